// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 242
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 242

llvm.func @f(%p: !llvm.ptr, %x: i33) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i33
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i128) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f16) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, f16
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f80) {
// expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, f80
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f128) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, f128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i1) {
// expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %x unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %x not_atomic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i33) {
// expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, i33
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
// expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: !llvm.ptr) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %x, %x monotonic release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %x, %x monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %x, %x unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %x, %x monotonic unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic seq_cst : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported type 'i33' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i33
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported type 'vector<2xi32>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported type 'i4' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i4
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{unknown LLVM type: x86_fp80}}
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> !llvm.x86_fp80
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op unsupported type 'f80' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f80
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%p) <{syncscope = "x", ordering = 0 : i64}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %x, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.store' op unsupported ordering 'acq_rel'}}
  llvm.store %x, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{'llvm.store' op expected alignment for atomic access}}
  llvm.store %x, %p atomic release : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: vector<2xi32>) {
// expected-error@+1 {{'llvm.store' op unsupported type 'vector<2xi32>' for atomic access}}
  llvm.store %x, %p atomic release {alignment = 8 : i64} : vector<2xi32>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence unordered
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence not_atomic
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[%i, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[%i, -1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[%i, 1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[%i, 0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[%i, 9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x vector<2xi8>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[%i, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %i) <{rawConstantIndices = array<i32: 0>, elem_type = i32}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
// expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: -2147483648>, elem_type = i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: i32) {
// expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 0>, elem_type = i32}> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
// expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
  %0 = llvm.insertvalue %x, %s[2] : !llvm.struct<(i32, array<2 x f32>)>
// expected-error@+1 {{custom op 'llvm.insertvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
  %0 = llvm.insertvalue %x, %s[1, 2] : !llvm.struct<(i32, array<2 x f32>)>
// expected-error@+1 {{custom op 'llvm.insertvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
  %0 = llvm.insertvalue %x, %s[1, 0, 0] : !llvm.struct<(i32, array<2 x f32>)>
// expected-error@+1 {{custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'f32'}}
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
// expected-error@+1 {{use of value '%x' expects different type than prior uses: '!llvm.struct<(i32, array<2 x f32>)>' vs 'f32'}}
  %0 = llvm.insertvalue %x, %s[] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, array<2 x f32>)>
// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32, %i: i32) {
  %0 = llvm.extractvalue %s[] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
// expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, array<2 x f32>)>' should produce 'i32' but this op returns 'i64'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> i64
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>) {
// expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 5}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 5>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> i64
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: i64) {
// expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32, array<2 x f32>)>'}}
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>, i64) -> !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: i64) {
// expected-error@+1 {{'llvm.insertvalue' op expected LLVM IR structure/array type, got: 'i32'}}
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0, 1>}> : (!llvm.struct<(i32, array<2 x f32>)>, i64) -> !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i64>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : i64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(0 : i64) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"x">
  llvm.return
}

// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = "llvm.bitcast"(%x) : (i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
// expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %x : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
// expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %x : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
  %0 = llvm.bitcast %x : vector<2xi32> to vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %x : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %x : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.sext %x : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
// expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %x : vector<2xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
// expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %x : vector<2xi32> to vector<[2]xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
  %0 = llvm.shufflevector %x, %x [0, 4] : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
  %0 = llvm.shufflevector %x, %x [0, -2] : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<[2]xi32>) {
// expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %x, %x [0, 1] : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<[2]xi32>) {
  %0 = llvm.shufflevector %x, %x [0, 0] : vector<[2]xi32>
  llvm.return
}
