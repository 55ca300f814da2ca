package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// function is the model of spirv.func for the interfaces of functions.
type function struct{ interfaces.FunctionParts }

var functionModel = function{interfaces.FunctionParts{TypeSlot: funcType}}

// decorated reports whether argument i of op has one of two decorations.
func decorated(op *ir.Operation, i int, a, b spec.Decoration) bool {
	args, ok := op.Prop(funcArgAttrs).(*ir.ArrayAttr)
	if !ok || i >= len(args.Elements) {
		return false
	}
	d, ok := args.Elements[i].(*ir.DictionaryAttr)
	if !ok {
		return false
	}
	if several, ok := d.Get(notes.DecorationsName).(*ir.DictionaryAttr); ok {
		return several.Get(encoding.SnakeCase(a.String())) != nil || several.Get(encoding.SnakeCase(b.String())) != nil
	}
	e, ok := d.Get(notes.DecorationName).(*ir.EnumAttr)
	return ok && (spec.Decoration(e.Value) == a || spec.Decoration(e.Value) == b)
}

func isPhysicalPointer(t ir.Type) bool {
	p, ok := t.(*PointerType)
	return ok && p.Storage == spec.StorageClassPhysicalStorageBuffer
}

// DefaultAliasing returns the decoration that a parameter of a type with physical pointers needs unless it is decorated
// as restricted: AliasedPointer or Aliased. For other types it returns RelaxedPrecision, which is 0.
func DefaultAliasing(t ir.Type) spec.Decoration {
	ptr, ok := t.(*PointerType)
	if !ok {
		return 0
	}
	if typeIs[*PointerType](ptr.Pointee) {
		if isPhysicalPointer(ptr.Pointee) {
			return spec.DecorationAliasedPointer
		}
		return 0
	}
	t = ptr
	if a, ok := ptr.Pointee.(*ArrayType); ok {
		t = a.Element
	}
	if isPhysicalPointer(t) {
		return spec.DecorationAliased
	}
	return 0
}

// VerifyFunctionType checks the results and the aliasing of physical pointers.
func (f function) VerifyFunctionType(op *ir.Operation) bool {
	t := f.FunctionType(op)
	if t == nil {
		return true
	}
	if len(t.Results) > 1 {
		return op.EmitOpError("cannot have more than one result")
	}
	for i, in := range t.Inputs {
		switch d := DefaultAliasing(in); {
		case d == spec.DecorationAliasedPointer && !decorated(op, i, spec.DecorationAliasedPointer, spec.DecorationRestrictPointer):
			return op.EmitOpError("with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'")
		case d == spec.DecorationAliased && !decorated(op, i, spec.DecorationAliased, spec.DecorationRestrict):
			return op.EmitOpError("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'")
		}
	}
	return true
}

// VerifyFunctionBody checks the entry block's arguments. The verifiers of the return
// ops check returns, because a separate walk over every body would cost more than all
// other checks here.
func (f function) VerifyFunctionBody(op *ir.Operation) bool {
	t := f.FunctionType(op)
	if entry := op.Region(0).First(); entry != nil {
		if entry.NumArgs() != len(t.Inputs) {
			return op.EmitOpError("entry block must have " + strconv.Itoa(len(t.Inputs)) + " arguments to match function signature")
		}
		for i, in := range t.Inputs {
			if got := entry.Arg(i).Type(); got != in {
				return op.EmitOpError("type of entry block argument #" + strconv.Itoa(i) + "(" + ir.QuoteType(got) + ") must match the type of the corresponding argument in function signature(" + ir.QuoteType(in) + ")")
			}
		}
	}
	return true
}

// verifyReturn checks a return against the closest function around it.
func verifyReturn(op *ir.Operation) bool {
	fn := op.Parent()
	for fn != nil && !fn.Is(Func) {
		fn = fn.Parent()
	}
	if fn == nil {
		return true
	}
	t := functionModel.FunctionType(fn)
	switch {
	case op.Is(Return):
		if len(t.Results) != 0 {
			return op.EmitOpError("cannot be used in functions returning value")
		}
	case op.Is(ReturnValue):
		if len(t.Results) != 1 {
			return op.EmitOpError("returns 1 value but enclosing function requires " + strconv.Itoa(len(t.Results)) + " results")
		}
		if got := op.Operand(0).Type(); got != t.Results[0] {
			return op.EmitOpError(" return value's type (" + ir.QuoteType(got) + ") mismatch with function's result type (" + ir.QuoteType(t.Results[0]) + ")")
		}
	}
	return true
}

