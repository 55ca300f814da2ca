package spirv

import (
	"math/bits"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

var (
	executionScope = ir.AttrDef{Name: "execution_scope", Type: scopeKind}
	groupOperation = ir.AttrDef{Name: "group_operation", Type: groupOpKind}
)

// groupArithmetic declares `<scope> <operation> %x`.
func groupArithmetic(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("x", t)},
		Attrs:    []ir.AttrDef{executionScope, groupOperation},
		Results:  results(t),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("x", "result")},
		Format:   "$execution_scope $group_operation operands attr-dict `:` type($x)",
	}
}

// nonUniform declares `"scope" "operation" %value cluster_size(%n)`.
func nonUniform(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv.GroupNonUniform" + mnemonic,
		Operands: []ir.ValueDef{operand("value", t), {Name: "cluster_size", Type: intType, Quantity: ir.Optional}},
		Attrs:    []ir.AttrDef{executionScope, groupOperation},
		Results:  results(t),
		Traits:   traits,
	}
}

// groupMove declares `<scope> %value, %lane`.
func groupMove(mnemonic string, value *ir.TypeConstraint, lane string, laneType, result *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("value", value), operand(lane, laneType)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(result),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "result")},
		Format:   "$execution_scope operands attr-dict `:` type($value) `,` type($" + lane + ")",
	}
}

