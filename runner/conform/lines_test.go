package conform

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/spvc/spvc/internal/growth"
)

// TestEachLine reads lines of all lengths around that of the buffer, of which the last is not complete.
func TestEachLine(t *testing.T) {
	t.Parallel()
	var want []string
	var text bytes.Buffer
	for _, n := range []int{0, 1, 64<<10 - 2, 64<<10 - 1, 64 << 10, 64<<10 + 1, 3, 200 << 10, 5} {
		want = append(want, strings.Repeat("x", n)+"\n")
		text.WriteString(want[len(want)-1])
	}
	whole := int64(text.Len())
	text.WriteString("rest")
	for name, in := range map[string]io.Reader{"whole": bytes.NewReader(text.Bytes()), "halves": iotest.HalfReader(bytes.NewReader(text.Bytes()))} {
		var got []string
		n, err := eachLine(in, func(line []byte) error { got = append(got, string(line)); return nil })
		if err != nil || n != whole || !slices.Equal(got, want) {
			t.Errorf("%s: %d lines, %d bytes of %d, %v", name, len(got), n, whole, err)
		}
	}
	failure := errors.New("no")
	if n, err := eachLine(bytes.NewReader(text.Bytes()), func(line []byte) error {
		if len(line) == 2 {
			return failure
		}
		return nil
	}); n != 1 || !errors.Is(err, failure) {
		t.Errorf("%d bytes before the line that fails, %v", n, err)
	}
	if _, err := eachLine(iotest.ErrReader(failure), func([]byte) error { return nil }); !errors.Is(err, failure) {
		t.Errorf("a file that cannot be read: %v", err)
	}
}

// letters is a file of one letter without end, of which the system returns 4 KiB at a time.
type letters struct{}

func (letters) Read(p []byte) (int, error) {
	p = p[:min(len(p), 4<<10)]
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

// TestLongLine checks that the time for a line grows with its length only.
func TestLongLine(t *testing.T) {
	growth.Linear(t, 8<<20, func(n int) func() {
		return func() {
			in := io.MultiReader(io.LimitReader(letters{}, int64(n)), strings.NewReader("\n"))
			if total, err := eachLine(in, func([]byte) error { return nil }); total != int64(n)+1 || err != nil {
				t.Error(total, err)
			}
		}
	})
}
