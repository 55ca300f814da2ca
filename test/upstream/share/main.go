// Command share runs a tree of MLIR's test files and prints which share of them spvc passes, by folder.
//
//	go run ./test/upstream/share ../shared/upstream/test
//
// Each tool runs in a process of its own, so that a file that crashes or hangs fails alone.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"time"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/test/littools"
	"github.com/spvc/spvc/test/upstream"
)

// asTool is the first argument of a process that stands for a tool, whose name follows.
const asTool = "-as-tool"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if len(os.Args) > 2 && os.Args[1] == asTool {
		run, found := littools.Tools()[os.Args[2]]
		if !found {
			os.Exit(127)
		}
		os.Exit(run(ctx, os.Args[3:], os.Stdin, os.Stdout, os.Stderr, "", os.Environ()))
	}
	if err := share(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "share:", err)
		os.Exit(1)
	}
}

func share(ctx context.Context, args []string, out io.Writer) error {
	set := flag.NewFlagSet("share", flag.ContinueOnError)
	workers := set.Int("j", runtime.NumCPU(), "files at a time")
	limit := set.Duration("timeout", 30*time.Second, "the longest time of a RUN line")
	failing := set.Bool("failing", false, "list the files that fail, each with its first RUN line that does")
	if err := set.Parse(args); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return fmt.Errorf("one folder is needed, there are %d", set.NArg())
	}
	tools, err := processes()
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(set.Arg(0), filepath.FromSlash(upstream.ToyFolder))); err == nil {
		dir, err := os.MkdirTemp("", "toyc")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		toy, err := upstream.ToyTools(".", dir)
		if err != nil {
			return err
		}
		maps.Copy(tools, toy)
	}
	results, err := upstream.RunAll(ctx, set.Arg(0), tools, *workers, *limit)
	if err != nil {
		return err
	}
	if *failing {
		for _, r := range results {
			if r.Status == lit.Fail && len(r.Missing) == 0 {
				fmt.Fprintf(out, "%s:%d: %s\n", r.Name, r.Line, r.Command)
			}
		}
	}
	return upstream.WriteScores(out, upstream.Scores(results))
}

// processes returns the tools of the tests, each as a process of this program.
func processes() (lit.Tools, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	tools := lit.Tools{}
	for name := range littools.Tools() {
		tools[name] = lit.External(self, asTool, name)
	}
	return tools, nil
}
