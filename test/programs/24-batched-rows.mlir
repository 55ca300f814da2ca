// Prefix sums of the rows of a matrix. Each launch gets one row, as a view with a dynamic offset.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 6]
// CHECK-NEXT: [0, 3, 9, 18, 19, 23]
// CHECK-NEXT: [5, 13, 13, 16, 22, 31]
// CHECK-NEXT: [10, 12, 17, 25, 25, 28]
// CHECK-NEXT: [4, 11, 21, 23, 28, 36]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scan(%in: memref<?xi32, strided<[1], offset: ?>>, %out: memref<?xi32, strided<[1], offset: ?>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0 : i32
      %n = memref.dim %in, %c0 : memref<?xi32, strided<[1], offset: ?>>
      %i = gpu.thread_id x
      %ok = arith.cmpi ult, %i, %n : index
      scf.if %ok {
        %end = arith.addi %i, %c1 : index
        %head = memref.subview %in[0] [%end] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
        %len = memref.dim %head, %c0 : memref<?xi32, strided<[1], offset: ?>>
        %s = scf.for %k = %c0 to %len step %c1 iter_args(%a = %zero) -> (i32) {
          %v = memref.load %head[%k] : memref<?xi32, strided<[1], offset: ?>>
          %b = arith.addi %a, %v : i32
          scf.yield %b : i32
        }
        memref.store %s, %out[%i] : memref<?xi32, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c11 = arith.constant 11 : index
    %x = memref.alloc(%c4, %c6) : memref<?x?xi32>
    %y = memref.alloc(%c4, %c6) : memref<?x?xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c6 step %c1 {
        %a = arith.muli %i, %c5 : index
        %b = arith.muli %j, %c3 : index
        %c = arith.addi %a, %b : index
        %d = arith.remui %c, %c11 : index
        %v = arith.index_cast %d : index to i32
        memref.store %v, %x[%i, %j] : memref<?x?xi32>
      }
    }
    scf.for %r = %c0 to %c4 step %c1 {
      %xr = memref.subview %x[%r, 0] [1, %c6] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[1], offset: ?>>
      %yr = memref.subview %y[%r, 0] [1, %c6] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[1], offset: ?>>
      gpu.launch_func @kernels::@scan blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%xr : memref<?xi32, strided<[1], offset: ?>>, %yr : memref<?xi32, strided<[1], offset: ?>>)
    }
    %y_u = memref.cast %y : memref<?x?xi32> to memref<*xi32>
    call @printMemrefI32(%y_u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
