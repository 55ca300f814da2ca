// RUN: mlir-opt -test-gpu-rewrite %s | FileCheck %s

gpu.module @m {
  // The body of a reduction is copied for every step: five partial ones in the
  // subgroup, five whole ones, and as many again over the subgroups' results.
  // CHECK-LABEL: gpu.func @body
  // CHECK-SAME: (%{{.*}}: f32) -> f32 workgroup(%[[BUF:[^:]*]] : memref<32xf32, #gpu.address_space<workgroup>>)
  // CHECK-COUNT-20: arith.mulf
  // CHECK-NOT: arith.mulf
  // CHECK: %[[R:.*]] = memref.load %[[BUF]]
  // CHECK: arith.negf %[[R]]
  gpu.func @body(%x: f32) -> f32 {
    %r = gpu.all_reduce %x uniform {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      %p = arith.mulf %a, %b : f32
      gpu.yield %p : f32
    ^bb2:
      gpu.yield %a : f32
    } : (f32) -> f32
    %n = arith.negf %r : f32
    gpu.return %n : f32
  }

  // Each reduction has a buffer of its own, behind those of the function.
  // CHECK-LABEL: gpu.func @two
  // CHECK-SAME: workgroup(%{{.*}} : memref<4xi32, 3>, %{{.*}} : memref<32xi32, #gpu.address_space<workgroup>>, %{{.*}} : memref<32xf32, #gpu.address_space<workgroup>>)
  // CHECK-SAME: private(%{{.*}} : memref<1xi32, 5>)
  // CHECK: arith.xori
  // CHECK: arith.maximumf
  gpu.func @two(%i: i32, %f: f32, %m: memref<i32>, %n: memref<f32>) workgroup(%w: memref<4xi32, 3>) private(%p: memref<1xi32, 5>) {
    %0 = gpu.all_reduce xor %i uniform {} : (i32) -> i32
    memref.store %0, %m[] : memref<i32>
    %1 = gpu.all_reduce maximumf %f uniform {} : (f32) -> f32
    memref.store %1, %n[] : memref<f32>
    gpu.return
  }

  // One reduction that is not uniform keeps all of a function from being lowered.
  // CHECK-LABEL: gpu.func @mixed
  // CHECK: gpu.all_reduce add
  // CHECK: gpu.all_reduce add
  gpu.func @mixed(%i: i32, %m: memref<i32>) {
    %0 = gpu.all_reduce add %i uniform {} : (i32) -> i32
    %1 = gpu.all_reduce add %0 {} : (i32) -> i32
    memref.store %1, %m[] : memref<i32>
    gpu.return
  }

  // CHECK-LABEL: gpu.func @ids
  // CHECK: %[[B:.*]] = gpu.block_id y
  // CHECK: %[[D:.*]] = gpu.block_dim y
  // CHECK: %[[S:.*]] = index.mul %[[B]], %[[D]]
  // CHECK: %[[T:.*]] = gpu.thread_id y
  // CHECK: index.add %[[T]], %[[S]]
  gpu.func @ids() -> index {
    %0 = gpu.global_id y
    gpu.return %0 : index
  }

  // CHECK-LABEL: gpu.func @wide
  // CHECK: %[[L:.*]], %[[LV:.*]] = gpu.shuffle idx %{{.*}} : i32
  // CHECK: %[[H:.*]], %[[HV:.*]] = gpu.shuffle idx %{{.*}} : i32
  // CHECK: %[[V:.*]] = arith.ori
  // CHECK: %[[F:.*]] = arith.bitcast %[[V]] : i64 to f64
  // CHECK: %[[OK:.*]] = arith.andi %[[LV]], %[[HV]] : i1
  // CHECK: gpu.return %[[F]], %[[OK]]
  gpu.func @wide(%x: f64, %o: i32, %w: i32) -> (f64, i1) {
    %0, %1 = gpu.shuffle idx %x, %o, %w : f64
    gpu.return %0, %1 : f64, i1
  }
}
