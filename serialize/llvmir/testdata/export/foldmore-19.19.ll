; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1
@h = internal global [8 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 64
@w = weak global i32 1
@x = extern_weak global i32
@u = internal unnamed_addr global i32 1
@e = internal global [0 x i32] zeroinitializer
@s = internal global { [0 x i32], {} } zeroinitializer
@s2 = internal global { [0 x i32], i8 } zeroinitializer
@as = internal addrspace(1) global i32 1
@ext = external global [8 x i64]

declare void @fn()

define linkonce void @fl() {
  ret void
}

define void @compare(ptr %0) {
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %2 = icmp eq ptr null, @x
  store i1 %2, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %3 = icmp eq ptr null, getelementptr (i32, ptr @h, i32 1)
  store i1 %3, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %4 = icmp eq ptr null, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %4, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %5 = icmp eq ptr null, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %5, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %6 = icmp eq ptr @g, @w
  store i1 %6, ptr %0, align 1
  %7 = icmp eq ptr @g, @x
  store i1 %7, ptr %0, align 1
  %8 = icmp eq ptr @g, @u
  store i1 %8, ptr %0, align 1
  %9 = icmp eq ptr @g, @e
  store i1 %9, ptr %0, align 1
  %10 = icmp eq ptr @g, @s
  store i1 %10, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %11 = icmp eq ptr @g, @fl
  store i1 %11, ptr %0, align 1
  %12 = icmp eq ptr @g, getelementptr (i32, ptr @h, i32 1)
  store i1 %12, ptr %0, align 1
  %13 = icmp eq ptr @g, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %13, ptr %0, align 1
  %14 = icmp eq ptr @g, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %14, ptr %0, align 1
  %15 = icmp eq ptr @g, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %15, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %16 = icmp eq ptr @h, @w
  store i1 %16, ptr %0, align 1
  %17 = icmp eq ptr @h, @x
  store i1 %17, ptr %0, align 1
  %18 = icmp eq ptr @h, @u
  store i1 %18, ptr %0, align 1
  %19 = icmp eq ptr @h, @e
  store i1 %19, ptr %0, align 1
  %20 = icmp eq ptr @h, @s
  store i1 %20, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %21 = icmp eq ptr @h, @fl
  store i1 %21, ptr %0, align 1
  %22 = icmp eq ptr @h, getelementptr (i32, ptr @h, i32 1)
  store i1 %22, ptr %0, align 1
  %23 = icmp eq ptr @h, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %23, ptr %0, align 1
  %24 = icmp eq ptr @h, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %24, ptr %0, align 1
  %25 = icmp eq ptr @h, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %25, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %26 = icmp eq ptr @w, @g
  store i1 %26, ptr %0, align 1
  %27 = icmp eq ptr @w, @h
  store i1 %27, ptr %0, align 1
  %28 = icmp eq ptr @w, @x
  store i1 %28, ptr %0, align 1
  %29 = icmp eq ptr @w, @u
  store i1 %29, ptr %0, align 1
  %30 = icmp eq ptr @w, @e
  store i1 %30, ptr %0, align 1
  %31 = icmp eq ptr @w, @s
  store i1 %31, ptr %0, align 1
  %32 = icmp eq ptr @w, @s2
  store i1 %32, ptr %0, align 1
  %33 = icmp eq ptr @w, @fn
  store i1 %33, ptr %0, align 1
  %34 = icmp eq ptr @w, @fl
  store i1 %34, ptr %0, align 1
  %35 = icmp eq ptr @w, getelementptr (i32, ptr @h, i32 1)
  store i1 %35, ptr %0, align 1
  %36 = icmp eq ptr @w, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %36, ptr %0, align 1
  %37 = icmp eq ptr @w, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %37, ptr %0, align 1
  %38 = icmp eq ptr @w, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %38, ptr %0, align 1
  %39 = icmp eq ptr @x, null
  store i1 %39, ptr %0, align 1
  %40 = icmp ugt ptr @x, null
  store i1 %40, ptr %0, align 1
  %41 = icmp eq ptr @x, @g
  store i1 %41, ptr %0, align 1
  %42 = icmp eq ptr @x, @h
  store i1 %42, ptr %0, align 1
  %43 = icmp eq ptr @x, @w
  store i1 %43, ptr %0, align 1
  %44 = icmp eq ptr @x, @u
  store i1 %44, ptr %0, align 1
  %45 = icmp eq ptr @x, @e
  store i1 %45, ptr %0, align 1
  %46 = icmp eq ptr @x, @s
  store i1 %46, ptr %0, align 1
  %47 = icmp eq ptr @x, @s2
  store i1 %47, ptr %0, align 1
  %48 = icmp eq ptr @x, @fn
  store i1 %48, ptr %0, align 1
  %49 = icmp eq ptr @x, @fl
  store i1 %49, ptr %0, align 1
  %50 = icmp eq ptr @x, getelementptr (i32, ptr @h, i32 1)
  store i1 %50, ptr %0, align 1
  %51 = icmp eq ptr @x, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %51, ptr %0, align 1
  %52 = icmp eq ptr @x, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %52, ptr %0, align 1
  %53 = icmp eq ptr @x, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %53, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %54 = icmp eq ptr @u, @g
  store i1 %54, ptr %0, align 1
  %55 = icmp eq ptr @u, @h
  store i1 %55, ptr %0, align 1
  %56 = icmp eq ptr @u, @w
  store i1 %56, ptr %0, align 1
  %57 = icmp eq ptr @u, @x
  store i1 %57, ptr %0, align 1
  %58 = icmp eq ptr @u, @e
  store i1 %58, ptr %0, align 1
  %59 = icmp eq ptr @u, @s
  store i1 %59, ptr %0, align 1
  %60 = icmp eq ptr @u, @s2
  store i1 %60, ptr %0, align 1
  %61 = icmp eq ptr @u, @fn
  store i1 %61, ptr %0, align 1
  %62 = icmp eq ptr @u, @fl
  store i1 %62, ptr %0, align 1
  %63 = icmp eq ptr @u, getelementptr (i32, ptr @h, i32 1)
  store i1 %63, ptr %0, align 1
  %64 = icmp eq ptr @u, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %64, ptr %0, align 1
  %65 = icmp eq ptr @u, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %65, ptr %0, align 1
  %66 = icmp eq ptr @u, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %66, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %67 = icmp eq ptr @e, @g
  store i1 %67, ptr %0, align 1
  %68 = icmp eq ptr @e, @h
  store i1 %68, ptr %0, align 1
  %69 = icmp eq ptr @e, @w
  store i1 %69, ptr %0, align 1
  %70 = icmp eq ptr @e, @x
  store i1 %70, ptr %0, align 1
  %71 = icmp eq ptr @e, @u
  store i1 %71, ptr %0, align 1
  %72 = icmp eq ptr @e, @s
  store i1 %72, ptr %0, align 1
  %73 = icmp eq ptr @e, @s2
  store i1 %73, ptr %0, align 1
  %74 = icmp eq ptr @e, @fn
  store i1 %74, ptr %0, align 1
  %75 = icmp eq ptr @e, @fl
  store i1 %75, ptr %0, align 1
  %76 = icmp eq ptr @e, getelementptr (i32, ptr @h, i32 1)
  store i1 %76, ptr %0, align 1
  %77 = icmp eq ptr @e, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %77, ptr %0, align 1
  %78 = icmp eq ptr @e, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %78, ptr %0, align 1
  %79 = icmp eq ptr @e, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %79, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %80 = icmp eq ptr @s, @g
  store i1 %80, ptr %0, align 1
  %81 = icmp eq ptr @s, @h
  store i1 %81, ptr %0, align 1
  %82 = icmp eq ptr @s, @w
  store i1 %82, ptr %0, align 1
  %83 = icmp eq ptr @s, @x
  store i1 %83, ptr %0, align 1
  %84 = icmp eq ptr @s, @u
  store i1 %84, ptr %0, align 1
  %85 = icmp eq ptr @s, @e
  store i1 %85, ptr %0, align 1
  %86 = icmp eq ptr @s, @s2
  store i1 %86, ptr %0, align 1
  %87 = icmp eq ptr @s, @fn
  store i1 %87, ptr %0, align 1
  %88 = icmp eq ptr @s, @fl
  store i1 %88, ptr %0, align 1
  %89 = icmp eq ptr @s, getelementptr (i32, ptr @h, i32 1)
  store i1 %89, ptr %0, align 1
  %90 = icmp eq ptr @s, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %90, ptr %0, align 1
  %91 = icmp eq ptr @s, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %91, ptr %0, align 1
  %92 = icmp eq ptr @s, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %92, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %93 = icmp eq ptr @s2, @w
  store i1 %93, ptr %0, align 1
  %94 = icmp eq ptr @s2, @x
  store i1 %94, ptr %0, align 1
  %95 = icmp eq ptr @s2, @u
  store i1 %95, ptr %0, align 1
  %96 = icmp eq ptr @s2, @e
  store i1 %96, ptr %0, align 1
  %97 = icmp eq ptr @s2, @s
  store i1 %97, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %98 = icmp eq ptr @s2, @fl
  store i1 %98, ptr %0, align 1
  %99 = icmp eq ptr @s2, getelementptr (i32, ptr @h, i32 1)
  store i1 %99, ptr %0, align 1
  %100 = icmp eq ptr @s2, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %100, ptr %0, align 1
  %101 = icmp eq ptr @s2, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %101, ptr %0, align 1
  %102 = icmp eq ptr @s2, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %102, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %103 = icmp eq ptr @fn, @w
  store i1 %103, ptr %0, align 1
  %104 = icmp eq ptr @fn, @x
  store i1 %104, ptr %0, align 1
  %105 = icmp eq ptr @fn, @u
  store i1 %105, ptr %0, align 1
  %106 = icmp eq ptr @fn, @e
  store i1 %106, ptr %0, align 1
  %107 = icmp eq ptr @fn, @s
  store i1 %107, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %108 = icmp eq ptr @fn, @fl
  store i1 %108, ptr %0, align 1
  %109 = icmp eq ptr @fn, getelementptr (i32, ptr @h, i32 1)
  store i1 %109, ptr %0, align 1
  %110 = icmp eq ptr @fn, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %110, ptr %0, align 1
  %111 = icmp eq ptr @fn, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %111, ptr %0, align 1
  %112 = icmp eq ptr @fn, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %112, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %113 = icmp eq ptr @fl, @g
  store i1 %113, ptr %0, align 1
  %114 = icmp eq ptr @fl, @h
  store i1 %114, ptr %0, align 1
  %115 = icmp eq ptr @fl, @w
  store i1 %115, ptr %0, align 1
  %116 = icmp eq ptr @fl, @x
  store i1 %116, ptr %0, align 1
  %117 = icmp eq ptr @fl, @u
  store i1 %117, ptr %0, align 1
  %118 = icmp eq ptr @fl, @e
  store i1 %118, ptr %0, align 1
  %119 = icmp eq ptr @fl, @s
  store i1 %119, ptr %0, align 1
  %120 = icmp eq ptr @fl, @s2
  store i1 %120, ptr %0, align 1
  %121 = icmp eq ptr @fl, @fn
  store i1 %121, ptr %0, align 1
  %122 = icmp eq ptr @fl, getelementptr (i32, ptr @h, i32 1)
  store i1 %122, ptr %0, align 1
  %123 = icmp eq ptr @fl, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %123, ptr %0, align 1
  %124 = icmp eq ptr @fl, getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %124, ptr %0, align 1
  %125 = icmp eq ptr @fl, getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %125, ptr %0, align 1
  %126 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), null
  store i1 %126, ptr %0, align 1
  %127 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), null
  store i1 %127, ptr %0, align 1
  %128 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @g
  store i1 %128, ptr %0, align 1
  %129 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @g
  store i1 %129, ptr %0, align 1
  %130 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @h
  store i1 %130, ptr %0, align 1
  %131 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @h
  store i1 %131, ptr %0, align 1
  %132 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @w
  store i1 %132, ptr %0, align 1
  %133 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @w
  store i1 %133, ptr %0, align 1
  %134 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @x
  store i1 %134, ptr %0, align 1
  %135 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @x
  store i1 %135, ptr %0, align 1
  %136 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @u
  store i1 %136, ptr %0, align 1
  %137 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @u
  store i1 %137, ptr %0, align 1
  %138 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @e
  store i1 %138, ptr %0, align 1
  %139 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @e
  store i1 %139, ptr %0, align 1
  %140 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @s
  store i1 %140, ptr %0, align 1
  %141 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @s
  store i1 %141, ptr %0, align 1
  %142 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @s2
  store i1 %142, ptr %0, align 1
  %143 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @s2
  store i1 %143, ptr %0, align 1
  %144 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @fn
  store i1 %144, ptr %0, align 1
  %145 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @fn
  store i1 %145, ptr %0, align 1
  %146 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), @fl
  store i1 %146, ptr %0, align 1
  %147 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), @fl
  store i1 %147, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %148 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %148, ptr %0, align 1
  %149 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %149, ptr %0, align 1
  %150 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %150, ptr %0, align 1
  %151 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %151, ptr %0, align 1
  %152 = icmp eq ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %152, ptr %0, align 1
  %153 = icmp ugt ptr getelementptr (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %153, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %154 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @g
  store i1 %154, ptr %0, align 1
  %155 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @g
  store i1 %155, ptr %0, align 1
  %156 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @h
  store i1 %156, ptr %0, align 1
  %157 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @h
  store i1 %157, ptr %0, align 1
  %158 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @w
  store i1 %158, ptr %0, align 1
  %159 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @w
  store i1 %159, ptr %0, align 1
  %160 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @x
  store i1 %160, ptr %0, align 1
  %161 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @x
  store i1 %161, ptr %0, align 1
  %162 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @u
  store i1 %162, ptr %0, align 1
  %163 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @u
  store i1 %163, ptr %0, align 1
  %164 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @e
  store i1 %164, ptr %0, align 1
  %165 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @e
  store i1 %165, ptr %0, align 1
  %166 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @s
  store i1 %166, ptr %0, align 1
  %167 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @s
  store i1 %167, ptr %0, align 1
  %168 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @s2
  store i1 %168, ptr %0, align 1
  %169 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @s2
  store i1 %169, ptr %0, align 1
  %170 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @fn
  store i1 %170, ptr %0, align 1
  %171 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @fn
  store i1 %171, ptr %0, align 1
  %172 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), @fl
  store i1 %172, ptr %0, align 1
  %173 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), @fl
  store i1 %173, ptr %0, align 1
  %174 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %174, ptr %0, align 1
  %175 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %175, ptr %0, align 1
  %176 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %176, ptr %0, align 1
  %177 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %177, ptr %0, align 1
  %178 = icmp eq ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %178, ptr %0, align 1
  %179 = icmp ugt ptr getelementptr inbounds (i32, ptr @h, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %179, ptr %0, align 1
  %180 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), null
  store i1 %180, ptr %0, align 1
  %181 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), null
  store i1 %181, ptr %0, align 1
  %182 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @g
  store i1 %182, ptr %0, align 1
  %183 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @g
  store i1 %183, ptr %0, align 1
  %184 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @h
  store i1 %184, ptr %0, align 1
  %185 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @h
  store i1 %185, ptr %0, align 1
  %186 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @w
  store i1 %186, ptr %0, align 1
  %187 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @w
  store i1 %187, ptr %0, align 1
  %188 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @x
  store i1 %188, ptr %0, align 1
  %189 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @x
  store i1 %189, ptr %0, align 1
  %190 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @u
  store i1 %190, ptr %0, align 1
  %191 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @u
  store i1 %191, ptr %0, align 1
  %192 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @e
  store i1 %192, ptr %0, align 1
  %193 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @e
  store i1 %193, ptr %0, align 1
  %194 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @s
  store i1 %194, ptr %0, align 1
  %195 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @s
  store i1 %195, ptr %0, align 1
  %196 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @s2
  store i1 %196, ptr %0, align 1
  %197 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @s2
  store i1 %197, ptr %0, align 1
  %198 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @fn
  store i1 %198, ptr %0, align 1
  %199 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @fn
  store i1 %199, ptr %0, align 1
  %200 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), @fl
  store i1 %200, ptr %0, align 1
  %201 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), @fl
  store i1 %201, ptr %0, align 1
  %202 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %202, ptr %0, align 1
  %203 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %203, ptr %0, align 1
  %204 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %204, ptr %0, align 1
  %205 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %205, ptr %0, align 1
  %206 = icmp eq ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %206, ptr %0, align 1
  %207 = icmp ugt ptr getelementptr inbounds (i32, ptr @x, i32 1), getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1)
  store i1 %207, ptr %0, align 1
  %208 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), null
  store i1 %208, ptr %0, align 1
  %209 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), null
  store i1 %209, ptr %0, align 1
  %210 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @g
  store i1 %210, ptr %0, align 1
  %211 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @g
  store i1 %211, ptr %0, align 1
  %212 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @h
  store i1 %212, ptr %0, align 1
  %213 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @h
  store i1 %213, ptr %0, align 1
  %214 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @w
  store i1 %214, ptr %0, align 1
  %215 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @w
  store i1 %215, ptr %0, align 1
  %216 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @x
  store i1 %216, ptr %0, align 1
  %217 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @x
  store i1 %217, ptr %0, align 1
  %218 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @u
  store i1 %218, ptr %0, align 1
  %219 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @u
  store i1 %219, ptr %0, align 1
  %220 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @e
  store i1 %220, ptr %0, align 1
  %221 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @e
  store i1 %221, ptr %0, align 1
  %222 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @s
  store i1 %222, ptr %0, align 1
  %223 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @s
  store i1 %223, ptr %0, align 1
  %224 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @s2
  store i1 %224, ptr %0, align 1
  %225 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @s2
  store i1 %225, ptr %0, align 1
  %226 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @fn
  store i1 %226, ptr %0, align 1
  %227 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @fn
  store i1 %227, ptr %0, align 1
  %228 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @fl
  store i1 %228, ptr %0, align 1
  %229 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), @fl
  store i1 %229, ptr %0, align 1
  %230 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %230, ptr %0, align 1
  %231 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr (i32, ptr @h, i32 1)
  store i1 %231, ptr %0, align 1
  %232 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %232, ptr %0, align 1
  %233 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %233, ptr %0, align 1
  %234 = icmp eq ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %234, ptr %0, align 1
  %235 = icmp ugt ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @h, i32 1), i32 1), getelementptr inbounds (i32, ptr @x, i32 1)
  store i1 %235, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %236 = icmp ult ptr @g, @h
  store i1 %236, ptr %0, align 1
  %237 = icmp ult ptr @g, @fn
  store i1 %237, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %238 = icmp uge ptr @g, @h
  store i1 %238, ptr %0, align 1
  %239 = icmp uge ptr @g, @fn
  store i1 %239, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %240 = icmp ule ptr @g, @h
  store i1 %240, ptr %0, align 1
  %241 = icmp ule ptr @g, @fn
  store i1 %241, ptr %0, align 1
  %242 = icmp slt ptr @g, null
  store i1 %242, ptr %0, align 1
  %243 = icmp slt ptr null, @g
  store i1 %243, ptr %0, align 1
  %244 = icmp slt ptr getelementptr inbounds (i32, ptr @h, i32 1), null
  store i1 %244, ptr %0, align 1
  %245 = icmp slt ptr null, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %245, ptr %0, align 1
  %246 = icmp slt ptr @g, @h
  store i1 %246, ptr %0, align 1
  %247 = icmp slt ptr @g, @fn
  store i1 %247, ptr %0, align 1
  %248 = icmp sgt ptr @g, null
  store i1 %248, ptr %0, align 1
  %249 = icmp sgt ptr null, @g
  store i1 %249, ptr %0, align 1
  %250 = icmp sgt ptr getelementptr inbounds (i32, ptr @h, i32 1), null
  store i1 %250, ptr %0, align 1
  %251 = icmp sgt ptr null, getelementptr inbounds (i32, ptr @h, i32 1)
  store i1 %251, ptr %0, align 1
  %252 = icmp sgt ptr @g, @h
  store i1 %252, ptr %0, align 1
  %253 = icmp sgt ptr @g, @fn
  store i1 %253, ptr %0, align 1
  %254 = icmp ne ptr addrspace(1) @as, null
  store i1 %254, ptr %0, align 1
  ret void
}

