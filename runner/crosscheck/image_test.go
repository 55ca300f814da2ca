package crosscheck

import (
	"context"
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

func words(values ...uint32) []byte {
	var out []byte
	for _, v := range values {
		out = binary.LittleEndian.AppendUint32(out, v)
	}
	return out
}

func TestTexels(t *testing.T) {
	f := math.Float32bits
	for _, c := range []struct {
		name      string
		format    runner.Format
		got, want []byte
		count     int
		first     int
		text      string
	}{
		{"equal", runner.FormatRGBA8Unorm, words(1, 0xff00ff00), words(1, 0xff00ff00), 0, 0, ""},
		{"one step", runner.FormatRGBA8Unorm, words(0x10203040), words(0x11212f41), 0, 0, ""},
		{"two steps", runner.FormatRGBA8Unorm, words(0, 0x10203040), words(0, 0x10223040), 1, 4, "blue 32/255"},
		{"no step around", runner.FormatRGBA8Unorm, words(0xff), words(0), 1, 0, "red 255/255"},
		{"srgb", runner.FormatRGBA8Srgb, words(0x10), words(0x11), 0, 0, ""},
		{"signed step", runner.FormatRGBA8Snorm, words(0xff), words(0x00), 0, 0, ""},
		{"signed steps", runner.FormatRGBA8Snorm, words(0xff), words(0x01), 1, 0, "red -1/127"},
		{"both are -1", runner.FormatRGBA8Snorm, words(0x80), words(0x82), 0, 0, ""},
		{"packed", runner.FormatA2B10G10R10Unorm, words(0x400ffc01), words(0x400ff800), 0, 0, ""},
		{"packed steps", runner.FormatA2B10G10R10Unorm, words(0x00000c00), words(0x00000400), 1, 0, "green 3/1023"},
		{"packed alpha", runner.FormatA2B10G10R10Uint, words(0xc0000000), words(0x80000000), 1, 0, "alpha 3"},
		{"integers", runner.FormatRG16Uint, words(0x00050007), words(0x00050008), 1, 0, "red 7"},
		{"two integers", runner.FormatRG16Sint, words(0xffff0007), words(0x00000008), 2, 0, "red 7"},
		{"negative", runner.FormatRG16Sint, words(0xffff0007), words(0x00000007), 1, 0, "green -1"},
		{"long", runner.FormatR64Uint, words(0, 1<<31), words(0, 0), 1, 0, "red 9223372036854775808"},
		{"floats", runner.FormatRG32Float, words(f(1), f(2)), words(f(1)+256, f(2)), 0, 0, ""},
		{"far floats", runner.FormatRG32Float, words(f(1), f(2), f(1), f(2)), words(f(1), f(2), f(1), f(2)+257), 1, 8, "green 2"},
		{"zeros", runner.FormatR32Float, words(1 << 31), words(0), 0, 0, ""},
		{"numbers and none", runner.FormatR32Float, words(0x7fc00000), words(f(1)), 1, 0, "red NaN"},
		{"halves", runner.FormatRG16Float, words(0x3c003c00), words(0x3c013cff), 0, 0, ""},
		{"small floats", runner.FormatB10G11R11Float, words(0x3c1), words(0x3c0), 0, 0, ""},
		{"far small floats", runner.FormatB10G11R11Float, words(0x3c2 << 11), words(0x3c0 << 11), 1, 0, "green 0x3c2"},
		{"depths", runner.FormatD16Unorm, words(0x00010002), words(0x00020004), 1, 0, "red 2/65535"},
		{"shared exponent", runner.FormatE5B9G9R9Float, words(8), words(9), 1, 0, "0x00000008"},
	} {
		d := comparison{got: c.got, want: c.want, most: DefaultULP}
		d.texels(c.format)
		if d.count != c.count || d.first != c.first || d.texts[0] != c.text {
			t.Errorf("%s: %d differ, the first at %d: %q", c.name, d.count, d.first, d.texts[0])
		}
		if c.count == 0 && (d.largest == 0) != slices.Equal(c.got, c.want) && c.name != "zeros" && c.name != "both are -1" {
			t.Errorf("%s: the largest distance is %d", c.name, d.largest)
		}
	}
}

// picture is an image of memory.
type picture struct {
	desc   runner.ImageDesc
	levels [][]byte
}

func newPicture(desc runner.ImageDesc) *picture {
	p := &picture{desc: desc}
	for level := range desc.Levels {
		p.levels = append(p.levels, make([]byte, desc.LevelBytes(level)))
	}
	return p
}

func (p *picture) Desc() runner.ImageDesc { return p.desc }
func (p *picture) Write(level int, src []byte) error {
	copy(p.levels[level], src)
	return nil
}
func (p *picture) Read(level int, dst []byte) error {
	copy(dst, p.levels[level])
	return nil
}
func (p *picture) Close() error { return nil }

// A mismatch of an image names the texel.
func TestImageMismatch(t *testing.T) {
	desc, err := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 8, Height: 6, Layers: 3, Levels: 2}.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	own, twin := newPicture(desc), newPicture(desc)
	copy(own.levels[1][4*(2*12+1*4+3):], words(77))
	r := &reflect.Resource{Type: reflect.StorageImage, Set: 1, Binding: 2, Count: 1, Name: "out"}
	p := &pair{
		launch: &runner.Launch{Entry: "k", Bindings: []runner.Binding{{Set: 1, Binding: 2, Image: twin}}},
		entry:  &reflect.EntryPoint{Resources: []*reflect.Resource{r}}, own: []runner.Binding{{Set: 1, Binding: 2, Image: own}},
	}
	d := &Device{ulp: DefaultULP}
	if err := d.compare(t.Context(), p); err != nil || d.report.Equal != 1 {
		t.Errorf("level 0: %v", err)
	}
	p.launch.Bindings[0].View.Level = 1
	const want = `entry point "k": image "out" (set 1, binding 2), texel (3, 1, 2) of level 1: the device computed red 77, the reference device red 0`
	if err := d.compare(t.Context(), p); err == nil || err.Error() != want {
		t.Errorf("level 1: %v", err)
	}
	// What a kernel can only read is not compared.
	r.Type = reflect.SampledImage
	if err := d.compare(t.Context(), p); err != nil {
		t.Error(err)
	}
}

