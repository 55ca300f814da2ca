//go:build linux

package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/subprocess"
)

// waits is the reason why a command waits forever.
type waits int

const (
	forInput  waits = iota // standard input
	forFile                // the file called FIFO in its arguments
	forOutput              // space in the pipe of its standard output
)

// commands holds, for every subcommand, calls that wait forever. OUT is the output
// file.
var commands = []struct {
	args string
	on   waits
}{
	{"as -o OUT", forInput},
	{"compile - -o OUT", forInput},
	{"compile FIFO -o OUT", forFile},
	{"compile --check-portable=vulkan1.1 -", forInput},
	{"completion bash", forOutput},
	{"conform --types=FIFO", forFile},
	{"conform --caselist=FIFO", forFile},
	{"conform --baseline=FIFO", forFile},
	{"conform-worker", forInput},
	{"devices", forOutput},
	{"dis -o OUT", forInput},
	{"dispatch -", forInput},
	{"dispatch FIFO --threads=1", forFile},
	{"help", forOutput},
	{"layout - -o OUT", forInput},
	{"layout bind - --lang=go -o OUT", forInput},
	{"layout query - --at @f --type index -o OUT", forInput},
	{"opt -o OUT", forInput},
	{"opt FIFO -o OUT", forFile},
	{"reduce --test=false - -o OUT", forInput},
	{"reflect", forInput},
	{"run -", forInput},
	{"runner -", forInput},
	{"spirv-cpu-runner -", forInput},
	{"stats", forInput},
	{"target list", forOutput},
	{"target show FIFO.mlir", forFile},
	{"translate --serialize-spirv -o OUT", forInput},
	{"translate --deserialize-spirv -o OUT", forInput},
	{"val -", forInput},
	{"version", forOutput},
	{"vulkan-runner -", forInput},
	{"vulkan-runner --entry-point-result=void", forInput},
}

// TestCommandsThatWait checks that commands has every subcommand.
func TestCommandsThatWait(t *testing.T) {
	text, err := exec.Command("spvc", "help").Output()
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "Compile and inspect:\n")
	list, _, _ = strings.Cut(list, "\nFlags:")
	found := regexp.MustCompile(`(?m)^  ([a-z-]+)`).FindAllStringSubmatch(list, -1)
	if len(found) < 10 {
		t.Fatalf("no list of commands in %s", text)
	}
	for _, m := range found {
		if !slices.ContainsFunc(commands, func(c struct {
			args string
			on   waits
		}) bool {
			return strings.Fields(c.args)[0] == m[1]
		}) {
			t.Errorf("no call of %s waits", m[1])
		}
	}
}

// TestSignalWhileWaiting checks that each signal ends each command at once, whatever
// the command waits for.
func TestSignalWhileWaiting(t *testing.T) {
	for i, c := range commands {
		t.Run(c.args, func(t *testing.T) {
			t.Parallel()
			out := newOutFolder(t)
			var stdin, stdout *os.File
			args := strings.ReplaceAll(c.args, "OUT", out.file)
			switch c.on {
			case forInput:
				stdin, _ = pipe(t)
			case forOutput:
				stdout = fullPipe(t)
			case forFile:
				name, _ := fifo(t, t.TempDir())
				if strings.Contains(args, "FIFO.mlir") {
					if err := os.Rename(name, name+".mlir"); err != nil {
						t.Fatal(err)
					}
				}
				args = strings.ReplaceAll(args, "FIFO", name)
			}
			p := start(t, stdin, stdout, strings.Fields(args)...)
			p.blocked()
			s := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP}[i%3]
			if strings.HasPrefix(args, "opt") || strings.HasPrefix(args, "compile") {
				s = syscall.SIGINT
			}
			p.signal(s)
			p.endsWith(128 + int(s))
			out.untouched(t)
		})
	}
}

// adds returns a SPIR-V module with a function of n instructions.
func adds(n int) []byte {
	return []byte("spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n" +
		"spirv.func @f() \"None\" {\n%a = spirv.Constant 1 : i32\n" +
		strings.Repeat("spirv.IAdd %a, %a : i32\n", n) +
		"spirv.Return\n}\nspirv.EntryPoint \"GLCompute\" @f\nspirv.ExecutionMode @f \"LocalSize\", 1, 1, 1\n}\n")
}

// assembly returns assembly text of n instructions.
func assembly(n int) []byte {
	return []byte(strings.Repeat("OpCapability Shader\n", n))
}

