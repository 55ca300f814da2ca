package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/parity"
)

// runPasses compares the passes of PassRows, each on o.modules modules. It prints a line for each
// pass and its groups of differences, and reports whether there are none.
func runPasses(o *options) bool {
	clean := true
	for i, row := range parity.PassRows {
		if !strings.Contains(row.Pass+" "+row.Ops+" "+row.Nests, o.only) {
			continue
		}
		one := *o
		one.pass, one.ops, one.nests = row.Flag(o.mlir), row.Ops, row.Nests
		one.out = filepath.Join(o.out, strconv.Itoa(i)+"-"+strings.NewReplacer("=", "-", " ", "-", ",", "-", "(", "-", ")", "-", "{", "-", "}", "-").Replace(row.Pass))
		rep := newReport(one.out)
		fill(&one, rep)
		fmt.Printf("-%s on %s%s: ", one.pass, row.Ops, row.Nests)
		rep.printKinds()
		clean = clean && rep.clean()
	}
	return clean
}
