// Package patterns loads rewrite patterns from text: operations of the pdl dialect, or programs of the pdl_interp dialect.
//
//	list, err := patterns.Load(ctx, "rules.mlir", text, patterns.Standard())
//	if err != nil {
//		return err // the context has reported what is wrong, and where
//	}
//	rewrite.ApplyGreedily(module, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{})
//
// [Use] gives the patterns to the pass apply-patterns instead.
package patterns

import (
	"fmt"

	"github.com/spvc/spvc/conversion/pdltopdlinterp"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
)

// Load returns the patterns in text, the content of the file called name. Each module of the text is a program of its own: its operations
// pdl.pattern, or its function `matcher` with its module `rewriters`. Other operations have no meaning. A pattern has the name of its
// pdl.pattern or of its rewrite.
//
// The patterns belong to ctx, whose registry must have both dialects and those of the types and attributes in the text. natives are the
// functions that the text may call; nil stands for none. If the text is wrong, Load reports why to ctx and returns an error.
func Load(ctx *ir.Context, name string, text []byte, natives *interp.Natives) ([]*rewrite.Pattern, error) {
	if natives == nil {
		natives = interp.NewNatives()
	}
	top, ok := ir.Parse(ctx, ctx.AddFile(name, text))
	if !ok || !ir.Verify(top) {
		return nil, invalid(name)
	}
	var list []*rewrite.Pattern
	found := false
	for _, m := range modulesOf(top) {
		if has(m, pdl.PatternOp) {
			if ir.LookupSymbol(m, pdlinterp.MatcherName) != nil {
				m.EmitError("has patterns and also a symbol '" + pdlinterp.MatcherName + "'")
				return nil, invalid(name)
			}
			if !callsKnown(m, natives) || !pdltopdlinterp.LowerNamed(m) || !ir.Verify(m) {
				return nil, invalid(name)
			}
		} else if f := ir.LookupSymbol(m, pdlinterp.MatcherName); f == nil || !f.Is(pdlinterp.Func) {
			continue
		}
		found = true
		ps, ok := interp.Compile(m, natives)
		if !ok {
			return nil, invalid(name)
		}
		list = append(list, ps...)
	}
	if !found {
		top.EmitError("no patterns: expected pdl.pattern, or a function '" + pdlinterp.MatcherName + "' of the dialect pdl_interp")
		return nil, invalid(name)
	}
	return list, nil
}

// callsKnown checks that natives has the functions that the patterns of m call. The lowered program does not know where the text names them.
func callsKnown(m *ir.Operation, natives *interp.Natives) bool {
	ok := true
	m.WalkPre(func(op *ir.Operation) ir.WalkResult {
		kind, known := "", natives.HasRewrite
		switch {
		case op.Is(pdl.ApplyNativeConstraint):
			kind, known = "constraint", natives.HasConstraint
		case op.Is(pdl.ApplyNativeRewrite), op.Is(pdl.RewriteOp):
			kind = "rewrite"
		default:
			return ir.WalkAdvance
		}
		if name, named := op.Prop(0).(*ir.StringAttr); named && !known(name.Value) {
			ok = op.EmitError("no " + kind + " function named '" + name.Value + "' is registered")
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return ok
}

func invalid(name string) error { return fmt.Errorf("%s: no valid patterns", name) }

// Use loads patterns as [Load] does and gives them to the pass apply-patterns, in addition to those that it has. It returns false if the
// text is wrong.
func Use(ctx *ir.Context, name string, text []byte, natives *interp.Natives) bool {
	list, err := Load(ctx, name, text, natives)
	if err != nil {
		return false
	}
	transform.UsePatterns(ctx, list...)
	return true
}

// modulesOf returns top and the modules in it, in the order of the text. It does not look into programs.
func modulesOf(top *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.Is(ir.Module) {
			return ir.WalkSkip
		}
		list = append(list, op)
		return ir.WalkAdvance
	})
	return list
}

// has reports whether the body of a module has an operation of the kind def.
func has(m *ir.Operation, def *ir.OpDef) bool {
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(def) {
			return true
		}
	}
	return false
}
