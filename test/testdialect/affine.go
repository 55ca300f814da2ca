package testdialect

import (
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewDependenceCheck returns the pass test-memref-dependence-check, which emits a remark
// about the dependence between each pair of affine accesses at each depth.
func NewDependenceCheck() *pass.Pass {
	return &pass.Pass{
		Name: "test-memref-dependence-check", Class: "(anonymous namespace)::TestMemRefDependenceCheck",
		Summary: "Checks dependences between all pairs of memref accesses.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var accesses []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if analysis.IsRead(o) || analysis.IsWrite(o) {
					accesses = append(accesses, o)
				}
			})
			c := analysis.NewChecker()
			for i, src := range accesses {
				for j, dst := range accesses {
					reportDependences(c, src, dst, "dependence from "+strconv.Itoa(i)+" to "+strconv.Itoa(j))
				}
			}
			return true
		},
	}
}

// reportDependences reports the dependences from src to dst at each depth.
func reportDependences(c *analysis.Checker, src, dst *ir.Operation, title string) {
	common := analysis.CommonDepth(src, dst)
	for depth := 1; depth <= common+1; depth++ {
		q := analysis.Query{Source: src, Target: dst, Depth: depth}
		d, r := c.Check(q)
		text := "false"
		switch {
		case d == analysis.Unknown:
			src.EmitError("dependence check failed")
			continue
		case d == analysis.Exists && depth > common:
			text = "true"
		case d == analysis.Exists:
			text = distances(c.Components(q, r))
		}
		src.EmitRemark(title + " at depth " + strconv.Itoa(depth) + " = " + text)
	}
}

func distances(list []analysis.Component) string {
	var b strings.Builder
	for _, c := range list {
		lower, upper := "-inf", "+inf"
		if c.Lower != math.MinInt64 {
			lower = strconv.FormatInt(c.Lower, 10)
		}
		if c.Upper != math.MaxInt64 {
			upper = strconv.FormatInt(c.Upper, 10)
		}
		b.WriteString("[" + lower + ", " + upper + "]")
	}
	return b.String()
}
