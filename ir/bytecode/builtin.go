package bytecode

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

const builtin = "builtin"

// part says how a part of a type or attribute is encoded. A part is a Go value of the
// type in the comment.
type part uint8

const (
	anAttr    part = iota // ir.Attribute: the number of an entry
	aType                 // ir.Type: the number of an entry
	aLoc                  // ir.Location: the number of an entry
	aText                 // string: the number of a string
	aName                 // string: the number of a string attribute
	aNumber               // uint64: a varint
	integers              // []int64: a list of signed varints
	attrs                 // []ir.Attribute
	types                 // []ir.Type
	locs                  // []ir.Location
	bools                 // []bool: a list of bytes
	entries               // []ir.NamedAttribute: a list of names and values
	blob                  // []byte: a size and bytes
	anInteger             // apint.Int: of the width of the type in the part before
	aFloat                // apfloat.Float: of the type in the part before
	aResource             // string: the number of a key
	texts                 // []string: one if the number in the part before is not 0, else one for each element of the type in the first part
)

// typeRow is an encoding of builtin types.
type typeRow struct {
	parts []part
	// build makes a type. It returns nil and an error text if the parts do not fit.
	build func(c *ir.Context, p []any) (ir.Type, string)
	// split returns the parts of a type that has the encoding.
	split func(t ir.Type) []any
}

// attrRow is an encoding of builtin attributes.
type attrRow struct {
	parts []part
	// build makes an attribute. It returns nil and an error text if the parts do not fit.
	build func(c *ir.Context, p []any) (ir.Attribute, string)
	// locate, instead of build, makes a location.
	locate func(c *ir.Context, p []any) ir.Location
	// split returns the parts of an attribute that has the encoding, and apart those of
	// a location.
	split    func(a ir.Attribute) []any
	locParts func(l ir.LocInfo) []any
}

// The codes of types and attributes are the first number of their encoding.
const (
	typeInteger uint64 = iota
	typeIndex
	typeFunction
	typeBF16
	typeF16
	typeF32
	typeF64
	typeF80
	typeF128
	typeComplex
	typeMemRef
	typeMemRefSpace
	typeNone
	typeTensor
	typeTensorEncoding
	typeTuple
	typeUnrankedMemRef
	typeUnrankedMemRefSpace
	typeUnrankedTensor
	typeVector
	typeScalableVector
	numTypeCodes
)

const (
	attrArray uint64 = iota
	attrDictionary
	attrString
	attrTypedString
	attrFlatSymbol
	attrSymbol
	attrType
	attrUnit
	attrInteger
	attrFloat
	locCallSite
	locFileLineCol
	locFused
	locFusedMetadata
	locName
	locUnknown
	attrDenseResource
	attrDenseArray
	attrDense
	attrDenseStrings
	attrSparse
	attrDistinct
	numAttrCodes
)

// builtinAttr reads the native encoding of e.
func (r *reader) builtinAttr(e *attrEntry) {
	code := e.data.varint()
	if code >= numAttrCodes && !r.bad {
		r.fail("unknown attribute code: " + strconv.FormatUint(code, 10))
	}
	if r.bad {
		return
	}
	row := &attrRows[code]
	parts := r.parts(&e.source, row.parts)
	if r.bad {
		return
	}
	if row.locate != nil {
		e.isLoc, e.loc = true, row.locate(r.ctx, parts)
		return
	}
	a, why := row.build(r.ctx, parts)
	if e.attr = a; why != "" {
		r.fail(why)
	}
}

// builtinType reads the native encoding of e.
func (r *reader) builtinType(e *typeEntry) {
	code := e.data.varint()
	if code >= numTypeCodes && !r.bad {
		r.fail("unknown attribute code: " + strconv.FormatUint(code, 10))
	}
	if r.bad {
		return
	}
	row := &typeRows[code]
	parts := r.parts(&e.source, row.parts)
	if r.bad {
		return
	}
	t, why := row.build(r.ctx, parts)
	if why == "" {
		why = ir.TypeProblem(t)
	}
	if e.typ = t; why != "" {
		r.fail(why)
	}
}
