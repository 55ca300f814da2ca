package testdialect

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// intPolynomial is the attribute of MLIR's polynomial dialect that attributes of the test dialect contain. Its parameters are the exponents of
// its terms, in order, their coefficients, and the name of the variable.
var intPolynomial = &ir.AttrClass{
	Dialect: "polynomial", Mnemonic: "int_polynomial", Record: "IntPolynomialAttr", Format: "`<` custom<Terms>($exponents, $coefficients, $variable) `>`",
	Params:     []ir.ParamDef{{Name: "exponents"}, {Name: "coefficients"}, {Name: "variable"}},
	Directives: map[string]*ir.CustomDirective{"Terms": {ParseParams: parseTerms, PrintParams: printTerms}},
}

func polynomialParam(optional bool) ir.ParamDef {
	return ir.ParamDef{Name: "poly", Kind: ir.AttrParamOf(intPolynomial), Optional: optional, CppType: "::mlir::polynomial::IntPolynomialAttr"}
}

// parseTerms reads terms such as 3x**2, joined by plus signs.
func parseTerms(p *ir.Parser, values []any, args []int32) bool {
	terms, variable := map[uint64]int64{}, ""
	for {
		loc := p.Loc()
		c, numbered, ok := p.ParseOptionalInteger()
		if !ok {
			return false
		}
		if !numbered {
			c = 1
		}
		exponent := uint64(0)
		name, named := p.ParseOptionalAnyKeyword()
		switch {
		case !named && !numbered:
			return p.EmitError(loc, "expected a monomial")
		case named:
			if variable != "" && variable != name {
				return p.EmitError(loc, "polynomials must have one indeterminate, but there were multiple: "+variable+", "+name)
			}
			variable, exponent = name, 1
			if p.ParseOptionalStar() {
				if !p.ParseOptionalStar() {
					return p.EmitError(p.Loc(), "exponents must be specified as a double-asterisk `**`")
				}
				e, ok := p.ParseInteger()
				if !ok || e < 0 {
					return ok && p.EmitError(loc, "found invalid integer exponent")
				}
				exponent = uint64(e)
			}
		}
		if _, twice := terms[exponent]; twice {
			return p.EmitError(loc, "at most one monomial may have exponent "+strconv.FormatUint(exponent, 10)+", but found multiple")
		}
		terms[exponent] = c
		if !p.ParseOptionalPlus() {
			break
		}
	}
	var exponents []uint64
	for e := range terms {
		exponents = append(exponents, e)
	}
	slices.Sort(exponents)
	coefficients := make([]int64, len(exponents))
	for i, e := range exponents {
		coefficients[i] = terms[e]
	}
	if variable == "" {
		variable = "x"
	}
	values[args[0]], values[args[1]], values[args[2]] = exponents, coefficients, variable
	return true
}

func printTerms(p *ir.Printer, value func(int32) any, args []int32) {
	coefficients, variable := value(args[1]).([]int64), value(args[2]).(string)
	var terms []string
	for i, e := range value(args[0]).([]uint64) {
		text := ""
		if c := coefficients[i]; c != 1 || e == 0 {
			text = strconv.FormatInt(c, 10)
		}
		switch e {
		case 0:
		case 1:
			text += variable
		default:
			text += variable + "**" + strconv.FormatUint(e, 10)
		}
		terms = append(terms, text)
	}
	p.Str(strings.Join(terms, " + "))
}
