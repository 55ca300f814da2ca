package llvmir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// constTable gives equal constants one identity, as LLVM does.
type constTable struct {
	canon map[*text.Const]*text.Const
	known map[string]*text.Const
	ids   map[any]int
	key   []byte
}

// id returns a number for a pointer.
func (t *constTable) id(p any) int {
	n, ok := t.ids[p]
	if !ok {
		if t.ids == nil {
			t.ids = map[any]int{}
		}
		n = len(t.ids)
		t.ids[p] = n
	}
	return n
}

// of returns the value that stands for v and its equals. The parts of constants are such values, too.
func (t *constTable) of(v text.Value) text.Value {
	c, ok := v.(*text.Const)
	if !ok || c == nil {
		return v
	}
	if known := t.canon[c]; known != nil {
		return known
	}
	elems := make([]text.Value, len(c.Elems))
	same := true
	for k, e := range c.Elems {
		elems[k] = t.of(e)
		same = same && elems[k] == e
	}
	key := append(t.key[:0], byte(c.Kind), byte(c.Op))
	for _, n := range [...]uint64{uint64(c.Flags), c.Lo, c.Hi, uint64(t.id(c.Type()))} {
		key = append(strconv.AppendUint(key, n, 36), ' ')
	}
	if c.Big != nil {
		key = append(c.Big.Append(key, 36), 'b')
	}
	if c.Source != nil {
		key = append(strconv.AppendInt(key, int64(t.id(c.Source)), 36), 's')
	}
	if c.Block != nil {
		key = append(strconv.AppendInt(key, int64(t.id(c.Block)), 36), 'k')
	}
	for _, e := range elems {
		key = append(strconv.AppendInt(key, int64(t.id(e)), 36), ',')
	}
	key = append(append(append(key, c.InRange...), 0), c.Data...)
	t.key = key
	made := t.known[string(key)]
	if made == nil {
		made = c
		if !same {
			copied := *c
			copied.Elems = elems
			made = &copied
		}
		if t.known == nil {
			t.known, t.canon = map[string]*text.Const{}, map[*text.Const]*text.Const{}
		}
		t.known[string(key)] = made
	}
	t.canon[c], t.canon[made] = made, made
	return made
}

// scalarAttr returns the number that c is, nil if it is none.
func (i *importer) scalarAttr(c *text.Const) ir.Attribute {
	if c.Kind != text.ConstNumber {
		return nil
	}
	t := c.Type()
	if t.Kind == text.IntKind {
		return i.ctx.APInt(i.ctx.I(uint32(t.N)), intValue(c))
	}
	f, ok := i.typ(t).(*ir.FloatType)
	if !ok {
		i.ctx.EmitError(ir.UnknownLoc, "unexpected floating-point type")
		return nil
	}
	return i.ctx.FloatConst(f, apfloat.FromBits(f.Semantics(), bitsOf(c, f.Width())))
}

// intValue returns the value of an integer.
func intValue(c *text.Const) apint.Int {
	width := uint32(c.Type().N)
	if c.Big == nil {
		return apint.New(width, c.Lo)
	}
	n, _ := apint.FromBig(width, c.Big)
	return n
}

// bitsOf returns the bits of a floating point number.
func bitsOf(c *text.Const, width uint32) apint.Int {
	const word = 64
	if width <= word {
		return apint.New(width, c.Lo)
	}
	hi := apint.New(width, c.Hi).Shl(word)
	return hi.Or(apint.New(width, c.Lo))
}

// shaped returns the type of elements attributes for constants of type t: a vector or tensor of numbers, nil if there is none. Arrays add
// dimensions.
func (i *importer) shaped(t *text.Type) ir.ShapedType {
	var shape []int64
	for t.Kind == text.ArrayKind {
		shape = append(shape, int64(t.N))
		t = t.Elem
	}
	if t.Kind == text.VectorKind {
		if t.Scalable && i.modern {
			return nil
		}
		if t.Scalable {
			i.ctx.EmitError(ir.UnknownLoc, "scalable vectors not supported")
			i.failed = true
			return nil
		}
		if !isNumber(t.Elem) {
			return nil
		}
		return i.ctx.Vector(append(shape, int64(t.N)), i.typ(t.Elem))
	}
	if shape == nil || !isNumber(t) {
		return nil
	}
	return i.ctx.Tensor(shape, i.typ(t), nil)
}

func isNumber(t *text.Type) bool {
	return t.Kind == text.IntKind || t.IsFloat() && t.Kind != text.PPCFP128Kind
}

