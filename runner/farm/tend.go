package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
)

const (
	tendPause = 500 * time.Millisecond
	// purgeLimit bounds the time for which a server that ends waits for NATS.
	purgeLimit = time.Second
	// sweepPause bounds the time between looks for cases that are in no queue.
	sweepPause = 5 * time.Second
)

// tend does what time brings: leases run out, disks fill up, runs become complete.
func (s *Server) tend() error {
	tick := time.NewTicker(tendPause)
	defer tick.Stop()
	swept := time.Now()
	for {
		select {
		case <-s.ctx.Done():
			return nil
		case <-tick.C:
		}
		s.look()
		s.mu.Lock()
		_, err := s.ledger.expire()
		s.mu.Unlock()
		s.trouble("write its leases", err)
		if to, err := s.sync(); err == nil { // broken says so otherwise
			s.trouble("remove results", s.purge(s.ctx, to))
		}
		s.trouble("end runs", s.finishRuns())
		s.trouble("remove old runs", s.retain())
		s.trouble("remove the messages of runs that have ended", s.discardStale())
		if time.Since(swept) > min(sweepPause, s.opt.Lease) {
			swept = time.Now()
			s.trouble("look for lost cases", s.sweep())
		}
		if err := s.broken(); err != nil && s.ctx.Err() == nil {
			return err
		}
	}
}

// broken returns an error if the streams cannot come back while the process lives, or the disk has lost results. All other errors of
// NATS may pass: its servers may choose a leader, a network may be cut, a disk may be slow.
func (s *Server) broken() error {
	s.writing.Lock()
	lost := s.damage
	s.writing.Unlock()
	switch {
	case lost != nil:
		return fmt.Errorf("the disk does not take results: %w", lost)
	case s.nc.IsClosed():
		return errors.New("the connection to NATS is closed")
	case s.engine != nil && !s.engine.JetStreamEnabled():
		return errors.New("NATS has given up its streams, as it does when a disk fails or is full")
	}
	return nil
}

// look looks whether the disk has enough space, and how many boards work on each lane.
func (s *Server) look() {
	free, err := s.opt.Free(s.opt.Dir)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.low = err != nil || free < s.opt.Reserve
	for _, r := range s.runs {
		for _, l := range r.lanes {
			l.boards = 0
		}
	}
	for _, b := range s.boards {
		if r := s.runs[b.beat.Run]; time.Since(b.seen) < awayAfter && r != nil && b.beat.Lane >= 0 && b.beat.Lane < len(r.lanes) {
			r.lanes[b.beat.Lane].boards++
		}
	}
}

// awayAfter is the time after the last word of a board when it no longer counts.
const awayAfter = 5 * beatPause

// running returns the runs whose cases run.
func (s *Server) running() []*runState {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []*runState
	for _, r := range s.inOrder() {
		if r.info.State == Running {
			out = append(out, r)
		}
	}
	return out
}

// finishRuns ends the runs whose cases all have results.
func (s *Server) finishRuns() error {
	var err error
	for _, r := range s.running() {
		s.mu.Lock()
		complete := r.complete()
		s.mu.Unlock()
		if !complete {
			continue
		}
		if failed := s.finish(r, Complete); failed != nil {
			err = errors.Join(err, fmt.Errorf("the run %s: %w", r.info.ID, failed)) // the disk may be full
		}
	}
	return err
}

// retain removes the oldest runs that have ended if there are more than the server keeps.
func (s *Server) retain() error {
	if s.opt.Keep <= 0 {
		return nil
	}
	s.ending.Lock()
	defer s.ending.Unlock()
	s.mu.Lock()
	ended := slices.DeleteFunc(s.inOrder(), func(r *runState) bool { return !r.info.State.hasEnded() })
	s.mu.Unlock()
	for len(ended) > s.opt.Keep {
		if err := s.erase(ended[0].info.ID); err != nil {
			return err
		}
		ended = ended[1:]
	}
	return nil
}

// derive writes the files that derive from the results of a run, and tells of its folders.
func (s *Server) derive(r *runState) error {
	for _, l := range r.lanes {
		if err := l.derive(); err != nil {
			return err
		}
		if s.opt.Ended == nil || l.device == "" {
			continue
		}
		if err := s.opt.Ended(r.info.ID, r.info.Lanes[l.lane].Folder, l.dir); err != nil {
			return err
		}
	}
	return nil
}

