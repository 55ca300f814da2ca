// RUN: mlir-opt %s -normalize-memrefs -split-input-file -mlir-print-local-scope | FileCheck %s

#perm = affine_map<(d0, d1) -> (d1, d0)>
#tiled = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>

// The maps of all accesses are composed with the layout. Applications of the old maps stay, as in MLIR.
// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x2x32xf32>, %[[ARG1:.+]]: memref<64x64xf32, 2>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT: affine.for %[[ARG4:.+]] = 0 to 4 {
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG4]])
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<(d0) -> (5)>(%[[ARG4]])
// CHECK-NEXT: %[[V2:.+]] = affine.load %[[ARG0]][%[[ARG4]], 0, 5] {keep} : memref<4x2x32xf32>
// CHECK-NEXT: %[[V3:.+]] = affine.apply affine_map<(d0)[s0] -> (d0)>(%[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT: %[[V4:.+]] = affine.apply affine_map<(d0)[s0] -> (s0)>(%[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT: affine.store %[[V2]], %[[ARG1]][symbol(%[[ARG2]]), %[[ARG4]]] : memref<64x64xf32, 2>
// CHECK-NEXT: %[[V5:.+]] = affine.apply affine_map<(d0) -> (d0 + 1)>(%[[ARG4]])
// CHECK-NEXT: %[[V6:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG4]])
// CHECK-NEXT: %[[V7:.+]] = affine.vector_load %[[ARG1]][%[[ARG4]], %[[ARG4]] + 1] : memref<64x64xf32, 2>, vector<4xf32>
// CHECK-NEXT: %[[V8:.+]] = affine.apply affine_map<(d0) -> (2)>(%[[ARG4]])
// CHECK-NEXT: %[[V9:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG4]])
// CHECK-NEXT: affine.vector_store %[[V7]], %[[ARG1]][%[[ARG4]], 2] : memref<64x64xf32, 2>, vector<4xf32>
// CHECK-NEXT: %[[V10:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG4]])
// CHECK-NEXT: %[[V11:.+]] = affine.apply affine_map<(d0) -> (d0 * 2)>(%[[ARG4]])
// CHECK-NEXT: affine.prefetch %[[ARG0]][%[[ARG4]], %[[ARG4]] floordiv 16, %[[ARG4]] * 2 - (%[[ARG4]] floordiv 16) * 32], read, locality<3>, data : memref<4x2x32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%x: memref<4x64xf32, #tiled>, %y: memref<64x64xf32, #perm, 2>, %n: index, %v: f32) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %x[%i, 5] {keep} : memref<4x64xf32, #tiled>
    affine.store %0, %y[%i, symbol(%n)] : memref<64x64xf32, #perm, 2>
    %1 = affine.vector_load %y[%i + 1, %i] : memref<64x64xf32, #perm, 2>, vector<4xf32>
    affine.vector_store %1, %y[2, %i] : memref<64x64xf32, #perm, 2>, vector<4xf32>
    affine.prefetch %x[%i, %i * 2], read, locality<3>, data : memref<4x64xf32, #tiled>
  }
  return
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @dma(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>, %[[ARG1:.+]]: memref<8x16xf32, 1>, %[[ARG2:.+]]: memref<1xi32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: memref<3x2xi32>) {
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: affine.for %[[ARG5:.+]] = 0 to 4 {
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG5]])
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<(d0) -> (1)>(%[[ARG5]])
// CHECK-NEXT: %[[V2:.+]] = affine.apply affine_map<(d0) -> (d0 + 2)>(%[[ARG5]])
// CHECK-NEXT: %[[V3:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG5]])
// CHECK-NEXT: affine.dma_start %[[ARG0]][1, %[[ARG5]]], %[[ARG1]][%[[ARG5]], %[[ARG5]] + 2], %[[ARG2]][%[[C0]]], %[[ARG3]] : memref<8x4xf32>, memref<8x16xf32, 1>, memref<1xi32>
// CHECK-NEXT: %[[V4:.+]] = affine.apply affine_map<(d0) -> (1)>(%[[ARG5]])
// CHECK-NEXT: %[[V5:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG5]])
// CHECK-NEXT: affine.dma_wait %[[ARG4]][%[[ARG5]], 1], %[[ARG3]] : memref<3x2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dma(%src: memref<4x8xf32, #perm>, %dst: memref<16x8xf32, #perm, 1>, %tag: memref<1xi32>, %n: index, %tags: memref<2x3xi32, #perm>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %src[%i, 1], %dst[%i + 2, %i], %tag[%c0], %n : memref<4x8xf32, #perm>, memref<16x8xf32, #perm, 1>, memref<1xi32>
    affine.dma_wait %tags[1, %i], %n : memref<2x3xi32, #perm>
  }
  return
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>
#tiled = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#shift = affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>

