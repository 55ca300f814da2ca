package structure

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
	"github.com/spvc/spvc/test/testdialect"
)

// ownRegisterOperations adds the passes that test hooks and traits of operations.
func ownRegisterOperations(reg *pass.Registry) {
	reg.Add(newReturnType, newDerivedAttr, newConstantFold, newTraitFolder, newControlFlowSink, newInline, newElementsAttr, newTypeInterfaces)
}

// newReturnType returns the pass test-return-type, which makes operations whose types are inferred, and the shapes of others.
func newReturnType() *pass.Pass {
	return &pass.Pass{
		Name: "test-return-type", Class: "TestReturnTypeDriver", Op: fn.Func.Name, Summary: "Run return type functions",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ops []*ir.Operation
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				ops = append(ops, o)
			}
			switch ir.SymbolName(op) {
			case "testCreateFunctions":
				for _, o := range ops[:len(ops)-1] {
					for _, def := range []*ir.OpDef{testdialect.InferType, testdialect.InferTypeByName, testdialect.InferShapeType} {
						createInferred(op, o, def)
					}
				}
			case "testReifyFunctions":
				for _, o := range ops {
					if o.Is(testdialect.InferShapeType) {
						reify(o)
					}
				}
			}
			return true
		},
	}
}

// createInferred makes, after at, an operation of the kind def for each pair of arguments of f that def accepts.
func createInferred(f, at *ir.Operation, def *ir.OpDef) {
	ctx := f.Context()
	b := ir.NewBuilder(ctx, nil)
	b.SetAfter(at)
	args := f.Region(0).First().Args()
	for _, x := range args {
		for _, y := range args {
			st := &ir.OperationState{Loc: at.Loc(), Info: ctx.OpInfo(def.Name), Operands: []*ir.Value{x, y}, Attrs: at.DiscardableAttrs()}
			t, why := ctx.InferTypes(st)
			if why != "" {
				continue
			}
			st.Results = t
			b.SetAfter(b.Insert(b.Arena().Create(st)))
		}
	}
}

// reify makes the operations that compute the shape of the result of op.
func reify(op *ir.Operation) {
	m, ok := ir.OpInterface[interfaces.ReifyShapeTensorsModel](op.Info())
	if !ok {
		return
	}
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	for i, v := range m.ReifyShapeTensors(op, b) {
		if def := v.DefiningOp(); def != nil {
			op.EmitRemark("value " + strconv.Itoa(i) + ": " + def.String())
		}
	}
}

// newDerivedAttr returns the pass test-derived-attr, which reports the derived attributes of operations.
func newDerivedAttr() *pass.Pass {
	return &pass.Pass{
		Name: "test-derived-attr", Class: "TestDerivedAttributeDriver", Op: fn.Func.Name, Summary: "Run test derived attributes",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				derived, ok := ir.OpInterface[interfaces.DerivedAttrs](o.Info())
				if !ok {
					return
				}
				for _, a := range derived(o) {
					o.EmitRemark(a.Name + " = " + ir.AttrString(a.Value))
				}
			})
			return true
		},
	}
}

// newConstantFold returns the pass test-constant-fold, which folds each operation once, the last one first.
func newConstantFold() *pass.Pass {
	return &pass.Pass{
		Name: "test-constant-fold", Class: "(anonymous namespace)::TestConstantFold", Summary: "Test operation constant folding",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ops, made []*ir.Operation
			gone := map[*ir.Operation]bool{}
			op.WalkPre(func(o *ir.Operation) ir.WalkResult {
				ops = append(ops, o)
				return ir.WalkAdvance
			})
			f := rewrite.NewOperationFolder(op.Context())
			f.Made = func(o *ir.Operation) { made = append(made, o) }
			f.Erased = func(o *ir.Operation) { gone[o] = true }
			for i := len(ops) - 1; i >= 0; i-- {
				f.TryFold(ops[i])
			}
			for _, c := range made {
				if !gone[c] && c.Result(0).FirstUse() == nil {
					c.Erase()
				}
			}
			return true
		},
	}
}

// newTraitFolder returns the pass test-trait-folder, which folds without patterns.
func newTraitFolder() *pass.Pass {
	return &pass.Pass{
		Name: "test-trait-folder", Class: "(anonymous namespace)::TestTraitFolder", Op: fn.Func.Name, Summary: "Run trait folding",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// newControlFlowSink returns the pass test-control-flow-sink, which moves operations called test.sink_me into the first region of those called test.sink_target.
func newControlFlowSink() *pass.Pass {
	return &pass.Pass{
		Name: "test-control-flow-sink", Class: "(anonymous namespace)::TestControlFlowSinkPass", Op: fn.Func.Name, Summary: "Test control-flow sink pass",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			dom := r.Dominance(op)
			var targets []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Name() == "test.sink_target" && o.NumRegions() > 0 && !o.Region(0).Empty() {
					targets = append(targets, o)
				}
			})
			for _, t := range targets {
				into := t.Region(0)
				transform.SinkInto(into, dom, func(o *ir.Operation) bool { return o.Name() == "test.sink_me" }, func(o *ir.Operation) {
					if first := into.First().First(); first != nil {
						o.MoveBefore(first)
					}
					o.SetAttr("was_sunk", o.Context().Int(o.Context().I32(), 0))
				})
			}
			return true
		},
	}
}

// newInline returns the pass test-inline, which inlines calls of test.functional_region_op.
func newInline() *pass.Pass {
	return &pass.Pass{
		Name: "test-inline", Class: "(anonymous namespace)::InlinerTest", Op: fn.Func.Name, Summary: "Test inlining region calls",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var calls []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(fn.CallIndirect) {
					calls = append(calls, o)
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, c := range calls {
				callee := c.Operand(0).DefinedBy(testdialect.FunctionalRegion)
				if callee == nil {
					continue
				}
				once := callee.Result(0).HasOneUse()
				if _, ok := transform.InlineCall(b, c, callee, once); !ok {
					continue
				}
				c.Erase()
				if callee.Result(0).FirstUse() == nil {
					callee.Erase()
				}
			}
			return true
		},
	}
}

// newTypeInterfaces returns the pass test-type-interfaces, which calls what the types of results implement.
func newTypeInterfaces() *pass.Pass {
	return &pass.Pass{
		Name: "test-type-interfaces", Class: "(anonymous namespace)::TestTypeInterfaces", Op: "builtin.module", Summary: "Test type interface support.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				for i := range o.NumResults() {
					t := o.Result(i).Type()
					d := t.TypeDef()
					if d == nil || d.Dialect != "test" || d.Mnemonic != "test_type" {
						continue
					}
					for _, what := range strings.Fields("TestA TestB TestC TestD TestRet TestE") {
						o.Context().EmitRemark(o.Loc(), ir.QuoteType(t)+" - "+what)
					}
				}
			})
			return true
		},
	}
}
