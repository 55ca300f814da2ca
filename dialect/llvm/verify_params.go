package llvm

import "github.com/spvc/spvc/ir"

// What an attribute of a parameter is, and to which types it may be attached.
const (
	unitValue = iota
	typeValue
	integerValue
	anyValue
)

const (
	onAnything = iota
	onPointers
	onIntegers
)

// paramRule says what an attribute of a parameter or a result must satisfy.
type paramRule struct {
	name     string
	value    uint8
	on       uint8
	noResult bool // only parameters can have it
	since    ir.Version
}

var paramRules = [...]paramRule{
	{name: "align", value: integerValue, on: onPointers},
	{name: "alignstack", value: integerValue, on: onPointers, noResult: true},
	{name: "allocalign", value: anyValue, noResult: true},
	{name: "allocptr", value: anyValue, noResult: true},
	{name: "byref", value: typeValue, on: onPointers, noResult: true},
	{name: "byval", value: typeValue, on: onPointers, noResult: true},
	{name: "dereferenceable", value: integerValue, on: onPointers},
	{name: "dereferenceable_or_null", value: integerValue, on: onPointers},
	{name: "elementtype", value: typeValue, on: onPointers, since: 20},
	{name: "inalloca", value: typeValue, on: onPointers, noResult: true},
	{name: "inreg", value: unitValue},
	{name: "nest", value: unitValue, on: onPointers, noResult: true},
	{name: "noalias", value: unitValue, on: onPointers},
	{name: "nocapture", value: unitValue, on: onPointers, noResult: true},
	{name: "nofree", value: unitValue, on: onPointers, noResult: true},
	{name: "nonnull", value: unitValue, on: onPointers},
	{name: "noundef", value: unitValue},
	{name: "preallocated", value: typeValue, on: onPointers, noResult: true},
	{name: "readnone", value: unitValue, on: onPointers, noResult: true},
	{name: "readonly", value: unitValue, on: onPointers, noResult: true},
	{name: "returned", value: unitValue, noResult: true},
	{name: "signext", value: unitValue, on: onIntegers},
	{name: "sret", value: typeValue, on: onPointers, noResult: true},
	{name: "writeonly", value: unitValue, on: onPointers, noResult: true},
	{name: "zeroext", value: unitValue, on: onIntegers},
}

// ruleOf returns the rule of an attribute called llvm.…, or nil if there is none.
func ruleOf(c *ir.Context, name string) *paramRule {
	const prefix = dialectName + "."
	for i := range paramRules {
		r := &paramRules[i]
		if len(name) == len(prefix)+len(r.name) && name[len(prefix):] == r.name && c.MLIR() >= r.since {
			return r
		}
	}
	return nil
}

// verifyParam checks an attribute of a parameter or a result of type t. Types that are not converted to LLVM's yet can have all.
func verifyParam(op *ir.Operation, t ir.Type, a ir.NamedAttribute) bool {
	r := ruleOf(op.Context(), a.Name)
	if r == nil {
		return true
	}
	quoted := "\"" + a.Name + "\""
	switch r.value {
	case unitValue:
		if _, ok := a.Value.(*ir.UnitAttr); !ok {
			return op.EmitError(quoted + " should be a unit attribute")
		}
	case typeValue:
		if _, ok := a.Value.(*ir.TypeAttr); !ok {
			return op.EmitError(quoted + " should be a type attribute")
		}
	case integerValue:
		if _, ok := a.Value.(*ir.IntegerAttr); !ok {
			return op.EmitError(quoted + " should be an integer attribute")
		}
	}
	switch {
	case !Compatible(t):
	case r.on == onPointers && !isA[*PointerType](t):
		if r.name == "alignstack" && op.Context().MLIR() > 19 {
			return true
		}
		return op.EmitError(quoted + " attribute attached to non-pointer LLVM type")
	case r.on == onIntegers && !isA[*ir.IntegerType](t):
		return op.EmitError(quoted + " attribute attached to non-integer LLVM type")
	}
	return true
}

func verifyArgAttr(op *ir.Operation, _, arg int, a ir.NamedAttribute) bool {
	if t := signatureOf(op); t != nil && arg < len(t.Inputs) {
		return verifyParam(op, t.Inputs[arg], a)
	}
	return true
}

func verifyResultAttr(op *ir.Operation, _, result int, a ir.NamedAttribute) bool {
	t := signatureOf(op)
	if t == nil || result >= len(t.Results) {
		return true
	}
	if r := ruleOf(op.Context(), a.Name); r != nil && r.noResult {
		return op.EmitError("\"" + a.Name + "\" is not a valid result attribute")
	}
	return verifyParam(op, t.Results[result], a)
}

func signatureOf(op *ir.Operation) *ir.FunctionType {
	if m, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
		return m.FunctionType(op)
	}
	return nil
}

// verifyOpAttr checks the attributes that operations of other dialects have.
func verifyOpAttr(op *ir.Operation, a ir.NamedAttribute) bool {
	if a.Name != "llvm.data_layout" {
		return true
	}
	s, ok := a.Value.(*ir.StringAttr)
	if !ok {
		return op.EmitOpError("expected 'llvm.data_layout' to be a string attributes")
	}
	if why := WrongDataLayout(s.Value, op.Context().MLIR()); why != "" {
		return op.EmitOpError("invalid data layout descriptor: " + why)
	}
	return true
}

// materialize makes the operation of a constant that a fold returned.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	var def *ir.OpDef
	switch a := value.(type) {
	case *ir.SymbolRefAttr:
		if len(a.Nested) > 0 || !isA[*PointerType](t) {
			return nil
		}
		return b.Create(loc, AddressOf, nil, []ir.Type{t}, ir.Named("global_name", a))
	case ir.TypedAttr:
		if a.Type() != t || !Compatible(t) || !isNumbers(value) {
			return nil
		}
		return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", a))
	default:
		if def = opOfValue(value); def == nil {
			return nil
		}
	}
	return b.Create(loc, def, nil, []ir.Type{t})
}

// isNumbers reports whether a constant may hold an attribute: a number or elements.
func isNumbers(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseElementsAttr, *ir.SparseElementsAttr, *ir.DenseResourceAttr:
		return true
	}
	return false
}
