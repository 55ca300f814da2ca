package runner

import (
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Shown returns the levels and layers that a descriptor shows of the binding's image, with
// zeros resolved: a storage image is one level, and an image that is no array one layer, or
// the six of a cube.
func (b *Binding) Shown(r *reflect.Resource) ImageRange {
	v, desc := b.View, b.Image.Desc()
	if v.Levels == 0 {
		v.Levels = desc.Levels - v.Level
		if r.Type == reflect.StorageImage {
			v.Levels = 1
		}
	}
	if v.Layers == 0 {
		switch {
		case r.Image.Arrayed:
			v.Layers = desc.Layers - v.Layer
		case r.Image.Dim == spec.DimCube:
			v.Layers = 6
		default:
			v.Layers = 1
		}
	}
	return v
}

// TexelFormat returns the format of a texel buffer's binding, or 0 if neither the binding nor
// the kernel states one.
func (b *Binding) TexelFormat(r *reflect.Resource) Format {
	if b.Format == 0 {
		f, _ := FormatOf(r.Image.Format)
		return f
	}
	return b.Format
}

// holdsImage reports whether descriptors of the type show an image, and holdsSampler whether
// they have a sampler.
func holdsImage(t reflect.DescriptorType) bool {
	return t == reflect.SampledImage || t == reflect.StorageImage || t == reflect.CombinedImageSampler
}

func holdsSampler(t reflect.DescriptorType) bool {
	return t == reflect.SamplerDescriptor || t == reflect.CombinedImageSampler
}

// wrongImage says why a descriptor cannot show the binding's image or has no sampler, or
// returns an empty string.
func (b *Binding) wrongImage(r *reflect.Resource) string {
	if holdsSampler(r.Type) && b.Sampler == nil {
		return fmt.Sprintf("the module uses this %s, the host provides no sampler for it", r.Type)
	}
	if !holdsImage(r.Type) {
		return ""
	}
	if r.Image == nil {
		return "the variables at this place have different types of images"
	}
	if b.Image == nil {
		return fmt.Sprintf("the module uses this %s, the host provides no image for it", r.Type)
	}
	desc, v := b.Image.Desc(), b.Shown(r)
	if r.Image.Multisampled {
		return "multisampled images cannot be bound by this runner"
	}
	if reason := wrongView(r, &desc, v); reason != "" {
		return reason
	}
	if reason := b.wrongSampler(r, v); reason != "" {
		return reason
	}
	return wrongFormat(r.Image, desc.Format)
}

// wrongView says why an image does not have the part that a descriptor is to show.
func wrongView(r *reflect.Resource, desc *ImageDesc, v ImageRange) string {
	want := r.Image.Dim
	switch {
	case want != desc.Dim && (want != spec.Dim2D || desc.Dim != spec.DimCube):
		return fmt.Sprintf("the kernel's image is %s, the host provides a %s image", r.Image.Dimension(), (&reflect.ImageInfo{Dim: desc.Dim}).Dimension())
	case v.Level < 0 || v.Levels < 1 || v.Levels > desc.Levels-v.Level:
		return fmt.Sprintf("levels %d to %d are not among the %s of the image", v.Level, v.Level+v.Levels-1, count.Of(desc.Levels, "level"))
	case v.Layer < 0 || v.Layers < 1 || v.Layers > desc.Layers-v.Layer:
		return fmt.Sprintf("layers %d to %d are not among the %s of the image", v.Layer, v.Layer+v.Layers-1, count.Of(desc.Layers, "layer"))
	case r.Type == reflect.StorageImage && v.Levels > 1:
		return "a storage image has one level"
	case want == spec.DimCube && v.Layers%6 != 0, want == spec.DimCube && !r.Image.Arrayed && v.Layers != 6:
		return "a cube has six layers"
	case want == spec.DimCube && v.Layer%6 != 0:
		return "the first layer of a cube must be a multiple of six"
	case want != spec.DimCube && !r.Image.Arrayed && v.Layers != 1:
		return "the kernel's image is no array of layers"
	}
	return ""
}

// wrongFormat says why texels of a format do not have the type of the kernel's image.
func wrongFormat(i *reflect.ImageInfo, f Format) string {
	if want, ok := FormatOf(i.Format); ok && f != want {
		return fmt.Sprintf("the kernel's image has the format %s, the host provides %s", want, f)
	}
	if i.Sampled == nil || i.Sampled.Kind == reflect.VoidType {
		return ""
	}
	whole := f.Kind() == FormatUint || f.Kind() == FormatSint
	if whole != (i.Sampled.Kind == reflect.IntType) || (f.Bits()[0] == 64) != (i.Sampled.Bits == 64) {
		return fmt.Sprintf("the kernel's texels are %s, the host provides %s", i.Sampled, f)
	}
	return ""
}

// wrongTexels says why the texel buffer of a descriptor cannot have the binding's format.
func (b *Binding) wrongTexels(r *reflect.Resource) string {
	if r.Image == nil {
		return "the variables at this place have different types of images"
	}
	f := b.TexelFormat(r)
	switch n := f.TexelBytes(); {
	case n == 0:
		return "the texel buffer needs a format"
	case b.Range(r)%n != 0:
		return fmt.Sprintf("%s are not a whole number of texels of %s", count.Of(b.Range(r), "byte"), count.Of(n, "byte"))
	}
	return wrongFormat(r.Image, f)
}
