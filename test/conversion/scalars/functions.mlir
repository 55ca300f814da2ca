// RUN: mlir-opt %s -split-input-file -verify-diagnostics -spirv-expand-scalars | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16, Int64], []>, #spirv.resource_limits<>>} {
  // The instruction takes only numbers for which GLSL defines it. Later selections overrule its result.
  // CHECK-LABEL: func @sqrt
  // CHECK: %[[OK:.*]] = arith.cmpf oge, %arg0
  // CHECK: %[[SAFE:.*]] = arith.select %[[OK]], %arg0
  // CHECK-NEXT: %[[R:.*]] = math.sqrt %[[SAFE]] : f32
  // CHECK: %[[ZERO:.*]] = arith.cmpf ule, %arg0
  // CHECK-NEXT: %[[A:.*]] = arith.select %[[ZERO]], %arg0, %[[R]]
  // CHECK: %[[INF:.*]] = arith.cmpf oeq, %arg0
  // CHECK-NEXT: %[[B:.*]] = arith.select %[[INF]], %arg0, %[[A]]
  // CHECK: %[[NAN:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %[[BELOW:.*]] = arith.cmpf olt, %arg0
  // CHECK-NEXT: %[[C:.*]] = arith.select %[[BELOW]], %[[NAN]], %[[B]]
  // CHECK-NEXT: return %[[C]]
  func.func @sqrt(%a: f32) -> f32 {
    %0 = math.sqrt %a : f32
    return %0 : f32
  }

  // Flags remove the guards of what they exclude.
  // CHECK-LABEL: func @flags
  // CHECK: math.exp %arg0 fastmath<nnan> : f32
  // CHECK-NOT: uno
  // CHECK: math.exp %arg0 fastmath<ninf> : f32
  // CHECK-NEXT: %[[NAN:.*]] = arith.cmpf uno, %arg0, %arg0
  // CHECK-NEXT: arith.select %[[NAN]], %arg0
  // CHECK-NEXT: %[[ALL:.*]] = math.exp %arg0 fastmath<nnan,ninf> : f32
  // CHECK-NEXT: return
  func.func @flags(%a: f32) -> (f32, f32, f32) {
    %0 = math.exp %a fastmath<nnan> : f32
    %1 = math.exp %a fastmath<ninf> : f32
    %2 = math.exp %a fastmath<nnan,ninf> : f32
    return %0, %1, %2 : f32, f32, f32
  }

  // The flag afn takes the instruction, without guards.
  // CHECK-LABEL: func @approximate
  // CHECK-NEXT: spirv.GL.Sin %arg0 : f32
  // CHECK-NEXT: spirv.GL.Log %arg0 : f32
  // CHECK-NEXT: spirv.GL.Tanh %arg1 : f16
  // CHECK-NEXT: spirv.GL.Acos %arg2 : vector<3xf32>
  // CHECK-NEXT: spirv.GL.Exp %arg0 : f32
  // CHECK-NEXT: math.sqrt %arg0 fastmath<afn> : f32
  // CHECK: math.absf
  // CHECK: %[[B:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
  // CHECK-NEXT: spirv.GL.Pow %[[B]], %arg0 : f32
  // CHECK: return
  func.func @approximate(%a: f32, %h: f16, %v: vector<3xf32>) -> (f32, f32, f16, vector<3xf32>, f32, f32, f32) {
    %0 = math.sin %a fastmath<afn> : f32
    %1 = math.log %a fastmath<afn> : f32
    %2 = math.tanh %h fastmath<afn> : f16
    %3 = math.acos %v fastmath<fast> : vector<3xf32>
    %4 = math.exp %a fastmath<afn> : f32
    %5 = math.sqrt %a fastmath<afn> : f32
    %6 = math.powf %a, %a fastmath<afn> : f32
    return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f16, vector<3xf32>, f32, f32, f32
  }

  // GLSL has no such instruction: the flag changes nothing.
  // CHECK-LABEL: func @no_instruction
  // CHECK-NOT: math.log2
  // CHECK: return
  func.func @no_instruction(%a: f32) -> f32 {
    %0 = math.log2 %a fastmath<afn> : f32
    return %0 : f32
  }

  // Floats of 16 bits are computed with 32.
  // CHECK-LABEL: func @half
  // CHECK: %[[W:.*]] = arith.extf %arg0 : vector<2xf16> to vector<2xf32>
  // CHECK-NOT: xf16>
  // CHECK: %[[R:.*]] = math.copysign %{{.*}}, %[[W]] : vector<2xf32>
  // CHECK-NEXT: arith.truncf %[[R]] : vector<2xf32> to vector<2xf16>
  func.func @half(%a: vector<2xf16>) -> vector<2xf16> {
    %0 = math.tanh %a : vector<2xf16>
    return %0 : vector<2xf16>
  }

  // nnan removes the guards of NaN, and keeps those of infinities.
  // CHECK-LABEL: func @log_of_numbers
  // CHECK-NOT: 0x7FC00000
  // CHECK: arith.constant 0xFF800000 : f32
  // CHECK: arith.constant 0x7F800000 : f32
  // CHECK-NOT: arith.cmpf uno
  // CHECK: return
  func.func @log_of_numbers(%a: f32) -> f32 {
    %0 = math.log %a fastmath<nnan> : f32
    return %0 : f32
  }

  // A branch reduces large angles if an element is large.
  // CHECK-LABEL: func @angles
  // CHECK: %[[LARGE:.*]] = arith.cmpf ogt, {{.*}} : vector<3xf32>
  // CHECK-NEXT: %[[E0:.*]] = vector.extract %[[LARGE]][0] : i1 from vector<3xi1>
  // CHECK-NEXT: %[[E1:.*]] = vector.extract %[[LARGE]][1] : i1 from vector<3xi1>
  // CHECK-NEXT: %[[O1:.*]] = arith.ori %[[E0]], %[[E1]]
  // CHECK-NEXT: %[[E2:.*]] = vector.extract %[[LARGE]][2] : i1 from vector<3xi1>
  // CHECK-NEXT: %[[O2:.*]] = arith.ori %[[O1]], %[[E2]]
  // CHECK-NEXT: scf.if %[[O2]] -> (vector<3xi32>, vector<3xf32>, vector<3xf32>)
  // CHECK: arith.mului_extended
  // CHECK: arith.select %[[LARGE]]
  // CHECK: scf.yield
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: }
  func.func @angles(%a: vector<3xf32>) -> vector<3xf32> {
    %0 = math.cos %a : vector<3xf32>
    return %0 : vector<3xf32>
  }

  // Exponents of more bits than a float has digits are the sum of two floats.
  // CHECK-LABEL: func @exponents
  // CHECK: arith.extsi %arg1 : i1 to i32
  // CHECK: arith.andi %{{.*}}, %c65535_i32
  // CHECK: arith.sitofp
  // CHECK: arith.sitofp
  // CHECK: arith.sitofp %arg2 : i16 to f32
  // CHECK: arith.maxsi %arg3, %c-8589934592_i64
  // CHECK: arith.minsi %{{.*}}, %c8589934592_i64
  // CHECK: arith.index_cast %arg4 : vector<2xindex> to vector<2xi32>
  // CHECK-NOT: math.fpowi
  // CHECK: return
  func.func @exponents(%a: f32, %b: i1, %s: i16, %w: i64, %n: vector<2xindex>, %v: vector<2xf32>) -> (f32, f32, f32, vector<2xf32>) {
    %0 = math.fpowi %a, %b : f32, i1
    %1 = math.fpowi %a, %s : f32, i16
    %2 = math.fpowi %a, %w : f32, i64
    %3 = math.fpowi %v, %n : vector<2xf32>, vector<2xindex>
    return %0, %1, %2, %3 : f32, f32, f32, vector<2xf32>
  }

  // Small constant exponents make products.
  // CHECK-LABEL: func @products
  // CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK: %[[SQUARE:.*]] = arith.mulf %arg0, %arg0 : f32
  // CHECK: %[[A2:.*]] = arith.mulf %arg0, %arg0 : f32
  // CHECK-NEXT: %[[CUBE:.*]] = arith.mulf %[[A2]], %arg0 : f32
  // CHECK: %[[B2:.*]] = arith.mulf %arg1, %arg1 : vector<2xf16>
  // CHECK-NEXT: %[[FOURTH:.*]] = arith.mulf %[[B2]], %[[B2]] : vector<2xf16>
  // CHECK: %[[Q:.*]] = arith.divf %{{.*}}, %arg0 : f32
  // CHECK: %[[Q2:.*]] = arith.divf %{{.*}}, %arg0 : f32
  // CHECK-NEXT: %[[OVER:.*]] = arith.mulf %[[Q2]], %[[Q2]] : f32
  // CHECK: return %[[ONE]], %arg0, %[[SQUARE]], %[[CUBE]], %[[FOURTH]], %[[Q]], %[[OVER]]
  func.func @products(%a: f32, %v: vector<2xf16>) -> (f32, f32, f32, f32, vector<2xf16>, f32, f32) {
    %c0 = arith.constant 0.0 : f32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2.0 : f32
    %c3 = arith.constant 3 : i64
    %c4 = arith.constant dense<4.0> : vector<2xf16>
    %m1 = arith.constant -1.0 : f32
    %m2 = arith.constant -2 : i8
    %0 = math.powf %a, %c0 : f32
    %1 = math.fpowi %a, %c1 : f32, i32
    %2 = math.powf %a, %c2 : f32
    %3 = math.fpowi %a, %c3 : f32, i64
    %4 = math.powf %v, %c4 : vector<2xf16>
    %5 = math.powf %a, %m1 : f32
    %6 = math.fpowi %a, %m2 : f32, i8
    return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, vector<2xf16>, f32, f32
  }

  // Others, and those that differ from element to element, do not.
  // CHECK-LABEL: func @no_products
  // CHECK-COUNT-5: arith.shrsi
  // CHECK: return
  func.func @no_products(%a: f32, %v: vector<2xf32>) -> (f32, f32, f32, f32, vector<2xf32>) {
    %c = arith.constant 2.5 : f32
    %c5 = arith.constant 5.0 : f32
    %m3 = arith.constant -3 : i32
    %inf = arith.constant 0x7F800000 : f32
    %d = arith.constant dense<[2.0, 3.0]> : vector<2xf32>
    %0 = math.powf %a, %c : f32
    %1 = math.powf %a, %c5 : f32
    %2 = math.fpowi %a, %m3 : f32, i32
    %3 = math.powf %a, %inf : f32
    %4 = math.powf %v, %d : vector<2xf32>
    return %0, %1, %2, %3, %4 : f32, f32, f32, f32, vector<2xf32>
  }

  // Constants of more digits than a float has are two constants.
  // CHECK-LABEL: func @constants
  // CHECK: arith.constant 0xCB800000 : f32
  // CHECK: arith.constant -1.000000e+00 : f32
  // CHECK: arith.constant 9.22337203E+18 : f32
  // CHECK-NEXT: arith.constant 0.000000e+00 : f32
  // CHECK-NOT: sitofp %c
  // CHECK: return
  func.func @constants(%a: f32) -> (f32, f32) {
    %n = arith.constant -16777217 : i32
    %m = arith.constant 9223372036854775807 : i64
    %0 = math.fpowi %a, %n : f32, i32
    %1 = math.fpowi %a, %m : f32, i64
    return %0, %1 : f32, f32
  }

  // What the conversion refuses stays.
  // CHECK-LABEL: func @refused
  // CHECK-NEXT: math.sin %arg0 : f64
  // CHECK-NEXT: math.sin %arg1 : vector<5xf32>
  // CHECK-NEXT: math.trunc %arg1 : vector<5xf32>
  // CHECK-NEXT: math.fpowi %arg1
  // CHECK-NEXT: math.powf %arg1
  // CHECK-NEXT: math.sqrt %arg2 : bf16
  // CHECK-NEXT: return
  func.func @refused(%d: f64, %v: vector<5xf32>, %b: bf16, %n: vector<5xi32>) {
    %0 = math.sin %d : f64
    %1 = math.sin %v : vector<5xf32>
    %2 = math.trunc %v : vector<5xf32>
    %3 = math.fpowi %v, %n : vector<5xf32>, vector<5xi32>
    %4 = math.powf %v, %v : vector<5xf32>
    %5 = math.sqrt %b : bf16
    return
  }
}

