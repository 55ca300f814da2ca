// Package ub is the ub dialect: undefined behavior, which is represented by poison values.
//
// For example, this function
//
//	func.func @f() -> i32 {
//	  %c1 = arith.constant 1 : i32
//	  %p = ub.poison : i32
//	  %sum = arith.addi %p, %c1 : i32
//	  return %sum : i32
//	}
//
// is this one after canonicalize, because a result that is computed from poison is poison:
//
//	func.func @f() -> i32 {
//	  %p = ub.poison : i32
//	  return %p : i32
//	}
package ub

import "github.com/spvc/spvc/ir"

// PoisonAttr is `#ub.poison`, the constant of a fully poisoned value.
type PoisonAttr struct{ ir.AttrBase }

// PoisonMarker is implemented by the attributes that ub.poison may hold
// (PoisonAttrInterface).
type PoisonMarker interface {
	ir.Attribute
	IsPoison()
}

// IsPoison marks the attribute as poison.
func (*PoisonAttr) IsPoison() {}

// PoisonAttrDef is the class of [PoisonAttr].
var PoisonAttrDef = &ir.AttrClass{Dialect: "ub", Mnemonic: "poison", Summary: "a fully poisoned value"}

type poisonKey struct{}

// PoisonOf returns the poison attribute of the context.
func PoisonOf(c *ir.Context) *PoisonAttr {
	return ir.Intern(c, poisonKey{}, func(poisonKey) *PoisonAttr { return &PoisonAttr{ir.NewAttrBase(c, PoisonAttrDef)} })
}

func isPoison(a ir.Attribute) bool {
	_, ok := ir.AttrInterface[PoisonMarker](a)
	return ok
}

var poisonKind = &ir.AttrConstraint{Summary: "PoisonAttrInterface instance", Match: isPoison, Base: isPoison}

// Poison declares ub.poison.
var Poison = &ir.OpDef{
	Name:    "ub.poison",
	Summary: "Poisoned constant operation.",
	Attrs:   []ir.AttrDef{{Name: "value", Type: poisonKind, Default: "#ub.poison"}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	Format:  "attr-dict (`<` $value^ `>`)? `:` type($result)",
}

// Unreachable declares ub.unreachable.
var Unreachable = &ir.OpDef{
	Name:     "ub.unreachable",
	Summary:  "Unreachable operation.",
	Traits:   []ir.Trait{ir.Terminator},
	Format:   "attr-dict",
	Versions: ir.Since(22),
}

// Dialect returns the ub dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       "ub",
		Ops:        []ir.OpEntry{{Def: Poison, Fold: foldPoison}, {Def: Unreachable}},
		ParseAttr:  parseAttr,
		Constant:   Materialize,
		Interfaces: []any{ir.InlineOps{}},
	}
}

func parseAttr(p *ir.Parser, mnemonic string, _ ir.Type) (ir.Attribute, bool) {
	if mnemonic != PoisonAttrDef.Mnemonic {
		return nil, false
	}
	return PoisonOf(p.Context()), true
}

func foldPoison(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return append(out, ir.FoldResult{Attr: op.Prop(0)}), true
}

// NewPoison creates ub.poison of type t.
func NewPoison(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	return Materialize(b, PoisonOf(b.Context()), t, loc).Result(0)
}

// Materialize creates ub.poison for a [PoisonAttr]. It returns nil for any other attribute.
func Materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if _, ok := value.(*PoisonAttr); !ok {
		return nil
	}
	return b.Create(loc, Poison, nil, []ir.Type{t}, ir.Named("value", value))
}
