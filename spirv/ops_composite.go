package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv/spec"
)

// Composite, image and undef ops.
var (
	CompositeConstruct = &ir.OpDef{
		Name:     "spirv.CompositeConstruct",
		Summary:  "a composite made of its parts",
		Operands: []ir.ValueDef{ir.VariadicOf("constituents", anySPIRV)},
		Results:  results(composite),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)",
	}
	CompositeExtract = &ir.OpDef{
		Name:     "spirv.CompositeExtract",
		Summary:  "a part of a composite, at constant indices",
		Operands: []ir.ValueDef{operand("composite", composite)},
		Attrs:    []ir.AttrDef{{Name: "indices", Type: i32ArrayKind}},
		Results:  []ir.ValueDef{operand("component", anySPIRV)},
		Traits:   []ir.Trait{ir.Pure, UsableInSpecConstantOp},
	}
	CompositeInsert = &ir.OpDef{
		Name:     "spirv.CompositeInsert",
		Summary:  "a composite with another value at constant indices",
		Operands: []ir.ValueDef{operand("object", anySPIRV), operand("composite", composite)},
		Attrs:    []ir.AttrDef{{Name: "indices", Type: i32ArrayKind}},
		Results:  results(composite),
		Traits:   []ir.Trait{ir.Pure, UsableInSpecConstantOp},
	}
	VectorExtractDynamic = &ir.OpDef{
		Name:     "spirv.VectorExtractDynamic",
		Summary:  "a component of a vector, at a computed index",
		Operands: []ir.ValueDef{operand("vector", vector), operand("index", intType)},
		Results:  results(scalar),
		Traits:   []ir.Trait{ir.Pure, ir.TypesMatch("type of 'result' matches element type of 'vector'", "vector", "result", shapes.VectorElement)},
		Format:   "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
	}
	VectorInsertDynamic = &ir.OpDef{
		Name:     "spirv.VectorInsertDynamic",
		Summary:  "a vector with another component at a computed index",
		Operands: []ir.ValueDef{operand("vector", vector), operand("component", scalar), operand("index", intType)},
		Results:  results(vector),
		Traits: []ir.Trait{ir.Pure, ir.TypesMatch("type of 'component' matches element type of 'vector'", "vector", "component", shapes.VectorElement),
			ir.AllTypesMatch("vector", "result")},
		Format: "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
	}
	VectorShuffle = &ir.OpDef{
		Name:     "spirv.VectorShuffle",
		Summary:  "a vector of components that constant indices take from two vectors",
		Operands: []ir.ValueDef{operand("vector1", vector), operand("vector2", vector)},
		Attrs:    []ir.AttrDef{{Name: "components", Type: i32ArrayKind}},
		Results:  results(vector),
		Traits:   []ir.Trait{ir.Pure, ir.AllElementTypesMatch("vector1", "vector2", "result")},
		Format:   "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)",
	}

	ImageDrefGather = &ir.OpDef{
		Name:    "spirv.ImageDrefGather",
		Summary: "the results of four depth comparisons around a coordinate",
		Operands: []ir.ValueDef{operand("sampled_image", anySampledImage), operand("coordinate", floatOrVector), operand("dref", until(20, floatType, f32Type)),
			ir.VariadicOf("operand_arguments", anySPIRV)},
		Attrs: []ir.AttrDef{{Name: "image_operands", Type: imageOperandsKind, Optional: true,
			Older: []ir.OldName{{Last: 20, Name: "imageoperands"}}}},
		Results: results(until(20, vector, sampleVector)),
		Traits: []ir.Trait{ir.Pure, ir.TraitIn(ir.Since(21), gatheredDim), ir.TraitIn(ir.Since(21), singleSampledType),
			ir.TraitIn(ir.Since(21), resultMatches)},
		Format: "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict " +
			"`:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)",
		Older: []ir.OldFormat{{Last: 20, Format: "$sampled_image `:` type($sampled_image) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) " +
			"custom<ImageOperands>($image_operands) ( `(` $operand_arguments^ `:` type($operand_arguments) `)`)? attr-dict `->` type($result)"}},
	}
	ImageQuerySize = &ir.OpDef{
		Name:     "spirv.ImageQuerySize",
		Summary:  "the size of an image",
		Operands: []ir.ValueDef{operand("image", anyImage)},
		Results:  results(intOrVector),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$image attr-dict `:` type($image) `->` type($result)",
		Older:    []ir.OldFormat{{Last: 20, Format: "attr-dict $image `:` type($image) `->` type($result)"}},
	}
	Image = &ir.OpDef{
		Name:     "spirv.Image",
		Summary:  "the image of a sampled image",
		Operands: []ir.ValueDef{operand("sampled_image", anySampledImage)},
		Results:  results(anyImage),
		Traits:   []ir.Trait{ir.Pure, ir.TraitIn(ir.Until(20), imageMatch("sampledimage")), ir.TraitIn(ir.Since(21), imageMatch("sampled_image"))},
		Format:   "$sampled_image attr-dict `:` type($sampled_image)",
		Older:    []ir.OldFormat{{Last: 20, Format: "attr-dict $sampled_image `:` type($sampled_image)"}},
	}

	// CopyLogical is not in MLIR 19's dialect.
	CopyLogical = summarized("a composite as a composite whose type has the same members and another layout", conversion("CopyLogical", "operand", composite, composite, ir.Pure))
	Undef       = &ir.OpDef{
		Name:    "spirv.Undef",
		Summary: "a value of which no bit is defined",
		Results: results(anySPIRV),
		Traits:  []ir.Trait{ir.Pure},
		Format:  "attr-dict `:` type($result)",
	}
	KHRAssumeTrue = &ir.OpDef{
		Name:     "spirv.KHR.AssumeTrue",
		Summary:  "promises the compiler that a condition is true",
		Operands: []ir.ValueDef{operand("condition", boolType)},
		Format:   "$condition attr-dict",
	}
)

