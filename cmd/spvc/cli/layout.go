package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/internal/fitted"
	origin "github.com/spvc/spvc/internal/located"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/dispatch"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/rules"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// layoutFlags are the flags of `spvc layout` and its subcommands.
type layoutFlags struct {
	typ, target, class, format, block, output string
	rules                                     []string
	specs                                     []string
	check, llvm                               bool

	// top is the module of an input in MLIR.
	top *ir.Operation
	// failed is true if there was an error, located if the error was already emitted with
	// its location.
	located, failed bool
}

// layoutSource is the part of the commands' help that lists their inputs.
const layoutSource = `The argument is a type of the spirv dialect, such as '!spirv.struct<(f32, i32)>', or
a file ("-" for standard input). ` + inputHelp + `
Kernels of MLIR are compiled first.`

func layoutCommand() *cobra.Command {
	var f layoutFlags
	cmd := &cobra.Command{
		Use:   "layout [flags] type|file",
		Short: "Show the memory layout of blocks under several rule sets side by side",
		Long: `Layout shows the offset, size, alignment, strides and padding of each member of a
block under several rule sets. It also shows where the rule sets differ, how many
bytes are wasted, which order of the members wastes fewer, and a map of the bytes.
A * marks the rule set that the storage class and the target choose.

` + layoutSource + `

If a block already has a layout, Layout reports where it breaks the rules.

Exit codes: 0 ok, 1 the input is wrong, a block has no layout, or --check found a
wrong layout, 2 usage, 3 --llvm found no libLLVM.`,
		Example: `  spvc layout '!spirv.struct<(f32, vector<3xf32>, f32)>'
  spvc layout --class=Uniform --target=vulkan1.0 '!spirv.struct<(!spirv.array<4 x f32>)>'
  spvc layout kernel.mlir --format=html -o kernel.html
  spvc layout kernel.spv --rules=std430,scalar --check`,
		Args: takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args) },
	}
	f.add(cmd)
	cmd.AddCommand(layoutBindCommand(), layoutDiffCommand(), layoutQueryCommand())
	fs := cmd.Flags()
	fs.StringSliceVar(&f.rules, "rules", []string{"std140", "std430", "scalar", "c"}, "rule sets to compare; mlir is the rule set of MLIR 19")
	fs.StringVar(&f.format, "format", "text", "output format: text, json, svg, html; or a language of bind: "+strings.Join(bindLanguages(), ", "))
	fs.BoolVar(&f.check, "check", false, "fail if a block or module has a wrong layout")
	fs.BoolVar(&f.llvm, "llvm", false, "with --check, also ask libLLVM: about blocks under rule set c, and about the types of modules of the llvm dialect")
	return cmd
}

func (f *layoutFlags) add(cmd *cobra.Command) {
	fs := cmd.Flags()
	fs.StringVar(&f.typ, "type", "", "the type, instead of the argument")
	fs.StringVar(&f.target, "target", "", "target, as for spvc target (default: the module's spirv.target_env, or "+spvc.DefaultTarget+")")
	fs.StringVar(&f.class, "class", spec.StorageClassStorageBuffer.String(), "storage class of a type: "+strings.Join(classNames(), ", "))
	fs.StringVar(&f.block, "block", "", "show only the block of this name, or of this name of its type")
	fs.StringVarP(&f.output, "output", "o", "-", "output file")
	addSpecs(fs, &f.specs)
}

func classNames() []string {
	var names []string
	for _, c := range describe.Classes() {
		names = append(names, c.String())
	}
	return names
}

func (f *layoutFlags) run(run context.Context, args []string) error {
	var write func([]*describe.Block) ([]byte, error)
	switch f.format {
	case "text":
		write = func(bs []*describe.Block) ([]byte, error) {
			return describe.Text(bs, describe.TextOptions{Width: f.width()}), nil
		}
	case "json":
		write = describe.JSON
	case "svg":
		write = func(bs []*describe.Block) ([]byte, error) { return describe.SVG(bs), nil }
	case "html":
		write = func(bs []*describe.Block) ([]byte, error) { return describe.HTML(f.title(args), bs) }
	default:
		if !slices.Contains(bindLanguages(), f.format) {
			return unknownValue("format", f.format)
		}
		b := bindFlags{layoutFlags: *f, lang: f.format, pkg: "layout"}
		return b.run(run, args)
	}
	rules, err := rulesOf(f.rules)
	switch {
	case err != nil:
		return err
	case f.llvm && !f.check:
		return errors.New("--llvm needs --check")
	}
	subjects, ctx, err := f.subjects(run, args)
	if err != nil {
		return err
	}
	blocks := make([]*describe.Block, len(subjects))
	for i, s := range subjects {
		blocks[i] = describe.Describe(s, describe.Options{Rules: rules, Context: ctx})
	}
	out, err := write(blocks)
	if err != nil {
		return failure(err)
	}
	if err := writeResult(streams(run), f.output, out, false); err != nil {
		return err
	}
	if f.llvm {
		if err := f.askLLVM(blocks, f.top); err != nil {
			return err
		}
	}
	return f.verdict(blocks)
}

