// RUN: mlir-opt --mlir-version=22 %s -inline=default-pipeline= | FileCheck %s

// Pointers are followed through the regions of operations.

// CHECK:      #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "reg">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[2]<>>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "o">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @reg(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i1, %arg4: i32) {
// CHECK-NEXT:     %0 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:     %1:2 = scf.while (%arg5 = %arg0, %arg6 = %arg1) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg2, %arg5 : i32, !llvm.ptr
// CHECK-NEXT:       llvm.store %arg2, %arg6 : i32, !llvm.ptr
// CHECK-NEXT:       scf.condition(%arg3) %arg5, %arg5 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: !llvm.ptr, %arg6: !llvm.ptr):
// CHECK-NEXT:       llvm.store %arg2, %arg5 : i32, !llvm.ptr
// CHECK-NEXT:       llvm.store %arg2, %arg6 : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg5, %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg2, %1#0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %1#1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i32) {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT:     %0 = arith.index_cast %arg4 : i32 to index
// CHECK-NEXT:     %1:2 = scf.while (%arg5 = %arg2, %arg6 = %arg3) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       llvm.store %arg0, %arg5 {alias_scopes = [#alias_scope, #alias_scope2], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:       llvm.store %arg0, %arg6 {alias_scopes = [#alias_scope1, #alias_scope2], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.condition(%arg1) %arg5, %arg5 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: !llvm.ptr, %arg6: !llvm.ptr):
// CHECK-NEXT:       llvm.store %arg0, %arg5 {alias_scopes = [#alias_scope, #alias_scope2], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:       llvm.store %arg0, %arg6 {alias_scopes = [#alias_scope, #alias_scope2], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:       scf.yield %arg5, %arg3 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.store %arg0, %1#0 {access_groups = [#access_group], alias_scopes = [#alias_scope, #alias_scope2], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1#1 {access_groups = [#access_group], alias_scopes = [#alias_scope, #alias_scope2], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

#d2 = #llvm.alias_scope_domain<id = distinct[3]<>>
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d2, description = "o">
#g = #llvm.access_group<id = distinct[5]<>>
llvm.func @reg(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1, %l: i32) {
  %lb = arith.index_cast %l : i32 to index
  %w:2 = scf.while (%p1 = %x, %p2 = %y) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
    llvm.store %i, %p1 : i32, !llvm.ptr
    llvm.store %i, %p2 : i32, !llvm.ptr
    scf.condition(%c) %p1, %p1 : !llvm.ptr, !llvm.ptr
  } do {
  ^bb0(%q1: !llvm.ptr, %q2: !llvm.ptr):
    llvm.store %i, %q1 : i32, !llvm.ptr
    llvm.store %i, %q2 : i32, !llvm.ptr
    scf.yield %q1, %y : !llvm.ptr, !llvm.ptr
  }
  llvm.store %i, %w#0 : i32, !llvm.ptr
  llvm.store %i, %w#1 : i32, !llvm.ptr
  llvm.return
}
llvm.func @t2(%i: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %lb: i32) {
  llvm.call @reg(%x, %y, %i, %c, %lb) {access_groups = [#g], alias_scopes = [#s2]} : (!llvm.ptr, !llvm.ptr, i32, i1, i32) -> ()
  llvm.return
}
