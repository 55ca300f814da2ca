// Package layers checks the module's house rules on its sources: which package may
// import which, and what must stand nowhere.
package layers

import (
	"cmp"
	"fmt"
	"go/ast"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Rule says which packages those matching Pkg may import. Names are relative to the
// module root ("." is the root itself); * stands for one path element, ** for any
// number. What a package may import, its importers may import too.
type Rule struct {
	Pkg  string
	Uses []string
}

// Never is an import that no rule can allow.
type Never struct {
	From, To string   // patterns; From applies to non-test files
	But      []string // importers it does not hold for
	Except   []string // imports it does not hold for
	Why      string
}

// House is the rules of a module.
type House struct {
	Module   string
	Rules    []Rule // the first whose Pkg matches applies
	Never    []Never
	MaxLines int // the most lines of a source file, generated ones aside
	MaxFunc  int // lines of a function, its tables aside
	// OpTypes is the types whose field or method Name is the name of an operation.
	OpTypes []string
	// State is the package variables that may change, by package and name, with the reason.
	State map[string]string
	// NamesOf is the files that may compare names of operations as text, with the reason.
	NamesOf map[string]string
	Sole    []Sole
	Budgets []Budget
	// Untestable is the most lines of a package that has no test of its own.
	Untestable int
}

// Violation is one broken rule.
type Violation struct {
	Pos string // file, and line where one is to blame
	Msg string
}

func (v Violation) String() string { return v.Pos + ": " + v.Msg }

// Check reads the module's sources in root and reports what breaks the rules, in the
// order of the files.
func (h *House) Check(root fs.FS) ([]Violation, error) {
	files, err := h.read(root)
	if err != nil {
		return nil, err
	}
	var out []Violation
	pkgs := map[string]bool{}
	for _, f := range files {
		if !f.test {
			pkgs[f.pkg] = true
		}
	}
	types := h.typeCheck(files)
	unknown := map[string]bool{}
	for _, f := range files {
		if !f.test && h.rule(f.pkg) == nil && !unknown[f.pkg] {
			unknown[f.pkg] = true
			out = append(out, Violation{f.name, "package " + f.pkg + " is in no row of the table of who may import whom"})
		}
		out = append(out, h.checkFile(f, pkgs, types)...)
	}
	return out, nil
}

// reporter takes what is wrong at a line of the file that is checked.
type reporter func(line int, msg string)

func (h *House) checkFile(f *sourceFile, pkgs map[string]bool, t *typed) []Violation {
	var out []Violation
	at := func(line int, msg string) {
		out = append(out, Violation{f.name + ":" + strconv.Itoa(line), msg})
	}
	h.checkSize(f, at)
	if f.test {
		return out
	}
	for _, d := range f.tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name == "init" && fn.Recv == nil {
			at(f.line(fn.Pos()), "func init() is not allowed: make a constructor or a table")
		}
	}
	for _, imp := range f.imports {
		if msg := h.checkImport(f.pkg, imp.path, pkgs); msg != "" {
			at(imp.line, msg)
		}
	}
	h.checkSole(f, at)
	t.checkNames(f, at)
	t.checkState(f, at)
	return out
}

// checkImport says what is wrong with pkg importing the package at full path, "" if
// nothing is.
func (h *House) checkImport(pkg, full string, pkgs map[string]bool) string {
	to, inside := h.relative(full)
	for _, n := range h.Never {
		if match(n.From, pkg) && match(n.To, to) && pkg != to && !matchOne(n.But, pkg) && !matchOne(n.Except, to) {
			return fmt.Sprintf("%s must never import %s: %s", pkg, to, n.Why)
		}
	}
	if !inside || to == pkg {
		return ""
	}
	r := h.rule(pkg)
	if r == nil || h.allowed(r, to, pkgs) {
		return ""
	}
	return fmt.Sprintf("%s may not import %s (it may import %s, and what these may)", pkg, to, cmp.Or(strings.Join(r.Uses, ", "), "nothing of the module"))
}

// relative is full's name in the module, or full itself for another's package.
func (h *House) relative(full string) (name string, inside bool) {
	if full == h.Module {
		return ".", true
	}
	if rel, ok := strings.CutPrefix(full, h.Module+"/"); ok {
		return rel, true
	}
	return full, false
}

func (h *House) rule(pkg string) *Rule {
	for i := range h.Rules {
		if match(h.Rules[i].Pkg, pkg) {
			return &h.Rules[i]
		}
	}
	return nil
}

// allowed tells whether packages under r may import to, directly or because one that
// they may import may.
func (h *House) allowed(r *Rule, to string, pkgs map[string]bool) bool {
	seen := map[*Rule]bool{}
	var visit func(r *Rule) bool
	visit = func(r *Rule) bool {
		if r == nil || seen[r] {
			return false
		}
		seen[r] = true
		for _, u := range r.Uses {
			if match(u, to) {
				return true
			}
		}
		for i := range h.Rules {
			for _, u := range r.Uses {
				if next := &h.Rules[i]; next.Pkg == u || matchesAny(u, next, h, pkgs) {
					if visit(next) {
						return true
					}
					break
				}
			}
		}
		return false
	}
	return visit(r)
}

// matchesAny tells whether some package under rule next matches the pattern u.
func matchesAny(u string, next *Rule, h *House, pkgs map[string]bool) bool {
	if !strings.Contains(u, "*") {
		return match(next.Pkg, u) && h.rule(u) == next
	}
	for p := range pkgs {
		if match(u, p) && h.rule(p) == next {
			return true
		}
	}
	return false
}

func matchOne(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return match(p, name) })
}

// match tells whether the package name matches the pattern.
func match(pattern, name string) bool {
	for {
		el, more, goesOn := strings.Cut(pattern, "/")
		if el == "**" {
			return true
		}
		n, rest, deeper := strings.Cut(name, "/")
		switch {
		case el != "*" && el != n:
			return false
		case !goesOn || !deeper:
			return goesOn == deeper || more == "**"
		}
		pattern, name = more, rest
	}
}
