package ir

import (
	"unsafe"

	"github.com/spvc/spvc/internal/prefetch"
	"github.com/spvc/spvc/internal/slab"
)

// An operation, its results, its operands and its inherent attributes are one piece of
// memory. The parts precede the operation, so that a result finds its operation by its own
// address, and a part without elements never points behind the piece:
//
//	inherent attributes | operands | results | Operation
//
// The pieces of a page have the same shape, a Go type, because the garbage collector needs to
// know where their pointers are. A part with more elements than any shape has is memory of its
// own, which apartParts holds.
type piece[P, O, R any] struct {
	props    P
	operands O
	results  R
	op       Operation
}

// Sizes in bytes.
const (
	operationSize = unsafe.Sizeof(Operation{})
	valueSize     = unsafe.Sizeof(Value{})
	operandSize   = unsafe.Sizeof(Operand{})
	attributeSize = unsafe.Sizeof(Attribute(nil))
	wordSize      = unsafe.Sizeof(uintptr(0))
)

// The classes of shapes: how many elements of a part they have room for.
var (
	resultClasses  = [...]int{0, 1, 2}
	propClasses    = [...]int{0, 1, 2, 4}
	operandClasses = [...]int{0, 1, 2, 3, 4, 8}
)

// The class of each number of elements.
var (
	resultClass  = [...]uint8{0, 1, 2}
	propClass    = [...]uint8{0, 1, 2, 3, 3}
	operandClass = [...]uint8{0, 1, 2, 3, 4, 5, 5, 5, 5}
)

const numShapes = len(resultClasses) * len(propClasses) * len(operandClasses)

// shapeOf returns the number of the shape of classes.
func shapeOf(result, prop, operand uint8) uint8 {
	return (result*uint8(len(propClasses))+prop)*uint8(len(operandClasses)) + operand
}

// pieceParts says where the parts of an operation are.
type pieceParts struct {
	operands       uint16 // number in the piece
	results, props uint8  // numbers in the piece
	// operandsBack and propsBack are the distances from the operation back to the parts, in
	// words.
	operandsBack, propsBack uint8
	shape                   uint8
	apart                   apartFlags
}

// apartFlags says which parts are not in the piece.
type apartFlags uint8

const (
	operandsApart apartFlags = 1 << iota
	resultsApart
	propsApart
)

// apartParts holds the parts that are not in the piece.
type apartParts struct {
	operands []Operand
	results  []Value
	props    []Attribute
}

// operands returns the operands.
func (op *Operation) operands() []Operand {
	if op.parts.apart&operandsApart != 0 {
		return op.rare.apart.operands
	}
	return unsafe.Slice((*Operand)(unsafe.Add(unsafe.Pointer(op), -int(op.parts.operandsBack)*int(wordSize))), op.parts.operands)
}

// operand, result and prop return element i of a part. Inlined, they cost one comparison: a part
// apart has no elements in the piece.
func (op *Operation) operand(i int) *Operand {
	if uint(i) >= uint(op.parts.operands) {
		return op.operandApart(i)
	}
	return (*Operand)(unsafe.Add(unsafe.Pointer(op), i*int(operandSize)-int(op.parts.operandsBack)*int(wordSize)))
}

func (op *Operation) result(i int) *Value {
	if uint(i) >= uint(op.parts.results) {
		return op.resultApart(i)
	}
	return (*Value)(unsafe.Add(unsafe.Pointer(op), (i-int(op.parts.results))*int(valueSize)))
}

func (op *Operation) prop(i int) *Attribute {
	if uint(i) >= uint(op.parts.props) {
		return op.propApart(i)
	}
	return (*Attribute)(unsafe.Add(unsafe.Pointer(op), i*int(attributeSize)-int(op.parts.propsBack)*int(wordSize)))
}

// These panic if there is no element i. They are apart so that their callers stay small.
//
//go:noinline
func (op *Operation) operandApart(i int) *Operand { return &op.operands()[i] }

//go:noinline
func (op *Operation) resultApart(i int) *Value { return &op.results()[i] }

//go:noinline
func (op *Operation) propApart(i int) *Attribute { return &op.props()[i] }

