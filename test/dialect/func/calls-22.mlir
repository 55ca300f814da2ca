// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt --mlir-version=22 %s --inline | FileCheck %s --check-prefix=INLINE
// RUN: mlir-opt %s --inline | FileCheck %s --check-prefix=OLD
// RUN: not mlir-opt --mlir-version=19 %S/Inputs/call-attributes.mlir 2>&1 | FileCheck %s --check-prefix=REFUSED

// CHECK: func.func @kept() attributes {no_inline}
// GENERIC: "func.func"() <{function_type = () -> (), no_inline, sym_name = "kept"}>
func.func @kept() attributes {no_inline} {
  return
}

func.func @inlined() {
  return
}

// CHECK-LABEL: func @calls
// INLINE-LABEL: func @calls
// OLD-LABEL: func @calls
func.func @calls(%f: (i32) -> i32, %x: i32) -> i32 {
  // INLINE-NEXT: call @kept() :
  // INLINE-NEXT: call @inlined() {no_inline}
  // INLINE-NEXT: call_indirect
  // OLD-NEXT: call_indirect
  call @kept() : () -> ()
  call @inlined() : () -> ()
  // CHECK: call @inlined() {no_inline} : () -> ()
  // GENERIC: "func.call"() <{callee = @inlined, no_inline}> : () -> ()
  call @inlined() {no_inline} : () -> ()
  // CHECK: call_indirect %{{.*}}(%{{.*}}) {arg_attrs = [{a = 1 : i64}], res_attrs = [{}]} : (i32) -> i32
  // GENERIC: "func.call_indirect"(%{{.*}}, %{{.*}}) <{arg_attrs = [{a = 1 : i64}], res_attrs = [{}]}>
  %0 = call_indirect %f(%x) {arg_attrs = [{a = 1 : i64}], res_attrs = [{}]} : (i32) -> i32
  return %0 : i32
}

// REFUSED: error: 'func.call' op attribute 'arg_attrs' is not part of MLIR 19, but of MLIR 21 and later
