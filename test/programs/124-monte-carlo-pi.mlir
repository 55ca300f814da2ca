// Pi by random points: each invocation draws 64 points with a generator of its own (xorshift of 32 bits), counts those
// in the circle, and adds its count to that of the workgroup by an atomic operation. The first of a workgroup adds to
// the result and notes the largest count of one invocation.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2]
// CHECK-NEXT: [6438, 58]
// CHECK: sizes = [1]
// CHECK-NEXT: [3.14{{[0-9]*}}]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" @count : memref<1xi32, 3> = uninitialized
    func.func @next(%x: i32) -> i32 {
      %c13 = arith.constant 13 : i32
      %c17 = arith.constant 17 : i32
      %c5 = arith.constant 5 : i32
      %a = arith.shli %x, %c13 : i32
      %b = arith.xori %x, %a : i32
      %c = arith.shrui %b, %c17 : i32
      %d = arith.xori %b, %c : i32
      %e = arith.shli %d, %c5 : i32
      %f = arith.xori %d, %e : i32
      return %f : i32
    }
    gpu.func @draw(%out: memref<2xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %low = arith.constant 4095 : i32
      %twelve = arith.constant 12 : i32
      %radius = arith.constant 16777216 : i32
      %step = arith.constant 0x9E3779B9 : i32
      %count = memref.get_global @count : memref<1xi32, 3>
      %t = gpu.thread_id x
      %i = gpu.global_id x
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %zero, %count[%c0] : memref<1xi32, 3>
      }
      gpu.barrier
      %i32 = arith.index_cast %i : index to i32
      %i1 = arith.addi %i32, %one : i32
      %seed = arith.muli %i1, %step : i32
      %r:2 = scf.for %k = %c0 to %c64 step %c1 iter_args(%x = %seed, %n = %zero) -> (i32, i32) {
        %x1 = func.call @next(%x) : (i32) -> i32
        %a = arith.andi %x1, %low : i32
        %b0 = arith.shrui %x1, %twelve : i32
        %b = arith.andi %b0, %low : i32
        %aa = arith.muli %a, %a : i32
        %bb = arith.muli %b, %b : i32
        %d = arith.addi %aa, %bb : i32
        %in = arith.cmpi ult, %d, %radius : i32
        %in32 = arith.extui %in : i1 to i32
        %n1 = arith.addi %n, %in32 : i32
        scf.yield %x1, %n1 : i32, i32
      }
      %old = memref.atomic_rmw addi %r#1, %count[%c0] : (i32, memref<1xi32, 3>) -> i32
      %most = memref.atomic_rmw maxs %r#1, %out[%c1] : (i32, memref<2xi32>) -> i32
      gpu.barrier
      scf.if %first {
        %sum = memref.load %count[%c0] : memref<1xi32, 3>
        %before = memref.atomic_rmw addi %sum, %out[%c0] : (i32, memref<2xi32>) -> i32
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0 : i32
    %out = memref.alloc() : memref<2xi32>
    memref.store %zero, %out[%c0] : memref<2xi32>
    memref.store %zero, %out[%c1] : memref<2xi32>
    gpu.launch_func @kernels::@draw blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1) args(%out : memref<2xi32>)
    %show1 = memref.cast %out : memref<2xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    // Four times the part of the 8192 points in the circle.
    %n = memref.load %out[%c0] : memref<2xi32>
    %f = arith.sitofp %n : i32 to f32
    %scale = arith.constant 0.00048828125 : f32
    %pi = arith.mulf %f, %scale : f32
    %result = memref.alloc() : memref<1xf32>
    memref.store %pi, %result[%c0] : memref<1xf32>
    %show2 = memref.cast %result : memref<1xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
  func.func private @printMemrefI32(memref<*xi32>)
}
