// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s

// Comparisons of integers and floats.

// CHECK-LABEL: llvm.func @iequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "eq" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "eq" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @iequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.IEqual %x, %y : i32
  %1 = spirv.IEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @inotequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "ne" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ne" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @inotequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.INotEqual %x, %y : i32
  %1 = spirv.INotEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sgreaterthan(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "sgt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "sgt" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @sgreaterthan(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.SGreaterThan %x, %y : i32
  %1 = spirv.SGreaterThan %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @sgreaterthanequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "sge" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "sge" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @sgreaterthanequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.SGreaterThanEqual %x, %y : i32
  %1 = spirv.SGreaterThanEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @slessthan(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "slt" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @slessthan(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.SLessThan %x, %y : i32
  %1 = spirv.SLessThan %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @slessthanequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "sle" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "sle" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @slessthanequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.SLessThanEqual %x, %y : i32
  %1 = spirv.SLessThanEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @ugreaterthan(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "ugt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ugt" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @ugreaterthan(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.UGreaterThan %x, %y : i32
  %1 = spirv.UGreaterThan %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @ugreaterthanequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "uge" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "uge" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @ugreaterthanequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.UGreaterThanEqual %x, %y : i32
  %1 = spirv.UGreaterThanEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @ulessthan(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "ult" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ult" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @ulessthan(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.ULessThan %x, %y : i32
  %1 = spirv.ULessThan %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @ulessthanequal(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.icmp "ule" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.icmp "ule" %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT: llvm.return
spirv.func @ulessthanequal(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>) "None" {
  %0 = spirv.ULessThanEqual %x, %y : i32
  %1 = spirv.ULessThanEqual %v, %w : vector<4xi8>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "oeq" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "oeq" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdEqual %x, %y : f32
  %1 = spirv.FOrdEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordgreaterthan(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ogt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ogt" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordgreaterthan(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdGreaterThan %x, %y : f32
  %1 = spirv.FOrdGreaterThan %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordgreaterthanequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "oge" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "oge" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordgreaterthanequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdGreaterThanEqual %x, %y : f32
  %1 = spirv.FOrdGreaterThanEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordlessthan(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "olt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "olt" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordlessthan(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdLessThan %x, %y : f32
  %1 = spirv.FOrdLessThan %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordlessthanequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ole" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ole" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordlessthanequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdLessThanEqual %x, %y : f32
  %1 = spirv.FOrdLessThanEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @fordnotequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "one" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "one" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @fordnotequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FOrdNotEqual %x, %y : f32
  %1 = spirv.FOrdNotEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ueq" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ueq" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordEqual %x, %y : f32
  %1 = spirv.FUnordEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordgreaterthan(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ugt" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ugt" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordgreaterthan(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordGreaterThan %x, %y : f32
  %1 = spirv.FUnordGreaterThan %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordgreaterthanequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "uge" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "uge" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordgreaterthanequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordGreaterThanEqual %x, %y : f32
  %1 = spirv.FUnordGreaterThanEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordlessthan(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ult" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ult" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordlessthan(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordLessThan %x, %y : f32
  %1 = spirv.FUnordLessThan %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordlessthanequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "ule" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "ule" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordlessthanequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordLessThanEqual %x, %y : f32
  %1 = spirv.FUnordLessThanEqual %v, %w : vector<2xf64>
  spirv.Return
}

// CHECK-LABEL: llvm.func @funordnotequal(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.fcmp "une" %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.fcmp "une" %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: llvm.return
spirv.func @funordnotequal(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) "None" {
  %0 = spirv.FUnordNotEqual %x, %y : f32
  %1 = spirv.FUnordNotEqual %v, %w : vector<2xf64>
  spirv.Return
}
