package cli

import (
	"testing"

	"github.com/spvc/spvc/internal/tool"
)

// TestSubcommands checks that the name of a subcommand makes that subcommand alone, and
// other arguments make all of them.
func TestSubcommands(t *testing.T) {
	for _, s := range subcommands {
		root := rootCommand(tool.DefaultSetup, []string{s.name, "file"})
		if cmds := root.Commands(); len(cmds) != 1 || cmds[0].Name() != s.name {
			t.Errorf("%s makes %d commands, the first of them %s", s.name, len(cmds), cmds[0].Name())
		}
	}
	for _, args := range [][]string{nil, {"--help"}, {"help", "opt"}, {"op"}} {
		if n := len(rootCommand(tool.DefaultSetup, args).Commands()); n != len(subcommands) {
			t.Errorf("%q makes %d commands, want %d", args, n, len(subcommands))
		}
	}
}
