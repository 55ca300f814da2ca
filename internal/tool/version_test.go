package tool

import (
	"runtime/debug"
	"testing"
)

// TestVersion lists builds: of a release from a clone, of a released module, of a clone, and others.
func TestVersion(t *testing.T) {
	clone := []debug.BuildSetting{{Key: "vcs", Value: "git"}, {Key: "vcs.revision", Value: "abc"}}
	for _, c := range []struct {
		release string
		info    *debug.BuildInfo
		want    string
	}{
		{"v1.2.3", &debug.BuildInfo{Main: debug.Module{Version: "v0.0.0-2026-abc"}, Settings: clone}, "v1.2.3"},
		{"v1.2.3", nil, "v1.2.3"},
		{"", &debug.BuildInfo{Main: debug.Module{Version: "v1.2.4"}, Settings: clone}, "v1.2.4"},
		{"", &debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: clone}, "devel (abc)"},
		{"", &debug.BuildInfo{Settings: clone}, "devel (abc)"},
		{"", &debug.BuildInfo{}, "devel"},
		{"", nil, "devel"},
	} {
		if got := versionOf(c.release, c.info); got != c.want {
			t.Errorf("release %q, %+v: version %q, want %q", c.release, c.info, got, c.want)
		}
	}
}
