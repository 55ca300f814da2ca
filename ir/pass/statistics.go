package pass

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spvc/spvc/internal/sorted"
)

// Statistic counts something over all runs of a pass.
type Statistic struct {
	Name, Summary string
	n             atomic.Int64
}

// Add adds n.
func (s *Statistic) Add(n int) {
	if n != 0 {
		s.n.Add(int64(n))
	}
}

// Max raises the count to n if it is less.
func (s *Statistic) Max(n int) {
	for old := s.n.Load(); int64(n) > old && !s.n.CompareAndSwap(old, int64(n)); old = s.n.Load() {
	}
}

// Value returns the count so far.
func (s *Statistic) Value() int64 { return s.n.Load() }

// ReportStatistics writes the statistics of the passes of m in the form of mlir-opt. It writes a
// tree that follows the pipeline as it ran; if list is set, it merges the passes of a class and sorts the classes, and leaves out
// those without statistics.
func ReportStatistics(w io.Writer, m *Manager, list bool) {
	banner(w, "... Pass statistics report ...")
	if ran := m.ran.Load(); ran != nil {
		m = ran
	}
	if list {
		statList(w, m)
	} else {
		statTree(w, m, "")
	}
	io.WriteString(w, "\n")
}

// statRow is a counter in a report.
type statRow struct {
	name, summary string
	value         int64
}

// statRows writes the counters of a pass below its name, in columns, sorted by name.
func statRows(w io.Writer, pad, class string, rows []statRow) {
	fmt.Fprintf(w, "%s%s\n", pad, class)
	sorted.Stable(rows, func(a, b statRow) int { return strings.Compare(a.name, b.name) })
	name, value := 0, 0
	for _, r := range rows {
		name, value = max(name, len(r.name)), max(value, len(fmt.Sprint(r.value)))
	}
	for _, r := range rows {
		fmt.Fprintf(w, "%s  (S) %*d %-*s - %s\n", pad, value, r.value, name, r.name, r.summary)
	}
}

// rows returns the counters of p.
func (p *Pass) rows() []statRow {
	var rows []statRow
	for _, s := range p.Stats {
		rows = append(rows, statRow{s.Name, s.Summary, s.Value()})
	}
	return rows
}

func statTree(w io.Writer, m *Manager, pad string) {
	var last *collection
	for _, e := range m.elements {
		if e.nested == nil {
			statRows(w, pad, e.pass.Class, e.pass.rows())
			continue
		}
		in := pad
		if c := e.nested.siblings; len(c.anchors) > 1 {
			if c != last {
				fmt.Fprintf(w, "%s%s\n", pad, c.name())
			}
			in += "  "
		}
		last = e.nested.siblings
		fmt.Fprintf(w, "%s'%s' Pipeline\n", in, e.nested.Anchor)
		statTree(w, e.nested, in+"  ")
	}
}

func statList(w io.Writer, m *Manager) {
	byClass := map[string][]statRow{}
	var classes []string
	m.eachPass(func(p *Pass) {
		if len(p.Stats) == 0 {
			return
		}
		rows := byClass[p.Class]
		if rows == nil {
			classes = append(classes, p.Class)
			byClass[p.Class] = p.rows()
			return
		}
		for i, s := range p.Stats {
			rows[i].value += s.Value()
		}
	})
	slices.Sort(classes)
	for _, c := range classes {
		statRows(w, "  ", c, byClass[c])
	}
}

// eachPass calls visit for the passes of m and of the pipelines nested in it.
func (m *Manager) eachPass(visit func(p *Pass)) {
	for _, e := range m.elements {
		if e.nested != nil {
			e.nested.eachPass(visit)
		} else {
			visit(e.pass)
		}
	}
}

// name is how reports call c.
func (c *collection) name() string {
	return "Pipeline Collection : ['" + strings.Join(c.anchors, "', '") + "']"
}