define void @sums(ptr %0) {
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 10), ptr %0, align 4
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 10), ptr %0, align 4
  store i64 ptrtoint (ptr @g to i64), ptr %0, align 4
  store i64 add (i64 add (i64 ptrtoint (ptr @g to i64), i64 3), i64 ptrtoint (ptr @h to i64)), ptr %0, align 4
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 add (i64 add (i64 ptrtoint (ptr @g to i64), i64 3), i64 add (i64 ptrtoint (ptr @g to i64), i64 3)), ptr %0, align 4
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 21), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 21), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 -9), ptr %0, align 4
  store i64 mul (i64 mul (i64 ptrtoint (ptr @g to i64), i64 3), i64 ptrtoint (ptr @h to i64)), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 mul (i64 mul (i64 ptrtoint (ptr @g to i64), i64 3), i64 mul (i64 ptrtoint (ptr @g to i64), i64 3)), ptr %0, align 4
  store i64 mul (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 4), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 4), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 -2), ptr %0, align 4
  store i64 xor (i64 xor (i64 ptrtoint (ptr @g to i64), i64 3), i64 ptrtoint (ptr @h to i64)), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 xor (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %2 = and i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @g to i64)
  store i64 %2, ptr %0, align 4
  %3 = or i64 ptrtoint (ptr @g to i64), 3
  store i64 %3, ptr %0, align 4
  %4 = or i64 %3, 7
  store i64 %4, ptr %0, align 4
  %5 = or i64 7, %3
  store i64 %5, ptr %0, align 4
  %6 = or i64 %3, -3
  store i64 %6, ptr %0, align 4
  %7 = or i64 %3, ptrtoint (ptr @h to i64)
  store i64 %7, ptr %0, align 4
  %8 = or i64 3, ptrtoint (ptr @g to i64)
  store i64 %8, ptr %0, align 4
  %9 = or i64 %8, %3
  store i64 %9, ptr %0, align 4
  %10 = or i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @g to i64)
  store i64 %10, ptr %0, align 4
  store i64 sub (i64 ptrtoint (ptr @g to i64), i64 3), ptr %0, align 4
  store i64 sub (i64 sub (i64 ptrtoint (ptr @g to i64), i64 3), i64 7), ptr %0, align 4
  store i64 sub (i64 7, i64 sub (i64 ptrtoint (ptr @g to i64), i64 3)), ptr %0, align 4
  store i64 sub (i64 sub (i64 ptrtoint (ptr @g to i64), i64 3), i64 -3), ptr %0, align 4
  store i64 sub (i64 sub (i64 ptrtoint (ptr @g to i64), i64 3), i64 ptrtoint (ptr @h to i64)), ptr %0, align 4
  store i64 sub (i64 3, i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 sub (i64 sub (i64 3, i64 ptrtoint (ptr @g to i64)), i64 sub (i64 ptrtoint (ptr @g to i64), i64 3)), ptr %0, align 4
  store i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %11 = and i64 ptrtoint (ptr @g to i64), 7
  store i64 %11, ptr %0, align 4
  %12 = and i64 ptrtoint (ptr @g to i64), 15
  store i64 %12, ptr %0, align 4
  %13 = and i64 ptrtoint (ptr @g to i64), 31
  store i64 %13, ptr %0, align 4
  %14 = and i64 ptrtoint (ptr @g to i64), 63
  store i64 %14, ptr %0, align 4
  %15 = and i64 ptrtoint (ptr @g to i64), 64
  store i64 %15, ptr %0, align 4
  %16 = and i64 ptrtoint (ptr @g to i64), -3
  store i64 %16, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %17 = and i64 ptrtoint (ptr @h to i64), 64
  store i64 %17, ptr %0, align 4
  %18 = and i64 ptrtoint (ptr @h to i64), -3
  store i64 %18, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %19 = and i64 ptrtoint (ptr @fn to i64), 7
  store i64 %19, ptr %0, align 4
  %20 = and i64 ptrtoint (ptr @fn to i64), 15
  store i64 %20, ptr %0, align 4
  %21 = and i64 ptrtoint (ptr @fn to i64), 31
  store i64 %21, ptr %0, align 4
  %22 = and i64 ptrtoint (ptr @fn to i64), 63
  store i64 %22, ptr %0, align 4
  %23 = and i64 ptrtoint (ptr @fn to i64), 64
  store i64 %23, ptr %0, align 4
  %24 = and i64 ptrtoint (ptr @fn to i64), -3
  store i64 %24, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %25 = and i64 ptrtoint (ptr @w to i64), 7
  store i64 %25, ptr %0, align 4
  %26 = and i64 ptrtoint (ptr @w to i64), 15
  store i64 %26, ptr %0, align 4
  %27 = and i64 ptrtoint (ptr @w to i64), 31
  store i64 %27, ptr %0, align 4
  %28 = and i64 ptrtoint (ptr @w to i64), 63
  store i64 %28, ptr %0, align 4
  %29 = and i64 ptrtoint (ptr @w to i64), 64
  store i64 %29, ptr %0, align 4
  %30 = and i64 ptrtoint (ptr @w to i64), -3
  store i64 %30, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %31 = and i64 ptrtoint (ptr @ext to i64), 7
  store i64 %31, ptr %0, align 4
  %32 = and i64 ptrtoint (ptr @ext to i64), 15
  store i64 %32, ptr %0, align 4
  %33 = and i64 ptrtoint (ptr @ext to i64), 31
  store i64 %33, ptr %0, align 4
  %34 = and i64 ptrtoint (ptr @ext to i64), 63
  store i64 %34, ptr %0, align 4
  %35 = and i64 ptrtoint (ptr @ext to i64), 64
  store i64 %35, ptr %0, align 4
  %36 = and i64 ptrtoint (ptr @ext to i64), -3
  store i64 %36, ptr %0, align 4
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 mul (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  %37 = and i1 ptrtoint (ptr @g to i1), ptrtoint (ptr @g to i1)
  store i1 %37, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 true, ptr %0, align 1
  %38 = or i1 ptrtoint (ptr @g to i1), ptrtoint (ptr @g to i1)
  store i1 %38, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 xor (i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 true), ptr %0, align 1
  store i1 ptrtoint (ptr @g to i1), ptr %0, align 1
  store i1 xor (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @g to i1)), ptr %0, align 1
  store i1 true, ptr %0, align 1
  %39 = icmp ult i1 ptrtoint (ptr @g to i1), true
  store i1 %39, ptr %0, align 1
  %40 = icmp ult i1 true, ptrtoint (ptr @g to i1)
  store i1 %40, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %41 = icmp sgt i1 ptrtoint (ptr @g to i1), true
  store i1 %41, ptr %0, align 1
  %42 = icmp sgt i1 true, ptrtoint (ptr @g to i1)
  store i1 %42, ptr %0, align 1
  %43 = icmp sgt i1 ptrtoint (ptr @g to i1), false
  store i1 %43, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %44 = icmp eq i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @h to i64)
  store i1 %44, ptr %0, align 1
  %45 = icmp eq i64 ptrtoint (ptr @g to i64), 3
  store i1 %45, ptr %0, align 1
  %46 = icmp eq i64 3, ptrtoint (ptr @g to i64)
  store i1 %46, ptr %0, align 1
  %47 = icmp ult i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @h to i64)
  store i1 %47, ptr %0, align 1
  %48 = icmp ult i64 ptrtoint (ptr @g to i64), 3
  store i1 %48, ptr %0, align 1
  %49 = icmp ult i64 3, ptrtoint (ptr @g to i64)
  store i1 %49, ptr %0, align 1
  %50 = icmp uge i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @h to i64)
  store i1 %50, ptr %0, align 1
  %51 = icmp uge i64 ptrtoint (ptr @g to i64), 3
  store i1 %51, ptr %0, align 1
  %52 = icmp uge i64 3, ptrtoint (ptr @g to i64)
  store i1 %52, ptr %0, align 1
  %53 = icmp slt i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @h to i64)
  store i1 %53, ptr %0, align 1
  %54 = icmp slt i64 ptrtoint (ptr @g to i64), 3
  store i1 %54, ptr %0, align 1
  %55 = icmp slt i64 3, ptrtoint (ptr @g to i64)
  store i1 %55, ptr %0, align 1
  %56 = icmp ugt i64 ptrtoint (ptr @g to i64), ptrtoint (ptr @h to i64)
  store i1 %56, ptr %0, align 1
  %57 = icmp ugt i64 ptrtoint (ptr @g to i64), 3
  store i1 %57, ptr %0, align 1
  %58 = icmp ugt i64 3, ptrtoint (ptr @g to i64)
  store i1 %58, ptr %0, align 1
  %59 = select i1 ptrtoint (ptr @g to i1), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)
  store i64 %59, ptr %0, align 4
  ret void
}

