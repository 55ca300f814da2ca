// RUN: mlir-opt %s -test-math-polynomial-approximation | FileCheck %s

// CHECK-LABEL: func.func @atan(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 0.785398185 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 194.550659 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 485.390411 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 432.881073 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 165.027008 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 24.8584652 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant -64.8502197 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant -122.886665 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant -75.0085601 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant -16.1575375 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -0.875060856 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 2.41421366 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 6.600000e-01 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V15:.+]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf ogt, %[[V15]], %[[V13]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V15]], %[[V14]] : f32
// CHECK-NEXT: %[[V18:.+]] = arith.subf %[[V15]], %[[V14]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.select %[[V16]], %[[V18]], %[[V15]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.select %[[V16]], %[[V17]], %[[V14]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.cmpf ogt, %[[V15]], %[[V12]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.select %[[V21]], %[[V14]], %[[V19]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V21]], %[[V15]], %[[V20]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.divf %[[V22]], %[[V23]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V24]], %[[V24]] : f32
// CHECK-NEXT: %[[V26:.+]] = math.fma %[[V25]], %[[V11]], %[[V10]] : f32
// CHECK-NEXT: %[[V27:.+]] = math.fma %[[V25]], %[[V26]], %[[V9]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V25]], %[[V27]], %[[V8]] : f32
// CHECK-NEXT: %[[V29:.+]] = math.fma %[[V25]], %[[V28]], %[[V7]] : f32
// CHECK-NEXT: %[[V30:.+]] = arith.mulf %[[V29]], %[[V25]] : f32
// CHECK-NEXT: %[[V31:.+]] = math.fma %[[V25]], %[[V6]], %[[V5]] : f32
// CHECK-NEXT: %[[V32:.+]] = math.fma %[[V25]], %[[V31]], %[[V4]] : f32
// CHECK-NEXT: %[[V33:.+]] = math.fma %[[V25]], %[[V32]], %[[V3]] : f32
// CHECK-NEXT: %[[V34:.+]] = math.fma %[[V25]], %[[V33]], %[[V2]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.divf %[[V30]], %[[V34]] : f32
// CHECK-NEXT: %[[V36:.+]] = math.fma %[[V35]], %[[V24]], %[[V24]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.addf %[[V36]], %[[V1]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.select %[[V16]], %[[V37]], %[[V36]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.subf %[[V0]], %[[V36]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V21]], %[[V39]], %[[V38]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.copysign %[[V40]], %[[ARG0]] : f32
// CHECK-NEXT: return %[[V41]] : f32
// CHECK-NEXT: }
func.func @atan(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant -1.57079637 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 3.14159274 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.785398185 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 194.550659 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 485.390411 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 432.881073 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 165.027008 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 24.8584652 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -64.8502197 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant -122.886665 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant -75.0085601 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant -16.1575375 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant -0.875060856 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 2.41421366 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant 6.600000e-01 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.divf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.absf %[[V19]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.cmpf ogt, %[[V20]], %[[V17]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.addf %[[V20]], %[[V18]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.subf %[[V20]], %[[V18]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.select %[[V21]], %[[V23]], %[[V20]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.select %[[V21]], %[[V22]], %[[V18]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpf ogt, %[[V20]], %[[V16]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.select %[[V26]], %[[V18]], %[[V24]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.select %[[V26]], %[[V20]], %[[V25]] : f32
// CHECK-NEXT: %[[V29:.+]] = arith.divf %[[V27]], %[[V28]] : f32
// CHECK-NEXT: %[[V30:.+]] = arith.mulf %[[V29]], %[[V29]] : f32
// CHECK-NEXT: %[[V31:.+]] = math.fma %[[V30]], %[[V15]], %[[V14]] : f32
// CHECK-NEXT: %[[V32:.+]] = math.fma %[[V30]], %[[V31]], %[[V13]] : f32
// CHECK-NEXT: %[[V33:.+]] = math.fma %[[V30]], %[[V32]], %[[V12]] : f32
// CHECK-NEXT: %[[V34:.+]] = math.fma %[[V30]], %[[V33]], %[[V11]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.mulf %[[V34]], %[[V30]] : f32
// CHECK-NEXT: %[[V36:.+]] = math.fma %[[V30]], %[[V10]], %[[V9]] : f32
// CHECK-NEXT: %[[V37:.+]] = math.fma %[[V30]], %[[V36]], %[[V8]] : f32
// CHECK-NEXT: %[[V38:.+]] = math.fma %[[V30]], %[[V37]], %[[V7]] : f32
// CHECK-NEXT: %[[V39:.+]] = math.fma %[[V30]], %[[V38]], %[[V6]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.divf %[[V35]], %[[V39]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.fma %[[V40]], %[[V29]], %[[V29]] : f32
// CHECK-NEXT: %[[V42:.+]] = arith.addf %[[V41]], %[[V5]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.select %[[V21]], %[[V42]], %[[V41]] : f32
// CHECK-NEXT: %[[V44:.+]] = arith.subf %[[V4]], %[[V41]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.select %[[V26]], %[[V44]], %[[V43]] : f32
// CHECK-NEXT: %[[V46:.+]] = math.copysign %[[V45]], %[[V19]] : f32
// CHECK-NEXT: %[[V47:.+]] = arith.addf %[[V46]], %[[V2]] : f32
// CHECK-NEXT: %[[V48:.+]] = arith.subf %[[V46]], %[[V2]] : f32
// CHECK-NEXT: %[[V49:.+]] = arith.cmpf ogt, %[[V46]], %[[V3]] : f32
// CHECK-NEXT: %[[V50:.+]] = arith.select %[[V49]], %[[V48]], %[[V47]] : f32
// CHECK-NEXT: %[[V51:.+]] = arith.cmpf ogt, %[[ARG1]], %[[V3]] : f32
// CHECK-NEXT: %[[V52:.+]] = arith.select %[[V51]], %[[V46]], %[[V50]] : f32
// CHECK-NEXT: %[[V53:.+]] = arith.cmpf oeq, %[[ARG1]], %[[V3]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.cmpf ogt, %[[ARG0]], %[[V3]] : f32
// CHECK-NEXT: %[[V55:.+]] = arith.andi %[[V53]], %[[V54]] : i1
// CHECK-NEXT: %[[V56:.+]] = arith.select %[[V55]], %[[V4]], %[[V52]] : f32
// CHECK-NEXT: %[[V57:.+]] = arith.cmpf olt, %[[ARG0]], %[[V3]] : f32
// CHECK-NEXT: %[[V58:.+]] = arith.andi %[[V53]], %[[V57]] : i1
// CHECK-NEXT: %[[V59:.+]] = arith.select %[[V58]], %[[V1]], %[[V56]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V3]] : f32
// CHECK-NEXT: %[[V61:.+]] = arith.andi %[[V53]], %[[V60]] : i1
// CHECK-NEXT: %[[V62:.+]] = arith.select %[[V61]], %[[V0]], %[[V59]] : f32
// CHECK-NEXT: return %[[V62]] : f32
// CHECK-NEXT: }
func.func @atan2(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @cbrt(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 4 : i32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 8 : i32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 709965728 : i32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0.333333343 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V7:.+]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT: %[[V8:.+]] = arith.bitcast %[[V7]] : f32 to i32
// CHECK-NEXT: %[[V9:.+]] = arith.shrsi %[[V8]], %[[V0]] : i32
// CHECK-NEXT: %[[V10:.+]] = arith.shrsi %[[V8]], %[[V1]] : i32
// CHECK-NEXT: %[[V11:.+]] = arith.addi %[[V9]], %[[V10]] : i32
// CHECK-NEXT: %[[V12:.+]] = arith.shrsi %[[V11]], %[[V1]] : i32
// CHECK-NEXT: %[[V13:.+]] = arith.addi %[[V11]], %[[V12]] : i32
// CHECK-NEXT: %[[V14:.+]] = arith.shrsi %[[V13]], %[[V2]] : i32
// CHECK-NEXT: %[[V15:.+]] = arith.addi %[[V13]], %[[V14]] : i32
// CHECK-NEXT: %[[V16:.+]] = arith.addi %[[V15]], %[[V3]] : i32
// CHECK-NEXT: %[[V17:.+]] = arith.bitcast %[[V16]] : i32 to f32
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[V17]], %[[V17]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.mulf %[[V17]], %[[V5]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.divf %[[V7]], %[[V18]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.addf %[[V19]], %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.mulf %[[V21]], %[[V4]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V22]], %[[V22]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.mulf %[[V22]], %[[V5]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.divf %[[V7]], %[[V23]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.addf %[[V24]], %[[V25]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.mulf %[[V26]], %[[V4]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.cmpf oeq, %[[V7]], %[[V6]] : f32
// CHECK-NEXT: %[[V29:.+]] = arith.select %[[V28]], %[[V6]], %[[V27]] : f32
// CHECK-NEXT: %[[V30:.+]] = math.copysign %[[V29]], %[[ARG0]] : f32
// CHECK-NEXT: return %[[V30]] : f32
// CHECK-NEXT: }
func.func @cbrt(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V4:.+]] = arith.constant -2.59630184E-7 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 2.47562348E-5 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant -0.00138883304 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 0.0416666418 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant -2.50293279E-8 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 2.76001265E-6 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -1.98426045E-4 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.00833334774 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant -0.166666672 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 0.636619746 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[ARG0]], %[[V16]] : f32
// CHECK-NEXT: %[[V19:.+]] = math.floor %[[V18]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.mulf %[[V19]], %[[V17]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.subf %[[ARG0]], %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.fptosi %[[V19]] : f32 to i32
// CHECK-NEXT: %[[V23:.+]] = arith.andi %[[V22]], %[[V3]] : i32
// CHECK-NEXT: %[[V24:.+]] = arith.cmpi eq, %[[V23]], %[[V2]] : i32
// CHECK-NEXT: %[[V25:.+]] = arith.cmpi eq, %[[V23]], %[[V1]] : i32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpi eq, %[[V23]], %[[V0]] : i32
// CHECK-NEXT: %[[V27:.+]] = arith.ori %[[V24]], %[[V26]] : i1
// CHECK-NEXT: %[[V28:.+]] = arith.ori %[[V25]], %[[V26]] : i1
// CHECK-NEXT: %[[V29:.+]] = arith.mulf %[[V21]], %[[V21]] : f32
// CHECK-NEXT: %[[V30:.+]] = arith.select %[[V27]], %[[V15]], %[[V21]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.select %[[V27]], %[[V8]], %[[V13]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.select %[[V27]], %[[V7]], %[[V12]] : f32
// CHECK-NEXT: %[[V33:.+]] = arith.select %[[V27]], %[[V6]], %[[V11]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.select %[[V27]], %[[V5]], %[[V10]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V27]], %[[V4]], %[[V9]] : f32
// CHECK-NEXT: %[[V36:.+]] = math.fma %[[V29]], %[[V35]], %[[V34]] : f32
// CHECK-NEXT: %[[V37:.+]] = math.fma %[[V29]], %[[V36]], %[[V33]] : f32
// CHECK-NEXT: %[[V38:.+]] = math.fma %[[V29]], %[[V37]], %[[V32]] : f32
// CHECK-NEXT: %[[V39:.+]] = math.fma %[[V29]], %[[V38]], %[[V31]] : f32
// CHECK-NEXT: %[[V40:.+]] = math.fma %[[V29]], %[[V39]], %[[V15]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.mulf %[[V30]], %[[V40]] : f32
// CHECK-NEXT: %[[V42:.+]] = arith.mulf %[[V41]], %[[V14]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.select %[[V28]], %[[V42]], %[[V41]] : f32
// CHECK-NEXT: return %[[V43]] : f32
// CHECK-NEXT: }
func.func @cos(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1.12837911 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant -0.523018539 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0.209741712 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.0258146804 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.12750685 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant -0.364721417 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 0.118407398 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 0.0370645523 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant -0.00330093061 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant 0.00351961935 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant -0.00141373626 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 2.53447099E-4 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant -1.71048032E-5 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant -0.463513821 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 0.519230127 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant -0.131808966 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant 0.0739796459 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.constant -3.276070e-01 : f32
// CHECK-NEXT: %[[V20:.+]] = arith.constant 0.448369086 : f32
// CHECK-NEXT: %[[V21:.+]] = arith.constant -0.0883462652 : f32
// CHECK-NEXT: %[[V22:.+]] = arith.constant 0.0572442785 : f32
// CHECK-NEXT: %[[V23:.+]] = arith.constant -2.0606916 : f32
// CHECK-NEXT: %[[V24:.+]] = arith.constant 1.62705934 : f32
// CHECK-NEXT: %[[V25:.+]] = arith.constant -0.583389878 : f32
// CHECK-NEXT: %[[V26:.+]] = arith.constant 0.0821908935 : f32
// CHECK-NEXT: %[[V27:.+]] = arith.constant 8.000000e-01 : f32
// CHECK-NEXT: %[[V28:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[V29:.+]] = arith.constant 3.750000e+00 : f32
// CHECK-NEXT: %[[V30:.+]] = arith.cmpf olt, %[[ARG0]], %[[V0]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.select %[[V30]], %[[V31]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V33:.+]] = arith.cmpf olt, %[[V32]], %[[V27]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.select %[[V33]], %[[V2]], %[[V6]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V33]], %[[V15]], %[[V19]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.select %[[V33]], %[[V3]], %[[V7]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.select %[[V33]], %[[V16]], %[[V20]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.select %[[V33]], %[[V4]], %[[V8]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.select %[[V33]], %[[V17]], %[[V21]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V33]], %[[V5]], %[[V9]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.select %[[V33]], %[[V18]], %[[V22]] : f32
// CHECK-NEXT: %[[V42:.+]] = arith.cmpf olt, %[[V32]], %[[V28]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.select %[[V42]], %[[V0]], %[[V10]] : f32
// CHECK-NEXT: %[[V44:.+]] = arith.select %[[V42]], %[[V34]], %[[V11]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.select %[[V42]], %[[V35]], %[[V23]] : f32
// CHECK-NEXT: %[[V46:.+]] = arith.select %[[V42]], %[[V36]], %[[V12]] : f32
// CHECK-NEXT: %[[V47:.+]] = arith.select %[[V42]], %[[V37]], %[[V24]] : f32
// CHECK-NEXT: %[[V48:.+]] = arith.select %[[V42]], %[[V38]], %[[V13]] : f32
// CHECK-NEXT: %[[V49:.+]] = arith.select %[[V42]], %[[V39]], %[[V25]] : f32
// CHECK-NEXT: %[[V50:.+]] = arith.select %[[V42]], %[[V40]], %[[V14]] : f32
// CHECK-NEXT: %[[V51:.+]] = arith.select %[[V42]], %[[V41]], %[[V26]] : f32
// CHECK-NEXT: %[[V52:.+]] = arith.select %[[V42]], %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V53:.+]] = arith.cmpf ult, %[[V32]], %[[V29]] : f32
// CHECK-NEXT: %[[V54:.+]] = math.fma %[[V32]], %[[V50]], %[[V48]] : f32
// CHECK-NEXT: %[[V55:.+]] = math.fma %[[V32]], %[[V54]], %[[V46]] : f32
// CHECK-NEXT: %[[V56:.+]] = math.fma %[[V32]], %[[V55]], %[[V44]] : f32
// CHECK-NEXT: %[[V57:.+]] = math.fma %[[V32]], %[[V56]], %[[V43]] : f32
// CHECK-NEXT: %[[V58:.+]] = math.fma %[[V32]], %[[V51]], %[[V49]] : f32
// CHECK-NEXT: %[[V59:.+]] = math.fma %[[V32]], %[[V58]], %[[V47]] : f32
// CHECK-NEXT: %[[V60:.+]] = math.fma %[[V32]], %[[V59]], %[[V45]] : f32
// CHECK-NEXT: %[[V61:.+]] = math.fma %[[V32]], %[[V60]], %[[V1]] : f32
// CHECK-NEXT: %[[V62:.+]] = arith.divf %[[V57]], %[[V61]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.addf %[[V52]], %[[V62]] : f32
// CHECK-NEXT: %[[V64:.+]] = arith.select %[[V53]], %[[V63]], %[[V1]] : f32
// CHECK-NEXT: %[[V65:.+]] = arith.negf %[[V64]] : f32
// CHECK-NEXT: %[[V66:.+]] = arith.select %[[V30]], %[[V65]], %[[V64]] : f32
// CHECK-NEXT: return %[[V66]] : f32
// CHECK-NEXT: }
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 127 : i32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 23 : i32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1.270000e+02 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant -1.270000e+02 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 8.880000e+01 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant -0.693359375 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 2.12194442E-4 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 1.98756912E-4 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant 0.00139819994 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.00833345205 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 0.0416657962 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 0.166666657 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant -8.780000e+01 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf uge, %[[ARG0]], %[[V15]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.select %[[V16]], %[[ARG0]], %[[V15]] : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf ule, %[[V17]], %[[V4]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.select %[[V18]], %[[V17]], %[[V4]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.fma %[[V19]], %[[V7]], %[[V5]] : f32
// CHECK-NEXT: %[[V21:.+]] = math.floor %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf uge, %[[V21]], %[[V3]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V22]], %[[V21]], %[[V3]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.cmpf ule, %[[V23]], %[[V2]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.select %[[V24]], %[[V23]], %[[V2]] : f32
// CHECK-NEXT: %[[V26:.+]] = math.fma %[[V8]], %[[V25]], %[[V19]] : f32
// CHECK-NEXT: %[[V27:.+]] = math.fma %[[V9]], %[[V25]], %[[V26]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V27]], %[[V10]], %[[V11]] : f32
// CHECK-NEXT: %[[V29:.+]] = math.fma %[[V28]], %[[V27]], %[[V12]] : f32
// CHECK-NEXT: %[[V30:.+]] = math.fma %[[V29]], %[[V27]], %[[V13]] : f32
// CHECK-NEXT: %[[V31:.+]] = math.fma %[[V30]], %[[V27]], %[[V14]] : f32
// CHECK-NEXT: %[[V32:.+]] = math.fma %[[V31]], %[[V27]], %[[V5]] : f32
// CHECK-NEXT: %[[V33:.+]] = arith.mulf %[[V27]], %[[V27]] : f32
// CHECK-NEXT: %[[V34:.+]] = math.fma %[[V32]], %[[V33]], %[[V27]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.addf %[[V34]], %[[V6]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.fptosi %[[V25]] : f32 to i32
// CHECK-NEXT: %[[V37:.+]] = arith.addi %[[V36]], %[[V0]] : i32
// CHECK-NEXT: %[[V38:.+]] = arith.shli %[[V37]], %[[V1]] : i32
// CHECK-NEXT: %[[V39:.+]] = arith.bitcast %[[V38]] : i32 to f32
// CHECK-NEXT: %[[V40:.+]] = arith.mulf %[[V35]], %[[V39]] : f32
// CHECK-NEXT: return %[[V40]] : f32
// CHECK-NEXT: }
func.func @exp(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.693147182 : f32
// CHECK-NEXT: %[[V1:.+]]-2139095041_i32 = arith.constant -2139095041 : i32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1056964608 : i32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 1.260000e+02 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0.333333313 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant -0.24999994 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 0.200007141 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant -0.166680574 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 0.142493233 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant -0.12420141 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0.116769984 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -0.115146101 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.0703768358 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 0.707106769 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant 1.17549435E-38 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V20:.+]] = arith.constant 127 : i32
// CHECK-NEXT: %[[V21:.+]] = arith.constant 23 : i32
// CHECK-NEXT: %[[V22:.+]] = arith.constant 1.270000e+02 : f32
// CHECK-NEXT: %[[V23:.+]] = arith.constant -1.270000e+02 : f32
// CHECK-NEXT: %[[V24:.+]] = arith.constant 8.880000e+01 : f32
// CHECK-NEXT: %[[V25:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V26:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V27:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V28:.+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT: %[[V29:.+]] = arith.constant -0.693359375 : f32
// CHECK-NEXT: %[[V30:.+]] = arith.constant 2.12194442E-4 : f32
// CHECK-NEXT: %[[V31:.+]] = arith.constant 1.98756912E-4 : f32
// CHECK-NEXT: %[[V32:.+]] = arith.constant 0.00139819994 : f32
// CHECK-NEXT: %[[V33:.+]] = arith.constant 0.00833345205 : f32
// CHECK-NEXT: %[[V34:.+]] = arith.constant 0.0416657962 : f32
// CHECK-NEXT: %[[V35:.+]] = arith.constant 0.166666657 : f32
// CHECK-NEXT: %[[V36:.+]] = arith.constant -8.780000e+01 : f32
// CHECK-NEXT: %[[V37:.+]] = arith.cmpf uge, %[[ARG0]], %[[V36]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.select %[[V37]], %[[ARG0]], %[[V36]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.cmpf ule, %[[V38]], %[[V24]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V39]], %[[V38]], %[[V24]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.fma %[[V40]], %[[V28]], %[[V27]] : f32
// CHECK-NEXT: %[[V42:.+]] = math.floor %[[V41]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.cmpf uge, %[[V42]], %[[V23]] : f32
// CHECK-NEXT: %[[V44:.+]] = arith.select %[[V43]], %[[V42]], %[[V23]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.cmpf ule, %[[V44]], %[[V22]] : f32
// CHECK-NEXT: %[[V46:.+]] = arith.select %[[V45]], %[[V44]], %[[V22]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.fma %[[V29]], %[[V46]], %[[V40]] : f32
// CHECK-NEXT: %[[V48:.+]] = math.fma %[[V30]], %[[V46]], %[[V47]] : f32
// CHECK-NEXT: %[[V49:.+]] = math.fma %[[V48]], %[[V31]], %[[V32]] : f32
// CHECK-NEXT: %[[V50:.+]] = math.fma %[[V49]], %[[V48]], %[[V33]] : f32
// CHECK-NEXT: %[[V51:.+]] = math.fma %[[V50]], %[[V48]], %[[V34]] : f32
// CHECK-NEXT: %[[V52:.+]] = math.fma %[[V51]], %[[V48]], %[[V35]] : f32
// CHECK-NEXT: %[[V53:.+]] = math.fma %[[V52]], %[[V48]], %[[V27]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.mulf %[[V48]], %[[V48]] : f32
// CHECK-NEXT: %[[V55:.+]] = math.fma %[[V53]], %[[V54]], %[[V48]] : f32
// CHECK-NEXT: %[[V56:.+]] = arith.addf %[[V55]], %[[V25]] : f32
// CHECK-NEXT: %[[V57:.+]] = arith.fptosi %[[V46]] : f32 to i32
// CHECK-NEXT: %[[V58:.+]] = arith.addi %[[V57]], %[[V20]] : i32
// CHECK-NEXT: %[[V59:.+]] = arith.shli %[[V58]], %[[V21]] : i32
// CHECK-NEXT: %[[V60:.+]] = arith.bitcast %[[V59]] : i32 to f32
// CHECK-NEXT: %[[V61:.+]] = arith.mulf %[[V56]], %[[V60]] : f32
// CHECK-NEXT: %[[V62:.+]] = arith.cmpf ueq, %[[V61]], %[[V25]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.subf %[[V61]], %[[V25]] : f32
// CHECK-NEXT: %[[V64:.+]] = arith.cmpf oeq, %[[V63]], %[[V26]] : f32
// CHECK-NEXT: %[[V65:.+]] = arith.cmpf ugt, %[[V61]], %[[V17]] : f32
// CHECK-NEXT: %[[V66:.+]] = arith.select %[[V65]], %[[V61]], %[[V17]] : f32
// CHECK-NEXT: %[[V67:.+]] = arith.bitcast %[[V66]] : f32 to i32
// CHECK-NEXT: %[[V68:.+]] = arith.andi %[[V67]], %[[V1]]-2139095041_i32 : i32
// CHECK-NEXT: %[[V69:.+]] = arith.ori %[[V68]], %[[V2]] : i32
// CHECK-NEXT: %[[V70:.+]] = arith.bitcast %[[V69]] : i32 to f32
// CHECK-NEXT: %[[V71:.+]] = arith.bitcast %[[V66]] : f32 to i32
// CHECK-NEXT: %[[V72:.+]] = arith.shrui %[[V71]], %[[V21]] : i32
// CHECK-NEXT: %[[V73:.+]] = arith.sitofp %[[V72]] : i32 to f32
// CHECK-NEXT: %[[V74:.+]] = arith.subf %[[V73]], %[[V3]] : f32
// CHECK-NEXT: %[[V75:.+]] = arith.cmpf olt, %[[V70]], %[[V13]] : f32
// CHECK-NEXT: %[[V76:.+]] = arith.select %[[V75]], %[[V70]], %[[V19]] : f32
// CHECK-NEXT: %[[V77:.+]] = arith.subf %[[V70]], %[[V25]] : f32
// CHECK-NEXT: %[[V78:.+]] = arith.select %[[V75]], %[[V25]], %[[V19]] : f32
// CHECK-NEXT: %[[V79:.+]] = arith.subf %[[V74]], %[[V78]] : f32
// CHECK-NEXT: %[[V80:.+]] = arith.addf %[[V77]], %[[V76]] : f32
// CHECK-NEXT: %[[V81:.+]] = arith.mulf %[[V80]], %[[V80]] : f32
// CHECK-NEXT: %[[V82:.+]] = arith.mulf %[[V81]], %[[V80]] : f32
// CHECK-NEXT: %[[V83:.+]] = math.fma %[[V12]], %[[V80]], %[[V11]] : f32
// CHECK-NEXT: %[[V84:.+]] = math.fma %[[V9]], %[[V80]], %[[V8]] : f32
// CHECK-NEXT: %[[V85:.+]] = math.fma %[[V6]], %[[V80]], %[[V5]] : f32
// CHECK-NEXT: %[[V86:.+]] = math.fma %[[V83]], %[[V80]], %[[V10]] : f32
// CHECK-NEXT: %[[V87:.+]] = math.fma %[[V84]], %[[V80]], %[[V7]] : f32
// CHECK-NEXT: %[[V88:.+]] = math.fma %[[V85]], %[[V80]], %[[V4]] : f32
// CHECK-NEXT: %[[V89:.+]] = math.fma %[[V86]], %[[V82]], %[[V87]] : f32
// CHECK-NEXT: %[[V90:.+]] = math.fma %[[V89]], %[[V82]], %[[V88]] : f32
// CHECK-NEXT: %[[V91:.+]] = arith.mulf %[[V90]], %[[V82]] : f32
// CHECK-NEXT: %[[V92:.+]] = math.fma %[[V18]], %[[V81]], %[[V91]] : f32
// CHECK-NEXT: %[[V93:.+]] = arith.addf %[[V80]], %[[V92]] : f32
// CHECK-NEXT: %[[V94:.+]] = math.fma %[[V79]], %[[V0]], %[[V93]] : f32
// CHECK-NEXT: %[[V95:.+]] = arith.cmpf ult, %[[V61]], %[[V19]] : f32
// CHECK-NEXT: %[[V96:.+]] = arith.cmpf oeq, %[[V61]], %[[V19]] : f32
// CHECK-NEXT: %[[V97:.+]] = arith.cmpf oeq, %[[V61]], %[[V15]] : f32
// CHECK-NEXT: %[[V98:.+]] = arith.select %[[V97]], %[[V15]], %[[V94]] : f32
// CHECK-NEXT: %[[V99:.+]] = arith.select %[[V95]], %[[V14]], %[[V98]] : f32
// CHECK-NEXT: %[[V100:.+]] = arith.select %[[V96]], %[[V16]], %[[V99]] : f32
// CHECK-NEXT: %[[V101:.+]] = arith.cmpf oeq, %[[V100]], %[[V61]] : f32
// CHECK-NEXT: %[[V102:.+]] = arith.divf %[[ARG0]], %[[V100]] : f32
// CHECK-NEXT: %[[V103:.+]] = arith.mulf %[[V63]], %[[V102]] : f32
// CHECK-NEXT: %[[V104:.+]] = arith.select %[[V101]], %[[V61]], %[[V103]] : f32
// CHECK-NEXT: %[[V105:.+]] = arith.select %[[V64]], %[[V26]], %[[V104]] : f32
// CHECK-NEXT: %[[V106:.+]] = arith.select %[[V62]], %[[ARG0]], %[[V105]] : f32
// CHECK-NEXT: return %[[V106]] : f32
// CHECK-NEXT: }
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.693147182 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 23 : i32
// CHECK-NEXT: %[[V2:.+]]-2139095041_i32 = arith.constant -2139095041 : i32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 1056964608 : i32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1.260000e+02 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 1.17549435E-38 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.707106769 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 0.0703768358 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant -0.115146101 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 0.116769984 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant -0.12420141 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant 0.142493233 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant -0.166680574 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.constant 0.200007141 : f32
// CHECK-NEXT: %[[V20:.+]] = arith.constant -0.24999994 : f32
// CHECK-NEXT: %[[V21:.+]] = arith.constant 0.333333313 : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf ugt, %[[ARG0]], %[[V8]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V22]], %[[ARG0]], %[[V8]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.bitcast %[[V23]] : f32 to i32
// CHECK-NEXT: %[[V25:.+]] = arith.andi %[[V24]], %[[V2]]-2139095041_i32 : i32
// CHECK-NEXT: %[[V26:.+]] = arith.ori %[[V25]], %[[V3]] : i32
// CHECK-NEXT: %[[V27:.+]] = arith.bitcast %[[V26]] : i32 to f32
// CHECK-NEXT: %[[V28:.+]] = arith.bitcast %[[V23]] : f32 to i32
// CHECK-NEXT: %[[V29:.+]] = arith.shrui %[[V28]], %[[V1]] : i32
// CHECK-NEXT: %[[V30:.+]] = arith.sitofp %[[V29]] : i32 to f32
// CHECK-NEXT: %[[V31:.+]] = arith.subf %[[V30]], %[[V4]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.cmpf olt, %[[V27]], %[[V12]] : f32
// CHECK-NEXT: %[[V33:.+]] = arith.select %[[V32]], %[[V27]], %[[V5]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.subf %[[V27]], %[[V6]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V32]], %[[V6]], %[[V5]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.subf %[[V31]], %[[V35]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.addf %[[V34]], %[[V33]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.mulf %[[V37]], %[[V37]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.mulf %[[V38]], %[[V37]] : f32
// CHECK-NEXT: %[[V40:.+]] = math.fma %[[V13]], %[[V37]], %[[V14]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.fma %[[V16]], %[[V37]], %[[V17]] : f32
// CHECK-NEXT: %[[V42:.+]] = math.fma %[[V19]], %[[V37]], %[[V20]] : f32
// CHECK-NEXT: %[[V43:.+]] = math.fma %[[V40]], %[[V37]], %[[V15]] : f32
// CHECK-NEXT: %[[V44:.+]] = math.fma %[[V41]], %[[V37]], %[[V18]] : f32
// CHECK-NEXT: %[[V45:.+]] = math.fma %[[V42]], %[[V37]], %[[V21]] : f32
// CHECK-NEXT: %[[V46:.+]] = math.fma %[[V43]], %[[V39]], %[[V44]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.fma %[[V46]], %[[V39]], %[[V45]] : f32
// CHECK-NEXT: %[[V48:.+]] = arith.mulf %[[V47]], %[[V39]] : f32
// CHECK-NEXT: %[[V49:.+]] = math.fma %[[V7]], %[[V38]], %[[V48]] : f32
// CHECK-NEXT: %[[V50:.+]] = arith.addf %[[V37]], %[[V49]] : f32
// CHECK-NEXT: %[[V51:.+]] = math.fma %[[V36]], %[[V0]], %[[V50]] : f32
// CHECK-NEXT: %[[V52:.+]] = arith.cmpf ult, %[[ARG0]], %[[V5]] : f32
// CHECK-NEXT: %[[V53:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V5]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V10]] : f32
// CHECK-NEXT: %[[V55:.+]] = arith.select %[[V54]], %[[V10]], %[[V51]] : f32
// CHECK-NEXT: %[[V56:.+]] = arith.select %[[V52]], %[[V11]], %[[V55]] : f32
// CHECK-NEXT: %[[V57:.+]] = arith.select %[[V53]], %[[V9]], %[[V56]] : f32
// CHECK-NEXT: return %[[V57]] : f32
// CHECK-NEXT: }
func.func @log(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.693147182 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 23 : i32
// CHECK-NEXT: %[[V2:.+]]-2139095041_i32 = arith.constant -2139095041 : i32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 1056964608 : i32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1.260000e+02 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.333333313 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant -0.24999994 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 0.200007141 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant -0.166680574 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 0.142493233 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant -0.12420141 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant 0.116769984 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant -0.115146101 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 0.0703768358 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 0.707106769 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant 1.17549435E-38 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V20:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V21:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V22:.+]] = arith.addf %[[ARG0]], %[[V21]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.cmpf oeq, %[[V22]], %[[V21]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.cmpf ugt, %[[V22]], %[[V18]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.select %[[V24]], %[[V22]], %[[V18]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.bitcast %[[V25]] : f32 to i32
// CHECK-NEXT: %[[V27:.+]] = arith.andi %[[V26]], %[[V2]]-2139095041_i32 : i32
// CHECK-NEXT: %[[V28:.+]] = arith.ori %[[V27]], %[[V3]] : i32
// CHECK-NEXT: %[[V29:.+]] = arith.bitcast %[[V28]] : i32 to f32
// CHECK-NEXT: %[[V30:.+]] = arith.bitcast %[[V25]] : f32 to i32
// CHECK-NEXT: %[[V31:.+]] = arith.shrui %[[V30]], %[[V1]] : i32
// CHECK-NEXT: %[[V32:.+]] = arith.sitofp %[[V31]] : i32 to f32
// CHECK-NEXT: %[[V33:.+]] = arith.subf %[[V32]], %[[V4]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.cmpf olt, %[[V29]], %[[V14]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V34]], %[[V29]], %[[V20]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.subf %[[V29]], %[[V21]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.select %[[V34]], %[[V21]], %[[V20]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.subf %[[V33]], %[[V37]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.addf %[[V36]], %[[V35]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.mulf %[[V39]], %[[V39]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.mulf %[[V40]], %[[V39]] : f32
// CHECK-NEXT: %[[V42:.+]] = math.fma %[[V13]], %[[V39]], %[[V12]] : f32
// CHECK-NEXT: %[[V43:.+]] = math.fma %[[V10]], %[[V39]], %[[V9]] : f32
// CHECK-NEXT: %[[V44:.+]] = math.fma %[[V7]], %[[V39]], %[[V6]] : f32
// CHECK-NEXT: %[[V45:.+]] = math.fma %[[V42]], %[[V39]], %[[V11]] : f32
// CHECK-NEXT: %[[V46:.+]] = math.fma %[[V43]], %[[V39]], %[[V8]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.fma %[[V44]], %[[V39]], %[[V5]] : f32
// CHECK-NEXT: %[[V48:.+]] = math.fma %[[V45]], %[[V41]], %[[V46]] : f32
// CHECK-NEXT: %[[V49:.+]] = math.fma %[[V48]], %[[V41]], %[[V47]] : f32
// CHECK-NEXT: %[[V50:.+]] = arith.mulf %[[V49]], %[[V41]] : f32
// CHECK-NEXT: %[[V51:.+]] = math.fma %[[V19]], %[[V40]], %[[V50]] : f32
// CHECK-NEXT: %[[V52:.+]] = arith.addf %[[V39]], %[[V51]] : f32
// CHECK-NEXT: %[[V53:.+]] = math.fma %[[V38]], %[[V0]], %[[V52]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.cmpf ult, %[[V22]], %[[V20]] : f32
// CHECK-NEXT: %[[V55:.+]] = arith.cmpf oeq, %[[V22]], %[[V20]] : f32
// CHECK-NEXT: %[[V56:.+]] = arith.cmpf oeq, %[[V22]], %[[V16]] : f32
// CHECK-NEXT: %[[V57:.+]] = arith.select %[[V56]], %[[V16]], %[[V53]] : f32
// CHECK-NEXT: %[[V58:.+]] = arith.select %[[V54]], %[[V15]], %[[V57]] : f32
// CHECK-NEXT: %[[V59:.+]] = arith.select %[[V55]], %[[V17]], %[[V58]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.cmpf oeq, %[[V22]], %[[V59]] : f32
// CHECK-NEXT: %[[V61:.+]] = arith.subf %[[V22]], %[[V21]] : f32
// CHECK-NEXT: %[[V62:.+]] = arith.divf %[[V59]], %[[V61]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.mulf %[[ARG0]], %[[V62]] : f32
// CHECK-NEXT: %[[V64:.+]] = arith.ori %[[V23]], %[[V60]] : i1
// CHECK-NEXT: %[[V65:.+]] = arith.select %[[V64]], %[[ARG0]], %[[V63]] : f32
// CHECK-NEXT: return %[[V65]] : f32
// CHECK-NEXT: }
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V2:.+]] = arith.constant -2.59630184E-7 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 2.47562348E-5 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant -0.00138883304 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.0416666418 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant -2.50293279E-8 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 2.76001265E-6 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant -1.98426045E-4 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0.00833334774 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -0.166666672 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 0.636619746 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[ARG0]], %[[V14]] : f32
// CHECK-NEXT: %[[V17:.+]] = math.floor %[[V16]] : f32
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[V17]], %[[V15]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.subf %[[ARG0]], %[[V18]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.fptosi %[[V17]] : f32 to i32
// CHECK-NEXT: %[[V21:.+]] = arith.andi %[[V20]], %[[V1]] : i32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpi eq, %[[V21]], %[[V0]] : i32
// CHECK-NEXT: %[[V23:.+]] = arith.cmpi eq, %[[V21]], %[[V1]] : i32
// CHECK-NEXT: %[[V24:.+]] = arith.ori %[[V22]], %[[V23]] : i1
// CHECK-NEXT: %[[V25:.+]] = arith.cmpi sgt, %[[V21]], %[[V0]] : i32
// CHECK-NEXT: %[[V26:.+]] = arith.mulf %[[V19]], %[[V19]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.select %[[V24]], %[[V13]], %[[V19]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.select %[[V24]], %[[V6]], %[[V11]] : f32
// CHECK-NEXT: %[[V29:.+]] = arith.select %[[V24]], %[[V5]], %[[V10]] : f32
// CHECK-NEXT: %[[V30:.+]] = arith.select %[[V24]], %[[V4]], %[[V9]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.select %[[V24]], %[[V3]], %[[V8]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.select %[[V24]], %[[V2]], %[[V7]] : f32
// CHECK-NEXT: %[[V33:.+]] = math.fma %[[V26]], %[[V32]], %[[V31]] : f32
// CHECK-NEXT: %[[V34:.+]] = math.fma %[[V26]], %[[V33]], %[[V30]] : f32
// CHECK-NEXT: %[[V35:.+]] = math.fma %[[V26]], %[[V34]], %[[V29]] : f32
// CHECK-NEXT: %[[V36:.+]] = math.fma %[[V26]], %[[V35]], %[[V28]] : f32
// CHECK-NEXT: %[[V37:.+]] = math.fma %[[V26]], %[[V36]], %[[V13]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.mulf %[[V27]], %[[V37]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.mulf %[[V38]], %[[V12]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V25]], %[[V39]], %[[V38]] : f32
// CHECK-NEXT: return %[[V40]] : f32
// CHECK-NEXT: }
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 1.19825836E-6 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 1.18534706E-4 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 0.00226843474 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0.00489352504 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant -2.76076837E-16 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 2.00018794E-13 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant -8.60467184E-11 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 5.12229725E-8 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 1.48572235E-5 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 6.37261954E-4 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0.00489352457 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant 4.000000e-04 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant -7.99881172 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant 7.99881172 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.cmpf ult, %[[ARG0]], %[[V13]] : f32
// CHECK-NEXT: %[[V15:.+]] = arith.select %[[V14]], %[[ARG0]], %[[V13]] : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf ugt, %[[V15]], %[[V12]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.select %[[V16]], %[[V15]], %[[V12]] : f32
// CHECK-NEXT: %[[V18:.+]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf olt, %[[V18]], %[[V11]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.mulf %[[V17]], %[[V17]] : f32
// CHECK-NEXT: %[[V21:.+]] = math.fma %[[V20]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V22:.+]] = math.fma %[[V20]], %[[V21]], %[[V6]] : f32
// CHECK-NEXT: %[[V23:.+]] = math.fma %[[V20]], %[[V22]], %[[V7]] : f32
// CHECK-NEXT: %[[V24:.+]] = math.fma %[[V20]], %[[V23]], %[[V8]] : f32
// CHECK-NEXT: %[[V25:.+]] = math.fma %[[V20]], %[[V24]], %[[V9]] : f32
// CHECK-NEXT: %[[V26:.+]] = math.fma %[[V20]], %[[V25]], %[[V10]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.mulf %[[V17]], %[[V26]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V20]], %[[V0]], %[[V1]] : f32
// CHECK-NEXT: %[[V29:.+]] = math.fma %[[V20]], %[[V28]], %[[V2]] : f32
// CHECK-NEXT: %[[V30:.+]] = math.fma %[[V20]], %[[V29]], %[[V3]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.divf %[[V27]], %[[V30]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.select %[[V19]], %[[V17]], %[[V31]] : f32
// CHECK-NEXT: return %[[V32]] : f32
// CHECK-NEXT: }
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @asin(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.166666672 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 7.500000e-02 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 0.0446428582 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0.0303819124 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0.022372961 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.0173397772 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 0.0141060455 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 0.0104937982 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 0.0152688725 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant -0.0113269929 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0.054224465 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -0.0620279125 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.055579748 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V13]], %[[V13]] : f32
// CHECK-NEXT: %[[V15:.+]] = math.fma %[[V12]], %[[V14]], %[[V10]] : f32
// CHECK-NEXT: %[[V16:.+]] = math.fma %[[V11]], %[[V14]], %[[V9]] : f32
// CHECK-NEXT: %[[V17:.+]] = math.fma %[[V15]], %[[V14]], %[[V8]] : f32
// CHECK-NEXT: %[[V18:.+]] = math.fma %[[V16]], %[[V14]], %[[V7]] : f32
// CHECK-NEXT: %[[V19:.+]] = math.fma %[[V17]], %[[V14]], %[[V6]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.fma %[[V18]], %[[V14]], %[[V5]] : f32
// CHECK-NEXT: %[[V21:.+]] = math.fma %[[V19]], %[[V14]], %[[V4]] : f32
// CHECK-NEXT: %[[V22:.+]] = math.fma %[[V20]], %[[V14]], %[[V3]] : f32
// CHECK-NEXT: %[[V23:.+]] = math.fma %[[V21]], %[[V14]], %[[V2]] : f32
// CHECK-NEXT: %[[V24:.+]] = math.fma %[[V22]], %[[V14]], %[[V1]] : f32
// CHECK-NEXT: %[[V25:.+]] = math.fma %[[V23]], %[[V13]], %[[V24]] : f32
// CHECK-NEXT: %[[V26:.+]] = math.fma %[[V25]], %[[V13]], %[[V0]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.mulf %[[ARG0]], %[[V13]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V26]], %[[V27]], %[[ARG0]] : f32
// CHECK-NEXT: return %[[V28]] : f32
// CHECK-NEXT: }
func.func @asin(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @acos(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 1.86564374 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant 0.166666672 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 7.500000e-02 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0.0446428582 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 0.0303819124 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.constant 0.022372961 : f32
// CHECK-NEXT: %[[V7:.+]] = arith.constant 0.0173397772 : f32
// CHECK-NEXT: %[[V8:.+]] = arith.constant 0.0141060455 : f32
// CHECK-NEXT: %[[V9:.+]] = arith.constant 0.0104937982 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.constant 0.0152688725 : f32
// CHECK-NEXT: %[[V11:.+]] = arith.constant -0.0113269929 : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 0.054224465 : f32
// CHECK-NEXT: %[[V13:.+]] = arith.constant -0.0620279125 : f32
// CHECK-NEXT: %[[V14:.+]] = arith.constant 0.055579748 : f32
// CHECK-NEXT: %[[V15:.+]] = arith.constant 1.68391883 : f32
// CHECK-NEXT: %[[V16:.+]] = arith.constant 0.932821869 : f32
// CHECK-NEXT: %[[V17:.+]] = arith.constant -5.625000e-01 : f32
// CHECK-NEXT: %[[V18:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V19:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V20:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V21:.+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf ogt, %[[ARG0]], %[[V20]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V22]], %[[V21]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.cmpf ogt, %[[V23]], %[[V17]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V23]], %[[V23]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.mulf %[[V25]], %[[V25]] : f32
// CHECK-NEXT: %[[V27:.+]] = math.fma %[[V14]], %[[V26]], %[[V12]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V13]], %[[V26]], %[[V11]] : f32
// CHECK-NEXT: %[[V29:.+]] = math.fma %[[V27]], %[[V26]], %[[V10]] : f32
// CHECK-NEXT: %[[V30:.+]] = math.fma %[[V28]], %[[V26]], %[[V9]] : f32
// CHECK-NEXT: %[[V31:.+]] = math.fma %[[V29]], %[[V26]], %[[V8]] : f32
// CHECK-NEXT: %[[V32:.+]] = math.fma %[[V30]], %[[V26]], %[[V7]] : f32
// CHECK-NEXT: %[[V33:.+]] = math.fma %[[V31]], %[[V26]], %[[V6]] : f32
// CHECK-NEXT: %[[V34:.+]] = math.fma %[[V32]], %[[V26]], %[[V5]] : f32
// CHECK-NEXT: %[[V35:.+]] = math.fma %[[V33]], %[[V26]], %[[V4]] : f32
// CHECK-NEXT: %[[V36:.+]] = math.fma %[[V34]], %[[V26]], %[[V3]] : f32
// CHECK-NEXT: %[[V37:.+]] = math.fma %[[V35]], %[[V25]], %[[V36]] : f32
// CHECK-NEXT: %[[V38:.+]] = math.fma %[[V37]], %[[V25]], %[[V2]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.mulf %[[V23]], %[[V25]] : f32
// CHECK-NEXT: %[[V40:.+]] = math.fma %[[V38]], %[[V39]], %[[V23]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.fma %[[V16]], %[[V15]], %[[V40]] : f32
// CHECK-NEXT: %[[V42:.+]] = math.fma %[[V19]], %[[V23]], %[[V19]] : f32
// CHECK-NEXT: %[[V43:.+]] = math.sqrt %[[V42]] : f32
// CHECK-NEXT: %[[V44:.+]] = arith.mulf %[[V43]], %[[V43]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.mulf %[[V44]], %[[V44]] : f32
// CHECK-NEXT: %[[V46:.+]] = math.fma %[[V14]], %[[V45]], %[[V12]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.fma %[[V13]], %[[V45]], %[[V11]] : f32
// CHECK-NEXT: %[[V48:.+]] = math.fma %[[V46]], %[[V45]], %[[V10]] : f32
// CHECK-NEXT: %[[V49:.+]] = math.fma %[[V47]], %[[V45]], %[[V9]] : f32
// CHECK-NEXT: %[[V50:.+]] = math.fma %[[V48]], %[[V45]], %[[V8]] : f32
// CHECK-NEXT: %[[V51:.+]] = math.fma %[[V49]], %[[V45]], %[[V7]] : f32
// CHECK-NEXT: %[[V52:.+]] = math.fma %[[V50]], %[[V45]], %[[V6]] : f32
// CHECK-NEXT: %[[V53:.+]] = math.fma %[[V51]], %[[V45]], %[[V5]] : f32
// CHECK-NEXT: %[[V54:.+]] = math.fma %[[V52]], %[[V45]], %[[V4]] : f32
// CHECK-NEXT: %[[V55:.+]] = math.fma %[[V53]], %[[V45]], %[[V3]] : f32
// CHECK-NEXT: %[[V56:.+]] = math.fma %[[V54]], %[[V44]], %[[V55]] : f32
// CHECK-NEXT: %[[V57:.+]] = math.fma %[[V56]], %[[V44]], %[[V2]] : f32
// CHECK-NEXT: %[[V58:.+]] = arith.mulf %[[V43]], %[[V44]] : f32
// CHECK-NEXT: %[[V59:.+]] = math.fma %[[V57]], %[[V58]], %[[V43]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.mulf %[[V59]], %[[V1]] : f32
// CHECK-NEXT: %[[V61:.+]] = arith.select %[[V24]], %[[V41]], %[[V60]] : f32
// CHECK-NEXT: %[[V62:.+]] = arith.cmpf oge, %[[ARG0]], %[[V18]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.cmpf olt, %[[ARG0]], %[[V20]] : f32
// CHECK-NEXT: %[[V64:.+]] = arith.andi %[[V62]], %[[V63]] : i1
// CHECK-NEXT: %[[V65:.+]] = arith.negf %[[V61]] : f32
// CHECK-NEXT: %[[V66:.+]] = math.fma %[[V0]], %[[V15]], %[[V65]] : f32
// CHECK-NEXT: %[[V67:.+]] = arith.select %[[V64]], %[[V66]], %[[V61]] : f32
// CHECK-NEXT: return %[[V67]] : f32
// CHECK-NEXT: }
func.func @acos(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}

// Vectors take constant vectors, whose order differs in the logarithm.
// CHECK-LABEL: func.func @log2(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x[3]xf32>) -> vector<2x[3]xf32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<1.44269502> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<1.260000e+02> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<23> : vector<2x[3]xi32>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<1056964608> : vector<2x[3]xi32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant dense<-2139095041> : vector<2x[3]xi32>
// CHECK-NEXT: %[[V5:.+]] = arith.constant dense<0.000000e+00> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V6:.+]] = arith.constant dense<1.000000e+00> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V7:.+]] = arith.constant dense<-5.000000e-01> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V8:.+]] = arith.constant dense<1.17549435E-38> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V9:.+]] = arith.constant dense<0xFF800000> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V10:.+]] = arith.constant dense<0x7F800000> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V11:.+]] = arith.constant dense<0x7FC00000> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V12:.+]] = arith.constant dense<0.707106769> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V13:.+]] = arith.constant dense<0.0703768358> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V14:.+]] = arith.constant dense<-0.115146101> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V15:.+]] = arith.constant dense<0.116769984> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V16:.+]] = arith.constant dense<-0.12420141> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V17:.+]] = arith.constant dense<0.142493233> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V18:.+]] = arith.constant dense<-0.166680574> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V19:.+]] = arith.constant dense<0.200007141> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V20:.+]] = arith.constant dense<-0.24999994> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V21:.+]] = arith.constant dense<0.333333313> : vector<2x[3]xf32>
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf ugt, %[[ARG0]], %[[V8]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V22]], %[[ARG0]], %[[V8]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: %[[V24:.+]] = arith.bitcast %[[V23]] : vector<2x[3]xf32> to vector<2x[3]xi32>
// CHECK-NEXT: %[[V25:.+]] = arith.andi %[[V24]], %[[V4]] : vector<2x[3]xi32>
// CHECK-NEXT: %[[V26:.+]] = arith.ori %[[V25]], %[[V3]] : vector<2x[3]xi32>
// CHECK-NEXT: %[[V27:.+]] = arith.bitcast %[[V26]] : vector<2x[3]xi32> to vector<2x[3]xf32>
// CHECK-NEXT: %[[V28:.+]] = arith.bitcast %[[V23]] : vector<2x[3]xf32> to vector<2x[3]xi32>
// CHECK-NEXT: %[[V29:.+]] = arith.shrui %[[V28]], %[[V2]] : vector<2x[3]xi32>
// CHECK-NEXT: %[[V30:.+]] = arith.sitofp %[[V29]] : vector<2x[3]xi32> to vector<2x[3]xf32>
// CHECK-NEXT: %[[V31:.+]] = arith.subf %[[V30]], %[[V1]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V32:.+]] = arith.cmpf olt, %[[V27]], %[[V12]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V33:.+]] = arith.select %[[V32]], %[[V27]], %[[V5]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: %[[V34:.+]] = arith.subf %[[V27]], %[[V6]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V32]], %[[V6]], %[[V5]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: %[[V36:.+]] = arith.subf %[[V31]], %[[V35]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V37:.+]] = arith.addf %[[V34]], %[[V33]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V38:.+]] = arith.mulf %[[V37]], %[[V37]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V39:.+]] = arith.mulf %[[V38]], %[[V37]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V40:.+]] = math.fma %[[V13]], %[[V37]], %[[V14]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V41:.+]] = math.fma %[[V16]], %[[V37]], %[[V17]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V42:.+]] = math.fma %[[V19]], %[[V37]], %[[V20]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V43:.+]] = math.fma %[[V40]], %[[V37]], %[[V15]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V44:.+]] = math.fma %[[V41]], %[[V37]], %[[V18]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V45:.+]] = math.fma %[[V42]], %[[V37]], %[[V21]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V46:.+]] = math.fma %[[V43]], %[[V39]], %[[V44]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V47:.+]] = math.fma %[[V46]], %[[V39]], %[[V45]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V48:.+]] = arith.mulf %[[V47]], %[[V39]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V49:.+]] = math.fma %[[V7]], %[[V38]], %[[V48]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V50:.+]] = arith.addf %[[V37]], %[[V49]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V51:.+]] = math.fma %[[V50]], %[[V0]], %[[V36]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V52:.+]] = arith.cmpf ult, %[[ARG0]], %[[V5]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V53:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V5]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V54:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V10]] : vector<2x[3]xf32>
// CHECK-NEXT: %[[V55:.+]] = arith.select %[[V54]], %[[V10]], %[[V51]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: %[[V56:.+]] = arith.select %[[V52]], %[[V11]], %[[V55]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: %[[V57:.+]] = arith.select %[[V53]], %[[V9]], %[[V56]] : vector<2x[3]xi1>, vector<2x[3]xf32>
// CHECK-NEXT: return %[[V57]] : vector<2x[3]xf32>
// CHECK-NEXT: }
func.func @log2(%a: vector<2x[3]xf32>) -> vector<2x[3]xf32> {
  %0 = math.log2 %a : vector<2x[3]xf32>
  return %0 : vector<2x[3]xf32>
}

// Narrower floats take f32, which keeps the attributes of operations that are left.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[ARG0:.+]]: vector<3xbf16>) -> vector<3xbf16> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<2.000000e+00> : vector<3xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<0.333333343> : vector<3xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<709965728> : vector<3xi32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant dense<8> : vector<3xi32>
// CHECK-NEXT: %[[V5:.+]] = arith.constant dense<4> : vector<3xi32>
// CHECK-NEXT: %[[V6:.+]] = arith.constant dense<2> : vector<3xi32>
// CHECK-NEXT: %[[V7:.+]] = arith.extf %[[ARG0]] : vector<3xbf16> to vector<3xf32>
// CHECK-NEXT: %[[V8:.+]] = math.absf %[[V7]] : vector<3xf32>
// CHECK-NEXT: %[[V9:.+]] = arith.bitcast %[[V8]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT: %[[V10:.+]] = arith.shrsi %[[V9]], %[[V6]] : vector<3xi32>
// CHECK-NEXT: %[[V11:.+]] = arith.shrsi %[[V9]], %[[V5]] : vector<3xi32>
// CHECK-NEXT: %[[V12:.+]] = arith.addi %[[V10]], %[[V11]] : vector<3xi32>
// CHECK-NEXT: %[[V13:.+]] = arith.shrsi %[[V12]], %[[V5]] : vector<3xi32>
// CHECK-NEXT: %[[V14:.+]] = arith.addi %[[V12]], %[[V13]] : vector<3xi32>
// CHECK-NEXT: %[[V15:.+]] = arith.shrsi %[[V14]], %[[V4]] : vector<3xi32>
// CHECK-NEXT: %[[V16:.+]] = arith.addi %[[V14]], %[[V15]] : vector<3xi32>
// CHECK-NEXT: %[[V17:.+]] = arith.addi %[[V16]], %[[V3]] : vector<3xi32>
// CHECK-NEXT: %[[V18:.+]] = arith.bitcast %[[V17]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V19:.+]] = arith.mulf %[[V18]], %[[V18]] : vector<3xf32>
// CHECK-NEXT: %[[V20:.+]] = arith.mulf %[[V18]], %[[V1]] : vector<3xf32>
// CHECK-NEXT: %[[V21:.+]] = arith.divf %[[V8]], %[[V19]] : vector<3xf32>
// CHECK-NEXT: %[[V22:.+]] = arith.addf %[[V20]], %[[V21]] : vector<3xf32>
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V22]], %[[V2]] : vector<3xf32>
// CHECK-NEXT: %[[V24:.+]] = arith.mulf %[[V23]], %[[V23]] : vector<3xf32>
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V23]], %[[V1]] : vector<3xf32>
// CHECK-NEXT: %[[V26:.+]] = arith.divf %[[V8]], %[[V24]] : vector<3xf32>
// CHECK-NEXT: %[[V27:.+]] = arith.addf %[[V25]], %[[V26]] : vector<3xf32>
// CHECK-NEXT: %[[V28:.+]] = arith.mulf %[[V27]], %[[V2]] : vector<3xf32>
// CHECK-NEXT: %[[V29:.+]] = arith.cmpf oeq, %[[V8]], %[[V0]] : vector<3xf32>
// CHECK-NEXT: %[[V30:.+]] = arith.select %[[V29]], %[[V0]], %[[V28]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT: %[[V31:.+]] = math.copysign %[[V30]], %[[V7]] : vector<3xf32>
// CHECK-NEXT: %[[V32:.+]] = arith.truncf %[[V31]] : vector<3xf32> to vector<3xbf16>
// CHECK-NEXT: return %[[V32]] : vector<3xbf16>
// CHECK-NEXT: }
func.func @narrow(%a: vector<3xbf16>) -> vector<3xbf16> {
  %0 = math.cbrt %a : vector<3xbf16>
  return %0 : vector<3xbf16>
}

// The arcsine of f16 does not.
// CHECK-LABEL: func.func @narrow_asin(
// CHECK-SAME: %[[ARG0:.+]]: vector<3xf16>) -> vector<3xf16> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<1.666260e-01> : vector<3xf16>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<7.501220e-02> : vector<3xf16>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<4.464720e-02> : vector<3xf16>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<3.038020e-02> : vector<3xf16>
// CHECK-NEXT: %[[V4:.+]] = arith.constant dense<2.236940e-02> : vector<3xf16>
// CHECK-NEXT: %[[V5:.+]] = arith.constant dense<1.733400e-02> : vector<3xf16>
// CHECK-NEXT: %[[V6:.+]] = arith.constant dense<1.410680e-02> : vector<3xf16>
// CHECK-NEXT: %[[V7:.+]] = arith.constant dense<1.049040e-02> : vector<3xf16>
// CHECK-NEXT: %[[V8:.+]] = arith.constant dense<1.526640e-02> : vector<3xf16>
// CHECK-NEXT: %[[V9:.+]] = arith.constant dense<-1.132970e-02> : vector<3xf16>
// CHECK-NEXT: %[[V10:.+]] = arith.constant dense<5.422970e-02> : vector<3xf16>
// CHECK-NEXT: %[[V11:.+]] = arith.constant dense<-6.204220e-02> : vector<3xf16>
// CHECK-NEXT: %[[V12:.+]] = arith.constant dense<5.557250e-02> : vector<3xf16>
// CHECK-NEXT: %[[V13:.+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<3xf16>
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V13]], %[[V13]] : vector<3xf16>
// CHECK-NEXT: %[[V15:.+]] = math.fma %[[V12]], %[[V14]], %[[V10]] : vector<3xf16>
// CHECK-NEXT: %[[V16:.+]] = math.fma %[[V11]], %[[V14]], %[[V9]] : vector<3xf16>
// CHECK-NEXT: %[[V17:.+]] = math.fma %[[V15]], %[[V14]], %[[V8]] : vector<3xf16>
// CHECK-NEXT: %[[V18:.+]] = math.fma %[[V16]], %[[V14]], %[[V7]] : vector<3xf16>
// CHECK-NEXT: %[[V19:.+]] = math.fma %[[V17]], %[[V14]], %[[V6]] : vector<3xf16>
// CHECK-NEXT: %[[V20:.+]] = math.fma %[[V18]], %[[V14]], %[[V5]] : vector<3xf16>
// CHECK-NEXT: %[[V21:.+]] = math.fma %[[V19]], %[[V14]], %[[V4]] : vector<3xf16>
// CHECK-NEXT: %[[V22:.+]] = math.fma %[[V20]], %[[V14]], %[[V3]] : vector<3xf16>
// CHECK-NEXT: %[[V23:.+]] = math.fma %[[V21]], %[[V14]], %[[V2]] : vector<3xf16>
// CHECK-NEXT: %[[V24:.+]] = math.fma %[[V22]], %[[V14]], %[[V1]] : vector<3xf16>
// CHECK-NEXT: %[[V25:.+]] = math.fma %[[V23]], %[[V13]], %[[V24]] : vector<3xf16>
// CHECK-NEXT: %[[V26:.+]] = math.fma %[[V25]], %[[V13]], %[[V0]] : vector<3xf16>
// CHECK-NEXT: %[[V27:.+]] = arith.mulf %[[ARG0]], %[[V13]] : vector<3xf16>
// CHECK-NEXT: %[[V28:.+]] = math.fma %[[V26]], %[[V27]], %[[ARG0]] : vector<3xf16>
// CHECK-NEXT: return %[[V28]] : vector<3xf16>
// CHECK-NEXT: }
func.func @narrow_asin(%a: vector<3xf16>) -> vector<3xf16> {
  %0 = math.asin %a : vector<3xf16>
  return %0 : vector<3xf16>
}

// Other functions and wider floats stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:.+]]: f64, %[[ARG1:.+]]: f32) -> (f64, f32, f32, f32) {
// CHECK-NEXT: %[[V0:.+]] = math.exp %[[ARG0]] : f64
// CHECK-NEXT: %[[V1:.+]] = math.tan %[[ARG1]] fastmath<fast> : f32
// CHECK-NEXT: %[[V2:.+]] = math.powf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT: %[[V3:.+]] = math.rsqrt %[[ARG1]] : f32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : f64, f32, f32, f32
// CHECK-NEXT: }
func.func @others(%a: f64, %b: f32) -> (f64, f32, f32, f32) {
  %0 = math.exp %a : f64
  %1 = math.tan %b fastmath<fast> : f32
  %2 = math.powf %b, %b : f32
  %3 = math.rsqrt %b : f32
  return %0, %1, %2, %3 : f64, f32, f32, f32
}
