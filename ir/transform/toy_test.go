package transform

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// The toy dialect has pure, reading and writing ops, and ops with regions.
func toyDialect() *ir.Dialect {
	many := []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}}
	results := []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}}
	def := func(name string, traits ...ir.Trait) *ir.OpDef {
		return &ir.OpDef{Name: "toy." + name, Operands: many, Results: results, Traits: traits}
	}
	region := func(d *ir.OpDef) *ir.OpDef {
		d.Regions = []ir.RegionDef{{Name: "body"}}
		return d
	}
	effect := func(k ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
		return func(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: k}) }
	}
	br := def("br", ir.Terminator, ir.Pure)
	br.Successors = []ir.SuccessorDef{{Name: "dests", Quantity: ir.Variadic}}
	c := def("const", ir.Pure, ir.ConstantLike)
	c.Attrs = []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}}
	sym := region(def("func", ir.IsolatedFromAbove, ir.Symbol, ir.NoTerminator))
	sym.Attrs = []ir.AttrDef{{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true}}
	cond := def("cond", ir.Terminator, ir.Pure)
	cond.Successors = br.Successors
	return &ir.Dialect{
		Name: "toy",
		Constant: func(b *ir.Builder, v ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
			return b.Create(loc, c, nil, []ir.Type{t}, ir.Named("value", v))
		},
		Ops: []ir.OpEntry{
			{Def: def("pure", ir.Pure)}, {Def: def("comm", ir.Pure, ir.Commutative)}, {Def: def("use")}, {Def: def("yield", ir.Terminator, ir.Pure, ir.ReturnLike)},
			{Def: def("read"), Effects: effect(ir.EffectRead)}, {Def: def("write"), Effects: effect(ir.EffectWrite)},
			{Def: region(def("if", ir.RecursiveMemoryEffects, ir.RecursivelySpeculatable, ir.NoTerminator))}, {Def: sym}, {Def: br}, {Def: region(def("isolated", ir.IsolatedFromAbove, ir.NoTerminator))},
			{Def: cond, Interfaces: []any{toyCond{}}}, {Def: region(def("when", ir.RecursiveMemoryEffects, ir.NoTerminator)), Interfaces: []any{toyWhen{}}},
			{Def: region(def("loop", ir.NoTerminator, ir.RecursiveMemoryEffects)), Interfaces: []any{toyLoop{}}},
			{Def: region(def("graph", ir.NoTerminator, ir.GraphRegion, ir.RecursiveMemoryEffects))},
			{Def: c, Fold: func(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
				return append(out, ir.FoldResult{Attr: op.Prop(0)}), true
			}},
		},
	}
}

// toyCond branches on its first operand and passes the others to all successors.
type toyCond struct{}

func (toyCond) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 1, op.NumOperands() - 1, 0
}

func (toyCond) KnownSuccessor(op *ir.Operation, in []ir.Attribute) *ir.Block {
	a, ok := in[0].(*ir.IntegerAttr)
	if !ok {
		return nil
	}
	v, _ := a.Int64()
	return op.Successor(int(v))
}

// toyWhen runs its region any number of times and then continues with its results. It
// passes its operands, or the values that its terminator yields.
type toyWhen struct{}

func (toyWhen) RegionSuccessors(_ *ir.Operation, _ int, visit func(int)) { visit(0); visit(-1) }

func (toyWhen) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return op.Operands() }

func (toyWhen) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return op.Region(0).First().Args()
}

type toyLoop struct{}

func (toyLoop) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }

func parse(tb testing.TB, text string) *ir.Operation {
	tb.Helper()
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	ctx := ir.NewContext(reg)
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool { tb.Error(d.Message); return true })
	m, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(text)))
	if !ok || !ir.Verify(m) {
		tb.Fatal("invalid input")
	}
	return m
}

// body wraps ops in a function of the toy dialect.
func body(ops string) string {
	return "\"toy.func\"() <{sym_name = \"f\"}> ({\n" + ops + "\n}) : () -> ()\n"
}

// check compares the generic form of op with that of the wanted text.
func check(tb testing.TB, op *ir.Operation, want string) {
	tb.Helper()
	if !ir.Verify(op) {
		tb.Error("the result is invalid")
	}
	print := func(o *ir.Operation) string { return string(ir.Print(nil, o, ir.PrintOptions{Generic: true})) }
	if got, w := print(op), print(parse(tb, want)); got != w {
		tb.Errorf("got\n%s\nwant\n%s", got, strings.TrimSpace(w))
	}
}
