package spirvtypes_test

import (
	"testing"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func env(version spec.Version, caps ...spec.Capability) *target.Env {
	c := target.Default().Config()
	c.Version, c.Capabilities = version, caps
	return target.New(c)
}

func convert(t *testing.T, c *spirvtypes.Converter, ctx *ir.Context, text string) string {
	t.Helper()
	from, ok := ir.ParseType(ctx, text)
	if !ok {
		t.Fatalf("%s does not parse", text)
	}
	if to := c.Convert(from); to != nil {
		return ir.TypeString(to)
	}
	return ""
}

func TestTypes(t *testing.T) {
	const small, large, kernel = 0, 1, 2
	envs := [...]*target.Env{
		env(spec.V1_0, spec.CapabilityShader),
		env(spec.V1_0, spec.CapabilityShader, spec.CapabilityInt8, spec.CapabilityInt64, spec.CapabilityFloat16, spec.CapabilityFloat64),
		env(spec.V1_0, spec.CapabilityKernel, spec.CapabilityAddresses),
	}
	for _, c := range []struct {
		env      int
		from, to string
	}{
		{small, "index", "i32"}, {small, "i8", "i32"}, {small, "si16", "si32"}, {small, "i4", "i32"}, {small, "i64", ""}, {small, "i24", ""},
		{small, "f16", "f32"}, {small, "f64", ""}, {small, "bf16", "f32"}, {small, "f8E5M2", "i8"}, {small, "tf32", ""}, {small, "none", ""},
		{small, "vector<1xf32>", "f32"}, {small, "vector<3xi8>", "vector<3xi32>"}, {small, "vector<5xf32>", ""}, {small, "vector<2x2xi4>", ""},
		{small, "vector<8xf32>", "vector<8xf32>"}, {small, "tensor<2x3xindex>", "!spirv.array<6 x i32>"}, {small, "tensor<0xi32>", ""},
		{small, "tensor<?xi32>", ""}, {small, "tensor<*xi32>", ""}, {small, "complex<f32>", "vector<2xf32>"}, {small, "complex<f16>", ""},
		{large, "i64", "i64"}, {large, "f16", "f16"}, {large, "vector<4xf64>", "vector<4xf64>"}, {large, "i16", "i32"},
		{small, "memref<4xf32>", ""},
		{small, "memref<4xf32, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>"},
		{small, "memref<9xi4, #spirv.storage_class<Uniform>>", "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, Uniform>"},
		{small, "memref<f32, #spirv.storage_class<Workgroup>>", "!spirv.ptr<!spirv.struct<(!spirv.array<1 x f32>)>, Workgroup>"},
		{small, "memref<9223372036854775807x9223372036854775807xf32, #spirv.storage_class<Uniform>>", ""},
		{small, "memref<4294967296xf32, #spirv.storage_class<Uniform>>", ""},
		{small, "memref<4x4xf32, strided<[?, 1]>, #spirv.storage_class<Uniform>>", ""},
		{kernel, "memref<4xf32, #spirv.storage_class<CrossWorkgroup>>", "!spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>"},
		{kernel, "memref<?xf32, #spirv.storage_class<CrossWorkgroup>>", "!spirv.ptr<f32, CrossWorkgroup>"},
	} {
		ctx := ir.NewContext(all.Registry())
		if got := convert(t, spirvtypes.New(ctx, envs[c.env], spirvtypes.DefaultOptions()), ctx, c.from); got != c.to {
			t.Errorf("environment %d: %s becomes %q, want %q", c.env, c.from, got, c.to)
		}
	}
}

// TestTargetLayout checks that strides follow the rules of the storage class
// if the target's layout is requested.
func TestTargetLayout(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	opts := spirvtypes.DefaultOptions()
	opts.Layout = blocklayout.ForTarget
	c := spirvtypes.New(ctx, env(spec.V1_3, spec.CapabilityShader), opts)
	for _, e := range [...]struct{ from, to string }{
		{"memref<4xf32, #spirv.storage_class<Uniform>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=16> [0])>, Uniform>"},
		{"memref<4xf32, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>"},
		{"memref<?xvector<3xf32>, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<3xf32>, stride=16> [0])>, StorageBuffer>"},
		// A view reaches to its last element, and no further.
		{"memref<8x16xf32, strided<[1, 32], offset: 5>, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.array<493 x f32, stride=4> [0])>, StorageBuffer>"},
		{"memref<16x8xf32, strided<[33, 32]>, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.array<720 x f32, stride=4> [0])>, StorageBuffer>"},
		{"memref<4xvector<3xf32>, #spirv.storage_class<Workgroup>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<3xf32>>)>, Workgroup>"},
		// A scalar that the target has only in 32 bits cannot lie in a buffer of 16-bit
		// elements. In memory that only the kernel sees it may take more room.
		{"memref<4xf16, #spirv.storage_class<StorageBuffer>>", ""},
		{"memref<?xvector<4xf16>, #spirv.storage_class<StorageBuffer>>", ""},
		{"memref<4xi16, #spirv.storage_class<StorageBuffer>>", "!spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>"},
		{"memref<4xf16, #spirv.storage_class<Workgroup>>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Workgroup>"},
	} {
		if got := convert(t, c, ctx, e.from); got != e.to {
			t.Errorf("%s becomes %q, want %q", e.from, got, e.to)
		}
	}
}

func TestMissing(t *testing.T) {
	e := env(spec.V1_0, spec.CapabilityShader)
	for want, need := range map[string]spec.Availability{
		"":                                    {Capabilities: []spec.Capability{spec.CapabilityShader}},
		"capability Int8 or Kernel":           {Capabilities: []spec.Capability{spec.CapabilityInt8, spec.CapabilityKernel}},
		"extension SPV_KHR_8bit_storage":      {Extensions: []spec.Extension{spec.SPV_KHR_8bit_storage}},
		"SPIR-V v1.3 but the target has v1.0": {Min: spec.V1_3},
	} {
		if got := e.Lacks(&need).String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestBuiltin checks that a variable is made once per module, even if a pattern that
// asked for it was undone.
func TestBuiltin(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	m, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(`spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return } }`)))
	if !ok {
		t.Fatal("the module does not parse")
	}
	var ret *ir.Operation
	m.Walk(func(op *ir.Operation) {
		if op.Is(spirv.Return) {
			ret = op
		}
	})
	rw := rewrite.NewRewriter(ctx, nil)
	rw.SetBefore(ret)
	table := ret.Parent().Parent()
	count := func() int {
		n := 0
		for op := table.Region(0).First().First(); op != nil; op = op.Next() {
			if op.Is(spirv.GlobalVariable) {
				n++
			}
		}
		return n
	}
	a := spirvtypes.BuiltinValue(rw, ret, spec.BuiltInWorkgroupId, ctx.I32())
	b := spirvtypes.BuiltinValue(rw, ret, spec.BuiltInWorkgroupId, ctx.I32())
	spirvtypes.BuiltinValue(rw, ret, spec.BuiltInSubgroupId, ctx.I32())
	if a == nil || b == nil || count() != 2 {
		t.Fatalf("%d variables, want 2", count())
	}
	if got := ir.TypeString(a.Type()); got != "vector<3xi32>" {
		t.Errorf("the workgroup id is a %s", got)
	}
	table.Region(0).First().First().Erase()
	spirvtypes.BuiltinValue(rw, ret, spec.BuiltInSubgroupId, ctx.I32())
	spirvtypes.PushConstantValue(rw, ret, 4, 1, ctx.I32())
	spirvtypes.PushConstantValue(rw, ret, 4, 2, ctx.I32())
	if count() != 3 {
		t.Errorf("%d variables, want 3", count())
	}
	if !ir.Verify(m) {
		t.Errorf("the module is invalid:\n%s", m)
	}
}

func TestUnknownBuiltin(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	var got []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		got = append(got, d.Message)
		return true
	})
	module, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("gpu.module @m {\n  gpu.func @f() {\n    gpu.barrier\n    gpu.return\n  }\n}\n")))
	if !ok {
		t.Fatalf("the module does not parse: %v", got)
	}
	module.Walk(func(op *ir.Operation) {
		if op.Is(gpu.Barrier) {
			if v := spirvtypes.BuiltinValue(rewrite.NewRewriter(ctx, nil), op, spec.BuiltInFragCoord, ctx.I32()); v != nil {
				t.Error("a built-in that is no compute shader's was made")
			}
		}
	})
	if want := "unimplemented builtin variable generation for FragCoord"; len(got) != 1 || got[0] != want {
		t.Errorf("diagnostics are %q, want %q", got, want)
	}
}
