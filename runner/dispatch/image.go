package dispatch

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/spec"
)

// texels makes s a slot for the texels of an image or texel buffer. Their layout is that of a block with an array of
// texels.
func (s *slot) texels(r *runner.Resource) error {
	i := r.Image
	switch {
	case r.Type != runner.StorageImage && r.Type != runner.StorageTexelBuffer && r.Type != runner.UniformTexelBuffer || i == nil:
		return errors.New("only blocks, texel buffers and storage images can be bound, not descriptors of this type")
	case r.Type == runner.StorageImage && (i.Arrayed || i.Multisampled || i.Dim != spec.Dim1D && i.Dim != spec.Dim2D && i.Dim != spec.Dim3D):
		return errors.New("only images of one to three dimensions without layers and samples can be bound")
	}
	f, ok := runner.FormatOf(i.Format)
	if !ok {
		return errors.New("the module does not state the format of its texels, so they cannot be bound")
	}
	s.format = f
	if r.Type == runner.StorageImage {
		s.dims, s.dim = int(i.Dim-spec.Dim1D)+1, i.Dim
	}
	texel := compute.TexelShape(f)
	s.shape = block.StructOf([]block.Field{{Name: "texels", Shape: block.ArrayOf(texel, -1, texel.Size)}})
	return nil
}

// fits checks that the data of an image has its sizes.
func (s *slot) fits(d *values.Data) error {
	if s.dims > 0 && len(d.Sizes) != s.dims {
		names := [...]string{"width", "height, width", "depth, height, width"}[s.dims-1]
		return fmt.Errorf("the image needs sizes (%s), as an npy file, a PNG or zeros:SHAPE has them", names)
	}
	return nil
}

// desc returns the description of the image with the sizes of the data.
func (s *slot) desc(d *values.Data) runner.ImageDesc {
	size := [3]int{1, 1, 1}
	for i, n := range d.Sizes {
		size[len(d.Sizes)-1-i] = n
	}
	return runner.ImageDesc{Dim: s.dim, Format: s.format, Width: size[0], Height: size[1], Depth: size[2]}
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
	c, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if c.Width > maxPixels/c.Height {
		return nil, fmt.Errorf("%d x %d pixels exceed the limit of %d", c.Width, c.Height, maxPixels)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	out, pixels, err := s.plain(picture.Bounds())
	if err != nil {
		return nil, err
	}
	gray := false
	switch picture.(type) {
	case *image.Gray:
		gray = true
	case *image.RGBA, *image.NRGBA, *image.Paletted:
	default:
		return nil, errors.New("only PNG files with 8 bits for each component are supported")
	}
	if gray != (s.format == runner.FormatR8Unorm) {
		return nil, fmt.Errorf("the PNG has %s, and the image the format %s", map[bool]string{true: "only gray pixels", false: "colors"}[gray], s.format)
	}
	// Set keeps colors with alpha as they are. Package draw multiplies and divides them.
	for y := range c.Height {
		for x := range c.Width {
			out.Set(x, y, picture.At(x, y))
		}
	}
	return &values.Data{Bytes: *pixels, Sizes: []int{c.Height, c.Width}}, nil
}

// encodePNG returns texels as a PNG.
func (s *slot) encodePNG(d *values.Data) ([]byte, error) {
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
