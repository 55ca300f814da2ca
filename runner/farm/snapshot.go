package farm

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/runner/conform"
)

// Snapshot is the state of a server at a moment.
type Snapshot struct {
	answer
	Time time.Time `json:"time"`
	// Runs has the runs that have not ended and the 20 newest that have, in the order in which they began.
	Runs []RunStatus `json:"runs"`
	// Older is the number of runs that have ended and that Runs lacks.
	Older int `json:"older,omitempty"`
	// Boards are the boards that the server heard of in the last ten minutes, by name.
	Boards []BoardStatus `json:"boards"`
	// Problem says what the server cannot do now, and why, or is empty.
	Problem string `json:"problem,omitempty"`
}

// RunStatus is the state of a run.
type RunStatus struct {
	Run
	Progress []LaneStatus `json:"progress"`
}

// LaneStatus is the state of a device of a run.
type LaneStatus struct {
	Lane
	// Device describes the device of the first board. It is empty before a board joined.
	Device string `json:"device"`
	// Done is the number of cases with result, Unexpected the number of those that nobody expects, and Duplicates the
	// number of further results, which were dropped.
	Done       int `json:"done"`
	Unexpected int `json:"unexpected"`
	Duplicates int `json:"duplicates"`
	// Statuses counts the results.
	Statuses []conform.Count `json:"statuses"`
	Cells    []Cell          `json:"cells,omitempty"`
	// Rate is the number of results in a second over the last minute, and Remaining the time in seconds that the rest
	// takes at this rate, or 0 if the rate is 0.
	Rate      float64   `json:"rate"`
	Remaining float64   `json:"remaining"`
	Refused   []Refusal `json:"refused,omitempty"`
	// Suspects is the number of grains that ended a worker.
	Suspects int `json:"suspects,omitempty"`
}

// BoardStatus is the state of a board.
type BoardStatus struct {
	Name   string `json:"name"`
	Host   string `json:"host"`
	Device string `json:"device"`
	Run    string `json:"run,omitempty"`
	Lane   int    `json:"lane"`
	// Rate is the number of cases that the board runs in a second, Held the number that it leases, and Done the number that
	// its process ran.
	Rate float64 `json:"rate"`
	Held int     `json:"held"`
	Done int     `json:"done"`
	// Age is the number of seconds since the server last heard of the board.
	Age     float64 `json:"age"`
	Problem string  `json:"problem,omitempty"`
}

// boardMemory is the time for which the server shows a board that is silent.
const boardMemory = 10 * time.Minute

// shownEnded is the number of runs that have ended which a Snapshot has. Those of a year would make no readable list.
const shownEnded = 20

// Snapshot returns the state of the server.
func (s *Server) Snapshot() *Snapshot { return s.snapshot("") }

