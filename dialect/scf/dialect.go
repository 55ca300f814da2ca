package scf

import "github.com/spvc/spvc/ir"

// Dialect returns the scf dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "scf",
		Ops: []ir.OpEntry{
			{Def: For, Verify: verifyFor, VerifyRegions: verifyForBody, Parse: parseFor, Print: printFor, Interfaces: []any{forModel{}}},
			{Def: If, Verify: verifyIf, Parse: parseIf, Print: printIf, Interfaces: []any{ifModel{}}},
			{Def: While, Verify: verifyWhile, Parse: parseWhile, Print: printWhile, Interfaces: []any{whileModel{}}},
			{Def: Parallel, Verify: verifyParallel, Parse: parseParallel, Print: printParallel, Interfaces: []any{parallelModel{}}},
			{Def: ExecuteRegion, Verify: verifyExecuteRegion, Parse: parseExecuteRegion, Print: printExecuteRegion, Interfaces: []any{executeModel{}}},
			{Def: Condition, Interfaces: []any{conditionModel{}}},
			{Def: Yield},
			{Def: Reduce, VerifyRegions: verifyReduce, Interfaces: []any{reduceModel{}}},
			{Def: ReduceReturn, Verify: verifyReduceReturn},
		},
		Interfaces: []any{inliner{}},
	}
}

// inliner says that structured control flow may be inlined anywhere.
type inliner struct{}

// LegalCall is not asked: the dialect has no calls.
func (inliner) LegalCall(call, callable *ir.Operation) bool { return false }

// LegalOp holds for every op.
func (inliner) LegalOp(*ir.Operation, *ir.Region) bool { return true }

// HandleTerminator replaces the results by the operands of an scf.yield.
func (inliner) HandleTerminator(_ *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if !op.Is(Yield) || dst != nil {
		return
	}
	for i, r := range results {
		r.ReplaceAllUsesWith(op.Operand(i))
	}
}

// Materialize makes no conversions.
func (inliner) Materialize(*ir.Builder, *ir.Value, ir.Type, ir.Location) *ir.Value { return nil }

type forModel struct{}

// RegionSuccessors: the body may run or be skipped, and may be followed by itself.
func (forModel) RegionSuccessors(_ *ir.Operation, _ int, visit func(int)) {
	visit(0)
	visit(-1)
}

// EntryOperands returns the initial values.
func (forModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return ForOp{op}.Inits() }

// SuccessorInputs returns the loop-carried values, or the results.
func (forModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return ForOp{op}.IterArgs()
}

// LoopRegions returns the body.
func (forModel) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }

// IsSpeculatable: a loop with step one ends, so it is as speculatable as its body.
func (forModel) IsSpeculatable(op *ir.Operation) bool {
	if step, ok := ir.IntConstantOf(op.Operand(2)); !ok || step != 1 {
		return false
	}
	for o := (ForOp{op}).Body().First(); o != nil; o = o.Next() {
		if !ir.IsSpeculatable(o) {
			return false
		}
	}
	return true
}

// VerifyInterface checks that initial values, loop-carried values and results have
// the same types.
func (forModel) VerifyInterface(op *ir.Operation) bool {
	f := ForOp{op}
	args := f.IterArgs()
	for i, init := range f.Inits() {
		if a := args[i]; init.Type() != a.Type() {
			return op.EmitOpError(itoa(i) + "-th init and " + itoa(i) + "-th region iter_arg have different type: " + quoted(init.Type()) + " != " + quoted(a.Type()))
		}
		if r := op.Result(i); args[i].Type() != r.Type() {
			return op.EmitOpError(itoa(i) + "-th region iter_arg and " + itoa(i) + "-th result have different type: " + quoted(args[i].Type()) + " != " + quoted(r.Type()))
		}
	}
	return true
}

type ifModel struct{}

// RegionSuccessors: one of the blocks runs, or none without an else block.
func (ifModel) RegionSuccessors(op *ir.Operation, from int, visit func(int)) {
	if from >= 0 {
		visit(-1)
		return
	}
	visit(0)
	if op.Region(1).Empty() {
		visit(-1)
	} else {
		visit(1)
	}
}

// KnownRegions chooses by a constant condition.
func (m ifModel) KnownRegions(op *ir.Operation, operands []ir.Attribute, visit func(int)) {
	c, ok := operands[0].(*ir.IntegerAttr)
	switch {
	case !ok:
		m.RegionSuccessors(op, -1, visit)
	case !c.Value.IsZero():
		visit(0)
	case op.Region(1).Empty():
		visit(-1)
	default:
		visit(1)
	}
}

// EntryOperands: nothing is passed.
func (ifModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results.
func (ifModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}

type whileModel struct{}

// RegionSuccessors: before, then after and before again, or the end.
func (whileModel) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from == 0 {
		visit(-1)
		visit(1)
		return
	}
	visit(0)
}

// EntryOperands returns the initial values.
func (whileModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return op.Operands() }

// SuccessorInputs returns the arguments of the blocks, or the results.
func (whileModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return op.Region(to).First().Args()
}

// LoopRegions returns both regions.
func (whileModel) LoopRegions(op *ir.Operation) []*ir.Region {
	return []*ir.Region{op.Region(0), op.Region(1)}
}

type parallelModel struct{}

// RegionSuccessors: the body may run or be skipped.
func (parallelModel) RegionSuccessors(_ *ir.Operation, _ int, visit func(int)) {
	visit(0)
	visit(-1)
}

// EntryOperands: nothing is passed; the reductions are no control flow.
func (parallelModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs: nothing is received.
func (parallelModel) SuccessorInputs(*ir.Operation, int) []*ir.Value { return nil }

// LoopRegions returns the body.
func (parallelModel) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }

type executeModel struct{}

// RegionSuccessors: the region runs once.
func (executeModel) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
	} else {
		visit(-1)
	}
}

// EntryOperands: nothing is passed.
func (executeModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results.
func (executeModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}

type conditionModel struct{}

// ForwardedOperands returns all but the condition.
func (conditionModel) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 1, op.NumOperands() - 1
}

type reduceModel struct{}

// ForwardedOperands: what is reduced is no control flow.
func (reduceModel) ForwardedOperands(*ir.Operation, int) (start, n int) { return 0, 0 }
