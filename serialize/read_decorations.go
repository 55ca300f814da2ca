package serialize

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// typeDecorationsName is the attribute of a module that lists decorations of types
// which neither the types hold nor the variables imply. An entry is [type, member or
// -1, decoration, operands...]. The entry [type] marks a struct that is not a block
// although a variable would make it one.
const typeDecorationsName = "type_decorations"

// typeDeco is an entry of that list.
type typeDeco struct {
	entry ir.Attribute
	block *spirv.StructType // the struct, if the decoration is Block; variables may imply it
}

// addDecoration records the decoration of id that an instruction with opcode code and
// operands w applies.
func (r *reader) addDecoration(code spec.Opcode, id uint32, member int, w []uint32) bool {
	i := r.info(id)
	if i == nil || !r.isEnumerant(spec.KindDecoration, w[0]) {
		return false
	}
	if code != decorateOpcode(spec.Decoration(w[0]), member >= 0, true) && code != decorateOpcode(spec.Decoration(w[0]), member >= 0, false) {
		return r.fail(code.String() + " cannot have the decoration " + spec.Decoration(w[0]).String())
	}
	i.deco = r.decos.add(decorationRec{member, spec.Decoration(w[0]), w[1:], i.deco})
	return true
}

// firstDecoration returns the head of id's list of decorations, or 0 if it has none.
func (r *reader) firstDecoration(id uint32) uint32 {
	if int64(id) >= int64(len(r.ids)) {
		return 0
	}
	return r.ids[id].deco
}

// groupDecorate applies the decorations of a group to its targets.
func (r *reader) groupDecorate(code spec.Opcode, w []uint32) bool {
	g := r.lookup(w[0])
	if g == nil || g.kind != defGroup {
		return r.failID("no decoration group", w[0])
	}
	step := 1
	if code == spec.OpGroupMemberDecorate {
		step = 2
	}
	if (len(w)-1)%step != 0 {
		return r.fail(code.String() + " must have pairs of ids and members")
	}
	for k := 1; k < len(w); k += step {
		member := -1
		if step == 2 {
			member = int(w[k+1])
		}
		for i := r.firstDecoration(w[0]); i != 0; i = r.decos.at(i).next {
			d := r.decos.at(i)
			if d.member >= 0 {
				continue
			}
			if w[k] == w[0] {
				return r.failID("decoration group decorates itself:", w[0])
			}
			if !r.spend(1) || !r.addDecoration(decorateOpcode(d.kind, member >= 0, true), w[k], member, append([]uint32{uint32(d.kind)}, d.words...)) {
				return false
			}
		}
	}
	return true
}

// attributes appends the decorations of id as attributes.
func (r *reader) attributes(attrs []ir.NamedAttribute, id uint32) ([]ir.NamedAttribute, bool) {
	first := len(attrs)
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if d.member >= 0 {
			continue
		}
		if r.fn == nil && r.isLate(d) {
			if n := len(r.forwardDecorated); n == 0 || r.forwardDecorated[n-1] != id { // r.late gets id once, since this loop handles all decorations of id
				r.forwardDecorated = append(r.forwardDecorated, id)
			}
			continue
		}
		v := r.decorationValue(d)
		if v == nil {
			return nil, false
		}
		name := attributeName(d.kind)
		k := first
		for k < len(attrs) && attrs[k].Name != name {
			k++
		}
		switch {
		case k-first > 64 || !r.spend(1):
			return nil, r.failID("too many decorations of", id)
		case k == len(attrs):
			attrs = append(attrs, ir.Named(name, v))
		case isSingle(d.kind):
		default:
			attrs[k].Value = r.repeated(attrs[k].Value, v)
		}
	}
	return attrs, true
}

// isLate reports whether d names an id that is not defined yet.
func (r *reader) isLate(d *decorationRec) bool {
	params := spec.KindDecoration.Enumerant(uint32(d.kind)).Params
	for i := range min(len(params), len(d.words)) {
		if params[i].Kind.Category() != spec.ID {
			break
		}
		if r.lookup(d.words[i]) == nil && !r.ending {
			return true
		}
	}
	return false
}

// lateDecorations adds the decorations that name ids defined later to the ops of the
// module.
func (r *reader) lateDecorations() bool {
	if r.ending = true; len(r.forwardDecorated) == 0 {
		return true
	}
	ops := map[string]*ir.Operation{}
	for op := r.body.First(); op != nil; op = op.Next() {
		ops[functionName(op)] = op
	}
	for _, id := range r.forwardDecorated {
		ref, ok := r.lookup(id).attr.(*ir.SymbolRefAttr)
		if !ok {
			return r.failID("decoration that names a later id must be of a symbol:", id)
		}
		attrs, ok := r.attributes(nil, id)
		if !ok {
			return false
		}
		for _, a := range attrs {
			ops[ref.Root].SetAttr(a.Name, a.Value)
		}
	}
	return true
}

