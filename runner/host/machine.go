// Package host runs host functions: the func, arith, math, memref, scf and cf
// operations of a module, interpreted, with gpu.launch_func dispatched to a
// device. Functions are compiled to closures at their first call.
package host

import (
	"context"
	"errors"
	"io"
	"strconv"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// Options say what a Machine works with.
type Options struct {
	// Device runs the kernels; nil makes every launch an error.
	Device runner.Device
	// Out receives what the print functions write.
	Out io.Writer
	// Binary returns the SPIR-V binary of a gpu.module. It is called once per
	// module.
	Binary func(module *ir.Operation) ([]uint32, error)
	// Launched, if not nil, is called after each launch.
	Launched func(t runner.Timing)
	// MaxBytes bounds the memory of all memrefs together; 0 stands for 4 GiB.
	MaxBytes int64
	// MaxSteps bounds the blocks that are executed and the elements that are copied,
	// filled and printed; 0 stands for no bound.
	MaxSteps int64
	// MaxDepth bounds the depth of calls and the regions that they stand in,
	// together; 0 stands for 10,000.
	MaxDepth int
}

// Stats counts what a Machine has done.
type Stats struct {
	Launches int
	// Asserts counts the cf.assert operations that held.
	Asserts int
	// Timing sums up the launches.
	Timing runner.Timing
}

// Machine interprets the host functions of one module. It belongs to one
// goroutine at a time. Compiled functions, device buffers and pipelines are kept
// until Close.
type Machine struct {
	module  *ir.Operation
	opts    Options
	tables  *ir.SymbolTables
	funcs   map[*ir.Operation]*function
	globals map[*ir.Operation]*memref
	kernels map[*ir.Operation]*kernelModule
	buffers map[*buffer]struct{} // those with a device copy
	scratch []scratch            // of the launch that runs
	ops     map[string]compileFunc
	bytes   int64
	steps   int64
	stats   Stats
}

// Error is a failure of the interpreted program, with the place of the operation.
type Error struct {
	// Where is `file:line:col`, empty if unknown.
	Where string
	Op    string
	Err   error
}

// Error returns the place, the operation and the cause.
func (e *Error) Error() string {
	s := "'" + e.Op + "': " + e.Err.Error()
	if e.Where != "" {
		return e.Where + ": " + s
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// New returns a machine for the functions of module.
func New(module *ir.Operation, opts Options) *Machine {
	if opts.MaxBytes == 0 {
		opts.MaxBytes = 4 << 30
	}
	if opts.MaxDepth == 0 {
		opts.MaxDepth = 10_000
	}
	return &Machine{
		module: module, opts: opts, tables: ir.NewSymbolTables(), ops: opTable(),
		funcs: map[*ir.Operation]*function{}, globals: map[*ir.Operation]*memref{},
		kernels: map[*ir.Operation]*kernelModule{}, buffers: map[*buffer]struct{}{},
	}
}

// Stats returns the counts so far.
func (m *Machine) Stats() Stats { return m.stats }

// Close frees the device buffers.
func (m *Machine) Close() error {
	var errs []error
	for b := range m.buffers {
		errs = append(errs, b.device.Close())
		b.device = nil
	}
	clear(m.buffers)
	return errors.Join(errs...)
}

// Call calls the function called name and returns its results. ctx ends long runs
// between operations and launches.
func (m *Machine) Call(ctx context.Context, name string, args ...Value) ([]Value, error) {
	op := ir.LookupSymbol(m.module, name)
	if op == nil || !op.Is(fn.Func) {
		return nil, errors.New("there is no function @" + name)
	}
	f, err := m.function(op)
	if err != nil {
		return nil, err
	}
	if len(args) != len(f.args) {
		return nil, errors.New("@" + name + " takes " + strconv.Itoa(len(f.args)) + " arguments, not " + strconv.Itoa(len(args)))
	}
	return m.call(ctx, f, args, 0)
}

func (m *Machine) call(ctx context.Context, f *function, args []Value, depth int) ([]Value, error) {
	if depth > m.opts.MaxDepth {
		return nil, errors.New("calls are nested more than " + strconv.Itoa(m.opts.MaxDepth) + " deep")
	}
	fr := &frame{m: m, ctx: ctx, vals: make([]Value, f.slots), depth: depth}
	for i, s := range f.args {
		fr.vals[s] = args[i]
	}
	defer fr.freeAllocas(0)
	return fr.runBlocks(f.entry)
}

// at wraps err with the place of op.
func at(op *ir.Operation, err error) error {
	var e *Error
	if err == nil || errors.As(err, &e) {
		return err
	}
	return &Error{Where: op.Context().Place(op.Loc()), Op: op.Name(), Err: err}
}
