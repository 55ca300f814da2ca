package serialize

import (
	"encoding/binary"
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// maxDepth limits the nesting of types and constants, and maxParts the number of parts
// that the text of one of them may have.
const (
	maxDepth = 1000
	maxParts = 1 << 18
)

// pendingType is a type that refers to pointers which are announced but not declared
// yet, or to other pending types.
type pendingType struct {
	id      uint32
	offset  int               // word offset of its declaration
	typ     *spirv.StructType // for a struct, which other types can refer to before it has members
	missing int               // number of operands without a declaration
}

// typeDef returns the definition of the type id, or nil after an error.
func (r *reader) typeDef(id uint32) *def {
	d := r.lookup(id)
	if d == nil || d.kind != defType {
		r.fail(r.unknownType(id))
		return nil
	}
	return d
}

// typ returns the type id, or nil after an error.
func (r *reader) typ(id uint32) ir.Type {
	d := r.typeDef(id)
	if d == nil || !r.charge(d) {
		return nil
	}
	return d.typ
}

// defineType defines id as t. parts are the types that t refers to.
func (r *reader) defineType(id uint32, t ir.Type, parts ...*def) bool {
	d := def{kind: defType, typ: t, size: 1}
	if !r.measure(&d, parts) {
		return false
	}
	if d.open {
		r.open = append(r.open, id)
	}
	if old := r.lookup(id); old != nil && old.kind == defDeferred {
		*old = d
		return true
	}
	return r.define(id, d)
}

// measure sets the size and depth of d from its parts.
func (r *reader) measure(d *def, parts []*def) bool {
	for _, p := range parts {
		d.size += p.size
		d.open = d.open || p.open
		d.depth = max(d.depth, p.depth+1)
		if d.size > maxParts || d.depth > maxDepth {
			return r.fail("type or constant is too large")
		}
	}
	return true
}

// typeInst reads a type declaration.
func (r *reader) typeInst(code spec.Opcode, w []uint32) bool {
	least := 0
	for _, o := range spec.Info(code).Operands {
		if o.Quantifier == spec.One {
			least++
		}
	}
	if !r.needOperands(w, least, code) {
		return false
	}
	if parts := componentTypes(code, w); r.isForward(parts) {
		return r.define(w[0], def{kind: defDeferred}) && r.await(pendingType{id: w[0], offset: r.offset}, parts)
	}
	if !r.declareType(code, w) {
		return false
	}
	return code == spec.OpTypeForwardPointer || r.decorateType(w[0])
}

// componentTypes returns the operands of a type declaration that may be pointers
// declared later. It does not return the members of structs.
func componentTypes(code spec.Opcode, w []uint32) []uint32 {
	switch code {
	case spec.OpTypeArray, spec.OpTypeRuntimeArray:
		return w[1:2]
	case spec.OpTypePointer:
		return w[2:3]
	case spec.OpTypeFunction:
		return w[1:]
	}
	return nil
}

// await keeps p until all of parts are declared.
func (r *reader) await(p pendingType, parts []uint32) bool {
	if r.waiting == nil {
		r.waiting = map[uint32][]*pendingType{}
	}
	for _, id := range parts {
		if r.isForward([]uint32{id}) {
			p.missing++
		}
	}
	kept := &p
	for _, id := range parts {
		if r.isForward([]uint32{id}) {
			r.waiting[id] = append(r.waiting[id], kept)
		}
	}
	return true
}

// settle declares the types that were waiting for the pointer id.
func (r *reader) settle(id uint32) bool {
	at := r.offset
	defer func() { r.offset = at }()
	for ready := []uint32{id}; len(ready) > 0; ready = ready[1:] {
		list := r.waiting[ready[0]]
		delete(r.waiting, ready[0])
		for _, p := range list {
			if p.missing--; p.missing > 0 {
				continue
			}
			r.offset = p.offset
			i := words.Known(r.words, p.offset)
			code, w := i.Opcode, i.Operands
			if p.typ != nil {
				if !r.setBody(p.id, p.typ, w[1:]) {
					return false
				}
				continue
			}
			if !r.declareType(code, w) || !r.decorateType(p.id) {
				return false
			}
			ready = append(ready, p.id)
		}
	}
	return true
}

// declareType defines the type w[0] as a type of the dialect, or as an opaque type if
// the dialect does not accept the operands.
func (r *reader) declareType(code spec.Opcode, w []uint32) bool {
	id := w[0]
	switch code {
	case spec.OpTypeVoid:
		return r.defineType(id, r.ctx.None())
	case spec.OpTypeBool:
		return r.defineType(id, r.ctx.I1())
	case spec.OpTypeInt:
		return r.intType(id, w)
	case spec.OpTypeFloat:
		if t := r.floatType(w); t != nil {
			return r.defineType(id, t)
		}
	case spec.OpTypeVector:
		return r.vectorType(id, w)
	case spec.OpTypeMatrix:
		return r.matrixType(id, w)
	case spec.OpTypeArray:
		return r.arrayType(id, w)
	case spec.OpTypeRuntimeArray:
		return r.runtimeArrayType(id, w)
	case spec.OpTypePointer:
		return r.pointerType(id, w)
	case spec.OpTypeForwardPointer:
		return r.isEnumerant(spec.KindStorageClass, w[1]) && r.define(id, def{kind: defForward, index: w[1]})
	case spec.OpTypeStruct:
		return r.structType(id, w)
	case spec.OpTypeFunction:
		return r.functionType(id, w[1:])
	case spec.OpTypeImage:
		return r.imageType(id, w)
	case spec.OpTypeSampledImage:
		return r.sampledImageType(id, w)
	case spec.OpTypeCooperativeMatrixKHR, spec.OpTypeJointMatrixINTEL:
		return r.coopMatrixType(code, id, w)
	case spec.OpTypeTensorARM:
		return r.needOperands(w, 2, code) && r.tensorType(id, w)
	}
	return r.opaqueType(code, w)
}

func (r *reader) intType(id uint32, w []uint32) bool {
	sign := ir.Signless
	if w[2] == 1 {
		sign = ir.Signed
	}
	if (w[1] == 8 || w[1] == 16 || w[1] == 32 || w[1] == 64) && w[2] <= 1 {
		return r.defineType(id, r.ctx.Integer(w[1], sign))
	}
	return r.opaqueType(spec.OpTypeInt, w)
}

func (r *reader) vectorType(id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil {
		return false
	}
	if isScalar(elem.typ) && slices.Contains([]uint32{2, 3, 4, 8, 16}, w[2]) {
		return r.defineType(id, r.ctx.Vector([]int64{int64(w[2])}, elem.typ), elem)
	}
	return r.opaqueType(spec.OpTypeVector, w)
}

func (r *reader) runtimeArrayType(id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil {
		return false
	}
	if isType(elem.typ) {
		return r.defineType(id, spirv.RuntimeArrayOf(elem.typ, r.stride(id)), elem)
	}
	return r.opaqueType(spec.OpTypeRuntimeArray, w)
}

func (r *reader) sampledImageType(id uint32, w []uint32) bool {
	d := r.typeDef(w[1])
	if d == nil {
		return false
	}
	if image, ok := d.typ.(*spirv.ImageType); ok {
		return r.defineType(id, spirv.SampledImageOf(image), d)
	}
	return r.opaqueType(spec.OpTypeSampledImage, w)
}

func (r *reader) matrixType(id uint32, w []uint32) bool {
	column := r.typeDef(w[1])
	if column == nil {
		return false
	}
	v, ok := column.typ.(*ir.VectorType)
	if ok {
		_, ok = v.ElementType().(*ir.FloatType)
	}
	if !ok || v.Shape()[0] > 4 || w[2] < 2 || w[2] > 4 {
		return r.opaqueType(spec.OpTypeMatrix, w)
	}
	return r.defineType(id, spirv.MatrixOf(w[2], v), column)
}

func (r *reader) arrayType(id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil {
		return false
	}
	n, ok := r.intConstant(w[2])
	if !ok || !isType(elem.typ) {
		return r.opaqueType(spec.OpTypeArray, w)
	}
	if n == 0 {
		return r.fail("OpTypeArray count must be greater than 0")
	}
	return r.defineType(id, spirv.ArrayOf(elem.typ, n, r.stride(id)), elem)
}

// stride returns the ArrayStride of id, or 0 if it has none.
func (r *reader) stride(id uint32) uint32 {
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		if d := r.decos.at(i); d.member < 0 && d.kind == spec.DecorationArrayStride && len(d.words) > 0 {
			return d.words[0]
		}
	}
	return 0
}

