package blocklayout

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// nested is n arrays of one element around a float.
func nested(ctx *ir.Context, n int) ir.Type {
	t := ir.Type(ctx.F32())
	for range n {
		t = spirv.ArrayOf(t, 1, 4)
	}
	return t
}

// TestDepth nests as deep as is allowed, and one deeper.
func TestDepth(t *testing.T) {
	ctx := ir.NewContext(registry())
	for _, more := range []int{0, 1} {
		deep := nested(ctx, maxDepth+more)
		vs := CheckRules(deep, Std430, false)
		if (len(vs) > 0) != (more > 0) || more > 0 && vs[0].Rule != TooDeep {
			t.Errorf("%d more: Check finds %d violations", more, len(vs))
		}
		_, err := LayOut(deep, Std430)
		if (err != nil) != (more > 0) || more > 0 && err.Error() != "the type is nested too deeply" {
			t.Errorf("%d more: LayOut gives %v", more, err)
		}
		s, err := ShapeOf(deep)
		if (err != nil) != (more > 0) || more > 0 && err.Error() != "the type is nested too deeply" {
			t.Errorf("%d more: ShapeOf gives %v", more, err)
		}
		if more > 0 {
			inner, err := ShapeOf(nested(ctx, maxDepth))
			if err != nil {
				t.Fatal(err)
			}
			s = block.ArrayOf(inner, 1, 4)
		}
		leaves := 0
		for range s.Leaves(1) {
			leaves++
		}
		if leaves != 1-more {
			t.Errorf("%d more: %d leaves", more, leaves)
		}
		if a := NewAligner(Std430, 0).Align(s); a != []int64{4, 1}[more] {
			t.Errorf("%d more: alignment %d", more, a)
		}
		typ, err := NewTypes(ctx, true).Of(s)
		if (err != nil) != (more > 0) || more == 0 && typ != deep || more > 0 && err.Error() != "the type is nested too deeply" {
			t.Errorf("%d more: Types gives %v", more, err)
		}
	}
	inner := func(t ir.Type) (out uint32) {
		for {
			a, ok := t.(*spirv.ArrayType)
			if !ok {
				return out
			}
			t, out = a.Element, a.Stride
		}
	}
	if s := inner(Strip(nested(ctx, maxDepth+1))); s != 0 {
		t.Errorf("Strip leaves stride %d at the depth that is allowed", s)
	}
	if s := inner(Strip(nested(ctx, maxDepth+2))); s != 4 {
		t.Errorf("Strip goes deeper than is allowed: stride %d", s)
	}
}

