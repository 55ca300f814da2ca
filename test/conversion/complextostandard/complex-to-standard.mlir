// RUN: mlir-opt %s -convert-complex-to-standard | FileCheck %s

// A flag that excludes NaN or infinities would exclude the ratio of equal parts, 0/0 for one.
// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = math.absf %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = math.absf %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V5:.+]] = arith.maximumf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.minimumf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.divf %[[V6]], %[[V5]] fastmath<contract> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.mulf %[[V7]], %[[V7]] fastmath<contract> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.addf %[[V8]], %[[V2]] fastmath<contract> : f32
// CHECK-NEXT: %[[V10:.+]] = math.sqrt %[[V9]] fastmath<contract> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V5]], %[[V10]] fastmath<contract> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.cmpf uno, %[[V11]], %[[V11]] fastmath<contract> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.select %[[V12]], %[[V6]], %[[V11]] : f32
// CHECK-NEXT: return %[[V13]] : f32
// CHECK-NEXT: }
func.func @abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @angle(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = math.atan2 %[[V1]], %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = complex.create %[[V2]], %[[V5]] : complex<f32>
// CHECK-NEXT: return %[[V6]] : complex<f32>
// CHECK-NEXT: }
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.subf %[[V0]], %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V5:.+]] = arith.subf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = complex.create %[[V2]], %[[V5]] : complex<f32>
// CHECK-NEXT: return %[[V6]] : complex<f32>
// CHECK-NEXT: }
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// Changes of sign take no flags.
// CHECK-LABEL: func.func @neg(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.negf %[[V0]] : f32
// CHECK-NEXT: %[[V3:.+]] = arith.negf %[[V1]] : f32
// CHECK-NEXT: %[[V4:.+]] = complex.create %[[V2]], %[[V3]] : complex<f32>
// CHECK-NEXT: return %[[V4]] : complex<f32>
// CHECK-NEXT: }
func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @conj(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.negf %[[V1]] : f32
// CHECK-NEXT: %[[V3:.+]] = complex.create %[[V0]], %[[V2]] : complex<f32>
// CHECK-NEXT: return %[[V3]] : complex<f32>
// CHECK-NEXT: }
func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @eq(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> i1 {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = arith.cmpf oeq, %[[V0]], %[[V2]] : f32
// CHECK-NEXT: %[[V5:.+]] = arith.cmpf oeq, %[[V1]], %[[V3]] : f32
// CHECK-NEXT: %[[V6:.+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT: return %[[V6]] : i1
// CHECK-NEXT: }
func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK-LABEL: func.func @neq(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> i1 {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = arith.cmpf une, %[[V0]], %[[V2]] : f32
// CHECK-NEXT: %[[V5:.+]] = arith.cmpf une, %[[V1]], %[[V3]] : f32
// CHECK-NEXT: %[[V6:.+]] = arith.ori %[[V4]], %[[V5]] : i1
// CHECK-NEXT: return %[[V6]] : i1
// CHECK-NEXT: }
func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = math.exp %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V3:.+]] = math.cos %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = arith.mulf %[[V2]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V5:.+]] = math.sin %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.mulf %[[V2]], %[[V5]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = complex.create %[[V4]], %[[V6]] : complex<f32>
// CHECK-NEXT: return %[[V7]] : complex<f32>
// CHECK-NEXT: }
func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = math.exp %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V3:.+]] = math.cos %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = arith.mulf %[[V2]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V5:.+]] = math.sin %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.mulf %[[V2]], %[[V5]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = complex.create %[[V4]], %[[V6]] : complex<f32>
// CHECK-NEXT: %[[V8:.+]] = complex.re %[[V7]] : complex<f32>
// CHECK-NEXT: %[[V9:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V8]], %[[V9]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V11:.+]] = complex.im %[[V7]] : complex<f32>
// CHECK-NEXT: %[[V12:.+]] = complex.create %[[V10]], %[[V11]] : complex<f32>
// CHECK-NEXT: return %[[V12]] : complex<f32>
// CHECK-NEXT: }
func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = math.absf %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = math.absf %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V5:.+]] = arith.maximumf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.minimumf %[[V3]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.divf %[[V6]], %[[V5]] fastmath<contract> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.mulf %[[V7]], %[[V7]] fastmath<contract> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.addf %[[V8]], %[[V2]] fastmath<contract> : f32
// CHECK-NEXT: %[[V10:.+]] = math.sqrt %[[V9]] fastmath<contract> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V5]], %[[V10]] fastmath<contract> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.cmpf uno, %[[V11]], %[[V11]] fastmath<contract> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.select %[[V12]], %[[V6]], %[[V11]] : f32
// CHECK-NEXT: %[[V14:.+]] = math.log %[[V13]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V15:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V16:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V17:.+]] = math.atan2 %[[V16]], %[[V15]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V18:.+]] = complex.create %[[V14]], %[[V17]] : complex<f32>
// CHECK-NEXT: return %[[V18]] : complex<f32>
// CHECK-NEXT: }
func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.addf %[[V0]], %[[V3]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V5:.+]] = math.absf %[[V4]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V6:.+]] = math.absf %[[V1]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.maximumf %[[V5]], %[[V6]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.minimumf %[[V5]], %[[V6]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.cmpf ogt, %[[V4]], %[[V6]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V7]], %[[V3]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.select %[[V9]], %[[V0]], %[[V10]] : f32
// CHECK-NEXT: %[[V12:.+]] = arith.divf %[[V8]], %[[V7]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V13:.+]] = math.log1p %[[V11]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V12]], %[[V12]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V15:.+]] = math.log1p %[[V14]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[V2]], %[[V15]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V16]], %[[V13]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf uno, %[[V17]], %[[V17]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.select %[[V18]], %[[V8]], %[[V17]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.atan2 %[[V1]], %[[V4]] fastmath<ninf,arcp> : f32
// CHECK-NEXT: %[[V21:.+]] = complex.create %[[V19]], %[[V20]] : complex<f32>
// CHECK-NEXT: return %[[V21]] : complex<f32>
// CHECK-NEXT: }
func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<ninf,arcp> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @sign(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.cmpf oeq, %[[V0]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.+]] = arith.cmpf oeq, %[[V1]], %[[V2]] : f32
// CHECK-NEXT: %[[V5:.+]] = arith.andi %[[V3]], %[[V4]] : i1
// CHECK-NEXT: %[[V6:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V7:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V8:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V9:.+]] = math.absf %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V10:.+]] = math.absf %[[V7]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.maximumf %[[V9]], %[[V10]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.minimumf %[[V9]], %[[V10]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.divf %[[V12]], %[[V11]] fastmath<contract> : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V13]], %[[V13]] fastmath<contract> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.addf %[[V14]], %[[V8]] fastmath<contract> : f32
// CHECK-NEXT: %[[V16:.+]] = math.sqrt %[[V15]] fastmath<contract> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.mulf %[[V11]], %[[V16]] fastmath<contract> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf uno, %[[V17]], %[[V17]] fastmath<contract> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.select %[[V18]], %[[V12]], %[[V17]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.divf %[[V0]], %[[V19]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V21:.+]] = arith.divf %[[V1]], %[[V19]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V22:.+]] = complex.create %[[V20]], %[[V21]] : complex<f32>
// CHECK-NEXT: %[[V23:.+]] = arith.select %[[V5]], %[[ARG0]], %[[V22]] : complex<f32>
// CHECK-NEXT: return %[[V23]] : complex<f32>
// CHECK-NEXT: }
func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V3:.+]] = math.exp %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = arith.mulf %[[V2]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V5:.+]] = arith.divf %[[V2]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = math.sin %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = math.cos %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.addf %[[V5]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.mulf %[[V8]], %[[V7]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V5]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V10]], %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V12:.+]] = complex.create %[[V9]], %[[V11]] : complex<f32>
// CHECK-NEXT: return %[[V12]] : complex<f32>
// CHECK-NEXT: }
func.func @cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[ARG0:.+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f64>
// CHECK-NEXT: %[[V2:.+]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT: %[[V3:.+]] = math.exp %[[V1]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V4:.+]] = arith.mulf %[[V2]], %[[V3]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V5:.+]] = arith.divf %[[V2]], %[[V3]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V6:.+]] = math.sin %[[V0]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V7:.+]] = math.cos %[[V0]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V8:.+]] = arith.addf %[[V4]], %[[V5]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V9:.+]] = arith.mulf %[[V8]], %[[V6]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V4]], %[[V5]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V10]], %[[V7]] fastmath<nnan,contract> : f64
// CHECK-NEXT: %[[V12:.+]] = complex.create %[[V9]], %[[V11]] : complex<f64>
// CHECK-NEXT: return %[[V12]] : complex<f64>
// CHECK-NEXT: }
func.func @sin(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

// Infinities and NaN need operations of their own.
// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V5:.+]] = math.absf %[[V2]] fastmath<afn> : f32
// CHECK-NEXT: %[[V6:.+]] = math.absf %[[V3]] fastmath<afn> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.maximumf %[[V5]], %[[V6]] fastmath<afn> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.minimumf %[[V5]], %[[V6]] fastmath<afn> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.divf %[[V8]], %[[V7]] fastmath<afn> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.mulf %[[V9]], %[[V9]] fastmath<afn> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.addf %[[V10]], %[[V4]] fastmath<afn> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V13:.+]] = math.sqrt %[[V7]] fastmath<afn> : f32
// CHECK-NEXT: %[[V14:.+]] = math.powf %[[V11]], %[[V12]] fastmath<afn> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V13]], %[[V14]] fastmath<afn> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf uno, %[[V15]], %[[V15]] fastmath<afn> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.select %[[V16]], %[[V8]], %[[V15]] : f32
// CHECK-NEXT: %[[V18:.+]] = math.atan2 %[[V3]], %[[V2]] fastmath<afn> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.mulf %[[V18]], %[[V1]] fastmath<afn> : f32
// CHECK-NEXT: %[[V20:.+]] = math.cos %[[V19]] fastmath<afn> : f32
// CHECK-NEXT: %[[V21:.+]] = math.sin %[[V19]] fastmath<afn> : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf oeq, %[[V21]], %[[V0]] fastmath<afn> : f32
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V17]], %[[V20]] fastmath<afn> : f32
// CHECK-NEXT: %[[V24:.+]] = arith.mulf %[[V17]], %[[V21]] fastmath<afn> : f32
// CHECK-NEXT: %[[V25:.+]] = arith.select %[[V22]], %[[V0]], %[[V24]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V27:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %[[V28:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V29:.+]] = math.absf %[[V3]] fastmath<afn> : f32
// CHECK-NEXT: %[[V30:.+]] = arith.cmpf oeq, %[[V29]], %[[V26]] fastmath<afn> : f32
// CHECK-NEXT: %[[V31:.+]] = arith.cmpf one, %[[V29]], %[[V26]] fastmath<afn> : f32
// CHECK-NEXT: %[[V32:.+]] = arith.cmpf oeq, %[[V2]], %[[V26]] fastmath<afn> : f32
// CHECK-NEXT: %[[V33:.+]] = arith.cmpf oeq, %[[V2]], %[[V27]] fastmath<afn> : f32
// CHECK-NEXT: %[[V34:.+]] = arith.andi %[[V33]], %[[V31]] : i1
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V34]], %[[V0]], %[[V23]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.ori %[[V30]], %[[V32]] : i1
// CHECK-NEXT: %[[V37:.+]] = arith.select %[[V36]], %[[V26]], %[[V35]] : f32
// CHECK-NEXT: %[[V38:.+]] = math.copysign %[[V26]], %[[V3]] fastmath<afn> : f32
// CHECK-NEXT: %[[V39:.+]] = arith.cmpf uno, %[[V17]], %[[V17]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V39]], %[[V28]], %[[V25]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.ori %[[V30]], %[[V33]] : i1
// CHECK-NEXT: %[[V42:.+]] = arith.select %[[V41]], %[[V38]], %[[V40]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.cmpf oeq, %[[V17]], %[[V0]] fastmath<afn> : f32
// CHECK-NEXT: %[[V44:.+]] = arith.select %[[V43]], %[[V0]], %[[V37]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.select %[[V43]], %[[V0]], %[[V42]] : f32
// CHECK-NEXT: %[[V46:.+]] = complex.create %[[V44]], %[[V45]] : complex<f32>
// CHECK-NEXT: return %[[V46]] : complex<f32>
// CHECK-NEXT: }
func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<afn> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[ARG0:.+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %[[V1:.+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT: %[[V2:.+]] = arith.constant -5.000000e-01 : f16
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0x7E00 : f16
// CHECK-NEXT: %[[V4:.+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT: %[[V5:.+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %[[V7:.+]] = math.absf %[[V4]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V8:.+]] = math.absf %[[V5]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V9:.+]] = arith.maximumf %[[V7]], %[[V8]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V10:.+]] = arith.minimumf %[[V7]], %[[V8]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V11:.+]] = arith.divf %[[V10]], %[[V9]] fastmath<contract> : f16
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V11]] fastmath<contract> : f16
// CHECK-NEXT: %[[V13:.+]] = arith.addf %[[V12]], %[[V6]] fastmath<contract> : f16
// CHECK-NEXT: %[[V14:.+]] = math.rsqrt %[[V13]] fastmath<contract> : f16
// CHECK-NEXT: %[[V15:.+]] = math.rsqrt %[[V10]] fastmath<contract> : f16
// CHECK-NEXT: %[[V16:.+]] = math.rsqrt %[[V9]] fastmath<contract> : f16
// CHECK-NEXT: %[[V17:.+]] = math.sqrt %[[V14]] fastmath<contract> : f16
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[V16]], %[[V17]] fastmath<contract> : f16
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf uno, %[[V18]], %[[V18]] fastmath<contract> : f16
// CHECK-NEXT: %[[V20:.+]] = arith.select %[[V19]], %[[V15]], %[[V18]] : f16
// CHECK-NEXT: %[[V21:.+]] = math.atan2 %[[V5]], %[[V4]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V22:.+]] = arith.mulf %[[V21]], %[[V2]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V23:.+]] = math.cos %[[V22]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V24:.+]] = math.sin %[[V22]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V20]], %[[V23]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V26:.+]] = arith.mulf %[[V20]], %[[V24]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V27:.+]] = arith.constant -1.000000e+00 : f16
// CHECK-NEXT: %[[V28:.+]] = math.copysign %[[V0]], %[[V4]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V29:.+]] = math.copysign %[[V0]], %[[V5]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V30:.+]] = arith.mulf %[[V27]], %[[V29]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V31:.+]] = math.absf %[[V4]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V32:.+]] = math.absf %[[V5]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V33:.+]] = arith.cmpf oeq, %[[V32]], %[[V1]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V34:.+]] = arith.cmpf uno, %[[V4]], %[[V4]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V35:.+]] = arith.cmpf oeq, %[[V31]], %[[V1]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V36:.+]] = arith.andi %[[V33]], %[[V34]] : i1
// CHECK-NEXT: %[[V37:.+]] = arith.ori %[[V36]], %[[V35]] : i1
// CHECK-NEXT: %[[V38:.+]] = arith.select %[[V37]], %[[V28]], %[[V25]] : f16
// CHECK-NEXT: %[[V39:.+]] = arith.select %[[V37]], %[[V30]], %[[V26]] : f16
// CHECK-NEXT: %[[V40:.+]] = arith.cmpf oeq, %[[V4]], %[[V0]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V41:.+]] = arith.cmpf oeq, %[[V5]], %[[V0]] fastmath<nnan,contract> : f16
// CHECK-NEXT: %[[V42:.+]] = arith.andi %[[V40]], %[[V41]] : i1
// CHECK-NEXT: %[[V43:.+]] = arith.select %[[V42]], %[[V1]], %[[V38]] : f16
// CHECK-NEXT: %[[V44:.+]] = arith.select %[[V42]], %[[V3]], %[[V39]] : f16
// CHECK-NEXT: %[[V45:.+]] = complex.create %[[V43]], %[[V44]] : complex<f16>
// CHECK-NEXT: return %[[V45]] : complex<f16>
// CHECK-NEXT: }
func.func @rsqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.rsqrt %a fastmath<nnan,contract> : complex<f16>
  return %0 : complex<f16>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.addf %[[V3]], %[[V3]] : f32
// CHECK-NEXT: %[[V7:.+]] = arith.mulf %[[V2]], %[[V6]] : f32
// CHECK-NEXT: %[[V8:.+]] = math.expm1 %[[V6]] : f32
// CHECK-NEXT: %[[V9:.+]] = math.expm1 %[[V7]] : f32
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V8]], %[[V9]] : f32
// CHECK-NEXT: %[[V11:.+]] = math.cos %[[V0]] : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V11]] : f32
// CHECK-NEXT: %[[V13:.+]] = arith.mulf %[[V12]], %[[V5]] : f32
// CHECK-NEXT: %[[V14:.+]] = math.sin %[[V0]] : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V11]], %[[V14]] : f32
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[V5]], %[[V15]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V8]], %[[V9]] : f32
// CHECK-NEXT: %[[V18:.+]] = arith.addf %[[V17]], %[[V13]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf oeq, %[[V17]], %[[V4]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.copysign %[[V2]], %[[V3]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.divf %[[V10]], %[[V18]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.select %[[V19]], %[[V20]], %[[V21]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.divf %[[V16]], %[[V18]] : f32
// CHECK-NEXT: %[[V24:.+]] = math.absf %[[V3]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V26:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V27:.+]] = arith.cmpf oeq, %[[V24]], %[[V4]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.cmpf oeq, %[[V0]], %[[V25]] : f32
// CHECK-NEXT: %[[V29:.+]] = arith.constant true
// CHECK-NEXT: %[[V30:.+]] = arith.xori %[[V27]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.andi %[[V31]], %[[V30]] : i1
// CHECK-NEXT: %[[V33:.+]] = arith.andi %[[V27]], %[[V31]] : i1
// CHECK-NEXT: %[[V34:.+]] = arith.ori %[[V28]], %[[V33]] : i1
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V32]], %[[V26]], %[[V22]] : f32
// CHECK-NEXT: %[[V36:.+]] = arith.select %[[V34]], %[[V25]], %[[V23]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.mulf %[[V35]], %[[V2]] : f32
// CHECK-NEXT: %[[V38:.+]] = complex.create %[[V36]], %[[V37]] : complex<f32>
// CHECK-NEXT: return %[[V38]] : complex<f32>
// CHECK-NEXT: }
func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.addf %[[V0]], %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.mulf %[[V2]], %[[V5]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V7:.+]] = math.expm1 %[[V5]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V8:.+]] = math.expm1 %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.subf %[[V7]], %[[V8]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V10:.+]] = math.cos %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V10]], %[[V10]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V13:.+]] = math.sin %[[V1]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V10]], %[[V13]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V4]], %[[V14]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.addf %[[V7]], %[[V8]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V16]], %[[V12]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf oeq, %[[V16]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V19:.+]] = math.copysign %[[V2]], %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V20:.+]] = arith.divf %[[V9]], %[[V17]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V21:.+]] = arith.select %[[V18]], %[[V19]], %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.divf %[[V15]], %[[V17]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V23:.+]] = math.absf %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V24:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V25:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpf oeq, %[[V23]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V27:.+]] = arith.cmpf oeq, %[[V1]], %[[V24]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V28:.+]] = arith.constant true
// CHECK-NEXT: %[[V29:.+]] = arith.xori %[[V26]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.+]] = arith.cmpf uno, %[[V15]], %[[V15]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V31:.+]] = arith.andi %[[V30]], %[[V29]] : i1
// CHECK-NEXT: %[[V32:.+]] = arith.andi %[[V26]], %[[V30]] : i1
// CHECK-NEXT: %[[V33:.+]] = arith.ori %[[V27]], %[[V32]] : i1
// CHECK-NEXT: %[[V34:.+]] = arith.select %[[V31]], %[[V25]], %[[V21]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.select %[[V33]], %[[V24]], %[[V22]] : f32
// CHECK-NEXT: %[[V36:.+]] = complex.create %[[V34]], %[[V35]] : complex<f32>
// CHECK-NEXT: return %[[V36]] : complex<f32>
// CHECK-NEXT: }
func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @mul(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = math.absf %[[V0]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V2:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = math.absf %[[V2]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V4:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V5:.+]] = math.absf %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V6:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V7:.+]] = math.absf %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.mulf %[[V0]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V9:.+]] = math.absf %[[V8]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.mulf %[[V2]], %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V11:.+]] = math.absf %[[V10]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.subf %[[V8]], %[[V10]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.mulf %[[V2]], %[[V4]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V14:.+]] = math.absf %[[V13]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V0]], %[[V6]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V16:.+]] = math.absf %[[V15]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V13]], %[[V15]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf uno, %[[V12]], %[[V12]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf uno, %[[V17]], %[[V17]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.andi %[[V18]], %[[V19]] : i1
// CHECK-NEXT: %[[V21:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf oeq, %[[V1]], %[[V21]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.cmpf oeq, %[[V3]], %[[V21]] : f32
// CHECK-NEXT: %[[V24:.+]] = arith.ori %[[V22]], %[[V23]] : i1
// CHECK-NEXT: %[[V25:.+]] = arith.cmpf uno, %[[V4]], %[[V4]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpf uno, %[[V6]], %[[V6]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V28:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V29:.+]] = arith.select %[[V22]], %[[V28]], %[[V27]] : f32
// CHECK-NEXT: %[[V30:.+]] = math.copysign %[[V29]], %[[V0]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.select %[[V24]], %[[V30]], %[[V0]] : f32
// CHECK-NEXT: %[[V32:.+]] = arith.select %[[V23]], %[[V28]], %[[V27]] : f32
// CHECK-NEXT: %[[V33:.+]] = math.copysign %[[V32]], %[[V2]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.select %[[V24]], %[[V33]], %[[V2]] : f32
// CHECK-NEXT: %[[V35:.+]] = arith.andi %[[V24]], %[[V25]] : i1
// CHECK-NEXT: %[[V36:.+]] = math.copysign %[[V27]], %[[V4]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.select %[[V35]], %[[V36]], %[[V4]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.andi %[[V24]], %[[V26]] : i1
// CHECK-NEXT: %[[V39:.+]] = math.copysign %[[V27]], %[[V6]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.select %[[V38]], %[[V39]], %[[V6]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.cmpf oeq, %[[V5]], %[[V21]] : f32
// CHECK-NEXT: %[[V42:.+]] = arith.cmpf oeq, %[[V7]], %[[V21]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.ori %[[V41]], %[[V42]] : i1
// CHECK-NEXT: %[[V44:.+]] = arith.cmpf uno, %[[V31]], %[[V31]] : f32
// CHECK-NEXT: %[[V45:.+]] = arith.cmpf uno, %[[V34]], %[[V34]] : f32
// CHECK-NEXT: %[[V46:.+]] = arith.select %[[V41]], %[[V28]], %[[V27]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.copysign %[[V46]], %[[V37]] : f32
// CHECK-NEXT: %[[V48:.+]] = arith.select %[[V43]], %[[V47]], %[[V37]] : f32
// CHECK-NEXT: %[[V49:.+]] = arith.select %[[V42]], %[[V28]], %[[V27]] : f32
// CHECK-NEXT: %[[V50:.+]] = math.copysign %[[V49]], %[[V40]] : f32
// CHECK-NEXT: %[[V51:.+]] = arith.select %[[V43]], %[[V50]], %[[V40]] : f32
// CHECK-NEXT: %[[V52:.+]] = arith.andi %[[V43]], %[[V44]] : i1
// CHECK-NEXT: %[[V53:.+]] = math.copysign %[[V27]], %[[V31]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.select %[[V52]], %[[V53]], %[[V31]] : f32
// CHECK-NEXT: %[[V55:.+]] = arith.andi %[[V43]], %[[V45]] : i1
// CHECK-NEXT: %[[V56:.+]] = math.copysign %[[V27]], %[[V34]] : f32
// CHECK-NEXT: %[[V57:.+]] = arith.select %[[V55]], %[[V56]], %[[V34]] : f32
// CHECK-NEXT: %[[V58:.+]] = arith.ori %[[V24]], %[[V43]] : i1
// CHECK-NEXT: %[[V59:.+]] = arith.cmpf oeq, %[[V9]], %[[V21]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.cmpf oeq, %[[V11]], %[[V21]] : f32
// CHECK-NEXT: %[[V61:.+]] = arith.ori %[[V59]], %[[V60]] : i1
// CHECK-NEXT: %[[V62:.+]] = arith.cmpf oeq, %[[V16]], %[[V21]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.ori %[[V61]], %[[V62]] : i1
// CHECK-NEXT: %[[V64:.+]] = arith.cmpf oeq, %[[V14]], %[[V21]] : f32
// CHECK-NEXT: %[[V65:.+]] = arith.ori %[[V63]], %[[V64]] : i1
// CHECK-NEXT: %[[V66:.+]] = arith.constant true
// CHECK-NEXT: %[[V67:.+]] = arith.xori %[[V58]], %[[V66]] : i1
// CHECK-NEXT: %[[V68:.+]] = arith.andi %[[V65]], %[[V67]] : i1
// CHECK-NEXT: %[[V69:.+]] = arith.andi %[[V68]], %[[V44]] : i1
// CHECK-NEXT: %[[V70:.+]] = math.copysign %[[V27]], %[[V54]] : f32
// CHECK-NEXT: %[[V71:.+]] = arith.select %[[V69]], %[[V70]], %[[V54]] : f32
// CHECK-NEXT: %[[V72:.+]] = arith.andi %[[V68]], %[[V45]] : i1
// CHECK-NEXT: %[[V73:.+]] = math.copysign %[[V27]], %[[V57]] : f32
// CHECK-NEXT: %[[V74:.+]] = arith.select %[[V72]], %[[V73]], %[[V57]] : f32
// CHECK-NEXT: %[[V75:.+]] = arith.andi %[[V68]], %[[V25]] : i1
// CHECK-NEXT: %[[V76:.+]] = math.copysign %[[V27]], %[[V48]] : f32
// CHECK-NEXT: %[[V77:.+]] = arith.select %[[V75]], %[[V76]], %[[V48]] : f32
// CHECK-NEXT: %[[V78:.+]] = arith.andi %[[V68]], %[[V26]] : i1
// CHECK-NEXT: %[[V79:.+]] = math.copysign %[[V27]], %[[V51]] : f32
// CHECK-NEXT: %[[V80:.+]] = arith.select %[[V78]], %[[V79]], %[[V51]] : f32
// CHECK-NEXT: %[[V81:.+]] = arith.ori %[[V58]], %[[V68]] : i1
// CHECK-NEXT: %[[V82:.+]] = arith.andi %[[V20]], %[[V81]] : i1
// CHECK-NEXT: %[[V83:.+]] = arith.mulf %[[V71]], %[[V77]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V84:.+]] = arith.mulf %[[V74]], %[[V80]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V85:.+]] = arith.subf %[[V83]], %[[V84]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V86:.+]] = arith.mulf %[[V21]], %[[V85]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V87:.+]] = arith.select %[[V82]], %[[V86]], %[[V12]] : f32
// CHECK-NEXT: %[[V88:.+]] = arith.mulf %[[V74]], %[[V77]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V89:.+]] = arith.mulf %[[V71]], %[[V80]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V90:.+]] = arith.addf %[[V88]], %[[V89]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V91:.+]] = arith.mulf %[[V21]], %[[V90]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[V92:.+]] = arith.select %[[V82]], %[[V91]], %[[V17]] : f32
// CHECK-NEXT: %[[V93:.+]] = complex.create %[[V87]], %[[V92]] : complex<f32>
// CHECK-NEXT: return %[[V93]] : complex<f32>
// CHECK-NEXT: }
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = arith.divf %[[V2]], %[[V3]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V5:.+]] = arith.mulf %[[V4]], %[[V2]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.addf %[[V3]], %[[V5]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.mulf %[[V0]], %[[V4]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.addf %[[V7]], %[[V1]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.divf %[[V8]], %[[V6]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.mulf %[[V1]], %[[V4]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.subf %[[V10]], %[[V0]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.divf %[[V11]], %[[V6]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.divf %[[V3]], %[[V2]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V13]], %[[V3]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.addf %[[V2]], %[[V14]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[V1]], %[[V13]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V0]], %[[V16]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.divf %[[V17]], %[[V15]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.mulf %[[V0]], %[[V13]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V20:.+]] = arith.subf %[[V1]], %[[V19]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V21:.+]] = arith.divf %[[V20]], %[[V15]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V22:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V23:.+]] = math.absf %[[V2]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V24:.+]] = arith.cmpf oeq, %[[V23]], %[[V22]] : f32
// CHECK-NEXT: %[[V25:.+]] = math.absf %[[V3]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpf oeq, %[[V25]], %[[V22]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.cmpf ord, %[[V0]], %[[V22]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.cmpf ord, %[[V1]], %[[V22]] : f32
// CHECK-NEXT: %[[V29:.+]] = arith.ori %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.+]] = arith.andi %[[V24]], %[[V26]] : i1
// CHECK-NEXT: %[[V31:.+]] = arith.andi %[[V29]], %[[V30]] : i1
// CHECK-NEXT: %[[V32:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V33:.+]] = math.copysign %[[V32]], %[[V2]] : f32
// CHECK-NEXT: %[[V34:.+]] = arith.mulf %[[V33]], %[[V0]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V35:.+]] = arith.mulf %[[V33]], %[[V1]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V36:.+]] = arith.cmpf one, %[[V23]], %[[V32]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.cmpf one, %[[V25]], %[[V32]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.andi %[[V36]], %[[V37]] : i1
// CHECK-NEXT: %[[V39:.+]] = math.absf %[[V0]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V40:.+]] = arith.cmpf oeq, %[[V39]], %[[V32]] : f32
// CHECK-NEXT: %[[V41:.+]] = math.absf %[[V1]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V42:.+]] = arith.cmpf oeq, %[[V41]], %[[V32]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.ori %[[V40]], %[[V42]] : i1
// CHECK-NEXT: %[[V44:.+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT: %[[V45:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V46:.+]] = arith.select %[[V40]], %[[V45]], %[[V22]] : f32
// CHECK-NEXT: %[[V47:.+]] = math.copysign %[[V46]], %[[V0]] : f32
// CHECK-NEXT: %[[V48:.+]] = arith.select %[[V42]], %[[V45]], %[[V22]] : f32
// CHECK-NEXT: %[[V49:.+]] = math.copysign %[[V48]], %[[V1]] : f32
// CHECK-NEXT: %[[V50:.+]] = arith.mulf %[[V47]], %[[V2]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V51:.+]] = arith.mulf %[[V49]], %[[V3]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V52:.+]] = arith.addf %[[V50]], %[[V51]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V53:.+]] = arith.mulf %[[V32]], %[[V52]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V54:.+]] = arith.mulf %[[V47]], %[[V3]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V55:.+]] = arith.mulf %[[V49]], %[[V2]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V56:.+]] = arith.subf %[[V55]], %[[V54]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V57:.+]] = arith.mulf %[[V32]], %[[V56]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V58:.+]] = arith.cmpf one, %[[V39]], %[[V32]] : f32
// CHECK-NEXT: %[[V59:.+]] = arith.cmpf one, %[[V41]], %[[V32]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.andi %[[V58]], %[[V59]] : i1
// CHECK-NEXT: %[[V61:.+]] = arith.cmpf oeq, %[[V23]], %[[V32]] : f32
// CHECK-NEXT: %[[V62:.+]] = arith.cmpf oeq, %[[V25]], %[[V32]] : f32
// CHECK-NEXT: %[[V63:.+]] = arith.ori %[[V61]], %[[V62]] : i1
// CHECK-NEXT: %[[V64:.+]] = arith.andi %[[V60]], %[[V63]] : i1
// CHECK-NEXT: %[[V65:.+]] = arith.select %[[V61]], %[[V45]], %[[V22]] : f32
// CHECK-NEXT: %[[V66:.+]] = math.copysign %[[V65]], %[[V2]] : f32
// CHECK-NEXT: %[[V67:.+]] = arith.select %[[V62]], %[[V45]], %[[V22]] : f32
// CHECK-NEXT: %[[V68:.+]] = math.copysign %[[V67]], %[[V3]] : f32
// CHECK-NEXT: %[[V69:.+]] = arith.mulf %[[V0]], %[[V66]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V70:.+]] = arith.mulf %[[V1]], %[[V68]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V71:.+]] = arith.addf %[[V69]], %[[V70]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V72:.+]] = arith.mulf %[[V22]], %[[V71]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V73:.+]] = arith.mulf %[[V1]], %[[V66]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V74:.+]] = arith.mulf %[[V0]], %[[V68]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V75:.+]] = arith.subf %[[V73]], %[[V74]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V76:.+]] = arith.mulf %[[V22]], %[[V75]] fastmath<arcp> : f32
// CHECK-NEXT: %[[V77:.+]] = arith.cmpf olt, %[[V23]], %[[V25]] : f32
// CHECK-NEXT: %[[V78:.+]] = arith.select %[[V77]], %[[V9]], %[[V18]] : f32
// CHECK-NEXT: %[[V79:.+]] = arith.select %[[V77]], %[[V12]], %[[V21]] : f32
// CHECK-NEXT: %[[V80:.+]] = arith.select %[[V64]], %[[V72]], %[[V78]] : f32
// CHECK-NEXT: %[[V81:.+]] = arith.select %[[V64]], %[[V76]], %[[V79]] : f32
// CHECK-NEXT: %[[V82:.+]] = arith.select %[[V44]], %[[V53]], %[[V80]] : f32
// CHECK-NEXT: %[[V83:.+]] = arith.select %[[V44]], %[[V57]], %[[V81]] : f32
// CHECK-NEXT: %[[V84:.+]] = arith.select %[[V31]], %[[V34]], %[[V82]] : f32
// CHECK-NEXT: %[[V85:.+]] = arith.select %[[V31]], %[[V35]], %[[V83]] : f32
// CHECK-NEXT: %[[V86:.+]] = arith.cmpf uno, %[[V78]], %[[V22]] : f32
// CHECK-NEXT: %[[V87:.+]] = arith.cmpf uno, %[[V79]], %[[V22]] : f32
// CHECK-NEXT: %[[V88:.+]] = arith.andi %[[V86]], %[[V87]] : i1
// CHECK-NEXT: %[[V89:.+]] = arith.select %[[V88]], %[[V84]], %[[V78]] : f32
// CHECK-NEXT: %[[V90:.+]] = arith.select %[[V88]], %[[V85]], %[[V79]] : f32
// CHECK-NEXT: %[[V91:.+]] = complex.create %[[V89]], %[[V90]] : complex<f32>
// CHECK-NEXT: return %[[V91]] : complex<f32>
// CHECK-NEXT: }
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<arcp> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @pow(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V5:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V7:.+]] = math.absf %[[V4]] : f32
// CHECK-NEXT: %[[V8:.+]] = math.absf %[[V5]] : f32
// CHECK-NEXT: %[[V9:.+]] = arith.maximumf %[[V7]], %[[V8]] : f32
// CHECK-NEXT: %[[V10:.+]] = arith.minimumf %[[V7]], %[[V8]] : f32
// CHECK-NEXT: %[[V11:.+]] = arith.divf %[[V10]], %[[V9]] : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V11]] : f32
// CHECK-NEXT: %[[V13:.+]] = arith.addf %[[V12]], %[[V6]] : f32
// CHECK-NEXT: %[[V14:.+]] = math.sqrt %[[V13]] : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V9]], %[[V14]] : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf uno, %[[V15]], %[[V15]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.select %[[V16]], %[[V10]], %[[V15]] : f32
// CHECK-NEXT: %[[V18:.+]] = math.powf %[[V17]], %[[V0]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.negf %[[V1]] : f32
// CHECK-NEXT: %[[V20:.+]] = math.atan2 %[[V3]], %[[V2]] : f32
// CHECK-NEXT: %[[V21:.+]] = arith.mulf %[[V19]], %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = math.exp %[[V21]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V18]], %[[V22]] : f32
// CHECK-NEXT: %[[V24:.+]] = math.log %[[V17]] : f32
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V0]], %[[V20]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.mulf %[[V1]], %[[V24]] : f32
// CHECK-NEXT: %[[V27:.+]] = arith.addf %[[V25]], %[[V26]] : f32
// CHECK-NEXT: %[[V28:.+]] = math.cos %[[V27]] : f32
// CHECK-NEXT: %[[V29:.+]] = math.sin %[[V27]] : f32
// CHECK-NEXT: %[[V30:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V31:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V32:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V33:.+]] = complex.create %[[V32]], %[[V31]] : complex<f32>
// CHECK-NEXT: %[[V34:.+]] = complex.create %[[V31]], %[[V31]] : complex<f32>
// CHECK-NEXT: %[[V35:.+]] = complex.create %[[V30]], %[[V31]] : complex<f32>
// CHECK-NEXT: %[[V36:.+]] = arith.cmpf oeq, %[[V17]], %[[V31]] : f32
// CHECK-NEXT: %[[V37:.+]] = arith.cmpf oeq, %[[V1]], %[[V31]] : f32
// CHECK-NEXT: %[[V38:.+]] = arith.cmpf oeq, %[[V0]], %[[V31]] : f32
// CHECK-NEXT: %[[V39:.+]] = arith.cmpf oeq, %[[V3]], %[[V31]] : f32
// CHECK-NEXT: %[[V40:.+]] = arith.cmpf ole, %[[V31]], %[[V0]] : f32
// CHECK-NEXT: %[[V41:.+]] = arith.mulf %[[V23]], %[[V28]] : f32
// CHECK-NEXT: %[[V42:.+]] = arith.mulf %[[V23]], %[[V29]] : f32
// CHECK-NEXT: %[[V43:.+]] = arith.select %[[V38]], %[[V33]], %[[V34]] : complex<f32>
// CHECK-NEXT: %[[V44:.+]] = complex.create %[[V41]], %[[V42]] : complex<f32>
// CHECK-NEXT: %[[V45:.+]] = arith.andi %[[V36]], %[[V37]] : i1
// CHECK-NEXT: %[[V46:.+]] = arith.andi %[[V45]], %[[V40]] : i1
// CHECK-NEXT: %[[V47:.+]] = arith.select %[[V46]], %[[V43]], %[[V44]] : complex<f32>
// CHECK-NEXT: %[[V48:.+]] = arith.andi %[[V38]], %[[V37]] : i1
// CHECK-NEXT: %[[V49:.+]] = arith.select %[[V48]], %[[V33]], %[[V47]] : complex<f32>
// CHECK-NEXT: %[[V50:.+]] = arith.cmpf oeq, %[[V2]], %[[V32]] : f32
// CHECK-NEXT: %[[V51:.+]] = arith.andi %[[V50]], %[[V39]] : i1
// CHECK-NEXT: %[[V52:.+]] = arith.select %[[V51]], %[[V33]], %[[V49]] : complex<f32>
// CHECK-NEXT: %[[V53:.+]] = arith.cmpf oeq, %[[V2]], %[[V30]] : f32
// CHECK-NEXT: %[[V54:.+]] = arith.andi %[[V53]], %[[V39]] : i1
// CHECK-NEXT: %[[V55:.+]] = arith.cmpf ogt, %[[V0]], %[[V31]] : f32
// CHECK-NEXT: %[[V56:.+]] = arith.andi %[[V37]], %[[V55]] : i1
// CHECK-NEXT: %[[V57:.+]] = arith.andi %[[V54]], %[[V56]] : i1
// CHECK-NEXT: %[[V58:.+]] = arith.select %[[V57]], %[[V35]], %[[V52]] : complex<f32>
// CHECK-NEXT: %[[V59:.+]] = arith.cmpf olt, %[[V0]], %[[V31]] : f32
// CHECK-NEXT: %[[V60:.+]] = arith.andi %[[V37]], %[[V59]] : i1
// CHECK-NEXT: %[[V61:.+]] = arith.andi %[[V54]], %[[V60]] : i1
// CHECK-NEXT: %[[V62:.+]] = arith.select %[[V61]], %[[V34]], %[[V58]] : complex<f32>
// CHECK-NEXT: return %[[V62]] : complex<f32>
// CHECK-NEXT: }
func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

// With both flags there are no operations for them.
// CHECK-LABEL: func.func @sqrt_finite(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V2:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V5:.+]] = math.absf %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V6:.+]] = math.absf %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.maximumf %[[V5]], %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V8:.+]] = arith.minimumf %[[V5]], %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.divf %[[V8]], %[[V7]] : f32
// CHECK-NEXT: %[[V10:.+]] = arith.mulf %[[V9]], %[[V9]] : f32
// CHECK-NEXT: %[[V11:.+]] = arith.addf %[[V10]], %[[V4]] : f32
// CHECK-NEXT: %[[V12:.+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V13:.+]] = math.sqrt %[[V7]] : f32
// CHECK-NEXT: %[[V14:.+]] = math.powf %[[V11]], %[[V12]] : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V13]], %[[V14]] : f32
// CHECK-NEXT: %[[V16:.+]] = arith.cmpf uno, %[[V15]], %[[V15]] : f32
// CHECK-NEXT: %[[V17:.+]] = arith.select %[[V16]], %[[V8]], %[[V15]] : f32
// CHECK-NEXT: %[[V18:.+]] = math.atan2 %[[V3]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.mulf %[[V18]], %[[V1]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V20:.+]] = math.cos %[[V19]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V21:.+]] = math.sin %[[V19]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V22:.+]] = arith.cmpf oeq, %[[V21]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V17]], %[[V20]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V24:.+]] = arith.mulf %[[V17]], %[[V21]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V25:.+]] = arith.select %[[V22]], %[[V0]], %[[V24]] : f32
// CHECK-NEXT: %[[V26:.+]] = arith.cmpf oeq, %[[V17]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V27:.+]] = arith.select %[[V26]], %[[V0]], %[[V23]] : f32
// CHECK-NEXT: %[[V28:.+]] = arith.select %[[V26]], %[[V0]], %[[V25]] : f32
// CHECK-NEXT: %[[V29:.+]] = complex.create %[[V27]], %[[V28]] : complex<f32>
// CHECK-NEXT: return %[[V29]] : complex<f32>
// CHECK-NEXT: }
func.func @sqrt_finite(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @rsqrt_finite(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V1:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V2:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[V4:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V5:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V6:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V7:.+]] = math.absf %[[V4]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V8:.+]] = math.absf %[[V5]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.maximumf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.minimumf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.divf %[[V10]], %[[V9]] : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V11]] : f32
// CHECK-NEXT: %[[V13:.+]] = arith.addf %[[V12]], %[[V6]] : f32
// CHECK-NEXT: %[[V14:.+]] = math.rsqrt %[[V13]] : f32
// CHECK-NEXT: %[[V15:.+]] = math.rsqrt %[[V10]] : f32
// CHECK-NEXT: %[[V16:.+]] = math.rsqrt %[[V9]] : f32
// CHECK-NEXT: %[[V17:.+]] = math.sqrt %[[V14]] : f32
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[V16]], %[[V17]] : f32
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf uno, %[[V18]], %[[V18]] : f32
// CHECK-NEXT: %[[V20:.+]] = arith.select %[[V19]], %[[V15]], %[[V18]] : f32
// CHECK-NEXT: %[[V21:.+]] = math.atan2 %[[V5]], %[[V4]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V22:.+]] = arith.mulf %[[V21]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V23:.+]] = math.cos %[[V22]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V24:.+]] = math.sin %[[V22]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V20]], %[[V23]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V26:.+]] = arith.mulf %[[V20]], %[[V24]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V27:.+]] = arith.cmpf oeq, %[[V4]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V28:.+]] = arith.cmpf oeq, %[[V5]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V29:.+]] = arith.andi %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.+]] = arith.select %[[V29]], %[[V1]], %[[V25]] : f32
// CHECK-NEXT: %[[V31:.+]] = arith.select %[[V29]], %[[V3]], %[[V26]] : f32
// CHECK-NEXT: %[[V32:.+]] = complex.create %[[V30]], %[[V31]] : complex<f32>
// CHECK-NEXT: return %[[V32]] : complex<f32>
// CHECK-NEXT: }
func.func @rsqrt_finite(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @tan_finite(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.mulf %[[V1]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[V6:.+]] = arith.addf %[[V3]], %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V7:.+]] = arith.mulf %[[V2]], %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V8:.+]] = math.expm1 %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V9:.+]] = math.expm1 %[[V7]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V10:.+]] = arith.subf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V11:.+]] = math.cos %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V11]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V13:.+]] = arith.mulf %[[V12]], %[[V5]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V14:.+]] = math.sin %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V11]], %[[V14]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.mulf %[[V5]], %[[V15]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.addf %[[V17]], %[[V13]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V19:.+]] = arith.cmpf oeq, %[[V17]], %[[V4]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V20:.+]] = math.copysign %[[V2]], %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V21:.+]] = arith.divf %[[V10]], %[[V18]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V22:.+]] = arith.select %[[V19]], %[[V20]], %[[V21]] : f32
// CHECK-NEXT: %[[V23:.+]] = arith.divf %[[V16]], %[[V18]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V24:.+]] = arith.mulf %[[V22]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V25:.+]] = complex.create %[[V23]], %[[V24]] : complex<f32>
// CHECK-NEXT: return %[[V25]] : complex<f32>
// CHECK-NEXT: }
func.func @tan_finite(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @tanh_finite(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT: %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V3:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[V4:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[V5:.+]] = arith.addf %[[V0]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V6:.+]] = arith.mulf %[[V2]], %[[V5]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V7:.+]] = math.expm1 %[[V5]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V8:.+]] = math.expm1 %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V9:.+]] = arith.subf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V10:.+]] = math.cos %[[V1]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V10]], %[[V10]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V12:.+]] = arith.mulf %[[V11]], %[[V4]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V13:.+]] = math.sin %[[V1]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V14:.+]] = arith.mulf %[[V10]], %[[V13]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V15:.+]] = arith.mulf %[[V4]], %[[V14]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V16:.+]] = arith.addf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V17:.+]] = arith.addf %[[V16]], %[[V12]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V18:.+]] = arith.cmpf oeq, %[[V16]], %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V19:.+]] = math.copysign %[[V2]], %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V20:.+]] = arith.divf %[[V9]], %[[V17]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V21:.+]] = arith.select %[[V18]], %[[V19]], %[[V20]] : f32
// CHECK-NEXT: %[[V22:.+]] = arith.divf %[[V15]], %[[V17]] fastmath<nnan,ninf> : f32
// CHECK-NEXT: %[[V23:.+]] = complex.create %[[V21]], %[[V22]] : complex<f32>
// CHECK-NEXT: return %[[V23]] : complex<f32>
// CHECK-NEXT: }
func.func @tanh_finite(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// Other operations on complex numbers stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: f32) -> (complex<f32>, f32, complex<f32>, i64) {
// CHECK-NEXT: %[[V0:.+]] = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[V1:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[V2:.+]] = complex.create %[[V1]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[V3:.+]] = complex.bitcast %[[ARG0]] : complex<f32> to i64
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : complex<f32>, f32, complex<f32>, i64
// CHECK-NEXT: }
func.func @others(%a: complex<f32>, %f: f32) -> (complex<f32>, f32, complex<f32>, i64) {
  %0 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %1 = complex.re %a : complex<f32>
  %2 = complex.create %1, %f : complex<f32>
  %3 = complex.bitcast %a : complex<f32> to i64
  return %0, %1, %2, %3 : complex<f32>, f32, complex<f32>, i64
}
