package cpu

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// instruction makes the words of an instruction.
func instruction(code spec.Opcode, words ...uint32) []uint32 {
	return append([]uint32{uint32(len(words)+1)<<16 | uint32(code)}, words...)
}

// TestFrozen looks at the instructions that specialization constants become.
func TestFrozen(t *testing.T) {
	header := []uint32{0x07230203, 0x10300, 0, 100, 0}
	const boolean, i32, i64, i8, f32 = 1, 2, 3, 4, 5
	types := slices.Concat(instruction(spec.OpTypeBool, boolean), instruction(spec.OpTypeInt, i32, 32, 0), instruction(spec.OpTypeInt, i64, 64, 0), instruction(spec.OpTypeInt, i8, 8, 0),
		instruction(spec.OpTypeFloat, f32, 32))
	constants := slices.Concat(instruction(spec.OpConstant, i32, 10, 7), instruction(spec.OpConstant, i64, 11, 5, 1), instruction(spec.OpConstantTrue, boolean, 12), instruction(spec.OpConstant, i8, 13, 0xfd),
		instruction(spec.OpConstantFalse, boolean, 14), instruction(spec.OpConstant, f32, 15, 0x3f800000))
	for _, c := range []struct {
		name     string
		in, want []uint32
		values   []reflect.SpecValue
	}{
		{"default of a number", instruction(spec.OpSpecConstant, i32, 20, 9), instruction(spec.OpConstant, i32, 20, 9), nil},
		{"number of two words", append(instruction(spec.OpDecorate, 20, uint32(spec.DecorationSpecId), 3), instruction(spec.OpSpecConstant, i64, 20, 9, 8)...), instruction(spec.OpConstant, i64, 20, 0xddccbbaa, 0x1234),
			[]reflect.SpecValue{{ID: 3, Bits: 0x1234ddccbbaa}}},
		{"number of another id", append(instruction(spec.OpDecorate, 20, uint32(spec.DecorationSpecId), 3), instruction(spec.OpSpecConstant, i32, 20, 9)...), instruction(spec.OpConstant, i32, 20, 9),
			[]reflect.SpecValue{{ID: 4, Bits: 5}}},
		{"true", instruction(spec.OpSpecConstantTrue, boolean, 20), instruction(spec.OpConstantTrue, boolean, 20), nil},
		{"false", instruction(spec.OpSpecConstantFalse, boolean, 20), instruction(spec.OpConstantFalse, boolean, 20), nil},
		{"true for false", append(instruction(spec.OpDecorate, 20, uint32(spec.DecorationSpecId), 0), instruction(spec.OpSpecConstantFalse, boolean, 20)...), instruction(spec.OpConstantTrue, boolean, 20),
			[]reflect.SpecValue{{ID: 0, Bits: 1}}},
		{"false for true", append(instruction(spec.OpDecorate, 20, uint32(spec.DecorationSpecId), 0), instruction(spec.OpSpecConstantTrue, boolean, 20)...), instruction(spec.OpConstantFalse, boolean, 20),
			[]reflect.SpecValue{{ID: 0, Bits: 0}}},
		{"composite", instruction(spec.OpSpecConstantComposite, 30, 20, 10, 10), instruction(spec.OpConstantComposite, 30, 20, 10, 10), nil},
		{"size of the workgroup", instruction(spec.OpDecorate, 20, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupSize)), nil, nil},
		{"another built-in variable", instruction(spec.OpDecorate, 20, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupId)),
			instruction(spec.OpDecorate, 20, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupId)), nil},
		{"sum", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 10), instruction(spec.OpConstant, i32, 20, 14), nil},
		{"sum of 64 bits", instruction(spec.OpSpecConstantOp, i64, 20, uint32(spec.OpIAdd), 11, 11), instruction(spec.OpConstant, i64, 20, 10, 2), nil},
		{"product of 8 bits", instruction(spec.OpSpecConstantOp, i8, 20, uint32(spec.OpIMul), 13, 13), instruction(spec.OpConstant, i8, 20, 9), nil},
		{"opposite of 8 bits", instruction(spec.OpSpecConstantOp, i8, 20, uint32(spec.OpSNegate), 13), instruction(spec.OpConstant, i8, 20, 3), nil},
		{"number with its sign", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpSConvert), 13), instruction(spec.OpConstant, i32, 20, 0xfffffffd), nil},
		{"number without a sign", instruction(spec.OpSpecConstantOp, i64, 20, uint32(spec.OpUConvert), 13), instruction(spec.OpConstant, i64, 20, 0xfd, 0), nil},
		{"shorter number", instruction(spec.OpSpecConstantOp, i8, 20, uint32(spec.OpUConvert), 11), instruction(spec.OpConstant, i8, 20, 5), nil},
		{"choice of the first", instruction(spec.OpSpecConstantOp, f32, 20, uint32(spec.OpSelect), 12, 15, 15), instruction(spec.OpConstant, f32, 20, 0x3f800000), nil},
		{"choice of the second", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpSelect), 14, 13, 10), instruction(spec.OpConstant, i32, 20, 7), nil},
		{"or", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpLogicalOr), 12, 14), instruction(spec.OpConstantTrue, boolean, 20), nil},
		{"and", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpLogicalAnd), 12, 14), instruction(spec.OpConstantFalse, boolean, 20), nil},
		{"equal truths", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpLogicalEqual), 14, 14), instruction(spec.OpConstantTrue, boolean, 20), nil},
		{"other truths", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpLogicalNotEqual), 12, 12), instruction(spec.OpConstantFalse, boolean, 20), nil},
		{"not", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpLogicalNot), 14), instruction(spec.OpConstantTrue, boolean, 20), nil},
		{"less with a sign", instruction(spec.OpSpecConstantOp, boolean, 20, uint32(spec.OpSLessThan), 13, 13), instruction(spec.OpConstantFalse, boolean, 20), nil},
		{"constant that is not known", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 99), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 99), nil},
		{"constant of a type that is not known", append(instruction(spec.OpConstant, 99, 16, 4), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 16)...),
			append(instruction(spec.OpConstant, 99, 16, 4), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 16)...), nil},
		{"type that is not known", instruction(spec.OpSpecConstantOp, 99, 20, uint32(spec.OpIAdd), 10, 10), instruction(spec.OpSpecConstantOp, 99, 20, uint32(spec.OpIAdd), 10, 10), nil},
		{"operation that is not known", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpFAdd), 10, 10), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpFAdd), 10, 10), nil},
		{"operation on one number", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10), nil},
		{"operation on three numbers", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 10, 10), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 10, 10), nil},
		{"choice between two", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpSelect), 12, 10), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpSelect), 12, 10), nil},
		{"operation without operands", instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd)), instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd)), nil},
		{"operation of a constant that was computed", append(instruction(spec.OpSpecConstantOp, i32, 20, uint32(spec.OpIAdd), 10, 10), instruction(spec.OpSpecConstantOp, i32, 21, uint32(spec.OpISub), 20, 10)...),
			append(instruction(spec.OpConstant, i32, 20, 14), instruction(spec.OpConstant, i32, 21, 7)...), nil},
		{"short instructions", slices.Concat(instruction(spec.OpSpecConstantOp, i32), instruction(spec.OpTypeInt, 9), instruction(spec.OpSpecConstant, i32, 20), instruction(spec.OpDecorate, 20)),
			slices.Concat(instruction(spec.OpSpecConstantOp, i32), instruction(spec.OpTypeInt, 9), instruction(spec.OpConstant, i32, 20), instruction(spec.OpDecorate, 20)), nil},
		{"instruction of no words", []uint32{17, 3<<16 | 17}, []uint32{17, 3<<16 | 17}, nil},
		{"instruction beyond the end", []uint32{3<<16 | uint32(spec.OpSpecConstantTrue), boolean}, []uint32{3<<16 | uint32(spec.OpSpecConstantTrue), boolean}, nil},
	} {
		start := slices.Concat(header, types, constants)
		in := slices.Concat(start, c.in)
		given := slices.Clone(in)
		got := frozen(in, c.values)
		if want := slices.Concat(start, c.want); !slices.Equal(got, want) {
			t.Errorf("%s: %x, want %x", c.name, got[min(len(start), len(got)):], c.want)
		}
		if !slices.Equal(in, given) {
			t.Errorf("%s: the binary has changed", c.name)
		}
	}
	if got := frozen(header[:3], nil); !slices.Equal(got, header[:3]) {
		t.Errorf("a short header becomes %x", got)
	}
}

