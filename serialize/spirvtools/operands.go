//go:build cgo

package spirvtools

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// operandReader reads the operands of an instruction by the grammar, for the ids in them.
type operandReader struct {
	rest []uint32
	// ids are the ids that the instruction uses, its result type included and its result
	// excluded.
	ids []uint32
	// caseWords is the number of words of a literal of OpSwitch.
	caseWords int
	bad       bool
}

// read appends the ids that an instruction uses to list. It returns false if the words do
// not match the grammar.
func (r *operandReader) read(info *spec.OpInfo, i words.Inst, caseWords int, list []uint32) ([]uint32, bool) {
	*r = operandReader{rest: i.Operands, ids: list, caseWords: caseWords}
	r.operands(info.Operands)
	return r.ids, !r.bad && len(r.rest) == 0
}

func (r *operandReader) operands(list []spec.Operand) {
	for _, o := range list {
		switch o.Quantifier {
		case spec.One:
			r.operand(o.Kind)
		case spec.Optional:
			if len(r.rest) > 0 {
				r.operand(o.Kind)
			}
		case spec.Variadic:
			for len(r.rest) > 0 && !r.bad {
				r.operand(o.Kind)
			}
		}
		if r.bad {
			return
		}
	}
}

// word returns the next word.
func (r *operandReader) word() uint32 {
	if len(r.rest) == 0 {
		r.bad = true
		return 0
	}
	w := r.rest[0]
	r.rest = r.rest[1:]
	return w
}

func (r *operandReader) operand(k spec.Kind) {
	switch k.Category() {
	case spec.ID:
		if w := r.word(); k != spec.KindIdResult && !r.bad {
			r.ids = append(r.ids, w)
		}
	case spec.Literal:
		r.literal(k)
	case spec.Composite:
		for n, base := range k.Bases() {
			if n == 0 && k == spec.KindPairLiteralIntegerIdRef {
				r.skip(r.caseWords)
			} else {
				r.operand(base)
			}
		}
	case spec.ValueEnum:
		r.enumerant(k, r.word())
	case spec.BitEnum:
		for v := r.word(); v != 0 && !r.bad; v &= v - 1 {
			r.enumerant(k, v&-v)
		}
	}
}

func (r *operandReader) enumerant(k spec.Kind, v uint32) {
	if e := k.Enumerant(v); e != nil {
		r.operands(e.Params)
	} else {
		r.bad = true
	}
}

func (r *operandReader) skip(n int) {
	if n > len(r.rest) {
		r.bad = true
		return
	}
	r.rest = r.rest[n:]
}

func (r *operandReader) literal(k spec.Kind) {
	switch k {
	case spec.KindLiteralString:
		for w := r.word(); w&0xff != 0 && w&0xff00 != 0 && w&0xff0000 != 0 && w>>24 != 0; {
			w = r.word()
		}
	case spec.KindLiteralContextDependentNumber:
		r.rest = nil // a constant; its number is its last operand
	case spec.KindLiteralSpecConstantOpInteger:
		op := r.word()
		info := spec.Info(spec.Opcode(op))
		if op > 1<<16-1 || info == nil || !info.HasResult || !info.HasResultType || info.Opcode == spec.OpSpecConstantOp {
			r.bad = true
			return
		}
		r.operands(info.Operands[2:])
	default:
		r.word()
	}
}
