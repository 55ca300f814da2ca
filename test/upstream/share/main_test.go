package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMain lets processes of this binary stand for tools.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == asTool {
		main()
	}
	os.Exit(m.Run())
}

func TestMainRuns(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"good.mlir": "// RUN: mlir-opt %s --canonicalize | FileCheck %s\n// CHECK: module\n",
		"bad.mlir":  "// RUN: mlir-opt %s --no-such-flag\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var b strings.Builder
	if err := share(context.Background(), []string{"-failing", "-j=1", dir}, &b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"bad.mlir:1: mlir-opt", "--no-such-flag", "1 of 2 files pass"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in\n%s", want, &b)
		}
	}
	for _, args := range [][]string{{}, {dir, dir}, {"-no-such-flag", dir}, {filepath.Join(dir, "missing")}} {
		if err := share(context.Background(), args, &b); err == nil {
			t.Errorf("%q: there is no error", args)
		}
	}
}
