package arith

import (
	"testing"

	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("arith", Dialect)
	reg.Add("ub", ub.Dialect)
	return ir.NewContext(reg)
}

func TestFormats(t *testing.T) {
	for _, d := range []*ir.Dialect{Dialect(), ub.Dialect()} {
		if err := ir.CheckFormats(d); err != nil {
			t.Error(err)
		}
	}
}

func TestEveryOpFoldsAndIsUnique(t *testing.T) {
	d := Dialect()
	seen := map[string]bool{}
	for i := range d.Ops {
		e := &d.Ops[i]
		if seen[e.Def.Name] {
			t.Errorf("%s is listed twice", e.Def.Name)
		}
		seen[e.Def.Name] = true
		if e.Fold == nil && e.Def.Versions == (ir.Span{}) {
			t.Errorf("%s has no fold", e.Def.Name)
		}
	}
	if len(seen) != 51 {
		t.Errorf("%d ops, MLIR 22 has 51", len(seen))
	}
}

// foldText folds def over constants given as text and returns the results.
func foldText(t *testing.T, ctx *ir.Context, def *ir.OpDef, result ir.Type, operands ...string) []string {
	t.Helper()
	b := ir.NewBuilder(ctx, nil)
	var vs []*ir.Value
	for _, text := range operands {
		a, ok := ir.ParseAttr(ctx, text)
		if !ok {
			t.Fatalf("%s is no attribute", text)
		}
		vs = append(vs, NewConstant(b, ir.UnknownLoc, a.(ir.TypedAttr)))
	}
	if result == nil {
		result = vs[0].Type()
	}
	op := b.Create(ir.UnknownLoc, def, vs, []ir.Type{result})
	out, ok := rewrite.Fold(op)
	if !ok {
		return nil
	}
	var texts []string
	for _, r := range out {
		a := r.Attr
		if a == nil {
			a = ir.ConstantOf(r.Value)
		}
		texts = append(texts, ir.AttrString(a))
	}
	return texts
}

func TestFold(t *testing.T) {
	ctx := newContext()
	for _, c := range []struct {
		def    *ir.OpDef
		result ir.Type
		args   []string
		want   string // empty: does not fold
	}{
		{AddI, nil, []string{"100 : i8", "100 : i8"}, "-56 : i8"},
		{SubI, nil, []string{"1 : index", "3 : index"}, "-2 : index"},
		{MulI, nil, []string{"18446744073709551616 : i128", "3 : i128"}, "55340232221128654848 : i128"},
		{DivSI, nil, []string{"-128 : i8", "-1 : i8"}, ""},
		{DivSI, nil, []string{"-7 : i32", "2 : i32"}, "-3 : i32"},
		{DivUI, nil, []string{"7 : i32", "0 : i32"}, ""},
		{CeilDivSI, nil, []string{"-7 : i32", "2 : i32"}, "-3 : i32"},
		{FloorDivSI, nil, []string{"-7 : i32", "2 : i32"}, "-4 : i32"},
		{RemSI, nil, []string{"-7 : i32", "2 : i32"}, "-1 : i32"},
		{ShLI, nil, []string{"1 : i32", "32 : i32"}, ""},
		{ShRSI, nil, []string{"-8 : i32", "1 : i32"}, "-4 : i32"},
		{MaxUI, nil, []string{"-1 : i32", "5 : i32"}, "-1 : i32"},
		{AndI, nil, []string{"dense<[12, 10]> : vector<2xi8>", "dense<6> : vector<2xi8>"}, "dense<[4, 2]> : vector<2xi8>"},
		{AddI, nil, []string{"dense<[1, 2]> : vector<2xi8>", "dense<[2, 1]> : vector<2xi8>"}, "dense<3> : vector<2xi8>"},
		{AddF, nil, []string{"1.5 : f32", "2.25 : f32"}, "3.750000e+00 : f32"},
		{DivF, nil, []string{"1.0 : f16", "0.0 : f16"}, "0x7C00 : f16"},
		{MinNumF, nil, []string{"0x7FC00000 : f32", "1.0 : f32"}, "1.000000e+00 : f32"},
		{MaxNumF, nil, []string{"1.0 : f32", "0x7FC00000 : f32"}, "1.000000e+00 : f32"},
		{MaxNumF, nil, []string{"1.0 : f32", "2.0 : f32"}, "2.000000e+00 : f32"},
		{NegF, nil, []string{"dense<[1.0, -2.0]> : tensor<2xbf16>"}, "dense<[-1.000000e+00, 2.000000e+00]> : tensor<2xbf16>"},
		{ExtSI, ctx.I(16), []string{"-2 : i8"}, "-2 : i16"},
		{ExtUI, ctx.I(16), []string{"-2 : i8"}, "254 : i16"},
		{TruncI, ctx.I1(), []string{"3 : i8"}, "true"},
		{TruncF, ctx.F16(), []string{"65520.0 : f32"}, ""},
		{ExtF, ctx.F64(), []string{"0.5 : f32"}, "5.000000e-01 : f64"},
		{FPToUI, ctx.I(8), []string{"-1.0 : f32"}, ""},
		{FPToSI, ctx.I(8), []string{"-1.5 : f32"}, "-1 : i8"},
		{UIToFP, ctx.F32(), []string{"-1 : i8"}, "2.550000e+02 : f32"},
		{IndexCastUI, ctx.Index(), []string{"-1 : i8"}, "255 : index"},
		{Bitcast, ctx.F32(), []string{"1065353216 : i32"}, "1.000000e+00 : f32"},
		{Bitcast, ctx.Vector([]int64{2}, ctx.I32()), []string{"dense<[1.0, 2.0]> : vector<2xf32>"}, "dense<[1065353216, 1073741824]> : vector<2xi32>"},
		{Select, nil, []string{"true", "1 : i1", "0 : i1"}, "true"},
	} {
		got := ""
		if texts := foldText(t, ctx, c.def, c.result, c.args...); len(texts) == 1 {
			got = texts[0]
		}
		if got != c.want {
			t.Errorf("%s %v: got %q, want %q", c.def.Name, c.args, got, c.want)
		}
	}
}

