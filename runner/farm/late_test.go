package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// joined returns a worker by hand that has joined a run of n cases, and a client.
func joined(t *testing.T, s *Server, n int) (*Client, *rawWorker) {
	t.Helper()
	c := submit(t, s.URL(), "r", n)
	await(t, c, "r", isRunning)
	w := newRaw(t, s.URL(), "w")
	if err := w.join("r"); err != nil {
		t.Fatal(err)
	}
	return c, w
}

// eventually waits until a condition holds.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); !holds(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("in vain: %s", what)
		}
	}
}

// TestStranded has a journal with a result that an earlier session of the same process could not send. The next one sends it, and
// nobody runs the case again.
func TestStranded(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	home, d := t.TempDir(), newFake()
	testWorker(t, s.URL(), "w", d, func(o *WorkerOptions) { o.Home = home })
	begun := func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		b := s.boards["w"]
		return b != nil && !b.beat.Returning
	}
	eventually(t, "the worker begins", begun)
	err := os.WriteFile(filepath.Join(home, "journal", "r-0.jsonl"), []byte(resultPrefix+`5,"a":1,"r":{"verdict":"wrong read"}}`+"\n"), 0o666)
	if err != nil {
		t.Fatal(err)
	}
	await(t, submit(t, s.URL(), "r", 64), "r", isComplete)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.ran[testIDs(6)[5]] != 0 || len(d.ran) != 63 {
		t.Errorf("the case of the journal ran %d times, and %d cases ran", d.ran[testIDs(6)[5]], len(d.ran))
	}
}

// TestReturning has a worker that starts again. While it sends what its last process left, the leases of that process go on.
func TestReturning(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Lease = time.Minute })
	_, w := joined(t, s, 64)
	w.hold(w.take("r", 1), nil)
	next, other := w.board, w.board
	next.Life = "w-2"
	other.Life, other.Home = "x", "elsewhere"
	s.mu.Lock()
	defer s.mu.Unlock()
	h, later := s.ledger.workers["w"], time.Duration(0)
	s.ledger.clock = func() time.Time { return time.Now().Add(later) }
	for _, row := range []struct {
		beat Heartbeat
		want bool
	}{
		{Heartbeat{Board: next, Returning: true}, true},
		{Heartbeat{Board: next}, false},
		{Heartbeat{Board: other, Returning: true}, false},
	} {
		s.ledger.renew(h)
		end := h.leases[0].until
		later += 30 * time.Second
		if s.beat(&row.beat); h.leases[0].until.After(end) != row.want {
			t.Errorf("%+v: the lease ends at %s, before at %s", row.beat, h.leases[0].until, end)
		}
	}
}

// TestReturns starts a worker whose last process left results. Its first words say so, and later ones do not.
func TestReturns(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	if err := s.js.DeleteStream(t.Context(), resultsStream); err != nil {
		t.Fatal(err)
	}
	c := testClient(t, s.URL())
	beats := make(chan Heartbeat, 100)
	if _, err := c.nc.Subscribe(subjectBeat, func(m *nats.Msg) {
		var b Heartbeat
		if json.Unmarshal(m.Data, &b) == nil {
			beats <- b
		}
	}); err != nil {
		t.Fatal(err)
	}
	if err := c.nc.Flush(); err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	err := errors.Join(os.Mkdir(filepath.Join(home, "journal"), 0o777),
		os.WriteFile(filepath.Join(home, "journal", "r-0.jsonl"), []byte(resultPrefix+`5,"a":1,"r":{"verdict":"pass"}}`+"\n"), 0o666))
	if err != nil {
		t.Fatal(err)
	}
	testWorker(t, s.URL(), "w", newFake(), func(o *WorkerOptions) { o.Home = home })
	if b := <-beats; !b.Returning {
		t.Errorf("first words: %+v", b)
	}
	if err := s.streams(); err != nil {
		t.Fatal(err)
	}
	for b := range beats {
		if !b.Returning {
			break
		}
	}
}

