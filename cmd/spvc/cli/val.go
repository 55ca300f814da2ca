package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/rules"
)

func valCommand() *cobra.Command {
	var env string
	var o spirvtools.Options
	cmd := &cobra.Command{
		Use:   "val [flags] [file]",
		Short: "Validate the SPIR-V modules of a file",
		Long: `Val checks a SPIR-V binary with SPIRV-Tools, like spirv-val, and by rules that older
SPIRV-Tools do not know: explicit layouts in memory that has none, strides of descriptor
arrays, alignments of accesses through addresses, blocks in blocks, and the predicates
of group votes. It compiles and translates other inputs and checks the resulting modules.
Without --target-env, the rules are those of the module's own target: the spirv.target_env
of MLIR, or the rules of Vulkan or OpenCL for a binary's SPIR-V version. The exit code is 1
if a module is not valid. A note names what SPIRV-Tools do not know in a module that is newer
than they are.

` + inputHelp + `
Without a file, or for "-", Val reads standard input.`,
		Example: "  spvc val kernel.spv\n  spvc val --target-env=vulkan1.1 --scalar-block-layout kernel.spv",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			var forced spirvtools.Env
			if env != "" {
				var err error
				if forced, err = parseEnv(env); err != nil {
					return err
				}
			}
			modules, err := readModules(cmd.Context(), "val", fileArg(args), nil)
			if err != nil {
				return err
			}
			valid := true
			for _, m := range modules {
				opts := m.rules
				if env != "" {
					opts = spirvtools.Options{Env: forced}
				}
				addRules(&opts, &o)
				notes, err := judge.Validate(m.words, opts)
				printNotes(fileArg(args), notes)
				if err != nil {
					fmt.Fprintf(stderr(), "spvc: %s\n", source.Located(fileArg(args), err))
					valid = false
				} else if printFindings(fileArg(args), rules.Check(m.words, opts.Env.IsVulkan())) {
					valid = false
				}
			}
			if !valid {
				return exitCode(1)
			}
			return nil
		},
	}
	fs := cmd.Flags()
	fs.StringVar(&env, "target-env", "", envHelp)
	fs.BoolVar(&o.RelaxedBlockLayout, "relax-block-layout", false, "allow layouts that VK_KHR_relaxed_block_layout allows")
	fs.BoolVar(&o.UniformBufferStandardLayout, "uniform-buffer-standard-layout", false, "allow layouts that VK_KHR_uniform_buffer_standard_layout allows")
	fs.BoolVar(&o.ScalarBlockLayout, "scalar-block-layout", false, "allow layouts that VK_EXT_scalar_block_layout allows")
	fs.BoolVar(&o.WorkgroupScalarBlockLayout, "workgroup-scalar-block-layout", false, "allow scalar block layouts in workgroup memory")
	fs.BoolVar(&o.SkipBlockLayout, "skip-block-layout", false, "do not check block layouts")
	fs.BoolVar(&o.RelaxLogicalPointer, "relax-logical-pointer", false, "allow variables that hold pointers, and functions that return pointers, in logical addressing")
	fs.BoolVar(&o.RelaxStoreStruct, "relax-struct-store", false, "allow stores of structs to a struct type with the same members")
	fs.BoolVar(&o.BeforeHLSLLegalization, "before-hlsl-legalization", false, "allow code that spirv-opt can still make legal")
	fs.BoolVar(&o.AllowLocalSizeID, "allow-localsizeid", false, "allow LocalSizeId where the environment does not")
	addLimits(cmd, &o.Limits)
	return usesTools(cmd)
}

// printNotes writes notes about a file to standard error.
func printNotes(file string, notes []string) {
	for _, n := range notes {
		fmt.Fprintf(stderr(), "spvc: note: %s: %s\n", file, n)
	}
}

// printFindings prints what breaks a rule in a file, and reports whether there is any.
func printFindings(file string, found []rules.Finding) bool {
	for i := range found {
		fmt.Fprintf(stderr(), "spvc: %s: %s\n", file, &found[i])
	}
	return len(found) > 0
}

// universalLimits are the flags that replace the universal limits of the SPIR-V specification.
var universalLimits = [...]struct {
	flag, of string
	limit    spirvtools.Limit
	usual    uint32
}{
	{"max-struct-members", "the members of a struct", spirvtools.StructMembers, 16383},
	{"max-struct-depth", "the depth of nested structs", spirvtools.StructDepth, 255},
	{"max-local-variables", "the local variables", spirvtools.LocalVariables, 524287},
	{"max-global-variables", "the global variables", spirvtools.GlobalVariables, 65535},
	{"max-switch-branches", "the branches of a switch", spirvtools.SwitchBranches, 16383},
	{"max-function-args", "the arguments of a function", spirvtools.FunctionArgs, 255},
	{"max-control-flow-nesting-depth", "the depth of nested control flow", spirvtools.ControlFlowNestingDepth, 1023},
	{"max-access-chain-indexes", "the indexes of an access chain", spirvtools.AccessChainIndexes, 255},
	{"max-id-bound", "the id bound", spirvtools.IDBound, 0x3FFFFF},
}

// addLimits adds the flags of universalLimits. The flags append their values to limits.
func addLimits(cmd *cobra.Command, limits *[]spirvtools.LimitValue) {
	for _, row := range universalLimits {
		cmd.Flags().Func(row.flag, fmt.Sprintf("`limit` of %s (default: %d)", row.of, row.usual), func(text string) error {
			n, err := strconv.ParseUint(text, 0, 32)
			if err != nil {
				return errors.New("must be a 32-bit number")
			}
			*limits = append(*limits, spirvtools.LimitValue{Limit: row.limit, Max: uint32(n)})
			return nil
		})
	}
}

// addRules sets the rules in o that are set in more.
func addRules(o, more *spirvtools.Options) {
	for _, p := range [...]struct{ to, from *bool }{
		{&o.RelaxedBlockLayout, &more.RelaxedBlockLayout}, {&o.UniformBufferStandardLayout, &more.UniformBufferStandardLayout},
		{&o.ScalarBlockLayout, &more.ScalarBlockLayout}, {&o.WorkgroupScalarBlockLayout, &more.WorkgroupScalarBlockLayout},
		{&o.SkipBlockLayout, &more.SkipBlockLayout}, {&o.RelaxLogicalPointer, &more.RelaxLogicalPointer},
		{&o.RelaxStoreStruct, &more.RelaxStoreStruct}, {&o.BeforeHLSLLegalization, &more.BeforeHLSLLegalization},
		{&o.AllowLocalSizeID, &more.AllowLocalSizeID},
	} {
		*p.to = *p.to || *p.from
	}
	o.Limits = append(o.Limits, more.Limits...)
}
