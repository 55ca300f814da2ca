package analyses

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// newLoopInfo returns the pass test-cfg-loop-info.
func newLoopInfo() *pass.Pass {
	return &pass.Pass{
		Name: "test-cfg-loop-info", Class: "(anonymous namespace)::TestCFGLoopInfo", Summary: "Test the loop info analysis.",
		Accepts: pass.Implements[ir.FunctionModel],
		Run: reporting(toErr, func(w *report, op *ir.Operation) {
			r := op.Region(0)
			w.putTesting(op)
			if r.Empty() {
				w.put("empty region\n")
				return
			}
			w.put("Blocks : ", ir.BlockName(r.First()))
			for b := r.First(); b != nil; b = b.Next() {
				w.put(", ", ir.BlockName(b))
			}
			w.put("\n")
			loops := analysis.FindLoops(r, ir.NewDominance())
			if len(loops.Top) == 0 {
				w.put("no loops\n")
			}
			for _, l := range loops.Top {
				w.loop(l, 0)
			}
		}),
	}
}

// loop tells about l and the loops in it, at the given depth of the text.
func (w *report) loop(l *analysis.Loop, depth int) {
	w.put(strings.Repeat("  ", depth), "Loop at depth ", l.Depth(), " containing: ")
	for i, b := range l.Blocks {
		if i > 0 {
			w.put(",")
		}
		w.put(ir.BlockName(b))
		if b == l.Header {
			w.put("<header>")
		}
		if l.IsLatch(b) {
			w.put("<latch>")
		}
		if l.IsExiting(b) {
			w.put("<exiting>")
		}
	}
	w.put("\n")
	for _, inner := range l.Inner {
		w.loop(inner, depth+2)
	}
}

// newBlockInLoop returns the pass test-block-is-in-loop.
func newBlockInLoop() *pass.Pass {
	return &pass.Pass{
		Name: "test-block-is-in-loop", Class: "(anonymous namespace)::IsInLoopPass", Summary: "Test mlir::blockIsInLoop()", Op: "func.func",
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			(ir.WalkOrder{Post: true}).Blocks(op, func(b *ir.Block) ir.WalkResult {
				if analysis.InLoop(b) {
					w.put("Block is in a loop\n")
				} else {
					w.put("Block is not in a loop\n")
				}
				w.put(b.Text(ir.PrintOptions{}), "\n")
				return ir.WalkAdvance
			})
		}),
	}
}

// dominanceTest prints the dominance of the blocks of an operation, which it numbers.
type dominanceTest struct {
	*report
	op     *ir.Operation
	number map[*ir.Block]int
	blocks []*ir.Block
}

// newDominance returns the pass test-print-dominance.
func newDominance() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-dominance", Class: "(anonymous namespace)::TestDominancePass", Summary: "Print the dominance information for multiple regions.",
		Accepts: func(info *ir.OpInfo) bool { return info.HasTrait(ir.Symbol) },
		Run: reporting(toErr, func(w *report, op *ir.Operation) {
			w.put("Testing : ", op.StringAttr(ir.SymbolNameAttr), "\n")
			d := dominanceTest{report: w, op: op, number: map[*ir.Block]int{}}
			op.Walk(func(o *ir.Operation) {
				if _, ok := d.number[o.Block()]; !ok {
					d.number[o.Block()] = len(d.blocks)
					d.blocks = append(d.blocks, o.Block())
				}
			})
			dom, post := ir.NewDominance(), analysis.NewPostDominance()
			w.put("--- DominanceInfo ---\n")
			d.nearest(dom.NearestCommonDominator)
			w.put("--- PostDominanceInfo ---\n")
			d.nearest(post.NearestCommon)
			w.put("--- Block Dominance relationship ---\n")
			d.relation("dominates(", dom.DominatesBlock)
			w.put("--- Block PostDominance relationship ---\n")
			d.relation("postdominates(", post.PostDominates)
		}),
	}
}

func (d *dominanceTest) nearest(find func(a, b *ir.Block) *ir.Block) {
	for i, a := range d.blocks {
		for j, b := range d.blocks {
			d.put("Nearest(", i, ", ", j, ") = ")
			if common := find(a, b); common == nil {
				d.put("<no dom>\n")
			} else {
				d.put(d.number[common], "\n")
			}
		}
	}
}

