package farm

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/sync/errgroup"

	"github.com/spvc/spvc/runner/conform"
)

// session is the work of a worker on a lane.
type session struct {
	w        *Worker
	run      Run
	lane     int
	lease    time.Duration
	consumer jetstream.Consumer
	journal  *journal
	executor Executor
	got      int // the number of grains that the worker ran

	holding sync.Mutex // is held during a request about leases
	// poke asks for such a request soon.
	poke chan struct{}
	// patience is the time for which the sender waits for the next acknowledgment.
	patience time.Duration

	mu     sync.Mutex
	grains []*grain
	flying int // the number of cases that run
	outbox []parcel
	// reactions are acknowledgments to send. The library blocks while it connects again, and nothing here must wait for that.
	reactions []func() error
	// share is the number of grains that the server last said to hold at most, or 0.
	share int
	// full is true while the journal cannot be written.
	full bool
	// drained is true when no case will begin anymore.
	drained bool
	moved   chan struct{} // closed when something changes
	// kill ends the processes that run cases, or is nil.
	kill context.CancelFunc
}

// grain is a span that the worker holds.
type grain struct {
	span    Span
	msg     jetstream.Msg
	attempt int
	cases   []conform.Case
	// todo has a bit for each case that has not begun, flying for each that runs. unsent is the number of results that
	// the server does not have.
	todo, flying uint64
	unsent       int
	begun, alone bool
	// told is true if the server knows that the grain has begun.
	told bool
	// until is the end of the lease, and lost is true if the worker no longer has it.
	until time.Time
	lost  bool
}

// shardTime is the time that the grains which a worker holds should take.
const shardTime = 5 * time.Second

const (
	// maxHeld bounds the grains that a worker holds.
	maxHeld = 256
	// fetchLimit bounds the wait for the queue.
	fetchLimit = time.Second
	retryPause = 300 * time.Millisecond
)

// change wakes those who wait for a change. The caller holds mu.
func (s *session) change() {
	close(s.moved)
	s.moved = make(chan struct{})
}

// update changes the session under its lock.
func (s *session) update(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f()
	s.change()
}

// load returns the number of cases held, and why the worker takes no more.
func (s *session) load() (held int, problem string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, g := range s.grains {
		held += bits.OnesCount64(g.todo | g.flying)
	}
	switch {
	case s.full:
		problem = "the disk of the board is full"
	case s.isStalled():
		problem = "results do not reach the server"
	}
	return held, problem
}

