module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @product(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %c0_2 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_3 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_3 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%dim, %dim_1) step (%0, %1) {
      %c-1 = arith.constant -1 : index
      %2 = arith.muli %arg3, %c-1 overflow<nsw> : index
      %3 = arith.addi %dim, %2 : index
      %4 = arith.minsi %0, %3 : index
      %c-1_4 = arith.constant -1 : index
      %5 = arith.muli %arg4, %c-1_4 overflow<nsw> : index
      %6 = arith.addi %dim_1, %5 : index
      %7 = arith.minsi %1, %6 : index
      scf.parallel (%arg5, %arg6) = (%c0_2, %c0_2) to (%4, %7) step (%c1, %c1) {
        %8 = arith.addi %arg5, %arg3 : index
        %9 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %dim_0 step %c1 {
          %10 = memref.load %arg0[%8, %arg7] : memref<?x?xf32>
          %11 = memref.load %arg1[%arg7, %9] : memref<?x?xf32>
          %12 = memref.load %arg2[%8, %9] : memref<?x?xf32>
          %13 = arith.mulf %10, %11 : f32
          %14 = arith.addf %12, %13 : f32
          memref.store %14, %arg2[%8, %9] : memref<?x?xf32>
        }
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
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
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    %c1_2 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %2 = arith.muli %c0, %c-1 overflow<nsw> : index
    %3 = arith.addi %c8, %2 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %4 = arith.cmpi sle, %3, %c0_3 : index
    %5 = arith.subi %c0_3, %3 : index
    %6 = arith.subi %3, %c1_4 : index
    %7 = arith.select %4, %5, %6 : index
    %8 = arith.divsi %7, %0 : index
    %9 = arith.subi %c0_3, %8 : index
    %10 = arith.addi %8, %c1_4 : index
    %11 = arith.select %4, %9, %10 : index
    %c-1_5 = arith.constant -1 : index
    %12 = arith.muli %c0, %c-1_5 overflow<nsw> : index
    %13 = arith.addi %c12, %12 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %14 = arith.cmpi sle, %13, %c0_6 : index
    %15 = arith.subi %c0_6, %13 : index
    %16 = arith.subi %13, %c1_7 : index
    %17 = arith.select %14, %15, %16 : index
    %18 = arith.divsi %17, %1 : index
    %19 = arith.subi %c0_6, %18 : index
    %20 = arith.addi %18, %c1_7 : index
    %21 = arith.select %14, %19, %20 : index
    %c-1_8 = arith.constant -1 : index
    %22 = arith.muli %c0_0, %c-1_8 overflow<nsw> : index
    %23 = arith.addi %0, %22 : index
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %24 = arith.cmpi sle, %23, %c0_9 : index
    %25 = arith.subi %c0_9, %23 : index
    %26 = arith.subi %23, %c1_10 : index
    %27 = arith.select %24, %25, %26 : index
    %28 = arith.divsi %27, %c1 : index
    %29 = arith.subi %c0_9, %28 : index
    %30 = arith.addi %28, %c1_10 : index
    %31 = arith.select %24, %29, %30 : index
    %c-1_11 = arith.constant -1 : index
    %32 = arith.muli %c0_0, %c-1_11 overflow<nsw> : index
    %33 = arith.addi %1, %32 : index
    %c0_12 = arith.constant 0 : index
    %c1_13 = arith.constant 1 : index
    %34 = arith.cmpi sle, %33, %c0_12 : index
    %35 = arith.subi %c0_12, %33 : index
    %36 = arith.subi %33, %c1_13 : index
    %37 = arith.select %34, %35, %36 : index
    %38 = arith.divsi %37, %c1 : index
    %39 = arith.subi %c0_12, %38 : index
    %40 = arith.addi %38, %c1_13 : index
    %41 = arith.select %34, %39, %40 : index
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%11, %21, %c1_2) threads in (%31, %41, %c1_2)  args(%0 : index, %c0 : index, %1 : index, %c1 : index, %c0_0 : index, %c3 : index, %c5 : index, %c7 : index, %c3_i32 : i32, %alloc : memref<8x12xf32>)
    %alloc_14 = memref.alloc() : memref<12x6xf32>
    %c0_15 = arith.constant 0 : index
    %c4_16 = arith.constant 4 : index
    %c4_17 = arith.constant 4 : index
    %42 = arith.muli %c1, %c4_16 : index
    %43 = arith.muli %c1, %c4_17 : index
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c12, %c6) step (%42, %43) {
      %c-1_25 = arith.constant -1 : index
      %46 = arith.muli %arg1, %c-1_25 overflow<nsw> : index
      %47 = arith.addi %c6, %46 : index
      %48 = arith.minsi %43, %47 : index
      scf.parallel (%arg2, %arg3) = (%c0_15, %c0_15) to (%42, %48) step (%c1, %c1) {
        %49 = arith.addi %arg2, %arg0 : index
        %50 = arith.addi %arg3, %arg1 : index
        %51 = arith.muli %49, %c5 : index
        %52 = arith.muli %50, %c3 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.remui %53, %c5 : index
        %55 = arith.index_cast %54 : index to i32
        %56 = arith.subi %55, %c2_i32 : i32
        %57 = arith.sitofp %56 : i32 to f32
        memref.store %57, %alloc_14[%49, %50] : memref<12x6xf32>
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %alloc_18 = memref.alloc() : memref<8x6xf32>
    %c0_19 = arith.constant 0 : index
    %c4_20 = arith.constant 4 : index
    %c4_21 = arith.constant 4 : index
    %44 = arith.muli %c1, %c4_20 : index
    %45 = arith.muli %c1, %c4_21 : index
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c8, %c6) step (%44, %45) {
      %c-1_25 = arith.constant -1 : index
      %46 = arith.muli %arg1, %c-1_25 overflow<nsw> : index
      %47 = arith.addi %c6, %46 : index
      %48 = arith.minsi %45, %47 : index
      scf.parallel (%arg2, %arg3) = (%c0_19, %c0_19) to (%44, %48) step (%c1, %c1) {
        %49 = arith.addi %arg2, %arg0 : index
        %50 = arith.addi %arg3, %arg1 : index
        memref.store %cst, %alloc_18[%49, %50] : memref<8x6xf32>
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %cast = memref.cast %alloc : memref<8x12xf32> to memref<?x?xf32>
    %cast_22 = memref.cast %alloc_14 : memref<12x6xf32> to memref<?x?xf32>
    %cast_23 = memref.cast %alloc_18 : memref<8x6xf32> to memref<?x?xf32>
    call @product(%cast, %cast_22, %cast_23) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    %cast_24 = memref.cast %alloc_18 : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%cast_24) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: i32, %arg9: memref<8x12xf32>) kernel {
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
      %2 = arith.muli %block_id_y, %arg2 overflow<nsw> : index
      %3 = arith.addi %2, %arg1 : index
      %4 = arith.muli %thread_id_x, %arg3 overflow<nsw> : index
      %5 = arith.addi %4, %arg4 : index
      %6 = arith.muli %thread_id_y, %arg3 overflow<nsw> : index
      %7 = arith.addi %6, %arg4 : index
      %8 = arith.addi %5, %1 : index
      %9 = arith.addi %7, %3 : index
      %10 = arith.muli %8, %arg5 : index
      %11 = arith.muli %9, %arg6 : index
      %12 = arith.addi %10, %11 : index
      %13 = arith.remui %12, %arg7 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.subi %14, %arg8 : i32
      %16 = arith.sitofp %15 : i32 to f32
      memref.store %16, %arg9[%8, %9] : memref<8x12xf32>
      gpu.return
    }
  }
}

