// RUN: mlir-opt %s --arith-unsigned-when-equivalent | FileCheck %s

// CHECK-LABEL: func @f0(
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} : index
// CHECK-NEXT:     %[[V1:.*]] = test.with_bounds {smax = 2972149983227302147 : index, smin = 1031003876372618801 : index, umax = 2972149983227302147 : index, umin = 1031003876372618801 : index} : index
// CHECK-NEXT:     %[[V2:.*]] = test.with_bounds {smax = 3185380965573016078 : index, smin = 522988075663109562 : index, umax = 3185380965573016078 : index, umin = 522988075663109562 : index} : index
// CHECK-NEXT:     %[[V3:.*]] = index.maxs %[[V0]], %[[V2]]
// CHECK-NEXT:     %[[V4:.*]] = test.reflect_bounds {smax = 3185380965573016078 : index, smin = 1 : index, umax = 3185380965573016078 : index, umin = 1 : index} %[[V3]] : index
// CHECK-NEXT:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V5:.*]] = index.ceildivu %[[V2]], %[[C3]]
// CHECK-NEXT:     %[[V6:.*]] = test.reflect_bounds {smax = 1061793655191005360 : index, smin = 0 : index, umax = 1061793655191005360 : index, umin = 0 : index} %[[V5]] : index
// CHECK-NEXT:     %[[C_1:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[V7:.*]] = arith.shli %[[V1]], %[[C_1]] : index
// CHECK-NEXT:     %[[V8:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V7]] : index
// CHECK-NEXT:     %[[V9:.*]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT:     %[[V10:.*]] = test.reflect_bounds {smax = 3 : si64, smin = 1 : si64, umax = 3 : ui64, umin = 1 : ui64} %[[V9]] : i64
// CHECK-NEXT:     %[[V11:.*]] = arith.index_cast %[[V9]] : i64 to index
// CHECK-NEXT:     %[[V12:.*]] = test.reflect_bounds {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} %[[V11]] : index
// CHECK-NEXT:     %[[V13:.*]] = arith.minui %[[V2]], %[[V3]] : index
// CHECK-NEXT:     %[[V14:.*]] = test.reflect_bounds {smax = 3185380965573016078 : index, smin = 1 : index, umax = 3185380965573016078 : index, umin = 1 : index} %[[V13]] : index
// CHECK-NEXT:     %[[V15:.*]] = arith.minui %[[V0]], %[[V11]] : index
// CHECK-NEXT:     %[[V16:.*]] = test.reflect_bounds {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} %[[V15]] : index
// CHECK-NEXT:     %[[V17:.*]] = index.sub %[[V11]], %[[V2]]
// CHECK-NEXT:     %[[V18:.*]] = test.reflect_bounds {smax = -522988075663109559 : index, smin = -3185380965573016077 : index, umax = -522988075663109559 : index, umin = -3185380965573016077 : index} %[[V17]] : index
// CHECK-NEXT:     %[[V19:.*]] = arith.remui %[[V0]], %[[V13]] : index
// CHECK-NEXT:     %[[V20:.*]] = test.reflect_bounds {smax = 3185380965573016077 : index, smin = 0 : index, umax = 3185380965573016077 : index, umin = 0 : index} %[[V19]] : index
// CHECK-NEXT:     %[[V21:.*]] = index.shrs %[[V15]], %[[V17]]
// CHECK-NEXT:     %[[V22:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V21]] : index
// CHECK-NEXT:     %[[C3_0:.*]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V23:.*]] = index.add %[[V21]], %[[C3_0]]
// CHECK-NEXT:     %[[V24:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V23]] : index
// CHECK-NEXT:     %[[V25:.*]] = arith.index_castui %[[V13]] : index to i64
// CHECK-NEXT:     %[[V26:.*]] = test.reflect_bounds {smax = 3185380965573016078 : si64, smin = 1 : si64, umax = 3185380965573016078 : ui64, umin = 1 : ui64} %[[V25]] : i64
// CHECK-NEXT:     %[[V27:.*]] = arith.index_cast %[[V25]] : i64 to index
// CHECK-NEXT:     %[[V28:.*]] = test.reflect_bounds {smax = 3185380965573016078 : index, smin = 1 : index, umax = 3185380965573016078 : index, umin = 1 : index} %[[V27]] : index
// CHECK-NEXT:     %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:     %[[V29:.*]] = index.mins %[[V21]], %[[C100]]
// CHECK-NEXT:     %[[V30:.*]] = test.reflect_bounds {smax = 100 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V29]] : index
// CHECK-NEXT:     return
func.func @f0() {
  %v1 = test.with_bounds {umin = 1 : index, umax = 3 : index, smin = 1 : index, smax = 3 : index} : index
  %v2 = test.with_bounds {umin = 1031003876372618801 : index, umax = 2972149983227302147 : index, smin = 1031003876372618801 : index, smax = 2972149983227302147 : index} : index
  %v3 = test.with_bounds {umin = 522988075663109562 : index, umax = 3185380965573016078 : index, smin = 522988075663109562 : index, smax = 3185380965573016078 : index} : index
  %v4 = index.maxs %v1, %v3
  %v5 = test.reflect_bounds %v4 : index
  %v6 = arith.constant 3 : index
  %v7 = index.ceildivu %v3, %v6
  %v8 = test.reflect_bounds %v7 : index
  %v9 = arith.constant -1 : index
  %v10 = arith.shli %v2, %v9 : index
  %v11 = test.reflect_bounds %v10 : index
  %v13 = arith.index_cast %v1 : index to i64
  %v14 = test.reflect_bounds %v13 : i64
  %v12 = arith.index_cast %v13 : i64 to index
  %v15 = test.reflect_bounds %v12 : index
  %v16 = arith.minui %v3, %v4 : index
  %v17 = test.reflect_bounds %v16 : index
  %v18 = arith.minsi %v1, %v12 : index
  %v19 = test.reflect_bounds %v18 : index
  %v20 = index.sub %v12, %v3
  %v21 = test.reflect_bounds %v20 : index
  %v22 = arith.remui %v1, %v16 : index
  %v23 = test.reflect_bounds %v22 : index
  %v24 = index.shrs %v18, %v20
  %v25 = test.reflect_bounds %v24 : index
  %v26 = arith.constant 3 : index
  %v27 = index.add %v24, %v26
  %v28 = test.reflect_bounds %v27 : index
  %v30 = arith.index_castui %v16 : index to i64
  %v31 = test.reflect_bounds %v30 : i64
  %v29 = arith.index_cast %v30 : i64 to index
  %v32 = test.reflect_bounds %v29 : index
  %v33 = arith.constant 100 : index
  %v34 = index.mins %v24, %v33
  %v35 = test.reflect_bounds %v34 : index
  return
}

