package irdl

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// onlyOnce is the trait of an operation whose body has each of the operations, whose names are separated by spaces, at most once.
type onlyOnce struct{ names string }

// TraitName returns the name of the trait.
func (t onlyOnce) TraitName() string { return "AtMostOneChildOf<" + t.names + ">" }

// VerifyTrait counts the operations of the body.
func (t onlyOnce) VerifyTrait(op *ir.Operation) bool {
	seen := map[string]bool{}
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		for child := b.First(); child != nil; child = child.Next() {
			name := child.Name()
			if !strings.Contains(" "+t.names+" ", " "+name+" ") {
				continue
			}
			if seen[name] {
				return op.EmitError("failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type " + name)
			}
			seen[name] = true
		}
	}
	return true
}

// isDialectName reports whether MLIR accepts s as the name of a dialect.
func isDialectName(s string) bool {
	for i := range len(s) {
		c := s[i]
		letter := c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_'
		if !letter && (i == 0 || c != '$' && (c < '0' || c > '9')) {
			return false
		}
	}
	return s != ""
}

func verifyDialect(op *ir.Operation) bool {
	return isDialectName(ir.SymbolName(op)) || op.EmitOpError("invalid dialect name")
}

// verifySymbolName returns the verifier of the name of what, which may begin with the sigil.
func verifySymbolName(what, sigil string) func(*ir.Operation) bool {
	return func(op *ir.Operation) bool {
		if !sinceNames.Has(op.Context().MLIR()) {
			return true
		}
		return verifyName(op, "name of "+what, strings.TrimPrefix(ir.SymbolName(op), sigil))
	}
}

// verifyName checks that name is one that MLIR can use in C++. what says in errors what has the name.
func verifyName(op *ir.Operation, what, name string) bool {
	if name == "" {
		return op.EmitError(what + " is empty")
	}
	mayUnderscore := false
	for i := range len(name) {
		c := name[i]
		switch {
		case c == '_':
			if !mayUnderscore {
				return op.EmitError(what + " should not contain leading or double underscores")
			}
		case c >= 'A' && c <= 'Z':
			return op.EmitError(what + " should not contain uppercase letters")
		case (c < 'a' || c > 'z') && (c < '0' || c > '9'):
			return op.EmitError(what + " must contain only lowercase letters, digits and underscores")
		}
		mayUnderscore = c != '_'
	}
	return true
}

// verifyNames returns the verifier of a list of what. Lists of versions without names have none.
//
//go:noinline
func verifyNames(what string) func(*ir.Operation) bool {
	return func(op *ir.Operation) bool {
		names, ok := op.Prop(slotNames).(*ir.ArrayAttr)
		if !ok {
			return true
		}
		if len(names.Elements) != op.NumOperands() {
			return op.EmitOpError("the number of " + what + "s and their names must be the same, but got " + strconv.Itoa(op.NumOperands()) +
				" and " + strconv.Itoa(len(names.Elements)) + " respectively")
		}
		seen := map[string]int{}
		for i, n := range names.Elements {
			name := n.(*ir.StringAttr).Value
			number := what + " #" + strconv.Itoa(i)
			if !verifyName(op, "name of "+number, name) {
				return false
			}
			if first, repeated := seen[name]; repeated {
				return op.EmitOpError("name of " + number + " is a duplicate of the name of " + what + " #" + strconv.Itoa(first))
			}
			seen[name] = i
		}
		return true
	}
}

// verifyValues returns the verifier of a list of operands or results.
func verifyValues(what string) func(*ir.Operation) bool {
	verify := verifyNames(what)
	return func(op *ir.Operation) bool {
		if n := len(op.Prop(slotVariadicity).(*variadicityList).text); n != op.NumOperands() {
			counted := "operand"
			if sinceNames.Has(op.Context().MLIR()) {
				counted = what
			}
			return op.EmitOpError("the number of " + counted + "s and their variadicities must be the same, but got " + strconv.Itoa(op.NumOperands()) +
				" and " + strconv.Itoa(n) + " respectively")
		}
		return verify(op)
	}
}

func verifyAttributes(op *ir.Operation) bool {
	if n := len(op.Prop(0).(*ir.ArrayAttr).Elements); n != op.NumOperands() {
		return op.EmitOpError("the number of attribute names and their constraints must be the same but got " + strconv.Itoa(n) +
			" and " + strconv.Itoa(op.NumOperands()) + " respectively")
	}
	return true
}

func verifyRegion(op *ir.Operation) bool {
	if n, ok := op.Prop(regionBlocks).(*ir.IntegerAttr); ok && n.Int64Or(0) <= 0 {
		return op.EmitOpError("the number of blocks is expected to be >= 1 but got " + strconv.FormatInt(n.Int64Or(0), 10))
	}
	return true
}

// verifyValueNames checks that no two of the operands, results and regions of an operation have the same name.
func verifyValueNames(op *ir.Operation) bool {
	owner := map[string]string{}
	for _, list := range []struct {
		def  *ir.OpDef
		what string
	}{{OperandsOp, "operands"}, {ResultsOp, "results"}, {RegionsOp, "regions"}} {
		child := childOf(op, list.def)
		if child == nil {
			continue
		}
		names, _ := child.Prop(slotNames).(*ir.ArrayAttr)
		if names == nil {
			continue
		}
		for _, n := range names.Elements {
			name := n.(*ir.StringAttr).Value
			if other := owner[name]; other != "" {
				return op.EmitOpError("contains a value named '" + name + "' for both its " + other + " and " + list.what)
			}
			owner[name] = list.what
		}
	}
	return true
}

// childOf returns the first operation in the body of op that def declares, or nil.
func childOf(op *ir.Operation, def *ir.OpDef) *ir.Operation {
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		for child := b.First(); child != nil; child = child.Next() {
			if child.Is(def) {
				return child
			}
		}
	}
	return nil
}

func verifyBase(op *ir.Operation) bool {
	ref, name := op.Prop(baseRef), op.Prop(baseName)
	if (ref == nil) == (name == nil) {
		return op.EmitOpError("the base type or attribute should be specified by either a name or a reference")
	}
	if s, ok := name.(*ir.StringAttr); ok && !strings.HasPrefix(s.Value, "!") && !strings.HasPrefix(s.Value, "#") {
		return op.EmitOpError("the base type or attribute name should start with '!' or '#'")
	}
	return true
}

// symbolUser verifies the reference to a class of irdl.base and irdl.parametric.
type symbolUser struct{}

// VerifySymbolUses checks that the reference is to a class that IRDL declares.
func (symbolUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	var def *ir.Operation
	if scope := scopeOf(op); scope != nil {
		def = tables.LookupRef(scope, ref)
	}
	if def == nil {
		return op.EmitOpError("symbol '" + ir.AttrString(ref) + "' not found")
	}
	if !def.Is(TypeOp) && !def.Is(AttributeOp) {
		return op.EmitOpError("symbol '" + ir.AttrString(ref) + "' does not refer to a type or attribute definition (refers to '" + def.Name() + "')")
	}
	return true
}

// scopeOf returns the operation where references in op begin, the one around its dialect, or nil.
func scopeOf(op *ir.Operation) *ir.Operation {
	if d := op.ParentOf(DialectOp); d != nil {
		return d.Parent()
	}
	return nil
}
