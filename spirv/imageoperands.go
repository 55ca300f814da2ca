package spirv

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// imageArguments is the walk over the arguments that the image operands of an op demand, in the order of their bits.
type imageArguments struct {
	op       *ir.Operation
	image    *ImageType
	args     []*ir.Value // arguments that no image operand has taken yet
	operands spec.ImageOperands
}

// verifyImageOperands checks the image operands in slot 0 against the operands after the fixed ones.
func verifyImageOperands(op *ir.Operation) bool {
	fixed := len(op.Info().Def.Operands) - 1
	w := imageArguments{op: op, image: imageTypeOf(op.Operand(0)), args: make([]*ir.Value, 0, op.NumOperands()-fixed)}
	for i := fixed; i < op.NumOperands(); i++ {
		w.args = append(w.args, op.Operand(i))
	}
	const both = spec.ImageOperandsLod | spec.ImageOperandsGrad
	if op.Prop(0) == nil {
		return len(w.args) == 0 || op.EmitError("the Image Operands should encode what operands follow, as per Image Operands")
	}
	w.operands = EnumValue[spec.ImageOperands](op.Prop(0))
	switch {
	case w.operands&both == both:
		return op.EmitError("it is invalid to set both the Lod and Grad bits")
	case !w.bias() || !w.lod() || !w.grad():
		return false
	case len(w.args) > 0:
		return op.EmitError("too many image operand arguments have been provided")
	}
	return true
}

// mipmapped checks that the image can have several levels of detail.
func (w *imageArguments) mipmapped(name string) bool {
	switch w.image.Dim {
	case spec.Dim1D, spec.Dim2D, spec.Dim3D, spec.DimCube:
		return w.single(name)
	}
	return w.op.EmitError(name + " must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube")
}

func (w *imageArguments) single(name string) bool {
	return w.image.Sampling == spec.ImageSamplingInfoSingleSampled ||
		w.op.EmitError(name+" must only be used with an image type that has a MS operand of 0")
}

func (w *imageArguments) bias() bool {
	if w.operands&spec.ImageOperandsBias == 0 {
		return true
	}
	switch {
	case !w.op.Is(ImageSampleImplicitLod) && !w.op.Is(ImageSampleProjDrefImplicitLod):
		return w.op.EmitError("Bias is only valid with implicit-lod instructions")
	case len(w.args) < 1:
		return w.op.EmitError("Bias operand requires 1 argument")
	case !typeIs[*ir.FloatType](w.args[0].Type()):
		return w.op.EmitError("Bias must be a floating-point type scalar")
	}
	w.args = w.args[1:]
	return w.mipmapped("Bias")
}

func (w *imageArguments) lod() bool {
	if w.operands&spec.ImageOperandsLod == 0 {
		return true
	}
	switch {
	case !w.op.Is(ImageSampleExplicitLod):
		return w.op.EmitError("Lod is only valid with explicit-lod and fetch instructions")
	case len(w.args) < 1:
		return w.op.EmitError("Lod operand requires 1 argument")
	case !typeIs[*ir.FloatType](w.args[0].Type()):
		return w.op.EmitError("for sampling operations, Lod must be a floating-point type scalar")
	}
	w.args = w.args[1:]
	return w.mipmapped("Lod")
}

func (w *imageArguments) grad() bool {
	if w.operands&spec.ImageOperandsGrad == 0 {
		return true
	}
	switch {
	case !w.op.Is(ImageSampleExplicitLod):
		return w.op.EmitError("Grad is only valid with explicit-lod instructions")
	case len(w.args) < 2:
		return w.op.EmitError("Grad operand requires 2 arguments (scalars or vectors)")
	}
	components := countOf(w.op.Operand(1).Type())
	if typeIs[*ir.VectorType](w.op.Operand(1).Type()) && w.image.Arrayed == spec.ImageArrayedInfoArrayed {
		components--
	}
	types := []ir.Type{w.args[0].Type(), w.args[1].Type()}
	w.args = w.args[2:]
	isFloat := func(t ir.Type) bool { return typeIs[*ir.FloatType](ir.ElementTypeOrSelf(t)) }
	isVector := func(t ir.Type) bool { return typeIs[*ir.VectorType](t) }
	vectors := isVector(types[0])
	switch {
	case vectors != isVector(types[1]), !vectors && !(isFloat(types[0]) && isFloat(types[1])):
		return w.op.EmitError("Grad arguments must be a scalar or vector of floating-point type")
	case slices.ContainsFunc(types, func(t ir.Type) bool { return countOf(t) != components }):
		return w.op.EmitError("number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present")
	case !isFloat(types[0]) || !isFloat(types[1]):
		return w.op.EmitError("Grad arguments must be a vector of floating-point type")
	}
	return w.single("Grad")
}
