package cli

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/target"
)

// A completion completes the value of a flag.
type completion struct {
	// values returns the values that the flag takes, each with a description after a tab if it has one.
	values func() []string
	// extensions are the extensions of files that are values, too.
	extensions []string
	// folder is true if the value is a folder.
	folder bool
}

func fixed(values ...string) completion {
	return completion{values: func() []string { return values }}
}

// flagCompletions returns what completes the values of flags, by name. A name after that of a command is for this
// command only.
func flagCompletions() map[string]completion {
	devices := completion{values: deviceNames}
	targets := completion{values: targetNames, extensions: []string{"json", "mlir"}}
	folder := completion{folder: true}
	classes := completion{values: classNames}
	rules := completion{values: ruleNames}
	out := map[string]completion{
		"color":       fixed("auto", "always", "never"),
		"index-width": fixed("32", "64"),
		"checks":      fixed("all", "off", "bounds", "uninitialized", "races", "barriers", "undefined", "alignment", "layout"),
		"device":      devices, "from-device": devices, "target": targets, "target-b": targets, "check-portable": targets,
		"class": classes, "classes": classes, "rules": rules, "rules-b": rules, "conform rules": {values: conform.AllRules},
		"probes": {values: probeNames}, "types": fixed("systematic", "narrow", "default", "quick", "newer", "stages"),
		"options": fixed(append([]string{campaign.AllOptions}, conform.Dimensions()...)...),
		"cache":   folder, "save": folder, "resume": folder, "conform out": folder, "merge out": folder,
	}
	for name, values := range choices() {
		out[name] = fixed(values...)
	}
	return out
}

// argumentExtensions returns the extensions of the files that commands take as arguments.
func argumentExtensions() map[string][]string {
	modules, binaries := []string{"mlir", "mlirbc"}, []string{"spv", "spvasm"}
	kernels := append(append([]string{}, modules...), binaries...)
	return map[string][]string{
		"opt": modules, "translate": append([]string{"spv"}, modules...), "reduce": modules, "vulkan-runner": modules, "runner": append([]string{"ll", "bc"}, modules...), "spirv-cpu-runner": modules, "compile": modules, "run": modules,
		"dispatch": append([]string{"comp", "hlsl", "wgsl"}, kernels...), "stats": kernels, "reflect": kernels, "layout": kernels, "bind": kernels,
		"query": modules, "as": {"spvasm"}, "dis": {"spv"}, "val": {"spv"},
	}
}

// addCompletions makes the shell complete values of flags, and the arguments of root's commands.
func addCompletions(root *cobra.Command) {
	flags, extensions := flagCompletions(), argumentExtensions()
	var add func(cmd *cobra.Command)
	add = func(cmd *cobra.Command) {
		for _, sub := range cmd.Commands() {
			add(sub)
		}
		list := extensions[cmd.Name()]
		switch {
		case cmd.Name() == "report" || cmd.Name() == "compare" || cmd.Name() == "merge":
			cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
				return nil, cobra.ShellCompDirectiveFilterDirs
			}
		case list != nil:
			own := cmd.ValidArgsFunction
			cmd.ValidArgsFunction = func(cmd *cobra.Command, args []string, begin string) ([]string, cobra.ShellCompDirective) {
				if own != nil && strings.HasPrefix(begin, "-") {
					return own(cmd, args, begin)
				}
				return list, cobra.ShellCompDirectiveFilterFileExt
			}
		}
		register := func(f *pflag.Flag) {
			c, ok := flags[cmd.Name()+" "+f.Name]
			if !ok {
				c, ok = flags[f.Name]
			}
			if ok {
				// The only error is a second function for the same flag.
				_ = cmd.RegisterFlagCompletionFunc(f.Name, c.complete)
			}
		}
		cmd.Flags().VisitAll(register)
		cmd.PersistentFlags().VisitAll(register)
	}
	add(root)
}

// complete returns the values that may follow what the user has written. The part before the last comma of a
// list stays.
func (c completion) complete(_ *cobra.Command, _ []string, begin string) ([]string, cobra.ShellCompDirective) {
	if c.folder {
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
	kept := begin[:strings.LastIndexByte(begin, ',')+1]
	var out []string
	for _, v := range c.values() {
		if v = kept + v; strings.HasPrefix(v, begin) {
			out = append(out, v)
		}
	}
	if len(out) == 0 && len(c.extensions) > 0 {
		return c.extensions, cobra.ShellCompDirectiveFilterFileExt
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// ownFlags returns what completes the flags of a tool that parses its flags itself, with one dash or two. help runs
// the tool with the flag that asks for its help.
//
//go:noinline
func ownFlags(help func(out io.Writer)) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, begin string) ([]string, cobra.ShellCompDirective) {
		var text bytes.Buffer
		help(&text)
		dashes := begin[:min(2, len(begin)-len(strings.TrimLeft(begin, "-")))]
		flagLine := regexp.MustCompile(`^ +--?([\w-]+)(=?).*? - (.*)`)
		var out []string
		for line := range strings.Lines(text.String()) {
			if m := flagLine.FindStringSubmatch(line); m != nil && strings.HasPrefix(dashes+m[1], begin) {
				out = append(out, dashes+m[1]+m[2]+"\t"+m[3])
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
}

// deviceNames returns selectors of the devices of this machine.
func deviceNames() []string {
	out := []string{reference.Name + "\tin Go, with checks", cpu.Name + "\tcompiled by libLLVM for this processor"}
	list, err := compute.Devices()
	if err != nil {
		return out // the shell shows what there is
	}
	for i := range list {
		d := &list[i]
		out = append(out, fmt.Sprintf("driver:%s\t%s", strings.ToLower(strings.Fields(d.DriverName + " ?")[0]), d.Name))
	}
	return out
}

func targetNames() []string {
	return append(target.Profiles(), "device\tthe best device", "device:\ta device, as --device selects it")
}

func probeNames() []string {
	var out []string
	for _, p := range conform.Probes() {
		out = append(out, p.String())
	}
	return out
}
