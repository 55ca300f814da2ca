package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

var memoryAccess = []ir.AttrDef{
	{Name: "memory_access", Type: memoryAccessKind, Optional: true},
	{Name: "alignment", Type: alignmentKind, Optional: true},
}

func ptrAccessChain(mnemonic string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("base_ptr", anyPtr), operand("element", intType), ir.VariadicOf("indices", intType)},
		Results:  results(anyPtr),
		Traits:   []ir.Trait{ir.Pure},
	}
}

// Memory ops.
var (
	AccessChain = &ir.OpDef{
		Name:     "spirv.AccessChain",
		Summary:  "a pointer to a part of what a pointer points to",
		Operands: []ir.ValueDef{operand("base_ptr", anyPtr), ir.VariadicOf("indices", intType)},
		Results:  []ir.ValueDef{operand("component_ptr", anyPtr)},
		Traits:   []ir.Trait{ir.Pure},
	}
	PtrAccessChain         = summarized("AccessChain whose first index counts elements from the pointer on", ptrAccessChain("PtrAccessChain"))
	InBoundsPtrAccessChain = summarized("PtrAccessChain with indices that are known to be in bounds", ptrAccessChain("InBoundsPtrAccessChain"))
	CopyMemory             = &ir.OpDef{
		Name:     "spirv.CopyMemory",
		Summary:  "copies what a pointer points to",
		Operands: []ir.ValueDef{operand("target", anyPtr), operand("source", anyPtr)},
		Attrs: append(memoryAccess[:2:2],
			ir.AttrDef{Name: "source_memory_access", Type: memoryAccessKind, Optional: true},
			ir.AttrDef{Name: "source_alignment", Type: alignmentKind, Optional: true}),
	}
	Load = &ir.OpDef{
		Name:     "spirv.Load",
		Summary:  "the value that a pointer points to",
		Operands: []ir.ValueDef{operand("ptr", anyPtr)},
		Attrs:    memoryAccess,
		Results:  []ir.ValueDef{operand("value", anySPIRV)},
	}
	Store = &ir.OpDef{
		Name:     "spirv.Store",
		Summary:  "stores a value through a pointer",
		Operands: []ir.ValueDef{operand("ptr", anyPtr), operand("value", anySPIRV)},
		Attrs:    memoryAccess,
	}
	// ArrayLength is not in MLIR 19's dialect.
	ArrayLength = &ir.OpDef{
		Name:     "spirv.ArrayLength",
		Summary:  "the number of elements of the runtime array that ends a block",
		Operands: []ir.ValueDef{operand("structure", anyPtr)},
		Attrs:    []ir.AttrDef{{Name: "array_member", Type: ir.I32AttrKind}},
		Results:  results(int32Type),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$structure `[` $array_member `]` attr-dict `:` type($structure) `->` type($result)",
	}
	Variable = &ir.OpDef{
		Name:     "spirv.Variable",
		Summary:  "memory of one call of a function",
		Operands: []ir.ValueDef{{Name: "initializer", Type: ir.AnyType, Quantity: ir.Optional}},
		Attrs:    []ir.AttrDef{{Name: "storage_class", Type: enumKind(StorageClassAttr)}},
		Results:  []ir.ValueDef{operand("pointer", anyPtr)},
	}
)

// Slots of the memory access attributes of Load, Store and CopyMemory.
const (
	slotMemoryAccess = iota
	slotAlignment
	slotSourceAccess
	slotSourceAlignment
)

func memoryEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: AccessChain, Parse: parseAccessChain, Print: printAccessChain, Verify: verifyAccessChain},
		{Def: PtrAccessChain, Parse: parsePtrAccessChain, Print: printAccessChain, Verify: verifyPtrAccessChain},
		{Def: InBoundsPtrAccessChain, Parse: parsePtrAccessChain, Print: printAccessChain, Verify: verifyPtrAccessChain},
		{Def: CopyMemory, Parse: parseCopyMemory, Print: printCopyMemory, Verify: verifyCopyMemory},
		{Def: Load, Parse: parseLoad, Print: printLoad, Verify: verifyLoad},
		{Def: Store, Parse: parseStore, Print: printStore, Verify: verifyStore},
		{Def: ArrayLength, Verify: verifyArrayLength},
		{Def: Variable, Parse: parseVariable, Print: printVariable, Verify: verifyVariable},
	}
}

