package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// tryPattern runs the driver's attempt to apply p to op, as the action "apply-pattern".
func tryPattern(ctx *ir.Context, op *ir.Operation, p *Pattern, try func() bool) bool {
	matched := false
	ctx.Act(ir.Action{Tag: "apply-pattern", Text: "`apply-pattern pattern: " + p.Name, Op: op}, func() { matched = try() })
	return matched
}

// iterate runs round number n of the greedy driver on r, as the action
// "GreedyPatternRewriteIteration". It returns the result of round, or skipped if the
// action is skipped.
func iterate(r *ir.Region, n int, skipped bool, round func() bool) bool {
	ctx := r.Parent().Context()
	if ctx.Actions == nil {
		return round()
	}
	again := skipped
	ctx.Act(ir.Action{Tag: "GreedyPatternRewriteIteration", Text: "GreedyPatternRewriteIteration(" + strconv.Itoa(n) + ")", Region: r}, func() { again = round() })
	return again
}
