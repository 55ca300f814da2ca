// Arrays of vectors of four: `spvc run examples/vec4.mlir`.
//
// Each invocation blends two colors, x + a (y - x), in all four channels at once.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @blend(%x: memref<256xvector<4xf32>>, %y: memref<256xvector<4xf32>>, %out: memref<256xvector<4xf32>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %quarter = arith.constant dense<0.25> : vector<4xf32>
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<256xvector<4xf32>>
      %b = memref.load %y[%i] : memref<256xvector<4xf32>>
      %d = arith.subf %b, %a : vector<4xf32>
      %m = arith.mulf %d, %quarter : vector<4xf32>
      %s = arith.addf %a, %m : vector<4xf32>
      memref.store %s, %out[%i] : memref<256xvector<4xf32>>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 256 : index
    %white = arith.constant dense<[256.0, 128.0, 64.0, 4.0]> : vector<4xf32>
    %step = arith.constant dense<[4.0, 8.0, -12.0, 0.0]> : vector<4xf32>
    %x = memref.alloc() : memref<256xvector<4xf32>>
    %y = memref.alloc() : memref<256xvector<4xf32>>
    %out = memref.alloc() : memref<256xvector<4xf32>>
    %start = arith.constant dense<0.0> : vector<4xf32>
    %end = scf.for %i = %c0 to %n step %c1 iter_args(%v = %start) -> (vector<4xf32>) {
      memref.store %v, %x[%i] : memref<256xvector<4xf32>>
      memref.store %white, %y[%i] : memref<256xvector<4xf32>>
      %next = arith.addf %v, %step : vector<4xf32>
      scf.yield %next : vector<4xf32>
    }

    gpu.launch_func @kernels::@blend blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%x : memref<256xvector<4xf32>>, %y : memref<256xvector<4xf32>>, %out : memref<256xvector<4xf32>>)

    // (3 x + y) / 4, exactly.
    %three = arith.constant dense<3.0> : vector<4xf32>
    %four = arith.constant dense<4.0> : vector<4xf32>
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %x[%i] : memref<256xvector<4xf32>>
      %v3 = arith.mulf %v, %three : vector<4xf32>
      %want = arith.addf %v3, %white : vector<4xf32>
      %o = memref.load %out[%i] : memref<256xvector<4xf32>>
      %got = arith.mulf %o, %four : vector<4xf32>
      %same = arith.cmpf oeq, %got, %want : vector<4xf32>
      %all = vector.reduction <and>, %same : vector<4xi1> into i1
      cf.assert %all, "each channel must be three parts x and one part y"
    }
    %first = memref.subview %out[0] [3] [1] : memref<256xvector<4xf32>> to memref<3xvector<4xf32>>
    scf.for %i = %c0 to %c3 step %c1 {
      %v = memref.load %first[%i] : memref<3xvector<4xf32>>
      vector.print %v : vector<4xf32>
    }
    memref.dealloc %x : memref<256xvector<4xf32>>
    memref.dealloc %y : memref<256xvector<4xf32>>
    memref.dealloc %out : memref<256xvector<4xf32>>
    return
  }
}
