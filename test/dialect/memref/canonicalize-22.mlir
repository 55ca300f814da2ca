// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @twice
// CHECK-COUNT-1: memref.assume_alignment
// CHECK-NOT: memref.assume_alignment
// CHECK: return
func.func @twice(%m: memref<8xf32>) -> memref<8xf32> {
  %a = memref.assume_alignment %m, 8 : memref<8xf32>
  %b = memref.assume_alignment %a, 8 : memref<8xf32>
  return %b : memref<8xf32>
}

// CHECK-LABEL: func @whole
// CHECK: return %arg0
func.func @whole(%m: memref<16xi8>) -> memref<16xi8> {
  %c0 = arith.constant 0 : index
  %v = memref.view %m[%c0][] : memref<16xi8> to memref<16xi8>
  return %v : memref<16xi8>
}
