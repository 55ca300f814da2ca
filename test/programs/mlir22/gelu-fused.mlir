module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<6x7xf32>
    %c1_3 = arith.constant 1 : index
    %c6_4 = arith.constant 6 : index
    %c7_5 = arith.constant 7 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c6_4, %c7_5, %c1_3) threads in (%c1_3, %c1_3, %c1_3)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<6x7xf32>)
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<6x7xf32>
    %c1_7 = arith.constant 1 : index
    %c6_8 = arith.constant 6 : index
    %c7_9 = arith.constant 7 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c6_8, %c7_9, %c1_7) threads in (%c1_7, %c1_7, %c1_7)  args(%c1 : index, %c0 : index, %alloc : memref<6x7xf32>, %cst_2 : f32, %cst_1 : f32, %cst_0 : f32, %cst : f32, %alloc_6 : memref<6x7xf32>)
    %cast = memref.cast %alloc_6 : memref<6x7xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<6x7xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 6, 7, 1>} {
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
      memref.store %10, %arg6[%1, %3] : memref<6x7xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<6x7xf32>, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: memref<6x7xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 6, 7, 1>} {
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
      %4 = memref.load %arg2[%1, %3] : memref<6x7xf32>
      %5 = arith.mulf %4, %4 : f32
      %6 = arith.mulf %5, %4 : f32
      %7 = arith.mulf %6, %arg3 : f32
      %8 = arith.addf %4, %7 : f32
      %9 = arith.mulf %8, %arg4 : f32
      %10 = math.tanh %9 : f32
      %11 = arith.addf %10, %arg5 : f32
      %12 = arith.mulf %4, %arg6 : f32
      %13 = arith.mulf %12, %11 : f32
      memref.store %13, %arg7[%1, %3] : memref<6x7xf32>
      gpu.return
    }
  }
}