func verifyGlobalVariable(op *ir.Operation) bool {
	ptr, ok := op.Prop(varType).(*ir.TypeAttr).Value.(*PointerType)
	if !ok {
		return op.EmitOpError("result must be of a !spv.ptr type")
	}
	if ptr.Storage == spec.StorageClassGeneric || ptr.Storage == spec.StorageClassFunction {
		return op.EmitOpError("storage class cannot be '" + ptr.Storage.String() + "'")
	}
	return true
}

// immediate marks the symbol users that MLIR verifies together with the operation.
type immediate struct{}

// ImmediateSymbolUse does nothing.
func (immediate) ImmediateSymbolUse() {}

type initializerUser struct{ immediate }

// VerifySymbolUses checks the initializer of a global variable.
func (initializerUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(varInitializer).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	d := tables.LookupRef(op, ref)
	if d == nil || !d.Is(GlobalVariable) && !d.Is(SpecConstant) && !d.Is(SpecConstantComposite) && !d.Is(OpaqueGlobal) &&
		!d.Is(EXTSpecConstantCompositeReplicate) {
		if op.Context().MLIR() > 19 {
			return op.EmitOpError("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op")
		}
		return op.EmitOpError("initializer must be result of a spirv.SpecConstant or spirv.GlobalVariable or spirv.SpecConstantCompositeOp op")
	}
	return true
}

type addressUser struct{ immediate }

// VerifySymbolUses checks the variable whose address is taken.
func (addressUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	d := tables.LookupRef(op, ref)
	if d == nil || !d.Is(GlobalVariable) {
		return op.EmitOpErrorDetail(tables.Unknown(op, ref, GlobalVariable), "expected spirv.GlobalVariable symbol")
	}
	if t := (GlobalVariableOp{d}).Type(); t != nil && t != op.Result(0).Type() {
		return op.EmitOpError("result type mismatch with the referenced global variable's type")
	}
	return true
}

// specConstantType returns the type of a specialization constant. It returns nil if the
// attributes do not determine it; the op's own verifier reports this.
func specConstantType(op *ir.Operation) ir.Type {
	switch {
	case op.Is(SpecConstant):
		if a, ok := op.Prop(1).(ir.TypedAttr); ok {
			return a.Type()
		}
	case op.Is(SpecConstantComposite), op.Is(EXTSpecConstantCompositeReplicate):
		if a, ok := op.Prop(0).(*ir.TypeAttr); ok {
			return a.Value
		}
	case op.Is(OpaqueGlobal):
		if a, ok := op.Prop(3).(*ir.TypeAttr); ok {
			return a.Value
		}
	}
	return nil
}

type referenceUser struct{ immediate }

