module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<6xf32>
    scf.parallel (%arg0) = (%c0) to (%c6) step (%c1) {
      %0 = arith.muli %arg0, %c3 : index
      %1 = arith.remui %0, %c7 : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.subi %2, %c3_i32 : i32
      %4 = arith.sitofp %3 : i32 to f32
      memref.store %4, %alloc[%arg0] : memref<6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_0 = memref.alloc() : memref<4x6xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c4, %c6) step (%c1, %c1) {
      %0 = arith.muli %arg0, %c5 : index
      %1 = arith.muli %arg1, %c3 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c5 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c2_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %alloc_0[%arg0, %arg1] : memref<4x6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_1 = memref.alloc() : memref<4x6xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c4, %c6) step (%c1, %c1) {
      %0 = memref.load %alloc[%arg1] : memref<6xf32>
      memref.store %0, %alloc_1[%arg0, %arg1] : memref<4x6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c4, %c6) step (%c1, %c1) {
      %0 = memref.load %alloc_0[%arg0, %arg1] : memref<4x6xf32>
      %1 = memref.load %alloc_1[%arg0, %arg1] : memref<4x6xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %alloc_1[%arg0, %arg1] : memref<4x6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %cast = memref.cast %alloc_1 : memref<4x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

