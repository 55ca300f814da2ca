package blocklayout

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Hole is the unused bytes between two members of a struct, or after the last member.
type Hole struct {
	// Member is the index of the member after the hole. For the hole at the end it is
	// the number of members.
	Member int
	// From is the offset of the first unused byte, To of the byte after the last.
	From, To int64
}

// Padding returns the holes of a struct of size bytes, in the order of their offsets,
// and their total size in bytes. Tail padding is a hole; padding inside members is not.
func Padding(s *block.Shape, size int64) (holes []Hole, wasted int64) {
	end := int64(0)
	add := func(member int, to int64) {
		if to > end {
			holes = append(holes, Hole{member, end, to})
			wasted += to - end
		}
	}
	order := make([]int, len(s.Fields))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(s.Fields[a].Offset, s.Fields[b].Offset) })
	for _, i := range order {
		f := &s.Fields[i]
		add(i, f.Offset)
		end = max(end, f.Offset+f.Shape.Size)
	}
	add(len(s.Fields), size)
	return holes, wasted
}

// Reorder returns the order of the members of t, as member indices, that makes the
// struct smallest under r, and the size in bytes that LayOut gives the reordered
// struct. Members that are interchangeable keep their order. All members keep their
// order if no other order is smaller. A runtime array stays last. If a struct has many
// members of many different types, the order is good but perhaps not the best.
func Reorder(t *spirv.StructType, r Rules) (order []int, size int64, err error) {
	return reorder(t, layouter{aligned: aligned{Rules: r}, empty: r.emptyAlign()})
}

// ReorderFor is like Reorder, for a block that LayOutFor lays out.
func ReorderFor(t *spirv.StructType, r Rules, sc spec.StorageClass, env *target.Env) (order []int, size int64, err error) {
	return reorder(t, layouterFor(r, sc, env))
}

func reorder(t *spirv.StructType, l layouter) (order []int, size int64, err error) {
	p := &packing{layouter: l, align: 1}
	ms := t.Members()
	for i := range ms {
		_, row := ms[i].Decoration(spec.DecorationRowMajor)
		in, err := p.layOut(ms[i].Type, row, 1)
		if err != nil {
			return nil, 0, err.inMember(i).err()
		}
		if in.Runtime && i != len(ms)-1 {
			return nil, 0, fail("a runtime array must be the last member").inMember(i).err()
		}
		p.items = append(p.items, in)
		p.align = max(p.align, in.Align)
		p.total += in.Size
	}
	p.runtime = len(ms) > 0 && p.items[len(ms)-1].Runtime
	p.align = p.arrayAlign(p.align)
	order = make([]int, len(ms))
	for i := range order {
		order[i] = i
	}
	size = p.size(order)
	for _, search := range []func() []int{p.greedy, p.exact} {
		if size == p.lowerBound() {
			break
		}
		if found := search(); found != nil && p.size(found) < size {
			order, size = found, p.size(found)
		}
	}
	return order, size, nil
}

// packing is the state of the search for the best order.
type packing struct {
	layouter
	items   []Info
	align   int64 // the alignment of the struct
	total   int64 // bytes of all members
	runtime bool  // the last member is a runtime array
}

// free returns the number of members that may move.
func (p *packing) free() int {
	if p.runtime {
		return len(p.items) - 1
	}
	return len(p.items)
}

// size returns the size of the struct with its members in the given order.
func (p *packing) size(order []int) int64 {
	end := int64(0)
	for _, i := range order {
		end = alignUp(end, p.items[i].Align) + p.items[i].Size
	}
	return p.finish(end)
}

// finish rounds end up to the alignment of the struct.
func (p *packing) finish(end int64) int64 {
	if p.Rules != Scalar && !p.runtime {
		return alignUp(end, p.align)
	}
	return end
}

// lowerBound returns a lower bound of the sizes of all orders.
func (p *packing) lowerBound() int64 { return p.finish(p.total) }

