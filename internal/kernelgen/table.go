package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// shape says what operands and results an operation has.
type shape uint8

const (
	intBinary   shape = iota
	intShift          // the second operand is less than the width
	intDivide         // the second operand is not zero
	intSigned         // the same, and not -1
	intUnary          //
	intPower          // the second operand is small and not negative
	intExtended       // two results of the type
	intCarry          // two results, the second an i1
	intCompare        // with a predicate
	floatUnary
	floatBinary
	floatTernary
	floatRatio // the second operand is a power of two
	floatLoose // the result is not exact
	floatLooseBinary
	floatIntPower // the second operand is an integer of 32 bits
	floatCompare
	selection
	widen // conversions: operand and result types differ
	narrow
	toIndex
	fromIndex
	toFloat
	fromFloat
	widenFloat
	narrowFloat
	sameBits
)

// row is an operation of generated programs.
type row struct {
	name   string
	shape  shape
	signed bool
	weight int // how often it is generated, beside the others
}

// rows are the operations on numbers and on vectors of them.
func rows() []row {
	list := []row{
		{"arith.addi", intBinary, false, 4}, {"arith.subi", intBinary, false, 4}, {"arith.muli", intBinary, false, 4},
		{"arith.andi", intBinary, false, 2}, {"arith.ori", intBinary, false, 2}, {"arith.xori", intBinary, false, 3},
		{"arith.maxsi", intBinary, true, 2}, {"arith.minsi", intBinary, true, 2},
		{"arith.maxui", intBinary, false, 2}, {"arith.minui", intBinary, false, 2},
		{"arith.shli", intShift, false, 3}, {"arith.shrui", intShift, false, 3}, {"arith.shrsi", intShift, true, 3},
		{"arith.divui", intDivide, false, 3}, {"arith.remui", intDivide, false, 3}, {"arith.ceildivui", intDivide, false, 3},
		{"arith.divsi", intSigned, true, 3}, {"arith.remsi", intSigned, true, 3},
		{"arith.ceildivsi", intSigned, true, 3}, {"arith.floordivsi", intSigned, true, 3},
		{"math.absi", intUnary, true, 2}, {"math.ctlz", intUnary, false, 2}, {"math.cttz", intUnary, false, 2},
		{"math.ctpop", intUnary, false, 2}, {"math.ipowi", intPower, true, 1},
		{"arith.addui_extended", intCarry, false, 2}, {"arith.mului_extended", intExtended, false, 2},
		{"arith.mulsi_extended", intExtended, true, 2},
		{"arith.addf", floatBinary, false, 3}, {"arith.subf", floatBinary, false, 3}, {"arith.mulf", floatBinary, false, 3},
		{"arith.divf", floatRatio, false, 1}, {"arith.remf", floatRatio, false, 1}, {"arith.negf", floatUnary, false, 2},
		{"arith.maximumf", floatBinary, false, 2}, {"arith.minimumf", floatBinary, false, 2},
		{"arith.maxnumf", floatBinary, false, 2}, {"arith.minnumf", floatBinary, false, 2},
		{"math.absf", floatUnary, false, 2}, {"math.floor", floatUnary, false, 2}, {"math.ceil", floatUnary, false, 2},
		{"math.trunc", floatUnary, false, 1}, {"math.round", floatUnary, false, 2}, {"math.roundeven", floatUnary, false, 2},
		{"math.copysign", floatBinary, false, 2}, {"math.fma", floatTernary, false, 2},
		{"math.atan2", floatLooseBinary, false, 1}, {"math.powf", floatLooseBinary, false, 1}, {"math.fpowi", floatIntPower, false, 1},
		{"arith.select", selection, false, 5},
		{"arith.extsi", widen, true, 3}, {"arith.extui", widen, false, 3}, {"arith.trunci", narrow, false, 3},
		{"arith.index_cast", toIndex, true, 1}, {"arith.index_castui", toIndex, false, 1},
		{"arith.index_cast", fromIndex, true, 1}, {"arith.index_castui", fromIndex, false, 1},
		{"arith.sitofp", toFloat, true, 2}, {"arith.uitofp", toFloat, false, 2},
		{"arith.fptosi", fromFloat, true, 2}, {"arith.fptoui", fromFloat, false, 2},
		{"arith.extf", widenFloat, false, 1}, {"arith.truncf", narrowFloat, false, 1}, {"arith.bitcast", sameBits, false, 2},
	}
	list = append(list, indexRows()...)
	for _, f := range functionNames {
		list = append(list, row{f, floatLoose, false, 1})
	}
	for _, p := range []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"} {
		list = append(list, row{"arith.cmpi " + p, intCompare, p[0] == 's', 1})
	}
	for _, p := range []string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"} {
		list = append(list, row{"arith.cmpf " + p, floatCompare, false, 1})
	}
	return list
}

// functionNames are the functions of math of one number.
var functionNames = []string{"math.acos", "math.acosh", "math.asin", "math.asinh", "math.atan", "math.atanh", "math.cbrt", "math.cos", "math.cosh", "math.erf",
	"math.exp", "math.exp2", "math.expm1", "math.log", "math.log10", "math.log1p", "math.log2", "math.rsqrt", "math.sin", "math.sinh", "math.sqrt", "math.tan", "math.tanh"}

// intWidths and floatWidths are the widths of generated numbers.
var (
	intWidths   = []int{1, 4, 8, 16, 24, 32, 64}
	floatWidths = []int{16, 32, 64}
	laneCounts  = []int{0, 2, 3, 4, 5}
)

