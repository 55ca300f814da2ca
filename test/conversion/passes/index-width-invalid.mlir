// RUN: mlir-opt --split-input-file --verify-diagnostics %s --convert-index-to-spirv

// expected-error @below {{the data layout makes 'index' 16 bits wide, but conversion to SPIR-V supports 32 and 64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 16>>} {
  func.func @narrow(%a: index) -> index {
    %0 = index.add %a, %a
    return %0 : index
  }
}
