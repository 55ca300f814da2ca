llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.func @f0(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %p : i32, !llvm.ptr
  %3 = llvm.mlir.constant(-7 : i32) : i32
  %4 = llvm.add %3, %1 : i32
  llvm.store %4, %p : i32, !llvm.ptr
  %5 = llvm.mlir.constant(5 : i32) : i32
  %6 = llvm.mlir.constant(40 : i32) : i32
  %7 = llvm.add %5, %6 : i32
  llvm.store %7, %p : i32, !llvm.ptr
  %8 = llvm.mlir.constant(-2147483648 : i32) : i32
  %9 = llvm.mlir.constant(-1 : i32) : i32
  %10 = llvm.add %8, %9 : i32
  llvm.store %10, %p : i32, !llvm.ptr
  %11 = llvm.mlir.constant(6 : i32) : i32
  %12 = llvm.mlir.constant(0 : i32) : i32
  %13 = llvm.add %11, %12 : i32
  llvm.store %13, %p : i32, !llvm.ptr
  %14 = llvm.mlir.undef : i32
  %15 = llvm.add %14, %1 : i32
  llvm.store %15, %p : i32, !llvm.ptr
  %16 = llvm.add %1, %14 : i32
  llvm.store %16, %p : i32, !llvm.ptr
  %17 = llvm.add %14, %14 : i32
  llvm.store %17, %p : i32, !llvm.ptr
  %18 = llvm.mlir.poison : i32
  %19 = llvm.add %18, %1 : i32
  llvm.store %19, %p : i32, !llvm.ptr
  %20 = llvm.add %1, %18 : i32
  llvm.store %20, %p : i32, !llvm.ptr
  %21 = llvm.add %14, %18 : i32
  llvm.store %21, %p : i32, !llvm.ptr
  %22 = llvm.add %12, %5 : i32
  llvm.store %22, %p : i32, !llvm.ptr
  %23 = llvm.mlir.constant(2 : i32) : i32
  %24 = llvm.add %9, %23 : i32
  llvm.store %24, %p : i32, !llvm.ptr
  %25 = llvm.mlir.constant(1 : i32) : i32
  %26 = llvm.add %25, %25 : i32
  llvm.store %26, %p : i32, !llvm.ptr
  %27 = llvm.mlir.addressof @g : !llvm.ptr
  %28 = llvm.ptrtoint %27 : !llvm.ptr to i32
  %29 = llvm.add %28, %1 : i32
  llvm.store %29, %p : i32, !llvm.ptr
  %30 = llvm.add %1, %28 : i32
  llvm.store %30, %p : i32, !llvm.ptr
  %31 = llvm.add %28, %12 : i32
  llvm.store %31, %p : i32, !llvm.ptr
  %32 = llvm.add %12, %28 : i32
  llvm.store %32, %p : i32, !llvm.ptr
  %33 = llvm.add %28, %9 : i32
  llvm.store %33, %p : i32, !llvm.ptr
  %34 = llvm.add %9, %28 : i32
  llvm.store %34, %p : i32, !llvm.ptr
  %35 = llvm.add %28, %25 : i32
  llvm.store %35, %p : i32, !llvm.ptr
  %36 = llvm.add %28, %14 : i32
  llvm.store %36, %p : i32, !llvm.ptr
  %37 = llvm.add %14, %28 : i32
  llvm.store %37, %p : i32, !llvm.ptr
  %38 = llvm.mlir.addressof @h : !llvm.ptr
  %39 = llvm.ptrtoint %38 : !llvm.ptr to i32
  %40 = llvm.add %28, %39 : i32
  llvm.store %40, %p : i32, !llvm.ptr
  %41 = llvm.add %28, %28 : i32
  llvm.store %41, %p : i32, !llvm.ptr
  %42 = llvm.sub %0, %1 : i32
  llvm.store %42, %p : i32, !llvm.ptr
  %43 = llvm.sub %3, %1 : i32
  llvm.store %43, %p : i32, !llvm.ptr
  %44 = llvm.sub %5, %6 : i32
  llvm.store %44, %p : i32, !llvm.ptr
  %45 = llvm.sub %8, %9 : i32
  llvm.store %45, %p : i32, !llvm.ptr
  %46 = llvm.sub %11, %12 : i32
  llvm.store %46, %p : i32, !llvm.ptr
  %47 = llvm.sub %14, %1 : i32
  llvm.store %47, %p : i32, !llvm.ptr
  %48 = llvm.sub %1, %14 : i32
  llvm.store %48, %p : i32, !llvm.ptr
  %50 = llvm.sub %18, %1 : i32
  llvm.store %50, %p : i32, !llvm.ptr
  %51 = llvm.sub %1, %18 : i32
  llvm.store %51, %p : i32, !llvm.ptr
  %52 = llvm.sub %14, %18 : i32
  llvm.store %52, %p : i32, !llvm.ptr
  %53 = llvm.sub %12, %5 : i32
  llvm.store %53, %p : i32, !llvm.ptr
  %54 = llvm.sub %9, %23 : i32
  llvm.store %54, %p : i32, !llvm.ptr
  %56 = llvm.sub %28, %1 : i32
  llvm.store %56, %p : i32, !llvm.ptr
  %57 = llvm.sub %1, %28 : i32
  llvm.store %57, %p : i32, !llvm.ptr
  %58 = llvm.sub %28, %12 : i32
  llvm.store %58, %p : i32, !llvm.ptr
  %59 = llvm.sub %12, %28 : i32
  llvm.store %59, %p : i32, !llvm.ptr
  %60 = llvm.sub %28, %9 : i32
  llvm.store %60, %p : i32, !llvm.ptr
  %61 = llvm.sub %9, %28 : i32
  llvm.store %61, %p : i32, !llvm.ptr
  %62 = llvm.sub %28, %25 : i32
  llvm.store %62, %p : i32, !llvm.ptr
  %63 = llvm.sub %28, %14 : i32
  llvm.store %63, %p : i32, !llvm.ptr
  %64 = llvm.sub %14, %28 : i32
  llvm.store %64, %p : i32, !llvm.ptr
  %65 = llvm.sub %28, %39 : i32
  llvm.store %65, %p : i32, !llvm.ptr
  %67 = llvm.mul %0, %1 : i32
  llvm.store %67, %p : i32, !llvm.ptr
  %68 = llvm.mul %3, %1 : i32
  llvm.store %68, %p : i32, !llvm.ptr
  %69 = llvm.mul %5, %6 : i32
  llvm.store %69, %p : i32, !llvm.ptr
  %70 = llvm.mul %8, %9 : i32
  llvm.store %70, %p : i32, !llvm.ptr
  %71 = llvm.mul %11, %12 : i32
  llvm.store %71, %p : i32, !llvm.ptr
  %72 = llvm.mul %14, %1 : i32
  llvm.store %72, %p : i32, !llvm.ptr
  %73 = llvm.mul %1, %14 : i32
  llvm.store %73, %p : i32, !llvm.ptr
  %74 = llvm.mul %14, %14 : i32
  llvm.store %74, %p : i32, !llvm.ptr
  %75 = llvm.mul %18, %1 : i32
  llvm.store %75, %p : i32, !llvm.ptr
  %76 = llvm.mul %1, %18 : i32
  llvm.store %76, %p : i32, !llvm.ptr
  %77 = llvm.mul %14, %18 : i32
  llvm.store %77, %p : i32, !llvm.ptr
  %78 = llvm.mul %12, %5 : i32
  llvm.store %78, %p : i32, !llvm.ptr
  %79 = llvm.mul %9, %23 : i32
  llvm.store %79, %p : i32, !llvm.ptr
  %80 = llvm.mul %25, %25 : i32
  llvm.store %80, %p : i32, !llvm.ptr
  %81 = llvm.mul %28, %1 : i32
  llvm.store %81, %p : i32, !llvm.ptr
  %82 = llvm.mul %1, %28 : i32
  llvm.store %82, %p : i32, !llvm.ptr
  %83 = llvm.mul %28, %12 : i32
  llvm.store %83, %p : i32, !llvm.ptr
  %84 = llvm.mul %12, %28 : i32
  llvm.store %84, %p : i32, !llvm.ptr
  %85 = llvm.mul %28, %9 : i32
  llvm.store %85, %p : i32, !llvm.ptr
  %86 = llvm.mul %9, %28 : i32
  llvm.store %86, %p : i32, !llvm.ptr
  %87 = llvm.mul %28, %25 : i32
  llvm.store %87, %p : i32, !llvm.ptr
  %88 = llvm.mul %28, %14 : i32
  llvm.store %88, %p : i32, !llvm.ptr
  %89 = llvm.mul %14, %28 : i32
  llvm.store %89, %p : i32, !llvm.ptr
  %90 = llvm.mul %28, %39 : i32
  llvm.store %90, %p : i32, !llvm.ptr
  %91 = llvm.mul %28, %28 : i32
  llvm.store %91, %p : i32, !llvm.ptr
  %92 = llvm.udiv %0, %1 : i32
  llvm.store %92, %p : i32, !llvm.ptr
  %93 = llvm.udiv %3, %1 : i32
  llvm.store %93, %p : i32, !llvm.ptr
  %94 = llvm.udiv %5, %6 : i32
  llvm.store %94, %p : i32, !llvm.ptr
  %95 = llvm.udiv %8, %9 : i32
  llvm.store %95, %p : i32, !llvm.ptr
  %96 = llvm.udiv %11, %12 : i32
  llvm.store %96, %p : i32, !llvm.ptr
  %97 = llvm.udiv %14, %1 : i32
  llvm.store %97, %p : i32, !llvm.ptr
  %98 = llvm.udiv %1, %14 : i32
  llvm.store %98, %p : i32, !llvm.ptr
  %99 = llvm.udiv %14, %14 : i32
  llvm.store %99, %p : i32, !llvm.ptr
  %100 = llvm.udiv %18, %1 : i32
  llvm.store %100, %p : i32, !llvm.ptr
  %101 = llvm.udiv %1, %18 : i32
  llvm.store %101, %p : i32, !llvm.ptr
  %102 = llvm.udiv %14, %18 : i32
  llvm.store %102, %p : i32, !llvm.ptr
  %103 = llvm.udiv %12, %5 : i32
  llvm.store %103, %p : i32, !llvm.ptr
  %104 = llvm.udiv %9, %23 : i32
  llvm.store %104, %p : i32, !llvm.ptr
  %105 = llvm.udiv %25, %25 : i32
  llvm.store %105, %p : i32, !llvm.ptr
  %106 = llvm.udiv %28, %1 : i32
  llvm.store %106, %p : i32, !llvm.ptr
  %107 = llvm.udiv %1, %28 : i32
  llvm.store %107, %p : i32, !llvm.ptr
  %108 = llvm.udiv %28, %12 : i32
  llvm.store %108, %p : i32, !llvm.ptr
  %109 = llvm.udiv %12, %28 : i32
  llvm.store %109, %p : i32, !llvm.ptr
  %110 = llvm.udiv %28, %9 : i32
  llvm.store %110, %p : i32, !llvm.ptr
  %111 = llvm.udiv %9, %28 : i32
  llvm.store %111, %p : i32, !llvm.ptr
  %112 = llvm.udiv %28, %25 : i32
  llvm.store %112, %p : i32, !llvm.ptr
  %113 = llvm.udiv %28, %14 : i32
  llvm.store %113, %p : i32, !llvm.ptr
  %114 = llvm.udiv %14, %28 : i32
  llvm.store %114, %p : i32, !llvm.ptr
  %115 = llvm.udiv %28, %39 : i32
  llvm.store %115, %p : i32, !llvm.ptr
  %116 = llvm.udiv %28, %28 : i32
  llvm.store %116, %p : i32, !llvm.ptr
  %117 = llvm.sdiv %0, %1 : i32
  llvm.store %117, %p : i32, !llvm.ptr
  %118 = llvm.sdiv %3, %1 : i32
  llvm.store %118, %p : i32, !llvm.ptr
  %119 = llvm.sdiv %5, %6 : i32
  llvm.store %119, %p : i32, !llvm.ptr
  %120 = llvm.sdiv %8, %9 : i32
  llvm.store %120, %p : i32, !llvm.ptr
  %121 = llvm.sdiv %11, %12 : i32
  llvm.store %121, %p : i32, !llvm.ptr
  %122 = llvm.sdiv %14, %1 : i32
  llvm.store %122, %p : i32, !llvm.ptr
  %123 = llvm.sdiv %1, %14 : i32
  llvm.store %123, %p : i32, !llvm.ptr
  %124 = llvm.sdiv %14, %14 : i32
  llvm.store %124, %p : i32, !llvm.ptr
  %125 = llvm.sdiv %18, %1 : i32
  llvm.store %125, %p : i32, !llvm.ptr
  %126 = llvm.sdiv %1, %18 : i32
  llvm.store %126, %p : i32, !llvm.ptr
  %127 = llvm.sdiv %14, %18 : i32
  llvm.store %127, %p : i32, !llvm.ptr
  %128 = llvm.sdiv %12, %5 : i32
  llvm.store %128, %p : i32, !llvm.ptr
  %129 = llvm.sdiv %9, %23 : i32
  llvm.store %129, %p : i32, !llvm.ptr
  %130 = llvm.sdiv %25, %25 : i32
  llvm.store %130, %p : i32, !llvm.ptr
  %131 = llvm.sdiv %28, %1 : i32
  llvm.store %131, %p : i32, !llvm.ptr
  %132 = llvm.sdiv %1, %28 : i32
  llvm.store %132, %p : i32, !llvm.ptr
  %133 = llvm.sdiv %28, %12 : i32
  llvm.store %133, %p : i32, !llvm.ptr
  %134 = llvm.sdiv %12, %28 : i32
  llvm.store %134, %p : i32, !llvm.ptr
  %135 = llvm.sdiv %28, %9 : i32
  llvm.store %135, %p : i32, !llvm.ptr
  %136 = llvm.sdiv %9, %28 : i32
  llvm.store %136, %p : i32, !llvm.ptr
  %137 = llvm.sdiv %28, %25 : i32
  llvm.store %137, %p : i32, !llvm.ptr
  %138 = llvm.sdiv %28, %14 : i32
  llvm.store %138, %p : i32, !llvm.ptr
  %139 = llvm.sdiv %14, %28 : i32
  llvm.store %139, %p : i32, !llvm.ptr
  %140 = llvm.sdiv %28, %39 : i32
  llvm.store %140, %p : i32, !llvm.ptr
  %141 = llvm.sdiv %28, %28 : i32
  llvm.store %141, %p : i32, !llvm.ptr
  %142 = llvm.urem %0, %1 : i32
  llvm.store %142, %p : i32, !llvm.ptr
  %143 = llvm.urem %3, %1 : i32
  llvm.store %143, %p : i32, !llvm.ptr
  %144 = llvm.urem %5, %6 : i32
  llvm.store %144, %p : i32, !llvm.ptr
  %145 = llvm.urem %8, %9 : i32
  llvm.store %145, %p : i32, !llvm.ptr
  %146 = llvm.urem %11, %12 : i32
  llvm.store %146, %p : i32, !llvm.ptr
  %147 = llvm.urem %14, %1 : i32
  llvm.store %147, %p : i32, !llvm.ptr
  %148 = llvm.urem %1, %14 : i32
  llvm.store %148, %p : i32, !llvm.ptr
  %149 = llvm.urem %14, %14 : i32
  llvm.store %149, %p : i32, !llvm.ptr
  %150 = llvm.urem %18, %1 : i32
  llvm.store %150, %p : i32, !llvm.ptr
  %151 = llvm.urem %1, %18 : i32
  llvm.store %151, %p : i32, !llvm.ptr
  %152 = llvm.urem %14, %18 : i32
  llvm.store %152, %p : i32, !llvm.ptr
  %153 = llvm.urem %12, %5 : i32
  llvm.store %153, %p : i32, !llvm.ptr
  %154 = llvm.urem %9, %23 : i32
  llvm.store %154, %p : i32, !llvm.ptr
  %155 = llvm.urem %25, %25 : i32
  llvm.store %155, %p : i32, !llvm.ptr
  %156 = llvm.urem %28, %1 : i32
  llvm.store %156, %p : i32, !llvm.ptr
  %157 = llvm.urem %1, %28 : i32
  llvm.store %157, %p : i32, !llvm.ptr
  %158 = llvm.urem %28, %12 : i32
  llvm.store %158, %p : i32, !llvm.ptr
  %159 = llvm.urem %12, %28 : i32
  llvm.store %159, %p : i32, !llvm.ptr
  %160 = llvm.urem %28, %9 : i32
  llvm.store %160, %p : i32, !llvm.ptr
  %161 = llvm.urem %9, %28 : i32
  llvm.store %161, %p : i32, !llvm.ptr
  %162 = llvm.urem %28, %25 : i32
  llvm.store %162, %p : i32, !llvm.ptr
  %163 = llvm.urem %28, %14 : i32
  llvm.store %163, %p : i32, !llvm.ptr
  %164 = llvm.urem %14, %28 : i32
  llvm.store %164, %p : i32, !llvm.ptr
  %165 = llvm.urem %28, %39 : i32
  llvm.store %165, %p : i32, !llvm.ptr
  %166 = llvm.urem %28, %28 : i32
  llvm.store %166, %p : i32, !llvm.ptr
  %167 = llvm.srem %0, %1 : i32
  llvm.store %167, %p : i32, !llvm.ptr
  %168 = llvm.srem %3, %1 : i32
  llvm.store %168, %p : i32, !llvm.ptr
  %169 = llvm.srem %5, %6 : i32
  llvm.store %169, %p : i32, !llvm.ptr
  %170 = llvm.srem %8, %9 : i32
  llvm.store %170, %p : i32, !llvm.ptr
  %171 = llvm.srem %11, %12 : i32
  llvm.store %171, %p : i32, !llvm.ptr
  %172 = llvm.srem %14, %1 : i32
  llvm.store %172, %p : i32, !llvm.ptr
  %173 = llvm.srem %1, %14 : i32
  llvm.store %173, %p : i32, !llvm.ptr
  %174 = llvm.srem %14, %14 : i32
  llvm.store %174, %p : i32, !llvm.ptr
  %175 = llvm.srem %18, %1 : i32
  llvm.store %175, %p : i32, !llvm.ptr
  %176 = llvm.srem %1, %18 : i32
  llvm.store %176, %p : i32, !llvm.ptr
  %177 = llvm.srem %14, %18 : i32
  llvm.store %177, %p : i32, !llvm.ptr
  %178 = llvm.srem %12, %5 : i32
  llvm.store %178, %p : i32, !llvm.ptr
  %179 = llvm.srem %9, %23 : i32
  llvm.store %179, %p : i32, !llvm.ptr
  %180 = llvm.srem %25, %25 : i32
  llvm.store %180, %p : i32, !llvm.ptr
  %181 = llvm.srem %28, %1 : i32
  llvm.store %181, %p : i32, !llvm.ptr
  %182 = llvm.srem %1, %28 : i32
  llvm.store %182, %p : i32, !llvm.ptr
  %183 = llvm.srem %28, %12 : i32
  llvm.store %183, %p : i32, !llvm.ptr
  %184 = llvm.srem %12, %28 : i32
  llvm.store %184, %p : i32, !llvm.ptr
  %185 = llvm.srem %28, %9 : i32
  llvm.store %185, %p : i32, !llvm.ptr
  %186 = llvm.srem %9, %28 : i32
  llvm.store %186, %p : i32, !llvm.ptr
  %187 = llvm.srem %28, %25 : i32
  llvm.store %187, %p : i32, !llvm.ptr
  %188 = llvm.srem %28, %14 : i32
  llvm.store %188, %p : i32, !llvm.ptr
  %189 = llvm.srem %14, %28 : i32
  llvm.store %189, %p : i32, !llvm.ptr
  %190 = llvm.srem %28, %39 : i32
  llvm.store %190, %p : i32, !llvm.ptr
  %191 = llvm.srem %28, %28 : i32
  llvm.store %191, %p : i32, !llvm.ptr
  %192 = llvm.and %0, %1 : i32
  llvm.store %192, %p : i32, !llvm.ptr
  %193 = llvm.and %3, %1 : i32
  llvm.store %193, %p : i32, !llvm.ptr
  %194 = llvm.and %5, %6 : i32
  llvm.store %194, %p : i32, !llvm.ptr
  %195 = llvm.and %8, %9 : i32
  llvm.store %195, %p : i32, !llvm.ptr
  %196 = llvm.and %11, %12 : i32
  llvm.store %196, %p : i32, !llvm.ptr
  %197 = llvm.and %14, %1 : i32
  llvm.store %197, %p : i32, !llvm.ptr
  %198 = llvm.and %1, %14 : i32
  llvm.store %198, %p : i32, !llvm.ptr
  %199 = llvm.and %14, %14 : i32
  llvm.store %199, %p : i32, !llvm.ptr
  %200 = llvm.and %18, %1 : i32
  llvm.store %200, %p : i32, !llvm.ptr
  %201 = llvm.and %1, %18 : i32
  llvm.store %201, %p : i32, !llvm.ptr
  %202 = llvm.and %14, %18 : i32
  llvm.store %202, %p : i32, !llvm.ptr
  %203 = llvm.and %12, %5 : i32
  llvm.store %203, %p : i32, !llvm.ptr
  %204 = llvm.and %9, %23 : i32
  llvm.store %204, %p : i32, !llvm.ptr
  %205 = llvm.and %25, %25 : i32
  llvm.store %205, %p : i32, !llvm.ptr
  %206 = llvm.and %28, %1 : i32
  llvm.store %206, %p : i32, !llvm.ptr
  %207 = llvm.and %1, %28 : i32
  llvm.store %207, %p : i32, !llvm.ptr
  %208 = llvm.and %28, %12 : i32
  llvm.store %208, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @f1(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i32
  %3 = llvm.and %0, %2 : i32
  llvm.store %3, %p : i32, !llvm.ptr
  %4 = llvm.mlir.constant(-1 : i32) : i32
  %5 = llvm.and %2, %4 : i32
  llvm.store %5, %p : i32, !llvm.ptr
  %6 = llvm.and %4, %2 : i32
  llvm.store %6, %p : i32, !llvm.ptr
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.and %2, %7 : i32
  llvm.store %8, %p : i32, !llvm.ptr
  %9 = llvm.mlir.undef : i32
  %10 = llvm.and %2, %9 : i32
  llvm.store %10, %p : i32, !llvm.ptr
  %11 = llvm.and %9, %2 : i32
  llvm.store %11, %p : i32, !llvm.ptr
  %12 = llvm.mlir.addressof @h : !llvm.ptr
  %13 = llvm.ptrtoint %12 : !llvm.ptr to i32
  %14 = llvm.and %2, %13 : i32
  llvm.store %14, %p : i32, !llvm.ptr
  %15 = llvm.and %2, %2 : i32
  llvm.store %15, %p : i32, !llvm.ptr
  %16 = llvm.mlir.constant(7 : i32) : i32
  %17 = llvm.mlir.constant(3 : i32) : i32
  %18 = llvm.or %16, %17 : i32
  llvm.store %18, %p : i32, !llvm.ptr
  %19 = llvm.mlir.constant(-7 : i32) : i32
  %20 = llvm.or %19, %17 : i32
  llvm.store %20, %p : i32, !llvm.ptr
  %21 = llvm.mlir.constant(5 : i32) : i32
  %22 = llvm.mlir.constant(40 : i32) : i32
  %23 = llvm.or %21, %22 : i32
  llvm.store %23, %p : i32, !llvm.ptr
  %24 = llvm.mlir.constant(-2147483648 : i32) : i32
  %25 = llvm.or %24, %4 : i32
  llvm.store %25, %p : i32, !llvm.ptr
  %26 = llvm.mlir.constant(6 : i32) : i32
  %27 = llvm.or %26, %0 : i32
  llvm.store %27, %p : i32, !llvm.ptr
  %28 = llvm.or %9, %17 : i32
  llvm.store %28, %p : i32, !llvm.ptr
  %29 = llvm.or %17, %9 : i32
  llvm.store %29, %p : i32, !llvm.ptr
  %30 = llvm.or %9, %9 : i32
  llvm.store %30, %p : i32, !llvm.ptr
  %31 = llvm.mlir.poison : i32
  %32 = llvm.or %31, %17 : i32
  llvm.store %32, %p : i32, !llvm.ptr
  %33 = llvm.or %17, %31 : i32
  llvm.store %33, %p : i32, !llvm.ptr
  %34 = llvm.or %9, %31 : i32
  llvm.store %34, %p : i32, !llvm.ptr
  %35 = llvm.or %0, %21 : i32
  llvm.store %35, %p : i32, !llvm.ptr
  %36 = llvm.mlir.constant(2 : i32) : i32
  %37 = llvm.or %4, %36 : i32
  llvm.store %37, %p : i32, !llvm.ptr
  %38 = llvm.or %7, %7 : i32
  llvm.store %38, %p : i32, !llvm.ptr
  %39 = llvm.or %2, %17 : i32
  llvm.store %39, %p : i32, !llvm.ptr
  %40 = llvm.or %17, %2 : i32
  llvm.store %40, %p : i32, !llvm.ptr
  %41 = llvm.or %2, %0 : i32
  llvm.store %41, %p : i32, !llvm.ptr
  %42 = llvm.or %0, %2 : i32
  llvm.store %42, %p : i32, !llvm.ptr
  %43 = llvm.or %2, %4 : i32
  llvm.store %43, %p : i32, !llvm.ptr
  %44 = llvm.or %4, %2 : i32
  llvm.store %44, %p : i32, !llvm.ptr
  %45 = llvm.or %2, %7 : i32
  llvm.store %45, %p : i32, !llvm.ptr
  %46 = llvm.or %2, %9 : i32
  llvm.store %46, %p : i32, !llvm.ptr
  %47 = llvm.or %9, %2 : i32
  llvm.store %47, %p : i32, !llvm.ptr
  %48 = llvm.or %2, %13 : i32
  llvm.store %48, %p : i32, !llvm.ptr
  %49 = llvm.or %2, %2 : i32
  llvm.store %49, %p : i32, !llvm.ptr
  %50 = llvm.xor %16, %17 : i32
  llvm.store %50, %p : i32, !llvm.ptr
  %51 = llvm.xor %19, %17 : i32
  llvm.store %51, %p : i32, !llvm.ptr
  %52 = llvm.xor %21, %22 : i32
  llvm.store %52, %p : i32, !llvm.ptr
  %53 = llvm.xor %24, %4 : i32
  llvm.store %53, %p : i32, !llvm.ptr
  %54 = llvm.xor %26, %0 : i32
  llvm.store %54, %p : i32, !llvm.ptr
  %55 = llvm.xor %9, %17 : i32
  llvm.store %55, %p : i32, !llvm.ptr
  %56 = llvm.xor %17, %9 : i32
  llvm.store %56, %p : i32, !llvm.ptr
  %57 = llvm.xor %9, %9 : i32
  llvm.store %57, %p : i32, !llvm.ptr
  %58 = llvm.xor %31, %17 : i32
  llvm.store %58, %p : i32, !llvm.ptr
  %59 = llvm.xor %17, %31 : i32
  llvm.store %59, %p : i32, !llvm.ptr
  %60 = llvm.xor %9, %31 : i32
  llvm.store %60, %p : i32, !llvm.ptr
  %61 = llvm.xor %0, %21 : i32
  llvm.store %61, %p : i32, !llvm.ptr
  %62 = llvm.xor %4, %36 : i32
  llvm.store %62, %p : i32, !llvm.ptr
  %63 = llvm.xor %7, %7 : i32
  llvm.store %63, %p : i32, !llvm.ptr
  %64 = llvm.xor %2, %17 : i32
  llvm.store %64, %p : i32, !llvm.ptr
  %65 = llvm.xor %17, %2 : i32
  llvm.store %65, %p : i32, !llvm.ptr
  %66 = llvm.xor %2, %0 : i32
  llvm.store %66, %p : i32, !llvm.ptr
  %67 = llvm.xor %0, %2 : i32
  llvm.store %67, %p : i32, !llvm.ptr
  %68 = llvm.xor %2, %4 : i32
  llvm.store %68, %p : i32, !llvm.ptr
  %69 = llvm.xor %4, %2 : i32
  llvm.store %69, %p : i32, !llvm.ptr
  %70 = llvm.xor %2, %7 : i32
  llvm.store %70, %p : i32, !llvm.ptr
  %71 = llvm.xor %2, %9 : i32
  llvm.store %71, %p : i32, !llvm.ptr
  %72 = llvm.xor %9, %2 : i32
  llvm.store %72, %p : i32, !llvm.ptr
  %73 = llvm.xor %2, %13 : i32
  llvm.store %73, %p : i32, !llvm.ptr
  %74 = llvm.xor %2, %2 : i32
  llvm.store %74, %p : i32, !llvm.ptr
  %75 = llvm.shl %16, %17 : i32
  llvm.store %75, %p : i32, !llvm.ptr
  %76 = llvm.shl %19, %17 : i32
  llvm.store %76, %p : i32, !llvm.ptr
  %77 = llvm.shl %21, %22 : i32
  llvm.store %77, %p : i32, !llvm.ptr
  %78 = llvm.shl %24, %4 : i32
  llvm.store %78, %p : i32, !llvm.ptr
  %79 = llvm.shl %26, %0 : i32
  llvm.store %79, %p : i32, !llvm.ptr
  %80 = llvm.shl %9, %17 : i32
  llvm.store %80, %p : i32, !llvm.ptr
  %81 = llvm.shl %17, %9 : i32
  llvm.store %81, %p : i32, !llvm.ptr
  %82 = llvm.shl %9, %9 : i32
  llvm.store %82, %p : i32, !llvm.ptr
  %83 = llvm.shl %31, %17 : i32
  llvm.store %83, %p : i32, !llvm.ptr
  %84 = llvm.shl %17, %31 : i32
  llvm.store %84, %p : i32, !llvm.ptr
  %85 = llvm.shl %9, %31 : i32
  llvm.store %85, %p : i32, !llvm.ptr
  %86 = llvm.shl %0, %21 : i32
  llvm.store %86, %p : i32, !llvm.ptr
  %87 = llvm.shl %4, %36 : i32
  llvm.store %87, %p : i32, !llvm.ptr
  %88 = llvm.shl %7, %7 : i32
  llvm.store %88, %p : i32, !llvm.ptr
  %89 = llvm.shl %2, %17 : i32
  llvm.store %89, %p : i32, !llvm.ptr
  %90 = llvm.shl %17, %2 : i32
  llvm.store %90, %p : i32, !llvm.ptr
  %91 = llvm.shl %2, %0 : i32
  llvm.store %91, %p : i32, !llvm.ptr
  %92 = llvm.shl %0, %2 : i32
  llvm.store %92, %p : i32, !llvm.ptr
  %93 = llvm.shl %2, %4 : i32
  llvm.store %93, %p : i32, !llvm.ptr
  %94 = llvm.shl %4, %2 : i32
  llvm.store %94, %p : i32, !llvm.ptr
  %95 = llvm.shl %2, %7 : i32
  llvm.store %95, %p : i32, !llvm.ptr
  %96 = llvm.shl %2, %9 : i32
  llvm.store %96, %p : i32, !llvm.ptr
  %97 = llvm.shl %9, %2 : i32
  llvm.store %97, %p : i32, !llvm.ptr
  %98 = llvm.shl %2, %13 : i32
  llvm.store %98, %p : i32, !llvm.ptr
  %99 = llvm.shl %2, %2 : i32
  llvm.store %99, %p : i32, !llvm.ptr
  %100 = llvm.lshr %16, %17 : i32
  llvm.store %100, %p : i32, !llvm.ptr
  %101 = llvm.lshr %19, %17 : i32
  llvm.store %101, %p : i32, !llvm.ptr
  %102 = llvm.lshr %21, %22 : i32
  llvm.store %102, %p : i32, !llvm.ptr
  %103 = llvm.lshr %24, %4 : i32
  llvm.store %103, %p : i32, !llvm.ptr
  %104 = llvm.lshr %26, %0 : i32
  llvm.store %104, %p : i32, !llvm.ptr
  %105 = llvm.lshr %9, %17 : i32
  llvm.store %105, %p : i32, !llvm.ptr
  %106 = llvm.lshr %17, %9 : i32
  llvm.store %106, %p : i32, !llvm.ptr
  %107 = llvm.lshr %9, %9 : i32
  llvm.store %107, %p : i32, !llvm.ptr
  %108 = llvm.lshr %31, %17 : i32
  llvm.store %108, %p : i32, !llvm.ptr
  %109 = llvm.lshr %17, %31 : i32
  llvm.store %109, %p : i32, !llvm.ptr
  %110 = llvm.lshr %9, %31 : i32
  llvm.store %110, %p : i32, !llvm.ptr
  %111 = llvm.lshr %0, %21 : i32
  llvm.store %111, %p : i32, !llvm.ptr
  %112 = llvm.lshr %4, %36 : i32
  llvm.store %112, %p : i32, !llvm.ptr
  %113 = llvm.lshr %7, %7 : i32
  llvm.store %113, %p : i32, !llvm.ptr
  %114 = llvm.lshr %2, %17 : i32
  llvm.store %114, %p : i32, !llvm.ptr
  %115 = llvm.lshr %17, %2 : i32
  llvm.store %115, %p : i32, !llvm.ptr
  %116 = llvm.lshr %2, %0 : i32
  llvm.store %116, %p : i32, !llvm.ptr
  %117 = llvm.lshr %0, %2 : i32
  llvm.store %117, %p : i32, !llvm.ptr
  %118 = llvm.lshr %2, %4 : i32
  llvm.store %118, %p : i32, !llvm.ptr
  %119 = llvm.lshr %4, %2 : i32
  llvm.store %119, %p : i32, !llvm.ptr
  %120 = llvm.lshr %2, %7 : i32
  llvm.store %120, %p : i32, !llvm.ptr
  %121 = llvm.lshr %2, %9 : i32
  llvm.store %121, %p : i32, !llvm.ptr
  %122 = llvm.lshr %9, %2 : i32
  llvm.store %122, %p : i32, !llvm.ptr
  %123 = llvm.lshr %2, %13 : i32
  llvm.store %123, %p : i32, !llvm.ptr
  %124 = llvm.lshr %2, %2 : i32
  llvm.store %124, %p : i32, !llvm.ptr
  %125 = llvm.ashr %16, %17 : i32
  llvm.store %125, %p : i32, !llvm.ptr
  %126 = llvm.ashr %19, %17 : i32
  llvm.store %126, %p : i32, !llvm.ptr
  %127 = llvm.ashr %21, %22 : i32
  llvm.store %127, %p : i32, !llvm.ptr
  %128 = llvm.ashr %24, %4 : i32
  llvm.store %128, %p : i32, !llvm.ptr
  %129 = llvm.ashr %26, %0 : i32
  llvm.store %129, %p : i32, !llvm.ptr
  %130 = llvm.ashr %9, %17 : i32
  llvm.store %130, %p : i32, !llvm.ptr
  %131 = llvm.ashr %17, %9 : i32
  llvm.store %131, %p : i32, !llvm.ptr
  %132 = llvm.ashr %9, %9 : i32
  llvm.store %132, %p : i32, !llvm.ptr
  %133 = llvm.ashr %31, %17 : i32
  llvm.store %133, %p : i32, !llvm.ptr
  %134 = llvm.ashr %17, %31 : i32
  llvm.store %134, %p : i32, !llvm.ptr
  %135 = llvm.ashr %9, %31 : i32
  llvm.store %135, %p : i32, !llvm.ptr
  %136 = llvm.ashr %0, %21 : i32
  llvm.store %136, %p : i32, !llvm.ptr
  %137 = llvm.ashr %4, %36 : i32
  llvm.store %137, %p : i32, !llvm.ptr
  %138 = llvm.ashr %7, %7 : i32
  llvm.store %138, %p : i32, !llvm.ptr
  %139 = llvm.ashr %2, %17 : i32
  llvm.store %139, %p : i32, !llvm.ptr
  %140 = llvm.ashr %17, %2 : i32
  llvm.store %140, %p : i32, !llvm.ptr
  %141 = llvm.ashr %2, %0 : i32
  llvm.store %141, %p : i32, !llvm.ptr
  %142 = llvm.ashr %0, %2 : i32
  llvm.store %142, %p : i32, !llvm.ptr
  %143 = llvm.ashr %2, %4 : i32
  llvm.store %143, %p : i32, !llvm.ptr
  %144 = llvm.ashr %4, %2 : i32
  llvm.store %144, %p : i32, !llvm.ptr
  %145 = llvm.ashr %2, %7 : i32
  llvm.store %145, %p : i32, !llvm.ptr
  %146 = llvm.ashr %2, %9 : i32
  llvm.store %146, %p : i32, !llvm.ptr
  %147 = llvm.ashr %9, %2 : i32
  llvm.store %147, %p : i32, !llvm.ptr
  %148 = llvm.ashr %2, %13 : i32
  llvm.store %148, %p : i32, !llvm.ptr
  %149 = llvm.ashr %2, %2 : i32
  llvm.store %149, %p : i32, !llvm.ptr
  %150 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %151 = llvm.mlir.constant(2 : i64) : i64
  %152 = llvm.add %150, %151 : i64
  llvm.store %152, %p : i64, !llvm.ptr
  %153 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %154 = llvm.mlir.constant(-1 : i64) : i64
  %155 = llvm.add %153, %154 : i64
  llvm.store %155, %p : i64, !llvm.ptr
  %156 = llvm.mlir.constant(63 : i64) : i64
  %157 = llvm.add %153, %156 : i64
  llvm.store %157, %p : i64, !llvm.ptr
  %158 = llvm.mlir.constant(1 : i64) : i64
  %159 = llvm.mlir.constant(64 : i64) : i64
  %160 = llvm.add %158, %159 : i64
  llvm.store %160, %p : i64, !llvm.ptr
  %161 = llvm.sub %150, %151 : i64
  llvm.store %161, %p : i64, !llvm.ptr
  %162 = llvm.sub %153, %154 : i64
  llvm.store %162, %p : i64, !llvm.ptr
  %163 = llvm.sub %153, %156 : i64
  llvm.store %163, %p : i64, !llvm.ptr
  %164 = llvm.sub %158, %159 : i64
  llvm.store %164, %p : i64, !llvm.ptr
  %165 = llvm.mul %150, %151 : i64
  llvm.store %165, %p : i64, !llvm.ptr
  %166 = llvm.mul %153, %154 : i64
  llvm.store %166, %p : i64, !llvm.ptr
  %167 = llvm.mul %153, %156 : i64
  llvm.store %167, %p : i64, !llvm.ptr
  %168 = llvm.mul %158, %159 : i64
  llvm.store %168, %p : i64, !llvm.ptr
  %169 = llvm.udiv %150, %151 : i64
  llvm.store %169, %p : i64, !llvm.ptr
  %170 = llvm.udiv %153, %154 : i64
  llvm.store %170, %p : i64, !llvm.ptr
  %171 = llvm.udiv %153, %156 : i64
  llvm.store %171, %p : i64, !llvm.ptr
  %172 = llvm.udiv %158, %159 : i64
  llvm.store %172, %p : i64, !llvm.ptr
  %173 = llvm.sdiv %150, %151 : i64
  llvm.store %173, %p : i64, !llvm.ptr
  %174 = llvm.sdiv %153, %154 : i64
  llvm.store %174, %p : i64, !llvm.ptr
  %175 = llvm.sdiv %153, %156 : i64
  llvm.store %175, %p : i64, !llvm.ptr
  %176 = llvm.sdiv %158, %159 : i64
  llvm.store %176, %p : i64, !llvm.ptr
  %177 = llvm.urem %150, %151 : i64
  llvm.store %177, %p : i64, !llvm.ptr
  %178 = llvm.urem %153, %154 : i64
  llvm.store %178, %p : i64, !llvm.ptr
  %179 = llvm.urem %153, %156 : i64
  llvm.store %179, %p : i64, !llvm.ptr
  %180 = llvm.urem %158, %159 : i64
  llvm.store %180, %p : i64, !llvm.ptr
  %181 = llvm.srem %150, %151 : i64
  llvm.store %181, %p : i64, !llvm.ptr
  %182 = llvm.srem %153, %154 : i64
  llvm.store %182, %p : i64, !llvm.ptr
  %183 = llvm.srem %153, %156 : i64
  llvm.store %183, %p : i64, !llvm.ptr
  %184 = llvm.srem %158, %159 : i64
  llvm.store %184, %p : i64, !llvm.ptr
  %185 = llvm.and %150, %151 : i64
  llvm.store %185, %p : i64, !llvm.ptr
  %186 = llvm.and %153, %154 : i64
  llvm.store %186, %p : i64, !llvm.ptr
  %187 = llvm.and %153, %156 : i64
  llvm.store %187, %p : i64, !llvm.ptr
  %188 = llvm.and %158, %159 : i64
  llvm.store %188, %p : i64, !llvm.ptr
  %189 = llvm.or %150, %151 : i64
  llvm.store %189, %p : i64, !llvm.ptr
  %190 = llvm.or %153, %154 : i64
  llvm.store %190, %p : i64, !llvm.ptr
  %191 = llvm.or %153, %156 : i64
  llvm.store %191, %p : i64, !llvm.ptr
  %192 = llvm.or %158, %159 : i64
  llvm.store %192, %p : i64, !llvm.ptr
  %193 = llvm.xor %150, %151 : i64
  llvm.store %193, %p : i64, !llvm.ptr
  %194 = llvm.xor %153, %154 : i64
  llvm.store %194, %p : i64, !llvm.ptr
  %195 = llvm.xor %153, %156 : i64
  llvm.store %195, %p : i64, !llvm.ptr
  %196 = llvm.xor %158, %159 : i64
  llvm.store %196, %p : i64, !llvm.ptr
  %197 = llvm.shl %150, %151 : i64
  llvm.store %197, %p : i64, !llvm.ptr
  %198 = llvm.shl %153, %154 : i64
  llvm.store %198, %p : i64, !llvm.ptr
  %199 = llvm.shl %153, %156 : i64
  llvm.store %199, %p : i64, !llvm.ptr
  %200 = llvm.shl %158, %159 : i64
  llvm.store %200, %p : i64, !llvm.ptr
  %201 = llvm.lshr %150, %151 : i64
  llvm.store %201, %p : i64, !llvm.ptr
  %202 = llvm.lshr %153, %154 : i64
  llvm.store %202, %p : i64, !llvm.ptr
  %203 = llvm.lshr %153, %156 : i64
  llvm.store %203, %p : i64, !llvm.ptr
  %204 = llvm.lshr %158, %159 : i64
  llvm.store %204, %p : i64, !llvm.ptr
  %205 = llvm.ashr %150, %151 : i64
  llvm.store %205, %p : i64, !llvm.ptr
  %206 = llvm.ashr %153, %154 : i64
  llvm.store %206, %p : i64, !llvm.ptr
  %207 = llvm.ashr %153, %156 : i64
  llvm.store %207, %p : i64, !llvm.ptr
  %208 = llvm.ashr %158, %159 : i64
  llvm.store %208, %p : i64, !llvm.ptr
  %209 = llvm.mlir.constant(36893488147419103232 : i128) : i128
  %210 = llvm.mlir.constant(3 : i128) : i128
  %211 = llvm.add %209, %210 : i128
  llvm.store %211, %p : i128, !llvm.ptr
  %212 = llvm.mlir.constant(-36893488147419103233 : i128) : i128
  %213 = llvm.mlir.constant(7 : i128) : i128
  %214 = llvm.add %212, %213 : i128
  llvm.store %214, %p : i128, !llvm.ptr
  llvm.return
}
llvm.func @f2(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i128) : i128
  %1 = llvm.mlir.constant(0 : i128) : i128
  %2 = llvm.add %0, %1 : i128
  llvm.store %2, %p : i128, !llvm.ptr
  %3 = llvm.mlir.constant(-36893488147419103233 : i128) : i128
  %4 = llvm.mlir.constant(65 : i128) : i128
  %5 = llvm.add %3, %4 : i128
  llvm.store %5, %p : i128, !llvm.ptr
  %6 = llvm.mlir.constant(1 : i128) : i128
  %7 = llvm.mlir.constant(200 : i128) : i128
  %8 = llvm.add %6, %7 : i128
  llvm.store %8, %p : i128, !llvm.ptr
  %9 = llvm.mlir.constant(-1 : i128) : i128
  %10 = llvm.mlir.constant(127 : i128) : i128
  %11 = llvm.add %9, %10 : i128
  llvm.store %11, %p : i128, !llvm.ptr
  %12 = llvm.mlir.undef : i128
  %13 = llvm.mlir.constant(3 : i128) : i128
  %14 = llvm.add %12, %13 : i128
  llvm.store %14, %p : i128, !llvm.ptr
  %15 = llvm.mlir.addressof @g : !llvm.ptr
  %16 = llvm.ptrtoint %15 : !llvm.ptr to i128
  %17 = llvm.add %16, %13 : i128
  llvm.store %17, %p : i128, !llvm.ptr
  %18 = llvm.add %13, %16 : i128
  llvm.store %18, %p : i128, !llvm.ptr
  %19 = llvm.add %16, %1 : i128
  llvm.store %19, %p : i128, !llvm.ptr
  %20 = llvm.mlir.constant(36893488147419103232 : i128) : i128
  %21 = llvm.sub %20, %13 : i128
  llvm.store %21, %p : i128, !llvm.ptr
  %22 = llvm.mlir.constant(7 : i128) : i128
  %23 = llvm.sub %3, %22 : i128
  llvm.store %23, %p : i128, !llvm.ptr
  %24 = llvm.sub %0, %1 : i128
  llvm.store %24, %p : i128, !llvm.ptr
  %25 = llvm.sub %3, %4 : i128
  llvm.store %25, %p : i128, !llvm.ptr
  %26 = llvm.sub %6, %7 : i128
  llvm.store %26, %p : i128, !llvm.ptr
  %27 = llvm.sub %9, %10 : i128
  llvm.store %27, %p : i128, !llvm.ptr
  %28 = llvm.sub %12, %13 : i128
  llvm.store %28, %p : i128, !llvm.ptr
  %29 = llvm.sub %16, %13 : i128
  llvm.store %29, %p : i128, !llvm.ptr
  %30 = llvm.sub %13, %16 : i128
  llvm.store %30, %p : i128, !llvm.ptr
  %31 = llvm.sub %16, %1 : i128
  llvm.store %31, %p : i128, !llvm.ptr
  %32 = llvm.mul %20, %13 : i128
  llvm.store %32, %p : i128, !llvm.ptr
  %33 = llvm.mul %3, %22 : i128
  llvm.store %33, %p : i128, !llvm.ptr
  %34 = llvm.mul %0, %1 : i128
  llvm.store %34, %p : i128, !llvm.ptr
  %35 = llvm.mul %3, %4 : i128
  llvm.store %35, %p : i128, !llvm.ptr
  %36 = llvm.mul %6, %7 : i128
  llvm.store %36, %p : i128, !llvm.ptr
  %37 = llvm.mul %9, %10 : i128
  llvm.store %37, %p : i128, !llvm.ptr
  %38 = llvm.mul %12, %13 : i128
  llvm.store %38, %p : i128, !llvm.ptr
  %39 = llvm.mul %16, %13 : i128
  llvm.store %39, %p : i128, !llvm.ptr
  %40 = llvm.mul %13, %16 : i128
  llvm.store %40, %p : i128, !llvm.ptr
  %41 = llvm.mul %16, %1 : i128
  llvm.store %41, %p : i128, !llvm.ptr
  %42 = llvm.udiv %20, %13 : i128
  llvm.store %42, %p : i128, !llvm.ptr
  %43 = llvm.udiv %3, %22 : i128
  llvm.store %43, %p : i128, !llvm.ptr
  %44 = llvm.udiv %0, %1 : i128
  llvm.store %44, %p : i128, !llvm.ptr
  %45 = llvm.udiv %3, %4 : i128
  llvm.store %45, %p : i128, !llvm.ptr
  %46 = llvm.udiv %6, %7 : i128
  llvm.store %46, %p : i128, !llvm.ptr
  %47 = llvm.udiv %9, %10 : i128
  llvm.store %47, %p : i128, !llvm.ptr
  %48 = llvm.udiv %12, %13 : i128
  llvm.store %48, %p : i128, !llvm.ptr
  %49 = llvm.udiv %16, %13 : i128
  llvm.store %49, %p : i128, !llvm.ptr
  %50 = llvm.udiv %13, %16 : i128
  llvm.store %50, %p : i128, !llvm.ptr
  %51 = llvm.udiv %16, %1 : i128
  llvm.store %51, %p : i128, !llvm.ptr
  %52 = llvm.sdiv %20, %13 : i128
  llvm.store %52, %p : i128, !llvm.ptr
  %53 = llvm.sdiv %3, %22 : i128
  llvm.store %53, %p : i128, !llvm.ptr
  %54 = llvm.sdiv %0, %1 : i128
  llvm.store %54, %p : i128, !llvm.ptr
  %55 = llvm.sdiv %3, %4 : i128
  llvm.store %55, %p : i128, !llvm.ptr
  %56 = llvm.sdiv %6, %7 : i128
  llvm.store %56, %p : i128, !llvm.ptr
  %57 = llvm.sdiv %9, %10 : i128
  llvm.store %57, %p : i128, !llvm.ptr
  %58 = llvm.sdiv %12, %13 : i128
  llvm.store %58, %p : i128, !llvm.ptr
  %59 = llvm.sdiv %16, %13 : i128
  llvm.store %59, %p : i128, !llvm.ptr
  %60 = llvm.sdiv %13, %16 : i128
  llvm.store %60, %p : i128, !llvm.ptr
  %61 = llvm.sdiv %16, %1 : i128
  llvm.store %61, %p : i128, !llvm.ptr
  %62 = llvm.urem %20, %13 : i128
  llvm.store %62, %p : i128, !llvm.ptr
  %63 = llvm.urem %3, %22 : i128
  llvm.store %63, %p : i128, !llvm.ptr
  %64 = llvm.urem %0, %1 : i128
  llvm.store %64, %p : i128, !llvm.ptr
  %65 = llvm.urem %3, %4 : i128
  llvm.store %65, %p : i128, !llvm.ptr
  %66 = llvm.urem %6, %7 : i128
  llvm.store %66, %p : i128, !llvm.ptr
  %67 = llvm.urem %9, %10 : i128
  llvm.store %67, %p : i128, !llvm.ptr
  %68 = llvm.urem %12, %13 : i128
  llvm.store %68, %p : i128, !llvm.ptr
  %69 = llvm.urem %16, %13 : i128
  llvm.store %69, %p : i128, !llvm.ptr
  %70 = llvm.urem %13, %16 : i128
  llvm.store %70, %p : i128, !llvm.ptr
  %71 = llvm.urem %16, %1 : i128
  llvm.store %71, %p : i128, !llvm.ptr
  %72 = llvm.srem %20, %13 : i128
  llvm.store %72, %p : i128, !llvm.ptr
  %73 = llvm.srem %3, %22 : i128
  llvm.store %73, %p : i128, !llvm.ptr
  %74 = llvm.srem %0, %1 : i128
  llvm.store %74, %p : i128, !llvm.ptr
  %75 = llvm.srem %3, %4 : i128
  llvm.store %75, %p : i128, !llvm.ptr
  %76 = llvm.srem %6, %7 : i128
  llvm.store %76, %p : i128, !llvm.ptr
  %77 = llvm.srem %9, %10 : i128
  llvm.store %77, %p : i128, !llvm.ptr
  %78 = llvm.srem %12, %13 : i128
  llvm.store %78, %p : i128, !llvm.ptr
  %79 = llvm.srem %16, %13 : i128
  llvm.store %79, %p : i128, !llvm.ptr
  %80 = llvm.srem %13, %16 : i128
  llvm.store %80, %p : i128, !llvm.ptr
  %81 = llvm.srem %16, %1 : i128
  llvm.store %81, %p : i128, !llvm.ptr
  %82 = llvm.and %20, %13 : i128
  llvm.store %82, %p : i128, !llvm.ptr
  %83 = llvm.and %3, %22 : i128
  llvm.store %83, %p : i128, !llvm.ptr
  %84 = llvm.and %0, %1 : i128
  llvm.store %84, %p : i128, !llvm.ptr
  %85 = llvm.and %3, %4 : i128
  llvm.store %85, %p : i128, !llvm.ptr
  %86 = llvm.and %6, %7 : i128
  llvm.store %86, %p : i128, !llvm.ptr
  %87 = llvm.and %9, %10 : i128
  llvm.store %87, %p : i128, !llvm.ptr
  %88 = llvm.and %12, %13 : i128
  llvm.store %88, %p : i128, !llvm.ptr
  %89 = llvm.and %16, %13 : i128
  llvm.store %89, %p : i128, !llvm.ptr
  %90 = llvm.and %13, %16 : i128
  llvm.store %90, %p : i128, !llvm.ptr
  %91 = llvm.and %16, %1 : i128
  llvm.store %91, %p : i128, !llvm.ptr
  %92 = llvm.or %20, %13 : i128
  llvm.store %92, %p : i128, !llvm.ptr
  %93 = llvm.or %3, %22 : i128
  llvm.store %93, %p : i128, !llvm.ptr
  %94 = llvm.or %0, %1 : i128
  llvm.store %94, %p : i128, !llvm.ptr
  %95 = llvm.or %3, %4 : i128
  llvm.store %95, %p : i128, !llvm.ptr
  %96 = llvm.or %6, %7 : i128
  llvm.store %96, %p : i128, !llvm.ptr
  %97 = llvm.or %9, %10 : i128
  llvm.store %97, %p : i128, !llvm.ptr
  %98 = llvm.or %12, %13 : i128
  llvm.store %98, %p : i128, !llvm.ptr
  %99 = llvm.or %16, %13 : i128
  llvm.store %99, %p : i128, !llvm.ptr
  %100 = llvm.or %13, %16 : i128
  llvm.store %100, %p : i128, !llvm.ptr
  %101 = llvm.or %16, %1 : i128
  llvm.store %101, %p : i128, !llvm.ptr
  %102 = llvm.xor %20, %13 : i128
  llvm.store %102, %p : i128, !llvm.ptr
  %103 = llvm.xor %3, %22 : i128
  llvm.store %103, %p : i128, !llvm.ptr
  %104 = llvm.xor %0, %1 : i128
  llvm.store %104, %p : i128, !llvm.ptr
  %105 = llvm.xor %3, %4 : i128
  llvm.store %105, %p : i128, !llvm.ptr
  %106 = llvm.xor %6, %7 : i128
  llvm.store %106, %p : i128, !llvm.ptr
  %107 = llvm.xor %9, %10 : i128
  llvm.store %107, %p : i128, !llvm.ptr
  %108 = llvm.xor %12, %13 : i128
  llvm.store %108, %p : i128, !llvm.ptr
  %109 = llvm.xor %16, %13 : i128
  llvm.store %109, %p : i128, !llvm.ptr
  %110 = llvm.xor %13, %16 : i128
  llvm.store %110, %p : i128, !llvm.ptr
  %111 = llvm.xor %16, %1 : i128
  llvm.store %111, %p : i128, !llvm.ptr
  %112 = llvm.shl %20, %13 : i128
  llvm.store %112, %p : i128, !llvm.ptr
  %113 = llvm.shl %3, %22 : i128
  llvm.store %113, %p : i128, !llvm.ptr
  %114 = llvm.shl %0, %1 : i128
  llvm.store %114, %p : i128, !llvm.ptr
  %115 = llvm.shl %3, %4 : i128
  llvm.store %115, %p : i128, !llvm.ptr
  %116 = llvm.shl %6, %7 : i128
  llvm.store %116, %p : i128, !llvm.ptr
  %117 = llvm.shl %9, %10 : i128
  llvm.store %117, %p : i128, !llvm.ptr
  %118 = llvm.shl %12, %13 : i128
  llvm.store %118, %p : i128, !llvm.ptr
  %119 = llvm.shl %16, %13 : i128
  llvm.store %119, %p : i128, !llvm.ptr
  %120 = llvm.shl %13, %16 : i128
  llvm.store %120, %p : i128, !llvm.ptr
  %121 = llvm.shl %16, %1 : i128
  llvm.store %121, %p : i128, !llvm.ptr
  %122 = llvm.lshr %20, %13 : i128
  llvm.store %122, %p : i128, !llvm.ptr
  %123 = llvm.lshr %3, %22 : i128
  llvm.store %123, %p : i128, !llvm.ptr
  %124 = llvm.lshr %0, %1 : i128
  llvm.store %124, %p : i128, !llvm.ptr
  %125 = llvm.lshr %3, %4 : i128
  llvm.store %125, %p : i128, !llvm.ptr
  %126 = llvm.lshr %6, %7 : i128
  llvm.store %126, %p : i128, !llvm.ptr
  %127 = llvm.lshr %9, %10 : i128
  llvm.store %127, %p : i128, !llvm.ptr
  %128 = llvm.lshr %12, %13 : i128
  llvm.store %128, %p : i128, !llvm.ptr
  %129 = llvm.lshr %16, %13 : i128
  llvm.store %129, %p : i128, !llvm.ptr
  %130 = llvm.lshr %13, %16 : i128
  llvm.store %130, %p : i128, !llvm.ptr
  %131 = llvm.lshr %16, %1 : i128
  llvm.store %131, %p : i128, !llvm.ptr
  %132 = llvm.ashr %20, %13 : i128
  llvm.store %132, %p : i128, !llvm.ptr
  %133 = llvm.ashr %3, %22 : i128
  llvm.store %133, %p : i128, !llvm.ptr
  %134 = llvm.ashr %0, %1 : i128
  llvm.store %134, %p : i128, !llvm.ptr
  %135 = llvm.ashr %3, %4 : i128
  llvm.store %135, %p : i128, !llvm.ptr
  %136 = llvm.ashr %6, %7 : i128
  llvm.store %136, %p : i128, !llvm.ptr
  %137 = llvm.ashr %9, %10 : i128
  llvm.store %137, %p : i128, !llvm.ptr
  %138 = llvm.ashr %12, %13 : i128
  llvm.store %138, %p : i128, !llvm.ptr
  %139 = llvm.ashr %16, %13 : i128
  llvm.store %139, %p : i128, !llvm.ptr
  %140 = llvm.ashr %13, %16 : i128
  llvm.store %140, %p : i128, !llvm.ptr
  %141 = llvm.ashr %16, %1 : i128
  llvm.store %141, %p : i128, !llvm.ptr
  %142 = llvm.mlir.constant(true) : i1
  %143 = llvm.mlir.constant(false) : i1
  %144 = llvm.add %142, %143 : i1
  llvm.store %144, %p : i1, !llvm.ptr
  %145 = llvm.add %142, %142 : i1
  llvm.store %145, %p : i1, !llvm.ptr
  %146 = llvm.mlir.undef : i1
  %147 = llvm.add %143, %146 : i1
  llvm.store %147, %p : i1, !llvm.ptr
  %148 = llvm.sub %142, %143 : i1
  llvm.store %148, %p : i1, !llvm.ptr
  %149 = llvm.sub %142, %142 : i1
  llvm.store %149, %p : i1, !llvm.ptr
  %150 = llvm.sub %143, %146 : i1
  llvm.store %150, %p : i1, !llvm.ptr
  %151 = llvm.mul %142, %143 : i1
  llvm.store %151, %p : i1, !llvm.ptr
  %152 = llvm.mul %142, %142 : i1
  llvm.store %152, %p : i1, !llvm.ptr
  %153 = llvm.mul %143, %146 : i1
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.udiv %142, %143 : i1
  llvm.store %154, %p : i1, !llvm.ptr
  %155 = llvm.udiv %142, %142 : i1
  llvm.store %155, %p : i1, !llvm.ptr
  %156 = llvm.udiv %143, %146 : i1
  llvm.store %156, %p : i1, !llvm.ptr
  %157 = llvm.sdiv %142, %143 : i1
  llvm.store %157, %p : i1, !llvm.ptr
  %158 = llvm.sdiv %142, %142 : i1
  llvm.store %158, %p : i1, !llvm.ptr
  %159 = llvm.sdiv %143, %146 : i1
  llvm.store %159, %p : i1, !llvm.ptr
  %160 = llvm.urem %142, %143 : i1
  llvm.store %160, %p : i1, !llvm.ptr
  %161 = llvm.urem %142, %142 : i1
  llvm.store %161, %p : i1, !llvm.ptr
  %162 = llvm.urem %143, %146 : i1
  llvm.store %162, %p : i1, !llvm.ptr
  %163 = llvm.srem %142, %143 : i1
  llvm.store %163, %p : i1, !llvm.ptr
  %164 = llvm.srem %142, %142 : i1
  llvm.store %164, %p : i1, !llvm.ptr
  %165 = llvm.srem %143, %146 : i1
  llvm.store %165, %p : i1, !llvm.ptr
  %166 = llvm.and %142, %143 : i1
  llvm.store %166, %p : i1, !llvm.ptr
  %167 = llvm.and %142, %142 : i1
  llvm.store %167, %p : i1, !llvm.ptr
  %168 = llvm.and %143, %146 : i1
  llvm.store %168, %p : i1, !llvm.ptr
  %169 = llvm.or %142, %143 : i1
  llvm.store %169, %p : i1, !llvm.ptr
  %170 = llvm.or %142, %142 : i1
  llvm.store %170, %p : i1, !llvm.ptr
  %171 = llvm.or %143, %146 : i1
  llvm.store %171, %p : i1, !llvm.ptr
  %172 = llvm.xor %142, %143 : i1
  llvm.store %172, %p : i1, !llvm.ptr
  %173 = llvm.xor %142, %142 : i1
  llvm.store %173, %p : i1, !llvm.ptr
  %174 = llvm.xor %143, %146 : i1
  llvm.store %174, %p : i1, !llvm.ptr
  %175 = llvm.shl %142, %143 : i1
  llvm.store %175, %p : i1, !llvm.ptr
  %176 = llvm.shl %142, %142 : i1
  llvm.store %176, %p : i1, !llvm.ptr
  %177 = llvm.shl %143, %146 : i1
  llvm.store %177, %p : i1, !llvm.ptr
  %178 = llvm.lshr %142, %143 : i1
  llvm.store %178, %p : i1, !llvm.ptr
  %179 = llvm.lshr %142, %142 : i1
  llvm.store %179, %p : i1, !llvm.ptr
  %180 = llvm.lshr %143, %146 : i1
  llvm.store %180, %p : i1, !llvm.ptr
  %181 = llvm.ashr %142, %143 : i1
  llvm.store %181, %p : i1, !llvm.ptr
  %182 = llvm.ashr %142, %142 : i1
  llvm.store %182, %p : i1, !llvm.ptr
  %183 = llvm.ashr %143, %146 : i1
  llvm.store %183, %p : i1, !llvm.ptr
  %184 = llvm.mlir.constant(100 : i8) : i8
  %185 = llvm.add %184, %184 : i8
  llvm.store %185, %p : i8, !llvm.ptr
  %186 = llvm.mlir.constant(-128 : i8) : i8
  %187 = llvm.mlir.constant(-1 : i8) : i8
  %188 = llvm.add %186, %187 : i8
  llvm.store %188, %p : i8, !llvm.ptr
  %189 = llvm.mlir.constant(7 : i8) : i8
  %190 = llvm.add %186, %189 : i8
  llvm.store %190, %p : i8, !llvm.ptr
  %191 = llvm.sub %184, %184 : i8
  llvm.store %191, %p : i8, !llvm.ptr
  %192 = llvm.sub %186, %187 : i8
  llvm.store %192, %p : i8, !llvm.ptr
  %193 = llvm.sub %186, %189 : i8
  llvm.store %193, %p : i8, !llvm.ptr
  %194 = llvm.mul %184, %184 : i8
  llvm.store %194, %p : i8, !llvm.ptr
  %195 = llvm.mul %186, %187 : i8
  llvm.store %195, %p : i8, !llvm.ptr
  %196 = llvm.mul %186, %189 : i8
  llvm.store %196, %p : i8, !llvm.ptr
  %197 = llvm.udiv %184, %184 : i8
  llvm.store %197, %p : i8, !llvm.ptr
  %198 = llvm.udiv %186, %187 : i8
  llvm.store %198, %p : i8, !llvm.ptr
  %199 = llvm.udiv %186, %189 : i8
  llvm.store %199, %p : i8, !llvm.ptr
  %200 = llvm.sdiv %184, %184 : i8
  llvm.store %200, %p : i8, !llvm.ptr
  %201 = llvm.sdiv %186, %187 : i8
  llvm.store %201, %p : i8, !llvm.ptr
  %202 = llvm.sdiv %186, %189 : i8
  llvm.store %202, %p : i8, !llvm.ptr
  %203 = llvm.urem %184, %184 : i8
  llvm.store %203, %p : i8, !llvm.ptr
  %204 = llvm.urem %186, %187 : i8
  llvm.store %204, %p : i8, !llvm.ptr
  %205 = llvm.urem %186, %189 : i8
  llvm.store %205, %p : i8, !llvm.ptr
  %206 = llvm.srem %184, %184 : i8
  llvm.store %206, %p : i8, !llvm.ptr
  %207 = llvm.srem %186, %187 : i8
  llvm.store %207, %p : i8, !llvm.ptr
  %208 = llvm.srem %186, %189 : i8
  llvm.store %208, %p : i8, !llvm.ptr
  %209 = llvm.and %184, %184 : i8
  llvm.store %209, %p : i8, !llvm.ptr
  %210 = llvm.and %186, %187 : i8
  llvm.store %210, %p : i8, !llvm.ptr
  llvm.return
}
llvm.func @f3(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(-128 : i8) : i8
  %1 = llvm.mlir.constant(7 : i8) : i8
  %2 = llvm.and %0, %1 : i8
  llvm.store %2, %p : i8, !llvm.ptr
  %3 = llvm.mlir.constant(100 : i8) : i8
  %4 = llvm.or %3, %3 : i8
  llvm.store %4, %p : i8, !llvm.ptr
  %5 = llvm.mlir.constant(-1 : i8) : i8
  %6 = llvm.or %0, %5 : i8
  llvm.store %6, %p : i8, !llvm.ptr
  %7 = llvm.or %0, %1 : i8
  llvm.store %7, %p : i8, !llvm.ptr
  %8 = llvm.xor %3, %3 : i8
  llvm.store %8, %p : i8, !llvm.ptr
  %9 = llvm.xor %0, %5 : i8
  llvm.store %9, %p : i8, !llvm.ptr
  %10 = llvm.xor %0, %1 : i8
  llvm.store %10, %p : i8, !llvm.ptr
  %11 = llvm.shl %3, %3 : i8
  llvm.store %11, %p : i8, !llvm.ptr
  %12 = llvm.shl %0, %5 : i8
  llvm.store %12, %p : i8, !llvm.ptr
  %13 = llvm.shl %0, %1 : i8
  llvm.store %13, %p : i8, !llvm.ptr
  %14 = llvm.lshr %3, %3 : i8
  llvm.store %14, %p : i8, !llvm.ptr
  %15 = llvm.lshr %0, %5 : i8
  llvm.store %15, %p : i8, !llvm.ptr
  %16 = llvm.lshr %0, %1 : i8
  llvm.store %16, %p : i8, !llvm.ptr
  %17 = llvm.ashr %3, %3 : i8
  llvm.store %17, %p : i8, !llvm.ptr
  %18 = llvm.ashr %0, %5 : i8
  llvm.store %18, %p : i8, !llvm.ptr
  %19 = llvm.ashr %0, %1 : i8
  llvm.store %19, %p : i8, !llvm.ptr
  llvm.return
}
