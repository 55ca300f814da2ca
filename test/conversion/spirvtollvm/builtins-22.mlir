// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-spirv-to-llvm | FileCheck %s --match-full-lines

// Operations that become calls of functions of the environment.

// CHECK: llvm.func spir_funccc @_Z31__spirv_ControlBarrierWaitINTELiii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z33__spirv_ControlBarrierArriveINTELiii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z22__spirv_ControlBarrieriii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func @barriers() {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(264 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(%0, %1, %2) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: %3 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(%3, %4, %5) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %8 = llvm.mlir.constant(264 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z33__spirv_ControlBarrierArriveINTELiii(%6, %7, %8) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %11 = llvm.mlir.constant(264 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z31__spirv_ControlBarrierWaitINTELiii(%9, %10, %11) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @barriers() "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|WorkgroupMemory>
  spirv.ControlBarrier <Subgroup>, <Workgroup>, <None>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Workgroup> <AcquireRelease|WorkgroupMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Workgroup> <AcquireRelease|WorkgroupMemory>
  spirv.Return
}

// -----
// CHECK: llvm.func spir_funccc @_Z17__spirv_GroupFMaxiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupSMaxiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupUMaxiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupFMiniif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupSMiniij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupUMiniij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupFAddiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupIAddiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func @groups(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.call spir_funccc @_Z17__spirv_GroupIAddiij(%0, %1, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %5 = llvm.call spir_funccc @_Z17__spirv_GroupFAddiif(%3, %4, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.call spir_funccc @_Z17__spirv_GroupUMiniij(%6, %7, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.call spir_funccc @_Z17__spirv_GroupSMiniij(%9, %10, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %12 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %14 = llvm.call spir_funccc @_Z17__spirv_GroupFMiniif(%12, %13, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %15 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %17 = llvm.call spir_funccc @_Z17__spirv_GroupUMaxiij(%15, %16, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %18 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %20 = llvm.call spir_funccc @_Z17__spirv_GroupSMaxiij(%18, %19, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %21 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %23 = llvm.call spir_funccc @_Z17__spirv_GroupFMaxiif(%21, %22, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @groups(%a: i32, %b: f32) "None" {
  %0 = spirv.GroupIAdd <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupFAdd <Workgroup> <Reduce> %b : f32
  %2 = spirv.GroupUMin <Workgroup> <Reduce> %a : i32
  %3 = spirv.GroupSMin <Workgroup> <Reduce> %a : i32
  %4 = spirv.GroupFMin <Workgroup> <Reduce> %b : f32
  %5 = spirv.GroupUMax <Workgroup> <Reduce> %a : i32
  %6 = spirv.GroupSMax <Workgroup> <Reduce> %a : i32
  %7 = spirv.GroupFMax <Workgroup> <Reduce> %b : f32
  spirv.Return
}

// -----
// CHECK: llvm.func spir_funccc @_Z33__spirv_GroupNonUniformLogicalXoriib(i32, i32, i1) -> i1 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z32__spirv_GroupNonUniformLogicalOriib(i32, i32, i1) -> i1 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z33__spirv_GroupNonUniformLogicalAndiib(i32, i32, i1) -> i1 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z33__spirv_GroupNonUniformBitwiseXoriij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z32__spirv_GroupNonUniformBitwiseOriij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z33__spirv_GroupNonUniformBitwiseAndiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFMaxiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformSMaxiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformUMaxiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFMiniif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformSMiniij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformUMiniij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFMuliif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIMuliij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func @non_uniform(%arg0: i32, %arg1: f32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiij(%0, %1, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %3 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %5 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(%3, %4, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %6 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %8 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIMuliij(%6, %7, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %9 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFMuliif(%9, %10, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %12 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %14 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformUMiniij(%12, %13, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %15 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %17 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformSMiniij(%15, %16, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %18 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %20 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFMiniif(%18, %19, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %21 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %23 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformUMaxiij(%21, %22, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %24 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %25 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %26 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformSMaxiij(%24, %25, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %27 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %28 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %29 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFMaxiif(%27, %28, %arg1) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %30 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %31 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %32 = llvm.call spir_funccc @_Z33__spirv_GroupNonUniformBitwiseAndiij(%30, %31, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %33 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %35 = llvm.call spir_funccc @_Z32__spirv_GroupNonUniformBitwiseOriij(%33, %34, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %36 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %38 = llvm.call spir_funccc @_Z33__spirv_GroupNonUniformBitwiseXoriij(%36, %37, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %39 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %40 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %41 = llvm.call spir_funccc @_Z33__spirv_GroupNonUniformLogicalAndiib(%39, %40, %arg2) {convergent, no_unwind, will_return} : (i32, i32, i1) -> i1
// CHECK-NEXT: %42 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %43 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %44 = llvm.call spir_funccc @_Z32__spirv_GroupNonUniformLogicalOriib(%42, %43, %arg2) {convergent, no_unwind, will_return} : (i32, i32, i1) -> i1
// CHECK-NEXT: %45 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %47 = llvm.call spir_funccc @_Z33__spirv_GroupNonUniformLogicalXoriib(%45, %46, %arg2) {convergent, no_unwind, will_return} : (i32, i32, i1) -> i1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @non_uniform(%a: i32, %b: f32, %c: i1) "None" {
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %b : f32 -> f32
  %2 = spirv.GroupNonUniformIMul <Subgroup> <Reduce> %a : i32 -> i32
  %3 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %b : f32 -> f32
  %4 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %a : i32 -> i32
  %5 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %a : i32 -> i32
  %6 = spirv.GroupNonUniformFMin <Subgroup> <Reduce> %b : f32 -> f32
  %7 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %a : i32 -> i32
  %8 = spirv.GroupNonUniformSMax <Subgroup> <Reduce> %a : i32 -> i32
  %9 = spirv.GroupNonUniformFMax <Subgroup> <Reduce> %b : f32 -> f32
  %10 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce> %a : i32 -> i32
  %11 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %a : i32 -> i32
  %12 = spirv.GroupNonUniformBitwiseXor <Subgroup> <Reduce> %a : i32 -> i32
  %13 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %c : i1 -> i1
  %14 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %c : i1 -> i1
  %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %c : i1 -> i1
  spirv.Return
}