// CHECK-LABEL: func.func @allocs(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT: %[[ALLOC:.+]] = memref.alloc() {alignment = 16 : i64} : memref<8x4xf32>
// CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<(d0, d1) -> (d1 ceildiv 32)>(%[[C4]], %[[ARG0]])
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<(d0, d1) -> (32)>(%[[C4]], %[[ARG0]])
// CHECK-NEXT: %[[ALLOC_0:.+]] = memref.alloc(%[[V0]], %[[V1]]) : memref<4x?x?xf32>
// CHECK-NEXT: %[[ALLOC_1:.+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %[[ALLOC_2:.+]] = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT: %[[ALLOC_3:.+]] = memref.alloc()[%[[ARG0]]] {kept} : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: affine.for %[[ARG2:.+]] = 0 to 4 {
// CHECK-NEXT: %[[V2:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG2]])
// CHECK-NEXT: %[[V3:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG2]])
// CHECK-NEXT: affine.store %[[ARG1]], %[[ALLOC]][%[[ARG2]], %[[ARG2]]] : memref<8x4xf32>
// CHECK-NEXT: %[[V4:.+]] = affine.apply affine_map<(d0) -> (d0)>(%[[ARG2]])
// CHECK-NEXT: %[[V5:.+]] = affine.apply affine_map<(d0) -> (40)>(%[[ARG2]])
// CHECK-NEXT: affine.store %[[ARG1]], %[[ALLOC_0]][%[[ARG2]], 1, 8] : memref<4x?x?xf32>
// CHECK-NEXT: affine.store %[[ARG1]], %[[ALLOC_1]][(%[[ARG2]] + symbol(%[[ARG0]])) mod 8] : memref<8xf32>
// CHECK-NEXT: affine.store %[[ARG1]], %[[ALLOC_2]][%[[ARG2]], %[[ARG2]]] : memref<4x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[ALLOC]] : memref<8x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @allocs(%n: index, %v: f32) {
  %0 = memref.alloc() {alignment = 16, dropped} : memref<4x8xf32, #perm>
  %1 = memref.alloc(%n) : memref<4x?xf32, #tiled>
  %2 = memref.alloc()[%n] : memref<64xf32, #shift>
  %3 = memref.alloc() : memref<4x8xf32>
  %4 = memref.alloc()[%n] {kept} : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to 4 {
    affine.store %v, %0[%i, %i] : memref<4x8xf32, #perm>
    affine.store %v, %1[%i, 40] : memref<4x?xf32, #tiled>
    affine.store %v, %2[%i] : memref<64xf32, #shift>
    affine.store %v, %3[%i, %i] : memref<4x8xf32>
  }
  memref.dealloc %0 : memref<4x8xf32, #perm>
  return
}

// -----

