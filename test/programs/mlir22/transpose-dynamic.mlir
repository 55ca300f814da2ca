module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c100 = arith.constant 100 : index
    %alloc = memref.alloc() : memref<5x7xf32>
    %c1_0 = arith.constant 1 : index
    %c5_1 = arith.constant 5 : index
    %c7_2 = arith.constant 7 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c5_1, %c7_2, %c1_0) threads in (%c1_0, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c7 : index, %c100 : index, %alloc : memref<5x7xf32>)
    %alloc_3 = memref.alloc() : memref<7x5xf32>
    %c1_4 = arith.constant 1 : index
    %c7_5 = arith.constant 7 : index
    %c5_6 = arith.constant 5 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c7_5, %c5_6, %c1_4) threads in (%c1_4, %c1_4, %c1_4)  args(%c1 : index, %c0 : index, %alloc : memref<5x7xf32>, %alloc_3 : memref<7x5xf32>)
    %cast = memref.cast %alloc_3 : memref<7x5xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<5x7xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 5, 7, 1>} {
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
      %5 = arith.addi %4, %3 : index
      %6 = arith.remui %5, %arg3 : index
      %7 = arith.index_cast %6 : index to i32
      %8 = arith.sitofp %7 : i32 to f32
      memref.store %8, %arg4[%1, %3] : memref<5x7xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<5x7xf32>, %arg3: memref<7x5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 7, 5, 1>} {
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
      %4 = memref.load %arg2[%3, %1] : memref<5x7xf32>
      memref.store %4, %arg3[%1, %3] : memref<7x5xf32>
      gpu.return
    }
  }
}

