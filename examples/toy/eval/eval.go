// Package eval computes programs of Toy by a walk over their trees. The compiler shares no code with it, so tests compare the two.
package eval

import (
	"errors"
	"fmt"
	"slices"

	"example.com/toy/syntax"
)

// Run executes the function main of a program and returns what it prints.
func Run(m *syntax.Module) ([]byte, error) {
	e := &evaluator{functions: map[string]*syntax.Function{}, structs: map[string]*syntax.Struct{}}
	for _, r := range m.Records {
		switch r := r.(type) {
		case *syntax.Function:
			e.functions[r.Proto.Name] = r
		case *syntax.Struct:
			e.structs[r.Name] = r
		}
	}
	_, err := e.call("main", nil)
	return e.out, err
}

// value is a *Tensor or a *structure.
type value any

type structure struct {
	decl   *syntax.Struct
	fields []value
}

type evaluator struct {
	functions map[string]*syntax.Function
	structs   map[string]*syntax.Struct
	out       []byte
	depth     int
}

// maxCalls bounds the calls that run at a time: recursion of Toy never ends.
const maxCalls = 100

// call returns what a function returns, nil if nothing.
func (e *evaluator) call(name string, args []value) (value, error) {
	f := e.functions[name]
	switch {
	case f == nil:
		return nil, errors.New("there is no function " + name)
	case len(args) != len(f.Proto.Params):
		return nil, fmt.Errorf("%s takes %d arguments, and gets %d", name, len(f.Proto.Params), len(args))
	case e.depth == maxCalls:
		return nil, errors.New("the calls are nested too deep")
	}
	e.depth++
	defer func() { e.depth-- }()
	vars := map[string]value{}
	for i, p := range f.Proto.Params {
		vars[p.Name] = args[i]
	}
	for _, x := range f.Body {
		switch x := x.(type) {
		case *syntax.Return:
			if x.Value == nil {
				return nil, nil
			}
			return e.expr(x.Value, vars)
		case *syntax.VarDecl:
			v, err := e.declared(x, vars)
			if err != nil {
				return nil, err
			}
			vars[x.Name] = v
		case *syntax.Print:
			v, err := e.tensor(x.Arg, vars)
			if err != nil {
				return nil, err
			}
			e.out = v.AppendText(e.out)
		default:
			if _, err := e.expr(x, vars); err != nil {
				return nil, err
			}
		}
	}
	return nil, nil
}

// declared returns the value that a declaration gives to its variable.
func (e *evaluator) declared(d *syntax.VarDecl, vars map[string]value) (value, error) {
	v, err := e.expr(d.Init, vars)
	if err != nil {
		return nil, err
	}
	if d.Type.Name != "" {
		s, ok := v.(*structure)
		if !ok {
			return nil, errors.New(d.Name + " is no structure")
		}
		return e.named(d.Type.Name, s), nil
	}
	t, ok := v.(*Tensor)
	if !ok || len(d.Type.Shape) == 0 {
		return v, nil
	}
	if t = t.reshaped(d.Type.Shape); t == nil {
		return nil, errors.New(d.Name + " has another number of elements")
	}
	return t, nil
}

// named returns s with the names that a declaration gives to the fields, also to those of structures inside.
func (e *evaluator) named(name string, s *structure) *structure {
	r := &structure{e.structs[name], slices.Clone(s.fields)}
	for i, f := range r.fields {
		if inner, ok := f.(*structure); ok && r.decl != nil && i < len(r.decl.Variables) {
			r.fields[i] = e.named(r.decl.Variables[i].Type.Name, inner)
		}
	}
	return r
}

func (e *evaluator) tensor(x syntax.Expr, vars map[string]value) (*Tensor, error) {
	v, err := e.expr(x, vars)
	if err != nil {
		return nil, err
	}
	t, ok := v.(*Tensor)
	if !ok {
		return nil, fmt.Errorf("%s: the value is no tensor", x.Place())
	}
	return t, nil
}

func (e *evaluator) expr(x syntax.Expr, vars map[string]value) (value, error) {
	switch x := x.(type) {
	case *syntax.Number:
		return &Tensor{Data: []float64{x.Value}}, nil
	case *syntax.Literal:
		t := &Tensor{Data: elements(x, nil)}
		for _, n := range x.Dims {
			t.Shape = append(t.Shape, int(n))
		}
		return t, nil
	case *syntax.StructLiteral:
		s := &structure{}
		for _, f := range x.Values {
			v, err := e.expr(f, vars)
			if err != nil {
				return nil, err
			}
			s.fields = append(s.fields, v)
		}
		return s, nil
	case *syntax.Variable:
		if v, ok := vars[x.Name]; ok {
			return v, nil
		}
		return nil, errors.New("there is no variable " + x.Name)
	case *syntax.Binary:
		if x.Op == '.' {
			return e.field(x, vars)
		}
		return e.elementwise(x, vars)
	case *syntax.Call:
		return e.callExpr(x, vars)
	}
	return nil, fmt.Errorf("%T is no expression", x)
}

func elements(x syntax.Expr, list []float64) []float64 {
	if n, ok := x.(*syntax.Number); ok {
		return append(list, n.Value)
	}
	for _, v := range x.(*syntax.Literal).Values {
		list = elements(v, list)
	}
	return list
}

func (e *evaluator) field(x *syntax.Binary, vars map[string]value) (value, error) {
	v, err := e.expr(x.Left, vars)
	if err != nil {
		return nil, err
	}
	s, ok := v.(*structure)
	name, also := x.Right.(*syntax.Variable)
	if !ok || !also || s.decl == nil {
		return nil, fmt.Errorf("%s: no field of a structure", x.Loc)
	}
	for i, f := range s.decl.Variables {
		if f.Name == name.Name {
			return s.fields[i], nil
		}
	}
	return nil, errors.New("there is no field " + name.Name)
}

func (e *evaluator) elementwise(x *syntax.Binary, vars map[string]value) (value, error) {
	l, err := e.tensor(x.Left, vars)
	if err != nil {
		return nil, err
	}
	r, err := e.tensor(x.Right, vars)
	if err != nil {
		return nil, err
	}
	if !slices.Equal(l.Shape, r.Shape) {
		return nil, fmt.Errorf("%s: the shapes are %v and %v", x.Loc, l.Shape, r.Shape)
	}
	t := &Tensor{Shape: l.Shape, Data: make([]float64, len(l.Data))}
	for i := range t.Data {
		switch x.Op {
		case '+':
			t.Data[i] = l.Data[i] + r.Data[i]
		case '*':
			t.Data[i] = l.Data[i] * r.Data[i]
		default:
			return nil, fmt.Errorf("%s: there is no operator %c", x.Loc, x.Op)
		}
	}
	return t, nil
}

func (e *evaluator) callExpr(x *syntax.Call, vars map[string]value) (value, error) {
	var args []value
	for _, a := range x.Args {
		v, err := e.expr(a, vars)
		if err != nil {
			return nil, err
		}
		args = append(args, v)
	}
	if x.Callee == "transpose" && len(args) == 1 {
		if t, ok := args[0].(*Tensor); ok {
			return t.transposed(), nil
		}
	}
	return e.call(x.Callee, args)
}
