//go:build linux && cgo

package cli

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/test/drivers"
)

// These are the guilty cases of TestLiar: the layer concerns itself with modules that have a
// signed integer type.
const (
	plainCase  = "v1/StorageBuffer/std140/read/{f;s32}"
	arrayCase  = "v1/StorageBuffer/std140/read/{f;[3]s32}"
	matrixCase = "v1/StorageBuffer/std140/read/{s32;m3x2f}"
	writeCase  = "v1/StorageBuffer/std430/write/{f;s32;v3f}"
	sizeCase   = "v1/StorageBuffer/std430/size/{s32;[]v2u32}"
	largeCase  = "v1/StorageBuffer/custom/read/{f@0;f@100000}" // its buffer is large
)

// lieTimeout is the time limit of a case in TestLiar. A driver that hangs costs lieHang.
const (
	lieTimeout = 3 * time.Second
	lieHang    = 4 * time.Second
)

// innocent returns the cases that must pass in each mode, with types like those of the guilty
// ones.
func innocent() []string {
	var out []string
	for _, class := range []string{"StorageBuffer", "Uniform", "PushConstant"} {
		for _, rules := range []string{"std140", "std430"} {
			for _, rest := range []string{"read/{f;u32}", "read/{f;[3]u32}", "read/{u32;m3x2f}", "read/{f;v3f;{u32}}", "copy/{f;u32;v3f}"} {
				if class != "Uniform" || rules == "std140" {
					out = append(out, "v1/"+class+"/"+rules+"/"+rest)
				}
			}
		}
	}
	for _, rules := range []string{"std140", "std430"} {
		for _, rest := range []string{"write/{f;u32;v3f}", "write/{f;[3]u32}", "size/{u32;[]v2u32}", "size/{u32;[]f}"} {
			out = append(out, "v1/StorageBuffer/"+rules+"/"+rest)
		}
	}
	return out
}

// lieResult is the verdict of a guilty case, and a part of its diagnosis.
type lieResult struct{ verdict, detail string }

// lieMode is a way in which the layer misbehaves.
type lieMode struct {
	mode, call  string
	from, times int
	want        map[string]lieResult // of the guilty cases; nil if no case runs
	code        int
	stderr      string        // a part of standard error
	cost        time.Duration // what the mode costs more than a run without lies
	device      string        // SwiftShader if empty
}

func (m *lieMode) name() string {
	name := m.mode
	if m.call != "" {
		name += "-" + m.call
	}
	if m.call != "" && m.want == nil && m.code == 3 {
		name += "-always"
	}
	return name
}

