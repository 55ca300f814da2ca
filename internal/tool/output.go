package tool

import (
	"bufio"
	"io"
	"os"

	"github.com/google/renameio/v2"
)

// Output is where a tool writes its result: standard output for the name "-", else
// a file, which appears or changes only by Commit. A device such as /dev/null is
// written in place. Nothing is opened before the first byte.
type Output struct {
	name string
	std  Streams
	w    io.Writer
	file *renameio.PendingFile // to be renamed
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
	n, o.err = o.w.Write(p)
	return n, o.err
}

func (o *Output) open() {
	if o.w != nil || o.err != nil {
		return
	}
	if o.name == "-" {
		o.w = o.std.Out
		return
	}
	path := o.std.path(o.name)
	if fi, err := os.Stat(path); err == nil && !fi.Mode().IsRegular() {
		if o.dev, o.err = os.OpenFile(path, os.O_WRONLY|os.O_TRUNC, 0o666); o.err == nil {
			o.w = o.dev
		}
		return
	}
	if o.file, o.err = o.std.Pending.create(path); o.err == nil {
		o.w = o.file
	}
}

// Commit makes what was written final and returns the first error there was. A file
// is made even if nothing was written.
func (o *Output) Commit() error {
	o.open()
	switch out, buffered := o.w.(*bufio.Writer); {
	case o.err != nil:
		o.Discard()
	case buffered:
		o.err = out.Flush()
	case o.file != nil:
		o.err = o.replace()
	case o.dev != nil:
		o.err = o.dev.Close()
		o.dev = nil
	}
	return o.err
}

// replace renames the pending file to its name. As other compilers' results, it is
// not flushed to the disk first: that takes longer than most runs, and what a crash
// of the machine loses can be made again.
func (o *Output) replace() error {
	f := o.file
	if err := f.File.Close(); err != nil {
		o.Discard()
		return err
	}
	o.file = nil
	return o.std.Pending.settle(f, func() error {
		err := os.Rename(f.Name(), o.std.path(o.name))
		if err != nil {
			_ = os.Remove(f.Name())
		}
		return err
	})
}

// Discard gives up a file. What went to standard output or to a device stays there.
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
