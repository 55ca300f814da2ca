package describe

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// typed describes a type in a storage buffer of Vulkan 1.1.
func typed(t *testing.T, text string, rules ...blocklayout.Rules) *Block {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	typ, ok := ir.ParseType(ctx, text)
	if !ok {
		t.Fatalf("cannot parse %s", text)
	}
	return described(t, ctx, &Subject{Type: typ, Class: spec.StorageClassStorageBuffer}, rules...)
}

func described(t *testing.T, ctx *ir.Context, s *Subject, rules ...blocklayout.Rules) *Block {
	t.Helper()
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	s.Env = env
	return Describe(s, Options{Context: ctx, Rules: rules})
}

func TestRows(t *testing.T) {
	b := typed(t, "!spirv.struct<(f32, !spirv.array<2 x !spirv.struct<(vector<3xf32>, !spirv.matrix<2 x vector<3xf32>>)>>, !spirv.rtarray<f16>)>", blocklayout.Std430, blocklayout.Scalar)
	at := func(offset, size, align, array, matrix, padding int64, diverges string) Cell {
		return Cell{Offset: offset, Size: size, Align: align, ArrayStride: array, MatrixStride: matrix, Padding: padding, Diverges: diverges}
	}
	type row struct {
		path, typ   string
		base, tight Cell
	}
	for i, want := range []row{
		{"0", "f32", at(0, 4, 4, 0, 0, 0, ""), at(0, 4, 4, 0, 0, 0, "")},
		{"1", "struct[2]", at(16, 92, 16, 48, 0, 12, ""), at(4, 72, 4, 36, 0, 0, InOffset)},
		{"1[].0", "vec3<f32>", at(16, 12, 16, 0, 0, 0, ""), at(4, 12, 4, 0, 0, 0, "")},
		{"1[].1", "mat2x3<f32>", at(32, 28, 16, 0, 16, 4, ""), at(16, 24, 4, 0, 12, 0, "")},
		{"2", "f16[]", at(112, 0, 2, 2, 0, 4, ""), at(76, 0, 2, 2, 0, 0, "")},
	} {
		r := b.Rows[i]
		if r.Path != want.path || r.Type != want.typ {
			t.Errorf("row %d is %s of %s, want %s of %s", i, r.Path, r.Type, want.path, want.typ)
		}
		for k, w := range []Cell{want.base, want.tight} {
			if !reflect.DeepEqual(*r.Cells[k], w) {
				t.Errorf("%s, %s: %+v, want %+v", r.Path, b.Layouts[k].Name, *r.Cells[k], w)
			}
		}
	}
	if b.Applies != "std430" || !b.Layouts[0].Applies || b.Layouts[1].Applies || b.Layouts[1].Allowed {
		t.Errorf("%s applies, of %+v", b.Applies, b.Layouts)
	}
	if l := b.Layouts[0]; l.Size != 112 || l.Align != 16 || l.Stride != 2 || l.Wasted != 112-4-2*(12+24) {
		t.Errorf("std430: %+v", l)
	}
	if got := b.PartText(); !slices.Equal(got, []string{"std430 parts from scalar at 1: offset 16, there 4"}) {
		t.Errorf("they part as %q", got)
	}
}

// TestInnerStrides checks the strides of arrays of arrays, and the order of matrices.
func TestInnerStrides(t *testing.T) {
	b := typed(t, "!spirv.struct<(!spirv.array<2 x !spirv.array<3 x !spirv.array<4 x f32>>>, !spirv.array<2 x !spirv.array<3 x !spirv.matrix<2 x vector<3xf32>>>> [RowMajor])>", blocklayout.Std140)
	if c := b.Rows[0].Cells[0]; c.ArrayStride != 192 || !slices.Equal(c.InnerStrides, []int64{64, 16}) || c.RowMajor {
		t.Errorf("%+v", c)
	}
	if c := b.Rows[1].Cells[0]; c.ArrayStride != 144 || !slices.Equal(c.InnerStrides, []int64{48}) || !c.RowMajor || c.MatrixStride != 16 {
		t.Errorf("%+v", c)
	}
}

func TestBetterOrder(t *testing.T) {
	b := typed(t, "!spirv.struct<(i8, f64, i8, f32)>", blocklayout.Std430)
	if l := b.Layouts[0]; l.Saved != 8 || len(l.Order) != 4 || l.Size != 24 {
		t.Errorf("%+v", l)
	}
	if b = typed(t, "!spirv.struct<(f64, f32)>", blocklayout.Std430); b.Layouts[0].Order != nil {
		t.Errorf("a better order than the best: %v", b.Layouts[0].Order)
	}
}

// TestViolations checks that violations use the member names of the binary.
func TestViolations(t *testing.T) {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	brain := &block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}
	matrix := block.MatrixOf(block.VectorOf(f32, 3), 2, 8, true)
	shape := block.StructOf([]block.Field{{Name: "time", Shape: f32}, {Name: "turn", Offset: 6, Shape: matrix}, {Name: "weight", Offset: 40, Shape: brain}})
	b := described(t, ctx, &Subject{Name: "b", Shape: shape, Class: spec.StorageClassStorageBuffer}, blocklayout.Std430)
	if len(b.Violations) != 1 || !strings.HasPrefix(b.Violations[0], "member turn: Offset 6 is not a multiple of 8") {
		t.Errorf("violations: %q", b.Violations)
	}
	if b.Rows[1].Type != "mat2x3<f32> row-major" || b.Rows[2].Type != "bf16" || b.Rows[1].Cells[0].MatrixStride != 8 || b.Rows[1].Cells[1].Offset != 8 {
		t.Errorf("rows: %+v", b.Rows)
	}
	if l, err := b.Chosen(); err != nil || !l.Actual() {
		t.Errorf("chosen is %+v, %v", l, err)
	}
}

