// affine.parallel: a product of matrices and a transposition.
func.func @product(%a: memref<9x14xf32>, %b: memref<14x11xf32>, %c: memref<9x11xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (9, 11) {
    %zero = arith.constant 0.0 : f32
    %s = affine.for %k = 0 to 14 iter_args(%acc = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<9x14xf32>
      %y = affine.load %b[%k, %j] : memref<14x11xf32>
      %p = arith.mulf %x, %y : f32
      %t = arith.addf %acc, %p : f32
      affine.yield %t : f32
    }
    affine.store %s, %c[%i, %j] : memref<9x11xf32>
  }
  return
}
func.func @turn(%x: memref<?x7xf32>, %y: memref<7x?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x7xf32>
  affine.parallel (%i, %j) = (0, 0) to (symbol(%n), 7) {
    %v = affine.load %x[%i, %j] : memref<?x7xf32>
    affine.store %v, %y[%j, %i] : memref<7x?xf32>
  }
  return
}
