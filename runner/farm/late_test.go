package farm

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

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
	for end := time.Now().Add(30 * time.Second); !begun(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the worker does not begin")
		}
	}
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
	c := submit(t, s.URL(), "r", 64)
	await(t, c, "r", isRunning)
	w := newRaw(t, s.URL(), "w")
	if err := w.join("r"); err != nil {
		t.Fatal(err)
	}
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
