package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// The classes of the dialect's types. parseTypeNamed reads them.
var (
	arrayDef        = &ir.TypeDef{Dialect: dialectName, Mnemonic: "array", Print: printArray, Interfaces: []any{arrayLayout}}
	rtArrayDef      = &ir.TypeDef{Dialect: dialectName, Mnemonic: "rtarray", Print: printRuntimeArray}
	pointerDef      = &ir.TypeDef{Dialect: dialectName, Mnemonic: "ptr", Print: printPointer, Interfaces: []any{pointerLayout}}
	imageDef        = &ir.TypeDef{Dialect: dialectName, Mnemonic: "image", Print: printImage}
	sampledImageDef = &ir.TypeDef{Dialect: dialectName, Mnemonic: "sampled_image", Print: printSampledImage}
	structDef       = &ir.TypeDef{Dialect: dialectName, Mnemonic: "struct", Print: printStruct, Interfaces: []any{structLayout}, Beyond: beyondStruct}
	matrixDef       = &ir.TypeDef{Dialect: dialectName, Mnemonic: "matrix", Print: printMatrix, Interfaces: []any{matrixLayout}}
	coopMatrixDef   = &ir.TypeDef{Dialect: dialectName, Mnemonic: "coopmatrix", Print: printCoopMatrix}
	jointMatrixDef  = &ir.TypeDef{Dialect: dialectName, Mnemonic: "jointmatrix", Versions: ir.Until(lastJointMatrix), Print: printJointMatrix}
)

// parseTypeNamed reads the rest of a type after `!spirv.mnemonic`. ok is false if the
// dialect has no such type. The classes have no Parse hook of their own, because a hook
// that makes a type of its own class would be an initialization cycle.
func parseTypeNamed(p *ir.Parser, mnemonic string) (t ir.Type, ok bool) {
	switch mnemonic {
	case "array":
		return parseArray(p), true
	case "rtarray":
		return parseRuntimeArray(p), true
	case "ptr":
		return parsePointer(p), true
	case "image":
		return parseImage(p), true
	case "sampled_image":
		return parseSampledImage(p), true
	case "struct":
		return parseStruct(p), true
	case "matrix":
		return parseMatrix(p), true
	case "coopmatrix":
		return parseCoopMatrix(p), true
	case "jointmatrix":
		return parseJointMatrix(p), true
	case "opaque":
		return parseOpaqueType(p), true
	case "arm.tensor":
		return parseTensorARM(p), true
	}
	p.EmitErrorDetail(p.MnemonicLoc(), oneOf(mnemonic, "array", "image", "ptr", "rtarray", "sampled_image", "struct", "matrix", "coopmatrix", "jointmatrix", "arm.tensor", "opaque"),
		"unknown SPIR-V type: "+mnemonic)
	return nil, true
}

// parseElement reads a type that can be a part of others.
func parseElement(p *ir.Parser) (ir.Type, bool) {
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	if t.TypeDef().Dialect == dialectName {
		return t, true
	}
	switch t := t.(type) {
	case *ir.FloatType:
		if t.Kind == ir.BF16 && !hasBF16(p.Context()) {
			return nil, p.EmitError(loc, "cannot use 'bf16' to compose SPIR-V types")
		}
		return t, true
	case *ir.IntegerType:
		if !IsValidInteger(t) {
			return nil, p.EmitError(loc, "only 1/8/16/32/64-bit integer type allowed but found "+ir.QuoteType(t))
		}
		return t, true
	case *ir.VectorType:
		if len(t.Shape()) != 1 {
			return nil, p.EmitError(loc, "only 1-D vector allowed but found "+ir.QuoteType(t))
		}
		if n := t.Shape()[0]; n > 4 && n != 8 && n != 16 {
			return nil, p.EmitError(loc, "vector length has to be less than or equal to 4 but found "+strconv.FormatInt(n, 10))
		}
		return t, true
	}
	return nil, p.EmitError(loc, "cannot use "+ir.QuoteType(t)+" to compose SPIR-V types")
}

// parseCounts reads n dimensions, such as `4 x` or `8x16x`. On failure it reports why
// as the error.
func parseCounts(p *ir.Parser, n int, why string) (counts [2]uint32, loc ir.Location, ok bool) {
	loc = p.Loc()
	dims, ok := p.ParseDimensionList(false, true)
	if !ok {
		return counts, loc, false
	}
	if len(dims) != n {
		return counts, loc, p.EmitError(loc, why)
	}
	for i, d := range dims {
		if uint64(d) > 1<<32-1 {
			return counts, loc, p.EmitError(loc, "integer value too large")
		}
		counts[i] = uint32(d)
	}
	return counts, loc, true
}

func parseUint32(p *ir.Parser) (uint32, bool) {
	v, ok := p.ParseIntegerOfWidth(32)
	return uint32(v), ok
}

