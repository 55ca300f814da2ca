package analysis

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Reduction is a loop-carried variable into which a loop combines a value in each iteration.
type Reduction struct {
	// Kind is a value of arith.AtomicRMWEnum.
	Kind uint64
	// Position is the number of the variable among the iter_args.
	Position int
	// Value is what the loop combines with the variable.
	Value *ir.Value
}

// reductionKinds are the operations that combine the values of reductions, with the value of
// arith.AtomicRMWEnum.
var reductionKinds = []struct {
	def  *ir.OpDef
	name string
}{
	{arith.AddF, "addf"}, {arith.MulF, "mulf"}, {arith.AddI, "addi"}, {arith.AndI, "andi"}, {arith.OrI, "ori"},
	{arith.MulI, "muli"}, {arith.MinimumF, "minimumf"}, {arith.MaximumF, "maximumf"}, {arith.MinSI, "mins"},
	{arith.MaxSI, "maxs"}, {arith.MinUI, "minu"}, {arith.MaxUI, "maxu"},
}

// Reductions returns the loop-carried variables of a loop that are reductions
// (getSupportedReductions).
func Reductions(f affine.ForOp) []Reduction {
	var out []Reduction
	for i := range f.IterArgs() {
		if r, ok := reduction(f, i); ok {
			out = append(out, r)
		}
	}
	return out
}

// reduction returns the reduction into a variable, which a single operation must combine
// with another value and yield.
func reduction(f affine.ForOp, i int) (r Reduction, ok bool) {
	carried := f.IterArgs()[i]
	if !carried.HasOneUse() {
		return r, false
	}
	op := carried.FirstUse().Owner()
	end := f.Body().Last()
	if op == end || op.Block() != f.Body() || op.NumResults() != 1 || op.NumOperands() != 2 {
		return r, false
	}
	result := op.Result(0)
	if !result.HasOneUse() || result.FirstUse().Owner() != end || end.Operand(i) != result {
		return r, false
	}
	for _, k := range reductionKinds {
		if op.Is(k.def) {
			r.Kind, ok = arith.AtomicRMWEnum.Parse(k.name)
		}
	}
	r.Position, r.Value = i, op.Operand(0)
	if r.Value == carried {
		r.Value = op.Operand(1)
	}
	return r, ok
}

// IsParallel reports whether the iterations of a loop may run in any order. reductions are
// those of the loop that the caller can compute in any order; other loop-carried variables
// make the loop serial (isLoopParallel).
func (c *Checker) IsParallel(f affine.ForOp, reductions []Reduction) bool {
	return len(reductions) == len(f.IterArgs()) && c.IsMemoryParallel(f)
}

// IsMemoryParallel reports whether no iteration of a loop accesses memory that a later one
// accesses, unless both read it (isLoopMemoryParallel).
func (c *Checker) IsMemoryParallel(f affine.ForOp) bool {
	for _, t := range f.ResultTypes() {
		switch t.(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			return false
		}
	}
	var accesses []*ir.Operation
	known := f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case IsRead(op) || IsWrite(op):
			if !definedWithin(affine.AccessOp{Operation: op}.MemRef(), f.Operation) {
				accesses = append(accesses, op)
			}
		case op.Is(affine.For), op.Is(affine.Yield), op.Is(affine.If):
		case !interfaces.HasSingleEffect(op, ir.EffectAllocate, nil) && !ir.IsMemoryEffectFree(op):
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
	if !known {
		return false
	}
	depth := NestingDepth(f.Operation) + 1
	for _, src := range accesses {
		for _, dst := range accesses {
			if d, _ := c.Check(Query{Source: src, Target: dst, Depth: depth}); d != None {
				return false
			}
		}
	}
	return true
}

// definedWithin reports whether v is a memref that an operation in op allocates, or a view
// of one (isLocallyDefined).
func definedWithin(v *ir.Value, op *ir.Operation) bool {
	for {
		def := v.DefiningOp()
		switch {
		case def == nil:
			return false
		case interfaces.HasSingleEffect(def, ir.EffectAllocate, v) && def != op && op.IsAncestor(def):
			return true
		case !memref.IsView(def):
			return false
		}
		v = def.Operand(0)
	}
}
