package cli

import (
	"reflect"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner/reference"
)

func TestParseInvocation(t *testing.T) {
	for _, c := range []struct {
		in   string
		want [3]uint32
		err  string
	}{
		{"0,0,0", [3]uint32{}, ""},
		{"1,20,4294967295", [3]uint32{1, 20, 1<<32 - 1}, ""},
		{"", [3]uint32{}, `"" is not X,Y,Z`},
		{"1", [3]uint32{}, `"1" is not X,Y,Z`},
		{"1,2,3,4", [3]uint32{}, `"1,2,3,4" is not X,Y,Z`},
		{"1,,3", [3]uint32{}, `"1,,3": "" is not a number from 0 to 4294967295`},
		{"-1,0,0", [3]uint32{}, `"-1,0,0": "-1" is not a number from 0 to 4294967295`},
		{"0,4294967296,0", [3]uint32{}, `"0,4294967296,0": "4294967296" is not a number from 0 to 4294967295`},
	} {
		got, err := parseInvocation(c.in)
		switch {
		case c.err != "":
			if err == nil || err.Error() != c.err {
				t.Errorf("%q: error %v, want %s", c.in, err, c.err)
			}
		case err != nil || got != c.want:
			t.Errorf("%q: %v, %v, want %v", c.in, got, err, c.want)
		}
	}
}

func TestTraceFlags(t *testing.T) {
	line := reference.SourceLine{File: "k.mlir", Line: 12}
	for _, c := range []struct {
		args string
		want *reference.Trace
		err  string
	}{
		{"", nil, ""},
		{"--trace=5,6,7", &reference.Trace{Invocation: [3]uint32{5, 6, 7}, All: true}, ""},
		{"--break=k.mlir:12", &reference.Trace{Breaks: []reference.SourceLine{line}}, ""},
		{"--trace=1,0,0 --break=k.mlir:12 --break=C:/k.mlir:3 --print=%a,%b --print=%42", &reference.Trace{
			Invocation: [3]uint32{1, 0, 0},
			Breaks:     []reference.SourceLine{line, {File: "C:/k.mlir", Line: 3}},
			Print:      []string{"%a", "%b", "%42"},
		}, ""},
		{"--trace=", nil, `--trace: "" is not X,Y,Z`},
		{"--break=k.mlir", nil, `--break: "k.mlir" is not FILE:LINE`},
		{"--break=k.mlir:0", nil, `--break: "k.mlir:0": the line is not a positive number`},
		{"--print=%a", nil, "--print needs --break=FILE:LINE"},
		{"--trace=1,0,0 --print=%a", nil, "--print needs --break=FILE:LINE"},
		{"--break=k.mlir:1 --print=%a,b", nil, `--print: "b" is not a value such as %sum or %42`},
		{"--break=k.mlir:1 --print=%", nil, `--print: "%" is not a value such as %sum or %42`},
	} {
		fs := pflag.NewFlagSet("run", pflag.ContinueOnError)
		var flags traceFlags
		flags.add(fs)
		if err := fs.Parse(strings.Fields(c.args)); err != nil {
			t.Fatal(err)
		}
		got, err := flags.trace(false)
		if c.err != "" {
			if err == nil || err.Error() != c.err {
				t.Errorf("%s: error %v, want %s", c.args, err, c.err)
			}
			continue
		}
		if got != nil {
			got.Emit = nil
		}
		if err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v, want %+v", c.args, got, err, c.want)
		}
	}
}
