// RUN: mlir-opt %s -split-input-file -convert-index-to-llvm="index-bitwidth=32" | FileCheck %s --match-full-lines

// With indices of 32 bits casts go both ways.

// CHECK-LABEL: func.func @casts(%arg0: index, %arg1: i64, %arg2: i32, %arg3: i8) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.sext %0 : i32 to i64
// CHECK-NEXT: %2 = llvm.trunc %arg1 : i64 to i32
// CHECK-NEXT: %3 = llvm.sext %arg3 : i8 to i32
// CHECK-NEXT: %4 = llvm.zext %0 : i32 to i64
// CHECK-NEXT: %5 = llvm.trunc %arg1 : i64 to i32
// CHECK-NEXT: %6 = llvm.zext %arg3 : i8 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: index, %b: i64, %c: i32, %d: i8) {
  %0 = index.casts %a : index to i64
  %1 = index.casts %b : i64 to index
  %2 = index.casts %c : i32 to index
  %3 = index.casts %d : i8 to index
  %4 = index.castu %a : index to i64
  %5 = index.castu %b : i64 to index
  %6 = index.castu %c : i32 to index
  %7 = index.castu %d : i8 to index
  return
}

// -----

// CHECK-LABEL: func.func @divisions(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %5 = llvm.icmp "sgt" %0, %2 : i32
// CHECK-NEXT: %6 = llvm.select %5, %4, %3 : i1, i32
// CHECK-NEXT: %7 = llvm.add %1, %6 : i32
// CHECK-NEXT: %8 = llvm.sdiv %7, %0  : i32
// CHECK-NEXT: %9 = llvm.add %8, %3 : i32
// CHECK-NEXT: %10 = llvm.sub %2, %1 : i32
// CHECK-NEXT: %11 = llvm.sdiv %10, %0  : i32
// CHECK-NEXT: %12 = llvm.sub %2, %11 : i32
// CHECK-NEXT: %13 = llvm.icmp "sgt" %1, %2 : i32
// CHECK-NEXT: %14 = llvm.icmp "eq" %13, %5 : i1
// CHECK-NEXT: %15 = llvm.icmp "ne" %1, %2 : i32
// CHECK-NEXT: %16 = llvm.and %14, %15  : i1
// CHECK-NEXT: %17 = llvm.select %16, %9, %12 : i1, i32
// CHECK-NEXT: %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %20 = llvm.sub %1, %19 : i32
// CHECK-NEXT: %21 = llvm.udiv %20, %0  : i32
// CHECK-NEXT: %22 = llvm.add %21, %19 : i32
// CHECK-NEXT: %23 = llvm.icmp "eq" %1, %18 : i32
// CHECK-NEXT: %24 = llvm.select %23, %18, %22 : i1, i32
// CHECK-NEXT: %25 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %27 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %28 = llvm.icmp "slt" %0, %25 : i32
// CHECK-NEXT: %29 = llvm.select %28, %26, %27 : i1, i32
// CHECK-NEXT: %30 = llvm.sub %29, %1 : i32
// CHECK-NEXT: %31 = llvm.sdiv %30, %0  : i32
// CHECK-NEXT: %32 = llvm.sub %27, %31 : i32
// CHECK-NEXT: %33 = llvm.sdiv %1, %0  : i32
// CHECK-NEXT: %34 = llvm.icmp "slt" %1, %25 : i32
// CHECK-NEXT: %35 = llvm.icmp "ne" %34, %28 : i1
// CHECK-NEXT: %36 = llvm.icmp "ne" %1, %25 : i32
// CHECK-NEXT: %37 = llvm.and %35, %36  : i1
// CHECK-NEXT: %38 = llvm.select %37, %32, %33 : i1, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divisions(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivu %a, %b
  %2 = index.floordivs %a, %b
  return
}

// -----

// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT: %0 = llvm.mlir.constant(705032704 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constants() {
  %0 = index.constant 5000000000
  %1 = index.constant -1
  %2 = index.sizeof
  %3 = index.bool.constant true
  return
}

// -----

// CHECK-LABEL: func.func @compare(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "eq" %1, %0 : i32
// CHECK-NEXT: %3 = llvm.icmp "ne" %1, %0 : i32
// CHECK-NEXT: %4 = llvm.icmp "slt" %1, %0 : i32
// CHECK-NEXT: %5 = llvm.icmp "sle" %1, %0 : i32
// CHECK-NEXT: %6 = llvm.icmp "sgt" %1, %0 : i32
// CHECK-NEXT: %7 = llvm.icmp "sge" %1, %0 : i32
// CHECK-NEXT: %8 = llvm.icmp "ult" %1, %0 : i32
// CHECK-NEXT: %9 = llvm.icmp "ule" %1, %0 : i32
// CHECK-NEXT: %10 = llvm.icmp "ugt" %1, %0 : i32
// CHECK-NEXT: %11 = llvm.icmp "uge" %1, %0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @compare(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return
}