// resizeOperands makes room for n operands and returns them; the caller sets all.
func (op *Operation) resizeOperands(n int) []Operand {
	room := operandClasses[op.parts.shape%uint8(len(operandClasses))]
	switch {
	case op.parts.apart&operandsApart == 0 && n <= room:
		op.parts.operands = uint16(n)
	case op.parts.apart&operandsApart != 0 && n <= cap(op.rare.apart.operands):
		op.rare.apart.operands = op.rare.apart.operands[:n]
	default:
		op.partsApart().operands = make([]Operand, n)
		op.parts.apart |= operandsApart
		op.parts.operands = 0
	}
	return op.operands()
}

// setProps gives an operation without slots its inherent attributes.
func (op *Operation) setProps(props []Attribute) {
	op.partsApart().props = props
	op.parts.apart |= propsApart
}

// partsApart returns the parts outside of the piece, and makes them if there are none.
//
//go:noinline
func (op *Operation) partsApart() *apartParts {
	if op.rare == nil {
		op.rare = &rareParts{}
	}
	if op.rare.apart == nil {
		op.rare.apart = &apartParts{}
	}
	return op.rare.apart
}

// results returns the results.
func (op *Operation) results() []Value {
	if op.parts.apart&resultsApart != 0 {
		return op.rare.apart.results
	}
	return unsafe.Slice((*Value)(unsafe.Add(unsafe.Pointer(op), -int(op.parts.results)*int(valueSize))), op.parts.results)
}

// props returns the inherent attributes, by slot.
func (op *Operation) props() []Attribute {
	if op.parts.apart&propsApart != 0 {
		return op.rare.apart.props
	}
	return unsafe.Slice((*Attribute)(unsafe.Add(unsafe.Pointer(op), -int(op.parts.propsBack)*int(wordSize))), op.parts.props)
}

// definer returns the operation that v is a result of, or nil. See valueKind.
func (v *Value) definer() *Operation {
	switch k := v.ref >> kindShift; {
	case k == standaloneValue || k == argumentValue:
		return nil
	case k == apartResult:
		// The first element in front of the results has a use of no value by the operation.
		first := (*Value)(unsafe.Add(unsafe.Pointer(v), -int(v.ref&indexMask+1)*int(valueSize)))
		return first.uses.owner
	default:
		return (*Operation)(unsafe.Add(unsafe.Pointer(v), int(k)*int(valueSize)))
	}
}

// argument returns the argument that v is, or nil.
func (v *Value) argument() *argument {
	if v.ref>>kindShift != argumentValue {
		return nil
	}
	return (*argument)(unsafe.Pointer(v))
}

// PrefetchNext asks the processor for the following operation of the block. A walk over much IR
// does so before it works on op, because it waits for memory at each operation otherwise.
func (op *Operation) PrefetchNext() { prefetch.Piece(unsafe.Pointer(op.next)) }

// Index returns the operand's number in its operation.
func (o *Operand) Index() int {
	first := unsafe.Pointer(unsafe.SliceData(o.owner.operands()))
	return int((uintptr(unsafe.Pointer(o)) - uintptr(first)) / operandSize)
}

// pages is what remains of the current page of a shape, and the freed pieces of the shape,
// linked by next.
type pages struct {
	page unsafe.Pointer // the current page
	rest unsafe.Pointer // nil if left is 0
	left int32
	size int32 // pieces of the current page
	free *Operation
}

// pieceSize returns the size of the pieces of a shape, in bytes.
func pieceSize(shape uint8) uintptr {
	classes := int(shape) / len(operandClasses)
	oc, pc, rc := int(shape)%len(operandClasses), classes%len(propClasses), classes/len(propClasses)
	return uintptr(propClasses[pc])*attributeSize + uintptr(operandClasses[oc])*operandSize + uintptr(resultClasses[rc])*valueSize + operationSize
}

// reset clears the used pieces of the current page of a shape and begins with them again. The
// arena forgets earlier pages.
func (s *pages) reset(shape int) {
	if used := int(s.size - s.left); used > 0 {
		pageOf[shape](s.page, used)
		if slab.Poisoned {
			slab.Poison(s.page, uintptr(used)*pieceSize(uint8(shape)))
			s.page, s.size = nil, 0
		}
	}
	s.rest, s.left, s.free = s.page, s.size, nil
}

const (
	firstPieces = 8
	maxPieces   = 1024
)