// sameStride reports whether a pointer type may have an ArrayStride, or none if it is 0. Types of the dialect do not
// tell pointers of several strides apart.
func (r *reader) sameStride(t *spirv.PointerType, stride uint32) bool {
	if stride == 0 {
		return true
	}
	if r.strides == nil {
		r.strides = map[*spirv.PointerType]uint32{}
	}
	if _, ok := r.strides[t]; !ok {
		r.strides[t] = stride
	}
	return r.strides[t] == stride
}

func (r *reader) pointerType(id uint32, w []uint32) bool {
	pointee := r.typeDef(w[2])
	if pointee == nil || !r.isEnumerant(spec.KindStorageClass, w[1]) {
		return false
	}
	sc := spec.StorageClass(w[1])
	fwd := r.lookup(id)
	if !isType(pointee.typ) && fwd == nil {
		return r.opaqueType(spec.OpTypePointer, w)
	}
	if s, ok := pointee.typ.(*spirv.StructType); ok && sc == spec.StorageClassPhysicalStorageBuffer {
		r.isBlock(s)
	}
	if fwd == nil || fwd.kind != defForward {
		t := spirv.PointerTo(pointee.typ, sc)
		if !r.sameStride(t, r.stride(id)) {
			return r.opaqueType(spec.OpTypePointer, w)
		}
		return r.defineType(id, t, pointee)
	}
	if fwd.index != uint32(sc) {
		return r.failID("storage class differs from that of the forward declaration of", id)
	}
	d := def{kind: defType, typ: spirv.PointerTo(pointee.typ, sc), size: 1, open: true}
	if !r.measure(&d, []*def{pointee}) {
		return false
	}
	r.open = append(r.open, id)
	*fwd = d
	return r.settle(id)
}