// interruptedAt gives the command an input of some size, waits until the command has
// read it, waits for a while, and interrupts the command. It reports whether the signal
// arrived before the command ended.
func interruptedAt(t *testing.T, args []string, input []byte, while time.Duration) bool {
	t.Helper()
	out := newOutFolder(t)
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "OUT", out.file)
	}
	stdin, w := pipe(t)
	p := start(t, stdin, nil, args...)
	feed(w, input)
	time.Sleep(while)
	p.signal(syscall.SIGINT)
	if status := p.wait(); status.Exited() && status.ExitStatus() == 0 {
		return false
	}
	p.endsWith(130)
	out.untouched(t)
	return true
}

// TestSignalWhileWorking checks that a signal ends a working command at once, both
// right after it has read its input and later.
func TestSignalWhileWorking(t *testing.T) {
	for _, args := range []string{
		"as -o OUT",
		"compile - -o OUT",
		"dis -o OUT",
		"layout - -o OUT",
		"layout query - --at @m --type index -o OUT",
		"opt --canonicalize --cse -o OUT",
		"reflect",
		"run -",
		"translate --no-implicit-module --serialize-spirv -o OUT",
		"val -",
		"vulkan-runner -",
	} {
		t.Run(args, func(t *testing.T) {
			for _, while := range []time.Duration{0, 50 * time.Millisecond} {
				// The task was too short to interrupt it on this machine, so make it
				// longer.
				for n := 200_000; ; n *= 2 {
					text := adds(n)
					if strings.HasPrefix(args, "as") {
						text = assembly(2 * n)
					}
					if interruptedAt(t, strings.Fields(args), text, while) {
						break
					}
					if n > 5_000_000 {
						t.Fatalf("%s ended by itself", args)
					}
				}
			}
		})
	}
}

// chain returns a function of n operations that no pass removes.
func chain(n int) []byte {
	var b strings.Builder
	b.WriteString("func.func @f(%a: i32) -> i32 {\n%b0 = arith.muli %a, %a : i32\n")
	for i := range n {
		fmt.Fprintf(&b, "%%b%d = arith.muli %%b%d, %%a : i32\n", i+1, i)
	}
	fmt.Fprintf(&b, "return %%b%d : i32\n}\n", n)
	return []byte(b.String())
}

// TestSignalInPasses interrupts a long pipeline in one of its passes.
func TestSignalInPasses(t *testing.T) {
	t.Parallel()
	pipeline := "--pass-pipeline=builtin.module(" + strings.Repeat("canonicalize,cse,", 7000) + "cse)"
	if !interruptedAt(t, []string{"opt", pipeline, "-o", "OUT"}, chain(10_000), 300*time.Millisecond) {
		t.Error("14,000 passes took no time")
	}
}

// TestSignalWhileWriting checks that a command that is interrupted while it writes
// leaves no output.
func TestSignalWhileWriting(t *testing.T) {
	for n := 200_000; n < 5_000_000; n *= 2 {
		out := newOutFolder(t)
		stdin, w := pipe(t)
		p := start(t, stdin, nil, "opt", "-o", out.file)
		feed(w, adds(n))
		p.await("it writes", func() bool { return len(out.names(t)) > 1 })
		p.signal(syscall.SIGINT)
		if status := p.wait(); status.Exited() && status.ExitStatus() == 0 {
			continue // the command ended before the signal
		}
		p.endsWith(130)
		out.untouched(t)
		return
	}
	t.Error("it wrote too fast to be interrupted")
}

// TestIgnoredSignal checks that spvc ignores a signal that its parent ignores, as for a
// background job.
func TestIgnoredSignal(t *testing.T) {
	out := newOutFolder(t)
	stdin, w := pipe(t)
	cmd := exec.Command("sh", "-c", `trap "" INT; exec spvc opt -o `+out.file)
	cmd.Stdin = stdin
	if err := subprocess.Start(cmd); err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, cmd: cmd, ended: make(chan struct{})}
	go func() {
		_ = cmd.Wait()
		close(p.ended)
	}()
	p.blocked()
	p.signal(syscall.SIGINT)
	p.blocked()
	feed(w, []byte("module {}\n"))
	p.endsWith(0)
}

// loops is a host function that never ends.
const loops = `func.func @main() {
  cf.br ^again
^again:
  cf.br ^again
}
`

// TestSignalInRun checks that run closes the device and reports why it ended.
func TestSignalInRun(t *testing.T) {
	p := runs(t)
	p.signal(syscall.SIGINT)
	p.endsWith(130)
	if !strings.HasSuffix(p.err.String(), "spvc: interrupted\n") {
		t.Errorf("stderr is %q", &p.err)
	}
}

