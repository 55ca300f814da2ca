package conform

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// Cell holds the outcomes of the cases of one rule set in one storage class.
type Cell struct {
	Rules       string `json:"rules"`
	Class       string `json:"class"`
	Pass        int    `json:"pass"`
	Fail        int    `json:"fail"`
	Known       int    `json:"known"`
	Unsupported int    `json:"unsupported"`
	// Expected is the number of failures that the user expects.
	Expected int `json:"expected,omitempty"`
}

// Failure is a failed case with its identifier, and the smallest case that fails the same
// way if Minimize ran. The cases are resolved.
type Failure struct {
	ID       string  `json:"id"`
	Case     Case    `json:"case"`
	Result   *Result `json:"result"`
	Smallest *Case   `json:"smallest,omitempty"`
	Then     *Result `json:"then,omitempty"`
}

// Count is the number of occurrences of something.
type Count struct {
	What string `json:"what"`
	N    int    `json:"n"`
}

// Summary holds the outcomes of a set of cases.
type Summary struct {
	// Cases is the number of cases, Executed the number that ran on the device.
	Cases    int    `json:"cases"`
	Executed int    `json:"executed"`
	Cells    []Cell `json:"cells"`
	// Verdicts counts the verdicts, Unsupported the reasons why cases were not
	// supported, and Known the known errors of the driver.
	Verdicts    []Count   `json:"verdicts"`
	Unsupported []Count   `json:"unsupported"`
	Known       []Count   `json:"known"`
	Failures    []Failure `json:"failures"`
	// Statuses counts the verdicts as result files hold them. UnexpectedPasses are the
	// identifiers of cases that pass against expectations.
	Statuses         []Count  `json:"statuses"`
	UnexpectedPasses []string `json:"unexpectedPasses,omitempty"`
}

// Unexpected reports whether something happened that the user does not expect.
func (s *Summary) Unexpected() bool { return len(s.Failures)+len(s.UnexpectedPasses) > 0 }

// Add adds the result of a case of which nothing is expected.
func (s *Summary) Add(c Case, r *Result) {
	rec := NewRecord(c.ID(), r, nil)
	s.AddRecord(c, &rec)
}

// AddRecord adds the record of a case.
func (s *Summary) AddRecord(c Case, rec *Record) {
	s.Cases++
	cell, r := s.cell(&c), rec.Result()
	switch {
	case rec.Verdict == StatusUnexpectedPass:
		cell.Pass++
		s.UnexpectedPasses = append(s.UnexpectedPasses, rec.ID)
	case r.Verdict == Pass:
		cell.Pass++
	case rec.Unexpected:
		cell.Fail++
		s.Failures = append(s.Failures, Failure{ID: rec.ID, Case: c.Resolved(), Result: r})
	case r.Verdict.Bad():
		cell.Expected++
	case r.Verdict == Known:
		cell.Known++
		count(&s.Known, r.Detail)
	default:
		cell.Unsupported++
		count(&s.Unsupported, r.Detail)
	}
	if r.Verdict != Unsupported && r.Verdict != Rejected {
		s.Executed++
	}
	count(&s.Verdicts, r.Verdict.String())
	count(&s.Statuses, string(rec.Verdict))
}

// AddFolder adds all results in a folder.
func (s *Summary) AddFolder(f *Folder) error {
	records := f.Sorted()
	ids := make([]string, len(records))
	for i := range records {
		ids[i] = records[i].ID
	}
	cases, err := ParseCases(ids)
	if err != nil {
		return fmt.Errorf("%s: %w", f.path(resultsFile), err)
	}
	for i := range records {
		s.AddRecord(cases[i], &records[i])
	}
	return nil
}

func (s *Summary) cell(c *Case) *Cell {
	i := slices.IndexFunc(s.Cells, func(x Cell) bool { return x.Rules == c.RuleSet() && x.Class == c.Class })
	if i < 0 {
		i = len(s.Cells)
		s.Cells = append(s.Cells, Cell{Rules: c.RuleSet(), Class: c.Class})
	}
	return &s.Cells[i]
}

func count(list *[]Count, what string) {
	for i := range *list {
		if (*list)[i].What == what {
			(*list)[i].N++
			return
		}
	}
	*list = append(*list, Count{what, 1})
}

// Sort sorts all lists, so that their order does not depend on the order in which cases
// end. Afterwards no list is nil.
func (s *Summary) Sort() {
	s.Cells, s.Failures = append([]Cell{}, s.Cells...), append([]Failure{}, s.Failures...)
	s.Verdicts, s.Unsupported = append([]Count{}, s.Verdicts...), append([]Count{}, s.Unsupported...)
	s.Known, s.Statuses = append([]Count{}, s.Known...), append([]Count{}, s.Statuses...)
	rules := AllRules()
	sorted.Stable(s.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(slices.Index(rules, a.Rules), slices.Index(rules, b.Rules)), cmp.Compare(classRank(a.Class), classRank(b.Class)))
	})
	byNumber := func(a, b Count) int { return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.What, b.What)) }
	sorted.Stable(s.Verdicts, byNumber)
	sorted.Stable(s.Unsupported, byNumber)
	sorted.Stable(s.Known, byNumber)
	sorted.Stable(s.Statuses, byNumber)
	slices.Sort(s.UnexpectedPasses)
	sorted.Stable(s.Failures, func(a, b Failure) int { return cmp.Compare(a.Case.String(), b.Case.String()) })
}

func classRank(name string) int {
	c, _ := ParseClass(name)
	return slices.Index(classes, c)
}

// reportedCase precedes the identifier in the report of a failure.
const reportedCase = "case:     "

// write writes a case and its result.
func (r *Result) write(b *strings.Builder, c *Case) {
	fmt.Fprintf(b, "block:    %s\nrules:    %s\nclass:    %s\nprobe:    %s\n", c.Type, c.Rules, c.Class, c.Probe)
	if c.To != "" {
		fmt.Fprintf(b, "to:       %s\n", c.To)
	}
	if c.Dynamic {
		b.WriteString("indices:  computed\n")
	}
	if c.Options != "" {
		fmt.Fprintf(b, "options:  %s\n", c.Options)
	}
	fmt.Fprintf(b, "verdict:  %s\ndetail:   %s\n", r.Verdict, r.Detail)
	for _, m := range r.Mismatches {
		fmt.Fprintf(b, "          %s\n", m.text("used"))
	}
}

// writeLeaves lists the expected places of the scalars.
func (k *kernel) writeLeaves(b *strings.Builder) {
	b.WriteString("\nexpected offsets:\n")
	eachScalar(k.leaves, func(_ int, l *leaf, n int64) {
		fmt.Fprintf(b, "  0x%-6x %s %s\n", l.at(n), l.path(n), ir.TypeString(l.scalar))
	})
}
