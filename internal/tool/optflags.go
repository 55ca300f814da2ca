package tool

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

func (o *optRun) defineFlags() {
	s := o.flags
	s.help(&o.help, "Display available options (--help-hidden for more)")
	s.version(&o.version)
	s.mlirVersion(&o.setup.Version)
	s.add(&flag{name: "help-hidden", help: "Display all available options", hidden: true, set: func(string, bool) error {
		o.help, o.hiddenHelp = true, true
		return nil
	}})
	s.text("o", "filename", &o.output, "Output filename")
	s.text("pass-pipeline", "string", &o.pipeline, "Textual description of the pass pipeline to run")
	s.text("p", "string", &o.pipeline, "Alias for --pass-pipeline")
	s.verifyDiagnostics(&o.verifyDiags, &o.onlyExpected)
	s.boolean("verify-each", &o.verifyEach, "Run the verifier after each transformation pass")
	s.boolean("verify-roundtrip", &o.roundTrip, "Round-trip the IR after parsing and ensure it succeeds")
	s.boolean("no-implicit-module", &o.noImplicitModule, "Disable implicit addition of a top-level module op during parsing")
	s.boolean("allow-unregistered-dialect", &o.unregistered, "Allow operation with no registered dialects")
	s.irdlFile(&o.irdl)
	s.boolean("dump-pass-pipeline", &o.dumpPipeline, "Print the pipeline that will be run")
	s.boolean("mlir-disable-threading", &o.noThreading, "Disable multi-threading within MLIR")
	s.boolean("mlir-very-unsafe-disable-verifier-on-parsing", &o.noParseVerify, "Disable the verifier on parsing (very unsafe)")
	s.boolean("mlir-print-op-on-diagnostic", &o.opOnDiag, "When a diagnostic is emitted on an operation, also print the operation as an attached note")
	s.ignored("mlir-print-stacktrace-on-diagnostic", noValue, "accepted for compatibility")
	o.defineDiagnosticFlags()
	o.defineDebugFlags()
	o.defineBytecodeFlags()
	s.color(&o.std)
	o.defineSplitFlags()
	o.actions.define(o.flags)
	o.patterns.define(o.flags)
	o.definePrintFlags()
	o.defineReportFlags()
	s.add(&flag{name: "show-dialects", help: "Print the list of registered dialects and exit", set: func(string, bool) error {
		o.list = "Available Dialects: " + strings.Join(sorted(o.setup.Dialects.Dialects()), ",") + "\n"
		return nil
	}})
	s.add(&flag{name: "list-passes", help: "Print the list of registered passes and exit", set: func(string, bool) error {
		o.list = strings.Join(sorted(o.setup.Passes.Names()), "\n") + "\n"
		return nil
	}})
	s.fallback, s.moreNames = o.passFlag, o.setup.Passes.Names
}

// verifyDiagnostics adds the flag that checks diagnostics. only is set if those that nothing expects are no errors.
func (s *flagSet) verifyDiagnostics(on, only *bool) {
	s.add(&flag{name: "verify-diagnostics", mode: optionalValue, meta: "all|only-expected", help: "Check that emitted diagnostics match expected-* lines on the corresponding line",
		set: func(v string, _ bool) error {
			switch v {
			case "", "all", "true":
				*on, *only = true, false
			case "only-expected":
				*on, *only = true, true
			case "false":
				*on = false
			default:
				return errors.New("Cannot find option named '" + v + "'!")
			}
			return nil
		}})
}

// defineDiagnosticFlags adds the flags that select diagnostics, and those about remarks of optimizations, of which the passes
// have none.
func (o *optRun) defineDiagnosticFlags() {
	s := o.flags
	o.lowest = ir.SeverityRemark
	s.boolean("mlir-disable-diagnostic-notes", &o.noNotes, "Disable diagnostic notes.")
	s.add(&flag{name: "mlir-diagnostic-verbosity-level", mode: requiredValue, meta: "errors|warnings|remarks", help: "Choose level of diagnostic information",
		set: func(v string, _ bool) error {
			level, ok := map[string]ir.Severity{"errors": ir.SeverityError, "warnings": ir.SeverityWarning, "remarks": ir.SeverityRemark}[v]
			if !ok {
				return errors.New("Cannot find option named '" + v + "'!")
			}
			o.lowest = level
			return nil
		}})
	for _, name := range remarkFlags() {
		s.ignored(name, requiredValue, "accepted for compatibility")
	}
}

// defineDebugFlags adds the flags for traces, which mlir-opt has if it is built with assertions.
func (o *optRun) defineDebugFlags() {
	s := o.flags
	s.boolean("debug", &o.trace.All, "Write down what all parts do that can trace their work")
	s.add(&flag{name: "debug-only", mode: requiredValue, meta: "type,...", help: "Write down what these parts do: dialect-conversion, greedy-rewriter, pass-manager, …",
		set: func(v string, _ bool) error {
			o.trace.Types = append(o.trace.Types, strings.Split(v, ",")...)
			return nil
		}})
	s.ignored("mlir-enable-debugger-hook", noValue, "accepted for compatibility")
}

// selected passes on the diagnostics that the flags ask for.
func (o *optRun) selected(next func(*ir.Diagnostic) bool) func(*ir.Diagnostic) bool {
	return func(d *ir.Diagnostic) bool {
		if d.Severity > o.lowest {
			return true
		}
		if o.noNotes && len(d.Notes) > 0 {
			bare := *d
			bare.Notes = nil
			return next(&bare)
		}
		return next(d)
	}
}

