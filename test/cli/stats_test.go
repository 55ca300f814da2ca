//go:build linux && cgo

package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/test/drivers"
)

// stats runs `spvc stats` with arguments on a machine with the driver of a manifest, or the installed ones.
func stats(t *testing.T, manifest string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := exec.Command("spvc", append([]string{"stats"}, args...)...)
	cmd.Env = os.Environ()
	if manifest != "" {
		cmd.Env = append(cmd.Env, "VK_DRIVER_FILES="+manifest, "VK_ICD_FILENAMES="+manifest)
	}
	var out bytes.Buffer
	cmd.Stdout = &out
	code, stderr = ended(t, cmd)
	return out.String(), stderr, code
}

// deviceOf returns the part of a report that comes from the driver, in one line.
func deviceOf(t *testing.T, report string) string {
	t.Helper()
	var r struct{ Device json.RawMessage }
	var out bytes.Buffer
	if err := json.Unmarshal([]byte(report), &r); err != nil {
		t.Fatal(err)
	}
	if err := json.Compact(&out, r.Device); err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(out.String(), `"kernels":`)
	return strings.TrimSuffix(after, "}")
}

// TestStatsOfDrivers reads the statistics of a driver that has VK_KHR_pipeline_executable_properties, in all its formats.
func TestStatsOfDrivers(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	manifest := drivers.WithStatistics(t, folder)
	kernel, binary := filepath.Join(folder, "a.mlir"), filepath.Join(folder, "a.spv")
	text := `gpu.module @m {
  gpu.func @first(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} { gpu.return }
  gpu.func @second(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} { gpu.return }
}`
	if err := os.WriteFile(kernel, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("spvc", "compile", kernel, "-o", binary).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	const executables = `[{"name":"main program","description":"the kernel","subgroupSize":32,"statistics":[` +
		`{"name":"Spills","description":"whether registers spill","value":false},` +
		`{"name":"Slack","description":"registers to spare, or lacking","value":-5},` +
		`{"name":"Registers","description":"registers of an invocation","value":18446744073709551615},` +
		`{"name":"Occupancy","description":"share of the invocations that run at once","value":0.625},` +
		`{"name":"Later","description":"a statistic of a later format","value":null}]},` +
		`{"name":"prologue","description":"what runs before it","subgroupSize":0,"statistics":[]}]`
	for file, module := range map[string]string{kernel: `"module":"m",`, binary: ""} {
		report, stderr, code := stats(t, manifest, "--json", "--device=llvmpipe", file)
		want := `[{` + module + `"name":"first","executables":` + executables + `},{` + module + `"name":"second","executables":` + executables + `}]`
		if got := deviceOf(t, report); code != 0 || stderr != "" || got != want {
			t.Errorf("%s: exit code %d, standard error %q, and\n%s\nwant\n%s", file, code, stderr, got, want)
		}
	}
	report, _, _ := stats(t, manifest, "--device=llvmpipe", kernel)
	_, table, _ := strings.Cut(report, "entry point second on llvmpipe")
	_, table, _ = strings.Cut(table, "\n")
	const want = `main program: the kernel, 32 invocations in a subgroup
┌───────────┬──────────────────────┬───────────────────────────────────────────┐
│ STATISTIC │ VALUE                │ DESCRIPTION                               │
├───────────┼──────────────────────┼───────────────────────────────────────────┤
│ Spills    │ false                │ whether registers spill                   │
│ Slack     │ -5                   │ registers to spare, or lacking            │
│ Registers │ 18446744073709551615 │ registers of an invocation                │
│ Occupancy │ 0.625                │ share of the invocations that run at once │
│ Later     │ unknown              │ a statistic of a later format             │
└───────────┴──────────────────────┴───────────────────────────────────────────┘
prologue: what runs before it
`
	if table != want {
		t.Errorf("got\n%s\nwant\n%s", table, want)
	}
	if report, _, _ := stats(t, manifest, kernel); strings.Contains(report, "llvmpipe") {
		t.Errorf("without --device:\n%s", report)
	}
}

// TestStatsWithoutStatistics runs stats on devices whose drivers say nothing of kernels, and on none.
func TestStatsWithoutStatistics(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	failing := [2]string{}
	for i, macro := range [...]string{"FAILS=1", "FAILS=2"} {
		at := filepath.Join(folder, macro)
		if err := os.Mkdir(at, 0o777); err != nil {
			t.Fatal(err)
		}
		failing[i] = drivers.WithStatistics(t, at, macro)
	}
	const kernel = "../../examples/saxpy.mlir"
	const lacking = "the driver offers no statistics of pipelines (VK_KHR_pipeline_executable_properties)\n"
	for _, c := range []struct {
		name, manifest, args string
		code                 int
		stderr               string // its end
		report               bool
	}{
		{"lavapipe", "", "--device=" + drivers.Lavapipe, 0, lacking, true},
		{"reference", "", "--device=reference", 0, "spvc: device reference: " + lacking, true},
		{"executed", "", "--device=" + drivers.Lavapipe + " --run", 0, lacking, true},
		{"none", "", "--device=nix", 3, "", false},
		{"executables", failing[0], "--device=llvmpipe", 1, "vkGetPipelineExecutablePropertiesKHR: out of host memory\n", false},
		{"statistics", failing[1], "--device=llvmpipe", 1, "vkGetPipelineExecutableStatisticsKHR: out of host memory\n", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			report, stderr, code := stats(t, c.manifest, append(strings.Fields(c.args), "--json", kernel)...)
			if code != c.code || !strings.HasSuffix(stderr, c.stderr) || strings.Count(stderr, "\n") != 1 {
				t.Errorf("exit code %d, standard error %q", code, stderr)
			}
			if c.report && deviceOf(t, report) != "null" || !c.report && report != "" {
				t.Errorf("the report is %s", report)
			}
			if strings.Contains(c.args, "--run") != strings.Contains(report, `"executed"`) {
				t.Errorf("the report says of the execution: %s", report)
			}
		})
	}
}

// TestStatisticsUnasked: a device that nobody asks for statistics does not enable them, as drivers may then compile otherwise.
func TestStatisticsUnasked(t *testing.T) {
	t.Parallel()
	manifest := drivers.WithStatistics(t, t.TempDir(), "UNASKED")
	cmd := exec.Command("spvc", "run", "--device=llvmpipe", "../../examples/saxpy.mlir")
	cmd.Env = append(os.Environ(), "VK_DRIVER_FILES="+manifest, "VK_ICD_FILENAMES="+manifest)
	if code, stderr := ended(t, cmd); code != 0 {
		t.Errorf("exit code %d, standard error %s", code, stderr)
	}
	if _, _, code := stats(t, manifest, "--device=llvmpipe", "../../examples/saxpy.mlir"); code == 0 {
		t.Error("the driver does not notice statistics")
	}
}
