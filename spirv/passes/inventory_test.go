package passes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
)

// TestInventory takes the inventory of a module of several chunks by one and by three workers, and
// compares its lists with what walks find.
func TestInventory(t *testing.T) {
	const functions = 5 * inventoryChunk
	var text strings.Builder
	text.WriteString("spirv.module Logical GLSL450 {\n")
	for i := range functions {
		fmt.Fprintf(&text, `
  spirv.GlobalVariable @v%[1]d bind(0, %[1]d) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
  spirv.func @f%[1]d() "None" {
    %%v = spirv.mlir.addressof @v%[1]d : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
    %%local = spirv.Variable : !spirv.ptr<f32, Function>
    %%zero = spirv.Constant 0 : i32
    %%p = spirv.AccessChain %%v[%%zero] : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>, i32
    %%x = spirv.Load "Uniform" %%p : f32
    spirv.Store "Function" %%local, %%x : f32
    spirv.Store "Uniform" %%p, %%x : f32
    spirv.FunctionCall @f%[1]d() {spirv.print = "%[1]d"} : () -> ()
    spirv.FunctionCall @f%[1]d() : () -> ()
    spirv.Branch ^next {spirv.assert = "%[1]d"}
  ^next:
    spirv.Branch ^end
  ^end:
    spirv.Return
  }`, i)
	}
	text.WriteString("\n}\n")
	registry := ir.NewRegistry()
	registry.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(registry)
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(text.String())))
	if !ok {
		t.Fatal("the module does not parse")
	}
	module := top.Region(0).First().First()
	found := func(match func(op *ir.Operation) bool) (ops []*ir.Operation) {
		module.Walk(func(op *ir.Operation) {
			if match(op) {
				ops = append(ops, op)
			}
		})
		return ops
	}
	for _, workers := range []int{1, 3} {
		v := inventoryOf(&pass.Run{Workers: workers}, module)
		for _, list := range []struct {
			name      string
			got, want []*ir.Operation
			each      int
		}{
			{"asserts", v.asserts, found(func(op *ir.Operation) bool { return op.Attr(notes.AssertName) != nil }), 1},
			{"prints", v.prints, found(func(op *ir.Operation) bool { return op.Attr(notes.PrintName) != nil }), 1},
			{"writes", v.writes, found(func(op *ir.Operation) bool {
				return op.Is(spirv.Store) && strings.Contains(ir.TypeString(op.Operand(0).Type()), "Uniform")
			}), 1},
			{"uses", v.uses, found(blocklayout.IsUse), 2},
			{"pointers", v.pointers, found(func(op *ir.Operation) bool { return op.Is(spirv.AddressOf) || op.Is(spirv.Variable) }), 2},
		} {
			if !slices.Equal(list.got, list.want) || len(list.want) != functions*list.each {
				t.Errorf("%d workers: %s has %d operations, a walk finds %d of %d", workers, list.name, len(list.got), len(list.want), functions*list.each)
			}
		}
		for _, f := range found(func(op *ir.Operation) bool { return op.Is(spirv.Func) }) {
			var names []string
			for _, op := range v.references[f] {
				names = append(names, op.Name())
			}
			if want := []string{"spirv.mlir.addressof", "spirv.FunctionCall", "spirv.FunctionCall"}; !slices.Equal(names, want) {
				t.Errorf("%d workers: %s refers by %v, want %v", workers, ir.SymbolName(f), names, want)
			}
		}
	}
}
