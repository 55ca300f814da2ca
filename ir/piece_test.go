package ir

import (
	"slices"
	"testing"
	"unsafe"
)

// makeOp makes an operation with the given numbers of parts, whose operands are uses of v.
func makeOp(f *fixture, a *Arena, v *Value, operands, results, props int) *Operation {
	def := &OpDef{Name: "t.piece"}
	for i := range props {
		def.Attrs = append(def.Attrs, AttrDef{Name: "p" + string(rune('a'+i)), Type: AnyAttr, Optional: true})
	}
	info := &OpInfo{Name: def.Name, Def: def, ctx: f.Context, shape: newOpShape(def, LatestVersion)}
	st := OperationState{Info: info, Operands: slices.Repeat([]*Value{v}, operands), Results: slices.Repeat([]Type{f.I32()}, results)}
	for i := range props {
		st.Props = append(st.Props, f.Int(f.I32(), int64(i)))
	}
	return a.Create(&st)
}

// checkParts checks that all parts of op are there and know op.
func checkParts(t *testing.T, f *fixture, op *Operation, v *Value, operands, results, props int) {
	t.Helper()
	if op.NumOperands() != operands || op.NumResults() != results || len(op.Props()) != props {
		t.Fatalf("%d operands, %d results, %d attributes; want %d, %d, %d", op.NumOperands(), op.NumResults(), len(op.Props()), operands, results, props)
	}
	for i := range operands {
		if u := op.OperandUse(i); u.Value() != v || u.Owner() != op || u.Index() != i || op.Operand(i) != v {
			t.Fatalf("operand %d of %d is wrong", i, operands)
		}
	}
	for i := range results {
		if r := op.Result(i); r.DefiningOp() != op || r.Index() != i || r.Type() != Type(f.I32()) || r.IsBlockArgument() || r.OwnerBlock() != nil {
			t.Fatalf("result %d of %d is wrong", i, results)
		}
	}
	for i := range props {
		if op.Prop(i) != Attribute(f.Int(f.I32(), int64(i))) {
			t.Fatalf("attribute %d of %d is wrong", i, props)
		}
	}
}

// Each number of parts, in the piece or apart, works, and parts of one operation do not
// overlap those of others: all are checked again at the end.
func TestPieces(t *testing.T) {
	f := newFixture()
	a := NewArena()
	v := f.val(f.I32())
	type made struct {
		op                       *Operation
		operands, results, props int
	}
	var all []made
	uses := 0
	for range 3 {
		for operands := range 11 {
			for results := range 5 {
				for props := range 7 {
					op := makeOp(f, a, v, operands, results, props)
					checkParts(t, f, op, v, operands, results, props)
					all = append(all, made{op, operands, results, props})
					uses += operands
				}
			}
		}
	}
	for _, m := range all {
		checkParts(t, f, m.op, v, m.operands, m.results, m.props)
	}
	n := 0
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		n++
	}
	if n != uses {
		t.Errorf("%d uses, want %d", n, uses)
	}
}

// Elements that do not exist panic, also next to parts that do.
func TestPieceBounds(t *testing.T) {
	f := newFixture()
	a := NewArena()
	v := f.val(f.I32())
	for _, n := range []int{0, 1, 9} {
		op := makeOp(f, a, v, n, n, n)
		for what, get := range map[string]func(int){
			"operand":   func(i int) { op.Operand(i) },
			"result":    func(i int) { op.Result(i) },
			"attribute": func(i int) { op.Prop(i) },
		} {
			for _, i := range []int{-1, n, n + 1} {
				func() {
					defer func() {
						if recover() == nil {
							t.Errorf("%s %d of %d exists", what, i, n)
						}
					}()
					get(i)
				}()
			}
		}
	}
}

// Operands may become more and fewer; the results and attributes stay.
func TestPieceOperands(t *testing.T) {
	f := newFixture()
	a := NewArena()
	v := f.val(f.I32())
	for start := range 11 {
		op := makeOp(f, a, v, start, 2, 2)
		next := makeOp(f, a, v, 1, 1, 1)
		for _, n := range []int{3, 0, 7, 8, 9, 30, 2, 12, 0, 1} {
			op.SetOperands(slices.Repeat([]*Value{v}, n))
			checkParts(t, f, op, v, n, 2, 2)
			checkParts(t, f, next, v, 1, 1, 1)
		}
		op.Erase()
		next.Erase()
	}
	if v.HasUses() {
		t.Error("erased operations use the value")
	}
}

// The parts of an operation lie in front of it, in this order and without gaps.
func TestPieceLayout(t *testing.T) {
	f := newFixture()
	op := makeOp(f, NewArena(), f.val(f.I32()), 2, 1, 1)
	at := uintptr(unsafe.Pointer(op))
	for _, c := range []struct {
		what string
		p    unsafe.Pointer
		back uintptr
	}{
		{"result", unsafe.Pointer(op.Result(0)), valueSize},
		{"operand 1", unsafe.Pointer(op.OperandUse(1)), valueSize + operandSize},
		{"operand 0", unsafe.Pointer(op.OperandUse(0)), valueSize + 2*operandSize},
		{"attribute", unsafe.Pointer(op.prop(0)), valueSize + 2*operandSize + attributeSize},
	} {
		if at-uintptr(c.p) != c.back {
			t.Errorf("the %s lies %d bytes in front, want %d", c.what, at-uintptr(c.p), c.back)
		}
	}
}

func BenchmarkCreate(b *testing.B) {
	f := newFixture()
	v := f.val(f.I32())
	info := f.OpInfoOf(tAdd)
	a := NewArena()
	b.ReportAllocs()
	for b.Loop() {
		st := OperationState{Info: info, Operands: []*Value{v, v}, Results: []Type{v.Type()}}
		a.Create(&st).DropAllReferences()
	}
}
