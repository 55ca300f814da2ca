// Shuffles with offsets and widths that the kernels get at launch. The results are the same for each subgroup size from 4 on: the
// first four lanes of the workgroup store which of them are valid.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run --target=vulkan1.1 %s | FileCheck %s

// Lane k of group g gives 10 * g + k. A comment names mode, offset and width.
// xor 1, 4
// CHECK: [1, 0, 3, 2, 11, 10, 13, 12]
// xor 3, 4
// CHECK: [3, 2, 1, 0, 13, 12, 11, 10]
// xor 5, 4
// CHECK: [0, 1, 2, 3, 10, 11, 12, 13]
// down 1, 4
// CHECK: [1, 2, 3, 0, 11, 12, 13, 10]
// down 5, 4
// CHECK: [1, 2, 3, 0, 11, 12, 13, 10]
// up 3, 4
// CHECK: [1, 2, 3, 0, 11, 12, 13, 10]
// up 1, 2
// CHECK: [1, 0, 3, 2, 11, 10, 13, 12]
// idx 2, 4
// CHECK: [2, 2, 2, 2, 12, 12, 12, 12]
// idx 7, 4
// CHECK: [0, 1, 2, 3, 10, 11, 12, 13]
// idx 1, 2
// CHECK: [1, 1, 3, 3, 11, 11, 13, 13]
// xor 1, 1
// CHECK: [0, 1, 2, 3, 10, 11, 12, 13]
// The bits of the valid lanes, a number for each row.
// CHECK-NEXT: data =
// CHECK-NEXT: [15, 15, 0, 7, 0, 8, 2, 15, 0, 3, 0]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @xor(%row: index, %offset: i32, %width: i32, %out: memref<11x8xi32>, %valid: memref<11xi32>) kernel {
      %c4 = arith.constant 4 : index
      %c10 = arith.constant 10 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %k = arith.remui %t, %c4 : index
      %tens = arith.muli %g, %c10 : index
      %number = arith.addi %tens, %k : index
      %v = arith.index_cast %number : index to i32
      %r, %ok = gpu.shuffle xor %v, %offset, %width : i32
      memref.store %r, %out[%row, %t] : memref<11x8xi32>
      %first = arith.cmpi ult, %t, %c4 : index
      %both = arith.andi %first, %ok : i1
      scf.if %both {
        %one = arith.constant 1 : i32
        %at = arith.index_cast %t : index to i32
        %bit = arith.shli %one, %at : i32
        %old = memref.atomic_rmw ori %bit, %valid[%row] : (i32, memref<11xi32>) -> i32
      }
      gpu.return
    }
    gpu.func @up(%row: index, %offset: i32, %width: i32, %out: memref<11x8xi32>, %valid: memref<11xi32>) kernel {
      %c4 = arith.constant 4 : index
      %c10 = arith.constant 10 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %k = arith.remui %t, %c4 : index
      %tens = arith.muli %g, %c10 : index
      %number = arith.addi %tens, %k : index
      %v = arith.index_cast %number : index to i32
      %r, %ok = gpu.shuffle up %v, %offset, %width : i32
      memref.store %r, %out[%row, %t] : memref<11x8xi32>
      %first = arith.cmpi ult, %t, %c4 : index
      %both = arith.andi %first, %ok : i1
      scf.if %both {
        %one = arith.constant 1 : i32
        %at = arith.index_cast %t : index to i32
        %bit = arith.shli %one, %at : i32
        %old = memref.atomic_rmw ori %bit, %valid[%row] : (i32, memref<11xi32>) -> i32
      }
      gpu.return
    }
    gpu.func @down(%row: index, %offset: i32, %width: i32, %out: memref<11x8xi32>, %valid: memref<11xi32>) kernel {
      %c4 = arith.constant 4 : index
      %c10 = arith.constant 10 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %k = arith.remui %t, %c4 : index
      %tens = arith.muli %g, %c10 : index
      %number = arith.addi %tens, %k : index
      %v = arith.index_cast %number : index to i32
      %r, %ok = gpu.shuffle down %v, %offset, %width : i32
      memref.store %r, %out[%row, %t] : memref<11x8xi32>
      %first = arith.cmpi ult, %t, %c4 : index
      %both = arith.andi %first, %ok : i1
      scf.if %both {
        %one = arith.constant 1 : i32
        %at = arith.index_cast %t : index to i32
        %bit = arith.shli %one, %at : i32
        %old = memref.atomic_rmw ori %bit, %valid[%row] : (i32, memref<11xi32>) -> i32
      }
      gpu.return
    }
    gpu.func @idx(%row: index, %offset: i32, %width: i32, %out: memref<11x8xi32>, %valid: memref<11xi32>) kernel {
      %c4 = arith.constant 4 : index
      %c10 = arith.constant 10 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %k = arith.remui %t, %c4 : index
      %tens = arith.muli %g, %c10 : index
      %number = arith.addi %tens, %k : index
      %v = arith.index_cast %number : index to i32
      %r, %ok = gpu.shuffle idx %v, %offset, %width : i32
      memref.store %r, %out[%row, %t] : memref<11x8xi32>
      %first = arith.cmpi ult, %t, %c4 : index
      %both = arith.andi %first, %ok : i1
      scf.if %both {
        %one = arith.constant 1 : i32
        %at = arith.index_cast %t : index to i32
        %bit = arith.shli %one, %at : i32
        %old = memref.atomic_rmw ori %bit, %valid[%row] : (i32, memref<11xi32>) -> i32
      }
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %zero = arith.constant 0 : i32
    %out = memref.alloc() : memref<11x8xi32>
    %valid = memref.alloc() : memref<11xi32>
    gpu.memset %valid, %zero : memref<11xi32>, i32
    %i0 = arith.constant 0 : index
    %o0 = arith.constant 1 : i32
    %w0 = arith.constant 4 : i32
    gpu.launch_func @m::@xor blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i0 : index, %o0 : i32, %w0 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i1 = arith.constant 1 : index
    %o1 = arith.constant 3 : i32
    %w1 = arith.constant 4 : i32
    gpu.launch_func @m::@xor blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i1 : index, %o1 : i32, %w1 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i2 = arith.constant 2 : index
    %o2 = arith.constant 5 : i32
    %w2 = arith.constant 4 : i32
    gpu.launch_func @m::@xor blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i2 : index, %o2 : i32, %w2 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i3 = arith.constant 3 : index
    %o3 = arith.constant 1 : i32
    %w3 = arith.constant 4 : i32
    gpu.launch_func @m::@down blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i3 : index, %o3 : i32, %w3 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i4 = arith.constant 4 : index
    %o4 = arith.constant 5 : i32
    %w4 = arith.constant 4 : i32
    gpu.launch_func @m::@down blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i4 : index, %o4 : i32, %w4 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i5 = arith.constant 5 : index
    %o5 = arith.constant 3 : i32
    %w5 = arith.constant 4 : i32
    gpu.launch_func @m::@up blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i5 : index, %o5 : i32, %w5 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i6 = arith.constant 6 : index
    %o6 = arith.constant 1 : i32
    %w6 = arith.constant 2 : i32
    gpu.launch_func @m::@up blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i6 : index, %o6 : i32, %w6 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i7 = arith.constant 7 : index
    %o7 = arith.constant 2 : i32
    %w7 = arith.constant 4 : i32
    gpu.launch_func @m::@idx blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i7 : index, %o7 : i32, %w7 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i8 = arith.constant 8 : index
    %o8 = arith.constant 7 : i32
    %w8 = arith.constant 4 : i32
    gpu.launch_func @m::@idx blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i8 : index, %o8 : i32, %w8 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i9 = arith.constant 9 : index
    %o9 = arith.constant 1 : i32
    %w9 = arith.constant 2 : i32
    gpu.launch_func @m::@idx blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i9 : index, %o9 : i32, %w9 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %i10 = arith.constant 10 : index
    %o10 = arith.constant 1 : i32
    %w10 = arith.constant 1 : i32
    gpu.launch_func @m::@xor blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%i10 : index, %o10 : i32, %w10 : i32, %out : memref<11x8xi32>, %valid : memref<11xi32>)
    %u = memref.cast %out : memref<11x8xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    %x = memref.cast %valid : memref<11xi32> to memref<*xi32>
    call @printMemrefI32(%x) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
