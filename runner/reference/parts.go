package reference

import (
	"bytes"
	"context"
	"unsafe"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// RunUnordered runs a launch as Run does, and reports whether its results depend on the order of invocations. They do if
// results of atomics are used; the launch does not run then. Loops of compare-exchange are an exception: the launch runs a second
// time in the reverse order, and the results depend on the order if they differ. They also do if invocations change the same bits of a word in
// different ways by atomics that do not commute, and no barrier orders these. Stores of different parts of a word, which
// are pairs of a bitwise AND and a bitwise OR, depend on no order.
func (d *Device) RunUnordered(ctx context.Context, l *runner.Launch) (depends bool, err error) {
	p, err := d.checked(l)
	if err != nil || p.ordered || p.orderedInside {
		return err == nil, err
	}
	var before [][]byte
	if p.exchanged {
		if before, err = contents(l); err != nil || before == nil {
			return err == nil, err
		}
	}
	o := order{watch: true}
	if _, err = d.run(ctx, &o, l); err != nil || o.depends || !p.exchanged {
		return o.depends, err
	}
	return d.runReversed(ctx, l, before)
}

// runReversed runs a launch once more, in the reverse order of invocations, and reports whether the results differ. before is
// what the buffers held before the launch. Their results stay those of the first run.
func (d *Device) runReversed(ctx context.Context, l *runner.Launch, before [][]byte) (differ bool, err error) {
	results, err := contents(l)
	if err == nil {
		err = restore(l, before)
	}
	if err == nil {
		_, err = d.run(ctx, &order{reversed: true}, l)
	}
	if err != nil {
		return false, err
	}
	others, err := contents(l)
	if err != nil {
		return false, err
	}
	for i := range results {
		differ = differ || !bytes.Equal(results[i], others[i])
	}
	return differ, restore(l, results)
}

// contents returns what the buffers of a launch hold, by the numbers of the bindings. It returns nil if the launch has images.
func contents(l *runner.Launch) ([][]byte, error) {
	all := make([][]byte, len(l.Bindings))
	for i := range l.Bindings {
		b := &l.Bindings[i]
		if b.Image != nil {
			return nil, nil
		}
		if b.Buffer == nil {
			continue
		}
		all[i] = make([]byte, b.Buffer.Size())
		if err := b.Buffer.Read(0, all[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// restore writes what contents returned.
func restore(l *runner.Launch, all [][]byte) error {
	for i, data := range all {
		if data != nil {
			if err := l.Bindings[i].Buffer.Write(0, data); err != nil {
				return err
			}
		}
	}
	return nil
}

// order says how the invocations of a launch run, and what depends on it.
type order struct {
	// nudge is the seed of nudges, or 0.
	nudge uint64
	// watch makes the launch follow atomics that do not commute, and set depends.
	watch, depends bool
	// reversed makes the last invocations run first, as far as atomics see it.
	reversed bool
}

// wordAtomics are the atomics of a launch on a word. All are of one kind, of which bitwise ANDs and ORs are one.
type wordAtomics struct {
	op spec.Opcode
	// net are the bits that the atomics clear and set together.
	net change
	// local is set for workgroup memory, and epoch is the number of barriers that the atomics of lanes lie behind.
	local bool
	epoch uint32
	lanes []laneChange
}

// change is what bitwise ANDs and ORs do to a word: the bits that they clear, and those that they set.
type change struct{ cleared, set uint64 }

// laneChange is the change by one invocation.
type laneChange struct {
	lane uint32
	change
}

// maxChangers bounds the invocations between two barriers that change a word. More are no stores of its parts.
const maxChangers = 64

// watcher follows the atomics of a workgroup by the addresses of words.
type watcher struct {
	words   map[uintptr]*wordAtomics
	depends bool
}

// maskOp returns the kind of an atomic that commutes with others of its kind.
func maskOp(op spec.Opcode) spec.Opcode {
	switch op {
	case spec.OpAtomicISub, spec.OpAtomicIIncrement, spec.OpAtomicIDecrement:
		return spec.OpAtomicIAdd
	case spec.OpAtomicOr:
		return spec.OpAtomicAnd
	}
	return op
}

// watch notes an atomic of an invocation on the word at data.
func (g *workgroup) watch(m *access, class spec.StorageClass, lane uint32, data []byte, v uint64) {
	w, at := g.watched, uintptr(unsafe.Pointer(&data[0]))
	s := w.words[at]
	epoch, local := g.epochs[0], class == spec.StorageClassWorkgroup
	if local {
		epoch = g.epochs[1]
	}
	if s == nil {
		s = &wordAtomics{op: maskOp(m.atomic.op), local: local, epoch: epoch}
		w.words[at] = s
	}
	if s.op != maskOp(m.atomic.op) {
		w.depends = true
	}
	if s.op != spec.OpAtomicAnd {
		return
	}
	if s.epoch != epoch {
		w.depends = s.fold() || w.depends
		s.epoch = epoch
	}
	for i := range s.lanes {
		if s.lanes[i].lane == lane {
			s.lanes[i].apply(m.atomic.op, v, m.size)
			return
		}
	}
	if len(s.lanes) == maxChangers {
		w.depends = true
		return
	}
	one := laneChange{lane: lane}
	one.apply(m.atomic.op, v, m.size)
	s.lanes = append(s.lanes, one)
}

// apply adds an atomic on a number of size bytes.
func (c *change) apply(op spec.Opcode, v uint64, size int64) {
	mask := uint64(1)<<(8*size-1)<<1 - 1
	next := change{set: v & mask}
	if op == spec.OpAtomicAnd {
		next = change{cleared: ^v & mask}
	}
	c.then(next)
}

// then adds a later change.
func (c *change) then(next change) {
	c.cleared = c.cleared&^next.set | next.cleared
	c.set = c.set&^next.cleared | next.set
}

// fold adds the changes of invocations since the last barrier to the net change. It reports whether some set bits
// that others clear.
func (s *wordAtomics) fold() (depends bool) {
	var all change
	for _, l := range s.lanes {
		all.cleared |= l.cleared
		all.set |= l.set
	}
	s.net.then(all)
	s.lanes = s.lanes[:0]
	return all.cleared&all.set != 0
}

// collectWatched adds the changes of a workgroup that has ended to those of the launch.
func (g *workgroup) collectWatched() {
	if g.watched == nil {
		return
	}
	l := g.l
	l.mu.Lock()
	defer l.mu.Unlock()
	for at, s := range g.watched.words {
		g.watched.depends = s.fold() || g.watched.depends
		if s.local {
			continue
		}
		before, ok := l.watched[at]
		if ok && before.op != s.op {
			g.watched.depends = true
		}
		before.op = s.op
		before.net.cleared |= s.net.cleared
		before.net.set |= s.net.set
		if before.net.cleared&before.net.set != 0 {
			g.watched.depends = true
		}
		l.watched[at] = before
	}
	l.order.depends = l.order.depends || g.watched.depends
	clear(g.watched.words)
	g.watched.depends = false
}

// watchedWord is what all workgroups do to a word.
type watchedWord struct {
	op  spec.Opcode
	net change
}