// VerifySymbolUses checks the specialization constant that the op refers to.
func (referenceUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	d := tables.LookupRef(op, ref)
	var t ir.Type
	switch {
	case d != nil && d.Is(SpecConstant), d != nil && d.Is(SpecConstantComposite), d != nil && d.Is(OpaqueGlobal),
		d != nil && d.Is(EXTSpecConstantCompositeReplicate):
		t = specConstantType(d)
	default:
		return op.EmitOpError("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
	}
	if t != nil && t != op.Result(0).Type() {
		return op.EmitOpError("result type mismatch with the referenced specialization constant's type")
	}
	return true
}

func beginsName(s string) bool {
	return s != "" && (s[0] == '_' || s[0] == '$' || s[0] == '.' || s[0] == '-' || s[0] == ' ' || s[0]|0x20 >= 'a' && s[0]|0x20 <= 'z' || s[0] >= '0' && s[0] <= '9')
}

func nameAddressOf(name []byte, op *ir.Operation) []byte {
	// MLIR names a value after any symbol, but does not read back a name that begins
	// with other characters.
	if ref, ok := op.Prop(0).(*ir.SymbolRefAttr); ok && beginsName(ref.Root) {
		name = append(append(name, ref.Root...), "_addr"...)
	}
	return name
}

func verifySpecConstant(op *ir.Operation) bool {
	if id, ok := op.Attr("spec_id").(*ir.IntegerAttr); ok && id.Value.IsNegative() {
		return op.EmitOpError("SpecId cannot be negative")
	}
	switch v := op.Prop(1).(type) {
	case *ir.IntegerAttr:
		if !IsScalar(v.Type()) {
			return op.EmitOpError("default value bitwidth disallowed")
		}
		return true
	case *ir.FloatAttr:
		if !IsScalar(v.Type()) {
			return op.EmitOpError("default value bitwidth disallowed")
		}
		return true
	}
	return op.EmitOpError("default value can only be a bool, integer, or float scalar")
}

func verifySpecComposite(op *ir.Operation) bool {
	t := op.Prop(0).(*ir.TypeAttr).Value
	if !IsComposite(t) {
		return op.EmitError("result type must be a composite type, but provided " + ir.QuoteType(t))
	}
	if typeIs[*CooperativeMatrixType](t) {
		return op.EmitError("unsupported composite type  " + ir.QuoteType(t))
	}
	n, _ := NumElements(t)
	if got := len(op.Prop(2).(*ir.ArrayAttr).Elements); int64(got) != n {
		return op.EmitError("has incorrect number of operands: expected " + strconv.FormatInt(n, 10) + ", but provided " + strconv.Itoa(got))
	}
	return true
}

type constituentUser struct{ immediate }

// VerifySymbolUses checks the types of the constituents.
func (constituentUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	t := op.Prop(0).(*ir.TypeAttr).Value
	for i, e := range op.Prop(2).(*ir.ArrayAttr).Elements {
		ref, _ := e.(*ir.SymbolRefAttr)
		d := tables.LookupRef(op, ref)
		if d == nil || !d.Is(SpecConstant) {
			return op.EmitError("constituent '" + ref.Root + "' is not a spirv.SpecConstant")
		}
		if want, got := ElementAt(t, int64(i)), specConstantType(d); got != nil && want != got {
			return op.EmitError("has incorrect types of operands: expected " + ir.QuoteType(want) + ", but provided " + ir.QuoteType(got))
		}
	}
	return true
}

func verifySpecOperation(op *ir.Operation) bool {
	b := op.Region(0).First()
	if b.First() == nil || b.First().Next() != b.Last() || b.First() == b.Last() {
		return op.EmitOpError("expected exactly 2 nested ops")
	}
	inner := b.First()
	if !inner.HasTrait(UsableInSpecConstantOp) {
		return op.EmitOpError("invalid enclosed op")
	}
	for i := range inner.NumOperands() {
		d := inner.Operand(i).DefiningOp()
		if d == nil || !d.Is(Constant) && !d.Is(ReferenceOf) && !d.Is(SpecConstantOperation) {
			return op.EmitOpError("invalid operand, must be defined by a constant operation")
		}
	}
	return true
}

func isOurs(op *ir.Operation) bool {
	d := op.Info().Dialect
	return d != nil && d.Name == dialectName
}

type entryKey struct {
	fn    *ir.Operation
	model uint64
}

func verifyModule(op *ir.Operation, symbols *ir.SymbolTables) bool {
	entries := map[entryKey]bool{}
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		switch {
		case !isOurs(o):
			return o.EmitError("'spirv.module' can only contain spirv.* ops")
		case o.Is(EntryPoint):
			if !verifyEntryPoint(o, symbols, entries) {
				return false
			}
		case o.Is(Func):
			if !verifyLinkage(o) {
				return false
			}
		}
	}
	return true
}

func verifyEntryPoint(op *ir.Operation, symbols *ir.SymbolTables, entries map[entryKey]bool) bool {
	fn := op.Prop(entryFn).(*ir.SymbolRefAttr).Root
	f := symbols.Lookup(op.Parent(), fn)
	if f == nil || !f.Is(Func) {
		return op.EmitErrorDetail(symbols.Unknown(op, op.Prop(entryFn).(*ir.SymbolRefAttr), Func), "function '"+fn+"' not found in 'spirv.module'")
	}
	for _, e := range op.Prop(entryInterface).(*ir.ArrayAttr).Elements {
		ref, ok := e.(*ir.SymbolRefAttr)
		if !ok || len(ref.Nested) > 0 {
			return op.EmitError("expected symbol reference for interface specification instead of '" + ir.AttrString(e))
		}
		if v := symbols.Lookup(op.Parent(), ref.Root); v == nil || !v.Is(GlobalVariable) {
			return op.EmitErrorDetail(symbols.Unknown(op, ref, GlobalVariable), "expected spirv.GlobalVariable symbol reference instead of'"+ir.AttrString(e)+"'")
		}
	}
	key := entryKey{f, op.Prop(entryModel).(*ir.EnumAttr).Value}
	if entries[key] {
		return op.EmitError("duplicate of a previous EntryPointOp")
	}
	entries[key] = true
	return true
}

