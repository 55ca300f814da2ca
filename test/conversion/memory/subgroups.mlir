// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-subgroups)))" -split-input-file | FileCheck %s

// The target has shuffles and reductions.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], []>, #spirv.resource_limits<subgroup_size = 16>>} {
  gpu.module @native {
    // A constant offset below the width stays in the group of the lane.
    // CHECK-LABEL: gpu.func @xor
    // CHECK-DAG: %[[O:.*]] = arith.constant 3 : i32
    // CHECK-DAG: %[[W:.*]] = arith.constant 4 : i32
    // CHECK: %[[L:.*]] = arith.index_castui %{{.*}} : index to i32
    // CHECK: %[[OK:.*]] = arith.cmpi ult, %[[L]], %[[W]] : i32
    // CHECK: %[[R:.*]] = kernel.shuffle xor %arg0, %[[O]] : f32
    // CHECK: "test.use"(%[[R]], %[[OK]])
    gpu.func @xor(%v: f32) kernel {
      %o = arith.constant 3 : i32
      %w = arith.constant 4 : i32
      %r, %ok = gpu.shuffle xor %v, %o, %w : f32
      "test.use"(%r, %ok) : (f32, i1) -> ()
      gpu.return
    }

    // CHECK-LABEL: gpu.func @down
    // CHECK: %[[L:.*]] = arith.index_castui
    // CHECK: %[[M:.*]] = arith.subi %arg2, %{{.*}} : i32
    // CHECK: %[[OWN:.*]] = arith.andi %[[L]], %[[M]] : i32
    // CHECK: %[[LEFT:.*]] = arith.subi %arg2, %[[OWN]]
    // CHECK: %[[IN:.*]] = arith.cmpi ult, %arg1, %[[LEFT]]
    // CHECK: %[[S:.*]] = arith.addi %[[OWN]], %arg1
    // CHECK: %[[T:.*]] = arith.andi %[[S]], %[[M]]
    // CHECK: %[[B:.*]] = arith.subi %[[L]], %[[OWN]]
    // CHECK: %[[F:.*]] = arith.addi %[[B]], %[[T]]
    // CHECK: %[[FIRST:.*]] = arith.cmpi ult, %[[L]], %arg2
    // CHECK: %[[OK:.*]] = arith.andi %[[IN]], %[[FIRST]]
    // CHECK: kernel.shuffle idx %arg0, %[[F]] : i64
    // CHECK: "test.use"(%{{.*}}, %[[OK]])
    gpu.func @down(%v: i64, %o: i32, %w: i32) kernel {
      %r, %ok = gpu.shuffle down %v, %o, %w : i64
      "test.use"(%r, %ok) : (i64, i1) -> ()
      gpu.return
    }

    // CHECK-LABEL: gpu.func @narrow
    // CHECK: %[[A:.*]] = arith.extsi %arg0 : i8 to i32
    // CHECK: %[[B:.*]] = gpu.subgroup_reduce minsi %[[A]] uniform : (i32) -> i32
    // CHECK: arith.trunci %[[B]] : i32 to i8
    // CHECK: arith.extui %arg0 : i8 to i32
    // CHECK: arith.extf %arg1 : f16 to f32
    // CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
    // CHECK: arith.truncf
    // CHECK: gpu.subgroup_reduce or %arg2 : (i1) -> i1
    // CHECK: gpu.subgroup_reduce and %arg2 : (i1) -> i1
    // CHECK: gpu.subgroup_reduce xor %arg2 : (i1) -> i1
    gpu.func @narrow(%a: i8, %b: f16, %c: i1) kernel {
      %0 = gpu.subgroup_reduce minsi %a uniform : (i8) -> (i8)
      %1 = gpu.subgroup_reduce add %a : (i8) -> (i8)
      %2 = gpu.subgroup_reduce add %b : (f16) -> (f16)
      %3 = gpu.subgroup_reduce minsi %c : (i1) -> (i1)
      %4 = gpu.subgroup_reduce mul %c : (i1) -> (i1)
      %5 = gpu.subgroup_reduce add %c : (i1) -> (i1)
      "test.use"(%0, %1, %2, %3, %4, %5) : (i8, i8, f16, i1, i1, i1) -> ()
      gpu.return
    }

    // CHECK-LABEL: gpu.func @maximum
    // CHECK: %[[NAN:.*]] = arith.constant 2147483647 : i32
    // CHECK: arith.cmpf uno, %arg0, %arg0
    // CHECK: arith.bitcast %arg0 : f32 to i32
    // CHECK: gpu.subgroup_reduce maxsi %{{.*}} : (i32) -> i32
    // CHECK: arith.bitcast %{{.*}} : i32 to f32
    // CHECK-NOT: subgroup_reduce maximumf
    gpu.func @maximum(%a: f32) kernel {
      %0 = gpu.subgroup_reduce maximumf %a : (f32) -> (f32)
      "test.use"(%0) : (f32) -> ()
      gpu.return
    }
  }
}

