package dispatch

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"strings"

	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// texels makes s a slot for the texels of an image or texel buffer. Their layout is that of a block with an array of
// texels.
func (s *slot) texels(r *reflect.Resource) error {
	i := r.Image
	buffer := r.Type == reflect.StorageTexelBuffer || r.Type == reflect.UniformTexelBuffer
	switch {
	case !buffer && r.Type != reflect.StorageImage && r.Type != reflect.SampledImage && r.Type != reflect.CombinedImageSampler || i == nil:
		return errors.New("only blocks, texel buffers, images and samplers can be bound, not descriptors of this type")
	case !buffer && (i.Multisampled || i.Dim > spec.DimCube):
		return errors.New("only images of one to three dimensions and cubes, without samples, can be bound")
	}
	f, ok := runner.FormatOf(i.Format)
	if !buffer {
		s.image, s.dim = r, i.Dim
		s.dims = map[spec.Dim]int{spec.Dim1D: 1, spec.Dim2D: 2, spec.Dim3D: 3, spec.DimCube: 3}[i.Dim]
		if i.Arrayed && i.Dim != spec.DimCube {
			s.dims++
		}
	}
	switch {
	case s.samples() && i.Depth:
		f = runner.FormatD32Float
		s.open = true
	case !buffer && !ok:
		f, _ = formatOf(kindOf(i, 'f'), 32, 4)
		s.open = true
	case !ok:
		return errors.New("the module does not state the format of its texels, so they cannot be bound")
	}
	s.setFormat(f)
	return nil
}

// oneComponent gives an image the format of JSON, whose rows are arrays of numbers, not of texels.
func (s *slot) oneComponent() error {
	if !s.open || s.image.Image.Depth {
		return nil
	}
	f, _ := formatOf(kindOf(s.image.Image, 'f'), 32, 1)
	return s.reformat(f)
}

// reformat sets the format of an open image, and the layout that depends on it.
func (s *slot) reformat(f runner.Format) (err error) {
	s.setFormat(f)
	s.layout, err = values.NewLayout(s.shape)
	return err
}

// setFormat sets the format of the texels.
func (s *slot) setFormat(f runner.Format) {
	s.format, s.isTexel = f, true
	texel := compute.TexelShape(f)
	s.shape = block.StructOf([]block.Field{{Name: "texels", Shape: block.ArrayOf(texel, -1, texel.Size)}})
}

// kindOf returns the kind of the format of an image whose components have a kind of NumPy.
func kindOf(i *reflect.ImageInfo, kind byte) runner.FormatKind {
	switch integer := i.Sampled != nil && i.Sampled.Kind == reflect.IntType; {
	case integer && i.Sampled.Signed:
		return runner.FormatSint
	case integer:
		return runner.FormatUint
	case kind == 'f':
		return runner.FormatFloat
	case kind == 'i':
		return runner.FormatSnorm
	}
	return runner.FormatUnorm
}

// formatOf returns the format with a number of components of the same number of bits.
func formatOf(kind runner.FormatKind, bits, components int) (runner.Format, bool) {
	var want [4]uint8
	for k := range min(components, len(want)) {
		want[k] = uint8(bits)
	}
	for i := range spec.ImageFormatR64i {
		if f, ok := runner.FormatOf(i); ok && f.Kind() == kind && f.Bits() == want && components <= len(want) {
			return f, true
		}
	}
	return 0, false
}

// formatOfArray gives an image the format of an array: of (height, width) numbers, or of (height, width, n) for
// texels of n components.
func (s *slot) formatOfArray(a *npy.Array) error {
	components := 1
	if len(a.Shape) == s.dims+1 {
		components = a.Shape[s.dims]
	}
	f, ok := formatOf(kindOf(s.image.Image, a.Type.Kind), 8*a.Type.Size, components)
	if s.image.Image.Depth {
		f, ok = runner.FormatD32Float, components == 1 && a.Type.Kind == 'f' && a.Type.Size == 4
	}
	if float := f.Kind() == runner.FormatFloat; !ok || len(a.Shape) < s.dims || float != (a.Type.Kind == 'f') {
		return fmt.Errorf("no format of the image has texels of %s with the shape %v: it takes (%s) numbers, or two or four of them for each texel", a.Type, a.Shape, s.sizes())
	}
	return s.reformat(f)
}

// sizes names the sizes of an image in the order of an array.
func (s *slot) sizes() string {
	names := []string{"depth", "height", "width"}
	if s.dim != spec.Dim3D {
		names[0] = "layers"
	}
	switch {
	case s.dim == spec.DimCube:
		names[0] = "faces"
	case s.dim == spec.Dim1D && s.dims == 2:
		return "layers, width"
	}
	return strings.Join(names[len(names)-s.dims:], ", ")
}

