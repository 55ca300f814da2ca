package reference_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// constantImages binds images of one texel with the numbers 10, 11, … to an array.
func constantImages(t *testing.T, d *reference.Device, binding uint32, f runner.Format, n int) []runner.Binding {
	t.Helper()
	var out []runner.Binding
	for i := range n {
		var texel any = []uint32{uint32(10 + i)}
		if f == runner.FormatR32Float {
			texel = []float32{float32(10 + i)}
		}
		m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 1, Height: 1}, texel)
		out = append(out, runner.Binding{Binding: binding, Index: uint32(i), Image: m})
	}
	return out
}

// TestImageArrays selects images of arrays by indices that differ between lanes, also with
// pointers that go through functions, and finds indices outside.
func TestImageArrays(t *testing.T) {
	const arrays = `%carr = OpConstant %u32 6
%tarr = OpTypeArray %timg %c3
%parr = OpTypePointer UniformConstant %tarr
`
	const nested = `%tinner = OpTypeArray %timg %c3
%tarr = OpTypeArray %tinner %c2
%parr = OpTypePointer UniformConstant %tarr
%pinner = OpTypePointer UniformConstant %tinner
`
	const read = "%m = OpLoad %timg %pm\n%r = OpImageRead %u32x4 %m %i1_2"
	for name, c := range map[string]struct {
		decl, body string
		count      int
		index      func(a, b int) int
		outside    rowBits
		message    string
	}{
		"array":        {arrays, "%pm = OpAccessChain %pimg %image %a0_1\n" + read, 3, func(a, _ int) int { return a }, rowBits{bitsOf(3)}, "index 3 of an array of 3 elements"},
		"nested":       {nested, "%b = OpCompositeExtract %u32 %a0 1\n%pm = OpAccessChain %pimg %image %b %a0_1\n" + read, 6, func(a, b int) int { return 3*b + a }, rowBits{bitsOf(0, 2)}, "index 2 of an array of 2 elements"},
		"in two steps": {nested, "%b = OpCompositeExtract %u32 %a0 1\n%pi = OpAccessChain %pinner %image %b\n%pm = OpAccessChain %pimg %pi %a0_1\n" + read, 6, func(a, b int) int { return 3*b + a }, rowBits{bitsOf(3, 0)}, "index 3 of an array of 3 elements"},
		"a constant":   {arrays, "%pm = OpAccessChain %pimg %image %c1\n" + read, 3, func(int, int) int { return 1 }, rowBits{}, ""},
	} {
		k := imageKernel{loose: true, image: "%u32 2D 0 0 0 2 R32ui", decl: c.decl + "%image = OpVariable %parr UniformConstant\n", body: c.body}
		m := k.module(t)
		d := openWith(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 8})
		images := constantImages(t, d, 2, runner.FormatR32Uint, c.count)
		var rows []rowBits
		var want [][4]uint32
		for i := range 12 {
			a, b := i%3, i/3%(c.count/3)
			rows = append(rows, rowBits{bitsOf(a, b)})
			want = append(want, [4]uint32{uint32(10 + c.index(a, b)), 0, 0, 1})
		}
		got, err := runImageModule(t, d, m, rows, images...)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", name, got, err, want)
		}
		if c.message == "" {
			continue
		}
		got, err = runImageModule(t, d, m, []rowBits{c.outside}, images...)
		list := findingsOf(t, err)
		if len(list) != 1 || list[0].Check != reference.CheckBounds || list[0].Message != c.message || got[0] != [4]uint32{} {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
}

