// RUN: mlir-opt %s --sccp --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(sccp))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ALONE
// RUN: mlir-opt %s --inline --allow-unregistered-dialect | FileCheck %s --check-prefix=INLINE

// A function that only this module calls, with one constant, has that constant as its argument.
// CHECK-LABEL: func private @same
// ALONE-LABEL: func private @same
func.func private @same(%x: i32) -> i32 {
  // CHECK: %[[C:.*]] = arith.constant 4 : i32
  // CHECK: return %[[C]]
  // ALONE: return %arg0
  return %x : i32
}

// CHECK-LABEL: func private @differs
func.func private @differs(%x: i32) -> (i32, i32) {
  // CHECK: return %arg0, %{{.*}}
  %c = arith.constant 9 : i32
  return %x, %c : i32, i32
}

// Somebody else may call a function whose name is used as a value.
// CHECK-LABEL: func private @escapes
func.func private @escapes(%x: i32) -> i32 {
  // CHECK: return %arg0
  return %x : i32
}

// Nobody calls the function, so nothing in it is known.
// CHECK-LABEL: func private @dead
func.func private @dead() -> i32 {
  // CHECK: arith.addi
  %c = arith.constant 2 : i32
  %0 = arith.addi %c, %c : i32
  return %0 : i32
}

// CHECK-LABEL: func private @recursive
func.func private @recursive(%x: i32) -> i32 {
  // CHECK: call @recursive(%c4_i32)
  %0 = call @recursive(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func @caller
func.func @caller() -> (i32, i32, i32, i32, i32) {
  // CHECK: %[[A:.*]] = call @recursive
  // CHECK: %[[D:.*]]:2 = call @differs
  // CHECK: %[[E:.*]] = call @escapes
  // CHECK: return %c4_i32, %[[A]], %[[D]]#0, %c9_i32, %[[E]]
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %0 = call @same(%c4) : (i32) -> i32
  %1 = call @same(%c4) : (i32) -> i32
  %2 = call @recursive(%c4) : (i32) -> i32
  %3:2 = call @differs(%c4) : (i32) -> (i32, i32)
  %4:2 = call @differs(%c5) : (i32) -> (i32, i32)
  %5 = call @escapes(%c4) : (i32) -> i32
  "other.use"() {callee = @escapes} : () -> ()
  return %1, %2, %3#0, %3#1, %5 : i32, i32, i32, i32, i32
}

// The dialect of a call sees what was inlined.
// INLINE-LABEL: func @marked
func.func @marked(%x: i32) -> i32 {
  // INLINE-NEXT: %[[S:.*]] = arith.addi %arg0, %arg0 {inlined_conversion} : i32
  // INLINE-NEXT: return %[[S]]
  %0 = "test.conversion_call_op"(%x) {callee = @twice} : (i32) -> i32
  return %0 : i32
}

// INLINE-LABEL: func @kept
func.func @kept(%x: i32) -> i32 {
  // INLINE: "test.conversion_call_op"
  %0 = "test.conversion_call_op"(%x) {callee = @twice, noinline} : (i32) -> i32
  return %0 : i32
}

// INLINE-LABEL: func @cast
func.func @cast(%x: i16) -> i32 {
  // INLINE-NEXT: %[[C:.*]] = "test.cast"(%arg0)
  // INLINE-NEXT: arith.addi %[[C]], %[[C]] {inlined_conversion} : i32
  %0 = "test.conversion_call_op"(%x) {callee = @twice} : (i16) -> i32
  return %0 : i32
}

func.func @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
