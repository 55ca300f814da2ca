package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// page is the tutorial. Its fenced blocks have info strings: "toy NAME" and "mlir NAME" are files, a "console" has commands after "$ " and
// what they print, and "go FILE" is a piece of that file of the module.
const page = "../../../../docs/toy.md"

// TestPage runs the commands of the tutorial in order, and looks for its pieces of Go.
func TestPage(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("SPVC_DEVICE", "driver:llvmpipe")
	t.Setenv("SPVC_MLIR_VERSION", "")
	dir, commands, pieces := t.TempDir(), 0, 0
	for _, block := range strings.Split(string(text), "\n```")[1:] {
		info, body, _ := strings.Cut(block, "\n")
		body += "\n"
		switch kind, name, _ := strings.Cut(info, " "); kind {
		case "console":
			for command := range strings.SplitSeq(strings.TrimPrefix(body, "$ "), "\n$ ") {
				runCommand(t, dir, command)
				commands++
			}
		case "toy", "mlir":
			if err := os.WriteFile(filepath.Join(dir, name), []byte(body), 0o666); err != nil {
				t.Fatal(err)
			}
		case "go":
			file, err := os.ReadFile(filepath.Join("../..", name))
			if err != nil || !strings.Contains(string(file), body) {
				t.Errorf("%s does not have (%v)\n%s", name, err, body)
			}
			pieces++
		}
	}
	if commands < 10 || pieces < 10 {
		t.Errorf("the page has %d commands and %d pieces of Go", commands, pieces)
	}
}

// runCommand runs the first line of session, and compares the output with the others.
func runCommand(t *testing.T, dir, session string) {
	t.Helper()
	command, want, _ := strings.Cut(session, "\n")
	cmd := exec.Command("sh", "-c", command)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if strings.TrimRight(string(out), "\n") != strings.TrimRight(want, "\n") {
		t.Errorf("$ %s (%v)\nprints\n%s\nand the page has\n%s", command, err, out, want)
	}
}
