package advice

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// advised parses a function with the operations and returns the notes about its errors.
func advised(ops string) (notes []string) {
	ctx := ir.NewContext(all.Registry())
	a := &Adviser{Context: ctx}
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		notes = append(notes, texts(a, d)...)
		return true
	})
	ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func @f(%i: i32, %v: f32, %m: memref<4xf32>, %x: index, %b: i1) {\n  "+ops+"\n  return\n}")))
	return notes
}

// TestLater checks the notes about spellings of later versions of MLIR, and that errors elsewhere have none.
func TestLater(t *testing.T) {
	for ops, want := range map[string]string{
		"%r = math.clampf %v to [%v, %v] : f32":                "'math.clampf' is of MLIR 20 or later; spvc reads MLIR 19.1.7; use arith.maximumf",
		"%r = spirv.GL.Fract %v : f32":                         "'spirv.GL.Fract' is of MLIR 20 or later; spvc reads MLIR 19.1.7",
		"%r = arith.extui %i nneg : i32 to i64":                "'nneg' of 'arith.extui' is of",
		"%r = arith.trunci %i overflow<nsw, nuw> : i32 to i16": "'overflow' of 'arith.trunci' is of",
		"%r = arith.divsi %i, %i exact : i32":                  "'exact' of 'arith.divsi' is of",
		"cf.cond_br %b weights([1, 2]), ^bb1, ^bb1\n^bb1:":     "'weights' of 'cf.cond_br' is of",
		"%r = arith.extui %i nnegative : i32 to i64":           "",
		"%r = arith.addi %i, %i nneg : i32":                    "",
		"%r = arith.extui %i : i32 to i16 // nneg":             "",
		"%a = memref.dealloc %m : memref<4xf32>":               "",
		"%r = arith.extui":                                     "",
	} {
		got := advised(ops)
		if later := slices.ContainsFunc(got, func(s string) bool { return strings.Contains(s, "MLIR 20") }); later != (want != "") || later && !strings.Contains(got[len(got)-1], want) {
			t.Errorf("%s: %q, want %q", ops, got, want)
		}
	}
}

// TestRowsAreNewer checks that the dialects of MLIR 19 have none of the new operations and all others that rows name.
func TestRowsAreNewer(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	for _, r := range newerRows() {
		if has := ctx.OpInfo(r.op).Def != nil; has != (r.word != "") {
			t.Errorf("%q %q: registered is %t", r.op, r.word, has)
		}
	}
	for _, name := range newerSPIRV() {
		if ctx.OpInfo("spirv."+name).Def != nil {
			t.Errorf("spirv.%s is registered", name)
		}
	}
}
