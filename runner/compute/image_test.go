//go:build cgo

package compute_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// picturesText samples a 4 by 4 image, with a combined sampler and with one of its own,
// inverts its colors into one image, adds both samples into the second element of an array of
// images, and copies a texel buffer into a buffer.
const picturesText = `
OpCapability Shader
OpCapability SampledBuffer
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid
OpExecutionMode %main LocalSize 4 4 1
OpName %tex "tex"
OpName %plain "plain"
OpName %sampler "sampler"
OpName %inverted "inverted"
OpName %sums "sums"
OpName %table "table"
OpName %result "result"
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %tex DescriptorSet 0
OpDecorate %tex Binding 0
OpDecorate %inverted DescriptorSet 0
OpDecorate %inverted Binding 1
OpDecorate %table DescriptorSet 0
OpDecorate %table Binding 2
OpDecorate %result DescriptorSet 0
OpDecorate %result Binding 3
OpDecorate %sums DescriptorSet 0
OpDecorate %sums Binding 4
OpDecorate %plain DescriptorSet 0
OpDecorate %plain Binding 5
OpDecorate %sampler DescriptorSet 0
OpDecorate %sampler Binding 6
OpDecorate %rt ArrayStride 4
OpDecorate %Buf Block
OpMemberDecorate %Buf 0 Offset 0
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
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c4 = OpConstant %u32 4
%zero = OpConstant %f32 0
%half = OpConstant %f32 0.5
%quarter = OpConstant %f32 0.25
%one = OpConstant %f32 1
%halves = OpConstantComposite %v2f %half %half
%ones = OpConstantComposite %v4f %one %one %one %one
%rt = OpTypeRuntimeArray %f32
%Buf = OpTypeStruct %rt
%pBuf = OpTypePointer StorageBuffer %Buf
%pf = OpTypePointer StorageBuffer %f32
%result = OpVariable %pBuf StorageBuffer
%Image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%Combined = OpTypeSampledImage %Image
%Sampler = OpTypeSampler
%Out = OpTypeImage %f32 2D 0 0 0 2 Rgba8
%Outs = OpTypeArray %Out %c2
%Line = OpTypeImage %f32 Buffer 0 0 0 1 Unknown
%pImage = OpTypePointer UniformConstant %Image
%pCombined = OpTypePointer UniformConstant %Combined
%pSampler = OpTypePointer UniformConstant %Sampler
%pOut = OpTypePointer UniformConstant %Out
%pOuts = OpTypePointer UniformConstant %Outs
%pLine = OpTypePointer UniformConstant %Line
%tex = OpVariable %pCombined UniformConstant
%plain = OpVariable %pImage UniformConstant
%sampler = OpVariable %pSampler UniformConstant
%inverted = OpVariable %pOut UniformConstant
%sums = OpVariable %pOuts UniformConstant
%table = OpVariable %pLine UniformConstant
%main = OpFunction %void None %fn
%entry = OpLabel
%id = OpLoad %v3u %gid
%p = OpVectorShuffle %v2u %id %id 0 1
%pF = OpConvertUToF %v2f %p
%centers = OpFAdd %v2f %pF %halves
%uv = OpVectorTimesScalar %v2f %centers %quarter
%t = OpLoad %Combined %tex
%v = OpImageSampleExplicitLod %v4f %t %uv Lod %zero
%inverse = OpFSub %v4f %ones %v
%o = OpLoad %Out %inverted
OpImageWrite %o %p %inverse
%i = OpLoad %Image %plain
%s = OpLoad %Sampler %sampler
%is = OpSampledImage %Combined %i %s
%w = OpImageSampleExplicitLod %v4f %is %uv Lod %zero
%sum = OpFAdd %v4f %v %w
%at1 = OpAccessChain %pOut %sums %c1
%o1 = OpLoad %Out %at1
OpImageWrite %o1 %p %sum
%x = OpCompositeExtract %u32 %id 0
%y = OpCompositeExtract %u32 %id 1
%row = OpIMul %u32 %y %c4
%k = OpIAdd %u32 %row %x
%l = OpLoad %Line %table
%texel = OpImageFetch %v4f %l %k
%first = OpCompositeExtract %f32 %texel 0
%q = OpAccessChain %pf %result %c0 %k
OpStore %q %first
OpReturn
OpFunctionEnd
`

