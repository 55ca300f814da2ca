// Package cf is the control flow dialect: branches between blocks.
//
// For example, this function returns the larger of two numbers. The last block gets its argument from the branches
// to it:
//
//	func.func @max(%a: i32, %b: i32) -> i32 {
//	  %less = arith.cmpi slt, %a, %b : i32
//	  cf.cond_br %less, ^end(%b : i32), ^end(%a : i32)
//	^end(%larger: i32):
//	  return %larger : i32
//	}
package cf

import "github.com/spvc/spvc/ir"

// Assert declares cf.assert.
var Assert = &ir.OpDef{
	Name:     "cf.assert",
	Summary:  "Assert operation with message attribute",
	Operands: []ir.ValueDef{{Name: "arg", Type: ir.I1Constraint}},
	Attrs:    []ir.AttrDef{{Name: "msg", Type: ir.StringAttrKind}},
	Format:   "$arg `,` $msg attr-dict",
}

// Branch declares cf.br.
var Branch = &ir.OpDef{
	Name:       "cf.br",
	Summary:    "branch operation",
	Operands:   []ir.ValueDef{{Name: "destOperands", Type: ir.AnyType, Quantity: ir.Variadic}},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Traits:     []ir.Trait{ir.Pure, ir.Terminator},
	Format:     "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
}

// CondBranch declares cf.cond_br.
var CondBranch = &ir.OpDef{
	Name:    "cf.cond_br",
	Summary: "conditional branch operation",
	Operands: []ir.ValueDef{
		{Name: "condition", Type: ir.I1Constraint},
		{Name: "trueDestOperands", Type: ir.AnyType, Quantity: ir.Variadic},
		{Name: "falseDestOperands", Type: ir.AnyType, Quantity: ir.Variadic},
	},
	Attrs:      []ir.AttrDef{{Name: "branch_weights", Type: ir.DenseI32ArrayAttrKind, Optional: true, Versions: ir.Since(21), Hint: true}},
	Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.Terminator},
	Format: "$condition (`weights` `(` $branch_weights^ `)`)? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` " +
		"$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
}

// CondBranchOp is the typed view of a cf.cond_br.
type CondBranchOp struct{ *ir.Operation }

// Condition returns the condition.
func (op CondBranchOp) Condition() *ir.Value { return op.Operand(0) }

// True returns the block that the branch takes if the condition is true, and the values
// that it is passed.
func (op CondBranchOp) True() (*ir.Block, []*ir.Value) { return op.Successor(0), op.OperandsIn(1) }

// False returns the block that the branch takes if the condition is false, and the values
// that it is passed.
func (op CondBranchOp) False() (*ir.Block, []*ir.Value) { return op.Successor(1), op.OperandsIn(2) }

// NewBranch creates a cf.br to dest.
func NewBranch(b *ir.Builder, loc ir.Location, dest *ir.Block, args ...*ir.Value) *ir.Operation {
	return b.CreateBranch(loc, Branch, args, []*ir.Block{dest})
}

// NewCondBranch creates a cf.cond_br.
func NewCondBranch(b *ir.Builder, loc ir.Location, cond *ir.Value, onTrue *ir.Block, trueArgs []*ir.Value, onFalse *ir.Block, falseArgs []*ir.Value) *ir.Operation {
	operands := append(append([]*ir.Value{cond}, trueArgs...), falseArgs...)
	return b.CreateBranch(loc, CondBranch, operands, []*ir.Block{onTrue, onFalse}, b.Context().Segments(1, len(trueArgs), len(falseArgs)))
}
