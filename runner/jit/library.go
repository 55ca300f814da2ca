package jit

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"unsafe"
)

// ErrNoLLVM is the error of Open if there is no libLLVM that the package can use. Its text names the Debian
// package that has one.
var ErrNoLLVM = errors.New("no libLLVM: install the Debian package " + Package + ", or name the library in " + Variable)

const (
	// Package is the Debian package of the library that Open prefers.
	Package = "libllvm19"
	// Variable is the environment variable that names the library to load in place of those that Open looks for.
	Variable = "SPVC_LIBLLVM"
	// oldestVersion is the first major version of LLVM whose text and C interface are those of this package.
	oldestVersion = 19
)

// OpenOptions says which libLLVM Open loads.
type OpenOptions struct {
	// Path is a file, or a name that the dynamic linker looks up. If it is empty, the environment variable
	// SPVC_LIBLLVM says it, and otherwise Open tries the names of LLVM 19 and LLVM 22, then of the versions between.
	Path string
}

// Library is a loaded libLLVM.
type Library struct {
	path      string
	version   [3]uint32
	functions [numSymbols]uintptr
	callbacks callbacks
	handlers  *handlers
	// triple, cpu and features describe this machine.
	triple, cpu, features string
}

// names returns the names of the libraries that Open tries.
func names(o OpenOptions) []string {
	if o.Path != "" {
		return []string{o.Path}
	}
	if path := os.Getenv(Variable); path != "" {
		return []string{path}
	}
	var list []string
	for _, v := range []string{"19", "22", "21", "20"} {
		list = append(list, "libLLVM.so."+v+".1", "libLLVM-"+v+".so", "/usr/lib/llvm-"+v+"/lib/libLLVM.so."+v+".1")
	}
	return list
}

// Open loads libLLVM. The error is ErrNoLLVM, with the reason, if there is none, or if it is too old. The
// library stays loaded until the process ends: LLVM cannot be unloaded. Programs open it once.
func Open(o OpenOptions) (*Library, error) {
	var first error
	for _, name := range names(o) {
		handle, err := dlopen(name, false)
		if err == nil {
			return load(name, handle)
		}
		if first == nil {
			first = err
		}
	}
	return nil, fmt.Errorf("%w (%v)", ErrNoLLVM, first)
}

// load finds the functions of a library, and prepares it for this machine.
func load(name string, handle uintptr) (*Library, error) {
	l := &Library{path: name}
	libc, err := dlopen("libc.so.6", false)
	if err != nil {
		return nil, fmt.Errorf("%w (%v)", ErrNoLLVM, err)
	}
	for s := symbol(0); s < numSymbols; s++ {
		from := handle
		if s >= firstOfC {
			from = libc
		}
		if l.functions[s], err = dlsym(from, symbolName(s)); err != nil {
			return nil, fmt.Errorf("%w (%s: %v)", ErrNoLLVM, name, err)
		}
		if s == getVersion {
			v := &l.version
			call(l.functions[s], uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])), uintptr(unsafe.Pointer(&v[2])))
			if v[0] < oldestVersion {
				return nil, fmt.Errorf("%w (%s is LLVM %s, and spvc needs LLVM %d)", ErrNoLLVM, name, l.Version(), oldestVersion)
			}
		}
	}
	// Compiled code finds the functions of these libraries in the process. A program without them
	// links, so an error here is of no interest.
	for _, more := range []string{"libm.so.6", "libgcc_s.so.1"} {
		_, _ = dlopen(more, true)
	}
	for _, s := range []symbol{initTargetInfo, initTarget, initTargetMC, initAsmPrinter, initAsmParser} {
		l.call(s)
	}
	l.triple = l.message(l.call(getDefaultTargetTriple))
	l.cpu = l.message(l.call(getHostCPUName))
	l.features = l.message(l.call(getHostCPUFeatures))
	l.handlers = newHandlers(l)
	l.callbacks = nativeCallbacks(l.handlers)
	return l, nil
}

// Version returns the version of the library, such as 19.1.7.
func (l *Library) Version() string {
	return fmt.Sprintf("%d.%d.%d", l.version[0], l.version[1], l.version[2])
}

