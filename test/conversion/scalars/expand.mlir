// RUN: mlir-opt %s -split-input-file -spirv-expand-scalars | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func @ceil
  // CHECK: %[[Q:.*]] = arith.divsi
  // CHECK-NEXT: %[[P:.*]] = arith.muli %[[Q]], %arg1
  // CHECK-NEXT: %[[R:.*]] = arith.subi %arg0, %[[P]]
  // CHECK: arith.cmpi sge
  // CHECK: arith.addi %[[Q]]
  // CHECK: arith.cmpi slt
  // CHECK: arith.subi
  // CHECK: arith.divui
  // CHECK-NOT: cmpi s
  // CHECK: return
  func.func @ceil(%a: i32, %b: i32) -> (i32, i32, i32) {
    %0 = arith.ceildivsi %a, %b : i32
    %1 = arith.floordivsi %a, %b : i32
    %2 = arith.ceildivui %a, %b : i32
    return %0, %1, %2 : i32, i32, i32
  }

  // A condition is spread over a vector before SPIR-V 1.4.
  // CHECK-LABEL: func @select
  // CHECK-NEXT: %[[C:.*]] = vector.broadcast %arg0 : i1 to vector<4xi1>
  // CHECK-NEXT: arith.select %[[C]], %arg1, %arg1 : vector<4xi1>, vector<4xf32>
  // CHECK-NEXT: arith.select %arg0, %arg2, %arg2 : f32
  // CHECK-NEXT: return
  func.func @select(%c: i1, %v: vector<4xf32>, %s: f32) -> (vector<4xf32>, f32) {
    %0 = arith.select %c, %v, %v : vector<4xf32>
    %1 = arith.select %c, %s, %s : f32
    return %0, %1 : vector<4xf32>, f32
  }

  // What fast-math flags allow is left to the instruction.
  // CHECK-LABEL: func @extrema
  // CHECK: arith.minimumf %arg0, %arg1 fastmath<nnan,nsz> : f32
  // CHECK-NEXT: %[[NSZ:.*]] = arith.maximumf %arg0, %arg1 fastmath<nnan,nsz> : f32
  // CHECK-NEXT: arith.cmpf uno
  // CHECK-NEXT: arith.addf
  // CHECK-NEXT: arith.select
  // CHECK-NEXT: arith.maximumf %arg0, %arg1 fastmath<nnan,ninf,nsz> : f32
  // CHECK-NEXT: arith.cmpf oeq
  // CHECK: arith.andi
  // CHECK: arith.select
  // CHECK-NOT: uno
  // CHECK: return
  func.func @extrema(%a: f32, %b: f32) -> (f32, f32, f32) {
    %0 = arith.minimumf %a, %b fastmath<nnan,nsz> : f32
    %1 = arith.maximumf %a, %b fastmath<nsz> : f32
    %2 = arith.maximumf %a, %b fastmath<nnan,ninf> : f32
    return %0, %1, %2 : f32, f32, f32
  }

  // Bits are counted by the instruction where Vulkan has it.
  // CHECK-LABEL: func @bits
  // CHECK: spirv.BitCount %arg0 : i32
  // CHECK: spirv.BitCount %arg1 : vector<4xi32>
  // CHECK-NOT: spirv
  // CHECK: math.ctlz %arg0 : i32
  // CHECK-NOT: math
  // CHECK: return
  func.func @bits(%a: i32, %v: vector<4xi32>, %w: i64, %u: vector<8xi32>) -> (i32, vector<4xi32>, i64, vector<8xi32>, i32, i64) {
    %0 = math.ctpop %a : i32
    %1 = math.ctpop %v : vector<4xi32>
    %2 = math.ctpop %w : i64
    %3 = math.ctpop %u : vector<8xi32>
    %4 = math.ctlz %a : i32
    %5 = math.ctlz %w : i64
    return %0, %1, %2, %3, %4, %5 : i32, vector<4xi32>, i64, vector<8xi32>, i32, i64
  }

  // The loop of a power has as many steps as the exponent has bits.
  // CHECK-LABEL: func @powers
  // CHECK: arith.constant 32 : index
  // CHECK: scf.for
  // CHECK: arith.constant 64 : index
  // CHECK: scf.for
  func.func @powers(%a: index, %w: i64) -> (index, i64) {
    %0 = math.ipowi %a, %a : index
    %1 = math.ipowi %w, %w : i64
    return %0, %1 : index, i64
  }

  // Without Float16 the conversion refuses; nothing is expanded before.
  // CHECK-LABEL: func @lacking
  // CHECK-NEXT: arith.maximumf
  // CHECK-NEXT: math.powf
  // CHECK-NEXT: math.powf
  // CHECK-NEXT: math.copysign
  // CHECK-NEXT: return
  func.func @lacking(%a: f16, %d: f64) -> (f16, f16, f64, f64) {
    %0 = arith.maximumf %a, %a : f16
    %1 = math.powf %a, %a : f16
    %2 = math.powf %d, %d : f64
    %3 = math.copysign %d, %d : f64
    return %0, %1, %2, %3 : f16, f16, f64, f64
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], []>, #spirv.resource_limits<>>} {
  // The bits of a float of 16 bits are those of 32 where the target has no such integers.
  // CHECK-LABEL: func @half
  // CHECK: arith.bitcast %{{.*}} : f32 to i32
  // CHECK-NOT: i16
  // CHECK: math.copysign %{{.*}} : f32
  // CHECK: math.round %{{.*}} : f32
  // CHECK: return
  func.func @half(%a: f16, %b: f16) -> (f16, f16, f16) {
    %0 = arith.minimumf %a, %b : f16
    %1 = math.copysign %a, %b : f16
    %2 = math.round %a : f16
    return %0, %1, %2 : f16, f16, f16
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16, Int16], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func @half
  // CHECK: math.copysign %{{.*}} : f16
  // CHECK: math.round %{{.*}} : f16
  func.func @half(%a: f16, %b: f16) -> (f16, f16) {
    %1 = math.copysign %a, %b : f16
    %2 = math.round %a : f16
    return %1, %2 : f16, f16
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  // OpenCL's power is right.
  // CHECK-LABEL: func @opencl
  // CHECK-NEXT: math.powf
  func.func @opencl(%a: f32) -> f32 {
    %0 = math.powf %a, %a : f32
    return %0 : f32
  }
}
