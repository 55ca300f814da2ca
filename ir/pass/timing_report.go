package pass

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Report writes the times to w in the format of mlir-opt.
func (t *Timer) Report(w io.Writer) {
	total := time.Since(t.start)
	rest := total
	for _, c := range t.root.children {
		rest -= c.total
	}
	entries := t.root.visibleChildren()
	if t.List {
		entries = t.list(total)
	}
	ends := []*timeNode{{name: "Rest", total: max(0, rest)}, {name: "Total", total: total}}
	if t.JSON {
		r := jsonReport{w: w, total: total, leaf: t.List}
		io.WriteString(w, "[\n")
		r.entries(entries, 0)
		r.leaf = true
		r.entries(ends[:1], 0)
		r.entry(ends[1], 0, "\n")
		io.WriteString(w, "]\n")
		return
	}
	banner(w, "... Execution time report ...")
	fmt.Fprintf(w, "  Total Execution Time: %.4f seconds\n\n  ----Wall Time----  ----Name----\n", total.Seconds())
	textReport(w, slices.Concat(entries, ends), total, 0)
}

// list returns the entries without their tree, longest first. It merges entries of the
// same name, and adds an entry for the total.
func (t *Timer) list(total time.Duration) []*timeNode {
	flat := timeNode{}
	var walk func(n *timeNode)
	walk = func(n *timeNode) {
		for _, c := range n.children {
			flat.child(c.name, nil).total += c.total
			walk(c)
		}
	}
	walk(&t.root)
	slices.SortStableFunc(flat.children, func(x, y *timeNode) int { return cmp.Compare(y.total, x.total) })
	return append([]*timeNode{{name: "root", total: total}}, flat.children...)
}

func share(d, total time.Duration) float64 { return 100 * d.Seconds() / total.Seconds() }

func textReport(w io.Writer, ns []*timeNode, total time.Duration, depth int) {
	for _, n := range ns {
		fmt.Fprintf(w, "  %8.4f (%5.1f%%)  %s%s\n", n.total.Seconds(), share(n.total, total), strings.Repeat("  ", depth), n.name)
		textReport(w, n.visibleChildren(), total, depth+1)
	}
}

// jsonReport writes entries as JSON objects, one on a line.
type jsonReport struct {
	w     io.Writer
	total time.Duration
	leaf  bool // entries have no "passes"
}

func (r *jsonReport) entries(ns []*timeNode, depth int) {
	for _, n := range ns {
		r.entry(n, depth, ",\n")
	}
}

func (r *jsonReport) entry(n *timeNode, depth int, end string) {
	pad := strings.Repeat("  ", depth)
	fmt.Fprintf(r.w, `%s{"wall": {"duration": %8.4f, "percentage": %5.1f}, "name": %s`, pad, n.total.Seconds(), share(n.total, r.total), strconv.Quote(n.name))
	if !r.leaf {
		io.WriteString(r.w, ", \"passes\": [\n")
		r.entries(n.visibleChildren(), depth+1)
		io.WriteString(r.w, pad+"{}]") // an empty object ends the list, after a comma
	}
	io.WriteString(r.w, "}"+end)
}
