// Sums of double-precision numbers: `spvc run examples/float64.mlir`.
//
// 2^52 + i + 3 i takes all 53 bits of an f64: f32 on the way would lose the small
// part. The host computes in integers. The module's target says that it needs
// Float64; a device without it is refused.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, Float64], [SPV_KHR_storage_buffer_storage_class]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @float64(%x: memref<1024xf64>, %y: memref<1024xf64>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<1024xf64>
      %b = memref.load %y[%i] : memref<1024xf64>
      %s = arith.addf %a, %b : f64
      memref.store %s, %y[%i] : memref<1024xf64>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %groups = arith.constant 16 : index
    %size = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %big = arith.constant 4503599627370496.0 : f64
    %three = arith.constant 3 : i64
    %x = memref.alloc() : memref<1024xf64>
    %y = memref.alloc() : memref<1024xf64>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i64
      %v = arith.sitofp %k : i64 to f64
      %s = arith.addf %v, %big : f64
      memref.store %s, %x[%i] : memref<1024xf64>
      %t = arith.muli %k, %three : i64
      %w = arith.sitofp %t : i64 to f64
      memref.store %w, %y[%i] : memref<1024xf64>
    }

    gpu.launch_func @kernels::@float64 blocks in (%groups, %c1, %c1) threads in (%size, %c1, %c1)
        args(%x : memref<1024xf64>, %y : memref<1024xf64>)

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i64
      %base = arith.fptosi %big : f64 to i64
      %a = arith.addi %base, %k : i64
      %t = arith.muli %k, %three : i64
      %s = arith.addi %a, %t : i64
      %want = arith.sitofp %s : i64 to f64
      %got = memref.load %y[%i] : memref<1024xf64>
      %same = arith.cmpf oeq, %got, %want : f64
      cf.assert %same, "each sum must keep all 53 bits"
    }
    // What the first sums have beyond 2^52.
    %first = memref.alloc() : memref<8xf64>
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %y[%i] : memref<1024xf64>
      %d = arith.subf %v, %big : f64
      memref.store %d, %first[%i] : memref<8xf64>
    }
    %any = memref.cast %first : memref<8xf64> to memref<*xf64>
    call @printMemrefF64(%any) : (memref<*xf64>) -> ()
    memref.dealloc %first : memref<8xf64>
    memref.dealloc %x : memref<1024xf64>
    memref.dealloc %y : memref<1024xf64>
    return
  }
  func.func private @printMemrefF64(memref<*xf64>)
}
