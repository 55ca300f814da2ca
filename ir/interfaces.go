package ir

import "strconv"

// Op interfaces are Go interfaces whose methods take the operation; a dialect
// gives values of them ("models") in OpEntry.Interfaces, or another package
// attaches them to a Registry. Look them up by [OpInterface].

// BranchModel is implemented by terminators with successors.
type BranchModel interface {
	// SuccessorOperands returns the operands forwarded to successor i's block
	// arguments: operands [start, start+n) of op. produced counts the leading
	// block arguments that the terminator itself produces.
	SuccessorOperands(op *Operation, i int) (start, n, produced int)
}

// BlocksModel is implemented by ops with regions whose blocks mean something beside what
// branches to them say.
type BlocksModel interface {
	// KeepsBlock reports whether b, in a region of the op, has to stay even if control
	// cannot reach it.
	KeepsBlock(b *Block) bool
	// FixedBlocks reports whether no blocks of r, a region of the op, may be merged,
	// though they do the same.
	FixedBlocks(r *Region) bool
	// OneValuePerPredecessor reports whether a terminator in r, a region of the op, that
	// names a block twice has to pass it the same values both times, as phis demand.
	OneValuePerPredecessor(r *Region) bool
}

// SuccessorOperandSetter is implemented by branch models of ops that keep more
// account of their successor operands than operandSegmentSizes.
type SuccessorOperandSetter interface {
	// SetSuccessorOperands makes vs the operands forwarded to successor i.
	SetSuccessorOperands(op *Operation, i int, vs []*Value)
}

// SetSuccessorOperands makes vs the operands that op, which has a BranchModel,
// forwards to successor i, and corrects operandSegmentSizes.
func SetSuccessorOperands(op *Operation, i int, vs []*Value) {
	if m, ok := OpInterface[SuccessorOperandSetter](op.info); ok {
		m.SetSuccessorOperands(op, i, vs)
		return
	}
	m, _ := OpInterface[BranchModel](op.info)
	start, n, _ := m.SuccessorOperands(op, i)
	old := op.Operands()
	all := make([]*Value, 0, len(old)-n+len(vs))
	all = append(append(append(all, old[:start]...), vs...), old[start+n:]...)
	if sh := op.info.shape; sh != nil && sh.operandSeg >= 0 {
		sizes := make([]int, len(op.info.Def.Operands))
		variadic := 0
		for k := range sizes {
			_, sizes[k] = op.OperandGroup(k)
			if op.info.Def.Operands[k].Quantity != One {
				if variadic == i {
					sizes[k] = len(vs)
				}
				variadic++
			}
		}
		op.props[sh.operandSeg] = op.info.ctx.segmentSizes(sizes)
	}
	op.SetOperands(all)
}

// KnownSuccessorModel is implemented by branch models that can tell where control
// goes if operands are constant.
type KnownSuccessorModel interface {
	// KnownSuccessor returns the only successor that op can branch to if operand
	// i is the constant operands[i] (nil: any value); nil if it depends.
	KnownSuccessor(op *Operation, operands []Attribute) *Block
}

// KnownRegionModel is implemented by region branch models that can tell which
// regions are entered if operands are constant.
type KnownRegionModel interface {
	// KnownRegions visits where control may go from before op (region index, or
	// -1 for after op) if operand i is the constant operands[i] (nil: any value).
	KnownRegions(op *Operation, operands []Attribute, visit func(region int))
}

// RegionBranchModel is implemented by ops whose control flow goes through their
// regions, such as scf.if.
type RegionBranchModel interface {
	// RegionSuccessors visits where control may go from region `from` of op (-1:
	// from before op): region index, or -1 for after op.
	RegionSuccessors(op *Operation, from int, visit func(region int))
	// EntryOperands returns the operands of op that are passed to region to (-1:
	// forwarded directly to the results).
	EntryOperands(op *Operation, to int) []*Value
	// SuccessorInputs returns the values that receive what is passed to region
	// to: block arguments, or op's results for -1.
	SuccessorInputs(op *Operation, to int) []*Value
}

