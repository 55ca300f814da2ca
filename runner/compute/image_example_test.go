//go:build cgo

package compute_test

import (
	"context"
	"fmt"
	"log"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// shrinkText is the assembly of
//
//	layout(binding = 0) uniform sampler2D large;
//	layout(binding = 1, rgba8) uniform image2D small;
//	void main() {
//	  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
//	  imageStore(small, p, textureLod(large, (vec2(p) + 0.5) * 0.5, 0));
//	}
const shrinkText = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "shrink" %gid
OpExecutionMode %main LocalSize 2 2 1
OpName %large "large"
OpName %small "small"
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %large DescriptorSet 0
OpDecorate %large Binding 0
OpDecorate %small DescriptorSet 0
OpDecorate %small Binding 1
OpDecorate %small NonReadable
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v2u = OpTypeVector %u32 2
%v3u = OpTypeVector %u32 3
%v2f = OpTypeVector %f32 2
%v4f = OpTypeVector %f32 4
%pv3u = OpTypePointer Input %v3u
%gid = OpVariable %pv3u Input
%zero = OpConstant %f32 0
%half = OpConstant %f32 0.5
%halves = OpConstantComposite %v2f %half %half
%Large = OpTypeImage %f32 2D 0 0 0 1 Unknown
%Combined = OpTypeSampledImage %Large
%Small = OpTypeImage %f32 2D 0 0 0 2 Rgba8
%pCombined = OpTypePointer UniformConstant %Combined
%pSmall = OpTypePointer UniformConstant %Small
%large = OpVariable %pCombined UniformConstant
%small = OpVariable %pSmall UniformConstant
%main = OpFunction %void None %fn
%entry = OpLabel
%id = OpLoad %v3u %gid
%p = OpVectorShuffle %v2u %id %id 0 1
%f = OpConvertUToF %v2f %p
%center = OpFAdd %v2f %f %halves
%uv = OpFMul %v2f %center %halves
%from = OpLoad %Combined %large
%v = OpImageSampleExplicitLod %v4f %from %uv Lod %zero
%to = OpLoad %Small %small
OpImageWrite %to %p %v
OpReturn
OpFunctionEnd
`

// A sampler with a linear filter makes the average of four texels each.
func ExampleNewImage() {
	words, err := spirvtools.Assemble(shrinkText, spirvtools.Vulkan11)
	if err != nil {
		log.Fatal(err)
	}
	var binary []byte
	for _, w := range words {
		binary = append(binary, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	program, err := spvc.Load(binary, spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close() // also frees images and samplers
	shrink, err := device.Kernel(program, "shrink")
	if err != nil {
		log.Fatal(err)
	}
	texels := make([][4]uint8, 4*4)
	for i := range texels {
		x, y := i%4, i/4
		texels[i] = [4]uint8{uint8(10 * (x / 2)), uint8(40 * (y / 2)), 7, 255}
	}
	large, err := compute.ImageOf(device, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA8Unorm, Width: 4, Height: 4}, texels)
	if err != nil {
		log.Fatal(err)
	}
	small, err := compute.NewImage[[4]uint8](device, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA8Unorm, Width: 2, Height: 2})
	if err != nil {
		log.Fatal(err)
	}
	linear, err := device.NewSampler(runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear})
	if err != nil {
		log.Fatal(err)
	}
	if _, err := shrink.Dispatch(context.Background(), shrink.GroupsFor(2, 2, 1), compute.Sampled(large, linear), small); err != nil {
		log.Fatal(err)
	}
	averages, err := small.Slice(0)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(averages)
	// Output: [[0 0 7 255] [10 0 7 255] [0 40 7 255] [10 40 7 255]]
}