// piece returns a new operation with room for parts of at most the given numbers, and sets
// the numbers. It is the caller's task to fill the parts.
func (a *Arena) piece(operands, results, props int) *Operation {
	parts := pieceParts{operands: uint16(operands), results: uint8(results), props: uint8(props)}
	if operands >= len(operandClass) {
		operands, parts.operands, parts.apart = 0, 0, parts.apart|operandsApart
	}
	if results >= len(resultClass) {
		results, parts.results, parts.apart = 0, 0, parts.apart|resultsApart
	}
	if props >= len(propClass) {
		props, parts.props, parts.apart = 0, 0, parts.apart|propsApart
	}
	oc, rc, pc := operandClass[operands], resultClass[results], propClass[props]
	back := uintptr(results)*valueSize + uintptr(operandClasses[oc])*operandSize
	parts.operandsBack = uint8(back / wordSize)
	back += uintptr(propClasses[pc]) * attributeSize
	parts.propsBack = uint8(back / wordSize)
	parts.shape = shapeOf(rc, pc, oc)
	op := a.take(parts.shape, back+operationSize)
	op.parts = parts
	return op
}

// take returns a zeroed operation of a shape whose pieces have size bytes.
func (a *Arena) take(shape uint8, size uintptr) *Operation {
	s := &a.pieces[shape]
	if op := s.free; op != nil {
		s.free, op.next = op.next, nil
		return op
	}
	if s.left == 0 {
		s.size = min(max(2*s.size, firstPieces), maxPieces)
		s.page = pageOf[shape](nil, int(s.size))
		s.rest, s.left = s.page, s.size
	}
	p := s.rest
	if s.left--; s.left == 0 {
		s.rest = nil // a pointer behind the page would keep alive what is there
	} else {
		s.rest = unsafe.Add(p, size)
		prefetch.Piece(unsafe.Add(p, 2*size-operationSize))
	}
	return (*Operation)(unsafe.Add(p, size-operationSize))
}

// give clears the piece of an operation and keeps it for take.
func (a *Arena) give(op *Operation) {
	p := op.parts
	clear(unsafe.Slice((*Attribute)(unsafe.Add(unsafe.Pointer(op), -int(p.propsBack)*int(wordSize))), p.props))
	room := operandClasses[p.shape%uint8(len(operandClasses))]
	clear(unsafe.Slice((*Operand)(unsafe.Add(unsafe.Pointer(op), -int(p.operandsBack)*int(wordSize))), room))
	clear(unsafe.Slice((*Value)(unsafe.Add(unsafe.Pointer(op), -int(p.results)*int(valueSize))), p.results))
	if slab.Poisoned {
		*op = Operation{}
		size := pieceSize(p.shape)
		slab.Poison(unsafe.Add(unsafe.Pointer(op), int(operationSize)-int(size)), size)
		return
	}
	s := &a.pieces[p.shape]
	*op = Operation{next: s.free}
	s.free = op
}

// cleanPage clears the first n pieces of a page of a shape. If page is nil, it first makes a page
// of n pieces. It returns the page.
func cleanPage[P, O, R any](page unsafe.Pointer, n int) unsafe.Pointer {
	if page == nil {
		return unsafe.Pointer(unsafe.SliceData(slab.Page[piece[P, O, R]](n)))
	}
	clear(unsafe.Slice((*piece[P, O, R])(page), n))
	return page
}

