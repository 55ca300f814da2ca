package soundness

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
)

// TestReport describes outcomes, with the commands that run them again.
func TestReport(t *testing.T) {
	t.Parallel()
	o := Outcome{Case: Case{Seed: 7, Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "cse,sccp"}, Kind: Wrong, Detail: "x is 1\ny is 2", Text: "large"}
	const run = "go run ./test/soundness/cmd -seed 7 -kernels 1 "
	want := "seed 7 on vulkan1.1/lavapipe after cse,sccp: wrong: x is 1\ny is 2\n  " + run + "-target vulkan1.1 -pipeline 'cse,sccp' -driver lavapipe -out bad.mlir\n"
	if got := o.Report(); got != want || o.module() != "large" {
		t.Errorf("module %s, report\n%swant\n%s", o.module(), got, want)
	}
	o.Small = &Small{Text: "small", Pipeline: "cse", Detail: "x is 3\nmore", Before: 20, After: 4, Verdict: "the compiler"}
	o.Wide = true
	want = strings.Replace(want, "lavapipe -out", "lavapipe -wide -out", 1) +
		"  the compiler\n  4 operations of 20, after cse: x is 3\n  " + run + "-target vulkan1.1 -pipeline 'cse' -driver lavapipe -wide -module bad.mlir\n"
	if got := o.Report(); got != want || o.module() != "small" {
		t.Errorf("module %s, report\n%swant\n%s", o.module(), got, want)
	}
	onHost := Outcome{Case: Case{Target: Host, Pipeline: "none"}, Kind: Refused}
	if got, want := onHost.Report(), "seed 0 on host after none: refused: \n  go run ./test/soundness/cmd -seed 0 -kernels 1 -target host -pipeline 'none' -out bad.mlir\n"; got != want {
		t.Errorf("report\n%swant\n%s", got, want)
	}
}

