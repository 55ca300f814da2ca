// RUN: mlir-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(spirv-emulate-small-floats),gpu.module(gpu.func(spirv-emulate-small-floats)))' | FileCheck %s
// RUN: mlir-opt %s -split-input-file -spirv-emulate-small-floats | FileCheck %s

// Floats of 8 bits and bf16 are integers of the same width. Operations that move them do not convert.

// CHECK-LABEL: func @moved
// CHECK-SAME: (%[[M:.*]]: memref<4xi8>, %[[I:.*]]: index, %[[C:.*]]: i1) -> (i8, vector<2xi16>)
// CHECK-DAG: %[[V:.*]] = memref.load %[[M]][%[[I]]] : memref<4xi8>
// CHECK-DAG: %[[ONE:.*]] = arith.constant 56 : i8
// CHECK-DAG: %[[TWO:.*]] = arith.constant dense<[16256, -16384]> : vector<2xi16>
// CHECK: %[[IF:.*]] = scf.if %[[C]] -> (i8)
// CHECK: %[[S:.*]] = arith.select %[[C]], %[[IF]], %[[ONE]] : i8
// CHECK-NEXT: return %[[S]], %[[TWO]] : i8, vector<2xi16>
func.func @moved(%m: memref<4xf8E4M3FN>, %i: index, %c: i1) -> (f8E4M3FN, vector<2xbf16>) {
  %v = memref.load %m[%i] : memref<4xf8E4M3FN>
  %one = arith.constant 1.0 : f8E4M3FN
  %two = arith.constant dense<[1.0, -2.0]> : vector<2xbf16>
  %x = scf.if %c -> f8E4M3FN {
    scf.yield %v : f8E4M3FN
  } else {
    scf.yield %one : f8E4M3FN
  }
  %s = arith.select %c, %x, %one : f8E4M3FN
  return %s, %two : f8E4M3FN, vector<2xbf16>
}

// Functions call others with integers.
// CHECK-LABEL: func @calls
// CHECK: call @moved(%{{.*}}, %{{.*}}, %{{.*}}) : (memref<4xi8>, index, i1) -> (i8, vector<2xi16>)
func.func @calls(%m: memref<4xf8E4M3FN>, %i: index, %c: i1) -> f8E4M3FN {
  %0, %1 = call @moved(%m, %i, %c) : (memref<4xf8E4M3FN>, index, i1) -> (f8E4M3FN, vector<2xbf16>)
  return %0 : f8E4M3FN
}

// CHECK: func private @declared(i16) -> i8
func.func private @declared(bf16) -> f8E5M2

// A splat stays one.
// CHECK-LABEL: func @splat
// CHECK-NEXT: arith.constant dense<16256> : vector<4xi16>
func.func @splat() -> vector<4xbf16> {
  %v = arith.constant dense<1.0> : vector<4xbf16>
  return %v : vector<4xbf16>
}

// Casts of bits go if the types are the same then, and stay otherwise.
// CHECK-LABEL: func @bits
// CHECK-SAME: (%[[A:.*]]: i16, %[[B:.*]]: vector<2xi16>)
// CHECK-NEXT: %[[H:.*]] = arith.bitcast %[[A]] : i16 to f16
// CHECK-NEXT: return %[[A]], %[[H]], %[[B]] : i16, f16, vector<2xi16>
func.func @bits(%a: bf16, %b: vector<2xbf16>) -> (i16, f16, vector<2xi16>) {
  %0 = arith.bitcast %a : bf16 to i16
  %1 = arith.bitcast %a : bf16 to f16
  %2 = vector.bitcast %b : vector<2xbf16> to vector<2xi16>
  return %0, %1, %2 : i16, f16, vector<2xi16>
}

// Users of a number share its extension, which for bf16 is a shift.
// CHECK-LABEL: func @shared
// CHECK-SAME: (%[[A:.*]]: i16)
// CHECK-NEXT: %[[U:.*]] = arith.extui %[[A]] : i16 to i32
// CHECK-NEXT: %[[N:.*]] = arith.constant 16 : i32
// CHECK-NEXT: %[[H:.*]] = arith.shli %[[U]], %[[N]] : i32
// CHECK-NEXT: %[[F:.*]] = arith.bitcast %[[H]] : i32 to f32
// CHECK-NOT: arith.extui
// CHECK: arith.cmpf olt, %[[F]], %[[F]] : f32
// CHECK-NEXT: arith.fptosi %[[F]] : f32 to i32
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %[[F]]
func.func @shared(%a: bf16) -> (i1, i32, f32) {
  %0 = arith.cmpf olt, %a, %a : bf16
  %1 = arith.fptosi %a : bf16 to i32
  %2 = arith.extf %a : bf16 to f32
  return %0, %1, %2 : i1, i32, f32
}

