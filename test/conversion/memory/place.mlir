// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" | FileCheck %s

// Buffers of kernels stand where the kernel begins. Those of one invocation are in the storage class Function, like
// all views of them; constants have their values there.
gpu.module @kernels {
  // CHECK-NOT: memref.global
  memref.global "private" constant @table : memref<4xi32> = dense<[3, 1, 4, 1]>
  memref.global "private" @shared : memref<8xf32, 3> = uninitialized
  memref.global "private" @own : memref<2xi32, #gpu.address_space<private>> = dense<7>

  // CHECK-LABEL: gpu.func @k
  // CHECK-DAG: %[[OWN:.*]] = kernel.variable dense<7> : tensor<2xi32> : memref<2xi32, #spirv.storage_class<Function>>
  // CHECK-DAG: %[[SHARED:.*]] = memref.alloc() : memref<8xf32, 3>
  // CHECK-DAG: %[[TABLE:.*]] = kernel.table dense<[3, 1, 4, 1]> : tensor<4xi32> : memref<4xi32, #spirv.storage_class<Function>>
  // CHECK-DAG: %[[STACK:.*]] = memref.alloca() : memref<4x5xf32, #spirv.storage_class<Function>>
  // CHECK: scf.for
  // CHECK-NOT: alloc
  // CHECK: %[[ALL:.*]] = memref.cast %[[STACK]]
  // CHECK: %[[VIEW:.*]] = memref.subview %[[ALL]]{{.*}} : memref<4x5xf32, #spirv.storage_class<Function>> to memref<2x5xf32, strided<[5, 1]>, #spirv.storage_class<Function>>
  // CHECK: memref.load %[[VIEW]]
  // CHECK: memref.load %[[TABLE]]
  // CHECK: memref.load %[[TABLE]]
  // CHECK: memref.store %{{.*}}, %[[SHARED]]
  // CHECK: memref.load %[[OWN]]
  // CHECK-NOT: dealloc
  // CHECK: gpu.return
  gpu.func @k(%i: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.for %j = %c0 to %c5 step %c1 {
      %stack = memref.alloca(%c5) : memref<4x?xf32>
      %all = memref.cast %stack : memref<4x?xf32> to memref<4x5xf32>
      %view = memref.subview %all[0, 0] [2, 5] [1, 1] : memref<4x5xf32> to memref<2x5xf32, strided<[5, 1]>>
      %v = memref.load %view[%c0, %c0] : memref<2x5xf32, strided<[5, 1]>>
      %t = memref.get_global @table : memref<4xi32>
      %t2 = memref.get_global @table : memref<4xi32>
      %e = memref.load %t[%c0] : memref<4xi32>
      %e2 = memref.load %t2[%c0] : memref<4xi32>
      %s = memref.get_global @shared : memref<8xf32, 3>
      memref.store %v, %s[%i] : memref<8xf32, 3>
      %o = memref.get_global @own : memref<2xi32, #gpu.address_space<private>>
      %p = memref.load %o[%c0] : memref<2xi32, #gpu.address_space<private>>
      memref.dealloc %stack : memref<4x?xf32>
    }
    gpu.return
  }
}

