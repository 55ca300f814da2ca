// RUN: mlir-opt %s "-convert-vector-to-llvm=enable-x86vector=1" -verify-diagnostics

// expected-error @+1 {{spvc lacks the x86vector dialect, which enable-x86vector=true enables; without the option, convert-vector-to-llvm makes operations that all processors have}}
module {}
