package littools

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// importLoad imports a load of LLVM IR as MLIR's test does: as a llvm.load without attributes, whose value an operation of the test
// dialect takes twice.
func importLoad(b *ir.Builder, loc ir.Location, i *text.Inst, result ir.Type, operands func() []*ir.Value) *ir.Operation {
	if i.Op != text.Load {
		return nil
	}
	args := operands()
	if len(args) != 1 || args[0] == nil {
		return nil
	}
	v := llvm.NewLoad(b, loc, result, args[0])
	info := b.Context().OpInfo("test.same_operand_element_type")
	return b.Build(&ir.OperationState{Loc: loc, Info: info, Operands: []*ir.Value{v, v}, Results: []ir.Type{result}})
}
