// RUN: mlir-opt %s --allow-unregistered-dialect --reconcile-unrealized-casts | FileCheck %s

// CHECK-LABEL: func.func @a(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i32
// CHECK-NEXT: return %arg0, %0 : i64, i32
func.func @a(%x: i64) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i16
  return %1, %0 : i64, i32
}

// CHECK-LABEL: func.func @b(
// CHECK-NEXT: return %arg0 : i64
func.func @b(%x: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i16
  %2 = builtin.unrealized_conversion_cast %1 : i16 to i64
  return %2 : i64
}

// CHECK-LABEL: func.func @c(
// CHECK-NEXT: return %arg0, %arg1 : i64, i32
func.func @c(%x: i64, %y: i32) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %x, %y : i64, i32 to f32
  %1:2 = builtin.unrealized_conversion_cast %0 : f32 to i64, i32
  return %1#0, %1#1 : i64, i32
}

// CHECK-LABEL: func.func @d(
// CHECK-NEXT: return %arg0, %arg0 : i64, i64
// CHECK-NEXT: }
func.func @d(%x: i64, %y: i32) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %x : i64 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %2 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %3 = builtin.unrealized_conversion_cast %0 : f32 to i8
  %4 = builtin.unrealized_conversion_cast %3 : i8 to f32
  return %1, %2 : i64, i64
}
