package farm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/spvc/spvc/runner/conform"
)

// problem waits until the server says that it cannot do something.
func problem(t *testing.T, s *Server, want string) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if err := s.Wait(expired()); err != nil {
			t.Fatalf("the server ends: %v", err)
		}
		if got := s.Snapshot().Problem; strings.Contains(got, want) {
			return
		} else if time.Now().After(end) {
			t.Fatalf("the problem is %q, not %q", got, want)
		}
	}
}

// expired returns a context that has ended. [Server.Wait] then says only whether the server has.
func expired() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

// TestStreamsFail takes a stream away while a run goes on, and brings it back: the server says what it cannot do, and goes on.
func TestStreamsFail(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ stream, problem string }{
		{workStream, "look for lost cases"},
		{resultsStream, "read results"},
	} {
		t.Run(row.stream, func(t *testing.T) {
			t.Parallel()
			s := testServer(t, func(o *ServerOptions) { o.Lease = time.Second })
			const n = 1000
			c, d := submit(t, s.URL(), "r", n), slow()
			testWorker(t, s.URL(), "w", d, nil)
			await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 100 })
			if err := s.js.DeleteStream(t.Context(), row.stream); err != nil {
				t.Fatal(err)
			}
			problem(t, s, row.problem)
			if err := s.streams(); err != nil {
				t.Fatal(err)
			}
			await(t, c, "r", isComplete)
			problem(t, s, "")
		})
	}
}

// TestPrepareFails submits a run whose queue cannot be filled at first.
func TestPrepareFails(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	if err := s.js.DeleteStream(t.Context(), workStream); err != nil {
		t.Fatal(err)
	}
	c := submit(t, s.URL(), "r", 100)
	problem(t, s, "fill the queue of the run r")
	if err := s.streams(); err != nil {
		t.Fatal(err)
	}
	testWorker(t, s.URL(), "w", newFake(), nil)
	await(t, c, "r", isComplete)
}

// TestStreamsGone has streams that do not come back: the server ends, so that who watches it starts it again.
func TestStreamsGone(t *testing.T) {
	t.Parallel()
	for name, brk := range map[string]func(*Server) error{
		"given up": func(s *Server) error { return s.engine.DisableJetStream() },
		"closed":   func(s *Server) error { s.nc.Close(); return nil },
	} {
		s := testServer(t, nil)
		if err := brk(s); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
		defer cancel()
		if err := s.Wait(ctx); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestEndFails has a run whose end fails for a while. Others end meanwhile, and it ends later.
func TestEndFails(t *testing.T) {
	t.Parallel()
	var fails atomic.Bool
	fails.Store(true)
	s := testServer(t, func(o *ServerOptions) {
		o.Ended = func(run, _, _ string) error {
			if run == "a" && fails.Load() {
				return errors.New("no history")
			}
			return nil
		}
	})
	c := submit(t, s.URL(), "a", 10)
	if err := c.Submit(t.Context(), testRun("b"), testIDs(10), &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	testWorker(t, s.URL(), "w", newFake(), nil)
	await(t, c, "b", isComplete)
	problem(t, s, "the run a: no history")
	if err := c.Cancel(t.Context(), "a"); err == nil || !strings.Contains(err.Error(), "no history") {
		t.Errorf("the end of a run that cannot end: %v", err)
	}
	fails.Store(false)
	await(t, c, "a", isComplete)
}

// TestCancelWhole cancels runs while results arrive. What is told of a folder at its end is all that it ever has.
func TestCancelWhole(t *testing.T) {
	t.Parallel()
	lines := func(dir string) int {
		data, err := os.ReadFile(filepath.Join(dir, "results.jsonl"))
		if err != nil {
			t.Error(err)
		}
		return bytes.Count(data, []byte("\n"))
	}
	var told int
	s := testServer(t, func(o *ServerOptions) {
		o.Ended = func(_, _, dir string) error {
			told = lines(dir)
			time.Sleep(1500 * time.Millisecond) // workers send each second
			return nil
		}
	})
	c := submit(t, s.URL(), "r", 20_000)
	testWorker(t, s.URL(), "w", slow(), nil)
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 50 })
	if err := c.Cancel(t.Context(), "r"); err != nil {
		t.Fatal(err)
	}
	r := await(t, c, "r", func(r *RunStatus) bool { return r.State == Canceled })
	if got := lines(filepath.Join(s.opt.Dir, "runs", "r", "fake")); got != told || r.Progress[0].Done != told {
		t.Errorf("the folder has %d results and %d count, but %d were there when the run ended", got, r.Progress[0].Done, told)
	}
}

// TestSameName submits other runs under the name of one that goes on: nothing of it is replaced.
func TestSameName(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 100
	c := submit(t, s.URL(), "r", n)
	others := make([]string, n)
	for i := range others {
		others[i] = fmt.Sprintf("v1/Uniform/std430/read/{f%d}", i)
	}
	more := testRun("r")
	more.Lanes = append(more.Lanes, Lane{"other", "other"})
	for _, row := range []struct {
		run *Run
		ids []string
		x   conform.Expectations
	}{
		{more, testIDs(n), conform.Expectations{}},
		{testRun("r"), testIDs(n), conform.Expectations{Skips: []conform.Entry{{Text: "v1/Uniform/*"}}}},
		{testRun("r"), others, conform.Expectations{}},
	} {
		if err := c.Submit(t.Context(), row.run, row.ids, &row.x); err == nil || !strings.Contains(err.Error(), "use another name") {
			t.Errorf("another run with the name: %v", err)
		}
	}
	if in, err := s.cases.Info(t.Context()); err != nil || in.State.Msgs != 2 {
		t.Errorf("%d messages describe one run, %v", in.State.Msgs, err)
	}
	d := newFake()
	testWorker(t, s.URL(), "w", d, nil)
	await(t, c, "r", isComplete)
	once(t, n, d)
}

// TestTogether submits, cancels and removes the same runs by several clients at once, while others ask for their state.
func TestTogether(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	testWorker(t, s.URL(), "w", newFake(), nil)
	const runs, clients = 12, 3
	var all errgroup.Group
	for range clients {
		c := testClient(t, s.URL())
		all.Go(func() error {
			for n := range runs {
				id := fmt.Sprintf("r%d", n)
				// Another client may have removed the run already, but none has submitted a different one.
				if err := c.Submit(t.Context(), testRun(id), testIDs(2000), &conform.Expectations{}); err != nil && !strings.Contains(err.Error(), "was removed") {
					return err
				}
				if _, err := c.Status(t.Context(), id); err != nil {
					return err
				}
				if err := c.Cancel(t.Context(), id); err != nil && !strings.Contains(err.Error(), "no run") {
					return err
				}
				if err := c.Remove(t.Context(), id); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := all.Wait(); err != nil {
		t.Fatal(err, s.Wait(expired()))
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
			t.Fatalf("%d consumers and %d messages of removed runs stay", in.State.Consumers, in.State.Msgs)
		}
	}
	if entries, err := os.ReadDir(filepath.Join(s.opt.Dir, "runs")); err != nil || len(entries) != 0 {
		t.Errorf("%d folders stay, %v", len(entries), err)
	}
}
