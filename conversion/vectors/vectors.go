// Package vectors breaks the vectors of kernels down to those that the target has. A vector of any
// shape becomes pieces: the elements in row-major order, four to a vector (sixteen for targets with
// Vector16), the rest in a smaller vector or a scalar. Operations on elements apply to each piece;
// the others choose elements of pieces.
package vectors

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// maxSteps bounds the elements that the operations of one function compute.
const maxSteps = 1 << 20

// Expand breaks the vectors in fn down. class returns the storage class of a memory space, or false if it
// knows none. Expand reports whether it changed anything, and whether all went well; if not, it emitted an
// error.
func Expand(fn *ir.Operation, env *target.Env, class func(space ir.Attribute) (spec.StorageClass, bool)) (changed, ok bool) {
	x := &expander{b: ir.NewBuilder(fn.Context(), nil), fn: fn, env: env, class: class, lanes: 4, int64: env.Has(spec.CapabilityInt64)}
	if env.Has(spec.CapabilityVector16) {
		x.lanes = 16
	}
	if !x.needsExpansion(fn) {
		return false, true
	}
	x.parts, x.spared = map[*ir.Value][]*ir.Value{}, map[*ir.Operation]bool{}
	x.spread = &scf.Spread[struct{}]{B: x.b, S: x}
	first := fn.Region(0).First().First()
	if !x.retypeMemory() || !x.arguments() || !scf.InOrder(fn.Region(0), first, x.op) {
		return true, false
	}
	x.spread.Erase()
	for _, op := range x.casts {
		op.Result(0).ReplaceAllUsesWith(op.Operand(0))
		op.Erase()
	}
	for i := len(x.created) - 1; i >= 0; i-- {
		if op := x.created[i]; !op.Result(0).HasUses() {
			op.Erase()
		}
	}
	return true, true
}

// expander breaks down the vectors of one function.
type expander struct {
	b     *ir.Builder
	fn    *ir.Operation
	env   *target.Env
	class func(space ir.Attribute) (spec.StorageClass, bool)
	lanes int64 // the number of elements of the largest vectors of the target
	int64 bool  // whether the target has integers of 64 bits
	steps int64
	// parts are the pieces of vectors that the target lacks.
	parts map[*ir.Value][]*ir.Value
	// flat are the memrefs of vectors that have scalars as elements now, with the vectors.
	flat map[*ir.Value]*ir.VectorType
	// casts are the vector.type_cast operations, whose operands and results have equal types since.
	casts  []*ir.Operation
	spread *scf.Spread[struct{}]
	// created are operations that choose elements, so that those without uses can go.
	created []*ir.Operation
	// spared are the operations among them that were there before.
	spared map[*ir.Operation]bool
	arith.Emitter
}

// size returns the size of the first piece of n elements.
func (x *expander) size(n int64) int64 {
	for s := x.lanes; s > 4; s /= 2 {
		if n >= s {
			return s
		}
	}
	return min(n, 4)
}

// pieceType returns the type of a piece of n elements.
func pieceType(elem ir.Type, n int64) ir.Type {
	if n == 1 {
		return elem
	}
	return elem.Context().Vector([]int64{n}, elem)
}

// isSupported reports whether the target has values of type t, as far as vectors go.
func (x *expander) isSupported(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return !ok || len(v.Shape()) == 1 && !v.IsScalable() && v.Shape()[0] > 1 && x.size(v.Shape()[0]) == v.Shape()[0]
}

// lacks reports whether the target lacks the type of v, or that of its elements if it is a memref.
func (x *expander) lacks(v *ir.Value) bool {
	switch t := v.Type().(type) {
	case *ir.VectorType:
		return !x.isSupported(t)
	case *ir.MemRefType:
		return x.lacksElements(v) || single(t.ElementType())
	}
	return false
}

// single reports whether t is a vector of one element, which the conversions take for a scalar.
func single(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && len(v.Shape()) == 1 && !v.IsScalable() && v.Shape()[0] == 1
}

