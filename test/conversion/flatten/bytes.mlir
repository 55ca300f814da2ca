// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-flatten-memrefs))" -split-input-file | FileCheck %s

// An element of a view of bytes is its bytes, the lowest first.
gpu.module @load {
  // CHECK-LABEL: gpu.func @k
  // CHECK-SAME: %[[B:.+]]: memref<64xi8>, %[[O:.+]]: memref<4xf16>, %[[I:.+]]: index
  gpu.func @k(%b: memref<64xi8>, %o: memref<4xf16>, %i: index) kernel {
    // CHECK-DAG: %[[C2:.+]] = arith.constant 2 : index
    // CHECK-DAG: %[[C1:.+]] = arith.constant 1 : index
    // CHECK: %[[AT:.+]] = arith.muli %[[I]], %[[C2]] : index
    // CHECK-NEXT: %[[FIRST:.+]] = arith.addi %{{.+}}, %[[AT]] : index
    // CHECK-NEXT: %[[L:.+]] = memref.load %[[B]][%[[FIRST]]] : memref<64xi8>
    // CHECK-NEXT: %[[LOW:.+]] = arith.extui %[[L]] : i8 to i16
    // CHECK-NEXT: %[[SECOND:.+]] = arith.addi %[[FIRST]], %[[C1]] : index
    // CHECK-NEXT: %[[H:.+]] = memref.load %[[B]][%[[SECOND]]] : memref<64xi8>
    // CHECK-NEXT: %[[HIGH:.+]] = arith.extui %[[H]] : i8 to i16
    // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : i16
    // CHECK-NEXT: %[[S:.+]] = arith.shli %[[HIGH]], %[[C8]] : i16
    // CHECK-NEXT: %[[BITS:.+]] = arith.ori %[[LOW]], %[[S]] : i16
    // CHECK-NEXT: %[[X:.+]] = arith.bitcast %[[BITS]] : i16 to f16
    // CHECK-NEXT: memref.store %[[X]], %[[O]][%[[I]]] : memref<4xf16>
    %c3 = arith.constant 3 : index
    %v = memref.view %b[%c3][] : memref<64xi8> to memref<4xf16>
    %x = memref.load %v[%i] : memref<4xf16>
    memref.store %x, %o[%i] : memref<4xf16>
    gpu.return
  }
}

// -----

gpu.module @store {
  // CHECK-LABEL: gpu.func @k
  // CHECK-SAME: %[[B:.+]]: memref<64xi8>, %[[X:.+]]: i16
  gpu.func @k(%b: memref<64xi8>, %x: i16) kernel {
    // CHECK-DAG: %[[C6:.+]] = arith.constant 6 : index
    // CHECK-DAG: %[[C7:.+]] = arith.constant 7 : index
    // CHECK: %[[LOW:.+]] = arith.trunci %[[X]] : i16 to i8
    // CHECK-NEXT: memref.store %[[LOW]], %[[B]][%[[C6]]] : memref<64xi8>
    // CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : i16
    // CHECK-NEXT: %[[S:.+]] = arith.shrui %[[X]], %[[C8]] : i16
    // CHECK-NEXT: %[[HIGH:.+]] = arith.trunci %[[S]] : i16 to i8
    // CHECK-NEXT: memref.store %[[HIGH]], %[[B]][%[[C7]]] : memref<64xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %v = memref.view %b[%c4][] : memref<64xi8> to memref<4xi16>
    memref.store %x, %v[%c1] : memref<4xi16>
    gpu.return
  }
}

// -----

// Memory that only views with elements of one type use has these elements; a view of bytes among them lets it be bytes.
gpu.module @own {
  // CHECK-LABEL: gpu.func @one
  // CHECK: memref.store %{{.+}}, %{{.+}} : memref<16xi32, 3>
  gpu.func @one(%x: i32, %i: index) workgroup(%a: memref<64xi8, 3>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.view %a[%c0][] : memref<64xi8, 3> to memref<16xi32, 3>
    memref.store %x, %v[%i] : memref<16xi32, 3>
    gpu.return
  }
  // CHECK-LABEL: gpu.func @two
  // CHECK-COUNT-4: memref.store %{{.+}}, %{{.+}} : memref<64xi8, 3>
  // CHECK-NOT: memref.store
  // CHECK: memref.load %{{.+}} : memref<64xi8, 3>
  // CHECK-NOT: memref.load
  gpu.func @two(%x: i32, %i: index, %o: memref<4xi8>) workgroup(%a: memref<64xi8, 3>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.view %a[%c0][] : memref<64xi8, 3> to memref<16xi32, 3>
    %w = memref.view %a[%i][] : memref<64xi8, 3> to memref<4xi8, 3>
    memref.store %x, %v[%i] : memref<16xi32, 3>
    %y = memref.load %w[%i] : memref<4xi8, 3>
    memref.store %y, %o[%i] : memref<4xi8>
    gpu.return
  }
}
