package ir

import (
	"bytes"
	"sync"
	"testing"
)

// TestCloneParts: the clone is that of Clone, whoever copies the parts, and shares nothing with
// the original.
func TestCloneParts(t *testing.T) {
	f := newFixture()
	fill := func(n int) {
		for range n {
			at := f.b.InsertionPoint()
			fn := f.function("f", f.I32())
			b := f.in(fn, f.I32())
			f.end(b.Arg(0))
			f.b.SetInsertionPoint(at)
		}
	}
	fill(minPartsCloned)
	v := f.val(f.I32())
	outside := f.op(tIf, nil, nil) // not isolated, with functions inside
	at := f.b.InsertionPoint()
	f.in(outside)
	fill(3)
	f.end(v)
	f.b.SetInsertionPoint(at)
	fill(2)
	want := text(t, NewArena().Clone(f.mod, NewMapping()))
	calls := 0
	inTurn := func(n, chunk int, work func(worker, first, last int)) {
		calls++
		for i := n - 1; i >= 0; i-- {
			work(i%3, i, i+1)
		}
	}
	atOnce := func(n, chunk int, work func(worker, first, last int)) {
		calls++
		var wg sync.WaitGroup
		wg.Go(func() { work(0, 0, n/2) })
		wg.Go(func() { work(1, n/2, n) })
		wg.Wait()
	}
	for _, each := range []Each{inTurn, atOnce} {
		clone := NewArena().CloneParts(f.mod, NewMapping(), 3, each)
		if got := text(t, clone); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
		clone.Walk(func(op *Operation) {
			for _, v := range op.Operands() {
				if d := v.ParentBlock().Parent(); !clone.IsAncestor(d) {
					t.Errorf("%s uses a value of the original", op.Name())
				}
			}
		})
	}
	if NewArena().CloneParts(f.mod, NewMapping(), 1, atOnce); calls != 2 {
		t.Error("one worker does not clone alone")
	}
}

func text(t *testing.T, op *Operation) string {
	t.Helper()
	var b bytes.Buffer
	if err := Fprint(&b, op, PrintOptions{Generic: true}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