// constAttr returns the attribute that is the constant, nil if none can be: numbers, texts, and arrays and vectors of numbers.
func (i *importer) constAttr(c *text.Const) ir.Attribute {
	switch c.Kind {
	case text.ConstNumber:
		return i.scalarAttr(c)
	case text.ConstData:
		return i.ctx.String(c.Data)
	case text.ConstZero:
		if t := i.shaped(c.Type()); t != nil && c.Type().Kind != text.PtrKind {
			return i.ctx.SplatOf(t, i.zeroOf(t.ElementType()))
		}
	case text.ConstList:
		if c.Type().Kind == text.StructKind {
			return nil
		}
		t := i.shaped(c.Type())
		if t == nil {
			return nil
		}
		elems, ok := i.flatten(c, nil)
		if ok {
			return i.ctx.DenseOf(t, elems)
		}
	}
	return nil
}

func (i *importer) zeroOf(t ir.Type) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return i.ctx.FloatConst(f, apfloat.Zero(f.Semantics(), false))
	}
	return i.ctx.Int(t, 0)
}

// flatten appends the numbers of c in their order. It returns false if a part is no number. A zero inside of an array is no list of
// numbers to MLIR.
func (i *importer) flatten(c *text.Const, out []ir.Attribute) ([]ir.Attribute, bool) {
	switch c.Kind {
	case text.ConstNumber:
		a := i.scalarAttr(c)
		return append(out, a), a != nil
	case text.ConstData:
		for k := range len(c.Data) {
			out = append(out, i.ctx.APInt(i.ctx.I(8), apint.New(8, uint64(c.Data[k]))))
		}
		return out, true
	case text.ConstList:
		ok := true
		for _, e := range c.Elems {
			part, isConst := e.(*text.Const)
			if !isConst {
				return out, false
			}
			if out, ok = i.flatten(part, out); !ok {
				return out, false
			}
		}
		return out, true
	}
	return out, false
}

// parts returns the constants that v is made of, in the order of LLVM's operands. Those of globals are their initial values in MLIR 19.
func (i *importer) parts(v text.Value) []text.Value {
	switch v := v.(type) {
	case *text.Const:
		if v.Kind == text.ConstZero {
			return zeroParts(v.Type())
		}
		if v.Kind == text.ConstList && isData(v) || v.Kind == text.ConstBlockAddress {
			return nil
		}
		if v.Kind == text.ConstExpr && v.Op == text.ShuffleVector && len(v.Elems) == 3 {
			return v.Elems[:2] // the mask is no operand
		}
		return v.Elems
	case *text.Global:
		if !i.modern && v.Init != nil {
			return []text.Value{v.Init}
		}
	case *text.Function:
		if !i.modern && (v.Personality != nil || v.Prefix != nil || v.Prologue != nil) {
			return []text.Value{orNull(v.Personality), orNull(v.Prefix), orNull(v.Prologue)}
		}
	case *text.Alias:
		if !i.modern && v.Target != nil {
			return []text.Value{v.Target}
		}
	}
	return nil
}

func orNull(v text.Value) text.Value {
	if v == nil {
		return text.Null(text.Ptr)
	}
	return v
}

// zeroParts returns the zeros that the elements of a type are. Those of an array or a vector are equal, so that one is enough.
func zeroParts(t *text.Type) []text.Value {
	switch t.Kind {
	case text.StructKind:
		out := make([]text.Value, len(t.Elems))
		for k, e := range t.Elems {
			out[k] = text.Null(e)
		}
		return out
	case text.ArrayKind, text.VectorKind:
		if t.N > 0 {
			return []text.Value{text.Null(t.Elem)}
		}
	}
	return nil
}

// isData reports whether LLVM holds an array or vector as raw data, without operands.
func isData(c *text.Const) bool {
	t := c.Type()
	if t.Kind == text.StructKind {
		return false
	}
	switch t.Elem.Kind {
	case text.HalfKind, text.BFloatKind, text.FloatKind, text.DoubleKind:
	case text.IntKind:
		if n := t.Elem.N; n != 8 && n != 16 && n != 32 && n != 64 {
			return false
		}
	default:
		return false
	}
	for _, e := range c.Elems {
		if n, ok := e.(*text.Const); !ok || n.Kind != text.ConstNumber {
			return false
		}
	}
	return true
}

// maxConstants bounds the constants of all functions. MLIR 19 gives each function the initial values of all variables that it reaches.
const maxConstants = 1 << 22

// constantsOf returns the constants to import for v, each behind its parts. The last operand of a constant comes first.
func (i *importer) constantsOf(v text.Value) []text.Value {
	type step struct {
		v    text.Value
		rest []text.Value
	}
	var out []text.Value
	seen := map[text.Value]bool{v: true}
	for work := []step{{v, i.parts(v)}}; len(work) > 0; {
		top := &work[len(work)-1]
		if len(top.rest) == 0 {
			out = append(out, top.v)
			work = work[:len(work)-1]
			continue
		}
		next := i.consts.of(top.rest[len(top.rest)-1])
		top.rest = top.rest[:len(top.rest)-1]
		if i.values[next] != nil || seen[next] {
			continue
		}
		seen[next] = true
		work = append(work, step{next, i.parts(next)})
	}
	return out
}

