// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 725
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 725

// What is wrong with an operation of which one word is missing.

llvm.func @f(%n: i32) {
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%n: i32) {
   = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca  %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.alloca inalloca  x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{custom op 'llvm.alloca' expected 'x'}}
  %0 = llvm.alloca inalloca %n  !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.alloca inalloca %n x <(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '<'}}
  %0 = llvm.alloca inalloca %n x !llvm.struct(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca inalloca %n x !llvm.struct<()> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32) {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> { = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment  8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment =  : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = ? : i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8  i64} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : } : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64 : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64}  (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : () -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32 -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32)  !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> <3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{unknown LLVM type: ptr3}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr3>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<?>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%p: !llvm.ptr, %n: i32) {
   = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.getelementptr  %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr inbounds [%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.getelementptr inbounds %p%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr inbounds %p[, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.getelementptr inbounds %p[%n 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr inbounds %p[%n, , -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr inbounds %p[%n, ?, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1 -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, ] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2 : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2]  (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, ) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32 -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32)  !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> , !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, <3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{unknown LLVM type: array3}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array< x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<? x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected 'x'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3  array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x <4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{unknown LLVM type: array4}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array< x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<? x i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected 'x'}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4  i8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x >>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.icmp "slt" %n, %n {a} : i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%n: i32) {
   = llvm.icmp "slt" %n, %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.icmp "slt" %n, %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 =  "slt" %n, %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.icmp  %n, %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.icmp "slt" , %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.icmp "slt" %n %n {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.icmp "slt" %n,  {a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.icmp "slt" %n, %n a} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.icmp "slt" %n, %n {} : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.icmp "slt" %n, %n {a : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.icmp "slt" %n, %n {a}  i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.icmp "slt" %n, %n {a} : 
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%n: f32) {
   = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 =  "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.fcmp  %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.fcmp "olt" , %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.fcmp "olt" %n %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.fcmp "olt" %n,  {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.fcmp "olt" %n, %n fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.fcmp "olt" %n, %n { = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags  #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = <nnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{unknown attribute `fastmathnnan` in dialect `llvm`}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmathnnan, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected '>'}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf> : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>}  f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, ninf>} : 
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%p: !llvm.ptr, %n: i32) {
   = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.atomicrmw  add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.atomicrmw volatile add , %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.atomicrmw volatile add %p %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.atomicrmw volatile add %p,  syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw volatile add %p, %n ("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '('}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope"x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope() seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x" seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x")  {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst { = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment  4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment =  : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = ? : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4  i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : } : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64 : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64}  !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : , i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.atomicrmw volatile add %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, 
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%p: !llvm.ptr, %n: i32) {
   = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.cmpxchg  %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.cmpxchg weak , %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.cmpxchg weak %p %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.cmpxchg weak %p, , %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.cmpxchg weak %p, %n %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.cmpxchg weak %p, %n,  syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'success_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.cmpxchg weak %p, %n, %n ("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '('}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope"x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope() acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x" acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'failure_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x")  monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'failure_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel  {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic { = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment  4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment =  : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = ? : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4  i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : } : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64 : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64}  !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : , i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.cmpxchg weak %p, %n, %n syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, 
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%p: !llvm.ptr) {
   = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load  %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.load volatile  atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.load volatile %p  syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load volatile %p atomic ("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '('}}
  %0 = llvm.load volatile %p atomic syncscope"x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.load volatile %p atomic syncscope() acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.load volatile %p atomic syncscope("x" acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load volatile %p atomic syncscope("x")  {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire { = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment  4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment =  : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = ? : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4  i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : } : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64 : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64}  !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} :  -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '->'}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr  i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> 
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store  %x, %p atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected SSA operand}}
  llvm.store volatile , %p atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.store volatile %x %p atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected SSA operand}}
  llvm.store volatile %x,  atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.store volatile %x, %p  syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.store' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.store volatile %x, %p atomic ("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '('}}
  llvm.store volatile %x, %p atomic syncscope"x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected attribute value}}
  llvm.store volatile %x, %p atomic syncscope() release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ')'}}
  llvm.store volatile %x, %p atomic syncscope("x" release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.store' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.store volatile %x, %p atomic syncscope("x")  {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.store volatile %x, %p atomic syncscope("x") release alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected attribute name}}
  llvm.store volatile %x, %p atomic syncscope("x") release { = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment  4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected attribute value}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment =  : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected attribute value}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = ? : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4  i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : } : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64 : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ':'}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64}  i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64} : , !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64} : i32 !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected non-function type}}
  llvm.store volatile %x, %p atomic syncscope("x") release {alignment = 4 : i64} : i32, 
  llvm.return
}

