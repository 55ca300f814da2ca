// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-prints)))" | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-prints{use-64bit-index})))" | FileCheck %s --check-prefix=WIDE

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Float64, Float16], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @text
    // CHECK: kernel.print "\09100%%\0A"
    gpu.func @text() kernel {
      gpu.printf "100%%\n"
      gpu.return
    }

    // CHECK-LABEL: gpu.func @integers
    // CHECK: %[[A:.*]] = arith.extui %arg0 : i8 to i32
    // CHECK: %[[B:.*]] = arith.extui %arg2 : i48 to i64
    // CHECK: %[[C:.*]] = arith.constant 32 : i64
    // CHECK: %[[D:.*]] = arith.shrui %[[B]], %[[C]]
    // CHECK: %[[HIGH:.*]] = arith.trunci %[[D]] : i64 to i32
    // CHECK: %[[LOW:.*]] = arith.trunci %[[B]] : i64 to i32
    // CHECK: %[[I:.*]] = arith.index_castui %arg3 : index to i32
    // CHECK: kernel.print "i8 i32 i48 i32\09%d %d %d %d", %[[A]], %arg1, %[[LOW]], %[[HIGH]], %[[I]]
    // WIDE-LABEL: gpu.func @integers
    // WIDE: arith.index_castui %arg3 : index to i64
    // WIDE: kernel.print "i8 i32 i48 i64\09
    gpu.func @integers(%a: i8, %b: i32, %c: i48, %d: index) kernel {
      gpu.printf "%d %d %d %d" %a, %b, %c, %d : i8, i32, i48, index
      gpu.return
    }

    // CHECK-LABEL: gpu.func @floats
    // CHECK: arith.extf %arg0 : f16 to f32
    // CHECK: arith.bitcast %{{.*}} : f32 to i32
    // CHECK: arith.bitcast %arg1 : f32 to i32
    // CHECK: arith.bitcast %arg2 : f64 to i64
    // CHECK: kernel.print "f32 f32 f64\09%f %f %g"
    gpu.func @floats(%a: f16, %b: f32, %c: f64) kernel {
      gpu.printf "%f %f %g" %a, %b, %c : f16, f32, f64
      gpu.return
    }
  }
}
