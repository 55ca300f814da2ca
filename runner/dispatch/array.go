package dispatch

import (
	"path/filepath"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
)

// Array is the elements of a tensor or memref of a host function, as text and files have them.
type Array struct {
	slot slot
	data *values.Data
}

// NewArray returns an empty array whose elements are numbers of the given shape, each of whole bytes. What says in errors what it is.
func NewArray(what string, elem *block.Shape) (*Array, error) {
	shape := &block.Shape{Kind: block.Array, Count: -1, Elem: elem, Stride: elem.Size}
	l, err := values.NewLayout(shape)
	if err != nil {
		return nil, err
	}
	return &Array{slot: slot{what: what, shape: shape, layout: l}}, nil
}

// Load sets the elements from the value of a setting: a file, zeros:SHAPE, random:SEED:SHAPE or JSON. It returns the elements in row-major order, and the sizes
// that the value states, or nil.
func (a *Array) Load(s Setting) (data []byte, sizes []int, err error) {
	a.data, err = s.load(&a.slot)
	if err != nil {
		return nil, nil, err
	}
	return a.data.Bytes, a.data.Sizes, nil
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
