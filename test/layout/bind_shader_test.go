package layout

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/spirv/spec"
)

var paddingName = regexp.MustCompile(`^(.*_)?pad\d*_$`)

// leaves maps the offset of each number of a shape to its type. Of a runtime array it
// takes the first element, and the stride.
func leaves(s *block.Shape, offset int64, out map[int64]string) {
	switch s.Kind {
	case block.Struct:
		for i := range s.Fields {
			if f := &s.Fields[i]; !paddingName.MatchString(f.Name) {
				leaves(f.Shape, offset+f.Offset, out)
			}
		}
	case block.Array:
		if s.Count < 0 {
			out[-offset-1] = fmt.Sprintf("stride %d", s.Stride)
		}
		for i := range max(1, s.Count) {
			leaves(s.Elem, offset+i*s.Stride, out)
		}
	case block.Vector:
		for i := range s.Count {
			leaves(s.Elem, offset+i*s.Elem.Size, out)
		}
	case block.Matrix:
		for column := range s.Count {
			for row := range s.Elem.Count {
				at := offset + column*s.Stride + row*s.Elem.Elem.Size
				if s.RowMajor {
					at = offset + row*s.Stride + column*s.Elem.Elem.Size
				}
				leaves(s.Elem.Elem, at, out)
			}
		}
	default:
		out[offset] = s.String()
	}
}

// shaderBlocks returns blocks of integers of 32 bits and floats of the given widths that a
// writer accepts alone.
func shaderBlocks(t *testing.T, write func([]bind.Block) ([]byte, error), floats ...uint32) (blocks []bind.Block, refused map[string]int) {
	ctx := newContext()
	refused = map[string]int{}
	why := regexp.MustCompile(`^(member \S+: )?(offset |array stride )?[0-9]* ?`)
	for seed := range uint64(400) {
		o := blockgen.All()
		o.Ints, o.Floats, o.Pointers, o.Unsized = []uint32{32}, floats, false, seed%4 == 0
		r := []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar}[seed%3]
		s, err := blocklayout.ShapeOf(layOut(t, o.Block(ctx, seed+9000), r).Type)
		if err != nil {
			t.Fatal(err)
		}
		b := bind.Block{Name: fmt.Sprintf("b%d", seed), Shape: s, Class: spec.StorageClassStorageBuffer, Binding: &bind.Binding{Number: uint32(seed)}}
		if !s.Runtime() && seed%3 != 1 {
			b.Class = spec.StorageClassUniform
		}
		if _, err := write([]bind.Block{b}); err != nil {
			refused[why.ReplaceAllString(err.Error(), "")]++
			continue
		}
		blocks = append(blocks, b)
	}
	return blocks, refused
}

