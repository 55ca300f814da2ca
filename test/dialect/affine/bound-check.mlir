// RUN: mlir-opt %s -test-memref-bound-check --verify-diagnostics

// Accesses outside of their memref, by dimension and side.

func.func @bounds(%A: memref<9x?xf32>, %B: memref<20xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = -1 to 8 {
      // expected-error@+3 {{'affine.load' op memref out of upper bound access along dimension #1}}
      // expected-error@+2 {{'affine.load' op memref out of upper bound access along dimension #2}}
      // expected-error@+1 {{'affine.load' op memref out of lower bound access along dimension #2}}
      %0 = affine.load %A[%i, %j] : memref<9x?xf32>
      // expected-error@+1 {{'affine.load' op memref out of lower bound access along dimension #1}}
      %1 = affine.load %B[%i + %j] : memref<20xf32>
      // expected-error@+1 {{'affine.store' op memref out of upper bound access along dimension #1}}
      affine.store %1, %B[%i * 2 + 2] : memref<20xf32>
      // expected-error@+2 {{'affine.store' op memref out of upper bound access along dimension #1}}
      // expected-error@+1 {{'affine.store' op memref out of lower bound access along dimension #1}}
      affine.store %1, %B[%n] : memref<20xf32>
    }
  }
  affine.for %i = 0 to 40 step 2 {
    %0 = affine.load %B[%i floordiv 2] : memref<20xf32>
    %1 = affine.load %B[%i mod 20] : memref<20xf32>
    %2 = affine.load %B[(%i mod 20) + 1] : memref<20xf32>
  }
  return
}
