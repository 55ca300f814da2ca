// RUN: mlir-opt --mlir-version=22 %s --gpu-kernel-outlining | FileCheck %s

// A launch says what its kernel and the module around it are called. Launches can share a module.
// CHECK-LABEL: func.func @f(
func.func @f(%c: index) {
  // CHECK: gpu.launch_func @m::@k blocks
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) module(@m) function(@k) {
    func.call @callee() : () -> ()
    gpu.terminator
  }
  // CHECK: gpu.launch_func @m::@k_0 blocks
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) module(@m) function(@k) {
    func.call @callee() : () -> ()
    gpu.terminator
  }
  // CHECK: gpu.launch_func @q::@q blocks
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) function(@q) {
    gpu.terminator
  }
  // CHECK: gpu.launch_func @n::@f_kernel blocks
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) module(@n) {
    gpu.terminator
  }
  // CHECK: gpu.launch_func @f_kernel::@f_kernel blocks
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) {
    gpu.terminator
  }
  return
}

func.func private @callee()

// CHECK: gpu.module @m {
// CHECK: gpu.func @k() kernel {
// CHECK: func.call @callee()
// CHECK: func.func private @callee()
// CHECK-NOT: @callee() {
// CHECK: gpu.func @k_0() kernel {
// CHECK: gpu.module @q {
// CHECK-NEXT: gpu.func @q() kernel {
// CHECK: gpu.module @n {
// CHECK-NEXT: gpu.func @f_kernel() kernel {
// CHECK: gpu.module @f_kernel {
// CHECK-NEXT: gpu.func @f_kernel() kernel {
