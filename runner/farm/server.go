package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/sync/errgroup"

	"github.com/spvc/spvc/internal/lockfile"
)

// ServerOptions say where a [Server] keeps its state and how workers reach it.
type ServerOptions struct {
	// Dir is the folder of the server: runs/ has the results, nats/ the streams of the embedded server.
	Dir string
	// Listen is the address of the embedded server, host:port. The port 0 stands for a free one.
	Listen string
	// Config is a configuration file of NATS for the embedded server, with TLS, users and accounts, or empty. Account is the
	// account of it in which the streams are, or empty for the global one.
	Config, Account string
	// URL joins a NATS server that runs elsewhere, in place of the embedded one. Creds and CA are files as for [Connect].
	URL, Creds, CA string
	// Lease is the time for which a worker has a grain.
	Lease time.Duration
	// Reserve is the number of free bytes on the disk of Dir below which the server hands out no work.
	Reserve int64
	// Ended receives the name of a run that ends, and the name and the path of the folder of each of its devices that has
	// results. If it fails, the server tries again later. It may receive a folder again. nil does nothing.
	Ended func(run, folder, dir string) error
	// Free returns the free bytes on the disk of a folder. nil asks the system.
	Free func(dir string) (int64, error)
	// Keep is the number of runs that have ended, beyond which the server removes the oldest, or 0 to remove none.
	Keep int
}

// Server keeps runs, hands out their cases and collects the results.
type Server struct {
	opt    ServerOptions
	lock   *lockfile.Lock
	engine *natsserver.Server // nil if the streams are elsewhere
	nc     *nats.Conn
	js     jetstream.JetStream
	cases  jetstream.Stream
	work   jetstream.Stream
	result jetstream.Stream
	runsKV jetstream.KeyValue
	ctx    context.Context // the goroutines of the server end with it
	end    context.CancelFunc
	group  *errgroup.Group

	// taking is held by who takes a run, so that a client which repeats a request waits for the first.
	taking sync.Mutex
	// ending is held by who ends or removes runs. It is taken before writing.
	ending sync.Mutex
	// writing is held by who writes to folders of lanes or closes them, and by who changes the state of a run. It is taken before mu.
	writing sync.Mutex
	// damage is why results may not be on the disk, after which nobody can know which are. Holders of writing have it.
	damage  error
	mu      sync.Mutex
	runs    map[string]*runState
	removed map[string]bool // the names of the runs that were removed
	ledger  *ledger
	boards  map[string]*boardState
	// processed is the sequence number of the last result that the collector processed; moved is closed when it grows.
	processed uint64
	moved     chan struct{}
	// purged is the sequence number of the last result that is removed. Only the goroutine of tend has it, and Close after that.
	purged uint64
	// low is true if the disk has less space than the reserve. problems says why the server cannot do what it must, by what that is.
	low      bool
	problems map[string]string
	// stale has the runs that have ended and whose messages are not yet removed, by name.
	stale    map[string]Run
	watchers []*watcher
	recent   []Failure // the last failures, the oldest first
}

// Start starts a server. The caller must Close it.
func Start(opt ServerOptions) (*Server, error) {
	s := &Server{opt: opt, runs: map[string]*runState{}, removed: map[string]bool{}, problems: map[string]string{}, stale: map[string]Run{}, boards: map[string]*boardState{}, moved: make(chan struct{})}
	if s.opt.Free == nil {
		s.opt.Free = freeBytes
	}
	if err := os.MkdirAll(filepath.Join(opt.Dir, "runs"), 0o777); err != nil {
		return nil, err
	}
	var err error
	if s.lock, err = lockfile.Take(filepath.Join(opt.Dir, ".lock")); err != nil {
		if errors.Is(err, lockfile.ErrHeld) {
			err = fmt.Errorf("the folder %s: %w", opt.Dir, ErrServed)
		}
		return nil, err
	}
	ctx, end := context.WithCancel(context.Background())
	s.end = end
	s.group, s.ctx = errgroup.WithContext(ctx)
	if err := s.start(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// ErrServed means that another server uses a folder.
var ErrServed = errors.New("another server uses it")

func (s *Server) start() error {
	if err := s.connect(); err != nil {
		return err
	}
	if err := s.streams(); err != nil {
		return err
	}
	var err error
	if s.ledger, err = openLedger(filepath.Join(s.opt.Dir, "leases.jsonl"), s.opt.Lease, time.Now); err != nil {
		return err
	}
	s.look()
	if err := s.load(); err != nil {
		return err
	}
	if err := s.discardLeftovers(); err != nil {
		return err
	}
	if err := s.locate(); err != nil { // before anybody asks for leases
		return err
	}
	s.group.Go(s.collector)
	s.group.Go(s.tend)
	return s.answer()
}

// connect connects to the streams, which the server itself has unless they are elsewhere.
func (s *Server) connect() error {
	options := []nats.Option{nats.Name("spvc-farm serve")}
	if s.opt.URL == "" {
		own, err := s.embed()
		if err != nil {
			return err
		}
		options = append(options, own...)
	}
	var err error
	if s.nc, err = Connect(s.opt.URL, s.opt.Creds, s.opt.CA, options...); err != nil {
		return err
	}
	s.js, err = jetstream.New(s.nc)
	return err
}

// streams makes the streams that do not exist.
func (s *Server) streams() error {
	ctx, cancel := context.WithTimeout(s.ctx, 30*time.Second)
	defer cancel()
	var err error
	for _, row := range []struct {
		to     *jetstream.Stream
		config jetstream.StreamConfig
	}{
		{&s.cases, jetstream.StreamConfig{Name: casesStream, Subjects: []string{"cases.>"}, MaxMsgsPerSubject: 1, AllowDirect: true}},
		{&s.work, jetstream.StreamConfig{Name: workStream, Subjects: []string{"work.>"}, Retention: jetstream.WorkQueuePolicy}},
		{&s.result, jetstream.StreamConfig{Name: resultsStream, Subjects: []string{"results.>"}}},
	} {
		row.config.Storage, row.config.Compression = jetstream.FileStorage, jetstream.S2Compression
		if *row.to, err = s.js.CreateOrUpdateStream(ctx, row.config); err != nil {
			return fmt.Errorf("the stream %s: %w", row.config.Name, err)
		}
	}
	if s.runsKV, err = s.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: runsBucket, Storage: jetstream.FileStorage}); err != nil {
		return fmt.Errorf("the list of runs: %w", err)
	}
	return nil
}

