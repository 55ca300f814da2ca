package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// inSubgroup requires the scope of an op to be a subgroup.
var inSubgroup = ir.OpPredicate("execution_scope must be Scope of value Subgroup", func(op *ir.Operation) bool {
	return EnumValue[spec.Scope](op.Prop(0)) == spec.ScopeSubgroup
})

// vote declares an op that tells whether a condition is true in invocations of a subgroup.
func vote(mnemonic, summary string) *ir.OpDef {
	return since20(&ir.OpDef{
		Name:     "spirv.GroupNonUniform" + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{operand("predicate", boolType)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(boolType),
		Traits:   []ir.Trait{inSubgroup},
		Format:   "$execution_scope $predicate attr-dict `:` type($result)",
	})
}

// ballotBit declares an op that finds a bit in a ballot.
func ballotBit(mnemonic, summary string) *ir.OpDef {
	return since20(&ir.OpDef{
		Name:     "spirv.GroupNonUniformBallot" + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{operand("value", ballotVector)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(signlessOrUnsigned),
		Format:   "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
	})
}

// Ops of subgroups that MLIR 19 does not have.
var (
	GroupNonUniformAll           = vote("All", "whether a condition is true in all active invocations")
	GroupNonUniformAny           = vote("Any", "whether a condition is true in one or more active invocations")
	GroupNonUniformBallotFindLSB = ballotBit("FindLSB", "the number of the first invocation whose bit is set in a ballot")
	GroupNonUniformBallotFindMSB = ballotBit("FindMSB", "the number of the last invocation whose bit is set in a ballot")

	GroupNonUniformAllEqual = since20(&ir.OpDef{
		Name:     "spirv.GroupNonUniformAllEqual",
		Summary:  "whether a value is the same in all active invocations",
		Operands: []ir.ValueDef{operand("value", allVectors)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(boolType),
		Traits:   []ir.Trait{inSubgroup},
		Format:   "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
	})
	GroupNonUniformBallotBitCount = since20(&ir.OpDef{
		Name:     "spirv.GroupNonUniformBallotBitCount",
		Summary:  "the number of bits that are set in a ballot, or of those up to this invocation",
		Operands: []ir.ValueDef{operand("value", ballotVector4)},
		Attrs:    []ir.AttrDef{executionScope, groupOperation},
		Results:  results(signlessOrUnsigned),
		Traits:   []ir.Trait{inSubgroup},
		Format:   "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)",
	})
	GroupNonUniformQuadSwap = since20(&ir.OpDef{
		Name:     "spirv.GroupNonUniformQuadSwap",
		Summary:  "the value of a neighbor among four invocations",
		Operands: []ir.ValueDef{operand("value", allVectors), operand("direction", signlessOrUnsigned)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(allVectors),
		Traits:   []ir.Trait{inSubgroup, ir.AllTypesMatch("value", "result")},
		Format:   "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)",
	})
	GroupNonUniformRotateKHR = since20(&ir.OpDef{
		Name:    "spirv.GroupNonUniformRotateKHR",
		Summary: "the value of the invocation whose number is higher by a delta, modulo the size of the group or of a part of it",
		Operands: []ir.ValueDef{operand("value", allVectors), operand("delta", signlessOrUnsigned),
			{Name: "cluster_size", Type: signlessOrUnsigned, Quantity: ir.Optional}},
		Attrs:   []ir.AttrDef{executionScope},
		Results: results(allVectors),
		Traits:  []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "result")},
		Format: "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict " +
			"`:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)",
	})
)

// rotateDemand includes the extension of the capability. MLIR forgets it.
var rotateDemand = &spec.Availability{Min: spec.V1_3, Capabilities: []spec.Capability{spec.CapabilityGroupNonUniformRotateKHR},
	Extensions: []spec.Extension{spec.SPV_KHR_subgroup_rotate}}

func voteEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: GroupNonUniformAll}, {Def: GroupNonUniformAny}, {Def: GroupNonUniformAllEqual}, {Def: GroupNonUniformBallotBitCount},
		{Def: GroupNonUniformBallotFindLSB, Verify: verifyExecutionScope}, {Def: GroupNonUniformBallotFindMSB, Verify: verifyExecutionScope},
		{Def: GroupNonUniformQuadSwap},
		{Def: GroupNonUniformRotateKHR, Verify: verifyRotate, Interfaces: []any{factsOf(GroupNonUniformRotateKHR).demanding(rotateDemand, noExtra)}},
	}
}

func verifyRotate(op *ir.Operation) bool {
	return verifyExecutionScope(op) && (op.NumOperands() == 2 || verifyClusterSize(op, op.Operand(2)))
}
