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
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
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
	// Env is the target. It replaces the target of the module. If Env is nil, Compile uses
	// the module's `spirv.target_env`, or Default if there is none.
	Env *target.Env
	// Default is the target of modules that state none, such as that of the device to run
	// on. If Default is nil, it is DefaultTarget.
	Default *target.Env
	// IndexBits is the width of index in bits: 32, 64, or 0 for what the data layout of the
	// module says, or else 32. A contradiction of the two is an error.
	IndexBits int
	// Opt says how much Compile optimizes; O1 is the default. O2 and Os also run the optimizer of
	// SPIRV-Tools, for speed or for size; without it Compile fails.
	Opt OptLevel
	// SPIRVPasses are passes of SPIRV-Tools' optimizer that run on the binaries after those of Opt,
	// in the spelling of spirv-opt.
	SPIRVPasses []string
	// DebugInfo adds debug information to the binaries: lines, scopes, names and types by the instruction
	// set NonSemantic.Shader.DebugInfo.100 if the target has SPV_KHR_non_semantic_info, and otherwise
	// lines only (OpSource, OpLine). docs/debug-info.md describes it.
	DebugInfo bool
	// CheckBounds makes kernels check the indices of their accesses. An access out of bounds
	// is left out and reported to a hidden buffer; [Program.Run] and the dispatches of
	// runner/compute then return a *runner.ReportError (docs/report-buffer.md).
	CheckBounds bool
	// CheckDimensions makes kernels tell the reference device each index of their accesses and the size of its
	// dimension, which a binary does not have: it reports those out of bounds as it reports accesses beyond a
	// buffer. Other devices compute the same as without it. CheckBounds overrides it (docs/reference.md).
	CheckDimensions bool
	// VerifyEach verifies the IR after each pass, and not only what Compile reads and what it
	// serializes. It finds the pass that a bug is in.
	VerifyEach bool
	// PushScalars passes scalar arguments of kernels in push constants, not in a buffer each
	// (docs/abi.md). MLIRLayout overrides it.
	PushScalars bool
	// AddressArgs passes the buffers of kernels as 64-bit addresses in push constants, not by
	// descriptors, and implies PushScalars (docs/abi.md). The target needs
	// PhysicalStorageBufferAddresses.
	AddressArgs bool
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
	// Remarks adds remarks to the diagnostics of the program: what was optimized, what was not, and why
	// ([Diagnostic.Remark]).
	Remarks bool
	// ShareText makes the program refer to the text instead of a copy, which saves memory. The
	// text must not change while the program or one of its diagnostics is in use.
	ShareText bool
	// Instrument, if not nil, is called with the pipeline and the options of its run
	// before it starts. It may add hooks and a reproducer.
	Instrument func(m *pass.Manager, run *pass.RunOptions)

	// Cache, if not nil, keeps compiled programs. Compile then returns the stored program if
	// it has compiled the same text with the same options before, with its diagnostics.
	// Compilations with Instrument and those of CompileModule do not use it.
	Cache *Cache

	// noLimitCheck lets kernels exceed the target's limits.
	noLimitCheck bool
}

// OptLevel says how much Compile optimizes. Results do not depend on it.
type OptLevel = passes.OptLevel

// The levels of optimization (docs/pipeline.md).
const (
	O0 = passes.O0
	O1 = passes.O1
	O2 = passes.O2
	Os = passes.Os
)

// Binary is a SPIR-V module made from one spirv.module.
type Binary struct {
	// Name is the symbol of the gpu.module or spirv.module that the binary was made from.
	Name  string
	Words []uint32
	// Env is the target that the binary was compiled for.
	Env *target.Env
	// Notes list the parts that the validation could not cover.
	Notes []string

	reflect sync.Once
	module  *runner.Module
	err     error
}

// Module returns the reflection of the binary: what a host must know to run it.
func (b *Binary) Module() (*runner.Module, error) {
	b.reflect.Do(func() { b.module, b.err = runner.Reflect(b.Words) })
	return b.module, b.err
}

