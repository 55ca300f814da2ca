// Package cli runs scripts that test the command line, in testscript's format.
package cli

import (
	"bytes"
	"context"
	endian "encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/spvc/spvc/cmd/spvc/cli"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/internal/mutate"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) {
	spvc := func() { cli.Main(tool.DefaultSetup) }
	commands := map[string]func(){"spvc": spvc}
	// The process has the name by which a script calls it, as through a link.
	for _, name := range []string{"mlir-opt", "mlir-translate", "mlir-reduce", "mlir-vulkan-runner", "mlir-cpu-runner", "mlir-spirv-cpu-runner", "mlir-runner", "mlir-opt-19", "spirv-as", "spirv-dis", "spirv-val"} {
		commands[name] = spvc
	}
	testscript.Main(m, commands)
}

func TestScripts(t *testing.T) {
	examples, err := filepath.Abs("../../examples")
	if err != nil {
		t.Fatal(err)
	}
	manifest, err := drivers.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		// Scripts use the software driver, and the examples in $EXAMPLES.
		Setup: func(env *testscript.Env) error {
			env.Setenv("EXAMPLES", examples)
			env.Setenv("SWIFTSHADER", manifest)
			for _, name := range []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "MESA_SHADER_CACHE_DISABLE", "SPVC_VALIDATE", mutate.EnvMutant, mutate.EnvReach} {
				if v, ok := os.LookupEnv(name); ok {
					env.Setenv(name, v)
				}
			}
			return nil
		},
		Condition: func(cond string) (bool, error) {
			if cond == "cgo" {
				return !errors.Is(spirvtools.Validate(nil, spirvtools.Options{}), spirvtools.ErrUnavailable), nil
			}
			if version, ok := strings.CutPrefix(cond, "tools"); ok {
				return strings.HasPrefix(spirvtools.Version(), "v"+version), nil
			}
			return false, fmt.Errorf("unknown condition %q", cond)
		},
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"filecheck": filecheck,
			"exitcode":  exitcode,
			"json":      validJSON,
			"binary":    binary,
			"shownin":   shownIn,
			"schema":    schema,
		},
	})
}

// shownIn checks that a page of the documentation contains the last command's output.
func shownIn(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: shownin FILE")
	}
	if !strings.Contains(ts.ReadFile(args[0]), "\n"+ts.ReadFile("stdout")+"```\n") {
		ts.Fatalf("%s does not show this output", args[0])
	}
}

// filecheck checks the last command's standard output, or the file of --input-file,
// with the flags and directives of FileCheck. With ! a check must fail. An error in the
// check file itself always fails the script.
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

// exitcode runs a program that must exit with the given code, as in exitcode 2 spvc
// compile. As with exec, the script commands stdout and stderr check its output, and
// the command stdin sets its input.
func exitcode(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exitcode N program [argument ...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d\nstdout:\n%s\nstderr:\n%s", got, want, ts.ReadFile("stdout"), ts.ReadFile("stderr"))
	}
}

// validJSON checks that files (stdout is the last command's output) are JSON lists with
// at least one object that has a Name.
func validJSON(ts *testscript.TestScript, neg bool, args []string) {
	for _, name := range args {
		var list []struct{ Name string }
		err := json.Unmarshal([]byte(ts.ReadFile(name)), &list)
		if err == nil && (len(list) == 0 || list[0].Name == "") {
			err = errors.New("no named object")
		}
		if (err == nil) == neg {
			ts.Fatalf("%s: %v", name, err)
		}
	}
}

// binary checks that files are SPIR-V binaries, with the independent reader and with
// SPIRV-Tools under the rules of Vulkan 1.1.
func binary(ts *testscript.TestScript, neg bool, args []string) {
	for _, name := range args {
		words, err := wordsOf([]byte(ts.ReadFile(name)))
		if err == nil {
			err = spvwords.Check(words)
		}
		if err == nil {
			err = spirvtools.Validate(words, spirvtools.Options{Env: spirvtools.Vulkan11})
		}
		if errors.Is(err, spirvtools.ErrUnavailable) {
			err = nil
		}
		if (err == nil) == neg {
			ts.Fatalf("%s: %v", name, err)
		}
	}
}

func wordsOf(data []byte) ([]uint32, error) {
	if len(data)%4 != 0 {
		return nil, fmt.Errorf("%d bytes are no words", len(data))
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = endian.LittleEndian.Uint32(data[4*i:])
	}
	return words, nil
}
