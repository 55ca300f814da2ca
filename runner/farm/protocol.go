package farm

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc/runner/conform"
)

// protocolVersion is the version of messages. Programs of other versions refuse each other.
const protocolVersion = 2

// These are the names of streams. The stream of cases keeps identifiers, and of each subject the last message. The stream of
// work is a queue of grains. The stream of results keeps what the server has not yet written.
const (
	casesStream   = "CASES"
	workStream    = "WORK"
	resultsStream = "RESULTS"
	runsBucket    = "RUNS"
)

// These are the subjects of requests to the server.
const (
	subjectSubmit = "farm.submit"
	subjectJoin   = "farm.join"
	subjectHold   = "farm.hold"
	subjectStatus = "farm.status"
	subjectCancel = "farm.cancel"
	subjectRemove = "farm.remove"
	subjectRead   = "farm.read"
	subjectBeat   = "farm.beat"
)

const (
	// chunkCases is the number of identifiers in a message of the stream of cases.
	chunkCases = 1024
	// maxGrain is the greatest number of cases in a grain. A [Span] has a bit for each in a mask.
	maxGrain = 64
	// defaultGrain is the number of cases in a grain. It divides chunkCases.
	defaultGrain = 32
	// pieceBytes is the size of the messages that hold a part of a file.
	pieceBytes = 256 << 10
)

// State says how far a run is.
type State string

// These are the states of a run.
const (
	// Preparing means that the server still fills the queue of the run.
	Preparing State = "preparing"
	Running   State = "running"
	Canceled  State = "canceled"
	// Complete means that each case has a result on each device.
	Complete State = "complete"
	// Removed means that nothing is left of a run but its name.
	Removed State = "removed"
)

// Lane is a device of a run. Each lane runs all cases of the run, on all boards that have such a device.
type Lane struct {
	// Selector names the device as for `spvc run --device`.
	Selector string `json:"selector"`
	// Folder is the name of the folder of the lane in that of the run.
	Folder string `json:"folder"`
}

// Run is a campaign: cases, the devices that run them, and what is expected of the results.
type Run struct {
	Version int       `json:"version"`
	ID      string    `json:"id"`
	Command []string  `json:"command"`
	Program string    `json:"program"` // the version of the program that submitted the run
	Start   time.Time `json:"start"`
	Lanes   []Lane    `json:"lanes"`
	// Cases is the number of cases, Types the number of block types that they were made from, and Hash the SHA-256 of
	// the list of identifiers, each with a line end.
	Cases int    `json:"cases"`
	Types int    `json:"types"`
	Hash  string `json:"hash"`
	Shard string `json:"shard,omitempty"`
	// Expectations is the number of messages that hold the expectations, and ExpectationsHash the SHA-256 of them all.
	Expectations     int    `json:"expectations"`
	ExpectationsHash string `json:"expectations_hash"`
	// Timeout bounds the time of a case.
	Timeout time.Duration `json:"timeout"`
	// Mixed permits boards with other versions of the driver than the first board of a lane.
	Mixed bool `json:"mixed,omitempty"`
	// Grain is the number of cases in a grain.
	Grain int   `json:"grain"`
	State State `json:"state"`
}

// ErrRun means that a run is not as runs must be, or that there is no such run.
var ErrRun = errors.New("invalid run")

// same reports whether a client describes the same run again. The time and the command may differ.
func (r *Run) same(o *Run) bool {
	return r.ID == o.ID && r.Hash == o.Hash && r.ExpectationsHash == o.ExpectationsHash && slices.Equal(r.Lanes, o.Lanes) &&
		r.Timeout == o.Timeout && r.Mixed == o.Mixed && r.Grain == o.Grain
}

