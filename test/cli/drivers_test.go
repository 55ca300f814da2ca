//go:build linux && cgo

package cli

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// driver compiles a driver whose constructor has the given body, and returns the name of its manifest.
func driver(t *testing.T, folder, name, body string) string {
	t.Helper()
	source, library, manifest := filepath.Join(folder, name+".c"), filepath.Join(folder, name+".so"), filepath.Join(folder, name+".json")
	code := "#include <pthread.h>\n#include <stdlib.h>\n#include <sys/stat.h>\n#include <unistd.h>\n" +
		"static void *crash(void *x) { abort(); }\n__attribute__((constructor)) static void loaded(void) { " + body + " }\n"
	text := `{"file_format_version": "1.0.0", "ICD": {"library_path": "` + library + `", "api_version": "1.3.0"}}`
	for file, content := range map[string]string{source: code, manifest: text} {
		if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("gcc", "-shared", "-fPIC", "-o", library, source).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return manifest
}

// TestDriversThatFail runs commands on machines with a driver that fails while it is loaded. The command names the
// driver and ends with the code for no device; other drivers do not matter.
func TestDriversThatFail(t *testing.T) {
	folder := t.TempDir()
	kernel := filepath.Join(folder, "kernel.mlir")
	if err := os.WriteFile(kernel, []byte("func.func @main() {\n  return\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const helps = "set VK_DRIVER_FILES to the manifests of other drivers, or use --device=reference"
	for _, c := range []struct{ name, body, args, want string }{
		{"abort", "abort();", "devices", "crashes while it is loaded (SIGABRT)\nspvc: " + helps},
		{"segmentation", "*(volatile int *)0 = 1;", "devices", "crashes while it is loaded (SIGSEGV)\nspvc: " + helps},
		{"thread", "pthread_t t; pthread_create(&t, 0, crash, 0); pthread_join(t, 0);", "devices", "crashes while it is loaded (SIGABRT)\nspvc: " + helps},
		{"end", "exit(0);", "devices", "ends the process while it is loaded\nspvc: " + helps},
		{"end-run", "exit(0);", "run --device=llvmpipe KERNEL", "ends the process while it is loaded\nspvc: " + helps},
		{"hang", "for (;;) pause();", "run --device=llvmpipe --timeout=1s KERNEL", "does not come back while it is loaded\nspvc: " + helps},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			manifest := driver(t, folder, c.name, c.body)
			code, stderr := spvcWith(t, manifest, strings.ReplaceAll(c.args, "KERNEL", kernel))
			if want := "spvc: the Vulkan driver of " + manifest + " " + c.want + "\n"; code != 3 || stderr != want {
				t.Errorf("exit code %d, and standard error\n%swant 3 and\n%s", code, stderr, want)
			}
		})
	}
}

// TestDriverThatFailsSometimes loads a driver that fails in one process only: no driver is at fault.
func TestDriverThatFailsSometimes(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	flag := filepath.Join(folder, "flag")
	manifest := driver(t, folder, "once", `if (!mkdir("`+flag+`", 0777)) abort();`)
	code, stderr := spvcWith(t, manifest, "devices")
	if want := "spvc: a Vulkan driver or layer crashes while it is loaded (SIGABRT); each driver alone loads\n"; code != 3 || stderr != want {
		t.Errorf("exit code %d, standard error %q, want %q", code, stderr, want)
	}
}

// TestBrokenManifests names a manifest that the loader cannot use in the error about missing drivers.
func TestBrokenManifests(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for name, c := range map[string]struct{ text, want string }{
		"broken.json": {"{", `it is not JSON of a manifest`},
		"lost.json":   {`{"file_format_version": "1.0.0", "ICD": {"library_path": "` + folder + `/none.so", "api_version": "1.3.0"}}`, `its library does not exist`},
	} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("spvc", "devices")
		cmd.Env = append(os.Environ(), "VK_DRIVER_FILES="+path, "VK_ICD_FILENAMES="+path)
		code, stderr := ended(t, cmd)
		want := regexp.MustCompile("^spvc: no device.*; the driver manifest " + regexp.QuoteMeta(path) + " cannot be used: " + c.want)
		if code != 3 || !want.MatchString(stderr) {
			t.Errorf("%s: exit code %d, standard error %s", name, code, stderr)
		}
	}
}

// spvcWith runs spvc on a machine with one more driver.
func spvcWith(t *testing.T, manifest, args string) (code int, stderr string) {
	t.Helper()
	cmd := exec.Command("spvc", strings.Fields(args)...)
	cmd.Env = append(os.Environ(), "VK_ADD_DRIVER_FILES="+manifest)
	return ended(t, cmd)
}

func ended(t *testing.T, cmd *exec.Cmd) (code int, stderr string) {
	t.Helper()
	var errs bytes.Buffer
	cmd.Stderr = &errs
	err := cmd.Run()
	var status *exec.ExitError
	if err != nil && !errors.As(err, &status) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), errs.String()
}
