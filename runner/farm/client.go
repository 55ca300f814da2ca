package farm

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/spvc/spvc/runner/conform"
)

// Client submits runs and asks for their state. The caller must Close it.
type Client struct {
	nc *nats.Conn
	js jetstream.JetStream
}

// ErrServer means that the server refused a request.
var ErrServer = errors.New("the server refuses")

// ErrSilent means that no server answers.
var ErrSilent = errors.New("there is no answer from spvc-farm serve")

// requestLimit bounds the time in which the server answers simple requests.
const requestLimit = 20 * time.Second

// endLimit bounds the time in which the server ends or removes a run: it writes and deletes files with a line for each case.
const endLimit = 5 * time.Minute

// NewClient returns a client on a connection, which Close closes.
func NewClient(nc *nats.Conn) (*Client, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	return &Client{nc, js}, nil
}

// Close closes the connection.
func (c *Client) Close() { c.nc.Close() }

// ask sends a request and decodes the reply.
func ask[T interface{ refusal() error }](ctx context.Context, nc *nats.Conn, limit time.Duration, subject string, request any, reply T) error {
	data, err := json.Marshal(request)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	m, err := nc.RequestWithContext(ctx, subject, data)
	if errors.Is(err, nats.ErrNoResponders) || errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("%w at %s: %w", ErrSilent, nc.ConnectedUrlRedacted(), err)
	} else if err != nil {
		return err
	}
	if err := json.Unmarshal(m.Data, reply); err != nil {
		return err
	}
	return reply.refusal()
}

// serverError is what the server says about a request.
type serverError struct{ answer }

func (e *serverError) Error() string { return ErrServer.Error() + ": " + e.answer.Error }

func (e *serverError) Unwrap() error { return ErrServer }

// refusal returns the error of a reply, or nil.
func (a *answer) refusal() error {
	if a.Error == "" {
		return nil
	}
	return &serverError{*a}
}

// kindOf returns the kind of an error of the server, or "".
func kindOf(err error) errorKind {
	var e *serverError
	if errors.As(err, &e) {
		return e.Kind
	}
	return ""
}

// Submit sends the cases with the identifiers ids and a run that describes them. Submit sets the fields of the run that
// follow from the cases, and checks the others.
func (c *Client) Submit(ctx context.Context, run *Run, ids []string, x *conform.Expectations) error {
	run.Version, run.Cases, run.State = protocolVersion, len(ids), Preparing
	if run.Grain == 0 {
		run.Grain = defaultGrain
	}
	expectations, err := json.Marshal(x)
	if err != nil {
		return err
	}
	run.Expectations = (len(expectations) + pieceBytes - 1) / pieceBytes
	run.Hash, run.ExpectationsHash = hashOf(ids), hexSum(sha256.Sum256(expectations))
	if err := run.check(); err != nil {
		return err
	}
	for n := range run.Expectations {
		piece := expectations[n*pieceBytes : min((n+1)*pieceBytes, len(expectations))]
		if _, err := c.js.Publish(ctx, expectSubject(run, n), piece); err != nil {
			return err
		}
	}
	for n := range chunks(len(ids)) {
		data := joinChunk(ids[n*chunkCases : min((n+1)*chunkCases, len(ids))])
		if int64(len(data)) > c.nc.MaxPayload()-1024 {
			return fmt.Errorf("the cases %d to %d have %d bytes of identifiers, more than the %d bytes that messages of the server may have (max_payload)",
				n*chunkCases, (n+1)*chunkCases-1, len(data), c.nc.MaxPayload())
		}
		if _, err := c.js.Publish(ctx, caseSubject(run, n), data); err != nil {
			return err
		}
	}
	return ask(ctx, c.nc, submitLimit, subjectSubmit, run, new(answer))
}

// hashOf returns the hash of a list of identifiers.
func hashOf(ids []string) string {
	hash := sha256.New()
	for n := range chunks(len(ids)) {
		hash.Write(joinChunk(ids[n*chunkCases : min((n+1)*chunkCases, len(ids))]))
	}
	return hexSum([sha256.Size]byte(hash.Sum(nil)))
}

func hexSum(sum [sha256.Size]byte) string { return hex.EncodeToString(sum[:]) }

// joinChunk returns the text of a chunk: a line for each identifier.
func joinChunk(ids []string) []byte {
	var out []byte
	for _, id := range ids {
		out = append(append(out, id...), '\n')
	}
	return out
}

// Status returns the state of the server. If run is not empty, the snapshot has only that run, if there is one; else it has the
// runs that have not ended and the newest 20 that have, which then lack their cells.
func (c *Client) Status(ctx context.Context, run string) (*Snapshot, error) {
	out := new(Snapshot)
	return out, ask(ctx, c.nc, requestLimit, subjectStatus, &statusRequest{run}, out)
}

// Cancel ends a run.
func (c *Client) Cancel(ctx context.Context, run string) error {
	return ask(ctx, c.nc, endLimit, subjectCancel, run, new(answer))
}

// Remove removes a run that has ended and its folder. No other run can have its name later, because boards may have results of it.
func (c *Client) Remove(ctx context.Context, run string) error {
	return ask(ctx, c.nc, endLimit, subjectRemove, run, new(answer))
}

// Fetch copies the results of a lane of a run so far to a folder, which then is one of `spvc conform`.
func (c *Client) Fetch(ctx context.Context, run string, lane int, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, file := range []string{"caselist.txt", "results.jsonl", "run.json"} {
		if err := c.fetchFile(ctx, run, lane, file, filepath.Join(dir, file)); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return nil
}

// fetchFile copies a file. The last line of a file that grows may not be complete, which readers know.
func (c *Client) fetchFile(ctx context.Context, run string, lane int, file, name string) (err error) {
	out, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	for offset := int64(0); ; {
		var reply readReply
		if err := ask(ctx, c.nc, requestLimit, subjectRead, &readRequest{run, lane, file, offset}, &reply); err != nil {
			return err
		}
		if _, err := out.Write(reply.Data); err != nil {
			return err
		}
		if offset += int64(len(reply.Data)); len(reply.Data) == 0 || offset >= reply.Size {
			return nil
		}
	}
}

// Report copies the results of a run to a folder for each device, and calls each with the folders. The folders are in dir.
func (c *Client) Report(ctx context.Context, id, dir string, each func(l *LaneStatus, dir string) error) error {
	status, err := c.Status(ctx, id)
	if err != nil {
		return err
	}
	for i := range status.Runs {
		r := &status.Runs[i]
		if r.ID != id {
			continue
		}
		for lane := range r.Progress {
			l := &r.Progress[lane]
			to := filepath.Join(dir, l.Folder)
			if l.Device == "" {
				return fmt.Errorf("%w: no board with the device %q has worked on it", ErrRun, l.Selector)
			}
			if err := c.Fetch(ctx, id, lane, to); err != nil {
				return err
			}
			if err := each(l, to); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("%w: there is no run %q", ErrRun, id)
}
