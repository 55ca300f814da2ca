package mutate

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"
)

// edit is a change of the text of a file. It inserts before at pos and after at end. If
// op is not 0, it replaces the text at op.
type edit struct {
	pos, end      int
	before, after string
	op, opEnd     int
	opText        string
}

// point is a mutant with the edit that makes it selectable. In the texts of the edit,
// %d stands for the mutant's ID.
type point struct {
	Mutant
	edit
}

// live is the name in the sources of the package that selects mutants.
const live = "mutlive"

// finder collects the mutants of one file.
type finder struct {
	fset    *token.FileSet
	info    *types.Info
	pkg     *types.Package
	src     []byte
	imports map[string]string // package names by import path
	fn      string            // name of the current function
	results *types.Tuple      // results of the current function
	points  []point
}

// find returns the mutants of file, whose text is src.
func find(fset *token.FileSet, info *types.Info, pkg *types.Package, file *ast.File, src []byte) []point {
	f := &finder{fset: fset, info: info, pkg: pkg, src: src, imports: importNames(info, file)}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Body != nil {
				f.fn = funcName(d)
				f.function(d.Body, info.Defs[d.Name].Type())
			}
		case *ast.GenDecl:
			// Initial values of variables are computed before any test runs, but
			// functions in them run later.
			ast.Inspect(d, func(n ast.Node) bool {
				lit, ok := n.(*ast.FuncLit)
				if ok {
					f.fn = "table"
					f.function(lit.Body, info.TypeOf(lit))
				}
				return !ok
			})
		}
	}
	return f.points
}

func importNames(info *types.Info, file *ast.File) map[string]string {
	out := map[string]string{}
	for _, spec := range file.Imports {
		obj := info.Implicits[spec]
		if spec.Name != nil {
			obj = info.Defs[spec.Name]
		}
		if p, ok := obj.(*types.PkgName); ok {
			out[p.Imported().Path()] = p.Name()
		}
	}
	return out
}

func funcName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if index, ok := t.(*ast.IndexExpr); ok {
		t = index.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name + "." + d.Name.Name
	}
	return d.Name.Name
}

// function walks the body of a function of type t, including nested functions.
func (f *finder) function(body *ast.BlockStmt, t types.Type) {
	outer := f.results
	defer func() { f.results = outer }()
	f.results = nil
	if sig, ok := t.(*types.Signature); ok {
		f.results = sig.Results()
	}
	f.walk(body)
}

// walk visits n and its children.
func (f *finder) walk(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			f.function(n.Body, f.info.TypeOf(n))
			return false
		case *ast.GenDecl:
			return n.Tok == token.VAR
		case *ast.ArrayType, *ast.StructType, *ast.InterfaceType, *ast.FuncType, *ast.MapType, *ast.Field:
			return false
		case *ast.IfStmt:
			f.ifStmt(n)
		case *ast.SwitchStmt:
			f.switchStmt(n)
		case *ast.ForStmt:
			if n.Cond != nil {
				f.negate(n.Cond)
			}
		case *ast.ReturnStmt:
			f.returnStmt(n)
		case *ast.BlockStmt:
			f.calls(n.List)
		case *ast.CaseClause:
			f.calls(n.Body)
		case *ast.CommClause:
			f.calls(n.Body)
		case *ast.CompositeLit:
			f.composite(n)
			return false
		case *ast.CallExpr:
			return f.call(n)
		case ast.Expr:
			return f.expr(n)
		}
		return true
	})
}

// composite walks the values of a literal: the keys of arrays must be constants.
func (f *finder) composite(n *ast.CompositeLit) {
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if _, isMap := f.info.TypeOf(n).Underlying().(*types.Map); isMap {
				f.walk(kv.Key)
			}
			e = kv.Value
		}
		f.walk(e)
	}
}

// call reports whether to walk the arguments. It skips the capacity of make, which no
// program can observe, and conversions of constants, which must stay constant.
func (f *finder) call(n *ast.CallExpr) bool {
	id, ok := n.Fun.(*ast.Ident)
	if _, builtin := f.info.Uses[id].(*types.Builtin); !ok || !builtin || id.Name != "make" {
		return f.expr(n)
	}
	if _, isMap := f.info.TypeOf(n).Underlying().(*types.Map); len(n.Args) > 1 && !isMap {
		f.walk(n.Args[1])
	}
	return false
}

