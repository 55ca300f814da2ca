// RUN: mlir-opt --mlir-version=22 %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-subgroups)))" --split-input-file --verify-diagnostics | FileCheck %s

// The first lane executes the region, and passes numbers on to the lanes of its group.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @m {
// CHECK-LABEL: gpu.func @without
// CHECK: %[[C:.*]] = arith.cmpi eq, %arg0, %{{.*}} : index
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT:   "use"(%arg0)
// CHECK-NEXT: }
gpu.func @without(%lane: index) kernel {
  gpu.warp_execute_on_lane_0(%lane)[64] {
    "use"(%lane) : (index) -> ()
  }
  gpu.return
}

// CHECK-LABEL: gpu.func @with
// CHECK: %[[V:.*]] = scf.if %{{.*}} -> (i32) {
// CHECK:   "make"
// CHECK: } else {
// CHECK:   arith.constant 0 : i32
// CHECK: }
// CHECK: %[[FROM:.*]] = arith.subi %{{.*}}, %arg0 : index
// CHECK: %[[LANE:.*]] = arith.index_castui %[[FROM]] : index to i32
// CHECK: %[[R:.*]] = kernel.shuffle idx %[[V]], %[[LANE]]
// CHECK: "use"(%[[R]])
gpu.func @with(%lane: index) kernel {
  %r = gpu.warp_execute_on_lane_0(%lane)[16] -> (i32) {
    %v = "make"() : () -> i32
    gpu.yield %v : i32
  }
  "use"(%r) : (i32) -> ()
  gpu.return
}
}
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @m {
gpu.func @wide(%lane: index) kernel {
  // expected-note @+2 {{state the subgroup size of the device}}
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' has 32 lanes, but subgroups of the target have 16 invocations}}
  %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (i32) {
    %v = arith.constant 1 : i32
    gpu.yield %v : i32
  }
  "use"(%r) : (i32) -> ()
  gpu.return
}
}
}

// -----

gpu.module @m {
// expected-note @+1 {{store the values of the lanes to workgroup memory, and load them in the region}}
gpu.func @collects(%lane: index, %p: vector<1xf32>) kernel {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' has arguments, which SPIR-V cannot collect}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%p : vector<1xf32>) {
  ^bb0(%all: vector<32xf32>):
    gpu.yield
  }
  gpu.return
}
}

// -----

gpu.module @m {
gpu.func @distributes(%lane: index) kernel {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' distributes 'vector<32xf32>' to the lanes as 'vector<1xf32>', but only numbers can be passed on}}
  %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    // expected-note @+1 {{store the value to workgroup memory in the region, and load the parts after it}}
    %c = arith.constant dense<1.0> : vector<32xf32>
    gpu.yield %c : vector<32xf32>
  }
  gpu.return
}
}