// pageOf makes and clears the pages of each shape.
var pageOf = [numShapes]func(page unsafe.Pointer, n int) unsafe.Pointer{
	cleanPage[[0]Attribute, [0]Operand, [0]Value],
	cleanPage[[0]Attribute, [1]Operand, [0]Value],
	cleanPage[[0]Attribute, [2]Operand, [0]Value],
	cleanPage[[0]Attribute, [3]Operand, [0]Value],
	cleanPage[[0]Attribute, [4]Operand, [0]Value],
	cleanPage[[0]Attribute, [8]Operand, [0]Value],
	cleanPage[[1]Attribute, [0]Operand, [0]Value],
	cleanPage[[1]Attribute, [1]Operand, [0]Value],
	cleanPage[[1]Attribute, [2]Operand, [0]Value],
	cleanPage[[1]Attribute, [3]Operand, [0]Value],
	cleanPage[[1]Attribute, [4]Operand, [0]Value],
	cleanPage[[1]Attribute, [8]Operand, [0]Value],
	cleanPage[[2]Attribute, [0]Operand, [0]Value],
	cleanPage[[2]Attribute, [1]Operand, [0]Value],
	cleanPage[[2]Attribute, [2]Operand, [0]Value],
	cleanPage[[2]Attribute, [3]Operand, [0]Value],
	cleanPage[[2]Attribute, [4]Operand, [0]Value],
	cleanPage[[2]Attribute, [8]Operand, [0]Value],
	cleanPage[[4]Attribute, [0]Operand, [0]Value],
	cleanPage[[4]Attribute, [1]Operand, [0]Value],
	cleanPage[[4]Attribute, [2]Operand, [0]Value],
	cleanPage[[4]Attribute, [3]Operand, [0]Value],
	cleanPage[[4]Attribute, [4]Operand, [0]Value],
	cleanPage[[4]Attribute, [8]Operand, [0]Value],
	cleanPage[[0]Attribute, [0]Operand, [1]Value],
	cleanPage[[0]Attribute, [1]Operand, [1]Value],
	cleanPage[[0]Attribute, [2]Operand, [1]Value],
	cleanPage[[0]Attribute, [3]Operand, [1]Value],
	cleanPage[[0]Attribute, [4]Operand, [1]Value],
	cleanPage[[0]Attribute, [8]Operand, [1]Value],
	cleanPage[[1]Attribute, [0]Operand, [1]Value],
	cleanPage[[1]Attribute, [1]Operand, [1]Value],
	cleanPage[[1]Attribute, [2]Operand, [1]Value],
	cleanPage[[1]Attribute, [3]Operand, [1]Value],
	cleanPage[[1]Attribute, [4]Operand, [1]Value],
	cleanPage[[1]Attribute, [8]Operand, [1]Value],
	cleanPage[[2]Attribute, [0]Operand, [1]Value],
	cleanPage[[2]Attribute, [1]Operand, [1]Value],
	cleanPage[[2]Attribute, [2]Operand, [1]Value],
	cleanPage[[2]Attribute, [3]Operand, [1]Value],
	cleanPage[[2]Attribute, [4]Operand, [1]Value],
	cleanPage[[2]Attribute, [8]Operand, [1]Value],
	cleanPage[[4]Attribute, [0]Operand, [1]Value],
	cleanPage[[4]Attribute, [1]Operand, [1]Value],
	cleanPage[[4]Attribute, [2]Operand, [1]Value],
	cleanPage[[4]Attribute, [3]Operand, [1]Value],
	cleanPage[[4]Attribute, [4]Operand, [1]Value],
	cleanPage[[4]Attribute, [8]Operand, [1]Value],
	cleanPage[[0]Attribute, [0]Operand, [2]Value],
	cleanPage[[0]Attribute, [1]Operand, [2]Value],
	cleanPage[[0]Attribute, [2]Operand, [2]Value],
	cleanPage[[0]Attribute, [3]Operand, [2]Value],
	cleanPage[[0]Attribute, [4]Operand, [2]Value],
	cleanPage[[0]Attribute, [8]Operand, [2]Value],
	cleanPage[[1]Attribute, [0]Operand, [2]Value],
	cleanPage[[1]Attribute, [1]Operand, [2]Value],
	cleanPage[[1]Attribute, [2]Operand, [2]Value],
	cleanPage[[1]Attribute, [3]Operand, [2]Value],
	cleanPage[[1]Attribute, [4]Operand, [2]Value],
	cleanPage[[1]Attribute, [8]Operand, [2]Value],
	cleanPage[[2]Attribute, [0]Operand, [2]Value],
	cleanPage[[2]Attribute, [1]Operand, [2]Value],
	cleanPage[[2]Attribute, [2]Operand, [2]Value],
	cleanPage[[2]Attribute, [3]Operand, [2]Value],
	cleanPage[[2]Attribute, [4]Operand, [2]Value],
	cleanPage[[2]Attribute, [8]Operand, [2]Value],
	cleanPage[[4]Attribute, [0]Operand, [2]Value],
	cleanPage[[4]Attribute, [1]Operand, [2]Value],
	cleanPage[[4]Attribute, [2]Operand, [2]Value],
	cleanPage[[4]Attribute, [3]Operand, [2]Value],
	cleanPage[[4]Attribute, [4]Operand, [2]Value],
	cleanPage[[4]Attribute, [8]Operand, [2]Value],
}
