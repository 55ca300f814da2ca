module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<6x7xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c6, %c7) step (%c1, %c1) {
      %0 = arith.muli %arg0, %c3 : index
      %1 = arith.muli %arg1, %c5 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c7 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c3_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %alloc[%arg0, %arg1] : memref<6x7xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<6x7xf32>
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c6, %c7) step (%c1, %c1) {
      %0 = memref.load %alloc[%arg0, %arg1] : memref<6x7xf32>
      %1 = arith.mulf %0, %0 : f32
      %2 = arith.mulf %1, %0 : f32
      %3 = arith.mulf %2, %cst_2 : f32
      %4 = arith.addf %0, %3 : f32
      %5 = arith.mulf %4, %cst_1 : f32
      %6 = math.tanh %5 : f32
      %7 = arith.addf %6, %cst_0 : f32
      %8 = arith.mulf %0, %cst : f32
      %9 = arith.mulf %8, %7 : f32
      memref.store %9, %alloc_3[%arg0, %arg1] : memref<6x7xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %cast = memref.cast %alloc_3 : memref<6x7xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

