package memory

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// MergeAccesses leaves out accesses in the regions of fn that make no difference to the invocation: loads of
// what it just loaded from or stored to the same element, stores of the value that the element
// has, and stores that a later store overwrites before anything may read them. Two accesses are to
// the same element if they have the same operands. Barriers, atomic operations, calls and everything else with
// unknown effects separate accesses. MergeAccesses reports whether it changed anything.
//
// A race of a store that is left out is also one of the store that overwrites it or came before it, because
// nothing that orders invocations is between the two. Only the race of a store that puts a loaded value back
// goes away with the store.
func MergeAccesses(fn *ir.Operation, remark pass.Remarker) bool {
	m := &accessMerger{remark: remark}
	m.visit = func(e ir.Effect) { m.effects = append(m.effects, e) }
	for i := range fn.NumRegions() {
		m.region(fn.Region(i), false)
	}
	return m.changed
}

// maxPlaces bounds the elements that an accessMerger remembers in a block, and so its time for each access. It
// forgets the one that it has known longest.
const maxPlaces = 32

// accessMerger merges the accesses of a function.
type accessMerger struct {
	remark  pass.Remarker
	changed bool
	// places are the elements that blocks have accessed: those of the current block from base on, before
	// them those of the blocks around it.
	places  []place
	base    int
	effects []ir.Effect
	visit   func(ir.Effect) // appends to effects
}

// place is what is known about an element of a buffer.
type place struct {
	memref  *ir.Value
	indices []*ir.Value
	value   *ir.Value // what the element holds, or nil if that is not known
	// store is the last store to the element in the block, if nothing may have read the element since.
	store *ir.Operation
	// changedBy is the name of the operation that may have changed the element since value was known.
	changedBy string
	// read is the last store to the element, if something may have read it, and readBy the name of that.
	read   *ir.Operation
	readBy string
}

// touched says what the operations of a block may do to memory.
type touched struct{ reads, writes bool }

// region merges the accesses of the blocks of r. If inherits is set, r runs at most once, directly after
// the operation before its parent, and starts with the values that are known there.
func (m *accessMerger) region(r *ir.Region, inherits bool) (all touched) {
	outer, mark := m.base, len(m.places)
	m.base = mark
	for b := r.First(); b != nil; b = b.Next() {
		m.places = m.places[:mark]
		if inherits {
			for _, p := range m.places[outer:mark] {
				m.places = append(m.places, place{memref: p.memref, indices: p.indices, value: p.value, changedBy: p.changedBy})
			}
		}
		t := m.block(b)
		all = touched{all.reads || t.reads, all.writes || t.writes}
	}
	m.places, m.base = m.places[:mark], outer
	return all
}

func (m *accessMerger) block(b *ir.Block) (all touched) {
	var next *ir.Operation
	for op := b.First(); op != nil; op = next {
		next = op.Next()
		var t touched
		switch {
		case op.Is(memref.Load):
			t.reads = m.load(op)
		case op.Is(memref.Store):
			t.writes = m.store(op)
		default:
			t = m.visitOther(op)
		}
		all = touched{all.reads || t.reads, all.writes || t.writes}
	}
	return all
}

// load replaces a load of a value that is known. It reports whether the load stays.
func (m *accessMerger) load(op *ir.Operation) bool {
	l := memref.LoadOp{Operation: op}
	indices := l.Indices()
	p := m.find(l.MemRef(), indices)
	if p != nil && p.value != nil {
		m.emitRemark(op, pass.Applied, "load left out: the element holds the value of an earlier access")
		op.Result(0).ReplaceAllUsesWith(p.value)
		m.erase(op)
		return false
	}
	if p == nil {
		p = m.add(l.MemRef(), indices)
	} else {
		m.emitRemark(op, pass.Missed, "load kept: '"+p.changedBy+"' may have changed the element since an earlier access")
	}
	p.value = op.Result(0)
	m.mayRead(op.Name(), p.memref, p.indices)
	return true
}

