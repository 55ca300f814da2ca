// linalg on memrefs: a product into a buffer of the caller, and a scale in place.
func.func @gemm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @scale(%x: memref<6x10xf32>, %f: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%f : f32) outs(%x : memref<6x10xf32>) {
  ^bb0(%s: f32, %o: f32):
    %r = arith.mulf %s, %o : f32
    linalg.yield %r : f32
  }
  return
}
func.func @border(%x: memref<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x10xf32>
  %left = memref.subview %x[0, 0] [%n, 1] [1, 1] : memref<?x10xf32> to memref<?x1xf32, strided<[10, 1]>>
  %right = memref.subview %x[0, 9] [%n, 1] [1, 1] : memref<?x10xf32> to memref<?x1xf32, strided<[10, 1], offset: 9>>
  linalg.fill ins(%v : f32) outs(%left : memref<?x1xf32, strided<[10, 1]>>)
  linalg.copy ins(%left : memref<?x1xf32, strided<[10, 1]>>) outs(%right : memref<?x1xf32, strided<[10, 1], offset: 9>>)
  return
}
