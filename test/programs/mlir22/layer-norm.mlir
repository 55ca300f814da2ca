module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %c11 = arith.constant 11 : index
    %alloc = memref.alloc() : memref<4x8xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c8, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      %0 = arith.muli %arg0, %c3 : index
      %1 = arith.muli %arg1, %c5 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c11 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c5_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %alloc[%arg0, %arg1] : memref<4x8xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c1, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      memref.store %cst_1, %alloc_2[%arg0] : memref<4xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c1, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc[%arg0, %arg12] : memref<4x8xf32>
        %1 = memref.load %alloc_2[%arg0] : memref<4xf32>
        %2 = arith.addf %1, %0 : f32
        memref.store %2, %alloc_2[%arg0] : memref<4xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c1, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      memref.store %cst_1, %alloc_3[%arg0] : memref<4xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c1, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc[%arg0, %arg12] : memref<4x8xf32>
        %1 = memref.load %alloc_2[%arg0] : memref<4xf32>
        %2 = memref.load %alloc_3[%arg0] : memref<4xf32>
        %3 = arith.divf %1, %cst_0 : f32
        %4 = arith.subf %0, %3 : f32
        %5 = arith.mulf %4, %4 : f32
        %6 = arith.addf %2, %5 : f32
        memref.store %6, %alloc_3[%arg0] : memref<4xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c4, %arg7 = %c8, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
      %0 = memref.load %alloc[%arg0, %arg1] : memref<4x8xf32>
      %1 = memref.load %alloc_2[%arg0] : memref<4xf32>
      %2 = memref.load %alloc_3[%arg0] : memref<4xf32>
      %3 = arith.divf %1, %cst_0 : f32
      %4 = arith.subf %0, %3 : f32
      %5 = arith.divf %2, %cst_0 : f32
      %6 = arith.addf %5, %cst : f32
      %7 = math.rsqrt %6 : f32
      %8 = arith.mulf %4, %7 : f32
      memref.store %8, %alloc_4[%arg0, %arg1] : memref<4x8xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_4 : memref<4x8xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

