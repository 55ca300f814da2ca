package spirvtypes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// PatternModel is the interface of dialects that define their own conversion to SPIR-V.
// The passes convert-gpu-to-spirv and convert-to-spirv, and with them the compiler,
// convert such a dialect together with those of spvc.
type PatternModel interface {
	// AddSPIRVPatterns adds rules for the dialect's types to c. It appends the patterns
	// for the dialect's operations to ps and returns the result.
	AddSPIRVPatterns(c *Converter, ps []*rewrite.Pattern) []*rewrite.Pattern
}

// AddModels appends the patterns of the loaded dialects of c's context that implement
// [PatternModel], in the order of the dialects' names.
func AddModels(c *Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, d := range c.ctx.LoadedDialects() {
		for _, m := range ir.DialectInterfaces[PatternModel](d) {
			ps = m.AddSPIRVPatterns(c, ps)
		}
	}
	return ps
}
