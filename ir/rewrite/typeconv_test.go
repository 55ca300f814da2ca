package rewrite

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestIsLegal asks which operations, regions and signatures have types that stay.
func TestIsLegal(t *testing.T) {
	c := parseOdd(t, `
		%0 = "toy.const"() {value = 1} : () -> i64
		%1 = "toy.const"() {value = 1} : () -> i32
		%2 = "toy.neg"(%0) : (i64) -> i64
		%3 = "toy.neg"(%0) : (i64) -> i32
		%4 = "toy.neg"(%1) : (i32) -> i64
		"toy.use"(%0, %1) : (i64, i32) -> ()
		"toy.use"() : () -> ()
		"toy.scope"() ({ ^bb0(%a: i64, %b: f16): "toy.return"() : () -> () ^bb1: "toy.return"() : () -> () }) : () -> ()
		"toy.scope"() ({ ^bb0(%a: i64, %b: i32): "toy.return"() : () -> () ^bb1: "toy.return"() : () -> () }) : () -> ()
		"toy.scope"() ({ ^bb0(%a: i64): "toy.return"() : () -> () ^bb1(%b: f32): "toy.return"() : () -> () }) : () -> ()
		"toy.scope"() ({ }) : () -> ()`)
	var ops, regions string
	for op := c.module.Region(0).First().First(); op != nil; op = op.Next() {
		ops += fmt.Sprintf("%t ", c.types.IsLegalOp(op))
		if op.NumRegions() > 0 {
			regions += fmt.Sprintf("%t ", c.types.isLegalRegion(op.Region(0)))
		}
	}
	if ops != "true false true false false false true true true true true " {
		t.Errorf("operations: %s", ops)
	}
	if regions != "true false false true " {
		t.Errorf("regions: %s", regions)
	}
	i32, i64 := []ir.Type{c.ctx.I32()}, []ir.Type{c.ctx.I64()}
	for _, k := range []struct {
		in, out []ir.Type
		want    bool
	}{{i64, i64, true}, {i32, i64, false}, {i64, i32, false}, {i32, i32, false}, {nil, nil, true}} {
		if got := c.types.IsLegalSignature(c.ctx.Function(k.in, k.out)); got != k.want {
			t.Errorf("signature from %d to %d types: %t", len(k.in), len(k.out), got)
		}
	}
}

// TestConvertTypes converts lists of types, and attributes by the rule that was added last.
func TestConvertTypes(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	types := wideTypes(ctx)
	show := func(ts []ir.Type) string {
		var out []string
		for _, t := range ts {
			out = append(out, ir.TypeString(t))
		}
		return strings.Join(out, " ")
	}
	for range 2 { // the second time from the cache
		ts, ok := types.ConvertTypes([]ir.Type{ctx.I32(), ctx.F32(), ctx.I1(), ctx.I64()})
		if !ok || show(ts) != "i64 f16 f16 i64" {
			t.Errorf("%s, %t", show(ts), ok)
		}
		if ts, ok := types.ConvertTypes([]ir.Type{ctx.I32(), ctx.Index(), ctx.I64()}); ok || ts != nil {
			t.Errorf("index: %s, %t", show(ts), ok)
		}
		for _, k := range []struct {
			t    ir.Type
			want ir.Type
		}{{ctx.I32(), ctx.I64()}, {ctx.F32(), nil}, {ctx.I1(), nil}, {ctx.Index(), nil}, {ctx.F16(), ctx.F16()}} {
			if got := types.Convert(k.t); got != k.want {
				t.Errorf("%s: %v", ir.TypeString(k.t), got)
			}
		}
	}
	if types.ConvertSignature([]ir.Type{ctx.I32(), ctx.Index()}) != nil {
		t.Error("a signature with an index is converted")
	}
	a, b := ctx.String("a"), ctx.String("b")
	if got := types.ConvertAttr(ctx.I32(), a); got != nil {
		t.Errorf("no rules: %v", got)
	}
	types.AddAttrRule(func(t ir.Type, x ir.Attribute) (ir.Attribute, bool) { return b, x == a })
	if types.ConvertAttr(ctx.I32(), a) != b || types.ConvertAttr(ctx.I32(), b) != nil {
		t.Error("one rule")
	}
	types.AddAttrRule(func(t ir.Type, x ir.Attribute) (ir.Attribute, bool) { return a, t == ctx.I64() })
	if types.ConvertAttr(ctx.I32(), a) != b || types.ConvertAttr(ctx.I64(), a) != a || types.ConvertAttr(ctx.I64(), b) != a || types.ConvertAttr(ctx.I32(), b) != nil {
		t.Error("two rules")
	}
}

// TestSignatureKeeps makes new arguments unless the signature leaves all as they are.
func TestSignatureKeeps(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	b := ir.NewBuilder(ctx, nil).Arena().NewBlock()
	i32, i64 := ctx.I32(), ctx.I64()
	x, y := b.AddArg(i32, 0), b.AddArg(i64, 0)
	for name, k := range map[string]struct {
		sig  func(s *Signature)
		want bool
	}{
		"same":         {func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i64) }, true},
		"swapped":      {func(s *Signature) { s.AddInputs(1, i64); s.AddInputs(0, i32) }, false},
		"other type":   {func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i32) }, false},
		"one more":     {func(s *Signature) { s.AddInputs(0, i32); s.AddInputs(1, i64); s.AddTypes(i32) }, false},
		"one less":     {func(s *Signature) { s.AddInputs(0, i32) }, false},
		"two for one":  {func(s *Signature) { s.AddInputs(0, i32, i64) }, false},
		"a value":      {func(s *Signature) { s.AddInputs(0, i32); s.AddTypes(i64); s.Remap(1, x) }, false},
		"own value":    {func(s *Signature) { s.AddInputs(0, i32); s.AddTypes(i64); s.Remap(1, y) }, false},
		"types, mixed": {func(s *Signature) { s.AddTypes(i32, i64); s.remapInput(0, 0, 1); s.remapInput(1, 0, 1) }, false},
	} {
		s := NewSignature(2)
		k.sig(s)
		if got := s.keepsArguments(b); got != k.want {
			t.Errorf("%s: %t", name, got)
		}
	}
}
