package conform

import (
	"slices"
	"strings"
)

// A copy hides where the device found what it copied: if it uses the same wrong numbers
// for loads and stores, each position is in its own place, and only some are missing or lie
// where nothing was expected. So the search changes numbers, and compares all bytes of the
// other block with those that a copy with these numbers leaves there.

// These constants bound the search.
const (
	maxSimulated = 512   // scalars
	maxShift     = 128   // bytes by which a number differs
	maxMatches   = 20000 // comparisons for each number of causes
)

// copySearch is the search for the causes of a wrong copy.
type copySearch struct {
	*trial
	// loads and stores have the terms of all scalars in the two blocks.
	loads, stores explainer
	// actual are the positions that the other block holds. want and more are those that
	// the causes put there.
	actual, want, more []int64
	tried              int // comparisons
	found              []string
}

// simulate searches for numbers that explain the content of the other block. It returns a
// text, or "" if there are none.
func (t *trial) simulate(data [][]byte, read, written []seen) string {
	if len(read) > maxSimulated {
		return ""
	}
	s := &copySearch{trial: t, loads: explainer{expected: t.expected, kernel: t.kernel}, stores: explainer{expected: t.otherExpected}}
	s.loads.gather(t.laid, t.leaves, read)
	s.stores.gather(t.otherLaid, t.other, written)
	s.actual = make([]int64, len(data[0]))
	for i := range s.actual {
		s.actual[i] = told(data, int64(i))
	}
	s.want, s.more = make([]int64, len(s.actual)), make([]int64, len(s.actual))
	s.single(&s.loads, " in loads")
	s.single(&s.stores, " in stores")
	for n := 1; n <= maxCauses && len(s.found) == 0; n++ {
		s.tried = 0
		s.search(n, s.misses())
	}
	return strings.Join(s.found, " or ")
}

// single tries single numbers of one of the two blocks.
func (s *copySearch) single(x *explainer, suffix string) {
	step := s.leaves[0].size
	for i := range s.leaves {
		step = min(step, s.leaves[i].size)
	}
	for _, n := range numbers(x.all) {
		for _, d := range deltas(n, step) {
			x.causes = []cause{{n, d}}
			if len(s.found) < maxExplanations && s.misses() == 0 {
				s.found = append(s.found, x.text()+suffix)
			}
		}
	}
	x.causes = nil
}

// search looks for n more numbers that loads and stores have in common. The first of three
// has to make the number of misses smaller, because there are too many to try all.
func (s *copySearch) search(n, misses int) {
	if misses == 0 && n == 0 {
		s.found = append(s.found, s.loads.text())
	}
	lost, landings := s.lost(), s.landings()
	if misses == 0 || n == 0 || lost < 0 {
		return
	}
	for _, t := range s.stores.all[lost].terms {
		if t.times == 0 || slices.ContainsFunc(s.stores.causes, func(c cause) bool { return c.number == t.number }) {
			continue
		}
		for _, d := range s.deltas(t.number, landings) {
			c := cause{t.number, d}
			if s.tried++; s.tried > maxMatches || len(s.found) >= maxExplanations || s.stores.value(c) < 0 {
				continue
			}
			s.loads.causes, s.stores.causes = append(s.loads.causes, c), append(s.stores.causes, c)
			if left := s.misses(); left < misses || n <= 2 {
				s.search(n-1, left)
			}
			s.loads.causes, s.stores.causes = s.loads.causes[:len(s.loads.causes)-1], s.stores.causes[:len(s.stores.causes)-1]
			s.misses() // sets want again
		}
	}
}

// lost returns the scalar with the fewest possible causes among those that are not where
// the causes put them, or -1 if there is none.
func (s *copySearch) lost() int {
	out, least := -1, 0
	for i := range s.stores.all {
		at, n := s.place(i), 0
		if at < 0 || at >= int64(len(s.actual)) || s.actual[at] != none {
			continue
		}
		for _, t := range s.stores.all[i].terms {
			if t.times != 0 {
				n++
			}
		}
		if out < 0 || n < least {
			out, least = i, n
		}
	}
	return out
}

// landings returns the first byte that holds a position though the causes put none there,
// and that of the last scalar that does.
func (s *copySearch) landings() []int64 {
	first, last := int64(none), int64(none)
	for i := range s.actual {
		if s.actual[i] == none || s.want[i] != none {
			continue
		}
		if first == none {
			first = int64(i)
		}
		// Positions are told scalar by scalar, so their first bytes are multiples of the size.
		if int64(i)%s.leaves[0].size == 0 {
			last = int64(i)
		}
	}
	return []int64{first, last}
}

// deltas returns the differences of a number that put one of its scalars on a landing.
func (s *copySearch) deltas(n number, landings []int64) []int64 {
	if !n.kind.measured() {
		return []int64{1}
	}
	var out []int64
	for i := range s.stores.all {
		for _, t := range s.stores.all[i].terms {
			if t.number != n || t.times == 0 {
				continue
			}
			for _, landing := range landings {
				if landing == none {
					continue
				}
				d := landing - s.place(i)
				if d%t.times == 0 && d != 0 && max(d, -d) <= maxShift && !slices.Contains(out, d/t.times) {
					out = append(out, d/t.times)
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b int64) int { return int(max(a, -a) - max(b, -b)) })
	return out
}

// place returns where the causes put a scalar.
func (s *copySearch) place(i int) int64 {
	e := &s.stores.all[i]
	return e.leaf.at(e.instance) + s.stores.moves(e)
}

// numbers returns the numbers in the terms of scalars.
func numbers(all []evidence) []number {
	var out []number
	seen := map[number]bool{}
	for i := range all {
		for _, t := range all[i].terms {
			if t.times != 0 && !seen[t.number] {
				seen[t.number] = true
				out = append(out, t.number)
			}
		}
	}
	return out
}

// deltas returns the differences of a number that simulate tries.
func deltas(n number, step int64) []int64 {
	if !n.kind.measured() {
		return []int64{1}
	}
	var out []int64
	for d := step; d <= maxShift; d += step {
		out = append(out, d, -d)
	}
	return out
}

// misses returns the number of bytes of the other block that are not what copies with the
// causes leave there.
func (s *copySearch) misses() int {
	for i := range s.want {
		s.want[i], s.more[i] = none, none
	}
	bad := 0
	for i := range s.loads.all {
		from, to := &s.loads.all[i], &s.stores.all[i]
		source := s.shift(from.seen.leaf, from.instance) + from.leaf.at(from.instance) + s.loads.moves(from)
		at := s.place(i)
		if at < 0 || at+to.leaf.size > int64(len(s.want)) {
			bad++
			continue
		}
		for j := range to.leaf.size {
			s.more[at+j] = s.want[at+j]
			s.want[at+j] = source + j
		}
	}
	for i, n := range s.actual {
		if n != s.want[i] && n != s.more[i] || n == none && s.want[i] != none {
			bad++
		}
	}
	return bad
}

// moves returns the distance by which the causes move a scalar.
func (x *explainer) moves(s *evidence) int64 {
	n := int64(0)
	for _, c := range x.causes {
		for _, t := range s.terms {
			if t.number == c.number {
				n += t.times * c.delta
			}
		}
	}
	return n
}
