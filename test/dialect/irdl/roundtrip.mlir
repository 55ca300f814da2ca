// RUN: mlir-opt %s --mlir-version=22 --verify-roundtrip | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=19 | mlir-opt --mlir-version=19 | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --mlir-version=19 | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=NAMED

// A version without names drops them; a version with names that reads a list without them invents some.

// CHECK: irdl.dialect @shop {
// OLD: irdl.dialect @shop {
// NAMED: irdl.dialect @shop {
irdl.dialect @shop {
  // CHECK-NEXT: irdl.type @empty{{ *$}}
  irdl.type @empty
  // CHECK-NEXT: irdl.type @box attributes {note} {
  // CHECK-NEXT: %[[A:.*]] = irdl.any{{$}}
  // CHECK-NEXT: irdl.parameters(content: %[[A]]){{$}}
  // OLD: irdl.parameters(%{{.*}}){{$}}
  // NAMED: irdl.parameters(parameter0: %{{.*}})
  irdl.type @box attributes {note} {
    %0 = irdl.any
    irdl.parameters(content: %0)
  }
  // CHECK: irdl.attribute @price {
  // CHECK-NEXT: irdl.is "euro"{{ *$}}
  // CHECK-NEXT: irdl.is 3 : i32 {here}
  // CHECK-NEXT: irdl.any_of(%{{.*}}, %{{.*}})
  // CHECK-NEXT: irdl.all_of(%{{.*}})
  irdl.attribute @price {
    %0 = irdl.is "euro"
    %1 = irdl.is 3 : i32 {here}
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.all_of(%2)
    irdl.parameters(currency: %3)
  }
  // CHECK: irdl.operation @sell {
  // CHECK: irdl.base "!builtin.integer"
  // CHECK: irdl.base @shop::@box
  // CHECK: irdl.parametric @shop::@box<%{{.*}}>
  // CHECK: irdl.c_pred "x"
  // CHECK: irdl.operands(a: %[[X:.*]], b: %[[X]], c: optional %{{.*}}, d: variadic %{{.*}})
  // CHECK: irdl.results()
  // CHECK: irdl.attributes {"price" = %{{.*}}, "tax" = %{{.*}}}
  // CHECK: %[[R0:.*]] = irdl.region{{$}}
  // CHECK: %[[R1:.*]] = irdl.region(){{$}}
  // CHECK: %[[R2:.*]] = irdl.region(%{{.*}}, %{{.*}}) with size 3 {note}
  // CHECK: irdl.region with size 4
  // CHECK: irdl.regions(x: %[[R0]], y: %[[R1]])
  // OLD: irdl.operands(%[[X:.*]], %[[X]], optional %{{.*}}, variadic %{{.*}})
  // OLD: irdl.regions(%{{.*}}, %{{.*}}){{$}}
  // NAMED: irdl.operands(operand0: %[[X:.*]], operand1: %[[X]], operand2: optional %{{.*}}, operand3: variadic %{{.*}})
  irdl.operation @sell {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @shop::@box
    %2 = irdl.parametric @shop::@box<%0>
    %3 = irdl.c_pred "x"
    irdl.operands(a: %0, b: single %0, c: optional %1, d: variadic %3)
    irdl.results()
    irdl.attributes {"price" = %0, "tax" = %2}
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %1) with size 3 {note}
    %r3 = irdl.region with size 4
    irdl.regions(x: %r0, y: %r1)
  }
}

// CHECK: irdl.dialect @with_argument {
// CHECK-NEXT: ^bb0(%{{.*}}: i32):
// CHECK-NEXT: irdl.type @t
irdl.dialect @with_argument {
^bb0(%a: i32):
  irdl.type @t
}
