// RUN: mlir-opt %s --async-parallel-for | FileCheck %s

// Tasks that start tasks for halves of the blocks.

// CHECK:      module {
// CHECK-NEXT:   func.func @two(%arg0: memref<?x64xf32>) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x64xf32>
// CHECK-NEXT:     %0 = arith.muli %dim, %c64 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c0 : index
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = arith.ceildivsi %0, %c32 : index
// CHECK-NEXT:       %3 = arith.maxsi %2, %c1000 : index
// CHECK-NEXT:       %4 = arith.minsi %0, %3 : index
// CHECK-NEXT:       %5 = arith.ceildivsi %0, %4 : index
// CHECK-NEXT:       %6 = arith.cmpi sge, %4, %c64 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         %7 = arith.ceildivsi %4, %c64 : index
// CHECK-NEXT:         %8 = arith.muli %7, %c64 : index
// CHECK-NEXT:         %9 = arith.cmpi eq, %5, %c1 : index
// CHECK-NEXT:         scf.if %9 {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%c0, %8, %dim, %c64, %c0, %c0, %dim, %c64, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:           %11 = async.create_group %10 : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn(%11, %c0, %5, %8, %dim, %c64, %c0, %c0, %dim, %c64, %c1, %c1, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:           async.await_all %11
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.cmpi eq, %5, %c1 : index
// CHECK-NEXT:         scf.if %7 {
// CHECK-NEXT:           func.call @parallel_compute_fn(%c0, %4, %dim, %c64, %c0, %c0, %dim, %c64, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %8 = arith.subi %5, %c1 : index
// CHECK-NEXT:           %9 = async.create_group %8 : !async.group
// CHECK-NEXT:           func.call @async_dispatch_fn_0(%9, %c0, %5, %4, %dim, %c64, %c0, %c0, %dim, %c64, %c1, %c1, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:           async.await_all %9
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduce(%arg0: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) init (%c0) -> index {
// CHECK-NEXT:       scf.reduce(%arg1 : index) {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:         %1 = arith.addi %arg2, %arg3 : index
// CHECK-NEXT:         scf.reduce.return %1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x64xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c64 : index
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %0 : index
// CHECK-NEXT:     %4 = arith.subi %3, %c1 : index
// CHECK-NEXT:     %5 = arith.divsi %1, %c64 : index
// CHECK-NEXT:     %6 = arith.remsi %5, %arg2 : index
// CHECK-NEXT:     %7 = arith.divsi %4, %c64 : index
// CHECK-NEXT:     %8 = arith.remsi %7, %arg2 : index
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     scf.for %arg11 = %6 to %9 step %c1 {
// CHECK-NEXT:       scf.for %arg12 = %c0 to %c64 step %c1 {
// CHECK-NEXT:         %10 = memref.load %arg10[%arg11, %arg12] : memref<?x64xf32>
// CHECK-NEXT:         %11 = arith.addf %10, %10 : f32
// CHECK-NEXT:         memref.store %11, %arg10[%arg11, %arg12] : memref<?x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<?x64xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg13 = %arg1, %arg14 = %arg2) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.subi %arg14, %arg13 : index
// CHECK-NEXT:       %2 = arith.cmpi sgt, %1, %c1 : index
// CHECK-NEXT:       scf.condition(%2) %arg13, %arg14 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg13: index, %arg14: index):
// CHECK-NEXT:       %1 = arith.subi %arg14, %arg13 : index
// CHECK-NEXT:       %2 = arith.divsi %1, %c2 : index
// CHECK-NEXT:       %3 = arith.addi %arg13, %2 : index
// CHECK-NEXT:       %token = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn(%arg0, %3, %arg14, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = async.add_to_group %token, %arg0 : !async.token
// CHECK-NEXT:       scf.yield %arg13, %3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn_with_aligned_loops(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x64xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c64 : index
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %0 : index
// CHECK-NEXT:     %4 = arith.subi %3, %c1 : index
// CHECK-NEXT:     %5 = arith.remsi %1, %c64 : index
// CHECK-NEXT:     %6 = arith.divsi %1, %c64 : index
// CHECK-NEXT:     %7 = arith.remsi %6, %arg2 : index
// CHECK-NEXT:     %8 = arith.remsi %4, %c64 : index
// CHECK-NEXT:     %9 = arith.divsi %4, %c64 : index
// CHECK-NEXT:     %10 = arith.remsi %9, %arg2 : index
// CHECK-NEXT:     %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:     %12 = arith.addi %8, %c1 : index
// CHECK-NEXT:     scf.for %arg11 = %7 to %11 step %c1 {
// CHECK-NEXT:       %13 = arith.cmpi eq, %arg11, %7 : index
// CHECK-NEXT:       %14 = arith.cmpi eq, %arg11, %10 : index
// CHECK-NEXT:       %15 = arith.select %13, %5, %c0 : index
// CHECK-NEXT:       %16 = arith.select %14, %12, %c64 : index
// CHECK-NEXT:       scf.for %arg12 = %15 to %16 step %c1 {
// CHECK-NEXT:         %17 = memref.load %arg10[%arg11, %arg12] : memref<?x64xf32>
// CHECK-NEXT:         %18 = arith.addf %17, %17 : f32
// CHECK-NEXT:         memref.store %18, %arg10[%arg11, %arg12] : memref<?x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<?x64xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg13 = %arg1, %arg14 = %arg2) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.subi %arg14, %arg13 : index
// CHECK-NEXT:       %2 = arith.cmpi sgt, %1, %c1 : index
// CHECK-NEXT:       scf.condition(%2) %arg13, %arg14 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg13: index, %arg14: index):
// CHECK-NEXT:       %1 = arith.subi %arg14, %arg13 : index
// CHECK-NEXT:       %2 = arith.divsi %1, %c2 : index
// CHECK-NEXT:       %3 = arith.addi %arg13, %2 : index
// CHECK-NEXT:       %token = async.execute {
// CHECK-NEXT:         func.call @async_dispatch_fn_0(%arg0, %3, %arg14, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:         async.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = async.add_to_group %token, %arg0 : !async.token
// CHECK-NEXT:       scf.yield %arg13, %3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (index, index, index, index, index, index, index, index, index, index, memref<?x64xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// The inner loop has few iterations. So there is a function that never divides it.
func.func @two(%m: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = memref.dim %m, %c0 : memref<?x64xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c64) step (%c1, %c1) {
    %v = memref.load %m[%i, %j] : memref<?x64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %m[%i, %j] : memref<?x64xf32>
  }
  return
}

// Loops with reductions stay.
func.func @reduce(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.parallel (%i) = (%c0) to (%a) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%l: index, %r: index):
      %t = arith.addi %l, %r : index
      scf.reduce.return %t : index
    }
  }
  return %s : index
}
