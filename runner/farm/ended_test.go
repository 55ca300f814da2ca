package farm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
)

var (
	endedRuns  = flag.Int("ended-runs", 40, "runs that have ended of TestManyEnded")
	endedCases = flag.Int("ended-cases", 5000, "cases of each of them")
)

// finished returns a server with a run of n cases that is complete, one of which fails.
func finished(t *testing.T, id string, n int, change func(*ServerOptions)) (*Server, *Client) {
	t.Helper()
	s := testServer(t, change)
	c := submit(t, s.URL(), id, n)
	runAll(t, s, c, id)
	return s, c
}

// runAll completes a run. Its case 7 fails.
func runAll(t *testing.T, s *Server, c *Client, id string) {
	t.Helper()
	d := newFake()
	d.run = func(_ context.Context, c *conform.Case) *conform.Result {
		if c.Type == testIDs(8)[7] {
			return &conform.Result{Verdict: conform.WrongRead, Detail: "wrong", Attempts: 2}
		}
		return &conform.Result{Verdict: conform.Pass, Attempts: 1}
	}
	stop := testWorker(t, s.URL(), "w", d, nil)
	await(t, c, id, isComplete)
	if err := stop(); err != nil {
		t.Error(err)
	}
}

// restarted closes a server and starts one in its folder.
func restarted(t *testing.T, s *Server) (*Server, *Client) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	again := testServer(t, func(o *ServerOptions) { *o = s.opt })
	return again, testClient(t, again.URL())
}

// TestEnded has a run that ended: the server keeps its counts only, and starts without its results. Without the file of counts it
// reads the results.
func TestEnded(t *testing.T) {
	t.Parallel()
	s, c := finished(t, "r", 100, nil)
	if r := s.runs["r"]; r.lanes != nil || r.list != nil || r.judge != nil {
		t.Error("the lanes of a run that ended stay in memory")
	}
	before := await(t, c, "r", isComplete)
	if p := before.Progress[0]; p.Done != 100 || p.Unexpected != 1 || len(p.Statuses) != 2 || p.Device == "" {
		t.Errorf("progress: %+v", p)
	}
	whole := func(c *Client) RunStatus {
		st, err := c.Status(t.Context(), "r")
		if err != nil || len(st.Runs) != 1 || len(st.Runs[0].Progress[0].Cells) != 1 {
			t.Fatalf("%+v, %v", st, err)
		}
		return st.Runs[0]
	}
	want, failures := whole(c), s.Recent()
	if cells := await(t, c, "r", isComplete).Progress[0].Cells; cells != nil {
		t.Errorf("the state of all runs has the cells of one that ended: %v", cells)
	}
	lane := filepath.Join(s.opt.Dir, "runs", "r", "fake")
	results, err := os.ReadFile(filepath.Join(lane, "results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for _, prepare := range []func() error{
		func() error { return os.WriteFile(filepath.Join(lane, "results.jsonl"), []byte("{damaged\n"), 0o666) },
		func() error {
			return errors.Join(os.WriteFile(filepath.Join(lane, "results.jsonl"), results, 0o666), os.Remove(filepath.Join(lane, "..", endedFile)))
		},
		func() error { return os.WriteFile(filepath.Join(lane, "..", endedFile), []byte("{"), 0o666) },
	} {
		if err := prepare(); err != nil {
			t.Fatal(err)
		}
		s, c = restarted(t, s)
		if got := whole(c); !reflect.DeepEqual(got, want) {
			t.Errorf("after a restart: %+v, not %+v", got, want)
		}
		if got := s.Recent(); len(got) != 1 || got[0].Card == nil || got[0].Record.ID != failures[0].Record.ID || got[0].Selector != "fake" {
			t.Errorf("failures after a restart: %+v", got)
		}
	}
	if err := c.Report(t.Context(), "r", t.TempDir(), func(*LaneStatus, string) error { return nil }); err != nil {
		t.Error(err)
	}
}

// TestRemove removes runs: none that has not ended, none twice under another meaning of its name.
func TestRemove(t *testing.T) {
	t.Parallel()
	s, c := finished(t, "r", 50, nil)
	dir := filepath.Join(s.opt.Dir, "runs")
	if err := c.Submit(t.Context(), testRun("going"), testIDs(10), &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{"going": "has not ended", "none": "no run"} {
		if err := c.Remove(t.Context(), id); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("removal of %s: %v", id, err)
		}
	}
	gone := func(id string) {
		t.Helper()
		if _, err := os.Stat(filepath.Join(dir, id)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("the folder of %s: %v", id, err)
		}
		if st, err := c.Status(t.Context(), id); err != nil || len(st.Runs) != 0 {
			t.Errorf("the state of %s: %+v, %v", id, st, err)
		}
		if err := c.Submit(t.Context(), testRun(id), testIDs(50), &conform.Expectations{}); err == nil || !strings.Contains(err.Error(), "was removed") {
			t.Errorf("the name %s again: %v", id, err)
		}
	}
	for range 2 { // a client may repeat a request whose answer is lost
		if err := c.Remove(t.Context(), "r"); err != nil {
			t.Error(err)
		}
		gone("r")
	}
	if in, err := s.cases.Info(t.Context()); err != nil || in.State.Msgs != 2 { // of the run that goes on
		t.Errorf("%d messages describe runs, %v", in.State.Msgs, err)
	}
	if len(s.Recent()) != 0 {
		t.Error("failures of a run that was removed stay")
	}
	// The server was killed while it removed a run; somebody removed the folder of another.
	if err := os.MkdirAll(filepath.Join(dir, "r", "fake"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(c.Cancel(t.Context(), "going"), os.RemoveAll(filepath.Join(dir, "going"))); err != nil {
		t.Fatal(err)
	}
	s, c = restarted(t, s)
	gone("r")
	gone("going")
}

// TestJournalsEnd has a worker that finds no more work of a run before the run ends: its journal goes, too.
func TestJournalsEnd(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	other, home := newRaw(t, s.URL(), "other"), t.TempDir()
	if err := other.join("r"); err != nil {
		t.Fatal(err)
	}
	spans := other.take("r", 1)
	other.hold(spans, nil)
	testWorker(t, s.URL(), "w", newFake(), func(o *WorkerOptions) { o.Home = home })
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done == 32 })
	for !idle(s, "w") {
		time.Sleep(20 * time.Millisecond)
	}
	other.pass(spans[0])
	await(t, c, "r", isComplete)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		entries, err := os.ReadDir(filepath.Join(home, "journal"))
		if err == nil && len(entries) == 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d files of journals stay, %v", len(entries), err)
		}
	}
}

