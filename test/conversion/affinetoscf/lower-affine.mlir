// RUN: mlir-opt %s -lower-affine --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @all_ops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>, %[[ARG3:.+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:    %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]] = arith.addi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:    %[[V1:.+]] = arith.maxsi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V2:.+]] = arith.muli %[[ARG1]], %[[C2]] : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V3:.+]] = arith.remsi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V4:.+]] = arith.cmpi slt, %[[V3]], %[[C0]] : index
// CHECK-NEXT:    %[[V5:.+]] = arith.addi %[[V3]], %[[C3]] : index
// CHECK-NEXT:    %[[V6:.+]] = arith.select %[[V4]], %[[V5]], %[[V3]] : index
// CHECK-NEXT:    %[[V7:.+]] = arith.minsi %[[V2]], %[[V6]] : index
// CHECK-NEXT:    %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C2_1:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[CST_2:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    %[[V8:.+]]:2 = scf.parallel (%[[ARG4:.+]], %[[ARG5:.+]]) = (%[[ARG0]], %[[V1]]) to (%[[C10]], %[[V7]]) step (%[[C1_0]], %[[C2_1]]) init (%[[CST]], %[[CST_2]]) -> (f32, f32) {
// CHECK-NEXT:      %[[C5_17:.+]] = arith.constant 5 : index
// CHECK-NEXT:      %[[C0_18:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C:.+]]-1 = arith.constant -1 : index
// CHECK-NEXT:      %[[V22:.+]] = arith.cmpi slt, %[[ARG4]], %[[C0_18]] : index
// CHECK-NEXT:      %[[V23:.+]] = arith.subi %[[C]]-1, %[[ARG4]] : index
// CHECK-NEXT:      %[[V24:.+]] = arith.select %[[V22]], %[[V23]], %[[ARG4]] : index
// CHECK-NEXT:      %[[V25:.+]] = arith.divsi %[[V24]], %[[C5_17]] : index
// CHECK-NEXT:      %[[V26:.+]] = arith.subi %[[C]]-1, %[[V25]] : index
// CHECK-NEXT:      %[[V27:.+]] = arith.select %[[V22]], %[[V26]], %[[V25]] : index
// CHECK-NEXT:      %[[C3_19:.+]] = arith.constant 3 : index
// CHECK-NEXT:      %[[C0_20:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C1_21:.+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[V28:.+]] = arith.cmpi sle, %[[ARG5]], %[[C0_20]] : index
// CHECK-NEXT:      %[[V29:.+]] = arith.subi %[[C0_20]], %[[ARG5]] : index
// CHECK-NEXT:      %[[V30:.+]] = arith.subi %[[ARG5]], %[[C1_21]] : index
// CHECK-NEXT:      %[[V31:.+]] = arith.select %[[V28]], %[[V29]], %[[V30]] : index
// CHECK-NEXT:      %[[V32:.+]] = arith.divsi %[[V31]], %[[C3_19]] : index
// CHECK-NEXT:      %[[V33:.+]] = arith.subi %[[C0_20]], %[[V32]] : index
// CHECK-NEXT:      %[[V34:.+]] = arith.addi %[[V32]], %[[C1_21]] : index
// CHECK-NEXT:      %[[V35:.+]] = arith.select %[[V28]], %[[V33]], %[[V34]] : index
// CHECK-NEXT:      %[[V36:.+]] = memref.load %[[ARG2]][%[[V27]], %[[V35]]] : memref<?x?xf32>
// CHECK-NEXT:      scf.reduce(%[[V36]], %[[V36]] : f32, f32) {
// CHECK-NEXT:      ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:        %[[V37:.+]] = arith.addf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:        scf.reduce.return %[[V37]] : f32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%[[ARG6]]: f32, %[[ARG7]]: f32):
// CHECK-NEXT:        %[[V37]] = arith.maximumf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:        scf.reduce.return %[[V37]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    %[[C10_3:.+]] = arith.constant 10 : index
// CHECK-NEXT:    %[[C1_4:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V9:.+]] = arith.addi %[[ARG1]], %[[C1_4]] : index
// CHECK-NEXT:    %[[V10:.+]] = arith.maxsi %[[ARG0]], %[[V9]] : index
// CHECK-NEXT:    %[[C2_5:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V11:.+]] = arith.muli %[[ARG1]], %[[C2_5]] : index
// CHECK-NEXT:    %[[C3_6:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V12:.+]] = arith.remsi %[[ARG0]], %[[C3_6]] : index
// CHECK-NEXT:    %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V13:.+]] = arith.cmpi slt, %[[V12]], %[[C0_7]] : index
// CHECK-NEXT:    %[[V14:.+]] = arith.addi %[[V12]], %[[C3_6]] : index
// CHECK-NEXT:    %[[V15:.+]] = arith.select %[[V13]], %[[V14]], %[[V12]] : index
// CHECK-NEXT:    %[[V16:.+]] = arith.minsi %[[V11]], %[[V15]] : index
// CHECK-NEXT:    %[[C1_8:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C2_9:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[ARG0]], %[[V10]]) to (%[[C10_3]], %[[V16]]) step (%[[C1_8]], %[[C2_9]]) {
// CHECK-NEXT:      memref.store %[[ARG3]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:    %[[V17:.+]] = arith.maxsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:    %[[V18:.+]] = arith.maxsi %[[V17]], %[[C5]] : index
// CHECK-NEXT:    %[[C20:.+]] = arith.constant 20 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V19:.+]] = scf.for %[[ARG4]] = %[[V18]] to %[[C20]] step %[[C4]] iter_args(%[[ARG5]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT:      %[[C0_17:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C]]-5 = arith.constant -5 : index
// CHECK-NEXT:      %[[V22]] = arith.addi %[[ARG4]], %[[C]]-5 : index
// CHECK-NEXT:      %[[V23]] = arith.cmpi sge, %[[V22]], %[[C0_17]] : index
// CHECK-NEXT:      %[[V24]] = arith.cmpi eq, %[[ARG0]], %[[C0_17]] : index
// CHECK-NEXT:      %[[V25]] = arith.andi %[[V23]], %[[V24]] : i1
// CHECK-NEXT:      %[[V26]] = scf.if %[[V25]] -> (f32) {
// CHECK-NEXT:        scf.yield %[[ARG5]] : f32
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[ARG3]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:      %[[C0_18]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C0_19:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[V27]] = arith.cmpi eq, %[[C0_19]], %[[C0_18]] : index
// CHECK-NEXT:      scf.if %[[V27]] {
// CHECK-NEXT:        memref.prefetch %[[ARG2]][%[[ARG4]], %[[ARG0]]], read, locality<3>, data : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:      %[[C5_20:.+]] = arith.constant 5 : index
// CHECK-NEXT:      %[[V28]] = arith.minsi %[[ARG0]], %[[ARG4]] : index
// CHECK-NEXT:      %[[V29]] = arith.minsi %[[V28]], %[[C5_20]] : index
// CHECK-NEXT:      %[[V30]] = arith.muli %[[ARG4]], %[[ARG0]] : index
// CHECK-NEXT:      %[[V31]] = arith.maxsi %[[V30]], %[[ARG4]] : index
// CHECK-NEXT:      %[[V32]] = arith.muli %[[ARG1]], %[[V29]] : index
// CHECK-NEXT:      %[[V33]] = arith.muli %[[ARG1]], %[[V29]] : index
// CHECK-NEXT:      %[[C0_21:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C]]-1 = arith.constant -1 : index
// CHECK-NEXT:      %[[V34]] = arith.cmpi slt, %[[V31]], %[[C0_21]] : index
// CHECK-NEXT:      %[[V35]] = arith.subi %[[C]]-1, %[[V31]] : index
// CHECK-NEXT:      %[[V36]] = arith.select %[[V34]], %[[V35]], %[[V31]] : index
// CHECK-NEXT:      %[[V37]] = arith.divsi %[[V36]], %[[V33]] : index
// CHECK-NEXT:      %[[V38:.+]] = arith.subi %[[C]]-1, %[[V37]] : index
// CHECK-NEXT:      %[[V39:.+]] = arith.select %[[V34]], %[[V38]], %[[V37]] : index
// CHECK-NEXT:      %[[V40:.+]] = arith.muli %[[ARG1]], %[[V29]] : index
// CHECK-NEXT:      %[[V41:.+]] = arith.remsi %[[V31]], %[[V40]] : index
// CHECK-NEXT:      %[[C0_22:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[V42:.+]] = arith.cmpi slt, %[[V41]], %[[C0_22]] : index
// CHECK-NEXT:      %[[V43:.+]] = arith.addi %[[V41]], %[[V40]] : index
// CHECK-NEXT:      %[[V44:.+]] = arith.select %[[V42]], %[[V43]], %[[V41]] : index
// CHECK-NEXT:      %[[V45:.+]] = arith.muli %[[ARG1]], %[[V29]] : index
// CHECK-NEXT:      %[[V46:.+]] = arith.remsi %[[V31]], %[[V45]] : index
// CHECK-NEXT:      %[[C0_23:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[V47:.+]] = arith.cmpi slt, %[[V46]], %[[C0_23]] : index
// CHECK-NEXT:      %[[V48:.+]] = arith.addi %[[V46]], %[[V45]] : index
// CHECK-NEXT:      %[[V49:.+]] = arith.select %[[V47]], %[[V48]], %[[V46]] : index
// CHECK-NEXT:      %[[C0_24:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C]]-1_25 = arith.constant -1 : index
// CHECK-NEXT:      %[[V50:.+]] = arith.cmpi slt, %[[V49]], %[[C0_24]] : index
// CHECK-NEXT:      %[[V51:.+]] = arith.subi %[[C]]-1_25, %[[V49]] : index
// CHECK-NEXT:      %[[V52:.+]] = arith.select %[[V50]], %[[V51]], %[[V49]] : index
// CHECK-NEXT:      %[[V53:.+]] = arith.divsi %[[V52]], %[[V29]] : index
// CHECK-NEXT:      %[[V54:.+]] = arith.subi %[[C]]-1_25, %[[V53]] : index
// CHECK-NEXT:      %[[V55:.+]] = arith.select %[[V50]], %[[V54]], %[[V53]] : index
// CHECK-NEXT:      %[[V56:.+]] = arith.muli %[[ARG1]], %[[V29]] : index
// CHECK-NEXT:      %[[V57:.+]] = arith.remsi %[[V31]], %[[V56]] : index
// CHECK-NEXT:      %[[C0_26:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[V58:.+]] = arith.cmpi slt, %[[V57]], %[[C0_26]] : index
// CHECK-NEXT:      %[[V59:.+]] = arith.addi %[[V57]], %[[V56]] : index
// CHECK-NEXT:      %[[V60:.+]] = arith.select %[[V58]], %[[V59]], %[[V57]] : index
// CHECK-NEXT:      %[[V61:.+]] = arith.remsi %[[V60]], %[[V29]] : index
// CHECK-NEXT:      %[[C0_27:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[V62:.+]] = arith.cmpi slt, %[[V61]], %[[C0_27]] : index
// CHECK-NEXT:      %[[V63:.+]] = arith.addi %[[V61]], %[[V29]] : index
// CHECK-NEXT:      %[[V64:.+]] = arith.select %[[V62]], %[[V63]], %[[V61]] : index
// CHECK-NEXT:      memref.store %[[V26]], %[[ARG2]][%[[ARG4]], %[[ARG0]]] : memref<?x?xf32>
// CHECK-NEXT:      "use"(%[[V39]], %[[V55]], %[[V64]]) : (index, index, index) -> ()
// CHECK-NEXT:      scf.yield %[[V26]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[C1_10:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:    %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V20:.+]] = arith.addi %[[ARG0]], %[[C1_11]] : index
// CHECK-NEXT:    %[[C0_12:.+]] = arith.constant 0 : index
// CHECK-NEXT:    memref.dma_start %[[ARG2]][%[[ARG0]], %[[ARG1]]], %[[ARG2]][%[[V20]], %[[ARG1]]], %[[C1_10]], %[[ALLOC]][%[[C0_12]]] : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
// CHECK-NEXT:    %[[C1_13:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V21:.+]] = arith.addi %[[ARG0]], %[[C1_13]] : index
// CHECK-NEXT:    %[[C0_14:.+]] = arith.constant 0 : index
// CHECK-NEXT:    memref.dma_start %[[ARG2]][%[[ARG0]], %[[ARG1]]], %[[ARG2]][%[[V21]], %[[ARG1]]], %[[C1_10]], %[[ALLOC]][%[[C0_14]]], %[[C1_10]], %[[C1_10]] : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
// CHECK-NEXT:    memref.dma_wait %[[ALLOC]][%[[ARG0]]], %[[C1_10]] : memref<1xi32>
// CHECK-NEXT:    %[[C0_15:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    %[[C1_16:.+]] = arith.constant 1 : index
// CHECK-NEXT:    scf.for %[[ARG4]] = %[[C0_15]] to %[[C8]] step %[[C1_16]] {
// CHECK-NEXT:      %[[C3_17:.+]] = arith.constant 3 : index
// CHECK-NEXT:      %[[V22]] = arith.addi %[[ARG4]], %[[C3_17]] : index
// CHECK-NEXT:      %[[V23]] = vector.load %[[ARG2]][%[[ARG4]], %[[V22]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:      %[[C]]-1 = arith.constant -1 : index
// CHECK-NEXT:      %[[V24]] = arith.muli %[[ARG4]], %[[C]]-1 : index
// CHECK-NEXT:      %[[C3_18:.+]] = arith.constant 3 : index
// CHECK-NEXT:      %[[V25]] = arith.addi %[[V24]], %[[C3_18]] : index
// CHECK-NEXT:      vector.store %[[V23]], %[[ARG2]][%[[ARG4]], %[[V25]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT:    return %[[V19]], %[[V8]]#0, %[[V8]]#1 : f32, f32, f32
// CHECK-NEXT: }
func.func @all_ops(%a : index, %b : index, %m : memref<?x?xf32>, %v: f32) -> (f32, f32, f32) {
   %r:2 = affine.parallel (%i, %j) = (%a, max(%a, %b + 1)) to (10, min(%b * 2, symbol(%a) mod 3)) step (1, 2) reduce ("addf", "maximumf") -> (f32, f32) {
     %x = affine.load %m[%i floordiv 5, %j ceildiv 3] : memref<?x?xf32>
     affine.yield %x, %x : f32, f32
   }
   affine.parallel (%i, %j) = (%a, max(%a, %b + 1)) to (10, min(%b * 2, symbol(%a) mod 3)) step (1, 2) {
     affine.store %v, %m[%i, %j] : memref<?x?xf32>
   }
   %q = affine.for %i = max affine_map<(d0, d1) -> (d0, d1, 5)>(%a, %b) to 20 step 4 iter_args(%x = %v) -> f32 {
     %y = affine.if affine_set<(d0, d1) : (d0 - 5 >= 0, d1 == 0)>(%i, %a) -> f32 { affine.yield %x : f32 } else { affine.yield %v : f32 }
     affine.if affine_set<() : (0 == 0)>() { affine.prefetch %m[%i, %a], read, locality<3>, data : memref<?x?xf32> }
     %l = affine.min affine_map<(d0, d1) -> (d0, d1, 5)>(%a, %i)
     %k = affine.max affine_map<(d0)[s0] -> (d0 * s0, d0)>(%i)[%a]
     %de:3 = affine.delinearize_index %k into (%a, %b, %l) : index, index, index
     affine.store %y, %m[%i, symbol(%a)] : memref<?x?xf32>
     "use"(%de#0, %de#1, %de#2) : (index, index, index) -> ()
     affine.yield %y : f32
   }
   %c1 = arith.constant 1 : index
   %tag = memref.alloc() : memref<1xi32>
   affine.dma_start %m[%a, %b], %m[%a + 1, %b], %tag[0], %c1 : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
   affine.dma_start %m[%a, %b], %m[%a + 1, %b], %tag[0], %c1, %c1, %c1 : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
   affine.dma_wait %tag[%a], %c1 : memref<1xi32>
   affine.for %i = 0 to 8 {
     %w = affine.vector_load %m[%i, %i + 3] : memref<?x?xf32>, vector<4xf32>
     affine.vector_store %w, %m[%i, -%i + 3] : memref<?x?xf32>, vector<4xf32>
   }
   return %q, %r#0, %r#1 : f32, f32, f32
}
