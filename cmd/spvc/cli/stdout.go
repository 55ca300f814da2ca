package cli

import (
	"io"
	"io/fs"
	"os"
	"syscall"

	"github.com/spvc/spvc/internal/stdfd"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
)

// standardOutput is what commands print to. It keeps the first error, because the functions that print
// texts and tables return none.
type standardOutput struct {
	w   io.Writer
	err error
}

// Write writes p. After an error it does nothing and returns that error.
func (o *standardOutput) Write(p []byte) (n int, err error) {
	if o.err == nil {
		n, o.err = o.w.Write(p)
	}
	return n, o.err
}

// stdout returns the standard output of the process.
func stdout() io.Writer {
	if stdfd.OutputClosed() {
		return closedOutput{}
	}
	return os.Stdout
}

// colors says whether diagnostics and errors have colors. The flag --color of all commands sets it.
var colors tool.ColorMode

// stderr returns the standard error of the process for diagnostics and errors, which have colors there if the user
// wants them. It shows control characters, which names, files and sources may have.
func stderr() io.Writer {
	if colors.On(os.Stderr) {
		return visible.Writer(tool.ColorWriter(os.Stderr, "spvc"))
	}
	return summaries()
}

// summaries returns the standard error for progress and summaries, which have no colors. It shows control characters.
func summaries() io.Writer { return visible.Writer(os.Stderr) }

// closedOutput is a standard output that was closed when the process began.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) {
	return 0, &fs.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EBADF}
}
