//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"fmt"
	"slices"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// image implements runner.Image. Its picture is guarded by the device's lock.
type image struct {
	d    *Device
	p    *picture // nil after Close
	desc runner.ImageDesc
}

// picture is a VkImage with its memory and views.
type picture struct {
	uses
	c        C.spvc_image
	features C.uint64_t // as formatFeatures returns them
	usage    C.uint32_t // VkImageUsageFlags
	views    map[shown]C.VkImageView
}

// maxViews bounds the views that an image or a buffer keeps while no submission uses it.
const maxViews = 64

// shown identifies a view of an image.
type shown struct {
	typ    C.uint32_t // VkImageViewType
	window runner.ImageRange
}

// imageType is what Vulkan calls a dimension.
type imageType struct {
	dim           spec.Dim
	image         C.uint32_t
	view, arrayed C.uint32_t
	flags         C.uint32_t
	limit         string // the limit of width, height and depth
}

var imageTypes = [...]imageType{
	{spec.Dim1D, C.VK_IMAGE_TYPE_1D, C.VK_IMAGE_VIEW_TYPE_1D, C.VK_IMAGE_VIEW_TYPE_1D_ARRAY, 0, "maxImageDimension1D"},
	{spec.Dim2D, C.VK_IMAGE_TYPE_2D, C.VK_IMAGE_VIEW_TYPE_2D, C.VK_IMAGE_VIEW_TYPE_2D_ARRAY, 0, "maxImageDimension2D"},
	{spec.Dim3D, C.VK_IMAGE_TYPE_3D, C.VK_IMAGE_VIEW_TYPE_3D, C.VK_IMAGE_VIEW_TYPE_3D, 0, "maxImageDimension3D"},
	{spec.DimCube, C.VK_IMAGE_TYPE_2D, C.VK_IMAGE_VIEW_TYPE_CUBE, C.VK_IMAGE_VIEW_TYPE_CUBE_ARRAY, C.VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT, "maxImageDimensionCube"},
}

// imageTypeOf returns the row of a dimension that an image can have.
func imageTypeOf(dim spec.Dim) *imageType {
	for i := range imageTypes {
		if imageTypes[i].dim == dim {
			return &imageTypes[i]
		}
	}
	return nil
}

// imageUsages are the uses by kernels that an image can have, in the order in which NewImage
// tries them: each with the features of the format that it takes.
var imageUsages = [...]struct {
	usage    C.uint32_t
	features C.uint64_t
}{
	{C.VK_IMAGE_USAGE_SAMPLED_BIT | C.VK_IMAGE_USAGE_STORAGE_BIT, C.VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT | C.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT},
	{C.VK_IMAGE_USAGE_SAMPLED_BIT, C.VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT},
	{C.VK_IMAGE_USAGE_STORAGE_BIT, C.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT},
}

const (
	copyUsage    = C.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | C.VK_IMAGE_USAGE_TRANSFER_DST_BIT
	copyFeatures = C.VK_FORMAT_FEATURE_TRANSFER_SRC_BIT | C.VK_FORMAT_FEATURE_TRANSFER_DST_BIT
)

// NewImage implements runner.Device. Kernels can use the image as the device permits for the
// format: a launch that binds it otherwise is refused.
func (d *Device) NewImage(desc runner.ImageDesc) (runner.Image, error) {
	desc, err := desc.Resolved()
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	if d.reap(); len(d.late) > 0 {
		return nil, d.stillRuns() // clearing would wait for the launch without end
	}
	p, err := d.newPicture(&desc)
	if err != nil {
		return nil, d.validated(err)
	}
	i := &image{d: d, p: p, desc: desc}
	d.images[i] = struct{}{}
	err = d.transfer(p, nil, func(f *frame) C.VkResult { return C.spvc_image_clear(d.c, &f.c, &p.c) })
	if err != nil {
		i.close()
		return nil, d.validated(err)
	}
	return i, d.validated(nil)
}

