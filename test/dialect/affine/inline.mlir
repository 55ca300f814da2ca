// RUN: mlir-opt %s -inline | FileCheck %s

func.func private @access(%m: memref<8xf32>, %i: index) {
  %x = affine.load %m[0] : memref<8xf32>
  affine.store %x, %m[1] : memref<8xf32>
  return
}

func.func private @nest(%m: memref<8xf32>, %i: index) {
  affine.for %j = 0 to 8 {
    %x = affine.load %m[%j] : memref<8xf32>
    affine.store %x, %m[%j] : memref<8xf32>
  }
  return
}

// Accesses come into the loop. The loop of a callee does not, though its effects are known.
// CHECK-LABEL: func @into_loop(
// CHECK:         affine.for
// CHECK-NEXT:      affine.load
// CHECK-NEXT:      affine.store
// CHECK-NEXT:      func.call @nest
func.func @into_loop(%m: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    func.call @access(%m, %i) : (memref<8xf32>, index) -> ()
    func.call @nest(%m, %i) : (memref<8xf32>, index) -> ()
  }
  return
}

// CHECK-LABEL: func @into_function(
// CHECK-NEXT:    affine.for
// CHECK-NEXT:      affine.load
func.func @into_function(%m: memref<8xf32>, %i: index) {
  call @nest(%m, %i) : (memref<8xf32>, index) -> ()
  return
}
