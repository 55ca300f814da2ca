package spirvtypes_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// size is the number of bytes of a type; unknown if ok is false.
type size struct {
	n  int64
	ok bool
}

var unknown = size{}

// known is the size of n bytes.
func known(n int64) size { return size{n, true} }

const largest = 1<<63 - 1

// TestSize checks the sizes of types in memory up to the largest number, for views by the
// place of their last element and as MLIR computes them.
func TestSize(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	e := env(spec.V1_3, spec.CapabilityShader)
	opts := spirvtypes.DefaultOptions()
	like := spirvtypes.New(ctx, e, opts)
	opts.Layout = blocklayout.ForTarget
	exact := spirvtypes.New(ctx, e, opts)
	for _, c := range []struct {
		text        string
		exact, like size
	}{
		{"i8", known(1), known(1)}, {"i64", known(8), known(8)}, {"f32", known(4), known(4)}, {"i1", unknown, unknown}, {"index", unknown, unknown}, {"none", unknown, unknown},
		{"complex<f32>", known(8), known(8)}, {"vector<4xi16>", known(8), known(8)}, {"vector<2xi1>", unknown, unknown}, {"vector<2xindex>", unknown, unknown},
		{"vector<2305843009213693952xf32>", unknown, unknown}, {"tensor<2x3xf32>", known(24), known(24)}, {"tensor<?xf32>", unknown, unknown},
		{"tensor<2xi1>", unknown, unknown}, {"tensor<?xi1>", unknown, unknown}, {"tensor<0xf32>", known(0), known(0)}, {"tensor<*xf32>", unknown, unknown},
		{"tensor<9223372036854775807xi8>", known(largest), known(largest)}, {"tensor<4611686018427387904xi16>", unknown, unknown},
		{"memref<f32>", known(4), known(4)}, {"memref<4xf32>", known(16), known(16)}, {"memref<4xindex>", known(16), known(16)}, {"memref<?xf32>", unknown, unknown},
		{"memref<4xi1>", unknown, unknown}, {"memref<i1>", unknown, unknown}, {"memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 floordiv 2)>>", unknown, unknown},
		{"memref<4xf32, strided<[?]>>", unknown, unknown}, {"memref<4xf32, strided<[1], offset: ?>>", unknown, unknown},
		// The last of 2x3 elements is number 1*10+2*3.
		{"memref<2x3xf32, strided<[10, 3]>>", known(17 * 4), known(20 * 4)},
		{"memref<2x3xf32, strided<[10, 3], offset: 5>>", known(22 * 4), known(25 * 4)},
		{"memref<0x2xf32, strided<[1, -1]>>", known(0), known(0)},
		{"memref<2xf32, strided<[-1], offset: 1>>", unknown, known(4)},
		{"memref<4x2xf32, strided<[-1, 2]>>", unknown, known(16)},
		{"memref<2xf32, strided<[1], offset: -1>>", unknown, unknown},
		{"memref<2xi8, strided<[9223372036854775806]>>", known(largest), unknown},
		{"memref<2xi8, strided<[9223372036854775807]>>", unknown, unknown},
		{"memref<2xi8, strided<[4611686018427387903]>>", known(4611686018427387904), known(9223372036854775806)},
		{"memref<2x2xi8, strided<[9223372036854775805, 1]>>", known(largest), unknown},
		{"memref<2x2xi8, strided<[9223372036854775805, 2]>>", unknown, unknown},
		{"memref<2xi8, strided<[1], offset: 9223372036854775805>>", known(largest), known(largest)},
		{"memref<2xi8, strided<[1], offset: 9223372036854775806>>", unknown, unknown},
		{"memref<2xi16, strided<[4611686018427387903]>>", unknown, unknown},
	} {
		typ, ok := ir.ParseType(ctx, c.text)
		if !ok {
			t.Fatalf("%s does not parse", c.text)
		}
		for name, conv := range map[string]*spirvtypes.Converter{"exact": exact, "like MLIR": like} {
			want := c.exact
			if conv == like {
				want = c.like
			}
			if n, ok := conv.Size(typ); (size{n, ok}) != want {
				t.Errorf("%s: %s has %d bytes, %v; want %v", name, c.text, n, ok, want)
			}
		}
	}
}

