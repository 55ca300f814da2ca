package farm

import (
	"context"
	"encoding/json"
	"errors"
	"math/bits"
	"slices"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
)

// execute runs the cases of grains until no more will come. It returns true if it ended the processes that run cases,
// because a lease may have run out; the caller then goes on with new ones.
func (s *session) execute(ctx, live context.Context) (again bool, err error) {
	pool, kill := context.WithCancel(live)
	defer kill()
	s.update(func() { s.kill = kill })
	batches := make(chan conform.Batch)
	ended := make(chan error, 1)
	go func() {
		ended <- s.executor.RunBatches(pool, batches)
		kill()
	}()
	over := s.feed(ctx, pool, batches)
	close(batches)
	err = <-ended
	s.update(func() {
		s.kill = nil
		for _, g := range s.grains {
			g.todo, g.flying = g.todo|g.flying, 0
		}
		s.flying = 0
	})
	switch {
	case live.Err() != nil:
		return false, live.Err()
	case err == nil, errors.Is(err, context.Canceled):
		return !over, nil
	}
	return false, err
}

// feed hands out batches. It returns true when no more will come, and false when the pool ends before.
func (s *session) feed(ctx, pool context.Context, batches chan<- conform.Batch) (over bool) {
	for {
		s.mu.Lock()
		moved := s.moved
		var b *conform.Batch
		if ctx.Err() == nil && pool.Err() == nil {
			b = s.next()
		}
		end := s.drained && b == nil && !slices.ContainsFunc(s.grains, func(g *grain) bool { return g.todo != 0 })
		s.mu.Unlock()
		if end || ctx.Err() != nil || pool.Err() != nil {
			return end || ctx.Err() != nil
		}
		if b != nil {
			select {
			case batches <- *b:
			case <-pool.Done():
			}
			continue
		}
		select {
		case <-moved:
		case <-ctx.Done():
		case <-pool.Done():
		case <-time.After(idlePause):
			s.tryDisk()
		}
	}
}

// next returns the next batch of cases, or nil if none may begin now. A grain that may be what ended workers runs case by
// case, with nothing beside it, and each result reaches the server before the next case begins. The caller holds mu.
func (s *session) next() *conform.Batch {
	if s.full || s.isStalled() {
		return nil
	}
	at := slices.IndexFunc(s.grains, func(g *grain) bool { return g.todo != 0 })
	if at < 0 || slices.ContainsFunc(s.grains, func(g *grain) bool { return g.alone && g.flying != 0 }) {
		return nil
	}
	g := s.grains[at]
	if s.isLate(g) || g.alone && (s.flying > 0 || len(s.outbox) > 0) {
		return nil
	}
	if !g.begun {
		if err := s.journal.note(mark{Begin: &g.span}); err != nil {
			s.fill(err)
			return nil
		}
		g.begun = true
		select {
		case s.poke <- struct{}{}:
		default:
		}
	}
	// If the worker ends before the server knows what it began, nobody can count that. So a grain that had another worker
	// before waits for the server.
	if (g.alone || g.attempt > 1) && !g.told {
		return nil
	}
	most := conform.BatchCases
	if g.alone {
		most = 1
	}
	var b conform.Batch
	var indices []int
	for g.todo != 0 && len(indices) < most {
		k := bits.TrailingZeros64(g.todo)
		g.todo &^= 1 << k
		g.flying |= 1 << k
		indices, b.Cases = append(indices, k), append(b.Cases, g.cases[k])
	}
	s.flying += len(indices)
	b.Done = func(i int, r *conform.Result) { s.ended(g, indices[i], r) }
	return &b
}

// fill notes that the disk is full. The caller holds mu.
func (s *session) fill(err error) {
	if !s.full {
		s.w.opt.Log("the journal: " + err.Error())
	}
	s.full = true
}

// tryDisk tries whether a full disk has space again.
func (s *session) tryDisk() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.full && s.journal.probe() == nil {
		s.full = false
		s.change()
	}
}

// parcel is a result on its way to the server.
type parcel struct {
	raw   json.RawMessage
	index int    // the index of the case
	grain *grain // nil if the worker does not hold it
	end   int64  // where its line ends in the journal, in bytes
	at    time.Time
}

// isStalled reports whether results do not reach the server. The caller holds mu.
func (s *session) isStalled() bool {
	return len(s.outbox) > 0 && time.Since(s.outbox[0].at) > sendPause+sendLimit
}

// ended stores the result of a case. If the disk is full, the result goes to the server only.
func (s *session) ended(g *grain, k int, r *conform.Result) {
	if s.w.opt.Recognize != nil {
		s.w.opt.Recognize(r, &g.cases[k])
	}
	raw, err := json.Marshal(&Outcome{Index: g.span.From + k, Attempt: g.attempt, Result: r})
	if err != nil {
		panic(err) // a struct of texts and finite numbers
	}
	s.w.mu.Lock()
	s.w.done++
	s.w.rates.add(time.Now(), 1)
	s.w.mu.Unlock()
	s.update(func() {
		if err := s.journal.add(raw); err != nil {
			s.fill(err)
		}
		s.outbox = append(s.outbox, parcel{raw, g.span.From + k, g, s.journal.size, time.Now()})
		g.flying &^= 1 << k
		g.unsent++
		s.flying--
	})
}

