package transform

import (
	"slices"
	"strconv"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// usedPatterns are the patterns that a context has for the pass apply-patterns.
type usedPatterns struct {
	mu   sync.Mutex
	list []*rewrite.Pattern
}

type usedKey struct{}

func patternsIn(ctx *ir.Context) *usedPatterns {
	return ir.Intern(ctx, usedKey{}, func(usedKey) *usedPatterns { return &usedPatterns{} })
}

// UsePatterns gives patterns to the pass apply-patterns, in addition to those that it has in ctx. Call it before the pass runs.
func UsePatterns(ctx *ir.Context, patterns ...*rewrite.Pattern) {
	u := patternsIn(ctx)
	u.mu.Lock()
	defer u.mu.Unlock()
	u.list = append(slices.Clip(u.list), patterns...)
	ctx.NoteState()
}

// UsedPatterns returns the patterns of the pass apply-patterns in ctx.
func UsedPatterns(ctx *ir.Context) []*rewrite.Pattern {
	u := patternsIn(ctx)
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.list
}

// applier keeps the set of patterns between runs of the pass.
type applier struct {
	mu   sync.Mutex
	ctx  *ir.Context
	used int
	set  *rewrite.PatternSet
}

func (a *applier) patterns(ctx *ir.Context, o *CanonicalizeOptions) *rewrite.PatternSet {
	list := UsedPatterns(ctx)
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ctx != ctx || a.used != len(list) {
		var chosen []*rewrite.Pattern
		for _, p := range list {
			if o.chooses(p) {
				chosen = append(chosen, p)
			}
		}
		a.ctx, a.used, a.set = ctx, len(list), rewrite.NewPatternSet(chosen...)
	}
	return a.set
}

// maxRewrites returns how many rewrites of op count as an end that patterns can reach. Patterns from a file may undo each other.
func maxRewrites(op *ir.Operation) int {
	n := 10_000
	op.Walk(func(*ir.Operation) { n += 100 })
	return n
}

// NewApplyPatterns returns the pass apply-patterns. It applies the patterns that [UsePatterns] has given to the context, and folds. If the
// patterns do not come to an end, the pass fails: without the option max-num-rewrites after a number of rewrites that grows with the input.
func NewApplyPatterns() *pass.Pass {
	var (
		g = newGreedyOptions()
		a applier
	)
	g.o.Greedy.MaxRewrites = 0
	return &pass.Pass{
		Name: "apply-patterns", Class: "ApplyPatterns", Summary: "Apply the patterns that were loaded",
		Options: g.options(),
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if len(UsedPatterns(op.Context())) == 0 {
				return op.EmitError("no patterns are loaded for apply-patterns")
			}
			cfg := g.config()
			bound := 0
			if cfg.MaxRewrites == 0 {
				bound = maxRewrites(op)
				cfg.MaxRewrites = bound
			}
			res := rewrite.ApplyGreedily(op, a.patterns(op.Context(), &g.o), cfg)
			if bound > 0 && !res.Converged && res.Rewrites >= bound {
				return op.EmitError("the patterns still apply after " + strconv.Itoa(res.Rewrites) + " rewrites; max-num-rewrites=-1 removes the bound")
			}
			return !res.Failed && (res.Converged || !g.strict)
		},
	}
}
