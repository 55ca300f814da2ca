// Locations of pieces are those of the file.
// RUN: not mlir-opt --mlir-version=22 %s --split-input-file 2>&1 | FileCheck %s
// RUN: not mlir-opt --mlir-version=22 %s --split-input-file --mlir-disable-diagnostic-notes 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: not mlir-opt --mlir-version=22 %s --split-input-file --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: not mlir-opt --mlir-version=19 %s --split-input-file 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics=only-expected
// RUN: not mlir-opt --verify-diagnostics=some %s 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not mlir-opt --mlir-diagnostic-verbosity-level=some %s 2>&1 | FileCheck %s --check-prefix=VALUE

// VALUE: Cannot find option named 'some'!
// CHECK: split-22.mlir:[[#@LINE+7]]:3: error: 'func.call' op 'f' does not reference a valid function
// CHECK: note: see current operation
// BARE: split-22.mlir:[[#@LINE+5]]:3: error: 'func.call' op 'f' does not reference a valid function
// BARE-NOT: note:
// OLD: within split at {{.*}}split-22.mlir:1 offset :[[#@LINE+3]]:3: error:
// OLD: within split at {{.*}}split-22.mlir:23 offset :{{[0-9]+}}:3: error:
func.func @a() {
  call @f() : () -> ()
  return
}

// -----
// The rest of a marker's line belongs to the piece.
// CHECK: split-22.mlir:[[#@LINE+3]]:3: error: custom op 'oops' is unknown
// CHECK-NEXT: {{^}}  oops
func.func @b() {
  oops
}

// -----  oops2
// CHECK: split-22.mlir:[[#@LINE-1]]:11: error: custom op 'oops2' is unknown
// CHECK-NEXT: {{^}}// -----  oops2
// CHECK-NEXT: {{^}}          ^

// -----

// expected-error @+2 {{custom op 'oops3' is unknown}}
func.func @c() {
  oops3
}

// -----
// DEBUG: } loc(#loc)
// DEBUG: #loc = loc("{{.*}}split-22.mlir":[[#@LINE-2]]:9)
