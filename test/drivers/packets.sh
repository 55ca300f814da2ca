#!/usr/bin/env bash
# Builds and runs the C program of each packet that spvc conform left in folders of runs:
#
#	test/drivers/packets.sh DIR...
#
# Each must show the error on the device that has it. It prints a line for each packet, and fails if one does
# not run or shows no error.
set -uo pipefail
for dir in "$@"; do
	if [ ! -d "$dir" ]; then
		echo "$dir: no such folder" >&2
		exit 2
	fi
done
bad=0
for packet in $(find "$@" -type d -path '*/packets/*' | sort); do
	title=$(sed -n '1s/^# //p' "$packet/README.md" 2>/dev/null)
	if [ ! -e "$packet/case.c" ]; then
		echo "$packet: no program: ${title:-it has a report only}"
		bad=1
		continue
	fi
	device=$(sed -n 's/^  "name": "\(.*\)",$/\1/p' "$packet/driver.json")
	program=$(mktemp)
	if cc -o "$program" "$packet/case.c" -lvulkan; then
		out=$(timeout 60 "$program" "$device" 2>&1)
		code=$?
	else
		out='the program does not build' code=2
	fi
	rm -f "$program"
	# 1 says that results are wrong. timeout ends with 124, and a signal with more than 128: a hang or a crash.
	if [ "$code" = 1 ] || [ "$code" = 124 ] || [ "$code" -gt 128 ]; then
		echo "$packet: shows it: $title"
	else
		echo "$packet: exit code $code: $out"
		bad=1
	fi
done
exit $bad
