package reflect

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

func TestSpecConstantValues(t *testing.T) {
	e := func(e spec.FPEncoding) *spec.FPEncoding { return &e }
	for _, c := range []struct {
		typ  Type
		bits uint64
		want any
		text string
	}{
		{Type{Kind: BoolType}, 1, true, "true"},
		{Type{Kind: IntType, Bits: 8, Signed: true}, 0xfe, int64(-2), "-2"},
		{Type{Kind: IntType, Bits: 8}, 0xfe, uint64(254), "254"},
		{Type{Kind: IntType, Bits: 16, Signless: true}, 0xffff, int64(-1), "-1"},
		{Type{Kind: IntType, Bits: 64, Signed: true}, 1 << 63, int64(math.MinInt64), "-9223372036854775808"},
		{Type{Kind: FloatType, Bits: 16}, 0x3555, 0.333251953125, "0.33325195"},
		{Type{Kind: FloatType, Bits: 16}, 0x0001, math.Ldexp(1, -24), "5.9604645e-08"},
		{Type{Kind: FloatType, Bits: 16}, 0xfc00, math.Inf(-1), "-Inf"},
		{Type{Kind: FloatType, Bits: 16}, 0x8000, math.Copysign(0, -1), "-0"},
		{Type{Kind: FloatType, Bits: 16, Encoding: e(spec.FPEncodingBFloat16KHR)}, 0x3fc0, 1.5, "1.5"},
		{Type{Kind: FloatType, Bits: 8, Encoding: e(spec.FPEncodingFloat8E4M3EXT)}, 0x7e, 448.0, "448"},
		{Type{Kind: FloatType, Bits: 8, Encoding: e(spec.FPEncodingFloat8E5M2EXT)}, 0x7b, 57344.0, "57344"},
		{Type{Kind: FloatType, Bits: 4, Encoding: e(spec.FPEncodingFloat4E2M1EXT)}, 0x7, uint64(7), "7"},
		{Type{Kind: FloatType, Bits: 32}, 0x3dcccccd, float64(float32(0.1)), "0.1"},
		{Type{Kind: FloatType, Bits: 64}, math.Float64bits(0.1), 0.1, "0.1"},
	} {
		s := SpecConstant{Bits: c.typ.Bits, Default: c.bits, Type: &c.typ}
		got, text := s.Value(), s.String()
		if got != c.want || text != c.text {
			t.Errorf("%s %#x: %v (%T) %s, want %v %s", &c.typ, c.bits, got, got, text, c.want, c.text)
		}
	}
	nan := SpecConstant{Bits: 8, Default: 0xff, Type: &Type{Kind: FloatType, Bits: 8, Encoding: e(spec.FPEncodingFloat8E4M3EXT)}}
	if f, ok := nan.Value().(float64); !ok || !math.IsNaN(f) || nan.String() != "NaN" {
		t.Errorf("not a number: %v", nan.Value())
	}
}

func TestIntegerOperations(t *testing.T) {
	neg := func(n int64) uint64 { return uint64(uint32(n)) }
	for _, c := range []struct {
		op   spec.Opcode
		a, b uint64
		want uint64
	}{
		{spec.OpIAdd, 7, neg(-9), neg(-2)}, {spec.OpISub, 2, 3, neg(-1)}, {spec.OpIMul, neg(-2), 3, neg(-6)},
		{spec.OpUDiv, 17, 5, 3}, {spec.OpUMod, 17, 5, 2}, {spec.OpUDiv, 1, 0, 0}, {spec.OpSDiv, neg(-7), 2, neg(-3)},
		{spec.OpSRem, neg(-7), 3, neg(-1)}, {spec.OpSMod, neg(-7), 3, 2}, {spec.OpSNegate, 4, 0, neg(-4)},
		{spec.OpShiftLeftLogical, 3, 4, 48}, {spec.OpShiftLeftLogical, 3, 99, 0}, {spec.OpShiftRightLogical, neg(-1), 28, 15},
		{spec.OpShiftRightArithmetic, neg(-8), 1, neg(-4)}, {spec.OpNot, 0, 0, neg(-1)}, {spec.OpBitwiseXor, 6, 3, 5},
		{spec.OpULessThan, neg(-1), 0, 0}, {spec.OpSLessThan, neg(-1), 0, 1}, {spec.OpIEqual, 4, 4, 1}, {spec.OpIEqual, 4, 5, 0},
	} {
		a := assemble(20)
		a.add(spec.OpTypeInt, 1, 32, 1)
		a.add(spec.OpConstant, 1, 2, uint32(c.a))
		a.add(spec.OpConstant, 1, 3, uint32(c.b))
		a.add(spec.OpSpecConstantOp, 1, 4, uint32(c.op), 2, 3)
		r, err := newReflector(a)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.scan(); err != nil {
			t.Fatal(err)
		}
		if got := r.get(4).value; got != c.want {
			t.Errorf("%s %d %d: %d, want %d", c.op, c.a, c.b, got, c.want)
		}
	}
}

