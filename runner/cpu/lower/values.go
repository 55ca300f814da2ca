package lower

import (
	"encoding/binary"
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

func itoa(n int) string { return strconv.Itoa(n) }

// actions returns the operations that are lowered here. The others are copied for the conversion of the spirv dialect.
func actions() map[*ir.OpDef]action {
	list := map[*ir.OpDef]action{
		spirv.Constant: (*lowering).constantOp, spirv.ReferenceOf: (*lowering).referenceOf, spirv.Undef: (*lowering).undefined,
		spirv.AddressOf: (*lowering).addressOf, spirv.Variable: (*lowering).variable, spirv.Load: (*lowering).load, spirv.Store: (*lowering).store,
		spirv.CopyMemory: (*lowering).copyMemory, spirv.AccessChain: (*lowering).accessChain, spirv.InBoundsPtrAccessChain: (*lowering).elementChain,
		spirv.PtrAccessChain: (*lowering).elementChain, spirv.ArrayLength: (*lowering).arrayLength, spirv.FunctionCall: (*lowering).call,
		spirv.ControlBarrier: (*lowering).controlBarrier, spirv.MemoryBarrier: (*lowering).fence,
		spirv.CompositeExtract: (*lowering).extract, spirv.CompositeInsert: (*lowering).insert,
	}
	for _, def := range []*ir.OpDef{spirv.ShiftLeftLogical, spirv.ShiftRightLogical, spirv.ShiftRightArithmetic} {
		list[def] = (*lowering).shift
	}
	for _, def := range []*ir.OpDef{spirv.SConvert, spirv.UConvert, spirv.FConvert} {
		list[def] = (*lowering).convert
	}
	for _, def := range []*ir.OpDef{spirv.ConvertFToS, spirv.ConvertFToU,
		spirv.VectorExtractDynamic, spirv.VectorInsertDynamic} {
		list[def] = (*lowering).keepFrozen
	}
	return list
}

// namedActions returns more of them, by the name of the instruction without "Op".
func namedActions() map[string]action {
	list := map[string]action{
		"GL.Modf": split((*lowering).modfInto), "GL.Frexp": split((*lowering).frexpInto), "CL.modf": split((*lowering).modfInto),
		"CL.frexp": split((*lowering).frexpInto), "Nop": ignored, "NoLine": ignored, "Line": ignored, "AssumeTrueKHR": ignored, "KHR.AssumeTrue": ignored,
		"LifetimeStart": ignored, "LifetimeStop": ignored, nonSemantic: ignored,
		"Load": (*lowering).load, "Store": (*lowering).store, "CopyMemory": (*lowering).copyMemory,
		"SpecConstantOperation":        (*lowering).specOperation,
		"GroupNonUniformInverseBallot": (*lowering).ballotBit, "GroupNonUniformBallotBitExtract": (*lowering).ballotBit,
		"GroupNonUniformBallotBitCount": (*lowering).ballotCount, "GroupNonUniformBallotFindLSB": (*lowering).ballotFind,
		"GroupNonUniformBallotFindMSB": (*lowering).ballotFind,
	}
	addAtomics(list)
	return list
}

// ignored does nothing: the instruction is a hint.
func ignored(*lowering, *ir.Operation) {}

// keepFrozen copies an operation whose result is poison for some operands. The result is then any number, which crashes nothing.
func (l *lowering) keepFrozen(op *ir.Operation) {
	l.keep(op)
	r := op.Result(0)
	if v := l.values[r]; v != nil {
		l.values[r] = l.one(llvm.Freeze, v.Type(), v)
	}
}

// shift shifts by an amount of any width. By the width or more, the result is any number.
func (l *lowering) shift(op *ir.Operation) {
	a, n := l.operand(op, 0), l.operand(op, 1)
	t := a.Type()
	n = l.resized(n, t)
	def := llvm.Shl
	switch nameOf(op) {
	case "ShiftRightLogical":
		def = llvm.LShr
	case "ShiftRightArithmetic":
		def = llvm.AShr
	}
	l.values[op.Result(0)] = l.one(llvm.Freeze, t, l.one(def, t, a, n))
}

// convert leaves a number as it is if the widths are equal, which the conversion of the spirv dialect refuses.
func (l *lowering) convert(op *ir.Operation) {
	if v := l.operand(op, 0); v.Type() == l.typ(op, op.Result(0).Type()) {
		l.values[op.Result(0)] = v
		return
	}
	l.keep(op)
}

// unsignedQuotient divides by 1 in place of 0.
func (l *lowering) unsignedQuotient(op *ir.Operation, x []*ir.Value) *ir.Value {
	a, b := x[0], x[1]
	t := b.Type()
	zero := l.zero(t)
	none := l.compare(llvm.ICmpEQ, b, zero)
	def := llvm.UDiv
	if nameOf(op) == "UMod" {
		def = llvm.URem
	}
	v := l.one(def, t, a, l.one(llvm.Select, t, none, l.splat(t, 1), b))
	if nameOf(op) == "UDiv" {
		v = l.one(llvm.Select, t, none, zero, v)
	}
	return v
}

func (l *lowering) splat(t ir.Type, n int64) *ir.Value {
	return llvm.NewConstant(l.b, l.loc, t, spirv.SplatAttr(t, n))
}

// signedQuotient divides by 1 in place of 0. The quotient by -1 is the opposite number, and its remainder 0, so that the smallest number has one.
func (l *lowering) signedQuotient(op *ir.Operation, x []*ir.Value) *ir.Value {
	a, b := x[0], x[1]
	t := b.Type()
	zero, minus := l.zero(t), l.splat(t, -1)
	none, opposite := l.compare(llvm.ICmpEQ, b, zero), l.compare(llvm.ICmpEQ, b, minus)
	special := l.one(llvm.Or, none.Type(), none, opposite)
	divisor := l.one(llvm.Select, t, special, l.splat(t, 1), b)
	if nameOf(op) == "SDiv" {
		v := l.one(llvm.SDiv, t, a, divisor)
		v = l.one(llvm.Select, t, opposite, l.one(llvm.Sub, t, zero, a), v)
		return l.one(llvm.Select, t, none, zero, v)
	}
	v := l.one(llvm.SRem, t, a, divisor)
	if nameOf(op) == "SMod" {
		differs := l.compare(llvm.ICmpSLT, l.one(llvm.XOr, t, v, b), zero)
		some := l.compare(llvm.ICmpNE, v, zero)
		v = l.one(llvm.Select, t, l.one(llvm.And, some.Type(), some, differs), l.one(llvm.Add, t, v, b), v)
	}
	return v
}

func (l *lowering) undefined(op *ir.Operation) {
	r := op.Result(0)
	l.values[r] = l.zero(l.typ(op, r.Type()))
}

func (l *lowering) constantOp(op *ir.Operation) {
	r := op.Result(0)
	l.values[r] = l.constantValue(op, r.Type(), op.Attr("value"))
}

// referenceOf gives the value of a specialization constant.
func (l *lowering) referenceOf(op *ir.Operation) {
	r := op.Result(0)
	ref, _ := op.Attr("spec_const").(*ir.SymbolRefAttr)
	if ref == nil {
		l.refuse(op, "the constant is not known")
		return
	}
	l.values[r] = l.symbolValue(op, r.Type(), l.globals[ref.Root], 0)
}

// specOperation computes an operation on constants.
func (l *lowering) specOperation(op *ir.Operation) {
	for inner := op.Region(0).First().First(); inner != nil && l.err == nil; inner = inner.Next() {
		if inner.Is(spirv.Yield) {
			l.values[op.Result(0)] = l.operand(inner, 0)
			return
		}
		l.lower(inner)
	}
}

// symbolValue gives the value of a constant of the module.
func (l *lowering) symbolValue(op *ir.Operation, t ir.Type, from *ir.Operation, depth int) *ir.Value {
	switch {
	case from == nil || depth > maxDepth:
	case from.Is(spirv.SpecConstant):
		return l.constantValue(op, t, from.Attr("default_value"))
	case from.Is(spirv.SpecConstantComposite):
		if parts, ok := from.Attr("constituents").(*ir.ArrayAttr); ok {
			all := l.zero(l.typ(op, t))
			for i, a := range parts.Elements {
				ref, ok := a.(*ir.SymbolRefAttr)
				elem := spirv.ElementAt(t, int64(i))
				if !ok || elem == nil {
					l.refuse(op, "the constant is not supported")
					return all
				}
				all = l.insertAt(all, l.symbolValue(op, elem, l.globals[ref.Root], depth+1), int64(i))
			}
			return all
		}
	case from.Is(spirv.OpaqueGlobal):
		return l.opaqueConstant(op, t, from, depth)
	}
	l.refuse(op, "the constant is not known")
	return l.zero(l.typ(op, t))
}

// opaqueConstant puts a constant of a type that the constants of the dialect do not have.
func (l *lowering) opaqueConstant(op *ir.Operation, t ir.Type, from *ir.Operation, depth int) *ir.Value {
	all := l.zero(l.typ(op, t))
	params, _ := from.Attr("params").(*ir.ArrayAttr)
	switch from.StringAttr("opcode") {
	case "OpConstantNull", "OpUndef", "OpConstantFalse":
		return all
	case "OpConstantTrue":
		return l.truth(true)
	case "OpConstant":
		return l.constantValue(op, t, scalarParam(params))
	case "OpConstantComposite":
	default:
		l.refuse(op, "constants by "+from.StringAttr("opcode")+" are not supported")
		return all
	}
	for i := 0; params != nil && i < len(params.Elements) && l.err == nil; i++ {
		elem := spirv.ElementAt(t, int64(i))
		if elem == nil {
			l.refuse(op, "the constant has too many parts")
			break
		}
		var v *ir.Value
		switch a := params.Elements[i].(type) {
		case *ir.SymbolRefAttr:
			v = l.symbolValue(op, elem, l.globals[a.Root], depth+1)
		case *ir.ArrayAttr: // a type and a value
			if len(a.Elements) != 2 {
				l.refuse(op, "the constant is not supported")
				return all
			}
			if _, none := a.Elements[1].(*ir.UnitAttr); none {
				v = l.zero(l.typ(op, elem))
			} else {
				v = l.constantValue(op, elem, a.Elements[1])
			}
		default:
			v = l.constantValue(op, elem, a)
		}
		all = l.insertAt(all, v, int64(i))
	}
	return all
}

// scalarParam returns the number of a constant, or nil if it has none.
func scalarParam(params *ir.ArrayAttr) ir.Attribute {
	if params == nil || len(params.Elements) != 1 {
		return nil
	}
	return params.Elements[0]
}

// insertAt changes an element of a vector or of an aggregate.
func (l *lowering) insertAt(all, v *ir.Value, i int64) *ir.Value {
	if isVector(all.Type()) {
		return l.one(llvm.InsertElement, all.Type(), all, v, l.number(l.c.I32(), i))
	}
	if v == nil {
		l.misfit()
		return all
	}
	return llvm.NewInsertValue(l.b, l.loc, all, v, i)
}

// elementAt reads an element of a vector or of an aggregate.
func (l *lowering) elementAt(all *ir.Value, i int64) *ir.Value {
	if t, ok := all.Type().(*ir.VectorType); ok {
		return l.one(llvm.ExtractElement, t.ElementType(), all, l.number(l.c.I32(), i))
	}
	if llvm.ElementAt(all.Type(), i) == nil {
		l.misfit()
		return l.i32(0)
	}
	return llvm.NewExtractValue(l.b, l.loc, all, i)
}

// positions returns the constant indices of an operation.
func positions(op *ir.Operation) []int64 {
	list, _ := op.Attr("indices").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	at := make([]int64, len(list.Elements))
	for i, e := range list.Elements {
		if n, ok := e.(*ir.IntegerAttr); ok {
			at[i] = n.Int64Or(0)
		}
	}
	return at
}

func (l *lowering) extract(op *ir.Operation) {
	v := l.operand(op, 0)
	for _, i := range positions(op) {
		v = l.elementAt(v, i)
	}
	l.values[op.Result(0)] = v
}

func (l *lowering) insert(op *ir.Operation) {
	l.values[op.Result(0)] = l.insertInto(l.operand(op, 1), l.operand(op, 0), positions(op))
}

func (l *lowering) insertInto(all, v *ir.Value, at []int64) *ir.Value {
	if len(at) == 0 {
		return v
	}
	if len(at) > 1 {
		v = l.insertInto(l.elementAt(all, at[0]), v, at[1:])
	}
	return l.insertAt(all, v, at[0])
}

// constantValue puts a constant of a type of the dialect.
func (l *lowering) constantValue(op *ir.Operation, t ir.Type, a ir.Attribute) *ir.Value {
	to := l.typ(op, t)
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return llvm.NewConstant(l.b, l.loc, to, l.c.APInt(to, a.Value))
	case *ir.FloatAttr:
		return llvm.NewConstant(l.b, l.loc, to, a)
	case *ir.DenseElementsAttr:
		if isVector(t) {
			return llvm.NewConstant(l.b, l.loc, to, l.signlessElements(a))
		}
		return l.denseArray(op, t, a, new(int64))
	case *ir.ArrayAttr:
		all := l.zero(to)
		for i, e := range a.Elements {
			elem := spirv.ElementAt(t, int64(i))
			if elem == nil || l.err != nil || i > maxParts {
				break
			}
			all = l.insertAt(all, l.constantValue(op, elem, e), int64(i))
		}
		return all
	}
	l.refuse(op, "the constant is not supported")
	return l.zero(to)
}

