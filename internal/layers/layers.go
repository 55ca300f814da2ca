// Package layers checks the module's house rules on its sources: which package may
// import which, and what must stand nowhere.
package layers

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
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
	MaxLines int // of a source file, tests and _gen.go files aside
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
	unknown := map[string]bool{}
	for _, f := range files {
		if !f.test && h.rule(f.pkg) == nil && !unknown[f.pkg] {
			unknown[f.pkg] = true
			out = append(out, Violation{f.name, "package " + f.pkg + " is in no row of the table of who may import whom"})
		}
		out = append(out, h.checkFile(f, pkgs)...)
	}
	return out, nil
}

// sourceFile is what the rules look at in one file.
type sourceFile struct {
	name, pkg string
	test      bool
	lines     int
	imports   []imported
	inits     []int // lines of func init()
}

type imported struct {
	path string
	line int
}

// read parses every Go file of the module, whatever its build constraints.
func (h *House) read(root fs.FS) ([]*sourceFile, error) {
	var files []*sourceFile
	err := fs.WalkDir(root, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			name := d.Name()
			if p != "." && (name == "testdata" || name == "vendor" || name[0] == '.' || name[0] == '_') {
				return fs.SkipDir
			}
			if _, err := fs.Stat(root, path.Join(p, "go.mod")); p != "." && !errors.Is(err, fs.ErrNotExist) {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(p, ".go") {
			return nil
		}
		f, err := readFile(root, p)
		if err == nil {
			files = append(files, f)
		}
		return err
	})
	slices.SortFunc(files, func(a, b *sourceFile) int { return cmp.Compare(a.name, b.name) })
	return files, err
}

func readFile(root fs.FS, name string) (*sourceFile, error) {
	src, err := fs.ReadFile(root, name)
	if err != nil {
		return nil, err
	}
	mode := parser.SkipObjectResolution
	if !bytes.Contains(src, []byte("func init()")) {
		mode |= parser.ImportsOnly
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, name, src, mode)
	if err != nil {
		return nil, err
	}
	f := &sourceFile{name: name, pkg: path.Dir(name), test: strings.HasSuffix(name, "_test.go"), lines: bytes.Count(src, []byte("\n"))}
	for _, spec := range tree.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		f.imports = append(f.imports, imported{p, set.Position(spec.Pos()).Line})
	}
	for _, d := range tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name == "init" && fn.Recv == nil {
			f.inits = append(f.inits, set.Position(fn.Pos()).Line)
		}
	}
	return f, nil
}

func (h *House) checkFile(f *sourceFile, pkgs map[string]bool) []Violation {
	if f.test {
		return nil
	}
	var out []Violation
	at := func(line int, msg string) {
		out = append(out, Violation{f.name + ":" + strconv.Itoa(line), msg})
	}
	for _, line := range f.inits {
		at(line, "func init() is not allowed: make a constructor or a table")
	}
	if h.MaxLines > 0 && f.lines > h.MaxLines && !strings.HasSuffix(f.name, "_gen.go") {
		at(h.MaxLines+1, fmt.Sprintf("%d lines; a file has at most %d: split it by subject", f.lines, h.MaxLines))
	}
	for _, imp := range f.imports {
		if msg := h.checkImport(f.pkg, imp.path, pkgs); msg != "" {
			at(imp.line, msg)
		}
	}
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
	p, n := strings.Split(pattern, "/"), strings.Split(name, "/")
	for i, el := range p {
		if el == "**" {
			return true
		}
		if i >= len(n) || el != "*" && el != n[i] {
			return false
		}
	}
	return len(p) == len(n)
}
