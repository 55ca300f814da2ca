package matrix

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/gputospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// TestRules tries operations whose types a rule of another dialect converts to types that
// spvc does not choose. The patterns must refuse what they cannot express, instead of
// making wrong operations.
func TestRules(t *testing.T) {
	var lines []string
	for _, c := range []struct {
		dialect, from, to, args string
		ops                     []string
	}{
		{"arith", "vector<2xi32>", "i64", "", []string{"%r = arith.constant dense<[1, 2]> : vector<2xi32>"}},
		{"arith", "f64", "f32", "", []string{"%r = arith.constant 0.5 : f64", "%r = arith.constant 0.1 : f64", "%r = arith.constant dense<0.1> : vector<1xf64>"}},
		{"arith", "f32", "f64", "", []string{"%r = arith.constant 0.5 : f32"}},
		{"arith", "f32", "i32", "", []string{"%r = arith.constant 0.5 : f32"}},
		{"arith", "i32", "f32", "", []string{"%r = arith.constant 1 : i32"}},
		{"math", "vector<2x2xf32>", "vector<4xf32>", "%a: vector<2x2xf32>", []string{"%r = math.exp %a : vector<2x2xf32>"}},
		{"math", "vector<[4]xf32>", "vector<4xf32>", "%a: vector<[4]xf32>", []string{"%r = math.exp %a : vector<[4]xf32>"}},
		{"memref", "memref<4xi8>", "i32", "%m: memref<4xi8>, %i: index", []string{"%r = memref.load %m[%i] : memref<4xi8>",
			"%r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xi8> to memref<2xi8>"}},
		{"memref", "memref<4xi8>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>", "%m: memref<4xi8>, %i: index", []string{"%r = memref.load %m[%i] : memref<4xi8>"}},
		{"memref", "memref<4xi16>", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x i8>)>, StorageBuffer>", "%m: memref<4xi16>, %i: index", []string{"%r = memref.load %m[%i] : memref<4xi16>"}},
		{"memref", "memref<4xf32>", "i32", "%m: memref<4xf32>, %i: index, %v: f32", []string{"%r = memref.load %m[%i] : memref<4xf32>", "memref.store %v, %m[%i] : memref<4xf32>"}},
		{"memref", "memref<*xf32>", "!spirv.ptr<f32, Workgroup>", "%m: memref<*xf32>", []string{"memref.dealloc %m : memref<*xf32>", "%r = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>"}},
		{"kernel memref", "memref<*xf32>", "!spirv.ptr<f32, Workgroup>", "%m: memref<*xf32>", []string{"%r = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>"}},
		{"kernel memref", "memref<4xf32, 3>", "!spirv.ptr<f32, Workgroup>", "%m: memref<4xf32, 3>", []string{"%r = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32, #spirv.storage_class<Generic>>"}},
		{"kernel memref", "memref<4xf32, #spirv.storage_class<Generic>>", "", "%m: memref<4xf32, #spirv.storage_class<CrossWorkgroup>>",
			[]string{"%r = memref.memory_space_cast %m : memref<4xf32, #spirv.storage_class<CrossWorkgroup>> to memref<4xf32, #spirv.storage_class<Generic>>",
				"%r = memref.memory_space_cast %m : memref<4xf32, #spirv.storage_class<CrossWorkgroup>> to memref<4xf32, #spirv.storage_class<Workgroup>>"}},
		{"vector", "vector<2x2xf32>", "vector<4xf32>", "%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<1x2xf32>, %d: vector<4xf32>", []string{"%r = vector.shape_cast %a : vector<2x2xf32> to vector<4xf32>",
			"%r = vector.shape_cast %d : vector<4xf32> to vector<2x2xf32>", "%r = vector.insert %b, %a[1] : vector<2xf32> into vector<2x2xf32>"}},
		{"vector", "vector<2x2xf32>", "vector<2xf32>", "%a: vector<2x2xf32>, %b: vector<4xf32>", []string{"%r = vector.shape_cast %b : vector<4xf32> to vector<2x2xf32>"}},
		{"vector", "vector<2xi32>", "vector<2xf32>", "%a: vector<2xi32>", []string{"%r = vector.bitcast %a : vector<2xi32> to vector<2xf32>"}},
		{"vector", "vector<4xf32>", "!spirv.array<4 x f32>", "%a: vector<4xf32>, %b: vector<2xf32>", []string{"%r = vector.insert_strided_slice %b, %a {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>",
			"%r = vector.reduction <mul>, %a : vector<4xf32> into f32"}},
		{"gpu", "!gpu.mma_matrix<8x8xf32, \"COp\">", "f32", "%a: !gpu.mma_matrix<8x8xf32, \"COp\">",
			[]string{"%r = gpu.subgroup_mma_elementwise addf %a, %a : (!gpu.mma_matrix<8x8xf32, \"COp\">, !gpu.mma_matrix<8x8xf32, \"COp\">) -> !gpu.mma_matrix<8x8xf32, \"COp\">"}},
		{"gpu", "!gpu.mma_matrix<8x8xf32, \"COp\">", "", "%m: memref<64x64xf32" + buffer + ", %i: index, %x: f32, %h: !gpu.mma_matrix<8x8xf16, \"COp\">",
			[]string{"%r = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32" + buffer + " -> !gpu.mma_matrix<8x8xf32, \"COp\">",
				"%r = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x8xf32, \"COp\">",
				"%r = gpu.subgroup_mma_elementwise extf %h : (!gpu.mma_matrix<8x8xf16, \"COp\">) -> !gpu.mma_matrix<8x8xf32, \"COp\">"}},
	} {
		lines = append(lines, c.from+" becomes "+c.to)
		for _, op := range c.ops {
			ctx := ir.NewContext(all.Registry())
			vce, dialect := targets[1].vce, c.dialect
			if d, ok := strings.CutPrefix(c.dialect, "kernel "); ok {
				vce, dialect = targets[2].vce, d
			}
			text, ok := convertBy(ctx, dialect, vce, c.args, op, rule(t, ctx, c.from, c.to))
			if !ok {
				t.Errorf("%s is invalid", op)
			}
			lines = append(lines, "  "+short.Replace(op), "    "+text)
		}
	}
	golden.Lines(t, filepath.Join("testdata", "rules.txt"), lines, *update)
}