// constant imports a constant at the end of those that the function has. v stands for its equals.
func (i *importer) constant(v text.Value) *ir.Value {
	if i.constBlock == nil {
		return nil
	}
	if i.inConstant {
		// Parts come before what they are parts of, except in a ring of variables.
		i.ctx.EmitError(ir.UnknownLoc, "unhandled constant: "+i.describe(v)+", whose value needs it")
		return nil
	}
	i.inConstant = true
	defer func() { i.inConstant = false }()
	here := i.b.InsertionPoint()
	defer i.b.SetInsertionPoint(here)
	if i.lastConst != nil {
		i.b.SetAfter(i.lastConst)
	} else {
		i.b.SetStart(i.constBlock)
	}
	list := i.constantsOf(v)
	if i.constants += len(list); i.constants > maxConstants {
		i.ctx.EmitError(i.moduleLoc(), "the constants of the functions, with those of the variables that they name, are more than "+strconv.Itoa(maxConstants))
		i.failed = true
		return nil
	}
	for _, c := range list {
		made := i.oneConstant(c)
		if made == nil {
			return nil
		}
		i.values[c] = made
	}
	result := i.values[v]
	i.lastConst = result.DefiningOp()
	return result
}

// oneConstant imports a constant whose parts are imported. It emits an error and returns nil if the dialect has none.
func (i *importer) oneConstant(v text.Value) *ir.Value {
	loc := ir.UnknownLoc
	t := i.typ(v.Type())
	switch v := v.(type) {
	case *text.Global:
		return i.addressOf(i.globalName(v), t)
	case *text.Function:
		return i.addressOf(v.Name, t)
	case *text.Alias:
		if i.modern {
			return i.addressOf(v.Name, t)
		}
	case *text.Const:
		if a := i.constAttr(v); a != nil {
			return llvm.NewConstant(i.b, loc, t, a)
		}
		if i.failed {
			return nil
		}
		switch v.Kind {
		case text.ConstUndef:
			return llvm.NewOne(i.b, loc, llvm.Undef, t)
		case text.ConstPoison:
			return llvm.NewOne(i.b, loc, llvm.Poison, t)
		case text.ConstZero:
			return i.zero(v, t)
		case text.ConstList:
			return i.aggregate(v.Elems, t)
		case text.ConstExpr:
			return i.expression(v)
		case text.ConstDSOLocal:
			if f, ok := v.Elems[0].(*text.Function); ok && i.modern {
				return i.b.Create(loc, llvm.DSOLocalEquivalent, nil, []ir.Type{t}, ir.Named("function_name", i.ctx.SymbolRef(f.Name))).Result(0)
			}
		case text.ConstBlockAddress:
			if i.modern {
				return i.blockAddress(v, t)
			}
		}
	}
	i.ctx.EmitError(loc, "unhandled constant: "+i.describe(v)+i.whyNot(v))
	return nil
}

// whyNot returns the reason that MLIR gives for a constant that it does not know.
func (i *importer) whyNot(v text.Value) string {
	c, _ := v.(*text.Const)
	switch {
	case c == nil:
		return ""
	case c.Kind == text.ConstBlockAddress:
		return " since blockaddress(...) is unsupported"
	case c.Kind == text.ConstNoCFI && i.modern:
		return " since no_cfi is unsupported"
	}
	return ""
}

func (i *importer) addressOf(name string, t ir.Type) *ir.Value {
	return i.b.Create(ir.UnknownLoc, llvm.AddressOf, nil, []ir.Type{t}, ir.Named("global_name", i.ctx.SymbolRef(name))).Result(0)
}

// zero imports a zero that no attribute can be.
func (i *importer) zero(c *text.Const, t ir.Type) *ir.Value {
	switch kind := c.Type().Kind; {
	case kind == text.TokenKind:
		return llvm.NewOne(i.b, ir.UnknownLoc, llvm.None, t)
	case i.modern || kind == text.PtrKind || kind == text.TargetKind:
		return llvm.NewOne(i.b, ir.UnknownLoc, llvm.Zero, t)
	case kind == text.StructKind:
		elems := zeroParts(c.Type())
		for k, e := range elems {
			elems[k] = i.consts.of(e)
		}
		return i.aggregate(elems, t)
	case kind == text.ArrayKind || kind == text.VectorKind:
		const most = 1 << 20
		if n := c.Type().N; n <= most {
			elems := make([]text.Value, n)
			for k := range elems {
				elems[k] = i.consts.of(text.Null(c.Type().Elem))
			}
			return i.aggregate(elems, t)
		}
	}
	i.ctx.EmitError(ir.UnknownLoc, "unhandled constant: "+i.describe(c))
	return nil
}

