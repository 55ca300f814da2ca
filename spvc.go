// Package spvc compiles GPU kernels written in MLIR to SPIR-V and runs them on
// Vulkan devices.
//
//	program, err := spvc.Compile(text, spvc.Options{Name: "saxpy.mlir"})
//	…
//	report, err := program.Run(ctx, device, spvc.RunOptions{Entry: "main"})
//
// [Compile] takes a module with kernels, as gpu.module or gpu.launch, and perhaps
// host functions. Its result holds the SPIR-V binaries; [Program.Run] executes a
// host function, whose gpu.launch_func operations run on the device.
package spvc

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

// DefaultTarget is the profile that Compile uses unless the options or the module
// say otherwise.
const DefaultTarget = "vulkan1.1"

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
	// Workers bounds the goroutines that compile; 0 stands for one per processor.
	Workers int
}

// Error is a failure to compile: the diagnostics, as mlir-opt prints them.
type Error struct {
	Diagnostics string
}

// Error returns the diagnostics.
func (e *Error) Error() string { return strings.TrimRight(e.Diagnostics, "\n") }

// Kernel is a kernel in a SPIR-V binary.
type Kernel struct {
	// Module is the symbol of the gpu.module that the kernel comes from, empty for
	// a spirv.module in the source.
	Module string
	// Name is the entry point.
	Name string
	// Words is the binary; kernels of one module share it.
	Words []uint32
}

// Binary is a SPIR-V module made from one spirv.module.
type Binary struct {
	// Name is the symbol of the gpu.module, or of the spirv.module, it comes from.
	Name  string
	Words []uint32
	// Env is what it was compiled for.
	Env *target.Env
	// Notes say what the validation could not cover.
	Notes []string
}

// Program is a compiled module.
type Program struct {
	// Binaries are in the order of the modules in the source.
	Binaries []*Binary
	module   *ir.Operation
	env      *target.Env
}

// IR returns the module after lowering: host functions, gpu modules and the
// spirv modules made of them.
func (p *Program) IR() []byte { return ir.Print(nil, p.module, ir.PrintOptions{}) }

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
func Compile(text []byte, o Options) (_ *Program, err error) {
	defer catchCrash(&err)
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := &compilation{opts: o, ctx: ir.NewContext(all.Registry())}
	c.ctx.ExplainFailures = true
	c.ctx.Workers = o.Workers
	pop := c.ctx.PushHandler(ir.NewSourcePrinter(&c.diags, c.ctx, ir.SourcePrinterOptions{}))
	defer pop()
	top, ok := ir.Parse(c.ctx, c.ctx.AddFile(o.Name, text))
	if !ok || !ir.Verify(top) {
		return nil, c.fail()
	}
	return c.compile(top)
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
