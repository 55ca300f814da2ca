package runner

import "github.com/spvc/spvc/spirv/spec"

// Format is the encoding of texels. The values are those of VkFormat, and the names too, in
// short: a component's bits follow its letter if they differ, and the first component is in
// the lowest bits or bytes, except in the names of packed formats (A2B10G10R10), which begin
// with the highest.
type Format uint32

// The formats that images can have. The formats of SPIR-V are among them, as the section
// "Compatibility Between SPIR-V Image Formats And Vulkan Formats" of the Vulkan specification
// relates them.
const (
	FormatR8Unorm          Format = 9
	FormatR8Snorm          Format = 10
	FormatR8Uint           Format = 13
	FormatR8Sint           Format = 14
	FormatR8Srgb           Format = 15
	FormatRG8Unorm         Format = 16
	FormatRG8Snorm         Format = 17
	FormatRG8Uint          Format = 20
	FormatRG8Sint          Format = 21
	FormatRGBA8Unorm       Format = 37
	FormatRGBA8Snorm       Format = 38
	FormatRGBA8Uint        Format = 41
	FormatRGBA8Sint        Format = 42
	FormatRGBA8Srgb        Format = 43
	FormatBGRA8Unorm       Format = 44
	FormatBGRA8Srgb        Format = 50
	FormatA2B10G10R10Unorm Format = 64
	FormatA2B10G10R10Uint  Format = 68
	FormatR16Unorm         Format = 70
	FormatR16Snorm         Format = 71
	FormatR16Uint          Format = 74
	FormatR16Sint          Format = 75
	FormatR16Float         Format = 76
	FormatRG16Unorm        Format = 77
	FormatRG16Snorm        Format = 78
	FormatRG16Uint         Format = 81
	FormatRG16Sint         Format = 82
	FormatRG16Float        Format = 83
	FormatRGBA16Unorm      Format = 91
	FormatRGBA16Snorm      Format = 92
	FormatRGBA16Uint       Format = 95
	FormatRGBA16Sint       Format = 96
	FormatRGBA16Float      Format = 97
	FormatR32Uint          Format = 98
	FormatR32Sint          Format = 99
	FormatR32Float         Format = 100
	FormatRG32Uint         Format = 101
	FormatRG32Sint         Format = 102
	FormatRG32Float        Format = 103
	FormatRGBA32Uint       Format = 107
	FormatRGBA32Sint       Format = 108
	FormatRGBA32Float      Format = 109
	FormatR64Uint          Format = 110
	FormatR64Sint          Format = 111
	FormatB10G11R11Float   Format = 122
	FormatE5B9G9R9Float    Format = 123
	FormatD16Unorm         Format = 124
	FormatD32Float         Format = 126
)

// FormatKind is the meaning of the bits of a component.
type FormatKind uint8

// The kinds of component. All but FormatUint and FormatSint are read as floats.
const (
	FormatUnorm FormatKind = iota
	FormatSnorm
	FormatUint
	FormatSint
	FormatFloat
	// FormatSrgb is unsigned normalized, and red, green and blue are encoded nonlinearly.
	FormatSrgb
	// FormatSharedExponent is three mantissas with one exponent.
	FormatSharedExponent
)

// formatRow is the facts of a format.
type formatRow struct {
	format Format
	name   string
	image  spec.ImageFormat // the format of SPIR-V that it is compatible with, or Unknown
	bytes  int
	bits   [4]uint8 // the bits of red, green, blue and alpha; 0 for missing ones
	kind   FormatKind
}

