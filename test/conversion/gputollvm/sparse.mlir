// RUN: mlir-opt %s -gpu-to-llvm | FileCheck %s

// Operations on sparse matrices.

// CHECK:      module attributes {gpu.container_module} {
// CHECK-NEXT:   llvm.func @mv(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg21, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg22, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg23, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg24, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg25, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg16, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %10 = llvm.insertvalue %arg17, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %11 = llvm.insertvalue %arg18, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %12 = llvm.insertvalue %arg19, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %13 = llvm.insertvalue %arg20, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf64>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %arg11, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %18 = llvm.insertvalue %arg12, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %19 = llvm.insertvalue %arg13, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %20 = llvm.insertvalue %arg14, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %21 = llvm.insertvalue %arg15, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf64>
// CHECK-NEXT:     %23 = builtin.unrealized_conversion_cast %22 : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %25 = llvm.insertvalue %arg6, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %26 = llvm.insertvalue %arg7, %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %27 = llvm.insertvalue %arg8, %26[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %28 = llvm.insertvalue %arg9, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %29 = llvm.insertvalue %arg10, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi32>
// CHECK-NEXT:     %31 = builtin.unrealized_conversion_cast %30 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %33 = llvm.insertvalue %arg1, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %34 = llvm.insertvalue %arg2, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %35 = llvm.insertvalue %arg3, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %36 = llvm.insertvalue %arg4, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %37 = llvm.insertvalue %arg5, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xindex>
// CHECK-NEXT:     %39 = builtin.unrealized_conversion_cast %38 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %40 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %41 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %42 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %43 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %44 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %45 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %46 = llvm.call @mgpuCreateCoo(%arg0, %arg0, %arg0, %41, %42, %43, %44, %45, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %47 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %48 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %49 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %50 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %51 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %47, %48, %49, %50, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %52 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %53 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %54 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %55 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %56 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %57 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %58 = llvm.call @mgpuCreateCsr(%arg0, %arg0, %arg0, %52, %53, %54, %55, %56, %57, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %59 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %60 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %61 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %62 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %63 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %64 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %65 = llvm.call @mgpuCreateCsc(%arg0, %arg0, %arg0, %59, %60, %61, %62, %63, %64, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %66 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %67 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %68 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %69 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %70 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %71 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %72 = llvm.call @mgpuCreateBsr(%arg0, %arg0, %arg0, %arg0, %arg0, %66, %67, %68, %69, %70, %71, %40) : (i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %73 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %75 = llvm.call @mgpuCreateDnVec(%arg0, %73, %74, %40) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %76 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %77 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %78 = llvm.call @mgpuCreateDnMat(%arg0, %arg0, %76, %77, %40) : (i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %79 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %80 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %81 = llvm.call @mgpuSpMVBufferSize(%79, %46, %75, %75, %80, %40) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %82 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %83 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %84 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSpMV(%82, %46, %75, %75, %83, %84, %40) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %85 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %86 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %87 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %88 = llvm.call @mgpuSpMMBufferSize(%85, %86, %58, %78, %78, %87, %40) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %89 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %90 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %91 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %92 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSpMM(%89, %90, %58, %78, %78, %91, %92, %40) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %93 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %94 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %95 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %96 = llvm.call @mgpuSDDMMBufferSize(%93, %94, %78, %78, %46, %95, %40) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %97 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %98 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %99 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %100 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSDDMM(%98, %99, %78, %78, %46, %97, %100, %40) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %101 = llvm.call @mgpuSpGEMMCreateDescr(%40) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %102 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %103 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %104 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %105 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %106 = llvm.call @mgpuSpGEMMWorkEstimation(%101, %103, %104, %46, %46, %46, %102, %arg0, %105, %40) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %107 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %108 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %109 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %110 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %111 = llvm.call @mgpuSpGEMMCompute(%101, %108, %109, %46, %46, %46, %107, %106, %110, %40) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %112 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %113 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %114 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     llvm.call @mgpuSpGEMMCopy(%101, %113, %114, %46, %46, %46, %112, %40) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuSpGEMMDestroyDescr(%101, %40) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %115 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %116 = llvm.alloca %115 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %117 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %118 = llvm.getelementptr %116[%117] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %119 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %120 = llvm.getelementptr %116[%119] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %121 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %122 = llvm.getelementptr %116[%121] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuSpMatGetSize(%46, %118, %120, %122, %40) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %123 = llvm.load %118 : !llvm.ptr -> i64
// CHECK-NEXT:     %124 = llvm.load %120 : !llvm.ptr -> i64
// CHECK-NEXT:     %125 = llvm.load %122 : !llvm.ptr -> i64
// CHECK-NEXT:     %126 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %127 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %128 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSetCsrPointers(%46, %126, %127, %128, %40) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroySpMat(%46, %40) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyDnVec(%75, %40) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyDnMat(%78, %40) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%40) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%40) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCoo(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsc(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateBsr(i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateDnMat(i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuSpMVBufferSize(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpMMBufferSize(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpMM(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSDDMMBufferSize(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSDDMM(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCreateDescr(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuSpGEMMWorkEstimation(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCompute(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCopy(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpGEMMDestroyDescr(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSetCsrPointers(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT: }

