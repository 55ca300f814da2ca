package tool

import "runtime/debug"

// release is the version that cmd/spvc/release.sh gives to its builds by the linker.
var release string

// Version returns the version of the build and the version of MLIR that it is
// compatible with. Outside a release and a released module, the version is "devel", with
// the revision in parentheses if the build knows it.
func Version() string {
	version, revision := "devel", ""
	if bi, ok := debug.ReadBuildInfo(); ok {
		if v := bi.Main.Version; v != "" && v != "(devel)" {
			version = v
		}
		for _, s := range bi.Settings {
			if s.Key == "vcs.revision" {
				revision = " (" + s.Value + ")"
			}
		}
	}
	if release != "" {
		version = release
	}
	return version + revision + ", compatible with MLIR 19.1.7"
}

// version adds --version, which is stored in p.
func (s *flagSet) version(p *bool) {
	s.boolean("version", p, "Display the version of this program")
}

func (s *flagSet) versionText() string { return s.tool + " " + Version() + "\n" }