// Layouts for which no shape is known: not affine, not bounded, in negative places, of a dynamic size without tiles, with
// a symbol whose value is not known, and those that are the identity.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 floordiv s0, d1)>>, %[[ARG1:.+]]: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %[[ARG2:.+]]: memref<4xf32, affine_map<(d0) -> (d0 - 5)>>, %[[ARG3:.+]]: memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %[[ARG4:.+]]: memref<4xf32, affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>>, %[[ARG5:.+]]: memref<4xf32, strided<[1]>>, %[[ARG6:.+]]: memref<f32, strided<[], offset: 2>>, %[[ARG7:.+]]: memref<4xf32, affine_map<(d0) -> (d0 floordiv -2)>>, %[[ARG8:.+]]: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.+]] = affine.load %[[ARG4]][1] : memref<4xf32, affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @kept(%a: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 floordiv s0, d1)>>, %b: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>,
    %c: memref<4xf32, affine_map<(d0) -> (d0 - 5)>>, %d: memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>,
    %e: memref<4xf32, affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>>, %f: memref<4xf32, strided<[1]>>, %g: memref<f32, strided<[], offset: 2>>,
    %h: memref<4xf32, affine_map<(d0) -> (d0 floordiv -2)>>, %u: memref<*xf32>) {
  %0 = affine.load %e[1] : memref<4xf32, affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>>
  return
}

// A symbol that the map does not use needs no value.
// CHECK-LABEL: func.func @unused_symbol(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<() -> (1)>()
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<() -> (2)>()
// CHECK-NEXT: %[[V2:.+]] = affine.load %[[ARG0]][2, 1] : memref<8x4xf32>
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
func.func @unused_symbol(%a: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d1, d0)>>) -> f32 {
  %0 = affine.load %a[1, 2] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d1, d0)>>
  return %0 : f32
}

// -----

// Bounds need the projection of sums and divisions.
// CHECK-LABEL: func.func private @shapes(
// CHECK-SAME: memref<35xf32>, memref<4x7xf32>, memref<6x10xf32>, memref<4x4xf32>, memref<f32>, memref<7x6x1xf32>) -> memref<24xf32>
func.func private @shapes(memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<10xf32, affine_map<(d0) -> (d0 ceildiv 3, d0 mod 7)>>,
  memref<4x8xf32, affine_map<(d0, d1) -> ((d0 + d1) floordiv 2, d0 * 3 - d1)>>, memref<100xf32, affine_map<(d0) -> (d0 floordiv 8 floordiv 4, (d0 mod 32) floordiv 8)>>,
  memref<4x8xf32, affine_map<(d0, d1) -> ()>>, memref<8xf32, affine_map<(d0) -> (((d0 * 7 + 3) ceildiv 2) floordiv 4, 5, d0 - d0)>>) -> memref<6x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>

// A size of 0 counts as dynamic.
// CHECK-LABEL: func.func private @empty(
// CHECK-SAME: memref<4x?xf32>)
func.func private @empty(memref<0x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)

// Not tiled: another modulus, two moduli, the dividend in another place.
// CHECK-LABEL: func.func private @tiles(
// CHECK-SAME: memref<?x?xf32>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 4)>>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8, d0 mod 8)>>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8, d0)>>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8)>>, memref<?x?x?xf32>)
func.func private @tiles(memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8)>>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 4)>>,
  memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8, d0 mod 8)>>, memref<?xf32, affine_map<(d0) -> (d0 floordiv 8, d0 mod 8, d0)>>,
  memref<?xf32, affine_map<(d0) -> (d0 floordiv 8)>>, memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>)

// -----

