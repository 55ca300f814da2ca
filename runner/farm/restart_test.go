package farm

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
)

// slow is a device whose cases take some time.
func slow() *fakeDevice {
	d := newFake()
	d.run = func(context.Context, *conform.Case) *conform.Result {
		time.Sleep(2 * time.Millisecond)
		return &conform.Result{Verdict: conform.Pass, Attempts: 1}
	}
	return d
}

// once checks that each case ran once.
func once(t *testing.T, n int, devices ...*fakeDevice) {
	t.Helper()
	for i, id := range testIDs(n) {
		ran := 0
		for _, d := range devices {
			d.mu.Lock()
			ran += d.ran[id]
			d.mu.Unlock()
		}
		if ran != 1 {
			t.Errorf("case %d ran %d times", i, ran)
		}
	}
}

// TestServerRestart ends the server while a worker works, and starts it again at the same address.
func TestServerRestart(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 1500
	c, d := submit(t, s.URL(), "r", n), slow()
	testWorker(t, s.URL(), "w", d, nil)
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 200 })
	o, address := s.opt, strings.TrimPrefix(s.URL(), "nats://")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond)
	o.Listen = address
	again, err := Start(o)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	await(t, c, "r", isComplete)
	once(t, n, d)
	if _, err := Start(o); !errors.Is(err, ErrServed) {
		t.Errorf("a second server in the folder: %v", err)
	}
}

// TestPreparing ends a server while the queue of a run is half full.
func TestPreparing(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 3000
	c := submit(t, s.URL(), "r", n)
	await(t, c, "r", isRunning)
	if err := s.setState(s.runs["r"], Preparing); err != nil {
		t.Fatal(err)
	}
	in, err := s.work.Info(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for seq := in.State.LastSeq; seq > in.State.LastSeq-20; seq-- {
		if err := s.work.DeleteMsg(t.Context(), seq); err != nil {
			t.Fatal(err)
		}
	}
	o, address := s.opt, strings.TrimPrefix(s.URL(), "nats://")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	o.Listen = address
	again, err := Start(o)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	d := newFake()
	testWorker(t, again.URL(), "w", d, nil)
	await(t, c, "r", isComplete)
	once(t, n, d)
}

// TestLostQueue loses the queue of a run, as a machine may that loses its power.
func TestLostQueue(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Lease = time.Second })
	c := submit(t, s.URL(), "r", 500)
	await(t, c, "r", isRunning)
	if err := s.work.Purge(t.Context()); err != nil {
		t.Fatal(err)
	}
	d := newFake()
	testWorker(t, s.URL(), "w", d, nil)
	await(t, c, "r", isComplete)
	once(t, 500, d)
}

// TestWorkerRestart stops a worker in order, and starts it again.
func TestWorkerRestart(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Lease = time.Minute })
	const n = 1000
	c, d, home := submit(t, s.URL(), "r", n), slow(), t.TempDir()
	inHome := func(o *WorkerOptions) { o.Home = home }
	stop := testWorker(t, s.URL(), "w", d, inHome)
	r := await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 100 })
	if err := stop(); err != nil {
		t.Error(err)
	}
	if r.State != Running {
		t.Fatal("the run ended too early")
	}
	testWorker(t, s.URL(), "w", d, inHome)
	await(t, c, "r", isComplete) // long before a lease runs out
	once(t, n, d)
}

// TestUnsent starts a worker with a journal that a killed process left: a result that was not sent, a line that is damaged, and one that
// is not complete.
func TestUnsent(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	dead := newRaw(t, s.URL(), "w")
	if err := dead.join("r"); err != nil { // makes the folder of the device
		t.Fatal(err)
	}
	home, d := t.TempDir(), newFake()
	journals := filepath.Join(home, "journal")
	line := `{"i":5,"a":1,"r":{"verdict":"wrong read","detail":"from the journal"}}` + "\n"
	err := errors.Join(os.Mkdir(journals, 0o777), os.WriteFile(filepath.Join(home, "id"), []byte("w"), 0o666),
		os.WriteFile(filepath.Join(journals, "r-0.jsonl"), []byte(`{"begin":{"run":"r","lane":0,"from":0,"to":32}}`+"\n\x00\x00\x00\n"+line+`{"i":6,"a":1,"r":{"ver`), 0o666))
	if err != nil {
		t.Fatal(err)
	}
	testWorker(t, s.URL(), "w", d, func(o *WorkerOptions) { o.Home = home })
	r := await(t, c, "r", isComplete)
	if p := r.Progress[0]; d.ran[testIDs(6)[5]] != 0 || d.ran[testIDs(7)[6]] != 1 || p.Unexpected != 1 {
		t.Errorf("the case of the journal ran %d times, the next one %d; %+v", d.ran[testIDs(6)[5]], d.ran[testIDs(7)[6]], p)
	}
}

