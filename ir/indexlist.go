package ir

// This file handles lists that mix values and constants, such as `[%i, 4, 1]`, and the
// ops that have offsets, sizes and strides of this kind
// (OffsetSizeAndStrideOpInterface).

// ParseDynamicIndexList reads a list of operands and integers in the delimiters d.
// static has Dynamic at the position of each operand. scalable is nil unless some
// element is in its own square brackets.
func (p *Parser) ParseDynamicIndexList(d Delimiter) (operands []UnresolvedOperand, static []int64, scalable []bool, ok bool) {
	static = []int64{}
	any := false
	ok = p.list(d, " in dynamic index list", func() bool {
		o, present, ok := p.ParseOptionalOperand()
		if !ok {
			return false
		}
		sc := p.ParseOptionalLSquare()
		any = any || sc
		v := Dynamic
		if present {
			operands = append(operands, o)
		} else if v, ok = p.ParseInteger(); !ok {
			return false
		}
		static, scalable = append(static, v), append(scalable, sc)
		return !sc || p.ParseOptionalRSquare()
	})
	if !ok {
		return nil, nil, nil, p.EmitError(p.NameLoc(), "expected SSA value or integer")
	}
	if !any {
		scalable = nil
	}
	return operands, static, scalable, true
}

// DynamicIndexList writes a list of integers between open and end. In place of the i-th
// Dynamic it writes the operand values[i].
func (p *Printer) DynamicIndexList(values []*Value, static []int64, open, end byte) {
	p.Byte(open)
	k := 0
	for i, v := range static {
		if i > 0 {
			p.Str(", ")
		}
		if v == Dynamic && k < len(values) {
			p.Operand(values[k])
			k++
			continue
		}
		p.Int(v)
	}
	p.Byte(end)
}
