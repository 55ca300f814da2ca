package llvm

import "github.com/spvc/spvc/ir"

// Positions is a list of small numbers, one decimal digit each: "02" is 0 and 2.
type Positions string

// Len returns the number of positions.
func (p Positions) Len() int { return len(p) }

// At returns position i.
func (p Positions) At(i int) int { return int(p[i] - '0') }

// Intrinsic describes the call of LLVM IR that an operation llvm.intr.* stands for. It is among the traits of the operation's row. The arguments
// of the call are the operands in their order; immediate arguments stand between them at their positions.
type Intrinsic struct {
	// Name is the name of the function without the types that LLVM appends to it, such as "llvm.smax".
	Name string
	// Results and Operands are the numbers of the results and operands whose types LLVM appends to the name: first those of the results, then
	// those of the operands. With Fields, Results are numbers of fields of the result, a struct.
	Results, Operands Positions
	Fields            bool
	// ImmediateAt are the positions of immediate arguments in the call, in ascending order. ImmediateSlots are the slots of the operation's
	// attributes that hold them. An absent attribute stands for -1, the unknown size of a lifetime.
	ImmediateAt, ImmediateSlots Positions
	// Metadata says that the immediate arguments are metadata: the rounding mode and the exception behavior of a constrained operation, or the
	// list of the scope that is declared.
	Metadata bool
	// Poison says that the call has one more argument at its end if the operation has not: a poison value of the type of the result.
	Poison bool
	// ElementAligned is 1 + the number of the operand that is aligned as the elements of the matrix, or 0.
	ElementAligned int8
}

// TraitName returns the name of the trait, which MLIR does not have.
func (*Intrinsic) TraitName() string { return "Intrinsic" }

// IntrinsicOf returns the description of op, or nil if op is not a call of an intrinsic function. Debug information (llvm.intr.dbg.*) has no call.
func IntrinsicOf(op *ir.Operation) *Intrinsic {
	if def := op.Def(); def != nil && len(def.Traits) > 0 {
		in, _ := def.Traits[0].(*Intrinsic)
		return in
	}
	return nil
}

// intrinsic makes the row of llvm.intr.mnemonic, a call of llvm.mnemonic.
//
//go:noinline
func intrinsic(mnemonic string, results, operands Positions, traits ...ir.Trait) *ir.OpDef {
	name := "llvm." + mnemonic
	return &ir.OpDef{
		Name: "llvm.intr." + mnemonic, Summary: "calls the intrinsic function " + name,
		Traits: append([]ir.Trait{&Intrinsic{Name: name, Results: results, Operands: operands}}, traits...),
	}
}

// takes adds an operand for each of names.
//
//go:noinline
func takes(def *ir.OpDef, t *ir.TypeConstraint, names ...string) *ir.OpDef {
	def.Operands = append(def.Operands, ir.ValuesOf(t, names...)...)
	return def
}

// gives adds the result, called res.
//
//go:noinline
func gives(def *ir.OpDef, t *ir.TypeConstraint) *ir.OpDef {
	def.Results = ir.ValuesOf(t, "res")
	return def
}

// immediate adds an attribute that is the argument at of the call.
//
//go:noinline
func immediate(def *ir.OpDef, at byte, name string, kind *ir.AttrConstraint) *ir.OpDef {
	in := def.Traits[0].(*Intrinsic)
	in.ImmediateAt += Positions(rune(at))
	in.ImmediateSlots += Positions(rune('0' + len(def.Attrs)))
	def.Attrs = append(def.Attrs, ir.AttrDef{Name: name, Type: kind})
	return def
}

// spelled sets the format.
//
//go:noinline
func spelled(def *ir.OpDef, format string) *ir.OpDef {
	def.Format = format
	return def
}

// in sets the versions that have the operation.
//
//go:noinline
func in(versions ir.Span, def *ir.OpDef) *ir.OpDef {
	def.Versions = versions
	return def
}

// fields says that the overloaded results are fields of the only result.
//
//go:noinline
func fields(def *ir.OpDef) *ir.OpDef {
	def.Traits[0].(*Intrinsic).Fields = true
	return def
}

// called sets the name of the function, where it is not the one of the operation.
//
//go:noinline
func called(name string, def *ir.OpDef) *ir.OpDef {
	def.Traits[0].(*Intrinsic).Name = name
	def.Summary = "calls the intrinsic function " + name
	return def
}

// withFastmath adds the fast-math flags.
//
//go:noinline
func withFastmath(def *ir.OpDef) *ir.OpDef {
	def.Attrs = append(def.Attrs, FastMathAttr())
	return def
}

// likeCall makes the format that looks like a call.
//
//go:noinline
func likeCall(def *ir.OpDef) *ir.OpDef {
	return spelled(def, "`(` operands `)` `` custom<OldSpace>() attr-dict `:` functional-type(operands, results)")
}

// callDirectives are the directives of calls. MLIR 19 writes one more space before the attributes or the colon.
var callDirectives = map[string]*ir.CustomDirective{"OldSpace": {
	Parse: func(*ir.Parser, *ir.DirectiveArgs) bool { return true },
	Print: func(p *ir.Printer, op *ir.Operation, _ *ir.DirectiveArgs) {
		if op.Context().MLIR() == 19 {
			p.Space()
		}
	},
}}

// genericUntil says that versions up to last have no custom syntax.
//
//go:noinline
func genericUntil(last ir.Version, def *ir.OpDef) *ir.OpDef {
	def.Older = []ir.OldFormat{{Last: last}}
	return def
}

var since20, since21 = ir.Since(20), ir.Since(21)
