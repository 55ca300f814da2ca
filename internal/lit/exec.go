package lit

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"strings"
	"sync"
)

// Tool is a program that runs inside the test process. args does not include its name,
// file names are relative to dir, and env holds entries of the form NAME=value. It
// returns an exit status. It should stop when ctx is done. stdin is never nil.
type Tool func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, env []string) int

// Tools is a table of tools by command name.
type Tools map[string]Tool

// These are exit statuses of commands that did not exit by themselves.
const (
	statusPanic    = 134 // the tool panicked
	statusNotFound = 127 // no tool has that name
	statusInternal = 70  // the exit status of spvc after an internal error
)

// External returns a Tool that runs the program at path.
func External(path string, before ...string) Tool {
	return func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, env []string) int {
		cmd := exec.CommandContext(ctx, path, append(append([]string(nil), before...), args...)...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.Dir, cmd.Env = stdin, stdout, stderr, dir, env
		if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
			fmt.Fprintln(stderr, err)
			return statusNotFound
		}
		if code := cmd.ProcessState.ExitCode(); code >= 0 {
			return code
		}
		return statusPanic
	}
}

// shell runs the parsed lines of one test.
type shell struct {
	tools Tools
	dir   string
	env   []string
}

func (sh *shell) lookup(name string) string {
	for i := len(sh.env) - 1; i >= 0; i-- {
		if v, ok := strings.CutPrefix(sh.env[i], name+"="); ok {
			return v
		}
	}
	return ""
}

// run executes a line. out receives output that goes to no pipe or file.
func (sh *shell) run(ctx context.Context, list []pipeline, out io.Writer) int {
	status := 0
	for i, p := range list {
		if i > 0 && (list[i-1].next == "&&" && status != 0 || list[i-1].next == "||" && status == 0) {
			continue
		}
		if ctx.Err() != nil {
			return statusPanic
		}
		status = sh.pipeline(ctx, p, out)
	}
	return status
}

// pipeline runs commands one after the other. Each command reads the output of the
// previous one. The status is that of the last command that failed.
func (sh *shell) pipeline(ctx context.Context, p pipeline, out io.Writer) int {
	status := 0
	var stdin io.Reader = strings.NewReader("")
	for i, c := range p.cmds {
		var pipe bytes.Buffer
		var stdout io.Writer = &pipe
		if i == len(p.cmds)-1 {
			stdout = out
		}
		stderr := out
		if c.errOut {
			stderr = stdout
		}
		if s := sh.command(ctx, c, stdin, stdout, stderr); s != 0 {
			status = s
		}
		stdin = &pipe
	}
	if p.negate {
		if status == 0 {
			return 1
		}
		return 0
	}
	return status
}

// command opens the redirections and runs the words.
func (sh *shell) command(ctx context.Context, c *command, stdin io.Reader, stdout, stderr io.Writer) int {
	for _, r := range c.redirs {
		switch r.op {
		case ">&":
			if r.fd == 2 {
				stderr = stdout
			} else {
				stdout = stderr
			}
			continue
		case "<":
			f, err := os.Open(inDir(sh.dir, r.file))
			if err != nil {
				fmt.Fprintln(stderr, err)
				return 1
			}
			defer f.Close()
			stdin = f
			continue
		}
		flags := os.O_CREATE | os.O_WRONLY | os.O_TRUNC
		if r.op == ">>" {
			flags = os.O_CREATE | os.O_WRONLY | os.O_APPEND
		}
		f, err := os.OpenFile(inDir(sh.dir, r.file), flags, 0o666)
		if err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
		defer f.Close()
		if r.fd == 2 {
			stderr = f
		} else {
			stdout = f
		}
	}
	words := make([]string, 0, len(c.words))
	for i, w := range c.words {
		if c.globs[i] {
			words = append(words, globbed(w, sh.dir)...)
		} else {
			words = append(words, w)
		}
	}
	return sh.invoke(ctx, words, stdin, stdout, stderr, sh.env)
}

// invoke runs words as a command, after it handles assignments, env and not.
func (sh *shell) invoke(ctx context.Context, words []string, stdin io.Reader, stdout, stderr io.Writer, env []string) int {
	for len(words) > 0 && assignment(words[0]) {
		env = append(env[:len(env):len(env)], words[0])
		words = words[1:]
	}
	if len(words) == 0 {
		return 0
	}
	name, args := words[0], words[1:]
	switch name {
	case "env":
		for len(args) > 1 && args[0] == "-u" {
			env = append(env[:len(env):len(env)], args[1]+"=")
			args = args[2:]
		}
		return sh.invoke(ctx, args, stdin, stdout, stderr, env)
	case "export":
		for _, a := range args {
			if !assignment(a) {
				fmt.Fprintf(stderr, "export: %s is not NAME=value\n", a)
				return 1
			}
			sh.env = append(sh.env[:len(sh.env):len(sh.env)], a)
		}
		return 0
	case "cd":
		return sh.chdir(args, stderr)
	case "not":
		crash := len(args) > 0 && args[0] == "--crash"
		if crash {
			args = args[1:]
		}
		if len(args) == 0 {
			io.WriteString(stderr, "not: no command\n")
			return 1
		}
		status := sh.invoke(ctx, args, stdin, stdout, stderr, env)
		return negated(status, crash)
	}
	tool, ok := sh.tools[name]
	if !ok {
		if tool, ok = coreTools[name]; !ok {
			fmt.Fprintf(stderr, "%s: no such tool in the table\n", name)
			return statusNotFound
		}
	}
	return guarded(ctx, tool, name, args, stdin, stdout, stderr, sh.dir, env)
}

// negated returns the status of not, which requires a plain failure or, with crash, a
// crash. A missing tool counts as neither.
func negated(status int, crash bool) int {
	crashed := status > 128 || status == statusInternal
	switch {
	case status == statusNotFound:
		return status
	case crash && crashed, !crash && !crashed && status != 0:
		return 0
	}
	return 1
}

func (sh *shell) chdir(args []string, stderr io.Writer) int {
	if len(args) != 1 {
		io.WriteString(stderr, "cd: one directory is wanted\n")
		return 1
	}
	dir := inDir(sh.dir, args[0])
	if st, err := os.Stat(dir); err != nil || !st.IsDir() {
		fmt.Fprintf(stderr, "cd: %s: not a directory\n", args[0])
		return 1
	}
	sh.dir = dir
	return 0
}

func assignment(w string) bool {
	name, _, ok := strings.Cut(w, "=")
	if !ok || name == "" || name[0] >= '0' && name[0] <= '9' {
		return false
	}
	for i := 0; i < len(name); i++ {
		if !wordByte(name[i]) {
			return false
		}
	}
	return true
}

// guarded runs a tool. If the tool panics, it returns the exit status of a crash.
func guarded(ctx context.Context, tool Tool, name string, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, env []string) (status int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "panic: %s: %v\n%s", name, r, debug.Stack())
			status = statusPanic
		}
	}()
	return tool(ctx, args, stdin, stdout, stderr, dir, env)
}

// lockedBuffer is a buffer with a lock, because a line that exceeds its time limit may
// still write to it.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
