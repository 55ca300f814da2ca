// RUN: mlir-opt --mlir-version=22 --convert-func-to-spirv %s | FileCheck %s

// Floats of 4 bits stay: nothing emulates them here.
// CHECK: func.func @four(%{{.*}}: f4E2M1FN)
func.func @four(%a: f4E2M1FN) { return }
