package layers

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// Budget is how many lines the hand-written Go files of a folder may have, without tests. The folder
// holds the packages below it too.
type Budget struct {
	Folder string
	Lines  int
}

// Lines counts the lines of the Go files of a folder and of those below it.
type Lines struct {
	Folder                 string
	Code, Tests, Generated int
	Packages               int // packages with code
}

// Count counts the lines of each folder with Go files, and of each folder above one. The sum
// of the module has the folder ".".
func (h *House) Count(module fs.FS) (map[string]*Lines, error) {
	files, err := h.read(module)
	if err != nil {
		return nil, err
	}
	counts, seen := map[string]*Lines{}, map[string]bool{}
	for _, f := range files {
		first := !f.test && !seen[f.pkg]
		seen[f.pkg] = seen[f.pkg] || first
		for folder := f.pkg; ; folder = path.Dir(folder) {
			c := counts[folder]
			if c == nil {
				c = &Lines{Folder: folder}
				counts[folder] = c
			}
			switch {
			case f.test:
				c.Tests += f.lines
			case f.generated:
				c.Generated += f.lines
			default:
				c.Code += f.lines
			}
			if first {
				c.Packages++
			}
			if folder == "." {
				break
			}
		}
	}
	return counts, nil
}

// Over says which folders have more lines than their budget, or so many fewer that the budget no longer
// holds them: 100 lines and 2 %.
func (h *House) Over(counts map[string]*Lines) []Violation {
	var out []Violation
	for _, b := range h.Budgets {
		c := counts[b.Folder]
		if c == nil {
			out = append(out, Violation{b.Folder, "has a budget of lines, but no Go files"})
			continue
		}
		switch slack := b.Lines - c.Code; {
		case slack < 0:
			out = append(out, Violation{b.Folder, fmt.Sprintf("%d lines, %d more than its budget in internal/layers: remove some, or raise the budget and give the reason in RATIONALE.md", c.Code, -slack)})
		case slack > 100+b.Lines/50:
			out = append(out, Violation{b.Folder, fmt.Sprintf("%d lines, %d fewer than its budget in internal/layers: lower it", c.Code, slack)})
		}
	}
	return out
}

// Table returns the rows of the table of lines in docs/architecture.md: each folder of the module, and
// below it each folder with a budget or with at least that many lines of code.
func (h *House) Table(counts map[string]*Lines, atLeast int) []string {
	budget := map[string]int{}
	for _, b := range h.Budgets {
		budget[b.Folder] = b.Lines
	}
	rows := []string{"| folder | packages | lines | of tests | generated | budget |", "|---|---|---|---|---|---|"}
	for _, folder := range slices.Sorted(maps.Keys(counts)) {
		c := counts[folder]
		top := !strings.Contains(folder, "/")
		if c.Code == 0 || !top && c.Code < atLeast && budget[folder] == 0 {
			continue
		}
		name, held := "`"+folder+"`", ""
		if folder == "." {
			name = "all"
		}
		if n := budget[folder]; n > 0 {
			held = fmt.Sprint(n)
		}
		rows = append(rows, fmt.Sprintf("| %s | %d | %d | %d | %d | %s |", name, c.Packages, hundreds(c.Code), hundreds(c.Tests), hundreds(c.Generated), held))
	}
	return rows
}

// hundreds rounds n to hundreds, so that small changes leave the table as it is.
func hundreds(n int) int { return (n + 50) / 100 * 100 }
