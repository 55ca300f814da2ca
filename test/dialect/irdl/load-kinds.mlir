// RUN: mlir-opt %s --irdl-file=%S/Inputs/kinds.irdl --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --irdl-file=%S/Inputs/kinds.irdl --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s --check-prefix=REFUSED

// Each kind of constraint with what it accepts and what it refuses, and its error, in attributes of operations and in parameters.

// What has an error is not printed.
// REFUSED-COUNT-2: module {
// REFUSED-NOT: module {

"kinds.is_type"() {a = f32} : () -> ()
"kinds.is_attr"() {a = "text"} : () -> ()
"kinds.base_type"() {a = !kinds.plain} : () -> ()
"kinds.base_attr"() {a = #kinds.mark} : () -> ()
"kinds.base_named_attr"() {a = "any"} : () -> ()
"kinds.of_type"() {a = !kinds.sigil<i32>, b = i32} : () -> ()
"kinds.of_attr"() {a = #kinds.coin<i8, unit>, b = i8} : () -> ()
"kinds.choice"() {a = i32, b = i32} : () -> ()
"kinds.choice"() {a = i8, b = i8} : () -> ()
"kinds.choice"() {a = !kinds.plain, b = !kinds.plain} : () -> ()
"kinds.choice"() {a = !kinds.sigil<i32>, b = !kinds.sigil<i32>} : () -> ()
"kinds.every"() {a = i32, b = i32} : () -> ()

// -----

"x"() {a = !kinds.plain} : () -> ()

// -----

// expected-error@+1 {{expected 'f32' but got '"f32"'}}
"kinds.is_type"() {a = "f32"} : () -> ()

// -----

// expected-error@+1 {{expected '"text"' but got '"texts"'}}
"kinds.is_attr"() {a = "texts"} : () -> ()

// -----

// expected-error@+1 {{expected type, got attribute '#kinds.mark}}
"kinds.base_type"() {a = #kinds.mark} : () -> ()

// -----

// expected-error@+1 {{expected base type 'kinds.plain' but got 'kinds.sigil'}}
"kinds.base_type"() {a = !kinds.sigil<i32>} : () -> ()

// -----

// expected-error@+1 {{expected type, got attribute '1 : i32}}
"kinds.base_type"() {a = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{expected base attribute 'kinds.mark' but got 'builtin.type'}}
"kinds.base_attr"() {a = !kinds.plain} : () -> ()

// -----

// expected-error@+1 {{expected base attribute 'kinds.mark' but got 'kinds.coin'}}
"kinds.base_attr"() {a = #kinds.coin<i8, unit>} : () -> ()

// -----

// expected-error@+1 {{expected base attribute 'builtin.string' but got 'builtin.integer'}}
"kinds.base_named_attr"() {a = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{expected type, got attribute '1 : i64}}
"kinds.of_type"() {a = 1, b = i32} : () -> ()

// -----

// expected-error@+1 {{expected base type 'kinds.sigil' but got '!kinds.plain'}}
"kinds.of_type"() {a = !kinds.plain, b = i32} : () -> ()

// -----

// expected-error@+1 {{expected base type 'kinds.sigil' but got 'i32'}}
"kinds.of_type"() {a = i32, b = i32} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
"kinds.of_type"() {a = !kinds.sigil<i32>, b = i64} : () -> ()

// -----

// expected-error@+1 {{expected base attribute 'coin.kinds' but got 'i32'}}
"kinds.of_attr"() {a = i32, b = i32} : () -> ()

// -----

// expected-error@+1 {{expected base attribute 'coin.kinds' but got '#kinds.mark'}}
"kinds.of_attr"() {a = #kinds.mark, b = i32} : () -> ()

// -----

// expected-error@+1 {{expected 'i8' but got 'i16'}}
"kinds.of_attr"() {a = #kinds.coin<i8, unit>, b = i16} : () -> ()

// -----

// expected-error@+1 {{attribute 'kinds.coin' expects 2 parameters but got 1}}
"kinds.too_few"() {a = #kinds.coin<i8, unit>} : () -> ()

// -----

// expected-error@+1 {{expected 'unit' but got 'i8'}}
"kinds.wrong_inside"() {a = #kinds.coin<i8, unit>} : () -> ()

// -----

// expected-error@+1 {{'f32' does not satisfy the constraint}}
"kinds.choice"() {a = f32, b = f32} : () -> ()

// -----

// expected-error@+1 {{'"x"' does not satisfy the constraint}}
"kinds.choice"() {a = "x", b = "x"} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
"kinds.choice"() {a = i32, b = i64} : () -> ()

// -----

// expected-error@+1 {{'kinds.choice' op attribute "b" is expected but not provided}}
"kinds.choice"() {a = i32} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
"kinds.every"() {a = i64, b = i64} : () -> ()

// -----

// expected-error@+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"kinds.every"() {a = f32, b = i64} : () -> ()

// -----

// expected-error@+1 {{expected 0 type arguments, but had 1}}
"x"() {a = !kinds.plain<i32>} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got 'i64'}}
"x"() {a = !kinds.sigil<i64>} : () -> ()

// -----

// expected-error@+1 {{expected 'i32' but got '1 : i64'}}
"x"() {a = !kinds.sigil<1>} : () -> ()

// -----

// expected-error@+1 {{expected 0 type arguments, but had 2}}
"x"() {a = #kinds.mark<i32, i32>} : () -> ()

// -----

// expected-error@+1 {{expected 2 type arguments, but had 0}}
"x"() {a = #kinds.coin} : () -> ()

// -----

// expected-error@+1 {{expected 2 type arguments, but had 1}}
"x"() {a = #kinds.coin<i32>} : () -> ()

// -----

// expected-error@+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"x"() {a = #kinds.coin<f32, unit>} : () -> ()

// -----

// expected-error@+1 {{expected type, got attribute 'unit}}
"x"() {a = #kinds.coin<unit, unit>} : () -> ()

// -----

// expected-error@+1 {{expected 'unit' but got 'i32'}}
"x"() {a = #kinds.coin<i32, i32>} : () -> ()

// -----

// expected-error@+1 {{expected dynamic type}}
"x"() {a = !kinds.mark} : () -> ()

// -----

// expected-error@+1 {{expected dynamic attribute}}
"x"() {a = #kinds.plain} : () -> ()
