//go:build cgo

package vulkan

import (
	"fmt"
	"strings"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// picturing is a kernel that reads the image at binding 0. Invocation i takes the vectors
// in[2i] and in[2i+1] of the buffer at binding 1, a coordinate and further operands, and
// stores a vector of four components to out[i] of the buffer at binding 2.
type picturing struct {
	dim     spec.Dim
	arrayed bool
	depth   bool
	// format is that of a storage image, "Unknown" if empty.
	format string
	// comp is the type of the components: f32, u32 or i32.
	comp string
	how  string
	// apart has the sampler in a descriptor of its own, at binding 3.
	apart bool
}

// ways are the instructions with which kernels read images. %at is the coordinate, of
// integers or floats, and %x the first of the further operands.
var ways = map[string]struct{ descriptor, coordinates, text string }{
	"fetch":   {"sampled", "i32", "%r = OpImageFetch %v4c %img %at Lod %x"},
	"texels":  {"sampled", "i32", "%r = OpImageFetch %v4c %img %at"},
	"read":    {"storage", "i32", "%r = OpImageRead %v4c %img %at"},
	"sample":  {"combined", "f32", "%r = OpImageSampleExplicitLod %v4c %img %at Lod %x"},
	"gather":  {"combined", "f32", "%r = OpImageGather %v4c %img %at %c0"},
	"compare": {"combined", "f32", "%one = OpImageSampleDrefExplicitLod %f32 %img %at %x Lod %zero\n%r = OpCompositeConstruct %v4c %one %one %one %one"},
}

// coordinateSize returns the number of components of a coordinate.
func coordinateSize(dim spec.Dim, arrayed bool) int {
	n := map[spec.Dim]int{spec.Dim1D: 1, spec.DimBuffer: 1, spec.Dim2D: 2, spec.Dim3D: 3, spec.DimCube: 3}[dim]
	if arrayed {
		n++
	}
	return n
}

// imageCapabilities returns the capabilities of an image type.
func imageCapabilities(dim spec.Dim, arrayed, storage bool, format string) string {
	kind := "Sampled"
	if storage {
		kind = "Image"
	}
	s := ""
	switch {
	case dim == spec.Dim1D:
		s = "OpCapability " + kind + "1D\n"
	case dim == spec.DimBuffer:
		s = "OpCapability " + kind + "Buffer\n"
	case dim == spec.DimCube && arrayed:
		s = "OpCapability " + kind + "CubeArray\n"
	}
	if storage && format == "Unknown" {
		s += "OpCapability StorageImageReadWithoutFormat\nOpCapability StorageImageWriteWithoutFormat\n"
	}
	if storage {
		s += "OpCapability StorageImageExtendedFormats\n"
	}
	if strings.HasPrefix(format, "R64") {
		s += "OpCapability Int64\nOpCapability Int64ImageEXT\nOpExtension \"SPV_EXT_shader_image_int64\"\n"
	}
	return s
}

func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}

