package passes

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// The numbers that debug information of functions without any has.
const (
	languageC        = 2
	conventionNormal = 1
	flagDefinition   = 1 << 3
	flagOptimized    = 1 << 4
	emissionLines    = 2
)

// NewScopes returns the pass ensure-debug-info-scope-on-llvm-func: functions without debug information get what line tables need.
func NewScopes() *pass.Pass {
	kind := emissionLines
	return &pass.Pass{Name: "ensure-debug-info-scope-on-llvm-func", Class: "DIScopeForLLVMFuncOpPass",
		Summary: "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp", Op: "builtin.module",
		Options: []pass.Option{pass.Enum("emission-kind", &kind, []string{"None", "Full", "LineTablesOnly", "DebugDirectivesOnly"},
			"Emission kind to generate debug info.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			s := &scopes{c: op.Context(), unit: metadataAt(op.Context(), op.Loc(), llvm.DICompileUnitDef)}
			if s.unit == nil {
				s.unit = s.newUnit(op.Loc(), uint64(kind))
			}
			for f := op.Region(0).First().First(); f != nil; f = f.Next() {
				if f.Is(llvm.Func) {
					s.function(f)
				}
			}
			return true
		},
	}
}

// scopes adds scopes to the functions of a module.
type scopes struct {
	c    *ir.Context
	unit ir.Attribute
}

// metadataAt returns the first metadata of a class that l, or a part of it, has, or nil.
func metadataAt(c *ir.Context, l ir.Location, class *ir.AttrClass) ir.Attribute {
	info := c.LocInfo(l)
	if m := info.Metadata; m != nil && m.AttrDef() == class {
		return m
	}
	for _, child := range info.Children {
		if m := metadataAt(c, child, class); m != nil {
			return m
		}
	}
	return nil
}

func (s *scopes) newUnit(l ir.Location, kind uint64) ir.Attribute {
	file, _, _ := s.place(l)
	if file == nil {
		file = s.file("<unknown>")
	}
	return llvm.NewAttr(s.c, llvm.DICompileUnitDef, llvm.Field{Name: "id", Value: ir.Attribute(s.c.NewDistinct(s.c.Unit()))},
		llvm.Field{Name: "sourceLanguage", Value: uint32(languageC)}, llvm.Field{Name: "file", Value: file},
		llvm.Field{Name: "producer", Value: ir.Attribute(s.c.String("MLIR"))}, llvm.Field{Name: "isOptimized", Value: true},
		llvm.Field{Name: "emissionKind", Value: kind})
}

// file returns the attribute of a file, whose directory is all before the last separator.
func (s *scopes) file(path string) ir.Attribute {
	name, dir := path, ""
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		name, dir = path[i+1:], strings.TrimRight(path[:i], "/")
		if dir == "" {
			dir = "/"
		}
	}
	return llvm.NewAttr(s.c, llvm.DIFileDef, llvm.Field{Name: "name", Value: ir.Attribute(s.c.String(name))},
		llvm.Field{Name: "directory", Value: ir.Attribute(s.c.String(dir))})
}

// path returns the file, the line and the column that l names. ok is false if it names none.
func (s *scopes) path(l ir.Location) (path string, line, col uint32, ok bool) {
	info := s.c.LocInfo(l)
	newer := s.c.MLIR() > 19
	switch info.Kind {
	case ir.LocFileLineCol:
		return info.File, info.Line, info.Col, true
	case ir.LocName, ir.LocOpaque:
		if len(info.Children) > 0 {
			return s.path(info.Children[0])
		}
	case ir.LocFused:
		for i := 0; newer && i < len(info.Children); i++ {
			if path, line, col, ok = s.path(info.Children[i]); ok {
				return path, line, col, true
			}
		}
	case ir.LocCallSite:
		if newer {
			return s.path(info.Children[1])
		}
	}
	return "", 0, 0, false
}

// place returns the attribute of the file of l, which is nil if there is none.
func (s *scopes) place(l ir.Location) (file ir.Attribute, line, col uint32) {
	path, line, col, ok := s.path(l)
	if !ok {
		return nil, 1, 1
	}
	return s.file(path), line, col
}

// function gives f a subprogram if it has none. Since MLIR 20, operations that come from other files or from calls get scopes of their own.
func (s *scopes) function(f *ir.Operation) {
	if llvm.SubprogramOf(f) == nil {
		f.SetLoc(s.c.FusedLoc([]ir.Location{f.Loc()}, s.subprogram(f)))
	}
	if s.c.MLIR() == 19 {
		return
	}
	info := s.c.LocInfo(f.Loc())
	own, _, _, known := s.path(f.Loc())
	if info.Kind != ir.LocFused || info.Metadata == nil || info.Metadata.AttrDef() != llvm.DISubprogramDef {
		return
	}
	f.Walk(func(op *ir.Operation) {
		if op == f {
			return
		}
		at := s.c.LocInfo(op.Loc())
		path, _, _, ok := s.path(op.Loc())
		switch {
		case at.Kind == ir.LocCallSite:
			op.SetLoc(s.c.CallSiteLoc(s.inlined(info.Metadata, at.Children[0]), at.Children[1]))
		case ok && known && path != own:
			op.SetLoc(s.inlined(info.Metadata, op.Loc()))
		}
	})
}

func (s *scopes) subprogram(f *ir.Operation) ir.Attribute {
	file, line, col := s.place(f.Loc())
	if s.c.MLIR() > 19 {
		col = line
	}
	if file == nil {
		file = llvm.AttrParam(s.unit, "file")
	}
	name := ir.Attribute(s.c.String(ir.SymbolName(f)))
	fields := []llvm.Field{{Name: "scope", Value: file}, {Name: "name", Value: name}, {Name: "linkageName", Value: name}, {Name: "file", Value: file},
		{Name: "line", Value: line}, {Name: "scopeLine", Value: col},
		{Name: "type", Value: llvm.NewAttr(s.c, llvm.DISubroutineTypeDef, llvm.Field{Name: "callingConvention", Value: uint32(conventionNormal)})}}
	if f.Region(0).Empty() {
		fields = append(fields, llvm.Field{Name: "subprogramFlags", Value: uint64(flagOptimized)})
	} else {
		fields = append(fields, llvm.Field{Name: "subprogramFlags", Value: uint64(flagOptimized | flagDefinition)},
			llvm.Field{Name: "id", Value: ir.Attribute(s.c.NewDistinct(s.c.Unit()))}, llvm.Field{Name: "compileUnit", Value: s.unit})
	}
	return llvm.NewAttr(s.c, llvm.DISubprogramDef, fields...)
}

// inlined returns l with a scope for its file inside of another scope.
func (s *scopes) inlined(scope ir.Attribute, l ir.Location) ir.Location {
	path, _, _, _ := s.path(l)
	block := llvm.NewAttr(s.c, llvm.DILexicalBlockFileDef, llvm.Field{Name: "scope", Value: scope}, llvm.Field{Name: "file", Value: s.file(path)},
		llvm.Field{Name: "discriminator", Value: uint32(0)})
	if at := s.c.LocInfo(l); at.Kind == ir.LocCallSite {
		l = s.inlined(block, at.Children[0])
	}
	return s.c.FusedLoc([]ir.Location{l}, block)
}
