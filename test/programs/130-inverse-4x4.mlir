// The inverses and determinants of a batch of 4x4 matrices by Gauss and Jordan, with the largest number of a column as
// pivot. The matrix and the unit matrix beside it are one vector of 4x8, whose rows move to places that the kernel
// computes.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 4, 4]
// CHECK-NEXT: [-4.68{{[0-9]*}}
// CHECK: sizes = [6]
// CHECK-NEXT: [-2.57{{[0-9]*}}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @invert(%in: memref<6x4x4xf32>, %out: memref<6x4x4xf32>, %determinants: memref<6xf32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      %unit = arith.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]]> : vector<4x8xf32>
      %t = gpu.thread_id x
      %a = vector.transfer_read %in[%t, %c0, %c0], %zero {in_bounds = [true, true]} : memref<6x4x4xf32>, vector<4x4xf32>
      %start = vector.insert_strided_slice %a, %unit {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x8xf32>
      %r:2 = scf.for %c = %c0 to %c4 step %c1 iter_args(%m = %start, %det = %one) -> (vector<4x8xf32>, f32) {
        // The row from %c on with the largest number in column %c.
        %best:2 = scf.for %i = %c to %c4 step %c1 iter_args(%row = %c, %size = %zero) -> (index, f32) {
          %x = vector.extract %m[%i, %c] : f32 from vector<4x8xf32>
          %ax = math.absf %x : f32
          %more = arith.cmpf ogt, %ax, %size : f32
          %row1 = arith.select %more, %i, %row : index
          %size1 = arith.select %more, %ax, %size : f32
          scf.yield %row1, %size1 : index, f32
        }
        %pivotrow = vector.extract %m[%best#0] : vector<8xf32> from vector<4x8xf32>
        %other = vector.extract %m[%c] : vector<8xf32> from vector<4x8xf32>
        %m1 = vector.insert %other, %m[%best#0] : vector<8xf32> into vector<4x8xf32>
        %pivot = vector.extract %pivotrow[%c] : f32 from vector<8xf32>
        %swapped = arith.cmpi ne, %best#0, %c : index
        %minus = arith.negf %pivot : f32
        %factor = arith.select %swapped, %minus, %pivot : f32
        %det1 = arith.mulf %det, %factor : f32
        %pivots = vector.splat %pivot : vector<8xf32>
        %normal = arith.divf %pivotrow, %pivots : vector<8xf32>
        %m2 = vector.insert %normal, %m1[%c] : vector<8xf32> into vector<4x8xf32>
        %m3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%n = %m2) -> (vector<4x8xf32>) {
          %same = arith.cmpi eq, %i, %c : index
          %next = scf.if %same -> (vector<4x8xf32>) {
            scf.yield %n : vector<4x8xf32>
          } else {
            %row = vector.extract %n[%i] : vector<8xf32> from vector<4x8xf32>
            %x = vector.extract %row[%c] : f32 from vector<8xf32>
            %xs = vector.splat %x : vector<8xf32>
            %p = arith.mulf %xs, %normal : vector<8xf32>
            %d = arith.subf %row, %p : vector<8xf32>
            %n1 = vector.insert %d, %n[%i] : vector<8xf32> into vector<4x8xf32>
            scf.yield %n1 : vector<4x8xf32>
          }
          scf.yield %next : vector<4x8xf32>
        }
        scf.yield %m3, %det1 : vector<4x8xf32>, f32
      }
      %inverse = vector.extract_strided_slice %r#0 {offsets = [0, 4], sizes = [4, 4], strides = [1, 1]} : vector<4x8xf32> to vector<4x4xf32>
      vector.transfer_write %inverse, %out[%t, %c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<6x4x4xf32>
      memref.store %r#1, %determinants[%t] : memref<6xf32>
      gpu.return
    }
  }

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

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %two = arith.constant 2.0 : f32
    %zero = arith.constant 0.0 : f32
    %in = memref.alloc() : memref<6x4x4xf32>
    %out = memref.alloc() : memref<6x4x4xf32>
    %determinants = memref.alloc() : memref<6xf32>
    %rows = memref.collapse_shape %in [[0, 1], [2]] : memref<6x4x4xf32> into memref<24x4xf32>
    %fill1 = memref.cast %rows : memref<24x4xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c3) : (memref<?x?xf32>, index, index) -> ()
    // The diagonals grow, but the first number of the first matrix is zero.
    affine.for %n = 0 to 6 {
      affine.for %i = 0 to 4 {
        %x = affine.load %in[%n, %i, %i] : memref<6x4x4xf32>
        %y = arith.addf %x, %two : f32
        affine.store %y, %in[%n, %i, %i] : memref<6x4x4xf32>
      }
    }
    memref.store %zero, %in[%c0, %c0, %c0] : memref<6x4x4xf32>
    gpu.launch_func @kernels::@invert blocks in (%c1, %c1, %c1) threads in (%c6, %c1, %c1) args(%in : memref<6x4x4xf32>, %out : memref<6x4x4xf32>, %determinants : memref<6xf32>)
    %show2 = memref.cast %out : memref<6x4x4xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    %show3 = memref.cast %determinants : memref<6xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