// ruleNames returns the names of the rule sets.
func ruleNames() []string { return []string{"std140", "std430", "scalar", "c", "mlir"} }

// rulesOf parses the names of rule sets.
func rulesOf(names []string) ([]blocklayout.Rules, error) {
	rules, unknown, ok := describe.RulesByName(names)
	if !ok {
		known := ruleNames()
		return nil, fmt.Errorf("unknown rule set %q; use %s%s", unknown, alternatives(known), editdist.Note("; ", unknown, known))
	}
	return rules, nil
}

// title returns the title of a page about the argument.
func (f *layoutFlags) title(args []string) string {
	if f.typ != "" || strings.HasPrefix(args[0], "!") {
		return "Layout of a type"
	}
	return "Layout of " + filepath.Base(args[0])
}

// verdict returns the exit code as an error: 1 for blocks without a layout and, with
// --check, for blocks with a wrong layout.
func (f *layoutFlags) verdict(blocks []*describe.Block) error {
	failed := f.failed
	for _, b := range blocks {
		if b.Err != "" {
			fmt.Fprintf(stderr(), "spvc: %s: %s\n", b.Title(), b.Err)
			failed = true
		}
		if f.check && !f.located {
			for _, v := range b.Violations {
				fmt.Fprintf(stderr(), "spvc: %s: %s\n", b.Title(), v)
				failed = true
			}
		}
	}
	if failed {
		return exitCode(tool.ExitFailed)
	}
	return nil
}

// width returns the width of the terminal that the text goes to, or 0 if it does not go
// to a terminal.
func (f *layoutFlags) width() int {
	if f.output != "-" {
		return 0
	}
	return fitted.TerminalColumns()
}

// subjects returns the blocks of the argument, or only those called --block if that
// flag is given.
func (f *layoutFlags) subjects(run context.Context, args []string) ([]*describe.Subject, *ir.Context, error) {
	if (f.typ == "") == (len(args) == 0) {
		return nil, nil, errors.New("layout: name one type or file")
	}
	ctx := all.HostContext()
	out, err := f.blocksOf(run, ctx, args)
	if err != nil {
		return nil, nil, err
	}
	return f.filter(out, ctx)
}

// blocksOf returns the blocks of --type or, without that flag, of the argument.
func (f *layoutFlags) blocksOf(run context.Context, ctx *ir.Context, args []string) ([]*describe.Subject, error) {
	var env *target.Env
	var err error
	if f.target != "" {
		if env, err = targetOf(f.target); err != nil {
			return nil, err
		}
	}
	switch {
	case len(f.specs) > 0 && (f.typ != "" || strings.HasPrefix(args[0], "!")):
		return nil, errNoConstants
	case f.typ != "":
		return f.typeSubject(ctx, f.typ, env)
	case strings.HasPrefix(args[0], "!"):
		return f.typeSubject(ctx, args[0], env)
	}
	return f.fileSubjects(run, ctx, args[0], env)
}

func (f *layoutFlags) filter(subjects []*describe.Subject, ctx *ir.Context) ([]*describe.Subject, *ir.Context, error) {
	if len(subjects) == 0 && f.llvm && f.top != nil {
		return nil, ctx, nil
	}
	if len(subjects) == 0 {
		return nil, nil, failure(errors.New("the input has no blocks"))
	}
	if f.block == "" {
		return subjects, ctx, nil
	}
	var names []string
	for _, s := range subjects {
		if f.wants(s) {
			return []*describe.Subject{s}, ctx, nil
		}
		names = append(names, s.Name)
	}
	return nil, nil, failure(fmt.Errorf("there is no block %q; there are %s", f.block, strings.Join(names, ", ")))
}

// wants reports whether --block names the block.
func (f *layoutFlags) wants(s *describe.Subject) bool {
	return s.Name == f.block || s.Variable == f.block && s.Variable != "" || s.Name == "@"+f.block || s.TypeName == f.block
}

// typeSubject makes a block of a type.
func (f *layoutFlags) typeSubject(ctx *ir.Context, text string, env *target.Env) ([]*describe.Subject, error) {
	class, ok := spec.ParseStorageClass(f.class)
	if !ok {
		return nil, fmt.Errorf("unknown storage class %q; use %s", f.class, strings.Join(classNames(), ", "))
	}
	if env == nil {
		var err error
		if env, err = target.Profile(spvc.DefaultTarget); err != nil {
			return nil, err
		}
	}
	var t ir.Type
	if !diagnosed(ctx, func() (ok bool) {
		t, ok = ir.ParseType(ctx, text)
		return ok
	}) {
		return nil, exitCode(tool.ExitFailed)
	}
	return []*describe.Subject{{Class: class, Env: env, Type: t}}, nil
}

