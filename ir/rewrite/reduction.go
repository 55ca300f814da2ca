package rewrite

import "github.com/spvc/spvc/ir"

// ReductionModel is the dialect interface of dialects that can replace operations by simpler ones where the meaning of a
// program does not matter: in test cases that a tool shrinks.
type ReductionModel interface {
	// ReductionPatterns returns the patterns, which must not undo each other.
	ReductionPatterns() []*Pattern
}

// ReductionPatterns returns the patterns of the dialects that the context has loaded.
func ReductionPatterns(ctx *ir.Context) []*Pattern {
	var all []*Pattern
	for _, d := range ctx.LoadedDialects() {
		if m, ok := ir.DialectInterface[ReductionModel](d); ok {
			all = append(all, m.ReductionPatterns()...)
		}
	}
	return all
}
