package blocklayout

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// TestGoldenNumbers holds the layouts of the project's specification: the offsets of
// the members, then the MatrixStride and ArrayStride of the first member that has them.
func TestGoldenNumbers(t *testing.T) {
	const vec2, vec3, dvec3, hvec3 = "vector<2xf32>", "vector<3xf32>", "vector<3xf64>", "vector<3xf16>"
	const mat2, mat3, mat3x2, mat4x3 = "!spirv.matrix<2 x vector<2xf32>>", "!spirv.matrix<3 x vector<3xf32>>", "!spirv.matrix<3 x vector<2xf32>>", "!spirv.matrix<4 x vector<3xf32>>"
	const long = "!spirv.struct<(i64, i32)>"
	for _, c := range []struct{ members, std140, std430, scalar, c string }{
		{"f32, " + vec3 + ", f32", "0 16 28", "0 16 28", "0 4 16", ""},
		{vec3 + ", " + vec3, "0 16", "0 16", "0 12", ""},
		{"f32, " + vec2, "0 8", "0 8", "0 4", ""},
		{"!spirv.array<3 x f32>, f32", "0 48 AS16", "0 12 AS4", "0 12 AS4", ""},
		{"!spirv.array<2 x " + vec3 + ">, f32", "0 32 AS16", "0 32 AS16", "0 24 AS12", ""},
		{mat3 + ", f32", "0 48 MS16", "0 48 MS16", "0 36 MS12", ""},
		{mat3x2 + " [RowMajor], f32", "0 32 MS16", "0 32 MS16", "0 24 MS12", ""},
		{mat3x2 + ", f32", "0 48 MS16", "0 24 MS8", "0 24 MS8", ""},
		{mat2 + ", f32", "0 32 MS16", "0 16 MS8", "0 16 MS8", ""},
		{long + ", i32", "0 16", "0 16", "0 12", "0 16"},
		{"!spirv.array<2 x " + long + ">, i32", "0 32 AS16", "0 32 AS16", "0 28 AS16", "0 32 AS16"},
		{"!spirv.struct<(" + vec3 + ")>, f32", "0 16", "0 16", "0 12", ""},
		{"!spirv.array<2 x !spirv.struct<(f32)>>, f32", "0 32 AS16", "0 8 AS4", "0 8 AS4", ""},
		{"f16, " + hvec3 + ", i8", "0 8 14", "0 8 14", "0 2 8", ""},
		{"i8, f64, i8", "0 8 16", "0 8 16", "0 8 16", ""},
		{"f32, " + dvec3 + ", f32", "0 32 56", "0 32 56", "0 8 32", ""},
		{"!spirv.array<2 x " + mat4x3 + ">, f32", "0 128 MS16 AS64", "0 128 MS16 AS64", "0 96 MS12 AS48", ""},
	} {
		if c.c == "" {
			c.c = c.scalar
		}
		for r, want := range map[Rules]string{Std140: c.std140, Std430: c.std430, Scalar: c.scalar, C: c.c} {
			in, err := LayOut(parse(t, c.members), r)
			if err != nil {
				t.Errorf("%s by %s: %v", c.members, r, err)
				continue
			}
			var got []string
			members := in.Type.(*spirv.StructType).Members()
			for i := range members {
				got = append(got, fmt.Sprint(members[i].Offset))
			}
			got = append(got, strides(&members[0])...)
			if strings.Join(got, " ") != want {
				t.Errorf("%s by %s: %s, want %s", c.members, r, strings.Join(got, " "), want)
			}
			if vs := CheckRules(in.Type, r, false); len(vs) > 0 {
				t.Errorf("%s by %s: the checker says %s", c.members, r, vs[0].String())
			}
		}
	}
}

func strides(m *spirv.Member) []string {
	var out []string
	if d, ok := m.Decoration(spec.DecorationMatrixStride); ok {
		out = append(out, fmt.Sprint("MS", d.Value))
	}
	if a, ok := m.Type.(*spirv.ArrayType); ok {
		out = append(out, fmt.Sprint("AS", a.Stride))
	}
	return out
}

