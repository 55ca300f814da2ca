package spirv

import "github.com/spvc/spvc/ir"

// lastJointMatrix is the last version of MLIR that has joint matrices.
const lastJointMatrix ir.Version = 19

// since20 marks an op that MLIR 19 does not have. MLIR 20 or a later version added it.
func since20(d *ir.OpDef) *ir.OpDef {
	d.Versions = ir.Since(20)
	return d
}

// versionChanges describes the differences between versions that types and hooks make.
var versionChanges = []ir.Change{
	{Since: 20, Text: "no type `!spirv.jointmatrix`", Before: "has it"},
	{Since: 20, Text: "the type `!spirv.arm.tensor`", Before: "error"},
	{Since: 20, Text: "access chains state the type of their result and write no comma after the element: `spirv.PtrAccessChain %p[%e %i] : … -> type`",
		Before: "the type follows from the operands"},
	{Since: 20, Text: "operations of `spirv.GroupNonUniform…` with `<scope> <operation>` and the types of all operands and the result",
		Before: "`\"scope\" \"operation\"` and one type"},
	{Since: 20, Text: "`spirv.INTEL.SubgroupBlockRead` with the types of its pointer and its result", Before: "the storage class and the type of the result"},
	{Since: 20, Text: "`spirv.FMod`, `FRem`, `SMod`, `SRem` and `UMod` refuse cooperative matrices, and conversions demand one shape of them", Before: "accepted"},
	{Since: 20, Text: "constraints on types say `fixed-length vector of …`", Before: "`vector of …`"},
	{Since: 21, Text: "results of `spirv.mlir.loop` and `spirv.mlir.selection`, operands of `spirv.mlir.merge`", Before: "error of MLIR"},
	{Since: 21, Text: "bf16 in types, constants, `spirv.Dot` and conversions", Before: "error"},
	{Since: 21, Text: "`spirv.ImageDrefGather` demands an f32 as reference", Before: "any float"},
	{Since: 22, Text: "decorations of structs, such as `!spirv.struct<(f32), BufferBlock>`", Before: "error; `Block` follows from the storage class of variables"},
	{Since: 22, Text: "alignments of memory accesses must be powers of two", Before: "any number"},
	{Since: 22, Text: "`OutputLinesEXT`, `OutputPrimitivesEXT`, `OutputTrianglesEXT`, `PerPrimitiveEXT`, `BlockingPipesALTERA` and `SPV_ALTERA_blocking_pipes`",
		Before: "the names with `NV` and `INTEL`"},
}
