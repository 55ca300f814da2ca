#!/bin/sh
# Runs a command with the lavapipe of Debian unstable, which lies in a folder of its own with its own C library:
#
#	test/drivers/newest.sh [COMMAND [ARGUMENT]...]
#
# Without a command it unpacks the packages, if that has not been done, and says how to use them. Nothing is installed, and
# apt's own sources stay as they are. The command runs in that folder by chroot, with the machine's files below the current
# folder and in the folder of temporary files at their places. That takes the rights of root, in a namespace of its own
# where the kernel has them for users. It has no other driver.
set -eu
. "$(dirname "$0")/apt.sh"
dir="${XDG_CACHE_HOME:-$HOME/.cache}/spvc/newest"
root="$dir/root"
if [ ! -s "$dir/version" ]; then
	work=$(mktemp -d)
	trap 'rm -rf "$work"' EXIT
	apt_beside "$work"
	debian_source deb unstable > "$work/sources.list.d/unstable.sources"
	: > "$work/status" # no package is installed in the folder
	options="$apt_options -o Dir::State::status=$work/status"
	apt-get $options update >&2
	packages=$(apt-get $options -s --no-install-recommends install mesa-vulkan-drivers libvulkan1 spirv-tools | sed -n 's/^Inst \([^ ]*\) .*/\1/p')
	[ -n "$packages" ] || { echo "newest: apt resolves no packages of Debian unstable" >&2; exit 1; }
	(cd "$work/archives" && apt-get $options download $packages >&2)
	rm -rf "$root"
	mkdir -p "$root"
	# The packages have /usr/bin and others in place of /bin; the loader of programs has its name there.
	for d in bin sbin lib lib64; do mkdir -p "$root/usr/$d" && ln -s "usr/$d" "$root/$d"; done
	for deb in "$work"/archives/*.deb; do dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$root" --keep-directory-symlink; done
	mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root/root"
	find "$root/usr/share/vulkan/icd.d" ! -name 'lvp_icd*' -type f -delete
	rm -rf "$root/usr/share/doc" "$root/usr/share/man" "$root/usr/share/locale"
	# The version comes last: a run that is cut off leaves nothing that looks complete.
	dpkg-deb -f "$work"/archives/mesa-vulkan-drivers_*.deb Version > "$dir/version"
fi
if [ $# = 0 ]; then
	echo "newest: lavapipe $(cat "$dir/version"); use it with"
	echo "  $0 COMMAND"
	exit 0
fi
# The mounts are seen in the namespace only, and end with the command.
export NEWEST_ROOT="$root" NEWEST_FOLDERS="$(cd "$(dirname "$0")/../.." && pwd)
$PWD
${TMPDIR:-/tmp}
$(dirname "$dir")"
as=
[ "$(id -u)" = 0 ] || as='--user --map-root-user'
exec unshare $as --mount --propagation private sh -euc '
	mount --rbind /proc "$NEWEST_ROOT/proc"
	mount --rbind /dev "$NEWEST_ROOT/dev"
	echo "$NEWEST_FOLDERS" | while read -r folder; do
		mkdir -p "$NEWEST_ROOT$folder"
		mount --bind "$folder" "$NEWEST_ROOT$folder"
	done
	exec unshare --root="$NEWEST_ROOT" --wd="$PWD" -- "$@"' sh "$@"
