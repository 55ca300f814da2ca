// RUN: mlir-opt --mlir-version=22 %s -gpu-decompose-memrefs | FileCheck %s

// The type of the element shows that its offset is unknown.
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[] : memref<f32, strided<[], offset: ?>>
func.func @store(%f: f32, %m: memref<?x?xf32>, %n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%lx = %n, %ly = %n, %lz = %n) {
    memref.store %f, %m[%tx, %ty] : memref<?x?xf32>
    gpu.terminator
  }
  return
}