// -----

// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64], []>, #spirv.resource_limits<>>} {
  // Without integers of 64 bits, functions work on two halves of the bits.
  // CHECK-LABEL: func @halves_of_bits
  // CHECK-NOT: i64
  // CHECK: %[[S:.*]] = spirv.Bitcast %arg0 : f64 to vector<2xi32>
  // CHECK-NEXT: vector.extract %[[S]][0]
  // CHECK-NEXT: vector.extract %[[S]][1]
  // CHECK-NOT: i64
  // CHECK: math.floor
  // CHECK: vector.from_elements %{{.*}}, %{{.*}} : vector<2xf64>
  // CHECK-NOT: i64
  // CHECK: return
  func.func @halves_of_bits(%a: f64, %v: vector<2xf64>) -> (f64, f64, vector<2xf64>) {
    %0 = math.copysign %a, %a : f64
    %1 = math.round %a : f64
    %2 = math.exp %v : vector<2xf64>
    return %0, %1, %2 : f64, f64, vector<2xf64>
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  // OpenCL's instructions are right; it has others than GLSL.
  // CHECK-LABEL: func @opencl
  // CHECK-NEXT: math.sqrt
  // CHECK-NEXT: math.exp
  // CHECK-NEXT: math.tanh
  // CHECK-NEXT: math.erf
  // CHECK-NOT: math.tan
  // CHECK: return
  func.func @opencl(%a: f32) -> (f32, f32, f32, f32, f32) {
    %0 = math.sqrt %a fastmath<afn> : f32
    %1 = math.exp %a : f32
    %2 = math.tanh %a fastmath<afn> : f32
    %3 = math.erf %a : f32
    %4 = math.tan %a fastmath<afn> : f32
    return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
  }
}
