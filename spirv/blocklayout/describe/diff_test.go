package describe

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

var (
	f32  = &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	f64  = &block.Shape{Kind: block.Float, Bits: 64, Size: 8}
	i32  = &block.Shape{Kind: block.Int, Bits: 32, Size: 4}
	vec3 = block.VectorOf(f32, 3)
)

// side makes a side of subjects in storage buffers of Vulkan 1.2.
func side(t *testing.T, name string, subjects ...*Subject) DiffSide {
	t.Helper()
	env, err := target.Profile("vulkan1.2")
	if err != nil {
		t.Fatal(err)
	}
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	for _, s := range subjects {
		s.Env = env
		if s.Class == 0 {
			s.Class = spec.StorageClassStorageBuffer
		}
	}
	return DiffSide{Name: name, Subjects: subjects, Context: ir.NewContext(reg)}
}

// diffShapes compares two blocks and returns the lines of their members.
func diffShapes(t *testing.T, a, b *block.Shape) (*BlockDiff, []string) {
	t.Helper()
	d, err := Compare(side(t, "a", &Subject{Shape: a}), side(t, "b", &Subject{Shape: b}))
	if err != nil {
		t.Fatal(err)
	}
	if len(d.Blocks) != 1 || d.Same != (d.Blocks[0].Status == StatusSame) {
		t.Fatalf("%d blocks, the same: %t", len(d.Blocks), d.Same)
	}
	var lines []string
	for i := range d.Blocks[0].Members {
		m := &d.Blocks[0].Members[i]
		lines = append(lines, m.mark()+" "+m.pathText()+": "+m.text())
	}
	return d.Blocks[0], lines
}

func TestDiffMembers(t *testing.T) {
	fields := func(fs ...block.Field) *block.Shape { return block.StructOf(fs) }
	at := func(name string, offset int64, s *block.Shape) block.Field {
		return block.Field{Name: name, Offset: offset, Shape: s}
	}
	grid := func(stride int64) *block.Shape { return block.ArrayOf(block.ArrayOf(f32, 2, stride), 2, 32) }
	inner := func(offset int64) *block.Shape { return fields(at("x", 0, f32), at("y", offset, f32)) }
	for name, c := range map[string]struct {
		a, b *block.Shape
		want []string
	}{
		"same":     {fields(at("x", 0, vec3)), fields(at("x", 0, block.VectorOf(f32, 3))), nil},
		"offset":   {fields(at("x", 0, f32), at("y", 4, f32)), fields(at("x", 0, f32), at("y", 8, f32)), []string{"~ y: offset 4 → 8, padding 0 → 4"}},
		"type":     {fields(at("x", 0, f32)), fields(at("x", 0, i32)), []string{"~ x: type f32 → i32"}},
		"width":    {fields(at("x", 0, f32)), fields(at("x", 0, f64)), []string{"~ x: type f32 → f64, size 4 → 8"}},
		"kind":     {fields(at("x", 0, inner(4))), fields(at("x", 0, f32)), []string{"~ x: type struct → f32, size 8 → 4"}},
		"count":    {fields(at("x", 0, block.ArrayOf(f32, 2, 4))), fields(at("x", 0, block.ArrayOf(f32, 3, 4))), []string{"~ x: type f32[2] → f32[3], size 8 → 12"}},
		"runtime":  {fields(at("x", 0, block.ArrayOf(f32, -1, 4))), fields(at("x", 0, block.ArrayOf(f32, -1, 16))), []string{"~ x: array stride 4 → 16"}},
		"dims":     {fields(at("x", 0, grid(4))), fields(at("x", 0, grid(16))), []string{"~ x: size 40 → 52", "~ x[]: array stride 4 → 16"}},
		"elements": {fields(at("x", 0, block.ArrayOf(block.ArrayOf(f32, 2, 4), 2, 16))), fields(at("x", 0, block.ArrayOf(block.VectorOf(f32, 2), 2, 16))), []string{"~ x: type f32[2][2] → vec2<f32>[2]"}},
		"structs":  {fields(at("x", 0, block.ArrayOf(inner(4), 2, 16))), fields(at("x", 0, inner(4))), []string{"~ x: type struct[2] → struct, size 24 → 8"}},
		"single":   {fields(at("x", 0, block.ArrayOf(f32, 1, 4))), fields(at("x", 0, f32)), []string{"~ x: type f32[1] → f32"}},
		"vector":   {fields(at("x", 0, block.VectorOf(f32, 4))), fields(at("x", 0, block.VectorOf(f64, 2))), []string{"~ x: type vec4<f32> → vec2<f64>"}},
		"numbers":  {fields(at("x", 0, block.VectorOf(f32, 2))), fields(at("x", 0, block.VectorOf(i32, 2))), []string{"~ x: type vec2<f32> → vec2<i32>"}},
		"majors":   {fields(at("m", 0, block.MatrixOf(block.VectorOf(f32, 2), 2, 8, false))), fields(at("m", 0, block.MatrixOf(block.VectorOf(f32, 2), 2, 16, true))), []string{"~ m: size 16 → 24, matrix stride 8 → 16, majorness column-major → row-major"}},
		"swapped":  {fields(at("x", 0, f32), at("y", 4, f32)), fields(at("y", 0, f32), at("x", 4, f32)), []string{"~ x: offset 0 → 4", "~ y: offset 4 → 0"}},
		"renamed":  {fields(at("x", 0, f32)), fields(at("y", 0, f32)), []string{"- x: f32, offset 0, size 4", "+ y: f32, offset 0, size 4"}},
		"nameless": {fields(at("", 0, f32), at("", 4, f32)), fields(at("x", 0, f32), at("y", 4, f32)), nil},
		"mixed":    {fields(at("", 0, f32), at("x", 4, f32)), fields(at("x", 0, f32), at("y", 4, f32)), []string{"- 0: f32, offset 0, size 4", "~ x: offset 4 → 0", "+ y: f32, offset 4, size 4"}},
		"twice":    {fields(at("x", 0, f32), at("x", 4, f32)), fields(at("x", 0, f32), at("x", 4, i32)), []string{"~ x: type f32 → i32"}},
		"added":    {fields(at("x", 0, f32)), fields(at("x", 0, f32), at("l", 8, block.ArrayOf(f32, 2, 8))), []string{"+ l: f32[2], offset 8, size 12, array stride 8"}},
		"removed":  {fields(at("x", 0, f32), at("m", 16, block.MatrixOf(vec3, 2, 16, false))), fields(at("x", 0, f32)), []string{"- m: mat2x3<f32>, offset 16, size 28, matrix stride 16"}},
		"nested": {fields(at("s", 16, block.ArrayOf(inner(4), 2, 16))), fields(at("s", 32, block.ArrayOf(inner(8), 2, 16))),
			[]string{"~ s: offset 16 → 32, padding 16 → 32, size 24 → 28", "~ s[].y: offset 20 → 40, padding 0 → 4"}},
		"moved": {fields(at("s", 0, inner(4))), fields(at("s", 16, inner(4))), []string{"~ s: offset 0 → 16, padding 0 → 16"}},
		"value": {block.ArrayOf(f32, 4, 4), block.ArrayOf(f32, 4, 16), []string{"~ (all): size 16 → 52, array stride 4 → 16"}},
	} {
		d, got := diffShapes(t, c.a, c.b)
		if !slices.Equal(got, c.want) || (d.Status == StatusSame) != (len(c.want) == 0) {
			t.Errorf("%s: %s, %q, want %q", name, d.Status, got, c.want)
		}
	}
}

