package serialize

import (
	"encoding/binary"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// typeWords holds the first word and the operands of a short declaration.
type typeWords [9]uint32

func (k *typeWords) hash() uint64 {
	h := ir.NewHash()
	for i := 0; i < len(k); i += 3 {
		h = h.Add(uint64(k[i])<<32 ^ uint64(k[i+1])<<16 ^ uint64(k[i+2]))
	}
	return uint64(h)
}

// deferredPtr is a pointer type that an OpTypeForwardPointer has announced.
type deferredPtr struct {
	typ *spirv.PointerType
	id  uint32
}

func hashType(t ir.Type) uint64 { return uint64(ir.NewHash().AddType(t)) }

// typeID returns the id of t and declares t at its first use. It returns 0 after an
// error at op.
func (w *writer) typeID(op *ir.Operation, t ir.Type) uint32 {
	h := hashType(t)
	if id := w.types.get(t, h); id != 0 {
		return id
	}
	if len(w.typeDecos) > 0 && !w.declareBefore(t) {
		return 0
	}
	id := w.declareType(op, t)
	if id != 0 && w.types.get(t, h) == 0 {
		w.types.insert(t, h, id)
	}
	if len(w.typeDecos) > 0 && id != 0 && !w.decorateOnce(id, t) {
		return 0
	}
	return id
}

// declareOnce returns the id of the declaration with these words, which a module must not
// repeat.
func (w *writer) declareOnce(code spec.Opcode, operands ...uint32) uint32 {
	key := wordsOf(code, operands)
	h := key.hash()
	if id := w.unique.get(key, h); id != 0 {
		return id
	}
	return w.insertUnique(w.newID(), &key, h, code, operands)
}

// declareAs writes the declaration with the id that the caller took before it declared the parts, and returns the id. If the
// declaration already has an id, declareAs returns that and gives id back.
func (w *writer) declareAs(id uint32, code spec.Opcode, operands ...uint32) uint32 {
	key := wordsOf(code, operands)
	h := key.hash()
	if old := w.unique.get(key, h); old != 0 {
		w.giveBack(id)
		return old
	}
	return w.insertUnique(id, &key, h, code, operands)
}

// wordsOf returns the words of a declaration. Their number is in the first, because an operand that may be left out, such as the
// encoding of a float, can be 0.
func wordsOf(code spec.Opcode, operands []uint32) typeWords {
	var key typeWords
	key[0] = words.First(code, 1+len(operands))
	copy(key[1:], operands)
	return key
}

func (w *writer) insertUnique(id uint32, key *typeWords, h uint64, code spec.Opcode, operands []uint32) uint32 {
	w.unique.insert(*key, h, id)
	at := w.globals.begin()
	w.globals.word(id)
	for _, o := range operands {
		w.globals.word(o)
	}
	w.globals.end(at, code)
	return id
}

func (w *writer) declareType(op *ir.Operation, t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.NoneType:
		return w.declareOnce(spec.OpTypeVoid)
	case *ir.IntegerType:
		return w.integerType(op, t)
	case *ir.FloatType:
		if spirv.IsValidFloat(t) {
			return w.declareOnce(spec.OpTypeFloat, t.Width())
		}
		if spirv.IsBF16(t) {
			return w.declareOnce(spec.OpTypeFloat, t.Width(), uint32(spec.FPEncodingBFloat16KHR))
		}
	case *ir.VectorType:
		if len(t.Shape()) == 1 {
			return w.composed(op, spec.OpTypeVector, t.ElementType(), uint32(t.Shape()[0]))
		}
	case *ir.FunctionType:
		return w.functionType(op, t)
	case *spirv.OpaqueType:
		return w.opaqueType(op, t)
	case *spirv.ArrayType:
		return w.arrayType(op, t)
	case *spirv.RuntimeArrayType:
		id := w.newID()
		elem := w.typeID(op, t.Element)
		if elem == 0 {
			return 0
		}
		w.globals.inst(spec.OpTypeRuntimeArray, id, elem)
		w.stride(id, t.Stride)
		return id
	case *spirv.PointerType:
		return w.pointerType(op, t)
	case *spirv.StructType:
		return w.structType(op, t)
	case *spirv.MatrixType:
		return w.composed(op, spec.OpTypeMatrix, t.Column, t.Columns)
	case *spirv.ImageType:
		return w.composed(op, spec.OpTypeImage, t.Element, uint32(t.Dim), uint32(t.Depth), uint32(t.Arrayed), uint32(t.Sampling),
			uint32(t.SamplerUse), uint32(t.Format))
	case *spirv.SampledImageType:
		return w.composed(op, spec.OpTypeSampledImage, t.Image)
	case *spirv.CooperativeMatrixType:
		return w.matrixType(op, spec.OpTypeCooperativeMatrixKHR, t.Element, uint32(t.Scope), t.Rows, t.Columns, uint32(t.Use))
	case *spirv.TensorARMType:
		return w.tensorType(op, t)
	case *spirv.JointMatrixType:
		return w.matrixType(op, spec.OpTypeJointMatrixINTEL, t.Element, t.Rows, t.Columns, uint32(t.Layout), uint32(t.Scope))
	}
	return w.unhandledType(op, t)
}

