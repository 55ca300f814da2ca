// RUN: mlir-opt %s -canonicalize --allow-unregistered-dialect -split-input-file | FileCheck %s

// Control flow with unused and equal arguments of blocks, and blocks that are equal.

llvm.func @use(i32)
llvm.func @personality(...) -> i32
llvm.func @callee(i32) -> i32
llvm.func @same_arguments(%c: i1, %x: i32, %y: i32) {
  llvm.cond_br %c, ^a(%x, %y : i32, i32), ^b(%x : i32)
^a(%p: i32, %q: i32):
  llvm.call @use(%q) : (i32) -> ()
  llvm.return
^b(%r: i32):
  llvm.call @use(%r) : (i32) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @personality(...) -> i32
// CHECK-NEXT:   llvm.func @callee(i32) -> i32
// CHECK-NEXT:   llvm.func @same_arguments(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg2 : i32), ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%0) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%1) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @use(i32)
llvm.func @switched(%s: i32, %x: i32, %y: i32) {
  llvm.switch %s : i32, ^d(%x, %y : i32, i32) [
    1: ^a(%x, %y : i32, i32),
    2: ^d(%x, %x : i32, i32),
    3: ^c
  ]
^a(%p: i32, %q: i32):
  llvm.call @use(%p) : (i32) -> ()
  llvm.return
^c:
  llvm.return
^d(%u: i32, %v: i32):
  llvm.call @use(%v) : (i32) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @switched(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb3(%arg2 : i32) [
// CHECK-NEXT:       1: ^bb1(%arg1 : i32),
// CHECK-NEXT:       2: ^bb3(%arg1 : i32),
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%0) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb3(%1: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.call @use(%1) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @use(i32)
llvm.func @blocks(%c: i1, %x: i32, %y: i32) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @use(%x) : (i32) -> ()
  llvm.br ^d
^b:
  llvm.call @use(%y) : (i32) -> ()
  llvm.br ^d
^d:
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @blocks(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%arg1) : (i32) -> ()
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%arg2) : (i32) -> ()
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @use(i32)
llvm.func @blocks_of_switch(%s: i32, %x: i32, %y: i32) {
  llvm.switch %s : i32, ^d [
    1: ^a,
    2: ^b,
    -3: ^d
  ]
^a:
  llvm.call @use(%x) : (i32) -> ()
  llvm.br ^d
^b:
  llvm.call @use(%y) : (i32) -> ()
  llvm.br ^d
^d:
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @blocks_of_switch(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb3 [
// CHECK-NEXT:       1: ^bb1,
// CHECK-NEXT:       2: ^bb2,
// CHECK-NEXT:       4294967293: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%arg1) : (i32) -> ()
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%arg2) : (i32) -> ()
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @use(i32)
llvm.func @known(%x: i32) {
  %true = llvm.mlir.constant(true) : i1
  llvm.cond_br %true, ^a(%x : i32), ^b
^a(%p: i32):
  llvm.call @use(%p) : (i32) -> ()
  llvm.return
^b:
  llvm.unreachable
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @known(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.cond_br %0, ^bb1(%arg0 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.call @use(%1) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @folds(%x: i32, %p: !llvm.ptr, %s: !llvm.struct<(i32, array<2 x i8>)>, %e: i8, %v: vector<4xi32>) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %i8 = llvm.mlir.constant(-3 : i8) : i8
  %a = llvm.zext %i8 : i8 to i32
  %b = llvm.icmp "eq" %x, %x : i32
  %c = llvm.icmp "ne" %x, %x : i32
  %d = llvm.icmp "slt" %x, %x : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %al = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %e1 = llvm.icmp "eq" %al, %null : !llvm.ptr
  %e2 = llvm.icmp "ne" %null, %al : !llvm.ptr
  %e3 = llvm.icmp "eq" %p, %null : !llvm.ptr
  %g0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %g1 = llvm.getelementptr %p[%zero] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %g2 = llvm.getelementptr %p[%one, 0, %one] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<2 x i8>)>
  %g3 = llvm.getelementptr %p[%x, 0, %one] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<2 x i8>)>
  %i1 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, array<2 x i8>)>
  %i2 = llvm.insertvalue %e, %i1[1, 0] : !llvm.struct<(i32, array<2 x i8>)>
  %x0 = llvm.extractvalue %i2[0] : !llvm.struct<(i32, array<2 x i8>)>
  %x1 = llvm.extractvalue %i2[1, 0] : !llvm.struct<(i32, array<2 x i8>)>
  %x2 = llvm.extractvalue %i2[1] : !llvm.struct<(i32, array<2 x i8>)>
  %x3 = llvm.extractvalue %i2[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  %k = llvm.mlir.constant(dense<[5, 6]> : vector<2xi32>) : !llvm.array<2 x i32>
  %k1 = llvm.extractvalue %k[1] : !llvm.array<2 x i32>
  %m = llvm.mlir.constant([7 : i32, 8 : i32]) : !llvm.struct<(i32, i32)>
  %m0 = llvm.extractvalue %m[0] : !llvm.struct<(i32, i32)>
  %f = llvm.bitcast %x : i32 to i32
  %h = llvm.bitcast %x : i32 to f32
  %j = llvm.bitcast %h : f32 to i32
  %o = llvm.add %x, %zero : i32
  %q = llvm.or %x, %zero : i32
  %r = llvm.shl %one, %one : i32
  %s1 = llvm.or %one, %zero : i32
  %sel = llvm.select %b, %x, %x : i1, i32
  %as = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr
  %as1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %as2 = llvm.addrspacecast %as1 : !llvm.ptr<1> to !llvm.ptr
  "test.use"(%a, %b, %c, %d, %e1, %e2, %e3, %g0, %g1, %g2, %g3, %x0, %x1, %x2, %x3, %k1, %m0, %f, %j, %o, %q, %r, %s1, %sel, %as, %as2) : (i32, i1, i1, i1, i1, i1, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i8, !llvm.array<2 x i8>, i8, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return %x0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @folds(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.struct<(i32, array<2 x i8>)>, %arg3: i8, %arg4: vector<4xi32>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant([7 : i32, 8 : i32]) : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<[5, 6]> : vector<2xi32>) : !llvm.array<2 x i32>
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(253 : i32) : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %8 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %9 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT:     %10 = llvm.icmp "eq" %arg1, %4 : !llvm.ptr
// CHECK-NEXT:     %11 = llvm.getelementptr %arg1[1, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<2 x i8>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %arg1[%arg0, 0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(array<2 x i8>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %arg0, %arg2[0] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:     %14 = llvm.insertvalue %arg3, %13[1, 0] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:     %15 = llvm.extractvalue %14[1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:     %16 = llvm.extractvalue %arg2[1, 1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:     %17 = llvm.extractvalue %3[1] : !llvm.array<2 x i32> 
// CHECK-NEXT:     %18 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %19 = llvm.add %arg0, %5 : i32
// CHECK-NEXT:     %20 = llvm.or %arg0, %5  : i32
// CHECK-NEXT:     %21 = llvm.select %7, %arg0, %arg0 : i1, i32
// CHECK-NEXT:     "test.use"(%6, %7, %8, %9, %8, %7, %10, %arg1, %arg1, %11, %12, %arg0, %arg3, %15, %16, %17, %18, %arg0, %arg0, %19, %20, %1, %0, %21, %arg1, %arg1) : (i32, i1, i1, i1, i1, i1, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i8, !llvm.array<2 x i8>, i8, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
