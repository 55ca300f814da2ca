// A depthwise convolution with a window of 3x3, steps of two, a border of zeros and ReLU6. The six channels of a pixel
// are a vector.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 5, 6]
// CHECK-NEXT: [0.40625, 0, 0.65625, 0

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

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %c11 = arith.constant 11 : index
    %in = memref.alloc() : memref<9x9x6xf32>
    %filter = memref.alloc() : memref<3x3x6xf32>
    %out = memref.alloc() : memref<5x5x6xf32>
    %pixels = memref.collapse_shape %in [[0, 1], [2]] : memref<9x9x6xf32> into memref<81x6xf32>
    %fill1 = memref.cast %pixels : memref<81x6xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c11) : (memref<?x?xf32>, index, index) -> ()
    %taps = memref.collapse_shape %filter [[0, 1], [2]] : memref<3x3x6xf32> into memref<9x6xf32>
    %fill2 = memref.cast %taps : memref<9x6xf32> to memref<?x?xf32>
    call @fill(%fill2, %c7, %c3) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c5, %gy = %c5, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %c1, %ny = %c1, %nz = %c1) {
      %bias = arith.constant dense<[0.5, -0.5, 1.0, 0.0, 2.0, 4.0]> : vector<6xf32>
      %zero = arith.constant 0.0 : f32
      %low = arith.constant dense<0.0> : vector<6xf32>
      %high = arith.constant dense<6.0> : vector<6xf32>
      %top0 = index.mul %by, %c2
      %left0 = index.mul %bx, %c2
      %sum = scf.for %a = %c0 to %c3 step %c1 iter_args(%s = %bias) -> vector<6xf32> {
        %row = scf.for %b = %c0 to %c3 step %c1 iter_args(%r = %s) -> vector<6xf32> {
          %y1 = index.add %top0, %a
          %y = index.sub %y1, %c1
          %x1 = index.add %left0, %b
          %x = index.sub %x1, %c1
          // Places before the first are large unsigned numbers.
          %iny = index.cmp ult(%y, %c9)
          %inx = index.cmp ult(%x, %c9)
          %inside = arith.andi %iny, %inx : i1
          %next = scf.if %inside -> vector<6xf32> {
            %p = vector.transfer_read %in[%y, %x, %c0], %zero {in_bounds = [true]} : memref<9x9x6xf32>, vector<6xf32>
            %f = vector.transfer_read %filter[%a, %b, %c0], %zero {in_bounds = [true]} : memref<3x3x6xf32>, vector<6xf32>
            %n = vector.fma %p, %f, %r : vector<6xf32>
            scf.yield %n : vector<6xf32>
          } else {
            scf.yield %r : vector<6xf32>
          }
          scf.yield %next : vector<6xf32>
        }
        scf.yield %row : vector<6xf32>
      }
      %relu = arith.maximumf %sum, %low : vector<6xf32>
      %relu6 = arith.minimumf %relu, %high : vector<6xf32>
      vector.transfer_write %relu6, %out[%by, %bx, %c0] {in_bounds = [true]} : vector<6xf32>, memref<5x5x6xf32>
      gpu.terminator
    }
    %show3 = memref.cast %out : memref<5x5x6xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
