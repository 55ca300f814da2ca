// An image of two channels grows from 6x8 to 9x13 pixels by bilinear interpolation, as other libraries do it: the
// centers of the pixels of both images correspond, and the image continues beyond its border.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [9, 13, 2]
// CHECK-NEXT: [-1, 0.375]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // The place before, the place after and the weight of the place after, for pixel %i of %to of an image of %from pixels.
    func.func @places(%i: index, %from: index, %to: index) -> (index, index, f32) {
      %c1 = arith.constant 1 : index
      %half = arith.constant 0.5 : f32
      %zero = arith.constant 0.0 : f32
      %i32 = arith.index_cast %i : index to i32
      %from32 = arith.index_cast %from : index to i32
      %to32 = arith.index_cast %to : index to i32
      %fi = arith.sitofp %i32 : i32 to f32
      %ffrom = arith.sitofp %from32 : i32 to f32
      %fto = arith.sitofp %to32 : i32 to f32
      %center = arith.addf %fi, %half : f32
      %product = arith.mulf %center, %ffrom : f32
      %place0 = arith.divf %product, %fto : f32
      %place1 = arith.subf %place0, %half : f32
      %place = arith.maximumf %place1, %zero : f32
      %down = math.floor %place : f32
      %weight = arith.subf %place, %down : f32
      %first32 = arith.fptoui %down : f32 to i32
      %first = arith.index_castui %first32 : i32 to index
      %next = arith.addi %first, %c1 : index
      %last = arith.subi %from, %c1 : index
      %second = arith.minui %next, %last : index
      return %first, %second, %weight : index, index, f32
    }
    gpu.func @resize(%in: memref<?x?x2xf32>, %out: memref<?x?x2xf32>) kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = arith.constant 1.0 : f32
      %x = gpu.global_id x
      %y = gpu.global_id y
      %h = memref.dim %in, %c0 : memref<?x?x2xf32>
      %w = memref.dim %in, %c1 : memref<?x?x2xf32>
      %oh = memref.dim %out, %c0 : memref<?x?x2xf32>
      %ow = memref.dim %out, %c1 : memref<?x?x2xf32>
      %inx = arith.cmpi ult, %x, %ow : index
      %iny = arith.cmpi ult, %y, %oh : index
      %inside = arith.andi %inx, %iny : i1
      scf.if %inside {
        %r:3 = func.call @places(%y, %h, %oh) : (index, index, index) -> (index, index, f32)
        %c:3 = func.call @places(%x, %w, %ow) : (index, index, index) -> (index, index, f32)
        %p00 = vector.load %in[%r#0, %c#0, %c0] : memref<?x?x2xf32>, vector<2xf32>
        %p01 = vector.load %in[%r#0, %c#1, %c0] : memref<?x?x2xf32>, vector<2xf32>
        %p10 = vector.load %in[%r#1, %c#0, %c0] : memref<?x?x2xf32>, vector<2xf32>
        %p11 = vector.load %in[%r#1, %c#1, %c0] : memref<?x?x2xf32>, vector<2xf32>
        %right = vector.splat %c#2 : vector<2xf32>
        %below = vector.splat %r#2 : vector<2xf32>
        %d0 = arith.subf %p01, %p00 : vector<2xf32>
        %top = math.fma %d0, %right, %p00 : vector<2xf32>
        %d1 = arith.subf %p11, %p10 : vector<2xf32>
        %bottom = math.fma %d1, %right, %p10 : vector<2xf32>
        %d = arith.subf %bottom, %top : vector<2xf32>
        %v = math.fma %d, %below, %top : vector<2xf32>
        vector.store %v, %out[%y, %x, %c0] : memref<?x?x2xf32>, vector<2xf32>
      }
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
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %c11 = arith.constant 11 : index
    %c13 = arith.constant 13 : index
    %in = memref.alloc(%c6, %c8) : memref<?x?x2xf32>
    %out = memref.alloc(%c9, %c13) : memref<?x?x2xf32>
    %pixels = memref.collapse_shape %in [[0, 1], [2]] : memref<?x?x2xf32> into memref<?x2xf32>
    %fill1 = memref.cast %pixels : memref<?x2xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c11) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@resize blocks in (%c4, %c3, %c1) threads in (%c4, %c4, %c1) args(%in : memref<?x?x2xf32>, %out : memref<?x?x2xf32>)
    %show2 = memref.cast %out : memref<?x?x2xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
