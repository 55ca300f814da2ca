// Two kernels one after the other: `spvc run examples/chain.mlir`.
//
// The first squares 1024 numbers, the second smooths the squares. What lies between
// them stays on the device: the host neither reads nor writes it.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @square(%in: memref<1024xf32>, %out: memref<1024xf32>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %v = memref.load %in[%i] : memref<1024xf32>
      %s = arith.mulf %v, %v : f32
      memref.store %s, %out[%i] : memref<1024xf32>
      gpu.return
    }
    // out[i] = (in[i - 1] + 2 in[i] + in[i + 1]) / 4, round the ends.
    gpu.func @smooth(%in: memref<1024xf32>, %out: memref<1024xf32>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c1 = arith.constant 1 : index
      %mask = arith.constant 1023 : index
      %two = arith.constant 2.0 : f32
      %quarter = arith.constant 0.25 : f32
      %i = gpu.global_id x
      %before = arith.addi %i, %mask : index
      %after = arith.addi %i, %c1 : index
      %l = arith.andi %before, %mask : index
      %r = arith.andi %after, %mask : index
      %a = memref.load %in[%l] : memref<1024xf32>
      %b = memref.load %in[%i] : memref<1024xf32>
      %c = memref.load %in[%r] : memref<1024xf32>
      %b2 = arith.mulf %b, %two : f32
      %ac = arith.addf %a, %c : f32
      %s = arith.addf %ac, %b2 : f32
      %m = arith.mulf %s, %quarter : f32
      memref.store %m, %out[%i] : memref<1024xf32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %c1023 = arith.constant 1023 : index
    %n = arith.constant 1024 : index
    %half = arith.constant 0.5 : f32
    %in = memref.alloc() : memref<1024xf32>
    %between = memref.alloc() : memref<1024xf32>
    %out = memref.alloc() : memref<1024xf32>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %v = arith.sitofp %k : i32 to f32
      memref.store %v, %in[%i] : memref<1024xf32>
    }

    gpu.launch_func @kernels::@square blocks in (%c16, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%in : memref<1024xf32>, %between : memref<1024xf32>)
    gpu.launch_func @kernels::@smooth blocks in (%c16, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%between : memref<1024xf32>, %out : memref<1024xf32>)

    // ((i - 1)^2 + 2 i^2 + (i + 1)^2) / 4 = i^2 + 1/2, exactly.
    scf.for %i = %c1 to %c1023 step %c1 {
      %v = memref.load %in[%i] : memref<1024xf32>
      %s = arith.mulf %v, %v : f32
      %want = arith.addf %s, %half : f32
      %got = memref.load %out[%i] : memref<1024xf32>
      %same = arith.cmpf oeq, %got, %want : f32
      cf.assert %same, "out[i] must be i^2 + 1/2"
    }
    %first = memref.subview %out[0] [8] [1] : memref<1024xf32> to memref<8xf32>
    %any = memref.cast %first : memref<8xf32> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %in : memref<1024xf32>
    memref.dealloc %between : memref<1024xf32>
    memref.dealloc %out : memref<1024xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
