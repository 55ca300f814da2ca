// RUN: mlir-opt %s -test-affine-access-analysis --verify-diagnostics

// Along which loops accesses are contiguous in the last dimension, and which they do not depend on.

func.func @accesses(%A: memref<?x?xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      // expected-remark@+2 {{invariant along loop 0}}
      // expected-remark@+1 {{contiguous along loop 1}}
      affine.store %c, %A[%n, %j] : memref<?x?xf32>
      // expected-remark@+1 {{contiguous along loop 0}}
      %x = affine.load %A[%j, %i + %j * 2] : memref<?x?xf32>
      // expected-remark@+1 {{invariant along loop 1}}
      %y = affine.load %A[%i, %n + %i - %i] : memref<?x?xf32>
      // expected-remark@+1 {{contiguous along loop 1}}
      %v = affine.vector_load %A[%i, %j * 4] : memref<?x?xf32>, vector<4xf32>
      %d = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %z = affine.load %A[%d, %n] : memref<?x?xf32>
    }
  }
  return
}
