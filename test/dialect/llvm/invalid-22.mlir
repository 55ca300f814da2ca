// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 63

llvm.func @bitcast(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @bitcast(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to vector<1x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @bitcast(%a: vector<1x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %a : vector<1x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @bitcast(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @ext(%a: vector<4xi32>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.sext %a : vector<4xi32> to i64
  llvm.return
}

// -----

llvm.func @ext(%a: vector<4xi32>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %a : vector<4xi32> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @ext(%a: i32) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %a : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @ext(%a: i32) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @zero() {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @alloca(%n: i64) {
  // expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"foo"> : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @alloca(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : i64
  llvm.return
}

// -----

llvm.func @alloca(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %n x i32 {alignment = "a"} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @alloca(%n: i64) {
  // expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = llvm.alloca %n x i32 : (i64) -> i32
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'f32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @gep(%p: i64, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = llvm.getelementptr %p[%i] : (i64, i64) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = llvm.load %p {syncscope = "x"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i33' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i33
  llvm.return
}

// -----

llvm.func @load(%p: i32) {
  // expected-error@+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @store(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @store(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.store' op unsupported type 'i1' for atomic access}}
  llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i1, !llvm.ptr
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @rmw(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @xchg(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @xchg(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @xchg(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %v, %v monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @xchg(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  "llvm.cmpxchg"(%p, %v, %v) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @fence() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @fence() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence syncscope("") monotonic
  llvm.return
}

// -----

llvm.func @shuffle(%v: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %v, %v [0, 0, 0, 1] : vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @shuffle(%v: i32) {
  // expected-error@+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %v, %v [0, 0, 0, 1] : i32
  llvm.return
}

// -----

llvm.func @ev(%v: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %v[1] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 1}}
  llvm.return
}

// -----

llvm.func @ev(%v: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %v[2] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @ev(%v: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %v[0, 1] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @ev(%v: i32) {
  %0 = llvm.extractvalue %v[0] : i32
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

func.func @ev(%v: memref<i32>) {
  %0 = llvm.extractvalue %v[0] : memref<i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'memref<i32>'}}
  return
}

// -----

llvm.func @ev(%v: !llvm.struct<(i32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'f32'}}
  %0 = "llvm.extractvalue"(%v) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> f32
  llvm.return
}

// -----

llvm.func @iv(%v: !llvm.struct<(i32)>, %f: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.struct<(i32)>'}}
  %0 = "llvm.insertvalue"(%v, %f) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, f32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @iv(%v: !llvm.struct<(i32)>, %f: f32) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertvalue %f, %v[0] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @cmp(%f: f32) {
  // expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %f, %f : f32
  llvm.return
}

// -----

llvm.func @cmp(%f: f32) {
  // expected-error@+1 {{custom op 'llvm.icmp' invalid kind of attribute specified}}
  %0 = llvm.icmp 42 %f, %f : f32
  llvm.return
}

// -----

llvm.func @cmp(%f: f32) {
  // expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %f, %f : f32
  llvm.return
}

// -----

func.func @cmp(%f: memref<2xi32>) {
  // expected-error@+1 {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
  %0 = llvm.icmp "eq" %f, %f : memref<2xi32>
  return
}

// -----

llvm.func @sw(%f: f32) {
  // expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %f : f32, ^a [] 
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i32) {
  // expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%f)[^a, ^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i32) {
  // expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%f)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1,2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i32) {
  // expected-error@+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%f)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i32) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.switch %f : i32, ^a [ 1: ^a ] {branch_weights = array<i32: 1>}
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %f weights([1]), ^a, ^a
^a:
  llvm.return
}

// -----

llvm.func @sw(%f: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  llvm.cond_br %f weights([0, 0]), ^a, ^a
^a:
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @ret() -> i32 {
  // expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @ret(%a: i32) {
  // expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %a : i32
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @ret(%a: i32) -> i64 {
  // expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %a : i32
}