// RegionTerminatorModel is implemented by terminators that pass values to the
// parent op or to its other regions.
type RegionTerminatorModel interface {
	// ForwardedOperands returns the operands of op, as range, that are passed to
	// region to of the parent (-1: to the parent's results).
	ForwardedOperands(op *Operation, to int) (start, n int)
}

// KnownExitModel is implemented by region terminator models that can tell where
// control goes if operands are constant.
type KnownExitModel interface {
	// KnownExits visits where control may go from the terminator op (region index
	// of the parent, or -1 for after it) if operand i is the constant operands[i]
	// (nil: any value).
	KnownExits(op *Operation, operands []Attribute, visit func(region int))
}

// OnceModel is implemented by region branch models whose regions run at most once
// each time that the op does (MLIR's invocation bounds with an upper bound of 1).
type OnceModel interface {
	// RegionsRunAtMostOnce only marks the model.
	RegionsRunAtMostOnce(op *Operation)
}

// LoopModel is implemented by loops.
type LoopModel interface {
	// LoopRegions returns the regions that are executed repeatedly.
	LoopRegions(op *Operation) []*Region
}

// CallModel is implemented by calls.
type CallModel interface {
	// Callee returns the symbol that is called, or nil and the called value.
	Callee(op *Operation) (*SymbolRefAttr, *Value)
	// CallOperands returns the range of operands that are passed.
	CallOperands(op *Operation) (start, n int)
	// SetCallee changes the called symbol.
	SetCallee(op *Operation, ref *SymbolRefAttr)
}

// CallableModel is implemented by functions.
type CallableModel interface {
	// CallableRegion returns the body, nil for a declaration.
	CallableRegion(op *Operation) *Region
	// CallableResults returns the types of the results.
	CallableResults(op *Operation) []Type
}

// FunctionModel is implemented by function ops: a symbol with a function type,
// one body region and attribute arrays for arguments and results.
type FunctionModel interface {
	// FunctionType returns the type.
	FunctionType(op *Operation) *FunctionType
	// SetFunctionType changes it.
	SetFunctionType(op *Operation, t *FunctionType)
	// ArgAttrsName and ResAttrsName name the attributes with the arrays of
	// dictionaries.
	ArgAttrsName() string
	ResAttrsName() string
}

// FunctionParts is what the models of function ops share, to be embedded in them:
// the type is the inherent attribute number TypeSlot.
type FunctionParts struct{ TypeSlot int }

