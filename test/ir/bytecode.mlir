// RUN: mlir-opt %s --emit-bytecode | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=0 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode=false | FileCheck %s
// RUN: mlir-opt %s --canonicalize --emit-bytecode -o %t.mlirbc
// RUN: mlir-opt %t.mlirbc --emit-bytecode --emit-bytecode-version=6 -o %t.again
// RUN: cmp %t.mlirbc %t.again
// RUN: mlir-opt %s --emit-bytecode --elide-resource-data-from-bytecode | mlir-opt | FileCheck %s --check-prefix=ELIDED
// RUN: not mlir-opt %s --emit-bytecode --emit-bytecode-version=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not mlir-opt %s --emit-bytecode --emit-bytecode-version=7 2>&1 | FileCheck %s --check-prefix=FUTURE
// RUN: not mlir-opt %s --emit-bytecode-version=6 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not mlir-opt %s --emit-bytecode --emit-bytecode-version=x 2>&1 | FileCheck %s --check-prefix=NUMBER

// The output is bytecode or text, and each is read without a flag.
// NEGATIVE: error: unsupported version requested -1, must be in range [0, 6]
// NEGATIVE: note: see current operation:
// FUTURE: error: unsupported version requested 7, must be in range [0, 6]
// ALONE: <unknown>:0: error: bytecode version while not emitting bytecode
// NUMBER: for the --emit-bytecode-version option: Invalid argument 'x', only integer is supported.

// CHECK-LABEL: module @m attributes
// CHECK-SAME: test.blob = dense_resource<blob> : tensor<2xi32>
// ELIDED: dense_resource<blob>
// ELIDED-NOT: dialect_resources
module @m attributes {test.blob = dense_resource<blob> : tensor<2xi32>} {
  // CHECK: func.func @loop(%[[N:.*]]: index, %[[M:.*]]: memref<?xf32>)
  // CHECK-NEXT: scf.for %[[I:.*]] = %{{.*}} to %[[N]]
  // CHECK-NEXT:   memref.load %[[M]][%[[I]]] : memref<?xf32>
  func.func @loop(%n: index, %m: memref<?xf32>) {
    scf.for %i = %n to %n step %n {
      %x = memref.load %m[%i] : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
    }
    return
  }
}
// CHECK: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: blob: "0x080000000100000002000000"
{-#
  dialect_resources: { builtin: { blob: "0x080000000100000002000000" } }
#-}
