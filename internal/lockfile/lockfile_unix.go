//go:build !windows

package lockfile

import (
	"errors"
	"os"
	"syscall"
)

// open opens and locks a file. Its descriptor closes when the process starts another program, so
// child processes do not keep the lock.
func open(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err != syscall.EINTR {
			break
		}
	}
	switch {
	case err == nil:
		return file, nil
	case errors.Is(err, syscall.EWOULDBLOCK):
		err = ErrHeld
	default:
		err = &os.PathError{Op: "lock", Path: path, Err: err}
	}
	return nil, errors.Join(err, file.Close())
}