define void @choices(ptr %0) {
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 0>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 0>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  %2 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> undef, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %2, ptr %0, align 8
  %3 = select i1 ptrtoint (ptr @g to i1), <2 x i32> undef, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %3, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  %4 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> undef, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %4, ptr %0, align 8
  %5 = select i1 ptrtoint (ptr @g to i1), <2 x i32> undef, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %5, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 undef, i32 poison>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 undef>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 0>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 0>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  %6 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %6, ptr %0, align 8
  %7 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %7, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 1, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  %8 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %8, ptr %0, align 8
  %9 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %9, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  %10 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %10, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  %11 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %11, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  %12 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %12, ptr %0, align 8
  %13 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %13, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 0, i32 undef>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 0, i32 poison>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 0, i32 2>, ptr %0, align 8
  %14 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %14, ptr %0, align 8
  %15 = select i1 ptrtoint (ptr @g to i1), <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %15, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 0, i32 5>, ptr %0, align 8
  %16 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> zeroinitializer, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %16, ptr %0, align 8
  %17 = select i1 ptrtoint (ptr @g to i1), <2 x i32> zeroinitializer, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %17, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 0, i32 2>, ptr %0, align 8
  %18 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> zeroinitializer, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %18, ptr %0, align 8
  %19 = select i1 ptrtoint (ptr @g to i1), <2 x i32> zeroinitializer, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %19, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 0, i32 2>, ptr %0, align 8
  %20 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> zeroinitializer, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %20, ptr %0, align 8
  %21 = select i1 ptrtoint (ptr @g to i1), <2 x i32> zeroinitializer, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %21, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 0, i32 undef>, ptr %0, align 8
  %22 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %22, ptr %0, align 8
  %23 = select i1 ptrtoint (ptr @g to i1), <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %23, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 5, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 5, i32 2>, ptr %0, align 8
  %24 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %24, ptr %0, align 8
  %25 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %25, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 0>, ptr %0, align 8
  %26 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 5, i32 5>, <2 x i32> zeroinitializer
  store <2 x i32> %26, ptr %0, align 8
  %27 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 5, i32 5>, <2 x i32> zeroinitializer
  store <2 x i32> %27, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 2>, ptr %0, align 8
  %28 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %28, ptr %0, align 8
  %29 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %29, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 2>, ptr %0, align 8
  %30 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %30, ptr %0, align 8
  %31 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %31, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 undef>, ptr %0, align 8
  %32 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %32, ptr %0, align 8
  %33 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 5, i32 5>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %33, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 undef>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  %34 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> undef
  store <2 x i32> %34, ptr %0, align 8
  %35 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> undef
  store <2 x i32> %35, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  %36 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %36, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 0>, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  %37 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %37, ptr %0, align 8
  %38 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %38, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 5>, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  %39 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %39, ptr %0, align 8
  %40 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %40, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  %41 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %41, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 poison>, ptr %0, align 8
  %42 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %42, ptr %0, align 8
  %43 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %43, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 undef>, ptr %0, align 8
  %44 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 poison, i32 2>, <2 x i32> undef
  store <2 x i32> %44, ptr %0, align 8
  %45 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> undef
  store <2 x i32> %45, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  %46 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %46, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 0>, ptr %0, align 8
  %47 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 poison, i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %47, ptr %0, align 8
  %48 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> zeroinitializer
  store <2 x i32> %48, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 5>, ptr %0, align 8
  %49 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %49, ptr %0, align 8
  %50 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %50, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  %51 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %51, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 undef>, ptr %0, align 8
  %52 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %52, ptr %0, align 8
  %53 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 poison, i32 2>, <2 x i32> <i32 1, i32 undef>
  store <2 x i32> %53, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> undef, ptr %0, align 8
  store <2 x i32> <i32 1, i32 poison>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  %54 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %54, ptr %0, align 8
  %55 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 1, i32 2>
  store <2 x i32> %55, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 0>, ptr %0, align 8
  %56 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 undef>, <2 x i32> zeroinitializer
  store <2 x i32> %56, ptr %0, align 8
  %57 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 undef>, <2 x i32> zeroinitializer
  store <2 x i32> %57, ptr %0, align 8
  store <2 x i32> zeroinitializer, ptr %0, align 8
  store <2 x i32> <i32 1, i32 5>, ptr %0, align 8
  %58 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %58, ptr %0, align 8
  %59 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 5, i32 5>
  store <2 x i32> %59, ptr %0, align 8
  store <2 x i32> <i32 5, i32 5>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  %60 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %60, ptr %0, align 8
  %61 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>
  store <2 x i32> %61, ptr %0, align 8
  store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %0, align 8
  %62 = select <2 x i1> <i1 true, i1 ptrtoint (ptr @g to i1)>, <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %62, ptr %0, align 8
  %63 = select i1 ptrtoint (ptr @g to i1), <2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 poison, i32 2>
  store <2 x i32> %63, ptr %0, align 8
  store <2 x i32> <i32 poison, i32 2>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr @g, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  %64 = select i1 ptrtoint (ptr @g to i1), ptr undef, ptr getelementptr (i32, ptr @g, i32 1)
  store ptr %64, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr @fn, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  %65 = select i1 ptrtoint (ptr @g to i1), { i32, i8 } zeroinitializer, { i32, i8 } undef
  store { i32, i8 } %65, ptr %0, align 4
  store { i32, i8 } undef, ptr %0, align 4
  store float 1.500000e+00, ptr %0, align 4
  store float undef, ptr %0, align 4
  %66 = select i1 ptrtoint (ptr @g to i1), i32 ptrtoint (ptr @g to i32), i32 undef
  store i32 %66, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  %67 = select i1 ptrtoint (ptr @g to i1), ptr @g, ptr null
  store ptr %67, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0), ptr %0, align 4
  store <4 x i32> <i32 1, i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 2), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3)>, ptr %0, align 16
  store i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), ptr %0, align 4
  store <4 x i32> <i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0), i32 1, i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 2), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3)>, ptr %0, align 16
  store i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store <4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 add (i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0)), i32 add (i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1)), i32 add (i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 2), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 2)), i32 add (i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3))>, ptr %0, align 16
  %68 = udiv <4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %68, ptr %0, align 16
  %69 = and <4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %69, ptr %0, align 16
  %70 = shl <4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %70, ptr %0, align 16
  store <4 x i32> <i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3)>, ptr %0, align 16
  store i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 0), ptr %0, align 4
  store <4 x i32> <i32 1, i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 1), i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 2), i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 3)>, ptr %0, align 16
  store i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 1), ptr %0, align 4
  store <4 x i32> <i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 0), i32 1, i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 2), i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 3)>, ptr %0, align 16
  store i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 ptrtoint (ptr @g to i32)), ptr %0, align 4
  store <4 x i32> insertelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 1, i32 ptrtoint (ptr @g to i32)), ptr %0, align 16
  store i32 poison, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store <4 x i32> <i32 add (i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 0), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 0)), i32 add (i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1)), i32 add (i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 2), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 2)), i32 add (i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 3), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3))>, ptr %0, align 16
  %71 = udiv <4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %71, ptr %0, align 16
  %72 = and <4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %72, ptr %0, align 16
  %73 = shl <4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>)
  store <4 x i32> %73, ptr %0, align 16
  store <4 x i32> <i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 0), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1), i32 extractelement (<4 x i32> insertelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 1, i32 ptrtoint (ptr @g to i32)), i32 1), i32 extractelement (<4 x i32> bitcast (<2 x i64> <i64 7, i64 8> to <4 x i32>), i32 3)>, ptr %0, align 16
  ret void
}

define void @expressions(ptr %0) {
  %2 = fcmp oeq float bitcast (i32 ptrtoint (ptr @g to i32) to float), bitcast (i32 ptrtoint (ptr @g to i32) to float)
  %3 = fcmp one float bitcast (i32 ptrtoint (ptr @g to i32) to float), bitcast (i32 ptrtoint (ptr @h to i32) to float)
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 %2, ptr %0, align 1
  store i1 %3, ptr %0, align 1
  store <vscale x 4 x i32> undef, ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store <vscale x 4 x i32> undef, ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 -1, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer), ptr %0, align 16
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
