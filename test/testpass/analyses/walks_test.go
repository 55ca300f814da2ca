package analyses_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

const nested = `"x.a"() ({
  "x.b"()[^bb2] : () -> ()
^bb1:
  "x.c"() : () -> ()
^bb2:
  "x.d"() ({ "x.e"() : () -> () }, { "x.f"() : () -> () }) : () -> ()
  "x.g"()[^bb3, ^bb2] : () -> ()
^bb3:
  "x.h"() : () -> ()
}) : () -> ()
"x.i"() : () -> ()
`

// TestWalkOrders checks the order of operations, blocks and regions, and what ends a walk.
func TestWalkOrders(t *testing.T) {
	ctx := ir.NewContext(nil)
	ctx.AllowUnregistered = true
	top, ok := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(nested)))
	if !ok {
		t.Fatal("cannot parse")
	}
	short := func(op *ir.Operation) string {
		return strings.TrimPrefix(strings.TrimPrefix(op.Name(), "x."), "builtin.")
	}
	var got []string
	// at ends the walk at one name and skips what is in another.
	visit := func(name, skip, stop string) ir.WalkResult {
		got = append(got, name)
		switch name {
		case skip:
			return ir.WalkSkip
		case stop:
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}
	run := func(w ir.WalkOrder, kind, skip, stop string) ir.WalkResult {
		got = nil
		switch kind {
		case "ops":
			return w.Ops(top, func(op *ir.Operation) ir.WalkResult { return visit(short(op), skip, stop) })
		case "blocks":
			return w.Blocks(top, func(b *ir.Block) ir.WalkResult { return visit(short(b.Parent())+ir.BlockName(b)[3:], skip, stop) })
		case "regions":
			return w.Regions(top, func(r *ir.Region) ir.WalkResult { return visit(short(r.Parent())+strconv.Itoa(r.Index()), skip, stop) })
		}
		return top.WalkStages(func(op *ir.Operation, region int) ir.WalkResult {
			return visit(short(op)+strconv.Itoa(region), skip, stop)
		})
	}
	for _, c := range []struct {
		w                      ir.WalkOrder
		kind, skip, stop, want string
	}{
		{ir.WalkOrder{}, "ops", "", "", "module a b c d e f g h i"},
		{ir.WalkOrder{}, "ops", "d", "h", "module a b c d g h"},
		{ir.WalkOrder{Post: true}, "ops", "", "", "b c e f d g h a i module"},
		{ir.WalkOrder{Post: true}, "ops", "e", "d", "b c e f d"},
		{ir.WalkOrder{Post: true, Reverse: true}, "ops", "", "", "i h g f e d c b a module"},
		{ir.WalkOrder{Reverse: true}, "ops", "", "f", "module i a h g d f"},
		{ir.WalkOrder{}, "blocks", "", "", "module0 a0 a1 a2 d0 d0 a3"},
		{ir.WalkOrder{}, "blocks", "a2", "a3", "module0 a0 a1 a2 a3"},
		{ir.WalkOrder{Post: true}, "blocks", "", "", "a0 a1 d0 d0 a2 a3 module0"},
		{ir.WalkOrder{Post: true}, "blocks", "", "d0", "a0 a1 d0"},
		{ir.WalkOrder{Post: true, Reverse: true}, "blocks", "", "", "a3 d0 d0 a2 a1 a0 module0"},
		{ir.WalkOrder{}, "regions", "", "", "module0 a0 d0 d1"},
		{ir.WalkOrder{}, "regions", "a0", "", "module0 a0"},
		{ir.WalkOrder{Post: true, Reverse: true}, "regions", "", "", "d1 d0 a0 module0"},
		{ir.WalkOrder{Post: true}, "regions", "", "d1", "d0 d1"},
		{ir.WalkOrder{}, "stages", "", "", "module0 a0 b0 c0 d0 e0 d1 f0 d2 g0 h0 a1 i0 module1"},
		{ir.WalkOrder{}, "stages", "d1", "h0", "module0 a0 b0 c0 d0 e0 d1 g0 h0"},
		// Unregistered operations have no SSA dominance, so all their blocks are visited.
		{ir.WalkOrder{Dominance: true}, "blocks", "", "", "module0 a0 a1 a2 d0 d0 a3"},
	} {
		result := run(c.w, c.kind, c.skip, c.stop)
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%+v %s: got %s, want %s", c.w, c.kind, s, c.want)
		}
		if (result == ir.WalkInterrupt) != (c.stop != "") {
			t.Errorf("%+v %s: the walk ends with %d", c.w, c.kind, result)
		}
	}
}

// TestPostOrder checks the order of blocks, and that given ones are left out.
func TestPostOrder(t *testing.T) {
	ctx := ir.NewContext(nil)
	ctx.AllowUnregistered = true
	top, ok := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(nested)))
	if !ok {
		t.Fatal("cannot parse")
	}
	var blocks []*ir.Block
	for b := top.Region(0).First().First().Region(0).First(); b != nil; b = b.Next() {
		blocks = append(blocks, b)
	}
	at := func(bs []*ir.Block) (out []int) {
		for _, b := range bs {
			out = append(out, slices.Index(blocks, b))
		}
		return out
	}
	if got := at(ir.PostOrder(blocks[0], nil)); !slices.Equal(got, []int{3, 2, 0}) {
		t.Errorf("got %v", got)
	}
	seen := map[*ir.Block]bool{blocks[2]: true}
	if got := at(ir.PostOrder(blocks[0], seen)); !slices.Equal(got, []int{0}) || !seen[blocks[0]] || seen[blocks[3]] {
		t.Errorf("got %v", got)
	}
	d := ir.NewDominance()
	inner := blocks[2].First().Region(1).First()
	for _, c := range []struct {
		a, b, want *ir.Block
	}{
		{blocks[0], blocks[3], blocks[0]}, {blocks[3], inner, blocks[2]}, {inner, inner, inner}, {blocks[1], blocks[3], blocks[3]}, {blocks[2], blocks[1], blocks[2]},
		{blocks[3], top.Region(0).First(), top.Region(0).First()}, {blocks[3], ir.NewBlock(), nil},
	} {
		if d.NearestCommonDominator(c.a, c.b) != c.want {
			t.Errorf("wrong dominator of %v", at([]*ir.Block{c.a, c.b}))
		}
	}
	if got, want := blocks[2].Text(ir.PrintOptions{}), "^bb2:  // 2 preds: ^bb0, ^bb2\n"; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "\"x.g\"()[^bb3, ^bb2] : () -> ()\n") {
		t.Errorf("got %s", got)
	}
}
