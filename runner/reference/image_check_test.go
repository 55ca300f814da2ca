package reference_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// findingsOf returns the findings of an error, or fails.
func findingsOf(t *testing.T, err error) []reference.Finding {
	t.Helper()
	if err == nil {
		return nil
	}
	var found *reference.CheckError
	if !errors.As(err, &found) {
		t.Fatal(err)
	}
	return found.Findings
}

// boundsCase is an access outside of an image and one inside.
type boundsCase struct {
	image, decl, body string
	desc              runner.ImageDesc
	inside            rowBits
	outside           []rowBits
	messages          []string // of each row outside
	want              [4]uint32
}

func boundsCases() []boundsCase {
	zero := [4]uint32{0, 0, 0, 1}
	flat := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 4, Height: 3, Levels: 2}
	layers := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 4, Height: 3, Layers: 2}
	at := func(v ...any) rowBits { return rowBits{bitsOf(v...)} }
	return []boundsCase{
		{"%u32 2D 0 0 0 2 R32ui", "", "%r = OpImageRead %u32x4 %img %i0_2", flat, at(3, 2), []rowBits{at(4, 0), at(-1, 2), at(0, 3), at(2, -5)},
			[]string{"texel (4, 0) is outside of the image of 4x3 texels", "texel (-1, 2) is", "texel (0, 3) is", "texel (2, -5) is"}, zero},
		{"%u32 2D 0 1 0 2 R32ui", "", "%r = OpImageRead %u32x4 %img %i0_3", layers, at(3, 2, 1), []rowBits{at(0, 1, 2), at(0, 1, -1)},
			[]string{"texel (0, 1), layer 2 is outside of the 2 layers", "texel (0, 1), layer -1 is outside of the 2 layers"}, zero},
		{"%u32 3D 0 0 0 2 R32ui", "", "%r = OpImageRead %u32x4 %img %i0_3", runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatR32Uint, Width: 4, Height: 3, Depth: 2}, at(3, 2, 1),
			[]rowBits{at(0, 1, 2)}, []string{"texel (0, 1, 2) is outside of the image of 4x3x2 texels"}, zero},
		{"%u32 1D 0 0 0 2 R32ui", "", "%r = OpImageRead %u32x4 %img %i0_1", runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR32Uint, Width: 4}, at(3), []rowBits{at(4)}, []string{"texel 4 is outside of the image of 4 texels"}, zero},
		{"%u32 2D 0 0 0 1 Unknown", "", "%r = OpImageFetch %u32x4 %img %i0_2 Lod %i1_1", flat, rowBits{bitsOf(1, 0), bitsOf(1)}, []rowBits{{bitsOf(2, 0), bitsOf(1)}, {bitsOf(1, 0), bitsOf(2)}, {bitsOf(1, 0), bitsOf(-1)}},
			[]string{"texel (2, 0), level 1 is outside of the image of 2x1 texels", "texel (1, 0), level 2 is outside of the 2 levels", "level -1 is outside of the 2 levels"}, zero},
		{"%u32 2D 0 0 0 1 Unknown", "", "%q = OpImageQuerySizeLod %u32x2 %img %i1_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", flat, rowBits{1: bitsOf(1)}, []rowBits{{1: bitsOf(2)}, {1: bitsOf(-1)}},
			[]string{"level 2 is outside of the 2 levels", "level -1 is outside of the 2 levels"}, [4]uint32{}},
		{"%u32 2D 0 0 0 2 R32ui", "", "OpImageWrite %img %i0_2 %a1\n%r = OpCopyObject %u32x4 %a1", flat, rowBits{bitsOf(0, 1), bitsOf(8)}, []rowBits{{bitsOf(4, 0), bitsOf(9)}}, []string{"texel (4, 0) is outside"}, bitsOf(9)},
		{"%u32 2D 0 0 0 2 R32ui", "%ptex = OpTypePointer Image %u32\n", "%p = OpImageTexelPointer %ptex %image %i0_2 %c0\n%old = OpAtomicIAdd %u32 %p %c1 %c0 %c1\n%r = OpCompositeConstruct %u32x4 %old %c0 %c0 %c0",
			flat, at(0, 1), []rowBits{at(0, 3)}, []string{"texel (0, 3) is outside of the image of 4x3 texels"}, [4]uint32{}},
	}
}

