package spirvtypes_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// body parses a spirv.module with a function of these arguments between the text before
// and a return, and returns the arguments and a rewriter at the return.
func body(t *testing.T, before, args string) ([]*ir.Value, *rewrite.Rewriter, *ir.Operation) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	m, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte("spirv.module Logical GLSL450 {\n"+before+"\nspirv.func @f("+args+") \"None\" {\nspirv.Return\n}\n}")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	var ret *ir.Operation
	m.Walk(func(op *ir.Operation) {
		if op.Is(spirv.Return) && op.Block() == op.Parent().Region(0).First() {
			ret = op
		}
	})
	rw := rewrite.NewRewriter(ctx, nil)
	rw.SetBefore(ret)
	return ret.Block().Args(), rw, ret
}

// made returns the operations before ret as text, separated by semicolons.
func made(ret *ir.Operation) string {
	var ops []string
	for op := ret.Block().First(); op != ret; op = op.Next() {
		ops = append(ops, op.String())
	}
	return strings.Join(ops, "; ")
}

func TestExistingVariables(t *testing.T) {
	const before = `
  spirv.GlobalVariable @data : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, Private>
  spirv.GlobalVariable @scalar : !spirv.ptr<!spirv.struct<(i32 [0])>, PushConstant>
  spirv.GlobalVariable @three : !spirv.ptr<!spirv.struct<(!spirv.array<3 x i32, stride=4> [0])>, PushConstant>
  spirv.GlobalVariable @four : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, PushConstant>
  spirv.GlobalVariable @again : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, PushConstant>
  spirv.GlobalVariable @first built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @second built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @other() "None" { spirv.Return }`
	_, rw, ret := body(t, before, "")
	i32 := rw.Context().I32()
	spirvtypes.PushConstantValue(rw, ret, 4, 2, i32)
	spirvtypes.BuiltinValue(rw, ret, spec.BuiltInWorkgroupId, i32)
	got := made(ret)
	for _, want := range []string{"@four", "@first", "0 : i32", "2 : i32"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is not in %s", want, got)
		}
	}
	for _, name := range []string{"@again", "@three", "@second", "@__push"} {
		if strings.Contains(got, name) {
			t.Errorf("%s is in %s", name, got)
		}
	}
	spirvtypes.PushConstantValue(rw, ret, 5, 1, i32)
	v := ret.Parent().Block().First()
	const want = `spirv.GlobalVariable @__push_constant_var__ : !spirv.ptr<!spirv.struct<(!spirv.array<5 x i32, stride=4> [0])>, PushConstant>`
	if v.String() != want {
		t.Errorf("the new variable is\n%s, want\n%s", v, want)
	}
	if !ir.Verify(ret.Parent().Parent()) {
		t.Error("the module is invalid")
	}
}

// TestNoModule checks that values of built-in variables and push constants need a module.
func TestNoModule(t *testing.T) {
	_, rw, ret := body(t, "", "")
	ctx := rw.Context()
	var said []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		said = append(said, d.Message)
		return true
	})
	ret.Remove()
	if spirvtypes.BuiltinValue(rw, ret, spec.BuiltInWorkgroupId, ctx.I32()) != nil || spirvtypes.PushConstantValue(rw, ret, 1, 0, ctx.I32()) != nil {
		t.Error("there is a value outside of all modules")
	}
	const want = "expected operation to be within a module-like op"
	if len(said) != 2 || said[0] != want || said[1] != want {
		t.Errorf("the errors are %q", said)
	}
}

// TestCastToSource checks how a value of a converted type gets its original type again.
func TestCastToSource(t *testing.T) {
	const cast = "unrealized_conversion_cast"
	for _, c := range []struct{ args, to, want string }{
		{"%a: i32", "i8", "%0 = spirv.UConvert %arg0 : i32 to i8"},
		{"%a: si32", "si8", "%0 = spirv.SConvert %arg0 : si32 to si8"},
		{"%a: i32", "i1", "%cst1_i32 = spirv.Constant 1 : i32; %0 = spirv.IEqual %arg0, %cst1_i32 : i32"},
		{"%a: i32", "i16", cast}, // the target lacks i16
		{"%a: i32", "i4", cast}, {"%a: i8", "i32", cast},
		{"%a: f32", "i8", cast}, {"%a: i32", "f32", cast},
		{"%a: i32, %b: i32", "i8", cast}, {"%a: i32", "index", cast},
	} {
		args, rw, ret := body(t, "", c.args)
		conv := spirvtypes.New(rw.Context(), env(spec.V1_0, spec.CapabilityShader, spec.CapabilityInt8), spirvtypes.DefaultOptions())
		to, _ := ir.ParseType(rw.Context(), c.to)
		v := conv.CastToSource(&rw.Builder, to, args, ret.Loc())
		want := c.want
		if want == cast {
			names, types := "%arg0", ir.TypeString(args[0].Type())
			if len(args) == 2 {
				names, types = names+", %arg1", types+", "+types
			}
			want = "%0 = " + cast + " " + names + " : " + types + " to " + c.to
		}
		if v == nil || v.Type() != to || made(ret) != want {
			t.Errorf("%s to %s: %v %s, want %s", c.args, c.to, v, made(ret), want)
		}
	}
}

