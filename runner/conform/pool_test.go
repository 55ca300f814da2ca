//go:build cgo

package conform

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// fakeWorker is an environment variable. If it is set, this test binary is a worker of
// a [Pool]; its value is a folder for notes.
const fakeWorker = "SPVC_FAKE_CONFORM_WORKER"

// fake runs cases without a device. The type of a case determines its outcome.
type fake string

func (f fake) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		switch what := cases[i].Type; what {
		case "crash":
			os.Stderr.WriteString("the driver fell over\nand more\n")
			os.Exit(77)
		case "crash once":
			note := filepath.Join(string(f), "crashed")
			if _, err := os.Stat(note); err != nil {
				os.WriteFile(note, nil, 0o666)
				os.Exit(77)
			}
			done(i, &Result{})
		case "hang":
			time.Sleep(time.Hour)
		case "lost":
			done(i, &Result{Verdict: DeviceLost})
			time.Sleep(time.Hour)
		default:
			done(i, &Result{Detail: what})
		}
	}
	return nil
}

func pool(t *testing.T, jobs, batch int) *Pool {
	dir := t.TempDir()
	return &Pool{Jobs: jobs, Batch: batch, Timeout: 100 * time.Millisecond, Grace: 2 * time.Second, Command: func() *exec.Cmd {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), fakeWorker+"="+dir)
		return c
	}}
}

// TestPool runs cases, some of which crash the worker. A crash must affect only the
// case that causes it.
func TestPool(t *testing.T) {
	t.Parallel()
	what := []string{"a", "crash", "b", "hang", "c", "lost", "d", "e"}
	want := []Verdict{Pass, Crash, Pass, Timeout, Pass, DeviceLost, Pass, Pass}
	for _, batch := range []int{1, 8} {
		cases := make([]Case, len(what))
		for i := range what {
			cases[i].Type = what[i]
		}
		seen := make([]int, len(cases))
		err := pool(t, 2, batch).Run(context.Background(), cases, func(i int, r *Result) {
			if seen[i]++; r.Verdict != want[i] {
				t.Errorf("batches of %d: %q is %s (%s), want %s", batch, what[i], r.Verdict, r.Detail, want[i])
			}
			if n := attempts(what[i], batch); r.Attempts != n || n > 1 && (r.Seconds <= 0 || r.Seconds > 60) {
				t.Errorf("batches of %d: %q took %d attempts and %v s, want %d attempts", batch, what[i], r.Attempts, r.Seconds, n)
			}
			if r.Verdict == Crash && r.Detail != "exit status 77: the driver fell over" {
				t.Errorf("the crash is %q", r.Detail)
			}
		})
		if err != nil {
			t.Error(err)
		}
		for i, n := range seen {
			if n != 1 {
				t.Errorf("batches of %d: %q has %d results", batch, what[i], n)
			}
		}
	}
}

// attempts returns how often a case of TestPool is made. The Pool counts the workers that
// gave no result; the fake runner counts nothing. In the batch of 8, the crash ends the
// worker of all later cases.
func attempts(what string, batch int) int {
	if batch == 1 {
		return map[string]int{"crash": 2, "hang": 1}[what]
	}
	if n, ok := map[string]int{"a": 0, "crash": 3, "hang": 2}[what]; ok {
		return n
	}
	return 1
}

// TestPoolFlake checks that a crash that does not recur is a flake.
func TestPoolFlake(t *testing.T) {
	err := pool(t, 1, 1).Run(context.Background(), []Case{{Type: "crash once"}}, func(_ int, r *Result) {
		if r.Verdict != Flake || !strings.Contains(r.Detail, "at first crash: exit status 77") {
			t.Errorf("%s: %s", r.Verdict, r.Detail)
		}
	})
	if err != nil {
		t.Error(err)
	}
}

func TestPoolErrors(t *testing.T) {
	p := &Pool{Timeout: time.Second, Command: func() *exec.Cmd { return exec.Command(filepath.Join(t.TempDir(), "nothing")) }}
	if err := p.Run(context.Background(), []Case{{}}, func(int, *Result) { t.Error("a result") }); !errors.Is(err, ErrWorker) {
		t.Errorf("a worker that is not there: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(200*time.Millisecond, cancel)
	p = pool(t, 1, 1)
	p.Timeout = time.Hour
	if err := p.Run(ctx, []Case{{Type: "hang"}, {Type: "a"}}, func(int, *Result) { t.Error("a result") }); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
}

// picky fails blocks with an array of vec3.
type picky struct{}

func (picky) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		r := &Result{}
		if strings.Contains(cases[i].Type, "x vector<3xf32>") && strings.Contains(cases[i].Type, "array<") {
			r.Verdict = WrongRead
		}
		done(i, r)
	}
	return nil
}

func TestMinimize(t *testing.T) {
	c := Case{Rules: "std430", Class: "StorageBuffer", Probe: "read", Type: "!spirv.struct<(i32, !spirv.struct<(f32, " +
		"!spirv.array<4 x !spirv.struct<(!spirv.array<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> [RowMajor])>>, i64)>, vector<3xf32>)>"}
	least, r, err := Minimize(context.Background(), picky{}, c, &Result{Verdict: WrongRead})
	if err != nil || r.Verdict != WrongRead || least.Type != "!spirv.struct<(!spirv.array<1 x vector<3xf32>>)>" {
		t.Errorf("%v %v %v", least, r, err)
	}
}
