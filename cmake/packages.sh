# SPDX-License-Identifier: GPL-3.0-or-later
# What the two scripts need from Debian, and how it is installed. Sourced, not run.

build_packages="g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev nlohmann-json3-dev
  libboost-dev zlib1g-dev qt6-translations-l10n"
check_packages="git python3 python3-jsonschema poppler-utils clang-format clang-tidy-19"
long_packages="clang-19 libclang-rt-19-dev"

# missing_packages NAME...: prints those that are not installed.
missing_packages() {
  local name
  for name in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] ||
      printf '%s ' "$name"
  done
}

# install_packages NAME...: installs what is missing; lists it and exits with 2 where that may not
# be done.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system. Please install what these Debian packages hold:" "$@" >&2
    return 0
  fi
  local missing as_root=
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
      echo "These packages are missing, and only root may install them:" >&2
      echo "  apt-get install --no-install-recommends $missing" >&2
      exit 2
    fi
    as_root=sudo
  fi
  echo "Installing: $missing" >&2
  # shellcheck disable=SC2086 # a list of names
  { $as_root apt-get -qq -o DPkg::Lock::Timeout=300 update &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 \
      install --no-install-recommends $missing; } >&2 || {
    echo "The packages could not be installed: $missing" >&2
    exit 2
  }
}

# build_tree PRESET TARGET...: configures once and builds; quiet unless something fails.
build_tree() {
  local preset=$1 tree=build/$1 log
  shift
  log=$tree.log
  mkdir -p build
  if [ ! -f "$tree/build.ninja" ]; then
    echo "Configuring ($preset) …" >&2
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  ! ninja -C "$tree" -n "$@" 2>/dev/null | grep -q 'Building CXX' || echo "Building ($preset) …" >&2
  cmake --build "$tree" --target "$@" >"$log" 2>&1 || { grep -v '^\[' "$log" | tail -n 80 >&2; return 1; }
}
