// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" --allow-unregistered-dialect | FileCheck %s

// Memory of vectors whose elements memory holds in another form has scalars as elements. The vectors of three have the
// space of four.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK: gpu.func @k(%[[A:.*]]: memref<4x3xi8, strided<[4, 1]>> {kernel.element = vector<3xi8>, kernel.stride = 4 : i64},
    // CHECK-SAME: %[[B:.*]]: memref<4x2xi1> {kernel.element = vector<2xi1>, kernel.stride = 2 : i64},
    // CHECK-SAME: %{{.*}}: memref<4xvector<4xi32>>, %[[D:.*]]: memref<4x1xbf16> {{.*}}, %[[E:.*]]: memref<4x2xindex>
    // CHECK: %[[V0:.*]] = memref.load %[[A]][%{{.*}}, %{{.*}}] : memref<4x3xi8, strided<[4, 1]>>
    // CHECK: %[[V1:.*]] = memref.load %[[A]]
    // CHECK: %[[V2:.*]] = memref.load %[[A]]
    // CHECK: %[[V:.*]] = vector.from_elements %[[V0]], %[[V1]], %[[V2]] : vector<3xi8>
    // CHECK: %[[S:.*]] = arith.addi %[[V]], %[[V]] : vector<3xi8>
    // CHECK-COUNT-3: memref.store %{{.*}}, %[[A]]
    // CHECK: memref.load %{{.*}} : memref<4xvector<4xi32>>
    // CHECK-COUNT-2: memref.load %[[B]]
    // CHECK: memref.load %[[D]]
    // CHECK-COUNT-2: memref.load %[[E]]
    gpu.func @k(%a: memref<4xvector<3xi8>>, %b: memref<4xvector<2xi1>>, %c: memref<4xvector<4xi32>>, %d: memref<4xvector<1xbf16>>, %e: memref<4xvector<2xindex>>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %a[%i] : memref<4xvector<3xi8>>
      %s = arith.addi %v, %v : vector<3xi8>
      memref.store %s, %a[%i] : memref<4xvector<3xi8>>
      %w = memref.load %c[%i] : memref<4xvector<4xi32>>
      %f = memref.load %b[%i] : memref<4xvector<2xi1>>
      %h = memref.load %d[%i] : memref<4xvector<1xbf16>>
      %j = memref.load %e[%i] : memref<4xvector<2xindex>>
      "x.use"(%w, %f, %h, %j) : (vector<4xi32>, vector<2xi1>, vector<1xbf16>, vector<2xindex>) -> ()
      gpu.return
    }
    // The host counts vectors: a view of the argument has the offset and the strides in scalars.
    // CHECK: gpu.func @open(%[[A:.*]]: memref<?x3xi8, strided<[?, 1], offset: ?>>
    // CHECK: %{{.*}}, %[[O:.*]], %[[N:.*]]:2, %[[T:.*]]:2 = memref.extract_strided_metadata %[[A]]
    // CHECK: %[[FIRST:.*]] = arith.muli %[[O]], %c4
    // CHECK: %[[STEP:.*]] = arith.muli %[[T]]#0, %c4
    // CHECK: %[[R:.*]] = memref.reinterpret_cast %[[A]] to offset: [%[[FIRST]]], sizes: [%[[N]]#0, 3], strides: [%[[STEP]], 1]
    // CHECK-COUNT-3: memref.load %[[R]]
    gpu.func @open(%a: memref<?xvector<3xi8>, strided<[?], offset: ?>>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %a[%i] : memref<?xvector<3xi8>, strided<[?], offset: ?>>
      "x.use"(%v) : (vector<3xi8>) -> ()
      gpu.return
    }
    // CHECK: gpu.func @globals
    // CHECK: memref.get_global @g : memref<8x8xf32
    // CHECK: memref.get_global @g : memref<8x8xf32
    memref.global "private" @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>> = uninitialized
    gpu.func @globals() kernel {
      %i = gpu.thread_id x
      %m = memref.get_global @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
      %n = memref.get_global @g : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
      %v = memref.load %m[%i] : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
      memref.store %v, %n[%i] : memref<8xvector<8xf32>, #gpu.address_space<workgroup>>
      gpu.return
    }
    // CHECK: gpu.func @metadata(%[[A:.*]]: memref<8x8xf32>
    // CHECK: %{{.*}}, %[[O:.*]], %[[N:.*]]:2, %[[T:.*]]:2 = memref.extract_strided_metadata %[[A]]
    // CHECK: %[[OFFSET:.*]] = arith.divui %[[O]], %c8
    // CHECK: %[[STRIDE:.*]] = arith.divui %[[T]]#0, %c8
    // CHECK: %[[B:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [8], strides: [1]
    // CHECK-COUNT-8: memref.load %[[B]]
    // CHECK: "x.use"(%[[OFFSET]], %[[N]]#0, %[[STRIDE]])
    gpu.func @metadata(%a: memref<8xvector<8xf32>>) kernel {
      %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<8xvector<8xf32>> -> memref<vector<8xf32>>, index, index, index
      %v = memref.load %b[] : memref<vector<8xf32>>
      %w = vector.extract %v[0] : f32 from vector<8xf32>
      "x.use"(%o, %s, %t) : (index, index, index) -> ()
      "x.use"(%w) : (f32) -> ()
      gpu.return
    }
  }
}