// formats is sorted by format.
var formats = [...]formatRow{
	{FormatR8Unorm, "R8Unorm", spec.ImageFormatR8, 1, [4]uint8{8, 0, 0, 0}, FormatUnorm},
	{FormatR8Snorm, "R8Snorm", spec.ImageFormatR8Snorm, 1, [4]uint8{8, 0, 0, 0}, FormatSnorm},
	{FormatR8Uint, "R8Uint", spec.ImageFormatR8ui, 1, [4]uint8{8, 0, 0, 0}, FormatUint},
	{FormatR8Sint, "R8Sint", spec.ImageFormatR8i, 1, [4]uint8{8, 0, 0, 0}, FormatSint},
	{FormatR8Srgb, "R8Srgb", spec.ImageFormatUnknown, 1, [4]uint8{8, 0, 0, 0}, FormatSrgb},
	{FormatRG8Unorm, "RG8Unorm", spec.ImageFormatRg8, 2, [4]uint8{8, 8, 0, 0}, FormatUnorm},
	{FormatRG8Snorm, "RG8Snorm", spec.ImageFormatRg8Snorm, 2, [4]uint8{8, 8, 0, 0}, FormatSnorm},
	{FormatRG8Uint, "RG8Uint", spec.ImageFormatRg8ui, 2, [4]uint8{8, 8, 0, 0}, FormatUint},
	{FormatRG8Sint, "RG8Sint", spec.ImageFormatRg8i, 2, [4]uint8{8, 8, 0, 0}, FormatSint},
	{FormatRGBA8Unorm, "RGBA8Unorm", spec.ImageFormatRgba8, 4, [4]uint8{8, 8, 8, 8}, FormatUnorm},
	{FormatRGBA8Snorm, "RGBA8Snorm", spec.ImageFormatRgba8Snorm, 4, [4]uint8{8, 8, 8, 8}, FormatSnorm},
	{FormatRGBA8Uint, "RGBA8Uint", spec.ImageFormatRgba8ui, 4, [4]uint8{8, 8, 8, 8}, FormatUint},
	{FormatRGBA8Sint, "RGBA8Sint", spec.ImageFormatRgba8i, 4, [4]uint8{8, 8, 8, 8}, FormatSint},
	{FormatRGBA8Srgb, "RGBA8Srgb", spec.ImageFormatUnknown, 4, [4]uint8{8, 8, 8, 8}, FormatSrgb},
	{FormatBGRA8Unorm, "BGRA8Unorm", spec.ImageFormatUnknown, 4, [4]uint8{8, 8, 8, 8}, FormatUnorm},
	{FormatBGRA8Srgb, "BGRA8Srgb", spec.ImageFormatUnknown, 4, [4]uint8{8, 8, 8, 8}, FormatSrgb},
	{FormatA2B10G10R10Unorm, "A2B10G10R10Unorm", spec.ImageFormatRgb10A2, 4, [4]uint8{10, 10, 10, 2}, FormatUnorm},
	{FormatA2B10G10R10Uint, "A2B10G10R10Uint", spec.ImageFormatRgb10a2ui, 4, [4]uint8{10, 10, 10, 2}, FormatUint},
	{FormatR16Unorm, "R16Unorm", spec.ImageFormatR16, 2, [4]uint8{16, 0, 0, 0}, FormatUnorm},
	{FormatR16Snorm, "R16Snorm", spec.ImageFormatR16Snorm, 2, [4]uint8{16, 0, 0, 0}, FormatSnorm},
	{FormatR16Uint, "R16Uint", spec.ImageFormatR16ui, 2, [4]uint8{16, 0, 0, 0}, FormatUint},
	{FormatR16Sint, "R16Sint", spec.ImageFormatR16i, 2, [4]uint8{16, 0, 0, 0}, FormatSint},
	{FormatR16Float, "R16Float", spec.ImageFormatR16f, 2, [4]uint8{16, 0, 0, 0}, FormatFloat},
	{FormatRG16Unorm, "RG16Unorm", spec.ImageFormatRg16, 4, [4]uint8{16, 16, 0, 0}, FormatUnorm},
	{FormatRG16Snorm, "RG16Snorm", spec.ImageFormatRg16Snorm, 4, [4]uint8{16, 16, 0, 0}, FormatSnorm},
	{FormatRG16Uint, "RG16Uint", spec.ImageFormatRg16ui, 4, [4]uint8{16, 16, 0, 0}, FormatUint},
	{FormatRG16Sint, "RG16Sint", spec.ImageFormatRg16i, 4, [4]uint8{16, 16, 0, 0}, FormatSint},
	{FormatRG16Float, "RG16Float", spec.ImageFormatRg16f, 4, [4]uint8{16, 16, 0, 0}, FormatFloat},
	{FormatRGBA16Unorm, "RGBA16Unorm", spec.ImageFormatRgba16, 8, [4]uint8{16, 16, 16, 16}, FormatUnorm},
	{FormatRGBA16Snorm, "RGBA16Snorm", spec.ImageFormatRgba16Snorm, 8, [4]uint8{16, 16, 16, 16}, FormatSnorm},
	{FormatRGBA16Uint, "RGBA16Uint", spec.ImageFormatRgba16ui, 8, [4]uint8{16, 16, 16, 16}, FormatUint},
	{FormatRGBA16Sint, "RGBA16Sint", spec.ImageFormatRgba16i, 8, [4]uint8{16, 16, 16, 16}, FormatSint},
	{FormatRGBA16Float, "RGBA16Float", spec.ImageFormatRgba16f, 8, [4]uint8{16, 16, 16, 16}, FormatFloat},
	{FormatR32Uint, "R32Uint", spec.ImageFormatR32ui, 4, [4]uint8{32, 0, 0, 0}, FormatUint},
	{FormatR32Sint, "R32Sint", spec.ImageFormatR32i, 4, [4]uint8{32, 0, 0, 0}, FormatSint},
	{FormatR32Float, "R32Float", spec.ImageFormatR32f, 4, [4]uint8{32, 0, 0, 0}, FormatFloat},
	{FormatRG32Uint, "RG32Uint", spec.ImageFormatRg32ui, 8, [4]uint8{32, 32, 0, 0}, FormatUint},
	{FormatRG32Sint, "RG32Sint", spec.ImageFormatRg32i, 8, [4]uint8{32, 32, 0, 0}, FormatSint},
	{FormatRG32Float, "RG32Float", spec.ImageFormatRg32f, 8, [4]uint8{32, 32, 0, 0}, FormatFloat},
	{FormatRGBA32Uint, "RGBA32Uint", spec.ImageFormatRgba32ui, 16, [4]uint8{32, 32, 32, 32}, FormatUint},
	{FormatRGBA32Sint, "RGBA32Sint", spec.ImageFormatRgba32i, 16, [4]uint8{32, 32, 32, 32}, FormatSint},
	{FormatRGBA32Float, "RGBA32Float", spec.ImageFormatRgba32f, 16, [4]uint8{32, 32, 32, 32}, FormatFloat},
	{FormatR64Uint, "R64Uint", spec.ImageFormatR64ui, 8, [4]uint8{64, 0, 0, 0}, FormatUint},
	{FormatR64Sint, "R64Sint", spec.ImageFormatR64i, 8, [4]uint8{64, 0, 0, 0}, FormatSint},
	{FormatB10G11R11Float, "B10G11R11Float", spec.ImageFormatR11fG11fB10f, 4, [4]uint8{11, 11, 10, 0}, FormatFloat},
	{FormatE5B9G9R9Float, "E5B9G9R9Float", spec.ImageFormatUnknown, 4, [4]uint8{9, 9, 9, 0}, FormatSharedExponent},
	{FormatD16Unorm, "D16Unorm", spec.ImageFormatUnknown, 2, [4]uint8{16, 0, 0, 0}, FormatUnorm},
	{FormatD32Float, "D32Float", spec.ImageFormatUnknown, 4, [4]uint8{32, 0, 0, 0}, FormatFloat},
}

