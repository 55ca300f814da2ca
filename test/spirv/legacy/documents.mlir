// The IR of the documents of 2020, as it stands there but for the module around it.
// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file | mlir-opt --split-input-file | FileCheck %s

// CHECK-LABEL: spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.GlobalVariable @struct : !spirv.ptr<!spirv.struct<(f32, !spirv.array<10 x f32>)>, Private>
// CHECK-NEXT:    spirv.func @func() "None" {
// CHECK-NEXT:      %[[A:.+]] = spirv.mlir.addressof @struct : !spirv.ptr<!spirv.struct<(f32, !spirv.array<10 x f32>)>, Private>
// CHECK-NEXT:      spirv.Return
spv.module Logical GLSL450 {
  spv.globalVariable @struct : !spv.ptr<!spv.struct<f32, !spv.array<10xf32>>, Private>
  spv.func @func() -> () "None" {
    %0 = spv._address_of @struct : !spv.ptr<!spv.struct<f32, !spv.array<10xf32>>, Private>
    spv.Return
  }
}

// -----

// CHECK:       spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.func @foo() "None" {
// CHECK-NEXT:      spirv.Return
// CHECK-NEXT:    }
module {
  spv.module "Logical" "GLSL450" {
    func @foo() {
      spv.Return
    }
    spv._module_end
  }
}

// -----

// CHECK-LABEL: spirv.func @selection(
// CHECK:         %[[X:.+]] = spirv.Variable init(%{{.+}}) : !spirv.ptr<i32, Function>
// CHECK-NEXT:    spirv.mlir.selection {
// CHECK-NEXT:      spirv.BranchConditional %{{.+}}, ^bb1, ^bb2
// CHECK:           spirv.Store "Function" %[[X]], %{{.+}} : i32
// CHECK:           spirv.mlir.merge
spv.module Logical GLSL450 {
  func @selection(%cond: i1) -> () {
    %zero = spv.constant 0: i32
    %one = spv.constant 1: i32
    %two = spv.constant 2: i32
    %x = spv.Variable init(%zero) : !spv.ptr<i32, Function>

    spv.selection {
      spv.BranchConditional %cond, ^then, ^else

    ^then:
      spv.Store "Function" %x, %one : i32
      spv.Branch ^merge

    ^else:
      spv.Store "Function" %x, %two : i32
      spv.Branch ^merge

    ^merge:
      spv._merge
    }

    // ...
    spv.Return
  }
}

// -----

// CHECK-LABEL: spirv.func @loop(
// CHECK-SAME:    %[[N:.+]]: i32) "None" {
// CHECK:         spirv.mlir.loop {
// CHECK-NEXT:      spirv.Branch ^bb1
// CHECK:           %[[C:.+]] = spirv.SLessThan %{{.+}}, %[[N]] : i32
// CHECK-NEXT:      spirv.BranchConditional %[[C]], ^bb2, ^bb4
// CHECK:           spirv.IAdd
// CHECK:           spirv.mlir.merge
// CHECK-NEXT:    }
// CHECK-NEXT:    spirv.Return
spv.module Logical GLSL450 {
  func @loop(%count : i32) -> () {
    %zero = spv.constant 0: i32
    %one = spv.constant 1: i32
    %var = spv.Variable init(%zero) : !spv.ptr<i32, Function>

    spv.loop {
      spv.Branch ^header

    ^header:
      %val0 = spv.Load "Function" %var : i32
      %cmp = spv.SLessThan %val0, %count : i32
      spv.BranchConditional %cmp, ^body, ^merge

    ^body:
      // ...
      spv.Branch ^continue

    ^continue:
      %val1 = spv.Load "Function" %var : i32
      %add = spv.IAdd %val1, %one : i32
      spv.Store "Function" %var, %add : i32
      spv.Branch ^header

    ^merge:
      spv._merge
    }
    return
  }
}

// -----

// CHECK-LABEL: spirv.func @foo() "None" {
// CHECK:         spirv.mlir.selection {
// CHECK-NEXT:      %[[T:.+]] = spirv.Constant true
// CHECK-NEXT:      spirv.BranchConditional %[[T]], ^bb1, ^bb2
// CHECK:           spirv.Branch ^bb3(%{{.+}} : i32)
// CHECK:         ^bb3(%[[P:.+]]: i32):
// CHECK-NEXT:      spirv.Store "Function" %{{.+}}, %[[P]] : i32
// CHECK-NEXT:      spirv.Return
spv.module Logical GLSL450 {
  func @foo() -> () {
    %var = spv.Variable : !spv.ptr<i32, Function>

    spv.selection {
      %true = spv.constant true
      spv.BranchConditional %true, ^true, ^false

    ^true:
      %zero = spv.constant 0 : i32
      spv.Branch ^phi(%zero: i32)

    ^false:
      %one = spv.constant 1 : i32
      spv.Branch ^phi(%one: i32)

    ^phi(%arg: i32):
      spv.Store "Function" %var, %arg : i32
      spv.Return

    ^merge:
      spv._merge
    }
    spv.Return
  }
}

