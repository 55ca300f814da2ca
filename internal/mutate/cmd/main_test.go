package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestExitCodes(t *testing.T) {
	t.Chdir("../testdata/sample")
	known := filepath.Join(t.TempDir(), "known")
	for _, c := range []struct {
		args string
		code int
		err  string
	}{
		{"", 2, "no packages to mutate"},
		{"-none ./shape", 2, ""},
		{"-seed 1,x ./shape", 2, "-seed: "},
		{"-skip ( ./shape", 2, "-skip: "},
		{"-at ( ./shape", 2, "-at: "},
		{"-known . ./shape", 1, "is a directory"},
		{"./none", 1, "go list"},
		{"-n 0 -at :4[01]: -least 50 -known " + known + " ./shape", 1, "the tests notice fewer than 50 % of sample 1"},
		{"-n 0 -at :4[89]: -least 50 -seed 1,2 -known " + known + " ./shape", 0, ""},
	} {
		code, err := run(context.Background(), strings.Fields(c.args))
		if code != c.code || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: got %d and %v, want %d and %q", c.args, code, err, c.code, c.err)
		}
	}
	data, err := os.ReadFile(known)
	if err != nil || !strings.Contains(string(data), "survived\t\tshape/shape.go Check error") || !strings.Contains(string(data), "killed\tsample/shape.TestStrict\tshape/shape.go Strict error") {
		t.Errorf("the verdicts are %q, %v", data, err)
	}
}