// work joins the lane and works until ctx ends, the run ends or there is no work. It then sends all results.
func (s *session) work(ctx, live context.Context) error {
	if err := s.join(ctx); err != nil {
		return err
	}
	var err error
	if s.consumer, err = s.w.js.Consumer(ctx, workStream, workConsumer(s.run.ID, s.lane)); err != nil {
		if errors.Is(err, jetstream.ErrConsumerNotFound) {
			return nil // the run has ended
		}
		return err
	}
	if s.executor, err = s.w.opt.Open(s.run.Timeout); err != nil {
		return err
	}
	g, inner := errgroup.WithContext(live)
	stop, cancel := context.WithCancel(inner)
	defer cancel()
	g.Go(func() error { return s.send(stop) })
	g.Go(func() error { return s.keep(stop) })
	g.Go(func() error { return s.guard(stop) })
	g.Go(func() error { return s.react(stop) })
	g.Go(func() error {
		defer cancel()
		err := s.runCases(ctx, inner)
		return errors.Join(err, s.leave(inner))
	})
	if err := g.Wait(); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

// join asks for permission to work on the lane.
func (s *session) join(ctx context.Context) error {
	var reply joinReply
	if err := ask(ctx, s.w.nc, requestLimit, subjectJoin, &joinRequest{s.w.board, s.run.ID, s.lane, s.journal.begun}, &reply); err != nil {
		return err
	}
	if s.lease = reply.Lease; s.lease <= 0 {
		return fmt.Errorf("%w: the server gives leases of %s", ErrServer, s.lease)
	}
	var err error
	for len(s.journal.begun) > 0 && err == nil {
		b := s.journal.begun[0]
		err = s.journal.note(mark{End: &b})
		s.journal.end(b)
	}
	return err
}

// runCases fetches grains and runs their cases until ctx or the run ends, or there is no work.
func (s *session) runCases(ctx, live context.Context) error {
	g, inner := errgroup.WithContext(live)
	g.Go(func() error {
		defer s.update(func() { s.drained = true })
		return s.supply(ctx, inner)
	})
	g.Go(func() error {
		for {
			again, err := s.execute(ctx, inner)
			if err != nil || !again {
				return err
			}
		}
	})
	return g.Wait()
}

// supply fetches grains before the worker runs dry.
func (s *session) supply(ctx, live context.Context) error {
	for ctx.Err() == nil && s.w.state(s.run.ID) == Running {
		s.mu.Lock()
		want, held, moved, closed := s.wanted(), len(s.grains), s.moved, s.isStalled() || s.full
		s.mu.Unlock()
		if want == 0 || closed {
			select {
			case <-ctx.Done():
			case <-moved:
			case <-time.After(idlePause):
			}
			if err := live.Err(); err != nil {
				return err
			}
			continue
		}
		n, err := s.fetch(ctx, want)
		switch {
		case ctx.Err() != nil:
			return nil
		case errors.Is(err, jetstream.ErrConsumerNotFound), errors.Is(err, jetstream.ErrConsumerDeleted):
			return nil
		case err != nil:
			if pause(live, retryPause) != nil {
				return live.Err()
			}
		case n == 0 && held == 0:
			return nil
		}
	}
	return nil
}

// wanted returns the number of grains to fetch: as many as the worker runs in shardTime, when half of them are done. The
// caller holds mu.
func (s *session) wanted() int {
	waiting := 0
	for _, g := range s.grains {
		waiting += bits.OnesCount64(g.todo)
	}
	s.w.mu.Lock()
	perSecond := s.w.rates.perSecond(time.Now())
	s.w.mu.Unlock()
	target := max(int(perSecond*shardTime.Seconds()), s.run.Grain)
	if s.share > 0 {
		target = min(target, s.share*s.run.Grain)
	}
	if waiting > target/2 {
		return 0
	}
	return max(min((target-waiting)/s.run.Grain, maxHeld-len(s.grains)), 0)
}

// fetch fetches up to n grains from the queue and asks for their leases. It returns the number of grains that the worker got.
func (s *session) fetch(ctx context.Context, n int) (int, error) {
	batch, err := s.consumer.Fetch(n, jetstream.FetchMaxWait(fetchLimit))
	if err != nil {
		return 0, err
	}
	var fresh []*grain
	for m := range batch.Messages() {
		span, err := decodeSpan(m.Data())
		if err == nil {
			err = span.check(&s.run)
		}
		if err != nil || span.Run != s.run.ID || span.Lane != s.lane {
			m.Term() // no server of this version wrote it
			continue
		}
		g := &grain{span: span, msg: m, attempt: 1}
		if meta, err := m.Metadata(); err == nil {
			g.attempt = int(meta.NumDelivered)
		}
		fresh = append(fresh, g)
	}
	if err := batch.Error(); err != nil && len(fresh) == 0 {
		return 0, err
	}
	if fresh = s.again(fresh); len(fresh) == 0 {
		return 0, nil
	}
	return s.claim(ctx, fresh)
}

// again returns the grains that the worker does not hold. The queue may deliver a grain while its worker has it.
func (s *session) again(fresh []*grain) []*grain {
	s.mu.Lock()
	defer s.mu.Unlock()
	have := map[Span]*grain{}
	for _, g := range s.grains {
		have[g.span] = g
	}
	var out []*grain
	for _, g := range fresh {
		if old := have[g.span]; old != nil {
			old.msg = g.msg // acknowledges both
			continue
		}
		have[g.span] = g
		out = append(out, g)
	}
	return out
}

// adopt gives a grain the results of its cases that are still on their way. The caller holds mu.
func (s *session) adopt(g *grain) {
	for i := range s.outbox {
		p := &s.outbox[i]
		k := p.index - g.span.From
		if k < 0 || p.index >= g.span.To {
			continue
		}
		if p.grain != nil {
			p.grain.unsent--
		}
		p.grain = g
		g.unsent++
		g.todo &^= 1 << k
	}
}

// claim asks for the leases of grains from the queue.
func (s *session) claim(ctx context.Context, fresh []*grain) (int, error) {
	err := s.hold(ctx, fresh)
	got := 0
	for _, g := range fresh {
		if g.lost || err != nil {
			if err != nil {
				s.update(func() { s.giveBack(g, retryPause) })
			}
			continue
		}
		if g.cases, err = s.casesOf(ctx, g.span); err != nil {
			s.update(func() { s.giveBack(g, s.lease/4) })
			continue
		}
		got++
		s.update(func() {
			s.grains = append(s.grains, g)
			s.adopt(g)
			s.finish(g)
		})
	}
	s.got += got
	return got, err
}

// giveBack returns a grain to the queue, which delivers it again after a pause. The caller holds mu.
func (s *session) giveBack(g *grain, after time.Duration) {
	s.reactions = append(s.reactions, func() error { return g.msg.NakWithDelay(after) })
}

// react sends acknowledgments. One that is lost does no harm: the queue delivers the grain again, and the server knows what
// is done.
func (s *session) react(ctx context.Context) error {
	for {
		s.mu.Lock()
		list, moved := s.reactions, s.moved
		s.mu.Unlock()
		for _, f := range list {
			if err := f(); err != nil && !s.w.nc.IsConnected() {
				break
			}
		}
		if len(list) > 0 {
			s.update(func() { s.reactions = s.reactions[len(list):] })
			continue
		}
		select {
		case <-ctx.Done():
			return nil
		case <-moved:
		}
	}
}

// holdLimit bounds the wait for an answer about leases: of a renewal, which starts after a quarter of the lease, a server that is
// killed may never answer, and then there must be time for another before [session.isLate].
func holdLimit(lease time.Duration) time.Duration { return min(lease/3+answerLimit, lease/2) }

// hold tells the server which grains the worker holds, with fresh ones, and applies the answer.
func (s *session) hold(ctx context.Context, fresh []*grain) error {
	s.holding.Lock()
	defer s.holding.Unlock()
	begin := time.Now()
	req := &holdRequest{Name: s.w.board.Name, Life: s.w.board.Life, Number: s.w.holds.Add(1)}
	s.mu.Lock()
	list := append(append([]*grain(nil), s.grains...), fresh...)
	for _, g := range list {
		req.Spans = append(req.Spans, g.span)
		if g.begun {
			req.Begun = append(req.Begun, g.span)
		}
	}
	s.mu.Unlock()
	reply := new(holdReply)
	err := ask(ctx, s.w.nc, holdLimit(s.lease), subjectHold, req, reply)
	if kindOf(err) == kindStranger {
		// The server has lost what it knew of the worker, so it knows no lease either.
		if err := s.join(ctx); err != nil {
			return err
		}
		return errStranger
	} else if err != nil {
		return err
	}
	if len(reply.Grants) != len(list) {
		return fmt.Errorf("%w: it answers about %d of %d grains", ErrServer, len(reply.Grants), len(list))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.share = reply.Share
	for _, span := range req.Begun {
		for _, g := range s.grains {
			g.told = g.told || g.span == span
		}
	}
	for i, g := range list {
		s.apply(g, reply.Grants[i], begin)
	}
	s.change()
	return nil
}

// errStranger means that the worker has joined again.
var errStranger = errors.New("the server did not know the worker")

// apply applies the answer of the server about a grain. The caller holds mu.
func (s *session) apply(g *grain, x grant, begin time.Time) {
	old := !g.until.IsZero()
	switch x.Verdict {
	case verdictRun:
		if !old {
			g.todo = x.Todo
		}
		g.todo &= x.Todo
		g.alone, g.until = g.alone || x.Alone, begin.Add(s.lease)
		if old {
			s.reactions = append(s.reactions, g.msg.InProgress)
			s.finish(g)
		}
		return
	case verdictDone:
		s.reactions = append(s.reactions, g.msg.Ack)
	case verdictHeld:
		s.giveBack(g, s.lease/4)
	default:
		s.giveBack(g, retryPause)
	}
	g.lost, g.todo = true, 0
	s.drop(g)
}

// drop removes a grain from those that the worker holds. The caller holds mu.
func (s *session) drop(g *grain) {
	for i, x := range s.grains {
		if x == g {
			s.grains = append(s.grains[:i:i], s.grains[i+1:]...)
		}
	}
	if g.begun {
		s.journal.note(mark{End: &g.span}) // without the line, the span counts as at hand once too often
	}
}

// guard ends cases whose lease may run out. It waits for nothing else.
func (s *session) guard(ctx context.Context) error {
	for pause(ctx, s.lease/20) == nil {
		s.mu.Lock()
		s.lose()
		s.mu.Unlock()
	}
	return nil
}

// holdPause is the least time between two requests about leases, unless a grain waits for one.
const holdPause = 250 * time.Millisecond

// keep renews the leases.
func (s *session) keep(ctx context.Context) error {
	next, last := time.Now().Add(s.lease/4), time.Time{}
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.poke:
			if early := holdPause - time.Since(last); early > 0 && !s.urgent() && pause(ctx, early) != nil {
				return nil
			}
		case <-time.After(max(time.Until(next), time.Millisecond)):
		}
		s.mu.Lock()
		n := len(s.grains)
		s.mu.Unlock()
		last, next = time.Now(), time.Now().Add(s.lease/4)
		if n > 0 && s.hold(ctx, nil) != nil {
			next = time.Now().Add(min(retryPause, s.lease/20))
		}
	}
}