// TestImageValues passes images through calls, phis, selections, variables and copies.
func TestImageValues(t *testing.T) {
	const head = "%tarr = OpTypeArray %timg %c3\n%parr = OpTypePointer UniformConstant %tarr\n%image = OpVariable %parr UniformConstant\n%pfn = OpTypePointer Function %timg\n"
	const two = "%q0 = OpAccessChain %pimg %image %c0\n%q1 = OpAccessChain %pimg %image %c2\n%w0 = OpLoad %timg %q0\n%w1 = OpLoad %timg %q1\n%odd = OpIEqual %bool %a0_1 %c1\n"
	const read = "\n%v = OpImageFetch %f32x4 %m %i1_2\n%r = OpBitcast %u32x4 %v"
	for name, body := range map[string]string{
		"phi":     two + "OpSelectionMerge %join None\nOpBranchConditional %odd %yes %no\n%yes = OpLabel\nOpBranch %join\n%no = OpLabel\nOpBranch %join\n%join = OpLabel\n%m = OpPhi %timg %w1 %yes %w0 %no" + read,
		"select":  two + "%m = OpSelect %timg %odd %w1 %w0" + read,
		"pointer": two + "%pm = OpSelect %pimg %odd %q1 %q0\n%m = OpLoad %timg %pm" + read,
		"copy":    two + "%s = OpSelect %timg %odd %w1 %w0\n%m = OpCopyObject %timg %s" + read,
		"sampled image": two + "%sv = OpLoad %tsmp %sampler\n%s0 = OpSampledImage %both %w0 %sv\n%s1 = OpSampledImage %both %w1 %sv\n%s = OpSelect %both %odd %s1 %s0\n%m = OpImage %timg %s\n" +
			"%x = OpImageFetch %f32x4 %m %i1_2\n%v = OpImageSampleExplicitLod %f32x4 %s %f1_2 Lod %zero\n%same = OpFOrdEqual %bool4 %x %v\n%all = OpAll %bool %same\n%w = OpSelect %f32x4 %all4 %v %nothing\n%r = OpBitcast %u32x4 %w",
	} {
		decl := head
		if name == "sampled image" {
			decl += "%bool4 = OpTypeVector %bool 4\n%nothing = OpConstantNull %f32x4\n"
			body = strings.ReplaceAll(body, "%all4", "%same")
		}
		k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", decl: decl, body: body}
		d := openWith(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 2})
		more := append(constantImages(t, d, 2, runner.FormatR32Float, 3), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		got, err := k.run(t, d, []rowBits{{bitsOf(0)}, {bitsOf(1)}}, more...)
		if err != nil || !closeTo(got[0], [4]float64{10, 0, 0, 1}) || !closeTo(got[1], [4]float64{12, 0, 0, 1}) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
}

// TestImageParameters passes images and pointers to images and to arrays of them to functions.
func TestImageParameters(t *testing.T) {
	const head = "%tarr = OpTypeArray %timg %c3\n%parr = OpTypePointer UniformConstant %tarr\n%image = OpVariable %parr UniformConstant\n"
	for name, c := range map[string]struct{ parameters, argument, load string }{
		"image":   {"%timg", "%w1", "%m = OpCopyObject %timg %arg"},
		"pointer": {"%pimg", "%q1", "%m = OpLoad %timg %arg"},
		"array":   {"%parr", "%image", "%pm = OpAccessChain %pimg %arg %c1\n%m = OpLoad %timg %pm"},
	} {
		k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", decl: head + "%callee = OpTypeFunction %f32x4 " + c.parameters + "\n%origin = OpConstantNull %i32x2\n",
			body: "%q1 = OpAccessChain %pimg %image %c1\n%w1 = OpLoad %timg %q1\n%v = OpFunctionCall %f32x4 %get " + c.argument + "\n%r = OpBitcast %u32x4 %v"}
		text := k.text() + "%get = OpFunction %f32x4 None %callee\n%arg = OpFunctionParameter " + c.parameters + "\n%start = OpLabel\n" + c.load + "\n%t = OpImageFetch %f32x4 %m %origin\nOpReturnValue %t\nOpFunctionEnd\n"
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		more := append(constantImages(t, d, 2, runner.FormatR32Float, 3), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		got, err := runImageModule(t, d, looseModule(t, text), make([]rowBits, 1), more...)
		if err != nil || !closeTo(got[0], [4]float64{11, 0, 0, 1}) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
}

// TestCombinedImages samples descriptors that have an image and a sampler, in an array whose
// samplers differ.
func TestCombinedImages(t *testing.T) {
	decl := "%tarr = OpTypeArray %both %c2\n%parr = OpTypePointer UniformConstant %tarr\n%image = OpVariable %parr UniformConstant\n%pboth = OpTypePointer UniformConstant %both\n"
	k := imageKernel{image: "%f32 1D 0 0 0 1 Unknown", decl: decl, body: "%pm = OpAccessChain %pboth %image %a0_1\n%m = OpLoad %both %pm\n%v = OpImageSampleExplicitLod %f32x4 %m %f1_1 Lod %zero\n%r = OpBitcast %u32x4 %v"}
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR32Float, Width: 2}, []float32{1, 3})
	nearest, linear := newSampler(t, d, runner.SamplerDesc{}), newSampler(t, d, runner.SamplerDesc{Mag: runner.Linear})
	got, err := k.run(t, d, []rowBits{{bitsOf(0), bitsOf(0.49)}, {bitsOf(1), bitsOf(0.5)}}, runner.Binding{Binding: 2, Image: m, Sampler: nearest}, runner.Binding{Binding: 2, Index: 1, Image: m, Sampler: linear}, samplerAt(nearest))
	if err != nil || !closeTo(got[0], [4]float64{1, 0, 0, 1}) || !closeTo(got[1], [4]float64{2, 0, 0, 1}) {
		t.Errorf("%v, %v", got, err)
	}
}

