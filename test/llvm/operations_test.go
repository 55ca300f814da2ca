package llvm_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/jit"
)

// operation is a piece of a program that is run with each combination of its arguments: {a}, {b} and {c} stand for their values, {T} for a type,
// {N} for the value's own number and %r{N} for the result, whose type is result, or {T}.
type operation struct {
	text   string
	types  []string
	args   [][]string // the values of each argument; a name that starts with a dot is a set of the type
	result string
	each   bool // the arguments are taken together, and not in all combinations
}

var (
	integers = []string{"i8", "i13", "i32", "i64", "i100", "i128"}
	words    = []string{"i8", "i16", "i32", "i64", "i128"}
	vectors  = []string{"vector<2xi32>", "vector<3xi8>", "vector<2xi64>"}
	floats   = []string{"f32", "f64"}
	allFloat = []string{"f16", "bf16", "f32", "f64", "f80", "f128"}
	fvectors = []string{"vector<2xf32>", "vector<2xf64>"}
)

// elemOf returns the type of the elements of a vector or t, and the number of elements, 0 for t.
func elemOf(t string) (string, int) {
	var n int
	var e string
	if _, err := fmt.Sscanf(strings.TrimSuffix(t, ">"), "vector<%dx%s", &n, &e); err == nil {
		return e, n
	}
	return t, 0
}

func widthOf(t string) uint {
	var w uint
	fmt.Sscanf(strings.TrimLeft(t, "ibf"), "%d", &w)
	return w
}

func isFloat(t string) bool { return strings.Contains(t, "f") }

// values returns the members of a set for a type that is no vector. Floats are their bits.
func values(set, t string) []string {
	if !strings.HasPrefix(set, ".") {
		return []string{set}
	}
	w := widthOf(t)
	one := big.NewInt(1)
	top := new(big.Int).Lsh(one, w-1)
	most := new(big.Int).Sub(top, one)
	least := new(big.Int).Neg(top)
	some := new(big.Int).Mod(big.NewInt(0x5a3c96e10f2d4b78), most)
	switch set {
	case ".edges":
		return []string{"0", "1", "-1", "2", "-3", most.String(), least.String(), some.String()}
	case ".divisors":
		return []string{"1", "2", "-3", "7", most.String(), some.String()}
	case ".distances":
		return []string{"0", "1", "3", fmt.Sprint(w - 1), fmt.Sprint(w / 2)}
	case ".small":
		return []string{"0", "1", "3", "5", "-2"}
	case ".bits":
		return []string{"0", "-1"}
	}
	return floatValues(set, t)
}

// floatValues returns bits of floats: ordinary ones, and with .floats also infinite ones, a NaN, both zeros, the least and the greatest.
func floatValues(set, t string) []string {
	mantissa := map[string]uint{"f16": 10, "bf16": 7, "f32": 23, "f64": 52, "f80": 63, "f128": 112}[t]
	exponent := widthOf(t) - 1 - mantissa
	if t == "f80" {
		exponent = 15
	}
	make := func(sign, exp, frac int64, scaled uint) string {
		v := new(big.Int).Lsh(big.NewInt(frac), mantissa-scaled)
		e := exp + 1<<(exponent-1) - 1
		shift := mantissa
		if t == "f80" {
			shift = 64
			if exp > -1<<(exponent-1)+1 {
				v.SetBit(v, 63, 1)
			}
		}
		v.Or(v, new(big.Int).Lsh(big.NewInt(sign<<exponent|e), shift))
		return fmt.Sprintf("0x%0*X", int(widthOf(t)+3)/4, v)
	}
	lowest := -(int64(1)<<(exponent-1) - 1)
	list := []string{make(0, 0, 0, 0), make(1, 1, 1, 2), make(0, 0, 1, 1), make(1, 2, 3, 3), make(0, -2, 5, 4), make(0, 5, 3, 5), make(1, 0, 1, 1)}
	if set != ".tame" {
		list = append(list, make(0, lowest, 1, mantissa), make(0, -lowest-1, 3, 2), make(1, -5, 21, 6))
	}
	if set == ".floats" {
		list = append(list, make(0, lowest, 0, 0), make(1, lowest, 0, 0), make(0, -lowest+1, 0, 0), make(1, -lowest+1, 0, 0), make(0, -lowest+1, 1, 1))
	}
	return list
}

// constant writes a constant; that of a vector has a different value in each lane, from set.
func constant(b *strings.Builder, name, value string, set []string, at int, t string) {
	_, n := elemOf(t)
	if n == 0 {
		fmt.Fprintf(b, "  %s = llvm.mlir.constant(%s : %s) : %s\n", name, value, t, t)
		return
	}
	var lanes []string
	for i := range n {
		lanes = append(lanes, set[(at+i)%len(set)])
	}
	fmt.Fprintf(b, "  %s = llvm.mlir.constant(dense<[%s]> : %s) : %s\n", name, strings.Join(lanes, ", "), t, t)
}