// denseArray puts an array of numbers, of which *at is the next.
func (l *lowering) denseArray(op *ir.Operation, t ir.Type, a *ir.DenseElementsAttr, at *int64) *ir.Value {
	array, ok := t.(*spirv.ArrayType)
	if !ok {
		v := l.constantValue(op, t, a.Element(*at))
		*at++
		return v
	}
	all := l.zero(l.typ(op, t))
	for i := range int64(array.Count) {
		if l.err != nil || i > maxParts {
			break
		}
		all = l.insertAt(all, l.denseArray(op, array.Element, a, at), i)
	}
	return all
}

// signlessElements returns elements without a sign in their type.
func (l *lowering) signlessElements(a *ir.DenseElementsAttr) ir.Attribute {
	t := a.ShapedType()
	if i, ok := t.ElementType().(*ir.IntegerType); ok && i.Signedness != ir.Signless {
		if v, ok := t.(*ir.VectorType); ok {
			return l.c.Dense(l.c.Vector(v.Shape(), l.c.I(i.Width)), a.Raw)
		}
	}
	return a
}

// constantBytes returns the bytes of a constant in memory.
func (l *lowering) constantBytes(v *ir.Value, e *layout) ([]byte, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(spirv.Constant) || e.elem == nil && e.members == nil {
		return nil, false
	}
	data := make([]byte, e.size)
	return data, putBytes(data, e, op.Attr("value"))
}

