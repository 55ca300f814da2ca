// Command opdiff compares spvc with mlir-opt on modules made from the declarations of
// the registered ops: what each accepts, and that both print the same bytes, in custom
// and in generic form.
//
//	opdiff [-n modules] [-seed first] [-ops name,...] [-out folder] [-invalid | -syntax | -pass text | -passes | -translate]
//
// With -pass it compares what a pass, such as memref-expand, makes of the modules. With -nests
// these are modules of loop nests. -passes does so for a list of passes, each with modules
// that it can change; -only selects some of them.
// With -translate it compares spvc translate with mlir-translate, on modules to serialize.
// It prints a table of the ops with differences and writes every differing module with
// both outputs to the folder. The exit code is 1 if there are differences, 2 if the
// tool to compare with is not there.
package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/internal/parity"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

type options struct {
	modules int
	seed    uint64
	ops     string
	out     string
	invalid bool
	syntax  bool
	pass    string
	nests   string
	passes  bool
	only    string
	mlirOpt string
	version string
	mlir    ir.Version

	translate     bool
	mlirTranslate string
	// free is true for a module that need not be serializable.
	free bool

	batch  int
	atOnce int
}

func main() {
	var o options
	flag.IntVar(&o.modules, "n", 2000, "number of modules")
	flag.Uint64Var(&o.seed, "seed", 1, "first seed")
	flag.StringVar(&o.ops, "ops", "", "only ops whose name starts with one of these, separated by commas")
	flag.StringVar(&o.out, "out", "opdiff.out", "folder for the differences")
	flag.BoolVar(&o.invalid, "invalid", false, "compare verdicts and first errors on broken modules")
	flag.BoolVar(&o.syntax, "syntax", false, "compare first errors on custom forms with a wrong token")
	flag.StringVar(&o.pass, "pass", "", "compare the results of a pass")
	flag.StringVar(&o.nests, "nests", "", "with -pass: modules of loop nests of this kind: "+strings.Join(irgen.NestKinds, ", "))
	flag.BoolVar(&o.passes, "passes", false, "compare the results of all passes of a list, one after the other")
	flag.StringVar(&o.only, "only", "", "with -passes: only the rows that contain this text")
	flag.StringVar(&o.version, "mlir-version", ir.LatestVersion.String(), "the version of MLIR to compare with")
	flag.StringVar(&o.mlirOpt, "mlir-opt", "", "the program to compare with (default: mlir-opt- and the version)")
	flag.BoolVar(&o.translate, "translate", false, "compare what is serialized and read back")
	flag.StringVar(&o.mlirTranslate, "mlir-translate", "", "the program to compare with for -translate (default: mlir-translate- and the version)")
	flag.IntVar(&o.batch, "batch", 40, "modules in one run of mlir-opt")
	flag.IntVar(&o.atOnce, "at-once", 6, "ops asked for in each module")
	flag.Parse()
	o.names()
	reference := o.mlirOpt
	if o.translate {
		reference = o.mlirTranslate
	}
	if _, err := exec.LookPath(reference); err != nil {
		fmt.Fprintf(os.Stderr, "opdiff: %s is not installed; there is nothing to compare with\n", reference)
		os.Exit(2)
	}
	compare := run
	if o.passes {
		compare = runPasses
	}
	if !compare(&o) {
		os.Exit(1)
	}
}

// names sets the version and the names of the programs of it.
func (o *options) names() {
	v, err := tool.ParseMLIR(o.version)
	if err != nil {
		fmt.Fprintf(os.Stderr, "opdiff: %s\n", err)
		os.Exit(2)
	}
	o.mlir = v
	o.mlirOpt = cmp.Or(o.mlirOpt, "mlir-opt-"+v.String())
	o.mlirTranslate = cmp.Or(o.mlirTranslate, "mlir-translate-"+v.String())
}

// run reports whether there are no differences.
func run(o *options) bool {
	rep := newReport(o.out)
	gen, ops := fill(o, rep)
	if len(ops) == 0 {
		fmt.Fprintln(os.Stderr, "opdiff: no such ops")
		return false
	}
	rep.print(gen, ops)
	return rep.clean()
}

// fill compares modules and adds the results to rep. It returns the generator of the modules
// and the ops that it asked for.
func fill(o *options, rep *report) (*irgen.Generator, []*ir.OpDef) {
	setup := tool.SetupFor(o.mlir)
	gen := irgen.New(setup.Dialects)
	if o.translate {
		o.ops, gen = "spirv.", binaryGenerator(o, setup.Dialects)
	}
	ops := irgen.Selected(gen.Shared(), o.ops)
	if len(ops) == 0 {
		return gen, nil
	}
	var mu sync.Mutex // guards gen
	parallel.Work{Workers: runtime.GOMAXPROCS(0), Chunk: o.batch, Do: func(_, first, end int) bool {
		var batch []*sample
		mu.Lock()
		for i := first; i < end; i++ {
			var want []*ir.OpDef
			for k := range o.atOnce {
				want = append(want, ops[(i*o.atOnce+k)%len(ops)])
			}
			batch = append(batch, samplesOf(gen, o.seed+uint64(i), want, o)...)
		}
		mu.Unlock()
		newComparer(o, setup, rep).batch(batch)
		return true
	}}.Each(o.modules)
	return gen, ops
}

