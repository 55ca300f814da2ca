package tosa

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// ShapeType is the type `!tosa.shape<n>` of lists of n sizes. Values of it are operands where MLIR 19 has attributes.
type ShapeType struct {
	ir.TypeBase
	// Rank is the number of sizes.
	Rank int
}

// ShapeDef declares the class of ShapeType.
var ShapeDef = shapeClass()

type shapeKey struct{ rank int }

func shapeClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: "shape", Summary: "Shape with static rank and Index element type", Versions: since,
		Format: "`<` $rank `>`", Params: []ir.ParamDef{{Name: "rank", Kind: ir.IntParam, CppType: "int"}},
		Param: func(t ir.Type, _ int) any { return t.(*ShapeType).Rank }}
	d.Build = func(p *ir.Parser, params []any) ir.Type {
		rank := params[0].(int)
		if rank < 0 {
			p.EmitError(p.ParamsLoc(), "invalid rank (must be >= 0): "+strconv.Itoa(rank))
			return nil
		}
		return internShape(p.Context(), d, rank)
	}
	return d
}

func internShape(c *ir.Context, d *ir.TypeDef, rank int) *ShapeType {
	return ir.Intern(c, shapeKey{rank}, func(k shapeKey) *ShapeType { return &ShapeType{ir.NewTypeBase(c, d), k.rank} })
}

// NewShapeType returns the type of lists of rank sizes.
func NewShapeType(c *ir.Context, rank int) *ShapeType { return internShape(c, ShapeDef, rank) }

// MXInt8Type is the type `!tosa.mxint8` of integers of 8 bits that are scaled by 1/64.
type MXInt8Type struct{ ir.TypeBase }

// MXInt8Def declares the class of MXInt8Type.
var MXInt8Def = mxint8Class()

type mxint8Key struct{}

func mxint8Class() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: "mxint8", Summary: "INT8 type as defined by OCP-MX", Versions: since}
	d.Build = func(p *ir.Parser, _ []any) ir.Type {
		return ir.Intern(p.Context(), mxint8Key{}, func(mxint8Key) *MXInt8Type { return &MXInt8Type{ir.NewTypeBase(p.Context(), d)} })
	}
	return d
}

// shapeRank returns the number of sizes that v has, or -1 if v is no shape.
func shapeRank(v *ir.Value) int {
	if s, ok := v.Type().(*ShapeType); ok {
		return s.Rank
	}
	return -1
}

// A shapeOperator is the trait of operations on shapes. With sameRanks, all shapes have the same number of sizes.
type shapeOperator struct{ sameRanks bool }

// TraitName returns MLIR's name.
func (t shapeOperator) TraitName() string {
	if t.sameRanks {
		return "TosaShapeOperatorWithSameRanks"
	}
	return "TosaShapeOperator"
}

// VerifyTrait checks the ranks.
func (t shapeOperator) VerifyTrait(op *ir.Operation) bool {
	if !t.sameRanks {
		return true
	}
	if op.NumOperands() == 0 {
		return op.EmitOpError("expected 1 or more operands, but found 0")
	}
	rank := shapeRank(op.Operand(0))
	for _, v := range op.Operands() {
		if shapeRank(v) != rank {
			return op.EmitOpError("operands don't have matching ranks")
		}
	}
	for _, v := range op.Results() {
		if shapeRank(v) != rank {
			return op.EmitOpError("result shape has different rank than operands")
		}
	}
	return true
}

// resolvableShapes is the trait of operations whose shapes are computed when the graph is compiled.
type resolvableShapes struct{}

// TraitName returns MLIR's name.
func (resolvableShapes) TraitName() string { return "TosaResolvableShapeOperands" }

// VerifyTrait checks that each shape comes from an operation on shapes.
func (resolvableShapes) VerifyTrait(op *ir.Operation) bool {
	for _, v := range op.Operands() {
		if shapeRank(v) >= 0 && !makesShape(v.DefiningOp()) {
			return op.EmitOpError("shape operand is not compile time resolvable")
		}
	}
	return true
}

func makesShape(op *ir.Operation) bool {
	if op == nil || op.Def() == nil {
		return false
	}
	for _, t := range op.Def().Traits {
		if _, ok := t.(shapeOperator); ok {
			return true
		}
	}
	return false
}