// CHECK-LABEL: func @f1(
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = 5016193005703275273 : index, smin = -4399036298174145834 : index, umax = -1 : index, umin = 0 : index} : index
// CHECK-NEXT:     %[[V1:.*]] = test.with_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -2448787921959901336 : index, umin = 462911477019257753 : index} : index
// CHECK-NEXT:     %[[V2:.*]] = test.with_bounds {smax = 2 : index, smin = 2 : index, umax = 2 : index, umin = 2 : index} : index
// CHECK-NEXT:     %[[V3:.*]] = index.divs %[[V2]], %[[V1]]
// CHECK-NEXT:     %[[V4:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V3]] : index
// CHECK-NEXT:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V5:.*]] = index.ceildivu %[[V3]], %[[C3]]
// CHECK-NEXT:     %[[V6:.*]] = test.reflect_bounds {smax = 6148914691236517205 : index, smin = 0 : index, umax = 6148914691236517205 : index, umin = 0 : index} %[[V5]] : index
// CHECK-NEXT:     %[[V7:.*]] = index.divu %[[V0]], %[[V5]]
// CHECK-NEXT:     %[[V8:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V7]] : index
// CHECK-NEXT:     %[[V9:.*]] = index.ceildivu %[[V0]], %[[V0]]
// CHECK-NEXT:     %[[V10:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V9]] : index
// CHECK-NEXT:     %[[V11:.*]] = index.mins %[[V7]], %[[V0]]
// CHECK-NEXT:     %[[V12:.*]] = test.reflect_bounds {smax = 5016193005703275273 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V11]] : index
// CHECK-NEXT:     %[[V13:.*]] = index.mins %[[V5]], %[[V11]]
// CHECK-NEXT:     %[[V14:.*]] = test.reflect_bounds {smax = 5016193005703275273 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V13]] : index
// CHECK-NEXT:     %[[V15:.*]] = index.mul %[[V3]], %[[V9]]
// CHECK-NEXT:     %[[V16:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V15]] : index
// CHECK-NEXT:     %[[V17:.*]] = index.rems %[[V13]], %[[V7]]
// CHECK-NEXT:     %[[V18:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V17]] : index
// CHECK-NEXT:     %[[V19:.*]] = arith.minui %[[V7]], %[[V17]] : index
// CHECK-NEXT:     %[[V20:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V19]] : index
// CHECK-NEXT:     %[[V21:.*]] = index.and %[[V13]], %[[V9]]
// CHECK-NEXT:     %[[V22:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V21]] : index
// CHECK-NEXT:     %[[V23:.*]] = index.divs %[[V19]], %[[V17]]
// CHECK-NEXT:     %[[V24:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V23]] : index
// CHECK-NEXT:     %[[V25:.*]] = arith.cmpi uge, %[[V2]], %[[V2]] : index
// CHECK-NEXT:     %[[V26:.*]] = test.reflect_bounds {smax = -1 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 1 : ui1} %[[V25]] : i1
// CHECK-NEXT:     %[[V27:.*]] = arith.select %[[V25]], %[[V2]], %[[V2]] : index
// CHECK-NEXT:     %[[V28:.*]] = test.reflect_bounds {smax = 2 : index, smin = 2 : index, umax = 2 : index, umin = 2 : index} %[[V27]] : index
// CHECK-NEXT:     return
func.func @f1() {
  %v1 = test.with_bounds {umin = 0 : index, umax = -1 : index, smin = -4399036298174145834 : index, smax = 5016193005703275273 : index} : index
  %v2 = test.with_bounds {umin = 462911477019257753 : index, umax = -2448787921959901336 : index, smin = -9223372036854775808 : index, smax = 9223372036854775807 : index} : index
  %v3 = test.with_bounds {umin = 2 : index, umax = 2 : index, smin = 2 : index, smax = 2 : index} : index
  %v4 = index.divs %v3, %v2
  %v5 = test.reflect_bounds %v4 : index
  %v6 = arith.constant 3 : index
  %v7 = index.ceildivu %v4, %v6
  %v8 = test.reflect_bounds %v7 : index
  %v9 = index.divu %v1, %v7
  %v10 = test.reflect_bounds %v9 : index
  %v11 = index.ceildivu %v1, %v1
  %v12 = test.reflect_bounds %v11 : index
  %v13 = index.mins %v9, %v1
  %v14 = test.reflect_bounds %v13 : index
  %v15 = index.mins %v7, %v13
  %v16 = test.reflect_bounds %v15 : index
  %v17 = index.mul %v4, %v11
  %v18 = test.reflect_bounds %v17 : index
  %v19 = index.rems %v15, %v9
  %v20 = test.reflect_bounds %v19 : index
  %v21 = arith.minui %v9, %v19 : index
  %v22 = test.reflect_bounds %v21 : index
  %v23 = index.and %v15, %v11
  %v24 = test.reflect_bounds %v23 : index
  %v25 = index.divs %v21, %v19
  %v26 = test.reflect_bounds %v25 : index
  %v28 = arith.cmpi uge, %v3, %v3 : index
  %v29 = test.reflect_bounds %v28 : i1
  %v27 = arith.select %v28, %v3, %v3 : index
  %v30 = test.reflect_bounds %v27 : index
  return
}

