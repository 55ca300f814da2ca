package describe

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// DiffSide is one of the two inputs of [Compare].
type DiffSide struct {
	// Name names the side in the output.
	Name     string
	Subjects []*Subject
	// Rules is the rule set that lays the blocks out. If Rules is nil, a block keeps its
	// own layout or, if it has none, gets the layout that applies.
	Rules *blocklayout.Rules
	// Context is the context for the types of shapes. It must have the spirv dialect.
	Context *ir.Context
}

// Diff holds the differences between the layouts of the blocks of two sides.
type Diff struct {
	A      string       `json:"a"`
	B      string       `json:"b"`
	Same   bool         `json:"same"`
	Blocks []*BlockDiff `json:"blocks"`
}

// Status says what is the difference between two sides.
type Status string

// Added blocks and members are only in B, removed ones only in A.
const (
	StatusSame    Status = "same"
	StatusChanged Status = "changed"
	StatusAdded   Status = "added"
	StatusRemoved Status = "removed"
)

// BlockDiff compares a block of A with the block of B at the same binding or of the same
// name. A or B is nil if the side does not have the block.
type BlockDiff struct {
	// Status is same, changed, added or removed.
	Status Status      `json:"status"`
	A      *DiffLayout `json:"a,omitempty"`
	B      *DiffLayout `json:"b,omitempty"`
	// Changes names the properties of the block that differ: binding, storage class, size.
	Changes []string     `json:"changes,omitempty"`
	Members []MemberDiff `json:"members,omitempty"`
	// Elided reports whether Members is incomplete.
	Elided bool `json:"elided,omitempty"`
}

// DiffLayout is the layout of a block on one side.
type DiffLayout struct {
	Name         string `json:"name,omitempty"`
	Where        string `json:"where,omitempty"`
	StorageClass string `json:"storageClass"`
	Target       string `json:"target,omitempty"`
	// Layout is "actual" or the name of the rule set.
	Layout string `json:"layout"`
	// Size is in bytes. It does not include the elements of a runtime array, of which
	// Stride is the stride.
	Size   int64 `json:"size"`
	Stride int64 `json:"runtimeStride,omitempty"`

	block *Block
	shape *block.Shape
}

// MemberDiff is a member at any depth that differs. A or B is nil if the side does not
// have the member.
type MemberDiff struct {
	// Path leads to the member, such as "a.b" or "a[].b".
	Path string `json:"path"`
	// Status is changed, added or removed.
	Status Status `json:"status"`
	A      *Place `json:"a,omitempty"`
	B      *Place `json:"b,omitempty"`
	// Changes names what differs: type, offset, size, array stride, matrix stride,
	// majorness, padding.
	Changes []string `json:"changes,omitempty"`
}

// Place is the place of a member on one side. All numbers are in bytes, as in [Cell].
type Place struct {
	Type         string `json:"type"`
	Offset       int64  `json:"offset"`
	Size         int64  `json:"size"`
	ArrayStride  int64  `json:"arrayStride,omitempty"`
	MatrixStride int64  `json:"matrixStride,omitempty"`
	RowMajor     bool   `json:"rowMajor,omitempty"`
	Padding      int64  `json:"padding,omitempty"`
}

// These are further values of BlockDiff.Changes and MemberDiff.Changes.
const (
	InBinding   = "binding"
	InClass     = "storage class"
	InType      = "type"
	InMajorness = "majorness"
	InPadding   = "padding"
)

// Compare compares the blocks of two sides. It returns an error if a block has no layout.
// The result lists the blocks of a in their order, and then those that only b has.
func Compare(a, b DiffSide) (*Diff, error) {
	inA, err := a.layouts()
	if err != nil {
		return nil, err
	}
	inB, err := b.layouts()
	if err != nil {
		return nil, err
	}
	d := &Diff{A: a.Name, B: b.Name, Same: true, Blocks: []*BlockDiff{}}
	partner := pairBlocks(a.Subjects, b.Subjects)
	paired := make([]bool, len(inB))
	for i, x := range inA {
		if j := partner[i]; j >= 0 {
			paired[j] = true
			d.add(compareBlocks(x, inB[j], a.Subjects[i], b.Subjects[j]))
			continue
		}
		d.add(&BlockDiff{Status: StatusRemoved, A: x})
	}
	for j, y := range inB {
		if !paired[j] {
			d.add(&BlockDiff{Status: StatusAdded, B: y})
		}
	}
	return d, nil
}

func (d *Diff) add(b *BlockDiff) {
	d.Blocks = append(d.Blocks, b)
	d.Same = d.Same && b.Status == StatusSame
}

