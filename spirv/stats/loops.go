package stats

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// maxCalls bounds the depth of calls that Iterations follows. SPIR-V has no recursion.
const maxCalls = 100

// Iterations bounds the iterations of all loops together that an invocation of an entry point runs. Loops are counted if
// constants decide how often they run: a counter in a phi or in a variable of the function, a constant step, and an exit
// that compares the counter with a constant in each iteration. It returns false for modules with other loops, for
// malformed ones, and if there is no such entry point.
func Iterations(binary []uint32, entry string) (n uint64, ok bool) {
	m := loops{defs: map[uint32]words.Inst{}, functions: map[uint32]*function{}}
	scan := words.Scan(binary, words.HeaderLen)
	for i, more := scan.Next(); more; i, more = scan.Next() {
		m.add(i, entry)
	}
	if scan.Err() != nil || m.functions[m.entry] == nil {
		return 0, false
	}
	return m.total(m.entry, 0)
}

// loops is what Iterations knows of a module.
type loops struct {
	entry     uint32
	functions map[uint32]*function
	defs      map[uint32]words.Inst // by result
	current   *function
	block     *block
}

// function is a function with its blocks in the order of the module.
type function struct {
	blocks []*block
	labels map[uint32]*block
	exits  map[uint32][]*block     // the blocks with two successors, by successor
	stores map[uint32][]words.Inst // by pointer
	taken  map[uint32]bool         // pointers with other uses than loads and stores
	done   bool
	n      uint64
	ok     bool
}

// block is a block: the merge and the continue target if it is the header of a loop, its last instruction and the functions that it calls.
type block struct {
	label, merge, next uint32
	at, end            int // the offsets of the block in the module
	phis               []words.Inst
	last               words.Inst
	calls              []uint32
	preds              int
	seen               bool // count has passed the block
}

func (m *loops) add(i words.Inst, entry string) {
	o := i.Operands
	info := spec.Info(i.Opcode)
	if info == nil {
		return
	}
	if info.HasResultType && info.HasResult && len(o) > 1 {
		m.defs[o[1]] = i
	}
	switch {
	case i.Opcode == spec.OpEntryPoint && len(o) > 2:
		if name, _, _ := words.String(o[2:]); name == entry {
			m.entry = o[1]
		}
	case i.Opcode == spec.OpTypeInt && len(o) > 1:
		m.defs[o[0]] = i
	case i.Opcode == spec.OpFunction && len(o) > 1:
		m.current = &function{labels: map[uint32]*block{}, exits: map[uint32][]*block{}, stores: map[uint32][]words.Inst{}, taken: map[uint32]bool{}}
		m.functions[o[1]] = m.current
	case i.Opcode == spec.OpFunctionEnd:
		m.current, m.block = nil, nil
	case m.current == nil:
	case i.Opcode == spec.OpLabel && len(o) > 0:
		m.block = &block{label: o[0], at: i.At}
		m.current.blocks = append(m.current.blocks, m.block)
		m.current.labels[o[0]] = m.block
	case m.block != nil:
		m.inside(i)
	}
}

// inside records what an instruction of a block means for the loops.
func (m *loops) inside(i words.Inst) {
	o, b := i.Operands, m.block
	b.last, b.end = i, i.End()
	switch i.Opcode {
	case spec.OpLoopMerge:
		if len(o) > 1 {
			b.merge, b.next = o[0], o[1]
		}
	case spec.OpPhi:
		b.phis = append(b.phis, i)
	case spec.OpFunctionCall:
		if len(o) > 2 {
			b.calls = append(b.calls, o[2])
		}
	case spec.OpLine, spec.OpName, spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR, spec.OpVariable, spec.OpLoad:
		return
	case spec.OpStore:
		if len(o) > 1 {
			m.current.stores[o[0]] = append(m.current.stores[o[0]], i)
			m.current.taken[o[1]] = true
			return
		}
	}
	for _, id := range o {
		// Literals may be taken for ids: a loop is then one that is not counted.
		m.current.taken[id] = true
	}
}

// total bounds the iterations of a function.
func (m *loops) total(id uint32, depth int) (uint64, bool) {
	f := m.functions[id]
	if f == nil || depth > maxCalls {
		return 0, false
	}
	if f.done {
		return f.n, f.ok
	}
	f.done = true // recursion finds a function that is not ok
	n, ok := m.count(f, depth)
	f.n, f.ok = n, ok
	return n, ok
}

// nest is a loop around the blocks at hand, and how often its body runs in all.
type nest struct {
	head  *block
	times uint64
}

// count adds up the iterations of the loops of a function and of those that it calls. Blocks of a loop stand between its
// header and its merge block.
func (m *loops) count(f *function, depth int) (n uint64, ok bool) {
	f.connect()
	var open []nest
	times := uint64(1)
	for _, b := range f.blocks {
		for len(open) > 0 && open[len(open)-1].head.merge == b.label {
			if next := f.labels[open[len(open)-1].head.next]; next == nil || !next.seen {
				return 0, false // blocks of the loop follow its merge block
			}
			open = open[:len(open)-1]
			times = 1
			if len(open) > 0 {
				times = open[len(open)-1].times
			}
		}
		if b.merge != 0 {
			trips, ok := m.trips(f, b)
			if !ok {
				return 0, false
			}
			times = product(times, trips)
			n = sum(n, times)
			open = append(open, nest{head: b, times: times})
		}
		b.seen = true
		for _, callee := range b.calls {
			k, ok := m.total(callee, depth+1)
			if !ok {
				return 0, false
			}
			n = sum(n, product(times, k))
		}
	}
	return n, true
}

func sum(a, b uint64) uint64 {
	s, carry := bits.Add64(a, b, 0)
	if carry != 0 {
		return math.MaxUint64
	}
	return s
}

func product(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	if high != 0 {
		return math.MaxUint64
	}
	return low
}

// successors returns the blocks after a block.
func (b *block) successors() []uint32 {
	o := b.last.Operands
	switch {
	case b.last.Opcode == spec.OpBranch && len(o) > 0:
		return o[:1]
	case b.last.Opcode == spec.OpBranchConditional && len(o) > 2:
		return o[1:3]
	case b.last.Opcode == spec.OpSwitch && len(o) > 1:
		return o[1:] // literals of cases count as labels at worst
	}
	return nil
}

// connect counts the predecessors of blocks and lists exits.
func (f *function) connect() {
	for _, b := range f.blocks {
		all := b.successors()
		for _, s := range all {
			if len(all) == 2 {
				f.exits[s] = append(f.exits[s], b)
			}
			if to := f.labels[s]; to != nil {
				to.preds++
			}
		}
	}
}

// trips bounds how often the loop with a header runs each time: by the exits that each iteration passes. These are the first
// branch of the loop, the branch that alone leads to the continue target, and the branch back.
func (m *loops) trips(f *function, head *block) (n uint64, ok bool) {
	n = math.MaxUint64
	try := func(b *block) {
		if k, found := m.exit(f, head, b); found && k < n {
			n, ok = k, true
		}
	}
	first := head
	for range f.blocks {
		if first == nil || first.last.Opcode != spec.OpBranch {
			break
		}
		to := f.labels[first.last.Operands[0]]
		if to == nil || to.preds != 1 {
			break
		}
		first = to
	}
	if first != nil {
		try(first)
	}
	next := f.labels[head.next]
	for _, b := range f.exits[head.merge] {
		s := b.successors()
		other := s[0]
		if other == head.merge {
			other = s[1]
		}
		if other == head.label || next != nil && other == next.label && next.preds == 1 {
			try(b)
		}
	}
	return n, ok
}
