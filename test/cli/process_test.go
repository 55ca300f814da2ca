//go:build linux

package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/subprocess"
)

// patience is the time for which a test waits for a process.
const patience = 2 * time.Minute

// process is a running command of spvc.
type process struct {
	t        *testing.T
	cmd      *exec.Cmd
	ended    chan struct{}
	out, err lockedBuffer
}

// lockedBuffer holds the output of a process so far.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

// start starts spvc. If stdin is nil there is no input. If stdout is nil, the output
// goes to p.out.
func start(t *testing.T, stdin, stdout *os.File, args ...string) *process {
	t.Helper()
	p := &process{t: t, cmd: exec.Command("spvc", args...), ended: make(chan struct{})}
	p.cmd.Stdout, p.cmd.Stderr = &p.out, &p.err
	if stdin != nil {
		p.cmd.Stdin = stdin
	}
	if stdout != nil {
		p.cmd.Stdout = stdout
	}
	if err := subprocess.Start(p.cmd); err != nil {
		t.Fatal(err)
	}
	go func() {
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() {
		_ = p.cmd.Process.Kill()
		<-p.ended
	})
	return p
}

// await waits until ok returns true. The test fails if the process ends earlier.
func (p *process) await(what string, ok func() bool) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for !ok() {
		select {
		case <-p.ended:
			if !ok() {
				p.t.Fatalf("%s: it ended (%v) before %s\nstderr: %s", p, p.cmd.ProcessState, what, &p.err)
			}
			return
		case <-time.After(2 * time.Millisecond):
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s: no sign that %s", p, what)
		}
	}
}

func (p *process) String() string { return strings.Join(p.cmd.Args, " ") }

// blocked waits until no thread of the process has run for a while.
func (p *process) blocked() {
	p.t.Helper()
	quiet := 0
	p.await("it is blocked", func() bool {
		if quiet++; !asleep(p.cmd.Process.Pid) {
			quiet = 0
		}
		return quiet > 25
	})
}

// asleep reports whether all threads of a process are asleep.
func asleep(pid int) bool {
	tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
	for _, t := range tasks {
		if state(t) != 'S' {
			return false
		}
	}
	return len(tasks) > 0
}

// state returns the state of the thread or process with this stat file, or 0 if the
// file does not exist.
func state(file string) byte {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	// The preceding name is in parentheses, and may contain parentheses.
	if i := bytes.LastIndex(data, []byte(") ")); i >= 0 && i+2 < len(data) {
		return data[i+2]
	}
	return 0
}

func (p *process) signal(s syscall.Signal) {
	p.t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil && !errors.Is(err, os.ErrProcessDone) {
		p.t.Fatal(err)
	}
}

// wait waits until the process has ended.
func (p *process) wait() syscall.WaitStatus {
	p.t.Helper()
	select {
	case <-p.ended:
	case <-time.After(patience):
		p.t.Fatalf("%s does not end", p)
	}
	return p.cmd.ProcessState.Sys().(syscall.WaitStatus)
}

// endsWith waits until the process ends. It checks the exit code, and that the process
// reports no bug.
func (p *process) endsWith(code int) {
	p.t.Helper()
	if status := p.wait(); !status.Exited() || status.ExitStatus() != code {
		p.t.Errorf("%s: %v, want exit status %d\nstderr: %s", p, p.cmd.ProcessState, code, &p.err)
	}
	if strings.Contains(p.err.String(), "internal error") {
		p.t.Errorf("%s: %s", p, &p.err)
	}
}

// children returns the running child processes of the process.
func (p *process) children() []int {
	files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", p.cmd.Process.Pid))
	var pids []int
	for _, f := range files {
		data, _ := os.ReadFile(f)
		for _, word := range strings.Fields(string(data)) {
			var pid int
			if _, err := fmt.Sscan(word, &pid); err == nil && alive(pid) {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

func alive(pid int) bool {
	s := state(fmt.Sprintf("/proc/%d/stat", pid))
	return s != 0 && s != 'Z' && s != 'X'
}

// gone waits until all processes have ended.
func gone(t *testing.T, pids []int) {
	t.Helper()
	for deadline := time.Now().Add(patience); slices.ContainsFunc(pids, alive); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("of the processes %v some still run", pids)
		}
	}
}

// fifo makes a named pipe and returns its name, and a file for writing to it without
// waiting for a reader.
func fifo(t *testing.T, dir string) (string, *os.File) {
	t.Helper()
	name := filepath.Join(dir, "fifo")
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return name, f
}

// fullPipe returns the write end of a pipe that accepts no more bytes.
func fullPipe(t *testing.T) *os.File {
	t.Helper()
	_, w := pipe(t)
	fd := int(w.Fd())
	if err := syscall.SetNonblock(fd, true); err != nil {
		t.Fatal(err)
	}
	for size := 4096; size > 0; size /= 2 {
		for {
			if _, err := syscall.Write(fd, make([]byte, size)); err != nil {
				break
			}
		}
	}
	if err := syscall.SetNonblock(fd, false); err != nil {
		t.Fatal(err)
	}
	return w
}

func pipe(t *testing.T) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close(); w.Close() })
	return r, w
}

// outFolder makes a folder with an output file of an earlier run.
type outFolder struct{ dir, file string }

const earlier = "the result of an earlier run\n"

func newOutFolder(t *testing.T) outFolder {
	t.Helper()
	dir := t.TempDir()
	o := outFolder{dir, filepath.Join(dir, "out")}
	if err := os.WriteFile(o.file, []byte(earlier), 0o666); err != nil {
		t.Fatal(err)
	}
	return o
}

// names returns the names of the files in the folder.
func (o outFolder) names(t *testing.T) []string {
	t.Helper()
	list, err := os.ReadDir(o.dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name())
	}
	return names
}

// untouched checks that the folder has not changed.
func (o outFolder) untouched(t *testing.T) {
	t.Helper()
	if names := o.names(t); !slices.Equal(names, []string{"out"}) {
		t.Errorf("the folder holds %q", names)
	}
	if data, err := os.ReadFile(o.file); err != nil || string(data) != earlier {
		t.Errorf("the output file holds %.100q (%v)", data, err)
	}
}

// feed writes text to w and closes w. It ignores errors, because the reader may have
// ended.
func feed(w io.WriteCloser, text []byte) {
	_, _ = w.Write(text)
	w.Close()
}