// store leaves out op if the element has its value, and a store before op that nothing reads. It reports whether
// op stays.
func (m *accessMerger) store(op *ir.Operation) bool {
	s := memref.StoreOp{Operation: op}
	indices := s.Indices()
	p := m.find(s.MemRef(), indices)
	switch {
	case p == nil:
		p = m.add(s.MemRef(), indices)
	case p.value == s.Value():
		m.emitRemark(op, pass.Applied, "store left out: the element holds the value already")
		m.erase(op)
		return false
	case p.store != nil:
		m.emitRemark(p.store, pass.Applied, "store left out: a later store overwrites it before anything reads it")
		m.erase(p.store)
	case p.read != nil:
		m.emitRemark(p.read, pass.Missed, "store kept: '"+p.readBy+"' may read it before a later store overwrites it")
	}
	*p = place{memref: p.memref, indices: p.indices, value: s.Value(), store: op}
	for i := range m.current() {
		if q := &m.current()[i]; q != p && q.value != nil && mayAlias(q, p.memref, p.indices) {
			q.value, q.changedBy = nil, op.Name()
		}
	}
	return true
}

// visitOther merges the accesses in the regions of op, and forgets what op may change.
func (m *accessMerger) visitOther(op *ir.Operation) (t touched) {
	branches := op.Is(scf.If) || op.Is(scf.IndexSwitch)
	for i := range op.NumRegions() {
		n := m.region(op.Region(i), branches)
		t = touched{t.reads || n.reads, t.writes || n.writes}
	}
	own := m.ownEffects(op)
	t = touched{t.reads || own.reads, t.writes || own.writes}
	if t.reads {
		m.mayRead(op.Name(), nil, nil)
	}
	if t.writes {
		for i := range m.current() {
			if p := &m.current()[i]; p.value != nil {
				p.value, p.changedBy = nil, op.Name()
			}
		}
	}
	return t
}

// ownEffects returns what op may do besides its regions. Whatever writes may read as well: it may be an
// atomic operation or a barrier, after which others may have read.
func (m *accessMerger) ownEffects(op *ir.Operation) touched {
	e := op.Info().Entry
	if e == nil || e.Effects == nil {
		known := op.HasTrait(ir.NoMemoryEffect) || op.HasTrait(ir.Pure) || op.HasTrait(ir.RecursiveMemoryEffects)
		return touched{!known, !known}
	}
	m.effects = m.effects[:0]
	e.Effects(op, m.visit)
	reads := slices.ContainsFunc(m.effects, func(e ir.Effect) bool { return e.Kind == ir.EffectRead })
	writes := slices.ContainsFunc(m.effects, func(e ir.Effect) bool { return e.Kind == ir.EffectWrite || e.Kind == ir.EffectFree })
	return touched{reads || writes, writes}
}

// mayRead notes that an operation called name may read the element of buffer at indices. A nil buffer stands for any
// element.
func (m *accessMerger) mayRead(name string, buffer *ir.Value, indices []*ir.Value) {
	for i := range m.current() {
		if p := &m.current()[i]; p.store != nil && (buffer == nil || mayAlias(p, buffer, indices)) {
			p.store, p.read, p.readBy = nil, p.store, name
		}
	}
}

// current returns the places of the current block.
func (m *accessMerger) current() []place { return m.places[m.base:] }

// find returns the place of an element, or nil.
func (m *accessMerger) find(buffer *ir.Value, indices []*ir.Value) *place {
	for i := range m.current() {
		if p := &m.current()[i]; p.memref == buffer && slices.Equal(p.indices, indices) {
			return p
		}
	}
	return nil
}

// add returns a new place.
func (m *accessMerger) add(buffer *ir.Value, indices []*ir.Value) *place {
	if len(m.current()) == maxPlaces {
		m.places = slices.Delete(m.places, m.base, m.base+1)
	}
	m.places = append(m.places, place{memref: buffer, indices: indices})
	return &m.places[len(m.places)-1]
}

func (m *accessMerger) erase(op *ir.Operation) {
	op.Erase()
	m.changed = true
}

