// Package jit compiles and runs LLVM IR by libLLVM, which it loads at run time.
//
// Open loads the library by its C interface, without cgo: programs that import this package build and
// start without libLLVM. The package works on linux/amd64 with LLVM 19 and newer; elsewhere Open fails
// with ErrNoLLVM.
//
// A Library checks and optimizes modules of LLVM IR in their text (Check, Optimize), makes objects of
// them (Compile), and answers which layout types have (Layouts). An Engine runs them: it links modules,
// objects, shared libraries, functions in Go (Define) and the functions that programs of MLIR expect of
// its runner libraries (Runtime says which), and calls functions by their addresses.
//
// # Calls
//
// Engine.Call passes integers and pointers in the calling convention of C, and returns an integer or
// a pointer. For all other signatures there is the packed convention of MLIR: Options.Packed makes a
// function _mlir_NAME of NAME, which takes an array of pointers, one to each argument and one to the
// result, and Engine.CallPacked calls it.
//
// # Faults
//
// Compiled code shares the process with Go, and nothing checks it. An invalid access, a division by
// zero and abort end the process with Go's report of a signal, or by the signal alone after Library.PlainFaults; exit ends it without one. Programs that
// run code that they do not trust run it in a child process. Errors that LLVM itself calls fatal, such as an
// instruction that it cannot select, end the process too, after what Library.OnFatal does.
//
// # Concurrency
//
// All methods of a Library can be called from several goroutines at a time, and so can the methods
// of an Engine, except Close.
package jit
