// Package drivers names the Vulkan drivers on which the tests run: Mesa's lavapipe,
// which is installed, and SwiftShader, which `make setup` puts into the user's cache
// directory.
package drivers

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// These are selectors of the drivers' devices, for runner.Select.
const (
	Lavapipe    = "driver:llvmpipe"
	SwiftShader = "driver:swiftshader"
)

// Selectors returns the names of the drivers with their selectors, lavapipe first. SPVC_TEST_DEVICE adds
// one of a machine with a GPU: a name, "=" and a selector, such as nvidia=driver:nvidia.
func Selectors() [][2]string {
	all := [][2]string{{"lavapipe", Lavapipe}, {"swiftshader", SwiftShader}}
	if name, selector, ok := strings.Cut(os.Getenv("SPVC_TEST_DEVICE"), "="); ok {
		all = append(all, [2]string{name, selector})
	}
	return all
}

// Manifest returns the file that describes SwiftShader to the Vulkan loader.
func Manifest() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	name := filepath.Join(cache, "spvc", "swiftshader", "vk_swiftshader_icd.json")
	if _, err := os.Stat(name); err != nil {
		return "", fmt.Errorf("the tests need SwiftShader (make setup fetches it): %w", err)
	}
	return name, nil
}

//go:embed testdata/statistics.c
var statisticsSource []byte

// WithStatistics builds a driver that is lavapipe with VK_KHR_pipeline_executable_properties and known
// statistics, in folder, and returns its manifest. macros are further macros of the source.
func WithStatistics(tb testing.TB, folder string, macros ...string) string {
	tb.Helper()
	installed, err := filepath.Glob("/usr/share/vulkan/icd.d/lvp_icd.*.json")
	if err != nil || len(installed) == 0 {
		tb.Fatalf("lavapipe is not installed (%v)", err)
	}
	var lavapipe struct {
		ICD struct {
			Library string `json:"library_path"`
		}
	}
	text, err := os.ReadFile(installed[0])
	if err == nil {
		err = json.Unmarshal(text, &lavapipe)
	}
	source, library, manifest := filepath.Join(folder, "statistics.c"), filepath.Join(folder, "statistics.so"), filepath.Join(folder, "statistics.json")
	if err == nil {
		err = os.WriteFile(source, statisticsSource, 0o666)
	}
	if err == nil {
		err = os.WriteFile(manifest, []byte(`{"file_format_version": "1.0.0", "ICD": {"library_path": "`+library+`", "api_version": "1.3.0"}}`), 0o666)
	}
	if err != nil {
		tb.Fatal(err)
	}
	args := []string{"-shared", "-fPIC", "-Wall", "-Werror", `-DLAVAPIPE="` + lavapipe.ICD.Library + `"`}
	for _, m := range macros {
		args = append(args, "-D"+m)
	}
	if out, err := exec.Command("gcc", append(args, "-o", library, source, "-ldl")...).CombinedOutput(); err != nil {
		tb.Fatalf("%v: %s", err, out)
	}
	return manifest
}

// Main is TestMain for packages whose tests use devices. It makes the loader find
// SwiftShader in addition to the installed drivers. The tests fail on a machine without
// SwiftShader. Main sets the environment once, because drivers read it from their own
// threads.
func Main(m *testing.M) {
	name, err := Manifest()
	if err == nil {
		err = os.Setenv("VK_ADD_DRIVER_FILES", name)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// Validate reports whether the tests run under the Khronos validation layer. make
// validate sets SPVC_VALIDATE.
func Validate() bool { return os.Getenv("SPVC_VALIDATE") != "" }
