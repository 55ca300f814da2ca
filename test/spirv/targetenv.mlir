// RUN: mlir-opt -test-spirv-target-env %s | FileCheck %s

// The instruction is in SPIR-V up to 1.3 only, and one of its memory semantics
// needs AtomicStorage.

// CHECK-LABEL: func @weak
// CHECK: spirv.AtomicCompareExchangeWeak <Workgroup> <AcquireRelease|AtomicCounterMemory> <Acquire>
func.func @weak(%p: !spirv.ptr<i32, Workgroup>, %v: i32) attributes {
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Kernel, AtomicStorage], []>, #spirv.resource_limits<>>} {
  %0 = "test.convert_to_atomic_compare_exchange_weak_op"(%p, %v, %v) : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
  return
}

// CHECK-LABEL: func @weak_too_new
// CHECK: test.convert_to_atomic_compare_exchange_weak_op
func.func @weak_too_new(%p: !spirv.ptr<i32, Workgroup>, %v: i32) attributes {
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Kernel, AtomicStorage], []>, #spirv.resource_limits<>>} {
  %0 = "test.convert_to_atomic_compare_exchange_weak_op"(%p, %v, %v) : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
  return
}

// CHECK-LABEL: func @ballot_khr
// CHECK: spirv.KHR.SubgroupBallot
func.func @ballot_khr(%p: i1) attributes {
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [SubgroupBallotKHR], [SPV_KHR_shader_ballot]>, #spirv.resource_limits<>>} {
  %0 = "test.convert_to_subgroup_ballot_op"(%p) : (i1) -> vector<4xi32>
  return
}

// CHECK-LABEL: func @ballot_without_extension
// CHECK: test.convert_to_subgroup_ballot_op
func.func @ballot_without_extension(%p: i1) attributes {
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [SubgroupBallotKHR], []>, #spirv.resource_limits<>>} {
  %0 = "test.convert_to_subgroup_ballot_op"(%p) : (i1) -> vector<4xi32>
  return
}
