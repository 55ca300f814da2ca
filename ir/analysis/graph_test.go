package analysis

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// parseText parses text of unregistered operations.
func parseText(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(nil)
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("invalid input:\n" + text)
	}
	return top
}

// graph is a region with random branches, and what its blocks do with values. Block i defines value i by an operation, if there is one
// in defines, and uses the values in uses, the first of them in an operation of a region.
type graph struct {
	text   string
	succ   [][]int
	uses   [][]int
	region *ir.Region
	blocks []*ir.Block
}

// newGraph makes a region with n blocks. Control comes to the first block from outside only.
func newGraph(t *testing.T, rng *rand.Rand, n int) *graph {
	g := &graph{succ: make([][]int, n), uses: make([][]int, n)}
	for i := range n {
		if n == 1 {
			continue
		}
		for range []int{0, 1, 1, 1, 2, 2, 3}[rng.IntN(7)] {
			g.succ[i] = append(g.succ[i], 1+rng.IntN(n-1))
		}
	}
	reached := g.reach(0, -1)
	for i := range n {
		for range rng.IntN(3) {
			if j := rng.IntN(n); i == j || !reached[i] || g.dominates(j, i) {
				g.uses[i] = append(g.uses[i], j)
			}
		}
	}
	var b strings.Builder
	b.WriteString("\"x.f\"() ({\n")
	for i := range n {
		fmt.Fprintf(&b, "^bb%d:\n", i)
		var own []int
		for k, v := range g.uses[i] {
			switch {
			case v == i:
				own = append(own, v)
			case k == 0:
				fmt.Fprintf(&b, "  \"x.nest\"() ({\n  ^bb0(%%a: i1):\n    \"x.use\"(%%a, %%v%d) : (i1, i1) -> ()\n  }) : () -> ()\n", v)
			default:
				fmt.Fprintf(&b, "  \"x.use\"(%%v%d) : (i1) -> ()\n", v)
			}
		}
		fmt.Fprintf(&b, "  %%v%d = \"x.def\"() : () -> i1\n", i)
		for _, v := range own {
			fmt.Fprintf(&b, "  \"x.use\"(%%v%d) : (i1) -> ()\n", v)
		}
		b.WriteString("  \"x.br\"()[")
		for k, s := range g.succ[i] {
			fmt.Fprintf(&b, "%s^bb%d", strings.Repeat(", ", min(k, 1)), s)
		}
		b.WriteString("] : () -> ()\n")
	}
	b.WriteString("}) : () -> ()\n")
	g.text = strings.ReplaceAll(b.String(), "()[]", "()")
	g.region = parseText(t, g.text).Region(0).First().First().Region(0)
	for b := g.region.First(); b != nil; b = b.Next() {
		g.blocks = append(g.blocks, b)
	}
	return g
}

// reach returns the blocks to which control can come from block i, which are i itself and others, without entering the block without.
func (g *graph) reach(i, without int) []bool {
	seen := make([]bool, len(g.succ))
	var visit func(int)
	visit = func(b int) {
		if b != without && !seen[b] {
			seen[b] = true
			for _, s := range g.succ[b] {
				visit(s)
			}
		}
	}
	visit(i)
	return seen
}

// dominates reports whether control passes block a before it comes to block b.
func (g *graph) dominates(a, b int) bool { return a == b || !g.reach(0, a)[b] }

// forGraphs runs check on many random regions.
func forGraphs(t *testing.T, check func(t *testing.T, g *graph, rng *rand.Rand) string) {
	t.Helper()
	rng := rand.New(rand.NewPCG(54, 1))
	for k := range 400 {
		g := newGraph(t, rng, 1+k%9)
		if wrong := check(t, g, rng); wrong != "" || t.Failed() {
			t.Fatalf("%s\n%s", wrong, g.text)
		}
	}
}

