package rewrite

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// The toy dialect has ops with all traits and models that the greedy driver looks
// at.
var (
	toyFunc   = &ir.OpDef{Name: "toy.func", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.IsolatedFromAbove}}
	toyConst  = &ir.OpDef{Name: "toy.const", Attrs: []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}}, Results: toyResult, Traits: []ir.Trait{ir.ConstantLike, ir.Pure}}
	toyAdd    = &ir.OpDef{Name: "toy.add", Operands: toyPair, Results: toyResult, Traits: []ir.Trait{ir.Commutative, ir.Pure}}
	toyNeg    = &ir.OpDef{Name: "toy.neg", Operands: toyPair[:1], Results: toyResult, Traits: []ir.Trait{ir.Involution, ir.Pure}}
	toyMax    = &ir.OpDef{Name: "toy.max", Operands: toyPair, Results: toyResult, Traits: []ir.Trait{ir.Idempotent, ir.Pure}}
	toyUse    = &ir.OpDef{Name: "toy.use", Operands: toyMany}
	toyDouble = &ir.OpDef{Name: "toy.double", Operands: toyPair[:1], Results: toyResult, Traits: []ir.Trait{ir.Pure}}
	toyBr     = &ir.OpDef{Name: "toy.br", Operands: toyMany, Successors: []ir.SuccessorDef{{Name: "dest"}}, Traits: []ir.Trait{ir.Terminator, ir.Pure}}
	toyCond   = &ir.OpDef{Name: "toy.cond", Operands: []ir.ValueDef{toyPair[0], {Name: "a", Type: ir.AnyType, Quantity: ir.Variadic}, {Name: "b", Type: ir.AnyType, Quantity: ir.Variadic}},
		Successors: []ir.SuccessorDef{{Name: "then"}, {Name: "else"}}, Traits: []ir.Trait{ir.Terminator, ir.Pure, ir.AttrSizedOperandSegments}}
	toyReturn = &ir.OpDef{Name: "toy.return", Operands: toyMany, Traits: []ir.Trait{ir.Terminator, ir.Pure}}
	toyScope  = &ir.OpDef{Name: "toy.scope", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.RecursiveMemoryEffects}}

	toyResult = []ir.ValueDef{{Name: "result", Type: ir.AnyType}}
	toyPair   = []ir.ValueDef{{Name: "lhs", Type: ir.AnyType}, {Name: "rhs", Type: ir.AnyType}}
	toyMany   = []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}}
)

type toyBranch struct{ conditional bool }

func (m toyBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	if !m.conditional {
		return 0, op.NumOperands(), 0
	}
	start, n = op.OperandGroup(1 + i)
	return start, n, 0
}

func foldToyAdd(op *ir.Operation, in []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	b, ok := in[1].(*ir.IntegerAttr)
	if !ok {
		return out, false
	}
	y, _ := b.Int64()
	if y == 0 {
		return append(out, ir.FoldResult{Value: op.Operand(0)}), true
	}
	a, ok := in[0].(*ir.IntegerAttr)
	if !ok {
		return out, false
	}
	x, _ := a.Int64()
	return append(out, ir.FoldResult{Attr: op.Context().Int(a.Type(), x+y)}), true
}

func toyDialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "toy",
		Ops: []ir.OpEntry{
			{Def: toyFunc}, {Def: toyAdd, Fold: foldToyAdd}, {Def: toyNeg}, {Def: toyMax}, {Def: toyUse}, {Def: toyDouble}, {Def: toyReturn}, {Def: toyScope},
			ir.OpEntry{Def: toyConst}.ConstantIn(0),
			{Def: toyBr, Interfaces: []any{toyBranch{}}},
			{Def: toyCond, Interfaces: []any{toyBranch{conditional: true}}},
		},
		Constant: func(b *ir.Builder, v ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
			return b.Create(loc, toyConst, nil, []ir.Type{t}, ir.Named("value", v))
		},
	}
}

// toy builds a function of the toy dialect.
type toy struct {
	*ir.Builder
	ctx    *ir.Context
	module *ir.Operation
	fn     *ir.Operation
	entry  *ir.Block
	i32    ir.Type
}

