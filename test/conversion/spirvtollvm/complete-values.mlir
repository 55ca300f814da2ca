// RUN: mlir-opt --mlir-version=22 '--convert-spirv-to-llvm=complete' %s | FileCheck %s --match-full-lines

// Operations that MLIR leaves: parts of numbers, numbers of bits, copies and ends of blocks.

// CHECK-LABEL: llvm.func @fract(%arg0: f32, %arg1: vector<2xf32>) {
// CHECK-NEXT: %0 = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT: %1 = llvm.fsub %arg0, %0 : f32
// CHECK-NEXT: %2 = llvm.intr.floor(%arg1) : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %3 = llvm.fsub %arg1, %2 : vector<2xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @bits(%arg0: i32, %arg1: vector<2xi32>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT: %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %2 = llvm.sub %0, %1 : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.icmp "eq" %arg0, %3 : i32
// CHECK-NEXT: %5 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %6 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %7 = llvm.select %4, %5, %6 : i1, i32
// CHECK-NEXT: %8 = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT: %9 = llvm.ashr %arg0, %8 : i32
// CHECK-NEXT: %10 = llvm.xor %arg0, %9 : i32
// CHECK-NEXT: %11 = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT: %12 = "llvm.intr.ctlz"(%10) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %13 = llvm.sub %11, %12 : i32
// CHECK-NEXT: %14 = llvm.mlir.constant(dense<31> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %15 = llvm.ashr %arg1, %14 : vector<2xi32>
// CHECK-NEXT: %16 = llvm.xor %arg1, %15 : vector<2xi32>
// CHECK-NEXT: %17 = llvm.mlir.constant(dense<31> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %18 = "llvm.intr.ctlz"(%16) <{is_zero_poison = false}> : (vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %19 = llvm.sub %17, %18 : vector<2xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @scaled(%arg0: f32, %arg1: vector<2xf32>) {
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<2xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %arg0, %2[%3 : i32] : vector<2xf32>
// CHECK-NEXT: %5 = llvm.fmul %arg1, %4 : vector<2xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @infinite(%arg0: f32, %arg1: vector<2xf32>) {
// CHECK-NEXT: %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT: %1 = llvm.mlir.constant(0x7F800000 : f32) : f32
// CHECK-NEXT: %2 = llvm.fcmp "oeq" %0, %1 : f32
// CHECK-NEXT: %3 = llvm.intr.fabs(%arg1) : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %4 = llvm.mlir.constant(dense<0x7F800000> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT: %5 = llvm.fcmp "oeq" %3, %4 : vector<2xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @copies(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.store %0, %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @end(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }

spirv.func @fract(%a: f32, %v: vector<2xf32>) "None" {
  %0 = spirv.GL.Fract %a : f32
  %1 = spirv.GL.Fract %v : vector<2xf32>
  spirv.Return
}
spirv.func @bits(%a: i32, %v: vector<2xi32>) "None" {
  %0 = spirv.GL.FindUMsb %a : i32
  %4 = spirv.GL.FindILsb %a : i32
  %1 = spirv.GL.FindSMsb %a : i32
  %3 = spirv.GL.FindSMsb %v : vector<2xi32>
  spirv.Return
}
spirv.func @scaled(%a: f32, %v: vector<2xf32>) "None" {
  %0 = spirv.VectorTimesScalar %v, %a : (vector<2xf32>, f32) -> vector<2xf32>
  spirv.Return
}
spirv.func @infinite(%a: f32, %v: vector<2xf32>) "None" {
  %0 = spirv.IsInf %a : f32
  %1 = spirv.IsInf %v : vector<2xf32>
  spirv.Return
}
spirv.func @copies(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) "None" {
  spirv.CopyMemory "Function" %p, "Function" %q : f32
  spirv.Return
}
spirv.func @end(%c: i1) "None" {
  spirv.BranchConditional %c, ^a, ^b
^a:
  spirv.Unreachable
^b:
  spirv.Kill
}
