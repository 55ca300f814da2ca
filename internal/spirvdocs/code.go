package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// handling describes how the code of package serialize handles an instruction, in
// addition to its table of ops.
type handling struct{ written, read, ignored bool }

// neither lists the files of package serialize whose functions name instructions
// without writing or reading them.
var neither = map[string]bool{"replay.go": true, "lossless.go": true, "read_opaque.go": true}

// codeFacts finds the instructions that the functions of package serialize name.
// Functions that write pass them to sections; functions that read have cases for them.
// A case that does nothing drops the instruction. Comparisons do not count, except for
// the parameters of functions, which have no case.
func codeFacts() map[spec.Opcode]handling {
	dir := filepath.Join(moduleRoot(), "serialize")
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		panic(err)
	}
	facts := map[spec.Opcode]handling{}
	for _, name := range files {
		base := filepath.Base(name)
		if strings.HasSuffix(base, "_test.go") || neither[base] {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			panic(err)
		}
		if strings.HasPrefix(base, "read_") || base == "deserialize.go" {
			readFacts(f, facts)
		} else {
			writeFacts(f, facts)
		}
	}
	return facts
}

// moduleRoot returns the closest parent of the current directory that has a go.mod.
func moduleRoot() string {
	dir, err := os.Getwd()
	if err != nil {
		panic(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if filepath.Dir(dir) == dir {
			panic("spirvdocs: no go.mod here or above")
		}
		dir = filepath.Dir(dir)
	}
}

// opcodeOf returns the instruction that e names.
func opcodeOf(e ast.Node) (spec.Opcode, bool) {
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return 0, false
	}
	if pkg, ok := s.X.(*ast.Ident); !ok || pkg.Name != "spec" {
		return 0, false
	}
	return spec.ParseOpcode(s.Sel.Name)
}

func readFacts(f *ast.File, facts map[spec.Opcode]handling) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CaseClause:
			for _, e := range n.List {
				if op, ok := opcodeOf(e); ok {
					h := facts[op]
					if leavesOut(n) {
						h.ignored = true
					} else {
						h.read = true
					}
					facts[op] = h
				}
			}
		case *ast.BinaryExpr:
			if op, ok := opcodeOf(n.Y); ok && op == spec.OpFunctionParameter {
				h := facts[op]
				h.read = true
				facts[op] = h
			}
		}
		return true
	})
}

// leavesOut reports whether a case consists of `return true` only.
func leavesOut(c *ast.CaseClause) bool {
	if len(c.Body) != 1 {
		return false
	}
	r, ok := c.Body[0].(*ast.ReturnStmt)
	if !ok || len(r.Results) != 1 {
		return false
	}
	id, ok := r.Results[0].(*ast.Ident)
	return ok && id.Name == "true"
}

func writeFacts(f *ast.File, facts map[spec.Opcode]handling) {
	note := func(es []ast.Expr) {
		for _, e := range es {
			if op, ok := opcodeOf(e); ok {
				h := facts[op]
				h.written = true
				facts[op] = h
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			note(n.Args)
		case *ast.AssignStmt:
			note(n.Rhs)
		case *ast.ReturnStmt:
			note(n.Results)
		}
		return true
	})
}