func newToy(args int) *toy {
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	reg.Add("low", lowDialect)
	ctx := ir.NewContext(reg)
	t := &toy{Builder: ir.NewBuilder(ctx, nil), ctx: ctx, i32: ctx.I32()}
	t.module = t.CreateWithRegions(0, ir.Module, nil, nil, 1)
	t.SetEnd(t.module.Region(0).AddBlock())
	t.fn = t.CreateWithRegions(0, toyFunc, nil, nil, 1)
	t.entry = t.fn.Region(0).AddBlock()
	for range args {
		t.entry.AddArg(t.i32, 0)
	}
	t.SetEnd(t.entry)
	return t
}

func (t *toy) op(def *ir.OpDef, in ...*ir.Value) *ir.Value {
	if len(def.Results) == 0 {
		t.Create(0, def, in, nil)
		return nil
	}
	return t.Create(0, def, in, []ir.Type{t.i32}).Result(0)
}

func (t *toy) constant(v int64) *ir.Value {
	return t.Create(0, toyConst, nil, []ir.Type{t.i32}, ir.Named("value", t.ctx.Int(t.i32, v))).Result(0)
}

func (t *toy) br(dst *ir.Block, vs ...*ir.Value) { t.CreateBranch(0, toyBr, vs, []*ir.Block{dst}) }

func (t *toy) cond(c *ir.Value, then, els *ir.Block, a, b []*ir.Value) {
	in := append(append([]*ir.Value{c}, a...), b...)
	t.CreateBranch(0, toyCond, in, []*ir.Block{then, els}, t.ctx.Segments(1, len(a), len(b)))
}

func (t *toy) block(args int) *ir.Block {
	b := t.fn.Region(0).AddBlock()
	for range args {
		b.AddArg(t.i32, 0)
	}
	return b
}

// text returns the function's body in a compact form: one op per line, values named as
// the printer numbers them.
func (t *toy) text() string {
	names := map[*ir.Value]string{}
	n := 0
	name := func(v *ir.Value) string {
		if names[v] == "" {
			names[v] = string(rune('a' + n))
			n++
		}
		return names[v]
	}
	blocks := map[*ir.Block]string{}
	for b := t.fn.Region(0).First(); b != nil; b = b.Next() {
		blocks[b] = "^" + string(rune('0'+len(blocks)))
	}
	var sb strings.Builder
	var region func(r *ir.Region)
	region = func(r *ir.Region) {
		for b := r.First(); b != nil; b = b.Next() {
			if blocks[b] != "" && blocks[b] != "^0" {
				sb.WriteString(blocks[b])
				for _, a := range b.Args() {
					sb.WriteString(" " + name(a))
				}
				sb.WriteString("\n")
			} else {
				for _, a := range b.Args() {
					name(a)
				}
			}
			for op := b.First(); op != nil; op = op.Next() {
				for i := range op.NumResults() {
					sb.WriteString(name(op.Result(i)) + " = ")
				}
				sb.WriteString(strings.TrimPrefix(op.Name(), "toy."))
				if a, ok := op.Attr("value").(*ir.IntegerAttr); ok {
					sb.WriteString(" " + ir.AttrString(a))
				}
				for i := range op.NumOperands() {
					sb.WriteString(" " + name(op.Operand(i)))
				}
				for i := range op.NumSuccessors() {
					sb.WriteString(" " + blocks[op.Successor(i)])
				}
				if a := op.Attr(ir.SegmentSizesName); a != nil {
					sb.WriteString(" " + ir.AttrString(a))
				}
				sb.WriteString("\n")
				for i := range op.NumRegions() {
					region(op.Region(i))
				}
			}
		}
	}
	region(t.fn.Region(0))
	return sb.String()
}

func (t *toy) check(tb testing.TB, want string) {
	tb.Helper()
	var lines []string
	for _, l := range strings.Split(strings.TrimSpace(want), "\n") {
		lines = append(lines, strings.TrimSpace(l))
	}
	if got := strings.TrimSpace(t.text()); got != strings.Join(lines, "\n") {
		tb.Errorf("got\n%s\nwant\n%s", got, strings.Join(lines, "\n"))
	}
}
