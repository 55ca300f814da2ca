package passes

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewMorph returns the pass linalg-morph-ops.
func NewMorph() *pass.Pass {
	var toCategory, categoryToGeneric, namedToGeneric, toNamed bool
	return &pass.Pass{
		Name: "linalg-morph-ops", Class: "LinalgMorphOpsPass", Summary: "Convert linalg ops between forms",
		Options: []pass.Option{
			pass.Bool("named-to-category", &toCategory, "convert named ops to category op e.g. `linalg.elementwise`"),
			pass.Bool("category-to-generic", &categoryToGeneric, "convert category ops e.g. `linalg.elementwise` to `linalg.generic`"),
			pass.Bool("named-to-generic", &namedToGeneric, "convert named ops e.g. `linalg.add` to `linalg.generic`"),
			pass.Bool("generic-to-named", &toNamed, "convert linalg.generic to equivalent named ops"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			toGeneric := categoryToGeneric || namedToGeneric
			if toGeneric && toNamed {
				return op.EmitError("conversions to linalg.generic and from it would never end: choose one of them")
			}
			var ps []*rewrite.Pattern
			if toCategory {
				ps = append(ps, CategorizePattern())
			}
			if toGeneric {
				ps = append(ps, GeneralizePattern())
			}
			if toNamed {
				ps = append(ps, SpecializePattern())
			}
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{})
			return true
		},
	}
}

// CategorizePattern returns the pattern that replaces a named operation on elements by the linalg.elementwise of its kind
// (populateLinalgNamedToElementwisePatterns).
func CategorizePattern() *rewrite.Pattern {
	return rewrite.OnOp("NamedToElementwisePattern", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		row := linalg.RowOf(op)
		if row == nil || row.Maps != "" {
			return rw.Fail("no named operation on elements")
		}
		s, _ := linalg.AsStructured(op)
		rw.SetBefore(op)
		made := linalg.NewElementwise(&rw.Builder, op.Loc(), row.Name, s.Inputs(), s.Inits())
		if made == nil {
			return rw.Fail("there is no kind of the name")
		}
		rw.Replace(op, made.Results()...)
		return true
	})
}
