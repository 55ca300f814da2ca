// Package gen makes a module of the dialect toy of a source file.
package gen

import (
	"strconv"

	"example.com/toy/syntax"
	"example.com/toy/toy"

	"github.com/spvc/spvc/ir"
)

// The chapters that change what is generated.
const (
	privateChapter = 4 // functions other than main are private, so that inlining erases them
	structChapter  = 7 // calls need a function before them, and functions return what their bodies do
)

// Module makes a module of a tree. It emits errors into the context and returns nil if the tree has no meaning.
func Module(c *ir.Context, m *syntax.Module, chapter int) *ir.Operation {
	g := &generator{c: c, b: ir.NewBuilder(c, nil), chapter: chapter, module: c.NewModule(ir.UnknownLoc),
		functions: map[string]*ir.Operation{}, structs: map[string]structure{}}
	for _, r := range m.Records {
		ok := false
		switch r := r.(type) {
		case *syntax.Function:
			ok = g.function(r)
		case *syntax.Struct:
			ok = g.structure(r)
		}
		if !ok {
			return nil
		}
	}
	if !ir.Verify(g.module) {
		c.EmitError(ir.UnknownLoc, "module verification error")
		return nil
	}
	return g.module
}

type generator struct {
	c         *ir.Context
	b         *ir.Builder
	chapter   int
	module    *ir.Operation
	functions map[string]*ir.Operation
	structs   map[string]structure
	variables map[string]variable
}

// structure is a declared structure. tensors is the number of tensors in it, also in structures inside.
type structure struct {
	decl    *syntax.Struct
	t       ir.Type
	tensors int
}

// maxTensors bounds the tensors of a structure. Twenty structures of two fields each could have a million, and their types as much text.
const maxTensors = 10_000

// variable is what a name stands for in a function. structure is the name of its type, "" for tensors.
type variable struct {
	value     *ir.Value
	structure string
}

func (g *generator) loc(l syntax.Location) ir.Location {
	return g.c.FileLineColLoc(l.File, uint32(l.Line), uint32(l.Col))
}

func (g *generator) wrong(l syntax.Location, text string) bool { return g.c.EmitError(g.loc(l), text) }

// typeOf returns the type that a declaration states, a tensor of any shape if it states none. It returns nil after an error.
func (g *generator) typeOf(t syntax.Type, l syntax.Location) ir.Type {
	if t.Name == "" {
		return toy.Tensor(g.c, t.Shape)
	}
	s, ok := g.structs[t.Name]
	if !ok {
		g.wrong(l, "error: unknown struct type '"+t.Name+"'")
		return nil
	}
	return s.t
}

func (g *generator) structure(s *syntax.Struct) bool {
	if _, ok := g.structs[s.Name]; ok {
		return g.wrong(s.Loc, "error: struct type with name `"+s.Name+"' already exists")
	}
	fields, tensors := make([]ir.Type, len(s.Variables)), 0
	for i, v := range s.Variables {
		if v.Init != nil || len(v.Type.Shape) > 0 {
			return g.wrong(v.Loc, "error: variables within a struct definition must not have initializers")
		}
		if fields[i] = g.typeOf(v.Type, v.Loc); fields[i] == nil {
			return false
		}
		if tensors += max(1, g.structs[v.Type.Name].tensors); tensors > maxTensors {
			return g.wrong(v.Loc, "error: the struct type has more than "+strconv.Itoa(maxTensors)+" tensors")
		}
	}
	g.structs[s.Name] = structure{s, toy.Struct(g.c, fields), tensors}
	return true
}

func (g *generator) function(f *syntax.Function) bool {
	loc := g.loc(f.Proto.Loc)
	inputs := make([]ir.Type, len(f.Proto.Params))
	for i, p := range f.Proto.Params {
		if inputs[i] = g.typeOf(p.Type, p.Loc); inputs[i] == nil {
			return false
		}
	}
	g.b.SetEnd(g.module.Region(0).First())
	op := g.b.CreateWithRegions(loc, toy.Func, nil, nil, 1, ir.Named("sym_name", g.c.String(f.Proto.Name)),
		ir.Named("function_type", g.c.TypeAttr(g.c.Function(inputs, nil))))
	entry := op.Region(0).AddBlock()
	g.variables = map[string]variable{}
	for i, p := range f.Proto.Params {
		if !g.declare(p, entry.AddArg(inputs[i], loc)) {
			return false
		}
	}
	g.b.SetEnd(entry)
	if !g.block(f.Body) {
		return false
	}
	last := entry.Last()
	if last == nil || !last.Is(toy.Return) {
		g.b.Create(loc, toy.Return, nil, nil)
	} else if last.NumOperands() > 0 {
		t := toy.Tensor(g.c, nil)
		if g.chapter >= structChapter {
			t = last.Operand(0).Type()
		}
		op.SetAttr("function_type", g.c.TypeAttr(g.c.Function(inputs, []ir.Type{t})))
	}
	if g.chapter >= privateChapter && f.Proto.Name != "main" {
		ir.SetSymbolVisibility(op, ir.Private)
	}
	g.functions[f.Proto.Name] = op
	return true
}

