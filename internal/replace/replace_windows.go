package replace

import (
	"errors"
	"os"
	"path/filepath"
)

// File is a temporary file that replaces another one.
type File struct {
	*os.File
	path string
	done bool
}

// New makes the temporary file that later replaces path. It lies beside path.
func New(path string) (*File, error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"*")
	if err != nil {
		return nil, err
	}
	return &File{File: f, path: path}, nil
}

// CloseAtomicallyReplace closes the file and renames it to the path.
func (f *File) CloseAtomicallyReplace() error {
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	err := os.Rename(f.Name(), f.path)
	f.done = err == nil
	return err
}

// Cleanup closes and removes the file if it did not replace another one.
func (f *File) Cleanup() error {
	if f.done {
		return nil
	}
	f.done = true
	f.Close() // an open file cannot be removed; it may be closed already
	return os.Remove(f.Name())
}

// Write writes a file so that it is there as a whole or not at all.
func Write(path string, data []byte) error {
	f, err := New(path)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.CloseAtomicallyReplace()
	}
	if err != nil {
		return errors.Join(err, f.Cleanup())
	}
	return nil
}