// CHECK-LABEL: func @f2(
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = 2358040879873885885 : i64, smin = 2211678821590381726 : i64, umax = 2358040879873885885 : i64, umin = 2211678821590381726 : i64} : i64
// CHECK-NEXT:     %[[V1:.*]] = test.with_bounds {smax = 73 : i64, smin = -85 : i64, umax = -1 : i64, umin = 0 : i64} : i64
// CHECK-NEXT:     %[[V2:.*]] = test.with_bounds {smax = 0 : i64, smin = -3 : i64, umax = -1 : i64, umin = 0 : i64} : i64
// CHECK-NEXT:     %[[C100_I64:.*]] = arith.constant 100 : i64
// CHECK-NEXT:     %[[V3:.*]] = arith.addi %[[V2]], %[[C100_I64]] : i64
// CHECK-NEXT:     %[[V4:.*]] = test.reflect_bounds {smax = 100 : si64, smin = 97 : si64, umax = 100 : ui64, umin = 97 : ui64} %[[V3]] : i64
// CHECK-NEXT:     %[[V5:.*]] = arith.muli %[[V3]], %[[V1]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V6:.*]] = test.reflect_bounds {smax = 7300 : si64, smin = -8500 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V5]] : i64
// CHECK-NEXT:     %[[C2_I64:.*]] = arith.constant 2 : i64
// CHECK-NEXT:     %[[V7:.*]] = arith.cmpi ugt, %[[V0]], %[[C2_I64]] : i64
// CHECK-NEXT:     %[[V8:.*]] = test.reflect_bounds {smax = -1 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 1 : ui1} %[[V7]] : i1
// CHECK-NEXT:     %[[V9:.*]] = arith.select %[[V7]], %[[V0]], %[[C2_I64]] : i64
// CHECK-NEXT:     %[[V10:.*]] = test.reflect_bounds {smax = 2358040879873885885 : si64, smin = 2211678821590381726 : si64, umax = 2358040879873885885 : ui64, umin = 2211678821590381726 : ui64} %[[V9]] : i64
// CHECK-NEXT:     %[[V11:.*]] = arith.muli %[[V5]], %[[V2]] : i64
// CHECK-NEXT:     %[[V12:.*]] = test.reflect_bounds {smax = 25500 : si64, smin = -21900 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V11]] : i64
// CHECK-NEXT:     %[[V13:.*]] = arith.muli %[[V0]], %[[V5]] overflow<nsw> : i64
// CHECK-NEXT:     %[[V14:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V13]] : i64
// CHECK-NEXT:     %[[V15:.*]] = arith.minsi %[[V13]], %[[V3]] : i64
// CHECK-NEXT:     %[[V16:.*]] = test.reflect_bounds {smax = 100 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V15]] : i64
// CHECK-NEXT:     %[[V17:.*]] = arith.shli %[[V3]], %[[V3]] overflow<nsw> : i64
// CHECK-NEXT:     %[[V18:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = 9223372036854775807 : si64, umax = 9223372036854775807 : ui64, umin = 9223372036854775807 : ui64} %[[V17]] : i64
// CHECK-NEXT:     %[[C3_I64:.*]] = arith.constant 3 : i64
// CHECK-NEXT:     %[[V19:.*]] = arith.maxsi %[[V11]], %[[C3_I64]] : i64
// CHECK-NEXT:     %[[V20:.*]] = test.reflect_bounds {smax = 25500 : si64, smin = 3 : si64, umax = 25500 : ui64, umin = 3 : ui64} %[[V19]] : i64
// CHECK-NEXT:     %[[V21:.*]] = arith.ori %[[V3]], %[[V15]] : i64
// CHECK-NEXT:     %[[V22:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 96 : ui64} %[[V21]] : i64
// CHECK-NEXT:     %[[V23:.*]] = arith.cmpi sgt, %[[V3]], %[[V2]] : i64
// CHECK-NEXT:     %[[V24:.*]] = test.reflect_bounds {smax = -1 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 1 : ui1} %[[V23]] : i1
// CHECK-NEXT:     %[[V25:.*]] = arith.select %[[V23]], %[[V3]], %[[V2]] : i64
// CHECK-NEXT:     %[[V26:.*]] = test.reflect_bounds {smax = 100 : si64, smin = 97 : si64, umax = 100 : ui64, umin = 97 : ui64} %[[V25]] : i64
// CHECK-NEXT:     %[[C100_I64_0:.*]] = arith.constant 100 : i64
// CHECK-NEXT:     %[[V27:.*]] = arith.minsi %[[V15]], %[[C100_I64_0]] : i64
// CHECK-NEXT:     %[[V28:.*]] = test.reflect_bounds {smax = 100 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V27]] : i64
// CHECK-NEXT:     %[[C3_I64_1:.*]] = arith.constant 3 : i64
// CHECK-NEXT:     %[[V29:.*]] = index.castu %[[V17]] : i64 to index
// CHECK-NEXT:     %[[V30:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -1 : index, umax = 9223372036854775807 : index, umin = 4294967295 : index} %[[V29]] : index
// CHECK-NEXT:     %[[V31:.*]] = index.castu %[[V29]] : index to i64
// CHECK-NEXT:     %[[V32:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -1 : si64, umax = 9223372036854775807 : ui64, umin = 4294967295 : ui64} %[[V31]] : i64
// CHECK-NEXT:     return
func.func @f2() {
  %v1 = test.with_bounds {umin = 2211678821590381726 : i64, umax = 2358040879873885885 : i64, smin = 2211678821590381726 : i64, smax = 2358040879873885885 : i64} : i64
  %v2 = test.with_bounds {umin = 0 : i64, umax = -1 : i64, smin = -85 : i64, smax = 73 : i64} : i64
  %v3 = test.with_bounds {umin = 0 : i64, umax = -1 : i64, smin = -3 : i64, smax = 0 : i64} : i64
  %v4 = arith.constant 100 : i64
  %v5 = arith.addi %v3, %v4 : i64
  %v6 = test.reflect_bounds %v5 : i64
  %v7 = arith.muli %v5, %v2 overflow<nsw,nuw> : i64
  %v8 = test.reflect_bounds %v7 : i64
  %v9 = arith.constant 2 : i64
  %v11 = arith.cmpi sgt, %v1, %v9 : i64
  %v12 = test.reflect_bounds %v11 : i1
  %v10 = arith.select %v11, %v1, %v9 : i64
  %v13 = test.reflect_bounds %v10 : i64
  %v14 = arith.muli %v7, %v3 : i64
  %v15 = test.reflect_bounds %v14 : i64
  %v16 = arith.muli %v1, %v7 overflow<nsw> : i64
  %v17 = test.reflect_bounds %v16 : i64
  %v18 = arith.minsi %v16, %v5 : i64
  %v19 = test.reflect_bounds %v18 : i64
  %v20 = arith.shli %v5, %v5 overflow<nsw> : i64
  %v21 = test.reflect_bounds %v20 : i64
  %v22 = arith.constant 3 : i64
  %v23 = arith.maxsi %v14, %v22 : i64
  %v24 = test.reflect_bounds %v23 : i64
  %v25 = arith.ori %v5, %v18 : i64
  %v26 = test.reflect_bounds %v25 : i64
  %v28 = arith.cmpi sgt, %v5, %v3 : i64
  %v29 = test.reflect_bounds %v28 : i1
  %v27 = arith.select %v28, %v5, %v3 : i64
  %v30 = test.reflect_bounds %v27 : i64
  %v31 = arith.constant 100 : i64
  %v32 = arith.minsi %v18, %v31 : i64
  %v33 = test.reflect_bounds %v32 : i64
  %v34 = arith.constant 3 : i64
  %v36 = index.castu %v20 : i64 to index
  %v37 = test.reflect_bounds %v36 : index
  %v35 = index.castu %v36 : index to i64
  %v38 = test.reflect_bounds %v35 : i64
  return
}

