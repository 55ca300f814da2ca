package rewrite

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// directChanges are changes that only drivers without conversions can record, because
// they leave no operation behind.
var directChanges = []change{
	{"replace by many", func(op *ir.Operation, rw *Rewriter) {
		d := op.Prev()
		rw.ReplaceMulti(d, [][]*ir.Value{{d.Operand(0)}})
	}},
	{"replace by itself", func(op *ir.Operation, rw *Rewriter) { d := op.Prev(); rw.ReplaceUses(d.Result(0), d.Result(0)) }},
	{"erase before the insertion point", func(op *ir.Operation, rw *Rewriter) {
		rw.SetBefore(op.Next())
		rw.Erase(op.Next())
		rw.Create(0, lowUse, nil, nil)
	}},
	{"insert into an inlined block", func(op *ir.Operation, rw *Rewriter) {
		b := op.Region(0).First().Next()
		rw.SetEnd(b)
		rw.InlineBlockBefore(b, op.Block(), op, []*ir.Value{op.Prev().Result(0)})
		rw.Create(0, lowUse, nil, nil)
		rw.Erase(op.Prev().Prev())
	}},
	{"insert elsewhere", func(op *ir.Operation, rw *Rewriter) {
		rw.SetEnd(op.Region(0).First())
		rw.Erase(op.Next())
		rw.SetBefore(op)
		rw.Create(0, lowUse, nil, nil)
	}},
	{"remapped", func(op *ir.Operation, rw *Rewriter) {
		d := op.Prev()
		vs, ok := rw.Converted([]*ir.Value{d.Operand(0)}, wideTypes(rw.Context()), 0)
		rw.Create(0, lowUse, append(vs, rw.Remapped(d.Operand(0))), nil, ir.Named("ok", rw.Context().Int(rw.Context().I32(), int64(len(vs)))))
		if ok {
			rw.Create(0, lowBad, nil, nil)
		}
	}},
	{"arguments of an empty region", func(op *ir.Operation, rw *Rewriter) {
		n := rw.CreateWithRegions(0, lowScope, nil, nil, 1)
		if rw.ConvertRegionTypes(n.Region(0), wideTypes(rw.Context()), nil) != nil {
			rw.Create(0, lowBad, nil, nil)
		}
	}},
	{"arguments that cannot be converted", func(op *ir.Operation, rw *Rewriter) {
		b := op.Region(0).First().Next()
		b.AddArg(rw.Context().Index(), 0)
		if rw.ConvertRegionTypes(op.Region(0), wideTypes(rw.Context()), nil) != nil {
			rw.Create(0, lowBad, nil, nil)
		}
		b.EraseArg(1)
	}},
}

// TestChanges records what each kind of change does in the greedy driver, which visits
// operations in an order that depends on it, in the conversion driver and at once.
func TestChanges(t *testing.T) {
	var out strings.Builder
	for i, k := range append(undoChanges(), directChanges...) {
		for _, how := range []string{"greedy", "conversion", "direct"} {
			c := newConv(t, "%a: i32", undoBody)
			g := &greedyTrace{}
			done := false
			p := OnOp(k.name, toyScope, func(op *ir.Operation, rw *Rewriter) bool {
				if done || op.Parent().Is(toyScope) {
					return false
				}
				done = true
				k.change(op, rw)
				g.WriteString(" changed;")
				return true
			})
			switch how {
			case "greedy":
				res := ApplyGreedily(c.module, NewPatternSet(p, OnOp("watch", nil, func(op *ir.Operation, rw *Rewriter) bool {
					g.WriteString(" " + numberOf(op))
					return false
				}).WithBenefit(2)), GreedyConfig{Regions: RegionsUnchanged, MaxIterations: 3})
				fmt.Fprintf(g, " %+v", res)
			case "conversion":
				if i >= len(undoChanges())+2 {
					continue
				}
				c.withCasts()
				c.target.AddDynamicOp(func(op *ir.Operation) bool { return done || op.Parent().Is(toyScope) }, toyScope)
				fmt.Fprintf(g, " %t %q", c.partial(p), c.messages)
			case "direct":
				rw := NewRewriter(c.ctx, nil)
				scope := c.module.Region(0).First().First().Region(0).First().First().Next()
				rw.SetBefore(scope)
				k.change(scope, rw)
			}
			fmt.Fprintf(&out, "== %s, %s:%s\n%s", k.name, how, g.String(), bodyText(c.module))
		}
	}
	golden(t, "changes.txt", out.String())
}
