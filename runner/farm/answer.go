package farm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
)

const (
	// answerers is the number of requests of one kind that the server answers at a time.
	answerers = 32
	// answerLimit bounds the time in which the server answers about new leases, as a third of the lease does.
	answerLimit = 5 * time.Second
)

// answer subscribes to the requests of workers and clients.
func (s *Server) answer() error {
	ctx, cancel := context.WithTimeout(s.ctx, requestLimit)
	defer cancel()
	for _, row := range []struct {
		subject string
		n       int
		reply   func(data []byte) any
	}{
		{subjectSubmit, 2, request(s.submit)},
		{subjectJoin, answerers, request(s.join)},
		{subjectHold, answerers, request(s.hold)},
		{subjectStatus, 2, request(s.status)},
		{subjectCancel, 1, request(s.cancel)},
		{subjectRemove, 1, request(s.remove)},
		{subjectRead, 4, request(s.read)},
	} {
		for range row.n {
			_, err := s.nc.QueueSubscribe(row.subject, "server", func(m *nats.Msg) {
				data, err := json.Marshal(row.reply(m.Data))
				if err == nil {
					err = m.Respond(data)
				}
				if errors.Is(err, nats.ErrMaxPayload) {
					data, err = json.Marshal(failed(errors.New("the answer is larger than messages may be")))
					err = errors.Join(err, m.Respond(data))
				}
				_ = err // who asked asks again
			})
			if err != nil {
				return err
			}
		}
	}
	_, err := s.nc.Subscribe(subjectBeat, func(m *nats.Msg) {
		var b Heartbeat
		if json.Unmarshal(m.Data, &b) == nil {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.beat(&b)
		}
	})
	if err != nil {
		return err
	}
	return s.nc.FlushWithContext(ctx) // who finds the server started finds it answering
}

// request returns a function that decodes a request and passes it on.
func request[T any](handle func(*T) any) func([]byte) any {
	return func(data []byte) any {
		req := new(T)
		if err := json.Unmarshal(data, req); err != nil {
			return failed(err)
		}
		return handle(req)
	}
}

// failed is the reply with an error.
func failed(err error) answer {
	a := answer{Error: err.Error(), Kind: kindOther}
	var refused *refusedError
	if errors.As(err, &refused) {
		a.Kind = kindRefused
	}
	return a
}

// join lets a worker work on a lane. A worker that starts again gives back what its last process had.
func (s *Server) join(req *joinRequest) any {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	b := &req.Board
	if b.Version != protocolVersion || !validName(b.Name) {
		return failed(fmt.Errorf("this server speaks version %d of the protocol, and workers have names of letters, digits, - and _; not %d and %q", protocolVersion, b.Version, b.Name))
	}
	if h := s.ledger.workers[b.Name]; h != nil && h.Board.Home != b.Home && time.Since(h.seen) < s.opt.Lease {
		return answer{fmt.Sprintf("a worker on %s, seen %s ago, has the name %q; give this one another by --name", h.Board.Host, time.Since(h.seen).Round(time.Second), b.Name), kindNamed}
	}
	if err := s.enter(b, req.Begun); err != nil {
		return failed(err)
	}
	r := s.runs[req.Run]
	if s.ctx.Err() != nil {
		return failed(errors.New("the server ends")) // Close would not close the folder that the worker now makes
	}
	if r == nil || r.info.State != Running || r.closed || req.Lane < 0 || req.Lane >= len(r.lanes) {
		return failed(fmt.Errorf("%w: the run %q does not run on a device %d", ErrRun, req.Run, req.Lane))
	}
	if err := r.lanes[req.Lane].join(b); err != nil {
		return failed(err)
	}
	return joinReply{Lease: s.opt.Lease}
}

// enter makes a worker known.
func (s *Server) enter(b *Board, begun []Span) error {
	h := s.ledger.workers[b.Name]
	if h != nil && h.Board.Life == b.Life {
		s.ledger.worker(b)
		return nil
	}
	var killed []entry
	if h != nil {
		var at []Span
		for _, span := range begun {
			if r := s.runs[span.Run]; r != nil && r.info.State == Running && span.check(&r.info) == nil && r.lanes[span.Lane].todo(span) != 0 {
				at = append(at, span)
			}
		}
		killed = s.ledger.kill(b.Name, at)
		s.ledger.release(h)
	}
	h = s.ledger.worker(b)
	return s.ledger.write(append(killed, entry{Join: b}, entry{Hold: h.entry()})...)
}

// hold answers which of the spans a worker may run. Spans that the worker has keep their leases, and all others of the worker
// become free.
func (s *Server) hold(req *holdRequest) any {
	ctx, cancel := context.WithTimeout(s.ctx, min(answerLimit, s.opt.Lease/3))
	defer cancel()
	ready := true
	if s.isNew(req) {
		// What was in the stream of results when the question came counts.
		ready = s.reached(ctx) == nil
	}
	reply, poison := s.grants(req, ready)
	for _, p := range poison {
		if err := s.split(ctx, p.span, p.todo, p.names); err != nil {
			reply.Grants[p.at].Verdict = verdictWait
		}
	}
	return reply
}