module attributes {gpu.container_module} {
  func.func @mv(%n: index, %p: memref<?xindex>, %q: memref<?xi32>, %v: memref<?xf64>, %x: memref<?xf64>, %buf: memref<?xi8>) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.create_coo async [%t0] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %a2, %t2 = gpu.create_coo_aos async [%t1] %n, %n, %n, %p, %v : memref<?xindex>, memref<?xf64>
    %a3, %t3 = gpu.create_csr async [%t2] %n, %n, %n, %p, %q, %v : memref<?xindex>, memref<?xi32>, memref<?xf64>
    %a4, %t4 = gpu.create_csc async [%t3] %n, %n, %n, %q, %p, %v : memref<?xi32>, memref<?xindex>, memref<?xf64>
    %a5, %t5 = gpu.create_bsr async [%t4] %n, %n, %n, %n, %n, %p, %q, %v : memref<?xindex>, memref<?xi32>, memref<?xf64>
    %d, %t6 = gpu.create_dn_tensor async [%t5] %x, %n : index into memref<?xf64>
    %m, %t7 = gpu.create_dn_tensor async [%t6] %x, %n, %n : index, index into memref<?xf64>
    %s, %t8 = gpu.spmv_buffer_size async [%t7] %a, %d, %d into f64
    %t9 = gpu.spmv async [%t8] %a{TRANSPOSE}, %d, %d, %buf : memref<?xi8> into f64
    %s2, %t10 = gpu.spmm_buffer_size async [%t9] %a3, %m{CONJUGATE_TRANSPOSE}, %m : index into f32
    %t11 = gpu.spmm async [%t10] %a3, %m, %m, %buf : memref<?xi8> into f64
    %s3, %t12 = gpu.sddmm_buffer_size async [%t11] %m, %m, %a into f64
    %t13 = gpu.sddmm async [%t12] %m, %m, %a, %buf : memref<?xi8> into f64
    %e, %t14 = gpu.spgemm_create_descr async [%t13]
    %s4, %t15 = gpu.spgemm_work_estimation_or_compute async [%t14] {WORK_ESTIMATION} %a, %a, %a, %e, %n, %buf : f32 into memref<?xi8>
    %s5, %t16 = gpu.spgemm_work_estimation_or_compute async [%t15] {COMPUTE} %a, %a, %a, %e, %s4, %buf : f32 into memref<?xi8>
    %t17 = gpu.spgemm_copy async [%t16] %a, %a, %a, %e : f32
    %t18 = gpu.spgemm_destroy_descr async [%t17] %e
    %r, %c, %nz, %t19 = gpu.spmat_get_size async [%t18] %a
    %t20 = gpu.set_csr_pointers async [%t19] %a, %p, %q, %v : memref<?xindex>, memref<?xi32>, memref<?xf64>
    %t21 = gpu.destroy_sp_mat async [%t20] %a
    %t22 = gpu.destroy_dn_tensor async [%t21] %d
    %t23 = gpu.destroy_dn_tensor async [%t22] %m
    gpu.wait [%t23]
    return
  }
}
