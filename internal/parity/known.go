package parity

import (
	"embed"
	"fmt"
	"path"
	"regexp"
	"strings"
)

// Known is a difference from mlir-opt that is meant.
type Known struct {
	// Flags, Input, Ours and Theirs match the flags, the module and the answers of spvc and mlir-opt.
	Flags, Input, Ours, Theirs *regexp.Regexp
	// Reason is a text of a row of docs/differences.md or docs/opdiff.md, which says why.
	Reason string
}

//go:embed testdata/known.txt testdata/22/known.txt
var knownFiles embed.FS

// KnownRows returns the rows of known.txt in the folder of the record.
func (r *Record) KnownRows() ([]Known, error) {
	text, err := knownFiles.ReadFile(path.Join("testdata", r.Dir, "known.txt"))
	if err != nil {
		return nil, err
	}
	var rows []Known
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, " | ")
		if len(parts) != 5 {
			return nil, fmt.Errorf("known.txt has %d parts, not 5, in %q", len(parts), line)
		}
		var res [4]*regexp.Regexp
		for i := range res {
			var err error
			if res[i], err = regexp.Compile(strings.TrimSpace(parts[i])); err != nil {
				return nil, err
			}
		}
		rows = append(rows, Known{res[0], res[1], res[2], res[3], strings.TrimSpace(parts[4])})
	}
	return rows, nil
}

// KnownRow returns the number of the first row of rows that says why spvc answers ours
// and mlir-opt theirs, counted from 1, or 0.
func KnownRow(rows []Known, flags, input, ours, theirs string) int {
	for i, r := range rows {
		if r.Flags.MatchString(flags) && r.Input.MatchString(input) && r.Ours.MatchString(ours) && r.Theirs.MatchString(theirs) {
			return i + 1
		}
	}
	return 0
}
