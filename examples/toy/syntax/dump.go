package syntax

import (
	"strconv"
	"strings"
)

// Dump returns the tree as text, in the form of MLIR's tutorial.
func Dump(m *Module) string {
	d := &dumper{}
	d.line(1, "Module:")
	for _, r := range m.Records {
		switch r := r.(type) {
		case *Function:
			d.function(r)
		case *Struct:
			d.line(2, "Struct: "+r.Name+" "+r.Loc.String())
			d.line(3, "Variables: [")
			for _, v := range r.Variables {
				d.expr(4, v)
			}
			d.line(3, "]")
		}
	}
	return d.String()
}

type dumper struct{ strings.Builder }

func (d *dumper) indent(depth int) {
	for range depth {
		d.WriteString("  ")
	}
}

func (d *dumper) line(depth int, text string) {
	d.indent(depth)
	d.WriteString(text)
	d.WriteByte('\n')
}

func (d *dumper) function(f *Function) {
	d.line(2, "Function ")
	d.line(3, "Proto '"+f.Proto.Name+"' "+f.Proto.Loc.String())
	names := make([]string, len(f.Proto.Params))
	for i, p := range f.Proto.Params {
		names[i] = p.Name
	}
	d.line(3, "Params: ["+strings.Join(names, ", ")+"]")
	d.line(3, "Block {")
	for _, e := range f.Body {
		d.expr(4, e)
	}
	d.line(3, "} // Block")
}

func (d *dumper) expr(depth int, e Expr) {
	at := e.Place().String()
	switch e := e.(type) {
	case *Number:
		d.line(depth, numberText(e.Value)+" "+at)
	case *Literal:
		d.indent(depth)
		d.WriteString("Literal: ")
		d.literal(e)
		d.WriteString(" " + at + "\n")
	case *StructLiteral:
		d.indent(depth)
		d.WriteString("Struct Literal: ")
		for _, v := range e.Values {
			d.expr(depth+1, v)
		}
		d.line(depth, " "+at)
	case *Variable:
		d.line(depth, "var: "+e.Name+" "+at)
	case *Binary:
		d.line(depth, "BinOp: "+string(rune(e.Op))+" "+at)
		d.expr(depth+1, e.Left)
		d.expr(depth+1, e.Right)
	case *Call:
		d.list(depth, "Call '"+e.Callee+"'", at, e.Args)
	case *Print:
		d.list(depth, "Print", at, []Expr{e.Arg})
	case *VarDecl:
		d.line(depth, "VarDecl "+e.Name+"<"+typeText(e.Type)+"> "+at)
		if e.Init != nil {
			d.expr(depth+1, e.Init)
		}
	case *Return:
		d.line(depth, "Return")
		if e.Value == nil {
			d.line(depth+1, "(void)")
		} else {
			d.expr(depth+1, e.Value)
		}
	}
}

func (d *dumper) list(depth int, title, at string, args []Expr) {
	d.line(depth, title+" [ "+at)
	for _, a := range args {
		d.expr(depth+1, a)
	}
	d.line(depth, "]")
}

// literal writes the shape before each list.
func (d *dumper) literal(e Expr) {
	if n, ok := e.(*Number); ok {
		d.WriteString(numberText(n.Value))
		return
	}
	l := e.(*Literal)
	d.WriteString("<" + shapeText(l.Dims) + ">[ ")
	for i, v := range l.Values {
		if i > 0 {
			d.WriteString(", ")
		}
		d.literal(v)
	}
	d.WriteByte(']')
}

func typeText(t Type) string {
	if t.Name != "" {
		return t.Name
	}
	return shapeText(t.Shape)
}

func shapeText(shape []int64) string {
	texts := make([]string, len(shape))
	for i, n := range shape {
		texts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(texts, ", ")
}

func numberText(v float64) string { return strconv.FormatFloat(v, 'e', 6, 64) }
