package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/spirv/words"
)

// comparer compares modules and counts the results.
type comparer struct {
	setup                         tool.Setup
	opt, translate, spvc, version string
	name                          string // the file and the number of the piece
	equal, differ                 map[string]int
}

// note counts a comparison and prints why it failed, if it did.
func (c *comparer) note(what, why string) {
	if c.equal == nil {
		c.equal, c.differ = map[string]int{}, map[string]int{}
	}
	if why == "" {
		c.equal[what]++
		return
	}
	c.differ[what]++
	fmt.Printf("%s: %s: %s\n", c.name, what, why)
}

// report prints the counts and reports whether there are no differences.
func (c *comparer) report() bool {
	kinds := map[string]bool{}
	for k := range c.equal {
		kinds[k] = true
	}
	for k := range c.differ {
		kinds[k] = true
	}
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		fmt.Printf("%-32s %6d equal %6d differ\n", k, c.equal[k], c.differ[k])
	}
	return len(c.differ) == 0
}

// The flags of the translators.
var (
	write = []string{"--no-implicit-module", "--serialize-spirv"}
	read  = []string{"--no-implicit-module", "--deserialize-spirv"}
)

// module compares what both make of a module. What mlir-translate refuses does not count.
func (c *comparer) module(source, text string) {
	theirs, ok := run(text, c.translate, write...)
	ours, err := c.ours(tool.Translate, text, write...)
	if ok {
		if err != "" {
			c.note(source+": theirs", "spvc: "+err)
			return
		}
		c.note(source+": theirs", difference(ours, theirs))
	}
	if err != "" {
		return
	}
	printed, err := c.ours(tool.Opt, text, "--no-implicit-module")
	if err != "" {
		c.note(source+": printed", "spvc: "+err)
		return
	}
	if again, accepted := run(printed, c.translate, write...); accepted {
		c.note(source+": printed", difference(ours, again))
	} else if ok || source == "compiled" {
		c.note(source+": printed", "mlir-translate refuses it")
	}
	if ok {
		c.trips(source, ours, theirs)
	}
}

// trips compares what both read from the words of each other.
func (c *comparer) trips(source, ours, theirs string) {
	text, ok := run(theirs, c.translate, read...)
	if !ok {
		return // it does not read what it writes
	}
	if other, ok := run(ours, c.translate, read...); ok {
		c.note(source+": read ours", firstLine(other, text))
	} else {
		c.note(source+": read ours", "mlir-translate refuses the words")
	}
	other, err := c.ours(tool.Translate, theirs, read...)
	if err != "" {
		c.note(source+": read theirs", "spvc: "+err)
		return
	}
	c.note(source+": read theirs", firstLine(other, text))
}

// ours runs a tool of spvc. It returns the output, or the first error.
func (c *comparer) ours(run func(context.Context, tool.Setup, []string, tool.Streams) int, in string, args ...string) (string, string) {
	var out, errs bytes.Buffer
	if code := run(context.Background(), c.setup, args, tool.Streams{In: strings.NewReader(in), Out: &out, Err: &errs}); code != 0 {
		line, _, _ := strings.Cut(errs.String(), "\n")
		return "", line
	}
	return out.String(), ""
}

// firstLine returns the first line of a that is not in b at the same place, or "".
func firstLine(a, b string) string {
	x, y := strings.Split(strings.TrimSpace(a), "\n"), strings.Split(strings.TrimSpace(b), "\n")
	for i := range max(len(x), len(y)) {
		p, q := "", ""
		if i < len(x) {
			p = x[i]
		}
		if i < len(y) {
			q = y[i]
		}
		if p != q {
			return strings.TrimSpace(p) + " for " + strings.TrimSpace(q)
		}
	}
	return ""
}

// difference returns the first instructions in which two binaries differ, or "". The generator does not count.
func difference(a, b string) string {
	x, y := wordsOf(a), wordsOf(b)
	p, q := words.Scan(x, words.HeaderLen), words.Scan(y, words.HeaderLen)
	for {
		i, more := p.Next()
		j, other := q.Next()
		switch {
		case !more && !other:
			if x[words.BoundAt] != y[words.BoundAt] {
				return fmt.Sprintf("bound %d for %d", x[words.BoundAt], y[words.BoundAt])
			}
			return ""
		case !more:
			return fmt.Sprintf("nothing for %v %v", j.Opcode, j.Operands)
		case !other:
			return fmt.Sprintf("%v %v for nothing", i.Opcode, i.Operands)
		case i.Opcode != j.Opcode || !slices.Equal(i.Operands, j.Operands):
			return fmt.Sprintf("%v %v for %v %v", i.Opcode, i.Operands, j.Opcode, j.Operands)
		}
	}
}

func wordsOf(data string) []uint32 {
	list := make([]uint32, max(words.HeaderLen, len(data)/4))
	for i := range len(data) / 4 {
		list[i] = binary.LittleEndian.Uint32([]byte(data[4*i:]))
	}
	return list
}
