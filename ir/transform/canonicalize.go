package transform

import (
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// CanonicalizeOptions are the options of the pass canonicalize.
type CanonicalizeOptions struct {
	Greedy rewrite.GreedyConfig
	// Disable names the patterns to leave out. Enable, if not empty, names the only
	// patterns to use.
	Disable, Enable []string
	// Exact leaves out what MLIR 19 simplifies wrongly, and what is right only if index has 64 bits.
	Exact bool
}

// CanonicalizationPatterns returns the patterns of the dialects that ctx has
// loaded, as restricted by o.
func CanonicalizationPatterns(ctx *ir.Context, o CanonicalizeOptions) *rewrite.PatternSet {
	var all []*rewrite.Pattern
	for _, d := range ctx.LoadedDialects() {
		for _, c := range ir.DialectInterfaces[rewrite.Canonicalizer](d) {
			for _, p := range c.CanonicalizationPatterns(ctx) {
				if o.chooses(p) {
					all = append(all, p)
				}
			}
		}
	}
	return rewrite.NewPatternSet(all...)
}

// chooses reports whether the options leave the pattern p in.
func (o *CanonicalizeOptions) chooses(p *rewrite.Pattern) bool {
	return !slices.Contains(o.Disable, p.Name) && !(o.Exact && slices.Contains(inexact, p.Name)) && (len(o.Enable) == 0 || slices.Contains(o.Enable, p.Name))
}

// Canonicalize brings all operations in the regions of op into canonical form with
// folds and canonicalization patterns.
func Canonicalize(op *ir.Operation, o CanonicalizeOptions) rewrite.GreedyResult {
	var c canonicalizer
	return c.run(op, o)
}

// canonicalizer caches the patterns between runs, until the context loads further
// dialects.
type canonicalizer struct {
	mu     sync.Mutex
	ctx    *ir.Context
	loaded int
	set    *rewrite.PatternSet
}

func (c *canonicalizer) patterns(ctx *ir.Context, o CanonicalizeOptions) (*rewrite.PatternSet, int) {
	n := ctx.NumLoadedDialects()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ctx != ctx || c.loaded != n {
		c.ctx, c.loaded, c.set = ctx, n, CanonicalizationPatterns(ctx, o)
	}
	return c.set, n
}

// run repeats the rewrite if patterns made operations of dialects that were not loaded
// before.
func (c *canonicalizer) run(op *ir.Operation, o CanonicalizeOptions) rewrite.GreedyResult {
	ctx := op.Context()
	if o.Exact {
		o.Greedy.MayFold = rightFold
	}
	set, n := c.patterns(ctx, o)
	res := rewrite.ApplyGreedily(op, set, o.Greedy)
	for {
		again, m := c.patterns(ctx, o)
		if m == n || len(again.Patterns()) == len(set.Patterns()) {
			return res
		}
		set, n = again, m
		r := rewrite.ApplyGreedily(op, set, o.Greedy)
		res = rewrite.GreedyResult{Changed: res.Changed || r.Changed, Converged: r.Converged, Rewrites: res.Rewrites + r.Rewrites}
	}
}

// regionLevels returns the keywords of the option region-simplify, indexed by
// rewrite.RegionSimplify.
func regionLevels() []string {
	return []string{rewrite.RegionsAggressive: "aggressive", rewrite.RegionsNormal: "normal", rewrite.RegionsUnchanged: "disabled"}
}

// greedyOptions are the options that passes of the greedy driver have in common.
type greedyOptions struct {
	o               CanonicalizeOptions
	topDown, strict bool
}

func newGreedyOptions() *greedyOptions {
	return &greedyOptions{o: CanonicalizeOptions{Greedy: rewrite.GreedyConfig{MaxIterations: 10, MaxRewrites: -1, Regions: rewrite.RegionsNormal}}, topDown: true}
}

func (g *greedyOptions) options() []pass.Option {
	o := &g.o
	return []pass.Option{
		pass.Bool("top-down", &g.topDown, "Seed the worklist in general top-down order"),
		pass.Enum("region-simplify", &o.Greedy.Regions, regionLevels(), "Perform control flow optimizations to the region tree"),
		pass.Int("max-iterations", &o.Greedy.MaxIterations, "Max. iterations between applying patterns / simplifying regions"),
		pass.Int("max-num-rewrites", &o.Greedy.MaxRewrites, "Max. number of pattern rewrites within an iteration"),
		pass.Bool("test-convergence", &g.strict, "Test only: Fail pass on non-convergence to detect cyclic pattern"),
		pass.Strings("disable-patterns", &o.Disable, "Labels of patterns that should be filtered out during application"),
		pass.Strings("enable-patterns", &o.Enable, "Labels of patterns that should be used during application, all other patterns are filtered out"),
	}
}

// config returns the configuration of the driver for a run.
func (g *greedyOptions) config() rewrite.GreedyConfig {
	cfg := g.o.Greedy
	cfg.BottomUp = !g.topDown
	return cfg
}

// NewCanonicalize returns the pass canonicalize.
func NewCanonicalize() *pass.Pass {
	var (
		g = newGreedyOptions()
		c canonicalizer
	)
	return &pass.Pass{
		Name: "canonicalize", Class: "Canonicalizer", Summary: "Canonicalize operations",
		Options: append(g.options(), pass.Bool("exact", &g.o.Exact, "Leave out what MLIR 19 simplifies wrongly, and what is right only if index has 64 bits").Beyond()),
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			run := g.o
			run.Greedy = g.config()
			return c.run(op, run).Converged || !g.strict
		},
	}
}