// imageMatch is the trait that the result is the image of the sampled image, which the versions call by different names.
func imageMatch(name string) ir.Trait {
	return ir.TypesMatch("type of 'result' matches image type of '"+name+"'", "sampled_image", "result", imageOf)
}

func imageOf(t ir.Type) ir.Type {
	if s, ok := t.(*SampledImageType); ok {
		return s.Image
	}
	return nil
}

func compositeEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: CompositeConstruct, Verify: verifyCompositeConstruct},
		{Def: CompositeExtract, Parse: parseCompositeExtract, Print: printCompositeExtract, Verify: verifyCompositeExtract,
			Fold: foldCompositeExtract},
		{Def: CompositeInsert, Parse: parseCompositeInsert, Print: printCompositeInsert, Verify: verifyCompositeInsert},
		{Def: CopyLogical, Verify: verifyCopyLogical},
		{Def: VectorExtractDynamic}, {Def: VectorInsertDynamic},
		{Def: VectorShuffle, Verify: verifyVectorShuffle},
		{Def: ImageDrefGather, Verify: verifyImageDrefGather, Directives: imageDirectives()},
		{Def: ImageQuerySize, Verify: verifyImageQuerySize},
		{Def: Image}, {Def: Undef}, {Def: KHRAssumeTrue},
	}
}

func verifyCompositeConstruct(op *ir.Operation) bool {
	t, n := op.Result(0).Type(), op.NumOperands()
	mismatch := func(want, got ir.Type) bool {
		return op.EmitOpError("operand type mismatch: expected operand type " + ir.QuoteType(want) + ", but provided " + ir.QuoteType(got))
	}
	switch t.(type) {
	case *CooperativeMatrixType, *JointMatrixType:
		if n != 1 {
			return op.EmitOpError("has incorrect number of operands: expected 1, but provided " + strconv.FormatInt(int64(n), 10))
		}
		if want, got := ElementAt(t, 0), op.Operand(0).Type(); want != got {
			return mismatch(want, got)
		}
		return true
	}
	total, known := NumElements(t)
	if int64(n) == total && (known || op.Context().MLIR() < 20) {
		for i := range n {
			if want, got := ElementAt(t, int64(i)), op.Operand(i).Type(); want != got {
				return mismatch(want, got)
			}
		}
		return true
	}
	v, ok := t.(*ir.VectorType)
	if !ok {
		return op.EmitOpError("expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs")
	}
	count := int64(0)
	for i := range n {
		got := op.Operand(i).Type()
		if !typeIs[*ir.VectorType](got) && BitWidth(got) == 0 {
			return op.EmitOpError("operand type mismatch: expected operand to have a scalar or vector type, but provided " + ir.QuoteType(got))
		}
		if e := ir.ElementTypeOrSelf(got); e != v.ElementType() {
			return op.EmitOpError("operand element type mismatch: expected to be " + ir.QuoteType(v.ElementType()) + ", but provided " + ir.QuoteType(e))
		}
		count += countOf(got)
	}
	if count != total {
		return op.EmitOpError("has incorrect number of operands: expected " + strconv.FormatInt(total, 10) + ", but provided " + strconv.FormatInt(count, 10))
	}
	return true
}

