package scalars

import (
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// EmulateWide replaces integers of the given width in fn, and vectors of them, by a low and a high half. The width is 64 or a
// greater power of two. In memory, integers of 64 bits are vectors of two, and wider ones two elements. EmulateWide returns
// false after an error.
func EmulateWide(fn *ir.Operation, width uint32) bool {
	x := &widener{b: ir.NewBuilder(fn.Context(), nil), fn: fn, width: width, pairs: map[*ir.Value]halves{}}
	x.spread = &scf.Spread[struct{}]{B: x.b, S: x}
	x.uncount()
	first := fn.Region(0).First().First()
	if !x.retype() || !scf.InOrder(fn.Region(0), first, x.op) {
		return false
	}
	x.spread.Erase()
	return true
}

// halves is a wide integer as two of half its width, or a vector of them as two vectors.
type halves struct{ low, high *ir.Value }

// widener replaces the integers of one width, which it calls wide, in one function.
type widener struct {
	b      *ir.Builder
	fn     *ir.Operation
	width  uint32
	pairs  map[*ir.Value]halves
	spread *scf.Spread[struct{}]
	arith.Emitter
}

// hasWidth reports whether t is an integer of the given width or a vector of them.
func hasWidth(t ir.Type, width uint32) bool {
	i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if !ok || i.Width != width {
		return false
	}
	switch t.(type) {
	case *ir.IntegerType, *ir.VectorType:
		return true
	}
	return false
}

// isWide reports whether t is a wide integer or a vector of them.
func (x *widener) isWide(t ir.Type) bool { return hasWidth(t, x.width) }

// bits returns the width of a half.
func (x *widener) bits() int64 { return int64(x.width / 2) }

// halfType returns the type of a half of values of type t.
func (x *widener) halfType(t ir.Type) ir.Type { return withElement(t, t.Context().I(x.width/2)) }

// wideType returns the type of wide integers.
func (x *widener) wideType() ir.Type { return x.fn.Context().I(x.width) }

// pairType returns the type of an integer of 64 bits in memory.
func pairType(c *ir.Context) ir.Type { return c.Vector([]int64{2}, c.I32()) }

// concerns reports whether v is a wide integer, a vector of them or a memref of either.
func (x *widener) concerns(v *ir.Value) bool { return concerns(v.Type(), x.width) }

// concerns reports whether t is an integer of the given width, a vector of them or a memref of either.
func concerns(t ir.Type, width uint32) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		t = m.ElementType()
	}
	return hasWidth(t, width)
}

// produces reports whether match returns true for a result or an argument of a block of op.
func produces(op *ir.Operation, match func(v *ir.Value) bool) bool {
	for i := range op.NumResults() {
		if match(op.Result(i)) {
			return true
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				if match(a) {
					return true
				}
			}
		}
	}
	return false
}

// retype gives memrefs of wide integers elements that SPIR-V has, and the arguments of the function likewise.
func (x *widener) retype() bool {
	entry := x.fn.Region(0).First()
	x.b.SetStart(entry)
	x.Emitter = arith.Emitter{B: x.b, Loc: x.fn.Loc()}
	for _, a := range entry.Args() {
		switch {
		case !x.concerns(a):
		case a.Type() == x.wideType():
			// A kernel takes numbers in buffers, but no vectors.
			a.SetType(x.inMemory(x.fn.Context().MemRef([]int64{1}, x.wideType(), nil, nil)))
			x.pairs[a] = x.load(a, []*ir.Value{arith.NewIndex(x.b, x.Loc, 0)})
		case !x.retypeMemRef(x.fn, a):
			return false
		}
	}
	ok := x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			if r := op.Result(i); x.concerns(r) && !x.isWide(r.Type()) && !x.retypeMemRef(op, r) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
	if ok {
		spirvtypes.RestateInputs(x.fn)
	}
	return ok
}