func (l *lowering) symbolBytes(data []byte, e *layout, from *ir.Operation) bool {
	switch {
	case from.Is(spirv.SpecConstant):
		return putBytes(data, e, from.Attr("default_value"))
	case from.Is(spirv.SpecConstantComposite):
		parts, ok := from.Attr("constituents").(*ir.ArrayAttr)
		for i := 0; ok && i < len(parts.Elements); i++ {
			part, rest := e.part(i, data)
			ref, isRef := parts.Elements[i].(*ir.SymbolRefAttr)
			ok = part != nil && isRef && l.globals[ref.Root] != nil && l.symbolBytes(rest, part, l.globals[ref.Root])
		}
		return ok
	case from.Is(spirv.OpaqueGlobal):
		return l.opaqueBytes(data, e, from)
	}
	return false
}

// opaqueBytes writes a constant of a type that the constants of the dialect do not have.
func (l *lowering) opaqueBytes(data []byte, e *layout, from *ir.Operation) bool {
	params, _ := from.Attr("params").(*ir.ArrayAttr)
	switch from.StringAttr("opcode") {
	case "OpConstantNull", "OpUndef", "OpConstantFalse":
		return true
	case "OpConstantTrue":
		return e.size == 1 && putNumber(data, e, 1)
	case "OpConstant":
		return putBytes(data, e, scalarParam(params))
	case "OpConstantComposite":
	default:
		return false
	}
	for i := 0; params != nil && i < len(params.Elements); i++ {
		part, rest := e.part(i, data)
		if part == nil {
			return false
		}
		ok := true
		switch a := params.Elements[i].(type) {
		case *ir.SymbolRefAttr:
			ok = l.globals[a.Root] != nil && l.symbolBytes(rest, part, l.globals[a.Root])
		case *ir.ArrayAttr:
			if _, none := a.Elements[len(a.Elements)-1].(*ir.UnitAttr); !none {
				ok = putBytes(rest, part, a.Elements[len(a.Elements)-1])
			}
		default:
			ok = putBytes(rest, part, a)
		}
		if !ok {
			return false
		}
	}
	return true
}