// A function that writes a constant, which it should not, has a variable of its own: loads after the store see it at all
// levels. Other functions have a table.
gpu.module @written {
  memref.global "private" constant @scratch : memref<2xi32> = dense<9>

  // CHECK-LABEL: gpu.func @writer
  // CHECK: kernel.variable dense<9> : tensor<2xi32>
  // CHECK-NOT: kernel.table
  gpu.func @writer(%x: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = memref.get_global @scratch : memref<2xi32>
    %t = memref.get_global @scratch : memref<2xi32>
    %v = memref.subview %t[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
    memref.store %x, %v[%c0] : memref<1xi32, strided<[1], offset: 1>>
    %e = memref.load %s[%c1] : memref<2xi32>
    memref.store %e, %s[%c0] : memref<2xi32>
    gpu.return
  }

  // CHECK-LABEL: gpu.func @reader
  // CHECK: kernel.table dense<9> : tensor<2xi32>
  gpu.func @reader(%i: index) kernel {
    %s = memref.get_global @scratch : memref<2xi32>
    %e = memref.load %s[%i] : memref<2xi32>
    gpu.return
  }
}

// Private memory attributions of elements that may share words are allocations, which begin with zeros.
// CHECK-LABEL: gpu.module @attributions
// CHECK: gpu.func @k(%{{.*}}: index) private(%{{.*}} : memref<4xi32, #gpu.address_space<private>>) kernel
// CHECK: memref.alloca() : memref<4xi8, #spirv.storage_class<Function>>
gpu.module @attributions {
  gpu.func @k(%i: index) private(%a: memref<4xi32, #gpu.address_space<private>>, %b: memref<4xi8, #gpu.address_space<private>>) kernel {
    %v = memref.load %a[%i] : memref<4xi32, #gpu.address_space<private>>
    %t = arith.trunci %v : i32 to i8
    memref.store %t, %b[%i] : memref<4xi8, #gpu.address_space<private>>
    gpu.return
  }
}

// Constants above 64 KiB and variables of the device are memory of the module, one for all functions. A constant that a
// function writes is a variable.
// CHECK-LABEL: gpu.module @memory
gpu.module @memory {
  // CHECK-NOT: memref.global
  memref.global "private" constant @large : memref<20000xi32> = dense<1>
  memref.global "private" constant @changed : memref<20000xi32> = dense<2>
  memref.global "private" @count : memref<2xi32> = dense<[3, 4]>
  memref.global "private" @empty : memref<4xf32> = uninitialized
  memref.global "private" constant @resource : memref<3xi16> = dense_resource<blob>

  // CHECK-LABEL: gpu.func @k
  // CHECK-DAG: kernel.global "large" constant dense<1> : tensor<20000xi32> : memref<20000xi32, #spirv.storage_class<StorageBuffer>>
  // CHECK-DAG: kernel.global "changed" dense<2> : tensor<20000xi32> : memref<20000xi32, #spirv.storage_class<StorageBuffer>>
  // CHECK-DAG: kernel.global "count" dense<[3, 4]> : tensor<2xi32> : memref<2xi32, #spirv.storage_class<StorageBuffer>>
  // CHECK-DAG: kernel.global "empty" : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  // CHECK-DAG: kernel.table dense<[1, 2, -1]> : tensor<3xi16> : memref<3xi16, #spirv.storage_class<Function>>
  gpu.func @k(%i: index, %out: memref<?xi32>) kernel {
    %0 = memref.get_global @large : memref<20000xi32>
    %1 = memref.get_global @changed : memref<20000xi32>
    %2 = memref.get_global @count : memref<2xi32>
    %3 = memref.get_global @empty : memref<4xf32>
    %4 = memref.get_global @resource : memref<3xi16>
    %v = memref.load %0[%i] : memref<20000xi32>
    memref.store %v, %2[%i] : memref<2xi32>
    %f = memref.load %3[%i] : memref<4xf32>
    memref.store %f, %3[%i] : memref<4xf32>
    %h = memref.load %4[%i] : memref<3xi16>
    %w = arith.extsi %h : i16 to i32
    memref.store %w, %out[%i] : memref<?xi32>
    %x = memref.load %1[%i] : memref<20000xi32>
    memref.store %x, %out[%i] : memref<?xi32>
    gpu.return
  }
  // CHECK-LABEL: func.func @f
  // CHECK: kernel.global "changed" dense<2>
  func.func @f(%i: index, %v: i32) {
    %0 = memref.get_global @changed : memref<20000xi32>
    memref.store %v, %0[%i] : memref<20000xi32>
    return
  }
}

// Tables above 1 KiB are memory of the module as long as the kernel has a descriptor to spare.
// CHECK-LABEL: gpu.module @spare
gpu.module @spare {
  memref.global "private" constant @short : memref<256xi32> = dense<1>
  memref.global "private" constant @long : memref<257xi32> = dense<2>
  memref.global "private" constant @other : memref<300xi32> = dense<3>
  // CHECK-LABEL: gpu.func @two
  // CHECK-DAG: kernel.table dense<1>
  // CHECK-DAG: kernel.global "long" constant dense<2>
  // CHECK-DAG: kernel.table dense<3>
  gpu.func @two(%i: index, %out: memref<4xi32>) kernel {
    %0 = memref.get_global @short : memref<256xi32>
    %1 = memref.get_global @long : memref<257xi32>
    %2 = memref.get_global @other : memref<300xi32>
    %v = memref.load %0[%i] : memref<256xi32>
    memref.store %v, %out[%i] : memref<4xi32>
    %w = memref.load %1[%i] : memref<257xi32>
    memref.store %w, %out[%i] : memref<4xi32>
    %x = memref.load %2[%i] : memref<300xi32>
    memref.store %x, %out[%i] : memref<4xi32>
    gpu.return
  }
  // CHECK-LABEL: gpu.func @three
  // CHECK: kernel.table dense<2>
  gpu.func @three(%i: index, %out: memref<4xi32>, %other: memref<4xi32>) kernel {
    %1 = memref.get_global @long : memref<257xi32>
    %v = memref.load %1[%i] : memref<257xi32>
    memref.store %v, %out[%i] : memref<4xi32>
    gpu.return
  }
}

{-# dialect_resources: { builtin: { blob: "0x0400000001000200FFFF" } } #-}
