// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 57

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected string}}
  // expected-error @below {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call %p() [%a : i32] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected '('}}
  llvm.call %p() ["a"] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ':'}}
  llvm.call %p() ["a"(%a)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  llvm.call %p() ["a"(%a : i32] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call %p() ["a"(%a : i32, i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.call %p() ["b"(%a : i32), "a"(%a, %a : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call %p() ["b"(%a : i64)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ':'}}
  llvm.call %p() ["b"(a : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  llvm.call %p() ["b"(%a : 3)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ']'}}
  llvm.call %p() ["b"(%a : i32)  : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected string}}
  // expected-error @below {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call %p() ["b"(), ] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32 3) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected '}' in attribute dictionary}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32 {llvm.zeroext) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32 {llvm.zeroext}, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (!llvm.void)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected operation name in quotes}}
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32 {llvm.zeroext}
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1>, op_bundle_sizes = array<i32: 1>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{'llvm.call' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.call"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["a"]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{'llvm.call' op 'op_bundle_sizes' attribute cannot have negative elements}}
  "llvm.call"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1>, op_bundle_sizes = array<i32: -1, 2>, op_bundle_tags = ["a", "b"]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%p, %a) <{operandSegmentSizes = array<i32: 1, 1>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  llvm.call_intrinsic "llvm.x"(%a) ["a"(%a : i32), "b"(%a : )] : (i32) -> ()
  llvm.return
}

// -----

// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  llvm.call_intrinsic "llvm.x"(%a) ["a"(%p : i32)] : (i32) -> ()
  llvm.return
}

// -----

// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call_intrinsic "llvm.x"(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected '('}}
  // expected-error @below {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"(%a) : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  %0 = llvm.call_intrinsic "llvm.x"(%a) : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call_intrinsic' expected a non-void result type}}
  llvm.call_intrinsic "llvm.x"(%a) : (i32) -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.invoke' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.invoke %p() to ^a unwind ^b ["x"(%a, %a : i32)] : !llvm.ptr, () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ']'}}
  llvm.invoke %p() to ^a unwind ^b ["x"(%a : i32) : !llvm.ptr, () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.invoke' expected 'to'}}
  llvm.invoke %p() ^a unwind ^b : !llvm.ptr, () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.invoke' expected 'unwind'}}
  llvm.invoke %p() to ^a ^b : !llvm.ptr, () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected block name}}
  llvm.invoke %p() to ^a unwind : !llvm.ptr, () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ':'}}
  %0 = llvm.landingpad (catch %p) : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ':'}}
  %0 = llvm.landingpad (with %p : !llvm.ptr) : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected SSA operand}}
  %0 = llvm.landingpad (catch p : !llvm.ptr) : i32
  llvm.return
}

// -----

// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!llvm.ptr' vs 'i32'}}
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  %0 = llvm.landingpad cleanup : 3
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i1) {
  // expected-error @below {{'llvm.intr.assume' op 'op_bundle_sizes' attribute cannot have negative elements}}
  "llvm.intr.assume"(%a, %p) <{op_bundle_sizes = array<i32: -1, 2>, op_bundle_tags = ["a", "b"]}> : (i1, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i1) {
  // expected-error @below {{'llvm.intr.assume' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.intr.assume"(%a, %p) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["a"]}> : (i1, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i1) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.intr.assume"(%a, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"]}> : (i1, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{'llvm.call_intrinsic' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.call_intrinsic"(%a) <{intrin = "llvm.x", operandSegmentSizes = array<i32: 0, 1>, op_bundle_sizes = array<i32: 0, 2>, op_bundle_tags = ["a", "b"]}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{'llvm.invoke' op op_bundle_operands count (1) does not match with the total size (0) specified in attribute 'op_bundle_sizes'}}
  "llvm.invoke"(%p, %a)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["a"]}> : (!llvm.ptr, i32) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32 #foo) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32 i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected '('}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, i32 -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected attribute value}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32 {llvm.zeroext = }) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (%a : i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (3) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (...) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32, ...) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> 
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected non-function type}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> 3
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{duplicate key 'a' in dictionary attribute}}
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, (i32 {a, a}) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  // expected-error @below {{expected '('}}
  llvm.call @f(%p, %a) : !llvm.ptr, (i32) -> ()
  llvm.return
}
