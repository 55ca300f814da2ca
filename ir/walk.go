package ir

// WalkResult tells a walk how to continue.
type WalkResult uint8

// WalkAdvance continues. WalkSkip does not enter the regions of the operation
// (pre-order only). WalkInterrupt ends the walk.
const (
	WalkAdvance WalkResult = iota
	WalkSkip
	WalkInterrupt
)

// Walk visits op and all operations nested in it, innermost first (post-order).
// visit may erase or replace the operation it is given.
func (op *Operation) Walk(visit func(*Operation)) {
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; {
			nextBlock := b.next
			for o := b.first; o != nil; {
				o.PrefetchNext()
				next := o.next
				o.Walk(visit)
				o = next
			}
			b = nextBlock
		}
	}
	visit(op)
}

// WalkPre visits op and all operations nested in it, outermost first. It returns
// WalkInterrupt if visit did. visit may erase the operation that it is given if
// it returns WalkSkip.
func (op *Operation) WalkPre(visit func(*Operation) WalkResult) WalkResult {
	switch visit(op) {
	case WalkSkip:
		return WalkAdvance
	case WalkInterrupt:
		return WalkInterrupt
	}
	for i := range op.regions() {
		if op.regions()[i].WalkPre(visit) == WalkInterrupt {
			return WalkInterrupt
		}
	}
	return WalkAdvance
}

// WalkPre visits all operations of the region, outermost first.
func (r *Region) WalkPre(visit func(*Operation) WalkResult) WalkResult {
	for b := r.first; b != nil; {
		nextBlock := b.next
		for o := b.first; o != nil; {
			o.PrefetchNext()
			next := o.next
			if o.WalkPre(visit) == WalkInterrupt {
				return WalkInterrupt
			}
			o = next
		}
		b = nextBlock
	}
	return WalkAdvance
}

// Mapping maps values and blocks of cloned IR to their clones.
type Mapping struct {
	values map[*Value]*Value
	blocks map[*Block]*Block
	// inner is for the nested operations that are isolated from above: nothing outside
	// uses their definitions, and small maps are fast.
	inner *Mapping
	// parts are clones of the next isolated operations.
	parts []*Operation
	// waiting are the operands of clones whose values have no clone yet.
	waiting []*Operand
}

// NewMapping returns an empty mapping.
func NewMapping() *Mapping {
	return &Mapping{values: map[*Value]*Value{}, blocks: map[*Block]*Block{}}
}

// Map records to as the clone of from.
func (m *Mapping) Map(from, to *Value) { m.values[from] = to }

// Value returns the clone of v, or v itself if it has none.
func (m *Mapping) Value(v *Value) *Value {
	if w, ok := m.values[v]; ok {
		return w
	}
	return v
}

// block returns the clone of b, or b itself if it has none.
func (m *Mapping) block(b *Block) *Block {
	if w, ok := m.blocks[b]; ok {
		return w
	}
	return b
}

// Clone copies op with its regions and maps operands through m. m receives the results
// and the values defined inside, except those that are defined in isolated operations
// inside. The clone is in no block.
func (a *Arena) Clone(op *Operation, m *Mapping) *Operation {
	n := a.clone(op, m, false)
	m.resolve()
	return n
}

// clone copies op. If op is nested in what is cloned, its operands without a clone wait for [Mapping.resolve].
func (a *Arena) clone(op *Operation, m *Mapping, nested bool) *Operation {
	var values [4]*Value
	var types [2]Type
	operands, results := values[:0], types[:0]
	waits := false
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		w, ok := m.values[uses[i].value]
		if !ok {
			w, waits = uses[i].value, nested
		}
		operands = append(operands, w)
	}
	for i, all := 0, op.results(); i < len(all); i++ {
		results = append(results, all[i].typ)
	}
	n := a.create(op.loc, op.info, operands, results)
	if waits {
		m.await(op, n)
	}
	copy(n.props(), op.props())
	n.setAttrs(nil)
	if len(op.succs())+len(op.regions()) > 0 {
		st := OperationState{Regions: make([]*Region, len(op.regions()))}
		for i := range op.succs() {
			st.Successors = append(st.Successors, m.block(op.succs()[i].block))
		}
		a.connect(n, &st)
	}
	n.SetDiscardableAttrs(op.attrs())
	for i, results := 0, op.results(); i < len(results); i++ {
		m.values[&results[i]] = n.result(i)
	}
	for i := range op.regions() {
		a.cloneRegion(&op.regions()[i], &n.regions()[i], m)
	}
	return n
}

