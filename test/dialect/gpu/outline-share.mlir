// RUN: mlir-opt --mlir-version=22 %s -gpu-kernel-outlining=share | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s -gpu-kernel-outlining | FileCheck %s --check-prefix=APART

// Launches with equal bodies launch one kernel; captured values may differ, sizes and constants may not.

// CHECK-LABEL: func.func @f
// CHECK:         gpu.launch_func @f_kernel::@f_kernel {{.*}} args(%arg0 : memref<?xf32>)
// CHECK:         gpu.launch_func @f_kernel::@f_kernel {{.*}} args(%arg1 : memref<?xf32>)
// CHECK:         gpu.launch_func @f_kernel_0::@f_kernel {{.*}} args(%arg1 : memref<?xf32>)
// CHECK:         gpu.launch_func @f_kernel_1::@f_kernel {{.*}} args(%arg1 : memref<?xf32>)
// CHECK:         gpu.launch_func @f_kernel_2::@f_kernel {{.*}} args(%arg0 : memref<?xf32>, %arg1 : memref<?xf32>)
// CHECK:         gpu.launch_func @named::@f_kernel {{.*}} args(%arg0 : memref<?xf32>)
// CHECK:       gpu.module @f_kernel
// CHECK:       gpu.module @f_kernel_0
// CHECK:       gpu.module @f_kernel_1
// CHECK:       gpu.module @f_kernel_2
// CHECK:       gpu.module @named
// CHECK-LABEL: func.func @g
// CHECK:         gpu.launch_func @f_kernel::@f_kernel {{.*}} args(%arg0 : memref<?xf32>)
// CHECK-NOT:   gpu.module

// APART-COUNT-7: gpu.module
func.func @f(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c = memref.load %x[%tx] : memref<?xf32>
    memref.store %c, %x[%bx] : memref<?xf32>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c = memref.load %y[%tx] : memref<?xf32>
    memref.store %c, %y[%bx] : memref<?xf32>
    gpu.terminator
  }
  // Another index.
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c = memref.load %y[%bx] : memref<?xf32>
    memref.store %c, %y[%tx] : memref<?xf32>
    gpu.terminator
  }
  // Another size.
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %c = memref.load %y[%tx] : memref<?xf32>
    memref.store %c, %y[%bx] : memref<?xf32>
    gpu.terminator
  }
  // Other memory.
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c = memref.load %x[%tx] : memref<?xf32>
    memref.store %c, %y[%bx] : memref<?xf32>
    gpu.terminator
  }
  // A module of its own.
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) module(@named) {
    %c = memref.load %x[%tx] : memref<?xf32>
    memref.store %c, %x[%bx] : memref<?xf32>
    gpu.terminator
  }
  return
}

func.func @g(%x: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %c = memref.load %x[%tx] : memref<?xf32>
    memref.store %c, %x[%bx] : memref<?xf32>
    gpu.terminator
  }
  return
}
