// RUN: mlir-opt %s -convert-parallel-loops-to-gpu | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1 - 1)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1 + 1)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>

// CHECK-LABEL: func.func @inner_constants(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]](%[[ARG1]])[%[[ARG0]], %[[C2]]]
// CHECK-NEXT:    %[[C400:.+]] = arith.constant 400 : index
// CHECK-NEXT:    %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP]](%[[C400]])[%[[C1_0]], %[[C4]]]
// CHECK-NEXT:    %[[C100:.+]] = arith.constant 100 : index
// CHECK-NEXT:    %[[C4_1:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP1]](%[[C100]])[%[[ARG0]], %[[C4_1]]]
// CHECK-NEXT:    gpu.launch blocks(%[[ARG3:.+]], %[[ARG4:.+]], %[[ARG5:.+]]) in (%[[ARG9:.+]] = %[[V0]], %[[ARG10:.+]] = %[[C1]], %[[ARG11:.+]] = %[[C1]]) threads(%[[ARG6:.+]], %[[ARG7:.+]], %[[ARG8:.+]]) in (%[[ARG12:.+]] = %[[V1]], %[[ARG13:.+]] = %[[V2]], %[[ARG14:.+]] = %[[C1]]) {
// CHECK-NEXT:      %[[V3:.+]] = affine.apply #[[$MAP2]](%[[ARG3]])[%[[C2]], %[[ARG0]]]
// CHECK-NEXT:      %[[C4_2:.+]] = arith.constant 4 : index
// CHECK-NEXT:      %[[C1_3:.+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[C100_4:.+]] = arith.constant 100 : index
// CHECK-NEXT:      %[[DIM:.+]] = memref.dim %[[ARG2]], %[[C1_3]] : memref<?x?xf32>
// CHECK-NEXT:      %[[V4:.+]] = arith.minsi %[[DIM]], %[[C100_4]] : index
// CHECK-NEXT:      %[[V5:.+]] = arith.muli %[[V4]], %[[C4_2]] : index
// CHECK-NEXT:      %[[C4_5:.+]] = arith.constant 4 : index
// CHECK-NEXT:      %[[C1_6:.+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[V6:.+]] = affine.apply #[[$MAP3]](%[[ARG6]])[%[[C4_5]], %[[C1_6]]]
// CHECK-NEXT:      %[[V7:.+]] = arith.cmpi slt, %[[V6]], %[[V5]] : index
// CHECK-NEXT:      scf.if %[[V7]] {
// CHECK-NEXT:        %[[C4_7:.+]] = arith.constant 4 : index
// CHECK-NEXT:        %[[V8:.+]] = affine.apply #[[$MAP2]](%[[ARG7]])[%[[C4_7]], %[[ARG0]]]
// CHECK-NEXT:        %[[V9:.+]] = memref.load %[[ARG2]][%[[V3]], %[[V6]]] : memref<?x?xf32>
// CHECK-NEXT:        memref.store %[[V9]], %[[ARG2]][%[[V6]], %[[V8]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:      gpu.terminator
// CHECK-NEXT:    } {SCFToGPU_visited, foo = 1 : i64}
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @inner_constants(%arg0 : index, %arg1 : index, %buf : memref<?x?xf32>) {
  %step = arith.constant 2 : index
  scf.parallel (%i0) = (%arg0) to (%arg1) step (%step) {
   %s4 = arith.constant 4 : index
   %s5 = arith.constant 1 : index
   %c100 = arith.constant 100 : index
   %d = memref.dim %buf, %s5 : memref<?x?xf32>
   %m = arith.minsi %d, %c100 : index
   %m2 = arith.muli %m, %s4 : index
   scf.parallel (%i1, %i2) = (%s5, %arg0) to (%m2, %c100) step (%s4, %s4) {
    %val = memref.load %buf[%i0, %i1] : memref<?x?xf32>
    memref.store %val, %buf[%i1, %i2] : memref<?x?xf32>
   } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 - 1)>]} 
  } { foo = 1, mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>] }
  return
}
// CHECK-LABEL: func.func @inside_a_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.for %[[ARG3:.+]] = %[[ARG0]] to %[[ARG1]] step %[[C2]] {
// CHECK-NEXT:      %[[V0:.+]] = arith.addi %[[ARG3]], %[[ARG0]] : index
// CHECK-NEXT:      %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[V1:.+]] = affine.apply #[[$MAP]](%[[ARG1]])[%[[V0]], %[[C2]]]
// CHECK-NEXT:      %[[V2:.+]] = affine.apply #[[$MAP]](%[[ARG3]])[%[[ARG3]], %[[C2]]]
// CHECK-NEXT:      gpu.launch blocks(%[[ARG4:.+]], %[[ARG5:.+]], %[[ARG6:.+]]) in (%[[ARG10:.+]] = %[[C1]], %[[ARG11:.+]] = %[[C1]], %[[ARG12:.+]] = %[[V1]]) threads(%[[ARG7:.+]], %[[ARG8:.+]], %[[ARG9:.+]]) in (%[[ARG13:.+]] = %[[C1]], %[[ARG14:.+]] = %[[C1]], %[[ARG15:.+]] = %[[V2]]) {
// CHECK-NEXT:        %[[V3:.+]] = affine.apply #[[$MAP2]](%[[ARG6]])[%[[C2]], %[[V0]]]
// CHECK-NEXT:        %[[V4:.+]] = affine.apply #[[$MAP2]](%[[ARG9]])[%[[C2]], %[[ARG3]]]
// CHECK-NEXT:        scf.for %[[ARG16:.+]] = %[[ARG0]] to %[[ARG1]] step %[[C2]] {
// CHECK-NEXT:          %[[V5:.+]] = memref.load %[[ARG2]][%[[V3]], %[[ARG16]]] : memref<?x?xf32>
// CHECK-NEXT:          memref.store %[[V5]], %[[ARG2]][%[[ARG16]], %[[V4]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:        gpu.terminator
// CHECK-NEXT:      } {SCFToGPU_visited}
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @inside_a_loop(%arg0 : index, %arg1 : index, %buf : memref<?x?xf32>) {
  %step = arith.constant 2 : index
  scf.for %k = %arg0 to %arg1 step %step {
  %off = arith.addi %k, %arg0 : index
  scf.parallel (%i0, %i3) = (%off, %k) to (%arg1, %k) step (%step, %step) {
   scf.parallel (%i1) = (%arg0) to (%arg1) step (%step) {
    %val = memref.load %buf[%i0, %i1] : memref<?x?xf32>
    memref.store %val, %buf[%i1, %i3] : memref<?x?xf32>
   } { mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]} 
  } { mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>] }
  }
  return
}
// CHECK-LABEL: func.func @effect_before_inner_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.parallel (%[[ARG3:.+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[C2]]) {
// CHECK-NEXT:      %[[V0:.+]] = memref.load %[[ARG2]][%[[ARG3]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:      scf.parallel (%[[ARG4:.+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[C2]]) {
// CHECK-NEXT:        memref.store %[[V0]], %[[ARG2]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT:      } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @effect_before_inner_loop(%arg0 : index, %arg1 : index, %buf : memref<?x?xf32>) {
  %step = arith.constant 2 : index
  scf.parallel (%i0) = (%arg0) to (%arg1) step (%step) {
    %val = memref.load %buf[%i0, %i0] : memref<?x?xf32>
   scf.parallel (%i1) = (%arg0) to (%arg1) step (%step) {
    memref.store %val, %buf[%i1, %i0] : memref<?x?xf32>
   } { mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]} 
  } { mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>] }
  return
}
// CHECK-LABEL: func.func @attribute_stays(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: memref<?xf32>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]](%[[ARG1]])[%[[ARG0]], %[[C2]]]
// CHECK-NEXT:    gpu.launch blocks(%[[ARG4:.+]], %[[ARG5:.+]], %[[ARG6:.+]]) in (%[[ARG10:.+]] = %[[V0]], %[[ARG11:.+]] = %[[C1]], %[[ARG12:.+]] = %[[C1]]) threads(%[[ARG7:.+]], %[[ARG8:.+]], %[[ARG9:.+]]) in (%[[ARG13:.+]] = %[[C1]], %[[ARG14:.+]] = %[[C1]], %[[ARG15:.+]] = %[[C1]]) {
// CHECK-NEXT:      %[[V1:.+]] = affine.apply #[[$MAP2]](%[[ARG4]])[%[[C2]], %[[ARG0]]]
// CHECK-NEXT:      %[[V2:.+]] = memref.load %[[ARG2]][%[[V1]]] : memref<?xf32>
// CHECK-NEXT:      memref.store %[[V2]], %[[ARG3]][%[[V1]]] : memref<?xf32>
// CHECK-NEXT:      gpu.terminator
// CHECK-NEXT:    } {SCFToGPU_visited, foo = 1 : i64}
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @attribute_stays(%arg0 : index, %arg1 : index, %buf : memref<?xf32>, %out: memref<?xf32>) {
  %step = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i0) = (%arg0) to (%arg1) step (%step) {
    %v = memref.load %buf[%i0] : memref<?xf32>
    memref.store %v, %out[%i0] : memref<?xf32>
  } { foo = 1, mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>] }
  return
}
// CHECK-LABEL: func.func @same_processor_twice(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>) {
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.parallel (%[[ARG3:.+]], %[[ARG4:.+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[C2]], %[[C2]]) {
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @same_processor_twice(%arg0 : index, %arg1 : index, %buf : memref<?xf32>) {
  %step = arith.constant 2 : index
   scf.parallel (%i1, %i2) = (%arg0, %arg0) to (%arg1, %arg1) step (%step, %step) {
    scf.reduce
   } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} 
   return
}
