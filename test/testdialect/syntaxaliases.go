package testdialect

import "github.com/spvc/spvc/ir"

// aliases is the ir.AliasModel of the dialect.
type aliases struct{}

// AttrAlias names some strings by their contents.
func (aliases) AttrAlias(a ir.Attribute) string {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return ""
	}
	switch s.Value {
	case "alias_test:dot_in_name":
		return "test.alias"
	case "alias_test:trailing_digit":
		return "test_alias0"
	case "alias_test:prefixed_digit":
		return "0_test_alias"
	case "alias_test:prefixed_symbol":
		return "%test"
	case "alias_test:sanitize_conflict_a":
		return "test_alias_conflict0"
	case "alias_test:sanitize_conflict_b":
		return "test_alias_conflict0_"
	case "alias_test:tensor_encoding":
		return "test_encoding"
	}
	return ""
}

// TypeAlias names tuples of the simple type, one integer type and recursive types.
func (aliases) TypeAlias(t ir.Type) string {
	switch t := t.(type) {
	case *ir.TupleType:
		for _, e := range t.Types {
			if e.TypeDef() != simpleType {
				return ""
			}
		}
		if len(t.Types) > 0 {
			return "test_tuple"
		}
	case *ir.RecordType:
		if t.TypeDef().Mnemonic == "int" && t.Param(0) == any(int32(8)) && t.Param(1) == any(unsigned) {
			return "test_ui8"
		}
	case *recursiveType:
		switch {
		case t.TypeDef().Mnemonic == "test_rec_alias":
			return t.name
		case t.name == "type_to_alias":
			return "testrec"
		}
	}
	return ""
}
