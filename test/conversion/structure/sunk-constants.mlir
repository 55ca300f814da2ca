// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv-launch-loops,gpu-kernel-outlining)" | FileCheck %s

// Constants of the host are no arguments of kernels, also where no buffer could pass them.

// CHECK-LABEL: func.func @constants
// CHECK:         gpu.launch_func @constants_kernel::@constants_kernel
// CHECK-SAME:      args(%{{.*}} : memref<8xi32>)
// CHECK:       gpu.func @constants_kernel(%{{.*}}: memref<8xi32>) kernel
// CHECK-DAG:     arith.constant true
// CHECK-DAG:     arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
func.func @constants(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %flag = arith.constant true
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.if %flag {
      vector.store %v, %m[%c0] : memref<8xi32>, vector<4xi32>
    }
    gpu.terminator
  }
  return
}

// The name of a host function means nothing in a kernel.

// CHECK-LABEL: func.func @functions
// CHECK:         gpu.launch_func @functions_kernel::@functions_kernel
// CHECK-SAME:      args(%{{.*}} : () -> ())
// CHECK:       gpu.func @functions_kernel(%{{.*}}: () -> ()) kernel
func.func @functions() {
  %c1 = arith.constant 1 : index
  %f = func.constant @callee : () -> ()
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    func.call_indirect %f() : () -> ()
    gpu.terminator
  }
  return
}
func.func private @callee()
