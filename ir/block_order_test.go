package ir

import "testing"

// TestOrderKept checks that operations that are inserted between others, and in front of the
// first one, get a place in the order without a new order for the block.
func TestOrderKept(t *testing.T) {
	info, arena := NewContext(nil).OpInfo("test.op"), NewArena()
	newOp := func() *Operation {
		st := OperationState{Info: info}
		return arena.Create(&st)
	}
	sorted := func(b *Block) {
		t.Helper()
		for op := b.first; op.next != nil; op = op.next {
			if !op.IsBeforeInBlock(op.next) {
				t.Errorf("operation %d is not before %d", op.order, op.next.order)
			}
		}
	}
	b := NewBlock()
	first, last := newOp(), newOp()
	b.Append(first)
	b.Append(last)
	for range orderGap - 1 {
		b.insertBefore(newOp(), last)
	}
	for range 100 {
		b.prepend(newOp())
	}
	if !b.ordered {
		t.Error("insertions into a gap lose the order")
	}
	sorted(b)
	b.insertBefore(newOp(), last)
	if b.ordered {
		t.Error("an insertion where there is no gap keeps the order")
	}
	sorted(b)
	for range 2 {
		b.first.order = 0
		b.prepend(newOp())
		if b.ordered {
			t.Error("an operation in front of the number 0 keeps the order")
		}
		sorted(b)
	}
}
