package reference_test

import (
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// TestImagesKernel runs images.cl of the corpus: a nearest texel by a sampler of the module,
// plus one by an argument.
func TestImagesKernel(t *testing.T) {
	for _, file := range []string{"images_cl.O0.spv", "images_cl.O2.spv"} {
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA32Float, Width: 4, Height: 2}
		texels := make([][4]float32, 8)
		for i := range texels {
			texels[i] = [4]float32{float32(i), float32(2 * i), 1, 0}
		}
		in, out := newImage(t, d, desc, texels), newImage(t, d, desc)
		k := &reference.Kernel{Words: readModule(t, file), Entry: "images", Groups: [3]uint32{4, 2, 1}, Arguments: []reference.Argument{
			{Image: in}, {Image: out}, {Sampler: newSampler(t, d, runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear})}, {Value: bytesFrom(t, float32(10))},
		}}
		if _, err := d.RunKernel(t.Context(), k); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		data := make([]byte, 128)
		if err := out.Read(0, data); err != nil {
			t.Fatal(err)
		}
		for i := range texels {
			// The sampled places are corners of texels, so that the filter takes the mean of
			// four; the sampler repeats the image.
			x, y := i%4, i/4
			sum := 0.0
			for _, c := range [][2]int{{x, y}, {x + 3, y}, {x, y + 1}, {x + 3, y + 1}} {
				sum += float64(texels[c[1]%2*4+c[0]%4][0]) / 4
			}
			want := float32(10*float64(i) + sum)
			if got := math.Float32frombits(binary.LittleEndian.Uint32(data[16*i:])); got != want {
				t.Errorf("%s: texel %d is %v, want %v", file, i, got, want)
			}
		}
	}
}

// queryKernel is an OpenCL kernel with images of all dimensions.
const queryKernel = `OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpCapability Int64
OpCapability ImageBasic
OpCapability LiteralSampler
OpCapability Sampled1D
OpCapability SampledBuffer
OpCapability SampledRect
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %f "query"
OpName %flat "flat"
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%f32 = OpTypeFloat 32
%void = OpTypeVoid
%u32x2 = OpTypeVector %u32 2
%u32x3 = OpTypeVector %u32 3
%u64x3 = OpTypeVector %u64 3
%u32x4 = OpTypeVector %u32 4
%f32x2 = OpTypeVector %f32 2
%f32x4 = OpTypeVector %f32 4
%t2 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%t2a = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly
%t3 = OpTypeImage %void 3D 0 0 0 0 Unknown ReadOnly
%tb = OpTypeImage %void Buffer 0 0 0 0 Unknown ReadOnly
%t1 = OpTypeImage %void 1D 0 0 0 0 Unknown WriteOnly
%td = OpTypeImage %void 2D 1 0 0 0 Unknown ReadOnly
%tr = OpTypeImage %void Rect 0 0 0 0 Unknown ReadOnly
%ts = OpTypeSampler
%t3s = OpTypeSampledImage %t3
%tds = OpTypeSampledImage %td
%trs = OpTypeSampledImage %tr
%ptr = OpTypePointer CrossWorkgroup %u32
%psamp = OpTypePointer UniformConstant %ts
%fn = OpTypeFunction %void %t2 %t2a %t3 %tb %t1 %ptr %ts %td %tr
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c3 = OpConstant %u32 3
%c300 = OpConstant %u32 300
%half = OpConstant %f32 0.5
%big = OpConstant %f32 1.5
%zero = OpConstant %f32 0
%at = OpConstantComposite %u32x2 %c1 %c2
%middle = OpConstantComposite %f32x4 %half %half %half %zero
%inside = OpConstantComposite %f32x2 %big %half
%texel = OpConstantComposite %u32x4 %c300 %c2 %c3 %c0
%edge = OpConstantSampler %ts ClampToEdge 0 Nearest
%global = OpVariable %psamp UniformConstant %edge
%f = OpFunction %void None %fn
%flat = OpFunctionParameter %t2
%layers = OpFunctionParameter %t2a
%deep = OpFunctionParameter %t3
%line = OpFunctionParameter %tb
%out = OpFunctionParameter %t1
%o = OpFunctionParameter %ptr
%s = OpFunctionParameter %ts
%depth = OpFunctionParameter %td
%rect = OpFunctionParameter %tr
%entry = OpLabel
%q0 = OpImageQuerySizeLod %u32x2 %flat %c0
%r0 = OpCompositeExtract %u32 %q0 0
%r1 = OpCompositeExtract %u32 %q0 1
%q2 = OpImageQuerySizeLod %u64x3 %layers %c0
%l2 = OpCompositeExtract %u64 %q2 2
%r2 = OpUConvert %u32 %l2
%q3 = OpImageQuerySizeLod %u32x3 %deep %c0
%r3 = OpCompositeExtract %u32 %q3 2
%r4 = OpImageQueryFormat %u32 %flat
%r5 = OpImageQueryOrder %u32 %flat
%r6 = OpImageQuerySize %u32 %line
%q7 = OpImageRead %u32x4 %flat %at
%r7 = OpCompositeExtract %u32 %q7 0
%q8 = OpImageRead %u32x4 %line %c3
%r8 = OpCompositeExtract %u32 %q8 1
%sd = OpSampledImage %t3s %deep %s
%q9 = OpImageSampleExplicitLod %f32x4 %sd %middle Lod %zero
%f9 = OpCompositeExtract %f32 %q9 2
%r9 = OpConvertFToU %u32 %f9
%sz = OpSampledImage %tds %depth %s
%q10 = OpImageSampleExplicitLod %f32x4 %sz %inside Lod %zero
%f10 = OpCompositeExtract %f32 %q10 0
%r10 = OpConvertFToU %u32 %f10
%gs = OpLoad %ts %global
%sr = OpSampledImage %trs %rect %s
%q11 = OpImageSampleExplicitLod %u32x4 %sr %inside Lod %zero
%r11 = OpCompositeExtract %u32 %q11 0
%sg = OpSampledImage %trs %rect %gs
%q12 = OpImageSampleExplicitLod %u32x4 %sg %at Lod %zero
%r12 = OpCompositeExtract %u32 %q12 0
OpImageWrite %out %c2 %texel
STORES
OpReturn
OpFunctionEnd
`

