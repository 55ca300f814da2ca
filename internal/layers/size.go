package layers

import (
	"fmt"
	"go/ast"
	"go/token"
)

// checkSize reports files and functions that are too long. The lines of tables do not
// count as lines of a function: a table is a slice, array or map literal, or a string
// literal, of more than one line. A function literal in a table is a function of its own.
func (h *House) checkSize(f *sourceFile, report reporter) {
	if f.generated {
		return
	}
	if h.MaxLines > 0 && f.lines > h.MaxLines {
		report(h.MaxLines+1, fmt.Sprintf("%d lines; a file has at most %d: split it by subject", f.lines, h.MaxLines))
	}
	if h.MaxFunc == 0 {
		return
	}
	for _, d := range f.tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			h.checkFunc(f, d, report)
		case *ast.GenDecl:
			h.checkLiterals(f, d, report)
		}
	}
}

// checkFunc reports a function that is too long, and those in its tables.
func (h *House) checkFunc(f *sourceFile, fn ast.Node, report reporter) {
	first, last := f.line(fn.Pos()), f.line(fn.End())
	if d, ok := fn.(*ast.FuncDecl); ok {
		first = f.line(d.Name.Pos())
	}
	n := last - first + 1
	for _, table := range tablesIn(f, fn) {
		n -= f.line(table.End()) - f.line(table.Pos()) - 1
		h.checkLiterals(f, table, report)
	}
	if n > h.MaxFunc {
		report(first, fmt.Sprintf("%d lines without tables; a function has at most %d", n, h.MaxFunc))
	}
}

// checkLiterals reports the outermost function literals in n that are too long.
func (h *House) checkLiterals(f *sourceFile, n ast.Node, report reporter) {
	ast.Inspect(n, func(x ast.Node) bool {
		if lit, ok := x.(*ast.FuncLit); ok {
			h.checkFunc(f, lit, report)
			return false
		}
		return true
	})
}

// tablesIn returns the outermost tables in n.
func tablesIn(f *sourceFile, n ast.Node) []ast.Node {
	var out []ast.Node
	ast.Inspect(n, func(x ast.Node) bool {
		if x == nil || !isTable(x) || f.line(x.Pos()) == f.line(x.End()) {
			return true
		}
		out = append(out, x)
		return false
	})
	return out
}

// isTable reports whether n is a list or string literal, of any length.
func isTable(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BasicLit:
		return n.Kind == token.STRING
	case *ast.CompositeLit:
		switch n.Type.(type) {
		case *ast.ArrayType, *ast.MapType:
			return true
		}
	}
	return false
}