// diagnosed runs f and prints the diagnostics to standard error.
func diagnosed(ctx *ir.Context, f func() bool) bool {
	var out strings.Builder
	pop := ctx.PushHandler(ir.NewSourcePrinter(&out, ctx, ir.SourcePrinterOptions{Unplaced: "spvc"}))
	ok := f()
	pop()
	fmt.Fprint(stderr(), out.String())
	return ok
}

// fileSubjects returns the blocks of a file.
func (f *layoutFlags) fileSubjects(run context.Context, ctx *ir.Context, name string, env *target.Env) ([]*describe.Subject, error) {
	in, err := readInput(name)
	if err != nil {
		return nil, err
	}
	data, shown := in.Text, in.Shown
	if !in.IsMLIR() {
		return f.translatedSubjects(run, in, env)
	}
	var top *ir.Operation
	if !diagnosed(ctx, func() (ok bool) {
		top, ok = ir.Parse(ctx, ctx.AddFile(shown, data))
		return ok && ir.Verify(top)
	}) {
		return nil, exitCode(tool.ExitFailed)
	}
	f.top = top
	if !hasKernels(top) {
		if len(f.specs) > 0 {
			return nil, failure(errNoConstants)
		}
		fallback, err := target.Profile(spvc.DefaultTarget)
		if err != nil {
			return nil, err
		}
		if f.check {
			f.checkModules(ctx, top, env, fallback)
		}
		return describe.Modules(top, env, fallback), nil
	}
	p, err := spvc.Compile(run, data, spvc.Options{Name: shown, Env: env, MLIRVersion: mlir.Version, NoValidate: true, NoDesktopCheck: true})
	if p, err = (&compileFlags{}).compiled(p, err, "layout", shown); err != nil {
		return nil, err
	}
	f.checkBinaries(p, shown)
	return f.binarySubjects(p, len(p.Binaries) > 1)
}

// checkBinaries reports, with --check, where the binaries of a file break a rule of package rules.
func (f *layoutFlags) checkBinaries(p *spvc.Program, file string) {
	for _, b := range p.Binaries {
		if f.check && printFindings(file, rules.Check(b.Words, b.Env.ClientAPI() == target.Vulkan)) {
			f.failed = true
		}
	}
}

// checkModules reports layout errors in spirv modules, each at its op.
func (f *layoutFlags) checkModules(ctx *ir.Context, top *ir.Operation, env, fallback *target.Env) {
	f.located = true
	diagnosed(ctx, func() bool {
		top.WalkPre(func(op *ir.Operation) ir.WalkResult {
			if !op.Is(spirv.Module) {
				return ir.WalkAdvance
			}
			env := describe.ModuleEnv(op, env, fallback)
			if !blocklayout.Report(blocklayout.CheckModule(op, env)) || !followsRules(op, env) {
				f.failed = true
			}
			return ir.WalkSkip
		})
		return true
	})
}

// followsRules reports where the binary of a spirv module breaks a rule of package rules, and returns false if it does. A
// module that has no binary, such as one without a version, follows the rules.
func followsRules(m *ir.Operation, env *target.Env) bool {
	pop := m.Context().PushHandler(func(*ir.Diagnostic) bool { return true })
	lines, ok := serialize.Serialize(m, serialize.Options{DebugInfo: true})
	pop()
	return !ok || origin.Rules(m, lines, env.ClientAPI() == target.Vulkan)
}

// translatedSubjects returns the blocks of an input that is no MLIR.
func (f *layoutFlags) translatedSubjects(run context.Context, in *source.Input, env *target.Env) ([]*describe.Subject, error) {
	settings, err := specSettings(f.specs)
	if err != nil {
		return nil, err
	}
	overrides := overridesOf(in, &settings)
	if len(overrides) > 0 {
		f.specs = nil
	}
	made, err := binariesOf(run, in, source.Options{Overrides: overrides})
	if err != nil {
		return nil, err
	}
	all := &spvc.Program{}
	for _, m := range made {
		p, err := spvc.Load(serialize.Bytes(m.words), spvc.Options{Name: cmp.Or(m.name, in.Shown), Env: env, NoValidate: true})
		if err != nil {
			return nil, failure(fmt.Errorf("%s: %w", in.Shown, err))
		}
		f.checkBinaries(p, in.Shown)
		all.Binaries = append(all.Binaries, p.Binaries...)
	}
	return f.binarySubjects(all, len(made) > 1)
}

// hasKernels reports whether the module has kernels to compile.
func hasKernels(top *ir.Operation) bool {
	found := false
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is(gpu.Module), op.Is(gpu.Launch):
			found = true
			return ir.WalkInterrupt
		case op.Is(spirv.Module):
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return found
}

