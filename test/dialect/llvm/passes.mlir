// RUN: mlir-opt %s --split-input-file --llvm-add-comdats | FileCheck %s --check-prefix=COMDAT
// RUN: mlir-opt %s --split-input-file --llvm-request-c-wrappers | FileCheck %s --check-prefix=WRAP
// RUN: mlir-opt %s --split-input-file --set-llvm-module-datalayout=data-layout=e-i64:64 | FileCheck %s --check-prefix=LAYOUT
// RUN: not mlir-opt %s --split-input-file --set-llvm-module-datalayout=data-layout=zz 2>&1 | FileCheck %s --check-prefix=WRONG

// LAYOUT: module attributes {llvm.data_layout = "e-i64:64"}
// WRONG: error: invalid data layout descriptor: Unknown specifier in datalayout string

// COMDAT: llvm.comdat @__llvm_comdat {
// COMDAT-NEXT: llvm.comdat_selector @odr any
// COMDAT-NEXT: llvm.comdat_selector @once any
// COMDAT: llvm.func linkonce @once() comdat(@__llvm_comdat::@once)
// COMDAT: llvm.func linkonce_odr @odr() comdat(@__llvm_comdat::@odr)
// COMDAT: llvm.func weak @weak() {
llvm.func linkonce @once() {
  llvm.return
}
llvm.func linkonce_odr @odr() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}

// WRAP: llvm.func weak @weak() {
// WRAP: func.func private @declared() attributes {llvm.emit_c_interface}
// WRAP: func.func @defined() attributes {llvm.emit_c_interface}
func.func private @declared()
func.func @defined() {
  return
}

// -----

// The comdats of the module are used if there are some.

// COMDAT: llvm.comdat @__llvm_comdat {
// COMDAT-NEXT: llvm.comdat_selector @f any
// COMDAT-NEXT: llvm.comdat_selector @other largest
// COMDAT-NOT: llvm.comdat @
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @other largest
}
llvm.func linkonce @f() {
  llvm.return
}
