//go:build cgo

package vulkan

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// storing adds 1 to each texel of a storage texel buffer of R32Float at binding 0, whose
// texels are as many as the invocations, and then adds the texel to that of a storage image
// of an array of two at binding 1.
func storing() string {
	return kernel("OpCapability ImageBuffer\nOpCapability StorageImageExtendedFormats", `
OpDecorate %line DescriptorSet 0
OpDecorate %line Binding 0
OpDecorate %pictures DescriptorSet 0
OpDecorate %pictures Binding 1`, `
%one = OpConstant %f32 1
%two = OpConstant %u32 2
%c8 = OpConstant %u32 8
%v2u = OpTypeVector %u32 2
%v4f = OpTypeVector %f32 4
%Line = OpTypeImage %f32 Buffer 0 0 0 2 R32f
%pLine = OpTypePointer UniformConstant %Line
%line = OpVariable %pLine UniformConstant
%Picture = OpTypeImage %f32 2D 0 0 0 2 R32f
%Pictures = OpTypeArray %Picture %two
%pPictures = OpTypePointer UniformConstant %Pictures
%pPicture = OpTypePointer UniformConstant %Picture
%pictures = OpVariable %pPictures UniformConstant`, `
%l = OpLoad %Line %line
%v = OpImageRead %v4f %l %i
%f = OpCompositeExtract %f32 %v 0
%g = OpFAdd %f32 %f %one
%w = OpCompositeConstruct %v4f %g %g %g %g
OpImageWrite %l %i %w
%x = OpUMod %u32 %i %c8
%y = OpUDiv %u32 %i %c8
%at = OpCompositeConstruct %v2u %x %y
%pa = OpAccessChain %pPicture %pictures %c0
%pb = OpAccessChain %pPicture %pictures %c1
%a = OpLoad %Picture %pa
%b = OpLoad %Picture %pb
%s = OpImageRead %v4f %a %at
%r = OpFAdd %v4f %s %w
OpImageWrite %b %at %r`)
}

// storeInputs returns the bindings of storing: a range of a buffer of zeros, and two images.
func storeInputs(t testing.TB, d runner.Device, offset int) []runner.Binding {
	t.Helper()
	b := newBuffer(t, d, make([]byte, offset+256))
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 8}
	return []runner.Binding{{Buffer: b, Offset: offset, Size: 256}, {Binding: 1, Image: newImage(t, d, desc)}, {Binding: 1, Index: 1, Image: newImage(t, d, desc)}}
}

func closeInputs(t testing.TB, bindings []runner.Binding) {
	t.Helper()
	for i := range bindings {
		var err error
		if b := &bindings[i]; b.Buffer != nil {
			err = b.Buffer.Close()
		} else {
			err = b.Image.Close()
		}
		if err != nil {
			t.Error(err)
		}
	}
}

// Kernels write texel buffers and arrays of images, and see what earlier launches wrote.
func TestStoredTexels(t *testing.T) {
	for _, o := range []Options{{}, {Memory: DeviceMemory}} {
		each(t, o, func(t *testing.T, d runner.Device) {
			in := storeInputs(t, d, 512)
			l := &runner.Launch{Module: module(t, storing()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: in[:2]}
			if _, err := d.Run(context.Background(), l); err == nil || !strings.Contains(err.Error(), "element 1 of the array: the module uses") {
				t.Errorf("missing element: %v", err)
			}
			writeLevel(t, in[1].Image, 0, bytes.Repeat(floats(100), 64))
			l.Bindings = in
			run(t, d, l, l, l)
			if got := read(t, in[0].Buffer); got[127] != 0 || got[128] != 3 || got[191] != 3 {
				t.Errorf("texel buffer: %v", got[120:])
			}
			if got := toFloats(readLevel(t, in[2].Image, 0)); got[0] != 103 || got[63] != 103 {
				t.Errorf("image: %v", got)
			}
		})
	}
}

// Reads beyond an image give zero on devices with robustImageAccess.
func TestBeyondImages(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		if !d.Info().HasFeature("robustImageAccess") {
			t.Fatalf("the driver has no robustImageAccess: %v", d.Info().Features)
		}
		i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Height: 4})
		writeLevel(t, i, 0, bytes.Repeat(floats(7), 16))
		in := [][2][4]int{{{3, 3}}, {{4, 0}}, {{0, 4}}, {{-1, 2}}, {{1 << 30, 1 << 30}}}
		k := picturing{dim: spec.Dim2D, comp: "f32", how: "read", format: "R32f"}
		for n, v := range pictured(t, d, k, in, runner.Binding{Image: i}) {
			if want := map[int]float64{0: 7}[n]; v[0] != want {
				t.Errorf("texel %v is %v, want %v", in[n][0], v[0], want)
			}
		}
	})
}

