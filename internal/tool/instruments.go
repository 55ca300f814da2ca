package tool

import (
	"io"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// Instruments are the flags that observe a pipeline: those of MLIR for dumps of the IR, timing,
// statistics and reproducers of crashes, and one for remarks about optimizations. The zero value
// observes nothing.
type Instruments struct {
	// Print holds the options with which dumps print IR.
	Print ir.PrintOptions

	dump       dumpFlags
	timing     timingFlags
	timer      *pass.Timer
	stats      bool
	statsList  bool
	reproducer string
	local      bool
	remarks    bool
}

// dumpFlags are the --mlir-print-ir-* flags.
type dumpFlags struct {
	before, after       []string
	beforeAll, afterAll bool
	change, failure     bool
	moduleScope         bool
	treeDir             string
}

// any reports whether a flag asks for a dump.
func (d *dumpFlags) any() bool {
	return len(d.before) > 0 || len(d.after) > 0 || d.beforeAll || d.afterAll || d.failure
}

// A Flag is one of the flags of [Instruments], for a parser of command lines.
type Flag struct {
	Name, Help string
	// Meta names the value in usage texts. It is empty for a switch, which has a
	// boolean value.
	Meta string
	Set  func(value string) error
}

// Flags returns the flags, sorted by name; setting one changes i.
func (i *Instruments) Flags() []Flag {
	s := newFlagSet("")
	i.define(s)
	var out []Flag
	for _, name := range s.names() {
		f := s.flags[name]
		meta := f.meta
		if f.mode == requiredValue && meta == "" {
			meta = "value"
		}
		out = append(out, Flag{name, f.help, meta, func(v string) error { return f.set(v, true) }})
	}
	return out
}

func (i *Instruments) define(s *flagSet) {
	i.timing.define(s)
	s.boolean("mlir-pass-statistics", &i.stats, "Display the statistics of each pass")
	s.addYesNo("mlir-pass-statistics-display", &i.statsList, "list", []string{"pipeline"}, "Display method for pass statistics")
	s.text("mlir-pass-pipeline-crash-reproducer", "filename", &i.reproducer, "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails")
	s.boolean("mlir-pass-pipeline-local-reproducer", &i.local, "When generating a crash reproducer, generate one with only the failing pass and its input")
	s.boolean("remarks", &i.remarks, "Emit remarks that say what was optimized, what was not, and why, and what is emulated")
	d := &i.dump
	names := func(name string, list *[]string, help string) {
		s.add(&flag{name: name, mode: requiredValue, meta: "pass-arg", help: help, set: func(v string, _ bool) error {
			*list = append(*list, strings.Split(v, ",")...)
			return nil
		}})
	}
	names("mlir-print-ir-before", &d.before, "Print IR before specified passes")
	names("mlir-print-ir-after", &d.after, "Print IR after specified passes")
	s.boolean("mlir-print-ir-before-all", &d.beforeAll, "Print IR before each pass")
	s.boolean("mlir-print-ir-after-all", &d.afterAll, "Print IR after each pass")
	s.boolean("mlir-print-ir-after-change", &d.change, "When printing the IR after a pass, only print if the IR changed")
	s.boolean("mlir-print-ir-after-failure", &d.failure, "When printing the IR after a pass, only print if the pass failed")
	s.boolean("mlir-print-ir-module-scope", &d.moduleScope, "When printing IR for print-ir-[before|after]{-all} always print the top-level operation")
	s.text("mlir-print-ir-tree-dir", "dir", &d.treeDir, "When printing the IR before/after a pass, print file tree rooted at this directory")
}

// Timer returns the timer that the flags ask for, or nil if they ask for none. All calls
// return the same timer.
func (i *Instruments) Timer() *pass.Timer {
	if i.timer == nil {
		i.timer = i.timing.timer()
	}
	return i.timer
}

// Active reports whether a flag asks for something that only a run of the pipeline shows.
func (i *Instruments) Active() bool {
	return i.dump.any() || i.timing.on || i.stats || i.remarks || i.reproducer != ""
}

// Remarks reports whether the flag for remarks is set.
func (i *Instruments) Remarks() bool { return i.remarks }

// Instrument adds to o the hooks that the flags ask for. Dumps need a run with one worker,
// so that they come in the order of the source.
func (i *Instruments) Instrument(o *pass.RunOptions, std Streams) {
	o.Remarks = o.Remarks || i.remarks
	d := &i.dump
	if d.any() {
		o.Serial = true
		tree := d.treeDir
		if tree != "" {
			tree = std.path(tree)
		}
		o.Hooks = append(o.Hooks, &IRPrinter{
			Before: selector(d.before, d.beforeAll), After: selector(d.after, d.afterAll),
			OnlyChanged: d.change, OnFailure: d.failure, ModuleScope: d.moduleScope,
			Out: std.Err, TreeDir: tree, Options: i.Print,
		})
	}
	if t := i.Timer(); t != nil {
		o.Hooks = append(o.Hooks, t)
	}
	if i.reproducer != "" {
		o.Reproducer = &pass.Reproducer{Local: i.local, NoVerify: o.NoVerify, Name: i.reproducer,
			Write: func(text []byte) error { return WriteOutput(i.reproducer, text, std) }}
	}
}

// ReportStatistics writes the statistics of the passes of m, if the flags ask for them.
func (i *Instruments) ReportStatistics(w io.Writer, m *pass.Manager) {
	if i.stats {
		pass.ReportStatistics(w, m, i.statsList)
	}
}

// Report writes the times, if the flags ask for them.
func (i *Instruments) Report(w io.Writer) {
	if i.timer != nil {
		i.timer.Report(w)
	}
}

func selector(names []string, all bool) func(*pass.Pass) bool {
	if all {
		return func(*pass.Pass) bool { return true }
	}
	if len(names) == 0 {
		return nil
	}
	return func(p *pass.Pass) bool { return slices.Contains(names, p.Name) }
}