// TestTypeBounds checks types at the limits of SPIR-V's arrays and vectors.
func TestTypeBounds(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	const sb = ", #spirv.storage_class<StorageBuffer>>"
	like := spirvtypes.DefaultOptions()
	target := like
	target.Layout = blocklayout.ForTarget
	wide := like
	wide.BoolNumBits = 16
	shader := env(spec.V1_3, spec.CapabilityShader)
	vector16 := env(spec.V1_3, spec.CapabilityKernel, spec.CapabilityVector16)
	for _, c := range []struct {
		opts     spirvtypes.Options
		kernel   bool
		from, to string
	}{
		{like, false, "vector<2xbf16>", "vector<2xf32>"}, {like, false, "vector<2xf8E5M2>", "vector<2xi32>"}, {like, false, "vector<2xf4E2M1FN>", ""}, {like, false, "vector<1xi4>", "i32"}, {like, false, "vector<2xi3>", ""}, {like, false, "vector<1xi3>", ""},
		{like, false, "vector<4xi4>", "vector<4xi32>"}, {like, false, "vector<5xi4>", ""}, {like, true, "vector<8xi4>", ""}, {like, true, "vector<8xi32>", "vector<8xi32>"},
		{like, false, "vector<i4>", "i32"}, {like, false, "i2", "i32"}, {like, false, "i3", ""}, {like, false, "i7", ""}, {like, false, "ui4", "ui32"},
		{like, false, "tensor<4294967295xi32>", "!spirv.array<4294967295 x i32>"}, {like, false, "tensor<4294967296xi32>", ""}, {like, false, "tensor<2xi1>", ""}, {like, false, "tensor<2xi64>", ""},
		{like, false, "memref<4294967295xf32" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<4294967295 x f32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<4294967296xf32" + sb, ""}, {like, false, "memref<0xf32" + sb, ""},
		// Half of the bytes are enough for the elements that fill 32 bits.
		{like, false, "memref<7xi4" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<1 x i32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<8xi4" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<1 x i32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<9xi4" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<17xi2" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<5xi1" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>"},
		{wide, false, "memref<5xi1" + sb, ""}, {wide, false, "memref<5xi8" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<4xvector<2xi1>" + sb, ""}, {like, false, "memref<4xi3" + sb, ""}, {like, false, "memref<4xi128" + sb, ""}, {like, false, "memref<4xbf16" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<2 x f32, stride=4> [0])>, StorageBuffer>"},
		{like, false, "memref<4xcomplex<f32>" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>, stride=8> [0])>, StorageBuffer>"},
		{like, false, "memref<4xvector<3xf32>" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<3xf32>, stride=12> [0])>, StorageBuffer>"},
		{target, false, "memref<4xvector<3xf32>" + sb, "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<3xf32>, stride=16> [0])>, StorageBuffer>"},
		{like, false, "memref<4xvector<3xf32>, #spirv.storage_class<PushConstant>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<3xf32>, stride=12> [0])>, PushConstant>"},
		{like, false, "memref<4xvector<3xf32>, #spirv.storage_class<Private>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<3xf32>>)>, Private>"},
		{like, false, "memref<?xvector<3xf32>, #spirv.storage_class<Uniform>>", "!spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<3xf32>, stride=12> [0])>, Uniform>"},
		{target, false, "memref<4xvector<2xf16>, #spirv.storage_class<Workgroup>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>)>, Workgroup>"},
		{like, false, "memref<4xf16, #spirv.storage_class<Workgroup>>", "!spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Workgroup>"},
		{like, false, "memref<4xf32, 3>", ""}, {like, false, "memref<4xf32, \"x\">", ""},
	} {
		e := shader
		if c.kernel {
			e = vector16
		}
		if got := convert(t, spirvtypes.New(ctx, e, c.opts), ctx, c.from); got != c.to {
			t.Errorf("%s becomes %q, want %q", c.from, got, c.to)
		}
	}
}

// TestWhy checks the reasons for types that cannot be converted, and what they say that
// the target lacks.
func TestWhy(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	opts := spirvtypes.DefaultOptions()
	opts.Layout = blocklayout.ForTarget
	cfg := target.Default().Config()
	cfg.Version, cfg.Capabilities = spec.V1_0, []spec.Capability{spec.CapabilityShader}
	plain := spirvtypes.New(ctx, target.New(cfg), opts)
	cfg.Layout.BlockLayout = "scalar"
	scalar := spirvtypes.New(ctx, target.New(cfg), opts)
	const sb = ", #spirv.storage_class<StorageBuffer>>"
	for _, c := range []struct {
		conv *spirvtypes.Converter
		text string
		why  string // behind the type
		lack bool
	}{
		{plain, "vector<5xf32>", "", false},
		{plain, "f64", ": 'f64' requires capability Float64", true},
		{plain, "tensor<2xcomplex<f64>>", ": 'f64' requires capability Float64", true},
		{plain, "complex<f64>", ": 'f64' requires capability Float64", true},
		{plain, "memref<4xf32>", ": its memory space is not a storage class", false},
		{plain, "memref<4xf32, 3>", ": its memory space is not a storage class", false},
		{plain, "memref<4xf32, #gpu.address_space<workgroup>>", ": its memory space is not a storage class", false},
		{plain, "memref<4xi64" + sb, ": 'i64' requires capability Int64", true},
		{plain, "memref<4xf32" + sb, "", false},
		{scalar, "memref<4xf32" + sb, ": block layout \"scalar\" in storage class StorageBuffer needs the feature scalarBlockLayout", true},
		{scalar, "memref<4xf32, #spirv.storage_class<Private>>", "", false},
		{scalar, "memref<4xf64, #spirv.storage_class<Private>>", ": 'f64' requires capability Float64", true},
	} {
		typ, ok := ir.ParseType(ctx, c.text)
		if !ok {
			t.Fatalf("%s does not parse", c.text)
		}
		why, detail := c.conv.Why(typ)
		_, lack := detail.(*target.Lack)
		if rest, ok := strings.CutPrefix(why, "type '"+c.text+"' cannot be converted for the target"); !ok || rest != c.why || lack != c.lack {
			t.Errorf("%s: %q, %v; want %q, %v", c.text, why, detail, c.why, c.lack)
		}
	}
	const sbPtr = "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>"
	if got := convert(t, plain, ctx, "memref<4xf32"+sb); got != sbPtr {
		t.Errorf("without a demand the buffer becomes %q", got)
	}
	if got := convert(t, scalar, ctx, "memref<4xf32"+sb); got != "" {
		t.Errorf("a buffer becomes %q although the target lacks the layout that is demanded", got)
	}
}

func TestMissingVersions(t *testing.T) {
	e := env(spec.V1_3, spec.CapabilityShader)
	for want, need := range map[string]spec.Availability{
		"at most SPIR-V v1.2 but the target has v1.3": {Max: spec.V1_2},
		"SPIR-V v1.4 but the target has v1.3":         {Min: spec.V1_4},
	} {
		if got := e.Lacks(&need).String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
