// Package testdialect holds the dialect and the passes that only tests use. They have
// the names of MLIR's, so that MLIR's tests run, and --help does not list them.
package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/pass"
)

// RegisterDialects adds the dialect `test`, and parts of others that tests use, to reg.
func RegisterDialects(reg *ir.Registry) {
	reg.Add("test", func() *ir.Dialect { return withRuntime(Dialect()) })
	reg.Add("test_dyn", Dynamic)
	reg.Add("shape", Shape)
	reg.Add("x86vector", X86Vector)
}

// Dialect returns the dialect `test`, which accepts operations of any name.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "test", AllowUnknownOps: true,
		Constant: func(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
			return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value))
		},
		VerifyOpAttr:  verifyOpAttr,
		VerifyArgAttr: verifyRegionAttr, VerifyResultAttr: verifyRegionAttr,
		ParseType: parseType, OpSyntax: opSyntax, Types: typeClasses(), Attrs: attrClasses(), Directives: directives(),
		Interfaces: []any{aliases{}, resources{any: true}, versions{}, behavior{}, reduction{}},
		Ops: slices.Concat([]ir.OpEntry{
			{Def: opWithDataLayout, Interfaces: []any{datalayout.Scope{}}},
			{Def: dataLayoutQuery},
			ir.OpEntry{Def: Constant}.ConstantIn(0),
		}, coreEntries(), syntaxEntries(), boundEntries(), bufferEntries(), fillEntries(), rangeEntries(), shapeEntries(), slotEntries()),
	}
}

// verifyOpAttr rejects the one attribute that operations, arguments and results must not have.
func verifyOpAttr(op *ir.Operation, attr ir.NamedAttribute) bool {
	return verifyRegionAttr(op, 0, 0, attr)
}

// verifyRegionAttr is verifyOpAttr for an argument or a result of a function.
func verifyRegionAttr(op *ir.Operation, _, _ int, attr ir.NamedAttribute) bool {
	return attr.Name != "test.invalid_attr" || op.EmitError("invalid to use 'test.invalid_attr'")
}

// Register adds the test passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(newTensorCopyInsertion)
	reg.Add(
		NewDataLayoutQuery,
		NewDependenceCheck,
		NewEntryPointABI,
		NewExpandMath,
		NewForUtils,
		NewFuncSignatureConversion,
		NewGPURewrite,
		NewIfUtils,
		NewLoopUnrolling,
		NewMemoryPromotion,
		NewModuleCombiner,
		NewOpAvailability,
		NewPipelining,
		NewPolynomialApproximation,
		NewReductionToDotProduct,
		NewReifyValueBounds,
		NewSideEffects,
		NewSubgroupReduceLowering,
		NewTargetEnv,
		NewTileUsingSCF,
		NewUpliftWhile,
		NewVectorUnrolling,
		NewVectorizerTest,
		NewZeroTripCheck,
	)
	reg.Add(linalgPasses()...)
}

// Constant declares test.constant, to which folds in the dialect materialize.
var Constant = &ir.OpDef{
	Name:    "test.constant",
	Summary: "a constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.ConstantLike, ir.NoMemoryEffect},
}
