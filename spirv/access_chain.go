package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// PointerToElement returns the type of a pointer to the part of base's pointee that indices
// select; base is a pointer type. It returns nil and the reason if there is no such part.
func PointerToElement(base ir.Type, indices []*ir.Value) (*PointerType, string) {
	ptr, ok := base.(*PointerType)
	if !ok {
		return nil, "'spirv.AccessChain' op expected a pointer to composite type, but provided " + ir.QuoteType(base)
	}
	t, index := ptr.Pointee, int32(0)
	for _, v := range indices {
		if !IsComposite(t) {
			return nil, "'spirv.AccessChain' op cannot extract from non-composite type " + ir.QuoteType(t) + " with index " + strconv.FormatInt(int64(index), 10)
		}
		index = 0
		if s, ok := t.(*StructType); ok {
			op := v.DefiningOp()
			if op == nil {
				return nil, "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct"
			}
			if index, ok = ConstantInt32(v); !ok {
				return nil, "'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided " + op.Name()
			}
			if index < 0 || int(index) >= len(s.Members()) {
				return nil, "'spirv.AccessChain' op index " + strconv.FormatInt(int64(index), 10) + " out of bounds for " + ir.QuoteType(t)
			}
		}
		t = ElementAt(t, int64(index))
	}
	return PointerTo(t, ptr.Storage), ""
}

// chainResults are the versions of MLIR that write the type of the result of an access chain.
var chainResults = ir.Since(20)

// parseChain reads `%ptr[%i, ...] : type, types`, followed by `-> type` if the text states the result. Otherwise, as in MLIR 19,
// attributes stand at the end.
func parseChain(p *ir.Parser, st *ir.OperationState, skip int, empty, count string) bool {
	base, ok := p.ParseOperand()
	if !ok {
		return false
	}
	loc := p.Loc()
	indices, ok := parseChainIndices(p)
	if !ok {
		return false
	}
	if !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(base, t, st) {
		return false
	}
	stated := chainResults.Has(p.Context().MLIR())
	if len(indices) == 0 && !stated {
		return p.EmitPlainError(st.Loc, empty)
	}
	if !p.ParseComma() {
		return false
	}
	types, ok := p.ParseTypeList()
	if !ok {
		return false
	}
	if len(types) != len(indices) && !stated {
		return p.EmitPlainError(st.Loc, count)
	}
	if !p.ResolveOperands(indices, types, loc, st) {
		return false
	}
	if p.ParseOptionalArrow() {
		t, ok := p.ParseType()
		st.Results = append(st.Results, t)
		return ok
	}
	res, why := PointerToElement(t, st.Operands[1+skip:])
	if why != "" {
		return p.EmitPlainError(st.Loc, why)
	}
	st.Results = append(st.Results, res)
	return p.ParseAttrDict(st)
}

// parseChainIndices reads `[%i, %k]`, or `[%element %i, %k]`: no comma follows the element where it is an operand of its own.
func parseChainIndices(p *ir.Parser) ([]ir.UnresolvedOperand, bool) {
	if !p.ParseLSquare() {
		return nil, false
	}
	var indices []ir.UnresolvedOperand
	for !p.ParseOptionalRSquare() {
		if len(indices) == 1 {
			p.ParseOptionalComma()
		} else if len(indices) > 1 && !p.ParseComma() {
			return nil, false
		}
		o, ok := p.ParseOperand()
		if !ok {
			return nil, false
		}
		indices = append(indices, o)
	}
	return indices, true
}

func parseAccessChain(p *ir.Parser, st *ir.OperationState) bool {
	return parseChain(p, st, 0, "'spirv.AccessChain' op expected at least one index ",
		"'spirv.AccessChain' op indices types' count must be equal to indices info count")
}

func parsePtrAccessChain(p *ir.Parser, st *ir.OperationState) bool {
	name := st.Info.Name
	return parseChain(p, st, 1, name+" expected element", name+" indices types' count must be equal to indices info count")
}

func printAccessChain(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Byte('[')
	stated, first := chainResults.Has(p.Context().MLIR()), 1
	if stated && op.NumOperands() > 2 && !op.Is(AccessChain) {
		p.Operand(op.Operand(1)) // the element: no comma follows it
		p.Space()
		first = 2
	}
	p.OperandRange(op, first, op.NumOperands()-first)
	p.Byte(']')
	if stated {
		p.AttrDict(op)
	}
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(", ")
	for i := 1; i < op.NumOperands(); i++ {
		if i > 1 {
			p.Str(", ")
		}
		p.Type(op.Operand(i).Type())
	}
	if !stated {
		p.AttrDict(op)
		return
	}
	p.Str(" -> ")
	p.Type(op.Result(0).Type())
}

func verifyChain(op *ir.Operation, skip int) bool {
	var buf [8]*ir.Value
	indices := op.AppendOperands(buf[:0])[1+skip:]
	want, why := PointerToElement(op.Operand(0).Type(), indices)
	if why != "" {
		return op.EmitErrorAt(op.Loc(), why)
	}
	if got := op.Result(0).Type(); got != ir.Type(want) {
		return op.EmitOpError("invalid result type: expected " + ir.QuoteType(want) + ", but provided " + ir.QuoteType(got))
	}
	return true
}

func verifyAccessChain(op *ir.Operation) bool { return verifyChain(op, 0) }

func verifyPtrAccessChain(op *ir.Operation) bool { return verifyChain(op, 1) }
