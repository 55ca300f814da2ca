// Package describe reports the layout of blocks: the place of each member under several
// rule sets side by side, the first differences between them, the wasted bytes, and a
// picture of the bytes. It describes a type or a reflected shape, and writes reports as
// text, JSON, SVG and HTML.
package describe

import (
	"errors"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Subject is a block to describe. Either Type or Shape is given.
type Subject struct {
	// Variable is the name of the variable if Name is another one, such as that of an argument.
	Variable string
	// Name is the name of the block, and Where the variable it is bound to; both may be
	// empty.
	Name, Where string
	// TypeName is the name of the block's type, if it has one of its own.
	TypeName string
	// Module is the name of the module or binary that has the block, and Entry that of the
	// only entry point that uses it; both may be empty.
	Module, Entry string
	// Binding is the binding of a descriptor, or nil if the block is not one.
	Binding *Binding
	// Class and Env decide which rule set applies.
	Class       spec.StorageClass
	Env         *target.Env
	BufferBlock bool
	// Type is the type of the block, with or without offsets and strides.
	Type ir.Type
	// Shape is a layout from a binary.
	Shape *block.Shape
}

// Binding is the descriptor set and the number of a descriptor.
type Binding struct{ Set, Number uint32 }

// String returns the binding in words.
func (b Binding) String() string {
	return "set " + strconv.FormatUint(uint64(b.Set), 10) + ", binding " + strconv.FormatUint(uint64(b.Number), 10)
}

// Options controls a description.
type Options struct {
	// Rules are the rule sets to compare. If Rules is empty, Describe compares std140,
	// std430, scalar and C.
	Rules []blocklayout.Rules
	// Context is the context for the types of shapes. It must have the spirv dialect.
	Context *ir.Context
}

// Block is a description.
type Block struct {
	Name  string `json:"name,omitempty"`
	Where string `json:"where,omitempty"`
	// StorageClass and Target determine Applies, the rule set for the block. Applies is
	// empty if no rule set applies; Err then says why.
	StorageClass string `json:"storageClass"`
	Target       string `json:"target,omitempty"`
	Applies      string `json:"applies,omitempty"`
	// Type is a short text of the block's type.
	Type string `json:"type"`
	// Err says why the block has no layout, or why no rule set applies.
	Err string `json:"error,omitempty"`
	// Rows are the members. Nested members follow the member that contains them. Elided
	// reports whether Rows is incomplete.
	Rows   []Row `json:"members"`
	Elided bool  `json:"elided,omitempty"`
	// Layouts are the columns: the block's own layout if it has one, then a layout for
	// each rule set.
	Layouts []*Layout `json:"layouts"`
	// Divergences holds the first difference of each pair of layouts.
	Divergences []Divergence `json:"divergences,omitempty"`
	// Violations are the errors in the block's own layout.
	Violations []string `json:"violations,omitempty"`

	members int
}

// Layout is one layout of the block.
type Layout struct {
	// Name is "actual" or the name of the rule set.
	Name string `json:"name"`
	// Applies marks the rule set that the storage class and the target choose. Allowed
	// marks a rule set that a target environment may request for the block.
	Applies bool `json:"applies,omitempty"`
	Allowed bool `json:"allowed"`
	// Size, Align and Wasted are in bytes. If the block ends in a runtime array, Size
	// does not include the array, and Stride is the array's stride.
	Size   int64 `json:"size"`
	Align  int64 `json:"align"`
	Wasted int64 `json:"wasted"`
	Stride int64 `json:"runtimeStride,omitempty"`
	// WastedEach is the number of bytes that each element of the runtime array wastes.
	WastedEach int64 `json:"runtimeWasted,omitempty"`
	// Order is an order of the members that needs fewer bytes, if there is one. Saved
	// is the number of bytes that it saves.
	Order []string `json:"betterOrder,omitempty"`
	Saved int64    `json:"saved,omitempty"`
	// Err says why the block has no such layout.
	Err string `json:"error,omitempty"`
	// Shape is the layout, or nil if there is none.
	Shape *block.Shape `json:"-"`
	// Rules is the rule set of the layout. For the block's own layout it is the rule
	// set that applies.
	Rules blocklayout.Rules `json:"-"`

	aligner *blocklayout.Aligner
}

// Actual reports whether l is the block's own layout.
func (l *Layout) Actual() bool { return l.Name == actualName }

const actualName = "actual"

// Row is a member at any depth.
type Row struct {
	// Path leads to the member, such as "a.b" or "a[].b". It is empty for a block that
	// is not a struct. Depth is 0 for the members of the block itself.
	Path  string `json:"path"`
	Type  string `json:"type"`
	Depth int    `json:"depth"`
	// Cells are in the order of the layouts. A cell is nil if its layout does not
	// exist.
	Cells []*Cell `json:"cells"`

	name   string
	member int // the index of the row's outermost member in the block
}

// Cell is the place of a member in a layout. All numbers are in bytes. Offset counts
// from the start of the block, for the first element of arrays. Padding is the number
// of unused bytes before the member in its struct.
type Cell struct {
	Offset       int64 `json:"offset"`
	Size         int64 `json:"size"`
	Align        int64 `json:"align"`
	ArrayStride  int64 `json:"arrayStride,omitempty"`
	MatrixStride int64 `json:"matrixStride,omitempty"`
	Padding      int64 `json:"padding,omitempty"`
	// InnerStrides are the strides of the inner dimensions of an array of arrays, from the second on.
	InnerStrides []int64 `json:"innerStrides,omitempty"`
	// RowMajor is true for matrices whose rows are contiguous. MatrixStride is then that of the rows.
	RowMajor bool `json:"rowMajor,omitempty"`
	// Diverges names, like Divergence.What, the first difference from the layout that
	// Chosen returns. Only the first member that differs has it.
	Diverges string `json:"diverges,omitempty"`
}

// Divergence is the first difference between two layouts.
type Divergence struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Path string `json:"path"`
	// What is InOffset, InArrayStride, InMatrixStride or InSize. InA and InB are the
	// values in bytes.
	What string `json:"what"`
	InA  int64  `json:"inA"`
	InB  int64  `json:"inB"`
}