// TestImageBounds finds accesses outside of images, which read zeros and write nothing.
func TestImageBounds(t *testing.T) {
	for _, c := range boundsCases() {
		k := imageKernel{image: c.image, decl: c.decl, body: c.body}
		m := k.module(t)
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		image := newImage(t, d, c.desc)
		before := make([]byte, image.Desc().Width*image.Desc().Height*image.Desc().Depth*image.Desc().Layers*4)
		for i := range before {
			before[i] = byte(i + 1)
		}
		sampler := samplerAt(newSampler(t, d, runner.SamplerDesc{}))
		if _, err := runImageModule(t, d, m, []rowBits{c.inside}, imageAt(image), sampler); err != nil {
			t.Errorf("%s: inside: %v", c.body, err)
		}
		if err := image.Write(0, before); err != nil {
			t.Fatal(err)
		}
		for i, row := range c.outside {
			got, err := runImageModule(t, d, m, []rowBits{row}, imageAt(image), sampler)
			list := findingsOf(t, err)
			if len(list) != 1 || list[0].Check != reference.CheckBounds || !strings.Contains(list[0].Message, c.messages[i]) || got[0] != c.want {
				t.Errorf("%s at %v: %v, %v; want %q", c.body, row, got, err, c.messages[i])
				continue
			}
			if mem := list[0].Memory; mem == nil || !strings.HasSuffix(mem.Kind, "image") || mem.Name != "image" || !mem.Bound || mem.Binding != 2 || mem.Size != 0 {
				t.Errorf("%s: %+v", c.body, mem)
			}
		}
		after := make([]byte, len(before))
		if err := image.Read(0, after); err != nil || !slices.Equal(after, before) {
			t.Errorf("%s: the image changed: %v", c.body, err)
		}
	}
}

// TestTexelBufferBounds finds texels beyond a texel buffer's range.
func TestTexelBufferBounds(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	for body, kind := range map[string]string{
		"1 Unknown|%r = OpImageFetch %u32x4 %img %i0_1":                     "uniform texel buffer",
		"2 R32ui|%r = OpImageRead %u32x4 %img %i0_1":                        "storage texel buffer",
		"2 R32ui|OpImageWrite %img %i0_1 %a1\n%r = OpCopyObject %u32x4 %a2": "storage texel buffer",
	} {
		use, body, _ := strings.Cut(body, "|")
		k := imageKernel{image: "%u32 Buffer 0 0 0 " + use, body: body}
		b := texelBuffer(t, d, numbers(80))
		bind := runner.Binding{Binding: 2, Buffer: b, Size: 12, Offset: 256, Format: runner.FormatR32Uint}
		got, err := k.run(t, d, []rowBits{{bitsOf(3)}, {bitsOf(2)}}, bind)
		list := findingsOf(t, err)
		if len(list) != 1 || list[0].Count != 1 || list[0].Message != "texel 3 is outside of the image of 3 texels" || list[0].Memory.Kind != kind || got[0][0] != 0 {
			t.Errorf("%s: %v, %v", body, got, err)
		}
	}
}

// TestTexelText prints the texel of a finding.
func TestTexelText(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	k := imageKernel{image: "%u32 2D 0 1 0 2 R32ui", body: "OpImageWrite %img %i0_3 %a1\n%r = OpCopyObject %u32x4 %a1"}
	image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 4, Height: 3, Layers: 3, Levels: 2})
	_, err := k.run(t, d, []rowBits{{bitsOf(1, 0, 1)}, {bitsOf(1, 0, 1)}}, runner.Binding{Binding: 2, Image: image, View: runner.ImageRange{Level: 1, Layer: 1}})
	list := findingsOf(t, err)
	want := `storage image "image" (set 0, binding 2), texel (1, 0), layer 1, bytes 164 to 167 of 168`
	if len(list) != 1 || list[0].Check != reference.CheckRaces || list[0].Memory.String() != want {
		t.Fatalf("%v, want %s", err, want)
	}
	data, err := json.Marshal(list[0])
	if err != nil || !strings.Contains(string(data), `"texel":"(1, 0), layer 1"`) {
		t.Errorf("%s %v", data, err)
	}
}

