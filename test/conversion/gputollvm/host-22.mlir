// RUN: mlir-opt --mlir-version=22 %s -gpu-to-llvm | FileCheck %s
// RUN: mlir-opt --mlir-version=20 %s -gpu-to-llvm | FileCheck %s

// The same since MLIR 20.

// CHECK:      module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.binary @kernels  [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "BLOB">]
// CHECK-NEXT:   llvm.func @sync(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %9 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %10 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %11 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %12 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %13 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %14 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     gpu.launch_func  @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64 args(%arg0 : i64, %8 : !llvm.ptr, %9 : !llvm.ptr, %10 : i64, %11 : i64, %12 : i64, %13 : i64, %14 : i64, %arg8 : f32)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @async(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32, %arg9: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %8 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %11 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %12 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %13 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %14 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %15 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     gpu.launch_func <%8 : !llvm.ptr> @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64 dynamic_shared_memory_size %arg9 args(%arg0 : i64, %9 : !llvm.ptr, %10 : !llvm.ptr, %11 : i64, %12 : i64, %13 : i64, %14 : i64, %15 : i64, %arg8 : f32)
// CHECK-NEXT:     %16 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %17 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %18 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %19 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %20 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %21 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %22 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     gpu.launch_func <%8 : !llvm.ptr> @kernels::@k clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64 args(%arg0 : i64, %16 : !llvm.ptr, %17 : !llvm.ptr, %18 : i64, %19 : i64, %20 : i64, %21 : i64, %22 : i64, %arg8 : f32)
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memory(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr, %arg3: f16, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %7 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @mgpuMemHostRegisterMemRef(%6, %7, %5) : (i64, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %8 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %9 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT:     %11 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %12 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @mgpuMemHostUnregisterMemRef(%11, %12, %10) : (i64, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %16 = llvm.mul %arg0, %14 : i64
// CHECK-NEXT:     %17 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %18 = llvm.getelementptr %17[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
// CHECK-NEXT:     %20 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %22 = llvm.call @mgpuMemAlloc(%19, %13, %21) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %23 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %24 = llvm.insertvalue %22, %23[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %25 = llvm.insertvalue %22, %24[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %28 = llvm.insertvalue %14, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %29 = llvm.insertvalue %arg0, %28[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %30 = llvm.insertvalue %arg0, %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %31 = llvm.insertvalue %15, %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %32 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:     %33 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %34 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %35 = llvm.mlir.constant(56 : index) : i64
// CHECK-NEXT:     %36 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %37 = llvm.getelementptr %36[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %38 = llvm.ptrtoint %37 : !llvm.ptr to i64
// CHECK-NEXT:     %39 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %40 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %41 = llvm.call @mgpuMemAlloc(%38, %13, %40) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %42 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %43 = llvm.insertvalue %41, %42[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %44 = llvm.insertvalue %41, %43[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %45 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %46 = llvm.insertvalue %45, %44[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %47 = llvm.insertvalue %32, %46[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %48 = llvm.insertvalue %33, %47[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %49 = llvm.insertvalue %33, %48[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %50 = llvm.insertvalue %34, %49[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %51 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %52 = llvm.mul %arg0, %arg0 : i64
// CHECK-NEXT:     %53 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %54 = llvm.getelementptr %53[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     %55 = llvm.ptrtoint %54 : !llvm.ptr to i64
// CHECK-NEXT:     %56 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %57 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %58 = llvm.call @mgpuMemAlloc(%55, %13, %57) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %59 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %61 = llvm.insertvalue %58, %60[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %62 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %63 = llvm.insertvalue %62, %61[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %64 = llvm.insertvalue %arg0, %63[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %65 = llvm.insertvalue %arg0, %64[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %66 = llvm.insertvalue %arg0, %65[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %67 = llvm.insertvalue %51, %66[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %68 = llvm.extractvalue %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %69 = llvm.extractvalue %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %70 = llvm.mul %68, %69 : i64
// CHECK-NEXT:     %71 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %72 = llvm.getelementptr %71[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:     %73 = llvm.ptrtoint %72 : !llvm.ptr to i64
// CHECK-NEXT:     %74 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %75 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%75, %74, %73, %13) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %76 = llvm.extractvalue %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %77 = llvm.extractvalue %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %78 = llvm.mul %76, %77 : i64
// CHECK-NEXT:     %79 = llvm.bitcast %arg3 : f16 to i16
// CHECK-NEXT:     %80 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemset16(%80, %79, %78, %13) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %81 = llvm.mlir.constant(56 : index) : i64
// CHECK-NEXT:     %82 = llvm.bitcast %arg4 : i32 to i32
// CHECK-NEXT:     %83 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemset32(%83, %82, %81, %13) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %84 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemFree(%84, %13) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %85 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%85, %13) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %86 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%86, %85) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%85) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %87 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%87, %86) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %88 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%88, %87) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%87) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%88) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%88) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuSetDefaultDevice(%arg4) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @events(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%0, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @regions(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %token, %bodyResults:2 = async.execute -> (!async.value<!llvm.ptr>, !async.value<i64>) {
// CHECK-NEXT:       %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       %10 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %12 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %13 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %14 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %15 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %16 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       gpu.launch_func <%9 : !llvm.ptr> @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64 args(%arg0 : i64, %10 : !llvm.ptr, %11 : !llvm.ptr, %12 : i64, %13 : i64, %14 : i64, %15 : i64, %16 : i64, %arg8 : f32)
// CHECK-NEXT:       %17 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuEventRecord(%17, %9) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
// CHECK-NEXT:       async.yield %17, %arg0 : !llvm.ptr, i64
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_0 = async.execute [%token] (%bodyResults#0 as %arg14: !async.value<!llvm.ptr>, %bodyResults#1 as %arg15: !async.value<i64>) {
// CHECK-NEXT:       %9 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuStreamWaitEvent(%9, %arg14) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuEventDestroy(%arg14) : (!llvm.ptr) -> ()
// CHECK-NEXT:       %10 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %12 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %13 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %14 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %15 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %16 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       gpu.launch_func <%9 : !llvm.ptr> @kernels::@k blocks in (%arg15, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64 args(%arg0 : i64, %10 : !llvm.ptr, %11 : !llvm.ptr, %12 : i64, %13 : i64, %14 : i64, %15 : i64, %16 : i64, %arg8 : f32)
// CHECK-NEXT:       llvm.call @mgpuStreamSynchronize(%9) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuStreamDestroy(%9) : (!llvm.ptr) -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = async.await %bodyResults#1 : !async.value<i64>
// CHECK-NEXT:     async.await %token_0 : !async.token
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
// CHECK-NEXT:   llvm.func @mgpuMemHostUnregisterMemRef(i64, !llvm.ptr, i64)
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSetDefaultDevice(i32)
// CHECK-NEXT: }

module attributes {gpu.container_module} {
  gpu.binary @kernels [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "BLOB">]
  func.func @sync(%n: index, %m: memref<4x?xf32>, %f: f32) {
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %m : memref<4x?xf32>, %f : f32)
    return
  }
  func.func @async(%n: index, %m: memref<4x?xf32>, %f: f32, %s: i32) {
    %t = gpu.launch_func async @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%n : index, %m : memref<4x?xf32>, %f : f32)
    %u = gpu.launch_func async [%t] @kernels::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %m : memref<4x?xf32>, %f : f32)
    gpu.wait [%u]
    return
  }
  func.func @memory(%n: index, %u: memref<*xf32>, %v: f16, %w: i32) {
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    %t = gpu.wait async
    %s = gpu.alloc host_shared () : memref<8xf32>
    %a, %t1 = gpu.alloc async [%t] (%n) : memref<4x?xf16>
    %b, %t2 = gpu.alloc async [%t1] () : memref<7x8xi32>
    %c, %t3 = gpu.alloc async [%t2] (%n, %n) : memref<?x?xf16>
    %t4 = gpu.memcpy async [%t3] %c, %a : memref<?x?xf16>, memref<4x?xf16>
    %t5 = gpu.memset async [%t4] %a, %v : memref<4x?xf16>, f16
    %t6 = gpu.memset async [%t5] %b, %w : memref<7x8xi32>, i32
    %t7 = gpu.dealloc async [%t6] %a : memref<4x?xf16>
    %x = gpu.wait async [%t7]
    %y = gpu.wait async [%x]
    gpu.wait [%y]
    gpu.set_default_device %w
    return
  }
  func.func @events(%e: !gpu.async.token) -> !gpu.async.token {
    %t = gpu.wait async [%e]
    return %t : !gpu.async.token
  }
  func.func @regions(%n: index, %m: memref<4x?xf32>, %f: f32, %k: memref<8xf32>) {
    %a0, %v:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<index>) {
      %t = gpu.wait async
      %u = gpu.launch_func async [%t] @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %m : memref<4x?xf32>, %f : f32)
      async.yield %u, %n : !gpu.async.token, index
    }
    %a1 = async.execute [%a0] (%v#0 as %x: !async.value<!gpu.async.token>, %v#1 as %i: !async.value<index>) {
      %t = gpu.wait async [%x]
      %t1 = gpu.launch_func async [%t] @kernels::@k blocks in (%i, %n, %n) threads in (%n, %n, %n) args(%n : index, %m : memref<4x?xf32>, %f : f32)
      gpu.wait [%t1]
      async.yield
    }
    %r = async.await %v#1 : !async.value<index>
    async.await %a1 : !async.token
    %z = memref.load %k[%r] : memref<8xf32>
    return
  }
}
