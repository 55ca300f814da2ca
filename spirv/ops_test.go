package spirv

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// parseModule parses and verifies text; it returns the module and the messages.
func parseText(t *testing.T, text string) (*ir.Operation, []string) {
	t.Helper()
	ctx := newContext()
	var op *ir.Operation
	msgs := collect(ctx, func() {
		var ok bool
		if op, ok = ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text))); ok {
			ir.Verify(op)
		}
	})
	return op, msgs
}

// inFunc wraps lines into a function with arguments of many types.
func inFunc(lines string) string {
	return "spirv.module Logical GLSL450 {\n" +
		"  spirv.GlobalVariable @g : !spirv.ptr<f32, Input>\n" +
		"  spirv.SpecConstant @sc = 3 : i32\n" +
		"  spirv.func @f(%i: i32, %l: i64, %h: f16, %x: f32, %b: i1, %v: vector<4xf32>, %w: vector<4xi32>, %p: !spirv.ptr<f32, Function>, " +
		"%ip: !spirv.ptr<i32, StorageBuffer>, %a: !spirv.array<4 x f32>, %m: !spirv.matrix<3 x vector<3xf32>>) \"None\" {\n    " +
		strings.ReplaceAll(strings.TrimSpace(lines), "\n", "\n    ") + "\n    spirv.Return\n  }\n}\n"
}

// TestRoundTrip: each op prints as it was written, and reads back from the
// generic form as the same.
func TestRoundTrip(t *testing.T) {
	for _, line := range []string{
		"%0 = spirv.IAdd %i, %i : i32",
		"%0 = spirv.FNegate %v : vector<4xf32>",
		"%0 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>",
		"%0 = spirv.Dot %v, %v : vector<4xf32> -> f32",
		"%0 = spirv.VectorTimesScalar %v, %x : (vector<4xf32>, f32) -> vector<4xf32>",
		"%0 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64",
		"%0 = spirv.SDotAccSat %i, %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32",
		"%0 = spirv.BitFieldInsert %i, %i, %l, %i : i32, i64, i32",
		"%0 = spirv.BitFieldSExtract %w, %i, %l : vector<4xi32>, i32, i64",
		"%0 = spirv.BitCount %i : i32",
		"%0 = spirv.ShiftLeftLogical %i, %l : i32, i64",
		"%0 = spirv.FOrdLessThan %v, %v : vector<4xf32>",
		"%0 = spirv.LogicalNot %b : i1",
		"%0 = spirv.Select %b, %v, %v : i1, vector<4xf32>",
		"%0 = spirv.ConvertFToS %v : vector<4xf32> to vector<4xi32>",
		"%0 = spirv.UConvert %i : i32 to i64",
		"%0 = spirv.Bitcast %x : f32 to i32",
		"%0 = spirv.GL.FAbs %x : f32",
		"%0 = spirv.GL.FMax %x, %x : f32",
		"%0 = spirv.GL.Fma %x, %x, %x : f32",
		"%0 = spirv.GL.Ldexp %x : f32, %i : i32 -> f32",
		"%0 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i32)>",
		"%0 = spirv.GL.FMix %x : f32, %x : f32, %x : f32 -> f32",
		"%0 = spirv.CL.fma %x, %x, %x : f32",
		"%0 = spirv.CL.s_abs %i : i32",
		"%0 = spirv.GroupFAdd <Workgroup> <Reduce> %x : f32",
		"%0 = spirv.GroupBroadcast <Subgroup> %x, %i : f32, i32",
		"%0 = spirv.GroupNonUniformBallot <Subgroup> %b : vector<4xi32>",
		"%0 = spirv.GroupNonUniformElect <Subgroup> : i1",
		"%0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i : i32 -> i32",
		"%0 = spirv.GroupNonUniformShuffleXor <Subgroup> %x, %i : f32, i32",
		"%0 = spirv.KHR.SubgroupBallot %b : vector<4xi32>",
		"spirv.KHR.AssumeTrue %b",
		"%0 = spirv.AtomicIAdd <Device> <AcquireRelease|UniformMemory> %ip, %i : !spirv.ptr<i32, StorageBuffer>",
		"%0 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %ip, %i, %i : !spirv.ptr<i32, StorageBuffer>",
		"spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|WorkgroupMemory>",
		"spirv.MemoryBarrier <Device>, <None>",
		"%0 = spirv.MatrixTimesScalar %m, %x : !spirv.matrix<3 x vector<3xf32>>, f32",
		"%0 = spirv.Transpose %m : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>",
		"%0 = spirv.CompositeConstruct %x, %x, %x, %x : (f32, f32, f32, f32) -> !spirv.array<4 x f32>",
		"%0 = spirv.CompositeExtract %a[1 : i32] : !spirv.array<4 x f32>",
		"%0 = spirv.CompositeInsert %x, %a[1 : i32] : f32 into !spirv.array<4 x f32>",
		"%0 = spirv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32",
		"%0 = spirv.VectorInsertDynamic %x, %v[%i] : vector<4xf32>, i32",
		"%0 = spirv.VectorShuffle [0 : i32, 7 : i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<2xf32>",
		"%0 = spirv.Undef : !spirv.array<4 x f32>",
		"%0 = spirv.Variable : !spirv.ptr<f32, Function>",
		"%0 = spirv.Load \"Function\" %p [\"Volatile|Aligned\", 4] : f32",
		"spirv.Store \"Function\" %p, %x [\"Aligned\", 8] : f32",
		"spirv.CopyMemory  \"Function\" %p,  \"Function\" %p [\"Aligned\", 4],  [\"Volatile\"] : f32",
		"%g_addr = spirv.mlir.addressof @g : !spirv.ptr<f32, Input>",
		"%0 = spirv.mlir.referenceof @sc : i32",
		"%true = spirv.Constant true",
		"%cst-7_i32 = spirv.Constant -7 : i32",
		"%cst_f16 = spirv.Constant 1.000000e+00 : f16",
		"%cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>",
		"%cst = spirv.Constant [1.000000e+00 : f32, 2.000000e+00 : f32] : !spirv.array<2 x f32>",
		"spirv.FunctionCall @f(%i, %l, %h, %x, %b, %v, %w, %p, %ip, %a, %m) : (i32, i64, f16, f32, i1, vector<4xf32>, vector<4xi32>, !spirv.ptr<f32, Function>, !spirv.ptr<i32, StorageBuffer>, !spirv.array<4 x f32>, !spirv.matrix<3 x vector<3xf32>>) -> ()",
	} {
		op, msgs := parseText(t, inFunc(line))
		if len(msgs) > 0 {
			t.Errorf("%s: %q", line, msgs)
			continue
		}
		text := string(ir.Print(nil, op, ir.PrintOptions{}))
		names := strings.NewReplacer("%ip", "%arg8", "%i", "%arg0", "%l", "%arg1", "%h", "%arg2", "%x", "%arg3", "%b", "%arg4", "%v", "%arg5",
			"%w", "%arg6", "%p", "%arg7", "%a", "%arg9", "%m", "%arg10")
		if want := names.Replace(line); !strings.Contains(text, "\n      "+want+"\n") {
			t.Errorf("%s prints as\n%s", want, text)
		}
		generic := string(ir.Print(nil, op, ir.PrintOptions{Generic: true}))
		again, msgs := parseText(t, generic)
		if len(msgs) > 0 {
			t.Errorf("%s: generic form: %q\n%s", line, msgs, generic)
			continue
		}
		if got := string(ir.Print(nil, again, ir.PrintOptions{})); got != text {
			t.Errorf("%s: from the generic form:\n%s", line, got)
		}
	}
}

