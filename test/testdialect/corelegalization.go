package testdialect

import "github.com/spvc/spvc/ir"

// The operations that MLIR's test passes of dialect conversion rewrite.
var (
	IllegalOpA          = row("illegal_op_a", nil, types(i32))
	IllegalOpB          = row("illegal_op_b", nil, types(i32))
	IllegalOpC          = row("illegal_op_c", nil, types(i32))
	IllegalOpD          = row("illegal_op_d", nil, types(i32))
	IllegalOpE          = row("illegal_op_e", nil, types(i32))
	IllegalOpF          = row("illegal_op_f", nil, types(i32))
	IllegalOpG          = row("illegal_op_g", nil, types(i32))
	LegalOpA            = row("legal_op_a", nil, types(i32), ir.AttrDef{Name: "status", Type: ir.StringAttrKind})
	LegalOpB            = row("legal_op_b", nil, types(i32))
	LegalOpC            = row("legal_op_c", types(i32), types(i32))
	IllegalTerminator   = &ir.OpDef{Name: "test.illegal_op_terminator", Traits: []ir.Trait{ir.Terminator}}
	IllegalWithRegion   = row("illegal_op_with_region", nil, nil)
	IllegalRegionAnchor = row("illegal_op_with_region_anchor", nil, nil)
	Rewrite             = row("rewrite", types(anyType), types(anyType))
	BlackHole           = row("blackhole", types(anyType), nil)
	RegionBuilder       = row("region_builder", nil, nil)
	Cast                = &ir.OpDef{Name: "test.cast", Operands: variadics(anyType, "_"), Results: unnamed(anyType)}
	Invalid             = &ir.OpDef{Name: "test.invalid", Operands: variadics(anyType, "_"), Traits: []ir.Trait{ir.Terminator}}
	Valid               = &ir.OpDef{Name: "test.valid", Operands: variadics(anyType, "_"), Traits: []ir.Trait{ir.Terminator}}
	TypeProducer        = row("type_producer", nil, types(anyType))
	AnotherTypeProducer = row("another_type_producer", nil, types(anyType))
	TypeConsumer        = row("type_consumer", types(anyType), nil)
	TypeChanger         = row("type_changer", types(anyType), types(anyType))
	TestReturn          = &ir.OpDef{Name: "test.return", Operands: variadics(anyType, "_"), Traits: []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator}}
	AddI                = &ir.OpDef{Name: "test.addi", Operands: values(i32OrTest, "op1 op2"), Results: unnamed(i32OrTest)}
)

var i32OrTest = ir.AnyTypeOf(i32, testType("i32"))

func legalizationEntries() []ir.OpEntry {
	return rows(IllegalOpA, IllegalOpB, IllegalOpC, IllegalOpD, IllegalOpE, IllegalOpF, IllegalOpG, LegalOpA, LegalOpB, LegalOpC, IllegalTerminator,
		IllegalWithRegion, IllegalRegionAnchor, Rewrite, BlackHole, RegionBuilder, Cast, Invalid, Valid, TypeProducer, AnotherTypeProducer,
		TypeConsumer, TypeChanger, TestReturn, AddI)
}
