package rewrite

import (
	"math"
	"slices"

	"github.com/spvc/spvc/ir"
)

// costs orders the patterns of a set by how many patterns have to follow until all operations are legal. Only patterns
// that declare what they generate need this. As in MLIR, patterns that generate an operation which nothing can make legal are left out.
type costs struct {
	ctx    *ir.Context
	target *Target
	// patterns holds the useful patterns by the name of their root, best first.
	patterns map[string][]*Pattern
	depths   map[string]int
}

// newCosts returns the order of the patterns of s for a target, or nil if no pattern declares what it generates.
func newCosts(ctx *ir.Context, target *Target, s *PatternSet) *costs {
	if !slices.ContainsFunc(s.all, func(p *Pattern) bool { return p.generates != nil }) {
		return nil
	}
	c := &costs{ctx: ctx, target: target, patterns: map[string][]*Pattern{}, depths: map[string]int{}}
	c.collect(s)
	for _, p := range s.all {
		c.depthOf(p.root())
	}
	return c
}

// collect finds the patterns that generate only operations that are, or can become, legal.
func (c *costs) collect(s *PatternSet) {
	var work []*Pattern
	waiting := map[*Pattern]bool{}
	for _, p := range s.all {
		if p.root() == "" {
			continue
		}
		if l, known := c.target.action(c.ctx, p.root()); known && l == Legal {
			continue
		}
		work, waiting[p] = append(work, p), true
	}
	makers := map[string][]*Pattern{}
	for _, p := range work {
		for _, g := range p.generates {
			makers[g] = append(makers[g], p)
		}
	}
	rooted := len(s.any) == 0
	if !rooted { // one of these could make anything legal
		for _, p := range work {
			c.patterns[p.root()] = append(c.patterns[p.root()], p)
		}
		return
	}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if !waiting[p] || slices.ContainsFunc(p.generates, c.isDeadEnd) {
			continue
		}
		waiting[p] = false
		name := p.root()
		first := c.patterns[name] == nil
		c.patterns[name] = append(c.patterns[name], p)
		if first {
			work = append(work, makers[name]...)
		}
	}
}

// isDeadEnd reports whether no pattern found so far makes operations called name legal.
func (c *costs) isDeadEnd(name string) bool {
	l, known := c.target.action(c.ctx, name)
	return c.patterns[name] == nil && (!known || l == Illegal)
}

// depthOf returns the least number of patterns that make operations called name legal, and orders the patterns for them.
func (c *costs) depthOf(name string) int {
	if d, ok := c.depths[name]; ok {
		return d
	}
	list := c.patterns[name]
	if len(list) == 0 {
		return 0
	}
	c.depths[name] = math.MaxInt32 // for patterns that lead back to name
	least := math.MaxInt32
	own := make(map[*Pattern]int, len(list))
	for _, p := range list {
		d := 1
		for _, g := range p.generates {
			d = max(d, c.depthOf(g)+1)
		}
		own[p] = d
		least = min(least, d)
	}
	slices.SortStableFunc(list, func(a, b *Pattern) int {
		if own[a] != own[b] {
			return own[a] - own[b]
		}
		return b.benefit() - a.benefit()
	})
	c.depths[name] = least
	return least
}

// forConversion returns the patterns that may legalize operations called name, best first.
func (c *costs) forConversion(s *PatternSet, name string) []*Pattern {
	return append(slices.Clone(c.patterns[name]), s.convertAny...)
}
