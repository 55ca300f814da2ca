package layers

import (
	"go/ast"
	"go/types"
	"strings"
)

// typed is the packages of the module with what go/types knows of them. Packages of
// others are empty: their types are unknown, and so are the types of expressions that
// depend on them.
type typed struct {
	h     *House
	files map[string][]*sourceFile // by package, tests aside
	pkgs  map[string]*types.Package
	info  *types.Info
	// mutators is the methods that change what their receiver points to.
	mutators map[types.Object]bool
}

// typeCheck resolves the names of the module's files, tests aside. It does not report
// errors, as the compiler does, and because it reads files of different build
// constraints as one package.
func (h *House) typeCheck(files []*sourceFile) *typed {
	t := &typed{h: h, files: map[string][]*sourceFile{}, pkgs: map[string]*types.Package{}, info: &types.Info{
		Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
		Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
	}}
	for _, f := range files {
		if !f.test {
			t.files[f.pkg] = append(t.files[f.pkg], f)
		}
	}
	for _, f := range files {
		if !f.test {
			_, _ = t.Import(h.Module + "/" + f.pkg)
		}
	}
	return t
}

// Import returns the package at a path, an empty one outside the module.
func (t *typed) Import(path string) (*types.Package, error) {
	rel, _ := t.h.relative(strings.TrimSuffix(path, "/."))
	if p := t.pkgs[rel]; p != nil {
		return p, nil
	}
	files := t.files[rel]
	name := rel[strings.LastIndexByte(rel, '/')+1:]
	if len(files) > 0 {
		name = files[0].tree.Name.Name
	}
	// A cycle of imports, which the rules of imports report, meets this package.
	p := types.NewPackage(rel, name)
	p.MarkComplete()
	t.pkgs[rel] = p
	if len(files) == 0 {
		return p, nil
	}
	conf := types.Config{Importer: t, FakeImportC: true, Error: func(error) {}}
	trees := make([]*ast.File, len(files))
	for i, f := range files {
		trees[i] = f.tree
	}
	p, _ = conf.Check(rel, files[0].set, trees, t.info)
	t.pkgs[rel] = p
	return p, nil
}

// named returns the type of an expression by package and name, such as "ir.Operation",
// looking through one pointer; "" for types without a name, "?" for unknown ones.
func (t *typed) named(x ast.Expr) string {
	typ := t.info.TypeOf(x)
	if typ == nil || typ == types.Typ[types.Invalid] {
		return "?"
	}
	if p, ok := typ.Underlying().(*types.Pointer); ok {
		typ = p.Elem()
	}
	n, ok := types.Unalias(typ).(*types.Named)
	if !ok || n.Obj().Pkg() == nil {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}