const (
	// sendCases and sendBytes bound the results in a message, sendPause the wait for more of them.
	sendCases = 64
	sendBytes = 512 << 10
	sendPause = time.Second
	// sendLimit is the time after which a message without acknowledgment counts as lost: no further case begins. A disk that
	// is busy answers later, and to send again makes it busier, so each loss doubles the time up to maxSendLimit.
	sendLimit    = time.Second
	maxSendLimit = 16 * time.Second
)

// send sends results as they come.
func (s *session) send(ctx context.Context) error {
	var since time.Time
	linger := min(sendPause, s.lease/8)
	for {
		s.mu.Lock()
		n, moved := len(s.outbox), s.moved
		hurry := s.drained || s.isStalled() || slices.ContainsFunc(s.grains, func(g *grain) bool { return g.alone })
		s.mu.Unlock()
		if n > 0 && since.IsZero() {
			since = time.Now()
		}
		if n == 0 || n < sendCases && !hurry && time.Since(since) < linger {
			var late <-chan time.Time
			if n > 0 {
				late = time.After(linger - time.Since(since))
			}
			select {
			case <-ctx.Done():
				return nil
			case <-moved:
			case <-late:
			}
			continue
		}
		sent, err := s.sendSome(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			if pause(ctx, retryPause) != nil {
				return nil
			}
			continue
		}
		since = time.Time{}
		s.update(func() { s.arrived(sent) })
	}
}

// sendSome sends the first results of the outbox, and returns their number when the stream has stored them.
func (s *session) sendSome(ctx context.Context) (int, error) {
	s.mu.Lock()
	m := struct {
		Run     string            `json:"run"`
		Lane    int               `json:"lane"`
		Worker  string            `json:"worker"`
		Results []json.RawMessage `json:"results"`
	}{Run: s.run.ID, Lane: s.lane, Worker: s.w.board.Name}
	size := 0
	for _, p := range s.outbox[:min(len(s.outbox), sendCases)] {
		if size += len(p.raw); size > sendBytes && len(m.Results) > 0 {
			break
		}
		m.Results = append(m.Results, p.raw)
	}
	s.mu.Unlock()
	data, err := json.Marshal(&m)
	if err != nil {
		return 0, err
	}
	s.patience = max(s.patience, sendLimit)
	ctx, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	switch _, err = s.w.js.Publish(ctx, resultsSubject(s.run.ID, s.lane), data, jetstream.WithRetryAttempts(0)); {
	case err == nil:
		s.patience = sendLimit
	case errors.Is(err, context.DeadlineExceeded):
		s.patience = min(2*s.patience, maxSendLimit)
	}
	return len(m.Results), err
}

// arrived notes that the server has the first n results of the outbox. The caller holds mu.
func (s *session) arrived(n int) {
	last := s.outbox[n-1].end
	for _, p := range s.outbox[:n] {
		if p.grain != nil {
			p.grain.unsent--
			s.finish(p.grain)
		}
	}
	s.outbox = slices.Delete(s.outbox, 0, n)
	if err := s.journal.sent(last); err != nil {
		s.fill(err)
	}
}

// finish acknowledges a grain when all its results have arrived. The caller holds mu.
func (s *session) finish(g *grain) {
	if g.todo == 0 && g.flying == 0 && g.unsent == 0 && !g.lost {
		s.reactions = append(s.reactions, g.msg.Ack)
		s.drop(g)
	}
}

// leaveLimit bounds the time in which a worker that stops sends its last results. Later it leaves them in its journal.
const leaveLimit = 10 * time.Second

// settled waits until a list is empty.
func (s *session) settled(ctx context.Context, length func() int) {
	for {
		s.mu.Lock()
		n, moved := length(), s.moved
		s.mu.Unlock()
		if n == 0 {
			return
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return
		}
	}
}

// leave waits until the results have arrived, and returns all grains to the queue.
func (s *session) leave(live context.Context) error {
	ctx, cancel := context.WithTimeout(live, leaveLimit)
	defer cancel()
	s.settled(ctx, func() int { return len(s.outbox) })
	s.update(func() {
		for len(s.grains) > 0 {
			g := s.grains[0]
			s.reactions = append(s.reactions, g.msg.Nak)
			g.lost, g.todo = true, 0
			s.drop(g)
		}
	})
	err := s.hold(ctx, nil)
	s.settled(ctx, func() int { return len(s.reactions) })
	if err != nil && live.Err() == nil {
		s.w.opt.Log("the leases of the run " + s.run.ID + " run out by themselves: " + err.Error())
	}
	return live.Err()
}
