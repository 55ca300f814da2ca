package spvc_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compileOnly is a program of another module that imports nothing but stable packages. It exits with 0 if it compiles and
// loads a kernel, also with zero options, and the programs say that they were not validated, as without cgo.
const compileOnly = `package main

import (
	"context"
	"encoding/binary"
	"fmt"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
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
	zero, err := spvc.Compile(context.Background(), []byte(kernel), spvc.Options{})
	if err != nil || zero.Validated() || len(zero.Diagnostics) != 1 {
		fail(fmt.Errorf("zero options without cgo: %v, %v", err, zero))
	}
	fmt.Println(&zero.Diagnostics[0])
	var bytes []byte
	for _, w := range zero.Binaries[0].Words {
		bytes = binary.LittleEndian.AppendUint32(bytes, w)
	}
	loaded, err := spvc.Load(bytes, spvc.Options{})
	if err != nil || loaded.Validated() || len(loaded.Diagnostics) != 1 {
		fail(fmt.Errorf("a loaded binary without cgo: %v, %v", err, loaded))
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
	dir := scratchModule(t, compileOnly)
	program := filepath.Join(dir, "main")
	goCommand := func(cgo string, args ...string) string {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), "go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "CGO_ENABLED="+cgo)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	for _, cgo := range []string{"0", "1"} {
		deps := strings.Fields(goCommand(cgo, "list", "-deps", "."))
		if len(deps) < 20 {
			t.Errorf("with CGO_ENABLED=%s: only %d packages", cgo, len(deps))
		}
		for _, p := range deps {
			if strings.HasPrefix(p, "github.com/goki/") || strings.HasPrefix(p, "github.com/spvc/spvc/runner/vulkan") {
				t.Errorf("with CGO_ENABLED=%s, a program that only compiles needs %s", cgo, p)
			}
		}
	}
	goCommand("0", "build", "-o", program, ".")
	const want = "remark: the binary of @k was not validated: this program was built without cgo, so it has no SPIRV-Tools\n"
	if out, err := exec.CommandContext(t.Context(), program).CombinedOutput(); err != nil || string(out) != want {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestCommandWithoutCgo checks that the command compiles without cgo, as on macOS and Windows, and says on standard error that it
// did not validate the binary.
func TestCommandWithoutCgo(t *testing.T) {
	dir := t.TempDir()
	command, out := filepath.Join(dir, "spvc"), filepath.Join(dir, "saxpy.spv")
	build := exec.CommandContext(t.Context(), "go", "build", "-pgo=off", "-o", command, "./cmd/spvc")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	text, err := exec.CommandContext(t.Context(), command, "compile", "examples/saxpy.mlir", "-o", out).CombinedOutput()
	const want = "remark: the binary of @kernels was not validated: this program was built without cgo, so it has no SPIRV-Tools\n"
	if err != nil || string(text) != want {
		t.Errorf("%v\n%s", err, text)
	}
	if info, err := os.Stat(out); err != nil || info.Size() == 0 {
		t.Errorf("no binary: %v", err)
	}
}

// scratchModule makes a module with a program that uses this one, and returns its folder. It requires what this module
// requires, in the same versions, so that nothing is fetched.
func scratchModule(t *testing.T, program string) string {
	t.Helper()
	dir := t.TempDir()
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	module, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(module), "module github.com/spvc/spvc\n", "module example.com/scratch\n", 1) +
		"\nrequire github.com/spvc/spvc v0.0.0\n\nreplace github.com/spvc/spvc => " + root + "\n"
	for name, content := range map[string]string{"go.mod": text, "go.sum": string(sums), "main.go": program} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
