package bytecode

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// attrRows are the encodings of builtin attributes, by code.
var attrRows = [numAttrCodes]attrRow{
	attrArray: {
		parts: []part{attrs},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return c.Array(p[0].([]ir.Attribute)), "" },
		split: func(a ir.Attribute) []any { return []any{a.(*ir.ArrayAttr).Elements} },
	},
	attrDictionary: {
		parts: []part{entries},
		build: buildDictionary,
		split: func(a ir.Attribute) []any { return []any{a.(*ir.DictionaryAttr).Entries} },
	},
	attrString: {
		parts: []part{aText},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return c.String(p[0].(string)), "" },
		split: func(a ir.Attribute) []any { return []any{a.(*ir.StringAttr).Value} },
	},
	attrTypedString: {
		parts: []part{aText, aType},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) {
			return c.TypedString(p[0].(string), p[1].(ir.Type)), ""
		},
		split: func(a ir.Attribute) []any { s := a.(*ir.StringAttr); return []any{s.Value, s.Type()} },
	},
	attrFlatSymbol: {
		parts: []part{anAttr},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return symbol(c, p[0], nil) },
		split: func(a ir.Attribute) []any { return []any{ir.Attribute(a.Context().String(a.(*ir.SymbolRefAttr).Root))} },
	},
	attrSymbol: {
		parts: []part{anAttr, attrs},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return symbol(c, p[0], p[1].([]ir.Attribute)) },
		split: splitSymbol,
	},
	attrType: {
		parts: []part{aType},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return c.TypeAttr(p[0].(ir.Type)), "" },
		split: func(a ir.Attribute) []any { return []any{a.(*ir.TypeAttr).Value} },
	},
	attrUnit: {build: func(c *ir.Context, _ []any) (ir.Attribute, string) { return c.Unit(), "" }},
	attrInteger: {
		parts: []part{aType, anInteger},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) {
			return c.APInt(p[0].(ir.Type), p[1].(apint.Int)), ""
		},
		split: func(a ir.Attribute) []any { i := a.(*ir.IntegerAttr); return []any{i.Type(), i.Value} },
	},
	attrFloat: {
		parts: []part{aType, aFloat},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) {
			return c.FloatConst(p[0].(*ir.FloatType), p[1].(apfloat.Float)), ""
		},
		split: func(a ir.Attribute) []any { f := a.(*ir.FloatAttr); return []any{f.Type(), f.Value} },
	},
	locCallSite: {
		parts:    []part{aLoc, aLoc},
		locate:   func(c *ir.Context, p []any) ir.Location { return c.CallSiteLoc(p[0].(ir.Location), p[1].(ir.Location)) },
		locParts: func(l ir.LocInfo) []any { return []any{l.Children[0], l.Children[1]} },
	},
	locFileLineCol: {
		parts: []part{aName, aNumber, aNumber},
		locate: func(c *ir.Context, p []any) ir.Location {
			return c.FileLineColLoc(p[0].(string), position(p[1]), position(p[2]))
		},
		locParts: func(l ir.LocInfo) []any { return []any{l.File, uint64(l.Line), uint64(l.Col)} },
	},
	locFused: {
		parts:    []part{locs},
		locate:   func(c *ir.Context, p []any) ir.Location { return c.FusedLoc(p[0].([]ir.Location), nil) },
		locParts: func(l ir.LocInfo) []any { return []any{l.Children} },
	},
	locFusedMetadata: {
		parts:    []part{locs, anAttr},
		locate:   func(c *ir.Context, p []any) ir.Location { return c.FusedLoc(p[0].([]ir.Location), p[1].(ir.Attribute)) },
		locParts: func(l ir.LocInfo) []any { return []any{l.Children, l.Metadata} },
	},
	locName: {
		parts:    []part{aName, aLoc},
		locate:   func(c *ir.Context, p []any) ir.Location { return c.NameLoc(p[0].(string), p[1].(ir.Location)) },
		locParts: func(l ir.LocInfo) []any { return []any{l.File, l.Children[0]} },
	},
	locUnknown: {
		locate:   func(*ir.Context, []any) ir.Location { return ir.UnknownLoc },
		locParts: func(ir.LocInfo) []any { return nil },
	},
	attrDenseResource: {
		parts: []part{aType, aResource},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) {
			t, ok := p[0].(ir.ShapedType)
			if !ok {
				return nil, "`dense_resource` expected a shaped type"
			}
			return c.DenseResource(t, p[1].(string)), ""
		},
		split: func(a ir.Attribute) []any { d := a.(*ir.DenseResourceAttr); return []any{d.Type(), d.Key} },
	},
	attrDenseArray: {
		parts: []part{aType, aNumber, blob},
		build: buildDenseArray,
		split: func(a ir.Attribute) []any {
			d := a.(*ir.DenseArrayAttr)
			return []any{d.ElementType, uint64(d.Len()), d.Raw}
		},
	},
	attrDense: {
		parts: []part{aType, blob},
		build: buildDense,
		split: func(a ir.Attribute) []any { d := a.(*ir.DenseElementsAttr); return []any{d.Type(), packed(d)} },
	},
	attrDenseStrings: {
		parts: []part{aType, aNumber, texts},
		build: buildDenseStrings,
		split: func(a ir.Attribute) []any {
			d := a.(*ir.DenseElementsAttr)
			return []any{d.Type(), boolNumber(d.Splat), d.Strings}
		},
	},
	attrSparse: {
		parts: []part{aType, anAttr, anAttr},
		build: buildSparse,
		split: func(a ir.Attribute) []any {
			s := a.(*ir.SparseElementsAttr)
			return []any{s.Type(), ir.Attribute(s.Indices), ir.Attribute(s.Values)}
		},
	},
	attrDistinct: {
		parts: []part{anAttr},
		build: func(c *ir.Context, p []any) (ir.Attribute, string) { return c.NewDistinct(p[0].(ir.Attribute)), "" },
		split: func(a ir.Attribute) []any { return []any{a.(*ir.DistinctAttr).Referenced} },
	},
}

