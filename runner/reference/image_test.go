package reference_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// imageKernel is a kernel whose invocations read four vectors of input (%a0 to %a3 as
// integers, %f0 to %f3 as floats, %i0 to %i3 with signs), run the body, and store %r, a
// vector of four u32.
type imageKernel struct {
	// image is the operands of OpTypeImage, such as "%f32 2D 0 0 0 1 Unknown". %image is the
	// variable at binding 2, %img its value; %sampler is at binding 3, and %smp the two
	// together.
	image string
	// decl are more types, constants and variables, and decorations more decorations.
	decl, decorations string
	body              string
	// loose is true for modules that Vulkan does not allow.
	loose bool
}

const imageCapabilities = "Shader Sampled1D Image1D SampledBuffer ImageBuffer ImageQuery StorageImageExtendedFormats StorageImageReadWithoutFormat " +
	"StorageImageWriteWithoutFormat ImageGatherExtended SampledCubeArray ImageCubeArray MinLod Int64 Int64Atomics Int64ImageEXT SparseResidency " +
	"SampledImageArrayDynamicIndexing StorageImageArrayDynamicIndexing AtomicFloat32AddEXT"

func (k *imageKernel) text() string {
	var b strings.Builder
	for _, c := range strings.Fields(imageCapabilities) {
		b.WriteString("OpCapability " + c + "\n")
	}
	b.WriteString(`OpExtension "SPV_EXT_shader_image_int64"
OpExtension "SPV_EXT_shader_atomic_float_add"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpName %image "image"
OpName %sampler "sampler"
OpDecorate %id BuiltIn WorkgroupId
OpDecorate %rows ArrayStride 16
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
`)
	for i, name := range []string{"in", "out", "image", "sampler"} {
		fmt.Fprintf(&b, "OpDecorate %%%s DescriptorSet 0\nOpDecorate %%%s Binding %d\n", name, name, i)
	}
	b.WriteString(k.decorations)
	b.WriteString("%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%u32 = OpTypeInt 32 0\n%i32 = OpTypeInt 32 1\n%f32 = OpTypeFloat 32\n%u64 = OpTypeInt 64 0\n")
	for _, ty := range []string{"u32", "i32", "f32"} {
		for n := 2; n <= 4; n++ {
			fmt.Fprintf(&b, "%%%sx%d = OpTypeVector %%%s %d\n", ty, n, ty, n)
		}
		fmt.Fprintf(&b, "%%sparse%s = OpTypeStruct %%u32 %%%sx4\n", ty, ty)
	}
	for i := range 8 {
		fmt.Fprintf(&b, "%%c%d = OpConstant %%u32 %d\n", i, i)
	}
	b.WriteString("%true = OpConstantTrue %bool\n%zero = OpConstant %f32 0\n%one = OpConstant %f32 1\n%m1 = OpConstant %i32 -1\n%p1 = OpConstant %i32 1\n%p2 = OpConstant %i32 2\n%n3 = OpConstant %i32 -3\n" +
		"%none = OpConstantNull %u32x4\n%pin = OpTypePointer Input %u32x3\n%id = OpVariable %pin Input\n%rows = OpTypeRuntimeArray %u32x4\n%block = OpTypeStruct %rows\n" +
		"%pb = OpTypePointer StorageBuffer %block\n%pr = OpTypePointer StorageBuffer %u32x4\n%in = OpVariable %pb StorageBuffer\n%out = OpVariable %pb StorageBuffer\n")
	fmt.Fprintf(&b, "%%timg = OpTypeImage %s\n%%pimg = OpTypePointer UniformConstant %%timg\n%%tsmp = OpTypeSampler\n%%psmp = OpTypePointer UniformConstant %%tsmp\n", k.image)
	sampled := strings.Contains(k.image, " 1 Unknown") && !strings.Contains(k.image, "Buffer")
	if sampled {
		b.WriteString("%both = OpTypeSampledImage %timg\n")
	}
	if !strings.Contains(k.decl, "%image =") {
		b.WriteString("%image = OpVariable %pimg UniformConstant\n")
	}
	b.WriteString("%sampler = OpVariable %psmp UniformConstant\n" + k.decl)
	b.WriteString("%main = OpFunction %void None %fn\n%entry = OpLabel\n%gid = OpLoad %u32x3 %id\n%i = OpCompositeExtract %u32 %gid 0\n%first = OpIMul %u32 %i %c4\n")
	for n := range 4 {
		fmt.Fprintf(&b, "%%at%d = OpIAdd %%u32 %%first %%c%d\n%%pa%d = OpAccessChain %%pr %%in %%c0 %%at%d\n%%a%d = OpLoad %%u32x4 %%pa%d\n", n, n, n, n, n, n)
		fmt.Fprintf(&b, "%%f%d = OpBitcast %%f32x4 %%a%d\n%%i%d = OpBitcast %%i32x4 %%a%d\n", n, n, n, n)
		for c, ty := range map[string]string{"a": "u32", "f": "f32", "i": "i32"} {
			fmt.Fprintf(&b, "%%%s%d_1 = OpCompositeExtract %%%s %%%s%d 0\n%%%s%d_2 = OpVectorShuffle %%%sx2 %%%s%d %%%s%d 0 1\n%%%s%d_3 = OpVectorShuffle %%%sx3 %%%s%d %%%s%d 0 1 2\n",
				c, n, ty, c, n, c, n, ty, c, n, c, n, c, n, ty, c, n, c, n)
		}
	}
	if !strings.Contains(k.decl, "%image =") {
		b.WriteString("%img = OpLoad %timg %image\n")
		if sampled {
			b.WriteString("%sv = OpLoad %tsmp %sampler\n%smp = OpSampledImage %both %img %sv\n")
		}
	}
	b.WriteString(k.body + "\n%pout = OpAccessChain %pr %out %c0 %i\nOpStore %pout %r\nOpReturn\nOpFunctionEnd\n")
	return b.String()
}

