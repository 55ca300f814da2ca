package layers

import (
	"fmt"
	"io/fs"
	"iter"
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

// Census is the sizes of a module.
type Census struct {
	// Folders has the lines of each folder with Go files, and of each folder above one. The sum of the
	// module has the folder ".".
	Folders map[string]*Lines
	// packages has the lines of each folder without those below it.
	packages map[string]*Lines
}

// Count counts the lines of a module.
func (h *House) Count(module fs.FS) (*Census, error) {
	files, err := h.read(module)
	if err != nil {
		return nil, err
	}
	c := &Census{Folders: map[string]*Lines{}, packages: map[string]*Lines{}}
	for _, f := range files {
		addLines(c.packages, f.pkg, f)
		for folder := range withAbove(f.pkg) {
			addLines(c.Folders, folder, f)
		}
	}
	for pkg, l := range c.packages {
		if l.Code+l.Generated == 0 {
			continue
		}
		for folder := range withAbove(pkg) {
			c.Folders[folder].Packages++
		}
	}
	return c, nil
}

// withAbove yields a folder and those above it, up to that of the module.
func withAbove(folder string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for yield(folder) && folder != "." {
			folder = path.Dir(folder)
		}
	}
}

// addLines adds the lines of f to those of a folder.
func addLines(counts map[string]*Lines, folder string, f *sourceFile) {
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
}

// Over says which folders have more lines than their budget, or so many fewer that the budget no longer
// holds them: 100 lines and 2 %.
func (h *House) Over(census *Census) []Violation {
	var out []Violation
	for _, b := range h.Budgets {
		c := census.Folders[b.Folder]
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

// Untested returns the packages without tests that have more than h.Untestable lines of code. Packages for
// tests are not asked.
func (h *House) Untested(c *Census) []Violation {
	var out []Violation
	for _, pkg := range slices.Sorted(maps.Keys(c.packages)) {
		if l := c.packages[pkg]; l.Code > h.Untestable && l.Tests == 0 && !strings.HasPrefix(pkg, "test/") {
			out = append(out, Violation{pkg, fmt.Sprintf("%d lines without a test of its own: run the corpus that covers it by littools.Corpus", l.Code)})
		}
	}
	return out
}

// Table returns the rows of the table of lines in docs/architecture.md: each folder of the module, and
// below it each folder with a budget or with at least that many lines of code.
func (h *House) Table(census *Census, atLeast int) []string {
	budget := map[string]int{}
	for _, b := range h.Budgets {
		budget[b.Folder] = b.Lines
	}
	rows := []string{"| folder | packages | lines | of tests | generated | budget |", "|---|---|---|---|---|---|"}
	for _, folder := range slices.Sorted(maps.Keys(census.Folders)) {
		c := census.Folders[folder]
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
