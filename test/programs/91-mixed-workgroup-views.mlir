// One workgroup memory, whose size the launch sets, seen as i32 and as f32 with atomic operations on both, and an attribution of bytes
// seen as i32, f32 and i64.
// RUN: spvc run %s | FileCheck %s

// Each invocation adds to a counter and to a sum; the largest number and the last exchange come from floats.
// CHECK: [64, 1088, 1081868288, 2016]
// CHECK: [3, 68719476735, 1065353216, 15]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @mixed(%out: memref<4xi32>, %n: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c8 = arith.constant 8 : index
      %k0 = arith.constant 0 : i32
      %k1 = arith.constant 1 : i32
      %f0 = arith.constant 0.0 : f32
      %half = arith.constant 0.5 : f32
      %i = gpu.thread_id x
      %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %ints = memref.view %bytes[%c0][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
      %floats = memref.view %bytes[%c8][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xf32, #gpu.address_space<workgroup>>
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        memref.store %k0, %ints[%c0] : memref<?xi32, #gpu.address_space<workgroup>>
        memref.store %k0, %ints[%c1] : memref<?xi32, #gpu.address_space<workgroup>>
        memref.store %f0, %floats[%c0] : memref<?xf32, #gpu.address_space<workgroup>>
        memref.store %f0, %floats[%c1] : memref<?xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %t = arith.index_cast %i : index to i32
      %f = arith.sitofp %t : i32 to f32
      %h = arith.mulf %f, %half : f32
      %a = memref.atomic_rmw addi %k1, %ints[%c0] : (i32, memref<?xi32, #gpu.address_space<workgroup>>) -> i32
      %b = memref.atomic_rmw maximumf %h, %floats[%c0] : (f32, memref<?xf32, #gpu.address_space<workgroup>>) -> f32
      %c = memref.generic_atomic_rmw %floats[%c1] : memref<?xf32, #gpu.address_space<workgroup>> {
      ^bb0(%old: f32):
        %new = arith.addf %old, %f : f32
        memref.atomic_yield %new : f32
      }
      %d = memref.generic_atomic_rmw %ints[%c1] : memref<?xi32, #gpu.address_space<workgroup>> {
      ^bb0(%old: i32):
        %k17 = arith.constant 17 : i32
        %new = arith.addi %old, %k17 : i32
        memref.atomic_yield %new : i32
      }
      gpu.barrier
      scf.if %first {
        %x = memref.load %ints[%c0] : memref<?xi32, #gpu.address_space<workgroup>>
        %y = memref.load %ints[%c1] : memref<?xi32, #gpu.address_space<workgroup>>
        %quarter = memref.load %floats[%c0] : memref<?xf32, #gpu.address_space<workgroup>>
        %eighth = arith.constant 0.125 : f32
        %q = arith.mulf %quarter, %eighth : f32
        memref.store %q, %floats[%c0] : memref<?xf32, #gpu.address_space<workgroup>>
        %z = memref.load %ints[%c2] : memref<?xi32, #gpu.address_space<workgroup>>
        %sum = memref.load %floats[%c1] : memref<?xf32, #gpu.address_space<workgroup>>
        %s = arith.fptosi %sum : f32 to i32
        memref.store %x, %out[%c0] : memref<4xi32>
        memref.store %y, %out[%c1] : memref<4xi32>
        memref.store %z, %out[%c2] : memref<4xi32>
        memref.store %s, %out[%c3] : memref<4xi32>
      }
      gpu.return
    }
    gpu.func @attribution(%out: memref<4xi64>) workgroup(%bytes: memref<64xi8, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %k3 = arith.constant 3 : i32
      %k15 = arith.constant 15 : i32
      %ones = arith.constant -1 : i32
      %f1 = arith.constant 1.0 : f32
      %i = gpu.thread_id x
      %ints = memref.view %bytes[%c0][] : memref<64xi8, #gpu.address_space<workgroup>> to memref<16xi32, #gpu.address_space<workgroup>>
      %longs = memref.view %bytes[%c16][] : memref<64xi8, #gpu.address_space<workgroup>> to memref<2xi64, #gpu.address_space<workgroup>>
      %floats = memref.view %bytes[%c4][] : memref<64xi8, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
      %first = arith.cmpi eq, %i, %c0 : index
      scf.if %first {
        memref.store %k3, %ints[%c0] : memref<16xi32, #gpu.address_space<workgroup>>
        memref.store %k3, %ints[%c1] : memref<16xi32, #gpu.address_space<workgroup>>
        %was = memref.atomic_rmw assign %f1, %floats[%c0] : (f32, memref<4xf32, #gpu.address_space<workgroup>>) -> f32
        memref.store %ones, %ints[%c4] : memref<16xi32, #gpu.address_space<workgroup>>
        %c5 = arith.constant 5 : index
        memref.store %k15, %ints[%c5] : memref<16xi32, #gpu.address_space<workgroup>>
        %x = memref.load %ints[%c0] : memref<16xi32, #gpu.address_space<workgroup>>
        %y = memref.load %longs[%c0] : memref<2xi64, #gpu.address_space<workgroup>>
        %z = memref.load %ints[%c1] : memref<16xi32, #gpu.address_space<workgroup>>
        memref.store %y, %longs[%c1] : memref<2xi64, #gpu.address_space<workgroup>>
        %c7 = arith.constant 7 : index
        %w = memref.load %ints[%c7] : memref<16xi32, #gpu.address_space<workgroup>>
        %x64 = arith.extsi %x : i32 to i64
        %z64 = arith.extsi %z : i32 to i64
        %w64 = arith.extsi %w : i32 to i64
        memref.store %x64, %out[%c0] : memref<4xi64>
        memref.store %y, %out[%c1] : memref<4xi64>
        memref.store %z64, %out[%c2] : memref<4xi64>
        memref.store %w64, %out[%c3] : memref<4xi64>
      }
      gpu.return
    }
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefI64(memref<*xi64>)
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %shared = arith.constant 16 : i32
    %out = memref.alloc() : memref<4xi32>
    %wide = memref.alloc() : memref<4xi64>
    gpu.launch_func @m::@mixed blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) dynamic_shared_memory_size %shared args(%out : memref<4xi32>, %c2 : index)
    gpu.launch_func @m::@attribution blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%wide : memref<4xi64>)
    %o = memref.cast %out : memref<4xi32> to memref<*xi32>
    %w = memref.cast %wide : memref<4xi64> to memref<*xi64>
    call @printMemrefI32(%o) : (memref<*xi32>) -> ()
    call @printMemrefI64(%w) : (memref<*xi64>) -> ()
    return
  }
}
