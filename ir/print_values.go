package ir

import "strconv"

// ValueNames returns the names that the text of root has for the values below root, with the character %.
func ValueNames(root *Operation) map[*Value]string {
	n := &nameState{saved: make([]uint32, 0, 64)}
	n.number(root, &PrintOptions{})
	names := map[*Value]string{}
	add := func(v *Value) { names[v] = string(n.appendName(nil, v, true)) }
	root.Walk(func(op *Operation) {
		for _, r := range op.Results() {
			add(r)
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					add(a)
				}
			}
		}
	})
	n.restore()
	return names
}

// BlockName returns the name that the text of the operation around b has for b, such as "^bb1".
func BlockName(b *Block) string {
	n := 0
	for p := b.Prev(); p != nil; p = p.Prev() {
		n++
	}
	return "^bb" + strconv.Itoa(n)
}

// Text returns the text of b: its name and arguments, and its operations, with the names of values that the whole module has for them.
// It leaves Scratch fields unchanged.
func (b *Block) Text(opts PrintOptions) string {
	op := b.Parent()
	p := &Printer{opts: opts, ctx: op.Context(), names: &nameState{saved: make([]uint32, 0, 64)}, dialects: []string{builtinName}}
	if !opts.Generic && !opts.AssumeVerified && !Verifies(op) {
		p.opts.Generic = true
	}
	p.names.number(numberingRoot(op, opts.LocalScope), &p.opts)
	p.block(b, true, true)
	p.names.restore()
	return string(p.buf)
}

// ValueName returns the name that Operand writes for v, without %.
func (p *Printer) ValueName(v *Value) string {
	if p.collecting {
		return ""
	}
	return string(p.names.appendName(nil, v, true)[1:])
}

// ShadowArguments gives the arguments of r, the body of an op that is isolated from above, the names of vs.
func (p *Printer) ShadowArguments(r *Region, vs []*Value) {
	if p.collecting || r.first == nil {
		return
	}
	for i, a := range r.first.args {
		if i < len(vs) {
			a.Scratch = nameText | uint32(len(p.names.texts))
			p.names.texts = append(p.names.texts, p.ValueName(vs[i]))
		}
	}
}

// nameBlocks takes the names that the model of the parent of r has for its blocks.
func (n *nameState) nameBlocks(r *Region) {
	m, ok := OpInterface[BlockNamesModel](r.parent.info)
	if !ok {
		return
	}
	m.BlockNames(r.parent, func(b *Block, name string) {
		if b.region != r {
			return
		}
		if n.blocks == nil {
			n.blocks = map[*Block]string{}
		}
		n.blocks[b] = sanitizeIdentifier(name, namePunct, true)
	})
}

// blockName returns the name that a model gave to b, or "".
func (n *nameState) blockName(b *Block) string {
	if n.blocks == nil {
		return ""
	}
	return n.blocks[b]
}

// userID writes the results of op, or the number that op has if it has no results.
func (p *Printer) userID(op *Operation) {
	if len(op.results()) == 0 {
		p.Byte('%')
		p.Uint(uint64(op.Scratch))
		return
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(&results[i])
	}
}