// Sizes that do not fit, coefficients that become too large, and a projection that takes too long.
// CHECK-LABEL: func.func private @limits(
// CHECK-SAME: memref<1xf32, affine_map<(d0) -> (d0 + 9223372036854775807)>>, memref<4x4xf32, affine_map<(d0, d1) -> ((d0 * 4611686018427387904 + d1 * 3) floordiv 7)>>, memref<7x4x4x8xf32, affine_map<(d0, d1, d2, d3) -> (d1 floordiv 32, (d0 mod 8) floordiv 4 - ((d1 ceildiv 4) floordiv 3) mod 2, (d0 * -2) mod 4 + (d0 ceildiv 2) mod 2 - d3 mod 8, ((d3 + d1) floordiv 2) floordiv 3)>>)
func.func private @limits(memref<1xf32, affine_map<(d0) -> (d0 + 9223372036854775807)>>,
  memref<4x4xf32, affine_map<(d0, d1) -> ((d0 * 4611686018427387904 + d1 * 3) floordiv 7)>>,
  memref<7x4x4x8xf32, affine_map<(d0, d1, d2, d3) -> ((d1) floordiv 32, (((d0) mod 8) floordiv 4) + (d2 - d2) ceildiv 4 - (((d1) ceildiv 4) floordiv 3) mod 2, ((((d0) * 2) * -1) mod 4) + ((d0) ceildiv 2) mod 2 - ((d3) mod 32) mod 8, (((d3) + d1) floordiv 2) floordiv 3)>>)

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// Functions change together with those that they call. Discardable attributes of calls get lost, as in MLIR.
// CHECK-LABEL: func.func @leaf(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>, %[[ARG1:.+]]: index) -> (index, memref<8x4xf32>) {
// CHECK-NEXT: return %[[ARG1]], %[[ARG0]] : index, memref<8x4xf32>
// CHECK-NEXT: }
func.func @leaf(%a: memref<4x8xf32, #perm>, %i: index) -> (index, memref<4x8xf32, #perm>) {
  return %i, %a : index, memref<4x8xf32, #perm>
}
// CHECK-LABEL: func.func @middle(
// CHECK-SAME: %[[ARG0:.+]]: index) -> memref<8x4xf32> {
// CHECK-NEXT: %[[ALLOC:.+]] = memref.alloc() : memref<8x4xf32>
// CHECK-NEXT: %[[V0:.+]]:2 = call @leaf(%[[ALLOC]], %[[ARG0]]) : (memref<8x4xf32>, index) -> (index, memref<8x4xf32>)
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<()[s0] -> (s0)>()[%[[ARG0]]]
// CHECK-NEXT: %[[V2:.+]] = affine.apply affine_map<()[s0] -> (3)>()[%[[ARG0]]]
// CHECK-NEXT: %[[V3:.+]] = affine.load %[[V0]]#1[3, symbol(%[[ARG0]])] : memref<8x4xf32>
// CHECK-NEXT: return %[[V0]]#1 : memref<8x4xf32>
// CHECK-NEXT: }
func.func @middle(%i: index) -> memref<4x8xf32, #perm> {
  %0 = memref.alloc() : memref<4x8xf32, #perm>
  %1:2 = call @leaf(%0, %i) {dropped} : (memref<4x8xf32, #perm>, index) -> (index, memref<4x8xf32, #perm>)
  %2 = affine.load %1#1[symbol(%i), 3] : memref<4x8xf32, #perm>
  return %1#1 : memref<4x8xf32, #perm>
}
// CHECK-LABEL: func.func @root(
// CHECK-SAME: %[[ARG0:.+]]: index) -> memref<8x4xf32> {
// CHECK-NEXT: %[[V0:.+]] = call @middle(%[[ARG0]]) : (index) -> memref<8x4xf32>
// CHECK-NEXT: %[[V1:.+]] = call @external(%[[V0]]) : (memref<8x4xf32>) -> memref<8x4xf32>
// CHECK-NEXT: "test.op_funcref"() {func = @leaf} : () -> ()
// CHECK-NEXT: return %[[V1]] : memref<8x4xf32>
// CHECK-NEXT: }
func.func @root(%i: index) -> memref<4x8xf32, #perm> {
  %0 = call @middle(%i) : (index) -> memref<4x8xf32, #perm>
  %1 = call @external(%0) : (memref<4x8xf32, #perm>) -> memref<4x8xf32, #perm>
  "test.op_funcref"() {func = @leaf} : () -> ()
  return %1 : memref<4x8xf32, #perm>
}
// CHECK-LABEL: func.func private @external(
// CHECK-SAME: memref<8x4xf32>) -> memref<8x4xf32>
func.func private @external(memref<4x8xf32, #perm>) -> memref<4x8xf32, #perm>

// CHECK-LABEL: func.func @recursive(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>) -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>> {
// CHECK-NEXT: %[[V0:.+]] = call @recursive(%[[ARG0]]) : (memref<8x4xf32>) -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return %[[V0]] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: }
func.func @recursive(%a: memref<4x8xf32, #perm>) -> memref<4x8xf32, #perm> {
  %0 = call @recursive(%a) : (memref<4x8xf32, #perm>) -> memref<4x8xf32, #perm>
  return %0 : memref<4x8xf32, #perm>
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// One operation that does not accept other layouts excludes all functions connected with its function.
// CHECK-LABEL: func.func @bad_argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
// CHECK-NEXT: "test.op_nonnorm"(%[[ARG0]], %[[ARG0]]) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @bad_argument(%a: memref<4x8xf32, #perm>) {
  "test.op_nonnorm"(%a, %a) : (memref<4x8xf32, #perm>, memref<4x8xf32, #perm>) -> ()
  return
}
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: ) {
// CHECK-NEXT: %[[ALLOC:.+]] = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: call @bad_argument(%[[ALLOC]]) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
// CHECK-NEXT: call @callee(%[[ALLOC]]) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @caller() {
  %0 = memref.alloc() : memref<4x8xf32, #perm>
  call @bad_argument(%0) : (memref<4x8xf32, #perm>) -> ()
  call @callee(%0) : (memref<4x8xf32, #perm>) -> ()
  return
}
// CHECK-LABEL: func.func @callee(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @callee(%a: memref<4x8xf32, #perm>) {
  return
}
// CHECK-LABEL: func.func @referring(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
// CHECK-NEXT: "test.op_funcref"() {func = @callee} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @referring(%a: memref<4x8xf32, #perm>) {
  "test.op_funcref"() {func = @callee} : () -> ()
  return
}
// CHECK-LABEL: func.func @bad_alloc(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
// CHECK-NEXT: %[[ALLOC:.+]] = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: memref.copy %[[ALLOC]], %[[ALLOC]] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @bad_alloc(%b: memref<2x3xf32, #perm>) {
  %0 = memref.alloc() : memref<4x8xf32, #perm>
  memref.copy %0, %0 : memref<4x8xf32, #perm> to memref<4x8xf32, #perm>
  return
}
// CHECK-LABEL: func.func private @source(
// CHECK-SAME: ) -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func private @source() -> memref<4x8xf32, #perm>
// CHECK-LABEL: func.func @bad_call(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
// CHECK-NEXT: %[[V0:.+]] = call @source() : () -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: memref.copy %[[V0]], %[[V0]] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @bad_call(%b: memref<2x3xf32, #perm>) {
  %0 = call @source() : () -> memref<4x8xf32, #perm>
  memref.copy %0, %0 : memref<4x8xf32, #perm> to memref<4x8xf32, #perm>
  return
}
// CHECK-LABEL: func.func @apart(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>, %[[ARG1:.+]]: memref<4x8xf32>) {
// CHECK-NEXT: memref.copy %[[ARG1]], %[[ARG1]] : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @apart(%a: memref<4x8xf32, #perm>, %b: memref<4x8xf32>) {
  memref.copy %b, %b : memref<4x8xf32> to memref<4x8xf32>
  return
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// Results of other operations change if their users accept that.
// CHECK-LABEL: func.func @results(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>, %[[ARG1:.+]]: memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: %[[Y:.+]], %[[Z:.+]] = "test.op_norm_ret"(%[[ARG0]]) {keep} : (memref<8x4xf32>) -> (memref<8x4xf32>, memref<3x2xf32>)
// CHECK-NEXT: "test.op_norm"(%[[Y]], %[[Z]]) : (memref<8x4xf32>, memref<3x2xf32>) -> ()
// CHECK-NEXT: %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<15xf32>
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<() -> (3)>()
// CHECK-NEXT: %[[V1:.+]] = affine.load %[[CAST]][6] : memref<15xf32>
// CHECK-NEXT: %[[CAST_0:.+]] = memref.cast %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[2]>>
// CHECK-NEXT: memref.copy %[[CAST_0]], %[[CAST_0]] : memref<8xf32, strided<[2]>> to memref<8xf32, strided<[2]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @results(%b: memref<4x8xf32, #perm>, %c: memref<?xf32, strided<[?], offset: ?>>) {
  %0:2 = "test.op_norm_ret"(%b) {keep} : (memref<4x8xf32, #perm>) -> (memref<4x8xf32, #perm>, memref<2x3xf32, #perm>)
  "test.op_norm"(%0#0, %0#1) : (memref<4x8xf32, #perm>, memref<2x3xf32, #perm>) -> ()
  %1 = memref.cast %c : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[2]>>
  %c1 = arith.constant 1 : index
  %2 = affine.load %1[3] : memref<8xf32, strided<[2]>>
  %3 = memref.cast %c : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[2]>>
  memref.copy %3, %3 : memref<8xf32, strided<[2]>> to memref<8xf32, strided<[2]>>
  return
}

// CHECK-LABEL: func.func @other_result_kept(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>) {
// CHECK-NEXT: %[[Y:.+]], %[[Z:.+]] = "test.op_norm_ret"(%[[ARG0]]) : (memref<8x4xf32>) -> (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>)
// CHECK-NEXT: memref.copy %[[Z]], %[[Z]] : memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @other_result_kept(%b: memref<4x8xf32, #perm>) {
  %0:2 = "test.op_norm_ret"(%b) : (memref<4x8xf32, #perm>) -> (memref<4x8xf32, #perm>, memref<2x3xf32, #perm>)
  memref.copy %0#1, %0#1 : memref<2x3xf32, #perm> to memref<2x3xf32, #perm>
  return
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// An operation may use a memref several times. mlir-opt then leaves uses of values that it freed.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x4xf32>, %[[ARG1:.+]]: memref<1xi32>, %[[ARG2:.+]]: index) {
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<() -> (0)>()
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<() -> (1)>()
// CHECK-NEXT: %[[V2:.+]] = affine.apply affine_map<() -> (2)>()
// CHECK-NEXT: %[[V3:.+]] = affine.apply affine_map<() -> (3)>()
// CHECK-NEXT: affine.dma_start %[[ARG0]][1, 0], %[[ARG0]][3, 2], %[[ARG1]][%[[C0]]], %[[ARG2]] : memref<8x4xf32>, memref<8x4xf32>, memref<1xi32>
// CHECK-NEXT: "test.op_norm"(%[[ARG0]], %[[ARG0]]) : (memref<8x4xf32>, memref<8x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @twice(%m: memref<4x8xf32, #perm>, %tag: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.dma_start %m[0, 1], %m[2, 3], %tag[%c0], %n : memref<4x8xf32, #perm>, memref<4x8xf32, #perm>, memref<1xi32>
  "test.op_norm"(%m, %m) : (memref<4x8xf32, #perm>, memref<4x8xf32, #perm>) -> ()
  return
}

// -----

#perm = affine_map<(d0, d1) -> (d1, d0)>

// Calls outside of functions change too.
// CHECK-LABEL: func.func private @f(
// CHECK-SAME: ) -> memref<8x4xf32>
func.func private @f() -> memref<4x8xf32, #perm>
// CHECK: scf.execute_region
// CHECK-NEXT: call @f() : () -> memref<8x4xf32>
scf.execute_region {
  %0 = func.call @f() : () -> memref<4x8xf32, #perm>
  scf.yield
}
