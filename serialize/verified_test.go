package serialize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// TestVerifyAndSerialize compares VerifyAndSerialize with the verification followed by
// Serialize: the words, or the errors, are the same with any number of workers.
func TestVerifyAndSerialize(t *testing.T) {
	plain := "spirv.func @f%d(%%a: i32) -> i32 \"None\" { %%0 = spirv.IAdd %%a, %%a : i32\n spirv.ReturnValue %%0 : i32 }"
	for name, c := range map[string]struct {
		functions int
		at        int    // where odd stands
		odd       string // a function, or nothing
		tamper    func(module *ir.Operation)
		ok        bool
	}{
		"valid":         {functions: 100, ok: true},
		"few functions": {functions: 3, ok: true},
		"invalid function": {functions: 100, at: 70, odd: `spirv.func @odd() -> i32 "None" { %0 = spirv.Constant 1 : i64
			spirv.ReturnValue %0 : i64 }`},
		"unknown symbol": {functions: 100, at: 50, odd: `spirv.func @odd() "None" { %0 = spirv.mlir.addressof @none : !spirv.ptr<f32, Private>
			spirv.Return }`},
		"same name":    {functions: 100, at: 50, odd: `spirv.func @f7() "None" { spirv.Return }`},
		"refused type": {functions: 100, at: 20, odd: `spirv.func @odd(%a: vector<4xbf16>) "None" { spirv.Return }`},
		"no triple":    {functions: 100, tamper: func(m *ir.Operation) { m.SetAttr("vce_triple", nil) }},
		"a broken operand": {functions: 100, tamper: func(m *ir.Operation) {
			f := m.Region(0).First().Last()
			f.Region(0).First().First().SetOperand(0, f.Prev().Region(0).First().Arg(0))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			var sb strings.Builder
			sb.WriteString("spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {\n")
			for i := range c.functions {
				if i == c.at && c.odd != "" {
					sb.WriteString(c.odd + "\n")
				}
				fmt.Fprintf(&sb, plain+"\n", i)
			}
			sb.WriteString("}\n")
			run := func(workers int, f func(*ir.Operation, serialize.Options) ([]uint32, bool)) ([]uint32, bool, []string) {
				ctx := newContext()
				ctx.Workers = workers
				top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("a.mlir", []byte(sb.String())))
				if !ok {
					t.Fatal("the module does not parse")
				}
				module := top.Region(0).First().First()
				if c.tamper != nil {
					c.tamper(module)
				}
				var messages []string
				defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
					messages = append(messages, fmt.Sprint(ctx.LocInfo(d.Loc).Line, d.Message))
					return true
				})()
				words, ok := f(module, serialize.Options{})
				return words, ok, messages
			}
			want, ok, errors := run(1, func(m *ir.Operation, o serialize.Options) ([]uint32, bool) {
				if !ir.Verify(m) {
					return nil, false
				}
				return serialize.Serialize(m, o)
			})
			if ok != c.ok || ok == (len(errors) > 0) {
				t.Fatalf("ok %t, errors %q", ok, errors)
			}
			for _, workers := range []int{1, 2, 3} {
				got, gotOK, gotErrors := run(workers, serialize.VerifyAndSerialize)
				if gotOK != ok || !slices.Equal(got, want) || !slices.Equal(gotErrors, errors) {
					t.Errorf("%d workers: ok %t, %d words, errors %q; want %t, %d, %q", workers, gotOK, len(got), gotErrors, ok, len(want), errors)
				}
			}
		})
	}
}
