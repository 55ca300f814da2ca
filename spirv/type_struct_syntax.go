package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// parseStruct reads a literal or identified struct. Inside its own body, an identified
// struct is written `!spirv.struct<name>`.
func parseStruct(p *ir.Parser) ir.Type {
	start := p.MnemonicLoc()
	if !p.ParseLess() {
		return nil
	}
	return parseStructBody(p, start)
}

// parseStructBody reads the rest of a struct after its <. start is the location of the
// struct.
func parseStructBody(p *ir.Parser, start ir.Location) ir.Type {
	var named *StructType
	if name, ok := p.ParseOptionalAnyKeyword(); ok {
		named = IdentifiedStruct(p.Context(), name)
		first := p.Enter(named)
		if first {
			defer p.Leave(named)
		}
		if p.ParseOptionalGreater() {
			if first {
				p.EmitError(start, "recursive struct reference not nested in struct definition")
				return nil
			}
			return named
		}
		if !p.ParseComma() {
			return nil
		}
		if !first {
			p.EmitError(start, "identifier already used for an enclosing struct")
			return nil
		}
	}
	members, hasOffset, ok := parseMembers(p, start)
	if !ok {
		return nil
	}
	decorations, ok := parseStructDecorations(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	if named == nil {
		return StructOf(p.Context(), members, hasOffset, decorations...)
	}
	if !named.SetBody(members, hasOffset, decorations...) {
		p.EmitError(start, "identifier already used for a struct with other members")
		return nil
	}
	p.OnRollback(named.withdrawBody)
	return named
}

func parseMembers(p *ir.Parser, start ir.Location) (members []Member, hasOffset, ok bool) {
	if !p.ParseLParen() {
		return nil, false, false
	}
	if p.ParseOptionalRParen() {
		return nil, false, true
	}
	return parseMemberList(p, start, nil, p.ParseRParen)
}

// parseMemberList reads members until end returns true. first is the type of the first
// member if it was already read.
func parseMemberList(p *ir.Parser, start ir.Location, first ir.Type, end func() bool) (members []Member, hasOffset, ok bool) {
	offsets := 0
	for {
		t := first
		if t == nil {
			if t, ok = p.ParseType(); !ok {
				return nil, false, false
			}
		}
		first = nil
		members = append(members, Member{Type: t})
		if p.ParseOptionalLSquare() && !parseMemberDecorations(p, members, &offsets) {
			return nil, false, false
		}
		if !p.ParseOptionalComma() {
			break
		}
	}
	if offsets != 0 && offsets != len(members) {
		return nil, false, p.EmitError(start, "offset specification must be given for all members")
	}
	return members, offsets != 0, end()
}

// parseMemberDecorations reads `offset, Decoration, Decoration=value]` for the last of
// members.
func parseMemberDecorations(p *ir.Parser, members []Member, offsets *int) bool {
	m := &members[len(members)-1]
	loc := p.Loc()
	v, present, ok := p.ParseOptionalIntegerOfWidth(32)
	if !ok {
		return false
	}
	if present {
		if *offsets != len(members)-1 {
			return p.EmitError(loc, "offset specification must be given for all members")
		}
		*offsets++
		m.Offset = uint32(v)
	}
	if p.ParseOptionalRSquare() {
		return true
	}
	if present && !p.ParseComma() {
		return false
	}
	for {
		d, ok := parseDecoration(p)
		if !ok {
			return false
		}
		m.Decorations = append(m.Decorations, d)
		if !p.ParseOptionalComma() {
			return p.ParseRSquare()
		}
	}
}

// parseDecoration reads `Decoration` or `Decoration=value`.
func parseDecoration(p *ir.Parser) (MemberDecoration, bool) {
	d, ok := parseTypeEnum(p, spec.KindDecoration)
	md := MemberDecoration{Decoration: spec.Decoration(d)}
	if ok && p.ParseOptionalEqual() {
		md.HasValue = true
		md.Value, ok = parseUint32(p)
	}
	return md, ok
}

// structDecorations are the versions of MLIR that have decorations of structs.
var structDecorations = ir.Since(22)

// parseStructDecorations reads the decorations of a struct after its members: `, Block, Decoration=value`.
func parseStructDecorations(p *ir.Parser) (ds []MemberDecoration, ok bool) {
	for p.ParseOptionalComma() {
		d, ok := parseDecoration(p)
		if !ok {
			return nil, false
		}
		if d.Decoration == spec.DecorationBlock && !structDecorations.Has(p.Context().MLIR()) {
			continue
		}
		ds = append(ds, d)
	}
	return ds, true
}

func printStruct(p *ir.Printer, t ir.Type) {
	s := t.(*StructType)
	p.Byte('<')
	if s.IsIdentified() {
		p.Str(s.Name)
		if !p.Enter(s) {
			p.Byte('>')
			return
		}
		defer p.Leave(s)
		p.Str(", ")
	}
	p.Byte('(')
	hasOffset := s.HasOffset()
	for i := range s.Members() {
		if i > 0 {
			p.Str(", ")
		}
		printMember(p, &s.Members()[i], hasOffset)
	}
	p.Byte(')')
	for _, d := range s.Decorations() {
		p.Str(", ")
		printDecoration(p, d)
	}
	p.Byte('>')
}

func printMember(p *ir.Printer, m *Member, hasOffset bool) {
	p.Type(m.Type)
	if !hasOffset && len(m.Decorations) == 0 {
		return
	}
	p.Str(" [")
	if hasOffset {
		p.Uint(uint64(m.Offset))
	}
	for i, d := range m.Decorations {
		if i > 0 || hasOffset {
			p.Str(", ")
		}
		printDecoration(p, d)
	}
	p.Byte(']')
}

func printDecoration(p *ir.Printer, d MemberDecoration) {
	p.Enum(ir.EnumOf(DecorationAttr), uint64(d.Decoration))
	if d.HasValue {
		p.Byte('=')
		p.Uint(uint64(d.Value))
	}
}

// beyondStruct says which versions of MLIR have decorations of structs.
func beyondStruct(t ir.Type, v ir.Version) (what string, has ir.Span) {
	if has = ir.Since(22); len(t.(*StructType).Decorations()) > 0 && !has.Has(v) {
		return "a decoration of type " + ir.QuoteType(t), has
	}
	return "", ir.Span{}
}
