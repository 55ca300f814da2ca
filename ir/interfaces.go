package ir

import "strconv"

// Op interfaces are Go interfaces whose methods take the operation. A dialect lists
// values of them ("models") in OpEntry.Interfaces, or another package attaches them to
// a Registry. [OpInterface] looks them up.

// BranchModel is implemented by terminators with successors.
type BranchModel interface {
	// SuccessorOperands returns the operands forwarded to successor i's block
	// arguments: operands [start, start+n) of op. produced counts the leading
	// block arguments that the terminator itself produces.
	SuccessorOperands(op *Operation, i int) (start, n, produced int)
}

// SuccessorOperandSetter is implemented by branch models of ops that store more about
// their successor operands than operandSegmentSizes.
type SuccessorOperandSetter interface {
	// SetSuccessorOperands replaces the operands forwarded to successor i by vs.
	SetSuccessorOperands(op *Operation, i int, vs []*Value)
}

// SetSuccessorOperands replaces the operands that op forwards to successor i by vs, and
// corrects operandSegmentSizes. op must have a BranchModel.
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
		sizes := make([]int, len(sh.operands))
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
		op.SetProp(sh.operandSeg, op.info.ctx.segmentSizes(sizes))
	}
	op.SetOperands(all)
}

// RegionBranchModel is implemented by ops whose control flow enters their regions, such
// as scf.if.
type RegionBranchModel interface {
	// RegionSuccessors visits the possible destinations of control from region `from`
	// of op (-1: from before op). A destination is a region index, or -1 for after op.
	RegionSuccessors(op *Operation, from int, visit func(region int))
	// EntryOperands returns the operands of op that are passed to region to. For -1 it
	// returns those that are forwarded directly to the results.
	EntryOperands(op *Operation, to int) []*Value
	// SuccessorInputs returns the values that receive what is passed to region
	// to: its block arguments, or op's results for -1.
	SuccessorInputs(op *Operation, to int) []*Value
}

// RegionTerminatorModel is implemented by terminators that pass values to the
// parent op or to its other regions.
type RegionTerminatorModel interface {
	// ForwardedOperands returns the range of the operands of op that are passed to
	// region to of the parent (-1: to the parent's results).
	ForwardedOperands(op *Operation, to int) (start, n int)
}

// CallModel is implemented by calls.
type CallModel interface {
	// Callee returns the called symbol, or nil and the called value.
	Callee(op *Operation) (*SymbolRefAttr, *Value)
	// CallOperands returns the range of the operands that are passed to the callee.
	CallOperands(op *Operation) (start, n int)
	// SetCallee changes the called symbol.
	SetCallee(op *Operation, ref *SymbolRefAttr)
}

// CallableModel is implemented by functions.
type CallableModel interface {
	// CallableRegion returns the body, or nil for a declaration.
	CallableRegion(op *Operation) *Region
	// CallableResults returns the types of the results.
	CallableResults(op *Operation) []Type
}

// FunctionModel is implemented by function ops: a symbol with a function type,
// one body region and attribute arrays for arguments and results.
type FunctionModel interface {
	// FunctionType returns the type.
	FunctionType(op *Operation) *FunctionType
	// SetFunctionType changes the type of the function.
	SetFunctionType(op *Operation, t *FunctionType)
	// ArgAttrsName and ResAttrsName name the attributes with the arrays of
	// dictionaries.
	ArgAttrsName() string
	ResAttrsName() string
}

// SymbolUserModel is implemented by ops that use symbols. The verifier checks the uses
// when it verifies the enclosing symbol table.
type SymbolUserModel interface {
	VerifySymbolUses(op *Operation, tables *SymbolTables) bool
}

// FunctionVerifier is implemented by functions that replace parts of the verifier's
// checks of a [FunctionModel]. See also FunctionTypeVerifier.
type FunctionVerifier interface {
	// VerifyFunctionBody checks the body. By default, the entry block's arguments must
	// have the types of the function's inputs.
	VerifyFunctionBody(op *Operation) bool
}

// FunctionTypeVerifier is implemented by functions that restrict their type. The
// verifier checks the type before the argument and result attributes.
type FunctionTypeVerifier interface {
	VerifyFunctionType(op *Operation) bool
}

// DeclarationModel is implemented by symbols that may be declarations. A declaration
// cannot be public.
type DeclarationModel interface {
	IsDeclaration(op *Operation) bool
}

// TypeCompatModel is implemented by ops with a BranchModel or RegionBranchModel
// that may forward a value to a receiver of another type.
type TypeCompatModel interface {
	TypesCompatible(from, to Type) bool
}

// ImmediateSymbolUser is implemented by symbol users whose uses are verified
// together with the operation, not at the end of the symbol table.
type ImmediateSymbolUser interface {
	SymbolUserModel
	// ImmediateSymbolUse marks the model and does nothing.
	ImmediateSymbolUse()
}

