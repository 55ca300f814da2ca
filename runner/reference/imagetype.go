package reference

import (
	"sync"

	"github.com/spvc/spvc/spirv/spec"
)

// imageFacts is the operands of OpTypeImage.
type imageFacts struct {
	// texel is the type of a component, or nil if it is void, as in OpenCL.
	texel   *valueType
	dim     spec.Dim
	arrayed bool
	// use is 1 for images that are sampled, 2 for storage images, and 0 if the type does
	// not say.
	use    uint32
	format spec.ImageFormat
	// readOnly is true for images that an OpenCL kernel only reads.
	readOnly bool
	// spatial is the number of coordinates within a layer.
	spatial int
}

// spatialCoordinates are the dimensions of images that the device has, with the numbers of
// coordinates of a texel in a layer. The faces of a cube are layers.
var spatialCoordinates = sync.OnceValue(func() map[spec.Dim]int {
	return map[spec.Dim]int{spec.Dim1D: 1, spec.Dim2D: 2, spec.Dim3D: 3, spec.DimCube: 2, spec.DimRect: 2, spec.DimBuffer: 1}
})

// The descriptor of an image or sampler is a number: the handle of its object, which is also
// what the object has in memory. A sampled image is two: those of the image and the sampler.
// The handle 0 has no image and no sampler.
const descriptorBytes = 8

// declareOpaque declares a type of images or samplers.
func (t *translator) declareOpaque(ty *valueType, in *instruction) {
	ty.scalar, ty.cells = scalar{opaqueScalar, 64}, 1
	switch in.op {
	case spec.OpTypeSampler:
		ty.kind = samplerType
	case spec.OpTypeSampledImage:
		ty.kind, ty.elem, ty.cells = sampledImageType, t.typeOf(in.arg(0)), 2
		if ty.elem.kind != imageType {
			refuse(in, "its operand is not the type of an image")
		}
	case spec.OpTypeImage:
		ty.kind = imageType
		f := &imageFacts{dim: spec.Dim(in.arg(1)), arrayed: in.arg(3) != 0, use: in.arg(5), format: spec.ImageFormat(in.arg(6))}
		ok := false
		if f.spatial, ok = spatialCoordinates()[f.dim]; !ok || len(in.args) < 7 {
			refuse(in, "images of this dimension are not supported")
		}
		if in.arg(4) != 0 {
			refuse(in, "multisampled images are not supported")
		}
		f.readOnly = len(in.args) > 7 && spec.AccessQualifier(in.args[7]) == spec.AccessQualifierReadOnly
		if texel := t.typeOf(in.arg(0)); texel.kind != voidType {
			if k := texel.scalar.kind; texel.kind != scalarType || k != intScalar && k != floatScalar {
				refuse(in, "its texels are not numbers")
			}
			f.texel = texel
		}
		ty.image = f
	}
}

// coordinates returns the number of coordinates of a texel.
func (f *imageFacts) coordinates() int {
	n := f.spatial
	if f.arrayed || f.dim == spec.DimCube {
		n++
	}
	return n
}

// directions is the number of coordinates of a sample: a cube takes a direction, and an array
// one coordinate more.
func (f *imageFacts) directions() int {
	n := f.spatial
	if f.dim == spec.DimCube {
		n = 3
	}
	if f.arrayed {
		n++
	}
	return n
}

// descriptors returns the number of descriptors of a type and the type of one. n is 0 if the
// type is not that of images, samplers or arrays of them.
func (ty *valueType) descriptors() (n int, leaf *valueType) {
	n = 1
	for ty.kind == arrayType {
		if ty.count > maxHandle/n {
			return 0, ty
		}
		n *= ty.count
		ty = ty.elem
	}
	if !ty.isOpaque() {
		return 0, ty
	}
	return n, ty
}

func (ty *valueType) isOpaque() bool {
	return ty.kind == imageType || ty.kind == samplerType || ty.kind == sampledImageType
}

// imageOf returns the facts of the image that a value is or has, or nil.
func (ty *valueType) imageOf() *imageFacts {
	if ty.kind == sampledImageType {
		ty = ty.elem
	}
	return ty.image
}

// descriptorVariable declares a variable of images or samplers, or of an array of them.
func (t *translator) descriptorVariable(in *instruction, v *variable) {
	n, leaf := v.typ.descriptors()
	v.set, _ = t.m.decorated(in.id, spec.DecorationDescriptorSet)
	v.binding, v.bound = t.m.decorated(in.id, spec.DecorationBinding)
	if n == 0 || !v.bound {
		refuse(in, "the variable is neither an image or sampler with a set and binding nor a constant")
	}
	v.count, v.array, v.typ = uint32(n), v.typ.kind == arrayType, leaf
}

// placeTexels gives the texels of a variable's images handles, so that pointers can point to
// them. There are as many as descriptors.
func (t *translator) placeTexels(in *instruction, v *variable) {
	f := v.typ.imageOf()
	if f == nil || f.use != 2 && v.class == spec.StorageClassUniformConstant {
		return
	}
	texels := *v
	texels.class = spec.StorageClassImage
	v.texels = uint32(len(t.p.variables))
	if int(v.count) > maxHandle-len(t.p.variables) {
		refuse(in, "the entry point has more than %d variables in memory", maxHandle)
	}
	for range v.count {
		t.p.variables = append(t.p.variables, &texels)
	}
}

// kindOfDescriptor describes a variable of images or samplers.
func kindOfDescriptor(v *variable) string {
	f := v.typ.imageOf()
	switch {
	case f == nil:
		return "sampler"
	case f.dim == spec.DimBuffer && f.use == 2:
		return "storage texel buffer"
	case f.dim == spec.DimBuffer:
		return "uniform texel buffer"
	case v.typ.kind == sampledImageType:
		return "combined image sampler"
	case f.use == 2:
		return "storage image"
	case f.use == 1:
		return "sampled image"
	}
	return "image"
}

// descriptorChain selects descriptors of an array of images or samplers. It returns the
// indices that are left.
func (c *chainBuilder) descriptorChain(base value, indices []uint32) []uint32 {
	if base.typ.class != spec.StorageClassUniformConstant || base.typ.elem == nil {
		return indices
	}
	ty := base.typ.elem
	n, leaf := ty.descriptors()
	if n == 0 {
		return indices
	}
	for ; len(indices) > 0 && ty.kind == arrayType; indices = indices[1:] {
		n, _ = ty.elem.descriptors()
		c.add(indices[0], int64(n), uint64(ty.count), true)
		ty = ty.elem
	}
	c.view = c.t.layoutOf(leaf)
	return indices
}
