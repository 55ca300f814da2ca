package rewrite

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// tree writes random functions of nested scopes, sums of constants and other operations
// that fold. Each operation has a number, except those with properties only.
type tree struct {
	*rand.Rand
	strings.Builder
	n int
}

func randomTree(seed uint64) string {
	f := &tree{Rand: rand.New(rand.NewPCG(seed, 9))}
	f.WriteString("\"toy.func\"() ({\n^bb0(%x: i32):\n")
	f.body([]string{"%x"}, 0)
	f.WriteString("\"toy.return\"() : () -> ()\n}) : () -> ()\n")
	return f.String()
}

func (f *tree) body(in []string, depth int) {
	in = append([]string(nil), in...)
	pick := func() string { return in[len(in)-1-f.IntN(min(len(in), 4))] }
	for range 2 + f.IntN(6) {
		f.n++
		v := fmt.Sprintf("%%v%d", f.n)
		switch k := f.IntN(16); {
		case k < 4:
			fmt.Fprintf(f, "%s = \"toy.const\"() {value = %d : i32} : () -> i32\n", v, f.IntN(3))
		case k < 7:
			fmt.Fprintf(f, "%s = \"toy.add\"(%s, %s) {n = %d} : (i32, i32) -> i32\n", v, pick(), pick(), f.n)
		case k < 8:
			fmt.Fprintf(f, "%s = \"toy.neg\"(%s) {n = %d} : (i32) -> i32\n", v, pick(), f.n)
		case k < 9:
			fmt.Fprintf(f, "%s = \"toy.max\"(%s, %s) {n = %d} : (i32, i32) -> i32\n", v, pick(), pick(), f.n)
		case k < 11:
			fmt.Fprintf(f, "%s = \"toy.double\"(%s) {n = %d} : (i32) -> i32\n", v, pick(), f.n)
		case k < 12:
			fmt.Fprintf(f, "%s:2 = \"flow.pair\"() {n = %d} : () -> (i32, i32)\n", v, f.n)
			in = append(in, v+"#1")
			v += "#0"
		case k < 13 && depth < 3:
			f.scope(in, depth)
			continue
		default:
			fmt.Fprintf(f, "\"toy.use\"(%s, %s) {n = %d} : (i32, i32) -> ()\n", pick(), pick(), f.n)
			continue
		}
		in = append(in, v)
	}
}

func (f *tree) scope(in []string, depth int) {
	name := []string{"toy.scope", "toy.scope", "flow.host", "toy.func"}[f.IntN(4)]
	if name == "toy.func" {
		f.n++
		in = []string{fmt.Sprintf("%%a%d", f.n)}
		fmt.Fprintf(f, "\"toy.func\"() ({\n^bb0(%s: i32):\n", in[0])
	} else {
		fmt.Fprintf(f, "\"%s\"() ({\n", name)
	}
	n := f.n
	f.body(in, depth+1)
	fmt.Fprintf(f, "}) {n = %d} : () -> ()\n", n)
}

// number returns the number of op in the text, or its name if it has none.
func numberOf(op *ir.Operation) string {
	if a, ok := op.Attr("n").(*ir.IntegerAttr); ok {
		n, _ := a.Int64()
		return fmt.Sprint(n)
	}
	return strings.TrimPrefix(op.Name(), "toy.")
}

// greedyTrace is the record of a run of the greedy driver.
type greedyTrace struct{ strings.Builder }

