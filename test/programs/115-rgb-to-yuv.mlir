// Colors as vectors of three become luma and chroma. Luma keeps each pixel; chroma is the mean of squares of 2x2
// pixels. The results are rounded to bytes.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [6, 8]
// CHECK-NEXT: [55, 99, 144, 38, 83, 128, 173, 67]
// CHECK: sizes = [3, 4, 2]
// CHECK-NEXT: [120, 78]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @convert(%rgb: memref<6x8xvector<3xf32>>, %luma: memref<6x8xi32>, %chroma: memref<3x4x2xi32>) kernel attributes {known_block_size = array<i32: 4, 3, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %wy = arith.constant dense<[0.299, 0.587, 0.114]> : vector<3xf32>
      %wu = arith.constant dense<[-0.168736, -0.331264, 0.5]> : vector<3xf32>
      %wv = arith.constant dense<[0.5, -0.418688, -0.081312]> : vector<3xf32>
      %none = arith.constant dense<0.0> : vector<3xf32>
      %quarter = arith.constant dense<0.25> : vector<3xf32>
      %middle = arith.constant 128.0 : f32
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %x0 = arith.muli %x, %c2 : index
      %y0 = arith.muli %y, %c2 : index
      %sum = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %none) -> (vector<3xf32>) {
        %row = arith.addi %y0, %i : index
        %rowsum = scf.for %j = %c0 to %c2 step %c1 iter_args(%t = %s) -> (vector<3xf32>) {
          %column = arith.addi %x0, %j : index
          %p = memref.load %rgb[%row, %column] : memref<6x8xvector<3xf32>>
          %py = arith.mulf %p, %wy : vector<3xf32>
          %l = vector.reduction <add>, %py : vector<3xf32> into f32
          %lr = math.roundeven %l : f32
          %li = arith.fptosi %lr : f32 to i32
          memref.store %li, %luma[%row, %column] : memref<6x8xi32>
          %next = arith.addf %t, %p : vector<3xf32>
          scf.yield %next : vector<3xf32>
        }
        scf.yield %rowsum : vector<3xf32>
      }
      %mean = arith.mulf %sum, %quarter : vector<3xf32>
      %mu = arith.mulf %mean, %wu : vector<3xf32>
      %u = vector.reduction <add>, %mu, %middle : vector<3xf32> into f32
      %mv = arith.mulf %mean, %wv : vector<3xf32>
      %v = vector.reduction <add>, %mv, %middle : vector<3xf32> into f32
      %uv = vector.from_elements %u, %v : vector<2xf32>
      %uvr = math.roundeven %uv : vector<2xf32>
      %uvi = arith.fptosi %uvr : vector<2xf32> to vector<2xi32>
      vector.store %uvi, %chroma[%y, %x, %c0] : memref<3x4x2xi32>, vector<2xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %rgb = memref.alloc() : memref<6x8xvector<3xf32>>
    %luma = memref.alloc() : memref<6x8xi32>
    %chroma = memref.alloc() : memref<3x4x2xi32>
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 8 {
        %r = affine.apply affine_map<(i, j) -> ((i * 41 + j * 7) mod 256)>(%i, %j)
        %g = affine.apply affine_map<(i, j) -> ((i * 19 + j * 67 + 90) mod 256)>(%i, %j)
        %b = affine.apply affine_map<(i, j) -> ((i * 103 + j * 29 + 15) mod 256)>(%i, %j)
        %r32 = arith.index_cast %r : index to i32
        %g32 = arith.index_cast %g : index to i32
        %b32 = arith.index_cast %b : index to i32
        %c = vector.from_elements %r32, %g32, %b32 : vector<3xi32>
        %p = arith.sitofp %c : vector<3xi32> to vector<3xf32>
        memref.store %p, %rgb[%i, %j] : memref<6x8xvector<3xf32>>
      }
    }
    gpu.launch_func @kernels::@convert blocks in (%c1, %c1, %c1) threads in (%c4, %c3, %c1) args(%rgb : memref<6x8xvector<3xf32>>, %luma : memref<6x8xi32>, %chroma : memref<3x4x2xi32>)
    %show1 = memref.cast %luma : memref<6x8xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %chroma : memref<3x4x2xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
