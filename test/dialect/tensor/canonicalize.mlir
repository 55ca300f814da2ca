// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: tensor<*xf32>, %[[ARG2:.*]]: tensor<3x4xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<?x4xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[CAST_0:.*]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<3x?xf32>
// CHECK-NEXT:     %[[CAST_1:.*]] = tensor.cast %[[CAST_0]] : tensor<3x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[CAST_2:.*]] = tensor.cast %[[ARG0]] : tensor<?x4xf32> to tensor<3x4xf32>
// CHECK-NEXT:     %[[CAST_3:.*]] = tensor.cast %[[CAST_2]] : tensor<3x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %[[V0:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:.*]] = tensor.bitcast %[[V0]] : tensor<4xi32> to tensor<4xf32>
// CHECK-NEXT:     return %[[ARG2]], %[[CAST]], %[[CAST_1]], %[[CAST_3]], %[[V1]] : tensor<3x4xf32>, tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<4xf32>
func.func @casts(%t: tensor<?x4xf32>, %u : tensor<*xf32>, %v : tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.cast %v : tensor<3x4xf32> to tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<3x4xf32>
  %2 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<*xf32>
  %4 = tensor.cast %u : tensor<*xf32> to tensor<3x?xf32>
  %5 = tensor.cast %4 : tensor<3x?xf32> to tensor<?x?xf32>
  %6 = tensor.cast %t : tensor<?x4xf32> to tensor<3x4xf32>
  %7 = tensor.cast %6 : tensor<3x4xf32> to tensor<?x4xf32>
  %8 = tensor.empty() : tensor<4xi32>
  %9 = tensor.bitcast %8 : tensor<4xi32> to tensor<4xui32>
  %10 = tensor.bitcast %9 : tensor<4xui32> to tensor<4xf32>
  return %1, %3, %5, %7, %10 : tensor<3x4xf32>, tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @dims(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: tensor<*xf32>, %[[ARG4:.*]]: tensor<2xi32>, %[[ARG5:.*]]: f32
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM_0:.*]] = tensor.dim %[[ARG0]], %[[C9]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM_1:.*]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[ARG4]][%[[C1]]] : tensor<2xi32>
// CHECK-NEXT:     %[[V0:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT:     %[[DIM_2:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[RANK:.*]] = tensor.rank %[[ARG3]] : tensor<*xf32>
// CHECK-NEXT:     return %[[C4]], %[[DIM]], %[[DIM_0]], %[[ARG2]], %[[ARG2]], %[[C4]], %[[DIM_1]], %[[V0]], %[[DIM_2]], %[[ARG2]], %[[C2]], %[[RANK]] : index, index, index, index, index, index, index, index, index, index, index, index
func.func @dims(%t: tensor<?x4xf32>, %i: index, %j: index, %u : tensor<*xf32>, %sh : tensor<2xi32>, %x : f32) -> (index, index, index, index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %d0 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %d1 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %d2 = tensor.dim %t, %c9 : tensor<?x4xf32>
  %g = tensor.generate %i, %j { ^bb0(%a: index, %b : index, %c : index): tensor.yield %x : f32 } : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %d3 = tensor.dim %g, %c2 : tensor<?x4x?xf32>
  %s = tensor.extract_slice %t[0, 0] [%i, %j] [1, 1] : tensor<?x4xf32> to tensor<?x?xf32>
  %d4 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %cst = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %d5 = tensor.dim %cst, %c1 : tensor<?x?xf32>
  %d6 = tensor.dim %cst, %i : tensor<?x?xf32>
  %r = tensor.reshape %u(%sh) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d7 = tensor.dim %r, %c1 : tensor<?x?xf32>
  %ins = tensor.insert %x into %t[%i, %j] : tensor<?x4xf32>
  %d8 = tensor.dim %ins, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%i, %j) : tensor<?x3x?xf32>
  %d9 = tensor.dim %e, %c2 : tensor<?x3x?xf32>
  %d10 = tensor.rank %t : tensor<?x4xf32>
  %d11 = tensor.rank %u : tensor<*xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7, %d8, %d9, %d10, %d11 : index, index, index, index, index, index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @empties(
// CHECK-SAME: %[[ARG0:.*]]: index
// CHECK-NEXT:     %[[C_5:.*]] = arith.constant -5 : index
// CHECK-NEXT:     %[[V0:.*]] = tensor.empty(%[[ARG0]]) : tensor<?x5xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[V0]] : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:.*]] = tensor.empty(%[[ARG0]]) : tensor<4x?xf32>
// CHECK-NEXT:     %[[V2:.*]] = tensor.empty(%[[C_5]]) : tensor<?x5xf32>
// CHECK-NEXT:     %[[CAST_0:.*]] = tensor.cast %[[V2]] : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[V1]], %[[CAST_0]] : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
func.func @empties(%i: index) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
  %c5 = arith.constant 5 : index
  %cm = arith.constant -5 : index
  %0 = tensor.empty(%i, %c5) : tensor<?x?xf32>
  %1 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.empty(%cm, %c5) : tensor<?x?xf32>
  return %0, %2, %3 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @extracts(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: f32, %[[ARG4:.*]]: f32, %[[ARG5:.*]]: tensor<4xi32>
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4{{\]\]}}> : tensor<2x2xi32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[ARG3]], %[[ARG4]], %[[ARG3]], %[[ARG3]] : tensor<2x2xf32>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[C0]], %[[C1]]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[EXTRACTED_1:.*]] = tensor.extract %[[ARG5]][%[[ARG1]]] : tensor<4xi32>
// CHECK-NEXT:     %[[V0:.*]] = arith.index_cast %[[EXTRACTED_1]] : i32 to index
// CHECK-NEXT:     %[[V1:.*]] = arith.addi %[[ARG1]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V2:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK-NEXT:     %[[V3:.*]] = arith.sitofp %[[V2]] : i32 to f32
// CHECK-NEXT:     %[[SPLAT:.*]] = tensor.splat %[[ARG3]] : tensor<4xf32>
// CHECK-NEXT:     %[[EXTRACTED_2:.*]] = tensor.extract %[[SPLAT]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:     %[[EXTRACTED_3:.*]] = tensor.extract %[[FROM_ELEMENTS]][%[[C9]], %[[C1]]] : tensor<2x2xf32>
// CHECK-NEXT:     %[[EXTRACTED_4:.*]] = tensor.extract %[[CST]][%[[C9]], %[[C0]]] : tensor<2x2xi32>
// CHECK-NEXT:     return %[[CST_0]], %[[C3_I32]], %[[ARG4]], %[[EXTRACTED]], %[[V0]], %[[V3]], %[[EXTRACTED_2]], %[[EXTRACTED_3]], %[[EXTRACTED_4]], %[[C0_I32]] : f32, i32, f32, f32, index, f32, f32, f32, i32, i32
func.func @extracts(%t: tensor<?x4xf32>, %i: index, %j: index, %x : f32, %y : f32, %ti : tensor<4xi32>) -> (f32, i32, f32, f32, index, f32, f32, f32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %kf = arith.constant dense<2.0> : tensor<2x2xf32>
  %sp = arith.constant sparse<[[0, 0], [1, 1]], [5, 6]> : tensor<2x2xi32>
  %0 = tensor.extract %kf[%i, %j] : tensor<2x2xf32>
  %1 = tensor.extract %k[%c1, %c0] : tensor<2x2xi32>
  %f = tensor.from_elements %x, %y, %x, %x : tensor<2x2xf32>
  %2 = tensor.extract %f[%c0, %c1] : tensor<2x2xf32>
  %tc = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %3 = tensor.extract %tc[%c0, %c1] : tensor<?x?xf32>
  %ic = arith.index_cast %ti : tensor<4xi32> to tensor<4xindex>
  %4 = tensor.extract %ic[%i] : tensor<4xindex>
  %g = tensor.generate %i { ^bb0(%a: index, %b : index): 
    %m = arith.addi %a, %b : index
    %n = arith.index_cast %m : index to i32
    %o = arith.sitofp %n : i32 to f32
    tensor.yield %o : f32 } : tensor<?x4xf32>
  %5 = tensor.extract %g[%i, %j] : tensor<?x4xf32>
  %s = tensor.splat %x : tensor<4xf32>
  %6 = tensor.extract %s[%i] : tensor<4xf32>
  %7 = tensor.extract %f[%c9, %c1] : tensor<2x2xf32>
  %8 = tensor.extract %k[%c9, %c0] : tensor<2x2xi32>
  %9 = tensor.extract %sp[%c1, %c0] : tensor<2x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, i32, f32, f32, index, f32, f32, f32, i32, i32
}

