// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-choose-buffers)))" -split-input-file | FileCheck %s

// A loop that swaps buffers carries their numbers, and each access chooses.
// CHECK-LABEL: gpu.func @loop
// CHECK-SAME: %[[A:.+]]: memref<8xf32>, %[[B:.+]]: memref<8xf32>, %[[N:.+]]: index, %[[V:.+]]: f32
// CHECK: %[[FIRST:.+]] = arith.constant 0 : index
// CHECK: %[[ZERO:.+]] = arith.constant 0 : index
// CHECK: %[[ONE:.+]] = arith.constant 1 : index
// CHECK: scf.for {{.+}} iter_args(%[[X:.+]] = %[[ZERO]], %[[W:.+]] = %{{.+}}, %[[Y:.+]] = %[[ONE]]) -> (index, f32, index)
// CHECK: %[[IS:.+]] = arith.cmpi eq, %[[X]], %{{.+}} : index
// CHECK: scf.if %[[IS]]
// CHECK-NEXT: memref.store %[[W]], %[[A]]
// CHECK-NEXT: else
// CHECK-NEXT: memref.store %[[W]], %[[B]]
// CHECK: scf.yield %[[Y]], %[[W]], %[[X]] : index, f32, index
gpu.module @m {
  gpu.func @loop(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %w = %v, %y = %b) -> (memref<8xf32>, f32, memref<8xf32>) {
      memref.store %w, %x[%i] : memref<8xf32>
      scf.yield %y, %w, %x : memref<8xf32>, f32, memref<8xf32>
    }
    gpu.return
  }

  // A conditional in a loop yields a number, and a selection of buffers becomes one of numbers. The result chooses, too.
  // CHECK-LABEL: gpu.func @while
  // CHECK-SAME: %[[A:.+]]: memref<8xf32>, %[[B:.+]]: memref<8xf32>, %[[C:.+]]: i1
  // CHECK: %[[R:.+]] = scf.while (%[[X:.+]] = %{{.+}}) : (index) -> index
  // CHECK: %[[S:.+]] = arith.select %[[C]], %[[X]], %{{.+}} : index
  // CHECK: scf.condition(%[[C]]) %[[S]] : index
  // CHECK: ^bb0(%[[Y:.+]]: index):
  // CHECK: %[[P:.+]] = scf.if %[[C]] -> (index)
  // CHECK: scf.yield %[[Y]] : index
  // CHECK: scf.yield %[[P]] : index
  // CHECK: %[[IS:.+]] = arith.cmpi eq, %[[R]]
  // CHECK: scf.if %[[IS]] -> (f32)
  // CHECK: memref.load %[[A]]
  // CHECK: memref.load %[[B]]
  gpu.func @while(%a: memref<8xf32>, %b: memref<8xf32>, %c: i1, %o: memref<f32>) kernel {
    %c0 = arith.constant 0 : index
    %r = scf.while (%x = %a) : (memref<8xf32>) -> memref<8xf32> {
      %s = arith.select %c, %x, %b : memref<8xf32>
      scf.condition(%c) %s : memref<8xf32>
    } do {
    ^bb0(%y: memref<8xf32>):
      %p = scf.if %c -> (memref<8xf32>) {
        scf.yield %y : memref<8xf32>
      } else {
        scf.yield %b : memref<8xf32>
      }
      scf.yield %p : memref<8xf32>
    }
    %v = memref.load %r[%c0] : memref<8xf32>
    memref.store %v, %o[] : memref<f32>
    gpu.return
  }
}

// -----

// A table moves to the start of the function, and views of different buffers are numbered as buffers are.
module {
  // CHECK-LABEL: gpu.func @views
  // CHECK-NEXT: memref.get_global @table
  // CHECK: memref.subview
  // CHECK: memref.subview
  // CHECK-COUNT-2: scf.for {{.+}} -> (index, index)
  // CHECK: memref.load
  gpu.module @m {
    memref.global "private" constant @table : memref<4xf32> = dense<2.0>
    gpu.func @views(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<4xf32>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x0 = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
      %y0 = memref.subview %b[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
      scf.for %i = %c0 to %n step %c1 {
        %r:2 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %x0, %y = %y0) -> (memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1]>>) {
          %v = memref.load %x[%j] : memref<4xf32, strided<[1]>>
          memref.store %v, %y[%j] : memref<4xf32, strided<[1]>>
          scf.yield %y, %x : memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1]>>
        }
        %t = memref.get_global @table : memref<4xf32>
        %q:2 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %t, %y = %c) -> (memref<4xf32>, memref<4xf32>) {
          %v = memref.load %x[%j] : memref<4xf32>
          memref.store %v, %c[%i] : memref<4xf32>
          scf.yield %y, %x : memref<4xf32>, memref<4xf32>
        }
      }
      gpu.return
    }
  }
}

// -----