// TestCancel ends a run while a worker works.
func TestCancel(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c, d, home := submit(t, s.URL(), "r", 100_000), slow(), t.TempDir()
	testWorker(t, s.URL(), "w", d, func(o *WorkerOptions) { o.Home = home })
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 50 })
	if err := c.Cancel(t.Context(), "r"); err != nil {
		t.Fatal(err)
	}
	await(t, c, "r", func(r *RunStatus) bool { return r.State == Canceled })
	if err := c.Cancel(t.Context(), "x"); !errors.Is(err, ErrServer) {
		t.Errorf("a run that does not exist: %v", err)
	}
	// The worker goes on with the next run.
	if err := c.Submit(t.Context(), testRun("next"), testIDs(100), &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	await(t, c, "next", isComplete)
	if _, err := os.Stat(filepath.Join(home, "journal", "r-0.jsonl")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the journal of the canceled run: %v", err)
	}
	in, err := s.work.Info(t.Context())
	if err != nil || in.State.Msgs != 0 {
		t.Errorf("the queue has %d messages, %v", in.State.Msgs, err)
	}
}

// TestRefused has boards with another version of the driver, for runs that permit it and that do not.
func TestRefused(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	if err := newRaw(t, s.URL(), "a").join("r"); err != nil {
		t.Fatal(err)
	}
	b := newRaw(t, s.URL(), "b")
	b.board.Device.DriverVersion++
	if err := b.join("r"); kindOf(err) != kindRefused {
		t.Errorf("another version of the driver: %v", err)
	}
	r := await(t, c, "r", isRunning)
	if x := r.Progress[0].Refused; len(x) != 1 || x[0].Board != "b" || !strings.Contains(x[0].Why, "--mixed") {
		t.Errorf("refused: %+v", x)
	}
	mixed := testRun("mixed")
	mixed.Mixed = true
	if err := c.Submit(t.Context(), mixed, testIDs(64), &conform.Expectations{}); err != nil {
		t.Fatal(err)
	}
	await(t, c, "mixed", isRunning)
	if err := errors.Join(newRaw(t, s.URL(), "c").join("mixed"), b.join("mixed")); err != nil {
		t.Error(err)
	}
}

// TestSubmitRefused has runs that the server does not take.
func TestSubmitRefused(t *testing.T) {
	t.Parallel()
	var free atomic.Int64
	free.Store(1 << 40)
	s := testServer(t, func(o *ServerOptions) {
		o.Reserve = 1 << 30
		o.Free = func(string) (int64, error) { return free.Load(), nil }
	})
	c := submit(t, s.URL(), "r", 10)
	x := &conform.Expectations{}
	for _, row := range []struct {
		want   string
		ids    int
		change func(*Run)
	}{
		{"other cases", 11, func(r *Run) { r.ID = "r" }},
		{"must have 1 to 64 letters", 10, func(r *Run) { r.ID = "a/b" }},
		{"0 cases", 0, nil},
		{"0 devices", 10, func(r *Run) { r.Lanes = nil }},
		{"not its own", 10, func(r *Run) { r.Lanes = append(r.Lanes, r.Lanes[0]) }},
		{"time limit", 10, func(r *Run) { r.Timeout = 0 }},
		{"a grain", 10, func(r *Run) { r.Grain = 7 }},
	} {
		r := testRun("new")
		if row.change != nil {
			row.change(r)
		}
		if err := c.Submit(t.Context(), r, testIDs(row.ids), x); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v", row.want, err)
		}
	}
	if err := c.Submit(t.Context(), testRun("r"), testIDs(10), x); err != nil {
		t.Errorf("the same run again: %v", err)
	}
	lost := testRun("lost")
	lost.Version, lost.Cases, lost.Grain, lost.Hash, lost.ExpectationsHash = protocolVersion, 10, 32, "0", "0"
	if err := ask(t.Context(), c.nc, requestLimit, subjectSubmit, lost, new(answer)); !errors.Is(err, ErrServer) {
		t.Errorf("a run without cases: %v", err)
	}
	free.Store(0)
	await(t, c, "r", func(*RunStatus) bool { st, err := c.Status(t.Context(), ""); return err == nil && st.Problem != "" })
	if err := c.Submit(t.Context(), testRun("full"), testIDs(10), x); err == nil || !strings.Contains(err.Error(), "reserve") {
		t.Errorf("a full disk: %v", err)
	}
}

// fullAppender is the results of a lane on a disk that is full for a while.
type fullAppender struct {
	appender
	full *atomic.Bool
}

func (a fullAppender) Append(lines []byte) error {
	if a.full.Load() {
		return syscall.ENOSPC
	}
	return a.appender.Append(lines)
}

// TestServerFull fills the disk of the server: results wait in their stream, and the server says so.
func TestServerFull(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 600
	c, d := submit(t, s.URL(), "r", n), slow()
	testWorker(t, s.URL(), "w", d, nil)
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 0 })
	var full atomic.Bool
	full.Store(true)
	s.writing.Lock()
	s.mu.Lock()
	l := s.runs["r"].lanes[0]
	l.out = fullAppender{l.out, &full}
	s.mu.Unlock()
	s.writing.Unlock()
	await(t, c, "r", func(*RunStatus) bool {
		st, err := c.Status(t.Context(), "")
		return err == nil && strings.Contains(st.Problem, "no space")
	})
	full.Store(false)
	await(t, c, "r", isComplete)
	once(t, n, d)
}