// parseStride reads an optional `, stride = n`.
func parseStride(p *ir.Parser) (uint32, bool) {
	if !p.ParseOptionalComma() {
		return 0, true
	}
	if !p.ParseKeyword("stride") || !p.ParseEqual() {
		return 0, false
	}
	loc := p.Loc()
	v, ok := parseUint32(p)
	if ok && v == 0 {
		return 0, p.EmitError(loc, "ArrayStride must be greater than zero")
	}
	return v, ok
}

func parseArray(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	counts, loc, ok := parseCounts(p, 1, "expected single integer for array element count")
	if !ok {
		return nil
	}
	if counts[0] == 0 {
		p.EmitError(loc, "expected array length greater than 0")
		return nil
	}
	elem, ok := parseElement(p)
	if !ok {
		return nil
	}
	stride, ok := parseStride(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	return ArrayOf(elem, counts[0], stride)
}

func parseRuntimeArray(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	elem, ok := parseElement(p)
	if !ok {
		return nil
	}
	stride, ok := parseStride(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	return RuntimeArrayOf(elem, stride)
}

func parsePointer(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	pointee, ok := parseElement(p)
	if !ok {
		return nil
	}
	loc := p.Loc()
	if !p.ParseComma() {
		return nil
	}
	kw, ok := p.ParseAnyKeyword()
	if !ok {
		return nil
	}
	sc, ok := spec.ParseStorageClass(kw)
	if !ok {
		p.EmitErrorDetail(loc, unknownWord(kw, spec.KindStorageClass), "unknown storage class: "+kw)
		return nil
	}
	if !p.ParseGreater() {
		return nil
	}
	return PointerTo(pointee, sc)
}

// parseTypeEnum reads a keyword of an enumeration inside a type.
func parseTypeEnum(p *ir.Parser, k spec.Kind) (uint32, bool) {
	loc := p.Loc()
	kw, ok := p.ParseAnyKeyword()
	if !ok {
		return 0, false
	}
	v, ok := k.Parse(kw)
	if !ok {
		return 0, p.EmitErrorDetail(loc, unknownWord(kw, k), "unknown attribute: '"+kw+"'")
	}
	return v, true
}

func parseImage(p *ir.Parser) ir.Type { return parseImageOf(p, parseTypeEnum) }

// parseImageOf reads an image type. It calls dim for the dimensionality.
func parseImageOf(p *ir.Parser, dim func(*ir.Parser, spec.Kind) (uint32, bool)) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	elem, ok := parseElement(p)
	if !ok {
		return nil
	}
	kinds := [...]spec.Kind{spec.KindDim, spec.KindImageDepthInfo, spec.KindImageArrayedInfo, spec.KindImageSamplingInfo,
		spec.KindImageSamplerUseInfo, spec.KindImageFormat}
	var vs [len(kinds)]uint32
	for i, k := range kinds {
		if !p.ParseComma() {
			return nil
		}
		parse := parseTypeEnum
		if k == spec.KindDim {
			parse = dim
		}
		if vs[i], ok = parse(p, k); !ok {
			return nil
		}
	}
	if !p.ParseGreater() {
		return nil
	}
	return ImageOf(ImageInfo{elem, spec.Dim(vs[0]), spec.ImageDepthInfo(vs[1]), spec.ImageArrayedInfo(vs[2]),
		spec.ImageSamplingInfo(vs[3]), spec.ImageSamplerUseInfo(vs[4]), spec.ImageFormat(vs[5])})
}

func parseSampledImage(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil
	}
	image, ok := t.(*ImageType)
	if !ok {
		p.EmitError(loc, "sampled image must be composed using image type, got "+ir.QuoteType(t))
		return nil
	}
	if !p.ParseGreater() {
		return nil
	}
	return SampledImageOf(image)
}

// parseColumn reads the type of a matrix column.
func parseColumn(p *ir.Parser) (*ir.VectorType, bool) {
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	v, ok := t.(*ir.VectorType)
	switch {
	case !ok:
		return nil, p.EmitError(loc, "matrix must be composed using vector type, got "+ir.QuoteType(t))
	case len(v.Shape()) != 1:
		return nil, p.EmitError(loc, "only 1-D vector allowed but found "+ir.QuoteType(t))
	}
	if n := v.Shape()[0]; n > 4 || n < 2 {
		return nil, p.EmitError(loc, "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found "+strconv.FormatInt(n, 10))
	}
	if _, ok := v.ElementType().(*ir.FloatType); !ok {
		return nil, p.EmitError(loc, "matrix columns' elements must be of Float type, got "+ir.QuoteType(v.ElementType()))
	}
	return v, true
}

