package testdialect

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// These attributes say which loops test-scf-pipelining changes, and the schedule.
const (
	pipelineLoop  = "__test_pipelining_loop__"
	pipelineStage = "__test_pipelining_stage__"
	pipelineOrder = "__test_pipelining_op_order__"
)

// NewPipelining returns the pass test-scf-pipelining.
func NewPipelining() *pass.Pass {
	annotate, predicate := false, false
	return &pass.Pass{
		Name: "test-scf-pipelining", Class: "(anonymous namespace)::TestSCFPipeliningPass", Op: fn.Func.Name, Summary: "test scf.forOp pipelining",
		Options: []pass.Option{
			pass.Bool("annotate", &annotate, "Annote operations during loop pipelining transformation"),
			pass.Bool("no-epilogue-peeling", &predicate, "Use predicates instead of peeling the epilogue."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := scf.Pipelining{Schedule: schedule}
			if annotate {
				p.Annotate = annotatePart
			}
			if predicate {
				p.Predicate = guardByIf
			}
			greedily(op, []*rewrite.Pattern{rewrite.On("pipeline", scf.For, func(f scf.ForOp, rw *rewrite.Rewriter) bool {
				_, ok := f.Pipeline(rw, p)
				return ok
			})})
			op.Walk(func(o *ir.Operation) {
				o.RemoveAttr(pipelineStage)
				o.RemoveAttr(pipelineOrder)
			})
			return true
		},
	}
}

// schedule reads the schedule from attributes.
func schedule(f scf.ForOp) []scf.Staged {
	if f.Attr(pipelineLoop) == nil {
		return nil
	}
	n := -1
	for op := f.Body().First(); op != nil; op = op.Next() {
		n++
	}
	list := make([]scf.Staged, n)
	f.Walk(func(op *ir.Operation) {
		stage, ok := op.Attr(pipelineStage).(*ir.IntegerAttr)
		order, ok2 := op.Attr(pipelineOrder).(*ir.IntegerAttr)
		if ok && ok2 {
			if i := order.Int64Or(-1); i >= 0 && i < int64(n) {
				list[i] = scf.Staged{Op: op, Stage: int(stage.Int64Or(-1))}
			}
		}
	})
	return list
}

func annotatePart(op *ir.Operation, part scf.PipelinePart, iteration int) {
	c := op.Context()
	op.SetAttr("__test_pipelining_part", c.String([...]string{scf.Prologue: "prologue", scf.Kernel: "kernel", scf.Epilogue: "epilogue"}[part]))
	op.SetAttr("__test_pipelining_iteration", c.Int(c.Integer(32, ir.Signless), int64(iteration)))
}

// guardByIf moves op into a scf.if. Its results are zero or poison if the condition is false, except that
// views are views then too.
func guardByIf(rw *rewrite.Rewriter, op *ir.Operation, holds *ir.Value) *ir.Operation {
	loc := op.Loc()
	rw.SetBefore(op)
	choice := scf.NewIf(&rw.Builder, loc, holds, op.ResultTypes(), true)
	rw.MoveToEnd(op, choice.Then())
	rw.SetEnd(choice.Then())
	scf.NewYield(&rw.Builder, loc, op.Results()...)
	rw.SetEnd(choice.Else())
	var zeros []*ir.Value
	if op.Is(memref.SubView) {
		zeros = rw.Clone(op, ir.NewMapping()).Results()
	} else {
		for _, t := range op.ResultTypes() {
			zeros = append(zeros, zeroOf(rw, loc, t))
		}
	}
	scf.NewYield(&rw.Builder, loc, zeros...)
	return choice.Operation
}

// zeroOf creates the zero of type t, or ub.poison if there is none.
func zeroOf(rw *rewrite.Rewriter, loc ir.Location, t ir.Type) *ir.Value {
	_, inMemory := t.(*ir.MemRefType)
	if zero, ok := arith.ZeroAttr(t).(ir.TypedAttr); ok && !inMemory {
		return arith.NewConstant(&rw.Builder, loc, zero)
	}
	return ub.NewPoison(&rw.Builder, loc, t)
}
