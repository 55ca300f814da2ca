// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s --match-full-lines

// Functions of the runtime print numbers, extended to the next width that has a function.

// CHECK: llvm.func @printU64(i64)
// CHECK-NEXT: llvm.func @printI64(i64)
// CHECK-NEXT: func.func @ints(%arg0: i1, %arg1: i8, %arg2: i64, %arg3: i48, %arg4: index, %arg5: i65) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %1 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT: llvm.call @printI64(%1) : (i64) -> ()
// CHECK-NEXT: %2 = arith.extsi %arg1 : i8 to i64
// CHECK-NEXT: llvm.call @printI64(%2) : (i64) -> ()
// CHECK-NEXT: llvm.call @printI64(%arg2) : (i64) -> ()
// CHECK-NEXT: %3 = arith.extsi %arg3 : i48 to i64
// CHECK-NEXT: llvm.call @printI64(%3) : (i64) -> ()
// CHECK-NEXT: llvm.call @printU64(%0) : (i64) -> ()
// CHECK-NEXT: vector.print %arg5 : i65
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ints(%a: i1, %b: i8, %c: i64, %d: i48, %h: index, %i: i65) {
  vector.print %a : i1 punctuation <no_punctuation>
  vector.print %b : i8 punctuation <no_punctuation>
  vector.print %c : i64 punctuation <no_punctuation>
  vector.print %d : i48 punctuation <no_punctuation>
  vector.print %h : index punctuation <no_punctuation>
  vector.print %i : i65
  return
}

// -----

// CHECK: llvm.func @printU64(i64)
// CHECK-NEXT: llvm.func @printI64(i64)
// CHECK-NEXT: func.func @signed(%arg0: si32, %arg1: ui32, %arg2: ui64, %arg3: si64) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : si64 to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : ui64 to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : ui32 to i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg0 : si32 to i32
// CHECK-NEXT: %4 = arith.extsi %3 : i32 to i64
// CHECK-NEXT: llvm.call @printI64(%4) : (i64) -> ()
// CHECK-NEXT: %5 = arith.extui %2 : i32 to i64
// CHECK-NEXT: llvm.call @printU64(%5) : (i64) -> ()
// CHECK-NEXT: llvm.call @printU64(%1) : (i64) -> ()
// CHECK-NEXT: llvm.call @printI64(%0) : (i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @signed(%e: si32, %f: ui32, %g: ui64, %k: si64) {
  vector.print %e : si32 punctuation <no_punctuation>
  vector.print %f : ui32 punctuation <no_punctuation>
  vector.print %g : ui64 punctuation <no_punctuation>
  vector.print %k : si64 punctuation <no_punctuation>
  return
}

// -----

// CHECK: llvm.func @printF64(f64)
// CHECK-NEXT: llvm.func @printF32(f32)
// CHECK-NEXT: llvm.func @printBF16(i16)
// CHECK-NEXT: llvm.func @printNewline()
// CHECK-NEXT: llvm.func @printF16(i16)
// CHECK-NEXT: func.func @floats(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: f64) {
// CHECK-NEXT: %0 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT: llvm.call @printF16(%0) : (i16) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %1 = llvm.bitcast %arg1 : bf16 to i16
// CHECK-NEXT: llvm.call @printBF16(%1) : (i16) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printF32(%arg2) : (f32) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printF64(%arg3) : (f64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats(%a: f16, %b: bf16, %c: f32, %d: f64) {
  vector.print %a : f16
  vector.print %b : bf16
  vector.print %c : f32
  vector.print %d : f64
  return
}

// -----

// CHECK: llvm.func @printNewline()
// CHECK-NEXT: llvm.func @printComma()
// CHECK-NEXT: llvm.func @printClose()
// CHECK-NEXT: llvm.func @printOpen()
// CHECK-NEXT: func.func @marks() {
// CHECK-NEXT: llvm.call @printOpen() : () -> ()
// CHECK-NEXT: llvm.call @printClose() : () -> ()
// CHECK-NEXT: llvm.call @printComma() : () -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @marks() {
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <comma>
  vector.print punctuation <newline>
  vector.print punctuation <no_punctuation>
  return
}

// -----

// Texts get names that no symbol has.
// CHECK: llvm.mlir.global private constant @vector_print_str_3(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT: llvm.mlir.global private constant @vector_print_str_2(dense<[98, 10, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT: llvm.func @printString(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @vector_print_str_1(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.func @vector_print_str_0()
// CHECK-NEXT: func.func @vector_print_str() {
// CHECK-NEXT: %0 = llvm.mlir.addressof @vector_print_str_1 : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: %2 = llvm.mlir.addressof @vector_print_str_2 : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT: llvm.call @printString(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: %4 = llvm.mlir.addressof @vector_print_str_3 : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT: llvm.call @printString(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
llvm.func @vector_print_str_0()
func.func @vector_print_str() {
  vector.print str "a"
  vector.print str "b\0A"
  vector.print str ""
  return
}

// -----

// No function prints other floats.
// CHECK-LABEL: func.func @other_floats(%arg0: f8E5M2, %arg1: f80, %arg2: f128) {
// CHECK-NEXT: vector.print %arg0 : f8E5M2
// CHECK-NEXT: vector.print %arg1 : f80
// CHECK-NEXT: vector.print %arg2 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @other_floats(%a: f8E5M2, %b: f80, %c: f128) {
  vector.print %a : f8E5M2
  vector.print %b : f80
  vector.print %c : f128
  return
}
