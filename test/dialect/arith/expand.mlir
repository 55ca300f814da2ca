// RUN: mlir-opt %s --arith-expand -split-input-file | FileCheck %s
// RUN: mlir-opt %s --arith-expand=include-bf16 -split-input-file | FileCheck %s --check-prefix=BF16

// CHECK-LABEL: func @divide(
// CHECK-SAME:      %[[A:.*]]: i16, %[[B:.*]]: i16)
func.func @divide(%a: i16, %b: i16) -> (i16, i16) {
  // CHECK-NEXT: %[[Q:.*]] = arith.divsi %[[A]], %[[B]] : i16
  // CHECK-NEXT: %[[P:.*]] = arith.muli %[[Q]], %[[B]] : i16
  // CHECK-NEXT: %[[NE:.*]] = arith.cmpi ne, %[[A]], %[[P]] : i16
  // CHECK-NEXT: %[[Z:.*]] = arith.constant 0 : i16
  // CHECK-NEXT: %[[AN:.*]] = arith.cmpi slt, %[[A]], %[[Z]] : i16
  // CHECK-NEXT: %[[BN:.*]] = arith.cmpi slt, %[[B]], %[[Z]] : i16
  // CHECK-NEXT: %[[D:.*]] = arith.cmpi ne, %[[AN]], %[[BN]] : i1
  // CHECK-NEXT: %[[C:.*]] = arith.andi %[[NE]], %[[D]] : i1
  // CHECK-NEXT: %[[M:.*]] = arith.constant -1 : i16
  // CHECK-NEXT: %[[L:.*]] = arith.addi %[[Q]], %[[M]] : i16
  // CHECK-NEXT: %[[F:.*]] = arith.select %[[C]], %[[L]], %[[Q]] : i16
  %0 = arith.floordivsi %a, %b : i16
  // CHECK-NEXT: %[[Z2:.*]] = arith.constant 0 : i16
  // CHECK-NEXT: %[[IZ:.*]] = arith.cmpi eq, %[[A]], %[[Z2]] : i16
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : i16
  // CHECK-NEXT: %[[S:.*]] = arith.subi %[[A]], %[[ONE]] : i16
  // CHECK-NEXT: %[[Q2:.*]] = arith.divui %[[S]], %[[B]] : i16
  // CHECK-NEXT: %[[R:.*]] = arith.addi %[[Q2]], %[[ONE]] : i16
  // CHECK-NEXT: %[[U:.*]] = arith.select %[[IZ]], %[[Z2]], %[[R]] : i16
  // CHECK-NEXT: return %[[F]], %[[U]]
  %1 = arith.ceildivui %a, %b : i16
  return %0, %1 : i16, i16
}

// -----

// CHECK-LABEL: func @maximum(
// CHECK-SAME:      %[[X:.*]]: tensor<?xf32>, %[[Y:.*]]: tensor<?xf32>)
func.func @maximum(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  // CHECK-NEXT: %[[C:.*]] = arith.cmpf ugt, %[[X]], %[[Y]]
  // CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[X]], %[[Y]]
  // CHECK-NEXT: %[[N:.*]] = arith.cmpf uno, %[[Y]], %[[Y]]
  // CHECK-NEXT: arith.select %[[N]], %[[Y]], %[[S]]
  %0 = arith.maximumf %x, %y fastmath<nsz> : tensor<?xf32>
  // CHECK-NEXT: %[[C2:.*]] = arith.cmpf ugt, %[[X]], %[[Y]]
  // CHECK-NEXT: %[[S2:.*]] = arith.select %[[C2]], %[[X]], %[[Y]]
  // CHECK-NEXT: %[[N2:.*]] = arith.cmpf uno, %[[X]], %[[X]]
  // CHECK-NEXT: arith.select %[[N2]], %[[Y]], %[[S2]]
  %1 = arith.maxnumf %x, %y : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func @brain
// CHECK: arith.extf
// CHECK: arith.truncf
// BF16-LABEL: func @brain(
// BF16-SAME:      %[[X:.*]]: bf16)
func.func @brain(%x: bf16) -> bf16 {
  // BF16-NEXT: %[[B:.*]] = arith.bitcast %[[X]] : bf16 to i16
  // BF16-NEXT: %[[W:.*]] = arith.extui %[[B]] : i16 to i32
  // BF16-NEXT: %[[K:.*]] = arith.constant 16 : i32
  // BF16-NEXT: %[[H:.*]] = arith.shli %[[W]], %[[K]] : i32
  // BF16-NEXT: %[[F:.*]] = arith.bitcast %[[H]] : i32 to f32
  %0 = arith.extf %x : bf16 to f32
  // BF16-NEXT: arith.cmpf une, %[[F]], %[[F]] : f32
  // BF16-DAG: arith.constant 32767 : i32
  // BF16-DAG: arith.constant 32704 : i16
  // BF16-NOT: arith.truncf
  // BF16: arith.bitcast %{{.*}} : i16 to bf16
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}
