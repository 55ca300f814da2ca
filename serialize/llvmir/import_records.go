package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// records imports labels before an instruction, and keeps its other debug records for the end of the function, where all values are known. It
// emits an error and returns false for records that MLIR 19 takes for calls of an intrinsic that it does not know.
func (i *importer) records(inst *text.Inst) bool {
	for _, r := range inst.Records {
		if !i.hasDebug() {
			return true
		}
		if r.Kind == "assign" && !i.modern {
			return i.ctx.EmitError(i.location(r.Loc), "unhandled intrinsic: "+i.recordText(r))
		}
		if r.Kind != "label" {
			i.variables = append(i.variables, r)
			continue
		}
		var a ir.Attribute
		if len(r.Args) > 0 {
			n, _ := r.Args[0].(*text.Node)
			a = i.debugAttr(n)
		}
		if a == nil || a.AttrDef() != llvm.DILabelDef {
			i.dropRecord(r)
			continue
		}
		i.b.Create(i.location(r.Loc), llvm.IntrDbgLabel, nil, nil, ir.Named("label", a))
	}
	return true
}

// recordText returns the text of a record: MLIR 19 takes it for a call.
func (i *importer) recordText(r *text.Record) string {
	if i.modern {
		return i.describer().Record(i.fn, r)
	}
	types := make([]*text.Type, len(r.Args))
	args := make([]text.Value, len(r.Args))
	for k, a := range r.Args {
		types[k], args[k] = text.MetaType, &text.MetaOperand{Meta: a}
	}
	f := &text.Function{Name: "llvm.dbg." + r.Kind}
	f.SetAddrSpace(i.m, 0)
	call := text.NewCall(i.m.Func(text.Void, false, types...), f, args...).With(text.Tail)
	if r.Loc != nil {
		call.SetLoc(r.Loc)
	}
	return i.describeInst(call)
}

func (i *importer) dropRecord(r *text.Record) {
	if !i.opts.Warnings {
		return
	}
	what := "dropped intrinsic: "
	if i.modern {
		what = "unhandled debug variable record "
		if r.Kind == "label" {
			what = "unhandled debug record "
		}
	}
	i.ctx.EmitWarning(i.location(r.Loc), what+i.recordText(r))
}

// debugVariables imports the records of the function that relate values to variables.
func (i *importer) debugVariables() bool {
	var dominance *ir.Dominance
	for _, r := range i.variables {
		if !i.debugVariable(r, &dominance) || i.failed {
			return false
		}
	}
	return true
}

func (i *importer) debugVariable(r *text.Record, dominance **ir.Dominance) bool {
	const variableAt, expressionAt, size = 1, 2, 3
	if len(r.Args) < size {
		i.dropRecord(r)
		return true
	}
	const addressAt = 4
	arg := r.Args[0]
	if r.Kind == "assign" && len(r.Args) > addressAt {
		arg = r.Args[addressAt]
	}
	value, isValue := arg.(*text.MetaValue)
	n, _ := r.Args[variableAt].(*text.Node)
	if !isValue {
		i.dropRecord(r)
		return true
	}
	info := i.debugAttr(n)
	if info == nil || info.AttrDef() != llvm.DILocalVariableDef {
		i.dropRecord(r)
		return true
	}
	loc := i.location(r.Loc)
	v := i.value(value.Value)
	if v == nil {
		return i.ctx.EmitError(loc, "failed to convert a debug operand: "+i.describe(value.Value))
	}
	if !i.placeRecord(v, dominance) {
		i.dropRecord(r)
		return true
	}
	def := llvm.IntrDbgValue
	switch r.Kind {
	case "declare":
		def = llvm.IntrDbgDeclare
	case "assign":
		i.dropRecord(r)
		return true
	}
	e, _ := r.Args[expressionAt].(*text.Node)
	i.b.Create(loc, def, []*ir.Value{v}, nil, ir.Named("varInfo", info), ir.Named("locationExpr", i.expressionAttr(e)))
	return true
}

// placeRecord moves the builder to where v is known: behind its definition, or if that ends a block, before the end of a block that it
// dominates. It returns false if there is none.
func (i *importer) placeRecord(v *ir.Value, dominance **ir.Dominance) bool {
	op := v.DefiningOp()
	if op == nil {
		block := v.ParentBlock()
		if first := block.First(); i.modern && first != nil && first.Is(llvm.LandingPad) {
			i.b.SetAfter(first)
		} else {
			i.b.SetStart(block)
		}
		return true
	}
	if op.NumSuccessors() == 0 {
		i.b.SetAfter(op)
		return true
	}
	if *dominance == nil {
		*dominance = ir.NewDominance()
	}
	for k := range op.NumSuccessors() {
		if s := op.Successor(k); (*dominance).DominatesBlock(op.Block(), s) && s.Last() != nil {
			i.b.SetBefore(s.Last())
			return true
		}
	}
	return false
}