// needsExpansion reports whether fn has vectors or operations that the conversions cannot handle.
func (x *expander) needsExpansion(fn *ir.Operation) bool {
	return fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if d := op.Info().Dialect; d != nil && d.Name == "vector" && !x.direct(op) || op.Is(memref.View) && nested(op.Result(0)) != nil {
			return ir.WalkInterrupt
		}
		for i := range op.NumResults() {
			if x.lacks(op.Result(i)) {
				return ir.WalkInterrupt
			}
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					if x.lacks(a) {
						return ir.WalkInterrupt
					}
				}
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// direct reports whether a conversion takes an operation of the vector dialect whose vectors the
// target has.
func (x *expander) direct(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if !x.isSupported(op.Operand(i).Type()) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !x.isSupported(op.Result(i).Type()) {
			return false
		}
	}
	switch op.Def() {
	case vector.Broadcast:
		_, ok := op.Operand(0).Type().(*ir.VectorType)
		return !ok
	case vector.Extract:
		return len(vector.ExtractOp{Operation: op}.Dynamic()) == 0
	case vector.Insert:
		n := vector.InsertOp{Operation: op}
		_, ok := n.Source().Type().(*ir.VectorType)
		return !ok && len(n.Dynamic()) == 0
	case vector.Splat, vector.ExtractElement, vector.InsertElement, vector.ExtractStridedSlice, vector.InsertStridedSlice,
		vector.FMA, vector.Shuffle, vector.Interleave, vector.Deinterleave, vector.FromElements:
		return true
	case vector.Reduction:
		// The conversion has no bitwise reductions and none of i1, and its minima and maxima of floats do not
		// know NaN.
		const right = vector.Add | vector.Mul | vector.MinUI | vector.MinSI | vector.MaxUI | vector.MaxSI
		r := vector.ReductionOp{Operation: op}
		number, ok := r.Type().ElementType().(*ir.IntegerType)
		return r.Kind()&right != 0 && !(ok && number.Width == 1) && !x.isDot(r)
	}
	return false
}

// arguments gives vectors of one element among the arguments of the function a scalar, and refuses
// other vectors that the target lacks.
func (x *expander) arguments() bool {
	entry := x.fn.Region(0).First()
	x.b.SetStart(entry)
	x.Emitter = arith.Emitter{B: x.b, Loc: x.fn.Loc()}
	for _, a := range entry.Args() {
		t := a.Type()
		switch {
		case x.isSupported(t):
		case single(t):
			x.parts[a] = []*ir.Value{vector.NewExtract(x.b, x.Loc, a, 0)}
		default:
			return x.fn.EmitErrorAt(a.Loc(), "an argument cannot be a "+ir.QuoteType(t)+", because SPIR-V has vectors of one dimension and up to "+
				strconv.FormatInt(x.lanes, 10)+" elements: pass a memref and load the vector")
		}
	}
	return true
}

// Region breaks down the vectors in a region.
func (x *expander) Region(r *ir.Region) bool { return scf.InOrder(r, nil, x.op) }

// op breaks down the vectors of one operation.
func (x *expander) op(op *ir.Operation) bool {
	x.b.SetBefore(op)
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
	inVector := false
	if d := op.Info().Dialect; d != nil {
		inVector = d.Name == "vector"
	}
	lacking := func(v *ir.Value) bool { return !x.isSupported(v.Type()) }
	switch {
	case op.Is(scf.Yield), op.Is(scf.Condition), op.Is(memref.AllocaScopeReturn):
		return true // the operation around it replaces the operands
	case op.Is(memref.Load) && x.flat[op.Operand(0)] != nil:
		return x.flatAccess(op, op.Operand(0), op.Operands()[1:], nil)
	case op.Is(memref.Store) && x.flat[op.Operand(1)] != nil:
		return x.flatAccess(op, op.Operand(1), op.Operands()[2:], op.Operand(0))
	case op.NumOperands() > 0 && x.flat[op.Operand(0)] != nil && !inVector:
		return x.view(op)
	case op.Is(memref.View) && nested(op.Result(0)) != nil:
		return x.viewOfBytes(op)
	case !inVector && !x.passesMemory(op):
		return false
	case op.Is(vector.Mask):
		return x.masked(vector.MaskOp{Operation: op})
	case inVector && !x.direct(op):
		return x.vectorOp(op, nil)
	case scf.Passes(op, lacking):
		if !scf.Spreads(op) {
			return x.refuse(op, x.passed(op))
		}
		return x.spread.Op(op)
	case op.NumRegions() > 0:
		for i := range op.NumRegions() {
			if !x.Region(op.Region(i)) {
				return false
			}
		}
		return true
	}
	for i := range op.NumOperands() {
		if lacking(op.Operand(i)) {
			return x.elements(op)
		}
	}
	for i := range op.NumResults() {
		if lacking(op.Result(i)) {
			return x.elements(op)
		}
	}
	return true
}

