// Operations on memrefs that no dispatch computes become loops: bodies that load other memrefs, and operations in parallel loops.
func.func @gathered(%t: memref<10x3xf32>, %i: memref<?xi32>) -> memref<?x3xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %i, %c0 : memref<?xi32>
  %o = memref.alloc(%n) : memref<?x3xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%i : memref<?xi32>) outs(%o : memref<?x3xf32>) {
  ^bb0(%a: i32, %out: f32):
    %k = arith.index_cast %a : i32 to index
    %j = linalg.index 1 : index
    %v = memref.load %t[%k, %j] : memref<10x3xf32>
    linalg.yield %v : f32
  }
  return %o : memref<?x3xf32>
}

func.func @tiled(%a: memref<32x12xf32>, %b: memref<12x32xf32>, %o: memref<32x32xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c32, %c32) step (%c4, %c4) {
    %at = memref.subview %a[%i, 0] [4, 12] [1, 1] : memref<32x12xf32> to memref<4x12xf32, strided<[12, 1], offset: ?>>
    %bt = memref.subview %b[0, %j] [12, 4] [1, 1] : memref<12x32xf32> to memref<12x4xf32, strided<[32, 1], offset: ?>>
    %ct = memref.subview %o[%i, %j] [4, 4] [1, 1] : memref<32x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    linalg.matmul ins(%at, %bt : memref<4x12xf32, strided<[12, 1], offset: ?>>, memref<12x4xf32, strided<[32, 1], offset: ?>>)
      outs(%ct : memref<4x4xf32, strided<[32, 1], offset: ?>>)
    scf.reduce
  }
  return
}

func.func @scanned(%x: memref<30xf32>) -> memref<30xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = memref.alloc() : memref<30xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} ins(%x : memref<30xf32>) outs(%o : memref<30xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %first = arith.cmpi eq, %i, %c0 : index
    %p = scf.if %first -> f32 {
      %z = arith.constant 0.0 : f32
      scf.yield %z : f32
    } else {
      %im = arith.subi %i, %c1 : index
      %q = memref.load %o[%im] : memref<30xf32>
      scf.yield %q : f32
    }
    %s = arith.addf %p, %a : f32
    linalg.yield %s : f32
  }
  return %o : memref<30xf32>
}
