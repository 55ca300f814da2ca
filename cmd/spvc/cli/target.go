package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/conversion/targetspec"
	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/target/diff"
)

// targetHelp describes the names of targets in the help of commands.
const targetHelp = `a profile (vulkan1.0 to vulkan1.4); a .json file (the output of
vulkaninfo --json or spvc target --json, or Vulkan profiles, where FILE.json#NAME
chooses one); a .mlir file whose module has a spirv.target_env; or device: with a
device, selected like --device of run`

func targetCommand() *cobra.Command {
	var device string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "target",
		Short: "Describe the capabilities of targets: profiles, files and devices",
		Long: `Target prints, shows and compares descriptions of targets: SPIR-V version,
capabilities, extensions, limits, and the features that select block layouts.

With --from-device, Target prints the description of a Vulkan device as attributes of
a module, or as JSON. Both formats hold the whole description, and are valid targets
themselves.

A target is ` + targetHelp + ".",
		Example: `  spvc target --from-device > here.mlir
  spvc target --from-device=llvmpipe --json > llvmpipe.json
  spvc target show llvmpipe.json
  spvc target diff vulkan1.1 device:llvmpipe
  spvc compile --target=llvmpipe.json kernel.mlir -o kernel.spv`,
		Args: takes(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !cmd.Flags().Changed("from-device") {
				return errors.New("target: name a subcommand (list, show, diff), or use --from-device")
			}
			env, err := deviceTarget(device)
			if err != nil {
				return err
			}
			if asJSON {
				return printJSON(cmd.OutOrStdout(), env)
			}
			return printModule(cmd.OutOrStdout(), env)
		},
	}
	cmd.Flags().StringVar(&device, "from-device", "", "print the description of a device (default: the best device)")
	cmd.Flags().Lookup("from-device").NoOptDefVal = " "
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the description as JSON")
	cmd.AddCommand(targetListCommand(), targetShowCommand(), targetDiffCommand())
	return cmd
}

func targetListCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:     "list",
		Short:   "List the built-in profiles and the devices of this machine",
		Example: "  spvc target list\n  spvc target list --json",
		Args:    takes(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			targets, err := listedTargets()
			if err != nil {
				return err
			}
			if asJSON {
				envs := make([]*target.Env, len(targets))
				for i := range targets {
					envs[i] = targets[i].env
				}
				return printJSON(cmd.OutOrStdout(), envs)
			}
			t := fitted.NewTable(cmd.OutOrStdout(), "target", "name", "api", "SPIR-V", "capabilities", "workgroup", "shared memory", "push constants", "storage", "uniform")
			for _, x := range targets {
				l := x.env.Limits()
				t.AppendRow(table.Row{x.selector, x.env.Name(), x.env.APIVersion(), strings.TrimPrefix(x.env.Version().String(), "v"), len(x.env.AllCapabilities()),
					l.MaxComputeWorkgroupInvocations, l.MaxComputeSharedMemorySize, l.MaxPushConstantsSize,
					chosenRules(x.env, spec.StorageClassStorageBuffer), chosenRules(x.env, spec.StorageClassUniform)})
			}
			t.Render()
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print all details of each target as JSON")
	return cmd
}

// selectedTarget is a target with the selector that chooses it.
type selectedTarget struct {
	selector string
	env      *target.Env
}

// listedTargets returns the profiles and, if Vulkan is available, the devices.
func listedTargets() ([]selectedTarget, error) {
	var out []selectedTarget
	for _, name := range target.Profiles() {
		env, err := target.Profile(name)
		if err != nil {
			return nil, err
		}
		out = append(out, selectedTarget{name, env})
	}
	in, err := vulkan.Open(driverOptions())
	if errors.Is(err, runner.ErrNoDevice) || errors.Is(err, runner.ErrUnavailable) {
		return out, nil
	}
	if err != nil {
		return nil, deviceFailure(err)
	}
	defer in.Close()
	devices := in.Devices()
	for i := range devices {
		out = append(out, selectedTarget{fmt.Sprintf("device:%d", i), devices[i].Env()})
	}
	return out, nil
}

