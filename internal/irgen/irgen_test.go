package irgen

import (
	"slices"
	"sort"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// TestRows checks that every row of text is read.
func TestRows(t *testing.T) {
	g := New(all.Registry())
	m := newMaker(g, 1, 0)
	for _, text := range append(append([]string{}, scalarRows...), typeRows...) {
		if _, ok := ir.ParseType(m.ctx, text); !ok {
			t.Errorf("type %s: %s", text, m.lastError)
		}
	}
	for _, text := range append(append([]string{}, attrRows...), memorySpaces...) {
		if _, ok := ir.ParseAttr(m.ctx, text); !ok {
			t.Errorf("attribute %s: %s", text, m.lastError)
		}
	}
	for _, f := range append(fragments(), newerFragments()...) {
		for seed := range uint64(12) {
			m := newMaker(g, seed, 0)
			src := g.grammar.expand(m, f.text)
			top, ok := ir.Parse(m.ctx, m.ctx.AddFile("f", []byte(src)))
			if !ok || !ir.Verify(top) {
				t.Errorf("%s: %s in\n%s", f.ops, m.lastError, src)
				break
			}
		}
	}
}

// TestEveryOp makes each op.
func TestEveryOp(t *testing.T) {
	g := New(all.Registry())
	var missing []string
	// Most operations fit into a module with others; each of the rest gets a separate
	// module.
	ops := g.Ops()
	for some := range slices.Chunk(ops, 16) {
		g.Module(1, some)
	}
	for i, def := range ops {
		for try := uint64(0); try < 8 && g.stat(def.Name).Made == 0; try++ {
			g.Module(uint64(i)*100+try, []*ir.OpDef{def})
		}
		if s := g.stat(def.Name); s.Made == 0 {
			missing = append(missing, def.Name+": "+s.Why)
		}
	}
	sort.Strings(missing)
	for _, m := range missing {
		t.Error(m)
	}
}
