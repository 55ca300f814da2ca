package pdl

import "github.com/spvc/spvc/ir"

// Rewrite returns the pdl.rewrite that ends the body of a pattern.
func Rewrite(pattern *ir.Operation) *ir.Operation { return pattern.Region(0).First().Last() }

func verifyPattern(op *ir.Operation) bool {
	end := Rewrite(op)
	if end == nil || !end.Is(RewriteOp) {
		at := op.Loc()
		if end != nil {
			at = end.Loc()
		}
		return op.EmitOpError("expected body to terminate with `pdl.rewrite`", ir.Note(at, "see terminator defined here"))
	}
	var foreign *ir.Operation
	op.Region(0).First().Parent().Walk(func(o *ir.Operation) {
		if foreign == nil && (o.Info().Dialect == nil || o.Info().Dialect.Name != dialectName) {
			foreign = o
		}
	})
	if foreign != nil {
		return op.EmitOpError("expected only `pdl` operations within the pattern body", ir.Note(foreign.Loc(), "see non-`pdl` operation defined here"))
	}
	for o := op.Region(0).First().First(); ; o = o.Next() {
		if o == nil {
			return op.EmitOpError("the pattern must contain at least one `pdl.operation`")
		}
		if o.Is(OperationOp) {
			break
		}
	}
	return verifyConnected(op)
}

// verifyConnected checks that the rewrite uses only values and operations that are connected with each other.
func verifyConnected(op *ir.Operation) bool {
	var seen map[*ir.Operation]bool
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if !isOneOf(o, OperandOp, OperandsOp, ResultOp, ResultsOp, OperationOp) || !anyUser(o, rewrites) {
			continue
		}
		if seen == nil {
			seen = reach(o)
		} else if !seen[o] {
			return op.EmitOpError("the operations must form a connected component", ir.Note(o.Loc(), "see a disconnected value / operation here"))
		}
	}
	return true
}

// rewrites reports whether op is a pdl.rewrite or in one.
func rewrites(op *ir.Operation) bool { return op.Is(RewriteOp) || parentIs(op, RewriteOp) }

// reach returns the operations of the matcher that are connected with first.
func reach(first *ir.Operation) map[*ir.Operation]bool {
	seen := map[*ir.Operation]bool{}
	work := []*ir.Operation{first}
	push := func(v *ir.Value) {
		if d := v.DefiningOp(); d != nil {
			work = append(work, d)
		}
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if !parentIs(op, PatternOp) || op.Is(RewriteOp) || seen[op] {
			continue
		}
		seen[op] = true
		switch {
		case op.Is(OperationOp):
			for _, v := range op.OperandsIn(OperationOperands) {
				push(v)
			}
		case isOneOf(op, ResultOp, ResultsOp):
			push(op.Operand(0))
		}
		anyUser(op, func(u *ir.Operation) bool { work = append(work, u); return false })
	}
	return seen
}
