package conform

import (
	"fmt"
	"math"
	"slices"

	plural "github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// nowhere is the offset of a scalar that the device accessed in an unknown place. Other
// negative offsets are before the block.
const nowhere = math.MinInt64

// seen is the offset where the device accessed a scalar, and the expected offset.
type seen struct {
	leaf     int
	instance int64
	actual   int64
	// torn is the index of the first byte that was in another place although the first
	// byte was right, and tornAt is that byte's offset.
	torn, tornAt int64
}

// place records that data holds other positions at the place of a scalar than those
// that start with want in a block at shift.
func (s *seen) place(data [][]byte, at, size, want, shift int64) {
	relative := func(n int64) int64 {
		if n == none {
			return nowhere
		}
		return n - shift
	}
	s.actual = relative(told(data, at))
	for j := range size {
		if n := relative(told(data, at+j)); s.actual == want && n != want+j {
			s.torn, s.tornAt = j, n
			return
		}
	}
}

// maxMismatches bounds the mismatches in a result.
const maxMismatches = 8

// eachScalar calls f for every scalar of the leaves.
func eachScalar(leaves []leaf, f func(leaf int, l *leaf, instance int64)) {
	for i := range leaves {
		l := &leaves[i]
		for n := range l.instances() {
			f(i, l, n)
		}
	}
}

func (t *trial) checkRead() (*Result, error) {
	arrays := make([][][]byte, len(t.plains))
	for k := range arrays {
		var err error
		if arrays[k], err = t.plain(k); err != nil {
			return nil, err
		}
	}
	r := t.compareRead(t.narrowed(arrays, t.access.widen))
	if t.reach >= 0 && r.Verdict == Pass {
		return t.checkHidden(arrays), nil
	}
	for _, w := range []widening{signedWidth, unsignedWidth} {
		if r.Verdict != Pass && w != t.access.widen && t.access.widen != sameWidth && t.compareRead(t.narrowed(arrays, w)).Verdict == Pass {
			r.because([...]string{signedWidth: "SConvert", unsignedWidth: "UConvert"}[w])
		}
	}
	return r, nil
}

// narrowed returns plain arrays with scalars as wide as those of the block.
func (t *trial) narrowed(arrays [][][]byte, w widening) [][][]byte {
	out := make([][][]byte, len(arrays))
	for k := range arrays {
		for _, data := range arrays[k] {
			out[k] = append(out[k], t.mark(w.gather(&t.plains[k], slices.Clone(data))))
		}
	}
	return out
}

// compareRead compares plain arrays with the places of the scalars.
func (t *trial) compareRead(arrays [][][]byte) *Result {
	var all []seen
	wrong := 0
	eachScalar(t.leaves, func(i int, l *leaf, n int64) {
		data, at, want := arrays[t.of[i]], t.place(i, n)*l.size, l.at(n)
		if sees := t.sees(want); sees == hidden || sees == unclear && isZero(data, at, l.size) {
			return
		}
		s := seen{leaf: i, instance: n, actual: want}
		if shift := t.shift(i, n); !tells(data, at, l.size, shift+want) {
			wrong++
			s.place(data, at, l.size, want, shift)
		}
		all = append(all, s)
	})
	return t.result(WrongRead, "read", t.leaves, all, wrong, false)
}

func (t *trial) checkWrite() (*Result, error) {
	data, err := t.read(func(m *round) runner.Buffer { return m.block })
	if err != nil {
		return nil, err
	}
	start := make([]int64, len(t.plains)) // the start of each plain array, in positions
	for k := 1; k < len(start); k++ {
		start[k] = start[k-1] + t.plains[k-1].count*t.plains[k-1].size
	}
	for r := range data {
		t.mark(data[r])
	}
	landed := landings(data)
	ours := make([]bool, t.bytes) // bytes that the kernel must write
	var all []seen
	wrong := 0
	eachScalar(t.leaves, func(i int, l *leaf, n int64) {
		value, want, shift := start[t.of[i]]+t.place(i, n)*l.size, l.at(n), t.shift(i, n)
		if t.sees(want) == hidden {
			return
		}
		s := seen{leaf: i, instance: n, actual: want}
		if shift+want+l.size > t.bytes || !tells(data, shift+want, l.size, value) {
			wrong++
			if s.actual = landed.of(value, l.size); s.actual == none {
				s.actual = nowhere
			} else {
				s.actual -= shift
			}
		}
		own(ours, shift+want, l.size)
		all = append(all, s)
	})
	t.ownUnits(ours, t.units, t.leaves, t.shift)
	if r := t.result(WrongWrite, "wrote", t.leaves, all, wrong, false); r.Verdict != Pass {
		return r, nil
	}
	background := byte(canary)
	if t.access.zeroed {
		background = 0
	}
	return t.reaching(clobbered(data, ours, background)), nil
}

// reaching adds to what is wrong how much of the block the descriptor shows.
func (t *trial) reaching(r *Result) *Result {
	if t.reach >= 0 && r.Verdict != Pass {
		r.Detail += fmt.Sprintf(", although the descriptor shows only %d bytes of each block", t.reach)
	}
	return r
}

// own marks bytes that the kernel writes.
func own(ours []bool, at, size int64) {
	for j := at; j < min(at+size, int64(len(ours))); j++ {
		ours[j] = true
	}
}

// ownUnits marks the padding of units, which a store of a whole unit may write.
func (k *kernel) ownUnits(ours []bool, units []unit, leaves []leaf, shift func(leaf int, instance int64) int64) {
	for i := range units {
		u := &units[i]
		if _, vector := u.scalar.(*ir.VectorType); vector || !u.whole() {
			continue
		}
		for n := range u.instances() {
			first, end := int64(math.MaxInt64), int64(0)
			for l := u.first; l < u.end; l++ {
				inner := u.inner[l-u.first]
				for j := n * inner; j < (n+1)*inner; j++ {
					at := shift(l, j) + leaves[l].at(j)
					first, end = min(first, at), max(end, at+leaves[l].size)
				}
			}
			own(ours, first, end-first)
		}
	}
}

// placed maps positions to the offsets where they were found.
type placed map[int64]int64

func landings(rounds [][]byte) placed {
	out := placed{}
	for i := range int64(len(rounds[0])) {
		if n := told(rounds, i); n >= 0 {
			if _, ok := out[n]; !ok {
				out[n] = i
			}
		}
	}
	return out
}

// of returns the offset of the size positions that start with first, computed from the
// first of them that was found. It returns none if none was found.
func (l placed) of(first, size int64) int64 {
	for j := range size {
		if at, ok := l[first+j]; ok && at >= j {
			return at - j
		}
	}
	return none
}

// clobbered searches for bytes that are not ours, and not background as before.
func clobbered(rounds [][]byte, ours []bool, background byte) *Result {
	n, first := 0, 0
	for i := range ours {
		if ours[i] {
			continue
		}
		for _, data := range rounds {
			if data[i] != background {
				if n++; n == 1 {
					first = i
				}
				break
			}
		}
	}
	if n == 0 {
		return &Result{}
	}
	verb := "were"
	if n == 1 {
		verb = "was"
	}
	return &Result{Verdict: Clobbered, Wrong: n, Detail: fmt.Sprintf("%s of padding %s written, the first at 0x%x", plural.Of(n, "byte"), verb, first)}
}

// checkCopy checks the other block, and searches for the cause of what is wrong.
func (t *trial) checkCopy() (*Result, error) {
	data, err := t.read(func(m *round) runner.Buffer { return m.other })
	if err != nil {
		return nil, err
	}
	r, read, written := t.compareCopy(data)
	if r.Verdict != Pass && r.As == "" {
		r.because(t.simulate(data, read, written))
	}
	if r.Verdict != Pass {
		r.because(t.explainEnd(read))
	}
	return r, nil
}

// copyResult returns the result for wrong scalars of a copy: that the device read them from
// wrong places, or that it wrote them there. It is what can be explained or, if that is
// both or neither, writes if all scalars are in the other block.
func (t *trial) copyResult(read, written []seen, wrong, misplaced int) *Result {
	reads := t.result(WrongCopy, "copied", t.leaves, read, wrong, false)
	writes := t.result(WrongCopy, "wrote", t.other, written, wrong, true)
	switch {
	case reads.As != "" && writes.As != "":
		reads.because(writes.As)
		return reads
	case writes.As != "", reads.As == "" && misplaced == wrong && t.probe.converts:
		return writes
	}
	return reads
}

// because adds the cause to a result.
func (r *Result) because(text string) {
	if text == "" {
		return
	}
	join := " or "
	if r.As == "" {
		join = ", as with "
	} else {
		r.As += join
	}
	r.As += text
	r.wrong += join + text
	r.Detail = r.wrong + r.count
}

// mostly reports whether some of all things are most of them.
func mostly(some, all int) bool { return 2*some > all }

// compareCopy compares the other block: each of its scalars must hold the position that
// the scalar has in the first block. It also returns where the device read and wrote each.
func (t *trial) compareCopy(data [][]byte) (r *Result, read, written []seen) {
	var landed placed
	ours := make([]bool, t.otherBytes)
	wrong, misplaced, addresses := 0, 0, 0
	eachScalar(t.other, func(i int, l *leaf, n int64) {
		from, want, shift := t.leaves[i].at(n), l.at(n), t.shift(i, n)
		source := shift + from
		f, w := seen{leaf: i, instance: n, actual: from}, seen{leaf: i, instance: n, actual: want}
		if !tells(data, want, l.size, source) {
			if landed == nil {
				landed = landings(data)
			}
			if isAddress(l.scalar) {
				addresses++
			}
			wrong++
			f.place(data, want, l.size, from, shift)
			if w.actual = landed.of(source, l.size); w.actual == none {
				w.actual = nowhere
			} else if w.actual != want {
				misplaced++
			}
		}
		own(ours, want, l.size)
		read, written = append(read, f), append(written, w)
	})
	if wrong > 0 {
		r := t.copyResult(read, written, wrong, misplaced)
		r.addresses = mostly(addresses, wrong) && (t.whole() || t.access.grain.composite())
		return r, read, written
	}
	if !t.whole() {
		t.ownUnits(ours, unitsOf(t.otherLaid, &t.access, t.other), t.other, func(int, int64) int64 { return 0 })
		return clobbered(data, ours, canary), read, written
	}
	// A store of the whole block may write its padding, but nothing after the block.
	for i := range t.otherSpan {
		ours[i] = true
	}
	return clobbered(data, ours, canary), read, written
}

// result returns the result of a probe that found wrong scalars among all. other
// reports whether the leaves belong to the other block.
func (t *trial) result(v Verdict, verb string, leaves []leaf, all []seen, wrong int, other bool) *Result {
	if wrong == 0 {
		return &Result{}
	}
	r := t.mismatched(v, leaves, all)
	r.Wrong = wrong
	laid, x := t.laid, &explainer{expected: t.expected, kernel: t.kernel, overwrites: t.probe.writes}
	if other {
		laid, x = t.otherLaid, &explainer{expected: t.otherExpected, overwrites: true, suffix: " in stores"}
	} else if t.other != nil {
		x.suffix = " in loads"
	}
	as := t.explainViews(all)
	if as == "" {
		as = x.explain(laid, leaves, all)
	}
	if as == "" && !t.probe.copies {
		as = t.explainEnd(all)
	}
	if len(r.Mismatches) == 0 {
		r.wrong = "some bytes of a scalar were not written beside the first"
	} else {
		r.wrong = r.Mismatches[0].text(verb)
	}
	if wrong > 1 {
		r.count = fmt.Sprintf(" (%d of %d scalars are wrong)", wrong, len(all))
	}
	r.Detail = r.wrong + r.count
	r.because(as)
	return r
}

// mismatched returns a result with the first scalars that are elsewhere.
func (t *trial) mismatched(v Verdict, leaves []leaf, all []seen) *Result {
	r := &Result{Verdict: v}
	for _, s := range all {
		l := &leaves[s.leaf]
		want := l.at(s.instance)
		m := Mismatch{Path: l.path(s.instance), Expected: want, Actual: s.actual}
		if s.torn > 0 {
			m = Mismatch{Path: fmt.Sprintf("byte %d of %s", s.torn, m.Path), Expected: want + s.torn, Actual: s.tornAt}
		}
		if m.Actual < 0 && m.Actual != m.Expected {
			m.Actual = none
		}
		if m.Actual != m.Expected && len(r.Mismatches) < maxMismatches {
			r.Mismatches = append(r.Mismatches, m)
		}
	}
	return r
}
