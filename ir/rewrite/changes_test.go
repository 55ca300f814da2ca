package rewrite

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// changes are the changes that an operation with the attribute do asks for.
var changes = map[string]func(op *ir.Operation, rw *Rewriter){
	"nothing": func(op *ir.Operation, rw *Rewriter) {},
	"erase":   func(op *ir.Operation, rw *Rewriter) { rw.Erase(op) },
	"erase and make": func(op *ir.Operation, rw *Rewriter) {
		rw.Create(op.Loc(), lowUse, nil, nil)
		rw.Erase(op)
		if rw.InsertionPoint().Before != op {
			rw.Create(0, lowUse, nil, nil)
		}
	},
	"move first": func(op *ir.Operation, rw *Rewriter) { rw.MoveBefore(op, op.Block().First()) },
	"move last":  func(op *ir.Operation, rw *Rewriter) { rw.MoveToEnd(op, op.Block()) },
	"move inner": func(op *ir.Operation, rw *Rewriter) {
		b := op.Region(0).First()
		rw.MoveToEnd(b.First(), b)
	},
	"split": func(op *ir.Operation, rw *Rewriter) { rw.SplitBlock(op.Block(), op) },
	"inline": func(op *ir.Operation, rw *Rewriter) {
		rw.InlineBlockBefore(op.Region(0).First(), op.Block(), op, argsFor(op))
		rw.Erase(op)
	},
	"inline at": func(op *ir.Operation, rw *Rewriter) {
		b := op.Region(0).First()
		rw.SetInsertionPoint(ir.InsertionPoint{Block: b})
		rw.InlineBlockBefore(b, op.Block(), op, argsFor(op))
		if rw.InsertionPoint().Block == op.Block() {
			rw.Create(0, lowUse, nil, nil, ir.Named("at", rw.Context().Unit()))
		}
		rw.SetBefore(op)
	},
	"merge":         func(op *ir.Operation, rw *Rewriter) { rw.MergeBlocks(op.Region(0).First(), op.Block(), argsFor(op)) },
	"inline region": func(op *ir.Operation, rw *Rewriter) { rw.InlineRegionBefore(op.Region(0), op.ParentRegion(), nil) },
	"inline region first": func(op *ir.Operation, rw *Rewriter) {
		rw.InlineRegionBefore(op.Region(0), op.ParentRegion(), op.Block().Next())
	},
	"multi":       func(op *ir.Operation, rw *Rewriter) { rw.ReplaceMulti(op, [][]*ir.Value{{op.Operand(0)}}) },
	"replace":     func(op *ir.Operation, rw *Rewriter) { rw.Replace(op, op.Operand(0)) },
	"by new":      func(op *ir.Operation, rw *Rewriter) { rw.ReplaceByNew(op, lowMid, op.Operands(), op.ResultTypes()) },
	"erase block": func(op *ir.Operation, rw *Rewriter) { rw.EraseBlock(op.Block().Next()) },
	"move block":  func(op *ir.Operation, rw *Rewriter) { rw.MoveBlockBefore(op.Block().Next(), op.ParentRegion(), nil) },
	"new block": func(op *ir.Operation, rw *Rewriter) {
		b := rw.NewBlockIn(op.ParentRegion(), nil, []ir.Type{rw.Context().I32()}, op.Loc())
		rw.Create(0, lowUse, b.Args(), nil)
	},
	"convert": func(op *ir.Operation, rw *Rewriter) {
		b := rw.ConvertRegionTypes(op.Region(0), wideTypes(rw.Context()), nil)
		rw.Modify(op, func() { op.SetAttr("converted", rw.Context().Bool(b != nil)) })
	},
	"clone": func(op *ir.Operation, rw *Rewriter) { rw.Clone(op, ir.NewMapping()) },
	"uses":  func(op *ir.Operation, rw *Rewriter) { rw.ReplaceUses(op.Operand(0), op.Operand(1)) },
	"operands": func(op *ir.Operation, rw *Rewriter) {
		vs, ok := rw.Converted(op.Operands(), wideTypes(rw.Context()), op.Loc())
		text := fmt.Sprint(ok)
		for i, v := range vs {
			text += fmt.Sprint(" ", v == op.Operand(i), " ", rw.Remapped(op.Operand(i)) == op.Operand(i), " ", ir.TypeString(v.Type()))
		}
		rw.Modify(op, func() { op.SetAttr("operands", rw.Context().String(text)) })
	},
}

// argsFor returns as many first arguments of the block around op as the first block in op
// has.
func argsFor(op *ir.Operation) []*ir.Value {
	vs := make([]*ir.Value, op.Region(0).First().NumArgs())
	for i := range vs {
		vs[i] = op.Block().Arg(0)
	}
	return vs
}

// doChange makes the change that op asks for and returns whether it asks for one.
func doChange(op *ir.Operation, rw *Rewriter) bool {
	a, ok := op.Attr("do").(*ir.StringAttr)
	if !ok {
		return rw.Fail("it asks for nothing")
	}
	rw.Modify(op, func() { op.SetAttr("do", nil) })
	rw.SetBefore(op)
	changes[a.Value](op, rw)
	return true
}

// trace records what a driver does.
type trace struct{ strings.Builder }

func (tr *trace) line(format string, args ...any) {
	fmt.Fprintf(tr, format, args...)
	tr.WriteByte('\n')
}

// name returns the text of op without regions, or the first words of it.
func (tr *trace) name(op *ir.Operation) string {
	text, _, _ := strings.Cut(op.Text(ir.PrintOptions{Generic: true, LocalScope: true, SkipRegions: true}), "\n")
	return text
}

// TestChangesGolden makes the changes that testdata/changes.txtar asks for with the greedy
// driver, with the conversion driver and with a rewriter alone.
func TestChangesGolden(t *testing.T) {
	goldenCases(t, "changes.txtar", func(t *testing.T, text string) string {
		var tr trace
		for _, bottomUp := range []bool{false, true} {
			c := parseOdd(t, function(text))
			tr.line("greedy, bottom up %t", bottomUp)
			res := ApplyGreedily(c.module, NewPatternSet(OnOp("do", nil, doChange)), GreedyConfig{
				BottomUp: bottomUp, Regions: RegionsUnchanged,
				OnFail: func(op *ir.Operation, p *Pattern, why string) { tr.line("  %s on %s: %s", p.Name, tr.name(op), why) },
			})
			tr.line("%+v\n%s", res, c.body())
			c.checkUses(t)
		}
		c := parseOdd(t, function(text))
		c.withCasts()
		c.target.MarkUnknownDynamic(func(op *ir.Operation) bool { return op.Attr("do") == nil })
		ok := c.partial(OnOp("do", nil, func(op *ir.Operation, rw *Rewriter) bool {
			tr.line("  do on %s", tr.name(op))
			return doChange(op, rw)
		}))
		tr.line("conversion: %t %q\n%s", ok, c.messages, c.body())
		c.checkUses(t)

		c = parseOdd(t, function(text))
		rw := NewRewriter(c.ctx, nil)
		var modified []string
		rw.obs = &direct{onModify: func(op *ir.Operation) { modified = append(modified, op.Name()) }}
		var ops []*ir.Operation
		c.module.Walk(func(op *ir.Operation) {
			if op.Attr("do") != nil {
				ops = append(ops, op)
			}
		})
		for _, op := range ops {
			doChange(op, rw)
		}
		tr.line("alone: modified %s\n%s", modified, c.body())
		c.checkUses(t)
		return tr.String()
	})
}
