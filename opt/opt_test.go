package opt_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/spvc/spvc/internal/subprocess"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/opt"
)

// asTool is set in the environment of this test binary when it is to be a tool.
const asTool = "SPVC_TEST_OPT_MAIN"

func TestMain(m *testing.M) {
	if os.Getenv(asTool) != "" {
		opt.Main(registries())
	}
	os.Exit(m.Run())
}

// registries returns a dialect with one operation, and a pass that erases those.
func registries() (*ir.Registry, *pass.Registry) {
	nop := &ir.OpDef{Name: "mine.nop", Format: "attr-dict"}
	dialects := ir.NewRegistry()
	dialects.Add("mine", func() *ir.Dialect { return &ir.Dialect{Name: "mine", Ops: []ir.OpEntry{{Def: nop}}} })
	passes := pass.NewRegistry()
	passes.Add(func() *pass.Pass {
		return &pass.Pass{Name: "mine-erase", Class: "MineErase", Summary: "Erase mine.nop", Run: func(op *ir.Operation, _ *pass.Run) bool {
			for o := op.Region(0).First().First(); o != nil; {
				next := o.Next()
				if o.Is(nop) {
					o.Erase()
				}
				o = next
			}
			return true
		}}
	}, func() *pass.Pass {
		return &pass.Pass{Name: "mine-hang", Class: "MineHang", Summary: "Never end if there is a mine.nop", Run: func(op *ir.Operation, r *pass.Run) bool {
			if op.Region(0).First().First() != nil {
				fmt.Fprintln(r.Err, "hanging")
				select {}
			}
			return true
		}}
	})
	return dialects, passes
}

func TestRun(t *testing.T) {
	dialects, passes := registries()
	for _, c := range []struct {
		text, flags string
		code        int
		out, err    string
	}{
		{"mine.nop", "", 0, "module {\n  mine.nop\n}\n\n", ""},
		{"mine.nop", "--mine-erase", 0, "module {\n}\n\n", ""},
		{"mine.other", "", 1, "", "mine.other"},
		{"mine.nop", "--canonicalize", 1, "", "Unknown command line argument"},
	} {
		var out, err bytes.Buffer
		code := opt.Tool{Dialects: dialects, Passes: passes, Workers: 2}.Run(t.Context(), strings.Fields(c.flags), opt.Streams{In: strings.NewReader(c.text), Out: &out, Err: &err})
		if code != c.code || out.String() != c.out || !strings.Contains(err.String(), c.err) {
			t.Errorf("%s %s: exit code %d\n%s%s", c.text, c.flags, code, &out, &err)
		}
	}
}

// Main takes the arguments, the streams and the exit code of the process.
func TestProcess(t *testing.T) {
	for flag, want := range map[string]string{"--mine-erase": "module {\n}\n\n", "--nothing": ""} {
		cmd := exec.Command(os.Args[0], flag)
		cmd.Env = append(os.Environ(), asTool+"=1")
		cmd.Stdin = strings.NewReader("mine.nop")
		out, err := cmd.Output()
		if string(out) != want || (err == nil) != (want != "") {
			t.Errorf("%s: %q, %v", flag, out, err)
		}
	}
}

// TestSignal: a signal ends the process, and what it has written of its output disappears.
func TestSignal(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		dir := t.TempDir()
		cmd := exec.Command(os.Args[0], "--split-input-file", "--mine-hang", "-o", "out.mlir")
		cmd.Dir, cmd.Env = dir, append(os.Environ(), asTool+"=1")
		cmd.Stdin = strings.NewReader("module {}\n// -----\nmine.nop")
		messages, err := cmd.StderrPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := subprocess.Start(cmd); err != nil {
			t.Fatal(err)
		}
		if line, err := bufio.NewReader(messages).ReadString('\n'); line != "hanging\n" {
			t.Fatalf("%q, %v", line, err)
		}
		if files, _ := os.ReadDir(dir); len(files) != 1 {
			t.Errorf("%v: %d files while the pass hangs, want the one that is being written", s, len(files))
		}
		if err := cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		err = cmd.Wait()
		if code := cmd.ProcessState.ExitCode(); code != 128+int(s) {
			t.Errorf("%v: exit code %d, %v", s, code, err)
		}
		if files, _ := os.ReadDir(dir); len(files) != 0 {
			t.Errorf("%v: %s is left", s, files[0].Name())
		}
	}
}
