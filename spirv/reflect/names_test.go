package reflect

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// TestTypeTexts checks the text of each kind of type.
func TestTypeTexts(t *testing.T) {
	encoded := func(e spec.FPEncoding) *Type { return &Type{Kind: FloatType, Bits: 16, Encoding: &e} }
	f32, void := &Type{Kind: FloatType, Bits: 32}, &Type{Kind: VoidType}
	image := func(i ImageInfo) *Type { return &Type{Kind: ImageType, Image: &i} }
	flat := image(ImageInfo{Dim: spec.Dim2D, Sampled: f32})
	for _, c := range []struct {
		typ  *Type
		want string
	}{
		{nil, "…"}, {void, "void"}, {&Type{Kind: BoolType}, "bool"}, {&Type{Name: "event"}, "event"}, {&unknownType, "unknown"},
		{&Type{Kind: IntType, Bits: 16}, "u16"}, {&Type{Kind: IntType, Bits: 16, Signed: true}, "i16"}, {&Type{Kind: IntType, Bits: 64, Signless: true}, "i64"},
		{f32, "f32"}, {encoded(spec.FPEncodingBFloat16KHR), "bf16"}, {encoded(spec.FPEncodingFloat8E4M3EXT), "f8E4M3"},
		{encoded(spec.FPEncodingFloat8E5M2EXT), "f8E5M2"}, {encoded(spec.FPEncodingFloat4E2M1EXT), spec.FPEncodingFloat4E2M1EXT.String()},
		{&Type{Kind: VectorType, Count: 16, Elem: f32}, "vec16 of f32"},
		{&Type{Kind: MatrixType, Count: 13, Elem: &Type{Kind: VectorType, Count: 4, Elem: f32}}, "matrix of 13 vec4 of f32"},
		{&Type{Kind: ArrayType, Count: 100, Elem: &Type{Kind: RuntimeArrayType, Elem: f32}}, "[100][]f32"},
		{&Type{Kind: StructType}, "struct"}, {&Type{Kind: StructType, Name: "S"}, "struct S"},
		{&Type{Kind: PointerType}, "pointer"}, {&Type{Kind: PointerType, Elem: f32}, "pointer to f32"},
		{&Type{Kind: SamplerType}, "sampler"}, {&Type{Kind: SampledImageType, Elem: flat}, "sampled 2D image of f32"},
		{&Type{Kind: AccelerationStructureType}, "acceleration structure"},
		{flat, "2D image of f32"}, {image(ImageInfo{Dim: spec.DimBuffer}), "Buffer image"}, {image(ImageInfo{Dim: spec.DimCube, Sampled: void}), "Cube image"},
		{image(ImageInfo{Dim: spec.Dim1D, Arrayed: true, Sampled: f32}), "1D array image of f32"},
		{image(ImageInfo{Dim: spec.Dim2D, Multisampled: true, Sampled: void}), "multisampled 2D image"},
		{image(ImageInfo{Dim: spec.Dim2D, Depth: true, Sampled: f32}), "depth 2D image of f32"},
		{image(ImageInfo{Dim: spec.Dim2D, Multisampled: true, Depth: true, Arrayed: true, Sampled: f32}), "multisampled depth 2D array image of f32"},
	} {
		if got := c.typ.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// TestTypeDepth checks that the text of a type ends at a depth of 64.
func TestTypeDepth(t *testing.T) {
	typ := &Type{Kind: ImageType, Image: &ImageInfo{Dim: spec.Dim2D, Sampled: &Type{Kind: FloatType, Bits: 32}}}
	for depth := range 67 {
		want := map[int]string{64: "2D image of …", 65: "…", 66: "…"}[depth]
		if depth < 64 {
			want = "2D image of f32"
		}
		if got := strings.ReplaceAll(typ.String(), "[]", ""); got != want {
			t.Errorf("depth %d: %s, want %s", depth, got, want)
		}
		typ = &Type{Kind: RuntimeArrayType, Elem: typ}
	}
}

// TestMemberDepth checks the depth to which members of structs are listed, and the number of indices that stand for
// the first element of nested arrays.
func TestMemberDepth(t *testing.T) {
	typ := &Type{Kind: FloatType, Bits: 32, locations: 1}
	for range 70 {
		typ = &Type{Kind: StructType, Members: []Member{{Name: "x", Type: typ}}, locations: 1}
	}
	if got := len((&InterfaceVariable{Type: typ}).Members()); got != 65 {
		t.Errorf("%d members", got)
	}
	array := &Type{Kind: FloatType}
	for i := range 70 {
		if got, want := suffix(array), strings.Repeat("[0]", min(i, 64)); got != want {
			t.Errorf("depth %d: %s", i, got)
		}
		array = &Type{Kind: ArrayType, Elem: array}
	}
}

// TestMemberLocations checks that members have their own locations or the ones after the previous members, which
// vectors of two doubles take one of, longer ones two, and built-ins none.
func TestMemberLocations(t *testing.T) {
	a := assemble(50)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelVertex), 1, 'a', 40)
	a.add(spec.OpDecorate, 40, uint32(spec.DecorationLocation), 3)
	a.add(spec.OpMemberDecorate, 30, 2, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInPosition))
	a.add(spec.OpMemberDecorate, 30, 6, uint32(spec.DecorationLocation), 40)
	a.add(spec.OpTypeFloat, 2, 64)
	a.add(spec.OpTypeFloat, 3, 32)
	a.add(spec.OpTypeInt, 4, 32, 0)
	a.add(spec.OpConstant, 4, 5, 3)
	a.add(spec.OpTypeVector, 10, 2, 2)
	a.add(spec.OpTypeVector, 11, 2, 3)
	a.add(spec.OpTypeVector, 12, 3, 4)
	a.add(spec.OpTypeMatrix, 13, 11, 2)
	a.add(spec.OpTypeArray, 14, 10, 5)
	a.add(spec.OpTypeStruct, 30, 10, 11, 12, 12, 13, 14, 3, 3)
	a.add(spec.OpTypePointer, 31, uint32(spec.StorageClassInput), 30)
	a.add(spec.OpVariable, 31, 40, uint32(spec.StorageClassInput))
	var got []string
	for _, m := range reflected(t, a).EntryPoints[0].Inputs()[0].Members() {
		at := "none"
		if m.Location != nil {
			at = fmt.Sprint(*m.Location)
		}
		got = append(got, m.Name+" "+at)
	}
	if want := "0 3, 1 4, 2 none, 3 6, 4 7, 5 11, 6 40, 7 41"; strings.Join(got, ", ") != want {
		t.Errorf("%s, want %s", strings.Join(got, ", "), want)
	}
}

