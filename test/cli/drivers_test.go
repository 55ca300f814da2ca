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

	"github.com/spvc/spvc/test/drivers"
)

// driver compiles a driver whose constructor has the given body, and returns the name of its manifest.
func driver(t *testing.T, folder, name, body string) string {
	t.Helper()
	source, library, manifest := filepath.Join(folder, name+".c"), filepath.Join(folder, name+".so"), filepath.Join(folder, name+".json")
	code := "#include <dlfcn.h>\n#include <pthread.h>\n#include <stdlib.h>\n#include <sys/stat.h>\n#include <sys/wait.h>\n#include <unistd.h>\n" +
		"static void *crash(void *x) { abort(); }\nstatic void *end(void *x) { _exit(0); }\n__attribute__((constructor)) static void loaded(void) { " + body + " }\n"
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
		{"end-thread", "pthread_t t; pthread_create(&t, 0, end, 0); pthread_join(t, 0);", "devices", "ends the process while it is loaded\nspvc: " + helps},
		{"end-silently", "_exit(0);", "devices", "ends the process while it is loaded\nspvc: " + helps},
		{"end-silently-run", "_Exit(0);", "run --device=llvmpipe KERNEL", "ends the process while it is loaded\nspvc: " + helps},
		{"end-quickly", "quick_exit(0);", "devices", "ends the process while it is loaded\nspvc: " + helps},
		{"end-by-library", `((void (*)(int))dlsym(dlopen("libc.so.6", RTLD_LAZY), "exit"))(0);`, "devices", "ends the process while it is loaded\nspvc: " + helps},
		// The other drivers must load within the limit, also on a busy machine.
		{"hang", "for (;;) pause();", "run --device=llvmpipe --timeout=6s KERNEL", "does not come back while it is loaded\nspvc: " + helps},
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

// TestDriverWithChildren loads a driver that starts processes, which end as they like.
func TestDriverWithChildren(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]string{"silent": "_exit(7);", "loud": "exit(7);", "quick": "quick_exit(7);"} {
		manifest := driver(t, t.TempDir(), name, `int s, p = fork(); if (!p) `+end+` waitpid(p, &s, 0); if (WEXITSTATUS(s) != 7) abort();`)
		if code, stderr := spvcWith(t, manifest, "devices"); code != 0 || stderr != "" {
			t.Errorf("%s: exit code %d, standard error %q", name, code, stderr)
		}
	}
}

// TestDriverThatEndsLater runs a kernel under a layer that ends the process with 0 when the device is opened.
func TestDriverThatEndsLater(t *testing.T) {
	t.Parallel()
	layer, dir := buildLiar(t), t.TempDir()
	kernel := filepath.Join(dir, "kernel.mlir")
	if err := os.WriteFile(kernel, []byte("func.func @main() {\n  return\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, mode := range []string{"exit", "silent-exit"} {
		cmd := exec.Command("spvc", "run", "--device="+drivers.Lavapipe, kernel)
		cmd.Env = append(os.Environ(), "VK_ADD_LAYER_PATH="+layer, "VK_INSTANCE_LAYERS=VK_LAYER_SPVC_liar", "SPVC_LIAR="+mode,
			"SPVC_LIAR_CALL=vkCreateDevice", "SPVC_LIAR_FROM=1", "SPVC_LIAR_TIMES=1000", "SPVC_LIAR_DIR="+dir)
		const want = "liar: vkCreateDevice gives up\nspvc: a Vulkan driver or layer ends the process\n"
		if code, stderr := ended(t, cmd); code != 3 || stderr != want {
			t.Errorf("%s: exit code %d, standard error %q, want %q", mode, code, stderr, want)
		}
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
