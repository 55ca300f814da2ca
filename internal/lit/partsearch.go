package lit

import (
	"regexp/syntax"
	"slices"
	"strings"
)

const (
	maxGroups      = 10      // groups 1 to 9 can be referenced
	maxSearchSteps = 1 << 22 // maximum number of instructions visited in one text
)

// partState is a state of the search: the next part, the position, and the captures that
// later parts refer to.
type partState struct {
	part, pos int32
	caps      [maxGroups]struct{ lo, hi int32 }
}

// partSearch matches a sequence part by part, where the regexp package cannot:
// back-references, one-sided word boundaries, and the captures that POSIX requires. It
// runs the programs of regexp/syntax, remembers visited states, and gives up after
// maxSearchSteps.
type partSearch struct {
	s       *sequence
	text    string
	goal    int // no match ends after goal
	lastUse [maxGroups]int
	best    map[partState]int32
	steps   int
	pcs     pcSet
}

func newPartSearch(s *sequence, text string) *partSearch {
	r := &partSearch{s: s, text: text, goal: len(text), best: map[partState]int32{}}
	for i, p := range s.parts {
		if p.op == partRef {
			r.lastUse[p.group] = i
		}
	}
	return r
}

// find returns the leftmost match that starts at or after from, the longest of several,
// and its captures.
func (r *partSearch) find(from int) (m span, caps []span, ok bool) {
	for start := from; start <= len(r.text) && r.steps <= maxSearchSteps; start++ {
		st := partState{pos: int32(start)}
		if end := r.reach(st); end >= 0 {
			return span{start, int(end)}, r.trace(st, end), true
		}
	}
	return m, nil, false
}

// divide returns the captures of the match m. ok is false if the search is too long.
func (r *partSearch) divide(m span) (caps []span, ok bool) {
	r.goal = m.hi
	st := partState{pos: int32(m.lo)}
	if r.reach(st) != int32(m.hi) {
		return nil, false
	}
	return r.trace(st, int32(m.hi)), r.steps <= maxSearchSteps
}

// mark records a capture marker in st. It omits captures that no later part refers to,
// so that states that differ only in them are equal.
func (r *partSearch) mark(st partState, p part) partState {
	if p.group < maxGroups && r.lastUse[p.group] > int(st.part) {
		if p.op == partOpen {
			st.caps[p.group].lo = st.pos
		} else {
			st.caps[p.group].hi = st.pos
		}
	}
	st.part++
	return st
}

// ends calls yield with each state after the part at st, the longest first, until yield
// returns false.
func (r *partSearch) ends(st partState, yield func(partState) bool) {
	p := r.s.parts[st.part]
	next := st
	next.part++
	word := func(i int32) bool { return i >= 0 && int(i) < len(r.text) && wordByte(r.text[i]) }
	before, after := word(st.pos-1), word(st.pos)
	lit := p.lit
	switch p.op {
	case partWordBeg:
		if !before && after {
			yield(next)
		}
		return
	case partWordEnd:
		if before && !after {
			yield(next)
		}
		return
	case partRef:
		c := st.caps[p.group]
		lit = r.text[c.lo:c.hi]
		if r.lastUse[p.group] == int(st.part) {
			next.caps[p.group].lo, next.caps[p.group].hi = 0, 0
		}
	case partNode:
		list := r.run(r.s.prog(int(st.part)), int(st.pos))
		for _, end := range slices.Backward(list) {
			next.pos = end
			if !yield(next) {
				return
			}
		}
		return
	}
	if strings.HasPrefix(r.text[st.pos:r.goal], lit) {
		next.pos += int32(len(lit))
		yield(next)
	}
}

// skip records the markers at st and returns the state before the next other part.
func (r *partSearch) skip(st partState, mark func(part, int32)) partState {
	for int(st.part) < len(r.s.parts) {
		p := r.s.parts[st.part]
		if p.op != partOpen && p.op != partClose {
			break
		}
		if mark != nil {
			mark(p, st.pos)
		}
		st = r.mark(st, p)
	}
	return st
}

