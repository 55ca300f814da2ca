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
	"cmp"
	"errors"
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/serialize/spirvopt"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// DefaultTarget is the profile that Compile uses unless the options or the module
// say otherwise.
const DefaultTarget = passes.DefaultTarget

// Binary is a SPIR-V module made from one spirv.module.
type Binary struct {
	// Name is the symbol of the gpu.module or spirv.module that the binary was made from.
	Name  string
	Words []uint32
	// Env is the target that the binary was compiled for.
	Env *target.Env
	// Validated is true if SPIRV-Tools accepted the binary. It is false if Options.NoValidate is set, if SPIRV-Tools do not
	// know a capability of the binary, and in programs built without cgo, which have no SPIRV-Tools.
	Validated bool
	// Needs are the layout features that the blocks of a binary need that was loaded without a target. It is zero for others.
	Needs target.Layout
	// Notes list the parts that the validation could not cover.
	Notes []string

	// arguments are what the source calls the arguments of kernels.
	arguments map[string][]string

	reflect sync.Once
	module  *reflect.Module
	err     error
}

// Module returns the reflection of the binary: what a host must know to run it.
func (b *Binary) Module() (*reflect.Module, error) {
	b.reflect.Do(func() {
		if b.module, b.err = reflect.Reflect(b.Words); b.err == nil {
			b.module.NameArguments(b.arguments)
		}
	})
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

// Validated reports whether SPIRV-Tools accepted all binaries; see [Binary]. Programs that were built without cgo have a remark
// in the diagnostics.
func (p *Program) Validated() bool {
	return p != nil && !slices.ContainsFunc(p.Binaries, func(b *Binary) bool { return !b.Validated })
}

// unvalidated returns the remark that the binary was not validated, if the program has no SPIRV-Tools.
func (b *Binary) unvalidated() []Diagnostic {
	if spirvtools.Available() {
		return nil
	}
	return []Diagnostic{{Severity: ir.SeverityRemark, Message: "the binary of @" + b.Name + " was not validated: this program was built without cgo, so it has no SPIRV-Tools"}}
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
// for o.Env or else o.Default. If both are nil, that is the first profile that accepts the version of the
// binary, with those layout features of devices that the blocks need; a device without them refuses the kernels. At O2 and Os,
// and for SPIRVPasses, Load runs the optimizer of SPIRV-Tools. The program has kernels, but no host functions and no IR.
func Load(spirv []byte, o Options) (*Program, error) {
	binary, ok := words.Decode(spirv)
	if !ok || !words.HasHeader(binary) {
		return nil, errNotSPIRV
	}
	binary = slices.Clone(binary) // the caller may change spirv
	env := cmp.Or(o.Env, o.Default)
	chosen := env != nil
	for _, name := range []string{DefaultTarget, "vulkan1.2", "vulkan1.3"} {
		if env == nil || !chosen && uint32(env.Version()) < binary[words.VersionAt] {
			var err error
			if env, err = target.Profile(name); err != nil {
				return nil, err
			}
		}
	}
	b := &Binary{Name: o.Name, Words: binary, Env: env}
	if !o.NoValidate {
		err := b.validate()
		if err != nil && !chosen {
			err = b.validateLayouts(err)
		}
		if err != nil {
			return nil, err
		}
	}
	if _, err := b.Module(); err != nil {
		return nil, err
	}
	if err := b.reoptimize(&o); err != nil {
		return nil, err
	}
	p := &Program{Binaries: []*Binary{b}, env: env}
	if !o.NoValidate {
		p.Diagnostics = b.unvalidated()
	}
	return p, nil
}

// reoptimize runs the optimizer of SPIRV-Tools on a binary that was loaded, as the options say. The passes of a level
// are not for binaries whose integers have no signs: SPIRV-Tools fold signed operations of such wrongly, and only
// the compiler can rewrite them before (docs/pipeline.md).
func (b *Binary) reoptimize(o *Options) error {
	list := o.binaryPasses()
	if len(list) == 0 {
		return nil
	}
	if m, _ := b.Module(); m.Signless() && len(o.SPIRVPasses) == 0 {
		b.Notes = append(b.Notes, "the binary of @"+b.Name+" is not optimized again: its integers have no signs, so optimize it when it is compiled from MLIR")
		return nil
	}
	notes := b.Notes
	before := b.Words
	valid, err := b.optimize(list, len(o.SPIRVPasses) > 0, false)
	if err == nil && !valid && !o.NoValidate && &before[0] != &b.Words[0] {
		err = b.validate()
	}
	if err != nil {
		return err
	}
	for _, n := range notes {
		if !slices.Contains(b.Notes, n) {
			b.Notes = append(b.Notes, n)
		}
	}
	b.module, b.err = reflect.Reflect(b.Words)
	return b.err
}

// validateLayouts validates a binary that its target refuses by the layout rules of targets with more features, from the
// strictest on. The binary gets the first target that accepts it. Otherwise the result is refusal.
func (b *Binary) validateLayouts(refusal error) error {
	own := b.Env
	cfg := own.Config()
	for _, needs := range [...]target.Layout{
		{UniformBufferStandardLayout: true},
		{ScalarBlockLayout: true},
		{WorkgroupExplicitLayout: true},
		{ScalarBlockLayout: true, WorkgroupExplicitLayout: true, WorkgroupScalarBlockLayout: true},
	} {
		cfg.Layout.UniformBufferStandardLayout, cfg.Layout.ScalarBlockLayout = needs.UniformBufferStandardLayout, needs.ScalarBlockLayout
		cfg.Layout.WorkgroupExplicitLayout, cfg.Layout.WorkgroupScalarBlockLayout = needs.WorkgroupExplicitLayout, needs.WorkgroupScalarBlockLayout
		b.Env = target.New(cfg)
		if b.validate() == nil {
			b.Needs = needs
			return nil
		}
	}
	b.Env = own
	return refusal
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

// tooled calls f with the binary in the form that SPIRV-Tools take, and keeps what f changes.
func (b *Binary) tooled(f func(m *spirvopt.Module) error) error {
	m := spirvopt.Module{Name: b.Name, Words: b.Words, Env: b.Env, Notes: b.Notes}
	err := f(&m)
	b.Words, b.Notes, b.Validated = m.Words, m.Notes, m.Validated
	return err
}

// validate runs SPIRV-Tools on a binary.
func (b *Binary) validate() error { return b.tooled((*spirvopt.Module).Validate) }

// optimize is [spirvopt.Module.Optimize].
func (b *Binary) optimize(passes []string, named, debug bool) (valid bool, err error) {
	err = b.tooled(func(m *spirvopt.Module) (err error) {
		valid, err = m.Optimize(passes, named, debug)
		return err
	})
	return valid, err
}
