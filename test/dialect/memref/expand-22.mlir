// RUN: mlir-opt --mlir-version=22 %s -memref-expand | FileCheck %s

// CHECK-LABEL: func.func @least
// CHECK-NEXT: memref.atomic_rmw minimumf
func.func @least(%f: f32, %m: memref<4xf32>, %i: index) -> f32 {
  %x = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  return %x : f32
}
