module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<5x8xf32>
    %c1_2 = arith.constant 1 : index
    %c5_3 = arith.constant 5 : index
    %c8_4 = arith.constant 8 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c5_3, %c8_4, %c1_2) threads in (%c1_2, %c1_2, %c1_2)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<5x8xf32>)
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %c1_6 = arith.constant 1 : index
    %c5_7 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c5_7, %c1_6, %c1_6) threads in (%c1_6, %c1_6, %c1_6)  args(%c1 : index, %c0 : index, %cst_1 : f32, %alloc_5 : memref<5xf32>)
    %c1_8 = arith.constant 1 : index
    %c5_9 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c5_9, %c1_8, %c1_8) threads in (%c1_8, %c1_8, %c1_8)  args(%c1 : index, %c0 : index, %alloc : memref<5x8xf32>, %alloc_5 : memref<5xf32>, %c8 : index)
    %expand_shape = memref.expand_shape %alloc_5 [[0, 1]] output_shape [5, 1] : memref<5xf32> into memref<5x1xf32>
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<5x8xf32>
    %c1_11 = arith.constant 1 : index
    %c5_12 = arith.constant 5 : index
    %c8_13 = arith.constant 8 : index
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c5_12, %c8_13, %c1_11) threads in (%c1_11, %c1_11, %c1_11)  args(%c1 : index, %c0 : index, %alloc : memref<5x8xf32>, %expand_shape : memref<5x1xf32>, %alloc_10 : memref<5x8xf32>)
    %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<5x8xf32>
    %c1_15 = arith.constant 1 : index
    %c5_16 = arith.constant 5 : index
    %c8_17 = arith.constant 8 : index
    gpu.launch_func  @main_kernel_3::@main_kernel blocks in (%c5_16, %c8_17, %c1_15) threads in (%c1_15, %c1_15, %c1_15)  args(%c1 : index, %c0 : index, %alloc_10 : memref<5x8xf32>, %alloc_14 : memref<5x8xf32>)
    %alloc_18 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %c1_19 = arith.constant 1 : index
    %c5_20 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_4::@main_kernel blocks in (%c5_20, %c1_19, %c1_19) threads in (%c1_19, %c1_19, %c1_19)  args(%c1 : index, %c0 : index, %cst_0 : f32, %alloc_18 : memref<5xf32>)
    %c1_21 = arith.constant 1 : index
    %c5_22 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_5::@main_kernel blocks in (%c5_22, %c1_21, %c1_21) threads in (%c1_21, %c1_21, %c1_21)  args(%c1 : index, %c0 : index, %alloc_14 : memref<5x8xf32>, %alloc_18 : memref<5xf32>, %c8 : index)
    %expand_shape_23 = memref.expand_shape %alloc_18 [[0, 1]] output_shape [5, 1] : memref<5xf32> into memref<5x1xf32>
    %alloc_24 = memref.alloc() {alignment = 64 : i64} : memref<5x1xf32>
    %c1_25 = arith.constant 1 : index
    %c5_26 = arith.constant 5 : index
    %c1_27 = arith.constant 1 : index
    gpu.launch_func  @main_kernel_6::@main_kernel blocks in (%c5_26, %c1_27, %c1_25) threads in (%c1_25, %c1_25, %c1_25)  args(%c1 : index, %c0 : index, %expand_shape_23 : memref<5x1xf32>, %cst : f32, %alloc_24 : memref<5x1xf32>)
    %alloc_28 = memref.alloc() {alignment = 64 : i64} : memref<5x8xf32>
    %c1_29 = arith.constant 1 : index
    %c5_30 = arith.constant 5 : index
    %c8_31 = arith.constant 8 : index
    gpu.launch_func  @main_kernel_7::@main_kernel blocks in (%c5_30, %c8_31, %c1_29) threads in (%c1_29, %c1_29, %c1_29)  args(%c1 : index, %c0 : index, %alloc_14 : memref<5x8xf32>, %alloc_24 : memref<5x1xf32>, %alloc_28 : memref<5x8xf32>)
    %cast = memref.cast %alloc_28 : memref<5x8xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<5x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 8, 1>} {
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
      memref.store %10, %arg6[%1, %3] : memref<5x8xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 1, 1>} {
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
      memref.store %arg2, %arg3[%1] : memref<5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x8xf32>, %arg3: memref<5xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 1, 1>} {
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
      scf.for %arg5 = %arg1 to %arg4 step %arg0 {
        %2 = memref.load %arg2[%1, %arg5] : memref<5x8xf32>
        %3 = memref.load %arg3[%1] : memref<5xf32>
        %4 = arith.maximumf %2, %3 : f32
        memref.store %4, %arg3[%1] : memref<5xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x8xf32>, %arg3: memref<5x1xf32>, %arg4: memref<5x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 8, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<5x8xf32>
      %5 = memref.load %arg3[%1, %arg1] : memref<5x1xf32>
      %6 = arith.subf %4, %5 : f32
      memref.store %6, %arg4[%1, %3] : memref<5x8xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_3 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x8xf32>, %arg3: memref<5x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 8, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<5x8xf32>
      %5 = math.exp %4 : f32
      memref.store %5, %arg3[%1, %3] : memref<5x8xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_4 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 1, 1>} {
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
      memref.store %arg2, %arg3[%1] : memref<5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_5 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x8xf32>, %arg3: memref<5xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 1, 1>} {
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
      scf.for %arg5 = %arg1 to %arg4 step %arg0 {
        %2 = memref.load %arg2[%1, %arg5] : memref<5x8xf32>
        %3 = memref.load %arg3[%1] : memref<5xf32>
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg3[%1] : memref<5xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_6 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x1xf32>, %arg3: f32, %arg4: memref<5x1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 1, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<5x1xf32>
      %5 = arith.divf %arg3, %4 : f32
      memref.store %5, %arg4[%1, %3] : memref<5x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_7 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x8xf32>, %arg3: memref<5x1xf32>, %arg4: memref<5x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 8, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<5x8xf32>
      %5 = memref.load %arg3[%1, %arg1] : memref<5x1xf32>
      %6 = arith.mulf %4, %5 : f32
      memref.store %6, %arg4[%1, %3] : memref<5x8xf32>
      gpu.return
    }
  }
}