// retypeMemRef changes the type of a memref that op defines or takes.
func (x *widener) retypeMemRef(op *ir.Operation, v *ir.Value) bool {
	m, ok := v.Type().(*ir.MemRefType)
	if !ok || m.ElementType() != x.wideType() || op.Is(memref.GetGlobal) || !x.inPairs() && m.Layout != nil {
		return x.refuse(op, v.Type())
	}
	v.SetType(x.inMemory(m))
	if (kernel.Holds(op) || op.Is(kernel.Global)) && kernel.Value(op) != nil {
		op.SetAttr(kernel.ValueName, x.splitTable(kernel.Value(op)))
	}
	return true
}

// widest returns the greatest width of the integers that op defines, alone, in vectors or in memory, if that is 64 or more, and
// otherwise 0.
func widest(op *ir.Operation) (width uint32) {
	produces(op, func(v *ir.Value) bool {
		t := v.Type()
		if m, ok := t.(*ir.MemRefType); ok {
			t = m.ElementType()
		}
		if i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType); ok && i.Width >= 64 {
			width = max(width, i.Width)
		}
		return false
	})
	return width
}

// splitTable returns the elements of a table as pairs of a low and a high half.
func (x *widener) splitTable(init *ir.DenseElementsAttr) *ir.DenseElementsAttr {
	elems := make([]ir.Attribute, 0, 2*init.NumElements())
	for i := range init.NumElements() {
		low, high := x.parts(init.Element(i))
		elems = append(elems, low, high)
	}
	shape := slices.Clone(init.ShapedType().Shape())
	if x.inPairs() {
		shape = append(shape, 2)
	} else {
		shape = doubled(shape)
	}
	ctx := x.fn.Context()
	return ctx.DenseOf(ctx.Tensor(shape, x.halfType(x.wideType()), nil), elems)
}

// refuse emits an error about values of type t, which the target lacks and which op cannot have as
// halves.
func (x *widener) refuse(op *ir.Operation, t ir.Type) bool {
	if x.width > 64 {
		return op.EmitOpError("cannot have " + ir.QuoteType(t) + " in a kernel, which computes integers of more than 64 bits as several numbers: arithmetic, loads and stores of them work")
	}
	return op.EmitOpError("needs the capability Int64 for " + ir.QuoteType(t) + ", which the target lacks: numbers, loads and stores of 'i64' do without it")
}

// Region replaces the wide integers in a region.
func (x *widener) Region(r *ir.Region) bool { return scf.InOrder(r, nil, x.op) }

// op replaces the wide integers of one operation.
func (x *widener) op(op *ir.Operation) bool {
	x.b.SetBefore(op)
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
	wide := func(v *ir.Value) bool { return x.isWide(v.Type()) }
	switch {
	case scf.Passes(op, wide):
		if !scf.Spreads(op) {
			return x.refuse(op, x.wideType())
		}
		return x.spread.Op(op)
	case op.NumRegions() > 0:
		for i := range op.NumRegions() {
			if !x.Region(op.Region(i)) {
				return false
			}
		}
	case op.Is(scf.Yield), op.Is(scf.Condition):
		return true // the operation around it replaces the operands
	}
	for i := range op.NumOperands() {
		if x.isWideValue(op.Operand(i)) {
			return x.split(op)
		}
	}
	for i := range op.NumResults() {
		if wide(op.Result(i)) {
			return x.split(op)
		}
	}
	return true
}

// isWideValue reports whether v is a wide integer or a vector of them.
func (x *widener) isWideValue(v *ir.Value) bool {
	_, ok := x.pairs[v]
	return ok || x.isWide(v.Type())
}

// Types returns the types of halves.
func (x *widener) Types(types []ir.Type) []ir.Type {
	var out []ir.Type
	for _, t := range types {
		if x.isWide(t) {
			out = append(out, x.halfType(t), x.halfType(t))
			continue
		}
		out = append(out, t)
	}
	return out
}

