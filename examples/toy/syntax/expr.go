package syntax

import (
	"slices"
	"strconv"
)

// expression reads operands between operators. It returns nil without a message if a semicolon or a brace stands in its place.
func (p *parser) expression() Expr {
	if p.depth++; p.depth > maxDepth {
		p.wrong("less than "+strconv.Itoa(maxDepth)+" levels", "of nested expressions")
		return nil
	}
	defer func() { p.depth-- }()
	left := p.primary()
	if left == nil {
		return nil
	}
	return p.operands(0, left)
}

// precedence returns how tightly the operator at the token binds, or -1 if it is none.
func (p *parser) precedence() int {
	switch {
	case p.is('+'), p.is('-'):
		return 20
	case p.is('*'):
		return 40
	case p.is('.') && p.structs:
		return 60
	}
	return -1
}

// operands reads the operators after left that bind at least as tightly as least, and their right operands.
func (p *parser) operands(least int, left Expr) Expr {
	for {
		binds := p.precedence()
		if binds < least {
			return left
		}
		if p.operators++; p.operators > maxOperators {
			p.wrong("less than "+strconv.Itoa(maxOperators)+" operators", "in a statement")
			return nil
		}
		op := p.char
		p.next()
		loc := p.loc // that of the right operand, as in MLIR
		right := p.primary()
		if right == nil {
			p.wrong("expression", "to complete binary operator")
			return nil
		}
		if binds < p.precedence() {
			if right = p.operands(binds+1, right); right == nil {
				return nil
			}
		}
		left = &Binary{At{loc}, op, left, right}
	}
}

func (p *parser) primary() Expr {
	loc := p.loc
	switch {
	case p.kind == identifier:
		name := p.name
		p.next()
		if p.is('(') {
			return p.call(loc, name)
		}
		return &Variable{At{loc}, name}
	case p.kind == number:
		return p.numeral()
	case p.is('('):
		p.next()
		e := p.expression()
		if e == nil || !p.take(')', "to close expression with parentheses") {
			return nil
		}
		return e
	case p.is('['):
		if l := p.literal(); l != nil {
			return l
		}
		return nil
	case p.is('{') && p.structs:
		if l := p.structLiteral(); l != nil {
			return l
		}
		return nil
	case p.is(';'), p.is('}'):
		return nil
	}
	p.messages.WriteString("unknown token '" + strconv.Itoa(p.code()) + "' when expecting an expression\n")
	return nil
}

func (p *parser) numeral() *Number {
	n := &Number{At{p.loc}, p.value}
	p.next()
	return n
}

// call reads the arguments of a call.
func (p *parser) call(loc Location, name string) Expr {
	p.next()
	var args []Expr
	for !p.is(')') || len(args) > 0 {
		a := p.expression()
		if a == nil {
			return nil
		}
		args = append(args, a)
		if p.is(')') {
			break
		}
		if !p.is(',') {
			p.wrong(", or )", "in argument list")
			return nil
		}
		p.next()
	}
	p.next()
	if name != "print" {
		return &Call{At{loc}, name, args}
	}
	if len(args) != 1 {
		p.wrong("<single arg>", "as argument to print()")
		return nil
	}
	return &Print{At{loc}, args[0]}
}

// literal reads a list of numbers or of lists with one shape.
func (p *parser) literal() *Literal {
	l := &Literal{At: At{p.loc}}
	if l.Values = p.values(']', "in literal expression", p.element); l.Values == nil {
		return nil
	}
	if !l.measure() {
		p.wrong("uniform well-nested dimensions", "inside literal expression")
		return nil
	}
	return l
}

// element reads a number or list. As in field, a nil pointer in an Expr is none.
func (p *parser) element() Expr {
	switch {
	case p.is('['):
		if l := p.literal(); l != nil {
			return l
		}
		return nil
	case p.kind == number:
		return p.numeral()
	}
	p.wrong("<num> or [", "in literal expression")
	return nil
}

// values reads values between the token that is next and end. The result is nil after an error.
func (p *parser) values(end byte, where string, value func() Expr) []Expr {
	if p.depth++; p.depth > maxDepth {
		p.wrong("less than "+strconv.Itoa(maxDepth)+" levels", "of nested literals")
		return nil
	}
	defer func() { p.depth-- }()
	p.next()
	var list []Expr
	for {
		v := value()
		if v == nil {
			return nil
		}
		list = append(list, v)
		if p.is(end) {
			break
		}
		if !p.is(',') {
			p.wrong(string(end)+" or ,", where)
			return nil
		}
		p.next()
	}
	p.next()
	return list
}

// measure sets the shape. It returns false if the elements differ in theirs.
func (l *Literal) measure() bool {
	first, nested := l.Values[0].(*Literal)
	l.Dims = []int64{int64(len(l.Values))}
	if nested {
		l.Dims = append(l.Dims, first.Dims...)
	}
	for _, v := range l.Values {
		inner, ok := v.(*Literal)
		if ok != nested || ok && !slices.Equal(inner.Dims, first.Dims) {
			return false
		}
	}
	return true
}

// structLiteral reads values of the fields between braces.
func (p *parser) structLiteral() *StructLiteral {
	l := &StructLiteral{At: At{p.loc}}
	if l.Values = p.values('}', "in struct literal expression", p.field); l.Values == nil {
		return nil
	}
	return l
}

// field reads a value of a structure. The results of other methods are checked here, since a nil pointer in an Expr is none.
func (p *parser) field() Expr {
	switch {
	case p.is('['):
		if l := p.literal(); l != nil {
			return l
		}
	case p.kind == number:
		return p.numeral()
	case p.is('{'):
		if l := p.structLiteral(); l != nil {
			return l
		}
	default:
		p.wrong("{, [, or number", "in struct literal expression")
	}
	return nil
}
