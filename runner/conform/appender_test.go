package conform

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestAppender makes a folder by an Appender, breaks its last line, and goes on with it.
func TestAppender(t *testing.T) {
	t.Parallel()
	dir, ids := t.TempDir(), []string{"v1/Uniform/std140/read/{f}", "v1/Uniform/std140/read/{d}"}
	list := filepath.Join(dir, "list")
	if err := os.WriteFile(list, []byte(ids[0]+"\n"+ids[1]+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	run := filepath.Join(dir, "run")
	a, err := NewAppender(run, RunInfo{Selector: "x"}, 2, list)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewAppender(run, RunInfo{}, 2, list); !errors.Is(err, ErrInUse) {
		t.Errorf("a second run in the folder: %v", err)
	}
	for i, id := range ids {
		rec := NewRecord(id, &Result{Verdict: Pass, Attempts: 1}, nil)
		line, err := Line(&rec, i)
		if err != nil {
			t.Fatal(err)
		}
		if i == 1 {
			line = line[:len(line)-4]
		}
		if err := a.Append(line); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	lines := 0
	a, err = OpenAppender(run, func([]byte) error { lines++; return nil })
	if err != nil || lines != 1 || a.Info.Selector != "x" || a.Info.Cases != 2 {
		t.Fatalf("%d lines, %+v, %v", lines, a, err)
	}
	rec := NewRecord(ids[1], &Result{Verdict: Pass, Attempts: 1}, nil)
	line, err := Line(&rec, 1)
	if err := errors.Join(err, a.Append(line), a.Close()); err != nil {
		t.Fatal(err)
	}
	f, err := ReadFolder(run)
	if err != nil || len(f.Records) != 2 || len(f.IDs) != 2 || f.Records[1].ID != ids[1] {
		t.Errorf("the folder has %+v, %v", f, err)
	}
	bad := errors.New("bad")
	if _, err := OpenAppender(run, func([]byte) error { return bad }); !errors.Is(err, bad) {
		t.Errorf("a line that is refused: %v", err)
	}
	if _, err := OpenAppender(run, func([]byte) error { return nil }); err != nil {
		t.Errorf("after a failure the folder is locked: %v", err)
	}
	if _, err := OpenAppender(dir, nil); err == nil {
		t.Error("a folder without a run opens")
	}
}
