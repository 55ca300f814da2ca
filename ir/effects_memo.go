package ir

// EffectMemo answers what effects operations have and remembers what it found out
// about their regions. Asking for all operations of a program then takes time linear
// in its size, however deep it nests, where every level would else be looked through
// once for each level around it. The zero value remembers nothing.
//
// A memo belongs to the goroutine that works on the operations asked for. What it
// remembers lies in the regions; another memo takes it over.
type EffectMemo struct {
	id       uint64
	changing bool
}

// effectNote is what the memo that used a region last knows about it: the memo's
// number and the bits below.
type effectNote uint64

// A region is removable if all of its operations are, held if one of them is not;
// it is silent if all are free of effects, and not if it is loud.
const (
	regionRemovable effectNote = 1 << iota
	regionHeld
	regionSilent
	regionLoud
	effectBits = iota
)

// FixedEffects returns a memo for operations that do not change while it is used, but
// for what their operands are.
func (c *Context) FixedEffects() EffectMemo {
	return EffectMemo{id: c.memos.Add(1) << effectBits}
}

// ChangingEffects returns a memo for a driver that changes the operations. It
// remembers only what keeps an operation from being removed, so that a change that
// [EffectMemo.Forget] was not told of never makes it remove too much.
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

// Forget takes back what m knows about r and the regions around it. Call it before
// an operation or block of r goes, and when an operation of r has changed in place;
// what is added needs none. r may be nil.
func (m EffectMemo) Forget(r *Region) {
	// What holds r holds those around it, so that they are noted without a gap.
	for r != nil && m.knows(r, regionHeld) {
		r.effects = 0
		if r.parent == nil {
			return
		}
		r = r.parent.ParentRegion()
	}
}

// IsMemoryEffectFree is the function of the same name.
func (m EffectMemo) IsMemoryEffectFree(op *Operation) bool {
	t := op.info.traits
	own := t&(1<<noMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		own = true
		e.Effects(op, func(Effect) { own = false })
		if !own {
			return false
		}
	}
	if t&(1<<recursiveMemoryEffects) == 0 {
		return own
	}
	for i := range op.regions() {
		if !m.all(&op.regions()[i], EffectMemo.IsMemoryEffectFree, regionSilent, regionLoud) {
			return false
		}
	}
	return true
}

// IsTriviallyDead is the function of the same name.
func (m EffectMemo) IsTriviallyDead(op *Operation) bool {
	return !op.HasUses() && m.WouldBeTriviallyDead(op)
}

// WouldBeTriviallyDead is the function of the same name.
func (m EffectMemo) WouldBeTriviallyDead(op *Operation) bool {
	if !op.IsRegistered() || op.info.traits&(1<<terminator|1<<symbol) != 0 {
		return false
	}
	return m.removable(op)
}

// removable reports whether nothing would be missed of what op does.
func (m EffectMemo) removable(op *Operation) bool {
	ok := true
	t := op.info.traits
	known := t&(1<<noMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		known = true
		e.Effects(op, func(ef Effect) {
			switch ef.Kind {
			case EffectRead:
			case EffectAllocate, EffectWrite, EffectFree:
				// Effects on a value that only op defines vanish with it.
				if ef.Value == nil || ef.Value.op != op {
					ok = false
				}
			}
		})
	}
	if !ok {
		return false
	}
	if t&(1<<recursiveMemoryEffects) == 0 {
		return known
	}
	for i := range op.regions() {
		if !m.all(&op.regions()[i], EffectMemo.removable, regionRemovable, regionHeld) {
			return false
		}
	}
	return true
}

// all reports whether is holds for all operations of r, which yes and no say in r's note.
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

// IsMemoryEffectFree reports whether op, with everything in its regions, is known
// to have no memory effects.
func IsMemoryEffectFree(op *Operation) bool { return EffectMemo{}.IsMemoryEffectFree(op) }

// IsTriviallyDead reports whether op can be erased: it is no terminator, its
// results are unused, and it has no effects but reads and allocations of its own
// results.
func IsTriviallyDead(op *Operation) bool { return EffectMemo{}.IsTriviallyDead(op) }

// WouldBeTriviallyDead is IsTriviallyDead without looking at uses.
func WouldBeTriviallyDead(op *Operation) bool { return EffectMemo{}.WouldBeTriviallyDead(op) }
