package jit

import (
	"bufio"
	"errors"
	"io"
	"sync"
	"unsafe"
)

// EngineOptions says what an engine links and where its programs print.
type EngineOptions struct {
	// Out receives what programs print by the functions of the runtime, by printf, puts and putchar. It is nil
	// if nobody reads it. Text waits in a buffer until Flush or Close.
	Out io.Writer
	// Err receives what the functions verifyMemRef find, at once. It is nil if nobody reads it.
	Err io.Writer
	// Libraries are shared libraries, by path or by a name that the dynamic linker knows. Their symbols
	// come before those of the process.
	Libraries []string
}

// Address is the address of a function or of a variable.
type Address uintptr

// Engine links modules and runs their functions.
type Engine struct {
	l          *Library
	id         uint64
	jit, dylib uintptr
	reports    *log
	out        output
	err        io.Writer
	async      asyncRuntime
	randoms    randoms

	// adding makes those wait who add functions or objects.
	adding sync.Mutex
	// mu guards what follows.
	mu        sync.RWMutex
	functions []Function
	defined   map[string]bool
	// constructors wait for the next lookup: what they call may be added after them.
	constructors, destructors []string
}

// NewEngine returns an engine without modules. The caller closes it.
func (l *Library) NewEngine(o EngineOptions) (*Engine, error) {
	e := &Engine{l: l, reports: l.handlers.newLog(), defined: map[string]bool{}, err: o.Err}
	e.id = e.reports.id
	e.async.init(e)
	if o.Out != nil {
		e.out.w = bufio.NewWriterSize(o.Out, 1<<16)
	}
	var jit uintptr
	if err := l.err(l.call(createLLJIT, uintptr(unsafe.Pointer(&jit)), l.call(createLLJITBuilder))); err != nil {
		l.handlers.dropLog(e.reports)
		return nil, err
	}
	e.jit = jit
	e.dylib = l.call(lljitGetMainJITDylib, e.jit)
	l.call(sessionSetErrorReporter, l.call(lljitGetExecutionSession, e.jit), l.callbacks.report, uintptr(e.id))
	l.handlers.mu.Lock()
	l.handlers.engines[e.id] = e
	l.handlers.mu.Unlock()
	for _, path := range o.Libraries {
		if err := e.load(path); err != nil {
			return nil, errors.Join(err, e.Close())
		}
	}
	return e, nil
}

// load lets programs find the symbols of a shared library.
func (e *Engine) load(path string) error {
	l := e.l
	name := cString(path)
	var generator uintptr
	prefix := l.call(lljitGetGlobalPrefix, e.jit) & 0xff
	if err := l.err(l.call(createSearchGeneratorForPath, uintptr(unsafe.Pointer(&generator)), uintptr(unsafe.Pointer(&name[0])), prefix, 0, 0)); err != nil {
		return err
	}
	l.call(jitDylibAddGenerator, e.dylib, generator)
	return nil
}

// AddModule compiles a module of LLVM IR and adds its object.
func (e *Engine) AddModule(name string, ir []byte, o Options) error {
	object, err := e.l.Compile(name, ir, o)
	if err != nil {
		return err
	}
	return e.AddObject(object)
}

