package apisurface

import (
	"go/ast"
	"go/types"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Unstable returns the exported declarations of the package in folder dir that name a
// package of the module which is not in stable, each with the package's name. Who relies
// on such a declaration relies on a package without promise.
func Unstable(module fs.FS, modulePath, dir string, stable []string) ([]string, error) {
	p, err := read(module, dir)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, f := range p.files {
		c := &checker{pkg: p, file: &f, module: modulePath, stable: stable}
		for _, d := range f.tree.Decls {
			c.declaration(d)
		}
		out = append(out, c.found...)
	}
	return out, nil
}

type checker struct {
	pkg    *source
	file   *sourceFile
	module string
	stable []string
	found  []string
}

func (c *checker) declaration(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if exportedFunc(d) {
			c.check(d.Name.Name, d.Type)
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if s, ok := s.(*ast.TypeSpec); ok && s.Name.IsExported() {
				c.typ(s)
			}
		}
		for n, typ := range c.pkg.values(d) {
			if typ != nil {
				c.check(n.Name, typ)
			}
		}
	}
}

// typ checks a type. An alias of an unexported type would hide what it has. The unexported fields of a struct are its own business, those of
// embedded types are not: others see what is in them.
func (c *checker) typ(s *ast.TypeSpec) {
	if s.TypeParams != nil {
		c.check(s.Name.Name, s.TypeParams)
	}
	st, ok := s.Type.(*ast.StructType)
	if id, alias := s.Type.(*ast.Ident); alias && s.Assign.IsValid() && !id.IsExported() && types.Universe.Lookup(id.Name) == nil {
		c.add(s.Name.Name, "the unexported "+id.Name)
	}
	if !ok {
		c.check(s.Name.Name, s.Type)
		return
	}
	for _, f := range st.Fields.List {
		if len(f.Names) == 0 || slices.ContainsFunc(f.Names, (*ast.Ident).IsExported) {
			c.check(s.Name.Name, f.Type)
		}
	}
}

func (c *checker) add(name, what string) {
	c.found = append(c.found, path.Base(c.file.name)+": "+name+" names "+what)
}

// check notes what node mentions.
func (c *checker) check(name string, node ast.Node) {
	ast.Inspect(node, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		id, ok := sel.X.(*ast.Ident)
		if !ok {
			return true
		}
		pkg, inside := "", false
		if full := c.file.imports[id.Name]; full == c.module {
			pkg, inside = ".", true
		} else {
			pkg, inside = strings.CutPrefix(full, c.module+"/")
		}
		if inside && !slices.Contains(c.stable, pkg) {
			c.add(name, pkg+"."+sel.Sel.Name)
		}
		return true
	})
}