// TestFrozenComparisons compares -3 and 2 of 8 bits, as numbers with a sign and without.
func TestFrozenComparisons(t *testing.T) {
	const boolean, i8 = 1, 4
	start := slices.Concat([]uint32{0x07230203, 0x10300, 0, 100, 0}, instruction(spec.OpTypeBool, boolean), instruction(spec.OpTypeInt, i8, 8, 1),
		instruction(spec.OpConstant, i8, 10, 0xfd), instruction(spec.OpConstant, i8, 11, 2))
	for _, c := range []struct {
		op                  spec.Opcode
		less, greater, same bool // -3 and 2, 2 and -3, 2 and 2
	}{
		{spec.OpIEqual, false, false, true}, {spec.OpINotEqual, true, true, false}, {spec.OpSLessThan, true, false, false}, {spec.OpSLessThanEqual, true, false, true},
		{spec.OpSGreaterThan, false, true, false}, {spec.OpSGreaterThanEqual, false, true, true}, {spec.OpULessThan, false, true, false}, {spec.OpULessThanEqual, false, true, true},
		{spec.OpUGreaterThan, true, false, false}, {spec.OpUGreaterThanEqual, true, false, true},
	} {
		for i, is := range []bool{c.less, c.greater, c.same} {
			operands := [][2]uint32{{10, 11}, {11, 10}, {11, 11}}[i]
			code := spec.OpConstantFalse
			if is {
				code = spec.OpConstantTrue
			}
			got := frozen(slices.Concat(start, instruction(spec.OpSpecConstantOp, boolean, 20, uint32(c.op), operands[0], operands[1])), nil)
			if want := slices.Concat(start, instruction(code, boolean, 20)); !slices.Equal(got, want) {
				t.Errorf("%v of %v: %x, want %x", c.op, operands, got[len(start):], want[len(start):])
			}
		}
	}
}

