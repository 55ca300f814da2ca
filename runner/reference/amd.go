package reference

import (
	"math"
	"math/bits"
	"sync"
)

// Names of extended instruction sets that no specification of Khronos has.
const (
	ballotSet  = "SPV_AMD_shader_ballot"
	trinarySet = "SPV_AMD_shader_trinary_minmax"
)

// ballotInstructions are the instructions of SPV_AMD_shader_ballot by number.
var ballotInstructions = [...]string{1: "SwizzleInvocationsAMD", 2: "SwizzleInvocationsMaskedAMD", 3: "WriteInvocationAMD", 4: "MbcntAMD"}

// trinaryInstructions are the instructions of SPV_AMD_shader_trinary_minmax.
var trinaryInstructions = [...]string{
	1: "FMin3AMD", 2: "UMin3AMD", 3: "SMin3AMD", 4: "FMax3AMD", 5: "UMax3AMD", 6: "SMax3AMD", 7: "FMid3AMD", 8: "UMid3AMD", 9: "SMid3AMD",
}

// trinaryRows are the minima, maxima and middles of three numbers by name.
var trinaryRows = sync.OnceValue(func() map[string]*extendedRow {
	return map[string]*extendedRow{
		"FMin3AMD": floatRow3(func(x, y, z float64) float64 { return numberOf(math.Min, numberOf(math.Min, x, y), z) }),
		"FMax3AMD": floatRow3(func(x, y, z float64) float64 { return numberOf(math.Max, numberOf(math.Max, x, y), z) }),
		"FMid3AMD": floatRow3(func(x, y, z float64) float64 { return max(min(x, y), min(max(x, y), z)) }),
		"UMin3AMD": intRow(func(a, b, c uint64, _ uint8) uint64 { return min(a, b, c) }),
		"UMax3AMD": intRow(func(a, b, c uint64, _ uint8) uint64 { return max(a, b, c) }),
		"UMid3AMD": intRow(func(a, b, c uint64, _ uint8) uint64 { return max(min(a, b), min(max(a, b), c)) }),
		"SMin3AMD": signedRow(func(a, b, c int64, _ uint8) int64 { return min(a, b, c) }),
		"SMax3AMD": signedRow(func(a, b, c int64, _ uint8) int64 { return max(a, b, c) }),
		"SMid3AMD": signedRow(func(a, b, c int64, _ uint8) int64 { return max(min(a, b), min(max(a, b), c)) }),
	}
})

// nameIn returns the name of an instruction of a list, or the empty string.
func nameIn(list []string, number uint32) string {
	if int64(number) < int64(len(list)) {
		return list[number]
	}
	return ""
}

// ballotOf returns how the device executes an instruction of SPV_AMD_shader_ballot.
func ballotOf(number uint32) extended {
	e := extended{name: nameIn(ballotInstructions[:], number)}
	switch e.name {
	case "SwizzleInvocationsAMD":
		e.handler = func(t *translator, in *instruction) { t.swizzle(in, 4, swizzleQuad) }
	case "SwizzleInvocationsMaskedAMD":
		e.handler = func(t *translator, in *instruction) { t.swizzle(in, 3, swizzleMasked) }
	case "WriteInvocationAMD":
		e.handler = translateWriteInvocation
	case "MbcntAMD":
		e.handler = translateMaskedCount
	}
	return e
}

// swizzle translates an instruction that reads another lane, which a constant vector of n
// numbers selects.
func (t *translator) swizzle(in *instruction, n int, source func(l int32, c []uint64) int32) {
	a, v := t.operand(in, in.arg(2)), t.result(in)
	sameShape(in, a.typ, v.typ)
	numbers := t.constant(in, in.arg(3))
	if len(numbers) != n {
		refuse(in, "its operands have the wrong type")
	}
	lanes := make([]int32, t.p.lanes)
	for l := range lanes {
		if lanes[l] = source(int32(l), numbers); int(lanes[l]) >= t.p.lanes {
			lanes[l] = int32(l)
		}
	}
	t.emit(inst{run: runSwizzle, dst: v.reg, a: a.reg, n: int32(v.typ.cells), ext: &extension{lanes: lanes}})
}

// swizzleQuad returns the lane of the same four that the number of a lane selects.
func swizzleQuad(l int32, c []uint64) int32 { return l&^3 + int32(c[l&3]&3) }

// swizzleMasked returns the lane of the same 32 that masks select: and, or, exclusive or.
func swizzleMasked(l int32, c []uint64) int32 {
	return l&^31 + (l&31&int32(c[0])|int32(c[1]))&31 ^ int32(c[2])&31
}

// runSwizzle reads values of other lanes. Those of lanes that are not active are 0.
func runSwizzle(x *subgroup, in *inst) {
	w := int32(x.width)
	values := make([]uint64, len(x.lanes))
	for k := range in.n {
		for i, l := range x.lanes {
			values[i] = 0
			if from := in.ext.lanes[l]; x.mask.has(from) {
				values[i] = x.regs[in.a+k*w+from]
			}
		}
		for i, l := range x.lanes {
			x.regs[in.dst+k*w+l] = values[i]
		}
	}
}

// translateWriteInvocation replaces the value of one lane.
func translateWriteInvocation(t *translator, in *instruction) {
	input, write, which, v := t.operand(in, in.arg(2)), t.operand(in, in.arg(3)), t.scalarOperand(in, 4, intScalar), t.result(in)
	sameShape(in, input.typ, v.typ)
	sameShape(in, write.typ, v.typ)
	t.emit(inst{run: runWriteInvocation, dst: v.reg, a: input.reg, b: write.reg, c: which.reg, n: int32(v.typ.cells)})
}

func runWriteInvocation(x *subgroup, in *inst) {
	w := int32(x.width)
	for _, l := range x.lanes {
		from := in.a
		if x.regs[in.c+l] == uint64(l) {
			from = in.b
		}
		for k := range in.n {
			x.regs[in.dst+k*w+l] = x.regs[from+k*w+l]
		}
	}
}

// translateMaskedCount counts the bits of a mask below the lane.
func translateMaskedCount(t *translator, in *instruction) {
	mask, v := t.scalarOperand(in, 2, intScalar), t.result(in)
	if v.typ.cells != 1 {
		refuse(in, "its result has the wrong type")
	}
	t.emit(inst{run: runMaskedCount, dst: v.reg, a: mask.reg})
}

func runMaskedCount(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		x.regs[in.dst+l] = uint64(bits.OnesCount64(x.regs[in.a+l] & firstLanes(int(l))[0]))
	}
}
