// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics
// RUN: not mlir-opt --mlir-version=22 %s -split-input-file 2>/dev/null | count 345

// Each specification of a data layout, and what LLVM 22 says is wrong with it.

module attributes {llvm.data_layout = "e"} {}

// -----

module attributes {llvm.data_layout = "E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "-e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e--E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "ex"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "E1"} {}

// -----

module attributes {llvm.data_layout = "s"} {}

// -----

module attributes {llvm.data_layout = "s32"} {}

// -----

module attributes {llvm.data_layout = "e-p:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "p:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "p:64:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "p:64:24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment component cannot be empty}}
module attributes {llvm.data_layout = "p:64:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "p:64:64:48"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "p:64:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size component cannot be empty}}
module attributes {llvm.data_layout = "p:64:64:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:64:64:64:0"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size}}
module attributes {llvm.data_layout = "p:64:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64:64:64:32:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:64:64:64:16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:x:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:16777216:64"} {}

// -----

module attributes {llvm.data_layout = "p:16777215:64"} {}

// -----

module attributes {llvm.data_layout = "p1:32:32"} {}

// -----

module attributes {llvm.data_layout = "p16777215:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p4294967296:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'x' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "px:32:32"} {}

// -----

module attributes {llvm.data_layout = "p0:64:64:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "i:8"} {}

// -----

module attributes {llvm.data_layout = "i8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i8:8:16"} {}

// -----

module attributes {llvm.data_layout = "i8:8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "i8:8:4"} {}

// -----

module attributes {llvm.data_layout = "i64:32"} {}

// -----

module attributes {llvm.data_layout = "i64:32:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "i64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "i64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "i64:32:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "i64:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "i64:24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i64:524288"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i64:262144"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i64:32:524288"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "i64:32:48"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i64:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "ix:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i64:32:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i0:32"} {}

// -----

module attributes {llvm.data_layout = "i16777215:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i16777216:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i4294967296:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i-1:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "f"} {}

// -----

module attributes {llvm.data_layout = "f80:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "f80:128:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "f80:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "f80:24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "f0:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "f32:65536"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "v<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "v"} {}

// -----

module attributes {llvm.data_layout = "v128:128"} {}

// -----

module attributes {llvm.data_layout = "v128:128:256"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "v128:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "v128:128:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "v<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "v64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "a"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "a:"} {}

// -----

module attributes {llvm.data_layout = "a:0"} {}

// -----

module attributes {llvm.data_layout = "a:0:64"} {}

// -----

module attributes {llvm.data_layout = "a:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a:64:32"} {}

// -----

module attributes {llvm.data_layout = "a0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be zero}}
module attributes {llvm.data_layout = "a8:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "a:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "a:64:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "a:64:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n8"} {}

// -----

module attributes {llvm.data_layout = "n8:16:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n8:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n8:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "S<size>"}}
module attributes {llvm.data_layout = "S"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be non-zero}}
module attributes {llvm.data_layout = "S0"} {}

// -----

module attributes {llvm.data_layout = "S128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "S12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "S24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "S64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "Sx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "S65536"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "S524288"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "Fi0"} {}

// -----

module attributes {llvm.data_layout = "Fi8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "Fi12"} {}

// -----

module attributes {llvm.data_layout = "Fn16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "Fn24"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'}}
module attributes {llvm.data_layout = "Fx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'}}
module attributes {llvm.data_layout = "Fx8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "P<address space>"}}
module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "P0"} {}

// -----

module attributes {llvm.data_layout = "P1"} {}

// -----

module attributes {llvm.data_layout = "P16777215"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "P16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "Px"} {}

// -----

module attributes {llvm.data_layout = "A5"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "A16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "A<address space>"}}
module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "G1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "G16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "Gx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "G<address space>"}}
module attributes {llvm.data_layout = "G"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "m"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
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

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:ee"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "mx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "mx:e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:e:e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "ni"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni:"} {}

// -----

module attributes {llvm.data_layout = "ni:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:1:0"} {}

// -----

module attributes {llvm.data_layout = "ni:1:2"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "ni:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "ni:16777216"} {}

// -----

module attributes {llvm.data_layout = "ni:16777215"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "ni1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'z'}}
module attributes {llvm.data_layout = "z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'q'}}
module attributes {llvm.data_layout = "q:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier ':'}}
module attributes {llvm.data_layout = ":1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier ':'}}
module attributes {llvm.data_layout = ":"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'N'}}
module attributes {llvm.data_layout = "N"} {}

// -----

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "e-p:64:64-p:32:32"} {}

// -----

module attributes {llvm.data_layout = "e-i64:32-i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier ':'}}
module attributes {llvm.data_layout = "e-m:e-:-i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pe:64:64"} {}

// -----

module attributes {llvm.data_layout = "pe1:64:64"} {}

// -----

module attributes {llvm.data_layout = "pue1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'E' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pE:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p1e:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'z' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pz1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "pe"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "pu7:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p(:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p():64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p(a)1:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(a):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pe(a):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p+1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i+8:8"} {}

// -----

module attributes {llvm.data_layout = "i08:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i08:16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a0:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "a:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "a:0:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni:1:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni::1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n8:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n8::16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "Fn8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "i64::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size component cannot be empty}}
module attributes {llvm.data_layout = "p::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "p:64::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier ':'}}
module attributes {llvm.data_layout = "::"} {}