// TestPatience has results that are acknowledged late: the worker waits longer each time, until one is in time.
func TestPatience(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	if err := s.js.DeleteStream(t.Context(), resultsStream); err != nil {
		t.Fatal(err)
	}
	c := testClient(t, s.URL())
	var answers atomic.Bool
	if _, err := c.nc.Subscribe(resultsSubject("r", 0), func(m *nats.Msg) {
		if answers.Load() {
			m.Respond([]byte(`{"stream":"results","seq":1}`))
		}
	}); err != nil {
		t.Fatal(err)
	}
	if err := c.nc.Flush(); err != nil {
		t.Fatal(err)
	}
	js, err := jetstream.New(c.nc)
	if err != nil {
		t.Fatal(err)
	}
	w := &session{w: &Worker{js: js, nc: c.nc}, run: Run{ID: "r"}, outbox: []parcel{{raw: []byte("{}")}}}
	if n, err := w.sendSome(t.Context()); !errors.Is(err, context.DeadlineExceeded) || w.patience != 2*sendLimit {
		t.Errorf("without an acknowledgment: %d, %v, then %s", n, err, w.patience)
	}
	answers.Store(true)
	if n, err := w.sendSome(t.Context()); n != 1 || err != nil || w.patience != sendLimit {
		t.Errorf("with one: %d, %v, then %s", n, err, w.patience)
	}
}

// TestRenewal has leases of all lengths: if a renewal is lost, there is time for another.
func TestRenewal(t *testing.T) {
	for _, lease := range []time.Duration{time.Second, 6 * time.Second, 20 * time.Second, time.Minute, time.Hour} {
		g := &grain{until: time.Now().Add(lease - lease/4 - holdLimit(lease))}
		if s := (&session{lease: lease}); s.isLate(g) {
			t.Errorf("a grain with a lease of %s is late after one lost renewal", lease)
		}
	}
}

// TestOvertaken has a request about leases that the server comes to after a later one. It changes nothing.
func TestOvertaken(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 100)
	await(t, c, "r", isRunning)
	a, b := newRaw(t, s.URL(), "a"), newRaw(t, s.URL(), "b")
	if err := errors.Join(a.join("r"), b.join("r")); err != nil {
		t.Fatal(err)
	}
	spans := a.take("r", 2)
	hold := func(w *rawWorker, number int64, spans []Span) (*holdReply, error) {
		reply := new(holdReply)
		return reply, ask(t.Context(), w.c.nc, requestLimit, subjectHold, &holdRequest{Name: w.board.Name, Life: w.board.Life, Spans: spans, Number: number}, reply)
	}
	if _, err := hold(a, 2, spans); err != nil {
		t.Fatal(err)
	}
	if r, err := hold(a, 1, spans[:1]); !errors.Is(err, ErrServer) || len(r.Grants) != 0 {
		t.Errorf("the earlier request: %+v, %v", r, err)
	}
	if r, err := hold(b, 1, spans); err != nil || r.Grants[0].Verdict != verdictHeld || r.Grants[1].Verdict != verdictHeld {
		t.Errorf("what another worker gets: %+v, %v", r, err)
	}
	a.board.Life = "a-2"
	if err := a.join("r"); err != nil {
		t.Fatal(err)
	}
	if r, err := hold(a, 1, spans); err != nil || r.Grants[1].Verdict != verdictRun {
		t.Errorf("the first request of the next life: %+v, %v", r, err)
	}
}

// TestSent has the text beside a journal that says what the server has: at no time is it empty, whenever the process is killed.
func TestSent(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "r-0.jsonl")
	j, err := openJournal(name, openFile)
	if err != nil {
		t.Fatal(err)
	}
	line := []byte(resultPrefix + `5,"a":1,"r":{"verdict":"pass"}}`)
	if err := errors.Join(j.add(line), j.sent(j.size), j.add(line)); err != nil {
		t.Fatal(err)
	}
	ended := make(chan bool)
	go func() {
		defer close(ended)
		for range 2000 {
			if err := j.sent(j.acked); err != nil {
				t.Error(err)
			}
		}
	}()
	for running := true; running; {
		select {
		case <-ended:
			running = false
		default:
		}
		next, err := openJournal(name, openFile)
		if err != nil {
			t.Fatal(err)
		}
		if len(next.unsent) != 1 {
			t.Fatalf("%d results count as not sent", len(next.unsent))
		}
		if err := next.close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.remove(); err != nil {
		t.Error(err)
	}
}

