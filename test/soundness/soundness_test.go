package soundness

import (
	"bytes"
	"context"
	"flag"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/test/drivers"
)

var (
	seed    = flag.Uint64("seed", 1, "first seed of TestKernels")
	kernels = flag.Int("kernels", 400, "number of kernels that TestKernels runs")
	wide    = flag.Bool("wide", false, "TestKernels also makes kernels with features that are recorded as wrong")
	out     = flag.String("out", "", "TestKernels writes the modules of mismatches to this file")
)

// asWorker is an environment variable. If it is set, this test binary is a worker.
const asWorker = "SPVC_SOUNDNESS_WORKER"

func TestMain(m *testing.M) {
	if os.Getenv(asWorker) == "" {
		drivers.Main(m)
	}
	if err := serveWorker(); err != nil {
		panic(err)
	}
}

// serveWorker is what a worker does. Some cases end the process on purpose.
func serveWorker() error {
	if os.Getenv(asWorker) == "crash" {
		os.Exit(77)
	}
	tables, err := LoadTables()
	if err != nil {
		return err
	}
	e := NewEngine(tables)
	defer e.Close()
	if os.Getenv(asWorker) == "wrong" {
		e.changed = wrongProducts("")
	}
	return Serve(context.Background(), e, os.Stdin, os.Stdout)
}

func testPool(mode string) *Pool {
	return &Pool{Jobs: min(runtime.NumCPU(), 4), Timeout: 2 * time.Minute, Command: func() *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), asWorker+"="+mode)
		cmd.Stderr = os.Stderr
		return cmd
	}}
}

// TestKernels runs random kernels: all results are as MLIR says, except for known errors of
// drivers.
func TestKernels(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	s := &Suite{Seed: *seed, Kernels: *kernels, Case: Case{Wide: *wide}, File: *out, Shrink: true}
	ok, err := s.Run(t.Context(), testPool("run"), &log)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(log.String())
	if !ok {
		t.Fail()
	}
	for _, place := range []string{"host", "vulkan1.0/lavapipe", "vulkan1.1/swiftshader", "device/lavapipe", "device/swiftshader"} {
		if *kernels >= 100 && s.counts[place][Right] == 0 {
			t.Errorf("no kernel ran on %s", place)
		}
	}
}

// TestJIT runs random kernels that libLLVM compiles for the processor.
func TestJIT(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	s := &Suite{Seed: 1, Kernels: 40, Case: Case{Target: "device", Driver: cpu.Name}, File: *out, Shrink: true}
	ok, err := s.Run(t.Context(), testPool("run"), &log)
	if err != nil || !ok || s.counts["device/jit"][Right] == 0 {
		t.Errorf("%v\n%s", err, log.String())
	}
}

// TestWorkersThatEnd runs cases in workers that end: each case gets that outcome, and the
// pool goes on.
func TestWorkersThatEnd(t *testing.T) {
	t.Parallel()
	cases := make(chan Case, 3)
	for i := range uint64(3) {
		cases <- Case{Seed: i, Target: "device", Driver: "lavapipe"}
	}
	close(cases)
	var got []*Outcome
	if err := testPool("crash").Run(t.Context(), cases, func(o *Outcome) { got = append(got, o) }); err != nil {
		t.Fatal(err)
	}
	if len(got) != 3 {
		t.Fatalf("%d outcomes, want 3", len(got))
	}
	for _, o := range got {
		if o.Kind != Crashed || o.Target != "device" || !strings.Contains(o.Detail, "77") {
			t.Errorf("outcome %+v, want a crash with status 77", o)
		}
	}
}

// TestCases checks what a seed decides: all targets, drivers and passes occur, and equal seeds
// decide equally.
func TestCases(t *testing.T) {
	t.Parallel()
	places, levels, used := map[string]int{}, map[string]bool{}, map[string]bool{}
	for i := range uint64(1000) {
		c := Case{Seed: i}.decide()
		if c != (Case{Seed: i}).decide() {
			t.Fatalf("seed %d decides twice", i)
		}
		places[(&Outcome{Case: c}).place()]++
		levels[c.Level] = true
		for _, p := range strings.Split(c.Pipeline, ",") {
			used[p] = true
		}
	}
	if len(places) != 7 {
		t.Errorf("places %v, want 3 targets on 2 drivers, and the host", places)
	}
	for _, p := range append(safe, "none", "inline") {
		if !used[p] {
			t.Errorf("no case runs %s", p)
		}
	}
	if len(levels) != len(passes.OptLevels())+1 {
		t.Errorf("levels %v, want all and, on the host, none", levels)
	}
	if c := (Case{Seed: 3, Target: "host", Pipeline: "cse"}).decide(); c.Driver != "" || c.Pipeline != "cse" {
		t.Errorf("the case is %+v", c)
	}
}

// TestTables reads tables and writes them again.
func TestTables(t *testing.T) {
	t.Parallel()
	tables := &Tables{
		refused: map[string]map[string]bool{"vulkan1.1": {"arith.addi i64": true}},
		wrong:   map[string]map[string]bool{"vulkan1.1": {"type i8": true}, "vulkan1.1/lavapipe": {"arith.mulf f32": true, "idle": true}},
	}
	for feature, want := range map[string][3]bool{ // lavapipe, swiftshader, wide
		"arith.addi i64": {false, false, false},
		"arith.addi i32": {true, true, true},
		"arith.extsi vector<2xi8>->vector<2xi32>": {false, false, true},
		"arith.extsi i16->i32":                    {true, true, true},
		"arith.mulf f32":                          {false, true, true},
		"idle":                                    {false, true, true},
	} {
		got := [3]bool{
			tables.can("vulkan1.1", "lavapipe", false)(feature), tables.can("vulkan1.1", "swiftshader", false)(feature),
			tables.can("vulkan1.1", "lavapipe", true)(feature),
		}
		if got != want {
			t.Errorf("%s: %v, want %v", feature, got, want)
		}
	}
	if got, want := string(appendTable(nil, tables.wrong)), "vulkan1.1 type: i8\nvulkan1.1/lavapipe arith.mulf: f32\nvulkan1.1/lavapipe idle: all\n"; got != want {
		t.Errorf("table\n%swant\n%s", got, want)
	}
}

// TestShown prints as many outcomes as asked for, by seed.
func TestShown(t *testing.T) {
	t.Parallel()
	for asked, want := range map[int]int{0: 20, 1: 1, 25: 25, 40: 30} {
		s := Suite{Shown: asked, Kernels: 30}
		for i := range uint64(30) {
			s.bad = append(s.bad, &Outcome{Kind: Wrong, Case: Case{Seed: 30 - i, Target: "device"}})
		}
		var log bytes.Buffer
		s.summary(&log, time.Second)
		if got := strings.Count(log.String(), "\n  go run "); got != want || !strings.HasPrefix(log.String(), "seed 1 ") {
			t.Errorf("with Shown %d: %d outcomes, want %d:\n%s", asked, got, want, log.String())
		}
	}
}
