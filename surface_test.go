package spvc_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compileOnly is a program that imports nothing but the compile surface. It exits with
// 0 if it compiles a kernel and validation is unavailable, as it is without cgo.
const compileOnly = `package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

const kernel = "gpu.module @k {\n gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n gpu.return\n }\n}\n"

func main() {
	env, err := target.Profile("vulkan1.2")
	if err != nil {
		fail(err)
	}
	p, err := spvc.Compile(context.Background(), []byte(kernel), spvc.Options{Env: env, NoValidate: true})
	if err != nil {
		fail(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil || m.EntryPoint("f") == nil {
		fail(err)
	}
	if _, err := spvc.Compile(context.Background(), []byte(kernel), spvc.Options{}); !errors.Is(err, spirvtools.ErrUnavailable) {
		fail(fmt.Errorf("validation without cgo: %v", err))
	}
	var _ runner.Device
}

func fail(err error) {
	fmt.Println(err)
	os.Exit(1)
}
`

// TestCompileSurfaceNeedsNoVulkan builds a program that only compiles, without cgo, and
// looks for what reaches devices among its packages.
func TestCompileSurfaceNeedsNoVulkan(t *testing.T) {
	dir := t.TempDir()
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "main")
	if err := os.WriteFile(source, []byte(compileOnly), 0o666); err != nil {
		t.Fatal(err)
	}
	goCommand := func(cgo string, args ...string) string {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), "go", args...)
		cmd.Env = append(os.Environ(), "CGO_ENABLED="+cgo)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	for _, cgo := range []string{"0", "1"} {
		deps := strings.Fields(goCommand(cgo, "list", "-deps", source))
		if len(deps) < 20 {
			t.Errorf("with CGO_ENABLED=%s: only %d packages", cgo, len(deps))
		}
		for _, p := range deps {
			if strings.HasPrefix(p, "github.com/goki/") || strings.HasPrefix(p, "github.com/spvc/spvc/runner/vulkan") {
				t.Errorf("with CGO_ENABLED=%s, a program that only compiles needs %s", cgo, p)
			}
		}
	}
	goCommand("0", "build", "-o", program, source)
	if out, err := exec.CommandContext(t.Context(), program).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