// declare gives a variable its value. MLIR's compiler reports no error of a second declaration, but fails.
func (g *generator) declare(v *syntax.VarDecl, value *ir.Value) bool {
	if _, ok := g.variables[v.Name]; ok {
		return g.wrong(v.Loc, "error: variable '"+v.Name+"' is already declared")
	}
	g.variables[v.Name] = variable{value, v.Type.Name}
	return true
}

// block makes the operations of a function up to the first return.
func (g *generator) block(body []syntax.Expr) bool {
	for _, e := range body {
		switch e := e.(type) {
		case *syntax.VarDecl:
			if !g.varDecl(e) {
				return false
			}
		case *syntax.Return:
			var operands []*ir.Value
			if e.Value != nil {
				v := g.expr(e.Value)
				if v == nil {
					return false
				}
				operands = append(operands, v)
			}
			g.b.Create(g.loc(e.Loc), toy.Return, operands, nil)
			return true
		case *syntax.Print:
			v := g.expr(e.Arg)
			if v == nil {
				return false
			}
			g.b.Create(g.loc(e.Loc), toy.Print, []*ir.Value{v}, nil)
		default:
			if g.expr(e) == nil {
				return false
			}
		}
	}
	return true
}

func (g *generator) varDecl(v *syntax.VarDecl) bool {
	if v.Init == nil {
		return g.wrong(v.Loc, "missing initializer in variable declaration")
	}
	value := g.expr(v.Init)
	if value == nil {
		return false
	}
	if v.Type.Name != "" {
		t := g.typeOf(v.Type, v.Loc)
		if t == nil {
			return false
		}
		if got := value.Type(); got != t {
			return g.wrong(v.Loc, "struct type of initializer is different than the variable declaration. Got '"+ir.TypeString(got)+
				"', but expected '"+ir.TypeString(t)+"'")
		}
	} else if len(v.Type.Shape) > 0 {
		value = g.b.Create(g.loc(v.Loc), toy.Reshape, []*ir.Value{value}, []ir.Type{toy.Tensor(g.c, v.Type.Shape)}).Result(0)
	}
	return g.declare(v, value)
}

// one makes an operation with one result.
func (g *generator) one(l syntax.Location, def *ir.OpDef, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return g.b.Create(g.loc(l), def, operands, []ir.Type{t}, attrs...).Result(0)
}

// expr makes the operations that compute an expression. It returns nil after an error.
func (g *generator) expr(e syntax.Expr) *ir.Value {
	switch e := e.(type) {
	case *syntax.Number:
		k := g.elements(e)
		return g.one(e.Loc, toy.Constant, k.Type(), nil, ir.Named("value", k))
	case *syntax.Literal:
		k := g.elements(e)
		return g.one(e.Loc, toy.Constant, k.Type(), nil, ir.Named("value", k))
	case *syntax.StructLiteral:
		k, t := g.fields(e)
		return g.one(e.Loc, toy.StructConstant, t, nil, ir.Named("value", k))
	case *syntax.Variable:
		v, ok := g.variables[e.Name]
		if !ok {
			g.wrong(e.Loc, "error: unknown variable '"+e.Name+"'")
		}
		return v.value
	case *syntax.Binary:
		return g.binary(e)
	case *syntax.Call:
		return g.call(e)
	}
	g.wrong(e.Place(), "MLIR codegen encountered an unhandled expr kind '"+strconv.Itoa(g.kindOf(e))+"'")
	return nil
}

// kindOf returns the number that MLIR's compiler gives to the kinds of statements.
func (g *generator) kindOf(e syntax.Expr) int {
	_, printed := e.(*syntax.Print)
	switch _, decl := e.(*syntax.VarDecl); {
	case decl:
		return 0
	case !printed:
		return 1
	case g.chapter >= structChapter:
		return 8
	}
	return 7
}