// FunctionType returns the type of the function, nil if it has none.
func (f FunctionParts) FunctionType(op *Operation) *FunctionType {
	a, ok := op.Prop(f.TypeSlot).(*TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value.(*FunctionType)
	return t
}

// SetFunctionType changes the type of the function.
func (f FunctionParts) SetFunctionType(op *Operation, t *FunctionType) {
	op.SetProp(f.TypeSlot, op.Context().TypeAttr(t))
}

// ArgAttrsName names the attribute with the argument dictionaries.
func (FunctionParts) ArgAttrsName() string { return "arg_attrs" }

// ResAttrsName names the attribute with the result dictionaries.
func (FunctionParts) ResAttrsName() string { return "res_attrs" }

// CallableRegion returns the body, nil for a declaration.
func (FunctionParts) CallableRegion(op *Operation) *Region {
	if op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// CallableResults returns the result types.
func (f FunctionParts) CallableResults(op *Operation) []Type { return f.FunctionType(op).Results }

// SymbolUserModel is implemented by ops whose symbol uses are verified in the
// symbol table that encloses them.
type SymbolUserModel interface {
	VerifySymbolUses(op *Operation, tables *SymbolTables) bool
}

// FunctionVerifier is implemented by functions that replace parts of what the
// verifier checks of a [FunctionModel]; see FunctionTypeVerifier too.
type FunctionVerifier interface {
	// VerifyFunctionBody checks the body; by default, the entry block's arguments
	// must have the types of the function's inputs.
	VerifyFunctionBody(op *Operation) bool
}

// FunctionTypeVerifier is implemented by functions that restrict their type;
// the check comes before that of argument and result attributes.
type FunctionTypeVerifier interface {
	VerifyFunctionType(op *Operation) bool
}

// DeclarationModel is implemented by symbols that may be mere declarations,
// which cannot be public.
type DeclarationModel interface {
	IsDeclaration(op *Operation) bool
}

// TypeCompatModel is implemented by ops with a BranchModel or RegionBranchModel
// whose forwarded values need not have the very type of what receives them.
type TypeCompatModel interface {
	TypesCompatible(from, to Type) bool
}

// ImmediateSymbolUser is implemented by symbol users whose uses are verified
// together with the operation, not after all others of the symbol table.
type ImmediateSymbolUser interface {
	SymbolUserModel
	// ImmediateSymbolUse does nothing.
	ImmediateSymbolUse()
}

// InlinerModel is a dialect interface that says what may be inlined.
type InlinerModel interface {
	// LegalCall reports whether callable may be inlined at call.
	LegalCall(call, callable *Operation) bool
	// LegalOp reports whether op may be moved into region dst.
	LegalOp(op *Operation, dst *Region) bool
	// HandleTerminator replaces the terminator op of an inlined block: by uses
	// of its operands in place of results (dst nil), or by a branch to dst.
	HandleTerminator(b *Builder, op *Operation, results []*Value, dst *Block)
	// Materialize makes a conversion of v to type t for a call boundary; nil if
	// it cannot.
	Materialize(b *Builder, v *Value, t Type, loc Location) *Value
}

// RegionInlinerModel is implemented by inliner models of dialects with ops into whose
// regions calls may be inlined.
type RegionInlinerModel interface {
	// LegalRegion reports whether src may be inlined into dst, a region of an op of
	// the dialect.
	LegalRegion(dst, src *Region) bool
}

// InlineOps is the inliner model of a dialect whose ops may be inlined anywhere and
// which has neither calls nor functions. Others embed it.
type InlineOps struct{}

// LegalCall refuses: the dialect has no calls.
func (InlineOps) LegalCall(call, callable *Operation) bool { return false }

// LegalOp holds for every op.
func (InlineOps) LegalOp(op *Operation, dst *Region) bool { return true }

// HandleTerminator does nothing: no function ends in an op of the dialect.
func (InlineOps) HandleTerminator(*Builder, *Operation, []*Value, *Block) {}

// Materialize makes no conversion.
func (InlineOps) Materialize(*Builder, *Value, Type, Location) *Value { return nil }

// ConstantValue returns the attribute of a constant-like operation, nil for
// other operations.
func ConstantValue(op *Operation) Attribute {
	if op == nil || !op.HasTrait(ConstantLike) || op.info.Entry == nil || op.info.Entry.Fold == nil || len(op.results) != 1 {
		return nil
	}
	var buf [1]FoldResult
	out, ok := op.info.Entry.Fold(op, nil, buf[:0])
	if !ok || len(out) != 1 {
		return nil
	}
	return out[0].Attr
}

// ConstantOf returns the constant that v is defined by, or nil.
func ConstantOf(v *Value) Attribute { return ConstantValue(v.op) }

// IntConstantOf returns the value of v if it is an integer or index constant that
// fits 64 signed bits.
func IntConstantOf(v *Value) (int64, bool) {
	if a, ok := ConstantOf(v).(*IntegerAttr); ok {
		return a.Int64()
	}
	return 0, false
}

// IsPure reports whether op has no memory effects and may be speculated, regions
// included.
func IsPure(op *Operation) bool { return IsMemoryEffectFree(op) && IsSpeculatable(op) }

// IsSpeculatable reports whether executing op where it would not have been
// executed is harmless.
func IsSpeculatable(op *Operation) bool {
	t := op.info.traits
	switch {
	case t&(1<<alwaysSpeculatable) != 0:
		return true
	case t&(1<<recursivelySpeculatable) != 0:
		return eachNested(op, IsSpeculatable)
	}
	if m, ok := OpInterface[SpeculationModel](op.info); ok {
		return m.IsSpeculatable(op)
	}
	return false
}

// SpeculationModel is implemented by ops that are speculatable depending on
// their operands, such as arith.divsi.
type SpeculationModel interface {
	IsSpeculatable(op *Operation) bool
}

func eachNested(op *Operation, pred func(*Operation) bool) bool {
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if !pred(o) {
					return false
				}
			}
		}
	}
	return true
}

