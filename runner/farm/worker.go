package farm

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/sync/errgroup"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/lockfile"
	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/internal/replace"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/runner/conform"
)

// Executor runs cases on the device of a board, as [conform.Pool] does.
type Executor interface {
	// RunBatches runs the batches that arrive until work is closed or the context ends.
	RunBatches(ctx context.Context, work <-chan conform.Batch) error
}

// WorkerOptions describe a board.
type WorkerOptions struct {
	// Name is the name of the worker, of letters, digits, - and _, and Host that of its machine.
	Name, Host string
	// Home is the folder of the worker: its journals are in it.
	Home   string
	Device conform.DeviceCard
	// Serves reports whether the device of the board is one that a selector names.
	Serves func(selector string) bool
	// Jobs is the number of cases that run at a time.
	Jobs int
	// Open returns what runs cases with a time limit.
	Open func(timeout time.Duration) (Executor, error)
	// Recognize gives results the verdict of known errors of the driver. nil does nothing.
	Recognize func(r *conform.Result, c *conform.Case)
	// KeepJournals keeps the journals of runs that have ended.
	KeepJournals bool
	// Idle is the time without work after which the worker ends, or 0.
	Idle time.Duration
	// Log takes lines about what the worker does. nil drops them.
	Log func(line string)

	// openJournal opens the file of a journal; tests set it. parse makes cases of identifiers.
	openJournal func(name string) (journalFile, error)
	parse       func(ids []string) ([]conform.Case, error)
}

// Worker runs the cases that a server hands out. It works on the lanes of all runs that its device serves, the oldest run
// first.
type Worker struct {
	opt   WorkerOptions
	board Board
	nc    *nats.Conn
	js    jetstream.JetStream
	lists map[string]*chunkCache // by run
	holds atomic.Int64           // the number of requests about leases

	mu      sync.Mutex
	runs    map[string]Run
	changed chan struct{} // closed when the runs change
	done    int
	rates   rate
	// returning is true until the results of the last process are sent.
	returning bool
	session   *session // at work, or nil
}

// NewWorker returns a worker on a connection.
func NewWorker(nc *nats.Conn, opt WorkerOptions) (*Worker, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	if !validName(opt.Name) {
		return nil, fmt.Errorf("the name %q of a worker must have 1 to 64 letters, digits, - and _", opt.Name)
	}
	if opt.openJournal == nil {
		opt.openJournal = openFile
	}
	if opt.parse == nil {
		opt.parse = conform.ParseCases
	}
	if opt.Log == nil {
		opt.Log = func(string) {}
	}
	w := &Worker{opt: opt, nc: nc, js: js, runs: map[string]Run{}, changed: make(chan struct{}), lists: map[string]*chunkCache{}, returning: true}
	w.board = Board{Version: protocolVersion, Name: opt.Name, Life: rand.Text(), Host: opt.Host, Device: opt.Device, Jobs: max(opt.Jobs, 1)}
	return w, nil
}