// The size of a workgroup that is computed names what it depends on.
func TestLocalSizeOfOperations(t *testing.T) {
	a := assemble(30)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0x61)
	a.add(spec.OpDecorate, 9, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupSize))
	a.add(spec.OpDecorate, 4, uint32(spec.DecorationSpecId), 11)
	a.add(spec.OpDecorate, 5, uint32(spec.DecorationSpecId), 12)
	a.add(spec.OpTypeInt, 2, 32, 0)
	a.add(spec.OpTypeVector, 3, 2, 3)
	a.add(spec.OpSpecConstant, 2, 4, 8)
	a.add(spec.OpSpecConstant, 2, 5, 4)
	a.add(spec.OpSpecConstantOp, 2, 6, uint32(spec.OpIMul), 4, 5)
	a.add(spec.OpConstant, 2, 7, 2)
	a.add(spec.OpSpecConstantComposite, 3, 9, 4, 6, 7)
	a.add(spec.OpSpecConstantOp, 2, 10, uint32(spec.OpCompositeExtract), 9, 1)
	a.add(spec.OpTypeArray, 11, 2, 10)
	a.add(spec.OpTypePointer, 12, uint32(spec.StorageClassWorkgroup), 11)
	a.add(spec.OpVariable, 12, 13, uint32(spec.StorageClassWorkgroup))
	a.add(spec.OpFunction, 14, 1, 0, 15)
	a.add(spec.OpStore, 13, 16)
	a.add(spec.OpFunctionEnd)
	m := reflected(t, a)
	e := &m.EntryPoints[0]
	if e.LocalSize != [3]uint32{8, 32, 2} || fmt.Sprint(e.LocalSizeSpecs) != "[[11] [11 12] []]" || e.WorkgroupMemory != 128 {
		t.Errorf("size %v of %v, %d bytes", e.LocalSize, e.LocalSizeSpecs, e.WorkgroupMemory)
	}
	if got := e.WorkgroupSize([]SpecValue{{ID: 11, Bits: 16}}); got[0] != 16 {
		t.Errorf("specialized %v", got)
	}
}

func TestNoLocalSize(t *testing.T) {
	for model, sized := range map[spec.ExecutionModel]bool{
		spec.ExecutionModelFragment: false, spec.ExecutionModelVertex: false, spec.ExecutionModelRayGenerationKHR: false,
		spec.ExecutionModelGLCompute: true, spec.ExecutionModelTaskEXT: true, spec.ExecutionModelMeshNV: true, spec.ExecutionModelKernel: true,
	} {
		a := assemble(10)
		a.add(spec.OpEntryPoint, uint32(model), 1, 0x61)
		a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeLocalSize), 4, 2, 1)
		if e := reflected(t, a).EntryPoints[0]; (e.LocalSize == [3]uint32{4, 2, 1}) != sized {
			t.Errorf("%s: %v", model, e.LocalSize)
		}
	}
	a := assemble(10)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0x61)
	if e := reflected(t, a).EntryPoints[0]; e.LocalSize != [3]uint32{} || e.WorkgroupSize(nil) != [3]uint32{1, 1, 1} {
		t.Errorf("without a mode: %v", e.LocalSize)
	}
}

