package conform

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// TestScanFolder reads results one by one: of a folder without any, of one with a line that is not complete and one that
// is longer than a buffer, and up to the first error.
func TestScanFolder(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := folder(t, dir)
	scan := func(each func(*Record) error) (got []string, err error) {
		err = ScanFolder(dir, func(in *RunInfo) error {
			if in.Cases != len(ids) || in.Selector != "x" {
				t.Errorf("%+v", in)
			}
			return nil
		}, func(r *Record) error {
			got = append(got, r.ID+" "+r.Kind.String()+" "+r.Diagnosis)
			return each(r)
		})
		return got, err
	}
	all := func(*Record) error { return nil }
	if got, err := scan(all); len(got) > 0 || err != nil {
		t.Errorf("before the first result: %q, %v", got, err)
	}
	long := strings.Repeat("x", 10_000)
	add(t, f, 1)
	if err := f.Add(NewRecord(ids[0], &Result{Detail: long}, nil)); err != nil {
		t.Fatal(err)
	}
	add(t, f, 2)
	if _, err := f.file.WriteString(`{"id":"v1`); err != nil {
		t.Fatal(err)
	}
	want := []string{ids[1] + " wrong copy " + results[1].Detail, ids[0] + " pass " + long, ids[2] + " not supported shaderFloat64"}
	if got, err := scan(all); !slices.Equal(got, want) || err != nil {
		t.Errorf("got %q, %v", got, err)
	}
	stop := errors.New("enough")
	if got, err := scan(func(*Record) error { return stop }); len(got) != 1 || err != stop {
		t.Errorf("got %q, %v, want one result and %v", got, err, stop)
	}
	if err := ScanFolder(dir, func(*RunInfo) error { return stop }, all); err != stop {
		t.Errorf("got %v, want %v", err, stop)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, resultsFile), []byte("{}\n[\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := scan(all); err == nil || !strings.Contains(err.Error(), resultsFile+":2: ") {
		t.Errorf("a line that is no object: %v", err)
	}
	if err := ScanFolder(t.TempDir(), nil, nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder without a run: %v", err)
	}
}

// TestServeDevice checks that the first line of a worker with a device describes the device.
func TestServeDevice(t *testing.T) {
	t.Parallel()
	dev, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	var out strings.Builder
	if err := Serve(t.Context(), NewEngine(dev, 0), strings.NewReader(""), &out); err != nil {
		t.Fatal(err)
	}
	var first message
	if err := json.Unmarshal([]byte(out.String()), &first); err != nil || !first.Ready || first.Device == nil {
		t.Fatalf("%q: %v", out.String(), err)
	}
	if got, want := NewDeviceCard(first.Device), NewDeviceCard(dev.Info()); got.String() != want.String() || !slices.Equal(got.Features, want.Features) {
		t.Errorf("got %v, want %v", got, want)
	}
}