const controlFlow = `module {
  spirv.module @m Logical GLSL450 requires #spirv.vce<v1.3, [Shader], [SPV_KHR_16bit_storage]> attributes {foo = 1 : i32} {
    spirv.GlobalVariable @a bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.SpecConstant @s spec_id(5) = 1 : i32
    spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x i32>
    spirv.GlobalVariable @d initializer(@s) : !spirv.ptr<i32, Private>
    spirv.func @ext(i32) "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "ext", linkage_type = <Import>>}
    spirv.func @main(%arg0: i1, %arg1: i32) -> i32 "Inline|Const" {
      %cst0_i32 = spirv.Constant 0 : i32
      %0 = spirv.Variable init(%cst0_i32) : !spirv.ptr<i32, Function>
      spirv.mlir.loop control(Unroll) {
        spirv.Branch ^bb1(%arg1 : i32)
      ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %arg0 [3, 4], ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.mlir.selection {
          spirv.BranchConditional %arg0, ^bb1(%2 : i32), ^bb2
        ^bb1(%3: i32):  // pred: ^bb0
          spirv.Store "Function" %0, %3 : i32
          spirv.Branch ^bb2
        ^bb2:  // 2 preds: ^bb0, ^bb1
          spirv.mlir.merge
        }
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1(%2 : i32)
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%cst0_i32, %cst0_i32) : (i32, i32) -> i32
      spirv.ReturnValue %1 : i32
    }
    spirv.func @entry() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @entry, @a, @b
    spirv.ExecutionMode @entry "LocalSize", 32, 1, 1
  }
}
`

