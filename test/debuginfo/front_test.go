package debuginfo

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// TestFrontEnd: the locations that a source states are those of the binary.
func TestFrontEnd(t *testing.T) {
	m, _ := compile(t, "front.mlir", spvc.Options{})
	got := map[spec.Opcode]string{}
	for i := range m.functions[0].code {
		e := &m.functions[0].code[i]
		at := fmt.Sprintf("%s:%d:%d", e.source, e.line, e.column)
		if e.scope == nil {
			at += " without a scope"
		}
		if e.inlinedAt != nil {
			at += fmt.Sprint(" ", m.stack(e))
		}
		got[e.Opcode] = at
	}
	for op, want := range map[spec.Opcode]string{
		spec.OpCompositeExtract: "front.py:3:7", spec.OpLoad: "front.py:4:7", spec.OpFMul: "lib.py:9:3 [:9 k:5]",
		spec.OpFAdd: ":0:0 without a scope", spec.OpFSub: ":0:0 without a scope", spec.OpStore: "front.py:6:7", spec.OpReturn: "front.py:7:3",
	} {
		if got[op] != want {
			t.Errorf("%s is at %s, not %s", op, got[op], want)
		}
	}
	var names []string
	for _, v := range m.functions[0].values {
		names = append(names, m.str(v.variable, 0))
	}
	if want := []string{"factor", "index", "product"}; !slices.Equal(names, want) {
		t.Errorf("values are %v, not %v", names, want)
	}
	// Nothing is repeated that applies already: the scopes are those of the kernel, the call and the kernel.
	for kind, want := range map[string]int{"DebugSource": 2, "DebugCompilationUnit": 1, "DebugEntryPoint": 1, "DebugFunctionDefinition": 1,
		"DebugScope": 3, "DebugLine": 6, "DebugNoScope": 1, "DebugNoLine": 1, "DebugInlinedAt": 1} {
		if n := len(m.named(kind)); n != want {
			t.Errorf("%d of %s, not %d", n, kind, want)
		}
	}
	entry := m.named("DebugEntryPoint")[0]
	if m.str(m.ref(entry, 0, "DebugFunction"), 0) != "k" || m.file(m.ref(m.ref(entry, 1, "DebugCompilationUnit"), 2, "DebugSource")) != "front.py" {
		t.Error("the entry point is not that of @k in front.py")
	}
	for _, s := range m.named("DebugSource") {
		if len(s.operands) != 1 {
			t.Errorf("the text of %s is in the binary", m.file(s))
		}
	}
}

// TestLayouts: random blocks have the offsets and sizes that layouts have.
func TestLayouts(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	for seed := range uint64(300) {
		info, err := blocklayout.LayOut(blockgen.All().Block(ctx, seed), blocklayout.Scalar)
		if err != nil {
			t.Fatal(err)
		}
		shape, err := blocklayout.ShapeOf(info.Type)
		if err != nil {
			t.Fatal(err)
		}
		m := read(t, words(t, `spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.GlobalVariable @b bind(0, 0) : !spirv.ptr<`+ir.TypeString(info.Type)+`, StorageBuffer>
}`))
		composite := m.ref(m.named("DebugGlobalVariable")[0], 1, "DebugTypeComposite")
		m.compare(composite, shape, fmt.Sprint("block ", seed))
	}
}

// compare compares a composite and the structs in it with a shape.
func (m *module) compare(composite *record, s *block.Shape, path string) {
	if n := m.number(composite, 7); int64(n) != 8*s.Size {
		m.t.Errorf("%s has %d bits, not %d bytes", path, n, s.Size)
	}
	for i, f := range s.Fields {
		member := m.ref(composite, 9+i, "DebugTypeMember")
		at := fmt.Sprintf("%s.%d", path, i)
		if offset, size := m.number(member, 5), m.number(member, 6); int64(offset) != 8*f.Offset || int64(size) != 8*f.Shape.Size {
			m.t.Errorf("%s is at bit %d with %d bits, not at byte %d with %d bytes", at, offset, size, f.Offset, f.Shape.Size)
		}
		typ, shape := m.records[member.operands[1]], f.Shape
		for typ.name == "DebugTypeArray" {
			typ, shape = m.records[typ.operands[0]], shape.Elem
		}
		if typ.name == "DebugTypeComposite" {
			m.compare(typ, shape, at)
		}
	}
}