// verifyLinkage checks that a function of a module has a body or is imported.
func verifyLinkage(op *ir.Operation) bool {
	l, _ := op.Prop(funcLinkage).(*LinkageAttributes)
	if op.Region(0).Empty() && (l == nil || l.Type != spec.LinkageTypeImport) {
		return op.EmitError("'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)")
	}
	return true
}

// verifyFuncContent checks the contents of functions of a spirv.module. MLIR checks
// them with the module. Checking them with the function lets functions be verified in
// parallel.
func verifyFuncContent(op *ir.Operation) bool {
	if m := op.Parent(); m == nil || !m.Is(Module) {
		return true
	}
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			o.PrefetchNext()
			if !isOurs(o) {
				return o.EmitError("functions in 'spirv.module' can only contain spirv.* ops")
			}
		}
	}
	return true
}

// FuncOp is the typed view of a spirv.func.
type FuncOp struct{ *ir.Operation }

// SymbolName returns the name.
func (f FuncOp) SymbolName() string { return f.Prop(funcName).(*ir.StringAttr).Value }

// Type returns the function type.
func (f FuncOp) Type() *ir.FunctionType { return functionModel.FunctionType(f.Operation) }

// Control returns the function control.
func (f FuncOp) Control() spec.FunctionControl {
	return EnumValue[spec.FunctionControl](f.Prop(funcControl))
}

// Linkage returns the linkage attributes, or nil.
func (f FuncOp) Linkage() *LinkageAttributes {
	l, _ := f.Prop(funcLinkage).(*LinkageAttributes)
	return l
}

// Body returns the body, an empty region for a declaration.
func (f FuncOp) Body() *ir.Region { return f.Region(0) }

// GlobalVariableOp is the typed view of a spirv.GlobalVariable.
type GlobalVariableOp struct{ *ir.Operation }

// SymbolName returns the name.
func (v GlobalVariableOp) SymbolName() string { return v.Prop(varName).(*ir.StringAttr).Value }

// Type returns the pointer type, or nil if the type is not a pointer.
func (v GlobalVariableOp) Type() ir.Type {
	if a, ok := v.Prop(varType).(*ir.TypeAttr); ok && typeIs[*PointerType](a.Value) {
		return a.Value
	}
	return nil
}

// Pointer returns the pointer type of a valid variable.
func (v GlobalVariableOp) Pointer() *PointerType {
	return v.Prop(varType).(*ir.TypeAttr).Value.(*PointerType)
}

// ModuleOp is the typed view of a spirv.module.
type ModuleOp struct{ *ir.Operation }

// AddressingModel returns the addressing model.
func (m ModuleOp) AddressingModel() spec.AddressingModel {
	return EnumValue[spec.AddressingModel](m.Prop(moduleAddressing))
}

// MemoryModel returns the memory model.
func (m ModuleOp) MemoryModel() spec.MemoryModel {
	return EnumValue[spec.MemoryModel](m.Prop(moduleMemory))
}

// VCE returns the version, capabilities and extensions, or nil.
func (m ModuleOp) VCE() *VCE {
	v, _ := m.Prop(moduleVCE).(*VCE)
	return v
}

// Body returns the block of the module.
func (m ModuleOp) Body() *ir.Block { return m.Region(0).First() }

// NewModule creates a module with an empty body; vce may be nil and name empty.
func NewModule(b *ir.Builder, loc ir.Location, am spec.AddressingModel, mm spec.MemoryModel, vce *VCE, name string) ModuleOp {
	ctx := b.Context()
	attrs := []ir.NamedAttribute{ir.Named("addressing_model", ctx.Enum(AddressingModelAttr, uint64(am))), ir.Named("memory_model", ctx.Enum(MemoryModelAttr, uint64(mm)))}
	if vce != nil {
		attrs = append(attrs, ir.Named("vce_triple", vce))
	}
	if name != "" {
		attrs = append(attrs, ir.Named(ir.SymbolNameAttr, ctx.String(name)))
	}
	op := b.CreateWithRegions(loc, Module, nil, nil, 1, attrs...)
	op.Region(0).AddBlock()
	return ModuleOp{op}
}

// NewFunc creates a function without body.
func NewFunc(b *ir.Builder, loc ir.Location, name string, t *ir.FunctionType, control spec.FunctionControl) FuncOp {
	ctx := b.Context()
	return FuncOp{b.CreateWithRegions(loc, Func, nil, nil, 1, ir.Named("sym_name", ctx.String(name)), ir.Named("function_type", ctx.TypeAttr(t)),
		ir.Named("function_control", ctx.Enum(FunctionControlAttr, uint64(control))))}
}
