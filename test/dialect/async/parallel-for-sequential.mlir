// RUN: mlir-opt %s '--async-parallel-for=async-dispatch=false num-workers=-1 min-task-size=4' | FileCheck %s

// One thread starts all tasks; the inner loop is in a function that starts tasks too.

// CHECK:      module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e-01 : f32
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e-01 : f32
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %cst_2 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst_3 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = async.runtime.num_worker_threads : index
// CHECK-NEXT:       %2 = arith.cmpi sgt, %1, %c4 : index
// CHECK-NEXT:       %3 = arith.select %2, %cst_3, %cst_4 : f32
// CHECK-NEXT:       %4 = arith.cmpi sgt, %1, %c8 : index
// CHECK-NEXT:       %5 = arith.select %4, %cst_2, %3 : f32
// CHECK-NEXT:       %6 = arith.cmpi sgt, %1, %c16 : index
// CHECK-NEXT:       %7 = arith.select %6, %cst_1, %5 : f32
// CHECK-NEXT:       %8 = arith.cmpi sgt, %1, %c32 : index
// CHECK-NEXT:       %9 = arith.select %8, %cst_0, %7 : f32
// CHECK-NEXT:       %10 = arith.cmpi sgt, %1, %c64 : index
// CHECK-NEXT:       %11 = arith.select %10, %cst, %9 : f32
// CHECK-NEXT:       %12 = arith.index_cast %1 : index to i32
// CHECK-NEXT:       %13 = arith.sitofp %12 : i32 to f32
// CHECK-NEXT:       %14 = arith.mulf %11, %13 : f32
// CHECK-NEXT:       %15 = arith.fptosi %14 : f32 to i32
// CHECK-NEXT:       %16 = arith.index_cast %15 : i32 to index
// CHECK-NEXT:       %17 = arith.maxsi %16, %c1 : index
// CHECK-NEXT:       %18 = arith.ceildivsi %arg1, %17 : index
// CHECK-NEXT:       %19 = arith.maxsi %18, %c4 : index
// CHECK-NEXT:       %20 = arith.minsi %arg1, %19 : index
// CHECK-NEXT:       %21 = arith.ceildivsi %arg1, %20 : index
// CHECK-NEXT:       %22 = arith.subi %21, %c1 : index
// CHECK-NEXT:       %23 = async.create_group %22 : !async.group
// CHECK-NEXT:       scf.for %arg2 = %c1 to %21 step %c1 {
// CHECK-NEXT:         %token = async.execute {
// CHECK-NEXT:           func.call @parallel_compute_fn(%arg2, %20, %arg1, %c0, %arg1, %c1, %arg0, %arg1) : (index, index, index, index, index, index, memref<?x?xf32>, index) -> ()
// CHECK-NEXT:           async.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         %24 = async.add_to_group %token, %23 : !async.token
// CHECK-NEXT:       }
// CHECK-NEXT:       func.call @parallel_compute_fn(%c0, %20, %arg1, %c0, %arg1, %c1, %arg0, %arg1) : (index, index, index, index, index, index, memref<?x?xf32>, index) -> ()
// CHECK-NEXT:       async.await_all %23
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?x?xf32>, %arg7: index) {
// CHECK-NEXT:     %cst = arith.constant 6.000000e-01 : f32
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %cst_0 = arith.constant 8.000000e-01 : f32
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %cst_2 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst_3 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT:     %2 = arith.minsi %1, %arg2 : index
// CHECK-NEXT:     %3 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.remsi %0, %arg2 : index
// CHECK-NEXT:     %5 = arith.remsi %3, %arg2 : index
// CHECK-NEXT:     %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:     scf.for %arg8 = %4 to %6 step %c1 {
// CHECK-NEXT:       %7 = arith.cmpi eq, %arg7, %c0 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %8 = async.runtime.num_worker_threads : index
// CHECK-NEXT:         %9 = arith.cmpi sgt, %8, %c4 : index
// CHECK-NEXT:         %10 = arith.select %9, %cst_3, %cst_4 : f32
// CHECK-NEXT:         %11 = arith.cmpi sgt, %8, %c8 : index
// CHECK-NEXT:         %12 = arith.select %11, %cst_2, %10 : f32
// CHECK-NEXT:         %13 = arith.cmpi sgt, %8, %c16 : index
// CHECK-NEXT:         %14 = arith.select %13, %cst_1, %12 : f32
// CHECK-NEXT:         %15 = arith.cmpi sgt, %8, %c32 : index
// CHECK-NEXT:         %16 = arith.select %15, %cst_0, %14 : f32
// CHECK-NEXT:         %17 = arith.cmpi sgt, %8, %c64 : index
// CHECK-NEXT:         %18 = arith.select %17, %cst, %16 : f32
// CHECK-NEXT:         %19 = arith.index_cast %8 : index to i32
// CHECK-NEXT:         %20 = arith.sitofp %19 : i32 to f32
// CHECK-NEXT:         %21 = arith.mulf %18, %20 : f32
// CHECK-NEXT:         %22 = arith.fptosi %21 : f32 to i32
// CHECK-NEXT:         %23 = arith.index_cast %22 : i32 to index
// CHECK-NEXT:         %24 = arith.maxsi %23, %c1 : index
// CHECK-NEXT:         %25 = arith.ceildivsi %arg7, %24 : index
// CHECK-NEXT:         %26 = arith.maxsi %25, %c4 : index
// CHECK-NEXT:         %27 = arith.minsi %arg7, %26 : index
// CHECK-NEXT:         %28 = arith.ceildivsi %arg7, %27 : index
// CHECK-NEXT:         %29 = arith.subi %28, %c1 : index
// CHECK-NEXT:         %30 = async.create_group %29 : !async.group
// CHECK-NEXT:         scf.for %arg9 = %c1 to %28 step %c1 {
// CHECK-NEXT:           %token = async.execute {
// CHECK-NEXT:             func.call @parallel_compute_fn_0(%arg9, %27, %arg7, %c0, %arg7, %c1, %arg6, %arg8) : (index, index, index, index, index, index, memref<?x?xf32>, index) -> ()
// CHECK-NEXT:             async.yield
// CHECK-NEXT:           }
// CHECK-NEXT:           %31 = async.add_to_group %token, %30 : !async.token
// CHECK-NEXT:         }
// CHECK-NEXT:         func.call @parallel_compute_fn_0(%c0, %27, %arg7, %c0, %arg7, %c1, %arg6, %arg8) : (index, index, index, index, index, index, memref<?x?xf32>, index) -> ()
// CHECK-NEXT:         async.await_all %30
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?x?xf32>, %arg7: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT:     %2 = arith.minsi %1, %arg2 : index
// CHECK-NEXT:     %3 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.remsi %0, %arg2 : index
// CHECK-NEXT:     %5 = arith.remsi %3, %arg2 : index
// CHECK-NEXT:     %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:     scf.for %arg8 = %4 to %6 step %c1 {
// CHECK-NEXT:       memref.store %cst, %arg6[%arg7, %arg8] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @nested(%m: memref<?x?xf32>, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c0) to (%a) step (%c1) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