// Group and subgroup ops.
var (
	GroupFAdd    = summarized("the sum of the floats of all invocations of a group, or of those up to this one", groupArithmetic("GroupFAdd", floatOrVector))
	GroupFMax    = summarized("the greatest of the floats of all invocations of a group, or of those up to this one", groupArithmetic("GroupFMax", floatOrVector))
	GroupFMin    = summarized("the least of the floats of all invocations of a group, or of those up to this one", groupArithmetic("GroupFMin", floatOrVector))
	GroupIAdd    = summarized("the sum of the integers of all invocations of a group, or of those up to this one", groupArithmetic("GroupIAdd", intOrVector))
	GroupSMax    = summarized("the greatest of the signed integers of all invocations of a group, or of those up to this one", groupArithmetic("GroupSMax", intOrVector))
	GroupSMin    = summarized("the least of the signed integers of all invocations of a group, or of those up to this one", groupArithmetic("GroupSMin", intOrVector))
	GroupUMax    = summarized("the greatest of the unsigned integers of all invocations of a group, or of those up to this one", groupArithmetic("GroupUMax", intOrVector))
	GroupUMin    = summarized("the least of the unsigned integers of all invocations of a group, or of those up to this one", groupArithmetic("GroupUMin", intOrVector))
	KHRGroupFMul = summarized("the product of the floats of all invocations of a group, or of those up to this one", groupArithmetic("KHR.GroupFMul", floatOrVector))
	KHRGroupIMul = summarized("the product of the integers of all invocations of a group, or of those up to this one", groupArithmetic("KHR.GroupIMul", intOrVector))

	GroupNonUniformFAdd       = summarized("the sum of the floats of the active invocations of a scope, or of those up to this one", nonUniform("FAdd", floatOrVector))
	GroupNonUniformFMax       = summarized("the greatest of the floats of the active invocations of a scope, or of those up to this one", nonUniform("FMax", floatOrVector))
	GroupNonUniformFMin       = summarized("the least of the floats of the active invocations of a scope, or of those up to this one", nonUniform("FMin", floatOrVector))
	GroupNonUniformFMul       = summarized("the product of the floats of the active invocations of a scope, or of those up to this one", nonUniform("FMul", floatOrVector))
	GroupNonUniformIAdd       = summarized("the sum of the integers of the active invocations of a scope, or of those up to this one", nonUniform("IAdd", intOrVector))
	GroupNonUniformIMul       = summarized("the product of the integers of the active invocations of a scope, or of those up to this one", nonUniform("IMul", intOrVector))
	GroupNonUniformSMax       = summarized("the greatest of the signed integers of the active invocations of a scope, or of those up to this one", nonUniform("SMax", intOrVector, SignedOp))
	GroupNonUniformSMin       = summarized("the least of the signed integers of the active invocations of a scope, or of those up to this one", nonUniform("SMin", intOrVector, SignedOp))
	GroupNonUniformUMax       = summarized("the greatest of the unsigned integers of the active invocations of a scope, or of those up to this one", nonUniform("UMax", intOrVector, UnsignedOp))
	GroupNonUniformUMin       = summarized("the least of the unsigned integers of the active invocations of a scope, or of those up to this one", nonUniform("UMin", intOrVector, UnsignedOp))
	GroupNonUniformBitwiseAnd = summarized("the bitwise and of the integers of the active invocations of a scope, or of those up to this one", nonUniform("BitwiseAnd", intOrVector))
	GroupNonUniformBitwiseOr  = summarized("the bitwise or of the integers of the active invocations of a scope, or of those up to this one", nonUniform("BitwiseOr", intOrVector))
	GroupNonUniformBitwiseXor = summarized("the bitwise exclusive or of the integers of the active invocations of a scope, or of those up to this one", nonUniform("BitwiseXor", intOrVector))
	GroupNonUniformLogicalAnd = summarized("whether a condition is true in all of the active invocations of a scope, or of those up to this one", nonUniform("LogicalAnd", boolOrVector))
	GroupNonUniformLogicalOr  = summarized("whether a condition is true in one or more of the active invocations of a scope, or of those up to this one", nonUniform("LogicalOr", boolOrVector))
	GroupNonUniformLogicalXor = summarized("whether a condition is true in an odd number of the active invocations of a scope, or of those up to this one", nonUniform("LogicalXor", boolOrVector))

	GroupBroadcast             = summarized("the value of one invocation of a group", groupMove("GroupBroadcast", anySPIRV, "localid", intOrVector, anySPIRV))
	GroupNonUniformBroadcast   = summarized("the value of the invocation with a given number", groupMove("GroupNonUniformBroadcast", anySPIRV, "id", intType, anySPIRV))
	GroupNonUniformShuffle     = summarized("the value of the invocation with a computed number", groupMove("GroupNonUniformShuffle", anyScalarVector, "id", intType, anyScalarVector))
	GroupNonUniformShuffleDown = summarized("the value of the invocation whose number is higher by a delta", groupMove("GroupNonUniformShuffleDown", anyScalarVector, "delta", intType, anySPIRV))
	GroupNonUniformShuffleUp   = summarized("the value of the invocation whose number is lower by a delta", groupMove("GroupNonUniformShuffleUp", anyScalarVector, "delta", intType, anySPIRV))
	GroupNonUniformShuffleXor  = summarized("the value of the invocation whose number differs in the bits of a mask", groupMove("GroupNonUniformShuffleXor", anyScalarVector, "mask", intType, anySPIRV))

	GroupNonUniformBallot = &ir.OpDef{
		Name:     "spirv.GroupNonUniformBallot",
		Summary:  "the bits of the active invocations in which a condition is true",
		Operands: []ir.ValueDef{operand("predicate", boolType)},
		Attrs:    []ir.AttrDef{executionScope},
		Results:  results(ballotVector),
		Format:   "$execution_scope $predicate attr-dict `:` type($result)",
	}
	GroupNonUniformElect = &ir.OpDef{
		Name:    "spirv.GroupNonUniformElect",
		Summary: "whether the invocation is the active one with the lowest number",
		Attrs:   []ir.AttrDef{executionScope},
		Results: results(boolType),
		Format:  "$execution_scope attr-dict `:` type($result)",
	}
	KHRSubgroupBallot = &ir.OpDef{
		Name:     "spirv.KHR.SubgroupBallot",
		Summary:  "the bits of the invocations of a subgroup in which a condition is true",
		Operands: []ir.ValueDef{operand("predicate", boolType)},
		Results:  results(int32Vector4),
		Format:   "$predicate attr-dict `:` type($result)",
	}
	INTELSubgroupBlockRead = &ir.OpDef{
		Name:     "spirv.INTEL.SubgroupBlockRead",
		Summary:  "a block of memory, of which each invocation of a subgroup gets a part",
		Operands: []ir.ValueDef{operand("ptr", anyPtr)},
		Results:  []ir.ValueDef{operand("value", anySPIRV)},
	}
	INTELSubgroupBlockWrite = &ir.OpDef{
		Name:     "spirv.INTEL.SubgroupBlockWrite",
		Summary:  "writes a block of memory, of which each invocation of a subgroup has a part",
		Operands: []ir.ValueDef{operand("ptr", anyPtr), operand("value", anySPIRV)},
	}
)

