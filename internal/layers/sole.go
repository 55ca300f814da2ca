package layers

import "go/ast"

// Sole is a means of the language or of its library that only some files may use.
type Sole struct {
	// Means is a package that is imported, a builtin function that is called, or a name of a package
	// with the package before it.
	Means string
	// Within is a pattern of packages. Other packages may use the means.
	Within string
	// Only is the files that use it all the same, with the reason.
	Only map[string]string
	Why  string
}

// checkSole reports what a file uses that belongs to others.
func (h *House) checkSole(f *sourceFile, report reporter) {
	for i := range h.Sole {
		s := &h.Sole[i]
		if _, ok := s.Only[f.name]; ok || !match(s.Within, f.pkg) {
			continue
		}
		msg := s.Means + " belongs to other files: " + s.Why
		for _, imp := range f.imports {
			if imp.path == s.Means {
				report(imp.line, msg)
			}
		}
		ast.Inspect(f.tree, func(n ast.Node) bool {
			if s.uses(n) {
				report(f.line(n.Pos()), msg)
			}
			return true
		})
	}
}

// uses reports whether n uses the means.
func (s *Sole) uses(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		fn, ok := n.Fun.(*ast.Ident)
		return ok && fn.Name == s.Means
	case *ast.SelectorExpr:
		return typeName(n) == s.Means
	}
	return false
}
