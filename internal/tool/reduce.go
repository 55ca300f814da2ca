package tool

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// reduceRun is one run of Reduce. Its passes reduction-tree and opt-reduction-pass reduce
// with its settings.
type reduceRun struct {
	ctx   context.Context
	setup Setup
	std   Streams
	flags *flagSet

	version, help    bool
	output           string
	pipeline         string
	noImplicitModule bool
	unregistered     bool
	verbose          bool
	test             testFlags
	jobs             int
	maxTests         int
	timeout          time.Duration
	interestingExit  string
	irdl             string
	print            ir.PrintOptions
	passes           []passFlag
}

// testFlags describe a test script.
type testFlags struct {
	script string
	args   []string
}

// Reduce runs mlir-reduce: it shrinks a module while a script says that the module is
// interesting, and prints the result. When ctx ends, it ends the scripts and fails. It
// returns the exit code.
func Reduce(ctx context.Context, setup Setup, args []string, std Streams) int {
	r := &reduceRun{ctx: ctx, setup: setup, std: std, flags: newFlagSet(setup.program("reduce")), output: "-"}
	setup.Passes.Add(r.reductionTree, r.optReduction)
	r.defineFlags()
	err := r.flags.parse(args)
	r.std = r.std.forTerminal(r.flags.tool)
	if err != nil {
		fmt.Fprintf(r.std.Err, "%s: %s\n", r.flags.tool, err)
		return ExitFailed
	}
	switch {
	case r.version:
		return r.flags.answer(std, r.flags.versionText())
	case r.help:
		return r.flags.answer(std, r.helpText())
	}
	return r.run()
}

func (r *reduceRun) defineFlags() {
	s := r.flags
	s.help(&r.help, "Display available options")
	s.version(&r.version)
	s.mlirVersion(&r.setup.Version)
	s.text("o", "filename", &r.output, "Output filename for the reduced test case")
	s.irdlFile(&r.irdl)
	s.text("pass-pipeline", "string", &r.pipeline, "Textual description of the pass pipeline to run")
	s.boolean("no-implicit-module", &r.noImplicitModule, "Disable implicit addition of a top-level module op during parsing")
	s.boolean("allow-unregistered-dialect", &r.unregistered, "Allow operation with no registered dialects")
	s.text("test", "script", &r.test.script, "Reduce with this script: short for --reduction-tree=test=<script>")
	s.add(&flag{name: "test-arg", mode: requiredValue, meta: "arg", help: "An argument that the script of --test gets before the file", set: func(v string, _ bool) error {
		r.test.args = append(r.test.args, v)
		return nil
	}})
	s.number("j", &r.jobs, "Number of scripts that run at the same time (default: one per processor); the result does not depend on it")
	s.number("max-tests", &r.maxTests, "Stop after this number of scripts, with the smallest module so far (default: no limit)")
	s.add(&flag{name: "test-timeout", mode: requiredValue, meta: "duration", help: "Kill a script that runs longer than this, such as 10s; its file is then not interesting (default: no limit)", set: r.setTimeout})
	s.add(&flag{name: "interesting-exit", mode: requiredValue, meta: "nonzero|zero", help: "The exit code of the script for an interesting file (default: nonzero, as for mlir-reduce)", set: func(v string, _ bool) error {
		if v != "zero" && v != "nonzero" {
			return errors.New("'" + v + "' is neither 'zero' nor 'nonzero'")
		}
		r.interestingExit = v
		return nil
	}})
	s.boolean("verbose", &r.verbose, "Print each step and a summary to standard error")
	s.print(&r.print)
	s.fallback, s.moreNames = r.passFlag, r.setup.Passes.Names
}

func (r *reduceRun) setTimeout(v string, _ bool) error {
	d, err := time.ParseDuration(v)
	if err != nil || d <= 0 {
		return errors.New("'" + v + "' is not a duration such as 10s or 2m")
	}
	r.timeout = d
	return nil
}

// passFlag makes the flag of a pass or pipeline: --name or --name="k=v k2".
func (r *reduceRun) passFlag(name string) *flag {
	if r.setup.Passes.New(name) == nil && r.setup.Passes.Pipeline(name) == nil {
		return nil
	}
	return &flag{name: name, mode: optionalValue, set: func(v string, _ bool) error {
		r.passes = append(r.passes, passFlag{name, v})
		return nil
	}}
}

