package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner/reference"
)

// traceFlags holds the flags that report what one invocation does.
type traceFlags struct {
	invocation    string
	breaks, print []string
	fs            *pflag.FlagSet
	events        int
	failed        error // the error of the first event that was not written
}

// traceNames are the names of the flags that ask for a trace.
var traceNames = []string{"trace", "break", "print"}

func (t *traceFlags) add(fs *pflag.FlagSet) {
	t.fs = fs
	fs.StringVar(&t.invocation, "trace", "", "print each instruction of the invocation with the GlobalInvocationId `X,Y,Z` to standard error; selects the reference device if nothing selects one")
	fs.StringArrayVar(&t.breaks, "break", nil, "print values of the invocation of --trace (0,0,0 without it) after each pass over the source line `FILE:LINE`, instead of each instruction; may be repeated")
	fs.StringSliceVar(&t.print, "print", nil, "`values` that --break prints, such as %sum or %42 (default: the results of the line)")
}

// wanted reports whether the command line asks for a trace.
func (t *traceFlags) wanted() bool {
	return t.fs.Changed("trace") || t.fs.Changed("break") || t.fs.Changed("print")
}

// trace returns the trace that the flags describe, nil if the command line has none of
// them, or a usage error.
func (t *traceFlags) trace(asJSON bool) (*reference.Trace, error) {
	if !t.wanted() {
		return nil, nil
	}
	if !t.fs.Changed("trace") {
		t.invocation = "0,0,0"
	}
	invocation, err := parseInvocation(t.invocation)
	if err != nil {
		return nil, fmt.Errorf("--trace: %w", err)
	}
	out := &reference.Trace{Invocation: invocation, All: len(t.breaks) == 0}
	for _, b := range t.breaks {
		line, err := reference.ParseSourceLine(b)
		if err != nil {
			return nil, fmt.Errorf("--break: %w", err)
		}
		out.Breaks = append(out.Breaks, line)
	}
	if t.fs.Changed("print") && len(t.breaks) == 0 {
		return nil, errors.New("--print needs --break=FILE:LINE")
	}
	for _, name := range t.print {
		if len(name) < 2 || name[0] != '%' {
			return nil, fmt.Errorf("--print: %q is not a value such as %%sum or %%42", name)
		}
	}
	out.Print = t.print
	out.Emit = func(e *reference.TraceEvent) { t.emit(e, asJSON) }
	return out, nil
}

// emit writes an event to standard error.
func (t *traceFlags) emit(e *reference.TraceEvent, asJSON bool) {
	t.events++
	text := e.String()
	if asJSON {
		data, err := json.Marshal(e)
		if err != nil && t.failed == nil {
			t.failed = err
		}
		text = string(data)
	}
	fmt.Fprintln(summaries(), text)
}

// finish says on standard error why there was no event. It returns the error of events that
// could not be written.
func (t *traceFlags) finish() error {
	switch {
	case !t.wanted() || t.events > 0:
	case len(t.breaks) > 0:
		fmt.Fprintf(stderr(), "spvc: no launch ran a line of --break in invocation %s\n", t.invocation)
	default:
		fmt.Fprintf(stderr(), "spvc: no launch ran invocation %s\n", t.invocation)
	}
	return t.failed
}

// parseInvocation reads X,Y,Z.
func parseInvocation(s string) (id [3]uint32, err error) {
	parts := strings.Split(s, ",")
	if len(parts) != len(id) {
		return id, fmt.Errorf("%q is not X,Y,Z", s)
	}
	for i, p := range parts {
		n, err := strconv.ParseUint(p, 10, 32)
		if err != nil {
			return id, fmt.Errorf("%q: %q is not a number from 0 to 4294967295", s, p)
		}
		id[i] = uint32(n)
	}
	return id, nil
}
