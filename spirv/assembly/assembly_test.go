package assembly

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// module returns a binary of instructions, each a list of an opcode and operands.
func module(list ...[]uint32) []uint32 {
	m := []uint32{words.Magic, uint32(spec.V1_6), 40<<16 | 3, 100, 0}
	for _, i := range list {
		m = append(append(m, words.First(spec.Opcode(i[0]), len(i))), i[1:]...)
	}
	return m
}

func op(o spec.Opcode, operands ...uint32) []uint32 { return append([]uint32{uint32(o)}, operands...) }

func text(o spec.Opcode, id uint32, text string, more ...uint32) []uint32 {
	return append(words.AppendString([]uint32{uint32(o), id}, text), more...)
}

// TestNewer writes what SPIRV-Tools 2023.1 do not know, in the text of those of 2026.
func TestNewer(t *testing.T) {
	m := module(
		op(spec.OpCapability, uint32(spec.CapabilityUntypedPointersKHR)), op(spec.OpSource, 11, 1),
		op(spec.OpTypeFloat, 1, 16, 0), op(spec.OpConstant, 1, 2, 0x3fc0), op(spec.OpTypeFloat, 3, 8, 4214), op(spec.OpConstant, 3, 4, 0x81),
		op(spec.OpTypeFloat, 5, 8, 4227), op(spec.OpConstant, 5, 6, 0xff), op(spec.OpTypeUntypedPointerKHR, 7, 12),
		op(spec.OpUntypedVariableKHR, 7, 8, 12, 1), op(spec.OpTypeFloat, 9, 8, 4226), op(spec.OpConstant, 9, 10, 0x80), op(spec.OpTypeTensorARM, 11, 1),
	)
	want := `; SPIR-V
; Version: 1.6
; Generator: Khronos Slang Compiler; 3
; Bound: 100
; Schema: 0
               OpCapability UntypedPointersKHR
               OpSource Slang 1
   %bfloat16 = OpTypeFloat 16 BFloat16KHR
%bfloat16_0x1_8p_0 = OpConstant %bfloat16 0x1.8p+0
    %fp8e4m3 = OpTypeFloat 8 Float8E4M3EXT
%fp8e4m3_n0x1pn9 = OpConstant %fp8e4m3 -0x1p-9
     %mxint8 = OpTypeFloat 8 MXInt8EXT
%mxint8_n0x1pn6 = OpConstant %mxint8 -0x1p-6
%_ptr_StorageBuffer = OpTypeUntypedPointerKHR StorageBuffer
          %8 = OpUntypedVariableKHR %_ptr_StorageBuffer StorageBuffer %bfloat16
    %fp8e8m0 = OpTypeFloat 8 Float8UnsignedE8M0EXT
%fp8e8m0_0x1p_1 = OpConstant %fp8e8m0 0x1p+1
         %11 = OpTypeTensorARM %bfloat16
`
	got, err := Disassemble(m, Options{Header: true, Indent: true, FriendlyNames: true})
	if err != nil || got != want {
		t.Errorf("%v\n%s", err, got)
	}
}

// TestNumbers compares hexadecimal floats with the values that they stand for.
func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		typ  grammar.NumberType
		word []uint32
		want string
	}{
		{grammar.NumberType{Form: grammar.Float, Width: 32, Encoding: grammar.IEEE}, []uint32{math.Float32bits(0.1)}, "0.100000001"},
		{grammar.NumberType{Form: grammar.Float, Width: 32, Encoding: grammar.IEEE}, []uint32{0x80000000}, "-0"},
		{grammar.NumberType{Form: grammar.Float, Width: 32, Encoding: grammar.IEEE}, []uint32{1}, "0x1p-149"},
		{grammar.NumberType{Form: grammar.Float, Width: 32, Encoding: grammar.IEEE}, []uint32{0x7f800000}, "0x1p+128"},
		{grammar.NumberType{Form: grammar.Float, Width: 32, Encoding: grammar.IEEE}, []uint32{0xffc00000}, "-0x1.8p+128"},
		{grammar.NumberType{Form: grammar.Float, Width: 16, Encoding: grammar.IEEE}, []uint32{0x0003}, "0x1.8p-23"},
		{grammar.NumberType{Form: grammar.Float, Width: 16, Encoding: grammar.IEEE}, []uint32{0}, "0x0p+0"},
		{grammar.NumberType{Form: grammar.Float, Width: 64, Encoding: grammar.IEEE}, []uint32{0, 0x40590000}, "100"},
		{grammar.NumberType{Form: grammar.Float, Width: 64, Encoding: grammar.IEEE}, []uint32{1, 0}, "0x1p-1074"},
		{grammar.NumberType{Form: grammar.Signed, Width: 8}, []uint32{0xffffffff}, "-1"},
		{grammar.NumberType{Form: grammar.Signed, Width: 64}, []uint32{0xfffffffe, 0xffffffff}, "-2"},
		{grammar.NumberType{Form: grammar.Unsigned, Width: 64}, []uint32{0, 1}, "4294967296"},
		{grammar.NumberType{Form: grammar.Unsigned, Width: 128}, []uint32{1, 1, 1, 1}, ""},
	} {
		if got := string(appendNumber(nil, &grammar.Operand{Words: c.word, Type: c.typ})); got != c.want {
			t.Errorf("%+v %x: %s, want %s", c.typ, c.word, got, c.want)
		}
	}
}

