// RUN: mlir-opt %s -lower-vector-multi-reduction -split-input-file | FileCheck %s
// RUN: mlir-opt %s -lower-vector-multi-reduction="lowering-strategy=inner-reduction" -split-input-file | FileCheck %s --check-prefix=REDUCE

// The mask keeps the scalable dimensions, unlike that of mlir-opt.
// CHECK-LABEL: @scalable_mask(
// CHECK: %[[MASK:.+]] = vector.shape_cast %{{.+}} : vector<2x2x[2]xi1> to vector<2x[4]xi1>
// CHECK: vector.mask %[[MASK]] { vector.multi_reduction <add>, %{{.+}}, %{{.+}} [0] : vector<2x[4]xf32> to vector<[4]xf32> } : vector<2x[4]xi1> -> vector<[4]xf32>
// REDUCE-LABEL: @scalable_mask(
// REDUCE: %[[MASK:.+]] = vector.transpose %{{.+}}, [1, 2, 0] : vector<2x2x[2]xi1> to vector<2x[2]x2xi1>
// REDUCE: vector.extract %[[MASK]][1, 1] : vector<2xi1> from vector<2x[2]x2xi1>
func.func @scalable_mask(%v: vector<2x2x[2]xf32>, %acc: vector<2x[2]xf32>, %m: vector<2x2x[2]xi1>) -> vector<2x[2]xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0] : vector<2x2x[2]xf32> to vector<2x[2]xf32> } : vector<2x2x[2]xi1> -> vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}

// -----

// A dimension counts once, and one beyond the rank does not count.
// CHECK-LABEL: @odd_dimensions(
// CHECK-NEXT: vector.transpose %{{.+}}, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// REDUCE-LABEL: @odd_dimensions(
// REDUCE: vector.extract %{{.+}}[0] : vector<3xf32> from vector<2x3xf32>
// REDUCE: vector.reduction <add>, {{.+}} : vector<3xf32> into f32
// CHECK-NOT: multi_reduction
// REDUCE-NOT: multi_reduction
func.func @odd_dimensions(%v: vector<2x3xf32>, %acc: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1, 1] : vector<2x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %0, %acc [1] : vector<2xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
