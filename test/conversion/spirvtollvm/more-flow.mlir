// RUN: mlir-opt %s -split-input-file -convert-spirv-to-llvm | FileCheck %s --match-full-lines

// Structured control flow of unusual shape.

// CHECK-LABEL: llvm.func @no_branch(%arg0: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @no_branch(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

// CHECK-LABEL: llvm.func @empty() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @empty() "None" {
  spirv.mlir.loop {
  }
  spirv.mlir.selection {
  }
  spirv.Return
}

// -----

// CHECK-LABEL: llvm.func @middle(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg1, %arg1 : i32
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.mul %0, %arg1 : i32
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %2 = llvm.sub %0, %arg1 : i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
spirv.func @middle(%c: i1, %x: i32) -> i32 "None" {
  %0 = spirv.IAdd %x, %x : i32
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^m
  ^t:
    %1 = spirv.IMul %0, %x : i32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  %2 = spirv.ISub %0, %x : i32
  spirv.ReturnValue %2 : i32
}

// -----

// CHECK-LABEL: llvm.func @weights(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @weights(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c [3, 4], ^t, ^f
  ^t:
    spirv.Branch ^m
  ^f:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

// CHECK-LABEL: llvm.func @nested(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %3 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb6
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT: %5 = llvm.icmp "slt" %4, %arg1 : i32
// CHECK-NEXT: llvm.cond_br %5, ^bb2, ^bb7
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %6 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT: %7 = llvm.add %6, %1 : i32
// CHECK-NEXT: llvm.store %7, %3 : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb7:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb8
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @nested(%c: i1, %n: i32) "None" {
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  %v = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    %i = spirv.Load "Function" %v : i32
    %cmp = spirv.SLessThan %i, %n : i32
    spirv.BranchConditional %cmp, ^body, ^merge
  ^body:
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^t, ^m
    ^t:
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    spirv.Branch ^continue
  ^continue:
    %j = spirv.Load "Function" %v : i32
    %k = spirv.IAdd %j, %one : i32
    spirv.Store "Function" %v, %k : i32
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

// CHECK-LABEL: llvm.func @indices(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.getelementptr %arg0[%1, 1, %arg1, %0] : (!llvm.ptr, i32, i32, i32) -> !llvm.ptr, !llvm.struct<packed (f32, array<4 x vector<3xi32>>)>
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @indices(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x vector<3xi32>>)>, Function>, %i: i32) "None" {
  %one = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%one, %i, %one] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x vector<3xi32>>)>, Function>, i32, i32, i32
  %1 = spirv.Load "Function" %0 : i32
  spirv.Return
}

// -----

// CHECK-LABEL: llvm.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2xf32>) {
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg2 [0, 1, 3] : vector<2xf32>
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.extractelement %arg0[%3 : i32] : vector<2xf32>
// CHECK-NEXT: %5 = llvm.insertelement %4, %1[%2 : i32] : vector<3xf32>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.extractelement %arg1[%7 : i32] : vector<3xf32>
// CHECK-NEXT: %9 = llvm.insertelement %8, %5[%6 : i32] : vector<3xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %11 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %12 = llvm.extractelement %arg1[%11 : i32] : vector<3xf32>
// CHECK-NEXT: %13 = llvm.insertelement %12, %9[%10 : i32] : vector<3xf32>
// CHECK-NEXT: %14 = llvm.mlir.undef : vector<2xf32>
// CHECK-NEXT: %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %17 = llvm.extractelement %arg0[%16 : i32] : vector<2xf32>
// CHECK-NEXT: %18 = llvm.insertelement %17, %14[%15 : i32] : vector<2xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @shuffles(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) "None" {
  %0 = spirv.VectorShuffle [0: i32, 1: i32, 3: i32] %a, %c : vector<2xf32>, vector<2xf32> -> vector<3xf32>
  %1 = spirv.VectorShuffle [0: i32, 2: i32, 4: i32] %a, %b : vector<2xf32>, vector<3xf32> -> vector<3xf32>
  %2 = spirv.VectorShuffle [1: i32, 0xffffffff: i32] %a, %b : vector<2xf32>, vector<3xf32> -> vector<2xf32>
  spirv.Return
}

// -----

// Arrays that lie as LLVM lays them out.
// CHECK-LABEL: llvm.func @strides(%arg0: !llvm.array<4 x f32>, %arg1: !llvm.struct<packed ()>, %arg2: !llvm.struct<(f32, f32)>, %arg3: !llvm.struct<(array<2 x f32>, f32)>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @strides(%a: !spirv.array<4 x f32, stride=4>, %b: !spirv.struct<()>, %c: !spirv.struct<(f32 [0], f32 [4])>, %d: !spirv.struct<(!spirv.array<2 x f32, stride=4> [0], f32 [8])>) "None" {
  spirv.Return
}