// CollectEffects visits the known effects of op. It returns false if op may have
// effects that are not known.
func CollectEffects(op *Operation, visit func(Effect)) bool {
	t := op.info.traits
	known := t&(1<<noMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		e.Effects(op, visit)
		known = true
	}
	if t&(1<<recursiveMemoryEffects) != 0 {
		known = true
		ok := eachNested(op, func(o *Operation) bool { return CollectEffects(o, visit) })
		return ok
	}
	return known
}

// InferTypes returns the result types of the op that st describes, or why they
// cannot be inferred.
func (c *Context) InferTypes(st *OperationState) ([]Type, string) {
	e := st.Info.Entry
	if e == nil {
		return nil, "the operation is not registered"
	}
	if e.Infer != nil {
		return e.Infer(c, st)
	}
	return inferFromTraits(c, st)
}

// inferFromTraits infers result types from SameOperandsAndResultType, from
// buildable result constraints and from AllTypesMatch and TypesMatch.
func inferFromTraits(c *Context, st *OperationState) ([]Type, string) {
	def := st.Info.Def
	types := make([]Type, len(def.Results))
	for i := range def.Results {
		r := &def.Results[i]
		switch {
		case r.Quantity != One:
			return nil, "result #" + strconv.Itoa(i) + " is variadic"
		case st.Info.traits&(1<<sameOperandsAndResultType) != 0 && len(st.Operands) > 0:
			types[i] = st.Operands[0].typ
		case r.Type != nil && r.Type.Build != nil:
			types[i] = r.Type.Build(c)
		default:
			types[i] = matchedType(def, st, r.Name)
		}
		if types[i] == nil {
			return nil, "nothing determines the type of result #" + strconv.Itoa(i)
		}
	}
	return types, ""
}

// matchedType infers the type of the result called name from the operands by
// the op's match traits. Operand groups before variadic ones are addressed by
// position, so only leading single operands take part.
func matchedType(def *OpDef, st *OperationState, name string) Type {
	operand := func(n string) Type {
		for i := range def.Operands {
			if def.Operands[i].Quantity != One {
				return nil
			}
			if def.Operands[i].Name == n && i < len(st.Operands) {
				return st.Operands[i].typ
			}
		}
		return nil
	}
	for _, t := range def.Traits {
		m, ok := t.(*MatchTrait)
		if !ok {
			continue
		}
		if m.To == name && m.Infer != nil {
			if from := operand(m.From); from != nil {
				return m.Infer(from)
			}
		}
		has := false
		for _, n := range m.Names {
			has = has || n == name
		}
		if has {
			for _, n := range m.Names {
				if t := operand(n); t != nil {
					return t
				}
			}
		}
	}
	return nil
}

// DefaultDialectModel is implemented by ops in whose regions the ops of one
// dialect are written without its prefix, as `return` in func.func.
type DefaultDialectModel interface {
	// DefaultDialect returns the name of that dialect, empty for none. op is nil
	// while the operation is being parsed.
	DefaultDialect(op *Operation) string
}
