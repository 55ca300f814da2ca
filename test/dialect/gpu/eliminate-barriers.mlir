// RUN: mlir-opt -gpu-eliminate-barriers %s | FileCheck %s

// The attributes name the barriers.

// A loop's end comes before its start.
// CHECK-LABEL: func @loop
// CHECK: gpu.barrier {a}
// CHECK: gpu.barrier {b}
// CHECK-NOT: gpu.barrier {c}
// CHECK: return
func.func @loop(%f: f32, %A: memref<?xf32>, %B: memref<?xf32>, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %f) -> f32 {
    %0 = memref.load %A[%i] : memref<?xf32>
    gpu.barrier {a}
    memref.store %0, %A[%i] : memref<?xf32>
    gpu.barrier {b}
    %1 = memref.load %B[%i] : memref<?xf32>
    gpu.barrier {c}
    scf.yield %1 : f32
  }
  return %r : f32
}

// What was allocated here is not accessed through other memrefs, unless its address
// got away.
// CHECK-LABEL: func @allocated
// CHECK-NOT: gpu.barrier {a}
// CHECK: gpu.barrier {b}
// CHECK-NOT: gpu.barrier {c}
// CHECK: return
func.func @allocated(%f: f32, %A: memref<?xf32>, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %0 = memref.alloca() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %s = memref.subview %1[0] [2] [1] : memref<4xf32> to memref<2xf32>
  memref.store %f, %0[%n] : memref<4xf32>
  gpu.barrier {a}
  memref.store %f, %s[%n] : memref<2xf32>
  gpu.barrier {b}
  %2 = memref.load %1[%n] : memref<4xf32>
  gpu.barrier {c}
  memref.store %2, %A[%n] : memref<?xf32>
  return %2 : f32
}

// CHECK-LABEL: func @stored
// CHECK: gpu.barrier {a}
func.func @stored(%f: f32, %M: memref<2xmemref<4xf32>>, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %0 = memref.alloca() : memref<4xf32>
  memref.store %0, %M[%n] : memref<2xmemref<4xf32>>
  %1 = memref.load %M[%n] : memref<2xmemref<4xf32>>
  memref.store %f, %0[%n] : memref<4xf32>
  gpu.barrier {a}
  %2 = memref.load %1[%n] : memref<4xf32>
  return %2 : f32
}

memref.global @g : memref<4xf32>
memref.global @h : memref<4xf32>

// CHECK-LABEL: func @globals
// CHECK-NOT: gpu.barrier {a}
// CHECK: gpu.barrier {b}
func.func @globals(%f: f32, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %0 = memref.get_global @g : memref<4xf32>
  %1 = memref.get_global @h : memref<4xf32>
  %2 = memref.get_global @h : memref<4xf32>
  memref.store %f, %0[%n] : memref<4xf32>
  gpu.barrier {a}
  memref.store %f, %1[%n] : memref<4xf32>
  gpu.barrier {b}
  %3 = memref.load %2[%n] : memref<4xf32>
  return %3 : f32
}

// CHECK-LABEL: func @noalias
// CHECK-NOT: gpu.barrier
func.func @noalias(%f: f32, %A: memref<4xf32> {llvm.noalias}, %B: memref<4xf32> {llvm.noalias}, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  memref.store %f, %A[%n] : memref<4xf32>
  gpu.barrier {a}
  %0 = memref.load %B[%n] : memref<4xf32>
  return %0 : f32
}

// Nothing is known of branches and calls.
// CHECK-LABEL: func @branch
// CHECK: gpu.barrier {a}
func.func @branch(%A: memref<4xf32>, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  cf.br ^next
^next:
  gpu.barrier {a}
  %0 = memref.load %A[%n] : memref<4xf32>
  return %0 : f32
}
// CHECK-LABEL: func @call
// CHECK: gpu.barrier {a}
func.func @call(%A: memref<4xf32>, %n: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %1 = func.call @branch(%A, %n) : (memref<4xf32>, index) -> f32
  gpu.barrier {a}
  %0 = memref.load %A[%n] : memref<4xf32>
  return %0 : f32
}
