llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.func @f0(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.trunc %0 : i32 to i8
  llvm.store %1, %p : i8, !llvm.ptr
  %2 = llvm.trunc %0 : i32 to i1
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.zext %0 : i32 to i64
  llvm.store %3, %p : i64, !llvm.ptr
  %4 = llvm.zext %0 : i32 to i128
  llvm.store %4, %p : i128, !llvm.ptr
  %5 = llvm.sext %0 : i32 to i64
  llvm.store %5, %p : i64, !llvm.ptr
  %6 = llvm.sext %0 : i32 to i128
  llvm.store %6, %p : i128, !llvm.ptr
  %7 = llvm.sitofp %0 : i32 to f32
  llvm.store %7, %p : f32, !llvm.ptr
  %8 = llvm.sitofp %0 : i32 to f64
  llvm.store %8, %p : f64, !llvm.ptr
  %9 = llvm.sitofp %0 : i32 to f16
  llvm.store %9, %p : f16, !llvm.ptr
  %10 = llvm.sitofp %0 : i32 to bf16
  llvm.store %10, %p : bf16, !llvm.ptr
  %11 = llvm.sitofp %0 : i32 to f80
  llvm.store %11, %p : f80, !llvm.ptr
  %12 = llvm.sitofp %0 : i32 to f128
  llvm.store %12, %p : f128, !llvm.ptr
  %13 = llvm.uitofp %0 : i32 to f32
  llvm.store %13, %p : f32, !llvm.ptr
  %14 = llvm.uitofp %0 : i32 to f64
  llvm.store %14, %p : f64, !llvm.ptr
  %15 = llvm.uitofp %0 : i32 to f16
  llvm.store %15, %p : f16, !llvm.ptr
  %16 = llvm.uitofp %0 : i32 to bf16
  llvm.store %16, %p : bf16, !llvm.ptr
  %17 = llvm.uitofp %0 : i32 to f80
  llvm.store %17, %p : f80, !llvm.ptr
  %18 = llvm.uitofp %0 : i32 to f128
  llvm.store %18, %p : f128, !llvm.ptr
  %19 = llvm.bitcast %0 : i32 to f32
  llvm.store %19, %p : f32, !llvm.ptr
  %20 = llvm.bitcast %0 : i32 to vector<2xi16>
  llvm.store %20, %p : vector<2xi16>, !llvm.ptr
  %21 = llvm.bitcast %0 : i32 to vector<1xi32>
  llvm.store %21, %p : vector<1xi32>, !llvm.ptr
  %22 = llvm.bitcast %0 : i32 to i32
  llvm.store %22, %p : i32, !llvm.ptr
  %23 = llvm.bitcast %0 : i32 to vector<2xf16>
  llvm.store %23, %p : vector<2xf16>, !llvm.ptr
  %24 = llvm.inttoptr %0 : i32 to !llvm.ptr
  llvm.store %24, %p : !llvm.ptr, !llvm.ptr
  %25 = llvm.mlir.constant(-5 : i32) : i32
  %26 = llvm.trunc %25 : i32 to i8
  llvm.store %26, %p : i8, !llvm.ptr
  %27 = llvm.trunc %25 : i32 to i1
  llvm.store %27, %p : i1, !llvm.ptr
  %28 = llvm.zext %25 : i32 to i64
  llvm.store %28, %p : i64, !llvm.ptr
  %29 = llvm.zext %25 : i32 to i128
  llvm.store %29, %p : i128, !llvm.ptr
  %30 = llvm.sext %25 : i32 to i64
  llvm.store %30, %p : i64, !llvm.ptr
  %31 = llvm.sext %25 : i32 to i128
  llvm.store %31, %p : i128, !llvm.ptr
  %32 = llvm.sitofp %25 : i32 to f32
  llvm.store %32, %p : f32, !llvm.ptr
  %33 = llvm.sitofp %25 : i32 to f64
  llvm.store %33, %p : f64, !llvm.ptr
  %34 = llvm.sitofp %25 : i32 to f16
  llvm.store %34, %p : f16, !llvm.ptr
  %35 = llvm.sitofp %25 : i32 to bf16
  llvm.store %35, %p : bf16, !llvm.ptr
  %36 = llvm.sitofp %25 : i32 to f80
  llvm.store %36, %p : f80, !llvm.ptr
  %37 = llvm.sitofp %25 : i32 to f128
  llvm.store %37, %p : f128, !llvm.ptr
  %38 = llvm.uitofp %25 : i32 to f32
  llvm.store %38, %p : f32, !llvm.ptr
  %39 = llvm.uitofp %25 : i32 to f64
  llvm.store %39, %p : f64, !llvm.ptr
  %40 = llvm.uitofp %25 : i32 to f16
  llvm.store %40, %p : f16, !llvm.ptr
  %41 = llvm.uitofp %25 : i32 to bf16
  llvm.store %41, %p : bf16, !llvm.ptr
  %42 = llvm.uitofp %25 : i32 to f80
  llvm.store %42, %p : f80, !llvm.ptr
  %43 = llvm.uitofp %25 : i32 to f128
  llvm.store %43, %p : f128, !llvm.ptr
  %44 = llvm.bitcast %25 : i32 to f32
  llvm.store %44, %p : f32, !llvm.ptr
  %45 = llvm.bitcast %25 : i32 to vector<2xi16>
  llvm.store %45, %p : vector<2xi16>, !llvm.ptr
  %46 = llvm.bitcast %25 : i32 to vector<1xi32>
  llvm.store %46, %p : vector<1xi32>, !llvm.ptr
  %47 = llvm.bitcast %25 : i32 to i32
  llvm.store %47, %p : i32, !llvm.ptr
  %48 = llvm.bitcast %25 : i32 to vector<2xf16>
  llvm.store %48, %p : vector<2xf16>, !llvm.ptr
  %49 = llvm.inttoptr %25 : i32 to !llvm.ptr
  llvm.store %49, %p : !llvm.ptr, !llvm.ptr
  %50 = llvm.mlir.undef : i32
  %51 = llvm.trunc %50 : i32 to i8
  llvm.store %51, %p : i8, !llvm.ptr
  %52 = llvm.trunc %50 : i32 to i1
  llvm.store %52, %p : i1, !llvm.ptr
  %53 = llvm.zext %50 : i32 to i64
  llvm.store %53, %p : i64, !llvm.ptr
  %54 = llvm.zext %50 : i32 to i128
  llvm.store %54, %p : i128, !llvm.ptr
  %55 = llvm.sext %50 : i32 to i64
  llvm.store %55, %p : i64, !llvm.ptr
  %56 = llvm.sext %50 : i32 to i128
  llvm.store %56, %p : i128, !llvm.ptr
  %57 = llvm.sitofp %50 : i32 to f32
  llvm.store %57, %p : f32, !llvm.ptr
  %58 = llvm.sitofp %50 : i32 to f64
  llvm.store %58, %p : f64, !llvm.ptr
  %59 = llvm.sitofp %50 : i32 to f16
  llvm.store %59, %p : f16, !llvm.ptr
  %60 = llvm.sitofp %50 : i32 to bf16
  llvm.store %60, %p : bf16, !llvm.ptr
  %61 = llvm.sitofp %50 : i32 to f80
  llvm.store %61, %p : f80, !llvm.ptr
  %62 = llvm.sitofp %50 : i32 to f128
  llvm.store %62, %p : f128, !llvm.ptr
  %63 = llvm.uitofp %50 : i32 to f32
  llvm.store %63, %p : f32, !llvm.ptr
  %64 = llvm.uitofp %50 : i32 to f64
  llvm.store %64, %p : f64, !llvm.ptr
  %65 = llvm.uitofp %50 : i32 to f16
  llvm.store %65, %p : f16, !llvm.ptr
  %66 = llvm.uitofp %50 : i32 to bf16
  llvm.store %66, %p : bf16, !llvm.ptr
  %67 = llvm.uitofp %50 : i32 to f80
  llvm.store %67, %p : f80, !llvm.ptr
  %68 = llvm.uitofp %50 : i32 to f128
  llvm.store %68, %p : f128, !llvm.ptr
  %69 = llvm.bitcast %50 : i32 to f32
  llvm.store %69, %p : f32, !llvm.ptr
  %70 = llvm.bitcast %50 : i32 to vector<2xi16>
  llvm.store %70, %p : vector<2xi16>, !llvm.ptr
  %71 = llvm.bitcast %50 : i32 to vector<1xi32>
  llvm.store %71, %p : vector<1xi32>, !llvm.ptr
  %72 = llvm.bitcast %50 : i32 to i32
  llvm.store %72, %p : i32, !llvm.ptr
  %73 = llvm.bitcast %50 : i32 to vector<2xf16>
  llvm.store %73, %p : vector<2xf16>, !llvm.ptr
  %74 = llvm.inttoptr %50 : i32 to !llvm.ptr
  llvm.store %74, %p : !llvm.ptr, !llvm.ptr
  %75 = llvm.mlir.poison : i32
  %76 = llvm.trunc %75 : i32 to i8
  llvm.store %76, %p : i8, !llvm.ptr
  %77 = llvm.trunc %75 : i32 to i1
  llvm.store %77, %p : i1, !llvm.ptr
  %78 = llvm.zext %75 : i32 to i64
  llvm.store %78, %p : i64, !llvm.ptr
  %79 = llvm.zext %75 : i32 to i128
  llvm.store %79, %p : i128, !llvm.ptr
  %80 = llvm.sext %75 : i32 to i64
  llvm.store %80, %p : i64, !llvm.ptr
  %81 = llvm.sext %75 : i32 to i128
  llvm.store %81, %p : i128, !llvm.ptr
  %82 = llvm.sitofp %75 : i32 to f32
  llvm.store %82, %p : f32, !llvm.ptr
  %83 = llvm.sitofp %75 : i32 to f64
  llvm.store %83, %p : f64, !llvm.ptr
  %84 = llvm.sitofp %75 : i32 to f16
  llvm.store %84, %p : f16, !llvm.ptr
  %85 = llvm.sitofp %75 : i32 to bf16
  llvm.store %85, %p : bf16, !llvm.ptr
  %86 = llvm.sitofp %75 : i32 to f80
  llvm.store %86, %p : f80, !llvm.ptr
  %87 = llvm.sitofp %75 : i32 to f128
  llvm.store %87, %p : f128, !llvm.ptr
  %88 = llvm.uitofp %75 : i32 to f32
  llvm.store %88, %p : f32, !llvm.ptr
  %89 = llvm.uitofp %75 : i32 to f64
  llvm.store %89, %p : f64, !llvm.ptr
  %90 = llvm.uitofp %75 : i32 to f16
  llvm.store %90, %p : f16, !llvm.ptr
  %91 = llvm.uitofp %75 : i32 to bf16
  llvm.store %91, %p : bf16, !llvm.ptr
  %92 = llvm.uitofp %75 : i32 to f80
  llvm.store %92, %p : f80, !llvm.ptr
  %93 = llvm.uitofp %75 : i32 to f128
  llvm.store %93, %p : f128, !llvm.ptr
  %94 = llvm.bitcast %75 : i32 to f32
  llvm.store %94, %p : f32, !llvm.ptr
  %95 = llvm.bitcast %75 : i32 to vector<2xi16>
  llvm.store %95, %p : vector<2xi16>, !llvm.ptr
  %96 = llvm.bitcast %75 : i32 to vector<1xi32>
  llvm.store %96, %p : vector<1xi32>, !llvm.ptr
  %97 = llvm.bitcast %75 : i32 to i32
  llvm.store %97, %p : i32, !llvm.ptr
  %98 = llvm.bitcast %75 : i32 to vector<2xf16>
  llvm.store %98, %p : vector<2xf16>, !llvm.ptr
  %99 = llvm.inttoptr %75 : i32 to !llvm.ptr
  llvm.store %99, %p : !llvm.ptr, !llvm.ptr
  %100 = llvm.mlir.constant(0 : i32) : i32
  %101 = llvm.trunc %100 : i32 to i8
  llvm.store %101, %p : i8, !llvm.ptr
  %102 = llvm.trunc %100 : i32 to i1
  llvm.store %102, %p : i1, !llvm.ptr
  %103 = llvm.zext %100 : i32 to i64
  llvm.store %103, %p : i64, !llvm.ptr
  %104 = llvm.zext %100 : i32 to i128
  llvm.store %104, %p : i128, !llvm.ptr
  %105 = llvm.sext %100 : i32 to i64
  llvm.store %105, %p : i64, !llvm.ptr
  %106 = llvm.sext %100 : i32 to i128
  llvm.store %106, %p : i128, !llvm.ptr
  %107 = llvm.sitofp %100 : i32 to f32
  llvm.store %107, %p : f32, !llvm.ptr
  %108 = llvm.sitofp %100 : i32 to f64
  llvm.store %108, %p : f64, !llvm.ptr
  %109 = llvm.sitofp %100 : i32 to f16
  llvm.store %109, %p : f16, !llvm.ptr
  %110 = llvm.sitofp %100 : i32 to bf16
  llvm.store %110, %p : bf16, !llvm.ptr
  %111 = llvm.sitofp %100 : i32 to f80
  llvm.store %111, %p : f80, !llvm.ptr
  %112 = llvm.sitofp %100 : i32 to f128
  llvm.store %112, %p : f128, !llvm.ptr
  %113 = llvm.uitofp %100 : i32 to f32
  llvm.store %113, %p : f32, !llvm.ptr
  %114 = llvm.uitofp %100 : i32 to f64
  llvm.store %114, %p : f64, !llvm.ptr
  %115 = llvm.uitofp %100 : i32 to f16
  llvm.store %115, %p : f16, !llvm.ptr
  %116 = llvm.uitofp %100 : i32 to bf16
  llvm.store %116, %p : bf16, !llvm.ptr
  %117 = llvm.uitofp %100 : i32 to f80
  llvm.store %117, %p : f80, !llvm.ptr
  %118 = llvm.uitofp %100 : i32 to f128
  llvm.store %118, %p : f128, !llvm.ptr
  %119 = llvm.bitcast %100 : i32 to f32
  llvm.store %119, %p : f32, !llvm.ptr
  %120 = llvm.bitcast %100 : i32 to vector<2xi16>
  llvm.store %120, %p : vector<2xi16>, !llvm.ptr
  %121 = llvm.bitcast %100 : i32 to vector<1xi32>
  llvm.store %121, %p : vector<1xi32>, !llvm.ptr
  %122 = llvm.bitcast %100 : i32 to i32
  llvm.store %122, %p : i32, !llvm.ptr
  %123 = llvm.bitcast %100 : i32 to vector<2xf16>
  llvm.store %123, %p : vector<2xf16>, !llvm.ptr
  %124 = llvm.inttoptr %100 : i32 to !llvm.ptr
  llvm.store %124, %p : !llvm.ptr, !llvm.ptr
  %125 = llvm.mlir.constant(-1 : i32) : i32
  %126 = llvm.trunc %125 : i32 to i8
  llvm.store %126, %p : i8, !llvm.ptr
  %127 = llvm.trunc %125 : i32 to i1
  llvm.store %127, %p : i1, !llvm.ptr
  %128 = llvm.zext %125 : i32 to i64
  llvm.store %128, %p : i64, !llvm.ptr
  %129 = llvm.zext %125 : i32 to i128
  llvm.store %129, %p : i128, !llvm.ptr
  %130 = llvm.sext %125 : i32 to i64
  llvm.store %130, %p : i64, !llvm.ptr
  %131 = llvm.sext %125 : i32 to i128
  llvm.store %131, %p : i128, !llvm.ptr
  %132 = llvm.sitofp %125 : i32 to f32
  llvm.store %132, %p : f32, !llvm.ptr
  %133 = llvm.sitofp %125 : i32 to f64
  llvm.store %133, %p : f64, !llvm.ptr
  %134 = llvm.sitofp %125 : i32 to f16
  llvm.store %134, %p : f16, !llvm.ptr
  %135 = llvm.sitofp %125 : i32 to bf16
  llvm.store %135, %p : bf16, !llvm.ptr
  %136 = llvm.sitofp %125 : i32 to f80
  llvm.store %136, %p : f80, !llvm.ptr
  %137 = llvm.sitofp %125 : i32 to f128
  llvm.store %137, %p : f128, !llvm.ptr
  %138 = llvm.uitofp %125 : i32 to f32
  llvm.store %138, %p : f32, !llvm.ptr
  %139 = llvm.uitofp %125 : i32 to f64
  llvm.store %139, %p : f64, !llvm.ptr
  %140 = llvm.uitofp %125 : i32 to f16
  llvm.store %140, %p : f16, !llvm.ptr
  %141 = llvm.uitofp %125 : i32 to bf16
  llvm.store %141, %p : bf16, !llvm.ptr
  %142 = llvm.uitofp %125 : i32 to f80
  llvm.store %142, %p : f80, !llvm.ptr
  %143 = llvm.uitofp %125 : i32 to f128
  llvm.store %143, %p : f128, !llvm.ptr
  %144 = llvm.bitcast %125 : i32 to f32
  llvm.store %144, %p : f32, !llvm.ptr
  %145 = llvm.bitcast %125 : i32 to vector<2xi16>
  llvm.store %145, %p : vector<2xi16>, !llvm.ptr
  %146 = llvm.bitcast %125 : i32 to vector<1xi32>
  llvm.store %146, %p : vector<1xi32>, !llvm.ptr
  %147 = llvm.bitcast %125 : i32 to i32
  llvm.store %147, %p : i32, !llvm.ptr
  %148 = llvm.bitcast %125 : i32 to vector<2xf16>
  llvm.store %148, %p : vector<2xf16>, !llvm.ptr
  %149 = llvm.inttoptr %125 : i32 to !llvm.ptr
  llvm.store %149, %p : !llvm.ptr, !llvm.ptr
  %150 = llvm.mlir.addressof @g : !llvm.ptr
  %151 = llvm.ptrtoint %150 : !llvm.ptr to i32
  %152 = llvm.trunc %151 : i32 to i8
  llvm.store %152, %p : i8, !llvm.ptr
  %153 = llvm.trunc %151 : i32 to i1
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.zext %151 : i32 to i64
  llvm.store %154, %p : i64, !llvm.ptr
  %155 = llvm.zext %151 : i32 to i128
  llvm.store %155, %p : i128, !llvm.ptr
  %156 = llvm.sext %151 : i32 to i64
  llvm.store %156, %p : i64, !llvm.ptr
  %157 = llvm.sext %151 : i32 to i128
  llvm.store %157, %p : i128, !llvm.ptr
  %158 = llvm.sitofp %151 : i32 to f32
  llvm.store %158, %p : f32, !llvm.ptr
  %159 = llvm.sitofp %151 : i32 to f64
  llvm.store %159, %p : f64, !llvm.ptr
  %160 = llvm.sitofp %151 : i32 to f16
  llvm.store %160, %p : f16, !llvm.ptr
  %161 = llvm.sitofp %151 : i32 to bf16
  llvm.store %161, %p : bf16, !llvm.ptr
  %162 = llvm.sitofp %151 : i32 to f80
  llvm.store %162, %p : f80, !llvm.ptr
  %163 = llvm.sitofp %151 : i32 to f128
  llvm.store %163, %p : f128, !llvm.ptr
  %164 = llvm.uitofp %151 : i32 to f32
  llvm.store %164, %p : f32, !llvm.ptr
  %165 = llvm.uitofp %151 : i32 to f64
  llvm.store %165, %p : f64, !llvm.ptr
  %166 = llvm.uitofp %151 : i32 to f16
  llvm.store %166, %p : f16, !llvm.ptr
  %167 = llvm.uitofp %151 : i32 to bf16
  llvm.store %167, %p : bf16, !llvm.ptr
  %168 = llvm.uitofp %151 : i32 to f80
  llvm.store %168, %p : f80, !llvm.ptr
  %169 = llvm.uitofp %151 : i32 to f128
  llvm.store %169, %p : f128, !llvm.ptr
  %170 = llvm.bitcast %151 : i32 to f32
  llvm.store %170, %p : f32, !llvm.ptr
  %171 = llvm.bitcast %151 : i32 to vector<2xi16>
  llvm.store %171, %p : vector<2xi16>, !llvm.ptr
  %172 = llvm.bitcast %151 : i32 to vector<1xi32>
  llvm.store %172, %p : vector<1xi32>, !llvm.ptr
  %173 = llvm.bitcast %151 : i32 to i32
  llvm.store %173, %p : i32, !llvm.ptr
  %174 = llvm.bitcast %151 : i32 to vector<2xf16>
  llvm.store %174, %p : vector<2xf16>, !llvm.ptr
  %175 = llvm.inttoptr %151 : i32 to !llvm.ptr
  llvm.store %175, %p : !llvm.ptr, !llvm.ptr
  %176 = llvm.mlir.constant(36893488147419103232 : i128) : i128
  %177 = llvm.trunc %176 : i128 to i64
  llvm.store %177, %p : i64, !llvm.ptr
  %178 = llvm.trunc %176 : i128 to i96
  llvm.store %178, %p : i96, !llvm.ptr
  %179 = llvm.zext %176 : i128 to i256
  llvm.store %179, %p : i256, !llvm.ptr
  %180 = llvm.sext %176 : i128 to i256
  llvm.store %180, %p : i256, !llvm.ptr
  %181 = llvm.sitofp %176 : i128 to f32
  llvm.store %181, %p : f32, !llvm.ptr
  %182 = llvm.sitofp %176 : i128 to f64
  llvm.store %182, %p : f64, !llvm.ptr
  %183 = llvm.uitofp %176 : i128 to f32
  llvm.store %183, %p : f32, !llvm.ptr
  %184 = llvm.uitofp %176 : i128 to f64
  llvm.store %184, %p : f64, !llvm.ptr
  %185 = llvm.bitcast %176 : i128 to vector<2xi64>
  llvm.store %185, %p : vector<2xi64>, !llvm.ptr
  %186 = llvm.inttoptr %176 : i128 to !llvm.ptr
  llvm.store %186, %p : !llvm.ptr, !llvm.ptr
  %187 = llvm.mlir.constant(-36893488147419103233 : i128) : i128
  %188 = llvm.trunc %187 : i128 to i64
  llvm.store %188, %p : i64, !llvm.ptr
  %189 = llvm.trunc %187 : i128 to i96
  llvm.store %189, %p : i96, !llvm.ptr
  %190 = llvm.zext %187 : i128 to i256
  llvm.store %190, %p : i256, !llvm.ptr
  %191 = llvm.sext %187 : i128 to i256
  llvm.store %191, %p : i256, !llvm.ptr
  %192 = llvm.sitofp %187 : i128 to f32
  llvm.store %192, %p : f32, !llvm.ptr
  %193 = llvm.sitofp %187 : i128 to f64
  llvm.store %193, %p : f64, !llvm.ptr
  %194 = llvm.uitofp %187 : i128 to f32
  llvm.store %194, %p : f32, !llvm.ptr
  %195 = llvm.uitofp %187 : i128 to f64
  llvm.store %195, %p : f64, !llvm.ptr
  %196 = llvm.bitcast %187 : i128 to vector<2xi64>
  llvm.store %196, %p : vector<2xi64>, !llvm.ptr
  %197 = llvm.inttoptr %187 : i128 to !llvm.ptr
  llvm.store %197, %p : !llvm.ptr, !llvm.ptr
  %198 = llvm.mlir.constant(-1 : i128) : i128
  %199 = llvm.trunc %198 : i128 to i64
  llvm.store %199, %p : i64, !llvm.ptr
  %200 = llvm.trunc %198 : i128 to i96
  llvm.store %200, %p : i96, !llvm.ptr
  %201 = llvm.zext %198 : i128 to i256
  llvm.store %201, %p : i256, !llvm.ptr
  %202 = llvm.sext %198 : i128 to i256
  llvm.store %202, %p : i256, !llvm.ptr
  %203 = llvm.sitofp %198 : i128 to f32
  llvm.store %203, %p : f32, !llvm.ptr
  %204 = llvm.sitofp %198 : i128 to f64
  llvm.store %204, %p : f64, !llvm.ptr
  %205 = llvm.uitofp %198 : i128 to f32
  llvm.store %205, %p : f32, !llvm.ptr
  llvm.return
}
llvm.func @f1(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(-1 : i128) : i128
  %1 = llvm.uitofp %0 : i128 to f64
  llvm.store %1, %p : f64, !llvm.ptr
  %2 = llvm.bitcast %0 : i128 to vector<2xi64>
  llvm.store %2, %p : vector<2xi64>, !llvm.ptr
  %3 = llvm.inttoptr %0 : i128 to !llvm.ptr
  llvm.store %3, %p : !llvm.ptr, !llvm.ptr
  %4 = llvm.mlir.constant(7 : i128) : i128
  %5 = llvm.trunc %4 : i128 to i64
  llvm.store %5, %p : i64, !llvm.ptr
  %6 = llvm.trunc %4 : i128 to i96
  llvm.store %6, %p : i96, !llvm.ptr
  %7 = llvm.zext %4 : i128 to i256
  llvm.store %7, %p : i256, !llvm.ptr
  %8 = llvm.sext %4 : i128 to i256
  llvm.store %8, %p : i256, !llvm.ptr
  %9 = llvm.sitofp %4 : i128 to f32
  llvm.store %9, %p : f32, !llvm.ptr
  %10 = llvm.sitofp %4 : i128 to f64
  llvm.store %10, %p : f64, !llvm.ptr
  %11 = llvm.uitofp %4 : i128 to f32
  llvm.store %11, %p : f32, !llvm.ptr
  %12 = llvm.uitofp %4 : i128 to f64
  llvm.store %12, %p : f64, !llvm.ptr
  %13 = llvm.bitcast %4 : i128 to vector<2xi64>
  llvm.store %13, %p : vector<2xi64>, !llvm.ptr
  %14 = llvm.inttoptr %4 : i128 to !llvm.ptr
  llvm.store %14, %p : !llvm.ptr, !llvm.ptr
  %15 = llvm.mlir.undef : i128
  %16 = llvm.trunc %15 : i128 to i64
  llvm.store %16, %p : i64, !llvm.ptr
  %17 = llvm.trunc %15 : i128 to i96
  llvm.store %17, %p : i96, !llvm.ptr
  %18 = llvm.zext %15 : i128 to i256
  llvm.store %18, %p : i256, !llvm.ptr
  %19 = llvm.sext %15 : i128 to i256
  llvm.store %19, %p : i256, !llvm.ptr
  %20 = llvm.sitofp %15 : i128 to f32
  llvm.store %20, %p : f32, !llvm.ptr
  %21 = llvm.sitofp %15 : i128 to f64
  llvm.store %21, %p : f64, !llvm.ptr
  %22 = llvm.uitofp %15 : i128 to f32
  llvm.store %22, %p : f32, !llvm.ptr
  %23 = llvm.uitofp %15 : i128 to f64
  llvm.store %23, %p : f64, !llvm.ptr
  %24 = llvm.bitcast %15 : i128 to vector<2xi64>
  llvm.store %24, %p : vector<2xi64>, !llvm.ptr
  %25 = llvm.inttoptr %15 : i128 to !llvm.ptr
  llvm.store %25, %p : !llvm.ptr, !llvm.ptr
  %26 = llvm.mlir.constant(1.5 : f32) : f32
  %27 = llvm.fptosi %26 : f32 to i8
  llvm.store %27, %p : i8, !llvm.ptr
  %28 = llvm.fptosi %26 : f32 to i32
  llvm.store %28, %p : i32, !llvm.ptr
  %29 = llvm.fptosi %26 : f32 to i128
  llvm.store %29, %p : i128, !llvm.ptr
  %30 = llvm.fptoui %26 : f32 to i8
  llvm.store %30, %p : i8, !llvm.ptr
  %31 = llvm.fptoui %26 : f32 to i32
  llvm.store %31, %p : i32, !llvm.ptr
  %32 = llvm.fptoui %26 : f32 to i128
  llvm.store %32, %p : i128, !llvm.ptr
  %33 = llvm.mlir.constant(-1.5 : f32) : f32
  %34 = llvm.fptosi %33 : f32 to i8
  llvm.store %34, %p : i8, !llvm.ptr
  %35 = llvm.fptosi %33 : f32 to i32
  llvm.store %35, %p : i32, !llvm.ptr
  %36 = llvm.fptosi %33 : f32 to i128
  llvm.store %36, %p : i128, !llvm.ptr
  %37 = llvm.fptoui %33 : f32 to i8
  llvm.store %37, %p : i8, !llvm.ptr
  %38 = llvm.fptoui %33 : f32 to i32
  llvm.store %38, %p : i32, !llvm.ptr
  %39 = llvm.fptoui %33 : f32 to i128
  llvm.store %39, %p : i128, !llvm.ptr
  %40 = llvm.mlir.constant(300.7 : f32) : f32
  %41 = llvm.fptosi %40 : f32 to i8
  llvm.store %41, %p : i8, !llvm.ptr
  %42 = llvm.fptosi %40 : f32 to i32
  llvm.store %42, %p : i32, !llvm.ptr
  %43 = llvm.fptosi %40 : f32 to i128
  llvm.store %43, %p : i128, !llvm.ptr
  %44 = llvm.fptoui %40 : f32 to i8
  llvm.store %44, %p : i8, !llvm.ptr
  %45 = llvm.fptoui %40 : f32 to i32
  llvm.store %45, %p : i32, !llvm.ptr
  %46 = llvm.fptoui %40 : f32 to i128
  llvm.store %46, %p : i128, !llvm.ptr
  %47 = llvm.mlir.constant(0.0 : f32) : f32
  %48 = llvm.fptosi %47 : f32 to i8
  llvm.store %48, %p : i8, !llvm.ptr
  %49 = llvm.fptosi %47 : f32 to i32
  llvm.store %49, %p : i32, !llvm.ptr
  %50 = llvm.fptosi %47 : f32 to i128
  llvm.store %50, %p : i128, !llvm.ptr
  %51 = llvm.fptoui %47 : f32 to i8
  llvm.store %51, %p : i8, !llvm.ptr
  %52 = llvm.fptoui %47 : f32 to i32
  llvm.store %52, %p : i32, !llvm.ptr
  %53 = llvm.fptoui %47 : f32 to i128
  llvm.store %53, %p : i128, !llvm.ptr
  %54 = llvm.mlir.constant(-0.0 : f32) : f32
  %55 = llvm.fptosi %54 : f32 to i8
  llvm.store %55, %p : i8, !llvm.ptr
  %56 = llvm.fptosi %54 : f32 to i32
  llvm.store %56, %p : i32, !llvm.ptr
  %57 = llvm.fptosi %54 : f32 to i128
  llvm.store %57, %p : i128, !llvm.ptr
  %58 = llvm.fptoui %54 : f32 to i8
  llvm.store %58, %p : i8, !llvm.ptr
  %59 = llvm.fptoui %54 : f32 to i32
  llvm.store %59, %p : i32, !llvm.ptr
  %60 = llvm.fptoui %54 : f32 to i128
  llvm.store %60, %p : i128, !llvm.ptr
  %61 = llvm.mlir.undef : f32
  %62 = llvm.fptosi %61 : f32 to i8
  llvm.store %62, %p : i8, !llvm.ptr
  %63 = llvm.fptosi %61 : f32 to i32
  llvm.store %63, %p : i32, !llvm.ptr
  %64 = llvm.fptosi %61 : f32 to i128
  llvm.store %64, %p : i128, !llvm.ptr
  %65 = llvm.fptoui %61 : f32 to i8
  llvm.store %65, %p : i8, !llvm.ptr
  %66 = llvm.fptoui %61 : f32 to i32
  llvm.store %66, %p : i32, !llvm.ptr
  %67 = llvm.fptoui %61 : f32 to i128
  llvm.store %67, %p : i128, !llvm.ptr
  %68 = llvm.mlir.poison : f32
  %69 = llvm.fptosi %68 : f32 to i8
  llvm.store %69, %p : i8, !llvm.ptr
  %70 = llvm.fptosi %68 : f32 to i32
  llvm.store %70, %p : i32, !llvm.ptr
  %71 = llvm.fptosi %68 : f32 to i128
  llvm.store %71, %p : i128, !llvm.ptr
  %72 = llvm.fptoui %68 : f32 to i8
  llvm.store %72, %p : i8, !llvm.ptr
  %73 = llvm.fptoui %68 : f32 to i32
  llvm.store %73, %p : i32, !llvm.ptr
  %74 = llvm.fptoui %68 : f32 to i128
  llvm.store %74, %p : i128, !llvm.ptr
  %75 = llvm.mlir.constant(3.0e9 : f32) : f32
  %76 = llvm.fptosi %75 : f32 to i8
  llvm.store %76, %p : i8, !llvm.ptr
  %77 = llvm.fptosi %75 : f32 to i32
  llvm.store %77, %p : i32, !llvm.ptr
  %78 = llvm.fptosi %75 : f32 to i128
  llvm.store %78, %p : i128, !llvm.ptr
  %79 = llvm.fptoui %75 : f32 to i8
  llvm.store %79, %p : i8, !llvm.ptr
  %80 = llvm.fptoui %75 : f32 to i32
  llvm.store %80, %p : i32, !llvm.ptr
  %81 = llvm.fptoui %75 : f32 to i128
  llvm.store %81, %p : i128, !llvm.ptr
  %82 = llvm.mlir.constant(1.5 : f64) : f64
  %83 = llvm.fptosi %82 : f64 to i8
  llvm.store %83, %p : i8, !llvm.ptr
  %84 = llvm.fptosi %82 : f64 to i32
  llvm.store %84, %p : i32, !llvm.ptr
  %85 = llvm.fptosi %82 : f64 to i128
  llvm.store %85, %p : i128, !llvm.ptr
  %86 = llvm.fptoui %82 : f64 to i8
  llvm.store %86, %p : i8, !llvm.ptr
  %87 = llvm.fptoui %82 : f64 to i32
  llvm.store %87, %p : i32, !llvm.ptr
  %88 = llvm.fptoui %82 : f64 to i128
  llvm.store %88, %p : i128, !llvm.ptr
  %89 = llvm.mlir.constant(-1.5 : f64) : f64
  %90 = llvm.fptosi %89 : f64 to i8
  llvm.store %90, %p : i8, !llvm.ptr
  %91 = llvm.fptosi %89 : f64 to i32
  llvm.store %91, %p : i32, !llvm.ptr
  %92 = llvm.fptosi %89 : f64 to i128
  llvm.store %92, %p : i128, !llvm.ptr
  %93 = llvm.fptoui %89 : f64 to i8
  llvm.store %93, %p : i8, !llvm.ptr
  %94 = llvm.fptoui %89 : f64 to i32
  llvm.store %94, %p : i32, !llvm.ptr
  %95 = llvm.fptoui %89 : f64 to i128
  llvm.store %95, %p : i128, !llvm.ptr
  %96 = llvm.mlir.constant(300.7 : f64) : f64
  %97 = llvm.fptosi %96 : f64 to i8
  llvm.store %97, %p : i8, !llvm.ptr
  %98 = llvm.fptosi %96 : f64 to i32
  llvm.store %98, %p : i32, !llvm.ptr
  %99 = llvm.fptosi %96 : f64 to i128
  llvm.store %99, %p : i128, !llvm.ptr
  %100 = llvm.fptoui %96 : f64 to i8
  llvm.store %100, %p : i8, !llvm.ptr
  %101 = llvm.fptoui %96 : f64 to i32
  llvm.store %101, %p : i32, !llvm.ptr
  %102 = llvm.fptoui %96 : f64 to i128
  llvm.store %102, %p : i128, !llvm.ptr
  %103 = llvm.mlir.constant(0.0 : f64) : f64
  %104 = llvm.fptosi %103 : f64 to i8
  llvm.store %104, %p : i8, !llvm.ptr
  %105 = llvm.fptosi %103 : f64 to i32
  llvm.store %105, %p : i32, !llvm.ptr
  %106 = llvm.fptosi %103 : f64 to i128
  llvm.store %106, %p : i128, !llvm.ptr
  %107 = llvm.fptoui %103 : f64 to i8
  llvm.store %107, %p : i8, !llvm.ptr
  %108 = llvm.fptoui %103 : f64 to i32
  llvm.store %108, %p : i32, !llvm.ptr
  %109 = llvm.fptoui %103 : f64 to i128
  llvm.store %109, %p : i128, !llvm.ptr
  %110 = llvm.mlir.constant(-0.0 : f64) : f64
  %111 = llvm.fptosi %110 : f64 to i8
  llvm.store %111, %p : i8, !llvm.ptr
  %112 = llvm.fptosi %110 : f64 to i32
  llvm.store %112, %p : i32, !llvm.ptr
  %113 = llvm.fptosi %110 : f64 to i128
  llvm.store %113, %p : i128, !llvm.ptr
  %114 = llvm.fptoui %110 : f64 to i8
  llvm.store %114, %p : i8, !llvm.ptr
  %115 = llvm.fptoui %110 : f64 to i32
  llvm.store %115, %p : i32, !llvm.ptr
  %116 = llvm.fptoui %110 : f64 to i128
  llvm.store %116, %p : i128, !llvm.ptr
  %117 = llvm.mlir.undef : f64
  %118 = llvm.fptosi %117 : f64 to i8
  llvm.store %118, %p : i8, !llvm.ptr
  %119 = llvm.fptosi %117 : f64 to i32
  llvm.store %119, %p : i32, !llvm.ptr
  %120 = llvm.fptosi %117 : f64 to i128
  llvm.store %120, %p : i128, !llvm.ptr
  %121 = llvm.fptoui %117 : f64 to i8
  llvm.store %121, %p : i8, !llvm.ptr
  %122 = llvm.fptoui %117 : f64 to i32
  llvm.store %122, %p : i32, !llvm.ptr
  %123 = llvm.fptoui %117 : f64 to i128
  llvm.store %123, %p : i128, !llvm.ptr
  %124 = llvm.mlir.poison : f64
  %125 = llvm.fptosi %124 : f64 to i8
  llvm.store %125, %p : i8, !llvm.ptr
  %126 = llvm.fptosi %124 : f64 to i32
  llvm.store %126, %p : i32, !llvm.ptr
  %127 = llvm.fptosi %124 : f64 to i128
  llvm.store %127, %p : i128, !llvm.ptr
  %128 = llvm.fptoui %124 : f64 to i8
  llvm.store %128, %p : i8, !llvm.ptr
  %129 = llvm.fptoui %124 : f64 to i32
  llvm.store %129, %p : i32, !llvm.ptr
  %130 = llvm.fptoui %124 : f64 to i128
  llvm.store %130, %p : i128, !llvm.ptr
  %131 = llvm.mlir.constant(3.0e9 : f64) : f64
  %132 = llvm.fptosi %131 : f64 to i8
  llvm.store %132, %p : i8, !llvm.ptr
  %133 = llvm.fptosi %131 : f64 to i32
  llvm.store %133, %p : i32, !llvm.ptr
  %134 = llvm.fptosi %131 : f64 to i128
  llvm.store %134, %p : i128, !llvm.ptr
  %135 = llvm.fptoui %131 : f64 to i8
  llvm.store %135, %p : i8, !llvm.ptr
  %136 = llvm.fptoui %131 : f64 to i32
  llvm.store %136, %p : i32, !llvm.ptr
  %137 = llvm.fptoui %131 : f64 to i128
  llvm.store %137, %p : i128, !llvm.ptr
  %138 = llvm.mlir.constant(1.5 : f16) : f16
  %139 = llvm.fptosi %138 : f16 to i8
  llvm.store %139, %p : i8, !llvm.ptr
  %140 = llvm.fptosi %138 : f16 to i32
  llvm.store %140, %p : i32, !llvm.ptr
  %141 = llvm.fptosi %138 : f16 to i128
  llvm.store %141, %p : i128, !llvm.ptr
  %142 = llvm.fptoui %138 : f16 to i8
  llvm.store %142, %p : i8, !llvm.ptr
  %143 = llvm.fptoui %138 : f16 to i32
  llvm.store %143, %p : i32, !llvm.ptr
  %144 = llvm.fptoui %138 : f16 to i128
  llvm.store %144, %p : i128, !llvm.ptr
  %145 = llvm.mlir.constant(-1.5 : f16) : f16
  %146 = llvm.fptosi %145 : f16 to i8
  llvm.store %146, %p : i8, !llvm.ptr
  %147 = llvm.fptosi %145 : f16 to i32
  llvm.store %147, %p : i32, !llvm.ptr
  %148 = llvm.fptosi %145 : f16 to i128
  llvm.store %148, %p : i128, !llvm.ptr
  %149 = llvm.fptoui %145 : f16 to i8
  llvm.store %149, %p : i8, !llvm.ptr
  %150 = llvm.fptoui %145 : f16 to i32
  llvm.store %150, %p : i32, !llvm.ptr
  %151 = llvm.fptoui %145 : f16 to i128
  llvm.store %151, %p : i128, !llvm.ptr
  %152 = llvm.mlir.constant(300.7 : f16) : f16
  %153 = llvm.fptosi %152 : f16 to i8
  llvm.store %153, %p : i8, !llvm.ptr
  %154 = llvm.fptosi %152 : f16 to i32
  llvm.store %154, %p : i32, !llvm.ptr
  %155 = llvm.fptosi %152 : f16 to i128
  llvm.store %155, %p : i128, !llvm.ptr
  %156 = llvm.fptoui %152 : f16 to i8
  llvm.store %156, %p : i8, !llvm.ptr
  %157 = llvm.fptoui %152 : f16 to i32
  llvm.store %157, %p : i32, !llvm.ptr
  %158 = llvm.fptoui %152 : f16 to i128
  llvm.store %158, %p : i128, !llvm.ptr
  %159 = llvm.mlir.constant(0.0 : f16) : f16
  %160 = llvm.fptosi %159 : f16 to i8
  llvm.store %160, %p : i8, !llvm.ptr
  %161 = llvm.fptosi %159 : f16 to i32
  llvm.store %161, %p : i32, !llvm.ptr
  %162 = llvm.fptosi %159 : f16 to i128
  llvm.store %162, %p : i128, !llvm.ptr
  %163 = llvm.fptoui %159 : f16 to i8
  llvm.store %163, %p : i8, !llvm.ptr
  %164 = llvm.fptoui %159 : f16 to i32
  llvm.store %164, %p : i32, !llvm.ptr
  %165 = llvm.fptoui %159 : f16 to i128
  llvm.store %165, %p : i128, !llvm.ptr
  %166 = llvm.mlir.constant(-0.0 : f16) : f16
  %167 = llvm.fptosi %166 : f16 to i8
  llvm.store %167, %p : i8, !llvm.ptr
  %168 = llvm.fptosi %166 : f16 to i32
  llvm.store %168, %p : i32, !llvm.ptr
  %169 = llvm.fptosi %166 : f16 to i128
  llvm.store %169, %p : i128, !llvm.ptr
  %170 = llvm.fptoui %166 : f16 to i8
  llvm.store %170, %p : i8, !llvm.ptr
  %171 = llvm.fptoui %166 : f16 to i32
  llvm.store %171, %p : i32, !llvm.ptr
  %172 = llvm.fptoui %166 : f16 to i128
  llvm.store %172, %p : i128, !llvm.ptr
  %173 = llvm.mlir.undef : f16
  %174 = llvm.fptosi %173 : f16 to i8
  llvm.store %174, %p : i8, !llvm.ptr
  %175 = llvm.fptosi %173 : f16 to i32
  llvm.store %175, %p : i32, !llvm.ptr
  %176 = llvm.fptosi %173 : f16 to i128
  llvm.store %176, %p : i128, !llvm.ptr
  %177 = llvm.fptoui %173 : f16 to i8
  llvm.store %177, %p : i8, !llvm.ptr
  %178 = llvm.fptoui %173 : f16 to i32
  llvm.store %178, %p : i32, !llvm.ptr
  %179 = llvm.fptoui %173 : f16 to i128
  llvm.store %179, %p : i128, !llvm.ptr
  %180 = llvm.mlir.poison : f16
  %181 = llvm.fptosi %180 : f16 to i8
  llvm.store %181, %p : i8, !llvm.ptr
  %182 = llvm.fptosi %180 : f16 to i32
  llvm.store %182, %p : i32, !llvm.ptr
  %183 = llvm.fptosi %180 : f16 to i128
  llvm.store %183, %p : i128, !llvm.ptr
  %184 = llvm.fptoui %180 : f16 to i8
  llvm.store %184, %p : i8, !llvm.ptr
  %185 = llvm.fptoui %180 : f16 to i32
  llvm.store %185, %p : i32, !llvm.ptr
  %186 = llvm.fptoui %180 : f16 to i128
  llvm.store %186, %p : i128, !llvm.ptr
  %187 = llvm.mlir.constant(1.5 : bf16) : bf16
  %188 = llvm.fptosi %187 : bf16 to i8
  llvm.store %188, %p : i8, !llvm.ptr
  %189 = llvm.fptosi %187 : bf16 to i32
  llvm.store %189, %p : i32, !llvm.ptr
  %190 = llvm.fptosi %187 : bf16 to i128
  llvm.store %190, %p : i128, !llvm.ptr
  %191 = llvm.fptoui %187 : bf16 to i8
  llvm.store %191, %p : i8, !llvm.ptr
  %192 = llvm.fptoui %187 : bf16 to i32
  llvm.store %192, %p : i32, !llvm.ptr
  %193 = llvm.fptoui %187 : bf16 to i128
  llvm.store %193, %p : i128, !llvm.ptr
  %194 = llvm.mlir.constant(-1.5 : bf16) : bf16
  %195 = llvm.fptosi %194 : bf16 to i8
  llvm.store %195, %p : i8, !llvm.ptr
  %196 = llvm.fptosi %194 : bf16 to i32
  llvm.store %196, %p : i32, !llvm.ptr
  %197 = llvm.fptosi %194 : bf16 to i128
  llvm.store %197, %p : i128, !llvm.ptr
  %198 = llvm.fptoui %194 : bf16 to i8
  llvm.store %198, %p : i8, !llvm.ptr
  %199 = llvm.fptoui %194 : bf16 to i32
  llvm.store %199, %p : i32, !llvm.ptr
  %200 = llvm.fptoui %194 : bf16 to i128
  llvm.store %200, %p : i128, !llvm.ptr
  %201 = llvm.mlir.constant(300.7 : bf16) : bf16
  %202 = llvm.fptosi %201 : bf16 to i8
  llvm.store %202, %p : i8, !llvm.ptr
  %203 = llvm.fptosi %201 : bf16 to i32
  llvm.store %203, %p : i32, !llvm.ptr
  %204 = llvm.fptosi %201 : bf16 to i128
  llvm.store %204, %p : i128, !llvm.ptr
  %205 = llvm.fptoui %201 : bf16 to i8
  llvm.store %205, %p : i8, !llvm.ptr
  %206 = llvm.fptoui %201 : bf16 to i32
  llvm.store %206, %p : i32, !llvm.ptr
  %207 = llvm.fptoui %201 : bf16 to i128
  llvm.store %207, %p : i128, !llvm.ptr
  %208 = llvm.mlir.constant(0.0 : bf16) : bf16
  %209 = llvm.fptosi %208 : bf16 to i8
  llvm.store %209, %p : i8, !llvm.ptr
  %210 = llvm.fptosi %208 : bf16 to i32
  llvm.store %210, %p : i32, !llvm.ptr
  %211 = llvm.fptosi %208 : bf16 to i128
  llvm.store %211, %p : i128, !llvm.ptr
  %212 = llvm.fptoui %208 : bf16 to i8
  llvm.store %212, %p : i8, !llvm.ptr
  %213 = llvm.fptoui %208 : bf16 to i32
  llvm.store %213, %p : i32, !llvm.ptr
  %214 = llvm.fptoui %208 : bf16 to i128
  llvm.store %214, %p : i128, !llvm.ptr
  %215 = llvm.mlir.constant(-0.0 : bf16) : bf16
  %216 = llvm.fptosi %215 : bf16 to i8
  llvm.store %216, %p : i8, !llvm.ptr
  llvm.return
}
llvm.func @f2(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(-0.0 : bf16) : bf16
  %1 = llvm.fptosi %0 : bf16 to i32
  llvm.store %1, %p : i32, !llvm.ptr
  %2 = llvm.fptosi %0 : bf16 to i128
  llvm.store %2, %p : i128, !llvm.ptr
  %3 = llvm.fptoui %0 : bf16 to i8
  llvm.store %3, %p : i8, !llvm.ptr
  %4 = llvm.fptoui %0 : bf16 to i32
  llvm.store %4, %p : i32, !llvm.ptr
  %5 = llvm.fptoui %0 : bf16 to i128
  llvm.store %5, %p : i128, !llvm.ptr
  %6 = llvm.mlir.undef : bf16
  %7 = llvm.fptosi %6 : bf16 to i8
  llvm.store %7, %p : i8, !llvm.ptr
  %8 = llvm.fptosi %6 : bf16 to i32
  llvm.store %8, %p : i32, !llvm.ptr
  %9 = llvm.fptosi %6 : bf16 to i128
  llvm.store %9, %p : i128, !llvm.ptr
  %10 = llvm.fptoui %6 : bf16 to i8
  llvm.store %10, %p : i8, !llvm.ptr
  %11 = llvm.fptoui %6 : bf16 to i32
  llvm.store %11, %p : i32, !llvm.ptr
  %12 = llvm.fptoui %6 : bf16 to i128
  llvm.store %12, %p : i128, !llvm.ptr
  %13 = llvm.mlir.poison : bf16
  %14 = llvm.fptosi %13 : bf16 to i8
  llvm.store %14, %p : i8, !llvm.ptr
  %15 = llvm.fptosi %13 : bf16 to i32
  llvm.store %15, %p : i32, !llvm.ptr
  %16 = llvm.fptosi %13 : bf16 to i128
  llvm.store %16, %p : i128, !llvm.ptr
  %17 = llvm.fptoui %13 : bf16 to i8
  llvm.store %17, %p : i8, !llvm.ptr
  %18 = llvm.fptoui %13 : bf16 to i32
  llvm.store %18, %p : i32, !llvm.ptr
  %19 = llvm.fptoui %13 : bf16 to i128
  llvm.store %19, %p : i128, !llvm.ptr
  %20 = llvm.mlir.constant(3.0e9 : bf16) : bf16
  %21 = llvm.fptosi %20 : bf16 to i8
  llvm.store %21, %p : i8, !llvm.ptr
  %22 = llvm.fptosi %20 : bf16 to i32
  llvm.store %22, %p : i32, !llvm.ptr
  %23 = llvm.fptosi %20 : bf16 to i128
  llvm.store %23, %p : i128, !llvm.ptr
  %24 = llvm.fptoui %20 : bf16 to i8
  llvm.store %24, %p : i8, !llvm.ptr
  %25 = llvm.fptoui %20 : bf16 to i32
  llvm.store %25, %p : i32, !llvm.ptr
  %26 = llvm.fptoui %20 : bf16 to i128
  llvm.store %26, %p : i128, !llvm.ptr
  %27 = llvm.mlir.constant(1.5 : f80) : f80
  %28 = llvm.fptosi %27 : f80 to i8
  llvm.store %28, %p : i8, !llvm.ptr
  %29 = llvm.fptosi %27 : f80 to i32
  llvm.store %29, %p : i32, !llvm.ptr
  %30 = llvm.fptosi %27 : f80 to i128
  llvm.store %30, %p : i128, !llvm.ptr
  %31 = llvm.fptoui %27 : f80 to i8
  llvm.store %31, %p : i8, !llvm.ptr
  %32 = llvm.fptoui %27 : f80 to i32
  llvm.store %32, %p : i32, !llvm.ptr
  %33 = llvm.fptoui %27 : f80 to i128
  llvm.store %33, %p : i128, !llvm.ptr
  %34 = llvm.mlir.constant(-1.5 : f80) : f80
  %35 = llvm.fptosi %34 : f80 to i8
  llvm.store %35, %p : i8, !llvm.ptr
  %36 = llvm.fptosi %34 : f80 to i32
  llvm.store %36, %p : i32, !llvm.ptr
  %37 = llvm.fptosi %34 : f80 to i128
  llvm.store %37, %p : i128, !llvm.ptr
  %38 = llvm.fptoui %34 : f80 to i8
  llvm.store %38, %p : i8, !llvm.ptr
  %39 = llvm.fptoui %34 : f80 to i32
  llvm.store %39, %p : i32, !llvm.ptr
  %40 = llvm.fptoui %34 : f80 to i128
  llvm.store %40, %p : i128, !llvm.ptr
  %41 = llvm.mlir.constant(300.7 : f80) : f80
  %42 = llvm.fptosi %41 : f80 to i8
  llvm.store %42, %p : i8, !llvm.ptr
  %43 = llvm.fptosi %41 : f80 to i32
  llvm.store %43, %p : i32, !llvm.ptr
  %44 = llvm.fptosi %41 : f80 to i128
  llvm.store %44, %p : i128, !llvm.ptr
  %45 = llvm.fptoui %41 : f80 to i8
  llvm.store %45, %p : i8, !llvm.ptr
  %46 = llvm.fptoui %41 : f80 to i32
  llvm.store %46, %p : i32, !llvm.ptr
  %47 = llvm.fptoui %41 : f80 to i128
  llvm.store %47, %p : i128, !llvm.ptr
  %48 = llvm.mlir.constant(0.0 : f80) : f80
  %49 = llvm.fptosi %48 : f80 to i8
  llvm.store %49, %p : i8, !llvm.ptr
  %50 = llvm.fptosi %48 : f80 to i32
  llvm.store %50, %p : i32, !llvm.ptr
  %51 = llvm.fptosi %48 : f80 to i128
  llvm.store %51, %p : i128, !llvm.ptr
  %52 = llvm.fptoui %48 : f80 to i8
  llvm.store %52, %p : i8, !llvm.ptr
  %53 = llvm.fptoui %48 : f80 to i32
  llvm.store %53, %p : i32, !llvm.ptr
  %54 = llvm.fptoui %48 : f80 to i128
  llvm.store %54, %p : i128, !llvm.ptr
  %55 = llvm.mlir.constant(-0.0 : f80) : f80
  %56 = llvm.fptosi %55 : f80 to i8
  llvm.store %56, %p : i8, !llvm.ptr
  %57 = llvm.fptosi %55 : f80 to i32
  llvm.store %57, %p : i32, !llvm.ptr
  %58 = llvm.fptosi %55 : f80 to i128
  llvm.store %58, %p : i128, !llvm.ptr
  %59 = llvm.fptoui %55 : f80 to i8
  llvm.store %59, %p : i8, !llvm.ptr
  %60 = llvm.fptoui %55 : f80 to i32
  llvm.store %60, %p : i32, !llvm.ptr
  %61 = llvm.fptoui %55 : f80 to i128
  llvm.store %61, %p : i128, !llvm.ptr
  %62 = llvm.mlir.undef : f80
  %63 = llvm.fptosi %62 : f80 to i8
  llvm.store %63, %p : i8, !llvm.ptr
  %64 = llvm.fptosi %62 : f80 to i32
  llvm.store %64, %p : i32, !llvm.ptr
  %65 = llvm.fptosi %62 : f80 to i128
  llvm.store %65, %p : i128, !llvm.ptr
  %66 = llvm.fptoui %62 : f80 to i8
  llvm.store %66, %p : i8, !llvm.ptr
  %67 = llvm.fptoui %62 : f80 to i32
  llvm.store %67, %p : i32, !llvm.ptr
  %68 = llvm.fptoui %62 : f80 to i128
  llvm.store %68, %p : i128, !llvm.ptr
  %69 = llvm.mlir.poison : f80
  %70 = llvm.fptosi %69 : f80 to i8
  llvm.store %70, %p : i8, !llvm.ptr
  %71 = llvm.fptosi %69 : f80 to i32
  llvm.store %71, %p : i32, !llvm.ptr
  %72 = llvm.fptosi %69 : f80 to i128
  llvm.store %72, %p : i128, !llvm.ptr
  %73 = llvm.fptoui %69 : f80 to i8
  llvm.store %73, %p : i8, !llvm.ptr
  %74 = llvm.fptoui %69 : f80 to i32
  llvm.store %74, %p : i32, !llvm.ptr
  %75 = llvm.fptoui %69 : f80 to i128
  llvm.store %75, %p : i128, !llvm.ptr
  %76 = llvm.mlir.constant(3.0e9 : f80) : f80
  %77 = llvm.fptosi %76 : f80 to i8
  llvm.store %77, %p : i8, !llvm.ptr
  %78 = llvm.fptosi %76 : f80 to i32
  llvm.store %78, %p : i32, !llvm.ptr
  %79 = llvm.fptosi %76 : f80 to i128
  llvm.store %79, %p : i128, !llvm.ptr
  %80 = llvm.fptoui %76 : f80 to i8
  llvm.store %80, %p : i8, !llvm.ptr
  %81 = llvm.fptoui %76 : f80 to i32
  llvm.store %81, %p : i32, !llvm.ptr
  %82 = llvm.fptoui %76 : f80 to i128
  llvm.store %82, %p : i128, !llvm.ptr
  %83 = llvm.mlir.constant(1.5 : f128) : f128
  %84 = llvm.fptosi %83 : f128 to i8
  llvm.store %84, %p : i8, !llvm.ptr
  %85 = llvm.fptosi %83 : f128 to i32
  llvm.store %85, %p : i32, !llvm.ptr
  %86 = llvm.fptosi %83 : f128 to i128
  llvm.store %86, %p : i128, !llvm.ptr
  %87 = llvm.fptoui %83 : f128 to i8
  llvm.store %87, %p : i8, !llvm.ptr
  %88 = llvm.fptoui %83 : f128 to i32
  llvm.store %88, %p : i32, !llvm.ptr
  %89 = llvm.fptoui %83 : f128 to i128
  llvm.store %89, %p : i128, !llvm.ptr
  %90 = llvm.mlir.constant(-1.5 : f128) : f128
  %91 = llvm.fptosi %90 : f128 to i8
  llvm.store %91, %p : i8, !llvm.ptr
  %92 = llvm.fptosi %90 : f128 to i32
  llvm.store %92, %p : i32, !llvm.ptr
  %93 = llvm.fptosi %90 : f128 to i128
  llvm.store %93, %p : i128, !llvm.ptr
  %94 = llvm.fptoui %90 : f128 to i8
  llvm.store %94, %p : i8, !llvm.ptr
  %95 = llvm.fptoui %90 : f128 to i32
  llvm.store %95, %p : i32, !llvm.ptr
  %96 = llvm.fptoui %90 : f128 to i128
  llvm.store %96, %p : i128, !llvm.ptr
  %97 = llvm.mlir.constant(300.7 : f128) : f128
  %98 = llvm.fptosi %97 : f128 to i8
  llvm.store %98, %p : i8, !llvm.ptr
  %99 = llvm.fptosi %97 : f128 to i32
  llvm.store %99, %p : i32, !llvm.ptr
  %100 = llvm.fptosi %97 : f128 to i128
  llvm.store %100, %p : i128, !llvm.ptr
  %101 = llvm.fptoui %97 : f128 to i8
  llvm.store %101, %p : i8, !llvm.ptr
  %102 = llvm.fptoui %97 : f128 to i32
  llvm.store %102, %p : i32, !llvm.ptr
  %103 = llvm.fptoui %97 : f128 to i128
  llvm.store %103, %p : i128, !llvm.ptr
  %104 = llvm.mlir.constant(0.0 : f128) : f128
  %105 = llvm.fptosi %104 : f128 to i8
  llvm.store %105, %p : i8, !llvm.ptr
  %106 = llvm.fptosi %104 : f128 to i32
  llvm.store %106, %p : i32, !llvm.ptr
  %107 = llvm.fptosi %104 : f128 to i128
  llvm.store %107, %p : i128, !llvm.ptr
  %108 = llvm.fptoui %104 : f128 to i8
  llvm.store %108, %p : i8, !llvm.ptr
  %109 = llvm.fptoui %104 : f128 to i32
  llvm.store %109, %p : i32, !llvm.ptr
  %110 = llvm.fptoui %104 : f128 to i128
  llvm.store %110, %p : i128, !llvm.ptr
  %111 = llvm.mlir.constant(-0.0 : f128) : f128
  %112 = llvm.fptosi %111 : f128 to i8
  llvm.store %112, %p : i8, !llvm.ptr
  %113 = llvm.fptosi %111 : f128 to i32
  llvm.store %113, %p : i32, !llvm.ptr
  %114 = llvm.fptosi %111 : f128 to i128
  llvm.store %114, %p : i128, !llvm.ptr
  %115 = llvm.fptoui %111 : f128 to i8
  llvm.store %115, %p : i8, !llvm.ptr
  %116 = llvm.fptoui %111 : f128 to i32
  llvm.store %116, %p : i32, !llvm.ptr
  %117 = llvm.fptoui %111 : f128 to i128
  llvm.store %117, %p : i128, !llvm.ptr
  %118 = llvm.mlir.undef : f128
  %119 = llvm.fptosi %118 : f128 to i8
  llvm.store %119, %p : i8, !llvm.ptr
  %120 = llvm.fptosi %118 : f128 to i32
  llvm.store %120, %p : i32, !llvm.ptr
  %121 = llvm.fptosi %118 : f128 to i128
  llvm.store %121, %p : i128, !llvm.ptr
  %122 = llvm.fptoui %118 : f128 to i8
  llvm.store %122, %p : i8, !llvm.ptr
  %123 = llvm.fptoui %118 : f128 to i32
  llvm.store %123, %p : i32, !llvm.ptr
  %124 = llvm.fptoui %118 : f128 to i128
  llvm.store %124, %p : i128, !llvm.ptr
  %125 = llvm.mlir.poison : f128
  %126 = llvm.fptosi %125 : f128 to i8
  llvm.store %126, %p : i8, !llvm.ptr
  %127 = llvm.fptosi %125 : f128 to i32
  llvm.store %127, %p : i32, !llvm.ptr
  %128 = llvm.fptosi %125 : f128 to i128
  llvm.store %128, %p : i128, !llvm.ptr
  %129 = llvm.fptoui %125 : f128 to i8
  llvm.store %129, %p : i8, !llvm.ptr
  %130 = llvm.fptoui %125 : f128 to i32
  llvm.store %130, %p : i32, !llvm.ptr
  %131 = llvm.fptoui %125 : f128 to i128
  llvm.store %131, %p : i128, !llvm.ptr
  %132 = llvm.mlir.constant(3.0e9 : f128) : f128
  %133 = llvm.fptosi %132 : f128 to i8
  llvm.store %133, %p : i8, !llvm.ptr
  %134 = llvm.fptosi %132 : f128 to i32
  llvm.store %134, %p : i32, !llvm.ptr
  %135 = llvm.fptosi %132 : f128 to i128
  llvm.store %135, %p : i128, !llvm.ptr
  %136 = llvm.fptoui %132 : f128 to i8
  llvm.store %136, %p : i8, !llvm.ptr
  %137 = llvm.fptoui %132 : f128 to i32
  llvm.store %137, %p : i32, !llvm.ptr
  %138 = llvm.fptoui %132 : f128 to i128
  llvm.store %138, %p : i128, !llvm.ptr
  %139 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %140 = llvm.fptosi %139 : f32 to i8
  llvm.store %140, %p : i8, !llvm.ptr
  %141 = llvm.fptosi %139 : f32 to i32
  llvm.store %141, %p : i32, !llvm.ptr
  %142 = llvm.fptosi %139 : f32 to i128
  llvm.store %142, %p : i128, !llvm.ptr
  %143 = llvm.fptoui %139 : f32 to i8
  llvm.store %143, %p : i8, !llvm.ptr
  %144 = llvm.fptoui %139 : f32 to i32
  llvm.store %144, %p : i32, !llvm.ptr
  %145 = llvm.fptoui %139 : f32 to i128
  llvm.store %145, %p : i128, !llvm.ptr
  %146 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %147 = llvm.fptosi %146 : f32 to i8
  llvm.store %147, %p : i8, !llvm.ptr
  %148 = llvm.fptosi %146 : f32 to i32
  llvm.store %148, %p : i32, !llvm.ptr
  %149 = llvm.fptosi %146 : f32 to i128
  llvm.store %149, %p : i128, !llvm.ptr
  %150 = llvm.fptoui %146 : f32 to i8
  llvm.store %150, %p : i8, !llvm.ptr
  %151 = llvm.fptoui %146 : f32 to i32
  llvm.store %151, %p : i32, !llvm.ptr
  %152 = llvm.fptoui %146 : f32 to i128
  llvm.store %152, %p : i128, !llvm.ptr
  %153 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %154 = llvm.fptosi %153 : f32 to i8
  llvm.store %154, %p : i8, !llvm.ptr
  %155 = llvm.fptosi %153 : f32 to i32
  llvm.store %155, %p : i32, !llvm.ptr
  %156 = llvm.fptosi %153 : f32 to i128
  llvm.store %156, %p : i128, !llvm.ptr
  %157 = llvm.fptoui %153 : f32 to i8
  llvm.store %157, %p : i8, !llvm.ptr
  %158 = llvm.fptoui %153 : f32 to i32
  llvm.store %158, %p : i32, !llvm.ptr
  %159 = llvm.fptoui %153 : f32 to i128
  llvm.store %159, %p : i128, !llvm.ptr
  %160 = llvm.mlir.constant(1.0e30 : f32) : f32
  %161 = llvm.fptosi %160 : f32 to i8
  llvm.store %161, %p : i8, !llvm.ptr
  %162 = llvm.fptosi %160 : f32 to i32
  llvm.store %162, %p : i32, !llvm.ptr
  %163 = llvm.fptosi %160 : f32 to i128
  llvm.store %163, %p : i128, !llvm.ptr
  %164 = llvm.fptoui %160 : f32 to i8
  llvm.store %164, %p : i8, !llvm.ptr
  %165 = llvm.fptoui %160 : f32 to i32
  llvm.store %165, %p : i32, !llvm.ptr
  %166 = llvm.fptoui %160 : f32 to i128
  llvm.store %166, %p : i128, !llvm.ptr
  %167 = llvm.mlir.constant(1.5 : f16) : f16
  %168 = llvm.fpext %167 : f16 to f32
  llvm.store %168, %p : f32, !llvm.ptr
  %169 = llvm.fpext %167 : f16 to f64
  llvm.store %169, %p : f64, !llvm.ptr
  %170 = llvm.fpext %167 : f16 to f80
  llvm.store %170, %p : f80, !llvm.ptr
  %171 = llvm.fpext %167 : f16 to f128
  llvm.store %171, %p : f128, !llvm.ptr
  %172 = llvm.mlir.constant(-0.0 : f16) : f16
  %173 = llvm.fpext %172 : f16 to f32
  llvm.store %173, %p : f32, !llvm.ptr
  %174 = llvm.fpext %172 : f16 to f64
  llvm.store %174, %p : f64, !llvm.ptr
  %175 = llvm.fpext %172 : f16 to f80
  llvm.store %175, %p : f80, !llvm.ptr
  %176 = llvm.fpext %172 : f16 to f128
  llvm.store %176, %p : f128, !llvm.ptr
  %177 = llvm.mlir.constant(0.1 : f16) : f16
  %178 = llvm.fpext %177 : f16 to f32
  llvm.store %178, %p : f32, !llvm.ptr
  %179 = llvm.fpext %177 : f16 to f64
  llvm.store %179, %p : f64, !llvm.ptr
  %180 = llvm.fpext %177 : f16 to f80
  llvm.store %180, %p : f80, !llvm.ptr
  %181 = llvm.fpext %177 : f16 to f128
  llvm.store %181, %p : f128, !llvm.ptr
  %182 = llvm.mlir.undef : f16
  %183 = llvm.fpext %182 : f16 to f32
  llvm.store %183, %p : f32, !llvm.ptr
  %184 = llvm.fpext %182 : f16 to f64
  llvm.store %184, %p : f64, !llvm.ptr
  %185 = llvm.fpext %182 : f16 to f80
  llvm.store %185, %p : f80, !llvm.ptr
  %186 = llvm.fpext %182 : f16 to f128
  llvm.store %186, %p : f128, !llvm.ptr
  %187 = llvm.mlir.poison : f16
  %188 = llvm.fpext %187 : f16 to f32
  llvm.store %188, %p : f32, !llvm.ptr
  %189 = llvm.fpext %187 : f16 to f64
  llvm.store %189, %p : f64, !llvm.ptr
  %190 = llvm.fpext %187 : f16 to f80
  llvm.store %190, %p : f80, !llvm.ptr
  %191 = llvm.fpext %187 : f16 to f128
  llvm.store %191, %p : f128, !llvm.ptr
  %192 = llvm.mlir.constant(1.5 : f32) : f32
  %193 = llvm.fpext %192 : f32 to f64
  llvm.store %193, %p : f64, !llvm.ptr
  %194 = llvm.fpext %192 : f32 to f80
  llvm.store %194, %p : f80, !llvm.ptr
  %195 = llvm.fpext %192 : f32 to f128
  llvm.store %195, %p : f128, !llvm.ptr
  %196 = llvm.fptrunc %192 : f32 to f16
  llvm.store %196, %p : f16, !llvm.ptr
  %197 = llvm.mlir.constant(-0.0 : f32) : f32
  %198 = llvm.fpext %197 : f32 to f64
  llvm.store %198, %p : f64, !llvm.ptr
  %199 = llvm.fpext %197 : f32 to f80
  llvm.store %199, %p : f80, !llvm.ptr
  %200 = llvm.fpext %197 : f32 to f128
  llvm.store %200, %p : f128, !llvm.ptr
  %201 = llvm.fptrunc %197 : f32 to f16
  llvm.store %201, %p : f16, !llvm.ptr
  %202 = llvm.mlir.constant(0.1 : f32) : f32
  %203 = llvm.fpext %202 : f32 to f64
  llvm.store %203, %p : f64, !llvm.ptr
  %204 = llvm.fpext %202 : f32 to f80
  llvm.store %204, %p : f80, !llvm.ptr
  %205 = llvm.fpext %202 : f32 to f128
  llvm.store %205, %p : f128, !llvm.ptr
  %206 = llvm.fptrunc %202 : f32 to f16
  llvm.store %206, %p : f16, !llvm.ptr
  %207 = llvm.mlir.undef : f32
  %208 = llvm.fpext %207 : f32 to f64
  llvm.store %208, %p : f64, !llvm.ptr
  %209 = llvm.fpext %207 : f32 to f80
  llvm.store %209, %p : f80, !llvm.ptr
  %210 = llvm.fpext %207 : f32 to f128
  llvm.store %210, %p : f128, !llvm.ptr
  %211 = llvm.fptrunc %207 : f32 to f16
  llvm.store %211, %p : f16, !llvm.ptr
  %212 = llvm.mlir.poison : f32
  %213 = llvm.fpext %212 : f32 to f64
  llvm.store %213, %p : f64, !llvm.ptr
  %214 = llvm.fpext %212 : f32 to f80
  llvm.store %214, %p : f80, !llvm.ptr
  %215 = llvm.fpext %212 : f32 to f128
  llvm.store %215, %p : f128, !llvm.ptr
  %216 = llvm.fptrunc %212 : f32 to f16
  llvm.store %216, %p : f16, !llvm.ptr
  %217 = llvm.mlir.constant(1.5 : f64) : f64
  %218 = llvm.fpext %217 : f64 to f80
  llvm.store %218, %p : f80, !llvm.ptr
  llvm.return
}
llvm.func @f3(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1.5 : f64) : f64
  %1 = llvm.fpext %0 : f64 to f128
  llvm.store %1, %p : f128, !llvm.ptr
  %2 = llvm.fptrunc %0 : f64 to f16
  llvm.store %2, %p : f16, !llvm.ptr
  %3 = llvm.fptrunc %0 : f64 to f32
  llvm.store %3, %p : f32, !llvm.ptr
  %4 = llvm.mlir.constant(-0.0 : f64) : f64
  %5 = llvm.fpext %4 : f64 to f80
  llvm.store %5, %p : f80, !llvm.ptr
  %6 = llvm.fpext %4 : f64 to f128
  llvm.store %6, %p : f128, !llvm.ptr
  %7 = llvm.fptrunc %4 : f64 to f16
  llvm.store %7, %p : f16, !llvm.ptr
  %8 = llvm.fptrunc %4 : f64 to f32
  llvm.store %8, %p : f32, !llvm.ptr
  %9 = llvm.mlir.constant(0.1 : f64) : f64
  %10 = llvm.fpext %9 : f64 to f80
  llvm.store %10, %p : f80, !llvm.ptr
  %11 = llvm.fpext %9 : f64 to f128
  llvm.store %11, %p : f128, !llvm.ptr
  %12 = llvm.fptrunc %9 : f64 to f16
  llvm.store %12, %p : f16, !llvm.ptr
  %13 = llvm.fptrunc %9 : f64 to f32
  llvm.store %13, %p : f32, !llvm.ptr
  %14 = llvm.mlir.undef : f64
  %15 = llvm.fpext %14 : f64 to f80
  llvm.store %15, %p : f80, !llvm.ptr
  %16 = llvm.fpext %14 : f64 to f128
  llvm.store %16, %p : f128, !llvm.ptr
  %17 = llvm.fptrunc %14 : f64 to f16
  llvm.store %17, %p : f16, !llvm.ptr
  %18 = llvm.fptrunc %14 : f64 to f32
  llvm.store %18, %p : f32, !llvm.ptr
  %19 = llvm.mlir.poison : f64
  %20 = llvm.fpext %19 : f64 to f80
  llvm.store %20, %p : f80, !llvm.ptr
  %21 = llvm.fpext %19 : f64 to f128
  llvm.store %21, %p : f128, !llvm.ptr
  %22 = llvm.fptrunc %19 : f64 to f16
  llvm.store %22, %p : f16, !llvm.ptr
  %23 = llvm.fptrunc %19 : f64 to f32
  llvm.store %23, %p : f32, !llvm.ptr
  %24 = llvm.mlir.constant(1.5 : f80) : f80
  %25 = llvm.fpext %24 : f80 to f128
  llvm.store %25, %p : f128, !llvm.ptr
  %26 = llvm.fptrunc %24 : f80 to f16
  llvm.store %26, %p : f16, !llvm.ptr
  %27 = llvm.fptrunc %24 : f80 to f32
  llvm.store %27, %p : f32, !llvm.ptr
  %28 = llvm.fptrunc %24 : f80 to f64
  llvm.store %28, %p : f64, !llvm.ptr
  %29 = llvm.mlir.constant(-0.0 : f80) : f80
  %30 = llvm.fpext %29 : f80 to f128
  llvm.store %30, %p : f128, !llvm.ptr
  %31 = llvm.fptrunc %29 : f80 to f16
  llvm.store %31, %p : f16, !llvm.ptr
  %32 = llvm.fptrunc %29 : f80 to f32
  llvm.store %32, %p : f32, !llvm.ptr
  %33 = llvm.fptrunc %29 : f80 to f64
  llvm.store %33, %p : f64, !llvm.ptr
  %34 = llvm.mlir.constant(0.1 : f80) : f80
  %35 = llvm.fpext %34 : f80 to f128
  llvm.store %35, %p : f128, !llvm.ptr
  %36 = llvm.fptrunc %34 : f80 to f16
  llvm.store %36, %p : f16, !llvm.ptr
  %37 = llvm.fptrunc %34 : f80 to f32
  llvm.store %37, %p : f32, !llvm.ptr
  %38 = llvm.fptrunc %34 : f80 to f64
  llvm.store %38, %p : f64, !llvm.ptr
  %39 = llvm.mlir.undef : f80
  %40 = llvm.fpext %39 : f80 to f128
  llvm.store %40, %p : f128, !llvm.ptr
  %41 = llvm.fptrunc %39 : f80 to f16
  llvm.store %41, %p : f16, !llvm.ptr
  %42 = llvm.fptrunc %39 : f80 to f32
  llvm.store %42, %p : f32, !llvm.ptr
  %43 = llvm.fptrunc %39 : f80 to f64
  llvm.store %43, %p : f64, !llvm.ptr
  %44 = llvm.mlir.poison : f80
  %45 = llvm.fpext %44 : f80 to f128
  llvm.store %45, %p : f128, !llvm.ptr
  %46 = llvm.fptrunc %44 : f80 to f16
  llvm.store %46, %p : f16, !llvm.ptr
  %47 = llvm.fptrunc %44 : f80 to f32
  llvm.store %47, %p : f32, !llvm.ptr
  %48 = llvm.fptrunc %44 : f80 to f64
  llvm.store %48, %p : f64, !llvm.ptr
  %49 = llvm.mlir.constant(1.5 : f128) : f128
  %50 = llvm.fptrunc %49 : f128 to f16
  llvm.store %50, %p : f16, !llvm.ptr
  %51 = llvm.fptrunc %49 : f128 to f32
  llvm.store %51, %p : f32, !llvm.ptr
  %52 = llvm.fptrunc %49 : f128 to f64
  llvm.store %52, %p : f64, !llvm.ptr
  %53 = llvm.fptrunc %49 : f128 to f80
  llvm.store %53, %p : f80, !llvm.ptr
  %54 = llvm.mlir.constant(-0.0 : f128) : f128
  %55 = llvm.fptrunc %54 : f128 to f16
  llvm.store %55, %p : f16, !llvm.ptr
  %56 = llvm.fptrunc %54 : f128 to f32
  llvm.store %56, %p : f32, !llvm.ptr
  %57 = llvm.fptrunc %54 : f128 to f64
  llvm.store %57, %p : f64, !llvm.ptr
  %58 = llvm.fptrunc %54 : f128 to f80
  llvm.store %58, %p : f80, !llvm.ptr
  %59 = llvm.mlir.constant(0.1 : f128) : f128
  %60 = llvm.fptrunc %59 : f128 to f16
  llvm.store %60, %p : f16, !llvm.ptr
  %61 = llvm.fptrunc %59 : f128 to f32
  llvm.store %61, %p : f32, !llvm.ptr
  %62 = llvm.fptrunc %59 : f128 to f64
  llvm.store %62, %p : f64, !llvm.ptr
  %63 = llvm.fptrunc %59 : f128 to f80
  llvm.store %63, %p : f80, !llvm.ptr
  %64 = llvm.mlir.undef : f128
  %65 = llvm.fptrunc %64 : f128 to f16
  llvm.store %65, %p : f16, !llvm.ptr
  %66 = llvm.fptrunc %64 : f128 to f32
  llvm.store %66, %p : f32, !llvm.ptr
  %67 = llvm.fptrunc %64 : f128 to f64
  llvm.store %67, %p : f64, !llvm.ptr
  %68 = llvm.fptrunc %64 : f128 to f80
  llvm.store %68, %p : f80, !llvm.ptr
  %69 = llvm.mlir.poison : f128
  %70 = llvm.fptrunc %69 : f128 to f16
  llvm.store %70, %p : f16, !llvm.ptr
  %71 = llvm.fptrunc %69 : f128 to f32
  llvm.store %71, %p : f32, !llvm.ptr
  %72 = llvm.fptrunc %69 : f128 to f64
  llvm.store %72, %p : f64, !llvm.ptr
  %73 = llvm.fptrunc %69 : f128 to f80
  llvm.store %73, %p : f80, !llvm.ptr
  %74 = llvm.mlir.constant(1.5 : bf16) : bf16
  %75 = llvm.fpext %74 : bf16 to f32
  llvm.store %75, %p : f32, !llvm.ptr
  %76 = llvm.mlir.constant(1.5 : f32) : f32
  %77 = llvm.fptrunc %76 : f32 to bf16
  llvm.store %77, %p : bf16, !llvm.ptr
  %78 = llvm.bitcast %76 : f32 to i32
  llvm.store %78, %p : i32, !llvm.ptr
  %79 = llvm.bitcast %0 : f64 to i64
  llvm.store %79, %p : i64, !llvm.ptr
  %80 = llvm.mlir.constant(1.5 : f16) : f16
  %81 = llvm.bitcast %80 : f16 to i16
  llvm.store %81, %p : i16, !llvm.ptr
  %82 = llvm.bitcast %0 : f64 to vector<2xi32>
  llvm.store %82, %p : vector<2xi32>, !llvm.ptr
  %83 = llvm.bitcast %76 : f32 to vector<1xf32>
  llvm.store %83, %p : vector<1xf32>, !llvm.ptr
  %84 = llvm.bitcast %49 : f128 to i128
  llvm.store %84, %p : i128, !llvm.ptr
  %85 = llvm.mlir.constant(0.1 : bf16) : bf16
  %86 = llvm.fpext %85 : bf16 to f32
  llvm.store %86, %p : f32, !llvm.ptr
  %87 = llvm.mlir.constant(0.1 : f32) : f32
  %88 = llvm.fptrunc %87 : f32 to bf16
  llvm.store %88, %p : bf16, !llvm.ptr
  %89 = llvm.bitcast %87 : f32 to i32
  llvm.store %89, %p : i32, !llvm.ptr
  %90 = llvm.bitcast %9 : f64 to i64
  llvm.store %90, %p : i64, !llvm.ptr
  %91 = llvm.mlir.constant(0.1 : f16) : f16
  %92 = llvm.bitcast %91 : f16 to i16
  llvm.store %92, %p : i16, !llvm.ptr
  %93 = llvm.bitcast %9 : f64 to vector<2xi32>
  llvm.store %93, %p : vector<2xi32>, !llvm.ptr
  %94 = llvm.bitcast %87 : f32 to vector<1xf32>
  llvm.store %94, %p : vector<1xf32>, !llvm.ptr
  %95 = llvm.bitcast %59 : f128 to i128
  llvm.store %95, %p : i128, !llvm.ptr
  %96 = llvm.mlir.undef : bf16
  %97 = llvm.fpext %96 : bf16 to f32
  llvm.store %97, %p : f32, !llvm.ptr
  %98 = llvm.mlir.undef : f32
  %99 = llvm.fptrunc %98 : f32 to bf16
  llvm.store %99, %p : bf16, !llvm.ptr
  %100 = llvm.bitcast %98 : f32 to i32
  llvm.store %100, %p : i32, !llvm.ptr
  %101 = llvm.bitcast %14 : f64 to i64
  llvm.store %101, %p : i64, !llvm.ptr
  %102 = llvm.mlir.undef : f16
  %103 = llvm.bitcast %102 : f16 to i16
  llvm.store %103, %p : i16, !llvm.ptr
  %104 = llvm.bitcast %14 : f64 to vector<2xi32>
  llvm.store %104, %p : vector<2xi32>, !llvm.ptr
  %105 = llvm.bitcast %98 : f32 to vector<1xf32>
  llvm.store %105, %p : vector<1xf32>, !llvm.ptr
  %106 = llvm.bitcast %64 : f128 to i128
  llvm.store %106, %p : i128, !llvm.ptr
  %107 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  %108 = llvm.fpext %107 : f32 to f64
  llvm.store %108, %p : f64, !llvm.ptr
  %109 = llvm.mlir.constant(0x7F800001 : f32) : f32
  %110 = llvm.fpext %109 : f32 to f64
  llvm.store %110, %p : f64, !llvm.ptr
  %111 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %112 = llvm.fpext %111 : f32 to f64
  llvm.store %112, %p : f64, !llvm.ptr
  %113 = llvm.mlir.constant(1.0e-45 : f32) : f32
  %114 = llvm.fpext %113 : f32 to f64
  llvm.store %114, %p : f64, !llvm.ptr
  %115 = llvm.mlir.constant(0x7FF8000000000123 : f64) : f64
  %116 = llvm.fptrunc %115 : f64 to f32
  llvm.store %116, %p : f32, !llvm.ptr
  %117 = llvm.fptrunc %115 : f64 to f16
  llvm.store %117, %p : f16, !llvm.ptr
  %118 = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  %119 = llvm.fptrunc %118 : f64 to f32
  llvm.store %119, %p : f32, !llvm.ptr
  %120 = llvm.fptrunc %118 : f64 to f16
  llvm.store %120, %p : f16, !llvm.ptr
  %121 = llvm.mlir.constant(1.0e300 : f64) : f64
  %122 = llvm.fptrunc %121 : f64 to f32
  llvm.store %122, %p : f32, !llvm.ptr
  %123 = llvm.fptrunc %121 : f64 to f16
  llvm.store %123, %p : f16, !llvm.ptr
  %124 = llvm.mlir.constant(1.0e-300 : f64) : f64
  %125 = llvm.fptrunc %124 : f64 to f32
  llvm.store %125, %p : f32, !llvm.ptr
  %126 = llvm.fptrunc %124 : f64 to f16
  llvm.store %126, %p : f16, !llvm.ptr
  %127 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %128 = llvm.fptrunc %127 : f64 to f32
  llvm.store %128, %p : f32, !llvm.ptr
  %129 = llvm.fptrunc %127 : f64 to f16
  llvm.store %129, %p : f16, !llvm.ptr
  %130 = llvm.mlir.addressof @g : !llvm.ptr
  %131 = llvm.ptrtoint %130 : !llvm.ptr to i64
  llvm.store %131, %p : i64, !llvm.ptr
  %132 = llvm.ptrtoint %130 : !llvm.ptr to i32
  llvm.store %132, %p : i32, !llvm.ptr
  %133 = llvm.ptrtoint %130 : !llvm.ptr to i128
  llvm.store %133, %p : i128, !llvm.ptr
  %134 = llvm.addrspacecast %130 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %134, %p : !llvm.ptr<1>, !llvm.ptr
  %135 = llvm.mlir.zero : !llvm.ptr
  %136 = llvm.ptrtoint %135 : !llvm.ptr to i64
  llvm.store %136, %p : i64, !llvm.ptr
  %137 = llvm.addrspacecast %135 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %137, %p : !llvm.ptr<1>, !llvm.ptr
  %138 = llvm.mlir.undef : !llvm.ptr
  %139 = llvm.ptrtoint %138 : !llvm.ptr to i64
  llvm.store %139, %p : i64, !llvm.ptr
  %140 = llvm.addrspacecast %138 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %140, %p : !llvm.ptr<1>, !llvm.ptr
  %141 = llvm.mlir.poison : !llvm.ptr
  %142 = llvm.ptrtoint %141 : !llvm.ptr to i64
  llvm.store %142, %p : i64, !llvm.ptr
  %143 = llvm.addrspacecast %141 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %143, %p : !llvm.ptr<1>, !llvm.ptr
  %144 = llvm.trunc %131 : i64 to i32
  llvm.store %144, %p : i32, !llvm.ptr
  %145 = llvm.zext %132 : i32 to i64
  llvm.store %145, %p : i64, !llvm.ptr
  %146 = llvm.inttoptr %131 : i64 to !llvm.ptr
  llvm.store %146, %p : !llvm.ptr, !llvm.ptr
  %147 = llvm.mlir.constant(17 : i64) : i64
  %148 = llvm.inttoptr %147 : i64 to !llvm.ptr
  %149 = llvm.ptrtoint %148 : !llvm.ptr to i64
  llvm.store %149, %p : i64, !llvm.ptr
  %150 = llvm.addrspacecast %134 : !llvm.ptr<1> to !llvm.ptr
  llvm.store %150, %p : !llvm.ptr, !llvm.ptr
  %151 = llvm.bitcast %132 : i32 to f32
  llvm.store %151, %p : f32, !llvm.ptr
  %152 = llvm.bitcast %151 : f32 to i32
  llvm.store %152, %p : i32, !llvm.ptr
  %153 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %154 = llvm.trunc %153 : vector<2xi32> to vector<2xi8>
  llvm.store %154, %p : vector<2xi8>, !llvm.ptr
  %155 = llvm.zext %153 : vector<2xi32> to vector<2xi64>
  llvm.store %155, %p : vector<2xi64>, !llvm.ptr
  %156 = llvm.sext %153 : vector<2xi32> to vector<2xi64>
  llvm.store %156, %p : vector<2xi64>, !llvm.ptr
  %157 = llvm.sitofp %153 : vector<2xi32> to vector<2xf32>
  llvm.store %157, %p : vector<2xf32>, !llvm.ptr
  %158 = llvm.uitofp %153 : vector<2xi32> to vector<2xf32>
  llvm.store %158, %p : vector<2xf32>, !llvm.ptr
  %159 = llvm.bitcast %153 : vector<2xi32> to vector<2xf32>
  llvm.store %159, %p : vector<2xf32>, !llvm.ptr
  %160 = llvm.inttoptr %153 : vector<2xi32> to !llvm.vec<2 x ptr>
  llvm.store %160, %p : !llvm.vec<2 x ptr>, !llvm.ptr
  %161 = llvm.bitcast %153 : vector<2xi32> to i64
  llvm.store %161, %p : i64, !llvm.ptr
  %162 = llvm.bitcast %153 : vector<2xi32> to vector<4xi16>
  llvm.store %162, %p : vector<4xi16>, !llvm.ptr
  %163 = llvm.bitcast %153 : vector<2xi32> to vector<8xi8>
  llvm.store %163, %p : vector<8xi8>, !llvm.ptr
  %164 = llvm.bitcast %153 : vector<2xi32> to f64
  llvm.store %164, %p : f64, !llvm.ptr
  %165 = llvm.bitcast %153 : vector<2xi32> to vector<1xi64>
  llvm.store %165, %p : vector<1xi64>, !llvm.ptr
  %166 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %167 = llvm.trunc %166 : vector<2xi32> to vector<2xi8>
  llvm.store %167, %p : vector<2xi8>, !llvm.ptr
  %168 = llvm.zext %166 : vector<2xi32> to vector<2xi64>
  llvm.store %168, %p : vector<2xi64>, !llvm.ptr
  %169 = llvm.sext %166 : vector<2xi32> to vector<2xi64>
  llvm.store %169, %p : vector<2xi64>, !llvm.ptr
  %170 = llvm.sitofp %166 : vector<2xi32> to vector<2xf32>
  llvm.store %170, %p : vector<2xf32>, !llvm.ptr
  %171 = llvm.uitofp %166 : vector<2xi32> to vector<2xf32>
  llvm.store %171, %p : vector<2xf32>, !llvm.ptr
  %172 = llvm.bitcast %166 : vector<2xi32> to vector<2xf32>
  llvm.store %172, %p : vector<2xf32>, !llvm.ptr
  %173 = llvm.inttoptr %166 : vector<2xi32> to !llvm.vec<2 x ptr>
  llvm.store %173, %p : !llvm.vec<2 x ptr>, !llvm.ptr
  %174 = llvm.bitcast %166 : vector<2xi32> to i64
  llvm.store %174, %p : i64, !llvm.ptr
  %175 = llvm.bitcast %166 : vector<2xi32> to vector<4xi16>
  llvm.store %175, %p : vector<4xi16>, !llvm.ptr
  %176 = llvm.bitcast %166 : vector<2xi32> to vector<8xi8>
  llvm.store %176, %p : vector<8xi8>, !llvm.ptr
  %177 = llvm.bitcast %166 : vector<2xi32> to f64
  llvm.store %177, %p : f64, !llvm.ptr
  %178 = llvm.bitcast %166 : vector<2xi32> to vector<1xi64>
  llvm.store %178, %p : vector<1xi64>, !llvm.ptr
  %179 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %180 = llvm.trunc %179 : vector<2xi32> to vector<2xi8>
  llvm.store %180, %p : vector<2xi8>, !llvm.ptr
  %181 = llvm.zext %179 : vector<2xi32> to vector<2xi64>
  llvm.store %181, %p : vector<2xi64>, !llvm.ptr
  %182 = llvm.sext %179 : vector<2xi32> to vector<2xi64>
  llvm.store %182, %p : vector<2xi64>, !llvm.ptr
  %183 = llvm.sitofp %179 : vector<2xi32> to vector<2xf32>
  llvm.store %183, %p : vector<2xf32>, !llvm.ptr
  %184 = llvm.uitofp %179 : vector<2xi32> to vector<2xf32>
  llvm.store %184, %p : vector<2xf32>, !llvm.ptr
  %185 = llvm.bitcast %179 : vector<2xi32> to vector<2xf32>
  llvm.store %185, %p : vector<2xf32>, !llvm.ptr
  %186 = llvm.inttoptr %179 : vector<2xi32> to !llvm.vec<2 x ptr>
  llvm.store %186, %p : !llvm.vec<2 x ptr>, !llvm.ptr
  %187 = llvm.bitcast %179 : vector<2xi32> to i64
  llvm.store %187, %p : i64, !llvm.ptr
  %188 = llvm.bitcast %179 : vector<2xi32> to vector<4xi16>
  llvm.store %188, %p : vector<4xi16>, !llvm.ptr
  %189 = llvm.bitcast %179 : vector<2xi32> to vector<8xi8>
  llvm.store %189, %p : vector<8xi8>, !llvm.ptr
  %190 = llvm.bitcast %179 : vector<2xi32> to f64
  llvm.store %190, %p : f64, !llvm.ptr
  %191 = llvm.bitcast %179 : vector<2xi32> to vector<1xi64>
  llvm.store %191, %p : vector<1xi64>, !llvm.ptr
  %192 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
  %193 = llvm.trunc %192 : vector<2xi32> to vector<2xi8>
  llvm.store %193, %p : vector<2xi8>, !llvm.ptr
  %194 = llvm.zext %192 : vector<2xi32> to vector<2xi64>
  llvm.store %194, %p : vector<2xi64>, !llvm.ptr
  %195 = llvm.sext %192 : vector<2xi32> to vector<2xi64>
  llvm.store %195, %p : vector<2xi64>, !llvm.ptr
  %196 = llvm.sitofp %192 : vector<2xi32> to vector<2xf32>
  llvm.store %196, %p : vector<2xf32>, !llvm.ptr
  %197 = llvm.uitofp %192 : vector<2xi32> to vector<2xf32>
  llvm.store %197, %p : vector<2xf32>, !llvm.ptr
  %198 = llvm.bitcast %192 : vector<2xi32> to vector<2xf32>
  llvm.store %198, %p : vector<2xf32>, !llvm.ptr
  %199 = llvm.inttoptr %192 : vector<2xi32> to !llvm.vec<2 x ptr>
  llvm.store %199, %p : !llvm.vec<2 x ptr>, !llvm.ptr
  %200 = llvm.bitcast %192 : vector<2xi32> to i64
  llvm.store %200, %p : i64, !llvm.ptr
  %201 = llvm.bitcast %192 : vector<2xi32> to vector<4xi16>
  llvm.store %201, %p : vector<4xi16>, !llvm.ptr
  %202 = llvm.bitcast %192 : vector<2xi32> to vector<8xi8>
  llvm.store %202, %p : vector<8xi8>, !llvm.ptr
  %203 = llvm.bitcast %192 : vector<2xi32> to f64
  llvm.store %203, %p : f64, !llvm.ptr
  %204 = llvm.bitcast %192 : vector<2xi32> to vector<1xi64>
  llvm.store %204, %p : vector<1xi64>, !llvm.ptr
  %205 = llvm.mlir.constant(dense<5> : vector<[2]xi32>) : vector<[2]xi32>
  %206 = llvm.trunc %205 : vector<[2]xi32> to vector<[2]xi8>
  llvm.store %206, %p : vector<[2]xi8>, !llvm.ptr
  %207 = llvm.zext %205 : vector<[2]xi32> to vector<[2]xi64>
  llvm.store %207, %p : vector<[2]xi64>, !llvm.ptr
  %208 = llvm.sext %205 : vector<[2]xi32> to vector<[2]xi64>
  llvm.store %208, %p : vector<[2]xi64>, !llvm.ptr
  %209 = llvm.sitofp %205 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %209, %p : vector<[2]xf32>, !llvm.ptr
  %210 = llvm.uitofp %205 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %210, %p : vector<[2]xf32>, !llvm.ptr
  %211 = llvm.bitcast %205 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %211, %p : vector<[2]xf32>, !llvm.ptr
  %212 = llvm.inttoptr %205 : vector<[2]xi32> to !llvm.vec<? x 2 x ptr>
  llvm.store %212, %p : !llvm.vec<? x 2 x ptr>, !llvm.ptr
  %213 = llvm.bitcast %205 : vector<[2]xi32> to vector<[4]xi16>
  llvm.store %213, %p : vector<[4]xi16>, !llvm.ptr
  %214 = llvm.mlir.constant(dense<0> : vector<[2]xi32>) : vector<[2]xi32>
  %215 = llvm.trunc %214 : vector<[2]xi32> to vector<[2]xi8>
  llvm.store %215, %p : vector<[2]xi8>, !llvm.ptr
  %216 = llvm.zext %214 : vector<[2]xi32> to vector<[2]xi64>
  llvm.store %216, %p : vector<[2]xi64>, !llvm.ptr
  %217 = llvm.sext %214 : vector<[2]xi32> to vector<[2]xi64>
  llvm.store %217, %p : vector<[2]xi64>, !llvm.ptr
  %218 = llvm.sitofp %214 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %218, %p : vector<[2]xf32>, !llvm.ptr
  %219 = llvm.uitofp %214 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %219, %p : vector<[2]xf32>, !llvm.ptr
  %220 = llvm.bitcast %214 : vector<[2]xi32> to vector<[2]xf32>
  llvm.store %220, %p : vector<[2]xf32>, !llvm.ptr
  %221 = llvm.inttoptr %214 : vector<[2]xi32> to !llvm.vec<? x 2 x ptr>
  llvm.store %221, %p : !llvm.vec<? x 2 x ptr>, !llvm.ptr
  %222 = llvm.bitcast %214 : vector<[2]xi32> to vector<[4]xi16>
  llvm.store %222, %p : vector<[4]xi16>, !llvm.ptr
  llvm.return
}
llvm.func @f4(%p: !llvm.ptr) {
  %0 = llvm.mlir.undef : vector<2xi32>
  %1 = llvm.zext %0 : vector<2xi32> to vector<2xi64>
  llvm.store %1, %p : vector<2xi64>, !llvm.ptr
  %2 = llvm.bitcast %0 : vector<2xi32> to vector<2xf32>
  llvm.store %2, %p : vector<2xf32>, !llvm.ptr
  %3 = llvm.mlir.poison : vector<2xi32>
  %4 = llvm.zext %3 : vector<2xi32> to vector<2xi64>
  llvm.store %4, %p : vector<2xi64>, !llvm.ptr
  %5 = llvm.bitcast %3 : vector<2xi32> to vector<2xf32>
  llvm.store %5, %p : vector<2xf32>, !llvm.ptr
  %6 = llvm.mlir.constant(dense<[1.5, -2.5]> : vector<2xf32>) : vector<2xf32>
  %7 = llvm.fptosi %6 : vector<2xf32> to vector<2xi32>
  llvm.store %7, %p : vector<2xi32>, !llvm.ptr
  %8 = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %9 = llvm.fptoui %8 : vector<2xf32> to vector<2xi8>
  llvm.store %9, %p : vector<2xi8>, !llvm.ptr
  %10 = llvm.fpext %8 : vector<2xf32> to vector<2xf64>
  llvm.store %10, %p : vector<2xf64>, !llvm.ptr
  %11 = llvm.mlir.constant(dense<[1.5, 0.1]> : vector<2xf64>) : vector<2xf64>
  %12 = llvm.fptrunc %11 : vector<2xf64> to vector<2xf32>
  llvm.store %12, %p : vector<2xf32>, !llvm.ptr
  %13 = llvm.mlir.constant(dense<[1.5, 0.1]> : vector<2xf32>) : vector<2xf32>
  %14 = llvm.bitcast %13 : vector<2xf32> to vector<2xi32>
  llvm.store %14, %p : vector<2xi32>, !llvm.ptr
  %15 = llvm.bitcast %13 : vector<2xf32> to i64
  llvm.store %15, %p : i64, !llvm.ptr
  %16 = llvm.mlir.constant(dense<[1.5, 300.0]> : vector<2xf32>) : vector<2xf32>
  %17 = llvm.fptoui %16 : vector<2xf32> to vector<2xi8>
  llvm.store %17, %p : vector<2xi8>, !llvm.ptr
  llvm.return
}
