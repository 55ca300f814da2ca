package analyses

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
	"github.com/spvc/spvc/ir/pass"
)

// writes names where a value is written to.
type writes []string

// Join adds the names in other.
func (w writes) Join(other writes) (writes, bool) {
	n := len(w)
	for _, name := range other {
		if !slices.Contains(w, name) {
			w = append(w[:len(w):len(w)], name)
		}
	}
	return w, len(w) > n
}

// addWrittenTo adds the analysis of where values, and values that are computed of them, are written to.
func addWrittenTo(s *dataflow.Solver, assume bool) *dataflow.BackwardAnalysis[writes] {
	numbered := func(kind string) func(*ir.Operation, int, func(*ir.Value, writes)) {
		return func(op *ir.Operation, i int, join func(*ir.Value, writes)) {
			join(op.Operand(i), writes{kind + strconv.Itoa(i)})
		}
	}
	is := dataflow.Backward[writes]{
		Exit:   func(*ir.Value) writes { return nil },
		Branch: numbered("brancharg"),
		Call:   numbered("callarg"),
		Op: func(op *ir.Operation, results []writes, join func(*ir.Value, writes)) {
			if op.Is(memref.Store) {
				join(op.Operand(0), writes{op.StringAttr("tag_name")})
				return
			}
			for _, r := range results {
				for _, v := range op.Operands() {
					join(v, r)
				}
			}
		},
	}
	if assume {
		is.External = func(call *ir.Operation, _ []writes, join func(*ir.Value, writes)) {
			name := call.Name()
			if a, ok := call.Attr("tag_name").(*ir.StringAttr); ok {
				name = a.Value
			}
			for _, v := range call.Operands() {
				join(v, writes{name})
			}
		}
	}
	return dataflow.AddBackward(s, is)
}

// newWrittenTo returns the pass test-written-to.
func newWrittenTo() *pass.Pass {
	calls, assume := true, false
	return &pass.Pass{
		Name: "test-written-to", Class: "(anonymous namespace)::TestWrittenToPass",
		Options: []pass.Option{
			pass.Bool("assume-func-writes", &assume, "assume external functions have write effect on all arguments"),
			pass.Bool("interprocedural", &calls, "perform interprocedural analysis"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{Intraprocedural: !calls}
			dataflow.AddDeadCode(s)
			dataflow.AddConstants(s)
			x := addWrittenTo(s, assume)
			if !s.Run(op) {
				return false
			}
			return reporting(toOut, func(w *report, op *ir.Operation) {
				w.tagged(op, func(v *ir.Value) string {
					names, _ := x.Lookup(v)
					return "[" + strings.Join(names, " ") + "]"
				})
			})(op, r)
		},
	}
}

// tagged writes what tell says about the operands and results of the operations with tags.
func (w *report) tagged(op *ir.Operation, tell func(v *ir.Value) string) {
	op.Walk(func(o *ir.Operation) {
		tag, ok := o.Attr("tag").(*ir.StringAttr)
		if !ok {
			return
		}
		w.put("test_tag: ", tag.Value, ":\n")
		for i, v := range o.Operands() {
			w.put(" operand #", i, ": ", tell(v), "\n")
		}
		for i, v := range o.Results() {
			w.put(" result #", i, ": ", tell(v), "\n")
		}
	})
}

// plainConstants knows the constants of operations that are constants. Other results, and what regions receive, vary.
type plainConstants struct {
	*dataflow.Facts[dataflow.Constant]
}

// Start finds the constants.
func (c *plainConstants) Start(top *ir.Operation) {
	top.Walk(func(op *ir.Operation) { c.Visit(dataflow.At(op)) })
}

// Visit says what is known of the results of an operation and the arguments of its regions.
func (c *plainConstants) Visit(p dataflow.Point) {
	if value := ir.ConstantValue(p.Op); value != nil {
		c.Join(p.Op.Result(0), dataflow.Constant{Known: true, Value: value, Dialect: p.Op.Info().Dialect})
		return
	}
	vary := func(vs []*ir.Value) {
		for _, v := range vs {
			c.Join(v, dataflow.Varies())
		}
	}
	vary(p.Op.Results())
	for i := range p.Op.NumRegions() {
		if b := p.Op.Region(i).First(); b != nil {
			vary(b.Args())
		}
	}
}

// newDeadCode returns the pass test-dead-code-analysis.
func newDeadCode() *pass.Pass {
	return &pass.Pass{
		Name: "test-dead-code-analysis", Class: "(anonymous namespace)::TestDeadCodeAnalysisPass",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{}
			d := dataflow.AddDeadCode(s)
			known := &plainConstants{dataflow.NewFacts[dataflow.Constant](s)}
			s.Add(known)
			dataflow.UseConstants(s, known.Facts)
			if !s.Run(op) {
				return false
			}
			return reporting(toErr, func(w *report, op *ir.Operation) {
				op.Walk(func(o *ir.Operation) {
					if tag, ok := o.Attr("tag").(*ir.StringAttr); ok {
						w.put(tag.Value, ":\n")
						w.reached(d, o)
					}
				})
			})(op, r)
		},
	}
}

func lifeWord(live bool) string {
	if live {
		return "live"
	}
	return "dead"
}

// reached tells where control comes in op.
func (w *report) reached(d *dataflow.DeadCode, op *ir.Operation) {
	preds := func(title string, p dataflow.Point) {
		found, ok := d.LookupPredecessors(p)
		if !ok {
			return
		}
		w.put(title)
		if !found.Unknown {
			w.put("(all) ")
		}
		w.put("predecessors:\n")
		for _, o := range found.Known {
			w.put("  ", o.Text(ir.PrintOptions{}), "\n")
		}
		w.put("\n")
	}
	for i := range op.NumRegions() {
		r := op.Region(i)
		w.put(" region #", i, "\n")
		for b := r.First(); b != nil; b = b.Next() {
			w.put("  ", ir.BlockName(b), " = ", lifeWord(d.IsLive(b)), "\n")
			for p := b.FirstPred(); p != nil; p = p.NextUse() {
				from := p.Owner().Block()
				w.put("   from ", ir.BlockName(from), " = ", lifeWord(d.IsEdgeLive(dataflow.Edge{From: from, To: b})), "\n")
			}
		}
		if b := r.First(); b != nil {
			preds("region_preds: ", dataflow.AtBlock(b))
		}
	}
	preds("op_preds: ", dataflow.At(op))
}
