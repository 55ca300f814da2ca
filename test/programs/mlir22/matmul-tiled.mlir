#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<8x12xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c2, %arg7 = %c6, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c4, %arg10 = %c2, %arg11 = %c1) {
      %0 = affine.apply #map()[%arg0]
      %1 = affine.apply #map1()[%arg1]
      %2 = arith.addi %arg3, %0 : index
      %3 = arith.addi %arg4, %1 : index
      %4 = arith.muli %2, %c3 : index
      %5 = arith.muli %3, %c5 : index
      %6 = arith.addi %4, %5 : index
      %7 = arith.remui %6, %c7 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.subi %8, %c3_i32 : i32
      %10 = arith.sitofp %9 : i32 to f32
      memref.store %10, %alloc[%2, %3] : memref<8x12xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_0 = memref.alloc() : memref<12x6xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c3, %arg7 = %c3, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c4, %arg10 = %c2, %arg11 = %c1) {
      %0 = affine.apply #map()[%arg0]
      %1 = affine.apply #map1()[%arg1]
      %2 = arith.addi %arg3, %0 : index
      %3 = arith.addi %arg4, %1 : index
      %4 = arith.muli %2, %c5 : index
      %5 = arith.muli %3, %c3 : index
      %6 = arith.addi %4, %5 : index
      %7 = arith.remui %6, %c5 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.subi %8, %c2_i32 : i32
      %10 = arith.sitofp %9 : i32 to f32
      memref.store %10, %alloc_0[%2, %3] : memref<12x6xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_1 = memref.alloc() : memref<8x6xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c2, %arg7 = %c3, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c4, %arg10 = %c2, %arg11 = %c1) {
      %0 = affine.apply #map()[%arg0]
      %1 = affine.apply #map1()[%arg1]
      %2 = arith.addi %arg3, %0 : index
      %3 = arith.addi %arg4, %1 : index
      memref.store %cst, %alloc_1[%2, %3] : memref<8x6xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c2, %arg7 = %c3, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c4, %arg10 = %c2, %arg11 = %c1) {
      %0 = affine.apply #map()[%arg0]
      %1 = affine.apply #map1()[%arg1]
      %2 = arith.addi %arg3, %0 : index
      %3 = arith.addi %arg4, %1 : index
      scf.for %arg12 = %c0 to %c12 step %c1 {
        %4 = memref.load %alloc[%2, %arg12] : memref<8x12xf32>
        %5 = memref.load %alloc_0[%arg12, %3] : memref<12x6xf32>
        %6 = memref.load %alloc_1[%2, %3] : memref<8x6xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %alloc_1[%2, %3] : memref<8x6xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_1 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

