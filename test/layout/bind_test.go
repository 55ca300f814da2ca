package layout

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// compiledBlocks compiles declarations in GLSL and reflects them.
func compiledBlocks(t *testing.T, text []byte) *reflect.Module {
	t.Helper()
	file := filepath.Join(t.TempDir(), "bound")
	if err := os.WriteFile(file+".comp", []byte("#version 450\n"+string(text)+"void main() {}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", file+".spv", file+".comp").CombinedOutput()
	if err != nil {
		t.Fatalf("glslangValidator (package glslang-tools): %v\n%.2000s\n%.3000s", err, out, text)
	}
	return reflected(t, file+".spv")
}

// reflected reflects the binary in a file.
func reflected(t *testing.T, file string) *reflect.Module {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sameShape reports whether two layouts put every number in the same place. An address
// matches an integer.
func sameShape(a, b *block.Shape) bool {
	if a.Kind == block.Address && b.Kind == block.Int && b.Bits == 64 {
		return true
	}
	if a.Kind != b.Kind || a.Bits != b.Bits || a.Count != b.Count || a.Stride != b.Stride || a.RowMajor != b.RowMajor || len(a.Fields) != len(b.Fields) {
		return false
	}
	for i := range a.Fields {
		if a.Fields[i].Offset != b.Fields[i].Offset || !sameShape(a.Fields[i].Shape, b.Fields[i].Shape) {
			return false
		}
	}
	return a.Elem == nil || sameShape(a.Elem, b.Elem)
}

// TestBoundGLSL checks that glslang gives the GLSL output of bind the layout of the
// block.
func TestBoundGLSL(t *testing.T) {
	ctx := newContext()
	o := blockgen.All()
	o.OneMajor = true
	rules := []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar}
	var want []*block.Shape
	var blocks []bind.Block
	for seed := range uint64(100) {
		r := rules[seed%3]
		s, err := blocklayout.ShapeOf(layOut(t, o.Block(ctx, seed+5000), r).Type)
		if err != nil {
			t.Fatal(err)
		}
		if seed%5 == 4 && len(s.Fields) > 1 {
			// Only direct members of the block can have custom offsets.
			for i := range s.Fields {
				s.Fields[i].Offset += int64(i) * 64
			}
		}
		b := bind.Block{Shape: s, Class: spec.StorageClassStorageBuffer, Binding: &bind.Binding{Number: uint32(seed)}}
		if !s.Runtime() && seed%2 == 0 {
			b.Class = spec.StorageClassUniform
		}
		want, blocks = append(want, s), append(blocks, b)
	}
	text, err := bind.GLSL(blocks, ctx)
	if err != nil {
		t.Fatal(err)
	}
	m := compiledBlocks(t, text)
	if len(m.Resources) != len(want) {
		t.Fatalf("%d blocks of %d", len(m.Resources), len(want))
	}
	for i := range m.Resources {
		if r := &m.Resources[i]; !sameShape(want[i], r.Block) || r.StorageClass != blocks[i].Class {
			t.Errorf("block %d: %v, want %v", i, r.Block, want[i])
		}
	}
}

func TestBoundGLSLErrors(t *testing.T) {
	ctx := newContext()
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	vec2 := block.VectorOf(f32, 2)
	field := func(s *block.Shape) *block.Shape {
		return block.StructOf([]block.Field{{Name: "a", Shape: f32}, {Name: "in", Offset: 64, Shape: s}})
	}
	for _, c := range []struct {
		s    *block.Shape
		want string
	}{
		{field(block.ArrayOf(f32, 4, 20)), "no rule set of GLSL gives this layout; std430: member in: array stride 20 would be 4; std140: member in: array stride 20 would be 16"},
		{field(block.StructOf([]block.Field{{Name: "x", Shape: f32}, {Name: "y", Offset: 12, Shape: f32}})), "member in.y: offset 12 would be 4"},
		{field(block.MatrixOf(vec2, 2, 32, false)), "member in: matrix stride 32 would be 8"},
		{block.StructOf([]block.Field{{Name: "v", Offset: 2, Shape: f32}}), "member v: offset 2 is not a multiple of 4"},
		{block.StructOf([]block.Field{{Name: "v", Shape: vec2}, {Name: "w", Offset: 4, Shape: f32}}), "member w: offset 4 lies within the member before, which ends at 8"},
		{field(block.StructOf([]block.Field{{Shape: block.MatrixOf(vec2, 2, 16, false)}, {Offset: 32, Shape: block.MatrixOf(vec2, 2, 16, true)}})), "member in: GLSL has no structs with row-major and column-major matrices"},
		{field(block.ArrayOf(f32, -1, 4)), "member in: GLSL has runtime arrays in buffers only"},
		{field(block.VectorOf(f32, 8)), "member in: GLSL has no type for vec8<f32>"},
	} {
		if _, err := bind.GLSL([]bind.Block{{Shape: c.s, Class: spec.StorageClassPushConstant}}, ctx); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}

// TestBoundGLSLNames checks that bind changes member names that GLSL reserves, and
// keeps storage classes.
func TestBoundGLSLNames(t *testing.T) {
	ctx := newContext()
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	brain := &block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}
	s := block.StructOf([]block.Field{{Name: "float", Shape: f32}, {Name: "gl_x", Offset: 4, Shape: f32}, {Name: "a__b", Offset: 8, Shape: f32}, {Name: "a_b", Offset: 12, Shape: f32},
		{Name: "vec2", Offset: 16, Shape: f32}, {Name: "", Offset: 20, Shape: brain}, {Name: "shared", Offset: 22, Shape: brain}})
	text, err := bind.GLSL([]bind.Block{
		{Name: "buffer", Shape: s, Class: spec.StorageClassPushConstant, Doc: "one\ntwo"},
		{Name: "main", Shape: s, Class: spec.StorageClassPhysicalStorageBuffer},
		{Name: "a b", Shape: f32, Class: spec.StorageClassUniform, BufferBlock: true, Binding: &bind.Binding{Set: 2, Number: 3}},
	}, ctx)
	if err != nil {
		t.Fatal(err)
	}
	m := compiledBlocks(t, text)
	if r := m.Resource(2, 3); r == nil || r.Type != reflect.StorageBuffer {
		t.Errorf("no buffer at set 2, binding 3 in %s", text)
	}
	for _, want := range []string{"// one two\n", "push_constant", "buffer_reference"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
}