// InlinerModel is a dialect interface that says which operations may be inlined.
type InlinerModel interface {
	// LegalCall reports whether callable may be inlined at call.
	LegalCall(call, callable *Operation) bool
	// LegalOp reports whether op may be moved into region dst.
	LegalOp(op *Operation, dst *Region) bool
	// HandleTerminator replaces the terminator op of an inlined block. If dst is nil,
	// it replaces results by op's operands; else it branches to dst.
	HandleTerminator(b *Builder, op *Operation, results []*Value, dst *Block)
	// Materialize makes a conversion of v to type t for a call boundary. It returns nil
	// if it cannot.
	Materialize(b *Builder, v *Value, t Type, loc Location) *Value
}

// InlineOps is the inliner model of a dialect whose ops may be inlined anywhere and
// which has neither calls nor functions. Other models embed it.
type InlineOps struct{}

// LegalCall returns false, because the dialect has no calls.
func (InlineOps) LegalCall(call, callable *Operation) bool { return false }

// LegalOp returns true.
func (InlineOps) LegalOp(op *Operation, dst *Region) bool { return true }

// HandleTerminator does nothing: no function ends in an op of the dialect.
func (InlineOps) HandleTerminator(*Builder, *Operation, []*Value, *Block) {}

// Materialize returns nil: it makes no conversion.
func (InlineOps) Materialize(*Builder, *Value, Type, Location) *Value { return nil }

// ConstantValue returns the attribute of a constant-like operation, or nil for other
// operations.
func ConstantValue(op *Operation) Attribute {
	if op == nil || !op.HasTrait(ConstantLike) || op.info.Entry == nil || op.info.Entry.Fold == nil || len(op.results()) != 1 {
		return nil
	}
	if c := op.info.Entry.constant; c > 0 {
		return op.Prop(c - 1) // without the memory that a fold needs
	}
	var buf [1]FoldResult
	out, ok := op.info.Entry.Fold(op, nil, buf[:0])
	if !ok || len(out) != 1 {
		return nil
	}
	return out[0].Attr
}

// ConstantOf returns the constant that defines v, or nil.
func ConstantOf(v *Value) Attribute { return ConstantValue(v.definer()) }

// IntConstantOf returns the value of v. ok is false unless v is an integer or index
// constant that fits 64 signed bits.
func IntConstantOf(v *Value) (int64, bool) {
	if a, ok := ConstantOf(v).(*IntegerAttr); ok {
		return a.Int64()
	}
	return 0, false
}

// IsSpeculatable reports whether op may run where it would not have run before.
func IsSpeculatable(op *Operation) bool {
	t := op.info.traits
	switch {
	case t&(1<<AlwaysSpeculatable) != 0:
		return true
	case t&(1<<RecursivelySpeculatable) != 0:
		return eachNested(op, IsSpeculatable)
	}
	if m, ok := OpInterface[SpeculationModel](op.info); ok {
		return m.IsSpeculatable(op)
	}
	return false
}

// SpeculationModel is implemented by ops whose operands decide whether they are
// speculatable, such as arith.divsi.
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
// unknown effects.
func CollectEffects(op *Operation, visit func(Effect)) bool {
	t := op.info.traits
	known := t&(1<<NoMemoryEffect) != 0
	if e := op.info.Entry; e != nil && e.Effects != nil {
		e.Effects(op, visit)
		known = true
	}
	if t&(1<<RecursiveMemoryEffects) != 0 {
		known = true
		ok := eachNested(op, func(o *Operation) bool { return CollectEffects(o, visit) })
		return ok
	}
	return known
}

// InferTypes returns the result types of the op that st describes. If they cannot be
// inferred, it returns the reason.
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
		case st.Info.traits&(1<<SameOperandsAndResultType) != 0 && len(st.Operands) > 0:
			types[i] = st.Operands[0].typ
		case r.Type != nil && r.Type.Build != nil:
			types[i] = r.Type.Build(c)
		default:
			types[i] = matchedType(st.Info, st, r.Name)
		}
		if types[i] == nil {
			return nil, "nothing determines the type of result #" + strconv.Itoa(i)
		}
	}
	return types, ""
}

// matchedType infers the type of the result called name from the operands and attributes with the op's
// match traits. It finds operand groups by position, which works only before the first
// variadic group, so only leading single operands take part.
func matchedType(info *OpInfo, st *OperationState, name string) Type {
	def := info.Def
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
	for _, t := range info.shape.list {
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
				if a, ok := st.Attr(n).(TypedAttr); ok {
					return a.Type()
				}
			}
		}
	}
	return nil
}

// BlockNamesModel is implemented by ops that name the blocks of their regions. In the generic form blocks have no names.
type BlockNamesModel interface {
	// BlockNames calls set for the blocks that get a name other than bb and their number. Names in a region must be different.
	BlockNames(op *Operation, set func(b *Block, name string))
}

// DefaultDialectModel is implemented by ops in whose regions the ops of one
// dialect are written without their prefix, such as `return` in func.func.
type DefaultDialectModel interface {
	// DefaultDialect returns the name of that dialect, or "" if there is none. op is
	// nil while the operation is being parsed.
	DefaultDialect(op *Operation) string
}