func (r *reduceRun) helpText() string {
	var b strings.Builder
	b.WriteString("OVERVIEW: MLIR test case reduction tool.\n\nThe script of --test gets the name of a file. Any exit code other than 0 means that the module in the file is interesting.\n\nUSAGE: " +
		r.flags.tool + " [options] <input file>\n\nOPTIONS:\n")
	r.flags.usage(&b)
	b.WriteString("\nPasses that reduce; all passes of spvc opt are accepted too:\n")
	for _, p := range []*pass.Pass{r.reductionTree(), r.optReduction()} {
		writeHelp(&b, "  --"+p.Name, p.Summary)
		for _, op := range p.Options {
			if usage := op.Usage(r.setup.Version); usage != "" {
				writeHelp(&b, "    "+usage, op.Help)
			}
		}
	}
	b.WriteString("\nExample: " + r.flags.tool + " --test=./crashes.sh kernel.mlir -o small.mlir\nExit codes: 0 ok, 1 diagnostics, a wrong flag, or an input that is not interesting, 70 internal error.\n")
	return b.String()
}

// fail reports err and returns the exit code.
func (r *reduceRun) fail(err string) int {
	fmt.Fprintf(r.std.Err, "%s: %s\n", r.flags.tool, err)
	return ExitFailed
}

func (r *reduceRun) run() (status int) {
	if len(r.flags.args) > 1 {
		return r.fail("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: " + r.flags.tool + " --help")
	}
	name := "-"
	if len(r.flags.args) == 1 {
		name = r.flags.args[0]
	}
	text, err := r.setup.input(name, r.std)
	if err != nil {
		return r.fail("cannot open input file '" + name + "': " + reason(err))
	}
	if name == "-" {
		name = "<stdin>"
	}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *pass.Crash:
			fmt.Fprintf(r.std.Err, "%s: %s\n", r.flags.tool, v.Report(r.flags.tool+" --pass-pipeline='"+v.Pipeline+"' "+name))
			status = ExitInternal
		default:
			panic(v)
		}
	}()
	if !r.setup.loadDialects(r.irdl, r.std, false) {
		return ExitFailed
	}
	ctx := r.setup.newContext()
	ctx.AllowUnregistered = r.unregistered
	diagnostics := bufio.NewWriter(r.std.Err)
	defer diagnostics.Flush()
	pop := ctx.PushHandler(ir.NewSourcePrinter(diagnostics, ctx, ir.SourcePrinterOptions{Color: r.std.Color}))
	defer pop()
	top, ok := parseTop(ctx, ctx.AddFile(name, text), r.noImplicitModule)
	if !ok || !ir.Verify(top) {
		return ExitFailed
	}
	m, err := r.buildPipeline(top)
	if err != nil {
		io.WriteString(diagnostics, pipelineError(r.flags.tool, err))
		return ExitFailed
	}
	if !m.Run(top, pass.RunOptions{Workers: 1, Out: r.std.Err, Err: r.std.Err, Print: r.print}) || r.ctx.Err() != nil {
		return ExitFailed
	}
	return r.write(top)
}

// write prints top as the result.
func (r *reduceRun) write(top *ir.Operation) int {
	out := NewOutput(r.output, r.std)
	_ = ir.Fprint(out, top, r.print) // Commit reports errors
	if err := out.Commit(); err != nil {
		return r.fail("cannot write output file '" + r.output + "': " + reason(err))
	}
	return ExitOK
}

// buildPipeline makes the pipeline of --test, --pass-pipeline or the pass flags.
func (r *reduceRun) buildPipeline(top *ir.Operation) (*pass.Manager, error) {
	given := 0
	for _, on := range []bool{r.test.script != "", r.pipeline != "", len(r.passes) > 0} {
		if on {
			given++
		}
	}
	if given > 1 {
		return nil, errors.New("'-test', '-pass-pipeline' and individual passes can't be used together")
	}
	if r.pipeline != "" {
		return r.setup.Passes.ParsePipeline(r.pipeline)
	}
	m := &pass.Manager{Anchor: top.Name()}
	if top.Is(ir.Module) {
		m = pass.NewImplicitManager(top.Name())
	}
	if r.test.script != "" {
		return m, m.Add(r.testPass())
	}
	for _, p := range r.passes {
		if err := r.setup.Passes.AddNamed(m, p.name, p.opts); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// workers returns the number of scripts to run at the same time.
func (r *reduceRun) workers() int {
	if r.jobs > 0 {
		return r.jobs
	}
	return runtime.GOMAXPROCS(0)
}

// progress returns the destination of the text that --verbose prints.
func (r *reduceRun) progress() io.Writer {
	if r.verbose {
		return r.std.Err
	}
	return io.Discard
}
