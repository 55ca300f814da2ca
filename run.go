package spvc

import (
	"context"
	"errors"
	"io"
	"os"

	"github.com/spvc/spvc/internal/portability"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/host"
	"github.com/spvc/spvc/spirv/reflect"
)

// RunOptions are the options of Program.Run.
type RunOptions struct {
	// Entry is the host function to call; "main" if empty. It takes no arguments.
	Entry string
	// Out receives what the program and its kernels print; os.Stdout if nil.
	Out io.Writer
	// Launched, if not nil, is called after each launch of a kernel.
	Launched func(t runner.Timing)
}

// Report is the result of Program.Run.
type Report struct {
	// Launches counts the kernels launched.
	Launches int
	// Checks counts the cf.assert operations that held.
	Checks int
	// Timing is the sum over the launches.
	Timing runner.Timing
	// Kernels are the counts and times of each kernel, in the order of the first launches.
	Kernels []runner.KernelStats
	// Results are what the entry function returned: an integer zero-extended, or its low bits if it has more than 64,
	// the bits of a float as float64, and nothing that counts for other types. Texts are the same as text.
	Results []uint64
	Texts   []string
}

// Run calls a host function of the program, whose gpu.launch_func operations run on
// device. A failed assertion, an access outside a memref and a failed launch are errors
// that name the operation's place in the source.
func (p *Program) Run(ctx context.Context, device runner.Device, o RunOptions) (*Report, error) {
	if p == nil || p.lowered() == nil {
		return nil, errors.New("the program is a binary and has no host functions")
	}
	if ctx == nil {
		return nil, errors.New("the context.Context is nil")
	}
	if o.Entry == "" {
		o.Entry = "main"
	}
	if o.Out == nil {
		o.Out = os.Stdout
	}
	m := host.New(p.lowered(), host.Options{Device: device, Out: o.Out, Binary: p.words, Launched: o.Launched})
	defer m.Close()
	results, err := m.Call(ctx, o.Entry)
	texts, words := make([]string, len(results)), make([]uint64, len(results))
	for i, v := range results {
		words[i] = v.Uint64()
	}
	for i, t := range m.ResultTypes(o.Entry)[:len(results)] {
		if err == nil {
			texts[i], err = m.Text(ctx, t, results[i])
		}
	}
	stats := m.Stats()
	return &Report{Launches: stats.Launches, Checks: stats.Asserts, Timing: stats.Timing, Kernels: stats.Kernels, Results: words, Texts: texts}, p.Explain(err)
}

// words returns the binary of a gpu.module, for the host interpreter.
func (p *Program) words(module *ir.Operation) ([]uint32, error) {
	name := qualified(module)
	var found *Binary
	for _, b := range p.Binaries {
		switch {
		case b.Name != name:
		case found != nil:
			return nil, errors.New("two modules of kernels are called @" + name + "; give the modules around them names that differ")
		default:
			found = b
		}
	}
	if found == nil {
		return nil, errors.New("no SPIR-V binary was made of gpu.module @" + name)
	}
	return found.Words, nil
}

// Explain adds to err the operation of the source that needs the missing capability, if err
// is a *runner.FeatureError for a binary of the program. Findings of the reference device get the names that
// the source gives arguments. Explain returns err.
func (p *Program) Explain(err error) error {
	var named interface {
		NameMemory(func(kernel, variable string) string)
	}
	if p != nil && errors.As(err, &named) {
		named.NameMemory(p.sourceName)
	}
	var e *runner.FeatureError
	if p == nil || !errors.As(err, &e) || p.lowered() == nil {
		return err
	}
	if e.Version != "" || e.Descriptor != "" {
		return err
	}
	if op := portability.UserOf(p.lowered(), e.Capability); op != nil {
		e.Use = "'" + op.Name() + "'"
		if at := op.Context().Place(op.Loc()); at != "" {
			e.Use += " at " + at
		}
	}
	return err
}

// sourceName returns what the source calls the argument of a kernel that is a variable of its binary, or an empty string.
func (p *Program) sourceName(kernel, variable string) string {
	for _, b := range p.Binaries {
		if b.arguments[kernel] == nil {
			continue
		}
		if m, err := b.Module(); err == nil {
			return m.ArgumentOf(&reflect.Resource{Name: variable})
		}
	}
	return ""
}
