package passes

import (
	"math"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewParallelize returns the pass affine-parallelize.
func NewParallelize() *pass.Pass {
	maxNested, parallelReductions := uint32(math.MaxUint32), false
	return &pass.Pass{
		Name: "affine-parallelize", Class: "AffineParallelize", Op: "func.func",
		Summary: "Convert affine.for ops into 1-D affine.parallel",
		Options: []pass.Option{
			pass.Uint("max-nested", &maxNested, "Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX)."),
			pass.Bool("parallel-reductions", &parallelReductions, "Whether to parallelize reduction loops. Defaults to false."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, p := range parallelLoops(op, parallelReductions) {
				if parallelsAround(p.ForOp.Operation) < uint64(maxNested) {
					p.parallelize()
				}
			}
			return true
		},
	}
}

// parallelLoop is a loop whose iterations may run in any order.
type parallelLoop struct {
	affine.ForOp
	reductions []analysis.Reduction
}

// parallelLoops returns the parallel loops in op, outer ones before those in them.
func parallelLoops(op *ir.Operation, withReductions bool) []parallelLoop {
	var loops []parallelLoop
	c := analysis.NewChecker()
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if !o.Is(affine.For) {
			return ir.WalkAdvance
		}
		p := parallelLoop{ForOp: affine.ForOp{Operation: o}}
		if withReductions {
			p.reductions = analysis.Reductions(p.ForOp)
		}
		if c.IsParallel(p.ForOp, p.reductions) {
			loops = append(loops, p)
		}
		return ir.WalkAdvance
	})
	return loops
}

// parallelsAround counts the affine.parallel operations around op in its affine scope.
func parallelsAround(op *ir.Operation) uint64 {
	n := uint64(0)
	for p := op.Parent(); p != nil && !p.HasTrait(ir.AffineScope); p = p.Parent() {
		if p.Is(affine.Parallel) {
			n++
		}
	}
	return n
}

// parallelize replaces the loop by an affine.parallel. This one reduces from neutral values,
// so the operations that combine move behind it, to combine its results with the initial
// values (affineParallelize).
func (p parallelLoop) parallelize() {
	var types []ir.Type
	var kinds []uint64
	var values []*ir.Value
	for _, r := range p.reductions {
		types, kinds, values = append(types, r.Value.Type()), append(kinds, r.Kind), append(values, r.Value)
	}
	b := ir.NewBuilder(p.Context(), nil)
	b.SetBefore(p.ForOp.Operation)
	n := affine.NewParallel(b, p.Loc(), p.ForOp, types, kinds)
	inits := p.Inits()
	n.Region(0).TakeBlocks(p.Region(0))
	end := n.Body().Last()
	for i := range values {
		combine := end.Operand(i).DefiningOp()
		combine.MoveBefore(p.ForOp.Operation)
		combine.SetOperands([]*ir.Value{inits[i], n.Result(i)})
		p.Result(i).ReplaceAllUsesWith(combine.Result(0))
	}
	end.SetOperands(values)
	body := n.Body()
	for body.NumArgs() > 1 {
		body.EraseArg(body.NumArgs() - 1)
	}
	p.ForOp.Erase()
}