// isSingle reports whether some op has its own attribute for the decoration. Such an
// attribute holds one value: if there are several decorations, the last one counts.
func isSingle(d spec.Decoration) bool {
	switch d {
	case spec.DecorationLocation, spec.DecorationBinding, spec.DecorationDescriptorSet, spec.DecorationBuiltIn, spec.DecorationLinkageAttributes,
		spec.DecorationSpecId:
		return true
	}
	return false
}

// repeated returns the attribute of a decoration that occurs several times. The list of
// decorations of an id is in reverse order.
func (r *reader) repeated(old, v ir.Attribute) ir.Attribute {
	list, ok := old.(*ir.ArrayAttr)
	if !ok {
		if old == v {
			return old
		}
		return r.ctx.Array([]ir.Attribute{v, old})
	}
	inner, ok := v.(*ir.ArrayAttr)
	if ok {
		v = inner.Elements[0]
	}
	for _, e := range list.Elements {
		if e == v {
			return old
		}
	}
	if len(list.Elements) > 64 {
		return old
	}
	return r.ctx.Array(append([]ir.Attribute{v}, list.Elements...))
}

// parameterDecorations returns the attributes of a function's parameter.
func (r *reader) parameterDecorations(id uint32, t ir.Type) ([]ir.NamedAttribute, bool) {
	i, aliasing := r.firstDecoration(id), r.missingAliasing(id, t)
	one := func(d spec.Decoration) ([]ir.NamedAttribute, bool) {
		return []ir.NamedAttribute{ir.Named(notes.DecorationName, r.ctx.Enum(spirv.DecorationAttr, uint64(d)))}, true
	}
	switch {
	case i == 0 && aliasing == 0:
		return nil, true
	case i == 0:
		return one(aliasing)
	}
	if d := r.decos.at(i); d.next == 0 && len(d.words) == 0 && aliasing == 0 {
		return one(d.kind)
	}
	attrs, ok := r.attributes(nil, id)
	if !ok {
		return nil, false
	}
	if aliasing != 0 {
		attrs = append(attrs, ir.Named(attributeName(aliasing), r.ctx.Unit()))
	}
	return []ir.NamedAttribute{ir.Named(notes.DecorationsName, r.ctx.Dictionary(attrs))}, true
}

// missingAliasing returns the decoration that a parameter with physical pointers lacks, or 0. Some compilers leave it
// out. Memory may be aliased if nothing says that it is not.
func (r *reader) missingAliasing(id uint32, t ir.Type) spec.Decoration {
	need := spirv.DefaultAliasing(t)
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		switch r.decos.at(i).kind {
		case spec.DecorationAliased, spec.DecorationRestrict, spec.DecorationAliasedPointer, spec.DecorationRestrictPointer:
			return 0
		}
	}
	return need
}

// attributeName returns the attribute of a decoration: the decoration's name in snake
// case.
func attributeName(d spec.Decoration) string {
	s := d.String()
	for name, k := range decorationNames {
		if k == d && name != "builtin" {
			return name
		}
	}
	if d == spec.DecorationBuiltIn {
		return "built_in"
	}
	return encoding.SnakeCase(s)
}

// decorationValue returns the attribute for the operands of a decoration: the form that
// MLIR uses if it has one, else [[operand, ...]]. It returns nil after an error.
func (r *reader) decorationValue(d *decorationRec) ir.Attribute {
	params := spec.KindDecoration.Enumerant(uint32(d.kind)).Params
	if d.kind == spec.DecorationLinkageAttributes {
		name, rest, ok := r.str(d.words)
		if !ok || len(rest) != 1 || !r.isEnumerant(spec.KindLinkageType, rest[0]) {
			r.fail("malformed LinkageAttributes")
			return nil
		}
		return spirv.LinkageAttributesOf(r.ctx, name, spec.LinkageType(rest[0]))
	}
	if len(params) == 0 && len(d.words) == 0 {
		return r.ctx.Unit()
	}
	if len(params) == 1 && params[0].Kind == spec.KindLiteralString {
		if text, _, ok := r.str(d.words); ok {
			return r.ctx.String(text)
		}
		return nil
	}
	if len(params) == 1 && len(d.words) == 1 {
		k, v := params[0].Kind, d.words[0]
		switch {
		case k.Category() == spec.Literal:
			return r.ctx.Int(r.ctx.I32(), int64(int32(v)))
		case k == spec.KindFPFastMathMode && r.isEnumerant(k, v):
			return r.ctx.Enum(spirv.FPFastMathModeAttr, uint64(v))
		case k == spec.KindFPRoundingMode && r.isEnumerant(k, v) && r.ctx.MLIR() >= 20:
			return r.ctx.Enum(spirv.FPRoundingModeAttr, uint64(v))
		case k.Category() == spec.ValueEnum && r.isEnumerant(k, v) && len(k.Enumerant(v).Params) == 0:
			return r.ctx.String(k.Format(v))
		}
	}
	if isCacheControl(d.kind) && len(d.words) == 2 && r.ctx.MLIR() >= 20 {
		if c := spirv.CacheControlOf(r.ctx, d.kind, d.words[0], d.words[1]); c != nil {
			return r.ctx.Array([]ir.Attribute{c})
		}
	}
	list, ok := r.params(params, d.words, r.decorationID)
	if !ok {
		return nil
	}
	return r.ctx.Array([]ir.Attribute{r.ctx.Array(list)})
}