// TestImageRaces finds invocations that write a texel that others write, read or sample, also
// through another descriptor of the image. Other texels do not conflict.
func TestImageRaces(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Height: 4}
	decl := "%timg2 = OpTypeImage %f32 2D 0 0 0 2 R32f\n%pimg2 = OpTypePointer UniformConstant %timg2\n%store = OpVariable %pimg2 UniformConstant\n"
	decor := "OpDecorate %store DescriptorSet 0\nOpDecorate %store Binding 4\n"
	const write = "%img2 = OpLoad %timg2 %store\n%x = OpBitcast %f32x4 %a3\nOpImageWrite %img2 %i0_2 %x\n"
	for name, c := range map[string]struct {
		body     string
		rows     []rowBits
		sampler  runner.SamplerDesc
		findings int
		apart    bool // the descriptors show different images
	}{
		"two writes":     {write + "%r = OpCopyObject %u32x4 %a0", []rowBits{{bitsOf(1, 2)}, {bitsOf(1, 2)}}, runner.SamplerDesc{}, 1, false},
		"writes apart":   {write + "%r = OpCopyObject %u32x4 %a0", []rowBits{{bitsOf(1, 2)}, {bitsOf(2, 2)}}, runner.SamplerDesc{}, 0, false},
		"a sample":       {write + "%v = OpImageSampleExplicitLod %f32x4 %smp %f1_2 Lod %zero\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0.3, 0.6)}, {bitsOf(3, 3), bitsOf(0.3, 0.6)}}, runner.SamplerDesc{}, 1, false},
		"another texel":  {write + "%v = OpImageSampleExplicitLod %f32x4 %smp %f1_2 Lod %zero\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0.1, 0.6)}, {bitsOf(3, 3), bitsOf(0.1, 0.6)}}, runner.SamplerDesc{}, 0, false},
		"a filter":       {write + "%v = OpImageSampleExplicitLod %f32x4 %smp %f1_2 Lod %zero\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0.2, 0.6)}, {bitsOf(3, 3), bitsOf(0.2, 0.6)}}, runner.SamplerDesc{Mag: runner.Linear}, 1, false},
		"without weight": {write + "%v = OpImageSampleExplicitLod %f32x4 %smp %f1_2 Lod %zero\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0.125, 0.6)}, {bitsOf(3, 3), bitsOf(0.125, 0.6)}}, runner.SamplerDesc{Mag: runner.Linear}, 0, false},
		"a fetch":        {write + "%v = OpImageFetch %f32x4 %img %i1_2\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0, 0)}, {bitsOf(3, 3), bitsOf(1, 2)}}, runner.SamplerDesc{}, 1, false},
		"another image":  {write + "%v = OpImageFetch %f32x4 %img %i1_2\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2), bitsOf(0, 0)}, {bitsOf(3, 3), bitsOf(1, 2)}}, runner.SamplerDesc{}, 0, true},
		"its own texel":  {write + "%v = OpImageFetch %f32x4 %img %i0_2\n%r = OpBitcast %u32x4 %v", []rowBits{{bitsOf(1, 2)}, {bitsOf(3, 3)}}, runner.SamplerDesc{}, 0, false},
	} {
		k := imageKernel{image: "%f32 2D 0 0 0 1 Unknown", decl: decl, decorations: decor, body: c.body}
		image := newImage(t, d, desc)
		other := image
		if c.apart {
			other = newImage(t, d, desc)
		}
		_, err := k.run(t, d, c.rows, imageAt(other), samplerAt(newSampler(t, d, c.sampler)), runner.Binding{Binding: 4, Image: image})
		list := findingsOf(t, err)
		if len(list) != c.findings || len(list) > 0 && (list[0].Check != reference.CheckRaces || list[0].Memory.Texel != "(1, 2)") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestImageAtomicRaces orders accesses by atomics on texels.
func TestImageAtomicRaces(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	k := imageKernel{image: "%u32 1D 0 0 0 2 R32ui", decl: "%ptex = OpTypePointer Image %u32\n%acqrel = OpConstant %u32 2056\n", body: `OpImageWrite %img %i0_1 %a1
%p = OpImageTexelPointer %ptex %image %i2_1 %c0
%old = OpAtomicIAdd %u32 %p %c1 %acqrel %c1
%v = OpImageRead %u32x4 %img %i3_1
%r = OpCompositeConstruct %u32x4 %old %old %old %old`}
	image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR32Uint, Width: 8})
	// The second invocation reads what the first wrote before the atomic.
	ordered := []rowBits{{bitsOf(1), {}, bitsOf(0), bitsOf(1)}, {bitsOf(2), {}, bitsOf(0), bitsOf(1)}}
	if _, err := k.run(t, d, ordered, imageAt(image)); err != nil {
		t.Error(err)
	}
	apart := []rowBits{{bitsOf(1), {}, bitsOf(0), bitsOf(1)}, {bitsOf(2), {}, bitsOf(5), bitsOf(1)}}
	_, err := k.run(t, d, apart, imageAt(image))
	if list := findingsOf(t, err); len(list) != 1 || list[0].Check != reference.CheckRaces {
		t.Error("atomics of different texels order nothing:", err)
	}
}

// TestTexelBufferRaces finds races of texels with words of the same buffer, and texels read as
// another type than they were written.
func TestTexelBufferRaces(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	decl := "%more = OpVariable %pb StorageBuffer\n"
	decor := "OpDecorate %more DescriptorSet 0\nOpDecorate %more Binding 4\n"
	race := imageKernel{image: "%u32 Buffer 0 0 0 2 R32ui", decl: decl, decorations: decor, body: "OpImageWrite %img %i0_1 %a1\n%pm = OpAccessChain %pr %more %c0 %i0_2x\n%r = OpLoad %u32x4 %pm"}
	race.body = strings.ReplaceAll(race.body, "%i0_2x", "%a1_1")
	b := texelBuffer(t, d, numbers(16))
	bind := []runner.Binding{{Binding: 2, Buffer: b}, {Binding: 4, Buffer: b}}
	_, err := race.run(t, d, []rowBits{{bitsOf(5), bitsOf(0)}, {bitsOf(12), bitsOf(1)}}, bind...)
	if list := findingsOf(t, err); len(list) != 1 || list[0].Check != reference.CheckRaces {
		t.Error(err)
	}
	if _, err := race.run(t, d, []rowBits{{bitsOf(5), bitsOf(1)}, {bitsOf(12), bitsOf(0)}}, bind...); err != nil {
		t.Error("texels that others do not access:", err)
	}
	for format, finds := range map[runner.Format]bool{runner.FormatR32Float: true, runner.FormatRGBA32Float: true, runner.FormatRGBA8Unorm: false, runner.FormatR16Unorm: false, runner.FormatB10G11R11Float: false} {
		typed := imageKernel{image: "%f32 Buffer 0 0 0 1 Unknown", decl: decl, decorations: decor, body: "%pm = OpAccessChain %pr %more %c0 %c0\nOpStore %pm %a1\n%v = OpImageFetch %f32x4 %img %i0_1\n%r = OpBitcast %u32x4 %v"}
		bind[0].Format = format
		_, err := typed.run(t, d, []rowBits{{bitsOf(0)}}, bind...)
		if list := findingsOf(t, err); finds != (len(list) == 1 && list[0].Check == reference.CheckLayout) || !finds && err != nil {
			t.Errorf("%s: %v", format, err)
		}
	}
}

// undefinedCase is a use of an image without a defined result.
type undefinedCase struct {
	message string
	image   string
	body    string
	desc    runner.ImageDesc
	sampler runner.SamplerDesc
	row     rowBits
}

func undefinedCases() []undefinedCase {
	flat := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Height: 4, Levels: 2}
	one, whole, depth, narrow, wide := flat, flat, flat, flat, flat
	one.Levels, whole.Format, depth.Format, narrow.Format, wide.Format = 1, runner.FormatR32Uint, runner.FormatD32Float, runner.FormatR8Uint, runner.FormatRGBA8Unorm
	const float, integer = "%f32 2D 0 0 0 1 Unknown", "%u32 2D 0 0 0 1 Unknown"
	const lod = "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_2 Lod %f1_1\n%r = OpBitcast %u32x4 %v"
	const dref = "%v = OpImageSampleDrefExplicitLod %f32 %smp %f0_2 %one Lod %zero\n%r = OpCopyObject %u32x4 %a0"
	texels := runner.SamplerDesc{Unnormalized: true, Address: [3]runner.AddressMode{runner.ClampToEdge, runner.ClampToEdge}}
	cube := runner.ImageDesc{Dim: spec.DimCube, Format: runner.FormatR32Float, Width: 2, Height: 2}
	border := [3]runner.AddressMode{runner.ClampToBorder, runner.ClampToBorder}
	return []undefinedCase{
		{"texels of the format R32Uint cannot be filtered", integer, "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %f1_1", whole, runner.SamplerDesc{Mag: runner.Linear}, rowBits{}},
		{"texels of the format R32Uint cannot be filtered", integer, "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %f1_1", whole, runner.SamplerDesc{Mip: runner.Linear}, rowBits{}},
		{"", integer, "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %f1_1", whole, runner.SamplerDesc{}, rowBits{}},
		{"the instruction compares depths, and the sampler does not", float, dref, depth, runner.SamplerDesc{}, rowBits{}},
		{"the instruction compares depths, and the format is R32Float", float, dref, flat, runner.SamplerDesc{Compare: true}, rowBits{}},
		{"the sampler compares depths, and the instruction does not", float, lod, depth, runner.SamplerDesc{Compare: true}, rowBits{}},
		{"", float, dref, depth, runner.SamplerDesc{Compare: true}, rowBits{}},
		{"a sampler of unnormalized coordinates takes 1D and 2D images of one level", float, lod, flat, texels, rowBits{}},
		{"", float, lod, one, texels, rowBits{}},
		{"a sampler of unnormalized coordinates takes 1D and 2D", "%f32 Cube 0 0 0 1 Unknown", strings.ReplaceAll(lod, "%f0_2", "%f0_3"), cube, texels, rowBits{bitsOf(1.0)}},
		{"a sampler of unnormalized coordinates takes 1D and 2D", "%f32 2D 0 1 0 1 Unknown", strings.ReplaceAll(lod, "%f0_2", "%f0_3"), one, texels, rowBits{}},
		{"a sampler of unnormalized coordinates cannot be used", float, "%v = OpImageGather %f32x4 %smp %f0_2 %c0\n%r = OpBitcast %u32x4 %v", one, texels, rowBits{}},
		{"a sampler of unnormalized coordinates cannot be used", float, "%v = OpImageSampleProjExplicitLod %f32x4 %smp %f0_3 Lod %zero\n%r = OpBitcast %u32x4 %v", one, texels, rowBits{bitsOf(0.0, 0.0, 1.0)}},
		{"a sampler of unnormalized coordinates cannot be used", float, "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_2 Lod|ConstOffset %zero %off2\n%r = OpBitcast %u32x4 %v", one, texels, rowBits{}},
		{"a coordinate is not a finite number", float, lod, flat, runner.SamplerDesc{}, rowBits{bitsOf(0.5, uint32(0x7fc00000))}},
		{"a coordinate is not a finite number", float, "%v = OpImageSampleProjExplicitLod %f32x4 %smp %f0_3 Lod %zero\n%r = OpBitcast %u32x4 %v", flat, runner.SamplerDesc{}, rowBits{bitsOf(1.0, 1.0, 0.0)}},
		{"the level is not a number", float, lod, flat, runner.SamplerDesc{}, rowBits{1: bitsOf(uint32(0x7fc00000))}},
		{"the least level is above the greatest", float, "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_2 Grad|MinLod %f1_2 %f1_2 %one\n%r = OpBitcast %u32x4 %v", flat, runner.SamplerDesc{MaxLod: 0.5}, rowBits{}},
		{"", float, "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_2 Grad|MinLod %f1_2 %f1_2 %one\n%r = OpBitcast %u32x4 %v", flat, runner.SamplerDesc{MaxLod: 1}, rowBits{}},
		{"the direction into the cube is zero", "%f32 Cube 0 0 0 1 Unknown", strings.ReplaceAll(lod, "%f0_2", "%f0_3"), cube, runner.SamplerDesc{}, rowBits{}},
		{"the border color is not one of the format R32Float", float, lod, flat, runner.SamplerDesc{Address: border, Border: runner.IntOpaqueBlack}, rowBits{bitsOf(-1.0, 0.0)}},
		{"the border color is not one of the format R32Uint", integer, "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %f1_1", whole, runner.SamplerDesc{Address: border}, rowBits{bitsOf(-1.0, 0.0)}},
		{"", integer, "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %f1_1", whole, runner.SamplerDesc{Address: border, Border: runner.IntOpaqueWhite}, rowBits{bitsOf(-1.0, 0.0)}},
		{"the component is not one of the four", float, "%v = OpImageGather %f32x4 %smp %f0_2 %a1_1\n%r = OpBitcast %u32x4 %v", flat, runner.SamplerDesc{}, rowBits{1: bitsOf(4)}},
		{"component 0 is 256, which is outside of the range of the format R8Uint", "%u32 2D 0 0 0 2 R8ui", "OpImageWrite %img %i0_2 %a1\n%r = OpCopyObject %u32x4 %a1", narrow, runner.SamplerDesc{}, rowBits{1: bitsOf(256)}},
		{"", "%u32 2D 0 0 0 2 R8ui", "OpImageWrite %img %i0_2 %a1\n%r = OpCopyObject %u32x4 %a1", narrow, runner.SamplerDesc{}, rowBits{1: bitsOf(255, 256)}},
		{"the texel has 2 components, the format RGBA8Unorm has 4", "%f32 2D 0 0 0 2 Unknown", "OpImageWrite %img %i0_2 %f1_2\n%r = OpCopyObject %u32x4 %a1", wide, runner.SamplerDesc{}, rowBits{}},
		{"", "%f32 2D 0 0 0 2 Unknown", "OpImageWrite %img %i0_2 %f1_2\n%r = OpCopyObject %u32x4 %a1", flat, runner.SamplerDesc{}, rowBits{}},
	}
}

// TestImageUndefined finds uses of images and samplers that have no defined result.
func TestImageUndefined(t *testing.T) {
	for i, c := range undefinedCases() {
		k := imageKernel{loose: true, decl: offsetDecl, image: c.image, body: c.body}
		for _, checks := range []reference.Checks{reference.CheckAll, reference.CheckAll &^ reference.CheckUndefined} {
			d := openWith(t, reference.Options{Checks: checks})
			_, err := k.run(t, d, []rowBits{c.row}, imageAt(newImage(t, d, c.desc)), samplerAt(newSampler(t, d, c.sampler)))
			list := findingsOf(t, err)
			if want := c.message != "" && checks == reference.CheckAll; want != (len(list) > 0) {
				t.Errorf("case %d, %s: %v", i, checks, err)
			} else if want && (len(list) != 1 || !strings.Contains(list[0].Message, c.message) || list[0].Check != reference.CheckUndefined || list[0].Memory.Binding != 2) {
				t.Errorf("case %d: %v, want %s", i, err, c.message)
			}
		}
	}
}

// TestUndefinedLevel takes level 0 for a level that is not a number, and a coordinate of 0.
func TestUndefinedLevel(t *testing.T) {
	d := openWith(t, reference.Options{})
	desc := runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR32Uint, Width: 4, Levels: 3}
	image := newImage(t, d, desc, []uint32{1, 2, 3, 4}, []uint32{5, 6}, []uint32{7})
	k := imageKernel{image: "%u32 1D 0 0 0 1 Unknown", body: "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_1 Lod %f1_1"}
	nan := uint32(0x7fc00000)
	got, err := k.run(t, d, []rowBits{{bitsOf(0.6), bitsOf(nan)}, {bitsOf(nan), bitsOf(0.0)}, {bitsOf(nan), bitsOf(1.0)}}, imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{MaxLod: 9})))
	if err != nil || got[0][0] != 3 || got[1][0] != 1 || got[2][0] != 5 {
		t.Error(got, err)
	}
}

// TestZeroDirection takes the middle of a face for a direction that is zero.
func TestZeroDirection(t *testing.T) {
	d := openWith(t, reference.Options{})
	image := newImage(t, d, runner.ImageDesc{Dim: spec.DimCube, Format: runner.FormatR32Uint, Width: 3, Height: 3}, numbers(54))
	k := imageKernel{image: "%u32 Cube 0 0 0 1 Unknown", body: "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_3 Lod %zero"}
	got, err := k.run(t, d, make([]rowBits, 1), imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
	if want := uint32(4*9 + 5); err != nil || got[0][0] != want {
		t.Errorf("%v, %v, want %d", got, err, want)
	}
}

// TestImageTrace prints images, samplers and pointers to texels.
func TestImageTrace(t *testing.T) {
	var lines []string
	d := openWith(t, reference.Options{Trace: &reference.Trace{All: true, Emit: func(e *reference.TraceEvent) { lines = append(lines, e.String()) }}})
	k := imageKernel{image: "%u32 2D 0 0 0 2 R32ui", decl: "%ptex = OpTypePointer Image %u32\n%nothing = OpUndef %timg\n", body: `%p = OpImageTexelPointer %ptex %image %i0_2 %c0
%old = OpAtomicIAdd %u32 %p %c1 %c0 %c1
%lost = OpCopyObject %timg %nothing
%r = OpImageRead %u32x4 %img %i0_2`, loose: true}
	image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 4, Height: 3})
	if _, err := k.run(t, d, []rowBits{{bitsOf(2, 1)}}, imageAt(image)); err != nil {
		t.Fatal(err)
	}
	sampled := imageKernel{image: "%u32 2D 0 0 0 1 Unknown", body: "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %zero"}
	if _, err := sampled.run(t, d, make([]rowBits, 1), imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{}))); err != nil {
		t.Fatal(err)
	}
	all := strings.Join(lines, "\n")
	for _, want := range []string{
		"OpLoad %image=storage image %image -> storage image %image", "-> storage image %image + texel (2, 1)", "=no image or sampler",
		"OpLoad %sampler=sampler %sampler -> sampler %sampler", "-> sampled image %image with sampler %sampler",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q in\n%s", want, all)
		}
	}
}