// check returns an error if the run cannot be that of a client of this version.
func (r *Run) check() error {
	switch {
	case r.Version != protocolVersion:
		return fmt.Errorf("%w: this server speaks version %d of the protocol, not %d", ErrRun, protocolVersion, r.Version)
	case !validName(r.ID):
		return fmt.Errorf("%w: the name %q must have 1 to 64 letters, digits, - and _", ErrRun, r.ID)
	case r.Cases <= 0 || r.Cases > maxCases:
		return fmt.Errorf("%w: it has %d cases, not 1 to %d", ErrRun, r.Cases, maxCases)
	case len(r.Lanes) == 0 || len(r.Lanes) > maxLanes:
		return fmt.Errorf("%w: it has %d devices, not 1 to %d", ErrRun, len(r.Lanes), maxLanes)
	case !validName(r.Hash) || !validName(r.ExpectationsHash):
		return fmt.Errorf("%w: it lacks the hash of its cases or of its expectations", ErrRun)
	case r.Timeout <= 0:
		return fmt.Errorf("%w: a case needs a time limit above 0", ErrRun)
	case r.Grain <= 0 || r.Grain > maxGrain || chunkCases%r.Grain != 0:
		return fmt.Errorf("%w: a grain has a power of two of cases, at most %d", ErrRun, maxGrain)
	}
	folders := map[string]bool{}
	for _, l := range r.Lanes {
		if !validName(l.Folder) || folders[l.Folder] {
			return fmt.Errorf("%w: the folder %q of the device %q is no name, or not its own", ErrRun, l.Folder, l.Selector)
		}
		folders[l.Folder] = true
	}
	return nil
}

const (
	// maxCases bounds the cases of a run: the server keeps a bit of each for each device.
	maxCases = 1 << 28
	maxLanes = 64
)

// validName reports whether a name may be part of subjects and of paths.
func validName(name string) bool {
	return name != "" && len(name) <= 64 && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == ""
}

// Span is a grain: the cases From to To-1 of a run, by their indices in its list, on a lane.
type Span struct {
	Run  string `json:"run"`
	Lane int    `json:"lane"`
	From int    `json:"from"`
	To   int    `json:"to"`
}

// check returns an error if the span is not one of the run.
func (s *Span) check(r *Run) error {
	if s.Lane < 0 || s.Lane >= len(r.Lanes) || s.From < 0 || s.To <= s.From || s.To > r.Cases || s.From/r.Grain != (s.To-1)/r.Grain {
		return fmt.Errorf("%w: it has no cases %d to %d on a device %d", ErrRun, s.From, s.To, s.Lane)
	}
	return nil
}

// id identifies the message of a span in the stream of work.
func (s *Span) id() string {
	return s.Run + "." + strconv.Itoa(s.Lane) + "." + strconv.Itoa(s.From) + "-" + strconv.Itoa(s.To)
}

// encode returns the message of a span.
func (s *Span) encode() []byte {
	data, err := json.Marshal(s)
	if err != nil {
		panic(err) // a struct of a string and numbers
	}
	return data
}

// decodeSpan reads the message of a span.
func decodeSpan(data []byte) (s Span, err error) {
	err = json.Unmarshal(data, &s)
	return s, err
}

// caseSubject and expectSubject return the subjects of the messages that describe a run. They have the hash of what they hold,
// so that a client which submits another run under a name that is taken replaces nothing.
func caseSubject(run *Run, chunk int) string {
	return "cases." + run.ID + ".list." + run.Hash + "." + strconv.Itoa(chunk)
}

func expectSubject(run *Run, piece int) string {
	return "cases." + run.ID + ".expect." + run.ExpectationsHash + "." + strconv.Itoa(piece)
}

func workSubject(run string, lane int) string    { return "work." + run + "." + strconv.Itoa(lane) }
func workConsumer(run string, lane int) string   { return "work-" + run + "-" + strconv.Itoa(lane) }
func resultsSubject(run string, lane int) string { return "results." + run + "." + strconv.Itoa(lane) }

// Outcome is the result of a case of a run.
type Outcome struct {
	Index int `json:"i"`
	// Attempt counts how often the queue had delivered the grain of the case.
	Attempt int             `json:"a"`
	Result  *conform.Result `json:"r"`
}

// outcomes is a message of the stream of results.
type outcomes struct {
	Run     string    `json:"run"`
	Lane    int       `json:"lane"`
	Worker  string    `json:"worker"`
	Results []Outcome `json:"results"`
}