// Program is a compiled module. Several goroutines may use it at the same time.
type Program struct {
	// Binaries are in the order of the modules in the source.
	Binaries []*Binary
	// Diagnostics are the warnings and remarks of the compilation.
	Diagnostics []Diagnostic
	module      *ir.Operation
	env         *target.Env
	// text is the module of a program that came from a Cache; module is then nil.
	text     []byte
	restored restored
	// printing guards the module's scratch words, in which a printer numbers values.
	printing sync.Mutex
}

// IR returns the module after lowering: host functions, gpu modules and the spirv modules
// made of them. It is nil for a program that was loaded.
func (p *Program) IR() []byte {
	if p == nil || p.lowered() == nil {
		return nil
	}
	p.printing.Lock()
	defer p.printing.Unlock()
	return ir.Print(nil, p.lowered(), ir.PrintOptions{})
}

// Env returns the target that the program was compiled for.
func (p *Program) Env() *target.Env {
	if p == nil {
		return nil
	}
	return p.env
}

// Binary returns the binary called name, nil if there is none.
func (p *Program) Binary(name string) *Binary {
	if p == nil {
		return nil
	}
	for _, b := range p.Binaries {
		if b.Name == name {
			return b
		}
	}
	return nil
}

// errNotSPIRV is the error for bytes that are not a SPIR-V module.
var errNotSPIRV = errors.New("not a SPIR-V module")

// Load makes a program from a SPIR-V binary in either byte order. It validates the binary
// for o.Env, or if that is nil, for the first profile that accepts the version of the
// binary. The program has kernels, but no host functions and no IR.
func Load(spirv []byte, o Options) (*Program, error) {
	binary, ok := words.Decode(spirv)
	if !ok || !words.HasHeader(binary) {
		return nil, errNotSPIRV
	}
	binary = slices.Clone(binary) // the caller may change spirv
	env := o.Env
	for _, name := range []string{DefaultTarget, "vulkan1.2", "vulkan1.3"} {
		if env == nil || o.Env == nil && uint32(env.Version()) < binary[words.VersionAt] {
			var err error
			if env, err = target.Profile(name); err != nil {
				return nil, err
			}
		}
	}
	b := &Binary{Name: o.Name, Words: binary, Env: env}
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

// unknownCapability returns the capability that made SPIRV-Tools give up, because it is newer than
// they are.
func unknownCapability(err error) (spec.Capability, bool) {
	var e *spirvtools.Error
	if !errors.As(err, &e) {
		return 0, false
	}
	number, ok := strings.CutPrefix(e.Message, "Invalid capability operand: ")
	n, bad := strconv.ParseUint(number, 10, 32)
	c := spec.Capability(n)
	return c, ok && bad == nil && spec.KindCapability.Enumerant(uint32(n)) != nil
}

// validate runs SPIRV-Tools on a binary.
func (b *Binary) validate() error {
	opts := spirvtools.OptionsFor(b.Env)
	if own := spirvtools.OptionsOf(b.Words); own.Env == spirvtools.OpenCL22 {
		opts = own // a target of Vulkan says nothing about kernels of OpenCL
	}
	b.Notes = opts.Notes
	err := spirvtools.Validate(b.Words, opts)
	if errors.Is(err, spirvtools.ErrUnavailable) {
		return fmt.Errorf("the binary of @%s cannot be validated, and validation was not switched off: %w", b.Name, err)
	}
	if c, ok := unknownCapability(err); ok {
		b.Notes = append(b.Notes, "SPIRV-Tools "+spirvtools.Version()+" does not know the capability "+c.String()+", so it did not validate the binary")
		return nil
	}
	if err != nil {
		return fmt.Errorf("the binary of @%s does not validate (for %s): %w", b.Name, opts.Env, err)
	}
	return nil
}
