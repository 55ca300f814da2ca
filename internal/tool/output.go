package tool

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/spvc/spvc/internal/replace"
)

// Output is the destination of a tool's result: standard output for the name "-", or
// else a file, which Commit creates or replaces. A device such as /dev/null is written
// in place. Output opens nothing before the first byte.
type Output struct {
	name string
	path string // the path of the file that replaces what is there
	std  Streams
	w    io.Writer
	file *replace.File // renamed by Commit
	dev  *os.File
	err  error
}

// NewOutput returns the output called name.
func NewOutput(name string, std Streams) *Output { return &Output{name: name, std: std} }

// Write writes p. After an error it does nothing and returns that error.
func (o *Output) Write(p []byte) (int, error) {
	if o.open(); o.err != nil {
		return 0, o.err
	}
	var n int
	if n, o.err = o.w.Write(p); o.name != "-" {
		o.err = o.named(o.err)
	}
	return n, o.err
}

// named returns err with the name that the user gave in place of that of the temporary file.
func (o *Output) named(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return &fs.PathError{Op: path.Op, Path: o.name, Err: path.Err}
	case errors.As(err, &link):
		return &fs.PathError{Op: link.Op, Path: o.name, Err: link.Err}
	}
	return err
}

func (o *Output) open() {
	if o.w != nil || o.err != nil {
		return
	}
	if o.name == "-" {
		o.w = o.std.Out
		return
	}
	path, err := throughLinks(o.std.path(o.name))
	if err != nil {
		o.err = o.named(err)
		return
	}
	if fi, err := os.Stat(path); err == nil && !fi.Mode().IsRegular() {
		if o.dev, o.err = os.OpenFile(path, os.O_WRONLY|os.O_TRUNC, 0o666); o.err == nil {
			o.w = o.dev
		}
		return
	}
	if o.file, o.err = o.std.Pending.create(path); o.err == nil {
		o.w, o.path = o.file, path
	}
	o.err = o.named(o.err)
}

// maxLinks bounds a chain of symbolic links, as Linux does.
const maxLinks = 40

// throughLinks returns the path of the file that path leads to through symbolic links, whether it exists or
// not, so that a rename replaces the file and not a link.
func throughLinks(path string) (string, error) {
	for range maxLinks {
		to, err := os.Readlink(path)
		if err != nil {
			return path, nil // no link, or opening it reports why not
		}
		if !filepath.IsAbs(to) {
			// Join would drop "x/..", where x may be a link itself.
			to = filepath.Dir(path) + string(filepath.Separator) + to
		}
		path = to
	}
	return "", &fs.PathError{Op: "open", Path: path, Err: syscall.ELOOP}
}

// Commit completes the output and returns the first error, if any. It creates a file
// even if nothing was written.
func (o *Output) Commit() error {
	o.open()
	switch out, buffered := o.w.(*bufio.Writer); {
	case o.err != nil:
		o.Discard()
	case buffered:
		o.err = out.Flush()
	case o.file != nil:
		o.err = o.named(o.replace())
	case o.dev != nil:
		o.err = o.dev.Close()
		o.dev = nil
	}
	return o.err
}

// replace renames the pending file to its name. Like other compilers, it does not flush
// the file to the disk first. Flushing takes longer than most runs, and a result that a
// crash of the machine loses can be made again.
func (o *Output) replace() error {
	f := o.file
	if err := f.File.Close(); err != nil {
		o.Discard()
		return err
	}
	o.file = nil
	return o.std.Pending.settle(f, func() error {
		err := os.Rename(f.Name(), o.path)
		if err != nil {
			_ = os.Remove(f.Name())
		}
		return err
	})
}

// Discard removes the unfinished file. Text that went to standard output or to a device
// stays there.
func (o *Output) Discard() {
	if o.file != nil {
		_ = o.std.Pending.settle(o.file, o.file.Cleanup)
		o.file = nil
	}
	if o.dev != nil {
		_ = o.dev.Close()
		o.dev = nil
	}
}

// WriteOutput writes data to the output called name.
func WriteOutput(name string, data []byte, std Streams) error {
	o := NewOutput(name, std)
	if _, err := o.Write(data); err != nil {
		o.Discard()
		return err
	}
	return o.Commit()
}
