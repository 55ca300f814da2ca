// Package host interprets host functions: the operations of the dialects that kernels are
// written in, but those that only invocations have. It dispatches gpu.launch_func to a device.
// It compiles a function to closures at the function's first call.
package host

import (
	"context"
	"errors"
	"io"
	"strconv"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// Options configures a Machine.
type Options struct {
	// Device runs the kernels. If it is nil, every launch returns an error.
	Device runner.Device
	// Out receives the output of the print functions and of kernels.
	Out io.Writer
	// Binary returns the SPIR-V binary of a gpu.module. The Machine calls it once per
	// module.
	Binary func(module *ir.Operation) ([]uint32, error)
	// Launched, if not nil, is called after each launch with its timing.
	Launched func(t runner.Timing)
	// MaxBytes bounds the total memory of all memrefs, in bytes; 0 means 4 GiB.
	MaxBytes int64
	// MaxSteps bounds the number of executed blocks plus the number of elements that
	// are copied, filled and printed; 0 means no bound.
	MaxSteps int64
	// MaxDepth bounds the number of nested calls plus the nested regions around them;
	// 0 means 10,000.
	MaxDepth int
}

// Stats holds counts over all calls of a Machine.
type Stats struct {
	Launches int
	// Asserts counts the cf.assert operations whose condition was true.
	Asserts int
	// Buffers counts the memrefs that are allocated now: not freed, on the stack, or global.
	Buffers int
	// Timing is the sum over all launches.
	Timing runner.Timing
	// Kernels are the kernels in the order of their first launches.
	Kernels []runner.KernelStats
}

// Machine interprets the host functions of one module. Only one goroutine at a time may
// use it. It keeps compiled functions, device buffers and pipelines until Close.
type Machine struct {
	module  *ir.Operation
	opts    Options
	tables  *ir.SymbolTables
	funcs   map[*ir.Operation]*function
	globals map[*ir.Operation]*memref
	kernels map[*ir.Operation]*kernelModule
	buffers map[*buffer]struct{} // buffers with a device copy
	scratch []scratch            // buffers of the current launch
	pool    bufferPool
	live    map[*buffer]struct{} // memory that the current call has allocated and not freed, if it is freed at the end
	memory  runner.Globals       // the globals of the modules with kernels
	ops     map[*ir.OpDef]compileFunc
	terms   map[*ir.OpDef]func(c *compiler, out *block, op *ir.Operation) error
	bytes   int64
	// addresses counts the buffers whose address the program asked for.
	addresses uint64
	steps     int64
	stats     Stats
	// perKernel and order hold the stats of the kernels that were launched, and launching is the
	// kernel whose arguments are bound.
	perKernel map[*ir.Operation]*runner.KernelStats
	order     []*runner.KernelStats
	launching *runner.KernelStats
}

// Error is a failure of the interpreted program at an operation.
type Error struct {
	// Where is the location as `file:line:col`, or "" if it is not known.
	Where string
	Op    string
	Err   error
}

// Error returns the location, the name of the operation and the cause.
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
		module: module, opts: opts, tables: ir.NewSymbolTables(), ops: operations(), terms: terminators(),
		funcs: map[*ir.Operation]*function{}, globals: map[*ir.Operation]*memref{},
		kernels: map[*ir.Operation]*kernelModule{}, buffers: map[*buffer]struct{}{},
		perKernel: map[*ir.Operation]*runner.KernelStats{},
	}
}

// Stats returns the counts so far.
func (m *Machine) Stats() Stats {
	out := m.stats
	for _, k := range m.order {
		out.Kernels = append(out.Kernels, *k)
	}
	return out
}

// Close frees the device buffers.
func (m *Machine) Close() error {
	var errs []error
	for b := range m.buffers {
		errs = append(errs, b.device.Close())
		b.device = nil
	}
	clear(m.buffers)
	return errors.Join(append(errs, m.pool.close(), m.memory.Close())...)
}

// functionNames returns the names of the functions of the module.
func (m *Machine) functionNames() []string {
	var names []string
	eachFunction(m.module, func(f *ir.Operation) bool {
		names = append(names, ir.SymbolName(f))
		return true
	})
	return names
}

// lookup returns the first function called name of the module and the modules in it, or nil.
func (m *Machine) lookup(name string) (found *ir.Operation) {
	eachFunction(m.module, func(f *ir.Operation) bool {
		if ir.SymbolName(f) == name {
			found = f
		}
		return found == nil
	})
	return found
}

// defaultEntry is the function that runs if nobody names one.
const defaultEntry = "main"

// find returns the function called name, or an error that names similar ones.
func (m *Machine) find(name string) (*ir.Operation, error) {
	if op := m.lookup(name); op != nil {
		return op, nil
	}
	names := m.functionNames()
	if len(names) == 0 {
		return nil, errors.New("there is no function @" + name + ", nor any other of the host; `spvc dispatch` runs a kernel alone")
	}
	note := editdist.Note("; ", name, names)
	if note == "" && name == defaultEntry {
		note = "; there is @" + names[0]
		if n := len(names) - 1; n > 0 {
			note += " and " + count.Of(n, "other")
		}
	}
	return nil, errors.New("there is no function @" + name + note)
}

// eachFunction calls f with the functions of a module, then with those of the modules in it, until f returns false.
func eachFunction(module *ir.Operation, f func(*ir.Operation) bool) bool {
	body := module.Region(0).First()
	if body == nil {
		return true
	}
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(fn.Func) && !f(op) {
			return false
		}
	}
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(ir.Module) && !eachFunction(op, f) {
			return false
		}
	}
	return true
}

// Call calls the function called name and returns its results. When ctx is done, Call
// stops at the next operation or launch and returns an error.
func (m *Machine) Call(ctx context.Context, name string, args ...Value) ([]Value, error) {
	op, err := m.find(name)
	if err != nil {
		return nil, err
	}
	f, err := m.function(op)
	if err != nil {
		return nil, err
	}
	if len(args) != len(f.args) {
		return nil, errors.New("@" + name + " takes " + count.Of(len(f.args), "argument") + ", not " + strconv.Itoa(len(args)))
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

// at adds the location of op to err.
func at(op *ir.Operation, err error) error {
	var e *Error
	if err == nil || errors.As(err, &e) {
		return err
	}
	return &Error{Where: op.Context().Place(op.Loc()), Op: op.Name(), Err: err}
}
