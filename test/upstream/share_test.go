package upstream

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/lit"
)

// sleep is a tool that does not end by itself.
func sleep(ctx context.Context, _ []string, _ io.Reader, _, _ io.Writer, _ string, _ []string) int {
	<-ctx.Done()
	return 0
}

// TestShare runs a tree with a file of each outcome.
func TestShare(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"top.mlir":                "// RUN: true\n",
		"IR/pass.mlir":            "// RUN: true\n",
		"IR/fail.mlir":            "// RUN: false\n",
		"IR/data.mlir":            "no test\n",
		"IR/Inputs/part.mlir":     "// RUN: false\n",
		"IR/deep/slow.mlir":       "// RUN: sleep\n",
		"Dialect/A/tool.test":     "// RUN: other-tool %s\n",
		"Dialect/B/feature.mlir":  "// REQUIRES: no-such-feature\n// RUN: true\n",
		"Dialect/B/expected.mlir": "// XFAIL: *\n// RUN: false\n",
	} {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	results, err := RunAll(context.Background(), dir, lit.Tools{"sleep": sleep}, 2, 300*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := WriteScores(&b, Scores(results)); err != nil {
		t.Fatal(err)
	}
	got := strings.Fields(b.String())
	want := strings.Fields(`folder pass fail share other tools unsupported
		. 1 0 100.0% 0 0
		Dialect/A 0 0 0.0% 1 0
		Dialect/B 1 0 100.0% 0 1
		IR 1 2 33.3% 0 0
		all 3 2 60.0% 1 1
		3 of 6 files pass, those of other tools included`)
	if strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("got\n%s", b.String())
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := RunAll(ctx, dir, nil, 2, time.Second); err == nil {
		t.Error("a canceled run has no error")
	}
}
