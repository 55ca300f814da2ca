// RUN: mlir-opt --mlir-version=22 %s -inline | FileCheck %s

// Allocations of constant size move to the entry of the function around the call. Markers limit their lifetimes.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @static_alloca() -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dynamic_alloca(%arg0: i32) -> f32 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @two(%arg0: i32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %2 : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %3 = llvm.alloca %arg0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @onlyzero() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @haslife() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @inblock(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @test(%arg0: i1, %arg1: i32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.intr.lifetime.start %2 : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %2 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.intr.lifetime.end %2 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3(%5 : f32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %6 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.add %arg1, %arg1 : i32
// CHECK-NEXT:     %8 = llvm.alloca %7 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.intr.stackrestore %6 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb3(%9 : f32)
// CHECK-NEXT:   ^bb3(%10: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %11 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.start %4 : !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.intr.stackrestore %11 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %4 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb6
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     llvm.intr.stackrestore %11 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %4 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb6
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     llvm.intr.lifetime.start %3 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %3 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     llvm.br ^bb8
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     llvm.return %10 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

llvm.func @static_alloca() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @dynamic_alloca(%size : i32) -> f32 {
  %0 = llvm.add %size, %size : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @two(%size : i32, %c: i1) -> f32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.mlir.constant(4 : i32) : i32
  %o = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %3 = llvm.alloca %z x f32 : (i32) -> !llvm.ptr
  %4 = llvm.alloca inalloca %o x !llvm.struct<(i32, i64)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %5 = llvm.alloca %o x f32 : (i64) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
^b:
  %6 = llvm.alloca %size x f32 : (i32) -> !llvm.ptr
  %7 = llvm.load %6 : !llvm.ptr -> f32
  llvm.return %7 : f32
}
llvm.func @onlyzero() -> !llvm.ptr {
  %z = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.alloca %z x f32 : (i32) -> !llvm.ptr
  llvm.return %3 : !llvm.ptr
}
llvm.func @haslife() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.return
}
llvm.func @inblock(%c: i1) {
  llvm.br ^a
^a:
  %0 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @test(%cond : i1, %size : i32) -> f32 {
  %k = llvm.mlir.constant(9 : i64) : i64
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @static_alloca() : () -> f32
  llvm.br ^bb3(%0: f32)
^bb2:
  %1 = llvm.call @dynamic_alloca(%size) : (i32) -> f32
  llvm.br ^bb3(%1: f32)
^bb3(%arg : f32):
  %2 = llvm.call @two(%size, %cond) : (i32, i1) -> f32
  %p = llvm.call @onlyzero() : () -> !llvm.ptr
  llvm.call @haslife() : () -> ()
  llvm.call @inblock(%cond) : (i1) -> ()
  llvm.return %arg : f32
}