// hasEnded reports whether a run is complete or canceled. The answer lasts while the caller holds writing.
func (s *Server) hasEnded(r *runState) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return r.info.State.hasEnded()
}

// finish ends a run, unless it has ended: it writes the files that derive from its results, tells of its folders, and removes its
// messages. Results that arrive meanwhile do not count. If finish fails, the run goes on.
func (s *Server) finish(r *runState, state State) error {
	s.ending.Lock()
	defer s.ending.Unlock()
	if s.hasEnded(r) {
		return nil
	}
	s.closeRun(r, true)
	if _, err := s.sync(); err != nil {
		s.closeRun(r, false)
		return err
	}
	if err := s.derive(r); err != nil {
		s.closeRun(r, false)
		return err
	}
	return s.settle(r, state)
}

// closeRun says whether further results of a run count. No result is on its way to the disk when it returns.
func (s *Server) closeRun(r *runState, closed bool) {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	r.closed = closed
}

// settle changes a run whose files are complete to one that has ended.
func (s *Server) settle(r *runState, state State) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	prepared := r.info.State == Running // only holders of writing change it
	s.mu.Lock()
	failures := slices.DeleteFunc(slices.Clone(s.recent), func(f Failure) bool { return f.Run != r.info.ID })
	s.mu.Unlock()
	progress, err := s.seal(r, failures)
	if err == nil {
		err = s.setState(r, state)
	}
	s.mu.Lock()
	if err != nil {
		r.closed = false
		s.mu.Unlock()
		return err
	}
	// The ledger forgets the run in memory in any case; leases of runs that have ended do no harm in its file.
	err = errors.Join(s.ledger.forget(r.info.ID), r.shrink(progress))
	if prepared { // NATS fails to make a consumer that it deletes at the same time, so who prepares a run removes its messages
		s.stale[r.info.ID] = r.info
	}
	s.mu.Unlock()
	s.trouble("end runs", err)
	s.trouble("remove the messages of runs that have ended", s.discardStale())
	return nil
}

// discardStale removes the messages of the runs that have ended.
func (s *Server) discardStale() error {
	s.mu.Lock()
	stale := maps.Clone(s.stale)
	s.mu.Unlock()
	var err error
	for id, info := range stale {
		if failed := s.discard(info); failed != nil {
			err = errors.Join(err, failed)
			continue
		}
		s.mu.Lock()
		delete(s.stale, id)
		s.mu.Unlock()
	}
	return err
}

// discard removes the messages of a run.
func (s *Server) discard(info Run) error {
	var err error
	for lane := range info.Lanes {
		if gone := s.work.DeleteConsumer(s.ctx, workConsumer(info.ID, lane)); !errors.Is(gone, jetstream.ErrConsumerNotFound) {
			err = errors.Join(err, gone)
		}
	}
	return errors.Join(err, s.work.Purge(s.ctx, jetstream.WithPurgeSubject("work."+info.ID+".>")), s.cases.Purge(s.ctx, jetstream.WithPurgeSubject("cases."+info.ID+".>")))
}

// discardLeftovers removes the messages of runs that had ended when the server was killed.
func (s *Server) discardLeftovers() error {
	for _, row := range []struct {
		stream  jetstream.Stream
		subject string
	}{{s.work, "work.>"}, {s.cases, "cases.>"}} {
		in, err := row.stream.Info(s.ctx, jetstream.WithSubjectFilter(row.subject))
		if err != nil {
			return err
		}
		ended := map[string]bool{}
		for subject := range in.State.Subjects {
			_, rest, _ := strings.Cut(subject, ".")
			id, _, _ := strings.Cut(rest, ".")
			if r := s.runs[id]; r != nil && s.hasEnded(r) {
				ended[id] = true
			}
		}
		for id := range ended {
			if err := s.discard(s.runs[id].info); err != nil {
				return err
			}
		}
	}
	return nil
}