func (k *imageKernel) module(t *testing.T) *reflect.Module {
	t.Helper()
	if !k.loose {
		return assemble(t, k.text())
	}
	return looseModule(t, k.text())
}

// looseModule is assemble for a module that Vulkan does not allow.
func looseModule(t *testing.T, text string) *reflect.Module {
	t.Helper()
	words, err := spirvtools.Assemble(text, spirvtools.Universal15)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// rowBits are the vectors of input of an invocation.
type rowBits [4][4]uint32

// bitsOf makes words of floats and integers.
func bitsOf(values ...any) (v [4]uint32) {
	for i, x := range values {
		switch x := x.(type) {
		case float64:
			v[i] = math.Float32bits(float32(x))
		case int:
			v[i] = uint32(int32(x))
		case uint32:
			v[i] = x
		}
	}
	return v
}

// run runs the kernel once for each row, with bindings beside the buffers.
func (k *imageKernel) run(t *testing.T, d *reference.Device, rows []rowBits, more ...runner.Binding) ([][4]uint32, error) {
	t.Helper()
	return runImageModule(t, d, k.module(t), rows, more...)
}

func runImageModule(t *testing.T, d *reference.Device, m *reflect.Module, rows []rowBits, more ...runner.Binding) ([][4]uint32, error) {
	t.Helper()
	l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{uint32(len(rows)), 1, 1}, Bindings: more}
	for i, size := range []int{64, 16} {
		b, err := d.NewBuffer(size * len(rows))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			if err := b.Write(0, bytesFrom(t, rows)); err != nil {
				t.Fatal(err)
			}
		}
		l.Bindings = append(l.Bindings, runner.Binding{Binding: uint32(i), Buffer: b})
	}
	_, failed := d.Run(t.Context(), l)
	data := make([]byte, 16*len(rows))
	if err := l.Bound(0, 1, 0).Buffer.Read(0, data); err != nil {
		t.Fatal(err)
	}
	out := make([][4]uint32, len(rows))
	if _, err := binary.Decode(data, binary.LittleEndian, out); err != nil {
		t.Fatal(err)
	}
	return out, failed
}

// newImage makes an image of the values, which are the texels of all levels.
func newImage(t *testing.T, d *reference.Device, desc runner.ImageDesc, levels ...any) runner.Image {
	t.Helper()
	m, err := d.NewImage(desc)
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range levels {
		if err := m.Write(i, bytesFrom(t, v)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func newSampler(t *testing.T, d *reference.Device, desc runner.SamplerDesc) runner.Sampler {
	t.Helper()
	s, err := d.NewSampler(desc)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func imageAt(m runner.Image) runner.Binding     { return runner.Binding{Binding: 2, Image: m} }
func samplerAt(s runner.Sampler) runner.Binding { return runner.Binding{Binding: 3, Sampler: s} }

// numbers returns n texels 1, 2, 3, ….
func numbers(n int) []uint32 {
	out := make([]uint32, n)
	for i := range out {
		out[i] = uint32(i) + 1
	}
	return out
}

func TestImageObjects(t *testing.T) {
	d := openWith(t, reference.Options{MaxMemory: 1 << 16})
	m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatRG16Uint, Width: 5, Height: 4, Depth: 3, Levels: 2})
	if desc := m.Desc(); desc.Layers != 1 || desc.Levels != 2 || desc.LevelBytes(0) != 240 || desc.LevelBytes(1) != 16 {
		t.Errorf("%+v", desc)
	}
	for level, n := range []int{240, 16} {
		src, dst := make([]byte, n), make([]byte, n)
		for i := range src {
			src[i] = byte(i*7 + level + 1)
		}
		if err := m.Write(level, src); err != nil {
			t.Fatal(err)
		}
		if err := m.Read(level, dst); err != nil || string(dst) != string(src) {
			t.Errorf("level %d: %v", level, err)
		}
		for _, wrong := range []int{n - 1, n + 1} {
			if m.Write(level, make([]byte, wrong)) == nil || m.Read(level, make([]byte, wrong)) == nil {
				t.Errorf("%d bytes of level %d", wrong, level)
			}
		}
	}
	first := make([]byte, 240)
	if err := m.Read(0, first); err != nil || first[0] != 1 {
		t.Error("level 1 is in level 0", err)
	}
	for _, level := range []int{-1, 2} {
		if err := m.Read(level, nil); err == nil || !strings.Contains(err.Error(), "2 levels") {
			t.Errorf("level %d: %v", level, err)
		}
	}
	for _, desc := range []runner.ImageDesc{
		{Dim: spec.Dim2D, Format: runner.FormatR8Uint}, {Dim: spec.DimRect, Format: runner.FormatR8Uint, Width: 1}, {Dim: spec.Dim1D, Width: 1},
	} {
		if _, err := d.NewImage(desc); err == nil {
			t.Errorf("%+v", desc)
		}
	}
	for _, width := range []int{1 << 16, 1 << 40, math.MaxInt} {
		var limit *runner.LimitError
		if _, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA32Uint, Width: width, Height: 1 << 20}); !errors.As(err, &limit) {
			t.Errorf("width %d: %v", width, err)
		}
	}
}

