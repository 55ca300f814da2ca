// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=8" | FileCheck %s

// A loop that runs once is parallel, also if it stores to an element that all iterations share. A vector has no one element
// to write, so the loop stays; MLIR's vector.transfer_write does not verify.
// CHECK-LABEL: func.func @once(
// CHECK-NEXT:    affine.for %arg3 = 3 to 4 {
// CHECK-NEXT:      %0 = affine.load %arg1[%arg3] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %arg0[symbol(%arg2)] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @once(%a: memref<64xf32>, %m: memref<64xf32>, %k: index) {
  affine.for %i = 3 to 4 {
    %v = affine.load %m[%i] : memref<64xf32>
    affine.store %v, %a[symbol(%k)] : memref<64xf32>
  }
  return
}
