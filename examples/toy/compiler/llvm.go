package compiler

import (
	"errors"
	"fmt"
	"io"
	"sync"
	"unsafe"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// level is the level of LLVM's optimizations.
func (r *run) level() int {
	if r.opt {
		return 3
	}
	return 0
}

// translate returns the module as LLVM IR for the version of l. It has printed an error if ok is false.
func (r *run) translate(l *jit.Library, module *ir.Operation) (code []byte, ok bool) {
	m, ok := llvmir.Export(module, llvmir.Options{})
	if !ok {
		io.WriteString(r.std.Err, "Failed to emit LLVM IR\n")
		return nil, false
	}
	return []byte(text.Print(m, l.Major())), true
}

// library opens libLLVM at the first call. A process opens it once.
var library = sync.OnceValues(func() (*jit.Library, error) { return jit.Open(jit.OpenOptions{}) })

// onLLVM calls f with libLLVM.
func (r *run) onLLVM(f func(l *jit.Library) int) int {
	l, err := library()
	if err != nil {
		fmt.Fprintf(r.std.Err, "%s: %s\n", r.program, err)
		return exitNoDevice
	}
	return f(l)
}

func (r *run) dumpLLVM(module *ir.Operation) int {
	return r.onLLVM(func(l *jit.Library) int {
		code, ok := r.translate(l, module)
		if !ok {
			return exitFailed
		}
		code, err := l.Optimize("LLVMDialectModule", code, jit.Options{Level: r.level()})
		if err != nil {
			fmt.Fprintf(r.std.Err, "Failed to optimize LLVM IR %s\n", err)
			return exitFailed
		}
		fmt.Fprintf(r.std.Out, "%s\n", code)
		return exitOK
	})
}

func (r *run) runJIT(module *ir.Operation) int {
	return r.onLLVM(func(l *jit.Library) int {
		code, ok := r.translate(l, module)
		if !ok {
			return exitFailed
		}
		if err := call(l, r.file, code, jit.Options{Level: r.level(), Packed: []string{"main"}}, r.std.Out); err != nil {
			fmt.Fprintf(r.std.Err, "JIT invocation failed\n%s\n", err)
			return exitFailed
		}
		return exitOK
	})
}

// call compiles code and calls its function main, which prints to out.
func call(l *jit.Library, name string, code []byte, o jit.Options, out io.Writer) error {
	e, err := l.NewEngine(jit.EngineOptions{Out: out})
	if err != nil {
		return err
	}
	err = e.AddModule(name, code, o)
	if err == nil {
		var f jit.Address
		if f, err = e.Lookup(jit.PackedPrefix + "main"); err == nil {
			var none byte
			e.CallPacked(f, unsafe.Pointer(&none))
		}
	}
	return errors.Join(err, e.Close())
}
