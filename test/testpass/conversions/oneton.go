package conversions

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewOneToN returns the pass test-one-to-n-type-conversion, which makes values of the elements of tuples: greedily, with casts that
// patterns leave and that become operations on tuples in the end.
func NewOneToN() *pass.Pass {
	functions, loops, tuples := false, false, false
	return &pass.Pass{
		Name: "test-one-to-n-type-conversion", Class: "(anonymous namespace)::TestOneToNTypeConversionPass", Op: ir.Module.Name,
		Summary: "Test pass for 1:N type conversion",
		Options: []pass.Option{
			pass.Bool("convert-func-ops", &functions, "Enable conversion on func ops"),
			pass.Bool("convert-scf-ops", &loops, "Enable conversion on scf ops"),
			pass.Bool("convert-tuple-ops", &tuples, "Enable conversion on tuple ops"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ps []*rewrite.Pattern
			if tuples {
				ps = append(ps, spreadNamed(makeTuple, func(s *spreading) bool { return s.replace(s.flat()) }), spreadNamed(tupleElement, spreadElement))
			}
			if functions {
				ps = append(ps, spread(fn.Call, spreadCall), spread(fn.Return, spreadOperands), rewrite.OnOp("spread", fn.Func, spreadFunction))
			}
			if loops {
				ps = append(ps, spread(scf.Condition, spreadOperands), spread(scf.If, spreadIf), spread(scf.While, spreadWhile), spread(scf.Yield, spreadOperands),
					spread(scf.For, spreadFor))
			}
			if !rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true}).Converged {
				return op.EmitError("failed to apply conversion patterns")
			}
			settleCasts(op)
			return true
		},
	}
}

// castKind is the attribute that marks the casts of the patterns.
const castKind = "__one-to-n-type-conversion_cast-kind__"

// spreadTypes returns the elements of each type that is a tuple, and each other type alone. It reports whether there are tuples.
func spreadTypes(types []ir.Type) (groups [][]ir.Type, changed bool) {
	for _, t := range types {
		if tuple, ok := t.(*ir.TupleType); ok {
			groups, changed = append(groups, flattened(tuple)), true
		} else {
			groups = append(groups, []ir.Type{t})
		}
	}
	return groups, changed
}

// spreading is a pattern at work on an operation.
type spreading struct {
	*ir.Operation
	rw       *rewrite.Rewriter
	operands [][]*ir.Value // the values that each operand becomes
	results  [][]ir.Type   // the types that each result becomes
}

func spread(def *ir.OpDef, f func(*spreading) bool) *rewrite.Pattern {
	return rewrite.OnOp("spread", def, func(op *ir.Operation, rw *rewrite.Rewriter) bool { return startSpreading(op, rw, f) })
}

func spreadNamed(name string, f func(*spreading) bool) *rewrite.Pattern {
	return rewrite.OnNamed("spread", name, func(op *ir.Operation, rw *rewrite.Rewriter) bool { return startSpreading(op, rw, f) })
}

func startSpreading(op *ir.Operation, rw *rewrite.Rewriter, f func(*spreading) bool) bool {
	types, inputs := spreadTypes(op.OperandTypes())
	results, outputs := spreadTypes(op.ResultTypes())
	if !inputs && !outputs {
		return rw.Fail("no tuples")
	}
	s := &spreading{Operation: op, rw: rw, results: results}
	for i, v := range op.Operands() {
		if _, ok := v.Type().(*ir.TupleType); ok {
			s.operands = append(s.operands, markedCast(rw, "target", []*ir.Value{v}, types[i]))
		} else {
			s.operands = append(s.operands, []*ir.Value{v})
		}
	}
	return f(s)
}

// markedCast builds a cast that a later pattern or settleCasts removes.
func markedCast(rw *rewrite.Rewriter, kind string, vs []*ir.Value, types []ir.Type) []*ir.Value {
	loc := ir.UnknownLoc
	if len(vs) > 0 {
		loc = vs[0].Loc()
	}
	return rw.Create(loc, ir.UnrealizedCast, vs, types, ir.Named(castKind, rw.Context().String(kind))).Results()
}

func (s *spreading) flat() []*ir.Value              { return slices.Concat(s.operands...) }
func (s *spreading) flatResults() []ir.Type         { return slices.Concat(s.results...) }
func (s *spreading) replaceBy(n *ir.Operation) bool { return s.replace(n.Results()) }

