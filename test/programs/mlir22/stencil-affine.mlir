#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<12x11xf32>
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c12)[%c0, %c1]
    %c11 = arith.constant 11 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %1 = affine.apply #map(%c11)[%c0_1, %c1_2]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %c1_0, %arg8 = %c1_0) threads(%arg3, %arg4, %arg5) in (%arg9 = %1, %arg10 = %c1_0, %arg11 = %c1_0) {
      %6 = affine.apply #map1(%arg0)[%c1, %c0]
      %c0_17 = arith.constant 0 : index
      %c11_18 = arith.constant 11 : index
      %c1_19 = arith.constant 1 : index
      %c1_20 = arith.constant 1 : index
      %c0_21 = arith.constant 0 : index
      %7 = affine.apply #map1(%arg3)[%c1_20, %c0_21]
      %8 = arith.muli %6, %c3 : index
      %9 = arith.muli %7, %c5 : index
      %10 = arith.addi %8, %9 : index
      %11 = arith.remui %10, %c7 : index
      %12 = arith.index_cast %11 : index to i32
      %13 = arith.subi %12, %c3_i32 : i32
      %14 = arith.sitofp %13 : i32 to f32
      memref.store %14, %alloc[%6, %7] : memref<12x11xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_3 = memref.alloc() : memref<12x11xf32>
    %c0_4 = arith.constant 0 : index
    %c12_5 = arith.constant 12 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %2 = affine.apply #map(%c12_5)[%c0_4, %c1_6]
    %c11_8 = arith.constant 11 : index
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %3 = affine.apply #map(%c11_8)[%c0_9, %c1_10]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %2, %arg7 = %c1_7, %arg8 = %c1_7) threads(%arg3, %arg4, %arg5) in (%arg9 = %3, %arg10 = %c1_7, %arg11 = %c1_7) {
      %6 = affine.apply #map1(%arg0)[%c1_6, %c0_4]
      %c0_17 = arith.constant 0 : index
      %c11_18 = arith.constant 11 : index
      %c1_19 = arith.constant 1 : index
      %c1_20 = arith.constant 1 : index
      %c0_21 = arith.constant 0 : index
      %7 = affine.apply #map1(%arg3)[%c1_20, %c0_21]
      %8 = memref.load %alloc[%6, %7] : memref<12x11xf32>
      memref.store %8, %alloc_3[%6, %7] : memref<12x11xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_11 = arith.constant 1 : index
    %c11_12 = arith.constant 11 : index
    %c1_13 = arith.constant 1 : index
    %c1_14 = arith.constant 1 : index
    %4 = affine.apply #map(%c11_12)[%c1_11, %c1_13]
    %c10 = arith.constant 10 : index
    %c1_15 = arith.constant 1 : index
    %c1_16 = arith.constant 1 : index
    %5 = affine.apply #map(%c10)[%c1_15, %c1_16]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %4, %arg7 = %c1_14, %arg8 = %c1_14) threads(%arg3, %arg4, %arg5) in (%arg9 = %5, %arg10 = %c1_14, %arg11 = %c1_14) {
      %6 = affine.apply #map1(%arg0)[%c1_13, %c1_11]
      %c1_17 = arith.constant 1 : index
      %c10_18 = arith.constant 10 : index
      %c1_19 = arith.constant 1 : index
      %c1_20 = arith.constant 1 : index
      %c1_21 = arith.constant 1 : index
      %7 = affine.apply #map1(%arg3)[%c1_20, %c1_21]
      %c-1 = arith.constant -1 : index
      %8 = arith.addi %6, %c-1 : index
      %9 = memref.load %alloc[%8, %7] : memref<12x11xf32>
      %c1_22 = arith.constant 1 : index
      %10 = arith.addi %6, %c1_22 : index
      %11 = memref.load %alloc[%10, %7] : memref<12x11xf32>
      %c-1_23 = arith.constant -1 : index
      %12 = arith.addi %7, %c-1_23 : index
      %13 = memref.load %alloc[%6, %12] : memref<12x11xf32>
      %c1_24 = arith.constant 1 : index
      %14 = arith.addi %7, %c1_24 : index
      %15 = memref.load %alloc[%6, %14] : memref<12x11xf32>
      %16 = arith.addf %9, %11 : f32
      %17 = arith.addf %13, %15 : f32
      %18 = arith.addf %16, %17 : f32
      memref.store %18, %alloc_3[%6, %7] : memref<12x11xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_3 : memref<12x11xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