// kernel returns a kernel that copies from %in, which has a type.
func kernel(comment, typ string) string {
	return comment + `module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%in: ` + typ + `) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      gpu.return
    }
  }
}`
}

// compileText compiles a text called name.
func compileText(t *testing.T, name, text string) *module {
	t.Helper()
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: name, Env: withSet(t, "vulkan1.1"), DebugInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	return read(t, p.Binaries[0].Words)
}

// TestSourceText: the text of a source is in the binary, in several strings if it is long and cut between
// characters. A text that strings of SPIR-V cannot hold is left out.
func TestSourceText(t *testing.T) {
	long := kernel("//"+strings.Repeat("ä", 1<<18)+"\n", "memref<4xf32>")
	for name, text := range map[string]string{"short": kernel("", "memref<4xf32>"), "long": long} {
		m := compileText(t, name, text)
		var got strings.Builder
		parts := 0
		for _, r := range m.all {
			switch r.name {
			case "DebugSource":
				got.WriteString(m.str(r, 1))
				parts++
			case "DebugSourceContinued":
				got.WriteString(m.str(r, 0))
				parts++
			}
		}
		if got.String() != text {
			t.Errorf("%s: the text is another, of %d bytes", name, got.Len())
		}
		if (parts > 1) != (name == "long") {
			t.Errorf("%s: the text has %d parts", name, parts)
		}
		for _, s := range m.strings {
			if !utf8.ValidString(s) {
				t.Errorf("%s: a string begins or ends within a character", name)
			}
		}
	}
	if s := compileText(t, "zero", kernel("// \x00\n", "memref<4xf32>")).named("DebugSource"); len(s[0].operands) != 1 {
		t.Error("a text with a zero byte is in the binary")
	}
}

// TestMembers: the types of blocks have the offsets and sizes of the layout.
func TestMembers(t *testing.T) {
	text := `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_non_semantic_info]>, api=Vulkan, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @b bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0], vector<3xf32> [16], !spirv.array<5 x i32, stride=4> [28], !spirv.matrix<3 x vector<2xf32>> [48, ColMajor, MatrixStride=8],
      !spirv.struct<(f32 [0], vector<2xf32> [8])> [72], !spirv.rtarray<vector<4xf32>, stride=16> [96])>, StorageBuffer>
    spirv.func @k() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @k
    spirv.ExecutionMode @k "LocalSize", 1, 1, 1
  }
}`
	m := compileText(t, "members", text)
	sizes := []uint32{32, 96, 160, 192, 128, 0}
	variable := m.named("DebugGlobalVariable")[0]
	composite := m.ref(variable, 1, "DebugTypeComposite")
	pointee := m.pointees[m.variables[variable.operands[7]]]
	if n := len(composite.operands) - 9; n != len(sizes) {
		t.Fatalf("%d members", n)
	}
	for i, size := range sizes {
		member := m.ref(composite, 9+i, "DebugTypeMember")
		if offset := 8 * m.offsets[[2]uint32{pointee, uint32(i)}]; m.number(member, 5) != offset {
			t.Errorf("member %d is at bit %d, not %d", i, m.number(member, 5), offset)
		}
		if m.number(member, 6) != size {
			t.Errorf("member %d has %d bits, not %d", i, m.number(member, 6), size)
		}
	}
	if n := m.number(composite, 7); n != 96*8 {
		t.Errorf("the block has %d bits", n)
	}
}
