package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// Control decides whether the producer of an operand is fused into the operation that the operand belongs to.
type Control func(operand *ir.Operand) bool

// SingleUse is the usual Control: the producer has no other use.
func SingleUse(operand *ir.Operand) bool {
	def := operand.Value().DefiningOp()
	return def != nil && hasOneUse(def)
}

// hasOneUse reports whether exactly one operand uses the results of op.
func hasOneUse(op *ir.Operation) bool {
	n := 0
	for _, r := range op.Results() {
		if r.HasUses() {
			n++
			if !r.HasOneUse() {
				return false
			}
		}
	}
	return n == 1
}

// ElementwiseFusion returns the patterns that fuse elementwise operations into their consumers
// (populateElementwiseOpsFusionPatterns, without those that erase unused operands).
func ElementwiseFusion(control Control) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		onGeneric("FuseElementwiseOps", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool { return fuseInto(s, rw, control) }),
		onGeneric("FoldFillWithGenericOp", foldFill),
		onGeneric("FoldScalarOrSplatConstant", foldSplat),
		onGeneric("RemoveOutsDependency", dropInitDependence),
	}
}

// fuseInto fuses the producer of the first input that allows it.
func fuseInto(s linalg.StructuredOp, rw *rewrite.Rewriter, control Control) bool {
	for i := range s.Inputs() {
		if !CanFuseElementwise(s, i) || !control(s.OperandUse(i)) {
			continue
		}
		if fused := FuseElementwise(rw, s, i); fused != nil {
			return true
		}
	}
	return rw.Fail("no producer can be fused")
}

// elementwiseFusion is a producer and a consumer that become one operation.
type elementwiseFusion struct {
	producer, consumer linalg.StructuredOp
	// operand is the number of the input of the consumer, and result that of the result of the producer.
	operand, result int
	// toProducer maps loops of the consumer to those of the producer.
	toProducer *ir.AffineMap
	// kept says which results of the producer the new operation has as well.
	kept []bool
}

// newFusion returns the fusion of input i of consumer, if the producer has the form for it.
func newFusion(consumer linalg.StructuredOp, i int) (f elementwiseFusion, ok bool) {
	v := consumer.Operand(i)
	producer, ok := genericOf(v)
	if _, ranked := v.Type().(*ir.RankedTensorType); !ok || !ranked || !consumer.Is(linalg.Generic) || !producer.OnTensors() || !allParallel(producer) {
		return f, false
	}
	m := consumer.Maps()[i]
	out := producer.Maps()[len(producer.Inputs())+v.Index()]
	if len(m.Results) != len(producer.Iterators()) || !affinemap.IsPermutation(out) {
		return f, false
	}
	return elementwiseFusion{producer: producer, consumer: consumer, operand: i, result: v.Index(), toProducer: affinemap.Compose(inverse(out), m)}, true
}

// CanFuseElementwise reports whether the producer of input i of consumer can be fused (areElementwiseOpsFusable).
func CanFuseElementwise(consumer linalg.StructuredOp, i int) bool {
	f, ok := newFusion(consumer, i)
	return ok && f.coversLoops()
}

// coversLoops reports whether the operands that remain tell the sizes of all loops.
func (f elementwiseFusion) coversLoops() bool {
	if allParallel(f.consumer) {
		return true
	}
	known := make([]bool, len(f.consumer.Iterators()))
	note := func(m *ir.AffineMap) {
		for _, e := range m.Results {
			if e.Kind == ir.AffineDim {
				known[e.Value] = true
			}
		}
	}
	fused := f.consumer.Operand(f.operand)
	for i, m := range f.consumer.Maps() {
		if f.consumer.Operand(i) != fused {
			note(m)
		}
	}
	for _, m := range f.producer.Maps()[:len(f.producer.Inputs())] {
		note(affinemap.Compose(m, f.toProducer))
	}
	return !slices.Contains(known, false)
}

// keep decides which results of the producer the new operation has.
func (f *elementwiseFusion) keep() {
	inputs := len(f.producer.Inputs())
	dropped := make([]bool, len(f.producer.Maps()))
	f.kept = make([]bool, f.producer.NumResults())
	for i := range f.kept {
		at := inputs + i
		dropped[at] = true
		f.kept[i] = usesElement(f.producer, at) || !f.droppable(dropped) || f.usedElsewhere(f.producer.Result(i))
		if f.kept[i] {
			dropped[at] = false
		}
	}
}

func (f *elementwiseFusion) usedElsewhere(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner() != f.consumer.Operation {
			return true
		}
	}
	return false
}