// TestShare has boards that work on a lane: the server tells each how much to hold at most, and less towards the end.
func TestShare(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	const grains = 40
	c := submit(t, s.URL(), "r", grains*32)
	await(t, c, "r", isRunning)
	a, b := newRaw(t, s.URL(), "a"), newRaw(t, s.URL(), "b")
	for _, w := range []*rawWorker{a, b} {
		data, err := json.Marshal(&Heartbeat{Board: w.board, Run: "r"})
		if err := errors.Join(err, w.join("r"), w.c.nc.Publish(subjectBeat, data)); err != nil {
			t.Fatal(err)
		}
	}
	spans := a.take("r", 1)
	share := func(want int) {
		t.Helper()
		eventually(t, fmt.Sprintf("the share is %d", want), func() bool {
			reply := new(holdReply)
			if err := ask(t.Context(), a.c.nc, requestLimit, subjectHold, &holdRequest{Name: "a", Life: a.board.Life, Spans: spans}, reply); err != nil {
				t.Fatal(err)
			}
			return reply.Share == want
		})
	}
	share(grains / 4)
	for from := 0; from < 32*(grains-2); from += 32 {
		a.pass(Span{"r", 0, from, from + 32})
	}
	share(2)
	w := &session{w: &Worker{}, run: Run{Grain: 32}, share: 3}
	for range 4000 {
		w.w.rates.add(time.Now(), 1)
	}
	if got := w.wanted(); got != 3 {
		t.Errorf("a worker fetches %d grains", got)
	}
	if w.share = 0; w.wanted() < 10 {
		t.Errorf("a worker without share fetches %d grains", w.wanted())
	}
}

// TestPurged has results whose messages the server removes from the stream, while it works and when it ends.
func TestPurged(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c, w := joined(t, s, 96)
	w.pass(Span{"r", 0, 0, 32})
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done == 32 })
	eventually(t, "the stream of results is empty", func() bool {
		in, err := s.result.Info(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return in.State.Msgs == 0
	})
	w.pass(Span{"r", 0, 32, 64})
	await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done == 64 })
	again, c := restarted(t, s)
	if in, err := again.result.Info(t.Context()); err != nil || in.State.Msgs != 0 {
		t.Errorf("%d messages stay after a restart, %v", in.State.Msgs, err)
	}
	if r := await(t, c, "r", isRunning); r.Progress[0].Done != 64 || r.Progress[0].Duplicates != 0 {
		t.Errorf("after a restart: %+v", r.Progress[0])
	}
}

// lossy is the results of a lane on a disk that loses what the system writes to it later.
type lossy struct{ appender }

func (lossy) Sync() error { return syscall.EIO }

// TestLossy has a disk that loses results. The server ends before it removes their messages, and the next one has them.
func TestLossy(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	_, w := joined(t, s, 64)
	s.writing.Lock()
	s.mu.Lock()
	l := s.runs["r"].lanes[0]
	l.out = lossy{l.out}
	s.mu.Unlock()
	s.writing.Unlock()
	w.pass(Span{"r", 0, 0, 32})
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	if err := s.Wait(ctx); !errors.Is(err, syscall.EIO) {
		t.Fatalf("the server ends with %v", err)
	}
	if err := s.Close(); !errors.Is(err, syscall.EIO) {
		t.Errorf("the end of the server: %v", err)
	}
	if err := os.Truncate(filepath.Join(s.opt.Dir, "runs", "r", "fake", "results.jsonl"), 0); err != nil {
		t.Fatal(err)
	}
	again := testServer(t, func(o *ServerOptions) { o.Dir = s.opt.Dir })
	await(t, testClient(t, again.URL()), "r", func(r *RunStatus) bool { return r.Progress[0].Done == 32 })
}
