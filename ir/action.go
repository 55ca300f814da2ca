package ir

import "strconv"

// Action is a step of a transformation that an [ActionHandler] can observe and
// leave out: a pass on an operation, a try of a pattern, a round of the greedy
// driver.
type Action struct {
	// Tag names the kind of step, as MLIR does: "pass-execution", "apply-pattern",
	// "GreedyPatternRewriteIteration".
	Tag string
	// Text describes the step as MLIR's action log does.
	Text string
	// Op is the operation that the step works on; nil if it works on Region.
	Op     *Operation
	Region *Region
}

// ActionHandler decides about a step: it calls run to have it done, or not.
type ActionHandler func(a *Action, run func())

// Act does run as the step a, unless c's handler leaves it out, and returns whether
// it was done. Callers for which the description costs something ask first whether
// c.Actions is nil.
func (c *Context) Act(a Action, run func()) bool {
	if c.Actions == nil {
		run()
		return true
	}
	done := false
	c.Actions(&a, func() {
		done = true
		run()
	})
	return done
}

// Unit returns what the step works on as MLIR's action log shows it: the
// operation without its regions, or the region's number and its operation.
func (a *Action) Unit() string {
	opts := PrintOptions{LocalScope: true, SkipRegions: true}
	if a.Op != nil {
		return a.Op.Text(opts)
	}
	return "Region #" + strconv.Itoa(a.Region.Index()) + " for op " + a.Region.Parent().Text(opts)
}

// Loc returns the location of what the step works on.
func (a *Action) Loc() Location {
	if a.Op != nil {
		return a.Op.Loc()
	}
	return a.Region.Parent().Loc()
}
