// Package cli is the command line of spvc: one file per subcommand, flags and
// printing only.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir/pass"
)

// Main runs the command with the arguments of the process and exits with its code.
// setup returns the dialects and passes of the subcommands that speak MLIR's flags.
func Main(setup func() tool.Setup) {
	ctx, in := watchSignals(context.Background())
	args, called := argumentsOf(os.Args)
	var err error
	if mlir.Version, err = tool.DefaultMLIR(os.Args[0]); err != nil {
		fmt.Fprintf(stderr(), "spvc: %s\n", err)
		os.Exit(tool.ExitUsage)
	}
	named := func() tool.Setup {
		s := setup()
		s.Program, s.Version = called, mlir.Version
		return s
	}
	os.Exit(in.exitCode(run(ctx, named, args)))
}

// programs are the names of programs that spvc is if it is called by them, through a link, with the
// subcommands that have their flags.
var programs = [...]struct{ name, command string }{
	{"mlir-opt", "opt"}, {"mlir-translate", "translate"}, {"mlir-reduce", "reduce"}, {"mlir-vulkan-runner", "vulkan-runner"}, {"mlir-cpu-runner", "runner"}, {"mlir-spirv-cpu-runner", "spirv-cpu-runner"}, {"mlir-runner", "runner"},
	{"spirv-as", "as"}, {"spirv-dis", "dis"}, {"spirv-val", "val"},
}

// argumentsOf returns the arguments of a process, after the subcommand that its name stands for, and that name. The
// name may end in a version, such as mlir-opt-19, as Debian's do.
func argumentsOf(process []string) (args []string, called string) {
	if len(process) == 0 {
		return nil, ""
	}
	if len(process) > 1 && (process[1] == tool.DriverFailure || process[1] == campaign.WorkerName) {
		return process[1:], "" // spvc has started itself by the path of its file, which may have any name
	}
	base := filepath.Base(process[0])
	name := strings.TrimSuffix(base, ".exe")
	if at := strings.LastIndexByte(name, '-'); at > 0 && strings.Trim(name[at+1:], "0123456789.") == "" {
		name = name[:at]
	}
	for _, p := range programs {
		if p.name == name {
			return append([]string{p.command}, process[1:]...), base
		}
	}
	return process[1:], ""
}

// exitCode is the error of a subcommand that has already reported its errors.
type exitCode int

func (e exitCode) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// run executes the command and returns its exit code. run reports a panic as a bug.
func run(ctx context.Context, setup func() tool.Setup, args []string) (status int) {
	defer func() {
		if v := recover(); v != nil {
			stack := debug.Stack()
			if worker, ok := v.(*parallel.Panic); ok {
				stack = worker.Stack
			}
			fmt.Fprintf(stderr(), "spvc: internal error: %v\nThis is a bug in spvc. Please report it with the command line, the input and the text below.\n%s", v, stack)
			status = tool.ExitInternal
		}
	}()
	root := rootCommand(setup, args)
	root.SetArgs(args)
	out := &standardOutput{w: stdout()}
	root.SetOut(out)
	strictCommands(root, args) // cobra's command for completion keeps the output
	err := root.ExecuteContext(ctx)
	var code exitCode
	var version versionAsked
	if errors.As(err, &version) {
		_, err = fmt.Fprintln(out, string(version))
	}
	switch {
	case errors.As(err, &code):
		return int(code)
	case out.err != nil:
		fmt.Fprintf(stderr(), "spvc: %s\n", out.err)
		return tool.ExitFailed
	case err == nil:
		return tool.ExitOK
	}
	fmt.Fprintf(stderr(), "spvc: %s\n", err)
	return tool.ExitUsage
}

// reportBug reports a pass that crashed on the input called name.
func reportBug(crash *pass.Crash, command, name string) error {
	fmt.Fprintf(stderr(), "spvc: %s\n", crash.Report("spvc "+command+" "+name))
	return exitCode(tool.ExitInternal)
}

