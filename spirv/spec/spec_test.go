package spec

import (
	"slices"
	"strings"
	"testing"
)

func TestNumbers(t *testing.T) {
	for _, c := range [...]struct {
		name string
		op   Opcode
		want Opcode
	}{
		{"OpIAdd", OpIAdd, 128}, {"OpFMul", OpFMul, 133}, {"OpLoad", OpLoad, 61},
		{"OpEntryPoint", OpEntryPoint, 15}, {"OpExtInst", OpExtInst, 12}, {"OpSDot", OpSDot, 4450},
		{"OpSDotKHR", OpSDotKHR, 4450}, {"OpTypeJointMatrixINTEL", OpTypeJointMatrixINTEL, 6119},
	} {
		got, ok := ParseOpcode(c.name)
		if !ok || got != c.want || c.op != c.want {
			t.Errorf("%s: parsed %d, constant %d, want %d", c.name, got, c.op, c.want)
		}
	}
	for _, c := range [...]struct{ got, want uint32 }{
		{GLSLStd450Log, 28}, {GLSLStd450Sqrt, 31}, {OpenCLStdNativeCos, 81}, {OpenCLStdFabs, 23},
		{uint32(StorageClassStorageBuffer), 12}, {uint32(StorageClassPhysicalStorageBuffer), 5349},
		{uint32(BuiltInGlobalInvocationId), 28}, {uint32(DecorationArrayStride), 6},
		{uint32(CapabilityShader), 1}, {uint32(ExecutionModeLocalSize), 17}, {uint32(Dim2D), 1},
		{uint32(V1_3), 0x10300},
	} {
		if c.got != c.want {
			t.Errorf("got %d, want %d", c.got, c.want)
		}
	}
}

func TestRoundTrips(t *testing.T) {
	enums := 0
	for k := Kind(0); k < numKinds; k++ {
		if k.Category() != ValueEnum && k.Category() != BitEnum {
			if k.Enumerants() != nil {
				t.Errorf("%s has enumerants", k)
			}
			continue
		}
		enums++
		for i, e := range k.Enumerants() {
			if i > 0 && k.Enumerants()[i-1].Value >= e.Value {
				t.Errorf("%s %s: not in order", k, e.Name)
			}
			if k.Enumerant(e.Value) != &k.Enumerants()[i] {
				t.Errorf("%s %s: not found by value", k, e.Name)
			}
			s := k.Format(e.Value)
			if e.Value != 0 && s != e.Name {
				t.Errorf("%s: %d prints %q, want %q", k, e.Value, s, e.Name)
			}
			if v, ok := k.Parse(s); !ok || v != e.Value {
				t.Errorf("%s %s: parsed %d, %v", k, s, v, ok)
			}
		}
		for _, n := range kindRows[k].names {
			if v, ok := lookup(kindRows[k].names, n.name); !ok || v != n.value {
				t.Errorf("%s %s: not found", k, n.name)
			}
		}
		if _, ok := k.Parse("NoSuchName"); ok {
			t.Errorf("%s reads NoSuchName", k)
		}
	}
	if enums < 60 {
		t.Errorf("only %d enumerations", enums)
	}
}

// TestNamesRoundTrip reads the names of instructions, sets, extensions and versions.
func TestNamesRoundTrip(t *testing.T) {
	for _, o := range Ops() {
		if op, ok := ParseOpcode(o.Name); !ok || op != o.Opcode || op.String() != o.Name || Info(op).Name != o.Name {
			t.Errorf("%s: parsed %d, %v", o.Name, op, ok)
		}
	}
	if _, ok := ParseOpcode("OpNoSuch"); ok || Info(60000) != nil || Info(9) != nil {
		t.Error("unknown opcodes are known")
	}
	for s, name := range map[ExtInstSet]string{GLSLStd450: "GLSL.std.450", OpenCLStd: "OpenCL.std"} {
		if got, ok := ParseExtInstSet(name); !ok || got != s || s.String() != name {
			t.Errorf("%s: %v %v", name, got, ok)
		}
		for _, in := range setRows[s].insts {
			if n, ok := s.Inst(in.name); !ok || n != in.number || s.InstName(n) != in.name {
				t.Errorf("%s %s: %d %v", s, in.name, n, ok)
			}
		}
	}
	if s := GLSLStd450.InstName(9999); s != "" {
		t.Errorf("unknown instruction is %q", s)
	}
	for _, r := range extensionRows {
		if e, ok := ParseExtension(string(r.name)); !ok || e != r.name {
			t.Errorf("%s: %q %v", r.name, e, ok)
		}
	}
	for v := V1_0; v <= V1_6; v += 0x100 {
		if got, ok := ParseVersion(v.String()); !ok || got != v {
			t.Errorf("%s: %v %v", v, got, ok)
		}
	}
	for _, s := range [...]string{"v1.7", "v2.0", "1.3", "v1.", "v1.10", ""} {
		if _, ok := ParseVersion(s); ok {
			t.Errorf("reads version %q", s)
		}
	}
}

