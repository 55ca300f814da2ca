package serialize

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// TestMemory: the memory of a writer goes to a later one without what is in it, unless it is much.
func TestMemory(t *testing.T) {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	w := &writer{memory: new(memory)}
	m := w.memory
	big := maxKept/4*3 + 1
	for i := range big {
		w.types.insert(ctx.Integer(uint32(i+1), ir.Signless), uint64(i), uint32(i+1))
	}
	w.undefs.insert(ctx.I32(), 7, 1)
	w.names.str("name")
	w.functions = make(section, 5, maxKept+1)
	w.release()
	if w.memory != nil {
		t.Error("the writer keeps its memory")
	}
	if m.types.cells != nil || m.types.n != 0 || cap(m.functions) != 0 {
		t.Errorf("%d cells and %d words are kept", len(m.types.cells), cap(m.functions))
	}
	if m.undefs.get(ctx.I32(), 7) != 0 || m.undefs.n != 0 || len(m.undefs.cells) == 0 {
		t.Error("a table keeps its ids, or has lost its memory")
	}
	if len(m.names) != 0 || cap(m.names) == 0 {
		t.Error("a section keeps its words, or has lost its memory")
	}
}