func (k picturing) text() string {
	way := ways[k.how]
	storage := way.descriptor == "storage"
	if k.format == "" {
		k.format = "Unknown"
	}
	typ := fmt.Sprintf("%%Image = OpTypeImage %%%s %s %s %s 0 %s %s", k.comp, strings.TrimPrefix(k.dim.String(), "Dim"), bit(k.depth), bit(k.arrayed),
		map[bool]string{true: "2", false: "1"}[storage], k.format)
	decorations, holder, load := "", "%Image", "%img = OpLoad %Image %picture"
	if way.descriptor == "combined" {
		typ += "\n%Sampled = OpTypeSampledImage %Image"
		holder, load = "%Sampled", "%img = OpLoad %Sampled %picture"
		if k.apart {
			typ += "\n%Sampler = OpTypeSampler\n%pSampler = OpTypePointer UniformConstant %Sampler\n%sampler = OpVariable %pSampler UniformConstant"
			decorations = "OpDecorate %sampler DescriptorSet 0\nOpDecorate %sampler Binding 3\n"
			holder = "%Image"
			load = "%image = OpLoad %Image %picture\n%s = OpLoad %Sampler %sampler\n%img = OpSampledImage %Sampled %image %s"
		}
	}
	at := "%at = OpCompositeExtract %" + way.coordinates + " %coordinate 0"
	if n := coordinateSize(k.dim, k.arrayed); n > 1 {
		at = fmt.Sprintf("%%at = OpVectorShuffle %%v%dk %%coordinate %%coordinate %s", n, "0 1 2 3"[:2*n-1])
	}
	globals := `%i32 = OpTypeInt 32 1
%zero = OpConstant %f32 0
%c2 = OpConstant %u32 2
` + vectors("k", way.coordinates) + vectors("c", k.comp) + `%Ins = OpTypeRuntimeArray %v4k
%In = OpTypeStruct %Ins
%pIn = OpTypePointer StorageBuffer %In
%pInV = OpTypePointer StorageBuffer %v4k
%Outs = OpTypeRuntimeArray %v4c
%Out = OpTypeStruct %Outs
%pOut = OpTypePointer StorageBuffer %Out
%pOutV = OpTypePointer StorageBuffer %v4c
%in = OpVariable %pIn StorageBuffer
%out = OpVariable %pOut StorageBuffer
` + typ + `
%pImage = OpTypePointer UniformConstant ` + holder + `
%picture = OpVariable %pImage UniformConstant`
	text := kernel(imageCapabilities(k.dim, k.arrayed, storage, k.format), decorations+`OpDecorate %picture DescriptorSet 0
OpDecorate %picture Binding 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 1
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 2
OpDecorate %Ins ArrayStride 16
OpDecorate %Outs ArrayStride 16
OpDecorate %In Block
OpMemberDecorate %In 0 Offset 0
OpDecorate %Out Block
OpMemberDecorate %Out 0 Offset 0`, globals, `
%first = OpIMul %u32 %i %c2
%second = OpIAdd %u32 %first %c1
%p0 = OpAccessChain %pInV %in %c0 %first
%p1 = OpAccessChain %pInV %in %c0 %second
%coordinate = OpLoad %v4k %p0
%further = OpLoad %v4k %p1
%x = OpCompositeExtract %`+way.coordinates+` %further 0
`+at+"\n"+load+"\n"+way.text+`
%q = OpAccessChain %pOutV %out %c0 %i
OpStore %q %r`)
	if k.comp == way.coordinates {
		// SPIR-V permits each vector type once.
		text = strings.ReplaceAll(strings.Replace(text, vectors("c", k.comp), "", 1), "%v4c", "%v4k")
	}
	return text
}

// vectors declares the vectors of the coordinates (k) and of the results (c).
func vectors(letter, comp string) string {
	if letter == "c" {
		return "%v4c = OpTypeVector %" + comp + " 4\n"
	}
	return "%v2k = OpTypeVector %" + comp + " 2\n%v3k = OpTypeVector %" + comp + " 3\n%v4k = OpTypeVector %" + comp + " 4\n"
}

// moving copies texels from the storage image at binding 0 to that at binding 1. Each
// workgroup copies 8 rows of 8 texels.
func moving(f runner.Format, format string) string {
	comp, types := "f32", ""
	switch f.Kind() {
	case runner.FormatUint:
		comp = "u32"
	case runner.FormatSint:
		comp, types = "i32", "%i32 = OpTypeInt 32 1\n"
	}
	if f.Bits()[0] == 64 {
		types = map[string]string{"u32": "%u64 = OpTypeInt 64 0\n", "i32": "%i64 = OpTypeInt 64 1\n"}[comp]
		comp = map[string]string{"u32": "u64", "i32": "i64"}[comp]
	}
	return kernel(imageCapabilities(spec.Dim2D, false, true, format), `OpDecorate %from DescriptorSet 0
OpDecorate %from Binding 0
OpDecorate %to DescriptorSet 0
OpDecorate %to Binding 1`, types+`%c8 = OpConstant %u32 8
%v2u = OpTypeVector %u32 2
%v4c = OpTypeVector %`+comp+` 4
%Image = OpTypeImage %`+comp+` 2D 0 0 0 2 `+format+`
%pImage = OpTypePointer UniformConstant %Image
%from = OpVariable %pImage UniformConstant
%to = OpVariable %pImage UniformConstant`, `
%x = OpUMod %u32 %i %c8
%y = OpUDiv %u32 %i %c8
%at = OpCompositeConstruct %v2u %x %y
%a = OpLoad %Image %from
%b = OpLoad %Image %to
%v = OpImageRead %v4c %a %at
OpImageWrite %b %at %v`)
}
