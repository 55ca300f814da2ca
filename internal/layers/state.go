package layers

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// checkState reports what changes a package variable, and variables of types that exist
// to be changed. What a function that sync.Once runs assigns is computed once and does
// not count.
//
// It sees assignments to a variable, to its fields and elements; delete, clear, copy and
// the sorting functions of package slices; calls of methods of the module that assign to
// their receiver; and a variable whose address a function of another module gets. It does not see changes
// through a copy of a pointer, slice or map, nor what a function of the module does with
// an address: it may be that of a table.
func (t *typed) checkState(f *sourceFile, report reporter) {
	if t.mutators == nil {
		t.findMutators()
	}
	for _, d := range f.tree.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR {
			t.checkVars(f, g, report)
		}
		once := map[ast.Node]bool{}
		ast.Inspect(d, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				noteOnce(call, once)
			}
			if n == nil || once[n] {
				return n != nil && !once[n]
			}
			for _, x := range t.changed(n) {
				if v := t.packageVar(x); v != nil && !t.mayChange(v.Pkg().Path(), v.Name()) {
					report(f.line(x.Pos()), "package variable "+v.Name()+" is changed: pass the value, or keep it in a context")
				}
			}
			return true
		})
	}
}

// mayChange reports whether the rules permit a package variable to change.
func (t *typed) mayChange(pkg, name string) bool {
	_, ok := t.h.State[pkg+"."+name]
	return ok
}

// noteOnce notes the function literal that a Do of sync.Once runs. The method's name
// tells enough: no other type of the module has a method Do with one such argument.
func noteOnce(call *ast.CallExpr, once map[ast.Node]bool) {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Do" || len(call.Args) != 1 {
		return
	}
	if lit, ok := call.Args[0].(*ast.FuncLit); ok {
		once[lit] = true
	}
}

// stateful is types of the standard library whose variables exist to be changed.
// sync.Pool is not among them: a pool holds memory to use again, which no result
// depends on.
var stateful = []string{"sync.Mutex", "sync.RWMutex", "sync.Map", "sync.WaitGroup", "sync.Cond", "atomic.", "bytes.Buffer", "strings.Builder", "rand.Rand"}

// checkVars reports package variables of types that exist to be changed.
func (t *typed) checkVars(f *sourceFile, g *ast.GenDecl, report reporter) {
	for _, s := range g.Specs {
		spec := s.(*ast.ValueSpec)
		name := typeName(spec.Type)
		if name == "" && len(spec.Values) > 0 {
			name = valueType(spec.Values[0])
		}
		for _, s := range stateful {
			if t.mayChange(f.pkg, spec.Names[0].Name) {
				continue
			}
			if name == s || strings.HasSuffix(s, ".") && strings.HasPrefix(name, s) {
				report(f.line(spec.Pos()), "package variable "+spec.Names[0].Name+" of type "+name+" holds state: keep it in a context")
			}
		}
	}
}

// typeName returns a type of another package as it is written, without pointer and type
// arguments, "" for other types.
func typeName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.StarExpr:
		return typeName(x.X)
	case *ast.IndexExpr:
		return typeName(x.X)
	case *ast.SelectorExpr:
		if pkg, ok := x.X.(*ast.Ident); ok {
			return pkg.Name + "." + x.Sel.Name
		}
	}
	return ""
}

// valueType returns the type of T{}, &T{} or new(T), as typeName does.
func valueType(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.UnaryExpr:
		return valueType(x.X)
	case *ast.CompositeLit:
		return typeName(x.Type)
	case *ast.CallExpr:
		if fn, ok := x.Fun.(*ast.Ident); ok && fn.Name == "new" && len(x.Args) == 1 {
			return typeName(x.Args[0])
		}
	}
	return ""
}

// changed returns the expressions that the statement or call n changes.
func (t *typed) changed(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			return n.Lhs
		}
	case *ast.IncDecStmt:
		return []ast.Expr{n.X}
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			return []ast.Expr{n.Key, n.Value}
		}
	case *ast.CallExpr:
		return t.changedByCall(n)
	}
	return nil
}