// layouts describes the blocks of a side by the layout to compare.
func (s *DiffSide) layouts() ([]*DiffLayout, error) {
	out := make([]*DiffLayout, len(s.Subjects))
	for i, subject := range s.Subjects {
		o := Options{Context: s.Context}
		if s.Rules != nil {
			o.Rules = []blocklayout.Rules{*s.Rules}
		}
		b := Describe(subject, o)
		l, err := b.Chosen()
		if s.Rules != nil && len(b.Layouts) > 0 {
			l, err = b.Layouts[len(b.Layouts)-1], nil
			if l.Shape == nil {
				err = fmt.Errorf("no %s: %s", l.Name, l.Err)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", s.Name, b.Title(), err)
		}
		b.keepOnly(l)
		out[i] = &DiffLayout{Name: b.Name, Where: b.Where, StorageClass: b.StorageClass, Target: b.Target, Layout: l.Name, Size: l.Size, Stride: l.Stride, block: b, shape: l.Shape}
	}
	return out, nil
}

// keepOnly removes the other layouts from b.
func (b *Block) keepOnly(l *Layout) {
	for i, x := range b.Layouts {
		if x != l {
			continue
		}
		for k := range b.Rows {
			c := *b.Rows[k].Cells[i]
			c.Diverges = ""
			b.Rows[k].Cells = []*Cell{&c}
		}
	}
	b.Layouts, b.Divergences = []*Layout{l}, nil
}

// pairBlocks returns for each block of a the index of its partner in b, or -1. Blocks are
// partners if they have the same key; keys that say more come first.
func pairBlocks(a, b []*Subject) []int {
	partner := make([]int, len(a))
	for i := range partner {
		partner[i] = -1
	}
	taken := make([]bool, len(b))
	for _, key := range []func(*Subject) string{
		func(s *Subject) string { return joined(s.Module, s.bindingKey(), s.nameKey()) },
		func(s *Subject) string { return joined(s.Module, s.bindingKey()) },
		func(s *Subject) string { return joined(s.bindingKey(), s.nameKey()) },
		(*Subject).bindingKey,
		func(s *Subject) string { return joined(s.Module, s.Entry, s.nameKey()) },
		func(s *Subject) string { return joined(s.Entry, s.nameKey()) },
		func(s *Subject) string { return joined(s.Module, s.nameKey()) },
		(*Subject).nameKey,
		func(s *Subject) string {
			if s.Class == spec.StorageClassPushConstant {
				return s.Class.String()
			}
			return ""
		},
	} {
		pairByKey(a, b, key, partner, taken)
	}
	if len(a) == 1 && len(b) == 1 {
		partner[0] = 0
	}
	return partner
}

// pairByKey pairs the blocks without partner that have the same key, in their order. It
// does not pair blocks whose key is empty.
func pairByKey(a, b []*Subject, key func(*Subject) string, partner []int, taken []bool) {
	free := map[string][]int{}
	for j, s := range b {
		if k := key(s); k != "" && !taken[j] {
			free[k] = append(free[k], j)
		}
	}
	for i, s := range a {
		k := key(s)
		if partner[i] >= 0 || len(free[k]) == 0 {
			continue
		}
		partner[i] = free[k][0]
		taken[partner[i]] = true
		free[k] = free[k][1:]
	}
}

// joined joins parts of a key. It returns "" if a part is empty.
func joined(parts ...string) string {
	key := ""
	for _, p := range parts {
		if p == "" {
			return ""
		}
		key += strconv.Quote(p)
	}
	return key
}

// bindingKey returns the binding as a key, or "" if there is none.
func (s *Subject) bindingKey() string {
	if s.Binding == nil {
		return ""
	}
	return s.Binding.String()
}

// nameKey returns the name as a key: a symbol of a module is a name of its binary.
func (s *Subject) nameKey() string { return strings.TrimPrefix(s.Name, "@") }

// compareBlocks compares two layouts.
func compareBlocks(a, b *DiffLayout, of, with *Subject) *BlockDiff {
	d := &BlockDiff{Status: StatusSame, A: a, B: b}
	sizeA, sizeB := a.Size, b.Size
	if a.Layout == actualName || b.Layout == actualName {
		// The declarations of a binary do not state tail padding.
		sizeA, sizeB = a.shape.Size, b.shape.Size
	}
	for _, c := range []struct {
		what    string
		differs bool
	}{
		{InBinding, of.bindingKey() != with.bindingKey()}, {InClass, a.StorageClass != b.StorageClass},
		{InSize, sizeA != sizeB},
	} {
		if c.differs {
			d.Changes = append(d.Changes, c.what)
		}
	}
	w := &memberDiffer{equal: map[[2]*block.Shape]bool{}, out: d, budget: maxDiffFields}
	if !w.sameLayout(a.shape, b.shape) {
		d.Status = StatusChanged
		if a.shape.Kind == block.Struct && b.shape.Kind == block.Struct {
			w.fields(a.shape, b.shape, "", 0, 0, 0)
		} else {
			w.value(a.shape, b.shape, MemberDiff{Status: StatusChanged, A: placeOf(a.shape, 0, 0), B: placeOf(b.shape, 0, 0)}, 0)
		}
	}
	if len(d.Changes) > 0 {
		d.Status = StatusChanged
	}
	return d
}
