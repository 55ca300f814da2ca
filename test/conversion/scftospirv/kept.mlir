// RUN: mlir-opt %s --convert-scf-to-spirv -split-input-file | FileCheck %s

// Results without a SPIR-V type keep their operation.

// CHECK-LABEL: func @index_switch
// CHECK-NEXT: %[[R:.+]] = scf.index_switch %{{.+}} -> vector<7xi32>
// CHECK-NEXT: case 5 {
// CHECK-NEXT: scf.yield %{{.+}} : vector<7xi32>
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %{{.+}} : vector<7xi32>
// CHECK-NEXT: }
// CHECK-NEXT: spirv.Return
func.func @index_switch(%n: index, %t: vector<7xi32>) {
  %k = scf.index_switch %n -> vector<7xi32>
  case 5 {
    scf.yield %t : vector<7xi32>
  }
  default {
    scf.yield %t : vector<7xi32>
  }
  return
}
