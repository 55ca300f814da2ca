package prose

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mention is the notation by which a document names a Go file or a declaration in one: the file,
// perhaps with a colon and the name, in backquotes. The name of a method follows that of its type and a
// period.
var mention = regexp.MustCompile("`([A-Za-z0-9_][A-Za-z0-9_./-]*\\.go)(?::\\s+([A-Za-z_][A-Za-z0-9_.]*))?`")

// mentions returns the mentions of a document whose file does not exist or lacks the
// declaration. A document that names no declaration may mention files of other modules. known
// keeps the declarations of files that were read.
func mentions(root fs.FS, name, text string, known map[string][]string) []Fault {
	found := mention.FindAllStringSubmatchIndex(text, -1)
	if !slices.ContainsFunc(found, func(m []int) bool { return m[4] >= 0 }) {
		return nil
	}
	var out []Fault
	for _, m := range found {
		file, declared := text[m[2]:m[3]], ""
		if m[4] >= 0 {
			declared = text[m[4]:m[5]]
		}
		names, seen := known[file]
		if !seen {
			names = declarations(root, file)
			known[file] = names
		}
		pos := name + ":" + strconv.Itoa(1+strings.Count(text[:m[0]], "\n"))
		if names == nil {
			out = append(out, Fault{pos, file + ": there is no such Go file"})
		} else if declared != "" && !slices.Contains(names, declared) {
			out = append(out, Fault{pos, file + " does not declare " + declared})
		}
	}
	return out
}

// declarations returns the names that a Go file declares at its top level, with methods as
// Type.Method. It returns nil if the file does not exist or does not parse.
func declarations(root fs.FS, file string) []string {
	src, err := fs.ReadFile(root, file)
	if err != nil {
		return nil
	}
	tree, err := parser.ParseFile(token.NewFileSet(), file, src, parser.SkipObjectResolution)
	if err != nil {
		return nil
	}
	names := []string{}
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			names = append(names, receiver(d)+d.Name.Name)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					names = append(names, s.Name.Name)
				case *ast.ValueSpec:
					for _, id := range s.Names {
						names = append(names, id.Name)
					}
				}
			}
		}
	}
	return names
}

// receiver returns the name of the type of a method and a period, or "" for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	t := f.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		t = p.X
	}
	switch g := t.(type) {
	case *ast.IndexExpr:
		t = g.X
	case *ast.IndexListExpr:
		t = g.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name + "."
	}
	return ""
}
