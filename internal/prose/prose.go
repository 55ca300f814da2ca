// Package prose checks how the project's texts are written: doc comments begin with the
// name they document, packages have a comment, words have their American spelling, and the
// declarations that documents name exist.
package prose

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Fault is a place where a text breaks a rule.
type Fault struct {
	Pos string // file and line
	Msg string
}

func (f Fault) String() string { return f.Pos + ": " + f.Msg }

// Check reads the Go sources, documents and scripts in root and returns their faults in
// the order of the files. Folders called testdata and those whose names start with a dot
// or an underscore hold data; quotes are the files that quote others' texts, or British
// words as data.
func Check(root fs.FS, quotes []string) ([]Fault, error) {
	var out []Fault
	undocumented := map[string]string{} // packages to a file of each
	declared := map[string][]string{}   // files to what they declare
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if b := d.Name(); name != "." && (b == "testdata" || b[0] == '.' || b[0] == '_') {
				return fs.SkipDir
			}
			return nil
		}
		ext := path.Ext(name)
		if ext != ".go" && ext != ".md" && ext != ".sh" && d.Name() != "Makefile" {
			return nil
		}
		src, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		if !slices.Contains(quotes, name) {
			out = append(out, spelling(name, string(src))...)
		}
		if ext == ".md" {
			out = append(out, mentions(root, name, string(src), declared)...)
		}
		if ext == ".go" && !strings.HasSuffix(name, "_test.go") {
			faults, err := checkDocs(name, src, undocumented)
			out = append(out, faults...)
			return err
		}
		return nil
	})
	for _, file := range undocumented {
		if file != "" {
			out = append(out, Fault{file + ":1", "the package has no comment"})
		}
	}
	slices.SortStableFunc(out, func(a, b Fault) int { return strings.Compare(a.Pos, b.Pos) })
	return out, err
}

// checkDocs checks the doc comments of exported declarations. undocumented has "" for
// each folder of which a file with a package comment was seen, else the first file.
func checkDocs(name string, src []byte, undocumented map[string]string) ([]Fault, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, name, src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	dir := path.Dir(name)
	if first, seen := undocumented[dir]; tree.Doc != nil {
		undocumented[dir] = ""
	} else if !seen || first != "" {
		undocumented[dir] = name
	}
	if ast.IsGenerated(tree) {
		return nil, nil
	}
	var out []Fault
	check := func(id *ast.Ident, doc *ast.CommentGroup) {
		if !id.IsExported() || doc == nil || beginsWith(doc.Text(), id.Name) {
			return
		}
		out = append(out, Fault{set.Position(doc.Pos()).String(), "the doc comment of " + id.Name + " does not begin with its name"})
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		for _, text := range fragmentsOf(n) {
			out = append(out, Fault{set.Position(n.Pos()).String(), "the comment \"" + text + "\" does not name what it speaks of: write the noun"})
		}
		return true
	})
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			check(d.Name, d.Doc)
		case *ast.GenDecl:
			checkSpecs(d, check)
		}
	}
	return out, nil
}

// pronoun matches a comment such as "x is that of y", "xs are those that z" or "f returns those of y".
var pronoun = regexp.MustCompile(`^\w+ (is|are|returns) (that|those)\s`)

// clause matches a comment behind a declaration that continues the declared name: "of the block".
var clause = regexp.MustCompile(`^(of|that|those|which)\s`)

// fragmentsOf returns the first lines of the comments of a declaration or field that do not
// name what they speak of, but point to the declared name.
func fragmentsOf(n ast.Node) []string {
	var doc, line *ast.CommentGroup
	switch n := n.(type) {
	case *ast.Field:
		doc, line = n.Doc, n.Comment
	case *ast.ValueSpec:
		doc, line = n.Doc, n.Comment
	case *ast.TypeSpec:
		doc, line = n.Doc, n.Comment
	case *ast.GenDecl:
		doc = n.Doc
	case *ast.FuncDecl:
		doc = n.Doc
	}
	var out []string
	for _, c := range []struct {
		group *ast.CommentGroup
		bad   *regexp.Regexp
	}{{doc, pronoun}, {line, pronoun}, {line, clause}} {
		if c.group != nil && c.bad.MatchString(c.group.Text()) {
			first, _, _ := strings.Cut(c.group.Text(), "\n")
			out = append(out, first)
		}
	}
	return out
}

// checkSpecs checks the comments of types, variables and constants. A comment above a
// group in parentheses speaks of the group, one above several names of them all.
func checkSpecs(d *ast.GenDecl, check func(*ast.Ident, *ast.CommentGroup)) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			doc := s.Doc
			if doc == nil && !d.Lparen.IsValid() {
				doc = d.Doc
			}
			check(s.Name, doc)
		case *ast.ValueSpec:
			if !d.Lparen.IsValid() && len(s.Names) == 1 {
				check(s.Names[0], d.Doc)
			}
		}
	}
}

// beginsWith reports whether a comment begins with a name, which an article may precede.
func beginsWith(text, name string) bool {
	for _, article := range [...]string{"A ", "An ", "The "} {
		if rest, ok := strings.CutPrefix(text, article); ok && beginsWith(rest, name) {
			return true
		}
	}
	rest, ok := strings.CutPrefix(text, name)
	if strings.HasPrefix(text, "Deprecated: ") {
		return true
	}
	return ok && (rest == "" || !isLetter(rest[0]) && rest[0] != '_' && (rest[0] < '0' || rest[0] > '9'))
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// spelling returns the British words in a text.
func spelling(name, text string) []Fault {
	var out []Fault
	line := 1
	for rest := text; rest != ""; line++ {
		var l string
		l, rest, _ = strings.Cut(rest, "\n")
		for _, w := range words(l) {
			if american := American(w); american != "" {
				out = append(out, Fault{name + ":" + strconv.Itoa(line), w + ": American spelling is " + american})
			}
		}
	}
	return out
}

// words splits a line into words in lower case. In names such as ColorOf each part is
// one.
func words(line string) []string {
	var out []string
	for i := 0; i < len(line); {
		if !isLetter(line[i]) {
			i++
			continue
		}
		j := i + 1
		for j < len(line) && isLetter(line[j]) && (line[j]|0x20 == line[j] || line[j-1]|0x20 != line[j-1]) {
			j++
		}
		out = append(out, strings.ToLower(line[i:j]))
		i = j
	}
	return out
}