// assembled returns a program of SPIR-V assembly.
func assembled(t testing.TB, text string) *spvc.Program {
	t.Helper()
	var data []byte
	for _, w := range must[[]uint32](t)(spirvtools.Assemble(text, spirvtools.Vulkan11)) {
		data = append(data, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	return must[*spvc.Program](t)(spvc.Load(data, spvc.Options{}))
}

func square(f runner.Format) runner.ImageDesc {
	return runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 4, Height: 4}
}

func TestImages(t *testing.T) {
	p := assembled(t, picturesText)
	pixels := make([][4]uint8, 16)
	for i := range pixels {
		pixels[i] = [4]uint8{uint8(i), uint8(3 * i), uint8(5 * i), 100}
	}
	table := make([]float32, 16)
	for i := range table {
		table[i] = float32(i) / 4
	}
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "main")
		tex := must[*compute.Image[[4]uint8]](t)(compute.ImageOf(d, square(runner.FormatRGBA8Unorm), pixels))
		inverted := must[*compute.Image[uint8]](t)(compute.NewImage[uint8](d, square(runner.FormatRGBA8Unorm)))
		var sums [2]*compute.Image[[4]uint8]
		for i := range sums {
			sums[i] = must[*compute.Image[[4]uint8]](t)(compute.NewImage[[4]uint8](d, square(runner.FormatRGBA8Unorm)))
		}
		s := must[runner.Sampler](t)(d.NewSampler(runner.SamplerDesc{}))
		result := make([]float32, 16)
		run := func(args ...any) {
			t.Helper()
			clear(result)
			if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...); err != nil {
				t.Fatal(err)
			}
			got := must[[]uint8](t)(inverted.Slice(0))
			sum := must[[][4]uint8](t)(sums[1].Slice(0))
			for i, p := range pixels {
				for c, v := range p {
					if got[4*i+c] != 255-v || sum[i][c] != 2*v {
						t.Fatalf("texel %d: %v and %v of %v", i, got[4*i:4*i+4], sum[i], p)
					}
				}
			}
			if !slices.Equal(result, table) {
				t.Fatalf("texel buffer: %v", result)
			}
		}
		buffer := must[*compute.Buffer[float32]](t)(compute.BufferOf(d, table))
		rest := []any{compute.BindElement(0, 4, 0, sums[0]), compute.BindElement(0, 4, 1, sums[1]), compute.Named("plain", tex), compute.Named("sampler", s)}
		run(append([]any{compute.Sampled(tex, s), inverted, compute.Texels(buffer, runner.FormatR32Float), compute.InOut(result)}, rest...)...)
		run(append([]any{compute.Sampled(tex.Raw(), s), inverted.Raw(), compute.Texels(table, runner.FormatR32Float), compute.InOut(result)}, rest...)...)
		run(append([]any{compute.Sampled(tex.Range(runner.ImageRange{Levels: 1}), s), inverted.Range(runner.ImageRange{}), compute.Texels(buffer.Range(0, 16), runner.FormatR32Float), compute.InOut(result)}, rest...)...)
		batch := d.NewBatch().Add(k, [3]uint32{1, 1, 1}, append([]any{compute.Sampled(tex, s), inverted, compute.Texels(buffer.Raw(), runner.FormatR32Float), compute.InOut(result)}, rest...)...)
		defer batch.Close()
		if _, err := batch.Run(t.Context()); err != nil || !slices.Equal(result, table) {
			t.Errorf("batch: %v, %v", err, result)
		}
	})
}

