package rewrite

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// worklistText has uses, nesting, chains and blocks for the order of the worklist.
const worklistText = `"toy.func"() ({
^bb0(%a: i32):
  %0 = "toy.double"(%a) {n = 1} : (i32) -> i32
  %1 = "toy.double"(%0) {n = 2} : (i32) -> i32
  "toy.scope"() ({
    %2 = "toy.double"(%1) {n = 4} : (i32) -> i32
    "toy.scope"() ({
      "toy.use"(%2, %0) {n = 6} : (i32, i32) -> ()
    }) {n = 5} : () -> ()
    "toy.scope"() ({
    }) {n = 7} : () -> ()
  }) {n = 3} : () -> ()
  "toy.br"(%1)[^bb1] {n = 8} : (i32) -> ()
^bb1(%b: i32):
  "toy.use"(%b) {n = 9} : (i32) -> ()
  "toy.return"() {n = 10} : () -> ()
^bb2:
  "toy.use"() {n = 11} : () -> ()
  "toy.return"() {n = 12} : () -> ()
}) {n = 0} : () -> ()`

// short names op by its kind and the number that its attribute n holds.
func short(op *ir.Operation) string {
	_, kind, _ := strings.Cut(op.Name(), ".")
	if a, ok := op.Attr("n").(*ir.IntegerAttr); ok {
		v, _ := a.Int64()
		return kind + strconv.FormatInt(v, 10)
	}
	return kind
}

// visits returns patterns that record their visits: one that never matches, and one that
// rewrites toy.double. The conversion pattern must not be used.
func visits(order *[]string) *PatternSet {
	see := OnOp("see", nil, func(op *ir.Operation, rw *Rewriter) bool {
		*order = append(*order, short(op))
		return rw.Fail("only looking")
	})
	first := OnOp("first", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		*order = append(*order, "+"+short(op))
		rw.ReplaceByNew(op, toyMax, []*ir.Value{op.Operand(0), op.Operand(0)}, op.ResultTypes(), ir.Named("n", op.Attr("n")))
		return true
	})
	first.Benefit = 2
	convert := ConvertOp("convert", nil, nil, func(*ir.Operation, Adaptor, *Rewriter) bool {
		*order = append(*order, "a conversion pattern")
		return true
	})
	return NewPatternSet(see, first, convert)
}

// worklistRun is a run of the greedy driver that a line of testdata/worklist.txtar
// describes.
type worklistRun struct {
	*conv
	cfg   GreedyConfig
	ops   []*ir.Operation // for ApplyToOps
	set   *PatternSet
	order []string
	skip  int // the round that is skipped, counted by actions
}

// numbered returns the operation whose attribute n is n.
func (r *worklistRun) numbered(n int) *ir.Operation {
	var found *ir.Operation
	r.module.Walk(func(op *ir.Operation) {
		if a, ok := op.Attr("n").(*ir.IntegerAttr); ok && ir.AttrString(a) == fmt.Sprintf("%d : i64", n) {
			found = op
		}
	})
	return found
}

// configure applies one word of a line.
func (r *worklistRun) configure(t *testing.T, word string) {
	key, value, _ := strings.Cut(word, "=")
	n, _ := strconv.Atoi(value)
	switch key {
	case "op":
		r.ops = append(r.ops, r.numbered(n))
	case "module":
		r.ops = append(r.ops, r.module)
	case "bottom-up":
		r.cfg.BottomUp = true
	case "iterations":
		r.cfg.MaxIterations = n
	case "rewrites":
		r.cfg.MaxRewrites = n
	case "regions":
		r.cfg.Regions = RegionSimplify(n)
	case "strict":
		r.cfg.Strictness = Strictness(n)
	case "scope":
		r.cfg.Scope = r.numbered(n).Region(0)
	case "actions":
		r.recordActions()
	case "skip":
		r.skip = n
	case "stop":
		r.set = stopping(t, r.conv, value, &r.order)
	default:
		t.Fatalf("what is %s?", word)
	}
}

// recordActions records the actions of the driver, and skips a round.
func (r *worklistRun) recordActions() {
	round := 0
	r.ctx.Actions = func(a *ir.Action, run func()) {
		if a.Tag == "GreedyPatternRewriteIteration" {
			round++
			r.order = append(r.order, a.Text)
			if r.skip == round {
				return
			}
		} else {
			r.order = append(r.order, strings.TrimPrefix(a.Text, "`apply-pattern pattern: ")+" to")
		}
		run()
	}
}

