package blocklayout

import (
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

var update = flag.Bool("update", false, "record what is said of layouts")

// blocks are members of structs: right and wrong in each way, at bounds and beside them.
func blocks() []string {
	const vec3, mat, rows = "vector<3xf32>", "!spirv.matrix<2 x vector<3xf32>>", "!spirv.matrix<2 x vector<4xf16>>"
	list := []string{
		"", "f32", "f32 [0]", "f32 [4]", "i8 [3], i16 [6], i64 [8]", "!spirv.struct<()> [0]", "f32 [0], !spirv.struct<()> [4], !spirv.struct<()> [5]",
		"i1 [0]", "i4 [0]", "index [0]", "bf16 [0]", "f32 [0], i1 [4]", "vector<2xi1> [0]", "vector<8xf32> [0]", "vector<16xi8> [0]", "vector<2xi4> [0]",
		"!spirv.struct<()>", "!spirv.struct<(f32, i1)>", "!spirv.struct<s, (f32 [0], i64 [8])> [0], i32 [12]", "!spirv.struct<s, (f32 [0], i64 [4])> [0]",
		"!spirv.struct<s, (f32 [0], !spirv.ptr<!spirv.struct<s>, PhysicalStorageBuffer> [8])> [0]", "!spirv.struct<e, ()> [4]", "!spirv.struct<n, (f32)> [0]",
		"!spirv.ptr<f32, Function> [0]", "!spirv.ptr<f32, PhysicalStorageBuffer> [4]", "!spirv.ptr<f32, PhysicalStorageBuffer> [8]",
		"!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> [0]",
		"!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>> [0]",
		"!spirv.coopmatrix<8x8xf32, Subgroup, MatrixA> [0]", "f32 [0, ColMajor]", "f32 [0, RowMajor, MatrixStride=16]", "!spirv.struct<(f32 [0])> [0, RowMajor]",
		"!spirv.struct<(f32 [0])> [0, MatrixStride=16]", "f32 [0, NonWritable], f32 [4, Coherent]",
		"!spirv.rtarray<f32> [0]", "!spirv.rtarray<f32, stride=4> [0]", "f32 [0], !spirv.rtarray<f32, stride=4> [2]", "!spirv.rtarray<f32, stride=4> [0], f32 [16]",
		"f32 [16], !spirv.rtarray<f32, stride=4> [0]", "!spirv.rtarray<f32, stride=4> [8], !spirv.struct<()> [12]", "!spirv.rtarray<f32, stride=4> [0], !spirv.rtarray<f32, stride=4> [4]",
		"!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])> [0]", "!spirv.array<2 x !spirv.rtarray<f32, stride=4>, stride=4> [0]",
		"!spirv.rtarray<!spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=4> [4])>, stride=8> [0]", "!spirv.rtarray<!spirv.struct<(i64 [0], i8 [8])>, stride=16> [0]",
		"!spirv.array<1 x f32> [0]", "!spirv.array<1 x i1> [0]", "!spirv.array<1 x f32, stride=4> [0]", "!spirv.array<3 x vector<2xf16>, stride=4> [0], f16 [12]",
		"!spirv.array<3 x vector<2xf16>, stride=4> [0], f16 [10]", "!spirv.array<2 x !spirv.array<2 x i16, stride=2>, stride=4> [0]",
		"!spirv.array<2 x !spirv.array<2 x i16, stride=2>, stride=3> [0]", "!spirv.array<2 x !spirv.struct<(i64 [0], i8 [8])>, stride=9> [0]",
		"!spirv.array<2 x !spirv.struct<(i64 [0], i8 [8])>, stride=16> [0], i8 [25]", "!spirv.array<2 x !spirv.struct<(i64 [0], i8 [8])>, stride=16> [0], i8 [24]",
		"!spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.array<4 x i8, stride=1>, stride=4>, stride=16>, stride=64>, stride=256> [1], f32 [1026]",
		"!spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.array<4 x f32, stride=4>, stride=16>, stride=64>, stride=256>, stride=1024> [2]",
		"!spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.array<4 x !spirv.rtarray<f32, stride=4>, stride=16>, stride=64>, stride=256>, stride=1024> [2]",
		"!spirv.rtarray<!spirv.rtarray<!spirv.rtarray<!spirv.rtarray<!spirv.rtarray<f32, stride=4>, stride=4>, stride=4>, stride=4>, stride=4> [2]",
		"!spirv.ptr<f32, PhysicalStorageBuffer> [4], !spirv.struct<(i64 [0])> [13], !spirv.struct<abc, (i64 [0])> [25]", "!spirv.rtarray<i64, stride=8> [4]",
		"!spirv.matrix<4 x vector<4xf64>> [8, ColMajor, MatrixStride=32]", "!spirv.array<4294967295 x i8, stride=1> [0]", "i8 [0], !spirv.array<4294967295 x i8, stride=1> [1]",
		"!spirv.array<4294967295 x !spirv.array<4294967295 x !spirv.array<4294967295 x i8, stride=1>, stride=4294967295>, stride=4294967295> [0]",
		"!spirv.array<2 x !spirv.array<536870911 x f64, stride=8>, stride=4294967288> [0]", "i64 [0], i32 [4], i8 [7], i8 [8]", "f32 [4294967292], f32 [0]", "f64 [4294967288], f32 [4294967292]",
	}
	for _, m := range []string{mat, rows, "!spirv.array<2 x " + mat + ", stride=64>", "!spirv.rtarray<" + rows + ", stride=16>", "!spirv.matrix<3 x vector<2xf64>>"} {
		for _, d := range []string{"", ", ColMajor", ", RowMajor", ", RowMajor, ColMajor, MatrixStride=16", ", MatrixStride=16", ", ColMajor, MatrixStride=4", ", ColMajor, MatrixStride=8",
			", ColMajor, MatrixStride=12", ", RowMajor, MatrixStride=4", ", RowMajor, MatrixStride=8", ", RowMajor, MatrixStride=16", ", ColMajor, MatrixStride=18", ", ColMajor, MatrixStride=0"} {
			list = append(list, m+" [0"+d+"]")
		}
	}
	for _, v := range []string{"vector<2xf32>", vec3, "vector<4xf16>", "vector<2xf64>", "vector<4xi8>"} {
		for _, off := range []int{0, 2, 4, 6, 8, 12, 14, 24} {
			list = append(list, fmt.Sprintf("%s [%d]", v, off), fmt.Sprintf("!spirv.array<3 x !spirv.struct<(i8 [0], %s [%d])>, stride=80> [0]", v, off),
				fmt.Sprintf("!spirv.array<2 x !spirv.struct<(%s [8])>, stride=%d> [4], i8 [%d]", v, 4*off, 10*off))
		}
	}
	return list
}

// The rules are checked by: strict and relaxed Vulkan, with each feature, in each class.
func checks() (names []string, options []CheckOptions) {
	for _, c := range []struct {
		name string
		o    CheckOptions
	}{
		{"strict", CheckOptions{Class: spec.StorageClassStorageBuffer, Env: envOf(0, target.Layout{})}},
		{"relaxed", CheckOptions{Class: spec.StorageClassStorageBuffer, Env: envOf(1, target.Layout{})}},
		{"uniform", CheckOptions{Class: spec.StorageClassUniform, Env: envOf(0, target.Layout{})}},
		{"bufferblock", CheckOptions{Class: spec.StorageClassUniform, BufferBlock: true, Env: envOf(0, target.Layout{})}},
		{"push", CheckOptions{Class: spec.StorageClassPushConstant, Env: envOf(1, target.Layout{})}},
		{"address", CheckOptions{Class: spec.StorageClassPhysicalStorageBuffer, Env: envOf(1, target.Layout{})}},
		{"record", CheckOptions{Class: spec.StorageClassShaderRecordBufferKHR, Env: envOf(1, target.Layout{})}},
		{"scalar", CheckOptions{Class: spec.StorageClassStorageBuffer, Env: envOf(1, target.Layout{ScalarBlockLayout: true})}},
		{"c", CheckOptions{Class: spec.StorageClassStorageBuffer, Env: envOf(1, target.Layout{ScalarBlockLayout: true, BlockLayout: target.C})}},
	} {
		names, options = append(names, c.name), append(options, c.o)
	}
	return names, options
}

// TestCheckTexts records everything that Check says of many blocks; what several
// places have in common is said once.
func TestCheckTexts(t *testing.T) {
	names, options := checks()
	var lines []string
	for _, members := range blocks() {
		typ := tryParse(members)
		if typ == nil {
			lines = append(lines, "("+members+") is no type")
			continue
		}
		var said []string
		by := map[string][]string{}
		for i, o := range options {
			var texts []string
			for _, v := range Check(typ, o) {
				in := 0
				if v.Struct != nil {
					in = len(v.Struct.Members())
				}
				texts = append(texts, fmt.Sprintf("%d/%d %d>%d %s", v.Member, in, v.Found, v.Want, v.String()))
			}
			text := strings.Join(texts, "\n  ")
			if by[text] == nil {
				said = append(said, text)
			}
			by[text] = append(by[text], names[i])
		}
		lines = append(lines, "("+members+")")
		for _, text := range said {
			if text == "" {
				text = "right"
			}
			where := by[strings.TrimPrefix(text, "right")]
			lines = append(lines, strings.Split(strings.Join(where, " ")+":\n  "+text, "\n")...)
		}
	}
	golden.Lines(t, filepath.Join("testdata", "check.txt"), lines, *update)
}

// tryParse reads the members of a struct, nil if they make none.
func tryParse(members string) ir.Type {
	ctx := ir.NewContext(registry())
	ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
	typ, ok := ir.ParseType(ctx, "!spirv.struct<("+members+")>")
	if !ok {
		return nil
	}
	return typ
}

// TestLayOutTexts records what each rule set makes of the blocks, and how the result
// looks to a host.
func TestLayOutTexts(t *testing.T) {
	seen := map[string]bool{}
	var lines []string
	for _, members := range blocks() {
		typ := tryParse(members)
		if typ == nil {
			continue
		}
		typ = Strip(typ)
		if text := ir.TypeString(typ); seen[text] {
			continue
		} else {
			seen[text] = true
			lines = append(lines, text)
		}
		for _, r := range []Rules{Std430, Std140, Scalar, C, MLIR} {
			in, err := LayOut(typ, r)
			if err != nil {
				lines = append(lines, "  "+r.String()+": "+err.Error())
				continue
			}
			lines = append(lines, fmt.Sprintf("  %s: %s size %d align %d runtime %v", r, ir.TypeString(in.Type), in.Size, in.Align, in.Runtime))
			if s, err := ShapeOf(in.Type); err != nil {
				lines = append(lines, "    shape: "+err.Error())
			} else {
				lines = append(lines, strings.Split("    "+describe(t, s, in.Size, r), "\n")...)
			}
			if order, size, err := Reorder(typ.(*spirv.StructType), r); err != nil {
				lines = append(lines, "    order: "+err.Error())
			} else if !slices.IsSorted(order) {
				lines = append(lines, fmt.Sprintf("    order: %v of %d bytes", order, size))
			}
		}
	}
	golden.Lines(t, filepath.Join("testdata", "layout.txt"), lines, *update)
}

// describe says all about a shape of size bytes.
func describe(t *testing.T, s *block.Shape, size int64, r Rules) string {
	var leaves, members []string
	for i := range s.Fields {
		f := s.Fields[i].Shape
		members = append(members, fmt.Sprintf("%s dense %s leaf %s runtime %v", TypeName(f), TypeName(f.Dense()), TypeName(f.Leaf()), f.Runtime()))
	}
	const most = 40
	for l := range s.Leaves(2) {
		if len(leaves) == most {
			break
		}
		leaves = append(leaves, fmt.Sprintf("%s@%d %s", l.Path(), l.Offset, l.Shape))
	}
	stopsAnywhere(t, s, min(len(leaves), most))
	holes, wasted := Padding(s, size)
	a := NewAligner(r, 0)
	return fmt.Sprintf("%s of %d runtime %v dense %s align %d tails %v\n    members %s\n    leaves %s\n    holes %v wasted %d", s, s.Size, s.Runtime(), TypeName(s.Dense()), a.Align(s),
		a.ReusesTails(), strings.Join(members, ", "), strings.Join(leaves, ", "), holes, wasted)
}

// stopsAnywhere stops to consume leaves after each of them. An iterator that goes on then
// panics.
func stopsAnywhere(t *testing.T, s *block.Shape, leaves int) {
	for n := 1; n <= leaves; n++ {
		got := 0
		for range s.Leaves(2) {
			if got++; got == n {
				break
			}
		}
		if got != n {
			t.Errorf("%s: %d leaves, want %d", s, got, n)
		}
	}
}
