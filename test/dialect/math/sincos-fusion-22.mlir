// RUN: mlir-opt --mlir-version=22 --math-sincos-fusion %s | FileCheck %s

// CHECK-LABEL: func.func @pair
// CHECK-NEXT: %[[SIN:.*]], %[[COS:.*]] = math.sincos %{{.*}} fastmath<fast> : f32
// CHECK-NEXT: return %[[COS]], %[[SIN]]
func.func @pair(%x: f32) -> (f32, f32) {
  %0 = math.cos %x fastmath<fast> : f32
  %1 = math.sin %x fastmath<fast> : f32
  return %0, %1 : f32, f32
}

// Other flags, other values and other blocks stay.

// CHECK-LABEL: func.func @apart
// CHECK-NOT: math.sincos
func.func @apart(%x: f32, %y: f32, %c: i1) -> (f32, f32, f32) {
  %0 = math.cos %x fastmath<fast> : f32
  %1 = math.sin %x : f32
  %2 = math.sin %y : f32
  %3 = scf.if %c -> f32 {
    %4 = math.cos %y : f32
    scf.yield %4 : f32
  } else {
    scf.yield %0 : f32
  }
  return %1, %2, %3 : f32, f32, f32
}