// fits checks that the data of an image has its sizes.
func (s *slot) fits(d *values.Data) error {
	if err := s.extend(d.Bytes); err != nil {
		return err
	}
	if s.dims > 0 && len(d.Sizes) != s.dims {
		return fmt.Errorf("the image needs sizes (%s), as an npy file, a PNG or zeros:SHAPE has them", s.sizes())
	}
	if s.dims > 0 && len(d.Bytes) > 0 {
		desc := s.desc(d)
		_, err := desc.Resolved()
		return err
	}
	return nil
}

// desc returns the description of the image with the sizes of the data.
func (s *slot) desc(d *values.Data) runner.ImageDesc {
	sizes, layers := d.Sizes, 0
	if s.dim == spec.DimCube || s.image.Image.Arrayed {
		sizes, layers = sizes[1:], sizes[0]
	}
	size := [3]int{1, 1, 1}
	for i, n := range sizes {
		size[len(sizes)-1-i] = n
	}
	return runner.ImageDesc{Dim: s.dim, Format: s.format, Width: size[0], Height: size[1], Depth: size[2], Layers: layers}
}

// maxPixels bounds the size of a PNG, whose file may be much smaller.
const maxPixels = 1 << 26

// plain returns an empty picture whose pixels have the bytes of the slot's texels.
func (s *slot) plain(r image.Rectangle) (draw.Image, *[]byte, error) {
	switch {
	case s.dims == 2 && s.format == runner.FormatRGBA8Unorm:
		p := image.NewNRGBA(r)
		return p, &p.Pix, nil
	case s.dims == 2 && s.format == runner.FormatR8Unorm:
		p := image.NewGray(r)
		return p, &p.Pix, nil
	}
	return nil, nil, errors.New("a PNG fits images of two dimensions with the formats rgba8 and r8 only")
}

// decodePNG returns the texels of a PNG. They must have the components and the bits of the image's format.
func (s *slot) decodePNG(data []byte) (*values.Data, error) {
	picture, gray, err := readPNG(data)
	if err != nil {
		return nil, err
	}
	if s.array {
		return s.pictureToArray(picture, gray)
	}
	if err := s.formatOfPNG(picture); err != nil {
		return nil, err
	}
	out, pixels, err := s.plain(picture.Bounds())
	if err != nil {
		return nil, err
	}
	if gray != (s.format == runner.FormatR8Unorm) {
		return nil, fmt.Errorf("the PNG has %s, and the image the format %s", map[bool]string{true: "only gray pixels", false: "colors"}[gray], s.format)
	}
	setPixels(out, picture)
	return &values.Data{Bytes: *pixels, Sizes: []int{out.Bounds().Dy(), out.Bounds().Dx()}}, nil
}

// readPNG reads a PNG with 8 bits for each component. gray says that it has no colors.
func readPNG(data []byte) (picture image.Image, gray bool, err error) {
	c, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, false, err
	}
	if c.Width > maxPixels/c.Height {
		return nil, false, fmt.Errorf("%d x %d pixels exceed the limit of %d", c.Width, c.Height, maxPixels)
	}
	if picture, err = png.Decode(bytes.NewReader(data)); err != nil {
		return nil, false, err
	}
	switch picture.(type) {
	case *image.Gray:
		return picture, true, nil
	case *image.RGBA, *image.NRGBA, *image.Paletted:
		return picture, false, nil
	}
	return nil, false, errors.New("only PNG files with 8 bits for each component are supported")
}

// setPixels copies the pixels of a picture. Set keeps colors with alpha as they are. Package draw multiplies and divides them.
func setPixels(to draw.Image, from image.Image) {
	b := from.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			to.Set(x, y, from.At(x, y))
		}
	}
}

// formatOfPNG gives an image of floats the format of a PNG.
func (s *slot) formatOfPNG(picture image.Image) error {
	if !s.open || kindOf(s.image.Image, 'u') != runner.FormatUnorm || s.image.Image.Depth {
		return nil
	}
	f := runner.FormatRGBA8Unorm
	if _, gray := picture.(*image.Gray); gray {
		f = runner.FormatR8Unorm
	}
	return s.reformat(f)
}

// encodePNG returns texels as a PNG.
func (s *slot) encodePNG(d *values.Data) ([]byte, error) {
	if s.array {
		return s.arrayToPicture(d)
	}
	if s.dims != 2 {
		_, _, err := s.plain(image.Rectangle{})
		return nil, err
	}
	picture, pixels, err := s.plain(image.Rect(0, 0, d.Sizes[1], d.Sizes[0]))
	if err != nil {
		return nil, err
	}
	copy(*pixels, d.Bytes)
	var out bytes.Buffer
	err = png.Encode(&out, picture)
	return out.Bytes(), err
}
