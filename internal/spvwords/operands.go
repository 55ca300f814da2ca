package spvwords

import (
	"math/bits"

	"github.com/spvc/spvc/spirv/spec"
)

// parse is the state while one instruction's operands are read.
type parse struct {
	c    *checker
	rest []uint32
	// literal is the number of words of the next literal if its width depends on a
	// type.
	literal int
	typeID  uint32
	result  uint32
	ok      bool
}

// operands reads the operands by the grammar and records the ids that they define and
// use. It defines the result last, so that an instruction may not use its own result as
// its type.
func (c *checker) operands(info *spec.OpInfo) {
	p := &parse{c: c, rest: c.in.Operands, literal: 1, ok: true}
	if ops := c.in.Operands; c.in.Opcode == spec.OpExtInst && len(ops) > 4 && c.openCL[ops[2]] && literalTail[spec.OpenCLStd.InstName(ops[3])] {
		p.rest = p.rest[:len(p.rest)-1] // a literal, although the grammar has an id
	}
	if c.in.Opcode == spec.OpSwitch && len(p.rest) > 0 {
		p.literal = c.literalWords(c.lookup(p.rest[0]).typeID)
	}
	p.list(info.Operands)
	if p.ok && len(p.rest) > 0 {
		c.fail("%d words after the last operand", len(p.rest))
	}
	if p.result != 0 {
		c.define(p.result, p.typeID)
	}
	c.labels()
}

// literalTail are the instructions of OpenCL.std whose last operand is a literal.
var literalTail = map[string]bool{
	"vloadn": true, "vload_halfn": true, "vloada_halfn": true,
	"vstore_half_r": true, "vstore_halfn_r": true, "vstorea_halfn_r": true,
}

// literalWords returns the number of words of a number of the type, or 1 if the type is
// not known.
func (c *checker) literalWords(typeID uint32) int {
	return max(1, int(c.lookup(typeID).words))
}

func (p *parse) list(operands []spec.Operand) {
	for _, o := range operands {
		switch o.Quantifier {
		case spec.One:
			p.one(o.Kind)
		case spec.Optional:
			if len(p.rest) > 0 {
				p.one(o.Kind)
			}
		case spec.Variadic:
			for p.ok && len(p.rest) > 0 {
				p.one(o.Kind)
			}
		}
		if !p.ok {
			return
		}
	}
}

// word returns the next word, or records an error.
func (p *parse) word(k spec.Kind) uint32 {
	if len(p.rest) == 0 {
		if p.ok {
			p.c.fail("ends where an operand %s is expected", k)
		}
		p.ok = false
		return 0
	}
	w := p.rest[0]
	p.rest = p.rest[1:]
	return w
}

func (p *parse) one(k spec.Kind) {
	switch k.Category() {
	case spec.ID:
		p.id(k)
	case spec.Literal:
		p.literalOf(k)
	case spec.Composite:
		for _, b := range k.Bases() {
			if b == spec.KindLiteralInteger && k == spec.KindPairLiteralIntegerIdRef {
				p.skip(k, p.literal)
			} else {
				p.one(b)
			}
		}
	case spec.ValueEnum:
		v := p.word(k)
		if !p.ok {
			return
		}
		e := k.Enumerant(v)
		if e == nil {
			p.c.fail("%d is no %s", v, k)
			p.ok = false
			return
		}
		p.list(e.Params)
	case spec.BitEnum:
		p.mask(k)
	}
}

func (p *parse) mask(k spec.Kind) {
	for v := p.word(k); v != 0 && p.ok; v &= v - 1 {
		bit := uint32(1) << bits.TrailingZeros32(v)
		e := k.Enumerant(bit)
		if e == nil {
			p.c.fail("%#x is no bit of %s", bit, k)
			p.ok = false
			return
		}
		p.list(e.Params)
	}
}

func (p *parse) id(k spec.Kind) {
	w := p.word(k)
	if !p.ok {
		return
	}
	switch k {
	case spec.KindIdResult:
		p.result = w
		if w == 0 {
			p.c.inRange(w)
		}
	case spec.KindIdResultType:
		p.typeID = w
		p.c.use(w)
		if p.c.lookup(w).defined == 0 && w < p.c.bound {
			p.c.fail("result type %d is not defined before its use", w)
		}
	default:
		p.c.use(w)
	}
}

func (p *parse) skip(k spec.Kind, n int) {
	for range n {
		p.word(k)
	}
}

func (p *parse) literalOf(k spec.Kind) {
	switch k {
	case spec.KindLiteralString:
		for {
			w := p.word(k)
			if !p.ok || w&0xff == 0 || w&0xff00 == 0 || w&0xff0000 == 0 || w&0xff000000 == 0 {
				return
			}
		}
	case spec.KindLiteralContextDependentNumber:
		if p.c.lookup(p.typeID).words == 0 {
			p.c.fail("type %d of a number is no OpTypeInt or OpTypeFloat", p.typeID)
		}
		p.skip(k, p.c.literalWords(p.typeID))
	case spec.KindLiteralSpecConstantOpInteger:
		w := p.word(k)
		if !p.ok {
			return
		}
		info := spec.Info(spec.Opcode(w))
		if w > 0xffff || info == nil || !info.HasResult || !info.HasResultType || w == uint32(spec.OpSpecConstantOp) {
			p.c.fail("%d is no opcode for a specialization constant operation", w)
			p.ok = false
			return
		}
		p.list(info.Operands[2:])
	default:
		p.word(k)
	}
}

// labels records which ids of a control-flow instruction must be labels.
func (c *checker) labels() {
	ops := c.in.Operands
	switch c.in.Opcode {
	case spec.OpBranch:
		c.label(ops, 0)
	case spec.OpBranchConditional:
		c.label(ops, 1)
		c.label(ops, 2)
	case spec.OpSelectionMerge:
		c.label(ops, 0)
	case spec.OpLoopMerge:
		c.label(ops, 0)
		c.label(ops, 1)
	case spec.OpSwitch:
		c.label(ops, 1)
		if len(ops) > 0 {
			step := c.literalWords(c.lookup(ops[0]).typeID) + 1
			for i := 1 + step; i < len(ops); i += step {
				c.label(ops, i)
			}
		}
	case spec.OpPhi:
		for i := 3; i < len(ops); i += 2 {
			c.label(ops, i)
		}
	}
}

func (c *checker) label(ops []uint32, i int) {
	if i < len(ops) {
		c.branches = append(c.branches, branch{label: ops[i], function: c.layout.function, offset: c.in.Offset, index: c.in.Index, opcode: c.in.Opcode})
	}
}
