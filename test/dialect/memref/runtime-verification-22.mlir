// RUN: mlir-opt --mlir-version=22 --generate-runtime-verification %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --generate-runtime-verification=verbose-level=0 %s | FileCheck --check-prefix=BRIEF %s
// RUN: mlir-opt --mlir-version=19 --generate-runtime-verification=verbose-level=0 %s | FileCheck --check-prefix=BRIEF %s

// Messages have the operation as it was before there were assertions.

// CHECK-LABEL: func.func @load
// BRIEF-LABEL: func.func @load
func.func @load(%m: memref<?xf32>, %i: index) -> (f32, f32) {
  // CHECK: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(
  // BRIEF: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(
  %0 = memref.load %m[%i] : memref<?xf32>
  // CHECK: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg0[%c3] : memref<?xf32>
  %c3 = arith.constant 3 : index
  %1 = memref.load %m[%c3] : memref<?xf32>
  return %0, %1 : f32, f32
}