// lieModes returns the modes, those that wait the longest first.
func lieModes() []lieMode {
	one := func(verdict, detail string) map[string]lieResult {
		return map[string]lieResult{plainCase: {verdict, detail}}
	}
	none := map[string]lieResult{}
	const always = 1000
	out := []lieMode{
		{mode: "hang", call: "vkCreateDevice", from: 1, times: always, code: 3, stderr: "the conform worker does not start: no answer in time (the last of 3 attempts", cost: 5 * lieHang},
		{mode: "abort", call: "vkCreateDevice", from: 1, times: always, code: 3, stderr: "SIGABRT", cost: time.Second},
		{mode: "hang", call: "vkCreateInstance", from: 1, times: always, code: 3, stderr: "does not come back while it is loaded", cost: 8 * time.Second},
		{mode: "exit", call: "vkEnumeratePhysicalDevices", from: 1, times: always, code: 3, stderr: "ends the process while it is loaded", cost: 2 * time.Second},
	}
	// spvc itself makes the first instance. It opens no device.
	for _, call := range []string{"vkCreateInstance", "vkEnumeratePhysicalDevices", "vkCreateDevice"} {
		from := 2
		if call == "vkCreateDevice" {
			from = 1
		}
		out = append(out, lieMode{mode: "hang", call: call, from: from, times: 1, want: none, cost: lieHang},
			lieMode{mode: "abort", call: call, from: from, times: 2, want: none, cost: time.Second},
			lieMode{mode: "exit", call: call, from: from, times: 2, want: none, cost: time.Second})
	}
	for _, call := range []string{"vkCreateShaderModule", "vkCreateComputePipelines", "vkQueueSubmit", "vkWaitForFences"} {
		out = append(out, lieMode{mode: "hang", call: call, code: 1, want: one("timeout", "the worker gave no answer within 4s: liar: "+call+" gives up"), cost: lieHang},
			lieMode{mode: "abort", call: call, code: 1, want: one("crash", "liar: "+call+" gives up: SIGABRT: abort"), cost: time.Second},
			lieMode{mode: "exit", call: call, code: 1, want: one("crash", "exit status 3: liar: "+call+" gives up: spvc: a Vulkan driver or layer ends the process"), cost: time.Second})
	}
	return append(append(out, []lieMode{
		{mode: "spin", code: 1, want: one("timeout", "launch did not finish in time"), cost: lieTimeout},
		{mode: "noise-abort", call: "vkQueueSubmit", code: 1, want: one("crash", "liar: vkQueueSubmit gives up: SIGABRT: abort"), cost: time.Second},
		{mode: "noise", want: none, stderr: "liar: vkCreateInstance prints to standard error"},
		{mode: "slow", want: none, cost: 3 * time.Second},
		{mode: "lost", code: 1, want: one("device lost", "vkQueueSubmit: device lost"), cost: time.Second},
		{mode: "lost-once", code: 1, want: one("flake", "passed when run again; at first device lost: "), cost: time.Second},
		{mode: "lost-attempts", times: 5, code: 1, want: one("flake", "passed when run again; at first device lost: "), cost: 4 * time.Second},
		{mode: "lost-second", code: 1, want: one("flake", "passed when run again; at first device lost: "), cost: 4 * time.Second},
		{mode: "first-time", code: 1, want: one("flake", "at first error: entry point \"probe\": "), cost: time.Second},
		{mode: "flaky-data", code: 1, want: one("flake", "at first wrong read: a: expected 0x0, driver read none of the block's bytes"), cost: time.Second},
		{mode: "flaky-error", code: 1, want: one("flake", "vkQueueSubmit: out of host memory"), cost: time.Second},
		{mode: "out-of-memory", from: 150000, code: 1, want: map[string]lieResult{largeCase: {"error", "out of device memory"}}, cost: time.Second},
	}...), lyingModes()...)
}

// lyingModes returns the modes in which kernels do another thing than they should.
func lyingModes() []lieMode {
	read := func(detail string) lieResult { return lieResult{"wrong read", detail} }
	size := lieResult{"wrong size", "the runtime array at 0x8 with ArrayStride 8 in 16 bytes: expected 1 element, driver says "}
	out := []lieMode{
		{mode: "none", want: map[string]lieResult{}},
		{mode: "offset", want: map[string]lieResult{
			plainCase:  read("b: expected 0x4, driver read 0xc, as with Offset 12 of b"),
			arrayCase:  read("b[0]: expected 0x10, driver read 0x18, as with Offset 24 of b"),
			matrixCase: read("b[0][0]: expected 0x10, driver read 0x18, as with Offset 24 of b"),
			writeCase:  {"wrong write", "b: expected 0x4, driver wrote 0xc, as with Offset 12 of b"},
			sizeCase:   size,
		}},
		{mode: "array-stride", want: map[string]lieResult{arrayCase: read("b[1]: expected 0x20, driver read 0x28, as with ArrayStride 24 of b")}},
		{mode: "matrix-stride", want: map[string]lieResult{matrixCase: read("b[1][0]: expected 0x20, driver read 0x28, as with MatrixStride 24 of b")}},
		{mode: "majorness", want: map[string]lieResult{matrixCase: read("b[0][1]: expected 0x14, driver read 0x20, as with RowMajor of b")}},
		{mode: "length", want: map[string]lieResult{sizeCase: size}},
		{mode: "dropped-store", want: map[string]lieResult{
			plainCase:  read("b: expected 0x4, driver read none of the block's bytes"),
			arrayCase:  read("b[2]: expected 0x30, driver read none of the block's bytes"),
			matrixCase: read("b[2][1]: expected 0x34, driver read none of the block's bytes"),
			writeCase:  {"wrong write", "c[2]: expected 0x18, driver wrote none of the block's bytes"},
			sizeCase:   size,
		}},
		// SwiftShader computes narrow integers in 32 bits.
		{mode: "width", device: drivers.Lavapipe, want: map[string]lieResult{
			plainCase:  read("byte 2 of b: expected 0x6, driver read none of the block's bytes"),
			arrayCase:  read("byte 2 of b[0]: expected 0x12, driver read none of the block's bytes"),
			matrixCase: read("byte 2 of a: expected 0x2, driver read none of the block's bytes"),
			writeCase:  {"wrong write", "some bytes of a scalar were not written beside the first"},
		}},
	}
	for i := range out {
		if len(out[i].want) > 0 {
			out[i].code, out[i].cost = 1, time.Second
		}
	}
	return out
}

