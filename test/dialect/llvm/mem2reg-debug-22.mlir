// RUN: mlir-opt --mlir-version=22 %s -split-input-file --mem2reg -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Declarations of variables become debug information about values, and filled memory becomes a number.

// CHECK: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 1>
// CHECK-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "w", file = #di_file, line = 2>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %1 : !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %2 : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg1 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : i32
// CHECK-NEXT: llvm.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg2 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg2 : i32
// CHECK-NEXT: llvm.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %3 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %3 : i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "v", file = #file, line = 1>
#w = #llvm.di_local_variable<scope = #sp, name = "w", file = #file, line = 2>
llvm.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %p : !llvm.ptr
  llvm.intr.dbg.declare #w #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.intr.dbg.value #v = %p : !llvm.ptr
  llvm.intr.dbg.value #w #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^c
^b:
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.br ^c
^c:
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// CHECK-LABEL: llvm.func @fills(%arg0: i8, %arg1: i32) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT: %4 = llvm.mlir.constant(-2 : i8) : i8
// CHECK-NEXT: %5 = llvm.zext %arg0 : i8 to i64
// CHECK-NEXT: %6 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %7 = llvm.shl %5, %6 : i64
// CHECK-NEXT: %8 = llvm.or %5, %7 : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %10 = llvm.shl %8, %9 : i64
// CHECK-NEXT: %11 = llvm.or %8, %10 : i64
// CHECK-NEXT: %12 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %13 = llvm.shl %11, %12 : i64
// CHECK-NEXT: %14 = llvm.or %11, %13 : i64
// CHECK-NEXT: %15 = llvm.mlir.constant(506381209866536711 : i64) : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(-16843010 : i32) : i32
// CHECK-NEXT: %17 = llvm.bitcast %16 : i32 to f32
// CHECK-NEXT: %18 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %19 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %20 = llvm.shl %18, %19 : i32
// CHECK-NEXT: %21 = llvm.or %18, %20 : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %23 = llvm.shl %21, %22 : i32
// CHECK-NEXT: %24 = llvm.or %21, %23 : i32
// CHECK-NEXT: %25 = llvm.bitcast %24 : i32 to f32
// CHECK-NEXT: %26 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT: %27 = llvm.alloca %0 x i24 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%27, %4) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: %28 = llvm.load %27 : !llvm.ptr -> i24
// CHECK-NEXT: %29 = llvm.alloca %0 x f64 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%29, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: %30 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%30, %arg0) <{isVolatile = true, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: %31 = llvm.alloca %0 x vector<2xi16> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset.inline"(%31, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: %32 = llvm.load %31 : !llvm.ptr -> vector<2xi16>
// CHECK-NEXT: "test.use"(%14, %15, %17, %25, %arg0, %26, %28, %32) : (i64, i64, f32, f32, i8, i8, i24, vector<2xi16>) -> ()
// CHECK-NEXT: llvm.return %14 : i64
// CHECK-NEXT: }
llvm.func @fills(%b: i8, %n: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %minus = llvm.mlir.constant(-2 : i8) : i8
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %b, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i64
  "llvm.intr.memset"(%p, %seven, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%q, %minus, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %2 = llvm.load %q : !llvm.ptr -> f32
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %3 = llvm.load %q : !llvm.ptr -> f32
  %r = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%r, %b) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %4 = llvm.load %r : !llvm.ptr -> i8
  "llvm.intr.memset.inline"(%r, %seven) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %5 = llvm.load %r : !llvm.ptr -> i8
  %s = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%s, %minus) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %6 = llvm.load %s : !llvm.ptr -> i24
  %t = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%t, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %u = llvm.alloca %one x i16 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%u, %b) <{isVolatile = true, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
  %w = llvm.alloca %one x vector<2xi16> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%w, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %7 = llvm.load %w : !llvm.ptr -> vector<2xi16>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i64, i64, f32, f32, i8, i8, i24, vector<2xi16>) -> ()
  llvm.return %0 : i64
}

// -----