// Run works until the context ends. It then finishes the cases at hand, sends their results and returns the other cases to
// the queue. It returns an error if the device cannot be opened, the home is in use, or the server refuses the worker's name.
func (w *Worker) Run(ctx context.Context) error {
	if err := os.MkdirAll(w.path("journal"), 0o777); err != nil {
		return err
	}
	lock, err := lockfile.Take(w.path(".lock"))
	if errors.Is(err, lockfile.ErrHeld) {
		return fmt.Errorf("the folder %s: another worker uses it", w.opt.Home)
	} else if err != nil {
		return err
	}
	defer lock.Release()
	if w.board.Home, err = w.identity(); err != nil {
		return err
	}
	g, inner := errgroup.WithContext(context.WithoutCancel(ctx))
	stop, cancel := context.WithCancel(inner)
	g.Go(func() error { return w.watch(stop) })
	g.Go(func() error { return w.beats(stop) })
	g.Go(func() error {
		defer cancel()
		return w.work(ctx, inner)
	})
	if err := g.Wait(); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

func (w *Worker) path(name string) string { return filepath.Join(w.opt.Home, name) }

// identity returns the text that identifies the home of the worker.
func (w *Worker) identity() (string, error) {
	data, err := plainfile.Read(w.path("id"))
	if err == nil && len(data) > 0 {
		return string(data), nil
	} else if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	id := rand.Text()
	return id, replace.Write(w.path("id"), []byte(id))
}

// watch keeps the list of runs.
func (w *Worker) watch(ctx context.Context) error {
	for {
		err := w.watchOnce(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			w.opt.Log("the list of runs: " + err.Error())
		}
		if pause(ctx, time.Second) != nil {
			return nil
		}
	}
}

func (w *Worker) watchOnce(ctx context.Context) error {
	kv, err := w.js.KeyValue(ctx, runsBucket)
	if err != nil {
		return err
	}
	watcher, err := kv.WatchAll(ctx)
	if err != nil {
		return err
	}
	defer watcher.Stop()
	for {
		var e jetstream.KeyValueEntry
		var ok bool
		select {
		case <-ctx.Done():
			return nil
		case e, ok = <-watcher.Updates():
		}
		if !ok {
			return nil
		}
		if e == nil {
			continue // all that was there has arrived
		}
		var r Run
		if err := json.Unmarshal(e.Value(), &r); err != nil || r.State != Removed && r.check() != nil {
			continue // of another version
		}
		w.mu.Lock()
		w.runs[r.ID] = r
		close(w.changed)
		w.changed = make(chan struct{})
		w.mu.Unlock()
	}
}

// pause waits, or returns the error of the context.
func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

// beatPause is the time between the words of a worker to the server.
const beatPause = 2 * time.Second

// beats tells the server now and then that the worker lives.
func (w *Worker) beats(ctx context.Context) error {
	for {
		data, err := json.Marshal(w.heartbeat())
		if err != nil {
			return err
		}
		if err := w.nc.Publish(subjectBeat, data); err != nil && w.nc.IsClosed() {
			return err
		}
		if pause(ctx, beatPause) != nil {
			return nil
		}
	}
}

func (w *Worker) heartbeat() *Heartbeat {
	w.mu.Lock()
	b := &Heartbeat{Board: w.board, Rate: w.rates.perSecond(time.Now()), Done: w.done, Returning: w.returning}
	s := w.session
	w.mu.Unlock() // a session takes the lock of its worker while it has its own
	if s != nil {
		b.Run, b.Lane = s.run.ID, s.lane
		b.Held, b.Problem = s.load()
	}
	return b
}

// laneRef is a lane that the worker can work on.
type laneRef struct {
	run  Run
	lane int
}

// lanes returns the lanes that the board serves, the oldest run first.
func (w *Worker) lanes() ([]laneRef, <-chan struct{}) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var runs []Run
	for _, r := range w.runs {
		if r.State == Running {
			runs = append(runs, r)
		}
	}
	sorted.Stable(runs, func(a, b Run) int { return before(&a, &b) })
	var out []laneRef
	for _, r := range runs {
		for lane, l := range r.Lanes {
			if w.opt.Serves(l.Selector) {
				out = append(out, laneRef{r, lane})
			}
		}
	}
	return out, w.changed
}

// state returns the state of a run that the worker knows.
func (w *Worker) state(run string) State {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.runs[run].State
}

const (
	// idlePause is the time after which a worker without work asks again.
	idlePause = time.Second
	// refusedPause is the time after which a worker asks again for a lane that refused it.
	refusedPause = time.Minute
)

// work works on the lanes until ctx ends. live ends only when the worker fails.
func (w *Worker) work(ctx, live context.Context) error {
	err := w.leftovers(ctx)
	w.mu.Lock()
	w.returning = false
	w.mu.Unlock()
	if err != nil {
		return err
	}
	later := map[string]time.Time{}
	for busy := time.Now(); ctx.Err() == nil && (w.opt.Idle <= 0 || time.Since(busy) < w.opt.Idle); {
		lanes, changed := w.lanes()
		worked := false
		for _, l := range lanes {
			name := workSubject(l.run.ID, l.lane)
			if ctx.Err() != nil || time.Now().Before(later[name]) {
				continue
			}
			n, err := w.lane(ctx, live, l)
			if worked = worked || n > 0; err == nil {
				if n > 0 {
					break // the oldest run first
				}
				continue
			}
			switch kindOf(err) {
			case kindNamed:
				return err
			case kindRefused:
				w.opt.Log(err.Error())
				later[name] = time.Now().Add(refusedPause)
			default:
				if errors.Is(err, conform.ErrWorker) {
					return err
				}
				w.opt.Log("the run " + l.run.ID + ": " + err.Error())
			}
		}
		if worked {
			busy = time.Now()
			continue
		}
		if err := w.tidy(); err != nil {
			w.opt.Log("journals of runs that have ended: " + err.Error())
		}
		select {
		case <-ctx.Done():
		case <-changed:
		case <-time.After(idlePause):
		}
	}
	return nil
}

