// Random numbers by Philox 4x32 with ten rounds, as libraries for GPUs have them. The first three rows are the known
// answers of its authors; the rest has counters in order.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 4]
// CHECK-NEXT: [1713891541, -513161843, -1135104948, -1694442536]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @philox(%counters: memref<8x4xi32>, %keys: memref<8x2xi32>, %out: memref<8x4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %m0 = arith.constant 0xD2511F53 : i32
      %m1 = arith.constant 0xCD9E8D57 : i32
      %weyl = arith.constant dense<[0x9E3779B9, 0xBB67AE85]> : vector<2xi32>
      %t = gpu.thread_id x
      %start = vector.load %counters[%t, %c0] : memref<8x4xi32>, vector<4xi32>
      %key0 = vector.load %keys[%t, %c0] : memref<8x2xi32>, vector<2xi32>
      %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%c = %start, %key = %key0) -> (vector<4xi32>, vector<2xi32>) {
        %x0 = vector.extract %c[0] : i32 from vector<4xi32>
        %x1 = vector.extract %c[1] : i32 from vector<4xi32>
        %x2 = vector.extract %c[2] : i32 from vector<4xi32>
        %x3 = vector.extract %c[3] : i32 from vector<4xi32>
        %k0 = vector.extract %key[0] : i32 from vector<2xi32>
        %k1 = vector.extract %key[1] : i32 from vector<2xi32>
        %lo0, %hi0 = arith.mului_extended %m0, %x0 : i32
        %lo1, %hi1 = arith.mului_extended %m1, %x2 : i32
        %a = arith.xori %hi1, %x1 : i32
        %y0 = arith.xori %a, %k0 : i32
        %b = arith.xori %hi0, %x3 : i32
        %y2 = arith.xori %b, %k1 : i32
        %y = vector.from_elements %y0, %lo1, %y2, %lo0 : vector<4xi32>
        %key1 = arith.addi %key, %weyl : vector<2xi32>
        scf.yield %y, %key1 : vector<4xi32>, vector<2xi32>
      }
      vector.store %r#0, %out[%t, %c0] : memref<8x4xi32>, vector<4xi32>
      gpu.return
    }
  }
  memref.global "private" constant @counters : memref<8x4xi32> = dense<[[0, 0, 0, 0], [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF], [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344], [0, 0, 0, 7], [1, 0, 0, 7], [2, 0, 0, 7], [3, 0, 0, 7], [4, 0, 0, 7]]>
  memref.global "private" constant @keys : memref<8x2xi32> = dense<[[0, 0], [0xFFFFFFFF, 0xFFFFFFFF], [0xA4093822, 0x299F31D0], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2]]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %counters = memref.get_global @counters : memref<8x4xi32>
    %keys = memref.get_global @keys : memref<8x2xi32>
    %out = memref.alloc() : memref<8x4xi32>
    gpu.launch_func @kernels::@philox blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%counters : memref<8x4xi32>, %keys : memref<8x2xi32>, %out : memref<8x4xi32>)
    %show1 = memref.cast %out : memref<8x4xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
