package parity

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/ir"
)

// namedTypes are the element types of the operations in linalgCases, with the wider type of the output of a second form.
var namedTypes = []struct{ in, out string }{
	{"f16", "f16"}, {"f32", "f32"}, {"f64", "f64"}, {"i8", "i8"}, {"i32", "i32"}, {"f16", "f32"}, {"i8", "i32"},
}

// linalgCases returns a function that makes a module for each named operation of linalg in a version: static and dynamic shapes, of tensors
// or memrefs, all types of namedTypes, with and without strides.
func linalgCases(v ir.Version) func(*irgen.Generator) []Case {
	return func(*irgen.Generator) []Case { return namedCases(v) }
}

func namedCases(v ir.Version) []Case {
	var cases []Case
	for _, n := range linalg.NamedOps() {
		if !n.Versions.Has(v) {
			continue
		}
		var text strings.Builder
		for i, t := range namedTypes {
			if n.Maps == "" && t.in != t.out && n.Name != "copy" || t.in[0] == 'i' && ofFloats(n) {
				continue
			}
			for k, dynamic := range [2]bool{false, true} {
				text.WriteString(irgen.NamedFunction(n, "f"+strconv.Itoa(i*2+k), t.in, t.out, dynamic, i%2 != k))
			}
		}
		cases = append(cases, Case{Name: "linalg." + n.Name, Input: text.String()})
	}
	return cases
}

// ofFloats reports whether the body of n is a function of floats only. MLIR 19 crashes on integers.
func ofFloats(n *linalg.Named) bool {
	return n.Body.Kind == linalg.ExprFn && (n.Body.Fn < linalg.FnAdd || n.Body.Fn == linalg.FnPowF)
}

func linalgFlags(*Case) []string { return []string{"-linalg-generalize-named-ops"} }