// Levels, layers and types of elements.
func TestImageElements(t *testing.T) {
	d := apiDevice(t, drivers.Lavapipe, vulkan.Options{})
	i := must[*compute.Image[[2]float32]](t)(compute.NewImage[[2]float32](d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRG32Float, Width: 6, Height: 4, Layers: 2, Levels: 2}))
	if i.Len(0) != 48 || i.Len(1) != 12 || i.Len(2) != 0 || i.Len(-1) != 0 || i.Desc().Layers != 2 {
		t.Errorf("%d and %d elements", i.Len(0), i.Len(1))
	}
	want := make([][2]float32, 12)
	want[11] = [2]float32{3, 4}
	if err := i.Write(1, want); err != nil {
		t.Fatal(err)
	}
	if got := must[[][2]float32](t)(i.Slice(1)); !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	makes := func(f runner.Format, as ...func() error) {
		t.Helper()
		for n, a := range as {
			if err := a(); err != nil {
				t.Errorf("%s, type %d: %v", f, n, err)
			}
		}
	}
	makes(runner.FormatRGBA8Snorm, image[int8](d, runner.FormatRGBA8Snorm), image[[4]int8](d, runner.FormatRGBA8Snorm), image[byte](d, runner.FormatRGBA8Snorm))
	makes(runner.FormatRG16Float, image[compute.Float16](d, runner.FormatRG16Float), image[[2]compute.Float16](d, runner.FormatRG16Float), image[uint16](d, runner.FormatRG16Float), image[byte](d, runner.FormatRG16Float))
	makes(runner.FormatA2B10G10R10Unorm, image[uint32](d, runner.FormatA2B10G10R10Unorm))
	makes(runner.FormatB10G11R11Float, image[uint32](d, runner.FormatB10G11R11Float))
	makes(runner.FormatE5B9G9R9Float, image[uint32](d, runner.FormatE5B9G9R9Float))
	makes(runner.FormatD32Float, image[float32](d, runner.FormatD32Float))
	makes(runner.FormatR32Sint, image[int32](d, runner.FormatR32Sint))
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"floats of bytes":     {image[float32](d, runner.FormatRGBA8Unorm)(), "texels of RGBA8Unorm are [4]i8"},
		"too few components":  {image[[3]uint8](d, runner.FormatRGBA8Unorm)(), "texels of RGBA8Unorm are [4]i8"},
		"integers of floats":  {image[int32](d, runner.FormatR32Float)(), "texels of R32Float are f32"},
		"halves of packed":    {image[uint16](d, runner.FormatA2B10G10R10Unorm)(), "texels of A2B10G10R10Unorm are i32"},
		"strings":             {image[string](d, runner.FormatR8Uint)(), "Go type string"},
		"unknown format":      {image[byte](d, 0)(), "format 0 is unknown"},
		"device":              {image[byte](nil, runner.FormatR8Uint)(), "the compute.Device is nil"},
		"level":               {i.Write(2, nil), "level 2 is not among the 2 levels of the image"},
		"negative level":      {i.Read(-1, nil), "level -1 is not among the 2 levels of the image"},
		"too many elements":   {i.Write(1, make([][2]float32, 13)), "level 1 of the image has 12 elements, the slice 13"},
		"too few elements":    {second(compute.ImageOf(d, square(runner.FormatR8Uint), make([]uint8, 15))), "level 0 of the image has 16 elements, the slice 15"},
		"nil image":           {(*compute.Image[byte])(nil).Write(0, nil), "the image is nil"},
		"sampler of nothing":  {second((*compute.Device)(nil).NewSampler(runner.SamplerDesc{})), "the compute.Device is nil"},
		"close of nil":        {errors.Join(errors.New("x"), (*compute.Image[byte])(nil).Close()), "x"},
		"sampler that is odd": {second(d.NewSampler(runner.SamplerDesc{MinLod: 1})), "the lowest level 1 exceeds the highest 0"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, c.err, c.want)
		}
	}
	if err := i.Close(); err != nil {
		t.Error(err)
	}
	if err := i.Read(0, make([][2]float32, 48)); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("closed: %v", err)
	}
}

func image[T any](d *compute.Device, f runner.Format) func() error {
	return func() error {
		i, err := compute.NewImage[T](d, square(f))
		if err != nil {
			return err
		}
		return i.Close()
	}
}