// -----

// CHECK:      module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_8bit_storage]>, ARM:IntegratedGPU, #spirv.resource_limits<>>} {
module attributes {
spv.target_env = #spv.target_env<
    #spv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_8bit_storage]>,
    ARM:IntegratedGPU,
    {
      max_compute_workgroup_invocations = 128 : i32,
      max_compute_workgroup_size = dense<[128, 128, 64]> : vector<3xi32>
    }>
} { }

// -----

// CHECK-LABEL: spirv.func @generic(
// CHECK-NEXT:    %[[C:.+]] = spirv.Constant 42 : i32
// CHECK-NEXT:    spirv.Variable init(%[[C]]) : !spirv.ptr<i32, Function>
// CHECK-NEXT:    spirv.IAdd %[[C]], %[[C]] : i32
// CHECK-NEXT:    spirv.GL.Log %{{.+}} : f32
// CHECK-NEXT:    spirv.GL.Sqrt %{{.+}} : f32
// CHECK-NEXT:    spirv.FMul %{{.+}}, %{{.+}} {relaxed_precision} : f32
// CHECK-NEXT:    spirv.FMul %{{.+}}, %{{.+}} {no_contraction} : f32
// CHECK-NEXT:    spirv.Return
spv.module Logical GLSL450 {
  func @generic(%cst: f32) {
    %0 = "spv.constant"() { value = 42 : i32 } : () -> i32
    %1 = "spv.Variable"(%0) { storage_class = "Function" } : (i32) -> !spv.ptr<i32, Function>
    %2 = "spv.IAdd"(%0, %0) : (i32, i32) -> i32
    %3 = "spv.GLSL.Log"(%cst) : (f32) -> (f32)
    %4 = "spv.GLSL.Sqrt"(%cst) : (f32) -> (f32)
    %v1 = "spv.FMul"(%cst, %cst) {RelaxedPrecision: unit} : (f32, f32) -> (f32)
    %v2 = "spv.FMul"(%cst, %cst) {NoContraction: unit} : (f32, f32) -> (f32)
    "spv.Return"() : () -> ()
  }
}

// -----

