// RUN: mlir-opt %s -allow-unregistered-dialect -convert-vector-to-spirv | FileCheck %s

// OpenCL has functions of its own for minima, maxima and fused multiply-add.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Kernel, Addresses, Vector16], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @kernel(
  // CHECK-SAME:    %[[V:.*]]: vector<2xf32>, %[[N:.*]]: vector<2xi32>, %[[W:.*]]: vector<8xf32>)
  func.func @kernel(%v: vector<2xf32>, %n: vector<2xi32>, %w: vector<8xf32>) {
    // CHECK: spirv.CL.fma %[[W]], %[[W]], %[[W]] : vector<8xf32>
    %0 = vector.fma %w, %w, %w : vector<8xf32>
    // CHECK: spirv.CL.fmax %{{.*}}, %{{.*}} : f32
    %1 = vector.reduction <maximumf>, %v : vector<2xf32> into f32
    // CHECK: spirv.CL.u_min %{{.*}}, %{{.*}} : i32
    %2 = vector.reduction <minui>, %n : vector<2xi32> into i32
    // CHECK: spirv.CL.s_max %{{.*}}, %{{.*}} : i32
    %3 = vector.reduction <maxsi>, %n : vector<2xi32> into i32
    "use"(%0, %1, %2, %3) : (vector<8xf32>, f32, i32, i32) -> ()
    return
  }
}
