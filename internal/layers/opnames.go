package layers

import (
	"go/ast"
	"go/token"
	"regexp"
	"strconv"
)

// checkNames reports where names of operations are compared as text: an operation's
// definition tells what it is, and the compiler checks how that is spelled.
func (t *typed) checkNames(f *sourceFile, report reporter) {
	if _, ok := t.h.NamesOf[f.name]; ok {
		return
	}
	const msg = "the name of an operation is compared as text: use Is, or the definition"
	ast.Inspect(f.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if (n.Op == token.EQL || n.Op == token.NEQ) && (t.isOpName(n.X, n.Y) || t.isOpName(n.Y, n.X)) {
				report(f.line(n.OpPos), msg)
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && t.isOpName(n.Tag, firstCase(n)) {
				report(f.line(n.Pos()), msg)
			}
		}
		return true
	})
}

// isOpName reports whether x, which is compared with y, is the name of an operation.
func (t *typed) isOpName(x, y ast.Expr) bool {
	x = ast.Unparen(x)
	if call, ok := x.(*ast.CallExpr); ok {
		x = call.Fun
	}
	sel, ok := x.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Name" {
		return false
	}
	if lit, ok := y.(*ast.BasicLit); ok && lit.Value == `""` {
		return false
	}
	switch of := t.named(sel.X); of {
	case "?":
		return looksLikeOpName(y)
	default:
		for _, n := range t.h.OpTypes {
			if n == of {
				return true
			}
		}
	}
	return false
}

var opName = regexp.MustCompile(`^[a-z_]+(\.[A-Za-z_0-9]+)+$`)

func looksLikeOpName(x ast.Expr) bool {
	lit, ok := x.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return false
	}
	s, err := strconv.Unquote(lit.Value)
	return err == nil && opName.MatchString(s)
}

// firstCase returns the first expression of the first case, nil without one.
func firstCase(s *ast.SwitchStmt) ast.Expr {
	for _, c := range s.Body.List {
		if c := c.(*ast.CaseClause); len(c.List) > 0 {
			return c.List[0]
		}
	}
	return nil
}
