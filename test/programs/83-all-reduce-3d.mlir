// gpu.all_reduce of workgroups in three dimensions, with an operation and with a region.
// RUN: spvc run %s | FileCheck %s

// The workgroup has 3 * 2 * 5 invocations. The first two reductions are of x + 10 * y + 100 * z, the last one
// sums the squares of x.
// CHECK: [6180, 412, 50]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%out: memref<3xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c10 = arith.constant 10 : index
      %c100 = arith.constant 100 : index
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %z = gpu.thread_id z
      %ty = arith.muli %y, %c10 : index
      %hz = arith.muli %z, %c100 : index
      %xy = arith.addi %x, %ty : index
      %xyz = arith.addi %xy, %hz : index
      %v = arith.index_cast %xyz : index to i32
      %sum = gpu.all_reduce add %v uniform {} : (i32) -> (i32)
      %most = gpu.all_reduce maxsi %v {} : (i32) -> (i32)
      %xi = arith.index_cast %x : index to i16
      %square = arith.muli %xi, %xi : i16
      %squares = gpu.all_reduce %square {
      ^bb0(%a: i16, %b: i16):
        %zero = arith.constant 0 : i16
        %none = arith.cmpi eq, %a, %zero : i16
        %s = scf.if %none -> (i16) {
          scf.yield %b : i16
        } else {
          %t = arith.addi %a, %b : i16
          scf.yield %t : i16
        }
        "gpu.yield"(%s) : (i16) -> ()
      } : (i16) -> (i16)
      %wide = arith.extsi %squares : i16 to i32
      %zero32 = arith.constant 0 : i32
      %first = arith.cmpi eq, %v, %zero32 : i32
      scf.if %first {
        memref.store %sum, %out[%c0] : memref<3xi32>
        memref.store %most, %out[%c1] : memref<3xi32>
        memref.store %wide, %out[%c2] : memref<3xi32>
      }
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %out = memref.alloc() : memref<3xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c3, %c2, %c5) args(%out : memref<3xi32>)
    %u = memref.cast %out : memref<3xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