// lieRun is a finished run of spvc conform.
type lieRun struct {
	code      int
	out, errs string
	took      time.Duration
	cases     int
}

// command returns the command of spvc conform with the layer in its mode. dir is the layer's
// folder.
func (m *lieMode) command(layer, dir string, cases []string, args ...string) (*exec.Cmd, error) {
	manifest, err := drivers.Manifest()
	if err != nil {
		return nil, err
	}
	file, device := filepath.Join(dir, "cases"), cmp.Or(m.device, drivers.SwiftShader)
	if err := os.WriteFile(file, []byte(strings.Join(cases, "\n")), 0o666); err != nil {
		return nil, err
	}
	cmd := exec.Command("spvc", append([]string{"conform", "--device=" + device, "--caselist=" + file, "--jobs=1"}, args...)...)
	cmd.Env = append(os.Environ(), "VK_ADD_DRIVER_FILES="+manifest, "VK_ADD_LAYER_PATH="+layer, "VK_INSTANCE_LAYERS=VK_LAYER_SPVC_liar",
		"SPVC_LIAR="+m.mode, "SPVC_LIAR_CALL="+m.call, fmt.Sprint("SPVC_LIAR_FROM=", m.from), fmt.Sprint("SPVC_LIAR_TIMES=", m.times), "SPVC_LIAR_DIR="+dir)
	return cmd, nil
}

