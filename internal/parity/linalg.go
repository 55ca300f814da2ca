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

// loopSizes are the extents of the loops of named operations, by their names.
var loopSizes = map[string]int64{
	"m": 4, "n": 5, "k": 6, "b": 2, "x": 3, "y": 4, "z": 2, "h": 5, "w": 6, "d": 4, "f": 3, "c": 2, "g": 2, "i": 2, "j": 3,
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
				namedFunction(&text, n, "f"+strconv.Itoa(i*2+k), t.in, t.out, dynamic, i%2 != k)
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

// namedFunction writes a function with one operation of the row n.
func namedFunction(w *strings.Builder, n *linalg.Named, name, in, out string, dynamic, memref bool) {
	types := operandTypes(n, in, out, dynamic, memref)
	last := len(types) - 1
	var args, names []string
	for i, t := range types {
		args = append(args, "%a"+strconv.Itoa(i)+": "+t)
		names = append(names, "%a"+strconv.Itoa(i))
	}
	result := ""
	if !memref {
		result = " -> " + types[last]
	}
	w.WriteString("func.func @" + name + "(" + strings.Join(args, ", ") + ")" + result + " {\n  ")
	if !memref {
		w.WriteString("%r = ")
	}
	attrs := ""
	if n.Window > 0 && !dynamic {
		t := " : tensor<" + strconv.Itoa(n.Window) + "xi64>"
		attrs = " {dilations = dense<2>" + t + ", strides = dense<3>" + t + "}"
	}
	w.WriteString("linalg." + n.Name + attrs + " ins(" + strings.Join(names[:last], ", ") + " : " + strings.Join(types[:last], ", ") +
		") outs(" + names[last] + " : " + types[last] + ")" + result + "\n  return")
	if !memref {
		w.WriteString(" %r : " + types[last])
	}
	w.WriteString("\n}\n")
}

// operandTypes returns the types of the operands of an operation of the row n.
func operandTypes(n *linalg.Named, in, out string, dynamic, memref bool) []string {
	shaped := func(sizes []int64, elem string) string {
		t := "tensor<"
		if memref {
			t = "memref<"
		}
		for _, s := range sizes {
			if dynamic {
				t += "?x"
			} else {
				t += strconv.FormatInt(s, 10) + "x"
			}
		}
		return t + elem + ">"
	}
	if n.Maps == "" {
		types := make([]string, n.Inputs+1)
		for i := range types {
			types[i] = shaped([]int64{4, 5}, in)
		}
		switch n.Name {
		case "fill":
			types[0] = in
		case "select":
			types[0] = shaped([]int64{4, 5}, "i1")
		}
		types[n.Inputs] = shaped([]int64{4, 5}, out)
		return types
	}
	var types []string
	maps := strings.Split(n.Maps, ";")
	for i, m := range maps {
		subs := strings.Fields(m)
		switch elem := in; {
		case i == len(maps)-1:
			types = append(types, shaped(extents(subs, dynamic), out))
		case len(subs) > 0:
			types = append(types, shaped(extents(subs, dynamic), elem))
		case n.Name == "fill_rng_2d":
			types = append(types, [3]string{"f64", "f64", "i32"}[i])
		default:
			types = append(types, out)
		}
	}
	return types
}

// extents returns the sizes of the dimensions with the given subscripts. Windows of static shapes have strides of 3 and dilations of 2.
func extents(subs []string, dynamic bool) []int64 {
	var sizes []int64
	for _, s := range subs {
		size := int64(1)
		for _, term := range strings.Split(s, "+") {
			name, by, _ := strings.Cut(term, "*")
			factor := int64(1)
			switch {
			case dynamic || by == "":
			case by[0] == 's':
				factor = 3
			default:
				factor = 2
			}
			size += (loopSizes[name] - 1) * factor
		}
		sizes = append(sizes, size)
	}
	return sizes
}

func linalgFlags(*Case) []string { return []string{"-linalg-generalize-named-ops"} }