func (w *writer) integerType(op *ir.Operation, t *ir.IntegerType) uint32 {
	sign := uint32(0)
	switch {
	case t.Width == 1:
		return w.declareOnce(spec.OpTypeBool)
	case !spirv.IsValidInteger(t):
		return w.unhandledType(op, t)
	case t.Signedness == ir.Signed:
		sign = 1
	}
	return w.declareOnce(spec.OpTypeInt, t.Width, sign)
}

// unhandledType reports that SPIR-V has no declaration for t.
func (w *writer) unhandledType(op *ir.Operation, t ir.Type) uint32 {
	op.EmitError("unhandled type in serialization: '" + ir.TypeString(t) + "'")
	return 0
}

// composed declares a type that consists of an element type and words.
func (w *writer) composed(op *ir.Operation, code spec.Opcode, elem ir.Type, words ...uint32) uint32 {
	id := w.newID()
	part := w.typeID(op, elem)
	if part == 0 {
		return 0
	}
	var buf [8]uint32
	return w.declareAs(id, code, append(append(buf[:0], part), words...)...)
}

// matrixType declares a type that consists of an element type and constants.
func (w *writer) matrixType(op *ir.Operation, code spec.Opcode, elem ir.Type, numbers ...uint32) uint32 {
	id := w.newID()
	part := w.typeID(op, elem)
	if part == 0 {
		return 0
	}
	var buf [8]uint32
	words := append(buf[:0], part)
	for _, n := range numbers {
		words = append(words, w.uint(n))
	}
	return w.declareAs(id, code, words...)
}

func (w *writer) stride(id, stride uint32) {
	if stride != 0 {
		w.decorations.inst(spec.OpDecorate, id, uint32(spec.DecorationArrayStride), stride)
	}
}

func (w *writer) arrayType(op *ir.Operation, t *spirv.ArrayType) uint32 {
	id := w.newID()
	elem := w.typeID(op, t.Element)
	if elem == 0 {
		return 0
	}
	n := w.uint(t.Count)
	w.globals.inst(spec.OpTypeArray, id, elem, n)
	w.stride(id, t.Stride)
	return id
}