// compiledShader compiles a shader and returns its blocks by binding.
func compiledShader(t *testing.T, ext, text string, program string, args ...string) map[uint32]*block.Shape {
	t.Helper()
	dir := t.TempDir()
	in, out := filepath.Join(dir, "bound."+ext), filepath.Join(dir, "bound.spv")
	if err := os.WriteFile(in, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for i := range args {
		args[i] = strings.NewReplacer("IN", in, "OUT", out).Replace(args[i])
	}
	if msg, err := exec.Command(program, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.3000s\n%.200000s", program, err, msg, text)
	}
	m := reflected(t, out)
	blocks := map[uint32]*block.Shape{}
	for i := range m.Resources {
		blocks[m.Resources[i].Binding] = m.Resources[i].Block
	}
	return blocks
}

// checkLeaves checks that blocks have their numbers where their declarations put them.
func checkLeaves(t *testing.T, blocks []bind.Block, got map[uint32]*block.Shape) {
	t.Helper()
	for i := range blocks {
		b := &blocks[i]
		s := got[b.Binding.Number]
		if s == nil {
			t.Fatalf("no block at binding %d", b.Binding.Number)
		}
		if s.Runtime() && !b.Shape.Runtime() {
			s = s.Fields[0].Shape.Elem // a structured buffer of HLSL
		}
		want, have := map[int64]string{}, map[int64]string{}
		leaves(b.Shape, 0, want)
		leaves(s, 0, have)
		if !maps.Equal(want, have) {
			t.Errorf("block %d: %v, want %v", b.Binding.Number, s, b.Shape)
		}
	}
}

// TestBoundHLSL checks that glslang gives the HLSL output of bind the layout of the block.
func TestBoundHLSL(t *testing.T) {
	blocks, refused := shaderBlocks(t, bind.HLSL, 32, 64)
	t.Logf("%d blocks; refused: %v", len(blocks), refused)
	if len(blocks) < 100 {
		t.Fatalf("only %d blocks", len(blocks))
	}
	out, err := bind.HLSL(blocks)
	if err != nil {
		t.Fatal(err)
	}
	// glslang leaves out what no function uses, and without -Od also what has no effect.
	var uses strings.Builder
	for _, m := range regexp.MustCompile(`(?m)cbuffer \w+ : .* \{\n(?:  int4? \w+_pad\d+_(?:\[\d+\])?;\n)*  ((?:row_major |column_major )?\w+) (\w+)((?:\[\d+\])*);`).FindAllStringSubmatch(string(out), -1) {
		fmt.Fprintf(&uses, "  { %s v%s = %s; }\n", m[1], m[3], m[2])
	}
	for _, m := range regexp.MustCompile(`RWStructuredBuffer<((?:row_major |column_major )?\w+)> (\w+)`).FindAllStringSubmatch(string(out), -1) {
		fmt.Fprintf(&uses, "  { %s v = %s[0]; }\n", m[1], m[2])
	}
	text := string(out) + "[numthreads(1, 1, 1)] void main() {\n" + uses.String() + "}\n"
	checkLeaves(t, blocks, compiledShader(t, "hlsl", text, "glslangValidator", "-D", "-V", "-Od", "-e", "main", "-S", "comp", "--target-env", "vulkan1.2", "-o", "OUT", "IN"))
}

// TestBoundWGSL checks that naga, where it is installed, gives the WGSL output of bind the
// layout of the block. Debian has no compiler of WGSL: TestRecorded of package bind
// compares with text that naga accepts.
func TestBoundWGSL(t *testing.T) {
	blocks, refused := shaderBlocks(t, bind.WGSL, 16, 32)
	t.Logf("%d blocks; refused: %v", len(blocks), refused)
	if len(blocks) < 100 {
		t.Fatalf("only %d blocks", len(blocks))
	}
	out, err := bind.WGSL(blocks)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := exec.LookPath("naga"); err != nil {
		return
	}
	var uses strings.Builder
	for _, m := range regexp.MustCompile(`(?m)^var<[^>]*> (\w+):`).FindAllStringSubmatch(string(out), -1) {
		fmt.Fprintf(&uses, "  _ = &%s;\n", m[1])
	}
	text := string(out) + "@compute @workgroup_size(1) fn main() {\n" + uses.String() + "}\n"
	checkLeaves(t, blocks, compiledShader(t, "wgsl", text, "naga", "-g", "--capabilities", "all", "IN", "OUT"))
}

func TestBoundShaderErrors(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	i8 := &block.Shape{Kind: block.Int, Bits: 8, Size: 1}
	f16 := &block.Shape{Kind: block.Float, Bits: 16, Size: 2}
	vec3 := block.VectorOf(f32, 3)
	deep := block.StructOf([]block.Field{{Name: "x", Shape: f32}})
	for range 200 {
		deep = block.StructOf([]block.Field{{Name: "x", Shape: deep}})
	}
	field := func(s *block.Shape, offset int64) *block.Shape {
		return block.StructOf([]block.Field{{Name: "a", Shape: f32}, {Name: "b", Offset: offset, Shape: s}})
	}
	hlsl, wgsl := bind.HLSL, bind.WGSL
	for _, c := range []struct {
		write func([]bind.Block) ([]byte, error)
		class spec.StorageClass
		s     *block.Shape
		want  string
	}{
		{hlsl, spec.StorageClassStorageBuffer, field(i8, 4), "member b: HLSL has no type for i8"},
		{wgsl, spec.StorageClassStorageBuffer, field(i8, 4), "member b: WGSL has no type for i8"},
		{hlsl, spec.StorageClassStorageBuffer, field(f16, 4), "member b: HLSL has no type for f16"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.VectorOf(f32, 8), 32), "member b: WGSL has no type for vec8<f32>"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.MatrixOf(block.VectorOf(f32, 8), 2, 32, false), 32), "member b: WGSL has no type for mat2x8<f32>"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.MatrixOf(f32, 2, 32, false), 32), "member b: the matrix is malformed"},
		{wgsl, spec.StorageClassStorageBuffer, field(vec3, 4), "member b: offset 4 is not a multiple of 16, as WGSL demands"},
		{hlsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(vec3, 2, 12), 16), "member b: array stride 12 would be 16 in HLSL"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(f32, 0, 4), 16), "member b: WGSL has no array of 0 elements with stride 4"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(f32, 1<<31, 4), 16), "member b: WGSL has no array of 2147483648 elements with stride 4"},
		{hlsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(f32, 1<<30, 1<<33), 16), "member b: HLSL has no array of 1073741824 elements with stride 8589934592"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(f32, 2, 0), 16), "member b: WGSL has no array of 2 elements with stride 0"},
		{wgsl, spec.StorageClassStorageBuffer, field(block.StructOf(nil), 16), "member b: WGSL has no structs without members"},
		{wgsl, spec.StorageClassStorageBuffer, block.StructOf(nil), "WGSL has no structs without members"},
		{hlsl, spec.StorageClassUniform, block.StructOf(nil), "HLSL has no blocks without members"},
		{wgsl, spec.StorageClassStorageBuffer, deep, "the block is too large or nested too deeply to declare"},
		{wgsl, spec.StorageClassStorageBuffer, block.StructOf([]block.Field{{Name: "m", Shape: block.MatrixOf(vec3, 2, 16, false)}, {Name: "n", Offset: 28, Shape: f32}}),
			"member n: offset 28 lies within the member before, which ends at 32 in WGSL"},
		{wgsl, spec.StorageClassUniform, field(block.ArrayOf(f32, 2, 4), 16), "member b: array stride 4 is not a multiple of 16, as WGSL demands in uniform buffers"},
		{wgsl, spec.StorageClassUniform, field(block.ArrayOf(f32, 2, 16), 4), "member b: offset 4 is not a multiple of 16, as WGSL demands in uniform buffers"},
		{wgsl, spec.StorageClassUniform, block.StructOf([]block.Field{{Name: "s", Shape: field(f32, 4)}, {Name: "n", Offset: 8, Shape: f32}}), "member n: offset 8 lies within the member before, which ends at 16 in WGSL"},
		{wgsl, spec.StorageClassUniform, field(block.ArrayOf(f32, -1, 16), 16), "member b: WGSL has runtime arrays only at the end of buffers"},
		{hlsl, spec.StorageClassPushConstant, field(block.ArrayOf(f32, -1, 16), 16), "member b: HLSL has runtime arrays in storage buffers only"},
		{hlsl, spec.StorageClassStorageBuffer, field(block.ArrayOf(f32, -1, 4), 4), "member b: HLSL has no buffer with a runtime array behind other bytes"},
		{hlsl, spec.StorageClassStorageBuffer, block.ArrayOf(block.ArrayOf(f32, 2, 4), -1, 8), "member value: HLSL has no buffer of arrays"},
	} {
		if out, err := c.write([]bind.Block{{Shape: c.s, Class: c.class}}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s\n%s", err, c.want, out)
		}
	}
}

