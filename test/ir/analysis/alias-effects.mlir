// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-alias-analysis-modref)' -o /dev/null 2>&1 | FileCheck %s

// What operations of several kinds do to memory that they may not know.
// The expected text is that of mlir-opt-19.

func.func @memory(%c: i1, %n: index) attributes {test.ptr = "memory"} {
  %i = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() {test.ptr = "a"} : memref<4xf32>
  %b = memref.alloc() {test.ptr = "b"} : memref<4xf32>
  memref.store %v, %a[%i] {test.ptr = "store"} : memref<4xf32>
  %l = memref.load %a[%i] {test.ptr = "load"} : memref<4xf32>
  memref.copy %a, %b {test.ptr = "copy"} : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.store %v, %a[%i] : memref<4xf32>
  } {test.ptr = "if"}
  %s = arith.addf %l, %v {test.ptr = "add"} : f32
  "x.unknown"() {test.ptr = "unknown"} : () -> ()
  memref.dealloc %a {test.ptr = "dealloc"} : memref<4xf32>
  "test.side_effect_op"() {effects = [{effect = "read"}], test.ptr = "reads"} : () -> i32
  "test.side_effect_op"() {effects = [{effect = "write"}], test.ptr = "writes"} : () -> i32
  "test.side_effect_op"() {effects = [{effect = "write", on_result}], test.ptr = "writes_result"} : () -> i32
  "test.side_effect_op"() {effects = [{effect = "read", test_resource}], test.ptr = "reads_resource"} : () -> i32
  return
}

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: a -> a#0: NoModRef
// CHECK-NEXT: b -> a#0: NoModRef
// CHECK-NEXT: store -> a#0: Mod
// CHECK-NEXT: load -> a#0: Ref
// CHECK-NEXT: copy -> a#0: Ref
// CHECK-NEXT: if -> a#0: ModRef
// CHECK-NEXT: add -> a#0: NoModRef
// CHECK-NEXT: unknown -> a#0: ModRef
// CHECK-NEXT: dealloc -> a#0: NoModRef
// CHECK-NEXT: reads -> a#0: Ref
// CHECK-NEXT: writes -> a#0: Mod
// CHECK-NEXT: writes_result -> a#0: Mod
// CHECK-NEXT: reads_resource -> a#0: Ref
// CHECK-NEXT: memory -> a#0: ModRef
// CHECK-NEXT: a -> b#0: NoModRef
// CHECK-NEXT: b -> b#0: NoModRef
// CHECK-NEXT: store -> b#0: NoModRef
// CHECK-NEXT: load -> b#0: NoModRef
// CHECK-NEXT: copy -> b#0: Mod
// CHECK-NEXT: if -> b#0: ModRef
// CHECK-NEXT: add -> b#0: NoModRef
// CHECK-NEXT: unknown -> b#0: ModRef
// CHECK-NEXT: dealloc -> b#0: NoModRef
// CHECK-NEXT: reads -> b#0: Ref
// CHECK-NEXT: writes -> b#0: Mod
// CHECK-NEXT: writes_result -> b#0: Mod
// CHECK-NEXT: reads_resource -> b#0: Ref
// CHECK-NEXT: memory -> b#0: ModRef
// CHECK-NEXT: a -> load#0: NoModRef
// CHECK-NEXT: b -> load#0: NoModRef
// CHECK-NEXT: store -> load#0: Mod
// CHECK-NEXT: load -> load#0: Ref
// CHECK-NEXT: copy -> load#0: ModRef
// CHECK-NEXT: if -> load#0: ModRef
// CHECK-NEXT: add -> load#0: NoModRef
// CHECK-NEXT: unknown -> load#0: ModRef
// CHECK-NEXT: dealloc -> load#0: NoModRef
// CHECK-NEXT: reads -> load#0: Ref
// CHECK-NEXT: writes -> load#0: Mod
// CHECK-NEXT: writes_result -> load#0: Mod
// CHECK-NEXT: reads_resource -> load#0: Ref
// CHECK-NEXT: memory -> load#0: ModRef
// CHECK-NEXT: a -> add#0: NoModRef
// CHECK-NEXT: b -> add#0: NoModRef
// CHECK-NEXT: store -> add#0: Mod
// CHECK-NEXT: load -> add#0: Ref
// CHECK-NEXT: copy -> add#0: ModRef
// CHECK-NEXT: if -> add#0: ModRef
// CHECK-NEXT: add -> add#0: NoModRef
// CHECK-NEXT: unknown -> add#0: ModRef
// CHECK-NEXT: dealloc -> add#0: NoModRef
// CHECK-NEXT: reads -> add#0: Ref
// CHECK-NEXT: writes -> add#0: Mod
// CHECK-NEXT: writes_result -> add#0: Mod
// CHECK-NEXT: reads_resource -> add#0: Ref
// CHECK-NEXT: memory -> add#0: ModRef
// CHECK-NEXT: a -> reads#0: NoModRef
// CHECK-NEXT: b -> reads#0: NoModRef
// CHECK-NEXT: store -> reads#0: Mod
// CHECK-NEXT: load -> reads#0: Ref
// CHECK-NEXT: copy -> reads#0: ModRef
// CHECK-NEXT: if -> reads#0: ModRef
// CHECK-NEXT: add -> reads#0: NoModRef
// CHECK-NEXT: unknown -> reads#0: ModRef
// CHECK-NEXT: dealloc -> reads#0: NoModRef
// CHECK-NEXT: reads -> reads#0: Ref
// CHECK-NEXT: writes -> reads#0: Mod
// CHECK-NEXT: writes_result -> reads#0: Mod
// CHECK-NEXT: reads_resource -> reads#0: Ref
// CHECK-NEXT: memory -> reads#0: ModRef
// CHECK-NEXT: a -> writes#0: NoModRef
// CHECK-NEXT: b -> writes#0: NoModRef
// CHECK-NEXT: store -> writes#0: Mod
// CHECK-NEXT: load -> writes#0: Ref
// CHECK-NEXT: copy -> writes#0: ModRef
// CHECK-NEXT: if -> writes#0: ModRef
// CHECK-NEXT: add -> writes#0: NoModRef
// CHECK-NEXT: unknown -> writes#0: ModRef
// CHECK-NEXT: dealloc -> writes#0: NoModRef
// CHECK-NEXT: reads -> writes#0: Ref
// CHECK-NEXT: writes -> writes#0: Mod
// CHECK-NEXT: writes_result -> writes#0: Mod
// CHECK-NEXT: reads_resource -> writes#0: Ref
// CHECK-NEXT: memory -> writes#0: ModRef
// CHECK-NEXT: a -> writes_result#0: NoModRef
// CHECK-NEXT: b -> writes_result#0: NoModRef
// CHECK-NEXT: store -> writes_result#0: Mod
// CHECK-NEXT: load -> writes_result#0: Ref
// CHECK-NEXT: copy -> writes_result#0: ModRef
// CHECK-NEXT: if -> writes_result#0: ModRef
// CHECK-NEXT: add -> writes_result#0: NoModRef
// CHECK-NEXT: unknown -> writes_result#0: ModRef
// CHECK-NEXT: dealloc -> writes_result#0: NoModRef
// CHECK-NEXT: reads -> writes_result#0: Ref
// CHECK-NEXT: writes -> writes_result#0: Mod
// CHECK-NEXT: writes_result -> writes_result#0: Mod
// CHECK-NEXT: reads_resource -> writes_result#0: Ref
// CHECK-NEXT: memory -> writes_result#0: ModRef
// CHECK-NEXT: a -> reads_resource#0: NoModRef
// CHECK-NEXT: b -> reads_resource#0: NoModRef
// CHECK-NEXT: store -> reads_resource#0: Mod
// CHECK-NEXT: load -> reads_resource#0: Ref
// CHECK-NEXT: copy -> reads_resource#0: ModRef
// CHECK-NEXT: if -> reads_resource#0: ModRef
// CHECK-NEXT: add -> reads_resource#0: NoModRef
// CHECK-NEXT: unknown -> reads_resource#0: ModRef
// CHECK-NEXT: dealloc -> reads_resource#0: NoModRef
// CHECK-NEXT: reads -> reads_resource#0: Ref
// CHECK-NEXT: writes -> reads_resource#0: Mod
// CHECK-NEXT: writes_result -> reads_resource#0: Mod
// CHECK-NEXT: reads_resource -> reads_resource#0: Ref
// CHECK-NEXT: memory -> reads_resource#0: ModRef
// CHECK-NEXT: a -> memory.region0#0: NoModRef
// CHECK-NEXT: b -> memory.region0#0: NoModRef
// CHECK-NEXT: store -> memory.region0#0: NoModRef
// CHECK-NEXT: load -> memory.region0#0: NoModRef
// CHECK-NEXT: copy -> memory.region0#0: NoModRef
// CHECK-NEXT: if -> memory.region0#0: ModRef
// CHECK-NEXT: add -> memory.region0#0: NoModRef
// CHECK-NEXT: unknown -> memory.region0#0: ModRef
// CHECK-NEXT: dealloc -> memory.region0#0: NoModRef
// CHECK-NEXT: reads -> memory.region0#0: Ref
// CHECK-NEXT: writes -> memory.region0#0: Mod
// CHECK-NEXT: writes_result -> memory.region0#0: Mod
// CHECK-NEXT: reads_resource -> memory.region0#0: Ref
// CHECK-NEXT: memory -> memory.region0#0: ModRef
// CHECK-NEXT: a -> memory.region0#1: NoModRef
// CHECK-NEXT: b -> memory.region0#1: NoModRef
// CHECK-NEXT: store -> memory.region0#1: NoModRef
// CHECK-NEXT: load -> memory.region0#1: NoModRef
// CHECK-NEXT: copy -> memory.region0#1: NoModRef
// CHECK-NEXT: if -> memory.region0#1: ModRef
// CHECK-NEXT: add -> memory.region0#1: NoModRef
// CHECK-NEXT: unknown -> memory.region0#1: ModRef
// CHECK-NEXT: dealloc -> memory.region0#1: NoModRef
// CHECK-NEXT: reads -> memory.region0#1: Ref
// CHECK-NEXT: writes -> memory.region0#1: Mod
// CHECK-NEXT: writes_result -> memory.region0#1: Mod
// CHECK-NEXT: reads_resource -> memory.region0#1: Ref
// CHECK-NEXT: memory -> memory.region0#1: ModRef