func (w *writer) pointerType(op *ir.Operation, t *spirv.PointerType) uint32 {
	id := w.newID()
	if len(w.open) > 0 && w.needsOpen(t.Pointee, map[ir.Type]bool{}) {
		w.types.insert(t, hashType(t), id)
		w.globals.inst(spec.OpTypeForwardPointer, id, uint32(t.Storage))
		w.deferred = append(w.deferred, deferredPtr{t, id})
		return id
	}
	pointee := w.typeID(op, t.Pointee)
	if pointee == 0 {
		return 0
	}
	if other := w.types.get(t, hashType(t)); other != 0 {
		return other // declaring the pointee declared this type as well
	}
	s, ok := t.Pointee.(*spirv.StructType)
	if !ok || t.Storage != spec.StorageClassPhysicalStorageBuffer {
		return w.declareAs(id, spec.OpTypePointer, uint32(t.Storage), pointee)
	}
	id = w.addressType(id, s, pointee)
	w.block(pointee, s)
	return id
}

// addressType declares the type of device addresses of a struct. The validator follows pointers
// that are not announced when it looks for 8- and 16-bit numbers in variables, although an address
// of such numbers is not one of them; so addresses of structs with them are announced.
func (w *writer) addressType(id uint32, s *spirv.StructType, pointee uint32) uint32 {
	const class = uint32(spec.StorageClassPhysicalStorageBuffer)
	key := wordsOf(spec.OpTypePointer, []uint32{class, pointee})
	h := key.hash()
	if w.unique.get(key, h) != 0 || !w.hasNarrow(s) {
		return w.declareAs(id, spec.OpTypePointer, class, pointee)
	}
	w.unique.insert(key, h, id)
	w.globals.inst(spec.OpTypeForwardPointer, id, class)
	w.globals.inst(spec.OpTypePointer, id, class, pointee)
	return id
}

// hasNarrow reports whether t contains numbers of less than 32 bits, or types that it does not know,
// without going through pointers. The writer keeps the answers for structs.
func (w *writer) hasNarrow(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width < 32
	case *ir.FloatType:
		return t.Width() < 32
	case *ir.VectorType:
		return w.hasNarrow(t.ElementType())
	case *spirv.MatrixType:
		return w.hasNarrow(t.Column)
	case *spirv.ArrayType:
		return w.hasNarrow(t.Element)
	case *spirv.RuntimeArrayType:
		return w.hasNarrow(t.Element)
	case *spirv.StructType:
		if narrow, known := w.narrowStructs[t]; known {
			return narrow
		}
		if w.narrowStructs == nil {
			w.narrowStructs = map[*spirv.StructType]bool{}
		}
		w.narrowStructs[t] = false
		for i := range t.Members() {
			if w.hasNarrow(t.Members()[i].Type) {
				w.narrowStructs[t] = true
				break
			}
		}
		return w.narrowStructs[t]
	case *spirv.OpaqueType:
		return true
	}
	return false
}

// needsOpen reports whether t contains, without going through pointers, an identified
// struct whose members are being written. seen holds the types that do not.
func (w *writer) needsOpen(t ir.Type, seen map[ir.Type]bool) bool {
	switch t := t.(type) {
	case *spirv.ArrayType:
		return w.needsOpen(t.Element, seen)
	case *spirv.RuntimeArrayType:
		return w.needsOpen(t.Element, seen)
	case *spirv.StructType:
		if w.open[t] {
			return true
		}
		if seen[t] || w.types.get(t, hashType(t)) != 0 {
			return false
		}
		seen[t] = true
		for i := range t.Members() {
			if w.needsOpen(t.Members()[i].Type, seen) {
				return true
			}
		}
	}
	return false
}

