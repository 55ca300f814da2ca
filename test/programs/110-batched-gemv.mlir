// Products of a batch of matrices of 7x9 with vectors, from the right and from the left. The launch is a scf.parallel
// over the batch.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 7]
// CHECK-NEXT: [0.28125, -0.015625
// CHECK: sizes = [5, 9]
// CHECK-NEXT: [0.744{{[0-9]*}}

#matrix = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#block = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
module attributes {gpu.container_module} {
  // Element (i, j) is ((a * i + b * j) mod 17 - 8) / 8.
  func.func @fill(%m: memref<?x?xf32>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %eighth = arith.constant 0.125 : f32
    %h = memref.dim %m, %c0 : memref<?x?xf32>
    %w = memref.dim %m, %c1 : memref<?x?xf32>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        %k = affine.apply affine_map<(i, j)[a, b] -> ((i * a + j * b) mod 17 - 8)>(%i, %j)[%a, %b]
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %x = arith.mulf %f, %eighth : f32
        affine.store %x, %m[%i, %j] : memref<?x?xf32>
      }
    }
    return
  }

  func.func @products(%a: memref<?x7x9xf32>, %x: memref<?x9xf32>, %right: memref<?x7xf32>, %left: memref<?x9xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %a, %c0 : memref<?x7x9xf32>
    scf.parallel (%b) = (%c0) to (%n) step (%c1) {
      %zero = arith.constant 0.0 : f32
      %none7 = arith.constant dense<0.0> : vector<7xf32>
      %none9 = arith.constant dense<0.0> : vector<9xf32>
      %m = vector.transfer_read %a[%b, %c0, %c0], %zero {in_bounds = [true, true]} : memref<?x7x9xf32>, vector<7x9xf32>
      %v = vector.transfer_read %x[%b, %c0], %zero {in_bounds = [true]} : memref<?x9xf32>, vector<9xf32>
      %y = vector.contract {indexing_maps = [#matrix, #column, #row], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %m, %v, %none7 : vector<7x9xf32>, vector<9xf32> into vector<7xf32>
      vector.transfer_write %y, %right[%b, %c0] {in_bounds = [true]} : vector<7xf32>, memref<?x7xf32>
      // The result from the left is scaled by the sum of the matrix, column by column.
      %z = vector.contract {indexing_maps = [#matrix, #row, #column], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %m, %y, %none9 : vector<7x9xf32>, vector<7xf32> into vector<9xf32>
      %sums = vector.multi_reduction <add>, %m, %none9 [0] : vector<7x9xf32> to vector<9xf32>
      %scaled = arith.mulf %z, %sums : vector<9xf32>
      vector.transfer_write %scaled, %left[%b, %c0] {in_bounds = [true]} : vector<9xf32>, memref<?x9xf32>
      scf.reduce
    } {mapping = [#block]}
    return
  }

  func.func @main() {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %c13 = arith.constant 13 : index
    %a = memref.alloc(%c5) : memref<?x7x9xf32>
    %x = memref.alloc(%c5) : memref<?x9xf32>
    %right = memref.alloc(%c5) : memref<?x7xf32>
    %left = memref.alloc(%c5) : memref<?x9xf32>
    %rows = memref.collapse_shape %a [[0, 1], [2]] : memref<?x7x9xf32> into memref<?x9xf32>
    %fill1 = memref.cast %rows : memref<?x9xf32> to memref<?x?xf32>
    call @fill(%fill1, %c3, %c7) : (memref<?x?xf32>, index, index) -> ()
    %fill2 = memref.cast %x : memref<?x9xf32> to memref<?x?xf32>
    call @fill(%fill2, %c11, %c13) : (memref<?x?xf32>, index, index) -> ()
    call @products(%a, %x, %right, %left) : (memref<?x7x9xf32>, memref<?x9xf32>, memref<?x7xf32>, memref<?x9xf32>) -> ()
    %show3 = memref.cast %right : memref<?x7xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    %show4 = memref.cast %left : memref<?x9xf32> to memref<*xf32>
    call @printMemrefF32(%show4) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