// firstEnds returns the ends of g as LLVM finds them. From each block, in the order of the text, from which no end found so far can be
// reached, a search that takes later successors first leads to a new end: the block that it enters last. Blocks without successors are
// ends from the start. In the result, no end leads to another one.
func (g *graph) firstEnds() (list []int) {
	leads := make([]bool, len(g.succ))
	add := func(end int) {
		list = append(list, end)
		for i := range g.succ {
			leads[i] = leads[i] || g.reach(i, -1)[end]
		}
	}
	for i, s := range g.succ {
		if len(s) == 0 {
			add(i)
		}
	}
	for i := range g.succ {
		if leads[i] {
			continue
		}
		seen, last := slices.Clone(leads), i
		var search func(int)
		search = func(b int) {
			if seen[b] {
				return
			}
			seen[b], last = true, b
			next := slices.Clone(g.succ[b])
			slices.Sort(next)
			for _, s := range slices.Backward(next) {
				search(s)
			}
		}
		search(i)
		add(last)
	}
	return slices.DeleteFunc(slices.Clone(list), func(end int) bool {
		return slices.ContainsFunc(list, func(other int) bool { return other != end && g.reach(end, -1)[other] })
	})
}

// TestEnds checks that a region ends in the blocks without successors, and once in each loop that control cannot leave.
func TestEnds(t *testing.T) {
	forGraphs(t, func(_ *testing.T, g *graph, _ *rand.Rand) string {
		found, want := ends(g.region), g.firstEnds()
		for i, b := range g.blocks {
			if slices.Contains(found, b) != slices.Contains(want, i) {
				return fmt.Sprintf("block %d is an end: %v", i, slices.Contains(found, b))
			}
			reached := g.reach(i, -1)
			from, stay := 0, true // how many ends are reached, and whether control can always come back
			for k, r := range reached {
				if r {
					stay = stay && g.reach(k, -1)[i]
					from += len(found) - len(slices.DeleteFunc(slices.Clone(found), func(e *ir.Block) bool { return e == g.blocks[k] }))
				}
			}
			if from == 0 || stay && from != 1 || len(g.succ[i]) == 0 && !slices.Contains(found, b) {
				return fmt.Sprintf("block %d comes to %d ends", i, from)
			}
		}
		return ""
	})
}

// TestPostDominance compares with the definition: a block post-dominates another one if control does not end without it.
func TestPostDominance(t *testing.T) {
	forGraphs(t, func(_ *testing.T, g *graph, _ *rand.Rand) string {
		found := ends(g.region)
		after := func(a, b int) bool {
			if a == b {
				return true
			}
			for k, r := range g.reach(b, a) {
				if r && slices.Contains(found, g.blocks[k]) {
					return false
				}
			}
			return true
		}
		d := NewPostDominance()
		for i, a := range g.blocks {
			for k, b := range g.blocks {
				if d.PostDominates(a, b) != after(i, k) || d.ProperlyPostDominates(a, b) != (i != k && after(i, k)) {
					return fmt.Sprintf("block %d post-dominates %d: %v", i, k, !after(i, k))
				}
				var want *ir.Block
				for c := range g.blocks {
					nearest := after(c, i) && after(c, k)
					for other := range g.blocks {
						nearest = nearest && (!after(other, i) || !after(other, k) || after(other, c))
					}
					if nearest {
						want = g.blocks[c]
					}
				}
				if d.NearestCommon(a, b) != want {
					return fmt.Sprintf("blocks %d and %d have another nearest post-dominator", i, k)
				}
				// In one block of an unregistered operation, any order of operations may be meant.
				if d.OpPostDominates(a.First(), b.Last()) != after(i, k) {
					return fmt.Sprintf("the first operation of block %d post-dominates the last of %d: %v", i, k, !after(i, k))
				}
			}
		}
		return ""
	})
}

// loopAt returns the blocks of the natural loop with a header, or nil.
func (g *graph) loopAt(header int) (blocks []int) {
	reached := g.reach(0, -1)
	for b := range g.succ {
		around := g.reach(b, header) // the blocks to which control comes from b before it comes to the header
		back := false
		for latch, s := range g.succ {
			back = back || reached[latch] && g.dominates(header, latch) && slices.Contains(s, header) && (around[latch] || b == header)
		}
		if back && reached[b] {
			blocks = append(blocks, b)
		}
	}
	return blocks
}