func TestModuleRoundTrip(t *testing.T) {
	op, msgs := parseText(t, controlFlow)
	if len(msgs) > 0 {
		t.Fatalf("%q", msgs)
	}
	if got := string(ir.Print(nil, op, ir.PrintOptions{})); got != controlFlow+"\n" {
		t.Errorf("prints as\n%s", got)
	}
}

func TestInvalidOps(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"%0 = spirv.FAdd %i, %i : i32", "'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'"},
		{"%0 = spirv.UConvert %i : i32 to i32", "'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'"},
		{"%0 = spirv.Bitcast %x : f32 to i64", "'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32"},
		{"%0 = spirv.GroupFAdd <Device> <Reduce> %x : f32", "'spirv.GroupFAdd' op execution scope must be 'Workgroup' or 'Subgroup'"},
		{"spirv.MemoryBarrier <Device>, <Acquire|Release>", "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"},
		{"%0 = spirv.Load \"Foo\" %p : f32", "custom op 'spirv.Load' invalid storage_class attribute specification: \"Foo\""},
		{"%0 = spirv.Load \"Function\" %p [\"Aligned\"] : f32", "expected ','"},
		{"%0 = spirv.AccessChain %p[%i] : !spirv.ptr<f32, Function>, i32", "'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0"},
		{"%0 = spirv.Variable init(%x) : !spirv.ptr<f32, Function>", "'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op"},
		{"%0 = spirv.mlir.addressof @g : !spirv.ptr<i32, Input>", "'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type"},
		{"%0 = spirv.mlir.addressof @none : !spirv.ptr<i32, Input>", "'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol"},
		{"spirv.FunctionCall @f() : () -> ()", "'spirv.FunctionCall' op has incorrect number of operands for callee: expected 11, but provided 0"},
		{"%0 = spirv.Constant unit : none", "'spirv.Constant' op cannot have attribute: unit"},
		{"spirv.mlir.selection {\n spirv.mlir.merge\n }", "'spirv.mlir.selection' op must have a selection header block"},
		{"spirv.mlir.loop {\n spirv.Return\n }", "'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op"},
		{"%0 = spirv.CompositeExtract %a[4 : i32] : !spirv.array<4 x f32>", "custom op 'spirv.CompositeExtract' index 4 out of bounds for '!spirv.array<4 x f32>'"},
		{"spirv.GlobalVariable @h : !spirv.ptr<f32, Input>", "'spirv.GlobalVariable' op failed to verify that op must appear in a module-like op's block"},
		{"spirv.Unreachable\n ^b:", "'spirv.Unreachable' op cannot be used in reachable block"},
	} {
		if _, msgs := parseText(t, inFunc(row.in)); len(msgs) == 0 || msgs[0] != row.want {
			t.Errorf("%s: %q, want %q", row.in, msgs, row.want)
		}
	}
}

// demands lists what op demands: capabilities, extensions and versions.
func demands(op *ir.Operation) string {
	var out []string
	Requirements(op, func(a *spec.Availability) bool {
		for _, c := range a.Capabilities {
			out = append(out, c.String())
		}
		for _, e := range a.Extensions {
			out = append(out, string(e))
		}
		if a.Min > spec.V1_0 {
			out = append(out, "min "+a.Min.String())
		}
		if a.Max != 0 && a.Max < spec.V1_6 {
			out = append(out, "max "+a.Max.String())
		}
		return true
	})
	return strings.Join(out, " ")
}

func TestRequirements(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"%0 = spirv.IAdd %i, %i : i32", ""},
		{"%0 = spirv.GL.FAbs %x : f32", "Shader"},
		{"%0 = spirv.CL.fabs %x : f32", "Kernel"},
		{"%0 = spirv.GroupNonUniformBallot <Workgroup> %b : vector<4xi32>", "GroupNonUniformBallot min v1.3"},
		{"%0 = spirv.AtomicCompareExchangeWeak <Workgroup> <None> <None> %ip, %i, %i : !spirv.ptr<i32, StorageBuffer>", "Kernel max v1.3"},
		{"%0 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32", "DotProduct SPV_KHR_integer_dot_product DotProductInput4x8BitPacked"},
		{"%0 = spirv.Select %b, %x, %x : i1, f32", ""},
		{"%0 = spirv.Select %b, %v, %v : i1, vector<4xf32>", "min v1.4"},
	} {
		op, msgs := parseText(t, inFunc(row.in))
		if len(msgs) > 0 {
			t.Fatalf("%s: %q", row.in, msgs)
		}
		op.Walk(func(o *ir.Operation) {
			if len(o.ResultTypes()) == 1 {
				if got := demands(o); got != row.want {
					t.Errorf("%s demands %q, want %q", row.in, got, row.want)
				}
			}
		})
	}
}

