package ranges

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// table holds the ranges of values. The scratch field of a value is the 1-based position of its
// range. Scratch fields may hold values of other passes, so a position counts only if the value is
// found there.
type table struct{ entries []bounded }

// bounded is a value with its range.
type bounded struct {
	v *ir.Value
	r analysis.Range
}

// find returns the range of v, or nil if the table has none.
func (t *table) find(v *ir.Value) *analysis.Range {
	if i := int(v.Scratch) - 1; uint(i) < uint(len(t.entries)) && t.entries[i].v == v {
		return &t.entries[i].r
	}
	return nil
}

// set makes r the range of v.
func (t *table) set(v *ir.Value, r analysis.Range) {
	if old := t.find(v); old != nil {
		*old = r
		return
	}
	t.entries = append(t.entries, bounded{v, r})
	v.Scratch = uint32(len(t.entries))
}

// forget removes the range of v, whose memory may become another value.
func (t *table) forget(v *ir.Value) {
	if t.find(v) != nil {
		t.entries[v.Scratch-1].v = nil
	}
}

// reset empties the table and keeps its memory.
func (t *table) reset() {
	clear(t.entries)
	t.entries = t.entries[:0]
}
