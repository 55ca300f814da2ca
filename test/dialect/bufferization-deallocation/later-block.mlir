// RUN: mlir-opt %s -ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func @later
func.func @later(%c: i1, %n: index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf32>
  // CHECK: %[[R:.*]]:2 = scf.for {{.*}} -> (memref<2xf32>, i1)
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%k = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  // CHECK: bufferization.dealloc {{.*}} retain (%alloc, %[[R]]#0 : memref<2xf32>, memref<2xf32>)
  // CHECK: cf.cond_br
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.copy %r, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb2
^bb2:
  return
}

// CHECK-LABEL: func @passed_and_used
// CHECK-SAME: %[[C:.*]]: i1
func.func @passed_and_used(%c: i1, %x: memref<2xf32>) {
  %m = memref.alloc() : memref<2xf32>
  // CHECK: %[[D:.*]]:3 = bufferization.dealloc {{.*}} retain (%alloc, %{{.*}}, %alloc :
  // CHECK: bufferization.dealloc
  // CHECK: cf.cond_br %[[C]], ^bb1(%alloc, %[[D]]#2 : memref<2xf32>, i1), ^bb2
  cf.cond_br %c, ^bb1(%m : memref<2xf32>), ^bb2
^bb1(%n: memref<2xf32>):
  memref.copy %m, %x : memref<2xf32> to memref<2xf32>
  memref.copy %n, %x : memref<2xf32> to memref<2xf32>
  cf.br ^bb2
^bb2:
  return
}