// -----

// The letters of types are part of the name.
// CHECK: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiijj(i32, i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFAddiid(i32, i32, f64) -> f64 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFAddiiDh(i32, i32, f16) -> f16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiim(i32, i32, i64) -> i64 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiit(i32, i32, i16) -> i16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z27__spirv_GroupNonUniformIAddiic(i32, i32, i8) -> i8 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func @widths(%arg0: i8, %arg1: i16, %arg2: i32, %arg3: i64, %arg4: f16, %arg5: f32, %arg6: f64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiic(%0, %1, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i8) -> i8
// CHECK-NEXT: %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %5 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiit(%3, %4, %arg1) {convergent, no_unwind, will_return} : (i32, i32, i16) -> i16
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %8 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiij(%6, %7, %arg2) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %11 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiim(%9, %10, %arg3) {convergent, no_unwind, will_return} : (i32, i32, i64) -> i64
// CHECK-NEXT: %12 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %14 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFAddiiDh(%12, %13, %arg4) {convergent, no_unwind, will_return} : (i32, i32, f16) -> f16
// CHECK-NEXT: %15 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %17 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(%15, %16, %arg5) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
// CHECK-NEXT: %18 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %19 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %20 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFAddiid(%18, %19, %arg6) {convergent, no_unwind, will_return} : (i32, i32, f64) -> f64
// CHECK-NEXT: %21 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %23 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %24 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformIAddiijj(%22, %23, %arg2, %21) {convergent, no_unwind, will_return} : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
spirv.func @widths(%a: i8, %b: i16, %c: i32, %d: i64, %e: f16, %f: f32, %g: f64) "None" {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <InclusiveScan> %a : i8 -> i8
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <InclusiveScan> %b : i16 -> i16
  %2 = spirv.GroupNonUniformIAdd <Workgroup> <InclusiveScan> %c : i32 -> i32
  %3 = spirv.GroupNonUniformIAdd <Workgroup> <InclusiveScan> %d : i64 -> i64
  %4 = spirv.GroupNonUniformFAdd <Subgroup> <ExclusiveScan> %e : f16 -> f16
  %5 = spirv.GroupNonUniformFAdd <Subgroup> <ExclusiveScan> %f : f32 -> f32
  %6 = spirv.GroupNonUniformFAdd <Subgroup> <ExclusiveScan> %g : f64 -> f64
  %k = spirv.Constant 4 : i32
  %9 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %c cluster_size(%k) : i32, i32 -> i32
  spirv.Return
}

// -----

// In a module, the module declares the functions.
// CHECK: module {
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func spir_funccc @_Z17__spirv_GroupIAddiij(i32, i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func spir_funccc @_Z22__spirv_ControlBarrieriii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(264 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(%0, %1, %2) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %5 = llvm.mlir.constant(264 : i32) : i32
// CHECK-NEXT: llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(%3, %4, %5) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %8 = llvm.call spir_funccc @_Z17__spirv_GroupIAddiij(%6, %7, %arg0) {convergent, no_unwind, will_return} : (i32, i32, i32) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module Physical64 OpenCL {
  spirv.func @f(%a: i32) "None" {
    spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|WorkgroupMemory>
    spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|WorkgroupMemory>
    %0 = spirv.GroupIAdd <Workgroup> <InclusiveScan> %a : i32
    spirv.Return
  }
}
