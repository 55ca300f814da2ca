package analyses

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// liveReport prints the live values of blocks, with numbers of its own.
type liveReport struct {
	*report
	live   *analysis.BlockLiveness
	blocks map[*ir.Block]int
	ops    map[*ir.Operation]int
	values map[*ir.Value]int
	order  []*ir.Value
	texts  map[*ir.Operation]string
}

// newLiveness returns the pass test-print-liveness.
func newLiveness() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-liveness", Class: "(anonymous namespace)::TestLivenessPass", Summary: "Print the contents of a constructed liveness information.",
		Accepts: func(info *ir.OpInfo) bool { return info.HasTrait(ir.Symbol) },
		Run: reporting(toErr, func(w *report, op *ir.Operation) {
			l := liveReport{w, analysis.NewBlockLiveness(op), map[*ir.Block]int{}, map[*ir.Operation]int{}, map[*ir.Value]int{}, nil, map[*ir.Operation]string{}}
			l.number(op)
			l.put("Testing : ", op.StringAttr(ir.SymbolNameAttr), "\n// ---- Liveness -----\n")
			ir.WalkOrder{}.Blocks(op, l.block)
			l.put("// -------------------\n")
		}),
	}
}

func (l *liveReport) number(op *ir.Operation) {
	add := func(v *ir.Value) {
		l.values[v] = len(l.order)
		l.order = append(l.order, v)
	}
	ir.WalkOrder{}.Blocks(op, func(b *ir.Block) ir.WalkResult {
		l.blocks[b] = len(l.blocks)
		for _, a := range b.Args() {
			add(a)
		}
		for o := b.First(); o != nil; o = o.Next() {
			l.ops[o] = len(l.ops)
			for _, v := range o.Results() {
				add(v)
			}
		}
		return ir.WalkAdvance
	})
}

func (l *liveReport) putOp(op *ir.Operation) {
	text, ok := l.texts[op]
	if !ok {
		text = op.Text(ir.PrintOptions{})
		l.texts[op] = text
	}
	l.put(text)
}

func (l *liveReport) putValue(v *ir.Value) {
	if v.DefiningOp() != nil {
		l.put("val_", l.values[v], " ")
	} else {
		l.put("arg", v.Index(), "@", l.blocks[v.OwnerBlock()], " ")
	}
}

func (l *liveReport) putIf(is func(*ir.Value) bool) (any bool) {
	for _, v := range l.order {
		if is(v) {
			l.putValue(v)
			any = true
		}
	}
	return any
}

func (l *liveReport) block(b *ir.Block) ir.WalkResult {
	lb := l.live.Block(b)
	l.put("// - Block: ", l.blocks[b], "\n// --- LiveIn: ")
	l.putIf(lb.IsLiveIn)
	l.put("\n// --- LiveOut: ")
	l.putIf(lb.IsLiveOut)
	l.put("\n// --- BeginLivenessIntervals")
	for op := b.First(); op != nil; op = op.Next() {
		if op.NumResults() > 0 {
			l.put("\n")
		}
		for _, v := range op.Results() {
			l.put("// ")
			l.putValue(v)
			l.put(":")
			ops := l.live.Operations(v)
			slices.SortFunc(ops, func(x, y *ir.Operation) int { return l.ops[x] - l.ops[y] })
			for _, o := range ops {
				l.put("\n//     ")
				l.putOp(o)
			}
		}
	}
	l.put("\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n")
	for op := b.First(); op != nil; op = op.Next() {
		mark := len(l.text)
		l.put("//     ")
		l.putOp(op)
		l.put(" [")
		if l.putIf(func(v *ir.Value) bool { return l.concerns(lb, v) && lb.LiveAt(v, op) }) {
			l.put("\b]\n")
		} else {
			l.text = l.text[:mark]
		}
	}
	l.put("// --- EndCurrentlyLive\n")
	return ir.WalkAdvance
}

// concerns reports whether v is live in the block of lb, or defined in it.
func (l *liveReport) concerns(lb *analysis.LiveBlock, v *ir.Value) bool {
	return lb.IsLiveIn(v) || v.ParentBlock() == lb.Block
}