// TestSummary counts outcomes by place and by what is the same in their details, counts known
// errors apart, and writes the modules of the others.
func TestSummary(t *testing.T) {
	t.Parallel()
	s := &Suite{Kernels: 6, File: filepath.Join(t.TempDir(), "bad.mlir"), counts: map[string]map[Kind]int{}, known: map[string]int{}}
	if err := s.write(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(s.File); !os.IsNotExist(err) {
		t.Errorf("error %v of a file without modules", err)
	}
	at := func(seed uint64, driver string) Case {
		return Case{Seed: seed, Target: "device", Driver: driver, Pipeline: "none"}
	}
	for _, o := range []*Outcome{
		{Case: at(3, "lavapipe"), Kind: Wrong, Detail: "element 12 is 5\nline 2", Text: "m3\n", Exact: 10, All: 20},
		{Case: at(1, "lavapipe"), Kind: Wrong, Detail: "element 7 is 44\nline 3", Text: "m1\n", Exact: 5, All: 5},
		{Case: at(2, "lavapipe"), Kind: Right, Exact: 15, All: 15},
		{Case: at(4, "swiftshader"), Kind: Wrong, Hidden: true},
		{Case: at(5, "swiftshader"), Kind: Failed, Detail: "no device", Text: "m5\n"},
		{Case: Case{Seed: 6, Target: Host}, Kind: Right},
	} {
		s.add(o)
	}
	var log bytes.Buffer
	s.summary(&log, 2*time.Second)
	_, counts, _ := strings.Cut(log.String(), "     2  ")
	const want = "device/lavapipe wrong: element  is \n" +
		"     1  device/swiftshader failed: no device\n" +
		"device/lavapipe        right 1 wrong 2\n" +
		"device/swiftshader     failed 1 wrong 1\n" +
		"host                   right 1\n" +
		"known: SwiftShader computes OpConvertSToF, minima or maxima of constants wrongly (docs/drivers.md) (1)\n" +
		"6 kernels in 2s, 3 per second; 75 % of 40 bytes compared; 3 not right\n"
	if counts != want {
		t.Errorf("counts\n%swant\n%s", counts, want)
	}
	if err := s.write(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(s.File)
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(string(text), "// -----\n")
	if len(parts) != 3 {
		t.Fatalf("%d modules, want 3:\n%s", len(parts), text)
	}
	for i, want := range []string{"// seed 1 on device/lavapipe after none: wrong: element 7 is 44\n// line 3\n//   go run ", "// seed 3 ", "// seed 5 "} {
		if !strings.HasPrefix(parts[i], want) || !strings.HasSuffix(parts[i], "\nm"+want[8:9]+"\n") {
			t.Errorf("part %d is\n%swant\n%s…", i, parts[i], want)
		}
	}
	s.File = filepath.Join(s.File, "none")
	if s.write() == nil {
		t.Error("no error about a file that cannot be written")
	}
}

// TestPoolErrors runs cases in workers that hang, that do not start and that answer nonsense, and
// with a context that has ended.
func TestPoolErrors(t *testing.T) {
	t.Parallel()
	run := func(ctx context.Context, command ...string) (got []*Outcome, err error) {
		cases := make(chan Case, 3)
		for i := range uint64(3) {
			cases <- Case{Seed: i, Target: Host}
		}
		close(cases)
		p := &Pool{Timeout: 50 * time.Millisecond, Command: func() *exec.Cmd { return exec.Command(command[0], command[1:]...) }}
		err = p.Run(ctx, cases, func(o *Outcome) { got = append(got, o) })
		return got, err
	}
	for _, command := range [][]string{{"sleep", "600"}, {"echo", "no outcome"}} {
		got, err := run(t.Context(), command...)
		if err != nil || len(got) != 3 {
			t.Fatalf("%v: %d outcomes, error %v; want 3", command, len(got), err)
		}
		for i, o := range got {
			if o.Kind != Crashed || o.Seed != uint64(i) || o.Pipeline == "" || !strings.HasPrefix(o.Detail, "the process ended: ") {
				t.Errorf("%v: outcome %+v, want a crash", command, o)
			}
		}
	}
	if got, err := run(t.Context(), "/does/not/exist"); len(got) != 0 || err == nil || !strings.Contains(err.Error(), "the worker does not start") {
		t.Errorf("%d outcomes, error %v; want one about a worker", len(got), err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := run(ctx, "sleep", "600"); len(got) != 0 || err != context.Canceled && !strings.Contains(err.Error(), context.Canceled.Error()) {
		t.Errorf("%d outcomes, error %v; want %v", len(got), err, context.Canceled)
	}
	if _, err := (&Suite{Kernels: 2}).Run(ctx, testPool("run"), io.Discard); err == nil {
		t.Error("no error of a suite whose context has ended")
	}
}

// TestServe answers cases until the input ends, and refuses other input.
func TestServe(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	var out bytes.Buffer
	if err := Serve(t.Context(), e, strings.NewReader(`{"seed":5,"target":"host"}`+"\n"+`{"seed":6,"target":"host"}`), &out); err != nil {
		t.Fatal(err)
	}
	if got := out.String(); strings.Count(got, "\n") != 2 || strings.Count(got, `"kind":"right"`) != 2 {
		t.Errorf("outcomes\n%s", got)
	}
	if err := Serve(t.Context(), e, strings.NewReader("{]"), io.Discard); err == nil {
		t.Error("no error of input that is no case")
	}
	r, w := io.Pipe()
	r.Close()
	if err := Serve(t.Context(), e, strings.NewReader(`{"target":"host"}`), w); err == nil {
		t.Error("no error of output that nobody reads")
	}
}

// TestParseTable reads lines of tables.
func TestParseTable(t *testing.T) {
	t.Parallel()
	got, err := parseTable("t", []byte("# only this\n\nvulkan1.0 arith.addi: i1 i8 # and that\nvulkan1.0 arith.cmpi slt: i8\nlavapipe cf.switch: all\nvulkan1.0 arith.muli: i4\n"))
	want := map[string]map[string]bool{
		"vulkan1.0": {"arith.addi i1": true, "arith.addi i8": true, "arith.cmpi slt i8": true, "arith.muli i4": true},
		"lavapipe":  {"cf.switch": true},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, error %v, want %v", got, err, want)
	}
	for _, text := range []string{"\nvulkan1.0 arith.addi", "\nvulkan1.0: i8"} {
		if _, err := parseTable("t", []byte(text)); err == nil || err.Error() != "t:2: expected `target operation: types`" {
			t.Errorf("%q: error %v", text, err)
		}
	}
	if _, err := readTable("testdata/none.txt"); err == nil {
		t.Error("no error about a table that does not exist")
	}
	tables, err := LoadTables()
	if err != nil {
		t.Fatal(err)
	}
	// The first is recorded, the second kept by hand.
	for target, f := range map[string]string{"vulkan1.1": "arith.addf f64", "lavapipe": "math.roundeven f64"} {
		if tables.can(target, "lavapipe", false)(f) {
			t.Errorf("programs for %s may have %s", target, f)
		}
	}
	for place, name := range map[Case]string{{Target: "device", Driver: "lavapipe"}: "lavapipe", {Target: "vulkan1.0", Driver: "lavapipe"}: "vulkan1.0", {Target: Host}: Host} {
		if got := tables.name(&place); got != name {
			t.Errorf("the name of %+v is %q, want %q", place, got, name)
		}
	}
}

// TestProbe probes features that a target has, lacks and gets wrong.
func TestProbe(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	features := []string{"buffer i32", "buffer f32", "arith.muli i32", "arith.addf f64", "bogus", "arith.xori i32"}
	refused, wrong := e.Probe(t.Context(), Case{Target: "vulkan1.1", Driver: "lavapipe"}, features)
	if !slices.Equal(refused, []string{"arith.addf f64", "bogus"}) || len(wrong) != 0 {
		t.Errorf("refused %q, %d wrong", refused, len(wrong))
	}
	e.changed = wrongProducts("")
	_, wrong = e.Probe(t.Context(), Case{Target: "vulkan1.1", Driver: "lavapipe"}, features[:3])
	// All programs compute indices by products.
	for i, o := range wrong {
		if o.Kind != Wrong || o.Probe != features[i] || !strings.HasPrefix(o.Detail, features[i]+": buffer ") {
			t.Errorf("outcome %d: %s of %s: %s", i, o.Kind, o.Probe, o.Detail)
		}
	}
	if len(wrong) != 3 {
		t.Errorf("%d features are wrong, want 3", len(wrong))
	}
	if n := len(places()); n != 8 {
		t.Errorf("%d places, want 3 targets on 2 drivers, the reference device, and the host", n)
	}
}

// TestEngineErrors judges kernels that cannot run.
func TestEngineErrors(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	if o := e.Run(t.Context(), Case{Target: "device", Driver: "none"}); o.Kind != Failed || !strings.Contains(o.Detail, `there is no driver "none"`) {
		t.Errorf("without driver: %s: %s", o.Kind, o.Detail)
	}
	if o := e.Run(t.Context(), Case{Target: "vulkan9", Driver: "lavapipe"}); o.Kind != Failed || !strings.Contains(o.Detail, "vulkan9") {
		t.Errorf("without target: %s: %s", o.Kind, o.Detail)
	}
	if o := e.Run(t.Context(), Case{Target: Host, Module: "module {"}); o.Kind != Bad || o.Text != "module {" {
		t.Errorf("invalid text: %s: %s", o.Kind, o.Detail)
	}
	if o := e.Run(t.Context(), Case{Target: "device", Driver: "lavapipe", Probe: "bogus"}); o.Kind != Unprobed {
		t.Errorf("unknown feature: %s: %s", o.Kind, o.Detail)
	}
	for pipeline, want := range map[string]string{"bogus": "bogus", "builtin.module(cse": "cse"} {
		for _, target := range []string{"vulkan1.1", Host} {
			if o := e.Run(t.Context(), Case{Seed: 3, Target: target, Driver: "lavapipe", Pipeline: pipeline}); o.Kind != Failed || !strings.Contains(o.Detail, want) || o.Text == "" {
				t.Errorf("%s on %s: %s: %s", pipeline, target, o.Kind, o.Detail)
			}
		}
	}
	k := sample("")
	if o := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "none"}, k, 0); o.Kind != Right || o.Text != "" || o.All == 0 || o.Exact != o.All {
		t.Errorf("a kernel that is right: %+v", o)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if o := e.judge(ctx, &Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "none"}, k, 0); o.Kind != Failed {
		t.Errorf("a context that has ended: %s: %s", o.Kind, o.Detail)
	}
	refused := sample("%x = arith.constant 1.0 : f64\n%y = arith.addf %x, %x : f64\n%z = arith.fptosi %y : f64 to i32\nmemref.store %z, %out[%t] : memref<8xi32>\n")
	if o := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "none"}, refused, 0); o.Kind != Refused || !strings.Contains(o.Detail, "Float64") {
		t.Errorf("f64: %s: %s", o.Kind, o.Detail)
	}
	if err := e.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
	e.devices = map[string]*compute.Device{}
}

// TestEnvironments returns the targets of cases.
func TestEnvironments(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	for name, storage := range map[string]bool{"vulkan1.0": true, "vulkan1.1": false} {
		env, err := e.environment(&Case{Target: name})
		if err != nil {
			t.Fatal(err)
		}
		if got := slices.Contains(env.Config().Extensions, spec.SPV_KHR_storage_buffer_storage_class); got != storage {
			t.Errorf("%s has the extension: %v, want %v", name, got, storage)
		}
	}
	a, err := e.environment(&Case{Target: "device", Driver: "lavapipe"})
	if err != nil {
		t.Fatal(err)
	}
	b, err := e.environment(&Case{Target: "device", Driver: "swiftshader"})
	if err != nil {
		t.Fatal(err)
	}
	if a == b {
		t.Error("the drivers have one environment")
	}
}