// isForward reports whether one of ids is a type that is not declared yet.
func (r *reader) isForward(ids []uint32) bool {
	for _, id := range ids {
		if d := r.lookup(id); d != nil && (d.kind == defForward || d.kind == defDeferred) {
			return true
		}
	}
	return false
}

// setBody sets the members of the struct id, which was announced as t.
func (r *reader) setBody(id uint32, t *spirv.StructType, members []uint32) bool {
	ms, hasOffset, parts, ok := r.members(id, members)
	if !ok {
		return false
	}
	d := def{kind: defType, typ: t, size: 1}
	if !r.measure(&d, parts) {
		return false
	}
	if !t.SetBody(ms, hasOffset, r.structDecorations(id)...) {
		return r.fail("struct " + t.Name + " is declared with different members")
	}
	return true
}

func (r *reader) structType(id uint32, w []uint32) bool {
	if r.info(id) == nil {
		return false
	}
	members := w[1:]
	if !r.plainStruct(id, members) {
		return r.opaqueType(spec.OpTypeStruct, w)
	}
	name := structIdentifier(r.nameOf(id))
	forward := r.isForward(members)
	if name == "" && !forward {
		ms, hasOffset, parts, ok := r.members(id, members)
		if !ok {
			return false
		}
		t := spirv.StructOf(r.ctx, ms, hasOffset, r.structDecorations(id)...)
		if r.isAnonymous(t, r.decorationKey(id)) {
			return r.defineType(id, t, parts...)
		}
	}
	t := spirv.IdentifiedStruct(r.ctx, r.structName(id, name))
	if forward {
		return r.announceStruct(id, t, members)
	}
	ms, hasOffset, parts, ok := r.members(id, members)
	if !ok {
		return false
	}
	for k := 0; !t.SetBody(ms, hasOffset, r.structDecorations(id)...); k++ {
		if k == 2 {
			return r.fail("struct " + name + " is declared with different members")
		}
		t = spirv.IdentifiedStruct(r.ctx, r.structName(id, t.Name))
	}
	return r.defineType(id, t, parts...)
}

// isAnonymous reports whether all structs read so far with type t have the same
// decorations outside of the type.
func (r *reader) isAnonymous(t *spirv.StructType, decorations string) bool {
	if r.anonymous == nil {
		r.anonymous = map[*spirv.StructType]string{}
	}
	if before, ok := r.anonymous[t]; ok {
		return before == decorations
	}
	r.anonymous[t] = decorations
	return true
}

// decorationKey returns the decorations of the struct id that are not in its type.
func (r *reader) decorationKey(id uint32) string {
	var key []byte
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if d.member >= 0 && isMemberWord(d) || r.isStructWord(d) {
			continue
		}
		key = binary.LittleEndian.AppendUint32(key, uint32(d.member))
		key = binary.LittleEndian.AppendUint32(key, uint32(d.kind))
		for _, w := range d.words {
			key = binary.LittleEndian.AppendUint32(key, w)
		}
	}
	return string(key)
}

// plainStruct reports whether the dialect can represent the struct: its members have
// types of the dialect, and either all or none have an offset.
func (r *reader) plainStruct(id uint32, members []uint32) bool {
	for _, m := range members {
		if d := r.lookup(m); d != nil && d.kind == defType && !isType(d.typ) {
			return false
		}
	}
	var seen []bool // by member: it has an offset
	offsets := 0
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if d.member < 0 || d.member >= len(members) || d.kind != spec.DecorationOffset || len(d.words) == 0 {
			continue
		}
		if seen == nil {
			seen = make([]bool, len(members))
		}
		if !seen[d.member] {
			seen[d.member] = true
			offsets++
		}
	}
	return offsets == 0 || offsets == len(members)
}