// These are the values of Divergence.What.
const (
	InOffset       = "offset"
	InArrayStride  = "array stride"
	InMatrixStride = "matrix stride"
	InSize         = "size"
)

// Describe describes a block. It reports errors in the block as part of the
// description.
func Describe(s *Subject, o Options) *Block {
	b := &Block{Name: shortName(s.Name), Where: printable(s.Where), StorageClass: s.Class.String(), Target: s.Env.Name()}
	applies, err := blocklayout.RulesFor(s.Class, s.Env, s.BufferBlock)
	if err != nil {
		b.Err, applies = err.Error(), blocklayout.Std430
	} else {
		b.Applies = applies.String()
	}
	t, shape, err := normalize(s, o.Context)
	if s.Type != nil {
		b.Type = TypeText(s.Type)
	}
	if err != nil {
		b.Err = err.Error()
		return b
	}
	laidOut := s.Shape != nil || s.Type != nil && hasLayout(s.Type, 0)
	if laidOut {
		l := &Layout{Name: actualName, Rules: applies, Shape: shape, Size: shape.Size, Allowed: true, aligner: blocklayout.NewAlignerFor(applies, s.Class, s.Env)}
		l.Align = l.aligner.Align(shape)
		b.Layouts = append(b.Layouts, l)
		b.check(s, o.Context, shape)
	}
	rules := o.Rules
	if len(rules) == 0 {
		rules = []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar, blocklayout.C}
	}
	for _, r := range rules {
		l := &Layout{Name: r.String(), Rules: r, Applies: b.Applies == r.String(), aligner: blocklayout.NewAlignerFor(r, s.Class, s.Env)}
		l.Allowed = l.Applies || allowed(s, r)
		b.Layouts = append(b.Layouts, l)
		in, err := blocklayout.LayOutFor(t, r, s.Class, s.Env)
		if err != nil {
			l.Err = err.Error()
			continue
		}
		if l.Shape, err = blocklayout.ShapeOf(in.Type); err != nil {
			l.Err = err.Error()
			continue
		}
		l.Shape = named(l.Shape, shape)
		l.Size, l.Align = in.Size, in.Align
	}
	b.fill(s, shape, t)
	return b
}

