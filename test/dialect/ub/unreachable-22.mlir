// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --spirv-expand-index | FileCheck %s --check-prefix=LEFT
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: error: 'ub.unreachable' op is not part of MLIR 19, but of MLIR 22 and later
// LEFT-LABEL: func @f
func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  // CHECK: ub.unreachable
  // LEFT: %[[P:.*]] = ub.poison : i32
  // LEFT: return %[[P]] : i32
  ub.unreachable
^b:
  return %x : i32
}

// LEFT-LABEL: gpu.func @k
gpu.module @m {
  gpu.func @k() kernel {
    // LEFT: gpu.return
    ub.unreachable
  }
}

// LEFT-LABEL: func @region
func.func @region() -> f32 {
  // LEFT: scf.execute_region
  // LEFT: %[[P:.*]] = ub.poison : f32
  // LEFT: scf.yield %[[P]] : f32
  %0 = scf.execute_region -> f32 {
    ub.unreachable
  }
  return %0 : f32
}
