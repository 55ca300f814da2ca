// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv-launch-loops)" | FileCheck %s

// The pass folds what the sizes of launches need, but not the larger one of a NaN and a number, which MLIR 19 folds wrongly.
// CHECK-LABEL: func.func @folds
// CHECK: %[[M:.+]] = arith.maxnumf
// CHECK: gpu.launch
// CHECK: return %[[M]] : f32
func.func @folds(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 0x7FC00000 : f32
  %z = arith.constant 0.0 : f32
  %x = arith.maxnumf %n, %z : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %m[%i] : memref<8xf32>
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return %x : f32
}
