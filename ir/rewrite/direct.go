package rewrite

import (
	"sync"

	"github.com/spvc/spvc/ir"
)

// direct is the observer that changes IR immediately.
type direct struct {
	// onModify is called for every operation that was changed in place.
	onModify func(*ir.Operation)
}

// NewRewriter returns a rewriter for use outside of drivers. Its changes take effect
// immediately. If arena is nil, the rewriter allocates its own.
func NewRewriter(ctx *ir.Context, arena *ir.Arena) *Rewriter {
	rw := &Rewriter{Builder: *ir.NewBuilder(ctx, arena), obs: &direct{}, shared: &sharedState{}}
	return rw
}

func (d *direct) modifying(*ir.Operation) {}

func (d *direct) modified(op *ir.Operation) {
	if d.onModify != nil {
		d.onModify(op)
	}
}

func (d *direct) touchUsers(v *ir.Value) {
	if d.onModify == nil {
		return
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		d.onModify(u.Owner())
	}
}

func (d *direct) replace(op *ir.Operation, vs []*ir.Value) {
	for i, v := range vs {
		d.replaceUses(op.Result(i), v)
	}
	d.erase(op)
}

func (d *direct) replaceMulti(op *ir.Operation, vs [][]*ir.Value) {
	for i, v := range vs {
		if len(v) == 1 {
			d.replaceUses(op.Result(i), v[0])
		}
	}
	d.erase(op)
}

func (d *direct) erase(op *ir.Operation) {
	op.Erase()
}

func (d *direct) replaceUses(from, to *ir.Value) {
	d.touchUsers(from)
	from.ReplaceAllUsesWith(to)
}

func (d *direct) moveOp(op *ir.Operation, dst *ir.Block, before *ir.Operation) {
	if before != nil {
		op.MoveBefore(before)
	} else {
		op.MoveToEnd(dst)
	}
}

func (d *direct) createBlock(*ir.Block) {}

func (d *direct) eraseBlock(b *ir.Block) {
	for op := b.Last(); op != nil; op = b.Last() {
		d.erase(op)
	}
	b.Erase()
}

func (d *direct) moveBlock(b *ir.Block, dst *ir.Region, before *ir.Block) {
	b.Remove()
	dst.InsertBefore(b, before)
}

func (d *direct) splitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	return b.SplitBefore(before)
}

func (d *direct) inlineBlock(src, dst *ir.Block, before *ir.Operation, args []*ir.Value) {
	for i, a := range src.Args() {
		d.replaceUses(a, args[i])
	}
	for op := src.First(); op != nil; {
		next := op.Next()
		d.moveOp(op, dst, before)
		op = next
	}
	src.Erase()
}

func (d *direct) convertBlockArgs(b *ir.Block, sig *Signature, _ *TypeConverter) *ir.Block {
	old := append([]*ir.Value(nil), b.Args()...)
	for i, m := range sig.inputs {
		if m.value != nil {
			old[i].ReplaceAllUsesWith(m.value)
		}
	}
	n := len(old)
	for _, t := range sig.Types {
		b.AddArg(t, ir.UnknownLoc)
	}
	for i, m := range sig.inputs {
		if m.n == 1 {
			b.Arg(n + m.start).SetLoc(old[i].Loc())
			old[i].ReplaceAllUsesWith(b.Arg(n + m.start))
		}
	}
	for i := n - 1; i >= 0; i-- {
		b.EraseArg(i)
	}
	return b
}

func (d *direct) convertsRegion(*ir.Region, *TypeConverter) {}

func (d *direct) clonedBlock(*ir.Block) {}

func (d *direct) remapped(v *ir.Value) *ir.Value { return v }

func (d *direct) converted(v *ir.Value, conv *TypeConverter, _ ir.Location) (*ir.Value, bool) {
	return v, conv.IsLegal(v.Type())
}

// sharedState holds what the patterns of one conversion share, such as the symbols that
// are made once per module.
type sharedState struct {
	mu sync.Mutex
	m  map[any]any
}

// Shared returns the value that patterns of this conversion keep under key; the first
// call makes it with build. Keys are usually private struct types that hold what the
// value belongs to. The conversion drops the values when it ends. A value must stay
// correct if the pattern that made it is rolled back.
func Shared[T any](rw *Rewriter, key any, build func() T) T {
	s := rw.shared
	s.mu.Lock()
	defer s.mu.Unlock()
	if v, ok := s.m[key]; ok {
		return v.(T)
	}
	if s.m == nil {
		s.m = map[any]any{}
	}
	var v T
	if g := rw.Guard(); g != nil {
		g.Do(func() { v = build() })
	} else {
		v = build()
	}
	s.m[key] = v
	return v
}
