// The odd numbers of a stream move together. One kernel counts those of each row, one invocation adds up the counts,
// and vector.compressstore writes the rows where they belong. The last kernel puts them back by vector.expandload.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8]
// CHECK-NEXT: [0, 6, 14, 24, 35, 45, 55, 62]
// CHECK: sizes = [112]
// CHECK-NEXT: [53, 31, 41, 95, 51, 29, 37, 91, 47, 25, 35, 89
// CHECK: sizes = [7, 16]
// CHECK-NEXT: [-1, 53, -1, -1, -1, -1, 31, -1, 41, 95, 51, -1

module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @odd(%v: vector<16xi32>) -> vector<16xi1> {
      %r = arith.trunci %v : vector<16xi32> to vector<16xi1>
      return %r : vector<16xi1>
    }
    gpu.func @count(%in: memref<7x16xi32>, %counts: memref<8xi32>) kernel attributes {known_block_size = array<i32: 7, 1, 1>} {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      %v = vector.load %in[%t, %c0] : memref<7x16xi32>, vector<16xi32>
      %odd = func.call @odd(%v) : (vector<16xi32>) -> vector<16xi1>
      %ones = arith.extui %odd : vector<16xi1> to vector<16xi32>
      %n = vector.reduction <add>, %ones : vector<16xi32> into i32
      memref.store %n, %counts[%t] : memref<8xi32>
      gpu.return
    }
    gpu.func @offsets(%counts: memref<8xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant dense<0> : vector<i32>
      %v = vector.load %counts[%c0] : memref<8xi32>, vector<8xi32>
      %sums, %last = vector.scan <add>, %v, %zero {inclusive = false, reduction_dim = 0 : i64} : vector<8xi32>, vector<i32>
      vector.store %sums, %counts[%c0] : memref<8xi32>, vector<8xi32>
      gpu.return
    }
    gpu.func @compact(%in: memref<7x16xi32>, %offsets: memref<8xi32>, %out: memref<112xi32>) kernel attributes {known_block_size = array<i32: 7, 1, 1>} {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      %v = vector.load %in[%t, %c0] : memref<7x16xi32>, vector<16xi32>
      %odd = func.call @odd(%v) : (vector<16xi32>) -> vector<16xi1>
      %o = memref.load %offsets[%t] : memref<8xi32>
      %at = arith.index_cast %o : i32 to index
      vector.compressstore %out[%at], %odd, %v : memref<112xi32>, vector<16xi1>, vector<16xi32>
      gpu.return
    }
    gpu.func @expand(%in: memref<7x16xi32>, %offsets: memref<8xi32>, %packed: memref<112xi32>, %out: memref<7x16xi32>) kernel attributes {known_block_size = array<i32: 7, 1, 1>} {
      %c0 = arith.constant 0 : index
      %others = arith.constant dense<-1> : vector<16xi32>
      %t = gpu.thread_id x
      %v = vector.load %in[%t, %c0] : memref<7x16xi32>, vector<16xi32>
      %odd = func.call @odd(%v) : (vector<16xi32>) -> vector<16xi1>
      %o = memref.load %offsets[%t] : memref<8xi32>
      %at = arith.index_cast %o : i32 to index
      %r = vector.expandload %packed[%at], %odd, %others : memref<112xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
      vector.store %r, %out[%t, %c0] : memref<7x16xi32>, vector<16xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %zero = arith.constant 0 : i32
    %in = memref.alloc() : memref<7x16xi32>
    %counts = memref.alloc() : memref<8xi32>
    %packed = memref.alloc() : memref<112xi32>
    %out = memref.alloc() : memref<7x16xi32>
    affine.for %i = 0 to 7 {
      affine.for %j = 0 to 16 {
        %k = affine.apply affine_map<(i, j) -> ((i * 37 + j * 53) mod 97 + (i + j * 2) floordiv 3)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %in[%i, %j] : memref<7x16xi32>
      }
    }
    affine.for %i = 0 to 8 {
      affine.store %zero, %counts[%i] : memref<8xi32>
    }
    affine.for %i = 0 to 112 {
      affine.store %zero, %packed[%i] : memref<112xi32>
    }
    gpu.launch_func @kernels::@count blocks in (%c1, %c1, %c1) threads in (%c7, %c1, %c1) args(%in : memref<7x16xi32>, %counts : memref<8xi32>)
    gpu.launch_func @kernels::@offsets blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%counts : memref<8xi32>)
    gpu.launch_func @kernels::@compact blocks in (%c1, %c1, %c1) threads in (%c7, %c1, %c1) args(%in : memref<7x16xi32>, %counts : memref<8xi32>, %packed : memref<112xi32>)
    gpu.launch_func @kernels::@expand blocks in (%c1, %c1, %c1) threads in (%c7, %c1, %c1) args(%in : memref<7x16xi32>, %counts : memref<8xi32>, %packed : memref<112xi32>, %out : memref<7x16xi32>)
    %show1 = memref.cast %counts : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %packed : memref<112xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    %show3 = memref.cast %out : memref<7x16xi32> to memref<*xi32>
    call @printMemrefI32(%show3) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