// patterns returns patterns that record which operations the driver visits, and change some.
func (g *greedyTrace) patterns() []*Pattern {
	watch := OnOp("watch", nil, func(op *ir.Operation, rw *Rewriter) bool {
		g.WriteString(" " + numberOf(op))
		return rw.Fail("it only watches")
	}).WithBenefit(9)
	grow := OnOp("grow", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		n, _ := op.Attr("n").(*ir.IntegerAttr)
		if n == nil {
			return rw.Fail("no number")
		}
		v, _ := n.Int64()
		switch v % 4 {
		case 0:
			return rw.Fail("a multiple of 4")
		case 1:
			rw.ReplaceByNew(op, toyAdd, []*ir.Value{op.Operand(0), op.Operand(0)}, op.ResultTypes())
		case 2:
			rw.Replace(op, op.Operand(0))
		case 3:
			rw.Modify(op, func() { op.SetAttr("n", nil) })
		}
		g.WriteString("!")
		return true
	})
	open := OnOp("open", toyScope, func(op *ir.Operation, rw *Rewriter) bool {
		n, _ := op.Attr("n").(*ir.IntegerAttr)
		if v, _ := n.Int64(); v%3 != 0 {
			return false
		}
		rw.InlineBlockBefore(op.Region(0).First(), op.Block(), op, nil)
		rw.Erase(op)
		g.WriteString("!")
		return true
	})
	return []*Pattern{grow, open, watch, {Name: "conversion only", Root: toyUse, convert: func(*ir.Operation, Adaptor, *Rewriter) bool { return true }}}
}

// TestGreedyTraces records which operations the greedy driver visits and in which
// order, the rounds, the reasons of patterns that fail, and what comes out.
func TestGreedyTraces(t *testing.T) {
	var out strings.Builder
	for seed := range uint64(48) {
		text := randomTree(seed)
		fmt.Fprintf(&out, "== %d\n%s", seed, text)
		for i, cfg := range []GreedyConfig{{}, {BottomUp: true}, {MaxIterations: 1}, {MaxRewrites: 1, MaxIterations: -1}, {BottomUp: true, MaxRewrites: 2, MaxIterations: 2},
			{Strictness: ExistingOps, Regions: RegionsUnchanged}, {Strictness: ExistingAndNewOps, Regions: RegionsNormal}} {
			ctx, module := parseFlow(t, text)
			g := &greedyTrace{}
			if i == 1 {
				ctx.Actions = func(a *ir.Action, run func()) {
					if a.Tag != "apply-pattern" {
						g.WriteString("\n" + a.Text)
					}
					run()
				}
			}
			if i == 2 {
				cfg.OnFail = func(op *ir.Operation, p *Pattern, why string) {
					if p.Name != "watch" {
						fmt.Fprintf(g, "(%s: %s)", p.Name, why)
					}
				}
			}
			res := ApplyGreedily(module, NewPatternSet(g.patterns()...), cfg)
			fmt.Fprintf(&out, "-- %d: %+v:%s\n%s", i, res, g.String(), bodyText(module))
			(&conv{module: module}).checkUses(t)
		}
	}
	golden(t, "greedy.txt", out.String())
}

// TestGreedyOpTraces does the same for a given list of operations.
func TestGreedyOpTraces(t *testing.T) {
	var out strings.Builder
	for seed := range uint64(40) {
		text := randomTree(seed)
		fmt.Fprintf(&out, "== %d\n", seed)
		for i, cfg := range []GreedyConfig{{}, {Strictness: ExistingOps}, {Strictness: ExistingAndNewOps}, {MaxRewrites: 2}} {
			_, module := parseFlow(t, text)
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			var ops []*ir.Operation
			module.Region(0).First().First().Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
				if r.IntN(4) == 0 {
					ops = append(ops, op)
				}
				return ir.WalkAdvance
			})
			if seed%8 == 7 {
				ops = append(ops, module)
			}
			g := &greedyTrace{}
			for _, op := range ops {
				g.WriteString(" " + numberOf(op))
			}
			g.WriteString(":")
			res := ApplyToOps(ops, NewPatternSet(g.patterns()...), cfg)
			fmt.Fprintf(&out, "-- %d: %+v:%s\n%s", i, res, g.String(), bodyText(module))
			(&conv{module: module}).checkUses(t)
		}
	}
	golden(t, "greedyops.txt", out.String())
}