// droppable reports whether the operands other than the dropped ones of the producer tell the sizes of all loops of either
// operation.
func (f *elementwiseFusion) droppable(dropped []bool) bool {
	var maps []*ir.AffineMap
	for i, m := range f.producer.Maps() {
		if !dropped[i] {
			maps = append(maps, m)
		}
	}
	for i, m := range f.consumer.Maps() {
		if i != f.operand {
			maps = append(maps, m)
		}
	}
	if len(maps) == 0 {
		return len(f.producer.Iterators()) == 0 && len(f.consumer.Iterators()) == 0
	}
	// MLIR does not distinguish the loops of the two operations here. The new operation is checked later.
	loops := 0
	for _, m := range maps {
		loops = max(loops, m.Dims)
	}
	return invertible(maps, loops)
}

// FuseElementwiseUses is the pattern that fuses producers also if other operations, behind the consumer, use their results. These
// operations then use the results of the new operation.
func FuseElementwiseUses() *rewrite.Pattern {
	return onGeneric("FuseMultiUseProducer", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
		for i := range s.Inputs() {
			f, ok := newFusion(s, i)
			if !ok || !f.coversLoops() || !f.usesFollow() {
				continue
			}
			f.keep()
			fused := FuseElementwise(rw, s, i)
			if fused == nil {
				continue
			}
			k := 0
			for r, keep := range f.kept {
				if keep {
					rw.ReplaceUses(f.producer.Result(r), fused.Result(k))
					k++
				}
			}
			return true
		}
		return rw.Fail("no producer can be fused")
	})
}

// usesFollow reports whether all other uses of the producer come after the consumer in its block.
func (f *elementwiseFusion) usesFollow() bool {
	at := f.consumer.Operation
	for _, r := range f.producer.Results() {
		for u := r.FirstUse(); u != nil; u = u.NextUse() {
			o := ir.AncestorIn(at.ParentRegion(), u.Owner())
			if u.Owner() != at && (o == nil || o.Block() != at.Block() || !at.IsBeforeInBlock(o)) {
				return false
			}
		}
	}
	return true
}

// FuseElementwise makes one operation of consumer and the producer of its input i, and replaces consumer. It returns nil, and
// nothing has changed, if the new operation could not tell the sizes of its loops.
func FuseElementwise(rw *rewrite.Rewriter, consumer linalg.StructuredOp, i int) *ir.Operation {
	f, ok := newFusion(consumer, i)
	if !ok {
		return nil
	}
	f.keep()
	p := f.parts()
	if !invertible(p.maps, len(p.its)) {
		return nil
	}
	rw.SetBefore(consumer.Operation)
	loc := rw.Context().FusedLoc([]ir.Location{f.producer.Loc(), consumer.Loc()}, nil)
	fused := p.create(&rw.Builder, loc, f.body)
	results := fused.Results()
	rw.Replace(consumer.Operation, results[len(results)-consumer.NumResults():]...)
	return fused
}

// parts returns the operands and maps of the new operation: the inputs of the consumer with those of the producer in the place of
// the fused one, the kept inits of the producer, and the inits of the consumer.
func (f *elementwiseFusion) parts() parts {
	c, n := partsOf(f.consumer), len(f.consumer.Inputs())
	q, k := partsOf(f.producer), len(f.producer.Inputs())
	p := parts{its: c.its}
	composed := func(m *ir.AffineMap) *ir.AffineMap { return affinemap.Compose(m, f.toProducer) }
	p.inputs = append(append(p.inputs, c.inputs[:f.operand]...), append(q.inputs, c.inputs[f.operand+1:]...)...)
	p.maps = append(p.maps, c.maps[:f.operand]...)
	for _, m := range q.maps[:k] {
		p.maps = append(p.maps, composed(m))
	}
	p.maps = append(p.maps, c.maps[f.operand+1:n]...)
	for i, keep := range f.kept {
		if keep {
			p.inits, p.maps = append(p.inits, q.inits[i]), append(p.maps, composed(q.maps[k+i]))
		}
	}
	p.inits, p.maps = append(p.inits, c.inits...), append(p.maps, c.maps[n:]...)
	return p
}

// body makes the body of the new operation.
func (f *elementwiseFusion) body(b *ir.Builder, args []*ir.Value) []*ir.Value {
	m := ir.NewMapping()
	if hasIndices(f.producer) {
		f.mapIndices(b, m)
	}
	n, k := len(f.consumer.Inputs()), len(f.producer.Inputs())
	ofConsumer, ofProducer := make([]*ir.Value, len(f.consumer.Maps())), make([]*ir.Value, len(f.producer.Maps()))
	next := func() *ir.Value {
		v := args[0]
		args = args[1:]
		return v
	}
	for i := range f.operand {
		ofConsumer[i] = next()
	}
	for i := range k {
		ofProducer[i] = next()
	}
	for i := f.operand + 1; i < n; i++ {
		ofConsumer[i] = next()
	}
	for i, keep := range f.kept {
		if keep {
			ofProducer[k+i] = next()
		}
	}
	for i := n; i < len(ofConsumer); i++ {
		ofConsumer[i] = next()
	}
	made := copyBody(b, f.producer.Body(), ofProducer, m)
	ofConsumer[f.operand] = made[f.result]
	var yields []*ir.Value
	for i, keep := range f.kept {
		if keep {
			yields = append(yields, made[i])
		}
	}
	return append(yields, copyBody(b, f.consumer.Body(), ofConsumer, m)...)
}