// Values returns the halves of values.
func (x *widener) Values(_ *ir.Operation, values []*ir.Value, _ []ir.Type) (out []*ir.Value, _ struct{}, ok bool) {
	for _, v := range values {
		if x.isWideValue(v) {
			p := x.pairs[v]
			out = append(out, p.low, p.high)
			continue
		}
		out = append(out, v)
	}
	return out, struct{}{}, true
}

// Agree returns true, because types say all about halves.
func (x *widener) Agree(*ir.Operation, struct{}, struct{}) bool { return true }

// Adopt lets values be the halves of old.
func (x *widener) Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, _ struct{}) {
	for i, v := range old {
		if x.isWide(types[i]) {
			x.pairs[v] = halves{values[0], values[1]}
			values = values[2:]
			continue
		}
		v.ReplaceAllUsesWith(values[0])
		values = values[1:]
	}
}

// split replaces an operation on wide integers by one on halves.
func (x *widener) split(op *ir.Operation) bool {
	if r, ok := x.number(op); ok {
		x.finish(op, 0, r)
		return true
	}
	switch op.Def() {
	case memref.Load:
		x.finish(op, 0, x.load(op.Operand(0), op.Operands()[1:]))
		return true
	case memref.Store:
		x.store(x.pairs[op.Operand(0)], op.Operand(1), op.Operands()[2:])
		x.spread.Discard(op)
		return true
	case arith.AddUIExtended, arith.MulUIExtended, arith.MulSIExtended:
		x.extended(op)
		return true
	case vector.Reduction:
		return x.reduce(vector.ReductionOp{Operation: op})
	case vector.Extract, vector.Insert, vector.ExtractElement, vector.InsertElement, vector.Broadcast, vector.Splat, vector.Shuffle,
		vector.Interleave, vector.Deinterleave, vector.ExtractStridedSlice, vector.InsertStridedSlice, vector.FromElements, kernel.Shuffle:
		x.eachHalf(op)
		return true
	}
	return x.refuse(op, x.wideType())
}

// finish lets r stand for result i of op. If the result is no wide integer, it is the low half.
func (x *widener) finish(op *ir.Operation, i int, r halves) {
	if x.isWide(op.Result(i).Type()) {
		x.pairs[op.Result(i)] = r
	} else {
		op.Result(i).ReplaceAllUsesWith(r.low)
	}
	if i == op.NumResults()-1 {
		x.spread.Discard(op)
	}
}

// eachHalf applies an operation that moves elements to the low halves and to the high halves.
func (x *widener) eachHalf(op *ir.Operation) {
	var made [2]*ir.Operation
	for k := range made {
		operands := op.Operands()
		for i, v := range operands {
			if p, ok := x.pairs[v]; ok {
				operands[i] = [2]*ir.Value{p.low, p.high}[k]
			}
		}
		types := make([]ir.Type, op.NumResults())
		for i := range types {
			types[i] = x.halfType(op.Result(i).Type())
		}
		made[k] = x.b.Create(x.Loc, op.Def(), operands, types, op.Attrs()...)
	}
	for i := range op.NumResults() {
		x.finish(op, i, halves{made[0].Result(i), made[1].Result(i)})
	}
}

// reduce combines the elements of a vector one by one.
func (x *widener) reduce(op vector.ReductionOp) bool {
	v := x.pairs[op.Vector()]
	element := func(i int64) halves {
		return halves{vector.NewExtract(x.b, x.Loc, v.low, i), vector.NewExtract(x.b, x.Loc, v.high, i)}
	}
	first := int64(1)
	var total halves
	if op.Acc() != nil {
		total, first = x.pairs[op.Acc()], 0
	} else {
		total = element(0)
	}
	def := op.Kind().Combiner(op.Type().ElementType())
	for i := first; i < op.Type().Shape()[0]; i++ {
		total = x.binary(def, total, element(i))
	}
	x.finish(op.Operation, 0, total)
	return true
}
