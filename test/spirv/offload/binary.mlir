// RUN: mlir-opt %s --gpu-module-to-binary -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlir-opt %s --gpu-module-to-binary=format=isa -split-input-file -verify-diagnostics | FileCheck %s --check-prefix=ISA

#cpu = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>

// The words start with the magic number; the handler moves along.
// CHECK: gpu.binary @m <#gpu.select_object<0 : i64>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>, "\03\02#\07\00\00\01\00{{.*}}main{{.*}}">]
// ISA: gpu.binary @m <#gpu.select_object<0 : i64>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>, assembly = "\03\02#\07
gpu.module @m <#gpu.select_object<0>> [#cpu] {
  spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses], []> {
    spirv.func @main() "None" {
      spirv.Return
    }
  }
}

// -----

// expected-error @below {{the module has no target attributes}}
gpu.module @none {
}

// -----

// expected-error @below {{An error happened while serializing the module.}}
gpu.module @empty [#spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>] {
}
