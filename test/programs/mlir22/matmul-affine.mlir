#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<8x12xf32>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c8)[%c0, %c1]
    %c12 = arith.constant 12 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %1 = affine.apply #map(%c12)[%c0_1, %c1_2]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %c1_0, %arg8 = %c1_0) threads(%arg3, %arg4, %arg5) in (%arg9 = %1, %arg10 = %c1_0, %arg11 = %c1_0) {
      %8 = affine.apply #map1(%arg0)[%c1, %c0]
      %c0_25 = arith.constant 0 : index
      %c12_26 = arith.constant 12 : index
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %9 = affine.apply #map1(%arg3)[%c1_28, %c0_29]
      %10 = arith.muli %8, %c3 : index
      %11 = arith.muli %9, %c5 : index
      %12 = arith.addi %10, %11 : index
      %13 = arith.remui %12, %c7 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.subi %14, %c3_i32 : i32
      %16 = arith.sitofp %15 : i32 to f32
      memref.store %16, %alloc[%8, %9] : memref<8x12xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_3 = memref.alloc() : memref<12x6xf32>
    %c0_4 = arith.constant 0 : index
    %c12_5 = arith.constant 12 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %2 = affine.apply #map(%c12_5)[%c0_4, %c1_6]
    %c6 = arith.constant 6 : index
    %c0_8 = arith.constant 0 : index
    %c1_9 = arith.constant 1 : index
    %3 = affine.apply #map(%c6)[%c0_8, %c1_9]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %2, %arg7 = %c1_7, %arg8 = %c1_7) threads(%arg3, %arg4, %arg5) in (%arg9 = %3, %arg10 = %c1_7, %arg11 = %c1_7) {
      %8 = affine.apply #map1(%arg0)[%c1_6, %c0_4]
      %c0_25 = arith.constant 0 : index
      %c6_26 = arith.constant 6 : index
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %9 = affine.apply #map1(%arg3)[%c1_28, %c0_29]
      %10 = arith.muli %8, %c5 : index
      %11 = arith.muli %9, %c3 : index
      %12 = arith.addi %10, %11 : index
      %13 = arith.remui %12, %c5 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.subi %14, %c2_i32 : i32
      %16 = arith.sitofp %15 : i32 to f32
      memref.store %16, %alloc_3[%8, %9] : memref<12x6xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_10 = memref.alloc() : memref<8x6xf32>
    %c0_11 = arith.constant 0 : index
    %c8_12 = arith.constant 8 : index
    %c1_13 = arith.constant 1 : index
    %c1_14 = arith.constant 1 : index
    %4 = affine.apply #map(%c8_12)[%c0_11, %c1_13]
    %c6_15 = arith.constant 6 : index
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %5 = affine.apply #map(%c6_15)[%c0_16, %c1_17]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %4, %arg7 = %c1_14, %arg8 = %c1_14) threads(%arg3, %arg4, %arg5) in (%arg9 = %5, %arg10 = %c1_14, %arg11 = %c1_14) {
      %8 = affine.apply #map1(%arg0)[%c1_13, %c0_11]
      %c0_25 = arith.constant 0 : index
      %c6_26 = arith.constant 6 : index
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %9 = affine.apply #map1(%arg3)[%c1_28, %c0_29]
      memref.store %cst, %alloc_10[%8, %9] : memref<8x6xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c0_18 = arith.constant 0 : index
    %c8_19 = arith.constant 8 : index
    %c1_20 = arith.constant 1 : index
    %c1_21 = arith.constant 1 : index
    %6 = affine.apply #map(%c8_19)[%c0_18, %c1_20]
    %c6_22 = arith.constant 6 : index
    %c0_23 = arith.constant 0 : index
    %c1_24 = arith.constant 1 : index
    %7 = affine.apply #map(%c6_22)[%c0_23, %c1_24]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %6, %arg7 = %c1_21, %arg8 = %c1_21) threads(%arg3, %arg4, %arg5) in (%arg9 = %7, %arg10 = %c1_21, %arg11 = %c1_21) {
      %8 = affine.apply #map1(%arg0)[%c1_20, %c0_18]
      %c0_25 = arith.constant 0 : index
      %c6_26 = arith.constant 6 : index
      %c1_27 = arith.constant 1 : index
      %c1_28 = arith.constant 1 : index
      %c0_29 = arith.constant 0 : index
      %9 = affine.apply #map1(%arg3)[%c1_28, %c0_29]
      %c0_30 = arith.constant 0 : index
      %c12_31 = arith.constant 12 : index
      %c1_32 = arith.constant 1 : index
      scf.for %arg12 = %c0_30 to %c12_31 step %c1_32 {
        %10 = memref.load %alloc[%8, %arg12] : memref<8x12xf32>
        %11 = memref.load %alloc_3[%arg12, %9] : memref<12x6xf32>
        %12 = memref.load %alloc_10[%8, %9] : memref<8x6xf32>
        %13 = arith.mulf %10, %11 : f32
        %14 = arith.addf %12, %13 : f32
        memref.store %14, %alloc_10[%8, %9] : memref<8x6xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_10 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

