package testdialect

import "github.com/spvc/spvc/ir"

// llvmFlowEntries returns the operations of the dialect `llvm` that compare, branch and call.
func llvmFlowEntries() []ir.OpEntry {
	dest := func(name string) string {
		return "$" + name + "Dest (`(` $" + name + "DestOperands^ `:` type($" + name + "DestOperands) `)`)?"
	}
	return []ir.OpEntry{
		{Def: &ir.OpDef{
			Name: "llvm.icmp", Operands: ir.ValuesOf(ir.AnyType, "lhs", "rhs"), Results: ir.ValuesOf(ir.AnyType, "res"),
			Attrs: []ir.AttrDef{{Name: "predicate", Type: ir.I64AttrKind}}, Traits: []ir.Trait{ir.Pure, ir.AllTypesMatch("lhs", "rhs")},
		}, Parse: parseICmp, Print: printICmp},
		{Def: &ir.OpDef{
			Name: "llvm.br", Operands: variadics(anyType, "DestOperands"), Successors: []ir.SuccessorDef{{Name: "Dest"}},
			Traits: []ir.Trait{ir.Pure, ir.Terminator}, Format: dest("") + " attr-dict",
		}, Interfaces: []any{branchTo{}}},
		{Def: &ir.OpDef{
			Name: "llvm.cond_br", Operands: append(values(ir.I1Constraint, "condition"), variadics(anyType, "trueDestOperands falseDestOperands")...),
			Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}}, Traits: []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.Terminator},
			Format: "$condition `,` " + dest("true") + " `,` " + dest("false") + " attr-dict",
		}, Interfaces: []any{branchTo{groups: [2]int{1, 2}}}},
		{Def: &ir.OpDef{
			Name: "llvm.call", Operands: variadics(anyType, "operands"), Attrs: attrs(ir.FlatSymbolRefKind, "callee"), Results: variadics(anyType, "result"),
			Format: "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $result)",
		}, Interfaces: []any{conversionCall{}}},
	}
}

var icmpNames = [...]string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}

func parseICmp(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	name, ok := p.ParseString()
	if !ok {
		return false
	}
	for i, n := range icmpNames {
		if n == name {
			st.AddAttr("predicate", p.Context().Int(p.Context().I64(), int64(i)))
		}
	}
	if len(st.Attrs) == 0 {
		return p.EmitError(loc, "'"+name+"' is an incorrect value of the 'predicate' attribute")
	}
	operands, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperands(operands, []ir.Type{t, t}, st.Loc, st) {
		return false
	}
	st.Results = append(st.Results, p.Context().I1())
	return true
}

func printICmp(p *ir.Printer, op *ir.Operation) {
	i := op.Prop(0).(*ir.IntegerAttr).Int64Or(0)
	name := "eq"
	if i >= 0 && i < int64(len(icmpNames)) {
		name = icmpNames[i]
	}
	p.Str(" \"" + name + "\" ")
	p.Operands(op.Operands())
	p.AttrDict(op, "predicate")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}
