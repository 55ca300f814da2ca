// Package apisurface lists the exported names of packages with their declarations, one a
// line, so that a change of what others can use shows in review.
package apisurface

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Stable is the packages whose exported names programs may rely on, relative to the
// module; "." is its root. README lists them.
func Stable() []string {
	return []string{".", "ir", "ir/apfloat", "ir/apint", "ir/pass", "ir/rewrite", "layout/block", "layout/hostlayout",
		"opt", "passes", "runner", "runner/compute", "serialize", "spirv", "spirv/report", "target"}
}

// List returns the exported declarations of the package in folder dir of module, sorted. It
// reads all files but tests and those that are built only without cgo, whose names are the
// same as those of the others.
func List(module fs.FS, dir string) ([]byte, error) {
	entries, err := fs.ReadDir(module, dir)
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	var lines []string
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		src, err := fs.ReadFile(module, path.Join(dir, name))
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(set, path.Join(dir, name), src, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			got, err := declared(set, d)
			if err != nil {
				return nil, err
			}
			lines = append(lines, got...)
		}
	}
	slices.Sort(lines)
	return []byte(strings.Join(slices.Compact(lines), "\n") + "\n"), nil
}

// declared returns the lines of one declaration.
func declared(set *token.FileSet, d ast.Decl) ([]string, error) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if !d.Name.IsExported() || d.Recv != nil && !exportedReceiver(d.Recv.List[0].Type) {
			return nil, nil
		}
		text, err := oneLine(set, &ast.FuncDecl{Recv: d.Recv, Name: d.Name, Type: d.Type})
		return []string{text}, err
	case *ast.GenDecl:
		var out []string
		for _, s := range d.Specs {
			lines, err := specified(set, d.Tok, s)
			if err != nil {
				return nil, err
			}
			out = append(out, lines...)
		}
		return out, nil
	}
	return nil, nil
}

func specified(set *token.FileSet, tok token.Token, s ast.Spec) ([]string, error) {
	switch s := s.(type) {
	case *ast.ValueSpec:
		var out []string
		typ := ""
		if s.Type != nil {
			text, err := oneLine(set, s.Type)
			if err != nil {
				return nil, err
			}
			typ = " " + text
		}
		for _, n := range s.Names {
			if n.IsExported() {
				out = append(out, tok.String()+" "+n.Name+typ)
			}
		}
		return out, nil
	case *ast.TypeSpec:
		if s.Name.IsExported() {
			return typeLines(set, s)
		}
	}
	return nil, nil
}

// typeLines gives a struct's exported fields and an interface's methods a line each, so
// that adding one changes one line.
func typeLines(set *token.FileSet, s *ast.TypeSpec) ([]string, error) {
	head := "type " + s.Name.Name
	var fields *ast.FieldList
	var kind string
	switch t := s.Type.(type) {
	case *ast.StructType:
		fields, kind = t.Fields, " struct"
	case *ast.InterfaceType:
		fields, kind = t.Methods, " interface"
	default:
		text, err := oneLine(set, &ast.TypeSpec{Name: s.Name, TypeParams: s.TypeParams, Assign: s.Assign, Type: s.Type})
		return []string{"type " + text}, err
	}
	params := ""
	if s.TypeParams != nil {
		var names []string
		for _, f := range s.TypeParams.List {
			bound, err := oneLine(set, f.Type)
			if err != nil {
				return nil, err
			}
			for _, n := range f.Names {
				names = append(names, n.Name+" "+bound)
			}
		}
		params = "[" + strings.Join(names, ", ") + "]"
	}
	out := []string{head + params + kind}
	for _, f := range fields.List {
		text, err := oneLine(set, f.Type)
		if err != nil {
			return nil, err
		}
		if len(f.Names) == 0 {
			if exportedReceiver(f.Type) || kind == " interface" {
				out = append(out, head+kind+", "+text)
			}
			continue
		}
		for _, n := range f.Names {
			switch {
			case n.IsExported():
				out = append(out, head+kind+", "+n.Name+" "+text)
			case kind == " interface":
				out = append(out, head+kind+", unexported methods")
			}
		}
	}
	return out, nil
}

// exportedReceiver tells whether the name of a type, behind stars and before type
// arguments, is exported.
func exportedReceiver(e ast.Expr) bool {
	for {
		switch t := e.(type) {
		case *ast.StarExpr:
			e = t.X
		case *ast.IndexExpr:
			e = t.X
		case *ast.IndexListExpr:
			e = t.X
		case *ast.SelectorExpr:
			return t.Sel.IsExported()
		case *ast.Ident:
			return t.IsExported()
		default:
			return false
		}
	}
}

func oneLine(set *token.FileSet, node ast.Node) (string, error) {
	var b bytes.Buffer
	if err := (&printer.Config{Mode: printer.RawFormat}).Fprint(&b, set, node); err != nil {
		return "", fmt.Errorf("printing a declaration: %w", err)
	}
	return strings.Join(strings.Fields(b.String()), " "), nil
}