// ints returns the integer types of some lanes.
func ints(lanes int) []Type {
	var out []Type
	for _, w := range intWidths {
		out = append(out, intType(w).withLanes(lanes))
	}
	return out
}

func floatTypes(lanes int) []Type {
	var out []Type
	for _, w := range floatWidths {
		out = append(out, Type{Float, w, lanes})
	}
	return out
}

// use is an operation with its types: from the operands', which is to's unless the operation
// converts, to the result's.
type use struct {
	row
	from, to Type
}

// Feature names the use as feature tables do.
func (u use) Feature() string {
	if u.from != u.to && u.shape >= widen {
		return fmt.Sprintf("%s %s->%s", u.name, u.from, u.to)
	}
	return fmt.Sprintf("%s %s", u.name, u.from)
}

// uses returns the operation with all types that it takes.
func (r row) uses() []use {
	var out []use
	add := func(from, to []Type, fits func(a, b Type) bool) {
		for _, a := range from {
			for _, b := range to {
				if fits(a, b) {
					out = append(out, use{r, a, b})
				}
			}
		}
	}
	wider := func(a, b Type) bool { return a.Width < b.Width }
	any := func(a, b Type) bool { return true }
	for _, n := range laneCounts {
		is, fs := ints(n), floatTypes(n)
		var ix []Type
		if n == 0 {
			ix = append(ix, indexType)
		}
		switch r.shape {
		case widen:
			add(is, is, wider)
		case narrow:
			add(is, is, func(a, b Type) bool { return wider(b, a) })
		case toIndex:
			add(is, ix, any)
		case fromIndex:
			add(ix, is, any)
		case toFloat:
			add(is, fs, any)
		case fromFloat:
			add(fs, is, any)
		case widenFloat:
			add(fs, fs, wider)
		case narrowFloat:
			add(fs, fs, func(a, b Type) bool { return wider(b, a) })
		case sameBits:
			all := slices.Concat(is, fs)
			add(all, all, func(a, b Type) bool { return a.Width == b.Width && a.Kind != b.Kind })
		case selection:
			for _, t := range slices.Concat(is, fs, ix) {
				out = append(out, use{r, t, t})
			}
		default:
			out = append(out, r.usesOnOneType(is, fs, ix)...)
		}
	}
	return out
}

// usesOnOneType returns the uses of an operation on one type.
func (r row) usesOnOneType(is, fs, ix []Type) []use {
	list := slices.Concat(is, ix)
	switch {
	case r.shape >= floatUnary:
		list = fs
	case strings.HasPrefix(r.name, "index."):
		list = ix
	case r.shape == intExtended || r.shape == intCarry:
		list = is
	}
	var out []use
	for _, t := range list {
		u := use{r, t, t}
		switch {
		case r.shape == intCompare || r.shape == floatCompare:
			u.to = boolType.withLanes(t.Lanes)
		case t.Width == 1 && (r.shape == intSigned || r.shape == intPower):
			continue // every divisor but zero is -1
		case t.Kind == Index && (r.name == "arith.subi" || r.shape == intUnary || r.shape == intPower):
			continue // the result is negative or depends on the width of indices
		}
		out = append(out, u)
	}
	return out
}

// features of programs beside operations on numbers. %s stands for a type.
const (
	bufferFeature      = "buffer %s"
	workgroupFeature   = "workgroup %s"
	privateFeature     = "private %s"
	forFeature         = "scf.for %s" // the type of the bounds
	carryFeature       = "carry %s"   // values that loops and branches pass on
	atomicFeature      = "memref.atomic_rmw %s"
	shuffleFeature     = "gpu.shuffle %s"
	reduceFeature      = "gpu.subgroup_reduce %s"
	callFeature        = "func.call"
	branchFeature      = "cf.cond_br"
	subviewFeature     = "memref.subview"
	reinterpretFeature = "memref.reinterpret_cast"
	refCastFeature     = "memref.cast"
	switchFeature      = "scf.index_switch"
	jumpFeature        = "cf.switch"
	wholeFeature       = "whole %s" // arith.select of whole vectors by one i1
	idleFeature        = "idle"     // loops that carry values and run no trips
)

// vectorOps are the operations that build vectors and take them apart; features name them
// with the type of the vector.
var vectorOps = []string{"vector.splat", "vector.broadcast", "vector.from_elements", "vector.extract", "vector.insert",
	"vector.extractelement", "vector.insertelement", "vector.shuffle", "vector.extract_strided_slice",
	"vector.insert_strided_slice", "vector.reduction", "vector.bitcast", "vector.fma"}

// atomicKinds are the kinds of memref.atomic_rmw on integers that targets have. All but assign
// commute; programs assign one value only.
var atomicKinds = []string{"addi", "maxs", "maxu", "mins", "minu", "ori", "andi", "xori", assignKind}

const assignKind = "assign"

// memoryTypes returns the types that buffers, private and workgroup memory may have: those
// whose elements have a whole number of bytes, and i1.
func memoryTypes() []Type {
	var out []Type
	for _, t := range valueTypes() {
		if t.Width == 1 && t.Lanes == 0 || t.Width >= 8 && t.Width&(t.Width-1) == 0 {
			out = append(out, t)
		}
	}
	return out
}

// valueTypes returns the types of values.
func valueTypes() []Type {
	var out []Type
	for _, n := range laneCounts {
		out = append(out, ints(n)...)
		out = append(out, floatTypes(n)...)
		if n == 0 {
			out = append(out, indexType)
		}
	}
	return out
}
