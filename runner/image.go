package runner

import (
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/spirv/spec"
)

// Image is an image that kernels of one device can read, sample and write.
type Image interface {
	// Desc returns what the image was made with, zeros resolved.
	Desc() ImageDesc
	// Write replaces the texels of a mip level with src, which must have exactly
	// Desc().LevelBytes(level) bytes: layer by layer, in each slice by slice (z), row by row
	// (y), without padding. The faces of a cube are layers, in the order +x, -x, +y, -y, +z, -z.
	Write(level int, src []byte) error
	// Read copies the texels of a mip level to dst, in the same order.
	Read(level int, dst []byte) error
	// Close frees the memory.
	Close() error
}

// Sampler says how kernels sample images.
type Sampler interface {
	// Desc returns what the sampler was made with.
	Desc() SamplerDesc
	// Close frees the sampler.
	Close() error
}

// ImageDesc describes an image. Sizes are in texels.
type ImageDesc struct {
	// Dim is Dim1D, Dim2D, Dim3D or DimCube.
	Dim    spec.Dim
	Format Format
	// Width, Height and Depth are the size of level 0. A Height or Depth of 0 counts as 1;
	// only 3D images have a Depth, and 1D images have no Height.
	Width, Height, Depth int
	// Layers is the number of array layers; each cube has 6. 0 means 1, or 6 for a cube.
	Layers int
	// Levels is the number of mip levels; 0 means 1.
	Levels int
	// Attachment makes a 2D image that draws can write, if the device can draw to its format.
	Attachment bool
}

// Resolved returns the description with zeros replaced, or an error if no image is like that.
func (d ImageDesc) Resolved() (ImageDesc, error) {
	if d.Format.row() == nil {
		return d, fmt.Errorf("image: format %d is unknown", d.Format)
	}
	d.Height, d.Depth, d.Levels = max(d.Height, 1), max(d.Depth, 1), max(d.Levels, 1)
	if d.Layers == 0 {
		d.Layers = 1
		if d.Dim == spec.DimCube {
			d.Layers = 6
		}
	}
	wrong := ""
	switch {
	case d.Dim != spec.Dim1D && d.Dim != spec.Dim2D && d.Dim != spec.Dim3D && d.Dim != spec.DimCube:
		wrong = "the dimension must be 1D, 2D, 3D or Cube"
	case d.Width < 1 || d.Layers < 1:
		wrong = "it has no texels"
	case d.Dim == spec.Dim1D && d.Height > 1:
		wrong = "a 1D image has no height"
	case d.Dim != spec.Dim3D && d.Depth > 1:
		wrong = "only 3D images have a depth"
	case d.Dim == spec.Dim3D && d.Layers > 1:
		wrong = "3D images have no layers"
	case d.Dim == spec.DimCube && (d.Width != d.Height || d.Layers%6 != 0):
		wrong = "a cube has six square layers"
	case d.Attachment && (d.Dim != spec.Dim2D || d.Format.Depth()):
		wrong = "only 2D images with colors are attachments"
	case d.Levels > maxLevels(max(d.Width, d.Height, d.Depth)):
		wrong = fmt.Sprintf("an image of this size has at most %d levels", maxLevels(max(d.Width, d.Height, d.Depth)))
	}
	if wrong != "" {
		return d, fmt.Errorf("image of %dx%dx%d texels, %s and %s: %s", d.Width, d.Height, d.Depth, count.Of(d.Layers, "layer"), count.Of(d.Levels, "level"), wrong)
	}
	return d, nil
}

// maxLevels returns the number of levels until a size reaches 1.
func maxLevels(size int) int {
	n := 1
	for ; size > 1; size /= 2 {
		n++
	}
	return n
}

// LevelSize returns the width, height and depth of a mip level of a resolved description.
func (d *ImageDesc) LevelSize(level int) (width, height, depth int) {
	return max(d.Width>>level, 1), max(d.Height>>level, 1), max(d.Depth>>level, 1)
}

// LevelBytes returns the number of bytes of a mip level of a resolved description, all
// layers included.
func (d *ImageDesc) LevelBytes(level int) int {
	w, h, depth := d.LevelSize(level)
	return w * h * depth * d.Layers * d.Format.TexelBytes()
}

// ImageRange selects the mip levels and layers of an image that a descriptor shows. The zero
// value selects all.
type ImageRange struct {
	// Level and Layer are the first ones. Layer must be a multiple of 6 for cubes.
	Level, Layer int
	// Levels and Layers count them; 0 means all behind the first.
	Levels, Layers int
}

// SamplerDesc describes a sampler as VkSamplerCreateInfo does. The zero value takes the
// nearest texel of level 0 and repeats the image.
type SamplerDesc struct {
	// Mag and Min are the filters within a level, Mip the one between levels.
	Mag, Min, Mip Filter
	// Address says what lies beyond the image in the directions u, v and w.
	Address [3]AddressMode
	// Border is the texel beyond the image with ClampToBorder.
	Border BorderColor
	// LodBias is added to the computed level, which is then clamped to MinLod and MaxLod.
	LodBias, MinLod, MaxLod float32
	// Compare makes a sampler for depth comparisons by Op.
	Compare bool
	Op      CompareOp
	// Unnormalized samplers take coordinates in texels.
	Unnormalized bool
}

// Filter is how texels are combined.
type Filter uint8

// The filters.
const (
	Nearest Filter = iota
	Linear
)

// AddressMode is what lies beyond an image.
type AddressMode uint8

// The address modes, with the values of VkSamplerAddressMode.
const (
	Repeat AddressMode = iota
	MirroredRepeat
	ClampToEdge
	ClampToBorder
	MirrorClampToEdge
)

// BorderColor is the texel beyond an image.
type BorderColor uint8

// The border colors, with the values of VkBorderColor.
const (
	FloatTransparentBlack BorderColor = iota
	IntTransparentBlack
	FloatOpaqueBlack
	IntOpaqueBlack
	FloatOpaqueWhite
	IntOpaqueWhite
)

// CompareOp compares the reference value of a sampling instruction with a texel.
type CompareOp uint8

// The comparisons, with the values of VkCompareOp.
const (
	CompareNever CompareOp = iota
	CompareLess
	CompareEqual
	CompareLessOrEqual
	CompareGreater
	CompareNotEqual
	CompareGreaterOrEqual
	CompareAlways
)