// TestImageMemory counts images against the memory of the device until they are closed.
func TestImageMemory(t *testing.T) {
	d := openWith(t, reference.Options{MaxMemory: 1024})
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA8Unorm, Width: 16, Height: 16}
	m := newImage(t, d, desc)
	var limit *runner.LimitError
	if _, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR8Uint, Width: 1}); !errors.As(err, &limit) {
		t.Error("one byte more than there is:", err)
	}
	if _, err := d.NewBuffer(1); !errors.As(err, &limit) {
		t.Error("a buffer of one byte more than there is:", err)
	}
	for range 2 {
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Read(0, make([]byte, 1024)); !errors.Is(err, runner.ErrClosed) {
		t.Error("read of a closed image:", err)
	}
	if _, err := d.NewBuffer(1024); err != nil {
		t.Error("the memory of a closed image:", err)
	}
	open := openWith(t, reference.Options{})
	m = newImage(t, open, desc)
	if err := open.Close(); err != nil {
		t.Fatal(err)
	}
	if err := m.Write(0, make([]byte, 1024)); !errors.Is(err, runner.ErrClosed) {
		t.Error("write to an image of a closed device:", err)
	}
	if _, err := open.NewImage(desc); !errors.Is(err, runner.ErrClosed) {
		t.Error("an image of a closed device:", err)
	}
	if _, err := open.NewSampler(runner.SamplerDesc{}); !errors.Is(err, runner.ErrClosed) {
		t.Error("a sampler of a closed device:", err)
	}
}

func TestSamplers(t *testing.T) {
	d := openWith(t, reference.Options{})
	edge, border := runner.ClampToEdge, runner.ClampToBorder
	texels := runner.SamplerDesc{Unnormalized: true, Address: [3]runner.AddressMode{edge, border, runner.Repeat}}
	if s := newSampler(t, d, texels); s.Desc() != texels {
		t.Errorf("%+v", s.Desc())
	}
	if _, err := d.NewSampler(runner.SamplerDesc{MinLod: 1}); err == nil || !strings.Contains(err.Error(), "lowest level 1") {
		t.Errorf("a sampler without levels: %v", err)
	}
}

// TestForeignObjects binds images and samplers that the device cannot use.
func TestForeignObjects(t *testing.T) {
	d, other := openWith(t, reference.Options{}), openWith(t, reference.Options{})
	k := imageKernel{image: "%u32 2D 0 0 0 1 Unknown", body: "%r = OpImageSampleExplicitLod %u32x4 %smp %f0_2 Lod %zero"}
	m := k.module(t)
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 1, Height: 1}
	good, smp := newImage(t, d, desc, numbers(1)), newSampler(t, d, runner.SamplerDesc{})
	closed, closedSampler := newImage(t, d, desc), newSampler(t, d, runner.SamplerDesc{})
	for _, c := range []interface{ Close() error }{closed, closedSampler} {
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	run := func(m *reflect.Module, image runner.Image, s runner.Sampler) error {
		_, err := runImageModule(t, d, m, make([]rowBits, 1), imageAt(image), samplerAt(s))
		return err
	}
	if err := run(m, good, smp); err != nil {
		t.Fatal(err)
	}
	for reason, err := range map[string]error{
		"the image belongs to another device":   run(m, newImage(t, other, desc), smp),
		"the image was closed":                  run(m, closed, smp),
		"the sampler belongs to another device": run(m, good, newSampler(t, other, runner.SamplerDesc{})),
		"the sampler was closed":                run(m, good, closedSampler),
	} {
		var binding *runner.BindingError
		if !errors.As(err, &binding) || binding.Reason != reason {
			t.Errorf("%s: %v", reason, err)
		}
	}
	if _, err := runImageModule(t, d, m, make([]rowBits, 1), imageAt(good), samplerAt(smp), runner.Binding{Binding: 9, Image: closed}); err != nil {
		t.Error("an image that the kernel does not use:", err)
	}
}
