package farm

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spvc/spvc/internal/plainfile"
)

// caseList finds identifiers in a file by their index. It keeps the offset of every 1,024th line and the last chunks that
// it read, not the identifiers of a run.
type caseList struct {
	file    *os.File
	offsets []int64 // the offset of each chunk in bytes, and the size of the file
	n       int
	cells   *cells
	recent  []chunk // the chunks of the last reads, the latest last
}

type chunk struct {
	n   int
	ids []string
}

// recentChunks is the number of chunks that a caseList keeps.
const recentChunks = 8

// openCaseList opens the file with an identifier on each line.
func openCaseList(name string) (*caseList, error) {
	file, err := plainfile.Open(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	l := &caseList{file: file, offsets: []int64{0}, cells: newCells()}
	at := int64(0)
	r := bufio.NewReaderSize(file, 1<<20)
	for {
		head, n, err := skipLine(r)
		if at += n; n > 0 {
			l.cells.count(head)
			if l.n++; l.n%chunkCases == 0 {
				l.offsets = append(l.offsets, at)
			}
		}
		if err == io.EOF {
			break
		} else if err != nil {
			return nil, errors.Join(err, file.Close())
		}
	}
	if l.n%chunkCases != 0 {
		l.offsets = append(l.offsets, at)
	}
	return l, nil
}

// skipLine skips a line and returns the last part of it that it read, which is the whole line unless that is longer than the
// buffer, and the length of the line in bytes. The part stays until the next read.
func skipLine(r *bufio.Reader) (part []byte, n int64, err error) {
	for {
		part, err = r.ReadSlice('\n')
		n += int64(len(part))
		if !errors.Is(err, bufio.ErrBufferFull) {
			return part, n, err
		}
	}
}

// id returns the identifier of a case.
func (l *caseList) id(index int) (string, error) {
	n := index / chunkCases
	at := slices.IndexFunc(l.recent, func(c chunk) bool { return c.n == n })
	if at < 0 {
		ids, err := l.read(n)
		if err != nil {
			return "", err
		}
		if len(l.recent) == recentChunks {
			l.recent = slices.Delete(l.recent, 0, 1)
		}
		at = len(l.recent)
		l.recent = append(l.recent, chunk{n, ids})
	}
	ids := l.recent[at].ids
	if index %= chunkCases; index >= len(ids) {
		return "", fmt.Errorf("%s has no case %d", l.file.Name(), n*chunkCases+index)
	}
	return ids[index], nil
}

// read reads a chunk.
func (l *caseList) read(n int) ([]string, error) {
	if n+1 >= len(l.offsets) {
		return nil, fmt.Errorf("%s has no chunk %d", l.file.Name(), n)
	}
	data := make([]byte, l.offsets[n+1]-l.offsets[n])
	if _, err := l.file.ReadAt(data, l.offsets[n]); err != nil {
		return nil, err
	}
	return splitChunk(data), nil
}

// splitChunk returns the lines of a chunk.
func splitChunk(data []byte) []string {
	var ids []string
	for line := range bytes.Lines(data) {
		ids = append(ids, string(bytes.TrimSuffix(line, []byte("\n"))))
	}
	return ids
}

func (l *caseList) close() error { return l.file.Close() }
