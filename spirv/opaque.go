package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// Opaque ops are instructions that the dialect has no op for, or whose operands
// that op does not take, as the grammar describes them. Their params list the
// operands in the grammar's order, result type and id left out:
//
//   - unit stands for the next SSA operand;
//   - a type, a symbol, or a constant (a typed attribute, or [type, value], where
//     unit is an undefined value) stands for its id;
//   - a string is an enumerant's name ("A|B" for masks), a literal string, the
//     name of an opcode, of an extended set or of an instruction of it, or at the
//     place of an id the text of an OpString;
//   - an i64 is a literal word.
//
// Without params all operands are SSA operands.
var (
	OpaqueInst = &ir.OpDef{
		Name:     "spirv.opaque.inst",
		Summary:  "an instruction that the dialect has no op for",
		Operands: []ir.ValueDef{ir.VariadicOf("arguments", ir.AnyType)},
		Attrs:    opaqueAttrs,
		Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType, Quantity: ir.Optional}},
		Traits:   []ir.Trait{InFunctionScope},
		Format:   "$opcode `(` $arguments `)` ($params^)? attr-dict `:` functional-type($arguments, results)",
	}
	OpaqueTerminator = &ir.OpDef{
		Name:     "spirv.opaque.terminator",
		Summary:  "an instruction that ends a block and that the dialect has no op for",
		Operands: []ir.ValueDef{ir.VariadicOf("arguments", ir.AnyType)},
		Attrs:    opaqueAttrs,
		Traits:   []ir.Trait{InFunctionScope, ir.Terminator},
		Format:   "$opcode (`(` $arguments^ `:` type($arguments) `)`)? ($params^)? attr-dict",
	}
	// OpaqueGlobal has the type of the instruction's result, if there is one.
	OpaqueGlobal = &ir.OpDef{
		Name:    "spirv.opaque.global",
		Summary: "an instruction of the module that the dialect has no op for",
		Attrs: []ir.AttrDef{{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "opcode", Type: ir.StringAttrKind},
			{Name: "params", Type: ir.ArrayAttrKind, Optional: true}, {Name: "type", Type: ir.TypeAttrKind, Optional: true}},
		Traits: []ir.Trait{InModuleScope, ir.Symbol},
		Format: "$sym_name $opcode ($params^)? attr-dict (`:` $type^)?",
	}
	// OpaqueMode is an instruction without a result that comes before the types, such
	// as OpExecutionModeId of specialization constants, or an unknown OpExtension.
	OpaqueMode = &ir.OpDef{
		Name:    "spirv.opaque.mode",
		Summary: "an instruction of the module's head that the dialect has no op for",
		Attrs:   opaqueAttrs,
		Traits:  []ir.Trait{InModuleScope},
		Format:  "$opcode ($params^)? attr-dict",
	}
	opaqueAttrs = []ir.AttrDef{{Name: "opcode", Type: ir.StringAttrKind}, {Name: "params", Type: ir.ArrayAttrKind, Optional: true}}
)

func opaqueEntries() []ir.OpEntry {
	var es []ir.OpEntry
	for _, d := range []*ir.OpDef{OpaqueInst, OpaqueTerminator, OpaqueGlobal, OpaqueMode} {
		es = append(es, ir.OpEntry{Def: d, Verify: verifyOpaque, Interfaces: []any{factsOf(d).demanding(nil, extraOpaque)}})
	}
	return es
}

// OpaqueType is a type declaration that the dialect has no type for, with the params of
// opaque ops and with its decorations, [member or -1, name, operands...] each. Examples
// are `!spirv.opaque<"OpTypeSampler">`, `!spirv.opaque<"OpTypeArray", [f32, @length]>`
// and `!spirv.opaque<"OpTypeArray", [f32, @length], [[-1, "ArrayStride", 4]]>`.
type OpaqueType struct {
	ir.TypeBase
	Opcode      spec.Opcode
	Params      *ir.ArrayAttr
	Decorations *ir.ArrayAttr
}

type opaqueKey struct {
	code                spec.Opcode
	params, decorations *ir.ArrayAttr
}

var opaqueDef = &ir.TypeDef{Dialect: dialectName, Mnemonic: "opaque", Print: printOpaqueType}

