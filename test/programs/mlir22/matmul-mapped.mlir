module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<8x12xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c8, %c12) step (%c1, %c1) {
      %0 = arith.muli %arg0, %c3 : index
      %1 = arith.muli %arg1, %c5 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c7 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c3_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %alloc[%arg0, %arg1] : memref<8x12xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_0 = memref.alloc() : memref<12x6xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c12, %c6) step (%c1, %c1) {
      %0 = arith.muli %arg0, %c5 : index
      %1 = arith.muli %arg1, %c3 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c5 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c2_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %alloc_0[%arg0, %arg1] : memref<12x6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_1 = memref.alloc() : memref<8x6xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c8, %c6) step (%c1, %c1) {
      memref.store %cst, %alloc_1[%arg0, %arg1] : memref<8x6xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c8, %c6) step (%c1, %c1) {
      scf.for %arg2 = %c0 to %c12 step %c1 {
        %0 = memref.load %alloc[%arg0, %arg2] : memref<8x12xf32>
        %1 = memref.load %alloc_0[%arg2, %arg1] : memref<12x6xf32>
        %2 = memref.load %alloc_1[%arg0, %arg1] : memref<8x6xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc_1[%arg0, %arg1] : memref<8x6xf32>
      }
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %cast = memref.cast %alloc_1 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

