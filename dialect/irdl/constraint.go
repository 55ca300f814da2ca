package irdl

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// constraint checks an attribute; a type is an attribute, too. It reports through emit, which may be nil, and returns false if a is wrong.
type constraintFunc func(m *match, a ir.Attribute, emit emitter) bool

// emitter reports an error and returns false.
type emitter func(msg string) bool

func (e emitter) fail(msg func() string) bool {
	if e != nil {
		e(msg())
	}
	return false
}

// match is one check of a type, an attribute or an operation. A constraint that it meets a second time accepts only the attribute that it
// accepted the first time.
type match struct {
	constraints []constraintFunc
	bound       []ir.Attribute
}

func newMatch(constraints []constraintFunc) *match {
	return &match{constraints, make([]ir.Attribute, len(constraints))}
}

// check checks a with constraint i.
func (m *match) check(i int, a ir.Attribute, emit emitter) bool {
	if b := m.bound[i]; b != nil {
		return b == a || emit.fail(func() string { return "expected '" + ir.AttrString(b) + "' but got '" + ir.AttrString(a) + "'" })
	}
	if !m.constraints[i](m, a, emit) {
		return false
	}
	m.bound[i] = a
	return true
}

func anything(*match, ir.Attribute, emitter) bool { return true }

// is returns the constraint that accepts want, which may be of another context than what it checks.
func is(want ir.Attribute) constraintFunc {
	text := ir.AttrString(want)
	own := &expected{text}
	return func(_ *match, a ir.Attribute, emit emitter) bool {
		if a == want || a.Context() != want.Context() && a == own.in(a.Context()) {
			return true
		}
		return emit.fail(func() string { return "expected '" + text + "' but got '" + ir.AttrString(a) + "'" })
	}
}

// expected is the attribute that a constraint accepts, as text. The contexts read it when they need it.
type expected struct{ text string }

// expectedIn is an expected attribute in a context, nil if the context cannot read the text.
type expectedIn struct{ attr ir.Attribute }

// in returns the attribute in the context.
func (e *expected) in(c *ir.Context) ir.Attribute {
	if v := ir.Interned[*expected, *expectedIn](c, e); v != nil {
		return v.attr
	}
	a, _ := ir.ParseAttr(c, e.text)
	return ir.Intern(c, e, func(*expected) *expectedIn { return &expectedIn{a} }).attr
}

// anyOf returns the constraint that accepts what one of the others accepts.
func anyOf(list []int) constraintFunc {
	return func(m *match, a ir.Attribute, emit emitter) bool {
		for _, i := range list {
			if m.check(i, a, nil) {
				return true
			}
		}
		return emit.fail(func() string { return "'" + ir.AttrString(a) + "' does not satisfy the constraint" })
	}
}

// allOf returns the constraint that accepts what all others accept.
func allOf(list []int) constraintFunc {
	return func(m *match, a ir.Attribute, emit emitter) bool {
		for _, i := range list {
			if !m.check(i, a, emit) {
				return false
			}
		}
		return true
	}
}

// typeNamed and attrNamed return the constraints that accept a class of types or attributes with the name that MLIR gives it.
func typeNamed(name string) constraintFunc {
	return func(_ *match, a ir.Attribute, emit emitter) bool {
		t, ok := a.(*ir.TypeAttr)
		if !ok {
			return emit.fail(func() string { return "expected type, got attribute '" + ir.AttrString(a) })
		}
		got := ir.TypeClassName(t.Value)
		return got == name || emit.fail(func() string { return "expected base type '" + name + "' but got '" + got + "'" })
	}
}

func attrNamed(name string) constraintFunc {
	return func(_ *match, a ir.Attribute, emit emitter) bool {
		got := ir.AttrClassName(a)
		return got == name || emit.fail(func() string { return "expected base attribute '" + name + "' but got '" + got + "'" })
	}
}

// parametricType returns the constraint that accepts types of the class whose parameters the constraints params accept.
func parametricType(def *ir.TypeDef, params []int) constraintFunc {
	return func(m *match, a ir.Attribute, emit emitter) bool {
		t, ok := a.(*ir.TypeAttr)
		if !ok {
			return emit.fail(func() string { return "expected type, got attribute '" + ir.AttrString(a) })
		}
		d, ok := t.Value.(*ir.DynamicType)
		if !ok || d.TypeDef() != def {
			return emit.fail(func() string {
				return "expected base type '" + def.Dialect + "." + def.Mnemonic + "' but got '" + ir.AttrString(a) + "'"
			})
		}
		return m.params(def.Dialect+"."+def.Mnemonic, d.Params, params, emit)
	}
}

// parametricAttr is parametricType for attributes.
func parametricAttr(def *ir.AttrClass, params []int) constraintFunc {
	return func(m *match, a ir.Attribute, emit emitter) bool {
		d, ok := a.(*ir.DynamicAttr)
		if !ok || d.AttrDef() != def {
			return emit.fail(func() string { // MLIR has the two names in this order
				return "expected base attribute '" + def.Mnemonic + "." + def.Dialect + "' but got '" + ir.AttrString(a) + "'"
			})
		}
		return m.params(def.Dialect+"."+def.Mnemonic, d.Params, params, emit)
	}
}

func (m *match) params(class string, list []ir.Attribute, constraints []int, emit emitter) bool {
	if len(list) != len(constraints) {
		return emit.fail(func() string {
			return "attribute '" + class + "' expects " + strconv.Itoa(len(list)) + " parameters but got " + strconv.Itoa(len(constraints))
		})
	}
	for i, a := range list {
		if !m.check(constraints[i], a, emit) {
			return false
		}
	}
	return true
}
