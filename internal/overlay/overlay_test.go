package overlay

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// program writes a module with a program that prints a word.
func program(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":      "module example.com/p\n\ngo 1.26\n",
		"cmd/main.go": "package main\n\nfunc main() { println(\"one\", \"two two\") }\n",
	} {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// TestWrite runs a program with a change, and without it.
func TestWrite(t *testing.T) {
	root := program(t)
	flag, err := Change{File: "cmd/main.go", Old: "one", New: "three"}.Write(root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		flag, want string
	}{{flag, "three two two"}, {"-trimpath", "one two two"}} {
		cmd := exec.Command("go", "run", c.flag, "./cmd")
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil || strings.TrimSpace(string(out)) != c.want {
			t.Errorf("with %s: %q, %v; want %q", c.flag, out, err, c.want)
		}
	}
}

// TestWriteErrors changes what is not there or not unique, and writes where nothing can be.
func TestWriteErrors(t *testing.T) {
	root := program(t)
	for want, c := range map[string]Change{
		`"four" occurs 0 times in cmd/main.go`: {File: "cmd/main.go", Old: "four"},
		`"two" occurs 2 times in cmd/main.go`:  {File: "cmd/main.go", Old: "two"},
		"no such file":                         {File: "cmd/other.go", Old: "one"},
	} {
		if _, err := c.Write(root, t.TempDir()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
	if _, err := (Change{File: "cmd/main.go", Old: "one"}).Write(root, filepath.Join(root, "none")); err == nil {
		t.Error("no error about a directory that does not exist")
	}
	// Each of the two files that Write writes is a directory here.
	for _, name := range []string{"main.go", "overlay.json"} {
		dir := t.TempDir()
		if err := os.Mkdir(filepath.Join(dir, name), 0o777); err != nil {
			t.Fatal(err)
		}
		if _, err := (Change{File: "cmd/main.go", Old: "one"}).Write(root, dir); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("error %v, want one about %s", err, name)
		}
	}
}
