// Tables of integers and floats of several widths are read at constant indices, at indices of an unrolled loop and at
// the number of the invocation. The variable @v is written in between.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 8]
// CHECK-NEXT: [7, 1, 654,

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @w : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
    memref.global "private" constant @b : memref<5xi8> = dense<[-3, 9, 100, 27, -128]>
    memref.global "private" constant @q : memref<4xi64> = dense<[5, 25769803776, -1, 4294967297]>
    memref.global "private" constant @h : memref<4xbf16> = dense<[0.5, -8.0, 3.0, 12.0]>
    memref.global "private" constant @p : memref<4xi1> = dense<[true, false, true, true]>
    memref.global "private" constant @x : memref<4xindex> = dense<[40, 30, 20, 10]>
    memref.global "private" constant @f : memref<3xf32> = dense<[0.25, 2.5, -1.75]>
    memref.global "private" @v : memref<2xi32, #gpu.address_space<private>> = dense<[11, 22]>

    gpu.func @read(%in: memref<4xi32>, %o: memref<4x8xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %zero = arith.constant 0 : i32
      %t = gpu.thread_id x
      %even = arith.remui %t, %c2 : index
      %third = arith.remui %t, %c3 : index

      %w = memref.get_global @w : memref<2x3xi32>
      %mine = memref.load %in[%t] : memref<4xi32>
      %w12 = memref.load %w[%c1, %c2] : memref<2x3xi32>
      %r0 = arith.addi %w12, %mine : i32
      memref.store %r0, %o[%t, %c0] : memref<4x8xi32>
      %r1 = memref.load %w[%even, %third] : memref<2x3xi32>
      memref.store %r1, %o[%t, %c1] : memref<4x8xi32>
      %r2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (i32) {
        %m = memref.load %w[%c1, %j] : memref<2x3xi32>
        %n = memref.load %in[%j] : memref<4xi32>
        %mn = arith.muli %m, %n : i32
        %s = arith.addi %a, %mn : i32
        scf.yield %s : i32
      }
      memref.store %r2, %o[%t, %c2] : memref<4x8xi32>

      %b = memref.get_global @b : memref<5xi8>
      %b4 = memref.load %b[%c4] : memref<5xi8>
      %bt = memref.load %b[%t] : memref<5xi8>
      %b4w = arith.extsi %b4 : i8 to i32
      %btw = arith.extui %bt : i8 to i32
      %r3 = arith.addi %b4w, %btw : i32
      memref.store %r3, %o[%t, %c3] : memref<4x8xi32>

      %q = memref.get_global @q : memref<4xi64>
      %thirty = arith.constant 30 : i64
      %q1 = memref.load %q[%c1] : memref<4xi64>
      %qt = memref.load %q[%t] : memref<4xi64>
      %high = arith.shrui %q1, %thirty : i64
      %sum = arith.addi %high, %qt : i64
      %r4 = arith.trunci %sum : i64 to i32
      memref.store %r4, %o[%t, %c4] : memref<4x8xi32>

      %h = memref.get_global @h : memref<4xbf16>
      %f = memref.get_global @f : memref<3xf32>
      %h2 = memref.load %h[%c2] : memref<4xbf16>
      %ht = memref.load %h[%t] : memref<4xbf16>
      %f1 = memref.load %f[%c1] : memref<3xf32>
      %f3 = memref.load %f[%third] : memref<3xf32>
      %h2w = arith.extf %h2 : bf16 to f32
      %htw = arith.extf %ht : bf16 to f32
      %four = arith.constant 4.0 : f32
      %p0 = arith.mulf %h2w, %f1 : f32
      %p1 = arith.mulf %htw, %f3 : f32
      %p2 = arith.addf %p0, %p1 : f32
      %p3 = arith.mulf %p2, %four : f32
      %r5 = arith.fptosi %p3 : f32 to i32
      memref.store %r5, %o[%t, %c5] : memref<4x8xi32>

      %v = memref.get_global @v : memref<2xi32, #gpu.address_space<private>>
      memref.store %mine, %v[%even] : memref<2xi32, #gpu.address_space<private>>
      %v0 = memref.load %v[%c0] : memref<2xi32, #gpu.address_space<private>>
      %v1 = memref.load %v[%c1] : memref<2xi32, #gpu.address_space<private>>
      %r6 = arith.subi %v1, %v0 : i32
      memref.store %r6, %o[%t, %c6] : memref<4x8xi32>

      %p = memref.get_global @p : memref<4xi1>
      %x = memref.get_global @x : memref<4xindex>
      %pc = memref.load %p[%c2] : memref<4xi1>
      %pt = memref.load %p[%t] : memref<4xi1>
      %xc = memref.load %x[%c0] : memref<4xindex>
      %xt = memref.load %x[%t] : memref<4xindex>
      %both = arith.andi %pc, %pt : i1
      %chosen = arith.select %both, %xt, %xc : index
      %r7 = arith.index_cast %chosen : index to i32
      memref.store %r7, %o[%t, %c7] : memref<4x8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %in = memref.get_global @in : memref<4xi32>
    %o = memref.alloc() : memref<4x8xi32>
    gpu.launch_func @kernels::@read blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in : memref<4xi32>, %o : memref<4x8xi32>)
    %u = memref.cast %o : memref<4x8xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  memref.global "private" constant @in : memref<4xi32> = dense<[1, 10, 100, 1000]>
  func.func private @printMemrefI32(memref<*xi32>)
}
