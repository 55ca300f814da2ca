// Options of passes, and of pipelines, in both versions' texts.
// RUN: mlir-opt --dump-pass-pipeline -p 'builtin.module(func.func(test-options-pass{list=1 list=2,3 string="a b" string-list=x,y enum=one}))' %s -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --dump-pass-pipeline -p 'builtin.module(func.func(test-options-pass{list=1 list=2,3 string="a b" string-list=x,y enum=one}))' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEW
// RUN: mlir-opt --dump-pass-pipeline -p 'builtin.module(func.func(test-options-pass-pipeline{string-list=}))' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlir-opt --mlir-version=22 --dump-pass-pipeline -p 'builtin.module()' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt -p 'builtin.module(func.func(test-options-pass{list=1,x}))' %s 2>&1 | FileCheck %s --check-prefix=INT
// RUN: not mlir-opt -p 'builtin.module(func.func(test-options-pass{string}))' %s 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not mlir-opt -p 'builtin.module(func.func(test-options-pass-pipeline{nope=x}))' %s 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not mlir-opt -test-options-pass=enum=three %s 2>&1 | FileCheck %s --check-prefix=ENUM
// RUN: not mlir-opt -test-options-pass=nope %s 2>&1 | FileCheck %s --check-prefix=NAME

// CHECK: Pass Manager with 1 passes:
// CHECK-NEXT: {{^}}builtin.module(func.func(test-options-pass{enum=one list=1,2,3 string={a b} string-list=x,y})){{$}}
// NEW: Pass Manager with 1 passes:
// NEW-NEXT: {{^}}builtin.module({{$}}
// NEW-NEXT: {{^}}  func.func({{$}}
// NEW-NEXT: {{^}}    test-options-pass{enum=one list={1,2,3} string={a b} string-list={x,y}}{{$}}
// NEW-NEXT: {{^}}  ){{$}}
// NEW-NEXT: {{^}}){{$}}
// EMPTY: test-options-pass{enum=zero  string= string-list=}
// NONE: Pass Manager with 0 passes:
// NONE-NEXT: {{^}}builtin.module({{$}}
// NONE-EMPTY:
// NONE-NEXT: {{^}}){{$}}
// INT: : for the --list option: 'x' value invalid for integer argument!
// INT-NEXT: <unknown>:0: error: {{$}}
// INT-NEXT: failed to add `test-options-pass` with options `list=1,x`
// INT-NEXT: failed to add `func.func` with options `` to inner pipeline
// VALUE: for the --string option: requires a value!
// PIPELINE: {{^}}<Pass-Options-Parser>: no such option nope
// PIPELINE-NEXT: <unknown>:0: error: failed to add `test-options-pass-pipeline` with options `nope=x`
// ENUM: for the --enum option: Cannot find option named 'three'!
// NAME: <unknown>:0: error: <Pass-Options-Parser>: no such option nope
func.func @a() { return }
