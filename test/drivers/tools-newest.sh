#!/bin/sh
# Builds SPIRV-Tools and glslang of Debian unstable from their source packages, in a folder beside the installed ones, and prints
# that folder. Nothing is installed, and apt's own sources stay as they are. If $SOURCES is set, it names a folder with the
# packages' source archives, as spirv-tools_VERSION.orig.tar.gz, which the script then takes instead of apt's.
set -eu
. "$(dirname "$0")/apt.sh"
dir="${XDG_CACHE_HOME:-$HOME/.cache}/spvc/tools-newest"
packages="spirv-headers spirv-tools glslang"
if [ ! -s "$dir/version" ]; then
	for p in cmake ninja g++ python3; do
		command -v "$p" >/dev/null || { echo "tools-newest: $p is missing" >&2; exit 1; }
	done
	work=$(mktemp -d)
	trap 'rm -rf "$work"' EXIT
	if [ -z "${SOURCES-}" ]; then
		apt_beside "$work"
		debian_source deb-src unstable > "$work/sources.list.d/unstable.sources"
		apt-get $apt_options update >&2
		SOURCES="$work/sources"
		mkdir "$SOURCES"
		(cd "$SOURCES" && apt-get $apt_options source --download-only $packages >&2) ||
			{ echo "tools-newest: apt cannot download the source packages of Debian unstable" >&2; exit 1; }
	fi
	for p in $packages; do
		mkdir "$work/$p"
		tar -xf "$(ls "$SOURCES/$p"_*.orig.tar* | tail -n 1)" -C "$work/$p" --strip-components=1
	done
	# build SOURCE OPTION... configures one of them, builds it and installs it in the folder.
	build() {
		source=$1
		shift
		cmake -S "$work/$source" -B "$work/build-$source" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$work/tree" \
			-DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_PREFIX_PATH="$work/tree" "$@" >&2
		nice ninja -C "$work/build-$source" install >&2
	}
	build spirv-headers -DSPIRV_HEADERS_ENABLE_TESTS=OFF
	build spirv-tools -DSPIRV-Headers_SOURCE_DIR="$work/tree" -DSPIRV_SKIP_TESTS=ON -DSPIRV_WERROR=OFF
	build glslang -DALLOW_EXTERNAL_SPIRV_TOOLS=ON -DGLSLANG_TESTS=OFF
	# The files name the folder that they were installed in.
	grep -rlI "$work/tree" "$work/tree" | xargs -r sed -i "s|$work/tree|$dir|g"
	rm -rf "$dir"
	mkdir -p "$(dirname "$dir")"
	cp -r "$work/tree" "$dir"
	# The version comes last: a run that is cut off leaves nothing that looks complete.
	"$dir/bin/spirv-val" --version | head -n 1 > "$dir/version"
fi
echo "tools-newest: $(cat "$dir/version") in $dir" >&2
echo "$dir"