func parseMatrix(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	counts, loc, ok := parseCounts(p, 1, "expected single unsigned integer for number of columns")
	if !ok {
		return nil
	}
	if counts[0] < 2 || counts[0] > 4 {
		p.EmitError(loc, "matrix is expected to have 2, 3, or 4 columns")
		return nil
	}
	column, ok := parseColumn(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	return MatrixOf(counts[0], column)
}

// parseMatrixParts reads `<8x16xi32, a, b>`. kinds are the enumerations of a and b, and
// names are their names in error messages.
func parseMatrixParts(p *ir.Parser, why string, kinds [2]spec.Kind, names [2]string) (counts [2]uint32, elem ir.Type, vs [2]uint32, ok bool) {
	if !p.ParseLess() {
		return counts, nil, vs, false
	}
	if counts, _, ok = parseCounts(p, 2, why); !ok {
		return counts, nil, vs, false
	}
	if elem, ok = parseElement(p); !ok {
		return counts, nil, vs, false
	}
	for i, k := range kinds {
		if !p.ParseComma() {
			return counts, nil, vs, false
		}
		if vs[i], ok = parseEnumWord(p, k, names[i]); !ok {
			return counts, nil, vs, false
		}
	}
	return counts, elem, vs, p.ParseGreater()
}

func parseCoopMatrix(p *ir.Parser) ir.Type {
	n, elem, vs, ok := parseMatrixParts(p, "expected row and column count",
		[2]spec.Kind{spec.KindScope, spec.KindCooperativeMatrixUse}, [2]string{"scope <id>", "use <id>"})
	if !ok {
		return nil
	}
	return CooperativeMatrixOf(n[0], n[1], elem, spec.Scope(vs[0]), spec.CooperativeMatrixUse(vs[1]))
}

func parseJointMatrix(p *ir.Parser) ir.Type {
	n, elem, vs, ok := parseMatrixParts(p, "expected rows and columns size",
		[2]spec.Kind{spec.KindMatrixLayout, spec.KindScope}, [2]string{"matrixLayout <id>", "scope <id>"})
	if !ok {
		return nil
	}
	return JointMatrixOf(n[0], n[1], elem, spec.MatrixLayout(vs[0]), spec.Scope(vs[1]))
}

func printStride(p *ir.Printer, stride uint32) {
	if stride != 0 {
		p.Str(", stride=")
		p.Uint(uint64(stride))
	}
	p.Byte('>')
}

func printArray(p *ir.Printer, t ir.Type) {
	a := t.(*ArrayType)
	p.Byte('<')
	p.Uint(uint64(a.Count))
	p.Str(" x ")
	p.Type(a.Element)
	printStride(p, a.Stride)
}

func printRuntimeArray(p *ir.Printer, t ir.Type) {
	a := t.(*RuntimeArrayType)
	p.Byte('<')
	p.Type(a.Element)
	printStride(p, a.Stride)
}

func printPointer(p *ir.Printer, t ir.Type) {
	a := t.(*PointerType)
	p.Byte('<')
	p.Type(a.Pointee)
	p.Str(", ")
	p.Str(a.Storage.String())
	p.Byte('>')
}

func printImage(p *ir.Printer, t ir.Type) {
	a := t.(*ImageType)
	p.Byte('<')
	p.Type(a.Element)
	for _, s := range [...]string{a.Dim.String(), a.Depth.String(), a.Arrayed.String(), a.Sampling.String(), a.SamplerUse.String(), a.Format.String()} {
		p.Str(", ")
		p.Str(s)
	}
	p.Byte('>')
}

func printSampledImage(p *ir.Printer, t ir.Type) {
	p.Byte('<')
	p.Type(t.(*SampledImageType).Image)
	p.Byte('>')
}

func printMatrix(p *ir.Printer, t ir.Type) {
	a := t.(*MatrixType)
	p.Byte('<')
	p.Uint(uint64(a.Columns))
	p.Str(" x ")
	p.Type(a.Column)
	p.Byte('>')
}

func printMatrixParts(p *ir.Printer, rows, columns uint32, elem ir.Type, a, b string) {
	p.Byte('<')
	p.Uint(uint64(rows))
	p.Byte('x')
	p.Uint(uint64(columns))
	p.Byte('x')
	p.Type(elem)
	p.Str(", ")
	p.Str(a)
	p.Str(", ")
	p.Str(b)
	p.Byte('>')
}

func printCoopMatrix(p *ir.Printer, t ir.Type) {
	a := t.(*CooperativeMatrixType)
	printMatrixParts(p, a.Rows, a.Columns, a.Element, a.Scope.String(), a.Use.String())
}

func printJointMatrix(p *ir.Printer, t ir.Type) {
	a := t.(*JointMatrixType)
	printMatrixParts(p, a.Rows, a.Columns, a.Element, a.Layout.String(), a.Scope.String())
}
