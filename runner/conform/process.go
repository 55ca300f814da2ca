package conform

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// worker is a process, which is replaced when it ends.
type worker struct {
	pool *Pool
	ctx  context.Context

	process *process // nil if there is none
	// uncached is true after a case failed. The drivers of new processes then keep no
	// kernels on disk.
	uncached bool
}

// noCaches are the environment variables with which drivers compile each kernel: those of
// Mesa and of NVIDIA.
var noCaches = []string{"MESA_SHADER_CACHE_DISABLE=true", "MESA_GLSL_CACHE_DISABLE=true", "__GL_SHADER_DISK_CACHE=0"}

// process is a running worker process.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	lines  chan []byte // closed when the process closes its results
	output output
	quit   chan struct{} // closed when nobody reads lines anymore
	ended  chan struct{} // closed when the process has ended
	err    error         // the error of the ended process
}

var (
	// errHung means that a worker did not answer in time.
	errHung = errors.New("no answer in time")
	// errStart means that the system cannot start the command of a worker.
	errStart = errors.New("the command does not start")
	// errMessage means that a worker and its Pool are not of the same version.
	errMessage = errors.New("the conform worker sent an invalid message")
)

// open starts a process. A device that was lost may need a while until it can be opened
// again. Without any success before, three attempts are enough.
func (w *worker) open() error {
	patience := reopenPatience
	if !w.pool.opened.Load() {
		patience = 0
	}
	var never error
	err := persist(w.ctx, patience, func(n int) error {
		// Later attempts have more time: the machine may be busy.
		err := w.start((w.pool.Timeout + w.pool.Grace) * time.Duration(min(n+1, 2)))
		if errors.Is(err, errStart) {
			never = err
			return nil
		}
		return err
	})
	if err = errors.Join(never, err); err == nil {
		w.pool.opened.Store(true)
		return nil
	}
	if w.ctx.Err() != nil {
		return w.ctx.Err()
	}
	return fmt.Errorf("%w: %w", ErrWorker, err)
}

// start starts the process and waits until its device is open.
func (w *worker) start(limit time.Duration) error {
	cmd := w.pool.Command()
	tether(cmd)
	if w.uncached {
		cmd.Env = append(cmd.Environ(), noCaches...)
	}
	p, err := launch(cmd)
	if err != nil {
		return fmt.Errorf("%w: %w", errStart, err)
	}
	w.process = p
	m, why := p.next(w.ctx, limit)
	if m != nil && m.Ready {
		w.pool.device.Store(m.Device)
		return nil
	}
	w.kill()
	return cmp.Or(why, errMessage)
}

// launch starts a command as a worker.
func launch(cmd *exec.Cmd) (*process, error) {
	p := &process{cmd: cmd, lines: make(chan []byte, 16), quit: make(chan struct{}), ended: make(chan struct{})}
	cmd.Stdout, cmd.Stderr = &p.output, &p.output
	// A process that the driver started may keep the output open.
	cmd.WaitDelay = time.Second
	var err error
	if p.in, err = cmd.StdinPipe(); err != nil {
		return nil, err
	}
	results, theirs, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	giveResults(cmd, theirs)
	err = cmd.Start()
	theirs.Close()
	if err != nil {
		results.Close()
		return nil, err
	}
	go func() {
		p.err = cmd.Wait()
		close(p.ended)
	}()
	go func() {
		defer results.Close()
		defer close(p.lines)
		s := bufio.NewScanner(results)
		s.Buffer(nil, 64<<20)
		for s.Scan() {
			select {
			case p.lines <- bytes.Clone(s.Bytes()):
			case <-p.quit:
				return
			}
		}
	}()
	return p, nil
}

// next returns the next message of the process. If there is none, the error says whether
// the process ended or the time is over.
func (p *process) next(ctx context.Context, limit time.Duration) (*message, error) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case line, ok := <-p.lines:
		m := new(message)
		if !ok {
			return nil, p.ending(timer.C)
		}
		if err := json.Unmarshal(line, m); err != nil {
			return nil, err
		}
		return m, nil
	case <-timer.C:
		return nil, errHung
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// ending returns an error that says how the process ended.
func (p *process) ending(late <-chan time.Time) error {
	select {
	case <-p.ended:
	case <-late:
		return errHung
	}
	text := "it ended"
	if p.err != nil && !errors.Is(p.err, exec.ErrWaitDelay) {
		text = p.err.Error()
	}
	return errors.New(p.output.after(text))
}

// killGrace bounds the time that a killed process has to end. It may not end at once if
// it waits in a driver's part of the system.
const killGrace = 2 * time.Second

// kill kills the process.
func (w *worker) kill() {
	p := w.process
	if p == nil {
		return
	}
	w.process = nil
	close(p.quit)
	p.cmd.Process.Kill()
	select {
	case <-p.ended:
	case <-time.After(killGrace):
	}
}

// stop asks the process to end, or kills it if the context is done or it does not end.
func (w *worker) stop() {
	if p := w.process; p != nil && w.ctx.Err() == nil {
		p.in.Close()
		select {
		case <-p.ended:
		case <-time.After(w.pool.Grace):
		case <-w.ctx.Done():
		}
	}
	w.kill()
}

// persist calls try until it succeeds, with growing pauses. It gives up after three
// attempts if patience is over.
func persist(ctx context.Context, patience time.Duration, try func(n int) error) error {
	const most = 2 * time.Second
	begin, pause := time.Now(), 50*time.Millisecond
	for n := 0; ; n++ {
		err := try(n)
		if err == nil || ctx.Err() != nil {
			return err
		}
		if n >= 2 && time.Since(begin) >= patience {
			return fmt.Errorf("%w (the last of %d attempts in %s)", err, n+1, time.Since(begin).Round(time.Millisecond))
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return ctx.Err()
		}
		pause = min(2*pause, most)
	}
}

// maxOutput bounds the beginning and the end of a worker's output that are kept.
const maxOutput = 16 << 10

// output keeps the beginning and the end of what a worker prints while it runs a case.
type output struct {
	mu         sync.Mutex
	head, tail []byte
}

// Write implements io.Writer.
func (o *output) Write(text []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	n := min(len(text), maxOutput-len(o.head))
	o.head = append(o.head, text[:n]...)
	o.tail = append(o.tail, text[n:]...)
	if over := len(o.tail) - maxOutput; over > maxOutput {
		o.tail = append(o.tail[:0], o.tail[over:]...)
	}
	return len(text), nil
}

func (o *output) reset() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.head, o.tail = o.head[:0], o.tail[:0]
}

// after returns text, with the summary of the output if there is any.
func (o *output) after(text string) string {
	if said := o.summary(); said != "" {
		text += ": " + said
	}
	return text
}

// summary returns the line with which Go reports a crash, or the command an error, after the
// line before it, which may be a failed assertion of the driver. If there is none, it returns the first line.
func (o *output) summary() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	text := string(o.head)
	if len(o.tail) > 0 {
		text += "\n" + string(o.tail)
	}
	first, last := "", ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "SIG"), strings.HasPrefix(line, "fatal error: "), strings.HasPrefix(line, "panic: "), strings.HasPrefix(line, "spvc: "):
			if last != "" {
				line = last + ": " + line
			}
			return line
		case line == "":
		case first == "":
			first = line
			fallthrough
		default:
			last = line
		}
	}
	return first
}