func isCacheControl(d spec.Decoration) bool {
	return d == spec.DecorationCacheControlLoadINTEL || d == spec.DecorationCacheControlStoreINTEL
}

// decorationID returns the attribute for an id among the operands of a decoration.
func (r *reader) decorationID(id uint32) ir.Attribute {
	if d := r.lookup(id); d != nil {
		switch d.kind {
		case defType, defConstant, defUndef, defReference, defGlobal, defVariable, defFunction, defString, defSpecOp, defReplicate, defGraphConstant:
			return r.constantParam(id)
		}
	}
	r.failID("decoration operand is not a constant defined before it:", id)
	return nil
}

// isMemberWord reports whether a struct type can hold the decoration of a member.
func isMemberWord(d *decorationRec) bool {
	params := spec.KindDecoration.Enumerant(uint32(d.kind)).Params
	switch len(params) {
	case 0:
		return len(d.words) == 0
	case 1:
		return len(d.words) == 1 && params[0].Kind.Category() != spec.ID && params[0].Kind != spec.KindLiteralString
	}
	return false
}

// isStructWord reports whether a struct type holds the decoration of a struct. MLIR 22's types hold those without operands.
func (r *reader) isStructWord(d *decorationRec) bool {
	return d.member < 0 && len(d.words) == 0 && r.ctx.MLIR() >= 22 && len(spec.KindDecoration.Enumerant(uint32(d.kind)).Params) == 0
}

// structDecorations returns the decorations of the struct id that its type holds.
func (r *reader) structDecorations(id uint32) []spirv.MemberDecoration {
	var ds []spirv.MemberDecoration
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if m := (spirv.MemberDecoration{Decoration: d.kind}); r.isStructWord(d) && !slices.Contains(ds, m) {
			ds = append(ds, m)
		}
	}
	return ds
}

// isBlock records that s is written as a block because a variable or pointer uses it as
// one.
func (r *reader) isBlock(s *spirv.StructType) {
	if r.blocks == nil {
		r.blocks = map[*spirv.StructType]bool{}
	}
	if !r.blocks[s] {
		r.blocks[s] = true
		r.blockList = append(r.blockList, s)
	}
}

// decorateType records the decorations of the type id that the type itself does not
// hold.
func (r *reader) decorateType(id uint32) bool {
	var found []typeDeco
	td := r.lookup(id)
	if _, opaque := td.typ.(*spirv.OpaqueType); opaque {
		return true // an opaque type holds its decorations
	}
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		e := typeDeco{}
		switch t := td.typ.(type) {
		case *spirv.StructType:
			if d.member >= 0 && isMemberWord(d) {
				continue
			}
			if d.kind == spec.DecorationBlock && d.member < 0 {
				e.block = t
			}
			if d.kind == spec.DecorationBlock || d.kind == spec.DecorationBufferBlock {
				if r.decorated == nil {
					r.decorated = map[*spirv.StructType]bool{}
				}
				r.decorated[t] = true
			}
			if r.isStructWord(d) {
				continue
			}
		case *spirv.ArrayType, *spirv.RuntimeArrayType:
			if d.kind == spec.DecorationArrayStride {
				continue
			}
		}
		if d.member >= 0 && td.typ.TypeDef().Mnemonic != "struct" {
			return r.failID("member decoration of a type that is not a struct:", id)
		}
		list, ok := r.params(spec.KindDecoration.Enumerant(uint32(d.kind)).Params, d.words, r.decorationID)
		if !ok || !r.charge(td) || !r.spend(int32(len(list))) {
			return false
		}
		entry := append([]ir.Attribute{r.ctx.TypeAttr(td.typ), r.ctx.Int(r.ctx.I64(), int64(d.member)), r.ctx.String(d.kind.String())}, list...)
		e.entry = r.ctx.Array(entry)
		found = append(found, e)
	}
	for i := len(found) - 1; i >= 0; i-- {
		r.typeDecos = append(r.typeDecos, found[i])
	}
	return true
}

// typeDecorations returns the list for the module's attribute without repeated entries.
func (r *reader) typeDecorations() []ir.Attribute {
	var list []ir.Attribute
	seen := map[ir.Attribute]bool{}
	for _, d := range r.typeDecos {
		if d.block != nil && r.blocks[d.block] || seen[d.entry] {
			continue
		}
		seen[d.entry] = true
		list = append(list, d.entry)
	}
	for _, s := range r.blockList {
		if !r.decorated[s] {
			list = append(list, r.ctx.Array([]ir.Attribute{r.ctx.TypeAttr(s)}))
		}
	}
	return list
}