// expr adds the mutants of e itself, and reports whether to walk its children.
func (f *finder) expr(e ast.Expr) bool {
	tv := f.info.Types[e]
	if tv.IsType() {
		return false
	}
	if tv.Value != nil {
		f.constant(e, tv)
		return false
	}
	b, ok := e.(*ast.BinaryExpr)
	if !ok {
		return true
	}
	switch b.Op {
	case token.LAND, token.LOR:
		f.swap(b)
		for _, x := range []ast.Expr{b.X, b.Y} {
			if in, ok := ast.Unparen(x).(*ast.BinaryExpr); !ok || in.Op != token.LAND && in.Op != token.LOR {
				f.negate(x)
			}
		}
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		f.bound(b)
	}
	return true
}

// add records a mutant of the node n.
func (f *finder) add(n ast.Node, kind Kind, old, text string, e edit) {
	at := f.fset.Position(n.Pos())
	if e.end == 0 {
		e.pos, e.end = f.offset(n.Pos()), f.offset(n.End())
	}
	f.points = append(f.points, point{Mutant{Line: at.Line, Column: at.Column, Func: f.fn, Kind: kind, Old: old, New: text}, e})
}

func (f *finder) offset(p token.Pos) int { return f.fset.Position(p).Offset }

// text returns the source of n on one line.
func (f *finder) text(n ast.Node) string {
	return strings.Join(strings.Fields(string(f.src[f.offset(n.Pos()):f.offset(n.End())])), " ")
}

// negate adds the mutant that inverts a condition.
func (f *finder) negate(cond ast.Expr) {
	if f.info.Types[cond].Value == nil && isBool(f.info.TypeOf(cond)) {
		old := f.text(cond)
		f.add(cond, Negate, old, "!("+old+")", edit{before: "((", after: ") != " + live + ".On(%d))"})
	}
}