// -----

llvm.func @f() {
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.fence ("agent") seq_cst
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '('}}
  llvm.fence syncscope"agent") seq_cst
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected attribute value}}
  llvm.fence syncscope() seq_cst
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ')'}}
  llvm.fence syncscope("agent" seq_cst
  llvm.return
}

// -----

llvm.func @f() {
  llvm.fence syncscope("agent") 
// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
   = llvm.extractelement %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.extractelement %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.extractelement [%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.extractelement %v%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.extractelement %v[ : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.extractelement %v[%i  i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractelement %v[%i : ] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.extractelement %v[%i : i32 : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.extractelement %v[%i : i32]  vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractelement %v[%i : i32] : <4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractelement %v[%i : i32] : vector4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractelement %v[%i : i32] : vector<xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractelement %v[%i : i32] : vector<?xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected 'x' in dimension list}}
  %0 = llvm.extractelement %v[%i : i32] : vector<4>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '>' in vector type}}
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
  %0 = llvm.insertelement %e, %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
   = llvm.insertelement %e, %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.insertelement %e, %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %e, %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.insertelement , %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.insertelement %e %v[%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.insertelement %e, [%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.insertelement %e, %v%i : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.insertelement %e, %v[ : i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.insertelement %e, %v[%i  i32] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertelement %e, %v[%i : ] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.insertelement %e, %v[%i : i32 : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.insertelement %e, %v[%i : i32]  vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertelement %e, %v[%i : i32] : <4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertelement %e, %v[%i : i32] : vector4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertelement %e, %v[%i : i32] : vector<xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertelement %e, %v[%i : i32] : vector<?xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected 'x' in dimension list}}
  %0 = llvm.insertelement %e, %v[%i : i32] : vector<4>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %e: f32) {
// expected-error@+1 {{expected '>' in vector type}}
  %0 = llvm.insertelement %e, %v[%i : i32] : vector<4xf32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: vector<4xf32>) {
   = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v, %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.shufflevector , %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.shufflevector %v %v [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.shufflevector %v,  [0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.shufflevector %v, %v 0, -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0 -1, 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0, -1 5] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{custom op 'llvm.shufflevector' expected integer value}}
  %0 = llvm.shufflevector %v, %v [0, -1, ] {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5 {a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] a} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a}  vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : <4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<?xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected 'x' in dimension list}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<4>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
// expected-error@+1 {{expected '>' in vector type}}
  %0 = llvm.shufflevector %v, %v [0, -1, 5] {a} : vector<4xf32
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
   = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.extractvalue [1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.extractvalue %v1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.extractvalue %v[1 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{custom op 'llvm.extractvalue' expected integer value}}
  %0 = llvm.extractvalue %v[1, ] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.extractvalue %v[1, 0 {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.extractvalue %v[1, 0] a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %v[1, 0] {} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.extractvalue %v[1, 0] {a : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.extractvalue %v[1, 0] {a}  !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.extractvalue %v[1, 0] {a} : <(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected '<'}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32 array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, <2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array< x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<? x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected 'x'}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2  f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x >)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.extractvalue %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
   = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.insertvalue , %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.insertvalue %e %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.insertvalue %e, [1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected '['}}
  %0 = llvm.insertvalue %e, %v1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.insertvalue %e, %v[1 0] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{custom op 'llvm.insertvalue' expected integer value}}
  %0 = llvm.insertvalue %e, %v[1, ] {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.insertvalue %e, %v[1, 0 {a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.insertvalue %e, %v[1, 0] a} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
  %0 = llvm.insertvalue %e, %v[1, 0] {} : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a}  !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : <(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected '<'}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32 array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, <2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array< x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<? x f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected 'x'}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2  f32>)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{expected valid keyword}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x >)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32)>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.struct<(i32, array<2 x f32>)>, %e: f32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.insertvalue %e, %v[1, 0] {a} : !llvm.struct<(i32, array<2 x f32>)
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%c: i1, %v: i32) {
   = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.select , %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.select %c %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.select %c, , %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.select %c, %v %v {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.select %c, %v,  {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.select %c, %v, %v fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.select %c, %v, %v { = #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.select %c, %v, %v {fastmathFlags  #llvm.fastmath<fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = <fast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{unknown attribute `fastmathfast` in dialect `llvm`}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmathfast>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast> : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>}  i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : , i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1 i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, 
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.add %v, %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: i32) {
   = llvm.add %v, %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.add %v, %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v, %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.add , %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.add %v %v overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.add %v,  overflow<nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.add %v, %v <nsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.add %v, %v overflownsw, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '>'}}
  %0 = llvm.add %v, %v overflow<nsw nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '>'}}
  %0 = llvm.add %v, %v overflow<nsw, nuw {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.add %v, %v overflow<nsw, nuw> a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.add %v, %v overflow<nsw, nuw> {} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.add %v, %v overflow<nsw, nuw> {a : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.add %v, %v overflow<nsw, nuw> {a}  i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.add %v, %v overflow<nsw, nuw> {a} : 
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: f32) {
   = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.fneg  {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.fneg %v fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected attribute name}}
  %0 = llvm.fneg %v { = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.fneg %v {fastmathFlags  #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.fneg %v {fastmathFlags = <nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{unknown attribute `fastmathnnan` in dialect `llvm`}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmathnnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan} : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan> : f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan>}  f32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<nnan>} : 
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.sext %v {a} : i32 to i64
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: i32) {
   = llvm.sext %v {a} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.sext %v {a} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v {a} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.sext  {a} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.sext %v a} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.sext %v {} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.sext %v {a : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.sext %v {a}  i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.sext %v {a} :  to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.sext' expected 'to'}}
  %0 = llvm.sext %v {a} : i32  i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.sext %v {a} : i32 to 
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f() {
   = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected operation name in quotes}}
  %0 = (dense<[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.mlir.constant(<[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '<' after 'dense'}}
  %0 = llvm.mlir.constant(dense[1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '>'}}
  %0 = llvm.mlir.constant(dense<1, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected element literal of primitive type}}
  %0 = llvm.mlir.constant(dense<[, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected element literal of primitive type}}
  %0 = llvm.mlir.constant(dense<[?, 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.mlir.constant(dense<[1 2]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected element literal of primitive type}}
  %0 = llvm.mlir.constant(dense<[1, ]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected element literal of primitive type}}
  %0 = llvm.mlir.constant(dense<[1, ?]> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ']'}}
  %0 = llvm.mlir.constant(dense<[1, 2> : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '>'}}
  %0 = llvm.mlir.constant(dense<[1, 2] : vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.constant(dense<[1, 2]>  vector<2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : <2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector2xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<?xi32>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected 'x' in dimension list}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2>) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '>' in vector type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32) {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32> {a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) a} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a}  vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : <2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector2xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<?xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected 'x' in dimension list}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<2>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{expected '>' in vector type}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) {a} : vector<2xi32
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g {a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f() {
   = llvm.mlir.addressof @g {a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.mlir.addressof @g {a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  @g {a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{custom op 'llvm.mlir.addressof' invalid kind of attribute specified}}
  %0 = llvm.mlir.addressof  {a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.addressof @g a} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g {} : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.mlir.addressof @g {a : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.addressof @g {a}  !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.mlir.addressof @g {a} : 
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: i32) {
   = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.inline_asm  is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.inline_asm has_side_effects  asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.inline_asm has_side_effects is_align_stack  = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '='}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect  att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect =  operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att  = [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '='}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs  [] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = ] "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ',' or ']'}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [ "a $0, $1", "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] , "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1" "=r,r" %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1",  %v : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v  (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ')'}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '->' in function type}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32)  i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : (i32) -> 
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.freeze %v {a} : i32
  llvm.return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%v: i32) {
   = llvm.freeze %v {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '=' after SSA name}}
  %0  llvm.freeze %v {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected operation name in quotes}}
  %0 =  %v {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected SSA operand}}
  %0 = llvm.freeze  {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.freeze %v a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.freeze %v {} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = llvm.freeze %v {a : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = llvm.freeze %v {a}  i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = llvm.freeze %v {a} : 
  llvm.return
}