func TestEmptyStructs(t *testing.T) {
	caps := func(list ...spec.Capability) *target.Env {
		c := target.Default().Config()
		c.Capabilities = append(c.Capabilities, list...)
		return target.New(c)
	}
	for _, c := range []struct {
		class spec.StorageClass
		env   *target.Env
		want  uint32
	}{
		{spec.StorageClassStorageBuffer, caps(), 4},
		{spec.StorageClassStorageBuffer, caps(spec.CapabilityStorageBuffer16BitAccess), 2},
		{spec.StorageClassStorageBuffer, caps(spec.CapabilityStorageBuffer8BitAccess), 1},
		{spec.StorageClassStorageBuffer, caps(spec.CapabilityUniformAndStorageBuffer8BitAccess), 1},
		{spec.StorageClassUniform, caps(spec.CapabilityStorageBuffer8BitAccess), 4},
		{spec.StorageClassPushConstant, caps(spec.CapabilityStoragePushConstant8), 1},
		{spec.StorageClassWorkgroup, caps(spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR), 2},
	} {
		in, err := LayOutFor(parse(t, "i8, !spirv.struct<()>, i8"), Std430, c.class, c.env)
		if err != nil {
			t.Fatal(err)
		}
		ms := in.Type.(*spirv.StructType).Members()
		if ms[1].Offset != c.want || ms[2].Offset != c.want || in.Align != int64(c.want) {
			t.Errorf("%s with %v: %s, want the empty struct aligned to %d", c.class, c.env.Capabilities(), ir.TypeString(in.Type), c.want)
		}
	}
	for r, want := range map[Rules]int64{C: 1, Std430: 4, Scalar: 4, Std140: 16} {
		if in, err := LayOut(parse(t, ""), r); err != nil || in.Align != want || in.Size != 0 {
			t.Errorf("an empty struct by %s: %+v, %v", r, in, err)
		}
	}
}

func TestIdentified(t *testing.T) {
	in, err := LayOut(parse(t, "f32, !spirv.struct<a, (f32 [4], i64 [16])>, i8"), Std430)
	if err != nil || ir.TypeString(in.Type) != "!spirv.struct<(f32 [0], !spirv.struct<a, (f32 [4], i64 [16])> [8], i8 [32])>" {
		t.Errorf("%s, %v", ir.TypeString(in.Type), err)
	}
	for members, want := range map[string]string{
		"!spirv.struct<a, (f32, i64)>": "member 0: the identified struct 'a' has no offsets and cannot be given any",
		"f32, !spirv.struct<a, (f32 [0], vector<3xf32> [4])>": "member 1: the layout of the identified struct 'a' does not follow std430: member 1: Offset 4 is not a multiple of 16, " +
			"the alignment of 'vector<3xf32>' by std430; the next is 16 [offset-alignment; Vulkan, Offset and Stride Assignment]",
	} {
		if _, err := LayOut(parse(t, members), Std430); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", members, err, want)
		}
	}
	if in, err := LayOut(parse(t, "f32, !spirv.struct<a, (f32 [0], vector<3xf32> [4])>"), Scalar); err != nil || in.Size != 20 {
		t.Errorf("by scalar: %+v, %v", in, err)
	}
}

// wide returns a struct of n members of many types.
func wide(tb testing.TB, n int) (*ir.Context, *spirv.StructType) {
	ctx := ir.NewContext(registry())
	ms := make([]spirv.Member, n)
	for i := range ms {
		text := []string{"f32", "vector<3xf32>", "i8", "f64", "!spirv.array<3 x vector<2xf16>>", "!spirv.struct<(f32, i64)>"}[i%6]
		ms[i].Type, _ = ir.ParseType(ctx, text)
		if ms[i].Type == nil {
			tb.Fatal(text)
		}
	}
	return ctx, spirv.StructOf(ctx, ms, false)
}

func BenchmarkLayOut1000(b *testing.B) {
	_, typ := wide(b, 1000)
	for b.Loop() {
		if _, err := LayOut(typ, Std430); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			_, typ := wide(b, n)
			in, err := LayOut(typ, Std430)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if vs := CheckRules(in.Type, Std430, true); len(vs) > 0 {
					b.Fatal(vs[0].String())
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/member")
		})
	}
}
