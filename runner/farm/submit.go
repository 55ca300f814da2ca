package farm

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
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
	s.mu.Lock()
	have, low := s.runs[info.ID], s.low
	s.mu.Unlock()
	if err := info.check(); err != nil {
		return failed(err)
	}
	if have != nil {
		if have.info.Hash == info.Hash {
			return answer{}
		}
		return failed(fmt.Errorf("%w: there is a run %q with other cases", ErrRun, info.ID))
	}
	if low {
		return failed(errors.New("the disk of the server has less free space than its reserve"))
	}
	if err := s.take(ctx, *info); err != nil {
		return failed(err)
	}
	return answer{}
}

// take writes the files of a run, notes the run as one to prepare, and begins to do so.
func (s *Server) take(ctx context.Context, info Run) error {
	dir := filepath.Join(s.opt.Dir, "runs", info.ID)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
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
	if s.runs[info.ID] != nil {
		s.mu.Unlock()
		return errors.Join(fmt.Errorf("%w: another client submits the run %q", ErrRun, info.ID), r.close())
	}
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
	for lane := range r.info.Lanes {
		if err := s.fill(r, lane); err != nil {
			return s.unlessClosed(err)
		}
	}
	return s.unlessClosed(s.begin(r))
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
	// Workers extend the wait four times in a lease. Leases decide who runs a grain, so the queue may deliver it again early.
	_, err = s.work.CreateOrUpdateConsumer(s.ctx, jetstream.ConsumerConfig{
		Durable: workConsumer(info.ID, lane), FilterSubject: subject, AckPolicy: jetstream.AckExplicitPolicy,
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
	if s.hasEnded(r) {
		return answer{}
	}
	if err := s.derive(r); err != nil {
		return failed(err)
	}
	if err := s.finish(r, Canceled); err != nil {
		return failed(err)
	}
	return answer{}
}
