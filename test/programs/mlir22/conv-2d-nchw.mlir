#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<1x2x7x8xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c1)[%c0, %c1]
    %1 = affine.apply #map(%c2)[%c0, %c1]
    %2 = affine.apply #map(%c7)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %1, %arg8 = %2) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_0, %arg10 = %c1_0, %arg11 = %c1_0) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %15 = arith.muli %13, %c3 : index
        %16 = arith.addi %12, %15 : index
        %17 = arith.muli %14, %c5 : index
        %18 = arith.addi %16, %17 : index
        %19 = arith.muli %arg12, %c2 : index
        %20 = arith.addi %18, %19 : index
        %21 = arith.remui %20, %c7 : index
        %22 = arith.index_cast %21 : index to i32
        %23 = arith.subi %22, %c3_i32 : i32
        %24 = arith.sitofp %23 : i32 to f32
        memref.store %24, %alloc[%12, %13, %14, %arg12] : memref<1x2x7x8xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_1 = memref.alloc() : memref<3x2x3x3xf32>
    %c1_2 = arith.constant 1 : index
    %3 = affine.apply #map(%c3)[%c0, %c1]
    %4 = affine.apply #map(%c2)[%c0, %c1]
    %5 = affine.apply #map(%c3)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %3, %arg7 = %4, %arg8 = %5) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_2, %arg10 = %c1_2, %arg11 = %c1_2) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c3 step %c1 {
        %15 = arith.muli %13, %c2 : index
        %16 = arith.addi %12, %15 : index
        %17 = arith.muli %14, %c3 : index
        %18 = arith.addi %16, %17 : index
        %19 = arith.muli %arg12, %c5 : index
        %20 = arith.addi %18, %19 : index
        %21 = arith.remui %20, %c5 : index
        %22 = arith.index_cast %21 : index to i32
        %23 = arith.subi %22, %c2_i32 : i32
        %24 = arith.sitofp %23 : i32 to f32
        memref.store %24, %alloc_1[%12, %13, %14, %arg12] : memref<3x2x3x3xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_3 = memref.alloc() : memref<1x3x5x6xf32>
    %c1_4 = arith.constant 1 : index
    %6 = affine.apply #map(%c1)[%c0, %c1]
    %7 = affine.apply #map(%c3)[%c0, %c1]
    %8 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %6, %arg7 = %7, %arg8 = %8) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_4, %arg10 = %c1_4, %arg11 = %c1_4) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c6 step %c1 {
        memref.store %cst, %alloc_3[%12, %13, %14, %arg12] : memref<1x3x5x6xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_5 = arith.constant 1 : index
    %9 = affine.apply #map(%c1)[%c0, %c1]
    %10 = affine.apply #map(%c3)[%c0, %c1]
    %11 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %9, %arg7 = %10, %arg8 = %11) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_5, %arg10 = %c1_5, %arg11 = %c1_5) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c6 step %c1 {
        scf.for %arg13 = %c0 to %c2 step %c1 {
          scf.for %arg14 = %c0 to %c3 step %c1 {
            scf.for %arg15 = %c0 to %c3 step %c1 {
              %15 = affine.apply #map2(%14, %arg14)
              %16 = affine.apply #map2(%arg12, %arg15)
              %17 = memref.load %alloc[%12, %arg13, %15, %16] : memref<1x2x7x8xf32>
              %18 = memref.load %alloc_1[%13, %arg13, %arg14, %arg15] : memref<3x2x3x3xf32>
              %19 = memref.load %alloc_3[%12, %13, %14, %arg12] : memref<1x3x5x6xf32>
              %20 = arith.mulf %17, %18 : f32
              %21 = arith.addf %19, %20 : f32
              memref.store %21, %alloc_3[%12, %13, %14, %arg12] : memref<1x3x5x6xf32>
            }
          }
        }
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_3 : memref<1x3x5x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