// CHECK-LABEL: spirv.func @memory(
// CHECK:         spirv.AccessChain %{{.+}}[%[[I:.+]], %[[I]]] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32
// CHECK-NEXT:    spirv.Store "Function" %[[P:.+]], %[[V:.+]] ["Aligned", 4] : f32
// CHECK-NEXT:    spirv.Load "Function" %[[P]] ["Nontemporal"] : f32
// CHECK-NEXT:    spirv.Load "Function" %[[P]] ["Volatile"] : f32
// CHECK-NEXT:    spirv.Variable : !spirv.ptr<vector<3xf32>, Function>
// CHECK-NEXT:    %[[C:.+]] = spirv.Constant 0 : i64
// CHECK-NEXT:    spirv.Variable init(%[[C]]) : !spirv.ptr<i64, Function>
// CHECK-NEXT:    spirv.Constant 0 : i8
// CHECK-NEXT:    spirv.Constant dense<[2, 3, 4]> : vector<3xui32>
spv.module Logical GLSL450 {
  func @memory(%val: f32, %ptr: !spv.ptr<f32, Function>) {
    %i   = spv.constant 1: i32
    %var = spv.Variable : !spv.ptr<!spv.struct<f32, !spv.array<4xf32>>, Function>
    %el  = spv.AccessChain %var[%i, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xf32>>, Function>, i32, i32
    spv.Store "Function" %ptr, %val ["Aligned", 4] : f32
    %res1 = spv.Load "Function" %ptr ["Nontemporal"] : f32
    %res2 = spv.Load "Function" %ptr ["Volatile"] : f32
    %res3 = spv.Variable : !spv.ptr<vector<3xf32>, Function>
    %c   = spv.constant 0 : i64
    %res4 = spv.Variable init(%c) : !spv.ptr<i64, Function>
    %0 = spv.constant  0 : i8
    %1 = spv.constant dense<[2, 3, 4]> : vector<3xui32>
    spv.Return
  }
}

// -----

// CHECK-LABEL: spirv.func @arithmetic(
// CHECK-NEXT:    spirv.Not %{{.+}} : i32
// CHECK-NEXT:    spirv.LogicalNot %{{.+}} : i1
// CHECK-NEXT:    spirv.BitFieldSExtract %{{.+}}, %{{.+}}, %{{.+}} : vector<2xi32>, i8, i8
// CHECK-NEXT:    spirv.BitFieldInsert %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : i32, i32, i32
// CHECK-NEXT:    spirv.BitFieldSExtract %{{.+}}, %{{.+}}, %{{.+}} : i32, i32, i32
// CHECK-NEXT:    spirv.BitFieldUExtract %{{.+}}, %{{.+}}, %{{.+}} : i32, i32, i32
// CHECK-NEXT:    spirv.ShiftRightArithmetic %{{.+}}, %{{.+}} : i32, i32
// CHECK-NEXT:    spirv.ShiftRightArithmetic %{{.+}}, %{{.+}} : i32, i16
// CHECK-NEXT:    spirv.GL.InverseSqrt %{{.+}} : f32
// CHECK-NEXT:    spirv.GL.Tan %{{.+}} : f32
// CHECK-NEXT:    spirv.GL.Tanh %{{.+}} : f32
// CHECK-NEXT:    %[[R:.+]] = spirv.FunctionCall @foo() : () -> i32
// CHECK-NEXT:    spirv.FunctionCall @bar(%[[R]]) : (i32) -> ()
spv.module Logical GLSL450 {
  func @foo() -> i32 {
    %c = spv.constant 0 : i32
    spv.ReturnValue %c : i32
  }
  func @bar(%a: i32) {
    spv.Return
  }
  func @arithmetic(%op: i32, %b: i1, %base: vector<2xi32>, %o: i8, %s: i16, %arg: f32) {
    %0 = spv.Not %op : i32
    %1 = spv.LogicalNot %b : i1
    %2 = spv.BitFieldSExtract %base, %o, %o : vector<2xi32>, i8, i8
    %3 = spv.BitFieldInsert %op, %op, %op, %op : i32, i32, i32
    %4 = spv.BitFieldSExtract %op, %op, %op : i32, i32, i32
    %5 = spv.BitFieldUExtract %op, %op, %op : i32, i32, i32
    %6 = spv.ShiftRightArithmetic %op, %op : i32, i32
    %7 = spv.ShiftRightArithmetic %op, %s : i32, i16
    %8 = spv.InverseSqrt %arg : f32
    %9 = spv.Tan %arg : f32
    %10 = spv.Tanh %arg : f32
    %11 = spv.FunctionCall @foo() : () -> i32
    spv.FunctionCall @bar(%11) : (i32) -> ()
    spv.Return
  }
}

// -----

// CHECK-LABEL: func.func @types(
// CHECK-SAME:    !spirv.array<4 x i32>, %{{.+}}: !spirv.array<4 x i32, stride=4>, %{{.+}}: !spirv.array<16 x vector<4xf32>>
// CHECK-SAME:    !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>
// CHECK-SAME:    !spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>
// CHECK-SAME:    !spirv.ptr<i32, Function>, %{{.+}}: !spirv.ptr<vector<4xf32>, Uniform>
// CHECK-SAME:    !spirv.rtarray<i32>, %{{.+}}: !spirv.rtarray<i32, stride=4>, %{{.+}}: !spirv.rtarray<vector<4xf32>>
// CHECK-SAME:    !spirv.struct<(f32)>, %{{.+}}: !spirv.struct<(f32 [0])>
// CHECK-SAME:    !spirv.struct<(f32, !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)>
// CHECK-SAME:    !spirv.struct<(f32 [0], i32 [4])>
// CHECK-SAME:    !spirv.struct<(i8, i32)>, %{{.+}}: !spirv.struct<(i8 [0], i32 [4])>, %{{.+}}: !spirv.struct<(i8 [0], i32 [8])>
func.func @types(%0: !spv.array<4 x i32>, %1: !spv.array<4 x i32, stride = 4>, %2: !spv.array<16 x vector<4 x f32>>,
    %3: !spv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>,
    %4: !spv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>,
    %5: !spv.ptr<i32, Function>, %6: !spv.ptr<vector<4 x f32>, Uniform>,
    %7: !spv.rtarray<i32>, %8: !spv.rtarray<i32, stride=4>, %9: !spv.rtarray<vector<4 x f32>>,
    %10: !spv.struct<f32>, %11: !spv.struct<f32 [0]>,
    %12: !spv.struct<f32, !spv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>,
    %13: !spv.struct<f32 [0], i32 [4]>, %14: !spv.struct<i8, i32>, %15: !spv.struct<i8 [0], i32 [4]>, %16: !spv.struct<i8 [0], i32 [8]>) {
  return
}

// -----

// CHECK-LABEL: func.func @interface(
// CHECK-SAME:    {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}
// CHECK-SAME:    {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}
// CHECK-SAME:    attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>}
func.func @interface(%0: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), StorageBuffer>},
    %1: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>})
    attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
  return
}

// -----

// CHECK: spirv.GlobalVariable @var : !spirv.ptr<f32, Input>
spv.module Logical GLSL450 {
  spv.globalVariable @var : !spv.ptr<f32, Input>
}