// TestWrongImages reads images of another type than the descriptor has: nothing is there.
func TestWrongImages(t *testing.T) {
	for _, body := range []string{
		"%m = OpCopyObject %other %img\n%v = OpImageFetch %f32x4 %m %i0_3",
		"%m = OpCopyObject %other %img\n%sv = OpLoad %tsmp %sampler\n%s2 = OpSampledImage %both2 %m %sv\n%v = OpImageSampleExplicitLod %f32x4 %s2 %f0_3 Lod %zero",
		"%m = OpCopyObject %other %img\n%sv = OpLoad %tsmp %sampler\n%s2 = OpSampledImage %both2 %m %sv\n%v = OpImageGather %f32x4 %s2 %f0_3 %c0",
		"%m = OpCopyObject %other %nothing\nOpImageWrite %m %i0_3 %f1\n%v = OpCopyObject %f32x4 %zeros",
		"%q = OpImageQuerySizeLod %u32x2 %nothing %c0\n%w = OpVectorShuffle %u32x4 %q %none 0 1 2 3\n%v = OpBitcast %f32x4 %w",
		"%sv = OpLoad %tsmp %sampler\n%s2 = OpSampledImage %both2 %nothing %sv\n%q = OpImageQueryLod %f32x2 %s2 %f0_3\n%v = OpVectorShuffle %f32x4 %q %zeros 0 1 2 3",
	} {
		body = strings.Replace(body, "%sv = OpLoad %tsmp %sampler\n", "%sv2 = OpLoad %tsmp %sampler\n", 1)
		body = strings.Replace(body, "%m %sv\n", "%m %sv2\n", 1)
		body = strings.Replace(body, "%nothing %sv\n", "%nothing %sv2\n", 1)
		k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", decl: "%other = OpTypeImage %f32 Cube 0 0 0 1 Unknown\n%both2 = OpTypeSampledImage %other\n%nothing = OpUndef %other\n%zeros = OpConstantNull %f32x4\n",
			body: body + "\n%r = OpBitcast %u32x4 %v"}
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA32Float, Width: 1, Height: 1}, []float32{1, 1, 1, 1})
		got, err := k.run(t, d, []rowBits{{bitsOf(0.5, 0.5, 1.0)}}, imageAt(m), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		if err != nil || got[0] != [4]uint32{} {
			t.Errorf("%s: %v, %v", body, got, err)
		}
	}
}

// TestSamplingFormats decodes texels before it filters them, and samples integers.
func TestSamplingFormats(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	k := imageKernel{image: "%f32 1D 0 0 0 1 Unknown", body: "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_1 Lod %zero\n%r = OpBitcast %u32x4 %v"}
	linear := samplerAt(newSampler(t, d, runner.SamplerDesc{Mag: runner.Linear}))
	m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatRGBA8Srgb, Width: 2}, []byte{0, 255, 128, 0, 128, 255, 0, 255})
	got, err := k.run(t, d, []rowBits{{bitsOf(0.5)}}, imageAt(m), linear)
	half := math.Pow((128.0/255+0.055)/1.055, 2.4) / 2
	if err != nil || !closeTo(got[0], [4]float64{half, 1, half, 0.5}) {
		t.Errorf("%v, %v", got, err)
	}
	// The border has only the components of the format.
	border := runner.SamplerDesc{Address: [3]runner.AddressMode{runner.ClampToBorder}}
	m = newImage(t, d, runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatRG8Unorm, Width: 2})
	for color, want := range map[runner.BorderColor][4]float64{runner.FloatTransparentBlack: {0, 0, 0, 1}, runner.FloatOpaqueWhite: {1, 1, 0, 1}} {
		border.Border = color
		if got, err = k.run(t, d, []rowBits{{bitsOf(-0.5)}}, imageAt(m), samplerAt(newSampler(t, d, border))); err != nil || !closeTo(got[0], want) {
			t.Errorf("color %d: %v, %v", color, got, err)
		}
	}
	for ty, texel := range map[string]any{"u32": []uint8{200, 7}, "i32": []int8{-56, 7}} {
		k := imageKernel{image: "%" + ty + " 1D 0 0 0 1 Unknown", body: fmt.Sprintf("%%v = OpImageSampleExplicitLod %%%sx4 %%smp %%f0_1 Lod %%zero\n%%w = OpVectorShuffle %%%sx4 %%v %%v 0 1 2 3\n%%r = OpBitcast %%u32x4 %%w", ty, ty)}
		f, want := runner.FormatR8Uint, uint32(200)
		if ty == "i32" {
			f, want = runner.FormatR8Sint, uint32(math.MaxUint32-55)
		} else {
			k.body = strings.Replace(k.body, "OpBitcast", "OpCopyObject", 1)
		}
		m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim1D, Format: f, Width: 2}, texel)
		s := runner.SamplerDesc{Address: [3]runner.AddressMode{runner.ClampToBorder}, Border: runner.IntOpaqueWhite}
		got, err := k.run(t, d, []rowBits{{bitsOf(0.25)}, {bitsOf(1.5)}}, imageAt(m), samplerAt(newSampler(t, d, s)))
		if err != nil || !slices.Equal(got, [][4]uint32{{want, 0, 0, 1}, {1, 0, 0, 1}}) {
			t.Errorf("%s: %v, %v", ty, got, err)
		}
	}
}