func (d *dominanceTest) relation(name string, dominates func(a, b *ir.Block) bool) {
	for i, a := range d.blocks {
		for j, b := range d.blocks {
			d.put(name, i, ", ", j, ") = ", word(dominates(a, b)), "\n")
		}
	}
}

func word(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// newCallGraph returns the pass test-print-callgraph.
func newCallGraph() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-callgraph", Class: "(anonymous namespace)::TestCallGraphPass", Summary: "Print the contents of a constructed callgraph.", Op: "builtin.module",
		Run: reporting(toErr, func(w *report, op *ir.Operation) {
			w.put("Testing : ")
			if a := op.Attr("test.name"); a != nil {
				w.put(ir.AttrString(a))
			} else {
				w.put("<<NULL ATTRIBUTE>>")
			}
			w.put("\n// ---- CallGraph ----\n")
			g := analysis.NewCallGraph(op)
			for _, n := range g.Nodes() {
				w.put("// - Node : ")
				w.callable(g, n)
				w.put("\n")
				for _, e := range n.Edges() {
					kind := "Call"
					if e.Child {
						kind = "Child"
					}
					w.put("// -- ", kind, "-Edge : ")
					w.callable(g, e.To)
					w.put("\n")
				}
				w.put("//\n")
			}
			w.put("// -- SCCs --\n")
			for _, c := range g.ComponentsWithUnknown() {
				w.put("// - SCC : \n")
				for _, n := range c {
					w.put("// -- Node :")
					w.callable(g, n)
					w.put("\n")
				}
				w.put("\n")
			}
			w.put("// - SCC : \n// -- Node :<External-Caller-Node>\n\n// -------------------\n")
		}),
	}
}

// callable names a node of g.
func (w *report) callable(g *analysis.CallGraph, n *analysis.CallNode) {
	if n == g.Unknown() {
		w.put("<Unknown-Callee-Node>")
		return
	}
	op := n.Op()
	w.put("'", op.Name(), "' - Region #", n.Region.Index())
	if attrs := op.Attrs(); len(attrs) > 0 {
		w.put(" : ", ir.AttrString(op.Context().Dictionary(attrs)))
	}
}

// newReduction returns the pass test-match-reduction.
func newReduction() *pass.Pass {
	return &pass.Pass{
		Name: "test-match-reduction", Class: "(anonymous namespace)::TestMatchReductionPass", Summary: "Test the match reduction utility.",
		Accepts: pass.Implements[ir.FunctionModel],
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.EmitRemark("Testing function")
			op.WalkPre(func(o *ir.Operation) ir.WalkResult {
				if !isFunction(o) && o.NumRegions() == 1 && o.Region(0).HasOneBlock() && o.Region(0).First().NumArgs() >= 2 {
					reductions(o)
				}
				return ir.WalkAdvance
			})
			return true
		},
	}
}

// reductions tells which arguments of the body of op, except inputs, are reductions.
func reductions(op *ir.Operation) {
	inputs := 1
	if inits, n := interfaces.Inits(op); len(inits) > 0 {
		inputs = n
	}
	args := op.Region(0).First().Args()
	args = args[min(inputs, len(args)):]
	for i := range args {
		w := &report{}
		reduced, combiner := analysis.MatchReduction(args, i)
		if reduced == nil {
			w.put("Reduction NOT found in output #", i, "!")
			op.EmitRemark(string(w.text))
			continue
		}
		w.put("Reduction found in output #", i, "!")
		op.EmitRemark(string(w.text))
		op.EmitRemark("Reduced Value: " + valueText(reduced))
		op.EmitRemark("Combiner Op: " + opText(combiner))
	}
}

// opText returns op as diagnostics write it.
func opText(op *ir.Operation) string {
	text := op.String()
	if strings.Contains(text, "\n") {
		return "\n" + text
	}
	return text
}

// valueText returns v as diagnostics write it.
func valueText(v *ir.Value) string {
	if def := v.DefiningOp(); def != nil {
		return def.String()
	}
	w := &report{}
	w.put("<block argument> of type '", ir.TypeString(v.Type()), "' at index: ", v.Index())
	return string(w.text)
}
