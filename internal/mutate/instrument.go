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
	at, end int
	text    string
	closes  bool // it closes the node that started at other
	other   int  // the other end of the node, which orders insertions at one place
	seq     int
}

// instrument returns src with the edits of ps, without new lines. It inserts pkgLine
// after the package clause, which ends at pkgEnd.
func instrument(src []byte, pkgEnd int, pkgLine string, ps []point) []byte {
	ins := []insertion{{at: pkgEnd, end: pkgEnd, text: pkgLine}}
	for i, p := range ps {
		before := strings.Replace(p.before, "%d", fmt.Sprint(p.ID), 1)
		after := strings.Replace(p.after, "%d", fmt.Sprint(p.ID), 1)
		ins = append(ins, insertion{at: p.pos, end: p.pos, text: before, other: p.end, seq: i},
			insertion{at: p.end, end: p.end, text: after, closes: true, other: p.pos, seq: i})
		if p.op > 0 {
			ins = append(ins, insertion{at: p.op, end: p.opEnd, text: p.opText})
		}
	}
	slices.SortStableFunc(ins, compareInsertions)
	var out bytes.Buffer
	done := 0
	for _, in := range ins {
		out.Write(src[done:in.at])
		out.WriteString(in.text)
		done = in.end
	}
	out.Write(src[done:])
	return out.Bytes()
}

// compareInsertions orders insertions by place. At one place, ends of nodes come before
// starts; inner nodes end first, and outer nodes start first.
func compareInsertions(a, b insertion) int {
	if a.at != b.at {
		return cmp.Compare(a.at, b.at)
	}
	if a.closes != b.closes {
		if a.closes {
			return -1
		}
		return 1
	}
	order := cmp.Or(cmp.Compare(b.other, a.other), cmp.Compare(a.seq, b.seq))
	if a.closes {
		return cmp.Or(cmp.Compare(b.other, a.other), cmp.Compare(b.seq, a.seq))
	}
	return order
}
