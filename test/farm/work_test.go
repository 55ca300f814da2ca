//go:build linux && cgo

package farm

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestDriverFails starts workers on machines whose driver hangs, crashes or ends the process while it is loaded: they name the driver
// and end with 3, so that who watches them starts them again.
func TestDriverFails(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct{ body, want string }{
		"hangs":   {"for (;;) pause();", "does not come back while it is loaded"},
		"crashes": {"abort();", "crashes while it is loaded (SIGABRT)"},
		"ends":    {"exit(0);", "ends the process while it is loaded"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			manifest := failingDriver(t, dir, row.body)
			cmd := program("spvc-farm", "work", "--device=no-such-device", "--home="+dir, "--load-limit=3s", "--server=nats://127.0.0.1:1")
			cmd.Env = append(cmd.Env, "VK_DRIVER_FILES="+manifest, "VK_ICD_FILENAMES="+manifest)
			begin := time.Now()
			timer := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
			defer timer.Stop()
			out, err := cmd.CombinedOutput()
			var failed *exec.ExitError
			if !errors.As(err, &failed) || failed.ExitCode() != 3 || !strings.Contains(string(out), "spvc-farm: the Vulkan driver of "+manifest+" "+row.want+"\n") {
				t.Errorf("after %v: %v: %s", time.Since(begin), err, out)
			}
		})
	}
}

// failingDriver makes a driver that does something while it is loaded, and returns its manifest.
func failingDriver(t *testing.T, dir, body string) string {
	t.Helper()
	source, library, manifest := filepath.Join(dir, "driver.c"), filepath.Join(dir, "driver.so"), filepath.Join(dir, "driver.json")
	text := "#include <stdlib.h>\n#include <unistd.h>\n__attribute__((constructor)) static void load(void) { " + body + " }\n"
	err := errors.Join(os.WriteFile(source, []byte(text), 0o666),
		os.WriteFile(manifest, []byte(`{"file_format_version": "1.0.0", "ICD": {"library_path": "`+library+`", "api_version": "1.3.0"}}`), 0o666))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-shared", "-fPIC", "-o", library, source).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return manifest
}
