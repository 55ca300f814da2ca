package spirv

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// GLPatterns returns the patterns that combine instructions into instructions of
// GLSL.std.450 (MLIR's populateSPIRVGLCanonicalizationPatterns).
func GLPatterns() []*rewrite.Pattern { return clamps() }

// clamps are the patterns that make clamps of two comparisons and two selects.
var clamps = sync.OnceValue(func() []*rewrite.Pattern {
	var rules []rewrite.Rule
	for _, c := range [...]struct {
		name       string
		less, clip *ir.OpDef
	}{
		{"spirv.FOrdLessThan", FOrdLessThan, GLFClamp},
		{"spirv.FOrdLessThanEqual", FOrdLessThanEqual, GLFClamp},
		{"spirv.SLessThan", SLessThan, GLSClamp},
		{"spirv.SLessThanEqual", SLessThanEqual, GLSClamp},
		{"spirv.ULessThan", ULessThan, GLUClamp},
		{"spirv.ULessThanEqual", ULessThanEqual, GLUClamp},
	} {
		clip := rewrite.Nodes{rewrite.Op(c.clip, input, lo, hi)}
		inner := rewrite.Op(Select, rewrite.Op(c.less, lo, input), input, lo).As(mid)
		rules = append(rules, rewrite.Rule{
			Name:  "ConvertComparisonIntoClamp1 of " + c.name,
			Match: rewrite.Op(Select, rewrite.Op(c.less, inner, hi), mid, hi),
			Build: clip,
		}, rewrite.Rule{
			Name:  "ConvertComparisonIntoClamp2 of " + c.name,
			Match: rewrite.Op(Select, rewrite.Op(c.less, hi, input), hi, rewrite.Op(Select, rewrite.Op(c.less, input, lo), lo, input)),
			Build: clip,
		})
	}
	return rewrite.FromRules(rules...)
})
