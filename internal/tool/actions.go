package tool

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc/ir"
)

// actionFlags are the flags that observe the steps of transformations and skip some of
// them.
type actionFlags struct {
	counters      string
	printCounters bool
	log, profile  string
	filter        []string

	parsed counterSet
	places []place
}

func (f *actionFlags) define(s *flagSet) {
	s.text("mlir-debug-counter", "string", &f.counters, "Comma separated list of debug counter skip and count arguments")
	s.boolean("mlir-print-debug-counter", &f.printCounters, "Print out debug counter information after all counters have been accumulated")
	s.text("log-actions-to", "string", &f.log, "Log action execution to a file, or stdout if '-' is passed")
	s.text("profile-actions-to", "string", &f.profile, "Profile action execution to a file, or stdout if '-' is passed")
	s.add(&flag{name: "log-mlir-actions-filter", mode: requiredValue, meta: "string", help: "Comma separated list of locations to filter actions from logging", set: func(v string, _ bool) error {
		f.filter = append(f.filter, strings.Split(v, ",")...)
		return nil
	}})
}

// any reports whether a flag asks to observe or skip steps.
func (f *actionFlags) any() bool { return f.traces() || f.counts() }

func (f *actionFlags) traces() bool { return f.log != "" || f.profile != "" }

func (f *actionFlags) counts() bool { return len(f.parsed) > 0 || f.printCounters }

// check parses the values of the flags. It returns the text of the error, or "".
func (f *actionFlags) check() string {
	for _, s := range f.filter {
		if s == "" || s[0] == ':' {
			return "error: initializing FileLineColLocBreakpoint with empty file name\nInvalid location filter: " + s + "\n"
		}
		f.places = append(f.places, parsePlace(s))
	}
	if err := f.parsed.parse(f.counters); err != "" {
		return "error: " + err + "\nLLVM ERROR: Invalid DebugCounter command-line configuration\n"
	}
	return ""
}

// install makes ctx report its steps to the flags. The caller must call the returned
// function when the context's work ends.
func (f *actionFlags) install(ctx *ir.Context, std Streams) (finish func()) {
	if f.traces() {
		return f.trace(ctx, std)
	}
	if !f.counts() {
		return func() {}
	}
	counters := append(counterSet(nil), f.parsed...)
	if f.printCounters {
		// MLIR also prints a report when it installs the counters.
		io.WriteString(std.Err, counters.String())
	}
	ctx.Actions = counters.decide
	return func() {
		if f.printCounters {
			io.WriteString(std.Err, counters.String())
		}
	}
}

// counter skips the first skip steps of a tag and lets the next count steps run. A
// count of -1 means all.
type counter struct {
	tag                string
	seen, skip, number int64
}

// counterSet is sorted by tag.
type counterSet []counter

// parse adds the settings of text, such as `apply-pattern-skip=3`, separated by commas.
// It returns the text of the error, or "".
func (s *counterSet) parse(text string) string {
	for _, arg := range strings.Split(text, ",") {
		if arg == "" {
			continue
		}
		name, value, _ := strings.Cut(arg, "=")
		if value == "" {
			return "expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `" + arg + "`"
		}
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil {
			return "expected DebugCounter counter value to be numeric, but got `" + value + "`"
		}
		if tag, ok := strings.CutSuffix(name, "-skip"); ok {
			s.counterOf(tag).skip = n
		} else if tag, ok := strings.CutSuffix(name, "-count"); ok {
			s.counterOf(tag).number = n
		} else {
			return "expected DebugCounter counter name to end with either `-skip` or `-count`, but got`" + name + "`"
		}
	}
	return ""
}

// counterOf returns the counter of tag. If there is none, it adds one.
func (s *counterSet) counterOf(tag string) *counter {
	i := 0
	for i < len(*s) && (*s)[i].tag < tag {
		i++
	}
	if i == len(*s) || (*s)[i].tag != tag {
		*s = append(*s, counter{})
		copy((*s)[i+1:], (*s)[i:])
		(*s)[i] = counter{tag: tag, number: -1}
	}
	return &(*s)[i]
}

// decide runs the step unless its counter skips it.
func (s counterSet) decide(a *ir.Action, run func()) {
	for i := range s {
		if c := &s[i]; c.tag == a.Tag {
			c.seen++
			if c.skip >= 0 && c.seen <= c.skip || c.number >= 0 && c.seen > satAdd(c.number, max(0, c.skip)) {
				return
			}
		}
	}
	run()
}

func satAdd(a, b int64) int64 {
	if a > math.MaxInt64-b {
		return math.MaxInt64
	}
	return a + b
}