// TestElementPtr checks which elements have an address.
func TestElementPtr(t *testing.T) {
	const block, sb = "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>", ", #spirv.storage_class<StorageBuffer>>"
	for _, c := range []struct {
		kernel       bool
		base, typ    string
		indices      int
		want, result string
	}{
		{false, block, "memref<4xf32" + sb, 1, "AccessChain %arg0[%cst0_i32, %arg1]", "!spirv.ptr<f32, StorageBuffer>"},
		{false, block, "memref<4xf32, strided<[2], offset: 3>" + sb, 1, "IMul %arg1, %cst2_i32", "!spirv.ptr<f32, StorageBuffer>"},
		{false, block, "memref<f32" + sb, 0, "AccessChain %arg0[%cst0_i32, %cst0_i32]", "!spirv.ptr<f32, StorageBuffer>"},
		{false, block, "memref<4xf32" + sb, 2, "", ""}, {false, block, "memref<4xf32" + sb, 0, "", ""},
		{false, block, "memref<4xf32, strided<[?]>" + sb, 1, "", ""}, {false, block, "memref<4xf32, strided<[1], offset: ?>" + sb, 1, "", ""},
		{false, block, "memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>" + sb, 1, "", ""},
		{false, "i32", "memref<4xf32" + sb, 1, "", ""}, {true, "i32", "memref<4xf32" + sb, 1, "", ""},
		{false, "!spirv.ptr<f32, StorageBuffer>", "memref<4xf32" + sb, 1, "", ""},
		{false, "!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>", "memref<4xf32" + sb, 1, "", ""},
		{true, "!spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>", "memref<4xf32" + sb, 1, "AccessChain %arg0[%arg1]", "!spirv.ptr<f32, CrossWorkgroup>"},
		{true, "!spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>", "memref<f32" + sb, 0, "AccessChain %arg0[%cst0_i32]", "!spirv.ptr<f32, CrossWorkgroup>"},
		{true, "!spirv.ptr<f32, CrossWorkgroup>", "memref<?xf32" + sb, 1, "PtrAccessChain %arg0[%arg1]", "!spirv.ptr<f32, CrossWorkgroup>"},
	} {
		args, rw, ret := body(t, "", "%base: "+c.base+", %i: i32, %j: i32")
		e := env(spec.V1_0, spec.CapabilityShader)
		if c.kernel {
			e = env(spec.V1_0, spec.CapabilityKernel)
		}
		conv := spirvtypes.New(rw.Context(), e, spirvtypes.DefaultOptions())
		typ, ok := ir.ParseType(rw.Context(), c.typ)
		if !ok {
			t.Fatalf("%s does not parse", c.typ)
		}
		ptr := conv.ElementPtr(&rw.Builder, typ.(*ir.MemRefType), args[0], args[1:1+c.indices], ret.Loc())
		got := ""
		if ptr != nil {
			got = ir.TypeString(ptr.Type())
		}
		if got != c.result || ptr != nil && !strings.Contains(made(ret), c.want) {
			t.Errorf("%s in %s: a %q by %s; want a %q by %s", c.typ, c.base, got, made(ret), c.result, c.want)
		}
	}
}

// TestAccessChain checks that the members of structs need constant positions.
func TestAccessChain(t *testing.T) {
	args, rw, ret := body(t, "", "%a: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %i: i32")
	i32 := rw.Context().I32()
	for _, c := range []struct {
		index *ir.Value
		want  string
	}{
		{args[1], ""}, {spirv.NewSplat(&rw.Builder, ret.Loc(), i32, 0), "!spirv.ptr<f32, Function>"},
		{spirv.NewSplat(&rw.Builder, ret.Loc(), i32, 1), "!spirv.ptr<i32, Function>"}, {spirv.NewSplat(&rw.Builder, ret.Loc(), i32, 2), ""},
	} {
		got := ""
		if v := spirvtypes.AccessChain(&rw.Builder, ret.Loc(), args[0], c.index); v != nil {
			got = ir.TypeString(v.Type())
		}
		if got != c.want {
			t.Errorf("%v: %q, want %q", c.index, got, c.want)
		}
	}
}

// TestElementwiseRefusal checks a pattern on an op whose result has another type than its
// operand, which the target lacks.
func TestElementwiseRefusal(t *testing.T) {
	for _, explain := range []bool{false, true} {
		ctx := ir.NewContext(all.Registry())
		ctx.ExplainFailures = explain
		var said []string
		ctx.PushHandler(func(d *ir.Diagnostic) bool {
			said = append(said, d.Message)
			for _, n := range d.Notes {
				if strings.HasPrefix(n.Message, "pattern") {
					said = append(said, n.Message)
				}
			}
			return true
		})
		m, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte("func.func @f(%a: f32) {\n  %0 = arith.extf %a : f32 to f64\n  return\n}")))
		if !ok {
			t.Fatal("the module does not parse")
		}
		e := env(spec.V1_0, spec.CapabilityShader)
		target := spirvtypes.NewTarget(e)
		target.AddIllegalDialect("arith")
		p := spirvtypes.Elementwise(spirvtypes.New(ctx, e, spirvtypes.DefaultOptions()), arith.ExtF, spirv.FConvert)
		if rewrite.ConvertPartial([]*ir.Operation{m}, target, rewrite.NewPatternSet(p)) {
			t.Errorf("explain %v: an op with a result that the target lacks is converted", explain)
		}
		got := strings.Join(said, " | ")
		want := "failed to legalize operation 'arith.extf' that was explicitly marked illegal"
		if explain {
			want += " | pattern 'arith.extf to spirv.FConvert' did not apply: type 'f64' cannot be converted for the target: 'f64' requires capability Float64"
		}
		if got != want {
			t.Errorf("explain %v: got %s, want %s", explain, got, want)
		}
	}
}
