package vectors

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// nested returns the vectors that are the elements of the memref v, or nil.
func nested(v *ir.Value) *ir.VectorType {
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return nil
	}
	t, _ := m.ElementType().(*ir.VectorType)
	return t
}

// retypeMemory gives memrefs of vectors that the target lacks, and those that vector.type_cast
// connects, scalars as elements: the dimensions of the vectors become the last ones of the memref.
func (x *expander) retypeMemory() bool {
	x.flat = map[*ir.Value]*ir.VectorType{}
	entry := x.fn.Region(0).First()
	for _, a := range entry.Args() {
		if t := nested(a); t != nil && !x.has(t) && !single(t) && !x.retype(x.fn, a) {
			return false
		}
	}
	ok := true
	x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(vector.TypeCast) {
			ok = x.retype(op, op.Operand(0)) && x.retype(op, op.Result(0))
		}
		for i := 0; ok && i < op.NumResults(); i++ {
			if t := nested(op.Result(i)); t != nil && !x.has(t) && !single(t) {
				ok = x.retype(op, op.Result(i))
			}
		}
		if !ok {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	if ok {
		x.updateSignature(entry)
	}
	return ok
}

// updateSignature states the types of the arguments of the function again.
func (x *expander) updateSignature(entry *ir.Block) {
	model, ok := ir.OpInterface[ir.FunctionModel](x.fn.Info())
	if !ok {
		return
	}
	t := model.FunctionType(x.fn)
	inputs := make([]ir.Type, len(t.Inputs))
	for i := range inputs {
		inputs[i] = entry.Arg(i).Type()
	}
	model.SetFunctionType(x.fn, x.fn.Context().Function(inputs, t.Results))
}

// retype changes the type of a memref of vectors, which op defines or uses. It returns false after
// an error.
func (x *expander) retype(op *ir.Operation, v *ir.Value) bool {
	t := nested(v)
	if t == nil {
		return true
	}
	m := v.Type().(*ir.MemRefType)
	if t.IsScalable() {
		return x.refuse(op, t)
	}
	if def := v.DefiningOp(); def != nil {
		switch def.Def() {
		case memref.Alloc, memref.Alloca, memref.Cast, vector.TypeCast:
		default:
			return def.EmitOpError("makes a memref of vectors, " + ir.QuoteType(m) + ", which a kernel can only allocate, cast or take as an argument: use a memref of scalars")
		}
	}
	if m.Layout != nil {
		return op.EmitOpError("has a memref of vectors with a layout, " + ir.QuoteType(m) + ", which a kernel cannot have: use a memref of scalars")
	}
	x.flat[v] = t
	shape := append(append([]int64(nil), m.Shape()...), t.Shape()...)
	v.SetType(x.fn.Context().MemRef(shape, t.ElementType(), nil, m.MemorySpace))
	return true
}

// flatAccess breaks down an access to a memref that retype has changed, at leading indices.
func (x *expander) flatAccess(op *ir.Operation, base *ir.Value, indices []*ir.Value, stored *ir.Value) bool {
	t := x.flat[base]
	if !x.spend(op, ir.NumElements(t.Shape())) {
		return false
	}
	zeros := make([]*ir.Value, len(t.Shape()))
	for i := range zeros {
		zeros[i] = x.made(arith.NewIndex(x.b, x.Loc, 0))
	}
	w := x.window(base, append(append([]*ir.Value(nil), indices...), zeros...))
	if stored != nil {
		elements := x.elementsOf(op, stored)
		if elements == nil {
			return false
		}
		k := 0
		for pos := range positions(t.Shape()) {
			w.store(nil, elements[k], w.last(pos))
			k++
		}
		x.spread.Discard(op)
		return true
	}
	return x.choose(op, t, func(pos []int64) lane { return w.load(nil, w.last(pos), lane{}) })
}