func (m *accessMerger) emitRemark(op *ir.Operation, kind pass.RemarkKind, text string) {
	if m.remark != nil {
		m.remark(op, kind, text)
	}
}

// mayAlias reports whether the element of p may be that of buffer at indices.
func mayAlias(p *place, buffer *ir.Value, indices []*ir.Value) bool {
	if p.memref == buffer {
		return !isDisjoint(p, indices)
	}
	a, b := rootOf(p.memref), rootOf(buffer)
	if a.kind > b.kind {
		a, b = b, a
	}
	switch {
	case a.kind == anyMemory || b.kind == anyMemory:
		return true
	case b.kind == ownMemory:
		return false
	case b.kind == globalMemory:
		return a.kind == argumentMemory || a.global == b.global
	}
	return true
}

// memoryKind says where a memref comes from.
type memoryKind uint8

// The kinds, in the order of what is known.
const (
	anyMemory      memoryKind = iota
	argumentMemory            // an argument of a function that others call
	bufferMemory              // an argument of a kernel; several may be the same buffer
	globalMemory              // a global variable
	ownMemory                 // memory that only the value stands for
)

// memoryRoot is where a memref comes from.
type memoryRoot struct {
	kind   memoryKind
	global ir.Attribute // the symbol of a global variable
}

func rootOf(v *ir.Value) memoryRoot {
	switch def := v.DefiningOp(); {
	case def == nil:
	case def.Is(memref.Alloca), kernel.Holds(def):
		return memoryRoot{kind: ownMemory}
	case def.Is(memref.GetGlobal):
		return memoryRoot{globalMemory, def.Prop(0)}
	case def.Is(kernel.Global):
		return memoryRoot{globalMemory, kernel.GlobalName(def)}
	default:
		return memoryRoot{}
	}
	b := v.OwnerBlock()
	f := b.Parent()
	if f == nil || !b.IsEntry() {
		return memoryRoot{}
	}
	if g := (gpu.FuncOp{Operation: f}); f.Is(gpu.Func) {
		switch {
		case v.Index() >= len(g.Type().Inputs):
			return memoryRoot{kind: ownMemory}
		case g.IsKernel():
			return memoryRoot{kind: bufferMemory}
		}
	}
	if _, ok := ir.OpInterface[ir.FunctionModel](f.Info()); ok {
		return memoryRoot{kind: argumentMemory}
	}
	return memoryRoot{}
}

// isDisjoint reports whether the element of p is another one than that at indices of the same buffer: one index differs, by
// a known number. It does not rely on indices within their dimensions.
func isDisjoint(p *place, indices []*ir.Value) bool {
	t := p.memref.Type().(*ir.MemRefType)
	if t.Layout != nil {
		return false
	}
	at := -1
	for i, x := range indices {
		if x == p.indices[i] {
			continue
		}
		if at >= 0 {
			return false
		}
		at = i
	}
	if at < 0 {
		return false
	}
	base, c := sumOf(indices[at])
	base2, c2 := sumOf(p.indices[at])
	distance := max(c-c2, c2-c)
	if base != base2 || distance == 0 || distance >= maxDistance {
		return false
	}
	for _, n := range t.Shape()[at+1:] {
		if n <= 0 || n >= maxDistance/distance {
			return false
		}
		distance *= n
	}
	return true
}

// maxDistance bounds distances of elements, so that they are no multiple of what index can count to.
const maxDistance = 1 << 31

// sumOf returns v as the sum of a value, nil for none, and a constant.
func sumOf(v *ir.Value) (base *ir.Value, c int64) {
	if c, ok := smallConstant(v); ok {
		return nil, c
	}
	if sum := v.DefinedBy(arith.AddI); sum != nil {
		if c, ok := smallConstant(sum.Operand(1)); ok {
			return sum.Operand(0), c
		}
	}
	return v, 0
}

// smallConstant returns the value of v if it is a constant within the bounds of distances.
func smallConstant(v *ir.Value) (int64, bool) {
	c, ok := ir.IntConstantOf(v)
	return c, ok && c > -maxDistance && c < maxDistance
}
