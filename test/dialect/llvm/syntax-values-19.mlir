// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 10

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.getelementptr' invalid kind of type specified}}
  %0 = llvm.getelementptr inbounds %p[%n, 1, -2] : !llvm.ptr, i32) -> !llvm.ptr, !llvm.array<3 x array<4 x i8>>
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<, ninf>} : f32
  llvm.return
}

// -----

llvm.func @f(%n: f32) {
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fcmp "olt" %n, %n {fastmathFlags = #llvm.fastmath<nnan, >} : f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap]}}
  %0 = llvm.atomicrmw volatile  %p, %n syncscope("x") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<>} : i1, i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.add' expected valid keyword}}
  %0 = llvm.add %v, %v overflow<, nuw> {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.add' expected valid keyword}}
  %0 = llvm.add %v, %v overflow<nsw, > {a} : i32
  llvm.return
}

// -----

llvm.func @f(%v: f32) {
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<>} : f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.inline_asm' 0 operands present, but expected 1}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r"  : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.inline_asm' invalid kind of type specified}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
// expected-error@+1 {{custom op 'llvm.inline_asm' 1 operands present, but expected 0}}
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [] "a $0, $1", "=r,r" %v : () -> i32
  llvm.return
}
