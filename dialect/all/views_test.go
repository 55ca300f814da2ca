package all_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// viewed is a module with one op of each kind whose typed view is tested. Values
// come from ops with the attribute `name`, by which the test knows them.
const viewed = `
%n0 = "t.v"() {name = "n0"} : () -> index
%n1 = "t.v"() {name = "n1"} : () -> index
%i = "t.v"() {name = "i"} : () -> i32
%j = "t.v"() {name = "j"} : () -> i32
%f = "t.v"() {name = "f"} : () -> f32
%g = "t.v"() {name = "g"} : () -> f32
%c = "t.v"() {name = "c"} : () -> i1
%m = "t.v"() {name = "m"} : () -> memref<4xf32>
%o = "t.v"() {name = "o"} : () -> memref<4xf32>
%t = "t.v"() {name = "t"} : () -> tensor<?xf32>
%w = "t.v"() {name = "w"} : () -> vector<4x2xf32>
%token = "t.v"() {name = "token"} : () -> !gpu.async.token
%stream = "t.v"() {name = "stream"} : () -> !llvm.ptr
%add = arith.addi %i, %j : i32
%ext = arith.extsi %i : i32 to i64
%cmpi = arith.cmpi ult, %i, %j : i32
%cmpf = arith.cmpf uge, %f, %g : f32
%sel = arith.select %c, %f, %g : f32
%alloc = memref.alloc(%n0, %n1) : memref<?x4x?xf32>
memref.copy %m, %o : memref<4xf32> to memref<4xf32>
%cast = memref.cast %m : memref<4xf32> to memref<?xf32>
memref.global "private" @constants : memref<4xf32>
%expand = tensor.expand_shape %t [[0, 1]] output_shape [%n1, 8] : tensor<?xf32> into tensor<?x8xf32>
%extract = vector.extract %w[3, %n0] : f32 from vector<4x2xf32>
%insert = vector.insert %f, %w[%n1, 1] : f32 into vector<4x2xf32>
%done = gpu.launch_func async [%token] @a::@b clusters in (%n0, %n1, %n0) blocks in (%n0, %n1, %n0) threads in (%n1, %n0, %n1) dynamic_shared_memory_size %i args(%f : f32, %m : memref<4xf32>)
gpu.launch_func <%stream : !llvm.ptr> @a::@b blocks in (%n0, %n1, %n0) threads in (%n1, %n0, %n1)
func.func private @declared()
spirv.func @exported() "Inline" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "out", linkage_type = <Export>>} {
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^header
  ^header:
    %true = spirv.Constant true
    spirv.BranchConditional %true, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.selection control(Flatten) {
    %false = spirv.Constant false
    spirv.BranchConditional %false, ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}
`

// views is the ops of a module by the name of their kind, those of one kind in order.
type views map[string][]*ir.Operation

func parseViews(t *testing.T) views {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	m, ok := ir.Parse(ctx, ctx.AddFile("views", []byte(viewed)))
	if !ok || t.Failed() {
		t.FailNow()
	}
	out := views{}
	m.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
		out[op.Name()] = append(out[op.Name()], op)
		return ir.WalkAdvance
	})
	return out
}

// named returns the names of values, "-" for nil, as the ops that make them have them.
func named(vs ...*ir.Value) string {
	var names []string
	for _, v := range vs {
		if v == nil {
			names = append(names, "-")
			continue
		}
		names = append(names, v.DefiningOp().StringAttr("name"))
	}
	return strings.Join(names, " ")
}

// mixed returns names and constants of indices.
func mixed(list []interfaces.IndexValue) string {
	var out []string
	for _, x := range list {
		if x.Value == nil {
			out = append(out, strconv.FormatInt(x.Const, 10))
			continue
		}
		out = append(out, named(x.Value))
	}
	return strings.Join(out, " ")
}

// TestViews reads the parts of ops by their typed views.
func TestViews(t *testing.T) {
	ops := parseViews(t)
	add := arith.BinaryOp{Operation: ops["arith.addi"][0]}
	cmpi, cmpf := arith.CmpIOp{Operation: ops["arith.cmpi"][0]}, arith.CmpFOp{Operation: ops["arith.cmpf"][0]}
	sel := arith.SelectOp{Operation: ops["arith.select"][0]}
	cp := memref.CopyOp{Operation: ops["memref.copy"][0]}
	launch, plain := gpu.LaunchFuncOp{Operation: ops["gpu.launch_func"][0]}, gpu.LaunchFuncOp{Operation: ops["gpu.launch_func"][1]}
	for _, c := range []struct{ what, got, want string }{
		{"addi", named(add.LHS(), add.RHS()), "i j"},
		{"extsi", named(arith.CastOp{Operation: ops["arith.extsi"][0]}.In()), "i"},
		{"cmpi", named(cmpi.LHS(), cmpi.RHS()), "i j"},
		{"cmpi's predicate", cmpi.Predicate().String(), "ult"},
		{"cmpf", named(cmpf.LHS(), cmpf.RHS()), "f g"},
		{"cmpf's predicate", cmpf.Predicate().String(), "uge"},
		{"select", named(sel.Condition(), sel.True(), sel.False()), "c f g"},
		{"alloc", named(memref.AllocOp{Operation: ops["memref.alloc"][0]}.DynamicSizes()...), "n0 n1"},
		{"copy", named(cp.Source(), cp.Target()), "m o"},
		{"memref.cast", named(memref.CastOp{Operation: ops["memref.cast"][0]}.Source()), "m"},
		{"global", memref.GlobalOp{Operation: ops["memref.global"][0]}.SymbolName(), "constants"},
		{"expand_shape", mixed(tensor.ReshapeOp{Operation: ops["tensor.expand_shape"][0]}.OutputShape()), "n1 8"},
		{"extract", mixed(vector.ExtractOp{Operation: ops["vector.extract"][0]}.Position()), "3 n0"},
		{"insert", mixed(vector.InsertOp{Operation: ops["vector.insert"][0]}.Position()), "n1 1"},
		{"launch_func's dependencies", named(launch.Dependencies()...), "token"},
		{"launch_func's memory", named(launch.SharedMemory(), plain.SharedMemory()), "i -"},
		{"launch_func's object", named(launch.Object(), plain.Object()), "- stream"},
		{"func", fn.FuncOp{Operation: ops["func.func"][0]}.SymbolName(), "declared"},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, c.got, c.want)
		}
	}
	if !launch.HasClusters() || plain.HasClusters() {
		t.Error("only the first launch has clusters")
	}
}

