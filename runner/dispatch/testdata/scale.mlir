gpu.module @kernels {
  gpu.func @scale(%f: f32, %m: memref<?x?xf32>, %n: memref<?xi32>, %unused: memref<?x?xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
    %c1 = arith.constant 1 : index
    %x = gpu.global_id x
    %y = gpu.global_id y
    %v = memref.load %m[%y, %x] : memref<?x?xf32>
    %w = arith.mulf %v, %f : f32
    memref.store %w, %m[%y, %x] : memref<?x?xf32>
    %i = arith.index_cast %x : index to i32
    %d = memref.dim %unused, %c1 : memref<?x?xf32>
    %e = arith.index_cast %d : index to i32
    %j = arith.subi %i, %e : i32
    %k = arith.addi %x, %y : index
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %y, %c0 : index
    scf.if %first {
      memref.store %j, %n[%x] : memref<?xi32>
    }
    gpu.return
  }
}
