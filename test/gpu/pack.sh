#!/usr/bin/env bash
# Packs what test/gpu/run.sh needs on a machine without network, compilers and Vulkan loader:
#
#	test/gpu/pack.sh DIR
#
# DIR/bin gets spvc and the test programs, DIR/lib the loader and the software drivers with the libraries
# that they need (not the C and C++ libraries, which the machine has), DIR/icd the manifests of the drivers.
# The machine also needs the tree, because tests read their files.
set -euo pipefail
out=${1:?usage: test/gpu/pack.sh DIR}
mkdir -p "$out/bin" "$out/lib" "$out/icd"
out=$(cd "$out" && pwd)
cd "$(dirname "$0")/../.."

go build -trimpath -ldflags='-s -w' -o "$out/bin/" ./cmd/spvc
go build -trimpath -ldflags='-s -w' -o "$out/bin/sound" ./test/soundness/cmd
go build -trimpath -ldflags='-s -w' -o "$out/bin/times" ./test/quality/times
go build -trimpath -ldflags='-s -w' -o "$out/bin/bench" ./test/gpu/bench
while read -r package _; do
	go test -c -trimpath -ldflags='-s -w' -o "$out/bin/$(tr / _ <<<"$package").test" "./$package"
done < test/gpu/packages

# libraries prints the file of a library and those that it needs.
libraries() {
	echo "$1"
	ldd "$1" | awk '$3 ~ /^\// { print $3 }'
}
swiftshader=${XDG_CACHE_HOME:-$HOME/.cache}/spvc/swiftshader
system=$(dirname "$(ldconfig -p | awk '/libvulkan_lvp\.so/ { print $NF; exit }')")
for f in "$system/libvulkan.so.1" "$system/libvulkan_lvp.so" "$swiftshader/libvk_swiftshader.so"; do libraries "$f"; done |
	sort -u | grep -vE '/(libc|libm|libpthread|libdl|librt|libstdc\+\+|libgcc_s)\.so' |
	while read -r f; do cp -L "$f" "$out/lib/"; done
# A name without a directory: the loader finds it by LD_LIBRARY_PATH.
echo '{"file_format_version": "1.0.0", "ICD": {"library_path": "libvulkan_lvp.so", "api_version": "1.3.230"}}' > "$out/icd/lavapipe.json"
echo '{"file_format_version": "1.0.0", "ICD": {"library_path": "libvk_swiftshader.so", "api_version": "1.0.5"}}' > "$out/icd/vk_swiftshader_icd.json"
