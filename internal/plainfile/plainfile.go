// Package plainfile opens the files that a program keeps for itself, as in a cache: only regular files. A named pipe in the
// place of such a file would block the program forever, and a device such as /dev/zero would fill its memory. Files that
// users name as inputs may be pipes.
package plainfile

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// ErrIrregular means that there is something else than a regular file.
var ErrIrregular = errors.New("it is not a regular file")

// Open opens a regular file as [os.OpenFile] does, and never blocks. The error is an [*os.PathError].
func Open(name string, flag int, perm os.FileMode) (*os.File, error) {
	// Without the flag, opening a pipe waits for another process.
	f, err := os.OpenFile(name, flag|syscall.O_NONBLOCK, perm)
	if errors.Is(err, syscall.ENXIO) {
		// A pipe that nobody reads, or a socket.
		return nil, &os.PathError{Op: "open", Path: name, Err: ErrIrregular}
	} else if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &os.PathError{Op: "open", Path: name, Err: ErrIrregular}
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// Read returns the content of a regular file.
func Read(name string) ([]byte, error) {
	f, err := Open(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(f)
	return data, errors.Join(err, f.Close())
}
