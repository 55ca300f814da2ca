// Command worddiff compares the words that spvc writes with those of mlir-translate.
//
//	worddiff [-mlir-version version] [-spvc program] FILE|FOLDER...
//
// Files are split at `// -----`. mlir-opt lowers each piece to the spirv dialect, unless it has a spirv.module. Each spirv.module
// of the result is
//
//   - written by both: the words must be equal, ids included, except for the number of the generator ("theirs");
//   - printed by spvc and written by mlir-translate: equal to the words of spvc ("printed");
//   - written by mlir-translate and read by both: the texts must be equal ("read theirs");
//   - written by spvc and read by mlir-translate: the text must be that of its own words ("read ours").
//
// With -spvc, the modules of `spvc compile --emit=mlir` are compared as well ("compiled"). The program prints a row for each
// difference and the counts of each comparison. The exit code is 1 if there are differences, 2 if a tool is missing.
package main

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

// lowering is the pipeline with which mlir-opt lowers kernels.
const lowering = "builtin.module(gpu-kernel-outlining,lower-affine,fold-memref-alias-ops,gpu.module(gpu.func(convert-math-to-spirv)),convert-gpu-to-spirv," +
	"spirv.module(spirv-lower-abi-attrs,spirv-update-vce))"

func main() {
	version := flag.String("mlir-version", ir.LatestVersion.String(), "the `version` of MLIR to compare with")
	opt := flag.String("mlir-opt", "", "the `program` that lowers (default: mlir-opt- and the version)")
	translate := flag.String("mlir-translate", "", "the `program` to compare with (default: mlir-translate- and the version)")
	spvc := flag.String("spvc", "", "the `program` whose compiled modules are compared as well")
	flag.Parse()
	v, err := tool.ParseMLIR(*version)
	if err != nil {
		fmt.Fprintln(os.Stderr, "worddiff:", err)
		os.Exit(2)
	}
	c := &comparer{setup: tool.SetupFor(v), opt: cmp.Or(*opt, "mlir-opt-"+v.String()), translate: cmp.Or(*translate, "mlir-translate-"+v.String()), spvc: *spvc, version: v.String()}
	for _, name := range []string{c.opt, c.translate} {
		if _, err := exec.LookPath(name); err != nil {
			fmt.Fprintf(os.Stderr, "worddiff: %s is not installed; there is nothing to compare with\n", name)
			os.Exit(2)
		}
	}
	for _, root := range flag.Args() {
		if err := c.walk(root); err != nil {
			fmt.Fprintln(os.Stderr, "worddiff:", err)
			os.Exit(2)
		}
	}
	if !c.report() {
		os.Exit(1)
	}
}

// walk compares the modules of the files in root.
func (c *comparer) walk(root string) error {
	return tool.WalkPieces(root, func(path string, i int, piece string) error {
		c.piece(fmt.Sprintf("%s:%d", path, i), piece)
		return nil
	})
}

// piece compares the modules of one piece of a file.
func (c *comparer) piece(name, text string) {
	c.name = name
	if strings.Contains(text, "spirv.module") {
		c.modules("as it is", text)
		return
	}
	c.lowered(text)
	if c.spvc != "" {
		cmd := exec.Command(c.spvc, "compile", "--mlir-version="+c.version, "--emit=mlir", "--target=vulkan1.1", "-")
		cmd.Stdin = strings.NewReader(text)
		if out, err := cmd.Output(); err == nil {
			c.modules("compiled", string(out))
		}
	}
}

// lowered compares what mlir-opt makes of text, if it can lower it.
func (c *comparer) lowered(text string) {
	cmd := exec.Command(c.opt, "--pass-pipeline="+lowering)
	cmd.Stdin = strings.NewReader(text)
	if out, err := cmd.Output(); err == nil {
		c.modules("lowered", string(out))
	}
}

// modules compares the modules of a text that a tool has printed.
func (c *comparer) modules(source, text string) {
	for _, m := range modulesOf(text) {
		c.module(source, m)
	}
}

// modulesOf returns the texts of the spirv.modules of text, each with the aliases before the first operation.
func modulesOf(text string) []string {
	var aliases, module strings.Builder
	var list []string
	indent := ""
	inside := false
	for line := range strings.Lines(text) {
		body := strings.TrimLeft(line, " ")
		switch {
		case !inside && (strings.HasPrefix(line, "#") || strings.HasPrefix(line, "!")):
			aliases.WriteString(line)
		case !inside && strings.HasPrefix(body, "spirv.module"):
			inside, indent = true, line[:len(line)-len(body)]
			module.Reset()
			module.WriteString(aliases.String())
			module.WriteString(line)
		case inside:
			module.WriteString(line)
			inside = !strings.HasPrefix(line, indent+"}")
			if !inside {
				list = append(list, module.String())
			}
		}
	}
	return list
}

// run gives in to a program and returns its output, or false if the program fails.
func run(in string, program string, args ...string) (string, bool) {
	cmd := exec.Command(program, args...)
	var out bytes.Buffer
	cmd.Stdin, cmd.Stdout = strings.NewReader(in), &out
	err := cmd.Run()
	return out.String(), err == nil && out.Len() > 0
}
