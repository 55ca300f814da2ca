package lit

import "strings"

// partOp is the kind of a sequence part.
type partOp uint8

const (
	partNode  partOp = iota // an expression
	partOpen                // a capture begins
	partClose               // a capture ends
	partRef                 // the text of an earlier capture
)

// part is one step of a sequence. Captures are never inside repetitions or
// alternations; FileCheck puts variables only there.
type part struct {
	op    partOp
	node  *ereNode
	group int
}

const (
	maxGroups    = 10      // groups 1 to 9 can be referenced
	maxRefVisits = 1 << 20 // maximum number of states visited for one match of a sequence with references
)

// span is a capture: text offsets, or -1 when unset.
type span struct{ lo, hi int }

// sequence is a compiled pattern: the text that one directive must find.
type sequence struct {
	parts    []part
	anchor   string // text that the first line of every match contains
	crossing bool   // a match may contain a newline
	refs     bool
	captures bool
	groups   int // highest group number used
	win      window
}

// flatten appends the top-level pieces of n to parts, with markers for plain groups.
func flatten(parts []part, n *ereNode) []part {
	switch n.op {
	case ereCat:
		for _, sub := range n.subs {
			parts = flatten(parts, sub)
		}
		return parts
	case ereGroup:
		parts = append(parts, part{op: partOpen, group: n.group})
		parts = flatten(parts, n.subs[0])
		return append(parts, part{op: partClose, group: n.group})
	case ereRef:
		return append(parts, part{op: partRef, group: n.group})
	}
	return append(parts, part{op: partNode, node: n})
}

// newSequence prepares parts for matching. wanted reports whether the captures are
// needed.
func newSequence(parts []part, wanted bool) *sequence {
	s := &sequence{parts: parts, captures: wanted}
	lead, longest := "", ""
	for i, p := range parts {
		s.groups = max(s.groups, p.group)
		switch p.op {
		case partRef:
			s.refs = true
		case partNode:
			if p.node.op == ereLit && len(p.node.lit) > len(longest) {
				longest = p.node.lit
				if i == 0 {
					lead = longest
				}
			}
			if crosses(p.node) {
				s.crossing = true
			}
		}
	}
	if s.anchor = longest; s.crossing {
		s.anchor = lead
	}
	return s
}

func crosses(n *ereNode) bool {
	switch n.op {
	case ereSet:
		return n.set.has('\n')
	case ereLit:
		return strings.IndexByte(n.lit, '\n') >= 0
	}
	for _, sub := range n.subs {
		if crosses(sub) {
			return true
		}
	}
	return false
}

// find returns the leftmost match in text, and the longest of several that start there,
// with its captures. From left to right, each piece takes as much as the later ones
// allow.
func (s *sequence) find(text string) (m span, caps []span, ok bool) {
	for pos := 0; ; {
		lo := pos
		if s.anchor != "" {
			k := strings.Index(text[pos:], s.anchor)
			if k < 0 {
				return m, nil, false
			}
			lo = pos + strings.LastIndexByte(text[pos:pos+k], '\n') + 1
		}
		hi := lineEnd(text, lo)
		if m, caps, ok = s.findOnLine(text, lo, hi); ok {
			return m, caps, true
		}
		if hi == len(text) {
			return m, nil, false
		}
		pos = hi + 1
	}
}

func lineEnd(text string, from int) int {
	if k := strings.IndexByte(text[from:], '\n'); k >= 0 {
		return from + k
	}
	return len(text)
}

// findOnLine finds a match that starts in text[lo:hi], which is a line. If matches can
// cross newlines, the searched text doubles until it contains everything that the match
// reaches.
func (s *sequence) findOnLine(text string, lo, hi int) (m span, caps []span, ok bool) {
	starts := hi - lo
	for {
		cut := s.crossing && hi < len(text)
		s.win.reset(text[lo:hi], true, true, cut)
		m, caps, ok = s.matchWindow(starts)
		if !s.win.touched {
			break
		}
		hi = lineEnd(text, min(len(text), hi+1+(hi-lo)))
	}
	if !ok {
		return m, nil, false
	}
	for i := range caps {
		caps[i].lo += lo
		caps[i].hi += lo
	}
	return span{m.lo + lo, m.hi + lo}, caps, true
}

// step returns the positions that part i reaches from in.
func (s *sequence) step(i int, in posSet, back bool) posSet {
	switch p := s.parts[i]; p.op {
	case partNode:
		if back {
			return s.win.backward(p.node, in)
		}
		return s.win.forward(p.node, in)
	case partRef:
		return s.win.spread(in, back)
	}
	return in
}

// live computes, for every part, the positions in reach[i] from which the rest of the
// sequence can reach a position of last.
func (s *sequence) live(reach []posSet, last posSet) []posSet {
	n := len(s.parts)
	alive := make([]posSet, n+1)
	alive[n] = last
	for i := n - 1; i >= 0; i-- {
		alive[i] = s.win.copyOf(s.step(i, alive[i+1], true))
		if reach != nil {
			alive[i].and(reach[i])
		}
	}
	return alive
}

