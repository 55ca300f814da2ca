package farm

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/internal/replace"
	"github.com/spvc/spvc/runner/conform"
)

// runState is a run on the server. Its files are in a folder: caselist.txt, expectations.json, and a folder for each lane.
type runState struct {
	info         Run
	dir          string
	expectations conform.Expectations
	judge        *conform.Judge
	list         *caseList
	lanes        []*laneState
	// closed is true from the moment at which the run begins to end: further results do not count. Who changes it holds writing and mu.
	closed bool
	// progress has the counts of the lanes of a run that has ended. Of such a run nothing else is in memory: no lanes, no list.
	progress []LaneStatus
}

func (r *runState) path(name string) string { return filepath.Join(r.dir, name) }

// laneDir returns the folder of a lane.
func (r *runState) laneDir(lane int) string { return r.path(r.info.Lanes[lane].Folder) }

// complete reports whether each case has a result on each lane.
func (r *runState) complete() bool {
	for _, l := range r.lanes {
		if !l.complete() {
			return false
		}
	}
	return true
}

// loadRun reads the files of a run and the results so far.
func loadRun(dir string, info Run, expectations []byte) (*runState, error) {
	r := &runState{info: info, dir: dir}
	if err := json.Unmarshal(expectations, &r.expectations); err != nil {
		return nil, fmt.Errorf("%w: its expectations: %w", ErrRun, err)
	}
	var err error
	if r.judge, err = r.expectations.Compile(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRun, err)
	}
	if r.list, err = openCaseList(r.path("caselist.txt")); err != nil {
		return nil, err
	}
	if r.list.n != info.Cases {
		return nil, errors.Join(fmt.Errorf("%w: %s has %d cases, not %d", ErrRun, r.path("caselist.txt"), r.list.n, info.Cases), r.list.close())
	}
	for lane := range info.Lanes {
		l, err := newLane(r, lane)
		if err != nil {
			return nil, errors.Join(err, r.close())
		}
		r.lanes = append(r.lanes, l)
	}
	return r, nil
}

func (r *runState) close() error {
	if r.list == nil {
		return nil
	}
	err := r.list.close()
	for _, l := range r.lanes {
		err = errors.Join(err, l.close())
	}
	return err
}

// fetchList writes caselist.txt from the messages of the stream of cases, if they are those of the run.
func fetchList(ctx context.Context, cases jetstream.Stream, info *Run, name string) error {
	out, err := replace.New(name)
	if err != nil {
		return err
	}
	defer out.Cleanup()
	hash := sha256.New()
	for n := range chunks(info.Cases) {
		m, err := cases.GetLastMsgForSubject(ctx, caseSubject(info, n))
		if err != nil {
			return fmt.Errorf("the part %d of the list of cases: %w", n, err)
		}
		hash.Write(m.Data)
		if _, err := out.Write(m.Data); err != nil {
			return err
		}
	}
	if have := hexSum([sha256.Size]byte(hash.Sum(nil))); have != info.Hash {
		return fmt.Errorf("%w: the list of cases has the hash %s, not %s", ErrRun, have, info.Hash)
	}
	return out.CloseAtomicallyReplace()
}

// chunks returns the number of messages for n cases.
func chunks(n int) int { return (n + chunkCases - 1) / chunkCases }

// fetchExpectations returns the expectations of a run as JSON.
func fetchExpectations(ctx context.Context, cases jetstream.Stream, info *Run) ([]byte, error) {
	var out []byte
	for n := range info.Expectations {
		m, err := cases.GetLastMsgForSubject(ctx, expectSubject(info, n))
		if err != nil {
			return nil, fmt.Errorf("the part %d of the expectations: %w", n, err)
		}
		out = append(out, m.Data...)
	}
	if have := hexSum(sha256.Sum256(out)); have != info.ExpectationsHash {
		return nil, fmt.Errorf("%w: the expectations have the hash %s, not %s", ErrRun, have, info.ExpectationsHash)
	}
	return out, nil
}
