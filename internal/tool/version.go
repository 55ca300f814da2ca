package tool

import "runtime/debug"

// release is the version that cmd/spvc/release.sh gives to its builds by the linker.
var release string

// Version returns the version of the build and the version of MLIR that it is
// compatible with. Outside a release and a released module, the version is "devel", with
// the revision in parentheses if the build knows it.
func Version() string {
	bi, _ := debug.ReadBuildInfo()
	return versionOf(release, bi) + ", compatible with MLIR 19.1.7"
}

// versionOf returns the version of a build with this information, which may be nil.
func versionOf(release string, bi *debug.BuildInfo) string {
	switch {
	case release != "":
		return release
	case bi == nil:
		return "devel"
	case bi.Main.Version != "" && bi.Main.Version != "(devel)":
		return bi.Main.Version
	}
	for _, s := range bi.Settings {
		if s.Key == "vcs.revision" {
			return "devel (" + s.Value + ")"
		}
	}
	return "devel"
}

// version adds --version, which is stored in p.
func (s *flagSet) version(p *bool) {
	s.boolean("version", p, "Display the version of this program")
}

func (s *flagSet) versionText() string { return s.tool + " " + Version() + "\n" }
