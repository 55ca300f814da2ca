package jit

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// dlopen loads a shared library. With global, libraries that are loaded later, and code of
// engines, see its symbols.
func dlopen(name string, global bool) (uintptr, error) {
	mode := purego.RTLD_LAZY | purego.RTLD_LOCAL
	if global {
		mode = purego.RTLD_LAZY | purego.RTLD_GLOBAL
	}
	return purego.Dlopen(name, mode)
}

// dlsym returns the address of a symbol of a library. The library 0 stands for all global ones.
func dlsym(library uintptr, name string) (uintptr, error) {
	return purego.Dlsym(library, name)
}

// call calls a C function with integers and pointers. What the pointers point to neither moves nor
// is freed before call returns, if the call converts them to uintptr in its list of arguments.
//
//go:uintptrescapes
func call(fn uintptr, args ...uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}

// nativeCallbacks returns functions for C that call the methods of h. Nothing frees them: a process
// can have 500 sets of them.
func nativeCallbacks(h *handlers) callbacks {
	return callbacks{
		call: purego.NewCallback(func(engine, index uintptr, args unsafe.Pointer) uintptr {
			h.call(uint64(engine), int(index), args)
			return 0
		}),
		diagnostic: purego.NewCallback(func(info uintptr, id uintptr) uintptr {
			h.diagnostic(info, uint64(id))
			return 0
		}),
		report: purego.NewCallback(func(id uintptr, err uintptr) uintptr {
			h.report(uint64(id), err)
			return 0
		}),
		fatal: purego.NewCallback(func(message uintptr) uintptr {
			h.fatal(goString(uint64(message)))
			return 0
		}),
	}
}
