llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.func @f0(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1.5 : f32) : f32
  %1 = llvm.mlir.constant(2.25 : f32) : f32
  %2 = llvm.fadd %0, %1 : f32
  llvm.store %2, %p : f32, !llvm.ptr
  %3 = llvm.mlir.constant(1.0 : f32) : f32
  %4 = llvm.mlir.constant(3.0 : f32) : f32
  %5 = llvm.fadd %3, %4 : f32
  llvm.store %5, %p : f32, !llvm.ptr
  %6 = llvm.mlir.constant(0.0 : f32) : f32
  %7 = llvm.fadd %6, %6 : f32
  llvm.store %7, %p : f32, !llvm.ptr
  %8 = llvm.mlir.constant(-0.0 : f32) : f32
  %9 = llvm.fadd %8, %6 : f32
  llvm.store %9, %p : f32, !llvm.ptr
  %10 = llvm.mlir.undef : f32
  %11 = llvm.fadd %10, %3 : f32
  llvm.store %11, %p : f32, !llvm.ptr
  %12 = llvm.fadd %3, %10 : f32
  llvm.store %12, %p : f32, !llvm.ptr
  %13 = llvm.fadd %10, %10 : f32
  llvm.store %13, %p : f32, !llvm.ptr
  %14 = llvm.mlir.poison : f32
  %15 = llvm.fadd %14, %3 : f32
  llvm.store %15, %p : f32, !llvm.ptr
  %16 = llvm.fadd %3, %6 : f32
  llvm.store %16, %p : f32, !llvm.ptr
  %17 = llvm.mlir.constant(-7.5 : f32) : f32
  %18 = llvm.mlir.constant(2.0 : f32) : f32
  %19 = llvm.fadd %17, %18 : f32
  llvm.store %19, %p : f32, !llvm.ptr
  %20 = llvm.fadd %3, %14 : f32
  llvm.store %20, %p : f32, !llvm.ptr
  %21 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %22 = llvm.fadd %21, %21 : f32
  llvm.store %22, %p : f32, !llvm.ptr
  %23 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  %24 = llvm.fadd %23, %3 : f32
  llvm.store %24, %p : f32, !llvm.ptr
  %25 = llvm.mlir.constant(0xFFC00001 : f32) : f32
  %26 = llvm.fadd %3, %25 : f32
  llvm.store %26, %p : f32, !llvm.ptr
  %27 = llvm.mlir.constant(0x7F800001 : f32) : f32
  %28 = llvm.fadd %27, %3 : f32
  llvm.store %28, %p : f32, !llvm.ptr
  %29 = llvm.mlir.constant(1.0e38 : f32) : f32
  %30 = llvm.fadd %29, %29 : f32
  llvm.store %30, %p : f32, !llvm.ptr
  %31 = llvm.mlir.constant(1.0e-38 : f32) : f32
  %32 = llvm.mlir.constant(1.0e-5 : f32) : f32
  %33 = llvm.fadd %31, %32 : f32
  llvm.store %33, %p : f32, !llvm.ptr
  %34 = llvm.mlir.constant(16777216.0 : f32) : f32
  %35 = llvm.fadd %34, %3 : f32
  llvm.store %35, %p : f32, !llvm.ptr
  %36 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %37 = llvm.fadd %21, %36 : f32
  llvm.store %37, %p : f32, !llvm.ptr
  %38 = llvm.mlir.constant(1.5 : f64) : f64
  %39 = llvm.mlir.constant(2.25 : f64) : f64
  %40 = llvm.fadd %38, %39 : f64
  llvm.store %40, %p : f64, !llvm.ptr
  %41 = llvm.mlir.constant(1.0 : f64) : f64
  %42 = llvm.mlir.constant(3.0 : f64) : f64
  %43 = llvm.fadd %41, %42 : f64
  llvm.store %43, %p : f64, !llvm.ptr
  %44 = llvm.mlir.constant(0.0 : f64) : f64
  %45 = llvm.fadd %44, %44 : f64
  llvm.store %45, %p : f64, !llvm.ptr
  %46 = llvm.mlir.constant(-0.0 : f64) : f64
  %47 = llvm.fadd %46, %44 : f64
  llvm.store %47, %p : f64, !llvm.ptr
  %48 = llvm.mlir.undef : f64
  %49 = llvm.fadd %48, %41 : f64
  llvm.store %49, %p : f64, !llvm.ptr
  %50 = llvm.fadd %41, %48 : f64
  llvm.store %50, %p : f64, !llvm.ptr
  %51 = llvm.fadd %48, %48 : f64
  llvm.store %51, %p : f64, !llvm.ptr
  %52 = llvm.mlir.poison : f64
  %53 = llvm.fadd %52, %41 : f64
  llvm.store %53, %p : f64, !llvm.ptr
  %54 = llvm.fadd %41, %44 : f64
  llvm.store %54, %p : f64, !llvm.ptr
  %55 = llvm.mlir.constant(-7.5 : f64) : f64
  %56 = llvm.mlir.constant(2.0 : f64) : f64
  %57 = llvm.fadd %55, %56 : f64
  llvm.store %57, %p : f64, !llvm.ptr
  %58 = llvm.fadd %41, %52 : f64
  llvm.store %58, %p : f64, !llvm.ptr
  %59 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %60 = llvm.fadd %59, %59 : f64
  llvm.store %60, %p : f64, !llvm.ptr
  %61 = llvm.mlir.constant(1.0e308 : f64) : f64
  %62 = llvm.mlir.constant(10.0 : f64) : f64
  %63 = llvm.fadd %61, %62 : f64
  llvm.store %63, %p : f64, !llvm.ptr
  %64 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  %65 = llvm.fadd %64, %41 : f64
  llvm.store %65, %p : f64, !llvm.ptr
  %66 = llvm.mlir.constant(0.1 : f64) : f64
  %67 = llvm.mlir.constant(0.2 : f64) : f64
  %68 = llvm.fadd %66, %67 : f64
  llvm.store %68, %p : f64, !llvm.ptr
  %69 = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  %70 = llvm.fadd %69, %41 : f64
  llvm.store %70, %p : f64, !llvm.ptr
  %71 = llvm.mlir.constant(1.5 : f16) : f16
  %72 = llvm.mlir.constant(2.25 : f16) : f16
  %73 = llvm.fadd %71, %72 : f16
  llvm.store %73, %p : f16, !llvm.ptr
  %74 = llvm.mlir.constant(1.0 : f16) : f16
  %75 = llvm.mlir.constant(3.0 : f16) : f16
  %76 = llvm.fadd %74, %75 : f16
  llvm.store %76, %p : f16, !llvm.ptr
  %77 = llvm.mlir.constant(0.0 : f16) : f16
  %78 = llvm.fadd %77, %77 : f16
  llvm.store %78, %p : f16, !llvm.ptr
  %79 = llvm.mlir.constant(-0.0 : f16) : f16
  %80 = llvm.fadd %79, %77 : f16
  llvm.store %80, %p : f16, !llvm.ptr
  %81 = llvm.mlir.undef : f16
  %82 = llvm.fadd %81, %74 : f16
  llvm.store %82, %p : f16, !llvm.ptr
  %83 = llvm.fadd %74, %81 : f16
  llvm.store %83, %p : f16, !llvm.ptr
  %84 = llvm.fadd %81, %81 : f16
  llvm.store %84, %p : f16, !llvm.ptr
  %85 = llvm.mlir.poison : f16
  %86 = llvm.fadd %85, %74 : f16
  llvm.store %86, %p : f16, !llvm.ptr
  %87 = llvm.fadd %74, %77 : f16
  llvm.store %87, %p : f16, !llvm.ptr
  %88 = llvm.mlir.constant(-7.5 : f16) : f16
  %89 = llvm.mlir.constant(2.0 : f16) : f16
  %90 = llvm.fadd %88, %89 : f16
  llvm.store %90, %p : f16, !llvm.ptr
  %91 = llvm.fadd %74, %85 : f16
  llvm.store %91, %p : f16, !llvm.ptr
  %92 = llvm.mlir.constant(60000.0 : f16) : f16
  %93 = llvm.fadd %92, %92 : f16
  llvm.store %93, %p : f16, !llvm.ptr
  %94 = llvm.mlir.constant(2048.0 : f16) : f16
  %95 = llvm.fadd %94, %74 : f16
  llvm.store %95, %p : f16, !llvm.ptr
  %96 = llvm.mlir.constant(0x7E01 : f16) : f16
  %97 = llvm.fadd %96, %74 : f16
  llvm.store %97, %p : f16, !llvm.ptr
  %98 = llvm.mlir.constant(1.5 : bf16) : bf16
  %99 = llvm.mlir.constant(2.25 : bf16) : bf16
  %100 = llvm.fadd %98, %99 : bf16
  llvm.store %100, %p : bf16, !llvm.ptr
  %101 = llvm.mlir.constant(1.0 : bf16) : bf16
  %102 = llvm.mlir.constant(3.0 : bf16) : bf16
  %103 = llvm.fadd %101, %102 : bf16
  llvm.store %103, %p : bf16, !llvm.ptr
  %104 = llvm.mlir.constant(0.0 : bf16) : bf16
  %105 = llvm.fadd %104, %104 : bf16
  llvm.store %105, %p : bf16, !llvm.ptr
  %106 = llvm.mlir.constant(-0.0 : bf16) : bf16
  %107 = llvm.fadd %106, %104 : bf16
  llvm.store %107, %p : bf16, !llvm.ptr
  %108 = llvm.mlir.undef : bf16
  %109 = llvm.fadd %108, %101 : bf16
  llvm.store %109, %p : bf16, !llvm.ptr
  %110 = llvm.fadd %101, %108 : bf16
  llvm.store %110, %p : bf16, !llvm.ptr
  %111 = llvm.fadd %108, %108 : bf16
  llvm.store %111, %p : bf16, !llvm.ptr
  %112 = llvm.mlir.poison : bf16
  %113 = llvm.fadd %112, %101 : bf16
  llvm.store %113, %p : bf16, !llvm.ptr
  %114 = llvm.fadd %101, %104 : bf16
  llvm.store %114, %p : bf16, !llvm.ptr
  %115 = llvm.mlir.constant(-7.5 : bf16) : bf16
  %116 = llvm.mlir.constant(2.0 : bf16) : bf16
  %117 = llvm.fadd %115, %116 : bf16
  llvm.store %117, %p : bf16, !llvm.ptr
  %118 = llvm.fadd %101, %112 : bf16
  llvm.store %118, %p : bf16, !llvm.ptr
  %119 = llvm.mlir.constant(1.5 : f80) : f80
  %120 = llvm.mlir.constant(2.25 : f80) : f80
  %121 = llvm.fadd %119, %120 : f80
  llvm.store %121, %p : f80, !llvm.ptr
  %122 = llvm.mlir.constant(1.0 : f80) : f80
  %123 = llvm.mlir.constant(3.0 : f80) : f80
  %124 = llvm.fadd %122, %123 : f80
  llvm.store %124, %p : f80, !llvm.ptr
  %125 = llvm.mlir.constant(0.0 : f80) : f80
  %126 = llvm.fadd %125, %125 : f80
  llvm.store %126, %p : f80, !llvm.ptr
  %127 = llvm.mlir.constant(-0.0 : f80) : f80
  %128 = llvm.fadd %127, %125 : f80
  llvm.store %128, %p : f80, !llvm.ptr
  %129 = llvm.mlir.undef : f80
  %130 = llvm.fadd %129, %122 : f80
  llvm.store %130, %p : f80, !llvm.ptr
  %131 = llvm.fadd %122, %129 : f80
  llvm.store %131, %p : f80, !llvm.ptr
  %132 = llvm.fadd %129, %129 : f80
  llvm.store %132, %p : f80, !llvm.ptr
  %133 = llvm.mlir.poison : f80
  %134 = llvm.fadd %133, %122 : f80
  llvm.store %134, %p : f80, !llvm.ptr
  %135 = llvm.fadd %122, %125 : f80
  llvm.store %135, %p : f80, !llvm.ptr
  %136 = llvm.mlir.constant(-7.5 : f80) : f80
  %137 = llvm.mlir.constant(2.0 : f80) : f80
  %138 = llvm.fadd %136, %137 : f80
  llvm.store %138, %p : f80, !llvm.ptr
  %139 = llvm.fadd %122, %133 : f80
  llvm.store %139, %p : f80, !llvm.ptr
  %140 = llvm.mlir.constant(1.5 : f128) : f128
  %141 = llvm.mlir.constant(2.25 : f128) : f128
  %142 = llvm.fadd %140, %141 : f128
  llvm.store %142, %p : f128, !llvm.ptr
  %143 = llvm.mlir.constant(1.0 : f128) : f128
  %144 = llvm.mlir.constant(3.0 : f128) : f128
  %145 = llvm.fadd %143, %144 : f128
  llvm.store %145, %p : f128, !llvm.ptr
  %146 = llvm.mlir.constant(0.0 : f128) : f128
  %147 = llvm.fadd %146, %146 : f128
  llvm.store %147, %p : f128, !llvm.ptr
  %148 = llvm.mlir.constant(-0.0 : f128) : f128
  %149 = llvm.fadd %148, %146 : f128
  llvm.store %149, %p : f128, !llvm.ptr
  %150 = llvm.mlir.undef : f128
  %151 = llvm.fadd %150, %143 : f128
  llvm.store %151, %p : f128, !llvm.ptr
  %152 = llvm.fadd %143, %150 : f128
  llvm.store %152, %p : f128, !llvm.ptr
  %153 = llvm.fadd %150, %150 : f128
  llvm.store %153, %p : f128, !llvm.ptr
  %154 = llvm.mlir.poison : f128
  %155 = llvm.fadd %154, %143 : f128
  llvm.store %155, %p : f128, !llvm.ptr
  %156 = llvm.fadd %143, %146 : f128
  llvm.store %156, %p : f128, !llvm.ptr
  %157 = llvm.mlir.constant(-7.5 : f128) : f128
  %158 = llvm.mlir.constant(2.0 : f128) : f128
  %159 = llvm.fadd %157, %158 : f128
  llvm.store %159, %p : f128, !llvm.ptr
  %160 = llvm.fadd %143, %154 : f128
  llvm.store %160, %p : f128, !llvm.ptr
  %161 = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2xf32>) : vector<2xf32>
  %162 = llvm.mlir.constant(dense<[0.5, 2.0]> : vector<2xf32>) : vector<2xf32>
  %163 = llvm.fadd %161, %162 : vector<2xf32>
  llvm.store %163, %p : vector<2xf32>, !llvm.ptr
  %164 = llvm.mlir.constant(dense<3.0> : vector<[2]xf32>) : vector<[2]xf32>
  %165 = llvm.mlir.constant(dense<2.0> : vector<[2]xf32>) : vector<[2]xf32>
  %166 = llvm.fadd %164, %165 : vector<[2]xf32>
  llvm.store %166, %p : vector<[2]xf32>, !llvm.ptr
  %167 = llvm.fsub %0, %1 : f32
  llvm.store %167, %p : f32, !llvm.ptr
  %168 = llvm.fsub %3, %4 : f32
  llvm.store %168, %p : f32, !llvm.ptr
  %169 = llvm.fsub %6, %6 : f32
  llvm.store %169, %p : f32, !llvm.ptr
  %170 = llvm.fsub %8, %6 : f32
  llvm.store %170, %p : f32, !llvm.ptr
  %171 = llvm.fsub %10, %3 : f32
  llvm.store %171, %p : f32, !llvm.ptr
  %172 = llvm.fsub %3, %10 : f32
  llvm.store %172, %p : f32, !llvm.ptr
  %173 = llvm.fsub %10, %10 : f32
  llvm.store %173, %p : f32, !llvm.ptr
  %174 = llvm.fsub %14, %3 : f32
  llvm.store %174, %p : f32, !llvm.ptr
  %175 = llvm.fsub %3, %6 : f32
  llvm.store %175, %p : f32, !llvm.ptr
  %176 = llvm.fsub %17, %18 : f32
  llvm.store %176, %p : f32, !llvm.ptr
  %177 = llvm.fsub %3, %14 : f32
  llvm.store %177, %p : f32, !llvm.ptr
  %178 = llvm.fsub %21, %21 : f32
  llvm.store %178, %p : f32, !llvm.ptr
  %179 = llvm.fsub %23, %3 : f32
  llvm.store %179, %p : f32, !llvm.ptr
  %180 = llvm.fsub %3, %25 : f32
  llvm.store %180, %p : f32, !llvm.ptr
  %181 = llvm.fsub %27, %3 : f32
  llvm.store %181, %p : f32, !llvm.ptr
  %182 = llvm.fsub %29, %29 : f32
  llvm.store %182, %p : f32, !llvm.ptr
  %183 = llvm.fsub %31, %32 : f32
  llvm.store %183, %p : f32, !llvm.ptr
  %184 = llvm.fsub %34, %3 : f32
  llvm.store %184, %p : f32, !llvm.ptr
  %185 = llvm.fsub %21, %36 : f32
  llvm.store %185, %p : f32, !llvm.ptr
  %186 = llvm.fsub %38, %39 : f64
  llvm.store %186, %p : f64, !llvm.ptr
  %187 = llvm.fsub %41, %42 : f64
  llvm.store %187, %p : f64, !llvm.ptr
  %188 = llvm.fsub %44, %44 : f64
  llvm.store %188, %p : f64, !llvm.ptr
  %189 = llvm.fsub %46, %44 : f64
  llvm.store %189, %p : f64, !llvm.ptr
  %190 = llvm.fsub %48, %41 : f64
  llvm.store %190, %p : f64, !llvm.ptr
  %191 = llvm.fsub %41, %48 : f64
  llvm.store %191, %p : f64, !llvm.ptr
  %192 = llvm.fsub %48, %48 : f64
  llvm.store %192, %p : f64, !llvm.ptr
  %193 = llvm.fsub %52, %41 : f64
  llvm.store %193, %p : f64, !llvm.ptr
  %194 = llvm.fsub %41, %44 : f64
  llvm.store %194, %p : f64, !llvm.ptr
  %195 = llvm.fsub %55, %56 : f64
  llvm.store %195, %p : f64, !llvm.ptr
  %196 = llvm.fsub %41, %52 : f64
  llvm.store %196, %p : f64, !llvm.ptr
  %197 = llvm.fsub %59, %59 : f64
  llvm.store %197, %p : f64, !llvm.ptr
  %198 = llvm.fsub %61, %62 : f64
  llvm.store %198, %p : f64, !llvm.ptr
  %199 = llvm.fsub %64, %41 : f64
  llvm.store %199, %p : f64, !llvm.ptr
  %200 = llvm.fsub %66, %67 : f64
  llvm.store %200, %p : f64, !llvm.ptr
  %201 = llvm.fsub %69, %41 : f64
  llvm.store %201, %p : f64, !llvm.ptr
  %202 = llvm.fsub %71, %72 : f16
  llvm.store %202, %p : f16, !llvm.ptr
  %203 = llvm.fsub %74, %75 : f16
  llvm.store %203, %p : f16, !llvm.ptr
  %204 = llvm.fsub %77, %77 : f16
  llvm.store %204, %p : f16, !llvm.ptr
  %205 = llvm.fsub %79, %77 : f16
  llvm.store %205, %p : f16, !llvm.ptr
  %206 = llvm.fsub %81, %74 : f16
  llvm.store %206, %p : f16, !llvm.ptr
  %207 = llvm.fsub %74, %81 : f16
  llvm.store %207, %p : f16, !llvm.ptr
  %208 = llvm.fsub %81, %81 : f16
  llvm.store %208, %p : f16, !llvm.ptr
  %209 = llvm.fsub %85, %74 : f16
  llvm.store %209, %p : f16, !llvm.ptr
  %210 = llvm.fsub %74, %77 : f16
  llvm.store %210, %p : f16, !llvm.ptr
  %211 = llvm.fsub %88, %89 : f16
  llvm.store %211, %p : f16, !llvm.ptr
  %212 = llvm.fsub %74, %85 : f16
  llvm.store %212, %p : f16, !llvm.ptr
  %213 = llvm.fsub %92, %92 : f16
  llvm.store %213, %p : f16, !llvm.ptr
  %214 = llvm.fsub %94, %74 : f16
  llvm.store %214, %p : f16, !llvm.ptr
  %215 = llvm.fsub %96, %74 : f16
  llvm.store %215, %p : f16, !llvm.ptr
  %216 = llvm.fsub %98, %99 : bf16
  llvm.store %216, %p : bf16, !llvm.ptr
  %217 = llvm.fsub %101, %102 : bf16
  llvm.store %217, %p : bf16, !llvm.ptr
  %218 = llvm.fsub %104, %104 : bf16
  llvm.store %218, %p : bf16, !llvm.ptr
  %219 = llvm.fsub %106, %104 : bf16
  llvm.store %219, %p : bf16, !llvm.ptr
  %220 = llvm.fsub %108, %101 : bf16
  llvm.store %220, %p : bf16, !llvm.ptr
  %221 = llvm.fsub %101, %108 : bf16
  llvm.store %221, %p : bf16, !llvm.ptr
  %222 = llvm.fsub %108, %108 : bf16
  llvm.store %222, %p : bf16, !llvm.ptr
  %223 = llvm.fsub %112, %101 : bf16
  llvm.store %223, %p : bf16, !llvm.ptr
  %224 = llvm.fsub %101, %104 : bf16
  llvm.store %224, %p : bf16, !llvm.ptr
  %225 = llvm.fsub %115, %116 : bf16
  llvm.store %225, %p : bf16, !llvm.ptr
  %226 = llvm.fsub %101, %112 : bf16
  llvm.store %226, %p : bf16, !llvm.ptr
  %227 = llvm.fsub %119, %120 : f80
  llvm.store %227, %p : f80, !llvm.ptr
  %228 = llvm.fsub %122, %123 : f80
  llvm.store %228, %p : f80, !llvm.ptr
  %229 = llvm.fsub %125, %125 : f80
  llvm.store %229, %p : f80, !llvm.ptr
  %230 = llvm.fsub %127, %125 : f80
  llvm.store %230, %p : f80, !llvm.ptr
  %231 = llvm.fsub %129, %122 : f80
  llvm.store %231, %p : f80, !llvm.ptr
  %232 = llvm.fsub %122, %129 : f80
  llvm.store %232, %p : f80, !llvm.ptr
  %233 = llvm.fsub %129, %129 : f80
  llvm.store %233, %p : f80, !llvm.ptr
  %234 = llvm.fsub %133, %122 : f80
  llvm.store %234, %p : f80, !llvm.ptr
  %235 = llvm.fsub %122, %125 : f80
  llvm.store %235, %p : f80, !llvm.ptr
  %236 = llvm.fsub %136, %137 : f80
  llvm.store %236, %p : f80, !llvm.ptr
  %237 = llvm.fsub %122, %133 : f80
  llvm.store %237, %p : f80, !llvm.ptr
  %238 = llvm.fsub %140, %141 : f128
  llvm.store %238, %p : f128, !llvm.ptr
  %239 = llvm.fsub %143, %144 : f128
  llvm.store %239, %p : f128, !llvm.ptr
  %240 = llvm.fsub %146, %146 : f128
  llvm.store %240, %p : f128, !llvm.ptr
  %241 = llvm.fsub %148, %146 : f128
  llvm.store %241, %p : f128, !llvm.ptr
  llvm.return
}
llvm.func @f1(%p: !llvm.ptr) {
  %0 = llvm.mlir.undef : f128
  %1 = llvm.mlir.constant(1.0 : f128) : f128
  %2 = llvm.fsub %0, %1 : f128
  llvm.store %2, %p : f128, !llvm.ptr
  %3 = llvm.fsub %1, %0 : f128
  llvm.store %3, %p : f128, !llvm.ptr
  %4 = llvm.fsub %0, %0 : f128
  llvm.store %4, %p : f128, !llvm.ptr
  %5 = llvm.mlir.poison : f128
  %6 = llvm.fsub %5, %1 : f128
  llvm.store %6, %p : f128, !llvm.ptr
  %7 = llvm.mlir.constant(0.0 : f128) : f128
  %8 = llvm.fsub %1, %7 : f128
  llvm.store %8, %p : f128, !llvm.ptr
  %9 = llvm.mlir.constant(-7.5 : f128) : f128
  %10 = llvm.mlir.constant(2.0 : f128) : f128
  %11 = llvm.fsub %9, %10 : f128
  llvm.store %11, %p : f128, !llvm.ptr
  %12 = llvm.fsub %1, %5 : f128
  llvm.store %12, %p : f128, !llvm.ptr
  %13 = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2xf32>) : vector<2xf32>
  %14 = llvm.mlir.constant(dense<[0.5, 2.0]> : vector<2xf32>) : vector<2xf32>
  %15 = llvm.fsub %13, %14 : vector<2xf32>
  llvm.store %15, %p : vector<2xf32>, !llvm.ptr
  %16 = llvm.mlir.constant(dense<3.0> : vector<[2]xf32>) : vector<[2]xf32>
  %17 = llvm.mlir.constant(dense<2.0> : vector<[2]xf32>) : vector<[2]xf32>
  %18 = llvm.fsub %16, %17 : vector<[2]xf32>
  llvm.store %18, %p : vector<[2]xf32>, !llvm.ptr
  %19 = llvm.mlir.constant(1.5 : f32) : f32
  %20 = llvm.mlir.constant(2.25 : f32) : f32
  %21 = llvm.fmul %19, %20 : f32
  llvm.store %21, %p : f32, !llvm.ptr
  %22 = llvm.mlir.constant(1.0 : f32) : f32
  %23 = llvm.mlir.constant(3.0 : f32) : f32
  %24 = llvm.fmul %22, %23 : f32
  llvm.store %24, %p : f32, !llvm.ptr
  %25 = llvm.mlir.constant(0.0 : f32) : f32
  %26 = llvm.fmul %25, %25 : f32
  llvm.store %26, %p : f32, !llvm.ptr
  %27 = llvm.mlir.constant(-0.0 : f32) : f32
  %28 = llvm.fmul %27, %25 : f32
  llvm.store %28, %p : f32, !llvm.ptr
  %29 = llvm.mlir.undef : f32
  %30 = llvm.fmul %29, %22 : f32
  llvm.store %30, %p : f32, !llvm.ptr
  %31 = llvm.fmul %22, %29 : f32
  llvm.store %31, %p : f32, !llvm.ptr
  %32 = llvm.fmul %29, %29 : f32
  llvm.store %32, %p : f32, !llvm.ptr
  %33 = llvm.mlir.poison : f32
  %34 = llvm.fmul %33, %22 : f32
  llvm.store %34, %p : f32, !llvm.ptr
  %35 = llvm.fmul %22, %25 : f32
  llvm.store %35, %p : f32, !llvm.ptr
  %36 = llvm.mlir.constant(-7.5 : f32) : f32
  %37 = llvm.mlir.constant(2.0 : f32) : f32
  %38 = llvm.fmul %36, %37 : f32
  llvm.store %38, %p : f32, !llvm.ptr
  %39 = llvm.fmul %22, %33 : f32
  llvm.store %39, %p : f32, !llvm.ptr
  %40 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %41 = llvm.fmul %40, %40 : f32
  llvm.store %41, %p : f32, !llvm.ptr
  %42 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  %43 = llvm.fmul %42, %22 : f32
  llvm.store %43, %p : f32, !llvm.ptr
  %44 = llvm.mlir.constant(0xFFC00001 : f32) : f32
  %45 = llvm.fmul %22, %44 : f32
  llvm.store %45, %p : f32, !llvm.ptr
  %46 = llvm.mlir.constant(0x7F800001 : f32) : f32
  %47 = llvm.fmul %46, %22 : f32
  llvm.store %47, %p : f32, !llvm.ptr
  %48 = llvm.mlir.constant(1.0e38 : f32) : f32
  %49 = llvm.fmul %48, %48 : f32
  llvm.store %49, %p : f32, !llvm.ptr
  %50 = llvm.mlir.constant(1.0e-38 : f32) : f32
  %51 = llvm.mlir.constant(1.0e-5 : f32) : f32
  %52 = llvm.fmul %50, %51 : f32
  llvm.store %52, %p : f32, !llvm.ptr
  %53 = llvm.mlir.constant(16777216.0 : f32) : f32
  %54 = llvm.fmul %53, %22 : f32
  llvm.store %54, %p : f32, !llvm.ptr
  %55 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %56 = llvm.fmul %40, %55 : f32
  llvm.store %56, %p : f32, !llvm.ptr
  %57 = llvm.mlir.constant(1.5 : f64) : f64
  %58 = llvm.mlir.constant(2.25 : f64) : f64
  %59 = llvm.fmul %57, %58 : f64
  llvm.store %59, %p : f64, !llvm.ptr
  %60 = llvm.mlir.constant(1.0 : f64) : f64
  %61 = llvm.mlir.constant(3.0 : f64) : f64
  %62 = llvm.fmul %60, %61 : f64
  llvm.store %62, %p : f64, !llvm.ptr
  %63 = llvm.mlir.constant(0.0 : f64) : f64
  %64 = llvm.fmul %63, %63 : f64
  llvm.store %64, %p : f64, !llvm.ptr
  %65 = llvm.mlir.constant(-0.0 : f64) : f64
  %66 = llvm.fmul %65, %63 : f64
  llvm.store %66, %p : f64, !llvm.ptr
  %67 = llvm.mlir.undef : f64
  %68 = llvm.fmul %67, %60 : f64
  llvm.store %68, %p : f64, !llvm.ptr
  %69 = llvm.fmul %60, %67 : f64
  llvm.store %69, %p : f64, !llvm.ptr
  %70 = llvm.fmul %67, %67 : f64
  llvm.store %70, %p : f64, !llvm.ptr
  %71 = llvm.mlir.poison : f64
  %72 = llvm.fmul %71, %60 : f64
  llvm.store %72, %p : f64, !llvm.ptr
  %73 = llvm.fmul %60, %63 : f64
  llvm.store %73, %p : f64, !llvm.ptr
  %74 = llvm.mlir.constant(-7.5 : f64) : f64
  %75 = llvm.mlir.constant(2.0 : f64) : f64
  %76 = llvm.fmul %74, %75 : f64
  llvm.store %76, %p : f64, !llvm.ptr
  %77 = llvm.fmul %60, %71 : f64
  llvm.store %77, %p : f64, !llvm.ptr
  %78 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %79 = llvm.fmul %78, %78 : f64
  llvm.store %79, %p : f64, !llvm.ptr
  %80 = llvm.mlir.constant(1.0e308 : f64) : f64
  %81 = llvm.mlir.constant(10.0 : f64) : f64
  %82 = llvm.fmul %80, %81 : f64
  llvm.store %82, %p : f64, !llvm.ptr
  %83 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  %84 = llvm.fmul %83, %60 : f64
  llvm.store %84, %p : f64, !llvm.ptr
  %85 = llvm.mlir.constant(0.1 : f64) : f64
  %86 = llvm.mlir.constant(0.2 : f64) : f64
  %87 = llvm.fmul %85, %86 : f64
  llvm.store %87, %p : f64, !llvm.ptr
  %88 = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  %89 = llvm.fmul %88, %60 : f64
  llvm.store %89, %p : f64, !llvm.ptr
  %90 = llvm.mlir.constant(1.5 : f16) : f16
  %91 = llvm.mlir.constant(2.25 : f16) : f16
  %92 = llvm.fmul %90, %91 : f16
  llvm.store %92, %p : f16, !llvm.ptr
  %93 = llvm.mlir.constant(1.0 : f16) : f16
  %94 = llvm.mlir.constant(3.0 : f16) : f16
  %95 = llvm.fmul %93, %94 : f16
  llvm.store %95, %p : f16, !llvm.ptr
  %96 = llvm.mlir.constant(0.0 : f16) : f16
  %97 = llvm.fmul %96, %96 : f16
  llvm.store %97, %p : f16, !llvm.ptr
  %98 = llvm.mlir.constant(-0.0 : f16) : f16
  %99 = llvm.fmul %98, %96 : f16
  llvm.store %99, %p : f16, !llvm.ptr
  %100 = llvm.mlir.undef : f16
  %101 = llvm.fmul %100, %93 : f16
  llvm.store %101, %p : f16, !llvm.ptr
  %102 = llvm.fmul %93, %100 : f16
  llvm.store %102, %p : f16, !llvm.ptr
  %103 = llvm.fmul %100, %100 : f16
  llvm.store %103, %p : f16, !llvm.ptr
  %104 = llvm.mlir.poison : f16
  %105 = llvm.fmul %104, %93 : f16
  llvm.store %105, %p : f16, !llvm.ptr
  %106 = llvm.fmul %93, %96 : f16
  llvm.store %106, %p : f16, !llvm.ptr
  %107 = llvm.mlir.constant(-7.5 : f16) : f16
  %108 = llvm.mlir.constant(2.0 : f16) : f16
  %109 = llvm.fmul %107, %108 : f16
  llvm.store %109, %p : f16, !llvm.ptr
  %110 = llvm.fmul %93, %104 : f16
  llvm.store %110, %p : f16, !llvm.ptr
  %111 = llvm.mlir.constant(60000.0 : f16) : f16
  %112 = llvm.fmul %111, %111 : f16
  llvm.store %112, %p : f16, !llvm.ptr
  %113 = llvm.mlir.constant(2048.0 : f16) : f16
  %114 = llvm.fmul %113, %93 : f16
  llvm.store %114, %p : f16, !llvm.ptr
  %115 = llvm.mlir.constant(0x7E01 : f16) : f16
  %116 = llvm.fmul %115, %93 : f16
  llvm.store %116, %p : f16, !llvm.ptr
  %117 = llvm.mlir.constant(1.5 : bf16) : bf16
  %118 = llvm.mlir.constant(2.25 : bf16) : bf16
  %119 = llvm.fmul %117, %118 : bf16
  llvm.store %119, %p : bf16, !llvm.ptr
  %120 = llvm.mlir.constant(1.0 : bf16) : bf16
  %121 = llvm.mlir.constant(3.0 : bf16) : bf16
  %122 = llvm.fmul %120, %121 : bf16
  llvm.store %122, %p : bf16, !llvm.ptr
  %123 = llvm.mlir.constant(0.0 : bf16) : bf16
  %124 = llvm.fmul %123, %123 : bf16
  llvm.store %124, %p : bf16, !llvm.ptr
  %125 = llvm.mlir.constant(-0.0 : bf16) : bf16
  %126 = llvm.fmul %125, %123 : bf16
  llvm.store %126, %p : bf16, !llvm.ptr
  %127 = llvm.mlir.undef : bf16
  %128 = llvm.fmul %127, %120 : bf16
  llvm.store %128, %p : bf16, !llvm.ptr
  %129 = llvm.fmul %120, %127 : bf16
  llvm.store %129, %p : bf16, !llvm.ptr
  %130 = llvm.fmul %127, %127 : bf16
  llvm.store %130, %p : bf16, !llvm.ptr
  %131 = llvm.mlir.poison : bf16
  %132 = llvm.fmul %131, %120 : bf16
  llvm.store %132, %p : bf16, !llvm.ptr
  %133 = llvm.fmul %120, %123 : bf16
  llvm.store %133, %p : bf16, !llvm.ptr
  %134 = llvm.mlir.constant(-7.5 : bf16) : bf16
  %135 = llvm.mlir.constant(2.0 : bf16) : bf16
  %136 = llvm.fmul %134, %135 : bf16
  llvm.store %136, %p : bf16, !llvm.ptr
  %137 = llvm.fmul %120, %131 : bf16
  llvm.store %137, %p : bf16, !llvm.ptr
  %138 = llvm.mlir.constant(1.5 : f80) : f80
  %139 = llvm.mlir.constant(2.25 : f80) : f80
  %140 = llvm.fmul %138, %139 : f80
  llvm.store %140, %p : f80, !llvm.ptr
  %141 = llvm.mlir.constant(1.0 : f80) : f80
  %142 = llvm.mlir.constant(3.0 : f80) : f80
  %143 = llvm.fmul %141, %142 : f80
  llvm.store %143, %p : f80, !llvm.ptr
  %144 = llvm.mlir.constant(0.0 : f80) : f80
  %145 = llvm.fmul %144, %144 : f80
  llvm.store %145, %p : f80, !llvm.ptr
  %146 = llvm.mlir.constant(-0.0 : f80) : f80
  %147 = llvm.fmul %146, %144 : f80
  llvm.store %147, %p : f80, !llvm.ptr
  %148 = llvm.mlir.undef : f80
  %149 = llvm.fmul %148, %141 : f80
  llvm.store %149, %p : f80, !llvm.ptr
  %150 = llvm.fmul %141, %148 : f80
  llvm.store %150, %p : f80, !llvm.ptr
  %151 = llvm.fmul %148, %148 : f80
  llvm.store %151, %p : f80, !llvm.ptr
  %152 = llvm.mlir.poison : f80
  %153 = llvm.fmul %152, %141 : f80
  llvm.store %153, %p : f80, !llvm.ptr
  %154 = llvm.fmul %141, %144 : f80
  llvm.store %154, %p : f80, !llvm.ptr
  %155 = llvm.mlir.constant(-7.5 : f80) : f80
  %156 = llvm.mlir.constant(2.0 : f80) : f80
  %157 = llvm.fmul %155, %156 : f80
  llvm.store %157, %p : f80, !llvm.ptr
  %158 = llvm.fmul %141, %152 : f80
  llvm.store %158, %p : f80, !llvm.ptr
  %159 = llvm.mlir.constant(1.5 : f128) : f128
  %160 = llvm.mlir.constant(2.25 : f128) : f128
  %161 = llvm.fmul %159, %160 : f128
  llvm.store %161, %p : f128, !llvm.ptr
  %162 = llvm.mlir.constant(3.0 : f128) : f128
  %163 = llvm.fmul %1, %162 : f128
  llvm.store %163, %p : f128, !llvm.ptr
  %164 = llvm.fmul %7, %7 : f128
  llvm.store %164, %p : f128, !llvm.ptr
  %165 = llvm.mlir.constant(-0.0 : f128) : f128
  %166 = llvm.fmul %165, %7 : f128
  llvm.store %166, %p : f128, !llvm.ptr
  %167 = llvm.fmul %0, %1 : f128
  llvm.store %167, %p : f128, !llvm.ptr
  %168 = llvm.fmul %1, %0 : f128
  llvm.store %168, %p : f128, !llvm.ptr
  %169 = llvm.fmul %0, %0 : f128
  llvm.store %169, %p : f128, !llvm.ptr
  %170 = llvm.fmul %5, %1 : f128
  llvm.store %170, %p : f128, !llvm.ptr
  %171 = llvm.fmul %1, %7 : f128
  llvm.store %171, %p : f128, !llvm.ptr
  %172 = llvm.fmul %9, %10 : f128
  llvm.store %172, %p : f128, !llvm.ptr
  %173 = llvm.fmul %1, %5 : f128
  llvm.store %173, %p : f128, !llvm.ptr
  %174 = llvm.fmul %13, %14 : vector<2xf32>
  llvm.store %174, %p : vector<2xf32>, !llvm.ptr
  %175 = llvm.fmul %16, %17 : vector<[2]xf32>
  llvm.store %175, %p : vector<[2]xf32>, !llvm.ptr
  %176 = llvm.fdiv %19, %20 : f32
  llvm.store %176, %p : f32, !llvm.ptr
  %177 = llvm.fdiv %22, %23 : f32
  llvm.store %177, %p : f32, !llvm.ptr
  %178 = llvm.fdiv %25, %25 : f32
  llvm.store %178, %p : f32, !llvm.ptr
  %179 = llvm.fdiv %27, %25 : f32
  llvm.store %179, %p : f32, !llvm.ptr
  %180 = llvm.fdiv %29, %22 : f32
  llvm.store %180, %p : f32, !llvm.ptr
  %181 = llvm.fdiv %22, %29 : f32
  llvm.store %181, %p : f32, !llvm.ptr
  %182 = llvm.fdiv %29, %29 : f32
  llvm.store %182, %p : f32, !llvm.ptr
  %183 = llvm.fdiv %33, %22 : f32
  llvm.store %183, %p : f32, !llvm.ptr
  %184 = llvm.fdiv %22, %25 : f32
  llvm.store %184, %p : f32, !llvm.ptr
  %185 = llvm.fdiv %36, %37 : f32
  llvm.store %185, %p : f32, !llvm.ptr
  %186 = llvm.fdiv %22, %33 : f32
  llvm.store %186, %p : f32, !llvm.ptr
  %187 = llvm.fdiv %40, %40 : f32
  llvm.store %187, %p : f32, !llvm.ptr
  %188 = llvm.fdiv %42, %22 : f32
  llvm.store %188, %p : f32, !llvm.ptr
  %189 = llvm.fdiv %22, %44 : f32
  llvm.store %189, %p : f32, !llvm.ptr
  %190 = llvm.fdiv %46, %22 : f32
  llvm.store %190, %p : f32, !llvm.ptr
  %191 = llvm.fdiv %48, %48 : f32
  llvm.store %191, %p : f32, !llvm.ptr
  %192 = llvm.fdiv %50, %51 : f32
  llvm.store %192, %p : f32, !llvm.ptr
  %193 = llvm.fdiv %53, %22 : f32
  llvm.store %193, %p : f32, !llvm.ptr
  %194 = llvm.fdiv %40, %55 : f32
  llvm.store %194, %p : f32, !llvm.ptr
  %195 = llvm.fdiv %57, %58 : f64
  llvm.store %195, %p : f64, !llvm.ptr
  %196 = llvm.fdiv %60, %61 : f64
  llvm.store %196, %p : f64, !llvm.ptr
  %197 = llvm.fdiv %63, %63 : f64
  llvm.store %197, %p : f64, !llvm.ptr
  %198 = llvm.fdiv %65, %63 : f64
  llvm.store %198, %p : f64, !llvm.ptr
  %199 = llvm.fdiv %67, %60 : f64
  llvm.store %199, %p : f64, !llvm.ptr
  %200 = llvm.fdiv %60, %67 : f64
  llvm.store %200, %p : f64, !llvm.ptr
  %201 = llvm.fdiv %67, %67 : f64
  llvm.store %201, %p : f64, !llvm.ptr
  %202 = llvm.fdiv %71, %60 : f64
  llvm.store %202, %p : f64, !llvm.ptr
  %203 = llvm.fdiv %60, %63 : f64
  llvm.store %203, %p : f64, !llvm.ptr
  %204 = llvm.fdiv %74, %75 : f64
  llvm.store %204, %p : f64, !llvm.ptr
  %205 = llvm.fdiv %60, %71 : f64
  llvm.store %205, %p : f64, !llvm.ptr
  %206 = llvm.fdiv %78, %78 : f64
  llvm.store %206, %p : f64, !llvm.ptr
  %207 = llvm.fdiv %80, %81 : f64
  llvm.store %207, %p : f64, !llvm.ptr
  %208 = llvm.fdiv %83, %60 : f64
  llvm.store %208, %p : f64, !llvm.ptr
  %209 = llvm.fdiv %85, %86 : f64
  llvm.store %209, %p : f64, !llvm.ptr
  %210 = llvm.fdiv %88, %60 : f64
  llvm.store %210, %p : f64, !llvm.ptr
  %211 = llvm.fdiv %90, %91 : f16
  llvm.store %211, %p : f16, !llvm.ptr
  %212 = llvm.fdiv %93, %94 : f16
  llvm.store %212, %p : f16, !llvm.ptr
  %213 = llvm.fdiv %96, %96 : f16
  llvm.store %213, %p : f16, !llvm.ptr
  %214 = llvm.fdiv %98, %96 : f16
  llvm.store %214, %p : f16, !llvm.ptr
  %215 = llvm.fdiv %100, %93 : f16
  llvm.store %215, %p : f16, !llvm.ptr
  %216 = llvm.fdiv %93, %100 : f16
  llvm.store %216, %p : f16, !llvm.ptr
  %217 = llvm.fdiv %100, %100 : f16
  llvm.store %217, %p : f16, !llvm.ptr
  %218 = llvm.fdiv %104, %93 : f16
  llvm.store %218, %p : f16, !llvm.ptr
  %219 = llvm.fdiv %93, %96 : f16
  llvm.store %219, %p : f16, !llvm.ptr
  %220 = llvm.fdiv %107, %108 : f16
  llvm.store %220, %p : f16, !llvm.ptr
  %221 = llvm.fdiv %93, %104 : f16
  llvm.store %221, %p : f16, !llvm.ptr
  %222 = llvm.fdiv %111, %111 : f16
  llvm.store %222, %p : f16, !llvm.ptr
  %223 = llvm.fdiv %113, %93 : f16
  llvm.store %223, %p : f16, !llvm.ptr
  %224 = llvm.fdiv %115, %93 : f16
  llvm.store %224, %p : f16, !llvm.ptr
  %225 = llvm.fdiv %117, %118 : bf16
  llvm.store %225, %p : bf16, !llvm.ptr
  %226 = llvm.fdiv %120, %121 : bf16
  llvm.store %226, %p : bf16, !llvm.ptr
  %227 = llvm.fdiv %123, %123 : bf16
  llvm.store %227, %p : bf16, !llvm.ptr
  %228 = llvm.fdiv %125, %123 : bf16
  llvm.store %228, %p : bf16, !llvm.ptr
  %229 = llvm.fdiv %127, %120 : bf16
  llvm.store %229, %p : bf16, !llvm.ptr
  %230 = llvm.fdiv %120, %127 : bf16
  llvm.store %230, %p : bf16, !llvm.ptr
  %231 = llvm.fdiv %127, %127 : bf16
  llvm.store %231, %p : bf16, !llvm.ptr
  %232 = llvm.fdiv %131, %120 : bf16
  llvm.store %232, %p : bf16, !llvm.ptr
  %233 = llvm.fdiv %120, %123 : bf16
  llvm.store %233, %p : bf16, !llvm.ptr
  %234 = llvm.fdiv %134, %135 : bf16
  llvm.store %234, %p : bf16, !llvm.ptr
  %235 = llvm.fdiv %120, %131 : bf16
  llvm.store %235, %p : bf16, !llvm.ptr
  %236 = llvm.fdiv %138, %139 : f80
  llvm.store %236, %p : f80, !llvm.ptr
  %237 = llvm.fdiv %141, %142 : f80
  llvm.store %237, %p : f80, !llvm.ptr
  %238 = llvm.fdiv %144, %144 : f80
  llvm.store %238, %p : f80, !llvm.ptr
  %239 = llvm.fdiv %146, %144 : f80
  llvm.store %239, %p : f80, !llvm.ptr
  %240 = llvm.fdiv %148, %141 : f80
  llvm.store %240, %p : f80, !llvm.ptr
  %241 = llvm.fdiv %141, %148 : f80
  llvm.store %241, %p : f80, !llvm.ptr
  llvm.return
}
llvm.func @f2(%p: !llvm.ptr) {
  %0 = llvm.mlir.undef : f80
  %1 = llvm.fdiv %0, %0 : f80
  llvm.store %1, %p : f80, !llvm.ptr
  %2 = llvm.mlir.poison : f80
  %3 = llvm.mlir.constant(1.0 : f80) : f80
  %4 = llvm.fdiv %2, %3 : f80
  llvm.store %4, %p : f80, !llvm.ptr
  %5 = llvm.mlir.constant(0.0 : f80) : f80
  %6 = llvm.fdiv %3, %5 : f80
  llvm.store %6, %p : f80, !llvm.ptr
  %7 = llvm.mlir.constant(-7.5 : f80) : f80
  %8 = llvm.mlir.constant(2.0 : f80) : f80
  %9 = llvm.fdiv %7, %8 : f80
  llvm.store %9, %p : f80, !llvm.ptr
  %10 = llvm.fdiv %3, %2 : f80
  llvm.store %10, %p : f80, !llvm.ptr
  %11 = llvm.mlir.constant(1.5 : f128) : f128
  %12 = llvm.mlir.constant(2.25 : f128) : f128
  %13 = llvm.fdiv %11, %12 : f128
  llvm.store %13, %p : f128, !llvm.ptr
  %14 = llvm.mlir.constant(1.0 : f128) : f128
  %15 = llvm.mlir.constant(3.0 : f128) : f128
  %16 = llvm.fdiv %14, %15 : f128
  llvm.store %16, %p : f128, !llvm.ptr
  %17 = llvm.mlir.constant(0.0 : f128) : f128
  %18 = llvm.fdiv %17, %17 : f128
  llvm.store %18, %p : f128, !llvm.ptr
  %19 = llvm.mlir.constant(-0.0 : f128) : f128
  %20 = llvm.fdiv %19, %17 : f128
  llvm.store %20, %p : f128, !llvm.ptr
  %21 = llvm.mlir.undef : f128
  %22 = llvm.fdiv %21, %14 : f128
  llvm.store %22, %p : f128, !llvm.ptr
  %23 = llvm.fdiv %14, %21 : f128
  llvm.store %23, %p : f128, !llvm.ptr
  %24 = llvm.fdiv %21, %21 : f128
  llvm.store %24, %p : f128, !llvm.ptr
  %25 = llvm.mlir.poison : f128
  %26 = llvm.fdiv %25, %14 : f128
  llvm.store %26, %p : f128, !llvm.ptr
  %27 = llvm.fdiv %14, %17 : f128
  llvm.store %27, %p : f128, !llvm.ptr
  %28 = llvm.mlir.constant(-7.5 : f128) : f128
  %29 = llvm.mlir.constant(2.0 : f128) : f128
  %30 = llvm.fdiv %28, %29 : f128
  llvm.store %30, %p : f128, !llvm.ptr
  %31 = llvm.fdiv %14, %25 : f128
  llvm.store %31, %p : f128, !llvm.ptr
  %32 = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2xf32>) : vector<2xf32>
  %33 = llvm.mlir.constant(dense<[0.5, 2.0]> : vector<2xf32>) : vector<2xf32>
  %34 = llvm.fdiv %32, %33 : vector<2xf32>
  llvm.store %34, %p : vector<2xf32>, !llvm.ptr
  %35 = llvm.mlir.constant(dense<3.0> : vector<[2]xf32>) : vector<[2]xf32>
  %36 = llvm.mlir.constant(dense<2.0> : vector<[2]xf32>) : vector<[2]xf32>
  %37 = llvm.fdiv %35, %36 : vector<[2]xf32>
  llvm.store %37, %p : vector<[2]xf32>, !llvm.ptr
  %38 = llvm.mlir.constant(1.5 : f32) : f32
  %39 = llvm.mlir.constant(2.25 : f32) : f32
  %40 = llvm.frem %38, %39 : f32
  llvm.store %40, %p : f32, !llvm.ptr
  %41 = llvm.mlir.constant(1.0 : f32) : f32
  %42 = llvm.mlir.constant(3.0 : f32) : f32
  %43 = llvm.frem %41, %42 : f32
  llvm.store %43, %p : f32, !llvm.ptr
  %44 = llvm.mlir.constant(0.0 : f32) : f32
  %45 = llvm.frem %44, %44 : f32
  llvm.store %45, %p : f32, !llvm.ptr
  %46 = llvm.mlir.constant(-0.0 : f32) : f32
  %47 = llvm.frem %46, %44 : f32
  llvm.store %47, %p : f32, !llvm.ptr
  %48 = llvm.mlir.undef : f32
  %49 = llvm.frem %48, %41 : f32
  llvm.store %49, %p : f32, !llvm.ptr
  %50 = llvm.frem %41, %48 : f32
  llvm.store %50, %p : f32, !llvm.ptr
  %51 = llvm.frem %48, %48 : f32
  llvm.store %51, %p : f32, !llvm.ptr
  %52 = llvm.mlir.poison : f32
  %53 = llvm.frem %52, %41 : f32
  llvm.store %53, %p : f32, !llvm.ptr
  %54 = llvm.frem %41, %44 : f32
  llvm.store %54, %p : f32, !llvm.ptr
  %55 = llvm.mlir.constant(-7.5 : f32) : f32
  %56 = llvm.mlir.constant(2.0 : f32) : f32
  %57 = llvm.frem %55, %56 : f32
  llvm.store %57, %p : f32, !llvm.ptr
  %58 = llvm.frem %41, %52 : f32
  llvm.store %58, %p : f32, !llvm.ptr
  %59 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %60 = llvm.frem %59, %59 : f32
  llvm.store %60, %p : f32, !llvm.ptr
  %61 = llvm.mlir.constant(0x7FC00001 : f32) : f32
  %62 = llvm.frem %61, %41 : f32
  llvm.store %62, %p : f32, !llvm.ptr
  %63 = llvm.mlir.constant(0xFFC00001 : f32) : f32
  %64 = llvm.frem %41, %63 : f32
  llvm.store %64, %p : f32, !llvm.ptr
  %65 = llvm.mlir.constant(0x7F800001 : f32) : f32
  %66 = llvm.frem %65, %41 : f32
  llvm.store %66, %p : f32, !llvm.ptr
  %67 = llvm.mlir.constant(1.0e38 : f32) : f32
  %68 = llvm.frem %67, %67 : f32
  llvm.store %68, %p : f32, !llvm.ptr
  %69 = llvm.mlir.constant(1.0e-38 : f32) : f32
  %70 = llvm.mlir.constant(1.0e-5 : f32) : f32
  %71 = llvm.frem %69, %70 : f32
  llvm.store %71, %p : f32, !llvm.ptr
  %72 = llvm.mlir.constant(16777216.0 : f32) : f32
  %73 = llvm.frem %72, %41 : f32
  llvm.store %73, %p : f32, !llvm.ptr
  %74 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %75 = llvm.frem %59, %74 : f32
  llvm.store %75, %p : f32, !llvm.ptr
  %76 = llvm.mlir.constant(1.5 : f64) : f64
  %77 = llvm.mlir.constant(2.25 : f64) : f64
  %78 = llvm.frem %76, %77 : f64
  llvm.store %78, %p : f64, !llvm.ptr
  %79 = llvm.mlir.constant(1.0 : f64) : f64
  %80 = llvm.mlir.constant(3.0 : f64) : f64
  %81 = llvm.frem %79, %80 : f64
  llvm.store %81, %p : f64, !llvm.ptr
  %82 = llvm.mlir.constant(0.0 : f64) : f64
  %83 = llvm.frem %82, %82 : f64
  llvm.store %83, %p : f64, !llvm.ptr
  %84 = llvm.mlir.constant(-0.0 : f64) : f64
  %85 = llvm.frem %84, %82 : f64
  llvm.store %85, %p : f64, !llvm.ptr
  %86 = llvm.mlir.undef : f64
  %87 = llvm.frem %86, %79 : f64
  llvm.store %87, %p : f64, !llvm.ptr
  %88 = llvm.frem %79, %86 : f64
  llvm.store %88, %p : f64, !llvm.ptr
  %89 = llvm.frem %86, %86 : f64
  llvm.store %89, %p : f64, !llvm.ptr
  %90 = llvm.mlir.poison : f64
  %91 = llvm.frem %90, %79 : f64
  llvm.store %91, %p : f64, !llvm.ptr
  %92 = llvm.frem %79, %82 : f64
  llvm.store %92, %p : f64, !llvm.ptr
  %93 = llvm.mlir.constant(-7.5 : f64) : f64
  %94 = llvm.mlir.constant(2.0 : f64) : f64
  %95 = llvm.frem %93, %94 : f64
  llvm.store %95, %p : f64, !llvm.ptr
  %96 = llvm.frem %79, %90 : f64
  llvm.store %96, %p : f64, !llvm.ptr
  %97 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %98 = llvm.frem %97, %97 : f64
  llvm.store %98, %p : f64, !llvm.ptr
  %99 = llvm.mlir.constant(1.0e308 : f64) : f64
  %100 = llvm.mlir.constant(10.0 : f64) : f64
  %101 = llvm.frem %99, %100 : f64
  llvm.store %101, %p : f64, !llvm.ptr
  %102 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  %103 = llvm.frem %102, %79 : f64
  llvm.store %103, %p : f64, !llvm.ptr
  %104 = llvm.mlir.constant(0.1 : f64) : f64
  %105 = llvm.mlir.constant(0.2 : f64) : f64
  %106 = llvm.frem %104, %105 : f64
  llvm.store %106, %p : f64, !llvm.ptr
  %107 = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  %108 = llvm.frem %107, %79 : f64
  llvm.store %108, %p : f64, !llvm.ptr
  %109 = llvm.mlir.constant(1.5 : f16) : f16
  %110 = llvm.mlir.constant(2.25 : f16) : f16
  %111 = llvm.frem %109, %110 : f16
  llvm.store %111, %p : f16, !llvm.ptr
  %112 = llvm.mlir.constant(1.0 : f16) : f16
  %113 = llvm.mlir.constant(3.0 : f16) : f16
  %114 = llvm.frem %112, %113 : f16
  llvm.store %114, %p : f16, !llvm.ptr
  %115 = llvm.mlir.constant(0.0 : f16) : f16
  %116 = llvm.frem %115, %115 : f16
  llvm.store %116, %p : f16, !llvm.ptr
  %117 = llvm.mlir.constant(-0.0 : f16) : f16
  %118 = llvm.frem %117, %115 : f16
  llvm.store %118, %p : f16, !llvm.ptr
  %119 = llvm.mlir.undef : f16
  %120 = llvm.frem %119, %112 : f16
  llvm.store %120, %p : f16, !llvm.ptr
  %121 = llvm.frem %112, %119 : f16
  llvm.store %121, %p : f16, !llvm.ptr
  %122 = llvm.frem %119, %119 : f16
  llvm.store %122, %p : f16, !llvm.ptr
  %123 = llvm.mlir.poison : f16
  %124 = llvm.frem %123, %112 : f16
  llvm.store %124, %p : f16, !llvm.ptr
  %125 = llvm.frem %112, %115 : f16
  llvm.store %125, %p : f16, !llvm.ptr
  %126 = llvm.mlir.constant(-7.5 : f16) : f16
  %127 = llvm.mlir.constant(2.0 : f16) : f16
  %128 = llvm.frem %126, %127 : f16
  llvm.store %128, %p : f16, !llvm.ptr
  %129 = llvm.frem %112, %123 : f16
  llvm.store %129, %p : f16, !llvm.ptr
  %130 = llvm.mlir.constant(60000.0 : f16) : f16
  %131 = llvm.frem %130, %130 : f16
  llvm.store %131, %p : f16, !llvm.ptr
  %132 = llvm.mlir.constant(2048.0 : f16) : f16
  %133 = llvm.frem %132, %112 : f16
  llvm.store %133, %p : f16, !llvm.ptr
  %134 = llvm.mlir.constant(0x7E01 : f16) : f16
  %135 = llvm.frem %134, %112 : f16
  llvm.store %135, %p : f16, !llvm.ptr
  %136 = llvm.mlir.constant(1.5 : bf16) : bf16
  %137 = llvm.mlir.constant(2.25 : bf16) : bf16
  %138 = llvm.frem %136, %137 : bf16
  llvm.store %138, %p : bf16, !llvm.ptr
  %139 = llvm.mlir.constant(1.0 : bf16) : bf16
  %140 = llvm.mlir.constant(3.0 : bf16) : bf16
  %141 = llvm.frem %139, %140 : bf16
  llvm.store %141, %p : bf16, !llvm.ptr
  %142 = llvm.mlir.constant(0.0 : bf16) : bf16
  %143 = llvm.frem %142, %142 : bf16
  llvm.store %143, %p : bf16, !llvm.ptr
  %144 = llvm.mlir.constant(-0.0 : bf16) : bf16
  %145 = llvm.frem %144, %142 : bf16
  llvm.store %145, %p : bf16, !llvm.ptr
  %146 = llvm.mlir.undef : bf16
  %147 = llvm.frem %146, %139 : bf16
  llvm.store %147, %p : bf16, !llvm.ptr
  %148 = llvm.frem %139, %146 : bf16
  llvm.store %148, %p : bf16, !llvm.ptr
  %149 = llvm.frem %146, %146 : bf16
  llvm.store %149, %p : bf16, !llvm.ptr
  %150 = llvm.mlir.poison : bf16
  %151 = llvm.frem %150, %139 : bf16
  llvm.store %151, %p : bf16, !llvm.ptr
  %152 = llvm.frem %139, %142 : bf16
  llvm.store %152, %p : bf16, !llvm.ptr
  %153 = llvm.mlir.constant(-7.5 : bf16) : bf16
  %154 = llvm.mlir.constant(2.0 : bf16) : bf16
  %155 = llvm.frem %153, %154 : bf16
  llvm.store %155, %p : bf16, !llvm.ptr
  %156 = llvm.frem %139, %150 : bf16
  llvm.store %156, %p : bf16, !llvm.ptr
  %157 = llvm.mlir.constant(1.5 : f80) : f80
  %158 = llvm.mlir.constant(2.25 : f80) : f80
  %159 = llvm.frem %157, %158 : f80
  llvm.store %159, %p : f80, !llvm.ptr
  %160 = llvm.mlir.constant(3.0 : f80) : f80
  %161 = llvm.frem %3, %160 : f80
  llvm.store %161, %p : f80, !llvm.ptr
  %162 = llvm.frem %5, %5 : f80
  llvm.store %162, %p : f80, !llvm.ptr
  %163 = llvm.mlir.constant(-0.0 : f80) : f80
  %164 = llvm.frem %163, %5 : f80
  llvm.store %164, %p : f80, !llvm.ptr
  %165 = llvm.frem %0, %3 : f80
  llvm.store %165, %p : f80, !llvm.ptr
  %166 = llvm.frem %3, %0 : f80
  llvm.store %166, %p : f80, !llvm.ptr
  %167 = llvm.frem %0, %0 : f80
  llvm.store %167, %p : f80, !llvm.ptr
  %168 = llvm.frem %2, %3 : f80
  llvm.store %168, %p : f80, !llvm.ptr
  %169 = llvm.frem %3, %5 : f80
  llvm.store %169, %p : f80, !llvm.ptr
  %170 = llvm.frem %7, %8 : f80
  llvm.store %170, %p : f80, !llvm.ptr
  %171 = llvm.frem %3, %2 : f80
  llvm.store %171, %p : f80, !llvm.ptr
  %172 = llvm.frem %11, %12 : f128
  llvm.store %172, %p : f128, !llvm.ptr
  %173 = llvm.frem %14, %15 : f128
  llvm.store %173, %p : f128, !llvm.ptr
  %174 = llvm.frem %17, %17 : f128
  llvm.store %174, %p : f128, !llvm.ptr
  %175 = llvm.frem %19, %17 : f128
  llvm.store %175, %p : f128, !llvm.ptr
  %176 = llvm.frem %21, %14 : f128
  llvm.store %176, %p : f128, !llvm.ptr
  %177 = llvm.frem %14, %21 : f128
  llvm.store %177, %p : f128, !llvm.ptr
  %178 = llvm.frem %21, %21 : f128
  llvm.store %178, %p : f128, !llvm.ptr
  %179 = llvm.frem %25, %14 : f128
  llvm.store %179, %p : f128, !llvm.ptr
  %180 = llvm.frem %14, %17 : f128
  llvm.store %180, %p : f128, !llvm.ptr
  %181 = llvm.frem %28, %29 : f128
  llvm.store %181, %p : f128, !llvm.ptr
  %182 = llvm.frem %14, %25 : f128
  llvm.store %182, %p : f128, !llvm.ptr
  %183 = llvm.frem %32, %33 : vector<2xf32>
  llvm.store %183, %p : vector<2xf32>, !llvm.ptr
  %184 = llvm.frem %35, %36 : vector<[2]xf32>
  llvm.store %184, %p : vector<[2]xf32>, !llvm.ptr
  %185 = llvm.fneg %38 : f32
  llvm.store %185, %p : f32, !llvm.ptr
  %186 = llvm.fneg %46 : f32
  llvm.store %186, %p : f32, !llvm.ptr
  %187 = llvm.fneg %44 : f32
  llvm.store %187, %p : f32, !llvm.ptr
  %188 = llvm.fneg %48 : f32
  llvm.store %188, %p : f32, !llvm.ptr
  %189 = llvm.fneg %52 : f32
  llvm.store %189, %p : f32, !llvm.ptr
  %190 = llvm.mlir.zero : f32
  %191 = llvm.fneg %190 : f32
  llvm.store %191, %p : f32, !llvm.ptr
  %192 = llvm.fneg %76 : f64
  llvm.store %192, %p : f64, !llvm.ptr
  %193 = llvm.fneg %84 : f64
  llvm.store %193, %p : f64, !llvm.ptr
  %194 = llvm.fneg %82 : f64
  llvm.store %194, %p : f64, !llvm.ptr
  %195 = llvm.fneg %86 : f64
  llvm.store %195, %p : f64, !llvm.ptr
  %196 = llvm.fneg %90 : f64
  llvm.store %196, %p : f64, !llvm.ptr
  %197 = llvm.mlir.zero : f64
  %198 = llvm.fneg %197 : f64
  llvm.store %198, %p : f64, !llvm.ptr
  %199 = llvm.fneg %109 : f16
  llvm.store %199, %p : f16, !llvm.ptr
  %200 = llvm.fneg %117 : f16
  llvm.store %200, %p : f16, !llvm.ptr
  %201 = llvm.fneg %115 : f16
  llvm.store %201, %p : f16, !llvm.ptr
  %202 = llvm.fneg %119 : f16
  llvm.store %202, %p : f16, !llvm.ptr
  %203 = llvm.fneg %123 : f16
  llvm.store %203, %p : f16, !llvm.ptr
  %204 = llvm.mlir.zero : f16
  %205 = llvm.fneg %204 : f16
  llvm.store %205, %p : f16, !llvm.ptr
  %206 = llvm.fneg %136 : bf16
  llvm.store %206, %p : bf16, !llvm.ptr
  %207 = llvm.fneg %144 : bf16
  llvm.store %207, %p : bf16, !llvm.ptr
  %208 = llvm.fneg %142 : bf16
  llvm.store %208, %p : bf16, !llvm.ptr
  %209 = llvm.fneg %146 : bf16
  llvm.store %209, %p : bf16, !llvm.ptr
  %210 = llvm.fneg %150 : bf16
  llvm.store %210, %p : bf16, !llvm.ptr
  %211 = llvm.mlir.zero : bf16
  %212 = llvm.fneg %211 : bf16
  llvm.store %212, %p : bf16, !llvm.ptr
  %213 = llvm.fneg %157 : f80
  llvm.store %213, %p : f80, !llvm.ptr
  %214 = llvm.fneg %163 : f80
  llvm.store %214, %p : f80, !llvm.ptr
  %215 = llvm.fneg %5 : f80
  llvm.store %215, %p : f80, !llvm.ptr
  %216 = llvm.fneg %0 : f80
  llvm.store %216, %p : f80, !llvm.ptr
  %217 = llvm.fneg %2 : f80
  llvm.store %217, %p : f80, !llvm.ptr
  %218 = llvm.mlir.zero : f80
  %219 = llvm.fneg %218 : f80
  llvm.store %219, %p : f80, !llvm.ptr
  %220 = llvm.fneg %11 : f128
  llvm.store %220, %p : f128, !llvm.ptr
  %221 = llvm.fneg %19 : f128
  llvm.store %221, %p : f128, !llvm.ptr
  %222 = llvm.fneg %17 : f128
  llvm.store %222, %p : f128, !llvm.ptr
  %223 = llvm.fneg %21 : f128
  llvm.store %223, %p : f128, !llvm.ptr
  %224 = llvm.fneg %25 : f128
  llvm.store %224, %p : f128, !llvm.ptr
  %225 = llvm.mlir.zero : f128
  %226 = llvm.fneg %225 : f128
  llvm.store %226, %p : f128, !llvm.ptr
  %227 = llvm.fneg %61 : f32
  llvm.store %227, %p : f32, !llvm.ptr
  %228 = llvm.mlir.constant(dense<[1.0, -3.0]> : vector<2xf32>) : vector<2xf32>
  %229 = llvm.fneg %228 : vector<2xf32>
  llvm.store %229, %p : vector<2xf32>, !llvm.ptr
  %230 = llvm.fneg %35 : vector<[2]xf32>
  llvm.store %230, %p : vector<[2]xf32>, !llvm.ptr
  llvm.return
}
