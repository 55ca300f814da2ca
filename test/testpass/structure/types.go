package structure

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// recursiveText is a type that contains itself.
const recursiveText = "!test.test_rec<some_long_and_unique_name, test_rec<some_long_and_unique_name>>"

func newRecursiveTypes() *pass.Pass {
	return &pass.Pass{
		Name: "test-recursive-types", Class: "(anonymous namespace)::TestRecursiveTypesPass", Op: fn.Func.Name, Summary: "Test support for recursive types",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			switch ir.SymbolName(op) {
			case "roundtrip":
				return true
			case "create":
				return createRecursive(op)
			}
			return op.EmitOpError("unexpected function name")
		},
	}
}

// createRecursive puts an operation with a result of a recursive type at the start of the function op.
func createRecursive(op *ir.Operation) bool {
	c := op.Context()
	t, ok := ir.ParseType(c, recursiveText)
	if !ok {
		return op.EmitError("expected to be able to set the type body")
	}
	if other, ok := ir.ParseType(c, recursiveText); !ok || other != t {
		return op.EmitError("expected type name to be the uniquing key")
	}
	b := ir.NewBuilder(c, nil)
	b.SetStart(op.Region(0).First())
	b.Build(&ir.OperationState{Loc: op.Loc(), Info: c.OpInfo("test.dummy_type_test_op"), Results: []ir.Type{t}})
	return true
}
