package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
)

func main() {
	checks := flag.String("checks", "all", "")
	size := flag.Int("sg", 32, "")
	flag.Parse()
	c, err := reference.ParseChecks(*checks)
	if err != nil {
		panic(err)
	}
	for _, f := range flag.Args() {
		text, _ := os.ReadFile(f)
		p, err := spvc.Compile(context.Background(), text, spvc.Options{Name: f, DebugInfo: true})
		if err != nil {
			fmt.Fprintln(os.Stderr, f, "COMPILE", err)
			continue
		}
		d, err := reference.Open(reference.Options{Checks: c, SubgroupSize: *size})
		if err != nil {
			panic(err)
		}
		start := time.Now()
		_, err = p.Run(context.Background(), d, spvc.RunOptions{Entry: "main"})
		if err != nil {
			fmt.Fprintln(os.Stderr, f, "FAIL", err)
			if e, ok := err.(*reference.CheckError); ok {
				fmt.Fprintf(os.Stderr, "%+v\n", e.Findings)
			}
			continue
		}
		fmt.Fprintln(os.Stderr, f, "ok", time.Since(start))
	}
}
