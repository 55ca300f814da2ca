gpu.module @kernels {
  gpu.func @total(%x: memref<?xf32>, %sum: memref<1xf32>) kernel {
    %i = gpu.global_id x
    %first = arith.constant 0 : index
    %xi = memref.load %x[%i] : memref<?xf32>
    %old = memref.load %sum[%first] : memref<1xf32>
    %new = arith.addf %old, %xi : f32
    memref.store %new, %sum[%first] : memref<1xf32>
    gpu.return
  }
}
