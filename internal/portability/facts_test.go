package portability

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// scalar returns the shape of a number.
func scalar(kind block.Kind, bits int) *block.Shape {
	return &block.Shape{Kind: kind, Bits: bits, Size: int64(bits / 8)}
}

// array returns the shape of an array of n elements, stride bytes apart.
func array(elem *block.Shape, n, stride int64) *block.Shape {
	return &block.Shape{Kind: block.Array, Elem: elem, Count: n, Stride: stride, Size: max(0, n-1)*stride + elem.Size}
}

// structure returns the shape of a struct with the given members at the given offsets.
func structure(size int64, fields ...block.Field) *block.Shape {
	return &block.Shape{Kind: block.Struct, Fields: fields, Size: size}
}

func TestShapeChange(t *testing.T) {
	i8, i32, f32, f64 := scalar(block.Int, 8), scalar(block.Int, 32), scalar(block.Float, 32), scalar(block.Float, 64)
	matrix := func(rowMajor bool) *block.Shape {
		return &block.Shape{Kind: block.Matrix, Elem: &block.Shape{Kind: block.Vector, Elem: f32, Count: 2, Size: 8}, Count: 2, Stride: 16, Size: 24, RowMajor: rowMajor}
	}
	runtime := func(elem *block.Shape, stride int64) *block.Shape {
		return &block.Shape{Kind: block.Array, Elem: elem, Count: -1, Stride: stride}
	}
	for _, c := range []struct {
		name     string
		now, was *block.Shape
		want     string
	}{
		{"equal", structure(8, block.Field{Shape: f32}, block.Field{Offset: 4, Shape: i32}), structure(8, block.Field{Shape: f32}, block.Field{Offset: 4, Shape: i32}), ""},
		{"as many bytes of integers", array(i8, 8, 1), array(i32, 2, 4), ""},
		{"fewer bytes of integers", array(i8, 4, 1), array(i32, 2, 4), "the block is [4]i8 stride 1, not [2]i32 stride 4"},
		{"integers with and without gaps", array(i32, 2, 4), array(i8, 2, 4), "member [*] is i32, not i8"},
		{"integers and floats", array(i32, 2, 4), array(f32, 2, 4), "member [*] is i32, not f32"},
		{"known and unknown length", array(i32, 1, 4), runtime(i32, 4), "the block is [1]i32 stride 4, not []i32 stride 4"},
		{"kinds", f32, i32, "the block is f32, not i32"},
		{"widths", f32, f64, "the block is f32, not f64"},
		{"lengths", array(f32, 2, 4), array(f32, 3, 4), "the block is [2]f32 stride 4, not [3]f32 stride 4"},
		{"members", structure(4, block.Field{Shape: f32}), structure(8, block.Field{Shape: f32}, block.Field{Offset: 4, Shape: f32}), "*"},
		{"row and column order", matrix(true), matrix(false), "*"},
		{"strides", array(f32, 2, 16), array(f32, 2, 4), "the block has stride 16, not 4"},
		{"offsets", structure(12, block.Field{Shape: f32}, block.Field{Offset: 8, Shape: f32}), structure(12, block.Field{Shape: f32}, block.Field{Offset: 4, Shape: f32}), "member [1] is at byte 8, not 4"},
		{"inner strides", structure(32, block.Field{Shape: f32}, block.Field{Offset: 16, Shape: array(f32, 2, 8)}), structure(32, block.Field{Shape: f32}, block.Field{Offset: 16, Shape: array(f32, 2, 4)}), "member [1] has stride 8, not 4"},
		{"elements", runtime(structure(8, block.Field{Shape: f32}, block.Field{Offset: 4, Shape: f32}), 8), runtime(structure(8, block.Field{Offset: 4, Shape: f32}, block.Field{Shape: f32}), 8), "member [*][0] is at byte 0, not 4"},
	} {
		if got := shapeChange(c.now, c.was, ""); got != c.want && !(c.want == "*" && got != "") {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestNeedsOf checks each limit's need, of an entry point whose size does not fit in 64 bits.
func TestNeedsOf(t *testing.T) {
	limits := target.DefaultLimits()
	limits.MaxStorageBufferRange, limits.MaxUniformBufferRange = 1000, 100
	e := &reflect.EntryPoint{LocalSize: [3]uint32{1 << 31, 1 << 31, 1 << 31}, WorkgroupMemory: 77, PushConstantSize: 66, Resources: []*reflect.Resource{
		{Set: 3, Type: reflect.StorageBuffer, Count: 2, Block: array(scalar(block.Float, 32), 5, 4)},
		{Set: 1, Type: reflect.UniformBuffer, Count: 4, Block: array(scalar(block.Float, 32), 3, 16)},
	}}
	got := map[string]limitNeed{}
	for _, n := range needsOf(e, &limits) {
		got[n.limit] = n
	}
	for limit, want := range map[string][2]uint64{
		"maxComputeWorkGroupSize[0]":          {1 << 31, 128},
		"maxComputeWorkGroupSize[2]":          {1 << 31, 64},
		"maxComputeWorkGroupInvocations":      {1 << 63, 128},
		"maxComputeSharedMemorySize":          {77, uint64(limits.MaxComputeSharedMemorySize)},
		"maxPushConstantsSize":                {66, uint64(limits.MaxPushConstantsSize)},
		"maxBoundDescriptorSets":              {4, uint64(limits.MaxBoundDescriptorSets)},
		"maxPerStageDescriptorStorageBuffers": {2, uint64(limits.MaxPerStageStorageBuffers)},
		"maxPerStageDescriptorUniformBuffers": {4, uint64(limits.MaxPerStageUniformBuffers)},
		"maxPerStageResources":                {6, uint64(limits.MaxPerStageResources)},
		"maxStorageBufferRange":               {e.Resources[0].MinBytes(), 1000},
		"maxUniformBufferRange":               {e.Resources[1].MinBytes(), 100},
	} {
		if n := got[limit]; n.need != want[0] || n.has != want[1] {
			t.Errorf("%s: need %d of %d, want %d of %d", limit, n.need, n.has, want[0], want[1])
		}
	}
	if len(got) != 12 {
		t.Errorf("%d limits: %v", len(got), got)
	}
}

// TestDemandTexts checks what is said of versions, extensions and alternatives.
func TestDemandTexts(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	module := ctx.NewModule(ir.UnknownLoc)
	cfg := target.Default().Config()
	cfg.Version, cfg.Capabilities = spec.V1_3, []spec.Capability{spec.CapabilityShader}
	env := target.New(cfg)
	for _, c := range []struct {
		need spec.Availability
		want []string
	}{
		{spec.Availability{}, nil},
		{spec.Availability{Min: spec.V1_3, Max: spec.V1_3, Capabilities: []spec.Capability{spec.CapabilityShader, spec.CapabilityKernel}}, nil},
		{spec.Availability{Min: spec.V1_4}, []string{"needs SPIR-V 1.4, the target reads up to 1.3"}},
		{spec.Availability{Extensions: []spec.Extension{spec.SPV_KHR_float_controls}}, []string{"needs extension SPV_KHR_float_controls"}},
		{spec.Availability{Max: spec.V1_2}, []string{"is in SPIR-V up to 1.2 only, the target reads 1.3"}},
		{spec.Availability{Extensions: []spec.Extension{spec.SPV_KHR_float_controls, spec.SPV_KHR_8bit_storage}}, []string{"needs extension SPV_KHR_float_controls or SPV_KHR_8bit_storage"}},
		{spec.Availability{Min: spec.V1_5, Capabilities: []spec.Capability{spec.CapabilityFloat64, spec.CapabilityKernel}},
			[]string{"needs SPIR-V 1.5, the target reads up to 1.3", "needs capability Float64 (shaderFloat64) or Kernel (not in Vulkan)"}},
	} {
		d := &demands{env: env, op: module, seen: map[Finding]bool{}}
		for range 2 { // a second time adds nothing
			if !d.need(&c.need) {
				t.Errorf("%v ends the walk", c.need)
			}
		}
		var got []string
		for _, f := range d.out {
			got = append(got, f.Reason)
			if f.Op != "builtin.module" || f.Where != "" {
				t.Errorf("the finding is about %+v", f)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%v: got %q, want %q", c.need, got, c.want)
		}
	}
}
