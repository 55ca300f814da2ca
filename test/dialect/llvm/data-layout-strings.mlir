// RUN: mlir-opt %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt %s -split-input-file 2>/dev/null | count 396

// Each specification of a data layout, and what LLVM 19 says is wrong with it.

module attributes {llvm.data_layout = "e"} {}

// -----

module attributes {llvm.data_layout = "E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "-e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "e--E"} {}

// -----

module attributes {llvm.data_layout = "ex"} {}

// -----

module attributes {llvm.data_layout = "E1"} {}

// -----

module attributes {llvm.data_layout = "s"} {}

// -----

module attributes {llvm.data_layout = "s32"} {}

// -----

module attributes {llvm.data_layout = "e-p:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing size specification for pointer in datalayout string}}
module attributes {llvm.data_layout = "p"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "p:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification for pointer in datalayout string}}
module attributes {llvm.data_layout = "p:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid pointer size of 0 bytes}}
module attributes {llvm.data_layout = "p:0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Pointer ABI alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "p:64:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Pointer ABI alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:64:24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "p:64:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Pointer preferred alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:64:64:48"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Pointer preferred alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:64:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "p:64:64:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid index size of 0 bytes}}
module attributes {llvm.data_layout = "p:64:64:64:0"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Index width cannot be larger than pointer width}}
module attributes {llvm.data_layout = "p:64:64:64:128"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:32:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Index width cannot be larger than pointer width}}
module attributes {llvm.data_layout = "p:64:64:64:16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p:x:64"} {}

// -----

module attributes {llvm.data_layout = "p:16777216:64"} {}

// -----

module attributes {llvm.data_layout = "p:16777215:64"} {}

// -----

module attributes {llvm.data_layout = "p1:32:32"} {}

// -----

module attributes {llvm.data_layout = "p16777215:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p4294967296:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "px:32:32"} {}

// -----

module attributes {llvm.data_layout = "p0:64:64:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "i"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "i8"} {}

// -----

module attributes {llvm.data_layout = "i:8"} {}

// -----

module attributes {llvm.data_layout = "i8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, i8 must be naturally aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i8:8:16"} {}

// -----

module attributes {llvm.data_layout = "i8:8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "i8:8:4"} {}

// -----

module attributes {llvm.data_layout = "i64:32"} {}

// -----

module attributes {llvm.data_layout = "i64:32:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment specification must be >0 for non-aggregate types}}
module attributes {llvm.data_layout = "i64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "i64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:32:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "i64:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "i64:24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a 16bit integer}}
module attributes {llvm.data_layout = "i64:524288"} {}

// -----

module attributes {llvm.data_layout = "i64:262144"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid preferred alignment, must be a 16bit integer}}
module attributes {llvm.data_layout = "i64:32:524288"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid preferred alignment, must be a power of 2}}
module attributes {llvm.data_layout = "i64:32:48"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i64:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ix:32"} {}

// -----

module attributes {llvm.data_layout = "i64:32:64:64"} {}

// -----

module attributes {llvm.data_layout = "i0:32"} {}

// -----

module attributes {llvm.data_layout = "i16777215:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid bit width, must be a 24-bit integer}}
module attributes {llvm.data_layout = "i16777216:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i4294967296:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "i-1:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "f"} {}

// -----

module attributes {llvm.data_layout = "f80:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "f80:128:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment specification must be >0 for non-aggregate types}}
module attributes {llvm.data_layout = "f80:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "f80:24"} {}

// -----

module attributes {llvm.data_layout = "f0:32"} {}

// -----

module attributes {llvm.data_layout = "f32:65536"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "v"} {}

// -----

module attributes {llvm.data_layout = "v128:128"} {}

// -----

module attributes {llvm.data_layout = "v128:128:256"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment specification must be >0 for non-aggregate types}}
module attributes {llvm.data_layout = "v128:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "v128:128:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "v64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "a"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "a:"} {}

// -----

module attributes {llvm.data_layout = "a:0"} {}

// -----

module attributes {llvm.data_layout = "a:0:64"} {}

// -----

module attributes {llvm.data_layout = "a:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a:64:32"} {}

// -----

module attributes {llvm.data_layout = "a0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Sized aggregate specification in datalayout string}}
module attributes {llvm.data_layout = "a8:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "a:12"} {}

// -----

module attributes {llvm.data_layout = "a:64:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "a:64:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n8"} {}

// -----

module attributes {llvm.data_layout = "n8:16:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Zero width native integer type in datalayout string}}
module attributes {llvm.data_layout = "n0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Zero width native integer type in datalayout string}}
module attributes {llvm.data_layout = "n8:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n8:x"} {}

// -----

module attributes {llvm.data_layout = "n16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "S"} {}

// -----

module attributes {llvm.data_layout = "S0"} {}

// -----

module attributes {llvm.data_layout = "S128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "S12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Alignment is neither 0 nor a power of 2}}
module attributes {llvm.data_layout = "S24"} {}

// -----

module attributes {llvm.data_layout = "S64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Sx"} {}

// -----

module attributes {llvm.data_layout = "S65536"} {}

// -----

module attributes {llvm.data_layout = "S524288"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

module attributes {llvm.data_layout = "Fi0"} {}

// -----

module attributes {llvm.data_layout = "Fi8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "Fi12"} {}

// -----

module attributes {llvm.data_layout = "Fn16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Alignment is neither 0 nor a power of 2}}
module attributes {llvm.data_layout = "Fn24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "Fx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "Fx8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "P0"} {}

// -----

module attributes {llvm.data_layout = "P1"} {}

// -----

module attributes {llvm.data_layout = "P16777215"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "P16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Px"} {}

// -----

module attributes {llvm.data_layout = "A5"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "A16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "G1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "G16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Gx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "G"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "m"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "m:"} {}

// -----

module attributes {llvm.data_layout = "m:e"} {}

// -----

module attributes {llvm.data_layout = "m:l"} {}

// -----

module attributes {llvm.data_layout = "m:o"} {}

// -----

module attributes {llvm.data_layout = "m:m"} {}

// -----

module attributes {llvm.data_layout = "m:x"} {}

// -----

module attributes {llvm.data_layout = "m:w"} {}

// -----

module attributes {llvm.data_layout = "m:a"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling in datalayout string}}
module attributes {llvm.data_layout = "m:z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "m:ee"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unexpected trailing characters after mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "mx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unexpected trailing characters after mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "mx:e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "m:e:e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ni"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "ni:"} {}

// -----

module attributes {llvm.data_layout = "ni:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Address space 0 can never be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Address space 0 can never be non-integral}}
module attributes {llvm.data_layout = "ni:1:0"} {}

// -----

module attributes {llvm.data_layout = "ni:1:2"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ni:x"} {}

// -----

module attributes {llvm.data_layout = "ni:16777216"} {}

// -----

module attributes {llvm.data_layout = "ni:16777215"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ni1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "q:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = ":1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = ":"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "N"} {}

// -----

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "e-p:64:64-p:32:32"} {}

// -----

module attributes {llvm.data_layout = "e-i64:32-i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "e-m:e-:-i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pe:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pe1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pue1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pE:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p1e:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pz1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pe"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pu7:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p(:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p():64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p(a)1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p1(a):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "pe(a):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p+1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i+8:8"} {}

// -----

module attributes {llvm.data_layout = "i08:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, i8 must be naturally aligned}}
module attributes {llvm.data_layout = "i08:16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling in datalayout string}}
module attributes {llvm.data_layout = "m:E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a0:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a:64:0"} {}

// -----

module attributes {llvm.data_layout = "a:0:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "ni:1:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "ni::1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "n8:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "n8::16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

module attributes {llvm.data_layout = "Fn8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "i64::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "p::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "p:64::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "::"} {}