// elements returns the elements of a literal or number.
func (g *generator) elements(e syntax.Expr) *ir.DenseElementsAttr {
	var numbers []ir.Attribute
	var add func(e syntax.Expr)
	add = func(e syntax.Expr) {
		switch e := e.(type) {
		case *syntax.Number:
			numbers = append(numbers, g.c.FloatValue(g.c.F64(), e.Value))
		case *syntax.Literal:
			for _, v := range e.Values {
				add(v)
			}
		}
	}
	add(e)
	shape := []int64{}
	if l, ok := e.(*syntax.Literal); ok {
		shape = l.Dims
	}
	return g.c.DenseOf(g.c.Tensor(shape, g.c.F64(), nil), numbers)
}

// fields returns the value of a literal of a structure, and its type. The fields are tensors of any shape, or structures.
func (g *generator) fields(l *syntax.StructLiteral) (ir.Attribute, ir.Type) {
	values := make([]ir.Attribute, len(l.Values))
	types := make([]ir.Type, len(l.Values))
	for i, v := range l.Values {
		if s, ok := v.(*syntax.StructLiteral); ok {
			values[i], types[i] = g.fields(s)
		} else {
			values[i], types[i] = g.elements(v), toy.Tensor(g.c, nil)
		}
	}
	return g.c.Array(values), toy.Struct(g.c, types)
}

func (g *generator) binary(e *syntax.Binary) *ir.Value {
	left := g.expr(e.Left)
	if left == nil {
		return nil
	}
	if e.Op == '.' {
		i := g.fieldIndex(e)
		if i < 0 || !toy.IsStruct(left.Type()) {
			g.wrong(e.Loc, "invalid access into struct expression")
			return nil
		}
		return g.one(e.Loc, toy.StructAccess, toy.Fields(left.Type())[i], []*ir.Value{left}, ir.Named("index", g.c.Int(g.c.I64(), int64(i))))
	}
	right := g.expr(e.Right)
	if right == nil {
		return nil
	}
	operands := []*ir.Value{left, right}
	switch e.Op {
	case '+':
		return g.one(e.Loc, toy.Add, toy.Tensor(g.c, nil), operands)
	case '*':
		return g.one(e.Loc, toy.Mul, toy.Tensor(g.c, nil), operands)
	}
	g.wrong(e.Loc, "invalid binary operator '"+string(rune(e.Op))+"'")
	return nil
}

// fieldIndex returns which field an access names, or -1 if there is none.
func (g *generator) fieldIndex(e *syntax.Binary) int {
	name, ok := e.Right.(*syntax.Variable)
	s := g.structOf(e.Left)
	if !ok || s == nil {
		return -1
	}
	for i, v := range s.Variables {
		if v.Name == name.Name {
			return i
		}
	}
	return -1
}

// structOf returns the structure that an expression has by its declaration, or nil.
func (g *generator) structOf(e syntax.Expr) *syntax.Struct {
	name := ""
	switch e := e.(type) {
	case *syntax.Variable:
		name = g.variables[e.Name].structure
	case *syntax.Binary:
		if i := g.fieldIndex(e); e.Op == '.' && i >= 0 {
			name = g.structOf(e.Left).Variables[i].Type.Name
		}
	}
	return g.structs[name].decl
}

func (g *generator) call(e *syntax.Call) *ir.Value {
	operands := make([]*ir.Value, len(e.Args))
	for i, a := range e.Args {
		if operands[i] = g.expr(a); operands[i] == nil {
			return nil
		}
	}
	if e.Callee == "transpose" {
		if len(operands) != 1 {
			g.wrong(e.Loc, "MLIR codegen encountered an error: toy.transpose does not accept multiple arguments")
			return nil
		}
		return g.one(e.Loc, toy.Transpose, toy.Tensor(g.c, nil), operands)
	}
	t := toy.Tensor(g.c, nil)
	if g.chapter >= structChapter {
		f := g.functions[e.Callee]
		if f == nil {
			g.wrong(e.Loc, "no defined function found for '"+e.Callee+"'")
			return nil
		}
		results := toy.FunctionType(f).Results
		if len(results) == 0 {
			g.wrong(e.Loc, "function '"+e.Callee+"' returns no value")
			return nil
		}
		t = results[0]
	}
	return g.one(e.Loc, toy.GenericCall, t, operands, ir.Named("callee", g.c.SymbolRef(e.Callee)))
}
