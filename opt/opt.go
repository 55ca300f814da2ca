// Package opt is mlir-opt as a library: a program with its own dialects or passes uses it
// to build a tool with all flags of `spvc opt`.
//
//	func main() {
//		dialects := passes.NewDialects()
//		dialects.Add("mine", mine.Dialect)
//		registry := passes.NewRegistry()
//		registry.Add(mine.NewPass)
//		opt.Main(dialects, registry)
//	}
package opt

import (
	"context"
	"fmt"
	"io"
	"os"
	"syscall"

	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// Tool is an mlir-opt with these dialects and passes. The caller must not change either
// registry after the first Run.
type Tool struct {
	Dialects *ir.Registry
	Passes   *pass.Registry
	// Workers bounds the goroutines of a run; 0 stands for one per processor. The
	// output does not depend on it.
	Workers int
	// Version is the version of MLIR whose spelling the tool writes, and reads where versions contradict each other. 0 stands
	// for the latest. The flag --mlir-version overrides it.
	Version ir.Version
	// Natives are the functions that the patterns of --load-patterns may call. Nil stands for patterns.Standard().
	Natives *interp.Natives
}

// Streams are the input that a tool reads if no file is given, and the outputs for its
// results and diagnostics.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	// Dir is the folder for relative file names. Empty means the working directory of the
	// process.
	Dir string
}

// Run runs the tool with the flags and the file name in args, as `spvc opt`. It returns
// the exit code: 0 ok, 1 diagnostics or wrong flags, 70 a bug of a pass.
func (t Tool) Run(ctx context.Context, args []string, std Streams) int {
	return t.run(ctx, args, tool.Streams{In: std.In, Out: std.Out, Err: std.Err, Dir: std.Dir})
}

func (t Tool) run(ctx context.Context, args []string, std tool.Streams) int {
	return tool.Opt(ctx, tool.Setup{Dialects: t.Dialects, Passes: t.Passes, Workers: t.Workers, Version: t.Version, Natives: t.Natives}, args, std)
}

// Main runs a tool as a program, with the arguments and streams of the process, and
// exits with its code. SIGINT, SIGTERM and SIGHUP end the process with exit code 128 plus
// the number of the signal. An output file that is not complete disappears.
func Main(dialects *ir.Registry, passes *pass.Registry) {
	var pending tool.Pending
	tool.OnSignal(func(s syscall.Signal) {
		pending.Abandon()
		os.Exit(tool.ExitSignal + int(s))
	})
	version, err := tool.DefaultMLIR(os.Args[0])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %s\n", os.Args[0], err)
		os.Exit(tool.ExitFailed)
	}
	t := Tool{Dialects: dialects, Passes: passes, Version: version}
	os.Exit(t.run(context.Background(), os.Args[1:], tool.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Pending: &pending}))
}
