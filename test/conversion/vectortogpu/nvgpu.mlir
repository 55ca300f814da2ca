// RUN: mlir-opt %s "-pass-pipeline=builtin.module(func.func(convert-vector-to-gpu{use-nvgpu=true}))" -verify-diagnostics

// expected-error @+1 {{spvc lacks the nvgpu dialect, to which use-nvgpu=true converts; without the option, convert-vector-to-gpu makes gpu.subgroup_mma operations}}
func.func @f() {
  return
}
