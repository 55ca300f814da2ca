// RUN: mlir-opt --mlir-version=22 %s -split-input-file -finalize-memref-to-llvm -verify-diagnostics

// A function of the runtime has one type.

// expected-error @below {{redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited}}
llvm.func @malloc(i32) -> !llvm.ptr
func.func @memory() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// expected-error @below {{redefinition of reserved function 'free' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @free(i32)
func.func @memory(%a: memref<4xf32>) {
  memref.dealloc %a : memref<4xf32>
  return
}
