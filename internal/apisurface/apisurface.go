// Package apisurface lists the exported names of packages with their declarations, one a
// line, so that a change of what others can use shows in review. It also finds stable
// declarations that name packages without promise.
package apisurface

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/printer"
	"go/token"
	"io/fs"
	"slices"
	"strings"
)

// Stable is the packages whose exported names programs may rely on, relative to the
// module; "." is its root. README lists them.
func Stable() []string {
	return []string{".", "dialect/pdl/patterns", "dialect/pdlinterp/interp", "ir", "ir/apfloat", "ir/apint", "ir/pass", "ir/rewrite", "layout/block", "layout/hostlayout",
		"opt", "passes", "runner", "runner/compute", "serialize", "spirv", "spirv/reflect", "spirv/spec", "target"}
}

// List returns the exported declarations of the package in folder dir of module, sorted. It
// reads all files but tests and those that are built only without cgo, whose names are the
// same as those of the others.
//
// A line is a function, a method, a type, an exported field, a method of an interface, or the
// constants or variables of a declaration that have one type. Generated files have
// lines of their own (see generated).
func List(module fs.FS, dir string) ([]byte, error) {
	p, err := read(module, dir)
	if err != nil {
		return nil, err
	}
	l := &lister{pkg: p, tables: tables{constants: map[string]int{}, funcs: map[string]int{}}}
	for _, f := range p.files {
		if f.generated {
			l.generated(f.tree)
			continue
		}
		for _, d := range f.tree.Decls {
			l.declared(d)
		}
	}
	l.addTables()
	if l.err != nil {
		return nil, l.err
	}
	slices.Sort(l.lines)
	return []byte(strings.Join(slices.Compact(l.lines), "\n") + "\n"), nil
}

// lister collects the lines of a package.
type lister struct {
	pkg    *source
	lines  []string
	tables tables
	err    error // the first
}

func (l *lister) add(parts ...string) { l.lines = append(l.lines, strings.Join(parts, "")) }

// text returns node on one line.
func (l *lister) text(node ast.Node) string {
	text, err := oneLine(l.pkg.set, node)
	if err != nil && l.err == nil {
		l.err = err
	}
	return text
}

// declared adds the lines of one declaration.
func (l *lister) declared(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if exportedFunc(d) {
			l.add(l.text(&ast.FuncDecl{Recv: d.Recv, Name: d.Name, Type: d.Type}))
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if s, ok := s.(*ast.TypeSpec); ok && s.Name.IsExported() {
				l.typeLines(s)
			}
		}
		l.values(d)
	}
}

// values adds the constants or variables of a declaration, those of one known type on one line.
func (l *lister) values(d *ast.GenDecl) {
	var order []string // types
	names := map[string][]string{}
	for n, typ := range l.pkg.values(d) {
		text := ""
		if typ != nil {
			text = l.text(typ)
		}
		if text == "" {
			l.add(d.Tok.String(), " ", n.Name)
			continue
		}
		if names[text] == nil {
			order = append(order, text)
		}
		names[text] = append(names[text], n.Name)
	}
	for _, t := range order {
		l.add(d.Tok.String(), " ", strings.Join(names[t], ", "), " ", t)
	}
}

// typeLines gives a struct's exported fields and an interface's methods a line each, so
// that adding one changes one line.
func (l *lister) typeLines(s *ast.TypeSpec) {
	head := "type " + s.Name.Name
	var fields *ast.FieldList
	var kind string
	switch t := s.Type.(type) {
	case *ast.StructType:
		fields, kind = t.Fields, " struct"
	case *ast.InterfaceType:
		fields, kind = t.Methods, " interface"
	default:
		l.add("type ", l.text(&ast.TypeSpec{Name: s.Name, TypeParams: s.TypeParams, Assign: s.Assign, Type: s.Type}))
		return
	}
	params := ""
	if s.TypeParams != nil {
		var names []string
		for _, f := range s.TypeParams.List {
			for _, n := range f.Names {
				names = append(names, n.Name+" "+l.text(f.Type))
			}
		}
		params = "[" + strings.Join(names, ", ") + "]"
	}
	l.add(head, params, kind)
	for _, f := range fields.List {
		text := l.text(f.Type)
		if len(f.Names) == 0 && (exportedReceiver(f.Type) || kind == " interface") {
			l.add(head, kind, ", ", text)
		}
		for _, n := range f.Names {
			switch {
			case n.IsExported():
				l.add(head, kind, ", ", n.Name, " ", text)
			case kind == " interface":
				l.add(head, kind, ", unexported methods")
			}
		}
	}
}

// exportedFunc reports whether d is an exported function, or an exported method of an
// exported type.
func exportedFunc(d *ast.FuncDecl) bool {
	return d.Name.IsExported() && (d.Recv == nil || exportedReceiver(d.Recv.List[0].Type))
}

// exportedReceiver reports whether the name of a type, behind stars and before type
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