// ConstantInt32 returns the value of v, truncated to 32 bits, if it is an integer
// spirv.Constant.
func ConstantInt32(v *ir.Value) (int32, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(Constant) {
		return 0, false
	}
	i, ok := op.Prop(0).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	u, ok := i.Value.Uint64()
	return int32(u), ok
}

// parseMemoryAccess reads an optional `["Aligned", 4]` into the attributes of the given
// names.
func parseMemoryAccess(p *ir.Parser, st *ir.OperationState, access, alignment string) bool {
	if !p.ParseOptionalLSquare() {
		return true
	}
	v, ok := parseEnumAttr(p, st, MemoryAccessAttr, access)
	if !ok {
		return false
	}
	if spec.MemoryAccess(v)&spec.MemoryAccessAligned != 0 {
		if !p.ParseComma() {
			return false
		}
		a, ok := p.ParseAttr(p.Context().I32())
		if !ok {
			return false
		}
		st.AddAttr(alignment, a)
	}
	return p.ParseRSquare()
}

// printMemoryAccess writes ` ["Aligned", 4]` from the slots and returns whether it
// wrote each of the two attributes. Like MLIR, it repeats the target's attributes of a
// CopyMemory if those of the source are absent.
func printMemoryAccess(p *ir.Printer, op *ir.Operation, slot int) (access, alignment bool) {
	pick := func(slot int) ir.Attribute {
		if a := op.Prop(slot); a != nil || slot < slotSourceAccess {
			return a
		}
		return op.Prop(slot - slotSourceAccess)
	}
	a, ok := pick(slot).(*ir.EnumAttr)
	if !ok {
		return false, false
	}
	p.Str(" [\"")
	p.Str(a.Keyword())
	p.Byte('"')
	if spec.MemoryAccess(a.Value)&spec.MemoryAccessAligned != 0 {
		if n, ok := pick(slot + 1).(*ir.IntegerAttr); ok {
			alignment = true
			v, _ := n.Value.Uint64()
			p.Str(", ")
			p.Uint(v)
		}
	}
	p.Byte(']')
	return true, alignment
}

// elide lists the names of the attributes that the flags select.
func elide(buf []string, op *ir.Operation, slot int, access, alignment bool) []string {
	if access {
		buf = append(buf, op.Info().SlotName(slot))
	}
	if alignment {
		buf = append(buf, op.Info().SlotName(slot+1))
	}
	return buf
}

func verifyMemoryAccess(op *ir.Operation, slot int) bool {
	aligned := op.Prop(slot+1) != nil
	if op.Prop(slot) == nil {
		if aligned {
			return op.EmitOpError("invalid alignment specification without aligned memory access specification")
		}
		return true
	}
	want := EnumValue[spec.MemoryAccess](op.Prop(slot))&spec.MemoryAccessAligned != 0
	switch {
	case want && !aligned:
		return op.EmitOpError("missing alignment value")
	case !want && aligned:
		return op.EmitOpError("invalid alignment specification with non-aligned memory access specification")
	}
	return true
}

func parseStorage(p *ir.Parser) (spec.StorageClass, bool) {
	v, ok := parseEnumString(p, spec.KindStorageClass, "storage_class")
	return spec.StorageClass(v), ok
}

func printStorage(p *ir.Printer, ptr *ir.Value) {
	p.Str(" \"")
	p.Str(ptr.Type().(*PointerType).Storage.String())
	p.Str("\" ")
	p.Operand(ptr)
}

func parseLoad(p *ir.Parser, st *ir.OperationState) bool {
	sc, ok := parseStorage(p)
	if !ok {
		return false
	}
	ptr, ok := p.ParseOperand()
	if !ok || !parseMemoryAccess(p, st, "memory_access", "alignment") || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperand(ptr, PointerTo(t, sc), st)
}

func printLoad(p *ir.Printer, op *ir.Operation) {
	printStorage(p, op.Operand(0))
	access, alignment := printMemoryAccess(p, op, slotMemoryAccess)
	var buf [4]string
	p.AttrDict(op, append(elide(buf[:0], op, slotMemoryAccess, access, alignment), "storage_class")...)
	p.Str(" : ")
	p.Type(op.Result(0).Type())
}

