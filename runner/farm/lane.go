package farm

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/runner/conform"
)

// laneState is what the server knows of a device of a run. It has a bit for each case, and no identifiers.
type laneState struct {
	run   *runState
	lane  int
	dir   string
	done  []uint64
	count int
	// duplicates counts results of cases that had one.
	duplicates, unexpected int
	statuses               []int    // by the place of the status in conform.Statuses
	cells                  [][]int  // the same for each cell of the list
	out                    appender // nil until the first board joins, and after the run
	// device describes the device of the folder, or is empty until the first board joins, as card is nil.
	device string
	card   *conform.DeviceCard
	// failed are the last failures in the folder when the server started.
	failed []conform.Record
	// refused has the reasons for which boards may not join, by their names, the last ones only.
	refused []Refusal
	// sweeps counts how often the server put cases into the queue again.
	sweeps int
	rates  rate
	// boards is the number of boards at work.
	boards int
	missed time.Time // when the queue was first seen empty while cases lacked results
}

// appender is the part of a [conform.Appender] that a lane needs.
type appender interface {
	Append(lines []byte) error
	Sync() error
	Close() error
}

// Refusal says why a board does not work on a lane.
type Refusal struct {
	Board string `json:"board"`
	Why   string `json:"why"`
}

// maxRefusals bounds the refusals that the server keeps for a lane.
const maxRefusals = 16

func (l *laneState) has(i int) bool { return l.done[i/64]>>(i%64)&1 != 0 }

func (l *laneState) complete() bool { return l.count == l.run.info.Cases }

// share is the number of grains beyond which a board should fetch no more: half of what is left for it, so that all boards end at
// about the same time.
func (l *laneState) share() int {
	return max(2, (l.run.info.Cases-l.count)/(2*max(l.boards, 1)*l.run.info.Grain))
}

// todo returns the mask of the cases of a span without result.
func (l *laneState) todo(s Span) uint64 {
	mask := uint64(0)
	for i := s.From; i < s.To; i++ {
		if !l.has(i) {
			mask |= 1 << (i - s.From)
		}
	}
	return mask
}

// mark notes that a case has a result.
func (l *laneState) mark(i int, id string, status conform.Status, unexpected bool) {
	cell := l.run.list.cells.place([]byte(id))
	l.done[i/64] |= 1 << (i % 64)
	l.count++
	if unexpected {
		l.unexpected++
	}
	for k, s := range conform.Statuses() {
		if s == status {
			l.statuses[k]++
			if cell >= 0 {
				l.cells[cell][k]++
			}
		}
	}
}

// missing returns the spans of cases without result, at most one for each grain.
func (l *laneState) missing() []Span {
	var out []Span
	n, grain := l.run.info.Cases, l.run.info.Grain
	for from := 0; from < n; from += grain {
		s := Span{Run: l.run.info.ID, Lane: l.lane, From: from, To: min(from+grain, n)}
		todo := l.todo(s)
		if todo == 0 {
			continue
		}
		s.From, s.To = from+bits.TrailingZeros64(todo), from+bits.Len64(todo)
		out = append(out, s)
	}
	return out
}

// newLane returns a lane, with the results of its folder if there is one.
func newLane(r *runState, lane int) (*laneState, error) {
	l := &laneState{
		run: r, lane: lane, dir: r.laneDir(lane),
		done: make([]uint64, (r.info.Cases+63)/64), statuses: make([]int, len(conform.Statuses())),
	}
	for range r.list.cells.list {
		l.cells = append(l.cells, make([]int, len(conform.Statuses())))
	}
	// Of a folder without run.json the server was killed while it made it.
	if _, err := os.Stat(filepath.Join(l.dir, "run.json")); errors.Is(err, os.ErrNotExist) {
		return l, nil
	}
	out, err := conform.OpenAppender(l.dir, func(line []byte) error {
		var rec struct {
			ID         string         `json:"id"`
			Index      *int           `json:"index"`
			Verdict    conform.Status `json:"verdict"`
			Unexpected bool           `json:"unexpected"`
		}
		if err := json.Unmarshal(line, &rec); err != nil {
			return err
		}
		if rec.Index == nil || *rec.Index < 0 || *rec.Index >= r.info.Cases {
			return fmt.Errorf("a line has no index of a case")
		}
		if l.has(*rec.Index) {
			return nil
		}
		if l.mark(*rec.Index, rec.ID, rec.Verdict, rec.Unexpected); !rec.Unexpected {
			return nil
		}
		return l.remember(line)
	})
	if err == nil {
		l.out = out
		l.describe(&out.Info.Device)
	}
	return l, err
}