// TestControlViews reads the controls and blocks of structured control flow.
func TestControlViews(t *testing.T) {
	ops := parseViews(t)
	f := spirv.FuncOp{Operation: ops["spirv.func"][0]}
	if f.Control() != spec.FunctionControlInline {
		t.Errorf("the function's control is %v", f.Control())
	}
	if l := f.Linkage(); l == nil || l.Name != "out" {
		t.Errorf("the function's linkage is %v", l)
	}
	loop, selection := spirv.LoopOp{Operation: ops["spirv.mlir.loop"][0]}, spirv.SelectionOp{Operation: ops["spirv.mlir.selection"][0]}
	if loop.Control() != spec.LoopControlUnroll || selection.Control() != spec.SelectionControlFlatten {
		t.Errorf("the controls are %v and %v", loop.Control(), selection.Control())
	}
	// The header of the loop holds the constant, that of the selection is its first block.
	if got := loop.Header().First(); got != ops["spirv.Constant"][0] {
		t.Errorf("the loop's header starts with %s", got.Name())
	}
	if got := selection.Header().First(); got != ops["spirv.Constant"][1] {
		t.Errorf("the selection's header starts with %s", got.Name())
	}
}

// TestBuilders makes ops by constructors and compares with their text.
func TestBuilders(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	m, ok := ir.Parse(ctx, ctx.AddFile("empty", nil))
	if !ok {
		t.Fatal("an empty module does not parse")
	}
	b := ir.NewBuilder(ctx, nil)
	b.SetEnd(m.Region(0).First())
	memory, loc := ctx.MemRef([]int64{4}, ctx.F32(), nil, nil), ir.UnknownLoc
	b.Create(loc, memref.Global, nil, nil, ir.Named("sym_name", ctx.String("table")), ir.Named("type", ctx.TypeAttr(memory)))
	v := ctx.Vector([]int64{4, 2}, ctx.F32())
	f := fn.NewFunc(b, loc, "f", ctx.Function([]ir.Type{ctx.Index(), v}, nil))
	entry := f.Body().First()
	b.SetEnd(entry)
	memref.NewGetGlobal(b, loc, "table", memory)
	vector.NewTranspose(b, loc, entry.Arg(1), []int64{1, 0})
	zero, bound := ctx.AffineMap(0, 0, ctx.AffineConst(0)), ctx.AffineMap(0, 1, ctx.AffineSymbolExpr(0))
	loop := affine.NewFor(b, loc, zero, nil, bound, []*ir.Value{entry.Arg(0)}, 2, entry.Arg(1))
	b.SetEnd(loop.Body())
	affine.NewYield(b, loc, loop.Body().Arg(1))
	b.SetEnd(entry)
	b.Create(loc, fn.Return, nil, nil)
	if !ir.Verify(m) {
		t.Error("the module is invalid")
	}
	const want = `module {
  memref.global @table : memref<4xf32>
  func.func @f(%arg0: index, %arg1: vector<4x2xf32>) {
    %0 = memref.get_global @table : memref<4xf32>
    %1 = vector.transpose %arg1, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
    %2 = affine.for %arg2 = 0 to %arg0 step 2 iter_args(%arg3 = %arg1) -> (vector<4x2xf32>) {
      affine.yield %arg3 : vector<4x2xf32>
    }
    return
  }
}
`
	if got := m.Text(ir.PrintOptions{}); strings.TrimSpace(got) != strings.TrimSpace(want) {
		t.Errorf("got\n%s", got)
	}
	mma := gpu.MMAMatrix(ctx, 16, 8, ctx.F16(), "AOp")
	if got := ir.TypeString(mma); got != `!gpu.mma_matrix<16x8xf16, "AOp">` {
		t.Errorf("got %s", got)
	}
	if read, ok := ir.ParseType(ctx, ir.TypeString(mma)); !ok || read != ir.Type(mma) {
		t.Error("the text of the matrix type does not read as the type")
	}
}
