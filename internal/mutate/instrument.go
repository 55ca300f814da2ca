package mutate

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// insertion is a text to insert before the byte at, or to replace the bytes from at to
// end.
type insertion struct {
	offset, end int
	text        string
	closes      bool // it closes the node that started at other
	otherEnd    int  // the other end of the node, which orders insertions at one place
	seq         int
}

// instrument returns src with the edits of ps, without new lines. It inserts pkgLine
// after the package clause, which ends at pkgEnd.
func instrument(src []byte, pkgEnd int, pkgLine string, ps []point) []byte {
	ins := []insertion{{offset: pkgEnd, end: pkgEnd, text: pkgLine}}
	for i, p := range ps {
		before := strings.Replace(p.before, "%d", fmt.Sprint(p.ID), 1)
		after := strings.Replace(p.after, "%d", fmt.Sprint(p.ID), 1)
		ins = append(ins, insertion{offset: p.pos, end: p.pos, text: before, otherEnd: p.end, seq: i},
			insertion{offset: p.end, end: p.end, text: after, closes: true, otherEnd: p.pos, seq: i})
		if p.op > 0 {
			ins = append(ins, insertion{offset: p.op, end: p.opEnd, text: p.opText})
		}
	}
	slices.SortStableFunc(ins, compareInsertions)
	var out bytes.Buffer
	done := 0
	for _, in := range ins {
		out.Write(src[done:in.offset])
		out.WriteString(in.text)
		done = in.end
	}
	out.Write(src[done:])
	return out.Bytes()
}

// compareInsertions orders insertions by place. At one place, ends of nodes come before
// starts; inner nodes end first, and outer nodes start first.
func compareInsertions(a, b insertion) int {
	if a.offset != b.offset {
		return cmp.Compare(a.offset, b.offset)
	}
	if a.closes != b.closes {
		if a.closes {
			return -1
		}
		return 1
	}
	order := cmp.Or(cmp.Compare(b.otherEnd, a.otherEnd), cmp.Compare(a.seq, b.seq))
	if a.closes {
		return cmp.Or(cmp.Compare(b.otherEnd, a.otherEnd), cmp.Compare(b.seq, a.seq))
	}
	return order
}