func itoa(n int) string { return strconv.Itoa(n) }

func boolNumber(b bool) uint64 { return choose(b, 1, 0) }

// position returns a line or column, which has 32 bits.
func position(n any) uint32 { return uint32(min(n.(uint64), math.MaxUint32)) }

func buildDictionary(c *ir.Context, p []any) (ir.Attribute, string) {
	list := p[0].([]ir.NamedAttribute)
	d := c.Dictionary(list)
	for i := 1; i < len(d.Entries); i++ {
		if d.Entries[i].Name == d.Entries[i-1].Name {
			return nil, "duplicate key '" + d.Entries[i].Name + "' in dictionary attribute"
		}
	}
	return d, ""
}

// symbol makes a reference to root, a string, and to nested flat references.
func symbol(c *ir.Context, root any, nested []ir.Attribute) (ir.Attribute, string) {
	s, ok := root.(*ir.StringAttr)
	if !ok {
		return nil, "expected mlir::StringAttr, but got: " + ir.AttrString(root.(ir.Attribute))
	}
	names := make([]string, len(nested))
	for i, a := range nested {
		ref, ok := a.(*ir.SymbolRefAttr)
		if !ok || len(ref.Nested) > 0 {
			return nil, "expected mlir::FlatSymbolRefAttr, but got: " + ir.AttrString(a)
		}
		names[i] = ref.Root
	}
	return c.SymbolRef(s.Value, names...), ""
}

func splitSymbol(a ir.Attribute) []any {
	ref, c := a.(*ir.SymbolRefAttr), a.Context()
	nested := make([]ir.Attribute, len(ref.Nested))
	for i, n := range ref.Nested {
		nested[i] = c.SymbolRef(n)
	}
	return []any{ir.Attribute(c.String(ref.Root)), nested}
}

// attrCode returns the code of a. It returns false if a has no native encoding.
func attrCode(a ir.Attribute) (code uint64, ok bool) {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return attrArray, true
	case *ir.DictionaryAttr:
		return attrDictionary, true
	case *ir.StringAttr:
		return choose(a.Type() == ir.Type(a.Context().None()), attrString, attrTypedString), true
	case *ir.SymbolRefAttr:
		return choose(len(a.Nested) == 0, attrFlatSymbol, attrSymbol), true
	case *ir.TypeAttr:
		return attrType, true
	case *ir.UnitAttr:
		return attrUnit, true
	case *ir.IntegerAttr:
		return attrInteger, true
	case *ir.FloatAttr:
		return attrFloat, true
	case *ir.DenseResourceAttr:
		return attrDenseResource, true
	case *ir.DenseArrayAttr:
		return attrDenseArray, true
	case *ir.DenseElementsAttr:
		return choose(ir.ElementBytes(a.ShapedType().ElementType()) > 0, attrDense, attrDenseStrings), true
	case *ir.SparseElementsAttr:
		return attrSparse, true
	case *ir.DistinctAttr:
		return attrDistinct, true
	}
	return 0, false
}

// locCode returns the code of a location. An opaque location is written as its fallback.
func locCode(l ir.LocInfo) uint64 {
	switch l.Kind {
	case ir.LocFileLineCol:
		return locFileLineCol
	case ir.LocName:
		return locName
	case ir.LocCallSite:
		return locCallSite
	case ir.LocFused:
		return choose(l.Metadata == nil, locFused, locFusedMetadata)
	}
	return locUnknown
}
