// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{exact optimize})' -split-input-file | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-gpu-to-spirv{exact optimize})' -split-input-file | mlir-opt -split-input-file | FileCheck %s

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @loops {
    // The results of a loop are the values that its header carries. Its body is not its continue block.
    // CHECK-LABEL: spirv.func @for
    // CHECK-NOT: spirv.Variable
    // CHECK: %[[R:.*]]:2 = spirv.mlir.loop -> i32, i32 {
    // CHECK-NEXT: spirv.Branch ^[[HEADER:.*]](%{{.*}}, %{{.*}}, %{{.*}} : i32, i32, i32)
    // CHECK-NEXT: ^[[HEADER]](%[[I:.*]]: i32, %[[A:.*]]: i32, %[[B:.*]]: i32):
    // CHECK-NEXT: %[[MORE:.*]] = spirv.SLessThan %[[I]], %{{.*}} : i32
    // CHECK-NEXT: spirv.BranchConditional %[[MORE]], ^[[BODY:.*]], ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[BODY]]:
    // CHECK-NEXT: %[[S:.*]] = spirv.IAdd %[[A]], %[[I]] : i32
    // CHECK-NEXT: spirv.Branch ^[[NEXT:.*]]
    // CHECK-NEXT: ^[[NEXT]]:
    // CHECK-NEXT: %[[J:.*]] = spirv.IAdd %[[I]], %{{.*}} : i32
    // CHECK-NEXT: spirv.Branch ^[[HEADER]](%[[J]], %[[B]], %[[S]] : i32, i32, i32)
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK-NEXT: spirv.mlir.merge %[[A]], %[[B]] : i32, i32
    // CHECK-NEXT: }
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[R]]#1 : i32
    gpu.func @for(%m: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %n: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      %r:2 = scf.for %i = %zero to %n step %one iter_args(%a = %zero, %b = %one) -> (i32, i32) : i32 {
        %s = arith.addi %a, %i : i32
        scf.yield %b, %s : i32, i32
      }
      memref.store %r#1, %m[%c0] : memref<4xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }

    // The body uses the values of the header that the condition passes.
    // CHECK-LABEL: spirv.func @while
    // CHECK-NOT: spirv.Variable
    // CHECK: %[[R:.*]] = spirv.mlir.loop -> i32 {
    // CHECK-NEXT: spirv.Branch ^[[HEADER:.*]](%{{.*}} : i32)
    // CHECK-NEXT: ^[[HEADER]](%[[X:.*]]: i32):
    // CHECK-NEXT: %[[D:.*]] = spirv.IAdd %[[X]], %[[X]] : i32
    // CHECK-NEXT: %[[C:.*]] = spirv.SLessThan %[[D]], %{{.*}} : i32
    // CHECK-NEXT: spirv.BranchConditional %[[C]], ^[[BODY:.*]], ^[[MERGE:.*]]
    // CHECK-NEXT: ^[[BODY]]:
    // CHECK-NEXT: %[[T:.*]] = spirv.IMul %[[D]], %[[D]] : i32
    // CHECK-NEXT: spirv.Branch ^[[NEXT:.*]]
    // CHECK-NEXT: ^[[NEXT]]:
    // CHECK-NEXT: spirv.Branch ^[[HEADER]](%[[T]] : i32)
    // CHECK-NEXT: ^[[MERGE]]:
    // CHECK-NEXT: spirv.mlir.merge %[[D]] : i32
    // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %[[R]] : i32
    gpu.func @while(%m: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %n: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %r = scf.while (%x = %n) : (i32) -> i32 {
        %d = arith.addi %x, %x : i32
        %c = arith.cmpi slt, %d, %n : i32
        scf.condition(%c) %d : i32
      } do {
      ^bb0(%y: i32):
        %t = arith.muli %y, %y : i32
        scf.yield %t : i32
      }
      memref.store %r, %m[%c0] : memref<4xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }

    // The merge block of a selection has the values as arguments. The branch of a loop inside of it ends
    // in the loop.
    // CHECK-LABEL: spirv.func @branches
    // CHECK-NOT: spirv.Variable
    // CHECK: %[[R:.*]]:2 = spirv.mlir.selection -> i32, f32 {
    // CHECK-NEXT: spirv.BranchConditional %{{.*}}, ^[[THEN:.*]], ^[[ELSE:.*]]
    // CHECK-NEXT: ^[[THEN]]:
    // CHECK-NEXT: %[[L:.*]] = spirv.mlir.loop -> i32 {
    // CHECK: spirv.mlir.merge %{{.*}} : i32
    // CHECK: spirv.Branch ^[[MERGE:.*]](%[[L]], %[[F:.*]] : i32, f32)
    // CHECK-NEXT: ^[[ELSE]]:
    // CHECK: spirv.Branch ^[[MERGE]](%{{.*}}, %{{.*}} : i32, f32)
    // CHECK-NEXT: ^[[MERGE]](%[[P:.*]]: i32, %[[Q:.*]]: f32):
    // CHECK-NEXT: spirv.mlir.merge %[[P]], %[[Q]] : i32, f32
    // CHECK: %[[K:.*]] = spirv.mlir.selection -> i32 {
    // CHECK-NEXT: spirv.Switch %{{.*}} : i32, [
    // CHECK-NEXT:   default: ^[[DEFAULT:.*]],
    // CHECK-NEXT:   5: ^[[FIVE:.*]]
    // CHECK-NEXT: ]
    // CHECK-NEXT: ^[[DEFAULT]]:
    // CHECK-NEXT: spirv.Branch ^[[M:.*]](%[[R]]#0 : i32)
    // CHECK-NEXT: ^[[FIVE]]:
    // CHECK-NEXT: spirv.Branch ^[[M]](%{{.*}} : i32)
    // CHECK-NEXT: ^[[M]](%[[V:.*]]: i32):
    // CHECK-NEXT: spirv.mlir.merge %[[V]] : i32
    gpu.func @branches(%m: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %n: i32, %f: f32, %c: i1) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      %r:2 = scf.if %c -> (i32, f32) {
        %l = scf.for %i = %zero to %n step %one iter_args(%a = %zero) -> (i32) : i32 {
          %s = arith.addi %a, %i : i32
          scf.yield %s : i32
        }
        scf.yield %l, %f : i32, f32
      } else {
        %g = arith.constant 2.0 : f32
        scf.yield %one, %g : i32, f32
      }
      %k = scf.index_switch %c0 -> i32
      case 5 {
        scf.yield %zero : i32
      }
      default {
        scf.yield %r#0 : i32
      }
      %h = arith.fptosi %r#1 : f32 to i32
      %sum = arith.addi %k, %h : i32
      memref.store %sum, %m[%c0] : memref<4xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }

    // Inputs are loaded once, at the start, and equal indices are computed once. Sums with zero are none.
    // CHECK-LABEL: spirv.func @inputs
    // CHECK: %[[P:.*]] = spirv.mlir.addressof @__builtin__WorkgroupId__
    // CHECK-NEXT: %[[W:.*]] = spirv.Load "Input" %[[P]]
    // CHECK-NEXT: %[[X:.*]] = spirv.CompositeExtract %[[W]][0 : i32]
    // CHECK-NEXT: %[[ROW:.*]] = spirv.IMul %[[X]]
    // CHECK-NEXT: spirv.AccessChain %arg0[%{{.*}}, %[[ROW]]]
    // CHECK-NOT: spirv.IMul
    // CHECK: spirv.mlir.selection
    // CHECK-NOT: spirv.Load "Input"
    // CHECK: spirv.CompositeExtract %[[W]][1 : i32]
    // CHECK-NOT: spirv.IMul
    // CHECK: spirv.Return
    gpu.func @inputs(%m: memref<4x8xi32, #spirv.storage_class<StorageBuffer>>, %o: memref<4x8xi32, #spirv.storage_class<StorageBuffer>>, %c: i1) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %x = gpu.block_id x
      %v = memref.load %m[%x, %c0] : memref<4x8xi32, #spirv.storage_class<StorageBuffer>>
      memref.store %v, %o[%x, %c0] : memref<4x8xi32, #spirv.storage_class<StorageBuffer>>
      scf.if %c {
        %y = gpu.block_id y
        memref.store %v, %o[%x, %y] : memref<4x8xi32, #spirv.storage_class<StorageBuffer>>
      }
      gpu.return
    }
  }
}
