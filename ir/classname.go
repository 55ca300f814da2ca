package ir

import "strings"

// TypeClassName returns the name by which MLIR knows the class of t, such as builtin.f32 or spirv.array.
func TypeClassName(t Type) string {
	if f, ok := t.(*FloatType); ok {
		return "builtin." + floatNames[f.Kind]
	}
	d := t.TypeDef()
	return d.Dialect + "." + d.Mnemonic
}

// AttrClassName returns the name by which MLIR knows the class of a, such as builtin.integer or arith.fastmath.
func AttrClassName(a Attribute) string {
	d := a.AttrDef()
	switch a := a.(type) {
	case *LocationAttr:
		return "builtin." + a.className()
	case *DenseElementsAttr:
		if a.Raw == nil {
			return "builtin.dense_string_elements"
		}
	}
	if d.Dialect == builtinName {
		for i := range builtinAttrNames {
			if n := &builtinAttrNames[i]; n.class == d {
				return "builtin." + n.name
			}
		}
	}
	return d.Dialect + "." + d.Mnemonic
}

// builtinAttrNames are the names of the builtin classes of attributes.
var builtinAttrNames = []struct {
	name  string
	class *AttrClass
}{
	{"integer", integerAttrDef},
	{"float", floatAttrDef},
	{"string", StringAttrDef},
	{"array", ArrayAttrDef},
	{"dictionary", dictionaryAttrDef},
	{"type", typeAttrDef},
	{"unit", unitAttrDef},
	{"symbol_ref", symbolRefAttrDef},
	{"affine_map", affineMapAttrDef},
	{"integer_set", integerSetAttrDef},
	{"dense_int_or_fp_elements", denseElementsAttrDef},
	{"dense_string_elements", denseElementsAttrDef},
	{"dense_array", denseArrayAttrDef},
	{"sparse_elements", sparseElementsDef},
	{"dense_resource_elements", denseResourceDef},
	{"strided_layout", stridedLayoutAttrDef},
	{"opaque", opaqueAttrDef},
	{"distinct", distinctAttrDef},
	{"unknown_loc", locationAttrDef},
	{"file_line_loc", locationAttrDef},
	{"file_line_range", locationAttrDef},
	{"name_loc", locationAttrDef},
	{"fused_loc", locationAttrDef},
	{"call_site_loc", locationAttrDef},
}

// builtinTypeNames are the names of the builtin classes of types, besides those of floats.
const builtinTypeNames = " integer index none complex function tuple vector tensor unranked_tensor memref unranked_memref opaque "

// className returns the name of the class of a location.
func (a *LocationAttr) className() string {
	switch a.ctx.LocInfo(a.Loc).Kind {
	case LocFileLineCol:
		if a.ctx.MLIR() > 19 {
			return "file_line_range"
		}
		return "file_line_loc"
	case LocName:
		return "name_loc"
	case LocFused:
		return "fused_loc"
	case LocCallSite:
		return "call_site_loc"
	}
	return "unknown_loc"
}

// HasTypeClass reports whether there is a class of types with the name that [TypeClassName] returns. Of a dialect whose types its
// hook ParseType reads, it accepts all names.
func (c *Context) HasTypeClass(name string) bool {
	dialect, class, _ := strings.Cut(name, ".")
	if dialect == builtinName {
		_, isFloat := floatNamed(class)
		return isFloat || class != "" && strings.Contains(builtinTypeNames, " "+class+" ")
	}
	d := c.Dialect(dialect)
	return d != nil && (d.types[class] != nil || d.ParseType != nil)
}

// HasAttrClass reports whether there is a class of attributes with the name that [AttrClassName] returns. Of a dialect whose
// attributes its hook ParseAttr reads, it accepts all names.
func (c *Context) HasAttrClass(name string) bool {
	dialect, class, _ := strings.Cut(name, ".")
	if dialect == builtinName {
		for i := range builtinAttrNames {
			if builtinAttrNames[i].name == class {
				return true
			}
		}
		return false
	}
	d := c.Dialect(dialect)
	return d != nil && (d.attrs[class] != nil || d.ParseAttr != nil)
}
