package serialize

import (
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// form is the way in which an op is written and read.
type form uint8

const (
	formNone        form = iota // not part of a binary
	formInstruction             // one instruction, described by parts
	formConstant
	formUndef
	formAddress // spirv.mlir.addressof and referenceof
	formVariable
	formStructured // spirv.mlir.selection and spirv.mlir.loop
	formBranch
	formCall
	formSpecOperation
	formOpaque
	formReplicate  // spirv.EXT.ConstantCompositeReplicate
	formStructural // module-level ops and the terminators of regions
)

// partKind is the source of a run of operand words.
type partKind uint8

const (
	partOperand partKind = iota // ids of an operand group
	partWord                    // an enum attribute
	partConst                   // the id of a 32-bit constant that holds an enum attribute
	partInt                     // an integer attribute
	partInts                    // an array attribute of integers, as literals
	partType                    // the id of the type in a type attribute
	partStorage                 // the storage class of the result type
)

// part is a run of operand words. index is an operand group or an attribute slot.
type part struct {
	kind       partKind
	index      uint8
	isVariadic bool // takes all remaining words except those of later parts
	opt        bool // may be absent
	// flag, for partInt, is the bit of the preceding mask attribute that says whether
	// the words are present. If flag is 0, the words are present whenever the attribute
	// is.
	flag uint32
}

// opEncoding describes the instruction of an op.
type opEncoding struct {
	number int // among the ops of the dialect
	def    *ir.OpDef
	name   string
	form   form
	encoding.Encoding
	hasType, hasID bool
	oneType        bool // the text writes the result type in place of the first operand's type
	declares       bool // some part is a constant or type that the instruction refers to
	parts          []part
}

// encodings holds the encodings of all ops of the dialect.
type encodings struct {
	size   int                      // number of ops
	slots  []*opEncoding            // open addressing by the hash of the op's name
	byCode [coreOpcodes]*opEncoding // by opcode, for instructions outside of extended sets
	others map[spec.Opcode]*opEncoding
	byInst [][]*opEncoding // by extended set, then by number
}

// coreOpcodes is greater than every opcode of core SPIR-V.
const coreOpcodes = 512

// ofCode returns the encoding of the op for the instruction code, or nil if there is
// none.
func (t *encodings) ofCode(code spec.Opcode) *opEncoding {
	if code < coreOpcodes {
		return t.byCode[code]
	}
	return t.others[code]
}

// ofInst returns the encoding of the op for an instruction of an extended set, or nil
// if there is none.
func (t *encodings) ofInst(set spec.ExtInstSet, inst uint32) *opEncoding {
	if int(set) >= len(t.byInst) || int64(inst) >= int64(len(t.byInst[set])) {
		return nil
	}
	return t.byInst[set][inst]
}

func (t *encodings) setCode(e *opEncoding) {
	if e.Opcode < coreOpcodes {
		t.byCode[e.Opcode] = e
	} else {
		t.others[e.Opcode] = e
	}
}

func (t *encodings) setInst(e *opEncoding) {
	if n := int(e.Set) + 1 - len(t.byInst); n > 0 {
		t.byInst = append(t.byInst, make([][]*opEncoding, n)...)
	}
	set := &t.byInst[e.Set]
	if n := int(e.Inst) + 1 - len(*set); n > 0 {
		*set = append(*set, make([]*opEncoding, n)...)
	}
	(*set)[e.Inst] = e
}

// theEncodings is filled at first use. The encodings depend only on the declarations of
// the ops, which are the same in every context.
var theEncodings struct {
	once sync.Once
	*encodings
}

// encodingTable returns the encodings. The dialect must be loaded in ctx.
func encodingTable(ctx *ir.Context) *encodings {
	theEncodings.once.Do(func() { theEncodings.encodings = newEncodings(ctx) })
	return theEncodings.encodings
}

// Prepare makes the tables that the first module of ctx to be read or written needs. Programs call it while
// they read their input.
func Prepare(ctx *ir.Context) {
	if ctx.Dialect(dialectName) != nil {
		encodingTable(ctx)
		grammarLimits()
	}
}

// dialectName is the name of the spirv dialect, which contexts must have loaded.
const dialectName = "spirv"

const encodingSlots = 1024 // a power of two, several times the number of ops

func newEncodings(ctx *ir.Context) *encodings {
	ops := ctx.Dialect(dialectName).Ops
	t := &encodings{size: len(ops), slots: make([]*opEncoding, encodingSlots), others: map[spec.Opcode]*opEncoding{}}
	for i := range ops {
		info := ctx.OpInfoOf(ops[i].Def)
		e := newEncoding(info)
		e.number = i
		k := info.NameHash() % encodingSlots
		for t.slots[k] != nil {
			k = (k + 1) % encodingSlots
		}
		t.slots[k] = e
		switch {
		case e.form == formNone || e.form == formStructural:
		case e.Ext:
			t.setInst(e)
		default:
			t.setCode(e)
		}
	}
	return t
}

// lookup returns the encoding of ops of the kind info, or nil for ops of other dialects.
func (t *encodings) lookup(info *ir.OpInfo) *opEncoding {
	for k := info.NameHash() % encodingSlots; t.slots[k] != nil; k = (k + 1) % encodingSlots {
		if t.slots[k].def == info.Def {
			return t.slots[k]
		}
	}
	return nil
}

// formOf returns the form of an op that is not a plain instruction.
func formOf(d *ir.OpDef) form {
	switch d {
	case spirv.Constant:
		return formConstant
	case spirv.EXTConstantCompositeReplicate:
		return formReplicate
	case spirv.Undef:
		return formUndef
	case spirv.AddressOf, spirv.ReferenceOf:
		return formAddress
	case spirv.Variable:
		return formVariable
	case spirv.Selection, spirv.Loop:
		return formStructured
	case spirv.OpaqueInst, spirv.OpaqueTerminator:
		return formOpaque
	case spirv.Branch, spirv.BranchConditional, spirv.Switch:
		return formBranch
	case spirv.FunctionCall:
		return formCall
	case spirv.SpecConstantOperation:
		return formSpecOperation
	case spirv.Merge, spirv.Yield, spirv.Module, spirv.Func, spirv.EntryPoint, spirv.ExecutionMode, spirv.GlobalVariable,
		spirv.SpecConstant, spirv.SpecConstantComposite, spirv.EXTSpecConstantCompositeReplicate, spirv.ARMGraph, spirv.ARMGraphEntryPoint, spirv.ARMGraphOutputs, spirv.ARMGraphConstant, spirv.OpaqueGlobal, spirv.OpaqueMode:
		return formStructural
	}
	return formInstruction
}

// orders lists the operands and attributes of instructions in the order of their
// operand words, where the kinds of the operands do not determine the order.
var orders = map[string]string{
	"spirv.KHR.CooperativeMatrixLoad":  "pointer matrix_layout stride memory_operand alignment",
	"spirv.KHR.CooperativeMatrixStore": "pointer object matrix_layout stride memory_operand alignment",
	"spirv.INTEL.JointMatrixLoad":      "pointer stride layout scope memory_access alignment",
	"spirv.INTEL.JointMatrixStore":     "pointer object stride layout scope memory_access alignment",
}

func newEncoding(info *ir.OpInfo) *opEncoding {
	d := info.Def
	e := &opEncoding{def: d, name: d.Name, form: formOf(d)}
	enc, ok := encoding.Of(info)
	e.Encoding = enc
	if e.form != formInstruction {
		return e
	}
	row := spec.Info(enc.Opcode)
	if !ok || row == nil {
		e.form = formNone
		return e
	}
	e.hasType, e.hasID = row.HasResultType, row.HasResult
	e.oneType = strings.HasPrefix(d.Name, "spirv.GroupNonUniform") && info.Slot("group_operation") >= 0 && len(d.Operands) > 1
	b := partBuilder{info: info, used: make([]bool, len(d.Attrs))}
	switch order := orders[d.Name]; {
	case order != "":
		b.named(order)
	case enc.Ext:
		b.restOfOperands()
	default:
		b.byKinds(row.Operands)
	}
	e.parts = b.parts
	e.declares = slices.ContainsFunc(e.parts, func(p part) bool { return p.kind == partConst || p.kind == partType })
	return e
}

// partBuilder matches the operands and attributes of an op's row with the operands of
// its instruction.
type partBuilder struct {
	info  *ir.OpInfo
	parts []part
	used  []bool // by attribute
	group int    // the next operand group
}

func (b *partBuilder) operandGroup() {
	v := &b.info.Def.Operands[b.group]
	b.parts = append(b.parts, part{kind: partOperand, index: uint8(b.group), isVariadic: v.Quantity == ir.Variadic, opt: v.Quantity != ir.One})
	b.group++
}

func (b *partBuilder) restOfOperands() {
	for b.group < len(b.info.Def.Operands) {
		b.operandGroup()
	}
}

func (b *partBuilder) attr(i int, kind partKind) {
	b.used[i] = true
	b.parts = append(b.parts, part{kind: kind, index: uint8(i), opt: b.info.Def.Attrs[i].Optional})
}

// enumAttr takes the first unused attribute with the enum of kind k.
func (b *partBuilder) enumAttr(k spec.Kind, as partKind) bool {
	for i := range b.info.Def.Attrs {
		if c := b.info.Def.Attrs[i].Type.EnumClassOf; c != nil && !b.used[i] {
			if ak, ok := encoding.KindOf(c); ok && ak == k {
				b.attr(i, as)
				if k == spec.KindMemoryAccess {
					b.alignment()
				}
				return true
			}
		}
	}
	return false
}

// isNumber reports whether d is one number of 32 bits. Later versions of MLIR restrict the values of some.
func isNumber(d *ir.AttrDef) bool { return d.Type.In(ir.OldestVersion) == ir.I32AttrKind }

// alignment takes the attribute that follows a memory access.
func (b *partBuilder) alignment() {
	for i := range b.info.Def.Attrs {
		if !b.used[i] && isNumber(&b.info.Def.Attrs[i]) {
			b.attr(i, partInt)
			b.parts[len(b.parts)-1].flag = uint32(spec.MemoryAccessAligned)
			return
		}
	}
}

// literals takes the next attribute that is not an enum.
func (b *partBuilder) literals(many bool) {
	for i := range b.info.Def.Attrs {
		if !b.used[i] && b.info.Def.Attrs[i].Type.EnumClassOf == nil {
			if !many && isNumber(&b.info.Def.Attrs[i]) {
				b.attr(i, partInt)
				return
			}
			b.attr(i, partInts)
			b.parts[len(b.parts)-1].isVariadic = many
			return
		}
	}
}

// id takes the next operand group. If none is left, it takes an attribute whose value
// the instruction holds in an id.
func (b *partBuilder) id() {
	if b.group < len(b.info.Def.Operands) {
		b.operandGroup()
		return
	}
	for i := range b.info.Def.Attrs {
		if b.used[i] {
			continue
		}
		if b.info.Def.Attrs[i].Type.EnumClassOf != nil {
			b.attr(i, partConst)
		} else {
			b.attr(i, partType)
		}
		return
	}
}

func (b *partBuilder) byKinds(operands []spec.Operand) {
	for _, o := range operands {
		switch o.Kind {
		case spec.KindIdResultType, spec.KindIdResult:
		case spec.KindIdScope:
			b.enumAttr(spec.KindScope, partConst)
		case spec.KindIdMemorySemantics:
			b.enumAttr(spec.KindMemorySemantics, partConst)
		case spec.KindIdRef:
			b.id()
		case spec.KindLiteralInteger:
			b.literals(o.Quantifier == spec.Variadic)
		case spec.KindStorageClass:
			if !b.enumAttr(o.Kind, partWord) {
				b.parts = append(b.parts, part{kind: partStorage})
			}
		default:
			b.enumAttr(o.Kind, partWord)
		}
	}
	b.restOfOperands()
}

// named takes operands and attributes by name. Layouts and scopes are ids, and memory
// accesses are words.
func (b *partBuilder) named(order string) {
	d := b.info.Def
	for name := range strings.FieldsSeq(order) {
		for i := range d.Operands {
			if d.Operands[i].Name == name {
				b.group = i
				b.operandGroup()
			}
		}
		for i := range d.Attrs {
			switch {
			case d.Attrs[i].Name != name:
			case d.Attrs[i].Type.EnumClassOf == spirv.MemoryAccessAttr:
				b.attr(i, partWord)
			case d.Attrs[i].Type.EnumClassOf != nil:
				b.attr(i, partConst)
			default:
				b.attr(i, partInt)
				b.parts[len(b.parts)-1].flag = uint32(spec.MemoryAccessAligned)
			}
		}
	}
}