// newPicture makes the VkImage. Its contents and layout are undefined.
func (d *Device) newPicture(desc *runner.ImageDesc) (*picture, error) {
	p := &picture{views: map[shown]C.VkImageView{}}
	if desc.Format.Depth() && C.spvc_device_graphics(d.c) == 0 {
		return nil, fmt.Errorf("device %q: depth images of format %s need a queue with graphics, which the device does not have", d.info.Name, desc.Format)
	}
	c, most, err := d.imageKind(desc, p)
	if err != nil {
		return nil, err
	}
	bytes := uint64(most.maxResourceSize)
	if n := d.info.Limits.MaxMemoryAllocationSize; n != 0 {
		bytes = min(bytes, n)
	}
	var need C.uint64_t
	r := vk.Result(C.spvc_image_create(d.c, &c, C.uint64_t(bytes), &need, &p.c))
	if need != 0 {
		return nil, &runner.LimitError{Device: d.info.Name, Limit: "maxResourceSize", Value: uint64(need), Max: bytes}
	}
	if (r == vk.ErrorOutOfDeviceMemory || r == vk.ErrorOutOfHostMemory || r == vk.ErrorTooManyObjects) && len(d.heap.spare) > 0 {
		d.dropSpare()
		r = vk.Result(C.spvc_image_create(d.c, &c, C.uint64_t(bytes), &need, &p.c))
	}
	if r != vk.Success {
		return nil, fmt.Errorf("device %q: %s image of format %s: %w", d.info.Name, dimension(desc.Dim), desc.Format, result("allocating device memory", r))
	}
	p.c.aspect = C.VK_IMAGE_ASPECT_COLOR_BIT
	if desc.Format.Depth() {
		p.c.aspect = C.VK_IMAGE_ASPECT_DEPTH_BIT
	}
	return p, nil
}

// imageKind returns a description of the image with the most uses that the device permits,
// and the limits of such images. It refuses an image that exceeds them.
func (d *Device) imageKind(desc *runner.ImageDesc, p *picture) (C.spvc_image_desc, *C.VkImageFormatProperties, error) {
	row := imageTypeOf(desc.Dim)
	p.features, _ = d.formatFeatures(desc.Format)
	var most C.VkImageFormatProperties
	for _, u := range imageUsages {
		storage := u.usage&C.VK_IMAGE_USAGE_STORAGE_BIT != 0
		if desc.Attachment {
			u.usage, u.features = u.usage|C.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, u.features|C.VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT
		}
		if need := u.features | copyFeatures; p.features&need != need || storage && desc.Format.Depth() {
			continue
		}
		c := C.spvc_image_desc{_type: row.image, format: C.uint32_t(desc.Format), flags: row.flags, usage: u.usage | copyUsage}
		if r := vk.Result(C.spvc_image_most(d.in.c, d.physical(), &c, &most)); r != vk.Success {
			continue
		}
		for _, l := range []struct {
			limit      string
			value, max uint64
		}{
			{row.limit, uint64(desc.Width), uint64(most.maxExtent.width)},
			{row.limit, uint64(desc.Height), uint64(most.maxExtent.height)},
			{row.limit, uint64(desc.Depth), uint64(most.maxExtent.depth)},
			{"maxImageArrayLayers", uint64(desc.Layers), uint64(most.maxArrayLayers)},
			{"maxMipLevels", uint64(desc.Levels), uint64(most.maxMipLevels)},
		} {
			if l.value > l.max {
				return c, nil, &runner.LimitError{Device: d.info.Name, Limit: l.limit, Value: l.value, Max: l.max}
			}
		}
		c.width, c.height, c.depth = C.uint32_t(desc.Width), C.uint32_t(desc.Height), C.uint32_t(desc.Depth)
		c.layers, c.levels = C.uint32_t(desc.Layers), C.uint32_t(desc.Levels)
		p.usage = u.usage
		return c, &most, nil
	}
	use := ""
	if desc.Attachment {
		use = ", and that draws can write"
	}
	return C.spvc_image_desc{}, nil, fmt.Errorf("device %q has no %s images of format %s that kernels can sample, read or write%s", d.info.Name, dimension(desc.Dim), desc.Format, use)
}

