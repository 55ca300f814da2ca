package lit

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
)

// checker runs the checks of a file over an input.
type checker struct {
	o     *Options
	input *input
	vars  *varTable
	rep   *report
}

// run checks block by block. The labels first split the input; the checks between two
// labels then see only the text between them.
func (c *checker) run(f *checkFile) bool {
	ok := true
	rest := 0
	for i, j := 0, 0; ; {
		for j < len(f.checks) && f.checks[j].pat.kind != dirLabel {
			j++
		}
		lo, hi := rest, len(c.input.text)
		last := j == len(f.checks)
		if !last {
			m, found := c.matchTimes(f.checks[j].pat, rest, hi)
			if !found {
				return false
			}
			hi, rest = m.hi, m.hi
			j++
		}
		if i != 0 && c.o.VarScope {
			c.vars.clearLocal()
		}
		for ; i < j; i++ {
			m, passed := c.check(f.checks[i], lo, hi)
			if !passed {
				ok = false
				i = j
				break
			}
			lo = m.hi
		}
		if last {
			return ok
		}
	}
}

// matchTimes matches pt in in[lo:hi] as often as pt requires, one match after the
// other.
func (c *checker) matchTimes(pt *pattern, lo, hi int) (m span, ok bool) {
	times := 1
	if pt.kind == dirCount {
		times = pt.count
	}
	for i := 1; i <= times; i++ {
		one, ok, errs := pt.match(c.input, lo, hi, c.vars)
		if !ok {
			c.noMatch(pt, i, lo, hi, errs)
			return m, false
		}
		if i == 1 {
			m.lo = one.lo
		}
		lo, m.hi = one.hi, one.hi
	}
	return m, true
}

// check matches cs in in[lo:hi]: first its DAG and NOT lines, then its own pattern.
func (c *checker) check(cs *checkString, lo, hi int) (m span, ok bool) {
	lo, nots, ok := c.dags(cs.before, lo, hi)
	if !ok {
		return m, false
	}
	if m, ok = c.matchTimes(cs.pat, lo, hi); !ok {
		return m, false
	}
	return m, c.placed(cs.pat, lo, m.lo) && c.absent(nots, lo, m.lo)
}

// placed checks the conditions of NEXT, EMPTY and SAME on the skipped text in[lo:hi].
func (c *checker) placed(pt *pattern, lo, hi int) bool {
	same := pt.kind == dirSame
	if !same && pt.kind != dirNext && pt.kind != dirEmpty {
		return true
	}
	lines, second := countLines(c.input.text[lo:hi])
	msg := ""
	switch {
	case same && lines != 0:
		msg = ": is not on the same line as the previous match"
	case !same && lines == 0:
		msg = ": is on the same line as previous match"
	case !same && lines > 1:
		msg = ": is not on the line after the previous match"
	default:
		return true
	}
	c.rep.errorAt(pt.src, pt.offset, pt.prefix+pt.kind.suffix()+msg)
	c.rep.noteAt(&c.input.source, hi, "'next' match was here")
	c.rep.noteAt(&c.input.source, lo, "previous match ended here")
	if !same && lines > 1 {
		c.rep.noteAt(&c.input.source, lo+second, "non-matching line after previous match is here")
	}
	return false
}

// countLines counts the newlines of s, CR LF as one; second is the offset after the first.
func countLines(s string) (n, second int) {
	for i := 0; ; {
		k := strings.IndexAny(s[i:], "\n\r")
		if k < 0 {
			return n, second
		}
		i += k
		if i+1 < len(s) && (s[i+1] == '\n' || s[i+1] == '\r') && s[i+1] != s[i] {
			i++
		}
		i++
		if n++; n == 1 {
			second = i
		}
	}
}

// absent checks that none of nots matches in in[lo:hi].
func (c *checker) absent(nots []*pattern, lo, hi int) bool {
	ok := true
	for _, pt := range nots {
		m, found, errs := pt.match(c.input, lo, hi, c.vars)
		switch {
		case found:
			c.rep.errorAt(pt.src, pt.offset, pt.describe()+": excluded string found in input")
			c.rep.noteAt(&c.input.source, m.lo, "found here")
			ok = false
		case len(errs) > 0:
			c.substErrors(pt, errs)
			ok = false
		}
	}
	return ok
}

