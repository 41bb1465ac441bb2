#!/usr/bin/env bash
# All parts on one machine, one after the other, and one report: ci/plain/all.sh [SHARDS]
# A CI system with several machines gives each of them one line of this file, and the last line to the one that has all folders.
# Settings: HORIZON_SCENARIOS and HORIZON_SHOTS, patterns separated by blanks; HORIZON_OUT, by default out/ci.
set -eu

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
shards=${1:-1}
out=${HORIZON_OUT:-out/ci}
case $shards in
  '' | *[!0-9]* | 0*) echo "all.sh: \"$shards\" is no number of shards; give one from 1 on" >&2; exit 2 ;;
esac

bash "$here/setup.sh" scenarios
rm -rf "$out/parts"
# Every part runs, whatever an earlier one found: the merged run counts.
HORIZON_OUT=$out/parts/scenarios HORIZON_PATTERNS=${HORIZON_SCENARIOS:-} bash "$here/part.sh" scenarios || true
HORIZON_OUT=$out/parts/no-ai HORIZON_PATTERNS='' bash "$here/part.sh" no-ai || true
for ((i = 1; i <= shards; i++)); do
  HORIZON_OUT=$out/parts/stills-$i HORIZON_PATTERNS=${HORIZON_SHOTS:-} HORIZON_SHARD=$i/$shards bash "$here/part.sh" stills || true
done
HORIZON_OUT=$out/report HORIZON_PARTS=$out/parts HORIZON_EXPECT=$((shards + 2)) bash "$here/part.sh" merge
