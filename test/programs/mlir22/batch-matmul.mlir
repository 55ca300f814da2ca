#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<2x4x5xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c2)[%c0, %c1]
    %1 = affine.apply #map(%c4)[%c0, %c1]
    %2 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %1, %arg8 = %2) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_0, %arg10 = %c1_0, %arg11 = %c1_0) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      %15 = arith.muli %12, %c2 : index
      %16 = arith.muli %13, %c3 : index
      %17 = arith.addi %15, %16 : index
      %18 = arith.muli %14, %c5 : index
      %19 = arith.addi %17, %18 : index
      %20 = arith.remui %19, %c7 : index
      %21 = arith.index_cast %20 : index to i32
      %22 = arith.subi %21, %c3_i32 : i32
      %23 = arith.sitofp %22 : i32 to f32
      memref.store %23, %alloc[%12, %13, %14] : memref<2x4x5xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_1 = memref.alloc() : memref<2x5x3xf32>
    %c1_2 = arith.constant 1 : index
    %3 = affine.apply #map(%c2)[%c0, %c1]
    %4 = affine.apply #map(%c5)[%c0, %c1]
    %5 = affine.apply #map(%c3)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %3, %arg7 = %4, %arg8 = %5) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_2, %arg10 = %c1_2, %arg11 = %c1_2) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      %15 = arith.muli %13, %c5 : index
      %16 = arith.addi %12, %15 : index
      %17 = arith.muli %14, %c3 : index
      %18 = arith.addi %16, %17 : index
      %19 = arith.remui %18, %c5 : index
      %20 = arith.index_cast %19 : index to i32
      %21 = arith.subi %20, %c2_i32 : i32
      %22 = arith.sitofp %21 : i32 to f32
      memref.store %22, %alloc_1[%12, %13, %14] : memref<2x5x3xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_3 = memref.alloc() : memref<2x4x3xf32>
    %c1_4 = arith.constant 1 : index
    %6 = affine.apply #map(%c2)[%c0, %c1]
    %7 = affine.apply #map(%c4)[%c0, %c1]
    %8 = affine.apply #map(%c3)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %6, %arg7 = %7, %arg8 = %8) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_4, %arg10 = %c1_4, %arg11 = %c1_4) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      memref.store %cst, %alloc_3[%12, %13, %14] : memref<2x4x3xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_5 = arith.constant 1 : index
    %9 = affine.apply #map(%c2)[%c0, %c1]
    %10 = affine.apply #map(%c4)[%c0, %c1]
    %11 = affine.apply #map(%c3)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %9, %arg7 = %10, %arg8 = %11) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_5, %arg10 = %c1_5, %arg11 = %c1_5) {
      %12 = affine.apply #map1(%arg0)[%c1, %c0]
      %13 = affine.apply #map1(%arg1)[%c1, %c0]
      %14 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c5 step %c1 {
        %15 = memref.load %alloc[%12, %13, %arg12] : memref<2x4x5xf32>
        %16 = memref.load %alloc_1[%12, %arg12, %14] : memref<2x5x3xf32>
        %17 = memref.load %alloc_3[%12, %13, %14] : memref<2x4x3xf32>
        %18 = arith.mulf %15, %16 : f32
        %19 = arith.addf %17, %18 : f32
        memref.store %19, %alloc_3[%12, %13, %14] : memref<2x4x3xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_3 : memref<2x4x3xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

