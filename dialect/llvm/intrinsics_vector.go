package llvm

import "github.com/spvc/spvc/ir"

var (
	masks       = VectorOf(ir.I1Constraint)
	intVectors  = VectorOf(ir.AnySignlessInteger)
	fltVectors  = VectorOf(ir.AnyFloatType)
	ptrVectors  = VectorOf(AnyPointer)
	reduceTrait = []ir.Trait{ir.Pure, ir.SameOperandsAndResultElementType}
)

// reduceInt makes the row of a reduction of a vector of integers.
//
//go:noinline
func reduceInt(mnemonic string) *ir.OpDef {
	return gives(takes(intrinsic("vector.reduce."+mnemonic, "", "0", reduceTrait...), intVectors, "in"), AnyType)
}

// reduceFloat makes the row of a reduction of a vector of floats.
//
//go:noinline
func reduceFloat(mnemonic string) *ir.OpDef {
	return likeCall(withFastmath(gives(takes(intrinsic("vector.reduce."+mnemonic, "", "0", reduceTrait...), fltVectors, "in"), AnyType)))
}

// reduceFrom makes the row of a reduction of a vector of floats that begins with a given number.
//
//go:noinline
func reduceFrom(mnemonic string) *ir.OpDef {
	def := takes(intrinsic("vector.reduce."+mnemonic, "", "1", reduceTrait...), ir.AnyFloatType, "start_value")
	return withFastmath(gives(takes(def, fltVectors, "input"), AnyType))
}

// Reductions of vectors.
var (
	IntrVectorReduceAdd      = reduceInt("add")
	IntrVectorReduceAnd      = reduceInt("and")
	IntrVectorReduceFadd     = reduceFrom("fadd")
	IntrVectorReduceFmax     = reduceFloat("fmax")
	IntrVectorReduceFmaximum = reduceFloat("fmaximum")
	IntrVectorReduceFmin     = reduceFloat("fmin")
	IntrVectorReduceFminimum = reduceFloat("fminimum")
	IntrVectorReduceFmul     = reduceFrom("fmul")
	IntrVectorReduceMul      = reduceInt("mul")
	IntrVectorReduceOr       = reduceInt("or")
	IntrVectorReduceSmax     = reduceInt("smax")
	IntrVectorReduceSmin     = reduceInt("smin")
	IntrVectorReduceUmax     = reduceInt("umax")
	IntrVectorReduceUmin     = reduceInt("umin")
	IntrVectorReduceXor      = reduceInt("xor")
)

// twice says that the result of interleave2 has twice the elements of the operands.
var twice = ir.OpPredicate("result has twice as many elements as 'vec1'", func(op *ir.Operation) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	return VectorLen(to) == 2*VectorLen(from) && IsScalable(to) == IsScalable(from) && ScalarOf(to) == ScalarOf(from)
})

// narrow says that the vector operands and the result have at most 2¹⁷ bits, per unit of their length if that is scalable.
var narrow = ir.OpPredicate("vectors are not bigger than 2^17 bits.", func(op *ir.Operation) bool {
	for _, v := range op.Operands() {
		if vectorBits(v.Type()) > 1<<17 {
			return false
		}
	}
	return vectorBits(op.Result(0).Type()) <= 1<<17
})

var notIntoFixed = ir.OpPredicate("it is not inserting scalable into fixed-length vectors.", func(op *ir.Operation) bool {
	return !IsScalable(op.Operand(1).Type()) || IsScalable(op.Operand(0).Type())
})

var notFromFixed = ir.OpPredicate("it is not extracting scalable from fixed-length vectors.", func(op *ir.Operation) bool {
	return !IsScalable(op.Result(0).Type()) || IsScalable(op.Operand(0).Type())
})

func vectorBits(t ir.Type) int64 {
	n, w := VectorLen(t), int64(ir.NumberWidth(ScalarOf(t)))
	if w > 0 && n > (1<<62)/w {
		return 1 << 62
	}
	return n * w
}

// Parts of vectors.
var (
	IntrVectorDeinterleave2 = gives(takes(intrinsic("vector.deinterleave2", "", "0", ir.Pure), AnyVector, "vec"), AnyType)
	IntrVectorExtract       = spelled(immediate(gives(takes(intrinsic("vector.extract", "0", "0", ir.Pure, narrow, notFromFixed),
		AnyVector, "srcvec"), AnyVector), '1', "pos", ir.I64AttrKind), "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)")
	IntrVectorInsert = spelled(immediate(gives(takes(intrinsic("vector.insert", "0", "1", ir.Pure, ir.AllTypesMatch("dstvec", "res"), narrow, notIntoFixed),
		AnyVector, "dstvec", "srcvec"), AnyVector), '2', "pos", ir.I64AttrKind), "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)")
	IntrVectorInterleave2 = gives(takes(intrinsic("vector.interleave2", "0", "", ir.Pure, ir.AllTypesMatch("vec1", "vec2"), twice),
		AnyVector, "vec1", "vec2"), AnyType)
	IntrStepvector = stepVector()
	IntrVscale     = gives(intrinsic("vscale", "0", ""), AnyType)
)

func stepVector() *ir.OpDef {
	def := spelled(gives(intrinsic("stepvector", "0", "", ir.Pure), intVectors), "attr-dict `:` type($res)")
	def.OlderNames = []ir.OldName{{Last: 19, Name: "llvm.intr.experimental.stepvector"}}
	return called("llvm.experimental.stepvector", def)
}

