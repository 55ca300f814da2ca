#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+03 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<5x8xf32>
    %c1_1 = arith.constant 1 : index
    %0 = affine.apply #map(%c5)[%c0, %c1]
    %1 = affine.apply #map(%c8)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %1, %arg8 = %c1_1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_1, %arg10 = %c1_1, %arg11 = %c1_1) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      %11 = affine.apply #map1(%arg1)[%c1, %c0]
      %12 = arith.muli %10, %c3 : index
      %13 = arith.muli %11, %c5 : index
      %14 = arith.addi %12, %13 : index
      %15 = arith.remui %14, %c7 : index
      %16 = arith.index_cast %15 : index to i32
      %17 = arith.subi %16, %c3_i32 : i32
      %18 = arith.sitofp %17 : i32 to f32
      memref.store %18, %alloc[%10, %11] : memref<5x8xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %c1_3 = arith.constant 1 : index
    %2 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %2, %arg7 = %c1_3, %arg8 = %c1_3) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_3, %arg10 = %c1_3, %arg11 = %c1_3) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      memref.store %cst_0, %alloc_2[%10] : memref<5xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_4 = arith.constant 1 : index
    %3 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %3, %arg7 = %c1_4, %arg8 = %c1_4) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_4, %arg10 = %c1_4, %arg11 = %c1_4) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %11 = memref.load %alloc[%10, %arg12] : memref<5x8xf32>
        %12 = memref.load %alloc_2[%10] : memref<5xf32>
        %13 = arith.maximumf %11, %12 : f32
        memref.store %13, %alloc_2[%10] : memref<5xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<5x8xf32>
    %c1_6 = arith.constant 1 : index
    %4 = affine.apply #map(%c5)[%c0, %c1]
    %5 = affine.apply #map(%c8)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %4, %arg7 = %5, %arg8 = %c1_6) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_6, %arg10 = %c1_6, %arg11 = %c1_6) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      %11 = affine.apply #map1(%arg1)[%c1, %c0]
      %12 = memref.load %alloc[%10, %11] : memref<5x8xf32>
      %13 = memref.load %alloc_2[%10] : memref<5xf32>
      %14 = arith.subf %12, %13 : f32
      %15 = math.exp %14 : f32
      memref.store %15, %alloc_5[%10, %11] : memref<5x8xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %c1_8 = arith.constant 1 : index
    %6 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %6, %arg7 = %c1_8, %arg8 = %c1_8) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_8, %arg10 = %c1_8, %arg11 = %c1_8) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      memref.store %cst, %alloc_7[%10] : memref<5xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_9 = arith.constant 1 : index
    %7 = affine.apply #map(%c5)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %7, %arg7 = %c1_9, %arg8 = %c1_9) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_9, %arg10 = %c1_9, %arg11 = %c1_9) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %11 = memref.load %alloc_5[%10, %arg12] : memref<5x8xf32>
        %12 = memref.load %alloc_7[%10] : memref<5xf32>
        %13 = arith.addf %12, %11 : f32
        memref.store %13, %alloc_7[%10] : memref<5xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<5x8xf32>
    %c1_11 = arith.constant 1 : index
    %8 = affine.apply #map(%c5)[%c0, %c1]
    %9 = affine.apply #map(%c8)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %8, %arg7 = %9, %arg8 = %c1_11) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_11, %arg10 = %c1_11, %arg11 = %c1_11) {
      %10 = affine.apply #map1(%arg0)[%c1, %c0]
      %11 = affine.apply #map1(%arg1)[%c1, %c0]
      %12 = memref.load %alloc_5[%10, %11] : memref<5x8xf32>
      %13 = memref.load %alloc_7[%10] : memref<5xf32>
      %14 = arith.divf %12, %13 : f32
      memref.store %14, %alloc_10[%10, %11] : memref<5x8xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_10 : memref<5x8xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

