//go:build cgo

package reflect

import (
	"os"
	"slices"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// readText returns a module of testdata. Of two_kernels, entry point "a" uses a storage buffer with a runtime array, through a
// function, and push constants; "b" uses a uniform buffer with a matrix in set 3, workgroup memory and a specialized size.
func readText(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name + ".spvasm")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func reflectText(t *testing.T, text string) *Module {
	t.Helper()
	words, err := spirvtools.Assemble(text, spirvtools.Universal13)
	if err != nil {
		t.Fatal(err)
	}
	if err := spirvtools.Validate(words, spirvtools.Options{Env: spirvtools.Universal13}); err != nil {
		t.Fatal(err)
	}
	m, err := Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestReflect(t *testing.T) {
	m := reflectText(t, readText(t, "two_kernels"))
	if m.Major != 1 || m.Minor != 3 || !slices.Equal(m.Capabilities, []spec.Capability{spec.CapabilityShader}) ||
		!slices.Equal(m.Extensions, []string{"SPV_KHR_storage_buffer_storage_class"}) {
		t.Errorf("module: %d.%d %v %v", m.Major, m.Minor, m.Capabilities, m.Extensions)
	}
	if len(m.Resources) != 2 {
		t.Fatalf("resources: %+v", m.Resources)
	}
	buf, ubo := m.Resource(0, 2), m.Resource(3, 1)
	if buf == nil || buf.Type != StorageBuffer || buf.Size != 16 || buf.RuntimeOffset != 16 || buf.RuntimeStride != 4 || buf.Name != "data" || buf.Count != 1 {
		t.Errorf("buffer: %+v", buf)
	}
	// A row-major 3 columns by 2 rows has two rows of three components.
	if ubo == nil || ubo.Type != UniformBuffer || ubo.Size != 68 || ubo.RuntimeStride != 0 {
		t.Errorf("uniform: %+v", ubo)
	}
	if m.Resource(1, 1) != nil {
		t.Error("a resource where there is none")
	}
	a, b := m.EntryPoint("a"), m.EntryPoint("b")
	if a.LocalSize != [3]uint32{8, 4, 1} || a.Resource(0, 2) == nil || len(a.Resources) != 1 || a.PushConstantSize != 16 || a.WorkgroupMemory != 0 {
		t.Errorf("a: %+v", a)
	}
	if b.LocalSize != [3]uint32{64, 1, 2} || b.Resource(3, 1) == nil || len(b.Resources) != 1 || b.PushConstantSize != 0 || b.WorkgroupMemory != 400 {
		t.Errorf("b: %+v", b)
	}
	if got := b.WorkgroupSize([]SpecValue{{ID: 7, Bits: 32}}); got != [3]uint32{32, 1, 2} {
		t.Errorf("specialized size %v", got)
	}
	n := m.Spec(7)
	if len(m.SpecConstants) != 1 || n.ID != 7 || n.Bits != 32 || n.Default != 64 || n.Value() != uint64(64) || n.Type.String() != "u32" {
		t.Errorf("spec constants: %+v", m.SpecConstants)
	}
}

func TestReflectWorkgroupSizeBuiltIn(t *testing.T) {
	m := reflectText(t, `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %a "a"
OpExecutionMode %a LocalSize 1 1 1
OpDecorate %size BuiltIn WorkgroupSize
OpDecorate %x SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%v3 = OpTypeVector %u32 3
%x = OpSpecConstant %u32 16
%y = OpConstant %u32 4
%size = OpSpecConstantComposite %v3 %x %y %y
%a = OpFunction %void None %fn
%l = OpLabel
OpReturn
OpFunctionEnd
`)
	e := m.EntryPoint("a")
	if e.LocalSize != [3]uint32{16, 4, 4} || e.WorkgroupSize([]SpecValue{{0, 2}}) != [3]uint32{2, 4, 4} {
		t.Errorf("size %v", e.LocalSize)
	}
}

func TestReflectBufferBlockAndMatrixArray(t *testing.T) {
	m := reflectText(t, `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %a "a"
OpExecutionMode %a LocalSize 1 1 1
OpDecorate %S BufferBlock
OpMemberDecorate %S 0 Offset 32
OpMemberDecorate %S 0 ColMajor
OpMemberDecorate %S 0 MatrixStride 16
OpDecorate %ms ArrayStride 64
OpDecorate %v DescriptorSet 1
OpDecorate %v Binding 0
OpDecorate %w DescriptorSet 1
OpDecorate %w Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v3 = OpTypeVector %f32 3
%m = OpTypeMatrix %v3 4
%n2 = OpConstant %u32 2
%n5 = OpConstant %u32 5
%ms = OpTypeArray %m %n2
%S = OpTypeStruct %ms
%Ss = OpTypeArray %S %n5
%p = OpTypePointer Uniform %Ss
%v = OpVariable %p Uniform
%p1 = OpTypePointer Uniform %S
%w = OpVariable %p1 Uniform
%a = OpFunction %void None %fn
%l = OpLabel
OpReturn
OpFunctionEnd
`)
	if len(m.Resources) != 1 {
		t.Fatalf("resources %+v", m.Resources)
	}
	// 32, one stride of 64, three column strides of 16, and a vec3.
	if r := m.Resources[0]; r.Type != StorageBuffer || r.Count != 5 || r.Size != 32+64+48+12 {
		t.Errorf("%+v", r)
	}
	if len(m.EntryPoints[0].Resources) != 0 {
		t.Error("unused variables count as used")
	}
}

// TestReflectUnusedPushConstants checks that only blocks that no entry point uses are listed.
func TestReflectUnusedPushConstants(t *testing.T) {
	m := reflectText(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %used "used"
OpName %unused "unused"
OpName %Other "Other"
OpDecorate %Block Block
OpMemberDecorate %Block 0 Offset 0
OpDecorate %Other Block
OpMemberDecorate %Other 0 Offset 16
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%Block = OpTypeStruct %float
%Other = OpTypeStruct %float
%pblock = OpTypePointer PushConstant %Block
%pother = OpTypePointer PushConstant %Other
%pfloat = OpTypePointer PushConstant %float
%used = OpVariable %pblock PushConstant
%unused = OpVariable %pother PushConstant
%number = OpVariable %pfloat PushConstant
%main = OpFunction %void None %fn
%label = OpLabel
%value = OpLoad %Block %used
OpReturn
OpFunctionEnd
`)
	if len(m.UnusedPushConstants) != 1 {
		t.Fatalf("unused: %+v", m.UnusedPushConstants)
	}
	if p := m.UnusedPushConstants[0]; p.Name != "unused" || p.TypeName != "Other" || p.Size != 20 || p.Block.String() != "struct{f32 @16}" {
		t.Errorf("unused: %+v", p)
	}
}