func TestRequirementsDoNotAllocate(t *testing.T) {
	op, _ := parseText(t, inFunc("%0 = spirv.AtomicIAdd <Device> <AcquireRelease> %ip, %i : !spirv.ptr<i32, StorageBuffer>"))
	var atomic *ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(AtomicIAdd) {
			atomic = o
		}
	})
	n := 0
	if got := testing.AllocsPerRun(100, func() {
		Requirements(atomic, func(*spec.Availability) bool { n++; return true })
		TypeRequirements(atomic.Operand(0).Type(), Storage{}, func(*spec.Availability) bool { n++; return true })
	}); got > 0 {
		t.Errorf("%v allocations", got)
	}
}

func TestTypeRequirements(t *testing.T) {
	for _, row := range []struct{ in, want string }{
		{"f32", ""},
		{"i8", "Int8"},
		{"f64", "Float64"},
		{"vector<8xf16>", "Vector16 Float16"},
		{"!spirv.ptr<i8, StorageBuffer>", "StorageBuffer8BitAccess SPV_KHR_8bit_storage Shader SPV_KHR_storage_buffer_storage_class SPV_KHR_variable_pointers"},
		{"!spirv.ptr<!spirv.struct<(f16 [0])>, Uniform>", "StorageUniform16 SPV_KHR_16bit_storage Shader"},
		{"!spirv.ptr<i8, Input>", "Int8"},
		{"!spirv.rtarray<i64>", "Shader Int64"},
		{"!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>", "Float16 CooperativeMatrixKHR SPV_KHR_cooperative_matrix"},
		{"!spirv.struct<n, (!spirv.ptr<!spirv.struct<n>, Function>, i16)>", "Int16"},
	} {
		ctx := newContext()
		typ, _ := ir.ParseType(ctx, row.in)
		var out []string
		TypeRequirements(typ, Storage{}, func(a *spec.Availability) bool {
			for _, c := range a.Capabilities {
				out = append(out, c.String())
			}
			for _, e := range a.Extensions {
				out = append(out, string(e))
			}
			return true
		})
		if got := strings.Join(out, " "); got != row.want {
			t.Errorf("%s demands %q, want %q", row.in, got, row.want)
		}
	}
}

func TestEncoding(t *testing.T) {
	ctx := newContext()
	for _, row := range []struct {
		def  *ir.OpDef
		want encoding.Encoding
		ok   bool
	}{
		{IAdd, encoding.Encoding{Opcode: spec.OpIAdd}, true},
		{KHRGroupFMul, encoding.Encoding{Opcode: spec.OpGroupFMulKHR}, true},
		{INTELConvertFToBF16, encoding.Encoding{Opcode: spec.OpConvertFToBF16INTEL}, true},
		{GLFma, encoding.Encoding{Opcode: spec.OpExtInst, Ext: true, Set: spec.GLSLStd450, Inst: 50}, true},
		{CLPrintf, encoding.Encoding{Opcode: spec.OpExtInst, Ext: true, Set: spec.OpenCLStd, Inst: 184}, true},
		{Loop, encoding.Encoding{}, false},
		{Constant, encoding.Encoding{}, false},
	} {
		if got, ok := encoding.Of(ctx.OpInfoOf(row.def)); ok != row.ok || got != row.want {
			t.Errorf("%s: %v, %v", row.def.Name, got, ok)
		}
	}
}

// TestOpaqueDemand: an opaque op demands what its instruction and its enumerants do.
func TestOpaqueDemand(t *testing.T) {
	ctx := newContext()
	b := ir.NewBuilder(ctx, nil)
	block := ir.NewBlock()
	b.SetEnd(block)
	x := block.AddArg(ctx.F32(), ir.UnknownLoc)
	unit := ctx.Unit()
	op := b.Create(ir.UnknownLoc, OpaqueInst, []*ir.Value{x, x, x}, []ir.Type{ctx.F32()}, ir.Named("opcode", ctx.String("OpImageSampleImplicitLod")),
		ir.Named("params", ctx.Array([]ir.Attribute{unit, unit, ctx.String("MinLod"), unit})))
	var caps []spec.Capability
	Requirements(op, func(a *spec.Availability) bool {
		caps = append(caps, a.Capabilities...)
		return true
	})
	if !slices.Equal(caps, []spec.Capability{spec.CapabilityShader, spec.CapabilityMinLod}) {
		t.Error(caps)
	}
}
