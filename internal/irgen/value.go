package irgen

import (
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// value returns a value of type t that the new op can use: an existing value, or a new
// one.
func (g *guess) value(t ir.Type) *ir.Value {
	if g.g.binary && !g.g.admitsType(t) {
		return nil
	}
	var have []*ir.Value
	fn := g.visible(func(v *ir.Value) {
		if v.Type() == t {
			have = append(have, v)
		}
	})
	if len(have) > 0 && (fn == nil || !g.chance(15)) {
		return pick(g.maker, have)
	}
	if fn != nil && extensible(fn) && (!g.g.binary || !g.chance(30)) && (t.TypeDef() == nil || !g.chance(5)) {
		ft := functionType(fn)
		v := fn.Region(0).First().AddArg(t, g.location(1))
		fn.SetAttr("function_type", g.ctx.TypeAttr(g.ctx.Function(append(append([]ir.Type{}, ft.Inputs...), t), ft.Results)))
		return v
	}
	return g.source(fn, t)
}

// source makes an operation without operands whose result is of type t.
func (g *guess) source(fn *ir.Operation, t ir.Type) *ir.Value {
	g.b.SetInsertionPoint(ir.InsertionPoint{Block: g.block, Before: g.before})
	def := ub.Poison
	if fn != nil && strings.HasPrefix(fn.Name(), "spirv.") {
		if !fits(spirv.Undef.Results[0].Type, t) {
			return nil
		}
		def = spirv.Undef
		if as := g.constants(t); len(as) > 0 && g.chance(80) {
			op := g.b.Create(0, spirv.Constant, nil, []ir.Type{t}, ir.Named("value", pick(g.maker, as)))
			if ir.VerifyOp(op) {
				return op.Result(0)
			}
			op.Erase()
		}
	} else if as := g.constants(t); len(as) > 0 && g.chance(50) {
		if op := g.b.Create(0, arith.Constant, nil, []ir.Type{t}, ir.Named("value", pick(g.maker, as))); ir.VerifyOp(op) {
			return op.Result(0)
		} else {
			op.Erase()
		}
	}
	op := g.b.Create(0, def, nil, []ir.Type{t})
	if def == ub.Poison {
		if value, ok := ir.ParseAttr(g.ctx, "#ub.poison"); ok {
			op.SetAttr("value", value)
		}
	}
	return op.Result(0)
}

// visible visits the values that the new op can use. It returns the enclosing operation
// that is isolated from above.
func (g *guess) visible(visit func(*ir.Value)) *ir.Operation {
	block, before := g.block, g.before
	for block != nil {
		entry := block.Region().First()
		visitBlock(block, before, visit)
		if entry != block {
			visitBlock(entry, nil, visit)
		}
		parent := block.Parent()
		if parent == nil || parent.Info().HasTrait(ir.IsolatedFromAbove) {
			return parent
		}
		block, before = parent.Block(), parent
	}
	return nil
}

func visitBlock(b *ir.Block, before *ir.Operation, visit func(*ir.Value)) {
	for _, v := range b.Args() {
		visit(v)
	}
	for op := b.First(); op != nil && op != before; op = op.Next() {
		for i := range op.NumResults() {
			visit(op.Result(i))
		}
	}
}
