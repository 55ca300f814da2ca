package lit

import (
	"math/bits"
	"strings"
)

// posSet is a set of positions 0..n of a window of text.
type posSet []uint64

func (s posSet) has(p int) bool { return s[p>>6]>>(p&63)&1 != 0 }
func (s posSet) add(p int)      { s[p>>6] |= 1 << (p & 63) }

func (s posSet) empty() bool {
	for _, w := range s {
		if w != 0 {
			return false
		}
	}
	return true
}

// next returns the first member at or after p, or -1.
func (s posSet) next(p int) int {
	i := p >> 6
	if i >= len(s) {
		return -1
	}
	w := s[i] &^ (1<<(p&63) - 1)
	for w == 0 {
		if i++; i >= len(s) {
			return -1
		}
		w = s[i]
	}
	return i<<6 + bits.TrailingZeros64(w)
}

// last returns the greatest member, or -1.
func (s posSet) last() int {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] != 0 {
			return i<<6 + 63 - bits.LeadingZeros64(s[i])
		}
	}
	return -1
}

func (s posSet) and(t posSet) {
	for i := range s {
		s[i] &= t[i]
	}
}

// or adds t to s and reports whether s grew.
func (s posSet) or(t posSet) bool {
	grew := false
	for i, w := range t {
		if w&^s[i] != 0 {
			grew = true
			s[i] |= w
		}
	}
	return grew
}

func (s posSet) minus(t posSet) {
	for i := range s {
		s[i] &^= t[i]
	}
}

// window is a part of the text. Expressions are evaluated on it as functions from sets
// of positions to sets of positions, in time linear in the text for every expression.
type window struct {
	text     string
	bol, eol bool // whether its start and its end are bounds of a line
	cut      bool // more text follows, which an expression could reach
	touched  bool // an expression reached the end of a cut window
	words    int
	free     []uint64
}

func (w *window) reset(text string, bol, eol, cut bool) {
	w.text, w.bol, w.eol, w.cut, w.touched = text, bol, eol, cut, false
	w.words = len(text)>>6 + 1
	w.free = w.free[:0]
}

// newSet returns an empty set, which is valid until the next reset.
func (w *window) newSet() posSet {
	k := len(w.free)
	if k+w.words > cap(w.free) {
		w.free = make([]uint64, 0, max(256, 2*cap(w.free), w.words))
		k = 0
	}
	w.free = w.free[:k+w.words]
	s := w.free[k : k+w.words : k+w.words]
	clear(s)
	return posSet(s)
}

func (w *window) single(p int) posSet {
	s := w.newSet()
	s.add(p)
	return s
}

func (w *window) copyOf(s posSet) posSet {
	t := w.newSet()
	copy(t, s)
	return t
}

func (w *window) atBOL(p int) bool {
	if p == 0 {
		return w.bol
	}
	return w.text[p-1] == '\n'
}

func (w *window) atEOL(p int) bool {
	if p == len(w.text) {
		return w.eol
	}
	return w.text[p] == '\n'
}

func wordByte(c byte) bool {
	c = lowerByte(c)
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_'
}

func (w *window) holds(op ereOp, p int) bool {
	before := p > 0 && wordByte(w.text[p-1])
	after := p < len(w.text) && wordByte(w.text[p])
	switch op {
	case ereBOL:
		return w.atBOL(p)
	case ereEOL:
		return w.atEOL(p)
	case ereWordBeg:
		return !before && after
	default:
		return before && !after
	}
}

// forward returns the positions where a match of n can end if it starts at a position
// of in.
func (w *window) forward(n *ereNode, in posSet) posSet {
	out := w.walk(n, in, false)
	if w.cut && out.has(len(w.text)) {
		w.touched = true
	}
	return out
}

// backward returns the positions where a match of n can start if it ends at a position
// of in.
func (w *window) backward(n *ereNode, in posSet) posSet { return w.walk(n, in, true) }