// isNew reports whether a request has spans for which the worker has no lease.
func (s *Server) isNew(req *holdRequest) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	h := s.ledger.workers[req.Name]
	if h == nil {
		return false
	}
	have := map[Span]bool{}
	for _, x := range h.leases {
		have[x.span] = true
	}
	for _, span := range req.Spans {
		if !have[span] {
			return true
		}
	}
	return false
}

// poison is a span that ended two workers, at a place in the request.
type poison struct {
	at    int
	span  Span
	todo  uint64
	names []string
}

// deadly is the number of workers that a span must end before it is split.
const deadly = 2

// grants decides about each span of a request. If ready is false, new spans must wait.
func (s *Server) grants(req *holdRequest, ready bool) (*holdReply, []poison) {
	s.mu.Lock()
	defer s.mu.Unlock()
	h := s.ledger.workers[req.Name]
	if h == nil || h.Board.Life != req.Life {
		return &holdReply{answer: answer{"the server does not know the worker", kindStranger}}, nil
	}
	if req.Number < h.number {
		// The worker no longer waits for the answer. What it holds is in the later request.
		return &holdReply{answer: failed(errors.New("a later request of the worker came first"))}, nil
	}
	h.number = req.Number
	h.seen = time.Now()
	if req.Beat != nil {
		s.beat(req.Beat)
	}
	begun, wanted := map[Span]bool{}, map[Span]bool{}
	for _, span := range req.Begun {
		begun[span] = true
	}
	for _, span := range req.Spans {
		wanted[span] = true
	}
	had := map[Span]*lease{}
	n := len(h.leases)
	s.ledger.remove(h, func(x *lease) bool { return !wanted[x.span] })
	changed := len(h.leases) < n
	for _, x := range h.leases {
		had[x.span] = x
	}
	reply := &holdReply{Grants: make([]grant, len(req.Spans)), Share: s.share(req.Spans)}
	var bad []poison
	for i, span := range req.Spans {
		g := &reply.Grants[i]
		*g = s.grant(h, span, had[span] != nil, ready)
		if names := s.ledger.killed[span]; g.Verdict == verdictRun && had[span] == nil && len(names) >= deadly {
			bad = append(bad, poison{i, span, g.Todo, names})
			*g = grant{Verdict: verdictDone}
		}
		if g.Verdict != verdictRun {
			continue
		}
		x := had[span]
		if x == nil {
			x, changed = s.ledger.add(h, span), true
			had[span] = x
		}
		x.until = h.seen.Add(s.opt.Lease)
		if begun[span] && !x.begun {
			x.begun, changed = true, true
		}
	}
	if changed {
		if err := s.ledger.keep(h); err != nil {
			return &holdReply{answer: failed(err)}, nil
		}
	}
	return reply, bad
}

// share returns the share of the lane of some spans, or 0.
func (s *Server) share(spans []Span) int {
	if len(spans) == 0 {
		return 0
	}
	r := s.runs[spans[0].Run]
	if r == nil || r.lanes == nil || spans[0].check(&r.info) != nil {
		return 0
	}
	return r.lanes[spans[0].Lane].share()
}

// grant decides about a span.
func (s *Server) grant(h *holder, span Span, own, ready bool) grant {
	r := s.runs[span.Run]
	if r == nil || r.info.State != Running || span.check(&r.info) != nil {
		return grant{Verdict: verdictDone}
	}
	if !own {
		if !ready || s.low || r.closed {
			return grant{Verdict: verdictWait}
		}
		if s.ledger.held(h, span) != nil {
			return grant{Verdict: verdictHeld}
		}
	}
	todo := r.lanes[span.Lane].todo(span)
	if todo == 0 && !own {
		return grant{Verdict: verdictDone}
	}
	return grant{Verdict: verdictRun, Todo: todo, Alone: len(s.ledger.killed[span]) > 0}
}

// beat notes what a worker says. A worker that starts again and still sends the results of its last process keeps the leases of
// that process, so that nobody runs those cases. The caller holds mu.
func (s *Server) beat(b *Heartbeat) {
	if !validName(b.Board.Name) || s.boards[b.Board.Name] == nil && len(s.boards) >= maxBoards {
		return
	}
	switch h := s.ledger.workers[b.Board.Name]; {
	case h == nil:
	case h.Board.Life == b.Board.Life:
		h.seen = time.Now()
	case b.Returning && h.Board.Home == b.Board.Home:
		h.seen = time.Now()
		s.ledger.renew(h)
	}
	s.boards[b.Board.Name] = &boardState{beat: *b, seen: time.Now()}
}

// maxBoards bounds the boards of which the server keeps the last words.
const maxBoards = 1 << 16

// boardState is what the server last heard of a board.
type boardState struct {
	beat Heartbeat
	seen time.Time
}

// read returns a piece of a file.
func (s *Server) read(req *readRequest) any {
	s.mu.Lock()
	r := s.runs[req.Run]
	s.mu.Unlock()
	if r == nil || req.Lane < 0 || req.Lane >= len(r.info.Lanes) {
		return failed(fmt.Errorf("%w: there is no run %q with a device %d", ErrRun, req.Run, req.Lane))
	}
	data, size, err := readPiece(r.laneDir(req.Lane), req.File, req.Offset)
	if err != nil {
		return failed(err)
	}
	return readReply{Data: data, Size: size}
}
