package passes

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
)

// TestChanged: the passes of level 1, and those behind them, keep analyses if they change nothing, and only then. A later pass
// would rely on what is no longer true.
func TestChanged(t *testing.T) {
	for _, c := range []struct {
		make            func() *pass.Pass
		changed, stayed string
	}{
		{NewUnrollLoops, "scf.for %i = %c0 to %c1 step %c1 {\nmemref.store %x, %m[%i] : memref<8xi32>\n}", "scf.for %i = %c0 to %n step %c1 {\nmemref.store %x, %m[%i] : memref<8xi32>\n}"},
		{NewLiftControlFlow, "cf.br ^a\n^a:", "scf.for %i = %c0 to %n step %c1 {\nmemref.store %x, %m[%i] : memref<8xi32>\n}"},
		{NewChooseBuffers, "%k = arith.cmpi eq, %n, %c0 : index\n%r = scf.if %k -> memref<8xi32> {\nscf.yield %m : memref<8xi32>\n} else {\nscf.yield %m : memref<8xi32>\n}\nmemref.store %x, %r[%n] : memref<8xi32>",
			"%k = arith.cmpi eq, %n, %c0 : index\n%r = arith.select %k, %m, %m : memref<8xi32>\nmemref.store %x, %r[%n] : memref<8xi32>"},
		{NewNarrowRanges, "%y = arith.divsi %c1, %c1 : index", "%y = arith.divsi %n, %c1 : index"},
		{NewNarrowRanges, "%y = arith.minui %c0, %c1 : index", "memref.store %x, %m[%n] : memref<8xi32>\nmemref.store %x, %m[%n] : memref<8xi32>"},
		{NewPromoteAllocas, "%a = memref.alloca() : memref<i32>\nmemref.store %x, %a[] : memref<i32>", "%a = memref.alloca() : memref<i32>\n%y = memref.load %a[] : memref<i32>"},
		{NewMergeAccesses, "memref.store %x, %m[%n] : memref<8xi32>\nmemref.store %x, %m[%n] : memref<8xi32>", "memref.store %x, %m[%n] : memref<8xi32>\n%y = memref.load %m[%c0] : memref<8xi32>"},
		{NewMergeAccesses, "%y = memref.load %m[%n] : memref<8xi32>\n%z = memref.load %m[%n] : memref<8xi32>", "%y = arith.addi %n, %n : index"},
		{transform.NewCSE, "%y = arith.addi %n, %n : index\n%z = arith.addi %n, %n : index\nmemref.store %x, %m[%y] : memref<8xi32>\nmemref.store %x, %m[%z] : memref<8xi32>",
			"%y = arith.addi %n, %n : index\nmemref.store %x, %m[%y] : memref<8xi32>\nmemref.store %x, %m[%c0] : memref<8xi32>\nmemref.store %x, %m[%c1] : memref<8xi32>"},
		{transform.NewMem2Reg, "%a = memref.alloca() : memref<i32>\nmemref.store %x, %a[] : memref<i32>", "memref.store %x, %m[%n] : memref<8xi32>"},
		{transform.NewSROA, "%a = memref.alloca() : memref<2xi32>\nmemref.store %x, %a[%c1] : memref<2xi32>", "memref.store %x, %m[%n] : memref<8xi32>"},
		{exactRemoveDeadValues, "%y = arith.addi %n, %n : index\nmemref.store %x, %m[%c0] : memref<8xi32>\nmemref.store %x, %m[%c1] : memref<8xi32>\nfunc.call @f(%x, %m, %n, %t) : (i32, memref<8xi32>, index, tensor<9xf32>) -> ()", "memref.store %x, %m[%c0] : memref<8xi32>\nmemref.store %x, %m[%c1] : memref<8xi32>\nfunc.call @f(%x, %m, %n, %t) : (i32, memref<8xi32>, index, tensor<9xf32>) -> ()"},
	} {
		for _, text := range []string{c.changed, c.stayed} {
			ctx := ir.NewContext(all.Registry())
			top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func @f(%x: i32, %m: memref<8xi32>, %n: index, %t: tensor<9xf32>) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"+text+"\nreturn\n}\n")))
			if !ok {
				t.Fatalf("%s does not parse", text)
			}
			computed := 0
			probe := func() *pass.Pass {
				return &pass.Pass{Name: "probe", Class: "Probe", Run: func(op *ir.Operation, r *pass.Run) bool {
					pass.Analysis(r, op, "count", func(*ir.Operation) *int { computed++; return &computed })
					r.PreserveAnalyses()
					return true
				}}
			}
			p := c.make()
			m := pass.NewManager("any")
			m.MustAdd(probe())
			m.MustAdd(p)
			m.MustAdd(probe())
			if !m.Run(top.Region(0).First().First(), pass.RunOptions{}) {
				t.Fatalf("%s fails", p.Name)
			}
			if got := computed == 2; got != (text == c.changed) {
				t.Errorf("%s of %q: changed is %t", p.Name, text, got)
			}
		}
	}
}