// specialized returns the reflections of binaries with the values of --spec.
func (f *layoutFlags) specialized(p *spvc.Program) ([]*reflect.Module, error) {
	settings, err := specSettings(f.specs)
	if err != nil {
		return nil, err
	}
	modules := make([]*reflect.Module, len(p.Binaries))
	for i, b := range p.Binaries {
		if modules[i], err = b.Module(); err != nil {
			return nil, failure(err)
		}
	}
	if len(settings) == 0 {
		return modules, nil
	}
	if modules, err = dispatch.SpecializeAll(settings, modules); err != nil {
		return nil, failure(err)
	}
	return modules, nil
}

// errNoConstants says that --spec has nothing to set.
var errNoConstants = errors.New("--spec: types and modules of the spirv dialect have no specialization constants that decide lengths; give a SPIR-V binary or a module with kernels")

// binarySubjects returns the blocks of binaries. If several is set, it adds the names
// of the binaries to the places of the blocks.
func (f *layoutFlags) binarySubjects(p *spvc.Program, several bool) ([]*describe.Subject, error) {
	modules, err := f.specialized(p)
	if err != nil {
		return nil, err
	}
	var out []*describe.Subject
	for i, b := range p.Binaries {
		m := modules[i]
		unsigned := false // what the source says of the block at hand
		shape := func(s *block.Shape) *block.Shape {
			if m.Signless() && !unsigned {
				return blocklayout.WithoutSigns(s)
			}
			return s
		}
		prefix := ""
		if several {
			prefix = b.Name + ": "
		}
		for i := range m.Resources {
			if r := &m.Resources[i]; r.Type == reflect.StorageBuffer || r.Type == reflect.UniformBuffer {
				at := describe.Binding{Set: r.Set, Number: r.Binding}
				unsigned = r.Unsigned
				typeName := ""
				if t := r.DataType.Leaf(); t.Kind == reflect.StructType {
					typeName = t.Name
				}
				out = append(out, &describe.Subject{Name: cmp.Or(m.ArgumentOf(r), r.Name, typeName), Variable: r.Name, TypeName: typeName, Module: b.Name, Where: prefix + at.String(), Binding: &at, Class: r.StorageClass, Env: b.Env,
					BufferBlock: r.Type == reflect.StorageBuffer && r.StorageClass == spec.StorageClassUniform, Shape: shape(r.Block)})
			}
		}
		unsigned = false
		for i := range m.UnusedPushConstants {
			p := &m.UnusedPushConstants[i]
			out = append(out, &describe.Subject{Name: "push constants", TypeName: p.TypeName, Module: b.Name, Where: prefix + "of no entry point", Class: spec.StorageClassPushConstant, Env: b.Env, Shape: shape(p.Block)})
		}
		for i := range m.Pointees {
			p := &m.Pointees[i]
			out = append(out, &describe.Subject{Name: p.Name, Module: b.Name, Where: prefix + "behind device addresses", Class: spec.StorageClassPhysicalStorageBuffer, Env: b.Env, Shape: shape(p.Block)})
		}
		out = append(out, entrySubjects(m, b, prefix, shape)...)
	}
	return out, nil
}

// entrySubjects returns the blocks of entry points: those in descriptor heaps, shader records and push constants, each once.
func entrySubjects(m *reflect.Module, b *spvc.Binary, prefix string, shape func(*block.Shape) *block.Shape) (out []*describe.Subject) {
	seen := map[*block.Shape]bool{}
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		for _, a := range e.Heap {
			if s := a.Resource.Block; s != nil && !seen[s] {
				seen[s] = true
				out = append(out, &describe.Subject{Name: s.Name, TypeName: s.Name, Module: b.Name, Where: prefix + "in the descriptor heap", Class: a.Resource.StorageClass, Env: b.Env, Shape: shape(s)})
			}
		}
		if e.ShaderRecord != nil && !seen[e.ShaderRecord] {
			seen[e.ShaderRecord] = true
			out = append(out, &describe.Subject{Name: "shader record", Module: b.Name, Entry: e.Name, Where: prefix + "of " + e.Name, Class: spec.StorageClassShaderRecordBufferKHR, Env: b.Env, Shape: shape(e.ShaderRecord)})
		}
		if e.PushConstants == nil || seen[e.PushConstants] {
			continue
		}
		seen[e.PushConstants] = true
		typeName := ""
		if len(e.PushConstantNames) == 2 {
			typeName = e.PushConstantNames[1]
		}
		out = append(out, &describe.Subject{Name: "push constants", TypeName: typeName, Module: b.Name, Entry: e.Name, Where: prefix + "of " + e.Name, Class: spec.StorageClassPushConstant, Env: b.Env, Shape: shape(e.PushConstants)})
	}
	return out
}
