package llvm

import "github.com/spvc/spvc/ir"

// destFormat is the format of a successor with its operands.
func destFormat(name, operands string) string {
	return "$" + name + " (`(` $" + operands + "^ `:` type($" + operands + ") `)`)?"
}

var (
	loopAnnotationAttr = ir.AttrDef{Name: "loop_annotation", Type: LoopAnnotationKind, Optional: true}
	weightsAttr        = ir.AttrDef{Name: "branch_weights", Type: ir.DenseI32ArrayAttrKind, Optional: true}
)

// Br declares llvm.br.
var Br = &ir.OpDef{
	Name:       "llvm.br",
	Summary:    "branch",
	Operands:   []ir.ValueDef{ir.VariadicOf("destOperands", AnyType)},
	Attrs:      []ir.AttrDef{loopAnnotationAttr},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Traits:     []ir.Trait{ir.Pure, ir.Terminator},
	Format:     destFormat("dest", "destOperands") + " attr-dict",
}

// CondBr declares llvm.cond_br.
var CondBr = &ir.OpDef{
	Name:    "llvm.cond_br",
	Summary: "branch to one of two blocks",
	Operands: []ir.ValueDef{{Name: "condition", Type: ir.I1Constraint}, ir.VariadicOf("trueDestOperands", AnyType),
		ir.VariadicOf("falseDestOperands", AnyType)},
	Attrs:      []ir.AttrDef{weightsAttr, loopAnnotationAttr},
	Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.Terminator},
	Format: "$condition (`weights` `(` $branch_weights^ `)`)? `,` " + destFormat("trueDest", "trueDestOperands") + " `,` " +
		destFormat("falseDest", "falseDestOperands") + " attr-dict",
}

// Switch declares llvm.switch.
var Switch = &ir.OpDef{
	Name:    "llvm.switch",
	Summary: "branch by the value of an integer",
	Operands: []ir.ValueDef{
		{Name: "value", Type: ir.AnySignlessInteger}, ir.VariadicOf("defaultOperands", ir.AnyType),
		{Name: "caseOperands", Type: ir.AnyType, Quantity: ir.Variadic, Segments: "case_operand_segments"},
	},
	Attrs: []ir.AttrDef{
		{Name: "case_values", Type: ir.IntElementsAttrKind, Optional: true},
		{Name: "case_operand_segments", Type: ir.DenseI32ArrayAttrKind},
		weightsAttr,
	},
	Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Quantity: ir.Variadic}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.Terminator},
}

// Slots of the inherent attributes of Switch.
const (
	switchValues = iota
	switchSegments
	switchWeights
)

// IndirectBr declares llvm.indirectbr.
var IndirectBr = &ir.OpDef{
	Name:    "llvm.indirectbr",
	Summary: "branch to the address of a block",
	Operands: []ir.ValueDef{
		{Name: "addr", Type: AnyPointer},
		{Name: "succOperands", Type: ir.AnyType, Quantity: ir.Variadic, Segments: "indbr_operand_segments"},
	},
	Attrs:      []ir.AttrDef{{Name: "indbr_operand_segments", Type: ir.DenseI32ArrayAttrKind}},
	Successors: []ir.SuccessorDef{{Name: "successors", Quantity: ir.Variadic}},
	Traits:     []ir.Trait{ir.Pure, ir.Terminator},
	Versions:   ir.Since(21),
}

// Return declares llvm.return.
var Return = &ir.OpDef{
	Name:     "llvm.return",
	Summary:  "return from a function",
	Operands: []ir.ValueDef{{Name: "arg", Type: AnyType, Quantity: ir.Optional}},
	Traits:   []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "attr-dict ($arg^ `:` type($arg))?",
}

// Resume declares llvm.resume.
var Resume = &ir.OpDef{
	Name:     "llvm.resume",
	Summary:  "continue to unwind",
	Operands: ir.ValuesOf(AnyType, "value"),
	Traits:   []ir.Trait{ir.Terminator},
	Format:   "$value attr-dict `:` type($value)",
}

// Unreachable declares llvm.unreachable.
var Unreachable = &ir.OpDef{
	Name:    "llvm.unreachable",
	Summary: "a place that no execution reaches",
	Traits:  []ir.Trait{ir.Terminator},
	Format:  "attr-dict",
}

func flowEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Br, Interfaces: []any{branchTo{}}},
		{Def: CondBr, Verify: verifyCondBr, Interfaces: []any{condBranch{}}},
		{Def: Switch, Verify: verifySwitch, Parse: parseSwitch, Print: printSwitch, Interfaces: []any{switchBranch{}}},
		{Def: IndirectBr, Parse: parseIndirectBr, Print: printIndirectBr, Interfaces: []any{indirectBranch{}}},
		{Def: Return, Verify: verifyReturn},
		{Def: Resume},
		{Def: Unreachable},
	}
}