// What stays: views of one buffer, which need no number; buffers and views that a loop makes; buffers of which one is no argument
// and no allocation; buffers that an operation without a counterpart in a kernel carries; functions with branches.
gpu.module @m {
  // CHECK-LABEL: gpu.func @one
  // CHECK: scf.for {{.+}} -> (memref<8xf32>, memref<8xf32>)
  gpu.func @one(%a: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (memref<8xf32>, memref<8xf32>) {
      memref.store %v, %x[%i] : memref<8xf32>
      scf.yield %y, %x : memref<8xf32>, memref<8xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @made
  // CHECK: scf.for {{.+}} -> (memref<8xf32>)
  // CHECK: scf.for {{.+}} -> (memref<4xf32, strided<[1]>>)
  gpu.func @made(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
      memref.store %v, %x[%i] : memref<8xf32>
      %y = memref.alloca() : memref<8xf32>
      scf.yield %y : memref<8xf32>
    }
    %s = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    %t = memref.subview %b[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    %q = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> (memref<4xf32, strided<[1]>>) {
      memref.store %v, %x[%i] : memref<4xf32, strided<[1]>>
      scf.yield %t : memref<4xf32, strided<[1]>>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @foreign
  // CHECK: scf.for {{.+}} -> (memref<8xf32>)
  func.func private @find() -> memref<8xf32>
  gpu.func @foreign(%a: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %y = func.call @find() : () -> memref<8xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
      memref.store %v, %x[%i] : memref<8xf32>
      scf.yield %y : memref<8xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @parallel
  // CHECK: scf.for {{.+}} -> (memref<8xf32>)
  gpu.func @parallel(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> memref<8xf32> {
      scf.reduce(%b : memref<8xf32>) {
      ^bb0(%x: memref<8xf32>, %y: memref<8xf32>):
        scf.reduce.return %y : memref<8xf32>
      }
    }
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
      memref.store %v, %x[%i] : memref<8xf32>
      scf.yield %b : memref<8xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @branches
  // CHECK: scf.for {{.+}} -> (memref<8xf32>)
  gpu.func @branches(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
      memref.store %v, %x[%i] : memref<8xf32>
      scf.yield %b : memref<8xf32>
    }
    cf.br ^end
  ^end:
    gpu.return
  }
}

// -----

// A list has at most 16 buffers, because each access chooses between all of them.
gpu.module @m {
  // CHECK-LABEL: gpu.func @most
  // CHECK: scf.for {{.+}} -> (index,
  gpu.func @most(%a0: memref<8xf32>, %a1: memref<8xf32>, %a2: memref<8xf32>, %a3: memref<8xf32>, %a4: memref<8xf32>, %a5: memref<8xf32>, %a6: memref<8xf32>, %a7: memref<8xf32>, %a8: memref<8xf32>, %a9: memref<8xf32>, %a10: memref<8xf32>, %a11: memref<8xf32>, %a12: memref<8xf32>, %a13: memref<8xf32>, %a14: memref<8xf32>, %a15: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r:16 = scf.for %i = %c0 to %n step %c1 iter_args(%x0 = %a0, %x1 = %a1, %x2 = %a2, %x3 = %a3, %x4 = %a4, %x5 = %a5, %x6 = %a6, %x7 = %a7, %x8 = %a8, %x9 = %a9, %x10 = %a10, %x11 = %a11, %x12 = %a12, %x13 = %a13, %x14 = %a14, %x15 = %a15) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) {
      memref.store %v, %x0[%i] : memref<8xf32>
      scf.yield %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x0 : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @many
  // CHECK: scf.for {{.+}} -> (memref<8xf32>,
  gpu.func @many(%a0: memref<8xf32>, %a1: memref<8xf32>, %a2: memref<8xf32>, %a3: memref<8xf32>, %a4: memref<8xf32>, %a5: memref<8xf32>, %a6: memref<8xf32>, %a7: memref<8xf32>, %a8: memref<8xf32>, %a9: memref<8xf32>, %a10: memref<8xf32>, %a11: memref<8xf32>, %a12: memref<8xf32>, %a13: memref<8xf32>, %a14: memref<8xf32>, %a15: memref<8xf32>, %a16: memref<8xf32>, %n: index, %v: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r:17 = scf.for %i = %c0 to %n step %c1 iter_args(%x0 = %a0, %x1 = %a1, %x2 = %a2, %x3 = %a3, %x4 = %a4, %x5 = %a5, %x6 = %a6, %x7 = %a7, %x8 = %a8, %x9 = %a9, %x10 = %a10, %x11 = %a11, %x12 = %a12, %x13 = %a13, %x14 = %a14, %x15 = %a15, %x16 = %a16) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) {
      memref.store %v, %x0[%i] : memref<8xf32>
      scf.yield %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x0 : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>
    }
    gpu.return
  }
}
