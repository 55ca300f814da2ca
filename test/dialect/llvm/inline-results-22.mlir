// RUN: mlir-opt --mlir-version=22 %s -inline=default-pipeline= | FileCheck %s

// Pointers are followed through the results of operations with regions.

// CHECK:      #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>>
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "reg">
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[3]<>>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain, description = "o">
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain2, description = "o">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @reg(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i1, %arg4: i32) {
// CHECK-NEXT:     %0 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:     %1 = scf.if %arg3 -> (!llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg2, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg0 : !llvm.ptr
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg2, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2:2 = scf.if %arg3 -> (i32, !llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg2, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg2, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     } else {
// CHECK-NEXT:       llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:       llvm.store %arg2, %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg4, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg2, %2#1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i32) {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope2
// CHECK-NEXT:     %0 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:     %1 = scf.if %arg1 -> (!llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg0, %arg3 {alias_scopes = [#alias_scope2, #alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg2 : !llvm.ptr
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg3 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg0, %1 {access_groups = [#access_group], alias_scopes = [#alias_scope1, #alias_scope2, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %2:2 = scf.if %arg1 -> (i32, !llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg0, %arg3 {alias_scopes = [#alias_scope2, #alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg0, %arg2 : i32, !llvm.ptr
// CHECK-NEXT:     } else {
// CHECK-NEXT:       llvm.intr.experimental.noalias.scope.decl #alias_scope3
// CHECK-NEXT:       llvm.store %arg0, %arg2 {access_groups = [#access_group], alias_scopes = [#alias_scope3, #alias_scope1, #alias_scope], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg4, %arg3 : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg0, %2#1 {access_groups = [#access_group], alias_scopes = [#alias_scope1, #alias_scope2, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

#d2 = #llvm.alias_scope_domain<id = distinct[3]<>>
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d2, description = "o">
#g = #llvm.access_group<id = distinct[5]<>>
llvm.func @reg(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1, %l: i32) {
  %lb = arith.index_cast %l : i32 to index
  %r = scf.if %c -> !llvm.ptr {
    llvm.store %i, %y : i32, !llvm.ptr
    scf.yield %x : !llvm.ptr
  } else {
    scf.yield %y : !llvm.ptr
  }
  llvm.store %i, %r : i32, !llvm.ptr
  %r1, %r2 = scf.if %c -> (i32, !llvm.ptr) {
    llvm.store %i, %y : i32, !llvm.ptr
    scf.yield %i, %x : i32, !llvm.ptr
  } else {
    llvm.intr.experimental.noalias.scope.decl #s2
    llvm.store %i, %x {alias_scopes = [#s2], access_groups = [#g]} : i32, !llvm.ptr
    scf.yield %l, %y : i32, !llvm.ptr
  }
  llvm.store %i, %r2 : i32, !llvm.ptr
  llvm.return
}
llvm.func @t2(%i: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %lb: i32) {
  llvm.call @reg(%x, %y, %i, %c, %lb) {access_groups = [#g], alias_scopes = [#s2]} : (!llvm.ptr, !llvm.ptr, i32, i1, i32) -> ()
  llvm.return
}
