error: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
