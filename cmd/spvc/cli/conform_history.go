package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/runner/conform"
)

// farmCommand is the command that reads histories. It has a database, which spvc does without.
const farmCommand = "spvc-farm"

// readRuns reads runs: folders, and runs in histories, which are a file, a colon and the name of the run.
func readRuns(ctx context.Context, args []string) ([]*conform.Folder, error) {
	var out []*conform.Folder
	for _, arg := range args {
		f, err := readRun(ctx, arg)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

func readRun(ctx context.Context, arg string) (*conform.Folder, error) {
	at := strings.LastIndexByte(arg, ':')
	if _, err := os.Stat(arg); err == nil || at < 0 {
		return conform.ReadFolder(arg)
	}
	dir, err := os.MkdirTemp("", "spvc-history-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := exportRun(ctx, arg[:at], arg[at+1:], dir); err != nil {
		return nil, err
	}
	f, err := conform.ReadFolder(dir)
	if f != nil {
		f.Dir = arg // in messages
	}
	return f, err
}

// exportRun writes a run of a history to a folder.
func exportRun(ctx context.Context, db, run, dir string) error {
	name := farmCommand
	if self, err := os.Executable(); err == nil {
		if beside := filepath.Join(filepath.Dir(self), farmCommand); isFile(beside) {
			name = beside
		}
	}
	cmd := exec.CommandContext(ctx, name, "history", "export", db, run, dir)
	text, err := cmd.CombinedOutput()
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return fmt.Errorf("the run %s in the history %s: %s, which reads histories, is neither beside spvc nor in PATH", run, db, farmCommand)
	case err != nil:
		return errors.New(strings.TrimPrefix(strings.TrimSpace(string(text)), farmCommand+": "))
	}
	return nil
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}
