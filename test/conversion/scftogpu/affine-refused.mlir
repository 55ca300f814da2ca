// RUN: not mlir-opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=4}))' 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not mlir-opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=4}))' 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: mlir-opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0 gpu-thread-dims=0}))' | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=0}))' 2>&1 | FileCheck %s --check-prefix=CARRIED

// BLOCKS: error: cannot map to more than 3 block dimensions
// THREADS: error: cannot map to more than 3 thread dimensions
// NONE-NOT: gpu.launch
// NONE: affine.for
// CARRIED: error: loops with loop-carried variables are not supported
func.func @carried(%v: f32) {
  %0 = affine.for %a = 0 to 8 iter_args(%x = %v) -> (f32) {
    affine.yield %x : f32
  }
  return
}
