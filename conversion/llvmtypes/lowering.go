package llvmtypes

import "github.com/spvc/spvc/ir/rewrite"

// Lowering is the dialect interface of dialects whose operations the pass convert-to-llvm converts to the llvm dialect.
type Lowering interface {
	// AddToLLVM appends patterns for the dialect's operations to ps and completes the target t.
	AddToLLVM(c *Converter, t *rewrite.Target, ps []*rewrite.Pattern) []*rewrite.Pattern
}

// LoweringFunc is a Lowering that only has patterns.
type LoweringFunc func(c *Converter, ps []*rewrite.Pattern) []*rewrite.Pattern

// AddToLLVM appends the patterns of f.
func (f LoweringFunc) AddToLLVM(c *Converter, _ *rewrite.Target, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return f(c, ps)
}

// NewTarget returns the conversion target of conversions to the llvm dialect: it makes that dialect legal.
func NewTarget() *rewrite.Target {
	t := rewrite.NewTarget()
	t.AddLegalDialect("llvm")
	return t
}
