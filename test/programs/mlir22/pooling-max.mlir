module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -1.000000e+03 : f32
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %c11 = arith.constant 11 : index
    %alloc = memref.alloc() : memref<1x6x8x2xf32>
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c6_2 = arith.constant 6 : index
    %c8_3 = arith.constant 8 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c1_1, %c6_2, %c8_3) threads in (%c1_0, %c1_0, %c1_0)  args(%c1 : index, %c0 : index, %c3 : index, %c5 : index, %c4 : index, %c11 : index, %c5_i32 : i32, %alloc : memref<1x6x8x2xf32>, %c2 : index)
    %alloc_4 = memref.alloc() : memref<1x3x4x2xf32>
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    %c3_7 = arith.constant 3 : index
    %c4_8 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c1_6, %c3_7, %c4_8) threads in (%c1_5, %c1_5, %c1_5)  args(%c1 : index, %c0 : index, %cst : f32, %alloc_4 : memref<1x3x4x2xf32>, %c2 : index)
    %c1_9 = arith.constant 1 : index
    %c1_10 = arith.constant 1 : index
    %c3_11 = arith.constant 3 : index
    %c4_12 = arith.constant 4 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c1_10, %c3_11, %c4_12) threads in (%c1_9, %c1_9, %c1_9)  args(%c1 : index, %c0 : index, %alloc : memref<1x6x8x2xf32>, %alloc_4 : memref<1x3x4x2xf32>, %c2 : index)
    %cast = memref.cast %alloc_4 : memref<1x3x4x2xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: i32, %arg7: memref<1x6x8x2xf32>, %arg8: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 6, 8>} {
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
      scf.for %arg9 = %arg1 to %arg8 step %arg0 {
        %6 = arith.muli %3, %arg2 : index
        %7 = arith.addi %1, %6 : index
        %8 = arith.muli %5, %arg3 : index
        %9 = arith.addi %7, %8 : index
        %10 = arith.muli %arg9, %arg4 : index
        %11 = arith.addi %9, %10 : index
        %12 = arith.remui %11, %arg5 : index
        %13 = arith.index_cast %12 : index to i32
        %14 = arith.subi %13, %arg6 : i32
        %15 = arith.sitofp %14 : i32 to f32
        memref.store %15, %arg7[%1, %3, %5, %arg9] : memref<1x6x8x2xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<1x3x4x2xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 3, 4>} {
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
        memref.store %arg2, %arg3[%1, %3, %5, %arg5] : memref<1x3x4x2xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<1x6x8x2xf32>, %arg3: memref<1x3x4x2xf32>, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 3, 4>} {
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
        scf.for %arg6 = %arg1 to %arg4 step %arg0 {
          scf.for %arg7 = %arg1 to %arg4 step %arg0 {
            %c2 = arith.constant 2 : index
            %6 = arith.muli %3, %c2 overflow<nsw> : index
            %7 = arith.addi %6, %arg6 : index
            %c2_0 = arith.constant 2 : index
            %8 = arith.muli %5, %c2_0 overflow<nsw> : index
            %9 = arith.addi %8, %arg7 : index
            %10 = memref.load %arg2[%1, %7, %9, %arg5] : memref<1x6x8x2xf32>
            %11 = memref.load %arg3[%1, %3, %5, %arg5] : memref<1x3x4x2xf32>
            %12 = arith.maximumf %11, %10 : f32
            memref.store %12, %arg3[%1, %3, %5, %arg5] : memref<1x3x4x2xf32>
          }
        }
      }
      gpu.return
    }
  }
}

