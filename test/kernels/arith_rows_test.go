//go:build cgo

package kernels_test

import (
	"fmt"
	"strings"
)

const (
	anyInteger = "i4 i8 i16 i24 i32 i64 i48 i128 index"
	withBool   = "i1 " + anyInteger
)

// onNumbers returns the rows of an operation on numbers: for scalars, for vectors that SPIR-V has,
// and for others. The body has %a and %b, of the type S, and defines %x of type S. An invocation
// has the elements i and i^3 of the input, or vectors that alternate between them.
func onNumbers(op, types, body string, want func(a, b int64) int64) []row {
	rows := []row{{op: op, types: types,
		body: pair + typed(strings.NewReplacer("%a", "%v", "%b", "%w", "%x", "%r").Replace(body), 0),
		want: func(in []int64, i int) int64 { return want(in[i], in[i^3]) }}}
	for _, n := range []int{3, 5} {
		even, odd := make([]string, n), make([]string, n)
		for k := range n {
			even[k], odd[k] = "%v", "%w"
			if k%2 == 1 {
				even[k], odd[k] = "%w", "%v"
			}
		}
		text := "%a = vector.from_elements " + strings.Join(even, ", ") + " : S\n%b = vector.from_elements " + strings.Join(odd, ", ") + " : S\n" + body +
			fmt.Sprintf("%%n = arith.constant %d : index\n%%p = arith.remui %%i, %%n : index\n%%r = vector.extract %%x[%%p] : T from S", n)
		rows = append(rows, row{op: fmt.Sprintf("%s (vector<%d>)", op, n), types: types, body: pair + typed(text, n),
			want: func(in []int64, i int) int64 {
				a, b := in[i], in[i^3]
				if i%n%2 == 1 {
					a, b = b, a
				}
				return want(a, b)
			}})
	}
	return rows
}

// typed replaces the names of types in a body: S stands for T, C1 for i1, and I32, I64, F32 and INDEX
// for these types, or for vectors of n of them if n is not 0.
func typed(body string, n int) string {
	var names []string
	for name, elem := range map[string]string{"S": "T", "C1": "i1", "I32": "i32", "I64": "i64", "F32": "f32", "INDEX": "index"} {
		if n > 0 {
			elem = fmt.Sprintf("vector<%dx%s>", n, elem)
		}
		names = append(names, name, elem)
	}
	return strings.NewReplacer(names...).Replace(body)
}

const pair = load + "%other = arith.xori %i, %c3 : index\n%w = memref.load %in[%other] : memref<64xT>\n"

// binary returns the rows of an operation on two numbers.
func binary(op, types string, want func(a, b int64) int64) []row {
	return onNumbers(op, types, "%x = "+op+" %a, %b : S\n", want)
}

func arithRows() []row {
	var rows []row
	add := func(r []row) { rows = append(rows, r...) }
	sum, product := func(a, b int64) int64 { return a + b }, func(a, b int64) int64 { return a * b }
	quotient, rest := func(a, b int64) int64 { return a / b }, func(a, b int64) int64 { return a % b }
	largest, least := func(a, b int64) int64 { return max(a, b) }, func(a, b int64) int64 { return min(a, b) }
	up := func(a, b int64) int64 { return (a + b - 1) / b }
	add(binary("arith.addi", anyInteger, sum))
	add(onNumbers("arith.subi", withBool, "%d = arith.maxui %a, %b : S\n%e = arith.minui %a, %b : S\n%x = arith.subi %d, %e : S\n", func(a, b int64) int64 { return max(a, b) - min(a, b) }))
	add(binary("arith.muli", "i8 i16 i24 i32 i64 i48 i128 index i1", product))
	for _, op := range []string{"divui", "divsi", "floordivsi"} {
		add(binary("arith."+op, anyInteger, quotient))
	}
	for _, op := range []string{"ceildivui", "ceildivsi"} {
		add(binary("arith."+op, anyInteger, up))
	}
	for _, op := range []string{"remui", "remsi"} {
		add(binary("arith."+op, anyInteger, rest))
	}
	add(binary("arith.andi", withBool, func(a, b int64) int64 { return a & b }))
	add(binary("arith.ori", withBool, func(a, b int64) int64 { return a | b }))
	add(binary("arith.xori", withBool, func(a, b int64) int64 { return a ^ b }))
	add(binary("arith.shrui", "i8 i16 i24 i32 i64 i48 i128 index", func(a, b int64) int64 { return a >> b }))
	add(binary("arith.shrsi", "i8 i16 i24 i32 i64 i48 i128 index", func(a, b int64) int64 { return a >> b }))
	add(binary("arith.shli", "i16 i24 i32 i64 i48 i128 index", func(a, b int64) int64 { return a << b }))
	for _, sign := range []string{"ui", "si"} {
		add(binary("arith.max"+sign, anyInteger, largest))
		add(binary("arith.min"+sign, anyInteger, least))
	}
	add(comparisons())
	for _, op := range []string{"mulsi_extended", "mului_extended"} {
		add(onNumbers("arith."+op, "i8 i16 i24 i32 i64 i48 i128 index", "%x, %h = arith."+op+" %a, %b : S\n", product))
		add(onNumbers("arith."+op+", high half", "i8 i16 i24 i32 i64 i48 i128 index", "%l, %h = arith."+op+" %a, %b : S\n%x = arith.addi %h, %a : S\n", func(a, _ int64) int64 { return a }))
	}
	add(onNumbers("arith.addui_extended", "i8 i16 i24 i32 i64 i48 i128 index", "%x, %c = arith.addui_extended %a, %b : S, C1\n", sum))
	add(floats(sum, product, largest, least))
	add(casts())
	return rows
}

