// y = a * x + y on as many floats as the buffers hold, in steps of 256.
gpu.module @kernels {
  gpu.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel
      attributes {known_block_size = array<i32: 256, 1, 1>} {
    %i = gpu.global_id x
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %ax = arith.mulf %a, %xi : f32
    %s = arith.addf %ax, %yi : f32
    memref.store %s, %y[%i] : memref<?xf32>
    gpu.return
  }
}
