gpu.module @kernels {
  gpu.func @turn(%a: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %t = gpu.thread_id x
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %s = memref.view %bytes[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
    %v = memref.load %a[%t] : memref<4xf32>
    memref.store %v, %s[%t] : memref<4xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %r = arith.subi %c3, %t : index
    %w = memref.load %s[%r] : memref<4xf32, #gpu.address_space<workgroup>>
    memref.store %w, %a[%t] : memref<4xf32>
    gpu.return
  }
}
