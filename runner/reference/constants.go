package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// maxFolding bounds the depth of constants that are made of others.
const maxFolding = 256

// isConstant reports whether an id is a constant or an undefined value of the module.
func (t *translator) isConstant(id uint32) bool {
	in := t.m.def(id)
	if in == nil {
		return false
	}
	switch in.op {
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpConstant, spec.OpConstantComposite, spec.OpConstantNull,
		spec.OpSpecConstantTrue, spec.OpSpecConstantFalse, spec.OpSpecConstant, spec.OpSpecConstantComposite,
		spec.OpConstantCompositeReplicateEXT, spec.OpSpecConstantCompositeReplicateEXT, spec.OpSpecConstantOp, spec.OpUndef, spec.OpPoisonKHR,
		spec.OpConstantSampler, spec.OpConstantSizeOfEXT:
		return true
	}
	return false
}

// constantValue returns the value of a scalar constant.
func (t *translator) constantValue(user *instruction, id uint32) uint64 {
	v := t.constant(user, id)
	if len(v) != 1 {
		refuse(user, "%s is not a scalar constant", t.m.name(id))
	}
	return v[0]
}

// constant returns the cells of a constant. Undefined values are zero.
func (t *translator) constant(user *instruction, id uint32) []uint64 {
	if v, ok := t.constants[id]; ok {
		return v
	}
	if !t.isConstant(id) {
		refuse(user, "%s is not a constant", t.m.name(id))
	}
	in := t.m.def(id)
	if t.folding++; t.folding > maxFolding {
		refuse(in, "constants are nested more than %d deep", maxFolding)
	}
	ty := t.typeOf(in.typ)
	v := t.fold(in, ty)
	t.folding--
	if len(v) != ty.cells || ty.large {
		refuse(in, "the constant has not the components of its type")
	}
	t.constants[id] = v
	return v
}

func (t *translator) fold(in *instruction, ty *valueType) []uint64 {
	switch in.op {
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpSpecConstantTrue, spec.OpSpecConstantFalse:
		v := uint64(0)
		if in.op == spec.OpConstantTrue || in.op == spec.OpSpecConstantTrue {
			v = 1
		}
		return []uint64{min(t.specialized(in, v), 1)}
	case spec.OpConstantSizeOfEXT:
		return t.sizeOf(in, ty)
	case spec.OpConstant, spec.OpSpecConstant:
		v := uint64(in.arg(0)) | uint64(in.arg(1))<<32
		if ty.kind != scalarType {
			refuse(in, "the constant is not a number")
		}
		return []uint64{t.specialized(in, v) & ty.scalar.mask()}
	case spec.OpConstantComposite, spec.OpSpecConstantComposite:
		var cells []uint64
		for _, id := range in.args {
			cells = append(cells, t.constant(in, id)...)
			if len(cells) > maxCells {
				refuse(in, "the constant has too many components")
			}
		}
		if ty.kind == cooperativeType && len(cells) == 1 {
			return splat(cells[0], ty.cells)
		}
		return cells
	case spec.OpConstantCompositeReplicateEXT, spec.OpSpecConstantCompositeReplicateEXT:
		part := t.constant(in, in.arg(0))
		var cells []uint64
		for len(part) > 0 && len(cells) < ty.cells {
			cells = append(cells, part...)
		}
		return cells
	case spec.OpSpecConstantOp:
		return t.foldOperation(in, ty)
	case spec.OpConstantSampler:
		return t.constantSampler(in, ty)
	}
	return make([]uint64, ty.cells)
}

func splat(v uint64, n int) []uint64 {
	cells := make([]uint64, n)
	for i := range cells {
		cells[i] = v
	}
	return cells
}

// specialized returns the value that the host gives a specialization constant, or else
// its default.
func (t *translator) specialized(in *instruction, v uint64) uint64 {
	if id, ok := t.m.decorated(in.id, spec.DecorationSpecId); ok {
		if s, ok := t.spec[id]; ok {
			return s
		}
	}
	return v
}