// OpaqueTypeOf returns the opaque type that code declares with params and decorations.
func OpaqueTypeOf(ctx *ir.Context, code spec.Opcode, params, decorations []ir.Attribute) *OpaqueType {
	return ir.Intern(ctx, opaqueKey{code, ctx.Array(params), ctx.Array(decorations)}, func(k opaqueKey) *OpaqueType {
		return &OpaqueType{ir.NewTypeBase(ctx, opaqueDef, ir.Attribute(k.params), ir.Attribute(k.decorations)), k.code, k.params, k.decorations}
	})
}

func printOpaqueType(p *ir.Printer, t ir.Type) {
	o := t.(*OpaqueType)
	p.Str("<\"")
	p.Str(o.Opcode.String())
	p.Byte('"')
	if len(o.Params.Elements) > 0 || len(o.Decorations.Elements) > 0 {
		p.Str(", ")
		p.Attr(o.Params)
	}
	if len(o.Decorations.Elements) > 0 {
		p.Str(", ")
		p.Attr(o.Decorations)
	}
	p.Byte('>')
}

func parseOpaqueType(p *ir.Parser) ir.Type {
	if !p.ParseLess() {
		return nil
	}
	loc := p.Loc()
	name, ok := p.ParseString()
	if !ok {
		return nil
	}
	code, known := spec.ParseOpcode(name)
	if !known || spec.Info(code).Class != spec.ClassTypeDeclaration {
		p.EmitError(loc, "unknown type declaration: "+name)
		return nil
	}
	var lists [2][]ir.Attribute
	for i := range lists {
		if !p.ParseOptionalComma() {
			break
		}
		a, ok := p.ParseAttr(nil)
		if !ok {
			return nil
		}
		list, ok := a.(*ir.ArrayAttr)
		if !ok {
			p.EmitError(loc, "params and decorations of an opaque type must be arrays")
			return nil
		}
		lists[i] = list.Elements
	}
	if !p.ParseGreater() {
		return nil
	}
	why := WalkOpaque(code, lists[0], func(spec.Kind, ir.Attribute) bool { return true })
	if why == "" {
		why = checkDecorations(lists[1])
	}
	if why != "" {
		p.EmitError(loc, "opaque type "+why)
		return nil
	}
	return OpaqueTypeOf(p.Context(), code, lists[0], lists[1])
}

// checkDecorations returns the error in the decorations of an opaque type, or "" if
// they are valid.
func checkDecorations(list []ir.Attribute) string {
	for _, a := range list {
		e, ok := a.(*ir.ArrayAttr)
		if !ok || len(e.Elements) < 2 {
			return "has a malformed decoration"
		}
		_, isInt := e.Elements[0].(*ir.IntegerAttr)
		name, isString := e.Elements[1].(*ir.StringAttr)
		if !isInt || !isString {
			return "has a malformed decoration"
		}
		d, known := spec.ParseDecoration(name.Value)
		if !known {
			return "has an unknown decoration " + name.Value
		}
		operands := spec.KindDecoration.Enumerant(uint32(d)).Params
		if why := WalkParams(operands, e.Elements[2:], func(spec.Kind, ir.Attribute) bool { return true }); why != "" {
			return why
		}
	}
	return ""
}

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

func verifyOpaque(op *ir.Operation) bool {
	code, known := OpaqueOpcode(op)
	if !known {
		return op.EmitOpError("unknown instruction " + ir.AttrString(op.Attr("opcode")))
	}
	values := 0
	info := spec.Info(code)
	why := WalkOpaque(code, OpaqueParams(op), func(_ spec.Kind, a ir.Attribute) bool {
		if _, unit := a.(*ir.UnitAttr); unit {
			values++
		}
		return true
	})
	typed := op.NumResults() > 0
	if op.Is(OpaqueGlobal) {
		typed = op.Attr("type") != nil
	}
	switch {
	case why != "":
		return op.EmitOpError(why)
	case values != op.NumOperands():
		return op.EmitOpError("has another number of operands than of unit params")
	case typed && !info.HasResultType:
		return op.EmitOpError("has a result, which " + info.Name + " does not have")
	case !typed && info.HasResultType && !op.Is(OpaqueInst):
		return op.EmitOpError("lacks the result of " + info.Name)
	}
	return true
}
