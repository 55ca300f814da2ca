// RUN: mlir-opt %s -split-input-file -pass-pipeline='builtin.module(llvm.func(sroa,mem2reg))' | diff %S/Inputs/slots.txt -

// Loads and stores of other types, fills and copies become values; allocas of aggregates one for each element.

llvm.func @narrow(%a: i16, %v: vector<2xi16>) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : vector<2xi16>, !llvm.ptr
  llvm.store %a, %p : i16, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i8
  llvm.return %0 : i8
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
  llvm.func @big_endian(%a: i16, %b: i32) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %b, %p : i32, !llvm.ptr
    llvm.store %a, %p : i16, !llvm.ptr
    %0 = llvm.load %p : !llvm.ptr -> i8
    llvm.return %0 : i8
  }
}

// -----

llvm.func @pointers(%a: !llvm.ptr<3>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %p : !llvm.ptr<3>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

llvm.func @parts(%a: f64, %i: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i8) : i8
  %n = llvm.mlir.constant(24 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(f64, struct<(i8, i32)>, i32)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start 24, %p : !llvm.ptr
  "llvm.intr.memset"(%p, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, struct<(i8, i32)>, i32)>
  llvm.store %i, %0 : i32, !llvm.ptr
  llvm.store %a, %p : f64, !llvm.ptr
  %1 = llvm.getelementptr inbounds %p[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, struct<(i8, i32)>, i32)>
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.add %2, %4 : i32
  llvm.return %5 : i32
}

// -----

llvm.func @copies(%from: !llvm.ptr, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%to, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @arguments(%c: i1, %x: i32, %y: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %y, %p : f32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// -----

// None of these may change: a volatile access, a pointer that escapes, memory behind the slot, a loop that allocates, aggregates of another type.

llvm.func @stays(%q: !llvm.ptr, %w: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load volatile %a : !llvm.ptr -> i32
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %q : !llvm.ptr, !llvm.ptr
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %w, %c : i64, !llvm.ptr
  %d = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %d[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %w, %1 : i64, !llvm.ptr
  llvm.br ^bb1
^bb1:
  %e = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %0, %e : i32, !llvm.ptr
  %2 = llvm.load %e : !llvm.ptr -> i32
  llvm.return %2 : i32
}