// Major returns the first number of the version.
func (l *Library) Major() int { return int(l.version[0]) }

// Path returns the name by which the library was found.
func (l *Library) Path() string { return l.path }

// Triple returns the name that LLVM has for this machine and its system.
func (l *Library) Triple() string { return l.triple }

// CPU returns the name that LLVM has for the processor of this machine.
func (l *Library) CPU() string { return l.cpu }

// call calls a function of the library. What the pointers point to stays where it is until call returns,
// if the caller converts them to uintptr in the list of arguments.
//
//go:uintptrescapes
func (l *Library) call(s symbol, args ...uintptr) uintptr {
	return call(l.functions[s], args...)
}

// named calls a function whose first argument is first, and whose second one is a string.
func (l *Library) named(s symbol, first uintptr, text string) uintptr {
	b := cString(text)
	return l.call(s, first, uintptr(unsafe.Pointer(&b[0])))
}

// message returns a string that LLVM allocated, and frees it.
func (l *Library) message(text uintptr) string {
	s := goString(uint64(text))
	if text != 0 {
		l.call(disposeMessage, text)
	}
	return s
}

// err returns the error of an LLVMErrorRef, which it consumes; nil if it is 0.
func (l *Library) err(ref uintptr) error {
	if ref == 0 {
		return nil
	}
	text := l.call(getErrorMessage, ref)
	s := goString(uint64(text))
	l.call(disposeErrorMessage, text)
	return errors.New(strings.TrimRight(s, "\n"))
}

// callbacks are the addresses of functions that C calls.
type callbacks struct {
	// call runs a function in Go for compiled code, diagnostic takes a message of a context, report an error of
	// an engine, and fatal the last words of LLVM.
	call, diagnostic, report, fatal uintptr
}

// handlers are behind the callbacks. C passes numbers, because it must not keep pointers of Go.
type handlers struct {
	l *Library
	// mu guards what follows.
	mu      sync.RWMutex
	last    uint64
	engines map[uint64]*Engine
	logs    map[uint64]*log
	onFatal func(message string)
}

func newHandlers(l *Library) *handlers {
	return &handlers{l: l, engines: map[uint64]*Engine{}, logs: map[uint64]*log{}}
}

// log keeps the errors that LLVM reports in a context or an engine.
type log struct {
	id   uint64
	mu   sync.Mutex
	list []error
}

// take returns what was reported since the last call, as one error.
func (g *log) take() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	err := errors.Join(g.list...)
	g.list = nil
	return err
}

func (g *log) add(err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.list = append(g.list, err)
}

// newLog returns a log that callbacks find by its number, until dropLog.
func (h *handlers) newLog() *log {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.last++
	g := &log{id: h.last}
	h.logs[g.id] = g
	return g
}

func (h *handlers) dropLog(g *log) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.logs, g.id)
}

func (h *handlers) logOf(id uint64) *log {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.logs[id]
}

// diagnostic takes a message of a context. Without a handler LLVM would print it, and end the process after an error.
func (h *handlers) diagnostic(info uintptr, id uint64) {
	const severityError = 0
	if h.l.call(getDiagInfoSeverity, info)&0xff != severityError {
		return
	}
	text := h.l.message(h.l.call(getDiagInfoDescription, info))
	if g := h.logOf(id); g != nil {
		g.add(errors.New(text))
	}
}

// fatal passes on what LLVM says before it ends the process.
func (h *handlers) fatal(message string) {
	h.mu.RLock()
	f := h.onFatal
	h.mu.RUnlock()
	if f != nil {
		f(message)
	}
}

// report takes an error of an engine.
func (h *handlers) report(id uint64, ref uintptr) {
	err := h.l.err(ref)
	if g := h.logOf(id); g != nil && err != nil {
		g.add(err)
	}
}

// call runs function index of an engine. A number that no engine has is of an engine that was closed
// while its code still ran.
func (h *handlers) call(engine uint64, index int, args unsafe.Pointer) {
	h.mu.RLock()
	e := h.engines[engine]
	h.mu.RUnlock()
	if e != nil {
		e.dispatch(index, args)
	}
}
