// RUN: mlir-opt %s -allow-unregistered-dialect -test-spirv-func-signature-conversion | FileCheck %s

// Arguments stay visible in all blocks and nested regions, and so do the attributes
// of the function.

// CHECK-LABEL: func.func private @blocks(
// CHECK-SAME:    %[[A:.*]]: vector<3xi32>, %[[B:.*]]: vector<3xi32>, %[[N:.*]]: i32) -> (vector<3xi32>, vector<3xi32>) attributes {keep} {
func.func private @blocks(%a: vector<6xi32>, %n: i32) -> vector<6xi32> attributes {keep} {
  // CHECK-NEXT: %[[Z:.*]] = arith.constant dense<0> : vector<6xi32>
  // CHECK-NEXT: %[[P:.*]] = vector.insert_strided_slice %[[A]], %[[Z]] {offsets = [0], strides = [1]} : vector<3xi32> into vector<6xi32>
  // CHECK-NEXT: %[[V:.*]] = vector.insert_strided_slice %[[B]], %[[P]] {offsets = [3], strides = [1]} : vector<3xi32> into vector<6xi32>
  // CHECK-NEXT: cf.br ^[[BB:.*]]
  cf.br ^bb1
^bb1:
  // CHECK:      "use"(%[[N]]) : (i32) -> ()
  "use"(%n) : (i32) -> ()
  // CHECK-NEXT: %[[X:.*]] = vector.extract_strided_slice %[[V]] {offsets = [0], sizes = [3], strides = [1]} : vector<6xi32> to vector<3xi32>
  // CHECK-NEXT: %[[Y:.*]] = vector.extract_strided_slice %[[V]] {offsets = [3], sizes = [3], strides = [1]} : vector<6xi32> to vector<3xi32>
  // CHECK-NEXT: return %[[X]], %[[Y]] : vector<3xi32>, vector<3xi32>
  return %a : vector<6xi32>
}

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    %[[A:[^:]*]]: vector<4xf32>, %[[B:[^:]*]]: vector<4xf32>, %[[C:[^:]*]]: vector<4xf32>, %[[D:[^:]*]]: vector<4xf32>)
func.func @rows(%a: vector<2x8xf32>) {
  // CHECK:      vector.insert_strided_slice %[[A]], %{{.*}} {offsets = [0, 0], strides = [1]}
  // CHECK-NEXT: vector.insert_strided_slice %[[B]], %{{.*}} {offsets = [0, 4], strides = [1]}
  // CHECK-NEXT: vector.insert_strided_slice %[[C]], %{{.*}} {offsets = [1, 0], strides = [1]}
  // CHECK-NEXT: %[[V:.*]] = vector.insert_strided_slice %[[D]], %{{.*}} {offsets = [1, 4], strides = [1]}
  // CHECK-NEXT: "use"(%[[V]])
  "use"(%a) : (vector<2x8xf32>) -> ()
  return
}

// Rows of a result are taken out before they are split.

// CHECK-LABEL: func.func @result(
// CHECK-SAME:    -> (vector<2xf32>, vector<2xf32>)
func.func @result() -> vector<2x2xf32> {
  // CHECK: %[[V:.*]] = "make"()
  %0 = "make"() : () -> vector<2x2xf32>
  // CHECK-NEXT: %[[A:.*]] = vector.extract %[[V]][0] : vector<2xf32> from vector<2x2xf32>
  // CHECK-NEXT: %[[B:.*]] = vector.extract %[[V]][1] : vector<2xf32> from vector<2x2xf32>
  // CHECK-NEXT: return %[[A]], %[[B]]
  return %0 : vector<2x2xf32>
}

// What has no parts of at most four elements stays: scalable vectors, vectors of
// rank 0, and functions without body.

// CHECK-LABEL: func.func @whole(%{{.*}}: vector<[8]xf32>, %{{.*}}: vector<f32>, %{{.*}}: vector<4xf32>, %{{.*}}: memref<8xf32>)
func.func @whole(%a: vector<[8]xf32>, %b: vector<f32>, %c: vector<4xf32>, %m: memref<8xf32>) {
  return
}
// CHECK: func.func private @declared(vector<8xf32>)
func.func private @declared(vector<8xf32>)