// An operation computes with f32 and keeps its flags.
// CHECK-LABEL: func @computed
// CHECK: %[[R:.*]] = arith.addf %{{.*}}, %{{.*}} fastmath<contract> : vector<2xf32>
// CHECK-NEXT: arith.bitcast %[[R]] : vector<2xf32> to vector<2xi32>
// CHECK: %[[S:.*]] = arith.trunci %{{.*}} : vector<2xi32> to vector<2xi16>
// CHECK: %[[T:.*]] = arith.extui %[[S]]
// CHECK: vector.reduction <add>, %{{.*}} : vector<2xf32> into f32
// CHECK: return %[[S]], %{{.*}} : vector<2xi16>, i16
func.func @computed(%a: vector<2xbf16>) -> (vector<2xbf16>, bf16) {
  %0 = arith.addf %a, %a fastmath<contract> : vector<2xbf16>
  %1 = vector.reduction <add>, %0 : vector<2xbf16> into bf16
  return %0, %1 : vector<2xbf16>, bf16
}

// -----

// A kernel keeps the types of its arguments. Memory attributions and tables change theirs.
// CHECK-LABEL: gpu.func @kernel
// CHECK-SAME: (%[[A:.*]]: memref<4xbf16>, %[[B:.*]]: bf16, %[[I:.*]]: index) workgroup(%[[W:.*]] : memref<2xi16, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[AC:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<4xbf16> to memref<4xi16>
// CHECK-DAG: %[[BC:.*]] = builtin.unrealized_conversion_cast %[[B]] : bf16 to i16
// CHECK: kernel.table dense<[16256, 16384]> : tensor<2xi16> : memref<2xi16, #gpu.address_space<private>>
// CHECK: memref.store %[[BC]], %[[AC]][%[[I]]] : memref<4xi16>
// CHECK: memref.store %[[BC]], %[[W]][%[[I]]]
gpu.module @m {
  gpu.func @kernel(%a: memref<4xbf16>, %b: bf16, %i: index) workgroup(%w: memref<2xbf16, #gpu.address_space<workgroup>>) kernel {
    %t = kernel.table dense<[1.0, 2.0]> : tensor<2xbf16> : memref<2xbf16, #gpu.address_space<private>>
    memref.store %b, %a[%i] : memref<4xbf16>
    memref.store %b, %w[%i] : memref<2xbf16, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

// Functions without small floats stay.
// CHECK-LABEL: func @others
// CHECK-NEXT: arith.addf %{{.*}} : f16
func.func @others(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}

// -----

// Integers of up to 64 bits become f32 by their highest digits.
// CHECK-LABEL: func @fromWide
// CHECK: %[[W:.*]] = arith.extui %arg0 : i40 to i64
// CHECK: %[[LOW:.*]] = arith.trunci %[[W]] : i64 to i32
// CHECK: %[[S:.*]] = arith.shrui %[[W]], %{{.*}} : i64
// CHECK: %[[HIGH:.*]] = arith.trunci %[[S]] : i64 to i32
// CHECK: math.ctlz %[[HIGH]] : i32
// CHECK: %[[N:.*]] = arith.extsi %arg1 : i33 to i64
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK: %[[NEG:.*]] = arith.cmpi slt, %[[N]], %[[ZERO]] : i64
// CHECK-NEXT: %[[M:.*]] = arith.subi %[[ZERO]], %[[N]] : i64
// CHECK-NEXT: %[[ABS:.*]] = arith.select %[[NEG]], %[[M]], %[[N]] : i64
// CHECK: %[[E:.*]] = arith.extsi %arg2 : i27 to i32
// CHECK: arith.cmpi slt, %[[E]], %{{.*}} : i32
func.func @fromWide(%a: i40, %b: i33, %c: i27) -> (bf16, bf16, bf16) {
  %0 = arith.uitofp %a : i40 to bf16
  %1 = arith.sitofp %b : i33 to bf16
  %2 = arith.sitofp %c : i27 to bf16
  return %0, %1, %2 : bf16, bf16, bf16
}