// changedByCall returns what a call changes.
func (t *typed) changedByCall(call *ast.CallExpr) []ast.Expr {
	var out []ast.Expr
	for _, a := range call.Args {
		if u, ok := a.(*ast.UnaryExpr); ok && u.Op == token.AND {
			if id, ok := u.X.(*ast.Ident); ok && !t.inModule(call.Fun) {
				out = append(out, id)
			}
		}
	}
	switch fn := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		_, builtin := t.info.Uses[fn].(*types.Builtin)
		if builtin && (fn.Name == "delete" || fn.Name == "clear" || fn.Name == "copy") && len(call.Args) > 0 {
			out = append(out, call.Args[0])
		}
	case *ast.SelectorExpr:
		if s := t.info.Selections[fn]; s != nil {
			if t.mutators[s.Obj()] {
				out = append(out, fn.X)
			}
			break
		}
		name := typeName(fn)
		if (strings.HasPrefix(name, "slices.Sort") && !strings.HasPrefix(name, "slices.Sorted") || name == "slices.Reverse" || strings.HasPrefix(name, "sort.")) && len(call.Args) > 0 {
			out = append(out, call.Args[0])
		}
	}
	return out
}

// inModule reports whether a call of fn runs a function or method of the module.
func (t *typed) inModule(fn ast.Expr) bool {
	switch fn := ast.Unparen(fn).(type) {
	case *ast.Ident:
		return t.info.Uses[fn] != nil
	case *ast.SelectorExpr:
		return t.info.Uses[fn.Sel] != nil
	}
	return true
}

// root returns the first name of x: the variable of which x is a part, or the package
// of that variable.
func root(x ast.Expr) *ast.Ident {
	for {
		switch y := x.(type) {
		case *ast.Ident:
			return y
		case *ast.ParenExpr:
			x = y.X
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.SliceExpr:
			x = y.X
		case *ast.SelectorExpr:
			x = y.X
		default:
			return nil
		}
	}
}

// packageVar returns the package variable in which x lies, or nil.
func (t *typed) packageVar(x ast.Expr) *types.Var {
	id := root(x)
	if id == nil {
		return nil
	}
	obj := t.info.Uses[id]
	if _, ok := obj.(*types.PkgName); ok {
		obj = t.selected(x, id)
	}
	v, ok := obj.(*types.Var)
	if !ok || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() {
		return nil
	}
	return v
}

// selected returns what the package called by id has under the name that follows in x.
func (t *typed) selected(x ast.Expr, id *ast.Ident) (obj types.Object) {
	ast.Inspect(x, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok && sel.X == id {
			obj = t.info.Uses[sel.Sel]
		}
		return obj == nil
	})
	return obj
}

// findMutators finds the methods that assign to what their receiver points to, directly
// or by calling one that does.
func (t *typed) findMutators() {
	t.mutators = map[types.Object]bool{}
	for again := true; again; {
		again = false
		for _, files := range t.files {
			for _, f := range files {
				for _, d := range f.tree.Decls {
					fn, ok := d.(*ast.FuncDecl)
					if ok && !t.mutators[t.info.Defs[fn.Name]] && t.mutates(fn) {
						t.mutators[t.info.Defs[fn.Name]] = true
						again = true
					}
				}
			}
		}
	}
}

// mutates reports whether a method with a pointer receiver assigns to it.
func (t *typed) mutates(fn *ast.FuncDecl) bool {
	if fn.Recv == nil || fn.Body == nil || len(fn.Recv.List[0].Names) == 0 {
		return false
	}
	if _, ok := fn.Recv.List[0].Type.(*ast.StarExpr); !ok {
		return false
	}
	recv := t.info.Defs[fn.Recv.List[0].Names[0]]
	found := false
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if n == nil || found {
			return false
		}
		for _, x := range t.changed(n) {
			id := root(x)
			if id != nil && x != ast.Expr(id) && t.info.Uses[id] == recv && recv != nil {
				found = true
			}
			// A call of another method is made on the receiver itself.
			if _, ok := n.(*ast.CallExpr); ok && id != nil && recv != nil && t.info.Uses[id] == recv {
				found = true
			}
		}
		return true
	})
	return found
}