// An Each calls work for the numbers below n, in chunks of the given size, from several
// goroutines, whose number is worker.
type Each func(n, chunk int, work func(worker, first, last int))

// minPartsCloned is the number of parts from which CloneParts is faster than Clone.
const minPartsCloned = 16

// CloneParts is Clone, but each, with at most the given number of workers, copies the parts of
// op: the operations in its regions that are isolated from above.
func (a *Arena) CloneParts(op *Operation, m *Mapping, workers int, each Each) *Operation {
	var parts []*Operation
	for i := range op.regions() {
		parts = op.regions()[i].appendParts(parts)
	}
	if workers < 2 || len(parts) < minPartsCloned {
		return a.Clone(op, m)
	}
	type cloner struct {
		arena   *Arena
		mapping *Mapping
	}
	cloners := make([]cloner, workers)
	m.parts = make([]*Operation, len(parts))
	each(len(parts), 8, func(worker, first, last int) {
		c := &cloners[worker]
		if c.arena == nil {
			*c = cloner{NewArena(), NewMapping()}
		}
		for i := first; i < last; i++ {
			m.parts[i] = c.arena.cloneApart(parts[i], c.mapping)
		}
	})
	return a.Clone(op, m)
}

// appendParts appends the operations that cloneNested clones apart, in its order.
func (r *Region) appendParts(parts []*Operation) []*Operation {
	for b := r.first; b != nil; b = b.next {
		for o := b.first; o != nil; o = o.next {
			if isApart(o) {
				parts = append(parts, o)
				continue
			}
			for i := range o.regions() {
				parts = o.regions()[i].appendParts(parts)
			}
		}
	}
	return parts
}

// isApart reports whether nothing connects op with what is around it.
func isApart(op *Operation) bool {
	return len(op.regions()) > 0 && len(op.operands()) == 0 && len(op.results()) == 0 && op.info.traits&(1<<IsolatedFromAbove) != 0
}

// cloneApart is Clone with an empty mapping.
func (a *Arena) cloneApart(op *Operation, m *Mapping) *Operation {
	clear(m.values)
	clear(m.blocks)
	return a.Clone(op, m)
}

// CloneRegion appends copies of the blocks of src to dst.
func (a *Arena) CloneRegion(src, dst *Region, m *Mapping) {
	a.cloneRegion(src, dst, m)
	m.resolve()
}

func (a *Arena) cloneRegion(src, dst *Region, m *Mapping) {
	for b := src.first; b != nil; b = b.next {
		nb := a.NewBlock()
		dst.Append(nb)
		m.blocks[b] = nb
		for _, arg := range b.args {
			m.values[arg] = nb.AddArg(arg.typ, arg.Loc())
		}
	}
	for b := src.first; b != nil; b = b.next {
		nb := m.blocks[b]
		for o := b.first; o != nil; o = o.next {
			o.PrefetchNext()
			nb.Append(a.cloneNested(o, m))
		}
	}
}

// cloneNested is Clone for an operation of a region that is cloned.
func (a *Arena) cloneNested(op *Operation, m *Mapping) *Operation {
	if !isApart(op) {
		return a.clone(op, m, true)
	}
	if len(m.parts) > 0 {
		part := m.parts[0]
		m.parts = m.parts[1:]
		return part
	}
	if m.inner == nil {
		m.inner = NewMapping()
	}
	return a.cloneApart(op, m.inner)
}

// await notes the operands of n, the clone of op, that had no clone yet.
func (m *Mapping) await(op, n *Operation) {
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if u := &n.operands()[i]; u.value == uses[i].value {
			m.waiting = append(m.waiting, u)
		}
	}
}

// resolve redirects operands that were copied before their definitions (in graph regions,
// or across blocks that are not in dominance order) to the copies. An operand that has a clone is not looked up again: what
// stands for a value from outside may be a value that is cloned, too.
func (m *Mapping) resolve() {
	for _, u := range m.waiting {
		if w, ok := m.values[u.value]; ok {
			u.Set(w)
		}
	}
	m.waiting = m.waiting[:0]
}
