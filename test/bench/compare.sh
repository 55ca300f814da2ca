#!/usr/bin/env bash
# Compares spvc with mlir-opt and mlir-translate of the versions 19 and 22, when they are installed, on
# generated kernels, spvc in the version of its peer: medians of wall time, CPU time and peak memory of one run, side by side.
# Processors that share a core with other work take more CPU time for the same, so only
# figures of one run compare.
#
#   test/bench/compare.sh [-n RUNS] [-b] SIZES...     (default: 1 1000; -b adds 10000)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
runs=5
sizes=(1 1000)
while [ $# -gt 0 ]; do
  case $1 in
    -n) runs=$2; shift 2 ;;
    -b) sizes=(1 1000 10000); shift ;;
    *) sizes=("$@"); break ;;
  esac
done
go build -o bin/spvc ./cmd/spvc
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
pipeline='builtin.module(gpu.module(gpu.func(convert-math-to-spirv)),convert-gpu-to-spirv,spirv.module(spirv-lower-abi-attrs,spirv-update-vce))'
for peer in mlir-opt-19 mlir-translate-19 mlir-opt-22 mlir-translate-22; do
  command -v "$peer" >/dev/null || echo "$peer is not installed; only spvc is measured" >&2
done
[ -x /usr/bin/time ] || { echo "this script needs /usr/bin/time (Debian package time)" >&2; exit 2; }

# measure COMMAND...: wall time and CPU time in tens of microseconds, and KiB of memory, of one run.
measure() {
  local start=$EPOCHREALTIME TIMEFORMAT='%3U %3S'
  { time /usr/bin/time -f %M -o "$dir/m" "$@" >/dev/null 2>"$dir/err"; } 2>"$dir/cpu" || { cat "$dir/err" >&2; exit 1; }
  local end=$EPOCHREALTIME
  awk -v wall=$(((${end/./} - ${start/./}) / 10)) -v kib="$(<"$dir/m")" '{ print wall, ($1 + $2) * 1e5, kib }' "$dir/cpu"
}

# median FILE: of each of its columns.
median() {
  local column
  for column in 1 2 3; do
    cut -d' ' -f$column "$1" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
  done
}

printf '%-34s %9s %9s %6s %9s %9s %6s %9s %9s %6s\n' what 'spvc s' 'mlir s' ratio 'spvc CPU' 'mlir CPU' ratio 'spvc MiB' 'mlir MiB' ratio
# row NAME PEERS_RUNS PEER SUBCOMMAND ARGUMENTS...: the runs of both take turns, and each
# round begins with the other program, because the second one finds a warmer machine.
row() {
  local name=$1 n=$2 peer=$3 tool=$4 i who
  shift 4
  : >"$dir/ours"
  echo 'nan nan nan' >"$dir/theirs"
  ! command -v "$peer" >/dev/null || : >"$dir/theirs"
  for i in $(seq "$runs"); do
    for who in $([ $((i % 2)) = 0 ] && echo theirs ours || echo ours theirs); do
      if [ "$who" = ours ]; then
        measure bin/spvc "$tool" "$@" >>"$dir/ours"
      elif [ "$i" -le "$n" ] && command -v "$peer" >/dev/null; then
        measure "$peer" "$@" >>"$dir/theirs"
      fi
    done
  done
  echo $(median "$dir/ours") $(median "$dir/theirs") |
    awk -v name="$name" '{ printf "%-34s %9.4f %9.4f %6.2f %9.3f %9.3f %6.2f %9.1f %9.1f %6.2f\n", name, $1 / 1e5, $4 / 1e5, $4 / $1, $2 / 1e5, $5 / 1e5, $2 ? $5 / $2 : 0, $3 / 1024, $6 / 1024, $3 / $6 }'
}
for size in "${sizes[@]}"; do
  go run ./test/bench/genkernels -n "$size" >"$dir/k.mlir"
  go run ./test/bench/genkernels -spirv -n "$size" >"$dir/spirv.mlir"
  n=$runs # of mlir-opt, which takes minutes for large ones
  [ "$size" -lt 5000 ] || n=1
  for version in 19 22; do
    export SPVC_MLIR_VERSION=$version
    row "$version: parse, verify, print $size" "$n" mlir-opt-$version opt "$dir/k.mlir" -o /dev/null
    row "$version: canonicalize, cse $size" "$n" mlir-opt-$version opt "$dir/k.mlir" --pass-pipeline='builtin.module(gpu.module(gpu.func(canonicalize,cse)))' -o /dev/null
    row "$version: lower $size kernels" "$n" mlir-opt-$version opt "$dir/k.mlir" --pass-pipeline="$pipeline" -o /dev/null
    bin/spvc opt --no-implicit-module "$dir/spirv.mlir" -o "$dir/s.mlir"
    bin/spvc translate --no-implicit-module --serialize-spirv "$dir/s.mlir" -o "$dir/s.spv"
    row "$version: serialize $size functions" "$runs" mlir-translate-$version translate --no-implicit-module --serialize-spirv "$dir/s.mlir" -o /dev/null
    row "$version: deserialize $size functions" "$runs" mlir-translate-$version translate --no-implicit-module --deserialize-spirv "$dir/s.spv" -o /dev/null
  done
done
