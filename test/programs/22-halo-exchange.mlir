// Two parts of a field exchange the columns at their common border. The arguments of a launch are views
// of one buffer; the kernels view their arguments again.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 4]
// CHECK-NEXT: [3, 6, 9, 108]
// CHECK-NEXT: [23, 36, 39, 138]
// CHECK-NEXT: [43, 66, 69, 168]
// CHECK-NEXT: [63, 96, 99, 198]
// CHECK-NEXT: [207, 306, 309, 207]
// CHECK-NEXT: [237, 336, 339, 227]
// CHECK-NEXT: [267, 366, 369, 247]
// CHECK-NEXT: [297, 396, 399, 267]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @exchange(%from: memref<?x?xf32, strided<[?, ?], offset: ?>>, %to: memref<?x?xf32, strided<[?, ?], offset: ?>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      memref.copy %from, %to : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
      gpu.return
    }
    gpu.func @sum(%in: memref<?x?xf32, strided<[?, ?], offset: ?>>, %out: memref<?x?xf32, strided<[?, ?], offset: ?>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %j = gpu.thread_id x
      %i = gpu.block_id x
      %m = memref.dim %out, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %n = memref.dim %out, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %ok = arith.cmpi ult, %j, %n : index
      scf.if %ok {
        %west = memref.subview %in[0, 0] [%m, %n] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %here = memref.subview %in[0, 1] [%m, %n] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %east = memref.subview %in[0, %c2] [%m, %n] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %x = memref.load %west[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %y = memref.load %here[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %z = memref.load %east[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %s = arith.addf %x, %y : f32
        %t = arith.addf %s, %z : f32
        memref.store %t, %out[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c10 = arith.constant 10 : index
    %c100 = arith.constant 100 : index
    %zero = arith.constant 0.0 : f32
    %p = memref.alloc(%c2, %c4, %c6) : memref<?x?x?xf32>
    %o = memref.alloc(%c2, %c4, %c4) : memref<?x?x?xf32>
    scf.for %s = %c0 to %c2 step %c1 {
      scf.for %i = %c0 to %c4 step %c1 {
        scf.for %j = %c1 to %c5 step %c1 {
          %a = arith.muli %s, %c100 : index
          %b = arith.muli %i, %c10 : index
          %c = arith.addi %a, %b : index
          %d = arith.addi %c, %j : index
          %e = arith.index_cast %d : index to i32
          %v = arith.sitofp %e : i32 to f32
          memref.store %v, %p[%s, %i, %j] : memref<?x?x?xf32>
        }
      }
    }
    %east = memref.subview %p[0, 0, 4] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<4x1xf32, strided<[?, 1], offset: 4>>
    %east_v = memref.cast %east : memref<4x1xf32, strided<[?, 1], offset: 4>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %west = memref.subview %p[1, 0, 1] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<4x1xf32, strided<[?, 1], offset: ?>>
    %west_v = memref.cast %west : memref<4x1xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %halo0 = memref.subview %p[0, 0, 5] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<4x1xf32, strided<[?, 1], offset: 5>>
    %halo0_v = memref.cast %halo0 : memref<4x1xf32, strided<[?, 1], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %halo1 = memref.subview %p[1, 0, 0] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<4x1xf32, strided<[?, 1], offset: ?>>
    %halo1_v = memref.cast %halo1 : memref<4x1xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    gpu.launch_func @kernels::@exchange blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%west_v : memref<?x?xf32, strided<[?, ?], offset: ?>>, %halo0_v : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    gpu.launch_func @kernels::@exchange blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%east_v : memref<?x?xf32, strided<[?, ?], offset: ?>>, %halo1_v : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    %in0 = memref.subview %p[0, 0, 0] [1, 4, 6] [1, 1, 1] : memref<?x?x?xf32> to memref<4x6xf32, strided<[?, 1]>>
    %in0_v = memref.cast %in0 : memref<4x6xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %in1 = memref.subview %p[1, 0, 0] [1, 4, 6] [1, 1, 1] : memref<?x?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    %in1_v = memref.cast %in1 : memref<4x6xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %out0 = memref.subview %o[0, 0, 0] [1, 4, 4] [1, 1, 1] : memref<?x?x?xf32> to memref<4x4xf32, strided<[?, 1]>>
    %out0_v = memref.cast %out0 : memref<4x4xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %out1 = memref.subview %o[1, 0, 0] [1, 4, 4] [1, 1, 1] : memref<?x?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    %out1_v = memref.cast %out1 : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    gpu.launch_func @kernels::@sum blocks in (%c4, %c1, %c1) threads in (%c4, %c1, %c1) args(%in0_v : memref<?x?xf32, strided<[?, ?], offset: ?>>, %out0_v : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    gpu.launch_func @kernels::@sum blocks in (%c4, %c1, %c1) threads in (%c4, %c1, %c1) args(%in1_v : memref<?x?xf32, strided<[?, ?], offset: ?>>, %out1_v : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    %flat = memref.collapse_shape %o [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
    %flat_u = memref.cast %flat : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%flat_u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
