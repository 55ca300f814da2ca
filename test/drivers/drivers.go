// Package drivers names the Vulkan drivers on which the tests run: Mesa's lavapipe,
// which is installed, and SwiftShader, which `make setup` puts into the user's cache
// directory.
package drivers

import (
	"fmt"
	"os"
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