// TestNaturalLoops compares with the definition of natural loops.
func TestNaturalLoops(t *testing.T) {
	forGraphs(t, func(_ *testing.T, g *graph, _ *rand.Rand) string {
		l := FindLoops(g.region, ir.NewDominance())
		order := ir.PostOrder(g.region.First(), nil)
		slices.Reverse(order)
		var all []*Loop
		var collect func([]*Loop)
		collect = func(list []*Loop) {
			for _, x := range list {
				all = append(all, x)
				collect(x.Inner)
			}
		}
		collect(l.Top)
		headers := 0
		for h, header := range g.blocks {
			want := g.loopAt(h)
			i := slices.IndexFunc(all, func(x *Loop) bool { return x.Header == header })
			if (i >= 0) != (want != nil) {
				return fmt.Sprintf("block %d is the header of a loop: %v", h, i >= 0)
			}
			if want == nil {
				continue
			}
			headers++
			if wrong := g.checkLoop(l, all, all[i], want, order); wrong != "" {
				return fmt.Sprintf("the loop of block %d: %s", h, wrong)
			}
		}
		if headers != len(all) {
			return "a header has several loops"
		}
		reached := g.reach(0, -1)
		for i, b := range g.blocks {
			if !reached[i] && l.Of(b) != nil {
				return fmt.Sprintf("block %d, to which control does not come, is in a loop", i)
			}
			again := false
			for _, s := range g.succ[i] {
				again = again || g.reach(s, -1)[i]
			}
			if InLoop(b) != again {
				return fmt.Sprintf("block %d is in a loop: %v", i, !again)
			}
		}
		return ""
	})
}

// checkLoop compares x, one of the loops all, with the blocks that it should have.
func (g *graph) checkLoop(l *Loops, all []*Loop, x *Loop, want []int, order []*ir.Block) string {
	var blocks, exits []*ir.Block
	for _, b := range order {
		if i := slices.Index(g.blocks, b); slices.Contains(want, i) {
			blocks = append(blocks, b)
		}
	}
	if !slices.Equal(x.Blocks, blocks) || x.Blocks[0] != x.Header {
		return "wrong blocks, or in another order"
	}
	for i, b := range g.blocks {
		in := slices.Contains(want, i)
		latch, exiting := false, false
		for _, s := range g.succ[i] {
			latch = latch || in && g.blocks[s] == x.Header
			exiting = exiting || in && !slices.Contains(want, s)
		}
		if x.Contains(b) != in || x.IsLatch(b) != latch || x.IsExiting(b) != exiting {
			return fmt.Sprintf("block %d is not what it should be", i)
		}
	}
	for _, b := range x.Blocks {
		for _, s := range g.succ[slices.Index(g.blocks, b)] {
			if !slices.Contains(want, s) && !slices.Contains(exits, g.blocks[s]) {
				exits = append(exits, g.blocks[s])
			}
		}
	}
	if !slices.Equal(x.Exits(), exits) {
		return "wrong exits"
	}
	var around *Loop
	depth := 1
	for _, y := range all {
		if y == x || !slices.Contains(y.Blocks, x.Header) {
			continue
		}
		if depth++; around == nil || len(y.Blocks) < len(around.Blocks) {
			around = y
		}
	}
	if x.Outer != around || x.Depth() != depth || l.Of(x.Header) != x {
		return "wrong nesting"
	}
	place := func(y *Loop) int { return slices.Index(order, y.Header) }
	if !slices.IsSortedFunc(x.Inner, func(a, b *Loop) int { return place(a) - place(b) }) {
		return "the inner loops have another order"
	}
	for _, b := range x.Blocks {
		if inner := l.Of(b); inner == nil || len(inner.Blocks) > len(x.Blocks) {
			return "wrong innermost loop of a block"
		}
	}
	return ""
}

// TestBlocksByBranches checks that the order has each block once, behind those that dominate it.
func TestBlocksByBranches(t *testing.T) {
	forGraphs(t, func(_ *testing.T, g *graph, _ *rand.Rand) string {
		order := BlocksByBranches(g.region)
		reached := g.reach(0, -1)
		for i, a := range g.blocks {
			for k, b := range g.blocks {
				if i != k && reached[k] && g.dominates(i, k) && slices.Index(order, a) > slices.Index(order, b) {
					return fmt.Sprintf("block %d is behind %d", i, k)
				}
			}
			if !slices.Contains(order, a) || len(order) != len(g.blocks) {
				return "the order does not have each block once"
			}
		}
		return ""
	})
}

// needs reports whether value v has to be there where block b begins.
func (g *graph) needs(b, v int) bool {
	if b == v {
		return false
	}
	for k, r := range g.reach(b, v) {
		if r && slices.Contains(g.uses[k], v) {
			return true
		}
	}
	return false
}

