// RUN: mlir-opt %s -split-input-file -finalize-memref-to-llvm -verify-diagnostics

func.func @view(%a: memref<2048xi8>, %n: index) {
  // expected-error @below {{unsupported map for result memref type 'memref<64x4xf32, strided<[8, 1]>>'}}
  %0 = memref.view %a[%n][] : memref<2048xi8> to memref<64x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @view(%a: memref<2048xi8>, %n: index) {
  // expected-error @below {{unsupported map for result memref type 'memref<64x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>'}}
  %0 = memref.view %a[%n][] : memref<2048xi8> to memref<64x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  return
}

// -----

func.func @type(%a: memref<?x8xf32>) {
  // expected-error @below {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x8xf32>'}}
  %0 = vector.type_cast %a : memref<?x8xf32> to memref<?xvector<8xf32>>
  return
}