// sample is a module to compare on.
type sample struct {
	seed    uint64
	ops     []string // the ops in the module
	generic string
	custom  string
	free    bool // the module need not be serializable
}

func samplesOf(gen *irgen.Generator, seed uint64, want []*ir.OpDef, o *options) []*sample {
	if o.translate {
		return []*sample{binarySample(gen, seed, want, o)}
	}
	if o.nests != "" {
		return []*sample{{seed: seed, generic: irgen.Nests(o.nests, seed)}}
	}
	top := gen.Module(seed, want)
	s := &sample{seed: seed, generic: top.Text(ir.PrintOptions{Generic: true, DebugInfo: true}), custom: top.Text(ir.PrintOptions{DebugInfo: true})}
	seen := map[string]bool{}
	top.Walk(func(op *ir.Operation) {
		if !seen[op.Name()] {
			seen[op.Name()] = true
			s.ops = append(s.ops, op.Name())
		}
	})
	// MLIR 22 does not read the generic form of graphs.
	if graph := slices.Contains(s.ops, spirv.ARMGraph.Name); graph && o.invalid {
		return nil
	} else if graph {
		s.generic = s.custom
	}
	var broken []string
	switch {
	case o.invalid:
		broken = irgen.Break(seed, top, 6)
	case o.syntax:
		broken = irgen.BreakText(seed, top.Text(ir.PrintOptions{}), 6)
	default:
		return []*sample{s}
	}
	var out []*sample
	for _, text := range broken {
		out = append(out, &sample{seed: seed, generic: text})
	}
	return out
}

const marker = "// -----\n"

// comparer runs both tools.
type comparer struct {
	o     *options
	setup tool.Setup
	rep   *report
}

func newComparer(o *options, setup tool.Setup, rep *report) *comparer {
	return &comparer{o, setup, rep}
}

// crash is the error text for a tool that a signal ended.
const crash = "error: a crash\n"

// result is the outcome of a tool: the exit status, the output for each seed, and the
// errors.
type result struct {
	out  map[uint64]string
	errs string
	raw  string
	// crashed reports whether a signal ended the tool.
	crashed bool
}

func (c *comparer) ours(src string, args ...string) (r result) {
	var out, errs bytes.Buffer
	defer func() {
		if bug := recover(); bug != nil {
			r = newResult("", fmt.Sprintf(":0:0: error: spvc panics: %v\n", bug))
			r.crashed = true
		}
	}()
	tool.Opt(context.Background(), c.setup, append([]string{"-split-input-file"}, args...), tool.Streams{In: strings.NewReader(src), Out: &out, Err: &errs})
	return newResult(out.String(), errs.String())
}

