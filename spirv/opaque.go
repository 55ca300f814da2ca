package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/encoding"
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
	why := encoding.WalkOpaque(code, lists[0], func(spec.Kind, ir.Attribute) bool { return true })
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
		if why := encoding.WalkParams(operands, e.Elements[2:], func(spec.Kind, ir.Attribute) bool { return true }); why != "" {
			return why
		}
	}
	return ""
}

// extOperandsFit reports whether an instruction of an extended set, if it is one, can have as many operands.
func extOperandsFit(code spec.Opcode, op *ir.Operation) bool {
	if code != spec.OpExtInst {
		return true
	}
	params := encoding.OpaqueParams(op)
	setName, _ := params[0].(*ir.StringAttr)
	name, _ := params[1].(*ir.StringAttr)
	if setName == nil || name == nil {
		return true
	}
	set, known := spec.ParseExtInstSet(setName.Value)
	if !known {
		return true
	}
	number, known := set.Inst(name.Value)
	return !known || set.TakesOperands(number, len(params)-2)
}

func verifyOpaque(op *ir.Operation) bool {
	code, known := encoding.OpaqueOpcode(op)
	if !known {
		return op.EmitOpError("unknown instruction " + ir.AttrString(op.Attr("opcode")))
	}
	values := 0
	info := spec.Info(code)
	why := encoding.WalkOpaque(code, encoding.OpaqueParams(op), func(_ spec.Kind, a ir.Attribute) bool {
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
	case !extOperandsFit(code, op):
		return op.EmitOpError("has a number of operands that " + ir.AttrString(encoding.OpaqueParams(op)[1]) + " does not take")
	case typed && !info.HasResultType:
		return op.EmitOpError("has a result, which " + info.Name + " does not have")
	case !typed && info.HasResultType && !op.Is(OpaqueInst):
		return op.EmitOpError("lacks the result of " + info.Name)
	}
	return true
}
