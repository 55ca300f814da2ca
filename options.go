package spvc

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/target"
)

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
	// MLIRVersion is the version of MLIR by which the source is read where versions contradict each other, and in whose spelling
	// modules print. 0 stands for the latest. Kernels mean the same in all versions.
	MLIRVersion ir.Version
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
	// NoDesktopCheck leaves out the warnings about kernels that the target allows and that are beyond the limits of target.Desktop.
	// Compile does not warn if the target is a device, or if Env is no profile (docs/targets.md).
	NoDesktopCheck bool
	// MLIRLayout lays interface blocks out as MLIR does, which Vulkan rejects in
	// some cases, instead of by Vulkan's rules.
	MLIRLayout bool
	// Tile has the numbers of elements that an invocation of the kernel of a computation on tensors computes along x, y and z, where the
	// operation does not say. If it is nil, the operation decides (docs/tensors.md).
	Tile []int
	// WebGPU expresses what WebGPU lacks by other instructions
	// (spirv-webgpu-prepare).
	WebGPU bool
	// Workers bounds the goroutines that compile; 0 stands for one per processor.
	Workers int
	// Remarks adds remarks to the diagnostics of the program: what was optimized, what was not, and why
	// ([Diagnostic.Remark]).
	Remarks bool
	// Emulations adds the remarks about what the binaries emulate, and no others. Remarks adds them, too.
	Emulations bool
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

// An option is a row of the table of options.
type option struct {
	// name is the name of the field of Options, and field returns a pointer to it.
	name  string
	field func(o *Options) any
	// toPass sets the field of the pipeline's options. It is nil if the pipeline does not depend on the option.
	toPass func(o *Options, p *passes.CompileOptions)
	// flag is the flag that sets the field. It has no name if there is none.
	flag Flag
	// value is the value of a flag with a few values that switches the option on.
	value string
	// sameProgram is true if the program does not depend on the option. Entries of a Cache depend on all other ones.
	sameProgram bool
}

// A Flag sets a field of Options, or several fields, from a command line.
type Flag struct {
	// Name is the name of the flag, Short a letter that stands for it, or "", and Usage the help.
	Name, Short, Usage string
	// Field is a pointer to the field: *bool, *int, *[]int or *[]string. It is nil for flags with Values.
	Field any
	// Values are the values of a flag that takes one of a few, and Default is one of them.
	Values  []string
	Default string
	// Set sets the fields to one of the Values.
	Set func(value string)
}

// options are the options that programs depend on, or that have flags: the program's key in a Cache, the options of the
// pipeline and the flags of the command follow from them.
var options = [...]option{
	{name: "Name", field: func(o *Options) any { return &o.Name }},
	{name: "Env", field: func(o *Options) any { return &o.Env },
		toPass: func(o *Options, p *passes.CompileOptions) { p.Env = o.Env }},
	{name: "Default", field: func(o *Options) any { return &o.Default },
		toPass: func(o *Options, p *passes.CompileOptions) { p.Default = o.Default }},
	{name: "MLIRVersion", field: func(o *Options) any { return &o.MLIRVersion }},
	{name: "Opt", field: func(o *Options) any { return &o.Opt },
		toPass: func(o *Options, p *passes.CompileOptions) { p.Opt = o.Opt },
		flag: Flag{Name: "optimize", Short: "O", Default: O1.String(), Values: passes.OptLevels(),
			Usage: "how much to optimize: 0 converts each operation by itself, 1 simplifies, shares and hoists computations, 2 also runs the optimizer of SPIRV-Tools, s for small binaries"}},
	{name: "PushScalars", field: func(o *Options) any { return &o.PushScalars },
		toPass: func(o *Options, p *passes.CompileOptions) { p.PushScalars = o.PushScalars },
		flag: Flag{Name: "args", Default: "buffer",
			Usage: "how kernels get arguments: buffer gives each a buffer, push-constant puts scalars into push constants, address puts scalars and the addresses of buffers there (docs/abi.md)"}, value: "push-constant"},
	{name: "AddressArgs", field: func(o *Options) any { return &o.AddressArgs },
		toPass: func(o *Options, p *passes.CompileOptions) { p.AddressArgs = o.AddressArgs },
		flag:   Flag{Name: "args"}, value: "address"}, // without Usage: a further value of --args
	{name: "CheckBounds", field: func(o *Options) any { return &o.CheckBounds },
		toPass: func(o *Options, p *passes.CompileOptions) { p.CheckBounds = o.CheckBounds },
		flag: Flag{Name: "bounds", Default: "none",
			Usage: "checks in the kernels: trap leaves out accesses out of bounds and reports their lines and invocations through a hidden buffer, none inserts no checks"}, value: "trap"},
	{name: "CheckDimensions", field: func(o *Options) any { return &o.CheckDimensions },
		toPass: func(o *Options, p *passes.CompileOptions) { p.CheckDimensions = o.CheckDimensions }},
	{name: "IndexBits", field: func(o *Options) any { return &o.IndexBits },
		toPass: func(o *Options, p *passes.CompileOptions) { p.IndexBits = o.IndexBits },
		flag:   Flag{Name: "index-width", Usage: "width of index in bits: 32 or 64 (default: the width in the module's data layout, or 32)"}},
	{name: "SPIRVPasses", field: func(o *Options) any { return &o.SPIRVPasses },
		flag: Flag{Name: "spirv-opt", Usage: "passes of SPIRV-Tools' optimizer to run on the binaries, in the spelling of spirv-opt: eliminate-dead-branches, if-conversion, ..."}},
	{name: "DebugInfo", field: func(o *Options) any { return &o.DebugInfo },
		flag: Flag{Name: "debug", Short: "g", Usage: "write debug information to the binaries: lines, scopes, names and types by NonSemantic.Shader.DebugInfo.100 if the target has SPV_KHR_non_semantic_info, otherwise lines only (OpSource, OpLine)"}},
	{name: "VerifyEach", field: func(o *Options) any { return &o.VerifyEach },
		flag: Flag{Name: "verify-each", Usage: "verify the IR after each pass, not only the input and the result"}},
	{name: "NoValidate", field: func(o *Options) any { return &o.NoValidate },
		toPass: func(o *Options, p *passes.CompileOptions) { p.NoLayoutCheck = o.NoValidate },
		flag:   Flag{Name: "no-validate", Usage: "do not validate the binaries with SPIRV-Tools"}},
	{name: "NoDesktopCheck", field: func(o *Options) any { return &o.NoDesktopCheck },
		toPass: func(o *Options, p *passes.CompileOptions) { p.NoDesktopCheck = o.NoDesktopCheck },
		flag:   Flag{Name: "no-desktop-check", Usage: "do not warn about kernels that the target allows and that are beyond the limits that desktop GPUs have in common"}},
	{name: "MLIRLayout", field: func(o *Options) any { return &o.MLIRLayout },
		toPass: func(o *Options, p *passes.CompileOptions) { p.MLIRLayout = o.MLIRLayout },
		flag:   Flag{Name: "mlir-layout", Usage: "lay out interface blocks by the rules of MLIR instead of Vulkan's"}},
	{name: "WebGPU", field: func(o *Options) any { return &o.WebGPU },
		toPass: func(o *Options, p *passes.CompileOptions) { p.WebGPU = o.WebGPU }},
	{name: "Tile", field: func(o *Options) any { return &o.Tile },
		toPass: func(o *Options, p *passes.CompileOptions) { p.Tile = passes.TileText(o.Tile) },
		flag:   Flag{Name: "tile", Usage: "numbers of elements that an invocation computes along x, y and z, for kernels of computations on tensors (default: the operations decide)"}},
	{name: "Remarks", field: func(o *Options) any { return &o.Remarks }},
	{name: "Emulations", field: func(o *Options) any { return &o.Emulations }},
	{name: "noLimitCheck", field: func(o *Options) any { return &o.noLimitCheck },
		toPass: func(o *Options, p *passes.CompileOptions) { p.NoLimitCheck = o.noLimitCheck }},
	{name: "Workers", field: func(o *Options) any { return &o.Workers }, sameProgram: true,
		flag: Flag{Name: "jobs", Short: "j", Usage: "number of goroutines that compile (default: one per processor)"}},
}

