package reference

import (
	"strings"
	"sync"
)

// wholeShapes are the shapes of instructions that compute all components together, by name:
// the components of the result, a colon, and those of each operand. A letter is any number,
// the same wherever it stands; s is that of a square matrix; 2n is twice n; * is a pointer to
// a value with the components of the result. Behind a second colon are the kinds of the
// result and of the first operand: f for floats, i for integers, a for either.
var wholeShapes = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"Determinant": "1:s:ff", "MatrixInverse": "s:s:ff", "ModfStruct": "2n:n:ff", "FrexpStruct": "2n:n:ff", "Modf": "n:n,*:ff", "Frexp": "n:n,*:ff",
		"PackSnorm4x8": "1:4:if", "PackUnorm4x8": "1:4:if", "PackSnorm2x16": "1:2:if", "PackUnorm2x16": "1:2:if", "PackHalf2x16": "1:2:if",
		"UnpackSnorm4x8": "4:1:fi", "UnpackUnorm4x8": "4:1:fi", "UnpackSnorm2x16": "2:1:fi", "UnpackUnorm2x16": "2:1:fi", "UnpackHalf2x16": "2:1:fi",
		"PackDouble2x32": "1:2:fi", "UnpackDouble2x32": "2:1:if",
		"Length": "1:n:ff", "Distance": "1:n,n:ff", "Cross": "3:3,3:ff", "Normalize": "n:n:ff", "FaceForward": "n:n,n,n:ff", "Reflect": "n:n,n:ff", "Refract": "n:n,n,1:ff",
		"fract": "n:n,*:ff", "frexp": "n:n,*:ff", "lgamma_r": "n:n,*:ff", "modf": "n:n,*:ff", "sincos": "n:n,*:ff", "remquo": "n:n,n,*:ff",
		"cross": "n:n,n:ff", "distance": "1:n,n:ff", "length": "1:n:ff", "normalize": "n:n:ff",
		"fast_distance": "1:n,n:ff", "fast_length": "1:n:ff", "fast_normalize": "n:n:ff",
		"shuffle": "n:m,n:aa", "shuffle2": "n:m,m,n:aa", "select": "n:n,n,n:aa",
	}
})

// shapesFit reports whether a result and operands have the shape of an instruction.
func shapesFit(name string, result *valueType, operands []value) bool {
	parts := strings.Split(wholeShapes()[name], ":")
	if len(parts) != 3 {
		return false
	}
	wanted := strings.Split(parts[1], ",")
	if len(wanted) != len(operands) || len(operands) == 0 || !isKind(result, parts[2][0]) || !isKind(operands[0].typ, parts[2][1]) {
		return false
	}
	var bound [128]int
	for i, w := range wanted {
		v := operands[i]
		if w == "*" {
			if v.typ.kind != pointerType || v.view == nil || v.view.typ.cells != result.cells {
				return false
			}
			continue
		}
		if !binds(w, v.typ, &bound) {
			return false
		}
	}
	return binds(parts[0], result, &bound)
}

func isKind(ty *valueType, letter byte) bool {
	switch k := ty.component().kind; letter {
	case 'f':
		return k == floatScalar
	case 'i':
		return k == intScalar
	default:
		return k == floatScalar || k == intScalar
	}
}

// binds reports whether a type has a number of components, which may be that of a letter.
func binds(want string, ty *valueType, bound *[128]int) bool {
	n := ty.cells
	switch {
	case want >= "0" && want <= "9" && len(want) == 1:
		return n == int(want[0]-'0')
	case want == "2n":
		return n == 2*bound['n']
	case want == "s" && (ty.kind != matrixType || ty.count != ty.elem.count):
		return false
	case n == 0 || n > 16:
		return false
	}
	b := &bound[want[0]]
	if *b == 0 {
		*b = n
	}
	return *b == n
}
