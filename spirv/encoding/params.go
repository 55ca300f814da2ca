package encoding

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// opaqueWalk walks over params according to the grammar.
type opaqueWalk struct {
	rest  []ir.Attribute
	set   string
	tail  bool // the last param is a literal
	visit func(spec.Kind, ir.Attribute) bool
	why   string
}

// WalkOpaque calls visit for params in order, with the kinds that the grammar gives
// them, until visit returns false. It returns the reason if params do not fit the
// instruction code, or else "".
func WalkOpaque(code spec.Opcode, params []ir.Attribute, visit func(spec.Kind, ir.Attribute) bool) string {
	return WalkParams(spec.Info(code).Operands, params, visit)
}

// WalkParams is WalkOpaque for a list of operands, such as those of an enumerant.
func WalkParams(operands []spec.Operand, params []ir.Attribute, visit func(spec.Kind, ir.Attribute) bool) string {
	w := opaqueWalk{rest: params, visit: visit}
	if !w.list(operands) {
		return w.why
	}
	if len(w.rest) > 0 {
		return "has too many params"
	}
	return ""
}

func (w *opaqueWalk) list(operands []spec.Operand) bool {
	for _, o := range operands {
		switch {
		case o.Kind == spec.KindIdResult || o.Kind == spec.KindIdResultType:
			continue
		case o.Quantifier == spec.One:
			if len(w.rest) == 0 {
				w.why = "lacks a param of kind " + o.Kind.String()
				return false
			}
			if !w.one(o.Kind) {
				return false
			}
		case o.Quantifier == spec.Optional:
			if len(w.rest) > 0 && !w.one(o.Kind) {
				return false
			}
		default:
			for len(w.rest) > 0 {
				if !w.one(o.Kind) {
					return false
				}
			}
		}
	}
	return true
}

func (w *opaqueWalk) one(k spec.Kind) bool {
	if k.Category() == spec.Composite {
		for _, b := range k.Bases() {
			if !w.one(b) {
				return false
			}
		}
		return true
	}
	if len(w.rest) == 0 {
		w.why = "lacks a param of kind " + k.String()
		return false
	}
	a := w.rest[0]
	w.rest = w.rest[1:]
	if w.tail && len(w.rest) == 0 {
		k = spec.KindLiteralInteger
	}
	follow, ok := w.param(k, a)
	if !ok {
		w.why = "has a wrong param of kind " + k.String() + ": " + ir.AttrString(a)
		return false
	}
	if !w.visit(k, a) {
		w.why = "has an unsuitable param of kind " + k.String() + ": " + ir.AttrString(a)
		return false
	}
	if k == spec.KindLiteralContextDependentNumber {
		for len(w.rest) > 0 {
			if _, isInt := w.rest[0].(*ir.IntegerAttr); !isInt || !w.visit(k, w.rest[0]) {
				break
			}
			w.rest = w.rest[1:]
		}
	}
	return w.list(follow)
}

// param reports whether a can stand for an operand of kind k. It returns the operands
// that follow an operand with this value.
func (w *opaqueWalk) param(k spec.Kind, a ir.Attribute) (follow []spec.Operand, ok bool) {
	text, isText := a.(*ir.StringAttr)
	switch category := k.Category(); {
	case category == spec.ID:
		if isText && w.set == "" {
			w.set = text.Value
		}
		return nil, opaqueID(a)
	case category == spec.ValueEnum || category == spec.BitEnum:
		if !isText {
			return nil, false
		}
		v, ok := k.Parse(text.Value)
		if !ok {
			return nil, false
		}
		if category == spec.ValueEnum {
			return k.Enumerant(v).Params, true
		}
		for ; v != 0; v &= v - 1 {
			if e := k.Enumerant(v & -v); e != nil {
				follow = append(follow, e.Params...)
			}
		}
		return follow, true
	case k == spec.KindLiteralSpecConstantOpInteger:
		if !isText {
			return nil, false
		}
		code, ok := spec.ParseOpcode(text.Value)
		if !ok {
			return nil, false
		}
		return spec.Info(code).Operands, true
	}
	if isText {
		if k == spec.KindLiteralExtInstInteger {
			w.tail = HasLiteralTail(w.set, text.Value)
		}
		return nil, k == spec.KindLiteralString || k == spec.KindLiteralExtInstInteger
	}
	_, isInt := a.(*ir.IntegerAttr)
	return nil, isInt && k != spec.KindLiteralString
}

// HasLiteralTail reports whether the last operand of an extended instruction is a
// literal, although the grammar has ids in its place.
func HasLiteralTail(set, inst string) bool {
	if set != spec.OpenCLStd.String() {
		return false
	}
	switch inst {
	case "vloadn", "vload_halfn", "vloada_halfn", "vstore_half_r", "vstore_halfn_r", "vstorea_halfn_r":
		return true
	}
	return false
}

// opaqueID reports whether a can stand for an id.
func opaqueID(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.UnitAttr, *ir.SymbolRefAttr, *ir.TypeAttr, *ir.StringAttr:
		return true
	case *ir.ArrayAttr:
		if len(a.Elements) != 2 {
			return false
		}
		_, ok := a.Elements[0].(*ir.TypeAttr)
		return ok
	case ir.TypedAttr:
		return true
	}
	return false
}

// OpaqueOpcode returns the instruction of an opaque op. It returns false if the grammar
// has no instruction of that name.
func OpaqueOpcode(op *ir.Operation) (spec.Opcode, bool) {
	name, ok := op.Attr("opcode").(*ir.StringAttr)
	if !ok {
		return 0, false
	}
	return spec.ParseOpcode(name.Value)
}

// OpaqueParams returns the params of an opaque op. If all of its operands are SSA
// operands and params are absent, it returns a unit for each.
func OpaqueParams(op *ir.Operation) []ir.Attribute {
	if list, ok := op.Attr("params").(*ir.ArrayAttr); ok {
		return list.Elements
	}
	params := make([]ir.Attribute, op.NumOperands())
	for i := range params {
		params[i] = op.Context().Unit()
	}
	return params
}
