#!/usr/bin/env bash
# Makes a machine with Node and npm ready for the parts of part.sh: packages, the programs, and for a window under Xvfb what that needs.
# Installs system packages only where apt is there, and only those that HORIZON_DISPLAY or the part given as argument asks for.
set -eu

rig=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
part=${1:-}
display=${HORIZON_DISPLAY:-}
[ -n "$display" ] || [ "$part" != scenarios ] || display=xvfb

missing=''
case $display in
  *xvfb*)
    command -v Xvfb >/dev/null || missing="$missing xvfb"
    command -v xdotool >/dev/null || missing="$missing xdotool"
    command -v xclip >/dev/null || missing="$missing xclip"
    ;;
esac
if [ -n "$missing" ] && command -v apt-get >/dev/null; then
  root=''
  [ "$(id -u)" = 0 ] || root=sudo
  $root apt-get update -qq
  $root apt-get install -y -qq --no-install-recommends $missing
fi

# Above is all that is installed: nothing is downloaded behind a job's back.
HORIZON_SETUP=check node "$rig/ci/setup.mjs"