// TestNames gives ids of one name different ones, and long names a number.
func TestNames(t *testing.T) {
	long := strings.Repeat("n", maxName)
	m := module(text(spec.OpName, 1, "a b"), text(spec.OpName, 2, "a_b"), text(spec.OpName, 3, ""), text(spec.OpName, 4, long), text(spec.OpName, 5, long+"n"),
		text(spec.OpName, 6, "a_b"), text(spec.OpName, 7, "8"), text(spec.OpName, 100000, "far"),
		op(spec.OpTypeVoid, 8), op(spec.OpTypeStruct, 9, 1, 2, 3, 4, 5, 6, 7, 100000, 99))
	got, err := Disassemble(m, Options{FriendlyNames: true})
	want := "%_struct_9 = OpTypeStruct %a_b %a_b_0 %_ %" + long + " %5 %a_b_1 %8 %far %99\n"
	if err != nil || !strings.HasSuffix(got, want) {
		t.Errorf("%v %s", err, got)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		m     []uint32
		index int
		want  string
	}{
		{nil, 0, "no header"},
		{[]uint32{1, 2, 3, 4, 5}, 0, "no header"},
		{module(op(spec.OpTypeVoid, 1), op(spec.OpTypeVoid, 1)), 2, "OpTypeVoid: the result is defined more than once"},
		{module(op(spec.OpTypeVoid, 0)), 1, "an id is 0"},
		{module(op(3999, 0)), 1, "Op3999: unknown opcode"},
		{module(op(spec.OpSource, 999, 1)), 1, "unknown enumerant 999 of SourceLanguage"},
		{module(op(spec.OpTypeInt, 1, 32)), 1, "operands are missing"},
		{module(op(spec.OpTypeVoid, 1, 32)), 1, "too many operands"},
		{module(op(spec.OpString, 1, 0x41414141)), 1, "a string has no end"},
		{module(op(spec.OpTypeVoid, 1), op(spec.OpConstant, 1, 2, 3)), 2, "a literal has no numeric type"},
		{module(op(spec.OpTypeInt, 1, 64, 0), op(spec.OpConstant, 1, 2, 3)), 2, "operands are missing"},
		{module(op(spec.OpTypeVoid, 1), op(spec.OpExtInst, 1, 2, 1, 1)), 2, "not a result of OpExtInstImport"},
		{module(text(spec.OpExtInstImport, 1, "GLSL.std.450"), op(spec.OpExtInst, 3, 2, 1, 999)), 2, "unknown enumerant 999"},
		{module(op(spec.OpSpecConstantOp, 1, 2, 61, 3), op(spec.OpSpecConstantOp, 1, 3, 62, 3)), 2, "unknown enumerant 62"},
		{append(module(op(spec.OpTypeVoid, 1)), 0), 2, "word count is zero"},
	} {
		_, err := Disassemble(c.m, Options{})
		var e *Error
		if !errors.As(err, &e) || e.Index != c.index || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %d %s", err, c.index, c.want)
		}
	}
}

// TestLinear writes chains of types, whose names have the names of all before in them, and many ids of one name.
func TestLinear(t *testing.T) {
	growth.Linear(t, 20000, func(n int) func() {
		var list [][]uint32
		list = append(list, op(spec.OpTypeVoid, 1))
		for k := range uint32(n) {
			list = append(list, text(spec.OpName, k+2, "name"), text(spec.OpName, uint32(2*n)+k, strings.Repeat("x", 100)))
		}
		for k := range uint32(n) {
			list = append(list, op(spec.OpTypePointer, uint32(4*n)+k, 12, max(uint32(4*n)+k, uint32(4*n)+1)-1))
		}
		m := module(list...)
		return func() {
			if _, err := Disassemble(m, Options{FriendlyNames: true}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func FuzzDisassemble(f *testing.F) {
	f.Add([]byte{17, 0, 2, 0, 1, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		m, ok := words.Decode(append(make([]byte, 4*words.HeaderLen), data...))
		if !ok {
			return
		}
		m[0], m[3] = words.Magic, 1000
		if got, err := Disassemble(m, Options{FriendlyNames: true, Comments: true, Offsets: true, Indent: true, Color: true}); err == nil && len(got) > 400*len(m)+1000 {
			t.Errorf("%d bytes for %d words", len(got), len(m))
		}
	})
}
