package analyses

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// newPrintDefUse returns the pass test-print-defuse.
func newPrintDefUse() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-defuse", Class: "(anonymous namespace)::TestPrintDefUsePass", Summary: "Test various printing.",
		Run: reporting(toOut, func(w *report, op *ir.Operation) { op.Walk(w.defUse) }),
	}
}

// defUse tells what defines the operands of op and what uses its results.
func (w *report) defUse(op *ir.Operation) {
	w.put("Visiting op '", op.Name(), "' with ", op.NumOperands(), " operands:\n")
	for _, v := range op.Operands() {
		if def := v.DefiningOp(); def != nil {
			w.put("  - Operand produced by operation '", def.Name(), "'\n")
		} else {
			w.put("  - Operand produced by Block argument, number ", v.Index(), "\n")
		}
	}
	w.put("Has ", op.NumResults(), " results:\n")
	for i, v := range op.Results() {
		w.put("  - Result ", i)
		uses := 0
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			uses++
		}
		switch uses {
		case 0:
			w.put(" has no uses\n")
		case 1:
			w.put(" has a single use: ")
		default:
			w.put(" has ", uses, " uses:\n")
		}
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			w.put("    - ", u.Owner().Name(), "\n")
		}
	}
}

// newPrintNesting returns the pass test-print-nesting.
func newPrintNesting() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-nesting", Class: "(anonymous namespace)::TestPrintNestingPass", Summary: "Test various printing.",
		Run: reporting(toOut, func(w *report, op *ir.Operation) { w.nesting(op, 0) }),
	}
}

// nesting tells what op has in it, at the given depth.
func (w *report) nesting(op *ir.Operation, depth int) {
	indent := func(extra int) { w.put(strings.Repeat("  ", depth+extra)) }
	indent(0)
	w.put("visiting op: '", op.Name(), "' with ", op.NumOperands(), " operands and ", op.NumResults(), " results\n")
	if attrs := op.Attrs(); len(attrs) > 0 {
		indent(0)
		w.put(len(attrs), " attributes:\n")
		for _, a := range attrs {
			indent(0)
			w.put(" - '", a.Name, "' : '", ir.AttrString(a.Value), "'\n")
		}
	}
	indent(0)
	w.put(" ", op.NumRegions(), " nested regions:\n")
	for i := range op.NumRegions() {
		r := op.Region(i)
		indent(1)
		w.put("Region with ", r.NumBlocks(), " blocks:\n")
		for b := r.First(); b != nil; b = b.Next() {
			ops, successors := 0, 0
			for o := b.First(); o != nil; o = o.Next() {
				ops++
			}
			if b.Last() != nil {
				successors = b.Last().NumSuccessors()
			}
			indent(2)
			w.put("Block with ", b.NumArgs(), " arguments, ", successors, " successors, and ", ops, " operations\n")
			for o := b.First(); o != nil; o = o.Next() {
				w.nesting(o, depth+3)
			}
		}
	}
}
