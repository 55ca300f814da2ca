package jit

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"unsafe"
)

// Settings are options of LLVM that nothing but its command line sets. They hold for the process.
type Settings struct {
	// Matrices has the passes of all levels lower the intrinsics of matrices. RowMajor says that matrices lie in memory by
	// rows, and Contract that their products may use fused additions.
	Matrices, RowMajor, Contract bool
}

// settled are the settings of each library of this process, by its path. LLVM takes an option once, and ends the process
// at the second time.
var settled = struct {
	mu   sync.Mutex
	list map[string]Settings
}{list: map[string]Settings{}}

// Set sets options of LLVM. The first call decides: the error of a later one says that it wants others. Modules that are
// compiled before, also by another Library of the same file, have LLVM's defaults.
func (l *Library) Set(s Settings) error {
	settled.mu.Lock()
	defer settled.mu.Unlock()
	if old, ok := settled.list[l.path]; ok {
		if old != s {
			return errors.New("the options of LLVM are set already, and to others")
		}
		return nil
	}
	settled.list[l.path] = s
	args := []string{"spvc"}
	if s.Matrices {
		args = append(args, "-enable-matrix")
	}
	if s.RowMajor {
		args = append(args, "-matrix-default-layout=row-major")
	}
	if s.Contract {
		args = append(args, "-matrix-allow-contract")
	}
	// The program keeps the arguments alive and in place: pointers in memory of Go count as its own.
	text := cString(strings.Join(args, "\x00"))
	list := make([]unsafe.Pointer, 0, len(args))
	at := 0
	for _, a := range args {
		list = append(list, unsafe.Pointer(&text[at]))
		at += len(a) + 1
	}
	l.call(parseCommandLineOptions, uintptr(len(list)), uintptr(unsafe.Pointer(&list[0])), 0)
	runtime.KeepAlive(text)
	return nil
}
