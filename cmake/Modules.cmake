# SPDX-License-Identifier: GPL-3.0-or-later
# kartenwerk_module(NAME [QT] DEPENDS target...)
#
# One static target per folder: every .cpp and .h of the calling folder. QT turns moc on; without it
# the target is plain C++20.
function(kartenwerk_module name)
  cmake_parse_arguments(ARG "QT" "" "DEPENDS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp *.h)
  add_library(${name} STATIC ${sources})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${ARG_DEPENDS})
  if(ARG_QT)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
  endif()
endfunction()