// Groups of subcommands in the help of spvc. Those of groupOther stand below the others.
const (
	groupCompile = "compile"
	groupRun     = "run"
	groupLayout  = "layout"
	groupMLIR    = "mlir"
	groupOther   = ""
)

// commandGroups are the titles of the groups.
var commandGroups = [...]cobra.Group{
	{ID: groupCompile, Title: "Compile and inspect:"}, {ID: groupRun, Title: "Run and check:"},
	{ID: groupLayout, Title: "Layout:"}, {ID: groupMLIR, Title: "With the flags of MLIR's tools:"},
}

// subcommands are the subcommands in the order of their groups.
var subcommands = [...]struct {
	group, name string
	make        func(setup func() tool.Setup) *cobra.Command
}{
	{groupCompile, "compile", withoutSetup(compileCommand)}, {groupCompile, "reflect", withoutSetup(reflectCommand)}, {groupCompile, "stats", withoutSetup(statsCommand)},
	{groupCompile, "val", withoutSetup(valCommand)}, {groupCompile, "as", withoutSetup(asCommand)}, {groupCompile, "dis", withoutSetup(disCommand)},
	{groupCompile, "target", withoutSetup(targetCommand)},
	{groupRun, "dispatch", withoutSetup(dispatchCommand)}, {groupRun, "run", withoutSetup(runCommand)}, {groupRun, "devices", withoutSetup(devicesCommand)},
	{groupLayout, "layout", withoutSetup(layoutCommand)}, {groupLayout, "conform", withoutSetup(conformCommand)},
	{groupMLIR, "opt", optCommand}, {groupMLIR, "translate", translateCommand}, {groupMLIR, "reduce", reduceCommand}, {groupMLIR, "vulkan-runner", vulkanRunnerCommand}, {groupMLIR, "runner", runnerCommand}, {groupMLIR, "spirv-cpu-runner", spirvCPURunnerCommand},
	{groupOther, campaign.WorkerName, withoutSetup(conformWorkerCommand)}, {groupOther, tool.DriverFailure, withoutSetup(driverFailureCommand)},
	{groupOther, "version", withoutSetup(versionCommand)},
}

// withoutSetup adapts the maker of a subcommand that does not take MLIR's flags.
func withoutSetup(f func() *cobra.Command) func(func() tool.Setup) *cobra.Command {
	return func(func() tool.Setup) *cobra.Command { return f() }
}

// addSubcommands adds the subcommands to root. If the first argument is the name of a
// subcommand, no other one is made, because their flags take time at each start.
func addSubcommands(root *cobra.Command, setup func() tool.Setup, args []string) {
	for i := range commandGroups {
		root.AddGroup(&commandGroups[i])
	}
	for _, s := range subcommands {
		if len(args) > 0 && args[0] == s.name {
			addSubcommand(root, s.group, s.make(setup))
			return
		}
	}
	for _, s := range subcommands {
		addSubcommand(root, s.group, s.make(setup))
	}
}

// addSubcommand adds cmd to a group, with the flag --version for it and its own subcommands, unless they have one.
func addSubcommand(root *cobra.Command, group string, cmd *cobra.Command) {
	cmd.GroupID = group
	root.AddCommand(cmd)
	for _, c := range append(cmd.Commands(), cmd) {
		if c.Flags().Lookup("version") == nil && !c.DisableFlagParsing {
			addVersion(c, versionText)
		}
	}
}