// TestDiffBlocks checks which blocks are compared with each other.
func TestDiffBlocks(t *testing.T) {
	at := func(module, name string, binding uint32, s *block.Shape) *Subject {
		return &Subject{Module: module, Name: name, Binding: &Binding{Number: binding}, Where: (&Binding{Number: binding}).String(), Shape: s}
	}
	push := func(entry, name string, s *block.Shape) *Subject {
		return &Subject{Name: name, Entry: entry, Class: spec.StorageClassPushConstant, Shape: s}
	}
	for name, c := range map[string]struct {
		a, b []*Subject
		want []string
	}{
		"renamed": {[]*Subject{at("", "x", 0, f32), at("", "z", 1, f64)}, []*Subject{at("", "y", 0, f32), at("", "z", 1, f64)}, []string{"x y same", "z z same"}},
		"moved":   {[]*Subject{at("", "x", 0, f32), at("", "y", 1, f64)}, []*Subject{at("", "@x", 2, f32), at("", "y", 1, f64)}, []string{"x @x changed", "y y same"}},
		"swapped": {[]*Subject{at("", "x", 0, f32), at("", "y", 1, f64)}, []*Subject{at("", "x", 1, f32), at("", "y", 0, f64)}, []string{"x y changed", "y x changed"}},
		"alone":   {[]*Subject{at("", "x", 0, f32)}, []*Subject{push("", "y", f32)}, []string{"x y changed"}},
		"modules": {[]*Subject{at("m", "x", 0, f32), at("n", "x", 0, f64)}, []*Subject{at("n", "x", 0, f64), at("m", "x", 0, f32)}, []string{"x x same", "x x same"}},
		"module":  {[]*Subject{at("m", "x", 0, f32), at("m", "y", 1, f32)}, []*Subject{at("n", "x", 0, f32), at("n", "y", 1, f32)}, []string{"x x same", "y y same"}},
		"entries": {[]*Subject{push("f", "pc", f32), push("g", "pc", f64)}, []*Subject{push("g", "pc", f64), push("f", "pc", f32)}, []string{"pc pc same", "pc pc same"}},
		"pushes":  {[]*Subject{push("f", "pc", f32), at("", "x", 0, f32)}, []*Subject{push("", "@k", f32), at("", "x", 0, f32)}, []string{"pc @k same", "x x same"}},
		"one":     {[]*Subject{at("", "x", 0, f32), at("", "y", 1, f32)}, []*Subject{at("", "x", 0, f32), at("", "z", 2, f32)}, []string{"x x same", "y - removed", "- z added"}},
	} {
		d, err := Compare(side(t, "a", c.a...), side(t, "b", c.b...))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, b := range d.Blocks {
			x, y := "-", "-"
			if b.A != nil {
				x = b.A.Name
			}
			if b.B != nil {
				y = b.B.Name
			}
			got = append(got, x+" "+y+" "+string(b.Status))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestDiffClass(t *testing.T) {
	a, b := &Subject{Shape: f32}, &Subject{Shape: f32, Class: spec.StorageClassUniform}
	d, err := Compare(side(t, "a", a), side(t, "b", b))
	if err != nil || d.Same || !slices.Equal(d.Blocks[0].changeTexts(), []string{"storage class StorageBuffer → Uniform"}) {
		t.Errorf("%v, %+v", err, d)
	}
}

// TestDiffRules checks that rule sets lay out blocks, and that tail padding counts only
// where both sides state it.
func TestDiffRules(t *testing.T) {
	rules := [...]blocklayout.Rules{blocklayout.Scalar, blocklayout.Std140}
	types := func(text string) DiffSide {
		s := side(t, "t")
		typ, ok := ir.ParseType(s.Context, text)
		if !ok {
			t.Fatalf("cannot parse %s", text)
		}
		x := side(t, "t", &Subject{Type: typ})
		x.Context = s.Context
		return x
	}
	a, b := types("!spirv.struct<(f32, vector<3xf32>)>"), types("!spirv.struct<(f32, vector<3xf32>)>")
	a.Rules, b.Rules = &rules[0], &rules[1]
	d, err := Compare(a, b)
	if err != nil || !strings.Contains(string(d.Text()), "\n  size 16 → 32\n  ~ 1  offset 4 → 16, padding 0 → 12\n") {
		t.Errorf("%v\n%s", err, d.Text())
	}
	a, b = types("!spirv.struct<(vector<3xf32> [0])>"), types("!spirv.struct<(vector<3xf32>)>")
	b.Rules = &rules[1]
	if d, err = Compare(a, b); err != nil || !d.Same {
		t.Errorf("%v\n%s", err, d.Text())
	}
	a = types("!spirv.struct<(i1)>")
	if _, err = Compare(a, b); err == nil || err.Error() != "t: !spirv.struct<(i1)>: member 0: a bool has no explicit layout" {
		t.Errorf("A without layout: %v", err)
	}
	if _, err = Compare(b, a); err == nil {
		t.Error("B without layout: no error")
	}
}

// TestDiffBounds checks that shared structs take no exponential time, and that what is
// left out is said.
func TestDiffBounds(t *testing.T) {
	tower := func(bottom *block.Shape, height int) *block.Shape {
		for range height {
			bottom = block.StructOf([]block.Field{{Name: "l", Shape: bottom}, {Name: "r", Offset: bottom.Size, Shape: bottom}})
		}
		return bottom
	}
	differ := func(a, b *block.Shape) *BlockDiff {
		w := &memberDiffer{equal: map[[2]*block.Shape]bool{}, out: &BlockDiff{}, budget: maxDiffFields}
		if w.sameLayout(a, b) {
			t.Fatal("the same")
		}
		w.fields(a, b, "", 0, 0, 0)
		return w.out
	}
	low, high := block.StructOf([]block.Field{{Name: "v", Shape: f32}}), block.StructOf([]block.Field{{Name: "v", Shape: i32}})
	w := &memberDiffer{equal: map[[2]*block.Shape]bool{}}
	if !w.sameLayout(tower(low, 50), tower(block.StructOf([]block.Field{{Name: "v", Shape: f32}}), 50)) {
		t.Error("equal towers differ")
	}
	if d := differ(tower(low, 40), tower(high, 40)); len(d.Members) != maxRows || !d.Elided {
		t.Errorf("%d members, elided: %t", len(d.Members), d.Elided)
	}
	if d := differ(tower(low, maxRowDepth+8), tower(high, maxRowDepth+8)); len(d.Members) != 0 || !d.Elided {
		t.Errorf("%d members, elided: %t", len(d.Members), d.Elided)
	}
	if d := differ(tower(low, maxRowDepth), tower(high, maxRowDepth)); len(d.Members) != maxRows {
		t.Errorf("%d members", len(d.Members))
	}
	many := func(last *block.Shape) *block.Shape {
		var fs []block.Field
		for i := range 5000 {
			fs = append(fs, block.Field{Name: fmt.Sprint(i), Offset: 4 * int64(i), Shape: last})
		}
		return block.StructOf(fs)
	}
	d, err := Compare(side(t, "a", &Subject{Shape: many(f32)}), side(t, "b", &Subject{Shape: many(i32)}))
	if err != nil || !strings.Contains(string(d.Text()), "\n  (more members are left out)\n") {
		t.Errorf("%v: nothing about what is left out", err)
	}
	if page, err := d.HTML(); err != nil || !strings.Contains(string(page), "<p>more members are left out</p>") {
		t.Errorf("%v: nothing about what is left out in the page", err)
	}
}