// tidy removes the journals of runs that have ended. Most runs end after the worker has found no more work of them.
func (w *Worker) tidy() error {
	if w.opt.KeepJournals {
		return nil
	}
	entries, err := os.ReadDir(w.path("journal"))
	for _, e := range entries {
		if run, _, ok := parseJournalName(strings.TrimSuffix(e.Name(), sentSuffix)); ok && w.hasEnded(run) {
			err = errors.Join(err, os.Remove(w.path(filepath.Join("journal", e.Name()))))
		}
	}
	return err
}

// lane works on a lane until it has no more work for the board, and returns the number of grains that it got.
func (w *Worker) lane(ctx, live context.Context, l laneRef) (int, error) {
	j, err := openJournal(w.path(filepath.Join("journal", journalName(l.run.ID, l.lane))), w.opt.openJournal)
	if err != nil {
		return 0, err
	}
	s := &session{w: w, run: l.run, lane: l.lane, journal: j, outbox: j.unsent, poke: make(chan struct{}, 1), moved: make(chan struct{})}
	w.mu.Lock()
	w.session = s
	w.mu.Unlock()
	err = s.work(ctx, live)
	w.mu.Lock()
	w.session = nil
	w.mu.Unlock()
	if !w.hasEnded(l.run.ID) {
		return s.got, errors.Join(err, j.close())
	}
	delete(w.lists, l.run.ID)
	if w.opt.KeepJournals || len(s.outbox) > 0 {
		return s.got, errors.Join(err, j.close())
	}
	return s.got, errors.Join(err, j.remove())
}

// hasEnded reports whether no case of a run will run anymore.
func (w *Worker) hasEnded(run string) bool { return w.state(run).hasEnded() }

func journalName(run string, lane int) string { return fmt.Sprintf("%s-%d.jsonl", run, lane) }

// parseJournalName is the inverse of journalName.
func parseJournalName(name string) (run string, lane int, ok bool) {
	base, ok := strings.CutSuffix(name, ".jsonl")
	at := strings.LastIndexByte(base, '-')
	if !ok || at < 0 {
		return "", 0, false
	}
	_, err := fmt.Sscanf(base[at+1:], "%d", &lane)
	return base[:at], lane, err == nil
}

// leftovers sends the results that an earlier process of the worker did not send, before the leases of that process can
// run out, and removes the journals of runs that have ended.
func (w *Worker) leftovers(ctx context.Context) error {
	entries, err := os.ReadDir(w.path("journal"))
	if err != nil {
		return err
	}
	for _, e := range entries {
		run, lane, ok := parseJournalName(e.Name())
		if !ok {
			continue
		}
		j, err := openJournal(w.path(filepath.Join("journal", e.Name())), w.opt.openJournal)
		if err != nil {
			return err
		}
		if j.damaged > 0 {
			w.opt.Log(count.Of(j.damaged, "damaged line") + " in " + j.name + "; such cases run again")
		}
		s := &session{w: w, run: Run{ID: run}, lane: lane, journal: j, outbox: j.unsent}
		for len(s.outbox) > 0 {
			if n, err := s.sendSome(ctx); err != nil {
				if ctx.Err() != nil {
					return errors.Join(ctx.Err(), j.close())
				}
				w.opt.Log("results of an earlier process: " + err.Error())
				if pause(ctx, retryPause) != nil {
					return errors.Join(ctx.Err(), j.close())
				}
			} else {
				s.outbox = s.outbox[n:]
			}
		}
		if err := w.settle(j, run); err != nil {
			return err
		}
	}
	return nil
}

// settle closes the journal of an earlier process, all of whose results are sent. Grains that were at hand stay noted until
// the worker joins the lane again.
func (w *Worker) settle(j *journal, run string) error {
	if err := j.sent(j.size); err != nil {
		w.opt.Log(err.Error()) // a full disk; the server drops what arrives again
	}
	if w.hasEnded(run) && !w.opt.KeepJournals {
		return j.remove()
	}
	return j.close()
}
