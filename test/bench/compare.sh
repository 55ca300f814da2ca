#!/usr/bin/env bash
# Compares spvc with mlir-opt-19, when that is installed, on generated kernels:
# medians of wall time and peak memory of one run, side by side.
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
peer=$(command -v mlir-opt-19 || true)
[ -n "$peer" ] || echo "mlir-opt-19 is not installed; only spvc is measured" >&2
[ -x /usr/bin/time ] || { echo "this script needs /usr/bin/time (Debian package time)" >&2; exit 2; }

# measure RUNS COMMAND...: median seconds and median KiB.
measure() {
  local n=$1; shift
  for _ in $(seq "$n"); do
    /usr/bin/time -f '%e %M' -o "$dir/t" "$@" >/dev/null 2>"$dir/err" || { cat "$dir/err" >&2; exit 1; }
    cat "$dir/t"
  done | sort -n | awk '{ t[NR] = $1; m[NR] = $2 } END { k = int((NR + 1) / 2); print t[k], m[k] }'
}

printf '%-34s %10s %10s %8s %10s %10s %8s\n' what 'spvc s' 'mlir s' ratio 'spvc MiB' 'mlir MiB' ratio
row() {
  local name=$1 n=$2; shift 2
  local ours theirs
  ours=$(measure "$runs" bin/spvc opt "$@")
  theirs='nan nan'
  [ -z "$peer" ] || theirs=$(measure "$n" "$peer" "$@")
  echo "$ours $theirs" | awk -v name="$name" '{ printf "%-34s %10.3f %10.3f %8.2f %10.1f %10.1f %8.2f\n", name, $1, $3, ($1 > 0 ? $3 / $1 : 0), $2 / 1024, $4 / 1024, $2 / $4 }'
}
for size in "${sizes[@]}"; do
  go run ./test/bench/genkernels -n "$size" > "$dir/k.mlir"
  n=$runs # of mlir-opt-19, which takes minutes for large ones
  [ "$size" -lt 5000 ] || n=1
  row "parse, verify, print $size" "$n" "$dir/k.mlir" -o /dev/null
  row "canonicalize, cse $size" "$n" "$dir/k.mlir" --pass-pipeline='builtin.module(gpu.module(gpu.func(canonicalize,cse)))' -o /dev/null
  row "lower $size kernels" "$n" "$dir/k.mlir" --pass-pipeline="$pipeline" -o /dev/null
done
