#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func private @printMemrefI32(memref<*xi32>)
  func.func @main() {
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c-1000_i32 = arith.constant -1000 : i32
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c9_i32 = arith.constant 9 : i32
    %c19 = arith.constant 19 : index
    %alloc = memref.alloc() : memref<6x10xi32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c6)[%c0, %c1]
    %1 = affine.apply #map(%c10)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %1, %arg8 = %c1_0) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_0, %arg10 = %c1_0, %arg11 = %c1_0) {
      %4 = affine.apply #map1(%arg0)[%c1, %c0]
      %5 = affine.apply #map1(%arg1)[%c1, %c0]
      %6 = arith.muli %4, %c7 : index
      %7 = arith.muli %5, %c3 : index
      %8 = arith.addi %6, %7 : index
      %9 = arith.remui %8, %c19 : index
      %10 = arith.index_cast %9 : index to i32
      %11 = arith.subi %10, %c9_i32 : i32
      memref.store %11, %alloc[%4, %5] : memref<6x10xi32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_1 = memref.alloc() : memref<6xi32>
    %c1_2 = arith.constant 1 : index
    %2 = affine.apply #map(%c6)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %2, %arg7 = %c1_2, %arg8 = %c1_2) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_2, %arg10 = %c1_2, %arg11 = %c1_2) {
      %4 = affine.apply #map1(%arg0)[%c1, %c0]
      memref.store %c-1000_i32, %alloc_1[%4] : memref<6xi32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_3 = arith.constant 1 : index
    %3 = affine.apply #map(%c6)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %3, %arg7 = %c1_3, %arg8 = %c1_3) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_3, %arg10 = %c1_3, %arg11 = %c1_3) {
      %4 = affine.apply #map1(%arg0)[%c1, %c0]
      scf.for %arg12 = %c0 to %c10 step %c1 {
        %5 = memref.load %alloc[%4, %arg12] : memref<6x10xi32>
        %6 = memref.load %alloc_1[%4] : memref<6xi32>
        %7 = arith.maxsi %6, %5 : i32
        memref.store %7, %alloc_1[%4] : memref<6xi32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_1 : memref<6xi32> to memref<*xi32>
    call @printMemrefI32(%cast) : (memref<*xi32>) -> ()
    return
  }
}

