// The Mandelbrot set in lanes: an invocation iterates eight points at once, until all have left the circle or the limit
// is reached, and counts the steps of each point.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12, 24]
// CHECK-NEXT: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @mandelbrot(%out: memref<12x24xi32>) kernel attributes {known_block_size = array<i32: 3, 4, 1>} {
      %c8 = arith.constant 8 : index
      %left = arith.constant -2.0 : f32
      %top = arith.constant -1.125 : f32
      %dx = arith.constant 0.125 : f32
      %dy = arith.constant 0.1875 : f32
      %lanes = arith.constant dense<[0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]> : vector<8xf32>
      %zero = arith.constant dense<0.0> : vector<8xf32>
      %two = arith.constant dense<2.0> : vector<8xf32>
      %four = arith.constant dense<4.0> : vector<8xf32>
      %none = arith.constant dense<0> : vector<8xi32>
      %all = arith.constant dense<true> : vector<8xi1>
      %n0 = arith.constant 0 : i32
      %n1 = arith.constant 1 : i32
      %limit = arith.constant 40 : i32
      %tx = gpu.thread_id x
      %y = gpu.global_id y
      %x = arith.muli %tx, %c8 : index
      %x32 = arith.index_cast %x : index to i32
      %y32 = arith.index_cast %y : index to i32
      %xf = arith.sitofp %x32 : i32 to f32
      %yf = arith.sitofp %y32 : i32 to f32
      %xo = arith.mulf %xf, %dx : f32
      %yo = arith.mulf %yf, %dy : f32
      %cx0 = arith.addf %xo, %left : f32
      %cy0 = arith.addf %yo, %top : f32
      %cx1 = vector.splat %cx0 : vector<8xf32>
      %cx = arith.addf %cx1, %lanes : vector<8xf32>
      %cy = vector.splat %cy0 : vector<8xf32>
      %r:5 = scf.while (%n = %n0, %zx = %zero, %zy = %zero, %count = %none, %on = %all) : (i32, vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<8xi1>) -> (i32, vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<8xi1>) {
        %any = vector.reduction <or>, %on : vector<8xi1> into i1
        %more = arith.cmpi slt, %n, %limit : i32
        %go = arith.andi %any, %more : i1
        scf.condition(%go) %n, %zx, %zy, %count, %on : i32, vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<8xi1>
      } do {
      ^bb0(%n: i32, %zx: vector<8xf32>, %zy: vector<8xf32>, %count: vector<8xi32>, %on: vector<8xi1>):
        %xx = arith.mulf %zx, %zx : vector<8xf32>
        %yy = arith.mulf %zy, %zy : vector<8xf32>
        %norm = arith.addf %xx, %yy : vector<8xf32>
        %in = arith.cmpf ole, %norm, %four : vector<8xf32>
        %still = arith.andi %in, %on : vector<8xi1>
        %step = arith.extui %still : vector<8xi1> to vector<8xi32>
        %count1 = arith.addi %count, %step : vector<8xi32>
        %d = arith.subf %xx, %yy : vector<8xf32>
        %zx1 = arith.addf %d, %cx : vector<8xf32>
        %xy = arith.mulf %zx, %zy : vector<8xf32>
        %xy2 = arith.mulf %xy, %two : vector<8xf32>
        %zy1 = arith.addf %xy2, %cy : vector<8xf32>
        // Points outside keep their place, so that no number grows beyond bounds.
        %zx2 = arith.select %still, %zx1, %zx : vector<8xi1>, vector<8xf32>
        %zy2 = arith.select %still, %zy1, %zy : vector<8xi1>, vector<8xf32>
        %n2 = arith.addi %n, %n1 : i32
        scf.yield %n2, %zx2, %zy2, %count1, %still : i32, vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<8xi1>
      }
      vector.store %r#3, %out[%y, %x] : memref<12x24xi32>, vector<8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %out = memref.alloc() : memref<12x24xi32>
    gpu.launch_func @kernels::@mandelbrot blocks in (%c1, %c3, %c1) threads in (%c3, %c4, %c1) args(%out : memref<12x24xi32>)
    %show1 = memref.cast %out : memref<12x24xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