// String returns MLIR's report.
func (s counterSet) String() string {
	var b strings.Builder
	b.WriteString("DebugCounter counters:\n")
	for _, c := range s {
		fmt.Fprintf(&b, "%-32s: {%d,%d,%d}\n", c.tag, c.seen, c.skip, c.number)
	}
	return b.String()
}

// place is a location to which the log is restricted. A negative or missing line or
// column matches all.
type place struct {
	file      string
	line, col int64
	invalid   bool // the text is not a valid place
}

// parsePlace reads file[:line[:column]].
func parsePlace(s string) place {
	file, rest, _ := strings.Cut(s, ":")
	p := place{file: file, line: -1, col: -1}
	line, col, _ := strings.Cut(rest, ":")
	number := func(dst *int64, s string) {
		if s == "" {
			return
		}
		n, err := strconv.ParseInt(s, 0, 64)
		*dst, p.invalid = n, p.invalid || err != nil
	}
	number(&p.line, line)
	number(&p.col, col)
	return p
}

// covers reports whether a place of l, or of a location within it, matches.
func (p *place) covers(ctx *ir.Context, l ir.Location) bool {
	li := ctx.LocInfo(l)
	if li.Kind == ir.LocFileLineCol {
		return !p.invalid && li.File == p.file && (p.line < 0 || int64(li.Line) == p.line) && (p.col < 0 || int64(li.Col) == p.col)
	}
	for _, ch := range li.Children {
		if p.covers(ctx, ch) {
			return true
		}
	}
	return false
}

// shows reports whether the flags ask to log a step.
func (f *actionFlags) shows(ctx *ir.Context, a *ir.Action) bool {
	if len(f.places) == 0 {
		return true
	}
	for i := range f.places {
		if f.places[i].covers(ctx, actionLoc(a)) {
			return true
		}
	}
	return false
}

// thread is the name in the log of the only thread.
const thread = "[thread spvc] "

// trace writes the steps of ctx to the log and the profile.
func (f *actionFlags) trace(ctx *ir.Context, std Streams) (finish func()) {
	io.WriteString(std.Err, "ExecutionContext registered on the context")
	if len(f.parsed) > 0 {
		io.WriteString(std.Err, "error: Debug counters are incompatible with --log-actions-to and --mlir-enable-debugger-hook options and are disabled\n")
	}
	io.WriteString(std.Err, "\n")
	var log, profile *Output
	if f.log != "" {
		log = NewOutput(f.log, std)
	}
	if f.profile != "" {
		profile = NewOutput(f.profile, std)
	}
	start, first := time.Now(), true
	ctx.Actions = func(a *ir.Action, run func()) {
		shown := log != nil && f.shows(ctx, a)
		if shown {
			// A step may change the IR that its text shows, so the text is written
			// first.
			io.WriteString(log, thread+"begins (no breakpoint) Action "+a.Text+" ("+actionUnit(a)+")`\n")
		}
		if profile != nil {
			profileStep(profile, "B", a, start, first)
			first = false
		}
		run()
		if profile != nil {
			profileStep(profile, "E", a, start, false)
		}
		if shown {
			io.WriteString(log, thread+"completed `"+a.Tag+"`\n")
		}
	}
	return func() {
		if profile != nil && !first {
			io.WriteString(profile, "]")
		}
		for _, o := range []*Output{log, profile} {
			if o != nil {
				if err := o.Commit(); err != nil {
					fmt.Fprintf(std.Err, "error: Opening file for actions failed: cannot open output file '%s': %s\n", o.name, reason(err))
				}
			}
		}
	}
}

// profileStep writes an event in the Chrome trace format, with times in microseconds.
func profileStep(w io.Writer, phase string, a *ir.Action, start time.Time, first bool) {
	lead, args := ",\n", ""
	if first {
		lead = "["
	}
	if phase == "B" {
		desc, _ := json.Marshal(a.Text) // a string cannot fail
		args = `, "args": {"desc": ` + string(desc) + "}"
	}
	fmt.Fprintf(w, `%s{"name": "%s", "cat": "PERF", "ph": "%s", "pid": 0, "tid": 0, "ts": %d%s}`, lead, a.Tag, phase, time.Since(start).Microseconds(), args)
}

// actionUnit returns the target of the step in the form of MLIR's action log: the operation
// without its regions, or the region's number and its operation.
func actionUnit(a *ir.Action) string {
	opts := ir.PrintOptions{LocalScope: true, SkipRegions: true}
	if a.Op != nil {
		return a.Op.Text(opts)
	}
	return "Region #" + strconv.Itoa(a.Region.Index()) + " for op " + a.Region.Parent().Text(opts)
}

// actionLoc returns the location of the target of the step.
func actionLoc(a *ir.Action) ir.Location {
	if a.Op != nil {
		return a.Op.Loc()
	}
	return a.Region.Parent().Loc()
}
