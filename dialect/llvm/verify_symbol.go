package llvm

import "github.com/spvc/spvc/ir"

// isModule reports whether globals may stand in op: a module, or another symbol table that is isolated.
func isModule(op *ir.Operation) bool {
	return op.HasTrait(ir.SymbolTable) && op.HasTrait(ir.IsolatedFromAbove)
}

// isGlobalType reports whether a global or an alias may have type t.
func isGlobalType(t ir.Type) bool {
	return CompatibleOuter(t) && !isClass(t, VoidDef) && !isClass(t, TokenDef) && !isClass(t, MetadataDef) && !isClass(t, LabelDef)
}

func verifyGlobal(op *ir.Operation) bool {
	a, ok := op.Prop(globalType).(*ir.TypeAttr)
	if !ok {
		return true
	}
	t, value := a.Value, op.Prop(globalValue)
	if !isGlobalType(t) {
		return op.EmitOpError("expects type to be a valid element type for an LLVM global")
	}
	if p := op.Parent(); p != nil && !isModule(p) {
		return op.EmitOpError("must appear at the module level")
	}
	if s, text := value.(*ir.StringAttr); text && !isBytes(t, len(s.Value)) {
		return op.EmitOpError("requires an i8 array type of the length equal to that of the string attribute")
	}
	if x, ok := t.(*TargetExtType); ok {
		if !x.CanBeGlobal() {
			return op.EmitOpError("this target extension type cannot be used in a global")
		}
		if value != nil {
			return op.EmitOpError("global with target extension type can only be initialized with zero-initializer")
		}
	}
	linkage := caseOf(op.Prop(globalLinkage))
	if linkage == LinkageCommon && value != nil && !isZeroAttr(value) {
		return op.EmitOpError("expected zero value for 'common' linkage")
	}
	if linkage == LinkageAppending && !isA[*ArrayType](t) {
		return op.EmitOpError("expected array type for 'appending' linkage")
	}
	if !verifyComdatOf(op, op.Prop(globalComdat)) {
		return false
	}
	if n, ok := op.Prop(globalAlignment).(*ir.IntegerAttr); ok && !n.Value.IsPowerOf2() {
		return op.EmitError("alignment attribute is not a power of 2")
	}
	return true
}

// isBytes reports whether t is an array of n bytes.
func isBytes(t ir.Type, n int) bool {
	a, ok := t.(*ArrayType)
	return ok && a.Len == uint64(n) && ir.IntegerValueWidth(a.Element) == 8
}

// isZeroAttr reports whether all numbers of an attribute are zero.
func isZeroAttr(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value.IsZero()
	case *ir.FloatAttr:
		return a.Value.IsZero()
	case *ir.DenseElementsAttr:
		n := a.NumElements()
		if a.Splat {
			n = min(n, 1)
		}
		for i := range n {
			if !isZeroAttr(a.Element(i)) {
				return false
			}
		}
		return true
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			if !isZeroAttr(e) {
				return false
			}
		}
		return true
	}
	return false
}

// verifyComdatOf checks that the comdat of a symbol is one.
func verifyComdatOf(op *ir.Operation, a ir.Attribute) bool {
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	if s := ir.LookupNearestSymbol(op, ref); s == nil || !s.Is(ComdatSelector) {
		return op.EmitError("expected comdat symbol")
	}
	return true
}

func verifyGlobalBody(op *ir.Operation) bool {
	b := op.Region(0).First()
	a, ok := op.Prop(globalType).(*ir.TypeAttr)
	if b == nil || !ok {
		return true
	}
	ret := b.Terminator()
	if ret == nil || ret.NumOperands() == 0 {
		return op.EmitOpError("initializer region cannot return void")
	}
	if t := ret.Operand(0).Type(); t != a.Value {
		return op.EmitOpError("initializer region type " + ir.QuoteType(t) + " does not match global type " + ir.QuoteType(a.Value))
	}
	if !verifyNoEffects(b, "ops with side effects not allowed in global initializers") {
		return false
	}
	if op.Prop(globalValue) != nil {
		return op.EmitOpError("cannot have both initializer value and region")
	}
	return true
}

