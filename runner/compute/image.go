package compute

import (
	"errors"
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Image is an image of a device. Go sees its texels as elements of type T: one for each
// texel, or one for each of its components. An element has the bits of the format, so texels
// of RGBA8Unorm are [4]uint8, or four uint8; those of packed formats are uint32. The caller
// must close the image or its device.
type Image[T any] struct {
	raw  runner.Image
	desc runner.ImageDesc
	size int // the size of an element in bytes
}

// NewImage makes an image whose texels are all zero. It refuses a type T that does not have
// the bits of the format. A byte fits every format.
func NewImage[T any](d *Device, desc runner.ImageDesc) (*Image[T], error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	desc, err := desc.Resolved()
	if err != nil {
		return nil, err
	}
	t := hostlayout.TypeOf[T]()
	if err := checkTexel(t, desc.Format); err != nil {
		return nil, err
	}
	raw, err := d.NewImage(desc)
	if err != nil {
		return nil, err
	}
	return &Image[T]{raw, desc, t.Size()}, nil
}

// ImageOf makes an image and fills level 0 with the elements of data, in the order of
// [Image.Write].
func ImageOf[T any](d *Device, desc runner.ImageDesc, data []T) (*Image[T], error) {
	i, err := NewImage[T](d, desc)
	if err != nil {
		return nil, err
	}
	if err := i.Write(0, data); err != nil {
		i.Close()
		return nil, err
	}
	return i, nil
}

// TexelShape returns the layout of a texel in memory: a number, an array of components, or, for packed formats, one
// integer. It returns nil for unknown formats.
func TexelShape(f runner.Format) *block.Shape {
	texel, _ := texelShape(f)
	return texel
}

// texelShape returns the layout of a texel, and of a component. They are equal for packed
// formats and those with one component.
func texelShape(f runner.Format) (texel, component *block.Shape) {
	number := func(kind block.Kind, bits int) *block.Shape {
		signed := f.Kind() == runner.FormatSint || f.Kind() == runner.FormatSnorm
		return &block.Shape{Kind: kind, Bits: bits, Unsigned: kind == block.Int && !signed, Size: int64(bits) / 8}
	}
	n, bits := int64(0), f.Bits()
	for _, b := range bits {
		if b != 0 {
			n++
		}
	}
	first := int(bits[0])
	switch {
	case n == 0:
		return nil, nil
	case first%8 != 0: // packed
		texel = number(block.Int, 8*f.TexelBytes())
		return texel, texel
	case f.Kind() == runner.FormatFloat:
		component = number(block.Float, first)
	default:
		component = number(block.Int, first)
	}
	if n == 1 {
		return component, component
	}
	return block.ArrayOf(component, n, component.Size), component
}

// checkTexel returns an error unless values of a Go type have the bits of a texel or of its
// components.
func checkTexel(t hostlayout.Type, f runner.Format) error {
	if t.IsByte() {
		return nil
	}
	texel, component := texelShape(f)
	if c, err := hostlayout.NewCodec(t, component); err == nil && c.Same() {
		return nil
	}
	c, err := hostlayout.NewCodec(t, texel)
	if err == nil && !c.Same() {
		//lint:ignore ST1005 Go is a name
		err = fmt.Errorf("Go lays out elements of type %s differently", t)
	}
	if err != nil {
		return fmt.Errorf("texels of %s are %s: %w", f, texel, err)
	}
	return nil
}

func (i *Image[T]) made() bool { return i != nil && i.raw != nil }

var errNoImage = errors.New("the image is nil, or was not made by NewImage or ImageOf")

// Desc returns what the image was made with, zeros resolved. It is empty for a nil Image.
func (i *Image[T]) Desc() runner.ImageDesc {
	if !i.made() {
		return runner.ImageDesc{}
	}
	return i.desc
}

// Raw returns the image itself, or nil if i is nil or a zero Image.
func (i *Image[T]) Raw() runner.Image {
	if !i.made() {
		return nil
	}
	return i.raw
}

// Close frees the memory as soon as no launch uses it.
func (i *Image[T]) Close() error {
	if !i.made() {
		return nil
	}
	return i.raw.Close()
}

// Len returns the number of elements of a mip level, or 0 if the image has no such level.
func (i *Image[T]) Len(level int) int {
	if !i.made() || level < 0 || level >= i.desc.Levels {
		return 0
	}
	return i.desc.LevelBytes(level) / i.size
}

// within returns an error unless n elements are those of a level.
func (i *Image[T]) within(level, n int) error {
	if !i.made() {
		return errNoImage
	}
	if level < 0 || level >= i.desc.Levels {
		return fmt.Errorf("level %d is not among the %s of the image", level, count.Of(i.desc.Levels, "level"))
	}
	if have := i.Len(level); n != have {
		return fmt.Errorf("level %d of the image has %s, the slice %d", level, count.Of(have, "element"), n)
	}
	return nil
}

// Write replaces the texels of a mip level by src, which has Len(level) elements: layer by
// layer, in each slice by slice (z), and row by row (y).
func (i *Image[T]) Write(level int, src []T) error {
	if err := i.within(level, len(src)); err != nil {
		return err
	}
	return i.raw.Write(level, hostlayout.Bytes(src))
}

// Read copies the texels of a mip level to dst, in the order of Write.
func (i *Image[T]) Read(level int, dst []T) error {
	if err := i.within(level, len(dst)); err != nil {
		return err
	}
	return i.raw.Read(level, hostlayout.Bytes(dst))
}

// Slice reads all elements of a mip level.
func (i *Image[T]) Slice(level int) ([]T, error) {
	out := make([]T, i.Len(level))
	return out, i.Read(level, out)
}

// Range returns a part of the image, its mip levels and layers, as an argument of a
// dispatch.
func (i *Image[T]) Range(part runner.ImageRange) ImagePart {
	return ImagePart{i.Raw(), part}
}

// ImagePart is a part of an image.
type ImagePart struct {
	raw  runner.Image
	part runner.ImageRange
}

// pictured is an *Image or a part of one.
type pictured interface {
	picture() (runner.Binding, error)
}

func (i *Image[T]) picture() (runner.Binding, error) {
	return i.Range(runner.ImageRange{}).picture()
}

func (r ImagePart) picture() (runner.Binding, error) {
	if r.raw == nil {
		return runner.Binding{}, errNoImage
	}
	return runner.Binding{Image: r.raw, View: r.part}, nil
}

// Sampled is an image, or a part of one, together with a sampler, as an argument for a
// combined image sampler.
func Sampled(image any, s runner.Sampler) any { return sampled{image, s} }

type sampled struct {
	image any
	s     runner.Sampler
}

// Texels is an argument for a texel buffer, with the format of its texels: a *Buffer, a part
// of one, a runner.Buffer, or a Go value. It is needed where the kernel does not state the
// format.
func Texels(v any, f runner.Format) any { return texels{v, f} }

type texels struct {
	v any
	f runner.Format
}

// picturesArgument returns what an argument binds to a descriptor of an image, of a sampler,
// or of both.
func picturesArgument(r *reflect.Resource, v any) (runner.Binding, error) {
	switch v := v.(type) {
	case sampled:
		if r.Type != reflect.CombinedImageSampler {
			return runner.Binding{}, fmt.Errorf("the kernel has a %s here, the argument is an image with a sampler", r.Type)
		}
		b, err := picturesArgument(r, v.image)
		b.Sampler = v.s
		return b, err
	case pictured:
		return v.picture()
	case runner.Image:
		return runner.Binding{Image: v}, nil
	case runner.Sampler:
		return runner.Binding{Sampler: v}, nil
	}
	takes := map[reflect.DescriptorType]string{
		reflect.SamplerDescriptor: "a runner.Sampler", reflect.CombinedImageSampler: "the result of Sampled",
	}[r.Type]
	if takes == "" {
		takes = "a *compute.Image, a part of one or a runner.Image"
	}
	return runner.Binding{}, fmt.Errorf("the kernel has a %s here, which takes %s, not %s", r.Type, takes, hostlayout.TypeOfValue(v))
}

// isPicture describes an argument that only descriptors of images or samplers take, or
// returns an empty string.
func isPicture(v any) string {
	switch v.(type) {
	case sampled, pictured, runner.Image:
		return "an image"
	case runner.Sampler:
		return "a sampler"
	case texels:
		return "a texel buffer"
	}
	return ""
}

// line binds a value to the descriptor of a texel buffer.
func (c *call) line(r *reflect.Resource, v any) (runner.Binding, error) {
	t, _ := v.(texels)
	if t.v == nil {
		t.v = v
	}
	at, err := c.k.line(r, t.f)
	if err != nil {
		return runner.Binding{}, err
	}
	b, err := c.memory(at, t.v)
	b.Format = t.f
	return b, err
}

// line returns a copy of the descriptor of a texel buffer with the layout of its texels as a
// block. f is the format of the argument, or 0.
func (k *Kernel) line(r *reflect.Resource, f runner.Format) (*reflect.Resource, error) {
	b := runner.Binding{Format: f}
	if r.Image != nil {
		f = b.TexelFormat(r)
	}
	texel, _ := texelShape(f)
	if texel == nil {
		return nil, errors.New("the texel buffer needs a format: use Texels")
	}
	v, ok := k.lines.Load(f)
	if !ok {
		s := block.StructOf([]block.Field{{Name: "texels", Shape: block.ArrayOf(texel, -1, texel.Size)}})
		v, _ = k.lines.LoadOrStore(f, s)
	}
	out := *r
	out.Block, _ = v.(*block.Shape)
	out.RuntimeStride = uint64(texel.Size) // the range ends behind the last texel, and not behind its word
	return &out, nil
}
