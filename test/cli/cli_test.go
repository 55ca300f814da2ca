// Package cli holds scripts over the command line, in testscript's format.
package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/spvc/spvc/internal/lit"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		// "spvc": cli.Main, once the command line exists
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"filecheck": filecheck,
		},
	})
}

// filecheck is the command of that name: it checks the last command's standard output
// (or the file of --input-file) with the flags and directives of FileCheck. With ! a
// check has to fail; a check file that is itself wrong fails either way.
func filecheck(ts *testscript.TestScript, neg bool, args []string) {
	var stdin, out bytes.Buffer
	stdin.WriteString(ts.ReadFile("stdout"))
	env := []string{"FILECHECK_OPTS=" + ts.Getenv("FILECHECK_OPTS")}
	status := lit.FileCheck(context.Background(), args, &stdin, &out, &out, ts.MkAbs("."), env)
	ts.Logf("%s", out.String())
	switch {
	case status > 1 || status == 1 && strings.HasPrefix(out.String(), "FileCheck: "):
		ts.Fatalf("filecheck cannot be run")
	case status == 1 && !neg:
		ts.Fatalf("filecheck failed")
	case status == 0 && neg:
		ts.Fatalf("filecheck passed, but must fail")
	}
}