// fullFile is a journal on a disk that is full for a while.
type fullFile struct {
	journalFile
	full *atomic.Bool
}

func (f fullFile) Write(data []byte) (int, error) {
	if f.full.Load() {
		n, err := f.journalFile.Write(data[:len(data)/2])
		return n, errors.Join(err, syscall.ENOSPC)
	}
	return f.journalFile.Write(data)
}

// TestWorkerFull fills the disk of a worker: it sends what it has, takes no more work, says so, and goes on later.
func TestWorkerFull(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const n = 600
	c, d, home := submit(t, s.URL(), "r", n), slow(), t.TempDir()
	var full atomic.Bool
	testWorker(t, s.URL(), "w", d, func(o *WorkerOptions) {
		o.Home, o.KeepJournals = home, true
		o.openJournal = func(name string) (journalFile, error) {
			f, err := openFile(name)
			return fullFile{f, &full}, err
		}
	})
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 50 })
	full.Store(true)
	await(t, c, "r", func(*RunStatus) bool {
		st, err := c.Status(t.Context(), "")
		return err == nil && len(st.Boards) > 0 && strings.Contains(st.Boards[0].Problem, "disk")
	})
	full.Store(false)
	await(t, c, "r", isComplete)
	once(t, n, d)
	j, err := openJournal(filepath.Join(home, "journal", "r-0.jsonl"), openFile)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.close(); err != nil || len(j.unsent) != 0 {
		t.Errorf("the journal has %d results that were not sent, %v", len(j.unsent), err)
	}
}

// TestDamagedLedger starts a server whose file of leases has a line that nobody wrote. The lines behind it count.
func TestDamagedLedger(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	name := filepath.Join(s.opt.Dir, "leases.jsonl")
	if err := s.ledger.write(entry{Join: &newRaw(t, s.URL(), "before").board}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ledger.file.WriteString("\x00\x00\x00\n"); err != nil {
		t.Fatal(err)
	}
	w := newRaw(t, s.URL(), "w")
	if err := w.join("r"); err != nil {
		t.Fatal(err)
	}
	spans := w.take("r", 1)
	w.hold(spans, nil)
	s, _ = restarted(t, s)
	if h := s.ledger.workers["w"]; h == nil || len(h.leases) != 1 || s.ledger.workers["before"] == nil {
		t.Errorf("the leases after a restart: %+v", h)
	}
	if text, err := os.ReadFile(name); err != nil || strings.Contains(string(text), "\x00") {
		t.Errorf("the file after a restart: %q, %v", text, err)
	}
}

// TestUsers has a server with users: only those with the right password may work.
func TestUsers(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "nats.conf")
	if err := os.WriteFile(name, []byte("accounts { FARM { jetstream: enabled, users: [ {user: board, password: secret} ] } }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	s := testServer(t, func(o *ServerOptions) { o.Config, o.Account = name, "FARM" })
	if _, err := Connect(s.URL(), "", ""); !errors.Is(err, nats.ErrAuthorization) {
		t.Errorf("without a password: %v", err)
	}
	address := strings.TrimPrefix(s.URL(), "nats://")
	if _, err := Connect("nats://board:wrong@"+address, "", ""); !errors.Is(err, nats.ErrAuthorization) {
		t.Errorf("with a wrong password: %v", err)
	}
	url, d := "nats://board:secret@"+address, newFake()
	c := submit(t, url, "r", 100)
	testWorker(t, url, "w", d, nil)
	await(t, c, "r", isComplete)
	once(t, 100, d)
	if _, err := Start(ServerOptions{Dir: t.TempDir(), Config: name, Account: "NONE", Listen: "127.0.0.1:0", Lease: time.Second}); err == nil || !strings.Contains(err.Error(), `no account "NONE"`) {
		t.Errorf("an account that does not exist: %v", err)
	}
}

// TestLeftovers restarts a server that was killed before it had removed the messages of a canceled run.
func TestLeftovers(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	in := func(o *ServerOptions) { o.Dir = dir }
	s := testServer(t, in)
	c := submit(t, s.URL(), "r", 1)
	await(t, c, "r", func(r *RunStatus) bool { return r.State == Running })
	if err := c.Cancel(t.Context(), "r"); err != nil {
		t.Fatal(err)
	}
	if err := s.publish(t.Context(), Span{Run: "r", To: 1}, "again"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.js.Publish(t.Context(), caseSubject(&s.runs["r"].info, 0), []byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = testServer(t, in)
	for _, stream := range []jetstream.Stream{s.work, s.cases} {
		if in, err := stream.Info(t.Context()); err != nil || in.State.Msgs != 0 {
			t.Errorf("%d messages stay in %s, %v", in.State.Msgs, in.Config.Name, err)
		}
	}
}