// Images, views, samplers and texel buffers leave nothing behind.
func TestImageLeaks(t *testing.T) {
	each(t, Options{}, func(t *testing.T, rd runner.Device) {
		d := rd.(*Device)
		m := module(t, storing())
		round := func(n int) {
			for i := range n {
				in := storeInputs(t, d, 256*(i%5))
				run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: in})
				s, err := d.NewSampler(runner.SamplerDesc{Mag: runner.Linear})
				if err != nil {
					t.Fatal(err)
				}
				if err := s.Close(); err != nil {
					t.Fatal(err)
				}
				closeInputs(t, in)
			}
		}
		round(200)
		before := growth.ResidentKiB(t)
		round(600)
		if grown := growth.ResidentKiB(t) - before; grown > 24<<10 {
			t.Errorf("resident memory grew by %d KiB over 600 rounds", grown)
		}
		if len(d.images) != 0 || len(d.samplers) != 0 || d.filters != 0 || len(d.buffers) != 0 || len(d.idle) != 1 {
			t.Errorf("%d images, %d samplers, %d filters, %d buffers, %d frames", len(d.images), len(d.samplers), d.filters, len(d.buffers), len(d.idle))
		}
		keepsFewViews(t, d, m)
	})
}

// keepsFewViews binds ever new parts of one image and one buffer.
func keepsFewViews(t *testing.T, d *Device, m *reflect.Module) {
	const n = 3 * maxViews
	b := newBuffer(t, d, make([]byte, 256*(n+1)))
	i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 8, Layers: n + 1})
	for k := range n {
		run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{
			{Buffer: b, Offset: 256 * k, Size: 256}, {Binding: 1, Image: i, View: runner.ImageRange{Layer: k}}, {Binding: 1, Index: 1, Image: i, View: runner.ImageRange{Layer: k + 1}},
		}})
	}
	if got := toFloats(readLevel(t, i, 0)); got[64*n] != n || got[64] != 1 {
		t.Errorf("layer 1 holds %v, the last one %v", got[64], got[64*n])
	}
	if views, texels := len(i.(*image).p.views), len(b.(*buffer).b.texels); views > maxViews || texels > maxViews {
		t.Errorf("%d views of the image, %d of the buffer", views, texels)
	}
	i.Close()
	b.Close()
}

// Goroutines share an image that each of them reads, and write images of their own.
func TestConcurrentImages(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		m := module(t, moving(runner.FormatR32Float, "R32f"))
		desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 8}
		from := newImage(t, d, desc)
		want := bytes.Repeat(floats(1, 2, 3, 4), 16)
		writeLevel(t, from, 0, want)
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				for range 20 {
					to, err := d.NewImage(desc)
					if err != nil {
						t.Error(err)
						return
					}
					got := make([]byte, len(want))
					_, err = d.Run(context.Background(), &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Image: from}, {Binding: 1, Image: to}}})
					if err := errors.Join(err, to.Read(0, got), to.Close()); err != nil || !bytes.Equal(got, want) {
						t.Errorf("%v, % x", err, got[:16])
					}
				}
			})
		}
		wg.Wait()
	})
}

