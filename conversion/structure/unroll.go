package structure

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// UnrollLimits bound the loops that UnrollLoops unrolls. Loops that are shorter without being loops
// are always unrolled.
type UnrollLimits struct {
	// Trips bounds the iterations of a loop, Size the instructions, by estimate, that it becomes.
	Trips, Size int
}

// maxUnrolled bounds the operations of the copies in a function.
const maxUnrolled = 1 << 15

// loopInstructions is what a loop takes beside its body: labels, branches, the counter, and its
// comparison and increment. Each value that it carries takes one more.
const loopInstructions = 9

// UnrollLoops replaces short loops with constant bounds in root by copies of their bodies, and reports
// whether there were any. remark may be nil.
func UnrollLoops(root *ir.Operation, limits UnrollLimits, remark pass.Remarker) bool {
	u := &unroller{limits: limits, budget: maxUnrolled, b: ir.NewBuilder(root.Context(), nil), remark: remark}
	u.regions(root)
	return u.changed
}

type unroller struct {
	limits  UnrollLimits
	budget  int // what is left of maxUnrolled
	b       *ir.Builder
	changed bool
	remark  pass.Remarker
}

// weight describes a piece of code: the instructions that it becomes, by estimate, and its operations.
// fixed is an operation in it that must not be copied, or nil.
type weight struct {
	n, ops int
	fixed  *ir.Operation
}

func (w *weight) add(o weight) {
	w.n += o.n
	w.ops += o.ops
	if w.fixed == nil {
		w.fixed = o.fixed
	}
}

func (u *unroller) regions(op *ir.Operation) (w weight) {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; {
				next := o.Next()
				w.add(u.operation(o))
				o = next
			}
		}
	}
	return w
}

// operation unrolls the loops in op and op itself, innermost first, and returns the weight of the
// result.
func (u *unroller) operation(op *ir.Operation) weight {
	w := u.regions(op)
	if op.Is(scf.For) {
		return u.loop(scf.ForOp{Operation: op}, w)
	}
	w.add(ownWeight(op))
	w.ops++
	return w
}

// ownWeight returns the weight of an operation without its regions.
func ownWeight(op *ir.Operation) weight {
	switch op.Def() {
	case memref.Load, memref.Store:
		return weight{n: 3}
	case scf.If, scf.While, scf.IndexSwitch:
		return weight{n: loopInstructions}
	case scf.Yield, scf.Condition:
		return weight{}
	case fn.Call:
		return weight{n: 1 + op.NumOperands()}
	case gpu.Barrier:
		return weight{n: 1}
	}
	d := op.Info().Dialect
	switch {
	case op.HasTrait(ir.ConstantLike):
		return weight{}
	case d == nil || op.NumRegions() > 0:
	case d.Name == "arith":
		return weight{n: arithWeight(op)}
	case d.Name == "math":
		return weight{n: 8}
	case ir.IsMemoryEffectFree(op):
		return weight{n: 4}
	}
	return weight{fixed: op}
}

// arithWeight counts the instructions of divisions that round to either side or take negative numbers,
// and the halves of wide integers.
func arithWeight(op *ir.Operation) int {
	n := 1
	switch op.Def() {
	case arith.RemSI, arith.FloorDivSI, arith.CeilDivSI, arith.CeilDivUI:
		n = 6
	}
	for i := range op.NumResults() {
		if t, ok := ir.ElementTypeOrSelf(op.Result(i).Type()).(*ir.IntegerType); ok && t.Width > 32 {
			n *= 4
		}
	}
	return n
}

// loop unrolls f if that pays, given the weight of its body.
func (u *unroller) loop(f scf.ForOp, body weight) weight {
	kept := weight{body.n + loopInstructions + f.NumResults(), body.ops + 1, body.fixed}
	lower, step, trips, why := constantTrips(f)
	// A body without instructions still has operations.
	size, ops := trips*int64(max(body.n, 1)), trips*int64(body.ops)
	if why == "" {
		why = u.reasonToKeep(trips, size, ops, kept)
	}
	if why != "" {
		if u.remark != nil {
			u.remark(f.Operation, pass.Missed, "loop kept: "+why)
		}
		return kept
	}
	if u.remark != nil {
		u.remark(f.Operation, pass.Applied, "loop of "+iterations(trips)+" unrolled")
	}
	u.budget -= int(ops)
	u.changed = true
	u.copies(f, lower, step, int(trips))
	return weight{int(size), int(ops), body.fixed}
}

func iterations(n int64) string {
	if n == 1 {
		return "1 iteration"
	}
	return strconv.FormatInt(n, 10) + " iterations"
}

// reasonToKeep returns why a loop stays a loop, or "". size is the estimate of its copies, and ops the number
// of their operations.
func (u *unroller) reasonToKeep(trips, size, ops int64, loop weight) string {
	switch {
	case trips == 0:
		return "it has no iterations"
	case trips > 1 && loop.fixed != nil:
		return "'" + loop.fixed.Name() + "' in it must not be copied"
	case trips > 1 && ops > int64(u.budget):
		return "the loops of the function have too many operations"
	case size <= int64(loop.n):
		return ""
	case u.limits.Trips == 0:
		return iterations(trips) + " take about " + strconv.FormatInt(size, 10) + " instructions, more than the loop"
	case trips > int64(u.limits.Trips):
		return iterations(trips) + " are more than the limit of " + strconv.Itoa(u.limits.Trips)
	case size > int64(u.limits.Size):
		return iterations(trips) + " take about " + strconv.FormatInt(size, 10) + " instructions, more than the limit of " + strconv.Itoa(u.limits.Size)
	}
	return ""
}

// constantTrips returns the first value of the counter of a loop, its step and the number of
// iterations, or else why they are not known.
func constantTrips(f scf.ForOp) (lower, step, trips int64, why string) {
	lower, ok1 := ir.IntConstantOf(f.LowerBound())
	upper, ok2 := ir.IntConstantOf(f.UpperBound())
	step, ok3 := ir.IntConstantOf(f.Step())
	most := int64(math.MaxInt32)
	if t, isInt := f.InductionVar().Type().(*ir.IntegerType); isInt && t.Width < 32 {
		most = int64(1)<<(t.Width-1) - 1
	}
	switch {
	case !f.CountsSigned():
		why = "its bounds are unsigned"
	case !ok1 || !ok2 || !ok3:
		why = "its bounds or its step are not constant"
	case step <= 0:
		why = "its step is not positive"
	case step > most || upper > most || lower < -most:
		why = "its bounds take more than 32 bits"
	case lower < upper:
		trips = (upper - lower + step - 1) / step
		if lower+trips*step > most {
			why = "its counter wraps around before it reaches the bound"
		}
	}
	return lower, step, trips, why
}

// copies replaces f by copies of its body.
func (u *unroller) copies(f scf.ForOp, lower, step int64, trips int) {
	body := f.Body()
	carried := append([]*ir.Value(nil), f.Inits()...)
	u.b.SetBefore(f.Operation)
	for i := range trips {
		m := ir.NewMapping()
		if body.Arg(0).HasUses() {
			m.Map(body.Arg(0), arith.NewInt(u.b, f.Loc(), body.Arg(0).Type(), lower+int64(i)*step))
		}
		for k, a := range f.IterArgs() {
			m.Map(a, carried[k])
		}
		for op := body.First(); op != body.Last(); op = op.Next() {
			u.b.Insert(u.b.Arena().Clone(op, m))
		}
		for k := range carried {
			carried[k] = m.Value(body.Last().Operand(k))
		}
	}
	f.ReplaceAllUsesWith(carried)
	f.Erase()
}