// exactRemoveDeadValues returns the pass as level 1 has it. As in MLIR, no analysis survives the pass without the option.
func exactRemoveDeadValues() *pass.Pass {
	p := transform.NewRemoveDeadValues()
	if err := p.Options[0].Set("true", true); err != nil {
		panic(err)
	}
	return p
}

// TestHoistedSubsets: loop-invariant-subset-hoisting reports whether it changes a loop.
func TestHoistedSubsets(t *testing.T) {
	for text, want := range map[string]bool{
		"%y = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> tensor<9xf32> {\n%a = tensor.extract_slice %u[0] [5] [1] : tensor<9xf32> to tensor<5xf32>\n%b = tensor.insert_slice %a into %u[0] [5] [1] : tensor<5xf32> into tensor<9xf32>\nscf.yield %b : tensor<9xf32>\n}": true,
		"%y = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> tensor<9xf32> {\nscf.yield %u : tensor<9xf32>\n}":                                                                                                                                                              false,
	} {
		ctx := ir.NewContext(all.Registry())
		top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func @f(%n: index, %t: tensor<9xf32>) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"+text+"\nreturn\n}\n")))
		if !ok {
			t.Fatalf("%s does not parse", text)
		}
		if got := transform.HoistLoopInvariantSubsets(top); got != want {
			t.Errorf("%s: changed is %t", text, got)
		}
	}
}

// TestRemovedArgument: remove-dead-values changes a function if it removes an argument, a result or an operation, and only then.
func TestRemovedArgument(t *testing.T) {
	const head = "func.func @f(%x: i32, %m: memref<8xi32>, %n: index) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
	const store = "memref.store %x, %m[%c0] : memref<8xi32>\nmemref.store %x, %m[%c1] : memref<8xi32>\n"
	for text, want := range map[string]bool{
		"func.func private @f(%x: i32, %m: memref<i32>) {\nmemref.store %x, %m[] : memref<i32>\nreturn\n}\nfunc.func @g(%x: i32, %m: memref<i32>) {\ncall @f(%x, %m) : (i32, memref<i32>) -> ()\nreturn\n}\n": false,
		"func.func private @f(%x: i32) {\nreturn\n}\nfunc.func @g(%x: i32) {\ncall @f(%x) : (i32) -> ()\nreturn\n}\n":                                                                                         true,
		"func.func private @f() -> i32 {\ncf.br ^a\n^a:\ncf.br ^a\n}\n":                                                                                                                                       true,
		head + store + "return\n}\n": false,
		head + store + "%y = scf.for %i = %c0 to %n step %c1 iter_args(%u = %x) -> i32 {\nmemref.store %x, %m[%c1] : memref<8xi32>\nscf.yield %u : i32\n}\nreturn\n}\n":                          true,
		head + "%k = arith.cmpi eq, %n, %c0 : index\nscf.if %k {\n%y = arith.addi %n, %n : index\nmemref.store %x, %m[%c1] : memref<8xi32>\n}\nreturn\n}\n":                                      true,
		head + "%k = arith.cmpi eq, %n, %c0 : index\n%u = scf.if %k -> index {\nscf.yield %c0 : index\n} else {\nscf.yield %c1 : index\n}\nmemref.store %x, %m[%u] : memref<8xi32>\nreturn\n}\n": false,
		"func.func @f() {\nreturn\n}\n": false,
	} {
		ctx := ir.NewContext(all.Registry())
		top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
		if !ok {
			t.Fatalf("%s does not parse", text)
		}
		if got := transform.RemoveDeadValues(top); got != want || !ir.Verify(top) {
			t.Errorf("%s: changed is %t", text, got)
		}
	}
}

// TestForgottenAccesses: spirv-merge-accesses remembers the last 32 elements of a block, so that its time is linear.
func TestForgottenAccesses(t *testing.T) {
	for n, want := range map[int]bool{32: true, 33: false} {
		var text strings.Builder
		text.WriteString("func.func @f(%x: i32, %m: memref<99xi32>) -> i32 {\n")
		for i := range n {
			c := strconv.Itoa(i)
			text.WriteString("%c" + c + " = arith.constant " + c + " : index\nmemref.store %x, %m[%c" + c + "] : memref<99xi32>\n")
		}
		text.WriteString("%r = memref.load %m[%c0] : memref<99xi32>\nreturn %r : i32\n}\n")
		ctx := ir.NewContext(all.Registry())
		top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text.String())))
		if !ok {
			t.Fatal("the module does not parse")
		}
		if got := memory.MergeAccesses(top, nil); got != want {
			t.Errorf("after %d elements, the first is known: %t", n, got)
		}
	}
}