// changeSampler replaces a word of OpConstantSampler by one that no assembler writes.
func changeSampler(words []uint32, word int, v uint32) {
	for at := 5; at < len(words); at += int(words[at] >> 16) {
		if spec.Opcode(words[at]&0xffff) == spec.OpConstantSampler {
			words[at+word] = v
		}
	}
}

// TestImageRefusals runs modules that the device refuses.
func TestImageRefusals(t *testing.T) {
	for reason, k := range map[string]imageKernel{
		"multisampled images are not supported":               {image: "%f32 2D 0 0 1 1 Unknown"},
		"images of this dimension are not supported":          {image: "%f32 SubpassData 0 0 0 2 Unknown"},
		"its texels are not numbers":                          {image: "%bool 2D 0 0 0 1 Unknown"},
		"it has 1 coordinate, the image needs 2":              {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_1"},
		"it has 2 coordinates, the image needs 3":             {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageSampleProjExplicitLod %f32x4 %smp %f0_2 Lod %zero"},
		"it has 3 coordinates, the image needs 4":             {image: "%f32 Cube 0 1 0 1 Unknown", body: "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_3 Lod %zero"},
		"images of this dimension cannot be sampled so":       {image: "%f32 2D 0 1 0 1 Unknown", body: "%v = OpImageSampleProjExplicitLod %f32x4 %smp %f0 Lod %zero"},
		"has the wrong type":                                  {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %f0_2"},
		"its texels are not those of the image":               {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %u32x4 %img %i0_2"},
		"the result of a comparison is not a float":           {image: "%u32 2D 0 0 0 1 Unknown", body: "%v = OpImageSampleDrefExplicitLod %u32 %smp %f0_2 %one Lod %zero"},
		"its operand is not an image of the right kind":       {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %smp %i0_2"},
		"its operands are not an image and a sampler":         {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpSampledImage %both %sv %img"},
		"its operand is not a sampled image":                  {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImage %timg %sv"},
		"the level is not an integer":                         {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_2 Lod %one"},
		"an image operand has 1 component, the image needs 2": {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_2 ConstOffset %p1"},
		"its result is not a texel":                           {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %sparsef32 %img %i0_2"},
		"its result is not a code with a texel":               {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageSparseFetch %f32x4 %img %i0_2"},
		"its result is not a boolean":                         {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageSparseTexelsResident %u32 %c0"},
		"its operand does not point to an image":              {image: "%f32 2D 0 0 0 1 Unknown", decl: "%ptex = OpTypePointer Image %f32\n", body: "%v = OpImageTexelPointer %ptex %sampler %i0_2 %c0"},
		"its result has not the components of the answer":     {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageQuerySizeLod %u32x3 %img %c0"},
		"its operands have the wrong type":                    {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageQueryLod %f32x3 %smp %f0_2"},
		"its operands have the wrong  type":                   {image: "%f32 2D 0 1 0 1 Unknown", body: "%v = OpImageQueryLod %f32x2 %smp %f0_1"},
		"its result is not a code with a  texel":              {image: "%f32 2D 0 0 0 1 Unknown", decl: "%three = OpTypeStruct %u32 %f32x4 %u32\n", body: "%v = OpImageSparseFetch %three %img %i0_2"},
		"the variable is neither an image or sampler":         {image: "%f32 2D 0 0 0 1 Unknown", decl: "%pwrong = OpTypePointer UniformConstant %f32\n%wrong = OpVariable %pwrong UniformConstant\n", body: "%v = OpLoad %f32 %wrong"},
		"multisampled images are not  supported":              {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_2 Sample %c0"},
		"are not supported":                                   {image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_2 !0x80000"},
		"is used, but not defined":                            {image: "%f32 2D 0 0 0 1 Unknown", decl: "%pr2 = OpTypePointer Function %timg\n", body: "%v = OpImageFetch %f32x4 %img %undefined"},
		"the variable is neither":                             {image: "%f32 2D 0 0 0 1 Unknown", decl: "%many = OpConstant %u32 20000\n%tmany = OpTypeArray %timg %many\n%tmore = OpTypeArray %tmany %c3\n%pmany = OpTypePointer UniformConstant %tmore\n%lots = OpVariable %pmany UniformConstant\n", decorations: "OpDecorate %lots DescriptorSet 0\nOpDecorate %lots Binding 7\n", body: "%pm = OpAccessChain %pimg %lots %c0 %c0\n%v = OpLoad %timg %pm"},
		"more than 32768 variables in memory":                 {image: "%f32 2D 0 0 0 2 Unknown", decl: "%many = OpConstant %u32 20000\n%tmany = OpTypeArray %timg %many\n%pmany = OpTypePointer UniformConstant %tmany\n%lots = OpVariable %pmany UniformConstant\n", decorations: "OpDecorate %lots DescriptorSet 0\nOpDecorate %lots Binding 7\n", body: "%pm = OpAccessChain %pimg %lots %c0\n%v = OpLoad %timg %pm"},
		"its addressing mode or filter is unknown":            {image: "%f32 2D 0 0 0 1 Unknown", decl: "%odd = OpConstantSampler %tsmp RepeatMirrored 1 Nearest\n", body: "%v = OpCopyObject %tsmp %odd"},
		"its addressing mode or filter is":                    {image: "%f32 2D 0 0 0 1 Unknown", decl: "%odd = OpConstantSampler %tsmp Repeat 1 Linear\n", body: "%v = OpCopyObject %tsmp %odd"},
		"its type is not that of a sampler":                   {image: "%f32 2D 0 0 0 1 Unknown", decl: "%odd = OpConstantSampler %timg Repeat 1 Nearest\n", body: "%v = OpCopyObject %timg %odd"},
		"its operand is not the type of an image":             {image: "%f32 2D 0 0 0 2 Unknown", decl: "%twrong = OpTypeSampledImage %tsmp\n%nothing = OpUndef %twrong\n", body: "%v = OpCopyObject %twrong %nothing"},
	} {
		k.loose = true
		k.body += "\n%r = OpCopyObject %u32x4 %a0"
		d := openWith(t, reference.Options{})
		image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 1, Height: 1})
		m := k.module(t)
		switch reason {
		case "its addressing mode or filter is unknown":
			changeSampler(m.Words, 3, 9)
		case "its addressing mode or filter is":
			changeSampler(m.Words, 5, 2)
		}
		l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{}))}}
		for i := range uint32(2) {
			l.Bindings = append(l.Bindings, runner.Binding{Binding: i, Buffer: texelBuffer(t, d, make([]uint32, 16))})
		}
		// The images that do not fit the type are refused before the module.
		m.EntryPoint("main").Resources = slices.DeleteFunc(m.EntryPoint("main").Resources, func(r *reflect.Resource) bool { return r.Binding == 2 || r.Binding == 7 })
		_, err := d.Run(t.Context(), l)
		var refusal *reference.Refusal
		reason = strings.ReplaceAll(reason, "  ", " ")
		if text := fmt.Sprint(err); !errors.As(err, &refusal) || !strings.Contains(text, reason) {
			t.Errorf("%s: %v", reason, err)
		}
	}
}
