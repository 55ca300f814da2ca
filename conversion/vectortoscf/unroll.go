package vectortoscf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// maxUnrolled bounds the number of transfers that an unrolled one becomes, because the type
// of a vector may have any number of elements.
const maxUnrolled = 1 << 16

// unrolls reports whether the first dimension is to be unrolled.
func (l *lowering) unrolls() bool {
	if !l.lowers() {
		return false
	}
	shape := l.VectorType().Shape()
	n := int64(1)
	for _, size := range shape[:len(shape)-int(l.opts.TargetRank)] {
		if size > maxUnrolled/n {
			return l.rw.Fail("the vector has too many elements to unroll the transfer")
		}
		n *= size
	}
	return true
}

// unroll calls part for each position of the first dimension, for operations that part makes
// in an scf.if if the position may not take part. v is the value before the first position.
// part and unroll return the value after a position, or nil if v is nil.
func (l *lowering) unroll(v *ir.Value, part func(i int64, iv, v *ir.Value) *ir.Value) *ir.Value {
	for i := range l.VectorType().Shape()[0] {
		iv := arith.NewIndex(l.b(), l.Loc(), i)
		var t ir.Type
		if v != nil {
			t = v.Type()
		}
		before := v
		v = l.guarded(iv, t, func() *ir.Value { return part(i, iv, before) }, func() *ir.Value { return before })
	}
	return v
}

// addMask gives the transfer op, for position i of the first dimension, its part of the mask.
func (l *lowering) addMask(op vector.TransferOp, i int64) {
	switch {
	case l.Mask() == nil:
	case l.broadcasts():
		op.SetMask(l.Mask())
	case l.maskRank() > 1:
		at := l.rw.InsertionPoint()
		l.rw.SetBefore(op.Operation)
		m := vector.NewExtract(l.b(), l.Loc(), l.Mask(), i)
		l.rw.SetInsertionPoint(at)
		op.SetMask(m)
	}
}

// unrollRead replaces a read by reads without its first dimension. If a vector.insert is the
// only use of the read, the parts are inserted where it inserts the whole.
func (l *lowering) unrollRead() bool {
	if !l.unrolls() {
		return false
	}
	replaced := l.Operation
	var v *ir.Value
	var at []interfaces.IndexValue
	if insert, ok := l.inserted(); ok {
		replaced, v, at = insert.Operation, insert.Dest(), insert.Position()
	} else {
		v = vector.NewUnary(l.b(), l.Loc(), vector.Splat, l.Padding(), l.VectorType())
	}
	t := vector.DropLeading(l.VectorType(), 1)
	v = l.unroll(v, func(i int64, iv, v *ir.Value) *ir.Value {
		read := vector.NewTransferRead(l.b(), l.Loc(), t, l.Padding(), l.partAt(iv))
		l.addMask(read, i)
		values, static := interfaces.SplitIndices(append(at[:len(at):len(at)], interfaces.IndexValue{Const: i}))
		return vector.NewInsertAt(l.b(), l.Loc(), read.Result(0), v, values, static)
	})
	l.rw.Replace(replaced, v)
	if replaced != l.Operation {
		l.rw.Erase(l.Operation)
	}
	return true
}

// inserted returns the vector.insert that is the only use of a read.
func (l *lowering) inserted() (vector.InsertOp, bool) {
	r := l.Result(0)
	if !r.HasOneUse() || !r.FirstUse().Owner().Is(vector.Insert) {
		return vector.InsertOp{}, false
	}
	return vector.InsertOp{Operation: r.FirstUse().Owner()}, true
}

// unrollWrite replaces a write by writes without its first dimension. If the vector comes
// from a vector.extract, the parts are extracted from what that extracts from.
func (l *lowering) unrollWrite() bool {
	if !l.unrolls() {
		return false
	}
	from := l.Vector()
	var at []interfaces.IndexValue
	if def := from.DefinedBy(vector.Extract); def != nil {
		e := vector.ExtractOp{Operation: def}
		from, at = e.Vector(), e.Position()
	}
	var source *ir.Value
	if l.OnTensor() {
		source = l.Source()
	}
	source = l.unroll(source, func(i int64, iv, source *ir.Value) *ir.Value {
		p := l.partAt(iv)
		if source != nil {
			p.Source = source
		}
		values, static := interfaces.SplitIndices(append(at[:len(at):len(at)], interfaces.IndexValue{Const: i}))
		v := vector.NewExtractAt(l.b(), l.Loc(), from, values, static)
		if len(l.VectorType().Shape()) == 1 {
			v = vector.NewBroadcast(l.b(), l.Loc(), v, l.Context().Vector(nil, v.Type()))
		}
		write := vector.NewTransferWrite(l.b(), l.Loc(), v, p)
		l.addMask(write, i)
		if source == nil {
			return nil
		}
		return write.Result(0)
	})
	if source != nil {
		l.rw.Replace(l.Operation, source)
	} else {
		l.rw.Erase(l.Operation)
	}
	return true
}
