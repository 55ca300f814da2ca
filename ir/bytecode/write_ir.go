package bytecode

import "github.com/spvc/spvc/ir"

// op writes an operation.
func (w *writer) op(e *emitter, op *ir.Operation) {
	e.varint(w.ops[op.Info()].number)
	at := len(e.buf)
	e.byte(0) // the mask
	var mask byte
	e.varint(w.locs[op.Loc()].number)
	if d := w.dictionary(op); d != nil {
		mask |= hasAttrs
		e.varint(w.attrs[d].number)
	}
	if i, ok := w.propertiesOf(op); ok {
		mask |= hasProperties
		e.varint(i)
	}
	if n := op.NumResults(); n > 0 {
		mask |= hasResults
		e.varint(uint64(n))
		for i := range n {
			e.varint(w.types[op.Result(i).Type()].number)
		}
	}
	if n := op.NumOperands(); n > 0 {
		mask |= hasOperands
		e.varint(uint64(n))
		for i := range n {
			e.varint(w.values[op.Operand(i)])
		}
	}
	if n := op.NumSuccessors(); n > 0 {
		mask |= hasSuccessors
		e.varint(uint64(n))
		for i := range n {
			e.varint(w.blocks[op.Successor(i)])
		}
	}
	if w.useLists(e, op.NumResults(), op.Result) {
		mask |= hasUseLists
	}
	if n := op.NumRegions(); n > 0 {
		mask |= hasRegions
		w.regions(e, op)
	}
	e.buf[at] = mask
}

// propertiesOf returns the number of the properties of op. It returns false if the op
// has none.
func (w *writer) propertiesOf(op *ir.Operation) (uint64, bool) {
	if w.version < withProperties {
		return 0, false
	}
	var e emitter
	bare, slots := op.UnregisteredProps(), w.slots[op.Info()]
	m, modeled := ir.OpInterface[PropertiesModel](op.Info())
	switch {
	case modeled:
		m.WriteProperties(&Writer{n: w.numbering, w: w, e: &e}, op)
		slots = nil
	case bare != nil:
		e.varint(w.attrNumber(bare))
	case len(slots) == 0:
		return 0, false
	}
	for _, s := range slots {
		w.slot(&e, s, op.Info().ToVersion(s.index, op.Prop(s.index), w.ctx.Version))
	}
	i, known := w.propsIndex[string(e.buf)]
	if !known {
		i = uint64(len(w.propsIndex))
		w.propsIndex[string(e.buf)] = i
		w.props.blob(e.buf)
	}
	return i, true
}

// slot writes the inherent attribute a, which may be nil.
func (w *writer) slot(e *emitter, s slot, a ir.Attribute) {
	switch {
	case s.segments > 0 && w.version >= withNativeSegments:
		sizes := make([]int64, s.segments)
		if d, ok := a.(*ir.DenseArrayAttr); ok {
			copy(sizes, d.Int64s())
		}
		e.appendSparse(sizes)
	case s.flag && a == nil:
		e.byte(0)
	case s.flag:
		e.byte(1)
	case s.number:
		e.varint(numberOf(a))
	case s.optional && a == nil:
		e.flagged(0, false)
	case s.optional:
		e.flagged(w.attrNumber(a), true)
	default:
		e.varint(w.attrNumber(a))
	}
}

// numberOf returns the number that an integer or a case of an enumeration stands for, 0 if a is nil.
func numberOf(a ir.Attribute) uint64 {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return uint64(a.Int64Or(0))
	case *ir.EnumAttr:
		return a.Value
	}
	return 0
}

// useLists writes the orders of uses of n values that are not the reference order. It
// reports whether there are any.
func (w *writer) useLists(e *emitter, n int, value func(int) *ir.Value) bool {
	if w.ids == nil {
		return false
	}
	var numbers []int
	var orders []*useOrder
	for i := range n {
		if o := useList(value(i), w.ids); o != nil {
			numbers, orders = append(numbers, i), append(orders, o)
		}
	}
	if len(orders) == 0 {
		return false
	}
	if n != 1 {
		e.varint(uint64(len(orders)))
	}
	for i, o := range orders {
		if n != 1 {
			e.varint(uint64(numbers[i]))
		}
		e.flagged(uint64(len(o.index)), o.pairs)
		for _, p := range o.index {
			e.varint(p)
		}
	}
	return true
}

// regions writes the regions of op. Those of an isolated operation are in a section.
func (w *writer) regions(e *emitter, op *ir.Operation) {
	isolated := op.HasTrait(ir.IsolatedFromAbove)
	e.flagged(uint64(op.NumRegions()), isolated)
	to, outer := e, w.used
	if isolated {
		w.used = 0
	}
	sectioned := isolated && w.version >= withRegionSections
	if sectioned {
		to = &emitter{}
	}
	for i := range op.NumRegions() {
		w.region(to, op.Region(i))
	}
	if sectioned {
		e.section(secIR, to.buf, 1)
	}
	w.used = outer
}

// region writes a region. Its values get the numbers after those that are in use.
func (w *writer) region(e *emitter, r *ir.Region) {
	start, blocks := w.used, uint64(0)
	for b := r.First(); b != nil; b = b.Next() {
		w.blocks[b] = blocks
		blocks++
		for _, a := range b.Args() {
			w.define(a)
		}
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumResults() {
				w.define(op.Result(i))
			}
		}
	}
	e.varint(blocks)
	if blocks == 0 {
		return
	}
	e.varint(w.used - start)
	for b := r.First(); b != nil; b = b.Next() {
		w.block(e, b)
	}
	w.used = start
}

func (w *writer) define(v *ir.Value) {
	w.values[v] = w.used
	w.used++
}

func (w *writer) block(e *emitter, b *ir.Block) {
	ops := uint64(0)
	for op := b.First(); op != nil; op = op.Next() {
		ops++
	}
	e.flagged(ops, b.NumArgs() > 0)
	if b.NumArgs() > 0 {
		w.arguments(e, b)
	}
	for op := b.First(); op != nil; op = op.Next() {
		w.op(e, op)
	}
}

func (w *writer) arguments(e *emitter, b *ir.Block) {
	e.varint(uint64(b.NumArgs()))
	for _, a := range b.Args() {
		t, located := w.types[a.Type()].number, w.located(a)
		if w.version >= withElidedLocations {
			e.flagged(t, located)
		} else {
			e.varint(t)
		}
		if located {
			e.varint(w.locs[a.Loc()].number)
		}
	}
	if w.version < withUseListOrders {
		return
	}
	at := len(e.buf)
	e.byte(0) // the mask
	if w.useLists(e, b.NumArgs(), b.Arg) {
		e.buf[at] = hasUseLists
	}
}
