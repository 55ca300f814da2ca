package farm

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/spvc/spvc/internal/plainfile"
)

// journal is a file with the results of a worker, a line for each case that ended, and beside it a file with the number of
// bytes whose results the server has. A process that is killed leaves at most one line that is not complete. The journal
// also says which grains are at hand.
type journal struct {
	name   string
	file   journalFile
	acks   *os.File // has acked as text
	size   int64
	acked  int64
	unsent []parcel // the results that nobody has sent
	begun  []Span   // the grains that were at hand
	// damaged is the number of lines that cannot be read, as a machine may leave that loses its power. Their cases run again.
	damaged int
}

// journalFile is the file of a journal. Tests have files that fail.
type journalFile interface {
	io.WriteCloser
	Truncate(size int64) error
}

// mark is a line of a journal that is no result.
type mark struct {
	Begin *Span `json:"begin,omitempty"`
	End   *Span `json:"end,omitempty"`
}

// sentSuffix is the end of the name of the file with the number of bytes that the server has.
const sentSuffix = ".sent"

// openFile opens a file to append to.
func openFile(name string) (journalFile, error) {
	return plainfile.Open(name, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o666)
}

// openJournal opens a journal and reads what an earlier process left.
func openJournal(name string, open func(string) (journalFile, error)) (*journal, error) {
	j := &journal{name: name}
	data, err := plainfile.Read(name)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	data = data[:bytes.LastIndexByte(data, '\n')+1]
	j.size = int64(len(data))
	if text, err := plainfile.Read(name + sentSuffix); err == nil {
		// What is no number, or no line's end, counts as nothing: the server drops what it has twice.
		if n, err := strconv.ParseInt(string(bytes.TrimSpace(text)), 10, 64); err == nil && n > 0 && n <= j.size && data[n-1] == '\n' {
			j.acked = n
		}
	}
	j.read(data)
	if j.acks, err = plainfile.Open(name+sentSuffix, os.O_WRONLY|os.O_CREATE, 0o666); err != nil {
		return nil, err
	}
	if j.file, err = open(name); err != nil {
		return nil, errors.Join(err, j.acks.Close())
	}
	if err := j.file.Truncate(j.size); err != nil {
		return nil, errors.Join(err, j.close())
	}
	return j, nil
}

// resultPrefix is the start of each line with a result.
const resultPrefix = `{"i":`

// read reads the lines of a journal.
func (j *journal) read(data []byte) {
	end := int64(0)
	for line := range bytes.Lines(data) {
		end += int64(len(line))
		line = bytes.TrimSpace(line)
		if len(line) == 0 || end <= j.acked && bytes.HasPrefix(line, []byte(resultPrefix)) { // of a probe, or at the server
			continue
		}
		var m struct {
			mark
			Index int `json:"i"`
		}
		switch err := json.Unmarshal(line, &m); {
		case err != nil:
			j.damaged++
		case m.Begin != nil:
			j.begun = append(j.begun, *m.Begin)
		case m.End != nil:
			j.end(*m.End)
		case end > j.acked:
			j.unsent = append(j.unsent, parcel{raw: line, index: m.Index, end: end})
		}
	}
}

// end forgets that a span is at hand.
func (j *journal) end(s Span) {
	for i, b := range j.begun {
		if b == s {
			j.begun = append(j.begun[:i], j.begun[i+1:]...)
			return
		}
	}
}

// add appends a line with one call of the system. If that fails, the file is as before.
func (j *journal) add(line []byte) error {
	if _, err := j.file.Write(append(line, '\n')); err != nil {
		return errors.Join(err, j.file.Truncate(j.size))
	}
	j.size += int64(len(line)) + 1
	return nil
}

// note appends a mark.
func (j *journal) note(m mark) error {
	data, err := json.Marshal(&m)
	if err != nil {
		return err
	}
	return j.add(data)
}

// probeBytes is the space that a disk must have again after it was full.
const probeBytes = 64 << 10

// probe tries whether the file can grow.
func (j *journal) probe() error {
	_, err := j.file.Write(bytes.Repeat([]byte("\n"), probeBytes))
	return errors.Join(err, j.file.Truncate(j.size))
}

// sent notes that the server has the results before an offset in the file. The text always has the same length, so that one write
// replaces it: a process that is killed leaves the text before or this one, and never an empty file, after which all results would
// be sent again.
func (j *journal) sent(offset int64) error {
	j.acked = offset
	_, err := j.acks.WriteAt(fmt.Appendf(nil, "%020d\n", offset), 0)
	return err
}

func (j *journal) close() error { return errors.Join(j.file.Close(), j.acks.Close()) }

// remove closes the journal and removes its files.
func (j *journal) remove() error {
	return errors.Join(j.close(), os.Remove(j.name), os.Remove(j.name+sentSuffix))
}
