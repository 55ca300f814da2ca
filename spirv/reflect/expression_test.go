package reflect

import (
	"testing"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// TestExpressions checks the texts of what specialization constants decide, and that a host that evaluates the
// expressions gets what the reflection of a specialized module says.
func TestExpressions(t *testing.T) {
	m := reflected(t, sizedModule())
	e, shape := m.EntryPoint("main"), m.Resource(0, 0).Block
	all := []struct {
		by    *Expression
		text  string
		value func(m *Module) uint64
	}{
		{m.Lengths[0].By, "SpecId 7 * 2 - 1", func(m *Module) uint64 { return m.Lengths[0].Count }},
		{m.Count(shape.Fields[0].Shape), "(SpecId 7 * 2) - 1", func(m *Module) uint64 { return uint64(m.Resource(0, 0).Block.Fields[0].Shape.Count) }},
		{m.Size(shape), "", func(m *Module) uint64 { return m.Resource(0, 0).Size }},
		{e.LocalSizeBy[0], "SpecId 7 + 1", func(m *Module) uint64 { return uint64(m.EntryPoint("main").LocalSize[0]) }},
		{e.WorkgroupMemoryBy, "SpecId 7 * 4", func(m *Module) uint64 { return m.EntryPoint("main").WorkgroupMemory }},
	}
	all[0].text, all[2].text = all[1].text, "8 + (((SpecId 7 * 2) - 1) * 4)"
	for i, c := range all {
		if c.by == nil || c.by.String() != c.text {
			t.Errorf("%d: %v, want %s", i, c.by, c.text)
			continue
		}
		for _, n := range []uint64{1, 2, 5, 1000} {
			values := []SpecValue{{ID: 7, Bits: n}}
			special, err := m.Specialize(values)
			if err != nil {
				t.Fatal(err)
			}
			if got, known := c.by.Evaluate(values); !known || got != c.value(special) {
				t.Errorf("%d: SpecId 7 = %d gives %d, %v; want %d", i, n, got, known, c.value(special))
			}
		}
		if got, known := c.by.Evaluate(nil); !known || got != c.value(m) || got != c.by.Value {
			t.Errorf("%d: by default %d, %v, and %d in the expression; want %d", i, got, known, c.by.Value, c.value(m))
		}
	}
	if e.LocalSizeBy[1] != nil || m.Size(&block.Shape{Kind: block.Int, Bits: 32, Size: 4}) != nil {
		t.Error("an expression of what no constant decides")
	}
}

// TestExpressionOperations checks each operation, and selections of vectors, against numbers.
func TestExpressionOperations(t *testing.T) {
	const minus = 1<<32 - 1
	for _, c := range []struct {
		op         spec.Opcode
		a, b, want uint64
		text       string
	}{
		{spec.OpUDiv, 17, 5, 3, "SpecId 1 / SpecId 2"},
		{spec.OpSDiv, minus - 16, 5, minus - 2, "SDiv(SpecId 1, SpecId 2)"},
		{spec.OpSMod, minus, 5, 4, "SMod(SpecId 1, SpecId 2)"},
		{spec.OpShiftLeftLogical, 3, 4, 48, "SpecId 1 << SpecId 2"},
		{spec.OpShiftRightArithmetic, minus - 15, 2, minus - 3, "ShiftRightArithmetic(SpecId 1, SpecId 2)"},
		{spec.OpBitwiseXor, 6, 5, 3, "SpecId 1 ^ SpecId 2"},
		{spec.OpISub, 0, 1, minus, "SpecId 1 - SpecId 2"},
		{spec.OpSelect, 7, 9, 9, "Select(SpecId 1 < SpecId 2, SpecId 2, SpecId 1)"},
		{spec.OpSelect, 9, 7, 9, "Select(SpecId 1 < SpecId 2, SpecId 2, SpecId 1)"},
		{spec.OpUDiv, 1, 0, 0, "SpecId 1 / SpecId 2"}, // undefined
	} {
		for _, vector := range []bool{false, true} {
			a := assemble(60)
			a.add(spec.OpDecorate, 10, uint32(spec.DecorationSpecId), 1)
			a.add(spec.OpDecorate, 11, uint32(spec.DecorationSpecId), 2)
			a.add(spec.OpTypeInt, 1, 32, 0)
			a.add(spec.OpTypeBool, 2)
			a.add(spec.OpTypeVector, 3, 1, 2)
			a.add(spec.OpTypeVector, 4, 2, 2)
			a.add(spec.OpSpecConstant, 1, 10, 1)
			a.add(spec.OpSpecConstant, 1, 11, 2)
			a.add(spec.OpSpecConstantComposite, 3, 12, 10, 10)
			a.add(spec.OpSpecConstantComposite, 3, 13, 11, 11)
			x, y, typ, truth := uint32(10), uint32(11), uint32(1), uint32(2)
			if vector {
				x, y, typ, truth = 12, 13, 3, 4
			}
			args := []uint32{typ, 20, uint32(c.op), x, y}
			if c.op == spec.OpSelect {
				a.add(spec.OpSpecConstantOp, truth, 19, uint32(spec.OpULessThan), x, y)
				args = []uint32{typ, 20, uint32(c.op), 19, y, x}
			}
			a.add(spec.OpSpecConstantOp, args...)
			by := scanned(t, a).constantOf(20)
			if vector {
				by = by.part(1)
			}
			e := by.decidedBy()
			if e == nil || e.String() != c.text {
				t.Errorf("%s: %v, want %s", c.op, e, c.text)
				continue
			}
			got, known := e.Evaluate([]SpecValue{{ID: 1, Bits: c.a}, {ID: 2, Bits: c.b}})
			if got != c.want || known != (c.b != 0) {
				t.Errorf("%s of %#x and %#x: %#x, %v; want %#x", c.op, c.a, c.b, got, known, c.want)
			}
		}
	}
}

// TestExpressionChain checks that a long chain of operations, each with two uses of the one before, has no expression,
// and that one within the bound has a short text and evaluates in linear time.
func TestExpressionChain(t *testing.T) {
	for _, n := range []uint32{60, 5000} {
		a := assemble(n + 20)
		a.add(spec.OpDecorate, 10, uint32(spec.DecorationSpecId), 1)
		a.add(spec.OpTypeInt, 1, 32, 0)
		a.add(spec.OpSpecConstant, 1, 10, 1)
		for i := range n {
			a.add(spec.OpSpecConstantOp, 1, 11+i, uint32(spec.OpIAdd), 10+i, 10+i)
		}
		e := scanned(t, a).constantOf(10 + n).decidedBy()
		if n > maxExpression {
			if e != nil {
				t.Errorf("%d operations have an expression", n)
			}
			continue
		}
		if got, known := e.Evaluate([]SpecValue{{ID: 1, Bits: 3}}); !known || got != 0 {
			t.Errorf("%d doublings: %d, %v", n, got, known)
		}
		if text := e.String(); len(text) > 1000 {
			t.Errorf("%d bytes of text", len(text))
		}
	}
}

// TestStructSize checks the size of a block in which an array that a constant decides is not last: the larger end counts.
func TestStructSize(t *testing.T) {
	a := assemble(60)
	a.add(spec.OpDecorate, 10, uint32(spec.DecorationSpecId), 1)
	a.add(spec.OpDecorate, 20, uint32(spec.DecorationArrayStride), 4)
	a.add(spec.OpMemberDecorate, 21, 0, uint32(spec.DecorationOffset), 0)
	a.add(spec.OpMemberDecorate, 21, 1, uint32(spec.DecorationOffset), 16)
	a.add(spec.OpTypeInt, 3, 32, 0)
	a.add(spec.OpSpecConstant, 3, 10, 2)
	a.add(spec.OpTypeArray, 20, 3, 10)
	a.add(spec.OpTypeStruct, 21, 20, 3)
	r := scanned(t, a)
	by := r.m.Size(r.get(21).shape)
	for n, want := range map[uint64]uint64{1: 20, 5: 20, 6: 24, 100: 400} {
		if got, _ := by.Evaluate([]SpecValue{{ID: 1, Bits: n}}); got != want {
			t.Errorf("%d elements: %d bytes, want %d", n, got, want)
		}
	}
	if want := "max(SpecId 1 * 4, 20)"; by.String() != want {
		t.Errorf("%s, want %s", by, want)
	}
}
