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
	_, c = restarted(t, s)
	gone("r")
	gone("going")
}

// TestJournalsEnd has a worker with the journal of a run that ended after the worker had found no more work of it: the journal goes.
func TestJournalsEnd(t *testing.T) {
	t.Parallel()
	s, _ := finished(t, "r", 10, nil)
	home := t.TempDir()
	testWorker(t, s.URL(), "later", newFake(), func(o *WorkerOptions) { o.Home = home })
	for end := time.Now().Add(20 * time.Second); len(s.Snapshot().Boards) < 2; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the worker does not start")
		}
	}
	for _, name := range []string{"r-0.jsonl", "r-0.jsonl" + sentSuffix, "other-0.jsonl"} {
		if err := os.WriteFile(filepath.Join(home, "journal", name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		entries, err := os.ReadDir(filepath.Join(home, "journal"))
		if err == nil && len(entries) == 1 && entries[0].Name() == "other-0.jsonl" {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d files of journals stay, %v", len(entries), err)
		}
	}
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

// TestClosing has a run that is about to end: nobody gets further cases of it, or joins it.
func TestClosing(t *testing.T) {
	t.Parallel()
	var during func()
	s := testServer(t, func(o *ServerOptions) { o.Ended = func(_, _, _ string) error { during(); return nil } })
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	w := newRaw(t, s.URL(), "w")
	if err := w.join("r"); err != nil {
		t.Fatal(err)
	}
	spans := w.take("r", 2)
	w.hold(spans[:1], spans[:1])
	called := false
	during = func() {
		called = true
		if got := w.hold(spans, nil); got[0].Verdict != verdictRun || got[1].Verdict != verdictWait {
			t.Errorf("the grains of a run that ends: %+v", got)
		}
		if err := newRaw(t, s.URL(), "late").join("r"); err == nil || !strings.Contains(err.Error(), "does not run") {
			t.Errorf("a board joins a run that ends: %v", err)
		}
	}
	if err := c.Cancel(t.Context(), "r"); err != nil || !called {
		t.Fatal(called, err)
	}
	if got := w.hold(spans, nil); got[0].Verdict != verdictDone || got[1].Verdict != verdictDone {
		t.Errorf("the grains of a run that has ended: %+v", got)
	}
	// A worker starts again that was at work on the run when it ended.
	w.board.Life = "w-2"
	if err := w.join("r", spans[0]); err == nil || !strings.Contains(err.Error(), "does not run") {
		t.Errorf("a board joins a run that has ended: %v", err)
	}
}

// TestJoinLate has a board that joins while the server ends: the server makes no folder that nobody would close.
func TestJoinLate(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	s.end()
	board := newRaw(t, s.URL(), "w").board
	if got, ok := s.join(&joinRequest{Board: board, Run: "r"}).(answer); !ok || !strings.Contains(got.Error, "the server ends") {
		t.Errorf("the answer: %+v", got)
	}
}

// TestForeignFolder submits a run under the name of one whose results are there, though the list of runs is lost.
func TestForeignFolder(t *testing.T) {
	t.Parallel()
	s, _ := finished(t, "r", 10, nil)
	if err := s.runsKV.Purge(t.Context(), "r"); err != nil {
		t.Fatal(err)
	}
	s, c := restarted(t, s)
	if err := c.Submit(t.Context(), testRun("r"), testIDs(20), &conform.Expectations{}); err == nil || !strings.Contains(err.Error(), "results of another run") {
		t.Errorf("%v", err)
	}
	if in, err := s.cases.Info(t.Context()); err != nil || in.State.Msgs != 0 {
		t.Errorf("%d messages describe a run that the server refuses, %v", in.State.Msgs, err)
	}
}
