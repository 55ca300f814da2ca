// What MLIR 22 writes is read for MLIR 19, and written as 19 has it.
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=19 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=19 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt --mlir-version=19 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=NEW

// CHECK:      gpu.module @device <#gpu.select_object> {
// CHECK-NEXT:   gpu.func @k(%arg0: f32) kernel {
// CHECK-NEXT:     gpu.printf "%f" %arg0 : f32
// CHECK-NEXT:     gpu.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "gpu.module_end"() : () -> ()
// NEW:      gpu.module @device<#gpu.select_object> {
// NEW-NEXT:   gpu.func @k(%arg0: f32) kernel {
// NEW-NEXT:     gpu.printf "%f", %arg0 : f32
// NEW-NEXT:     gpu.return
// NEW-NEXT:   }
// NEW-NEXT: }
gpu.module @device<#gpu.select_object> {
  gpu.func @k(%a: f32) kernel {
    gpu.printf "%f", %a : f32
    gpu.return
  }
}
