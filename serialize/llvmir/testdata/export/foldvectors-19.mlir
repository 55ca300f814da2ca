llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.func @f0(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.extractelement %0[%1 : i64] : vector<4xi32>
  llvm.store %2, %p : i32, !llvm.ptr
  %3 = llvm.mlir.constant(9 : i32) : i32
  %4 = llvm.insertelement %3, %0[%1 : i64] : vector<4xi32>
  llvm.store %4, %p : vector<4xi32>, !llvm.ptr
  %5 = llvm.mlir.constant(3 : i64) : i64
  %6 = llvm.extractelement %0[%5 : i64] : vector<4xi32>
  llvm.store %6, %p : i32, !llvm.ptr
  %7 = llvm.insertelement %3, %0[%5 : i64] : vector<4xi32>
  llvm.store %7, %p : vector<4xi32>, !llvm.ptr
  %8 = llvm.mlir.constant(4 : i64) : i64
  %9 = llvm.extractelement %0[%8 : i64] : vector<4xi32>
  llvm.store %9, %p : i32, !llvm.ptr
  %10 = llvm.insertelement %3, %0[%8 : i64] : vector<4xi32>
  llvm.store %10, %p : vector<4xi32>, !llvm.ptr
  %11 = llvm.mlir.constant(-1 : i64) : i64
  %12 = llvm.extractelement %0[%11 : i64] : vector<4xi32>
  llvm.store %12, %p : i32, !llvm.ptr
  %13 = llvm.insertelement %3, %0[%11 : i64] : vector<4xi32>
  llvm.store %13, %p : vector<4xi32>, !llvm.ptr
  %14 = llvm.mlir.undef : i64
  %15 = llvm.extractelement %0[%14 : i64] : vector<4xi32>
  llvm.store %15, %p : i32, !llvm.ptr
  %16 = llvm.insertelement %3, %0[%14 : i64] : vector<4xi32>
  llvm.store %16, %p : vector<4xi32>, !llvm.ptr
  %17 = llvm.mlir.poison : i64
  %18 = llvm.extractelement %0[%17 : i64] : vector<4xi32>
  llvm.store %18, %p : i32, !llvm.ptr
  %19 = llvm.insertelement %3, %0[%17 : i64] : vector<4xi32>
  llvm.store %19, %p : vector<4xi32>, !llvm.ptr
  %20 = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi32>) : vector<4xi32>
  %21 = llvm.shufflevector %0, %20 [0, 1, 2, 3] : vector<4xi32>
  llvm.store %21, %p : vector<4xi32>, !llvm.ptr
  %22 = llvm.shufflevector %0, %20 [3, 2, 1, 0] : vector<4xi32>
  llvm.store %22, %p : vector<4xi32>, !llvm.ptr
  %23 = llvm.shufflevector %0, %20 [0, 4] : vector<4xi32>
  llvm.store %23, %p : vector<2xi32>, !llvm.ptr
  %24 = llvm.shufflevector %0, %20 [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xi32>
  llvm.store %24, %p : vector<8xi32>, !llvm.ptr
  %25 = llvm.shufflevector %0, %20 [-1, 0] : vector<4xi32>
  llvm.store %25, %p : vector<2xi32>, !llvm.ptr
  %26 = llvm.shufflevector %0, %20 [-1, -1] : vector<4xi32>
  llvm.store %26, %p : vector<2xi32>, !llvm.ptr
  %27 = llvm.shufflevector %0, %20 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %27, %p : vector<4xi32>, !llvm.ptr
  %28 = llvm.shufflevector %0, %20 [1, 1] : vector<4xi32>
  llvm.store %28, %p : vector<2xi32>, !llvm.ptr
  %29 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %30 = llvm.extractelement %29[%1 : i64] : vector<4xi32>
  llvm.store %30, %p : i32, !llvm.ptr
  %31 = llvm.insertelement %3, %29[%1 : i64] : vector<4xi32>
  llvm.store %31, %p : vector<4xi32>, !llvm.ptr
  %32 = llvm.extractelement %29[%5 : i64] : vector<4xi32>
  llvm.store %32, %p : i32, !llvm.ptr
  %33 = llvm.insertelement %3, %29[%5 : i64] : vector<4xi32>
  llvm.store %33, %p : vector<4xi32>, !llvm.ptr
  %34 = llvm.extractelement %29[%8 : i64] : vector<4xi32>
  llvm.store %34, %p : i32, !llvm.ptr
  %35 = llvm.insertelement %3, %29[%8 : i64] : vector<4xi32>
  llvm.store %35, %p : vector<4xi32>, !llvm.ptr
  %36 = llvm.extractelement %29[%11 : i64] : vector<4xi32>
  llvm.store %36, %p : i32, !llvm.ptr
  %37 = llvm.insertelement %3, %29[%11 : i64] : vector<4xi32>
  llvm.store %37, %p : vector<4xi32>, !llvm.ptr
  %38 = llvm.extractelement %29[%14 : i64] : vector<4xi32>
  llvm.store %38, %p : i32, !llvm.ptr
  %39 = llvm.insertelement %3, %29[%14 : i64] : vector<4xi32>
  llvm.store %39, %p : vector<4xi32>, !llvm.ptr
  %40 = llvm.extractelement %29[%17 : i64] : vector<4xi32>
  llvm.store %40, %p : i32, !llvm.ptr
  %41 = llvm.insertelement %3, %29[%17 : i64] : vector<4xi32>
  llvm.store %41, %p : vector<4xi32>, !llvm.ptr
  %42 = llvm.shufflevector %29, %20 [0, 1, 2, 3] : vector<4xi32>
  llvm.store %42, %p : vector<4xi32>, !llvm.ptr
  %43 = llvm.shufflevector %29, %20 [3, 2, 1, 0] : vector<4xi32>
  llvm.store %43, %p : vector<4xi32>, !llvm.ptr
  %44 = llvm.shufflevector %29, %20 [0, 4] : vector<4xi32>
  llvm.store %44, %p : vector<2xi32>, !llvm.ptr
  %45 = llvm.shufflevector %29, %20 [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xi32>
  llvm.store %45, %p : vector<8xi32>, !llvm.ptr
  %46 = llvm.shufflevector %29, %20 [-1, 0] : vector<4xi32>
  llvm.store %46, %p : vector<2xi32>, !llvm.ptr
  %47 = llvm.shufflevector %29, %20 [-1, -1] : vector<4xi32>
  llvm.store %47, %p : vector<2xi32>, !llvm.ptr
  %48 = llvm.shufflevector %29, %20 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %48, %p : vector<4xi32>, !llvm.ptr
  %49 = llvm.shufflevector %29, %20 [1, 1] : vector<4xi32>
  llvm.store %49, %p : vector<2xi32>, !llvm.ptr
  %50 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %51 = llvm.extractelement %50[%1 : i64] : vector<4xi32>
  llvm.store %51, %p : i32, !llvm.ptr
  %52 = llvm.insertelement %3, %50[%1 : i64] : vector<4xi32>
  llvm.store %52, %p : vector<4xi32>, !llvm.ptr
  %53 = llvm.extractelement %50[%5 : i64] : vector<4xi32>
  llvm.store %53, %p : i32, !llvm.ptr
  %54 = llvm.insertelement %3, %50[%5 : i64] : vector<4xi32>
  llvm.store %54, %p : vector<4xi32>, !llvm.ptr
  %55 = llvm.extractelement %50[%8 : i64] : vector<4xi32>
  llvm.store %55, %p : i32, !llvm.ptr
  %56 = llvm.insertelement %3, %50[%8 : i64] : vector<4xi32>
  llvm.store %56, %p : vector<4xi32>, !llvm.ptr
  %57 = llvm.extractelement %50[%11 : i64] : vector<4xi32>
  llvm.store %57, %p : i32, !llvm.ptr
  %58 = llvm.insertelement %3, %50[%11 : i64] : vector<4xi32>
  llvm.store %58, %p : vector<4xi32>, !llvm.ptr
  %59 = llvm.extractelement %50[%14 : i64] : vector<4xi32>
  llvm.store %59, %p : i32, !llvm.ptr
  %60 = llvm.insertelement %3, %50[%14 : i64] : vector<4xi32>
  llvm.store %60, %p : vector<4xi32>, !llvm.ptr
  %61 = llvm.extractelement %50[%17 : i64] : vector<4xi32>
  llvm.store %61, %p : i32, !llvm.ptr
  %62 = llvm.insertelement %3, %50[%17 : i64] : vector<4xi32>
  llvm.store %62, %p : vector<4xi32>, !llvm.ptr
  %63 = llvm.shufflevector %50, %20 [0, 1, 2, 3] : vector<4xi32>
  llvm.store %63, %p : vector<4xi32>, !llvm.ptr
  %64 = llvm.shufflevector %50, %20 [3, 2, 1, 0] : vector<4xi32>
  llvm.store %64, %p : vector<4xi32>, !llvm.ptr
  %65 = llvm.shufflevector %50, %20 [0, 4] : vector<4xi32>
  llvm.store %65, %p : vector<2xi32>, !llvm.ptr
  %66 = llvm.shufflevector %50, %20 [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xi32>
  llvm.store %66, %p : vector<8xi32>, !llvm.ptr
  %67 = llvm.shufflevector %50, %20 [-1, 0] : vector<4xi32>
  llvm.store %67, %p : vector<2xi32>, !llvm.ptr
  %68 = llvm.shufflevector %50, %20 [-1, -1] : vector<4xi32>
  llvm.store %68, %p : vector<2xi32>, !llvm.ptr
  %69 = llvm.shufflevector %50, %20 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %69, %p : vector<4xi32>, !llvm.ptr
  %70 = llvm.shufflevector %50, %20 [1, 1] : vector<4xi32>
  llvm.store %70, %p : vector<2xi32>, !llvm.ptr
  %71 = llvm.mlir.undef : vector<4xi32>
  %72 = llvm.extractelement %71[%1 : i64] : vector<4xi32>
  llvm.store %72, %p : i32, !llvm.ptr
  %73 = llvm.insertelement %3, %71[%1 : i64] : vector<4xi32>
  llvm.store %73, %p : vector<4xi32>, !llvm.ptr
  %74 = llvm.extractelement %71[%5 : i64] : vector<4xi32>
  llvm.store %74, %p : i32, !llvm.ptr
  %75 = llvm.insertelement %3, %71[%5 : i64] : vector<4xi32>
  llvm.store %75, %p : vector<4xi32>, !llvm.ptr
  %76 = llvm.extractelement %71[%8 : i64] : vector<4xi32>
  llvm.store %76, %p : i32, !llvm.ptr
  %77 = llvm.insertelement %3, %71[%8 : i64] : vector<4xi32>
  llvm.store %77, %p : vector<4xi32>, !llvm.ptr
  %78 = llvm.extractelement %71[%11 : i64] : vector<4xi32>
  llvm.store %78, %p : i32, !llvm.ptr
  %79 = llvm.insertelement %3, %71[%11 : i64] : vector<4xi32>
  llvm.store %79, %p : vector<4xi32>, !llvm.ptr
  %80 = llvm.extractelement %71[%14 : i64] : vector<4xi32>
  llvm.store %80, %p : i32, !llvm.ptr
  %81 = llvm.insertelement %3, %71[%14 : i64] : vector<4xi32>
  llvm.store %81, %p : vector<4xi32>, !llvm.ptr
  %82 = llvm.extractelement %71[%17 : i64] : vector<4xi32>
  llvm.store %82, %p : i32, !llvm.ptr
  %83 = llvm.insertelement %3, %71[%17 : i64] : vector<4xi32>
  llvm.store %83, %p : vector<4xi32>, !llvm.ptr
  %84 = llvm.shufflevector %71, %20 [0, 1, 2, 3] : vector<4xi32>
  llvm.store %84, %p : vector<4xi32>, !llvm.ptr
  %85 = llvm.shufflevector %71, %20 [3, 2, 1, 0] : vector<4xi32>
  llvm.store %85, %p : vector<4xi32>, !llvm.ptr
  %86 = llvm.shufflevector %71, %20 [0, 4] : vector<4xi32>
  llvm.store %86, %p : vector<2xi32>, !llvm.ptr
  %87 = llvm.shufflevector %71, %20 [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xi32>
  llvm.store %87, %p : vector<8xi32>, !llvm.ptr
  %88 = llvm.shufflevector %71, %20 [-1, 0] : vector<4xi32>
  llvm.store %88, %p : vector<2xi32>, !llvm.ptr
  %89 = llvm.shufflevector %71, %20 [-1, -1] : vector<4xi32>
  llvm.store %89, %p : vector<2xi32>, !llvm.ptr
  %90 = llvm.shufflevector %71, %20 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %90, %p : vector<4xi32>, !llvm.ptr
  %91 = llvm.shufflevector %71, %20 [1, 1] : vector<4xi32>
  llvm.store %91, %p : vector<2xi32>, !llvm.ptr
  %92 = llvm.mlir.poison : vector<4xi32>
  %93 = llvm.extractelement %92[%1 : i64] : vector<4xi32>
  llvm.store %93, %p : i32, !llvm.ptr
  %94 = llvm.insertelement %3, %92[%1 : i64] : vector<4xi32>
  llvm.store %94, %p : vector<4xi32>, !llvm.ptr
  %95 = llvm.extractelement %92[%5 : i64] : vector<4xi32>
  llvm.store %95, %p : i32, !llvm.ptr
  %96 = llvm.insertelement %3, %92[%5 : i64] : vector<4xi32>
  llvm.store %96, %p : vector<4xi32>, !llvm.ptr
  %97 = llvm.extractelement %92[%8 : i64] : vector<4xi32>
  llvm.store %97, %p : i32, !llvm.ptr
  %98 = llvm.insertelement %3, %92[%8 : i64] : vector<4xi32>
  llvm.store %98, %p : vector<4xi32>, !llvm.ptr
  %99 = llvm.extractelement %92[%11 : i64] : vector<4xi32>
  llvm.store %99, %p : i32, !llvm.ptr
  %100 = llvm.insertelement %3, %92[%11 : i64] : vector<4xi32>
  llvm.store %100, %p : vector<4xi32>, !llvm.ptr
  %101 = llvm.extractelement %92[%14 : i64] : vector<4xi32>
  llvm.store %101, %p : i32, !llvm.ptr
  %102 = llvm.insertelement %3, %92[%14 : i64] : vector<4xi32>
  llvm.store %102, %p : vector<4xi32>, !llvm.ptr
  %103 = llvm.extractelement %92[%17 : i64] : vector<4xi32>
  llvm.store %103, %p : i32, !llvm.ptr
  %104 = llvm.insertelement %3, %92[%17 : i64] : vector<4xi32>
  llvm.store %104, %p : vector<4xi32>, !llvm.ptr
  %105 = llvm.shufflevector %92, %20 [0, 1, 2, 3] : vector<4xi32>
  llvm.store %105, %p : vector<4xi32>, !llvm.ptr
  %106 = llvm.shufflevector %92, %20 [3, 2, 1, 0] : vector<4xi32>
  llvm.store %106, %p : vector<4xi32>, !llvm.ptr
  %107 = llvm.shufflevector %92, %20 [0, 4] : vector<4xi32>
  llvm.store %107, %p : vector<2xi32>, !llvm.ptr
  %108 = llvm.shufflevector %92, %20 [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xi32>
  llvm.store %108, %p : vector<8xi32>, !llvm.ptr
  %109 = llvm.shufflevector %92, %20 [-1, 0] : vector<4xi32>
  llvm.store %109, %p : vector<2xi32>, !llvm.ptr
  %110 = llvm.shufflevector %92, %20 [-1, -1] : vector<4xi32>
  llvm.store %110, %p : vector<2xi32>, !llvm.ptr
  %111 = llvm.shufflevector %92, %20 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %111, %p : vector<4xi32>, !llvm.ptr
  %112 = llvm.shufflevector %92, %20 [1, 1] : vector<4xi32>
  llvm.store %112, %p : vector<2xi32>, !llvm.ptr
  %113 = llvm.mlir.constant(1 : i64) : i64
  %114 = llvm.mlir.undef : i32
  %115 = llvm.insertelement %114, %0[%113 : i64] : vector<4xi32>
  llvm.store %115, %p : vector<4xi32>, !llvm.ptr
  %116 = llvm.insertelement %114, %71[%113 : i64] : vector<4xi32>
  llvm.store %116, %p : vector<4xi32>, !llvm.ptr
  %117 = llvm.insertelement %114, %92[%113 : i64] : vector<4xi32>
  llvm.store %117, %p : vector<4xi32>, !llvm.ptr
  %118 = llvm.insertelement %114, %71[%1 : i64] : vector<4xi32>
  %119 = llvm.shufflevector %118, %71 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %119, %p : vector<4xi32>, !llvm.ptr
  %120 = llvm.mlir.poison : i32
  %121 = llvm.insertelement %120, %0[%113 : i64] : vector<4xi32>
  llvm.store %121, %p : vector<4xi32>, !llvm.ptr
  %122 = llvm.insertelement %120, %71[%113 : i64] : vector<4xi32>
  llvm.store %122, %p : vector<4xi32>, !llvm.ptr
  %123 = llvm.insertelement %120, %92[%113 : i64] : vector<4xi32>
  llvm.store %123, %p : vector<4xi32>, !llvm.ptr
  %124 = llvm.insertelement %120, %71[%1 : i64] : vector<4xi32>
  %125 = llvm.shufflevector %124, %71 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %125, %p : vector<4xi32>, !llvm.ptr
  %126 = llvm.mlir.addressof @g : !llvm.ptr
  %127 = llvm.ptrtoint %126 : !llvm.ptr to i32
  %128 = llvm.insertelement %127, %0[%113 : i64] : vector<4xi32>
  llvm.store %128, %p : vector<4xi32>, !llvm.ptr
  %129 = llvm.insertelement %127, %71[%113 : i64] : vector<4xi32>
  llvm.store %129, %p : vector<4xi32>, !llvm.ptr
  %130 = llvm.insertelement %127, %92[%113 : i64] : vector<4xi32>
  llvm.store %130, %p : vector<4xi32>, !llvm.ptr
  %131 = llvm.insertelement %127, %71[%1 : i64] : vector<4xi32>
  %132 = llvm.shufflevector %131, %71 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %132, %p : vector<4xi32>, !llvm.ptr
  %133 = llvm.mlir.constant(0 : i32) : i32
  %134 = llvm.insertelement %133, %0[%113 : i64] : vector<4xi32>
  llvm.store %134, %p : vector<4xi32>, !llvm.ptr
  %135 = llvm.insertelement %133, %71[%113 : i64] : vector<4xi32>
  llvm.store %135, %p : vector<4xi32>, !llvm.ptr
  %136 = llvm.insertelement %133, %92[%113 : i64] : vector<4xi32>
  llvm.store %136, %p : vector<4xi32>, !llvm.ptr
  %137 = llvm.insertelement %133, %71[%1 : i64] : vector<4xi32>
  %138 = llvm.shufflevector %137, %71 [0, 0, 0, 0] : vector<4xi32>
  llvm.store %138, %p : vector<4xi32>, !llvm.ptr
  %139 = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  %140 = llvm.extractelement %139[%1 : i64] : vector<[4]xi32>
  llvm.store %140, %p : i32, !llvm.ptr
  %141 = llvm.mlir.constant(5 : i64) : i64
  %142 = llvm.extractelement %139[%141 : i64] : vector<[4]xi32>
  llvm.store %142, %p : i32, !llvm.ptr
  %143 = llvm.insertelement %3, %139[%1 : i64] : vector<[4]xi32>
  llvm.store %143, %p : vector<[4]xi32>, !llvm.ptr
  %144 = llvm.shufflevector %139, %139 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.store %144, %p : vector<[4]xi32>, !llvm.ptr
  %145 = llvm.mlir.constant(dense<2> : vector<[4]xi32>) : vector<[4]xi32>
  %146 = llvm.add %139, %145 : vector<[4]xi32>
  llvm.store %146, %p : vector<[4]xi32>, !llvm.ptr
  %147 = llvm.udiv %139, %145 : vector<[4]xi32>
  llvm.store %147, %p : vector<[4]xi32>, !llvm.ptr
  %148 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
  %149 = llvm.extractelement %148[%1 : i64] : vector<[4]xi32>
  llvm.store %149, %p : i32, !llvm.ptr
  %150 = llvm.extractelement %148[%141 : i64] : vector<[4]xi32>
  llvm.store %150, %p : i32, !llvm.ptr
  %151 = llvm.insertelement %3, %148[%1 : i64] : vector<[4]xi32>
  llvm.store %151, %p : vector<[4]xi32>, !llvm.ptr
  %152 = llvm.shufflevector %148, %148 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.store %152, %p : vector<[4]xi32>, !llvm.ptr
  %153 = llvm.add %148, %145 : vector<[4]xi32>
  llvm.store %153, %p : vector<[4]xi32>, !llvm.ptr
  %154 = llvm.udiv %148, %145 : vector<[4]xi32>
  llvm.store %154, %p : vector<[4]xi32>, !llvm.ptr
  %155 = llvm.mlir.undef : vector<[4]xi32>
  %156 = llvm.extractelement %155[%1 : i64] : vector<[4]xi32>
  llvm.store %156, %p : i32, !llvm.ptr
  %157 = llvm.extractelement %155[%141 : i64] : vector<[4]xi32>
  llvm.store %157, %p : i32, !llvm.ptr
  %158 = llvm.insertelement %3, %155[%1 : i64] : vector<[4]xi32>
  llvm.store %158, %p : vector<[4]xi32>, !llvm.ptr
  %159 = llvm.shufflevector %155, %155 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.store %159, %p : vector<[4]xi32>, !llvm.ptr
  %160 = llvm.add %155, %145 : vector<[4]xi32>
  llvm.store %160, %p : vector<[4]xi32>, !llvm.ptr
  %161 = llvm.udiv %155, %145 : vector<[4]xi32>
  llvm.store %161, %p : vector<[4]xi32>, !llvm.ptr
  %162 = llvm.mlir.poison : vector<[4]xi32>
  %163 = llvm.extractelement %162[%1 : i64] : vector<[4]xi32>
  llvm.store %163, %p : i32, !llvm.ptr
  %164 = llvm.extractelement %162[%141 : i64] : vector<[4]xi32>
  llvm.store %164, %p : i32, !llvm.ptr
  %165 = llvm.insertelement %3, %162[%1 : i64] : vector<[4]xi32>
  llvm.store %165, %p : vector<[4]xi32>, !llvm.ptr
  %166 = llvm.shufflevector %162, %162 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.store %166, %p : vector<[4]xi32>, !llvm.ptr
  %167 = llvm.add %162, %145 : vector<[4]xi32>
  llvm.store %167, %p : vector<[4]xi32>, !llvm.ptr
  %168 = llvm.udiv %162, %145 : vector<[4]xi32>
  llvm.store %168, %p : vector<[4]xi32>, !llvm.ptr
  %169 = llvm.add %0, %20 : vector<4xi32>
  llvm.store %169, %p : vector<4xi32>, !llvm.ptr
  %170 = llvm.mlir.constant(dense<[0, 1, 40, -1]> : vector<4xi32>) : vector<4xi32>
  %171 = llvm.add %0, %170 : vector<4xi32>
  llvm.store %171, %p : vector<4xi32>, !llvm.ptr
  %172 = llvm.add %71, %20 : vector<4xi32>
  llvm.store %172, %p : vector<4xi32>, !llvm.ptr
  %173 = llvm.add %92, %20 : vector<4xi32>
  llvm.store %173, %p : vector<4xi32>, !llvm.ptr
  %174 = llvm.mlir.constant(dense<[36893488147419103232, -5]> : vector<2xi128>) : vector<2xi128>
  %175 = llvm.mlir.constant(dense<[7, 3]> : vector<2xi128>) : vector<2xi128>
  %176 = llvm.add %174, %175 : vector<2xi128>
  llvm.store %176, %p : vector<2xi128>, !llvm.ptr
  %177 = llvm.sub %0, %20 : vector<4xi32>
  llvm.store %177, %p : vector<4xi32>, !llvm.ptr
  %178 = llvm.sub %0, %170 : vector<4xi32>
  llvm.store %178, %p : vector<4xi32>, !llvm.ptr
  %179 = llvm.sub %71, %20 : vector<4xi32>
  llvm.store %179, %p : vector<4xi32>, !llvm.ptr
  %180 = llvm.sub %92, %20 : vector<4xi32>
  llvm.store %180, %p : vector<4xi32>, !llvm.ptr
  %181 = llvm.sub %174, %175 : vector<2xi128>
  llvm.store %181, %p : vector<2xi128>, !llvm.ptr
  %182 = llvm.mul %0, %20 : vector<4xi32>
  llvm.store %182, %p : vector<4xi32>, !llvm.ptr
  %183 = llvm.mul %0, %170 : vector<4xi32>
  llvm.store %183, %p : vector<4xi32>, !llvm.ptr
  %184 = llvm.mul %71, %20 : vector<4xi32>
  llvm.store %184, %p : vector<4xi32>, !llvm.ptr
  %185 = llvm.mul %92, %20 : vector<4xi32>
  llvm.store %185, %p : vector<4xi32>, !llvm.ptr
  %186 = llvm.mul %174, %175 : vector<2xi128>
  llvm.store %186, %p : vector<2xi128>, !llvm.ptr
  %187 = llvm.udiv %0, %20 : vector<4xi32>
  llvm.store %187, %p : vector<4xi32>, !llvm.ptr
  %188 = llvm.udiv %0, %170 : vector<4xi32>
  llvm.store %188, %p : vector<4xi32>, !llvm.ptr
  %189 = llvm.udiv %71, %20 : vector<4xi32>
  llvm.store %189, %p : vector<4xi32>, !llvm.ptr
  %190 = llvm.udiv %92, %20 : vector<4xi32>
  llvm.store %190, %p : vector<4xi32>, !llvm.ptr
  %191 = llvm.udiv %174, %175 : vector<2xi128>
  llvm.store %191, %p : vector<2xi128>, !llvm.ptr
  %192 = llvm.sdiv %0, %20 : vector<4xi32>
  llvm.store %192, %p : vector<4xi32>, !llvm.ptr
  %193 = llvm.sdiv %0, %170 : vector<4xi32>
  llvm.store %193, %p : vector<4xi32>, !llvm.ptr
  %194 = llvm.sdiv %71, %20 : vector<4xi32>
  llvm.store %194, %p : vector<4xi32>, !llvm.ptr
  %195 = llvm.sdiv %92, %20 : vector<4xi32>
  llvm.store %195, %p : vector<4xi32>, !llvm.ptr
  %196 = llvm.sdiv %174, %175 : vector<2xi128>
  llvm.store %196, %p : vector<2xi128>, !llvm.ptr
  %197 = llvm.urem %0, %20 : vector<4xi32>
  llvm.store %197, %p : vector<4xi32>, !llvm.ptr
  %198 = llvm.urem %0, %170 : vector<4xi32>
  llvm.store %198, %p : vector<4xi32>, !llvm.ptr
  %199 = llvm.urem %71, %20 : vector<4xi32>
  llvm.store %199, %p : vector<4xi32>, !llvm.ptr
  %200 = llvm.urem %92, %20 : vector<4xi32>
  llvm.store %200, %p : vector<4xi32>, !llvm.ptr
  %201 = llvm.urem %174, %175 : vector<2xi128>
  llvm.store %201, %p : vector<2xi128>, !llvm.ptr
  %202 = llvm.srem %0, %20 : vector<4xi32>
  llvm.store %202, %p : vector<4xi32>, !llvm.ptr
  %203 = llvm.srem %0, %170 : vector<4xi32>
  llvm.store %203, %p : vector<4xi32>, !llvm.ptr
  %204 = llvm.srem %71, %20 : vector<4xi32>
  llvm.store %204, %p : vector<4xi32>, !llvm.ptr
  %205 = llvm.srem %92, %20 : vector<4xi32>
  llvm.store %205, %p : vector<4xi32>, !llvm.ptr
  %206 = llvm.srem %174, %175 : vector<2xi128>
  llvm.store %206, %p : vector<2xi128>, !llvm.ptr
  %207 = llvm.and %0, %20 : vector<4xi32>
  llvm.store %207, %p : vector<4xi32>, !llvm.ptr
  %208 = llvm.and %0, %170 : vector<4xi32>
  llvm.store %208, %p : vector<4xi32>, !llvm.ptr
  %209 = llvm.and %71, %20 : vector<4xi32>
  llvm.store %209, %p : vector<4xi32>, !llvm.ptr
  %210 = llvm.and %92, %20 : vector<4xi32>
  llvm.store %210, %p : vector<4xi32>, !llvm.ptr
  %211 = llvm.and %174, %175 : vector<2xi128>
  llvm.store %211, %p : vector<2xi128>, !llvm.ptr
  %212 = llvm.or %0, %20 : vector<4xi32>
  llvm.store %212, %p : vector<4xi32>, !llvm.ptr
  %213 = llvm.or %0, %170 : vector<4xi32>
  llvm.store %213, %p : vector<4xi32>, !llvm.ptr
  %214 = llvm.or %71, %20 : vector<4xi32>
  llvm.store %214, %p : vector<4xi32>, !llvm.ptr
  %215 = llvm.or %92, %20 : vector<4xi32>
  llvm.store %215, %p : vector<4xi32>, !llvm.ptr
  %216 = llvm.or %174, %175 : vector<2xi128>
  llvm.store %216, %p : vector<2xi128>, !llvm.ptr
  llvm.return
}
llvm.func @f1(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.xor %0, %1 : vector<4xi32>
  llvm.store %2, %p : vector<4xi32>, !llvm.ptr
  %3 = llvm.mlir.constant(dense<[0, 1, 40, -1]> : vector<4xi32>) : vector<4xi32>
  %4 = llvm.xor %0, %3 : vector<4xi32>
  llvm.store %4, %p : vector<4xi32>, !llvm.ptr
  %5 = llvm.mlir.undef : vector<4xi32>
  %6 = llvm.xor %5, %1 : vector<4xi32>
  llvm.store %6, %p : vector<4xi32>, !llvm.ptr
  %7 = llvm.mlir.poison : vector<4xi32>
  %8 = llvm.xor %7, %1 : vector<4xi32>
  llvm.store %8, %p : vector<4xi32>, !llvm.ptr
  %9 = llvm.mlir.constant(dense<[36893488147419103232, -5]> : vector<2xi128>) : vector<2xi128>
  %10 = llvm.mlir.constant(dense<[7, 3]> : vector<2xi128>) : vector<2xi128>
  %11 = llvm.xor %9, %10 : vector<2xi128>
  llvm.store %11, %p : vector<2xi128>, !llvm.ptr
  %12 = llvm.shl %0, %1 : vector<4xi32>
  llvm.store %12, %p : vector<4xi32>, !llvm.ptr
  %13 = llvm.shl %0, %3 : vector<4xi32>
  llvm.store %13, %p : vector<4xi32>, !llvm.ptr
  %14 = llvm.shl %5, %1 : vector<4xi32>
  llvm.store %14, %p : vector<4xi32>, !llvm.ptr
  %15 = llvm.shl %7, %1 : vector<4xi32>
  llvm.store %15, %p : vector<4xi32>, !llvm.ptr
  %16 = llvm.shl %9, %10 : vector<2xi128>
  llvm.store %16, %p : vector<2xi128>, !llvm.ptr
  %17 = llvm.lshr %0, %1 : vector<4xi32>
  llvm.store %17, %p : vector<4xi32>, !llvm.ptr
  %18 = llvm.lshr %0, %3 : vector<4xi32>
  llvm.store %18, %p : vector<4xi32>, !llvm.ptr
  %19 = llvm.lshr %5, %1 : vector<4xi32>
  llvm.store %19, %p : vector<4xi32>, !llvm.ptr
  %20 = llvm.lshr %7, %1 : vector<4xi32>
  llvm.store %20, %p : vector<4xi32>, !llvm.ptr
  %21 = llvm.lshr %9, %10 : vector<2xi128>
  llvm.store %21, %p : vector<2xi128>, !llvm.ptr
  %22 = llvm.ashr %0, %1 : vector<4xi32>
  llvm.store %22, %p : vector<4xi32>, !llvm.ptr
  %23 = llvm.ashr %0, %3 : vector<4xi32>
  llvm.store %23, %p : vector<4xi32>, !llvm.ptr
  %24 = llvm.ashr %5, %1 : vector<4xi32>
  llvm.store %24, %p : vector<4xi32>, !llvm.ptr
  %25 = llvm.ashr %7, %1 : vector<4xi32>
  llvm.store %25, %p : vector<4xi32>, !llvm.ptr
  %26 = llvm.ashr %9, %10 : vector<2xi128>
  llvm.store %26, %p : vector<2xi128>, !llvm.ptr
  %27 = llvm.mlir.constant(true) : i1
  %28 = llvm.mlir.constant(1 : i32) : i32
  %29 = llvm.mlir.constant(2 : i32) : i32
  %30 = llvm.select %27, %28, %29 : i1, i32
  llvm.store %30, %p : i32, !llvm.ptr
  %31 = llvm.select %27, %28, %28 : i1, i32
  llvm.store %31, %p : i32, !llvm.ptr
  %32 = llvm.mlir.undef : i32
  %33 = llvm.select %27, %32, %29 : i1, i32
  llvm.store %33, %p : i32, !llvm.ptr
  %34 = llvm.select %27, %28, %32 : i1, i32
  llvm.store %34, %p : i32, !llvm.ptr
  %35 = llvm.mlir.poison : i32
  %36 = llvm.select %27, %35, %29 : i1, i32
  llvm.store %36, %p : i32, !llvm.ptr
  %37 = llvm.select %27, %28, %35 : i1, i32
  llvm.store %37, %p : i32, !llvm.ptr
  %38 = llvm.mlir.addressof @g : !llvm.ptr
  %39 = llvm.ptrtoint %38 : !llvm.ptr to i32
  %40 = llvm.mlir.constant(3 : i32) : i32
  %41 = llvm.select %27, %39, %40 : i1, i32
  llvm.store %41, %p : i32, !llvm.ptr
  %42 = llvm.select %27, %32, %32 : i1, i32
  llvm.store %42, %p : i32, !llvm.ptr
  %43 = llvm.select %27, %32, %35 : i1, i32
  llvm.store %43, %p : i32, !llvm.ptr
  %44 = llvm.select %27, %0, %1 : i1, vector<4xi32>
  llvm.store %44, %p : vector<4xi32>, !llvm.ptr
  %45 = llvm.mlir.constant(false) : i1
  %46 = llvm.select %45, %28, %29 : i1, i32
  llvm.store %46, %p : i32, !llvm.ptr
  %47 = llvm.select %45, %28, %28 : i1, i32
  llvm.store %47, %p : i32, !llvm.ptr
  %48 = llvm.select %45, %32, %29 : i1, i32
  llvm.store %48, %p : i32, !llvm.ptr
  %49 = llvm.select %45, %28, %32 : i1, i32
  llvm.store %49, %p : i32, !llvm.ptr
  %50 = llvm.select %45, %35, %29 : i1, i32
  llvm.store %50, %p : i32, !llvm.ptr
  %51 = llvm.select %45, %28, %35 : i1, i32
  llvm.store %51, %p : i32, !llvm.ptr
  %52 = llvm.select %45, %39, %40 : i1, i32
  llvm.store %52, %p : i32, !llvm.ptr
  %53 = llvm.select %45, %32, %32 : i1, i32
  llvm.store %53, %p : i32, !llvm.ptr
  %54 = llvm.select %45, %32, %35 : i1, i32
  llvm.store %54, %p : i32, !llvm.ptr
  %55 = llvm.select %45, %0, %1 : i1, vector<4xi32>
  llvm.store %55, %p : vector<4xi32>, !llvm.ptr
  %56 = llvm.mlir.undef : i1
  %57 = llvm.select %56, %28, %29 : i1, i32
  llvm.store %57, %p : i32, !llvm.ptr
  %58 = llvm.select %56, %28, %28 : i1, i32
  llvm.store %58, %p : i32, !llvm.ptr
  %59 = llvm.select %56, %32, %29 : i1, i32
  llvm.store %59, %p : i32, !llvm.ptr
  %60 = llvm.select %56, %28, %32 : i1, i32
  llvm.store %60, %p : i32, !llvm.ptr
  %61 = llvm.select %56, %35, %29 : i1, i32
  llvm.store %61, %p : i32, !llvm.ptr
  %62 = llvm.select %56, %28, %35 : i1, i32
  llvm.store %62, %p : i32, !llvm.ptr
  %63 = llvm.select %56, %39, %40 : i1, i32
  llvm.store %63, %p : i32, !llvm.ptr
  %64 = llvm.select %56, %32, %32 : i1, i32
  llvm.store %64, %p : i32, !llvm.ptr
  %65 = llvm.select %56, %32, %35 : i1, i32
  llvm.store %65, %p : i32, !llvm.ptr
  %66 = llvm.select %56, %0, %1 : i1, vector<4xi32>
  llvm.store %66, %p : vector<4xi32>, !llvm.ptr
  %67 = llvm.mlir.poison : i1
  %68 = llvm.select %67, %28, %29 : i1, i32
  llvm.store %68, %p : i32, !llvm.ptr
  %69 = llvm.select %67, %28, %28 : i1, i32
  llvm.store %69, %p : i32, !llvm.ptr
  %70 = llvm.select %67, %32, %29 : i1, i32
  llvm.store %70, %p : i32, !llvm.ptr
  %71 = llvm.select %67, %28, %32 : i1, i32
  llvm.store %71, %p : i32, !llvm.ptr
  %72 = llvm.select %67, %35, %29 : i1, i32
  llvm.store %72, %p : i32, !llvm.ptr
  %73 = llvm.select %67, %28, %35 : i1, i32
  llvm.store %73, %p : i32, !llvm.ptr
  %74 = llvm.select %67, %39, %40 : i1, i32
  llvm.store %74, %p : i32, !llvm.ptr
  %75 = llvm.select %67, %32, %32 : i1, i32
  llvm.store %75, %p : i32, !llvm.ptr
  %76 = llvm.select %67, %32, %35 : i1, i32
  llvm.store %76, %p : i32, !llvm.ptr
  %77 = llvm.select %67, %0, %1 : i1, vector<4xi32>
  llvm.store %77, %p : vector<4xi32>, !llvm.ptr
  %78 = llvm.mlir.addressof @h : !llvm.ptr
  %79 = llvm.icmp "eq" %38, %78 : !llvm.ptr
  %80 = llvm.select %79, %28, %29 : i1, i32
  llvm.store %80, %p : i32, !llvm.ptr
  %81 = llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>
  %82 = llvm.select %81, %0, %1 : vector<4xi1>, vector<4xi32>
  llvm.store %82, %p : vector<4xi32>, !llvm.ptr
  %83 = llvm.select %81, %0, %5 : vector<4xi1>, vector<4xi32>
  llvm.store %83, %p : vector<4xi32>, !llvm.ptr
  %84 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %85 = llvm.select %84, %0, %1 : vector<4xi1>, vector<4xi32>
  llvm.store %85, %p : vector<4xi32>, !llvm.ptr
  %86 = llvm.select %84, %0, %5 : vector<4xi1>, vector<4xi32>
  llvm.store %86, %p : vector<4xi32>, !llvm.ptr
  %87 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
  %88 = llvm.select %87, %0, %1 : vector<4xi1>, vector<4xi32>
  llvm.store %88, %p : vector<4xi32>, !llvm.ptr
  %89 = llvm.select %87, %0, %5 : vector<4xi1>, vector<4xi32>
  llvm.store %89, %p : vector<4xi32>, !llvm.ptr
  %90 = llvm.mlir.undef : vector<4xi1>
  %91 = llvm.select %90, %0, %1 : vector<4xi1>, vector<4xi32>
  llvm.store %91, %p : vector<4xi32>, !llvm.ptr
  %92 = llvm.freeze %28 : i32
  llvm.store %92, %p : i32, !llvm.ptr
  %93 = llvm.freeze %32 : i32
  llvm.store %93, %p : i32, !llvm.ptr
  %94 = llvm.freeze %35 : i32
  llvm.store %94, %p : i32, !llvm.ptr
  %95 = llvm.freeze %39 : i32
  llvm.store %95, %p : i32, !llvm.ptr
  %96 = llvm.mlir.zero : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %97 = llvm.extractvalue %96[1, 1] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %97, %p : f32, !llvm.ptr
  %98 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %99 = llvm.extractvalue %98[1, 0] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %99, %p : f32, !llvm.ptr
  %100 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %101 = llvm.extractvalue %100[1] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %101, %p : !llvm.array<2 x f32>, !llvm.ptr
  %102 = llvm.insertvalue %28, %98[0] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %102, %p : !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.ptr
  %103 = llvm.mlir.constant(1.5 : f32) : f32
  %104 = llvm.insertvalue %103, %96[1, 1] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %104, %p : !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.ptr
  %105 = llvm.insertvalue %38, %100[2] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %106 = llvm.mlir.constant(0.0 : f32) : f32
  %107 = llvm.insertvalue %106, %105[1, 0] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %107, %p : !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.ptr
  %108 = llvm.extractvalue %105[2] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %108, %p : !llvm.ptr, !llvm.ptr
  %109 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %110 = llvm.mlir.constant(99 : i8) : i8
  %111 = llvm.insertvalue %110, %109[1] : !llvm.array<2 x i8>
  llvm.store %111, %p : !llvm.array<2 x i8>, !llvm.ptr
  %112 = llvm.extractvalue %109[1] : !llvm.array<2 x i8>
  llvm.store %112, %p : i8, !llvm.ptr
  %113 = llvm.getelementptr %38[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %113, %p : !llvm.ptr, !llvm.ptr
  %114 = llvm.getelementptr inbounds %38[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %114, %p : !llvm.ptr, !llvm.ptr
  %115 = llvm.getelementptr %38[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %115, %p : !llvm.ptr, !llvm.ptr
  %116 = llvm.getelementptr inbounds %38[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %116, %p : !llvm.ptr, !llvm.ptr
  %117 = llvm.getelementptr %38[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %117, %p : !llvm.ptr, !llvm.ptr
  %118 = llvm.getelementptr inbounds %38[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %118, %p : !llvm.ptr, !llvm.ptr
  %119 = llvm.getelementptr inbounds %38[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %119, %p : !llvm.ptr, !llvm.ptr
  %120 = llvm.getelementptr inbounds %38[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %120, %p : !llvm.ptr, !llvm.ptr
  %121 = llvm.mlir.undef : i64
  %122 = llvm.getelementptr %38[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %122, %p : !llvm.ptr, !llvm.ptr
  %123 = llvm.mlir.poison : i64
  %124 = llvm.getelementptr %38[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %124, %p : !llvm.ptr, !llvm.ptr
  %125 = llvm.getelementptr %115[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %125, %p : !llvm.ptr, !llvm.ptr
  %126 = llvm.getelementptr inbounds %38[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %127 = llvm.getelementptr inbounds %126[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %127, %p : !llvm.ptr, !llvm.ptr
  %128 = llvm.mlir.zero : !llvm.ptr
  %129 = llvm.getelementptr %128[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %129, %p : !llvm.ptr, !llvm.ptr
  %130 = llvm.getelementptr inbounds %128[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %130, %p : !llvm.ptr, !llvm.ptr
  %131 = llvm.getelementptr %128[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %131, %p : !llvm.ptr, !llvm.ptr
  %132 = llvm.getelementptr inbounds %128[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %132, %p : !llvm.ptr, !llvm.ptr
  %133 = llvm.getelementptr %128[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %133, %p : !llvm.ptr, !llvm.ptr
  %134 = llvm.getelementptr inbounds %128[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %134, %p : !llvm.ptr, !llvm.ptr
  %135 = llvm.getelementptr inbounds %128[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %135, %p : !llvm.ptr, !llvm.ptr
  %136 = llvm.getelementptr inbounds %128[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %136, %p : !llvm.ptr, !llvm.ptr
  %137 = llvm.getelementptr %128[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %137, %p : !llvm.ptr, !llvm.ptr
  %138 = llvm.getelementptr %128[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %138, %p : !llvm.ptr, !llvm.ptr
  %139 = llvm.getelementptr %131[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %139, %p : !llvm.ptr, !llvm.ptr
  %140 = llvm.getelementptr inbounds %128[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %141 = llvm.getelementptr inbounds %140[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %141, %p : !llvm.ptr, !llvm.ptr
  %142 = llvm.mlir.undef : !llvm.ptr
  %143 = llvm.getelementptr %142[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %143, %p : !llvm.ptr, !llvm.ptr
  %144 = llvm.getelementptr inbounds %142[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %144, %p : !llvm.ptr, !llvm.ptr
  %145 = llvm.getelementptr %142[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %145, %p : !llvm.ptr, !llvm.ptr
  %146 = llvm.getelementptr inbounds %142[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %146, %p : !llvm.ptr, !llvm.ptr
  %147 = llvm.getelementptr %142[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %147, %p : !llvm.ptr, !llvm.ptr
  %148 = llvm.getelementptr inbounds %142[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %148, %p : !llvm.ptr, !llvm.ptr
  %149 = llvm.getelementptr inbounds %142[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %149, %p : !llvm.ptr, !llvm.ptr
  %150 = llvm.getelementptr inbounds %142[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %150, %p : !llvm.ptr, !llvm.ptr
  %151 = llvm.getelementptr %142[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %151, %p : !llvm.ptr, !llvm.ptr
  %152 = llvm.getelementptr %142[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %152, %p : !llvm.ptr, !llvm.ptr
  %153 = llvm.getelementptr %145[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %153, %p : !llvm.ptr, !llvm.ptr
  %154 = llvm.getelementptr inbounds %142[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %155 = llvm.getelementptr inbounds %154[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %155, %p : !llvm.ptr, !llvm.ptr
  %156 = llvm.mlir.poison : !llvm.ptr
  %157 = llvm.getelementptr %156[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %157, %p : !llvm.ptr, !llvm.ptr
  %158 = llvm.getelementptr inbounds %156[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %158, %p : !llvm.ptr, !llvm.ptr
  %159 = llvm.getelementptr %156[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %159, %p : !llvm.ptr, !llvm.ptr
  %160 = llvm.getelementptr inbounds %156[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %160, %p : !llvm.ptr, !llvm.ptr
  %161 = llvm.getelementptr %156[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %161, %p : !llvm.ptr, !llvm.ptr
  %162 = llvm.getelementptr inbounds %156[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %162, %p : !llvm.ptr, !llvm.ptr
  %163 = llvm.getelementptr inbounds %156[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %163, %p : !llvm.ptr, !llvm.ptr
  %164 = llvm.getelementptr inbounds %156[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>
  llvm.store %164, %p : !llvm.ptr, !llvm.ptr
  %165 = llvm.getelementptr %156[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %165, %p : !llvm.ptr, !llvm.ptr
  %166 = llvm.getelementptr %156[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %166, %p : !llvm.ptr, !llvm.ptr
  %167 = llvm.getelementptr %159[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %167, %p : !llvm.ptr, !llvm.ptr
  %168 = llvm.getelementptr inbounds %156[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %169 = llvm.getelementptr inbounds %168[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %169, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