// snapshot returns the state of the server and that of a run, or of all if the name is empty.
func (s *Server) snapshot(run string) *Snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	out := &Snapshot{Time: now, Runs: []RunStatus{}, Boards: []BoardStatus{}, Problem: s.problem()}
	runs := s.inOrder()
	if run != "" {
		runs = slices.DeleteFunc(runs, func(r *runState) bool { return r.info.ID != run })
	}
	out.Older = max(len(runs)-len(s.unended(runs))-shownEnded, 0)
	skip := out.Older
	for _, r := range runs {
		if skip > 0 && r.info.State.hasEnded() {
			skip--
			continue
		}
		status := RunStatus{Run: r.info, Progress: slices.Clone(r.progress)}
		for _, l := range r.lanes {
			status.Progress = append(status.Progress, s.laneStatus(l, now))
		}
		out.Runs = append(out.Runs, status)
	}
	for name, b := range s.boards {
		age := now.Sub(b.seen)
		if age > boardMemory {
			delete(s.boards, name)
			continue
		}
		x := &b.beat
		out.Boards = append(out.Boards, BoardStatus{
			Name: name, Host: x.Board.Host, Device: x.Board.Device.String(), Run: x.Run, Lane: x.Lane,
			Rate: x.Rate, Held: x.Held, Done: x.Done, Age: age.Seconds(), Problem: x.Problem,
		})
	}
	sorted.Stable(out.Boards, func(a, b BoardStatus) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// unended returns the runs that have not ended. The caller holds mu.
func (s *Server) unended(runs []*runState) []*runState {
	return slices.DeleteFunc(slices.Clone(runs), func(r *runState) bool { return r.info.State.hasEnded() })
}

// status answers a client. Runs that have ended have cells only if the client asks for one, because a message has a limit.
func (s *Server) status(req *statusRequest) any {
	out := s.snapshot(req.Run)
	for i := range out.Runs {
		r := &out.Runs[i]
		for lane := range r.Progress {
			if req.Run == "" && r.State.hasEnded() {
				r.Progress[lane].Cells = nil
			}
		}
	}
	return out
}

// inOrder returns the runs in the order in which they began. The caller holds mu.
func (s *Server) inOrder() []*runState {
	var out []*runState
	for _, r := range s.runs {
		out = append(out, r)
	}
	sorted.Stable(out, func(a, b *runState) int { return before(&a.info, &b.info) })
	return out
}

// before compares runs by their start.
func before(a, b *Run) int {
	if c := a.Start.Compare(b.Start); c != 0 {
		return c
	}
	return strings.Compare(a.ID, b.ID)
}

func (s *Server) laneStatus(l *laneState, now time.Time) LaneStatus {
	out := LaneStatus{
		Lane: l.run.info.Lanes[l.lane], Done: l.count, Unexpected: l.unexpected, Duplicates: l.duplicates, Statuses: counted(l.statuses),
		Rate: l.rates.perSecond(now), Refused: slices.Clone(l.refused), Device: l.device,
	}
	for at, c := range l.run.list.cells.list {
		c.Statuses = counted(l.cells[at])
		out.Cells = append(out.Cells, c)
	}
	if out.Rate > 0 {
		out.Remaining = float64(l.run.info.Cases-l.count) / out.Rate
	}
	for span := range s.ledger.killed {
		if span.Run == l.run.info.ID && span.Lane == l.lane {
			out.Suspects++
		}
	}
	return out
}

// counted returns the counts that are above 0, given in the order of conform.Statuses.
func counted(n []int) []conform.Count {
	out := []conform.Count{}
	for k, status := range conform.Statuses() {
		if n[k] > 0 {
			out = append(out, conform.Count{What: string(status), N: n[k]})
		}
	}
	return out
}

// Failure is a result that nobody expects.
type Failure struct {
	Run  string `json:"run"`
	Lane int    `json:"lane"`
	// Selector names the device of the lane, and Card describes that of the first board.
	Selector string              `json:"selector"`
	Card     *conform.DeviceCard `json:"-"`
	Record   conform.Record      `json:"record"`
}

// failure returns the failure of a case of the lane.
func (l *laneState) failure(r *conform.Record) *Failure {
	return &Failure{Run: l.run.info.ID, Lane: l.lane, Selector: l.run.info.Lanes[l.lane].Selector, Card: l.card, Record: *r}
}

// watcher is a subscriber to failures.
type watcher struct{ failures chan Failure }

// watched is the number of failures that wait for a subscriber before further ones are lost.
const watched = 256

// Failures returns a channel of the unexpected results from now on, until the context ends. A subscriber that is too slow
// misses some: the folders of the runs have all.
func (s *Server) Failures(ctx context.Context) <-chan Failure {
	w := &watcher{failures: make(chan Failure, watched)}
	s.mu.Lock()
	s.watchers = append(s.watchers, w)
	s.mu.Unlock()
	context.AfterFunc(ctx, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.watchers = slices.DeleteFunc(s.watchers, func(x *watcher) bool { return x == w })
		close(w.failures)
	})
	return w.failures
}

// maxRecent is the number of failures that the server remembers.
const maxRecent = 200

// Recent returns the last failures since the server started, at most 200, the oldest first.
func (s *Server) Recent() []Failure {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.recent)
}

// LaneDir returns the folder of a device of a run, which the names of the run and of the folder name, or "" if there is none.
func (s *Server) LaneDir(run, folder string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.runs[run]
	if r == nil {
		return ""
	}
	for lane := range r.info.Lanes {
		if r.info.Lanes[lane].Folder == folder {
			return r.laneDir(lane)
		}
	}
	return ""
}

// tell passes a failure to those who watch, and remembers it. The caller holds mu.
func (s *Server) tell(f *Failure) {
	if len(s.recent) == maxRecent {
		s.recent = slices.Delete(s.recent, 0, 1)
	}
	s.recent = append(s.recent, *f)
	for _, w := range s.watchers {
		select {
		case w.failures <- *f:
		default:
		}
	}
}
