package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/internal/replace"
)

// submitLimit bounds the time in which the server takes over the cases of a run.
const submitLimit = 5 * time.Minute

// submit takes a run whose cases and expectations are in the stream of cases. A run that is there with the same cases is not
// taken twice, so a client may ask again.
func (s *Server) submit(info *Run) any {
	ctx, cancel := context.WithTimeout(s.ctx, submitLimit)
	defer cancel()
	s.taking.Lock()
	defer s.taking.Unlock()
	there, err := s.mayTake(info)
	if err == nil && !there {
		err = s.take(ctx, *info)
	}
	if err != nil {
		return failed(errors.Join(err, s.forgetCases(ctx, info)))
	}
	return answer{}
}

// mayTake returns an error if the server does not take a run, and reports whether it has taken it already.
func (s *Server) mayTake(info *Run) (there bool, err error) {
	if err := info.check(); err != nil {
		return false, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	have := s.runs[info.ID]
	switch {
	case s.removed[info.ID]:
		return false, fmt.Errorf("%w: the run %q was removed, and boards may still have results of it; use another name", ErrRun, info.ID)
	case have != nil && !have.info.same(info):
		return false, fmt.Errorf("%w: there is a run %q with other cases, devices or expectations; use another name", ErrRun, info.ID)
	case have == nil && s.low:
		return false, errors.New("the disk of the server has less free space than its reserve")
	}
	return have != nil, nil
}

// forgetCases removes the messages that describe a run which the server does not take, but not those of a run that it has.
func (s *Server) forgetCases(ctx context.Context, info *Run) error {
	if info.check() != nil {
		return nil // the client checks before it sends anything
	}
	s.mu.Lock()
	have := s.runs[info.ID]
	s.mu.Unlock()
	var err error
	if have == nil || have.info.Hash != info.Hash {
		err = s.cases.Purge(ctx, jetstream.WithPurgeSubject("cases."+info.ID+".list."+info.Hash+".>"))
	}
	if have == nil || have.info.ExpectationsHash != info.ExpectationsHash {
		err = errors.Join(err, s.cases.Purge(ctx, jetstream.WithPurgeSubject("cases."+info.ID+".expect."+info.ExpectationsHash+".>")))
	}
	return err
}

// take writes the files of a run, notes the run as one to prepare, and begins to do so.
func (s *Server) take(ctx context.Context, info Run) error {
	dir := s.runDir(info.ID)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	// Results of a run that the server no longer knows would count for cases of this one.
	for _, l := range info.Lanes {
		if _, err := os.Stat(filepath.Join(dir, l.Folder, "run.json")); !errors.Is(err, os.ErrNotExist) {
			return errors.Join(fmt.Errorf("%w: the folder %s has results of another run of this name", ErrRun, dir), err)
		}
	}
	if err := fetchList(ctx, s.cases, &info, filepath.Join(dir, "caselist.txt")); err != nil {
		return err
	}
	expectations, err := fetchExpectations(ctx, s.cases, &info)
	if err != nil {
		return err
	}
	if err := replace.Write(filepath.Join(dir, "expectations.json"), expectations); err != nil {
		return err
	}
	info.State = Preparing
	r, err := loadRun(dir, info, expectations)
	if err != nil {
		return err
	}
	s.mu.Lock()
	s.runs[info.ID] = r
	s.mu.Unlock()
	if err := s.setState(r, Preparing); err != nil {
		s.mu.Lock()
		delete(s.runs, info.ID)
		s.mu.Unlock()
		return errors.Join(err, r.close())
	}
	s.group.Go(func() error { return s.prepare(r) })
	return nil
}

// prepareWindow is the number of messages that the server sends to the queue before it waits for their acknowledgment.
const prepareWindow = 4096

// prepare fills the queue of a run. It goes on behind what is in the queue after a restart: nobody takes work of the run
// before all of it is there.
func (s *Server) prepare(r *runState) error {
	for what := "fill the queue of the run " + r.info.ID; ; {
		err := s.prepareOnce(r)
		if s.ctx.Err() != nil {
			return nil
		}
		if s.trouble(what, err); err == nil || pause(s.ctx, retryPause) != nil {
			return nil
		}
	}
}

// prepareOnce fills the queue of a run and begins it.
func (s *Server) prepareOnce(r *runState) error {
	for lane := range r.info.Lanes {
		if s.hasEnded(r) {
			break
		}
		if err := s.fill(r, lane); err != nil {
			return err
		}
	}
	return s.begin(r)
}

// begin lets the cases of a run run, or removes its messages if it was canceled meanwhile.
func (s *Server) begin(r *runState) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if s.hasEnded(r) {
		return s.discard(r.info)
	}
	return s.setState(r, Running)
}

