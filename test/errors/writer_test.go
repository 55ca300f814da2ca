package errors

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/tool"
)

// failing is a writer that accepts n bytes and then fails.
type failing struct{ n int }

func (f *failing) Write(p []byte) (int, error) {
	if len(p) > f.n {
		n := f.n
		f.n = 0
		return n, errors.New("the line is dead")
	}
	f.n -= len(p)
	return len(p), nil
}

// TestFailingWriter checks that a tool whose output cannot be written reports that and
// fails.
func TestFailingWriter(t *testing.T) {
	module := "module {\n" + "  func.func private @" + strings.Repeat("x", 200) + "()\n" + "}\n"
	spirv := "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n}\n"
	setup := tool.DefaultSetup()
	for _, c := range []struct {
		name, text string
		args       []string
		run        func(context.Context, tool.Setup, []string, tool.Streams) int
	}{
		{"opt", module, nil, tool.Opt},
		{"translate", spirv, []string{"--no-implicit-module", "--serialize-spirv"}, tool.Translate},
	} {
		whole := new(bytes.Buffer)
		if code := c.run(context.Background(), setup, c.args, tool.Streams{In: strings.NewReader(c.text), Out: whole, Err: new(bytes.Buffer)}); code != tool.ExitOK {
			t.Fatalf("%s: exit code %d", c.name, code)
		}
		for _, n := range []int{0, 1, whole.Len() / 2, whole.Len() - 1} {
			var diags bytes.Buffer
			code := c.run(context.Background(), setup, c.args, tool.Streams{In: strings.NewReader(c.text), Out: &failing{n}, Err: &diags})
			if code != tool.ExitFailed || !strings.Contains(diags.String(), "the line is dead") {
				t.Errorf("%s, dead after %d bytes: exit code %d, %q", c.name, n, code, diags.String())
			}
		}
	}
}
