// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @f(
// CHECK-NEXT:     %[[C_1_I64:.*]] = arith.constant -1 : i64
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = -51 : i32, smin = -79 : i32, umax = -51 : i32, umin = -79 : i32} : i32
// CHECK-NEXT:     %[[V1:.*]] = index.casts %[[V0]] : i32 to index
// CHECK-NEXT:     %[[V2:.*]] = test.reflect_bounds {smax = -51 : index, smin = -79 : index, umax = -51 : index, umin = 4294967217 : index} %[[V1]] : index
// CHECK-NEXT:     %[[V3:.*]] = index.castu %[[V0]] : i32 to index
// CHECK-NEXT:     %[[V4:.*]] = test.reflect_bounds {smax = 4294967245 : index, smin = -79 : index, umax = 4294967245 : index, umin = 4294967217 : index} %[[V3]] : index
// CHECK-NEXT:     %[[V5:.*]] = test.with_bounds {smax = 5 : i32, smin = -79 : i32, umax = -1 : i32, umin = 0 : i32} : i32
// CHECK-NEXT:     %[[V6:.*]] = index.casts %[[V5]] : i32 to index
// CHECK-NEXT:     %[[V7:.*]] = test.reflect_bounds {smax = 5 : index, smin = -79 : index, umax = -1 : index, umin = 0 : index} %[[V6]] : index
// CHECK-NEXT:     %[[V8:.*]] = index.castu %[[V5]] : i32 to index
// CHECK-NEXT:     %[[V9:.*]] = test.reflect_bounds {smax = 4294967295 : index, smin = -79 : index, umax = 4294967295 : index, umin = 0 : index} %[[V8]] : index
// CHECK-NEXT:     %[[V10:.*]] = test.with_bounds {smax = -51 : i64, smin = -79 : i64, umax = -51 : i64, umin = -79 : i64} : i64
// CHECK-NEXT:     %[[V11:.*]] = index.casts %[[V10]] : i64 to index
// CHECK-NEXT:     %[[V12:.*]] = test.reflect_bounds {smax = -51 : index, smin = -79 : index, umax = -51 : index, umin = 4294967217 : index} %[[V11]] : index
// CHECK-NEXT:     %[[V13:.*]] = index.castu %[[V10]] : i64 to index
// CHECK-NEXT:     %[[V14:.*]] = test.reflect_bounds {smax = -51 : index, smin = -79 : index, umax = -51 : index, umin = 4294967217 : index} %[[V13]] : index
// CHECK-NEXT:     %[[V15:.*]] = test.with_bounds {smax = 5 : i8, smin = -79 : i8, umax = -1 : i8, umin = 0 : i8} : i8
// CHECK-NEXT:     %[[V16:.*]] = index.casts %[[V15]] : i8 to index
// CHECK-NEXT:     %[[V17:.*]] = test.reflect_bounds {smax = 5 : index, smin = -79 : index, umax = -1 : index, umin = 0 : index} %[[V16]] : index
// CHECK-NEXT:     %[[V18:.*]] = index.castu %[[V15]] : i8 to index
// CHECK-NEXT:     %[[V19:.*]] = test.reflect_bounds {smax = 255 : index, smin = 0 : index, umax = 255 : index, umin = 0 : index} %[[V18]] : index
// CHECK-NEXT:     %[[V20:.*]] = test.with_bounds {smax = 5 : index, smin = -79 : index, umax = -1 : index, umin = 0 : index} : index
// CHECK-NEXT:     %[[V21:.*]] = index.casts %[[V20]] : index to i8
// CHECK-NEXT:     %[[V22:.*]] = test.reflect_bounds {smax = 5 : si8, smin = -79 : si8, umax = 255 : ui8, umin = 0 : ui8} %[[V21]] : i8
// CHECK-NEXT:     %[[V23:.*]] = index.castu %[[V20]] : index to i8
// CHECK-NEXT:     %[[V24:.*]] = test.reflect_bounds {smax = 5 : si8, smin = -79 : si8, umax = 255 : ui8, umin = 0 : ui8} %[[V23]] : i8
// CHECK-NEXT:     %[[V25:.*]] = index.casts %[[V20]] : index to i64
// CHECK-NEXT:     %[[V26:.*]] = test.reflect_bounds {smax = 5 : si64, smin = -79 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V25]] : i64
// CHECK-NEXT:     %[[V27:.*]] = index.castu %[[V20]] : index to i64
// CHECK-NEXT:     %[[V28:.*]] = test.reflect_bounds {smax = 5 : si64, smin = -79 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V27]] : i64
// CHECK-NEXT:     %[[V29:.*]] = test.with_bounds {smax = 5000000000 : i64, smin = 5 : i64, umax = 5000000000 : i64, umin = 5 : i64} : i64
// CHECK-NEXT:     %[[V30:.*]] = index.casts %[[V29]] : i64 to index
// CHECK-NEXT:     %[[V31:.*]] = test.reflect_bounds {smax = 5000000000 : index, smin = -2147483648 : index, umax = 5000000000 : index, umin = 0 : index} %[[V30]] : index
// CHECK-NEXT:     %[[V32:.*]] = index.castu %[[V29]] : i64 to index
// CHECK-NEXT:     %[[V33:.*]] = test.reflect_bounds {smax = 5000000000 : index, smin = -2147483648 : index, umax = 5000000000 : index, umin = 0 : index} %[[V32]] : index
// CHECK-NEXT:     %[[V34:.*]] = test.with_bounds {smax = 5000000000 : index, smin = 5 : index, umax = 5000000000 : index, umin = 5 : index} : index
// CHECK-NEXT:     %[[V35:.*]] = index.casts %[[V34]] : index to i64
// CHECK-NEXT:     %[[V36:.*]] = test.reflect_bounds {smax = 5000000000 : si64, smin = 5 : si64, umax = 5000000000 : ui64, umin = 5 : ui64} %[[V35]] : i64
// CHECK-NEXT:     %[[V37:.*]] = index.castu %[[V34]] : index to i64
// CHECK-NEXT:     %[[V38:.*]] = test.reflect_bounds {smax = 5000000000 : si64, smin = 5 : si64, umax = 5000000000 : ui64, umin = 5 : ui64} %[[V37]] : i64
// CHECK-NEXT:     %[[V39:.*]] = test.with_bounds {smax = -51 : i8, smin = -79 : i8, umax = -51 : i8, umin = -79 : i8} : i8
// CHECK-NEXT:     %[[V40:.*]] = index.casts %[[V39]] : i8 to index
// CHECK-NEXT:     %[[V41:.*]] = test.reflect_bounds {smax = -51 : index, smin = -79 : index, umax = -51 : index, umin = 4294967217 : index} %[[V40]] : index
// CHECK-NEXT:     %[[V42:.*]] = index.castu %[[V39]] : i8 to index
// CHECK-NEXT:     %[[V43:.*]] = test.reflect_bounds {smax = 205 : index, smin = 177 : index, umax = 205 : index, umin = 177 : index} %[[V42]] : index
// CHECK-NEXT:     %[[V44:.*]] = test.reflect_bounds {smax = -1 : si64, smin = -1 : si64, umax = 18446744073709551615 : ui64, umin = 18446744073709551615 : ui64} %[[C_1_I64]] : i64
// CHECK-NEXT:     %[[V45:.*]] = test.reflect_bounds {smax = -1 : si64, smin = -1 : si64, umax = 18446744073709551615 : ui64, umin = 18446744073709551615 : ui64} %[[C_1_I64]] : i64
// CHECK-NEXT:     return
func.func @f() {
  %0 = test.with_bounds {smax = -51 : i32, smin = -79 : i32, umax = -51 : i32, umin = -79 : i32} : i32
  %1 = index.casts %0 : i32 to index
  %2 = test.reflect_bounds %1 : index
  %3 = index.castu %0 : i32 to index
  %4 = test.reflect_bounds %3 : index
  %10 = test.with_bounds {smax = 5 : i32, smin = -79 : i32, umax = -1 : i32, umin = 0 : i32} : i32
  %11 = index.casts %10 : i32 to index
  %12 = test.reflect_bounds %11 : index
  %13 = index.castu %10 : i32 to index
  %14 = test.reflect_bounds %13 : index
  %20 = test.with_bounds {smax = -51 : i64, smin = -79 : i64, umax = -51 : i64, umin = -79 : i64} : i64
  %21 = index.casts %20 : i64 to index
  %22 = test.reflect_bounds %21 : index
  %23 = index.castu %20 : i64 to index
  %24 = test.reflect_bounds %23 : index
  %30 = test.with_bounds {smax = 5 : i8, smin = -79 : i8, umax = -1 : i8, umin = 0 : i8} : i8
  %31 = index.casts %30 : i8 to index
  %32 = test.reflect_bounds %31 : index
  %33 = index.castu %30 : i8 to index
  %34 = test.reflect_bounds %33 : index
  %40 = test.with_bounds {smax = 5 : index, smin = -79 : index, umax = -1 : index, umin = 0 : index} : index
  %41 = index.casts %40 : index to i8
  %42 = test.reflect_bounds %41 : i8
  %43 = index.castu %40 : index to i8
  %44 = test.reflect_bounds %43 : i8
  %45 = index.casts %40 : index to i64
  %46 = test.reflect_bounds %45 : i64
  %47 = index.castu %40 : index to i64
  %48 = test.reflect_bounds %47 : i64
  %50 = test.with_bounds {smax = 5000000000 : i64, smin = 5 : i64, umax = 5000000000 : i64, umin = 5 : i64} : i64
  %51 = index.casts %50 : i64 to index
  %52 = test.reflect_bounds %51 : index
  %53 = index.castu %50 : i64 to index
  %54 = test.reflect_bounds %53 : index
  %60 = test.with_bounds {smax = 5000000000 : index, smin = 5 : index, umax = 5000000000 : index, umin = 5 : index} : index
  %61 = index.casts %60 : index to i64
  %62 = test.reflect_bounds %61 : i64
  %63 = index.castu %60 : index to i64
  %64 = test.reflect_bounds %63 : i64
  %70 = test.with_bounds {smax = -51 : i8, smin = -79 : i8, umax = -51 : i8, umin = -79 : i8} : i8
  %71 = index.casts %70 : i8 to index
  %72 = test.reflect_bounds %71 : index
  %73 = index.castu %70 : i8 to index
  %74 = test.reflect_bounds %73 : index
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %81 = index.casts %c-1 : index to i64
  %82 = test.reflect_bounds %81 : i64
  %83 = index.castu %c-1 : index to i64
  %84 = test.reflect_bounds %83 : i64
  return
}
