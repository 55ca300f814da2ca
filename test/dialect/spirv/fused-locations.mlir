// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=CANON
// RUN: mlir-opt %s --spirv-canonicalize-gl --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=GL

// What a pattern matched shows in the location of what it makes.
// CANON-LABEL: @inverse
// CANON: spirv.INotEqual {{.*}} loc(fused["{{.*}}":9:8, "{{.*}}":8:8])
func.func @inverse(%a: i32, %b: i32) -> i1 {
  %0 = spirv.IEqual %a, %b : i32
  %1 = spirv.LogicalNot %0 : i1
  return %1 : i1
}

// GL-LABEL: @lower_first
// GL: spirv.GL.FClamp {{.*}} loc(fused["{{.*}}":19:8, "{{.*}}":16:8, "{{.*}}":17:8, "{{.*}}":18:8])
func.func @lower_first(%x: f32, %lo: f32, %hi: f32) -> f32 {
  %0 = spirv.FOrdLessThan %lo, %x : f32
  %1 = spirv.Select %0, %x, %lo : i1, f32
  %2 = spirv.FOrdLessThan %1, %hi : f32
  %3 = spirv.Select %2, %1, %hi : i1, f32
  return %3 : f32
}

// GL-LABEL: @upper_first
// GL: spirv.GL.SClamp {{.*}} loc(fused["{{.*}}":29:8, "{{.*}}":28:8, "{{.*}}":26:8, "{{.*}}":27:8])
func.func @upper_first(%x: i32, %lo: i32, %hi: i32) -> i32 {
  %0 = spirv.SLessThan %x, %lo : i32
  %1 = spirv.Select %0, %lo, %x : i1, i32
  %2 = spirv.SLessThan %hi, %x : i32
  %3 = spirv.Select %2, %hi, %1 : i1, i32
  return %3 : i32
}
