package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/test/cut"
)

// rawWorker speaks the protocol as a worker does, and does nothing by itself.
type rawWorker struct {
	t     *testing.T
	c     *Client
	board Board
}

func newRaw(t *testing.T, url, name string) *rawWorker {
	t.Helper()
	return &rawWorker{t, testClient(t, url), Board{Version: protocolVersion, Name: name, Home: name, Life: name + "-1", Device: testCard()}}
}

func (w *rawWorker) join(run string, begun ...Span) error {
	return ask(w.t.Context(), w.c.nc, requestLimit, subjectJoin, &joinRequest{w.board, run, 0, begun}, new(joinReply))
}

// take fetches n grains and holds them.
func (w *rawWorker) take(run string, n int) []Span {
	w.t.Helper()
	consumer, err := w.c.js.Consumer(w.t.Context(), workStream, workConsumer(run, 0))
	if err != nil {
		w.t.Fatal(err)
	}
	batch, err := consumer.Fetch(n, jetstream.FetchMaxWait(time.Second))
	if err != nil {
		w.t.Fatal(err)
	}
	var spans []Span
	for m := range batch.Messages() {
		span, err := decodeSpan(m.Data())
		if err != nil {
			w.t.Fatal(err)
		}
		spans = append(spans, span)
	}
	return spans
}

func (w *rawWorker) hold(spans, begun []Span) []grant {
	w.t.Helper()
	var reply holdReply
	if err := ask(w.t.Context(), w.c.nc, requestLimit, subjectHold, &holdRequest{Name: w.board.Name, Life: w.board.Life, Spans: spans, Begun: begun}, &reply); err != nil {
		w.t.Fatal(err)
	}
	return reply.Grants
}

// pass publishes passes of all cases of a span.
func (w *rawWorker) pass(s Span) {
	w.t.Helper()
	o := outcomes{Run: s.Run, Lane: s.Lane, Worker: w.board.Name}
	for i := s.From; i < s.To; i++ {
		o.Results = append(o.Results, Outcome{i, 1, &conform.Result{Verdict: conform.Pass, Attempts: 1}})
	}
	data, err := json.Marshal(&o)
	if err != nil {
		w.t.Fatal(err)
	}
	if _, err := w.c.js.Publish(w.t.Context(), resultsSubject(s.Run, s.Lane), data); err != nil {
		w.t.Fatal(err)
	}
}

// isRunning reports whether the queue of a run is filled.
func isRunning(r *RunStatus) bool { return r.State == Running }

// TestLeases takes a grain, and asks for it by another worker: before and after the results, with and without lease.
func TestLeases(t *testing.T) {
	t.Parallel()
	s := testServer(t, nil)
	c := submit(t, s.URL(), "r", 100)
	await(t, c, "r", isRunning)
	a, b := newRaw(t, s.URL(), "a"), newRaw(t, s.URL(), "b")
	for _, w := range []*rawWorker{a, b} {
		if err := w.join("r"); err != nil {
			t.Fatal(err)
		}
	}
	spans := a.take("r", 2)
	if len(spans) != 2 || spans[0] != (Span{"r", 0, 0, 32}) || spans[1] != (Span{"r", 0, 32, 64}) {
		t.Fatalf("grains: %v", spans)
	}
	expect := func(what string, got []grant, want ...grant) {
		t.Helper()
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%s: %+v, not %+v", what, got[i], want[i])
			}
		}
	}
	all := grant{Verdict: verdictRun, Todo: 1<<32 - 1}
	expect("first", a.hold(spans, nil), all, all)
	expect("held", b.hold(spans, nil), grant{Verdict: verdictHeld}, grant{Verdict: verdictHeld})
	a.pass(Span{"r", 0, 0, 30})
	expect("released", a.hold(spans[1:], nil), all)
	expect("partly done", b.hold(spans, nil), grant{Verdict: verdictRun, Todo: 3 << 30}, grant{Verdict: verdictHeld})
	a.pass(spans[1])
	a.hold(nil, nil)
	expect("done", b.hold(spans, nil)[1:], grant{Verdict: verdictDone})
	expect("of no run", b.hold([]Span{{"x", 0, 0, 1}, {"r", 1, 0, 1}, {"r", 0, 90, 101}, {"r", 0, 0, 33}}, nil),
		grant{Verdict: verdictDone}, grant{Verdict: verdictDone}, grant{Verdict: verdictDone}, grant{Verdict: verdictDone})
	a.pass(Span{"r", 0, 0, 64})
	if r := await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done == 64 }); r.Progress[0].Duplicates != 62 {
		t.Errorf("after duplicates: %+v", r.Progress[0])
	}
	stranger := newRaw(t, s.URL(), "c")
	if err := ask(t.Context(), c.nc, requestLimit, subjectHold, &holdRequest{Name: "c", Life: "x"}, new(holdReply)); kindOf(err) != kindStranger {
		t.Errorf("a worker that did not join: %v", err)
	}
	stranger.board.Name, stranger.board.Home = "a", "elsewhere"
	if err := stranger.join("r"); kindOf(err) != kindNamed {
		t.Errorf("another worker with the name: %v", err)
	}
}

