package ir

import (
	"testing"
	"unsafe"
)

// A module has as many operations as lines of text, so each word of these sizes counts.
func TestSizes(t *testing.T) {
	if unsafe.Sizeof(uintptr(0)) != 8 {
		return
	}
	for name, c := range map[string]struct{ size, most uintptr }{
		"Operation":    {unsafe.Sizeof(Operation{}), 64},
		"two operands": {unsafe.Sizeof(piece[[0]Attribute, [2]Operand, [1]Value]{}), 160},
		"Value":        {unsafe.Sizeof(Value{}), 32},
		"Operand":      {unsafe.Sizeof(Operand{}), 32},
		"BlockOperand": {unsafe.Sizeof(BlockOperand{}), 32},
		"Block":        {unsafe.Sizeof(Block{}), 88},
		"Region":       {unsafe.Sizeof(Region{}), 32},
		"Location":     {unsafe.Sizeof(Location(0)), 8},
	} {
		if c.size > c.most {
			t.Errorf("%s takes %d bytes, more than %d", name, c.size, c.most)
		}
	}
}