// CHECK-LABEL: llvm.func @conversions(%arg0: i32, %arg1: f32, %arg2: vector<4xi8>, %arg3: !llvm.ptr, %arg4: !llvm.ptr<3>, %arg5: i16) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.bitcast %arg1 : f32 to i32
// CHECK-NEXT: %2 = llvm.bitcast %arg1 : f32 to vector<4xi8>
// CHECK-NEXT: %3 = llvm.bitcast %arg2 : vector<4xi8> to i32
// CHECK-NEXT: %4 = llvm.bitcast %arg2 : vector<4xi8> to f32
// CHECK-NEXT: %5 = llvm.zext %arg5 : i16 to i32
// CHECK-NEXT: %6 = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %7 = llvm.and %3, %6 : i32
// CHECK-NEXT: %8 = llvm.or %7, %5 : i32
// CHECK-NEXT: %9 = llvm.trunc %8 : i32 to i16
// CHECK-NEXT: %10 = llvm.bitcast %9 : i16 to f16
// CHECK-NEXT: %11 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
// CHECK-NEXT: %12 = llvm.addrspacecast %arg3 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT: %13 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
// CHECK-NEXT: %14 = llvm.bitcast %13 : i64 to f64
// CHECK-NEXT: %15 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
// CHECK-NEXT: %16 = llvm.trunc %15 : i64 to i32
// CHECK-NEXT: %17 = llvm.addrspacecast %arg4 : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT: %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
// CHECK-NEXT: %19 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %20 = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %21 = llvm.and %18, %20 : i64
// CHECK-NEXT: %22 = llvm.or %21, %19 : i64
// CHECK-NEXT: %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
// CHECK-NEXT: "test.use"(%2, %4, %10, %8, %11, %12, %14, %16, %17, %23) : (vector<4xi8>, f32, f16, i32, i64, !llvm.ptr<3>, f64, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @conversions(%a: i32, %b: f32, %v: vector<4xi8>, %p: !llvm.ptr, %q: !llvm.ptr<3>, %h: i16) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %s : f32, !llvm.ptr
  %0 = llvm.load %s : !llvm.ptr -> vector<4xi8>
  llvm.store %v, %s : vector<4xi8>, !llvm.ptr
  %1 = llvm.load %s : !llvm.ptr -> f32
  llvm.store %h, %s : i16, !llvm.ptr
  %2 = llvm.load %s : !llvm.ptr -> f16
  %3 = llvm.load %s : !llvm.ptr -> i32
  %t = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %t : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %t : !llvm.ptr -> i64
  %5 = llvm.load %t : !llvm.ptr -> !llvm.ptr<3>
  %6 = llvm.load %t : !llvm.ptr -> f64
  %7 = llvm.load %t : !llvm.ptr -> i32
  llvm.store %q, %t : !llvm.ptr<3>, !llvm.ptr
  %8 = llvm.load %t : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %t : i32, !llvm.ptr
  %9 = llvm.load %t : !llvm.ptr -> !llvm.ptr
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (vector<4xi8>, f32, f16, i32, i64, !llvm.ptr<3>, f64, i32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @stay(%arg0: i32, %arg1: i5, %arg2: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i64
// CHECK-NEXT: %4 = llvm.trunc %arg1 : i5 to i3
// CHECK-NEXT: %5 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.load %5 : !llvm.ptr -> !llvm.struct<(i32)>
// CHECK-NEXT: %7 = llvm.alloca %1 x !llvm.array<1 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT: %9 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT: "test.use"(%3, %arg1, %4, %6, %8, %10, %0) : (i64, i5, i3, !llvm.struct<(i32)>, i32, i64, i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @stay(%a: i32, %v: i5, %n: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load %s : !llvm.ptr -> i64
  %t = llvm.alloca %one x i5 : (i32) -> !llvm.ptr
  llvm.store %v, %t : i5, !llvm.ptr
  %1 = llvm.load %t : !llvm.ptr -> i5
  %2 = llvm.load %t : !llvm.ptr -> i3
  %u = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %3 = llvm.load %u : !llvm.ptr -> !llvm.struct<(i32)>
  %w = llvm.alloca %one x !llvm.array<1 x i32> : (i32) -> !llvm.ptr
  %4 = llvm.load %w : !llvm.ptr -> i32
  %x = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %5 = llvm.ptrtoint %x : !llvm.ptr to i64
  %y = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %6 = llvm.load %y : !llvm.ptr -> i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i64, i5, i3, !llvm.struct<(i32)>, i32, i64, i32) -> ()
  llvm.return
}
