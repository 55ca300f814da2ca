#!/usr/bin/env bash
# Runs the device tests, examples, benchmarks and a campaign of spvc conform on a machine with a GPU, from a tree and what test/gpu/pack.sh has packed:
#
#	test/gpu/run.sh PACK RESULTS NAME=SELECTOR [SECONDS [KERNELS]]
#
# SPVC_BENCH has flags of the benchmarks (-size, -megabytes, -runs), SPVC_CAMPAIGN the types of the campaign.
# SELECTOR chooses the device as --device of spvc run does, such as driver:nvidia, and NAME stands for it in
# the names of tests. The script ends after about SECONDS (default 480). RESULTS gets a log for each step, the
# times of programs and benchmarks, the folder of the campaign with its packets, and summary.txt with a line for each step. KERNELS (default 3000) random kernels run on
# the device, and as many on the software drivers as the time allows. A test that takes a driver down takes no
# other test with it: each runs in a process of its own.
set -uo pipefail
usage='usage: test/gpu/run.sh PACK RESULTS NAME=SELECTOR [SECONDS [KERNELS]]'
pack=$(cd "${1:?$usage}" && pwd) results=${2:?$usage} device=${3:?$usage} seconds=${4:-480} kernels=${5:-3000}
mkdir -p "$results" && results=$(cd "$results" && pwd)
cd "$(dirname "$0")/../.."
end=$(($(date +%s) + seconds))
# A tenth of the time is for the ends of steps.
deadline=$((end - seconds / 10))

bin=$pack/bin selector=${device#*=}
export LD_LIBRARY_PATH=$pack/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export XDG_CACHE_HOME=$results/cache MESA_SHADER_CACHE_DISABLE=true SPVC_TEST_DEVICE=$device
mkdir -p "$XDG_CACHE_HOME/spvc/swiftshader"
cp "$pack/icd/vk_swiftshader_icd.json" "$XDG_CACHE_HOME/spvc/swiftshader/"
software=$pack/icd/lavapipe.json:$pack/icd/vk_swiftshader_icd.json
hardware=$(ls /etc/vulkan/icd.d/*.json /usr/share/vulkan/icd.d/*.json /usr/local/*/share/vulkan/icd.d/*.json 2>/dev/null | grep -vE 'lvp|swiftshader' | paste -sd:)
export VK_DRIVER_FILES=$software${hardware:+:$hardware}

# step NAME COMMAND... runs a command until the deadline, or for at most the seconds in most, with its output in
# NAME.log.
step() {
	local name=$1 left=$((deadline - $(date +%s))) began code
	shift
	if ((${most:-left} < left)); then left=$most; fi
	if ((left <= 0)); then
		echo "$name: no time left" >> "$results/summary.txt"
		return
	fi
	began=$(date +%s)
	timeout -k 5 "$left" "$@" > "$results/$name.log" 2>&1
	code=$?
	echo "$name: exit code $code, $(($(date +%s) - began)) s" >> "$results/summary.txt"
	return $code
}

# examples runs each example; it fails if one does. What a device lacks is an error that names the feature.
examples() {
	local file failed=0
	for file in examples/*.mlir; do
		echo "== $file"
		"$bin/spvc" run --device="$selector" "$file" || failed=1
	done
	return $failed
}
export -f examples
export bin selector

# tests PACKAGE runs each test of a package in a process of its own.
tests() {
	local package=$1 program test
	program=$bin/$(tr / _ <<<"$package").test
	for test in $("$program" -test.list . | grep ^Test); do
		(cd "$package" && step "$(basename "$package").$test" "$program" -test.run "^$test\$" -test.timeout 5m)
	done
}

: > "$results/summary.txt"
step devices "$bin/spvc" devices
step device "$bin/spvc" devices --json "$selector"
# The benchmarks come first, while nothing else uses the device.
step bench "$bin/bench" -device "$selector" ${SPVC_BENCH:-}
(while read -r package rest; do tests "$package"; done < test/gpu/packages) &
(
	step times "$bin/times" -device "$selector" -runs 20
	step examples bash -c examples
	# Its cases may be more than the time allows; spvc conform --resume goes on with them.
	most=$((seconds / 3)) step campaign "$bin/spvc" conform --device="$selector" --types="${SPVC_CAMPAIGN:-systematic,40}" --jobs=3 --out="$results/campaign"
	step random-device "$bin/sound" -jobs 2 -shown 50 -seed "${SPVC_SEED:-1}" -kernels "$kernels" -driver "${device%%=*}" -out "$results/random-device.mlir"
) &
(
	export VK_DRIVER_FILES=$software
	unset SPVC_TEST_DEVICE
	for ((block = 1; $(date +%s) < deadline; block++)); do
		step "random-$block" "$bin/sound" -jobs "$(($(nproc) > 4 ? $(nproc) - 3 : 1))" -shown 20 -seed "$((${SPVC_SEED:-1} + block * 1000000))" -kernels 10000 -out "$results/random-$block.mlir"
		[ $? != 127 ] || break # the program is not there
	done
) &
wait
rm -rf "$results/cache"
sort -o "$results/summary.txt" "$results/summary.txt"
grep -v 'exit code 0,' "$results/summary.txt" || echo 'all steps ended with 0'
