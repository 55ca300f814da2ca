module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<8x12xf32>
    %c1_0 = arith.constant 1 : index
    %c8_1 = arith.constant 8 : index
    %c12_2 = arith.constant 12 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c8_1, %c12_2, %c1_0) threads in (%c1_0, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<8x12xf32>)
    %alloc_3 = memref.alloc() : memref<12x6xf32>
    %c1_4 = arith.constant 1 : index
    %c12_5 = arith.constant 12 : index
    %c6_6 = arith.constant 6 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c12_5, %c6_6, %c1_4) threads in (%c1_4, %c1_4, %c1_4)  args(%c1 : index, %c0 : index, %c5 : index, %c3 : index, %c2_i32 : i32, %alloc_3 : memref<12x6xf32>)
    %alloc_7 = memref.alloc() : memref<8x6xf32>
    %c1_8 = arith.constant 1 : index
    %c8_9 = arith.constant 8 : index
    %c6_10 = arith.constant 6 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c8_9, %c6_10, %c1_8) threads in (%c1_8, %c1_8, %c1_8)  args(%c1 : index, %c0 : index, %cst : f32, %alloc_7 : memref<8x6xf32>)
    %c1_11 = arith.constant 1 : index
    %c8_12 = arith.constant 8 : index
    %c6_13 = arith.constant 6 : index
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c8_12, %c6_13, %c1_11) threads in (%c1_11, %c1_11, %c1_11)  args(%c1 : index, %c0 : index, %alloc : memref<8x12xf32>, %alloc_3 : memref<12x6xf32>, %alloc_7 : memref<8x6xf32>, %c12 : index)
    %cast = memref.cast %alloc_7 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<8x12xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 8, 12, 1>} {
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
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = arith.muli %1, %arg2 : index
      %5 = arith.muli %3, %arg3 : index
      %6 = arith.addi %4, %5 : index
      %7 = arith.remui %6, %arg4 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.subi %8, %arg5 : i32
      %10 = arith.sitofp %9 : i32 to f32
      memref.store %10, %arg6[%1, %3] : memref<8x12xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: memref<12x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 12, 6, 1>} {
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
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = arith.muli %1, %arg2 : index
      %5 = arith.muli %3, %arg3 : index
      %6 = arith.addi %4, %5 : index
      %7 = arith.remui %6, %arg2 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.subi %8, %arg4 : i32
      %10 = arith.sitofp %9 : i32 to f32
      memref.store %10, %arg5[%1, %3] : memref<12x6xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 8, 6, 1>} {
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
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      memref.store %arg2, %arg3[%1, %3] : memref<8x6xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<8x12xf32>, %arg3: memref<12x6xf32>, %arg4: memref<8x6xf32>, %arg5: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 8, 6, 1>} {
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
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.addi %0, %arg1 : index
      %2 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      scf.for %arg6 = %arg1 to %arg5 step %arg0 {
        %4 = memref.load %arg2[%1, %arg6] : memref<8x12xf32>
        %5 = memref.load %arg3[%arg6, %3] : memref<12x6xf32>
        %6 = memref.load %arg4[%1, %3] : memref<8x6xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %arg4[%1, %3] : memref<8x6xf32>
      }
      gpu.return
    }
  }
}