// TestInterfaceOrder checks the order of the variables of an interface: by class, location, component and index, those
// without last.
func TestInterfaceOrder(t *testing.T) {
	const location, component, index = spec.DecorationLocation, spec.DecorationComponent, spec.DecorationIndex
	a := assemble(50)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelFragment), 1, 'a', 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
	for _, d := range []struct {
		id   uint32
		what spec.Decoration
		n    uint32
	}{{12, location, 2}, {13, location, 1}, {14, location, 1}, {14, component, 1}, {15, location, 1}, {15, component, 0}, {17, location, 0}, {18, location, 0}, {18, index, 1}, {19, location, 0}, {19, index, 0}} {
		a.add(spec.OpDecorate, d.id, uint32(d.what), d.n)
	}
	a.add(spec.OpTypeFloat, 3, 32)
	for i, class := range []spec.StorageClass{spec.StorageClassCallableDataKHR, spec.StorageClassInput, spec.StorageClassInput, spec.StorageClassInput, spec.StorageClassInput, spec.StorageClassInput,
		spec.StorageClassTaskPayloadWorkgroupEXT, spec.StorageClassOutput, spec.StorageClassOutput, spec.StorageClassOutput} {
		id := 10 + uint32(i)
		a.add(spec.OpName, id, 'a'+uint32(i))
		a.add(spec.OpTypePointer, 30, uint32(class), 3)
		a.add(spec.OpVariable, 30, id, uint32(class))
	}
	e := &reflected(t, a).EntryPoints[0]
	names := func(list []*InterfaceVariable) (s string) {
		for _, v := range list {
			s += v.Name
		}
		return s
	}
	if got := names(e.Interface); got != "fedcbjihag" {
		t.Error(got)
	}
	if in, out, payloads := names(e.Inputs()), names(e.Outputs()), names(e.Payloads()); in != "fedcb" || out != "jih" || payloads != "ag" {
		t.Errorf("inputs %s, outputs %s, payloads %s", in, out, payloads)
	}
}