// TestLiveBlocks compares with the definition of live values, at the borders of blocks and at each operation.
func TestLiveBlocks(t *testing.T) {
	forGraphs(t, func(_ *testing.T, g *graph, _ *rand.Rand) string {
		l := NewBlockLiveness(g.region.Parent())
		for v, def := range g.blocks {
			value := g.value(v)
			var want []*ir.Operation
			for i, b := range g.blocks {
				lb := l.Block(b)
				in, out := g.needs(i, v), false
				for _, s := range g.succ[i] {
					out = out || g.needs(s, v)
				}
				for k, uses := range g.uses {
					out = out || i == v && k != i && slices.Contains(uses, v)
				}
				if lb.IsLiveIn(value) != in || lb.IsLiveOut(value) != out {
					return fmt.Sprintf("value %d at block %d: live where it begins %v, live where it ends %v", v, i, !in, !out)
				}
				want = append(want, g.liveOps(b, value, b == def, in, out)...)
				if t := g.checkOps(l, b, value, b == def, in, out); t != "" {
					return fmt.Sprintf("value %d at block %d: %s", v, i, t)
				}
			}
			got := l.Operations(value)
			for _, op := range want {
				if g.connected(v, op) && !slices.Contains(got, op) {
					return fmt.Sprintf("value %d is not live at %s of a block", v, op.Name())
				}
			}
			for _, op := range got {
				if op.ParentRegion() == g.region && !slices.Contains(want, op) {
					return fmt.Sprintf("value %d is live at %s of a block", v, op.Name())
				}
			}
			seen := map[*ir.Operation]bool{}
			for _, op := range got {
				if seen[op] {
					return "an operation comes twice"
				}
				seen[op] = true
			}
		}
		for _, b := range g.blocks {
			n := 0
			for v := range g.blocks {
				if l.Block(b).IsLiveIn(g.value(v)) {
					n++
				}
			}
			if l.Block(b).NumLiveIn() != n {
				return "another number of live values"
			}
		}
		return ""
	})
}

// value returns the value that block v defines.
func (g *graph) value(v int) *ir.Value {
	for op := g.blocks[v].First(); ; op = op.Next() {
		if op.NumResults() > 0 {
			return op.Result(0)
		}
	}
}

// connected reports whether control can come from the definition of v to op, or to a user of v and then op.
func (g *graph) connected(v int, op *ir.Operation) bool {
	to := slices.Index(g.blocks, op.Block())
	if to < 0 || g.reach(v, -1)[to] {
		return to >= 0
	}
	for o := op.Block().First(); o != nil; o = o.Next() {
		if slices.Contains(o.Operands(), g.value(v)) {
			return true
		}
	}
	return false
}

// liveOps returns the operations of b at which v is live.
func (g *graph) liveOps(b *ir.Block, v *ir.Value, defined, in, out bool) (ops []*ir.Operation) {
	if !defined && !in {
		return nil
	}
	for op := b.First(); op != nil; op = op.Next() {
		if in || op == v.DefiningOp() || len(ops) > 0 {
			ops = append(ops, op)
		}
	}
	if out {
		return ops
	}
	last := 0
	for i, op := range ops {
		op.Walk(func(o *ir.Operation) {
			if slices.Contains(o.Operands(), v) {
				last = i
			}
		})
	}
	return ops[:last+1]
}

// checkOps asks for each operation of b whether v is live there and whether it is dead behind it.
func (g *graph) checkOps(l *BlockLiveness, b *ir.Block, v *ir.Value, defined, in, out bool) string {
	if !defined && !in {
		return ""
	}
	ops := g.liveOps(b, v, defined, in, out)
	lb := l.Block(b)
	if start := lb.Start(v); start != ops[0] || lb.End(v, start) != ops[len(ops)-1] {
		return "it lives from another operation, or to another one"
	}
	for op := b.First(); op != nil; op = op.Next() {
		live := slices.Contains(ops, op)
		if lb.LiveAt(v, op) != live {
			return fmt.Sprintf("it is live at %s: %v", op.Name(), !live)
		}
		if dead := !out && (op == ops[len(ops)-1] || !live && ops[len(ops)-1].IsBeforeInBlock(op)); live && l.IsDeadAfter(v, op) != dead {
			return fmt.Sprintf("it is dead behind %s: %v", op.Name(), !dead)
		}
	}
	return ""
}
