#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module attributes {gpu.container_module} {
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
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%0, %c1_0, %c1_0) threads in (%1, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<8x12xf32>)
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
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%2, %c1_7, %c1_7) threads in (%3, %c1_7, %c1_7)  args(%c1_6 : index, %c0_4 : index, %c5 : index, %c3 : index, %c2_i32 : i32, %alloc_3 : memref<12x6xf32>)
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
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%4, %c1_14, %c1_14) threads in (%5, %c1_14, %c1_14)  args(%c1_13 : index, %c0_11 : index, %cst : f32, %alloc_10 : memref<8x6xf32>)
    %c0_18 = arith.constant 0 : index
    %c8_19 = arith.constant 8 : index
    %c1_20 = arith.constant 1 : index
    %c1_21 = arith.constant 1 : index
    %6 = affine.apply #map(%c8_19)[%c0_18, %c1_20]
    %c6_22 = arith.constant 6 : index
    %c0_23 = arith.constant 0 : index
    %c1_24 = arith.constant 1 : index
    %7 = affine.apply #map(%c6_22)[%c0_23, %c1_24]
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%6, %c1_21, %c1_21) threads in (%7, %c1_21, %c1_21)  args(%c1_20 : index, %c0_18 : index, %alloc : memref<8x12xf32>, %alloc_3 : memref<12x6xf32>, %alloc_10 : memref<8x6xf32>)
    %cast = memref.cast %alloc_10 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<8x12xf32>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = affine.apply #map1(%block_id_x)[%arg0, %arg1]
      %c0 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      %1 = affine.apply #map1(%thread_id_x)[%c1_0, %c0_1]
      %2 = arith.muli %0, %arg2 : index
      %3 = arith.muli %1, %arg3 : index
      %4 = arith.addi %2, %3 : index
      %5 = arith.remui %4, %arg4 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.subi %6, %arg5 : i32
      %8 = arith.sitofp %7 : i32 to f32
      memref.store %8, %arg6[%0, %1] : memref<8x12xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: memref<12x6xf32>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = affine.apply #map1(%block_id_x)[%arg0, %arg1]
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      %1 = affine.apply #map1(%thread_id_x)[%c1_0, %c0_1]
      %2 = arith.muli %0, %arg2 : index
      %3 = arith.muli %1, %arg3 : index
      %4 = arith.addi %2, %3 : index
      %5 = arith.remui %4, %arg2 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.subi %6, %arg4 : i32
      %8 = arith.sitofp %7 : i32 to f32
      memref.store %8, %arg5[%0, %1] : memref<12x6xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8x6xf32>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = affine.apply #map1(%block_id_x)[%arg0, %arg1]
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      %1 = affine.apply #map1(%thread_id_x)[%c1_0, %c0_1]
      memref.store %arg2, %arg3[%0, %1] : memref<8x6xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<8x12xf32>, %arg3: memref<12x6xf32>, %arg4: memref<8x6xf32>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = affine.apply #map1(%block_id_x)[%arg0, %arg1]
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      %1 = affine.apply #map1(%thread_id_x)[%c1_0, %c0_1]
      %c0_2 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg5 = %c0_2 to %c12 step %c1_3 {
        %2 = memref.load %arg2[%0, %arg5] : memref<8x12xf32>
        %3 = memref.load %arg3[%arg5, %1] : memref<12x6xf32>
        %4 = memref.load %arg4[%0, %1] : memref<8x6xf32>
        %5 = arith.mulf %2, %3 : f32
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg4[%0, %1] : memref<8x6xf32>
      }
      gpu.return
    }
  }
}

