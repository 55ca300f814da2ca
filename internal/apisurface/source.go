package apisurface

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"iter"
	"path"
	"strconv"
	"strings"
)

// source is the files of a package that are no tests.
type source struct {
	set   *token.FileSet
	files []sourceFile
	// funcs is the functions of the package that have one result, with its type.
	funcs map[string]ast.Expr
}

type sourceFile struct {
	name      string
	tree      *ast.File
	generated bool
	imports   map[string]string // paths, by the names that the file uses
}

// read parses the package in folder dir of module.
func read(module fs.FS, dir string) (*source, error) {
	entries, err := fs.ReadDir(module, dir)
	if err != nil {
		return nil, err
	}
	p := &source{set: token.NewFileSet(), funcs: map[string]ast.Expr{}}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		name = path.Join(dir, name)
		src, err := fs.ReadFile(module, name)
		if err != nil {
			return nil, err
		}
		tree, err := parser.ParseFile(p.set, name, src, parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			return nil, err
		}
		p.files = append(p.files, sourceFile{name, tree, ast.IsGenerated(tree), importsOf(tree)})
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Type.TypeParams == nil && f.Type.Results.NumFields() == 1 {
				p.funcs[f.Name.Name] = f.Type.Results.List[0].Type
			}
		}
		tree.Comments = nil // the printer would write them into declarations
	}
	return p, nil
}

// importsOf returns the imports of a file by name: the last element of the path, unless the
// file gives another.
func importsOf(f *ast.File) map[string]string {
	out := map[string]string{}
	for _, i := range f.Imports {
		full, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			continue // the parser has accepted it
		}
		name := path.Base(full)
		if i.Name != nil {
			name = i.Name.Name
		}
		out[name] = full
	}
	return out
}

// values yields the exported names of constants and variables in d with their types, which
// are nil if the declaration does not show them.
func (p *source) values(d *ast.GenDecl) iter.Seq2[*ast.Ident, ast.Expr] {
	return func(yield func(*ast.Ident, ast.Expr) bool) {
		var last ast.Expr // a constant without a value repeats the one before
		for _, s := range d.Specs {
			v, ok := s.(*ast.ValueSpec)
			if !ok {
				continue
			}
			if v.Type != nil || v.Values != nil {
				last = v.Type
			}
			for i, n := range v.Names {
				typ := last
				if typ == nil && i < len(v.Values) {
					typ = p.typeOf(v.Values[i])
				}
				if n.IsExported() && !yield(n, typ) {
					return
				}
			}
		}
	}
}

// typeOf returns the type that the form of an expression shows, or else nil: composite
// literals, their addresses, conversions and calls of the package's functions.
func (p *source) typeOf(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.CompositeLit:
		return e.Type
	case *ast.UnaryExpr:
		if lit, ok := e.X.(*ast.CompositeLit); ok && e.Op == token.AND {
			return &ast.StarExpr{X: lit.Type}
		}
	case *ast.CallExpr:
		if id, ok := e.Fun.(*ast.Ident); ok {
			return p.funcs[id.Name]
		}
	}
	return nil
}