// idle reports whether a board holds no cases.
func idle(s *Server, board string) bool {
	for _, b := range s.Snapshot().Boards {
		if b.Name == board {
			return b.Held == 0
		}
	}
	return false
}

// TestKeep keeps the newest runs that ended.
func TestKeep(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Keep = 2 })
	for n := range 4 {
		id := fmt.Sprintf("r%d", n)
		c := submit(t, s.URL(), id, 1)
		if err := c.Cancel(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	c := submit(t, s.URL(), "going", 1)
	await(t, c, "r3", func(*RunStatus) bool { return len(s.Snapshot().Runs) == 3 })
	for i, want := range []string{"r2", "r3", "going"} {
		if got := s.Snapshot().Runs[i].ID; got != want {
			t.Errorf("run %d is %s, not %s", i, got, want)
		}
	}
	if entries, err := os.ReadDir(filepath.Join(s.opt.Dir, "runs")); err != nil || len(entries) != 3 {
		t.Errorf("%d folders, %v", len(entries), err)
	}
}

// TestManyEnded starts a server with many runs that have ended. -ended-runs=1000 -ended-cases=127290 is a year of a rack.
func TestManyEnded(t *testing.T) {
	s, _ := finished(t, "first", *endedCases, nil)
	runs := filepath.Join(s.opt.Dir, "runs")
	for n := range *endedRuns {
		info := s.runs["first"].info
		info.ID, info.Start = fmt.Sprintf("r%d", n), info.Start.Add(time.Duration(n+1)*time.Hour)
		data, err := json.Marshal(&info)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.runsKV.Put(t.Context(), info.ID, data); err != nil {
			t.Fatal(err)
		}
		if err := linkAll(filepath.Join(runs, "first"), filepath.Join(runs, info.ID)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	q := &queueTest{t: t, dir: s.opt.Dir, address: strings.TrimPrefix(s.URL(), "nats://")}
	begin := time.Now()
	q.start()
	defer q.kill()
	q.await(s.URL())
	took, peak := time.Since(begin), q.peak()
	t.Logf("%d runs of %d cases: the server starts in %v and has at most %d MiB", *endedRuns, *endedCases, took.Round(time.Millisecond), peak)
	c := testClient(t, s.URL())
	st, err := c.Status(t.Context(), "")
	if err != nil || len(st.Runs) != shownEnded || st.Older != *endedRuns+1-shownEnded || st.Runs[shownEnded-1].ID != fmt.Sprintf("r%d", *endedRuns-1) {
		t.Fatalf("%d runs, %d older, %v", len(st.Runs), st.Older, err)
	}
	if st, err = c.Status(t.Context(), "first"); err != nil || len(st.Runs) != 1 || st.Older != 0 || len(st.Runs[0].Progress[0].Cells) != 1 {
		t.Errorf("the oldest run: %+v, %v", st, err)
	}
}

// linkAll makes a folder with links to the files of another.
func linkAll(from, to string) error {
	return filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		switch {
		case err != nil:
			return err
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, rel), 0o777)
		case bytes.HasPrefix([]byte(d.Name()), []byte(".")):
			return nil // a lock
		}
		return os.Link(path, filepath.Join(to, rel))
	})
}
