// Package encoding says what the words of operations of the spirv dialect are: the
// instruction of an op, the operand kind of an enum attribute, and the operands that the
// params of opaque ops stand for. The dialect verifies by it, and the serializer writes by it.
package encoding

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// Encoding is the form of an op in a binary: an instruction, or an extended
// instruction. Ops that stand for several instructions, or for none, have no Encoding.
type Encoding struct {
	Opcode spec.Opcode // OpExtInst if Ext is set
	Ext    bool
	Set    spec.ExtInstSet
	Inst   uint32
}

// encoded is the model of an op that knows its encoding.
type encoded interface{ Encoding() (Encoding, bool) }

// Of returns the encoding of ops of the kind info. It returns false if the op
// does not stand for exactly one instruction.
func Of(info *ir.OpInfo) (Encoding, bool) {
	e, ok := ir.OpInterface[encoded](info)
	if !ok {
		return Encoding{}, false
	}
	return e.Encoding()
}

// KindOf returns the operand kind of an enum attribute class. It returns false for
// classes without one, such as that of versions.
func KindOf(c *ir.AttrClass) (spec.Kind, bool) {
	for _, i := range c.Interfaces {
		if k, ok := i.(spec.Kind); ok {
			return k, true
		}
	}
	return 0, false
}

// SnakeCase returns the attribute name of a decoration: "no_contraction" for
// "NoContraction".
func SnakeCase(s string) string {
	var b strings.Builder
	upper := func(i int) bool { return i < len(s) && s[i] >= 'A' && s[i] <= 'Z' }
	for i := range len(s) {
		if i > 0 && upper(i) && (!upper(i-1) || i+1 < len(s) && !upper(i+1)) {
			b.WriteByte('_')
		}
		b.WriteByte(s[i])
	}
	return strings.ToLower(b.String())
}
