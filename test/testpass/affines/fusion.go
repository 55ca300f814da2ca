package affines

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/affine/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// newFusion returns the pass test-loop-fusion, which tries each pair of loops at one depth.
func newFusion() *pass.Pass {
	check, slices, fuse := false, false, false
	return &pass.Pass{
		Name: "test-loop-fusion", Class: "(anonymous namespace)::TestLoopFusion", Op: fn.Func.Name, Summary: "Tests loop fusion utility functions.",
		Options: []pass.Option{
			pass.Bool("test-loop-fusion-dependence-check", &check, "Enable testing of loop fusion dependence check"),
			pass.Bool("test-loop-fusion-slice-computation", &slices, "Enable testing of loop fusion slice computation"),
			pass.Bool("test-loop-fusion-transformation", &fuse, "Enable testing of loop fusion transformation"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if fuse {
				for eachPair(op, fusePair) {
				}
				return true
			}
			if check {
				eachPair(op, checkPair)
			}
			if slices {
				eachPair(op, remarkSlices)
			}
			return true
		},
	}
}

// pair is two loops that the same loops surround, with their numbers among the loops of their depth.
type pair struct {
	source, target affine.ForOp
	i, j           int
	// depth is the number of loops around them, and deepest the largest one in the function.
	depth, deepest int
}

// eachPair calls f with pairs of loops until it changes something, and reports whether it did.
func eachPair(op *ir.Operation, f func(pair) bool) bool {
	levels := loopsByDepth(op)
	for depth, loops := range levels {
		for i, src := range loops {
			for j, dst := range loops {
				if i != j && f(pair{src, dst, i, j, depth, len(levels)}) {
					return true
				}
			}
		}
	}
	return false
}

// try tries to fuse the loops at a depth.
func (p pair) try(depth int) (*analysis.Slice, analysis.Outcome) {
	return analysis.NewChecker().TryFuse(analysis.Fusion{Source: p.source, Target: p.target, Depth: depth, All: true})
}

func checkPair(p pair) bool {
	for d := p.depth + 1; d <= p.deepest; d++ {
		if _, o := p.try(d); o == analysis.BlockedBetween {
			p.source.EmitRemark("block-level dependence preventing fusion of loop nest " + strconv.Itoa(p.i) + " into loop nest " + strconv.Itoa(p.j) +
				" at depth " + strconv.Itoa(p.depth))
		}
	}
	return false
}

func remarkSlices(p pair) bool {
	for d := p.depth + 1; d <= p.deepest; d++ {
		s, o := p.try(d)
		title := "slice ("
		switch o {
		case analysis.Fusible:
		case analysis.WrongSlice:
			title = "Incorrect slice ("
		default:
			continue
		}
		p.target.EmitRemark(title + " src loop: " + strconv.Itoa(p.i) + ", dst loop: " + strconv.Itoa(p.j) + ", depth: " + strconv.Itoa(d) + " : " + sliceText(s) + ")")
	}
	return false
}

func sliceText(s *analysis.Slice) string {
	place := 0
	for o := s.Insert.Block().First(); o != s.Insert; o = o.Next() {
		place++
	}
	var b strings.Builder
	b.WriteString("insert point: (" + strconv.Itoa(analysis.NestingDepth(s.Insert)) + ", " + strconv.Itoa(place) + ") loop bounds: ")
	for _, r := range s.Ranges {
		b.WriteString("[" + mapText(r.Lower) + ", " + mapText(r.Upper) + "] ")
	}
	return b.String()
}

// mapText returns the text of a map. MLIR prints maps that are not there with a text of their own.
func mapText(m *ir.AffineMap) string {
	if m == nil {
		return "<<NULL AFFINE MAP>>"
	}
	return m.String()
}

func fusePair(p pair) bool {
	for d := p.depth + 1; d <= p.deepest; d++ {
		s, o := p.try(d)
		if o != analysis.Fusible {
			continue
		}
		passes.FuseLoops(p.source, s)
		if !p.source.HasUses() {
			p.source.Erase()
		}
		return true
	}
	return false
}