// matchWindow finds a match that starts in 0..maxStart of the window.
func (s *sequence) matchWindow(maxStart int) (m span, caps []span, ok bool) {
	w := &s.win
	n := len(s.parts)
	reach := make([]posSet, n+1)
	reach[0] = w.newSet()
	for p := 0; p <= maxStart; p++ {
		reach[0].add(p)
	}
	for i := range s.parts {
		reach[i+1] = s.step(i, reach[i], false)
		if w.touched || reach[i+1].empty() {
			return m, nil, false
		}
	}
	alive := s.live(reach, reach[n])
	if s.refs {
		return s.matchRefs(alive)
	}
	start := alive[0].next(0)
	if start < 0 {
		return m, nil, false
	}
	cur := w.single(start)
	for i := range s.parts {
		cur = s.step(i, cur, false)
	}
	end := cur.last()
	if s.captures {
		caps = s.capture(start, s.live(nil, w.single(end)))
	}
	return span{start, end}, caps, true
}

// capture follows the parts from start. Each part takes as much as alive allows.
func (s *sequence) capture(start int, alive []posSet) []span {
	caps := make([]span, s.groups+1)
	p := start
	for i, pt := range s.parts {
		switch pt.op {
		case partOpen:
			caps[pt.group].lo = p
		case partClose:
			caps[pt.group].hi = p
		default:
			ends := s.win.copyOf(s.step(i, s.win.single(p), false))
			ends.and(alive[i+1])
			p = ends.last()
		}
	}
	return caps
}

// refState is a state of the search through a sequence with references.
type refState struct {
	part, pos int32
	caps      [maxGroups]struct{ lo, hi int32 }
}

// refSearch finds the farthest position that a sequence with references reaches from a
// state.
type refSearch struct {
	s       *sequence
	alive   []posSet
	used    [maxGroups]bool
	best    map[refState]int32
	visited int
}

// matchRefs replaces the last step of matchWindow for sequences with references. It is
// a search with cached states, limited by alive, in which a reference stands for any
// text.
func (s *sequence) matchRefs(alive []posSet) (m span, caps []span, ok bool) {
	r := &refSearch{s: s, alive: alive, best: map[refState]int32{}}
	for _, p := range s.parts {
		if p.op == partRef {
			r.used[p.group] = true
		}
	}
	for start := alive[0].next(0); start >= 0; start = alive[0].next(start + 1) {
		st := refState{pos: int32(start)}
		if end := r.reach(st); end >= 0 {
			return span{start, int(end)}, r.trace(st, end), true
		}
	}
	return m, nil, false
}

// mark records a capture marker in st. It omits captures that nothing refers to, so
// that states that differ only in them are equal.
func (r *refSearch) mark(st refState, p part) refState {
	if p.group < maxGroups && r.used[p.group] {
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
func (r *refSearch) ends(st refState, yield func(refState) bool) {
	s, w := r.s, &r.s.win
	p := s.parts[st.part]
	next := st
	next.part++
	if p.op == partRef {
		c := st.caps[p.group]
		ref := w.text[c.lo:c.hi]
		if strings.HasPrefix(w.text[st.pos:], ref) {
			next.pos += int32(len(ref))
			if r.alive[next.part].has(int(next.pos)) {
				yield(next)
			}
		}
		return
	}
	mark := len(w.free)
	out := w.copyOf(s.step(int(st.part), w.single(int(st.pos)), false))
	out.and(r.alive[next.part])
	var list []int32
	for q := out.next(0); q >= 0; q = out.next(q + 1) {
		list = append(list, int32(q))
	}
	if mark <= len(w.free) {
		w.free = w.free[:mark]
	}
	for i := len(list) - 1; i >= 0; i-- {
		next.pos = list[i]
		if !yield(next) {
			return
		}
	}
}

// reach returns the farthest end of a match from st, or -1.
func (r *refSearch) reach(st refState) int32 {
	for int(st.part) < len(r.s.parts) {
		p := r.s.parts[st.part]
		if p.op != partOpen && p.op != partClose {
			break
		}
		st = r.mark(st, p)
	}
	if int(st.part) == len(r.s.parts) {
		return st.pos
	}
	if end, ok := r.best[st]; ok {
		return end
	}
	if r.visited++; r.visited > maxRefVisits {
		return -1
	}
	end := int32(-1)
	r.ends(st, func(next refState) bool {
		end = max(end, r.reach(next))
		return true
	})
	r.best[st] = end
	return end
}

// trace repeats the choices that lead from st to end and returns the captures.
func (r *refSearch) trace(st refState, end int32) []span {
	caps := make([]span, r.s.groups+1)
	for int(st.part) < len(r.s.parts) {
		p := r.s.parts[st.part]
		switch p.op {
		case partOpen:
			caps[p.group].lo = int(st.pos)
			st = r.mark(st, p)
		case partClose:
			caps[p.group].hi = int(st.pos)
			st = r.mark(st, p)
		default:
			r.ends(st, func(next refState) bool {
				if r.reach(next) != end {
					return true
				}
				st = next
				return false
			})
		}
	}
	return caps
}
