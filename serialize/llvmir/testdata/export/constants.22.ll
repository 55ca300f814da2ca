; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@f0 = internal global half 0xH3C00
@f1 = internal global half 0xHB554
@f2 = internal global half 0xH7C00
@f3 = internal global half 0xH7E01
@f4 = internal global bfloat 0xR3FC0
@f5 = internal global bfloat 0xRFF80
@f6 = internal global float 0x400921FB60000000
@f7 = internal global float 0x7FF8000020000000
@f8 = internal global float 0x36A0000000000000
@f9 = internal global float -0.000000e+00
@f10 = internal global float 1.000000e+10
@f11 = internal global double 1.000000e-01
@f12 = internal global double 1.000000e+300
@f13 = internal global double 1.234560e+05
@f14 = internal global x86_fp80 0xK3FFFA000000000000000
@f15 = internal global x86_fp80 0xKC14B924D692CA61BE800
@f16 = internal global fp128 0xL00000000000000003FFF400000000000
@f17 = internal global fp128 0xL00000000000000008000000000000000
@f18 = internal global double 0xFFF0000000000000
@f19 = internal global double 0x7FF8000000000123
@i0 = internal global i1 true
@i1 = internal global i1 false
@i2 = internal global i8 -128
@i3 = internal global i16 -1
@i4 = internal global i64 -9223372036854775808
@i5 = internal global i128 170141183460469231731687303715884105727
@i6 = internal global i128 -170141183460469231731687303715884105728
@i7 = internal global i128 -18446744073709551617
@i8 = internal global i65 9223372036854775808
@i9 = internal global i3 -3
@i10 = internal global i64 42
@i11 = internal global i64 42
@i12 = internal global i64 -42
@i13 = internal global i8 44

define void @in() {
  %1 = alloca float, i8 48, align 4
  store i8 48, ptr %1, align 1
  store i8 56, ptr %1, align 1
  store half 0xH3C00, ptr %1, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@d0 = internal global [3 x i32] [i32 1, i32 2, i32 3]
@d1 = internal global [2 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] c"\03\04"]
@d2 = internal global [4 x i32] zeroinitializer
@d3 = internal global [2 x [3 x i16]] [[3 x i16] [i16 7, i16 7, i16 7], [3 x i16] [i16 7, i16 7, i16 7]]
@d4 = internal global [2 x float] [float 1.000000e+00, float 2.500000e+00]
@d5 = internal global <4 x double> splat (double 1.500000e+00)
@d6 = internal global <4 x i64> <i64 1, i64 -1, i64 0, i64 5>
@d7 = internal global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
@d9 = internal global [2 x i1] [i1 true, i1 false]
@d10 = internal global [3 x i8] c"AB\00"
@d11 = internal global [0 x i32] zeroinitializer
@d12 = internal global [2 x [0 x i32]] zeroinitializer
@d13 = internal global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
@d14 = internal global [2 x { double, double }] [{ double, double } { double 1.000000e+00, double 2.000000e+00 }, { double, double } { double 1.000000e+00, double 2.000000e+00 }]
@d15 = internal global [2 x half] [half 0xH3800, half 0xH3C00]
@d16 = internal global [2 x bfloat] [bfloat 0xR3F00, bfloat 0xRBF80]
@d17 = internal global [2 x [3 x i32]] [[3 x i32] [i32 0, i32 5, i32 0], [3 x i32] [i32 0, i32 0, i32 -6]]
@d18 = internal global [4 x float] [float 0.000000e+00, float 0.000000e+00, float 1.500000e+00, float 0.000000e+00]
@d19 = internal global <4 x i32> <i32 1, i32 0, i32 0, i32 2>
@d20 = internal global [3 x i32] [i32 1, i32 2, i32 -65536]
@d21 = internal global [2 x float] [float 1.000000e+00, float -2.000000e+00]
@d22 = internal global [2 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] c"\03\04"]
@d23 = internal global <1 x i64> splat (i64 -4294967295)
@d24 = internal global [2 x [2 x [1 x i64]]] [[2 x [1 x i64]] [[1 x i64] [i64 1], [1 x i64] [i64 2]], [2 x [1 x i64]] [[1 x i64] [i64 3], [1 x i64] [i64 4]]]

define <4 x i32> @in() {
  %1 = alloca <4 x i32>, align 16
  store { i32, i32 } { i32 1, i32 2 }, ptr %1, align 4
  store <2 x float> zeroinitializer, ptr %1, align 8
  store [4 x i8] c"text", ptr %1, align 1
  store <4 x i32> undef, ptr %1, align 16
  store <4 x i32> poison, ptr %1, align 16
  store <4 x i32> zeroinitializer, ptr %1, align 16
  ret <4 x i32> <i32 1, i32 2, i32 3, i32 4>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: raw data size does not match element type size
;;;;;;;;
error: no known conversion for innermost element type
;;;;;;;;
error: FloatAttr does not match expected type of the constant
;;;;;;;;
error: FloatAttr does not match expected type of the constant
;;;;;;;;
error: expected an array attribute for a struct constant
;;;;;;;;
error: expected an array attribute for a struct constant
;;;;;;;;
error: expected an array attribute for a struct constant
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global { i32, ptr, { i8, float } } { i32 1, ptr null, { i8, float } { i8 2, float 1.000000e+00 } }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global [2 x { i8, float }] [{ i8, float } { i8 2, float 1.000000e+00 }, { i8, float } { i8 3, float 2.000000e+00 }]

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global [2 x ptr] [ptr @f, ptr @f]

declare void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: unsupported constant value
