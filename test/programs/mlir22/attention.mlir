module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -1.000000e+03 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %c1_i32 = arith.constant 1 : i32
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<4x6xf32>
    %c1_1 = arith.constant 1 : index
    %c4_2 = arith.constant 4 : index
    %c6_3 = arith.constant 6 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c4_2, %c6_3, %c1_1) threads in (%c1_1, %c1_1, %c1_1)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<4x6xf32>)
    %alloc_4 = memref.alloc() : memref<6x5xf32>
    %c1_5 = arith.constant 1 : index
    %c6_6 = arith.constant 6 : index
    %c5_7 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c6_6, %c5_7, %c1_5) threads in (%c1_5, %c1_5, %c1_5)  args(%c1 : index, %c0 : index, %c2 : index, %c4 : index, %c1_i32 : i32, %alloc_4 : memref<6x5xf32>)
    %alloc_8 = memref.alloc() : memref<5x3xf32>
    %c1_9 = arith.constant 1 : index
    %c5_10 = arith.constant 5 : index
    %c3_11 = arith.constant 3 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c5_10, %c3_11, %c1_9) threads in (%c1_9, %c1_9, %c1_9)  args(%c1 : index, %c0 : index, %c2 : index, %c3 : index, %c5 : index, %c2_i32 : i32, %alloc_8 : memref<5x3xf32>)
    %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    %c1_13 = arith.constant 1 : index
    %c4_14 = arith.constant 4 : index
    %c5_15 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c4_14, %c5_15, %c1_13) threads in (%c1_13, %c1_13, %c1_13)  args(%c1 : index, %c0 : index, %cst_0 : f32, %alloc_12 : memref<4x5xf32>)
    %c1_16 = arith.constant 1 : index
    %c4_17 = arith.constant 4 : index
    %c5_18 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_3::@main_kernel blocks in (%c4_17, %c5_18, %c1_16) threads in (%c1_16, %c1_16, %c1_16)  args(%c1 : index, %c0 : index, %alloc : memref<4x6xf32>, %alloc_4 : memref<6x5xf32>, %alloc_12 : memref<4x5xf32>, %c6 : index)
    %alloc_19 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %c1_20 = arith.constant 1 : index
    %c4_21 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_4::@main_kernel blocks in (%c4_21, %c1_20, %c1_20) threads in (%c1_20, %c1_20, %c1_20)  args(%c1 : index, %c0 : index, %cst : f32, %alloc_19 : memref<4xf32>)
    %c1_22 = arith.constant 1 : index
    %c4_23 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_5::@main_kernel blocks in (%c4_23, %c1_22, %c1_22) threads in (%c1_22, %c1_22, %c1_22)  args(%c1 : index, %c0 : index, %alloc_12 : memref<4x5xf32>, %alloc_19 : memref<4xf32>, %c5 : index)
    %alloc_24 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    %c1_25 = arith.constant 1 : index
    %c4_26 = arith.constant 4 : index
    %c5_27 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_6::@main_kernel blocks in (%c4_26, %c5_27, %c1_25) threads in (%c1_25, %c1_25, %c1_25)  args(%c1 : index, %c0 : index, %alloc_12 : memref<4x5xf32>, %alloc_19 : memref<4xf32>, %alloc_24 : memref<4x5xf32>)
    %alloc_28 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %c1_29 = arith.constant 1 : index
    %c4_30 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_7::@main_kernel blocks in (%c4_30, %c1_29, %c1_29) threads in (%c1_29, %c1_29, %c1_29)  args(%c1 : index, %c0 : index, %cst_0 : f32, %alloc_28 : memref<4xf32>)
    %c1_31 = arith.constant 1 : index
    %c4_32 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_8::@main_kernel blocks in (%c4_32, %c1_31, %c1_31) threads in (%c1_31, %c1_31, %c1_31)  args(%c1 : index, %c0 : index, %alloc_24 : memref<4x5xf32>, %alloc_28 : memref<4xf32>, %c5 : index)
    %alloc_33 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    %c1_34 = arith.constant 1 : index
    %c4_35 = arith.constant 4 : index
    %c5_36 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_9::@main_kernel blocks in (%c4_35, %c5_36, %c1_34) threads in (%c1_34, %c1_34, %c1_34)  args(%c1 : index, %c0 : index, %alloc_24 : memref<4x5xf32>, %alloc_28 : memref<4xf32>, %alloc_33 : memref<4x5xf32>)
    %alloc_37 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
    %c1_38 = arith.constant 1 : index
    %c4_39 = arith.constant 4 : index
    %c3_40 = arith.constant 3 : index
    gpu.launch_func  @main_kernel_10::@main_kernel blocks in (%c4_39, %c3_40, %c1_38) threads in (%c1_38, %c1_38, %c1_38)  args(%c1 : index, %c0 : index, %cst_0 : f32, %alloc_37 : memref<4x3xf32>)
    %c1_41 = arith.constant 1 : index
    %c4_42 = arith.constant 4 : index
    %c3_43 = arith.constant 3 : index
    gpu.launch_func  @main_kernel_11::@main_kernel blocks in (%c4_42, %c3_43, %c1_41) threads in (%c1_41, %c1_41, %c1_41)  args(%c1 : index, %c0 : index, %alloc_33 : memref<4x5xf32>, %alloc_8 : memref<5x3xf32>, %alloc_37 : memref<4x3xf32>, %c5 : index)
    %cast = memref.cast %alloc_37 : memref<4x3xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<4x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 6, 1>} {
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
      memref.store %10, %arg6[%1, %3] : memref<4x6xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: memref<6x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 6, 5, 1>} {
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
      %4 = arith.muli %3, %arg2 : index
      %5 = arith.addi %1, %4 : index
      %6 = arith.remui %5, %arg3 : index
      %7 = arith.index_cast %6 : index to i32
      %8 = arith.subi %7, %arg4 : i32
      %9 = arith.sitofp %8 : i32 to f32
      memref.store %9, %arg5[%1, %3] : memref<6x5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<5x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 3, 1>} {
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
      memref.store %10, %arg6[%1, %3] : memref<5x3xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<4x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 5, 1>} {
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
      memref.store %arg2, %arg3[%1, %3] : memref<4x5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_3 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x6xf32>, %arg3: memref<6x5xf32>, %arg4: memref<4x5xf32>, %arg5: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 5, 1>} {
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
        %4 = memref.load %arg2[%1, %arg6] : memref<4x6xf32>
        %5 = memref.load %arg3[%arg6, %3] : memref<6x5xf32>
        %6 = memref.load %arg4[%1, %3] : memref<4x5xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %arg4[%1, %3] : memref<4x5xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_4 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
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
      memref.store %arg2, %arg3[%1] : memref<4xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_5 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x5xf32>, %arg3: memref<4xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
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
        %2 = memref.load %arg2[%1, %arg5] : memref<4x5xf32>
        %3 = memref.load %arg3[%1] : memref<4xf32>
        %4 = arith.maximumf %2, %3 : f32
        memref.store %4, %arg3[%1] : memref<4xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_6 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x5xf32>, %arg3: memref<4xf32>, %arg4: memref<4x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 5, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<4x5xf32>
      %5 = memref.load %arg3[%1] : memref<4xf32>
      %6 = arith.subf %4, %5 : f32
      %7 = math.exp %6 : f32
      memref.store %7, %arg4[%1, %3] : memref<4x5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_7 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
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
      memref.store %arg2, %arg3[%1] : memref<4xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_8 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x5xf32>, %arg3: memref<4xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
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
        %2 = memref.load %arg2[%1, %arg5] : memref<4x5xf32>
        %3 = memref.load %arg3[%1] : memref<4xf32>
        %4 = arith.addf %3, %2 : f32
        memref.store %4, %arg3[%1] : memref<4xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_9 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x5xf32>, %arg3: memref<4xf32>, %arg4: memref<4x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 5, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<4x5xf32>
      %5 = memref.load %arg3[%1] : memref<4xf32>
      %6 = arith.divf %4, %5 : f32
      memref.store %6, %arg4[%1, %3] : memref<4x5xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_10 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<4x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 3, 1>} {
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
      memref.store %arg2, %arg3[%1, %3] : memref<4x3xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_11 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<4x5xf32>, %arg3: memref<5x3xf32>, %arg4: memref<4x3xf32>, %arg5: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 3, 1>} {
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
        %4 = memref.load %arg2[%1, %arg6] : memref<4x5xf32>
        %5 = memref.load %arg3[%arg6, %3] : memref<5x3xf32>
        %6 = memref.load %arg4[%1, %3] : memref<4x3xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %arg4[%1, %3] : memref<4x3xf32>
      }
      gpu.return
    }
  }
}

