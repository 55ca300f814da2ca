package tool

import (
	"fmt"

	"github.com/spvc/spvc/dialect/pdl/patterns"
	"github.com/spvc/spvc/ir"
)

// patternFiles are the files of --load-patterns, with their contents.
type patternFiles struct {
	names []string
	texts [][]byte
}

// define adds the flag to s.
func (f *patternFiles) define(s *flagSet) {
	s.add(&flag{name: "load-patterns", mode: requiredValue, meta: "filename", help: "Load the PDL patterns in a file for the pass apply-patterns; may be given several times",
		set: func(v string, _ bool) error {
			f.names = append(f.names, v)
			return nil
		}})
}

// read reads the files.
func (f *patternFiles) read(tool string, std Streams) bool {
	for _, name := range f.names {
		text, err := readFile(std.path(name), 0)
		if err != nil {
			fmt.Fprintf(std.Err, "%s: cannot open file of patterns '%s': %s\n", tool, name, reason(err))
			return false
		}
		f.texts = append(f.texts, text)
	}
	return true
}

// use gives the patterns of all files to the pass apply-patterns in ctx.
func (f *patternFiles) use(ctx *ir.Context, setup *Setup) bool {
	natives := setup.Natives
	if natives == nil && len(f.names) > 0 {
		natives = patterns.Standard()
	}
	for i, name := range f.names {
		if !patterns.Use(ctx, name, f.texts[i], natives) {
			return false
		}
	}
	return true
}
