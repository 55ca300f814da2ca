//go:build cgo

package runner

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// twoKernels has two entry points: "a" uses a storage buffer with a runtime
// array, through a function, and push constants; "b" a uniform buffer with a
// matrix in set 3, workgroup memory and a specialized size.
const twoKernels = `
OpCapability Shader
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %a "a"
OpEntryPoint GLCompute %b "b"
OpExecutionMode %a LocalSize 8 4 1
OpExecutionModeId %b LocalSizeId %n %one %two
OpName %buf "data"
OpDecorate %rt ArrayStride 4
OpDecorate %S Block
OpMemberDecorate %S 0 Offset 0
OpMemberDecorate %S 1 Offset 16
OpDecorate %buf DescriptorSet 0
OpDecorate %buf Binding 2
OpDecorate %U Block
OpMemberDecorate %U 0 Offset 0
OpMemberDecorate %U 0 MatrixStride 16
OpMemberDecorate %U 0 RowMajor
OpMemberDecorate %U 1 Offset 64
OpDecorate %ubo DescriptorSet 3
OpDecorate %ubo Binding 1
OpDecorate %P Block
OpMemberDecorate %P 0 Offset 0
OpMemberDecorate %P 1 Offset 8
OpDecorate %n SpecId 7
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v4 = OpTypeVector %f32 4
%v2 = OpTypeVector %f32 2
%m = OpTypeMatrix %v2 3
%one = OpConstant %u32 1
%two = OpConstant %u32 2
%len = OpConstant %u32 100
%n = OpSpecConstant %u32 64
%rt = OpTypeRuntimeArray %f32
%S = OpTypeStruct %v4 %rt
%ps = OpTypePointer StorageBuffer %S
%buf = OpVariable %ps StorageBuffer
%U = OpTypeStruct %m %f32
%pu = OpTypePointer Uniform %U
%ubo = OpVariable %pu Uniform
%P = OpTypeStruct %u32 %v2
%pp = OpTypePointer PushConstant %P
%pc = OpVariable %pp PushConstant
%arr = OpTypeArray %f32 %len
%pw = OpTypePointer Workgroup %arr
%wg = OpVariable %pw Workgroup
%pcu = OpTypePointer PushConstant %u32
%pwf = OpTypePointer Workgroup %f32
%puf = OpTypePointer Uniform %f32
%zero = OpConstant %u32 0
%a = OpFunction %void None %fn
%la = OpLabel
%x = OpAccessChain %pcu %pc %zero
%y = OpLoad %u32 %x
%z = OpFunctionCall %void %leaf
OpReturn
OpFunctionEnd
%leaf = OpFunction %void None %fn
%ll = OpLabel
%al = OpArrayLength %u32 %buf 1
OpReturn
OpFunctionEnd
%b = OpFunction %void None %fn
%lb = OpLabel
%q = OpAccessChain %puf %ubo %one
%r = OpLoad %f32 %q
%s = OpAccessChain %pwf %wg %zero
OpStore %s %r
OpReturn
OpFunctionEnd
`

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
	m := reflectText(t, twoKernels)
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

func TestCheck(t *testing.T) {
	m := reflectText(t, twoKernels)
	good := func() *Launch {
		return &Launch{Module: m, Entry: "a", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 16),
			Bindings: []Binding{{Set: 0, Binding: 2, Buffer: fakeBuffer(64)}}}
	}
	goodB := func() *Launch {
		return &Launch{Module: m, Entry: "b", Groups: [3]uint32{1, 1, 1},
			Bindings: []Binding{{Set: 3, Binding: 1, Buffer: fakeBuffer(512), Offset: 256}}}
	}
	cases := []struct {
		name   string
		base   func() *Launch
		change func(*Launch)
		want   string
	}{
		{"a", good, func(*Launch) {}, ""},
		{"b", goodB, func(*Launch) {}, ""},
		{"entry", good, func(l *Launch) { l.Entry = "c" }, `no entry point "c" (it has "a", "b")`},
		{"missing", good, func(l *Launch) { l.Bindings = nil }, "set 0, binding 2: the module uses this storage buffer, the host provides no buffer"},
		{"wrong set", goodB, func(l *Launch) { l.Bindings[0].Set = 0 }, "set 3, binding 1: the module uses this uniform buffer"},
		{"small", good, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(15) }, "set 0, binding 2: the block needs 16 bytes and 4 per element of its runtime array, the buffer has 15 bytes"},
		{"small range", good, func(l *Launch) { l.Bindings[0].Size = 8 }, "the buffer has 8 bytes"},
		{"outside", good, func(l *Launch) { l.Bindings[0].Size = 65 }, "outside the buffer of 64 bytes"},
		{"align", goodB, func(l *Launch) { l.Bindings[0].Offset = 128 }, "offset 128 is not a multiple of 256"},
		{"whole", goodB, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(8192) }, ""},
		{"range", goodB, func(l *Launch) { l.Bindings[0].Buffer, l.Bindings[0].Size = fakeBuffer(8192), 4097 }, "maxUniformBufferRange"},
		{"runtime range", good, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(1<<16 + 1) }, "maxStorageBufferRange"},
		{"push", good, func(l *Launch) { l.PushConstants = make([]byte, 12) }, "the block has 16 bytes, the host provides 12"},
		{"push max", good, func(l *Launch) { l.PushConstants = make([]byte, 20) }, "maxPushConstantsSize"},
		{"groups", good, func(l *Launch) { l.Groups[1] = 11 }, "maxComputeWorkGroupCount[1]"},
		{"size", goodB, func(l *Launch) { l.SpecConstants = []SpecValue{{7, 65}} }, "maxComputeWorkGroup"},
		{"zero", goodB, func(l *Launch) { l.SpecConstants = []SpecValue{{7, 0}} }, "has a zero"},
	}
	for _, c := range cases {
		l := c.base()
		c.change(l)
		err := l.Check(smallDevice())
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
	info := smallDevice()
	info.Limits.MaxComputeSharedMemorySize = 399
	var limit *LimitError
	if err := goodB().Check(info); !errors.As(err, &limit) || limit.Value != 400 {
		t.Errorf("shared memory: %v", err)
	}
	info = smallDevice()
	info.Limits.MaxBoundDescriptorSets = 3
	if err := goodB().Check(info); !errors.As(err, &limit) || limit.Limit != "maxBoundDescriptorSets" {
		t.Errorf("sets: %v", err)
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
