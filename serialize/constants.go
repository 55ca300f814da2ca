package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// constantKey identifies a constant by its attribute and its type in the module.
type constantKey struct {
	value ir.Attribute
	typ   ir.Type
}

// constantID returns the id of the constant value : t and writes the constant at its
// first use. It returns 0 after an error at op.
func (w *writer) constantID(op *ir.Operation, value ir.Attribute, t ir.Type) uint32 {
	key := constantKey{value, t}
	h := uint64(ir.NewHash().AddAttr(value).AddType(t))
	if id := w.constants.get(key, h); id != 0 {
		return id
	}
	id := w.constant(op, value, t)
	if id != 0 {
		w.constants.insert(key, h, id)
	}
	return id
}

// uint returns the id of a 32-bit unsigned constant.
func (w *writer) uint(v uint32) uint32 {
	return w.scalar(spec.OpConstant, w.declareOnce(spec.OpTypeInt, 32, 0), v)
}

// scalar returns the id of the constant with these words and writes the constant at its
// first use.
func (w *writer) scalar(code spec.Opcode, typ uint32, words ...uint32) uint32 {
	key, h := scalarKey(code, typ, words)
	if id := w.scalars.get(key, h); id != 0 {
		return id
	}
	id := w.newID()
	w.scalars.insert(key, h, id)
	w.define2(code, typ, id, words...)
	return id
}

func scalarKey(code spec.Opcode, typ uint32, words []uint32) (typeWords, uint64) {
	var key typeWords
	key[0], key[1], key[8] = uint32(code), typ, uint32(len(words))
	copy(key[2:], words)
	return key, key.hash()
}

// combined writes a constant of parts, whose id the caller took before it wrote the parts, and returns its id. With
// Options.ShareConstants, and if there is such a constant already, it gives the id back and returns that of the other one.
func (w *writer) combined(id uint32, code spec.Opcode, typ uint32, parts ...uint32) uint32 {
	if w.opts.ShareConstants && len(parts) <= 6 {
		key, h := scalarKey(code, typ, parts)
		if old := w.scalars.get(key, h); old != 0 {
			w.giveBack(id)
			return old
		}
		w.scalars.insert(key, h, id)
	}
	w.define2(code, typ, id, parts...)
	return id
}

// define2 appends an instruction with result type and id to the section of constants
// and variables.
func (w *writer) define2(code spec.Opcode, typ, id uint32, words ...uint32) {
	at := w.globals.begin()
	w.globals.word(typ)
	w.globals.word(id)
	for _, x := range words {
		w.globals.word(x)
	}
	w.globals.end(at, code)
}

func (w *writer) constant(op *ir.Operation, value ir.Attribute, t ir.Type) uint32 {
	switch v := value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		typ := w.typeID(op, t)
		if typ == 0 {
			return 0
		}
		code, words, ok := scalarWords(value, spec.OpConstant, make([]uint32, 0, 2))
		if ok {
			return w.scalar(code, typ, words...)
		}
	case *ir.DenseElementsAttr:
		if v.Raw != nil {
			return w.dense(op, v, t, 0, v.NumElements())
		}
	case *ir.ArrayAttr:
		n, known := spirv.NumElements(t)
		if !known || n != int64(len(v.Elements)) {
			break
		}
		typ := w.typeID(op, t)
		if typ == 0 {
			return 0
		}
		id := w.newID()
		ids := make([]uint32, len(v.Elements))
		for i, e := range v.Elements {
			if ids[i] = w.constantID(op, e, spirv.ElementAt(t, int64(i))); ids[i] == 0 {
				return 0
			}
		}
		return w.composite(op, id, typ, ids)
	}
	op.EmitError("cannot serialize attribute: " + ir.AttrString(value))
	return 0
}

// boolOpcode returns the instruction for the boolean v that corresponds to number, the
// instruction for numbers.
func boolOpcode(number spec.Opcode, v bool) spec.Opcode {
	switch special := number == spec.OpSpecConstant; {
	case special && v:
		return spec.OpSpecConstantTrue
	case special:
		return spec.OpSpecConstantFalse
	case v:
		return spec.OpConstantTrue
	}
	return spec.OpConstantFalse
}

// scalarWords returns the instruction and the words of a number. It sign-extends narrow
// integers only if their type is signed.
func scalarWords(value ir.Attribute, number spec.Opcode, buf []uint32) (spec.Opcode, []uint32, bool) {
	var bits uint64
	var width uint32
	switch v := value.(type) {
	case *ir.IntegerAttr:
		t, ok := v.Type().(*ir.IntegerType)
		if !ok || !spirv.IsValidInteger(t) {
			return 0, nil, false
		}
		width = t.Width
		bits, _ = v.Value.Uint64()
		if width == 1 {
			return boolOpcode(number, bits == 1), buf, true
		}
		if t.Signedness == ir.Signed {
			s, _ := v.Value.Int64()
			bits = uint64(s)
		}
	case *ir.FloatAttr:
		t := v.Type().(*ir.FloatType)
		if !spirv.IsValidFloat(t) && !spirv.IsBF16(t) {
			return 0, nil, false
		}
		width, bits = t.Width(), v.Value.Bits64()
	default:
		return 0, nil, false
	}
	buf = append(buf, uint32(bits))
	if width == 64 {
		buf = append(buf, uint32(bits>>32))
	}
	return number, buf, true
}

// composite writes a composite of the type typ with the id that the caller took before it wrote the parts.
func (w *writer) composite(op *ir.Operation, id, typ uint32, ids []uint32) uint32 {
	if len(ids)+3 > words.MaxInst {
		op.EmitError("constant has too many elements to be serialized")
		return 0
	}
	return w.combined(id, spec.OpConstantComposite, typ, ids...)
}

// dense writes elements [start, start+n) of v as a constant of type t.
func (w *writer) dense(op *ir.Operation, v *ir.DenseElementsAttr, t ir.Type, start, n int64) uint32 {
	if !spirv.IsComposite(t) {
		e := v.Element(start)
		return w.constantID(op, e, t)
	}
	count, known := spirv.NumElements(t)
	if !known || count <= 0 || n%count != 0 {
		op.EmitError("cannot serialize attribute: " + ir.AttrString(v))
		return 0
	}
	if count > words.MaxInst {
		op.EmitError("constant has too many elements to be serialized")
		return 0
	}
	typ := w.typeID(op, t)
	if typ == 0 {
		return 0
	}
	id := w.newID()
	ids := make([]uint32, count)
	for i := range ids {
		if i > 0 && v.Splat && (w.opts.ShareConstants || n == count) {
			ids[i] = ids[0]
			continue
		}
		if ids[i] = w.dense(op, v, spirv.ElementAt(t, int64(i)), start+int64(i)*(n/count), n/count); ids[i] == 0 {
			return 0
		}
	}
	return w.composite(op, id, typ, ids)
}

// undef returns the id of an undefined value of type t.
func (w *writer) undef(op *ir.Operation, t ir.Type) uint32 {
	h := hashType(t)
	if id := w.undefs.get(t, h); id != 0 {
		return id
	}
	id := w.newID()
	typ := w.typeID(op, t)
	if typ == 0 {
		return 0
	}
	w.define2(spec.OpUndef, typ, id)
	w.undefs.insert(t, h, id)
	return id
}