func groupEntries() []ir.OpEntry {
	es := []ir.OpEntry{
		{Def: GroupBroadcast, Verify: verifyGroupBroadcast},
		{Def: GroupNonUniformBallot, Verify: verifyExecutionScope},
		{Def: GroupNonUniformElect, Verify: verifyExecutionScope},
		{Def: GroupNonUniformBroadcast, Verify: verifyNonUniformBroadcast},
		{Def: GroupNonUniformShuffle, Verify: verifyShuffle}, {Def: GroupNonUniformShuffleDown, Verify: verifyShuffle},
		{Def: GroupNonUniformShuffleUp, Verify: verifyShuffle}, {Def: GroupNonUniformShuffleXor, Verify: verifyShuffle},
		{Def: KHRSubgroupBallot},
		{Def: INTELSubgroupBlockRead, Parse: parseBlockRead, Print: printBlockRead, Verify: verifyBlockRead},
		{Def: INTELSubgroupBlockWrite, Parse: parseBlockWrite, Print: printBlockWrite, Verify: verifyBlockWrite},
	}
	for _, d := range []*ir.OpDef{GroupFAdd, GroupFMax, GroupFMin, GroupIAdd, GroupSMax, GroupSMin, GroupUMax, GroupUMin, KHRGroupFMul, KHRGroupIMul} {
		es = append(es, ir.OpEntry{Def: d, Verify: verifyExecutionScope})
	}
	for _, d := range []*ir.OpDef{
		GroupNonUniformFAdd, GroupNonUniformFMax, GroupNonUniformFMin, GroupNonUniformFMul, GroupNonUniformIAdd, GroupNonUniformIMul,
		GroupNonUniformSMax, GroupNonUniformSMin, GroupNonUniformUMax, GroupNonUniformUMin, GroupNonUniformBitwiseAnd,
		GroupNonUniformBitwiseOr, GroupNonUniformBitwiseXor, GroupNonUniformLogicalAnd, GroupNonUniformLogicalOr, GroupNonUniformLogicalXor,
	} {
		es = append(es, ir.OpEntry{Def: d, Parse: parseNonUniform, Print: printNonUniform, Verify: verifyNonUniform})
	}
	return es
}

// verifyExecutionScope checks the scope in slot 0.
func verifyExecutionScope(op *ir.Operation) bool {
	s := EnumValue[spec.Scope](op.Prop(0))
	if s != spec.ScopeWorkgroup && s != spec.ScopeSubgroup {
		return op.EmitOpError("execution scope must be 'Workgroup' or 'Subgroup'")
	}
	return true
}

func verifyGroupBroadcast(op *ir.Operation) bool {
	if !verifyExecutionScope(op) {
		return false
	}
	if n := countOf(op.Operand(1).Type()); n > 3 {
		return op.EmitOpError("localid is a vector and can be with only  2 or 3 components, actual number is " + widths([]uint32{uint32(n)}))
	}
	return true
}

func verifyNonUniformBroadcast(op *ir.Operation) bool {
	if !verifyExecutionScope(op) {
		return false
	}
	env := defaultTargetEnv(op.Context())
	if m := op.ParentOf(Module); m != nil {
		env = LookupTargetEnvOrDefault(m)
	}
	if env.vce.Version >= spec.V1_5 {
		return true
	}
	if d := op.Operand(1).DefiningOp(); d == nil || !d.Is(Constant) && !d.Is(ReferenceOf) {
		return op.EmitOpError("id must be the result of a constant op")
	}
	return true
}

func verifyShuffle(op *ir.Operation) bool {
	if !verifyExecutionScope(op) {
		return false
	}
	if i, ok := op.Operand(1).Type().(*ir.IntegerType); ok && i.Signedness == ir.Signed {
		return op.EmitOpError("second operand must be a singless/unsigned integer")
	}
	return true
}

// groupResults are the versions of MLIR that write the scope and operation of a group operation as `<keyword>`, and the types of
// all operands and results.
var groupResults = ir.Since(20)

// parseNonUniform reads `<scope> <operation> %value cluster_size(%size) : type, type -> type`, or the form of MLIR 19:
// `"scope" "operation" %value cluster_size(%size) : type`, where the size is an i32 and attributes stand at the end.
func parseNonUniform(p *ir.Parser, st *ir.OperationState) bool {
	if _, ok := parseEnumParam(p, st, ScopeAttr, "execution_scope"); !ok {
		return false
	}
	if _, ok := parseEnumParam(p, st, GroupOperationAttr, "group_operation"); !ok {
		return false
	}
	value, ok := p.ParseOperand()
	if !ok {
		return false
	}
	var size ir.UnresolvedOperand
	clustered := p.ParseOptionalKeyword("cluster_size")
	if clustered {
		if !p.ParseLParen() {
			return false
		}
		if size, ok = p.ParseOperand(); !ok || !p.ParseRParen() {
			return false
		}
	}
	if !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(value, t, st) {
		return false
	}
	sizeType, stated := ir.Type(p.Context().I32()), false
	if clustered && p.ParseOptionalComma() {
		if sizeType, ok = p.ParseType(); !ok {
			return false
		}
		stated = true
	}
	if clustered && !p.ResolveOperand(size, sizeType, st) {
		return false
	}
	if stated && !p.ParseArrow() {
		return false
	}
	if stated || p.ParseOptionalArrow() {
		result, ok := p.ParseType()
		st.Results = append(st.Results, result)
		return ok
	}
	st.Results = append(st.Results, t)
	return p.ParseAttrDict(st)
}