// part returns the layout of a part of a value and the bytes from the part on, or nil if there is none.
func (e *layout) part(i int, data []byte) (*layout, []byte) {
	if e.members != nil {
		if i >= len(e.members) {
			return nil, nil
		}
		return e.members[i].layout, data[e.members[i].offset:]
	}
	if e.elem == nil || uint64(i) >= e.count {
		return nil, nil
	}
	return e.elem, data[uint64(i)*e.stride:]
}

// putBytes writes a constant to memory.
func putBytes(data []byte, e *layout, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return putNumber(data, e, a.Value.ZExtOrTrunc(64).Limited(1<<64-1))
	case *ir.FloatAttr:
		return putNumber(data, e, a.Value.Bits64())
	case *ir.DenseElementsAttr:
		at := int64(0)
		return putDense(data, e, a, &at)
	case *ir.ArrayAttr:
		for i, x := range a.Elements {
			part, rest := e.part(i, data)
			if part == nil || !putBytes(rest, part, x) {
				return false
			}
		}
		return true
	}
	return false
}

func putDense(data []byte, e *layout, a *ir.DenseElementsAttr, at *int64) bool {
	if e.elem == nil {
		*at++
		return *at <= a.NumElements() && putBytes(data, e, a.Element(*at-1))
	}
	for i := range int(e.count) {
		part, rest := e.part(i, data)
		if part == nil || !putDense(rest, part, a, at) {
			return false
		}
	}
	return true
}

func putNumber(data []byte, e *layout, n uint64) bool {
	if e.elem != nil || e.members != nil || uint64(len(data)) < e.size {
		return false
	}
	var word [8]byte
	binary.LittleEndian.PutUint64(word[:], n)
	copy(data[:e.size], word[:])
	return true
}