func targetShowCommand() *cobra.Command {
	var asJSON, asMLIR bool
	cmd := &cobra.Command{
		Use:   "show target",
		Short: "Show a target",
		Long: `Show prints the whole description of a target as a table, as JSON, or as attributes of
a module. The latter two are valid targets themselves.

A target is ` + targetHelp + ".",
		Example: "  spvc target show vulkan1.3\n  spvc target show device:llvmpipe --json > llvmpipe.json\n  spvc target show profiles.json#VP_KHR_roadmap_2022 --mlir",
		Args:    takes(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			env, err := targetOf(args[0])
			switch {
			case err != nil:
				return err
			case asJSON:
				return printJSON(cmd.OutOrStdout(), env)
			case asMLIR:
				return printModule(cmd.OutOrStdout(), env)
			}
			t := fitted.NewTable(cmd.OutOrStdout(), "property", "value")
			for _, f := range env.Facts() {
				t.AppendRow(table.Row{f.Name, f.Value})
			}
			t.AppendSeparator()
			for _, l := range layouts(env) {
				t.AppendRow(table.Row{"layout in " + l.StorageClass, l.Chosen + " (allowed: " + strings.Join(l.Allowed, ", ") + ")"})
			}
			t.AppendSeparator()
			t.AppendRows([]table.Row{{"capabilities", wrapped(namesOf(env.Capabilities()))}, {"extensions", wrapped(namesOf(env.Extensions()))}})
			t.Render()
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the target as JSON")
	cmd.Flags().BoolVar(&asMLIR, "mlir", false, "print the target as attributes of a module")
	cmd.MarkFlagsMutuallyExclusive("json", "mlir")
	return cmd
}

func targetDiffCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "diff target target",
		Short: "Compare two targets",
		Long: `Diff lists the differences between two targets. It includes implied capabilities and
extensions. The exit code is 0 whether the targets differ or not.

A target is ` + targetHelp + ".",
		Example: "  spvc target diff vulkan1.2 vulkan1.3\n  spvc target diff device:0 device:1 --json",
		Args:    takes(2, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			a, err := targetOf(args[0])
			if err != nil {
				return err
			}
			b, err := targetOf(args[1])
			if err != nil {
				return err
			}
			c := diff.Compare(a, b)
			if asJSON {
				return printJSON(cmd.OutOrStdout(), c)
			}
			if c.Same() {
				fmt.Fprintf(cmd.OutOrStdout(), "%s and %s do not differ\n", args[0], args[1])
				return nil
			}
			t := fitted.NewTable(cmd.OutOrStdout(), "property", args[0], args[1])
			t.Style().Format.Header = text.FormatDefault
			for _, d := range c.Properties {
				t.AppendRow(table.Row{d.Name, d.A, d.B})
			}
			t.AppendSeparator()
			t.AppendRows([]table.Row{
				{"capabilities only here", wrapped(c.Capabilities.A), wrapped(c.Capabilities.B)},
				{"extensions only here", wrapped(c.Extensions.A), wrapped(c.Extensions.B)},
			})
			t.Render()
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the differences as JSON")
	return cmd
}

// targetOf returns the target that the selector names. It reports errors in files and
// devices itself.
func targetOf(selector string) (*target.Env, error) {
	if selector == "device" {
		return deviceTarget("")
	}
	if rest, ok := strings.CutPrefix(selector, "device:"); ok {
		return deviceTarget(rest)
	}
	if slices.Contains(target.Profiles(), selector) {
		return target.Profile(selector)
	}
	file, profile, _ := strings.Cut(selector, "#")
	switch filepath.Ext(file) {
	case ".json":
		data, err := readBounded(file)
		if err != nil {
			return nil, failure(err)
		}
		env, err := target.Read(file, data, profile)
		if err != nil {
			return nil, failure(err)
		}
		return env, nil
	case ".mlir", ".mlirbc":
		return moduleTarget(selector)
	}
	return nil, fmt.Errorf("unknown target %q: want one of %s, a .json or .mlir file, or device: with a device%s", selector, strings.Join(target.Profiles(), ", "),
		editdist.Note("; ", selector, append(target.Profiles(), "device")))
}

// readBounded reads a file, but at most one byte more than a description of a target
// may have.
func readBounded(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, target.MaxFileSize+1))
}

// deviceTarget returns the target of a device.
func deviceTarget(selector string) (*target.Env, error) {
	d, err := campaign.DeviceInfo(selector, driverOptions())
	if err != nil {
		return nil, deviceFailure(err)
	}
	return d.Env(), nil
}

// moduleTarget returns the target that the module in a file states.
func moduleTarget(name string) (*target.Env, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return nil, failure(err)
	}
	ctx := newContext()
	var diags strings.Builder
	pop := ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{Unplaced: name}))
	defer pop()
	op, ok := ir.Parse(ctx, ctx.AddFile(name, source))
	if !ok || !ir.Verify(op) {
		fmt.Fprint(stderr(), diags.String())
		return nil, exitCode(tool.ExitFailed)
	}
	if spirv.LookupTargetEnv(op) == nil {
		return nil, failure(fmt.Errorf("%s: the module has no spirv.target_env", name))
	}
	return spirv.EnvFor(op), nil
}

func printModule(w io.Writer, env *target.Env) error {
	_, err := w.Write(targetspec.Text(newContext(), env))
	return wrote(err)
}

func namesOf[T fmt.Stringer](list []T) []string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = x.String()
	}
	return out
}