// queryWords assembles queryKernel.
func queryWords(t *testing.T, text string) []uint32 {
	t.Helper()
	var stores strings.Builder
	for i := range 13 {
		n := string(rune('0' + i%10))
		if i >= 10 {
			n = "1" + n
		}
		stores.WriteString("%p" + n + " = OpInBoundsPtrAccessChain %ptr %o %k" + n + "\nOpStore %p" + n + " %r" + n + " Aligned 4\n")
		text = strings.Replace(text, "%edge =", "%k"+n+" = OpConstant %u32 "+n+"\n%edge =", 1)
	}
	words, err := spirvtools.Assemble(strings.Replace(text, "STORES", stores.String(), 1), spirvtools.Universal13)
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// queryArguments are arguments of queryKernel; out is its buffer and written its image.
func queryArguments(t *testing.T, d *reference.Device) (args []reference.Argument, out runner.Buffer, written runner.Image) {
	t.Helper()
	image := func(dim spec.Dim, f runner.Format, w, h, depth, layers int, texels any) runner.Image {
		return newImage(t, d, runner.ImageDesc{Dim: dim, Format: f, Width: w, Height: h, Depth: depth, Layers: layers}, texels)
	}
	out = texelBuffer(t, d, make([]uint32, 13))
	written = image(spec.Dim1D, runner.FormatRG8Uint, 4, 1, 1, 1, make([]byte, 8))
	return []reference.Argument{
		{Image: image(spec.Dim2D, runner.FormatR16Sint, 3, 5, 1, 1, []int16{0, 1, 2, 3, 4, 5, 6, -7, 8, 9, 10, 11, 12, 13, 14})},
		{Image: image(spec.Dim2D, runner.FormatR8Uint, 1, 1, 1, 6, make([]byte, 6))},
		{Image: image(spec.Dim3D, runner.FormatRGBA32Float, 1, 1, 2, 1, [][4]float32{{0, 0, 40, 0}, {0, 0, 60, 0}})},
		{Buffer: texelBuffer(t, d, []uint16{9, 9, 9, 9, 9, 9, 9, 9, 9, 77, 5}), Offset: 4, Format: runner.FormatRG16Uint},
		{Image: written}, {Buffer: out},
		{Sampler: newSampler(t, d, runner.SamplerDesc{Mag: runner.Linear})},
		{Image: image(spec.Dim2D, runner.FormatD32Float, 2, 1, 1, 1, []float32{1, 5})},
		{Image: image(spec.Dim2D, runner.FormatR32Uint, 2, 1, 1, 1, []uint32{11, 22})},
	}, out, written
}

// TestQueryKernel asks images of OpenCL for their sizes and formats, and reads them.
func TestQueryKernel(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll &^ reference.CheckUndefined})
	args, out, written := queryArguments(t, d)
	k := &reference.Kernel{Words: queryWords(t, queryKernel), Entry: "query", Groups: [3]uint32{1, 1, 1}, Arguments: args}
	if _, err := d.RunKernel(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	data := make([]byte, 52)
	if err := out.Read(0, data); err != nil {
		t.Fatal(err)
	}
	got := make([]uint32, 13)
	for i := range got {
		got[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	want := []uint32{3, 5, 6, 2, uint32(spec.ImageChannelDataTypeSignedInt16), uint32(spec.ImageChannelOrderR), 4, math.MaxUint32 - 6, 77, 50, 3, 22, 22}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	texels := make([]byte, 8)
	if err := written.Read(0, texels); err != nil || !slices.Equal(texels, []byte{0, 0, 0, 0, 255, 2, 0, 0}) {
		t.Errorf("the written image is %v, %v", texels, err)
	}
}

// TestKernelImageRefusals gives a kernel arguments that are not the images of its parameters.
func TestKernelImageRefusals(t *testing.T) {
	d, other := openWith(t, reference.Options{}), openWith(t, reference.Options{})
	flat := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 1, Height: 1}
	layers, cube, strange := flat, flat, flat
	layers.Layers, cube.Dim, strange.Format = 2, spec.DimCube, runner.FormatE5B9G9R9Float
	closed := newImage(t, d, flat)
	if err := closed.Close(); err != nil {
		t.Fatal(err)
	}
	b := texelBuffer(t, d, make([]uint32, 4))
	words := queryWords(t, queryKernel)
	for _, c := range []struct {
		at     int
		a      reference.Argument
		reason string
	}{
		{0, reference.Argument{}, "it is not an image"}, {0, reference.Argument{Buffer: b}, "it is not an image"},
		{0, reference.Argument{Image: newImage(t, d, layers)}, "a 2D image of 2 layers is not the image of the parameter"},
		{2, reference.Argument{Image: newImage(t, d, flat)}, "a 2D image of 1 layer is not"}, {0, reference.Argument{Image: newImage(t, d, cube)}, "a Cube image of 6 layers"},
		{0, reference.Argument{Image: newImage(t, other, flat)}, "the image belongs to another device"}, {0, reference.Argument{Image: closed}, "the image was closed"},
		{0, reference.Argument{Image: newImage(t, d, strange)}, "OpenCL has no images of the format E5B9G9R9Float"},
		{3, reference.Argument{Buffer: b}, "it is not a buffer with a format"}, {3, reference.Argument{Buffer: b, Format: runner.FormatR64Uint}, "OpenCL has no images of the format R64Uint"},
		{3, reference.Argument{Buffer: b, Format: runner.FormatR8Uint, Offset: 16}, "it is not a buffer with a format"},
		{3, reference.Argument{Buffer: b, Format: runner.FormatR8Uint, Offset: -1}, "it is not a buffer with a format"}, {3, reference.Argument{Format: runner.FormatR8Uint}, "it is not a buffer with a format"},
		{6, reference.Argument{Image: newImage(t, d, flat)}, "it is not a sampler"}, {6, reference.Argument{Sampler: newSampler(t, other, runner.SamplerDesc{})}, "the sampler belongs to another device"},
	} {
		args, _, _ := queryArguments(t, d)
		args[c.at] = c.a
		_, err := d.RunKernel(t.Context(), &reference.Kernel{Words: words, Entry: "query", Groups: [3]uint32{1, 1, 1}, Arguments: args})
		if err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("argument %d: %v, want %s", c.at, err, c.reason)
		}
	}
}