// Matrices, which are vectors column by column.
var (
	IntrMatrixColumnMajorLoad = spelled(gives(matrixAccess(takes(takes(intrinsic("matrix.column.major.load", "0", "1"),
		AnyPointer, "data"), ir.AnySignlessInteger, "stride"), 1, '2'), AnyVector),
		"$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)")
	IntrMatrixColumnMajorStore = spelled(matrixAccess(takes(takes(takes(intrinsic("matrix.column.major.store", "", "02"),
		AnyVector, "matrix"), AnyPointer, "data"), ir.AnySignlessInteger, "stride"), 2, '3'),
		"$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)")
	IntrMatrixMultiply = spelled(matrixSizes(gives(takes(intrinsic("matrix.multiply", "0", "01"), AnyVector, "lhs", "rhs"), AnyVector),
		'2', "lhs_rows", "lhs_columns", "rhs_columns"), "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)")
	IntrMatrixTranspose = spelled(matrixSizes(gives(takes(intrinsic("matrix.transpose", "0", ""), AnyVector, "matrix"), AnyVector),
		'1', "rows", "columns"), "$matrix attr-dict `:` type($matrix) `into` type($res)")
)

// matrixAccess adds the attributes of a load or store of a matrix, whose arguments in the call begin at position at. The pointer is operand
// aligned-1.
//
//go:noinline
func matrixAccess(def *ir.OpDef, aligned int8, at byte) *ir.OpDef {
	def.Traits[0].(*Intrinsic).ElementAligned = aligned
	return matrixSizes(immediate(def, at, "isVolatile", bitAttr), at+1, "rows", "columns")
}

//go:noinline
func matrixSizes(def *ir.OpDef, at byte, names ...string) *ir.OpDef {
	for i, name := range names {
		immediate(def, at+byte(i), name, ir.I32AttrKind)
	}
	return def
}

// Accesses to memory under masks.
var (
	IntrGetActiveLaneMask = spelled(gives(takes(intrinsic("get.active.lane.mask", "0", "0", ir.Pure), ir.AnySignlessInteger, "base", "n"), AnyType),
		"$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)")
	IntrMaskedCompressstore = withCallAttrs(takes(takes(takes(intrinsic("masked.compressstore", "", "0"), AnyVector, "value"), AnyPointer, "ptr"), masks, "mask"))
	IntrMaskedExpandload    = withCallAttrs(gives(takes(takes(takes(intrinsic("masked.expandload", "0", ""), AnyPointer, "ptr"), masks, "mask"), AnyVector, "passthru"), AnyType))
	IntrMaskedGather        = passThrough(takes(takes(intrinsic("masked.gather", "0", "0"), ptrVectors, "ptrs"), masks, "mask"))
	IntrMaskedLoad          = withNontemporal(passThrough(takes(takes(intrinsic("masked.load", "0", "0"), AnyPointer, "data"), masks, "mask")))
	IntrMaskedScatter       = spelled(immediate(takes(takes(takes(intrinsic("masked.scatter", "", "01"), AnyVector, "value"), ptrVectors, "ptrs"), masks, "mask"),
		'2', "alignment", ir.I32AttrKind), "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)")
	IntrMaskedStore = spelled(immediate(takes(takes(takes(intrinsic("masked.store", "", "01"), AnyVector, "value"), AnyPointer, "data"), masks, "mask"),
		'2', "alignment", ir.I32AttrKind), "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))")
)

// passThrough adds what a masked load or gather has besides the address and the mask.
//
//go:noinline
func passThrough(def *ir.OpDef) *ir.OpDef {
	def.Traits[0].(*Intrinsic).Poison = true
	def.Operands = append(def.Operands, ir.VariadicOf("pass_thru", AnyVector))
	return spelled(immediate(gives(def, AnyVector), '1', "alignment", ir.I32AttrKind), "operands attr-dict `:` functional-type(operands, results)")
}

// withNontemporal adds what only masked loads have. Up to MLIR 20, pass_thru is variadic.
//
//go:noinline
func withNontemporal(def *ir.OpDef) *ir.OpDef {
	passThru := &def.Operands[2]
	passThru.Quantity, passThru.Type = ir.Optional, AnyVector.TextUntil(20, "variadic of "+AnyVector.Summary)
	def.Attrs = append(def.Attrs, ir.AttrDef{Name: "nontemporal", Type: ir.UnitAttrKind, Optional: true, Hint: true, Versions: since21})
	return def
}

// verifyGather checks that there is a pointer for each element of the result.
func verifyGather(op *ir.Operation) bool { return verifyPointers(op, 0, op.Result(0).Type()) }

// verifyScatter checks that there is a pointer for each element of the stored vector.
func verifyScatter(op *ir.Operation) bool { return verifyPointers(op, 1, op.Operand(0).Type()) }

func verifyPointers(op *ir.Operation, i int, data ir.Type) bool {
	t := op.Operand(i).Type()
	want := VectorTypeOf(ScalarOf(t), VectorLen(data), IsScalable(data))
	if t == want {
		return true
	}
	// MLIR counts operands from 1 here.
	return op.EmitOpError("expected operand #" + string(rune('1'+i)) + " type to be " + ir.QuoteType(want))
}
