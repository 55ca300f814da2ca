// RUN: mlir-opt %s -inline | FileCheck %s

// Accesses of an inlined body are in the scopes of the arguments that they are based on, and in no others. The scopes of the body are cloned for each call.

// CHECK:      #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "callee domain">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>>
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "noptr">
// CHECK-NEXT: #alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "bar">
// CHECK-NEXT: #alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "noptr">
// CHECK-NEXT: #alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "bar">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain, description = "callee: %y">
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain1, description = "o">
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope4 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope5 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope6 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope7 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain5>
// CHECK-NEXT: #alias_scope8 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain5>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}) -> f32 {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT:     %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1]} : !llvm.ptr -> f32
// CHECK-NEXT:     %1 = llvm.getelementptr inbounds %arg1[5] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %0, %1 {alias_scopes = [#alias_scope1], alignment = 4 : i64, noalias_scopes = [#alias_scope]} : f32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.call @foo(%1, %arg0) {alias_scopes = [#alias_scope1]} : (!llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT:     llvm.return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bar(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i32, %arg4: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.select %arg4, %arg0, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %arg2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg2 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %4 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %0 : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %5 : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.atomicrmw add %arg0, %arg3 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.cmpxchg %arg2, %arg3, %arg3 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg2, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg1, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memmove"(%arg0, %5, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %8 = llvm.trunc %arg3 : i32 to i8
// CHECK-NEXT:     "llvm.intr.memset"(%3, %8, %arg3) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext2() : () -> ()
// CHECK-NEXT:     %9 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %10 : i32, !llvm.ptr
// CHECK-NEXT:     %11 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     llvm.store %arg3, %11 : i32, !llvm.ptr<3>
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%12: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.store %arg3, %12 : i32, !llvm.ptr
// CHECK-NEXT:     %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.cond_br %arg4, ^bb1(%13 : !llvm.ptr), ^bb2(%arg2, %13 : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   ^bb2(%14: !llvm.ptr, %15: !llvm.ptr):  // pred: ^bb1
// CHECK-NEXT:     llvm.store %arg3, %14 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg3, %15 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @noptr(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private @glob(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func @ext(!llvm.ptr)
// CHECK-NEXT:   llvm.func @ext2()
// CHECK-NEXT:   llvm.func @t(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1) {
// CHECK-NEXT:     %0 = llvm.call @foo(%arg0, %arg1) {access_groups = [#access_group1], alias_scopes = [#alias_scope2]} : (!llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT:     %1 = llvm.call @foo(%arg1, %arg0) {access_groups = [#access_group, #access_group1], noalias_scopes = [#alias_scope2]} : (!llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope3
// CHECK-NEXT:     llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope3]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope4
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope5
// CHECK-NEXT:     %4 = llvm.select %arg3, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.start 1, %3 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %4 {alias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg1 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg0 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %0 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %3 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %1 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %arg0 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %5 : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.atomicrmw add %arg0, %arg2 acq_rel {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.cmpxchg %arg0, %arg2, %arg2 acq_rel monotonic {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : !llvm.ptr, i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg0, %arg2) <{alias_scopes = [#alias_scope4, #alias_scope5], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{alias_scopes = [#alias_scope5], isVolatile = false, noalias_scopes = [#alias_scope4]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memmove"(%arg0, %5, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %8 = llvm.trunc %arg2 : i32 to i8
// CHECK-NEXT:     "llvm.intr.memset"(%4, %8, %arg2) <{alias_scopes = [#alias_scope4, #alias_scope5], isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg0) {noalias_scopes = [#alias_scope4]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg1) {noalias_scopes = [#alias_scope4, #alias_scope5]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%0) {noalias_scopes = [#alias_scope4, #alias_scope5]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext2() {noalias_scopes = [#alias_scope4, #alias_scope5]} : () -> ()
// CHECK-NEXT:     %9 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %10 : i32, !llvm.ptr
// CHECK-NEXT:     %11 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     llvm.store %arg2, %11 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : i32, !llvm.ptr<3>
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%12: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.store %arg2, %12 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : i32, !llvm.ptr
// CHECK-NEXT:     %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.cond_br %arg3, ^bb1(%13 : !llvm.ptr), ^bb2(%arg0, %13 : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   ^bb2(%14: !llvm.ptr, %15: !llvm.ptr):  // pred: ^bb1
// CHECK-NEXT:     llvm.store %arg2, %14 {alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %15 {alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope4]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end 1, %3 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t3(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @glob : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope6
// CHECK-NEXT:     llvm.store %arg2, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope6, #alias_scope2], noalias_scopes = [#alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope7
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope8
// CHECK-NEXT:     %4 = llvm.select %arg3, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.start 1, %3 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %4 {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg1 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope2], noalias_scopes = [#alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope2], noalias_scopes = [#alias_scope8, #alias_scope1, #alias_scope]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %1 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %3 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %0 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope2], noalias_scopes = [#alias_scope8, #alias_scope1, #alias_scope]} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %5 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.atomicrmw add %arg0, %arg2 acq_rel {access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : !llvm.ptr, i32
// CHECK-NEXT:     %7 = llvm.cmpxchg %arg0, %arg2, %arg2 acq_rel monotonic {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope2], noalias_scopes = [#alias_scope8, #alias_scope1, #alias_scope]} : !llvm.ptr, i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg0, %arg2) <{access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope8, #alias_scope2], isVolatile = false, noalias_scopes = [#alias_scope1, #alias_scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], isVolatile = false, noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memmove"(%arg0, %5, %arg2) <{access_groups = [#access_group1], alias_scopes = [#alias_scope2], isVolatile = false, noalias_scopes = [#alias_scope1, #alias_scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %8 = llvm.trunc %arg2 : i32 to i8
// CHECK-NEXT:     "llvm.intr.memset"(%4, %8, %arg2) <{access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope8, #alias_scope2], isVolatile = false, noalias_scopes = [#alias_scope1, #alias_scope]}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg0) {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%arg1) {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext(%1) {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @ext2() {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope8, #alias_scope1, #alias_scope]} : () -> ()
// CHECK-NEXT:     %9 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %10 {access_groups = [#access_group1], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %11 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     llvm.store %arg2, %11 {access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : i32, !llvm.ptr<3>
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%12: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.store %arg2, %12 {access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.cond_br %arg3, ^bb1(%13 : !llvm.ptr), ^bb2(%arg0, %13 : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   ^bb2(%14: !llvm.ptr, %15: !llvm.ptr):  // pred: ^bb1
// CHECK-NEXT:     llvm.store %arg2, %14 {access_groups = [#access_group1], alias_scopes = [#alias_scope7, #alias_scope2], noalias_scopes = [#alias_scope8, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %15 {access_groups = [#access_group1], alias_scopes = [#alias_scope8, #alias_scope2], noalias_scopes = [#alias_scope7, #alias_scope1, #alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end 1, %3 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.br ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "callee domain">
#s0 = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "callee: %y">
#s1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
#d2 = #llvm.alias_scope_domain<id = distinct[3]<>>
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d2, description = "o">
#g = #llvm.access_group<id = distinct[5]<>>
#g2 = #llvm.access_group<id = distinct[6]<>>
llvm.func @foo(%x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}) -> f32 {
  llvm.intr.experimental.noalias.scope.decl #s0
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.load %x {alias_scopes = [#s0], noalias_scopes = [#s1], access_groups = [#g], alignment = 4 : i64} : !llvm.ptr -> f32
  %2 = llvm.getelementptr inbounds %y[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %1, %2 {alias_scopes = [#s1], noalias_scopes = [#s0], alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.call @foo(%2, %x) {alias_scopes = [#s1]} : (!llvm.ptr, !llvm.ptr) -> f32
  llvm.return %1 : f32
}
llvm.func @bar(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr, %z: !llvm.ptr {llvm.noalias}, %i: i32, %c: i1) {
  %s = llvm.select %c, %x, %z : i1, !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.store %i, %s : i32, !llvm.ptr
  llvm.store %i, %x : i32, !llvm.ptr
  llvm.store %i, %y : i32, !llvm.ptr
  llvm.store %i, %z : i32, !llvm.ptr
  llvm.store %x, %z : !llvm.ptr, !llvm.ptr
  llvm.store %i, %n : i32, !llvm.ptr
  llvm.store %i, %a : i32, !llvm.ptr
  llvm.store %i, %g : i32, !llvm.ptr
  %l = llvm.load %z : !llvm.ptr -> !llvm.ptr
  llvm.store %i, %l : i32, !llvm.ptr
  %v = llvm.atomicrmw add %x, %i acq_rel : !llvm.ptr, i32
  %w = llvm.cmpxchg %z, %i, %i acq_rel monotonic : !llvm.ptr, i32
  "llvm.intr.memcpy"(%x, %z, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%x, %y, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%x, %l, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %b = llvm.trunc %i : i32 to i8
  "llvm.intr.memset"(%s, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.call @ext(%x) : (!llvm.ptr) -> ()
  llvm.call @ext(%y) : (!llvm.ptr) -> ()
  llvm.call @ext(%n) : (!llvm.ptr) -> ()
  llvm.call @ext2() : () -> ()
  %ip = llvm.ptrtoint %x : !llvm.ptr to i64
  %pi = llvm.inttoptr %ip : i64 to !llvm.ptr
  llvm.store %i, %pi : i32, !llvm.ptr
  %asc = llvm.addrspacecast %x : !llvm.ptr to !llvm.ptr<3>
  llvm.store %i, %asc : i32, !llvm.ptr<3>
  llvm.br ^bb(%x : !llvm.ptr)
^bb(%p: !llvm.ptr):
  llvm.store %i, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %c, ^bb(%q: !llvm.ptr), ^cc(%z, %q: !llvm.ptr, !llvm.ptr)
^cc(%r: !llvm.ptr, %t: !llvm.ptr):
  llvm.store %i, %r : i32, !llvm.ptr
  llvm.store %i, %t : i32, !llvm.ptr
  llvm.return
}
llvm.func @noptr(%x: !llvm.ptr {llvm.noalias}, %i: i32) {
  llvm.store %i, %x : i32, !llvm.ptr
  llvm.return
}
llvm.mlir.global private @glob(0 : i32) : i32
llvm.func @ext(!llvm.ptr)
llvm.func @ext2()
llvm.func @t(%x: !llvm.ptr, %y: !llvm.ptr, %i: i32, %c: i1) {
  %0 = llvm.call @foo(%x, %y) {alias_scopes = [#s2], access_groups = [#g2]} : (!llvm.ptr, !llvm.ptr) -> f32
  %1 = llvm.call @foo(%y, %x) {noalias_scopes = [#s2], access_groups = [#g, #g2]} : (!llvm.ptr, !llvm.ptr) -> f32
  llvm.return
}
llvm.func @t2(%x: !llvm.ptr, %y: !llvm.ptr, %i: i32, %c: i1) {
  llvm.call @noptr(%x, %i) : (!llvm.ptr, i32) -> ()
  llvm.call @bar(%x, %y, %x, %i, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
llvm.func @t3(%x: !llvm.ptr, %y: !llvm.ptr, %i: i32, %c: i1) {
  llvm.call @t2(%x, %y, %i, %c) {alias_scopes = [#s2], access_groups = [#g2], noalias_scopes = [#s1, #s0]} : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