// runDir returns the folder of a run.
func (s *Server) runDir(id string) string { return filepath.Join(s.opt.Dir, "runs", id) }

// load reads the runs, and goes on with those that are not prepared.
func (s *Server) load() error {
	keys, err := s.runsKV.Keys(s.ctx)
	if errors.Is(err, jetstream.ErrNoKeysFound) {
		return nil
	} else if err != nil {
		return err
	}
	for _, key := range keys {
		e, err := s.runsKV.Get(s.ctx, key)
		if err != nil {
			return err
		}
		var info Run
		if err := json.Unmarshal(e.Value(), &info); err != nil {
			return fmt.Errorf("the run %s: %w", key, err)
		}
		if err := s.loadRun(info); err != nil {
			return fmt.Errorf("the run %s: %w", key, err)
		}
	}
	s.recall()
	return nil
}

// loadRun reads what there is of a run.
func (s *Server) loadRun(info Run) error {
	if info.State == Removed {
		s.removed[info.ID] = true
		return os.RemoveAll(s.runDir(info.ID)) // the server may have been killed while it did so
	}
	if err := info.check(); err != nil {
		return err
	}
	open := s.open
	if info.State.hasEnded() {
		open = s.openEnded
	}
	r, err := open(info)
	switch {
	case err != nil:
		return err
	case r == nil: // somebody removed the folder of a run that has ended
		return s.bury(info.ID)
	}
	s.runs[info.ID] = r
	if info.State == Preparing {
		s.group.Go(func() error { return s.prepare(r) })
	}
	return nil
}

// open reads the files of a run.
func (s *Server) open(info Run) (*runState, error) {
	dir := s.runDir(info.ID)
	expectations, err := os.ReadFile(filepath.Join(dir, "expectations.json"))
	if err != nil {
		return nil, err
	}
	return loadRun(dir, info, expectations)
}

// URL returns the address for workers and clients.
func (s *Server) URL() string {
	if s.engine != nil {
		return s.engine.ClientURL()
	}
	return s.opt.URL
}

// Wait waits until the context ends or the server fails, and returns the failure. Errors that may pass do not end a server: a
// [Snapshot] names them, and the server tries again.
func (s *Server) Wait(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return nil
	case <-s.ctx.Done():
		return context.Cause(s.ctx)
	}
}

// Close ends the server. Runs go on when a server starts with the same folder.
func (s *Server) Close() error {
	s.end()
	err := s.group.Wait()
	if errors.Is(err, context.Canceled) {
		err = nil
	}
	if s.result != nil {
		ctx, cancel := context.WithTimeout(context.Background(), purgeLimit)
		defer cancel()
		to, failed := s.sync()
		if err = errors.Join(err, failed); failed == nil {
			s.purge(ctx, to) // what stays is dropped when it arrives again
		}
	}
	if s.nc != nil {
		s.nc.Close()
	}
	if s.engine != nil {
		s.engine.Shutdown()
		s.engine.WaitForShutdown()
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.runs {
		err = errors.Join(err, r.close())
	}
	if s.ledger != nil {
		err = errors.Join(err, s.ledger.close())
	}
	return errors.Join(err, s.lock.Release())
}