// CHECK-LABEL: func @f3(
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = 3 : i64, smin = 0 : i64, umax = 3 : i64, umin = 0 : i64} : i64
// CHECK-NEXT:     %[[V1:.*]] = test.with_bounds {smax = 0 : i64, smin = -1 : i64, umax = -1 : i64, umin = 0 : i64} : i64
// CHECK-NEXT:     %[[V2:.*]] = test.with_bounds {smax = 999879342400667028 : i64, smin = -2060824043966340637 : i64, umax = -1 : i64, umin = 0 : i64} : i64
// CHECK-NEXT:     %[[V3:.*]] = arith.cmpi uge, %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:.*]] = test.reflect_bounds {smax = 0 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 0 : ui1} %[[V3]] : i1
// CHECK-NEXT:     %[[V5:.*]] = arith.select %[[V3]], %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V6:.*]] = test.reflect_bounds {smax = 999879342400667028 : si64, smin = -2060824043966340637 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V5]] : i64
// CHECK-NEXT:     %[[V7:.*]] = arith.addi %[[V2]], %[[V2]] : i64
// CHECK-NEXT:     %[[V8:.*]] = test.reflect_bounds {smax = 1999758684801334056 : si64, smin = -4121648087932681274 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V7]] : i64
// CHECK-NEXT:     %[[V9:.*]] = arith.divui %[[V5]], %[[V2]] : i64
// CHECK-NEXT:     %[[V10:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V9]] : i64
// CHECK-NEXT:     %[[C100_I64:.*]] = arith.constant 100 : i64
// CHECK-NEXT:     %[[V11:.*]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:     %[[V12:.*]] = test.reflect_bounds {smax = 127 : si8, smin = -128 : si8, umax = 255 : ui8, umin = 0 : ui8} %[[V11]] : i8
// CHECK-NEXT:     %[[V13:.*]] = arith.extui %[[V11]] : i8 to i64
// CHECK-NEXT:     %[[V14:.*]] = test.reflect_bounds {smax = 255 : si64, smin = 0 : si64, umax = 255 : ui64, umin = 0 : ui64} %[[V13]] : i64
// CHECK-NEXT:     %[[V15:.*]] = arith.remui %[[V7]], %[[V2]] : i64
// CHECK-NEXT:     %[[V16:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V15]] : i64
// CHECK-NEXT:     %[[V17:.*]] = arith.divui %[[V2]], %[[V2]] : i64
// CHECK-NEXT:     %[[V18:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V17]] : i64
// CHECK-NEXT:     %[[C0_I64:.*]] = arith.constant 0 : i64
// CHECK-NEXT:     %[[V19:.*]] = arith.divui %[[V17]], %[[C0_I64]] : i64
// CHECK-NEXT:     %[[V20:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V19]] : i64
// CHECK-NEXT:     %[[V21:.*]] = arith.cmpi eq, %[[V19]], %[[V13]] : i64
// CHECK-NEXT:     %[[V22:.*]] = test.reflect_bounds {smax = 0 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 0 : ui1} %[[V21]] : i1
// CHECK-NEXT:     %[[V23:.*]] = arith.select %[[V21]], %[[V19]], %[[V13]] : i64
// CHECK-NEXT:     %[[V24:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V23]] : i64
// CHECK-NEXT:     %[[V25:.*]] = arith.trunci %[[V9]] : i64 to i32
// CHECK-NEXT:     %[[V26:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V25]] : i32
// CHECK-NEXT:     %[[V27:.*]] = arith.extui %[[V25]] : i32 to i64
// CHECK-NEXT:     %[[V28:.*]] = test.reflect_bounds {smax = 4294967295 : si64, smin = 0 : si64, umax = 4294967295 : ui64, umin = 0 : ui64} %[[V27]] : i64
// CHECK-NEXT:     %[[V29:.*]] = arith.trunci %[[V17]] : i64 to i32
// CHECK-NEXT:     %[[V30:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V29]] : i32
// CHECK-NEXT:     %[[V31:.*]] = arith.extsi %[[V29]] : i32 to i64
// CHECK-NEXT:     %[[V32:.*]] = test.reflect_bounds {smax = 2147483647 : si64, smin = -2147483648 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V31]] : i64
// CHECK-NEXT:     %[[C7_I64:.*]] = arith.constant 7 : i64
// CHECK-NEXT:     %[[V33:.*]] = arith.trunci %[[V17]] : i64 to i8
// CHECK-NEXT:     %[[V34:.*]] = test.reflect_bounds {smax = 127 : si8, smin = -128 : si8, umax = 255 : ui8, umin = 0 : ui8} %[[V33]] : i8
// CHECK-NEXT:     %[[V35:.*]] = arith.extsi %[[V33]] : i8 to i64
// CHECK-NEXT:     %[[V36:.*]] = test.reflect_bounds {smax = 127 : si64, smin = -128 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V35]] : i64
// CHECK-NEXT:     %[[V37:.*]] = arith.divui %[[V9]], %[[V23]] : i64
// CHECK-NEXT:     %[[V38:.*]] = test.reflect_bounds {smax = 9223372036854775807 : si64, smin = -9223372036854775808 : si64, umax = 18446744073709551615 : ui64, umin = 0 : ui64} %[[V37]] : i64
// CHECK-NEXT:     return
func.func @f3() {
  %v1 = test.with_bounds {umin = 0 : i64, umax = 3 : i64, smin = 0 : i64, smax = 3 : i64} : i64
  %v2 = test.with_bounds {umin = 0 : i64, umax = -1 : i64, smin = -1 : i64, smax = 0 : i64} : i64
  %v3 = test.with_bounds {umin = 0 : i64, umax = -1 : i64, smin = -2060824043966340637 : i64, smax = 999879342400667028 : i64} : i64
  %v5 = arith.cmpi uge, %v2, %v3 : i64
  %v6 = test.reflect_bounds %v5 : i1
  %v4 = arith.select %v5, %v2, %v3 : i64
  %v7 = test.reflect_bounds %v4 : i64
  %v8 = arith.addi %v3, %v3 : i64
  %v9 = test.reflect_bounds %v8 : i64
  %v10 = arith.divui %v4, %v3 : i64
  %v11 = test.reflect_bounds %v10 : i64
  %v12 = arith.constant 100 : i64
  %v14 = arith.trunci %v3 : i64 to i8
  %v15 = test.reflect_bounds %v14 : i8
  %v13 = arith.extui %v14 : i8 to i64
  %v16 = test.reflect_bounds %v13 : i64
  %v17 = arith.remui %v8, %v3 : i64
  %v18 = test.reflect_bounds %v17 : i64
  %v19 = arith.divui %v3, %v3 : i64
  %v20 = test.reflect_bounds %v19 : i64
  %v21 = arith.constant 0 : i64
  %v22 = arith.divui %v19, %v21 : i64
  %v23 = test.reflect_bounds %v22 : i64
  %v25 = arith.cmpi eq, %v22, %v13 : i64
  %v26 = test.reflect_bounds %v25 : i1
  %v24 = arith.select %v25, %v22, %v13 : i64
  %v27 = test.reflect_bounds %v24 : i64
  %v29 = arith.trunci %v10 : i64 to i32
  %v30 = test.reflect_bounds %v29 : i32
  %v28 = arith.extui %v29 : i32 to i64
  %v31 = test.reflect_bounds %v28 : i64
  %v33 = arith.trunci %v19 : i64 to i32
  %v34 = test.reflect_bounds %v33 : i32
  %v32 = arith.extsi %v33 : i32 to i64
  %v35 = test.reflect_bounds %v32 : i64
  %v36 = arith.constant 7 : i64
  %v38 = arith.trunci %v19 : i64 to i8
  %v39 = test.reflect_bounds %v38 : i8
  %v37 = arith.extsi %v38 : i8 to i64
  %v40 = test.reflect_bounds %v37 : i64
  %v41 = arith.divui %v10, %v24 : i64
  %v42 = test.reflect_bounds %v41 : i64
  return
}