// AddObject adds an object to the program. Its constructors run before the next Lookup returns.
func (e *Engine) AddObject(o *Object) error {
	e.adding.Lock()
	defer e.adding.Unlock()
	if err := e.provide(o.needs); err != nil {
		return err
	}
	if err := e.link(o.Data); err != nil {
		return err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.constructors = append(e.constructors, o.constructors...)
	e.destructors = append(e.destructors, o.destructors...)
	return nil
}

// link gives the engine an object file.
func (e *Engine) link(data []byte) error {
	if len(data) == 0 {
		return errors.New("an object file without bytes")
	}
	title := cString("object")
	buffer := e.l.call(createMemoryBuffer, uintptr(unsafe.Pointer(&data[0])), uintptr(len(data)), uintptr(unsafe.Pointer(&title[0])))
	return e.reported(e.l.err(e.l.call(lljitAddObjectFile, e.jit, e.dylib, buffer)))
}

// LinkError is an error of linking a program.
type LinkError struct {
	// Reports are what LLVM found, such as "Symbols not found: [ f ]".
	Reports error
	// Err is what follows from it.
	Err error
}

func (e *LinkError) Error() string {
	if e.Reports == nil {
		return e.Err.Error()
	}
	return "JIT session error: " + e.Reports.Error() + "\n" + e.Err.Error()
}

// Unwrap returns what follows from the reports.
func (e *LinkError) Unwrap() error { return e.Err }

// reported joins what LLVM reported about the engine with the error that it returned.
func (e *Engine) reported(err error) error {
	reports := e.reports.take()
	if err == nil {
		return nil
	}
	return &LinkError{reports, err}
}

// Lookup returns the address of a function or a variable of the program. It links what the symbol needs; the error names
// the symbols that are missing.
func (e *Engine) Lookup(name string) (Address, error) {
	if err := e.construct(); err != nil {
		return 0, err
	}
	return e.find(name)
}

func (e *Engine) find(name string) (Address, error) {
	text := cString(name)
	var address uint64
	err := e.l.err(e.l.call(lljitLookup, e.jit, uintptr(unsafe.Pointer(&address)), uintptr(unsafe.Pointer(&text[0]))))
	if err := e.reported(err); err != nil {
		return 0, err
	}
	return Address(address), nil
}

// construct runs the constructors that have not run.
func (e *Engine) construct() error {
	e.mu.Lock()
	list := e.constructors
	e.constructors = nil
	e.mu.Unlock()
	return e.runAll(list)
}

// runAll calls functions without arguments, by their names.
func (e *Engine) runAll(list []string) error {
	for _, name := range list {
		address, err := e.find(name)
		if err != nil {
			return err
		}
		e.Call(address)
	}
	return nil
}

// Call calls a function of at most six integers and pointers. The result has no meaning if the function returns none; of a
// narrow integer only the low bits count. What arguments point to stays where it is until Call returns, if the
// caller converts the pointers to uintptr in the list of arguments.
//
//go:uintptrescapes
func (e *Engine) Call(f Address, args ...uintptr) uintptr {
	return call(uintptr(f), args...)
}

// CallPacked calls a function in its packed form: the arguments are pointers to the values, and the last one points
// to where the result goes.
func (e *Engine) CallPacked(f Address, args ...unsafe.Pointer) {
	list := append(make([]unsafe.Pointer, 0, len(args)+1), args...)
	list = append(list, nil)
	call(uintptr(f), uintptr(unsafe.Pointer(&list[0])))
}

// Flush writes what programs printed. Its error is the first one of the writer, or of a function in Go since the last Flush.
func (e *Engine) Flush() error {
	err := e.out.flush()
	// What programs print past the runtime is in a buffer of the C library.
	e.l.call(cFflush, 0)
	return errors.Join(err, e.out.takeError())
}

// Close runs the destructors of the program, waits for its tasks, flushes its output and frees its code. No function of the engine
// may run, and none may be called afterwards.
func (e *Engine) Close() error {
	e.async.wait()
	e.mu.Lock()
	list := e.destructors
	e.destructors = nil
	e.mu.Unlock()
	err := errors.Join(e.runAll(list), e.Flush())
	h := e.l.handlers
	disposed := e.l.err(e.l.call(disposeLLJIT, e.jit))
	h.mu.Lock()
	delete(h.engines, e.id)
	h.mu.Unlock()
	h.dropLog(e.reports)
	return errors.Join(err, disposed)
}

// output is the text of an engine, which several threads write.
type output struct {
	mu  sync.Mutex
	w   *bufio.Writer
	err error
}

func (o *output) write(text []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.w != nil {
		// The writer keeps the error for Flush.
		_, _ = o.w.Write(text)
	}
}

func (o *output) flush() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.w == nil || o.w.Buffered() == 0 {
		return nil
	}
	return o.w.Flush()
}

// fail notes the error of a function in Go, if it is the first one.
func (o *output) fail(err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil {
		o.err = err
	}
}

func (o *output) takeError() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	err := o.err
	o.err = nil
	return err
}
