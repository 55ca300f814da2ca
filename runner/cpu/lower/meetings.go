package lower

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

var inf = math.Inf(1)

func wholeIdentity(n identity, width uint32) apint.Int {
	switch n {
	case ones:
		return apint.AllOnes(width)
	case least:
		return apint.MinSigned(width)
	case greatest:
		return apint.MaxSigned(width)
	}
	return apint.New(width, 1)
}

// flow is a loop of the function.
type flow struct {
	header  *ir.Block
	blocks  map[*ir.Block]bool
	counter *ir.Value
	order   int
}

// placeMeetings makes invocations say where they wait: the number of the place in an order of the blocks in which those of a loop come before what follows
// it, and before it, for each loop around the place, that of the loop and the number of the iteration. The lowest invocations of a subgroup
// go on first, so that they meet the others where control flow joins again.
func (l *lowering) placeMeetings() {
	if len(l.meetings) == 0 {
		return
	}
	order := l.postorder()
	var loops []*flow
	for _, header := range l.headers {
		loops = append(loops, l.loopOf(header, order))
	}
	slices.SortStableFunc(loops, func(a, b *flow) int { return len(b.blocks) - len(a.blocks) })
	for _, m := range l.meetings {
		l.placeMeeting(m, loops, order)
	}
}

func (l *lowering) placeMeeting(m *ir.Operation, loops []*flow, order map[*ir.Block]int) {
	b := ir.NewBuilder(l.c, nil)
	b.SetBefore(m)
	at, i32 := 0, l.c.I32()
	put := func(v *ir.Value) {
		p := llvm.NewGEP(b, m.Loc(), l.ptr, l.c.I(8), m.Operand(1), llvm.StaticIndex(int32(recordKey+4*at)))
		llvm.NewStore(b, m.Loc(), v, p)
		at++
	}
	for _, f := range loops {
		if !f.blocks[m.Block()] {
			continue
		}
		if at+3 > maxKey {
			l.refuse(m, "an operation on a subgroup is in too many loops")
			return
		}
		if f.counter == nil {
			l.countIterations(f)
		}
		put(llvm.NewInt(b, m.Loc(), i32, int64(f.order)))
		put(llvm.NewLoad(b, m.Loc(), i32, f.counter))
	}
	put(llvm.NewInt(b, m.Loc(), i32, int64(order[m.Block()])))
	l.keys = max(l.keys, at)
	for at < maxKey {
		put(llvm.NewInt(b, m.Loc(), i32, 0))
	}
}

// countIterations makes a loop count its iterations.
func (l *lowering) countIterations(f *flow) {
	const loc = ir.UnknownLoc
	i32 := l.c.I32()
	b := ir.NewBuilder(l.c, nil)
	b.SetStart(l.region.First())
	f.counter = llvm.NewAlloca(b, loc, l.ptr, i32, llvm.NewInt(b, loc, i32, 1), 4)
	for p := f.header.FirstPred(); p != nil; p = p.NextUse() {
		from := p.Owner()
		b.SetBefore(from)
		if !f.blocks[from.Block()] {
			llvm.NewStore(b, loc, llvm.NewInt(b, loc, i32, 0), f.counter)
			continue
		}
		n := llvm.NewLoad(b, loc, i32, f.counter)
		llvm.NewStore(b, loc, llvm.NewOne(b, loc, llvm.Add, i32, n, llvm.NewInt(b, loc, i32, 1)), f.counter)
	}
}

// postorder numbers the blocks such that each has a lower number than those that follow it, but for backward branches.
func (l *lowering) postorder() map[*ir.Block]int {
	type visit struct {
		b    *ir.Block
		next int
	}
	seen := map[*ir.Block]bool{}
	var done []*ir.Block
	first := l.region.First()
	stack := []visit{{first, 0}}
	seen[first] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		last := top.b.Last()
		if last == nil || top.next >= last.NumSuccessors() {
			done = append(done, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		to := last.Successor(top.next)
		top.next++
		if !seen[to] {
			seen[to] = true
			stack = append(stack, visit{to, 0})
		}
	}
	order := make(map[*ir.Block]int, len(done))
	for i, b := range done {
		order[b] = len(done) - i
	}
	return order
}

// loopOf finds the blocks of a loop: those from which its header can be reached backward.
func (l *lowering) loopOf(header *ir.Block, order map[*ir.Block]int) *flow {
	f := &flow{header: header, blocks: map[*ir.Block]bool{header: true}, order: order[header]}
	var list []*ir.Block
	for p := header.FirstPred(); p != nil; p = p.NextUse() {
		if from := p.Owner().Block(); l.checks[from] == header {
			list = append(list, from)
		}
	}
	for ; len(list) > 0; list = list[1:] {
		b := list[0]
		if f.blocks[b] {
			continue
		}
		f.blocks[b] = true
		for p := b.FirstPred(); p != nil; p = p.NextUse() {
			list = append(list, p.Owner().Block())
		}
	}
	return f
}
