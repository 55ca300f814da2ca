package cli

import (
	"context"
	"errors"
	"os"
	"sync"
	"syscall"
	"time"

	"github.com/spvc/spvc/internal/tool"
)

// endGrace is the time that a command has to end in an orderly way.
const endGrace = 3 * time.Second

// errInterrupted is the cause if a signal ends the context of an orderly command.
var errInterrupted = errors.New("interrupted")

// interrupts ends the process when a signal asks for it. A command ends at once,
// wherever it is, unless it has called orderly. A second signal kills the process.
type interrupts struct {
	pending tool.Pending
	cancel  context.CancelCauseFunc

	mu      sync.Mutex
	orderly bool
	caught  syscall.Signal // 0 until a signal arrives
}

// interruptsKey is the key of the *interrupts in the context of a command.
type interruptsKey struct{}

func interruptsOf(ctx context.Context) *interrupts {
	in, _ := ctx.Value(interruptsKey{}).(*interrupts)
	return in
}

// watchSignals returns a context for the commands and the interrupts that end them.
func watchSignals(parent context.Context) (context.Context, *interrupts) {
	in := new(interrupts)
	ctx, cancel := context.WithCancelCause(context.WithValue(parent, interruptsKey{}, in))
	in.cancel = cancel
	tool.OnSignal(in.end)
	return ctx, in
}

// end ends the process for a signal.
func (in *interrupts) end(s syscall.Signal) {
	in.mu.Lock()
	in.caught = s
	orderly := in.orderly
	in.mu.Unlock()
	if orderly {
		in.cancel(errInterrupted)
		time.Sleep(endGrace)
	}
	in.pending.Abandon()
	os.Exit(tool.ExitSignal + int(s))
}

// exitCode returns the exit code of a process whose command ended with code.
func (in *interrupts) exitCode(code int) int {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.caught != 0 {
		return tool.ExitSignal + int(in.caught)
	}
	return code
}

// orderly makes the command end by itself when ctx ends. After a signal, the command
// has endGrace to do so.
func orderly(ctx context.Context) {
	if in := interruptsOf(ctx); in != nil {
		in.mu.Lock()
		in.orderly = true
		in.mu.Unlock()
	}
}

// interrupted reports whether a signal ended ctx.
func interrupted(ctx context.Context) bool { return context.Cause(ctx) == errInterrupted }

// streams returns the standard streams of a command that runs with ctx.
func streams(ctx context.Context) tool.Streams {
	std := tool.Streams{In: os.Stdin, Out: stdout(), Err: os.Stderr, Color: colors.On(os.Stderr)}
	if in := interruptsOf(ctx); in != nil {
		std.Pending = &in.pending
	}
	return std
}