// remember keeps the failure of a line of the folder.
func (l *laneState) remember(line []byte) error {
	if len(l.failed) == maxRecent {
		l.failed = slices.Delete(l.failed, 0, 1)
	}
	l.failed = append(l.failed, conform.Record{})
	return json.Unmarshal(line, &l.failed[len(l.failed)-1])
}

// describe takes the device of the folder.
func (l *laneState) describe(card *conform.DeviceCard) {
	l.card = card
	l.device = l.card.String()
}

// join lets a board work on the lane. The first board determines the device of the folder.
func (l *laneState) join(b *Board) error {
	if l.out == nil {
		info := &l.run.info
		out, err := conform.NewAppender(l.dir, conform.RunInfo{
			Command: info.Command, Version: info.Program, Start: info.Start, Selector: info.Lanes[l.lane].Selector, Device: b.Device, Types: info.Types,
			Shard: info.Shard, Isolation: "process", Jobs: b.Jobs, Timeout: info.Timeout.String(), Expectations: l.run.expectations,
		}, info.Cases, l.run.path("caselist.txt"))
		if err == nil {
			l.out = out
			l.describe(&out.Info.Device)
		}
		return err
	}
	if have, want := b.Device.String(), l.device; have != want && !l.run.info.Mixed {
		err := &refusedError{fmt.Sprintf("the results of this device are of %s, the board has %s; submit the run with --mixed to permit both", want, have)}
		l.refuse(b.Name, err.why)
		return err
	}
	return nil
}

func (l *laneState) refuse(board, why string) {
	for i := range l.refused {
		if l.refused[i].Board == board {
			l.refused[i].Why = why
			return
		}
	}
	if l.refused = append(l.refused, Refusal{board, why}); len(l.refused) > maxRefusals {
		l.refused = l.refused[1:]
	}
}

// refusedError says why a board may not work on a lane.
type refusedError struct{ why string }

func (e *refusedError) Error() string { return e.why }

// derive writes the files that derive from the results of a lane that is complete.
func (l *laneState) derive() error {
	if l.device == "" || l.count > deriveCases {
		return nil
	}
	f, err := conform.ReadFolder(l.dir)
	if err != nil {
		return err
	}
	return f.Derive()
}

// deriveCases is the number of cases above which the server leaves derived files to `spvc-farm report`: they need all results
// in memory.
const deriveCases = 500_000

func (l *laneState) close() error {
	if l.out == nil {
		return nil
	}
	out := l.out
	l.out = nil
	return out.Close()
}

// readPiece reads a piece of a file of the folder of a lane.
func readPiece(dir, file string, offset int64) ([]byte, int64, error) {
	switch file {
	case "run.json", "caselist.txt", "results.jsonl":
	default:
		return nil, 0, fmt.Errorf("%w: %q is none of the files of a run", ErrRun, file)
	}
	f, err := plainfile.Open(filepath.Join(dir, file), os.O_RDONLY, 0)
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	st, err := f.Stat()
	if err != nil {
		return nil, 0, err
	}
	if offset < 0 || offset > st.Size() {
		return nil, 0, fmt.Errorf("%w: %s has %d bytes", ErrRun, file, st.Size())
	}
	data := make([]byte, min(pieceBytes, st.Size()-offset))
	n, err := f.ReadAt(data, offset)
	if n < len(data) {
		return nil, 0, err
	}
	return data, st.Size(), nil
}