func verifyNoEffects(b *ir.Block, text string) bool {
	for o := b.First(); o != nil; o = o.Next() {
		free := true
		if known := ir.CollectEffects(o, func(ir.Effect) { free = false }); !known || !free {
			return o.EmitError(text)
		}
	}
	return true
}

func verifyAlias(op *ir.Operation) bool {
	a, ok := op.Prop(aliasType).(*ir.TypeAttr)
	if ok && !isGlobalType(a.Value) {
		return op.EmitOpError("expects type to be a valid element type for an LLVM global alias")
	}
	switch v := caseOf(op.Prop(aliasLinkage)); v {
	case LinkageExternal, LinkageInternal, LinkagePrivate, LinkageWeak, LinkageWeakODR, LinkageLinkonce, LinkageLinkonceODR, LinkageAvailableExternally:
		return true
	default:
		return op.EmitOpError("'" + Linkages.String(v) + "' linkage not supported in aliases, available options: private, " +
			"internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally")
	}
}

func verifyAliasBody(op *ir.Operation) bool {
	b := op.Region(0).First()
	if b == nil {
		return true
	}
	ret := b.Terminator()
	if ret == nil || ret.NumOperands() == 0 || !isA[*PointerType](ret.Operand(0).Type()) {
		return op.EmitOpError("initializer region must always return a pointer")
	}
	return verifyNoEffects(b, "ops with side effects are not allowed in alias initializers")
}

func verifyIFunc(op *ir.Operation) bool {
	switch v := caseOf(op.Prop(ifuncLinkage)); v {
	case LinkageExternal, LinkageInternal, LinkagePrivate, LinkageWeak, LinkageWeakODR, LinkageLinkonce, LinkageLinkonceODR:
		return true
	default:
		return op.EmitOpError("'" + Linkages.String(v) + "' linkage not supported in ifuncs, available options: private, internal, linkonce, " +
			"weak, linkonce_odr, weak_odr, or external linkage")
	}
}

func verifyComdat(op *ir.Operation) bool {
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if !o.Is(ComdatSelector) {
			return o.EmitError("only comdat selector symbols can appear in a comdat region")
		}
	}
	return true
}

// Slots of the inherent attributes of GlobalCtors and GlobalDtors.
const (
	xtorsList = iota
	xtorsPriorities
	xtorsData
)

func verifyGlobalFunctions(op *ir.Operation) bool {
	count := func(slot int) int {
		a, ok := op.Prop(slot).(*ir.ArrayAttr)
		if !ok {
			return 0
		}
		return len(a.Elements)
	}
	name := "ctors"
	if op.Is(GlobalDtors) {
		name = "dtors"
	}
	if op.Context().MLIR() == 19 {
		if count(xtorsList) != count(xtorsPriorities) {
			return op.EmitError("mismatch between the number of " + name + " and the number of priorities")
		}
		return true
	}
	if data, ok := op.Prop(xtorsData).(*ir.ArrayAttr); ok {
		for _, e := range data.Elements {
			ref, symbol := e.(*ir.SymbolRefAttr)
			if !(symbol && len(ref.Nested) == 0) && !isZeroValue(e) {
				return op.EmitError("data element must be symbol or #llvm.zero")
			}
		}
	}
	if n := count(xtorsList); n != count(xtorsPriorities) || n != count(xtorsData) {
		return op.EmitError(name + ", priorities, and data must have the same number of elements")
	}
	return true
}

func verifyLinkerOptions(op *ir.Operation) bool {
	if p := op.Parent(); p != nil && !isModule(p) {
		return op.EmitOpError("must appear at the module level")
	}
	return true
}

func verifyModuleFlags(op *ir.Operation) bool {
	if !verifyLinkerOptions(op) {
		return false
	}
	list, _ := op.Prop(0).(*ir.ArrayAttr)
	for i := 0; list != nil && i < len(list.Elements); i++ {
		if !isModuleFlag(list.Elements[i]) {
			return op.EmitOpError("expected a module flag attribute")
		}
	}
	return true
}

