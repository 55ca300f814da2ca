module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<1x9x9x2xf32>
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c9_2 = arith.constant 9 : index
    %c9_3 = arith.constant 9 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c1_1, %c9_2, %c9_3) threads in (%c1_0, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c2 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<1x9x9x2xf32>)
    %alloc_4 = memref.alloc() : memref<3x3x2xf32>
    %c1_5 = arith.constant 1 : index
    %c3_6 = arith.constant 3 : index
    %c3_7 = arith.constant 3 : index
    %c2_8 = arith.constant 2 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c3_6, %c3_7, %c2_8) threads in (%c1_5, %c1_5, %c1_5)  args(%c1 : index, %c0 : index, %c2 : index, %c3 : index, %c5 : index, %c2_i32 : i32, %alloc_4 : memref<3x3x2xf32>)
    %alloc_9 = memref.alloc() : memref<1x4x4x2xf32>
    %c1_10 = arith.constant 1 : index
    %c1_11 = arith.constant 1 : index
    %c4_12 = arith.constant 4 : index
    %c4_13 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c1_11, %c4_12, %c4_13) threads in (%c1_10, %c1_10, %c1_10)  args(%c1 : index, %c0 : index, %cst : f32, %alloc_9 : memref<1x4x4x2xf32>, %c2 : index)
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %c4_16 = arith.constant 4 : index
    %c4_17 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c1_15, %c4_16, %c4_17) threads in (%c1_14, %c1_14, %c1_14)  args(%c1 : index, %c0 : index, %alloc : memref<1x9x9x2xf32>, %alloc_4 : memref<3x3x2xf32>, %alloc_9 : memref<1x4x4x2xf32>, %c3 : index, %c2 : index)
    %cast = memref.cast %alloc_9 : memref<1x4x4x2xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: i32, %arg7: memref<1x9x9x2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 9, 9>} {
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
      %4 = arith.muli %block_id_z, %arg0 overflow<nsw> : index
      %5 = arith.addi %4, %arg1 : index
      scf.for %arg8 = %arg1 to %arg4 step %arg0 {
        %6 = arith.muli %3, %arg2 : index
        %7 = arith.addi %1, %6 : index
        %8 = arith.muli %5, %arg3 : index
        %9 = arith.addi %7, %8 : index
        %10 = arith.muli %arg8, %arg4 : index
        %11 = arith.addi %9, %10 : index
        %12 = arith.remui %11, %arg5 : index
        %13 = arith.index_cast %12 : index to i32
        %14 = arith.subi %13, %arg6 : i32
        %15 = arith.sitofp %14 : i32 to f32
        memref.store %15, %arg7[%1, %3, %5, %arg8] : memref<1x9x9x2xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<3x3x2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 3, 3, 2>} {
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
      %4 = arith.muli %block_id_z, %arg0 overflow<nsw> : index
      %5 = arith.addi %4, %arg1 : index
      %6 = arith.muli %3, %arg2 : index
      %7 = arith.addi %1, %6 : index
      %8 = arith.muli %5, %arg3 : index
      %9 = arith.addi %7, %8 : index
      %10 = arith.remui %9, %arg4 : index
      %11 = arith.index_cast %10 : index to i32
      %12 = arith.subi %11, %arg5 : i32
      %13 = arith.sitofp %12 : i32 to f32
      memref.store %13, %arg6[%1, %3, %5] : memref<3x3x2xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<1x4x4x2xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 4, 4>} {
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
      %4 = arith.muli %block_id_z, %arg0 overflow<nsw> : index
      %5 = arith.addi %4, %arg1 : index
      scf.for %arg5 = %arg1 to %arg4 step %arg0 {
        memref.store %arg2, %arg3[%1, %3, %5, %arg5] : memref<1x4x4x2xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<1x9x9x2xf32>, %arg3: memref<3x3x2xf32>, %arg4: memref<1x4x4x2xf32>, %arg5: index, %arg6: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 4, 4>} {
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
      %4 = arith.muli %block_id_z, %arg0 overflow<nsw> : index
      %5 = arith.addi %4, %arg1 : index
      scf.for %arg7 = %arg1 to %arg6 step %arg0 {
        scf.for %arg8 = %arg1 to %arg5 step %arg0 {
          scf.for %arg9 = %arg1 to %arg5 step %arg0 {
            %c2 = arith.constant 2 : index
            %6 = arith.muli %3, %c2 overflow<nsw> : index
            %7 = arith.addi %6, %arg8 : index
            %c2_0 = arith.constant 2 : index
            %8 = arith.muli %5, %c2_0 overflow<nsw> : index
            %9 = arith.addi %8, %arg9 : index
            %10 = memref.load %arg2[%1, %7, %9, %arg7] : memref<1x9x9x2xf32>
            %11 = memref.load %arg3[%arg8, %arg9, %arg7] : memref<3x3x2xf32>
            %12 = memref.load %arg4[%1, %3, %5, %arg7] : memref<1x4x4x2xf32>
            %13 = arith.mulf %10, %11 : f32
            %14 = arith.addf %12, %13 : f32
            memref.store %14, %arg4[%1, %3, %5, %arg7] : memref<1x4x4x2xf32>
          }
        }
      }
      gpu.return
    }
  }
}