// TestKernelImageFindings reads integers as floats, and writes floats to integers, which only
// OpenCL can.
func TestKernelImageFindings(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	args, _, written := queryArguments(t, d)
	texels := []byte{1, 2, 3, 4, 5, 6, 7, 8}
	if err := written.Write(0, texels); err != nil {
		t.Fatal(err)
	}
	args[6].Sampler = newSampler(t, d, runner.SamplerDesc{})
	text := strings.Replace(queryKernel, "%q7 = OpImageRead %u32x4 %flat %at\n%r7 = OpCompositeExtract %u32 %q7 0", "%q7 = OpImageRead %f32x4 %flat %at\n%f7 = OpCompositeExtract %f32 %q7 3\n%r7 = OpBitcast %u32 %f7", 1)
	text = strings.Replace(text, "OpImageWrite %out %c2 %texel", "OpImageWrite %out %c2 %middle", 1)
	_, err := d.RunKernel(t.Context(), &reference.Kernel{Words: queryWords(t, text), Entry: "query", Groups: [3]uint32{1, 1, 1}, Arguments: args})
	list := findingsOf(t, err)
	if len(list) != 2 || list[0].Message != "a float is read from an image of the format R16Sint" || list[1].Message != "a float is written to an image of the format RG8Uint" || list[0].Memory.Name != "flat" || list[0].Memory.Bound {
		t.Error(err)
	}
	after := make([]byte, 8)
	if err := written.Read(0, after); err != nil || !slices.Equal(after, texels) {
		t.Errorf("the image is %v, %v", after, err)
	}
	args[0].Image = newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR8Sint, Width: 1, Height: 1})
	_, err = d.RunKernel(t.Context(), &reference.Kernel{Words: queryWords(t, queryKernel), Entry: "query", Groups: [3]uint32{1, 1, 1}, Arguments: args})
	if list := findingsOf(t, err); len(list) != 1 || list[0].Check != reference.CheckBounds || list[0].Message != "texel (1, 2) is outside of the image of 1x1 texels" {
		t.Error(err)
	}
}