// CHECK-LABEL: func.func @consts(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: f32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [1.000000e+00, 1.000000e+00{{\]\]}}> : tensor<2x2xf32>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<7> : tensor<4xi32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[CST_0]], %[[ARG1]], %[[CST_0]] : tensor<3xf32>
// CHECK-NEXT:     %[[SPLAT:.*]] = tensor.splat %[[CST_0]][%[[ARG0]]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[CST_1]] into %[[CST]][%[[ARG0]]] : tensor<2xf32>
// CHECK-NEXT:     return %[[CST_2]], %[[CST_3]], %[[FROM_ELEMENTS]], %[[SPLAT]], %[[CST]], %[[INSERTED]] : tensor<2x2xf32>, tensor<4xi32>, tensor<3xf32>, tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>
func.func @consts(%i : index, %x : f32) -> (tensor<2x2xf32>, tensor<4xi32>, tensor<3xf32>, tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = tensor.from_elements %a, %b, %a, %a : tensor<2x2xf32>
  %k = arith.constant 7 : i32
  %1 = tensor.splat %k : tensor<4xi32>
  %2 = tensor.from_elements %a, %x, %a : tensor<3xf32>
  %3 = tensor.splat %a[%i] : tensor<?x2xf32>
  %d = arith.constant dense<1.0> : tensor<2xf32>
  %4 = tensor.insert %a into %d[%i] : tensor<2xf32>
  %5 = tensor.insert %b into %d[%i] : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x2xf32>, tensor<4xi32>, tensor<3xf32>, tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @generates(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: f32
// CHECK-NEXT:     %[[C_1:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[GENERATED:.*]] = tensor.generate %[[ARG0]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:.*]]: index, %[[ARG3:.*]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[GENERATED]] : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[GENERATED_0:.*]] = tensor.generate %[[C_1]] {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[ARG1]], %[[GENERATED_0]] : tensor<?x?xf32>, f32, tensor<?xf32>
func.func @generates(%i: index, %x : f32) -> (tensor<?x?xf32>, f32, tensor<?xf32>) {
  %c5 = arith.constant 5 : index
  %cm = arith.constant -1 : index
  %0 = tensor.generate %i, %c5 { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<?x?xf32>
  %m = memref.alloc() : memref<f32>
  %1 = tensor.generate %i { ^bb0(%a: index):
     memref.store %x, %m[] : memref<f32>
     tensor.yield %x : f32 } : tensor<?xf32>
  %2 = tensor.extract %1[%c5] : tensor<?xf32>
  %3 = tensor.generate %cm { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<?xf32>
  return %0, %2, %3 : tensor<?x?xf32>, f32, tensor<?xf32>
}

// CHECK-LABEL: func.func @concats(
// CHECK-SAME: %[[ARG0:.*]]: tensor<4x4xf32>, %[[ARG1:.*]]: tensor<?x4xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[CONCAT:.*]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[CAST]], %[[CONCAT]] : tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>
func.func @concats(%a: tensor<4x4xf32>, %b: tensor<?x4xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.concat dim(0) %a : (tensor<4x4xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @dest(
// CHECK-SAME: %[[ARG0:.*]]: tensor<4xf32>, %[[ARG1:.*]]: f32, %[[ARG2:.*]]: index
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[ARG2]]] : tensor<4xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[INSERTED]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[INSERTED]] : tensor<?xf32>, tensor<4xf32>
func.func @dest(%a: tensor<4xf32>, %x : f32, %i : index) -> (tensor<?xf32>, tensor<4xf32>) {
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %x into %c[%i] : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %0, %1 : tensor<?xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @gathers(
// CHECK-SAME: %[[ARG0:.*]]: tensor<1x2x3xindex>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<1.500000e+00> : tensor<1x2x2x2xf32>
// CHECK-NEXT:     return %[[CST]] : tensor<1x2x2x2xf32>
func.func @gathers(%i : tensor<1x2x3xindex>) -> tensor<1x2x2x2xf32> {
  %k = arith.constant dense<1.5> : tensor<2x2x2x2x2xf32>
  %0 = tensor.gather %k[%i] gather_dims([0, 1, 2]) : (tensor<2x2x2x2x2xf32>, tensor<1x2x3xindex>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xf32>, %[[ARG1:.*]]: tensor<4x4xf32>, %[[ARG2:.*]]: tensor<1xindex>, %[[ARG3:.*]]: tensor<2xindex>, %[[ARG4:.*]]: tensor<?x4xf32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<2x8xf32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<4> : tensor<2xindex>
// CHECK-NEXT:     %[[RESHAPE:.*]] = tensor.reshape %[[ARG1]](%[[ARG2]]) : (tensor<4x4xf32>, tensor<1xindex>) -> tensor<16xf32>
// CHECK-NEXT:     %[[RESHAPE_1:.*]] = tensor.reshape %[[ARG1]](%[[ARG3]]) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
// CHECK-NEXT:     %[[RESHAPE_2:.*]] = tensor.reshape %[[ARG1]](%[[CST_0]]) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[RESHAPE]], %[[RESHAPE_1]], %[[ARG4]], %[[RESHAPE_2]], %[[CST]] : tensor<?xf32>, tensor<16xf32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<2x8xf32>
func.func @reshapes(%t : tensor<?xf32>, %u: tensor<4x4xf32>, %s1 : tensor<1xindex>, %s2: tensor<2xindex>, %d : tensor<?x4xf32>) -> (tensor<?xf32>, tensor<16xf32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.reshape %t(%s1) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %u(%s2) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xf32>
  %2 = tensor.reshape %1(%s1) : (tensor<2x8xf32>, tensor<1xindex>) -> tensor<16xf32>
  %3 = tensor.reshape %u(%s2) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %dd = tensor.dim %d, %c0 : tensor<?x4xf32>
  %f = tensor.from_elements %dd, %c4 : tensor<2xindex>
  %4 = tensor.reshape %d(%f) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  %f2 = tensor.from_elements %c4, %c4 : tensor<2xindex>
  %5 = tensor.reshape %u(%f2) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %k = arith.constant dense<1.0> : tensor<16xf32>
  %6 = tensor.reshape %k(%s2) : (tensor<16xf32>, tensor<2xindex>) -> tensor<2x8xf32>
  return %0, %2, %3, %4, %5, %6 : tensor<?xf32>, tensor<16xf32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<2x8xf32>
}