func verifyFunc(op *ir.Operation) bool {
	linkage := caseOf(op.Prop(funcLinkage))
	if linkage == LinkageCommon {
		return op.EmitOpError("functions cannot have 'common' linkage")
	}
	if !verifyComdatOf(op, op.Prop(funcComdat)) {
		return false
	}
	if op.Region(0).Empty() {
		if linkage != LinkageExternal && linkage != LinkageExternWeak {
			return op.EmitOpError("external functions must have 'external' or 'extern_weak' linkage")
		}
		return true
	}
	noInline := op.Attr("no_inline") != nil
	if noInline && op.Attr("always_inline") != nil {
		return op.EmitError("no_inline and always_inline attributes are incompatible")
	}
	if op.Attr("optimize_none") != nil && !noInline {
		return op.EmitOpError("with optimize_none must also be no_inline")
	}
	return verifyLandings(op)
}

// verifyLandings checks that landing pads and resumes have one type, and that the tags of blocks differ.
func verifyLandings(op *ir.Operation) bool {
	var landing ir.Type
	ok := true
	tags := map[ir.Attribute]bool{}
	op.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		var t ir.Type
		text := ""
		switch {
		case o.Is(LandingPad):
			t, text = o.Result(0).Type(), "'llvm.landingpad' should have a consistent result type inside a function"
		case o.Is(Resume):
			t, text = o.Operand(0).Type(), "'llvm.resume' should have a consistent input type inside a function"
		case o.Is(BlockTag):
			if tag := o.Prop(0); tags[tag] {
				ok = o.EmitError("duplicate block tag '" + blockTagText(tag) + "' in the same function: ")
			} else {
				tags[tag] = true
			}
		}
		switch {
		case t == nil:
		case landing == nil:
			landing = t
		case landing != t:
			ok = op.EmitError(text)
		}
		if !ok {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return ok
}

func verifyFuncBody(op *ir.Operation) bool {
	entry := op.Region(0).First()
	t := FuncOp{op}.Type()
	if entry == nil || t == nil {
		return true
	}
	for i := range min(len(t.Params), entry.NumArgs()) {
		if !Compatible(entry.Arg(i).Type()) {
			return op.EmitOpError("entry block argument #" + uitoa(uint32(i)) + " is not of LLVM type")
		}
	}
	return true
}

// moduleOf returns the module in which op looks for globals and functions.
func moduleOf(op *ir.Operation) *ir.Operation {
	m := op.Parent()
	for m != nil && !isModule(m) {
		m = m.Parent()
	}
	return m
}

// globalNamed returns the symbol of the module of op.
func globalNamed(op *ir.Operation, tables *ir.SymbolTables, a ir.Attribute) *ir.Operation {
	ref, ok := a.(*ir.SymbolRefAttr)
	m := moduleOf(op)
	if !ok || m == nil {
		return nil
	}
	return tables.LookupIn(m, ref)
}

type addressUser struct{}

// VerifySymbolUses checks that the address is that of a global or a function.
func (addressUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	s := globalNamed(op, tables, op.Prop(0))
	t, _ := op.Result(0).Type().(*PointerType)
	old := op.Context().MLIR() == 19
	switch {
	case t == nil:
	case s != nil && s.Is(Global):
		if caseOf(s.Prop(globalAddrSpace)) != uint64(t.AddressSpace) {
			if old {
				return op.EmitOpError("pointer address space must match address space of the referenced global")
			}
			return op.EmitOpError("pointer address space must match address space of the referenced global or alias")
		}
	case s != nil && s.Is(Func):
	case old:
		return op.EmitOpError("must reference a global defined by 'llvm.mlir.global' or 'llvm.func'")
	case s != nil && s.Is(Alias):
		if aliasSpace(s) != t.AddressSpace {
			return op.EmitOpError("pointer address space must match address space of the referenced global or alias")
		}
	case s != nil && s.Is(IFunc):
	default:
		return op.EmitOpError("must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'")
	}
	return true
}

// aliasSpace returns the address space of the pointer that an alias stands for.
func aliasSpace(alias *ir.Operation) uint32 {
	if b := alias.Region(0).First(); b != nil {
		if ret := b.Terminator(); ret != nil && ret.NumOperands() > 0 {
			if t, ok := ret.Operand(0).Type().(*PointerType); ok {
				return t.AddressSpace
			}
		}
	}
	return 0
}

type equivalentUser struct{}

// VerifySymbolUses checks that the symbol is a function, or an alias of one.
func (equivalentUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	s := globalNamed(op, tables, op.Prop(0))
	linkage := -1
	switch {
	case s != nil && s.Is(Func):
		linkage = funcLinkage
	case s != nil && s.Is(Alias):
		linkage = aliasLinkage
		global := false
		s.Walk(func(o *ir.Operation) {
			if o.Is(AddressOf) {
				g := globalNamed(o, tables, o.Prop(0))
				global = global || g != nil && g.Is(Global)
			}
		})
		if global {
			return op.EmitOpError("must reference an alias to a function")
		}
	default:
		return op.EmitOpError("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
	}
	if caseOf(s.Prop(linkage)) == LinkageExternWeak {
		return op.EmitOpError("target function with 'extern_weak' linkage not allowed")
	}
	return true
}

type functionsUser struct{}

// VerifySymbolUses checks that the functions have bodies.
func (functionsUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	list, _ := op.Prop(xtorsList).(*ir.ArrayAttr)
	for i := 0; list != nil && i < len(list.Elements); i++ {
		ref, ok := list.Elements[i].(*ir.SymbolRefAttr)
		if !ok {
			continue
		}
		f := tables.LookupRef(op, ref)
		if f == nil || !f.Is(Func) {
			return op.EmitOpErrorDetail(tables.Unknown(op, ref, Func), "'"+ref.Root+"' does not reference a valid LLVM function")
		}
		if f.Region(0).Empty() {
			return op.EmitOpError("'" + ref.Root + "' does not have a definition")
		}
	}
	return true
}

type resolverUser struct{}

// VerifySymbolUses checks that the resolver of an ifunc is a function with a body that returns a pointer.
func (resolverUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	s := globalNamed(op, tables, op.Prop(ifuncResolver))
	for seen := map[*ir.Operation]bool{}; s != nil && s.Is(Alias) && !seen[s]; {
		seen[s] = true
		b := s.Region(0).First()
		if b == nil || b.Terminator() == nil || b.Terminator().NumOperands() == 0 {
			return true
		}
		address := b.Terminator().Operand(0).DefinedBy(AddressOf)
		if address == nil {
			return true
		}
		s = globalNamed(address, tables, address.Prop(0))
	}
	if s == nil || !s.Is(Func) {
		return op.EmitOpError("must have a function resolver")
	}
	if s.Region(0).Empty() || caseOf(s.Prop(funcLinkage)) == LinkageAvailableExternally {
		return op.EmitOpError("resolver must be a definition")
	}
	if t := (FuncOp{s}).Type(); t == nil || !isA[*PointerType](t.Result) {
		return op.EmitOpError("resolver must return a pointer")
	}
	a, _ := op.Prop(ifuncResolverType).(*ir.TypeAttr)
	var p *PointerType
	if a != nil {
		p, _ = a.Value.(*PointerType)
	}
	if p == nil || uint64(p.AddressSpace) != caseOf(op.Attr("address_space")) {
		return op.EmitOpError("resolver has incorrect type")
	}
	return true
}

type blockAddressUser struct{}

// VerifySymbolUses checks that the block belongs to a function.
func (blockAddressUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, _ := blockAddressParts(op.Prop(0))
	if ref == nil {
		return true
	}
	if s := globalNamed(op, tables, ref); s == nil || !s.Is(Func) {
		return op.EmitOpError("must reference a function defined by 'llvm.func'")
	}
	return true
}