// foldOperation computes OpSpecConstantOp.
func (t *translator) foldOperation(in *instruction, ty *valueType) []uint64 {
	op, args := spec.Opcode(in.arg(0)), in.args[min(1, len(in.args)):]
	switch op {
	case spec.OpCompositeExtract, spec.OpCompositeInsert, spec.OpVectorShuffle:
		return t.foldComposite(in, op, args)
	case spec.OpCooperativeMatrixLengthKHR, spec.OpCooperativeMatrixLengthNV:
		if len(args) != 1 || t.typeOf(args[0]).kind != cooperativeType {
			refuse(in, "its operand is not a cooperative matrix")
		}
		return []uint64{uint64(t.typeOf(args[0]).count)}
	}
	operands := make([][]uint64, 3)
	for i, id := range args[:min(len(args), 3)] {
		operands[i] = t.constant(in, id)
	}
	if op == spec.OpSelect && len(args) == 3 {
		return foldSelect(in, ty, operands)
	}
	if len(args) == 0 {
		refuse(in, "it has no operands")
	}
	from := t.typeOf(t.m.def(args[0]).typ).component()
	row, want := unaryRows()[op], 1
	if row.perComponent == nil {
		row, want = binaryRows()[op], 2
	}
	if row.perComponent == nil || want > len(args) {
		refuse(in, "%s of constants is not supported", op)
	}
	f, check := row.perComponent(ty.component(), from), row.checkOf(t, op, ty.component(), from)
	out := make([]uint64, ty.cells)
	for i := range out {
		a, b := operands[0], operands[1]
		if i >= len(a) || want == 2 && i >= len(b) {
			refuse(in, "its operands have too few components")
		}
		if want == 1 {
			b = a
		}
		out[i] = f(a[i], b[i], 0)
		if check != nil {
			t.undefinedConstant(in, op, check(a[i], b[i], 0))
		}
	}
	return out
}

// undefinedConstant notes what is undefined about an operation of constants.
func (t *translator) undefinedConstant(in *instruction, op spec.Opcode, why string) {
	if why == "" {
		return
	}
	at := t.p.placeOfInstruction(in)
	f := Finding{Check: CheckUndefined, Entry: t.p.entry, Place: at, Message: why + ", in " + op.String() + " of constants"}
	t.p.undefined = append(t.p.undefined, f)
}

func foldSelect(in *instruction, ty *valueType, operands [][]uint64) []uint64 {
	out := make([]uint64, ty.cells)
	for i := range out {
		cond, a, b := operands[0], operands[1], operands[2]
		if len(cond) == 0 || len(a) != len(out) || len(b) != len(out) {
			refuse(in, "its operands have too few components")
		}
		out[i] = b[i]
		if cond[min(i, len(cond)-1)] != 0 {
			out[i] = a[i]
		}
	}
	return out
}

// foldComposite computes operations on parts of constants.
func (t *translator) foldComposite(in *instruction, op spec.Opcode, args []uint32) []uint64 {
	if len(args) < 2 {
		refuse(in, "it has too few operands")
	}
	if op == spec.OpVectorShuffle {
		both := append(append([]uint64(nil), t.constant(in, args[0])...), t.constant(in, args[1])...)
		var out []uint64
		for _, i := range args[2:] {
			v := uint64(0)
			if int64(i) < int64(len(both)) {
				v = both[i]
			}
			out = append(out, v)
		}
		return out
	}
	object, indices := args[0], args[1:]
	if op == spec.OpCompositeInsert {
		object, indices = args[1], args[2:]
	}
	whole := t.constant(in, object)
	ty, start := t.typeOf(t.m.def(object).typ), 0
	for _, i := range indices {
		part, at, ok := ty.part(i)
		if !ok {
			refuse(in, "index %d is out of range", i)
		}
		ty, start = part, start+at
	}
	if op == spec.OpCompositeExtract {
		return whole[start : start+ty.cells]
	}
	out := append([]uint64(nil), whole...)
	if copy(out[start:start+ty.cells], t.constant(in, args[0])) != ty.cells {
		refuse(in, "the part has too few components")
	}
	return out
}