// run runs spvc conform with the layer in its mode.
func (m *lieMode) run(layer, dir string) (r lieRun, err error) {
	if err := os.Mkdir(dir, 0o777); err != nil {
		return r, err
	}
	guilty := []string{plainCase, largeCase}
	if _, ok := m.want[plainCase]; !ok || len(m.want) > 1 {
		guilty = append(guilty, arrayCase, matrixCase, writeCase, sizeCase)
	}
	list := innocent()
	list = slices.Insert(list, len(list)/2, guilty...)
	cmd, err := m.command(layer, dir, list, "--timeout="+lieTimeout.String(), "--json")
	if err != nil {
		return r, err
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	begin := time.Now()
	err = cmd.Run()
	if cmd.ProcessState == nil {
		return r, err
	}
	return lieRun{cmd.ProcessState.ExitCode(), out.String(), errs.String(), time.Since(begin), len(list)}, nil
}

// check compares a run with what the mode must do.
func (m *lieMode) check(t *testing.T, r *lieRun, base time.Duration) {
	if r.code != m.code || !strings.Contains(r.errs, m.stderr) {
		t.Errorf("exit code %d, want %d; standard error is %s, want %q", r.code, m.code, r.errs, m.stderr)
	}
	// The machine may be busy. A hang used to cost the time limits of sixteen cases.
	if most := m.cost + 3*base + 15*time.Second; r.took > most {
		t.Errorf("it took %s, at most %s", r.took, most)
	}
	t.Logf("it took %s, %s more than without lies", r.took.Round(10*time.Millisecond), (r.took - base).Round(10*time.Millisecond))
	if m.want == nil {
		return
	}
	var got struct {
		Summary struct {
			Verdicts []struct {
				What string
				N    int
			}
			Failures []struct {
				ID     string
				Result struct{ Verdict, Detail string }
			}
		}
	}
	// The driver may print in spvc itself, while it is loaded.
	_, text, _ := strings.Cut("\n"+r.out, "\n{")
	if err := json.Unmarshal([]byte("{"+text), &got); err != nil {
		t.Fatalf("%v: %s", err, r.out)
	}
	passed := 0
	for _, v := range got.Summary.Verdicts {
		if v.What == "pass" {
			passed = v.N
		}
	}
	if passed != r.cases-len(m.want) || len(got.Summary.Failures) != len(m.want) {
		t.Errorf("%d of %d cases pass, %d fail, want %d", passed, r.cases, len(got.Summary.Failures), len(m.want))
	}
	for _, f := range got.Summary.Failures {
		if want := m.want[f.ID]; f.Result.Verdict != want.verdict || !strings.Contains(f.Result.Detail, want.detail) {
			t.Errorf("%s: %s: %s, want %s: %s", f.ID, f.Result.Verdict, f.Result.Detail, want.verdict, want.detail)
		}
	}
}

// buildLiar compiles the layer and returns the folder with its manifest.
func buildLiar(t *testing.T) string {
	t.Helper()
	folder, source := t.TempDir(), filepath.Join("..", "drivers", "liar")
	if out, err := exec.Command("gcc", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-O1", "-o", filepath.Join(folder, "libliar.so"),
		filepath.Join(source, "liar.c")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	manifest, err := os.ReadFile(filepath.Join(source, "liar.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "liar.json"), manifest, 0o666); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestLiar runs conform on a driver under a layer that lies and misbehaves. Each guilty case
// must have its verdict, all others must pass, and the cost is bounded. docs/conformance.md
// has the costs.
func TestLiar(t *testing.T) {
	t.Parallel()
	layer, dir, modes := buildLiar(t), t.TempDir(), lieModes()
	runs, errs := make([]lieRun, len(modes)), make([]error, len(modes))
	const together = 6 // most wait for time limits
	slots := make(chan struct{}, together)
	var all sync.WaitGroup
	for i := range modes {
		slots <- struct{}{}
		all.Go(func() {
			runs[i], errs[i] = modes[i].run(layer, filepath.Join(dir, fmt.Sprint(i)))
			<-slots
		})
	}
	all.Wait()
	var base time.Duration
	for i := range modes {
		if modes[i].mode == "none" {
			base = runs[i].took
		}
	}
	for i := range modes {
		t.Run(modes[i].name(), func(t *testing.T) {
			if errs[i] != nil {
				t.Fatal(errs[i])
			}
			modes[i].check(t, &runs[i], base)
		})
	}
}

// honest goes on with the run in a folder, without the layer.
func honest(t *testing.T, folder string) (code int, stderr string) {
	t.Helper()
	manifest, err := drivers.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	return spvcWith(t, manifest, "conform --resume="+folder)
}

// TestKillLosesOneCase kills a run while a case hangs. All cases before it have results.
func TestKillLosesOneCase(t *testing.T) {
	t.Parallel()
	const before = 10
	dir := t.TempDir()
	folder := filepath.Join(dir, "run")
	list := slices.Insert(innocent(), before, plainCase)
	cmd, err := (&lieMode{mode: "hang", call: "vkQueueSubmit"}).command(buildLiar(t), dir, list, "--timeout=10m", "--out="+folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	results := func() int {
		data, _ := os.ReadFile(filepath.Join(folder, "results.jsonl"))
		return bytes.Count(data, []byte("\n"))
	}
	for end := time.Now().Add(patience); results() < before && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	if n := results(); n != before {
		t.Errorf("%d results when the process was killed, want %d", n, before)
	}
	code, stderr := honest(t, folder)
	if got := len(outcomes(t, folder)); code != 0 || got != len(list) {
		t.Errorf("resumed: exit code %d, %d of %d results; %s", code, got, len(list), stderr)
	}
}

// TestDeviceCloses runs on a device that cannot be opened. The run can go on when it can.
func TestDeviceCloses(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	folder := filepath.Join(dir, "run")
	list := innocent()
	cmd, err := (&lieMode{mode: "exit", call: "vkCreateDevice", from: 1, times: 100}).command(buildLiar(t), dir, list, "--out="+folder)
	if err != nil {
		t.Fatal(err)
	}
	code, stderr := ended(t, cmd)
	if want := "spvc: --resume=" + folder + " goes on with the run\n"; code != 3 || !strings.HasSuffix(stderr, want) ||
		!strings.Contains(stderr, "spvc: the conform worker does not start: exit status 3: liar: vkCreateDevice gives up: spvc: a Vulkan driver or layer ends the process (the last of 3 attempts in ") {
		t.Errorf("exit code %d, standard error %s, want %s", code, stderr, want)
	}
	code, stderr = honest(t, folder)
	if got := len(outcomes(t, folder)); code != 0 || got != len(list) {
		t.Errorf("resumed: exit code %d, %d of %d results; %s", code, got, len(list), stderr)
	}
}