// TestDeadWorker has a worker that takes grains and is never heard of again.
func TestDeadWorker(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Lease = time.Second })
	c := submit(t, s.URL(), "r", 200)
	await(t, c, "r", isRunning)
	dead := newRaw(t, s.URL(), "dead")
	if err := dead.join("r"); err != nil {
		t.Fatal(err)
	}
	spans := dead.take("r", 3)
	dead.hold(spans, spans[:1])
	dead.pass(Span{"r", 0, 0, 10})
	d := newFake()
	testWorker(t, s.URL(), "alive", d, nil)
	await(t, c, "r", isComplete)
	for i, id := range testIDs(200) {
		if want := min(max(i-9, 0), 1); d.ran[id] != want {
			t.Errorf("case %d ran %d times", i, d.ran[id])
		}
	}
}

// deadlyCase starts workers that one case ends, each when the last one has ended.
type deadlyCase struct {
	t        *testing.T
	url, bad string
	ended    chan struct{}
	cuts     []*cut.Proxy
}

// start starts a worker. The bad case cuts it off.
func (d *deadlyCase) start() {
	network, url := newProxy(d.t, d.url)
	device := newFake()
	device.run = func(ctx context.Context, c *conform.Case) *conform.Result {
		if c.Type != d.bad {
			return &conform.Result{Verdict: conform.Pass, Attempts: 1}
		}
		network.Cut(true)
		d.ended <- struct{}{}
		<-ctx.Done()
		return nil
	}
	testWorker(d.t, url, fmt.Sprintf("w%d", len(d.cuts)), device, nil)
	d.cuts = append(d.cuts, network)
}

// TestPoison has a case that ends each worker that runs it. The others run, and it gets a verdict with the names of two.
func TestPoison(t *testing.T) {
	t.Parallel()
	s := testServer(t, func(o *ServerOptions) { o.Lease = 2 * time.Second })
	const n, bad = 40, 13
	c := submit(t, s.URL(), "r", n)
	d := &deadlyCase{t: t, url: s.URL(), bad: testIDs(n)[bad], ended: make(chan struct{}, n)}
	defer func() {
		for _, p := range d.cuts {
			p.Cut(false) // a worker that is cut off takes long to stop
		}
	}()
	d.start()
	var last *RunStatus
	for last == nil || last.State != Complete {
		select {
		case <-d.ended:
			if d.start(); len(d.cuts) > 20 {
				t.Fatalf("%d workers ended", len(d.cuts))
			}
		case <-time.After(100 * time.Millisecond):
		}
		st, err := c.Status(t.Context(), "")
		if err != nil {
			t.Fatal(err)
		}
		last = &st.Runs[0]
	}
	if p := &last.Progress[0]; p.Done != n || p.Unexpected != 1 || len(p.Statuses) != 2 {
		t.Errorf("status: %+v", p)
	}
	err := c.Report(t.Context(), "r", t.TempDir(), func(_ *LaneStatus, dir string) error {
		f, err := conform.ReadFolder(dir)
		for _, rec := range f.Records {
			if (rec.ID == d.bad) != (rec.Kind == conform.Crash && strings.HasPrefix(rec.Diagnosis, "the workers ")) {
				t.Errorf("%s: %s %s", rec.ID, rec.Verdict, rec.Diagnosis)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// newProxy returns a proxy for a server, and the URL by which workers reach the server through it.
func newProxy(t *testing.T, url string) (p *cut.Proxy, through string) {
	t.Helper()
	p, err := cut.New(strings.TrimPrefix(url, "nats://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p, "nats://" + p.Address()
}

// TestCut cuts the network of one of two workers, for less and for more than a lease.
func TestCut(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name       string
		lease, cut time.Duration
	}{{"short", 10 * time.Second, 2500 * time.Millisecond}, {"long", time.Second, 3 * time.Second}} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			s := testServer(t, func(o *ServerOptions) { o.Lease = row.lease })
			const n = 1200
			c := submit(t, s.URL(), "r", n)
			p, url := newProxy(t, s.URL())
			slow := func(context.Context, *conform.Case) *conform.Result {
				time.Sleep(5 * time.Millisecond)
				return &conform.Result{Verdict: conform.Pass, Attempts: 1}
			}
			a, b := newFake(), newFake()
			a.run, b.run = slow, slow
			testWorker(t, url, "a", a, nil)
			testWorker(t, s.URL(), "b", b, nil)
			await(t, c, "r", func(r *RunStatus) bool { return r.Progress[0].Done > 100 })
			p.Cut(true)
			time.Sleep(row.cut)
			p.Cut(false)
			r := await(t, c, "r", isComplete)
			twice := 0
			a.mu.Lock()
			defer a.mu.Unlock()
			for _, id := range testIDs(n) {
				if a.ran[id]+b.ran[id] != 1 {
					twice++
				}
			}
			// Results of the last second before a cut that outlasts the lease have not reached the server.
			if limit := map[string]int{"short": 0, "long": 300}[row.name]; twice > limit || r.Progress[0].Done != n {
				t.Errorf("%d cases ran twice; %+v", twice, r.Progress[0])
			}
		})
	}
}

// TestConnect has servers that do not exist or refuse.
func TestConnect(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := l.Addr().String()
	l.Close()
	for _, row := range []struct{ url, creds, want string }{
		{"nats://" + closed, "", "no servers available"},
		{"nats://" + closed, "/no/such/file", "no such file"},
		{"http://[::1", "", "missing ']'"},
	} {
		if _, err := Connect(row.url, row.creds, ""); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %v", row.url, err)
		}
	}
	s := testServer(t, nil)
	s.nc.Close()
	if _, err := testClient(t, s.URL()).Status(t.Context(), ""); !errors.Is(err, ErrSilent) {
		t.Errorf("a server of NATS without farm: %v", err)
	}
}