// fill fills the queue of a lane and makes its consumer.
func (s *Server) fill(r *runState, lane int) error {
	info := &r.info
	subject := workSubject(info.ID, lane)
	from, err := s.filled(info, lane)
	if err != nil {
		return err
	}
	js, err := jetstream.New(s.nc, jetstream.WithPublishAsyncMaxPending(prepareWindow))
	if err != nil {
		return err
	}
	sent := make([]jetstream.PubAckFuture, 0, prepareWindow)
	flush := func() error {
		for _, f := range sent {
			select {
			case <-f.Ok():
			case err := <-f.Err():
				return err
			case <-s.ctx.Done():
				return s.ctx.Err()
			}
		}
		sent = sent[:0]
		return nil
	}
	for ; from < info.Cases; from += info.Grain {
		span := Span{Run: info.ID, Lane: lane, From: from, To: min(from+info.Grain, info.Cases)}
		f, err := js.PublishAsync(subject, span.encode(), jetstream.WithMsgID(span.id()))
		if err != nil {
			return err
		}
		if sent = append(sent, f); len(sent) == prepareWindow {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	if err := flush(); err != nil {
		return err
	}
	return s.makeConsumer(info.ID, lane)
}

// makeConsumer makes the consumer from which workers fetch the grains of a lane, unless there is one.
func (s *Server) makeConsumer(run string, lane int) error {
	// Workers extend the wait four times in a lease. Leases decide who runs a grain, so the queue may deliver it again early.
	_, err := s.work.CreateOrUpdateConsumer(s.ctx, jetstream.ConsumerConfig{
		Durable: workConsumer(run, lane), FilterSubject: workSubject(run, lane), AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: s.opt.Lease / 2, MaxAckPending: -1, MaxDeliver: -1, MaxWaiting: 1 << 14,
	})
	return err
}

// filled returns the first case of a lane that is not in the queue.
func (s *Server) filled(info *Run, lane int) (int, error) {
	m, err := s.work.GetLastMsgForSubject(s.ctx, workSubject(info.ID, lane))
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return 0, nil
	} else if err != nil {
		return 0, err
	}
	span, err := decodeSpan(m.Data)
	if err != nil {
		return 0, err
	}
	return span.From/info.Grain*info.Grain + info.Grain, nil
}

// cancel ends a run. Cases at hand on boards get no result.
func (s *Server) cancel(id *string) any {
	s.mu.Lock()
	r := s.runs[*id]
	s.mu.Unlock()
	if r == nil {
		return failed(fmt.Errorf("%w: there is no run %q", ErrRun, *id))
	}
	if err := s.finish(r, Canceled); err != nil {
		return failed(err)
	}
	return answer{}
}

// remove removes a run that has ended.
func (s *Server) remove(id *string) any {
	s.ending.Lock()
	defer s.ending.Unlock()
	s.mu.Lock()
	r, removed := s.runs[*id], s.removed[*id]
	s.mu.Unlock()
	switch {
	case removed: // the client asks again
	case r == nil:
		return failed(fmt.Errorf("%w: there is no run %q", ErrRun, *id))
	case !s.hasEnded(r):
		return failed(fmt.Errorf("%w: the run %q has not ended; cancel it first", ErrRun, *id))
	}
	if err := s.erase(*id); err != nil {
		return failed(err)
	}
	return answer{}
}

// erase removes a run that has ended, and its folder. The caller holds ending.
func (s *Server) erase(id string) error {
	if err := s.bury(id); err != nil {
		return err
	}
	return os.RemoveAll(s.runDir(id))
}

// bury notes that a run is removed. The name stays: boards may still have results of the run, which another one must not get.
func (s *Server) bury(id string) error {
	data, err := json.Marshal(&Run{Version: protocolVersion, ID: id, State: Removed})
	if err != nil {
		return err
	}
	if _, err := s.runsKV.Put(s.ctx, id, data); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.runs, id)
	s.removed[id] = true
	s.recent = slices.DeleteFunc(s.recent, func(f Failure) bool { return f.Run == id })
	return nil
}
