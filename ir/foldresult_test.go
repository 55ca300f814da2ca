package ir

import "testing"

// TestConstantIn: the value of a constant is the attribute that ConstantIn names, for folds too, and
// reading it costs no memory.
func TestConstantIn(t *testing.T) {
	def := &OpDef{Name: "c.const", Attrs: []AttrDef{{Name: "other", Type: AnyAttr, Optional: true}, {Name: "value", Type: AnyAttr, Optional: true}},
		Results: []ValueDef{{Name: "r", Type: AnyType}}, Traits: []Trait{ConstantLike, Pure}}
	r := NewRegistry()
	r.Add("c", func() *Dialect { return &Dialect{Name: "c", Ops: []OpEntry{OpEntry{Def: def}.ConstantIn(1)}} })
	ctx := NewContext(r)
	b := NewBuilder(ctx, nil)
	seven := Attribute(ctx.Int(ctx.I32(), 7))
	op := b.Create(UnknownLoc, def, nil, []Type{ctx.I32()}, Named("value", seven), Named("other", ctx.Unit()))
	if got := ConstantValue(op); got != seven {
		t.Errorf("the value is %v", got)
	}
	if out, ok := op.Info().Entry.Fold(op, nil, nil); !ok || len(out) != 1 || out[0].Attr != seven {
		t.Errorf("the fold is %v, %t", out, ok)
	}
	if n := testing.AllocsPerRun(10, func() { ConstantValue(op) }); n != 0 {
		t.Errorf("%v allocations for the value of a constant", n)
	}
	op.SetAttr("value", nil)
	if got := ConstantValue(op); got != nil {
		t.Errorf("without the attribute the value is %v", got)
	}
}