func printNonUniform(p *ir.Printer, op *ir.Operation) {
	stated := groupResults.Has(p.Context().MLIR())
	marks := [2]string{`"`, `"`}
	if stated {
		marks = [2]string{"<", ">"}
	}
	for slot := range 2 {
		p.Space()
		p.Str(marks[0])
		p.Str(op.Prop(slot).(*ir.EnumAttr).Keyword())
		p.Str(marks[1])
	}
	p.Space()
	p.Operand(op.Operand(0))
	if op.NumOperands() > 1 {
		p.Str(" cluster_size(")
		p.Operand(op.Operand(1))
		p.Byte(')')
	}
	if !stated {
		p.Str(" : ")
		p.Type(op.Result(0).Type())
		p.AttrDict(op, "execution_scope", "group_operation")
		return
	}
	p.AttrDict(op, "execution_scope", "group_operation")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	if op.NumOperands() > 1 {
		p.Str(", ")
		p.Type(op.Operand(1).Type())
	}
	p.Str(" -> ")
	p.Type(op.Result(0).Type())
}

func verifyNonUniform(op *ir.Operation) bool {
	if !verifyExecutionScope(op) {
		return false
	}
	if op.NumOperands() == 1 {
		if EnumValue[spec.GroupOperation](op.Prop(1)) == spec.GroupOperationClusteredReduce {
			return op.EmitOpError("cluster size operand must be provided for 'ClusteredReduce' group operation")
		}
		return true
	}
	return verifyClusterSize(op, op.Operand(1))
}

// verifyClusterSize checks the number of invocations that share a result.
func verifyClusterSize(op *ir.Operation, size *ir.Value) bool {
	n, ok := ConstantInt32(size)
	if !ok {
		return op.EmitOpError("cluster size operand must come from a constant op")
	}
	if bits.OnesCount32(uint32(n)) != 1 {
		return op.EmitOpError("cluster size operand must be a power of two")
	}
	return true
}

// blockPointer returns the type of the pointer through which a subgroup accesses a
// block of values of type t.
func blockPointer(t ir.Type, sc spec.StorageClass) *PointerType {
	return PointerTo(ir.ElementTypeOrSelf(t), sc)
}

// parseBlockPointer reads the pointer of a block access. typeFor returns its type for values of a type. MLIR prints no
// storage class, so it may be missing if the pointer is defined before. typeFor returns nil after an error.
func parseBlockPointer(p *ir.Parser) (ptr ir.UnresolvedOperand, typeFor func(value ir.Type) ir.Type, ok bool) {
	ptr, present, ok := p.ParseOptionalOperand()
	if present {
		return ptr, func(ir.Type) ir.Type {
			t := p.TypeOf(ptr)
			if t == nil {
				p.EmitError(ptr.Loc, "expected the storage class before a pointer that is defined later")
			}
			return t
		}, ok
	}
	sc, ok := parseEnumString(p, spec.KindStorageClass, "storage_class")
	if !ok {
		return ptr, nil, false
	}
	ptr, ok = p.ParseOperand()
	return ptr, func(value ir.Type) ir.Type { return blockPointer(value, spec.StorageClass(sc)) }, ok
}

func parseBlockRead(p *ir.Parser, st *ir.OperationState) bool {
	ptr, typeFor, ok := parseBlockPointer(p)
	if !ok {
		return false
	}
	if !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	if p.ParseOptionalArrow() {
		result, ok := p.ParseType()
		st.Results = append(st.Results, result)
		return ok && p.ResolveOperand(ptr, t, st)
	}
	st.Results = append(st.Results, t)
	at := typeFor(t)
	return at != nil && p.ResolveOperand(ptr, at, st)
}

func printBlockRead(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	if groupResults.Has(p.Context().MLIR()) {
		p.AttrDict(op)
		p.Str(" : ")
		p.Type(op.Operand(0).Type())
		p.Str(" -> ")
	} else {
		p.Str(" : ")
	}
	p.Type(op.Result(0).Type())
}

func parseBlockWrite(p *ir.Parser, st *ir.OperationState) bool {
	ptr, typeFor, ok := parseBlockPointer(p)
	if !ok || !p.ParseComma() {
		return false
	}
	value, ok := p.ParseOperand()
	if !ok {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	at := typeFor(t)
	return at != nil && p.ResolveOperand(ptr, at, st) && p.ResolveOperand(value, t, st)
}

func printBlockWrite(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.OperandRange(op, 0, 2)
	p.Str(" : ")
	p.Type(op.Operand(1).Type())
}

func verifyBlock(op *ir.Operation, value ir.Type) bool {
	if ir.ElementTypeOrSelf(value) != op.Operand(0).Type().(*PointerType).Pointee {
		return op.EmitOpError("mismatch in result type and pointer type")
	}
	return true
}

func verifyBlockRead(op *ir.Operation) bool { return verifyBlock(op, op.Result(0).Type()) }

func verifyBlockWrite(op *ir.Operation) bool { return verifyBlock(op, op.Operand(1).Type()) }
