// RUN: mlir-opt %s -inline | FileCheck %s

// Pointers are followed through selections and the arguments of blocks. MLIR 19 ignores the arguments that it does not know.

// CHECK:      #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain6 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "reg">
// CHECK-NEXT: #alias_scope_domain7 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain8 = #llvm.alias_scope_domain<id = distinct[8]<>, description = "one">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope4 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope5 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope6 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope7 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope8 = #llvm.alias_scope<id = distinct[17]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope9 = #llvm.alias_scope<id = distinct[18]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope10 = #llvm.alias_scope<id = distinct[19]<>, domain = #alias_scope_domain5>
// CHECK-NEXT: #alias_scope11 = #llvm.alias_scope<id = distinct[20]<>, domain = #alias_scope_domain5>
// CHECK-NEXT: #alias_scope12 = #llvm.alias_scope<id = distinct[21]<>, domain = #alias_scope_domain6>
// CHECK-NEXT: #alias_scope13 = #llvm.alias_scope<id = distinct[22]<>, domain = #alias_scope_domain6>
// CHECK-NEXT: #alias_scope14 = #llvm.alias_scope<id = distinct[23]<>, domain = #alias_scope_domain7>
// CHECK-NEXT: #alias_scope15 = #llvm.alias_scope<id = distinct[24]<>, domain = #alias_scope_domain7>
// CHECK-NEXT: #alias_scope16 = #llvm.alias_scope<id = distinct[25]<>, domain = #alias_scope_domain8>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @bar(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i32, %arg4: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @ext : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.select %arg4, %arg0, %arg1 : i1, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.select %arg4, %arg1, %arg0 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg2 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.freeze %arg0 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg0) : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg4, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg1 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%4: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.store %arg3, %4 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg3 : i32, ^bb2(%4 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb2(%arg0 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb2(%arg1 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2(%5: !llvm.ptr):  // 3 preds: ^bb1, ^bb1, ^bb1
// CHECK-NEXT:     llvm.store %arg3, %5 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @reg(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i1, %arg4: i32) {
// CHECK-NEXT:     %0 = arith.select %arg3, %arg0, %arg1 : !llvm.ptr
// CHECK-NEXT:     scf.if %arg3 {
// CHECK-NEXT:       llvm.store %arg2, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg2, %0 : i32, !llvm.ptr
// CHECK-NEXT:     %1 = arith.select %arg3, %arg0, %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ext(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private @glob(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func @t(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @ext : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg2, %3 : i1, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.select %arg1, %3, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %4 {noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %5 {noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.freeze %arg2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %6 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg2) {noalias_scopes = [#alias_scope1]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%3) {noalias_scopes = [#alias_scope, #alias_scope1]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg2) {noalias_scopes = [#alias_scope1]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : !llvm.ptr), ^bb1(%3 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%7: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.store %arg0, %7 {noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb2(%7 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb2(%arg2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb2(%3 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2(%8: !llvm.ptr):  // 3 preds: ^bb1, ^bb1, ^bb1
// CHECK-NEXT:     llvm.store %arg0, %8 {noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t1(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @ext : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope2
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope3
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg2, %3 : i1, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.select %arg1, %3, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %4 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %5 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.freeze %arg2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %6 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg2) {noalias_scopes = [#alias_scope3]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg2) {noalias_scopes = [#alias_scope3]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : !llvm.ptr), ^bb1(%3 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%7: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.store %arg0, %7 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb2(%7 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb2(%arg2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb2(%3 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2(%8: !llvm.ptr):  // 3 preds: ^bb1, ^bb1, ^bb1
// CHECK-NEXT:     llvm.store %arg0, %8 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope4
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope5
// CHECK-NEXT:     %9 = llvm.select %arg1, %arg2, %2 : i1, !llvm.ptr
// CHECK-NEXT:     %10 = llvm.select %arg1, %2, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %9 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %10 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : i32, !llvm.ptr
// CHECK-NEXT:     %11 = llvm.freeze %arg2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %11 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg2) {noalias_scopes = [#alias_scope5]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%2) {noalias_scopes = [#alias_scope4, #alias_scope5]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg2) {noalias_scopes = [#alias_scope5]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb4(%arg2 : !llvm.ptr), ^bb4(%2 : !llvm.ptr)
// CHECK-NEXT:   ^bb4(%12: !llvm.ptr):  // 2 preds: ^bb3, ^bb3
// CHECK-NEXT:     llvm.store %arg0, %12 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb5(%12 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb5(%arg2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb5(%2 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb5(%13: !llvm.ptr):  // 3 preds: ^bb4, ^bb4, ^bb4
// CHECK-NEXT:     llvm.store %arg0, %13 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope6
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope7
// CHECK-NEXT:     %14 = llvm.select %arg1, %2, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     %15 = llvm.select %arg1, %arg2, %2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %14 {alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %15 {alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 {alias_scopes = [#alias_scope7], noalias_scopes = [#alias_scope6]} : i32, !llvm.ptr
// CHECK-NEXT:     %16 = llvm.freeze %2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %16 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%2) {noalias_scopes = [#alias_scope7]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg2) {noalias_scopes = [#alias_scope6, #alias_scope7]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%2) {noalias_scopes = [#alias_scope7]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb7(%2 : !llvm.ptr), ^bb7(%arg2 : !llvm.ptr)
// CHECK-NEXT:   ^bb7(%17: !llvm.ptr):  // 2 preds: ^bb6, ^bb6
// CHECK-NEXT:     llvm.store %arg0, %17 {alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb8(%17 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb8(%2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb8(%arg2 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb8(%18: !llvm.ptr):  // 3 preds: ^bb7, ^bb7, ^bb7
// CHECK-NEXT:     llvm.store %arg0, %18 {alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb9
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope8
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope9
// CHECK-NEXT:     %19 = llvm.select %arg1, %2, %1 : i1, !llvm.ptr
// CHECK-NEXT:     %20 = llvm.select %arg1, %1, %2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %19 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %20 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {alias_scopes = [#alias_scope9], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr
// CHECK-NEXT:     %21 = llvm.freeze %2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %21 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%2) {noalias_scopes = [#alias_scope9]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%1) {noalias_scopes = [#alias_scope8, #alias_scope9]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%2) {noalias_scopes = [#alias_scope9]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb10(%2 : !llvm.ptr), ^bb10(%1 : !llvm.ptr)
// CHECK-NEXT:   ^bb10(%22: !llvm.ptr):  // 2 preds: ^bb9, ^bb9
// CHECK-NEXT:     llvm.store %arg0, %22 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb11(%22 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb11(%2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb11(%1 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb11(%23: !llvm.ptr):  // 3 preds: ^bb10, ^bb10, ^bb10
// CHECK-NEXT:     llvm.store %arg0, %23 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb12
// CHECK-NEXT:   ^bb12:  // pred: ^bb11
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t3(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @ext : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb1(%arg2 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%2: !llvm.ptr):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope10
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope11
// CHECK-NEXT:     %3 = llvm.select %arg1, %arg2, %2 : i1, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.select %arg1, %2, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %4 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {noalias_scopes = [#alias_scope10, #alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {alias_scopes = [#alias_scope11], noalias_scopes = [#alias_scope10]} : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.freeze %arg2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %5 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg2) {noalias_scopes = [#alias_scope11]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%2) {noalias_scopes = [#alias_scope10, #alias_scope11]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg2) {noalias_scopes = [#alias_scope11]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb2(%arg2 : !llvm.ptr), ^bb2(%2 : !llvm.ptr)
// CHECK-NEXT:   ^bb2(%6: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT:     llvm.store %arg0, %6 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb3(%6 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb3(%arg2 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb3(%2 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3(%7: !llvm.ptr):  // 3 preds: ^bb2, ^bb2, ^bb2
// CHECK-NEXT:     llvm.store %arg0, %7 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb1(%1 : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i32) {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope12
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope13
// CHECK-NEXT:     %0 = arith.select %arg1, %arg2, %arg3 : !llvm.ptr
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       llvm.store %arg0, %arg3 {alias_scopes = [#alias_scope13], noalias_scopes = [#alias_scope12]} : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg0, %0 : i32, !llvm.ptr
// CHECK-NEXT:     %1 = arith.select %arg1, %arg2, %arg3 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 {alias_scopes = [#alias_scope12], noalias_scopes = [#alias_scope13]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee(%arg0: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @ext : !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope14
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope15
// CHECK-NEXT:     %1 = llvm.select %arg2, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.select %arg2, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope14]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %2 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope14]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %arg0 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope14]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %arg0 {noalias_scopes = [#alias_scope14, #alias_scope15]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %arg0 {alias_scopes = [#alias_scope14], noalias_scopes = [#alias_scope15]} : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.freeze %arg0 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.call @ext(%arg0) {noalias_scopes = [#alias_scope14]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg0) {noalias_scopes = [#alias_scope14, #alias_scope15]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call %0(%arg0) {noalias_scopes = [#alias_scope14]} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%4: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.store %arg1, %4 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope14]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.switch %arg1 : i32, ^bb2(%4 : !llvm.ptr) [
// CHECK-NEXT:       0: ^bb2(%arg0 : !llvm.ptr),
// CHECK-NEXT:       1: ^bb2(%arg0 : !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2(%5: !llvm.ptr):  // 3 preds: ^bb1, ^bb1, ^bb1
// CHECK-NEXT:     llvm.store %arg1, %5 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope14]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       llvm.intr.experimental.noalias.scope.decl #alias_scope16
// CHECK-NEXT:       llvm.store %arg1, %arg0 {alias_scopes = [#alias_scope16]} : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sc(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dealloc() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @one(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bar2() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

llvm.func @bar(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr, %z: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1) {
  %s = llvm.select %c, %x, %y : i1, !llvm.ptr
  %s1 = llvm.select %c, %y, %x : i1, !llvm.ptr
  llvm.store %i, %s : i32, !llvm.ptr
  llvm.store %i, %s1 : i32, !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr
  llvm.store %i, %y : i32, !llvm.ptr
  llvm.store %i, %z : i32, !llvm.ptr
  %f = llvm.freeze %x : !llvm.ptr
  llvm.store %i, %f : i32, !llvm.ptr
  llvm.call @ext(%x) : (!llvm.ptr) -> ()
  llvm.call @ext(%y) : (!llvm.ptr) -> ()
  %ff = llvm.mlir.addressof @ext : !llvm.ptr
  llvm.call %ff(%x) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a(%x: !llvm.ptr), ^a(%y: !llvm.ptr)
^a(%p: !llvm.ptr):
  llvm.store %i, %p : i32, !llvm.ptr
  llvm.switch %i : i32, ^b(%p: !llvm.ptr) [
    0: ^b(%x: !llvm.ptr), 1: ^b(%y: !llvm.ptr) ]
^b(%q: !llvm.ptr):
  llvm.store %i, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @reg(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1, %l: i32) {
  %lb = arith.index_cast %l : i32 to index
  %r = scf.if %c -> !llvm.ptr {
    llvm.store %i, %y : i32, !llvm.ptr
    scf.yield %x : !llvm.ptr
  } else {
    scf.yield %y : !llvm.ptr
  }
  llvm.store %i, %r : i32, !llvm.ptr
  %s = arith.select %c, %x, %y : !llvm.ptr
  llvm.store %i, %s : i32, !llvm.ptr
  %t = scf.for %k = %lb to %lb step %lb iter_args(%it = %x) -> (!llvm.ptr) {
    llvm.store %i, %it : i32, !llvm.ptr
    scf.yield %it : !llvm.ptr
  }
  llvm.store %i, %t : i32, !llvm.ptr
  llvm.return
}
llvm.func @ext(!llvm.ptr)
llvm.mlir.global private @glob(0 : i32) : i32
llvm.func @t(%i: i32, %c: i1, %x: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.call @bar(%x, %y, %z, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
llvm.func @t1(%i: i32, %c: i1, %x: !llvm.ptr) {
  %z = llvm.mlir.addressof @glob : !llvm.ptr
  %y = llvm.load %z : !llvm.ptr -> !llvm.ptr
  llvm.call @bar(%x, %y, %z, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.call @bar(%x, %z, %y, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.call @bar(%z, %x, %y, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.call @bar(%z, %n, %n, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
llvm.func @t3(%i: i32, %c: i1, %x: !llvm.ptr) {
  %z = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.br ^bb(%x: !llvm.ptr)
^bb(%y: !llvm.ptr):
  llvm.call @bar(%x, %y, %z, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.br ^bb(%z: !llvm.ptr)
}
llvm.func @t2(%i: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %lb: i32) {
  llvm.call @reg(%x, %y, %i, %c, %lb) : (!llvm.ptr, !llvm.ptr, i32, i1, i32) -> ()
  llvm.return
}
func.func @callee(%x: !llvm.ptr {llvm.noalias}) {
  return
}
func.func @caller(%x: !llvm.ptr, %i: i32, %c: i1) {
  call @callee(%x): (!llvm.ptr) -> ()
  llvm.call @bar(%x, %x, %x, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  scf.if %c {
    llvm.call @one(%x, %i, %c) : (!llvm.ptr, i32, i1) -> ()
    llvm.call @dealloc() : () -> ()
  }
  func.call @bar2() : () -> ()
  return
}
func.func @sc(%x: !llvm.ptr, %i: i32, %c: i1) {
  memref.alloca_scope {
    scf.if %c {
     llvm.call @dealloc() : () -> ()
    }
  }
  return
}
llvm.func @dealloc() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @one(%x: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1) {
  llvm.store %i, %x : i32, !llvm.ptr
  llvm.return
}
func.func @bar2() {
  return
}
