; Calls that unwind: a result that a phi takes goes through a block of its own.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s | FileCheck %s --check-prefix=MLIR22

declare i32 @__gxx_personality_v0(...)
declare void @may_throw(i32)
declare i32 @value()
@type = external constant ptr
define i32 @caught(i32 %n) personality ptr @__gxx_personality_v0 {
  invoke void @may_throw(i32 %n) to label %fine unwind label %bad
fine:
  %v = invoke i32 @value() to label %next unwind label %bad2
next:
  %p = phi i32 [ %v, %fine ], [ 3, %bad ]
  ret i32 %p
bad:
  %l = landingpad { ptr, i32 } catch ptr @type catch ptr null
  br label %next
bad2:
  %m = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @type]
  resume { ptr, i32 } %m
}
define i32 @merged(ptr %f) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %loop2 ]
  %y = invoke fastcc i32 %f(i32 %x) to label %loop2 unwind label %out
loop2:
  br label %loop
out:
  %q = phi i32 [ %x, %loop ]
  %u = landingpad { ptr, i32 } cleanup
  unreachable
}

; MLIR19: module attributes
; MLIR19-NEXT:   llvm.mlir.global external constant @type() {addr_space = 0 : i32} : !llvm.ptr
; MLIR19-NEXT:   llvm.func @__gxx_personality_v0(...) -> i32
; MLIR19-NEXT:   llvm.func @may_throw(i32)
; MLIR19-NEXT:   llvm.func @value() -> i32
; MLIR19-NEXT:   llvm.func @caught(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
; MLIR19-NEXT:     %0 = llvm.mlir.addressof @type : !llvm.ptr
; MLIR19-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.mlir.constant(3 : i32) : i32
; MLIR19-NEXT:     %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
; MLIR19-NEXT:     %4 = llvm.insertvalue %0, %3[0] : !llvm.array<1 x ptr>
; MLIR19-NEXT:     llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb4 : (i32) -> ()
; MLIR19-NEXT:   ^bb1:  // pred: ^bb0
; MLIR19-NEXT:     %5 = llvm.invoke @value() to ^bb2 unwind ^bb5 : () -> i32
; MLIR19-NEXT:   ^bb2:  // pred: ^bb1
; MLIR19-NEXT:     llvm.br ^bb3(%5 : i32)
; MLIR19-NEXT:   ^bb3(%6: i32):  // 2 preds: ^bb2, ^bb4
; MLIR19-NEXT:     llvm.return %6 : i32
; MLIR19-NEXT:   ^bb4:  // pred: ^bb0
; MLIR19-NEXT:     %7 = llvm.landingpad (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
; MLIR19-NEXT:     llvm.br ^bb3(%2 : i32)
; MLIR19-NEXT:   ^bb5:  // pred: ^bb1
; MLIR19-NEXT:     %8 = llvm.landingpad cleanup (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
; MLIR19-NEXT:     llvm.resume %8 : !llvm.struct<(ptr, i32)>
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @merged(%arg0: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
; MLIR19-NEXT:     llvm.br ^bb1(%0 : i32)
; MLIR19-NEXT:   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
; MLIR19-NEXT:     %2 = llvm.invoke fastcc %arg0(%1) to ^bb2 unwind ^bb3(%1 : i32) : !llvm.ptr, (i32) -> i32
; MLIR19-NEXT:   ^bb2:  // pred: ^bb1
; MLIR19-NEXT:     llvm.br ^bb1(%2 : i32)
; MLIR19-NEXT:   ^bb3(%3: i32):  // pred: ^bb1
; MLIR19-NEXT:     %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
; MLIR19-NEXT:     llvm.unreachable
; MLIR19-NEXT:   }
; MLIR19-NEXT: }

; MLIR22: module attributes
; MLIR22-NEXT:   llvm.mlir.global external constant @type() {addr_space = 0 : i32} : !llvm.ptr
; MLIR22-NEXT:   llvm.func @__gxx_personality_v0(...) -> i32
; MLIR22-NEXT:   llvm.func @may_throw(i32)
; MLIR22-NEXT:   llvm.func @value() -> i32
; MLIR22-NEXT:   llvm.func @caught(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
; MLIR22-NEXT:     %0 = llvm.mlir.addressof @type : !llvm.ptr
; MLIR22-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.mlir.constant(3 : i32) : i32
; MLIR22-NEXT:     %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
; MLIR22-NEXT:     %4 = llvm.insertvalue %0, %3[0] : !llvm.array<1 x ptr>
; MLIR22-NEXT:     llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb4 : (i32) -> ()
; MLIR22-NEXT:   ^bb1:  // pred: ^bb0
; MLIR22-NEXT:     %5 = llvm.invoke @value() to ^bb2 unwind ^bb5 : () -> i32
; MLIR22-NEXT:   ^bb2:  // pred: ^bb1
; MLIR22-NEXT:     llvm.br ^bb3(%5 : i32)
; MLIR22-NEXT:   ^bb3(%6: i32):  // 2 preds: ^bb2, ^bb4
; MLIR22-NEXT:     llvm.return %6 : i32
; MLIR22-NEXT:   ^bb4:  // pred: ^bb0
; MLIR22-NEXT:     %7 = llvm.landingpad (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
; MLIR22-NEXT:     llvm.br ^bb3(%2 : i32)
; MLIR22-NEXT:   ^bb5:  // pred: ^bb1
; MLIR22-NEXT:     %8 = llvm.landingpad cleanup (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
; MLIR22-NEXT:     llvm.resume %8 : !llvm.struct<(ptr, i32)>
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @merged(%arg0: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
; MLIR22-NEXT:     llvm.br ^bb1(%0 : i32)
; MLIR22-NEXT:   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
; MLIR22-NEXT:     %2 = llvm.invoke fastcc %arg0(%1) to ^bb2 unwind ^bb3(%1 : i32) : !llvm.ptr, (i32) -> i32
; MLIR22-NEXT:   ^bb2:  // pred: ^bb1
; MLIR22-NEXT:     llvm.br ^bb1(%2 : i32)
; MLIR22-NEXT:   ^bb3(%3: i32):  // pred: ^bb1
; MLIR22-NEXT:     %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
; MLIR22-NEXT:     llvm.unreachable
; MLIR22-NEXT:   }
; MLIR22-NEXT: }