// aggregate puts operations that fill an undefined value.
func (i *importer) aggregate(elems []text.Value, t ir.Type) *ir.Value {
	root := llvm.NewOne(i.b, ir.UnknownLoc, llvm.Undef, t)
	for k, e := range elems {
		v := i.values[e]
		if v == nil {
			return nil
		}
		if llvm.IsVector(t) {
			at := llvm.NewInt(i.b, ir.UnknownLoc, i.ctx.I32(), int64(k))
			root = llvm.NewOne(i.b, ir.UnknownLoc, llvm.InsertElement, t, root, v, at)
			continue
		}
		root = llvm.NewInsertValue(i.b, ir.UnknownLoc, root, v, int64(k))
	}
	return root
}

// expression imports a constant expression as the instruction of its operation.
func (i *importer) expression(c *text.Const) *ir.Value {
	inst := constInst(c)
	if inst == nil {
		i.ctx.EmitError(ir.UnknownLoc, "unhandled constant: "+i.describe(c))
		return nil
	}
	op, ok := i.operation(inst, ir.UnknownLoc)
	if !ok || op == nil || op.NumResults() == 0 {
		return nil
	}
	return op.Result(0)
}

// constInst returns the instruction that computes a constant expression.
func constInst(c *text.Const) *text.Inst {
	args := c.Elems
	switch c.Op {
	case text.GetElementPtr:
		return text.NewGEP(c.Source, args[0], args[1:]...).With(c.Flags)
	case text.ExtractElement:
		return text.NewExtractElement(args[0], args[1])
	case text.InsertElement:
		return text.NewInsertElement(args[0], args[1], args[2])
	case text.ShuffleVector:
		return text.NewShuffleMask(args[0], args[1], args[2])
	}
	switch len(args) {
	case 1:
		return text.NewCast(c.Op, args[0], c.Type()).With(c.Flags)
	case 2:
		return text.NewBinary(c.Op, args[0], args[1]).With(c.Flags)
	}
	return nil
}

// blockAddress imports the address of a block. The number of a block counts all blocks of its function.
func (i *importer) blockAddress(c *text.Const, t ir.Type) *ir.Value {
	f := c.Block.Parent
	tag := i.blockTag(c.Block)
	a := llvm.NewAttr(i.ctx, llvm.BlockAddressDef, llvm.Field{Name: "function", Value: ir.Attribute(i.ctx.SymbolRef(f.Name))}, llvm.Field{Name: "tag", Value: tag})
	return i.b.Create(ir.UnknownLoc, llvm.BlockAddress, nil, []ir.Type{t}, ir.Named("block_addr", a)).Result(0)
}

// blockTag returns the number of a block in its function as an attribute.
func (i *importer) blockTag(b *text.Block) ir.Attribute {
	if _, known := i.blockNumbers[b]; !known {
		i.numberBlocks(b.Parent)
	}
	return llvm.NewAttr(i.ctx, llvm.BlockTagDef, llvm.Field{Name: "id", Value: i.blockNumbers[b]})
}

// numberBlocks numbers the blocks of a function as LLVM's parser meets them: first those whose addresses stand before the function, by
// their numbers and names, then the others as the text defines or mentions them.
func (i *importer) numberBlocks(f *text.Function) {
	if i.blockNumbers == nil {
		i.blockNumbers = map[*text.Block]uint32{}
	}
	next := uint32(0)
	number := func(v text.Value) {
		b, ok := v.(*text.Block)
		if c, isConst := v.(*text.Const); isConst && c.Kind == text.ConstBlockAddress {
			b, ok = c.Block, c.Block.Parent == f
		}
		if !ok || b == nil {
			return
		}
		if _, known := i.blockNumbers[b]; !known {
			i.blockNumbers[b] = next
			next++
		}
	}
	var named []*text.Block
	for _, b := range f.Blocks {
		switch {
		case !i.addressed()[b]:
		case b.Name != "":
			named = append(named, b)
		default:
			number(b)
		}
	}
	sorted.Stable(named, func(x, y *text.Block) int { return strings.Compare(x.Name, y.Name) })
	for _, b := range named {
		number(b)
	}
	for _, b := range f.Blocks {
		number(b)
		for _, inst := range b.Insts {
			for _, a := range inst.Args {
				number(a)
			}
			for _, s := range inst.Blocks {
				if s != nil {
					number(s)
				}
			}
		}
	}
}