// Untyped variables name the type of what they hold themselves.
func TestUntypedVariable(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0x61)
	a.add(spec.OpDecorate, 5, uint32(spec.DecorationBlock))
	a.add(spec.OpMemberDecorate, 5, 0, uint32(spec.DecorationOffset), 16)
	a.add(spec.OpDecorate, 6, uint32(spec.DecorationBinding), 2)
	a.add(spec.OpTypeFloat, 3, 32)
	a.add(spec.OpTypeUntypedPointerKHR, 4, uint32(spec.StorageClassStorageBuffer))
	a.add(spec.OpTypeStruct, 5, 3)
	a.add(spec.OpUntypedVariableKHR, 4, 6, uint32(spec.StorageClassStorageBuffer), 5)
	a.add(spec.OpFunction, 7, 1, 0, 8)
	a.add(spec.OpUntypedAccessChainKHR, 4, 9, 5, 6)
	a.add(spec.OpFunctionEnd)
	m := reflected(t, a)
	if r := m.EntryPoints[0].Resource(0, 2); r == nil || r.Type != StorageBuffer || r.Size != 20 {
		t.Errorf("%+v", r)
	}
}

func TestGenerator(t *testing.T) {
	for word, want := range map[Generator]string{8<<16 | 11: "Khronos Glslang Reference Front End, version 11", 22 << 16: "LLVM MLIR SPIR-V Serializer, version 0", 999<<16 | 1: "tool 999, version 1", 39 << 16: "SirLynix Nazara ShaderLang Compiler, version 0"} {
		if got := word.String(); got != want {
			t.Errorf("%#x: %s, want %s", uint32(word), got, want)
		}
	}
}

// Groups give values and qualifiers to what they decorate.
func TestDecorationGroup(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelFragment), 1, 0x61, 5, 6)
	a.add(spec.OpDecorate, 2, uint32(spec.DecorationLocation), 3)
	a.add(spec.OpDecorate, 2, uint32(spec.DecorationFlat))
	a.add(spec.OpDecorate, 5, uint32(spec.DecorationComponent), 1)
	a.add(spec.OpDecorationGroup, 2)
	a.add(spec.OpGroupDecorate, 2, 5)
	a.add(spec.OpTypeInt, 3, 32, 1)
	a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassInput), 3)
	a.add(spec.OpVariable, 4, 5, uint32(spec.StorageClassInput))
	a.add(spec.OpVariable, 4, 6, uint32(spec.StorageClassOutput))
	e := reflected(t, a).EntryPoints[0]
	in, out := e.Inputs(), e.Outputs()
	if len(in) != 1 || *in[0].Location != 3 || *in[0].Component != 1 || !slices.Equal(in[0].Qualifiers, []spec.Decoration{spec.DecorationFlat}) {
		t.Errorf("inputs %+v", in)
	}
	if len(out) != 1 || out[0].Location != nil || out[0].Qualifiers != nil {
		t.Errorf("outputs %+v", out)
	}
}

func TestModeNames(t *testing.T) {
	a := assemble(10)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelKernel), 1, 0x61)
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeVecTypeHint), 4<<16|5)
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeVecTypeHint), 2)
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeOutputPrimitivesEXT), 12)
	a.add(spec.OpExecutionModeId, 1, uint32(spec.ExecutionModeFPFastMathDefault), 2, 3)
	a.add(spec.OpTypeFloat, 2, 32)
	a.add(spec.OpConstant, 2, 3, 7)
	var got []string
	for _, m := range reflected(t, a).EntryPoints[0].Modes {
		got = append(got, m.String())
	}
	want := []string{"VecTypeHint vec4 of f32", "VecTypeHint i32", "OutputPrimitivesEXT 12", "FPFastMathDefault f32 7"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// Uniforms of OpenGL have locations and no bindings; constants of kernels have neither.
func TestUniformsWithoutBinding(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0x61)
	a.add(spec.OpDecorate, 5, uint32(spec.DecorationLocation), 8)
	a.add(spec.OpTypeFloat, 3, 32)
	a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassUniformConstant), 3)
	a.add(spec.OpVariable, 4, 5, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpVariable, 4, 6, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpFunction, 7, 1, 0, 8)
	a.add(spec.OpLoad, 3, 9, 5)
	a.add(spec.OpLoad, 3, 10, 6)
	a.add(spec.OpFunctionEnd)
	m := reflected(t, a)
	p := m.EntryPoints[0].Payloads()
	if len(m.Resources) != 0 || len(p) != 1 || *p[0].Location != 8 || p[0].Type.String() != "f32" {
		t.Errorf("%d resources, %+v", len(m.Resources), p)
	}
}