func TestNoLayout(t *testing.T) {
	b := typed(t, "!spirv.struct<(f32, !spirv.struct<(i1)>)>")
	if b.Err != "member 1.0: a bool has no explicit layout" {
		t.Errorf("error %q", b.Err)
	}
	if _, err := b.Chosen(); err == nil {
		t.Error("a layout is chosen")
	}
	Text([]*Block{b}, TextOptions{})
}

const sample = "!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x vector<2xf32>>)>"

func TestText(t *testing.T) {
	got := string(Text([]*Block{typed(t, sample, blocklayout.Std140, blocklayout.Scalar)}, TextOptions{}))
	for _, want := range []string{
		"│ 1      │ vec3<f32>    │     16 │   12 │    16 │        │  12 │    ≠ 4 │   12 │     4 │        │     │\n",
		"│ wasted │              │                            40 (50 %) │                                    0 │\n",
		"std140 parts from scalar at 1: offset 16, there 4\n",
		"\n0000  aaaa .... .... ....   0000  aaaa bbbb bbbb bbbb\n0010  bbbb bbbb bbbb ....   0010  cccc cccc CCCC CCCC\n0020  cccc cccc .... ....   0020  cccc cccc\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	narrow := string(Text([]*Block{typed(t, sample, blocklayout.Std140, blocklayout.Scalar)}, TextOptions{Width: 70}))
	for line := range strings.Lines(narrow) {
		if n := len([]rune(line)); n > 71 && !strings.HasPrefix(line, "!spirv") {
			t.Errorf("a line of %d columns: %s", n, line)
		}
	}
}

func TestJSON(t *testing.T) {
	out, err := JSON([]*Block{typed(t, sample, blocklayout.Std140)})
	var back []struct {
		Applies string
		Members []struct {
			Path  string
			Cells []struct{ Offset, ArrayStride int64 }
		}
		Layouts []struct {
			Name         string
			Size, Wasted int64
		}
	}
	if err != nil || json.Unmarshal(out, &back) != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if m := back[0].Members[2]; m.Path != "2" || m.Cells[0].Offset != 32 || m.Cells[0].ArrayStride != 16 || back[0].Layouts[0].Size != 80 || back[0].Applies != "std430" {
		t.Errorf("%+v", back)
	}
	if out, err = JSON(nil); err != nil || string(out) != "[]\n" {
		t.Errorf("nothing is %s, %v", out, err)
	}
}

// TestHuge checks that blocks of any size, and structs that are shared exponentially,
// take little time.
func TestHuge(t *testing.T) {
	shared := "f32"
	for range 40 {
		shared = "!spirv.struct<(" + shared + ", " + shared + ")>"
		if len(shared) > 20000 {
			break
		}
	}
	many := "!spirv.struct<(" + strings.Repeat("f32, ", 20000) + "f32)>"
	for _, text := range []string{
		"!spirv.struct<(!spirv.array<65535 x !spirv.array<16383 x f32>>, i32)>",
		"!spirv.struct<(!spirv.array<3000000000 x i8>, i32, !spirv.rtarray<!spirv.array<100000 x f64>>)>",
		shared, many,
	} {
		b := typed(t, text)
		var out []byte
		took := growth.CPU(func() { out = Text([]*Block{b}, TextOptions{}) })
		if len(out) > 8<<20 || took > 5*time.Second {
			t.Errorf("%.60s…: %d bytes of text in %v of CPU time", text, len(out), took)
		}
		for _, l := range b.Layouts {
			if l.Shape != nil && len(newByteMap(l, l.Size).rows) > maxMapRows+tailRows {
				t.Errorf("%.60s…, %s: too many rows", text, l.Name)
			}
		}
	}
}

// TestHostileShapes checks that layouts that no compiler produces cause no hang and no
// crash.
func TestHostileShapes(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	array := f32
	for range 70 {
		array = block.ArrayOf(array, 1<<32, 1<<31)
	}
	deep := f32
	for range 3 * maxMapDepth {
		deep = block.StructOf([]block.Field{{Offset: 4, Shape: deep}, {Shape: f32}})
	}
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	for _, s := range []*block.Shape{
		array, deep, block.StructOf(nil), block.ArrayOf(f32, 1<<32, 0), block.ArrayOf(block.StructOf(nil), -1, 4), block.MatrixOf(f32, 3, 0, true),
		block.StructOf([]block.Field{{Offset: 1 << 31, Shape: f32}, {Offset: 1<<31 + 2, Shape: f32}, {Shape: &block.Shape{}}}),
		block.StructOf([]block.Field{{Shape: block.ArrayOf(f32, -1, 4)}, {Shape: f32}}),
	} {
		b := described(t, ctx, &Subject{Shape: s, Class: spec.StorageClassStorageBuffer})
		Text([]*Block{b}, TextOptions{})
		for _, l := range b.Layouts {
			if l.Shape != nil && len(newByteMap(l, l.Size).rows) > maxMapRows+tailRows {
				t.Errorf("%v: too many rows", s)
			}
		}
	}
}
