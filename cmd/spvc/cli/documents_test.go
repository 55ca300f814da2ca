package cli

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/reference"
)

var update = flag.Bool("update", false, "write docs/cli, docs/man and docs/schema")

// allCommands returns the command with all subcommands.
func allCommands() *cobra.Command {
	root := rootCommand(tool.DefaultSetup, nil)
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	root.DisableAutoGenTag = true
	return root
}

// TestDocuments compares docs/cli and the man pages in docs/man with the help of the commands; -args -update writes
// them.
func TestDocuments(t *testing.T) {
	// The texts name no number of processors and no terminal, so they are the same everywhere.
	made := t.TempDir()
	date := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		folder, extension string
		write             func(dir string) error
	}{
		{"cli", ".md", func(dir string) error { return doc.GenMarkdownTree(allCommands(), dir) }},
		{"man", ".1", func(dir string) error {
			return doc.GenManTree(allCommands(), &doc.GenManHeader{Section: "1", Date: &date, Source: "spvc", Manual: "spvc"}, dir)
		}},
	} {
		dir, want := filepath.Join(made, c.folder), filepath.Join("../../../docs", c.folder)
		if *update {
			if err := os.RemoveAll(want); err != nil {
				t.Fatal(err)
			}
			dir = want
		}
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := c.write(dir); err != nil {
			t.Fatal(err)
		}
		compareFolders(t, dir, want, c.extension)
	}
}

// compareFolders reports files that only one folder has, or that differ.
func compareFolders(t *testing.T, got, want, extension string) {
	t.Helper()
	names := map[string]bool{}
	for _, dir := range []string{got, want} {
		files, err := filepath.Glob(filepath.Join(dir, "*"+extension))
		if err != nil || len(files) < 20 {
			t.Errorf("%d files in %s, %v", len(files), dir, err)
		}
		for _, f := range files {
			names[filepath.Base(f)] = true
		}
	}
	for name := range names {
		a, err := os.ReadFile(filepath.Join(got, name))
		if err != nil {
			t.Errorf("the command of %s is gone (go test ./cmd/spvc/cli -run TestDocuments -args -update)", filepath.Join(want, name))
			continue
		}
		b, err := os.ReadFile(filepath.Join(want, name))
		if err != nil || string(a) != string(b) {
			t.Errorf("%s is not up to date (go test ./cmd/spvc/cli -run TestDocuments -args -update), %v", filepath.Join(want, name), err)
		}
		if extension == ".1" && (!strings.HasPrefix(string(a), ".nh\n.TH ") || !strings.Contains(string(a), ".SH NAME")) {
			t.Errorf("%s is no man page", name)
		}
	}
}

// TestCompletionTables: each row of the tables of completions is for a flag or a command that exists. Flags refuse
// values by the same tables; the checks of the reference device have a parser of their own.
func TestCompletionTables(t *testing.T) {
	flags, commands := map[string]bool{}, map[string]bool{}
	var visit func(cmd *cobra.Command)
	visit = func(cmd *cobra.Command) {
		commands[cmd.Name()] = true
		for name := range flagCompletions() {
			command, own, both := strings.Cut(name, " ")
			switch {
			case !both && (cmd.Flags().Lookup(name) != nil || cmd.PersistentFlags().Lookup(name) != nil), both && cmd.Name() == command && cmd.Flags().Lookup(own) != nil:
				flags[name] = true
			}
		}
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(allCommands())
	for name, c := range flagCompletions() {
		if !flags[name] {
			t.Errorf("no flag %s", name)
		}
		if c.values == nil && !c.folder {
			t.Errorf("nothing completes %s", name)
		}
	}
	for _, name := range flagCompletions()["checks"].values() {
		if _, err := reference.ParseChecks(name); err != nil {
			t.Error(err)
		}
	}
	if _, err := rulesOf(ruleNames()); err != nil {
		t.Error(err)
	}
	for name := range argumentExtensions() {
		if !commands[name] {
			t.Errorf("no command %s", name)
		}
	}
}