func (w *writer) structType(op *ir.Operation, t *spirv.StructType) uint32 {
	id := w.newID()
	if t.IsIdentified() {
		if w.open == nil {
			w.open = map[ir.Type]bool{}
		}
		w.open[t] = true
		w.name(id, t.Name)
	}
	ms := t.Members()
	ids := make([]uint32, 0, len(ms)+1)
	ids = append(ids, id)
	for i := range ms {
		m := w.typeID(op, ms[i].Type)
		if m == 0 {
			return 0
		}
		ids = append(ids, m)
		if t.HasOffset() {
			w.decorations.inst(spec.OpMemberDecorate, id, uint32(i), uint32(spec.DecorationOffset), ms[i].Offset)
		}
	}
	if len(ids) >= words.MaxInst {
		op.EmitError("struct type has too many members to be serialized")
		return 0
	}
	w.globals.inst(spec.OpTypeStruct, ids...)
	w.members(id, t)
	w.structDecorations(id, t)
	if !t.IsIdentified() {
		return id
	}
	w.types.insert(t, hashType(t), id)
	if delete(w.open, t); len(w.open) > 0 {
		return id
	}
	for len(w.deferred) > 0 {
		d := w.deferred[0]
		w.deferred = w.deferred[1:]
		pointee := w.typeID(op, d.typ.Pointee)
		if pointee == 0 {
			return 0
		}
		w.globals.inst(spec.OpTypePointer, d.id, uint32(d.typ.Storage), pointee)
		if s, ok := d.typ.Pointee.(*spirv.StructType); ok && d.typ.Storage == spec.StorageClassPhysicalStorageBuffer {
			w.block(pointee, s)
		}
	}
	return id
}

// members decorates the members of a struct, except with their offsets.
func (w *writer) members(id uint32, t *spirv.StructType) {
	ms := t.Members()
	for i := range ms {
		for _, d := range ms[i].Decorations {
			if d.HasValue {
				w.decorations.inst(spec.OpMemberDecorate, id, uint32(i), uint32(d.Decoration), d.Value)
			} else {
				w.decorations.inst(spec.OpMemberDecorate, id, uint32(i), uint32(d.Decoration))
			}
		}
	}
}

// structDecorations writes the decorations of a struct itself. A block, of the old or new kind, does not become one again.
func (w *writer) structDecorations(id uint32, t *spirv.StructType) {
	for _, d := range t.Decorations() {
		switch {
		case d.Decoration == spec.DecorationBlock && !w.firstBlock(t):
			continue
		case d.Decoration == spec.DecorationBufferBlock:
			w.firstBlock(t)
		}
		if d.HasValue {
			w.decorations.inst(spec.OpDecorate, id, uint32(d.Decoration), d.Value)
		} else {
			w.decorations.inst(spec.OpDecorate, id, uint32(d.Decoration))
		}
	}
}

// firstBlock notes that t is decorated as a block, and reports whether it was not before.
func (w *writer) firstBlock(t *spirv.StructType) bool {
	if w.blocks == nil {
		w.blocks = map[*spirv.StructType]bool{}
	}
	before := w.blocks[t]
	w.blocks[t] = true
	return !before
}

// block decorates a struct as a block, once.
func (w *writer) block(id uint32, t *spirv.StructType) {
	if w.firstBlock(t) {
		w.decorations.inst(spec.OpDecorate, id, uint32(spec.DecorationBlock))
	}
}

func (w *writer) functionType(op *ir.Operation, t *ir.FunctionType) uint32 {
	ids := make([]uint32, 1, 2+len(t.Inputs))
	ids[0] = w.newID()
	res := ir.Type(w.ctx.None())
	if len(t.Results) > 0 {
		res = t.Results[0]
	}
	ids = append(ids, w.typeID(op, res))
	for _, in := range t.Inputs {
		ids = append(ids, w.typeID(op, in))
	}
	key := make([]byte, 0, 4*len(ids))
	for _, id := range ids[1:] {
		if id == 0 {
			return w.unhandledType(op, t)
		}
		key = binary.LittleEndian.AppendUint32(key, id)
	}
	if id := w.funcTypes[string(key)]; id != 0 {
		w.giveBack(ids[0])
		return id
	}
	if w.funcTypes == nil {
		w.funcTypes = map[string]uint32{}
	}
	w.funcTypes[string(key)] = ids[0]
	if len(ids) >= words.MaxInst {
		op.EmitError("function type has too many parameters to be serialized")
		return 0
	}
	w.globals.inst(spec.OpTypeFunction, ids...)
	return ids[0]
}
