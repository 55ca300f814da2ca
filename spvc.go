// Package spvc compiles GPU kernels written in MLIR to SPIR-V.
//
//	program, err := spvc.Compile(ctx, text, spvc.Options{Name: "saxpy.mlir"})
//
// [Compile] takes a module with kernels, as gpu.module or gpu.launch, and perhaps
// host functions. Its result holds the SPIR-V binaries; [Program.Run] executes a
// host function, whose gpu.launch_func operations run on a device.
//
// The package reaches no device itself, so programs that only compile need neither
// cgo nor Vulkan. Package runner/compute opens devices and runs single kernels.
package spvc

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

// DefaultTarget is the profile that Compile uses unless the options or the module
// say otherwise.
const DefaultTarget = passes.DefaultTarget

// Options say how to compile. The zero value compiles for DefaultTarget, lays
// blocks out by Vulkan's rules and validates the binaries.
type Options struct {
	// Name is the name of the source in diagnostics; "<input>" if empty.
	Name string
	// Env is the target; it replaces what the module says. If it is nil, the
	// module's own `spirv.target_env` counts, or else DefaultTarget.
	Env *target.Env
	// NoValidate leaves out the validation of the binaries by SPIRV-Tools.
	NoValidate bool
	// MLIRLayout lays interface blocks out as MLIR 19 does, which Vulkan rejects in
	// some cases, instead of by Vulkan's rules.
	MLIRLayout bool
	// WebGPU expresses what WebGPU lacks by other instructions
	// (spirv-webgpu-prepare).
	WebGPU bool
	// Workers bounds the goroutines that compile; 0 stands for one per processor.
	Workers int
	// Instrument, if not nil, is called with the pipeline and the options of its run
	// before it starts. It may add hooks and a reproducer.
	Instrument func(m *pass.Manager, run *pass.RunOptions)

	// noLimitCheck lets kernels exceed the target's limits.
	noLimitCheck bool
}

// Error is a failure to compile: the diagnostics, as mlir-opt prints them.
type Error struct {
	Diagnostics string
}

// Error returns the diagnostics.
func (e *Error) Error() string { return strings.TrimRight(e.Diagnostics, "\n") }

// Binary is a SPIR-V module made from one spirv.module.
type Binary struct {
	// Name is the symbol of the gpu.module, or of the spirv.module, it comes from.
	Name  string
	Words []uint32
	// Env is what it was compiled for.
	Env *target.Env
	// Notes say what the validation could not cover.
	Notes []string

	reflect sync.Once
	module  *runner.Module
	err     error
}

// Module returns what a host must know of the binary to run it.
func (b *Binary) Module() (*runner.Module, error) {
	b.reflect.Do(func() { b.module, b.err = runner.Reflect(b.Words) })
	return b.module, b.err
}

// Program is a compiled module.
type Program struct {
	// Binaries are in the order of the modules in the source.
	Binaries []*Binary
	module   *ir.Operation
	env      *target.Env
}

// IR returns the module, nil for a program that was loaded, after lowering: host functions, gpu modules and the
// spirv modules made of them.
func (p *Program) IR() []byte {
	if p.module == nil {
		return nil
	}
	return ir.Print(nil, p.module, ir.PrintOptions{})
}

// Env returns the target that the program was compiled for.
func (p *Program) Env() *target.Env { return p.env }

// Binary returns the binary called name, nil if there is none.
func (p *Program) Binary(name string) *Binary {
	for _, b := range p.Binaries {
		if b.Name == name {
			return b
		}
	}
	return nil
}

// Compile compiles MLIR text. A failure of the source is an *Error, a bug in a
// pass a *pass.Crash.
func Compile(ctx context.Context, text []byte, o Options) (_ *Program, err error) {
	defer catchCrash(&err)
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := newCompilation(ctx, ir.NewContext(all.Registry()), o)
	defer c.listen()()
	top, ok := ir.Parse(c.ctx, c.ctx.AddFile(o.Name, text))
	if !ok || !ir.Verify(top) {
		return nil, c.fail()
	}
	return c.compile(top)
}

// CompileModule compiles a module that was built in memory: a builtin.module or
// spirv.module whose Context has the dialects of dialect/all. The program keeps
// the module, which is lowered in place. Errors are as those of Compile.
func CompileModule(ctx context.Context, module *ir.Operation, o Options) (_ *Program, err error) {
	defer catchCrash(&err)
	c := newCompilation(ctx, module.Context(), o)
	defer c.listen()()
	if !ir.Verify(module) {
		return nil, c.fail()
	}
	return c.compile(module)
}

// Pipeline parses MLIR text and returns the pipeline that Compile runs on it, as
// `spvc opt --pass-pipeline` reads it. The errors are those of Compile.
func Pipeline(ctx context.Context, text []byte, o Options) (_ string, err error) {
	defer catchCrash(&err)
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := newCompilation(ctx, ir.NewContext(all.Registry()), o)
	defer c.listen()()
	top, ok := ir.Parse(c.ctx, c.ctx.AddFile(o.Name, text))
	if !ok || !ir.Verify(top) {
		return "", c.fail()
	}
	m, _, err := passes.Compile(registry(), top, c.opts.pipeline())
	if err != nil {
		return "", err
	}
	return m.Brief(), nil
}

// errNotSPIRV says that bytes are no SPIR-V module.
var errNotSPIRV = errors.New("not a SPIR-V module")

// Load makes a program of a SPIR-V binary, in either byte order, which it validates
// for Options.Env; without that, for the first profile that takes its version.
// Such a program has kernels, but no host functions and no IR.
func Load(spirv []byte, o Options) (*Program, error) {
	words, ok := wordsOf(spirv)
	if !ok {
		return nil, errNotSPIRV
	}
	env := o.Env
	for _, name := range []string{DefaultTarget, "vulkan1.2", "vulkan1.3"} {
		if env == nil || o.Env == nil && uint32(env.Version()) < words[1] {
			var err error
			if env, err = target.Profile(name); err != nil {
				return nil, err
			}
		}
	}
	b := &Binary{Name: o.Name, Words: words, Env: env}
	if !o.NoValidate {
		if err := b.validate(); err != nil {
			return nil, err
		}
	}
	if _, err := b.Module(); err != nil {
		return nil, err
	}
	return &Program{Binaries: []*Binary{b}, env: env}, nil
}

// wordsOf reads words in the byte order that the magic number shows.
func wordsOf(data []byte) ([]uint32, bool) {
	const magic, header = 0x07230203, 20
	if len(data) < header || len(data)%4 != 0 {
		return nil, false
	}
	var order binary.ByteOrder = binary.LittleEndian
	if order.Uint32(data) != magic {
		order = binary.BigEndian
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = order.Uint32(data[4*i:])
	}
	return words, words[0] == magic
}

// catchCrash turns the crash of a pass into an error.
func catchCrash(err *error) {
	switch v := recover().(type) {
	case nil:
	case *pass.Crash:
		*err = v
	default:
		panic(v)
	}
}

// validate runs SPIRV-Tools on a binary.
func (b *Binary) validate() error {
	opts := spirvtools.OptionsFor(b.Env)
	b.Notes = opts.Notes
	err := spirvtools.Validate(b.Words, opts)
	if errors.Is(err, spirvtools.ErrUnavailable) {
		return fmt.Errorf("the binary of @%s cannot be validated, and validation was not switched off: %w", b.Name, err)
	}
	if err != nil {
		return fmt.Errorf("the binary of @%s does not validate (for %s): %w", b.Name, opts.Env, err)
	}
	return nil
}
