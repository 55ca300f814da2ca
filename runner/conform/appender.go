package conform

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spvc/spvc/internal/plainfile"
)

// Appender adds results to the folder of a run whose cases and results need not fit into memory. The folder is one that
// [ReadFolder] reads.
type Appender struct {
	Info RunInfo
	Dir  string

	file     *os.File
	size     int64 // the size of the complete lines in results.jsonl, in bytes
	unlock   func() error
	unsynced bool // lines may not be on the disk
}

// NewAppender makes a folder for a run of n cases. list is the file with their identifiers, which the folder links or
// copies. NewAppender replaces the results of an earlier run. The caller must Close the Appender.
func NewAppender(dir string, info RunInfo, n int, list string) (*Appender, error) {
	f := &Folder{Dir: dir, Info: info}
	f.Info.Format, f.Info.Generator, f.Info.Cases = folderFormat, generatorVersion, n
	if _, err := f.locked(func() error { return f.prepare(func() error { return linkOrCopy(list, f.path(caseListFile)) }) }); err != nil {
		return nil, err
	}
	return &Appender{Info: f.Info, Dir: dir, file: f.file, unlock: f.unlock}, nil
}

// OpenAppender opens a folder that [NewAppender] made, and calls each with each complete line of results.jsonl. It drops a
// last line that is not complete. If each returns an error, OpenAppender returns it.
func OpenAppender(dir string, each func(line []byte) error) (*Appender, error) {
	f := &Folder{Dir: dir}
	if err := f.readInfo(); err != nil {
		return nil, err
	}
	a := &Appender{Info: f.Info, Dir: dir}
	_, err := f.locked(func() error {
		if err := f.open(); err != nil {
			return err
		}
		a.file, a.unlock = f.file, f.unlock
		in, err := plainfile.Open(f.path(resultsFile), os.O_RDONLY, 0)
		if err != nil {
			return errors.Join(err, f.file.Close())
		}
		defer in.Close()
		if a.size, err = eachLine(in, each); err != nil {
			return errors.Join(fmt.Errorf("%s: %w", f.path(resultsFile), err), f.file.Close())
		}
		return f.file.Truncate(a.size)
	})
	if err != nil {
		return nil, err
	}
	return a, nil
}

// eachLine calls each with the complete lines of in, and returns the number of their bytes. The bytes of a line stay until each
// returns.
func eachLine(in io.Reader, each func(line []byte) error) (int64, error) {
	lines := bufio.NewReaderSize(in, 64<<10)
	total := int64(0)
	var long []byte // the parts so far of a line that is longer than the buffer
	for {
		line, err := lines.ReadSlice('\n')
		switch {
		case err == bufio.ErrBufferFull:
			long = append(long, line...)
			continue
		case err == io.EOF:
			return total, nil
		case err != nil:
			return total, err
		}
		if len(long) > 0 {
			long = append(long, line...)
			line = long
		}
		if err := each(line); err != nil {
			return total, err
		}
		total += int64(len(line))
		long = long[:0]
	}
}

// Line returns the line of results.jsonl for a record, with the index of its case in the list.
func Line(r *Record, index int) ([]byte, error) {
	line, err := json.Marshal(struct {
		*Record
		Index int `json:"index"`
	}{r, index})
	return append(line, '\n'), err
}

// Append writes complete lines. If it fails, for example because the disk is full, results.jsonl is as before, and the caller may
// try again. After Append the lines survive the end of the process; after Sync also that of the machine.
func (a *Appender) Append(lines []byte) error {
	if _, err := a.file.Write(lines); err != nil {
		return errors.Join(err, a.file.Truncate(a.size))
	}
	a.size += int64(len(lines))
	a.unsynced = true
	return nil
}

// Sync waits until all lines are on the disk. If it fails, lines may be lost, and Sync must not be called again: the system says so
// only once.
func (a *Appender) Sync() error {
	if !a.unsynced {
		return nil
	}
	a.unsynced = false
	return a.file.Sync()
}

// Close waits as Sync does, closes results.jsonl and lets other runs have the folder.
func (a *Appender) Close() error { return errors.Join(a.Sync(), a.file.Close(), a.unlock()) }

// linkOrCopy makes the file to with the content of from. Where the system has no links it copies.
func linkOrCopy(from, to string) error {
	if err := os.Remove(to); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if os.Link(from, to) == nil {
		return nil
	}
	in, err := plainfile.Open(from, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}