// selectElement returns the type of the part of composite that indices select. If there
// is none, it returns nil and the reason.
func selectElement(t ir.Type, indices ir.Attribute) (ir.Type, string) {
	array, ok := indices.(*ir.ArrayAttr)
	if !ok {
		return nil, "expected a 32-bit integer array attribute for 'indices'"
	}
	if len(array.Elements) == 0 {
		return nil, "expected at least one index for spirv.CompositeExtract"
	}
	for _, e := range array.Elements {
		i, ok := e.(*ir.IntegerAttr)
		if !ok {
			return nil, "expected an 32-bit integer for index, but found '" + ir.AttrString(e) + "'"
		}
		index := i.Int64Or(-1)
		if !IsComposite(t) {
			return nil, "cannot extract from non-composite type " + ir.QuoteType(t) + " with index " + strconv.FormatInt(index, 10)
		}
		if n, known := NumElements(t); known && (index < 0 || index >= n) {
			return nil, "index " + strconv.FormatInt(index, 10) + " out of bounds for " + ir.QuoteType(t)
		}
		t = ElementAt(t, index)
	}
	return t, ""
}

func parseCompositeExtract(p *ir.Parser, st *ir.OperationState) bool {
	o, ok := p.ParseOperand()
	if !ok {
		return false
	}
	loc := p.Loc()
	indices, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	st.AddAttr("indices", indices)
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(o, t, st) {
		return false
	}
	res, why := selectElement(t, indices)
	if why != "" {
		return p.EmitError(loc, why)
	}
	st.Results = append(st.Results, res)
	return p.ParseAttrDict(st)
}

func printCompositeExtract(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Attr(op.Prop(0))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.AttrDict(op, "indices")
}

func verifyCompositeExtract(op *ir.Operation) bool {
	t, why := selectElement(op.Operand(0).Type(), op.Prop(0))
	if why != "" {
		return op.EmitErrorAt(op.Loc(), why)
	}
	if got := op.Result(0).Type(); got != t {
		return op.EmitOpError("invalid result type: expected " + ir.QuoteType(t) + " but provided " + ir.QuoteType(got))
	}
	return true
}

