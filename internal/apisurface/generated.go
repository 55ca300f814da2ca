package apisurface

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
)

// tables is what generated files declare. A table outside this project fixes the names and
// numbers of their enumerations, and the generator writes the same methods for each. So an
// enumeration is a line with the number of its constants, and a method is a line with the
// number of types that have it; T stands for their names.
type tables struct {
	types     []string       // the names of enumerations
	constants map[string]int // by type
	funcs     map[string]int // by signature
}

// generated notes the declarations of a generated file.
func (l *lister) generated(f *ast.File) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if exportedFunc(d) {
				l.tables.funcs[l.generic(d)]++
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if s, ok := s.(*ast.TypeSpec); ok && s.Name.IsExported() {
					l.tables.types = append(l.tables.types, s.Name.Name+" "+l.text(s.Type))
				}
			}
			for _, typ := range l.pkg.values(d) {
				if typ == nil {
					typ = ast.NewIdent("untyped")
				}
				l.tables.constants[l.text(typ)]++
			}
		}
	}
}

// addTables adds the lines of the generated files.
func (l *lister) addTables() {
	for _, t := range l.tables.types {
		name, _, _ := strings.Cut(t, " ")
		l.add("type ", t, " <generated, constants: ", strconv.Itoa(l.tables.constants[name]), ">")
		delete(l.tables.constants, name)
	}
	for typ, n := range l.tables.constants {
		l.add("const ", typ, " <generated: ", strconv.Itoa(n), ">")
	}
	for text, n := range l.tables.funcs {
		l.add(text, " <generated: ", strconv.Itoa(n), ">")
	}
}

// generic returns the signature of a function with T for the name of its receiver or first
// result.
func (l *lister) generic(d *ast.FuncDecl) string {
	typ := ""
	for _, fields := range []*ast.FieldList{d.Recv, d.Type.Results} {
		if fields == nil {
			continue
		}
		if id, ok := fields.List[0].Type.(*ast.Ident); ok && token.IsExported(id.Name) {
			typ = id.Name
			break
		}
	}
	text := l.text(&ast.FuncDecl{Recv: d.Recv, Name: d.Name, Type: d.Type})
	if typ == "" {
		return text
	}
	return strings.ReplaceAll(text, typ, "T")
}
