package ir

// Action is a step of a transformation that an [ActionHandler] can observe and
// skip: a pass on an operation, an attempt to apply a pattern, or a round of the greedy
// driver.
type Action struct {
	// Tag names the kind of step, as MLIR does: "pass-execution", "apply-pattern",
	// "GreedyPatternRewriteIteration".
	Tag string
	// Text describes the step as MLIR's action log does.
	Text string
	// Op is the operation that the step works on. It is nil if the step works on Region.
	Op     *Operation
	Region *Region
}

// ActionHandler decides whether a step runs: it calls run to run the step, or does not call
// it to skip the step.
type ActionHandler func(a *Action, run func())

// Act runs the step a, unless c's handler skips it, and returns whether the step ran. A
// caller whose Action is costly to build should first check whether c.Actions is nil.
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