func (f Format) row() *formatRow {
	for i := range formats {
		if formats[i].format == f {
			return &formats[i]
		}
	}
	return nil
}

// String returns the name without the prefix Format, such as "RGBA8Unorm", or
// "unknown format".
func (f Format) String() string {
	if r := f.row(); r != nil {
		return r.name
	}
	return "unknown format"
}

// TexelBytes returns the number of bytes of a texel, or 0 for an unknown format.
func (f Format) TexelBytes() int {
	if r := f.row(); r != nil {
		return r.bytes
	}
	return 0
}

// Kind returns the meaning of the components' bits.
func (f Format) Kind() FormatKind {
	if r := f.row(); r != nil {
		return r.kind
	}
	return 0
}

// Bits returns the number of bits of red, green, blue and alpha, 0 for missing ones. The
// components follow each other from the lowest bit of the texel on, which is little-endian;
// the formats BGRA begin with blue.
func (f Format) Bits() [4]uint8 {
	if r := f.row(); r != nil {
		return r.bits
	}
	return [4]uint8{}
}

// Depth reports whether the format is one of depth images, which samplers can compare.
func (f Format) Depth() bool { return f == FormatD16Unorm || f == FormatD32Float }

// ImageFormat returns the format of SPIR-V that is compatible with f, or
// ImageFormatUnknown.
func (f Format) ImageFormat() spec.ImageFormat {
	if r := f.row(); r != nil {
		return r.image
	}
	return spec.ImageFormatUnknown
}

// FormatOf returns the format that is compatible with a format of SPIR-V, or false for
// ImageFormatUnknown.
func FormatOf(image spec.ImageFormat) (Format, bool) {
	for i := range formats {
		if formats[i].image == image && image != spec.ImageFormatUnknown {
			return formats[i].format, true
		}
	}
	return 0, false
}

// ParseFormat reads what String writes.
func ParseFormat(name string) (Format, bool) {
	for i := range formats {
		if formats[i].name == name {
			return formats[i].format, true
		}
	}
	return 0, false
}
