package farm

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
)

// testServer starts a server in a folder of its own.
func testServer(t *testing.T, change func(*ServerOptions)) *Server {
	t.Helper()
	o := ServerOptions{Dir: t.TempDir(), Listen: "127.0.0.1:0", Lease: 10 * time.Second}
	if change != nil {
		change(&o)
	}
	s, err := Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// fakeDevice runs cases without a device, and counts how often it ran each.
type fakeDevice struct {
	mu  sync.Mutex
	ran map[string]int
	// run returns the result of a case.
	run func(ctx context.Context, c *conform.Case) *conform.Result
}

func newFake() *fakeDevice {
	return &fakeDevice{ran: map[string]int{}, run: func(context.Context, *conform.Case) *conform.Result {
		return &conform.Result{Verdict: conform.Pass, Attempts: 1}
	}}
}

// RunBatches implements Executor.
func (d *fakeDevice) RunBatches(ctx context.Context, work <-chan conform.Batch) error {
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case b, ok := <-work:
			if !ok {
				return nil
			}
			for i := range b.Cases {
				if r := d.run(ctx, &b.Cases[i]); ctx.Err() == nil && r != nil {
					d.mu.Lock()
					d.ran[b.Cases[i].Type]++
					d.mu.Unlock()
					b.Done(i, r)
				}
			}
		}
	}
}

// testCard is the device of boards in tests.
func testCard() conform.DeviceCard {
	return conform.DeviceCard{Name: "fake", Driver: "fake", DriverInfo: "1.0", DriverVersion: 1, API: "1.3.0"}
}

// testWorker starts a worker, and returns a function that stops it and returns its error.
func testWorker(t *testing.T, url, name string, d *fakeDevice, change func(*WorkerOptions)) (stop func() error) {
	t.Helper()
	nc, err := Connect(url, "", "")
	if err != nil {
		t.Fatal(err)
	}
	o := WorkerOptions{
		Name: name, Home: t.TempDir(), Device: testCard(), Serves: func(s string) bool { return s == "fake" }, Jobs: 1,
		Open: func(time.Duration) (Executor, error) { return d, nil }, Log: func(line string) { t.Log(name + ": " + line) },
		parse: func(ids []string) ([]conform.Case, error) {
			var out []conform.Case
			for _, id := range ids {
				out = append(out, conform.Case{Type: id})
			}
			return out, nil
		},
	}
	if change != nil {
		change(&o)
	}
	w, err := NewWorker(nc, o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context()) // all workers of a test end together
	ended := make(chan error, 1)
	go func() { ended <- w.Run(ctx) }()
	stop = sync.OnceValue(func() error {
		cancel()
		err := <-ended
		nc.Close()
		return err
	})
	t.Cleanup(func() { stop() })
	return stop
}

// testClient connects a client.
func testClient(t *testing.T, url string) *Client {
	t.Helper()
	nc, err := Connect(url, "", "")
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewClient(nc)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

// testIDs returns n names of cases.
func testIDs(n int) []string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("v1/Uniform/std140/read/{f%d}", i)
	}
	return ids
}

// testRun describes a run on fake devices.
func testRun(id string) *Run {
	return &Run{ID: id, Start: time.Now(), Lanes: []Lane{{"fake", "fake"}}, Timeout: time.Second}
}

// submit submits n cases.
func submit(t *testing.T, url, id string, n int) *Client {
	t.Helper()
	c := testClient(t, url)
	if err := c.Submit(t.Context(), testRun(id), testIDs(n), &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	return c
}

// await waits until the status of a run satisfies a condition.
func await(t *testing.T, c *Client, id string, until func(*RunStatus) bool) *RunStatus {
	t.Helper()
	var last *RunStatus
	for end := time.Now().Add(90 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		s, err := c.Status(t.Context(), "")
		if err != nil {
			continue // the server may start
		}
		for i := range s.Runs {
			if last = &s.Runs[i]; last.ID == id && until(last) {
				return last
			}
		}
	}
	data, err := json.Marshal(last)
	t.Fatalf("the run %s stays %s (%v)", id, data, err)
	return nil
}

func isComplete(r *RunStatus) bool { return r.State == Complete }

// TestFarm runs the cases of a run on two boards: each runs once, and the folder is that of a run of spvc conform.
func TestFarm(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 3000
	c := submit(t, s.URL(), "one", n)
	a, b := newFake(), newFake()
	b.run = func(_ context.Context, c *conform.Case) *conform.Result {
		if c.Type == testIDs(8)[7] {
			return &conform.Result{Verdict: conform.WrongRead, Detail: "wrong", Attempts: 2}
		}
		return &conform.Result{Verdict: conform.Pass, Attempts: 1}
	}
	a.run = b.run
	testWorker(t, s.URL(), "a", a, nil)
	testWorker(t, s.URL(), "b", b, nil)
	r := await(t, c, "one", isComplete)
	// A worker sends results again when their acknowledgment is late, so there may be duplicates, which do not count.
	if p := &r.Progress[0]; p.Done != n || p.Unexpected != 1 {
		t.Errorf("status: %+v", p)
	}
	for i, id := range testIDs(n) {
		if got := a.ran[id] + b.ran[id]; got != 1 {
			t.Errorf("case %d ran %d times", i, got)
		}
	}
	dir := t.TempDir()
	err := c.Report(t.Context(), "one", dir, func(l *LaneStatus, dir string) error {
		f, err := conform.ReadFolder(dir)
		if err != nil {
			return err
		}
		if len(f.Records) != n || len(f.IDs) != n || f.Info.Device.String() != l.Device {
			t.Errorf("the folder has %d records of %d cases of %s", len(f.Records), len(f.IDs), f.Info.Device.String())
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(filepath.Join(s.opt.Dir, "runs", "one", "fake", "failures.csv")); err != nil || string(text) != testIDs(8)[7]+",Fail\n" {
		t.Errorf("failures.csv has %q, %v", text, err)
	}
}

// TestCancelEarly cancels runs whose queue the server still fills: they stay canceled.
func TestCancelEarly(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	for n := range 40 {
		id := fmt.Sprintf("r%d", n)
		c := submit(t, s.URL(), id, 1)
		time.Sleep(time.Duration(n%20) * 200 * time.Microsecond) // the time that filling the queue takes is in this range
		if err := c.Cancel(t.Context(), id); err != nil {
			t.Fatal(err, context.Cause(s.ctx))
		}
	}
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		in, err := s.work.Info(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if in.State.Consumers == 0 && in.State.Msgs == 0 {
			break
		}
		if time.Now().After(end) {
			t.Errorf("%d consumers and %d messages of canceled runs stay", in.State.Consumers, in.State.Msgs)
			break
		}
	}
	status, err := testClient(t, s.URL()).Status(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range status.Runs {
		if r.State != Canceled {
			t.Errorf("the run %s is %s", r.ID, r.State)
		}
	}
}
