# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings, sanitizers and the compiler cache, the same for every target.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# Designated initialisers leave the rest at its default on purpose.
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  add_compile_options($<$<CONFIG:Release>:-Wno-restrict>) # false alarms on strings at -O3 (GCC bug 105651)
endif()
if(KARTENWERK_WERROR)
  add_compile_options(-Werror)
endif()
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

if(KARTENWERK_SANITIZE)
  add_compile_options(-fsanitize=${KARTENWERK_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${KARTENWERK_SANITIZE})
endif()
