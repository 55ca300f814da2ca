//go:build !linux || !amd64

package jit

import "errors"

var errUnsupported = errors.New("libLLVM can be loaded on linux/amd64 only")

func dlopen(string, bool) (uintptr, error) { return 0, errUnsupported }

func dlsym(uintptr, string) (uintptr, error) { return 0, errUnsupported }

func call(uintptr, ...uintptr) uintptr { panic("jit: a call without libLLVM") }

func nativeCallbacks(*handlers) callbacks { return callbacks{} }