func parseCompositeInsert(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	os, ok := p.ParseOperandListN(2, ir.DelimNone)
	if !ok {
		return false
	}
	indices, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	st.AddAttr("indices", indices)
	object, ok := p.ParseColonType()
	if !ok || !p.ParseKeyword("into") {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperands(os, []ir.Type{object, t}, loc, st) && p.ParseAttrDict(st)
}

func printCompositeInsert(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.OperandRange(op, 0, 2)
	p.Attr(op.Prop(0))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(" into ")
	p.Type(op.Operand(1).Type())
	p.AttrDict(op, "indices")
}

func verifyCompositeInsert(op *ir.Operation) bool {
	t, why := selectElement(op.Operand(1).Type(), op.Prop(0))
	if why != "" {
		return op.EmitErrorAt(op.Loc(), why)
	}
	if got := op.Operand(0).Type(); got != t {
		return op.EmitOpError("object operand type should be " + ir.QuoteType(t) + ", but found " + ir.QuoteType(got))
	}
	if in, out := op.Operand(1).Type(), op.Result(0).Type(); in != out {
		return op.EmitOpError("result type should be the same as the composite type, but found " + ir.QuoteType(in) + " vs " + ir.QuoteType(out))
	}
	return true
}

func verifyVectorShuffle(op *ir.Operation) bool {
	comps := op.Prop(0).(*ir.ArrayAttr).Elements
	if n := countOf(op.Result(0).Type()); n != int64(len(comps)) {
		return op.EmitOpError("result type element count (" + strconv.FormatInt(n, 10) + ") mismatch with the number of component selectors (" + strconv.FormatInt(int64(len(comps)), 10) + ")")
	}
	total := countOf(op.Operand(0).Type()) + countOf(op.Operand(1).Type())
	for _, c := range comps {
		v, _ := c.(*ir.IntegerAttr).Value.Uint64()
		if int64(v) >= total && v != 0xffffffff {
			return op.EmitOpError("component selector " + strconv.FormatInt(int64(v), 10) + " out of range: expected to be in [0, " + strconv.FormatInt(total, 10) + ") or 0xffffffff")
		}
	}
	return true
}

func verifyImageDrefGather(op *ir.Operation) bool {
	if op.Context().MLIR() > 20 {
		return verifyImageOperands(op)
	}
	res, image := op.Result(0).Type().(*ir.VectorType), op.Operand(0).Type().(*SampledImageType).Image
	if countOf(res) != 4 {
		return op.EmitOpError("result type must be a vector of four components")
	}
	if !typeIs[*ir.NoneType](image.Element) && res.ElementType() != image.Element {
		return op.EmitOpError("the component type of result must be the same as sampled type of the underlying image type")
	}
	switch image.Dim {
	case spec.Dim2D, spec.DimCube, spec.DimRect:
	default:
		return op.EmitOpError("the Dim operand of the underlying image type must be 2D, Cube, or Rect")
	}
	if image.Sampling != spec.ImageSamplingInfoSingleSampled {
		return op.EmitOpError("the MS operand of the underlying image type must be 0")
	}
	if op.Prop(0) == nil && op.NumOperands() > 3 {
		return op.EmitError("the Image Operands should encode what operands follow, as per Image Operands")
	}
	return true
}

func verifyImageQuerySize(op *ir.Operation) bool {
	image := op.Operand(0).Type().(*ImageType)
	want := int64(0)
	switch image.Dim {
	case spec.Dim1D, spec.DimBuffer:
		want = 1
	case spec.Dim2D, spec.DimCube, spec.DimRect:
		want = 2
	case spec.Dim3D:
		want = 3
	default:
		return op.EmitError("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect")
	}
	if image.Dim != spec.DimBuffer && image.Dim != spec.DimRect && image.Sampling != spec.ImageSamplingInfoMultiSampled &&
		image.SamplerUse != spec.ImageSamplerUseInfoSamplerUnknown && image.SamplerUse != spec.ImageSamplerUseInfoNoSampler {
		return op.EmitError("if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2")
	}
	if image.Arrayed == spec.ImageArrayedInfoArrayed {
		want++
	}
	if n := countOf(op.Result(0).Type()); n != want {
		return op.EmitError("expected the result to have " + strconv.FormatInt(want, 10) + " component(s), but found " + strconv.FormatInt(n, 10) + " component(s)")
	}
	return true
}

// verifyCopyLogical checks that the two types differ only in layout.
func verifyCopyLogical(op *ir.Operation) bool {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	if in == out {
		return op.EmitOpError("operand and result type must differ")
	}
	if !(logically{}).same(in, out, 0) {
		return op.EmitOpError("operand type " + ir.QuoteType(in) + " and result type " + ir.QuoteType(out) + " must be equal but for their layout")
	}
	return true
}

// maxLogicalDepth bounds the nesting of types that CopyLogical accepts.
const maxLogicalDepth = 10000

// logically holds the pairs of structs that were found to be equal, so that each pair
// is compared only once.
type logically map[[2]*StructType]bool

// same reports whether a and b are equal except for offsets, strides and decorations of
// members.
func (l logically) same(a, b ir.Type, depth int) bool {
	if a == b {
		return true
	}
	if depth > maxLogicalDepth {
		return false
	}
	switch a := a.(type) {
	case *ArrayType:
		b, ok := b.(*ArrayType)
		return ok && a.Count == b.Count && l.same(a.Element, b.Element, depth+1)
	case *StructType:
		b, ok := b.(*StructType)
		if !ok || len(a.Members()) != len(b.Members()) {
			return false
		}
		if l[[2]*StructType{a, b}] {
			return true
		}
		for i := range a.Members() {
			if !l.same(a.Members()[i].Type, b.Members()[i].Type, depth+1) {
				return false
			}
		}
		l[[2]*StructType{a, b}] = true
		return true
	}
	return false
}