// dags matches the DAG lines of before in any order but without overlap, one group at a
// time. NOT lines between two groups apply to the text between the groups. dags returns
// the start of the next search and the NOT lines that still apply.
func (c *checker) dags(before []*pattern, lo, hi int) (start int, nots []*pattern, ok bool) {
	start = lo
	var taken []span // matches of the current group
	for i, pt := range before {
		if pt.kind == dirNot {
			nots = append(nots, pt)
			continue
		}
		if taken, ok = c.dag(pt, taken, start, hi); !ok {
			return 0, nil, false
		}
		if i+1 < len(before) && before[i+1].kind != dirNot {
			continue
		}
		if len(nots) > 0 {
			if !c.absent(nots, start, taken[0].lo) {
				return 0, nil, false
			}
			nots = nil
		}
		start = taken[len(taken)-1].hi
		taken = taken[:0]
	}
	return start, nots, true
}

// dag finds a match of pt in in[start:hi] that overlaps none of taken, and inserts the
// match into taken, which is sorted.
func (c *checker) dag(pt *pattern, taken []span, start, hi int) ([]span, bool) {
	from, k := start, 0
	for {
		m, ok, errs := pt.match(c.input, from, hi, c.vars)
		if !ok {
			c.noMatch(pt, 1, from, hi, errs)
			return nil, false
		}
		if c.o.DAGOverlap {
			if len(taken) == 0 {
				return append(taken, m), true
			}
			taken[0] = span{min(taken[0].lo, m.lo), max(taken[0].hi, m.hi)}
			return taken, true
		}
		for k < len(taken) && m.lo >= taken[k].hi {
			k++
		}
		if k == len(taken) || taken[k].lo >= m.hi {
			taken = append(taken, span{})
			copy(taken[k+1:], taken[k:])
			taken[k] = m
			return taken, true
		}
		from = taken[k].hi
		k++
	}
}

func (c *checker) substErrors(pt *pattern, errs []substError) {
	for _, e := range errs {
		c.rep.errorAt(pt.src, e.offset, e.msg)
	}
}

// noMatch reports that in[lo:hi] has no n-th match of pt.
func (c *checker) noMatch(pt *pattern, n, lo, hi int, errs []substError) {
	if len(errs) > 0 {
		c.substErrors(pt, errs)
		return
	}
	msg := pt.describe() + ": expected string not found in input"
	if pt.kind == dirCount && pt.count > 1 {
		msg += " (" + strconv.Itoa(n) + " out of " + strconv.Itoa(pt.count) + ")"
	}
	c.rep.errorAt(pt.src, pt.offset, msg)
	c.rep.noteAt(&c.input.source, lo, "scanning from here")
	values, _ := pt.substitute(c.vars)
	for i, k := 0, 0; i < len(pt.pieces); i++ {
		if pc := &pt.pieces[i]; pc.subst {
			c.rep.noteAt(&c.input.source, lo, "with \""+pc.display+"\" equal to \""+values[k]+"\"")
			k++
		}
	}
	if at, ok := c.nearest(pt, lo, hi); ok {
		c.rep.noteAt(&c.input.source, at, "possible intended match here")
	}
}

// fuzzyReach is the number of bytes after the scan point in which a near miss is
// searched.
const fuzzyReach = 4096

// nearest returns the place that is most similar to the text of pt, like FileCheck's
// suggestion: it needs few edits and is not too many lines away.
func (c *checker) nearest(pt *pattern, lo, hi int) (at int, ok bool) {
	example := pt.literal
	for i := 0; example == "" && i < len(pt.pieces); i++ {
		example = pt.pieces[i].lit
	}
	if example == "" || len(example) > 100 {
		return 0, false
	}
	text := c.input.fold[lo:min(hi, lo+fuzzyReach)]
	lines, best := 0, 0.0
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' {
			lines++
		}
		if text[i] == ' ' || text[i] == '\t' || text[i] == '\n' {
			continue
		}
		line := text[i:lineEnd(text, i)]
		line = line[:min(len(line), len(example))]
		q := float64(editdist.Distance(line, example, len(example)+1)) + float64(lines)/100
		if !ok || q < best {
			at, best, ok = lo+i, q, true
		}
	}
	return at, ok && at != lo && best < 50 && best < float64(len(example))/2+1
}
