// The Mandelbrot set on 96x64 points: `spvc run examples/mandelbrot.mlir`.
//
// Each invocation iterates z = z^2 + c by an scf.while that ends when z is far away
// or after 64 steps, and stores how many steps that took. A device may round
// differently than the host, so a few counts on the set's edge may differ.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @mandelbrot(%out: memref<64x96xi32>)
        kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %limit = arith.constant 64 : i32
      %origin = arith.constant 0.0 : f32
      %two = arith.constant 2.0 : f32
      %four = arith.constant 4.0 : f32
      %left = arith.constant -2.0 : f32
      %top = arith.constant -1.0 : f32
      %pitch = arith.constant 0.03125 : f32
      %x = gpu.global_id x
      %y = gpu.global_id y
      %xi = arith.index_cast %x : index to i32
      %yi = arith.index_cast %y : index to i32
      %xf = arith.sitofp %xi : i32 to f32
      %yf = arith.sitofp %yi : i32 to f32
      %xs = arith.mulf %xf, %pitch : f32
      %ys = arith.mulf %yf, %pitch : f32
      %cr = arith.addf %xs, %left : f32
      %ci = arith.addf %ys, %top : f32
      %end:3 = scf.while (%zr = %origin, %zi = %origin, %n = %zero) : (f32, f32, i32) -> (f32, f32, i32) {
        %rr = arith.mulf %zr, %zr : f32
        %ii = arith.mulf %zi, %zi : f32
        %norm = arith.addf %rr, %ii : f32
        %near = arith.cmpf ole, %norm, %four : f32
        %left_over = arith.cmpi slt, %n, %limit : i32
        %go = arith.andi %near, %left_over : i1
        scf.condition(%go) %zr, %zi, %n : f32, f32, i32
      } do {
      ^bb0(%zr: f32, %zi: f32, %n: i32):
        %rr = arith.mulf %zr, %zr : f32
        %ii = arith.mulf %zi, %zi : f32
        %diff = arith.subf %rr, %ii : f32
        %nr = arith.addf %diff, %cr : f32
        %ri = arith.mulf %zr, %zi : f32
        %double = arith.mulf %ri, %two : f32
        %ni = arith.addf %double, %ci : f32
        %next = arith.addi %n, %one : i32
        scf.yield %nr, %ni, %next : f32, f32, i32
      }
      memref.store %end#2, %out[%y, %x] : memref<64x96xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %width = arith.constant 96 : index
    %height = arith.constant 64 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %few = arith.constant 61 : i32
    %out = memref.alloc() : memref<64x96xi32>

    gpu.launch_func @kernels::@mandelbrot blocks in (%c12, %c8, %c1) threads in (%c8, %c8, %c1)
        args(%out : memref<64x96xi32>)

    %wrong = scf.for %y = %c0 to %height step %c1 iter_args(%rows = %zero) -> (i32) {
      %row = scf.for %x = %c0 to %width step %c1 iter_args(%count = %rows) -> (i32) {
        %want = func.call @steps(%x, %y) : (index, index) -> i32
        %got = memref.load %out[%y, %x] : memref<64x96xi32>
        %differs = arith.cmpi ne, %got, %want : i32
        %more = arith.extui %differs : i1 to i32
        %next = arith.addi %count, %more : i32
        scf.yield %next : i32
      }
      scf.yield %row : i32
    }
    %ok = arith.cmpi ule, %wrong, %few : i32
    cf.assert %ok, "at most one count in a hundred may differ"
    // Every eighth point of every eighth row.
    %coarse = memref.subview %out[0, 0] [8, 12] [8, 8] : memref<64x96xi32> to memref<8x12xi32, strided<[768, 8]>>
    %any = memref.cast %coarse : memref<8x12xi32, strided<[768, 8]>> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %out : memref<64x96xi32>
    return
  }

  // The host's own count of steps for a point.
  func.func @steps(%x: index, %y: index) -> i32 {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %limit = arith.constant 64 : i32
    %origin = arith.constant 0.0 : f32
    %two = arith.constant 2.0 : f32
    %four = arith.constant 4.0 : f32
    %left = arith.constant -2.0 : f32
    %top = arith.constant -1.0 : f32
    %pitch = arith.constant 0.03125 : f32
    %xi = arith.index_cast %x : index to i32
    %yi = arith.index_cast %y : index to i32
    %xf = arith.sitofp %xi : i32 to f32
    %yf = arith.sitofp %yi : i32 to f32
    %xs = arith.mulf %xf, %pitch : f32
    %ys = arith.mulf %yf, %pitch : f32
    %cr = arith.addf %xs, %left : f32
    %ci = arith.addf %ys, %top : f32
    cf.br ^test(%origin, %origin, %zero : f32, f32, i32)
  ^test(%zr: f32, %zi: f32, %n: i32):
    %rr = arith.mulf %zr, %zr : f32
    %ii = arith.mulf %zi, %zi : f32
    %norm = arith.addf %rr, %ii : f32
    %near = arith.cmpf ole, %norm, %four : f32
    %left_over = arith.cmpi slt, %n, %limit : i32
    %go = arith.andi %near, %left_over : i1
    cf.cond_br %go, ^step, ^done
  ^step:
    %diff = arith.subf %rr, %ii : f32
    %nr = arith.addf %diff, %cr : f32
    %ri = arith.mulf %zr, %zi : f32
    %double = arith.mulf %ri, %two : f32
    %ni = arith.addf %double, %ci : f32
    %next = arith.addi %n, %one : i32
    cf.br ^test(%nr, %ni, %next : f32, f32, i32)
  ^done:
    return %n : i32
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
