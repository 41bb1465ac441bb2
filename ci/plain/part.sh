#!/usr/bin/env bash
# One part of the work of CI, the same on every CI system and by hand: ci/plain/part.sh PART
#
#   scenarios  the stories, through horizon-ctl in a window under Xvfb
#   no-ai      that the No AI switch closes every door, through two faces
#   stills     the shots, held against the goldens
#   prove      that the shots repeat, with three boots each
#   merge      the parts of HORIZON_PARTS joined to one run
#   summary    what the run found, for the page of a job of GitHub Actions
#   prepare    what is to be told to a pull request, in a folder that another job may deliver
#   deliver    such a folder of HORIZON_PARTS, which may be from anybody, told to its pull request
#   reap       pictures of closed pull requests taken off their branch
#
# Settings are variables of the environment; an empty one counts as not set:
#   HORIZON_PATTERNS  which stories or shots, separated by blanks    HORIZON_DISPLAY  offscreen, xvfb, headless; several with commas
#   HORIZON_SHARD     which part of how many: 2/3                    HORIZON_VIA      socket, ctl, mcp; several with commas
#   HORIZON_OUT       where results go: out/PART                     HORIZON_PARTS    what merge, summary, prepare and deliver read
#   HORIZON_EXPECT    how many parts there must be to merge          HORIZON_REPORT_ARTIFACT  number of the artifact with the report
# Exit code: 0 all passed, 1 something failed, 2 a wrong call or parts that do not fit together.
set -eu

rig=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
part=${1:-}
out=${HORIZON_OUT:-out/$part}
parts=${HORIZON_PARTS:-}
# An empty game is the embedded one.
[ -n "${HORIZON_GAME:-}" ] || unset HORIZON_GAME

rig() { node "$rig/dist/horizon-rig.js" "$@"; }
tell() { node "$rig/dist/horizon-rig-ci.js" "$@"; }

# The patterns are the arguments from here on: split at blanks, and a star is horizon-rig's to read.
set -f
set -- ${HORIZON_PATTERNS:-}
set +f

needs_parts() {
  [ -n "$parts" ] || { echo "part.sh: $part needs a folder to read; set HORIZON_PARTS" >&2; exit 2; }
}

case $part in
  scenarios)
    rig run "$@" --display "${HORIZON_DISPLAY:-xvfb}" --via "${HORIZON_VIA:-ctl}" ${HORIZON_SHARD:+--shard "$HORIZON_SHARD"} --out "$out"
    ;;
  no-ai)
    rig run no-ai --display "${HORIZON_DISPLAY:-headless}" --via "${HORIZON_VIA:-socket,mcp}" --out "$out"
    ;;
  stills)
    rig still "$@" --display "${HORIZON_DISPLAY:-offscreen}" ${HORIZON_SHARD:+--shard "$HORIZON_SHARD"} --out "$out"
    ;;
  prove)
    rig prove "$@" --boots 3 --displays "${HORIZON_DISPLAY:-offscreen,headless}" ${HORIZON_SHARD:+--shard "$HORIZON_SHARD"} --out "$out"
    ;;
  merge)
    needs_parts
    rig merge "$parts" --partial ${HORIZON_EXPECT:+--expect "$HORIZON_EXPECT"} --out "$out"
    ;;
  summary)
    needs_parts
    tell summary "$parts" ${HORIZON_REPORT_ARTIFACT:+--report-artifact "$HORIZON_REPORT_ARTIFACT"}
    ;;
  prepare)
    needs_parts
    tell prepare "$parts" ${HORIZON_REPORT_ARTIFACT:+--report-artifact "$HORIZON_REPORT_ARTIFACT"} --out "$out"
    ;;
  deliver)
    needs_parts
    tell deliver "$parts"
    ;;
  reap)
    tell reap
    ;;
  *)
    echo "part.sh: there is no part \"$part\"; give scenarios, no-ai, stills, prove, merge, summary, prepare, deliver or reap" >&2
    exit 2
    ;;
esac
