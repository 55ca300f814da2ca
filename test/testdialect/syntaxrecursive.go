package testdialect

import (
	"sync/atomic"

	"github.com/spvc/spvc/ir"
)

// recursiveType is a type with a name that may contain itself. Its body is set once.
type recursiveType struct {
	ir.TypeBase
	name string
	body atomic.Pointer[ir.Type]
}

func (t *recursiveType) inside() ir.Type {
	if b := t.body.Load(); b != nil {
		return *b
	}
	return nil
}

// setBody sets the body. It returns false if another one is set.
func (t *recursiveType) setBody(b ir.Type) bool {
	t.Context().NoteState()
	return t.body.CompareAndSwap(nil, &b) || t.inside() == b
}

type recursiveKey struct {
	def  *ir.TypeDef
	name string
}

func recursiveNamed(c *ir.Context, def *ir.TypeDef, name string) *recursiveType {
	return ir.Intern(c, recursiveKey{def, name}, func(k recursiveKey) *recursiveType {
		return &recursiveType{TypeBase: ir.NewTypeBase(c, k.def), name: k.name}
	})
}

// recursiveClass declares `!test.test_rec<name, body>`, whose body has no prefix.
func recursiveClass() *ir.TypeDef {
	return recursive("test_rec",
		func(p *ir.Parser) (ir.Type, bool) { return p.ParseTypeOf("test") },
		func(p *ir.Printer, t ir.Type) { p.TypeWithoutDialect(t) })
}

// recursiveAliasClass declares `!test.test_rec_alias<name, body>`, whose name is its alias.
func recursiveAliasClass() *ir.TypeDef {
	return recursive("test_rec_alias", (*ir.Parser).ParseType, (*ir.Printer).Type)
}

func recursive(mnemonic string, parse func(p *ir.Parser) (ir.Type, bool), print func(p *ir.Printer, t ir.Type)) *ir.TypeDef {
	def := &ir.TypeDef{Dialect: "test", Mnemonic: mnemonic, Mutable: true}
	def.Parse = func(p *ir.Parser) ir.Type {
		if !p.ParseLess() {
			return nil
		}
		name, ok := p.ParseAnyKeyword()
		if !ok {
			return nil
		}
		t := recursiveNamed(p.Context(), def, name)
		if !p.Enter(t) {
			if !p.ParseGreater() {
				return nil
			}
			return t
		}
		defer p.Leave(t)
		if !p.ParseComma() {
			return nil
		}
		body, ok := parse(p)
		if !ok || !p.ParseGreater() || !t.setBody(body) {
			return nil
		}
		return t
	}
	def.Print = func(p *ir.Printer, t ir.Type) {
		r := t.(*recursiveType)
		p.Str("<" + r.name)
		if p.Enter(r) {
			if b := r.inside(); b != nil {
				p.Str(", ")
				print(p, b)
			}
			p.Leave(r)
		}
		p.Byte('>')
	}
	return def
}