func rootCommand(setup func() tool.Setup, args []string) *cobra.Command {
	root := &cobra.Command{
		Use:   "spvc",
		Short: "A SPIR-V compiler toolkit that is compatible with MLIR 19 to 22",
		Long: `spvc compiles GPU kernels from MLIR to SPIR-V, runs them on Vulkan devices and on a
device in software that finds their errors, and says where each byte of a buffer lies.

Exit codes: 0 ok, 1 diagnostics or a failed check, 2 usage, 3 no device or
driver or no libLLVM, 70 internal error, 130 interrupted (Ctrl-C), 143 terminated (SIGTERM), 129
hung up (SIGHUP). If a signal ends a command, its output file stays unchanged.

Environment: SPVC_DEVICE selects the device, as --device does, and SPVC_MLIR_VERSION the
version of MLIR, as --mlir-version does (default: 22). The Vulkan loader finds
drivers by VK_DRIVER_FILES and VK_ADD_DRIVER_FILES, and layers by VK_LAYER_PATH and
VK_INSTANCE_LAYERS. The cache of --cache=- and SwiftShader of the tests lie in
XDG_CACHE_HOME. With GOGC or GOMEMLIMIT, the user sets the garbage collector. With
NO_COLOR, only --color gives colors to text for terminals.

Through a link called mlir-opt, mlir-translate, mlir-reduce, mlir-vulkan-runner,
mlir-cpu-runner, mlir-spirv-cpu-runner, mlir-runner, spirv-as, spirv-dis or spirv-val, spvc is that program: opt, translate
and so on. A version at the end of the name, as in mlir-opt-19, is that of MLIR.`,
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	addVersion(root, versionText)
	root.SetFlagErrorFunc(flagError)
	root.PersistentFlags().Var(&colors, "color", "colors in diagnostics and errors: auto, always or never")
	root.PersistentFlags().Lookup("color").NoOptDefVal = "always"
	root.PersistentFlags().Var(&mlir, "mlir-version", "version of MLIR whose spelling commands write, and read where versions contradict each other: 19, 20, 21 or 22")
	addSubcommands(root, setup, args)
	if len(args) > 0 && (args[0] == cobra.ShellCompRequestCmd || args[0] == cobra.ShellCompNoDescRequestCmd) {
		addCompletions(root)
	}
	return root
}

// flagError adds the flag that the user may have meant to an error about an unknown one.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) || unknown.GetSpecifiedShortnames() != "" {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, "--"+f.Name)
		}
	})
	return fmt.Errorf("%w%s", err, editdist.Note("; ", "--"+unknown.GetSpecifiedName(), names))
}

// choices returns the values of the flags that take one of a few, by the name of the flag, after that of the
// command if other commands have a flag of that name.
func choices() map[string][]string {
	all := map[string][]string{
		"emit": {"mlir", "spirv", "spirv-asm"}, "lang": bindLanguages(), "format": append([]string{"text", "json", "svg", "html"}, bindLanguages()...),
		"diff format": {"text", "json", "html"}, "isolation": {"process", "none"},
	}
	for _, f := range new(spvc.Options).Flags() {
		if f.Values != nil {
			all[f.Name] = f.Values
		}
	}
	return all
}

// unknownValue is the error for the value of a flag whose values are choices()[name].
func unknownValue(name, value string) error {
	choices, flag := choices()[name], name[strings.LastIndexByte(name, ' ')+1:]
	return fmt.Errorf("unknown --%s=%s; use %s%s", flag, value, alternatives(choices), editdist.Note("; ", value, choices))
}

// alternatives joins names as in "a, b or c".
func alternatives(names []string) string {
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// mlirTool makes the subcommand of a tool that parses its flags itself, as MLIR's tools
// do.
//
//go:noinline
func mlirTool(makeSetup func() tool.Setup, name, short, example string, f func(context.Context, tool.Setup, []string, tool.Streams) int) *cobra.Command {
	return &cobra.Command{
		Use:                name + " [flags] [file]",
		Short:              short,
		Example:            example,
		DisableFlagParsing: true,
		ValidArgsFunction: ownFlags(func(out io.Writer) {
			f(context.Background(), makeSetup(), []string{"--help"}, tool.Streams{In: strings.NewReader(""), Out: out, Err: io.Discard})
		}),
		RunE: func(cmd *cobra.Command, args []string) error {
			setup := makeSetup()
			setup.Expect = delayCollector()
			std := streams(cmd.Context())
			if code := f(cmd.Context(), setup, args, std); code != 0 {
				return exitCode(code)
			}
			return nil
		},
	}
}