// -----

// Without subgroups, 32 consecutive invocations share values in workgroup memory.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @emulated {
    // CHECK-LABEL: gpu.func @loop
    // CHECK: %[[M:.*]] = memref.alloc() : memref<64xi32, #gpu.address_space<workgroup>>
    // CHECK: scf.for
    // CHECK: gpu.thread_id x
    // CHECK: arith.remui
    // CHECK: memref.store %{{.*}}, %[[M]]
    // CHECK: gpu.barrier
    // CHECK: memref.load %[[M]]
    // CHECK: gpu.barrier
    // CHECK: scf.yield
    // CHECK: scf.while
    // CHECK: scf.for
    // CHECK: arith.minsi
    gpu.func @loop(%v: i32, %n: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %o = arith.constant 1 : i32
      %w = arith.constant 8 : i32
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> (i32) {
        %s, %ok = gpu.shuffle down %x, %o, %w : i32
        scf.yield %s : i32
      }
      %e:2 = scf.while (%x = %r, %j = %c0) : (i32, index) -> (i32, index) {
        %go = arith.cmpi ult, %j, %n : index
        scf.condition(%go) %x, %j : i32, index
      } do {
      ^bb0(%x: i32, %j: index):
        %next = arith.addi %j, %c1 : index
        %m = gpu.subgroup_reduce minsi %x : (i32) -> (i32)
        scf.yield %m, %next : i32, index
      }
      "test.use"(%e#0) : (i32) -> ()
      gpu.return
    }

    // Conditions that are the same in the workgroup.
    // CHECK-LABEL: gpu.func @conditions
    // CHECK-COUNT-4: memref.store
    // CHECK-NOT: {{gpu|kernel}}.shuffle
    // CHECK: gpu.return
    gpu.func @conditions(%v: i32, %c: i1) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c1 = arith.constant 1 : index
      %w = arith.constant 8 : i32
      %b = gpu.block_id x
      scf.if %c {
        %r, %ok = gpu.shuffle idx %v, %v, %w : i32
      } else {
        %r, %ok = gpu.shuffle idx %v, %v, %w : i32
        scf.index_switch %b
        case 1 {
          scf.execute_region {
            %r2, %ok2 = gpu.shuffle idx %v, %v, %w : i32
            scf.yield
          }
          scf.yield
        }
        default {
        }
      }
      %d = scf.if %c -> (index) {
        scf.yield %b : index
      } else {
        scf.yield %c1 : index
      }
      %e = arith.cmpi ult, %d, %c1 : index
      scf.if %e {
        %r, %ok = gpu.shuffle idx %v, %v, %w : i32
      }
      gpu.return
    }
  }
}

// -----

// Subgroups without shuffles: the lanes are those of the subgroup.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], []>, #spirv.resource_limits<>>} {
  gpu.module @basic {
    // CHECK-LABEL: gpu.func @up
    // CHECK: %[[M:.*]] = memref.alloc() : memref<24xf32, #gpu.address_space<workgroup>>
    // CHECK: %[[L:.*]] = gpu.lane_id
    // CHECK: %[[N:.*]] = gpu.subgroup_size
    // CHECK: %[[S:.*]] = gpu.subgroup_id
    // CHECK: %[[F:.*]] = arith.muli %[[S]], %[[N]]
    // CHECK: %[[A:.*]] = arith.addi %[[F]], %[[L]]
    // CHECK: %[[LAST:.*]] = arith.constant 23
    // CHECK: %[[AT:.*]] = arith.minui %[[A]], %[[LAST]]
    // CHECK: memref.store %arg0, %[[M]][%[[AT]]]
    // CHECK: arith.cmpi ule
    gpu.func @up(%v: f32, %o: i32, %w: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 3, 2]>} {
      %r, %ok = gpu.shuffle up %v, %o, %w : f32
      "test.use"(%r, %ok) : (f32, i1) -> ()
      gpu.return
    }
  }
}