// A specialization constant without a SpecId is a size that no value changes, also not one for the number 0.
func TestLocalSizeWithoutID(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0x61)
	a.add(spec.OpDecorate, 9, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupSize))
	a.add(spec.OpTypeInt, 2, 32, 0)
	a.add(spec.OpTypeVector, 3, 2, 3)
	a.add(spec.OpSpecConstant, 2, 4, 8)
	a.add(spec.OpConstant, 2, 7, 2)
	a.add(spec.OpSpecConstantComposite, 3, 9, 4, 7, 7)
	e := &reflected(t, a).EntryPoints[0]
	if got := e.WorkgroupSize([]SpecValue{{ID: 0, Bits: 16}}); got != [3]uint32{8, 2, 2} {
		t.Errorf("size %v", got)
	}
}

// Semantics of variables and of members are those of UserSemantic, not of other decorations with a text.
func TestSemantics(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelVertex), 1, 0x61, 6)
	a.add(spec.OpDecorate, 6, uint32(spec.DecorationLocation), 0)
	a.add(spec.OpDecorateString, 6, uint32(spec.DecorationUserSemantic), 0x58) // "X"
	a.add(spec.OpDecorateString, 6, uint32(spec.DecorationUserTypeGOOGLE), 0x59)
	a.add(spec.OpMemberDecorateString, 5, 1, uint32(spec.DecorationUserSemantic), 0x5a)
	a.add(spec.OpMemberDecorateString, 5, 1, uint32(spec.DecorationUserTypeGOOGLE), 0x59)
	a.add(spec.OpTypeFloat, 3, 32)
	a.add(spec.OpTypeStruct, 5, 3, 3)
	a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassInput), 5)
	a.add(spec.OpVariable, 4, 6, uint32(spec.StorageClassInput))
	in := reflected(t, a).EntryPoints[0].Inputs()
	if len(in) != 1 || in[0].Semantic != "X" || in[0].Type.Members[0].Semantic != "" || in[0].Type.Members[1].Semantic != "Z" {
		t.Errorf("%+v", in)
	}
}

// Parameters of kernels have the attributes and the alignment that the module states, and no others.
func TestParameterAttributes(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelKernel), 1, 0x61)
	a.add(spec.OpDecorate, 7, uint32(spec.DecorationFuncParamAttr), uint32(spec.FunctionParameterAttributeNoWrite))
	a.add(spec.OpDecorate, 8, uint32(spec.DecorationFuncParamAttr), uint32(spec.FunctionParameterAttributeByVal))
	a.add(spec.OpTypeVoid, 2)
	a.add(spec.OpTypeInt, 3, 32, 0)
	a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassCrossWorkgroup), 3)
	a.add(spec.OpTypeFunction, 5, 2, 4, 4, 3)
	a.add(spec.OpFunction, 2, 1, 0, 5)
	a.add(spec.OpFunctionParameter, 4, 7)
	a.add(spec.OpFunctionParameter, 4, 8)
	a.add(spec.OpFunctionParameter, 3, 9)
	a.add(spec.OpFunctionEnd)
	var got []string
	for _, p := range reflected(t, a).EntryPoints[0].Parameters {
		got = append(got, fmt.Sprint(p.Attributes, p.ByValue))
	}
	if want := "[NoWrite] false, [ByVal] true, [] true"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}
