package dispatch

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
)

// Array is the elements of a tensor or memref of a host function, as text and files have them.
type Array struct {
	slot slot
	data *values.Data
}

// NewArray returns an empty array whose elements are numbers of the given shape, each of whole bytes. What says in errors what it is. Sizes are those of
// its dimensions, or nil if values must state them; an array without dimensions is a number.
func NewArray(what string, elem *block.Shape, sizes []int) (*Array, error) {
	shape := &block.Shape{Kind: block.Array, Count: -1, Elem: elem, Stride: elem.Size}
	l, err := values.NewLayout(shape)
	if err != nil {
		return nil, err
	}
	return &Array{slot: slot{what: what, shape: shape, layout: l, array: true, known: sizes}}, nil
}

// Load sets the elements from the value of a setting: a file, zeros:SHAPE, random:SEED:SHAPE or JSON. It returns the elements in row-major order, and the sizes
// that the value states, or nil.
func (a *Array) Load(s Setting) (data []byte, sizes []int, err error) {
	if a.isNumber() && isPlain(s.Value) {
		bits, err := values.Scalar(a.slot.shape.Elem, s.Value)
		return binary.LittleEndian.AppendUint64(nil, bits)[:a.slot.shape.Elem.Size], []int{}, err
	}
	a.data, err = s.load(&a.slot)
	if err != nil {
		return nil, nil, err
	}
	return a.data.Bytes, a.data.Sizes, nil
}

// isNumber reports whether a has no dimensions.
func (a *Array) isNumber() bool { return a.slot.known != nil && len(a.slot.known) == 0 }

// isPlain reports whether a value is the text of a number.
func isPlain(value string) bool {
	kind, _, _ := strings.Cut(value, ":")
	switch filepath.Ext(value) {
	case ".npy", ".bin", ".json", ".png":
		return false
	}
	return kind != "zeros" && kind != "random" && !strings.HasPrefix(value, "[")
}

// Encode returns the given elements in the format of the file called name; see [CheckOut].
func (a *Array) Encode(name string, data []byte, sizes []int) ([]byte, error) {
	d := &values.Data{Bytes: data, Sizes: sizes}
	text := values.Text{Signed: !a.slot.shape.Elem.Unsigned}
	switch filepath.Ext(name) {
	case ".bin":
		return data, nil
	case ".npy":
		out, err := text.ToArray(a.slot.layout, d)
		if err != nil {
			return nil, err
		}
		return out.Encode(), nil
	case ".png":
		return a.slot.encodePNG(d)
	}
	return append(text.Append(nil, a.slot.layout, d), '\n'), nil
}

// CheckFile returns an error if elements of the given number of dimensions do not fit the format of the file called name, which [CheckOut] accepts.
func (a *Array) CheckFile(name string, dims int) error {
	if filepath.Ext(name) != ".png" {
		return nil
	}
	if dims != 2 && dims != 3 {
		return errSizesOfPNG
	}
	return a.slot.ofBytes()
}

var errSizesOfPNG = errors.New("a PNG has the sizes (height, width) or (height, width, 4)")

// pictureToArray returns the bytes of a picture with the sizes (height, width) or, if it has colors, (height, width, 4): red, green, blue and alpha.
func (s *slot) pictureToArray(picture image.Image, gray bool) (*values.Data, error) {
	if err := s.ofBytes(); err != nil {
		return nil, err
	}
	size := picture.Bounds()
	sizes := []int{size.Dy(), size.Dx()}
	if gray {
		out := image.NewGray(size)
		setPixels(out, picture)
		return &values.Data{Bytes: out.Pix, Sizes: sizes}, nil
	}
	out := image.NewNRGBA(size)
	setPixels(out, picture)
	return &values.Data{Bytes: out.Pix, Sizes: append(sizes, 4)}, nil
}

// arrayToPicture is the inverse of pictureToArray.
func (s *slot) arrayToPicture(d *values.Data) ([]byte, error) {
	if err := s.ofBytes(); err != nil {
		return nil, err
	}
	var picture draw.Image
	switch n := d.Sizes; {
	case len(n) == 2:
		picture = &image.Gray{Pix: d.Bytes, Stride: n[1], Rect: image.Rect(0, 0, n[1], n[0])}
	case len(n) == 3 && n[2] == 4:
		picture = &image.NRGBA{Pix: d.Bytes, Stride: 4 * n[1], Rect: image.Rect(0, 0, n[1], n[0])}
	default:
		return nil, errSizesOfPNG
	}
	var out bytes.Buffer
	err := png.Encode(&out, picture)
	return out.Bytes(), err
}

// ofBytes returns an error if the elements are not bytes, as a PNG has them.
func (s *slot) ofBytes() error {
	if e := s.shape.Elem; e.Kind != block.Int || e.Size != 1 {
		return fmt.Errorf("a PNG has elements of 8 bits, such as those of a tensor<?x?xi8>, but the type is %s", s.what)
	}
	return nil
}