// TestConstantSamplers samples beyond an image by the addressing modes of OpenCL.
func TestConstantSamplers(t *testing.T) {
	for mode, want := range map[string]uint32{"None 0 Nearest": 22, "ClampToEdge 0 Nearest": 22, "Clamp 0 Nearest": 0, "Repeat 1 Nearest": 11, "RepeatMirrored 1 Nearest": 22} {
		d := openWith(t, reference.Options{})
		args, out, _ := queryArguments(t, d)
		text := strings.Replace(queryKernel, "ClampToEdge 0 Nearest", mode, 1)
		text = strings.Replace(text, "OpSampledImage %trs %rect %gs", "OpSampledImage %t2s %flat %gs", 1)
		text = strings.Replace(text, "OpImageSampleExplicitLod %u32x4 %sg %at", "OpImageSampleExplicitLod %u32x4 %sg %beyond", 1)
		place := "2.5"
		if strings.Contains(mode, " 1 ") {
			place = "1.25"
		}
		text = strings.Replace(text, "%edge =", "%place = OpConstant %f32 "+place+"\n%beyond = OpConstantComposite %f32x2 %place %zero\n%t2s = OpTypeSampledImage %t2\n%edge =", 1)
		args[0].Image = newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 2, Height: 1}, []uint32{11, 22})
		if _, err := d.RunKernel(t.Context(), &reference.Kernel{Words: queryWords(t, text), Entry: "query", Groups: [3]uint32{1, 1, 1}, Arguments: args}); err != nil {
			t.Fatal(err)
		}
		data := make([]byte, 52)
		if err := out.Read(0, data); err != nil {
			t.Fatal(err)
		}
		if got := binary.LittleEndian.Uint32(data[48:]); got != want {
			t.Errorf("%s: %d, want %d", mode, got, want)
		}
	}
}
