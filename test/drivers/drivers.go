// Package drivers names the Vulkan drivers that the tests run on: Mesa's lavapipe,
// which is installed, and SwiftShader, which `make setup` keeps in the user's cache.
package drivers

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// Selectors of the drivers' devices, for runner.Select.
const (
	Lavapipe    = "driver:llvmpipe"
	SwiftShader = "driver:swiftshader"
)

// Selectors returns the selectors by the names of the drivers, lavapipe first.
func Selectors() [][2]string {
	return [][2]string{{"lavapipe", Lavapipe}, {"swiftshader", SwiftShader}}
}

// Manifest returns the file that tells the Vulkan loader of SwiftShader.
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

// Main is TestMain for packages whose tests use devices: it makes the loader find
// SwiftShader beside the installed drivers. A machine without it fails. The
// environment changes here, once, since drivers read it from threads of their own.
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

// Validate reports whether the tests are to run under the Khronos validation
// layer: make validate sets SPVC_VALIDATE.
func Validate() bool { return os.Getenv("SPVC_VALIDATE") != "" }
