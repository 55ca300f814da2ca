// Sums by subgroup operations: `spvc run examples/subgroup.mlir`.
//
// gpu.subgroup_reduce adds up what the invocations of a subgroup hold; the first of
// each adds the sum to the result, by an atomic. The module's target says that this
// takes GroupNonUniformArithmetic. How wide a subgroup is does not matter.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @sum(%in: memref<8192xi32>, %out: memref<1xi32>)
        kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %c0 = arith.constant 0 : index
      %i = gpu.global_id x
      %v = memref.load %in[%i] : memref<8192xi32>
      %s = gpu.subgroup_reduce add %v : (i32) -> (i32)
      %thread = gpu.thread_id x
      %width = gpu.subgroup_size : index
      %lane = arith.remui %thread, %width : index
      %first = arith.cmpi eq, %lane, %c0 : index
      scf.if %first {
        %before = memref.atomic_rmw addi %s, %out[%c0] : (i32, memref<1xi32>) -> i32
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %n = arith.constant 8192 : index
    %zero = arith.constant 0 : i32
    %factor = arith.constant 7919 : i32
    %modulus = arith.constant 1009 : i32
    %in = memref.alloc() : memref<8192xi32>
    %out = memref.alloc() : memref<1xi32>
    memref.store %zero, %out[%c0] : memref<1xi32>
    %want = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (i32) {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %v = arith.remui %p, %modulus : i32
      memref.store %v, %in[%i] : memref<8192xi32>
      %next = arith.addi %sum, %v : i32
      scf.yield %next : i32
    }

    gpu.launch_func @kernels::@sum blocks in (%c64, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%in : memref<8192xi32>, %out : memref<1xi32>)

    %got = memref.load %out[%c0] : memref<1xi32>
    %same = arith.cmpi eq, %got, %want : i32
    cf.assert %same, "the sum must be that of the host"
    %any = memref.cast %out : memref<1xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %in : memref<8192xi32>
    memref.dealloc %out : memref<1xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
