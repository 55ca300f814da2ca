package llvm

import "github.com/spvc/spvc/ir"

// The classes of attributes about memory: what accesses can alias, and which memory is accessed.
var (
	AccessGroupDef      = aliased(record("access_group", "LLVM_AccessGroupAttr", need("id", distinctKind)))
	AliasScopeDomainDef = aliased(record("alias_scope_domain", "LLVM_AliasScopeDomainAttr", need("id", scopeIDKind), opt("description", stringKind)))
	AliasScopeDef       = verified(aliased(record("alias_scope", "LLVM_AliasScopeAttr",
		need("id", scopeIDKind), need("domain", of("AliasScopeDomainAttr", AliasScopeDomainDef)), opt("description", stringKind))), verifyAliasScope)

	TBAARootDef   = aliased(formatted("tbaa_root", "LLVM_TBAARootAttr", "(`<` struct(params)^ `>`)?", opt("id", stringKind)))
	TBAAMemberDef = formatted("tbaa_member", "LLVM_TBAAMemberAttr", "`<` params `>`", need("typeDesc", tbaaNodeKind), need("offset", int64Kind))
	TBAATypeDef   = aliased(record("tbaa_type_desc", "LLVM_TBAATypeDescriptorAttr", need("id", cStringKind), need("members", membersKind)))
	TBAATagDef    = aliased(record("tbaa_tag", "LLVM_TBAATagAttr", need("base_type", tbaaTypeKind), need("access_type", tbaaTypeKind), need("offset", int64Kind),
		opt("constant", boolKind)))

	MMRATagDef = since(22, aliased(formatted("mmra_tag", "LLVM_MMRATagAttr", "`<` $prefix `` `:` `` $suffix `>`", need("prefix", cStringKind), need("suffix", cStringKind))))

	MemoryEffectsDef   = memoryEffects()
	DereferenceableDef = since(20, record("dereferenceable", "LLVM_DereferenceableAttr", need("bytes", uint64Kind), opt("mayBeNull", boolKind)))
	AddressSpaceDef    = since(22, formatted("address_space", "LLVM_AddressSpaceAttr", "`<` $addressSpace `>`", need("addressSpace", u32Kind)))
)

var (
	tbaaNodeKind = &paramKind{"TBAANodeAttr", ir.AttrParamThat(isTBAANode), nil}
	tbaaTypeKind = of("TBAATypeDescriptorAttr", TBAATypeDef)
	membersKind  = &paramKind{"::llvm::ArrayRef<TBAAMemberAttr>", ir.BraceListOf[ir.Attribute](ir.AttrParamOf(TBAAMemberDef)), nil}
	// scopeIDKind is a distinct attribute in MLIR 19, and later any attribute.
	scopeIDKind = &paramKind{"DistinctAttr", scopeIDParam{}, nil}
)

// scopeIDParam is the id of a scope or domain.
type scopeIDParam struct{}

func scopeIDKindIn(v ir.Version) ir.ParamKind {
	if v <= 19 {
		return distinctKind.kind
	}
	return ir.AttrParam
}

// ParseParam reads the id.
func (scopeIDParam) ParseParam(p *ir.Parser) (any, bool) {
	return scopeIDKindIn(p.Context().MLIR()).ParseParam(p)
}

// PrintParam writes the id.
func (scopeIDParam) PrintParam(p *ir.Printer, v any) { ir.AttrParam.PrintParam(p, v) }

func verifyAliasScope(_ *ir.Context, params []any) string {
	switch params[0].(type) {
	case *ir.StringAttr, *ir.DistinctAttr:
		return ""
	}
	return "id of an alias scope must be a StringAttr or a DistrinctAttr"
}

// isTBAANode reports whether a is a type or a root of a tree of types. It compares names, since the class of types has parameters of this kind.
func isTBAANode(a ir.Attribute) bool {
	def := a.AttrDef()
	return def.Dialect == dialectName && (def.Mnemonic == "tbaa_root" || def.Mnemonic == "tbaa_type_desc")
}

//go:noinline
func verified(c *ir.AttrClass, verify func(c *ir.Context, params []any) string) *ir.AttrClass {
	c.Verify = verify
	return c
}

// memoryEffects declares how an operation accesses the kinds of memory. What MLIR 19 does not know is part of its other memory.
func memoryEffects() *ir.AttrClass {
	k := enumKind("ModRefInfo", ModRefInfos)
	const other, firstNew = 0, 3
	c := record("memory_effects", "LLVM_MemoryEffectsAttr", need("other", k), need("argMem", k), need("inaccessibleMem", k),
		stated(22, "errnoMem", k), stated(22, "targetMem0", k), stated(22, "targetMem1", k))
	c.Complete = func(_ *ir.Context, params []any) {
		for i := firstNew; i < len(params); i++ {
			if params[i] == nil {
				params[i] = params[other]
			}
		}
	}
	c.Implied = func(a ir.Attribute, i int) bool {
		r, ok := a.(*ir.RecordAttr)
		return ok && r.Param(i) == r.Param(other)
	}
	return c
}

// stated declares a parameter that the printer always writes since v, and that the text of older versions lacks.
func stated(v ir.Version, name string, k *paramKind) *ir.ParamDef {
	p := newer(v, opt(name, k))
	p.Default = nil
	return p
}

// MemoryEffects returns the attribute that describes accesses to other memory, to memory that arguments point to, and to memory that the program
// cannot access otherwise, each by a number such as [ModRefRead].
func MemoryEffects(c *ir.Context, other, argMem, inaccessibleMem uint64) ir.Attribute {
	return NewAttr(c, MemoryEffectsDef, Field{"other", other}, Field{"argMem", argMem}, Field{"inaccessibleMem", inaccessibleMem})
}

func memoryClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		AccessGroupDef, AliasScopeDomainDef, AliasScopeDef, TBAARootDef, TBAAMemberDef, TBAATypeDef, TBAATagDef, MMRATagDef, MemoryEffectsDef, DereferenceableDef,
		AddressSpaceDef,
	}
}
