package farm

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
)

const (
	// collectMessages bounds the messages that the collector writes together.
	collectMessages = 256
	// collectHeartbeat is the time after which the library asks whether the stream of results is still there.
	collectHeartbeat = 2 * time.Second
	// diskPause is the time after which the collector tries again to write.
	diskPause = time.Second
)

// collector writes results to folders until the server ends. It processes the messages in the order of the stream, which
// [Server.tend] removes now and then: the disk and NATS are slow at that, and no result arrives meanwhile.
func (s *Server) collector() error {
	for {
		err := s.collectAll()
		if s.ctx.Err() != nil {
			return nil
		}
		// The stream may be another one when it comes back.
		s.mu.Lock()
		s.processed = 0
		s.mu.Unlock()
		s.trouble("read results", err)
		if pause(s.ctx, diskPause) != nil {
			return nil
		}
	}
}

// locate notes how far the stream of results was processed: the messages that it has are not, or no longer count as it.
func (s *Server) locate() error {
	in, err := s.result.Info(s.ctx)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.processed = in.State.LastSeq; in.State.Msgs > 0 {
		s.processed = in.State.FirstSeq - 1
	}
	return nil
}

// collectAll processes messages until an error.
func (s *Server) collectAll() error {
	if err := s.locate(); err != nil {
		return err
	}
	c, err := s.result.OrderedConsumer(s.ctx, jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverAllPolicy, MaxResetAttempts: 2})
	if err != nil {
		return err
	}
	messages, err := c.Messages(jetstream.PullMaxMessages(2*collectMessages), jetstream.PullHeartbeat(collectHeartbeat))
	if err != nil {
		return err
	}
	defer messages.Stop()
	stop := context.AfterFunc(s.ctx, messages.Stop)
	defer stop()
	for {
		if err := s.collect(messages); err != nil {
			return err
		}
		s.trouble("read results", nil)
	}
}

// collect processes the messages that are there, and waits for the first.
func (s *Server) collect(messages jetstream.MessagesContext) error {
	var batch []jetstream.Msg
	for more := true; more && len(batch) < collectMessages; {
		m, err := messages.Next()
		if errors.Is(err, jetstream.ErrNoHeartbeat) {
			continue
		} else if err != nil {
			return err
		}
		meta, err := m.Metadata()
		if err != nil {
			return err
		}
		batch = append(batch, m)
		more = meta.NumPending > 0
	}
	for {
		err := s.store(batch)
		if err == nil {
			break
		}
		s.trouble("write results", err)
		if err := pause(s.ctx, diskPause); err != nil {
			return err
		}
	}
	s.trouble("write results", nil)
	meta, err := batch[len(batch)-1].Metadata()
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.processed = max(s.processed, meta.Sequence.Stream)
	close(s.moved)
	s.moved = make(chan struct{})
	return nil
}

// sync waits until the results that the collector has written are on the disk. It returns the sequence number of the last message
// whose results are. After an error nobody knows which are, and the server must start again.
func (s *Server) sync() (uint64, error) {
	s.writing.Lock()
	defer s.writing.Unlock()
	if s.damage != nil {
		return 0, s.damage
	}
	s.mu.Lock()
	to := s.processed
	var all []appender
	for _, r := range s.runs {
		for _, l := range r.lanes {
			if l.out != nil {
				all = append(all, l.out)
			}
		}
	}
	s.mu.Unlock()
	for _, out := range all {
		s.damage = errors.Join(s.damage, out.Sync())
	}
	return to, s.damage
}

// purge removes the messages up to one whose results are on the disk, so that a restart goes on with the rest.
func (s *Server) purge(ctx context.Context, to uint64) error {
	if to == 0 || to == s.purged {
		return nil
	}
	if err := s.result.Purge(ctx, jetstream.WithPurgeSequence(to+1)); err != nil {
		return err
	}
	s.purged = to
	return nil
}

// trouble says why the server cannot do something, or, without an error, that it can.
func (s *Server) trouble(what string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil {
		delete(s.problems, what)
		return
	}
	s.problems[what] = err.Error()
}

// problem returns what the server cannot do and why, or nothing. The caller holds mu.
func (s *Server) problem() string {
	var out []string
	for what, why := range s.problems {
		out = append(out, "the server cannot "+what+": "+why)
	}
	if s.low {
		out = append(out, "the disk of the server has less free space than its reserve, so that it hands out no work")
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

// reached waits until the collector has processed all that the stream of results now has.
func (s *Server) reached(ctx context.Context) error {
	in, err := s.result.Info(ctx)
	if err != nil {
		return err
	}
	for {
		s.mu.Lock()
		moved, there := s.moved, s.processed >= in.State.LastSeq
		s.mu.Unlock()
		if there {
			return nil
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// pending is what a batch of messages adds to a lane.
type pending struct {
	lane    *laneState
	lines   []byte
	records []conform.Record
	indices []int
	seen    map[int]bool // the indices as a set
}

// store writes the results of messages that their lanes do not have yet.
func (s *Server) store(batch []jetstream.Msg) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	var all []*pending
	for _, m := range batch {
		var o outcomes
		if json.Unmarshal(m.Data(), &o) != nil {
			continue // only workers publish here; nobody could read the message later either
		}
		l := s.lane(o.Run, o.Lane)
		if l == nil {
			continue
		}
		var p *pending
		for _, x := range all {
			if x.lane == l {
				p = x
			}
		}
		if p == nil {
			p = &pending{lane: l, seen: map[int]bool{}}
			all = append(all, p)
		}
		if err := s.add(p, o.Results); err != nil {
			return err
		}
	}
	for _, p := range all {
		if len(p.records) == 0 {
			continue
		}
		if err := p.lane.out.Append(p.lines); err != nil {
			return err
		}
		s.mark(p)
	}
	return nil
}

// lane returns a lane that takes results, or nil.
func (s *Server) lane(run string, lane int) *laneState {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.runs[run]
	if r == nil || r.info.State.hasEnded() || r.closed || lane < 0 || lane >= len(r.lanes) || r.lanes[lane].out == nil {
		return nil
	}
	return r.lanes[lane]
}

// add adds results to what a batch adds.
func (s *Server) add(p *pending, results []Outcome) error {
	r := p.lane.run
	for _, o := range results {
		if o.Index < 0 || o.Index >= r.info.Cases || o.Result == nil {
			continue
		}
		if p.lane.has(o.Index) || p.seen[o.Index] {
			s.mu.Lock()
			p.lane.duplicates++
			s.mu.Unlock()
			continue
		}
		id, err := r.list.id(o.Index)
		if err != nil {
			return err
		}
		rec := conform.NewRecord(id, o.Result, r.judge)
		line, err := conform.Line(&rec, o.Index)
		if err != nil {
			return err
		}
		p.seen[o.Index] = true
		p.lines, p.records, p.indices = append(p.lines, line...), append(p.records, rec), append(p.indices, o.Index)
	}
	return nil
}

// mark notes that the results of a batch are on the disk, and tells watchers about failures.
func (s *Server) mark(p *pending) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for k := range p.records {
		rec := &p.records[k]
		p.lane.mark(p.indices[k], rec.ID, rec.Verdict, rec.Unexpected)
		if rec.Unexpected {
			s.tell(p.lane.failure(rec))
		}
	}
	p.lane.rates.add(time.Now(), len(p.records))
}
