// Package lockfile keeps two processes from working in one folder: each takes a lock on a file in it.
// The system releases the lock when the process ends, also if it is killed, so no lock is left behind.
package lockfile

import (
	"errors"
	"os"
	"time"
)

// ErrHeld means that another process, or another caller in this one, has the lock.
var ErrHeld = errors.New("the lock is held")

// Lock is a lock on a file. The file stays when the lock is released: a process that
// removed it could remove the file that another one has just locked.
type Lock struct{ file *os.File }

// patience is the time for which Take waits. A child process that is between fork and exec when its
// parent is killed shares the lock of the parent until then.
const patience = 200 * time.Millisecond

// Take makes the file called path if there is none, and locks it. It returns ErrHeld if
// the lock is not free.
func Take(path string) (*Lock, error) {
	for end := time.Now().Add(patience); ; time.Sleep(patience / 20) {
		file, err := open(path)
		if err == nil {
			return &Lock{file}, nil
		}
		if !errors.Is(err, ErrHeld) || time.Now().After(end) {
			return nil, err
		}
	}
}

// Release releases the lock.
func (l *Lock) Release() error { return l.file.Close() }
