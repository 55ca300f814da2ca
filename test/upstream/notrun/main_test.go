package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/spvc/spvc/test/upstream"
)

func TestReport(t *testing.T) {
	module := filepath.Join(t.TempDir(), "module")
	there := filepath.Join(module, "..", "shared", "upstream", "test")
	t.Setenv(upstream.RequiredVar, "")
	if text, err := report(module); err != nil || !regexp.MustCompile(`^NOT RUN: [1-9]\d\d+ of MLIR's test files .*\n$`).MatchString(text) {
		t.Errorf("absent: %q, %v", text, err)
	}
	t.Setenv(upstream.RequiredVar, "required")
	if text, err := report(module); err == nil {
		t.Errorf("absent but required: %q", text)
	}
	if err := os.MkdirAll(there, 0o777); err != nil {
		t.Fatal(err)
	}
	if text, err := report(module); err != nil || text != "" {
		t.Errorf("present: %q, %v", text, err)
	}
	t.Setenv(upstream.RequiredVar, "yes")
	if text, err := report(module); err == nil {
		t.Errorf("an unknown value: %q", text)
	}
}
