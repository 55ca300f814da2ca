package ir

import (
	"math/rand"
	"strings"
	"testing"
)

// sTyped and sCheck have conditions beyond the types of their values.
var (
	sTyped = &OpDef{Name: "s.typed", Operands: []ValueDef{{Name: "a", Type: AnyType}}, Attrs: []AttrDef{{Name: "value", Type: TypedAttrKind, Optional: true}},
		Traits: []Trait{AllTypesMatch("value", "a")}}
	sCheck = &OpDef{Name: "s.check", Operands: []ValueDef{{Name: "a", Type: AnyType}}, Traits: []Trait{&MatchTrait{Summary: "it is marked",
		Check: func(op *Operation) bool { return op.Attr("mark") != nil }}}}
)

func signatureFixture() *fixture {
	r := testRegistry()
	r.Add("s", func() *Dialect { return &Dialect{Name: "s", Ops: []OpEntry{{Def: sTyped}, {Def: sCheck}}} })
	c := NewContext(r)
	f := &fixture{Context: c, b: NewBuilder(c, nil), mod: c.NewModule(UnknownLoc)}
	f.b.SetEnd(f.mod.Region(0).First())
	return f
}

// randomOp makes an operation with any number of values and attributes.
func (f *fixture) randomOp(rng *rand.Rand) *Operation {
	defs := []*OpDef{tAdd, tVar, tOpt, tSeg, tEW, tBc, tSame, tElem, tShp, sTyped, sCheck, tEnd}
	types := []Type{f.I32(), f.F32(), f.Index(), f.Vector([]int64{4}, f.I32()), f.Tensor([]int64{4}, f.I32(), nil)}
	var values []*Value
	var results []Type
	one := types[rng.Intn(len(types))]
	pick := func() Type { // mostly one type, so that operations are valid often
		if rng.Intn(3) > 0 {
			return one
		}
		return types[rng.Intn(len(types))]
	}
	for range rng.Intn(4) {
		values = append(values, f.val(pick()))
	}
	for range rng.Intn(3) {
		results = append(results, pick())
	}
	def := defs[rng.Intn(len(defs))]
	var attrs []NamedAttribute
	switch {
	case def == tSeg:
		attrs = append(attrs, Named(SegmentSizesName, f.DenseI32Array(int32(rng.Intn(3)), int32(rng.Intn(3)))))
	case def == sTyped && rng.Intn(3) > 0:
		attrs = append(attrs, Named("value", f.Int(f.I32(), 1)))
	case def == sCheck && rng.Intn(3) > 0:
		attrs = append(attrs, Named("mark", f.Unit()))
	}
	return f.op(def, values, results, attrs...)
}

// TestSignatures: an operation gets the same verdict and the same error whether or not the context
// has accepted others of its kind.
func TestSignatures(t *testing.T) {
	const cases = 4000
	verdict := func(f *fixture, seed int64) string {
		var got []string
		defer f.PushHandler(func(d *Diagnostic) bool { got = append(got, d.Message); return true })()
		op := f.randomOp(rand.New(rand.NewSource(seed)))
		ok := VerifyOp(op)
		op.Erase()
		if ok != (len(got) == 0) {
			got = append(got, "and the verdict does not match")
		}
		return op.Name() + ": " + strings.Join(got, "\n")
	}
	shared := signatureFixture()
	valid := map[string]int{}
	for seed := range int64(cases) {
		got, want := verdict(shared, seed), verdict(signatureFixture(), seed)
		if got != want {
			t.Fatalf("case %d:\n%s\nalone:\n%s", seed, got, want)
		}
		valid[want]++
	}
	for _, def := range []*OpDef{tAdd, tVar, tOpt, tSeg, tEW, tBc, tSame, tElem, tShp, sTyped, sCheck, tEnd} {
		if n := valid[def.Name+": "]; n < 10 {
			t.Errorf("only %d valid operations %s", n, def.Name)
		}
	}
	if shared.OpInfoOf(tSeg).signatures[0].Load() != nil {
		t.Error("the types of an operation with sizes of groups were kept")
	}
	for _, def := range []*OpDef{tAdd, sTyped, tEW} {
		if shared.OpInfoOf(def).signatures[0].Load() == nil {
			t.Errorf("no types of %s were kept", def.Name)
		}
	}
}

// TestSignaturesBounded: operations of many types cost one signature each only up to the bound.
func TestSignaturesBounded(t *testing.T) {
	f := newFixture()
	types := make([]Type, 100)
	for i := range types {
		types[i] = f.Vector([]int64{int64(i + 1)}, f.I32())
	}
	for _, typ := range types {
		v := f.val(typ)
		if !VerifyOp(f.op(tAdd, []*Value{v, v}, []Type{typ})) {
			t.Fatal("the operation must verify")
		}
	}
	s := &f.OpInfoOf(tAdd).signatures
	if got := s[maxSignatures-1].Load(); got == nil || got.types[0] != types[maxSignatures-1] {
		t.Error("the first signatures must stay")
	}
	v := f.val(types[99])
	op := f.op(tAdd, []*Value{v, v}, []Type{types[99]})
	if n := testing.AllocsPerRun(10, func() { s.accept(op) }); n != 0 {
		t.Errorf("%v allocations for a signature without room", n)
	}
	wide := f.op(tEW, []*Value{v, v, v, v, v}, nil)
	f.OpInfoOf(tEW).signatures.accept(wide)
	if f.OpInfoOf(tEW).signatures.accepted(wide) {
		t.Error("more types than a signature has room for were kept")
	}
}
