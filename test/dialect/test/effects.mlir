// RUN: mlir-opt %s --test-side-effects --verify-diagnostics
// RUN: mlir-opt %s --loop-invariant-code-motion | FileCheck %s

func.func @effects(%m: memref<i32>) {
  // expected-remark @below {{found an instance of 'read' on a op operand, on resource '<Default>'}}
  // expected-remark @below {{found an instance of 'read' on a symbol '@a', on resource '<Default>'}}
  // expected-remark @below {{found an instance of 'write' on a symbol '@b::@c', on resource '<Default>'}}
  // expected-remark @below {{found an instance of 'allocate' on a op result, on resource '<Test>'}}
  %0 = "test.op_with_effects_a"(%m) {first = @a, second = @b::@c} : (memref<i32>) -> memref<i32>
  // expected-remark @below {{found an instance of 'write' on resource '<Test>'}}
  "test.op_with_effects_b"() : () -> ()
  // expected-remark @below {{found an instance of 'read' on resource '<Test>'}}
  // expected-remark @below {{found an instance of 'write' on a symbol '@f', on resource '<Default>'}}
  %1 = "test.side_effect_op"() {effects = [{effect = "read", test_resource}, {effect = "write", on_reference = @f}]} : () -> i32
  // expected-remark @below {{found an instance of 'allocate' on a op result, on resource 'AutomaticAllocationScope'}}
  %2 = memref.alloca() : memref<i32>
  return
}

// CHECK-LABEL: func @speculation
func.func @speculation(%n: index, %x: i32) {
  // CHECK: "test.conditionally_speculatable_op"(%c4_i32)
  // CHECK: "test.always_speculatable_op"
  // CHECK: scf.for
  // CHECK-NEXT: "test.conditionally_speculatable_op"(%arg1)
  // CHECK-NEXT: "test.never_speculatable_op"
  // expected-remark @below {{operation has no memory effects}}
  %c0 = arith.constant 0 : index
  // expected-remark @below {{operation has no memory effects}}
  %c1 = arith.constant 1 : index
  // expected-remark @below {{operation has no memory effects}}
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark @below {{operation has no memory effects}}
    %0 = "test.conditionally_speculatable_op"(%c4) : (i32) -> i32
    // expected-remark @below {{operation has no memory effects}}
    %1 = "test.conditionally_speculatable_op"(%x) : (i32) -> i32
    // expected-remark @below {{operation has no memory effects}}
    %2 = "test.always_speculatable_op"() : () -> i32
    %3 = "test.never_speculatable_op"() : () -> i32
  }
  return
}
