//go:build cgo

package conform

import (
	"context"
	"flag"
	"slices"
	"testing"
	"time"
)

// ruleTypes are blocks that together depend on each layout rule.
var ruleTypes = []string{
	"f32, vector<3xf32>, f32",
	"vector<3xf32>, vector<3xf32>",
	"f32, vector<2xf32>, f32, vector<4xf32>",
	"!spirv.array<3 x f32>, f32",
	"!spirv.array<2 x vector<3xf32>>, f32",
	"!spirv.matrix<3 x vector<3xf32>>, f32",
	"f32, !spirv.matrix<3 x vector<2xf32>> [RowMajor], f32",
	"f32, !spirv.matrix<3 x vector<2xf32>>, f32",
	"!spirv.matrix<2 x vector<2xf32>>, f32",
	"!spirv.matrix<2 x vector<4xf64>> [RowMajor], f32",
	"!spirv.struct<(i64, i32)>, i32",
	"!spirv.array<2 x !spirv.struct<(i64, i32)>>, i32",
	"!spirv.struct<(vector<3xf32>)>, f32",
	"!spirv.array<2 x !spirv.struct<(f32)>>, f32",
	"f32, !spirv.struct<(f32, vector<4xf32>, i8)>, i8",
	"f32, !spirv.struct<(i8)>, i8",
	"f16, vector<3xf16>, i8, i16",
	"i8, f64, i8, i64, i8",
	"f32, vector<3xf64>, f32",
	"!spirv.array<2 x !spirv.matrix<4 x vector<3xf32>>>, f32",
	"i8, !spirv.ptr<!spirv.struct<(i32 [64])>, PhysicalStorageBuffer>, i8",
	"f32, !spirv.rtarray<vector<3xf32>>",
	"i16, !spirv.rtarray<!spirv.struct<(i32, i8)>>",
	"i8, !spirv.struct<()>, i8",
}

// ruleCases returns probes that together depend on every number of the rule sets, so
// that they find any wrong one.
func ruleCases() []Case {
	types := make([]string, len(ruleTypes))
	for i, t := range ruleTypes {
		types[i] = "!spirv.struct<(" + t + ")>"
	}
	return Selection{
		Rules:   slices.DeleteFunc(AllRules(), func(r string) bool { return r == Custom }),
		Classes: []string{"StorageBuffer", "Uniform"}, Probes: []*Probe{Read, Size},
	}.Cases(types)
}

var mutant = flag.Bool("mutant", false, "spirv/blocklayout has been changed: only count what TestRules finds")

// TestRules probes ruleTypes under all rule sets. With -mutant it prints how many
// probes fail on the device without validation, and how many modules the validator
// rejects: see test/layout/mutants.
func TestRules(t *testing.T) {
	e := NewEngine(device(t, lavapipe), time.Minute)
	cases := ruleCases()
	if !*mutant {
		if counts := runCases(t, e, cases); counts[Pass] != len(cases) {
			t.Errorf("%v of %d cases", counts, len(cases))
		}
		return
	}
	rejected := 0
	for i := range cases {
		if k, err := build(e.contexts.next(), &cases[i], e.env); err != nil || k.validate() != nil {
			rejected++
		}
	}
	e.Mutate = func(words []uint32) []uint32 { return words }
	failed := 0
	for chunk := range slices.Chunk(cases, 16) {
		err := e.Run(context.Background(), chunk, func(_ int, r *Result) {
			if r.Verdict >= WrongRead && r.Verdict <= WrongCopy {
				failed++
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("mutant: %d of %d probes fail, %d modules are rejected", failed, len(cases), rejected)
}
