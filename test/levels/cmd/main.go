// Command cmd runs programs at all levels of optimization, as make levels does.
//
//	go run ./test/levels/cmd
//	go run ./test/levels/cmd -only 'gemm|fft' -levels 0,s -args address -targets vulkan1.3
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc/test/levels"
)

func main() {
	var o levels.Options
	only := flag.String("only", "", "only the programs whose path matches this regular expression")
	dirs := flag.String("dirs", "examples,test/programs,../shared/kernels", "directories with programs; those that do not exist are left out")
	list := func(name, usage string, to *[]string, all []string) {
		flag.Func(name, usage+" (default: "+strings.Join(all, ",")+")", func(s string) error {
			*to = strings.Split(s, ",")
			for _, v := range *to {
				if !slices.Contains(all, v) {
					return fmt.Errorf("there is no %q", v)
				}
			}
			return nil
		})
	}
	list("levels", "levels of optimization", &o.Levels, levels.AllLevels())
	list("args", "ways to pass arguments", &o.Args, levels.AllArgs())
	list("targets", "targets", &o.Targets, levels.AllTargets())
	flag.DurationVar(&o.Timeout, "timeout", 2*time.Minute, "time limit of each run")
	flag.IntVar(&o.Jobs, "jobs", 0, "number of programs that run at the same time; 0 for one per processor")
	flag.Parse()
	ok, err := run(o, *only, strings.Split(*dirs, ","))
	if err != nil {
		fmt.Fprintln(os.Stderr, "levels:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

// run runs the chosen programs and writes the table of mismatches. It returns whether there are
// none.
func run(o levels.Options, only string, dirs []string) (bool, error) {
	chosen, err := regexp.Compile(only)
	if err != nil {
		return false, err
	}
	files, err := levels.Files(dirs...)
	if err != nil {
		return false, err
	}
	for _, f := range files {
		if chosen.MatchString(f) {
			o.Files = append(o.Files, f)
		}
	}
	if len(o.Files) == 0 {
		return false, fmt.Errorf("no program of %s matches %q", strings.Join(dirs, ", "), only)
	}
	start := time.Now()
	fmt.Print("| program | target | args | level | what differs |\n|---|---|---|---|---|\n")
	s, err := levels.Run(context.Background(), o, os.Stdout)
	if err != nil {
		return false, err
	}
	fmt.Printf("%d programs, %d runs in %s, %d refused by their target without optimization; %d mismatches\n",
		s.Programs, s.Runs, time.Since(start).Round(time.Second), s.Refused, len(s.Mismatches))
	return len(s.Mismatches) == 0, nil
}