// Board is what a worker says about itself.
type Board struct {
	Version int `json:"version"`
	// Name is the name of the worker, Home identifies its folder, and Life its process.
	Name string `json:"name"`
	Home string `json:"home"`
	Life string `json:"life"`
	Host string `json:"host"`
	// Device is the device of the board.
	Device conform.DeviceCard `json:"device"`
	Jobs   int                `json:"jobs"`
}

// joinRequest asks for permission to work on a lane.
type joinRequest struct {
	Board Board  `json:"board"`
	Run   string `json:"run"`
	Lane  int    `json:"lane"`
	// Begun holds the spans that an earlier process of the worker had begun and not ended.
	Begun []Span `json:"begun,omitempty"`
}

// answer is the part that all replies of the server have.
type answer struct {
	// Error says why the server refuses the request.
	Error string `json:"error,omitempty"`
	// Kind tells errors apart.
	Kind errorKind `json:"kind,omitempty"`
}

type errorKind string

const (
	// kindRefused means that the board may not work on the lane.
	kindRefused errorKind = "refused"
	// kindNamed means that another worker has the name.
	kindNamed errorKind = "named"
	// kindStranger means that the server does not know the worker, which must join again.
	kindStranger errorKind = "stranger"
	kindOther    errorKind = "other"
)

// statusRequest asks for the state of a run, or of all if it names none.
type statusRequest struct {
	Run string `json:"run,omitempty"`
}

type joinReply struct {
	answer
	// Lease is the time for which the worker has a grain.
	Lease time.Duration `json:"lease"`
}

// holdRequest says which grains a worker holds: all of them, also those that it only now got from the queue. A grain that the
// list does not have is free.
type holdRequest struct {
	Name  string     `json:"name"`
	Life  string     `json:"life"`
	Spans []Span     `json:"spans"`
	Begun []Span     `json:"begun,omitempty"`
	Beat  *Heartbeat `json:"beat,omitempty"`
	// Number grows with each request of a life. The server may come to one late that the worker has given up, and must not take
	// away what a later one asked for.
	Number int64 `json:"number,omitempty"`
}

// holdReply has a grant for each span of the request.
type holdReply struct {
	answer
	Grants []grant `json:"grants"`
	// Share is the number of grains that the worker should hold at most, or 0 for any.
	Share int `json:"share,omitempty"`
}

// grant is the answer of the server about a span.
type grant struct {
	Verdict verdict `json:"v"`
	// Todo has a bit for each case of the span without result, the lowest for the first.
	Todo uint64 `json:"todo,omitempty"`
	// Alone is true if the span may be what ended workers, so that nothing must run beside it.
	Alone bool `json:"alone,omitempty"`
}

// verdict says what a worker does with a span.
type verdict string

const (
	// verdictRun means that the worker has the lease.
	verdictRun verdict = "run"
	// verdictDone means that there is nothing to do: the worker acknowledges the message.
	verdictDone verdict = "done"
	// verdictHeld means that another worker has the lease, and verdictWait that the server hands out no
	// work now: the worker returns the message to the queue.
	verdictHeld verdict = "held"
	verdictWait verdict = "wait"
)

// Heartbeat is what a worker tells now and then.
type Heartbeat struct {
	Board Board  `json:"board"`
	Run   string `json:"run,omitempty"`
	Lane  int    `json:"lane"`
	// Rate is the number of cases that the board runs in a second. Held is the number of cases that it leases, and Done the
	// number that this process ran.
	Rate float64 `json:"rate"`
	Held int     `json:"held"`
	Done int     `json:"done"`
	// Returning is true while the worker sends the results of its last process.
	Returning bool `json:"returning,omitempty"`
	// Problem says why the board takes no work, or is empty.
	Problem string `json:"problem,omitempty"`
}

// readRequest asks for a part of a file of a lane's folder.
type readRequest struct {
	Run    string `json:"run"`
	Lane   int    `json:"lane"`
	File   string `json:"file"`
	Offset int64  `json:"offset"`
}

type readReply struct {
	answer
	Data []byte `json:"data"`
	// Size is the size of the file in bytes.
	Size int64 `json:"size"`
}