func comparisons() (rows []row) {
	for _, p := range []struct {
		name  string
		holds func(a, b int64) bool
	}{
		{"eq", func(a, b int64) bool { return a == b }}, {"ne", func(a, b int64) bool { return a != b }},
		{"lt", func(a, b int64) bool { return a < b }}, {"le", func(a, b int64) bool { return a <= b }},
		{"gt", func(a, b int64) bool { return a > b }}, {"ge", func(a, b int64) bool { return a >= b }},
	} {
		// A selection uses the comparison, which has the type C1.
		choose := func(a, b int64) int64 {
			if p.holds(a, b) {
				return a
			}
			return b
		}
		selection := "%x = arith.select %c, %a, %b : C1, S\n"
		signs := []string{"s", "u"}
		if p.name == "eq" || p.name == "ne" {
			signs = []string{""}
		}
		for _, s := range signs {
			rows = append(rows, onNumbers("arith.cmpi "+s+p.name, anyInteger, "%c = arith.cmpi "+s+p.name+", %a, %b : S\n"+selection, choose)...)
		}
		for _, order := range []string{"o", "u"} {
			rows = append(rows, onNumbers("arith.cmpf "+order+p.name, anyFloat, "%c = arith.cmpf "+order+p.name+", %a, %b : S\n"+selection, choose)...)
		}
	}
	return rows
}

func floats(sum, product, largest, least func(a, b int64) int64) (rows []row) {
	add := func(r []row) { rows = append(rows, r...) }
	add(binary("arith.addf", anyFloat, sum))
	add(binary("arith.subf", anyFloat, func(a, b int64) int64 { return a - b }))
	add(binary("arith.mulf", anyFloat, product))
	add(onNumbers("arith.divf", anyFloat, "%m = arith.mulf %a, %b : S\n%x = arith.divf %m, %b : S\n", func(a, _ int64) int64 { return a }))
	add(binary("arith.remf", anyFloat, func(a, b int64) int64 { return a % b }))
	add(onNumbers("arith.negf", anyFloat, "%x = arith.negf %a : S\n", func(a, _ int64) int64 { return -a }))
	for _, kind := range []string{"imumf", "numf"} {
		add(binary("arith.max"+kind, anyFloat, largest))
		add(binary("arith.min"+kind, anyFloat, least))
	}
	return rows
}

// casts are conversions to another type and back, whose first half is tested with numbers for which
// the second half is exact.
func casts() (rows []row) {
	first := func(a, _ int64) int64 { return a }
	add := func(op, types, body string) { rows = append(rows, onNumbers(op, types, body, first)...) }
	add("arith.extsi and arith.trunci", "i8 i16 i24", "%y = arith.extsi %a : S to I32\n%x = arith.trunci %y : I32 to S\n")
	add("arith.extui and arith.trunci", "i1 i4 i8 i16 i24", "%y = arith.extui %a : S to I32\n%x = arith.trunci %y : I32 to S\n")
	add("arith.sitofp and arith.fptosi", "i4 i8 i16 i24 i32 i64 i48 i128", "%y = arith.sitofp %a : S to F32\n%x = arith.fptosi %y : F32 to S\n")
	add("arith.uitofp and arith.fptoui", "i4 i8 i16 i24 i32 i64 i48 i128", "%y = arith.uitofp %a : S to F32\n%x = arith.fptoui %y : F32 to S\n")
	add("arith.index_cast", "i8 i16 i24 i32 i64 i48 i128", "%y = arith.index_cast %a : S to INDEX\n%x = arith.index_cast %y : INDEX to S\n")
	add("arith.index_castui", "i8 i16 i24 i32 i64 i48 i128", "%y = arith.index_castui %a : S to INDEX\n%x = arith.index_castui %y : INDEX to S\n")
	add("arith.extf and arith.truncf", eightBits+" bf16 f16", "%y = arith.extf %a : S to F32\n%x = arith.truncf %y : F32 to S\n")
	for _, mode := range []string{"to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"} {
		add("arith.extf and arith.truncf "+mode, eightBits+" bf16 f16", "%y = arith.extf %a : S to F32\n%x = arith.truncf %y "+mode+" : F32 to S\n")
		add("arith.truncf "+mode+" and arith.extf", "f64", "%y = arith.truncf %a "+mode+" : S to F32\n%x = arith.extf %y : F32 to S\n")
	}
	add("arith.truncf and arith.extf", "f64", "%y = arith.truncf %a : S to F32\n%x = arith.extf %y : F32 to S\n")
	add("arith.bitcast", "f32", "%y = arith.bitcast %a : S to I32\n%x = arith.bitcast %y : I32 to S\n")
	return rows
}