// setState changes the state of a run, first in the list of runs. The caller holds writing unless nobody else knows the run.
func (s *Server) setState(r *runState, state State) error {
	s.mu.Lock()
	info := r.info
	s.mu.Unlock()
	info.State = state
	data, err := json.Marshal(&info)
	if err != nil {
		return err
	}
	if _, err := s.runsKV.Put(s.ctx, info.ID, data); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	r.info.State = state
	return nil
}

// sweep puts the cases into the queue that have no result and are neither in the queue nor leased. There are none unless a
// machine lost what it had not yet written to the disk.
func (s *Server) sweep() error {
	for _, r := range s.running() {
		s.mu.Lock()
		lanes := r.lanes
		s.mu.Unlock()
		for _, l := range lanes {
			idle, err := s.isIdle(l)
			if err != nil {
				return err
			}
			spans, n := s.lost(l, idle)
			if len(spans) > 0 {
				if err := s.makeConsumer(r.info.ID, l.lane); err != nil { // it may be lost, too
					return err
				}
			}
			for _, span := range spans {
				id := span.id() + "." + strconv.FormatInt(time.Now().Unix(), 36) + "." + strconv.Itoa(n)
				if err := s.publish(s.ctx, span, id); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// lost returns the spans of a lane whose cases are nowhere, if the lane has been idle for a lease, and how often that happened.
func (s *Server) lost(l *laneState, idle bool) (spans []Span, sweeps int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	idle = idle && l.run.info.State == Running && !l.run.closed
	due := idle && !l.missed.IsZero() && time.Since(l.missed) > s.opt.Lease
	switch {
	case !idle || due:
		l.missed = time.Time{}
	case l.missed.IsZero():
		l.missed = time.Now()
	}
	if due {
		l.sweeps++
		spans = l.missing()
	}
	return spans, l.sweeps
}

// isIdle reports whether cases of a lane lack results, although nothing of it is in the queue, leased or on its way.
func (s *Server) isIdle(l *laneState) (bool, error) {
	subject := workSubject(l.run.info.ID, l.lane)
	in, err := s.work.Info(s.ctx, jetstream.WithSubjectFilter(subject))
	if err != nil {
		return false, err
	}
	results, err := s.result.Info(s.ctx)
	if err != nil {
		return false, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if in.State.Subjects[subject] > 0 || l.complete() || s.processed < results.State.LastSeq {
		return false, nil
	}
	for _, h := range s.ledger.workers {
		for _, x := range h.leases {
			if x.span.Run == l.run.info.ID && x.span.Lane == l.lane {
				return false, nil
			}
		}
	}
	return true, nil
}

// publish puts a span into the queue.
func (s *Server) publish(ctx context.Context, span Span, id string) error {
	_, err := s.js.Publish(ctx, workSubject(span.Run, span.Lane), span.encode(), jetstream.WithMsgID(id))
	return err
}

// split divides a span that ended workers, and puts the parts into the queue. A single case gets a result without running.
func (s *Server) split(ctx context.Context, span Span, todo uint64, names []string) error {
	first, last := span.From+bits.TrailingZeros64(todo), span.From+bits.Len64(todo)
	if span.To-span.From == 1 {
		r := &conform.Result{Verdict: conform.Crash, Detail: fmt.Sprintf("the workers %s and %s ended while they ran it", names[0], names[1]), Attempts: len(names)}
		data, err := json.Marshal(&outcomes{Run: span.Run, Lane: span.Lane, Worker: "", Results: []Outcome{{Index: first, Attempt: len(names), Result: r}}})
		if err != nil {
			return err
		}
		_, err = s.js.Publish(ctx, resultsSubject(span.Run, span.Lane), data)
		return err
	}
	// The span ran alone and case by case when it ended the last worker, so the first case without result was at hand.
	parts := []Span{{span.Run, span.Lane, first, first + 1}}
	if first+1 < last {
		parts = append(parts, Span{span.Run, span.Lane, first + 1, last})
	}
	var entries []entry
	s.mu.Lock()
	for _, part := range parts {
		if len(s.ledger.killed[part]) == 0 {
			entries = append(entries, s.ledger.kill(names[len(names)-1], []Span{part})...)
		}
	}
	err := s.ledger.write(entries...)
	s.mu.Unlock()
	if err != nil {
		return err
	}
	for _, part := range parts {
		if err := s.publish(ctx, part, part.id()); err != nil {
			return err
		}
	}
	return nil
}