func TestMasks(t *testing.T) {
	for _, c := range [...]struct{ got, want string }{
		{MemoryAccess(0).String(), "None"},
		{(MemoryAccessAligned | MemoryAccessVolatile).String(), "Volatile|Aligned"},
		{MemorySemantics(0).String(), "None"},
		{(MemorySemanticsWorkgroupMemory | MemorySemanticsAcquireRelease).String(), "AcquireRelease|WorkgroupMemory"},
		// MLIR's order is not the order of the bits here.
		{(LoopControlMaxConcurrencyINTEL | LoopControlLoopCoalesceINTEL).String(), "LoopCoalesceINTEL|MaxConcurrencyINTEL"},
		{CooperativeMatrixOperands(17).String(), "ASigned|AccSat"},
		{FunctionControl(0x40000001).String(), "Inline|0x40000000"},
		{FunctionControl(0x40000000).String(), "0x40000000"},
		{StorageClass(999999).String(), "999999"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	if v, ok := ParseMemoryAccess("Volatile | Aligned"); !ok || v != 3 {
		t.Errorf("parsed %v, %v", v, ok)
	}
	for _, s := range [...]string{"", "|", "Volatile|", "Volatile|None", "Aligned|Nope"} {
		if v, ok := ParseMemoryAccess(s); ok {
			t.Errorf("%q reads as %v", s, v)
		}
	}
	var bits []MemoryAccess
	for b := range MemoryAccess(0x25).Bits {
		bits = append(bits, b)
	}
	if !slices.Equal(bits, []MemoryAccess{1, 4, 0x20}) {
		t.Errorf("bits %v", bits)
	}
}

// TestMLIRNames: where MLIR 19 spells or orders otherwise than the grammar, MLIR wins.
func TestMLIRNames(t *testing.T) {
	for _, c := range [...]struct{ got, want string }{
		{Dim2D.String(), "Dim2D"},
		{CapabilityUniformAndStorageBuffer16BitAccess.String(), "StorageUniform16"},
		{CooperativeMatrixUse(2).String(), "MatrixAcc"},
		{CapabilityFPGARegALTERA.String(), "FPGARegINTEL"},
		{strings.Join(KindDim.MLIRNames(), " "), "Dim1D Dim2D Dim3D Cube Rect Buffer SubpassData"},
		{strings.Join(KindGroupOperation.MLIRNames()[:3], " "), "Reduce InclusiveScan ExclusiveScan"},
		{strings.Join(KindImageDepthInfo.MLIRNames(), " "), "NoDepth IsDepth DepthUnknown"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	if v, ok := ParseDim("2D"); !ok || v != Dim2D {
		t.Errorf("the grammar's spelling: %v %v", v, ok)
	}
	if e := MLIRExtensions(); len(e) != 102 || e[0] != SPV_KHR_16bit_storage {
		t.Errorf("MLIR's extensions: %d, first %s", len(e), e[0])
	}
}

func TestAvailability(t *testing.T) {
	check := func(what string, a Availability, lo, hi Version, caps []Capability, exts []Extension) {
		t.Helper()
		if a.Min != lo || a.Max != hi || !slices.Equal(a.Capabilities, caps) || !slices.Equal(a.Extensions, exts) {
			t.Errorf("%s: %+v", what, a)
		}
	}
	enum := func(k Kind, v uint32) Availability { return k.Enumerant(v).Availability }
	// An extension offers it to any version.
	check("StorageBuffer", enum(KindStorageClass, 12), 0, 0, []Capability{CapabilityShader},
		[]Extension{SPV_KHR_storage_buffer_storage_class, SPV_KHR_variable_pointers})
	check("PhysicalStorageBuffer", enum(KindStorageClass, 5349), 0, 0, []Capability{CapabilityPhysicalStorageBufferAddresses},
		[]Extension{SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer})
	// Core only, in MLIR.
	check("MakePointerAvailable", enum(KindMemoryAccess, 8), V1_5, 0, []Capability{CapabilityVulkanMemoryModel}, nil)
	// Both, in MLIR.
	check("PackedVectorFormat4x8Bit", enum(KindPackedVectorFormat, 0), V1_6, 0, nil, []Extension{SPV_KHR_integer_dot_product})
	check("Dim1D", enum(KindDim, 0), 0, 0, []Capability{CapabilityImage1D, CapabilitySampled1D}, nil)
	check("OpSDot", Info(OpSDot).Availability, 0, 0, []Capability{CapabilityDotProduct}, []Extension{SPV_KHR_integer_dot_product})
	check("OpGroupNonUniformIAdd", Info(OpGroupNonUniformIAdd).Availability, V1_3, 0,
		[]Capability{CapabilityGroupNonUniformArithmetic, CapabilityGroupNonUniformClustered, CapabilityGroupNonUniformPartitionedNV}, nil)
	if v := Info(OpAtomicCompareExchangeWeak).Max; v != V1_3 {
		t.Errorf("OpAtomicCompareExchangeWeak until %s", v)
	}
	if r := StorageClass(777777).Requires(); r != nil {
		t.Errorf("an unknown value requires %v", r)
	}
}

func TestImplications(t *testing.T) {
	if got := CapabilityShader.Implies(); !slices.Equal(got, []Capability{CapabilityMatrix}) {
		t.Errorf("Shader implies %v", got)
	}
	got := AppendImplied(nil, CapabilityInputAttachmentArrayNonUniformIndexing)
	want := []Capability{CapabilityInputAttachment, CapabilityShaderNonUniform, CapabilityShader, CapabilityMatrix}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	got = AppendImplied([]Capability{CapabilityMatrix}, CapabilityShader)
	if !slices.Equal(got, []Capability{CapabilityMatrix}) {
		t.Errorf("appended %v", got)
	}
	for _, e := range KindCapability.Enumerants() {
		AppendImplied(nil, Capability(e.Value)) // ends
	}
	for v, n := range map[Version]int{V1_0: 0, V1_2: 0, V1_3: 6, V1_4: 10, V1_5: 16, V1_6: 20, 0: 0} {
		if got := len(v.Extensions()); got != n {
			t.Errorf("%s has %d extensions, want %d", v, got, n)
		}
	}
	if v := SPV_KHR_8bit_storage.CoreVersion(); v != V1_5 {
		t.Errorf("8bit_storage core in %s", v)
	}
	if v := SPV_NV_mesh_shader.CoreVersion(); v != 0 {
		t.Errorf("mesh_shader core in %s", v)
	}
}

func TestOperands(t *testing.T) {
	load := Info(OpLoad)
	if !load.HasResult || !load.HasResultType || load.Class != ClassMemory {
		t.Errorf("OpLoad: %+v", load)
	}
	want := []Operand{{KindIdResultType, One}, {KindIdResult, One}, {KindIdRef, One}, {KindMemoryAccess, Optional}}
	if !slices.Equal(load.Operands, want) {
		t.Errorf("OpLoad takes %v", load.Operands)
	}
	sw := Info(OpSwitch).Operands
	if last := sw[len(sw)-1]; last != (Operand{KindPairLiteralIntegerIdRef, Variadic}) ||
		!slices.Equal(last.Kind.Bases(), []Kind{KindLiteralInteger, KindIdRef}) {
		t.Errorf("OpSwitch takes %v", sw)
	}
	if st := Info(OpStore); st.HasResult || st.HasResultType {
		t.Errorf("OpStore: %+v", st)
	}
	if p := KindExecutionMode.Enumerant(uint32(ExecutionModeLocalSize)).Params; len(p) != 3 || p[0].Kind != KindLiteralInteger {
		t.Errorf("LocalSize takes %v", p)
	}
}

func BenchmarkParseCapability(b *testing.B) {
	for b.Loop() {
		ParseCapability("WorkgroupMemoryExplicitLayout8BitAccessKHR")
	}
}
