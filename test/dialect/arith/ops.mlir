// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @flags(
// CHECK-SAME:      %[[A:.*]]: i32, %[[X:.*]]: f32)
func.func @flags(%a: i32, %x: f32) {
  // CHECK-NEXT: arith.addi %[[A]], %[[A]] : i32
  // GENERIC: "arith.addi"({{.*}}) <{overflowFlags = #arith.overflow<none>}>
  %0 = arith.addi %a, %a : i32
  // CHECK-NEXT: arith.subi %[[A]], %[[A]] overflow<nsw, nuw> : i32
  // GENERIC: "arith.subi"({{.*}}) <{overflowFlags = #arith.overflow<nsw, nuw>}>
  %1 = arith.subi %a, %a overflow<nuw, nsw> : i32
  // CHECK-NEXT: arith.shli %[[A]], %[[A]] overflow<nuw> {tag} : i32
  %2 = arith.shli %a, %a overflow<nuw> {tag} : i32
  // CHECK-NEXT: arith.mulf %[[X]], %[[X]] fastmath<nnan,ninf> : f32
  // GENERIC: fastmath = #arith.fastmath<nnan,ninf>
  %3 = arith.mulf %x, %x fastmath<ninf,nnan> : f32
  // CHECK-NEXT: arith.negf %[[X]] fastmath<fast> : f32
  %4 = arith.negf %x fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  // CHECK-NEXT: arith.truncf %[[X]] toward_zero fastmath<contract> : f32 to f16
  // GENERIC: "arith.truncf"({{.*}}) <{fastmath = #arith.fastmath<contract>, roundingmode = 3 : i32}>
  %5 = arith.truncf %x toward_zero fastmath<contract> : f32 to f16
  // CHECK-NEXT: arith.cmpf ult, %[[X]], %[[X]] fastmath<nsz> : f32
  %6 = arith.cmpf ult, %x, %x fastmath<nsz> : f32
  // CHECK-NEXT: arith.cmpi sge, %[[A]], %[[A]] : i32
  // GENERIC: "arith.cmpi"({{.*}}) <{predicate = 5 : i64}>
  %7 = arith.cmpi sge, %a, %a : i32
  return
}

// CHECK-LABEL: func @names
func.func @names(%a: i8) {
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
  // CHECK-NEXT: %c7 = arith.constant 7 : index
  // CHECK-NEXT: %c7_0 = arith.constant 7 : index
  // CHECK-NEXT: %cst = arith.constant {why = "half"} 5.000000e-01 : f64
  // CHECK-NEXT: %cst_1 = arith.constant dense<2> : vector<3xi8>
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended
  // CHECK-NEXT: %low, %high = arith.mulsi_extended
  %0 = arith.constant 1 : i1
  %1 = arith.constant false
  %2 = arith.constant -3 : i8
  %3 = arith.constant 7 : index
  %4 = arith.constant 7 : index
  %5 = arith.constant {why = "half"} 0.5 : f64
  %6 = arith.constant dense<2> : vector<3xi8>
  %7:2 = arith.addui_extended %a, %a : i8, i1
  %8:2 = arith.mulsi_extended %a, %a : i8
  return
}

// CHECK-LABEL: func @shaped
func.func @shaped(%c: vector<4xi1>, %v: vector<4xf32>, %t: tensor<?xindex>, %s: vector<[2]xi16>, %b: i1) {
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<4xi1>, vector<4xf32>
  %0 = arith.select %c, %v, %v : vector<4xi1>, vector<4xf32>
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} {k = 1 : i64} : vector<4xf32>
  %1 = arith.select %b, %v, %v {k = 1} : vector<4xf32>
  // CHECK: arith.index_cast %{{.*}} : tensor<?xindex> to tensor<?xi32>
  %2 = arith.index_cast %t : tensor<?xindex> to tensor<?xi32>
  // CHECK: arith.cmpi ne, %{{.*}}, %{{.*}} : vector<[2]xi16>
  %3 = arith.cmpi ne, %s, %s : vector<[2]xi16>
  // CHECK: arith.bitcast %{{.*}} : vector<[2]xi16> to vector<[2]xbf16>
  %4 = arith.bitcast %s : vector<[2]xi16> to vector<[2]xbf16>
  return
}
