// RUN: mlir-opt %s "-finalize-memref-to-llvm=index-bitwidth=20000000" -verify-diagnostics

// expected-error @+1 {{index-bitwidth must be at most 16777215}}
module {}
