package ir_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// TestCandidates checks which names the error about an unknown name offers: those that the scopes around it define,
// before and after it, and none of other functions.
func TestCandidates(t *testing.T) {
	for text, want := range map[string][]string{
		"func.func @f(%a: i1) { %b = arith.addi %x, %a : i1 %c = arith.addi %a, %a : i1 return }":                                                                                     {"%a", "%b", "%c"},
		"func.func @f(%a: i1) { %x = arith.addi %b, %a : i1 %b = arith.addi %a, %a : i1 return }":                                                                                     nil,
		"func.func @f(%a: i1) { scf.if %a { %b = arith.addi %x, %a : i1 %c = arith.addi %a, %a : i1 } scf.if %a { %d = arith.addi %a, %a : i1 } %e = arith.addi %a, %a : i1 return }": {"%b", "%c", "%a", "%e"},
		"func.func @f(%a: i1) { %b = arith.addi %a, %a : i1 return }\nfunc.func @g(%c: i1) { %d = arith.addi %x, %c : i1 return }\nfunc.func @h(%e: i1) { return }":                   {"%c", "%d"},
		// As in MLIR, the parser resolves outer values in a function inside one, and the verifier refuses them.
		"func.func @f(%a: i1) { builtin.module { func.func @g(%c: i1) { %d = arith.addi %x, %c : i1 return } } %b = arith.addi %a, %a : i1 return }":                                                                  {"%c", "%d", "%a", "%b"},
		"func.func @f(%a: i1) { builtin.module { func.func @g(%c: i1) { return } } %b = arith.addi %a, %x : i1 return }":                                                                                              {"%a", "%b"},
		"func.func @f(%a: i1) { scf.if %a { %b = arith.addi %late, %a : i1 } %late = arith.addi %a, %x : i1 scf.if %a { %c = arith.addi %a, %a : i1 } return }":                                                       {"%a", "%late"},
		"func.func @f() { cf.br ^x\n^a:\ncf.br ^b\n^b:\nreturn }\nfunc.func @g() { cf.br ^c\n^c:\nreturn }":                                                                                                           {"a", "b"},
		"!a = i1\n#b = 1 : i1\nfunc.func @f(%a: !x) { return }":                                                                                                                                                       {"a", "b"},
		"module { func.func @a() { return } func.func @b() { call @x() : () -> () return } module @c { func.func @d() { return } } }\nmodule @e { }":                                                                  {"a", "b"},
		"module attributes {gpu.container_module} { gpu.module @a { gpu.func @k() kernel { gpu.return } } func.func @f(%i: index) { gpu.launch_func @a::@x blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }": {"k"},
		"module attributes {gpu.container_module} { gpu.module @a { gpu.func @k() kernel { gpu.return } } func.func @f(%i: index) { gpu.launch_func @x::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }": {"a"},
	} {
		ctx := ir.NewContext(all.Registry())
		var got []string
		asked := false
		pop := ctx.PushHandler(func(d *ir.Diagnostic) bool {
			if u, ok := d.Detail.(*ir.UnknownName); ok && !asked {
				got, asked = u.Candidates(), true
			}
			return true
		})
		if top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text))); ok {
			ir.Verify(top)
		}
		pop()
		if !slices.Equal(got, want) {
			t.Errorf("%s\ngot  %q\nwant %q", text, got, want)
		}
	}
}