// replace replaces the operation by vs, the values of all results.
func (s *spreading) replace(vs []*ir.Value) bool {
	if len(vs) != len(s.flatResults()) {
		return s.rw.Fail("the results are not those of the tuple")
	}
	var out []*ir.Value
	for i, types := range s.results {
		part := vs[:len(types)]
		vs = vs[len(types):]
		if t := s.Result(i).Type(); len(part) == 1 && part[0].Type() == t {
			out = append(out, part[0])
		} else {
			out = append(out, markedCast(s.rw, "source", part, []ir.Type{t})...)
		}
	}
	s.rw.Replace(s.Operation, out...)
	return true
}

// spreadArguments replaces the arguments of b, of which those that are tuples are cast back.
func spreadArguments(rw *rewrite.Rewriter, b *ir.Block) {
	groups, _ := spreadTypes(b.ArgTypes())
	n := rw.NewBlockIn(b.Region(), b, slices.Concat(groups...), b.Parent().Loc())
	rw.ReplaceBlockUses(b, n)
	var out []*ir.Value
	args := n.Args()
	for i, types := range groups {
		part := args[:len(types)]
		args = args[len(types):]
		if t := b.Arg(i).Type(); len(part) == 1 && part[0].Type() == t {
			out = append(out, part[0])
		} else {
			rw.SetStart(n)
			out = append(out, markedCast(rw, "argument", part, []ir.Type{t})...)
		}
	}
	rw.MergeBlocks(b, n, out)
}

func spreadOperands(s *spreading) bool {
	s.rw.Modify(s.Operation, func() { s.SetOperands(s.flat()) })
	return true
}

func spreadCall(s *spreading) bool {
	return s.replaceBy(s.rw.Create(s.Loc(), fn.Call, s.flat(), s.flatResults(), s.Attrs()...))
}

func spreadIf(s *spreading) bool {
	n := s.rw.CreateWithRegions(s.Loc(), scf.If, s.Operands(), s.flatResults(), 2, s.Attrs()...)
	for i := range 2 {
		s.rw.InlineRegionBefore(s.Region(i), n.Region(i), nil)
	}
	return s.replaceBy(n)
}

// spreadWhile builds the loop anew, with other arguments.
func spreadWhile(s *spreading) bool { return s.spreadLoop(scf.While) }

func spreadFor(s *spreading) bool { return s.spreadLoop(scf.For) }

func (s *spreading) spreadLoop(def *ir.OpDef) bool {
	n := s.rw.CreateWithRegions(s.Loc(), def, s.flat(), s.flatResults(), s.NumRegions(), s.Attrs()...)
	for i := range s.NumRegions() {
		spreadArguments(s.rw, s.Region(i).First())
		s.rw.InlineRegionBefore(s.Region(i), n.Region(i), nil)
	}
	s.rw.SetBefore(s.Operation)
	return s.replaceBy(n)
}

func spreadFunction(op *ir.Operation, rw *rewrite.Rewriter) bool {
	m, _ := ir.OpInterface[ir.FunctionModel](op.Info())
	t := m.FunctionType(op)
	inputs, x := spreadTypes(t.Inputs)
	results, y := spreadTypes(t.Results)
	if !x && !y {
		return rw.Fail("no tuples")
	}
	rw.Modify(op, func() {
		m.SetFunctionType(op, rw.Context().Function(slices.Concat(inputs...), slices.Concat(results...)))
	})
	if !op.Region(0).Empty() {
		spreadArguments(rw, op.Region(0).First())
	}
	return true
}

// spreadElement replaces test.get_tuple_element by the values of the element.
func spreadElement(s *spreading) bool {
	groups, _ := spreadTypes(s.Operand(0).Type().(*ir.TupleType).Types)
	index, ok := s.Prop(0).(*ir.IntegerAttr)
	if !ok {
		return s.rw.Fail("no index")
	}
	n := index.Int64Or(-1)
	if n < 0 || n >= int64(len(groups)) {
		return s.rw.Fail("the tuple has no such element")
	}
	start := 0
	for _, g := range groups[:n] {
		start += len(g)
	}
	return s.replace(s.operands[0][start : start+len(groups[n])])
}

// settleCasts replaces the casts that are left by operations on tuples.
func settleCasts(op *ir.Operation) {
	var casts []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(ir.UnrealizedCast) && o.Attr(castKind) != nil {
			casts = append(casts, o)
		}
	})
	b := ir.NewBuilder(op.Context(), nil)
	for _, c := range casts {
		b.SetBefore(c)
		var vs []*ir.Value
		if s, _ := c.Attr(castKind).(*ir.StringAttr); s != nil && s.Value == "target" {
			vs = takeApart(b, c.Operand(0), c.Loc())
		} else {
			vs = []*ir.Value{putTogether(b, c.Result(0).Type(), c.Operands(), c.Loc())}
		}
		for i, v := range vs {
			c.Result(i).ReplaceAllUsesWith(v)
		}
		c.Erase()
	}
}
