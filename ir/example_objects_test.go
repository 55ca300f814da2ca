package ir_test

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// doubling is the module whose objects the package comment shows.
const doubling = `func.func @double(%x: i32) -> i32 {
  %sum = arith.addi %x, %x : i32
  return %sum : i32
}
`

// The objects of a module: operations own regions, regions own blocks, blocks own operations and
// arguments. Each value has the list of its uses.
func Example() {
	ctx := ir.NewContext(all.Registry())
	module, ok := ir.Parse(ctx, ctx.AddFile("double.mlir", []byte(doubling)))
	if !ok || !ir.Verify(module) {
		return
	}
	writeOperation(os.Stdout, module, "")
	// Output:
	// builtin.module
	//   region 0
	//     block 0
	//       func.func
	//         attribute function_type = (i32) -> i32
	//         attribute sym_name = "double"
	//         region 0
	//           block 0
	//             argument 0 of block 0: i32, used as operand 1 of arith.addi and operand 0 of arith.addi
	//             arith.addi
	//               attribute overflowFlags = #arith.overflow<none>
	//               operand 0: uses argument 0 of block 0
	//               operand 1: uses argument 0 of block 0
	//               result 0 of arith.addi: i32, used as operand 0 of func.return
	//             func.return
	//               operand 0: uses result 0 of arith.addi
}

// writeOperation writes an operation and what it owns.
func writeOperation(w io.Writer, op *ir.Operation, indent string) {
	fmt.Fprintf(w, "%s%s\n", indent, op.Name())
	for _, a := range op.Attrs() {
		fmt.Fprintf(w, "%s  attribute %s = %s\n", indent, a.Name, ir.AttrString(a.Value))
	}
	for i := range op.NumOperands() {
		fmt.Fprintf(w, "%s  operand %d: uses %s\n", indent, i, nameOf(op.Operand(i)))
	}
	for i := range op.NumResults() {
		writeValue(w, op.Result(i), indent)
	}
	for i := range op.NumRegions() {
		fmt.Fprintf(w, "%s  region %d\n", indent, i)
		n := 0
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			fmt.Fprintf(w, "%s    block %d\n", indent, n)
			for _, a := range b.Args() {
				writeValue(w, a, indent+"    ")
			}
			for o := b.First(); o != nil; o = o.Next() {
				writeOperation(w, o, indent+"      ")
			}
			n++
		}
	}
}

// writeValue writes a value and the list of its uses.
func writeValue(w io.Writer, v *ir.Value, indent string) {
	var uses []string
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		uses = append(uses, fmt.Sprintf("operand %d of %s", u.Index(), u.Owner().Name()))
	}
	fmt.Fprintf(w, "%s  %s: %s, used as %s\n", indent, nameOf(v), ir.TypeString(v.Type()), strings.Join(uses, " and "))
}

// nameOf says which result or argument a value is.
func nameOf(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		return fmt.Sprintf("result %d of %s", v.Index(), op.Name())
	}
	return fmt.Sprintf("argument %d of block 0", v.Index())
}
