//go:build linux

package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSignalEndsScripts checks that spvc reduce, when a signal ends it, kills the script
// with the processes that the script started, removes its files, and leaves the output as
// it was.
func TestSignalEndsScripts(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		dir := t.TempDir()
		t.Setenv("TMPDIR", dir)
		file := func(name, text string) string {
			path := filepath.Join(dir, name)
			if err := os.WriteFile(path, []byte(text), 0o777); err != nil {
				t.Fatal(err)
			}
			return path
		}
		// The input is interesting; the test of the first candidate does not end.
		script := file("script", "#!/bin/sh\ngrep -q func.func $1 && exit 1\nsleep 1000 &\necho $! >"+dir+"/pid.new\nmv "+dir+"/pid.new "+dir+"/pid\nwait\n")
		input := file("in.mlir", "func.func private @f()\n")
		out := file("out.mlir", "old")
		p := start(t, nil, nil, "reduce", "--test="+script, input, "-o", out)
		var child string
		p.await("the script runs", func() bool {
			data, err := os.ReadFile(filepath.Join(dir, "pid"))
			child = strings.TrimSpace(string(data))
			return err == nil
		})
		p.signal(s)
		p.endsWith(128 + int(s))
		if _, err := strconv.Atoi(child); err != nil {
			t.Fatal(err)
		}
		deadline := time.Now().Add(patience)
		for {
			if st := state(fmt.Sprintf("/proc/%s/stat", child)); st == 0 || st == 'Z' {
				break
			}
			if time.Now().After(deadline) {
				t.Fatal("a process of the script is still there")
			}
			time.Sleep(2 * time.Millisecond)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, "spvc-reduce-*")); len(left) > 0 {
			t.Errorf("the command leaves %v", left)
		}
		if data, _ := os.ReadFile(out); string(data) != "old" {
			t.Errorf("the output became %q", data)
		}
	}
}
