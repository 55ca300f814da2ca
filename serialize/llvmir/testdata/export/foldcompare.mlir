llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.func @f0(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.icmp "eq" %0, %1 : i32
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.mlir.constant(-1 : i32) : i32
  %4 = llvm.icmp "eq" %3, %1 : i32
  llvm.store %4, %p : i1, !llvm.ptr
  %5 = llvm.icmp "eq" %1, %3 : i32
  llvm.store %5, %p : i1, !llvm.ptr
  %6 = llvm.mlir.constant(-2 : i32) : i32
  %7 = llvm.icmp "eq" %3, %6 : i32
  llvm.store %7, %p : i1, !llvm.ptr
  %8 = llvm.mlir.constant(3 : i32) : i32
  %9 = llvm.icmp "eq" %8, %8 : i32
  llvm.store %9, %p : i1, !llvm.ptr
  %10 = llvm.mlir.undef : i32
  %11 = llvm.icmp "eq" %10, %8 : i32
  llvm.store %11, %p : i1, !llvm.ptr
  %12 = llvm.icmp "eq" %8, %10 : i32
  llvm.store %12, %p : i1, !llvm.ptr
  %13 = llvm.icmp "eq" %10, %10 : i32
  llvm.store %13, %p : i1, !llvm.ptr
  %14 = llvm.mlir.poison : i32
  %15 = llvm.icmp "eq" %14, %8 : i32
  llvm.store %15, %p : i1, !llvm.ptr
  %16 = llvm.mlir.addressof @g : !llvm.ptr
  %17 = llvm.ptrtoint %16 : !llvm.ptr to i32
  %18 = llvm.icmp "eq" %17, %17 : i32
  llvm.store %18, %p : i1, !llvm.ptr
  %19 = llvm.icmp "eq" %17, %8 : i32
  llvm.store %19, %p : i1, !llvm.ptr
  %20 = llvm.icmp "eq" %8, %17 : i32
  llvm.store %20, %p : i1, !llvm.ptr
  %21 = llvm.mlir.constant(0 : i32) : i32
  %22 = llvm.icmp "eq" %17, %21 : i32
  llvm.store %22, %p : i1, !llvm.ptr
  %23 = llvm.icmp "eq" %21, %17 : i32
  llvm.store %23, %p : i1, !llvm.ptr
  %24 = llvm.mlir.addressof @h : !llvm.ptr
  %25 = llvm.ptrtoint %24 : !llvm.ptr to i32
  %26 = llvm.icmp "eq" %17, %25 : i32
  llvm.store %26, %p : i1, !llvm.ptr
  %27 = llvm.mlir.constant(-36893488147419103233 : i128) : i128
  %28 = llvm.mlir.constant(7 : i128) : i128
  %29 = llvm.icmp "eq" %27, %28 : i128
  llvm.store %29, %p : i1, !llvm.ptr
  %30 = llvm.mlir.constant(36893488147419103232 : i128) : i128
  %31 = llvm.icmp "eq" %30, %30 : i128
  llvm.store %31, %p : i1, !llvm.ptr
  %32 = llvm.mlir.constant(true) : i1
  %33 = llvm.mlir.constant(false) : i1
  %34 = llvm.icmp "eq" %32, %33 : i1
  llvm.store %34, %p : i1, !llvm.ptr
  %35 = llvm.mlir.constant(dense<[1, -1]> : vector<2xi32>) : vector<2xi32>
  %36 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %37 = llvm.icmp "eq" %35, %36 : vector<2xi32>
  llvm.store %37, %p : vector<2xi1>, !llvm.ptr
  %38 = llvm.icmp "eq" %16, %16 : !llvm.ptr
  llvm.store %38, %p : i1, !llvm.ptr
  %39 = llvm.icmp "eq" %16, %24 : !llvm.ptr
  llvm.store %39, %p : i1, !llvm.ptr
  %40 = llvm.mlir.zero : !llvm.ptr
  %41 = llvm.icmp "eq" %16, %40 : !llvm.ptr
  llvm.store %41, %p : i1, !llvm.ptr
  %42 = llvm.icmp "eq" %40, %40 : !llvm.ptr
  llvm.store %42, %p : i1, !llvm.ptr
  %43 = llvm.icmp "eq" %40, %16 : !llvm.ptr
  llvm.store %43, %p : i1, !llvm.ptr
  %44 = llvm.mlir.undef : !llvm.ptr
  %45 = llvm.icmp "eq" %44, %16 : !llvm.ptr
  llvm.store %45, %p : i1, !llvm.ptr
  %46 = llvm.icmp "eq" %44, %40 : !llvm.ptr
  llvm.store %46, %p : i1, !llvm.ptr
  %47 = llvm.icmp "ne" %0, %1 : i32
  llvm.store %47, %p : i1, !llvm.ptr
  %48 = llvm.icmp "ne" %3, %1 : i32
  llvm.store %48, %p : i1, !llvm.ptr
  %49 = llvm.icmp "ne" %1, %3 : i32
  llvm.store %49, %p : i1, !llvm.ptr
  %50 = llvm.icmp "ne" %3, %6 : i32
  llvm.store %50, %p : i1, !llvm.ptr
  %51 = llvm.icmp "ne" %8, %8 : i32
  llvm.store %51, %p : i1, !llvm.ptr
  %52 = llvm.icmp "ne" %10, %8 : i32
  llvm.store %52, %p : i1, !llvm.ptr
  %53 = llvm.icmp "ne" %8, %10 : i32
  llvm.store %53, %p : i1, !llvm.ptr
  %54 = llvm.icmp "ne" %10, %10 : i32
  llvm.store %54, %p : i1, !llvm.ptr
  %55 = llvm.icmp "ne" %14, %8 : i32
  llvm.store %55, %p : i1, !llvm.ptr
  %56 = llvm.icmp "ne" %17, %17 : i32
  llvm.store %56, %p : i1, !llvm.ptr
  %57 = llvm.icmp "ne" %17, %8 : i32
  llvm.store %57, %p : i1, !llvm.ptr
  %58 = llvm.icmp "ne" %8, %17 : i32
  llvm.store %58, %p : i1, !llvm.ptr
  %59 = llvm.icmp "ne" %17, %21 : i32
  llvm.store %59, %p : i1, !llvm.ptr
  %60 = llvm.icmp "ne" %21, %17 : i32
  llvm.store %60, %p : i1, !llvm.ptr
  %61 = llvm.icmp "ne" %17, %25 : i32
  llvm.store %61, %p : i1, !llvm.ptr
  %62 = llvm.icmp "ne" %27, %28 : i128
  llvm.store %62, %p : i1, !llvm.ptr
  %63 = llvm.icmp "ne" %30, %30 : i128
  llvm.store %63, %p : i1, !llvm.ptr
  %64 = llvm.icmp "ne" %32, %33 : i1
  llvm.store %64, %p : i1, !llvm.ptr
  %65 = llvm.icmp "ne" %35, %36 : vector<2xi32>
  llvm.store %65, %p : vector<2xi1>, !llvm.ptr
  %66 = llvm.icmp "ne" %16, %16 : !llvm.ptr
  llvm.store %66, %p : i1, !llvm.ptr
  %67 = llvm.icmp "ne" %16, %24 : !llvm.ptr
  llvm.store %67, %p : i1, !llvm.ptr
  %68 = llvm.icmp "ne" %16, %40 : !llvm.ptr
  llvm.store %68, %p : i1, !llvm.ptr
  %69 = llvm.icmp "ne" %40, %40 : !llvm.ptr
  llvm.store %69, %p : i1, !llvm.ptr
  %70 = llvm.icmp "ne" %40, %16 : !llvm.ptr
  llvm.store %70, %p : i1, !llvm.ptr
  %71 = llvm.icmp "ne" %44, %16 : !llvm.ptr
  llvm.store %71, %p : i1, !llvm.ptr
  %72 = llvm.icmp "ne" %44, %40 : !llvm.ptr
  llvm.store %72, %p : i1, !llvm.ptr
  %73 = llvm.icmp "slt" %0, %1 : i32
  llvm.store %73, %p : i1, !llvm.ptr
  %74 = llvm.icmp "slt" %3, %1 : i32
  llvm.store %74, %p : i1, !llvm.ptr
  %75 = llvm.icmp "slt" %1, %3 : i32
  llvm.store %75, %p : i1, !llvm.ptr
  %76 = llvm.icmp "slt" %3, %6 : i32
  llvm.store %76, %p : i1, !llvm.ptr
  %77 = llvm.icmp "slt" %8, %8 : i32
  llvm.store %77, %p : i1, !llvm.ptr
  %78 = llvm.icmp "slt" %10, %8 : i32
  llvm.store %78, %p : i1, !llvm.ptr
  %79 = llvm.icmp "slt" %8, %10 : i32
  llvm.store %79, %p : i1, !llvm.ptr
  %80 = llvm.icmp "slt" %10, %10 : i32
  llvm.store %80, %p : i1, !llvm.ptr
  %81 = llvm.icmp "slt" %14, %8 : i32
  llvm.store %81, %p : i1, !llvm.ptr
  %82 = llvm.icmp "slt" %17, %17 : i32
  llvm.store %82, %p : i1, !llvm.ptr
  %83 = llvm.icmp "slt" %17, %8 : i32
  llvm.store %83, %p : i1, !llvm.ptr
  %84 = llvm.icmp "slt" %8, %17 : i32
  llvm.store %84, %p : i1, !llvm.ptr
  %85 = llvm.icmp "slt" %17, %21 : i32
  llvm.store %85, %p : i1, !llvm.ptr
  %86 = llvm.icmp "slt" %21, %17 : i32
  llvm.store %86, %p : i1, !llvm.ptr
  %87 = llvm.icmp "slt" %17, %25 : i32
  llvm.store %87, %p : i1, !llvm.ptr
  %88 = llvm.icmp "slt" %27, %28 : i128
  llvm.store %88, %p : i1, !llvm.ptr
  %89 = llvm.icmp "slt" %30, %30 : i128
  llvm.store %89, %p : i1, !llvm.ptr
  %90 = llvm.icmp "slt" %32, %33 : i1
  llvm.store %90, %p : i1, !llvm.ptr
  %91 = llvm.icmp "slt" %35, %36 : vector<2xi32>
  llvm.store %91, %p : vector<2xi1>, !llvm.ptr
  %92 = llvm.icmp "slt" %16, %16 : !llvm.ptr
  llvm.store %92, %p : i1, !llvm.ptr
  %93 = llvm.icmp "slt" %16, %24 : !llvm.ptr
  llvm.store %93, %p : i1, !llvm.ptr
  %94 = llvm.icmp "slt" %16, %40 : !llvm.ptr
  llvm.store %94, %p : i1, !llvm.ptr
  %95 = llvm.icmp "slt" %40, %40 : !llvm.ptr
  llvm.store %95, %p : i1, !llvm.ptr
  %96 = llvm.icmp "slt" %40, %16 : !llvm.ptr
  llvm.store %96, %p : i1, !llvm.ptr
  %97 = llvm.icmp "slt" %44, %16 : !llvm.ptr
  llvm.store %97, %p : i1, !llvm.ptr
  %98 = llvm.icmp "slt" %44, %40 : !llvm.ptr
  llvm.store %98, %p : i1, !llvm.ptr
  %99 = llvm.icmp "sle" %0, %1 : i32
  llvm.store %99, %p : i1, !llvm.ptr
  %100 = llvm.icmp "sle" %3, %1 : i32
  llvm.store %100, %p : i1, !llvm.ptr
  %101 = llvm.icmp "sle" %1, %3 : i32
  llvm.store %101, %p : i1, !llvm.ptr
  %102 = llvm.icmp "sle" %3, %6 : i32
  llvm.store %102, %p : i1, !llvm.ptr
  %103 = llvm.icmp "sle" %8, %8 : i32
  llvm.store %103, %p : i1, !llvm.ptr
  %104 = llvm.icmp "sle" %10, %8 : i32
  llvm.store %104, %p : i1, !llvm.ptr
  %105 = llvm.icmp "sle" %8, %10 : i32
  llvm.store %105, %p : i1, !llvm.ptr
  %106 = llvm.icmp "sle" %10, %10 : i32
  llvm.store %106, %p : i1, !llvm.ptr
  %107 = llvm.icmp "sle" %14, %8 : i32
  llvm.store %107, %p : i1, !llvm.ptr
  %108 = llvm.icmp "sle" %17, %17 : i32
  llvm.store %108, %p : i1, !llvm.ptr
  %109 = llvm.icmp "sle" %17, %8 : i32
  llvm.store %109, %p : i1, !llvm.ptr
  %110 = llvm.icmp "sle" %8, %17 : i32
  llvm.store %110, %p : i1, !llvm.ptr
  %111 = llvm.icmp "sle" %17, %21 : i32
  llvm.store %111, %p : i1, !llvm.ptr
  %112 = llvm.icmp "sle" %21, %17 : i32
  llvm.store %112, %p : i1, !llvm.ptr
  %113 = llvm.icmp "sle" %17, %25 : i32
  llvm.store %113, %p : i1, !llvm.ptr
  %114 = llvm.icmp "sle" %27, %28 : i128
  llvm.store %114, %p : i1, !llvm.ptr
  %115 = llvm.icmp "sle" %30, %30 : i128
  llvm.store %115, %p : i1, !llvm.ptr
  %116 = llvm.icmp "sle" %32, %33 : i1
  llvm.store %116, %p : i1, !llvm.ptr
  %117 = llvm.icmp "sle" %35, %36 : vector<2xi32>
  llvm.store %117, %p : vector<2xi1>, !llvm.ptr
  %118 = llvm.icmp "sle" %16, %16 : !llvm.ptr
  llvm.store %118, %p : i1, !llvm.ptr
  %119 = llvm.icmp "sle" %16, %24 : !llvm.ptr
  llvm.store %119, %p : i1, !llvm.ptr
  %120 = llvm.icmp "sle" %16, %40 : !llvm.ptr
  llvm.store %120, %p : i1, !llvm.ptr
  %121 = llvm.icmp "sle" %40, %40 : !llvm.ptr
  llvm.store %121, %p : i1, !llvm.ptr
  %122 = llvm.icmp "sle" %40, %16 : !llvm.ptr
  llvm.store %122, %p : i1, !llvm.ptr
  %123 = llvm.icmp "sle" %44, %16 : !llvm.ptr
  llvm.store %123, %p : i1, !llvm.ptr
  %124 = llvm.icmp "sle" %44, %40 : !llvm.ptr
  llvm.store %124, %p : i1, !llvm.ptr
  %125 = llvm.icmp "sgt" %0, %1 : i32
  llvm.store %125, %p : i1, !llvm.ptr
  %126 = llvm.icmp "sgt" %3, %1 : i32
  llvm.store %126, %p : i1, !llvm.ptr
  %127 = llvm.icmp "sgt" %1, %3 : i32
  llvm.store %127, %p : i1, !llvm.ptr
  %128 = llvm.icmp "sgt" %3, %6 : i32
  llvm.store %128, %p : i1, !llvm.ptr
  %129 = llvm.icmp "sgt" %8, %8 : i32
  llvm.store %129, %p : i1, !llvm.ptr
  %130 = llvm.icmp "sgt" %10, %8 : i32
  llvm.store %130, %p : i1, !llvm.ptr
  %131 = llvm.icmp "sgt" %8, %10 : i32
  llvm.store %131, %p : i1, !llvm.ptr
  %132 = llvm.icmp "sgt" %10, %10 : i32
  llvm.store %132, %p : i1, !llvm.ptr
  %133 = llvm.icmp "sgt" %14, %8 : i32
  llvm.store %133, %p : i1, !llvm.ptr
  %134 = llvm.icmp "sgt" %17, %17 : i32
  llvm.store %134, %p : i1, !llvm.ptr
  %135 = llvm.icmp "sgt" %17, %8 : i32
  llvm.store %135, %p : i1, !llvm.ptr
  %136 = llvm.icmp "sgt" %8, %17 : i32
  llvm.store %136, %p : i1, !llvm.ptr
  %137 = llvm.icmp "sgt" %17, %21 : i32
  llvm.store %137, %p : i1, !llvm.ptr
  %138 = llvm.icmp "sgt" %21, %17 : i32
  llvm.store %138, %p : i1, !llvm.ptr
  %139 = llvm.icmp "sgt" %17, %25 : i32
  llvm.store %139, %p : i1, !llvm.ptr
  %140 = llvm.icmp "sgt" %27, %28 : i128
  llvm.store %140, %p : i1, !llvm.ptr
  %141 = llvm.icmp "sgt" %30, %30 : i128
  llvm.store %141, %p : i1, !llvm.ptr
  %142 = llvm.icmp "sgt" %32, %33 : i1
  llvm.store %142, %p : i1, !llvm.ptr
  %143 = llvm.icmp "sgt" %35, %36 : vector<2xi32>
  llvm.store %143, %p : vector<2xi1>, !llvm.ptr
  %144 = llvm.icmp "sgt" %16, %16 : !llvm.ptr
  llvm.store %144, %p : i1, !llvm.ptr
  %145 = llvm.icmp "sgt" %16, %24 : !llvm.ptr
  llvm.store %145, %p : i1, !llvm.ptr
  %146 = llvm.icmp "sgt" %16, %40 : !llvm.ptr
  llvm.store %146, %p : i1, !llvm.ptr
  %147 = llvm.icmp "sgt" %40, %40 : !llvm.ptr
  llvm.store %147, %p : i1, !llvm.ptr
  %148 = llvm.icmp "sgt" %40, %16 : !llvm.ptr
  llvm.store %148, %p : i1, !llvm.ptr
  %149 = llvm.icmp "sgt" %44, %16 : !llvm.ptr
  llvm.store %149, %p : i1, !llvm.ptr
  %150 = llvm.icmp "sgt" %44, %40 : !llvm.ptr
  llvm.store %150, %p : i1, !llvm.ptr
  %151 = llvm.icmp "sge" %0, %1 : i32
  llvm.store %151, %p : i1, !llvm.ptr
  %152 = llvm.icmp "sge" %3, %1 : i32
  llvm.store %152, %p : i1, !llvm.ptr
  %153 = llvm.icmp "sge" %1, %3 : i32
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.icmp "sge" %3, %6 : i32
  llvm.store %154, %p : i1, !llvm.ptr
  %155 = llvm.icmp "sge" %8, %8 : i32
  llvm.store %155, %p : i1, !llvm.ptr
  %156 = llvm.icmp "sge" %10, %8 : i32
  llvm.store %156, %p : i1, !llvm.ptr
  %157 = llvm.icmp "sge" %8, %10 : i32
  llvm.store %157, %p : i1, !llvm.ptr
  %158 = llvm.icmp "sge" %10, %10 : i32
  llvm.store %158, %p : i1, !llvm.ptr
  %159 = llvm.icmp "sge" %14, %8 : i32
  llvm.store %159, %p : i1, !llvm.ptr
  %160 = llvm.icmp "sge" %17, %17 : i32
  llvm.store %160, %p : i1, !llvm.ptr
  %161 = llvm.icmp "sge" %17, %8 : i32
  llvm.store %161, %p : i1, !llvm.ptr
  %162 = llvm.icmp "sge" %8, %17 : i32
  llvm.store %162, %p : i1, !llvm.ptr
  %163 = llvm.icmp "sge" %17, %21 : i32
  llvm.store %163, %p : i1, !llvm.ptr
  %164 = llvm.icmp "sge" %21, %17 : i32
  llvm.store %164, %p : i1, !llvm.ptr
  %165 = llvm.icmp "sge" %17, %25 : i32
  llvm.store %165, %p : i1, !llvm.ptr
  %166 = llvm.icmp "sge" %27, %28 : i128
  llvm.store %166, %p : i1, !llvm.ptr
  %167 = llvm.icmp "sge" %30, %30 : i128
  llvm.store %167, %p : i1, !llvm.ptr
  %168 = llvm.icmp "sge" %32, %33 : i1
  llvm.store %168, %p : i1, !llvm.ptr
  %169 = llvm.icmp "sge" %35, %36 : vector<2xi32>
  llvm.store %169, %p : vector<2xi1>, !llvm.ptr
  %170 = llvm.icmp "sge" %16, %16 : !llvm.ptr
  llvm.store %170, %p : i1, !llvm.ptr
  %171 = llvm.icmp "sge" %16, %24 : !llvm.ptr
  llvm.store %171, %p : i1, !llvm.ptr
  %172 = llvm.icmp "sge" %16, %40 : !llvm.ptr
  llvm.store %172, %p : i1, !llvm.ptr
  %173 = llvm.icmp "sge" %40, %40 : !llvm.ptr
  llvm.store %173, %p : i1, !llvm.ptr
  %174 = llvm.icmp "sge" %40, %16 : !llvm.ptr
  llvm.store %174, %p : i1, !llvm.ptr
  %175 = llvm.icmp "sge" %44, %16 : !llvm.ptr
  llvm.store %175, %p : i1, !llvm.ptr
  %176 = llvm.icmp "sge" %44, %40 : !llvm.ptr
  llvm.store %176, %p : i1, !llvm.ptr
  %177 = llvm.icmp "ult" %0, %1 : i32
  llvm.store %177, %p : i1, !llvm.ptr
  %178 = llvm.icmp "ult" %3, %1 : i32
  llvm.store %178, %p : i1, !llvm.ptr
  %179 = llvm.icmp "ult" %1, %3 : i32
  llvm.store %179, %p : i1, !llvm.ptr
  %180 = llvm.icmp "ult" %3, %6 : i32
  llvm.store %180, %p : i1, !llvm.ptr
  %181 = llvm.icmp "ult" %8, %8 : i32
  llvm.store %181, %p : i1, !llvm.ptr
  %182 = llvm.icmp "ult" %10, %8 : i32
  llvm.store %182, %p : i1, !llvm.ptr
  %183 = llvm.icmp "ult" %8, %10 : i32
  llvm.store %183, %p : i1, !llvm.ptr
  %184 = llvm.icmp "ult" %10, %10 : i32
  llvm.store %184, %p : i1, !llvm.ptr
  %185 = llvm.icmp "ult" %14, %8 : i32
  llvm.store %185, %p : i1, !llvm.ptr
  %186 = llvm.icmp "ult" %17, %17 : i32
  llvm.store %186, %p : i1, !llvm.ptr
  %187 = llvm.icmp "ult" %17, %8 : i32
  llvm.store %187, %p : i1, !llvm.ptr
  %188 = llvm.icmp "ult" %8, %17 : i32
  llvm.store %188, %p : i1, !llvm.ptr
  %189 = llvm.icmp "ult" %17, %21 : i32
  llvm.store %189, %p : i1, !llvm.ptr
  %190 = llvm.icmp "ult" %21, %17 : i32
  llvm.store %190, %p : i1, !llvm.ptr
  %191 = llvm.icmp "ult" %17, %25 : i32
  llvm.store %191, %p : i1, !llvm.ptr
  %192 = llvm.icmp "ult" %27, %28 : i128
  llvm.store %192, %p : i1, !llvm.ptr
  %193 = llvm.icmp "ult" %30, %30 : i128
  llvm.store %193, %p : i1, !llvm.ptr
  %194 = llvm.icmp "ult" %32, %33 : i1
  llvm.store %194, %p : i1, !llvm.ptr
  %195 = llvm.icmp "ult" %35, %36 : vector<2xi32>
  llvm.store %195, %p : vector<2xi1>, !llvm.ptr
  %196 = llvm.icmp "ult" %16, %16 : !llvm.ptr
  llvm.store %196, %p : i1, !llvm.ptr
  %197 = llvm.icmp "ult" %16, %24 : !llvm.ptr
  llvm.store %197, %p : i1, !llvm.ptr
  %198 = llvm.icmp "ult" %16, %40 : !llvm.ptr
  llvm.store %198, %p : i1, !llvm.ptr
  %199 = llvm.icmp "ult" %40, %40 : !llvm.ptr
  llvm.store %199, %p : i1, !llvm.ptr
  %200 = llvm.icmp "ult" %40, %16 : !llvm.ptr
  llvm.store %200, %p : i1, !llvm.ptr
  %201 = llvm.icmp "ult" %44, %16 : !llvm.ptr
  llvm.store %201, %p : i1, !llvm.ptr
  %202 = llvm.icmp "ult" %44, %40 : !llvm.ptr
  llvm.store %202, %p : i1, !llvm.ptr
  %203 = llvm.icmp "ule" %0, %1 : i32
  llvm.store %203, %p : i1, !llvm.ptr
  %204 = llvm.icmp "ule" %3, %1 : i32
  llvm.store %204, %p : i1, !llvm.ptr
  %205 = llvm.icmp "ule" %1, %3 : i32
  llvm.store %205, %p : i1, !llvm.ptr
  %206 = llvm.icmp "ule" %3, %6 : i32
  llvm.store %206, %p : i1, !llvm.ptr
  %207 = llvm.icmp "ule" %8, %8 : i32
  llvm.store %207, %p : i1, !llvm.ptr
  %208 = llvm.icmp "ule" %10, %8 : i32
  llvm.store %208, %p : i1, !llvm.ptr
  %209 = llvm.icmp "ule" %8, %10 : i32
  llvm.store %209, %p : i1, !llvm.ptr
  %210 = llvm.icmp "ule" %10, %10 : i32
  llvm.store %210, %p : i1, !llvm.ptr
  llvm.return
}
llvm.func @f1(%p: !llvm.ptr) {
  %0 = llvm.mlir.poison : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.icmp "ule" %0, %1 : i32
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
  %5 = llvm.icmp "ule" %4, %4 : i32
  llvm.store %5, %p : i1, !llvm.ptr
  %6 = llvm.icmp "ule" %4, %1 : i32
  llvm.store %6, %p : i1, !llvm.ptr
  %7 = llvm.icmp "ule" %1, %4 : i32
  llvm.store %7, %p : i1, !llvm.ptr
  %8 = llvm.mlir.constant(0 : i32) : i32
  %9 = llvm.icmp "ule" %4, %8 : i32
  llvm.store %9, %p : i1, !llvm.ptr
  %10 = llvm.icmp "ule" %8, %4 : i32
  llvm.store %10, %p : i1, !llvm.ptr
  %11 = llvm.mlir.addressof @h : !llvm.ptr
  %12 = llvm.ptrtoint %11 : !llvm.ptr to i32
  %13 = llvm.icmp "ule" %4, %12 : i32
  llvm.store %13, %p : i1, !llvm.ptr
  %14 = llvm.mlir.constant(-36893488147419103233 : i128) : i128
  %15 = llvm.mlir.constant(7 : i128) : i128
  %16 = llvm.icmp "ule" %14, %15 : i128
  llvm.store %16, %p : i1, !llvm.ptr
  %17 = llvm.mlir.constant(36893488147419103232 : i128) : i128
  %18 = llvm.icmp "ule" %17, %17 : i128
  llvm.store %18, %p : i1, !llvm.ptr
  %19 = llvm.mlir.constant(true) : i1
  %20 = llvm.mlir.constant(false) : i1
  %21 = llvm.icmp "ule" %19, %20 : i1
  llvm.store %21, %p : i1, !llvm.ptr
  %22 = llvm.mlir.constant(dense<[1, -1]> : vector<2xi32>) : vector<2xi32>
  %23 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %24 = llvm.icmp "ule" %22, %23 : vector<2xi32>
  llvm.store %24, %p : vector<2xi1>, !llvm.ptr
  %25 = llvm.icmp "ule" %3, %3 : !llvm.ptr
  llvm.store %25, %p : i1, !llvm.ptr
  %26 = llvm.icmp "ule" %3, %11 : !llvm.ptr
  llvm.store %26, %p : i1, !llvm.ptr
  %27 = llvm.mlir.zero : !llvm.ptr
  %28 = llvm.icmp "ule" %3, %27 : !llvm.ptr
  llvm.store %28, %p : i1, !llvm.ptr
  %29 = llvm.icmp "ule" %27, %27 : !llvm.ptr
  llvm.store %29, %p : i1, !llvm.ptr
  %30 = llvm.icmp "ule" %27, %3 : !llvm.ptr
  llvm.store %30, %p : i1, !llvm.ptr
  %31 = llvm.mlir.undef : !llvm.ptr
  %32 = llvm.icmp "ule" %31, %3 : !llvm.ptr
  llvm.store %32, %p : i1, !llvm.ptr
  %33 = llvm.icmp "ule" %31, %27 : !llvm.ptr
  llvm.store %33, %p : i1, !llvm.ptr
  %34 = llvm.mlir.constant(1 : i32) : i32
  %35 = llvm.mlir.constant(2 : i32) : i32
  %36 = llvm.icmp "ugt" %34, %35 : i32
  llvm.store %36, %p : i1, !llvm.ptr
  %37 = llvm.mlir.constant(-1 : i32) : i32
  %38 = llvm.icmp "ugt" %37, %35 : i32
  llvm.store %38, %p : i1, !llvm.ptr
  %39 = llvm.icmp "ugt" %35, %37 : i32
  llvm.store %39, %p : i1, !llvm.ptr
  %40 = llvm.mlir.constant(-2 : i32) : i32
  %41 = llvm.icmp "ugt" %37, %40 : i32
  llvm.store %41, %p : i1, !llvm.ptr
  %42 = llvm.icmp "ugt" %1, %1 : i32
  llvm.store %42, %p : i1, !llvm.ptr
  %43 = llvm.mlir.undef : i32
  %44 = llvm.icmp "ugt" %43, %1 : i32
  llvm.store %44, %p : i1, !llvm.ptr
  %45 = llvm.icmp "ugt" %1, %43 : i32
  llvm.store %45, %p : i1, !llvm.ptr
  %46 = llvm.icmp "ugt" %43, %43 : i32
  llvm.store %46, %p : i1, !llvm.ptr
  %47 = llvm.icmp "ugt" %0, %1 : i32
  llvm.store %47, %p : i1, !llvm.ptr
  %48 = llvm.icmp "ugt" %4, %4 : i32
  llvm.store %48, %p : i1, !llvm.ptr
  %49 = llvm.icmp "ugt" %4, %1 : i32
  llvm.store %49, %p : i1, !llvm.ptr
  %50 = llvm.icmp "ugt" %1, %4 : i32
  llvm.store %50, %p : i1, !llvm.ptr
  %51 = llvm.icmp "ugt" %4, %8 : i32
  llvm.store %51, %p : i1, !llvm.ptr
  %52 = llvm.icmp "ugt" %8, %4 : i32
  llvm.store %52, %p : i1, !llvm.ptr
  %53 = llvm.icmp "ugt" %4, %12 : i32
  llvm.store %53, %p : i1, !llvm.ptr
  %54 = llvm.icmp "ugt" %14, %15 : i128
  llvm.store %54, %p : i1, !llvm.ptr
  %55 = llvm.icmp "ugt" %17, %17 : i128
  llvm.store %55, %p : i1, !llvm.ptr
  %56 = llvm.icmp "ugt" %19, %20 : i1
  llvm.store %56, %p : i1, !llvm.ptr
  %57 = llvm.icmp "ugt" %22, %23 : vector<2xi32>
  llvm.store %57, %p : vector<2xi1>, !llvm.ptr
  %58 = llvm.icmp "ugt" %3, %3 : !llvm.ptr
  llvm.store %58, %p : i1, !llvm.ptr
  %59 = llvm.icmp "ugt" %3, %11 : !llvm.ptr
  llvm.store %59, %p : i1, !llvm.ptr
  %60 = llvm.icmp "ugt" %3, %27 : !llvm.ptr
  llvm.store %60, %p : i1, !llvm.ptr
  %61 = llvm.icmp "ugt" %27, %27 : !llvm.ptr
  llvm.store %61, %p : i1, !llvm.ptr
  %62 = llvm.icmp "ugt" %27, %3 : !llvm.ptr
  llvm.store %62, %p : i1, !llvm.ptr
  %63 = llvm.icmp "ugt" %31, %3 : !llvm.ptr
  llvm.store %63, %p : i1, !llvm.ptr
  %64 = llvm.icmp "ugt" %31, %27 : !llvm.ptr
  llvm.store %64, %p : i1, !llvm.ptr
  %65 = llvm.icmp "uge" %34, %35 : i32
  llvm.store %65, %p : i1, !llvm.ptr
  %66 = llvm.icmp "uge" %37, %35 : i32
  llvm.store %66, %p : i1, !llvm.ptr
  %67 = llvm.icmp "uge" %35, %37 : i32
  llvm.store %67, %p : i1, !llvm.ptr
  %68 = llvm.icmp "uge" %37, %40 : i32
  llvm.store %68, %p : i1, !llvm.ptr
  %69 = llvm.icmp "uge" %1, %1 : i32
  llvm.store %69, %p : i1, !llvm.ptr
  %70 = llvm.icmp "uge" %43, %1 : i32
  llvm.store %70, %p : i1, !llvm.ptr
  %71 = llvm.icmp "uge" %1, %43 : i32
  llvm.store %71, %p : i1, !llvm.ptr
  %72 = llvm.icmp "uge" %43, %43 : i32
  llvm.store %72, %p : i1, !llvm.ptr
  %73 = llvm.icmp "uge" %0, %1 : i32
  llvm.store %73, %p : i1, !llvm.ptr
  %74 = llvm.icmp "uge" %4, %4 : i32
  llvm.store %74, %p : i1, !llvm.ptr
  %75 = llvm.icmp "uge" %4, %1 : i32
  llvm.store %75, %p : i1, !llvm.ptr
  %76 = llvm.icmp "uge" %1, %4 : i32
  llvm.store %76, %p : i1, !llvm.ptr
  %77 = llvm.icmp "uge" %4, %8 : i32
  llvm.store %77, %p : i1, !llvm.ptr
  %78 = llvm.icmp "uge" %8, %4 : i32
  llvm.store %78, %p : i1, !llvm.ptr
  %79 = llvm.icmp "uge" %4, %12 : i32
  llvm.store %79, %p : i1, !llvm.ptr
  %80 = llvm.icmp "uge" %14, %15 : i128
  llvm.store %80, %p : i1, !llvm.ptr
  %81 = llvm.icmp "uge" %17, %17 : i128
  llvm.store %81, %p : i1, !llvm.ptr
  %82 = llvm.icmp "uge" %19, %20 : i1
  llvm.store %82, %p : i1, !llvm.ptr
  %83 = llvm.icmp "uge" %22, %23 : vector<2xi32>
  llvm.store %83, %p : vector<2xi1>, !llvm.ptr
  %84 = llvm.icmp "uge" %3, %3 : !llvm.ptr
  llvm.store %84, %p : i1, !llvm.ptr
  %85 = llvm.icmp "uge" %3, %11 : !llvm.ptr
  llvm.store %85, %p : i1, !llvm.ptr
  %86 = llvm.icmp "uge" %3, %27 : !llvm.ptr
  llvm.store %86, %p : i1, !llvm.ptr
  %87 = llvm.icmp "uge" %27, %27 : !llvm.ptr
  llvm.store %87, %p : i1, !llvm.ptr
  %88 = llvm.icmp "uge" %27, %3 : !llvm.ptr
  llvm.store %88, %p : i1, !llvm.ptr
  %89 = llvm.icmp "uge" %31, %3 : !llvm.ptr
  llvm.store %89, %p : i1, !llvm.ptr
  %90 = llvm.icmp "uge" %31, %27 : !llvm.ptr
  llvm.store %90, %p : i1, !llvm.ptr
  %91 = llvm.mlir.constant(1.0 : f32) : f32
  %92 = llvm.mlir.constant(2.0 : f32) : f32
  %93 = llvm.fcmp "_false" %91, %92 : f32
  llvm.store %93, %p : i1, !llvm.ptr
  %94 = llvm.fcmp "_false" %92, %91 : f32
  llvm.store %94, %p : i1, !llvm.ptr
  %95 = llvm.mlir.constant(1.5 : f32) : f32
  %96 = llvm.fcmp "_false" %95, %95 : f32
  llvm.store %96, %p : i1, !llvm.ptr
  %97 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %98 = llvm.fcmp "_false" %97, %91 : f32
  llvm.store %98, %p : i1, !llvm.ptr
  %99 = llvm.mlir.constant(-0.0 : f64) : f64
  %100 = llvm.mlir.constant(0.0 : f64) : f64
  %101 = llvm.fcmp "_false" %99, %100 : f64
  llvm.store %101, %p : i1, !llvm.ptr
  %102 = llvm.mlir.constant(1.0 : f64) : f64
  %103 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %104 = llvm.fcmp "_false" %102, %103 : f64
  llvm.store %104, %p : i1, !llvm.ptr
  %105 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %106 = llvm.fcmp "_false" %105, %102 : f64
  llvm.store %106, %p : i1, !llvm.ptr
  %107 = llvm.mlir.undef : f32
  %108 = llvm.fcmp "_false" %107, %91 : f32
  llvm.store %108, %p : i1, !llvm.ptr
  %109 = llvm.fcmp "_false" %91, %107 : f32
  llvm.store %109, %p : i1, !llvm.ptr
  %110 = llvm.mlir.poison : f32
  %111 = llvm.fcmp "_false" %110, %91 : f32
  llvm.store %111, %p : i1, !llvm.ptr
  %112 = llvm.mlir.constant(1.0 : f16) : f16
  %113 = llvm.mlir.constant(2.0 : f16) : f16
  %114 = llvm.fcmp "_false" %112, %113 : f16
  llvm.store %114, %p : i1, !llvm.ptr
  %115 = llvm.mlir.constant(1.0 : bf16) : bf16
  %116 = llvm.mlir.constant(2.0 : bf16) : bf16
  %117 = llvm.fcmp "_false" %115, %116 : bf16
  llvm.store %117, %p : i1, !llvm.ptr
  %118 = llvm.mlir.constant(1.0 : f80) : f80
  %119 = llvm.mlir.constant(2.0 : f80) : f80
  %120 = llvm.fcmp "_false" %118, %119 : f80
  llvm.store %120, %p : i1, !llvm.ptr
  %121 = llvm.mlir.constant(3.0 : f128) : f128
  %122 = llvm.mlir.constant(2.0 : f128) : f128
  %123 = llvm.fcmp "_false" %121, %122 : f128
  llvm.store %123, %p : i1, !llvm.ptr
  %124 = llvm.fcmp "_false" %121, %121 : f128
  llvm.store %124, %p : i1, !llvm.ptr
  %125 = llvm.mlir.constant(0x7E00 : f16) : f16
  %126 = llvm.fcmp "_false" %125, %113 : f16
  llvm.store %126, %p : i1, !llvm.ptr
  %127 = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2xf32>) : vector<2xf32>
  %128 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %129 = llvm.fcmp "_false" %127, %128 : vector<2xf32>
  llvm.store %129, %p : vector<2xi1>, !llvm.ptr
  %130 = llvm.fcmp "oeq" %91, %92 : f32
  llvm.store %130, %p : i1, !llvm.ptr
  %131 = llvm.fcmp "oeq" %92, %91 : f32
  llvm.store %131, %p : i1, !llvm.ptr
  %132 = llvm.fcmp "oeq" %95, %95 : f32
  llvm.store %132, %p : i1, !llvm.ptr
  %133 = llvm.fcmp "oeq" %97, %91 : f32
  llvm.store %133, %p : i1, !llvm.ptr
  %134 = llvm.fcmp "oeq" %99, %100 : f64
  llvm.store %134, %p : i1, !llvm.ptr
  %135 = llvm.fcmp "oeq" %102, %103 : f64
  llvm.store %135, %p : i1, !llvm.ptr
  %136 = llvm.fcmp "oeq" %105, %102 : f64
  llvm.store %136, %p : i1, !llvm.ptr
  %137 = llvm.fcmp "oeq" %107, %91 : f32
  llvm.store %137, %p : i1, !llvm.ptr
  %138 = llvm.fcmp "oeq" %91, %107 : f32
  llvm.store %138, %p : i1, !llvm.ptr
  %139 = llvm.fcmp "oeq" %110, %91 : f32
  llvm.store %139, %p : i1, !llvm.ptr
  %140 = llvm.fcmp "oeq" %112, %113 : f16
  llvm.store %140, %p : i1, !llvm.ptr
  %141 = llvm.fcmp "oeq" %115, %116 : bf16
  llvm.store %141, %p : i1, !llvm.ptr
  %142 = llvm.fcmp "oeq" %118, %119 : f80
  llvm.store %142, %p : i1, !llvm.ptr
  %143 = llvm.fcmp "oeq" %121, %122 : f128
  llvm.store %143, %p : i1, !llvm.ptr
  %144 = llvm.fcmp "oeq" %121, %121 : f128
  llvm.store %144, %p : i1, !llvm.ptr
  %145 = llvm.fcmp "oeq" %125, %113 : f16
  llvm.store %145, %p : i1, !llvm.ptr
  %146 = llvm.fcmp "oeq" %127, %128 : vector<2xf32>
  llvm.store %146, %p : vector<2xi1>, !llvm.ptr
  %147 = llvm.fcmp "ogt" %91, %92 : f32
  llvm.store %147, %p : i1, !llvm.ptr
  %148 = llvm.fcmp "ogt" %92, %91 : f32
  llvm.store %148, %p : i1, !llvm.ptr
  %149 = llvm.fcmp "ogt" %95, %95 : f32
  llvm.store %149, %p : i1, !llvm.ptr
  %150 = llvm.fcmp "ogt" %97, %91 : f32
  llvm.store %150, %p : i1, !llvm.ptr
  %151 = llvm.fcmp "ogt" %99, %100 : f64
  llvm.store %151, %p : i1, !llvm.ptr
  %152 = llvm.fcmp "ogt" %102, %103 : f64
  llvm.store %152, %p : i1, !llvm.ptr
  %153 = llvm.fcmp "ogt" %105, %102 : f64
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.fcmp "ogt" %107, %91 : f32
  llvm.store %154, %p : i1, !llvm.ptr
  %155 = llvm.fcmp "ogt" %91, %107 : f32
  llvm.store %155, %p : i1, !llvm.ptr
  %156 = llvm.fcmp "ogt" %110, %91 : f32
  llvm.store %156, %p : i1, !llvm.ptr
  %157 = llvm.fcmp "ogt" %112, %113 : f16
  llvm.store %157, %p : i1, !llvm.ptr
  %158 = llvm.fcmp "ogt" %115, %116 : bf16
  llvm.store %158, %p : i1, !llvm.ptr
  %159 = llvm.fcmp "ogt" %118, %119 : f80
  llvm.store %159, %p : i1, !llvm.ptr
  %160 = llvm.fcmp "ogt" %121, %122 : f128
  llvm.store %160, %p : i1, !llvm.ptr
  %161 = llvm.fcmp "ogt" %121, %121 : f128
  llvm.store %161, %p : i1, !llvm.ptr
  %162 = llvm.fcmp "ogt" %125, %113 : f16
  llvm.store %162, %p : i1, !llvm.ptr
  %163 = llvm.fcmp "ogt" %127, %128 : vector<2xf32>
  llvm.store %163, %p : vector<2xi1>, !llvm.ptr
  %164 = llvm.fcmp "oge" %91, %92 : f32
  llvm.store %164, %p : i1, !llvm.ptr
  %165 = llvm.fcmp "oge" %92, %91 : f32
  llvm.store %165, %p : i1, !llvm.ptr
  %166 = llvm.fcmp "oge" %95, %95 : f32
  llvm.store %166, %p : i1, !llvm.ptr
  %167 = llvm.fcmp "oge" %97, %91 : f32
  llvm.store %167, %p : i1, !llvm.ptr
  %168 = llvm.fcmp "oge" %99, %100 : f64
  llvm.store %168, %p : i1, !llvm.ptr
  %169 = llvm.fcmp "oge" %102, %103 : f64
  llvm.store %169, %p : i1, !llvm.ptr
  %170 = llvm.fcmp "oge" %105, %102 : f64
  llvm.store %170, %p : i1, !llvm.ptr
  %171 = llvm.fcmp "oge" %107, %91 : f32
  llvm.store %171, %p : i1, !llvm.ptr
  %172 = llvm.fcmp "oge" %91, %107 : f32
  llvm.store %172, %p : i1, !llvm.ptr
  %173 = llvm.fcmp "oge" %110, %91 : f32
  llvm.store %173, %p : i1, !llvm.ptr
  %174 = llvm.fcmp "oge" %112, %113 : f16
  llvm.store %174, %p : i1, !llvm.ptr
  %175 = llvm.fcmp "oge" %115, %116 : bf16
  llvm.store %175, %p : i1, !llvm.ptr
  %176 = llvm.fcmp "oge" %118, %119 : f80
  llvm.store %176, %p : i1, !llvm.ptr
  %177 = llvm.fcmp "oge" %121, %122 : f128
  llvm.store %177, %p : i1, !llvm.ptr
  %178 = llvm.fcmp "oge" %121, %121 : f128
  llvm.store %178, %p : i1, !llvm.ptr
  %179 = llvm.fcmp "oge" %125, %113 : f16
  llvm.store %179, %p : i1, !llvm.ptr
  %180 = llvm.fcmp "oge" %127, %128 : vector<2xf32>
  llvm.store %180, %p : vector<2xi1>, !llvm.ptr
  %181 = llvm.fcmp "olt" %91, %92 : f32
  llvm.store %181, %p : i1, !llvm.ptr
  %182 = llvm.fcmp "olt" %92, %91 : f32
  llvm.store %182, %p : i1, !llvm.ptr
  %183 = llvm.fcmp "olt" %95, %95 : f32
  llvm.store %183, %p : i1, !llvm.ptr
  %184 = llvm.fcmp "olt" %97, %91 : f32
  llvm.store %184, %p : i1, !llvm.ptr
  %185 = llvm.fcmp "olt" %99, %100 : f64
  llvm.store %185, %p : i1, !llvm.ptr
  %186 = llvm.fcmp "olt" %102, %103 : f64
  llvm.store %186, %p : i1, !llvm.ptr
  %187 = llvm.fcmp "olt" %105, %102 : f64
  llvm.store %187, %p : i1, !llvm.ptr
  %188 = llvm.fcmp "olt" %107, %91 : f32
  llvm.store %188, %p : i1, !llvm.ptr
  %189 = llvm.fcmp "olt" %91, %107 : f32
  llvm.store %189, %p : i1, !llvm.ptr
  %190 = llvm.fcmp "olt" %110, %91 : f32
  llvm.store %190, %p : i1, !llvm.ptr
  %191 = llvm.fcmp "olt" %112, %113 : f16
  llvm.store %191, %p : i1, !llvm.ptr
  %192 = llvm.fcmp "olt" %115, %116 : bf16
  llvm.store %192, %p : i1, !llvm.ptr
  %193 = llvm.fcmp "olt" %118, %119 : f80
  llvm.store %193, %p : i1, !llvm.ptr
  %194 = llvm.fcmp "olt" %121, %122 : f128
  llvm.store %194, %p : i1, !llvm.ptr
  %195 = llvm.fcmp "olt" %121, %121 : f128
  llvm.store %195, %p : i1, !llvm.ptr
  %196 = llvm.fcmp "olt" %125, %113 : f16
  llvm.store %196, %p : i1, !llvm.ptr
  %197 = llvm.fcmp "olt" %127, %128 : vector<2xf32>
  llvm.store %197, %p : vector<2xi1>, !llvm.ptr
  %198 = llvm.fcmp "ole" %91, %92 : f32
  llvm.store %198, %p : i1, !llvm.ptr
  %199 = llvm.fcmp "ole" %92, %91 : f32
  llvm.store %199, %p : i1, !llvm.ptr
  %200 = llvm.fcmp "ole" %95, %95 : f32
  llvm.store %200, %p : i1, !llvm.ptr
  %201 = llvm.fcmp "ole" %97, %91 : f32
  llvm.store %201, %p : i1, !llvm.ptr
  %202 = llvm.fcmp "ole" %99, %100 : f64
  llvm.store %202, %p : i1, !llvm.ptr
  %203 = llvm.fcmp "ole" %102, %103 : f64
  llvm.store %203, %p : i1, !llvm.ptr
  %204 = llvm.fcmp "ole" %105, %102 : f64
  llvm.store %204, %p : i1, !llvm.ptr
  %205 = llvm.fcmp "ole" %107, %91 : f32
  llvm.store %205, %p : i1, !llvm.ptr
  %206 = llvm.fcmp "ole" %91, %107 : f32
  llvm.store %206, %p : i1, !llvm.ptr
  %207 = llvm.fcmp "ole" %110, %91 : f32
  llvm.store %207, %p : i1, !llvm.ptr
  %208 = llvm.fcmp "ole" %112, %113 : f16
  llvm.store %208, %p : i1, !llvm.ptr
  %209 = llvm.fcmp "ole" %115, %116 : bf16
  llvm.store %209, %p : i1, !llvm.ptr
  %210 = llvm.fcmp "ole" %118, %119 : f80
  llvm.store %210, %p : i1, !llvm.ptr
  %211 = llvm.fcmp "ole" %121, %122 : f128
  llvm.store %211, %p : i1, !llvm.ptr
  %212 = llvm.fcmp "ole" %121, %121 : f128
  llvm.store %212, %p : i1, !llvm.ptr
  %213 = llvm.fcmp "ole" %125, %113 : f16
  llvm.store %213, %p : i1, !llvm.ptr
  %214 = llvm.fcmp "ole" %127, %128 : vector<2xf32>
  llvm.store %214, %p : vector<2xi1>, !llvm.ptr
  %215 = llvm.fcmp "one" %91, %92 : f32
  llvm.store %215, %p : i1, !llvm.ptr
  %216 = llvm.fcmp "one" %92, %91 : f32
  llvm.store %216, %p : i1, !llvm.ptr
  %217 = llvm.fcmp "one" %95, %95 : f32
  llvm.store %217, %p : i1, !llvm.ptr
  %218 = llvm.fcmp "one" %97, %91 : f32
  llvm.store %218, %p : i1, !llvm.ptr
  %219 = llvm.fcmp "one" %99, %100 : f64
  llvm.store %219, %p : i1, !llvm.ptr
  %220 = llvm.fcmp "one" %102, %103 : f64
  llvm.store %220, %p : i1, !llvm.ptr
  %221 = llvm.fcmp "one" %105, %102 : f64
  llvm.store %221, %p : i1, !llvm.ptr
  llvm.return
}
llvm.func @f2(%p: !llvm.ptr) {
  %0 = llvm.mlir.undef : f32
  %1 = llvm.mlir.constant(1.0 : f32) : f32
  %2 = llvm.fcmp "one" %0, %1 : f32
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.fcmp "one" %1, %0 : f32
  llvm.store %3, %p : i1, !llvm.ptr
  %4 = llvm.mlir.poison : f32
  %5 = llvm.fcmp "one" %4, %1 : f32
  llvm.store %5, %p : i1, !llvm.ptr
  %6 = llvm.mlir.constant(1.0 : f16) : f16
  %7 = llvm.mlir.constant(2.0 : f16) : f16
  %8 = llvm.fcmp "one" %6, %7 : f16
  llvm.store %8, %p : i1, !llvm.ptr
  %9 = llvm.mlir.constant(1.0 : bf16) : bf16
  %10 = llvm.mlir.constant(2.0 : bf16) : bf16
  %11 = llvm.fcmp "one" %9, %10 : bf16
  llvm.store %11, %p : i1, !llvm.ptr
  %12 = llvm.mlir.constant(1.0 : f80) : f80
  %13 = llvm.mlir.constant(2.0 : f80) : f80
  %14 = llvm.fcmp "one" %12, %13 : f80
  llvm.store %14, %p : i1, !llvm.ptr
  %15 = llvm.mlir.constant(3.0 : f128) : f128
  %16 = llvm.mlir.constant(2.0 : f128) : f128
  %17 = llvm.fcmp "one" %15, %16 : f128
  llvm.store %17, %p : i1, !llvm.ptr
  %18 = llvm.fcmp "one" %15, %15 : f128
  llvm.store %18, %p : i1, !llvm.ptr
  %19 = llvm.mlir.constant(0x7E00 : f16) : f16
  %20 = llvm.fcmp "one" %19, %7 : f16
  llvm.store %20, %p : i1, !llvm.ptr
  %21 = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2xf32>) : vector<2xf32>
  %22 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %23 = llvm.fcmp "one" %21, %22 : vector<2xf32>
  llvm.store %23, %p : vector<2xi1>, !llvm.ptr
  %24 = llvm.mlir.constant(2.0 : f32) : f32
  %25 = llvm.fcmp "ord" %1, %24 : f32
  llvm.store %25, %p : i1, !llvm.ptr
  %26 = llvm.fcmp "ord" %24, %1 : f32
  llvm.store %26, %p : i1, !llvm.ptr
  %27 = llvm.mlir.constant(1.5 : f32) : f32
  %28 = llvm.fcmp "ord" %27, %27 : f32
  llvm.store %28, %p : i1, !llvm.ptr
  %29 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %30 = llvm.fcmp "ord" %29, %1 : f32
  llvm.store %30, %p : i1, !llvm.ptr
  %31 = llvm.mlir.constant(-0.0 : f64) : f64
  %32 = llvm.mlir.constant(0.0 : f64) : f64
  %33 = llvm.fcmp "ord" %31, %32 : f64
  llvm.store %33, %p : i1, !llvm.ptr
  %34 = llvm.mlir.constant(1.0 : f64) : f64
  %35 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %36 = llvm.fcmp "ord" %34, %35 : f64
  llvm.store %36, %p : i1, !llvm.ptr
  %37 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %38 = llvm.fcmp "ord" %37, %34 : f64
  llvm.store %38, %p : i1, !llvm.ptr
  %39 = llvm.fcmp "ord" %0, %1 : f32
  llvm.store %39, %p : i1, !llvm.ptr
  %40 = llvm.fcmp "ord" %1, %0 : f32
  llvm.store %40, %p : i1, !llvm.ptr
  %41 = llvm.fcmp "ord" %4, %1 : f32
  llvm.store %41, %p : i1, !llvm.ptr
  %42 = llvm.fcmp "ord" %6, %7 : f16
  llvm.store %42, %p : i1, !llvm.ptr
  %43 = llvm.fcmp "ord" %9, %10 : bf16
  llvm.store %43, %p : i1, !llvm.ptr
  %44 = llvm.fcmp "ord" %12, %13 : f80
  llvm.store %44, %p : i1, !llvm.ptr
  %45 = llvm.fcmp "ord" %15, %16 : f128
  llvm.store %45, %p : i1, !llvm.ptr
  %46 = llvm.fcmp "ord" %15, %15 : f128
  llvm.store %46, %p : i1, !llvm.ptr
  %47 = llvm.fcmp "ord" %19, %7 : f16
  llvm.store %47, %p : i1, !llvm.ptr
  %48 = llvm.fcmp "ord" %21, %22 : vector<2xf32>
  llvm.store %48, %p : vector<2xi1>, !llvm.ptr
  %49 = llvm.fcmp "ueq" %1, %24 : f32
  llvm.store %49, %p : i1, !llvm.ptr
  %50 = llvm.fcmp "ueq" %24, %1 : f32
  llvm.store %50, %p : i1, !llvm.ptr
  %51 = llvm.fcmp "ueq" %27, %27 : f32
  llvm.store %51, %p : i1, !llvm.ptr
  %52 = llvm.fcmp "ueq" %29, %1 : f32
  llvm.store %52, %p : i1, !llvm.ptr
  %53 = llvm.fcmp "ueq" %31, %32 : f64
  llvm.store %53, %p : i1, !llvm.ptr
  %54 = llvm.fcmp "ueq" %34, %35 : f64
  llvm.store %54, %p : i1, !llvm.ptr
  %55 = llvm.fcmp "ueq" %37, %34 : f64
  llvm.store %55, %p : i1, !llvm.ptr
  %56 = llvm.fcmp "ueq" %0, %1 : f32
  llvm.store %56, %p : i1, !llvm.ptr
  %57 = llvm.fcmp "ueq" %1, %0 : f32
  llvm.store %57, %p : i1, !llvm.ptr
  %58 = llvm.fcmp "ueq" %4, %1 : f32
  llvm.store %58, %p : i1, !llvm.ptr
  %59 = llvm.fcmp "ueq" %6, %7 : f16
  llvm.store %59, %p : i1, !llvm.ptr
  %60 = llvm.fcmp "ueq" %9, %10 : bf16
  llvm.store %60, %p : i1, !llvm.ptr
  %61 = llvm.fcmp "ueq" %12, %13 : f80
  llvm.store %61, %p : i1, !llvm.ptr
  %62 = llvm.fcmp "ueq" %15, %16 : f128
  llvm.store %62, %p : i1, !llvm.ptr
  %63 = llvm.fcmp "ueq" %15, %15 : f128
  llvm.store %63, %p : i1, !llvm.ptr
  %64 = llvm.fcmp "ueq" %19, %7 : f16
  llvm.store %64, %p : i1, !llvm.ptr
  %65 = llvm.fcmp "ueq" %21, %22 : vector<2xf32>
  llvm.store %65, %p : vector<2xi1>, !llvm.ptr
  %66 = llvm.fcmp "ugt" %1, %24 : f32
  llvm.store %66, %p : i1, !llvm.ptr
  %67 = llvm.fcmp "ugt" %24, %1 : f32
  llvm.store %67, %p : i1, !llvm.ptr
  %68 = llvm.fcmp "ugt" %27, %27 : f32
  llvm.store %68, %p : i1, !llvm.ptr
  %69 = llvm.fcmp "ugt" %29, %1 : f32
  llvm.store %69, %p : i1, !llvm.ptr
  %70 = llvm.fcmp "ugt" %31, %32 : f64
  llvm.store %70, %p : i1, !llvm.ptr
  %71 = llvm.fcmp "ugt" %34, %35 : f64
  llvm.store %71, %p : i1, !llvm.ptr
  %72 = llvm.fcmp "ugt" %37, %34 : f64
  llvm.store %72, %p : i1, !llvm.ptr
  %73 = llvm.fcmp "ugt" %0, %1 : f32
  llvm.store %73, %p : i1, !llvm.ptr
  %74 = llvm.fcmp "ugt" %1, %0 : f32
  llvm.store %74, %p : i1, !llvm.ptr
  %75 = llvm.fcmp "ugt" %4, %1 : f32
  llvm.store %75, %p : i1, !llvm.ptr
  %76 = llvm.fcmp "ugt" %6, %7 : f16
  llvm.store %76, %p : i1, !llvm.ptr
  %77 = llvm.fcmp "ugt" %9, %10 : bf16
  llvm.store %77, %p : i1, !llvm.ptr
  %78 = llvm.fcmp "ugt" %12, %13 : f80
  llvm.store %78, %p : i1, !llvm.ptr
  %79 = llvm.fcmp "ugt" %15, %16 : f128
  llvm.store %79, %p : i1, !llvm.ptr
  %80 = llvm.fcmp "ugt" %15, %15 : f128
  llvm.store %80, %p : i1, !llvm.ptr
  %81 = llvm.fcmp "ugt" %19, %7 : f16
  llvm.store %81, %p : i1, !llvm.ptr
  %82 = llvm.fcmp "ugt" %21, %22 : vector<2xf32>
  llvm.store %82, %p : vector<2xi1>, !llvm.ptr
  %83 = llvm.fcmp "uge" %1, %24 : f32
  llvm.store %83, %p : i1, !llvm.ptr
  %84 = llvm.fcmp "uge" %24, %1 : f32
  llvm.store %84, %p : i1, !llvm.ptr
  %85 = llvm.fcmp "uge" %27, %27 : f32
  llvm.store %85, %p : i1, !llvm.ptr
  %86 = llvm.fcmp "uge" %29, %1 : f32
  llvm.store %86, %p : i1, !llvm.ptr
  %87 = llvm.fcmp "uge" %31, %32 : f64
  llvm.store %87, %p : i1, !llvm.ptr
  %88 = llvm.fcmp "uge" %34, %35 : f64
  llvm.store %88, %p : i1, !llvm.ptr
  %89 = llvm.fcmp "uge" %37, %34 : f64
  llvm.store %89, %p : i1, !llvm.ptr
  %90 = llvm.fcmp "uge" %0, %1 : f32
  llvm.store %90, %p : i1, !llvm.ptr
  %91 = llvm.fcmp "uge" %1, %0 : f32
  llvm.store %91, %p : i1, !llvm.ptr
  %92 = llvm.fcmp "uge" %4, %1 : f32
  llvm.store %92, %p : i1, !llvm.ptr
  %93 = llvm.fcmp "uge" %6, %7 : f16
  llvm.store %93, %p : i1, !llvm.ptr
  %94 = llvm.fcmp "uge" %9, %10 : bf16
  llvm.store %94, %p : i1, !llvm.ptr
  %95 = llvm.fcmp "uge" %12, %13 : f80
  llvm.store %95, %p : i1, !llvm.ptr
  %96 = llvm.fcmp "uge" %15, %16 : f128
  llvm.store %96, %p : i1, !llvm.ptr
  %97 = llvm.fcmp "uge" %15, %15 : f128
  llvm.store %97, %p : i1, !llvm.ptr
  %98 = llvm.fcmp "uge" %19, %7 : f16
  llvm.store %98, %p : i1, !llvm.ptr
  %99 = llvm.fcmp "uge" %21, %22 : vector<2xf32>
  llvm.store %99, %p : vector<2xi1>, !llvm.ptr
  %100 = llvm.fcmp "ult" %1, %24 : f32
  llvm.store %100, %p : i1, !llvm.ptr
  %101 = llvm.fcmp "ult" %24, %1 : f32
  llvm.store %101, %p : i1, !llvm.ptr
  %102 = llvm.fcmp "ult" %27, %27 : f32
  llvm.store %102, %p : i1, !llvm.ptr
  %103 = llvm.fcmp "ult" %29, %1 : f32
  llvm.store %103, %p : i1, !llvm.ptr
  %104 = llvm.fcmp "ult" %31, %32 : f64
  llvm.store %104, %p : i1, !llvm.ptr
  %105 = llvm.fcmp "ult" %34, %35 : f64
  llvm.store %105, %p : i1, !llvm.ptr
  %106 = llvm.fcmp "ult" %37, %34 : f64
  llvm.store %106, %p : i1, !llvm.ptr
  %107 = llvm.fcmp "ult" %0, %1 : f32
  llvm.store %107, %p : i1, !llvm.ptr
  %108 = llvm.fcmp "ult" %1, %0 : f32
  llvm.store %108, %p : i1, !llvm.ptr
  %109 = llvm.fcmp "ult" %4, %1 : f32
  llvm.store %109, %p : i1, !llvm.ptr
  %110 = llvm.fcmp "ult" %6, %7 : f16
  llvm.store %110, %p : i1, !llvm.ptr
  %111 = llvm.fcmp "ult" %9, %10 : bf16
  llvm.store %111, %p : i1, !llvm.ptr
  %112 = llvm.fcmp "ult" %12, %13 : f80
  llvm.store %112, %p : i1, !llvm.ptr
  %113 = llvm.fcmp "ult" %15, %16 : f128
  llvm.store %113, %p : i1, !llvm.ptr
  %114 = llvm.fcmp "ult" %15, %15 : f128
  llvm.store %114, %p : i1, !llvm.ptr
  %115 = llvm.fcmp "ult" %19, %7 : f16
  llvm.store %115, %p : i1, !llvm.ptr
  %116 = llvm.fcmp "ult" %21, %22 : vector<2xf32>
  llvm.store %116, %p : vector<2xi1>, !llvm.ptr
  %117 = llvm.fcmp "ule" %1, %24 : f32
  llvm.store %117, %p : i1, !llvm.ptr
  %118 = llvm.fcmp "ule" %24, %1 : f32
  llvm.store %118, %p : i1, !llvm.ptr
  %119 = llvm.fcmp "ule" %27, %27 : f32
  llvm.store %119, %p : i1, !llvm.ptr
  %120 = llvm.fcmp "ule" %29, %1 : f32
  llvm.store %120, %p : i1, !llvm.ptr
  %121 = llvm.fcmp "ule" %31, %32 : f64
  llvm.store %121, %p : i1, !llvm.ptr
  %122 = llvm.fcmp "ule" %34, %35 : f64
  llvm.store %122, %p : i1, !llvm.ptr
  %123 = llvm.fcmp "ule" %37, %34 : f64
  llvm.store %123, %p : i1, !llvm.ptr
  %124 = llvm.fcmp "ule" %0, %1 : f32
  llvm.store %124, %p : i1, !llvm.ptr
  %125 = llvm.fcmp "ule" %1, %0 : f32
  llvm.store %125, %p : i1, !llvm.ptr
  %126 = llvm.fcmp "ule" %4, %1 : f32
  llvm.store %126, %p : i1, !llvm.ptr
  %127 = llvm.fcmp "ule" %6, %7 : f16
  llvm.store %127, %p : i1, !llvm.ptr
  %128 = llvm.fcmp "ule" %9, %10 : bf16
  llvm.store %128, %p : i1, !llvm.ptr
  %129 = llvm.fcmp "ule" %12, %13 : f80
  llvm.store %129, %p : i1, !llvm.ptr
  %130 = llvm.fcmp "ule" %15, %16 : f128
  llvm.store %130, %p : i1, !llvm.ptr
  %131 = llvm.fcmp "ule" %15, %15 : f128
  llvm.store %131, %p : i1, !llvm.ptr
  %132 = llvm.fcmp "ule" %19, %7 : f16
  llvm.store %132, %p : i1, !llvm.ptr
  %133 = llvm.fcmp "ule" %21, %22 : vector<2xf32>
  llvm.store %133, %p : vector<2xi1>, !llvm.ptr
  %134 = llvm.fcmp "une" %1, %24 : f32
  llvm.store %134, %p : i1, !llvm.ptr
  %135 = llvm.fcmp "une" %24, %1 : f32
  llvm.store %135, %p : i1, !llvm.ptr
  %136 = llvm.fcmp "une" %27, %27 : f32
  llvm.store %136, %p : i1, !llvm.ptr
  %137 = llvm.fcmp "une" %29, %1 : f32
  llvm.store %137, %p : i1, !llvm.ptr
  %138 = llvm.fcmp "une" %31, %32 : f64
  llvm.store %138, %p : i1, !llvm.ptr
  %139 = llvm.fcmp "une" %34, %35 : f64
  llvm.store %139, %p : i1, !llvm.ptr
  %140 = llvm.fcmp "une" %37, %34 : f64
  llvm.store %140, %p : i1, !llvm.ptr
  %141 = llvm.fcmp "une" %0, %1 : f32
  llvm.store %141, %p : i1, !llvm.ptr
  %142 = llvm.fcmp "une" %1, %0 : f32
  llvm.store %142, %p : i1, !llvm.ptr
  %143 = llvm.fcmp "une" %4, %1 : f32
  llvm.store %143, %p : i1, !llvm.ptr
  %144 = llvm.fcmp "une" %6, %7 : f16
  llvm.store %144, %p : i1, !llvm.ptr
  %145 = llvm.fcmp "une" %9, %10 : bf16
  llvm.store %145, %p : i1, !llvm.ptr
  %146 = llvm.fcmp "une" %12, %13 : f80
  llvm.store %146, %p : i1, !llvm.ptr
  %147 = llvm.fcmp "une" %15, %16 : f128
  llvm.store %147, %p : i1, !llvm.ptr
  %148 = llvm.fcmp "une" %15, %15 : f128
  llvm.store %148, %p : i1, !llvm.ptr
  %149 = llvm.fcmp "une" %19, %7 : f16
  llvm.store %149, %p : i1, !llvm.ptr
  %150 = llvm.fcmp "une" %21, %22 : vector<2xf32>
  llvm.store %150, %p : vector<2xi1>, !llvm.ptr
  %151 = llvm.fcmp "uno" %1, %24 : f32
  llvm.store %151, %p : i1, !llvm.ptr
  %152 = llvm.fcmp "uno" %24, %1 : f32
  llvm.store %152, %p : i1, !llvm.ptr
  %153 = llvm.fcmp "uno" %27, %27 : f32
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.fcmp "uno" %29, %1 : f32
  llvm.store %154, %p : i1, !llvm.ptr
  %155 = llvm.fcmp "uno" %31, %32 : f64
  llvm.store %155, %p : i1, !llvm.ptr
  %156 = llvm.fcmp "uno" %34, %35 : f64
  llvm.store %156, %p : i1, !llvm.ptr
  %157 = llvm.fcmp "uno" %37, %34 : f64
  llvm.store %157, %p : i1, !llvm.ptr
  %158 = llvm.fcmp "uno" %0, %1 : f32
  llvm.store %158, %p : i1, !llvm.ptr
  %159 = llvm.fcmp "uno" %1, %0 : f32
  llvm.store %159, %p : i1, !llvm.ptr
  %160 = llvm.fcmp "uno" %4, %1 : f32
  llvm.store %160, %p : i1, !llvm.ptr
  %161 = llvm.fcmp "uno" %6, %7 : f16
  llvm.store %161, %p : i1, !llvm.ptr
  %162 = llvm.fcmp "uno" %9, %10 : bf16
  llvm.store %162, %p : i1, !llvm.ptr
  %163 = llvm.fcmp "uno" %12, %13 : f80
  llvm.store %163, %p : i1, !llvm.ptr
  %164 = llvm.fcmp "uno" %15, %16 : f128
  llvm.store %164, %p : i1, !llvm.ptr
  %165 = llvm.fcmp "uno" %15, %15 : f128
  llvm.store %165, %p : i1, !llvm.ptr
  %166 = llvm.fcmp "uno" %19, %7 : f16
  llvm.store %166, %p : i1, !llvm.ptr
  %167 = llvm.fcmp "uno" %21, %22 : vector<2xf32>
  llvm.store %167, %p : vector<2xi1>, !llvm.ptr
  %168 = llvm.fcmp "_true" %1, %24 : f32
  llvm.store %168, %p : i1, !llvm.ptr
  %169 = llvm.fcmp "_true" %24, %1 : f32
  llvm.store %169, %p : i1, !llvm.ptr
  %170 = llvm.fcmp "_true" %27, %27 : f32
  llvm.store %170, %p : i1, !llvm.ptr
  %171 = llvm.fcmp "_true" %29, %1 : f32
  llvm.store %171, %p : i1, !llvm.ptr
  %172 = llvm.fcmp "_true" %31, %32 : f64
  llvm.store %172, %p : i1, !llvm.ptr
  %173 = llvm.fcmp "_true" %34, %35 : f64
  llvm.store %173, %p : i1, !llvm.ptr
  %174 = llvm.fcmp "_true" %37, %34 : f64
  llvm.store %174, %p : i1, !llvm.ptr
  %175 = llvm.fcmp "_true" %0, %1 : f32
  llvm.store %175, %p : i1, !llvm.ptr
  %176 = llvm.fcmp "_true" %1, %0 : f32
  llvm.store %176, %p : i1, !llvm.ptr
  %177 = llvm.fcmp "_true" %4, %1 : f32
  llvm.store %177, %p : i1, !llvm.ptr
  %178 = llvm.fcmp "_true" %6, %7 : f16
  llvm.store %178, %p : i1, !llvm.ptr
  %179 = llvm.fcmp "_true" %9, %10 : bf16
  llvm.store %179, %p : i1, !llvm.ptr
  %180 = llvm.fcmp "_true" %12, %13 : f80
  llvm.store %180, %p : i1, !llvm.ptr
  %181 = llvm.fcmp "_true" %15, %16 : f128
  llvm.store %181, %p : i1, !llvm.ptr
  %182 = llvm.fcmp "_true" %15, %15 : f128
  llvm.store %182, %p : i1, !llvm.ptr
  %183 = llvm.fcmp "_true" %19, %7 : f16
  llvm.store %183, %p : i1, !llvm.ptr
  %184 = llvm.fcmp "_true" %21, %22 : vector<2xf32>
  llvm.store %184, %p : vector<2xi1>, !llvm.ptr
  llvm.return
}
