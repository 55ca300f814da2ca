package matrix

import (
	"testing"

	"github.com/spvc/spvc/conversion/scalars"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// TestScalarsReport compares what the scalar passes say they changed with what changed: if
// they deny a change, analyses stay that are not valid any more.
func TestScalarsReport(t *testing.T) {
	expand := func(m *ir.Operation) bool {
		changed, _, _ := scalars.Expand(m, spirv.EnvFor(m), 32)
		return changed
	}
	narrow := func(m *ir.Operation) bool {
		_, changed := scalars.EmulateNarrow(m, spirv.EnvFor(m), nil)
		return changed
	}
	for _, c := range []struct {
		run        func(*ir.Operation) bool
		args, body string
		want       bool
	}{
		{expand, "", "", false},
		{expand, "%a: i32", "%0 = arith.addi %a, %a : i32", false},
		{expand, "%a: i1", "%0 = arith.andi %a, %a : i1", false},
		{expand, "%a: i1", "%0 = arith.uitofp %a : i1 to f32", false},
		{expand, "%a: f32", "%0 = arith.maximumf %a, %a fastmath<nnan,nsz> : f32", false},
		{expand, "%a: f32", "%0 = arith.maximumf %a, %a fastmath<nsz> : f32", true},
		{expand, "%a: i32", "%0 = math.ctlz %a : i32", false},
		{expand, "%a: f64", "%0 = math.powf %a, %a : f64", false},
		{expand, "%a: f32", "%0 = arith.cmpf oeq, %a, %a : f32", false},
		{expand, "%a: f32", "%0 = math.copysign %a, %a : f32", false},
		{expand, "%a: f32", "%0 = math.sqrt %a fastmath<afn> : f32", false},
		{expand, "%a: f32", "%0 = math.sin %a fastmath<afn> : f32", true},
		{expand, "%a: f32", "%0 = math.exp %a : f32", true},
		{expand, "%a: vector<5xf32>", "%0 = math.tan %a : vector<5xf32>", false},
		{expand, "%a: i1", "%0 = arith.divsi %a, %a : i1", true},
		{expand, "%a: i1, %v: vector<2xi32>", "%0 = arith.select %a, %v, %v : vector<2xi32>", true},
		{expand, "%a: i1, %v: i32", "%0 = arith.select %a, %v, %v : i32", false},
		{expand, "%a: f32", "%0 = arith.cmpf true, %a, %a : f32", true},
		{narrow, "%a: i32", "%0 = arith.divsi %a, %a : i32", false},
		{narrow, "%a: i32", "%0 = arith.trunci %a : i32 to i8", false},
		{narrow, "%a: i8", "%0 = arith.divsi %a, %a : i8", true},
	} {
		reg := ir.NewRegistry()
		all.Register(reg)
		ctx := ir.NewContext(reg)
		text := "module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {\nfunc.func @f(" + c.args + ") {\n" + c.body + "\nreturn\n}\n}"
		m, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(text)))
		if !ok || !ir.Verify(m) {
			t.Fatal("invalid input: ", text)
		}
		before := m.String()
		got := c.run(m)
		if got != c.want || (m.String() != before) != c.want {
			t.Errorf("it reports %t, want %t, for\n%s\nbefore, and after\n%s", got, c.want, before, m)
		}
	}
}