func isBool(t types.Type) bool {
	b, ok := types.Unalias(t).(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// ifStmt adds the mutants of the condition, and the mutant that never enters a guard.
func (f *finder) ifStmt(n *ast.IfStmt) {
	f.negate(n.Cond)
	if n.Else == nil && endsByLeaving(n.Body.List) && isBool(f.info.TypeOf(n.Cond)) {
		f.add(n.Cond, Guard, "if "+f.text(n.Cond)+" "+f.text(n.Body), "", edit{before: "((", after: ") && !" + live + ".On(%d))"})
	}
}

// switchStmt adds the same mutants as ifStmt for the cases of a switch without a value.
func (f *finder) switchStmt(n *ast.SwitchStmt) {
	if n.Tag != nil {
		return
	}
	for _, s := range n.Body.List {
		c := s.(*ast.CaseClause)
		for _, cond := range c.List {
			f.negate(cond)
		}
		if len(c.List) == 1 && endsByLeaving(c.Body) && isBool(f.info.TypeOf(c.List[0])) {
			f.add(c.List[0], Guard, f.text(c), "", edit{before: "((", after: ") && !" + live + ".On(%d))"})
		}
	}
}

// endsByLeaving reports whether the statements end by leaving the enclosing statement.
func endsByLeaving(body []ast.Stmt) bool {
	if len(body) == 0 {
		return false
	}
	switch s := body[len(body)-1].(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.BranchStmt:
		return s.Tok != token.FALLTHROUGH
	case *ast.ExprStmt:
		return isPanic(s)
	}
	return false
}

func isPanic(s *ast.ExprStmt) bool {
	call, ok := s.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	id, ok := call.Fun.(*ast.Ident)
	return ok && id.Name == "panic"
}

// returnStmt adds the mutants that return another value.
func (f *finder) returnStmt(n *ast.ReturnStmt) {
	if f.results == nil || len(n.Results) != f.results.Len() {
		return
	}
	for i, x := range n.Results {
		t := f.results.At(i).Type()
		tv := f.info.Types[x]
		switch {
		case tv.IsNil():
		case isBool(t) && tv.Value == nil && isBool(tv.Type):
			kind := Negate
			if refuses(x) {
				kind = Refusal
			}
			old := f.text(x)
			f.add(x, kind, "return "+old, "return !("+old+")", edit{before: "((", after: ") != " + live + ".On(%d))"})
		case types.Identical(t, types.Universe.Lookup("error").Type()):
			f.add(x, Error, f.text(n), "return nil", edit{before: live + ".Err(%d, ", after: ")"})
		case isErrorPointer(t) && types.Identical(t, tv.Type):
			f.add(x, Error, f.text(n), "return nil", edit{before: live + ".Ptr(%d, ", after: ")"})
		}
	}
}

// refuses reports whether x is a call such as rw.Fail(why), which always returns false.
func refuses(x ast.Expr) bool {
	call, ok := x.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return ok && (sel.Sel.Name == "Fail" || sel.Sel.Name == "Refuse")
}

func isErrorPointer(t types.Type) bool {
	p, ok := t.(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(p.Elem()).(*types.Named)
	if !ok {
		return false
	}
	_, isStruct := named.Underlying().(*types.Struct)
	return isStruct && strings.Contains(strings.ToLower(named.Obj().Name()), "err")
}

// swap adds the mutant that exchanges && and ||. A call selects the operator. The
// second operand becomes a function, because it must not always be evaluated.
func (f *finder) swap(b *ast.BinaryExpr) {
	if !isBool(f.info.TypeOf(b.X)) || !isBool(f.info.TypeOf(b.Y)) {
		return
	}
	name, other := "And", "||"
	if b.Op == token.LOR {
		name, other = "Or", "&&"
	}
	f.add(b, Swap, f.text(b), f.text(b.X)+" "+other+" "+f.text(b.Y), edit{before: live + "." + name + "(%d, ", after: ")})",
		op: f.offset(b.OpPos), opEnd: f.offset(b.OpPos) + 2, opText: ", func() bool { return ("})
}

// bounds maps each comparison to the function that selects the mutant and to the
// mutated comparison.
var bounds = map[token.Token][2]string{
	token.LSS: {"Less", "<="}, token.LEQ: {"LessEq", "<"}, token.GTR: {"More", ">="}, token.GEQ: {"MoreEq", ">"},
}

func (f *finder) bound(b *ast.BinaryExpr) {
	t := f.info.TypeOf(b.X)
	if f.info.Types[b.X].Value != nil {
		t = f.info.TypeOf(b.Y)
	}
	name, ok := f.numberType(t)
	if !ok {
		return
	}
	to := bounds[b.Op]
	f.add(b, Bound, f.text(b), f.text(b.X)+" "+to[1]+" "+f.text(b.Y), edit{before: live + "." + to[0] + "[" + name + "](%d, ", after: ")",
		op: f.offset(b.OpPos), opEnd: f.offset(b.OpPos) + len(b.Op.String()), opText: ","})
}

// constant adds the mutant of a constant expression that contains a literal.
func (f *finder) constant(e ast.Expr, tv types.TypeAndValue) {
	if id, ok := e.(*ast.Ident); ok && (id.Name == "true" || id.Name == "false") && isBool(tv.Type) {
		kind, other := Constant, "false"
		if id.Name == "false" {
			kind, other = Refusal, "true"
		}
		f.add(e, kind, id.Name, other, edit{before: "(", after: " != " + live + ".On(%d))"})
		return
	}
	literal := false
	ast.Inspect(e, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		literal = literal || ok && lit.Kind != token.STRING
		return true
	})
	if name, ok := f.numberType(tv.Type); ok && literal {
		old := f.text(e)
		other := old + "+1"
		if n, err := strconv.ParseInt(old, 0, 64); err == nil {
			other = strconv.FormatInt(n+1, 10)
		}
		f.add(e, Constant, old, other, edit{before: live + ".Inc[" + name + "](%d, ", after: ")"})
	}
}

// numberType returns the text for t in the file. It returns false if t is not a number
// or the file does not import its package.
func (f *finder) numberType(t types.Type) (string, bool) {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&(types.IsInteger|types.IsFloat) == 0 || b.Info()&types.IsUntyped != 0 {
		return "", false
	}
	if _, ok := t.(*types.TypeParam); ok {
		return "", false
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return b.Name(), true
	}
	obj := named.Obj()
	switch {
	case obj.Pkg() == f.pkg:
		return obj.Name(), obj.Parent() == f.pkg.Scope()
	case obj.Exported() && f.imports[obj.Pkg().Path()] != "":
		return f.imports[obj.Pkg().Path()] + "." + obj.Name(), true
	}
	return "", false
}

// calls adds the mutants that remove a statement that is a call.
func (f *finder) calls(list []ast.Stmt) {
	for _, s := range list {
		e, ok := s.(*ast.ExprStmt)
		if !ok || isPanic(e) {
			continue
		}
		if _, ok := e.X.(*ast.CallExpr); ok {
			f.add(e, Call, f.text(e), "", edit{before: "if !" + live + ".On(%d) { ", after: " }"})
		}
	}
}