// runs starts a host function that never ends.
func runs(t *testing.T) *process {
	t.Helper()
	file := filepath.Join(t.TempDir(), "loops.mlir")
	if err := os.WriteFile(file, []byte(loops), 0o666); err != nil {
		t.Fatal(err)
	}
	p := start(t, nil, nil, "run", file)
	p.await("it runs", func() bool { return strings.Contains(p.err.String(), "device: ") })
	return p
}

// spins is a kernel that never ends.
const spins = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpBranch %head
%head = OpLabel
OpLoopMerge %end %next None
OpBranch %next
%next = OpLabel
OpBranch %head
%end = OpLabel
OpUnreachable
OpFunctionEnd
`

// TestSignalInDispatch checks that dispatch reports why it ended: a signal, or its time limit.
func TestSignalInDispatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "spins.spvasm")
	if err := os.WriteFile(file, []byte(spins), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"dispatch", "--device=reference", "--max-steps=-1", "--threads=1", file}
	p := start(t, nil, nil, args...)
	p.await("it runs", func() bool { return strings.Contains(p.err.String(), "device: ") })
	p.signal(syscall.SIGINT)
	p.endsWith(130)
	if !strings.HasSuffix(p.err.String(), "spvc: interrupted\n") {
		t.Errorf("stderr is %q", &p.err)
	}
	p = start(t, nil, nil, append(args, "--timeout=3s")...)
	p.endsWith(1)
	if !strings.Contains(p.err.String(), "deadline exceeded") {
		t.Errorf("stderr is %q", &p.err)
	}
}

// conforms starts a long run of conform with two workers and waits until the workers
// run.
func conforms(t *testing.T, stdout *os.File, more ...string) (p *process, workers []int) {
	t.Helper()
	p = start(t, nil, stdout, append([]string{"conform", "--types=2000", "--jobs=2"}, more...)...)
	p.await("its workers run", func() bool {
		workers = p.children()
		return len(workers) == 2 && !slices.ContainsFunc(workers, func(pid int) bool {
			// Until then the process is still a copy of its parent.
			line, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/cmdline")
			return !strings.Contains(string(line), "conform-worker")
		})
	})
	return p, workers
}

// TestSignalInConform checks that conform reports its results so far, and that its
// workers end.
func TestSignalInConform(t *testing.T) {
	t.Parallel()
	for _, isolation := range []string{"process", "none"} {
		t.Run(isolation, func(t *testing.T) {
			var p *process
			var workers []int
			if isolation == "process" {
				p, workers = conforms(t, nil)
			} else {
				p = start(t, nil, nil, "conform", "--types=2000", "--isolation=none")
				// The signal handler is installed before the driver starts a thread.
				p.await("it has opened the device", func() bool {
					maps, _ := os.ReadFile("/proc/" + strconv.Itoa(p.cmd.Process.Pid) + "/maps")
					return strings.Contains(string(maps), "libvulkan_")
				})
			}
			p.signal(syscall.SIGTERM)
			p.endsWith(143)
			gone(t, workers)
			if isolation == "process" && (!regexp.MustCompile(`^spvc: interrupted after \d+ of \d+ cases\n$`).MatchString(p.err.String()) || !strings.HasPrefix(p.out.String(), "device: ")) {
				t.Errorf("stdout: %s\nstderr: %s", &p.out, &p.err)
			}
		})
	}
}

// TestKillConform checks that the workers end when conform is killed.
func TestKillConform(t *testing.T) {
	p, workers := conforms(t, nil)
	p.signal(syscall.SIGKILL)
	p.wait()
	gone(t, workers)
}

// TestSecondSignal checks that a command that does not end is killed after a while, or
// by a second signal.
func TestSecondSignal(t *testing.T) {
	t.Parallel()
	for _, second := range []bool{false, true} {
		p, workers := conforms(t, fullPipe(t))
		p.signal(syscall.SIGINT)
		p.await("it is about to print", func() bool { return strings.Contains(p.err.String(), "interrupted after") })
		if second {
			p.signal(syscall.SIGINT)
			if status := p.wait(); !status.Signaled() || status.Signal() != syscall.SIGINT {
				t.Errorf("after a second signal: %v", p.cmd.ProcessState)
			}
		} else {
			p.endsWith(130)
		}
		gone(t, workers)
	}
}
