// Loops over tiles as the transform dialect and IREE write them.

// A product in tiles of 8 x 8, the last ones of which are smaller, whose sums advance by 4 elements at a time.
#least = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
#depth = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
func.func @tiled(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (%m, %n) step (8, 8) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
    %h = affine.min #least(%i)[%m]
    %w = affine.min #least(%j)[%n]
    %as = tensor.extract_slice %a[%i, 0] [%h, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %bs = tensor.extract_slice %b[0, %j] [%k, %w] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %os = tensor.extract_slice %o[%i, %j] [%h, %w] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %z = linalg.fill ins(%zero : f32) outs(%os : tensor<?x?xf32>) -> tensor<?x?xf32>
    %p = scf.for %l = %c0 to %k step %c4 iter_args(%sum = %z) -> (tensor<?x?xf32>) {
      %d = affine.min #depth(%l)[%k]
      %at = tensor.extract_slice %as[0, %l] [%h, %d] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %bt = tensor.extract_slice %bs[%l, 0] [%d, %w] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %next = linalg.matmul ins(%at, %bt : tensor<?x?xf32>, tensor<?x?xf32>) outs(%sum : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %next : tensor<?x?xf32>
    }
    %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%p : tensor<?x?xf32>) outs(%os : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %x = arith.maximumf %in, %zero : f32
      linalg.yield %x : f32
    } -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i, %j] [%h, %w] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %r : tensor<?x?xf32>
}

// Each iteration reads what others write: it sees the values from before the loop.
func.func @reversed(%x: tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : tensor<6xf32>
  %r:2 = scf.forall (%i) in (6) shared_outs(%o = %x, %s = %e) -> (tensor<6x5xf32>, tensor<6xf32>) {
    %from = arith.subi %c5, %i : index
    %row = tensor.extract_slice %o[%from, 0] [1, 5] [1, 1] : tensor<6x5xf32> to tensor<5xf32>
    %first = tensor.extract %row[%c0] : tensor<5xf32>
    %one = tensor.from_elements %first : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<6x5xf32>
      tensor.parallel_insert_slice %one into %s[%i] [1] [1] : tensor<1xf32> into tensor<6xf32>
    }
  }
  return %r#0, %r#1 : tensor<6x5xf32>, tensor<6xf32>
}

// Rows of a softmax, some of which keep what they were.
func.func @rows(%x: tensor<?x16xf32>, %keep: tensor<?x16xf32>, %count: index) -> tensor<?x16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %r = scf.forall (%i) in (%count) shared_outs(%o = %keep) -> (tensor<?x16xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
    %s = linalg.softmax dimension(0) ins(%row : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
    }
  }
  return %r : tensor<?x16xf32>
}

// A loop in a loop, and a loop in a loop on the host.
func.func @nested(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %n = %c0 to %c3 step %c1 iter_args(%v = %x) -> (tensor<8x6xf32>) {
    %y = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %v) -> (tensor<8x6xf32>) {
      %os = tensor.extract_slice %o[%i, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
      %z = scf.forall (%j) = (0) to (6) step (3) shared_outs(%q = %os) -> (tensor<4x6xf32>) {
        %qs = tensor.extract_slice %q[0, %j] [4, 3] [1, 1] : tensor<4x6xf32> to tensor<4x3xf32>
        %t = arith.addf %qs, %qs : tensor<4x3xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %t into %q[0, %j] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<4x6xf32>
        }
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %z into %o[%i, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<8x6xf32>
      }
    }
    scf.yield %y : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// A product in tiles by loops that carry the result, as structured.tile_using_for makes them.
func.func @carried(%a: tensor<12x8xf32>, %b: tensor<8x10xf32>, %c: tensor<12x10xf32>) -> tensor<12x10xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %c12 = arith.constant 12 : index
  %r = scf.for %i = %c0 to %c12 step %c4 iter_args(%x = %c) -> (tensor<12x10xf32>) {
    %ri = scf.for %j = %c0 to %c10 step %c5 iter_args(%y = %x) -> (tensor<12x10xf32>) {
      %rj = scf.for %k = %c0 to %c8 step %c4 iter_args(%z = %y) -> (tensor<12x10xf32>) {
        %as = tensor.extract_slice %a[%i, %k] [4, 4] [1, 1] : tensor<12x8xf32> to tensor<4x4xf32>
        %bs = tensor.extract_slice %b[%k, %j] [4, 5] [1, 1] : tensor<8x10xf32> to tensor<4x5xf32>
        %cs = tensor.extract_slice %z[%i, %j] [4, 5] [1, 1] : tensor<12x10xf32> to tensor<4x5xf32>
        %p = linalg.matmul ins(%as, %bs : tensor<4x4xf32>, tensor<4x5xf32>) outs(%cs : tensor<4x5xf32>) -> tensor<4x5xf32>
        %w = tensor.insert_slice %p into %z[%i, %j] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<12x10xf32>
        scf.yield %w : tensor<12x10xf32>
      }
      scf.yield %rj : tensor<12x10xf32>
    }
    scf.yield %ri : tensor<12x10xf32>
  }
  return %r : tensor<12x10xf32>
}

// Loops on memory: one iteration per element, and a computation per tile.
func.func @elements(%x: memref<12x10xf32>, %o: memref<12x10xf32>) {
  scf.forall (%i, %j) in (12, 10) {
    %v = memref.load %x[%i, %j] : memref<12x10xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i, %j] : memref<12x10xf32>
  }
  return
}

func.func @tiles(%x: memref<12x10xf32>, %o: memref<12x10xf32>) {
  scf.forall (%i) = (0) to (12) step (4) {
    %a = memref.subview %x[%i, 0] [4, 10] [1, 1] : memref<12x10xf32> to memref<4x10xf32, strided<[10, 1], offset: ?>>
    %b = memref.subview %o[%i, 0] [4, 10] [1, 1] : memref<12x10xf32> to memref<4x10xf32, strided<[10, 1], offset: ?>>
    linalg.add ins(%a, %a : memref<4x10xf32, strided<[10, 1], offset: ?>>, memref<4x10xf32, strided<[10, 1], offset: ?>>) outs(%b : memref<4x10xf32, strided<[10, 1], offset: ?>>)
  }
  return
}