// greedy places at each step the member that needs the least padding there. Among
// equals it takes the member with the highest alignment, then the largest.
func (p *packing) greedy() []int {
	kinds, of := p.kinds()
	at, end := make([]int, len(kinds)), int64(0)
	order := make([]int, 0, len(p.items))
	for range p.free() {
		best, bestPad := -1, int64(0)
		for k := range kinds {
			if at[k] == len(of[k]) {
				continue
			}
			pad := alignUp(end, kinds[k].Align) - end
			if best < 0 || pad < bestPad || pad == bestPad && (kinds[k].Align > kinds[best].Align ||
				kinds[k].Align == kinds[best].Align && kinds[k].Size > kinds[best].Size) {
				best, bestPad = k, pad
			}
		}
		order = append(order, of[best][at[best]])
		at[best]++
		end = alignUp(end, kinds[best].Align) + kinds[best].Size
	}
	return p.withRuntime(order)
}

func (p *packing) withRuntime(order []int) []int {
	if p.runtime {
		order = append(order, len(p.items)-1)
	}
	return order
}

// kinds groups the members by alignment and size.
func (p *packing) kinds() (kinds []Info, of [][]int) {
	index := map[[2]int64]int{}
	for i, in := range p.items[:p.free()] {
		key := [2]int64{in.Align, in.Size}
		k, ok := index[key]
		if !ok {
			k = len(kinds)
			index[key] = k
			kinds, of = append(kinds, in), append(of, nil)
		}
		of[k] = append(of[k], i)
	}
	return kinds, of
}

// maxStates bounds the exact search.
const maxStates = 1 << 16

// exact tries all orders of the kinds of members. It solves each state once: a set of
// placed members and an offset modulo the alignment of the struct. It returns nil if
// there are more than maxStates states.
func (p *packing) exact() []int {
	kinds, of := p.kinds()
	states := int64(1)
	for k := range of {
		if states *= int64(len(of[k]) + 1); states*p.align > maxStates {
			return nil
		}
	}
	s := &exactSearch{kinds: kinds, members: of, unplaced: make([]int, len(of)), align: p.align, memo: make([]exactState, states*p.align), p: p}
	for k := range of {
		s.unplaced[k] = len(of[k])
	}
	s.best(0)
	order := make([]int, 0, len(p.items))
	at := int64(0)
	for range p.free() {
		k := s.memo[s.key(at)].kind
		order = append(order, of[k][len(of[k])-s.unplaced[k]])
		s.unplaced[k]--
		at = (alignUp(at, kinds[k].Align) + kinds[k].Size) % s.align
	}
	return p.withRuntime(order)
}

// exactState holds the least padding from a state to the end, and the kind to place
// first.
type exactState struct {
	isKnown bool
	kind    int
	pad     int64
}

type exactSearch struct {
	kinds    []Info
	members  [][]int
	unplaced []int // number of unplaced members of each kind
	align    int64
	memo     []exactState
	p        *packing
}

// key returns the number of the state: the unplaced members and the offset at, modulo
// the alignment.
func (s *exactSearch) key(at int64) int64 {
	key := int64(0)
	for k, n := range s.unplaced {
		key = key*int64(len(s.members[k])+1) + int64(n)
	}
	return key*s.align + at
}

// best returns the least padding of the unplaced members from offset at.
func (s *exactSearch) best(at int64) int64 {
	key := s.key(at)
	if s.memo[key].isKnown {
		return s.memo[key].pad
	}
	out := exactState{isKnown: true, kind: -1}
	for k := range s.kinds {
		if s.unplaced[k] == 0 {
			continue
		}
		s.unplaced[k]--
		to := alignUp(at, s.kinds[k].Align)
		pad := to - at + s.best((to+s.kinds[k].Size)%s.align)
		s.unplaced[k]++
		if out.kind < 0 || pad < out.pad {
			out.kind, out.pad = k, pad
		}
	}
	if out.kind < 0 {
		switch {
		case s.p.runtime:
			out.pad = alignUp(at, s.p.items[len(s.p.items)-1].Align) - at
		default:
			out.pad = s.p.finish(at) - at
		}
	}
	s.memo[key] = out
	return out.pad
}
