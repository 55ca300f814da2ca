// RUN: mlir-opt %s --topological-sort --allow-unregistered-dialect | FileCheck %s

// What is ready moves up; uses within regions count; a cycle keeps its order.
// CHECK-LABEL: module @chain
// CHECK-NEXT: %[[C:.*]] = "a.c"() : () -> i32
// CHECK-NEXT: "a.free"() : () -> ()
// CHECK-NEXT: %[[B:.*]] = "a.b"(%[[C]]) : (i32) -> i32
// CHECK-NEXT: "a.a"(%[[B]]) : (i32) -> ()
module @chain {
  "a.a"(%b) : (i32) -> ()
  %b = "a.b"(%c) : (i32) -> i32
  %c = "a.c"() : () -> i32
  "a.free"() : () -> ()
}
// CHECK-LABEL: module @region
// CHECK-NEXT: "a.def"
// CHECK-NEXT: "a.holds"
module @region {
  "a.holds"() ({
    "a.use"(%d) : (i32) -> ()
  }) : () -> ()
  %d = "a.def"() : () -> i32
}
// CHECK-LABEL: module @cycle
// CHECK-NEXT: "a.z"
// CHECK-NEXT: "a.x"
// CHECK-NEXT: "a.y"
module @cycle {
  %x = "a.x"(%y) : (i32) -> i32
  %y = "a.y"(%x) : (i32) -> i32
  "a.z"() : () -> ()
}
