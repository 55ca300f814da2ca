package cli

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir/pass"
)

// addRemarks adds the flag --remarks alone to fs, for a command without the other instruments.
func addRemarks(fs *pflag.FlagSet, in *tool.Instruments) {
	for _, f := range in.Flags() {
		if f.Name == "remarks" {
			fs.VarPF(&instrumentFlag{f, ""}, f.Name, "", f.Help).NoOptDefVal = "true"
		}
	}
}

// emulatedCount says how many operations of the source are emulated in one way.
type emulatedCount struct {
	pass.Emulation `json:"-"`
	Count          int    `json:"count"`
	What           string `json:"what"`
}

// emulatedIn counts the remarks of p about emulations, in the order in which they came.
func emulatedIn(p *spvc.Program) (counts []emulatedCount) {
	at := map[pass.Emulation]int{}
	for i := range p.Diagnostics {
		r := p.Diagnostics[i].Remark
		if r == nil || r.Kind != pass.Emulated {
			continue
		}
		k, known := at[r.Emulation]
		if !known {
			k = len(counts)
			at[r.Emulation] = k
			counts = append(counts, emulatedCount{Emulation: r.Emulation})
		}
		c := &counts[k]
		if c.Count++; c.Count == 1 {
			c.What = c.One
		} else {
			c.What = c.Many
		}
	}
	return counts
}

// writeEmulated writes the line of --time about what p emulates, or nothing.
func writeEmulated(w io.Writer, p *spvc.Program) {
	counts := emulatedIn(p)
	if len(counts) == 0 {
		return
	}
	texts := make([]string, len(counts))
	for i := range counts {
		texts[i] = strconv.Itoa(counts[i].Count) + " " + counts[i].What
	}
	fmt.Fprintf(w, "  emulated: %s (--remarks says where)\n", strings.Join(texts, ", "))
}