// texelBuffer is a buffer of memory.
type texelBuffer struct {
	runner.Buffer
	data []byte
}

func (b *texelBuffer) Size() int { return len(b.data) }
func (b *texelBuffer) Read(at int, dst []byte) error {
	copy(dst, b.data[at:])
	return nil
}

func TestTexelBufferMismatch(t *testing.T) {
	own, twin := &texelBuffer{data: words(0, 0, 9, 0x01010101)}, &texelBuffer{data: words(0, 0, 9, 0x01010102)}
	r := &reflect.Resource{Type: reflect.StorageTexelBuffer, Count: 1, Image: &reflect.ImageInfo{Dim: spec.DimBuffer, Format: spec.ImageFormatRgba8}}
	p := &pair{
		launch: &runner.Launch{Entry: "k", Bindings: []runner.Binding{{Buffer: twin, Offset: 8}}},
		entry:  &reflect.EntryPoint{Resources: []*reflect.Resource{r}}, own: []runner.Binding{{Buffer: own, Offset: 8}},
	}
	d := &Device{ulp: DefaultULP}
	if err := d.compare(t.Context(), p); err != nil || d.report.Near != 1 {
		t.Errorf("one step: %v, %+v", err, d.report)
	}
	r.Image.Format = spec.ImageFormatR32ui
	if err := d.compare(t.Context(), p); err == nil || !strings.Contains(err.Error(), "byte 4: the device computed red 16843009, the reference device red 16843010") {
		t.Errorf("integers: %v", err)
	}
}

// idle is a device that does nothing.
type idle struct{ ran int }

func (*idle) Info() *runner.DeviceInfo {
	return runner.SoftwareInfo("idle", "idle", []spec.Capability{spec.CapabilityShader})
}
func (*idle) NewBuffer(int) (runner.Buffer, error)                 { return nil, errors.ErrUnsupported }
func (*idle) NewImage(desc runner.ImageDesc) (runner.Image, error) { return newPicture(desc), nil }
func (*idle) NewSampler(runner.SamplerDesc) (runner.Sampler, error) {
	return nil, errors.ErrUnsupported
}
func (*idle) Close() error { return nil }
func (d *idle) Run(context.Context, ...*runner.Launch) (runner.Timing, error) {
	d.ran++
	return runner.Timing{}, nil
}

// If the reference device refuses an image, the launch runs and counts as not compared.
func TestRefusedImage(t *testing.T) {
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := ref.Close(); err != nil { // it has no images any more
		t.Fatal(err)
	}
	device := &idle{}
	d := New(device, ref, Options{})
	i, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: 2, Height: 2, Depth: 1, Layers: 1, Levels: 1})
	if err != nil {
		t.Fatal(err)
	}
	r := &reflect.Resource{Type: reflect.StorageImage, Count: 1, Image: &reflect.ImageInfo{Dim: spec.Dim2D}}
	m := &reflect.Module{EntryPoints: []reflect.EntryPoint{{Name: "k", Model: reflect.GLCompute, LocalSize: [3]uint32{1, 1, 1}, Resources: []*reflect.Resource{r}}}}
	_, err = d.Run(t.Context(), &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Image: i}}})
	if got := d.Report(); err != nil || device.ran != 1 || got.Unchecked != 1 || !strings.HasPrefix(got.Reason, "the reference device refuses an input: ") {
		t.Errorf("%v, %+v, %d runs", err, got, device.ran)
	}
}
