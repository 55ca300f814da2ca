// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{exact optimize})' | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{exact optimize})' | mlir-opt | FileCheck %s

#buffer = #spirv.storage_class<StorageBuffer>
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @loops {
    // A loop that has iterations tests at the end of its body, which is the header. The results are
    // what the last iteration yields.
    // CHECK-LABEL: spirv.func @constant
    // CHECK-NOT: spirv.mlir.selection
    // CHECK: %[[R:.*]]:2 = spirv.mlir.loop -> i32, i32 {
    // CHECK-NEXT: spirv.Branch ^[[HEADER:.*]](%{{.*}}, %{{.*}}, %{{.*}} : i32, i32, i32)
    // CHECK-NEXT: ^[[HEADER]](%[[I:.*]]: i32, %[[A:.*]]: i32, %[[B:.*]]: i32):
    // CHECK-NEXT: %[[S:.*]] = spirv.IAdd %[[A]], %[[I]] : i32
    // CHECK-NEXT: %[[J:.*]] = spirv.IAdd %[[I]], %{{.*}} : i32
    // CHECK-NEXT: %[[MORE:.*]] = spirv.SLessThan %[[J]], %{{.*}} : i32
    // CHECK-NEXT: spirv.BranchConditional %[[MORE]], ^[[NEXT:.*]], ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[NEXT]]:
    // CHECK-NEXT: spirv.Branch ^[[HEADER]](%[[J]], %[[B]], %[[S]] : i32, i32, i32)
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK-NEXT: spirv.mlir.merge %[[B]], %[[S]] : i32, i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[R]]#1 : i32
    gpu.func @constant(%m: memref<4xi32, #buffer>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %lower = arith.constant -2147483648 : i32
      %upper = arith.constant 2147483647 : i32
      %one = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      %r:2 = scf.for %i = %lower to %upper step %one iter_args(%a = %lower, %b = %one) -> (i32, i32) : i32 {
        %s = arith.addi %a, %i : i32
        scf.yield %b, %s : i32, i32
      }
      memref.store %r#1, %m[%c0] : memref<4xi32, #buffer>
      gpu.return
    }

    // Bounds that 32 bits cannot hold: the selection leaves out the loop.
    // CHECK-LABEL: spirv.func @wide
    // CHECK: spirv.mlir.selection
    // CHECK-NEXT: spirv.BranchConditional %false
    gpu.func @wide(%m: memref<4xi32, #buffer>, %v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %upper = arith.constant 2147483648 : index
      scf.for %i = %c0 to %upper step %c1 {
        memref.store %v, %m[%c0] : memref<4xi32, #buffer>
      }
      gpu.return
    }

    // A loop without iterations stays one that tests first.
    // CHECK-LABEL: spirv.func @never
    // CHECK: spirv.mlir.loop -> i32
    // CHECK: ^{{.*}}(%[[I:.*]]: i32, %{{.*}}: i32):
    // CHECK-NEXT: spirv.SLessThan %[[I]]
    gpu.func @never(%m: memref<4xi32, #buffer>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %one = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      %r = scf.for %i = %one to %one step %one iter_args(%a = %one) -> (i32) : i32 {
        %s = arith.addi %a, %i : i32
        scf.yield %s : i32
      }
      memref.store %r, %m[%c0] : memref<4xi32, #buffer>
      gpu.return
    }

    // A selection leaves out a loop that may have no iteration, if nothing leaves the loop or all
    // invocations leave it together.
    // CHECK-LABEL: spirv.func @guarded
    // CHECK: spirv.mlir.selection {
    // CHECK-NEXT: %[[ANY:.*]] = spirv.SLessThan %{{.*}}, %arg1 : i32
    // CHECK-NEXT: spirv.BranchConditional %[[ANY]], ^[[THEN:.*]], ^[[END:.*]]
    // CHECK-NEXT: ^[[THEN]]:
    // CHECK-NEXT: spirv.mlir.loop {
    // CHECK-NEXT: spirv.Branch ^[[HEADER:.*]](%{{.*}} : i32)
    // CHECK-NEXT: ^[[HEADER]](%[[I:.*]]: i32):
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[I]] : i32
    // CHECK-NEXT: %[[J:.*]] = spirv.IAdd %[[I]], %{{.*}} : i32
    // CHECK-NEXT: %[[MORE:.*]] = spirv.SLessThan %[[J]], %arg1 : i32
    // CHECK-NEXT: spirv.BranchConditional %[[MORE]]
    // CHECK: spirv.Branch ^[[END]]
    // CHECK-NEXT: ^[[END]]:
    // CHECK-NEXT: spirv.mlir.merge
    // CHECK: %[[R:.*]] = spirv.mlir.selection -> i32 {
    // CHECK: spirv.BranchConditional %{{.*}}, ^{{.*}}, ^[[E:.*]](%[[INIT:.*]] : i32)
    // CHECK: %[[L:.*]] = spirv.mlir.loop -> i32 {
    // CHECK: spirv.Branch ^[[E]](%[[L]] : i32)
    // CHECK-NEXT: ^[[E]](%[[P:.*]]: i32):
    // CHECK-NEXT: spirv.mlir.merge %[[P]] : i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[R]] : i32
    gpu.func @guarded(%m: memref<4xi32, #buffer>, %n: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      scf.for %i = %zero to %n step %one : i32 {
        memref.store %i, %m[%c0] : memref<4xi32, #buffer>
      }
      %r = scf.for %i = %zero to %n step %one iter_args(%a = %zero) -> (i32) : i32 {
        %s = arith.addi %a, %i : i32
        scf.yield %s : i32
      } {spirv.uniform_trips}
      memref.store %r, %m[%c0] : memref<4xi32, #buffer>
      gpu.return
    }

    // A loop that drivers unroll tests first: 32 iterations and no loop inside. The others test at
    // their ends.
    // CHECK-LABEL: spirv.func @unrolled
    // CHECK: spirv.mlir.loop {
    // CHECK: ^{{.*}}(%[[I:.*]]: i32):
    // CHECK-NEXT: spirv.SLessThan %[[I]]
    // CHECK-NEXT: spirv.BranchConditional
    // CHECK: spirv.mlir.loop {
    // CHECK: ^{{.*}}(%[[I:.*]]: i32):
    // CHECK-NEXT: %[[P:.*]] = spirv.AccessChain
    // CHECK-NEXT: spirv.Store "StorageBuffer" %[[P]], %[[I]]
    gpu.func @unrolled(%m: memref<4xi32, #buffer>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %many = arith.constant 32 : i32
      %more = arith.constant 33 : i32
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      scf.for %i = %zero to %many step %one : i32 {
        memref.store %i, %m[%c0] : memref<4xi32, #buffer>
      }
      scf.for %i = %zero to %more step %one : i32 {
        memref.store %i, %m[%c1] : memref<4xi32, #buffer>
      }
      gpu.return
    }

    // CHECK-LABEL: spirv.func @outer
    // CHECK: spirv.mlir.loop {
    // CHECK: ^{{.*}}(%[[I:.*]]: i32):
    // CHECK-NEXT: spirv.mlir.loop {
    // CHECK: spirv.SLessThan %{{.*}}, %arg1
    // CHECK: spirv.mlir.loop {
    // CHECK: ^{{.*}}(%[[I:.*]]: i32):
    // CHECK-NEXT: spirv.mlir.selection {
    // CHECK-NEXT: spirv.SLessThan %{{.*}}, %arg1
    gpu.func @outer(%m: memref<4xi32, #buffer>, %n: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %few = arith.constant 2 : i32
      %c0 = arith.constant 0 : index
      scf.for %i = %zero to %few step %one : i32 {
        scf.while : () -> () {
          %v = memref.load %m[%c0] : memref<4xi32, #buffer>
          %b = arith.cmpi slt, %v, %n : i32
          scf.condition(%b)
        } do {
          memref.store %n, %m[%c0] : memref<4xi32, #buffer>
          scf.yield
        }
      }
      scf.for %i = %zero to %few step %one : i32 {
        scf.for %j = %zero to %n step %one : i32 {
          memref.store %j, %m[%c0] : memref<4xi32, #buffer>
        }
      }
      gpu.return
    }

    // Nothing compares the bounds of 64 bits before the loop.
    // CHECK-LABEL: spirv.func @extended
    // CHECK-NOT: spirv.mlir.selection
    // CHECK: spirv.mlir.loop {
    // CHECK: ^{{.*}}(%[[I:.*]]: i64):
    // CHECK-NEXT: spirv.SLessThan %[[I]]
    gpu.func @extended(%m: memref<4xi32, #buffer>, %n: i64) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %v = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      scf.for %i = %zero to %n step %one : i64 {
        memref.store %v, %m[%c0] : memref<4xi32, #buffer>
      }
      gpu.return
    }
  }
}
