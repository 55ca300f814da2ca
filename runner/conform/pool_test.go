//go:build cgo

package conform

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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
		case "crash with child":
			// The child keeps the output open.
			child := exec.Command("sleep", "8")
			child.Stdout, child.Stderr = os.Stdout, os.Stderr
			if child.Start() == nil {
				os.Exit(77)
			}
		case "noise":
			os.Stdout.WriteString("{\"case\": 7}\nSIGH\n")
			os.Stderr.WriteString("driver: a warning\n")
			done(i, &Result{})
		case "wrong once":
			if os.Getenv("__GL_SHADER_DISK_CACHE") != "0" { // make test disables the cache of Mesa itself
				done(i, &Result{Verdict: WrongRead, Detail: "b", Seconds: 1, Attempts: 1})
			} else {
				done(i, &Result{Seconds: 2, Attempts: 1})
			}
		case "process":
			done(i, &Result{Detail: strconv.Itoa(os.Getpid())})
		case "another":
			done(i+7, &Result{})
		case "none":
			done(i, nil)
		case "none again":
			if os.Getenv("__GL_SHADER_DISK_CACHE") != "0" {
				done(i, &Result{Verdict: WrongRead})
			} else {
				done(i, nil)
			}
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
			if n := attempts(what[i]); r.Attempts != n || n > 1 && (r.Seconds <= 0 || r.Seconds > 60) {
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
// gave no result; the fake runner counts nothing.
func attempts(what string) int { return map[string]int{"crash": 2, "hang": 1}[what] }

// TestPoolAgain checks that failed cases run again in a process without caches, that what
// drivers print does no harm, and that each worker reports results in time for all of that.
func TestPoolAgain(t *testing.T) {
	t.Parallel()
	cases := []Case{{Type: "noise"}, {Type: "wrong once"}, {Type: "noise"}, {Type: "a"}}
	want := []Verdict{Pass, Flake, Pass, Pass}
	n := 0
	err := pool(t, 1, len(cases)).Run(t.Context(), cases, func(i int, r *Result) {
		if n++; r.Verdict != want[i] {
			t.Errorf("%q is %s (%s), want %s", cases[i].Type, r.Verdict, r.Detail, want[i])
		}
		if r.Verdict == Flake && (r.Detail != "passed when run again; at first wrong read: b" || r.Seconds != 3 || r.Attempts != 2) {
			t.Errorf("%+v", r)
		}
	})
	if err != nil || n != len(cases) {
		t.Errorf("%d results, %v", n, err)
	}
}

// TestPoolMessages has workers that send the result of another case, or none, at first or when a failed case runs
// again.
func TestPoolMessages(t *testing.T) {
	t.Parallel()
	for _, what := range []string{"another", "none", "none again"} {
		got := 0
		err := pool(t, 1, 2).Run(t.Context(), []Case{{Type: "a"}, {Type: what}, {Type: "b"}}, func(i int, _ *Result) { got = 10*got + i + 1 })
		if !errors.Is(err, errMessage) || got != 1 {
			t.Errorf("%s: %v, results %d", what, err, got)
		}
	}
}

// TestPoolChild crashes a worker whose driver has started another process. That one must not
// keep the Pool from seeing the crash.
func TestPoolChild(t *testing.T) {
	t.Parallel()
	err := pool(t, 1, 1).Run(t.Context(), []Case{{Type: "crash with child"}}, func(_ int, r *Result) {
		if r.Verdict != Crash || r.Detail != "exit status 77" {
			t.Errorf("%s: %s", r.Verdict, r.Detail)
		}
	})
	if err != nil {
		t.Error(err)
	}
}

// TestPoolOpens uses workers that cannot open their device, at first or at all.
func TestPoolOpens(t *testing.T) {
	t.Parallel()
	for fails, want := range []string{"", "", "", "the conform worker does not start: exit status 3: no device (the last of 3 attempts in "} {
		p := pool(t, 1, 1)
		command, started := p.Command, 0
		p.Command = func() *exec.Cmd {
			if started++; started <= fails {
				return exec.Command("sh", "-c", "echo no device >&2; exit 3")
			}
			return command()
		}
		results := 0
		err := p.Run(t.Context(), []Case{{Type: "a"}}, func(int, *Result) { results++ })
		if want == "" && (err != nil || results != 1) {
			t.Errorf("after %d failures: %d results, %v", fails, results, err)
		} else if want != "" && (!errors.Is(err, ErrWorker) || !strings.HasPrefix(err.Error(), want) || results != 0) {
			t.Errorf("after %d failures: %d results, %v; want %s", fails, results, err, want)
		}
	}
	// A worker of another version does not say that it is ready.
	p := pool(t, 1, 1)
	p.Command = func() *exec.Cmd { return exec.Command("sh", "-c", `echo '{"case":0}' >&3; sleep 60`) }
	if err := p.Run(t.Context(), []Case{{Type: "a"}}, func(int, *Result) {}); !errors.Is(err, ErrWorker) || !errors.Is(err, errMessage) {
		t.Errorf("another version: %v", err)
	}
}

// TestPersist checks that attempts go on until patience is over, three at least.
func TestPersist(t *testing.T) {
	t.Parallel()
	no := errors.New("no")
	for _, row := range []struct {
		patience    time.Duration
		works       int // the first attempt that succeeds
		least, most int // number of attempts
	}{{0, 1, 1, 1}, {0, 3, 3, 3}, {0, 100, 3, 3}, {time.Second, 4, 4, 4}, {time.Second, 100, 4, 6}} {
		n := 0
		err := persist(t.Context(), row.patience, func(k int) error {
			if n++; k != n-1 {
				t.Errorf("attempt %d has number %d", n, k)
			}
			if n == row.works {
				return nil
			}
			return no
		})
		if n < row.least || n > row.most || (err == nil) != (n == row.works) || err != nil && !errors.Is(err, no) {
			t.Errorf("%+v: %d attempts, %v", row, n, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	n := 0
	err := persist(ctx, time.Hour, func(int) error {
		if n++; n == 4 {
			time.AfterFunc(time.Millisecond, cancel) // ends the pause of 400 ms after the attempt
		}
		return no
	})
	if !errors.Is(err, context.Canceled) || n != 4 {
		t.Errorf("canceled: %d attempts, %v", n, err)
	}
}

// TestOutput checks what is kept of a worker's output.
func TestOutput(t *testing.T) {
	flood := strings.Repeat("driver: noise\n", 10_000)
	const trace = "\nPC=0x1\ngoroutine 1\n"
	for text, want := range map[string]string{
		"":                            "",
		"\n a\nb\n":                   "a",
		"a\n\nSIGABRT: abort" + trace: "a: SIGABRT: abort",
		"a\nb: failed\nfatal error: unexpected signal" + trace: "b: failed: fatal error: unexpected signal",
		"panic: oh" + trace: "panic: oh",
		"first\n" + flood:   "first",
		flood + "b: failed\nSIGSEGV: segmentation violation" + trace:       "b: failed: SIGSEGV: segmentation violation",
		"b: failed\nSIGSEGV: segmentation violation" + trace + flood[:900]: "b: failed: SIGSEGV: segmentation violation",
	} {
		var o output
		for part := text; part != ""; {
			n := min(len(part), 1000)
			if k, err := o.Write([]byte(part[:n])); k != n || err != nil {
				t.Fatal(k, err)
			}
			part = part[n:]
		}
		if got := o.summary(); got != want {
			t.Errorf("%.60q: %q, want %q", text, got, want)
		}
		if len(o.head)+len(o.tail) > 3*maxOutput {
			t.Errorf("%d bytes are kept", len(o.head)+len(o.tail))
		}
		if o.reset(); o.summary() != "" {
			t.Errorf("after reset: %q", o.summary())
		}
	}
}

// TestPoolOutput crashes after a case that prints: the message of the crash has nothing of that.
func TestPoolOutput(t *testing.T) {
	t.Parallel()
	details := map[int]string{}
	err := pool(t, 1, 3).Run(t.Context(), []Case{{Type: "a"}, {Type: "noise"}, {Type: "crash"}}, func(i int, r *Result) { details[i] = r.Detail })
	if err != nil || details[2] != "exit status 77: the driver fell over" {
		t.Errorf("%v, %v", err, details)
	}
}

// TestOutputBound checks how much of the end of an output is kept: twice the bound, and the bound once it is more.
func TestOutputBound(t *testing.T) {
	t.Parallel()
	var o output
	for _, c := range []struct{ more, tail int }{{maxOutput, 0}, {maxOutput, maxOutput}, {maxOutput, 2 * maxOutput}, {1, maxOutput}, {2, maxOutput + 2}} {
		o.Write(bytes.Repeat([]byte("x"), c.more))
		if len(o.head) != maxOutput || len(o.tail) != c.tail {
			t.Errorf("%d bytes more: %d and %d are kept, want %d", c.more, len(o.head), len(o.tail), c.tail)
		}
	}
}

// TestProcessEnds checks what a worker's pipe says when it holds no message, and when it is closed by a process
// that goes on.
func TestProcessEnds(t *testing.T) {
	t.Parallel()
	if _, err := launch(&exec.Cmd{Path: "sh", Stdin: strings.NewReader("")}); err == nil || !strings.Contains(err.Error(), "Stdin already set") {
		t.Errorf("a command with an input of its own: %v", err)
	}
	p := &process{lines: make(chan []byte, 1), ended: make(chan struct{})}
	p.lines <- []byte("no message")
	if m, err := p.next(t.Context(), time.Hour); m != nil || err == nil || !strings.Contains(err.Error(), "invalid character") {
		t.Errorf("a line that is no message: %v, %v", m, err)
	}
	close(p.lines)
	if m, err := p.next(t.Context(), time.Millisecond); m != nil || !errors.Is(err, errHung) {
		t.Errorf("a process that closes its pipe and goes on: %v, %v", m, err)
	}
	close(p.ended)
	if m, err := p.next(t.Context(), time.Hour); m != nil || err == nil || err.Error() != "it ended" {
		t.Errorf("a process that ended: %v, %v", m, err)
	}
}

// TestPoolCanceled checks that a worker that is canceled while it opens its device says only that.
func TestPoolCanceled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	p := pool(t, 1, 1)
	p.Command = func() *exec.Cmd { cancel(); return exec.Command("sleep", "60") }
	if err := p.Run(ctx, []Case{{Type: "a"}}, func(int, *Result) { t.Error("a result") }); !errors.Is(err, context.Canceled) || errors.Is(err, ErrWorker) {
		t.Errorf("canceled while it opens: %v", err)
	}
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

// always gives every case the same verdict.
type always Verdict

func (v always) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		done(i, &Result{Verdict: Verdict(v)})
	}
	return nil
}

func TestMinimize(t *testing.T) {
	for _, v := range []Verdict{Timeout, Flake} {
		c, first := Case{Rules: "std430", Class: "StorageBuffer", Probe: "read", Type: "{f;f}"}, &Result{Verdict: v}
		if least, r, err := Minimize(t.Context(), always(v), c, first); err != nil || r != first || least != c {
			t.Errorf("%s: %v %v %v", v, least, r, err)
		}
	}
	c := Case{Rules: "std430", Class: "StorageBuffer", Probe: "read", Type: "!spirv.struct<(i32, !spirv.struct<(f32, " +
		"!spirv.array<4 x !spirv.struct<(!spirv.array<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> [RowMajor])>>, i64)>, vector<3xf32>)>"}
	least, r, err := Minimize(context.Background(), picky{}, c, &Result{Verdict: WrongRead})
	if err != nil || r.Verdict != WrongRead || least.Type != "!spirv.struct<(!spirv.array<1 x vector<3xf32>>)>" {
		t.Errorf("%v %v %v", least, r, err)
	}
}

// TestMinimizeErrors has a case without a block, and a runner that fails: the case stays as it is.
func TestMinimizeErrors(t *testing.T) {
	first := &Result{Verdict: WrongRead}
	fails := errors.New("the runner fails")
	for _, row := range []struct {
		run  Runner
		text string
		err  error
	}{{always(WrongRead), "nothing", nil}, {naming{fails}, "{f;f}", fails}} {
		c := Case{Rules: "std430", Class: "StorageBuffer", Probe: "read", Type: row.text}
		if least, r, err := Minimize(t.Context(), row.run, c, first); err != row.err || r != first || least != c {
			t.Errorf("%s: %v %v %v", row.text, least, r, err)
		}
	}
}

// builder fails all cases, and builds them first.
type builder struct{ t *testing.T }

func (b builder) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		r := &Result{Verdict: WrongRead}
		if _, err := build(newContext(), &cases[i], capable().Env()); err != nil {
			if r = failure(err, Rejected); r.Verdict == Rejected && cases[i].Probe != Size.String() {
				b.t.Errorf("%s: %v", cases[i].ID(), err)
			}
		}
		done(i, r)
	}
	return nil
}

