// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" --allow-unregistered-dialect | FileCheck %s

// Memory of vectors whose elements memory holds in another form has scalars as elements. The vectors of three have the
// space of four.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK: gpu.func @k(%[[A:.*]]: memref<4x3xi8, strided<[4, 1]>> {gpu.host_type = memref<4xvector<3xi8>>, kernel.element = vector<3xi8>, kernel.stride = 4 : i64},
    // CHECK-SAME: %[[B:.*]]: memref<4x2xi1> {gpu.host_type = memref<4xvector<2xi1>>, kernel.element = vector<2xi1>, kernel.stride = 2 : i64},
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
    // A transfer of vectors accesses one vector after the other: vectors that the target has as a whole, others by scalars.
    // CHECK: gpu.func @transfers(%[[A:.*]]: memref<8xvector<4xf32>>, %[[B:.*]]: memref<8x2x2xi8>
    // CHECK: %[[V:.*]] = memref.load %[[A]][%{{.*}}] : memref<8xvector<4xf32>>
    // CHECK: %[[IN:.*]] = arith.cmpi ult
    // CHECK: %[[R:.*]]:4 = scf.if %[[IN]] -> (i8, i8, i8, i8)
    // CHECK-COUNT-4: memref.load %[[B]]
    // CHECK: scf.yield
    // CHECK: else
    // CHECK: scf.yield
    // CHECK: memref.store %[[V]], %[[A]]
    // CHECK-COUNT-4: memref.store %{{.*}}, %[[B]]
    gpu.func @transfers(%a: memref<8xvector<4xf32>>, %b: memref<8xvector<2x2xi8>>, %p: vector<4xf32>) kernel {
      %q = arith.constant dense<7> : vector<2x2xi8>
      %i = gpu.thread_id x
      %v = vector.transfer_read %a[%i], %p {in_bounds = [true]} : memref<8xvector<4xf32>>, vector<1x4xf32>
      %w = vector.transfer_read %b[%i], %q : memref<8xvector<2x2xi8>>, vector<1x2x2xi8>
      vector.transfer_write %v, %a[%i] {in_bounds = [true]} : vector<1x4xf32>, memref<8xvector<4xf32>>
      vector.transfer_write %w, %b[%i] {in_bounds = [true]} : vector<1x2x2xi8>, memref<8xvector<2x2xi8>>
      gpu.return
    }
    // Bytes as vectors are bytes as scalars. Those of vectors of three are a view of all scalars first.
    // CHECK: gpu.func @views(%[[A:.*]]: memref<64xi8>, %[[N:.*]]: index
    // CHECK: %[[V:.*]] = memref.view %[[A]][%c0][%[[N]]] : memref<64xi8> to memref<?x4xf32>
    // CHECK: %[[ALL:.*]] = arith.muli
    // CHECK: %[[W:.*]] = memref.view %[[A]][%c0][%{{.*}}] : memref<64xi8> to memref<?xf32>
    // CHECK: %[[T:.*]] = memref.reinterpret_cast %[[W]] to offset: [0], sizes: [%[[N]], 3], strides: [4, 1]
    // CHECK-COUNT-4: memref.load %[[V]]
    // CHECK-COUNT-3: memref.load %[[T]]
    gpu.func @views(%a: memref<64xi8>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %v = memref.view %a[%c0][%n] : memref<64xi8> to memref<?xvector<4xf32>>
      %w = memref.view %a[%c0][%n] : memref<64xi8> to memref<?xvector<3xf32>>
      %x = memref.load %v[%c0] : memref<?xvector<4xf32>>
      %y = memref.load %w[%c0] : memref<?xvector<3xf32>>
      "x.use"(%x, %y) : (vector<4xf32>, vector<3xf32>) -> ()
      gpu.return
    }
  }
}
