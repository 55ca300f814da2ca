package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// imageTypeOf returns the image type that a value of an image op stands for.
func imageTypeOf(v *ir.Value) *ImageType {
	if s, ok := v.Type().(*SampledImageType); ok {
		return s.Image
	}
	return v.Type().(*ImageType)
}

// imagePredicate is the trait that the image in operand 0 satisfies check.
func imagePredicate(summary string, check func(*ImageType) bool) ir.Trait {
	return ir.OpPredicate(summary, func(op *ir.Operation) bool { return check(imageTypeOf(op.Operand(0))) })
}

// dimIsNot requires that the image has another dimensionality than dim.
func dimIsNot(dim spec.Dim, name string) ir.Trait {
	return imagePredicate("the Dim operand of the underlying image must not be "+name, func(t *ImageType) bool { return t.Dim != dim })
}

// texelMatches requires that a value has components of the image's type, unless that is void.
func texelMatches(name string, value func(*ir.Operation) *ir.Value) ir.Trait {
	return ir.OpPredicate("the "+name+" component type must match the image sampled type", func(op *ir.Operation) bool {
		t := imageTypeOf(op.Operand(0)).Element
		return typeIs[*ir.NoneType](t) || ir.ElementTypeOrSelf(value(op).Type()) == t
	})
}

// The traits of image ops.
var (
	withoutSampler = imagePredicate("the sampled operand of the underlying image must be SamplerUnknown or NoSampler", func(t *ImageType) bool {
		return t.SamplerUse == spec.ImageSamplerUseInfoSamplerUnknown || t.SamplerUse == spec.ImageSamplerUseInfoNoSampler
	})
	withSampler = imagePredicate("the sampled operand of the underlying image must be NeedSampler", func(t *ImageType) bool {
		return t.SamplerUse == spec.ImageSamplerUseInfoNeedSampler
	})
	singleSampled = imagePredicate("the MS operand of the underlying image type must be SingleSampled", func(t *ImageType) bool {
		return t.Sampling == spec.ImageSamplingInfoSingleSampled
	})
	singleSampledType = singleSampled
	gatheredDim       = imagePredicate("the Dim operand of the underlying image must be Dim2D or Cube or Rect", func(t *ImageType) bool {
		return t.Dim == spec.Dim2D || t.Dim == spec.DimCube || t.Dim == spec.DimRect
	})
	resultMatches = texelMatches("result", func(op *ir.Operation) *ir.Value { return op.Result(0) })
	lodOrGrad     = ir.OpPredicate("either Lod or Grad image operands must be present", func(op *ir.Operation) bool {
		return EnumValue[spec.ImageOperands](op.Prop(0))&(spec.ImageOperandsLod|spec.ImageOperandsGrad) != 0
	})
)

// sampledElement returns the type of the samples of a sampled image.
func sampledElement(t ir.Type) ir.Type {
	if s, ok := t.(*SampledImageType); ok {
		return s.Image.Element
	}
	return nil
}

// imageOp declares an op whose operands after the fixed ones are those that its image operands demand.
func imageOp(mnemonic, summary string, fixed []ir.ValueDef, attr ir.AttrDef, result *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	d := &ir.OpDef{
		Name:     "spirv.Image" + mnemonic,
		Summary:  summary,
		Operands: append(fixed, ir.VariadicOf("operand_arguments", anySPIRV)),
		Attrs:    []ir.AttrDef{attr},
		Traits:   traits,
	}
	values, types := "", ""
	for i := range fixed {
		if i > 0 {
			values, types = values+" `,` ", types+" `,` "
		}
		values, types = values+"$"+fixed[i].Name, types+"type($"+fixed[i].Name+")"
	}
	d.Format = values + " custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict `:` " + types + " (`,` type($operand_arguments)^)?"
	if result != nil {
		d.Results = results(result)
		d.Format += " `->` type($result)"
	}
	return since20(d)
}

// sampling declares an op that takes a sample of an image.
func sampling(mnemonic, summary string, fixed []ir.ValueDef, attr ir.AttrDef, result *ir.TypeConstraint, match ir.Trait, more ...ir.Trait) *ir.OpDef {
	traits := append([]ir.Trait{dimIsNot(spec.DimBuffer, "Buffer"), singleSampled, match}, more...)
	return imageOp("Sample"+mnemonic, summary, append([]ir.ValueDef{operand("sampled_image", anySampledImage)}, fixed...), attr, result, traits...)
}

var (
	imageOperands  = ir.AttrDef{Name: "image_operands", Type: imageOperandsKind, Optional: true}
	neededOperands = ir.AttrDef{Name: "image_operands", Type: imageOperandsKind}
	sampleVector   = anyOf(vectorOf(intType, 4), vectorOf(floatType, 4))
	fetchedVector  = anyOf(vectorOf(floatType, 4), vectorOf(intType, 4))
	sampleScalar   = anyOf(intType, floatType)
)

// Image ops that MLIR 19 does not have.
var (
	ImageRead = imageOp("Read", "a texel of an image without a sampler",
		[]ir.ValueDef{operand("image", anyImage), operand("coordinate", texel)}, imageOperands, texel, withoutSampler, resultMatches)
	ImageWrite = imageOp("Write", "writes a texel of an image without a sampler",
		[]ir.ValueDef{operand("image", anyImage), operand("coordinate", texel), operand("texel", texel)}, imageOperands, nil,
		withoutSampler, dimIsNot(spec.DimSubpassData, "SubpassData"), texelMatches("texel", func(op *ir.Operation) *ir.Value { return op.Operand(2) }))
	ImageFetch = imageOp("Fetch", "a texel of an image that may have a sampler, without sampling",
		[]ir.ValueDef{operand("image", anyImage), operand("coordinate", intOrVector)}, imageOperands, fetchedVector,
		dimIsNot(spec.DimCube, "Cube"), withSampler, resultMatches)
	ImageSampleExplicitLod = sampling("ExplicitLod", "a sample of an image at a given level of detail",
		[]ir.ValueDef{operand("coordinate", texel)}, neededOperands, sampleVector, resultMatches, lodOrGrad)
	ImageSampleImplicitLod = sampling("ImplicitLod", "a sample of an image at the level of detail that the coordinates of neighbors suggest",
		[]ir.ValueDef{operand("coordinate", floatOrVector)}, imageOperands, sampleVector, resultMatches)
	ImageSampleProjDrefImplicitLod = sampling("ProjDrefImplicitLod", "the result of a depth comparison at a projected coordinate",
		[]ir.ValueDef{operand("coordinate", texel), operand("dref", f32Type)}, imageOperands, sampleScalar,
		ir.TypesMatch("type of 'result' matches image type of 'sampled_image'", "sampled_image", "result", sampledElement))
)

func imageEntries() []ir.OpEntry {
	var es []ir.OpEntry
	for _, d := range []*ir.OpDef{ImageRead, ImageWrite, ImageFetch, ImageSampleExplicitLod, ImageSampleImplicitLod, ImageSampleProjDrefImplicitLod} {
		es = append(es, ir.OpEntry{Def: d, Verify: verifyImageOperands, Directives: imageDirectives()})
	}
	return es
}
