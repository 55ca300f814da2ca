package lockfile

import (
	"os"
	"syscall"
)

// sharingViolation is the error of a file that another process opened without sharing it.
const sharingViolation = syscall.Errno(32)

// open opens a file without sharing it, so that nobody else can open it.
func open(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	switch err {
	case nil:
		return os.NewFile(uintptr(h), path), nil
	case sharingViolation:
		return nil, ErrHeld
	}
	return nil, &os.PathError{Op: "open", Path: path, Err: err}
}