// TestModeTexts checks the texts of execution modes: hints of vectors, names of values, and the specialization
// constants that a value depends on.
func TestModeTexts(t *testing.T) {
	for _, c := range []struct {
		mode Mode
		want string
	}{
		{Mode{Mode: spec.ExecutionModeOriginUpperLeft}, "OriginUpperLeft"},
		{Mode{Mode: spec.ExecutionModeOutputVertices, Operands: []ModeOperand{{Value: 13}}}, "OutputVertices 13"},
		{Mode{Mode: spec.ExecutionModeLocalSizeId, Operands: []ModeOperand{{Value: 64, Specs: []uint32{17}}, {Value: 1}, {Value: 2, Specs: []uint32{11, 12, 130}}}},
			"LocalSizeId 64 (SpecId 17) 1 2 (SpecId 11, 12, 130)"},
		{Mode{Mode: spec.ExecutionModeFPFastMathDefault, Operands: []ModeOperand{{Value: 9, Text: "f32"}}}, "FPFastMathDefault f32"},
	} {
		if got := c.mode.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	for word, want := range map[uint32]string{0: "i8", 1: "i16", 3: "i64", 4: "f16", 1<<16 | 5: "f32", 2<<16 | 6: "vec2 of f64", 16 << 16: "vec16 of i8", 7: "", 2<<16 | 7: "", 0xffffffff: ""} {
		if got := vectorHint(word); got != want {
			t.Errorf("%#x: %q, want %q", word, got, want)
		}
	}
	a := assemble(10)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelKernel), 1, 'a')
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeVecTypeHint), 9)
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeNamedMaximumRegistersINTEL), 0)
	a.add(spec.OpExecutionMode, 1, uint32(spec.ExecutionModeLocalSizeHint), 4, 5, 6, 7)
	a.add(spec.OpExecutionMode, 1, 99999, 4)
	a.add(spec.OpExecutionModeId, 1, uint32(spec.ExecutionModeLocalSizeHintId), 2, 3, 4)
	a.add(spec.OpTypeInt, 2, 16, 1)
	a.add(spec.OpConstant, 2, 3, 12)
	var got []string
	for _, m := range reflected(t, a).EntryPoints[0].Modes {
		got = append(got, strings.TrimPrefix(m.String(), m.Name()))
	}
	if want := " 9| AutoINTEL| 4 5 6 7| 4| i16 12 %4"; strings.Join(got, "|") != want {
		t.Errorf("%s, want %s", strings.Join(got, "|"), want)
	}
}

// TestToolNames checks the names at the ends of the list of tools, and which tools write integers without signs.
func TestToolNames(t *testing.T) {
	for g, want := range map[Generator]string{0: "Khronos", 43 << 16: "LLVM LLVM SPIR-V Backend", 51 << 16: "apilatosba Apila Jai Compiler", 52 << 16: "tool 52", 0xffff << 16: "tool 65535"} {
		if got := g.Tool(); got != want {
			t.Errorf("%d: %s, want %s", g>>16, got, want)
		}
	}
	for g, want := range map[Generator]bool{0: true, 1: false, 22<<16 | 3: true, 8 << 16: false} {
		if got := (&Module{Generator: g}).Signless(); got != want {
			t.Errorf("%s: %v", g, got)
		}
	}
}

// TestEntryPointsOfOneName checks that a kernel comes before other entry points of its name.
func TestEntryPointsOfOneName(t *testing.T) {
	m := &Module{EntryPoints: []EntryPoint{{Name: "a", Model: spec.ExecutionModelVertex}, {Name: "a", Model: spec.ExecutionModelFragment},
		{Name: "b", Model: GLCompute}, {Name: "b", Model: spec.ExecutionModelVertex}, {Name: "c", Model: spec.ExecutionModelVertex}, {Name: "c", Model: GLCompute}}}
	for name, want := range map[string]int{"a": 0, "b": 2, "c": 5} {
		if got := m.EntryPoint(name); got != &m.EntryPoints[want] {
			t.Errorf("%s: %+v", name, got)
		}
	}
	if got := m.EntryPoint("d"); got != nil {
		t.Errorf("%+v", got)
	}
}