// TestMinimizeOptions makes cases of all probes with options smaller: what fails in every
// case fails in the smallest without options.
func TestMinimizeOptions(t *testing.T) {
	t.Parallel()
	for i, c := range optionCases(DefaultClasses()) {
		if c.Options == "" || i%150 != 0 {
			continue
		}
		least, _, err := Minimize(t.Context(), builder{t}, c.Resolved(), &Result{Verdict: WrongRead})
		if p, planErr := least.plan(newContext()); planErr != nil || err != nil || least.Options != "" || least.Dynamic || len(p.typ.Members()) != 1 {
			t.Errorf("%s: %v, %s", c.ID(), err, least.ID())
		}
	}
	// A failure that needs an option keeps it, and what the option needs.
	c := Case{Rules: "std430", Class: "StorageBuffer", Probe: "read", Options: "array=3+index=computed+q=coherent.volatile", Type: "{f;v3f}"}
	least, _, err := Minimize(t.Context(), needing("index"), c, &Result{Verdict: WrongRead})
	if err != nil || least.Options != "array=2+index=computed" {
		t.Errorf("%v %v", least, err)
	}
	least, _, err = Minimize(t.Context(), needing("volatile"), c, &Result{Verdict: WrongRead})
	if err != nil || least.Options != "q=volatile" {
		t.Errorf("%v %v", least, err)
	}
}

// needing fails cases whose options contain a text.
type needing string

func (n needing) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		r := &Result{}
		if strings.Contains(cases[i].Options, string(n)) {
			r.Verdict = WrongRead
		}
		done(i, r)
	}
	return nil
}
