// RUN: mlir-opt --spirv-launch-parallel-loops --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @parallel
func.func @parallel(%m: memref<?xf32>, %n: index) {
  // CHECK: gpu.launch
  // CHECK: scf.if
  // CHECK: memref.store
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %one, %m[%i] : memref<?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @affine
func.func @affine(%m: memref<100xf32>) {
  // CHECK: gpu.launch
  %one = arith.constant 1.0 : f32
  affine.parallel (%i) = (0) to (100) {
    affine.store %one, %m[%i] : memref<100xf32>
  }
  return
}

// -----

// Few iterations are not worth a launch.

// CHECK-LABEL: func.func @small
func.func @small(%m: memref<8xf32>) {
  // CHECK-NOT: gpu.launch
  // CHECK: scf.parallel
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %one, %m[%i] : memref<8xf32>
  }
  return
}

// -----

// No kernel calls a function of the host.

// CHECK-LABEL: func.func @calls
func.func @calls(%n: index) {
  // CHECK-NOT: gpu.launch
  // CHECK: scf.parallel
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @host(%i) : (index) -> ()
  }
  return
}
func.func private @host(index)

// -----

// The module says what runs on a device, so that its other loops stay.

// CHECK-LABEL: func.func @placed
func.func @placed(%m: memref<?xf32>, %n: index) {
  // CHECK: gpu.launch
  // CHECK: scf.parallel
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %one, %m[%i] : memref<?xf32>
  }
  return
}
