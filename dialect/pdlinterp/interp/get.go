package interp

import (
	"slices"

	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
)

// get returns the result of an instruction that looks at the IR or makes a constant.
func get(regs []Handle, in *instr) Handle {
	switch in.def {
	case interp.CreateAttribute:
		return in.attr
	case interp.CreateType:
		return in.types[0]
	case interp.CreateTypes:
		return in.types
	case interp.CreateRange:
		return rangeOf(regs, in)
	}
	switch a := regs[in.in[0]].(type) {
	case *ir.Operation:
		return getOfOp(a, in)
	case *ir.Value:
		return getOfValue(a, in)
	case []*ir.Value:
		return getOfValues(a, in)
	case []*ir.Operation, []ir.Type, []ir.Attribute:
		if in.def == interp.Extract && in.n < length(a) {
			return element(a, in.n)
		}
	case ir.Attribute:
		if t, ok := a.(ir.TypedAttr); ok && in.def == interp.GetAttributeType {
			return t.Type()
		}
	}
	return nil
}

func getOfOp(op *ir.Operation, in *instr) Handle {
	switch in.def {
	case interp.GetOperand:
		if in.n < op.NumOperands() {
			return op.Operand(in.n)
		}
	case interp.GetResult:
		if in.n < op.NumResults() {
			return op.Result(in.n)
		}
	case interp.GetOperands:
		return group(op.Operands(), op, in, ir.AttrSizedOperandSegments, ir.SegmentSizesName)
	case interp.GetResults:
		return group(op.Results(), op, in, ir.AttrSizedResultSegments, resultSizesName)
	case interp.GetAttribute:
		if a := op.Attr(in.names[0]); a != nil {
			return a
		}
	}
	return nil
}

const resultSizesName = "resultSegmentSizes"

// group returns a declared group of values of op. Without attributes that say how long the groups are, all groups before the wanted one have
// one value.
func group(vs []*ir.Value, op *ir.Operation, in *instr, sized ir.Trait, sizes string) Handle {
	switch {
	case in.n == all:
	case op.HasTrait(sized):
		d, ok := op.Attr(sizes).(*ir.DenseArrayAttr)
		if !ok || in.n >= d.Len() {
			return nil
		}
		start := 0
		for i := range in.n {
			start += int(d.Int64(i))
		}
		end := start + int(d.Int64(in.n))
		if start < 0 || end < start || end > len(vs) {
			return nil
		}
		vs = vs[start:end]
	case in.n <= len(vs):
		vs = vs[in.n:]
	default:
		return nil
	}
	if !in.single {
		return vs
	}
	if len(vs) != 1 {
		return nil
	}
	return vs[0]
}

// definer returns the operation that defines v, or nothing.
func definer(v *ir.Value) Handle {
	if op := v.DefiningOp(); op != nil {
		return op
	}
	return nil
}

func getOfValue(v *ir.Value, in *instr) Handle {
	switch in.def {
	case interp.GetDefiningOp:
		return definer(v)
	case interp.GetUsers:
		return users(nil, v)
	case interp.GetValueType:
		return v.Type()
	}
	return nil
}

func getOfValues(vs []*ir.Value, in *instr) Handle {
	switch in.def {
	case interp.GetDefiningOp:
		if len(vs) > 0 {
			return definer(vs[0])
		}
	case interp.GetUsers:
		list := []*ir.Operation{}
		for _, v := range vs {
			list = users(list, v)
		}
		return list
	case interp.GetValueType:
		ts := make([]ir.Type, len(vs))
		for i, v := range vs {
			ts[i] = v.Type()
		}
		return ts
	case interp.Extract:
		if in.n < len(vs) {
			return vs[in.n]
		}
	}
	return nil
}

// users appends the operations that use v to list, one for each use.
func users(list []*ir.Operation, v *ir.Value) []*ir.Operation {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		list = append(list, u.Owner())
	}
	return list
}

// rangeOf returns the range of the operands, which are elements or ranges. It returns nothing if one of them is nothing.
func rangeOf(regs []Handle, in *instr) Handle {
	var vs []*ir.Value
	var ts []ir.Type
	for _, r := range in.in {
		switch a := regs[r].(type) {
		case *ir.Value:
			vs = append(vs, a)
		case []*ir.Value:
			vs = append(vs, a...)
		case ir.Type:
			ts = append(ts, a)
		case []ir.Type:
			ts = append(ts, a...)
		default:
			return nil
		}
	}
	if fits([]ir.Type{}, in.types[0]) {
		return slices.Clip(ts)
	}
	return slices.Clip(vs)
}

// length returns the number of elements of a range.
func length(h Handle) int {
	switch h := h.(type) {
	case []*ir.Value:
		return len(h)
	case []*ir.Operation:
		return len(h)
	case []ir.Type:
		return len(h)
	case []ir.Attribute:
		return len(h)
	}
	return 0
}

// element returns element i of a range.
func element(h Handle, i int) Handle {
	switch h := h.(type) {
	case []*ir.Value:
		return h[i]
	case []*ir.Operation:
		return h[i]
	case []ir.Type:
		return h[i]
	case []ir.Attribute:
		return h[i]
	}
	return nil
}

// equal reports whether two handles stand for the same.
func equal(a, b Handle) bool {
	switch a := a.(type) {
	case []*ir.Value:
		b, ok := b.([]*ir.Value)
		return ok && slices.Equal(a, b)
	case []*ir.Operation:
		b, ok := b.([]*ir.Operation)
		return ok && slices.Equal(a, b)
	case []ir.Type:
		b, ok := b.([]ir.Type)
		return ok && slices.Equal(a, b)
	case []ir.Attribute:
		b, ok := b.([]ir.Attribute)
		return ok && slices.Equal(a, b)
	}
	switch b.(type) {
	case []*ir.Value, []*ir.Operation, []ir.Type, []ir.Attribute:
		return false
	}
	return a == b
}

func isSwitch(def *ir.OpDef) bool {
	switch def {
	case interp.SwitchAttribute, interp.SwitchType, interp.SwitchTypes, interp.SwitchOperationName, interp.SwitchOperandCount, interp.SwitchResultCount:
		return true
	}
	return false
}

// choose returns the number of the successor that a switch branches to: that of the first case that fits, or else 0.
func choose(regs []Handle, in *instr) int {
	h := regs[in.in[0]]
	op, _ := h.(*ir.Operation)
	for i := range in.cases {
		c := &in.cases[i]
		fits := false
		switch in.def {
		case interp.SwitchAttribute:
			fits = h == Handle(c.attr)
		case interp.SwitchType:
			fits = h == Handle(c.types[0])
		case interp.SwitchTypes:
			ts, ok := h.([]ir.Type)
			fits = ok && slices.Equal(ts, c.types)
		case interp.SwitchOperationName:
			fits = op != nil && op.Info() == c.info
		case interp.SwitchOperandCount:
			fits = op != nil && op.NumOperands() == c.n
		case interp.SwitchResultCount:
			fits = op != nil && op.NumResults() == c.n
		}
		if fits {
			return i + 1
		}
	}
	return 0
}
