//go:build cgo

package vulkan

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"os"
	"runtime"
	"slices"
	"syscall"
	"time"
	"unsafe"
)

// run calls f, which loads drivers, under the guard.
func (g *Guard) run(f func()) {
	if len(g.Command) == 0 {
		if g.Exits {
			C.spvc_guard_exits()
		}
		f()
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if g.Limit > 0 {
		timer := time.AfterFunc(g.Limit, func() {
			_ = syscall.Exec(g.Command[0], append(slices.Clone(g.Command), "timeout"), os.Environ())
			os.Exit(C.SPVC_GUARD_EXIT)
		})
		defer timer.Stop()
	}
	// The C side needs memory that does not move: the arguments, a place for the reason, and the end.
	const size = unsafe.Sizeof((*C.char)(nil))
	block := C.calloc(C.size_t(len(g.Command)+2), C.size_t(size))
	argv := unsafe.Slice((**C.char)(block), len(g.Command)+2)
	for i, a := range g.Command {
		argv[i] = C.CString(a)
	}
	C.spvc_guard_begin((**C.char)(block), C.int(len(g.Command)))
	f()
	C.spvc_guard_end()
	for _, a := range argv[:len(g.Command)] {
		C.free(unsafe.Pointer(a))
	}
	C.free(block)
}