// TestFrozenNumbers computes with -7 and 3 of 16 bits.
func TestFrozenNumbers(t *testing.T) {
	const i16 = 4
	start := slices.Concat([]uint32{0x07230203, 0x10300, 0, 100, 0}, instruction(spec.OpTypeInt, i16, 16, 1), instruction(spec.OpConstant, i16, 10, 0xfff9), instruction(spec.OpConstant, i16, 11, 3))
	for _, c := range []struct {
		op   spec.Opcode
		want uint32
	}{
		{spec.OpIAdd, 0xfffc}, {spec.OpISub, 0xfff6}, {spec.OpIMul, 0xffeb}, {spec.OpUDiv, 0x5553}, {spec.OpSDiv, 0xfffe}, {spec.OpUMod, 0}, {spec.OpSRem, 0xffff}, {spec.OpSMod, 2},
		{spec.OpShiftLeftLogical, 0xffc8}, {spec.OpShiftRightLogical, 0x1fff}, {spec.OpShiftRightArithmetic, 0xffff}, {spec.OpBitwiseAnd, 1}, {spec.OpBitwiseOr, 0xfffb}, {spec.OpBitwiseXor, 0xfffa},
	} {
		got := frozen(slices.Concat(start, instruction(spec.OpSpecConstantOp, i16, 20, uint32(c.op), 10, 11)), nil)
		if want := slices.Concat(start, instruction(spec.OpConstant, i16, 20, c.want)); !slices.Equal(got, want) {
			t.Errorf("%v: %x, want %x", c.op, got[len(start):], want[len(start):])
		}
	}
}
