// RUN: mlir-opt %s -inline | FileCheck %s

// The annotations of loops say where they were inlined.

// CHECK:      #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "noal">
// CHECK-NEXT: #di_file = #llvm.di_file<"file.mlir" in "/">
// CHECK-NEXT: #loc = loc("s.c":3:4)
// CHECK-NEXT: #loc1 = loc("s.c":5:6)
// CHECK-NEXT: #loc2 = loc("at.c":9:9)
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<disableNonforced = false>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #loc3 = loc(fused<#di_subprogram>[#loc])
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc5 = loc(callsite(#loc3 at #loc2))
// CHECK-NEXT: #loc6 = loc(callsite(#loc4 at #loc2))
// CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #loc3, endLoc = #loc4>
// CHECK-NEXT: #loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, startLoc = #loc3>
// CHECK-NEXT: #loc7 = loc(fused<#di_subprogram1>[#loc5])
// CHECK-NEXT: #loc8 = loc(fused<#di_subprogram1>[#loc6])
// CHECK-NEXT: #loop_annotation3 = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #loc7, endLoc = #loc8>
// CHECK-NEXT: #loop_annotation4 = #llvm.loop_annotation<disableNonforced = false, startLoc = #loc7>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation2}
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb4 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation3}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation4}
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb4 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nodebug(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation2}
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb4 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @inlinee(%arg0: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @noal(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @byv(%arg0: !llvm.ptr {llvm.byval = i32}) {
// CHECK-NEXT:     llvm.call @ext(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ext(!llvm.ptr)
// CHECK-NEXT:   llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %2 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.start 1, %4 : !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.lifetime.end 1, %4 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.store %arg2, %arg1 {alias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memcpy"(%3, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @ext(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

#di_file = #llvm.di_file<"file.mlir" in "/">
#cu = #llvm.di_compile_unit<id = distinct[42]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_sp = #llvm.di_subprogram<compileUnit = #cu, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
#di_sp2 = #llvm.di_subprogram<compileUnit = #cu, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
#cl = loc("callee.c":1:2)
#start = loc(fused<#di_sp2>["s.c":3:4])
#end = loc(fused<#di_sp2>["s.c":5:6])
#loopMD = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #start, endLoc = #end>
#only = #llvm.loop_annotation<disableNonforced = false, startLoc = #start>
#none = #llvm.loop_annotation<disableNonforced = false>
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loopMD}
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #only}
^bb3:
  llvm.cond_br %c, ^bb1, ^bb4 {loop_annotation = #none}
^bb4:
  llvm.return
} loc(fused<#di_sp2>[#cl])
llvm.func @caller(%c: i1) {
  llvm.call @loop(%c) : (i1) -> () loc("at.c":9:9)
  llvm.return
} loc(fused<#di_sp>["caller.c":7:8])
llvm.func @nodebug(%c: i1) {
  llvm.call @loop(%c) : (i1) -> () loc("at.c":9:9)
  llvm.return
}
llvm.func @inlinee(%c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%y) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @noal(%y: !llvm.ptr {llvm.noalias}, %n: i32) {
  llvm.store %n, %y : i32, !llvm.ptr
  %d = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @byv(%y: !llvm.ptr {llvm.byval = i32}) {
  llvm.call @ext(%y) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ext(!llvm.ptr)
llvm.func @f(%c: i1, %y: !llvm.ptr, %n: i32) {
  llvm.call @inlinee(%c) : (i1) -> ()
  llvm.call @noal(%y, %n) : (!llvm.ptr, i32) -> ()
  llvm.call @byv(%y) : (!llvm.ptr) -> ()
  llvm.return
}
