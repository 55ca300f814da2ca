package ir

import (
	"hash/maphash"
	"sync"
	"sync/atomic"
	"unsafe"
)

// table is a typed interning table that is safe for concurrent use. It compares keys by
// value and calls a build function at most once per key. A lookup of an existing key
// takes no lock: workers that intern the same few types all the time would spend more
// time on the lock than on their work. What does not depend on the types is in
// tableCore, so that the 60 instances have little code.
type table[K comparable, V any] struct {
	tableCore
}

// tableCore is a table without its types.
type tableCore struct {
	mu    sync.Mutex // for inserting
	n     int
	slots atomic.Pointer[tableSlots]
}

// tableSlots is an open-addressing array. Its size is a power of two, and at least half
// of the slots are free. A slot never changes once it is filled; a table that grows
// gets new slots.
type tableSlots struct {
	seed maphash.Seed
	list []atomic.Pointer[tableHead]
}

// tableHead is the head of each tableEntry of the table.
type tableHead struct{ hash uint64 }

type tableEntry[K comparable, V any] struct {
	tableHead
	key K
	val V
}

// firstSlots is the number of slots of a new table.
const firstSlots = 8

// place puts e, which is not in the table, into a free slot.
func (s *tableSlots) place(e *tableHead) {
	mask := uint64(len(s.list) - 1)
	i := e.hash & mask
	for s.list[i].Load() != nil {
		i = (i + 1) & mask
	}
	s.list[i].Store(e)
}

// ready makes the first slots. The caller holds the lock.
func (t *tableCore) ready() {
	if t.slots.Load() == nil {
		t.slots.Store(&tableSlots{maphash.MakeSeed(), make([]atomic.Pointer[tableHead], firstSlots)})
	}
}

// insert puts e, which is not in the table, into it. The caller holds the lock.
func (t *tableCore) insert(e *tableHead) {
	s := t.slots.Load()
	if t.n++; 2*t.n > len(s.list) {
		bigger := &tableSlots{s.seed, make([]atomic.Pointer[tableHead], 2*len(s.list))}
		for i := range s.list {
			if old := s.list[i].Load(); old != nil {
				bigger.place(old)
			}
		}
		s = bigger
		t.slots.Store(s)
	}
	s.place(e)
}

// find returns the entry of k, or nil, and the hash of k. The pointers of slots lead to entries of this table's types.
//
//go:noinline
func (t *table[K, V]) find(k *K) (e *tableEntry[K, V], hash uint64) {
	s := t.slots.Load()
	if s == nil {
		return nil, 0
	}
	hash = maphash.Comparable(s.seed, *k)
	mask := uint64(len(s.list) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		e = (*tableEntry[K, V])(unsafe.Pointer(s.list[i].Load()))
		if e == nil || e.hash == hash && e.key == *k {
			return e, hash
		}
	}
}

func (t *table[K, V]) get(k K) (v V, ok bool) {
	if e, _ := t.find(&k); e != nil {
		return e.val, true
	}
	return v, false
}

// intern returns the value of k. If k is new, intern calls build under the lock. build
// must not use the same table.
func (t *table[K, V]) intern(k K, build func(K) V) V {
	if e, _ := t.find(&k); e != nil {
		return e.val
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.ready()
	e, hash := t.find(&k)
	if e == nil {
		e = &tableEntry[K, V]{tableHead{hash}, k, build(k)}
		t.insert(&e.tableHead)
	}
	return e.val
}

// Intern returns the unique V for key in ctx. If key is new, Intern calls build.
// Dialects intern their types and attributes with it: K is a comparable struct of
// interned parts, V the pointer type. build must fill the embedded TypeBase or AttrBase
// with [NewTypeBase] or [NewAttrBase] and must not intern another V.
func Intern[K comparable, V any](ctx *Context, key K, build func(K) V) V {
	var token *table[K, V]
	t, ok := ctx.tables.Load(token)
	if !ok {
		t, _ = ctx.tables.LoadOrStore(token, &table[K, V]{})
	}
	return t.(*table[K, V]).intern(key, build)
}

// seqTable interns values whose key is a sequence. The caller decides whether keys are
// equal. Otherwise it works like a table.
type seqTable[V any] struct {
	mu    sync.Mutex // for inserting
	n     int
	slots atomic.Pointer[[]atomic.Pointer[seqEntry[V]]]
}

type seqEntry[V any] struct {
	hash uint64
	val  V
}

func findSeq[V any](slots []atomic.Pointer[seqEntry[V]], hash uint64, equal func(V) bool) *seqEntry[V] {
	mask := uint64(len(slots) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		e := slots[i].Load()
		if e == nil || e.hash == hash && equal(e.val) {
			return e
		}
	}
}

func placeSeq[V any](slots []atomic.Pointer[seqEntry[V]], e *seqEntry[V]) {
	mask := uint64(len(slots) - 1)
	i := e.hash & mask
	for slots[i].Load() != nil {
		i = (i + 1) & mask
	}
	slots[i].Store(e)
}

// intern returns the value with the given hash for which equal returns true. If there
// is none, intern calls build under the lock. build must not use the same table.
func (t *seqTable[V]) intern(hash uint64, equal func(V) bool, build func() V) V {
	if s := t.slots.Load(); s != nil {
		if e := findSeq(*s, hash, equal); e != nil {
			return e.val
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	var slots []atomic.Pointer[seqEntry[V]]
	if s := t.slots.Load(); s != nil {
		slots = *s
		if e := findSeq(slots, hash, equal); e != nil {
			return e.val
		}
	}
	e := &seqEntry[V]{hash, build()}
	if t.n++; 2*t.n > len(slots) {
		bigger := make([]atomic.Pointer[seqEntry[V]], max(firstSlots, 2*len(slots)))
		for i := range slots {
			if old := slots[i].Load(); old != nil {
				placeSeq(bigger, old)
			}
		}
		slots = bigger
		t.slots.Store(&slots)
	}
	placeSeq(slots, e)
	return e.val
}

// Interned returns the value that [Intern] made for key in ctx, or the zero value. A caller that cannot make a value in a build function,
// because that would intern another V, looks first and then interns what it has made.
func Interned[K comparable, V any](ctx *Context, key K) V {
	var token *table[K, V]
	if t, ok := ctx.tables.Load(token); ok {
		v, _ := t.(*table[K, V]).get(key)
		return v
	}
	var zero V
	return zero
}
