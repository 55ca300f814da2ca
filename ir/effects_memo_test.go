package ir

import "testing"

// TestEffectsOf checks the summary of an operation's effects, and that it takes no memory.
func TestEffectsOf(t *testing.T) {
	f := newFixture()
	v := f.val(f.I32())
	st := OperationState{Info: f.OpInfoOf(tAdd), Operands: []*Value{v, v}, Results: []Type{v.Type()}}
	op := NewArena().Create(&st)
	for _, c := range []struct {
		name    string
		effects []Effect
		want    effectSummary
	}{
		{"none", nil, effectSummary{}},
		{"read", []Effect{{Kind: EffectRead}}, effectSummary{any: true}},
		{"allocation of the result", []Effect{{Kind: EffectAllocate, Value: op.Result(0)}}, effectSummary{any: true}},
		{"write to an operand", []Effect{{Kind: EffectRead}, {Kind: EffectWrite, Value: v}}, effectSummary{any: true, observed: true}},
		{"write somewhere", []Effect{{Kind: EffectWrite}}, effectSummary{any: true, observed: true}},
	} {
		e := &OpEntry{Effects: func(_ *Operation, visit func(Effect)) {
			for _, ef := range c.effects {
				visit(ef)
			}
		}}
		if got := effectsOf(op, e); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
		if n := testing.AllocsPerRun(100, func() { effectsOf(op, e) }); n > 1 { // none, and one if the race detector empties the pool
			t.Errorf("%s: %v allocations", c.name, n)
		}
	}
}

// TestFusedLocScansNothing checks that fusing positions in a buffer does not compute lines.
func TestFusedLocScansNothing(t *testing.T) {
	c := NewContext(nil)
	f := c.AddFile("a.mlir", []byte("x\ny\n"))
	l := c.FusedLoc([]Location{f.At(0), f.At(2)}, nil)
	if f.lines != nil {
		t.Error("the lines of the buffer were computed")
	}
	if li := c.LocInfo(l); li.Kind != LocFused || len(li.Children) != 2 {
		t.Errorf("the location is %+v", li)
	}
}