func verifyPointee(op *ir.Operation, value ir.Type) bool {
	if value != op.Operand(0).Type().(*PointerType).Pointee {
		return op.EmitOpError("mismatch in result type and pointer type")
	}
	return true
}

func verifyLoad(op *ir.Operation) bool {
	return verifyPointee(op, op.Result(0).Type()) && verifyMemoryAccess(op, slotMemoryAccess)
}

func parseStore(p *ir.Parser, st *ir.OperationState) bool {
	sc, ok := parseStorage(p)
	if !ok {
		return false
	}
	os, ok := p.ParseOperandListN(2, ir.DelimNone)
	if !ok || !parseMemoryAccess(p, st, "memory_access", "alignment") {
		return false
	}
	t, ok := p.ParseColonType()
	return ok && p.ResolveOperand(os[0], PointerTo(t, sc), st) && p.ResolveOperand(os[1], t, st)
}

func printStore(p *ir.Printer, op *ir.Operation) {
	printStorage(p, op.Operand(0))
	p.Str(", ")
	p.Operand(op.Operand(1))
	access, alignment := printMemoryAccess(p, op, slotMemoryAccess)
	p.Str(" : ")
	p.Type(op.Operand(1).Type())
	var buf [4]string
	p.AttrDict(op, append(elide(buf[:0], op, slotMemoryAccess, access, alignment), "storage_class")...)
}

func verifyStore(op *ir.Operation) bool {
	return verifyPointee(op, op.Operand(1).Type()) && verifyMemoryAccess(op, slotMemoryAccess)
}

