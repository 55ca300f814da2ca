package ir

import "sync"

// EffectMemo answers which effects operations have, and caches its answers about their
// regions. With it, queries about all operations of a program take time linear in the
// program's size, however deep it nests. Without it, each level would be searched once
// for every level around it. The zero value caches nothing.
//
// A memo belongs to the goroutine that works on the operations in question. The cache
// lies in the regions; the next memo overwrites it.
type EffectMemo struct {
	id       uint64
	changing bool
}

// effectNote is the information about a region from the memo that used it last: the
// memo's number and the bits below.
type effectNote uint64

// A region is removable if all of its operations are removable, and held if one is not.
// It is silent if all operations are free of effects, and loud if one is not.
const (
	regionRemovable effectNote = 1 << iota
	regionHeld
	regionSilent
	regionLoud
	effectBits = iota
)

// FixedEffects returns a memo for operations that do not change while the memo is in
// use. Only their operands may change.
func (c *Context) FixedEffects() EffectMemo {
	return EffectMemo{id: c.memos.Add(1) << effectBits}
}

// ChangingEffects returns a memo for a driver that changes the operations. It
// caches only what keeps an operation from being removed. If the driver does not tell
// [EffectMemo.Forget] about a change, the memo therefore never reports that too much
// can be removed.
func (c *Context) ChangingEffects() EffectMemo {
	return EffectMemo{id: c.memos.Add(1) << effectBits, changing: true}
}

// knows reports whether m has noted bit about r.
func (m EffectMemo) knows(r *Region, bit effectNote) bool {
	return r.effects&bit != 0 && uint64(r.effects)>>effectBits == m.id>>effectBits && m.id != 0
}

func (m EffectMemo) note(r *Region, bit effectNote) {
	if m.id == 0 || m.changing && bit != regionHeld {
		return
	}
	if uint64(r.effects)>>effectBits != m.id>>effectBits {
		r.effects = effectNote(m.id)
	}
	r.effects |= bit
}

// Forget drops what m knows about r and the regions around it. Call it before erasing
// an operation or block of r, and after changing an operation of r in place. Adding
// operations needs no call. r may be nil.
func (m EffectMemo) Forget(r *Region) {
	// What holds r holds the regions around it too, so their notes have no gap.
	for r != nil && m.knows(r, regionHeld) {
		r.effects = 0
		if r.parent == nil {
			return
		}
		r = r.parent.ParentRegion()
	}
}

// IsMemoryEffectFree is the function IsMemoryEffectFree with the memo m.
func (m EffectMemo) IsMemoryEffectFree(op *Operation) bool {
	t := op.info.traits
	own := t&(1<<NoMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		if c := effectsOf(op, e); c.any {
			return false
		}
		own = true
	}
	if t&(1<<RecursiveMemoryEffects) == 0 {
		return own
	}
	for i := range op.regions() {
		if !m.all(&op.regions()[i], EffectMemo.IsMemoryEffectFree, regionSilent, regionLoud) {
			return false
		}
	}
	return true
}

// IsTriviallyDead is the function IsTriviallyDead with the memo m.
func (m EffectMemo) IsTriviallyDead(op *Operation) bool {
	return !op.HasUses() && m.WouldBeTriviallyDead(op)
}

// WouldBeTriviallyDead is the function WouldBeTriviallyDead with the memo m.
func (m EffectMemo) WouldBeTriviallyDead(op *Operation) bool {
	if !op.IsRegistered() || op.info.traits&(1<<Terminator|1<<Symbol) != 0 {
		return false
	}
	return m.removable(op)
}

// effectSummary says whether an operation itself has effects, and whether any of them can be
// observed without the operation.
type effectSummary struct{ any, observed bool }

// effectVisitor collects the summary of op. It is reused, because the function that the model
// calls would be an allocation for each operation.
type effectVisitor struct {
	effectSummary
	op    *Operation
	visit func(Effect)
}

var effectVisitors = sync.Pool{New: func() any {
	v := new(effectVisitor)
	v.visit = v.add
	return v
}}

func (v *effectVisitor) add(ef Effect) {
	v.any = true
	switch ef.Kind {
	case EffectRead:
	case EffectAllocate, EffectWrite, EffectFree:
		// Effects on a value that only the operation defines vanish with it.
		if ef.Value == nil || ef.Value.definer() != v.op {
			v.observed = true
		}
	}
}

// effectsOf returns the summary of op, whose entry e has a model of effects.
func effectsOf(op *Operation, e *OpEntry) effectSummary {
	v := effectVisitors.Get().(*effectVisitor)
	v.op, v.effectSummary = op, effectSummary{}
	e.Effects(op, v.visit)
	s := v.effectSummary
	v.op = nil
	effectVisitors.Put(v)
	return s
}

// removable reports whether no effect of op can be observed.
func (m EffectMemo) removable(op *Operation) bool {
	t := op.info.traits
	known := t&(1<<NoMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		if c := effectsOf(op, e); c.observed {
			return false
		}
		known = true
	}
	if t&(1<<RecursiveMemoryEffects) == 0 {
		return known
	}
	for i := range op.regions() {
		if !m.all(&op.regions()[i], EffectMemo.removable, regionRemovable, regionHeld) {
			return false
		}
	}
	return true
}

// all reports whether is returns true for all operations of r. The bits yes and no record
// the answer in r's note.
func (m EffectMemo) all(r *Region, is func(EffectMemo, *Operation) bool, yes, no effectNote) bool {
	switch {
	case m.knows(r, no):
		return false
	case m.knows(r, yes):
		return true
	}
	for b := r.first; b != nil; b = b.next {
		for o := b.first; o != nil; o = o.next {
			if !is(m, o) {
				m.note(r, no)
				return false
			}
		}
	}
	m.note(r, yes)
	return true
}

// IsMemoryEffectFree reports whether op and the operations in its regions are known to
// have no memory effects.
func IsMemoryEffectFree(op *Operation) bool { return EffectMemo{}.IsMemoryEffectFree(op) }
