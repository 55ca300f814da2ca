# Shell functions for scripts that take packages of another suite of Debian without installing them. A script reads
# this file with the dot command.

# debian_source TYPE SUITE prints an entry for apt's sources: SUITE of the archive that the system itself uses, with its key.
debian_source() {
	codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
	entry=$(apt-get indextargets --format '$(REPO_URI) $(SOURCESENTRY)' 'Created-By: Packages' "Release: $codename" 'Component: main' | head -n 1)
	uri=${entry%% *} list=${entry#* }
	list=${list%:*} # the entry's line
	[ -n "$uri" ] && [ -r "$list" ] || { echo "$(basename "$0"): apt has no source for Debian $codename" >&2; return 1; }
	key=$(sed -n -e 's/^Signed-By:[[:space:]]*\(\/.*\)$/\1/p' -e 's/^deb .*\[.*signed-by=\([^] ]*\).*/\1/p' "$list" | head -n 1)
	printf 'Types: %s\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' "$1" "$uri" "$2" "${key:-/usr/share/keyrings/debian-archive-keyring.gpg}"
}

# apt_beside FOLDER makes a configuration of apt in FOLDER that leaves the system's state as it is. Options of apt-get that use it are
# then in the variable apt_options.
apt_beside() {
	chmod 755 "$1" # apt drops its rights for the download
	mkdir -p "$1/lists/partial" "$1/archives/partial" "$1/sources.list.d"
	touch "$1/sources.list"
	chown -R _apt "$1/lists" "$1/archives" 2>/dev/null || true
	apt_options="-q -o Dir::Etc::sourcelist=$1/sources.list -o Dir::Etc::sourceparts=$1/sources.list.d -o Dir::State::lists=$1/lists
		-o Dir::Cache::archives=$1/archives -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o Debug::NoLocking=1"
}
