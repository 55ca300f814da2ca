package opt_test

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"

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
