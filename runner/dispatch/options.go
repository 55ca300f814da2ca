package dispatch

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/runner/values"
)

// Options are the texts that describe a dispatch, as the command line and the file of a case have them.
type Options struct {
	// Entry is the name of the entry point, empty if the module has only one.
	Entry string `json:"entry,omitempty"`
	// Args are the arguments, Specs the specialization constants, Expect the expected results.
	Args   []Setting `json:"args,omitempty"`
	Specs  []Setting `json:"specs,omitempty"`
	Expect []Setting `json:"expect,omitempty"`
	// Binds say how descriptors show memory that is no buffer of their own from its beginning, with texts such as
	// "offset:256,size:16".
	Binds []Setting `json:"binds,omitempty"`
	// Groups are the numbers of workgroups, and Threads those of invocations; one of the two is given. Workgroup is the
	// size of the workgroups of kernels that leave it to the launch. Each is a text such as "64" or "8,8,1".
	Groups    string `json:"groups,omitempty"`
	Threads   string `json:"threads,omitempty"`
	Workgroup string `json:"workgroup,omitempty"`
	// Shared is the number of bytes of the workgroup memory that kernels leave to the launch.
	Shared int `json:"shared,omitempty"`
	// Names are what the source calls the arguments of the kernel, if the binary does not say.
	Names []string `json:"names,omitempty"`
	// Tolerance is the tolerance of floats in comparisons with Expect, "ABS" or "ABS,REL".
	Tolerance string `json:"tolerance,omitempty"`
	// Checked is true if the caller compares the launch with another device, for which Tolerance counts too.
	Checked bool `json:"-"`
	// Outs are the results that the caller reads, by name. A file of a case has none.
	Outs []string `json:"-"`
	// Table asks for Report.Columns.
	Table bool `json:"-"`
}

// Setting is a text of the form NAME=VALUE.
type Setting struct {
	Name, Value string
	// Bytes, if it is not nil, is the content of a buffer in place of Value, as that of a file .bin is.
	Bytes []byte
	// dir is the folder of the files that Value names, if it comes from a case.
	dir string
}

// ParseSetting splits NAME=VALUE.
func ParseSetting(text string) (Setting, error) {
	name, value, ok := strings.Cut(text, "=")
	if !ok || name == "" || value == "" {
		return Setting{}, fmt.Errorf("NAME=VALUE is expected, not %q", text)
	}
	return Setting{Name: name, Value: value}, nil
}

// MarshalJSON returns the text of the setting.
func (s Setting) MarshalJSON() ([]byte, error) { return json.Marshal(s.Name + "=" + s.Value) }

// UnmarshalJSON reads the text of a setting.
func (s *Setting) UnmarshalJSON(data []byte) error {
	var text string
	err := json.Unmarshal(data, &text)
	if err == nil {
		*s, err = ParseSetting(text)
	}
	return err
}

// Override sets the options that more has. Its settings replace those of the same name.
func (o *Options) Override(more *Options) {
	for _, x := range [...]struct {
		to   *string
		from string
	}{{&o.Entry, more.Entry}, {&o.Workgroup, more.Workgroup}, {&o.Tolerance, more.Tolerance}} {
		if x.from != "" {
			*x.to = x.from
		}
	}
	if more.Groups+more.Threads != "" {
		o.Groups, o.Threads = more.Groups, more.Threads
	}
	o.Checked, o.Table = o.Checked || more.Checked, o.Table || more.Table
	if more.Shared != 0 {
		o.Shared = more.Shared
	}
	o.Outs = append(o.Outs, more.Outs...)
	for _, x := range [...]struct {
		to   *[]Setting
		from []Setting
	}{{&o.Args, more.Args}, {&o.Specs, more.Specs}, {&o.Expect, more.Expect}, {&o.Binds, more.Binds}} {
		for _, s := range x.from {
			*x.to = slices.DeleteFunc(*x.to, func(old Setting) bool { return old.dir != "" && old.Name == s.Name })
		}
		*x.to = append(*x.to, x.from...)
	}
}

// value returns the text of the argument with a name.
func (o *Options) value(name string) string {
	i := slices.IndexFunc(o.Args, func(a Setting) bool { return a.Name == name })
	return o.Args[i].Value
}

// UsageError says that an option is wrong, or that one is missing, whatever the module.
type UsageError struct{ error }

func usage(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// parseSizes parses one to three numbers that commas separate. Those that are missing are 1.
func parseSizes(flag, text string) ([3]uint32, error) {
	out := [3]uint32{1, 1, 1}
	parts := strings.Split(text, ",")
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 32)
		if err != nil || len(parts) > 3 {
			return out, usage("--%s=%s: one to three numbers are expected, such as 64 or 8,8,1", flag, text)
		}
		out[i] = uint32(n)
	}
	return out, nil
}

// Tolerance returns the tolerance of floats in comparisons.
func (d *Dispatch) Tolerance() values.Tolerance { return d.tol }

// parseTolerance parses ABS or ABS,REL.
func parseTolerance(text string) (values.Tolerance, error) {
	var t values.Tolerance
	if text == "" {
		return t, nil
	}
	absolute, relative, both := strings.Cut(text, ",")
	var wrong, alsoWrong error
	t.Abs, wrong = strconv.ParseFloat(absolute, 64)
	if both {
		t.Rel, alsoWrong = strconv.ParseFloat(relative, 64)
	}
	if wrong != nil || alsoWrong != nil || !(t.Abs >= 0) || !(t.Rel >= 0) {
		return t, usage("--tolerance=%s: ABS or ABS,REL is expected, such as 1e-6 or 0,1e-3", text)
	}
	return t, nil
}
