package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// tryPattern runs the driver's attempt to apply p to op as the action "apply-pattern".
func tryPattern(ctx *ir.Context, op *ir.Operation, p *Pattern, try func() bool) bool {
	matched := false
	ctx.Act(ir.Action{Tag: "apply-pattern", Text: "`apply-pattern pattern: " + p.Name, Op: op}, func() { matched = try() })
	return matched
}

// iterate is the action "GreedyPatternRewriteIteration": round number n of the
// greedy driver on r. It returns what round returns, skipped if it is left out.
func iterate(r *ir.Region, n int, skipped bool, round func() bool) bool {
	ctx := r.Parent().Context()
	if ctx.Actions == nil {
		return round()
	}
	again := skipped
	ctx.Act(ir.Action{Tag: "GreedyPatternRewriteIteration", Text: "GreedyPatternRewriteIteration(" + strconv.Itoa(n) + ")", Region: r}, func() { again = round() })
	return again
}
