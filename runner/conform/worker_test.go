package conform

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

// naming gives each case its type as detail. It fails after the cases if fails is set.
type naming struct{ fails error }

func (n naming) Run(_ context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		done(i, &Result{Detail: cases[i].Type})
	}
	return n.fails
}

// full is a writer that takes a number of writes.
type full struct {
	io.Writer
	left int
}

var errFull = errors.New("the disk is full")

func (f *full) Write(data []byte) (int, error) {
	if f.left--; f.left < 0 {
		return 0, errFull
	}
	return f.Writer.Write(data)
}

// TestServe has batches, and what ends a worker.
func TestServe(t *testing.T) {
	const (
		ready  = "{\"ready\":true,\"case\":0}\n"
		first  = "{\"case\":0,\"result\":{\"verdict\":\"pass\",\"detail\":\"a\"}}\n"
		second = "{\"case\":1,\"result\":{\"verdict\":\"pass\",\"detail\":\"b\"}}\n"
		batch  = `[{"type":"a"},{"type":"b"}]`
	)
	fails := errors.New("the runner fails")
	for _, row := range []struct {
		in, want string
		left     int
		r        naming
		err      string
	}{
		{"", ready, 9, naming{}, ""},
		{batch + "\n" + `[{"type":"a"}]`, ready + first + second + first, 9, naming{}, ""},
		{batch, "", 0, naming{}, errFull.Error()},
		{batch + batch, ready, 1, naming{}, errFull.Error()},
		{batch + batch, ready + first, 2, naming{}, errFull.Error()},
		{batch + batch, ready + first + second, 9, naming{fails}, fails.Error()},
		{batch + "[{]", ready + first + second, 9, naming{}, "invalid character"},
	} {
		var out strings.Builder
		err := Serve(t.Context(), row.r, strings.NewReader(row.in), &full{&out, row.left})
		if out.String() != row.want || (err == nil) != (row.err == "") || err != nil && !strings.Contains(err.Error(), row.err) {
			t.Errorf("%q with %d lines: %v, %q, want %s, %q", row.in, row.left, err, out.String(), row.err, row.want)
		}
	}
}