func (o *optRun) defineBytecodeFlags() {
	s := o.flags
	s.boolean("emit-bytecode", &o.bytecode.emit, "Emit bytecode when generating output")
	s.boolean("elide-resource-data-from-bytecode", &o.bytecode.options.ElideResourceData, "Elide resources when generating bytecode")
	s.add(&flag{name: "emit-bytecode-version", mode: requiredValue, meta: "value", help: "Use specified bytecode when generating output", set: func(v string, _ bool) error {
		n, err := strconv.Atoi(v)
		if err != nil {
			return errors.New("Invalid argument '" + v + "', only integer is supported.")
		}
		o.bytecode.version, o.bytecode.hasVersion = n, true
		return nil
	}})
}

func (o *optRun) defineSplitFlags() { o.flags.split(&o.split, &o.marker, &o.outMarker) }

// split adds the flags for the markers between pieces of a file.
func (s *flagSet) split(on *bool, in, out *string) {
	marker := func(name string, mode valueMode, on *bool, p *string, help string) {
		s.add(&flag{name: name, mode: mode, help: help, set: func(v string, given bool) error {
			if on != nil {
				*on = true
			}
			if given && v != "" {
				*p = v
			}
			return nil
		}})
	}
	marker("split-input-file", optionalValue, on, in, "Split the input file into chunks using the given or default marker and process each chunk independently")
	marker("output-split-marker", requiredValue, nil, out, "Split marker to use for merging the output")
}

func (o *optRun) definePrintFlags() { o.flags.print(&o.print) }

// print adds the flags that control how IR is printed.
func (s *flagSet) print(p *ir.PrintOptions) {
	s.boolean("mlir-print-op-generic", &p.Generic, "Print the generic op form")
	s.boolean("mlir-print-debuginfo", &p.DebugInfo, "Print debug info in MLIR output")
	s.boolean("mlir-pretty-debuginfo", &p.PrettyDebugInfo, "Print pretty debug info in MLIR output")
	s.boolean("mlir-print-local-scope", &p.LocalScope, "Print with local scope and inline information (eliding aliases for attributes, types, and locations)")
	s.boolean("mlir-print-assume-verified", &p.AssumeVerified, "Skip op verification when using custom printers")
	s.boolean("mlir-print-skip-regions", &p.SkipRegions, "Skip regions when printing ops")
	s.boolean("mlir-print-value-users", &p.PrintValueUsers, "Print users of operation results and block arguments as a comment")
	s.boolean("mlir-print-unique-ssa-ids", &p.UniqueSSAIDs, "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions")
	s.boolean("mlir-use-nameloc-as-prefix", &p.UseNameLocAsPrefix, "Print SSA IDs using NameLocs as prefixes")
	s.limit("mlir-elide-elementsattrs-if-larger", &p.ElideElementsAttrIfLarger, "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit")
	s.limit("mlir-elide-resource-strings-if-larger", &p.ElideResourceStringsIfLarger, "Elide printing value of resources if string is too long in chars")
	s.number("mlir-print-elementsattrs-with-hex-if-larger", &p.PrintElementsAttrWithHexIfLarger, "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit (use -1 to disable)")
}

func (o *optRun) defineReportFlags() {
	s := o.flags
	o.instruments.define(s)
	s.text("mlir-generate-reproducer", "filename", &o.generate, "Generate an mlir reproducer at the provided filename (no crash required)")
	s.boolean("run-reproducer", &o.replay, "Run the pipeline stored in the reproducer")
}

// passFlag makes the flag of a pass or pipeline: --name or --name="k=v k2". It also knows the flags that passes share.
func (o *optRun) passFlag(name string) *flag {
	if o.setup.Passes.HasFlag(name) {
		return &flag{name: name, mode: optionalValue, set: func(v string, given bool) error {
			if err := o.setup.Passes.CheckFlag(name, v, given); err != nil {
				return errors.New("for the --" + name + " option: " + err.Error())
			}
			o.shared = append(o.shared, sharedFlag{name, v, given})
			return nil
		}}
	}
	if o.setup.Passes.New(name) == nil && o.setup.Passes.Pipeline(name) == nil {
		return nil
	}
	return &flag{name: name, mode: optionalValue, set: func(v string, _ bool) error {
		o.passes = append(o.passes, passFlag{name, v})
		return nil
	}}
}

func (o *optRun) helpText() string {
	var b strings.Builder
	b.WriteString("OVERVIEW: MLIR modular optimizer driver\n\nAvailable Dialects: " + strings.Join(sorted(o.setup.Dialects.Dialects()), ", ") +
		"\nUSAGE: " + o.flags.tool + " [options] <input file>\n\nOPTIONS:\n")
	o.flags.usage(&b)
	b.WriteString("\nPasses and pipelines, run in the order given; options as --pass=\"key=value key=value\":\n")
	for _, n := range sorted(o.setup.Passes.Names()) {
		p := o.setup.Passes.New(n)
		if p == nil {
			writeHelp(&b, "  --"+n, o.setup.Passes.Pipeline(n).Summary)
			continue
		}
		if strings.HasPrefix(n, "test-") && !o.hiddenHelp {
			continue
		}
		writeHelp(&b, "  --"+n, p.Summary)
		for _, op := range p.Options {
			if usage := op.Usage(o.setup.Version); usage != "" {
				writeHelp(&b, "    "+usage, op.Help)
			}
		}
	}
	b.WriteString("\nExample: " + o.flags.tool + " --canonicalize --cse kernel.mlir -o out.mlir\nExit codes: 0 ok, 1 diagnostics or a wrong flag, 70 internal error.\n")
	return b.String()
}

func sorted(names []string) []string {
	out := append([]string(nil), names...)
	for i := 1; i < len(out); i++ {
		for k := i; k > 0 && out[k] < out[k-1]; k-- {
			out[k], out[k-1] = out[k-1], out[k]
		}
	}
	return out
}
