// RUN: mlir-opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo -split-input-file | FileCheck %s

module {
  llvm.func @known() {
    llvm.return loc(#r)
  } loc(#f)
  llvm.func @declared() loc(#f2)
  llvm.func @unknown() {
    llvm.return loc(unknown)
  } loc(unknown)
  llvm.func @named() {
    llvm.return loc(#n)
  } loc(#n)
  llvm.func @bare_name() {
    llvm.return loc(#bare)
  } loc(#bare)
  llvm.func @fused() {
    llvm.return loc(#fu)
  } loc(#fu)
  llvm.func @called() {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#c2)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#r)
    llvm.return loc(#c)
  } loc(#c)
  llvm.func @root() {
    llvm.return loc(#root)
  } loc(#root)
} loc(#m)
#m = loc("dir/sub/m.mlir":1:2)
#f = loc("dir/f.mlir":3:4)
#f2 = loc("/f2.mlir":5:6)
#r = loc("other.mlir":7:8)
#n = loc("name"(#f))
#bare = loc("bare")
#fu = loc(fused[#r, #f])
#c = loc(callsite(#f at #r))
#c2 = loc(callsite(#c at #f2))
#root = loc("/a//b.mlir":9:1)

// CHECK:      module {
// CHECK-NEXT:   llvm.func @known() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc12)
// CHECK-NEXT:   llvm.func @declared() loc(#loc10)
// CHECK-NEXT:   llvm.func @unknown() {
// CHECK-NEXT:     llvm.return loc(#loc4)
// CHECK-NEXT:   } loc(#loc13)
// CHECK-NEXT:   llvm.func @named() {
// CHECK-NEXT:     llvm.return loc(#loc7)
// CHECK-NEXT:   } loc(#loc14)
// CHECK-NEXT:   llvm.func @bare_name() {
// CHECK-NEXT:     llvm.return loc(#loc5)
// CHECK-NEXT:   } loc(#loc15)
// CHECK-NEXT:   llvm.func @fused() {
// CHECK-NEXT:     llvm.return loc(#loc8)
// CHECK-NEXT:   } loc(#loc16)
// CHECK-NEXT:   llvm.func @called() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc11)
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
// CHECK-NEXT:     llvm.return loc(#loc9)
// CHECK-NEXT:   } loc(#loc17)
// CHECK-NEXT:   llvm.func @root() {
// CHECK-NEXT:     llvm.return loc(#loc6)
// CHECK-NEXT:   } loc(#loc18)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"m.mlir" in "dir/sub">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.mlir" in "dir">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"f2.mlir" in "/">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"b.mlir" in "/a">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("dir/sub/m.mlir":1:2)
// CHECK-NEXT: #loc1 = loc("dir/f.mlir":3:4)
// CHECK-NEXT: #loc2 = loc("other.mlir":7:8)
// CHECK-NEXT: #loc3 = loc("/f2.mlir":5:6)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: #loc5 = loc("bare")
// CHECK-NEXT: #loc6 = loc("/a//b.mlir":9:1)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file2, name = "declared", linkageName = "declared", file = #di_file2, line = 5, scopeLine = 6, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc7 = loc("name"(#loc1))
// CHECK-NEXT: #loc8 = loc(fused[#loc2, #loc1])
// CHECK-NEXT: #loc9 = loc(callsite(#loc1 at #loc2))
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "known", linkageName = "known", file = #di_file1, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "unknown", linkageName = "unknown", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "named", linkageName = "named", file = #di_file1, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram4 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "bare_name", linkageName = "bare_name", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram5 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "fused", linkageName = "fused", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram6 = #llvm.di_subprogram<id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "called", linkageName = "called", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram7 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #di_compile_unit, scope = #di_file3, name = "root", linkageName = "root", file = #di_file3, line = 9, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc10 = loc(fused<#di_subprogram>[#loc3])
// CHECK-NEXT: #loc11 = loc(callsite(#loc9 at #loc3))
// CHECK-NEXT: #loc12 = loc(fused<#di_subprogram1>[#loc1])
// CHECK-NEXT: #loc13 = loc(fused<#di_subprogram2>[#loc4])
// CHECK-NEXT: #loc14 = loc(fused<#di_subprogram3>[#loc7])
// CHECK-NEXT: #loc15 = loc(fused<#di_subprogram4>[#loc5])
// CHECK-NEXT: #loc16 = loc(fused<#di_subprogram5>[#loc8])
// CHECK-NEXT: #loc17 = loc(fused<#di_subprogram6>[#loc9])
// CHECK-NEXT: #loc18 = loc(fused<#di_subprogram7>[#loc6])

// -----

module {
  llvm.func @known() {
    llvm.return loc(#r)
  } loc(#f)
  llvm.func @declared() loc(#f2)
  llvm.func @unknown() {
    llvm.return loc(unknown)
  } loc(unknown)
  llvm.func @named() {
    llvm.return loc(#n)
  } loc(#n)
  llvm.func @bare_name() {
    llvm.return loc(#bare)
  } loc(#bare)
  llvm.func @fused() {
    llvm.return loc(#fu)
  } loc(#fu)
  llvm.func @called() {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#c2)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#r)
    llvm.return loc(#c)
  } loc(#c)
  llvm.func @root() {
    llvm.return loc(#root)
  } loc(#root)
} loc(#m)
#m = loc(unknown)
#f = loc("dir/f.mlir":3:4)
#f2 = loc("/f2.mlir":5:6)
#r = loc("dir/f.mlir":30:8)
#n = loc("name"(#f))
#bare = loc("bare")
#fu = loc(fused[#r, #f])
#c = loc(callsite(#f at #r))
#c2 = loc(callsite(#c at #f2))
#root = loc("/a//b.mlir":9:1)

// CHECK:      module {
// CHECK-NEXT:   llvm.func @known() {
// CHECK-NEXT:     llvm.return loc(#loc2)
// CHECK-NEXT:   } loc(#loc11)
// CHECK-NEXT:   llvm.func @declared() loc(#loc9)
// CHECK-NEXT:   llvm.func @unknown() {
// CHECK-NEXT:     llvm.return loc(#loc)
// CHECK-NEXT:   } loc(#loc12)
// CHECK-NEXT:   llvm.func @named() {
// CHECK-NEXT:     llvm.return loc(#loc6)
// CHECK-NEXT:   } loc(#loc13)
// CHECK-NEXT:   llvm.func @bare_name() {
// CHECK-NEXT:     llvm.return loc(#loc4)
// CHECK-NEXT:   } loc(#loc14)
// CHECK-NEXT:   llvm.func @fused() {
// CHECK-NEXT:     llvm.return loc(#loc7)
// CHECK-NEXT:   } loc(#loc15)
// CHECK-NEXT:   llvm.func @called() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc10)
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
// CHECK-NEXT:     llvm.return loc(#loc8)
// CHECK-NEXT:   } loc(#loc16)
// CHECK-NEXT:   llvm.func @root() {
// CHECK-NEXT:     llvm.return loc(#loc5)
// CHECK-NEXT:   } loc(#loc17)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"<unknown>" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"f.mlir" in "dir">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"f2.mlir" in "/">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"b.mlir" in "/a">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc("dir/f.mlir":3:4)
// CHECK-NEXT: #loc2 = loc("dir/f.mlir":30:8)
// CHECK-NEXT: #loc3 = loc("/f2.mlir":5:6)
// CHECK-NEXT: #loc4 = loc("bare")
// CHECK-NEXT: #loc5 = loc("/a//b.mlir":9:1)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file2, name = "declared", linkageName = "declared", file = #di_file2, line = 5, scopeLine = 6, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc6 = loc("name"(#loc1))
// CHECK-NEXT: #loc7 = loc(fused[#loc2, #loc1])
// CHECK-NEXT: #loc8 = loc(callsite(#loc1 at #loc2))
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "known", linkageName = "known", file = #di_file1, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "unknown", linkageName = "unknown", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "named", linkageName = "named", file = #di_file1, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram4 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "bare_name", linkageName = "bare_name", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram5 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "fused", linkageName = "fused", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram6 = #llvm.di_subprogram<id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "called", linkageName = "called", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram7 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #di_compile_unit, scope = #di_file3, name = "root", linkageName = "root", file = #di_file3, line = 9, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #loc9 = loc(fused<#di_subprogram>[#loc3])
// CHECK-NEXT: #loc10 = loc(callsite(#loc8 at #loc3))
// CHECK-NEXT: #loc11 = loc(fused<#di_subprogram1>[#loc1])
// CHECK-NEXT: #loc12 = loc(fused<#di_subprogram2>[#loc])
// CHECK-NEXT: #loc13 = loc(fused<#di_subprogram3>[#loc6])
// CHECK-NEXT: #loc14 = loc(fused<#di_subprogram4>[#loc4])
// CHECK-NEXT: #loc15 = loc(fused<#di_subprogram5>[#loc7])
// CHECK-NEXT: #loc16 = loc(fused<#di_subprogram6>[#loc8])
// CHECK-NEXT: #loc17 = loc(fused<#di_subprogram7>[#loc5])
