// RUN: mlir-opt %s --irdl-file=%S/Inputs/shop.irdl | mlir-opt --irdl-file=%S/Inputs/shop.irdl | FileCheck %s
// RUN: mlir-opt %s --irdl-file=%S/Inputs/shop.irdl --emit-bytecode | mlir-opt --irdl-file=%S/Inputs/shop.irdl | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --irdl-file=%S/Inputs/shop.irdl | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// A dialect of a file is read, verified and printed without code of its own.

// UNKNOWN: created with unregistered dialect
// CHECK-LABEL: func.func @f
// CHECK-SAME: !shop.box<!shop.box<i32>>
// CHECK-SAME: !shop.pair<3 : i64, 3 : i64>
func.func @f(%a: i32, %b: !shop.box<!shop.box<i32>>, %c: !shop.pair<3, 3>, %d: f32) {
  // CHECK: %[[BOX:.*]] = "shop.pack"(%{{.*}}) : (i32) -> !shop.box<i32>
  %0 = "shop.pack"(%a) : (i32) -> !shop.box<i32>
  // CHECK: "shop.sell"(%[[BOX]]) {price = #shop.price<7 : i8, "euro">} : (!shop.box<i32>) -> ()
  "shop.sell"(%0) {price = #shop<price<7 : i8, "euro">>} : (!shop.box<i32>) -> ()
  // CHECK: "shop.ship"(%[[BOX]]) : (!shop.box<i32>) -> ()
  "shop.ship"(%0) : (!shop.box<i32>) -> ()
  // CHECK: "shop.ship"(%[[BOX]], %{{.*}}, %{{.*}}) : (!shop.box<i32>, i32, i32) -> f32
  %1 = "shop.ship"(%0, %a, %a) : (!shop.box<i32>, i32, i32) -> f32
  // CHECK: "shop.shelf"(%{{.*}}) ({
  // CHECK-NEXT: ^bb0(%{{.*}}: i32):
  "shop.shelf"(%a) ({
  ^bb0(%x: i32):
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }, {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }, {
  ^bb0:
    "shop.both"(%a) : (i32) -> ()
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }) : (i32) -> ()
  return
}
