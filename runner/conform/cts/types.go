package cts

import "strings"

// basicType is a type of GLSL that is no array or struct.
type basicType struct {
	spelled string
	// precise is true if declarations of the type have a precision, which names of cases and random draws then have.
	precise bool
}

// families are the types by the GLSL name of their scalar and of their vectors, with the scalar that blocks hold: booleans
// are words there.
var families = []struct {
	scalar, vector, spelled string
	precise                 bool
}{
	{"float", "vec", "f", true}, {"int", "ivec", "s32", true}, {"uint", "uvec", "u32", true}, {"bool", "bvec", "u32", false},
	{"float16_t", "f16vec", "h", false}, {"int8_t", "i8vec", "s8", false}, {"uint8_t", "u8vec", "u8", false},
	{"int16_t", "i16vec", "s16", false}, {"uint16_t", "u16vec", "u16", false},
}

// basicCalled returns the type that GLSL calls name, or false.
func basicCalled(name string) (basicType, bool) {
	for _, f := range families {
		if name == f.scalar {
			return basicType{f.spelled, f.precise}, true
		}
		if n, ok := strings.CutPrefix(name, f.vector); ok && isSize(n) {
			return basicType{"v" + n + f.spelled, f.precise}, true
		}
	}
	if n, ok := strings.CutPrefix(name, "mat"); ok {
		columns, rows, rectangular := strings.Cut(n, "x")
		if !rectangular {
			rows = columns
		}
		// The names of square matrices have one number.
		if isSize(columns) && isSize(rows) && rectangular == (columns != rows) {
			return basicType{"m" + columns + "x" + rows + "f", true}, true
		}
	}
	return basicType{}, false
}

// isSize reports whether text is the size of a vector.
func isSize(text string) bool { return text == "2" || text == "3" || text == "4" }

// isMatrix reports whether a spelled type is a matrix.
func isMatrix(typ string) bool { return typ[0] == 'm' }

// scalarOf returns the spelled scalar at the end of a spelled type of scalars of one kind.
func scalarOf(typ string) string {
	i := strings.LastIndexAny(typ, "fhsu")
	return typ[i:]
}
