#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
#map2 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -3.40282347E+38 : f32
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %c11 = arith.constant 11 : index
    %alloc = memref.alloc() : memref<1x6x8x2xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c1)[%c0, %c1]
    %1 = affine.apply #map(%c6)[%c0, %c1]
    %2 = affine.apply #map(%c8)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %0, %arg7 = %1, %arg8 = %2) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_0, %arg10 = %c1_0, %arg11 = %c1_0) {
      %9 = affine.apply #map1(%arg0)[%c1, %c0]
      %10 = affine.apply #map1(%arg1)[%c1, %c0]
      %11 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c2 step %c1 {
        %12 = arith.muli %10, %c3 : index
        %13 = arith.muli %11, %c5 : index
        %14 = arith.addi %12, %13 : index
        %15 = arith.muli %arg12, %c4 : index
        %16 = arith.addi %14, %15 : index
        %17 = arith.remui %16, %c11 : index
        %18 = arith.index_cast %17 : index to i32
        %19 = arith.subi %18, %c5_i32 : i32
        %20 = arith.sitofp %19 : i32 to f32
        memref.store %20, %alloc[%9, %10, %11, %arg12] : memref<1x6x8x2xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x3x4x2xf32>
    %c1_2 = arith.constant 1 : index
    %3 = affine.apply #map(%c1)[%c0, %c1]
    %4 = affine.apply #map(%c3)[%c0, %c1]
    %5 = affine.apply #map(%c4)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %3, %arg7 = %4, %arg8 = %5) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_2, %arg10 = %c1_2, %arg11 = %c1_2) {
      %9 = affine.apply #map1(%arg0)[%c1, %c0]
      %10 = affine.apply #map1(%arg1)[%c1, %c0]
      %11 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c2 step %c1 {
        memref.store %cst, %alloc_1[%9, %10, %11, %arg12] : memref<1x3x4x2xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_3 = arith.constant 1 : index
    %6 = affine.apply #map(%c1)[%c0, %c1]
    %7 = affine.apply #map(%c3)[%c0, %c1]
    %8 = affine.apply #map(%c4)[%c0, %c1]
    gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %6, %arg7 = %7, %arg8 = %8) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1_3, %arg10 = %c1_3, %arg11 = %c1_3) {
      %9 = affine.apply #map1(%arg0)[%c1, %c0]
      %10 = affine.apply #map1(%arg1)[%c1, %c0]
      %11 = affine.apply #map1(%arg2)[%c1, %c0]
      scf.for %arg12 = %c0 to %c2 step %c1 {
        scf.for %arg13 = %c0 to %c2 step %c1 {
          scf.for %arg14 = %c0 to %c2 step %c1 {
            %12 = affine.apply #map2(%10, %arg13)
            %13 = affine.apply #map2(%11, %arg14)
            %14 = memref.load %alloc[%9, %12, %13, %arg12] : memref<1x6x8x2xf32>
            %15 = memref.load %alloc_1[%9, %10, %11, %arg12] : memref<1x3x4x2xf32>
            %16 = arith.maximumf %15, %14 : f32
            memref.store %16, %alloc_1[%9, %10, %11, %arg12] : memref<1x3x4x2xf32>
          }
        }
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %cast = memref.cast %alloc_1 : memref<1x3x4x2xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
}