func (w *window) walk(n *ereNode, in posSet, back bool) posSet {
	switch n.op {
	case ereLit:
		return w.walkLit(n.lit, in, back)
	case ereSet:
		return w.walkSet(n.set, in, back)
	case ereCat:
		cur := in
		for i := range n.subs {
			k := i
			if back {
				k = len(n.subs) - 1 - i
			}
			cur = w.walk(n.subs[k], cur, back)
		}
		return cur
	case ereAlt:
		out := w.newSet()
		for _, sub := range n.subs {
			out.or(w.walk(sub, in, back))
		}
		return out
	case ereGroup:
		return w.walk(n.subs[0], in, back)
	case ereRepeat:
		return w.walkRepeat(n, in, back)
	case ereRef:
		// The text of the group is not known here. Any text is a superset.
		return w.spread(in, back)
	}
	out := w.newSet()
	for p := in.next(0); p >= 0; p = in.next(p + 1) {
		if w.holds(n.op, p) {
			out.add(p)
		}
	}
	return out
}

func (w *window) walkLit(lit string, in posSet, back bool) posSet {
	out := w.newSet()
	for p := in.next(0); p >= 0; p = in.next(p + 1) {
		if back {
			if q := p - len(lit); q >= 0 && w.text[q:p] == lit {
				out.add(q)
			}
			continue
		}
		// Jump to the next occurrence, which is faster than trying each position.
		k := strings.Index(w.text[p:], lit)
		if k < 0 {
			if w.cut && len(w.text)-p < len(lit) {
				w.touched = true
			}
			break
		}
		if p+k != p {
			if p = in.next(p + k); p < 0 {
				break
			}
			if !strings.HasPrefix(w.text[p:], lit) {
				continue
			}
		}
		out.add(p + len(lit))
	}
	if w.cut && in.last() > len(w.text)-len(lit) {
		w.touched = true
	}
	return out
}

func (w *window) walkSet(set *byteSet, in posSet, back bool) posSet {
	out := w.newSet()
	for p := in.next(0); p >= 0; p = in.next(p + 1) {
		if back {
			if p > 0 && set.has(w.text[p-1]) {
				out.add(p - 1)
			}
		} else if p < len(w.text) {
			if set.has(w.text[p]) {
				out.add(p + 1)
			}
		} else if w.cut {
			w.touched = true
		}
	}
	return out
}

// spread returns all positions at or after some member of in, or before it if back is
// set.
func (w *window) spread(in posSet, back bool) posSet {
	out := w.newSet()
	lo, hi := in.next(0), len(w.text)
	if lo < 0 {
		return out
	}
	if back {
		lo, hi = 0, in.last()
	} else if w.cut {
		w.touched = true
	}
	for p := lo; p <= hi; p++ {
		out.add(p)
	}
	return out
}

// closeSet returns in and the positions that runs of set's bytes reach from it.
func (w *window) closeSet(set *byteSet, in posSet, back bool) posSet {
	out := w.copyOf(in)
	if back {
		for p := out.last(); p > 0; p-- {
			if out.has(p) && set.has(w.text[p-1]) {
				out.add(p - 1)
			}
		}
		return out
	}
	for p := out.next(0); p >= 0 && p < len(w.text); p = out.next(p + 1) {
		if set.has(w.text[p]) {
			out.add(p + 1)
		}
	}
	return out
}

func (w *window) walkRepeat(n *ereNode, in posSet, back bool) posSet {
	body, cur := n.subs[0], in
	for i := 0; i < n.min && !cur.empty(); i++ {
		cur = w.walk(body, cur, back)
	}
	if n.max < 0 && body.op == ereSet {
		return w.closeSet(body.set, cur, back)
	}
	out := w.copyOf(cur)
	for i := n.min; n.max < 0 || i < n.max; i++ {
		step := w.copyOf(w.walk(body, cur, back))
		step.minus(out)
		if !out.or(step) {
			break
		}
		cur = step
	}
	return out
}
