package conform

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

// Status is the verdict of a case as deqp-runner has it, and as result files hold it:
// coarser than a [Verdict], and judged by the expectations of the user.
type Status string

// These are the statuses.
const (
	StatusPass Status = "Pass"
	// StatusFail: the device does another thing than the layout states, spvc made no valid
	// module, or the driver returned an error.
	StatusFail       Status = "Fail"
	StatusCrash      Status = "Crash"
	StatusTimeout    Status = "Timeout"
	StatusDeviceLost Status = "DeviceLost"
	// StatusFlake: the case failed and passed when it ran again, or the list of flakes has
	// it and it failed.
	StatusFlake        Status = "Flake"
	StatusNotSupported Status = "NotSupported"
	StatusKnown        Status = "KnownDriverError"
	// StatusExpectedFail and StatusUnexpectedPass are for cases that the baseline has.
	StatusExpectedFail   Status = "ExpectedFail"
	StatusUnexpectedPass Status = "UnexpectedPass"
)

// Statuses returns all statuses.
func Statuses() []Status {
	return []Status{StatusPass, StatusFail, StatusExpectedFail, StatusUnexpectedPass, StatusFlake, StatusCrash, StatusTimeout, StatusDeviceLost,
		StatusNotSupported, StatusKnown}
}

// Status returns the status of a case with the verdict if nothing is expected of it.
func (v Verdict) Status() Status {
	switch v {
	case Pass:
		return StatusPass
	case Unsupported:
		return StatusNotSupported
	case Known:
		return StatusKnown
	case Crash:
		return StatusCrash
	case Timeout:
		return StatusTimeout
	case DeviceLost:
		return StatusDeviceLost
	case Flake:
		return StatusFlake
	}
	return StatusFail
}

// Entry is a line of a list of cases or expectations, and where it stands.
type Entry struct {
	Text  string `json:"text"`
	Where string `json:"where"`
}

// ReadEntries returns the lines of a text file, without empty ones and comments, which
// begin with #. Types whose first byte is # stand in identifiers only.
func ReadEntries(name string) ([]Entry, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return parseEntries(name, data), nil
}

// parseEntries returns the lines of a text from the file called name.
func parseEntries(name string, data []byte) []Entry {
	var out []Entry
	n := 0
	for line := range strings.Lines(string(data)) {
		n++
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, Entry{line, fmt.Sprintf("%s:%d", name, n)})
		}
	}
	return out
}

// Patterns is a set of identifiers and regular expressions.
type Patterns struct {
	ids   map[string]bool
	exprs []*regexp.Regexp
}

// NewPatterns compiles the lines of a list. A line that is an identifier stands for that
// case. Any other line is a regular expression, which may match anywhere in identifiers.
func NewPatterns(list []Entry) (*Patterns, error) {
	p := &Patterns{ids: map[string]bool{}}
	var ctxs contexts
	for _, e := range list {
		if _, err := parseCase(ctxs.next(), e.Text); err == nil {
			p.ids[e.Text] = true
			continue
		}
		x, err := regexp.Compile(e.Text)
		if err != nil {
			return nil, fmt.Errorf("%s: %q is neither an identifier nor a regular expression: %w", e.Where, e.Text, err)
		}
		p.exprs = append(p.exprs, x)
	}
	return p, nil
}

// Match reports whether the set has the identifier.
func (p *Patterns) Match(id string) bool {
	return p.ids[id] || slices.ContainsFunc(p.exprs, func(x *regexp.Regexp) bool { return x.MatchString(id) })
}

// Expectations are what a user knows about a driver, as deqp-runner's users write it.
type Expectations struct {
	// Baseline has a line with an identifier, a comma and a status for each case that
	// fails.
	Baseline []Entry `json:"baseline,omitempty"`
	// Flakes match the cases that may fail, and Skips those that must not run.
	Flakes []Entry `json:"flakes,omitempty"`
	Skips  []Entry `json:"skips,omitempty"`
}

// Judge judges results by expectations. A nil Judge expects every case to pass.
type Judge struct {
	baseline map[string]Status
	flakes   *Patterns
	skips    *Patterns
}

// Compile returns the judge of the expectations.
func (x *Expectations) Compile() (*Judge, error) {
	j := &Judge{baseline: map[string]Status{}}
	var err error
	if j.flakes, err = NewPatterns(x.Flakes); err != nil {
		return nil, err
	}
	if j.skips, err = NewPatterns(x.Skips); err != nil {
		return nil, err
	}
	for _, e := range x.Baseline {
		id, text, ok := strings.Cut(e.Text, ",")
		text, _, _ = strings.Cut(text, ",")
		status, known := baselineStatus(strings.TrimSpace(text))
		if !ok || !known {
			return nil, fmt.Errorf("%s: %q is not an identifier, a comma and a status (there are %s)", e.Where, e.Text, baselineNames())
		}
		j.baseline[strings.TrimSpace(id)] = status
	}
	return j, nil
}

// baselineStatus returns the status that a line of a baseline expects. Statuses without a
// failure, also those that only deqp-runner has, are StatusPass.
func baselineStatus(text string) (Status, bool) {
	switch s := Status(text); s {
	case StatusExpectedFail:
		return StatusFail, true
	case StatusNotSupported, StatusKnown, StatusUnexpectedPass, "UnexpectedImprovement(Pass)", "Skip":
		return StatusPass, true
	default:
		return s, slices.Contains(Statuses(), s)
	}
}

func baselineNames() string {
	var names []string
	for _, s := range Statuses() {
		names = append(names, string(s))
	}
	return strings.Join(names, ", ")
}

// Skips reports whether the case with the identifier must not run.
func (j *Judge) Skips(id string) bool { return j != nil && j.skips.Match(id) }

// Judge returns the status of a case, and whether it is one that nobody expects. A failure
// is expected if the baseline has the case with the same status, or the flakes have it.
func (j *Judge) Judge(id string, v Verdict) (s Status, unexpected bool) {
	s = v.Status()
	var want Status
	flaky := false
	if j != nil {
		want = j.baseline[id]
		flaky = want == StatusFlake || j.flakes.Match(id)
	}
	switch {
	case v.Bad() && flaky:
		return StatusFlake, false
	case v.Bad() && s == want:
		return StatusExpectedFail, false
	case v == Pass && !flaky && want != "" && want != StatusPass:
		return StatusUnexpectedPass, true
	}
	return s, v.Bad()
}