// structIdentifier replaces the characters of name that the text of a struct type
// cannot contain.
func structIdentifier(name string) string {
	b := []byte(name)
	for i, c := range b {
		letter := c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z'
		if !letter && (i == 0 || c != '$' && c != '.' && (c < '0' || c > '9')) {
			b[i] = '_'
		}
	}
	return string(b)
}

// structName returns a unique name for the struct id. Unique names keep structs from
// containing themselves.
func (r *reader) structName(id uint32, name string) string {
	if name == "" {
		name = "struct"
	}
	if r.structs[name] || structIdentifier(r.nameOf(id)) != name {
		name += "_" + strconv.FormatUint(uint64(id), 10)
		for r.structs[name] {
			name += "_"
		}
	}
	r.structs[name] = true
	return name
}

// announceStruct defines a struct with members that are declared later.
func (r *reader) announceStruct(id uint32, t *spirv.StructType, members []uint32) bool {
	for _, m := range members {
		if d := r.lookup(m); d == nil || d.kind != defForward && d.kind != defDeferred && d.kind != defType {
			return r.fail(r.unknownType(m))
		}
	}
	if !r.await(pendingType{id: id, offset: r.offset, typ: t}, members) || !r.defineType(id, t) {
		return false
	}
	r.lookup(id).open = true
	r.open = append(r.open, id)
	return true
}

// members returns the members of the struct id with their decorations.
func (r *reader) members(id uint32, ids []uint32) (ms []spirv.Member, hasOffset bool, parts []*def, ok bool) {
	ms = make([]spirv.Member, len(ids))
	parts = make([]*def, len(ids))
	for i, m := range ids {
		if parts[i] = r.typeDef(m); parts[i] == nil {
			return nil, false, nil, false
		}
		ms[i].Type = parts[i].typ
	}
	for i := r.firstDecoration(id); i != 0; i = r.decos.at(i).next {
		d := r.decos.at(i)
		if d.member < 0 || !isMemberWord(d) {
			continue
		}
		if d.member >= len(ms) {
			return nil, false, nil, r.failID("decoration of a member that does not exist, of", id)
		}
		m := &ms[d.member]
		if d.kind == spec.DecorationOffset && len(d.words) > 0 {
			m.Offset = d.words[0]
			hasOffset = true
			continue
		}
		if _, dup := m.Decoration(d.kind); dup || len(m.Decorations) > 64 {
			continue
		}
		md := spirv.MemberDecoration{Decoration: d.kind}
		if len(d.words) > 0 {
			md.HasValue, md.Value = true, d.words[0]
		}
		m.Decorations = append(m.Decorations, md)
	}
	return ms, hasOffset, parts, true
}

func (r *reader) functionType(id uint32, w []uint32) bool {
	parts := make([]*def, len(w))
	ins := make([]ir.Type, len(w)-1)
	for i, t := range w {
		if parts[i] = r.typeDef(t); parts[i] == nil {
			return false
		}
		if i > 0 {
			ins[i-1] = parts[i].typ
		}
	}
	var outs []ir.Type
	if _, void := parts[0].typ.(*ir.NoneType); !void {
		outs = append(outs, parts[0].typ)
	}
	return r.defineType(id, r.ctx.Function(ins, outs), parts...)
}

func (r *reader) imageType(id uint32, w []uint32) bool {
	elem := r.typeDef(w[1])
	if elem == nil || !r.isEnumerant(spec.KindDim, w[2]) || !r.isEnumerant(spec.KindImageDepthInfo, w[3]) || !r.isEnumerant(spec.KindImageArrayedInfo, w[4]) ||
		!r.isEnumerant(spec.KindImageSamplingInfo, w[5]) || !r.isEnumerant(spec.KindImageSamplerUseInfo, w[6]) || !r.isEnumerant(spec.KindImageFormat, w[7]) {
		return false
	}
	if len(w) > 8 || !spirv.IsScalar(elem.typ) {
		return r.opaqueType(spec.OpTypeImage, w)
	}
	return r.defineType(id, spirv.ImageOf(spirv.ImageInfo{Element: elem.typ, Dim: spec.Dim(w[2]), Depth: spec.ImageDepthInfo(w[3]),
		Arrayed: spec.ImageArrayedInfo(w[4]), Sampling: spec.ImageSamplingInfo(w[5]), SamplerUse: spec.ImageSamplerUseInfo(w[6]),
		Format: spec.ImageFormat(w[7])}), elem)
}