// allowed reports whether a target environment may request r for the block.
func allowed(s *Subject, r blocklayout.Rules) bool {
	if r == blocklayout.MLIR {
		return false
	}
	c := s.Env.Config()
	c.Layout.BlockLayout = target.BlockLayout(r.String())
	_, err := blocklayout.RulesFor(s.Class, target.New(c), s.BufferBlock)
	return err == nil
}

// normalize returns the type of the block without layout, and a shape: the block's own
// layout, or else a shape that has only the structure.
func normalize(s *Subject, ctx *ir.Context) (ir.Type, *block.Shape, error) {
	shape := s.Shape
	if shape == nil {
		t := s.Type
		var err error
		if !hasLayout(t, 0) {
			t = literal(t, 0)
			in, err := blocklayout.LayOut(t, blocklayout.Scalar)
			if err != nil {
				return nil, nil, err
			}
			t = in.Type
		}
		if shape, err = blocklayout.ShapeOf(t); err != nil {
			return nil, nil, err
		}
	}
	t, err := blocklayout.NewTypes(ctx, false).Of(shape)
	return t, shape, err
}

// check records the violations of the rules that apply to the block's own layout.
func (b *Block) check(s *Subject, ctx *ir.Context, shape *block.Shape) {
	types := blocklayout.NewTypes(ctx, true)
	t := s.Type
	if t == nil {
		var err error
		if t, err = types.Of(shape); err != nil {
			return
		}
	}
	for _, v := range blocklayout.Check(t, blocklayout.CheckOptions{Class: s.Class, Env: s.Env, BufferBlock: s.BufferBlock, Names: types.Name}) {
		b.Violations = append(b.Violations, printable(v.String()))
	}
}

// fill computes the parts of the description that depend on the layouts.
func (b *Block) fill(s *Subject, shape *block.Shape, t ir.Type) {
	b.rows(shape)
	if b.Type == "" {
		b.Type = blocklayout.TypeName(shape)
	}
	for _, l := range b.Layouts {
		if l.Shape == nil {
			continue
		}
		used := usedBytes{}
		if a := runtimeArray(l.Shape); a != nil {
			l.Stride, l.WastedEach = a.Stride, max(0, a.Stride-used.usedBytesOf(a.Elem, 0))
		}
		l.Wasted = max(0, l.Size-used.usedBytesOf(l.Shape, 0))
	}
	b.diverge()
	for _, l := range b.Layouts {
		if l.Shape != nil && !l.Actual() {
			b.reorder(s, l, t)
		}
	}
}

// reorder searches for an order of the members that makes the layout smaller.
func (b *Block) reorder(s *Subject, l *Layout, t ir.Type) {
	st, ok := t.(*spirv.StructType)
	if !ok || len(st.Members()) < 2 {
		return
	}
	order, size, err := blocklayout.ReorderFor(st, l.Rules, s.Class, s.Env)
	if err != nil || size >= l.Size {
		return
	}
	l.Saved = l.Size - size
	for _, k := range order {
		l.Order = append(l.Order, fieldName(&l.Shape.Fields[k], k))
	}
}

// reference returns the layout to compare with: the block's own, or else the layout that
// applies, or else the first one. It returns nil if there is none.
func (b *Block) reference() *Layout {
	var first *Layout
	for _, l := range b.Layouts {
		switch {
		case l.Shape == nil:
		case l.Actual() || l.Applies && first == nil:
			return l
		case first == nil:
			first = l
		}
	}
	for _, l := range b.Layouts {
		if l.Applies && l.Shape != nil {
			return l
		}
	}
	return first
}

// Chosen returns the block's own layout or, if it has none, the layout that applies. If
// there is neither, the error says why.
func (b *Block) Chosen() (*Layout, error) {
	l := b.reference()
	switch {
	case b.Err != "":
		return nil, errors.New(b.Err)
	case l != nil && (l.Actual() || l.Applies):
		return l, nil
	}
	for _, l := range b.Layouts {
		if l.Applies && l.Err != "" {
			return nil, errors.New(l.Err)
		}
	}
	if l == nil {
		return nil, errors.New("the block has no layout")
	}
	return l, nil
}

// runtimeArray returns the runtime array that s is or that s ends in, or nil.
func runtimeArray(s *block.Shape) *block.Shape {
	if !s.Runtime() {
		return nil
	}
	if s.Kind == block.Struct {
		s = s.Fields[len(s.Fields)-1].Shape
	}
	return s
}
