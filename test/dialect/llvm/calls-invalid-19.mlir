// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 82

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call_intrinsic' invalid kind of type specified}}
  llvm.call_intrinsic "llvm.x"(%a) : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call_intrinsic "llvm.x"(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected attribute value}}
  llvm.call_intrinsic "llvm.x"(%a) : (i32) -> () {a =
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected ':'}}
  llvm.call_intrinsic "llvm.x"(%a) (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '('}}
  llvm.call_intrinsic "llvm.x" : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{integer literal not valid for specified type}}
  llvm.call_intrinsic 3(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "x"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "llvm"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call_intrinsic' op result group starting at #0 requires 0 or 1 element, but found 2}}
  llvm.call_intrinsic "llvm."(%a) : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call_intrinsic' 2 operands present, but expected 1}}
  llvm.call_intrinsic "llvm.x"(%a, %a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '('}}
  llvm.call @callee(%a) vararg : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call @callee(%a) vararg(3) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected ')'}}
  llvm.call @callee(%a) vararg(i32 : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.call @callee(%a) vararg(i32) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call @callee::@x(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call 3(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '(' in operand list}}
  llvm.call @callee %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing type}}
  llvm.call @callee(%a) : (i32) -> (), i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call @callee(%a) : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected ':'}}
  llvm.call @callee(%a) (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (), i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p(%a) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' 2 operands present, but expected 3}}
  llvm.call %p(%a) : !llvm.ptr, (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call %p(%a) : !llvm.ptr, (i64) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{use of value '%p' expects different type than prior uses: 'i64' vs '!llvm.ptr'}}
  llvm.call %p(%a) : i64, (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %a(%a) : i32, (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> !llvm.void
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0:2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{reference to an undefined block}}
  llvm.cond_br %c weights([1]), ^x, ^x
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{reference to an undefined block}}
  llvm.cond_br %c weights([1, 2, 3]), ^x, ^x
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '['}}
  llvm.cond_br %c weights(1), ^x, ^x
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %a) <{elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.getelementptr' 2 operands present, but expected 1}}
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.getelementptr' op type '!llvm.target<"x">' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.target<"x">
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %p monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %c monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %c unordered : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op unsupported type 'i24' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i24
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op unsupported type 'i4' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i4
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op unsupported type 'vector<2xi32>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected ':'}}
  llvm.store %a, %p syncscope("x") : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = llvm.alloca %a x i32 : (i32) -> i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %a x !llvm.target<"x"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected non-function type}}
  %0 = llvm.alloca inalloca %a x : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.alloca' expected 'x'}}
  %0 = llvm.alloca %a i32 : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : i32 -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32) -> (!llvm.ptr, i32)
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected ','}}
  llvm.inline_asm has_side_effects "x" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.inline_asm' invalid kind of type specified}}
  llvm.inline_asm "x", "y" %a : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  %0 = llvm.extractvalue %p[0] : !llvm.ptr
  // expected-error @below {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: '!llvm.ptr'}}
  llvm.return
}

// -----

llvm.func @callee(i32)
// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{use of value '%p' expects different type than prior uses: '!llvm.array<2 x i32>' vs '!llvm.ptr'}}
  %0 = llvm.extractvalue %p[0] : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.add' invalid overflow flag: expected nsw, nuw, or none}}
  %0 = llvm.add %a, %a overflow<x> : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '>'}}
  %0 = llvm.add %a, %a overflow<nsw nuw> : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected '<'}}
  %0 = llvm.add %a, %a overflow nsw : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{custom op 'llvm.icmp' 'x' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "x" %a, %a : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{expected attribute value}}
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}

// -----

llvm.func @callee(i32)
// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %a : f32
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32, %c: i1) {
  // expected-error @below {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'memref<2xi32>'}}
  %0 = llvm.mlir.undef : memref<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[0, -2147483649] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = llvm.getelementptr %p[-2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[99999999999999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected '('}}
  llvm.call_intrinsic "llvm.x" : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{custom op 'llvm.call_intrinsic' 2 operands present, but expected 1}}
  llvm.call_intrinsic "llvm.x"(%a, %a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  llvm.call_intrinsic "llvm.x"(%a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected ')'}}
  llvm.call_intrinsic "llvm.x"(3) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{expected SSA operand}}
  llvm.call_intrinsic "llvm.x"(%a,) : (i32) -> ()
  llvm.return
}

// -----

// expected-note @below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call_intrinsic "llvm.x"(%a) : (i64) -> ()
  llvm.return
}