func TestSpeculation(t *testing.T) {
	ctx := newContext()
	b := ir.NewBuilder(ctx, nil)
	for _, c := range []struct {
		def     *ir.OpDef
		divisor int64
		want    bool
	}{{DivUI, 0, false}, {DivUI, -1, true}, {DivSI, -1, false}, {DivSI, 3, true}, {RemSI, 0, true}, {FloorDivSI, 0, true}} {
		d := NewInt(b, ir.UnknownLoc, ctx.I32(), c.divisor)
		if got := ir.IsSpeculatable(NewBinary(b, ir.UnknownLoc, c.def, d, d).DefiningOp()); got != c.want {
			t.Errorf("%s by %d: speculatable %v", c.def.Name, c.divisor, got)
		}
	}
}

func TestFoldsDoNotAllocate(t *testing.T) {
	ctx := newContext()
	k := []ir.Attribute{ctx.Int(ctx.I32(), 40), ctx.Int(ctx.I32(), 2)}
	f := []ir.Attribute{ctx.FloatValue(ctx.F32(), 1.5), ctx.FloatValue(ctx.F32(), 2)}
	ctx.Int(ctx.I32(), 42)
	ctx.FloatValue(ctx.F32(), 3.5)
	b := ir.NewBuilder(ctx, nil)
	arg := b.Arena().NewBlock().AddArg(ctx.I32(), ir.UnknownLoc)
	farg := b.Arena().NewBlock().AddArg(ctx.F32(), ir.UnknownLoc)
	add := NewBinary(b, ir.UnknownLoc, AddI, arg, arg).DefiningOp()
	addF := NewBinary(b, ir.UnknownLoc, AddF, farg, farg).DefiningOp()
	var out [2]ir.FoldResult
	fold := add.Info().Entry.Fold
	if n := testing.AllocsPerRun(100, func() { fold(add, k, out[:0]) }); n != 0 {
		t.Errorf("addi allocates %v times", n)
	}
	foldF := addF.Info().Entry.Fold
	if n := testing.AllocsPerRun(100, func() { foldF(addF, f, out[:0]) }); n > 1 {
		t.Errorf("addf allocates %v times", n)
	}
}

func TestCmpIPredicates(t *testing.T) {
	for p := EQ; p <= UGE; p++ {
		for _, pair := range [][2]int64{{1, 2}, {2, 1}, {2, 2}, {-1, 1}, {1, -1}} {
			a, b := apint.NewSigned(8, pair[0]), apint.NewSigned(8, pair[1])
			if p.Holds(a, b) == p.Inverse().Holds(a, b) {
				t.Errorf("%v and its inverse agree on %v", p, pair)
			}
			if p.Holds(a, b) != p.Swapped().Holds(b, a) {
				t.Errorf("%v and its mirror disagree on %v", p, pair)
			}
		}
	}
}

func BenchmarkFold(b *testing.B) {
	ctx := newContext()
	bld := ir.NewBuilder(ctx, nil)
	arg := bld.Arena().NewBlock().AddArg(ctx.I32(), ir.UnknownLoc)
	farg := bld.Arena().NewBlock().AddArg(ctx.F32(), ir.UnknownLoc)
	dense := ctx.Vector([]int64{4096}, ctx.I32())
	raw := make([]byte, 4*4096)
	for i := range raw {
		raw[i] = byte(i * 7)
	}
	d := ctx.Dense(dense, raw)
	for _, c := range []struct {
		name string
		op   *ir.Operation
		k    []ir.Attribute
	}{
		{"addi", NewBinary(bld, ir.UnknownLoc, AddI, arg, arg).DefiningOp(), []ir.Attribute{ctx.Int(ctx.I32(), 40), ctx.Int(ctx.I32(), 2)}},
		{"addf", NewBinary(bld, ir.UnknownLoc, AddF, farg, farg).DefiningOp(), []ir.Attribute{ctx.FloatValue(ctx.F32(), 1.5), ctx.FloatValue(ctx.F32(), 2)}},
		{"dense4096", NewBinary(bld, ir.UnknownLoc, AddI, arg, arg).DefiningOp(), []ir.Attribute{d, d}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			var out [2]ir.FoldResult
			fold := c.op.Info().Entry.Fold
			for b.Loop() {
				fold(c.op, c.k, out[:0])
			}
		})
	}
}