// reach returns the farthest end of a match from st, or -1.
func (r *partSearch) reach(st partState) int32 {
	st = r.skip(st, nil)
	if int(st.part) == len(r.s.parts) {
		return st.pos
	}
	if end, ok := r.best[st]; ok {
		return end
	}
	if r.steps++; r.steps > maxSearchSteps {
		return -1
	}
	end := int32(-1)
	r.ends(st, func(next partState) bool {
		end = max(end, r.reach(next))
		return int(end) < r.goal
	})
	r.best[st] = end
	return end
}

// trace repeats the choices that lead from st to end and returns the captures.
func (r *partSearch) trace(st partState, end int32) []span {
	caps := make([]span, r.s.groups+1)
	mark := func(p part, pos int32) {
		if p.op == partOpen {
			caps[p.group].lo = int(pos)
		} else {
			caps[p.group].hi = int(pos)
		}
	}
	for {
		if st = r.skip(st, mark); int(st.part) == len(r.s.parts) {
			return caps
		}
		from := st
		r.ends(from, func(next partState) bool {
			if r.reach(next) != end {
				return true
			}
			st = next
			return false
		})
		if st == from {
			return caps // the search ran out of steps
		}
	}
}

// prog returns the program of part i, which is an expression.
func (s *sequence) prog(i int) *syntax.Prog {
	if s.progs == nil {
		s.progs = make([]*syntax.Prog, len(s.parts))
	}
	if s.progs[i] == nil {
		// Compile reports no error for a parsed expression. The program of an expression
		// that it refuses fails at once.
		prog, err := syntax.Compile(s.parts[i].node.Simplify())
		if err != nil {
			prog = &syntax.Prog{Inst: []syntax.Inst{{Op: syntax.InstFail}}}
		}
		s.progs[i] = prog
	}
	return s.progs[i]
}

// pcSet is the set of instructions that a program can be at.
type pcSet struct {
	list, next []uint32
	seen       []int // for each instruction, the number of the step that added it
	step       int
}

// run returns the ends of the matches of prog that start at pos, in order.
func (r *partSearch) run(prog *syntax.Prog, pos int) (ends []int32) {
	q := &r.pcs
	if len(q.seen) < len(prog.Inst) {
		q.seen = make([]int, len(prog.Inst))
		q.step = 0
	}
	q.list = q.list[:0]
	for first := true; ; first = false {
		q.step++
		flags := syntax.EmptyOpContext(r.runeAt(pos-1), r.runeAt(pos))
		q.next = q.next[:0]
		matched := false
		if first {
			matched = r.add(prog, uint32(prog.Start), flags)
		}
		c := r.runeAt(pos - 1)
		for _, pc := range q.list {
			if in := &prog.Inst[pc]; in.MatchRune(c) && r.add(prog, in.Out, flags) {
				matched = true
			}
		}
		q.list, q.next = q.next, q.list
		if matched {
			ends = append(ends, int32(pos))
		}
		if len(q.list) == 0 || pos == r.goal || r.steps > maxSearchSteps {
			return ends
		}
		pos++
	}
}

// runeAt returns the byte at i as a rune, or -1 outside the text.
func (r *partSearch) runeAt(i int) rune {
	if i < 0 || i >= len(r.text) {
		return -1
	}
	return rune(r.text[i])
}

// add adds the instructions that pc leads to without a byte. It reports whether one of
// them is a match.
func (r *partSearch) add(prog *syntax.Prog, pc uint32, flags syntax.EmptyOp) bool {
	q := &r.pcs
	matched := false
	stack := []uint32{pc}
	for len(stack) > 0 {
		pc = stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if q.seen[pc] == q.step {
			continue
		}
		q.seen[pc] = q.step
		r.steps++
		switch in := &prog.Inst[pc]; in.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			stack = append(stack, in.Out, in.Arg)
		case syntax.InstCapture, syntax.InstNop:
			stack = append(stack, in.Out)
		case syntax.InstEmptyWidth:
			if syntax.EmptyOp(in.Arg)&^flags == 0 {
				stack = append(stack, in.Out)
			}
		case syntax.InstMatch:
			matched = true
		case syntax.InstFail:
		default:
			q.next = append(q.next, pc)
		}
	}
	return matched
}
