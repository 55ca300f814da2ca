#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %c11 = arith.constant 11 : index
    %alloc = memref.alloc() : memref<1x6x8x2xf32>
    scf.parallel (%arg0, %arg1, %arg2, %arg3) = (%c0, %c0, %c0, %c0) to (%c1, %c6, %c8, %c2) step (%c1, %c1, %c1, %c1) {
      %0 = arith.muli %arg1, %c3 : index
      %1 = arith.addi %arg0, %0 : index
      %2 = arith.muli %arg2, %c5 : index
      %3 = arith.addi %1, %2 : index
      %4 = arith.muli %arg3, %c4 : index
      %5 = arith.addi %3, %4 : index
      %6 = arith.remui %5, %c11 : index
      %7 = arith.index_cast %6 : index to i32
      %8 = arith.subi %7, %c5_i32 : i32
      %9 = arith.sitofp %8 : i32 to f32
      memref.store %9, %alloc[%arg0, %arg1, %arg2, %arg3] : memref<1x6x8x2xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_0 = memref.alloc() : memref<1x3x4x2xf32>
    scf.parallel (%arg0, %arg1, %arg2, %arg3) = (%c0, %c0, %c0, %c0) to (%c1, %c3, %c4, %c2) step (%c1, %c1, %c1, %c1) {
      memref.store %cst, %alloc_0[%arg0, %arg1, %arg2, %arg3] : memref<1x3x4x2xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg0, %arg1, %arg2, %arg3) = (%c0, %c0, %c0, %c0) to (%c1, %c3, %c4, %c2) step (%c1, %c1, %c1, %c1) {
      scf.for %arg4 = %c0 to %c2 step %c1 {
        scf.for %arg5 = %c0 to %c2 step %c1 {
          %0 = affine.apply #map(%arg1, %arg4)
          %1 = affine.apply #map(%arg2, %arg5)
          %2 = memref.load %alloc[%arg0, %0, %1, %arg3] : memref<1x6x8x2xf32>
          %3 = memref.load %alloc_0[%arg0, %arg1, %arg2, %arg3] : memref<1x3x4x2xf32>
          %4 = arith.addf %3, %2 : f32
          memref.store %4, %alloc_0[%arg0, %arg1, %arg2, %arg3] : memref<1x3x4x2xf32>
        }
      }
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %cast = memref.cast %alloc_0 : memref<1x3x4x2xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