// A device closes with images and samplers that were not closed.
func TestCloseWithImages(t *testing.T) {
	for _, s := range drivers.Selectors() {
		d, err := OpenDevice(s[1], Options{Validate: drivers.Validate()})
		if err != nil {
			t.Fatal(err)
		}
		in := storeInputs(t, d, 0)
		run(t, d, &runner.Launch{Module: module(t, storing()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: in})
		sampler, err := d.NewSampler(runner.SamplerDesc{})
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		if err := in[1].Image.Read(0, make([]byte, 256)); !errors.Is(err, runner.ErrClosed) {
			t.Errorf("reading an image of a closed device: %v", err)
		}
		if _, err := d.NewImage(in[1].Image.Desc()); !errors.Is(err, runner.ErrClosed) {
			t.Errorf("a new image: %v", err)
		}
		if _, err := d.NewSampler(runner.SamplerDesc{}); !errors.Is(err, runner.ErrClosed) {
			t.Errorf("a new sampler: %v", err)
		}
		closeInputs(t, in)
		if err := sampler.Close(); err != nil {
			t.Error(err)
		}
	}
}

// A launch that was given up keeps its images. The kernel is endless, and also uses an image.
func TestImageTimeout(t *testing.T) {
	if os.Getenv("SPVC_TEST_TIMEOUT_CHILD") == "" {
		out, err := rerun(t, "TestImageTimeout", "SPVC_TEST_TIMEOUT_CHILD=1")
		if err != nil || !strings.Contains(out, "timed out as it should") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	rd, err := OpenDevice(drivers.Lavapipe, Options{})
	if err != nil {
		t.Fatal(err)
	}
	d := rd.(*Device)
	text := strings.NewReplacer("OpDecorate %data DescriptorSet 0", "OpDecorate %data DescriptorSet 0\nOpDecorate %picture DescriptorSet 0\nOpDecorate %picture Binding 1",
		"%zero = OpConstant", "%v2u = OpTypeVector %u32 2\n%v4f = OpTypeVector %f32 4\n%Image = OpTypeImage %f32 2D 0 0 0 2 R32f\n%pImage = OpTypePointer UniformConstant %Image\n%picture = OpVariable %pImage UniformConstant\n%zero = OpConstant",
		"OpBranch %head\n%head", "%img = OpLoad %Image %picture\n%xy = OpCompositeConstruct %v2u %c0 %c0\n%texel = OpImageRead %v4f %img %xy\nOpBranch %head\n%head").Replace(endless())
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 8}
	i, other := newImage(t, d, desc), newImage(t, d, desc)
	b := newBuffer(t, d, make([]byte, 256))
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	l := &runner.Launch{Module: module(t, text), Entry: "main", Groups: [3]uint32{65535, 1, 1}, Bindings: []runner.Binding{{Buffer: b}, {Binding: 1, Image: i}}}
	if _, err := d.Run(ctx, l); !errors.Is(err, runner.ErrTimeout) {
		t.Fatalf("got %v", err)
	}
	// Copies would wait for the launch without end, also those of other images.
	for _, x := range []runner.Image{i, other} {
		if err := x.Read(0, make([]byte, 256)); !errors.Is(err, runner.ErrTimeout) {
			t.Errorf("reading: %v", err)
		}
		if err := x.Write(0, make([]byte, 256)); !errors.Is(err, runner.ErrTimeout) {
			t.Errorf("writing: %v", err)
		}
	}
	if _, err := d.NewImage(desc); !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("a new image: %v", err)
	}
	p := i.(*image).p
	if err := i.Close(); err != nil || p.pins != 1 || p.c.image == nil {
		t.Errorf("closing: %v, %d pins", err, p.pins)
	}
	if err := d.Close(); !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("close: %v", err)
	}
	fmt.Println("timed out as it should")
	if !t.Failed() {
		os.Exit(0) // the driver's thread is still in the kernel
	}
}

func BenchmarkImageUpload(b *testing.B) {
	d := open(b, Options{})
	i := newImage(b, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRGBA8Unorm, Width: 1024, Height: 1024})
	data := make([]byte, 4<<20)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		writeLevel(b, i, 0, data)
	}
}
