// RUN: mlir-opt --mlir-version=22 %s -split-input-file | FileCheck %s --match-full-lines

// Operand bundles, and attributes of arguments and results.

// CHECK-LABEL: llvm.func @f(i32)
// CHECK-NEXT: llvm.func @g(i32, f32) -> i32
// CHECK-NEXT: llvm.func @bundles(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
// CHECK-NEXT: llvm.call @f(%arg0) : (i32) -> ()
// CHECK-NEXT: llvm.call @f(%arg0) ["none"()] : (i32) -> ()
// CHECK-NEXT: llvm.call @f(%arg0) ["one"(%arg1 : f32)] : (i32) -> ()
// CHECK-NEXT: llvm.call @f(%arg0) ["two"(%arg1, %arg2 : f32, !llvm.ptr), "none"(), "one"(%arg0 : i32)] : (i32) -> ()
// CHECK-NEXT: llvm.call @f(%arg0) ["two"(%arg1, %arg2 : f32, !llvm.ptr)] {fastmathFlags = #llvm.fastmath<nnan>, key = 1 : i32} : (i32) -> ()
// CHECK-NEXT: %0 = llvm.call @g(%arg0, %arg1) ["x"(%arg0 : i32), "y"(%arg2 : !llvm.ptr)] : (i32, f32) -> i32
// CHECK-NEXT: llvm.call %arg2(%arg0) ["one"(%arg1 : f32)] : !llvm.ptr, (i32) -> ()
// CHECK-NEXT: llvm.call %arg2() ["one"(%arg1 : f32), "none"()] : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.call fastcc tail @f(%arg0) ["one"(%arg1 : f32)] : (i32) -> ()
// CHECK-NEXT: %1 = llvm.call %arg2(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) ["a\22b"(%arg1 : f32)] : !llvm.ptr, (i32, f32) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @f(i32)
llvm.func @g(i32, f32) -> i32
llvm.func @bundles(%a: i32, %b: f32, %p: !llvm.ptr) {
  llvm.call @f(%a) [] : (i32) -> ()
  llvm.call @f(%a) ["none"()] : (i32) -> ()
  llvm.call @f(%a) ["one"(%b : f32)] : (i32) -> ()
  llvm.call @f(%a) ["two"(%b, %p : f32, !llvm.ptr), "none"(), "one"(%a : i32)] : (i32) -> ()
  llvm.call @f(%a) ["two"(%b, %p : f32, !llvm.ptr)] {key = 1 : i32, fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> ()
  %0 = llvm.call @g(%a, %b) ["x"(%a : i32), "y"(%p : !llvm.ptr)] : (i32, f32) -> i32
  llvm.call %p(%a) ["one"(%b : f32)] : !llvm.ptr, (i32) -> ()
  llvm.call %p() ["one"(%b : f32), "none"()] : !llvm.ptr, () -> ()
  llvm.call fastcc tail @f(%a) ["one"(%b : f32)] : (i32) -> ()
  %1 = llvm.call %p(%a, %b) vararg(!llvm.func<i32 (i32, ...)>) ["a\22b"(%b : f32)] : !llvm.ptr, (i32, f32) -> i32
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @arguments(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32 {llvm.zeroext}, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr {llvm.align = 8 : i64, llvm.noundef}) -> ()
// CHECK-NEXT: llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
// CHECK-NEXT: %0 = llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> (i32 {llvm.signext})
// CHECK-NEXT: %1 = llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32 {llvm.inreg}, !llvm.ptr) -> (!llvm.ptr {llvm.noalias, llvm.nonnull})
// CHECK-NEXT: %2 = llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> i32
// CHECK-NEXT: %3 = llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> i32
// CHECK-NEXT: %4 = llvm.call %arg1() ["b"(%arg0 : i32)] {x} : !llvm.ptr, () -> (i32 {llvm.noundef})
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @arguments(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a, %p) : !llvm.ptr, (i32 {llvm.zeroext}, !llvm.ptr) -> ()
  llvm.call %p(%a, %p) : !llvm.ptr, (i32, !llvm.ptr {llvm.noundef, llvm.align = 8 : i64}) -> ()
  llvm.call %p(%a, %p) : !llvm.ptr, (i32 {}, !llvm.ptr {}) -> ()
  %0 = llvm.call %p(%a, %p) : !llvm.ptr, (i32, !llvm.ptr) -> (i32 {llvm.signext})
  %1 = llvm.call %p(%a, %p) : !llvm.ptr, (i32 {llvm.inreg}, !llvm.ptr) -> (!llvm.ptr {llvm.noalias, llvm.nonnull})
  %2 = llvm.call %p(%a, %p) : !llvm.ptr, (i32, !llvm.ptr) -> (i32)
  %3 = llvm.call %p(%a, %p) : !llvm.ptr, (i32, !llvm.ptr) -> (i32 {})
  %4 = llvm.call %p() ["b"(%a : i32)] {x} : !llvm.ptr, () -> (i32 {llvm.noundef})
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @personality(...) -> i32
// CHECK-NEXT: llvm.func @f(i32) -> i32
// CHECK-NEXT: llvm.func @invokes(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) -> i32 attributes {personality = @personality} {
// CHECK-NEXT: %0 = llvm.invoke @f(%arg0) to ^bb1 unwind ^bb4 ["one"(%arg1 : f32), "none"(), "two"(%arg0, %arg1 : i32, f32)] : (i32) -> i32
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.invoke %arg2(%arg0) to ^bb2(%0, %arg1 : i32, f32) unwind ^bb5(%arg0 : i32) {x = 1 : i32} : !llvm.ptr, (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
// CHECK-NEXT: ^bb2(%2: i32, %3: f32):  // pred: ^bb1
// CHECK-NEXT: llvm.invoke fastcc %arg2(%arg0, %arg1) to ^bb3 unwind ^bb5(%2 : i32) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32, f32) -> ()
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT: %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %4 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: ^bb5(%5: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return %5 : i32
// CHECK-NEXT: }
llvm.func @personality(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @invokes(%a: i32, %b: f32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke @f(%a) to ^next unwind ^bad ["one"(%b : f32), "none"(), "two"(%a, %b : i32, f32)] : (i32) -> i32
^next:
  %1 = llvm.invoke %p(%a) to ^more(%0, %b : i32, f32) unwind ^worse(%a : i32) {x = 1 : i32} : !llvm.ptr, (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
^more(%2: i32, %3: f32):
  llvm.invoke fastcc %p(%a, %b) to ^last unwind ^worse(%2 : i32) vararg(!llvm.func<void (i32, ...)>) [] : !llvm.ptr, (i32, f32) -> ()
^last:
  llvm.return %2 : i32
^bad:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
^worse(%5: i32):
  %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %5 : i32
}

// -----

// CHECK-LABEL: llvm.func @intrinsics(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
// CHECK-NEXT: llvm.call_intrinsic "llvm.assume"(%arg0) ["align"(%arg2, %arg0 : !llvm.ptr, i32)] : (i32) -> ()
// CHECK-NEXT: %0 = llvm.call_intrinsic "llvm.x"(%arg0, %arg1) : (i32 {llvm.zeroext}, f32) -> (i32 {llvm.signext})
// CHECK-NEXT: %1 = llvm.call_intrinsic "llvm.x"() ["none"()] : () -> i32
// CHECK-NEXT: %2 = llvm.call_intrinsic "llvm.x"() {fastmathFlags = #llvm.fastmath<fast>, x} : () -> f32
// CHECK-NEXT: llvm.call_intrinsic "llvm.x"() ["none"(), "one"(%arg1 : f32)] {y = 2 : i8} : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @intrinsics(%a: i32, %b: f32, %p: !llvm.ptr) {
  llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p, %a : !llvm.ptr, i32)] : (i32) -> ()
  %0 = llvm.call_intrinsic "llvm.x"(%a, %b) : (i32 {llvm.zeroext}, f32) -> (i32 {llvm.signext})
  %1 = llvm.call_intrinsic "llvm.x"() ["none"()] : () -> i32
  %2 = llvm.call_intrinsic "llvm.x"() [] {fastmathFlags = #llvm.fastmath<fast>, x} : () -> f32
  llvm.call_intrinsic "llvm.x"() ["none"(), "one"(%b : f32)] {y = 2 : i8} : () -> ()
  llvm.return
}

// -----

// CHECK: llvm.mlir.global external constant @type() {addr_space = 0 : i32} : !llvm.ptr
// CHECK-NEXT: llvm.func @personality(...) -> i32
// CHECK-NEXT: llvm.func @pads(%arg0: !llvm.ptr) -> i32 attributes {personality = @personality} {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.addressof @type : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<0> : tensor<1xi8>) : !llvm.array<1 x i8>
// CHECK-NEXT: llvm.invoke %arg0() to ^bb1 unwind ^bb4 : !llvm.ptr, () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.invoke %arg0() to ^bb2 unwind ^bb5 : !llvm.ptr, () -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.invoke %arg0() to ^bb3 unwind ^bb6 : !llvm.ptr, () -> ()
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT: %4 = llvm.landingpad (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %4 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT: %5 = llvm.landingpad cleanup (filter %2 : !llvm.array<1 x i8>) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %5 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: ^bb6:  // pred: ^bb2
// CHECK-NEXT: %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.resume %6 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: }
llvm.mlir.global external constant @type() : !llvm.ptr
llvm.func @personality(...) -> i32
llvm.func @pads(%p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.addressof @type : !llvm.ptr
  %2 = llvm.mlir.constant(dense<0> : tensor<1xi8>) : !llvm.array<1 x i8>
  llvm.invoke %p() to ^next unwind ^one : !llvm.ptr, () -> ()
^next:
  llvm.invoke %p() to ^more unwind ^two : !llvm.ptr, () -> ()
^more:
  llvm.invoke %p() to ^last unwind ^three : !llvm.ptr, () -> ()
^last:
  %3 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %3 : i32
^one:
  %4 = llvm.landingpad (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
^two:
  %5 = llvm.landingpad cleanup (filter %2 : !llvm.array<1 x i8>) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
^three:
  %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %6 : !llvm.struct<(ptr, i32)>
}
