package tool

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/growth"
)

// switchText returns a function with a cf.switch of n cases whose targets use one of the two
// values that they are passed.
func switchText(n int) []byte {
	var b bytes.Buffer
	b.WriteString("func.func @f(%x: i32, %a: i32, %b: i32) -> i32 {\n  cf.switch %x : i32, [\n    default: ^d(%a : i32)")
	for i := range n {
		fmt.Fprintf(&b, ",\n    %d: ^b%d(%%a, %%b : i32, i32)", i, i)
	}
	b.WriteString("\n  ]\n^d(%z: i32):\n  return %z : i32\n")
	for i := range n {
		fmt.Fprintf(&b, "^b%d(%%y%d: i32, %%w%d: i32):\n  %%r%d = arith.addi %%y%d, %%x : i32\n  return %%r%d : i32\n", i, i, i, i, i, i)
	}
	b.WriteString("}\n")
	return b.Bytes()
}

// spirvSwitchText is the same with a spirv.Switch.
func spirvSwitchText(n int) []byte {
	var b bytes.Buffer
	b.WriteString("spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {\nspirv.func @f(%x: i32, %a: i32) \"None\" {\nspirv.mlir.selection {\nspirv.Switch %x : i32, [default: ^e")
	for i := range n {
		fmt.Fprintf(&b, ", %d: ^b%d(%%a : i32)", i, i)
	}
	b.WriteString("]\n")
	for i := range n {
		fmt.Fprintf(&b, "^b%d(%%y%d: i32):\n  %%r%d = spirv.IAdd %%y%d, %%x : i32\n  spirv.Branch ^e\n", i, i, i, i)
	}
	b.WriteString("^e:\n  spirv.mlir.merge\n}\nspirv.Return\n}\n}\n")
	return b.Bytes()
}

// TestManyCases checks that reading, printing and passes take time linear in the number of
// cases of a switch.
func TestManyCases(t *testing.T) {
	for _, c := range []struct {
		name string
		text func(n int) []byte
		args string
	}{
		{"print", switchText, ""},
		{"canonicalize", switchText, "--canonicalize"},
		{"sccp", switchText, "--sccp"},
		{"lower", switchText, "--pass-pipeline=builtin.module(convert-func-to-spirv,convert-cf-to-spirv)"},
		{"canonicalize spirv", spirvSwitchText, "--canonicalize"},
		{"sccp spirv", spirvSwitchText, "--sccp"},
	} {
		t.Run(c.name, func(t *testing.T) {
			growth.Linear(t, 16000, func(n int) func() {
				text := c.text(n)
				return func() {
					var diags bytes.Buffer
					if code := Opt(context.Background(), DefaultSetup(), strings.Fields(c.args), Streams{In: bytes.NewReader(text), Out: io.Discard, Err: &diags}); code != ExitOK {
						t.Error(diags.String()[:min(1000, diags.Len())])
					}
				}
			})
		})
	}
}