func parseCopyMemory(p *ir.Parser, st *ir.OperationState) bool {
	var scs [2]spec.StorageClass
	var ptrs [2]ir.UnresolvedOperand
	for i := range ptrs {
		var ok bool
		if i == 1 && !p.ParseComma() {
			return false
		}
		if scs[i], ok = parseStorage(p); !ok {
			return false
		}
		if ptrs[i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	if !parseMemoryAccess(p, st, "memory_access", "alignment") {
		return false
	}
	if p.ParseOptionalComma() && !parseMemoryAccess(p, st, "source_memory_access", "source_alignment") {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	return p.ResolveOperand(ptrs[0], PointerTo(t, scs[0]), st) && p.ResolveOperand(ptrs[1], PointerTo(t, scs[1]), st)
}

func printCopyMemory(p *ir.Printer, op *ir.Operation) {
	p.Space()
	printStorage(p, op.Operand(0))
	p.Str(", ")
	printStorage(p, op.Operand(1))
	var buf [8]string
	access, alignment := printMemoryAccess(p, op, slotMemoryAccess)
	elided := elide(buf[:0], op, slotMemoryAccess, access, alignment)
	p.Str(", ")
	access, alignment = printMemoryAccess(p, op, slotSourceAccess)
	elided = elide(elided, op, slotSourceAccess, access, alignment)
	p.AttrDict(op, append(elided, "storage_class")...)
	p.Str(" : ")
	p.Type(op.Operand(0).Type().(*PointerType).Pointee)
}

func verifyCopyMemory(op *ir.Operation) bool {
	if op.Operand(0).Type().(*PointerType).Pointee != op.Operand(1).Type().(*PointerType).Pointee {
		return op.EmitOpError("both operands must be pointers to the same type")
	}
	return verifyMemoryAccess(op, slotMemoryAccess) && verifyMemoryAccess(op, slotSourceAccess)
}

// parseDecorations reads optional `bind(set, binding)` and `built_in("name")`, and the
// attribute dictionary. MLIR prints both but reads only one of them.
func parseDecorations(p *ir.Parser, st *ir.OperationState) bool {
	i32 := p.Context().I32()
	if p.ParseOptionalKeyword("bind") {
		if !p.ParseLParen() {
			return false
		}
		set, ok := p.ParseAttr(i32)
		if !ok || !p.ParseComma() {
			return false
		}
		binding, ok := p.ParseAttr(i32)
		if !ok || !p.ParseRParen() {
			return false
		}
		st.AddAttr("descriptor_set", set)
		st.AddAttr("binding", binding)
	}
	if p.ParseOptionalKeyword("built_in") {
		if !p.ParseLParen() {
			return false
		}
		name, ok := parsePart[*ir.StringAttr](p)
		if !ok || !p.ParseRParen() {
			return false
		}
		st.AddAttr("built_in", name)
	}
	return p.ParseAttrDict(st)
}

// printDecorations writes what parseDecorations reads.
func printDecorations(p *ir.Printer, op *ir.Operation, elided []string) {
	set, ok1 := op.Attr("descriptor_set").(*ir.IntegerAttr)
	binding, ok2 := op.Attr("binding").(*ir.IntegerAttr)
	if ok1 && ok2 {
		p.Str(" bind(")
		p.Int(set.Int64Or(0))
		p.Str(", ")
		p.Int(binding.Int64Or(0))
		p.Byte(')')
		elided = append(elided, "descriptor_set", "binding")
	}
	if b, ok := op.Attr("built_in").(*ir.StringAttr); ok {
		p.Str(" built_in(\"")
		p.Str(b.Value)
		p.Str("\")")
		elided = append(elided, "built_in")
	}
	p.AttrDict(op, elided...)
}

func parseVariable(p *ir.Parser, st *ir.OperationState) bool {
	var init ir.UnresolvedOperand
	hasInit := p.ParseOptionalKeyword("init")
	if hasInit {
		var ok bool
		if !p.ParseLParen() {
			return false
		}
		if init, ok = p.ParseOperand(); !ok || !p.ParseRParen() {
			return false
		}
	}
	if !parseDecorations(p, st) || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	ptr, ok := t.(*PointerType)
	if !ok {
		return p.EmitError(loc, "expected spirv.ptr type")
	}
	st.Results = append(st.Results, ptr)
	st.AddAttr("storage_class", p.Context().Enum(StorageClassAttr, uint64(ptr.Storage)))
	return !hasInit || p.ResolveOperand(init, ptr.Pointee, st)
}

func printVariable(p *ir.Printer, op *ir.Operation) {
	if op.NumOperands() != 0 {
		p.Str(" init(")
		p.Operand(op.Operand(0))
		p.Byte(')')
	}
	var buf [4]string
	printDecorations(p, op, append(buf[:0], "storage_class"))
	p.Str(" : ")
	p.Type(op.Result(0).Type())
}

func verifyVariable(op *ir.Operation) bool {
	sc := EnumValue[spec.StorageClass](op.Prop(0))
	if sc != spec.StorageClassFunction {
		return op.EmitOpError("can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.")
	}
	ptr := op.Result(0).Type().(*PointerType)
	if ptr.Storage != sc {
		return op.EmitOpError("storage class must match result pointer's storage class")
	}
	if op.NumOperands() != 0 {
		d := op.Operand(0).DefiningOp()
		if d == nil || !d.Is(Constant) && !d.Is(ReferenceOf) && !d.Is(AddressOf) {
			return op.EmitOpError("initializer must be the result of a constant or spirv.GlobalVariable op")
		}
	}
	for _, name := range [...]string{"descriptor_set", "binding", "built_in"} {
		if op.Attr(name) != nil {
			return op.EmitOpError("cannot have '" + name + "' attribute (only allowed in spirv.GlobalVariable)")
		}
	}
	pointee := ptr.Pointee
	if a, ok := pointee.(*ArrayType); ok {
		pointee = a.Element
	}
	if pp, ok := pointee.(*PointerType); !ok || pp.Storage != spec.StorageClassPhysicalStorageBuffer {
		return true
	}
	aliased, restrict := op.Attr("aliased_pointer") != nil, op.Attr("restrict_pointer") != nil
	switch {
	case !aliased && !restrict:
		return op.EmitOpError(" with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'")
	case aliased && restrict:
		return op.EmitOpError(" with physical buffer pointer must have exactly one aliasing decoration")
	}
	return true
}

func verifyArrayLength(op *ir.Operation) bool {
	ptr := op.Operand(0).Type().(*PointerType)
	s, ok := ptr.Pointee.(*StructType)
	if !ok {
		return op.EmitOpError("operand must be a pointer to a struct, but provided " + ir.QuoteType(ptr))
	}
	last := len(s.Members()) - 1
	if last >= 0 {
		if _, ok := s.Members()[last].Type.(*RuntimeArrayType); ok {
			if i := op.Prop(0).(*ir.IntegerAttr).Int64Or(-1); i != int64(last) {
				return op.EmitOpError("'array_member' must be " + strconv.Itoa(last) + ", the last member")
			}
			return true
		}
	}
	return op.EmitOpError("the last member of the struct must be a runtime array")
}