// urgent reports whether a grain waits until the server knows that it begins.
func (s *session) urgent() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.ContainsFunc(s.grains, func(g *grain) bool { return g.begun && !g.told && (g.alone || g.attempt > 1) })
}

// isLate reports whether the lease of a grain may soon run out.
func (s *session) isLate(g *grain) bool { return time.Until(g.until) < s.lease/10 }

// lose drops the grains whose leases may run out. Cases of theirs that run are ended, because another worker may begin
// them. The caller holds mu.
func (s *session) lose() {
	var rest []*grain
	ended := false
	for _, g := range s.grains {
		if !s.isLate(g) {
			rest = append(rest, g)
			continue
		}
		ended = ended || g.flying != 0
		g.lost, g.todo = true, 0
		if g.begun {
			s.journal.note(mark{End: &g.span})
		}
	}
	if len(rest) == len(s.grains) {
		return
	}
	s.grains = rest
	if ended && s.kill != nil {
		s.kill()
	}
	s.change()
}

// casesOf returns the cases of a span.
func (s *session) casesOf(ctx context.Context, span Span) ([]conform.Case, error) {
	ids, err := s.w.identifiers(ctx, &s.run, span)
	if err != nil {
		return nil, err
	}
	cases, err := s.w.opt.parse(ids)
	if err != nil {
		return nil, fmt.Errorf("the cases of %s are none of this version: %w", strings.Join(ids[:1], ""), err)
	}
	return cases, nil
}