func (c *comparer) theirs(src string, args ...string) result {
	cmd := exec.Command(c.o.mlirOpt, append([]string{"-split-input-file"}, args...)...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(src), &out, &errs
	err := cmd.Run()
	r := newResult(out.String(), errs.String())
	// Other failures show in the output.
	var exit *exec.ExitError
	if r.crashed = errors.As(err, &exit) && exit.ExitCode() != 1; r.crashed {
		r.errs = crash + r.errs
	}
	return r
}

// theirsOf runs mlir-opt over a batch, and over each sample if one makes it crash.
func (c *comparer) theirsOf(texts []string, args ...string) result {
	r := c.theirs(strings.Join(texts, "\n"+marker), args...)
	if !r.crashed || len(texts) == 1 {
		return r
	}
	half := len(texts) / 2
	a, b := c.theirsOf(texts[:half], args...), c.theirsOf(texts[half:], args...)
	maps.Copy(a.out, b.out)
	a.raw += "\n" + marker + b.raw
	return a
}

func newResult(out, errs string) result {
	r := result{out: map[uint64]string{}, errs: errs, raw: out}
	for piece := range strings.SplitSeq(out, marker) {
		if seed, ok := seedIn(piece); ok {
			r.out[seed] = strings.TrimSpace(piece)
		}
	}
	return r
}

func seedIn(text string) (uint64, bool) {
	_, rest, ok := strings.Cut(text, irgen.SeedName+" = ")
	if !ok {
		return 0, false
	}
	var seed uint64
	_, err := fmt.Sscanf(rest, "%d", &seed)
	return seed, err == nil
}

// forms are the forms in which the tools print each input.
var forms = []struct {
	name string
	args []string
}{
	{"custom", nil},
	{"generic", []string{"-mlir-print-op-generic"}},
	{"debug", []string{"-mlir-print-debuginfo"}},
	{"pretty", []string{"-mlir-print-debuginfo", "-mlir-pretty-debuginfo"}},
	{"local", []string{"-mlir-print-debuginfo", "-mlir-print-local-scope"}},
}

func (c *comparer) batch(batch []*sample) {
	if c.o.translate {
		c.binaries(batch)
		return
	}
	if c.o.invalid || c.o.syntax {
		c.verdicts(batch)
		return
	}
	if c.o.pass != "" {
		c.passes(batch)
		return
	}
	for _, input := range []string{"generic", "custom"} {
		var src []string
		for _, s := range batch {
			if input == "generic" {
				src = append(src, s.generic)
			} else {
				src = append(src, s.custom)
			}
		}
		text := strings.Join(src, "\n"+marker)
		for i, form := range forms {
			if input == "custom" && i > 1 {
				continue
			}
			ours, theirs := c.ours(text, form.args...), c.theirsOf(src, form.args...)
			for _, s := range batch {
				c.compare(s, input+"-"+form.name, ours, theirs)
			}
			if input == "generic" && i == 0 {
				c.crossed(batch, theirs)
			}
		}
	}
}

// passes compares the results of a pass.
func (c *comparer) passes(batch []*sample) {
	var src []string
	for _, s := range batch {
		src = append(src, s.generic)
	}
	flag := "-" + c.o.pass
	ours, theirs := c.ours(strings.Join(src, "\n"+marker), flag), c.theirsOf(src, flag)
	for _, s := range batch {
		c.compare(s, "pass", ours, theirs, flag)
	}
}

// crossed runs our tool on the output of mlir-opt.
func (c *comparer) crossed(batch []*sample, theirs result) {
	ours := c.ours(theirs.raw)
	for _, s := range batch {
		t := theirs.out[s.seed]
		if t == "" || ours.out[s.seed] == t {
			continue
		}
		if a := c.ours(t); a.raw == "" {
			if b := c.theirs(t); firstError(a.errs) == firstError(b.errs) {
				c.rep.unreadable(s)
				continue
			}
		}
		c.rep.add(s, "reread", ours.out[s.seed], t, c.ours(t).errs)
	}
}

// compare compares the outputs for s. args are those that decide which errors there are.
func (c *comparer) compare(s *sample, what string, ours, theirs result, args ...string) {
	a, b := ours.out[s.seed], theirs.out[s.seed]
	if a == b && a != "" {
		c.rep.same(s)
		return
	}
	errs, other := "", ""
	if a == "" {
		errs = c.runAlone(s, what, c.ours, args)
	}
	if b == "" {
		other = c.runAlone(s, what, c.theirs, args)
	}
	if a == "" && b == "" && firstError(errs) == firstError(other) {
		switch {
		case strings.HasPrefix(what, "custom-"):
			c.rep.unreadable(s)
			return
		case what == "pass":
			c.rep.same(s)
			return
		}
	}
	if a == "" && b == "" {
		c.rep.add(s, "verdict", firstError(errs), firstError(other), "")
		return
	}
	c.rep.add(s, what, a, b, errs+other)
}

// runAlone returns the errors about one sample.
func (c *comparer) runAlone(s *sample, what string, run func(string, ...string) result, args []string) string {
	src := s.generic
	if strings.HasPrefix(what, "custom-") {
		src = s.custom
	}
	return run(src, args...).errs
}

// verdicts compares the first errors about broken modules.
func (c *comparer) verdicts(batch []*sample) {
	var texts []string
	for _, s := range batch {
		texts = append(texts, strings.TrimSuffix(s.generic, "\n")+"\n")
	}
	ours, theirs := errorsOf(c.ours, texts), errorsOf(c.theirs, texts)
	for i, s := range batch {
		switch a, b := ours[i], theirs[i]; {
		case a == b:
			c.rep.same(s)
		case b == strings.TrimSpace(crash):
			c.rep.crash(s)
		default:
			c.rep.add(s, "verdict", a, b, "")
		}
	}
}

// errorsOf returns a tool's first error about each text, or "valid" if there is none.
func errorsOf(run func(string, ...string) result, texts []string) []string {
	r := run(parity.Join(texts))
	if !r.crashed {
		errs := parity.FirstErrors(texts, r.errs)
		for i := range errs {
			errs[i] = cmp.Or(errs[i], "valid")
		}
		return errs
	}
	if len(texts) == 1 {
		return []string{strings.TrimSpace(firstError(r.errs))}
	}
	half := len(texts) / 2
	return append(errorsOf(run, texts[:half]), errorsOf(run, texts[half:])...)
}

// firstError returns the first error of a diagnostic text, with its place.
func firstError(errs string) string {
	for line := range strings.Lines(errs) {
		if strings.Contains(line, "error: ") {
			return strings.TrimSpace(line)
		}
	}
	return "valid"
}

func writeFile(folder, name, text string) {
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
		fmt.Fprintln(os.Stderr, "opdiff:", err)
	}
}
