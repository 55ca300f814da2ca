package llvm

import "testing"

// Immediate arguments and overloaded values of intrinsics are attributes, operands and results that the rows declare.
func TestIntrinsicsDescribeTheirRows(t *testing.T) {
	n := 0
	for _, e := range intrinsicEntries() {
		if len(e.Def.Traits) == 0 {
			continue
		}
		in, ok := e.Def.Traits[0].(*Intrinsic)
		if !ok {
			continue
		}
		n++
		if in.ImmediateAt.Len() != in.ImmediateSlots.Len() {
			t.Errorf("%s: %d positions of %d immediate arguments", e.Def.Name, in.ImmediateAt.Len(), in.ImmediateSlots.Len())
		}
		for i := range in.ImmediateSlots.Len() {
			if in.ImmediateSlots.At(i) >= len(e.Def.Attrs) {
				t.Errorf("%s has no attribute %d", e.Def.Name, in.ImmediateSlots.At(i))
			}
			if i > 0 && in.ImmediateAt.At(i) <= in.ImmediateAt.At(i-1) {
				t.Errorf("%s: positions of immediate arguments do not ascend", e.Def.Name)
			}
		}
		for i := range in.Operands.Len() {
			if in.Operands.At(i) >= len(e.Def.Operands) {
				t.Errorf("%s has no operand %d", e.Def.Name, in.Operands.At(i))
			}
		}
		if in.Results.Len() > len(e.Def.Results) && !in.Fields {
			t.Errorf("%s has no result %s", e.Def.Name, in.Results)
		}
	}
	if n != 201 {
		t.Errorf("%d intrinsics", n)
	}
}
