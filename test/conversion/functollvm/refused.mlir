// RUN: mlir-opt %s -split-input-file -verify-diagnostics -convert-func-to-llvm

// What the pass refuses or leaves alone.

// expected-error @below {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func private @no_linkage(i32) attributes {llvm.linkage = "weak"}

// -----

// expected-error @below {{Contains llvm.readnone attribute not of type UnitAttr}}
func.func private @no_unit(i32) attributes {llvm.readnone = 1 : i32}

// -----

// expected-error @below {{C interface for variadic functions is not supported yet.}}
func.func private @any_number(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

func.func private @of_tensors(tensor<4xf32>) -> i32
func.func private @some_tensors() -> (vector<4xf32>, tensor<4xf32>)
