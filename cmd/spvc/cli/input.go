package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/dispatch"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/words"
)

// inputHelp is the part of the commands' help that lists their inputs.
const inputHelp = `The file is a SPIR-V binary (.spv), its assembly (.spvasm), MLIR (.mlir, .mlirbc), GLSL (.comp,
.vert, …) or HLSL (.hlsl), which glslangValidator translates, WGSL (.wgsl), which naga
translates, or the folder of a case.`

// binaryModule is a SPIR-V module from a file.
type binaryModule struct {
	name  string // name of the module in MLIR text, or of the entry point if HLSL has several
	words []uint32
	// rules are the validation rules of the module's target.
	rules spirvtools.Options
	// module returns the reflection.
	module func() (*reflect.Module, error)
}

// readInput reads the file called name, for "-" standard input, and reports a failure.
func readInput(name string) (*source.Input, error) {
	in, err := source.Read(name)
	if err != nil {
		return nil, failure(err)
	}
	return in, nil
}

// readModules returns the SPIR-V modules of a file, or of standard input for "-": the binaries in it, those that
// its shaders are translated to, or those that its MLIR compiles to. Of WGSL, specs are values of overrides,
// which readModules then removes from specs.
func readModules(ctx context.Context, command, name string, specs *[]dispatch.Setting) ([]binaryModule, error) {
	in, err := readInput(name)
	if err != nil {
		return nil, err
	}
	var ms []binaryModule
	if !in.IsMLIR() {
		made, err := binariesOf(ctx, in, source.Options{Overrides: overridesOf(in, specs)})
		for _, m := range made {
			ms = append(ms, binaryModule{m.name, m.words, spirvtools.OptionsOf(m.words), func() (*reflect.Module, error) { return reflect.Reflect(m.words) }})
		}
		return ms, err
	}
	flags := compileFlags{opts: spvc.Options{NoValidate: true}}
	p, err := flags.compileSource(ctx, command, in.Text, in.Shown)
	if err != nil {
		return nil, err
	}
	if len(p.Binaries) == 0 {
		return nil, noKernels(in.Shown)
	}
	for _, b := range p.Binaries {
		ms = append(ms, binaryModule{b.Name, b.Words, spirvtools.OptionsBy(b.Words, b.Env), b.Module})
	}
	return ms, nil
}

// binariesOf returns the binaries of an input that is no MLIR, with complete headers.
func binariesOf(ctx context.Context, in *source.Input, o source.Options) ([]binaryModule, error) {
	made, err := in.Modules(ctx, o)
	if err != nil {
		return nil, failure(err)
	}
	out := make([]binaryModule, len(made))
	for i, m := range made {
		out[i].name = m.Name
		if out[i].words, err = binaryWords(m.Bytes, in.Shown); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// overridesOf returns the settings that are values of overrides of WGSL, and removes them from specs: the translation has the
// values, and no constants.
func overridesOf(in *source.Input, specs *[]dispatch.Setting) []source.Setting {
	if in.Kind != source.WGSL || specs == nil {
		return nil
	}
	var out []source.Setting
	for _, s := range *specs {
		out = append(out, source.Setting{Name: s.Name, Value: s.Value})
	}
	*specs = nil
	return out
}

// programOf makes a program of an input for a subcommand: it compiles MLIR, and loads the binaries of all else.
func (f *compileFlags) programOf(ctx context.Context, command string, in *source.Input, o source.Options) (*spvc.Program, error) {
	if in.IsMLIR() {
		return f.compileSource(ctx, command, in.Text, in.Shown)
	}
	if err := f.refuseForBinary(in); err != nil {
		return nil, err
	}
	opts, err := f.options(in.Shown)
	if err != nil {
		return nil, err
	}
	if opts.Env == nil {
		opts.Env = f.opts.Default
	}
	o.Debug = opts.DebugInfo
	made, err := binariesOf(ctx, in, o)
	if err != nil {
		return nil, err
	}
	var all *spvc.Program
	for _, m := range made {
		p, err := spvc.Load(serialize.Bytes(m.words), opts)
		if err != nil {
			return nil, failure(fmt.Errorf("%s: %w", in.Shown, err))
		}
		if m.name != "" {
			p.Binaries[0].Name = m.name
		}
		if all == nil {
			all = p
			continue
		}
		all.Binaries = append(all.Binaries, p.Binaries...)
	}
	return all, nil
}

// mlirFlags are the flags that say how MLIR becomes SPIR-V, which other inputs are already.
func mlirFlags() []string { return []string{"args", "bounds", "index-width", "mlir-layout"} }

// refuseForBinary returns an error if a flag is set that has no effect on an input other than MLIR.
func (f *compileFlags) refuseForBinary(in *source.Input) error {
	for _, name := range mlirFlags() {
		if f.flags.Changed(name) {
			return f.onlyForMLIR(in, name)
		}
	}
	return nil
}

// onlyForMLIR returns an error for a flag that has no meaning for an input other than MLIR.
func (f *compileFlags) onlyForMLIR(in *source.Input, flag string) error {
	if in.IsMLIR() {
		return nil
	}
	return fmt.Errorf("--%s is for MLIR, and %s is %s", flag, in.Shown, in.Kind)
}

// noKernels reports that a file holds no SPIR-V module.
func noKernels(shown string) error {
	return failure(fmt.Errorf("%s: neither a SPIR-V binary nor a source with kernels", shown))
}

// binaryWords returns the words of a binary with a complete header.
func binaryWords(data []byte, shown string) ([]uint32, error) {
	ctx := ir.NewContext(ir.NewRegistry())
	why := "is not a SPIR-V binary"
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		why = d.Message
		return true
	})
	binary, ok := serialize.Words(ctx, data, serialize.ReadOptions{})
	if ok && len(binary) < words.HeaderLen {
		ok, why = false, "SPIR-V binary module must have a 5-word header"
	}
	if !ok || !words.HasHeader(binary) {
		return nil, failure(fmt.Errorf("%s: %s", shown, why))
	}
	return binary, nil
}

// dialectText returns binaries as text of the spirv dialect.
func dialectText(p *spvc.Program, shown string) ([]byte, error) {
	var out []byte
	for _, b := range p.Binaries {
		ctx := newContext()
		var module *ir.Operation
		if !diagnosed(ctx, func() (ok bool) {
			module, ok = serialize.Deserialize(ctx, slices.Clone(b.Words), serialize.ReadOptions{Name: shown})
			return ok
		}) {
			return nil, errReported
		}
		out = append(ir.Print(out, module, ir.PrintOptions{}), '\n')
	}
	return out, nil
}

// errManyModules says that a binary file cannot hold several modules.
func errManyModules(p *spvc.Program, entries bool) error {
	if !entries {
		return fmt.Errorf("the source has %d SPIR-V modules; a binary file holds exactly one (use --emit=spirv-asm to see them)", len(p.Binaries))
	}
	var names []string
	for _, b := range p.Binaries {
		names = append(names, b.Name)
	}
	return errors.New("the source has the entry points " + strings.Join(names, ", ") + ", which become a module each: choose one by --entry")
}

// fileArg returns the file argument of a command, or "-" if there is none.
func fileArg(args []string) string {
	if len(args) == 0 {
		return "-"
	}
	return args[0]
}
