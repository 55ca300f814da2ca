// Hashes of 64-bit integers: `spvc run examples/int64.mlir`.
//
// The kernel turns each number by 33 bits, multiplies and mixes it with itself. The
// host turns it by multiplication and division. The module's target says that it
// needs Int64; a device without it is refused.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @int64(%x: memref<1024xi64>, %y: memref<1024xi64>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<1024xi64>
      %shift = arith.constant 33 : i64
      %back = arith.constant 31 : i64
      %factor = arith.constant 6364136223846793005 : i64
      %left = arith.shli %a, %shift : i64
      %right = arith.shrui %a, %back : i64
      %turned = arith.ori %left, %right : i64
      %product = arith.muli %turned, %factor : i64
      %h = arith.xori %product, %a : i64
      memref.store %h, %y[%i] : memref<1024xi64>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %groups = arith.constant 16 : index
    %size = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %half = arith.constant 4294967296 : i64
    %rest = arith.constant 2147483648 : i64
    %two = arith.constant 2 : i64
    %factor = arith.constant 6364136223846793005 : i64
    %step = arith.constant 7046029254386353131 : i64
    %x = memref.alloc() : memref<1024xi64>
    %y = memref.alloc() : memref<1024xi64>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i64
      %v = arith.muli %k, %step : i64
      memref.store %v, %x[%i] : memref<1024xi64>
    }

    gpu.launch_func @kernels::@int64 blocks in (%groups, %c1, %c1) threads in (%size, %c1, %c1)
        args(%x : memref<1024xi64>, %y : memref<1024xi64>)

    scf.for %i = %c0 to %n step %c1 {
      %a = memref.load %x[%i] : memref<1024xi64>
      %up = arith.muli %a, %half : i64
      %left = arith.muli %up, %two : i64
      %right = arith.divui %a, %rest : i64
      %turned = arith.addi %left, %right : i64
      %product = arith.muli %turned, %factor : i64
      %want = arith.xori %product, %a : i64
      %got = memref.load %y[%i] : memref<1024xi64>
      %same = arith.cmpi eq, %got, %want : i64
      cf.assert %same, "each hash must be that of the host"
    }
    %first = memref.subview %y[0] [8] [1] : memref<1024xi64> to memref<8xi64>
    %any = memref.cast %first : memref<8xi64> to memref<*xi64>
    call @printMemrefI64(%any) : (memref<*xi64>) -> ()
    memref.dealloc %x : memref<1024xi64>
    memref.dealloc %y : memref<1024xi64>
    return
  }
  func.func private @printMemrefI64(memref<*xi64>)
}
