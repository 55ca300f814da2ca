// RUN: mlir-opt --convert-spirv-to-llvm --split-input-file --verify-diagnostics %s

// What the conversion refuses. Types whose bytes LLVM would place elsewhere:

// expected-error@+1 {{failed to legalize operation 'spirv.func' that was explicitly marked illegal}}
spirv.func @stride(!spirv.array<4xf32, stride=8>) "None"

// -----

// The size of an array counts its stride twice, as in MLIR.
// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @nested_stride(!spirv.array<2x!spirv.array<4xf32, stride=4>, stride=16>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @runtime_stride(!spirv.rtarray<f32, stride=4>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @offset(!spirv.struct<(i8 [0], i32 [8])>) "None"

// -----

// A vector of three needs the alignment of four.
// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @vector(!spirv.struct<(f32 [0], vector<3xf32> [4])>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @inside(!spirv.struct<(!spirv.struct<(f32, f32)> [0], f32 [8])>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @decoration(!spirv.struct<(f32 [RelaxedPrecision])>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @matrix(!spirv.matrix<2 x vector<4xf32>>) "None"

// -----

// expected-error@+1 {{failed to legalize operation 'spirv.func'}}
spirv.func @named(!spirv.struct<name, (f32 [0], i32 [4])>) "None"

// -----

// Controls of structured control flow:

spirv.func @selection(%c: i1) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.mlir.selection'}}
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %c, ^t, ^m
  ^t:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @loop(%c: i1) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.mlir.loop'}}
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %c, ^continue, ^end
  ^continue:
    spirv.Branch ^header
  ^end:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

// Accesses that LLVM IR has no words for:

spirv.func @available(%p: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.Load'}}
  %0 = spirv.Load "Function" %p ["NonPrivatePointer"] : f32
  spirv.Return
}

// -----

spirv.func @both(%p: !spirv.ptr<f32, Function>, %x: f32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.Store'}}
  spirv.Store "Function" %p, %x ["Volatile|Aligned", 4] : f32
  spirv.Return
}

// -----

// Shifts of less than the amount:

spirv.func @shift(%x: i16, %n: i32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.ShiftLeftLogical'}}
  %0 = spirv.ShiftLeftLogical %x, %n : i16, i32
  spirv.Return
}

// -----

// Constants and initial values of composites:

spirv.func @constant() "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.Constant'}}
  %0 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2xi32>
  spirv.Return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{failed to legalize operation 'spirv.GlobalVariable'}}
  spirv.GlobalVariable @shared : !spirv.ptr<f32, Workgroup>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{failed to legalize operation 'spirv.SpecConstant'}}
  spirv.SpecConstant @one = 1.0 : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @one : !spirv.ptr<f32, Private>
  // expected-error@+1 {{failed to legalize operation 'spirv.GlobalVariable'}}
  spirv.GlobalVariable @initialized initializer(@one) : !spirv.ptr<!spirv.ptr<f32, Private>, Private>
}

// -----

// The verifier of the llvm dialect finds signs that MLIR does not convert.

spirv.func @signs(%x: si32, %y: si32) "None" {
  // expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'si32'}}
  %0 = spirv.SGreaterThan %x, %y : si32
  spirv.Return
}

// -----

spirv.func @f(%x: i32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.SMod'}}
  %0 = spirv.SMod %x, %x : i32
  spirv.Return
}

// -----

spirv.func @f(%x: f32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.FMod'}}
  %0 = spirv.FMod %x, %x : f32
  spirv.Return
}

// -----

spirv.func @f(%x: i32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.GL.SAbs'}}
  %0 = spirv.GL.SAbs %x : i32
  spirv.Return
}

// -----

spirv.func @f(%x: i32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.GL.SSign'}}
  %0 = spirv.GL.SSign %x : i32
  spirv.Return
}

// -----

spirv.func @f(%x: f32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.GL.FSign'}}
  %0 = spirv.GL.FSign %x : f32
  spirv.Return
}

// -----

spirv.func @construct(%x: f32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.CompositeConstruct'}}
  %0 = spirv.CompositeConstruct %x, %x : (f32, f32) -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @barrier() "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.ControlBarrier'}}
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.Return
}

// -----

spirv.func @atomic(%p: !spirv.ptr<i32, Workgroup>, %x: i32) "None" {
  // expected-error@+1 {{failed to legalize operation 'spirv.AtomicIAdd'}}
  %0 = spirv.AtomicIAdd <Workgroup> <None> %p, %x : !spirv.ptr<i32, Workgroup>
  spirv.Return
}
