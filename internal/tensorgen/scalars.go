package tensorgen

import "fmt"

// scalar is a number in a body.
type scalar struct{ name, elem string }

// floatUnary, floatBinary and intBinary are operations on numbers that have a result for all operands that programs have.
var (
	floatUnary  = []string{"arith.negf", "math.absf", "math.exp", "math.tanh", "math.floor", "math.ceil", "math.sin", "math.erf", "math.roundeven", "math.cos"}
	floatBinary = []string{"arith.addf", "arith.addf", "arith.subf", "arith.mulf", "arith.mulf", "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf", "arith.divf"}
	intBinary   = []string{"arith.addi", "arith.addi", "arith.subi", "arith.muli", "arith.muli", "arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui", "arith.andi", "arith.ori", "arith.xori"}
	// intUneven are operations whose second operand is a small positive number.
	intUneven = []string{"arith.divsi", "arith.divui", "arith.remsi", "arith.remui", "arith.floordivsi", "arith.ceildivsi", "arith.shli", "arith.shrsi", "arith.shrui"}
	intUnary  = []string{"math.absi", "math.ctpop", "math.ctlz"}
)

// operator returns an operation on two numbers.
func (g *generator) operator(elem string) string {
	if isFloat(elem) {
		return one(g, floatBinary...)
	}
	return one(g, intBinary...)
}

// compare emits a comparison.
func (g *generator) compare(a, b, typ, elem string) string {
	c := g.name("p")
	if isFloat(elem) {
		g.emit("%s = arith.cmpf %s, %s, %s : %s", c, one(g, "olt", "oge", "ogt", "ule", "une", "oeq", "uno"), a, b, typ)
	} else {
		g.emit("%s = arith.cmpi %s, %s, %s : %s", c, one(g, "slt", "sge", "ult", "eq", "ne", "ugt"), a, b, typ)
	}
	return c
}

// expression emits operations on some of the numbers, and returns a number of the type elem.
func (g *generator) expression(from []scalar, elem string, depth int) string {
	if depth == 0 || len(from) == 0 {
		if len(from) == 0 || g.chance(12) {
			return g.number(elem, g.literal(elem))
		}
		x := one(g, from...)
		return g.converted(x, elem)
	}
	if g.chance(20) {
		x := g.expression(from, elem, depth-1)
		r := g.name("s")
		if isFloat(elem) {
			g.emit("%s = %s %s : %s", r, one(g, floatUnary...), x, elem)
		} else {
			g.emit("%s = %s %s : %s", r, one(g, intUnary...), x, elem)
		}
		return r
	}
	if !isFloat(elem) && g.chance(12) {
		x, y, r := g.expression(from, elem, depth-1), g.number(elem, one(g, "1", "2", "3", "7")), g.name("s")
		g.emit("%s = %s %s, %s : %s", r, one(g, intUneven...), x, y, elem)
		return r
	}
	x, y := g.expression(from, elem, depth-1), g.expression(from, elem, g.r.IntN(depth))
	r := g.name("s")
	if g.chance(15) {
		c := g.compare(x, y, elem, elem)
		g.emit("%s = arith.select %s, %s, %s : %s", r, c, x, y, elem)
		return r
	}
	g.emit("%s = %s %s, %s : %s", r, g.operator(elem), x, y, elem)
	return r
}

// bits returns the width of a type.
func bits(elem string) int {
	if elem == "bf16" {
		return 16
	}
	return intWidth(elem)
}

// converted emits the conversion of x to the type elem.
func (g *generator) converted(x scalar, elem string) string {
	if x.elem == elem {
		return x.name
	}
	if x.elem == "index" {
		i := g.name("s")
		g.emit("%s = arith.index_cast %s : index to i32", i, x.name)
		return g.converted(scalar{i, "i32"}, elem)
	}
	op := ""
	switch from, to := isFloat(x.elem), isFloat(elem); {
	case from && to && bits(x.elem) < bits(elem):
		op = "arith.extf"
	case from && to && bits(x.elem) > bits(elem):
		op = "arith.truncf"
	case from && to:
		wide := scalar{g.name("s"), "f32"}
		g.emit("%s = arith.extf %s : %s to f32", wide.name, x.name, x.elem)
		return g.converted(wide, elem)
	case to:
		op = one(g, "arith.sitofp", "arith.sitofp", "arith.uitofp")
	case from:
		// Only numbers in the range of the integers convert.
		low, high := g.number(x.elem, "-100.0"), g.number(x.elem, "100.0")
		a, b := g.name("s"), g.name("s")
		g.emit("%s = arith.maxnumf %s, %s : %s", a, x.name, low, x.elem)
		g.emit("%s = arith.minnumf %s, %s : %s", b, a, high, x.elem)
		x.name, op = b, "arith.fptosi"
	case bits(x.elem) < bits(elem):
		op = one(g, "arith.extsi", "arith.extsi", "arith.extui")
	default:
		op = "arith.trunci"
	}
	r := g.name("s")
	g.emit("%s = %s %s : %s to %s", r, op, x.name, x.elem, elem)
	return r
}

// conversion returns an operation that converts tensors, or "".
func (g *generator) conversion(from, to string) string {
	switch f, t := isFloat(from), isFloat(to); {
	case from == to || f && t && bits(from) == bits(to):
		return ""
	case f && t && bits(from) < bits(to):
		return "arith.extf"
	case f && t:
		return "arith.truncf"
	case t:
		return one(g, "arith.sitofp", "arith.uitofp")
	case f:
		return "" // only numbers in the range of the integers convert
	case bits(from) < bits(to):
		return one(g, "arith.extsi", "arith.extui")
	}
	return "arith.trunci"
}

// params returns the parameters of a body, and adds them to the numbers.
func params(prefix string, vs []Value, from []scalar) (text string, all []scalar) {
	all = from
	for i, v := range vs {
		if i > 0 {
			text += ", "
		}
		name := fmt.Sprintf("%%%s%d", prefix, i)
		text += name + ": " + v.Elem
		all = append(all, scalar{name, v.Elem})
	}
	return text, all
}

// divisor returns a tensor of the type of a, whose elements are small positive numbers.
func (g *generator) divisor(a Value) string {
	return g.filled(a, one(g, "1", "2", "3", "7"), a)
}
