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
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c12 = arith.constant 12 : index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c3_2 = arith.constant 3 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c2, %c1, %c1) threads in (%c3_2, %c1, %c1)  args(%c4 : index, %c0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<8x12xf32>)
    %alloc_3 = memref.alloc() : memref<12x6xf32>
    %c0_4 = arith.constant 0 : index
    %c12_5 = arith.constant 12 : index
    %c4_6 = arith.constant 4 : index
    %c1_7 = arith.constant 1 : index
    %c3_8 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c0_9 = arith.constant 0 : index
    %c4_10 = arith.constant 4 : index
    %c2_11 = arith.constant 2 : index
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c3_8, %c1_7, %c1_7) threads in (%c2_11, %c1_7, %c1_7)  args(%c4_6 : index, %c0_4 : index, %c5 : index, %c3 : index, %c2_i32 : i32, %alloc_3 : memref<12x6xf32>)
    %alloc_12 = memref.alloc() : memref<8x6xf32>
    %c0_13 = arith.constant 0 : index
    %c8_14 = arith.constant 8 : index
    %c4_15 = arith.constant 4 : index
    %c1_16 = arith.constant 1 : index
    %c2_17 = arith.constant 2 : index
    %c6_18 = arith.constant 6 : index
    %c0_19 = arith.constant 0 : index
    %c4_20 = arith.constant 4 : index
    %c2_21 = arith.constant 2 : index
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c2_17, %c1_16, %c1_16) threads in (%c2_21, %c1_16, %c1_16)  args(%c4_15 : index, %c0_13 : index, %cst : f32, %alloc_12 : memref<8x6xf32>)
    %c0_22 = arith.constant 0 : index
    %c8_23 = arith.constant 8 : index
    %c4_24 = arith.constant 4 : index
    %c1_25 = arith.constant 1 : index
    %c2_26 = arith.constant 2 : index
    %c6_27 = arith.constant 6 : index
    %c0_28 = arith.constant 0 : index
    %c4_29 = arith.constant 4 : index
    %c2_30 = arith.constant 2 : index
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c2_26, %c1_25, %c1_25) threads in (%c2_30, %c1_25, %c1_25)  args(%c4_24 : index, %c0_22 : index, %alloc : memref<8x12xf32>, %alloc_3 : memref<12x6xf32>, %alloc_12 : memref<8x6xf32>)
    %cast = memref.cast %alloc_12 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<8x12xf32>) kernel attributes {known_block_size = array<i32: 3, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
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
      %c0 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c4 = arith.constant 4 : index
      %c4_0 = arith.constant 4 : index
      %c0_1 = arith.constant 0 : index
      %2 = arith.muli %thread_id_x, %c4_0 overflow<nsw> : index
      %3 = arith.addi %2, %c0_1 : index
      %c4_2 = arith.constant 4 : index
      %4 = arith.addi %1, %c4_2 : index
      %c1 = arith.constant 1 : index
      scf.for %arg7 = %1 to %4 step %c1 {
        %c4_3 = arith.constant 4 : index
        %5 = arith.addi %3, %c4_3 : index
        %c1_4 = arith.constant 1 : index
        scf.for %arg8 = %3 to %5 step %c1_4 {
          %6 = arith.muli %arg7, %arg2 : index
          %7 = arith.muli %arg8, %arg3 : index
          %8 = arith.addi %6, %7 : index
          %9 = arith.remui %8, %arg4 : index
          %10 = arith.index_cast %9 : index to i32
          %11 = arith.subi %10, %arg5 : i32
          %12 = arith.sitofp %11 : i32 to f32
          memref.store %12, %arg6[%arg7, %arg8] : memref<8x12xf32>
        }
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: memref<12x6xf32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 3, 1, 1>} {
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
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %c4_0 = arith.constant 4 : index
      %c0_1 = arith.constant 0 : index
      %2 = arith.muli %thread_id_x, %c4_0 overflow<nsw> : index
      %3 = arith.addi %2, %c0_1 : index
      %c4_2 = arith.constant 4 : index
      %4 = arith.addi %1, %c4_2 : index
      %c1 = arith.constant 1 : index
      scf.for %arg6 = %1 to %4 step %c1 {
        %c4_3 = arith.constant 4 : index
        %5 = arith.addi %3, %c4_3 : index
        %c6_4 = arith.constant 6 : index
        %6 = arith.minsi %5, %c6_4 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg7 = %3 to %6 step %c1_5 {
          %7 = arith.muli %arg6, %arg2 : index
          %8 = arith.muli %arg7, %arg3 : index
          %9 = arith.addi %7, %8 : index
          %10 = arith.remui %9, %arg2 : index
          %11 = arith.index_cast %10 : index to i32
          %12 = arith.subi %11, %arg4 : i32
          %13 = arith.sitofp %12 : i32 to f32
          memref.store %13, %arg5[%arg6, %arg7] : memref<12x6xf32>
        }
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8x6xf32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
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
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %c4_0 = arith.constant 4 : index
      %c0_1 = arith.constant 0 : index
      %2 = arith.muli %thread_id_x, %c4_0 overflow<nsw> : index
      %3 = arith.addi %2, %c0_1 : index
      %c4_2 = arith.constant 4 : index
      %4 = arith.addi %1, %c4_2 : index
      %c1 = arith.constant 1 : index
      scf.for %arg4 = %1 to %4 step %c1 {
        %c4_3 = arith.constant 4 : index
        %5 = arith.addi %3, %c4_3 : index
        %c6_4 = arith.constant 6 : index
        %6 = arith.minsi %5, %c6_4 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg5 = %3 to %6 step %c1_5 {
          memref.store %arg2, %arg3[%arg4, %arg5] : memref<8x6xf32>
        }
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: memref<8x12xf32>, %arg3: memref<12x6xf32>, %arg4: memref<8x6xf32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
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
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %c4_0 = arith.constant 4 : index
      %c0_1 = arith.constant 0 : index
      %2 = arith.muli %thread_id_x, %c4_0 overflow<nsw> : index
      %3 = arith.addi %2, %c0_1 : index
      %c0_2 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c4_3 = arith.constant 4 : index
      scf.for %arg5 = %c0_2 to %c12 step %c4_3 {
        %c4_4 = arith.constant 4 : index
        %4 = arith.addi %1, %c4_4 : index
        %c1 = arith.constant 1 : index
        scf.parallel (%arg6) = (%1) to (%4) step (%c1) {
          %c4_5 = arith.constant 4 : index
          %5 = arith.addi %3, %c4_5 : index
          %c6_6 = arith.constant 6 : index
          %6 = arith.minsi %5, %c6_6 : index
          %c1_7 = arith.constant 1 : index
          scf.parallel (%arg7) = (%3) to (%6) step (%c1_7) {
            %c4_8 = arith.constant 4 : index
            %7 = arith.addi %arg5, %c4_8 : index
            %c1_9 = arith.constant 1 : index
            scf.for %arg8 = %arg5 to %7 step %c1_9 {
              %8 = memref.load %arg2[%arg6, %arg8] : memref<8x12xf32>
              %9 = memref.load %arg3[%arg8, %arg7] : memref<12x6xf32>
              %10 = memref.load %arg4[%arg6, %arg7] : memref<8x6xf32>
              %11 = arith.mulf %8, %9 : f32
              %12 = arith.addf %10, %11 : f32
              memref.store %12, %arg4[%arg6, %arg7] : memref<8x6xf32>
            }
            scf.reduce 
          }
          scf.reduce 
        }
      }
      gpu.return
    }
  }
}