// Arguments of the wrong kind are errors that name the descriptor.
func TestImageArguments(t *testing.T) {
	d := apiDevice(t, drivers.Lavapipe, vulkan.Options{})
	k := kernelOf(t, d, assembled(t, picturesText), "main")
	i := must[*compute.Image[uint8]](t)(compute.NewImage[uint8](d, square(runner.FormatRGBA8Unorm)))
	s := must[runner.Sampler](t)(d.NewSampler(runner.SamplerDesc{}))
	b := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 16))
	doubles := must[*compute.Buffer[float64]](t)(compute.NewBuffer[float64](d, 16))
	for name, c := range map[string]struct {
		binding uint32
		arg     any
		want    string
	}{
		"buffer as combined":       {0, b, "the kernel has a combined image sampler here, which takes the result of Sampled, not *compute.Buffer[float32]"},
		"image without sampler":    {0, i, "the host provides no sampler"},
		"value as image":           {1, float32(1), "the kernel has a storage image here, which takes a *compute.Image, a part of one or a runner.Image, not float32"},
		"InOut as image":           {1, compute.InOut(make([]float32, 4)), "which takes a *compute.Image"},
		"sampler as image":         {1, s, "the host provides no image for it"},
		"both as image":            {1, compute.Sampled(i, s), "the kernel has a storage image here, the argument is an image with a sampler"},
		"nil image":                {1, (*compute.Image[byte])(nil), "the image is nil, or was not made by NewImage or ImageOf"},
		"part of a nil image":      {1, (*compute.Image[byte])(nil).Range(runner.ImageRange{}), "the image is nil"},
		"nothing as image":         {1, nil, "not nil"},
		"part that is not there":   {1, i.Range(runner.ImageRange{Level: 3}), "are not among the 1 level"},
		"format of a texel buffer": {2, b, "the texel buffer needs a format: use Texels"},
		"image as texel buffer":    {2, i, "the texel buffer needs a format"},
		"texels of an image":       {2, compute.Texels(i, runner.FormatR32Float), "the kernel has a uniform texel buffer here, the argument is an image"},
		"texels of nothing":        {2, compute.Texels(nil, runner.FormatR32Float), "the argument is a texel buffer"},
		"texels of other numbers":  {2, compute.Texels(doubles, runner.FormatR32Float), "Go type float64"},
		"integers":                 {2, compute.Texels(make([]uint32, 16), runner.FormatR32Uint), "the kernel's texels are f32, the host provides R32Uint"},
		"image as buffer":          {3, i, "the kernel has a storage buffer here, the argument is an image"},
		"sampler as buffer":        {3, s, "the kernel has a storage buffer here, the argument is a sampler"},
		"texels as buffer":         {3, compute.Texels(b, runner.FormatR32Float), "the kernel has a storage buffer here, the argument is a texel buffer"},
		"buffer as sampler":        {6, b, "the kernel has a sampler here, which takes a runner.Sampler, not *compute.Buffer[float32]"},
		"image as sampler":         {6, i, "the host provides no sampler for it"},
	} {
		args := []any{compute.Bind(0, 0, compute.Sampled(i, s)), compute.Bind(0, 1, i), compute.Bind(0, 2, compute.Texels(b, runner.FormatR32Float)), compute.Bind(0, 3, b),
			compute.BindElement(0, 4, 0, i), compute.BindElement(0, 4, 1, i), compute.Bind(0, 5, i), compute.Bind(0, 6, s)}
		at := c.binding
		if at > 4 {
			at++
		}
		args[at] = compute.Bind(0, c.binding, c.arg)
		_, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...)
		var binding *runner.BindingError
		if !errors.As(err, &binding) || binding.Binding != c.binding || !strings.Contains(binding.Reason, c.want) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
	if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, compute.BindElement(0, 4, 2, i)); err == nil || !strings.Contains(err.Error(), "the descriptor array at set 0, binding 4 has no element 2") {
		t.Errorf("element 2: %v", err)
	}
}