// passed returns the type of a vector that op passes on and the target lacks.
func (x *expander) passed(op *ir.Operation) (t ir.Type) {
	scf.Passes(op, func(v *ir.Value) bool {
		t = v.Type()
		return !x.isSupported(t)
	})
	return t
}

// spend counts n elements that op computes, and emits an error if they are too many.
func (x *expander) spend(op *ir.Operation, n int64) bool {
	if x.steps += n; x.steps <= maxSteps && n <= maxSteps {
		return true
	}
	return op.EmitOpError("brings the elements that the vectors of this function take to more than " + strconv.Itoa(maxSteps) +
		", each of which needs an instruction: use smaller vectors in a loop")
}

// Types returns the types of pieces.
func (x *expander) Types(types []ir.Type) []ir.Type {
	var out []ir.Type
	for _, t := range types {
		v, ok := t.(*ir.VectorType)
		if !ok || x.isSupported(t) {
			out = append(out, t)
			continue
		}
		for n := ir.NumElements(v.Shape()); n > 0; n -= x.size(n) {
			out = append(out, pieceType(v.ElementType(), x.size(n)))
		}
	}
	return out
}

// Values returns the pieces of values.
func (x *expander) Values(_ *ir.Operation, values []*ir.Value, _ []ir.Type) (out []*ir.Value, _ struct{}, ok bool) {
	for _, v := range values {
		out = append(out, x.pieces(v)...)
	}
	return out, struct{}{}, true
}

// Agree returns true, because types say all about pieces.
func (x *expander) Agree(*ir.Operation, struct{}, struct{}) bool { return true }

// Adopt lets values be the pieces of old.
func (x *expander) Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, _ struct{}) {
	for i, v := range old {
		n := len(x.Types(types[i : i+1]))
		x.setParts(v, values[:n])
		values = values[n:]
	}
}

// setParts lets parts stand for v.
func (x *expander) setParts(v *ir.Value, parts []*ir.Value) {
	if x.isSupported(v.Type()) {
		v.ReplaceAllUsesWith(parts[0])
		return
	}
	x.parts[v] = parts
}

// replace replaces op, whose only result parts stand for.
func (x *expander) replace(op *ir.Operation, parts []*ir.Value) bool {
	x.setParts(op.Result(0), parts)
	x.spread.Discard(op)
	return true
}

// pieces returns the pieces of v.
func (x *expander) pieces(v *ir.Value) []*ir.Value {
	if x.isSupported(v.Type()) {
		return []*ir.Value{v}
	}
	return x.parts[v]
}

// refuse emits an error about a vector of op.
func (x *expander) refuse(op *ir.Operation, t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok && v.IsScalable() {
		return op.EmitOpError("has a " + ir.QuoteType(t) + ", whose size is not known, and SPIR-V has no such vectors: use vectors of a fixed size")
	}
	return op.EmitOpError("cannot have a " + ir.QuoteType(t) + " in a kernel: SPIR-V has vectors of one dimension and up to " +
		strconv.FormatInt(x.lanes, 10) + " elements")
}