// TestWorklistOrder records in which order the greedy driver visits operations.
func TestWorklistOrder(t *testing.T) {
	goldenCases(t, "worklist.txtar", func(t *testing.T, text string) string {
		var tr trace
		for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
			r := &worklistRun{conv: parseOdd(t, worklistText)}
			r.set = visits(&r.order)
			r.cfg.OnFail = func(op *ir.Operation, p *Pattern, why string) {
				if p.Name != "see" || why != "only looking" {
					t.Errorf("%s fails on %s: %q", p.Name, op.Name(), why)
				}
			}
			for _, word := range strings.Fields(line) {
				r.configure(t, word)
			}
			var res GreedyResult
			if r.ops != nil {
				res = ApplyToOps(r.ops, r.set, r.cfg)
			} else {
				res = ApplyGreedily(r.module, r.set, r.cfg)
			}
			var left []string
			r.module.WalkPre(func(op *ir.Operation) ir.WalkResult {
				left = append(left, short(op))
				return ir.WalkAdvance
			})
			tr.line("%s\n  %s\n  %+v\n  %s", line, strings.Join(r.order, " "), res, strings.Join(left, " "))
		}
		return tr.String()
	})
}

// stopping returns a pattern that asks to stop when it sees the operation at.
func stopping(t *testing.T, c *conv, at string, order *[]string) *PatternSet {
	scope := c.ctx.NewScope(func(*ir.Diagnostic) bool { return true })
	t.Cleanup(scope.Own(c.module))
	cancel, release := canceler(scope)
	t.Cleanup(release)
	if at == "start" {
		cancel()
	}
	return NewPatternSet(OnOp("see", nil, func(op *ir.Operation, rw *Rewriter) bool {
		*order = append(*order, short(op))
		if short(op) == at {
			cancel()
		}
		return rw.Fail("only looking")
	}))
}

// TestApplyNothing applies patterns to nothing.
func TestApplyNothing(t *testing.T) {
	if res := ApplyToOps(nil, NewPatternSet(), GreedyConfig{}); res != (GreedyResult{Converged: true}) {
		t.Errorf("no operations: %+v", res)
	}
	c := parseOdd(t, `"toy.scope"() ({ }) : () -> ()`)
	if res := applyGreedilyTo(c.module.Region(0).First().First().Region(0), NewPatternSet(), GreedyConfig{}); res != (GreedyResult{Converged: true}) {
		t.Errorf("no blocks: %+v", res)
	}
}

// TestDeepChangesVisitFewAround visits at most maxEnclosing operations again for one
// change, and the others in the next round.
func TestDeepChangesVisitFewAround(t *testing.T) {
	const depth = 40
	text := strings.Repeat("\"toy.scope\"() ({\n", depth) + "\"toy.use\"() {do = \"nothing\"} : () -> ()" + strings.Repeat("}) : () -> ()\n", depth)
	c := parseOdd(t, text)
	seen := map[*ir.Operation]int{}
	see := OnOp("see", nil, func(op *ir.Operation, rw *Rewriter) bool {
		seen[op]++
		return doChange(op, rw)
	})
	ApplyGreedily(c.module, NewPatternSet(see), GreedyConfig{Regions: RegionsUnchanged})
	var counts []string
	c.module.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
		counts = append(counts, strconv.Itoa(seen[op]))
		return ir.WalkAdvance
	})
	// Top-down, the change comes after all scopes were visited once.
	want := strings.Repeat("2 ", depth+1-maxEnclosing) + strings.Repeat("3 ", maxEnclosing)
	if got := strings.Join(counts, " ") + " "; got != want {
		t.Errorf("visits from outside in: %s\nwant %s", got, want)
	}
}

// TestManyConstants makes more constants unique than the first table holds.
func TestManyConstants(t *testing.T) {
	y := newToy(0)
	const n = 300
	var first, again []*ir.Value
	for i := range n {
		first = append(first, y.constant(int64(i)))
	}
	for i := range n {
		again = append(again, y.constant(int64(n-1-i)))
	}
	y.op(toyUse, first...)
	y.op(toyUse, again...)
	d := NewPatternSet().greedy(y.fn, GreedyConfig{Scope: y.fn.Region(0)})
	for range 2 {
		d.seed(y.fn.Region(0))
		if len(d.consts.entries) != n || len(d.consts.heads) != 1024 {
			t.Fatalf("%d constants in a table of %d", len(d.consts.entries), len(d.consts.heads))
		}
		longest := 0
		for _, i := range d.consts.heads {
			k := 0
			for ; i != 0; i = d.consts.entries[i-1].next {
				k++
			}
			longest = max(longest, k)
		}
		if longest > 8 {
			t.Errorf("a list of %d constants with one slot", longest)
		}
	}
	count := 0
	for op := y.entry.First(); op.Is(toyConst); op = op.Next() {
		if v, _ := op.Prop(0).(*ir.IntegerAttr).Int64(); v != int64(count) {
			t.Fatalf("constant %d has the value %d", count, v)
		}
		count++
	}
	if count != n || y.entry.Last().Operand(0) != first[n-1] {
		t.Errorf("%d constants are left", count)
	}
}