// pipeline returns the options of the compile pipeline.
func (o *Options) pipeline() (p passes.CompileOptions) {
	for i := range options {
		if set := options[i].toPass; set != nil {
			set(o, &p)
		}
	}
	return p
}

// addKey calls add with the parts of the text that identifies the options that the program depends on.
func (o *Options) addKey(add func(part []byte)) error {
	for i := range options {
		row := &options[i]
		if row.sameProgram {
			continue
		}
		add([]byte(row.name))
		switch p := row.field(o).(type) {
		case *bool:
			add(strconv.AppendBool(nil, *p))
		case *int:
			add(strconv.AppendInt(nil, int64(*p), 10))
		case *OptLevel:
			add([]byte(p.String()))
		case *ir.Version:
			add([]byte(p.String()))
		case *string:
			add([]byte(*p))
		case *[]int:
			add(strconv.AppendInt(nil, int64(len(*p)), 10))
			for _, n := range *p {
				add(strconv.AppendInt(nil, int64(n), 10))
			}
		case *[]string:
			add(strconv.AppendInt(nil, int64(len(*p)), 10))
			for _, text := range *p {
				add([]byte(text))
			}
		case **target.Env:
			if *p == nil {
				add(nil)
				continue
			}
			part, err := (*p).MarshalJSON()
			if err != nil {
				return err
			}
			add(strconv.AppendBool(part, (*p).Config().DeviceAddresses))
		}
	}
	return nil
}

// Flags returns the flags that set fields of o.
func (o *Options) Flags() (flags []Flag) {
	for i := range options {
		row := &options[i]
		f := row.flag
		switch {
		case f.Name == "":
			continue
		case f.Usage == "": // a further value of the flag of the row before
			last := &flags[len(flags)-1]
			last.Values = append(last.Values, row.value)
			continue
		case row.value != "":
			f.Values = []string{f.Default, row.value}
		case f.Values == nil:
			f.Field = row.field(o)
		}
		if f.Field == nil {
			f.Set = func(value string) { o.choose(f.Name, value) }
		}
		flags = append(flags, f)
	}
	return flags
}

// choose sets the fields of a flag that takes one of a few values.
func (o *Options) choose(flag, value string) {
	for i := range options {
		row := &options[i]
		if row.flag.Name != flag {
			continue
		}
		switch p := row.field(o).(type) {
		case *bool:
			*p = value == row.value
		case *OptLevel:
			*p, _ = passes.ParseOptLevel(value)
		}
	}
}