// rule returns a function that adds the rule that from becomes to, or that it cannot be
// converted if to is empty.
func rule(t *testing.T, ctx *ir.Context, from, to string) func(c *spirvtypes.Converter) {
	source, ok := ir.ParseType(ctx, from)
	if !ok {
		t.Fatalf("%s does not parse", from)
	}
	var target ir.Type
	if to != "" {
		if target, ok = ir.ParseType(ctx, to); !ok {
			t.Fatalf("%s does not parse", to)
		}
	}
	return func(c *spirvtypes.Converter) {
		gputospirv.AddMatrixTypes(c)
		rewrite.AddRule(&c.TypeConverter, func(u ir.Type) (ir.Type, bool) { return target, u == source })
	}
}

// TestDetached checks that memory of a workgroup needs a module for its variable.
func TestDetached(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	var said []string
	ctx.ExplainFailures = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		said = append(said, d.Message)
		for _, n := range d.Notes {
			said = append(said, n.Message)
		}
		return true
	})
	m, ok := ir.Parse(ctx, ctx.AddFile("test", []byte("func.func @f() {\n%0 = memref.alloc() : memref<4xf32, #spirv.storage_class<Workgroup>>\nreturn\n}")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	f := m.Region(0).First().First()
	f.Remove()
	env := spirv.EnvOf(spirv.LookupTargetEnvOrDefault(f))
	target := spirvtypes.NewTarget(env)
	target.AddIllegalDialect("memref")
	c := spirvtypes.New(ctx, env, spirvtypes.DefaultOptions())
	if !env.Has(spec.CapabilityShader) || rewrite.ConvertPartial([]*ir.Operation{f}, target, rewrite.NewPatternSet(patterns["memref"][0](c, nil)...)) {
		t.Error("the allocation is converted")
	}
	if got := strings.Join(said, " | "); !strings.Contains(got, "the operation is in no module") {
		t.Errorf("the reasons are %s", got)
	}
}