// TestSizes lays out blocks at the limit and beyond.
func TestSizes(t *testing.T) {
	for members, want := range map[string]string{
		"!spirv.array<4294967295 x i8>":                                                       "",
		"i8, !spirv.array<4294967294 x i8>":                                                   "",
		"i8, !spirv.array<4294967295 x i8>":                                                   "member 1: the block is larger than 4 GiB",
		"!spirv.array<1 x !spirv.array<4294967295 x i8>>":                                     "",
		"!spirv.array<1 x !spirv.array<2147483648 x i16>>":                                    "member 0: the block is larger than 4 GiB",
		"f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i1":                                "member 10: a bool has no explicit layout",
		"f32, !spirv.struct<(f32, !spirv.struct<(i1)>)>":                                      "member 1.1.0: a bool has no explicit layout",
		"!spirv.array<2 x i1>":                                                                "member 0: a bool has no explicit layout",
		"!spirv.rtarray<i1>":                                                                  "member 0: a bool has no explicit layout",
		"!spirv.array<2 x !spirv.rtarray<f32>>":                                               "member 0: a runtime array cannot be the element of an array",
		"!spirv.array<4 x !spirv.array<2147483647 x !spirv.array<2 x !spirv.array<1 x i8>>>>": "member 0: the block is larger than 4 GiB",
	} {
		in, err := LayOut(parse(t, members), C)
		if got := text(err); got != want {
			t.Errorf("%s: %q, want %q", members, got, want)
		}
		if err == nil && in.Size > maxBlock {
			t.Errorf("%s has %d bytes", members, in.Size)
		}
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestTypesOf makes types of shapes, of malformed ones too.
func TestTypesOf(t *testing.T) {
	f32, i8, vec := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}, &block.Shape{Kind: block.Int, Bits: 8, Size: 1}, (*block.Shape)(nil)
	vec = block.VectorOf(f32, 3)
	for _, c := range []struct {
		s          *block.Shape
		bare, laid string // the type, or the error
	}{
		{i8, "i8", "i8"},
		{f32, "f32", "f32"},
		{&block.Shape{Kind: block.Float, Bits: 16}, "f16", "f16"},
		{&block.Shape{Kind: block.Float, Bits: 64}, "f64", "f64"},
		{&block.Shape{Kind: block.Float, Bits: 8}, "a value that a host cannot access has no explicit layout", ""},
		{&block.Shape{}, "a value that a host cannot access has no explicit layout", ""},
		{&block.Shape{Kind: block.BFloat, Bits: 16}, "i16", "i16"},
		{&block.Shape{Kind: block.Address}, "!spirv.ptr<i32, PhysicalStorageBuffer>", "!spirv.ptr<i32, PhysicalStorageBuffer>"},
		{vec, "vector<3xf32>", "vector<3xf32>"},
		{block.VectorOf(i8, 2), "vector<2xi8>", "vector<2xi8>"},
		{block.VectorOf(&block.Shape{Kind: block.BFloat}, 2), "vector<2xi16>", "vector<2xi16>"},
		{block.VectorOf(&block.Shape{Kind: block.Address}, 2), "the vector is malformed", ""},
		{block.VectorOf(vec, 2), "the vector is malformed", ""},
		{block.VectorOf(&block.Shape{}, 2), "a value that a host cannot access has no explicit layout", ""},
		{block.MatrixOf(vec, 2, 16, false), "!spirv.matrix<2 x vector<3xf32>>", "!spirv.matrix<2 x vector<3xf32>>"},
		{block.MatrixOf(f32, 2, 16, false), "the matrix is malformed", ""},
		{block.ArrayOf(f32, 3, 16), "!spirv.array<3 x f32>", "!spirv.array<3 x f32, stride=16>"},
		{block.ArrayOf(f32, 0, 16), "!spirv.array<0 x f32>", "!spirv.array<0 x f32, stride=16>"},
		{block.ArrayOf(f32, 1<<33, 16), "!spirv.array<4294967295 x f32>", "!spirv.array<4294967295 x f32, stride=16>"},
		{block.ArrayOf(f32, -1, 4), "!spirv.rtarray<f32>", "!spirv.rtarray<f32, stride=4>"},
		{block.StructOf(nil), "!spirv.struct<()>", "!spirv.struct<()>"},
		{block.StructOf([]block.Field{{Shape: f32}, {Offset: 16, Shape: vec}}), "!spirv.struct<(f32, vector<3xf32>)>", "!spirv.struct<(f32 [0], vector<3xf32> [16])>"},
		{block.StructOf([]block.Field{{Shape: block.ArrayOf(block.MatrixOf(vec, 2, 16, true), 2, 48)}}), "!spirv.struct<(!spirv.array<2 x !spirv.matrix<2 x vector<3xf32>>> [RowMajor])>",
			"!spirv.struct<(!spirv.array<2 x !spirv.matrix<2 x vector<3xf32>>, stride=48> [0, RowMajor, MatrixStride=16])>"},
		{block.StructOf([]block.Field{{Shape: block.MatrixOf(vec, 2, 16, false)}}), "!spirv.struct<(!spirv.matrix<2 x vector<3xf32>>)>",
			"!spirv.struct<(!spirv.matrix<2 x vector<3xf32>> [0, ColMajor, MatrixStride=16])>"},
		{block.StructOf([]block.Field{{Shape: block.MatrixOf(vec, 2, 0, false)}}), "!spirv.struct<(!spirv.matrix<2 x vector<3xf32>>)>", "!spirv.struct<(!spirv.matrix<2 x vector<3xf32>> [0, ColMajor])>"},
		{block.StructOf([]block.Field{{Shape: f32}, {Name: "in", Shape: block.StructOf([]block.Field{{Shape: &block.Shape{}}})}}), "member in.0: a value that a host cannot access has no explicit layout", ""},
	} {
		ctx := ir.NewContext(registry())
		for laidOut, want := range map[bool]string{false: c.bare, true: c.laid} {
			if want == "" {
				want = c.bare
			}
			ty := NewTypes(ctx, laidOut)
			typ, err := ty.Of(c.s)
			got := text(err)
			if err == nil {
				got = ir.TypeString(typ)
			}
			if got != want {
				t.Errorf("%s, laid out %v: got %s, want %s", c.s, laidOut, got, want)
			}
			var e *Error
			if err != nil && (!errors.As(err, &e) || typ != nil) {
				t.Errorf("%s: the error is %T beside %v", c.s, err, typ)
			}
		}
	}
	ctx := ir.NewContext(registry())
	ty := NewTypes(ctx, true)
	a := block.StructOf([]block.Field{{Name: "a", Shape: f32}})
	first, err1 := ty.Of(a)
	second, err2 := ty.Of(block.StructOf([]block.Field{{Name: "b", Shape: f32}}))
	if err1 != nil || err2 != nil || first != second || ty.Name(first.(*spirv.StructType), 0) != "a" {
		t.Errorf("members of equal structs are named %q, %v, %v", ty.Name(first.(*spirv.StructType), 0), err1, err2)
	}
	if n := ty.Name(spirv.StructOf(ctx, nil, false), 0); n != "" {
		t.Errorf("a member of another struct is named %q", n)
	}
}

// TestShapeOfRefuses has types without bytes in each kind of type.
func TestShapeOfRefuses(t *testing.T) {
	ctx := ir.NewContext(registry())
	index := ir.Type(ctx.Index())
	vec := ctx.Vector([]int64{2}, index)
	for _, typ := range []ir.Type{index, vec, spirv.MatrixOf(2, vec), spirv.ArrayOf(index, 2, 4), spirv.RuntimeArrayOf(index, 4)} {
		s, err := ShapeOf(typ)
		if s != nil || text(err) != "a value of type 'index' has no explicit layout" {
			t.Errorf("%s: %v, %v", ir.TypeString(typ), s, err)
		}
	}
}

// TestNames goes from rule sets and policies to names and back.
func TestNames(t *testing.T) {
	for i, name := range []string{"std430", "std140", "scalar", "c", "mlir"} {
		if r, ok := ParseRules(name); !ok || r != Rules(i) || r.String() != name {
			t.Errorf("%s is %v, %v", name, r, ok)
		}
	}
	if _, ok := ParseRules("std431"); ok {
		t.Error("std431 is a rule set")
	}
	strict := envOf(1, target.Layout{})
	for _, c := range []struct {
		class    spec.StorageClass
		env      *target.Env
		want     bool
		rules    Rules
		likeMLIR Rules
	}{
		{spec.StorageClassStorageBuffer, strict, true, Std430, MLIR},
		{spec.StorageClassUniform, strict, true, Std140, MLIR},
		{spec.StorageClassPushConstant, strict, true, Std430, MLIR},
		{spec.StorageClassPhysicalStorageBuffer, strict, true, Std430, MLIR},
		{spec.StorageClassShaderRecordBufferKHR, strict, true, Std430, MLIR},
		{spec.StorageClassWorkgroup, strict, false, Std430, MLIR},
		{spec.StorageClassWorkgroup, envOf(1, target.Layout{WorkgroupExplicitLayout: true}), true, Std430, MLIR},
		{spec.StorageClassPrivate, envOf(1, target.Layout{WorkgroupExplicitLayout: true}), false, Std430, MLIR},
	} {
		if got := NeedsLayout(c.class, c.env); got != c.want {
			t.Errorf("%s needs a layout: %v", c.class, got)
		}
		if r, err := ForTarget.Rules(c.class, c.env); r != c.rules || err != nil {
			t.Errorf("%s for the target: %s, %v", c.class, r, err)
		}
		if r, err := LikeMLIR.Rules(c.class, nil); r != c.likeMLIR || err != nil {
			t.Errorf("%s like MLIR: %s, %v", c.class, r, err)
		}
	}
	for _, name := range []target.BlockLayout{"mlir", "other"} {
		if _, err := RulesFor(spec.StorageClassUniform, envOf(1, target.Layout{BlockLayout: name}), false); text(err) != `unknown block layout "`+string(name)+`"` {
			t.Errorf("a demand for %s gives %v", name, err)
		}
	}
}

// TestReorderRefuses has structs with a runtime array in the wrong place, and more
// orders than the exact search tries.
func TestReorderRefuses(t *testing.T) {
	order, size, err := Reorder(parse(t, "f32, !spirv.rtarray<f32>, f32").(*spirv.StructType), Std430)
	if order != nil || size != 0 || text(err) != "member 1: a runtime array must be the last member" {
		t.Errorf("got %v", err)
	}
	if order, size, err := Reorder(parse(t, "f32, i1").(*spirv.StructType), Std430); order != nil || size != 0 || err == nil {
		t.Errorf("a bool: %v, %d, %v", order, size, err)
	}
	if order, size, err := Reorder(parse(t, "").(*spirv.StructType), Std430); len(order) != 0 || size != 0 || err != nil {
		t.Errorf("no members: %v, %d, %v", order, size, err)
	}
	// 8 kinds of 3 members each, and alignment 8: 4^8 * 8 states are too many.
	kinds := []string{"i8", "i16", "i32", "i64", "!spirv.array<3 x i8>", "!spirv.array<5 x i8>", "!spirv.array<3 x i16>", "!spirv.array<3 x i32>"}
	var many []string
	for range 3 {
		many = append(many, kinds...)
	}
	p := &packing{layouter: layouter{aligned: aligned{Rules: C}, empty: 1}, align: 1}
	for _, m := range parse(t, strings.Join(many, ", ")).(*spirv.StructType).Members() {
		in, err := p.layOut(m.Type, false, 1)
		if err != nil {
			t.Fatal(err.err())
		}
		p.items, p.align = append(p.items, in), max(p.align, in.Align)
	}
	if order := p.exact(); order != nil {
		t.Errorf("the exact search tries %d orders: %v", len(many), order)
	}
	// 2^13 states of alignment 8 are just as many as it tries.
	few := packing{layouter: p.layouter, align: 8}
	for i := range 13 {
		few.items = append(few.items, Info{Size: int64(1 + i), Align: 1})
	}
	if order := few.exact(); len(order) != 13 {
		t.Errorf("at the limit: %v", order)
	}
	few.items = append(few.items, Info{Size: 100, Align: 1})
	if order := few.exact(); order != nil {
		t.Errorf("beyond the limit: %v", order)
	}
}

// TestModuleFindings has what CheckModule says in less common modules.
func TestModuleFindings(t *testing.T) {
	const explicit = "spirv.GlobalVariable @w : !spirv.ptr<!spirv.struct<(f32 [0])>, Workgroup>"
	plain, workgroup := envOf(1, target.Layout{}), envOf(1, target.Layout{WorkgroupExplicitLayout: true})
	for _, c := range []struct {
		attrs, body string
		env         *target.Env
		want        string
	}{
		{"", explicit, plain, "w layout-forbidden@"},
		{"", explicit, workgroup, ""},
		{" requires #spirv.vce<v1.4, [Shader, WorkgroupMemoryExplicitLayoutKHR], []>", explicit, plain, ""},
		{" requires #spirv.vce<v1.4, [Shader, WorkgroupMemoryExplicitLayout8BitAccessKHR], []>", explicit, plain, ""},
		{" requires #spirv.vce<v1.4, [Shader], []>", explicit, workgroup, "w layout-forbidden@"},
		{" requires #spirv.vce<v1.4, [Kernel], []>", explicit, plain, ""},
		{" requires #spirv.vce<v1.4, [Kernel, Shader], []>", explicit, plain, "w layout-forbidden@"},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.array<2 x f32, stride=4>, Workgroup>", workgroup, "w layout-forbidden@"},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.struct<(f32)>, Workgroup>", workgroup, ""},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.rtarray<f32, stride=4>, Workgroup>", plain, "w layout-forbidden@"},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.rtarray<f32>, Workgroup>", plain, ""},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.array<2 x !spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [RowMajor])>>, Workgroup>", plain, "w layout-forbidden@"},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.array<2 x !spirv.struct<(f32, !spirv.struct<(f32 [0])>)>>, Workgroup>", plain, "w layout-forbidden@"},
		{"", "spirv.GlobalVariable @w : !spirv.ptr<!spirv.array<2 x !spirv.struct<(f32, f32)>>, Workgroup>", plain, ""},
		{"", "spirv.GlobalVariable @p : !spirv.ptr<!spirv.struct<(f32 [0])>, Private>", plain, ""},
		{" requires #spirv.vce<v1.4, [Shader], []>", "spirv.GlobalVariable @p : !spirv.ptr<!spirv.struct<(f32 [0])>, Private>", plain, ""},
		{" requires #spirv.vce<v1.5, [Shader], []>", "spirv.GlobalVariable @p : !spirv.ptr<!spirv.struct<(f32 [0])>, Private>", plain, "p layout-forbidden@"},
		{"", "spirv.GlobalVariable @u bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0])>, UniformConstant>", plain, "u layout-forbidden@"},
		{"", "spirv.GlobalVariable @i : !spirv.ptr<!spirv.struct<(f32 [0])>, Input>", plain, ""},
		{"", "spirv.GlobalVariable @r : !spirv.ptr<f32, ShaderRecordBufferKHR>", plain, "r block-type@"},
		{"", "spirv.GlobalVariable @t bind(0, 0) : !spirv.ptr<!spirv.rtarray<!spirv.struct<(f32 [0])>, stride=4>, StorageBuffer>", plain, "t layout-forbidden@"},
		{"", "spirv.GlobalVariable @t bind(0, 0) : !spirv.ptr<!spirv.rtarray<!spirv.struct<(f32 [0])>>, StorageBuffer>", plain, ""},
		{"", "spirv.GlobalVariable @t bind(0, 0) : !spirv.ptr<!spirv.array<2 x f32, stride=4>, StorageBuffer>", plain, "t block-type@"},
		{"", "spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [2])>, StorageBuffer>\nspirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [2])>, StorageBuffer>", plain, "a offset-alignment@0"},
		{"", "spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>",
			envOf(1, target.Layout{BlockLayout: target.Scalar}), "a demand@"},
		{"", "spirv.GlobalVariable @list bind(0, 4) : !spirv.ptr<!spirv.struct<(!spirv.ptr<!spirv.struct<(!spirv.ptr<f32, PhysicalStorageBuffer> [4])>, PhysicalStorageBuffer> [0])>, StorageBuffer>", plain, "list offset-alignment@0"},
	} {
		var got []string
		for _, f := range CheckModule(parseModule(t, "spirv.module Logical GLSL450"+c.attrs+" {\n"+c.body+"\n}"), c.env) {
			got = append(got, ir.SymbolName(f.Op)+" "+f.Rule.String()+"@"+f.Path)
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s%s: got %q, want %q", c.body, c.attrs, s, c.want)
		}
	}
	fs := CheckModule(parseModule(t, "spirv.module Logical GLSL450 {\nspirv.GlobalVariable @p : !spirv.ptr<f32, PushConstant>\nspirv.GlobalVariable @s bind(0, 0) : !spirv.ptr<f32, StorageBuffer>\n}"), plain)
	both := CheckModule(parseModule(t, "spirv.module Logical GLSL450 {\nspirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [2])>, StorageBuffer>\nspirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [2])>, Uniform>\n}"), plain)
	if len(both) != 2 || both[0].Also != nil || both[1].Also != nil {
		t.Errorf("a struct that is wrong in both classes is said to be right in one: %v", both)
	}
	if len(fs) != 2 || fs[0].VUID != "VUID-StandaloneSpirv-PushConstant-06808" || fs[1].VUID != "VUID-StandaloneSpirv-Uniform-06807" {
		t.Errorf("got %v", fs)
	}
}

// TestSmallShapes is the names and alignments of shapes that no type has.
func TestSmallShapes(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	deep := f32
	for range 20 {
		deep = block.ArrayOf(deep, 1, 4)
	}
	if n := TypeName(&block.Shape{Kind: block.Opaque}); n != "opaque" {
		t.Errorf("an opaque value is called %s", n)
	}
	if want := "array" + strings.Repeat("[1]", 16); TypeName(deep) != want {
		t.Errorf("got %s, want %s", TypeName(deep), want)
	}
	if got := NewAligner(Std140, 0).Align(nil); got != 1 {
		t.Errorf("nothing aligns to %d", got)
	}
	empty := block.StructOf(nil)
	if a, b := NewAligner(Std430, 2).Align(empty), NewAligner(Std430, 0).Align(empty); a != 2 || b != 4 {
		t.Errorf("an empty struct aligns to %d where that is asked for, to %d otherwise", a, b)
	}
}
