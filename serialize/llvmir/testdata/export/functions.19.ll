error: unknown LLVM type: x86_amx