// show writes what prints the value %r{N}.
func show(b *strings.Builder, v, t string) {
	if e, n := elemOf(t); n > 0 {
		for i := range n {
			fmt.Fprintf(b, "  %s_i%d = llvm.mlir.constant(%d : i32) : i32\n  %s_%d = llvm.extractelement %s[%s_i%d : i32] : %s\n", v, i, i, v, i, v, v, i, t)
			show(b, fmt.Sprintf("%s_%d", v, i), e)
		}
		return
	}
	if members, ok := strings.CutPrefix(t, "!llvm.struct<("); ok {
		i, depth, from := 0, 0, 0
		for at, c := range members {
			switch {
			case c == '<':
				depth++
			case c == '>' && depth > 0:
				depth--
			case (c == ',' || c == ')') && depth == 0:
				m := fmt.Sprintf("%s_m%d", v, i)
				fmt.Fprintf(b, "  %s = llvm.extractvalue %s[%d] : %s\n", m, v, i, t)
				show(b, m, strings.TrimSpace(members[from:at]))
				i, from = i+1, at+1
			}
		}
		return
	}
	if strings.HasPrefix(t, "!llvm.ptr") {
		return
	}
	w := widthOf(t)
	if isFloat(t) {
		fmt.Fprintf(b, "  %s_f = llvm.bitcast %s : %s to i%d\n  %s_u = llvm.fcmp \"uno\" %s, %s : %s\n", v, v, t, w, v, v, v, t)
		fmt.Fprintf(b, "  %s_1 = llvm.mlir.constant(1 : i%d) : i%d\n  %s_s = llvm.select %s_u, %s_1, %s_f : i1, i%d\n", v, w, w, v, v, v, v, w)
		v += "_s"
	}
	for at := uint(0); at < w; at += 64 {
		word := v
		if at > 0 {
			fmt.Fprintf(b, "  %s_d%d = llvm.mlir.constant(%d : i%d) : i%d\n  %s_h%d = llvm.lshr %s, %s_d%d : i%d\n", v, at, at, w, w, v, at, v, v, at, w)
			word = fmt.Sprintf("%s_h%d", v, at)
		}
		if w != 64 {
			cast := "zext"
			if w > 64 {
				cast = "trunc"
			}
			fmt.Fprintf(b, "  %s_w%d = llvm.%s %s : i%d to i64\n", v, at, cast, word, w)
			word = fmt.Sprintf("%s_w%d", v, at)
		}
		fmt.Fprintf(b, "  llvm.call @printI64(%s) : (i64) -> ()\n  llvm.call @printComma() : () -> ()\n", word)
	}
}

// program writes a module that runs operations, and what each line that it prints is about.
func program(list []operation) (string, []string) {
	var b strings.Builder
	var about []string
	b.WriteString("llvm.func @printI64(i64)\nllvm.func @printComma()\nllvm.func @printNewline()\nllvm.func @printF64(f64)\nllvm.func @printF32(f32)\n" + given)
	functions := 0
	for _, o := range list {
		for _, t := range o.types {
			fmt.Fprintf(&b, "llvm.func internal @f%d() {\n", functions)
			functions++
			about = append(about, o.cases(&b, t)...)
			b.WriteString("  llvm.return\n}\n")
		}
	}
	b.WriteString("llvm.func @main() -> i32 {\n")
	for i := range functions {
		fmt.Fprintf(&b, "  llvm.call @f%d() : () -> ()\n", i)
	}
	b.WriteString("  %0 = llvm.mlir.constant(0 : i32) : i32\n  llvm.return %0 : i32\n}\n")
	return b.String(), about
}

func (o *operation) cases(b *strings.Builder, t string) (about []string) {
	e, lanes := elemOf(t)
	sets := make([][]string, len(o.args))
	count := 1
	for i, names := range o.args {
		for _, n := range names {
			sets[i] = append(sets[i], values(n, e)...)
		}
		if o.each {
			count = len(sets[i])
		} else {
			count *= len(sets[i])
		}
	}
	if len(o.args) == 0 {
		count = 1
	}
	result := strings.NewReplacer("{T}", t, "{E}", e, "{n}", fmt.Sprint(lanes)).Replace(o.result)
	if result == "" {
		result = t
	}
	for n := range count {
		line := t + ":"
		pairs := []string{"{T}", t, "{E}", e, "{N}", fmt.Sprint(n), "{n}", fmt.Sprint(lanes), "{w}", fmt.Sprint(widthOf(e))}
		rest := n
		for i, set := range sets {
			at := rest % len(set)
			if !o.each {
				rest /= len(set)
			}
			name := fmt.Sprintf("%%%c%d", 'a'+i, n)
			constant(b, name, set[at], set, at, t)
			pairs = append(pairs, fmt.Sprintf("{%c}", 'a'+i), name)
			line += " " + set[at]
		}
		b.WriteString("  " + strings.NewReplacer(pairs...).Replace(o.text) + "\n")
		show(b, fmt.Sprintf("%%r%d", n), result)
		b.WriteString("  llvm.call @printNewline() : () -> ()\n")
		about = append(about, o.text+" "+line)
	}
	return about
}

// compare runs operations in the executor and compiled, and compares what each of them prints.
func compare(t *testing.T, list []operation) {
	t.Helper()
	compareWith(t, jit.Options{}, list)
}

// compareWith compares with code that LLVM compiles with options.
func compareWith(t *testing.T, o jit.Options, list []operation) {
	t.Helper()
	lib, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	source, about := program(list)
	run := checkedAndCompiled(t, lib, o, source)
	if slices.Equal(run[0], run[1]) && len(run[0]) == len(about)+1 {
		return
	}
	if len(run[0]) != len(about)+1 || len(run[1]) != len(about)+1 {
		t.Fatalf("%d and %d lines for %d cases", len(run[0]), len(run[1]), len(about))
	}
	for i, a := range about {
		if run[0][i] != run[1][i] {
			t.Errorf("%s\nthe executor computes %s\ncompiled code %s", a, run[0][i], run[1][i])
		}
	}
}