func dimension(d spec.Dim) string { return (&reflect.ImageInfo{Dim: d}).Dimension() }

// These features of formats are bits of VkFormatFeatureFlags2 only.
const (
	readWithoutFormat  = 1 << 31 // VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT
	writeWithoutFormat = 1 << 32 // VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT
)

// formatFeatures returns the features of a format for images and for texel buffers. On a
// device without VkFormatFeatureFlags2, all formats have the two features above if the device
// has them.
func (d *Device) formatFeatures(f runner.Format) (image, buffer C.uint64_t) {
	flags2 := C.int(0)
	if d.info.APIMinor >= 3 || d.info.APIMajor > 1 || slices.Contains(d.info.Extensions, "VK_KHR_format_feature_flags2") {
		flags2 = 1
	}
	C.spvc_format_features(d.in.c, d.physical(), flags2, C.uint32_t(f), &image, &buffer)
	if flags2 == 0 {
		both := C.uint64_t(0)
		if d.info.HasFeature("shaderStorageImageReadWithoutFormat") {
			both |= readWithoutFormat
		}
		if d.info.HasFeature("shaderStorageImageWriteWithoutFormat") {
			both |= writeWithoutFormat
		}
		image, buffer = image|both, buffer|both
	}
	return image, buffer
}

func (d *Device) physical() C.VkPhysicalDevice { return d.in.physical[d.info.Index] }

func (p *picture) free(d *Device) {
	p.dropViews(d)
	C.spvc_image_destroy(d.c, &p.c)
}

// rest bounds the views that the picture keeps.
func (p *picture) rest(d *Device) {
	if len(p.views) > maxViews {
		p.dropViews(d)
	}
}

// view returns a view of the image for a descriptor. It exists as long as the picture has
// uses, so the caller pins the picture before the lock is released.
func (i *image) view(r *reflect.Resource, window runner.ImageRange) (C.VkImageView, error) {
	row := imageTypeOf(r.Image.Dim)
	key := shown{row.view, window}
	if r.Image.Arrayed {
		key.typ = row.arrayed
	}
	return i.viewOf(key)
}

// viewOf returns a view that a key names.
func (i *image) viewOf(key shown) (C.VkImageView, error) {
	p, d, window := i.p, i.d, key.window
	if v, ok := p.views[key]; ok {
		return v, nil
	}
	c := C.spvc_view{
		image: p.c.image, _type: key.typ, format: C.uint32_t(i.desc.Format), aspect: p.c.aspect,
		level: C.uint32_t(window.Level), levels: C.uint32_t(window.Levels), layer: C.uint32_t(window.Layer), layers: C.uint32_t(window.Layers),
	}
	var v C.VkImageView
	if r := vk.Result(C.spvc_view_create(d.c, &c, &v)); r != vk.Success {
		return v, result("vkCreateImageView", r)
	}
	p.views[key] = v
	return v, nil
}

func (p *picture) dropViews(d *Device) {
	for key, v := range p.views {
		C.spvc_view_destroy(d.c, v)
		delete(p.views, key)
	}
}

// Desc implements runner.Image.
func (i *image) Desc() runner.ImageDesc { return i.desc }

// Close implements runner.Image.
func (i *image) Close() error {
	i.d.mu.Lock()
	defer i.d.mu.Unlock()
	if i.p != nil {
		i.close()
	}
	return nil
}

// close frees the picture when its last use ends. The caller holds the lock.
func (i *image) close() {
	i.d.release(i.p)
	i.p = nil
	delete(i.d.images, i)
}
