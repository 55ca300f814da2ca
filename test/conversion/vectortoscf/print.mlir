// RUN: mlir-opt %s -convert-vector-to-scf -split-input-file | FileCheck %s

// A vector prints as nested parentheses with commas. The elements come from a flat vector.

// CHECK-LABEL: func @print
// CHECK-SAME: %[[V:[a-z0-9]+]]: vector<2x3xf32>
// CHECK: %[[FLAT:.*]] = vector.shape_cast %[[V]] : vector<2x3xf32> to vector<6xf32>
// CHECK: vector.print punctuation <open>
// CHECK: scf.for %[[I:.*]] = %c0 to %c2 step %c1 {
// CHECK:   vector.print punctuation <open>
// CHECK:   scf.for %[[J:.*]] = %c0 to %c3 step %c1 {
// CHECK:     %[[ROW:.*]] = arith.muli %[[I]], %c3 : index
// CHECK:     %[[AT:.*]] = arith.addi %[[J]], %[[ROW]] : index
// CHECK:     %[[X:.*]] = vector.extractelement %[[FLAT]][%[[AT]] : index]
// CHECK:     vector.print %[[X]] : f32 punctuation <no_punctuation>
// CHECK:     %[[MORE:.*]] = arith.cmpi ult, %[[J]], %c2 : index
// CHECK:     scf.if %[[MORE]] {
// CHECK-NEXT:  vector.print punctuation <comma>
// CHECK:   vector.print punctuation <close>
// CHECK:   %[[MORE:.*]] = arith.cmpi ult, %[[I]], %c1 : index
// CHECK: vector.print punctuation <close>
// CHECK-NEXT: vector.print punctuation <comma>
func.func @print(%v: vector<2x3xf32>) {
  vector.print %v : vector<2x3xf32> punctuation <comma>
  return
}

// -----

// Integers are extended to a width that backends know, by their sign.

// CHECK-LABEL: func @integers
// CHECK-SAME: %[[A:[a-z0-9]+]]: vector<2xi1>, %[[B:[a-z0-9]+]]: vector<2xui5>, %[[C:[a-z0-9]+]]: vector<2xsi33>, %[[D:[a-z0-9]+]]: vector<2xi8>
// CHECK: %[[AX:.*]] = arith.extui %[[A]] : vector<2xi1> to vector<2xi8>
// CHECK: vector.extractelement %[[AX]]
// CHECK: %[[BS:.*]] = vector.bitcast %[[B]] : vector<2xui5> to vector<2xi5>
// CHECK: %[[BX:.*]] = arith.extui %[[BS]] : vector<2xi5> to vector<2xi8>
// CHECK: vector.bitcast %[[BX]] : vector<2xi8> to vector<2xui8>
// CHECK: %[[CX:.*]] = arith.extsi %{{.*}} : vector<2xi33> to vector<2xi64>
// CHECK: vector.bitcast %[[CX]] : vector<2xi64> to vector<2xsi64>
// CHECK: vector.extractelement %[[D]]
func.func @integers(%a: vector<2xi1>, %b: vector<2xui5>, %c: vector<2xsi33>, %d: vector<2xi8>) {
  vector.print %a : vector<2xi1>
  vector.print %b : vector<2xui5>
  vector.print %c : vector<2xsi33>
  vector.print %d : vector<2xi8>
  return
}

// -----

// CHECK-LABEL: func @scalable
// CHECK: %[[SCALE:.*]] = vector.vscale
// CHECK: %[[N:.*]] = arith.muli %[[SCALE]], %c4 : index
// CHECK: scf.for %{{.*}} = %c0 to %[[N]] step %c1
// CHECK: return
func.func @scalable(%v: vector<[4]xf32>) {
  vector.print %v : vector<[4]xf32>
  return
}

// -----

// CHECK-LABEL: func @rank0
// CHECK: vector.shape_cast %{{.*}} : vector<f32> to vector<1xf32>
// CHECK: scf.for
func.func @rank0(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}

// -----

// Scalars, punctuation, scalable vectors of several dimensions, and integers without a next
// power of two stay.

// CHECK-LABEL: func @kept
// CHECK-NEXT: vector.print %{{.*}} : f32
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: vector.print %{{.*}} : vector<2x[4]xf32>
// CHECK-NEXT: vector.print %{{.*}} : vector<2xi8388609>
// CHECK-NEXT: return
func.func @kept(%x: f32, %s: vector<2x[4]xf32>, %w: vector<2xi8388609>) {
  vector.print %x : f32
  vector.print punctuation <open>
  vector.print %s : vector<2x[4]xf32>
  vector.print %w : vector<2xi8388609>
  return
}
