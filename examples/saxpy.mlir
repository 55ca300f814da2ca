// y = a * x + y on 4096 floats: `spvc run examples/saxpy.mlir`.
//
// The kernel runs on the device; main runs on the host. It fills the inputs,
// launches the kernel, and checks every element against what it computes itself.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy(%a: f32, %x: memref<4096xf32>, %y: memref<4096xf32>) kernel
        attributes {known_block_size = array<i32: 64, 1, 1>} {
      %block = gpu.block_id x
      %size = gpu.block_dim x
      %thread = gpu.thread_id x
      %start = arith.muli %block, %size : index
      %i = arith.addi %start, %thread : index
      %xi = memref.load %x[%i] : memref<4096xf32>
      %yi = memref.load %y[%i] : memref<4096xf32>
      %ax = arith.mulf %a, %xi : f32
      %sum = arith.addf %ax, %yi : f32
      memref.store %sum, %y[%i] : memref<4096xf32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 4096 : index
    %a = arith.constant 2.5 : f32
    %half = arith.constant 0.5 : f32
    %x = memref.alloc() : memref<4096xf32>
    %y = memref.alloc() : memref<4096xf32>

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %xi = arith.sitofp %k : i32 to f32
      %yi = arith.mulf %xi, %half : f32
      memref.store %xi, %x[%i] : memref<4096xf32>
      memref.store %yi, %y[%i] : memref<4096xf32>
    }

    gpu.launch_func @kernels::@saxpy blocks in (%c64, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%a : f32, %x : memref<4096xf32>, %y : memref<4096xf32>)

    // 2.5 i + 0.5 i = 3 i, exactly.
    %three = arith.constant 3.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %xi = arith.sitofp %k : i32 to f32
      %want = arith.mulf %three, %xi : f32
      %got = memref.load %y[%i] : memref<4096xf32>
      %same = arith.cmpf oeq, %got, %want : f32
      cf.assert %same, "y[i] must be 3 i"
    }
    %first = memref.subview %y[0] [8] [1] : memref<4096xf32> to memref<8xf32>
    %any = memref.cast %first : memref<8xf32> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %x : memref<4096xf32>
    memref.dealloc %y : memref<4096xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