// TestBoundShaderNames checks names that shading languages reserve, and what is declared
// for each storage class.
func TestBoundShaderNames(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	names := []string{"float", "vec2", "var", "matrix", "a__b", "a_b", "float4x4", "cbuffer", "f32", "_pad0", "min16float", "register", "self", "loop"}
	var fields []block.Field
	for i, n := range names {
		fields = append(fields, block.Field{Name: n, Offset: 4 + 4*int64(i), Shape: f32})
	}
	s := block.StructOf(fields)
	blocks := []bind.Block{
		{Name: "self", Shape: s, Class: spec.StorageClassUniform, Binding: &bind.Binding{Number: 0}, Doc: "one\ntwo"},
		{Name: "buffer", Shape: s, Class: spec.StorageClassUniform, BufferBlock: true, Binding: &bind.Binding{Number: 1}},
		{Name: "float", Shape: block.ArrayOf(f32, -1, 16), Class: spec.StorageClassStorageBuffer, Binding: &bind.Binding{Number: 2}},
		{Name: "push", Shape: s, Class: spec.StorageClassPushConstant},
		{Name: "far", Shape: s, Class: spec.StorageClassPhysicalStorageBuffer},
	}
	out, err := bind.HLSL(blocks)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"// one two\n[[vk::binding(0, 0)]] cbuffer self : register(b0, space0) {\n  int self_pad0_;\n  float self_float_v; // 4: float f32\n", "[[vk::push_constant]] cbuffer push {\n",
		"[[vk::binding(1, 0)]] RWStructuredBuffer<Buffer_v> buffer_v : register(u1, space0);\n", "\nstruct Far {\n", "struct FloatValueElement {\n  float value; // 0: value[]\n  int pad0_;\n  int pad1_;\n  int pad2_;\n};\n"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	text := string(out) + "[numthreads(1, 1, 1)] void main() { buffer_v[0].a_b = self_a_b + push_a_b + float_v[0].value; }\n"
	checkLeaves(t, blocks[:3], compiledShader(t, "hlsl", text, "glslangValidator", "-D", "-V", "-Od", "-e", "main", "-S", "comp", "--target-env", "vulkan1.2", "-o", "OUT", "IN"))
	if out, err = bind.WGSL(blocks); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"// one two\nstruct Block {\n  @size(4) pad_: i32,\n  float_: f32, // 4: float f32\n", "\n@group(0) @binding(1)\nvar<storage, read_write> buffer: Buffer;\n", "\nstruct Far {\n",
		"struct FloatValueElement {\n  @size(16) value: f32, // 0: value[]\n}\n"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if _, err := exec.LookPath("naga"); err == nil {
		text := string(out) + "@compute @workgroup_size(1) fn main() { buffer.a_b = self_v.a_b + float_.value[0].value; }\n"
		checkLeaves(t, blocks[:3], compiledShader(t, "wgsl", text, "naga", "-g", "IN", "OUT"))
	}
}
