package reflect

import (
	"fmt"
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// TestFoldWidths checks operations of specialization constants on numbers of several widths. A type of 0 bits is a
// boolean.
func TestFoldWidths(t *testing.T) {
	const minus = 1<<64 - 1
	type operand struct {
		bits  uint32
		value uint64
	}
	for _, c := range []struct {
		op       spec.Opcode
		bits     uint32 // of the result
		operands []operand
		want     uint64
	}{
		{spec.OpIAdd, 64, []operand{{64, 1 << 40}, {64, 1}}, 1<<40 + 1},
		{spec.OpIAdd, 33, []operand{{33, 1 << 32}, {33, 1 << 32}}, 0},
		{spec.OpIAdd, 8, []operand{{8, 200}, {8, 100}}, 44},
		{spec.OpISub, 64, []operand{{64, 0}, {64, 1}}, minus},
		{spec.OpUConvert, 64, []operand{{32, 1<<32 - 1}}, 1<<32 - 1},
		{spec.OpUConvert, 8, []operand{{32, 0x1ff}}, 0xff},
		{spec.OpSConvert, 64, []operand{{32, 1<<32 - 1}}, minus},
		{spec.OpSConvert, 16, []operand{{8, 0x80}}, 0xff80},
		{spec.OpSConvert, 8, []operand{{16, 0x80ff}}, 0xff},
		{spec.OpSelect, 32, []operand{{0, 1}, {32, 7}, {32, 9}}, 7},
		{spec.OpSelect, 32, []operand{{0, 0}, {32, 7}, {32, 9}}, 9},
		{spec.OpSelect, 64, []operand{{0, 1}, {64, 7 << 40}, {64, 9 << 40}}, 7 << 40},
		{spec.OpSelect, 64, []operand{{0, 0}, {64, 7 << 40}, {64, 9 << 40}}, 9 << 40},
		{spec.OpSelect, 0, []operand{{0, 0}, {0, 0}, {0, 1}}, 1},
		{spec.OpINotEqual, 0, []operand{{32, 7}, {32, 7}}, 0},
		{spec.OpINotEqual, 0, []operand{{32, 7}, {32, 8}}, 1},
		{spec.OpLogicalNotEqual, 0, []operand{{0, 1}, {0, 0}}, 1},
		{spec.OpLogicalNotEqual, 0, []operand{{0, 1}, {0, 1}}, 0},
		{spec.OpLogicalEqual, 0, []operand{{0, 1}, {0, 1}}, 1},
		{spec.OpLogicalAnd, 0, []operand{{0, 1}, {0, 0}}, 0},
		{spec.OpLogicalOr, 0, []operand{{0, 1}, {0, 0}}, 1},
		{spec.OpLogicalNot, 0, []operand{{0, 1}}, 0},
		{spec.OpLogicalNot, 0, []operand{{0, 0}}, 1},
		{spec.OpShiftLeftLogical, 64, []operand{{64, 3}, {8, 40}}, 3 << 40},
		{spec.OpShiftRightArithmetic, 16, []operand{{16, 0x8000}, {64, 3}}, 0xf000},
		{spec.OpSMod, 32, []operand{{32, 6}, {32, 1<<32 - 3}}, 0},
		{spec.OpSMod, 32, []operand{{32, 7}, {32, 1<<32 - 3}}, 1<<32 - 2},
		{spec.OpSMod, 32, []operand{{32, 1<<32 - 7}, {32, 1<<32 - 3}}, 1<<32 - 1},
		{spec.OpSMod, 32, []operand{{32, 7}, {32, 3}}, 1},
		{spec.OpSRem, 32, []operand{{32, 7}, {32, 0}}, 0},
		{spec.OpSGreaterThanEqual, 0, []operand{{16, 0xffff}, {16, 0}}, 0},
		{spec.OpUGreaterThanEqual, 0, []operand{{16, 0xffff}, {16, 0}}, 1},
		{spec.OpFAdd, 32, []operand{{32, 1}, {32, 2}}, 0},
		{spec.OpIAdd, 32, nil, 0},
	} {
		a := assemble(300)
		declare := func(bits uint32) uint32 {
			if bits == 0 {
				a.add(spec.OpTypeBool, 100)
				return 100
			}
			a.add(spec.OpTypeInt, 100+bits, bits, 0)
			return 100 + bits
		}
		args := []uint32{declare(c.bits), 50, uint32(c.op)}
		for i, o := range c.operands {
			id := uint32(10 + i)
			typ := declare(o.bits)
			switch {
			case o.bits == 0 && o.value != 0:
				a.add(spec.OpConstantTrue, typ, id)
			case o.bits == 0:
				a.add(spec.OpConstantFalse, typ, id)
			case o.bits > 32:
				a.add(spec.OpConstant, typ, id, uint32(o.value), uint32(o.value>>32))
			default:
				a.add(spec.OpConstant, typ, id, uint32(o.value))
			}
			args = append(args, id)
		}
		a.add(spec.OpSpecConstantOp, args...)
		if got := scanned(t, a).get(50).value; got != c.want {
			t.Errorf("%s %v to %d bits: %#x, want %#x", c.op, c.operands, c.bits, got, c.want)
		}
	}
}

// scanned reads the words of a module, and does not finish.
func scanned(t *testing.T, a assembled) *reflector {
	t.Helper()
	r, err := newReflector(a)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.scan(); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestFoldHostileTypes checks that operands whose types have no or too many bits count as numbers of 32 bits.
func TestFoldHostileTypes(t *testing.T) {
	for _, bits := range []uint32{0, 65, 1<<32 - 1} {
		a := assemble(20)
		a.add(spec.OpTypeInt, 1, bits, 0)
		a.add(spec.OpTypeInt, 2, 32, 0)
		a.add(spec.OpConstant, 1, 3, 1<<32-1, 1)
		a.add(spec.OpConstant, 1, 4, 6)
		a.add(spec.OpSpecConstantOp, 2, 5, uint32(spec.OpUDiv), 3, 4)
		if got := scanned(t, a).get(5).value; got != (1<<32-1)/6 {
			t.Errorf("%d bits: %d", bits, got)
		}
	}
}

// TestSpecDependencies checks which specialization constants a value depends on, and the value: the operands of an
// operation count, literals do not, and a part of a composite is the constant itself.
func TestSpecDependencies(t *testing.T) {
	extract, insert, shuffle := uint32(spec.OpCompositeExtract), uint32(spec.OpCompositeInsert), uint32(spec.OpVectorShuffle)
	for name, c := range map[string]struct {
		args  []uint32 // of the operation
		value uint64
		want  string
	}{
		"the first part":          {[]uint32{extract, 20, 0}, 5, "[0]"},
		"the last part":           {[]uint32{extract, 20, 2}, 7, "[2]"},
		"behind the last part":    {[]uint32{extract, 20, 3}, 0, "[0 1 2]"},
		"of a constant":           {[]uint32{extract, 11, 2}, 0, "[1]"},
		"two indices":             {[]uint32{extract, 20, 1, 2}, 0, "[0 1 2]"},
		"no index":                {[]uint32{extract, 20}, 0, "[0 1 2]"},
		"no operand":              {[]uint32{extract}, 0, "[]"},
		"insert":                  {[]uint32{insert, 10, 11, 12}, 0, "[0 1]"},
		"insert without operands": {[]uint32{insert, 12}, 0, "[2]"},
		"shuffle":                 {[]uint32{shuffle, 11, 12, 10, 10}, 0, "[1 2]"},
		"sum":                     {[]uint32{uint32(spec.OpIAdd), 11, 12}, 13, "[1 2]"},
		"the same twice":          {[]uint32{uint32(spec.OpIAdd), 11, 11}, 12, "[1]"},
		"select":                  {[]uint32{uint32(spec.OpSelect), 12, 11, 10}, 6, "[2 1 0]"},
	} {
		a := assemble(50)
		a.add(spec.OpTypeInt, 9, 32, 0)
		a.add(spec.OpConstant, 9, 1, 99) // the id 1 is no operand
		for i := range uint32(3) {
			a.add(spec.OpDecorate, 10+i, uint32(spec.DecorationSpecId), i)
			a.add(spec.OpSpecConstant, 9, 10+i, 5+i)
		}
		a.add(spec.OpSpecConstantComposite, 8, 20, 10, 11, 12)
		a.add(spec.OpSpecConstantOp, append([]uint32{9, 30}, c.args...)...)
		r := scanned(t, a)
		if got := fmt.Sprint(r.constantOf(30).specs); got != c.want || r.get(30).value != c.value {
			t.Errorf("%s: %d of %s, want %d of %s", name, r.get(30).value, got, c.value, c.want)
		}
	}
}

// TestSpecBound checks that a chain of operations of any length keeps its dependencies, and the bound of their number.
func TestSpecBound(t *testing.T) {
	a := assemble(500)
	a.add(spec.OpTypeInt, 9, 32, 0)
	for i := range uint32(20) {
		a.add(spec.OpDecorate, 10+i, uint32(spec.DecorationSpecId), i)
		a.add(spec.OpSpecConstant, 9, 10+i, 1)
	}
	a.add(spec.OpSpecConstantOp, 9, 100, uint32(spec.OpSNegate), 10)
	for i := range uint32(300) {
		a.add(spec.OpSpecConstantOp, 9, 101+i, uint32(spec.OpIAdd), 100+i, 10+i%20)
	}
	r := scanned(t, a)
	if got := r.constantOf(110); len(got.specs) != 10 || got.bits != 9 {
		t.Errorf("%d of %v", got.bits, got.specs)
	}
	if got := r.constantOf(400); len(got.specs) != maxSpecs || got.bits != 299 {
		t.Errorf("%d of %v", got.bits, got.specs)
	}
}

// TestSpecWidths checks the widths and defaults of specialization constants, of which bits beyond the width are
// dropped, and that constants without a SpecId are not listed.
func TestSpecWidths(t *testing.T) {
	a := assemble(50)
	a.add(spec.OpTypeBool, 2)
	a.add(spec.OpTypeFloat, 3, 64)
	a.add(spec.OpTypeFloat, 4, 16)
	a.add(spec.OpTypeInt, 5, 8, 1)
	a.add(spec.OpTypeInt, 6, 64, 0)
	for i := range uint32(6) {
		a.add(spec.OpDecorate, 10+i, uint32(spec.DecorationSpecId), 9-i)
	}
	a.add(spec.OpSpecConstantTrue, 2, 10)
	a.add(spec.OpSpecConstantFalse, 2, 11)
	a.add(spec.OpSpecConstant, 3, 12, 0, 0xbff80000)
	a.add(spec.OpSpecConstant, 4, 13, 0x13c00)
	a.add(spec.OpSpecConstant, 5, 14, 0xfffffffe)
	a.add(spec.OpSpecConstant, 6, 15, 1, 2)
	a.add(spec.OpSpecConstant, 6, 16, 1, 2)
	var got []string
	m := reflected(t, a)
	for i := range m.SpecConstants {
		c := &m.SpecConstants[i]
		got = append(got, fmt.Sprintf("%d %d %s %#x %s", c.ID, c.Bits, c.Type, c.Default, c))
	}
	want := []string{"4 64 u64 0x200000001 8589934593", "5 8 i8 0xfe -2", "6 16 f16 0x3c00 1", "7 64 f64 0xbff8000000000000 -1.5", "8 1 bool 0x0 false", "9 1 bool 0x1 true"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