// mapIndices computes the loop indices of the producer from those of the consumer.
func (f *elementwiseFusion) mapIndices(b *ir.Builder, m *ir.Mapping) {
	loc := f.producer.Loc()
	all := make([]*ir.Value, len(f.consumer.Iterators()))
	for i := range all {
		all[i] = newIndex(b, loc, i)
	}
	for o := f.producer.Body().First(); o != nil; o = o.Next() {
		if o.Is(linalg.Index) {
			m.Map(o.Result(0), affine.NewApply(b, loc, affinemap.SubMap(f.toProducer, indexDim(o)), all))
		}
	}
}

// foldFill uses the value of a linalg.fill instead of the element of the filled input.
func foldFill(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	found := false
	for i, v := range s.Inputs() {
		fill := v.DefinedBy(linalg.Fill)
		if fill == nil || !usesElement(s, i) || fill.NumResults() == 0 {
			continue
		}
		found = true
		elem := s.Body().Arg(i)
		to := convertScalar(&rw.Builder, fill.Loc(), fill.Operand(0), elem.Type())
		rw.ReplaceUses(elem, to)
	}
	return found || rw.Fail("no input is filled with a value")
}

// convertScalar returns v as a value of type t. Integers are signed.
func convertScalar(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	if from == t {
		return v
	}
	cast := func(def *ir.OpDef) *ir.Value { return arith.NewCast(b, loc, def, v, t) }
	fw, tw := ir.NumberWidth(from), ir.NumberWidth(t)
	_, fromFloat := from.(*ir.FloatType)
	_, toFloat := t.(*ir.FloatType)
	switch {
	case fromFloat && toFloat && fw < tw:
		return cast(arith.ExtF)
	case fromFloat && toFloat:
		return cast(arith.TruncF)
	case fromFloat:
		return cast(arith.FPToSI)
	case toFloat && fw == 1:
		return cast(arith.UIToFP)
	case toFloat:
		return cast(arith.SIToFP)
	case fw < tw:
		return cast(arith.ExtSI)
	}
	return cast(arith.TruncI)
}

// splatOf returns the number that v is in each element, if v is a constant like this.
func splatOf(v *ir.Value) ir.TypedAttr {
	def := v.DefinedBy(arith.Constant)
	if def == nil {
		return nil
	}
	switch a := (arith.ConstantOp{Operation: def}).Value().(type) {
	case *ir.DenseElementsAttr:
		if e, ok := splatElement(a).(ir.TypedAttr); ok {
			return e
		}
	case *ir.IntegerAttr:
		return a
	case *ir.FloatAttr:
		return a
	}
	return nil
}

// splatElement returns the element of a splat of numbers, or nil.
func splatElement(a *ir.DenseElementsAttr) ir.Attribute {
	switch a.ShapedType().ElementType().(type) {
	case *ir.FloatType, *ir.IntegerType, *ir.IndexType:
		return a.SplatValue()
	}
	return nil
}

// foldSplat drops the first input that is the same number everywhere.
func foldSplat(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	if !s.OnTensors() {
		return rw.Fail("the op is not on tensors")
	}
	for i, v := range s.Inputs() {
		number := splatOf(v)
		if number == nil {
			continue
		}
		p := partsOf(s)
		p.inputs, p.maps = slices.Delete(p.inputs, i, i+1), slices.Delete(p.maps, i, i+1)
		if !invertible(p.maps, len(p.its)) {
			return rw.Fail("the input tells the size of a loop")
		}
		c := arith.NewConstant(&rw.Builder, v.Loc(), number)
		made := p.create(&rw.Builder, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
			return copyBody(b, s.Body(), slices.Insert(slices.Clone(args), i, c), ir.NewMapping())
		})
		rw.Replace(s.Operation, made.Results()...)
		return true
	}
	return rw.Fail("no input is a number")
}

// dropInitDependence gives an op whose body does not read an init an empty tensor instead of it.
func dropInitDependence(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	changed := false
	for i, v := range s.Inits() {
		at := len(s.Inputs()) + i
		t, ranked := v.Type().(*ir.RankedTensorType)
		if !ranked || t.Encoding != nil || usesElement(s, at) || v.DefinedBy(tensor.Empty) != nil {
			continue
		}
		changed = true
		e := emptyLike(&rw.Builder, s.Loc(), v)
		rw.Modify(s.Operation, func() { s.SetOperand(at, e) })
	}
	return changed || rw.Fail("all inits are needed")
}
