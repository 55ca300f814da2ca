package farm

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/internal/replace"
	"github.com/spvc/spvc/runner/conform"
)

// These are files in the folder of a run that has ended. A server reads them in place of the results when it starts.
const (
	// endedFile has the counts of each lane.
	endedFile = "ended.json"
	// keptFile has the last failures, as a list of keptFailures.
	keptFile = "failures.json"
)

// endedRun is the content of endedFile.
type endedRun struct {
	Progress []LaneStatus `json:"progress"`
}

// keptFailures are the last failures of a lane.
type keptFailures struct {
	Lane    int                 `json:"lane"`
	Card    *conform.DeviceCard `json:"card"`
	Records []conform.Record    `json:"records"`
}

// hasEnded reports whether no case of a run will run anymore.
func (s State) hasEnded() bool { return s == Complete || s == Canceled || s == Removed }

// seal writes endedFile and keptFile of a run that ends, and returns the counts of its lanes. The caller holds writing, unless
// nobody else knows the run.
func (s *Server) seal(r *runState, failures []Failure) ([]LaneStatus, error) {
	var out endedRun
	s.mu.Lock()
	for _, l := range r.lanes {
		x := s.laneStatus(l, l.run.info.Start)
		x.Rate, x.Remaining, x.Suspects = 0, 0, 0
		out.Progress = append(out.Progress, x)
	}
	s.mu.Unlock()
	kept := []keptFailures{}
	for i := range failures {
		f := &failures[i]
		at := slices.IndexFunc(kept, func(k keptFailures) bool { return k.Lane == f.Lane })
		if at < 0 {
			at = len(kept)
			kept = append(kept, keptFailures{Lane: f.Lane, Card: f.Card})
		}
		kept[at].Records = append(kept[at].Records, f.Record)
	}
	// A reader of endedFile takes for granted that keptFile is there.
	return out.Progress, errors.Join(writeJSON(r.path(keptFile), kept), writeJSON(r.path(endedFile), &out))
}

func writeJSON(name string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return replace.Write(name, data)
}

// shrink drops what is in memory of a run that has ended, other than its counts. The caller holds writing and mu, unless nobody
// else knows the run.
func (r *runState) shrink(progress []LaneStatus) error {
	err := r.close()
	r.progress, r.lanes, r.list, r.judge, r.expectations = progress, nil, nil, nil, conform.Expectations{}
	return err
}

// readEnded returns a run that has ended by its endedFile, or nil if that is missing or damaged: it derives from the results.
func readEnded(dir string, info Run) *runState {
	var in endedRun
	data, err := plainfile.Read(filepath.Join(dir, endedFile))
	if err != nil || json.Unmarshal(data, &in) != nil || len(in.Progress) != len(info.Lanes) {
		return nil
	}
	return &runState{info: info, dir: dir, progress: in.Progress}
}

// openEnded opens a run that has ended. It returns nil if its folder is gone.
func (s *Server) openEnded(info Run) (*runState, error) {
	dir := s.runDir(info.ID)
	if _, err := os.Stat(dir); errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if r := readEnded(dir, info); r != nil {
		return r, nil
	}
	r, err := s.open(info)
	if err != nil {
		return nil, err
	}
	var failures []Failure
	for _, l := range r.lanes {
		failures = append(failures, l.failures()...)
	}
	progress, err := s.seal(r, failures)
	if err != nil {
		progress = nil // on a full disk; the next start tries again
		for _, l := range r.lanes {
			progress = append(progress, s.laneStatus(l, info.Start))
		}
	}
	return r, r.shrink(progress)
}

// failures returns the last failures that were in the folder of the lane when the server started.
func (l *laneState) failures() []Failure {
	var out []Failure
	for i := range l.failed {
		out = append(out, *l.failure(&l.failed[i]))
	}
	return out
}

// failures returns the last failures of a run when the server starts.
func (r *runState) failures() []Failure {
	var out []Failure
	if !r.info.State.hasEnded() {
		for _, l := range r.lanes {
			out = append(out, l.failures()...)
			l.failed = nil
		}
		return out
	}
	var kept []keptFailures
	data, err := plainfile.Read(r.path(keptFile))
	if err != nil || json.Unmarshal(data, &kept) != nil {
		return nil // the page then shows fewer failures, and the results have all
	}
	for _, k := range kept {
		for i := range k.Records {
			if k.Lane >= 0 && k.Lane < len(r.info.Lanes) {
				out = append(out, Failure{Run: r.info.ID, Lane: k.Lane, Selector: r.info.Lanes[k.Lane].Selector, Card: k.Card, Record: k.Records[i]})
			}
		}
	}
	return out
}

// recall remembers the last failures of the runs that there are, those of the newest runs first.
func (s *Server) recall() {
	s.mu.Lock()
	defer s.mu.Unlock()
	runs := s.inOrder()
	var newest [][]Failure
	for n, i := 0, len(runs)-1; i >= 0; i-- {
		if r := runs[i]; n < maxRecent || !r.info.State.hasEnded() {
			list := r.failures()
			newest, n = append(newest, list), n+len(list)
		}
	}
	for _, list := range slices.Backward(newest) {
		for i := range list {
			s.tell(&list[i])
		}
	}
}
